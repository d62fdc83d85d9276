/* Within book/: the handle, its statements, and small helpers shared by the files of this room. */
#ifndef BOOK_INNER_H
#define BOOK_INNER_H

#include "book/messages.h"
#include "book/deals.h"

#include <sha2.h>
#include <sqlite3.h>

/* ==== 1. Statements (sql.c) ===================================================================== */

/*
 * A statement, kept beside the function that runs it and prepared once per connection. `row` reads its rows;
 * NULL: it has none, or the caller reads them.
 */
struct row;
struct sql {
	const char *text;
	const struct row *row;
};

/* A value for a `?` of a statement. Text is not copied: it must stay until the statement is done. */
struct value {
	enum { VALUE_END, VALUE_NULL, VALUE_INT, VALUE_TEXT, VALUE_SEAL } kind;
	int64_t number;
	const char *text;
};

#define NOTHING { VALUE_NULL, 0, NULL }
#define INT(n) { VALUE_INT, (n), NULL }
/* A row's id, 0 for none. */
#define ID(n) { (n) ? VALUE_INT : VALUE_NULL, (n), NULL }
#define TEXT(s) { VALUE_TEXT, 0, (s) }
/* SEAL_SIZE bytes. */
#define BYTES(seal) { VALUE_SEAL, 0, (const char *)(seal) }
#define VALUES(...) ((const struct value[]){ __VA_ARGS__, { VALUE_END, 0, NULL } })
#define NO_VALUES ((const struct value[]){ { VALUE_END, 0, NULL } })

/* Prepare a statement (the first time) and bind its values; NULL on error. */
sqlite3_stmt *sql_start(struct book *s, const struct sql *which, const struct value *values, struct err *e);
/* Step to the next row: 1, or 0 at the end, -1 on error; both reset the statement. */
int sql_next(struct book *s, sqlite3_stmt *st, struct err *e);
/* Run a statement without rows. */
bool sql_run(struct book *s, const struct sql *which, const struct value *values, struct err *e);
/* Copy a column as plain text, cut to `size`; "" for NULL. */
void sql_text(sqlite3_stmt *st, int column, char *out, size_t size);
/* Read a column with a small number: at most SMALL, so that a few of them can be added up. */
enum { SMALL = 99999999 };
int sql_int(sqlite3_stmt *st, int column);
/*
 * Check a value just read that the program relies on, since another program may have written anything: unless
 * `sound`, the book is damaged, ERR_FAILED.
 */
bool sql_sound(struct book *s, bool sound, struct err *e);
/* Can it be the number of a round, table or deal? */
bool sql_is_number(int no);
/* A table has at least this many seats, and at most BOOK_SEATS. */
enum { FEWEST_SEATS = 2 };
/* Can it be a seat? */
bool sql_is_seat(int seat);
void sql_forget(struct book *s);
/* Set the error for SQLite's last failure. Returns false. */
bool sql_failed(struct book *s, struct err *e);

/*
 * The reader of a row: `read` fills an item from its columns; `complete` (or NULL) adds data of other
 * statements, and refuses impossible values (sql_sound). It runs within the row's statement, so that all data
 * come from one state of the book, and the file is locked once.
 */
struct row {
	size_t size;
	void (*read)(sqlite3_stmt *st, void *item);
	bool (*complete)(struct book *s, void *item, struct err *e);
};

extern const struct row id_row, int_row, player_row, event_row, setting_row, short_row, pair_row, entry_row,
	table_row, written_row, place_row, deal_row, bare_deal_row, score_row, point_row, declared_row,
	ruling_row, measure_row, totals_row, cards_row, duplicate_row, step_row, summary_row, name_row,
	reference_row, lost_row, round_row, season_row, season_event_row, unseated_row, meeting_row;

/* Read and complete the present row of a statement. */
bool row_take(struct book *s, sqlite3_stmt *st, const struct row *row, void *item, struct err *e);
/* Read the first row of a statement into `item`: 1, or 0 if there is none, -1 on error. */
int sql_one(struct book *s, const struct sql *which, const struct value *values, void *item, struct err *e);

