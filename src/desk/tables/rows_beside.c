/* Rows below the headings that are no players: totals, notes, signatures, repeated headings. */
#include "desk/messages.h"
#include "desk/tables/tables.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum beside { BESIDE_NONE, BESIDE_TOTAL, BESIDE_NOTE, BESIDE_SIGNATURE, BESIDE_HEADING, BESIDE_KINDS };

/* Words of such rows, folded, letters only, separated by blanks. */
enum at_word {
	AT_FIRST,                    /* the first word of a text, unless it may be a name */
	AT_FIRST_SURE,               /* the same, and never a name */
	AT_ALONE,                    /* headings, only alone: "Játékos 12" may be a name */
	AT_LAST                      /* the last of several, of a club, a group, a page; no name ends in one */
};

static const struct {
	enum beside kind;
	enum at_word at;
	const char *words;
} words[] = {
	{ BESIDE_TOTAL, AT_FIRST_SURE, " osszesen mindosszesen osszesites reszosszeg vegosszeg letszam subtotal "
		"ellenorzes ellenorzo jelenlet asztaldij resztvevok szumma helyezes helyezesi osszpont osszpontszam "
		"jatszott legjobb vegeredmeny " },
	{ BESIDE_TOTAL, AT_FIRST, " ossz osszeg osszes atlag total totals sum average kontroll elteres egyenleg "
		"hely hiba bank kassza vezeto gyoztes fo check kulonbseg maradek balance difference winner " },
	{ BESIDE_SIGNATURE, AT_FIRST_SURE, " alairas alairasok alairasa signature signatures hitelesitette "
		"ellenorizte kmf " },
	{ BESIDE_SIGNATURE, AT_FIRST, " signed elnok elnoke titkar titkara jegyzo versenyigazgato "
		"versenybiro jatekvezeto foszervezo szervezo rendezo penztaros " },
	{ BESIDE_NOTE, AT_FIRST_SURE, " megjegyzes dijazottak tartalekok varolista lemondta lemondott lemondtak "
		"lemondottak visszalepett visszaleptek nevezok nevsor lezarva "
		"pihen piheno jatekosok versenyzok bye true false nevezes www http https " },
	{ BESIDE_NOTE, AT_FIRST, " note notes tartalek nok ferfiak senior junior ures nincs szabad vendeg "
		"vendegek vege page na nn uresen " },
	{ BESIDE_NOTE, AT_ALONE, " nev jatekos versenyzo klub egyesulet player name " },
	{ BESIDE_NOTE, AT_LAST, " klub klubja kor kartyakor egyesulet egyesulete egylet szakosztaly club "
		"csapat csoport oldal elnoke titkara kategoria osztaly fo " },
};
/* Words for players who do not come, or only if another does not; separated by commas. */
static const char absent_words[] = "lemond,nem jon,nem jott,visszalep,torolve,withdrawn,cancelled";
static const char waiting_words[] = "varolista,tartalek,waiting list,reserve";

/* Features that tell a name from a sentence. */
struct look {
	int words, small, digits;    /* small: words beginning with a small letter that are no title */
	bool letters, capitals;      /* capitals: a word after the first begins with one */
	bool ends_small;             /* the last word begins with a small letter, and is no title */
};

/* Does a text begin with one of these letters, of two bytes each? */
static bool begins_with(const char *text, const char *letters)
{
	for (; *letters; letters += 2) {
		if (strncmp(text, letters, 2) == 0)
			return true;
	}
	return false;
}

static bool is_capital(const char *word)
{
	return isupper((unsigned char)*word) || begins_with(word, "ÁÉÍÓÖŐÚÜŰ");
}

static bool is_small(const char *word)
{
	return islower((unsigned char)*word) || begins_with(word, "áéíóöőúüű");
}

static struct look look_at(const char *text)
{
	struct look look = { 0 };

	for (const char *word = text + strspn(text, " "); *word; word += strspn(word, " ")) {
		size_t n = strcspn(word, " ");
		look.capitals = look.capitals || (look.words > 0 && is_capital(word));
		look.ends_small = is_small(word) && (word[n - 1] != '.' || n > 5);
		look.small += is_small(word) && word[n - 1] != '.';
		look.words++;
		for (size_t i = 0; i < n; i++) {
			unsigned char c = (unsigned char)word[i];
			/* Signs begin with these two bytes, letters with others. */
			look.letters = look.letters || isalpha(c) || (c >= 0xc3 && c != 0xe2);
			look.digits += isdigit(c) != 0;
		}
		word += n;
	}
	return look;
}

