/* The book as a file: created, refused, upgraded, shared, and intact after the loss of its writer. */
#include "book_shelf.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>

/* ---- helpers ----------------------------------------------------------------------------------- */

/* Return the version made by the program's own migrations. */
static int newest(void)
{
	struct migration migrations[SCHEMA_VERSIONS];

	return schema_migrations(migrations, SCHEMA_VERSIONS);
}

static void reopen(struct shelf *b, enum book_access access)
{
	book_close(b->s);
	b->s = NULL;
	must(book_open(&b->s, b->path, access, &b->e));
}

/* Return a path in the book's folder; `name` may contain a folder. */
static const char *beside(const struct shelf *b, const char *name)
{
	static char path[160];

	snprintf(path, sizeof path, "%s/%s", b->folder, name);
	return path;
}

/* Return the path of a backup of a book of the newest version, or of a file beside it. */
static const char *backup(const struct shelf *b, const char *behind)
{
	char name[64];

	snprintf(name, sizeof name, "book.db.backup-v%d%s", newest(), behind);
	return beside(b, name);
}

static void write_bytes(const char *path, off_t at, const char *bytes, size_t n)
{
	int fd = open(path, O_WRONLY | O_CREAT, 0666);

	assert_true(fd >= 0);
	assert_int_equal(pwrite(fd, bytes, n, at), n);
	close(fd);
}

/* Add a player of that name in a separate change. */
static bool add_player(struct book *s, const char *name, struct err *e)
{
	struct book_player player;

	return book_begin(s, &author, e) && book_player_set(&player, name, e) && book_player_add(s, &player, e)
		&& book_commit(s, e);
}

static void check_whole(struct shelf *b, int players)
{
	reopen(b, BOOK_WRITE);
	assert_int_equal(shelf_number(b, "SELECT count(*) FROM player"), players);
	assert_int_equal(shelf_number(b, "SELECT count(*) FROM pragma_integrity_check WHERE integrity_check <> 'ok'"), 0);
}

/* ---- created ----------------------------------------------------------------------------------- */

static void book_is_made_in_its_folder(void **state)
{
	struct shelf *b = *state;

	struct book *s;

	snprintf(b->path, sizeof b->path, "%s", beside(b, "a/b/club.db"));
	refused(ERR_NOT_FOUND, folder_missing, book_open(&s, b->path, BOOK_CREATE, &b->e));
	must(book_make_folder(b->path, &b->e));
	must(book_make_folder(b->path, &b->e));
	reopen(b, BOOK_CREATE);
	assert_int_equal(shelf_number(b, "PRAGMA application_id"), BOOK_APPLICATION);
	assert_int_equal(shelf_number(b, "PRAGMA user_version"), newest());
	assert_int_equal(shelf_number(b, "PRAGMA foreign_keys"), 1);
	assert_int_equal(shelf_number(b, "PRAGMA synchronous"), 2);
	assert_int_equal(shelf_number(b, "SELECT count(*) FROM pragma_journal_mode WHERE journal_mode = 'wal'"), 1);
	assert_int_equal(shelf_number(b, "SELECT count(*) FROM pragma_table_list "
		"WHERE type = 'table' AND NOT strict AND name NOT LIKE 'sqlite%'"), 0);
	reopen(b, BOOK_READ);
	reopen(b, BOOK_CREATE);
}

static void missing_book_is_not_made(void **state)
{
	struct shelf *b = *state;
	struct book *s;

	refused(ERR_NOT_FOUND, book_missing, book_open(&s, beside(b, "none.db"), BOOK_READ, &b->e));
	refused(ERR_NOT_FOUND, book_missing, book_open(&s, beside(b, "none.db"), BOOK_WRITE, &b->e));
	refused(ERR_NOT_FOUND, book_missing, book_open(&s, beside(b, "book.db/none.db"), BOOK_READ, &b->e));
	assert_int_not_equal(access(beside(b, "none.db"), F_OK), 0);
	refused(ERR_NOT_FOUND, folder_missing, book_open(&s, beside(b, "book.db/a/a.db"), BOOK_CREATE, &b->e));
	refused(ERR_FAILED, folder_failed, book_make_folder(beside(b, "book.db/a/a.db"), &b->e));
	refused(ERR_NOT_FOUND, book_missing, book_open(&s, "", BOOK_CREATE, &b->e));
	refused(ERR_FAILED, book_no_file, book_open(&s, b->folder, BOOK_WRITE, &b->e));
	refused(ERR_FAILED, book_no_file, book_open(&s, b->folder, BOOK_READ, &b->e));
}