/* Statements run by several files. */
extern const struct sql sql_version, sql_begin_read, sql_begin_write, sql_commit, sql_step_last,
	sql_deal_last, sql_deal_seats, sql_deal_by_id, sql_ruling_by_id, sql_rulings_standing, sql_triggers,
	sql_event_pin, sql_table_by_id, sql_deals, sql_point_add, sql_cards_by_id, sql_cards_waiting,
	sql_measure_last;

/*
 * The time of a measure: that of its journal, else of its step. Measures apply and are listed in that order.
 */
#define MEASURE_TIME(EVENT) "coalesce((SELECT nullif(value, '') FROM setting WHERE setting.event = " EVENT \
	" AND key = '" BOOK_MEASURE_AT "' || discipline.id), step.at)"
/* The measure is neither undone, nor taken back by the one who took it over. */
#define MEASURE_STANDS(EVENT) "NOT step.undone AND NOT EXISTS (SELECT 1 FROM setting WHERE setting.event = " \
	EVENT " AND key = '" BOOK_MEASURE_AT "' || discipline.id AND value = '" BOOK_MEASURE_BACK "') "

/* A growing list. */
struct list {
	void *items;
	size_t count;
};

/* Add a zeroed item of `size` bytes; NULL when memory runs out. */
void *list_add(struct list *list, size_t size);
void list_free(struct list *list);
/* Read all rows of a statement into a list; false frees it. */
bool sql_list(struct book *s, const struct sql *which, const struct value *values, struct list *list,
	struct err *e);
/* The same into an array and its length: `array` is the address of the caller's pointer. */
bool sql_all(struct book *s, const struct sql *which, const struct value *values, void *array, size_t *count,
	struct err *e);

/*
 * The columns of a reader, given once, as a macro that takes two others: FIRST(place, text) NEXT(place, text)
 * … It makes the column list of the statement and the enum of places for the reader.
 */
#define COLUMN_FIRST(place, text) text
#define COLUMN_NEXT(place, text) ", " text
#define COLUMN_PLACE(place, text) place,
#define SELECT(columns) "SELECT " columns(COLUMN_FIRST, COLUMN_NEXT) " "
#define PLACES(columns) enum { columns(COLUMN_PLACE, COLUMN_PLACE) }
/* The number of columns: the place of the next ones. */
#define COLUMN_ONE(place, text) + 1
#define COLUMN_COUNT(columns) (0 columns(COLUMN_ONE, COLUMN_ONE))

/* ==== 2. The handle ============================================================================= */

/* The attempts at one number that this change has met: see attempt_again in deal_write.c. */
struct attempt {
	int64_t table;
	int no, revision;
};

/* The number last looked up, and whether it was ever taken back. */
struct freed {
	int64_t table;
	int no;
	bool is;
};

/* The last number found without a ruling, in the present change or reading. */
struct unruled {
	int64_t table;
	int no;
};

/* The tables sealed with a step besides the deals: each has its `SQL_SEAL_…` statement, in this order. */
enum sealed { SEALED_CHANGE, SEALED_RULING, SEALED_MEASURE, SEALED_CARDS, SEALED_DUPLICATE,
	SEALED_SUBSTITUTE, SEALED_TOTAL, SEALED_TABLES };

/* A prepared statement of the connection. There is room for more than the program has. */
struct prepared {
	const struct sql *which;
	sqlite3_stmt *st;
};
enum { BOOK_PREPARED = 512 };

