/* Read deals: revisions that are only ever added, each with its facts and points. */
#include "base/messages.h"
#include "book/inner.h"
#include "games/court.h"

#include <stdlib.h>
#include <string.h>

#define DEALS_OF_TABLE DEAL "WHERE game_table = ? AND current AND state <> 'taken-back' ORDER BY no"

const char *const book_deal_words[] = {
	[BOOK_PLAYED] = "played",
	[BOOK_VOID] = "void",
	[BOOK_REDEAL] = "redeal",
	[BOOK_TAKEN_BACK] = "taken-back",
	[BOOK_RULED] = "ruled",
	[BOOK_OPEN] = "open",
};

/* ---- reading ----------------------------------------------------------------------------------- */

static enum book_deal_state state_of(const char *word)
{
	int state = BOOK_PLAYED;

	while (state <= BOOK_OPEN && strcmp(word, book_deal_words[state]) != 0)
		state++;   /* past the last: unknown word */
	return (enum book_deal_state)state;
}

/* Read a deal without its facts and points. */
static void read_deal(sqlite3_stmt *st, void *item)
{
	struct book_deal *deal = item;
	char state[16];

	memset(deal, 0, sizeof *deal);
	deal->id = sqlite3_column_int64(st, DEAL_ID);
	deal->table = sqlite3_column_int64(st, DEAL_TABLE);
	deal->no = sql_int(st, DEAL_NO);
	deal->revision = sql_int(st, DEAL_REVISION);
	sql_text(st, DEAL_STATE, state, sizeof state);
	deal->state = state_of(state);
	deal->dealer = sql_int(st, DEAL_DEALER);
	deal->last = (struct game_dealt){ sql_int(st, DEAL_LAST) / LAST_DEAL_SEATS,
		sql_int(st, DEAL_LAST) % LAST_DEAL_SEATS };
	deal->is_unplayed = sql_int(st, DEAL_UNPLAYED);
	deal->has_record = sqlite3_column_type(st, DEAL_BID) != SQLITE_NULL;
	deal->record.declarer = sql_int(st, DEAL_DECLARER);
	sql_text(st, DEAL_BID, deal->record.bid, sizeof deal->record.bid);
	if (deal->has_record && !deal->record.bid[0])
		deal->record.declarer = GAME_NO_SEAT;
	sql_text(st, DEAL_TRUMP, deal->record.trump, sizeof deal->record.trump);
	sql_text(st, DEAL_ENDING, deal->record.ending, sizeof deal->record.ending);
	sql_text(st, DEAL_WHY, deal->reason, sizeof deal->reason);
	deal->step = sqlite3_column_int64(st, DEAL_STEP);
	sql_text(st, DEAL_AT, deal->at, sizeof deal->at);
	sql_text(st, DEAL_OPERATOR, deal->operator_name, sizeof deal->operator_name);
}

void deal_take_fact(sqlite3_stmt *st, struct book_deal *deal)
{
	struct game_record *record = &deal->record;

	if (record->fact_count == GAME_FACTS)
		return;
	struct game_fact *fact = &record->facts[record->fact_count++];
	sql_text(st, FACT_KIND, fact->kind, sizeof fact->kind);
	sql_text(st, FACT_ITEM, fact->item, sizeof fact->item);
	sql_text(st, FACT_SUBJECT, fact->subject, sizeof fact->subject);
	fact->value = sql_int(st, FACT_VALUE);
}

void deal_take_points(sqlite3_stmt *st, struct book_deal *deal)
{
	int seat = sql_int(st, POINT_SEAT);

	if (seat >= 0 && seat < BOOK_SEATS)
		deal->points[seat] = sql_int(st, POINT_POINTS);
}

/* Give each row of a statement to the deal with the id in its first column; both are in the same order. */
static bool distribute(struct book *s, const struct sql *which, int64_t key, struct book_deal *deals,
	size_t count, void (*take)(sqlite3_stmt *st, struct book_deal *deal), struct err *e)
{
	sqlite3_stmt *st = sql_start(s, which, VALUES(INT(key)), e);
	int row = st ? sql_next(s, st, e) : -1;
	size_t i = 0;

	for (; row == 1; row = sql_next(s, st, e)) {
		while (i < count && deals[i].id != sqlite3_column_int64(st, 0))
			i++;
		if (i < count)
			take(st, &deals[i]);
	}
	return row == 0;
}

