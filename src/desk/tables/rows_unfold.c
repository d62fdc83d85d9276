/* Turn a table with a row a table, or a column a round or player, into rows of a player and a round. */
#include "base/messages.h"
#include "base/text.h"
#include "desk/messages.h"
#include "desk/tables/tables.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The bytes of signs and blanks before points. */
#define SIGNS "+-\xe2\x88\x92\x80\x93 "

enum { UNFOLD_ROWS = 12, UNFOLD_COLUMNS = 6, NOT_THERE = -1 };

/* The meaning of the columns of points. */
enum points_of { POINTS_SEATS, POINTS_ROUNDS, POINTS_DAYS, POINTS_PLAYERS };

/* The meaning of each column, by the row of headings. */
struct wide {
	const struct row_texts *headings;
	int names[BOOK_SEATS], points[ROW_FIELDS], tables[ROW_FIELDS], clubs[ROW_FIELDS];
	int name_count, point_count, table_count, club_count, round, table, width;
	int first_round;              /* of a row a table: the round in the title above; 0: none */
	int when;                     /* the rounds or days of players' columns */
	enum points_of kind;
	bool is_in_turn;              /* rounds have days without a year as headings */
};

/* Words of headings, folded, letters only, separated by blanks. */
enum words {
	WORDS_NAME, WORDS_POINTS, WORDS_DAY, WORDS_ROUND, WORDS_TABLE, WORDS_CLUB, WORDS_BEFORE_NUMBER,
	WORDS_MONTH, WORDS_STANDING, WORDS_FINAL, WORDS_RUNNING, WORDS_OF_ROUND, WORDS_UNIT, WORDS_NO_PLAYER,
	WORDS_SUM, WORDS_RESULT, WORDS_PLACE, WORDS_NO_POINTS, WORDS_NO_ROUND, WORDS_TABLE_TITLE
};

static const char *const words[] = {
	[WORDS_NAME] = " jatekos jatekosok nev neve teljesnev jatekosneve versenyzo player name stplayer "
		"ndplayer rdplayer thplayer ",
	[WORDS_POINTS] = " pont pontja pontszam jatekospont jatekospontja pontok points score eredmeny "
		"szerzettpont elertpont elertpontszam ",
	[WORDS_DAY] = " datum date nap day idopont ",
	[WORDS_ROUND] = " fordulo kor round ford ",
	[WORDS_TABLE] = " asztal table asztalszam aszt ",
	[WORDS_CLUB] = " klub klubja jatekosklubja club egyesulet egyesulete egylet ",
	/* A round's heading begins with one, or "R1" with its first letter. */
	[WORDS_BEFORE_NUMBER] = " fordulo ford kor round este evening ",
	[WORDS_MONTH] = " jan feb mar apr maj jun jul aug szep okt nov dec ",
	/* In a round's heading: the standing at that time, "3. forduló előtti állás", or placement points. */
	[WORDS_STANDING] = " hp allas elott utan ossz gongyol halmoz eddig total sum after before standing hely "
		"rank ",
	/* Rounds without a number of their own. */
	[WORDS_FINAL] = " donto rajatszas selejtezo final playoff ",
	/* In a round's heading: perhaps the sum so far. */
	[WORDS_RUNNING] = " kumul cumul kum futo vegen zaro merleg egyenleg running balance ",
	/* In headings of rounds with only the round's points, or joined to "forduló". */
	[WORDS_OF_ROUND] = " fordulo forduloban ford kor round rd r este evening asztal aszt pont pontok "
		"pontszam pontja pontjai p pt points pts score eredmeny eredmenye elert szerzett jatekos jatek es "
		"as os i a az of the st nd th donto elodonto kozepdonto final selejtezo rajatszas nap day h k sze "
		"cs szo v hetfo kedd szerda csutortok pentek szombat vasarnap january february march april may june "
		"july august september october november december ",
	[WORDS_UNIT] = " pont pt p points pts ",
	[WORDS_NO_PLAYER] = " leosztas leosztasok leoszt deals osszesen pozitiv negativ plusz minusz nyert "
		"vesztett nyeremeny veszteseg merleg parti partik jatszma verseny versenyneve bajnoksag event ",
	[WORDS_SUM] = " osszesen ossz osszpont osszpontszam osszespont osszeredmeny pontosszesen osszesenpont "
		"mindosszesen vegosszeg osszeg szumma total sum totalpoints ",
	[WORDS_RESULT] = " vegeredmeny eredmeny pontszam pont pontok ",
	[WORDS_PLACE] = " hely helyezes helyezett rang rank place ",
	/* The figures below are not points of a round or a player. */
	[WORDS_NO_POINTS] = " ssz sorsz sorszam rajtszam leosztas leosztasok leoszt leo deals parti partik "
		"jatszma jatszmak pozitiv negativ plusz minusz nyert vesztett nyeremeny veszteseg pontossz asztal "
		"aszt table dij nevezesi fordulok levonas bunteto buntetes bonusz bonus penalty ",
	/* The numbers below are not those of rounds. */
	[WORDS_NO_ROUND] = " ssz sorsz sorszam rajtszam hely helyezes leosztas leosztasok leoszt leo deals "
		"asztal aszt asztalszam table ",
	[WORDS_TABLE_TITLE] = " asztal table asztalszam asztalsorszam aszt asztalszama ",
};

static bool is_among(const char *word, enum words list)
{
	return rows_is_listed(word, words[list]);
}

static bool heading_is(const char *heading, enum words list)
{
	char word[BOOK_SHORT];

	rows_letters(word, heading);
	return is_among(word, list);
}

/* Does a word begin with one of the list, or hold one anywhere? */
static bool holds_one_of(const char *word, enum words list, bool anywhere)
{
	for (const char *at = words[list] + 1; *at; at += strcspn(at, " ") + 1) {
		for (const char *s = word; *s; s = anywhere ? s + 1 : "") {
			if (strncmp(s, at, strcspn(at, " ")) == 0)
				return true;
		}
	}
	return false;
}

/* Find the first column whose heading is in the list; NOT_THERE: none. */
static int column_among(const struct row_texts *headings, enum words list)
{
	for (int place = 0; place < headings->count; place++) {
		if (heading_is(headings->fields[place], list))
			return place;
	}
	return NOT_THERE;
}

static bool is_dash(const char *text)
{
	return !*text || rows_is_listed(text, " - – — ");
}

/* Find the player that a heading means: "2. játékos", "pont 2", "B pont", "pont B", "B" alone; 0: none.
 * `word` gets its other letters. */
static int named_by(const char *heading, char word[BOOK_SHORT])
{
	const char *digits = heading + strcspn(heading, "123456789"), *last = strrchr(heading, ' ');
	bool is_seat = *heading >= 'A' && *heading < 'A' + BOOK_SEATS;
	bool is_first = is_seat && (!heading[1] || strchr(" .:-", heading[1]));
	bool is_behind = last && last[1] >= 'A' && last[1] < 'A' + BOOK_SEATS && !last[2];
	bool is_last = !is_first && is_behind;
	char rest[BOOK_SHORT];
	size_t n = text_cut(heading, is_last ? (size_t)(last - heading) : strlen(heading), sizeof rest - 1);

	snprintf(rest, sizeof rest, "%.*s", (int)n, heading);
	rows_letters(word, rest + is_first);
	return is_first ? *heading - 'A' + 1 : is_last ? last[1] - 'A' + 1 : (int)strtol(digits, NULL, 10);
}

/* A column of a name or of points: which player's, and where. */
struct seat_column {
	int player, place;
};

static int by_seat_named(const void *a, const void *b)
{
	const struct seat_column *x = a, *y = b;

	return x->player != y->player ? x->player - y->player : x->place - y->place;
}

/* Give each name its column, by number or letter if they have one, else in their order. */
static bool pair(struct seat_column *names, struct seat_column *others, int count)
{
	int most = 0;

	for (int i = 0; i < count; i++)
		most = others[i].player > most ? others[i].player : most;
	for (int i = 0; most == 0 && i < count; i++)
		names[i].player = 0;
	list_sort(names, (size_t)count, sizeof *names, by_seat_named);
	list_sort(others, (size_t)count, sizeof *others, by_seat_named);
	for (int i = 0; i < count; i++) {
		if (names[i].player != others[i].player)
			return false;
	}
	return true;
}

/* Take lone seat letters as names, or as points beside headings of names; a letter that occurs twice is a
 * name and its points. */
