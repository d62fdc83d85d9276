/* Single cells of a table: numbers of rounds, names in two columns, repeated headings. */
#include "base/messages.h"
#include "base/text.h"
#include "desk/messages.h"
#include "desk/tables/tables.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NAME_ROWS = 12 };

void rows_letters(char out[BOOK_SHORT], const char *text)
{
	char folded[BOOK_SHORT];
	size_t n = 0;

	text_fold(folded, sizeof folded, text, strlen(text));
	for (const char *s = folded; *s; s++) {
		if (*s >= 'a' && *s <= 'z')
			out[n++] = *s;
	}
	out[n] = '\0';
}

/* Is there a letter in a text, of whatever language? */
static bool has_letters(const char *text)
{
	for (; *text; text++) {
		if (isalpha((unsigned char)*text) || ((unsigned char)*text >= 0xc3 && (unsigned char)*text < 0xe2))
			return true;
	}
	return false;
}

/* ---- numbers ----------------------------------------------------------------------------------- */

int rows_number(const char *text)
{
	static const char units[] = " fordulo ford kor round asztal aszt table szamu es as os este evening "
		"leosztas parti deal deals r no ";
	static const char *const numerals[] = { "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI",
		"XII" };
	char folded[BOOK_SHORT], word[BOOK_SHORT];
	size_t roman = strcspn(text, ". ");
	long number = 0;

	if (strlen(text) >= sizeof folded)
		return 0;
	/* "IV." or "IV " */
	for (int i = 0; i < 12 && text[roman] && number == 0; i++)
		number = strlen(numerals[i]) == roman && strncmp(text, numerals[i], roman) == 0 ? i + 1 : 0;
	text += number > 0 ? roman : 0;
	text_fold(folded, sizeof folded, text, strlen(text));
	for (const char *s = folded; *s;) {
		size_t letters = strspn(s, "abcdefghijklmnopqrstuvwxyz"), digits = strspn(s, "0123456789");
		bool is_between = letters + digits == 0 && strchr(number > 0 ? " .-:" : " .", *s);
		snprintf(word, sizeof word, "%.*s", (int)letters, s);
		bool is_unit = rows_is_listed(word, units);
		bool is_number = digits > 0 && number == 0 && s[strspn(s, "0")] != '\0';
		if (!is_between && !is_unit && !is_number)
			return 0;
		if (is_number)
			number = digits > 6 ? SCAN_NUMBER : strtol(s, NULL, 10);
		s += is_between ? 1 : letters + digits;
	}
	return number > SCAN_NUMBER ? SCAN_NUMBER : (int)number;
}

/* ---- names in two columns ---------------------------------------------------------------------- */

static const char surnames[] = " vezeteknev csaladnev csaladinev surname lastname familyname ";
static const char firsts[] = " keresztnev utonev firstname givenname forename ";
static const char names[] = " nev neve teljesnev name jatekos jatekosneve versenyzo versenyzoneve player ";

/* Find the first column of a row whose heading is among the words; -1: none. */
static int heading_among(const struct row_texts *row, const char *words)
{
	char folded[BOOK_SHORT], letters[BOOK_SHORT];

	for (int place = 0; place < row->count; place++) {
		size_t n = 0;
		text_fold(folded, sizeof folded, row->fields[place], strlen(row->fields[place]));
		for (const char *s = folded; *s; s++) {
			if (isalnum((unsigned char)*s))
				letters[n++] = *s;
		}
		letters[n] = '\0';
		if (rows_is_listed(letters, words))
			return place;
	}
	return -1;
}

/* Does each row below with a name have one word of it in this column,
 * and the rest in the next, which has no heading? */
static bool is_name_of_two(const struct rows *rows, size_t at, int place)
{
	size_t count = 0;

	if (*rows_field(&rows->rows[at], place + 1))
		return false;
	for (size_t i = at + 1; i < rows->count; i++) {
		const char *name = rows_field(&rows->rows[i], place), *more = rows_field(&rows->rows[i], place + 1);
		if (!*name)
			continue;
		if (strchr(name, ' ') || !has_letters(more))
			return rows_is_beside(name) && i > at + 1 ? count > 0 : false;
		count++;
	}
	return count > 0;
}

/* Find the columns of surname and first name; false if no row has such headings. */
static bool find_names(const struct rows *rows, size_t *at, int *surname, int *first)
{
	for (*at = 0; *at < rows->count && *at < NAME_ROWS; ++*at) {
		*surname = heading_among(&rows->rows[*at], surnames);
		*first = heading_among(&rows->rows[*at], firsts);
		if (*surname >= 0 && *first >= 0)
			return true;
		*surname = heading_among(&rows->rows[*at], names);
		*first = *surname + 1;
		if (*surname >= 0 && is_name_of_two(rows, *at, *surname))
			return true;
	}
	return false;
}