static bool check_deal(struct book *s, void *item, struct err *e)
{
	const struct book_deal *deal = item;

	bool has_declarer = deal->has_record && deal->record.bid[0];

	return sql_sound(s, deal->state <= BOOK_OPEN && sql_is_number(deal->no) && deal->revision >= 1
		&& sql_is_seat(deal->dealer) && (!has_declarer || sql_is_seat(deal->record.declarer)), e);
}

static const struct sql sql_facts = { SELECT(FACT_COLUMNS) "FROM deal_fact WHERE deal = ?", NULL };
static const struct sql sql_points = { SELECT(POINT_COLUMNS) "FROM deal_point WHERE deal = ?", NULL };

static bool complete_deal(struct book *s, void *item, struct err *e)
{
	struct book_deal *deal = item;

	return check_deal(s, deal, e)
		&& (!deal->has_record || distribute(s, &sql_facts, deal->id, deal, 1, deal_take_fact, e))
		&& distribute(s, &sql_points, deal->id, deal, 1, deal_take_points, e);
}

const struct row deal_row = { sizeof(struct book_deal), read_deal, complete_deal };
/* For lists that are completed as a whole. */
const struct row bare_deal_row = { sizeof(struct book_deal), read_deal, check_deal };
/* From the last revision back: a number may have been dealt many times. */
const struct sql sql_deal_last = { DEAL "WHERE game_table = ? AND no = ? AND current ORDER BY revision DESC "
	"LIMIT 1", &deal_row };

bool book_deal_find(struct book *s, int64_t table, int no, struct book_deal *out, struct err *e)
{
	int found = sql_one(s, &sql_deal_last, VALUES(INT(table), INT(no)), out, e);

	if (found == 0)
		err_set(e, ERR_NOT_FOUND, &msg_deal_unknown, MSG_ARGS(num_of(no).text));
	return found == 1;
}

static const struct sql sql_deal_history = { DEAL "WHERE game_table = ? AND no = ? AND NOT undone ORDER BY "
	"revision", &deal_row };

bool book_deal_history(struct book *s, int64_t table, int no, struct book_deal **list, size_t *count,
	struct err *e)
{
	return sql_all(s, &sql_deal_history, VALUES(INT(table), INT(no)), list, count, e);
}

/* Let SQLite filter, since a journal may ask about thousands of attempts. */
static const struct sql sql_deal_ever = { DEAL "WHERE game_table = ? AND no = ? AND dealer = ? AND state = ? "
	"AND (?5 OR reason = ?6) LIMIT CASE WHEN ?5 THEN -1 ELSE 1 END", &deal_row };

bool book_deal_was_there(struct book *s, const struct book_deal *deal, bool *was, struct err *e)
{
	struct book_deal *list = NULL;
	size_t count = 0;
	const bool has_more = deal->state != BOOK_REDEAL && deal->state != BOOK_VOID;
	bool done = sql_all(s, &sql_deal_ever, VALUES(INT(deal->table), INT(deal->no), INT(deal->dealer),
		TEXT(book_deal_words[deal->state]), INT(has_more), TEXT(deal->reason)), &list, &count, e);

	*was = false;
	for (size_t i = 0; i < count && !*was; i++)
		*was = book_deal_is_same(&list[i], deal);
	book_free(list);
	return done;
}

static const struct sql sql_deal_left = { DEAL "WHERE game_table = ?1 AND no = ?2 AND NOT undone AND "
	"revision < (SELECT max(revision) FROM deal WHERE game_table = ?1 AND no = ?2 AND step = ?3 "
	"AND state = 'taken-back') ORDER BY revision", &deal_row };

