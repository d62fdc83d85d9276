/* Read a club's table of past events: names, days as people write
 * them, points; and group the rows into sheets. */
#include "base/messages.h"
#include "desk/messages.h"
#include "desk/tables/tables.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct column_kind kinds[] = {
	[PAST_NAME] = { &msg_column_name, true,
		{ "nev", "name", "jatekos", "jatekosneve", "versenyzo", "versenyzoneve", "player", "teljesnev",
			"neve", "jatekosok" }, false, COLUMN_NAME },
	[PAST_MARK] = { &msg_column_mark, false, { "jel", "mark", "megkulonboztetes" }, true, COLUMN_OTHER },
	[PAST_CLUB] = { &msg_column_club, false, { "klub", "club", "egyesulet", "egylet", "szakosztaly",
		"egyesuletneve", "klubneve", "klubja" }, true, COLUMN_OTHER },
	[PAST_EVENT] = { &msg_column_event, false, { "verseny", "event", "versenyneve", "bajnoksag" }, true,
		COLUMN_OTHER },
	[PAST_DAY] = { &msg_column_day, false, { "datum", "date", "nap", "day", "idopont", "mikor" }, false,
		COLUMN_DAY },
	[PAST_ROUND] = { &msg_column_round, true,
		{ "fordulo", "round", "kor", "ford", "fordszama", "forduloszama" }, false, COLUMN_ROUND },
	[PAST_TABLE] = { &msg_column_table, false, { "asztal", "table", "asztalszam", "asztalsorszam", "aszt",
		"asztalszama" }, false, COLUMN_OTHER },
	[PAST_SEAT] = { &msg_column_seat, false, { "szek", "seat", "ulohely" }, false, COLUMN_OTHER },
	[PAST_POINTS] = { &msg_column_points, true,
		{ "pont", "points", "elertpont", "elertpontszam", "pontszam", "eredmeny", "score", "osszeg",
			"szerzettpont", "pontok" }, false, COLUMN_POINTS },
	[PAST_DEALS] = { &msg_column_deals, false,
		{ "leosztas", "deals", "leosztasok", "leosztasokszama", "leosztasszam", "leoszt", "leo" }, false,
		COLUMN_OTHER },
	[PAST_COLUMNS] = { NULL, false, { NULL }, false, COLUMN_OTHER },
};

const char *const day_order_words
	[DAY_ORDERS] = { [DAYS_UNCLEAR] = "", [DAYS_DAY_FIRST] = "dmy", [DAYS_MONTH_FIRST] = "mdy" };

/* ---- days -------------------------------------------------------------------------------------- */

/* Read "5/3/2024", "5. 3. 2024.": the year last. False for anything else. */
static bool year_last(const char *text, int *first, int *second, int *year)
{
	char between[2][4], rest[4];

	int got = sscanf(text, "%2d%3[./ -]%2d%3[./ -]%4d%3s", first, between[0], second, between[1], year, rest);
	return (got == 5 || (got == 6 && strcmp(rest, ".") == 0)) && *year >= 1000;
}

static bool is_calendar(struct day *out, int year, int month, int day)
{
	char text[32];
	int n = snprintf(text, sizeof text, "%d-%d-%d", year, month, day);

	return n > 0 && (size_t)n < sizeof text && day_read(out, text, (size_t)n);
}

/* Read a day; *unclear: it has two meanings, and nobody has said which. */
static bool read_day(const struct past *past, const char *text, struct day *out, bool *unclear)
{
	int first, second, year;
	char day[BOOK_SHORT];

	*unclear = false;
	/* A time after the day is ignored. */
	size_t n = strcspn(text, "T:");
	while (text[n] && text[n] != 'T' && n > 0 && text[n] != ' ')
		n--;
	if (n > 0 && n < sizeof day && strchr(text, ':')) {
		snprintf(day, sizeof day, "%.*s", (int)n, text);
		text = day;
	}
	if (day_read(out, text, strlen(text)))
		return true;
	/* A workbook stores a day as its number from the end of 1899, or from 1904; the time follows. */
	n = strspn(text, "0123456789");
	bool is_whole = !text[n] || (text[n] == '.' && !text[n + 1 + strspn(text + n + 1, "0123456789")]);
	if (past->rows.is_workbook && n == 5 && is_whole) {
		const struct day origin = past->rows.is_of_1904 ? (struct day){ 1904, 1, 1 }
			: (struct day){ 1899, 12, 30 };
		*out = day_at(strtol(text, NULL, 10) + day_number(&origin));
		return true;
	}
	if (!year_last(text, &first, &second, &year))
		return false;
	*unclear = past->days == DAYS_UNCLEAR && first <= 12 && second <= 12 && first != second;
	if (past->days == DAYS_MONTH_FIRST)
		return is_calendar(out, year, first, second);
	return is_calendar(out, year, second, first)
		|| (past->days == DAYS_UNCLEAR && is_calendar(out, year, first, second));
}