struct book {
	sqlite3 *db;
	char *path;
	struct book_author author;   /* of the present change */
	char operator_name[BOOK_NAME], command[BOOK_TEXT];   /* its strings, if book_author_switch set them */
	int64_t step;                 /* its row, 0 until something is written */
	bool is_changing;             /* from book_begin to its end; … */
	struct err lost;              /* … why SQLite rolled it back meanwhile: later statements fail so too */
	const char *kind;             /* the kind of that step, … */
	int64_t of;                   /* … and the step that it undoes or redoes, 0: none */
	SHA2_CTX seal;                /* over the rows of the step so far */
	int64_t first[SEALED_TABLES]; /* its first row in each table, 0: none */
	struct attempt attempt;
	struct freed freed;
	struct unruled unruled;
	struct list open_rounds;      /* struct book_round: rounds that it writes in, not complete before */
	struct book_round looked_at; /* the last round checked for that */
	struct book_unchecked unchecked;   /* in the present change */
	bool is_copy;                 /* the connection is to a private copy of an older book */
	bool is_guarded;              /* of this version, with all triggers when opened */
	bool is_new;                  /* there was no file before opening */
	int version;                  /* of the schema, when opened */
	unsigned data_version;        /* SQLite's count of others' changes when that version was read */
	int64_t waiting_since;        /* for another writer, in milliseconds */
	int failure;                  /* SQLite's code of the last failure */
	struct prepared prepared[BOOK_PREPARED];   /* by the address of the statement */
	size_t prepared_count;
};

/* Copy all pages of one database into another; `progress` may be NULL. */
bool book_copy_pages(sqlite3 *to, sqlite3 *from, const struct book_progress *progress);
/* Move the connection to a private copy: changes there reach no book. */
bool book_move_to_copy(struct book *s, struct err *e);
/* Connect to a file without checking its contents; `name` is a path or a URI. */
bool book_connect(struct book *s, const char *name, int flags, struct err *e);
/* Read the head of the book's file, by SQLite's own handle; false where there is no file. */
enum { BOOK_HEAD = 100 };
bool book_head(struct book *s, unsigned char out[BOOK_HEAD]);
/* Return SQLite's count of changes by other connections, as seen by the present statement or change. */
unsigned book_data_version(struct book *s);
/* Did another program remove or replace the file? book_say_moved sets the error for that; returns false. */
bool book_has_moved(struct book *s);
bool book_say_moved(struct book *s, struct err *e);
void book_disconnect(struct book *s);
/*
 * Lock out all others until the book is closed: only the last connection can leave WAL mode, and with this
 * locking mode no other gets in, so that nobody writes into a removed file. Returns SQLite's code.
 */
int book_lock_alone(struct book *s);
/* Settings for a file that is discarded if anything fails and synced once complete: it needs no journal. */
extern const char book_throwaway[];
/* May a book be put at a path? Not beside a -wal or -journal file that belongs to another: ERR_CONFLICT. */
bool book_place_is_clear(const char *to, struct err *e);
/* Write the path as a URI that declares the file unchanging, so that no file beside it is needed. */
void book_frozen_uri(struct buf *b, const char *path);
/*
 * Open a file without changing it. One that others may be writing is shared with them; a copy at rest is read
 * without SQLite's companion files. Call copy_look_away in any case.
 */
bool copy_look_into(struct book *s, const char *path, bool is_shared, struct err *e);
void copy_look_away(struct book *s);
/* Make a checked copy under a temporary name. On failure nothing is left of it. */
bool copy_make(struct file_draft *draft, const char *from, const struct book_progress *progress,
	struct book_summary *out, struct err *e);
/* Sync the names in a file's folder to the disk; ignore systems where that is impossible. */
void copy_sync_folder(const char *path);
/* Is the file still at its path, in the version that was checked? Others may do anything while it is open. */
bool book_is_in_place(struct book *s, struct err *e);

/* ==== 3. Changes (change.c) ===================================================================== */

/* Before writing in a round: remember it if it is not complete, for book_round_completed. */
bool round_touch(struct book *s, int64_t event, int round, struct err *e);

/* ==== 4. Seals (seal.c; docs/formats.md says what is sealed) ==================================== */

enum { SEAL_SIZE = SHA256_DIGEST_LENGTH };

