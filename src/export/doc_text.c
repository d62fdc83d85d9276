/* Documents for the terminal. */
#include "export/export.h"

enum { SIGN_LINE = 30, WRITE_LINE = 70, LABEL_MARGIN = 4, TERMINAL = 80 };

/* Write lines unchanged, except for blanks at their ends; break one that is too long for the terminal. */
static void text_whole(struct buf *b, const char *text, int columns)
{
	const size_t room = columns > 0 ? (size_t)columns : TERMINAL;

	while (*text) {
		size_t n = strcspn(text, "\n"), shown = n;
		struct buf line = { 0 };
		while (shown > 0 && text[shown - 1] == ' ')
			shown--;
		buf_add(&line, text, shown);
		if (text_columns(buf_text(&line)) > room)
			buf_wrap(b, 0, buf_text(&line), columns);
		else
			buf_printf(b, "%s\n", buf_text(&line));
		buf_free(&line);
		text += n + (text[n] == '\n');
	}
}

/* Write unchanged, with the terminal's colours. */
static void text_plain(struct buf *b, const char *text, const struct doc_look *look)
{
	static const char first = DOC_INK_STRONG[0];
	static const char *const inks[] = { "\033[1m", "\033[33m", "\033[32m", "\033[93m", "\033[31m",
		"\033[0m" };

	for (size_t n; *text; text += n) {
		n = strcspn(text, DOC_INK_STRONG DOC_INK_BROWN DOC_INK_GREEN DOC_INK_YELLOW DOC_INK_RED DOC_INK_END);
		buf_add(b, text, n);
		if (n > 0 || !*text)
			continue;
		buf_str(b, look->colour ? inks[*text - first] : "");
		n = 1;
	}
}

/* Several lines go below their label. */
static void text_pair(struct buf *b, const struct doc_part *part, const struct doc_look *look)
{
	struct buf line = { 0 };

	if (strchr(part->text, '\n')) {
		buf_wrap(b, 0, part->label, look->columns);
		buf_wrap(b, LABEL_MARGIN, part->text, look->columns);
		return;
	}
	buf_printf(&line, "%s %s", part->label, part->text);
	buf_wrap(b, 0, buf_text(&line), look->columns);
	buf_free(&line);
}

static bool text_part_table(
	struct buf *b, const struct doc_part *part, const struct doc_look *look, struct err *e)
{
	struct listing view;
	bool done = listing_view(&view, &part->table, look->lang, true, e);

	if (done && part->table.title && *part->table.title) {
		struct buf title = { 0 };
		buf_wrap(&title, 0, part->table.title, look->columns);
		export_text_strong(b, buf_text(&title), look);
		buf_free(&title);
	}
	if (done && part->sides) {
		export_text_sides(b, &view, look);
	} else if (done) {
		view.may_cut_groups = part->left_out != NULL;
		int left_out = export_text_table(b, &view, look);
		if (left_out > 0 && left_out < view.group_count) {
			struct buf said = { 0 };
			buf_msg(&said, look->lang, part->left_out, MSG_ARGS(num_of(view.groups[left_out].no).text));
			buf_char(b, '\n');
			buf_wrap(b, 0, buf_text(&said), look->columns);
			buf_free(&said);
		}
	}
	listing_view_free(&view);
	return done;
}

static bool text_part(
	struct buf *b, const struct doc_part *part, const struct doc_look *look, struct err *e)
{
	switch (part->kind) {
	case DOC_HEADING:
		export_text_strong(b, part->text, look);
		buf_char(b, '\n');
		break;
	case DOC_TEXT: case DOC_NOTE:
		if (part->whole)
			text_whole(b, part->text, look->columns);
		else
			buf_wrap(b, 0, part->text, look->columns);
		break;
	case DOC_CLOCK: export_text_clock(b, part, look); break;
	case DOC_ITEM: buf_hang(b, part->label, part->lines, part->text, look->columns); break;
	case DOC_PLAIN: text_plain(b, part->text, look); break;
	case DOC_PAIR: text_pair(b, part, look); break;
	case DOC_TABLE: return text_part_table(b, part, look, e);
	case DOC_SIGN:
		buf_pad(b, '_', SIGN_LINE);
		buf_printf(b, "  %s\n", part->text);
		break;
	case DOC_SPACE:
		buf_wrap(b, 0, part->label, look->columns);
		for (int i = 0; i < part->lines; i++) {
			buf_pad(b, '_', WRITE_LINE);
			buf_char(b, '\n');
		}
		break;
	case DOC_PAGE: buf_char(b, '\n'); break;
	case DOC_DATA: case DOC_SHEET: case DOC_CHART: case DOC_BARS: break;
	}
	return true;
}

static bool text_apart(const struct doc *doc, size_t i)
{
	switch (doc->parts[i].gap) {
	case DOC_GAP_ALWAYS: return true;
	case DOC_GAP_NONE: return false;
	case DOC_GAP_USUAL: break;
	}
	return i == 0 ? *doc->title != '\0' : doc->parts[i].kind != doc->parts[i - 1].kind;
}

bool doc_write_text(struct buf *b, const struct doc *doc, const struct doc_look *look, struct err *e)
{
	if (*doc->title) {
		export_text_strong(b, doc->title, look);
		buf_char(b, '\n');
	}
	if (*doc->subtitle)
		buf_wrap(b, 0, doc->subtitle, look->columns);
	for (size_t i = 0; i < doc->count; i++) {
		buf_str(b, text_apart(doc, i) ? "\n" : "");
		if (!text_part(b, &doc->parts[i], look, e))
			return false;
	}
	if (*doc->foot)
		buf_printf(b, "\n%s\n", doc->foot);
	return true;
}