/* Take the order of days as given, as the table shows, or as remembered; else ask. */
static bool find_order(struct past *past)
{
	struct desk *desk = past->rows.desk;
	const char *example = NULL;
	bool day_first = false, month_first = false;
	int first, second, year;

	/* The table itself shows the order if one of its days has only one meaning. */
	for (size_t i = past->columns.first; i < past->rows.count; i++) {
		const char *text = rows_field(&past->rows.rows[i], past->columns.place[PAST_DAY]);
		if (!year_last(text, &first, &second, &year))
			continue;
		day_first = day_first || first > 12;
		month_first = month_first || second > 12;
		if (first <= 12 && second <= 12 && first != second)
			example = text;
	}
	enum day_order shown = day_first == month_first ? DAYS_UNCLEAR
		: day_first ? DAYS_DAY_FIRST : DAYS_MONTH_FIRST;
	past->days = past->wanted->days ? past->wanted->days
		: shown ? shown : (enum day_order)past->columns.day_order;
	if (past->days == DAYS_UNCLEAR && example) {
		char *answer = NULL;
		do {
			free(answer);
			answer = desk->ask ? desk->ask(desk->surface, &msg_past_ask_days, MSG_ARGS(example)) : NULL;
		} while (answer && *answer && *answer != '1' && *answer != '2');
		if (answer && *answer)
			past->days = *answer == '1' ? DAYS_DAY_FIRST : DAYS_MONTH_FIRST;
		else if (desk->err->status == ERR_NONE)
			desk_fail(desk, ERR_REFUSED, &msg_past_days, MSG_ARGS(past->rows.file, example));
		free(answer);
		if (past->days == DAYS_UNCLEAR)
			return false;
	}
	past->columns.day_order = example ? (int)past->days : 0;
	return true;
}

/* ---- a row ------------------------------------------------------------------------------------- */

static bool is_dash(const char *text)
{
	return strcmp(text, "-") == 0 || strcmp(text, "–") == 0 || strcmp(text, "—") == 0;
}

/* Return the text of a column in a row, or of the applicable cell above; nobody sits at a table "-". */
static const char *field(const struct past *past, const struct row_texts *row, enum past_column column)
{
	const char *text = rows_field(row, past->columns.place[column]);

	if (column == PAST_TABLE && is_dash(*text || !past->above[column] ? text : past->above[column]))
		return "";
	return !*text && past->above[column] ? past->above[column] : text;
}

/* Note event, round and table of a row for those below: joined cells have their text in the first. */
static void note_above(struct past *past, const struct row_texts *row)
{
	static const enum past_column groups[] = { PAST_EVENT, PAST_DAY, PAST_ROUND, PAST_TABLE };
	bool is_new = past->rows.is_by_column;

	for (size_t i = 0; i < sizeof groups / sizeof *groups; i++) {
		const char **above = &past->above[groups[i]], *text = rows_field(row, past->columns.place[groups[i]]);
		if (!*text && !is_new) {
			past->is_filled = past->is_filled || *above;
			continue;
		}
		is_new = is_new || !*above || strcmp(*above, text) != 0;
		*above = *text && !past->rows.is_by_column ? text : NULL;
	}
}

/* Numbers of rounds, tables and deals are no larger; a workbook's days are. */
enum { MOST_NUMBER = 999, MOST_POINTS = 99999 };

/* Read "2", "2.", "2. forduló". */
static bool read_number(struct past *past, const struct row_texts *row, enum past_column column, int *out)
{
	struct desk *desk = past->rows.desk;
	const char *text = field(past, row, column), *name = kinds[column].name->text[desk->lang];
	struct num cell = rows_cell(row, past->columns.place[column]);
	int number = rows_number(text);

	if (!*text)
		return desk_fail(desk, ERR_REFUSED, &msg_past_number_none, MSG_ARGS(name, cell.text));
	if (number > MOST_NUMBER)
		return desk_fail(desk, ERR_REFUSED, &msg_past_number_large,
			MSG_ARGS(name, text, cell.text, num_of(MOST_NUMBER).text));
	if (number < 1)
		return desk_fail(desk, ERR_REFUSED, &msg_past_number, MSG_ARGS(name, text, cell.text));
	*out = number;
	return true;
}

