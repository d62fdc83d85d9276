/* What surrounds every page: head, links, check code. */
#include "site/inner.h"

#include "base/messages.h"
#include "site/messages.h"

void site_text(struct site *site, const char *element, const char *text)
{
	buf_printf(&site->page, "<%s>", element);
	buf_html(&site->page, text);
	buf_printf(&site->page, "</%.*s>\n", (int)strcspn(element, " "), element);
}

void site_say(struct site *site, const char *element, const struct msg *msg, const char *const args[])
{
	struct buf text = { 0 };

	buf_msg(&text, site->lang, msg, args);
	site_text(site, element, buf_text(&text));
	buf_free(&text);
}

void site_begin(struct site *site, const char *title, const char *up)
{
	struct buf *b = &site->page;

	buf_clear(b);
	site->up = up;
	buf_printf(b, "<!DOCTYPE html>\n<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\">\n"
		"<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
		"<meta name=\"color-scheme\" content=\"light dark\">\n",
		site->lang == LANG_HU ? "hu" : "en");
	site_text(site, "title", title);
	buf_printf(b, "<link rel=\"stylesheet\" href=\"%sstyle.css\">\n"
		"<link rel=\"alternate\" type=\"application/atom+xml\" href=\"%sfeed.atom\">\n", up, up);
	buf_printf(b, "</head>\n<body>\n<a class=\"skip\" href=\"#contents\">%s</a>\n",
		msg_site_skip.text[site->lang]);
	buf_printf(b, "<header><nav aria-label=\"%s\"><a href=\"%sindex.html\">%s</a> "
		"<a href=\"%splayer/index.html\">%s</a> <a href=\"%sverify.html\">%s</a></nav></header>\n",
		msg_site_pages.text[site->lang], up, msg_site_events.text[site->lang], up,
		msg_site_players.text[site->lang], up, msg_site_verify.text[site->lang]);
	buf_str(b, "<main id=\"contents\">\n");
	site_text(site, "h1", title);
}

bool site_end(struct site *site, const char *path)
{
	struct buf *b = &site->page;

	buf_str(b, "</main>\n<footer>\n");
	if (site->mark->mark.code[0]) {
		buf_add(b, buf_text(&site->mark->qr), site->mark->qr.len);
		site_say(site, "p", &msg_site_code,
			MSG_ARGS(site->mark->mark.code, num_of(site->mark->mark.step).text));
	}
	buf_str(b, "</footer>\n</body>\n</html>\n");
	if (b->failed)
		return err_set(site->e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	return site->wanted->put(site->wanted->arg, path, b, site->e);
}

bool site_doc(struct site *site, struct doc *doc)
{
	bool done = doc_done(doc, site->e) && html_parts(&site->page, doc, site->wanted->look, site->e);

	doc_free(doc);
	return done;
}

bool site_table(struct site *site, const char *key, struct listing *t)
{
	struct doc doc;

	doc_start(&doc, site->lang, "");
	doc_table(&doc, key, t);
	return site_doc(site, &doc);
}

void site_chart(struct site *site, const struct export_chart *chart)
{
	buf_str(&site->page, "<figure>\n");
	site_text(site, "figcaption", chart->title);
	export_chart_svg(&site->page, chart, site->lang);
	buf_str(&site->page, "</figure>\n");
}