/* Write the first word of a text, folded, without signs around it; a long one is cut. */
static void first_word(char out[BOOK_SHORT], const char *text)
{
	char folded[BOOK_SHORT];
	size_t n = 0;

	text_fold(folded, sizeof folded, text, strlen(text));
	const char *s = folded + strcspn(folded, "abcdefghijklmnopqrstuvwxyz");
	while (s[n] >= 'a' && s[n] <= 'z')
		n++;
	snprintf(out, BOOK_SHORT, "%.*s", (int)n, s);
}

bool rows_is_listed(const char *word, const char *list)
{
	char wanted[BOOK_SHORT + 2];

	snprintf(wanted, sizeof wanted, " %s ", word);
	return *word && strstr(list, wanted);
}

/* Judge a text by its first word; *sure: it is never a name. */
static enum beside by_first_word(const char *text, const struct look *look, bool *sure)
{
	char word[BOOK_SHORT];

	first_word(word, text);
	*sure = strncmp(text, "Σ", strlen("Σ")) == 0;
	if (*sure)
		return BESIDE_TOTAL;
	for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
		enum at_word at = words[i].at;
		*sure = at == AT_FIRST_SURE;
		bool is_here = *sure || (at == AT_FIRST && !look->capitals) || (at == AT_ALONE && look->words == 1);
		if (is_here && rows_is_listed(word, words[i].words))
			return words[i].kind;
	}
	*sure = false;
	return BESIDE_NONE;
}

static enum beside by_word(const char *text, const struct look *look)
{
	char word[BOOK_SHORT];
	bool sure;
	enum beside kind = by_first_word(text, look, &sure);

	first_word(word, strrchr(text, ' ') ? strrchr(text, ' ') : "");
	if (kind == BESIDE_NONE && strcmp(word, "osszesen") == 0)
		return BESIDE_TOTAL;
	size_t n = strlen(text);
	bool is_club = n > 3 && (strcmp(text + n - 3, " UK") == 0 || strcmp(text + n - 3, " UE") == 0);
	/* After a name: rows_is_one_name() asks about it. */
	bool is_behind = strchr(text, ',') || strstr(text, " - ");
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		is_club = is_club || (words[i].at == AT_LAST && rows_is_listed(word, words[i].words));
	return kind == BESIDE_NONE && look->words > 1 && is_club && !is_behind ? BESIDE_NOTE : kind;
}

bool rows_is_beside(const char *text)
{
	struct look look = look_at(text);

	return by_word(text, &look) != BESIDE_NONE;
}

/* Is it "X", "P. H." or "n/a": no letter except before a full stop? */
static bool is_sign(const char *text)
{
	char folded[BOOK_SHORT];
	bool is_first = true;

	if (strlen(text) >= sizeof folded)
		return false;
	text_fold(folded, sizeof folded, text, strlen(text));
	for (const char *s = folded; *s; is_first = false) {
		size_t letters = strspn(s, "abcdefghijklmnopqrstuvwxyz");
		s += letters;
		bool is_x = is_first && letters == 1 && s[-1] == 'x';
		bool is_short = letters == 0 || (letters == 1 && *s == '.') || is_x;
		if (!is_short || (unsigned char)*s >= 0x80)
			return strcmp(folded, "n/a") == 0;
		s += strcspn(s, "abcdefghijklmnopqrstuvwxyz");
	}
	return true;
}

/* Judge a text in the place of a name, without a mark in brackets: that may be any club. */
static enum beside beside_of(const char *label)
{
	const char *mark = strstr(label, " (");
	bool is_marked = mark && label[strlen(label) - 1] == ')' && !strpbrk(label, "0123456789");
	char name[BOOK_TEXT];
	const char *text = is_marked ? name : label;

	snprintf(name, sizeof name, "%.*s", (int)(is_marked ? mark - label : 0), label);
	struct look look = look_at(text);
	enum beside kind = by_word(text, &look);
	size_t n = strlen(text);

	if (kind != BESIDE_NONE || n == 0)
		return kind;
	if (look.digits > 0 && strspn(text, "0123456789 .,+-") == n)
		return BESIDE_TOTAL;
	if (!look.letters && look.digits == 0 && (n >= 3 || strspn(text, "-?*._/ ") == n))
		return BESIDE_SIGNATURE;
	bool is_form = strstr(text, "....") || strstr(text, "____") || strstr(text, "……");
	bool is_signed = n > 5 && (strcmp(text + n - 4, "s.k.") == 0 || strcmp(text + n - 5, "s. k.") == 0);
	if (is_form || is_signed)
		return BESIDE_SIGNATURE;
	bool is_said = strchr("!:", text[n - 1]) || strstr(text, ": ");
	bool is_counted = look.digits > 4 || (look.digits > 0 && look.words >= 3 && look.small > 0);
	bool is_sentence = look.words >= 3 && 2 * look.small >= look.words && look.small < look.words
		&& look.ends_small;
	bool is_address = strchr(text, '@') || strstr(text, "://");
	bool is_letter = look.letters && is_sign(text);
	bool is_name = !is_address && !is_counted && !is_sentence && !is_letter;
	return is_said || !is_name ? BESIDE_NOTE : BESIDE_NONE;
}