bool book_deal_origin(struct book *s, const struct book_deal *deal, struct book_deal *out, struct err *e)
{
	bool done = true, found = true;

	for (*out = *deal; done && found;) {
		const struct book_deal at = *out;
		struct book_deal *list = NULL;
		size_t count = 0;
		done = sql_all(s, &sql_deal_left, VALUES(INT(at.table), INT(at.no - 1), INT(at.step)), &list, &count,
			e);
		found = false;
		for (size_t i = count; i-- > 0 && !found;) {
			struct book_deal moved = list[i];
			moved.dealer = at.dealer;   /* somebody else may have dealt */
			found = strcmp(moved.reason, at.reason) == 0 && moved.has_record == at.has_record
				&& book_deal_is_same(&moved, &at);
			*out = found ? list[i] : *out;
		}
		book_free(list);
	}
	return done;
}

/* Add facts and points to the deals of a table; free a list that cannot be completed. */
static bool complete_list(struct book *s, const struct sql *facts, const struct sql *points, int64_t table,
	struct book_deal **list, size_t *count, struct err *e)
{
	if (distribute(s, facts, table, *list, *count, deal_take_fact, e)
		&& distribute(s, points, table, *list, *count, deal_take_points, e))
		return true;
	book_free(*list);
	*list = NULL;
	*count = 0;
	return false;
}

#define OF_HISTORY \
	"WHERE deal IN (SELECT id FROM deal WHERE game_table = ? AND " STANDS("deal") ") ORDER BY deal"
static const struct sql sql_table_history = {
	DEAL "WHERE game_table = ? AND NOT undone ORDER BY deal.id", &bare_deal_row
};
static const struct sql sql_history_facts = { SELECT(FACT_COLUMNS) "FROM deal_fact " OF_HISTORY, NULL };
static const struct sql sql_history_points = { SELECT(POINT_COLUMNS) "FROM deal_point " OF_HISTORY, NULL };

bool book_table_history(struct book *s, int64_t table, bool whole, struct book_deal **list, size_t *count,
	struct err *e)
{
	if (!sql_all(s, &sql_table_history, VALUES(INT(table)), list, count, e))
		return false;
	return !whole || complete_list(s, &sql_history_facts, &sql_history_points, table, list, count, e);
}

static const struct sql sql_table_undone = { DEAL "WHERE game_table = ? AND undone AND NOT " TAKES_OVER
	"ORDER BY deal.id", &deal_row };

bool book_table_undone(struct book *s, int64_t table, struct book_deal **list, size_t *count, struct err *e)
{
	return sql_all(s, &sql_table_undone, VALUES(INT(table)), list, count, e);
}

static const struct sql sql_deal_is_kept = {
	"SELECT count(*) FROM deal WHERE id = ? AND step = ?", &int_row };

bool book_deal_is_kept(struct book *s, const struct book_deal *deal, bool *is, struct err *e)
{
	int count = 0;
	bool done = sql_one(s, &sql_deal_is_kept, VALUES(INT(deal->id), INT(deal->step)), &count, e) == 1;

	*is = count > 0;
	return done;
}

bool book_deal_is_attempt(const struct book_deal *list, size_t count, size_t at)
{
	bool has_deal = false, is_attempt = list[at].state == BOOK_REDEAL;
	size_t later = 0;

	for (size_t i = at + 1; i < count && is_attempt; i++) {
		const enum book_deal_state state = list[i].state;
		if (list[i].no != list[at].no)
			continue;
		bool takes_attempt = state == BOOK_TAKEN_BACK && !has_deal;
		is_attempt = !takes_attempt || later > 0;
		later += (state == BOOK_REDEAL) - (size_t)(takes_attempt && is_attempt);
		has_deal = state != BOOK_REDEAL && state != BOOK_TAKEN_BACK;
	}
	return is_attempt;
}

size_t book_deal_attempts(struct book_deal *list, size_t count)
{
	bool has_deal = false;
	size_t kept = 0;

	for (size_t i = 0; i < count; i++) {
		const enum book_deal_state state = list[i].state;
		if (state == BOOK_REDEAL)
			list[kept++] = list[i];
		else if (state == BOOK_TAKEN_BACK && !has_deal && kept > 0)
			kept--;
		has_deal = state != BOOK_REDEAL && state != BOOK_TAKEN_BACK;
	}
	return kept;
}

static const struct sql sql_deal_attempts = { "SELECT state, dealer FROM deal JOIN step "
	"ON step.id = deal.step WHERE game_table = ? AND no = ? AND NOT undone ORDER BY revision DESC", NULL };

