/* Make changes: one transaction each, with the step row that names its author. */
#include "base/messages.h"
#include "book/inner.h"

#include <stdio.h>
#include <string.h>

const struct sql sql_begin_write = { "BEGIN IMMEDIATE", NULL };

bool book_begin(struct book *s, const struct book_author *author, struct err *e)
{
	s->author = *author;
	s->is_changing = false;
	s->lost = (struct err){ 0 };
	s->step = 0;
	s->kind = "change";
	s->of = 0;
	s->attempt = (struct attempt){ 0 };
	s->freed = (struct freed){ 0 };
	s->unruled = (struct unruled){ 0 };
	s->open_rounds.count = 0;
	s->looked_at = (struct book_round){ 0 };
	s->unchecked = (struct book_unchecked){ 0 };
	if (!sql_run(s, &sql_begin_write, NO_VALUES, e))
		return false;
	s->is_changing = true;
	/* The lock excludes migrations and restored backups. */
	if (book_is_in_place(s, e))
		return true;
	book_rollback(s);
	return false;
}

bool book_author_switch(struct book *s, const char *operator_name, const char *command, struct err *e)
{
	const size_t kept = text_cut(command, strlen(command), sizeof s->command - 1);
	bool is_same = strncmp(s->author.command, command, kept) == 0 && !s->author.command[kept];

	if (strcmp(s->author.operator_name, operator_name) == 0 && is_same)
		return true;
	if (s->step != 0 && !seal_finish(s, e))
		return false;
	s->step = 0;
	snprintf(s->operator_name, sizeof s->operator_name, "%s", operator_name);
	snprintf(s->command, sizeof s->command, "%.*s", (int)kept, command);
	s->author.operator_name = s->operator_name;
	s->author.command = s->command;
	return true;
}

const struct sql sql_commit = { "COMMIT", NULL };

bool book_commit(struct book *s, struct err *e)
{
	bool done = s->step == 0 || seal_finish(s, e);

	s->step = 0;
	/* No migration can have run since book_begin, but the file may have been replaced. */
	if (done && book_has_moved(s))
		return book_say_moved(s, e);
	s->is_changing = !done || !sql_run(s, &sql_commit, NO_VALUES, e);
	return !s->is_changing;
}

struct book_unchecked book_unchecked(const struct book *s)
{
	return s->unchecked;
}

static const struct sql sql_rollback = { "ROLLBACK", NULL };

void book_rollback(struct book *s)
{
	struct err ignored = { 0 };

	s->is_changing = false;
	s->lost = (struct err){ 0 };
	s->step = 0;
	s->unruled = (struct unruled){ 0 };
	s->open_rounds.count = 0;
	/* When the disk is full, SQLite itself rolls back. */
	if (!sqlite3_get_autocommit(s->db))
		sql_run(s, &sql_rollback, NO_VALUES, &ignored);
}

static const struct sql sql_step_add = { "INSERT INTO step (at, operator, command, version, kind, of) VALUES "
	"(coalesce(?, strftime('%Y-%m-%dT%H:%M:%SZ', 'now')), ?, ?, ?, ?, ?)", NULL };

/*
 * Skip a word of a command before its name. Quotes within quotes were once logged as they are: the closing
 * one has another option or a name after it.
 */
static const char *skip_word(const char *s)
{
	static const char quote[] = "'\\''";

	if (*s != '\'')
		return s + strcspn(s, " ");
	while (*++s) {
		size_t name = s[1] == ' ' ? strspn(s + 2, "abcdefghijklmnopqrstuvwxyz") : 0;
		if (strncmp(s, quote, strlen(quote)) == 0)
			s += strlen(quote) - 1;
		else if (*s == '\'' && (!s[1] || strncmp(s + 1, " -", 2) == 0 || strncmp(s + 1, " '-", 3) == 0
			|| (name > 0 && strchr(" ", s[2 + name]))))
			return s + 1;
	}
	return s;
}