/* Return the bytes of a blank of any kind that a text begins with, as between "1" and "012"; 0: none. */
static size_t blank_size(const char *text)
{
	static const char *const blanks[] = { " ", "\u00a0", "\u2009", "\u202f" };

	for (size_t i = 0; i < sizeof blanks / sizeof *blanks; i++) {
		if (strncmp(text, blanks[i], strlen(blanks[i])) == 0)
			return strlen(blanks[i]);
	}
	return 0;
}

/* Read a number, its digits perhaps in groups of three; *end: what follows it. */
static long read_figures(const char *text, const char **end)
{
	char *rest;
	long number = strtol(text, &rest, 10);

	for (size_t blank = blank_size(rest); blank > 0 && number <= SCAN_NUMBER; blank = blank_size(rest)) {
		const char *three = rest + blank;
		if (strspn(three, "0123456789") != 3)
			break;
		number = number * 1000 + strtol(three, &rest, 10);
	}
	*end = rest;
	return number;
}

/* Skip "pont" or "p" if nothing follows. */
static const char *behind_unit(const char *text)
{
	static const char *const units[] = { "pont", "pt", "p", "points", "pts" };
	const char *unit = text + blank_size(text);

	for (size_t i = 0; i < sizeof units / sizeof *units; i++) {
		size_t n = strlen(units[i]);
		bool has_stop = strncmp(unit, units[i], n) == 0 && strcmp(unit + n, ".") == 0;
		if (has_stop || book_names_distance(unit, units[i]) == 0)
			return text + strlen(text);
	}
	return text;
}

/* Return the number that "—1", "7-" or "(26)" probably means; 0: none. */
static long likely_points(const char *text)
{
	static const char *const before[] = { "—", "(-", "(", "- -", "--" };
	static const char *const behind[] = { "-", "–", "−", "—", ")" };
	bool is_marked = false;

	for (size_t i = 0; i < sizeof before / sizeof *before && !is_marked; i++) {
		is_marked = strncmp(text, before[i], strlen(before[i])) == 0;
		text += is_marked ? strlen(before[i]) : 0;
	}
	text += blank_size(text);
	size_t n = strspn(text, "0123456789");
	bool is_end = is_marked && !text[n];
	for (size_t i = 0; i < sizeof behind / sizeof *behind; i++)
		is_end = is_end || strcmp(text + n + blank_size(text + n), behind[i]) == 0;
	return n > 0 && n < 6 && is_end ? -strtol(text, NULL, 10) : 0;
}

/* Refuse the points; a workbook's "45.5" is quoted as the workbook shows it. */
static bool fail_points(const struct past *past, const char *text, const char *cell)
{
	const struct rows *rows = &past->rows;
	char shown[BOOK_SHORT];
	size_t n = strlen(text), point = strcspn(text, ".");
	bool is_decimal = n < sizeof shown && text[point] && strspn(text, "-0123456789.") == n;

	snprintf(shown, sizeof shown, "%.*s", (int)(is_decimal ? n : 0), text);
	if (is_decimal && rows->is_workbook && rows->desk->lang == LANG_HU)
		shown[point] = ',';
	return desk_fail(rows->desk, ERR_REFUSED,
		rows->is_by_column ? &msg_past_points_column : &msg_past_points,
		MSG_ARGS(is_decimal ? shown : text, cell));
}

/* Read "+12", "-7", "− 7", "12,0", "1 012", "12 pont"; not "1.000", which is a thousand or one. */
static bool read_points(struct past *past, const struct row_texts *row, int *out)
{
	const char *text = field(past, row, PAST_POINTS);
	struct num cell = rows_cell(row, past->columns.place[PAST_POINTS]);
	static const char *const minuses[] = { "−", "–" };
	bool is_negative = *text == '-';
	const char *digits = text + (*text == '-' || *text == '+');
	const char *end;

	for (size_t i = 0; i < sizeof minuses / sizeof *minuses; i++) {
		if (strncmp(text, minuses[i], strlen(minuses[i])) == 0) {
			is_negative = true;
			digits = text + strlen(minuses[i]);
		}
	}
	digits += blank_size(digits);
	long number = read_figures(digits, &end);
	bool is_split = *end == ',' || *end == '.';
	if (is_split && strspn(end + 1, "0123456789") == 3 && !end[4])
		return desk_fail(past->rows.desk, ERR_REFUSED, &msg_past_thousands,
			MSG_ARGS(text, num_of(number * 1000 + strtol(end + 1, NULL, 10)).text, cell.text));
	if (is_split)
		end += 1 + strspn(end + 1, "0");
	end = behind_unit(end);
	if (!*text)
		return desk_fail(past->rows.desk, ERR_REFUSED, &msg_past_points_none, MSG_ARGS(cell.text));
	if (likely_points(text) != 0)
		return desk_fail(past->rows.desk, ERR_REFUSED, &msg_past_points_likely,
			MSG_ARGS(text, cell.text, num_signed(likely_points(text)).text));
	if (*digits < '0' || *digits > '9' || *end)
		return fail_points(past, text, cell.text);
	if (number > MOST_POINTS)
		return desk_fail(past->rows.desk, ERR_REFUSED, &msg_past_points_large,
			MSG_ARGS(text, cell.text, num_of(MOST_POINTS).text));
	*out = (int)(is_negative ? -number : number);
	return true;
}