/* Search from the last revision back to the last attempt that was not taken back. */
bool book_deal_attempt(struct book *s, int64_t table, int no, int *dealer, struct err *e)
{
	sqlite3_stmt *st = sql_start(s, &sql_deal_attempts, VALUES(INT(table), INT(no)), e);
	int row = st ? sql_next(s, st, e) : -1;
	enum book_deal_state state = BOOK_PLAYED, after = BOOK_PLAYED;
	int taken_back = 0;
	char word[16];

	*dealer = -1;
	for (; row == 1; row = *dealer >= 0 ? 0 : sql_next(s, st, e)) {
		sql_text(st, 0, word, sizeof word);
		int seat = sql_int(st, 1);
		after = state;
		state = state_of(word);
		if (!sql_sound(s, state <= BOOK_OPEN && sql_is_seat(seat), e)) {
			row = -1;
			break;
		}
		if (state == BOOK_REDEAL && taken_back == 0)
			*dealer = seat;
		bool takes = state == BOOK_REDEAL || (state != BOOK_TAKEN_BACK && after == BOOK_TAKEN_BACK);
		taken_back += state == BOOK_TAKEN_BACK ? 1 : -(takes && taken_back > 0);
	}
	if (st)
		sqlite3_reset(st);
	return row == 0;
}

static const struct sql sql_deal_before = { "SELECT " LAST_DEAL("?1", "?2"), &int_row };

bool book_deal_last(struct book *s, int64_t table, int no, struct game_dealt *out, struct err *e)
{
	int last = 0;
	int got = sql_one(s, &sql_deal_before, VALUES(INT(table), INT(no)), &last, e);

	*out = (struct game_dealt){ last / LAST_DEAL_SEATS, last % LAST_DEAL_SEATS };
	return got >= 0;
}

#define BEFORE_COLUMNS(FIRST, NEXT) \
	FIRST(BEFORE_LAST, LAST_DEAL("?1", "?2")) \
	NEXT(BEFORE_IS_RULED, "EXISTS (SELECT 1 FROM ruling WHERE game_table = ?1 AND deal_no = ?2)") \
	NEXT(BEFORE_IS_THERE, "EXISTS (SELECT 1 FROM deal WHERE game_table = ?1 AND no = ?2)")
PLACES(BEFORE_COLUMNS);
static const struct sql sql_before = { SELECT(BEFORE_COLUMNS), NULL };

bool book_deal_before(struct book *s, int64_t table, int no, struct book_before *out, struct err *e)
{
	sqlite3_stmt *st = sql_start(s, &sql_before, VALUES(INT(table), INT(no)), e);

	if (!st || sql_next(s, st, e) != 1)
		return false;
	int last = sql_int(st, BEFORE_LAST);
	bool is_there = sql_int(st, BEFORE_IS_THERE) != 0;
	*out = (struct book_before){ .last = { last / LAST_DEAL_SEATS, last % LAST_DEAL_SEATS },
		.is_ruled = sql_int(st, BEFORE_IS_RULED) != 0, .dealer = -1 };
	sqlite3_reset(st);
	return !is_there || book_deal_attempt(s, table, no, &out->dealer, e);
}

bool book_deal_uses_up(const struct book_deal *deal)
{
	return deal->state != BOOK_REDEAL && !deal->is_unplayed;
}

bool book_deal_is_recorded(const struct book_deal *deal)
{
	return deal->state != BOOK_OPEN && book_deal_uses_up(deal);
}

static const struct sql sql_deals_unplayed = { "SELECT " UNPLAYED("?"), &int_row };

bool book_deals_unplayed(struct book *s, int64_t table, int *count, struct err *e)
{
	return sql_one(s, &sql_deals_unplayed, VALUES(INT(table)), count, e) >= 0;
}

static const struct sql sql_deal_numbers = { "SELECT no FROM deal WHERE game_table = ? AND current "
	"AND state NOT IN ('redeal', 'taken-back', 'open') ORDER BY no", NULL };