/* Return the place of the first filled cell. */
static int first_place(const struct row_texts *row)
{
	int place = 0;

	while (place < row->count && !*row->fields[place])
		place++;
	return place;
}

/* Is it a row of figures at the end: without a word of its own, and no name after it except a signer's? */
static bool is_foot(const struct rows *rows, size_t at, int name)
{
	for (int i = 0; i < rows->rows[at].count; i++) {
		if (look_at(rows->rows[at].fields[i]).letters)
			return false;
	}
	for (; at < rows->count; at++) {
		const struct row_texts *row = &rows->rows[at];
		const char *text = rows_field(row, name);
		if ((*text && beside_of(text) != BESIDE_SIGNATURE) || rows_is_unvalued(row, name))
			return false;
	}
	return true;
}

/* Has a row something else that players have, in a known column other than the name's and `but`? */
static bool has_more(const struct columns *columns, const struct row_texts *row, int but)
{
	for (int kind = 1; columns->kinds[kind].name; kind++) {
		const char *text = rows_field(row, columns->place[kind]);
		bool is_filled = columns->kinds[kind].is_text ? *text != '\0' : strpbrk(text, "0123456789") != NULL;
		if (is_filled && columns->place[kind] != but)
			return true;
	}
	return false;
}

/* Do at least half of the rows with a name have a word in a column, as one with everybody's category? */
static bool is_of_words(const struct rows *rows, const struct columns *columns, int place)
{
	size_t names = 0, filled = 0;

	for (size_t i = columns->first; i < rows->count; i++) {
		bool is_named = *rows_field(&rows->rows[i], columns->place[0]) != '\0';
		names += is_named;
		filled += is_named && look_at(rows_field(&rows->rows[i], place)).letters;
	}
	return 2 * filled >= names;
}

/* Judge a row that has a name by the first cell, before it: clubs and events have any name, a column unknown
 * to the program says little where there is more or all have a text, and a start number is no word. */
static enum beside before_name(const struct rows *rows, const struct columns *columns,
	const struct row_texts *row, int place)
{
	const char *text = rows_field(row, place);
	struct look look = look_at(text);
	bool sure, is_known = false, is_text = false;
	enum beside kind = by_first_word(text, &look, &sure);

	for (int i = 0; columns->kinds[i].name; i++) {
		is_known = is_known || columns->place[i] == place;
		is_text = is_text || (columns->place[i] == place && columns->kinds[i].is_text);
	}
	if ((!is_known || is_text) && !sure && has_more(columns, row, place))
		return BESIDE_NONE;
	bool is_headed = *rows_field(&rows->rows[columns->first - 1], place) != '\0';
	bool is_said = kind == BESIDE_NONE || sure || strchr(text, ':');
	if (!is_known && !is_said && is_headed && is_of_words(rows, columns, place))
		return BESIDE_NONE;
	return is_text && kind == BESIDE_NOTE ? BESIDE_NONE : kind;
}

/* Judge a row by its name, or one without by its first cell. */
static enum beside row_kind(const struct rows *rows, const struct columns *columns, size_t at)
{
	const struct row_texts *row = &rows->rows[at];
	int place = columns->place[0], first = first_place(row);
	const char *name = rows_field(row, place), *text = *name ? name : rows_field(row, first);
	const struct row_texts *headings = &rows->rows[columns->first - 1];
	struct look look = look_at(text);
	bool has_words = *name || look.letters || look.digits == 0;
	enum beside kind = has_words ? beside_of(text) : BESIDE_NONE;

	if (row->is_sum)
		return BESIDE_TOTAL;
	if (*name && strcmp(name, rows_field(headings, place)) == 0)
		return BESIDE_HEADING;
	/* a title of a list that has a column of rounds */
	bool is_title = at + 1 < rows->count && rows_is_repeated(headings, &rows->rows[at + 1])
		&& rows_round_titled(rows, row) > 0;
	/* "2. forduló", "1. asztal" in the place of a name */
	if (is_title || (*name && look.letters && rows_number(name) > 0))
		return BESIDE_HEADING;
	if (kind == BESIDE_NONE && *name && first != place)
		kind = before_name(rows, columns, row, first);
	return kind == BESIDE_NONE && is_foot(rows, at, place) ? BESIDE_TOTAL : kind;
}

