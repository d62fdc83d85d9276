/* Handle the version of a book: refuse foreign and newer ones, upgrade older ones. */
#include "base/messages.h"
#include "book/inner.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WHOLE "schema/whole.sql"

int schema_migrations(struct migration *out, int room)
{
	int count = 0;
	const struct embedded *file;

	for (size_t n = 0; (file = embedded_at(n)) != NULL && count < room; n++) {
		if (strncmp(file->name, "schema/", 7) != 0 || strcmp(file->name, WHOLE) == 0)
			continue;
		out[count].version = atoi(file->name + 7);
		out[count++].sql = (const char *)file->data;
	}
	return count;
}

static bool run_sql(struct book *s, const char *text, struct err *e)
{
	return sqlite3_exec(s->db, text, NULL, NULL, NULL) == SQLITE_OK || sql_failed(s, e);
}

/* ---- views and triggers: they run by themselves ------------------------------------------------------- */

/* A view or trigger of the schema files: its name, and its statement without the semicolon. */
struct piece {
	bool is_trigger, is_there;   /* is_there: in the book being checked */
	char name[BOOK_SHORT];
	const char *sql;
	size_t length;
};

enum { PIECES = 256 };

/* A view or trigger found in a book. */
struct running {
	const char *type, *name, *sql;
	bool is_table;   /* named like a table of the program */
};

/* Take a statement of a schema file; a second one for the same piece replaces the first. */
static int take_piece(struct piece *pieces, int count, bool is_trigger, const char *sql)
{
	const char *name = sql + strlen(is_trigger ? "CREATE TRIGGER " : "CREATE VIEW ");
	/* The last semicolon ends a line of the file, a trigger's after END. */
	const char *end = strstr(sql, is_trigger ? "END;\n" : ";\n");
	struct piece piece = { .is_trigger = is_trigger, .sql = sql };
	int at = 0;

	snprintf(piece.name, sizeof piece.name, "%.*s", (int)strcspn(name, " \n("), name);
	if (end)
		piece.length = (size_t)(end - sql) + (is_trigger ? strlen("END") : 0);
	while (at < count && strcmp(pieces[at].name, piece.name) != 0)
		at++;
	if (at < PIECES)
		pieces[at] = piece;
	return at == count && at < PIECES ? count + 1 : count;
}

/* List the views and triggers of a book of that version. */
static int list_pieces(struct piece *pieces, int version)
{
	struct migration migrations[SCHEMA_VERSIONS];
	int files = schema_migrations(migrations, SCHEMA_VERSIONS), count = 0;

	for (int i = 0; i < files && migrations[i].version <= version; i++) {
		for (const char *at = migrations[i].sql; at; at = strchr(at, '\n')) {
			at += *at == '\n';
			if (strncmp(at, "CREATE TRIGGER ", 15) == 0)
				count = take_piece(pieces, count, true, at);
			else if (strncmp(at, "CREATE VIEW ", 12) == 0)
				count = take_piece(pieces, count, false, at);
		}
	}
	return count;
}

/*
 * Views and triggers run when the book is read or written, perhaps forever: they must be the program's own,
 * unchanged. A club may keep views of its own, but none named like a table or a function.
 */
static bool may_run(const struct running *found, struct piece *pieces, int count)
{
	bool is_trigger = found->type && strcmp(found->type, "trigger") == 0;

	if (!found->type || !found->name || !found->sql)
		return false;
	bool is_of_sqlite = sqlite3_strnicmp(found->name, "pragma_", 7) == 0
		|| sqlite3_stricmp(found->name, "json_each") == 0 || sqlite3_stricmp(found->name, "json_tree") == 0;
	if (is_of_sqlite)
		return false;
	for (int i = 0; i < count; i++) {
		struct piece *piece = &pieces[i];
		if (sqlite3_stricmp(piece->name, found->name) != 0)
			continue;
		piece->is_there = true;
		return piece->is_trigger == is_trigger && strlen(found->sql) == piece->length
			&& memcmp(found->sql, piece->sql, piece->length) == 0;
	}
	return !is_trigger && !found->is_table;
}