bool book_deal_next(struct book *s, int64_t table, int *no, struct err *e)
{
	sqlite3_stmt *st = sql_start(s, &sql_deal_numbers, VALUES(INT(table)), e);
	int row = st ? sql_next(s, st, e) : -1;

	for (*no = 1; row == 1; row = sql_next(s, st, e))
		*no += sql_int(st, 0) == *no;
	return row == 0;
}

const struct sql sql_deals = { DEALS_OF_TABLE, &bare_deal_row };
static const struct sql sql_table_facts = { SELECT(FACT_COLUMNS) "FROM deal JOIN deal_fact ON deal_fact.deal "
	"= deal.id WHERE game_table = ? AND current AND state <> 'taken-back' ORDER BY no", NULL };
static const struct sql sql_table_points = { SELECT(POINT_COLUMNS) "FROM deal JOIN deal_point ON "
	"deal_point.deal = deal.id WHERE game_table = ? AND current AND state <> 'taken-back' ORDER BY no",
	NULL };

bool book_table_deals(struct book *s, int64_t table, struct book_deal **list, size_t *count, struct err *e)
{
	return sql_all(s, &sql_deals, VALUES(INT(table)), list, count, e)
		&& complete_list(s, &sql_table_facts, &sql_table_points, table, list, count, e);
}

static const struct sql sql_plain_seals = { "SELECT no, current, seal FROM deal WHERE game_table = ?1 "
	"AND NOT EXISTS (SELECT 1 FROM deal WHERE game_table = ?1 AND revision > 1) "
	"AND NOT EXISTS (SELECT 1 FROM ruling WHERE game_table = ?1) "
	"AND NOT EXISTS (SELECT 1 FROM deal_cards WHERE game_table = ?1) ORDER BY no", NULL };

bool book_deals_are_same(struct book *const books[2], const int64_t tables[2], bool *are, struct err *e)
{
	sqlite3_stmt *st[2] = { sql_start(books[0], &sql_plain_seals, VALUES(INT(tables[0])), e), NULL };
	int row[2] = { st[0] ? 1 : -1, -1 }, count = 0;

	st[1] = st[0] ? sql_start(books[1], &sql_plain_seals, VALUES(INT(tables[1])), e) : NULL;
	for (*are = st[1] != NULL; *are; count++) {
		for (int side = 0; side < 2; side++)
			row[side] = sql_next(books[side], st[side], e);
		if (row[0] != 1 || row[1] != 1)
			break;
		*are = sql_int(st[0], 0) == sql_int(st[1], 0) && sql_int(st[0], 1) == sql_int(st[1], 1)
			&& sqlite3_column_bytes(st[0], 2) == SEAL_SIZE && sqlite3_column_bytes(st[1], 2) == SEAL_SIZE
			&& memcmp(sqlite3_column_blob(st[0], 2), sqlite3_column_blob(st[1], 2), SEAL_SIZE) == 0;
	}
	*are = *are && row[0] == 0 && row[1] == 0 && count > 0;
	for (int side = 0; side < 2; side++) {
		if (row[side] == 1)
			sqlite3_reset(st[side]);
	}
	return st[1] && row[0] >= 0 && row[1] >= 0;
}

static void read_held(sqlite3_stmt *st, void *item)
{
	struct book_held *held = item;
	char state[16];

	sql_text(st, 1, state, sizeof state);
	*held = (struct book_held){ .no = sql_int(st, 0), .state = state_of(state),
		.is_unplayed = sql_int(st, 2) != 0 };
}

static bool check_held(struct book *s, void *item, struct err *e)
{
	const struct book_held *held = item;

	return sql_sound(s, held->state <= BOOK_OPEN && sql_is_number(held->no), e);
}

static const struct row held_row = { sizeof(struct book_held), read_held, check_held };
static const struct sql sql_table_held = { "SELECT no, state, " IS_UNPLAYED "FROM deal "
	"WHERE game_table = ? AND current AND state <> 'taken-back' ORDER BY no", &held_row };

bool book_table_held(struct book *s, int64_t table, struct book_held **list, size_t *count, struct err *e)
{
	return sql_all(s, &sql_table_held, VALUES(INT(table)), list, count, e);
}

static const struct sql sql_each_deal = { DEALS_OF_TABLE, &deal_row };