static bool read_name(struct past *past, const struct row_texts *row, struct past_row *out)
{
	struct desk *desk = past->rows.desk;

	if (row->is_doubted)
		return desk_fail(desk, ERR_REFUSED, &msg_rows_doubted,
			MSG_ARGS(field(past, row, PAST_NAME), num_of(row->line).text));
	if (!*field(past, row, PAST_NAME))
		return desk_fail(desk, ERR_REFUSED, &msg_past_name_none,
			MSG_ARGS(rows_cell(row, past->columns.place[PAST_NAME]).text));
	const char *mark = field(past, row, PAST_MARK);
	struct book_player player;
	struct buf label = { 0 };

	buf_printf(&label, *mark ? "%s (%s)" : "%s", field(past, row, PAST_NAME), mark);
	bool done = rows_is_one_name(&past->rows, row->line, field(past, row, PAST_NAME))
		&& book_player_set(&player, buf_text(&label), desk->err)
		&& book_name_set(out->club, sizeof out->club, field(past, row, PAST_CLUB), desk->err);
	buf_clear(&label);
	if (done)
		book_player_label(&label, &player);
	snprintf(out->label, sizeof out->label, "%s", buf_text(&label));
	buf_free(&label);
	return done;
}

static bool read_event_columns(struct past *past, const struct row_texts *row, struct past_row *out)
{
	struct desk *desk = past->rows.desk;
	const char *name = field(past, row, PAST_EVENT), *day = field(past, row, PAST_DAY);
	struct day found = { 0 };
	bool unclear = false;

	name = *name ? name : past->wanted->name ? past->wanted->name : "";
	day = *day ? day : past->wanted->day ? past->wanted->day : "";
	if (*name && !book_name_set(out->event, sizeof out->event, name, desk->err))
		return false;
	if (!*name) {
		/* An unnamed event gets the file's name without folder and ending. */
		const char *file = past->rows.file, *base = strrchr(file, '/') ? strrchr(file, '/') + 1 : file;
		const char *end = strrchr(base, '.');
		size_t n = end && end > base ? (size_t)(end - base) : strlen(base);
		snprintf(out->event, sizeof out->event, "%.*s", (int)text_cut(base, n, sizeof out->event - 1), base);
	}
	if (!*day)
		return desk_fail(desk, ERR_REFUSED, &msg_past_no_day, MSG_NO_ARGS);
	if (!read_day(past, day, &found, &unclear) || unclear)
		return desk_fail(desk, ERR_REFUSED, &msg_event_bad_day, MSG_ARGS(day));
	if (found.year < 1900 || found.year > 2099)
		return desk_fail(desk, ERR_REFUSED, &msg_past_year, MSG_ARGS(day, num_of(found.year).text));
	snprintf(out->day, sizeof out->day, "%.10s", day_text(&found).text);
	return true;
}

