/*
 * desk, inside: a table that somebody hands in, as CSV or as a workbook, as rows of texts; and what each of
 * its columns holds.
 */
#ifndef DESK_TABLES_TABLES_H
#define DESK_TABLES_TABLES_H

#include "desk/inner.h"
#include "desk/journal/journal.h"

struct workbook_joined;

/* ==== 1. Rows =================================================================================== */

enum { ROW_FIELDS = 64 };

struct row_texts {
	int line;                     /* of the file, or of the worksheet */
	int count;
	char **fields;                /* none is NULL; the texts themselves follow them */
	uint64_t unvalued;            /* a bit a field: it is a formula whose value is not in the file */
	/*
	 * A row made of a wider one: where its points (-1: it is no such row) and its table stood, and how wide
	 * that was; points, round and table follow.
	 */
	int points_at, table_at, width;
	int under;                    /* the line of a note above: those below do not come; 0: none */
	bool is_sum;                  /* nobody's: the sums of the rows above */
	bool is_doubted;              /* it looks like a note, and has figures where players have their points */
	int lines_before;             /* how much more its line is than that of its worksheet */
	int astray;                   /* the column, from 1 on, where a name stands that should not; 0: none */
};

/* Set desk, file and what is said of the file; the rest to zero. */
struct rows {
	struct desk *desk;
	const char *file;
	const char *sheet;            /* the worksheet by name or number; NULL: the first that has cells */
	const char *taken;            /* lines ("12,15") to take though they look like totals or notes */
	size_t count;
	struct row_texts *rows;       /* those with any text */
	bool takes_rounds;            /* a worksheet's name may say the round */
	bool is_workbook;
	bool is_by_sheet;             /* of several worksheets, a round each, with which line numbers begin */
	int lines_before;             /* of the worksheet being read */
	bool is_by_column;            /* rounds or players were columns: a blank is not the cell above */
	bool is_of_1904;              /* a workbook's days are counted from 1904 on */
	int joined_to;                /* the last line filled from a joined cell above; 0: none */
	/* Where the table's own sums differ from the points; whether they are sums of the points. */
	struct buf sums;
	char sums_heading[BOOK_SHORT];
	bool are_sums_other;
	bool is_cut;                  /* it has more columns than are read */
	size_t bytes;                 /* the texts of the cells that were taken */
	uint64_t hidden_columns;
	/* of a CSV being read */
	char *parts[ROW_FIELDS];
	int part_count, line, last_end;
	const struct workbook_joined *joined;   /* the next ones, of a workbook being read */
	size_t joined_left;
	const char *above[ROW_FIELDS];          /* the text of a column's joined cells, down to that row */
	int above_to[ROW_FIELDS];
	const char *shown[ROW_FIELDS];          /* the text shown in a column's joined cells */
	int shown_before[ROW_FIELDS];           /* above that row; 0: they are not */
	struct buf covered;                     /* the cells below that say something else */
	bool failed;
};

/* Read a CSV (UTF-8, or as a Hungarian Excel writes it), or one worksheet; say which, and name the others. */
bool rows_read(struct rows *rows);
void rows_free(struct rows *rows);
/* Add the row of those texts; false without memory. */
bool rows_append(struct rows *rows, int line, const char *const parts[], int count, uint64_t unvalued);
/* Name the cell that a field stands in, "B4". */
struct num rows_cell(const struct row_texts *row, int column);
/* Is that line to be taken though it looks odd? */
bool rows_is_taken(const struct rows *rows, int line);
/* Put headings of two lines, "1. forduló" over "asztal" and "pont", into one. */
bool rows_join_headings(struct rows *rows);
/* Does a row repeat the headings of another? */
bool rows_is_repeated(const struct row_texts *headings, const struct row_texts *row);
/* Put surnames and first names that stand in two columns into one. */
bool rows_join_names(struct rows *rows);
/* The letters of a text, folded: "1. játékos" is "jatekos". */
void rows_letters(char out[BOOK_SHORT], const char *text);
/* Is a word among those of a list, " word word … "? */
bool rows_is_listed(const char *word, const char *list);
/* Read a number as rounds and tables have them: "2", "2.", "2. forduló", "Table 2". 0: it is none. */
int rows_number(const char *text);
/* Is a heading a day, with or without its year? */
bool rows_is_day(const struct rows *rows, const char *heading);
/* Cut the day off a round's heading, "1. forduló (03.05.)"; false if it has none. */
bool rows_round_alone(char out[BOOK_TEXT], const char *heading);
/* The number of the round that a row is the title of, "2. forduló", or 0. */
int rows_round_titled(const struct rows *rows, const struct row_texts *row);
/* May a round's heading be that of the sum so far, "1. forduló Σ"? */
bool rows_says_sum(const char *heading);
/* Does a heading or a name say that it is a sum, a check, a note? */
bool rows_is_beside(const char *text);
/* May a text be a name, and nothing else: words that begin with capitals? */
bool rows_may_be_name(const char *text);
/* Is a line's name that of one player? If not, the error says how to write two. */
bool rows_is_one_name(const struct rows *rows, int line, const char *name);
/* Do other headings than those of the row at `at` follow below? */
bool rows_change_headings(const struct rows *rows, size_t at);
/* Fail, as a row has headings that are not those of the one above it. */
bool rows_fail_headings(const struct rows *rows, const struct row_texts *headings,
	const struct row_texts *row);
