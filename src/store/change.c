/* Changes: a transaction each, and the step row that says who made it. */
#include "store/inner.h"

bool store_begin(struct store *s, const struct store_author *author, struct err *e)
{
	s->author = *author;
	s->step = 0;
	s->kind = "change";
	s->of = 0;
	s->attempt = (struct attempt){ 0 };
	return sql_run(s, SQL_BEGIN_WRITE, NO_VALUES, e);
}

bool store_commit(struct store *s, struct err *e)
{
	bool done = s->step == 0 || seal_finish(s, e);

	s->step = 0;
	return done && sql_run(s, SQL_COMMIT, NO_VALUES, e);
}

void store_rollback(struct store *s)
{
	struct err ignored = { 0 };

	s->step = 0;
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
