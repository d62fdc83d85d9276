/*
 * The bytes as a book: a clean refusal, or events, standings, sheets, rulings, the log, the proof, the book as it was, and
 * changes that are taken back.
 * Whatever stands in it, nothing is read or written beside it, and nothing waits for ever.
 */
#include "fuzz.h"

#include "report/report.h"

static bool visit(void *arg, const struct store_table *table, const struct store_deal *deal)
{
	struct buf *b = arg;
	struct ulti_deal facts;

	buf_clear(b);
	store_deal_write(b, deal, table->seat_count);
	report_deal_of(table, deal, &facts);
	return true;
}

static bool see_tables(struct store *s, const struct store_event *event, struct err *e)
{
	struct store_table *tables = NULL;
	size_t count = 0;
	bool done = store_tables(s, event->id, 0, &tables, &count, e);

	for (size_t i = 0; done && i < count; i++) {
		struct report_sheet sheet;
		struct report_play play;
		bool found;
		done = report_sheet_make(s, event, &tables[i], &sheet, e);
		if (done)
			report_sheet_free(&sheet);
		done = done && report_play_find(s, &tables[i], 1, &play, &found, e);
	}
	store_free(tables);
	return done;
}

static bool see_event(struct store *s, const struct store_event *event, struct err *e)
{
	struct report_standings standings;
	struct store_ruling *rulings = NULL;
	struct store_entry *entries = NULL;
	struct buf b = { 0 };
	size_t count = 0;
	bool done = store_each_deal(s, event->id, visit, &b, e) && see_tables(s, event, e)
		&& store_event_rulings(s, event->id, &rulings, &count, e)
		&& store_entries(s, event->id, &entries, &count, e) && report_standings_make(s, event, &standings, e);

	if (done)
		report_standings_free(&standings);
	store_free(rulings);
	store_free(entries);
	buf_free(&b);
	return done;
}

static bool see_book(struct store *s, struct err *e)
{
	struct store_event *events = NULL;
	struct store_player *players = NULL;
	size_t count = 0;
	bool done = store_players(s, "", &players, &count, e) && store_events(s, &events, &count, e);

	for (size_t i = 0; done && i < count; i++)
		done = see_event(s, &events[i], e);
	store_free(players);
	store_free(events);
	return done;
}

/* The log, whether the book is what it was sealed as, and its first state. */
static bool see_history(struct store *s, struct err *e)
{
	struct report_log log = { .lang = LANG_HU };
	struct report_proof proof = { .progress = NULL };
	struct store_step step;
	struct buf b = { 0 };
	bool done = report_log_write(&b, s, &log, 80, e) && report_proof_make(s, LANG_HU, &proof, e)
		&& store_rewind(s, "1", &step, e) && see_book(s, e);

	report_table_free(&proof.findings);
	buf_free(&b);
	return done;
}

/* Take the last step back. */
static bool undo_last(struct store *s, struct err *e)
{
	struct store_step step;
	bool found = false;

	return store_step_next(s, STORE_UNDO, &step, &found, e) && (!found || store_step_turn(s, STORE_UNDO, step.id, e));
}

/* Add a player and undo a step, and take both back. */
static bool change_book(struct store *s, struct err *e)
{
	static const struct store_author author = { "fuzz", "fuzz", "2026-11-21T18:00:00Z" };
	struct store_player player;

	bool done = store_begin(s, &author, e) && store_player_set(&player, "Új Játékos", e)
		&& store_player_add(s, &player, e) && undo_last(s, e);
	store_rollback(s);
	return done;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	static const char *const beside[] = { "book.db-wal", "book.db-shm", "book.db-journal", "book.db" };
	static const enum store_access accesses[] = { STORE_READ, STORE_WRITE };

	fuzz_file("book.db", data, n);
	for (int i = 0; i < 2; i++) {
		struct err e = { 0 };
		struct store *s = NULL;
		bool done = store_open(&s, fuzz_path("book.db"), accesses[i], &e) && see_book(s, &e)
			&& (accesses[i] == STORE_READ ? see_history(s, &e) : change_book(s, &e));
		store_close(s);
		if (!done)
			fuzz_error(&e);
	}
	for (size_t i = 0; i < sizeof beside / sizeof *beside; i++)
		unlink(fuzz_path(beside[i]));
	return 0;
}
