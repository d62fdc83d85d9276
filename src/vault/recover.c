/* Save as much as possible of a damaged book into a new book of the same version. */
#include "vault/rescue.h"

#include "base/messages.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* No page has more than ROWS_A_PAGE rows. */
enum { OUR_PAGE = 4096, HEADER = 100, ROWS_A_PAGE = 400 };

static const char file_magic[16] = "SQLite format 3";

/* ---- the working copy ------------------------------------------------------------------------ */

static void put_number(char *at, uint32_t n)
{
	for (int i = 0; i < 4; i++)
		at[i] = (char)(n >> (24 - 8 * i) & 0xff);
}

static uint32_t get_number(const char *at)
{
	uint32_t n = 0;

	for (int i = 0; i < 4; i++)
		n = n << 8 | (unsigned char)at[i];
	return n;
}

/* Read the page size from the file; if it is impossible, from the -wal file, else take our own. */
static uint32_t page_size(const struct buf *book, const struct buf *wal)
{
	uint32_t own = book->len >= 18 ? get_number(book->data + 14) & 0xffff : 0;
	uint32_t of_wal = wal->len >= 12 ? get_number(wal->data + 8) : 0;

	own = own == 1 ? 65536 : own;
	if (own >= 512 && (own & (own - 1)) == 0)
		return own;
	return of_wal >= 512 && of_wal <= 65536 && (of_wal & (of_wal - 1)) == 0 ? of_wal : 4096;
}

/*
 * Write the first hundred bytes anew: they are the same in every book, except for a few numbers that can be
 * counted. A file without even its first page gets an empty one, so that SQLite reads the -wal file.
 */
static void mend_header(struct buf *book, const struct buf *wal, int newest)
{
	static const char middle[] = { 0, 64, 32, 32 };
	const uint32_t page = page_size(book, wal);

	buf_pad(book, '\0', book->len < page ? page - book->len : 0);
	if (book->failed)
		return;
	char *at = book->data;
	memcpy(at, file_magic, sizeof file_magic);
	at[16] = (char)(page >> 8 & 0xff);
	at[17] = (char)(page >> 16);
	at[18] = at[19] = wal->len > 0 ? 2 : 1;
	memcpy(at + 20, middle, sizeof middle);
	put_number(at + 28, (uint32_t)(book->len / page));
	memset(at + 32, 0, 8);        /* no free pages: this copy is not written */
	put_number(at + 44, 4);
	memset(at + 52, 0, 4);
	put_number(at + 56, 1);
	if (get_number(at + 60) < 1 || get_number(at + 60) > (uint32_t)newest)
		put_number(at + 60, (uint32_t)newest);
	memset(at + 64, 0, 4);
	put_number(at + 68, BOOK_APPLICATION);
	memcpy(at + 92, at + 24, 4);
}

/* The files of a book: its own and those that SQLite keeps beside it. */
enum { FILE_BOOK, FILE_WAL, FILE_JOURNAL, FILES };
static const char *const endings[FILES] = { "", "-wal", "-journal" };

static void free_files(struct buf files[FILES])
{
	for (int i = 0; i < FILES; i++)
		buf_free(&files[i]);
}

static bool read_files(struct buf files[FILES], const char *damaged, struct err *e)
{
	bool done = true;

	memset(files, 0, FILES * sizeof *files);
	for (int i = 0; done && i < FILES; i++) {
		struct buf name = { 0 };
		struct stat st;
		book_beside(&name, damaged, endings[i]);
		done = !name.failed && ((i != FILE_BOOK && (stat(name.data, &st) != 0 || !S_ISREG(st.st_mode)))
			|| file_read(&files[i], name.data, SIZE_MAX / 2, e));
		buf_free(&name);
	}
	return done;
}

/*
 * Copy one state of the damaged files to `work`: nothing locks them, so read until two consecutive readings
 * agree.
 */
static bool copy_damaged(const char *damaged, const char *work, int newest, struct err *e)
{
	enum { TRIES = 50 };
	struct buf files[FILES], again[FILES];
	bool done = read_files(files, damaged, e), is_still = false;

	for (int i = 0; done && !is_still && i < TRIES; i++) {
		done = read_files(again, damaged, e);
		is_still = true;
		for (int k = 0; k < FILES; k++)
			is_still = is_still && files[k].len == again[k].len
				&& (files[k].len == 0 || memcmp(files[k].data, again[k].data, files[k].len) == 0);
		free_files(files);
		memcpy(files, again, sizeof files);
	}
	done = done && (is_still || err_set(e, ERR_CONFLICT, &msg_book_busy, MSG_ARGS(damaged)));
	if (done && (files[FILE_BOOK].len > 0 || files[FILE_WAL].len > 0))
		mend_header(&files[FILE_BOOK], &files[FILE_WAL], newest);
	for (int i = 0; done && i < FILES; i++) {
		struct buf name = { 0 };
		buf_printf(&name, "%s%s", work, endings[i]);
		done = !name.failed && ((i != FILE_BOOK && files[i].len == 0) || file_write(name.data, &files[i], e));
		buf_free(&name);
	}
	free_files(files);
	return done;
}