static const struct sql sql_running = { "SELECT type, name, sql, " IS_OURS("name") " FROM sqlite_schema "
	"WHERE type IN ('view', 'trigger') OR name LIKE 'pragma%' OR name LIKE 'json%'", NULL };

/*
 * Look at all views and triggers, from the first row of sql_running on: `odd` is one that
 * may not run, `missing` the first missing trigger, else "".
 */
static bool look_at_running(struct book *s, sqlite3_stmt *st, int row, int version, char odd[BOOK_SHORT],
	char missing[BOOK_SHORT], struct err *e)
{
	struct piece pieces[PIECES];
	int count = list_pieces(pieces, version);

	odd[0] = '\0';
	for (; row == 1; row = sql_next(s, st, e)) {
		const struct running found = { (const char *)sqlite3_column_text(st, 0),
			(const char *)sqlite3_column_text(st, 1), (const char *)sqlite3_column_text(st, 2),
			sql_int(st, 3) != 0 };
		if (!may_run(&found, pieces, count) && !odd[0])
			snprintf(odd, BOOK_SHORT, "%s", found.name && found.name[0] ? found.name : "?");
	}
	text_make_plain(odd, strlen(odd));
	missing[0] = '\0';
	for (int i = 0; i < count && !missing[0]; i++) {
		if (pieces[i].is_trigger && !pieces[i].is_there)
			snprintf(missing, BOOK_SHORT, "%s", pieces[i].name);
	}
	return row == 0;
}

const struct sql sql_version = { "PRAGMA user_version", &int_row };

bool schema_guard(struct book *s, char missing[BOOK_SHORT], struct err *e)
{
	char odd[BOOK_SHORT];
	int version = 0;

	if (sql_one(s, &sql_version, NO_VALUES, &version, e) != 1)
		return false;
	sqlite3_stmt *st = sql_start(s, &sql_running, NO_VALUES, e);
	return st && look_at_running(s, st, sql_next(s, st, e), version, odd, missing, e);
}

/* ---- the whole schema, compared with that of an empty book --------------------------------------------- */

/* Write a statement as one line, without the quotes that SQLite adds when it renames a table. */
static void write_plainly(struct buf *b, const unsigned char *sql)
{
	for (; sql && *sql; sql++) {
		bool is_blank = *sql == ' ' || *sql == '\n' || *sql == '\t';
		if (is_blank && b->len > 0 && b->data[b->len - 1] != ' ')
			buf_char(b, ' ');
		else if (!is_blank && *sql != '"')
			buf_char(b, (char)*sql);
	}
}

static bool same_statement(sqlite3_stmt *a, sqlite3_stmt *b)
{
	struct buf x = { 0 }, y = { 0 };

	write_plainly(&x, sqlite3_column_text(a, 2));
	write_plainly(&y, sqlite3_column_text(b, 2));
	bool same = !x.failed && !y.failed && strcmp(buf_text(&x), buf_text(&y)) == 0;
	buf_free(&x);
	buf_free(&y);
	return same;
}

/* Compare two rows (type, name); an ended statement comes last. */
static int compare_pieces(sqlite3_stmt *a, int a_state, sqlite3_stmt *b, int b_state)
{
	if (a_state != 1 || b_state != 1)
		return (a_state != 1) - (b_state != 1);
	int order = strcmp((const char *)sqlite3_column_text(a, 0), (const char *)sqlite3_column_text(b, 0));
	return order
		? order
		: strcmp((const char *)sqlite3_column_text(a, 1), (const char *)sqlite3_column_text(b, 1));
}

static void tell_piece(schema_visit *visit, void *arg, enum schema_fault fault, sqlite3_stmt *st)
{
	char type[BOOK_SHORT], name[BOOK_SHORT];

	sql_text(st, 0, type, sizeof type);
	sql_text(st, 1, name, sizeof name);
	visit(arg, fault, type, name);
}

