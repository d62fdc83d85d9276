/* Copies of a book: made while it is written, after rounds, restored; and the rescue of a damaged one. */
#include "book_shelf.h"
#include "base/messages.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>

/* ---- helpers ----------------------------------------------------------------------------------- */

static const char *beside(const struct shelf *b, const char *name)
{
	static char paths[4][160];
	static int at;
	char *path = paths[at++ % 4];

	snprintf(path, sizeof paths[0], "%s/%s", b->folder, name);
	return path;
}

static void close_book(struct shelf *b)
{
	book_close(b->s);
	b->s = NULL;
}

static void reopen(struct shelf *b)
{
	close_book(b);
	must(book_open(&b->s, b->path, BOOK_WRITE, &b->e));
}

/* Count the files in the book's folder. */
static int count_files(const struct shelf *b)
{
	char command[128];
	int count = 0;

	snprintf(command, sizeof command, "ls -A '%s' | wc -l", b->folder);
	FILE *list = popen(command, "r");
	assert_non_null(list);
	assert_int_equal(fscanf(list, "%d", &count), 1);
	pclose(list);
	return count;
}

static bool add_player(struct book *s, const char *name, struct err *e)
{
	struct book_player player;

	return book_begin(s, &author, e) && book_player_set(&player, name, e) && book_player_add(s, &player, e)
		&& book_commit(s, e);
}

static void add_deal(struct shelf *b, const struct book_table *table, int no)
{
	struct book_deal deal = shelf_deal(table, no, no % table->seat_count, no % 2 == 0);
	bool again;

	must(book_deal_add(b->s, &deal, &again, &b->e));
}

enum { TABLES = 40, DEALS = 12, ROUND_TABLES = 10, ALL_DEALS = TABLES * DEALS };

/*
 * Fill a book with several pages in each of its trees: rounds of tables with all their deals, a change for
 * each table.
 */
static void fill_book(struct shelf *b)
{
	int64_t entries[ROUND_TABLES * 3];

	must(book_begin(b->s, &author, &b->e));
	int64_t event = shelf_event(b, ROUND_TABLES * 3, entries);
	must(book_commit(b->s, &b->e));
	for (int t = 0; t < TABLES; t++) {
		struct book_table table = { .event = event, .round = t / ROUND_TABLES + 1, .no = t % ROUND_TABLES + 1,
			.seat_count = 3 };
		memcpy(table.entry, entries + t % ROUND_TABLES * 3, 3 * sizeof *entries);
		must(book_begin(b->s, &author, &b->e));
		must(book_table_add(b->s, &table, &b->e));
		for (int no = 1; no <= DEALS; no++)
			add_deal(b, &table, no);
		must(book_commit(b->s, &b->e));
	}
}

static int deals_in(const char *path)
{
	struct book_summary summary;
	struct err e = { 0 };

	assert_true(book_inspect(path, false, &summary, &e));
	return summary.deals;
}

/* ---- copies ------------------------------------------------------------------------------------ */

static int write_on(const char *path)
{
	struct err e = { 0 };
	struct book *s;
	char name[32];
	bool fine = book_open(&s, path, BOOK_WRITE, &e);

	for (int i = 0; i < 40 && fine; i++) {
		snprintf(name, sizeof name, "Writer %d", i);
		fine = add_player(s, name, &e);
	}
	book_close(s);
	return !fine;
}

static void copy_is_one_state_while_others_write(void **state)
{
	struct shelf *b = *state;
	struct book_summary copy;
	struct shelf read = { 0 };
	int status = -1;

	fill_book(b);
	pid_t writer = fork();
	if (writer == 0)
		_exit(write_on(b->path));
	for (int i = 0; i < 10; i++) {
		must(book_back_up(b->path, beside(b, "copy"), NULL, &copy, &b->e));
		assert_int_equal(copy.deals, ALL_DEALS);
		must(book_open(&read.s, beside(b, "copy"), BOOK_READ, &b->e));
		assert_int_equal(shelf_number(&read, "SELECT count(*) FROM step"), copy.steps);
		book_close(read.s);
	}
	assert_int_equal(waitpid(writer, &status, 0), writer);
	assert_int_equal(status, 0);
}