static bool read_row(struct past *past, const struct row_texts *row, struct past_row *out)
{
	const char *seat = field(past, row, PAST_SEAT), *deals = field(past, row, PAST_DEALS);

	*out = (struct past_row){ .line = row->line };
	if (row->astray > 0)
		return desk_fail(past->rows.desk, ERR_REFUSED, &msg_rows_astray,
			MSG_ARGS(rows_field(row, row->astray - 1), rows_cell(row, row->astray - 1).text));
	out->seat = *seat ? text_seat_read(seat, strlen(seat), BOOK_SEATS) : -1;
	/* its fault is reported before others */
	bool is_whole = rows_have_values(&past->rows, row, &past->columns);
	if (!read_event_columns(past, row, out)
		|| !read_number(past, row, PAST_ROUND, &out->round))
		return false;
	const char *table = field(past, row, PAST_TABLE);
	out->is_carried = !past->rows.is_by_column && !*rows_field(row, past->columns.place[PAST_TABLE])
		&& (*table || !*rows_field(row, past->columns.place[PAST_ROUND]));
	out->is_tableless = is_dash(rows_field(row, past->columns.place[PAST_TABLE]));
	out->table_cell = rows_cell(row, past->columns.place[PAST_TABLE]);
	out->is_placed = !*table || read_number(past, row, PAST_TABLE, &out->table);
	if (!is_whole || !out->is_placed || !read_name(past, row, out))
		return false;
	return read_points(past, row, &out->points)
		&& (!*deals || read_number(past, row, PAST_DEALS, &out->deals));
}

/* ---- sheets ------------------------------------------------------------------------------------ */

static int past_row_order(const void *a, const void *b)
{
	const struct past_row *x = a, *y = b;

	if (x->event_no != y->event_no)
		return x->event_no - y->event_no;
	if (x->round != y->round)
		return x->round - y->round;
	if (x->table != y->table)
		return x->table - y->table;
	/* Without table numbers, the rows of a table follow each other. */
	return x->table > 0 && x->seat != y->seat ? x->seat - y->seat : x->line - y->line;
}

static bool same_round(const struct past_row *a, const struct past_row *b)
{
	return a->event_no == b->event_no && a->round == b->round;
}

static int by_player(const void *a, const void *b)
{
	const struct past_row *x = *(struct past_row *const *)a, *y = *(struct past_row *const *)b;
	int order = x->event_no != y->event_no ? x->event_no - y->event_no : strcmp(x->label, y->label);

	order = order ? order : x->round - y->round;
	return order ? order : x < y ? -1 : x > y;
}

/* Check the rows of one player in an event, round by round: a player sits at one table of a round; one who
 * never has a point, at tables that sum to zero without them, may be a row of checks. */
static void check_player(struct past *past, struct past_row *const *rows, size_t count)
{
	const struct past_row *first = rows[0];
	/* The only row of a new name may be a caption: the last row, with
	 * a 0, without a round and table of its own. */
	bool is_caption = first->is_new && first->is_carried
		&& past->rows.rows[past->rows.count - 1].line == first->line;
	bool is_idle = count > 1 || !strchr(first->label, ' ') || is_caption;

	for (size_t i = 0; i < count; i++) {
		const struct past_row *row = rows[i];
		is_idle = is_idle && row->points == 0 && row->is_spare;
		first = row->line < first->line ? row : first;
		if (i == 0 || row->round != rows[i - 1]->round || rows_is_taken(&past->rows, row->line))
			continue;
		desk_fail(past->rows.desk, ERR_REFUSED, &msg_past_two_tables,
			MSG_ARGS(num_of(row->round).text, row->label, num_of(rows[i - 1]->line).text,
				num_of(row->line).text));
		past->asked++;
		rows_fault(&past->rows, &past->faults, row->line);
	}
	if (!is_idle || rows_is_taken(&past->rows, first->line))
		return;
	desk_fail(past->rows.desk, ERR_REFUSED, &msg_past_idle, MSG_ARGS(first->label, num_of(first->line).text));
	past->asked++;
	rows_fault(&past->rows, &past->faults, first->line);
}