static void share_letters(struct wide *wide, struct seat_column *names, struct seat_column *points,
	const struct seat_column *letters, int count)
{
	bool are_points = wide->name_count > 0 && wide->point_count == 0;
	bool are_both = wide->name_count + wide->point_count == 0 && count % 2 == 0;

	for (int i = 0; i < count; i++) {
		bool is_second = false;
		for (int before = 0; before < i; before++)
			is_second = is_second || letters[before].player == letters[i].player;
		if (are_points || (are_both && is_second))
			points[wide->point_count++] = letters[i];
		else
			names[wide->name_count++] = letters[i];
	}
}

static bool is_table_a_row(const struct row_texts *row, struct wide *wide)
{
	struct seat_column names[ROW_FIELDS] = { 0 }, points[ROW_FIELDS], clubs[ROW_FIELDS], same[ROW_FIELDS];
	struct seat_column letters[ROW_FIELDS];
	char word[BOOK_SHORT];
	int bare = 0;

	*wide = (struct wide){ .headings = row, .round = NOT_THERE, .table = NOT_THERE, .width = row->count };
	for (int place = 0; place < row->count; place++) {
		struct seat_column this = { named_by(row->fields[place], word), place };
		bool is_bare = !word[0] && this.player > 0 && isalpha((unsigned char)*row->fields[place]);
		if (is_bare)
			letters[bare++] = this;
		else if (is_among(word, WORDS_NAME))
			names[wide->name_count++] = this;
		else if (is_among(word, WORDS_POINTS))
			points[wide->point_count++] = this;
		else if (is_among(word, WORDS_CLUB))
			clubs[wide->club_count++] = this;
		else if (is_among(word, WORDS_ROUND))
			wide->round = place;
		else if (is_among(word, WORDS_TABLE))
			wide->table = place;
	}
	share_letters(wide, names, points, letters, bare);
	memcpy(same, names, sizeof same);
	int count = wide->name_count;
	if (count != wide->point_count || count < 2 || count > BOOK_SEATS)
		return false;
	/* Each name's column is that of a different player, or all have one heading, "Név". */
	for (int i = 1; i < count; i++) {
		bool is_same = strcmp(row->fields[names[i].place], row->fields[names[0].place]) == 0;
		if (names[i].player == names[i - 1].player && !(is_same && names[i].player == 0))
			return false;
	}
	if (!pair(names, points, count))
		return false;
	for (int i = 0; i < count; i++) {
		wide->names[i] = names[i].place;
		wide->points[i] = points[i].place;
	}
	/* A single club is everybody's; several belong one to each, or to none. */
	wide->club_count = wide->club_count > 1 ? wide->club_count : 0;
	if (wide->club_count == 0)
		return true;
	if (wide->club_count != count || !pair(same, clubs, count)) {
		wide->club_count = NOT_THERE;
		return true;
	}
	for (int i = 0; i < count * count; i++) {
		if (same[i % count].place == wide->names[i / count])
			wide->clubs[i / count] = clubs[i % count].place;
	}
	return true;
}

/* ---- a column for each round ------------------------------------------------------------------- */

/* Possible headings over the points of a round. */
enum round_head { HEAD_NONE, HEAD_ROUND, HEAD_NUMBER, HEAD_DAY, HEAD_SHORT_DAY, HEAD_KINDS };

/* "2024.03.05.", "5/3/2024", "2024. március 5.", or a workbook's own. */
static bool is_day(const struct rows *rows, const char *text)
{
	struct day day;
	int first, second, third;

	return day_read(&day, text, strlen(text))
		|| (rows->is_workbook && strspn(text, "0123456789") == 5)
		|| sscanf(text, "%4d%*[./ -]%2d%*[./ -]%4d", &first, &second, &third) == 3;
}

/* "03.07.", "márc. 7.": a day without its year. */
static bool is_short_day(const char *text)
{
	char folded[BOOK_SHORT], dot[2];
	int month, day, end = 0;

	text_fold(folded, sizeof folded, text, strlen(text));
	bool is_day = sscanf(folded, "%2d%1[./-]%2d%n", &month, dot, &day, &end) == 3;
	bool is_date = is_day && month >= 1 && month <= 12;
	if (!is_date && holds_one_of(folded, WORDS_MONTH, false))
		is_date = sscanf(folded, "%*[a-z]%*[. ]%2d%n", &day, &end) == 1;
	return is_date && day >= 1 && day <= 31 && strspn(folded + end, ". ") == strlen(folded + end);
}

/* "1. forduló", "2. kör pont", "I. ford.", "R1", "3. este"; "3" alone; a day. */
static enum round_head heading_over(const struct rows *rows, const char *heading)
{
	size_t roman = strspn(heading, "IVXivx");
	bool has_numeral = roman > 0 && (heading[roman] == '.' || heading[roman] == ' ');
	char word[BOOK_SHORT];

	rows_letters(word, heading);
	if (is_day(rows, heading))
		return holds_one_of(word, WORDS_STANDING, true) ? HEAD_NONE : HEAD_DAY;
	if (is_short_day(heading))
		return HEAD_SHORT_DAY;
	rows_letters(word, has_numeral ? heading + roman : heading);
	if (!has_numeral && !strpbrk(heading, "0123456789"))
		return HEAD_NONE;
	if (!word[0])
		return has_numeral ? HEAD_ROUND : HEAD_NUMBER;
	bool is_round = word[1] ? holds_one_of(word, WORDS_BEFORE_NUMBER, false)
		: strchr("fkre", word[0]) != NULL;
	return is_round && !holds_one_of(word, WORDS_STANDING, true) ? HEAD_ROUND : HEAD_NONE;
}

bool rows_says_sum(const char *heading)
{
	char word[BOOK_SHORT];

	rows_letters(word, heading);
	return holds_one_of(word, WORDS_RUNNING, true) || strstr(heading, "Σ") || strstr(heading, "∑")
		|| strstr(heading, "σ");
}

/* Does a round's heading have a word or a sign beyond its own, "1. forduló záró", "1. forduló Σ"? */
static bool has_other_word(const char *heading)
{
	static const char *const signs[] = { "–", "—", "−", "\u00a0", "„", "”", "“", "’", NULL };
	char folded[BOOK_TEXT], word[BOOK_TEXT];

	text_fold(folded, sizeof folded, heading, strlen(heading));
	for (const char *s = folded; *s;) {
		size_t n = strspn(s, "abcdefghijklmnopqrstuvwxyz");
		int sign = 0;
		snprintf(word, sizeof word, "%.*s", (int)n, s);
		bool is_joined = strncmp(word, "fordulo", strlen("fordulo")) == 0
			&& is_among(word + strlen("fordulo"), WORDS_OF_ROUND);
		bool is_month = holds_one_of(word, WORDS_MONTH, false) || strncmp(word, "sze", 3) == 0;
		bool is_own = is_month || is_joined || is_among(word, WORDS_OF_ROUND) || !word[strspn(word, "ivx")];
		if (n > 0 && !is_own)
			return true;
		bool is_sign = n == 0 && (unsigned char)*s >= 0x80;
		while (is_sign && signs[sign] && strncmp(s, signs[sign], strlen(signs[sign])) != 0)
			sign++;
		if (is_sign && !signs[sign])
			return true;
		s += n > 0 ? n : is_sign ? strlen(signs[sign]) : 1;
	}
	return false;
}

/* Find the number of a round's heading, which may include its day; return a heading with two numbers ("2.
 * forduló 1. nap") whole, which is a fault. */
static const char *round_of(const char *heading, int in_turn, struct num *number)
{
	const char *all = heading;
	char alone[BOOK_TEXT];

	if (rows_round_alone(alone, heading))
		heading = alone;
	const char *digits = heading + strcspn(heading, "0123456789");
	const char *end = digits + strspn(digits, "0123456789");

	*number = *digits ? num_of(strtol(digits, NULL, 10)) : num_of(in_turn);
	return strpbrk(end, "0123456789") ? all : number->text;
}

/* Is it a day after a round, in brackets or after a dash, comma or blank: "(03.05.)", "– március 5."? */
static bool is_day_behind(const char *text)
{
	static const char *const signs[] = { " ", "(", ")", ",", "-", "–", ":", "/", NULL };
	char day[BOOK_SHORT];
	struct rows none = { 0 };
	size_t start = 0;

	for (int i = 0; signs[i];) {
		bool is_there = strncmp(text + start, signs[i], strlen(signs[i])) == 0;
		start += is_there ? strlen(signs[i]) : 0;
		i = is_there ? 0 : i + 1;
	}
	size_t n = strcspn(text + start, ")");
	snprintf(day, sizeof day, "%.*s", (int)(n < sizeof day ? n : 0), text + start);
	return start > 0 && text[start + n + strspn(text + start + n, ") ")] == '\0' && rows_is_day(&none, day);
}