/* Begin a seal; finish it. */
void seal_open(SHA2_CTX *seal);
void seal_close(SHA2_CTX *seal, unsigned char out[SEAL_SIZE]);
/* Add values, or the columns of a row, to a seal. */
void seal_values(SHA2_CTX *seal, const struct value *values);
void seal_columns(SHA2_CTX *seal, sqlite3_stmt *st, int from, int to);
/* Watch the rows that the connection writes from now on. */
void seal_watch(struct book *s);
/* Begin the seal of the step just written; close it when all is written. */
bool seal_start(struct book *s, struct err *e);
bool seal_finish(struct book *s, struct err *e);
/* Seal the rows from before there were seals. */
bool seal_past(struct book *s, struct err *e);

/* Rows read one by one in step with others. */
struct seal_rows {
	sqlite3_stmt *st;
	int state;   /* the result of sql_next */
};

/* Values that the program never writes: a text with a byte 0, a number that is not small. */
enum { SEAL_NUL = 1, SEAL_FAR = 2 };
/* A walk over the book in the order of sealing: step by step, each with the seal that it should have. */
#define SEAL_WALK(T) T(deal) T(change) T(ruling) T(ruling_seat) T(discipline) T(deal_cards) \
	T(deal_cards_row) T(duplicate) T(substitute) T(sheet_total) T(sheet_total_point)
#define SEAL_WALK_PLACE(table) WALK_##table,
enum { SEAL_WALK(SEAL_WALK_PLACE) SEAL_WALKED };
struct seal_walk {
	struct book *s;
	struct seal_rows steps, rows[SEAL_WALKED];   /* without a statement: the table has no rows */
	size_t count;
	int64_t step;                     /* where it is */
	unsigned char seal[SEAL_SIZE];    /* the one it should have, given the seal before it */
	bool is_sealed, is_right;         /* has the step a seal; is it that one */
	unsigned odd;                     /* SEAL_NUL, SEAL_FAR found in the step */
	int strays;                       /* rows of an earlier step met here: written after its seal */
	unsigned char before[SEAL_SIZE];  /* the seal of the last step walked; none at count 0 */
};
bool seal_walk_start(struct seal_walk *walk, struct book *s, struct err *e);
/* Go to the next step: 1, or 0 at the end, -1 on error. */
int seal_walk_next(struct seal_walk *walk, struct err *e);
/* Count the remaining rows, which belong to no step. */
int seal_walk_rest(const struct seal_walk *walk);
void seal_walk_end(struct seal_walk *walk);

/* A walk over all revisions of all deals in order of writing, with the seal that each should have. */
struct seal_deals {
	struct book *s;
	struct seal_rows rows[3];   /* heads, facts, points */
	size_t count;
	unsigned odd;               /* SEAL_NUL, SEAL_FAR found in the present deal */
};
bool seal_deals_start(struct seal_deals *deals, struct book *s, struct err *e);
/* Go to the next revision: 1, or 0 at the end, -1 on error. */
int seal_deals_next(
	struct seal_deals *deals, struct book_deal *deal, unsigned char out[SEAL_SIZE], struct err *e);
void seal_deals_end(struct seal_deals *deals);

/* ==== 5. The schema (schema.c) ================================================================== */

enum { BOOK_APPLICATION = 0x524e535a /* "RNSZ" */, SCHEMA_VERSIONS = 100 };

/* Is this the name of a table of the program? Others are the club's own. */
#define IS_OURS(name) "(lower(" name ") IN ('step', 'change', 'club', 'player', 'event', 'choice', " \
	"'setting', 'entry', 'round', 'game_table', 'seat', 'substitute', 'deal', 'deal_fact', 'deal_point', " \
	"'ruling', 'ruling_seat', 'discipline', 'deal_cards', 'deal_cards_row', 'duplicate', 'sheet_total', " \
	"'sheet_total_point', 'season', 'season_event'))"
