/* desk, inside: a table from outside, a CSV or workbook, as rows of texts; the meaning of its columns. */
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
	char **fields;                /* none is NULL; their texts follow them */
	uint64_t unvalued;            /* a bit a field: a formula whose value is not in the file */
	/* A row made of a wider one: where its points (-1: not such a row) and its table were, and its width;
	 * points, round and table follow. */
	int points_at, table_at, width;
	/* the line of a note above which says that those below do not come; 0: none */
	int under;
	bool is_sum;                  /* no player's: the sums of the rows above */
	bool is_doubted;              /* like a note, but with figures where players have points */
	int lines_before;             /* its line number minus that of its worksheet */
	int astray;                   /* the column, from 1, of a name in the wrong place; 0: none */
};

/* Set desk, file and the options of the file; the rest to zero. */
struct rows {
	struct desk *desk;
	const char *file;
	const char *sheet;            /* the worksheet by name or number; NULL: the first that has cells */
	const char *taken;            /* lines ("12,15") to take although they look like totals or notes */
	size_t count;
	struct row_texts *rows;       /* rows with any text */
	bool takes_rounds;            /* a worksheet's name may say the round */
	bool is_workbook;
	bool is_by_sheet;             /* several worksheets, each a round, which line numbers begin with */
	int lines_before;             /* of the worksheet being read */
	bool is_by_column;            /* rounds or players were columns: a blank does not repeat the cell above */
	bool is_of_1904;              /* a workbook's days count from 1904 */
	int joined_to;                /* the last line filled from a joined cell above; 0: none */
	/* Where the table's own sums differ from the points, and whether they are sums of the points. */
	struct buf sums;
	char sums_heading[BOOK_SHORT];
	bool are_sums_other;
	bool is_cut;                  /* it has more columns than are read */
	size_t bytes;                 /* the length of the texts taken */
	uint64_t hidden_columns;
	/* while reading a CSV */
	char *parts[ROW_FIELDS];
	int part_count, line, last_end;
	const struct workbook_joined *joined;   /* the next ones, while reading a workbook */
	size_t joined_left;
	const char *above[ROW_FIELDS];          /* the text of a column's joined cells, down to that row */
	int above_to[ROW_FIELDS];
	const char *shown[ROW_FIELDS];          /* the text shown in a column's joined cells */
	int shown_before[ROW_FIELDS];           /* above that row; 0: not joined */
	struct buf covered;                     /* covered cells with another text */
	bool failed;
};

/* Read a CSV (UTF-8, or as Hungarian Excel writes it) or one worksheet; report which, list the others. */
bool rows_read(struct rows *rows);
void rows_free(struct rows *rows);
/* Add a row of these texts; false without memory. */
bool rows_append(struct rows *rows, int line, const char *const parts[], int count, uint64_t unvalued);
/* Name the cell that a field stands in, "B4". */
struct num rows_cell(const struct row_texts *row, int column);
/* Is that line to be taken although it looks odd? */
bool rows_is_taken(const struct rows *rows, int line);
/* Join headings of two lines, "1. forduló" over "asztal" and "pont". */
bool rows_join_headings(struct rows *rows);
/* Does a row repeat the headings of another? */
bool rows_is_repeated(const struct row_texts *headings, const struct row_texts *row);
/* Join surnames and first names in two columns. */
bool rows_join_names(struct rows *rows);
/* Write the letters of a text, folded: "1. játékos" is "jatekos". */
void rows_letters(char out[BOOK_SHORT], const char *text);
/* Is a word among those of a list, " word word … "? */
bool rows_is_listed(const char *word, const char *list);
/* Read a number of a round or table: "2", "2.", "2. forduló", "Table 2". 0: none. */
int rows_number(const char *text);
/* Is a heading a day, with or without its year? */
bool rows_is_day(const struct rows *rows, const char *heading);
/* Cut the day off a round's heading, "1. forduló (03.05.)"; false if it has none. */
bool rows_round_alone(char out[BOOK_TEXT], const char *heading);
/* Return the round of a row that is a title, "2. forduló"; 0: none. */
int rows_round_titled(const struct rows *rows, const struct row_texts *row);
/* May a round's heading name the sum so far, "1. forduló Σ"? */
bool rows_says_sum(const char *heading);
/* Does a heading or a name mean a sum, a check, a note? */
bool rows_is_beside(const char *text);
/* May a text be a name and nothing else: words with capitals? */
bool rows_may_be_name(const char *text);
/* Is a line's name that of one player? If not, the error says how to write two. */
bool rows_is_one_name(const struct rows *rows, int line, const char *name);
/* Do headings other than those of the row at `at` follow below? */
bool rows_change_headings(const struct rows *rows, size_t at);
/* Refuse a row whose headings differ from those above it. */
bool rows_fail_headings(const struct rows *rows, const struct row_texts *headings,
	const struct row_texts *row);
/* Return a field without blanks around it; "" where there is none. */
const char *rows_field(const struct row_texts *row, int column);
/* Is the field a formula whose value is not in the file? */
bool rows_is_unvalued(const struct row_texts *row, int column);