bool rows_round_alone(char out[BOOK_TEXT], const char *heading)
{
	struct rows none = { 0 };

	for (size_t n = 1; n < BOOK_TEXT && heading[n - 1] && !rows_is_day(&none, heading); n++) {
		snprintf(out, BOOK_TEXT, "%.*s", (int)n, heading);
		if (rows_number(out) > 0 && is_day_behind(heading + n))
			return true;
	}
	return false;
}

bool rows_is_day(const struct rows *rows, const char *heading)
{
	return is_day(rows, heading) || is_short_day(heading);
}

static bool is_table_heading(const char *word)
{
	return strstr(word, "aszt") || strstr(word, "table");
}

/* Does a heading name a sum, of a round whose own points have a column beside it? */
static bool is_sum_beside(const struct rows *rows, const struct row_texts *row, int place,
	enum round_head kind)
{
	struct num round, other;
	const char *text = rows_says_sum(row->fields[place]) ? round_of(row->fields[place], 0, &round) : NULL;

	for (int i = 0; text && i < row->count; i++) {
		const char *heading = row->fields[i];
		if (heading_over(rows, heading) == kind && !has_other_word(heading)
			&& (kind >= HEAD_DAY || strcmp(round_of(heading, 0, &other), text) == 0))
			return true;
	}
	return false;
}

/* Find the columns of points of one kind; bare numbers count from 1, beside a heading of names. */
static bool find_points(const struct rows *rows, const struct row_texts *row, enum round_head kind,
	struct wide *wide)
{
	char word[BOOK_SHORT];
	bool has_name = false, in_turn = true;

	wide->point_count = 0;
	for (int place = 0; place < row->count; place++) {
		rows_letters(word, row->fields[place]);
		has_name = has_name || is_among(word, WORDS_NAME);
		if (is_table_heading(word) || heading_over(rows, row->fields[place]) != kind
			|| is_sum_beside(rows, row, place, kind))
			continue;
		wide->points[wide->point_count++] = place;
		in_turn = in_turn && strtol(row->fields[place], NULL, 10) == wide->point_count;
	}
	/* Where worksheets are rounds, numbers are those of deals. */
	bool is_numbered = has_name && in_turn && !rows->is_by_sheet;
	return wide->point_count >= 2 && (kind != HEAD_NUMBER || is_numbered);
}

/* Is there a column for each round? Columns of tables follow the same order; a single one applies to all. */
static bool is_round_a_column(const struct rows *rows, const struct row_texts *row, struct wide *wide)
{
	char word[BOOK_SHORT];

	*wide = (struct wide){ .headings = row, .round = NOT_THERE, .table = NOT_THERE, .width = row->count };
	for (int place = 0; place < row->count; place++) {
		rows_letters(word, row->fields[place]);
		if (is_table_heading(word))
			wide->tables[wide->table_count++] = place;
		else if (is_among(word, WORDS_ROUND) && heading_over(rows, row->fields[place]) == HEAD_NONE)
			return false;
	}
	enum round_head kind = HEAD_ROUND;
	while (kind < HEAD_KINDS && !find_points(rows, row, kind, wide))
		kind++;
	if (kind == HEAD_KINDS && column_among(row, WORDS_POINTS) < 0 && column_among(row, WORDS_NAME) >= 0) {
		/* The points of a single round, beside names and no other points. */
		int others = 0;
		for (int other = HEAD_KINDS - 1; other > HEAD_ROUND; other--) {
			find_points(rows, row, other, wide);
			others += wide->point_count;
		}
		find_points(rows, row, HEAD_ROUND, wide);
		kind = others == 0 && wide->point_count == 1 ? HEAD_ROUND : HEAD_KINDS;
	}
	wide->kind = kind == HEAD_DAY ? POINTS_DAYS : POINTS_ROUNDS;
	wide->is_in_turn = kind == HEAD_SHORT_DAY;
	wide->table = wide->table_count == 1 && wide->point_count > 1 ? wide->tables[0] : NOT_THERE;
	wide->table_count = wide->table_count == wide->point_count ? wide->table_count : 0;
	return kind < HEAD_KINDS;
}

/* ---- a column for each player ------------------------------------------------------------------ */

/* Is a text points with their sign, perhaps with “pont” or “p” after them? */
static bool is_points(const char *text)
{
	const char *digits = text + strspn(text, SIGNS), *end = digits + strspn(digits, "0123456789., ");
	char word[BOOK_SHORT];

	rows_letters(word, end);
	return isdigit((unsigned char)*digits) && (!*end || is_among(word, WORDS_UNIT));
}

/* Does a column have only points in the rows from `at` on? */
static bool has_points(const struct rows *rows, size_t at, int place)
{
	int count = 0;

	for (; at < rows->count; at++) {
		const char *text = rows_field(&rows->rows[at], place);
		if (is_dash(text))
			continue;
		if (!strpbrk(text, "0123456789") || isalpha((unsigned char)*text))
			return false;
		count++;
	}
	return count > 0;
}

/* May a heading be a player's name? "Leo" is one, "Leo." are deals. */
static bool is_name_across(const char *letters, const char *heading)
{
	if (!letters[0] || is_among(letters, WORDS_NO_PLAYER) || strcmp(heading, "Leo.") == 0)
		return false;
	return !rows_is_beside(heading);
}

/* Is it "Forduló", "Kis Pál", "Nagy Éva", "Tóth Imre": a round or a day, and points under the names? */
static bool is_player_a_column(const struct rows *rows, size_t at, struct wide *wide)
{
	const struct row_texts *row = &rows->rows[at];
	char word[BOOK_SHORT];

	*wide = (struct wide){ .headings = row, .round = NOT_THERE, .table = NOT_THERE, .width = row->count,
		.when = NOT_THERE, .kind = POINTS_PLAYERS };
	for (int place = 0; place < row->count; place++) {
		rows_letters(word, row->fields[place]);
		if (is_among(word, WORDS_NAME) || is_among(word, WORDS_POINTS) || strcmp(word, "resztvevo") == 0)
			return false;
		if (is_among(word, WORDS_ROUND))
			wide->round = wide->when = place;
		else if (is_among(word, WORDS_DAY))
			wide->when = wide->when < 0 ? place : wide->when;
		else if (strcmp(word, "asztal") == 0 || strcmp(word, "table") == 0)
			wide->table = place;
		else if (is_name_across(word, row->fields[place])) {
			/* Points stand below, or a formula for them, whatever else there is. */
			size_t i = at + 1;
			while (i < rows->count && !rows_is_unvalued(&rows->rows[i], place)
				&& !is_points(rows_field(&rows->rows[i], place)))
				i++;
			if (i < rows->count)
				wide->points[wide->point_count++] = place;
		}
	}
	if (wide->when < 0 || wide->point_count < 3)
		return false;
	/* Not letters of seats with names below them. */
	int seats = 0;
	for (int i = 0; i < wide->point_count; i++)
		seats += named_by(row->fields[wide->points[i]], word) > 0 && !word[0];
	rows_letters(word, at + 1 < rows->count ? rows_field(&rows->rows[at + 1], wide->points[0]) : "");
	return seats < wide->point_count || !word[0];
}

/* ---- row by row -------------------------------------------------------------------------------- */

/* Write the texts of a row except those of its players or rounds, which follow them. */
static int write_others(const struct wide *wide, const struct row_texts *row, const char *parts[ROW_FIELDS])
{
	for (int place = 0; place < wide->width; place++)
		parts[place] = rows_field(row, place);
	for (int i = 0; i < wide->name_count; i++)
		parts[wide->names[i]] = "";
	for (int i = 0; i < wide->point_count; i++)
		parts[wide->points[i]] = "";
	for (int i = 0; i < wide->table_count; i++)
		parts[wide->tables[i]] = "";
	for (int i = 0; i < wide->club_count; i++)
		parts[wide->clubs[i]] = "";
	return wide->width;
}