/* These settings make SQLite distrust the file; the copy need not reach the disk. */
bool rescue_connect(struct rescue *rescue, struct err *e)
{
	static const char tolerant[] = "PRAGMA writable_schema = ON; PRAGMA cell_size_check = ON;"
		"PRAGMA trusted_schema = OFF; PRAGMA synchronous = OFF";
	struct book *s = &rescue->from;

	return book_connect(s, rescue->work, SQLITE_OPEN_READWRITE, e)
		&& (sqlite3_exec(s->db, tolerant, NULL, NULL, NULL) == SQLITE_OK || sql_failed(s, e));
}

/* ---- a schema that cannot be read ------------------------------------------------------------ */

static const struct sql sql_schema_pages = {
	"SELECT pageno FROM dbstat WHERE name = 'sqlite_schema' ORDER BY pageno", &int_row
};

/*
 * Replace an unreadable schema in the working copy by that of an empty book. Books of this program have their
 * schema in the same place: most of its readable pages have to agree.
 */
static bool graft_schema(const char *work)
{
	struct buf book = { 0 }, empty = { 0 }, path = { 0 }, none = { 0 };
	struct list pages = { 0 };
	struct err ignored = { 0 };
	struct book *s = NULL;
	size_t there = 0, same = 0;

	buf_printf(&path, "%s-empty", work);
	bool done = book_open(&s, buf_text(&path), BOOK_CREATE, &ignored)
		&& sql_list(s, &sql_schema_pages, NO_VALUES, &pages, &ignored);
	book_close(s);
	done = done && file_read(&empty, buf_text(&path), SIZE_MAX / 2, &ignored)
		&& file_read(&book, work, SIZE_MAX / 2, &ignored);
	done = done && page_size(&book, &none) == OUR_PAGE && page_size(&empty, &none) == OUR_PAGE;
	const int *page = pages.items;
	for (size_t i = 0; done && i < pages.count; i++) {
		size_t header = page[i] == 1 ? HEADER : 0, at = (size_t)(page[i] - 1) * OUR_PAGE + header;
		size_t length = OUR_PAGE - header;
		there += at + length <= book.len;
		same += at + length <= book.len && at + length <= empty.len
			&& memcmp(book.data + at, empty.data + at, length) == 0;
	}
	done = done && same > 0 && 2 * same >= there;
	buf_pad(&book, '\0', done && book.len < empty.len ? empty.len - book.len : 0);
	done = done && !book.failed;
	for (size_t i = 0; done && i < pages.count; i++) {
		size_t header = page[i] == 1 ? HEADER : 0, at = (size_t)(page[i] - 1) * OUR_PAGE + header;
		memcpy(book.data + at, empty.data + at, OUR_PAGE - header);
	}
	if (done)
		put_number(book.data + 28, (uint32_t)(book.len / OUR_PAGE));
	done = done && file_write(work, &book, &ignored);
	unlink(buf_text(&path));
	list_free(&pages);
	buf_free(&book);
	buf_free(&empty);
	buf_free(&path);
	return done;
}

static const struct sql sql_table_is_there = { "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND "
	"name = ?", &int_row };
const struct sql sql_pages = { "PRAGMA page_count", &int_row };

enum { TABLES = 16 };

/* Connect, and count the tables of a book that exist; -1: unreadable. */
static int look_into_work(struct rescue *rescue)
{
	static const char *const tables[] = { "step", "club", "player", "event", "setting", "entry", "round",
		"game_table", "seat", "deal", "deal_fact", "deal_point", "ruling", "ruling_seat", "deal_cards",
		"change" };
	struct book *s = &rescue->from;
	struct err ignored = { 0 };
	int pages = 0, known = 0, found = 0;

	_Static_assert(sizeof tables / sizeof *tables == TABLES, "all tables of a book");
	if (!rescue_connect(rescue, &ignored) || sql_one(s, &sql_pages, NO_VALUES, &pages, &ignored) != 1)
		return -1;
	for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
		if (sql_one(s, &sql_table_is_there, VALUES(TEXT(tables[i])), &found, &ignored) != 1)
			return -1;
		known += found > 0;
	}
	rescue->last_id = (int64_t)pages * ROWS_A_PAGE;
	return known;
}

