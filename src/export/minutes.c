/* The minutes of a ruling as one page, text or HTML; labels and order come from templates/minutes. */
#include "export/pages.h"

#include "base/messages.h"
#include "export/messages.h"

#include <string.h>

enum minutes_text {
	MINUTES_BLIND_TITLE = TEMPLATE_COMMON_TEXTS, MINUTES_WHERE, MINUTES_FIRST,
	MINUTES_SIGN = MINUTES_FIRST + REPORT_MINUTES, MINUTES_TEXTS_END
};

#define TEXT_KEY(text) [text - TEMPLATE_COMMON_TEXTS]
#define MINUTE_KEY(minute) [MINUTES_FIRST + REPORT_MINUTE_##minute - TEMPLATE_COMMON_TEXTS]
static const char *const minutes_texts[MINUTES_TEXTS_END - TEMPLATE_COMMON_TEXTS] = {
	TEXT_KEY(MINUTES_BLIND_TITLE) = "blind-title",
	TEXT_KEY(MINUTES_WHERE) = "where",
	MINUTE_KEY(CASE) = "case",
	MINUTE_KEY(RULE) = "rule",
	MINUTE_KEY(ACT) = "act",
	MINUTE_KEY(TRICK) = "trick",
	MINUTE_KEY(CLAIMANT) = "claimant",
	MINUTE_KEY(OFFENDER) = "offender",
	MINUTE_KEY(FACTS) = "facts",
	MINUTE_KEY(CITES) = "cites",
	MINUTE_KEY(SHEET) = "sheet",
	MINUTE_KEY(BASIS) = "basis",
	MINUTE_KEY(RULING) = "ruling",
	MINUTE_KEY(BOOK) = "book",
	MINUTE_KEY(PAYMENT) = "payment",
	MINUTE_KEY(REASON) = "reason",
	MINUTE_KEY(JUDGE) = "judge",
	MINUTE_KEY(AT) = "at",
	MINUTE_KEY(REVISION) = "revision",
	TEXT_KEY(MINUTES_SIGN) = "sign",
};
static const struct template_field no_fields[] = { { NULL, REPORT_TEXT, false } };
static const struct template_kind minutes_kind = {
	"minutes", no_fields, 0, 0, minutes_texts, MINUTES_TEXTS_END - TEMPLATE_COMMON_TEXTS,
};

/* A label and what it stands for; several lines keep their form. */
static void minute_html(struct buf *b, const char *label, const char *text)
{
	bool lines = strchr(text, '\n') != NULL;

	buf_str(b, "<p><strong>");
	buf_html(b, label);
	buf_str(b, lines ? "</strong></p>\n<pre>" : "</strong> ");
	buf_html(b, text);
	buf_str(b, lines ? "</pre>\n" : "</p>\n");
}

static void minute_text(struct buf *b, const char *label, const char *text)
{
	bool lines = strchr(text, '\n') != NULL;

	buf_str(b, label);
	buf_char(b, lines ? '\n' : ' ');
	while (*text) {
		size_t n = strcspn(text, "\n");
		buf_str(b, lines ? "    " : "");
		buf_add(b, text, n);
		buf_char(b, '\n');
		text += n + (text[n] == '\n');
	}
}

static void draw(struct buf *b, struct page *page, const struct report_minutes *minutes, enum export_format format)
{
	const char *title = page_text(page, minutes->blind ? MINUTES_BLIND_TITLE : TEMPLATE_TITLE);

	if (format == EXPORT_HTML)
		buf_str(b, "<section class=\"minutes\">\n");
	page_heading(b, page, title, format);
	if (!minutes->blind)
		page_line(b, page, MINUTES_WHERE, format);
	for (int i = 0; i < REPORT_MINUTES; i++) {
		const char *text = buf_text(&minutes->text[i]), *label = page->t.text[MINUTES_FIRST + i];
		if (!*text || !*label)
			continue;
		if (format == EXPORT_HTML)
			minute_html(b, label, text);
		else
			minute_text(b, label, text);
	}
	if (!minutes->blind)
		page_line(b, page, MINUTES_SIGN, format);
	page_mark_line(b, page, &minutes->mark, format);
	if (format == EXPORT_HTML)
		buf_str(b, "</section>\n");
}

bool export_minutes(struct buf *b, const struct report_minutes *minutes, enum export_format format,
	const struct export_look *look, struct err *e)
{
	struct page page;
	struct buf body = { 0 };

	if (format != EXPORT_TEXT && format != EXPORT_HTML)
		return err_set(e, ERR_USAGE, &msg_not_a_workbook, MSG_NO_ARGS);
	bool done = page_start(&page, &minutes_kind, &minutes->event, look, e);
	if (done) {
		slots_number(&page.slots, SLOT_ROUND, minutes->table.round);
		slots_number(&page.slots, SLOT_TABLE, minutes->table.no);
		slots_number(&page.slots, SLOT_NUMBER, minutes->deal_no);
		draw(format == EXPORT_HTML ? &body : b, &page, minutes, format);
		if (format == EXPORT_HTML)
			done = template_html(b, page_text(&page, minutes->blind ? MINUTES_BLIND_TITLE : TEMPLATE_TITLE), &body, look, e);
	}
	buf_free(&body);
	page_free(&page);
	return page_done(b, done, e);
}