static void copy_leaves_no_file_beside(void **state)
{
	struct shelf *b = *state;
	struct book_summary copy;

	must(add_player(b->s, "Kiss Péter", &b->e));
	close_book(b);
	must(book_back_up(b->path, beside(b, "copy"), NULL, &copy, &b->e));
	assert_int_equal(copy.steps, 1);
	assert_int_equal(copy.events, 0);
	assert_string_equal(copy.last, author.at);
	assert_int_equal(count_files(b), 2);
}

static void failed_copy_leaves_nothing(void **state)
{
	struct shelf *b = *state;
	struct book_summary copy;

	must(add_player(b->s, "Kiss Péter", &b->e));
	close_book(b);
	refused(ERR_NOT_FOUND, cannot_read,
		book_back_up(beside(b, "none"), beside(b, "copy"), NULL, &copy, &b->e));
	refused(ERR_FAILED, cannot_write_there, book_back_up(b->path, beside(b, "no/copy"), NULL, &copy, &b->e));
	assert_int_equal(mkdir(beside(b, "folder"), 0777), 0);
	refused(ERR_FAILED, cannot_write, book_back_up(b->path, beside(b, "folder"), NULL, &copy, &b->e));
	assert_int_equal(count_files(b), 2);
}

/* Copy in a child whose files may not grow beyond `limit`. */
static int copy_until_full(struct shelf *b, rlim_t limit)
{
	const struct rlimit size = { limit, limit };
	struct book_summary copy;

	signal(SIGXFSZ, SIG_IGN);
	if (setrlimit(RLIMIT_FSIZE, &size) != 0)
		return 1;
	return book_back_up(b->path, beside(b, "copy"), NULL, &copy, &b->e) || b->e.status != ERR_FAILED;
}

static void full_disk_leaves_no_copy(void **state)
{
	struct shelf *b = *state;

	fill_book(b);
	close_book(b);
	for (rlim_t limit = 0; limit < 60000; limit += 15000) {
		int status = -1;
		pid_t child = fork();
		if (child == 0)
			_exit(copy_until_full(b, limit));
		assert_int_equal(waitpid(child, &status, 0), child);
		assert_int_equal(status, 0);
		/* The child may not even have made SQLite's own two. */
		unlink(beside(b, "book.db-shm"));
		unlink(beside(b, "book.db-wal"));
		assert_int_equal(count_files(b), 1);
	}
}

/* ---- rounds ------------------------------------------------------------------------------------ */

static bool is_completed(struct shelf *b, int round)
{
	struct book_round done;

	must(book_commit(b->s, &b->e));
	bool found = book_round_completed(b->s, &done) && done.round == round;
	assert_false(book_round_completed(b->s, &done));
	must(book_begin(b->s, &author, &b->e));
	return found;
}

static void round_is_complete_when_all_is_signed(void **state)
{
	struct shelf *b = *state;
	struct book_table one = shelf_table(b, 3), two = one;

	two.no = 2;
	must(book_table_add(b->s, &two, &b->e));
	assert_false(is_completed(b, 1));
	add_deal(b, &one, 1);
	must(book_sheet_sign(b->s, one.id, "", &b->e));
	assert_false(is_completed(b, 1));
	must(book_sheet_sign(b->s, two.id, "", &b->e));
	assert_true(is_completed(b, 1));
	must(book_sheet_sign(b->s, two.id, NULL, &b->e));
	assert_false(is_completed(b, 1));
	must(book_sheet_sign(b->s, two.id, "again", &b->e));
	assert_true(is_completed(b, 1));
	must(book_sheet_sign(b->s, two.id, "again", &b->e));
	assert_false(is_completed(b, 1));
}

