/*
 * What all pages share: their template, heading and event; and the one document that is made of the parts of
 * an event.
 */
#include "report/page/page.h"

#include "base/messages.h"
#include "report/messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- check codes ------------------------------------------------------------------------------- */

/* The digits of Crockford's base 32, five bits each: 25 digits and three bits are 128. */
static const char code_digits[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
enum { CODE_DIGITS = 26, CODE_GROUP = 4, CODE_BITS = 128, WEAK_DIGITS = 12 };

void report_code_of(const struct vault_step *step, char out[REPORT_CODE])
{
	for (int i = 0; i < CODE_DIGITS; i++) {
		unsigned digit = 0;
		for (int bit = 5 * i; bit < 5 * i + 5; bit++) {
			/* The bits of hexadecimal digits, highest first; 0 past the last. */
			char c = bit < CODE_BITS ? step->seal[bit / 4] : '0';
			unsigned value = (unsigned)(c <= '9' ? c - '0' : c - 'a' + 10);
			digit = digit << 1 | (value >> (3 - bit % 4) & 1);
		}
		if (i > 0 && i % CODE_GROUP == 0)
			*out++ = '-';
		*out++ = code_digits[digit];
	}
	*out = '\0';
}

bool report_code_read(const char *typed, char seal[REPORT_CODE])
{
	static const char hex[] = "0123456789abcdef";
	int value[CODE_DIGITS], n = 0;

	for (; *typed; typed++) {
		if (*typed == '-' || *typed == ' ')
			continue;
		/* A digit as typed or read aloud: O is 0, I and L are 1. */
		char c = *typed >= 'a' && *typed <= 'z' ? (char)(*typed - 'a' + 'A') : *typed;
		const char *at = strchr(code_digits, c == 'O' ? '0' : c == 'I' || c == 'L' ? '1' : c);
		if (n == CODE_DIGITS || !at)
			return false;
		value[n++] = (int)(at - code_digits);
	}
	/* A code of twelve hexadecimal digits, as versions before 2.1 printed it. */
	for (int i = 0; n == WEAK_DIGITS && i < WEAK_DIGITS; i++) {
		if (value[i] > 15)
			return false;
		seal[i] = hex[value[i]];
		seal[i + 1] = '\0';
	}
	if (n == WEAK_DIGITS)
		return true;
	if (n != CODE_DIGITS || value[CODE_DIGITS - 1] % 4 != 0)
		return false;
	for (int i = 0; i < CODE_BITS / 4; i++) {
		int digit = 0;
		for (int bit = 4 * i; bit < 4 * i + 4; bit++)
			digit = digit << 1 | (value[bit / 5] >> (4 - bit % 5) & 1);
		seal[i] = hex[digit];
	}
	seal[CODE_BITS / 4] = '\0';
	return true;
}

bool report_code_is_weak(const char *seal)
{
	return strlen(seal) == WEAK_DIGITS;
}

bool report_mark_make(struct book *s, struct report_mark *out, struct err *e)
{
	struct vault_step last;
	bool found;

	*out = (struct report_mark){ 0 };
	if (!vault_step_last(s, &last, &found, e))
		return false;
	/* The step of an open change has no seal yet. */
	if (found && last.seal[0]) {
		out->step = last.id;
		report_code_of(&last, out->code);
	}
	return true;
}

/* ---- pages by a template ------------------------------------------------------------------------- */

bool page_start(struct page *page, const struct template_kind *kind, const struct book_event *event,
	const struct doc_look *look, struct err *e)
{
	static const struct book_event no_event;

	page->look = look;
	page->scratch = (struct buf){ 0 };
	if (!template_read(&page->t, kind, look, e))
		return false;
	if (look->paper == DOC_A3)
		page->t.page[PAGE_PAPER] = TEMPLATE_A3;
	slots_event(&page->slots, &page->t, event ? event : &no_event);
	return true;
}

void page_free(struct page *page)
{
	buf_free(&page->scratch);
}

const char *page_text(struct page *page, int text)
{
	return slots_text(&page->scratch, &page->slots, page->t.text[text]);
}

static void add_field(struct listing *t, const struct template_kind *kind, const struct template_column *from)
{
	struct listing_column *column = listing_add_column(t, &kind->fields[from->field]);

	if (!column)
		return;
	column->field = from->field;
	column->width = from->width;
	listing_head(t, from->head, "");
}

void page_columns(struct listing *t, struct page *page, enum template_section section, int group_count)
{
	const struct template_kind *kind = page->t.kind;
	const struct template_list *alone = &page->t.list[section], *grouped = &page->t.list[section + 1];

	for (int i = 0; i < alone->count; i++) {
		if (alone->column[i].field != kind->group) {
			add_field(t, kind, &alone->column[i]);
			continue;
		}
		page->group_text = alone->column[i].head;
		for (int group = 0; grouped->count > 0 && group < group_count; group++) {
			listing_group(t, "", "", 0);
			for (int j = 0; j < grouped->count; j++)
				add_field(t, kind, &grouped->column[j]);
		}
		listing_group_end(t);
	}
}

void page_group_head(struct page *page, struct listing *t, int group)
{
	if (group >= t->group_count)
		return;
	free(t->groups[group].head);
	t->groups[group].head = strdup(slots_text(&page->scratch, &page->slots, page->group_text));
	t->failed = t->failed || !t->groups[group].head;
}

void page_doc(struct doc *doc, const struct page *page, const char *title)
{
	if (doc->title) {
		/* A worksheet begins by itself. */
		doc_for(doc, page->look->size == DOC_DESK ? DOC_TERMINAL | DOC_PAPER : DOC_PEOPLE);
		doc_page(doc, page->look->size);
		doc_gap(doc, DOC_GAP_NONE);
		doc_heading(doc, title);
		doc_gap(doc, DOC_GAP_USUAL);
		return;
	}
	doc_start(doc, page->look->lang, title);
	doc->wanted = page->look->media;
	doc->size = page->look->size;
	doc->paper = page->look->paper;
	doc->landscape = page->t.page[PAGE_ORIENTATION] == TEMPLATE_LANDSCAPE && doc->size == DOC_DESK;
}

void page_announced(struct doc *doc, const struct game_rules *rules)
{
	const struct game_setting *setting = rules->edition ? rules->edition->settings : NULL;

	for (int i = 0; setting && setting[i].key; i++) {
		if (rules->choice[i] != 0 && setting[i].announced)
			doc_note(doc, setting[i].announced->text[doc->lang]);
	}
}

const char *page_mark(struct page *page, const struct report_mark *mark)
{
	if (!mark->code[0])
		return "";
	page->slots.value[SLOT_CODE] = mark->code;
	slots_number(&page->slots, SLOT_STEP, mark->step);
	return page_text(page, TEMPLATE_CHECK_CODE);
}

void page_mark_data(struct data *d, const struct report_mark *mark)
{
	if (mark->code[0]) {
		data_text(d, "check_code", mark->code);
		data_number(d, "step", mark->step);
	} else {
		data_value(d, "check_code", "null");
		data_value(d, "step", "null");
	}
}

void page_event_data(struct data *d, const struct book_event *event)
{
	data_object(d, "event");
	data_text(d, "name", event->name);
	data_text(d, "day", event->day);
	data_text(d, "place", event->place);
	data_text(d, "edition", event->edition);
	data_number(d, "stake", event->stake);
	data_end(d);
}

/* Fill a text of the template for a margin, with places for the page number
 * and the page count; empty if all its slots are. */
static char *edge_text(struct page *page, int text, bool *failed)
{
	page->slots.value[SLOT_PAGE] = DOC_PAGE_NO;
	page->slots.value[SLOT_PAGES] = DOC_PAGE_COUNT;
	bool says = slots_say(&page->slots, page->t.text[text]);
	char *copy = strdup(says ? page_text(page, text) : "");
	*failed = *failed || !copy;
	page->slots.value[SLOT_PAGE] = page->slots.value[SLOT_PAGES] = NULL;
	return copy;
}

bool page_sheet(struct doc_sheet *out, struct page *page, enum doc_layout layout,
	const struct report_mark *mark)
{
	static const int edges[DOC_MARK] = { TEMPLATE_HEADER_LEFT, TEMPLATE_HEADER_RIGHT,
		TEMPLATE_FOOTER_LEFT, TEMPLATE_FOOTER_RIGHT };
	bool failed = false;

	*out = (struct doc_sheet){ .layout = layout,
		.name = edge_text(page, TEMPLATE_WORKSHEET, &failed),
		.font = strdup(page->t.text[TEMPLATE_FONT]),
		.edge[DOC_MARK] = strdup(mark ? page_mark(page, mark) : "") };
	for (int i = 0; i < DOC_MARK; i++)
		out->edge[i] = edge_text(page, edges[i], &failed);
	memcpy(out->page, page->t.page, sizeof page->t.page);
	return !failed && out->font && out->edge[DOC_MARK];
}

void page_doc_sheet(struct doc *doc, struct page *page, enum doc_layout layout,
	const struct report_mark *mark)
{
	struct doc_sheet sheet;

	doc->failed = !page_sheet(&sheet, page, layout, mark) || doc->failed;
	doc_sheet(doc, &sheet);
}

/* ---- lists, and the foot of every document ------------------------------------------------------- */

static const char *const no_texts[] = { NULL };
static const struct listing_column no_fields[] = { { .key = NULL } };
const struct template_kind list_kind = {
	.name = "list", .fields = no_fields, .field_count = 0, .group = 0,
	.texts = no_texts, .text_count = 0,
};

enum { WALL_SIZE = 24 };   /* letters, in points */

bool report_list_doc(struct doc *doc, const char *title, struct listing *table,
	const struct book_event *event, const struct report_mark *mark, const struct doc_look *look,
	struct err *e)
{
	struct page page;
	bool done = page_start(&page, &list_kind, event, look, e);

	if (done && doc_for(doc, DOC_WORKBOOK)) {
		page.slots.value[SLOT_REASON] = title;
		page_doc_sheet(doc, &page, DOC_AS_LIST, mark);
		doc_heading(doc, title);
		doc_text(doc, event->name);
		if (table->title)
			table->title[0] = '\0';
		doc_table(doc, "rows", table);
	}
	doc_for(doc, DOC_EVERYWHERE);
	page_free(&page);
	return done;
}

bool report_mark_doc(struct doc *doc, const struct report_mark *mark, const struct doc_look *look,
	struct err *e)
{
	struct page page;
	bool done = page_start(&page, &list_kind, NULL, look, e);

	if (done)
		doc_foot(doc, page_mark(&page, mark), mark->code);
	page_free(&page);
	return done;
}

bool report_usual_sheet(struct doc_sheet *out, const struct doc *doc, enum doc_size size, const char *title,
	const struct doc_look *look, struct err *e)
{
	struct book_event event = { 0 };
	struct page page;

	snprintf(event.name, sizeof event.name, "%s", doc->event ? doc->event : "");
	snprintf(event.day, sizeof event.day, "%s", doc->day ? doc->day : "");
	bool done = page_start(&page, &list_kind, &event, look, e);

	*out = (struct doc_sheet){ .layout = DOC_AS_LIST };
	if (done) {
		page.slots.value[SLOT_REASON] = title;
		if (size != DOC_DESK)
			page.t.page[PAGE_FONT_SIZE] = WALL_SIZE;
		done = page_sheet(out, &page, DOC_AS_LIST, NULL);
		free(out->edge[DOC_MARK]);
		out->edge[DOC_MARK] = strdup(doc->foot);
		done = (done && out->edge[DOC_MARK]) || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	}
	page_free(&page);
	return done;
}
