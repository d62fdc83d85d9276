/* The minutes of a ruling as one page, text or HTML; labels and order come from templates/minutes. */
#include "export/pages.h"

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

static void minutes_parts(struct doc *doc, struct page *page, const struct report_minutes *minutes)
{
	page_doc(doc, page, page_text(page, minutes->blind ? MINUTES_BLIND_TITLE : TEMPLATE_TITLE));
	doc_text(doc, minutes->blind ? "" : page_text(page, MINUTES_WHERE));
	for (int i = 0; i < REPORT_MINUTES; i++) {
		const char *label = page->t.text[MINUTES_FIRST + i];
		if (*label)
			doc_pair(doc, minutes_texts[MINUTES_FIRST + i - TEMPLATE_COMMON_TEXTS], label, buf_text(&minutes->text[i]));
	}
	doc_text(doc, minutes->blind ? "" : page_text(page, MINUTES_SIGN));
	doc_foot(doc, page_mark(page, &minutes->mark));
}

bool export_minutes(struct buf *b, const struct report_minutes *minutes, enum export_format format,
	const struct export_look *look, struct err *e)
{
	struct doc doc = { 0 };
	struct page page;
	bool done = page_start(&page, &minutes_kind, &minutes->event, look, e);

	if (done) {
		slots_number(&page.slots, SLOT_ROUND, minutes->table.round);
		slots_number(&page.slots, SLOT_TABLE, minutes->table.no);
		slots_number(&page.slots, SLOT_NUMBER, minutes->deal_no);
		minutes_parts(&doc, &page, minutes);
		done = export_doc(b, &doc, format, look, e);
	}
	doc_free(&doc);
	page_free(&page);
	return done;
}