/* ---- the new book ---------------------------------------------------------------------------- */

static const struct sql sql_known_make = { "CREATE TEMP TABLE known (game_table INTEGER, no INTEGER, "
	"revision INTEGER, id INTEGER, PRIMARY KEY (game_table, no, revision))", NULL };
static const struct sql sql_placed_make = { "CREATE TEMP TABLE placed (kind INTEGER, id INTEGER, game_table "
	"INTEGER, no INTEGER, seat INTEGER, entry INTEGER, PRIMARY KEY (kind, id))", NULL };
static const struct sql sql_broken_make = { "CREATE TEMP TABLE broken (name TEXT, key INTEGER, PRIMARY KEY "
	"(name, key))", NULL };

/* Make an empty book of the damaged one's version, and begin a change of it. */
static bool make_book(
	struct rescue *rescue, const char *path, const struct migration *migrations, int count, struct err *e)
{
	struct book *s = &rescue->to;
	struct err ignored = { 0 };
	int version = 0;

	if (sql_one(&rescue->from, &sql_version, NO_VALUES, &version, &ignored) != 1 || version < 1
		|| version > count)
		version = count;
	if (!book_connect(s, path, SQLITE_OPEN_READWRITE, e))
		return false;
	if (sqlite3_exec(s->db, book_throwaway, NULL, NULL, NULL) != SQLITE_OK)
		return sql_failed(s, e);
	if (!sql_run(s, &sql_begin_write, NO_VALUES, e) || !schema_migrate(s, migrations, version, 0, e))
		return false;
	/* Drop the triggers, which would refuse some rows, until the end. */
	sqlite3_stmt *st = sql_start(s, &sql_triggers, NO_VALUES, e);
	int found = st ? sql_next(s, st, e) : -1;
	for (; found == 1; found = sql_next(s, st, e)) {
		char **sql = list_add(&rescue->triggers, sizeof *sql);
		if (sql)
			*sql = strdup((const char *)sqlite3_column_text(st, 1));
	}
	return found == 0 && schema_unguard(s, e)
		&& sql_run(s, &sql_known_make, NO_VALUES, e) && sql_run(s, &sql_placed_make, NO_VALUES, e)
		&& sql_run(s, &sql_broken_make, NO_VALUES, e);
}

/* ---- the whole ------------------------------------------------------------------------------- */

static const struct sql sql_unplaced = {
	"SELECT count(*) FROM (SELECT key AS id FROM broken WHERE name = 'met' UNION SELECT id FROM "
	"known) WHERE id NOT IN (SELECT known.id FROM known JOIN game_table ON game_table.id = known.game_table)",
	&int_row
};

/* Deals known by an index, implied by a later number, or, if deals were lost that no record names (?),
 * wanted by the event; beyond 1000 is damage. */
static const struct sql sql_lost_deals = { "WITH RECURSIVE place (id, no) AS (SELECT game_table, max(no) "
	"FROM (SELECT game_table, no FROM deal "
	"UNION SELECT game_table, no FROM known UNION SELECT game_table.id, deals_per_round FROM game_table "
	"JOIN event ON event.id = event WHERE ? AND game_table.id IN (SELECT game_table FROM seat WHERE "
	"entry IS NOT NULL)) "
	"WHERE no BETWEEN 1 AND 1000 GROUP BY game_table UNION ALL "
	"SELECT id, no - 1 FROM place WHERE no > 1) SELECT event.name, round, game_table.no, place.no "
	"FROM place "
	"JOIN game_table ON game_table.id = place.id JOIN event ON event.id = event WHERE NOT EXISTS "
	"(SELECT 1 FROM deal "
	"WHERE deal.game_table = place.id AND deal.no = place.no AND current) OR EXISTS (SELECT 1 FROM known "
	"WHERE known.game_table = place.id AND known.no = place.no AND NOT EXISTS (SELECT 1 FROM deal WHERE "
	"deal.game_table = place.id AND deal.no = place.no AND deal.revision = known.revision)) "
	"ORDER BY event.day, event.id, round, game_table.no, place.no", &lost_row };

/* Lost substitutes, totals and rulings; `kind` is an enum vault_lost_kind. */
static const struct sql sql_lost_rows = { "SELECT DISTINCT event.name, round, game_table.no, placed.no, "
	"kind, seat FROM placed JOIN game_table ON game_table.id = game_table JOIN event ON event.id = event "
	"ORDER BY event.day, event.id, round, game_table.no, kind, placed.no, seat", &lost_row };

