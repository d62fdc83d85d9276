/* Read tables from outside: the characters and lines of a CSV, the cells of a workbook, as rows of texts. */
#include "base/messages.h"
#include "base/workbook/workbook.h"
#include "desk/messages.h"
#include "desk/tables/tables.h"

#include <csv.h>
#include <ctype.h>
#include <iconv.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SEPARATOR_LINES = 12, SHEET_LINES = 1000, SHEET_ROUNDS = 99 };

/* ---- rows -------------------------------------------------------------------------------------- */

/* Trim line ends and blanks of any kind from a text; return its length. */
static size_t plain_part(const char **text)
{
	size_t n = 0, end = 0, step;

	while ((step = text_blank(*text)) > 0)
		*text += step;
	while ((*text)[n]) {
		step = text_blank(*text + n);
		n += step > 0 ? step : 1;
		end = step > 0 ? end : n;
	}
	return end;
}

/* Decode "_x000D_": how a workbook writes a character that XML does not have. */
static void decode(char *text)
{
	char *to = text;

	for (const char *s = text; *s; to++) {
		unsigned code = 0;
		int end = 0;
		bool is_code = *s == '_' && sscanf(s, "_x%4x_%n", &code, &end) == 1 && end == 7;
		bool is_blank = code == '\n' || code == '\r' || code == '\t';
		bool is_text = (code >= ' ' && code < 0x7f) || is_blank;
		bool is_meant = is_code && is_text;
		*to = is_meant ? (char)code : *s;
		s += is_meant ? end : 1;
	}
	*to = '\0';
}

bool rows_append(struct rows *rows, int line, const char *const parts[], int count, uint64_t unvalued)
{
	size_t bytes = 1;

	for (int i = 0; i < count; i++)
		bytes += strlen(parts[i]) + 1;
	struct row_texts *more = list_grow(rows->rows, rows->count, sizeof *more);
	if (!more)
		return false;
	rows->rows = more;
	char **fields = malloc((size_t)(count + 1) * sizeof *fields + bytes);
	if (!fields)
		return false;
	char *at = (char *)(fields + count + 1);
	for (int i = 0; i < count; i++) {
		const char *text = strcpy(at, parts[i]);
		at += strlen(at) + 1;
		if (rows->is_workbook)
			decode((char *)text);
		text_of_cell((char *)text);
		text_csv_plain((char *)text);   /* as it was before it was written as CSV */
		size_t n = plain_part(&text);
		fields[i] = (char *)text;
		fields[i][n] = '\0';
	}
	fields[count] = at;
	*at = '\0';
	rows->rows[rows->count++] = (struct row_texts){ line, count, fields, unvalued, -1, -1, 0, 0, false, false,
		rows->is_by_sheet ? line / SHEET_LINES * SHEET_LINES : 0, 0 };
	return true;
}

const char *rows_field(const struct row_texts *row, int column)
{
	return column >= 0 && column < row->count ? row->fields[column] : "";
}

struct num rows_cell(const struct row_texts *row, int column)
{
	struct num cell = { "" };
	bool is_made = row->points_at >= 0 && column >= row->width, is_table = column == row->width + 2;

	workbook_cell_name(cell.text, row->line - row->lines_before - 1,
		!is_made ? column : is_table ? row->table_at : row->points_at);
	return cell;
}

bool rows_is_unvalued(const struct row_texts *row, int column)
{
	return column >= 0 && column < ROW_FIELDS && row->unvalued >> column & 1;
}

const char *rows_surplus(const struct rows *rows, const struct row_texts *row, int width)
{
	for (int place = width; !rows->is_workbook && place < row->count; place++) {
		if (*row->fields[place])
			return row->fields[place];
	}
	return NULL;
}