static void empty_file_becomes_a_book_only_on_purpose(void **state)
{
	struct shelf *b = *state;
	struct book *s;

	write_bytes(beside(b, "empty.db"), 0, "", 0);
	refused(ERR_FAILED, book_empty, book_open(&s, beside(b, "empty.db"), BOOK_READ, &b->e));
	refused(ERR_FAILED, book_empty, book_open(&s, beside(b, "empty.db"), BOOK_WRITE, &b->e));
	must(book_open(&s, beside(b, "empty.db"), BOOK_CREATE, &b->e));
	book_close(s);
}

/* A new book is deleted if nothing was written, unless somebody else uses it, and never an older one. */
static void unused_book_is_dropped(void **state)
{
	struct shelf *b = *state;
	struct book *s, *other;

	book_drop_unused(NULL);
	must(book_open(&s, beside(b, "new.db"), BOOK_CREATE, &b->e));
	must(book_begin(s, &author, &b->e));
	book_drop_unused(s);
	book_close(s);
	assert_int_not_equal(access(beside(b, "new.db"), F_OK), 0);
	assert_int_not_equal(access(beside(b, "new.db-wal"), F_OK), 0);

	must(book_open(&s, beside(b, "new.db"), BOOK_CREATE, &b->e));
	must(book_open(&other, beside(b, "new.db"), BOOK_CREATE, &b->e));
	book_drop_unused(s);
	book_close(s);
	assert_int_equal(access(beside(b, "new.db"), F_OK), 0);
	assert_true(add_player(other, "Kiss Péter", &b->e));
	book_drop_unused(other);
	book_close(other);
	must(book_open(&s, beside(b, "new.db"), BOOK_WRITE, &b->e));
	book_close(s);

	must(book_open(&s, beside(b, "new.db"), BOOK_CREATE, &b->e));
	must(add_player(s, "Nagy Éva", &b->e));
	book_drop_unused(s);
	book_close(s);
	assert_int_equal(access(beside(b, "new.db"), F_OK), 0);
}

/* ---- refused ----------------------------------------------------------------------------------- */

static void foreign_files_are_refused(void **state)
{
	static const enum book_access accesses[] = { BOOK_READ, BOOK_WRITE, BOOK_CREATE };
	static const char text[] = "verseny \"Minta Kupa\" datum=2026-10-03 hely=\"Szolnok\" szabaly=mausz-2017\n";
	struct shelf *b = *state;
	struct book *s;
	char other[160], journal[160];

	snprintf(other, sizeof other, "%s", beside(b, "other.db"));
	snprintf(journal, sizeof journal, "%s", beside(b, "journal.ulti"));
	assert_int_equal(shelf_sql(other, "CREATE TABLE recipe (id INTEGER PRIMARY KEY)"), SQLITE_OK);
	write_bytes(journal, 0, text, sizeof text - 1);
	for (size_t i = 0; i < 3; i++) {
		refused(ERR_FAILED, book_foreign, book_open(&s, other, accesses[i], &b->e));
		refused(ERR_FAILED, book_damaged, book_open(&s, journal, accesses[i], &b->e));
	}
	assert_int_equal(shelf_sql(other, "PRAGMA application_id = 12345; PRAGMA user_version = 1"), SQLITE_OK);
	refused(ERR_FAILED, book_foreign, book_open(&s, other, BOOK_WRITE, &b->e));
}