/* Rows of the program's tables that refer to missing ones; references of a club's own tables are not read. */
#define LOST_REFERENCES "sqlite_schema AS made JOIN pragma_foreign_key_check(made.name) AS lost " \
	"WHERE made.type = 'table' AND " IS_OURS("made.name")

/* One schema/NNN_*.sql: it makes version NNN from the one before. */
struct migration {
	int version;
	const char *sql;
};

/*
 * What a comparison with an empty book of its version finds: the first trigger that is missing; a piece that
 * is missing, changed or added; the club's own view, table or index of it; a piece that is as it was made.
 */
enum schema_fault {
	SCHEMA_UNGUARDED, SCHEMA_MISSING, SCHEMA_CHANGED, SCHEMA_ADDED, SCHEMA_CLUBS, SCHEMA_KEPT
};
typedef void schema_visit(void *arg, enum schema_fault fault, const char *type, const char *name);
/*
 * Compare tables with their constraints, indexes, views and triggers; visit each piece, or none if all are as
 * in an empty book of the newest version.
 */
bool schema_compare(struct book *s, schema_visit *visit, void *arg, struct err *e);
/*
 * Check the file by SQLite's own means and visit up to 20 faults, in its words. That runs constraints and
 * indexes, perhaps forever: if the club has tables of its own, check only the program's; if those were
 * altered, which schema_compare reports, check nothing.
 */
bool schema_check_file(struct book *s, void (*found)(void *arg, const char *fault), void *arg, struct err *e);
/*
 * Seal all pieces of the schema; and the constant seal of an empty book of the newest version, which saves
 * making one to compare. A new schema file changes it; tests/unit/book_verify_test.c shows the new one.
 */
bool schema_seal(struct book *s, unsigned char out[SEAL_SIZE], struct err *e);
extern const unsigned char schema_seal_made[SEAL_SIZE];
/* Find the name of a trigger of the program that the book lacks, "" if it has them all. */
bool schema_guard(struct book *s, char missing[BOOK_SHORT], struct err *e);
/* Drop the triggers, to delete rows in a copy or in a book being made. */
bool schema_unguard(struct book *s, struct err *e);
/* List the embedded migrations in order; returns their number. */
int schema_migrations(struct migration *out, int room);
/* The header of a book; `objects` is counted only if the book is not ours. */
struct header {
	int application, version, objects;
};
bool schema_header(struct book *s, struct header *header, struct err *e);
/* Within a change: run every migration above the book's version, each with its number; for an empty book the
 * schema in one piece (schema/whole.sql), if it is of that version. */
bool schema_migrate(
	struct book *s, const struct migration *migrations, int count, int version, struct err *e);
/* Check that every reference has its row; else ERR_FAILED: damaged. */
bool schema_check_references(struct book *s, struct err *e);
/*
 * Check the header and bring the book to the version of the last migration; `may_make`: even an empty file.
 */
bool schema_upgrade(struct book *s, const struct migration *migrations, int count, bool may_make,
	struct err *e);

/* ==== 6. Names (names.c) ======================================================================== */

enum { FOLDED = TEXT_WORDS };

/*
 * Drop surrounding and double spaces; ERR_REFUSED unless it is one plain line, not empty unless `optional`.
 */
bool name_tidy(char *name, bool optional, struct err *e);
/* Count the letters to change to turn one folded text into the other. */
size_t words_distance(const char *a, const char *b);
/* Is a text `distance` away near enough to be the intended one? */
bool words_near(const char *folded, size_t distance);

/* ==== 7. Shared by the facts ==================================================================== */

/* Is a row not undone with the step that wrote it? */
/* Did a step take something over from another book? SQL's taken_over(command) is step_taken. */
#define TAKES_OVER "(taken_over(command) IS NOT NULL) "
/* The digits of another book's seal in the mark of a step. */
enum { MET_DIGITS = 32 };
/* Find the name of a step's command, after the options before it. */
const char *step_name(const char *command);
/*
 * Did a command, by its name, take something over from another book? Return its mark: the seal of that book's
 * state, "[9f…]", or "(9f…)" if it brought nothing; "": it has none; NULL: it took nothing over.
 */
