/* Changes: a transaction each, and the step row that says who made it. */
#include "base/messages.h"
#include "store/inner.h"

bool store_begin(struct store *s, const struct store_author *author, struct err *e)
{
	s->author = *author;
	s->step = 0;
	s->kind = "change";
	s->of = 0;
	s->attempt = (struct attempt){ 0 };
	s->open_rounds.count = 0;
	s->looked_at = (struct store_round){ 0 };
	s->unchecked = (struct store_unchecked){ 0 };
	if (!sql_run(s, SQL_BEGIN_WRITE, NO_VALUES, e))
		return false;
	/* Under the lock: a migration, or who puts a backup in the book's place, has waited or is over. */
	bool in_place = store_is_in_place(s, e);
	if (!in_place)
		store_rollback(s);
	return in_place;
}

bool store_commit(struct store *s, struct err *e)
{
	bool done = s->step == 0 || seal_finish(s, e);

	s->step = 0;
	return done && store_is_in_place(s, e) && sql_run(s, SQL_COMMIT, NO_VALUES, e);
}

void store_rollback(struct store *s)
{
	struct err ignored = { 0 };

	s->step = 0;
	s->open_rounds.count = 0;
	/* After a full disk SQLite has rolled back by itself. */
	if (!sqlite3_get_autocommit(s->db))
		sql_run(s, SQL_ROLLBACK, NO_VALUES, &ignored);
}

bool store_step(struct store *s, struct err *e)
{
	const struct store_author *author = &s->author;
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

/* Has the round a table, and each of them its signature or its deals? -1 on error. */
static int is_complete(struct store *s, int64_t event, int round, struct err *e)
{
	int open = 0;

	return sql_one(s, SQL_ROUND_OPEN, VALUES(INT(event), INT(round)), &open, e) == 1 ? open == 0 : -1;
}

bool round_touch(struct store *s, int64_t event, int round, struct err *e)
{
	const struct store_round *known = s->open_rounds.items;

	if (s->looked_at.event == event && s->looked_at.round == round)
		return true;
	for (size_t i = 0; i < s->open_rounds.count; i++) {
		if (known[i].event == event && known[i].round == round)
			return true;
	}
	int complete = is_complete(s, event, round, e);
	struct store_round *added = complete == 0 ? list_add(&s->open_rounds, sizeof *added) : NULL;
	if (complete < 0 || (complete == 0 && !added))
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	s->looked_at = (struct store_round){ event, round };
	if (added)
		*added = s->looked_at;
	return true;
}

bool store_round_completed(struct store *s, struct store_round *out)
{
	const struct store_round *rounds = s->open_rounds.items;
	struct err ignored = { 0 };
	bool found = false;

	for (size_t i = s->open_rounds.count; i > 0 && !found; i--) {
		*out = rounds[i - 1];
		found = is_complete(s, out->event, out->round, &ignored) == 1;
	}
	s->open_rounds.count = 0;
	return found;
}