static void newer_book_is_refused(void **state)
{
	struct shelf *b = *state;
	struct book *s;

	book_close(b->s);
	b->s = NULL;
	assert_int_equal(shelf_sql(b->path, "PRAGMA user_version = 99"), SQLITE_OK);
	refused(ERR_FAILED, book_newer, book_open(&s, b->path, BOOK_READ, &b->e));
	refused(ERR_FAILED, book_newer, book_open(&s, b->path, BOOK_CREATE, &b->e));
	char back[64];
	snprintf(back, sizeof back, "PRAGMA user_version = %d", newest());
	assert_int_equal(shelf_sql(b->path, back), SQLITE_OK);
	must(book_open(&b->s, b->path, BOOK_READ, &b->e));
}

static void damaged_book_is_refused(void **state)
{
	static const struct {
		const char *what;
		off_t at;
	} cases[] = { { "the magic", 0 }, { "the page size", 16 }, { "the schema", 100 } };
	struct shelf *b = *state;
	struct book *s;
	struct stat st;

	book_close(b->s);
	b->s = NULL;
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		char path[160];
		struct buf bytes = { 0 };
		snprintf(path, sizeof path, "%s", beside(b, "copy.db"));
		must(file_read(&bytes, b->path, 1 << 20, &b->e));
		must(file_write(path, &bytes, &b->e));
		write_bytes(path, cases[i].at, "\x55\xaa\x55\xaa\x55\xaa", 6);
		refused(ERR_FAILED, book_damaged, book_open(&s, path, BOOK_READ, &b->e));
		refused(ERR_FAILED, book_damaged, book_open(&s, path, BOOK_CREATE, &b->e));
		buf_free(&bytes);
	}
	/* Truncated: the header counts missing pages. */
	assert_int_equal(stat(b->path, &st), 0);
	assert_int_equal(truncate(b->path, st.st_size / 2 / 4096 * 4096), 0);
	refused(ERR_FAILED, book_damaged, book_open(&s, b->path, BOOK_READ, &b->e));
}

/* ---- upgraded ---------------------------------------------------------------------------------- */

static const char fine_sql[] = "CREATE TABLE extra (id INTEGER PRIMARY KEY) STRICT; INSERT INTO extra VALUES (7);";
static const char torn_sql[] = "CREATE TABLE more (id INTEGER PRIMARY KEY) STRICT; SELECT nothing FROM nowhere;";
static const char lost_sql[] = "UPDATE player SET club = 99;";

/* Run the migrations of the program and one more. */
static bool upgrade(struct shelf *b, const char *sql)
{
	struct migration migrations[SCHEMA_VERSIONS];
	int count = schema_migrations(migrations, SCHEMA_VERSIONS - 1);

	migrations[count] = (struct migration){ count + 1, sql };
	return schema_upgrade(b->s, migrations, count + 1, false, &b->e);
}

static void older_book_is_upgraded_after_a_backup(void **state)
{
	struct shelf *b = *state;
	struct shelf old = { 0 };
	struct book *s;

	must(add_player(b->s, "Kiss Péter", &b->e));
	write_bytes(backup(b, ""), 0, "of an earlier attempt", 21);
	must(upgrade(b, fine_sql));
	assert_int_equal(shelf_number(b, "PRAGMA user_version"), newest() + 1);
	assert_int_equal(shelf_number(b, "SELECT id FROM extra"), 7);
	assert_int_equal(shelf_number(b, "SELECT count(*) FROM player"), 1);
	must(upgrade(b, fine_sql));
	refused(ERR_FAILED, book_newer, book_open(&s, b->path, BOOK_READ, &b->e));
	must(book_open(&old.s, backup(b, ""), BOOK_READ, &b->e));
	assert_int_equal(shelf_number(&old, "SELECT count(*) FROM player"), 1);
	book_close(old.s);
	assert_int_not_equal(access(backup(b, ".part"), F_OK), 0);
}