static bool says_one_of(const char *text, const char *list)
{
	char folded[BOOK_TEXT], words_of[BOOK_SHORT];

	text_fold(folded, sizeof folded, text, strlen(text));
	for (; *list; list += strcspn(list, ",") + (list[strcspn(list, ",")] != '\0')) {
		snprintf(words_of, sizeof words_of, "%.*s", (int)strcspn(list, ","), list);
		if (strstr(folded, words_of))
			return true;
	}
	return false;
}

bool rows_is_absent(const struct row_texts *row)
{
	for (int place = 0; place < row->count; place++) {
		if (says_one_of(row->fields[place], absent_words))
			return true;
	}
	return false;
}

/* "12,15": is a line among them? */
bool rows_is_taken(const struct rows *rows, int line)
{
	const char *taken = rows->taken;

	while (taken && *taken) {
		char *end;
		if (strtol(taken, &end, 10) == line)
			return true;
		taken = end + strcspn(end, "0123456789");
	}
	return false;
}

/* Is each line to be taken a row below the headings? */
static bool are_there(const struct rows *rows, const struct columns *columns)
{
	const char *taken = rows->taken;
	char *end;

	while (taken && *taken) {
		long line = strtol(taken, &end, 10);
		size_t at = columns->first;
		while (at < rows->count && rows->rows[at].line != line)
			at++;
		if (at == rows->count)
			return desk_fail(rows->desk, ERR_USAGE, &msg_rows_take_none,
				MSG_ARGS(taken, num_of(rows->rows[columns->first - 1].line).text));
		taken = end + strspn(end, " ,;");
	}
	return true;
}

/* At most this many of a kind are named. */
enum { BESIDE_NAMED = 20 };

void rows_left_note(struct rows_left *left, enum lang lang, const struct row_texts *row, const char *text)
{
	char shown[BOOK_NAME];

	if (left->line == row->line)
		return;   /* a row of the file may have become several */
	left->line = row->line;
	if (++left->count > BESIDE_NAMED)
		return;
	size_t n = text_cut(text, strlen(text), sizeof shown - 1);
	snprintf(shown, sizeof shown, "%.*s", (int)n, text);
	buf_str(&left->lines, left->lines.len > 0 ? ", " : "");
	buf_msg(&left->lines, lang, &msg_rows_line, MSG_ARGS(num_of(row->line).text, shown));
}

void rows_left_say(const struct rows *rows, struct rows_left *left, const struct msg *why)
{
	if (left->count > BESIDE_NAMED)
		buf_msg(&left->lines, rows->desk->lang, &msg_rows_more,
			MSG_ARGS(num_of(left->count - BESIDE_NAMED).text));
	if (left->count > 0)
		desk_say(rows->desk, why, MSG_ARGS(rows->file, buf_text(&left->lines)));
	buf_free(&left->lines);
	left->count = 0;
}

/* Does a row that is no player's by its kind have figures in each needed column beside the name, like a
 * player? The round may be a word (“Bank”); sums have such figures too, but no name beside them. */
static bool is_doubtful(const struct row_texts *row, const struct columns *columns, enum beside kind)
{
	const char *name = rows_field(row, columns->place[0]);
	bool is_named = *name && beside_of(name) == BESIDE_NONE && kind != BESIDE_HEADING;
	bool is_word = kind == BESIDE_NOTE || kind == BESIDE_SIGNATURE;

	int but = first_place(row), count = 0;

	if (kind == BESIDE_NONE || (!is_word && !is_named))
		return false;
	for (int i = 1; columns->kinds[i].name; i++) {
		if (!columns->kinds[i].needed || columns->place[i] == but)
			continue;
		if (!strpbrk(rows_field(row, columns->place[i]), "0123456789"))
			return false;
		count++;
	}
	return count > 0;
}

bool rows_may_be_name(const char *text)
{
	struct look look = look_at(text);
	bool are_words = look.words >= 2 && look.words <= 4 && look.small == 0 && look.digits == 0;

	return are_words && is_capital(text) && beside_of(text) == BESIDE_NONE;
}