/* A field without blanks around it; "" where there is none. */
const char *rows_field(const struct row_texts *row, int column);
/* Is there a formula whose value is not in the file? */
bool rows_is_unvalued(const struct row_texts *row, int column);

/* Faults of the rows. */
struct row_faults {
	int count;
	const struct msg *last;      /* the last one, and how many of its kind came one after another */
	int same, line;              /* line: of the last one */
	struct buf told;             /* its words, so that a row with several such cells is reported once */
	int from, to;                /* lines not reported yet that follow one another */
	struct buf lines;            /* those before them: "7–43, 50" */
};

/*
 * Report the desk's error as a row's fault, so that the rows after it are looked at too; a book that fails
 * stops that. Of many of one kind the first are reported, of the others the lines.
 */
void rows_fault(const struct rows *rows, struct row_faults *faults, int line);
/* Say how many more of the last kind there were, and where. */
void rows_faults_end(const struct rows *rows, struct row_faults *faults);

/* ==== 2. Columns ================================================================================ */

enum { COLUMN_WORDS = 10, COLUMN_KINDS = 12 };

/* Columns that reading a table needs to know. */
enum column_job { COLUMN_OTHER, COLUMN_NAME, COLUMN_POINTS, COLUMN_ROUND, COLUMN_DAY };

/* What a column may be. */
struct column_kind {
	const struct msg *name;
	bool needed;
	/* what it may be called, folded, letters alone; the first are preferred */
	const char *words[COLUMN_WORDS];
	bool is_text;                      /* any words may stand in it, as names of clubs */
	enum column_job job;
};

struct columns {
	const struct column_kind *kinds;   /* closed by one without a name */
	const struct msg *missing;         /* says that one is missing: file, kind, its word, the columns */
	int place[COLUMN_KINDS];           /* by kind: from 0, -1: the file has none */
	size_t first;                      /* the first row below the headings */
	int day_order;                     /* remembered with them: enum day_order */
};

/*
 * Find the columns: as `given` says ("nev=B klub=-", by letter, number or heading, -: none; NULL: nothing),
 * as remembered for these headings, or by their headings; ask the surface for what is needed and still
 * missing. ERR_REFUSED says which columns there are, and how to name one.
 */
bool columns_find(struct rows *rows, const char *given, struct columns *out);
/* Find those said or remembered, in the table as it is; ask nothing and report no fault. False if the book
 * fails. */
bool columns_told(struct rows *rows, const char *given, struct columns *out);
/* Are the headings at `at` those of the first table? Another one above them is a fault. */
bool columns_are_first(const struct rows *rows, const struct column_kind *kinds, size_t at);
/*
 * Make a table with a row a player a round of one with a row a table, its players beside each other, or with
 * a column a round or a player; leave it where the columns told say that it has a row a player.
 */
bool rows_unfold(struct rows *rows, const struct columns *told);
/* Remember the columns with an event for the next file with these headings, unless the headings tell them. */
bool columns_remember(const struct rows *rows, const struct columns *columns, int64_t event);

