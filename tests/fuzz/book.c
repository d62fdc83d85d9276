/*
 * The bytes as a book: a clean refusal, or events, standings, sheets, rulings, the log, the proof, the book
 * as it was, and changes that are taken back. Whatever stands in it, nothing is read or written beside it,
 * and nothing waits for ever.
 */
#include "fuzz.h"

#include "report/audit/audit.h"
#include "report/sheet/sheet.h"
#include "report/stats/stats.h"

static bool visit(void *arg, const struct book_table *table, const struct book_deal *deal)
{
	struct buf *b = arg;

	buf_clear(b);
	book_deal_write(b, deal, table);
	return true;
}

static bool see_tables(struct book *s, const struct book_event *event, struct err *e)
{
	struct book_table *tables = NULL;
	size_t count = 0;
	bool done = book_tables(s, event->id, 0, &tables, &count, e);

	for (size_t i = 0; done && i < count; i++) {
		struct report_sheet sheet;
		struct game_play play;
		bool found;
		done = report_sheet_make(s, event, &tables[i], &sheet, e);
		if (done)
			report_sheet_free(&sheet);
		done = done && report_play_find(s, &tables[i], 1, &play, &found, e);
	}
	book_free(tables);
	return done;
}

static bool see_event(struct book *s, const struct book_event *event, struct err *e)
{
	struct report_standings standings;
	struct book_ruling *rulings = NULL;
	struct book_entry *entries = NULL;
	struct buf b = { 0 };
	size_t count = 0;
	bool done = book_each_deal(s, event->id, visit, &b, e) && see_tables(s, event, e)
		&& book_event_rulings(s, event->id, &rulings, &count, e)
		&& book_entries(s, event->id, &entries, &count, e) && report_standings_make(s, event, &standings, e);

	if (done)
		report_standings_free(&standings);
	book_free(rulings);
	book_free(entries);
	buf_free(&b);
	return done;
}

static bool see_book(struct book *s, struct err *e)
{
	struct book_event *events = NULL;
	struct book_player *players = NULL;
	size_t count = 0;
	bool done = book_players(s, "", &players, &count, e) && book_events(s, &events, &count, e);

	for (size_t i = 0; done && i < count; i++)
		done = see_event(s, &events[i], e);
	book_free(players);
	book_free(events);
	return done;
}

/* The log, whether the book is what it was sealed as, and its first state. */
static bool see_history(struct book *s, struct err *e)
{
	struct report_log log = { .lang = LANG_HU };
	struct report_proof proof = { .progress = NULL };
	struct vault_step step;
	struct doc doc;

	doc_start(&doc, LANG_HU, "");
	bool done = report_log_add(&doc, s, &log, e) && report_proof_make(s, LANG_HU, &proof, e)
		&& vault_rewind(s, "1", &step, e) && see_book(s, e);

	listing_free(&proof.findings);
	doc_free(&doc);
	return done;
}

/* Take the last step back. */
static bool undo_last(struct book *s, struct err *e)
{
	struct vault_step step;
	bool found = false;

	return vault_step_next(s, VAULT_UNDO, &step, &found, e)
		&& (!found || vault_step_turn(s, VAULT_UNDO, step.id, e));
}

/* Add a player and undo a step, and take both back. */
static bool change_book(struct book *s, struct err *e)
{
	static const struct book_author author = { "fuzz", "fuzz", "2026-11-21T18:00:00Z" };
	struct book_player player;

	bool done = book_begin(s, &author, e) && book_player_set(&player, "Új Játékos", e)
		&& book_player_add(s, &player, e) && undo_last(s, e);
	book_rollback(s);
	return done;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	static const char *const beside[] = { "book.db-wal", "book.db-shm", "book.db-journal", "book.db" };
	static const enum book_access accesses[] = { BOOK_READ, BOOK_WRITE };

	fuzz_file("book.db", data, n);
	for (int i = 0; i < 2; i++) {
		struct err e = { 0 };
		struct book *s = NULL;
		bool done = book_open(&s, fuzz_path("book.db"), accesses[i], &e) && see_book(s, &e)
			&& (accesses[i] == BOOK_READ ? see_history(s, &e) : change_book(s, &e));
		book_close(s);
		if (!done)
			fuzz_error(&e);
	}
	for (size_t i = 0; i < sizeof beside / sizeof *beside; i++)
		unlink(fuzz_path(beside[i]));
	return 0;
}