/* Does another row have that name? */
static bool is_name_of_other(const struct rows *rows, const struct columns *columns, size_t at, int place)
{
	const char *text = rows_field(&rows->rows[at], place);
	size_t i = columns->first;

	while (i < rows->count && (i == at || strcmp(text, rows_field(&rows->rows[i], columns->place[0])) != 0))
		i++;
	return i < rows->count && beside_of(text) == BESIDE_NONE;
}

/* Find the column, from 1, in which a row that looks like no player's has a name beside figures, as where its
 * cells have shifted: the name of another row, or any name among numbers. 0: none. */
static int name_astray(const struct rows *rows, const struct columns *columns, size_t at)
{
	const struct row_texts *row = &rows->rows[at];
	int names = 0, figures = 0;

	for (int place = row->count - 1; rows->takes_rounds && place >= 0; place--) {
		const char *text = row->fields[place];
		bool is_word = place != columns->place[0] && look_at(text).letters;
		bool is_of_numbers = false;
		for (int kind = 1; columns->kinds[kind].name; kind++) {
			if (columns->place[kind] != place)
				continue;
			is_of_numbers = !columns->kinds[kind].is_text;
			break;
		}
		bool is_name = is_word && is_of_numbers && rows_may_be_name(text);
		if (is_name || (is_word && is_name_of_other(rows, columns, at, place)))
			names = place + 1;
		else
			figures += strpbrk(text, "0123456789") != NULL;
	}
	return figures > 0 ? names : 0;
}

/* Has a row a name, and a number in another cell? */
static bool is_result(const struct row_texts *row)
{
	bool is_named = false, has_number = false;

	for (int place = 0; place < row->count; place++) {
		const char *text = row->fields[place];
		is_named = is_named || rows_may_be_name(text);
		has_number = has_number || (*text && text[strspn(text, "0123456789.,+- ")] == '\0');
	}
	return is_named && has_number;
}

void rows_say_above(const struct rows *rows, size_t headings)
{
	struct rows_left above = { 0 };

	for (size_t i = 0; i < headings; i++) {
		const struct row_texts *row = &rows->rows[i];
		if (is_result(row))
			rows_left_note(&above, rows->desk->lang, row, rows_field(row, first_place(row)));
	}
	if (above.count > 1)
		rows_left_say(rows, &above, &msg_rows_above);
	buf_free(&above.lines);
}

bool rows_leave_out(struct rows *rows, const struct columns *columns)
{
	static const struct msg *const whys[BESIDE_KINDS] = { [BESIDE_TOTAL] = &msg_rows_total,
		[BESIDE_NOTE] = &msg_rows_note, [BESIDE_SIGNATURE] = &msg_rows_signature,
		[BESIDE_HEADING] = &msg_rows_heading };
	struct rows_left left[BESIDE_KINDS] = { 0 };
	size_t kept = columns->first;
	int under = 0;

	if (!are_there(rows, columns))
		return false;
	for (size_t i = columns->first; i < rows->count; i++) {
		const struct row_texts row = rows->rows[i];
		enum beside kind = rows_is_taken(rows, row.line) ? BESIDE_NONE : row_kind(rows, columns, i);
		bool is_doubted = is_doubtful(&row, columns, kind);
		bool may_be_left = !is_doubted && kind != BESIDE_NONE && kind != BESIDE_HEADING;
		int astray = may_be_left ? name_astray(rows, columns, i) : 0;
		kind = is_doubted || astray > 0 ? BESIDE_NONE : kind;
		if (kind == BESIDE_NONE) {
			struct row_texts moved = rows->rows[kept];
			rows->rows[i] = moved;
			rows->rows[kept] = row;
			rows->rows[kept].under = under;
			rows->rows[kept].astray = astray;
			rows->rows[kept++].is_doubted = is_doubted;
			continue;
		}
		const char *name = rows_field(&row, columns->place[0]);
		const char *text = *name ? name : rows_field(&row, first_place(&row));
		bool is_list = says_one_of(text, absent_words) || says_one_of(text, waiting_words);
		under = kind == BESIDE_NOTE ? is_list ? row.line : 0 : under;
		rows_left_note(&left[kind], rows->desk->lang, &row, text);
	}
	for (size_t i = kept; i < rows->count; i++)
		free(rows->rows[i].fields);
	rows->count = kept;
	int last = 0;
	for (int kind = 1; kind < BESIDE_KINDS; kind++) {
		last = left[kind].count > 0 && kind != BESIDE_HEADING ? left[kind].line : last;
		rows_left_say(rows, &left[kind], whys[kind]);
	}
	if (last > 0)
		desk_say(rows->desk, &msg_rows_take, MSG_ARGS(num_of(last).text));
	return true;
}