static bool append_heading(struct rows *rows, const struct wide *wide)
{
	const char *parts[ROW_FIELDS];
	int n = write_others(wide, wide->headings, parts);

	for (int place = 0; place < n; place++) {
		if (heading_is(parts[place], WORDS_POINTS))
			parts[place] = "";   /* the sum of the rounds */
	}
	parts[n++] = msg_column_points.text[LANG_HU];
	parts[n++] = wide->round < 0 ? msg_column_round.text[LANG_HU] : "";
	parts[n++] = wide->table < 0 ? msg_column_table.text[LANG_HU] : "";
	bool has_names = wide->kind == POINTS_SEATS || wide->kind == POINTS_PLAYERS;
	parts[n++] = has_names ? msg_column_name.text[LANG_HU] : "";
	parts[n++] = wide->kind == POINTS_SEATS ? "szék" : "";
	const struct msg *last = wide->kind == POINTS_DAYS ? &msg_column_day : &msg_column_club;
	parts[n++] = wide->kind == POINTS_DAYS || wide->club_count > 0 ? last->text[LANG_HU] : "";
	return rows_append(rows, wide->headings->line, parts, n, 0);
}

/* Write the row's texts, then the points in the column `points`, the round and the table. */
static int write_with_points(const struct wide *wide, const struct row_texts *row,
	const char *parts[ROW_FIELDS], int points, const char *round, const char *table)
{
	int n = write_others(wide, row, parts);

	parts[n++] = rows_field(row, points);
	parts[n++] = round;
	parts[n++] = table;
	return n;
}

/* Append the row, with texts beyond its headings at the end, where they are a fault. */
static bool append_row(struct rows *rows, const struct wide *wide, const struct row_texts *row,
	const char *parts[ROW_FIELDS], int n, int i)
{
	int points = wide->points[i];
	const char *surplus = rows_surplus(rows, row, wide->width);

	while (surplus && n < wide->width + UNFOLD_COLUMNS)
		parts[n++] = "";
	if (surplus)
		parts[n++] = surplus;
	/* Fields without a value: the row's own, and the points after them. */
	uint64_t unvalued = row->unvalued | (uint64_t)rows_is_unvalued(row, points) << wide->width;
	if (!rows_append(rows, row->line, parts, n, unvalued))
		return false;
	rows->rows[rows->count - 1].points_at = points;
	rows->rows[rows->count - 1].table_at = wide->table_count > 0 ? wide->tables[i] : points;
	rows->rows[rows->count - 1].width = wide->width;
	return true;
}

/* Append the players of one table; of a row without names, such as totals, its other texts. */
static bool append_players(struct rows *rows, const struct wide *wide, const struct row_texts *row, int round,
	int table)
{
	const struct num numbers[] = { num_of(round), num_of(table) };
	const char *parts[ROW_FIELDS];
	bool has_names = false, done = true;

	for (int i = 0; i < wide->name_count; i++)
		has_names = has_names || *rows_field(row, wide->names[i]);
	if (!has_names)
		return rows_append(rows, row->line, parts, write_others(wide, row, parts), 0);
	for (int seat = 0; done && seat < wide->name_count; seat++) {
		const char *name = rows_field(row, wide->names[seat]);
		int points = wide->points[seat];
		int n = write_with_points(wide, row, parts, points, numbers[0].text, numbers[1].text);
		/* An empty seat has neither name nor points. */
		if (!*name && !*rows_field(row, points) && !rows_is_unvalued(row, points))
			continue;
		parts[n++] = name;
		parts[n++] = text_seat_code(seat);
		if (wide->club_count > 0)
			parts[n++] = rows_field(row, wide->clubs[seat]);
		done = append_row(rows, wide, row, parts, n, seat);
	}
	return done;
}

/* Return the only text of a row; "": it has several, or none. */
static const char *only_text(const struct row_texts *row)
{
	const char *text = "";

	for (int place = 0; place < row->count; place++) {
		if (*text && *row->fields[place])
			return "";
		text = *row->fields[place] ? row->fields[place] : text;
	}
	return text;
}

int rows_round_titled(const struct rows *rows, const struct row_texts *row)
{
	const char *title = only_text(row);
	char alone[BOOK_TEXT];

	if (!*title)
		return 0;
	title = rows_round_alone(alone, title) ? alone : title;
	return heading_over(rows, title) == HEAD_ROUND ? rows_number(title) : 0;
}

/* Unfold rows of tables; a round begins where a row says so, or where the first table's number recurs. */
static bool unfold_tables(struct rows *rows, const struct wide *wide, const struct row_texts *list,
	size_t count)
{
	int first = 0, table = 0, round = wide->first_round > 0 ? wide->first_round : 1;
	bool done = true, is_counted = wide->first_round == 0;
	const char *day = "";

	for (size_t i = 0; done && i < count; i++) {
		const char *above = day;
		day = rows_field(&list[i], column_among(wide->headings, WORDS_DAY));
		bool is_other_day = *above && *day && strcmp(above, day) != 0;
		round = is_other_day && wide->round < 0 ? 1 : round;
		first = is_other_day ? 0 : first;
		table = is_other_day ? 0 : table;
		int titled = wide->round < 0 ? rows_round_titled(rows, &list[i]) : 0;
		round = titled > 0 ? titled : round;
		first = titled > 0 ? 0 : first;
		table = titled > 0 ? 0 : table;
		if (titled > 0)
			continue;
		bool is_table = *rows_field(&list[i], wide->names[0]) && *rows_field(&list[i], wide->names[1]);
		int no = (int)strtol(rows_field(&list[i], wide->table), NULL, 10);
		bool is_next_round = is_table && no > 0 && no == first;
		round += is_next_round;
		is_counted = is_counted || is_next_round;
		first = is_table && first == 0 ? no : first;
		bool is_next = i > 0 && *rows_field(&list[i], wide->round)
			&& strcmp(rows_field(&list[i], wide->round), rows_field(&list[i - 1], wide->round)) != 0;
		table = is_next ? 0 : table;
		done = append_players(rows, wide, &list[i], round, table += is_table);
	}
	desk_say(rows->desk, &msg_rows_unfolded, MSG_ARGS(rows->file));
	if (wide->round < 0 && is_counted)
		desk_say(rows->desk, &msg_rows_rounds, MSG_ARGS(rows->file, num_of(round).text));
	return done;
}

/* Append the points in one of the columns, for the round or day of a row above, or NULL; a player without
 * points, or with a dash, did not play. */
static bool append_column(
	struct rows *rows, const struct wide *wide, const struct row_texts *row, int i, const char *above)
{
	const char *parts[ROW_FIELDS], *heading = rows_field(wide->headings, wide->points[i]);
	const char *table = wide->table_count > 0 ? rows_field(row, wide->tables[i]) : "";
	const char *said = wide->kind != POINTS_ROUNDS ? "1" : wide->is_in_turn ? "" : heading;
	struct num number;
	const char *round = round_of(said, i + 1, &number);
	int points = wide->points[i];
	int n = write_with_points(wide, row, parts, points, round, table);

	if (is_dash(rows_field(row, points)) && !rows_is_unvalued(row, points))
		return true;
	if (above)
		parts[wide->when] = above;
	parts[n++] = heading;   /* the player, or the day; the column of a round has no heading */
	parts[n++] = "";
	parts[n++] = heading;
	return append_row(rows, wide, row, parts, n, i);
}

/* Has a row no points? */
static bool has_no_points(const struct wide *wide, const struct row_texts *row)
{
	for (int i = 0; i < wide->point_count; i++) {
		if (strpbrk(rows_field(row, wide->points[i]), "0123456789"))
			return false;
	}
	return true;
}

/* Has a row no points, or under each player the sum of all above? */
static bool is_sum(const struct wide *wide, const struct row_texts *list, size_t row)
{
	bool has_none = has_no_points(wide, &list[row]);
	char word[BOOK_SHORT];

	for (int i = 0; !has_none && i < wide->point_count; i++) {
		long sum = 0;
		rows_letters(word, rows_field(&list[row], wide->points[i]));
		if (word[0])
			return false;   /* like a name in the wrong cell */
		for (size_t above = 0; above < row; above++)
			sum += strtol(rows_field(&list[above], wide->points[i]), NULL, 10);
		if (sum != strtol(rows_field(&list[row], wide->points[i]), NULL, 10))
			return false;
	}
	return true;
}

static bool is_sum_word(const char *text)
{
	char word[BOOK_SHORT];

	rows_letters(word, text);
	return (strstr(text, "Σ") && !word[0]) || is_among(word, WORDS_SUM);
}