/*
 * Does a piece that only the book has matter? An index on a table of ours does, a club's own table or view
 * does not.
 */
static bool is_additional(sqlite3_stmt *st)
{
	return strcmp((const char *)sqlite3_column_text(st, 0), "index") != 0
		|| sqlite3_column_type(st, 2) == SQLITE_NULL
		|| !sql_int(st, 3);
}

static const struct sql sql_schema = { "SELECT type, name, sql, " IS_OURS("tbl_name") " FROM sqlite_schema "
	"WHERE type IS NOT NULL AND name IS NOT NULL ORDER BY type COLLATE BINARY, name COLLATE BINARY", NULL };

static bool compare_schemas(struct book *s, struct book *empty, schema_visit *visit, void *arg, struct err *e)
{
	sqlite3_stmt *ours = sql_start(empty, &sql_schema, NO_VALUES, e),
		     *its = ours ? sql_start(s, &sql_schema, NO_VALUES, e) : NULL;
	int our_state = its ? sql_next(empty, ours, e) : -1, its_state = its ? sql_next(s, its, e) : -1;

	while (our_state >= 0 && its_state >= 0 && our_state + its_state > 0) {
		int order = compare_pieces(ours, our_state, its, its_state);
		if (order < 0)
			tell_piece(visit, arg, SCHEMA_MISSING, ours);
		else if (order > 0)
			tell_piece(visit, arg, is_additional(its) ? SCHEMA_CLUBS : SCHEMA_ADDED, its);
		else
			tell_piece(visit, arg, same_statement(ours, its) ? SCHEMA_KEPT : SCHEMA_CHANGED, its);
		if (order <= 0)
			our_state = sql_next(empty, ours, e);
		if (order >= 0)
			its_state = sql_next(s, its, e);
	}
	return our_state == 0 && its_state == 0;
}

const unsigned char schema_seal_made[SEAL_SIZE] = {
	0x8c, 0x29, 0x74, 0x8d, 0xdc, 0x6a, 0xe4, 0xe4, 0xd7, 0xe2, 0xe4, 0x14,
	0xf7, 0xb6, 0xa8, 0x82, 0x60, 0xa5, 0xfb, 0xa2, 0x38, 0xb2, 0x74, 0x72,
	0xcc, 0x29, 0x18, 0xfe, 0xaa, 0x3f, 0x54, 0xd9,
};

bool schema_seal(struct book *s, unsigned char out[SEAL_SIZE], struct err *e)
{
	sqlite3_stmt *st = sql_start(s, &sql_schema, NO_VALUES, e);
	int row = st ? sql_next(s, st, e) : -1;
	bool failed = false;
	SHA2_CTX seal;

	for (seal_open(&seal); row == 1 && !failed; row = sql_next(s, st, e)) {
		struct buf plain = { 0 };
		write_plainly(&plain, sqlite3_column_text(st, 2));
		seal_columns(&seal, st, 0, 2);
		seal_values(&seal, VALUES(TEXT(buf_text(&plain))));
		failed = plain.failed;
		buf_free(&plain);
	}
	seal_close(&seal, out);
	if (failed)
		sqlite3_reset(st);
	return failed ? err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS) : row == 0;
}

/* Compare a book with an empty one, and visit pieces missing, changed or added. */
static bool compare_with_empty(struct book *s, schema_visit *visit, void *arg, struct err *e)
{
	struct migration migrations[SCHEMA_VERSIONS];
	int files = schema_migrations(migrations, SCHEMA_VERSIONS), version = 0;
	struct book empty = { .path = s->path };
	bool done = sql_one(s, &sql_version, NO_VALUES, &version, e) == 1
		&& (sqlite3_open(":memory:", &empty.db) == SQLITE_OK
			|| err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS));

	for (int i = 0; done && i < files && migrations[i].version <= version; i++)
		done = run_sql(&empty, migrations[i].sql, e);
	done = done && compare_schemas(s, &empty, visit, arg, e);
	sql_forget(&empty);
	sqlite3_close(empty.db);
	return done;
}

