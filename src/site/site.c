/* Which pages there are: those of every event, the list of events, how a page is verified, the style. */
#include "site/inner.h"

#include "base/messages.h"
#include "site/messages.h"

#include <stdlib.h>
#include <string.h>

/* ---- names of files ------------------------------------------------------------------------------ */

void site_slug(struct buf *b, const char *text)
{
	char folded[2 * BOOK_NAME];
	size_t start = b->len;
	bool is_between = false;

	text_fold(folded, sizeof folded, text, strlen(text));
	for (const char *c = folded; *c; c++) {
		bool is_word = (*c >= 'a' && *c <= 'z') || (*c >= '0' && *c <= '9');
		if (is_word && is_between && b->len > start)
			buf_char(b, '-');
		if (is_word)
			buf_char(b, *c);
		is_between = !is_word;
	}
	if (b->len == start)
		buf_char(b, 'x');
}

static void write_folder(struct buf *b, const struct book_event *event)
{
	buf_str(b, event->day);
	buf_char(b, '-');
	site_slug(b, event->name);
}

void site_event_folder(struct buf *b, const struct site_wanted *wanted, size_t at)
{
	size_t start = b->len;
	int same = 0;

	write_folder(b, &wanted->events[at]);
	for (size_t i = 0; i < at; i++) {
		struct buf other = { 0 };
		write_folder(&other, &wanted->events[i]);
		same += strcmp(buf_text(&other), buf_text(b) + start) == 0;
		buf_free(&other);
	}
	if (same > 0)
		buf_printf(b, "-%d", same + 1);
}

/* ---- pages of the whole site ----------------------------------------------------------------------- */

static const struct listing_column event_columns[] = {
	{ "day", &msg_site_head_day, .kind = LISTING_TEXT },
	{ "event", &msg_site_head_event, .kind = LISTING_TEXT },
	{ "place", &msg_site_head_venue, .kind = LISTING_TEXT },
	{ .key = NULL }
};

/* The list of events, a table for each year, the newest first. */
static bool make_index(struct site *site)
{
	const struct site_wanted *wanted = site->wanted;
	bool done = true;

	site_begin(site, msg_site_title.text[site->lang], "");
	if (wanted->event_count == 0)
		site_text(site, "p", msg_site_no_events.text[site->lang]);
	for (size_t end = wanted->event_count; done && end > 0;) {
		const char *year = wanted->events[end - 1].day;
		struct listing t;
		char title[8] = "";
		memcpy(title, year, 4);
		listing_begin(&t, site->lang, title, event_columns);
		for (; end > 0 && strncmp(wanted->events[end - 1].day, title, 4) == 0; end--) {
			const struct book_event *event = &wanted->events[end - 1];
			struct buf href = { 0 };
			site_event_folder(&href, wanted, end - 1);
			buf_str(&href, "/index.html");
			listing_text(&t, day_of(event->day, site->lang).text);
			listing_text(&t, event->name);
			listing_link(&t, buf_text(&href), NULL);
			listing_text(&t, event->place);
			buf_free(&href);
		}
		done = site_table(site, "events", &t);
	}
	if (wanted->season_count > 0) {
		site_text(site, "h2", msg_site_seasons.text[site->lang]);
		buf_str(&site->page, "<ul>\n");
	}
	for (size_t i = 0; i < wanted->season_count; i++) {
		buf_str(&site->page, "<li><a href=\"season/");
		site_slug(&site->page, wanted->seasons[i].name);
		buf_str(&site->page, ".html\">");
		buf_html(&site->page, wanted->seasons[i].name);
		buf_str(&site->page, "</a></li>\n");
	}
	buf_str(&site->page, wanted->season_count > 0 ? "</ul>\n" : "");
	return done && site_end(site, "index.html");
}

static bool make_verify(struct site *site)
{
	static const struct msg *const sentences[] = { &msg_site_verify_1, &msg_site_verify_2,
		&msg_site_verify_3, &msg_site_verify_4, &msg_site_verify_5 };

	site_begin(site, msg_site_verify.text[site->lang], "");
	buf_str(&site->page, "<ol>\n");
	for (size_t i = 0; i < sizeof sentences / sizeof *sentences; i++)
		site_text(site, "li", sentences[i]->text[site->lang]);
	buf_str(&site->page, "</ol>\n");
	return site_end(site, "verify.html");
}