/* Show the deals of one table to the visitor: 1 to go on, 0 to stop, -1 on error. */
static int visit_table(struct book *s, const struct book_table *table, book_deal_visit *visit, void *arg,
	struct err *e)
{
	struct book_deal deal;
	sqlite3_stmt *st = sql_start(s, &sql_each_deal, VALUES(INT(table->id)), e);
	int row = st ? sql_next(s, st, e) : -1;

	for (; row == 1; row = sql_next(s, st, e)) {
		if (!row_take(s, st, &deal_row, &deal, e)) {
			row = -1;
			break;
		}
		if (!visit(arg, table, &deal))
			break;
	}
	if (st)
		sqlite3_reset(st);
	return row < 0 ? -1 : row == 0;
}

bool book_each_deal_of(
	struct book *s, const struct book_table *table, book_deal_visit *visit, void *arg, struct err *e)
{
	return visit_table(s, table, visit, arg, e) >= 0;
}

/* A separate statement, so that the visitor may run the usual listings. */
static const struct sql sql_each_table = { TABLE "WHERE event = ? AND NOT removed ORDER BY round, no",
	&table_row };

bool book_each_deal(struct book *s, int64_t event, book_deal_visit *visit, void *arg, struct err *e)
{
	struct book_table table;
	sqlite3_stmt *st = sql_start(s, &sql_each_table, VALUES(INT(event)), e);
	int row = st ? sql_next(s, st, e) : -1;
	int go_on = 1;

	while (row == 1 && go_on == 1) {
		go_on = row_take(s, st, &table_row, &table, e) ? visit_table(s, &table, visit, arg, e) : -1;
		if (go_on == 1)
			row = sql_next(s, st, e);
	}
	if (st)
		sqlite3_reset(st);
	return row >= 0 && go_on >= 0;
}

/* ---- as a line --------------------------------------------------------------------------------- */

int book_deal_turn(const struct book_deal *deal, const struct book_table *table)
{
	const struct game_edition *edition = game_edition_find(table->edition);

	return edition ? game_dealer_after(edition->game, deal->last, deal->no, table->seat_count) : deal->dealer;
}

void book_deal_write(struct buf *b, const struct book_deal *deal, const struct book_table *table)
{
	static const enum game_deal_kind kinds[] = {
		[BOOK_PLAYED] = GAME_DEAL_PLAYED,
		[BOOK_VOID] = GAME_DEAL_VOID,
		[BOOK_REDEAL] = GAME_DEAL_REDEAL,
		[BOOK_TAKEN_BACK] = GAME_DEAL_VOID,
		[BOOK_RULED] = GAME_DEAL_VOID,
		[BOOK_OPEN] = GAME_DEAL_VOID,
	};
	const struct game_edition *edition = game_edition_find(table->edition);
	struct game_deal line = { .no = deal->no, .kind = kinds[deal->state], .record = deal->record };

	if (!edition) {
		buf_printf(b, "%d %s", deal->no, deal->record.bid);
		return;
	}
	line.dealer = deal->dealer == book_deal_turn(deal, table) ? GAME_NO_SEAT : deal->dealer;
	memcpy(line.reason, deal->reason, sizeof line.reason);
	game_deal_write(b, edition, &line);
}

void book_by_whom(struct buf *b, const char *operator_name, const char *at)
{
	buf_printf(b, "%s%s%s", operator_name, operator_name[0] ? ", " : "", at);
}

/* ---- comparing --------------------------------------------------------------------------------- */

bool book_deal_is_same(const struct book_deal *was, const struct book_deal *now)
{
	/* A journal has no reason for the correction of a deal that counts; rulings give it for others. */
	bool is_told = now->state == BOOK_OPEN
		|| (now->state == BOOK_RULED && memcmp(was->points, now->points, sizeof was->points) == 0);
	bool same_reason = now->state == BOOK_PLAYED || is_told || strcmp(was->reason, now->reason) == 0;

	if (was->state != now->state || was->dealer != now->dealer || !same_reason)
		return false;
	return !now->has_record || (was->has_record && game_record_is_same(&was->record, &now->record));
}

/* ---- deals before a ruling --------------------------------------------------------------------- */

