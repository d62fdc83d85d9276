/* Changes: a transaction each, and the step row that says who made it. */
#include "base/messages.h"
#include "book/inner.h"

#include <stdio.h>
#include <string.h>

bool book_begin(struct book *s, const struct book_author *author, struct err *e)
{
	s->author = *author;
	s->step = 0;
	s->kind = "change";
	s->of = 0;
	s->attempt = (struct attempt){ 0 };
	s->open_rounds.count = 0;
	s->looked_at = (struct book_round){ 0 };
	s->unchecked = (struct book_unchecked){ 0 };
	if (!sql_run(s, SQL_BEGIN_WRITE, NO_VALUES, e))
		return false;
	/* Under the lock: a migration, or who puts a backup in the book's place, has waited or is over. */
	bool in_place = book_is_in_place(s, e);
	if (!in_place)
		book_rollback(s);
	return in_place;
}

bool book_author_switch(struct book *s, const char *operator_name, const char *command, struct err *e)
{
	if (strcmp(s->author.operator_name, operator_name) == 0 && strcmp(s->author.command, command) == 0)
		return true;
	if (s->step != 0 && !seal_finish(s, e))
		return false;
	s->step = 0;
	snprintf(s->operator_name, sizeof s->operator_name, "%s", operator_name);
	snprintf(s->command, sizeof s->command, "%s", command);
	s->author.operator_name = s->operator_name;
	s->author.command = s->command;
	return true;
}

bool book_commit(struct book *s, struct err *e)
{
	bool done = s->step == 0 || seal_finish(s, e);

	s->step = 0;
	return done && book_is_in_place(s, e) && sql_run(s, SQL_COMMIT, NO_VALUES, e);
}

void book_rollback(struct book *s)
{
	struct err ignored = { 0 };

	s->step = 0;
	s->open_rounds.count = 0;
	/* After a full disk SQLite has rolled back by itself. */
	if (!sqlite3_get_autocommit(s->db))
		sql_run(s, SQL_ROLLBACK, NO_VALUES, &ignored);
}

bool book_step(struct book *s, struct err *e)
{
	const struct book_author *author = &s->author;
	const struct value now = NOTHING, given = TEXT(author->at);

	if (s->step != 0)
		return true;
	if (!sql_run(s, SQL_STEP_ADD, VALUES(author->at && *author->at ? given : now,
		TEXT(author->operator_name), TEXT(author->command), TEXT(RENONSZ_VERSION),
		TEXT(s->kind), ID(s->of)), e))
		return false;
	s->step = sqlite3_last_insert_rowid(s->db);
	return seal_start(s, e);
}

/* How far a round is. */
enum progress { ROUND_FAILED = -1, ROUND_OPEN, ROUND_UNSEATED, ROUND_COMPLETE };

/* Has the round a table, each of them its signature or its deals, and every player a seat? */
static enum progress look_at_round(struct book *s, struct book_round *round, struct err *e)
{
	struct book_entry *list = NULL;
	size_t count = 0;
	int open = 0;

	round->unseated = 0;
	if (sql_one(s, SQL_ROUND_OPEN, VALUES(INT(round->event), INT(round->round)), &open, e) != 1)
		return ROUND_FAILED;
	if (open)
		return ROUND_OPEN;
	if (!book_unseated(s, round->event, round->round, &list, &count, e))
		return ROUND_FAILED;
	book_free(list);
	round->unseated = (int)count;
	return count > 0 ? ROUND_UNSEATED : ROUND_COMPLETE;
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
	s->looked_at = (struct book_round){ event, round, 0 };
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
		found = progress == ROUND_COMPLETE || (progress == ROUND_UNSEATED && rounds[i - 1].unseated == 0);
	}
	s->open_rounds.count = 0;
	return found;
}
