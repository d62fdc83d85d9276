/* A season's page: its ranking, with the results in each event. */
#include "site/inner.h"

#include "base/messages.h"
#include "site/messages.h"

bool site_season_page(struct site *site, const struct book_season *season)
{
	struct report_season ranking;
	struct doc doc = { 0 };
	struct buf path = { 0 };
	bool done = report_season_make(site->s, season, &ranking, site->e);

	if (done) {
		struct buf title = { 0 };
		buf_msg(&title, site->lang, &msg_site_season_title, MSG_ARGS(season->name));
		site_begin(site, buf_text(&title), "../");
		buf_free(&title);
		report_season_doc(&ranking, site->lang, false, &doc);
		buf_str(&path, "season/");
		site_slug(&path, season->name);
		buf_str(&path, ".html");
		done = site_doc(site, &doc) && site_end(site, buf_text(&path));
	}
	buf_free(&path);
	report_season_free(&ranking);
	return done;
}