/*
 * From the last revision back to one that counts. Instead of one that a ruling wrote (but for one in force,
 * other than ?4) the one before counts, or before the decision revised by it: what was dealt since is void.
 */
static const struct sql sql_deal_beside = { "WITH RECURSIVE wrote AS (SELECT deal, item, min(id) AS id "
	"FROM ruling WHERE game_table = ?1 AND deal_no = ?2 AND deal IS NOT NULL AND " STANDS("ruling")
	"GROUP BY deal), met(id) AS (SELECT max(id) FROM deal WHERE game_table = ?1 AND no = ?2 "
	"AND (?3 = 0 OR id < ?3) AND " STANDS("deal")
	"UNION ALL SELECT (SELECT max(id) FROM deal WHERE game_table = ?1 AND no = ?2 AND " STANDS("deal")
	"AND id < coalesce((SELECT CASE state WHEN 'decided' THEN deal END FROM ruling "
	"WHERE game_table = ?1 AND deal_no = ?2 AND item = wrote.item AND id < wrote.id AND " STANDS("ruling")
	"ORDER BY id DESC LIMIT 1), met.id)) "
	"FROM met JOIN deal AS at ON at.id = met.id LEFT JOIN wrote ON wrote.deal = met.id "
	"WHERE at.state IN ('ruled', 'open') OR (wrote.deal IS NOT NULL AND NOT (?4 >= 0 AND EXISTS "
	"(SELECT 1 FROM ruling WHERE game_table = ?1 AND deal_no = ?2 AND deal = met.id AND current "
	"AND state = 'decided' AND item <> ?4)))) "
	DEAL "WHERE deal.id = (SELECT CASE WHEN count(id) = count(*) THEN min(id) END FROM met)",
	&deal_row };

bool book_deal_beside(struct book *s, int64_t table, int no, int64_t before, int item, struct book_deal *out,
	bool *found, struct err *e)
{
	int got = sql_one(s, &sql_deal_beside, VALUES(INT(table), INT(no), INT(before), INT(item)), out, e);

	*found = got == 1;
	return got >= 0;
}

bool book_deal_restored(struct book *s, int64_t table, int no, int64_t before, struct book_deal *out,
	bool *found, struct err *e)
{
	return book_deal_beside(s, table, no, before, -1, out, found, e);
}

bool book_deal_told(struct book *s, const struct book_ruling *rulings, size_t count, struct book_deal *deal,
	struct err *e)
{
	struct book_deal before;
	bool is_back = false, found = false;

	if (deal->state != BOOK_REDEAL)
		return true;
	for (size_t i = 0; i < count; i++) {
		const struct book_ruling *ruling = &rulings[i];
		const struct game_edition *edition = game_edition_find(ruling->edition);
		const struct court_kind *kind = edition && edition->court
			? court_kind_find(edition->court, ruling->kind) : NULL;
		bool leaves_deal = ruling->said.state == COURT_DISMISSED
			|| (ruling->said.state == COURT_DECIDED && !ruling->pays && kind && !kind->redeals);
		if (ruling->said.no == deal->no && !leaves_deal)
			return true;
		is_back = is_back || rulings[i].deal == deal->id;
	}
	if (!is_back)
		return true;
	if (!book_deal_restored(s, deal->table, deal->no, 0, &before, &found, e))
		return false;
	if (found && before.state == BOOK_REDEAL)
		*deal = before;
	return true;
}

static const struct sql sql_deal_unruled = { DEAL
	"WHERE game_table = ? AND no = ? AND state NOT IN ('ruled', 'open') AND "
	"NOT undone "
	"ORDER BY revision DESC LIMIT 1",
	&deal_row };

bool book_deal_unruled(struct book *s, int64_t table, int no, struct book_deal *out, bool *found,
	struct err *e)
{
	int got = sql_one(s, &sql_deal_unruled, VALUES(INT(table), INT(no)), out, e);

	*found = got == 1;
	return got >= 0;
}

const struct sql sql_deal_seats = { "SELECT " SEATS_OF("?1", "?2"), &int_row };
const struct sql sql_deal_by_id = { DEAL "WHERE deal.id = ?", &deal_row };