bool schema_compare(struct book *s, schema_visit *visit, void *arg, struct err *e)
{
	unsigned char seal[SEAL_SIZE];
	char missing[BOOK_SHORT];

	if (!schema_seal(s, seal, e))
		return false;
	if (memcmp(seal, schema_seal_made, SEAL_SIZE) == 0)
		return true;   /* with all its triggers */
	if (!schema_guard(s, missing, e))
		return false;
	if (missing[0])
		visit(arg, SCHEMA_UNGUARDED, "trigger", missing);
	return compare_with_empty(s, visit, arg, e);
}

/* The pieces of a book: its tables that are as the program made them, a name a line. */
struct pieces {
	bool is_altered, has_clubs;
	struct buf tables;
};

static void note_piece(void *arg, enum schema_fault fault, const char *type, const char *name)
{
	struct pieces *pieces = arg;

	pieces->is_altered = pieces->is_altered || fault == SCHEMA_CHANGED || fault == SCHEMA_ADDED;
	pieces->has_clubs = pieces->has_clubs || (fault == SCHEMA_CLUBS && strcmp(type, "view") != 0);
	if (fault == SCHEMA_KEPT && strcmp(type, "table") == 0)
		buf_printf(&pieces->tables, "%s\n", name);
}

static const struct sql sql_check_file = {
	"SELECT integrity_check FROM pragma_integrity_check WHERE integrity_check <> 'ok' LIMIT 20", NULL };
static const struct sql sql_check_table = {
	"SELECT integrity_check FROM pragma_integrity_check(?1) WHERE integrity_check <> 'ok' LIMIT 20", NULL };

/* Check a table; NULL: the whole file. */
static bool check_table(struct book *s, const char *table, void (*found)(void *arg, const char *fault),
	void *arg, struct err *e)
{
	sqlite3_stmt *st = table ? sql_start(s, &sql_check_table, VALUES(TEXT(table)), e)
		: sql_start(s, &sql_check_file, NO_VALUES, e);
	int row = st ? sql_next(s, st, e) : -1;

	for (; row == 1; row = sql_next(s, st, e))
		found(arg, (const char *)sqlite3_column_text(st, 0));
	return row == 0;
}

bool schema_check_file(struct book *s, void (*found)(void *arg, const char *fault), void *arg, struct err *e)
{
	struct pieces pieces = { .tables = { 0 } };
	bool done = schema_compare(s, note_piece, &pieces, e);

	if (done && !pieces.has_clubs && !pieces.is_altered)
		done = check_table(s, NULL, found, arg, e);
	for (char *name = pieces.tables.data, *end; done && !pieces.is_altered && pieces.has_clubs && *name;) {
		end = strchr(name, '\n');
		*end = '\0';
		done = check_table(s, name, found, arg, e);
		name = end + 1;
	}
	done = done && (!pieces.tables.failed || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS));
	buf_free(&pieces.tables);
	return done;
}

const struct sql sql_triggers = {
	"SELECT printf('DROP TRIGGER \"%w\";', name), sql FROM sqlite_schema WHERE type = 'trigger'", NULL
};

bool schema_unguard(struct book *s, struct err *e)
{
	struct buf drop = { 0 };
	sqlite3_stmt *st = sql_start(s, &sql_triggers, NO_VALUES, e);
	int row = st ? sql_next(s, st, e) : -1;

	for (; row == 1; row = sql_next(s, st, e))
		buf_str(&drop, (const char *)sqlite3_column_text(st, 0));
	if (row == 0 && drop.failed)
		err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	bool done = row == 0 && !drop.failed
		&& (sqlite3_exec(s->db, buf_text(&drop), NULL, NULL, NULL) == SQLITE_OK || sql_failed(s, e));
	buf_free(&drop);
	return done;
}

