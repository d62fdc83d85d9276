/* Build documents, part by part. */
#include "base/doc.h"

#include "base/messages.h"

#include <stdlib.h>
#include <string.h>

static char *doc_copy(struct doc *doc, const char *text)
{
	char *copy = strdup(text);

	doc->failed = doc->failed || !copy;
	return copy;
}

static void doc_replace(struct doc *doc, char **text, const char *by)
{
	free(*text);
	*text = doc_copy(doc, by);
}

/* Add a part at the end; NULL without memory, or if no wanted medium shows it. */
static struct doc_part *part_add(struct doc *doc, enum doc_kind kind)
{
	if (doc->wanted && !(doc->wanted & doc->media))
		return NULL;
	struct doc_part *parts = list_grow(doc->parts, doc->count, sizeof *parts);
	if (!parts) {
		doc->failed = true;
		return NULL;
	}
	doc->parts = parts;
	struct doc_part *part = &doc->parts[doc->count++];
	*part = (struct doc_part){ .kind = kind, .media = doc->media, .gap = doc->gap,
		.whole = doc->whole };
	return part;
}

static void text_add(struct doc *doc, enum doc_kind kind, const char *text)
{
	struct doc_part *part = *text ? part_add(doc, kind) : NULL;

	if (part)
		part->text = doc_copy(doc, text);
}

void doc_start(struct doc *doc, enum lang lang, const char *title)
{
	*doc = (struct doc){ .lang = lang, .media = DOC_EVERYWHERE, .title_media = DOC_EVERYWHERE,
		.foot_media = DOC_EVERYWHERE };
	doc->title = doc_copy(doc, title);
	doc->subtitle = doc_copy(doc, "");
	doc->foot = doc_copy(doc, "");
	doc->code = doc_copy(doc, "");
}

bool doc_for(struct doc *doc, unsigned media)
{
	doc->media = media;
	return !doc->wanted || (doc->wanted & media);
}

void doc_keep_for(struct doc *doc, unsigned media)
{
	doc->title_media &= media;
	for (size_t i = 0; i < doc->count; i++)
		doc->parts[i].media &= media;
}

void doc_gap(struct doc *doc, enum doc_gap gap)
{
	doc->gap = gap;
}

void doc_whole(struct doc *doc, bool whole)
{
	doc->whole = whole;
}

void doc_title(struct doc *doc, const char *text)
{
	doc_replace(doc, &doc->title, text);
}

void doc_subtitle(struct doc *doc, const char *text)
{
	doc_replace(doc, &doc->subtitle, text);
}

void doc_foot(struct doc *doc, const char *text, const char *code)
{
	doc_replace(doc, &doc->foot, text);
	doc_replace(doc, &doc->code, code);
	doc->foot_media = doc->media;
}

void doc_heading(struct doc *doc, const char *text)
{
	text_add(doc, DOC_HEADING, text);
}

void doc_line(struct doc *doc, const char *text, const char *right, bool strong)
{
	struct doc_part *part = *text || *right ? part_add(doc, DOC_TEXT) : NULL;

	if (!part)
		return;
	part->text = doc_copy(doc, text);
	part->right = *right ? doc_copy(doc, right) : NULL;
	part->strong = strong;
}

void doc_right(struct doc *doc, const char *right)
{
	if (!doc->count || (doc->wanted && !(doc->wanted & doc->media)))
		return;
	doc->parts[doc->count - 1].right = doc_copy(doc, right);
}

void doc_chart(struct doc *doc, const char *key, const char *title, const char *axis)
{
	struct doc_part *part = part_add(doc, DOC_CHART);

	if (!part)
		return;
	part->key = key;
	part->text = doc_copy(doc, title);
	part->label = doc_copy(doc, axis);
}

void doc_bars(struct doc *doc, struct listing *table)
{
	struct doc_part *part = doc_table(doc, NULL, table);

	if (part)
		part->kind = DOC_BARS;
}

void doc_sheet_free(struct doc_sheet *sheet)
{
	free(sheet->name);
	free(sheet->font);
	for (int i = 0; i < DOC_EDGES; i++)
		free(sheet->edge[i]);
}

void doc_sheet(struct doc *doc, const struct doc_sheet *sheet)
{
	struct doc_part *part = part_add(doc, DOC_SHEET);
	struct doc_sheet *copy = part ? malloc(sizeof *copy) : NULL, wasted = *sheet;

	doc->failed = doc->failed || (part && !copy);
	if (!copy) {
		doc_sheet_free(&wasted);
		return;
	}
	*copy = *sheet;
	part->sheet = copy;
}

void doc_about(struct doc *doc, const char *event, const char *day)
{
	free(doc->event);
	free(doc->day);
	doc->event = doc_copy(doc, event);
	doc->day = doc_copy(doc, day);
}