const char *step_taken(const char *command);
bool step_register(sqlite3 *db);
#define STANDS(table) table ".step NOT IN (SELECT id FROM step WHERE undone) "
/* Entries of event ?1 with no seats except taken-over ones. Few take a seat over: select those first. */
#define TOOK_OVER "SELECT turn.entry FROM substitute AS turn CROSS JOIN game_table " \
	"ON game_table.id = turn.game_table " \
	"JOIN seat ON seat.game_table = game_table.id AND seat.seat = turn.seat " \
	"JOIN entry AS late ON late.id = turn.entry " \
	"WHERE game_table.event = ?1 AND NOT game_table.removed " \
	"AND turn.step NOT IN (SELECT id FROM step WHERE undone) " \
	"AND NOT EXISTS (SELECT 1 FROM seat AS own JOIN game_table ON game_table.id = own.game_table " \
	"WHERE own.entry = turn.entry AND NOT game_table.removed) " \
	"GROUP BY turn.entry HAVING "
/* Were they entered to take a seat over? By the setting, if there was one, else if the same step did both. */
#define FOR_A_SEAT "coalesce((SELECT value <> 'yes' FROM setting WHERE event = ?1 " \
	"AND key = '" BOOK_ENTRANT "' || turn.entry AND value <> ''), max(turn.step = late.step)) "
/* The entries of event ?1 that sit at a table. */
#define SITTERS "SELECT sitting.entry FROM game_table JOIN sitting ON sitting.game_table = game_table.id " \
	"WHERE game_table.event = ?1 AND NOT game_table.removed "
/* Substitutes by the setting alone, who sit nowhere: a journal has no seat to tell them by. */
#define SEATLESS_SUBSTITUTES "SELECT said.id FROM setting CROSS JOIN entry AS said " \
	"ON said.id = CAST(substr(key, 9) AS INTEGER) WHERE setting.event = ?1 " \
	"AND key GLOB '" BOOK_ENTRANT "*' AND value IN ('no', 'still') AND said.event = ?1 " \
	"AND NOT said.removed AND said.id NOT IN (" SITTERS ") "
#define SUBSTITUTES TOOK_OVER FOR_A_SEAT "UNION " SEATLESS_SUBSTITUTES
/* The last deal before a number of a table, its number and dealer in one integer. */
enum { LAST_DEAL_SEATS = 10 };
#define LAST_DEAL(game_table, no) "(SELECT before.no * 10 + before.dealer FROM deal AS before " \
	"WHERE before.game_table = " game_table " AND before.no < " no " AND before.current " \
	"AND before.state <> 'taken-back' ORDER BY before.no DESC LIMIT 1) "
/* Was a deal thrown in unplayed, whatever a jury awarded? The `bid` of its unruled revision shows it. */
#define IS_UNPLAYED \
	"coalesce(CASE WHEN deal.state = 'played' THEN deal.bid = '" GAME_THROWN_IN "' " \
	"WHEN deal.state IN ('ruled', 'open') THEN " \
	"(SELECT was.state = 'played' AND was.bid = '" GAME_THROWN_IN "' FROM deal AS was " \
	"WHERE was.game_table = deal.game_table AND was.no = deal.no " \
	"AND was.state NOT IN ('ruled', 'open') AND " STANDS("was") "ORDER BY was.revision DESC LIMIT 1) END, 0) "
/* The number of the round's deals at a table (book_event_deals); `event` is joined. */
#define DEALS_AT(table) "(SELECT CASE WHEN count(entry) = 4 THEN coalesce(deals_four, deals_per_round) " \
	"ELSE deals_per_round END FROM seat WHERE seat.game_table = " table ")"