static const struct sql sql_application = { "PRAGMA application_id", &int_row };
static const struct sql sql_objects = { "SELECT count(*) FROM sqlite_schema", &int_row };

bool schema_header(struct book *s, struct header *header, struct err *e)
{
	unsigned char head[BOOK_HEAD];

	/* A book is ours from its making on, so that the file itself says it. */
	bool is_ours = book_head(s, head)
		&& memcmp(head + 68, (const unsigned char[]){ 'R', 'N', 'S', 'Z' }, 4) == 0;
	header->application = BOOK_APPLICATION;
	if (!is_ours && sql_one(s, &sql_application, NO_VALUES, &header->application, e) != 1)
		return false;
	return sql_one(s, &sql_version, NO_VALUES, &header->version, e) == 1
		&& (header->application == BOOK_APPLICATION
		|| sql_one(s, &sql_objects, NO_VALUES, &header->objects, e) == 1);
}

/* Check the header. 1: the book is at `newest`, 0: it must be made or upgraded, -1: refused. */
static int judge_header(struct book *s, int newest, bool may_make, struct header *header, struct err *e)
{
	if (!schema_header(s, header, e))
		return -1;
	if (header->application == 0 && header->version == 0 && header->objects == 0) {
		if (!may_make)
			err_set(e, ERR_FAILED, &msg_book_empty, MSG_ARGS(s->path));
		return may_make ? 0 : -1;
	}
	if (header->application != BOOK_APPLICATION || header->version < 1) {
		err_set(e, ERR_FAILED, &msg_book_foreign, MSG_ARGS(s->path));
		return -1;
	}
	if (header->version > newest) {
		err_set(e, ERR_FAILED, &msg_book_newer, MSG_ARGS(s->path, num_of(header->version).text,
			num_of(newest).text));
		return -1;
	}
	return header->version == newest;
}

/*
 * Look at the header and at views and triggers; returns as judge_header does. The statement that lists the
 * latter keeps both of one state of the book.
 */
static int check_header(struct book *s, int newest, bool may_make, struct header *header, struct err *e)
{
	struct err why = { 0 };
	sqlite3_stmt *st = sql_start(s, &sql_running, NO_VALUES, &why);
	int row = st ? sql_next(s, st, &why) : -1;
	int fits = judge_header(s, newest, may_make, header, e);
	char odd[BOOK_SHORT], missing[BOOK_SHORT];

	s->data_version = book_data_version(s);
	if (fits < 0 || header->version == 0) {
		if (row == 1)
			sqlite3_reset(st);
		return fits;
	}
	if (row < 0)
		*e = why;
	if (row < 0 || !look_at_running(s, st, row, header->version, odd, missing, e))
		return -1;
	s->is_guarded = !missing[0];
	if (odd[0])
		err_set(e, ERR_FAILED, &msg_book_rebuilt, MSG_ARGS(s->path, odd));
	return odd[0] ? -1 : fits;
}

/* Back the book up as BOOK.backup-vN; replace an older backup of the same version. */
static bool back_up(struct book *s, int version, struct err *e)
{
	struct buf path = { 0 };
	struct book_summary summary;
	struct err why = { 0 };

	buf_printf(&path, "%s.backup-v%d", s->path, version);
	bool done = !path.failed && book_back_up(s->path, path.data, NULL, &summary, &why);
	if (!done)
		err_set(e, ERR_FAILED, &msg_backup_failed, MSG_ARGS(s->path, buf_text(&path)));
	buf_free(&path);
	return done;
}

/* Find the schema of that version in one piece, which makes a new book several times as fast as all
 * migrations; NULL: the file is of another version. */