void doc_text(struct doc *doc, const char *text)
{
	text_add(doc, DOC_TEXT, text);
}

void doc_plain(struct doc *doc, const char *text)
{
	text_add(doc, DOC_PLAIN, text);
}

void doc_clock(struct doc *doc, int64_t until, const char *left, const char *label, const char *over)
{
	struct doc_part *part = part_add(doc, DOC_CLOCK);

	if (!part)
		return;
	part->until = until;
	part->text = doc_copy(doc, left);
	part->label = doc_copy(doc, label);
	part->right = doc_copy(doc, over);
}

void doc_item(struct doc *doc, const char *label, int column, const char *text)
{
	struct doc_part *part = part_add(doc, DOC_ITEM);

	if (!part)
		return;
	part->label = doc_copy(doc, label);
	part->text = doc_copy(doc, text);
	part->lines = column;
}

void doc_note(struct doc *doc, const char *text)
{
	text_add(doc, DOC_NOTE, text);
}

void doc_pair(struct doc *doc, const char *key, const char *label, const char *text)
{
	struct doc_part *part = *text ? part_add(doc, DOC_PAIR) : NULL;

	if (!part)
		return;
	part->key = key;
	part->label = doc_copy(doc, label);
	part->text = doc_copy(doc, text);
}

void doc_say(struct doc *doc, void (*put)(struct doc *doc, const char *text), const struct msg *msg,
	const char *const args[])
{
	struct buf text = { 0 };

	buf_msg(&text, doc->lang, msg, args);
	put(doc, buf_text(&text));
	buf_free(&text);
}

void doc_sign(struct doc *doc, const char *name)
{
	struct doc_part *part = part_add(doc, DOC_SIGN);

	if (part)
		part->text = doc_copy(doc, name);
}

void doc_space(struct doc *doc, const char *label, int lines)
{
	struct doc_part *part = part_add(doc, DOC_SPACE);

	if (!part)
		return;
	part->label = doc_copy(doc, label);
	part->lines = lines;
}

void doc_page(struct doc *doc, enum doc_size size)
{
	struct doc_part *part = part_add(doc, DOC_PAGE);

	if (part)
		part->size = size;
}

/* Give each time of the book its words in local time. */
static void say_times(struct doc *doc, struct listing *t)
{
	for (size_t i = 0; i < t->column_count; i++) {
		for (size_t row = 0; t->columns[i].kind == LISTING_TIME && row < t->row_count; row++) {
			struct listing_cell *cell = &t->cells[row * t->column_count + i];
			if (!cell->empty && !cell->words)
				cell->words = doc_copy(doc, time_of(cell->text, doc->lang).text);
		}
	}
}

struct doc_part *doc_table(struct doc *doc, const char *key, struct listing *table)
{
	struct doc_part *part = part_add(doc, DOC_TABLE);

	doc->failed = doc->failed || table->failed;
	if (!part) {
		listing_free(table);
		return NULL;
	}
	part->key = key;
	part->blocks = 1;
	part->table = *table;
	*table = (struct listing){ 0 };
	say_times(doc, &part->table);
	return part;
}

void doc_data(struct doc *doc, struct data *data)
{
	struct doc_part *part = part_add(doc, DOC_DATA);

	doc->failed = doc->failed || data->failed;
	if (!part) {
		data_free(data);
		return;
	}
	part->data = *data;
	*data = (struct data){ 0 };
}

void doc_list(struct doc *doc, enum lang lang, struct listing *table)
{
	doc_start(doc, lang, table->title ? table->title : "");
	doc->is_list = true;
	if (table->title)
		table->title[0] = '\0';
	doc_table(doc, "rows", table);
}

void doc_list_start(struct doc *doc, enum lang lang, const char *title, unsigned wanted)
{
	doc_start(doc, lang, title);
	doc->wanted = wanted;
	doc->is_list = true;
	doc->title_media = DOC_EVERYWHERE & ~(unsigned)DOC_TERMINAL;
}

bool doc_done(const struct doc *doc, struct err *e)
{
	return !doc->failed || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}

void doc_free(struct doc *doc)
{
	for (size_t i = 0; i < doc->count; i++) {
		free(doc->parts[i].label);
		free(doc->parts[i].text);
		listing_free(&doc->parts[i].table);
		data_free(&doc->parts[i].data);
		free(doc->parts[i].right);
		if (doc->parts[i].sheet)
			doc_sheet_free(doc->parts[i].sheet);
		free(doc->parts[i].sheet);
	}
	free(doc->parts);
	free(doc->title);
	free(doc->subtitle);
	free(doc->foot);
	free(doc->code);
	free(doc->event);
	free(doc->day);
	*doc = (struct doc){ 0 };
}
