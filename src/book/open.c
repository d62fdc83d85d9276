/* Open and close the file of a book, and make its folder. */
#include "base/messages.h"
#include "book/inner.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* The time a writer waits for others, and the pause between two looks at a new book, in milliseconds. */
enum { PATIENCE = 5000, PAUSE = 20 };

/* The longest text or row of a book, in bytes: limits the memory for a damaged or hostile one. */
enum { LONGEST_VALUE = 4 << 20 };

/* The cache (16 MiB) keeps the import of a season from spilling pages that are soon written again. */
static const struct sql sql_cache = { "PRAGMA cache_size = -16384", NULL };

/*
 * FULL and not NORMAL: no power cut may take back an acknowledged deal, and nobody notices a sync for each
 * deal written down by hand. Needed only where SQLite was not built so.
 */
static const struct sql sql_synchronous = { "PRAGMA synchronous = FULL", NULL };

bool book_make_folder(const char *path, struct err *e)
{
	struct buf folder = { 0 };
	bool done = true;

	buf_str(&folder, path);
	for (char *slash = folder.failed ? NULL : strchr(folder.data + 1, '/'); slash && done;
		slash = strchr(slash + 1, '/')) {
		*slash = '\0';
		done = mkdir(folder.data, 0777) == 0 || errno == EEXIST;
		if (!done)
			err_set(e, ERR_FAILED, &msg_folder_failed, MSG_ARGS(folder.data, strerror(errno)));
		*slash = '/';
	}
	if (folder.failed)
		done = err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	buf_free(&folder);
	return done;
}

/*
 * Check that a book exists or, for BOOK_CREATE, its folder: a mistyped path creates no folders. Refuse to
 * write a file with two names: each has its own -wal file, and changes under one name would be lost under the
 * other. While a copy is restored it has two for a moment.
 */
static bool check_path(const char *path, enum book_access access, struct err *e)
{
	const char *slash = strrchr(path, '/');
	struct buf folder = { 0 };
	struct stat st;

	for (int waited = 0; stat(path, &st) == 0; waited += PAUSE) {
		if (!S_ISREG(st.st_mode))
			return err_set(e, ERR_FAILED, &msg_book_no_file, MSG_ARGS(path));
		if (access >= BOOK_READ || st.st_nlink <= 1)
			return true;
		if (waited > PATIENCE / 10)
			return err_set(e, ERR_FAILED, &msg_book_two_names,
				MSG_ARGS(path, num_of((int64_t)st.st_nlink).text));
		sqlite3_sleep(PAUSE);
	}
	if (access != BOOK_CREATE && (errno == ENOENT || errno == ENOTDIR))
		return err_set(e, ERR_NOT_FOUND, &msg_book_missing, MSG_ARGS(path));
	if (access != BOOK_CREATE)
		return err_set(e, ERR_FAILED, &msg_cannot_read, MSG_ARGS(path, strerror(errno)));
	if (!slash || slash == path)
		return true;
	buf_add(&folder, path, (size_t)(slash - path));
	bool is_there = stat(buf_text(&folder), &st) == 0 && S_ISDIR(st.st_mode);
	if (!is_there)
		err_set(e, ERR_NOT_FOUND, &msg_folder_missing, MSG_ARGS(path, buf_text(&folder)));
	buf_free(&folder);
	return is_there;
}

void book_frozen_uri(struct buf *b, const char *path)
{
	buf_str(b, "file:");
	for (; *path; path++) {
		if (strchr("%?#", *path))
			buf_printf(b, "%%%02X", (unsigned)*path);
		else
			buf_char(b, *path);
	}
	buf_str(b, "?immutable=1");
}

/*
 * Decide whether to wait while another writes. The longer a writer has waited, the more often it tries, and
 * so precedes those just arrived; with SQLite's own waiting, which does the reverse, some of sixteen writers
 * waited for seconds.
 */
static int wait_in_turn(void *arg, int times)
{
	struct book *s = arg;
	struct timespec clock;

	clock_gettime(CLOCK_MONOTONIC, &clock);
	int64_t now = (int64_t)clock.tv_sec * 1000 + clock.tv_nsec / 1000000;
	if (times == 0)
		s->waiting_since = now;
	int64_t waited = now - s->waiting_since;
	if (waited >= PATIENCE)
		return 0;
	sqlite3_sleep(waited < 50 ? 10 : waited < 200 ? 4 : 1);
	return 1;
}

bool book_connect(struct book *s, const char *name, int flags, struct err *e)
{
	/* Do not count SQLite's memory: that takes a lock per allocation, a tenth of a deal's time. */
	sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
	int code = sqlite3_open_v2(name, &s->db, flags | SQLITE_OPEN_NOMUTEX, NULL);

	if (!s->db)
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	sqlite3_limit(s->db, SQLITE_LIMIT_LENGTH, LONGEST_VALUE);
	seal_watch(s);
	return code == SQLITE_OK && step_register(s->db)
		? sqlite3_busy_handler(s->db, wait_in_turn, s) == SQLITE_OK : sql_failed(s, e);
}