bool rows_have_values(const struct rows *rows, const struct row_texts *row, const struct columns *columns)
{
	const char *surplus = rows_surplus(rows, row, rows->rows[columns->first - 1].count);
	if (surplus)
		return desk_fail(rows->desk, ERR_REFUSED, &msg_rows_surplus, MSG_ARGS(surplus));
	for (int kind = 0; columns->kinds[kind].name; kind++) {
		int place = columns->place[kind];
		const char *name = columns->kinds[kind].name->text[rows->desk->lang], *text = rows_field(row, place);
		/* "#N/A", "#REF!", "#ÉRTÉK!": shown by a spreadsheet where a formula failed */
		if (*text == '#' && (isupper((unsigned char)text[1]) || (unsigned char)text[1] == 0xc3))
			return desk_fail(rows->desk, ERR_REFUSED, &msg_rows_error, MSG_ARGS(name, text));
		if (!rows_is_unvalued(row, place))
			continue;
		return desk_fail(rows->desk, ERR_REFUSED, &msg_rows_formula,
			MSG_ARGS(name, rows_cell(row, place).text));
	}
	return true;
}

void rows_free(struct rows *rows)
{
	for (size_t i = 0; i < rows->count; i++)
		free(rows->rows[i].fields);
	free(rows->rows);
	for (int i = 0; i < rows->part_count; i++)
		free(rows->parts[i]);
	rows->part_count = 0;
	rows->count = 0;
	rows->rows = NULL;
}

/* ---- the encoding of a CSV --------------------------------------------------------------------- */

/* Is this byte between two letters é, í, ó, ö, ő or ú in DOS (852), and in Windows a sign or no Hungarian
 * letter? á is a blank in Windows: it counts only before a small letter. */
static bool is_dos(const struct buf *text)
{
	for (size_t i = 1; i + 1 < text->len; i++) {
		const char *s = text->data + i;
		bool is_one = *s && strchr("\x82\xa0\xa1\xa2\xa3\x94\x8b", *s);
		const bool is_next = *s == '\xa0' ? islower((unsigned char)s[1]) : isalpha((unsigned char)s[1]);
		if (is_one && is_next && isalpha((unsigned char)s[-1]))
			return true;
	}
	return false;
}

/* Convert Windows-1250 to UTF-8; false if a byte is none of its characters. */
static bool convert(struct buf *text)
{
	struct buf out = { 0 };
	char *from = text->data;
	size_t left = text->len, room = 3 * text->len + 1;
	iconv_t conversion = iconv_open("UTF-8", "CP1250");

	if (conversion == (iconv_t)-1)
		return false;
	bool done = buf_room(&out, room);
	if (done) {
		char *to = out.data;
		done = iconv(conversion, &from, &left, &to, &room) != (size_t)-1;
		out.len = (size_t)(to - out.data);
		out.data[out.len] = '\0';
	}
	iconv_close(conversion);
	buf_free(done ? text : &out);
	if (done)
		*text = out;
	return done;
}

/* Make the text UTF-8: Hungarian spreadsheets save a CSV in Windows-1250 by default. */
static bool read_letters(struct rows *rows, struct buf *text)
{
	struct desk *desk = rows->desk;
	bool is_utf8 = text_is_utf8(buf_text(text), text->len), has_controls = false;

	/* Control characters other than tabs and line ends are not text. */
	for (size_t i = 0; i < text->len; i++)
		has_controls = has_controls || ((unsigned char)text->data[i] < ' '
			&& !strchr("\t\r\n", text->data[i] ? text->data[i] : '?'));
	if (has_controls || (!is_utf8 && (is_dos(text) || !convert(text))))
		return desk_fail(desk, ERR_REFUSED, &msg_import_not_utf8, MSG_ARGS(rows->file));
	if (!is_utf8)
		desk_say(desk, &msg_import_cp1250, MSG_ARGS(rows->file));
	return true;
}

/* Check that no line is too long, with the line ends of any system. */
static bool check_lines(struct rows *rows, const struct buf *text)
{
	const char *s = buf_text(text);
	int line = 1;

	for (; *s; line++) {
		size_t n = strcspn(s, "\r\n");
		if (n > LIMIT_CSV_LINE) {
			return desk_fail(rows->desk, ERR_REFUSED, &msg_file_line_long,
				MSG_ARGS(rows->file, num_of(line).text, num_of(LIMIT_CSV_LINE).text));
		}
		s += n;
		s += *s == '\r' && s[1] == '\n' ? 2 : *s != '\0';
	}
	return true;
}

/* ---- a CSV ------------------------------------------------------------------------------------- */

static void csv_field(void *data, size_t n, void *arg)
{
	struct rows *rows = arg;

	if (rows->part_count == ROW_FIELDS) {
		rows->is_cut = rows->is_cut || n > 0;
		return;
	}
	char *part = strndup(data ? data : "", data ? n : 0);
	rows->failed = rows->failed || !part;
	if (part)
		rows->parts[rows->part_count++] = part;
}