/* Is a row of sums no player's, or no round's? */
static bool is_beside_points(const struct wide *wide, const struct row_texts *list, size_t row)
{
	const char *when = rows_field(&list[row], wide->when);
	int name = column_among(wide->headings, WORDS_NAME);
	/* A row of sums is at no table. */
	bool is_placed = rows_number(rows_field(&list[row], wide->table)) > 0 && !is_sum_word(when);

	if (wide->kind == POINTS_PLAYERS)
		return !strpbrk(when, "0123456789") && ((*when && !is_placed) || is_sum(wide, list, row));
	return row > 0 && name >= 0 && !*rows_field(&list[row], name) && is_sum(wide, list, row);
}

/* Append a row of sums or notes; if it has no other text, its first sum. Players' points are included: a note
 * with points is a fault. */
static bool append_beside(struct rows *rows, const struct wide *wide, const struct row_texts *row)
{
	const char *parts[ROW_FIELDS];
	int n = write_others(wide, row, parts), place = 0;
	bool is_of_sums = !has_no_points(wide, row);

	while (place < n && !*parts[place])
		place++;
	for (int i = 0; place == n && i < wide->point_count && !*parts[wide->points[0]]; i++)
		parts[wide->points[0]] = rows_field(row, wide->points[i]);
	for (int i = 0; wide->kind == POINTS_PLAYERS && is_of_sums && n == wide->width; i++) {
		if (strpbrk(rows_field(row, wide->points[i]), "0123456789"))
			parts[n++] = rows_field(row, wide->points[i]);
	}
	if (n > wide->width)
		parts[n++] = wide->round < 0 ? "1" : "";
	if (!rows_append(rows, row->line, parts, n, 0))
		return false;
	rows->rows[rows->count - 1].is_sum = is_of_sums && wide->kind != POINTS_PLAYERS;
	return true;
}

static const char *first_text(const struct row_texts *row)
{
	int place = 0;

	while (place + 1 < row->count && !*row->fields[place])
		place++;
	return rows_field(row, place);
}

/* ---- the table's own sums ---------------------------------------------------------------------- */

/* The table's own sums, compared with the points read. */
struct sums_look {
	int checked, other;
	long all;                     /* of the sums themselves: 0 if they are sums of the points */
	const char *heading;
	struct buf others;            /* the first ones that differ */
};

enum { SUMS_SHOWN = 5 };

/* Read "+12", "-7", "− 7", "12,0" as a whole number; false if it is none. */
static bool figure_at(const struct row_texts *row, int place, long *out)
{
	const char *text = rows_field(row, place), *digits = text + strcspn(text, "0123456789");
	size_t n = strspn(digits, "0123456789");
	const char *end = digits + n + strspn(digits + n, ".,0");
	bool is_signed = digits > text && *text != '+' && *text != ' ';
	bool is_figure = n > 0 && n <= 6 && digits - text <= 4 && !*end;

	if (!is_figure || rows_is_unvalued(row, place))
		return false;
	*out = is_signed ? -strtol(digits, NULL, 10) : strtol(digits, NULL, 10);
	return true;
}

static void check_sum(struct sums_look *look, enum lang lang, const struct row_texts *row, const char *name,
	long said, long found)
{
	look->checked++;
	look->all += said;
	if (said == found)
		return;
	if (++look->other > SUMS_SHOWN)
		return;
	buf_str(&look->others, look->others.len > 0 ? ", " : "");
	buf_msg(&look->others, lang, &msg_rows_line, MSG_ARGS(num_of(row->line).text, name));
	buf_printf(&look->others, " %s (%s)", num_signed(said).text, num_signed(found).text);
}

/* Check the sum of a row's rounds or days against its column of sums. */
static void check_row(const struct rows *rows, struct sums_look *look, const struct wide *wide,
	const struct row_texts *row, int place)
{
	long sum = 0, figure = 0, said = 0;
	int figures = 0;

	for (int i = 0; i < wide->point_count; i++) {
		const char *text = rows_field(row, wide->points[i]);
		bool is_figure = figure_at(row, wide->points[i], &figure);
		if (!is_figure && !is_dash(text))
			return;
		sum += is_figure ? figure : 0;
		figures += is_figure;
	}
	if (figures > 0 && figure_at(row, place, &said))
		check_sum(look, rows->desk->lang, row, first_text(row), said, sum);
}

/* Check a row of players' sums: of all points above, or since the last such row. */
static void check_players(const struct rows *rows, struct sums_look *look, const struct wide *wide,
	const struct row_texts *list, size_t at, size_t since)
{
	for (int i = 0; i < wide->point_count; i++) {
		long all = 0, part = 0, figure = 0, said = 0;
		for (size_t row = 0; row < at; row++) {
			bool is_of = !is_beside_points(wide, list, row)
				&& figure_at(&list[row], wide->points[i], &figure);
			all += is_of ? figure : 0;
			part += is_of && row >= since ? figure : 0;
		}
		if (figure_at(&list[at], wide->points[i], &said))
			check_sum(look, rows->desk->lang, &list[at], rows_field(wide->headings, wide->points[i]), said,
				said == part ? part : all);
	}
}

static void look_at_sums(struct rows *rows, const struct wide *wide, const struct row_texts *list,
	size_t count)
{
	struct sums_look look = { 0 };
	size_t since = 0;
	int place = 0;

	/* Find a column of sums, whose points are not read; its heading may say just “points”. */
	for (; place < wide->headings->count; place++) {
		const char *heading = wide->headings->fields[place];
		bool is_read = false;
		for (int i = 0; i < wide->point_count; i++)
			is_read = is_read || wide->points[i] == place;
		if (!is_read && (is_sum_word(heading) || heading_is(heading, WORDS_RESULT)))
			break;
	}
	bool is_down = wide->kind != POINTS_PLAYERS && place < wide->headings->count;
	look.heading = is_down ? wide->headings->fields[place] : "";
	for (size_t row = 0; row < count; row++) {
		bool is_sum_row = wide->kind == POINTS_PLAYERS && is_sum_word(first_text(&list[row]));
		if (is_down && !is_beside_points(wide, list, row) && !rows_is_beside(first_text(&list[row])))
			check_row(rows, &look, wide, &list[row], place);
		else if (is_sum_row)
			check_players(rows, &look, wide, list, row, since);
		look.heading = is_sum_row ? first_text(&list[row]) : look.heading;
		since = is_sum_row ? row + 1 : since;
	}
	if (look.other == 0)
		return;
	/* Differing sums are sums of the points if they come to 0 or most of them agree, and the user has to
	 * decide; otherwise they count something else. */
	if (look.other > SUMS_SHOWN)
		buf_msg(&look.others, rows->desk->lang, &msg_rows_more,
			MSG_ARGS(num_of(look.other - SUMS_SHOWN).text));
	rows->are_sums_other = look.all == 0 || 2 * look.other <= look.checked;
	snprintf(rows->sums_heading, sizeof rows->sums_heading, "%.*s",
		(int)text_cut(look.heading, strlen(look.heading), sizeof rows->sums_heading - 1), look.heading);
	rows->sums = look.others;
}

/* Unfold rows of players with a column a round or a day, or rows of rounds or days with a column a player. */
static bool unfold_columns(struct rows *rows, const struct wide *wide, const struct row_texts *list,
	size_t count)
{
	struct rows_left pointless = { 0 };
	const char *last = "?";
	bool done = true;

	for (size_t row = 0; done && row < count; row++) {
		const char *when = rows_field(&list[row], wide->when);
		bool is_beside = is_beside_points(wide, list, row);
		/* Other rounds of a day follow below it. */
		bool has_above = wide->kind == POINTS_PLAYERS && *when && row > 0 && wide->when == wide->round;
		for (int place = 0; has_above && place < list[row].count; place++) {
			char **field = &list[row].fields[place];
			if (heading_is(rows_field(wide->headings, place), WORDS_DAY) && !**field)
				*field = (char *)rows_field(&list[row - 1], place);
		}
		/* Other tables of a day or a round follow below it. */
		bool is_below = wide->kind == POINTS_PLAYERS && !*when;
		const char *above = !is_below ? NULL : wide->table >= 0 ? last : "?";
		last = strpbrk(when, "0123456789") ? when : last;
		if (is_beside)
			done = append_beside(rows, wide, &list[row]);
		size_t before = rows->count;
		for (int i = 0; done && !is_beside && i < wide->point_count; i++)
			done = append_column(rows, wide, &list[row], i, above);
		if (rows->count == before && !is_beside)
			rows_left_note(&pointless, rows->desk->lang, &list[row], first_text(&list[row]));
	}
	rows_left_say(rows, &pointless, &msg_rows_pointless);
	look_at_sums(rows, wide, list, count);
	rows->is_by_column = true;
	desk_say(rows->desk, wide->kind == POINTS_PLAYERS ? &msg_rows_by_player : &msg_rows_by_round,
		MSG_ARGS(rows->file));
	if (wide->is_in_turn)
		desk_say(rows->desk, &msg_rows_in_turn, MSG_ARGS(rows->file,
			rows_field(wide->headings, wide->points[0]), num_of(wide->point_count).text));
	return done;
}