/* Faults of the rows. */
struct row_faults {
	int count;
	const struct msg *last;      /* the last one, and how many of its kind in succession */
	int same, line;              /* line: of the last one */
	struct buf told;             /* its words, to report a row with several such cells once */
	int from, to;                /* consecutive lines not yet reported */
	struct buf lines;            /* the lines before them: "7–43, 50" */
};

/* Report the desk's error as a row's fault, so that later rows are read too; a failure of the book stops
 * that. Of many faults of a kind the first are reported, of the rest the lines. */
void rows_fault(const struct rows *rows, struct row_faults *faults, int line);
/* Report how many more of the last kind there were, and where. */
void rows_faults_end(const struct rows *rows, struct row_faults *faults);

/* ==== 2. Columns ================================================================================ */

enum { COLUMN_WORDS = 10, COLUMN_KINDS = 12 };

/* The kinds of column known to the reader of tables. */
enum column_job { COLUMN_OTHER, COLUMN_NAME, COLUMN_POINTS, COLUMN_ROUND, COLUMN_DAY };

/* One kind of column. */
struct column_kind {
	const struct msg *name;
	bool needed;
	/* possible headings, folded, letters only; the first are preferred */
	const char *words[COLUMN_WORDS];
	bool is_text;                      /* any words may stand in it, such as names of clubs */
	enum column_job job;
};

struct columns {
	const struct column_kind *kinds;   /* ends with one without a name */
	const struct msg *missing;         /* reports a missing one: file, kind, its word, the columns */
	int place[COLUMN_KINDS];           /* by kind: from 0, -1: the file has none */
	size_t first;                      /* the first row below the headings */
	int day_order;                     /* remembered with them: enum day_order */
};

/*
 * Find the columns: as `given` says ("nev=B klub=-", by letter, number or heading, -: none; NULL: not given),
 * as remembered for these headings, or by their headings; ask the surface for needed ones still missing.
 * ERR_REFUSED lists the columns, and says how to give one.
 */
bool columns_find(struct rows *rows, const char *given, struct columns *out);
/* Find the columns given or remembered, in the table as it is; ask
 * nothing and report no fault. False if the book fails. */
bool columns_told(struct rows *rows, const char *given, struct columns *out);
/* Are the headings at `at` those of the first table? Others above them are a fault. */
bool columns_are_first(const struct rows *rows, const struct column_kind *kinds, size_t at);
/* Make rows of a player and a round from a table with a row a table, its players side by side, or a column a
 * round or a player; leave the table unchanged if the columns given say that each row is one player's. */
bool rows_unfold(struct rows *rows, const struct columns *told);
/* Let an event remember the columns for the next file with these
 * headings, unless the headings alone tell them. */
bool columns_remember(const struct rows *rows, const struct columns *columns, int64_t event);

/* ==== 3. Rows that are no players =============================================================== */

/* The rows left out for one reason, by name; all zero: none yet. */
struct rows_left {
	struct buf lines;
	int count, line;             /* how many, and the last one's line */
};

void rows_left_note(struct rows_left *left, enum lang lang, const struct row_texts *row, const char *text);
/* Report them with the reason, and forget them. */
void rows_left_say(const struct rows *rows, struct rows_left *left, const struct msg *why);
/* Report rows above the headings with a name and a number, if at least two: perhaps another table. */
void rows_say_above(const struct rows *rows, size_t headings);
/* Drop rows of totals, notes, signatures and repeated headings, and report each. False if a line to be taken
 * is not below the headings. */
bool rows_leave_out(struct rows *rows, const struct columns *columns);
/* Does some cell say that the player does not come? */
bool rows_is_absent(const struct row_texts *row);
/* Return the text beyond the last heading's column of a CSV, as decimal commas make it; NULL: none. */
const char *rows_surplus(const struct rows *rows, const struct row_texts *row, int width);
/* Do all columns used have a value, and is there none beyond them? If not, the error says where. */
bool rows_have_values(const struct rows *rows, const struct row_texts *row, const struct columns *columns);

/* ==== 4. Past events, from a club's own table: a row for each player and round, with the points ==== */

/* The meaning of days like 5/3/2024. */
enum day_order { DAYS_UNCLEAR, DAYS_DAY_FIRST, DAYS_MONTH_FIRST, DAY_ORDERS };
/* "", "dmy", "mdy" */
extern const char *const day_order_words[DAY_ORDERS];

/* Options of the import; NULL: not given. A column of the table takes precedence. */
struct desk_past_wanted {
	const char *file, *sheet, *taken, *columns, *name, *day, *place, *deals, *edition;
	enum day_order days;
	bool leaves_out;             /* leave out rows that are not understood, instead of refusing the file */
	bool is_same;                /* treat names that differ only in case, accents or dashes as one */
};

struct desk_past {
	int events, rounds, tables, rows, left_out;
	struct desk_taken taken;
};

/*
 * Import the events as one change, and a sheet by its totals if its deals are not in the book. Report every
 * row that is not understood; store nothing unless all are, or they may be left out. `preview` gets the
 * result, a row a seat; free it in any case.
 */