static void drop_parts(struct rows *rows)
{
	for (int i = 0; i < rows->part_count; i++)
		free(rows->parts[i]);
	rows->part_count = 0;
}

/* Take the end of a line, even an empty one; "\r\n" arrives as two. */
static void csv_row(int end, void *arg)
{
	struct rows *rows = arg;
	bool empty = true, is_second = end == '\n' && rows->last_end == '\r' && rows->part_count == 0;

	rows->last_end = end;
	if (is_second)
		return;
	rows->line++;
	for (int i = 0; i < rows->part_count; i++)
		empty = empty && rows->parts[i][strspn(rows->parts[i], " \t\r\n")] == '\0';
	if (!empty)
		rows->failed = rows->failed
			|| !rows_append(rows, rows->line, (const char *const *)rows->parts, rows->part_count, 0);
	drop_parts(rows);
}

/* Find the separator in most of the first lines: spreadsheets with a decimal comma write semicolons, some
 * write tabs. A title above the headings may have none. */
static unsigned char separator(const char *text)
{
	static const char signs[] = ";\t,";
	char best = ',';
	int most = 0;

	for (const char *sign = signs; *sign; sign++) {
		const char *at = text;
		int count = 0;
		for (int line = 0; *at && line < SEPARATOR_LINES; line++) {
			size_t n = strcspn(at, "\r\n");
			count += memchr(at, *sign, n) != NULL;
			at += n + strspn(at + n, "\r\n");
		}
		best = count > most ? *sign : best;
		most = count > most ? count : most;
	}
	return (unsigned char)best;
}