static bool is_wide(const struct rows *rows, size_t at, struct wide *wide)
{
	const struct row_texts *row = &rows->rows[at];

	return is_table_a_row(row, wide) || is_round_a_column(rows, row, wide)
		|| is_player_a_column(rows, at, wide);
}

/* Does no round have two columns of points, and does each heading say that they are the round's only? */
static bool are_rounds_clear(const struct rows *rows, const struct wide *wide)
{
	bool is_by_round = wide->kind == POINTS_ROUNDS || wide->kind == POINTS_DAYS;
	struct num number, other;

	for (int i = 0; wide->kind == POINTS_ROUNDS && !wide->is_in_turn && i < wide->point_count; i++) {
		const char *heading = rows_field(wide->headings, wide->points[i]);
		const char *round = round_of(heading, i + 1, &number);
		for (int before = 0; before < i; before++) {
			const char *first = rows_field(wide->headings, wide->points[before]);
			if (strcmp(round_of(first, before + 1, &other), round) == 0)
				return desk_fail(rows->desk, ERR_REFUSED, &msg_rows_round_twice, MSG_ARGS(rows->file, first,
					heading, rows_cell(wide->headings, wide->points[i]).text));
		}
	}
	for (int i = 0; is_by_round && i < wide->point_count; i++) {
		const char *heading = rows_field(wide->headings, wide->points[i]);
		size_t n = strcspn(heading, "0123456789"), digits = strspn(heading + n, "0123456789");
		char plain[BOOK_SHORT];
		if (!has_other_word(heading))
			continue;
		struct num cell = rows_cell(wide->headings, wide->points[i]), turn = num_of(i + 1);
		snprintf(plain, sizeof plain, "%.*s", (int)digits, heading + n);
		return desk_fail(rows->desk, ERR_REFUSED, &msg_rows_maybe_sum,
			MSG_ARGS(rows->file, heading, cell.text, digits > 0 && digits < 4 ? plain : turn.text));
	}
	return true;
}

/* Are the names those of one table: no lists side by side, and no standings beside them? */
static bool are_seats_clear(const struct rows *rows, size_t at, const struct wide *wide)
{
	const struct row_texts *row = wide->headings;
	char word[BOOK_SHORT];
	int tables = 0;

	/* A table over each name: its players stand one below the other. */
	for (int i = 0; at > 0 && i < wide->name_count; i++) {
		const char *above = rows_field(&rows->rows[at - 1], wide->names[i]);
		rows_letters(word, above);
		tables += is_table_heading(word) && rows_number(above) > 0;
	}
	if (tables >= 2 && tables == wide->name_count)
		return desk_fail(rows->desk, ERR_REFUSED, &msg_columns_two_lists, MSG_ARGS(rows->file,
			rows_cell(row, wide->names[0]).text, rows_cell(row, wide->names[1]).text,
			rows_field(row, wide->names[0])));
	/* A column of places between a table's two players belongs to standings. */
	for (int place = wide->names[0] + 1; wide->name_count == 2 && place < wide->points[1]; place++) {
		if (heading_is(rows_field(row, place), WORDS_PLACE))
			return desk_fail(rows->desk, ERR_REFUSED, &msg_columns_standings,
				MSG_ARGS(rows->file, rows_cell(row, place).text, rows_field(row, place)));
	}
	return true;
}

/* ---- columns that would be lost ---------------------------------------------------------------- */

static bool is_used(const struct wide *wide, int place)
{
	bool is_there = place == wide->round || place == wide->table
		|| (wide->kind == POINTS_PLAYERS && place == wide->when);

	for (int i = 0; i < wide->name_count && wide->kind == POINTS_SEATS; i++)
		is_there = is_there || wide->names[i] == place;
	for (int i = 0; i < wide->point_count; i++)
		is_there = is_there || wide->points[i] == place;
	for (int i = 0; i < wide->table_count; i++)
		is_there = is_there || wide->tables[i] == place;
	for (int i = 0; i < wide->club_count; i++)
		is_there = is_there || wide->clubs[i] == place;
	return is_there;
}

/* Has a heading a word by which the figures below are not points of a round or a player? */
static bool is_no_round(const char *heading)
{
	char folded[BOOK_SHORT], word[BOOK_SHORT];
	bool is_it = rows_is_beside(heading) || rows_says_sum(heading);

	rows_letters(word, heading);
	/* "1. ford. h.p." */
	bool is_standing = strpbrk(heading, "0123456789") && holds_one_of(word, WORDS_STANDING, true);
	is_it = is_it || is_standing || is_among(word, WORDS_POINTS) || is_among(word, WORDS_DAY);
	text_fold(folded, sizeof folded, heading, strlen(heading));
	for (const char *s = folded; *s && !is_it;) {
		size_t n = strspn(s, "abcdefghijklmnopqrstuvwxyz");
		snprintf(word, sizeof word, "%.*s", (int)n, s);
		is_it = is_among(word, WORDS_NO_POINTS) || holds_one_of(word, WORDS_STANDING, false);
		s += n > 0 ? n : 1;
	}
	return is_it;
}

/* The contents of a column beside points that are used. */
struct column_look {
	int filled, figures, names;
	int odd;                     /* how many may be meant as points */
	size_t first;                /* the first filled row */
	bool is_negative;            /* a figure is */
};

static struct column_look look_at_column(const struct rows *rows, size_t at, const struct wide *wide,
	int place)
{
	struct column_look look = { 0 };

	for (size_t i = at + 1; i < rows->count; i++) {
		const char *text = rows_field(&rows->rows[i], place);
		if (is_dash(text) || has_no_points(wide, &rows->rows[i]))
			continue;
		const char *digits = text + strspn(text, SIGNS);
		bool is_figure = is_points(text);
		look.filled++;
		/* "(0)", "0!", "*5", "#N/A": perhaps meant as points. */
		const char *odd = text + strspn(text, SIGNS "(*'~?="), *end = odd + strspn(odd, "0123456789., ");
		look.odd += (isdigit((unsigned char)*odd) && !end[strspn(end, ")*'?!" SIGNS)]) || *text == '#';
		look.first = look.first ? look.first : i;
		look.figures += is_figure;
		look.names += rows_may_be_name(text);
		look.is_negative = look.is_negative || (is_figure && digits > text && *text != '+');
	}
	return look;
}

static bool fail_unused(const struct rows *rows, const struct wide *wide, int place, bool has_names)
{
	const char *heading = rows_field(wide->headings, place);
	const char *cell = rows_cell(wide->headings, place).text;

	if (has_names)
		return desk_fail(rows->desk, ERR_REFUSED, &msg_rows_unused_names,
			MSG_ARGS(rows->file, heading, cell));
	if (!*heading)
		return desk_fail(rows->desk, ERR_REFUSED, &msg_rows_no_heading, MSG_ARGS(rows->file, cell));
	return desk_fail(rows->desk, ERR_REFUSED, &msg_rows_no_round, MSG_ARGS(rows->file, heading, cell));
}

/* Check that no column of points is skipped because of its heading: figures between the rounds, days or
 * players used, or negative ones beside them; nor a column of names beside points that may be theirs. */