bool rows_join_names(struct rows *rows)
{
	struct rows old = *rows;
	struct buf name = { 0 };
	int surname, first;
	size_t head;

	if (!find_names(rows, &head, &surname, &first))
		return true;
	rows->rows = NULL;
	rows->count = 0;
	bool done = true;
	for (size_t i = 0; done && i < old.count; i++) {
		const struct row_texts *row = &old.rows[i];
		const char *parts[ROW_FIELDS], *more = rows_field(row, first);
		bool is_joined = i > head && *more && *rows_field(row, surname);
		for (int place = 0; place < row->count; place++)
			parts[place] = row->fields[place];
		buf_clear(&name);
		buf_printf(&name, "%s %s", rows_field(row, surname), more);
		if (is_joined)
			parts[surname] = buf_text(&name);
		if (i == head)
			parts[surname] = msg_column_name.text[LANG_HU];
		if ((is_joined || i == head) && first < row->count)
			parts[first] = "";
		done = rows_append(rows, row->line, parts, row->count, row->unvalued);
	}
	if (done) {
		struct num cells[] = { rows_cell(&old.rows[head], surname), rows_cell(&old.rows[head], first) };
		desk_say(rows->desk, &msg_rows_names_joined, MSG_ARGS(rows->file, cells[0].text, cells[1].text));
	}
	rows_free(&old);
	buf_free(&name);
	return done || desk_fail(rows->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}

bool rows_is_one_name(const struct rows *rows, int line, const char *name)
{
	static const char *const between[] = { "/", " és ", " and ", "&", " + ", ";", NULL };

	for (int i = 0; between[i] && !rows_is_taken(rows, line); i++) {
		const char *at = strstr(name, between[i]);
		if (at && at > name && has_letters(at + strlen(between[i])))
			return desk_fail(rows->desk, ERR_REFUSED, &msg_rows_two_names, MSG_ARGS(name, num_of(line).text));
	}
	char folded[BOOK_TEXT];
	text_fold(folded, sizeof folded, name, strlen(name));
	bool is_for = strstr(folded, " helyett") || strstr(folded, "instead of") || strstr(folded, "(beugro");
	if (is_for && !rows_is_taken(rows, line))
		return desk_fail(rows->desk, ERR_REFUSED, &msg_rows_stands_in, MSG_ARGS(name, num_of(line).text));
	const char *comma = strchr(name, ','), *dash = strstr(name, " - ");
	bool is_title = comma && strchr(".\"", name[strlen(name) - 1]);   /* "Kiss Péter, dr." */
	/* not "Szabó, Ágnes" */
	bool is_whole = comma && memchr(name, ' ', (size_t)(comma - name)) && !is_title;
	bool is_more = (is_whole && has_letters(comma)) || (dash && rows_is_beside(dash + 3));
	return !is_more || rows_is_taken(rows, line)
		|| desk_fail(rows->desk, ERR_REFUSED, &msg_rows_comma, MSG_ARGS(name, num_of(line).text));
}

/* ---- headings of two lines --------------------------------------------------------------------- */

/* Headings of a round's columns, below its own. */
static const char parts_of_round[] = " asztal aszt asztalszam table pont pontok pontszam points eredmeny "
	"score hp helypont helyezesipont hely helyezes place allas gongyolt standing ";

/* Return the heading over a column in the first of two lines: its own,
 * or the one to its left that reaches this far. */
static const char *heading_above(const struct row_texts *upper, const struct row_texts *lower, int place)
{
	while (place > 0 && !*rows_field(upper, place) && *rows_field(lower, place - 1))
		place--;
	return rows_field(upper, place);
}

/* May a text stand below a round's heading: "pont", or a number below "Fordulók"? */
static bool is_part(const struct rows *rows, const char *above, const char *text)
{
	char letters[BOOK_SHORT], alone[BOOK_TEXT];
	bool is_sum = rows_says_sum(text);

	rows_letters(letters, text);
	if (letters[0] && !is_sum && !rows_is_listed(letters, parts_of_round))
		return false;
	if (letters[0] || is_sum)
		return rows_number(above) > 0 || rows_is_day(rows, above) || rows_round_alone(alone, above);
	rows_letters(letters, above);
	return rows_number(text) > 0
		&& rows_is_listed(letters, " fordulo fordulok fordulokpontjai kor korok round rounds ");
}

static bool is_sum(const char *text)
{
	char letters[BOOK_SHORT];

	rows_letters(letters, text);
	return rows_is_listed(letters, " osszesen ossz osszpont osszeg osszesites vegeredmeny total sum ");
}

/* The texts of a second line of headings: parts of rounds, and others. */
struct head_look {
	int parts, behind;           /* behind: those below the heading to their left */
	int others, other;           /* how many texts are not parts, and the first one's place */
	bool has_figures;            /* the lower line holds no headings */
};

static struct head_look look_at_heads(const struct rows *rows, const struct row_texts *upper,
	const struct row_texts *lower)
{
	struct head_look look = { .other = -1 };

	for (int place = 0; place < lower->count; place++) {
		const char *text = lower->fields[place], *above = heading_above(upper, lower, place);
		bool is_own = *rows_field(upper, place) != '\0';
		bool is_same = is_own && strcmp(text, above) == 0;
		if (!*text || !*above || is_same || is_sum(above))
			continue;   /* "Név" in the lower line alone */
		bool is_new = !is_own && look.parts > 0 && is_sum(text);
		bool is_fit = is_new || is_part(rows, above, text);
		look.other = !is_fit && look.others == 0 ? place : look.other;
		look.others += !is_fit;
		look.parts += is_fit && !is_new;
		look.behind += is_fit && !is_own && !is_new;
		look.has_figures = look.has_figures || !has_letters(text);
	}
	return look;
}

/* Would two lines be the headings of one table except for a text in one of them? Report it. */
static bool is_half_second(
	const struct rows *rows, const struct row_texts *upper, const struct row_texts *lower)
{
	struct head_look look = look_at_heads(rows, upper, lower);
	const char *text = rows_field(lower, look.other);
	char letters[BOOK_SHORT];
	int place = look.other;
	bool are_heads = heading_among(upper, names) >= 0 && heading_among(lower, names) < 0 && !look.has_figures;

	if (!are_heads || look.others == 0 || look.parts < 2 || look.others > look.parts)
		return false;
	rows_letters(letters, text);
	bool is_upper = rows_is_listed(letters, parts_of_round);
	while (is_upper && place > 0 && !*rows_field(upper, place))
		place--;
	if (is_upper)
		desk_fail(rows->desk, ERR_REFUSED, &msg_rows_head_upper,
			MSG_ARGS(rows->file, rows_field(upper, place), rows_cell(upper, place).text, text));
	else
		desk_fail(rows->desk, ERR_REFUSED, &msg_rows_head_lower,
			MSG_ARGS(rows->file, text, rows_cell(lower, place).text));
	return true;
}

/* Replace the row at `at` and the next by one of those texts. */
static bool replace_two(struct rows *rows, size_t at, const char *const parts[], int count)
{
	if (!rows_append(rows, rows->rows[at].line, parts, count, 0))
		return false;
	struct row_texts joined = rows->rows[--rows->count];
	free(rows->rows[at].fields);
	free(rows->rows[at + 1].fields);
	rows->rows[at] = joined;
	memmove(&rows->rows[at + 1], &rows->rows[at + 2], (rows->count - at - 2) * sizeof joined);
	rows->count--;
	return true;
}

static bool join_headings(struct rows *rows, size_t at)
{
	struct row_texts *upper = &rows->rows[at], *lower = upper + 1;
	int count = upper->count > lower->count ? upper->count : lower->count;
	struct buf texts[ROW_FIELDS] = { 0 };
	const char *parts[ROW_FIELDS] = { NULL };
	char letters[BOOK_SHORT];

	for (int place = 0; place < count; place++) {
		const char *text = rows_field(lower, place), *above = rows_field(upper, place);
		const char *over = heading_above(upper, lower, place);
		char alone[BOOK_TEXT];
		bool is_new = *text && strcmp(text, above) != 0 && is_part(rows, over, text);
		over = is_new && rows_round_alone(alone, over) ? alone : over;
		bool is_word = has_letters(text) || rows_says_sum(text);
		rows_letters(letters, text);
		bool is_points = rows_is_listed(letters, " pont pontok pontszam points eredmeny score ");
		if (is_new && is_points && rows_is_day(rows, over))
			buf_str(&texts[place], over);   /* the points of a day have only it as their heading */
		else if (is_new)
			buf_printf(&texts[place], "%s %s", is_word ? over : num_of(rows_number(text)).text,
				is_word ? text : over);
		else
			buf_str(&texts[place], *above ? above : text);
		parts[place] = buf_text(&texts[place]);
	}
	bool done = replace_two(rows, at, parts, count);
	for (int place = 0; place < count; place++)
		buf_free(&texts[place]);
	return done;
}

/* Is one line that of rounds, and the other that of their days? */
static bool is_line_of_days(
	const struct rows *rows, const struct row_texts *rounds, const struct row_texts *days)
{
	int count = 0;

	for (int place = 0; place < days->count; place++) {
		const char *text = days->fields[place], *round = rows_field(rounds, place);
		bool is_round = rows_number(round) > 0 && has_letters(round);
		if (*text && is_round && rows_is_day(rows, text))
			count++;
		else if (is_round || (*text && *round && strcmp(text, round) != 0))
			return false;
	}
	return count >= 2;
}

/* Drop the line of days above or below the line of rounds, at `at`; keep the rest of its texts. */
static bool drop_days(struct rows *rows, size_t at)
{
	struct row_texts *upper = &rows->rows[at], *lower = upper + 1;
	bool is_below = is_line_of_days(rows, upper, lower);
	const struct row_texts *rounds = is_below ? upper : lower, *days = is_below ? lower : upper;
	int count = upper->count > lower->count ? upper->count : lower->count;
	const char *parts[ROW_FIELDS] = { NULL };

	if (!is_below && !is_line_of_days(rows, lower, upper))
		return true;
	for (int place = 0; place < count; place++)
		parts[place] = *rows_field(rounds, place) ? rows_field(rounds, place) : rows_field(days, place);
	return replace_two(rows, at, parts, count);
}

bool rows_join_headings(struct rows *rows)
{
	for (size_t at = 0; at + 1 < rows->count && at < NAME_ROWS; at++) {
		if (!drop_days(rows, at))
			return desk_fail(rows->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	}
	for (size_t at = 0; at + 1 < rows->count && at < NAME_ROWS; at++) {
		/* The second line has parts of rounds, and otherwise only texts of the first. */
		struct head_look look = look_at_heads(rows, &rows->rows[at], &rows->rows[at + 1]);
		if (look.others == 0 && look.parts >= 2 && look.behind >= 1)
			return join_headings(rows, at)
				|| desk_fail(rows->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	}
	for (size_t at = 0; rows->takes_rounds && at + 1 < rows->count && at < NAME_ROWS; at++) {
		if (is_half_second(rows, &rows->rows[at], &rows->rows[at + 1]))
			return false;
	}
	return true;
}

/* ---- repeated headings ------------------------------------------------------------------------- */

/* Do two headings say the same? Those of two rounds or days do not. */
static bool is_same_heading(const char *heading, const char *text)
{
	static const char digits[] = "0123456789";

	if (book_names_distance(heading, text) != 0)
		return false;
	/* The same digits, one after another. */
	const char *a = heading + strcspn(heading, digits), *b = text + strcspn(text, digits);
	while (*a && *a == *b) {
		a += 1 + strcspn(a + 1, digits);
		b += 1 + strcspn(b + 1, digits);
	}
	return *a == *b;
}

bool rows_is_repeated(const struct row_texts *headings, const struct row_texts *row)
{
	int known = 0;

	for (int place = 0; place < headings->count || place < row->count; place++) {
		const char *text = rows_field(row, place);
		if (!is_same_heading(rows_field(headings, place), text))
			return false;
		known += has_letters(text);
	}
	return known >= 2;
}

bool rows_fail_headings(const struct rows *rows, const struct row_texts *headings,
	const struct row_texts *row)
{
	int place = 0;

	while (place < row->count && (!*row->fields[place]
		|| is_same_heading(rows_field(headings, place), row->fields[place])))
		place++;
	return desk_fail(rows->desk, ERR_REFUSED, &msg_rows_other_headings,
		MSG_ARGS(rows->file, num_of(row->line).text, num_of(headings->line).text,
			rows_cell(row, place < row->count ? place : 0).text));
}

/* Does a row begin like the headings, "Név", with another number or day below one of theirs? */
static bool has_other_numbers(const struct row_texts *headings, const struct row_texts *row)
{
	static const char digits[] = "0123456789";
	int place = 0;

	while (place < row->count && !*row->fields[place])
		place++;
	const char *first = rows_field(row, place);
	if (!has_letters(first) || strpbrk(first, digits) || !is_same_heading(rows_field(headings, place), first))
		return false;
	while (++place < row->count) {
		const char *heading = rows_field(headings, place), *text = row->fields[place];
		if (strpbrk(heading, digits) && strpbrk(text, digits) && !is_same_heading(heading, text))
			return true;
	}
	return false;
}

bool rows_change_headings(const struct rows *rows, size_t at)
{
	const struct row_texts *headings = &rows->rows[at];

	for (size_t i = at + 1; i < rows->count; i++) {
		const struct row_texts *row = &rows->rows[i];
		int known = 0, moved = 0;
		for (int place = 0; place < row->count; place++) {
			const char *text = row->fields[place];
			bool is_known = false;
			for (int other = 0; other < headings->count && has_letters(text); other++)
				is_known = is_known || book_names_distance(headings->fields[other], text) == 0;
			known += is_known;
			moved += *text && !is_same_heading(rows_field(headings, place), text);
		}
		bool is_other = (known >= 2 && moved > 0) || has_other_numbers(headings, row);
		if (!is_other || rows_is_taken(rows, row->line))
			continue;
		rows_fail_headings(rows, headings, row);
		return true;
	}
	return false;
}