/* ==== 3. Rows that are nobody's ================================================================= */

/* The rows left out for one reason, by name; all zero: none yet. */
struct rows_left {
	struct buf lines;
	int count, line;             /* how many, and the last one's line */
};

void rows_left_note(struct rows_left *left, enum lang lang, const struct row_texts *row, const char *text);
/* Say why, and forget them. */
void rows_left_say(const struct rows *rows, struct rows_left *left, const struct msg *why);
/* Say which rows above the headings have a name and a number, if at least two do: perhaps another table. */
void rows_say_above(const struct rows *rows, size_t headings);
/*
 * Drop rows of totals, notes, signatures and repeated headings, naming each. False if a line to be taken is
 * not below the headings.
 */
bool rows_leave_out(struct rows *rows, const struct columns *columns);
/* Does some cell say that the player does not come? */
bool rows_is_absent(const struct row_texts *row);
/* The text beyond the last heading's column of a CSV, as commas of decimals make it; NULL: none. */
const char *rows_surplus(const struct rows *rows, const struct row_texts *row, int width);
/* Is there a value in every column used, and nothing beyond them? If not, the error says where. */
bool rows_have_values(const struct rows *rows, const struct row_texts *row, const struct columns *columns);

/* ==== 4. Past events, out of a club's own table: a row a player a round, with the points ======== */

/* The meaning of days like 5/3/2024. */
enum day_order { DAYS_UNCLEAR, DAYS_DAY_FIRST, DAYS_MONTH_FIRST, DAY_ORDERS };
/* "", "dmy", "mdy" */
extern const char *const day_order_words[DAY_ORDERS];

/* What is said beside the table; NULL: nothing. A column of the table comes before it. */
struct desk_past_wanted {
	const char *file, *sheet, *taken, *columns, *name, *day, *place, *deals, *edition;
	enum day_order days;
	bool leaves_out;             /* rows that are not understood are left out, not refused */
	bool is_same;                /* names that differ in capitals, accents or dashes alone are one */
};

struct desk_past {
	int events, rounds, tables, rows, left_out;
	struct desk_taken taken;
};

/*
 * Import the events as one change, a sheet by its totals where its deals are not in the book. Report every
 * row that is not understood; store nothing unless all are, or they may be left out. `preview` gets the
 * result, a row a seat; free it in any case.
 */
bool desk_past_import(struct desk *desk, const struct desk_past_wanted *wanted, struct listing *preview,
	struct desk_past *out);

/* Inside: the rows of a club's table of past events, put together to sheets. */

enum past_column { PAST_NAME, PAST_MARK, PAST_CLUB, PAST_EVENT, PAST_DAY, PAST_ROUND, PAST_TABLE, PAST_SEAT,
	PAST_POINTS, PAST_DEALS, PAST_COLUMNS };

/* A player at a table: the points of a whole sheet. */
struct past_row {
	int line, round, table, seat, points, deals;   /* seat -1, deals 0: not said */
	struct num table_cell;       /* the cell where its table should stand */
	int event_no;                /* events in the order in which they come */
	int seats;                   /* of the sheet that begins with this row */
	bool is_first;               /* the first row of the player in the event */
	bool is_new;                 /* the player is nobody of the book */
	bool is_carried;             /* its table, or its round, stands only in a row above */
	bool is_tableless;           /* a dash stands where its table should */
	bool is_placed;              /* it is known at which table of which round it was */
	bool is_spare;               /* the sheet would be whole without the row, too */
	bool is_left_out;            /* it is a fault, or does not say who is meant */
	char event[BOOK_NAME], day[16], label[BOOK_LABEL], club[BOOK_NAME];
};

struct past {
	struct rows rows;
	struct columns columns;
	const struct desk_past_wanted *wanted;
	enum day_order days;
	size_t count;
	struct past_row *sorted;     /* sheet by sheet, as they go into the book */
	struct row_faults faults;
	int left_out, asked;               /* asked: rows that only --take lets in */
	const char *above[PAST_COLUMNS];   /* the cell that blank ones below mean; NULL: none */
	bool is_filled;                    /* some blank cell meant the one above */
};