void book_disconnect(struct book *s)
{
	sql_forget(s);
	sqlite3_close(s->db);
	s->db = NULL;
}

/*
 * Switch a new book to WAL, its mode from then on. SQLite does not wait for others just opening the same new
 * book, so we do.
 */
static bool switch_to_wal(struct book *s, struct err *e)
{
	unsigned char head[BOOK_HEAD];
	int code = SQLITE_BUSY;

	if (book_head(s, head) && head[18] == 2 && head[19] == 2)
		return true;   /* it is in this mode */
	for (int waited = 0; code == SQLITE_BUSY && waited <= PATIENCE; waited += PAUSE) {
		code = sqlite3_exec(s->db, "PRAGMA journal_mode = WAL", NULL, NULL, NULL);
		if (code == SQLITE_BUSY)
			sqlite3_sleep(PAUSE);
	}
	return code == SQLITE_OK || sql_failed(s, e);
}

static bool copy_all(struct book *s, sqlite3 **copy, struct err *e)
{
	if (sqlite3_open("", copy) != SQLITE_OK || !book_copy_pages(*copy, s->db, NULL)
		|| !step_register(*copy)) {
		sqlite3_close(*copy);
		*copy = NULL;
		return err_set(e, ERR_FAILED, &msg_rewind_failed, MSG_ARGS(s->path));
	}
	sqlite3_limit(*copy, SQLITE_LIMIT_LENGTH, LONGEST_VALUE);
	return true;
}

bool book_move_to_copy(struct book *s, struct err *e)
{
	const char *file = sqlite3_db_filename(s->db, "main");
	sqlite3 *copy = NULL;

	if (file && !*file)
		return true;   /* it is already */
	if (!copy_all(s, &copy, e))
		return false;
	book_disconnect(s);
	s->db = copy;
	return true;
}

bool book_head(struct book *s, unsigned char out[BOOK_HEAD])
{
	sqlite3_file *file = NULL;

	return sqlite3_file_control(s->db, "main", SQLITE_FCNTL_FILE_POINTER, &file) == SQLITE_OK && file
		&& file->pMethods && file->pMethods->xRead(file, out, BOOK_HEAD, 0) == SQLITE_OK;
}

static const struct sql sql_own_keys = { "SELECT EXISTS (SELECT 1 FROM sqlite_schema AS made "
	"JOIN pragma_foreign_key_list(made.name) WHERE made.type = 'table' AND NOT " IS_OURS("made.name") ")",
	&int_row };

/* Check the header, bring the book up to date, and set the connection up. */
static bool take_up(struct book *s, enum book_access access, struct err *e)
{
	struct migration migrations[SCHEMA_VERSIONS];
	int count = schema_migrations(migrations, SCHEMA_VERSIONS);
	struct header header;
	char missing[BOOK_SHORT] = "";
	int has_own_keys = 0;
	bool is_full = sqlite3_compileoption_used("DEFAULT_SYNCHRONOUS=2")
		&& sqlite3_compileoption_used("DEFAULT_WAL_SYNCHRONOUS=2");

	if (access < BOOK_READ && sqlite3_db_readonly(s->db, "main") == 1)
		return err_set(e, ERR_FAILED, &msg_book_read_only, MSG_ARGS(s->path));
	if (access == BOOK_LOOK) {
		/* An older book that must stay unchanged is upgraded in a private copy. */
		if (!schema_header(s, &header, e))
			return false;
		s->is_copy = header.application == BOOK_APPLICATION && header.version < migrations[count - 1].version;
		if (s->is_copy && !book_move_to_copy(s, e))
			return false;
	}
	if (!schema_upgrade(s, migrations, count, access == BOOK_CREATE, e))
		return false;
	/* Keys of a club's own tables would act or refuse by themselves: then none do, and verify finds ours. */
	if (sql_one(s, &sql_own_keys, NO_VALUES, &has_own_keys, e) != 1)
		return false;
	if (sqlite3_db_config(s->db, SQLITE_DBCONFIG_ENABLE_FKEY, !has_own_keys, NULL) != SQLITE_OK)
		return sql_failed(s, e);
	if ((!is_full && !sql_run(s, &sql_synchronous, NO_VALUES, e)) || !sql_run(s, &sql_cache, NO_VALUES, e))
		return false;
	/* Refuse to write into a book without its triggers: changes would leave no history. */
	if (access < BOOK_READ && !s->is_guarded && !schema_guard(s, missing, e))
		return false;
	if (missing[0])
		return err_set(e, ERR_FAILED, &msg_book_rebuilt, MSG_ARGS(s->path, missing));
	/* A reader sees one state of the book throughout, whoever writes meanwhile. */
	if (access >= BOOK_READ)
		return sql_run(s, &sql_begin_read, NO_VALUES, e);
	return switch_to_wal(s, e);
}

