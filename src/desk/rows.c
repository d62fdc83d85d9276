/* Tables that are handed in: letters and lines of a CSV, cells of a workbook, as rows of texts. */
#include "base/messages.h"
#include "base/workbook.h"
#include "desk/messages.h"
#include "desk/rows.h"

#include <csv.h>
#include <iconv.h>
#include <stdlib.h>
#include <string.h>

enum { SEPARATOR_LINES = 12 };

/* ---- rows --------------------------------------------------------------------------------------- */

/* As it was before it was written as CSV, without line ends and blanks around it. */
static size_t plain_part(const char **text)
{
	*text = text_csv_plain(*text);
	*text += strspn(*text, " \t\r\n");
	size_t n = strlen(*text);
	while (n > 0 && strchr(" \t\r\n", (*text)[n - 1]))
		n--;
	return n;
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
		const char *text = parts[i];
		size_t n = plain_part(&text);
		fields[i] = memcpy(at, text, n);
		at[n] = '\0';
		text_make_plain(at, n);
		at += n + 1;
	}
	fields[count] = at;
	*at = '\0';
	rows->rows[rows->count++] = (struct row_texts){ line, count, fields, unvalued };
	return true;
}

const char *rows_field(const struct row_texts *row, int column)
{
	return column >= 0 && column < row->count ? row->fields[column] : "";
}

bool rows_is_unvalued(const struct row_texts *row, int column)
{
	return column >= 0 && column < ROW_FIELDS && row->unvalued >> column & 1;
}