/* Read all rows, reporting faults row by row; false if there are any, unless they may be left out. */
bool past_rows_read(struct past *past);
void past_rows_free(struct past *past);
/* Find whom the rows mean, as labels; who cannot be told is a fault. The events are numbered. */
bool past_names_find(struct past *past);
/* Name the new players. */
bool past_names_say(const struct past *past);

/* ==== 5. Players, row by row (player_csv.c) into the book (player_import.c) ===================== */

enum player_column { PLAYER_NAME, PLAYER_MARK, PLAYER_CLUB, PLAYER_START, PLAYER_COLUMNS };

/* A row as read. */
struct csv_player {
	int line, start_no;          /* 0: none given */
	const char *name, *mark, *club;
	bool by_club;                /* others of the file have its name: the club is the mark */
	bool is_wrong;               /* a fault: it is left out */
	bool is_new;                 /* it was added as a player */
	const char *key;             /* name and mark, case and accents folded */
	const char *bare, *club_key; /* the key without titles and signs; the club folded */
	char text[];
};

/* A player of the book, by that key. */
struct known {
	const struct book_player *player;
	char *key, *bare;
	bool is_short;               /* the name may be an abbreviated one */
};

/* A name without titles and signs: of a player of the book, or of a row. */
struct bare_name {
	const char *bare, *key, *name, *mark;
	int line;                    /* of the row; 0: in the book */
};

/* A CSV on its way into the book. */
struct player_import {
	struct desk *desk;
	const char *file;
	struct rows rows_of_file;
	struct columns columns;        /* by enum player_column */
	const struct row_texts *row;   /* the one under way */
	bool are_counted;              /* each name has a number before it */
	const char *club_above;        /* what a ditto mark means */
	struct csv_player **rows;
	size_t count;
	struct row_faults faults;

	const struct desk_players_wanted *wanted;
	const struct book_event *event;   /* NULL: the players are not entered */
	struct listing *preview;
	bool is_same;                /* names that differ in capitals, accents or dashes alone are one */
	int looks;                   /* abbreviations that were compared with all names */
	struct book_player *players;
	struct known *known;         /* sorted by key */
	size_t known_count;
	const struct known **shorts; /* those that may be abbreviated, in that order */
	size_t short_count;
	struct bare_name *bare_names; /* of all known ones and all rows, sorted by bare name, then by line */
	struct buf new_names;        /* of new players, with commas */
	struct desk_imported *out;
};

/*
 * Read all rows of a file: names, clubs, start numbers; report faults of rows. False if it is no such file.
 */
bool player_rows_read(struct player_import *import);
void player_rows_free(struct player_import *import);
/* Make a row of that name, mark and club; NULL: no memory. */
struct csv_player *player_row_make(const struct book_player *player);

/* Read the players of the book; set desk before, free them in any case. */
bool player_known_read(struct player_import *import);
void player_known_free(struct player_import *import);
/*
 * Find whom a row means: by its mark, by its club as the mark, or by the name alone if no other club speaks
 * against it. NULL: nobody; *near: one who would be meant, but for case or accents.
 */
const struct book_player *player_meant(const struct player_import *import, const struct csv_player *row,
	const struct book_player **near);
/*
 * Can a new player's name mean nobody else of the book? Without a mark it may not be there; with a mark, name
 * those who have it.
 */
bool player_is_clear(const struct player_import *import, const struct book_player *player);
/*
 * Is a new player's name neither short for another of the book or the rows, nor the other way round? If not,
 * the error says what to write.
 */
bool player_is_whole(struct player_import *import, const struct csv_player *row);
/* Spell each club of several spellings one way: as the book has it, else as it comes first. */
bool player_spell_clubs(struct player_import *import);
/* Say so if the known player is of another club than the row says. */
void player_say_club(struct player_import *import, const struct csv_player *row,
	const struct book_player *known);
/*
 * Say for which rows of new players, in the order of the file, a name of the book (or of another row, too) is
 * a letter away.
 */
bool player_say_likes(const struct player_import *import, struct csv_player *const rows[], size_t count,
	bool in_file);
/* Name the new players. */
void player_say_new(struct desk *desk, struct buf *labels);

#endif
