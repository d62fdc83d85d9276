/* The HTML page around a document: templates/page.html with its {{slots}} filled. */
#include "export/export.h"
#include "report/page/page.h"

#include "base/messages.h"
#include "report/messages.h"

#include <stdio.h>
#include <string.h>

static const char *const lang_codes[LANG_COUNT] = { [LANG_HU] = "hu", [LANG_EN] = "en" };


/* What page.html leaves open. */
struct page_parts {
	const char *lang, *title;
	const struct buf *body;
};

/* Put one {{name}} in; false if there is no such name. What begins with ! is a remark. */
static bool page_part(struct buf *b, const char *name, const struct page_parts *parts)
{
	if (strcmp(name, "lang") == 0)
		buf_str(b, parts->lang);
	else if (strcmp(name, "title") == 0)
		buf_html(b, parts->title);
	else if (strcmp(name, "body") == 0)
		buf_add(b, buf_text(parts->body), parts->body->len);
	else
		return *name == '!';
	return true;
}

/* The line on which `at` stands. */
static int line_of(const char *text, const char *at)
{
	int line = 1;

	for (; text < at; text++)
		line += *text == '\n';
	return line;
}

static bool page_fill(struct buf *b, const char *file, const char *page, const struct page_parts *parts,
	struct err *e)
{
	const char *from = page, *open, *close;
	bool has_body = false;
	char name[16];

	while ((open = strstr(from, "{{")) && (close = strstr(open, "}}"))) {
		buf_add(b, from, (size_t)(open - from));
		snprintf(name, sizeof name, "%.*s", (int)(close - open) - 2, open + 2);
		if (!page_part(b, name, parts)) {
			return err_set(e, ERR_REFUSED, &msg_template_slot,
				MSG_ARGS(file, num_of(line_of(page, open)).text, name));
		}
		has_body = has_body || strcmp(name, "body") == 0;
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
	const struct page_parts parts = { lang_codes[look->lang], title, body };
	struct buf page = { 0 }, path = { 0 };
	bool done = template_file(&page, &path, "page.html", look, e)
		&& page_fill(b, buf_text(&path), buf_text(&page), &parts, e);

	buf_free(&page);
	buf_free(&path);
	return done;
}