/* The oldest kind of book. */
static void book_of_version_1_is_upgraded(void **state)
{
	struct shelf *b = *state;

	snprintf(b->path, sizeof b->path, "%s", beside(b, "old.db"));
	shelf_of_version(b, 1, b->path);
	reopen(b, BOOK_WRITE);
	assert_int_equal(shelf_number(b, "PRAGMA user_version"), newest());
	assert_int_equal(shelf_number(b, "SELECT count(*) FROM deal"), 5);
	assert_int_equal(shelf_number(b, "SELECT points FROM score WHERE deal_no = 1 AND seat = 0"), 6);
	assert_int_equal(shelf_number(b, "SELECT count(*) FROM score WHERE deal_no = 3"), 0);
	assert_int_equal(shelf_number(b, "SELECT count(*) FROM ruling"), 0);
	assert_int_not_equal(shelf_sql(b->path, "DELETE FROM deal"), SQLITE_OK);
	assert_int_not_equal(shelf_sql(b->path, "UPDATE deal SET state = 'ruled'"), SQLITE_OK);
	assert_int_equal(access(beside(b, "old.db.backup-v1"), F_OK), 0);
}

/* A table of four keeps its number of deals, printed codes are still proved, and history continues. */
static void book_of_version_5_goes_on(void **state)
{
	struct shelf *b = *state;
	struct book_event event;
	struct vault_step step;
	bool found;

	snprintf(b->path, sizeof b->path, "%s", beside(b, "five.db"));
	shelf_of_version(b, 5, b->path);
	reopen(b, BOOK_WRITE);
	assert_int_equal(shelf_number(b, "PRAGMA user_version"), newest());
	assert_int_equal(access(beside(b, "five.db.backup-v5"), F_OK), 0);
	must(book_event_find(b->s, "1", &event, &b->e));
	assert_int_equal(book_event_deals(&event, 3), 3);
	assert_int_equal(book_event_deals(&event, 4), 3);
	must(vault_step_by_seal(b->s, "3fae1ffe1739", &step, &found, &b->e));
	assert_true(found && step.id == 6);
	assert_int_equal(shelf_number(b, "SELECT count(*) FROM step WHERE kind = 'upgrade'"), 0);
	must(vault_step_next(b->s, VAULT_UNDO, &step, &found, &b->e));
	assert_true(found && step.id == 6);
	event.deals_four = 4;
	must(book_begin(b->s, &author, &b->e) && book_event_change(b->s, &event, &b->e)
		&& book_commit(b->s, &b->e));
	must(vault_step_next(b->s, VAULT_UNDO, &step, &found, &b->e));
	must(book_begin(b->s, &author, &b->e) && vault_step_turn(b->s, VAULT_UNDO, step.id, &b->e)
		&& book_commit(b->s, &b->e));
	must(book_event_find(b->s, "1", &event, &b->e));
	assert_int_equal(event.deals_four, BOOK_AS_THREE);
	must(vault_rewind(b->s, "2", &step, &b->e));
	assert_int_equal(shelf_number(b, "SELECT count(*) FROM discipline"), 0);
}

/*
 * The history begins with the upgrade: earlier rows are sealed, but cannot be undone or seen in a former
 * state.
 */
static void history_begins_with_the_upgrade(void **state)
{
	struct shelf *b = *state;
	struct vault_step step;
	bool found;

	book_of_version_1_is_upgraded(state);
	must(vault_step_last(b->s, &step, &found, &b->e));
	assert_int_equal(step.kind, VAULT_UPGRADE);
	assert_int_equal(shelf_number(b, "SELECT count(*) FROM step WHERE seal IS NULL"), 0);
	assert_int_equal(shelf_number(b, "SELECT count(*) FROM deal WHERE seal IS NULL"), 0);
	must(vault_step_next(b->s, VAULT_UNDO, &step, &found, &b->e));
	assert_false(found);
	must(add_player(b->s, "Új Ede", &b->e));
	must(vault_step_next(b->s, VAULT_UNDO, &step, &found, &b->e));
	assert_true(found);
	int64_t last = step.id;
	refused(ERR_NOT_FOUND, step_no_history, vault_rewind(b->s, "1", &step, &b->e));
	must(vault_rewind(b->s, num_of(last - 1).text, &step, &b->e));
	assert_int_equal(shelf_number(b, "SELECT count(*) FROM player WHERE name = 'Új Ede' AND NOT removed"), 0);
	assert_int_equal(shelf_number(b, "SELECT count(*) FROM deal"), 5);
}

