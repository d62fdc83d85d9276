/* Find what each column of a table holds: as given, as remembered, by its heading, or by asking. */
#include "desk/messages.h"
#include "desk/tables/tables.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Headings stand among the first rows: lists of clubs begin with a title. */
enum { HEADING_ROWS = 12 };

/* ---- names of columns -------------------------------------------------------------------------- */

/* Fold a heading, its letters only; *digits: it has some, as in "1. forduló". */
static void fold(char out[BOOK_SHORT], const char *text, bool *digits)
{
	rows_letters(out, text);
	*digits = strpbrk(text, "0123456789") != NULL;
}

/* Find a kind's heading in a row, by the first of its words that is there; -1: none. */
static int find_heading(const struct row_texts *row, const struct column_kind *kind)
{
	char word[BOOK_SHORT];
	bool digits;

	for (int i = 0; i < COLUMN_WORDS && kind->words[i]; i++) {
		for (int place = 0; place < row->count; place++) {
			fold(word, row->fields[place], &digits);
			if (!digits && strcmp(word, kind->words[i]) == 0)
				return place;
		}
	}
	return -1;
}

/* Find a column by its letter, its number, else its heading; -1 if there is none. */
static int column_of(const struct row_texts *row, const char *said)
{
	char wanted[BOOK_SHORT], word[BOOK_SHORT];
	int number = 0, letters = 0;
	bool digits, other;

	/* "A" is 1, "AB" 28; -1 if it is no column letter */
	for (const char *s = said; *s && letters >= 0; s++) {
		char c = (char)(*s & ~0x20);
		letters = c < 'A' || c > 'Z' || s - said > 1 ? -1 : 26 * letters + c - 'A' + 1;
	}
	if (*said && said[strspn(said, "0123456789")] == '\0' && sscanf(said, "%4d", &number) == 1)
		return number >= 1 && number <= row->count ? number - 1 : -1;
	if (letters > 0 && letters <= row->count)
		return letters - 1;
	fold(wanted, said, &digits);
	for (int place = 0; place < row->count && wanted[0]; place++) {
		fold(word, row->fields[place], &other);
		if (strcmp(word, wanted) == 0 && digits == other)
			return place;
	}
	return -1;
}

/* Write "A = „Név”, B = „Össz”", for questions and errors. */
static void say_columns(struct buf *b, const struct row_texts *row)
{
	for (int place = 0; place < row->count; place++) {
		if (!*row->fields[place])
			continue;
		buf_str(b, b->len > 0 ? ", " : "");
		if (place >= 26)
			buf_char(b, (char)('A' + place / 26 - 1));
		buf_char(b, (char)('A' + place % 26));
		buf_printf(b, " = „%s”", row->fields[place]);
	}
}

/* ---- by headings ------------------------------------------------------------------------------- */

/* Count the kinds that have their heading in a row. */
static int count_headings(const struct row_texts *row, const struct column_kind *kinds)
{
	int count = 0;

	for (int kind = 0; kinds[kind].name; kind++)
		count += find_heading(row, &kinds[kind]) >= 0;
	return count;
}

static int count_texts(const struct row_texts *row, const struct column_kind *kinds)
{
	int count = 0;

	(void)kinds;
	for (int place = 0; place < row->count; place++)
		count += *row->fields[place] != '\0';
	return count;
}

/* Find the first row with the highest count; *most: that count. */
static size_t richest_row(const struct rows *rows, const struct column_kind *kinds, int *most,
	int (*count)(const struct row_texts *row, const struct column_kind *kinds))
{
	size_t best = 0;

	*most = 0;
	for (size_t i = 0; i < rows->count && i < HEADING_ROWS; i++) {
		int here = count(&rows->rows[i], kinds);
		best = here > *most ? i : best;
		*most = here > *most ? here : *most;
	}
	return best;
}

/*
 * Find the row of headings: the one with most known ones; without any, the first that is as wide as a list.
 */
static size_t find_headings(const struct rows *rows, const struct column_kind *kinds, bool *are_known)
{
	int most;
	size_t row = richest_row(rows, kinds, &most, count_headings);

	*are_known = most > 0;
	return most > 0 ? row : richest_row(rows, kinds, &most, count_texts);
}

/* Has a row all needed headings, except for rounds, which titles may give and standings lack? */
static bool may_be_headings(const struct row_texts *row, const struct column_kind *kinds)
{
	int needed = 0;

	for (int kind = 0; kinds[kind].name; kind++) {
		bool is_needed = kinds[kind].needed && kinds[kind].job != COLUMN_ROUND;
		if (is_needed && find_heading(row, &kinds[kind]) < 0)
			return false;
		needed += is_needed;
	}
	return needed > 0;
}