const char *step_name(const char *command)
{
	for (const char *end; command[*command == '\''] == '-'; command = end + (*end == ' ')) {
		const char *word = command + (*command == '\'');
		end = skip_word(command);
		const size_t n = (size_t)(end - word);
		/* The value of "-e" or "--event" is the next word, that of "-eKupa" or "--event=Kupa" is in it. */
		if (n == 2 ? word[1] != '-' : word[1] == '-' && !memchr(word, '=', n))
			end = skip_word(end + (*end == ' '));
	}
	return command;
}

const char *step_taken(const char *command)
{
	static const char *const names[] = { "merge ", "import ", "event import ", "player import " };
	enum { MARK = MET_DIGITS + 2 };
	const char *const end = command + strlen(command), *const name = step_name(command);
	const char *mark = end - command > MARK ? end - MARK : end;
	bool takes = false;

	if (mark == end || mark[-1] != ' ' || strspn(mark + 1, "0123456789abcdef") != MET_DIGITS
		|| ((*mark != '[' || end[-1] != ']') && (*mark != '(' || end[-1] != ')')))
		mark = end;
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		takes = takes || strncmp(name, names[i], strlen(names[i])) == 0;
	/* Only a merge has a mark; a long path before its name once cut the name off. */
	if (strncmp(name, names[0], strlen(names[0])) == 0 || (*mark && name >= mark))
		return mark;
	return takes ? end : NULL;
}

static void taken_over(sqlite3_context *context, int count, sqlite3_value **values)
{
	const char *command = count == 1 ? (const char *)sqlite3_value_text(values[0]) : NULL;
	const char *mark = command ? step_taken(command) : NULL;

	if (mark)
		sqlite3_result_text(context, mark, -1, SQLITE_TRANSIENT);
}

bool step_register(sqlite3 *db)
{
	const int how = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY;

	return sqlite3_create_function(db, "taken_over", 1, how, NULL, taken_over, NULL, NULL) == SQLITE_OK;
}

bool book_step(struct book *s, struct err *e)
{
	const struct book_author *author = &s->author;
	const struct value now = NOTHING, given = TEXT(author->at);

	if (s->step != 0)
		return true;
	if (!sql_run(s, &sql_step_add, VALUES(author->at && *author->at ? given : now,
		TEXT(author->operator_name), TEXT(author->command), TEXT(RENONSZ_VERSION),
		TEXT(s->kind), ID(s->of)), e))
		return false;
	s->step = sqlite3_last_insert_rowid(s->db);
	return seal_start(s, e);
}

/* How complete a round is. */
enum progress { ROUND_FAILED = -1, ROUND_OPEN, ROUND_MISSEATED, ROUND_COMPLETE };

/* For each table of a round, the number of deals needed (book_event_deals), and of those thrown in. */
#define ALL_WANT \
	"SELECT 1 FROM (SELECT game_table.id, " DEALS_AT("game_table.id") " AS wanted, " \
	UNPLAYED("game_table.id") "AS unplayed " \
	"FROM game_table JOIN event ON event.id = game_table.event " \
	"WHERE game_table.event = ?1 AND round = ?2 AND NOT game_table.removed"
#define ROUND_WANTS ALL_WANT " AND signed_by IS NULL) AS at "
#define DEALS_THERE "(SELECT count(*) FROM deal WHERE game_table = at.id " \
	"AND current AND deal.no <= wanted + unplayed AND state NOT IN ('redeal', 'taken-back') " \
	"AND NOT " IS_UNPLAYED ")"
/* Is there a table that lacks deals and never had totals? The usual case, and twice as fast to prepare. */
static const struct sql sql_round_lacks = { "SELECT EXISTS (" ROUND_WANTS "WHERE wanted = 0 OR (wanted > "
	DEALS_THERE " AND NOT EXISTS (SELECT 1 FROM sheet_total WHERE game_table = at.id)))", &int_row };