static void failed_upgrade_changes_nothing(void **state)
{
	struct shelf *b = *state;

	must(add_player(b->s, "Kiss Péter", &b->e));
	refused(ERR_FAILED, book_failed, upgrade(b, torn_sql));
	refused(ERR_FAILED, book_damaged, upgrade(b, lost_sql));
	assert_int_equal(shelf_number(b, "PRAGMA user_version"), newest());
	assert_int_equal(shelf_number(b, "SELECT count(*) FROM sqlite_schema WHERE name = 'more'"), 0);
	assert_int_equal(shelf_number(b, "SELECT club IS NULL FROM player"), 1);
	check_whole(b, 1);
}

static void no_backup_no_upgrade(void **state)
{
	struct shelf *b = *state;

	assert_int_equal(mkdir(backup(b, ""), 0777), 0);
	write_bytes(backup(b, "/in the way"), 0, "", 0);
	refused(ERR_FAILED, backup_failed, upgrade(b, fine_sql));
	assert_int_equal(shelf_number(b, "PRAGMA user_version"), newest());
	assert_int_not_equal(access(backup(b, ".part"), F_OK), 0);
}

/* ---- shared ------------------------------------------------------------------------------------ */

static void other_writer_is_waited_for_then_told(void **state)
{
	struct shelf *b = *state;
	sqlite3 *other;

	assert_int_equal(sqlite3_open(b->path, &other), SQLITE_OK);
	assert_int_equal(sqlite3_exec(other, "BEGIN IMMEDIATE", NULL, NULL, NULL), SQLITE_OK);
	sqlite3_busy_timeout(b->s->db, 20);
	refused(ERR_CONFLICT, book_busy, book_begin(b->s, &author, &b->e));
	assert_int_equal(sqlite3_exec(other, "ROLLBACK", NULL, NULL, NULL), SQLITE_OK);
	sqlite3_close(other);
	must(add_player(b->s, "Kiss Péter", &b->e));
}

/* An open book takes no more changes once it is moved, replaced, or upgraded. */
static void book_is_written_only_in_its_place(void **state)
{
	struct shelf *b = *state;
	char away[160], back[64];

	must(add_player(b->s, "Kiss Péter", &b->e));
	snprintf(away, sizeof away, "%s", beside(b, "away.db"));
	assert_int_equal(rename(b->path, away), 0);
	refused(ERR_FAILED, book_moved, book_begin(b->s, &author, &b->e));
	write_bytes(b->path, 0, "another", 7);
	refused(ERR_FAILED, book_replaced, book_begin(b->s, &author, &b->e));
	assert_int_equal(rename(away, b->path), 0);
	must(book_begin(b->s, &author, &b->e));
	assert_int_equal(rename(b->path, away), 0);
	refused(ERR_FAILED, book_moved, book_commit(b->s, &b->e));
	book_rollback(b->s);
	assert_int_equal(rename(away, b->path), 0);
	assert_int_equal(shelf_sql(b->path, "PRAGMA user_version = 99"), SQLITE_OK);
	refused(ERR_FAILED, book_newer, book_begin(b->s, &author, &b->e));
	assert_int_equal(shelf_sql(b->path, "PRAGMA user_version = 1"), SQLITE_OK);
	refused(ERR_FAILED, book_replaced, book_begin(b->s, &author, &b->e));
	snprintf(back, sizeof back, "PRAGMA user_version = %d", newest());
	assert_int_equal(shelf_sql(b->path, back), SQLITE_OK);
	must(add_player(b->s, "Nagy Éva", &b->e));
	check_whole(b, 2);
}