static void round_is_complete_when_all_deals_are_there(void **state)
{
	struct shelf *b = *state;
	struct book_table table = shelf_table(b, 3);
	struct book_event event;
	struct book_deal last;

	must(book_event_current(b->s, &event, &b->e));
	event.deals_per_round = 2;
	must(book_event_change(b->s, &event, &b->e));
	add_deal(b, &table, 2);
	assert_false(is_completed(b, 1));
	add_deal(b, &table, 1);
	assert_true(is_completed(b, 1));
	must(book_deal_find(b->s, table.id, 1, &last, &b->e));
	last.state = BOOK_REDEAL;
	must(book_deal_revise(b->s, &last, &b->e));
	assert_false(is_completed(b, 1));
	add_deal(b, &table, 1);
	assert_true(is_completed(b, 1));
}

/* ---- restoring --------------------------------------------------------------------------------- */

static void backup_is_put_back_and_the_book_kept(void **state)
{
	struct shelf *b = *state;
	struct book_summary summary;

	must(add_player(b->s, "Kiss Péter", &b->e));
	must(book_back_up(b->path, beside(b, "copy"), NULL, &summary, &b->e));
	must(add_player(b->s, "Nagy Éva", &b->e));
	close_book(b);
	must(vault_restore(b->path, beside(b, "copy"), beside(b, "kept"), NULL, &summary, &b->e));
	reopen(b);
	assert_int_equal(shelf_number(b, "SELECT count(*) FROM player"), 1);
	close_book(b);
	must(vault_restore(b->path, beside(b, "kept"), beside(b, "kept2"), NULL, &summary, &b->e));
	reopen(b);
	assert_int_equal(shelf_number(b, "SELECT count(*) FROM player"), 2);
	close_book(b);
	assert_int_equal(count_files(b), 4);
}

static void open_book_is_not_replaced(void **state)
{
	struct shelf *b = *state;
	struct book_summary summary;
	int status = -1;

	must(add_player(b->s, "Kiss Péter", &b->e));
	must(book_back_up(b->path, beside(b, "copy"), NULL, &summary, &b->e));
	pid_t child = fork();
	if (child == 0) {
		bool done = vault_restore(b->path, beside(b, "copy"), beside(b, "kept"), NULL, &summary, &b->e);
		_exit(done || b->e.status != ERR_CONFLICT || access(beside(b, "kept"), F_OK) == 0);
	}
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_int_equal(status, 0);
	must(add_player(b->s, "Nagy Éva", &b->e));
}

static void damaged_backup_is_not_put_back(void **state)
{
	struct shelf *b = *state;
	struct book_summary summary;

	fill_book(b);
	must(book_back_up(b->path, beside(b, "copy"), NULL, &summary, &b->e));
	close_book(b);
	assert_int_equal(truncate(beside(b, "copy"), 50000), 0);
	refused(ERR_FAILED, book_damaged,
		vault_restore(b->path, beside(b, "copy"), beside(b, "kept"), NULL, &summary, &b->e));
	assert_int_equal(count_files(b), 2);
	assert_int_equal(deals_in(b->path), ALL_DEALS);
}

/* The -wal file left by another book must not get into the restored one. */
static void lost_book_is_put_back(void **state)
{
	struct shelf *b = *state;
	struct book_summary summary;
	struct buf wal = { 0 };

	must(book_back_up(b->path, beside(b, "copy"), NULL, &summary, &b->e));
	fill_book(b);
	must(file_read(&wal, beside(b, "book.db-wal"), 1 << 24, &b->e));
	close_book(b);
	unlink(b->path);
	must(file_write(beside(b, "book.db-wal"), &wal, &b->e));
	must(vault_restore(b->path, beside(b, "copy"), beside(b, "kept"), NULL, &summary, &b->e));
	assert_int_equal(deals_in(b->path), 0);
	assert_int_equal(access(beside(b, "kept-wal"), F_OK), 0);
	buf_free(&wal);
}

/* ---- damage ------------------------------------------------------------------------------------ */

