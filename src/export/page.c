/* What all pages share: their template, their heading, their event. */
#include "export/pages.h"

#include "base/messages.h"

#include <stdio.h>
#include <string.h>

bool page_start(struct page *page, const struct template_kind *kind, const struct store_event *event,
	const struct export_look *look, struct err *e)
{
	static const struct store_event no_event;

	page->look = look;
	page->scratch = (struct buf){ 0 };
	if (!template_read(&page->t, kind, look, e))
		return false;
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

void page_heading(struct buf *b, const struct page *page, const char *title, enum export_format format)
{
	if (format == EXPORT_HTML) {
		buf_str(b, "<h1>");
		buf_html(b, title);
		buf_str(b, "</h1>\n");
	} else {
		grid_strong(b, title, page->look);
		buf_char(b, '\n');
	}
}

void page_title(struct buf *b, struct page *page, enum export_format format)
{
	page_heading(b, page, page_text(page, TEMPLATE_TITLE), format);
}

void page_line(struct buf *b, struct page *page, int text, enum export_format format)
{
	page_words(b, page_text(page, text), format);
}

void page_words(struct buf *b, const char *words, enum export_format format)
{
	if (!*words)
		return;
	if (format == EXPORT_HTML) {
		buf_str(b, "<p>");
		buf_html(b, words);
		buf_str(b, "</p>\n");
	} else {
		buf_str(b, words);
		buf_char(b, '\n');
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

void page_mark_line(struct buf *b, struct page *page, const struct report_mark *mark, enum export_format format)
{
	const char *words = page_mark(page, mark);

	if (!*words)
		return;
	buf_str(b, format == EXPORT_HTML ? "<footer>\n" : "\n");
	page_words(b, words, format);
	buf_str(b, format == EXPORT_HTML ? "</footer>\n" : "");
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

void page_event_json(struct buf *b, const struct store_event *event)
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
