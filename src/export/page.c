/* What all pages share: their template, their heading, their event. */
#include "export/pages.h"

#include "base/messages.h"

#include <stdio.h>
#include <string.h>

bool page_start(struct page *page, const struct template_kind *kind, const struct book_event *event,
	const struct export_look *look, struct err *e)
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

void page_group_head(struct page *page, struct grid *grid, int group)
{
	snprintf(grid->groups[group].head, GRID_HEAD, "%s",
		slots_text(&page->scratch, &page->slots, grid->group_text));
}

void page_line(struct buf *b, struct page *page, int text)
{
	const char *words = page_text(page, text);

	if (*words)
		buf_printf(b, "%s\n", words);
}

void page_doc(struct doc *doc, const struct page *page, const char *title)
{
	if (doc->title) {
		doc_page(doc);
		doc_heading(doc, title);
		return;
	}
	doc_start(doc, page->look->lang, title);
	doc->size = page->look->size;
	doc->paper = page->look->paper;
	doc->landscape = page->t.page[PAGE_ORIENTATION] == TEMPLATE_LANDSCAPE && doc->size == DOC_DESK;
}

const char *page_mark(struct page *page, const struct report_mark *mark)
{
	if (!mark->code[0])
		return "";
	page->slots.value[SLOT_CODE] = mark->code;
	slots_number(&page->slots, SLOT_STEP, mark->step);
	return page_text(page, TEMPLATE_CHECK_CODE);
}

void page_mark_line(struct buf *b, struct page *page, const struct report_mark *mark)
{
	const char *words = page_mark(page, mark);

	if (*words)
		buf_printf(b, "\n%s\n", words);
}

void page_mark_json(struct buf *b, const struct report_mark *mark)
{
	if (mark->code[0])
		buf_printf(b, ",\"check_code\":\"%s\",\"step\":%s", mark->code, num_of(mark->step).text);
	else
		buf_str(b, ",\"check_code\":null,\"step\":null");
}

bool page_done(const struct buf *b, bool done, struct err *e)
{
	return done && (!b->failed || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS));
}

void page_event_json(struct buf *b, const struct book_event *event)
{
	buf_str(b, "\"event\":{\"name\":");
	buf_json(b, event->name, strlen(event->name));
	buf_str(b, ",\"day\":");
	buf_json(b, event->day, strlen(event->day));
	buf_str(b, ",\"place\":");
	buf_json(b, event->place, strlen(event->place));
	buf_str(b, ",\"edition\":");
	buf_json(b, event->edition, strlen(event->edition));
	buf_printf(b, ",\"stake\":%d}", event->stake);
}
