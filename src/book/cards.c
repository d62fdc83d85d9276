/* Keep the cards of deals, and the seeds of rounds that play duplicate deals. Both are only ever added. */
#include "book/inner.h"

#include <limits.h>
#include <string.h>

#define CARDS_COLUMNS(FIRST, NEXT) \
	FIRST(CARDS_ID, "deal_cards.id") NEXT(CARDS_TABLE, "game_table") NEXT(CARDS_NO, "no") \
	NEXT(CARDS_AFTER_REVISION, "after_revision") NEXT(CARDS_STEP, "step") NEXT(CARDS_AT, "at") \
	NEXT(CARDS_OPERATOR, "operator")
#define CARDS SELECT(CARDS_COLUMNS) \
	"FROM deal_cards JOIN step ON step.id = deal_cards.step "

/* ---- cards ------------------------------------------------------------------------------------- */

PLACES(CARDS_COLUMNS);

static void read_cards_row(sqlite3_stmt *st, void *item)
{
	struct book_cards *cards = item;

	memset(cards, 0, sizeof *cards);
	cards->id = sqlite3_column_int64(st, CARDS_ID);
	cards->table = sqlite3_column_int64(st, CARDS_TABLE);
	cards->no = sql_int(st, CARDS_NO);
	cards->after_revision = sql_int(st, CARDS_AFTER_REVISION);
	cards->step = sqlite3_column_int64(st, CARDS_STEP);
	sql_text(st, CARDS_AT, cards->at, sizeof cards->at);
	sql_text(st, CARDS_OPERATOR, cards->operator_name, sizeof cards->operator_name);
}

static const struct sql sql_cards_rows = {
	"SELECT kind, no, words FROM deal_cards_row WHERE cards = ? ORDER BY place", NULL
};

static bool read_cards_rows(struct book *s, void *item, struct err *e)
{
	struct book_cards *cards = item;
	sqlite3_stmt *st = sql_start(s, &sql_cards_rows, VALUES(INT(cards->id)), e);
	int row = st ? sql_next(s, st, e) : -1;

	for (; row == 1; row = sql_next(s, st, e)) {
		if (cards->play.count == GAME_CARDS_ROWS)
			continue;
		struct game_cards_row *out = &cards->play.rows[cards->play.count++];
		sql_text(st, 0, out->kind, sizeof out->kind);
		out->no = sql_int(st, 1);
		sql_text(st, 2, out->words, sizeof out->words);
	}
	return row == 0 && sql_sound(s, sql_is_number(cards->no), e);
}

const struct row cards_row = { sizeof(struct book_cards), read_cards_row, read_cards_rows };
/* The cards of a revision: written after the previous attempt became void, and before this one did. */
static const struct sql sql_cards_of = { CARDS "WHERE game_table = ?1 AND no = ?2 AND NOT undone "
	"AND after_revision >= (SELECT coalesce(max(revision), 0) FROM deal WHERE game_table = ?1 AND no = ?2 "
	"AND revision < ?3 AND state IN ('redeal', 'taken-back') AND " STANDS("deal") ") "
	"AND after_revision < (SELECT coalesce(min(revision), 1 << 40) FROM deal WHERE game_table = ?1 "
	"AND no = ?2 AND revision >= ?3 AND state IN ('redeal', 'taken-back') AND " STANDS("deal") ") "
	"ORDER BY deal_cards.id DESC LIMIT 1", &cards_row };

bool book_cards_find(struct book *s, int64_t table, int no, int revision, struct book_cards *out,
	struct err *e)
{
	int at = revision > 0 ? revision : INT_MAX;

	*out = (struct book_cards){ 0 };
	return sql_one(s, &sql_cards_of, VALUES(INT(table), INT(no), INT(at)), out, e) >= 0;
}

static bool same_play(const struct game_cards *a, const struct game_cards *b)
{
	for (int i = 0; i < a->count; i++) {
		const struct game_cards_row *row = &a->rows[i], *other = game_cards_find(b, row->kind, row->no);
		if (!other || strcmp(row->words, other->words) != 0)
			return false;
	}
	return a->count == b->count;
}

static const struct sql sql_cards_ever = { CARDS "WHERE game_table = ? AND no = ?", &cards_row };

bool book_cards_were_there(struct book *s, int64_t table, int no, const struct game_cards *play, bool *were,
	struct err *e)
{
	struct book_cards *list = NULL;
	size_t count = 0;
	bool done = sql_all(s, &sql_cards_ever, VALUES(INT(table), INT(no)), &list, &count, e);

	*were = false;
	for (size_t i = 0; i < count; i++)
		*were = *were || same_play(&list[i].play, play);
	book_free(list);
	return done;
}

static const struct sql sql_cards_row_add = { "INSERT INTO deal_cards_row (cards, place, kind, no, words) "
	"VALUES (?, ?, ?, ?, ?)", NULL };

static const struct sql sql_cards_add = { "INSERT INTO deal_cards (game_table, no, after_revision, step) "
	"VALUES (?1, ?2, coalesce(?4, (SELECT max(revision) FROM deal WHERE game_table = ?1 AND no = ?2), 0), "
	"?3)", NULL };