/* The number of deals of a table that were thrown in unplayed. */
#define UNPLAYED(table) \
	"(SELECT count(*) FROM deal WHERE game_table = " table " AND current AND " IS_UNPLAYED ") "
/*
 * The reason of a deal: the first open dispute of one that waits; the present case and paragraphs of one that
 * a ruling pays or has dealt again (a revised case may leave the deal's revision unchanged).
 */
#define RULING_OF(what) "(SELECT " what " FROM ruling WHERE ruling.game_table = deal.game_table " \
	"AND ruling.deal_no = deal.no AND ruling.current "
#define WHY \
	"coalesce(CASE WHEN deal.state = 'open' AND deal.current THEN " \
	RULING_OF("case_no") "AND ruling.state = 'open' ORDER BY item LIMIT 1) " \
	"WHEN deal.state IN ('ruled', 'redeal') THEN " RULING_OF("case_no || ': ' || cites") \
	"AND ruling.deal = deal.id AND ruling.state = 'decided' " \
	"AND (deal.state = 'ruled' OR kind = 'redeal')) END, deal.reason) "
/* The columns of deal_row; a deal is sealed from DEAL_TABLE up to DEAL_AT. */
#define DEAL_COLUMNS(FIRST, NEXT) \
	FIRST(DEAL_ID, "deal.id") NEXT(DEAL_TABLE, "game_table") NEXT(DEAL_NO, "deal.no") \
	NEXT(DEAL_REVISION, "revision") NEXT(DEAL_STATE, "state") NEXT(DEAL_DEALER, "dealer") \
	NEXT(DEAL_DECLARER, "declarer") NEXT(DEAL_BID, "bid") NEXT(DEAL_TRUMP, "trump") \
	NEXT(DEAL_ENDING, "ending") NEXT(DEAL_REASON, "reason") NEXT(DEAL_STEP, "deal.step") \
	NEXT(DEAL_MADE, "made") NEXT(DEAL_AT, "at") NEXT(DEAL_OPERATOR, "operator") \
	NEXT(DEAL_LAST, LAST_DEAL("deal.game_table", "deal.no")) NEXT(DEAL_UNPLAYED, IS_UNPLAYED) \
	NEXT(DEAL_WHY, WHY)
PLACES(DEAL_COLUMNS);
#define DEAL SELECT(DEAL_COLUMNS) "FROM deal JOIN step ON step.id = deal.step "
/* The facts and points of deals, each sealed after the deal. */
#define FACT_COLUMNS(FIRST, NEXT) \
	FIRST(FACT_DEAL, "deal") NEXT(FACT_KIND, "kind") NEXT(FACT_ITEM, "item") \
	NEXT(FACT_SUBJECT, "subject") NEXT(FACT_VALUE, "value")
#define POINT_COLUMNS(FIRST, NEXT) \
	FIRST(POINT_DEAL, "deal") NEXT(POINT_SEAT, "seat") NEXT(POINT_POINTS, "points")
PLACES(FACT_COLUMNS);
PLACES(POINT_COLUMNS);
/* Further columns of seal_deals, after those of a deal. */
#define WALK_COLUMNS(FIRST, NEXT) \
	FIRST(WALK_SEAL, "deal.seal") NEXT(WALK_EVENT, "event") NEXT(WALK_ROUND, "round") \
	NEXT(WALK_TABLE, "game_table.no") NEXT(WALK_SEATS, SEATS_THEN) \
	NEXT(WALK_UNDONE, "undone")
enum { WALK_FROM = DEAL_WHY, WALK_COLUMNS(COLUMN_PLACE, COLUMN_PLACE) };
/* The columns of event_row. */
#define EVENT_COLUMNS(FIRST, NEXT) \
	FIRST(EVENT_ID, "event.id") \
	NEXT(EVENT_NAME, "event.name") NEXT(EVENT_DAY, "event.day") NEXT(EVENT_PLACE, "event.place") \
		NEXT(EVENT_EDITION, "event.edition") NEXT(EVENT_STAKE, "event.stake") \
			NEXT(EVENT_DEALS, "event.deals_per_round") NEXT(EVENT_PINNED, "event.pinned") \
				NEXT(EVENT_CURRENT, "event.id IS (SELECT choice.event FROM choice)") \
					NEXT(EVENT_DEALS_FOUR, "event.deals_four")