/* Recover `bytes`, a damaged file; returns the number of deals saved, -1 if nothing could be. */
static int recover(struct shelf *b, const struct buf *bytes, struct vault_recovery *out)
{
	unlink(beside(b, "new.db"));
	must(file_write(beside(b, "damaged.db"), bytes, &b->e));
	bool done = vault_recover(beside(b, "damaged.db"), beside(b, "new.db"), NULL, NULL, out, &b->e);
	struct buf after = { 0 };
	struct err none = { 0 };

	assert_true(file_read(&after, beside(b, "damaged.db"), 1 << 24, &none));
	assert_int_equal(after.len, bytes->len);
	assert_memory_equal(after.data, bytes->data, bytes->len);
	buf_free(&after);
	book_free(out->lost);
	out->lost = NULL;
	if (done)
		return deals_in(beside(b, "new.db"));
	assert_int_equal(b->e.status, ERR_FAILED);
	assert_int_not_equal(access(beside(b, "new.db"), F_OK), 0);
	b->e = (struct err){ 0 };
	return -1;
}

/* Return a filled, closed book as bytes. */
static struct buf shelf_bytes(struct shelf *b)
{
	struct buf bytes = { 0 };

	fill_book(b);
	close_book(b);
	must(file_read(&bytes, b->path, 1 << 24, &b->e));
	return bytes;
}

static int dumps_differ(struct shelf *b)
{
	char command[512];

	snprintf(command, sizeof command, "cd '%s' && for f in book new; do sqlite3 $f.db .dump | sort >$f.sql; done && cmp book.sql new.sql",
		b->folder);
	return system(command);
}

static void sound_book_is_recovered_whole(void **state)
{
	struct shelf *b = *state;
	struct buf bytes = shelf_bytes(b);
	struct vault_recovery out;

	assert_int_equal(recover(b, &bytes, &out), ALL_DEALS);
	for (size_t i = 0; i < out.table_count; i++) {
		assert_true(out.tables[i].is_whole);
		assert_int_equal(out.tables[i].left_out + out.tables[i].made_up, 0);
	}
	assert_int_equal(dumps_differ(b), 0);
	assert_int_not_equal(shelf_sql(beside(b, "new.db"), "DELETE FROM deal"), SQLITE_OK);
	buf_free(&bytes);
}

/* All changes are in the -wal file; the book's own file is as created, or even empty. */
static void wal_is_read_too(void **state)
{
	struct shelf *b = *state;
	struct vault_recovery out;
	struct buf wal = { 0 }, old = { 0 }, empty = { 0 };

	reopen(b);
	sqlite3_exec(b->s->db, "PRAGMA wal_autocheckpoint = 0", NULL, NULL, NULL);
	must(file_read(&old, b->path, 1 << 24, &b->e));
	fill_book(b);
	must(file_read(&wal, beside(b, "book.db-wal"), 1 << 24, &b->e));
	must(file_write(beside(b, "damaged.db-wal"), &wal, &b->e));
	assert_int_equal(recover(b, &old, &out), ALL_DEALS);
	buf_free(&old);
	buf_char(&empty, '\0');
	int deals = recover(b, &empty, &out);
	assert_true(deals == -1 || deals >= 0);
	buf_free(&wal);
	buf_free(&empty);
}

static void truncated_book_is_recovered_up_to_there(void **state)
{
	struct shelf *b = *state;
	struct buf bytes = shelf_bytes(b), part = { 0 };
	struct vault_recovery out;
	int last = -1, most = 0;

	for (size_t n = 0; n < bytes.len; n += bytes.len / 16 + 333) {
		buf_clear(&part);
		buf_add(&part, bytes.data, n);
		buf_room(&part, 1);
		last = recover(b, &part, &out);
		assert_true(last >= -1 && last < ALL_DEALS);
		most = last > most ? last : most;
	}
	assert_true(most > ALL_DEALS / 2);
	buf_free(&bytes);
	buf_free(&part);
}

/* Count the rows on the leaf of a tree; 0: another page. */
static int rows_of(const char *page)
{
	return page[0] == 13 || page[0] == 10 ? (unsigned char)page[3] << 8 | (unsigned char)page[4] : 0;
}