bool columns_are_first(const struct rows *rows, const struct column_kind *kinds, size_t at)
{
	for (size_t i = 0; i < at; i++) {
		const struct row_texts *row = &rows->rows[i];
		if (!may_be_headings(row, kinds))
			continue;
		/* A player's row comes between; below a heading alone in its row only a name counts. */
		int place = find_heading(row, &kinds[0]);
		bool is_alone = count_texts(row, kinds) == 1;
		for (size_t below = i + 1; below < at; below++) {
			const char *name = rows_field(&rows->rows[below], place);
			if (*name && (!is_alone || rows_may_be_name(name)))
				return rows_fail_headings(rows, row, &rows->rows[at]);
		}
	}
	return true;
}

/* Find the columns by their headings; a needed one that occurs twice has to be given. */
static void by_headings(const struct row_texts *row, struct columns *out)
{
	for (int kind = 0; out->kinds[kind].name; kind++) {
		int found = find_heading(row, &out->kinds[kind]), count = 0;
		char word[BOOK_SHORT], other[BOOK_SHORT];
		bool digits;
		fold(word, rows_field(row, found), &digits);
		for (int i = 0; found >= 0 && i < row->count; i++) {
			fold(other, row->fields[i], &digits);
			count += !digits && strcmp(word, other) == 0;
		}
		out->place[kind] = out->kinds[kind].needed && count > 1 ? -1 : found;
	}
}

/* ---- as given ---------------------------------------------------------------------------------- */

static int kind_of(const struct column_kind *kinds, const char *word)
{
	char folded[BOOK_SHORT];
	bool digits;

	fold(folded, word, &digits);
	for (int kind = 0; kinds[kind].name; kind++) {
		for (int i = 0; i < COLUMN_WORDS && kinds[kind].words[i]; i++) {
			if (strcmp(folded, kinds[kind].words[i]) == 0)
				return kind;
		}
	}
	return -1;
}

/* Read the columns given: "nev=B pont=F rajtszam=-", separated by commas or blanks; -: none. */
static bool as_said(struct desk *desk, const struct row_texts *row, const char *given, struct columns *out)
{
	char pair[BOOK_TEXT];
	bool is_said[COLUMN_KINDS] = { false };

	while (*(given += strspn(given, " ,;"))) {
		size_t n = strcspn(given, " ,;");
		snprintf(pair, sizeof pair, "%.*s", (int)(n < sizeof pair ? n : sizeof pair - 1), given);
		given += n;
		char *at = strchr(pair, '=');
		if (at)
			*at = '\0';
		int kind = at ? kind_of(out->kinds, pair) : -1, place = at ? column_of(row, at + 1) : -1;
		bool is_none = at && strcmp(at + 1, "-") == 0;
		if (kind < 0)
			return desk_fail(desk, ERR_USAGE, &msg_columns_kind, MSG_ARGS(pair));
		if (place < 0 && !is_none)
			return desk_fail(desk, ERR_USAGE, &msg_columns_place, MSG_ARGS(pair, at + 1));
		out->place[kind] = place;
		is_said[kind] = true;
	}
	/* If a column has two jobs the given one counts; two given ones are a fault. */
	const struct column_kind *kinds = out->kinds;
	for (int kind = 0; kinds[kind].name; kind++) {
		for (int other = 0; is_said[kind] && kinds[other].name; other++) {
			if (other == kind || out->place[other] < 0 || out->place[other] != out->place[kind])
				continue;
			if (is_said[other])
				return desk_fail(desk, ERR_USAGE, &msg_columns_twice,
					MSG_ARGS(kinds[kind].name->text[desk->lang], kinds[other].name->text[desk->lang]));
			out->place[other] = -1;
		}
	}
	return true;
}

/* ---- remembered -------------------------------------------------------------------------------- */

/* Make the key under which an event remembers the columns of a file: FNV-1a over its headings. */
static void headings_key(char key[BOOK_SHORT], const struct row_texts *headings,
	const struct column_kind *kinds)
{
	uint64_t hash = 14695981039346656037u;

	for (int place = 0; place < headings->count; place++) {
		for (const char *s = headings->fields[place]; ; s++) {
			hash = (hash ^ (unsigned char)*s) * 1099511628211u;
			if (!*s)
				break;
		}
	}
	for (const char *s = kinds[0].name->text[LANG_HU]; *s; s++)
		hash = (hash ^ (unsigned char)*s) * 1099511628211u;
	int count = 0;
	while (kinds[count].name)
		count++;
	snprintf(key, BOOK_SHORT, "columns-%d-%016llx", count, (unsigned long long)hash);
}

