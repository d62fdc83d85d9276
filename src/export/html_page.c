/* The HTML page around a document: templates/page.html with its {{slots}} filled. */
#include "export/export.h"
#include "report/page/page.h"

#include "base/messages.h"
#include "report/messages.h"

#include <stdio.h>
#include <string.h>

/* Fill the double braces; a name that begins with ! is a comment. */
static bool page_fill(struct buf *b, const char *file, const char *page, const char *title,
	const struct buf *body, enum lang lang, struct err *e)
{
	const char *from = page, *open, *close;
	bool has_body = false;
	char name[16];

	while ((open = strstr(from, "{{")) && (close = strstr(open, "}}"))) {
		buf_add(b, from, (size_t)(open - from));
		snprintf(name, sizeof name, "%.*s", (int)(close - open) - 2, open + 2);
		if (strcmp(name, "lang") == 0) {
			buf_str(b, lang == LANG_HU ? "hu" : "en");
		} else if (strcmp(name, "title") == 0) {
			buf_html(b, title);
		} else if (strcmp(name, "body") == 0 && !has_body) {
			buf_add(b, buf_text(body), body->len);
			has_body = true;
		} else if (*name != '!') {
			int line = 1;
			for (const char *at = page; at < open; at++)
				line += *at == '\n';
			return err_set(e, ERR_REFUSED, &msg_template_slot, MSG_ARGS(file, num_of(line).text, name));
		}
		from = close + 2;
	}
	if (!has_body)
		return err_set(e, ERR_REFUSED, &msg_template_no_body, MSG_ARGS(file, "{{body}}"));
	buf_str(b, from);
	return !b->failed || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}

bool html_page(struct buf *b, const char *title, const struct buf *body, const struct doc_look *look,
	struct err *e)
{
	struct buf page = { 0 }, path = { 0 };
	bool done = template_file(&page, &path, "page.html", look, e)
		&& page_fill(b, buf_text(&path), buf_text(&page), title, body, look->lang, e);

	buf_free(&page);
	buf_free(&path);
	return done;
}