bool rows_have_values(const struct rows *rows, const struct row_texts *row, const struct columns *columns)
{
	char cell[16];

	for (int kind = 0; columns->kinds[kind].name; kind++) {
		int place = columns->place[kind];
		if (!rows_is_unvalued(row, place))
			continue;
		workbook_cell_name(cell, row->line - 1, place);
		return desk_fail(rows->desk, ERR_REFUSED, &msg_rows_formula,
			MSG_ARGS(columns->kinds[kind].name->text[rows->desk->lang], cell));
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

/* ---- the letters of a CSV ----------------------------------------------------------------------- */

/* Is all of it UTF-8, with no control characters but tabs and ends of lines? */
static bool is_utf8(const struct buf *text)
{
	const char *s = buf_text(text), *end = s + text->len;

	s += strncmp(s, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;
	while (s < end) {
		size_t n = strcspn(s, "\t\r\n");
		if ((n > 0 && !text_is_plain(s, n)) || (s + n < end && !s[n]))
			return false;
		s += n + 1;
	}
	return true;
}

/* The letters of Windows-1250 as UTF-8; false if some byte is none of it. */
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

/* Hungarian spreadsheets save a CSV in Windows-1250 unless they are told otherwise. */
static bool read_letters(struct rows *rows, struct buf *text)
{
	struct desk *desk = rows->desk;

	if (is_utf8(text))
		return true;
	if (!convert(text) || !is_utf8(text))
		return desk_fail(desk, ERR_REFUSED, &msg_import_not_utf8, MSG_ARGS(rows->file));
	desk_say(desk, &msg_import_cp1250, MSG_ARGS(rows->file));
	return true;
}

/* No line too long; lines end as on any system. */
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

/* ---- a CSV -------------------------------------------------------------------------------------- */

static void csv_field(void *data, size_t n, void *arg)
{
	struct rows *rows = arg;

	if (rows->part_count == ROW_FIELDS)
		return;
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

/* The end of a line, of an empty one too; "\r\n" comes as two. */
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

/* In how many of the first lines does a character stand? */
static int lines_with(const char *text, char sign)
{
	int count = 0;

	for (int line = 0; *text && line < SEPARATOR_LINES; line++) {
		size_t n = strcspn(text, "\r\n");
		count += memchr(text, sign, n) != NULL;
		text += n + strspn(text + n, "\r\n");
	}
	return count;
}

/*
 * What stands between the fields: spreadsheets with a decimal comma write semicolons, some write tabs. A
 * title above the headings may have none.
 */
static unsigned char separator(const char *text)
{
	static const char signs[] = ";\t,";
	char best = ',';
	int most = 0;

	for (const char *sign = signs; *sign; sign++) {
		int count = lines_with(text, *sign);
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
	drop_parts(rows);   /* of a row that broke off */
	if (rows->failed)
		return desk_fail(rows->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	return whole
		|| desk_fail(rows->desk, ERR_REFUSED, &msg_import_bad_csv, MSG_ARGS(num_of(rows->line + 1).text));
}

/* ---- a workbook --------------------------------------------------------------------------------- */

static bool has_text(const struct workbook_cell *cell)
{
	return cell->row >= 0 && (cell->kind != WORKBOOK_EMPTY || cell->is_unvalued);
}

/* The cells of one row, from `at` on; returns where the next row begins. */
static size_t take_cells(struct rows *rows, const struct workbook *book, size_t at)
{
	const struct workbook_cell *first = &book->cells[at];
	const char *parts[ROW_FIELDS];
	uint64_t unvalued = 0;
	int count = 0;
	bool empty = true;

	for (;
		 at < book->cell_count && book->cells[at].sheet == first->sheet && book->cells[at].row == first->row;
		 at++) {
		const struct workbook_cell *cell = &book->cells[at];
		if (cell->column >= ROW_FIELDS || !has_text(cell))
			continue;
		while (count <= cell->column)
			parts[count++] = "";
		parts[cell->column] = workbook_text(book, cell->value);
		rows->bytes += strlen(parts[cell->column]);
		bool is_none = book->is_calculated_later && cell->formula && strcmp(parts[cell->column], "0") == 0;
		if (cell->is_unvalued || is_none)
			unvalued |= (uint64_t)1 << cell->column;
		empty = empty && !*parts[cell->column];
	}
	if ((!empty || unvalued) && rows->bytes <= LIMIT_SHEET)
		rows->failed = rows->failed || !rows_append(rows, first->row + 1, parts, count, unvalued);
	return at;
}

/* Names of worksheets: of all, or of those that have cells but for one. */
static void say_sheets(struct buf *b, const struct workbook *book, const bool *filled, uint32_t but)
{
	for (uint32_t i = 0; i < book->sheet_count; i++) {
		if (!filled || (filled[i] && i != but))
			buf_printf(b, "%s„%s”", b->len > 0 ? ", " : "", workbook_text(book, book->sheets[i].name));
	}
}

/* The worksheet that is meant: by name, but for case and accents, else by number; else the first with
 * cells. */
static bool find_sheet(const struct rows *rows, const struct workbook *book, const bool *filled,
	uint32_t *out)
{
	struct buf names = { 0 };
	char *end = NULL;
	uint32_t at = 0;

	if (!rows->sheet) {
		while (at + 1 < book->sheet_count && !filled[at])
			at++;
		*out = at;
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
	say_sheets(&names, book, NULL, 0);
	desk_fail(rows->desk, ERR_USAGE, &msg_rows_no_sheet, MSG_ARGS(rows->file, rows->sheet, buf_text(&names)));
	buf_free(&names);
	return false;
}

/* One worksheet's rows; the others that have cells are named. */
static bool take_sheet(struct rows *rows, const struct workbook *book, bool *filled)
{
	struct buf others = { 0 };
	uint32_t sheet = 0;
	size_t at = 0;

	for (size_t i = 0; i < book->cell_count; i++)
		filled[book->cells[i].sheet] = filled[book->cells[i].sheet] || has_text(&book->cells[i]);
	if (!find_sheet(rows, book, filled, &sheet))
		return false;
	while (at < book->cell_count && rows->bytes <= LIMIT_SHEET)
		if (book->cells[at].row >= 0 && book->cells[at].sheet == sheet)
			at = take_cells(rows, book, at);
		else
			at++;
	if (rows->bytes > LIMIT_SHEET)
		return desk_fail(rows->desk, ERR_REFUSED, &msg_rows_large,
			MSG_ARGS(rows->file, num_of(LIMIT_SHEET).text));
	say_sheets(&others, book, filled, sheet);
	if (others.len > 0)
		desk_say(rows->desk, &msg_rows_sheet,
			MSG_ARGS(rows->file, workbook_text(book, book->sheets[sheet].name), buf_text(&others)));
	buf_free(&others);
	return true;
}

static bool read_workbook(struct rows *rows)
{
	struct workbook *book = NULL;

	rows->is_workbook = true;
	if (!workbook_read(&book, rows->file, "", rows->desk->err))
		return false;
	bool *filled = calloc(book->sheet_count + 1, sizeof *filled);
	rows->failed = !filled;
	bool done = filled && take_sheet(rows, book, filled);
	free(filled);
	workbook_free(book);
	if (rows->failed)
		return desk_fail(rows->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	return done;
}

/* ---- the file ----------------------------------------------------------------------------------- */

bool rows_read(struct rows *rows)
{
	struct buf text = { 0 };
	bool done = file_read(&text, rows->file, LIMIT_CSV, rows->desk->err);

	if (done && text.len > 4 && memcmp(text.data, "PK\3\4", 4) == 0)
		done = read_workbook(rows);
	else if (done && rows->sheet)
		done = desk_fail(rows->desk, ERR_USAGE, &msg_rows_no_workbook, MSG_ARGS(rows->file));
	else
		done = done && read_letters(rows, &text) && check_lines(rows, &text) && parse_csv(rows, &text);
	buf_free(&text);
	if (done && rows->count == 0)
		return desk_fail(rows->desk, ERR_REFUSED, &msg_import_empty, MSG_ARGS(rows->file));
	return done;
}

/* ---- faults ------------------------------------------------------------------------------------- */

/* So many of one kind are told in a row. */
enum { FAULTS_ALIKE = 5 };

/* The lines since `from`, written behind the others. */
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

	faults->count++;
	if (desk->err->status == ERR_FAILED)
		return;
	if (desk->err->msg != faults->last)
		rows_faults_end(rows, faults);
	faults->last = desk->err->msg;
	if (++faults->same > FAULTS_ALIKE)
		note_alike(faults, line);
	else if (faults->count <= DESK_FAULTS_SHOWN) {
		err_text(&why, desk->lang, desk->err);
		desk_say(desk, &msg_import_row, MSG_ARGS(rows->file, num_of(line).text, buf_text(&why)));
		buf_free(&why);
	}
	*desk->err = (struct err){ 0 };
}