static void reader_sees_one_state(void **state)
{
	struct shelf *b = *state;
	struct shelf reader = { 0 };

	must(book_open(&reader.s, b->path, BOOK_READ, &b->e));
	assert_int_equal(shelf_number(&reader, "SELECT count(*) FROM player"), 0);
	must(add_player(b->s, "Kiss Péter", &b->e));
	assert_int_equal(shelf_number(&reader, "SELECT count(*) FROM player"), 0);
	book_close(reader.s);
	must(book_open(&reader.s, b->path, BOOK_READ, &b->e));
	assert_int_equal(shelf_number(&reader, "SELECT count(*) FROM player"), 1);
	book_close(reader.s);
}

/* In a child: is this the error? Clear it. */
static bool says(struct shelf *b, const struct msg *msg)
{
	bool same = b->e.status == ERR_FAILED && strcmp(b->e.msg->text[LANG_EN], msg->text[LANG_EN]) == 0;

	b->e = (struct err){ 0 };
	return same;
}

/* Run in a separate process; returns its wait status. */
static int in_child(struct shelf *b, int (*run)(struct shelf *b, int arg), int arg)
{
	pid_t child = fork();
	int status = -1;

	if (child == 0)
		_exit(run(b, arg));
	assert_int_equal(waitpid(child, &status, 0), child);
	return status;
}

enum { WRITERS = 3, CHANGES = 8 };

static int write_players(struct shelf *b, int writer)
{
	struct book *s;
	struct buf why = { 0 };
	char name[32];
	bool fine = book_open(&s, b->path, BOOK_CREATE, &b->e);

	for (int i = 0; i < CHANGES && fine; i++) {
		snprintf(name, sizeof name, "Player %d-%d", writer, i);
		fine = add_player(s, name, &b->e);
	}
	book_close(s);
	if (!fine) {
		err_text(&why, LANG_EN, &b->e);
		print_error("writer %d: %s\n", writer, buf_text(&why));
	}
	return !fine;
}

/* Several writers create the book and write into it at the same time. */
static void writers_take_turns(void **state)
{
	struct shelf *b = *state;
	pid_t writers[WRITERS];

	book_close(b->s);
	b->s = NULL;
	snprintf(b->path, sizeof b->path, "%s", beside(b, "shared.db"));
	for (int i = 0; i < WRITERS; i++) {
		writers[i] = fork();
		if (writers[i] == 0)
			_exit(write_players(b, i));
	}
	for (int i = 0; i < WRITERS; i++) {
		int status = -1;
		assert_int_equal(waitpid(writers[i], &status, 0), writers[i]);
		assert_int_equal(status, 0);
	}
	check_whole(b, WRITERS * CHANGES);
	assert_int_equal(shelf_number(b, "SELECT count(*) FROM step"), WRITERS * CHANGES);
}

/* ---- the writer dies, the disk is full, the folder is read-only ---------------------------------- */

enum { IN_CHANGE, AFTER_COMMIT };

static int write_and_die(struct shelf *b, int when)
{
	struct book *s;
	struct book_player player = { 0 };
	char name[32];

	if (!book_open(&s, b->path, BOOK_WRITE, &b->e) || !book_begin(s, &author, &b->e))
		return 1;
	/* More than the cache holds, so that pages of the change are in the file. */
	sqlite3_exec(s->db, "PRAGMA cache_size = 10", NULL, NULL, NULL);
	for (int i = 0; i < 2000; i++) {
		snprintf(name, sizeof name, "Player %d", i);
		if (!book_player_set(&player, name, &b->e) || !book_player_add(s, &player, &b->e))
			return 1;
	}
	if (when == AFTER_COMMIT && !book_commit(s, &b->e))
		return 1;
	raise(SIGKILL);
	return 1;
}

static void killed_writer_leaves_all_or_nothing(void **state)
{
	struct shelf *b = *state;

	assert_int_equal(WTERMSIG(in_child(b, write_and_die, IN_CHANGE)), SIGKILL);
	check_whole(b, 0);
	assert_int_equal(WTERMSIG(in_child(b, write_and_die, AFTER_COMMIT)), SIGKILL);
	check_whole(b, 2000);
}