bool desk_past_import(struct desk *desk, const struct desk_past_wanted *wanted, struct listing *preview,
	struct desk_past *out);

/* Inside: the rows of a club's table of past events, grouped into sheets. */

enum past_column { PAST_NAME, PAST_MARK, PAST_CLUB, PAST_EVENT, PAST_DAY, PAST_ROUND, PAST_TABLE, PAST_SEAT,
	PAST_POINTS, PAST_DEALS, PAST_COLUMNS };

/* A player at a table: the points of a whole sheet. */
struct past_row {
	int line, round, table, seat, points, deals;   /* seat -1, deals 0: not given */
	struct num table_cell;       /* the cell where its table should stand */
	int event_no;                /* the event's number, in order of appearance */
	int seats;                   /* of the sheet that begins with this row */
	bool is_first;               /* the first row of the player in the event */
	bool is_new;                 /* the player is not in the book */
	bool is_carried;             /* its table, or its round, is given only in a row above */
	bool is_tableless;           /* has a dash in place of its table */
	bool is_placed;              /* its round and table are known */
	bool is_spare;               /* the sheet would sum to zero without the row, too */
	bool is_left_out;            /* it is a fault, or its player is unclear */
	char event[BOOK_NAME], day[16], label[BOOK_LABEL], club[BOOK_NAME];
};

struct past {
	struct rows rows;
	struct columns columns;
	const struct desk_past_wanted *wanted;
	enum day_order days;
	size_t count;
	struct past_row *sorted;     /* by sheet, as they go into the book */
	struct row_faults faults;
	int left_out, asked;               /* asked: rows that only --take lets in */
	const char *above[PAST_COLUMNS];   /* the cell that blank ones below repeat; NULL: none */
	bool is_filled;                    /* a blank cell repeated the one above */
};

/* Read all rows and report their faults; false if there are any, unless they may be left out. */
bool past_rows_read(struct past *past);
void past_rows_free(struct past *past);
/* Find the player of each row, as a label; an unclear one is a fault. The events are numbered. */
bool past_names_find(struct past *past);
/* Name the new players. */
bool past_names_say(const struct past *past);

/* ==== 5. Players, row by row (player_csv.c) into the book (player_import.c) ===================== */

enum player_column { PLAYER_NAME, PLAYER_MARK, PLAYER_CLUB, PLAYER_START, PLAYER_COLUMNS };

/* A row as read. */
struct csv_player {
	int line, start_no;          /* 0: none given */
	const char *name, *mark, *club;
	bool by_club;                /* another row has its name: the club is the mark */
	bool is_wrong;               /* a fault, to be left out */
	bool is_new;                 /* it was added as a player */
	const char *key;             /* name and mark, case and accents folded */
	const char *bare, *club_key; /* the key without titles and signs; the folded club */
	char text[];
};

/* A player of the book, by that key. */
struct known {
	const struct book_player *player;
	char *key, *bare;
	bool is_short;               /* the name may be an abbreviated one */
};

/* A name without titles and signs, of a player of the book or of a row. */
struct bare_name {
	const char *bare, *key, *name, *mark;
	int line;                    /* of the row; 0: in the book */
};

/* A player import in progress. */
struct player_import {
	struct desk *desk;
	const char *file;
	struct rows rows_of_file;
	struct columns columns;        /* by enum player_column */
	const struct row_texts *row;   /* the current row */
	bool are_counted;              /* each name has a number before it */
	const char *club_above;        /* the club that a ditto mark repeats */
	struct csv_player **rows;
	size_t count;
	struct row_faults faults;

	const struct desk_players_wanted *wanted;
	const struct book_event *event;   /* NULL: do not enter the players */
	struct listing *preview;
	bool is_same;                /* treat names that differ only in case, accents or dashes as one */
	int looks;                   /* how many abbreviations were compared with all names */
	struct book_player *players;
	struct known *known;         /* sorted by key */
	size_t known_count;
	const struct known **shorts; /* those that may be abbreviated, in the same order */
	size_t short_count;
	struct bare_name *bare_names; /* of all known ones and all rows, sorted by bare name, then by line */
	struct buf new_names;        /* of new players, separated by commas */
	struct desk_imported *out;
};

/* Read all rows of a file: names, clubs, start numbers; report faults. False if the file is unsuitable. */
bool player_rows_read(struct player_import *import);
void player_rows_free(struct player_import *import);
/* Make a row of that name, mark and club; NULL: no memory. */
struct csv_player *player_row_make(const struct book_player *player);

/* Read the players of the book; set desk before, free them in any case. */
bool player_known_read(struct player_import *import);
void player_known_free(struct player_import *import);
/* Find the player of a row: by its mark, by its club as the mark, or by the name alone if no club
 * contradicts. NULL: none; *near: one who differs only in case or accents. */
const struct book_player *player_meant(const struct player_import *import, const struct csv_player *row,
	const struct book_player **near);
/* Is a new player's name clear? Without a mark it must not be in the book; with one, list its namesakes. */
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