/* Recall the columns from the last event that remembers any; *found: one does. */
static bool recall(const struct rows *rows, const struct row_texts *headings, struct columns *out,
	bool *found)
{
	struct desk *desk = rows->desk;
	struct book_event *events = NULL;
	size_t count = 0;
	char key[BOOK_SHORT], value[BOOK_SETTING];

	*found = false;
	headings_key(key, headings, out->kinds);
	if (!book_events(desk->book, &events, &count, desk->err))
		return false;
	bool done = true;
	while (done && !*found && count-- > 0) {
		struct columns there = *out;
		done = book_setting(desk->book, events[count].id, key, value, desk->err);
		*found = done && value[0];
		const char *at = value;
		int n = 0;
		for (int kind = 0; *found && out->kinds[kind].name; kind++, at += n)
			*found = sscanf(at, "%d%n", &there.place[kind], &n) == 1 && there.place[kind] >= -1
				&& there.place[kind] < headings->count;
		*found = *found && sscanf(at, "%d", &there.day_order) == 1 && there.day_order >= 0
			&& there.day_order <= 2;
		if (*found)
			*out = there;
	}
	book_free(events);
	return done;
}

/* Recall columns for these headings, or for these and a column of rounds, which a list is given. */
static bool recall_list(const struct rows *rows, const struct row_texts *headings, struct columns *out)
{
	char *fields[ROW_FIELDS];
	struct row_texts more = { .count = headings->count + 1, .fields = fields };
	bool found = false;

	if (headings->count >= ROW_FIELDS || !recall(rows, headings, out, &found) || found)
		return rows->desk->err->status == ERR_NONE;
	for (int place = 0; place < headings->count; place++)
		fields[place] = headings->fields[place];
	fields[headings->count] = (char *)msg_column_round.text[LANG_HU];
	bool done = recall(rows, &more, out, &found);
	for (int kind = 0; found && out->kinds[kind].name; kind++)
		out->place[kind] = out->place[kind] == headings->count ? -1 : out->place[kind];
	return done;
}

bool columns_remember(const struct rows *rows, const struct columns *columns, int64_t event)
{
	struct desk *desk = rows->desk;
	const struct row_texts *headings = &rows->rows[columns->first - 1];
	char key[BOOK_SHORT], value[BOOK_SETTING];
	struct columns usual = { .kinds = columns->kinds };
	size_t n = 0;

	by_headings(headings, &usual);
	bool is_usual = columns->day_order == 0;
	for (int kind = 0; columns->kinds[kind].name && n < sizeof value; kind++) {
		is_usual = is_usual && usual.place[kind] == columns->place[kind];
		n += (size_t)snprintf(value + n, sizeof value - n, "%d ", columns->place[kind]);
	}
	if (n < sizeof value)
		n += (size_t)snprintf(value + n, sizeof value - n, "%d", columns->day_order);
	if (is_usual || n >= sizeof value)
		return true;
	headings_key(key, headings, columns->kinds);
	return book_setting_put(desk->book, event, key, value, false, desk->err);
}

/* ---- asked ------------------------------------------------------------------------------------- */

static bool ask_column(struct rows *rows, const struct row_texts *headings, int kind, struct columns *out)
{
	struct desk *desk = rows->desk;
	struct buf names = { 0 };
	const char *name = out->kinds[kind].name->text[desk->lang];

	say_columns(&names, headings);
	char *answer = NULL;
	do {
		free(answer);
		answer = desk->ask
			? desk->ask(desk->surface, &msg_columns_ask, MSG_ARGS(name, buf_text(&names))) : NULL;
		out->place[kind] = answer ? column_of(headings, answer) : -1;
	} while (answer && *answer && out->place[kind] < 0);   /* no such column: ask again */
	if (out->place[kind] < 0 && desk->err->status == ERR_NONE)
		desk_fail(desk, ERR_REFUSED, out->missing,
			MSG_ARGS(rows->file, name, out->kinds[kind].words[0], buf_text(&names)));
	free(answer);
	buf_free(&names);
	return out->place[kind] >= 0;
}

/* ---- all together ------------------------------------------------------------------------------ */

/* Report the columns that are not used. */
static void say_unused(struct rows *rows, const struct row_texts *headings, const struct columns *columns)
{
	struct buf unused = { 0 }, taken = { 0 };

	for (int place = 0; place < headings->count; place++) {
		bool used = !*headings->fields[place];
		for (int kind = 0; columns->kinds[kind].name; kind++)
			used = used || columns->place[kind] == place;
		if (!used)
			buf_printf(&unused, "%s„%s”", unused.len > 0 ? ", " : "", headings->fields[place]);
	}
	for (int kind = 0; columns->kinds[kind].name; kind++)
		buf_printf(&taken, "%s%s", kind > 0 ? ", " : "", columns->kinds[kind].name->text[rows->desk->lang]);
	if (unused.len > 0)
		desk_say(rows->desk, &msg_import_unused, MSG_ARGS(rows->file, buf_text(&unused), buf_text(&taken)));
	buf_free(&unused);
	buf_free(&taken);
}