static bool are_columns_used(const struct rows *rows, size_t at, const struct wide *wide)
{
	int first = wide->points[0], last = wide->points[wide->point_count - 1], lists = 0, width = 0, named = 0;
	bool have_names = wide->kind == POINTS_SEATS || wide->kind == POINTS_PLAYERS;
	char word[BOOK_SHORT];

	for (size_t i = at; i < rows->count; i++)
		width = rows->rows[i].count > width ? rows->rows[i].count : width;
	for (int place = 0; place < width; place++) {
		const char *heading = rows_field(wide->headings, place);
		struct column_look look = look_at_column(rows, at, wide, place);
		bool is_between = place > first && place < last, is_beside = place >= first - 1 && look.is_negative;
		rows_letters(word, at + 1 < rows->count ? rows_field(&rows->rows[at + 1], place) : "");
		bool is_below = !*heading && word[0] && !have_names;   /* its heading is, which is another fault */
		if (is_used(wide, place) || is_below || (*heading && is_no_round(heading)))
			continue;
		/* A column without points may be a player's: one among theirs, with a name above it or texts perhaps
		 * meant as points. */
		rows_letters(word, heading);
		bool is_player = wide->kind == POINTS_PLAYERS && look.filled > 0 && 2 * look.names < look.filled
			&& is_name_across(word, heading);
		if (is_player && (is_between || rows_may_be_name(heading) || 2 * look.odd >= look.filled))
			return desk_fail(rows->desk, ERR_REFUSED, &msg_rows_no_points,
				MSG_ARGS(rows->file, heading, rows_cell(wide->headings, place).text,
					rows_field(&rows->rows[look.first], place)));
		bool is_list = have_names && look.names > 0 && 2 * look.names >= look.filled;
		bool is_lost = wide->kind != POINTS_SEATS && look.figures > 0 && 2 * look.figures >= look.filled;
		named = is_list && lists == 0 ? place : named;
		lists += is_list;
		is_lost = is_lost && (is_between || is_beside);
		if (is_lost || (is_list && !*heading))
			return fail_unused(rows, wide, place, is_list);
	}
	return lists < 2 || fail_unused(rows, wide, named, true);
}

/* Does no player have two columns? */
static bool are_players_single(const struct rows *rows, const struct wide *wide)
{
	for (int i = 1; wide->kind == POINTS_PLAYERS && i < wide->point_count; i++) {
		const char *name = rows_field(wide->headings, wide->points[i]);
		for (int before = 0; before < i; before++) {
			if (book_names_distance(rows_field(wide->headings, wide->points[before]), name) != 0)
				continue;
			return desk_fail(rows->desk, ERR_REFUSED, &msg_rows_player_twice,
				MSG_ARGS(rows->file, name, rows_cell(wide->headings, wide->points[before]).text,
					rows_cell(wide->headings, wide->points[i]).text));
		}
	}
	return true;
}

/* Can the table be read as a whole: not too wide, with one set of headings, and no final without a number? */
static bool can_be_unfolded(const struct rows *rows, size_t at, const struct wide *wide)
{
	const struct row_texts *row = &rows->rows[at];
	char word[BOOK_SHORT];

	if (row->count + UNFOLD_COLUMNS >= ROW_FIELDS)
		return desk_fail(rows->desk, ERR_REFUSED, &msg_rows_wide,
			MSG_ARGS(rows->file, num_of(ROW_FIELDS - UNFOLD_COLUMNS - 1).text));
	if (wide->kind == POINTS_SEATS && !are_seats_clear(rows, at, wide))
		return false;
	if (wide->club_count < 0)
		return desk_fail(rows->desk, ERR_REFUSED, &msg_rows_clubs,
			MSG_ARGS(rows->file, num_of(row->line).text, num_of(wide->name_count).text));
	for (int place = 0; wide->kind == POINTS_ROUNDS && place < row->count; place++) {
		rows_letters(word, row->fields[place]);
		if (holds_one_of(word, WORDS_FINAL, true) && heading_over(rows, row->fields[place]) == HEAD_NONE
			&& !holds_one_of(word, WORDS_STANDING, true) && has_points(rows, at + 1, place))
			return desk_fail(rows->desk, ERR_REFUSED, &msg_rows_final,
				MSG_ARGS(rows->file, row->fields[place], rows_cell(row, place).text,
					num_of(wide->point_count + 1).text));
	}
	return are_rounds_clear(rows, wide) && are_players_single(rows, wide) && !rows_change_headings(rows, at)
		&& are_columns_used(rows, at, wide);
}

/* Drop repetitions of the headings. */
static void drop_headings(struct rows *rows, size_t at)
{
	struct buf lines = { 0 };
	size_t kept = at + 1;

	for (size_t i = at + 1; i < rows->count; i++) {
		struct row_texts *row = &rows->rows[i];
		if (!rows_is_repeated(&rows->rows[at], row)) {
			rows->rows[kept++] = *row;
			continue;
		}
		buf_str(&lines, lines.len > 0 ? ", " : "");
		buf_msg(&lines, rows->desk->lang, &msg_rows_line,
			MSG_ARGS(num_of(row->line).text, rows_field(row, 0)));
		free(row->fields);
	}
	rows->count = kept;
	if (lines.len > 0)
		desk_say(rows->desk, &msg_rows_heading, MSG_ARGS(rows->file, buf_text(&lines)));
	buf_free(&lines);
}

/* ---- a title over each round ------------------------------------------------------------------- */

/* Find the column given for that job; -1: none. */
static int told_column(const struct columns *told, enum column_job job)
{
	for (int i = 0; told->kinds[i].name; i++) {
		if (told->kinds[i].job == job)
			return told->place[i];
	}
	return NOT_THERE;
}

static bool is_told(const struct columns *told, size_t at, int place)
{
	bool is_there = false;

	for (int i = 0; told->kinds[i].name; i++)
		is_there = is_there || (told->first == at + 1 && told->place[i] == place);
	return is_there;
}

/* Has a row the columns of names and points, by headings or as given? *round, *day: those as well. */
static bool is_list(const struct rows *rows, const struct columns *told, size_t at, bool *round, bool *day)
{
	const struct row_texts *row = &rows->rows[at];
	bool is_row = told->first == at + 1;
	char word[BOOK_SHORT];
	bool has_name = is_row && told_column(told, COLUMN_NAME) >= 0;
	bool has_point = is_row && told_column(told, COLUMN_POINTS) >= 0;

	*round = is_row && told_column(told, COLUMN_ROUND) >= 0;
	*day = is_row && told_column(told, COLUMN_DAY) >= 0;
	for (int place = 0; place < row->count; place++) {
		rows_letters(word, row->fields[place]);
		has_name = has_name || is_among(word, WORDS_NAME);
		has_point = has_point || is_among(word, WORDS_POINTS);
		if (is_told(told, at, place))
			continue;
		*round = *round || is_among(word, WORDS_ROUND);
		*day = *day || is_among(word, WORDS_DAY);
	}
	return has_name && has_point;
}

/* Append the row with the round of its title, after the headings' columns. */
static bool append_titled(struct rows *rows, const struct row_texts *row, int width, const char *round)
{
	const char *parts[ROW_FIELDS];
	int n = 0;

	for (; n < width; n++)
		parts[n] = rows_field(row, n);
	parts[n++] = round;
	for (int place = width; place < row->count && n < ROW_FIELDS; place++)
		parts[n++] = row->fields[place];
	return rows_append(rows, row->line, parts, n, row->unvalued);
}

/* Find the round given above a row of headings; 0: none. */
static int round_above(const struct rows *rows, size_t at)
{
	int round = 0;

	while (at-- > 0 && round == 0)
		round = rows_round_titled(rows, &rows->rows[at]);
	return round;
}

/* May a column with an unknown heading be that of rounds: has it numbers in all rows? */
static bool may_be_rounds(const struct rows *rows, size_t at, int place)
{
	char word[BOOK_SHORT];
	size_t numbers = 0, i = at + 1;

	rows_letters(word, rows_field(&rows->rows[at], place));
	for (; i < rows->count; i++)
		numbers += rows_number(rows_field(&rows->rows[i], place)) > 0;
	if (is_among(word, WORDS_NO_ROUND) || is_among(word, WORDS_POINTS) || is_among(word, WORDS_DAY))
		return false;
	return numbers > 0 && 2 * numbers >= i - at - 1;
}

/* Take titles of rounds, "2. forduló", for the rows below them, if the list has no column of rounds. Without
 * any, a day is a round. */