static int write_until_full(struct shelf *b, int limit)
{
	struct rlimit size = { (rlim_t)limit, (rlim_t)limit };
	struct book_player player = { 0 };
	char name[32];
	struct book *s;

	signal(SIGXFSZ, SIG_IGN);
	if (setrlimit(RLIMIT_FSIZE, &size) != 0)
		return 1;
	bool fine = book_open(&s, b->path, BOOK_WRITE, &b->e) && book_begin(s, &author, &b->e);
	for (int i = 0; i < 100000 && fine; i++) {
		snprintf(name, sizeof name, "Player %d", i);
		fine = book_player_set(&player, name, &b->e) && book_player_add(s, &player, &b->e);
	}
	fine = fine && book_commit(s, &b->e);
	if (fine || !says(b, &msg_book_full))
		return 2;
	if (s)
		book_rollback(s);
	book_close(s);
	return 0;
}

static void full_disk_leaves_the_book_as_it_was(void **state)
{
	static const int limits[] = { 200000, 1000000, 4000000 };
	struct shelf *b = *state;

	must(add_player(b->s, "Kiss Péter", &b->e));
	book_close(b->s);
	b->s = NULL;
	for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
		assert_int_equal(in_child(b, write_until_full, limits[i]), 0);
		check_whole(b, 1);
		book_close(b->s);
		b->s = NULL;
	}
}

/* Root may write anywhere: become another user. */
static int use_read_only(struct shelf *b, int arg)
{
	struct shelf reader = { 0 };
	struct book *s;
	(void)arg;

	if (geteuid() == 0 && setuid(65534) != 0)
		return 1;
	if (book_open(&s, b->path, BOOK_WRITE, &b->e) || !says(b, &msg_book_read_only))
		return 2;
	if (book_open(&s, beside(b, "new.db"), BOOK_CREATE, &b->e) || !says(b, &msg_book_unopened))
		return 3;
	if (book_make_folder(beside(b, "new/new.db"), &b->e) || !says(b, &msg_folder_failed))
		return 4;
	if (!book_open(&reader.s, b->path, BOOK_READ, &b->e)
		|| shelf_number(&reader, "SELECT count(*) FROM player") != 1)
		return 5;
	book_close(reader.s);
	return 0;
}

static void read_only_book_can_be_read(void **state)
{
	struct shelf *b = *state;

	must(add_player(b->s, "Kiss Péter", &b->e));
	book_close(b->s);
	b->s = NULL;
	assert_int_equal(chmod(b->path, 0444), 0);
	assert_int_equal(chmod(b->folder, 0555), 0);
	int status = in_child(b, use_read_only, 0);
	assert_int_equal(chmod(b->folder, 0755), 0);
	assert_int_equal(chmod(b->path, 0644), 0);
	assert_int_equal(status, 0);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, shelf_make, shelf_drop)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(book_is_made_in_its_folder),
		TEST(unused_book_is_dropped),
		TEST(missing_book_is_not_made),
		TEST(empty_file_becomes_a_book_only_on_purpose),
		TEST(foreign_files_are_refused),
		TEST(newer_book_is_refused),
		TEST(damaged_book_is_refused),
		TEST(older_book_is_upgraded_after_a_backup),
		TEST(book_of_version_1_is_upgraded),
		TEST(book_of_version_5_goes_on),
		TEST(history_begins_with_the_upgrade),
		TEST(failed_upgrade_changes_nothing),
		TEST(no_backup_no_upgrade),
		TEST(other_writer_is_waited_for_then_told),
		TEST(book_is_written_only_in_its_place),
		TEST(reader_sees_one_state),
		TEST(writers_take_turns),
		TEST(killed_writer_leaves_all_or_nothing),
		TEST(full_disk_leaves_the_book_as_it_was),
		TEST(read_only_book_can_be_read),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