static const char *find_whole(int version)
{
	static const char first_line[] = "PRAGMA user_version = ";
	const struct embedded *file;
	size_t n = 0;

	while ((file = embedded_at(n)) != NULL && strcmp(file->name, WHOLE) != 0)
		n++;
	const char *sql = file ? (const char *)file->data : "";
	bool is_whole = strncmp(sql, first_line, strlen(first_line)) == 0;
	return is_whole && atoi(sql + strlen(first_line)) == version ? sql : NULL;
}

bool schema_migrate(struct book *s, const struct migration *migrations, int count, int version, struct err *e)
{
	const char *whole = version == 0 && count > 0 ? find_whole(migrations[count - 1].version) : NULL;
	char pragma[64];

	/* A table that takes another's place leaves alone what a club's own views and tables say of it. */
	if (!run_sql(s, "PRAGMA legacy_alter_table = ON", e))
		return false;
	if (whole && !run_sql(s, whole, e))
		return false;
	for (int i = 0; i < count && !whole; i++) {
		if (migrations[i].version <= version)
			continue;
		snprintf(pragma, sizeof pragma, "PRAGMA user_version = %d", migrations[i].version);
		if (!run_sql(s, migrations[i].sql, e) || !run_sql(s, pragma, e))
			return false;
	}
	snprintf(pragma, sizeof pragma, "PRAGMA application_id = %d", BOOK_APPLICATION);
	return run_sql(s, "PRAGMA legacy_alter_table = OFF", e) && run_sql(s, pragma, e);
}

static const struct sql sql_lost_references = { "SELECT 1 FROM " LOST_REFERENCES, NULL };

bool schema_check_references(struct book *s, struct err *e)
{
	sqlite3_stmt *st = sql_start(s, &sql_lost_references, NO_VALUES, e);
	int lost = st ? sql_next(s, st, e) : -1;

	if (lost == 1) {
		sqlite3_reset(st);
		err_set(e, ERR_FAILED, &msg_book_damaged, MSG_ARGS(s->path));
	}
	return lost == 0;
}

static const struct sql sql_upgrade_then = { "UPDATE step SET at = (SELECT at FROM step AS last "
	"WHERE last.id = step.id - 1) WHERE kind = 'upgrade' AND seal IS NULL", NULL };

static bool use_triggers(struct book *s, bool used, struct err *e)
{
	return sqlite3_db_config(s->db, SQLITE_DBCONFIG_ENABLE_TRIGGER, used, NULL) == SQLITE_OK
		|| sql_failed(s, e);
}

/*
 * A private copy is upgraded whenever it is read: it is the same book each time if its upgrade has the time
 * of the last step before it. A trigger forbids changing a step, so triggers are off meanwhile.
 */
static bool date_upgrade(struct book *s, struct err *e)
{
	return use_triggers(s, false, e) && sql_run(s, &sql_upgrade_then, NO_VALUES, e)
		&& use_triggers(s, true, e);
}

bool schema_upgrade(struct book *s, const struct migration *migrations, int count, bool may_make,
	struct err *e)
{
	int newest = migrations[count - 1].version;
	struct header header = { 0 };

	int fits = check_header(s, newest, may_make, &header, e);
	s->version = header.version;
	if (fits != 0)
		return fits == 1;
	if (!run_sql(s, "PRAGMA foreign_keys = OFF", e) || !sql_run(s, &sql_begin_write, NO_VALUES, e))
		return false;
	/* Check again, now that nobody else can write: another program may just have upgraded it. */
	fits = check_header(s, newest, may_make, &header, e);
	bool done = fits == 1;
	/* Foreign keys are off (a migration may rebuild tables), so check all of them once. */
	if (fits == 0) {
		done = header.version == 0 || s->is_copy || back_up(s, header.version, e);
		done =
			done && schema_migrate(s, migrations, count, header.version, e)
			&& (!s->is_copy || date_upgrade(s, e)) && seal_past(s, e)
			&& schema_check_references(s, e);
	}
	done = done && sql_run(s, &sql_commit, NO_VALUES, e);
	if (done)
		s->version = newest;
	else
		book_rollback(s);
	return done;
}
