/* Show a clock as large as possible: in blocks on a terminal; on a page, where it runs without a network. */
#include "export/export.h"

#include <string.h>

/* ---- on a terminal ----------------------------------------------------------------------------- */

/* Digits three cells wide and five high; a cell is several letters wide and lines high. */
enum { FACE_HEIGHT = 5, USUAL_COLUMNS = 80 };

static const struct { size_t width; int height; } cells[] = { { 4, 2 }, { 3, 2 }, { 2, 1 } };
enum { CELLS = sizeof cells / sizeof *cells };

static const struct { char sign; const char *rows[FACE_HEIGHT]; } faces[] = {
	{ '0', { "###", "# #", "# #", "# #", "###" } }, { '1', { "  #", "  #", "  #", "  #", "  #" } },
	{ '2', { "###", "  #", "###", "#  ", "###" } }, { '3', { "###", "  #", "###", "  #", "###" } },
	{ '4', { "# #", "# #", "###", "  #", "  #" } }, { '5', { "###", "#  ", "###", "  #", "###" } },
	{ '6', { "###", "#  ", "###", "# #", "###" } }, { '7', { "###", "  #", "  #", "  #", "  #" } },
	{ '8', { "###", "# #", "###", "# #", "###" } }, { '9', { "###", "# #", "###", "  #", "###" } },
	{ ':', { " ", "#", " ", "#", " " } }, { '+', { "   ", " # ", "###", " # ", "   " } },
};

static const char *face_row(char sign, int row)
{
	for (size_t i = 0; i < sizeof faces / sizeof *faces; i++) {
		if (faces[i].sign == sign)
			return faces[i].rows[row];
	}
	return "";
}

void export_text_clock(struct buf *b, const struct doc_part *part, const struct doc_look *look)
{
	size_t columns = look->columns > 0 ? (size_t)look->columns : USUAL_COLUMNS;
	size_t row_cells = 0;   /* including the gaps */
	int size = 0;

	for (const char *s = part->text; *s; s++)
		row_cells += strlen(face_row(*s, 0)) + 1;
	while (size + 1 < CELLS && row_cells * cells[size].width > columns)
		size++;

	export_text_strong(b, part->label, look);
	buf_str(b, "\n\n");
	for (int row = 0; row < FACE_HEIGHT * cells[size].height; row++) {
		struct buf line = { 0 };
		for (const char *s = part->text; *s; s++) {
			for (const char *cell = face_row(*s, row / cells[size].height); *cell; cell++) {
				for (size_t i = 0; i < cells[size].width; i++)
					buf_str(&line, *cell == '#' ? "█" : " ");
			}
			buf_pad(&line, ' ', cells[size].width);
		}
		while (line.len > 0 && line.data[line.len - 1] == ' ')
			line.len--;
		buf_add(b, buf_text(&line), line.len);
		buf_char(b, '\n');
		b->failed = b->failed || line.failed;
		buf_free(&line);
	}
	buf_char(b, '\n');
}

/* ---- on a page --------------------------------------------------------------------------------- */

static const char clock_style[] =
	"<style>\n"
	".clock { margin: 1rem 0; text-align: center; color: var(--ink); }\n"
	".clock time { display: block; font-size: min(calc(130vw / var(--letters, 6)), 52vh); line-height: 1.05; "
	"font-weight: 700; "
	"font-variant-numeric: tabular-nums; }\n"
	".clock span { font-size: min(5vw, 8vh); }\n"
	".clock.over { background: var(--ink); color: var(--paper); }\n"
	"main:has(.clock) .lines { font-size: min(3.2vw, 5vh); color: var(--ink); text-align: center; }\n"
	"main:has(.clock) h1 { font-size: min(4vw, 6vh); text-align: center; }\n"
	"body:has(.clock) { max-width: none; }\n"
	"</style>\n";
static const char clock_script[] =
	"<script>\n"
	"for (const clock of document.querySelectorAll('.clock')) {\n"
	"	const [face, label] = clock.children, two = n => String(n).padStart(2, '0');\n"
	"	const tick = () => {\n"
	"		const left = Math.ceil(clock.dataset.until - Date.now() / 1000), s = Math.abs(left);\n"
	"		face.textContent = (left < 0 ? '+' : '') + two(Math.floor(s / 60)) + ':' + two(s % 60);\n"
	"		clock.style.setProperty('--letters', face.textContent.length);\n"
	"		label.textContent = left < 0 ? clock.dataset.over : clock.dataset.left;\n"
	"		clock.classList.toggle('over', left < 0);\n"
	"	};\n"
	"	tick();\n"
	"	setInterval(tick, 200);\n"
	"}\n"
	"</script>\n";

void html_clock(struct buf *b, const struct doc_part *part)
{
	buf_str(b, clock_style);
	buf_printf(b, "<div class=\"clock\" data-until=\"%lld\" data-left=\"", (long long)part->until);
	buf_html(b, part->label);
	buf_str(b, "\" data-over=\"");
	buf_html(b, part->right);
	buf_str(b, "\"><time>");
	buf_html(b, part->text);
	buf_str(b, "</time><span>");
	buf_html(b, part->label);
	buf_str(b, "</span></div>\n");
	buf_str(b, clock_script);
}