/* 1: an unsigned table lacks deals, or totals of all deals; 2: the round has no table. */
static const struct sql sql_round_open = { "SELECT CASE WHEN EXISTS (" ROUND_WANTS "WHERE wanted = 0 OR "
	"wanted > max("
	DEALS_THERE ", (SELECT coalesce(max(deals), 0) FROM total_standing WHERE game_table = at.id))) THEN 1 "
	"WHEN EXISTS (SELECT 1 FROM game_table WHERE event = ?1 AND round = ?2 AND NOT removed) THEN 0 "
	"ELSE 2 END", &int_row };

/* Count the tables signed without all their deals. */
static const struct sql sql_round_short = { "SELECT count(*) FROM (" ALL_WANT ") AS at WHERE wanted > max("
	DEALS_THERE ", (SELECT coalesce(max(deals), 0) FROM total_standing WHERE game_table = at.id)))",
	&int_row };

static const struct sql sql_round_twice = { "SELECT count(*) FROM (SELECT 1 FROM game_table "
	"JOIN seat ON seat.game_table = game_table.id AND entry IS NOT NULL WHERE event = ?1 AND round = ?2 "
	"AND NOT removed GROUP BY entry HAVING count(*) > 1)", &int_row };

/* Find whether the round has tables, each signed or with all its deals, and every player one seat. */
static enum progress look_at_round(struct book *s, struct book_round *round, struct err *e)
{
	struct book_entry *list = NULL;
	size_t count = 0;
	int open = 0;

	round->unseated = round->twice = 0;
	if (sql_one(s, &sql_round_lacks, VALUES(INT(round->event), INT(round->round)), &open, e) != 1
		|| (!open
			&& sql_one(s, &sql_round_open, VALUES(INT(round->event), INT(round->round)), &open, e) != 1))
		return ROUND_FAILED;
	if (open)
		return ROUND_OPEN;
	if (!book_unseated(s, round->event, round->round, &list, &count, e)
		|| sql_one(s, &sql_round_twice, VALUES(INT(round->event), INT(round->round)), &round->twice,
			e) != 1) {
		book_free(list);
		return ROUND_FAILED;
	}
	book_free(list);
	round->unseated = (int)count;
	return count > 0 || round->twice > 0 ? ROUND_MISSEATED : ROUND_COMPLETE;
}

bool round_touch(struct book *s, int64_t event, int round, struct err *e)
{
	const struct book_round *known = s->open_rounds.items;

	if (s->looked_at.event == event && s->looked_at.round == round)
		return true;
	for (size_t i = 0; i < s->open_rounds.count; i++) {
		if (known[i].event == event && known[i].round == round)
			return true;
	}
	s->looked_at = (struct book_round){ .event = event, .round = round };
	enum progress progress = look_at_round(s, &s->looked_at, e);
	if (progress == ROUND_FAILED)
		return false;
	struct book_round *added = progress != ROUND_COMPLETE ? list_add(&s->open_rounds, sizeof *added) : NULL;
	if (progress != ROUND_COMPLETE && !added)
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	if (added)
		*added = s->looked_at;
	return true;
}

bool book_round_completed(struct book *s, struct book_round *out)
{
	const struct book_round *rounds = s->open_rounds.items;
	struct err ignored = { 0 };
	bool found = false;

	for (size_t i = s->open_rounds.count; i > 0 && !found; i--) {
		*out = rounds[i - 1];
		enum progress progress = look_at_round(s, out, &ignored);
		found = progress == ROUND_COMPLETE || (progress == ROUND_MISSEATED
			&& rounds[i - 1].unseated + rounds[i - 1].twice == 0);
		if (found && sql_one(s, &sql_round_short, VALUES(INT(out->event), INT(out->round)),
			&out->short_tables, &ignored) != 1)
			out->short_tables = 0;
	}
	s->open_rounds.count = 0;
	return found;
}

const struct sql sql_begin_read = { "BEGIN", NULL };