bool book_cards_put(struct book *s, struct book_cards *cards, int revision, bool *again, struct err *e)
{
	const struct value now = NOTHING, before = INT(revision - 1);
	struct book_cards standing;

	if (!book_cards_find(s, cards->table, cards->no, revision, &standing, e))
		return false;
	*again = standing.id && same_play(&standing.play, &cards->play);
	if (*again) {
		cards->id = standing.id;
		return true;
	}
	if (!book_step(s, e)
		|| !sql_run(s, &sql_cards_add, VALUES(INT(cards->table), INT(cards->no), INT(s->step),
			revision > 0 ? before : now), e))
		return false;
	cards->id = sqlite3_last_insert_rowid(s->db);
	for (int i = 0; i < cards->play.count; i++) {
		const struct game_cards_row *row = &cards->play.rows[i];
		if (!sql_run(s, &sql_cards_row_add, VALUES(INT(cards->id), INT(i), TEXT(row->kind), INT(row->no),
			TEXT(row->words)), e))
			return false;
	}
	return true;
}

static const struct sql sql_cards_numbers = { "SELECT DISTINCT no FROM deal_cards WHERE game_table = ? "
	"AND " STANDS("deal_cards")
	"ORDER BY no", &int_row };

bool book_cards_numbers(struct book *s, int64_t table, int **list, size_t *count, struct err *e)
{
	return sql_all(s, &sql_cards_numbers, VALUES(INT(table)), list, count, e);
}

const struct sql sql_cards_waiting = { "SELECT DISTINCT no FROM deal_cards WHERE game_table = ?1 "
	"AND " STANDS("deal_cards")
	"AND NOT EXISTS (SELECT 1 FROM deal WHERE deal.game_table = ?1 AND deal.no = deal_cards.no "
	"AND " STANDS("deal")
	"AND revision > after_revision AND state IN ('redeal', 'taken-back')) AND NOT EXISTS (SELECT 1 "
	"FROM deal WHERE deal.game_table = ?1 "
	"AND deal.no = deal_cards.no AND current AND state IN ('played', 'void')) ORDER BY no", &int_row };

bool book_cards_waiting(struct book *s, int64_t table, int **list, size_t *count, struct err *e)
{
	return sql_all(s, &sql_cards_waiting, VALUES(INT(table)), list, count, e);
}

/* ---- duplicate deals --------------------------------------------------------------------------- */

static void read_duplicate(sqlite3_stmt *st, void *item)
{
	struct book_duplicate *duplicate = item;

	duplicate->id = sqlite3_column_int64(st, 0);
	sql_text(st, 1, duplicate->seed, sizeof duplicate->seed);
	duplicate->deals = sql_int(st, 2);
}

static bool check_duplicate(struct book *s, void *item, struct err *e)
{
	return sql_sound(s, sql_is_number(((const struct book_duplicate *)item)->deals), e);
}

const struct row duplicate_row = { sizeof(struct book_duplicate), read_duplicate, check_duplicate };

/* Seeds older than the round's present row belong to a removed round, and do not count. */
static const struct sql sql_duplicate = { "SELECT id, seed, deals FROM duplicate "
	"JOIN round ON round.event = duplicate.event AND round.no = duplicate.round AND duplicate.step >= "
	"round.step "
	"WHERE duplicate.event = ? AND duplicate.round = ? AND NOT removed AND " STANDS("duplicate")
	"ORDER BY id DESC LIMIT 1", &duplicate_row };

bool book_duplicate_find(struct book *s, int64_t event, int round, struct book_duplicate *out,
	struct err *e)
{
	*out = (struct book_duplicate){ .event = event, .round = round };
	return sql_one(s, &sql_duplicate, VALUES(INT(event), INT(round)), out, e) >= 0;
}

static const struct sql sql_duplicate_ever = { "SELECT id, seed, deals FROM duplicate WHERE event = ? "
	"AND round = ? AND seed = ? AND deals = ? AND step > ? LIMIT 1", &duplicate_row };

bool book_duplicate_was_there(struct book *s, int64_t event, const struct book_duplicate *duplicate,
	int64_t since, bool *was, struct err *e)
{
	struct book_duplicate found;
	int got = sql_one(s, &sql_duplicate_ever, VALUES(INT(event), INT(duplicate->round),
		TEXT(duplicate->seed), INT(duplicate->deals), INT(since)), &found, e);

	*was = got == 1;
	return got >= 0;
}

static const struct sql sql_duplicate_add = { "INSERT INTO duplicate (event, round, seed, generator, deals, "
	"step) VALUES (?, ?, ?, 'renonsz-1', ?, ?)", NULL };

bool book_duplicate_put(struct book *s, struct book_duplicate *duplicate, struct err *e)
{
	struct book_duplicate standing;

	if (!book_duplicate_find(s, duplicate->event, duplicate->round, &standing, e)
		|| !book_round_add(s, duplicate->event, duplicate->round, e))
		return false;
	if (standing.id && standing.deals == duplicate->deals && strcmp(standing.seed, duplicate->seed) == 0) {
		duplicate->id = standing.id;
		return true;
	}
	if (!book_step(s, e)
		|| !sql_run(s, &sql_duplicate_add,
			VALUES(INT(duplicate->event), INT(duplicate->round), TEXT(duplicate->seed),
				INT(duplicate->deals), INT(s->step)),
			e))
		return false;
	duplicate->id = sqlite3_last_insert_rowid(s->db);
	return true;
}

const struct sql sql_cards_by_id = { CARDS "WHERE deal_cards.id = ?", &cards_row };