static bool take_titles(struct rows *rows, const struct columns *told)
{
	bool has_round = false, has_day = false;
	size_t at = 0;

	while (at < rows->count && at < UNFOLD_ROWS && !is_list(rows, told, at, &has_round, &has_day))
		at++;
	if (at >= rows->count || at == UNFOLD_ROWS || rows->rows[at].count >= ROW_FIELDS)
		return true;
	int round = round_above(rows, at);
	if (round == 0 && at + 1 < rows->count)
		round = rows_round_titled(rows, &rows->rows[at + 1]);
	if (has_round) {
		/* In a list with a column of rounds, names of worksheets are not rows. */
		size_t kept = 0;
		for (size_t i = 0; i < rows->count; i++) {
			if (rows->is_by_sheet && rows->rows[i].line == rows->rows[i].lines_before)
				free(rows->rows[i].fields);
			else
				rows->rows[kept++] = rows->rows[i];
		}
		rows->count = kept;
		return true;
	}
	/* A user who gives name and points would give rounds; otherwise some column may be that of rounds. */
	bool is_all = told_column(told, COLUMN_NAME) >= 0 && told_column(told, COLUMN_POINTS) >= 0;
	bool may_have = false;
	for (int place = 0; round == 0 && has_day && !is_all && place < rows->rows[at].count; place++)
		may_have = may_have || (!is_told(told, at, place) && may_be_rounds(rows, at, place));
	if (round == 0 && (!has_day || may_have))
		return true;
	struct rows old = *rows;
	rows->rows = NULL;
	rows->count = 0;
	bool done = true;
	int now = round > 0 ? round : 1, width = old.rows[at].count;
	for (size_t i = at; done && i < old.count; i++) {
		int titled = i > at ? rows_round_titled(&old, &old.rows[i]) : 0;
		bool is_heading = i == at || rows_is_repeated(&old.rows[at], &old.rows[i]);
		now = titled > 0 ? titled : now;
		if (titled == 0)
			done = append_titled(rows, &old.rows[i], width,
				is_heading ? msg_column_round.text[LANG_HU] : num_of(now).text);
	}
	rows_free(&old);
	if (round == 0)
		desk_say(rows->desk, &msg_rows_day_a_round, MSG_ARGS(rows->file));
	else if (!rows->is_by_sheet)
		desk_say(rows->desk, &msg_rows_titles, MSG_ARGS(rows->file, num_of(round).text));
	return done || desk_fail(rows->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}

/* ---- a title over each day or table ------------------------------------------------------------ */

/* Read the day of a title, "2025. március 22., szombat"; false: none. */
static bool day_titled(const struct rows *rows, const struct row_texts *row, char out[BOOK_TEXT])
{
	const char *text = only_text(row), *digits = text;

	for (digits += strcspn(digits, "0123456789"); *digits; digits += strcspn(digits, "0123456789")) {
		size_t figures = strspn(digits, "0123456789"), most = strlen(digits);
		most = most < BOOK_SHORT ? most : BOOK_SHORT - 1;
		for (size_t n = most; n > figures; n--) {
			snprintf(out, BOOK_TEXT, "%.*s", (int)n, digits);
			if (is_day(rows, out))
				return true;
		}
		digits += figures;
	}
	snprintf(out, BOOK_TEXT, "%.*s", (int)text_cut(text, strlen(text), BOOK_TEXT - 1), text);
	return rows->is_workbook && is_day(rows, text);
}

/* Read the table's number of a title, "2. asztal"; false: none. */
static bool table_titled(const struct rows *rows, const struct row_texts *row, char out[BOOK_TEXT])
{
	const char *text = only_text(row);
	char word[BOOK_SHORT];

	(void)rows;
	rows_letters(word, text);
	snprintf(out, BOOK_TEXT, "%s", num_of(rows_number(text)).text);
	return is_table_heading(word) && rows_number(text) > 0;
}

/* A kind of titles over results, which replace a column. */
struct title_kind {
	bool (*titled)(const struct rows *rows, const struct row_texts *row, char out[BOOK_TEXT]);
	const struct msg *column, *said;
	enum words heads;
};

/* Do results stand below a title, before another of its kind? */
static bool has_results(const struct rows *rows, size_t at, const struct title_kind *kind)
{
	char title[BOOK_TEXT];

	while (++at < rows->count && !kind->titled(rows, &rows->rows[at], title)) {
		int filled = 0, figures = 0;
		for (int place = 0; place < rows->rows[at].count; place++) {
			filled += *rows->rows[at].fields[place] != '\0';
			figures += strpbrk(rows->rows[at].fields[place], "0123456789") != NULL;
		}
		if (filled >= 2 && figures > 0)
			return true;
	}
	return false;
}

/* Make a column of titles below the headings, or below each repetition of them. */
static bool take_titles_of(struct rows *rows, size_t at, const struct title_kind *kind)
{
	char title[BOOK_TEXT], last[BOOK_TEXT] = "", said[BOOK_TEXT], day[BOOK_TEXT];
	size_t first = at + 1;

	while (first < rows->count
		&& !(kind->titled(rows, &rows->rows[first], title) && has_results(rows, first, kind)))
		first++;
	bool is_full = rows->rows[at].count >= ROW_FIELDS;
	if (first == rows->count || is_full || column_among(&rows->rows[at], kind->heads) >= 0)
		return true;
	struct rows old = *rows;
	bool done = true;
	rows->rows = NULL;
	rows->count = 0;
	for (size_t i = 0; done && i < old.count; i++) {
		const struct row_texts *row = &old.rows[i];
		bool is_title = kind->titled(&old, row, said);
		/* Another round or day has its own tables. */
		bool is_other = rows_round_titled(&old, row) > 0 || day_titled(&old, row, day);
		bool is_heading = i == at || (i > at && rows_is_repeated(&old.rows[at], row));
		if (is_title || is_other)
			snprintf(last, sizeof last, "%s", is_title ? said : "");
		if (i < at || (is_other && !is_title))
			done = rows_append(rows, row->line, (const char *const *)row->fields, row->count, row->unvalued);
		else if (!is_title)
			done = append_titled(rows, row, old.rows[at].count,
				is_heading ? kind->column->text[LANG_HU] : last);
	}
	rows_free(&old);
	desk_say(rows->desk, kind->said, MSG_ARGS(rows->file, title));
	return done || desk_fail(rows->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}

/* Take titles of tables and days below the headings at `at`; a day without its year is a fault. */
static bool take_days_and_tables(struct rows *rows, size_t at, bool is_of_list)
{
	static const struct title_kind tables = { table_titled, &msg_column_table, &msg_rows_table_titles,
		WORDS_TABLE_TITLE };
	static const struct title_kind days = { day_titled, &msg_column_day, &msg_rows_day_titles, WORDS_DAY };

	for (size_t i = at + 1; i < rows->count && column_among(&rows->rows[at], WORDS_DAY) < 0; i++) {
		const char *text = only_text(&rows->rows[i]);
		if (is_short_day(text) && has_results(rows, i, &days))
			return desk_fail(rows->desk, ERR_REFUSED, &msg_rows_short_day,
				MSG_ARGS(rows->file, num_of(rows->rows[i].line).text, text));
	}
	return (!is_of_list || take_titles_of(rows, at, &tables)) && take_titles_of(rows, at, &days);
}

bool rows_unfold(struct rows *rows, const struct columns *told)
{
	struct wide wide;
	bool has_round, has_day;
	size_t at = 0, list = 0;

	while (at < rows->count && at < UNFOLD_ROWS && !is_wide(rows, at, &wide))
		at++;
	/* Not if the columns given say that each row is one player's. */
	bool is_wide_one = at < rows->count && at < UNFOLD_ROWS;
	bool has_names = is_wide_one && (wide.kind == POINTS_PLAYERS || wide.kind == POINTS_SEATS);
	bool is_of_list = !is_wide_one || told_column(told, COLUMN_POINTS) >= 0
		|| (has_names && told_column(told, COLUMN_NAME) >= 0);
	while (is_of_list && list < rows->count && list < UNFOLD_ROWS
		&& !is_list(rows, told, list, &has_round, &has_day))
		list++;
	size_t head = is_of_list ? list : at;
	bool is_there = head < rows->count && head < UNFOLD_ROWS && (is_of_list || wide.kind != POINTS_DAYS);
	if (is_there && !take_days_and_tables(rows, head, is_of_list))
		return false;
	if (is_of_list)
		return take_titles(rows, told);
	is_wide(rows, at, &wide);
	if (!columns_are_first(rows, told->kinds, at) || !can_be_unfolded(rows, at, &wide))
		return false;
	wide.first_round = round_above(rows, at);
	drop_headings(rows, at);
	struct rows old = *rows;
	const struct row_texts *below = old.rows + at + 1;
	size_t count = old.count - at - 1;
	rows->rows = NULL;
	rows->count = 0;
	bool done = append_heading(rows, &wide)
		&& (wide.kind == POINTS_SEATS ? unfold_tables : unfold_columns)(rows, &wide, below, count);
	rows_free(&old);
	return done || desk_fail(rows->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}