static bool make_style(struct site *site)
{
	struct buf style = { 0 }, path = { 0 };
	bool done = template_file(&style, &path, "site.css", site->wanted->look, site->e)
		&& site->wanted->put(site->wanted->arg, "style.css", &style, site->e);

	buf_free(&style);
	buf_free(&path);
	return done;
}

/* ---- an event ------------------------------------------------------------------------------------ */

/* Find the code of an event's pages: of the whole book if points are carried into it from another event. */
static bool find_mark(struct site *site, const struct site_event *event, struct site_mark *out)
{
	struct vault_step step;
	bool done = true;

	out->mark = site->whole.mark;
	if (out->mark.code[0] && event->standings.rules.carry.percent == 0) {
		done = book_event_step(site->s, event->event->id, &out->mark.step, site->e)
			&& vault_step_find(site->s, out->mark.step, &step, site->e);
		if (done)
			report_code_of(&step, out->mark.code);
	}
	if (done && out->mark.code[0])
		html_qr(&out->qr, out->mark.code);
	return done;
}

static bool make_event(struct site *site, size_t at)
{
	struct site_event event = { .event = &site->wanted->events[at] };
	bool done = report_standings_make(site->s, event.event, &event.standings, site->e)
		&& find_mark(site, &event, &site->of_event[at]);

	site->mark = &site->of_event[at];
	event.standings.mark = site->mark->mark;

	if (done)
		done = book_tables(site->s, event.event->id, 0, &event.tables, &event.table_count, site->e);
	if (done) {
		site_event_folder(&event.folder, site->wanted, at);
		event.by_lines = event.standings.rules.form == DESK_FORM_DUPLICATE;
		event.by_score = event.by_lines || desk_ranks_by_score(&event.standings.rules);
		done = (!event.by_lines || (report_lines_make(site->s, event.event, 0, &event.lines, site->e)
			&& report_lines_add_standings(site->s, &event.lines, site->e)))
			&& site_event_page(site, &event) && site_player_pages(site, &event)
			&& site_table_pages(site, &event) && site_years_add(site, &event, at)
			&& site_feed_event(&site->news, site->s, site->wanted, &event.standings,
				event.by_lines ? &event.lines : NULL, buf_text(&event.folder), site->e);
	}
	book_free(event.tables);
	buf_free(&event.folder);
	report_lines_free(&event.lines);
	report_standings_free(&event.standings);
	return done;
}

bool site_make(struct book *s, const struct site_wanted *given, struct err *e)
{
	/* Pages and feeds are the same whatever the command itself shows, and where. */
	const struct doc_look look = { .lang = given->look->lang, .templates = given->look->templates };
	struct site_wanted all = *given;
	const struct site_wanted *wanted = &all;
	struct site site = { .s = s, .wanted = wanted, .lang = look.lang, .e = e };
	all.look = &look;
	site.mark = &site.whole;
	site.of_event = calloc(wanted->event_count + 1, sizeof *site.of_event);
	bool done = site.of_event ? report_mark_make(s, &site.whole.mark, e)
		: err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);

	if (done && site.whole.mark.code[0])
		html_qr(&site.whole.qr, site.whole.mark.code);
	done = done && make_style(&site) && make_index(&site) && make_verify(&site);
	for (size_t i = 0; done && i < wanted->event_count; i++)
		done = make_event(&site, i);
	site.mark = &site.whole;
	for (size_t i = 0; done && i < wanted->season_count; i++)
		done = site_season_page(&site, &wanted->seasons[i]);
	done = done && site_years_pages(&site)
		&& site_feed_news(&site.news, wanted, msg_site_title.text[site.lang], e);
	site_news_free(&site.news);
	free(site.results);
	buf_free(&site.page);
	buf_free(&site.whole.qr);
	for (size_t i = 0; site.of_event && i < wanted->event_count; i++)
		buf_free(&site.of_event[i].qr);
	free(site.of_event);
	return done;
}