static bool parse_csv(struct rows *rows, const struct buf *text)
{
	struct csv_parser parser;
	size_t skip = text->len >= 3 && memcmp(text->data, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;

	if (csv_init(&parser, CSV_STRICT | CSV_STRICT_FINI | CSV_EMPTY_IS_NULL | CSV_REPALL_NL) != 0)
		return desk_fail(rows->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	csv_set_delim(&parser, separator(buf_text(text)));
	size_t n = csv_parse(&parser, buf_text(text) + skip, text->len - skip, csv_field, csv_row, rows);
	bool whole = n == text->len - skip && csv_fini(&parser, csv_field, csv_row, rows) == 0;
	csv_free(&parser);
	drop_parts(rows);   /* of an unfinished row */
	if (rows->failed)
		return desk_fail(rows->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	return whole
		|| desk_fail(rows->desk, ERR_REFUSED, &msg_import_bad_csv,
			MSG_ARGS(rows->file, num_of(rows->line + 1).text));
}

/* ---- line numbers ------------------------------------------------------------------------------ */

/* Write the lines since `from` after the others. */
static void write_lines_alike(struct row_faults *faults)
{
	if (faults->from == 0)
		return;
	buf_printf(&faults->lines, faults->lines.len > 0 ? ", %d" : "%d", faults->from);
	if (faults->to > faults->from)
		buf_printf(&faults->lines, "–%d", faults->to);
	faults->from = 0;
}

static void note_alike(struct row_faults *faults, int line)
{
	if (faults->from == 0 || line > faults->to + 1) {
		write_lines_alike(faults);
		faults->from = line;
	}
	faults->to = line;
}

/* ---- a workbook -------------------------------------------------------------------------------- */

static bool has_text(const struct workbook_cell *cell)
{
	return cell->row >= 0 && (cell->kind != WORKBOOK_EMPTY || cell->is_unvalued);
}

/* Fill the row from joined cells that reach down to it; return the new number of parts. */
static int fill_joined(struct rows *rows, int row, const char *parts[ROW_FIELDS], int count)
{
	for (; rows->joined_left > 0 && rows->joined->from_row <= row; rows->joined++, rows->joined_left--) {
		const struct workbook_joined *joined = rows->joined;
		int column = joined->from_column;
		/* A text shown in all of them, in this row or in one above it without cells. */
		for (int i = column; i <= joined->to_column && i < ROW_FIELDS; i++) {
			rows->shown[i] = joined->from_row == row && column < count ? parts[column] : "";
			rows->shown_before[i] = joined->to_row + 1;
		}
		if (rows->joined->from_row < row || column >= count || rows->joined->to_row == row)
			continue;
		rows->above[column] = parts[column];
		rows->above_to[column] = rows->joined->to_row;
	}
	/* Cells with a text of their own that are covered by another's. */
	for (int column = 0; column < count && rows->covered.len < BOOK_TEXT; column++) {
		char cell[16];
		bool is_covered = rows->shown_before[column] > row && *parts[column];
		if (!is_covered || strcmp(parts[column], rows->shown[column]) == 0)
			continue;
		workbook_cell_name(cell, row, column);
		buf_printf(&rows->covered, "%s%s", rows->covered.len > 0 ? ", " : "", cell);
	}
	for (int column = 0; column < ROW_FIELDS; column++) {
		if (!rows->above[column] || rows->above_to[column] < row)
			continue;
		while (count <= column)
			parts[count++] = "";
		rows->joined_to = !*parts[column] ? rows->lines_before + row + 1 : rows->joined_to;
		if (!*parts[column])
			parts[column] = rows->above[column];
	}
	return count;
}

/* Take the cells of one row, from `at`; return where the next row begins. */
static size_t take_cells(struct rows *rows, const struct workbook *book, size_t at)
{
	const struct workbook_cell *first = &book->cells[at];
	const char *parts[ROW_FIELDS];
	uint64_t unvalued = 0;
	int count = 0;
	bool empty = true;

	for (; at < book->cell_count; at++) {
		const struct workbook_cell *cell = &book->cells[at];
		if (cell->sheet != first->sheet || cell->row != first->row)
			break;
		if (!has_text(cell))
			continue;
		rows->is_cut = rows->is_cut || cell->column >= ROW_FIELDS;
		if (cell->column >= ROW_FIELDS)
			continue;
		while (count <= cell->column)
			parts[count++] = "";
		const char *text = workbook_text(book, cell->value);
		if (cell->kind == WORKBOOK_OTHER)   /* TRUE is not 1 */
			text = strcmp(text, "1") == 0 ? "TRUE" : strcmp(text, "0") == 0 ? "FALSE" : text;
		parts[cell->column] = text;
		rows->hidden_columns |= (uint64_t)cell->is_column_hidden << cell->column;
		rows->bytes += strlen(parts[cell->column]);
		bool is_none = book->is_calculated_later && cell->formula && strcmp(parts[cell->column], "0") == 0;
		if (cell->is_unvalued || is_none)
			unvalued |= (uint64_t)1 << cell->column;
		empty = empty && !*parts[cell->column];
	}
	count = fill_joined(rows, first->row, parts, count);
	if ((!empty || unvalued) && rows->bytes <= LIMIT_SHEET)
		rows->failed = rows->failed || !rows_append(rows, rows->lines_before + first->row + 1, parts, count,
			unvalued);
	return at;
}

static void say_sheet(struct buf *b, enum lang lang, const struct workbook *book, uint32_t sheet)
{
	buf_printf(b, "%s„%s”", b->len > 0 ? ", " : "", workbook_text(book, book->sheets[sheet].name));
	if (book->sheets[sheet].is_hidden)
		buf_msg(b, lang, &msg_rows_hidden_sheet, MSG_NO_ARGS);
}

/* List the worksheets: all, or those with cells except one. */
static void say_sheets(struct buf *b, enum lang lang, const struct workbook *book, const bool *filled,
	uint32_t but)
{
	for (uint32_t i = 0; i < book->sheet_count; i++) {
		if (!filled || (filled[i] && i != but))
			say_sheet(b, lang, book, i);
	}
}

/* Find the worksheet meant: by name, ignoring case and accents, else by number; else the first with cells. */
static bool find_sheet(const struct rows *rows, const struct workbook *book, const bool *filled,
	uint32_t *out)
{
	struct buf names = { 0 };
	char *end = NULL;
	uint32_t at = 0;

	if (!rows->sheet) {
		/* The first visible one with cells; else the first with cells. */
		uint32_t any = 0;
		while (at < book->sheet_count && (!filled[at] || book->sheets[at].is_hidden))
			at++;
		while (any + 1 < book->sheet_count && !filled[any])
			any++;
		*out = at < book->sheet_count ? at : any;
		return true;
	}
	while (at < book->sheet_count
		&& book_names_distance(workbook_text(book, book->sheets[at].name), rows->sheet) != 0)
		at++;
	long number = strtol(rows->sheet, &end, 10);
	bool is_number = *rows->sheet && !*end && number >= 1 && (size_t)number <= book->sheet_count;
	*out = at < book->sheet_count || !is_number ? at : (uint32_t)number - 1;
	if (*out < book->sheet_count)
		return true;
	say_sheets(&names, rows->desk->lang, book, NULL, 0);
	desk_fail(rows->desk, ERR_USAGE, &msg_rows_no_sheet, MSG_ARGS(rows->file, rows->sheet, buf_text(&names)));
	buf_free(&names);
	return false;
}

static int by_first_cell(const void *a, const void *b)
{
	const struct workbook_joined *x = a, *y = b;

	if (x->sheet != y->sheet)
		return x->sheet < y->sheet ? -1 : 1;
	return x->from_row != y->from_row ? x->from_row - y->from_row : x->from_column - y->from_column;
}

/* Read the round from a worksheet's name, "2. forduló"; 0: none. */
static int round_of_sheet(const struct rows *rows, const struct workbook *book, uint32_t sheet)
{
	const char *name = workbook_text(book, book->sheets[sheet].name);
	char alone[BOOK_TEXT];
	int round = !rows->takes_rounds ? 0 : rows_number(rows_round_alone(alone, name) ? alone : name);

	return round <= SHEET_ROUNDS ? round : 0;
}

/* Take one worksheet's rows, below a row with the round that its name gives. */
static void take_texts(struct rows *rows, const struct workbook *book, uint32_t sheet,
	struct row_faults *hidden)
{
	int round = round_of_sheet(rows, book, sheet);
	char title[BOOK_SHORT];
	const char *parts[] = { title };
	size_t at = 0;

	memset(rows->above, 0, sizeof rows->above);
	memset(rows->shown_before, 0, sizeof rows->shown_before);
	/* Sort the joined cells of the worksheet by their first cell. */
	if (book->joined_count > 0)
		list_sort(book->joined, book->joined_count, sizeof *book->joined, by_first_cell);
	rows->joined = book->joined;
	rows->joined_left = book->joined_count;
	while (rows->joined_left > 0 && rows->joined->sheet != sheet) {
		rows->joined++;
		rows->joined_left--;
	}
	size_t joined = 0;
	while (joined < rows->joined_left && rows->joined[joined].sheet == sheet)
		joined++;
	rows->joined_left = joined;
	rows->lines_before = rows->is_by_sheet ? round * SHEET_LINES : 0;
	snprintf(title, sizeof title, "%d. %s", round, msg_column_round.text[LANG_HU]);
	if (round > 0)
		rows->failed = rows->failed || !rows_append(rows, rows->lines_before, parts, 1, 0);
	while (at < book->cell_count && rows->bytes <= LIMIT_SHEET)
		if (book->cells[at].row >= 0 && book->cells[at].sheet == sheet) {
			if (book->cells[at].is_hidden)
				note_alike(hidden, rows->lines_before + book->cells[at].row + 1);
			at = take_cells(rows, book, at);
		} else {
			at++;
		}
}

/* Keep only worksheets of a round `filled`. Are there several, and do their line numbers fit? */
static bool are_rounds(const struct rows *rows, const struct workbook *book, bool *filled)
{
	int count = 0;

	for (size_t i = 0; i < book->cell_count; i++) {
		if (book->cells[i].row >= SHEET_LINES - 1)
			return false;
	}
	for (uint32_t i = 0; i < book->sheet_count; i++) {
		filled[i] = filled[i] && !book->sheets[i].is_hidden && round_of_sheet(rows, book, i) > 0;
		count += filled[i];
	}
	return count >= 2 && !rows->sheet;
}

/* Do a worksheet's headings at `at` also occur among the first rows of the first worksheet? */
static bool is_heading_of_first(const struct rows *rows, size_t at)
{
	for (size_t i = 1; i < at && i <= SEPARATOR_LINES; i++) {
		bool is_of_first = rows->rows[i].lines_before == rows->rows[0].lines_before;
		if (is_of_first && rows_is_repeated(&rows->rows[i], &rows->rows[at]))
			return true;
	}
	return false;
}

/* Take the worksheets of all rounds; list the others that have cells. */
static void take_rounds(struct rows *rows, const struct workbook *book, const bool *filled,
	const bool *rounds, struct row_faults *hidden)
{
	struct buf names = { 0 }, others = { 0 };
	size_t kept = 0, next = 0;
	int round = 0;

	rows->is_by_sheet = true;
	for (uint32_t i = 0; i < book->sheet_count; i++) {
		struct buf *list = rounds[i] ? &names : &others;
		if (filled[i])
			say_sheet(list, rows->desk->lang, book, i);
		if (rounds[i])
			take_texts(rows, book, i, hidden);
		round = rounds[i] ? round_of_sheet(rows, book, i) : round;
	}
	/* Drop the rows above the headings of each worksheet but the first: they are no players. */
	for (size_t i = 0; i < rows->count; i = next) {
		size_t head = 0;
		int sheet = rows->rows[i].lines_before;
		for (next = i; next < rows->count && rows->rows[next].lines_before == sheet; next++)
			head = head == 0 && i > 0 && is_heading_of_first(rows, next) ? next : head;
		for (size_t row = i; row < next; row++) {
			if (row > i && row < head)
				free(rows->rows[row].fields);
			else
				rows->rows[kept++] = rows->rows[row];
		}
	}
	rows->count = kept;
	desk_say(rows->desk, &msg_rows_sheets, MSG_ARGS(rows->file, buf_text(&names),
		num_of(round * SHEET_LINES + 3).text, num_of(round).text));
	if (others.len > 0)
		desk_say(rows->desk, &msg_rows_sheets_beside, MSG_ARGS(rows->file, buf_text(&others)));
	buf_free(&names);
	buf_free(&others);
}

static bool take_sheets(struct rows *rows, const struct workbook *book, bool *filled, bool *rounds)
{
	struct row_faults hidden = { 0 };
	struct buf names = { 0 };
	uint32_t sheet = 0;
	bool done = true;

	for (size_t i = 0; i < book->cell_count; i++)
		filled[book->cells[i].sheet] = filled[book->cells[i].sheet] || has_text(&book->cells[i]);
	memcpy(rounds, filled, book->sheet_count * sizeof *filled);
	if (are_rounds(rows, book, rounds)) {
		take_rounds(rows, book, filled, rounds, &hidden);
	} else if ((done = find_sheet(rows, book, filled, &sheet))) {
		take_texts(rows, book, sheet, &hidden);
		/* List the other worksheets with cells. */
		say_sheets(&names, rows->desk->lang, book, filled, sheet);
		if (names.len > 0)
			desk_say(rows->desk, &msg_rows_sheet,
				MSG_ARGS(rows->file, workbook_text(book, book->sheets[sheet].name), buf_text(&names)));
		buf_clear(&names);
	}
	write_lines_alike(&hidden);
	if (hidden.lines.len > 0)
		desk_say(rows->desk, &msg_rows_hidden, MSG_ARGS(rows->file, buf_text(&hidden.lines)));
	buf_free(&hidden.lines);
	for (int column = 0; column < ROW_FIELDS; column++) {
		char cell[16];
		if (!(rows->hidden_columns >> column & 1))
			continue;
		workbook_cell_name(cell, 0, column);
		buf_printf(&names, "%s%.*s", names.len > 0 ? ", " : "", (int)strlen(cell) - 1, cell);
	}
	if (names.len > 0)
		desk_say(rows->desk, &msg_rows_hidden_columns, MSG_ARGS(rows->file, buf_text(&names)));
	buf_free(&names);
	if (done && rows->covered.len > 0)
		done = desk_fail(rows->desk, ERR_REFUSED, &msg_rows_covered,
			MSG_ARGS(rows->file, buf_text(&rows->covered)));
	buf_free(&rows->covered);
	if (rows->bytes > LIMIT_SHEET)
		return desk_fail(rows->desk, ERR_REFUSED, &msg_rows_large,
			MSG_ARGS(rows->file, num_of(LIMIT_SHEET).text));
	return done;
}

static bool read_workbook(struct rows *rows)
{
	struct workbook *book = NULL;

	rows->is_workbook = true;
	struct err *e = rows->desk->err;
	if (!workbook_read(&book, rows->file, "", e)) {
		if (strcmp(e->msg->text[LANG_HU], msg_no_workbook.text[LANG_HU]) == 0)
			e->msg = &msg_rows_cut;   /* the original message speaks of the program's own pages */
		return false;
	}
	if (book->sheet_count == 0) {
		workbook_free(book);
		return desk_fail(rows->desk, ERR_REFUSED, &msg_import_empty, MSG_ARGS(rows->file));
	}
	bool *filled = calloc(2 * (book->sheet_count + 1), sizeof *filled);
	rows->failed = !filled;
	rows->is_of_1904 = book->is_of_1904;
	bool done = filled && take_sheets(rows, book, filled, filled + book->sheet_count + 1);
	free(filled);
	workbook_free(book);
	if (rows->failed)
		return desk_fail(rows->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	return done;
}

/* ---- the file ---------------------------------------------------------------------------------- */

bool rows_read(struct rows *rows)
{
	/* .ods, and the containers of .xls and of files with a password */
	static const char ods[] = "mimetypeapplication/vnd.oasis", xls[] = "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";
	enum { NAME_AT = 30 };
	struct buf text = { 0 };
	bool done = file_read(&text, rows->file, LIMIT_CSV, rows->desk->err);
	bool is_other = (text.len > NAME_AT + sizeof ods && memcmp(text.data + NAME_AT, ods, sizeof ods - 1) == 0)
		|| (text.len > 8 && memcmp(text.data, xls, 8) == 0);

	if (done && is_other)
		done = desk_fail(rows->desk, ERR_REFUSED, &msg_rows_other_form, MSG_ARGS(rows->file));
	else if (done && text.len > 4 && memcmp(text.data, "PK\3\4", 4) == 0)
		done = read_workbook(rows);
	else if (done && rows->sheet)
		done = desk_fail(rows->desk, ERR_USAGE, &msg_rows_no_workbook, MSG_ARGS(rows->file));
	else
		done = done && read_letters(rows, &text) && check_lines(rows, &text) && parse_csv(rows, &text);
	buf_free(&text);
	if (done && rows->is_cut)
		return desk_fail(rows->desk, ERR_REFUSED, &msg_rows_wide,
			MSG_ARGS(rows->file, num_of(ROW_FIELDS).text));
	if (done && rows->count == 0)
		return desk_fail(rows->desk, ERR_REFUSED, &msg_import_empty, MSG_ARGS(rows->file));
	return done && rows_join_headings(rows);
}

/* ---- faults ------------------------------------------------------------------------------------ */

/* At most this many consecutive faults of one kind are reported. */
enum { FAULTS_ALIKE = 5 };

void rows_faults_end(const struct rows *rows, struct row_faults *faults)
{
	write_lines_alike(faults);
	if (faults->same > FAULTS_ALIKE)
		desk_say(rows->desk, &msg_rows_alike,
			MSG_ARGS(rows->file, num_of(faults->same - FAULTS_ALIKE).text, buf_text(&faults->lines)));
	buf_free(&faults->lines);
	faults->same = 0;
	faults->last = NULL;
}

void rows_fault(const struct rows *rows, struct row_faults *faults, int line)
{
	struct desk *desk = rows->desk;
	struct buf why = { 0 };

	err_text(&why, desk->lang, desk->err);
	bool is_said = strcmp(buf_text(&why), buf_text(&faults->told)) == 0;
	bool is_told = is_said && faults->count > 0 && line == faults->line;
	faults->count += faults->count == 0 || line != faults->line;
	faults->line = line;
	buf_free(&faults->told);
	faults->told = why;
	if (desk->err->status == ERR_FAILED)
		return;
	if (is_told) {
		*desk->err = (struct err){ 0 };
		return;
	}
	if (desk->err->msg != faults->last)
		rows_faults_end(rows, faults);
	faults->last = desk->err->msg;
	if (++faults->same > FAULTS_ALIKE)
		note_alike(faults, line);
	else if (faults->count <= DESK_FAULTS_SHOWN)
		desk_say(desk, &msg_import_row, MSG_ARGS(rows->file, num_of(line).text, buf_text(&why)));
	*desk->err = (struct err){ 0 };
}