PLACES(EVENT_COLUMNS);
/* Does a substitute's play count for the absent player in an event? */
#define FOR_ABSENT(EVENT) "EXISTS (SELECT 1 FROM setting WHERE setting.event = " EVENT " " \
	"AND key = 'substitute' AND value = 'absent') "

/* The columns of table_row. */
#define TABLE_COLUMNS(FIRST, NEXT) \
	FIRST(TABLE_ID, "id") NEXT(TABLE_EVENT, "event") NEXT(TABLE_ROUND, "round") NEXT(TABLE_NO, "no") \
	NEXT(TABLE_IS_SIGNED, "signed_by IS NOT NULL") NEXT(TABLE_SIGNED_BY, "signed_by") \
	NEXT(TABLE_IS_CHECKED, "checked_by IS NOT NULL") NEXT(TABLE_CHECKED_BY, "checked_by") \
	NEXT(TABLE_EDITION, "(SELECT edition FROM event WHERE event.id = game_table.event)") \
	NEXT(TABLE_HAS_TURNS, "EXISTS (SELECT 1 FROM substitute WHERE game_table = game_table.id)")
#define TABLE SELECT(TABLE_COLUMNS) "FROM game_table "
/*
 * The number of seats of a revision: a removed table may be made again with more or fewer seats, and has none
 * in between.
 */
#define SEATS_OF(deal, game_table) "coalesce(nullif((SELECT count(*) FROM deal_point WHERE deal_point.deal " \
	"= " deal "), 0), (SELECT coalesce(nullif(count(entry), 0), count(*)) FROM seat " \
	"WHERE seat.game_table = " game_table ")) "

/* The same by the history, if a revision has no points and its table was seated again since. */
#define SEATS_THEN "CASE WHEN EXISTS (SELECT 1 FROM seat WHERE seat.game_table = deal.game_table " \
	"AND seat.step > deal.step) AND NOT EXISTS (SELECT 1 FROM deal_point WHERE deal_point.deal = deal.id) " \
	"THEN coalesce(nullif((SELECT count(entry) FROM (SELECT max(id), json_extract(after, '$.entry') " \
	"AS entry FROM change WHERE thing = 'seat' AND change.step <= deal.step AND json_extract(after, " \
	"'$.game_table') = deal.game_table GROUP BY json_extract(after, '$.seat'))), 0), " \
	SEATS_OF("deal.id", "deal.game_table") ") ELSE " SEATS_OF("deal.id", "deal.game_table") "END "

/* The author and time of a row. */
struct written {
	char operator_name[BOOK_NAME], at[32];
};
/* Read a player from five columns: id, name, mark, club, public. */
void player_read(sqlite3_stmt *st, int column, struct book_player *player);
/* Fold the words by which a player is found. */
void player_fold(char out[FOLDED], const struct book_player *player);
/* Find the table with that id; ERR_NOT_FOUND. */
bool table_by_id(struct book *s, int64_t id, struct book_table *out, struct err *e);
/* Find the entry, which must belong to the event. */
bool entry_of_event(struct book *s, int64_t event, int64_t id, struct book_entry *out, struct err *e);
/* Add a row (deal, kind, item, subject, value), or (deal, seat, points), to its deal. */
void deal_take_fact(sqlite3_stmt *st, struct book_deal *deal);
void deal_take_points(sqlite3_stmt *st, struct book_deal *deal);
/* Remove the mark of a checked sheet, because it changes. */
bool sheet_uncheck(struct book *s, int64_t table, struct err *e);

#endif