static bool fill(struct rescue *rescue, const struct book_progress *progress, struct err *e)
{
	char *const *trigger = rescue->triggers.items;
	struct list lost = { 0 };

	if (!rescue_tables(rescue, progress, e))
		return false;
	rescue_pages(rescue);
	rescue_histories(rescue);
	rescue_indexes(rescue);
	const bool lacks_deals = rescue_has_loss(rescue_saved(rescue, "deal"));
	rescue_references(rescue);
	if (sql_one(&rescue->to, &sql_unplaced, NO_VALUES, &rescue->out->unplaced, e) != 1
		|| !sql_list(&rescue->to, &sql_lost_deals,
			VALUES(INT(lacks_deals || rescue->out->unplaced > 0)), &lost, e)
		|| !sql_list(&rescue->to, &sql_lost_rows, NO_VALUES, &lost, e))
		return false;
	rescue->out->lost = lost.items;
	rescue->out->lost_count = lost.count;
	sql_forget(&rescue->to);
	for (size_t i = 0; i < rescue->triggers.count; i++) {
		if (!trigger[i] || sqlite3_exec(rescue->to.db, trigger[i], NULL, NULL, NULL) != SQLITE_OK)
			return sql_failed(&rescue->to, e);
	}
	return sql_run(&rescue->to, &sql_commit, NO_VALUES, e);
}

static bool rescue_into(struct rescue *rescue, const struct file_draft *draft,
	const struct book_progress *progress, struct err *e)
{
	const char *damaged = rescue->from.path, *work = rescue->work;
	struct migration migrations[SCHEMA_VERSIONS];
	int count = schema_migrations(migrations, SCHEMA_VERSIONS);
	struct book_summary summary;

	if (!copy_damaged(damaged, work, migrations[count - 1].version, e))
		return false;
	bool done = look_into_work(rescue) == TABLES;
	if (!done) {
		book_disconnect(&rescue->from);
		graft_schema(work);
		done = look_into_work(rescue) > 0 || err_set(e, ERR_FAILED, &msg_recover_nothing, MSG_ARGS(damaged));
	}
	done = done && make_book(rescue, draft->temp.data, migrations, count, e) && fill(rescue, progress, e);
	if (rescue->from.db)
		book_disconnect(&rescue->from);
	if (rescue->to.db)
		book_disconnect(&rescue->to);
	for (size_t i = 0; i < rescue->triggers.count; i++)
		free(((char **)rescue->triggers.items)[i]);
	list_free(&rescue->triggers);
	return done && book_inspect(draft->temp.data, false, &summary, e);
}

/* Note the work folder and its files for a signal that ends the program; `is_done`: remove them. */
static void pass_work(const char *folder, bool is_done)
{
	static const char *const files[] = { "/book", "/book-wal", "/book-shm", "/book-journal", "" };
	void (*const note)(const char *path) = is_done ? file_passed : file_passes;

	for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
		struct buf path = { 0 };
		buf_printf(&path, "%s%s", folder, files[i]);
		if (is_done)
			remove(buf_text(&path));
		note(buf_text(&path));
		buf_free(&path);
	}
}

bool vault_recover(const char *damaged, const char *to, const struct vault_settler *settler,
	const struct book_progress *progress, struct vault_recovery *out, struct err *e)
{
	struct rescue rescue = { .from = { .path = (char *)damaged }, .to = { .path = (char *)to }, .out = out,
		.settler = settler };
	struct file_draft draft;
	struct stat there;
	struct buf folder = { 0 }, work = { 0 };
	bool done = false;

	*out = (struct vault_recovery){ 0 };
	if (stat(damaged, &there) == 0 && !S_ISREG(there.st_mode))
		return err_set(e, ERR_FAILED, &msg_book_no_file, MSG_ARGS(damaged));
	if (!book_place_is_clear(to, e) || !file_draft_start(&draft, to, e))
		return false;
	draft.is_new = true;
	buf_printf(&folder, "%s.work-XXXXXX", to);
	if (!folder.failed && mkdtemp(folder.data)) {
		pass_work(folder.data, false);
		buf_printf(&work, "%s/book", folder.data);
		rescue.work = work.data;
		done = !work.failed && !draft.direct && rescue_into(&rescue, &draft, progress, e);
		pass_work(folder.data, true);
	}
	if (!done)
		err_set(e, ERR_FAILED, &msg_copy_failed, MSG_ARGS(damaged, to));
	done = file_draft_finish(&draft, done, e);
	buf_free(&folder);
	buf_free(&work);
	return done;
}