/* Is there a text below a heading? */
static bool has_texts(const struct rows *rows, size_t row, int place)
{
	while (++row < rows->count) {
		if (*rows_field(&rows->rows[row], place))
			return true;
	}
	return false;
}

/* Refuse two columns of names: lists side by side, only one of which would be read. */
static bool is_one_list(const struct rows *rows, size_t row, const struct columns *columns)
{
	const struct row_texts *headings = &rows->rows[row];
	int first = find_heading(headings, &columns->kinds[0]);
	char word[BOOK_SHORT], other[BOOK_SHORT];
	bool digits, others;

	fold(word, rows_field(headings, first), &digits);
	for (int place = first + 1; first >= 0 && place < headings->count; place++) {
		fold(other, headings->fields[place], &others);
		bool is_same = !others && strcmp(word, other) == 0;
		if (!is_same || !has_texts(rows, row, first) || !has_texts(rows, row, place))
			continue;
		return desk_fail(rows->desk, ERR_REFUSED, &msg_columns_two_lists,
			MSG_ARGS(rows->file, rows_cell(headings, first).text, rows_cell(headings, place).text,
				headings->fields[first]));
	}
	return true;
}

/* Refuse two full columns without a heading after the names, as below a joined heading. */
static bool has_own_heading(const struct rows *rows, size_t row, const struct columns *columns)
{
	const struct row_texts *headings = &rows->rows[row];
	int name = columns->place[0];
	size_t full = 0;

	if (!rows->takes_rounds || name < 0 || *rows_field(headings, name + 1) || *rows_field(headings, name + 2))
		return true;
	for (size_t i = row + 1; i < rows->count; i++) {
		const struct row_texts *texts = &rows->rows[i];
		full += strchr(rows_field(texts, name + 1), ' ') && strchr(rows_field(texts, name + 2), ' ');
	}
	return full == 0 || 2 * full < rows->count - row - 1
		|| desk_fail(rows->desk, ERR_REFUSED, &msg_columns_own,
			MSG_ARGS(rows->file, rows_field(headings, name), rows_cell(headings, name).text));
}

bool columns_told(struct rows *rows, const char *given, struct columns *out)
{
	bool are_known;
	struct err none = { 0 };
	struct desk quiet = *rows->desk;

	for (int kind = 0; kind < COLUMN_KINDS; kind++)
		out->place[kind] = -1;
	size_t row = find_headings(rows, out->kinds, &are_known);
	out->first = row + 1;
	if (!given)
		return recall_list(rows, &rows->rows[row], out);
	quiet.err = &none;
	if (!as_said(&quiet, &rows->rows[row], given, out)) {   /* faults are reported once all are found */
		for (int kind = 0; kind < COLUMN_KINDS; kind++)
			out->place[kind] = -1;
	}
	return true;
}

bool columns_find(struct rows *rows, const char *given, struct columns *out)
{
	bool found = false, are_known;

	for (int kind = 0; kind < COLUMN_KINDS; kind++)
		out->place[kind] = -1;
	size_t row = find_headings(rows, out->kinds, &are_known);
	const struct row_texts *headings = &rows->rows[row];
	if (!are_known) {
		struct buf names = { 0 };
		say_columns(&names, headings);
		desk_say(rows->desk, &msg_columns_headings,
			MSG_ARGS(rows->file, num_of(headings->line).text, buf_text(&names)));
		buf_free(&names);
	}
	out->first = row + 1;
	if (!columns_are_first(rows, out->kinds, row) || rows_change_headings(rows, row)
		|| !is_one_list(rows, row, out))
		return false;
	by_headings(headings, out);
	if (!has_own_heading(rows, row, out))
		return false;
	if (!given && !recall(rows, headings, out, &found))
		return false;
	if (found)
		desk_say(rows->desk, &msg_columns_remembered, MSG_ARGS(rows->file));
	if (given && !as_said(rows->desk, headings, given, out))
		return false;
	for (int kind = 0; out->kinds[kind].name; kind++) {
		if (out->kinds[kind].needed && out->place[kind] < 0 && !ask_column(rows, headings, kind, out))
			return false;
	}
	say_unused(rows, headings, out);
	rows_say_above(rows, row);
	return rows_leave_out(rows, out);
}