static bool mark_first(struct past *past)
{
	struct past_row **list = malloc((past->count + 1) * sizeof *list);

	if (!list)
		return desk_fail(past->rows.desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	for (size_t i = 0; i < past->count; i++)
		list[i] = &past->sorted[i];
	if (past->count > 0)
		list_sort(list, past->count, sizeof *list, by_player);
	for (size_t i = 0; i < past->count; i++)
		list[i]->is_first = i == 0 || list[i]->event_no != list[i - 1]->event_no
			|| strcmp(list[i]->label, list[i - 1]->label) != 0;
	for (size_t i = 0, next = 0; i < past->count; i = next) {
		for (next = i + 1; next < past->count && !list[next]->is_first;)
			next++;
		check_player(past, list + i, next - i);
	}
	free(list);
	return true;
}

static int sum_of(const struct past_row *row, int count)
{
	int sum = 0;

	for (int i = 0; i < count; i++)
		sum += row[i].points;
	return sum;
}

/* Was a row of the sheet a fault? It has been reported; what remains of the sheet is not another. */
static bool lacks_row(struct past *past, const struct past_row *row, int count)
{
	for (int i = 0; i < count; i++) {
		if (!row[i].is_left_out)
			continue;
		if (past->wanted->leaves_out)
			desk_say(past->rows.desk, &msg_past_torn, MSG_ARGS(past->rows.file, num_of(row->round).text,
				num_of(row->table > 0 ? row->table : 1).text, num_of(row[i].line).text));
		return true;
	}
	return false;
}

/* Refuse a sheet that does not sum to zero, some row of which may be no player's; name its lines. */
static void fail_carried(struct past *past, const struct past_row *row, int count)
{
	struct buf lines = { 0 };

	for (int i = 0; i < count; i++)
		buf_printf(&lines, i > 0 ? ", %d" : "%d", row[i].line);
	desk_fail(past->rows.desk, ERR_REFUSED, &msg_past_sum_carried, MSG_ARGS(num_of(row->round).text,
		num_of(row->table > 0 ? row->table : 1).text, num_signed(sum_of(row, count)).text, buf_text(&lines)));
	buf_free(&lines);
}

/* Find the sheet at `at`, by its table or as the only one of its round; 0: a fault. *next: where it ends. */
static int by_table(struct past *past, size_t at, const struct game *game, size_t *next)
{
	const struct past_row *row = &past->sorted[at];
	struct desk *desk = past->rows.desk;
	int count = 1;

	while (at + (size_t)count < past->count && same_round(row, row + count) && row[count].table == row->table)
		count++;
	*next = at + (size_t)count;
	bool have_others = *next < past->count && same_round(row, row + count);
	bool is_only = count <= game->most_seats && !have_others;
	struct num round = num_of(row->round), table = num_of(row->table > 0 ? row->table : 1);
	if (lacks_row(past, row, count))
		return 0;
	if (row->table == 0 && have_others && (past->rows.is_by_column || row->is_tableless)) {
		/* Players without a table in a round where others have one. */
		for (int i = 0; i < count; i++) {
			desk_fail(desk, ERR_REFUSED, &msg_past_tableless,
				MSG_ARGS(round.text, row[i].label, row[i].table_cell.text));
			rows_fault(&past->rows, &past->faults, row[i].line);
		}
		return 0;
	}
	struct num seats;   /* "3–4" */
	snprintf(seats.text, sizeof seats.text, game->least_seats < game->most_seats ? "%d–%d" : "%d",
		game->least_seats, game->most_seats);
	if (row->table == 0 && !is_only)
		desk_fail(desk, ERR_REFUSED, &msg_past_no_tables, MSG_ARGS(row->day, round.text, num_of(count).text));
	else if (count < game->least_seats || count > game->most_seats)
		desk_fail(desk, ERR_REFUSED, &msg_past_seats, MSG_ARGS(round.text, table.text, num_of(count).text,
			seats.text));
	else if (sum_of(row, count) != 0 && row[count - 1].is_carried && !row->is_carried)
		fail_carried(past, row, count);
	else if (sum_of(row, count) != 0)
		desk_fail(desk, ERR_REFUSED, &msg_past_sum,
			MSG_ARGS(round.text, table.text, num_signed(sum_of(row, count)).text));
	else
		return count;
	rows_fault(&past->rows, &past->faults, row->line);
	return 0;
}

/* Do the seats of consecutive rows go up, as at one table? */
static bool seats_go_up(const struct past_row *row, int count)
{
	for (int i = 1; i < count; i++) {
		if (row[i].seat >= 0 && row[i].seat <= row[i - 1].seat)
			return false;
	}
	return true;
}

/* Find the sheet at `at` without table numbers: consecutive rows that sum to zero, if only one way exists. */
static int by_order(struct past *past, size_t at, const struct game *game, size_t *next)
{
	const struct past_row *row = &past->sorted[at];
	size_t left = 1;
	while (at + left < past->count && same_round(row, row + left))
		left++;
	char *ways = calloc(left + 1, 1);
	int seats = 0;

	*next = at + left;
	if (!ways) {
		desk_fail(past->rows.desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
		return 0;
	}
	/* The ways to split the rows from each on into tables that sum to zero: 0, 1, or 2 for several. */
	ways[left] = 1;
	for (size_t from = left; from-- > 0;) {
		int sum = 0;
		for (int count = 1; count <= game->most_seats && from + (size_t)count <= left; count++) {
			sum += row[from + (size_t)count - 1].points;
			if (count >= game->least_seats && sum == 0 && seats_go_up(row + from, count))
				ways[from] = (char)(ways[from] + ways[from + (size_t)count]);
		}
		ways[from] = ways[from] > 2 ? 2 : ways[from];
	}
	for (int count = game->least_seats; ways[0] == 1 && count <= game->most_seats; count++) {
		if ((size_t)count <= left && ways[count] == 1 && sum_of(row, count) == 0 && seats_go_up(row, count))
			seats = count;
	}
	if (ways[0] == 0)
		desk_fail(past->rows.desk, ERR_REFUSED, &msg_past_no_table, MSG_ARGS(num_of(row->round).text,
			num_of(game->least_seats).text, num_of(game->most_seats).text));
	else if (ways[0] > 1)
		desk_fail(past->rows.desk, ERR_REFUSED, &msg_past_some_tables, MSG_ARGS(num_of(row->round).text));
	if (seats == 0)
		rows_fault(&past->rows, &past->faults, row->line);
	else
		*next = at + (size_t)seats;
	free(ways);
	return seats;
}

static bool sits_once(struct past *past, const struct past_row *sheet, int count)
{
	for (int i = 1; i < count; i++) {
		for (int other = 0; other < i; other++) {
			bool is_one = strcmp(sheet[i].label, sheet[other].label) == 0;
			if (!is_one && (sheet[i].seat < 0 || sheet[i].seat != sheet[other].seat))
				continue;
			desk_fail(past->rows.desk, ERR_REFUSED, is_one ? &msg_past_twice : &msg_past_seat_twice,
				MSG_ARGS(num_of(sheet->round).text, num_of(sheet->table > 0 ? sheet->table : 1).text,
					is_one ? sheet[i].label : text_seat_code(sheet[i].seat), num_of(sheet[other].line).text));
			rows_fault(&past->rows, &past->faults, sheet[i].line);
			return false;
		}
	}
	return true;
}

/* Check that all rows of a sheet have the same number of deals, or none; store it in the first. */
static bool same_deals(struct past *past, struct past_row *sheet, int count)
{
	const struct past_row *said = NULL;

	for (int i = 0; i < count; i++) {
		const struct past_row *row = &sheet[i];
		if (said && row->deals > 0 && row->deals != said->deals) {
			desk_fail(past->rows.desk, ERR_REFUSED, &msg_past_deals_differ,
				MSG_ARGS(num_of(row->round).text, num_of(row->table > 0 ? row->table : 1).text,
					num_of(said->line).text, num_of(said->deals).text));
			rows_fault(&past->rows, &past->faults, row->line);
			return false;
		}
		said = !said && row->deals > 0 ? row : said;
	}
	sheet->deals = said ? said->deals : 0;
	return true;
}

/* Group rows into sheets; drop rows that belong to none. */
static void make_sheets(struct past *past, const struct game *game)
{
	bool has_tables = past->columns.place[PAST_TABLE] >= 0;
	size_t kept = 0, next = 0;
	int table = 0;

	for (size_t at = 0; at < past->count; at = next) {
		bool is_new = at == 0 || !same_round(&past->sorted[at], &past->sorted[at - 1]);
		int seats = has_tables ? by_table(past, at, game, &next) : by_order(past, at, game, &next);
		bool is_sheet = seats > 0 && sits_once(past, &past->sorted[at], seats)
			&& same_deals(past, &past->sorted[at], seats);
		seats = is_sheet ? seats : 0;
		table = is_new ? 1 : table + 1;
		past->left_out += seats == 0 ? (int)(next - at) : 0;
		for (int i = 0; i < seats; i++) {
			struct past_row row = past->sorted[at + (size_t)i];
			row.seats = seats;
			row.is_spare = seats > game->least_seats;
			row.table = row.table > 0 ? row.table : table;
			past->sorted[kept++] = row;
		}
	}
	past->count = kept;
}

/* ---- all together ------------------------------------------------------------------------------ */

static bool read_rows(struct past *past)
{
	const struct rows *rows = &past->rows;
	const int *place = past->columns.place;
	struct desk *desk = rows->desk;
	struct rows_left idle = { 0 };

	past->sorted = calloc(rows->count + 1, sizeof *past->sorted);
	if (!past->sorted)
		return desk_fail(desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	for (size_t i = past->columns.first; i < rows->count; i++) {
		const struct row_texts *texts = &rows->rows[i];
		const char *points = rows_field(texts, place[PAST_POINTS]);
		note_above(past, texts);
		/* A player with a dash for a table, and no points or a dash, did not play. */
		if (is_dash(rows_field(texts, place[PAST_TABLE])) && !rows_is_unvalued(texts, place[PAST_POINTS])
			&& (!*points || is_dash(points))) {
			rows_left_note(&idle, desk->lang, &rows->rows[i], field(past, &rows->rows[i], PAST_NAME));
			continue;
		}
		struct past_row *row = &past->sorted[past->count];
		row->is_left_out = !read_row(past, &rows->rows[i], row);
		if (row->is_left_out)
			rows_fault(&past->rows, &past->faults, rows->rows[i].line);
		past->count += !row->is_left_out || row->is_placed;
		past->left_out += row->is_left_out && !row->is_placed;
	}
	rows_left_say(rows, &idle, &msg_rows_pointless);
	/* Number the events in their order. */
	int last = 0;
	for (size_t i = 0; i < past->count; i++) {
		struct past_row *row = &past->sorted[i];
		for (size_t before = i; before > 0 && !row->event_no; before--) {
			const struct past_row *other = &past->sorted[before - 1];
			if (strcmp(other->day, row->day) == 0 && strcmp(other->event, row->event) == 0)
				row->event_no = other->event_no;
		}
		row->event_no = row->event_no ? row->event_no : ++last;
	}
	if (!past_names_find(past))
		return false;
	size_t kept = 0;
	for (size_t i = 0; i < past->count; i++) {
		if (place[PAST_TABLE] >= 0 || !past->sorted[i].is_left_out)
			past->sorted[kept++] = past->sorted[i];
	}
	past->left_out += (int)(past->count - kept);
	past->count = kept;
	list_sort(past->sorted, past->count, sizeof *past->sorted, past_row_order);
	return true;
}

bool past_rows_read(struct past *past)
{
	struct desk *desk = past->rows.desk;
	const struct game_edition *edition
		= past->wanted->edition ? game_edition_find(past->wanted->edition) : game_edition_standard();

	past->columns.kinds = kinds;
	past->columns.missing = &msg_past_columns_missing;
	if (!edition)
		return desk_edition_refuse(desk->err, past->wanted->edition);
	past->rows.takes_rounds = true;
	struct columns told = past->columns;
	if (!rows_read(&past->rows) || !rows_join_names(&past->rows)
		|| !columns_told(&past->rows, past->wanted->columns, &told) || !rows_unfold(&past->rows, &told))
		return false;
	if (!columns_find(&past->rows, past->wanted->columns, &past->columns)
		|| !find_order(past) || !read_rows(past))
		return false;
	make_sheets(past, edition->game);
	if (!mark_first(past))
		return false;
	if (past->columns.place[PAST_TABLE] < 0 && past->count > 0)
		desk_say(desk, &msg_past_by_order, MSG_ARGS(past->rows.file));
	bool is_joined = past->columns.first < past->rows.count
		&& past->rows.joined_to >= past->rows.rows[past->columns.first].line;
	if (past->is_filled || is_joined)
		desk_say(desk, &msg_past_filled, MSG_ARGS(past->rows.file));
	rows_faults_end(&past->rows, &past->faults);
	/* Rounds are numbered consecutively; warn of missing ones, event by event. */
	for (size_t i = 1; i < past->count; i++) {
		const struct past_row *above = &past->sorted[i - 1], *row = &past->sorted[i];
		if (above->event_no == row->event_no && row->round > above->round + 1)
			desk_say(desk, &msg_past_gap,
				MSG_ARGS(past->rows.file, num_of(above->round).text, num_of(row->round).text));
	}
	bool has_faults = past->faults.count > 0 || past->wanted->leaves_out;
	const char *const sums[] = { past->rows.file, past->rows.sums_heading, buf_text(&past->rows.sums), NULL };
	if (past->rows.are_sums_other && !has_faults)
		return desk_fail(desk, ERR_REFUSED, &msg_rows_sums, sums);
	if (past->rows.sums.len > 0)
		desk_say(desk, &msg_rows_sums_said, sums);
	if (past->asked > 0 && past->wanted->leaves_out)
		return desk_fail(desk, ERR_REFUSED, &msg_past_asked, MSG_ARGS(num_of(past->asked).text));
	if (past->faults.count > 0 && !past->wanted->leaves_out)
		return desk_fail(desk, ERR_REFUSED, &msg_past_refused, MSG_ARGS(num_of(past->faults.count).text));
	return past->count > 0 || desk_fail(desk, ERR_REFUSED, &msg_past_nothing, MSG_ARGS(past->rows.file));
}

void past_rows_free(struct past *past)
{
	free(past->sorted);
	buf_free(&past->faults.told);
	buf_free(&past->rows.sums);
	rows_free(&past->rows);
}