/* The pages of the schema are the same in any book: without one of them everything is saved. */
static void schema_is_put_back(void **state)
{
	enum { PAGE = 4096 };
	struct shelf *b = *state;
	struct buf bytes = shelf_bytes(b);
	struct vault_recovery out;
	sqlite3 *db;
	sqlite3_stmt *st;
	int pages = 0;

	assert_int_equal(sqlite3_open(b->path, &db), SQLITE_OK);
	assert_int_equal(sqlite3_prepare_v2(db, "SELECT pageno FROM dbstat WHERE name = 'sqlite_schema'", -1, &st, NULL), SQLITE_OK);
	for (; sqlite3_step(st) == SQLITE_ROW; pages++) {
		char kept[PAGE], *at = bytes.data + (size_t)(sqlite3_column_int(st, 0) - 1) * PAGE;
		memcpy(kept, at, PAGE);
		memset(at, 0, PAGE);
		assert_int_equal(recover(b, &bytes, &out), ALL_DEALS);
		memcpy(at, kept, PAGE);
	}
	assert_true(pages > 5);
	sqlite3_finalize(st);
	sqlite3_close(db);
	buf_free(&bytes);
}

/*
 * A destroyed leaf loses only the deals with a row on it, and those at its two edges, which may have had one
 * there.
 */
static void other_pages_are_saved(void **state)
{
	enum { PAGE = 4096 };
	struct shelf *b = *state;
	struct buf bytes = shelf_bytes(b);
	struct vault_recovery out;
	char kept[PAGE];
	int leaves = 0;

	for (size_t at = 0; at + PAGE <= bytes.len; at += PAGE) {
		int rows = at == 0 ? 0 : rows_of(bytes.data + at);
		memcpy(kept, bytes.data + at, PAGE);
		memset(bytes.data + at, 0xa5, PAGE);
		int saved = recover(b, &bytes, &out);
		if (saved < 0 || (rows > 0 && ALL_DEALS - saved > rows + 2))
			fail_msg("page %zu with %d rows: %d deals saved", at / PAGE + 1, rows, saved);
		leaves += rows > 0;
		memcpy(bytes.data + at, kept, PAGE);
	}
	assert_true(leaves > 20);
	buf_free(&bytes);
}

static void flipped_bits_are_survived(void **state)
{
	struct shelf *b = *state;
	struct buf bytes = shelf_bytes(b);
	struct vault_recovery out;
	uint32_t random = 20261121;
	int saved = 0;

	for (int i = 0; i < 150; i++) {
		random = random * 1664525 + 1013904223;
		size_t at = random % bytes.len;
		/* Half of them in the headers of pages. */
		at = i % 2 ? at : at - at % 4096 + at % 12;
		bytes.data[at] ^= (char)(1 << (random >> 24 & 7));
		saved += recover(b, &bytes, &out) > ALL_DEALS / 2;
		bytes.data[at] ^= (char)(1 << (random >> 24 & 7));
	}
	assert_true(saved > 100);
	buf_free(&bytes);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, shelf_make, shelf_drop)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(copy_is_one_state_while_others_write),
		TEST(copy_leaves_no_file_beside),
		TEST(failed_copy_leaves_nothing),
		TEST(full_disk_leaves_no_copy),
		cmocka_unit_test_setup_teardown(round_is_complete_when_all_is_signed, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(round_is_complete_when_all_deals_are_there, shelf_begin, shelf_drop),
		TEST(backup_is_put_back_and_the_book_kept),
		TEST(open_book_is_not_replaced),
		TEST(damaged_backup_is_not_put_back),
		TEST(lost_book_is_put_back),
		TEST(sound_book_is_recovered_whole),
		TEST(wal_is_read_too),
		TEST(truncated_book_is_recovered_up_to_there),
		TEST(schema_is_put_back),
		TEST(other_pages_are_saved),
		TEST(flipped_bits_are_survived),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