/*
 * Read a book that SQLite cannot open because it creates a -shm file even for reading: on a read-only medium
 * or a full disk nobody else has the book open either, and the file can be read alone, unless its last
 * changes are still in a -wal file.
 */
static bool take_up_frozen(struct book *s, enum book_access access, struct err *e)
{
	struct buf name = { 0 };
	struct err why = { 0 };
	struct stat st;
	bool done = false;

	book_beside(&name, s->path, "-wal");
	if (!name.failed && (stat(name.data, &st) != 0 || st.st_size == 0)) {
		buf_clear(&name);
		book_frozen_uri(&name, s->path);
		done = !name.failed && book_connect(s, name.data, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, &why)
			&& take_up(s, access, &why);
	}
	buf_free(&name);
	if (done)
		*e = (struct err){ 0 };
	return done;
}

bool book_has_moved(struct book *s)
{
	int moved = 0;

	return sqlite3_file_control(s->db, "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved;
}

bool book_say_moved(struct book *s, struct err *e)
{
	struct stat st;

	return err_set(e, ERR_FAILED, stat(s->path, &st) == 0 ? &msg_book_replaced : &msg_book_moved,
		MSG_ARGS(s->path));
}

unsigned book_data_version(struct book *s)
{
	unsigned version = 0;

	sqlite3_file_control(s->db, "main", SQLITE_FCNTL_DATA_VERSION, &version);
	return version;
}

bool book_is_in_place(struct book *s, struct err *e)
{
	int version = 0;

	if (book_has_moved(s))
		return book_say_moved(s, e);
	if (book_data_version(s) == s->data_version)
		return true;   /* nobody has written since its version was read */
	if (sql_one(s, &sql_version, NO_VALUES, &version, e) != 1)
		return false;
	if (version > s->version) {
		return err_set(e, ERR_FAILED, &msg_book_newer, MSG_ARGS(s->path, num_of(version).text,
			num_of(s->version).text));
	}
	return version == s->version || book_say_moved(s, e);
}

bool book_open(struct book **out, const char *path, enum book_access access, struct err *e)
{
	const int flags = SQLITE_OPEN_READWRITE | (access == BOOK_CREATE ? SQLITE_OPEN_CREATE : 0);
	struct stat st;
	bool done;

	*out = NULL;
	if (!path[0])
		return err_set(e, ERR_NOT_FOUND, &msg_book_missing, MSG_ARGS(path));
	/* SQLite would keep it in memory, or read it as a URI. */
	if (path[0] == ':' || strncmp(path, "file:", 5) == 0)
		return err_set(e, ERR_REFUSED, &msg_book_no_name, MSG_ARGS(path));
	if (!check_path(path, access, e))
		return false;
	struct book *s = calloc(1, sizeof *s);
	if (s)
		s->path = strdup(path);
	if (!s || !s->path) {
		book_close(s);
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	}
	s->is_new = stat(path, &st) != 0 && errno == ENOENT;
	do {
		if (s->db)
			book_disconnect(s);
		done = book_connect(s, s->path, flags, e) && take_up(s, access, e);
	} while (done && !s->is_copy && book_has_moved(s));
	if (!done) {
		book_disconnect(s);
		bool is_barred = s->failure == SQLITE_CANTOPEN || s->failure == SQLITE_READONLY
			|| s->failure == SQLITE_FULL;
		done = access >= BOOK_READ && is_barred && take_up_frozen(s, access, e);
	}
	if (!done)
		book_close(s);
	*out = done ? s : NULL;
	return done;
}

const char *book_path(const struct book *s)
{
	return s->path;
}

int book_lock_alone(struct book *s)
{
	static const char alone[] =
		"PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE";

	sqlite3_busy_timeout(s->db, 0);
	return sqlite3_exec(s->db, alone, NULL, NULL, NULL);
}

bool book_open_copy(struct book **out, struct book *of, struct err *e)
{
	struct book *s = calloc(1, sizeof *s);

	if (s)
		s->path = strdup(of->path);
	bool done = s && s->path ? copy_all(of, &s->db, e)
		: err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	if (!done)
		book_close(s);
	*out = done ? s : NULL;
	return done;
}

static const struct sql sql_steps = { "SELECT count(*) FROM step", &int_row };

void book_drop_unused(struct book *s)
{
	struct err ignored = { 0 };
	int steps = 1;

	if (!s || !s->is_new)
		return;
	book_rollback(s);
	sql_forget(s);
	if (book_lock_alone(s) == SQLITE_OK && sql_one(s, &sql_steps, NO_VALUES, &steps, &ignored) == 1
		&& steps == 0)
		unlink(s->path);
}

void book_close(struct book *s)
{
	if (!s)
		return;
	if (s->db)
		book_disconnect(s);
	list_free(&s->open_rounds);
	free(s->path);
	free(s);
}
