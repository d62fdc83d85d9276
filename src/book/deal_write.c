/* Write deals: each revision with its facts, points and seal; report conflicts. */
#include "base/messages.h"
#include "book/inner.h"

#include <stdlib.h>
#include <string.h>

/* ---- the words of a conflict -------------------------------------------------------------------- */

/* Write a deal for a message; only the number of one that is taken back or not yet recorded. */
static void write_version(struct buf *b, const struct book_deal *deal, const struct book_table *table)
{
	if (deal->revision == 0 || deal->state == BOOK_TAKEN_BACK)
		buf_printf(b, "%d –", deal->no);
	else
		book_deal_write(b, deal, table);
}

static const struct sql sql_step_turn = {
	"SELECT operator, at FROM step WHERE of = ? ORDER BY id DESC LIMIT 1", &written_row
};

/*
 * Report that somebody was faster: the version the change is based on, the present one, its time and author.
 */
static bool deal_changed(struct book *s, const struct book_deal *seen, const struct book_deal *last,
	const struct book_table *table, struct err *e)
{
	struct buf who = { 0 }, old = { 0 }, new = { 0 };
	struct written undo;
	bool undone = last->revision < seen->revision
		&& sql_one(s, &sql_step_turn, VALUES(INT(seen->step)), &undo, e) == 1;

	book_by_whom(&who, undone ? undo.operator_name : last->operator_name, undone ? undo.at : last->at);
	write_version(&old, seen, table);
	write_version(&new, last, table);
	err_set(e, ERR_CONFLICT, &msg_deal_changed,
		MSG_ARGS(num_of(last->no).text, buf_text(&who), buf_text(&old), buf_text(&new)));
	buf_free(&who);
	buf_free(&old);
	buf_free(&new);
	return false;
}

static bool deal_conflict(const struct book_deal *was, const struct book_deal *now,
	const struct book_table *table, struct err *e)
{
	struct buf old = { 0 }, new = { 0 }, who = { 0 };

	book_deal_write(&old, was, table);
	book_deal_write(&new, now, table);
	book_by_whom(&who, was->operator_name, was->at);
	bool is_ruled = was->state == BOOK_RULED && now->state == BOOK_PLAYED;
	const struct msg *msg = now->state == BOOK_REDEAL ? &msg_deal_conflict_redeal : &msg_deal_conflict;
	err_set(e, ERR_CONFLICT, is_ruled ? &msg_deal_ruled_first : msg,
		MSG_ARGS(num_of(now->no).text, buf_text(&old), buf_text(&new), buf_text(&who),
			num_of(table->round).text, num_of(table->no).text));
	buf_free(&who);
	buf_free(&old);
	buf_free(&new);
	return false;
}

/* ---- writing ----------------------------------------------------------------------------------- */

/* The place at which a deal is written. */
struct place {
	int64_t event;
	bool pinned, is_signed, is_checked;
	int round, table_no, seat_count, deals;   /* deals: the round's at this table, 0: not fixed */
	int revision;                             /* the next of its number */
};

#define PLACE_COLUMNS(FIRST, NEXT) \
	FIRST(PLACE_EVENT, "event.id") NEXT(PLACE_PINNED, "event.pinned") NEXT(PLACE_ROUND, "round") \
	NEXT(PLACE_TABLE, "game_table.no") NEXT(PLACE_IS_SIGNED, "signed_by IS NOT NULL") \
	NEXT(PLACE_SEATS, "(SELECT count(entry) FROM seat WHERE game_table = game_table.id)") \
	NEXT(PLACE_DEALS, DEALS_AT("game_table.id")) NEXT(PLACE_IS_CHECKED, "checked_by IS NOT NULL") \
	NEXT(PLACE_REVISION, "(SELECT coalesce(max(revision), 0) + 1 FROM deal " \
		"WHERE deal.game_table = ?1 AND deal.no = ?2)")
PLACES(PLACE_COLUMNS);

static void read_place_row(sqlite3_stmt *st, void *item)
{
	*(struct place *)item = (struct place){
		.event = sqlite3_column_int64(st, PLACE_EVENT), .pinned = sql_int(st, PLACE_PINNED) != 0,
		.round = sql_int(st, PLACE_ROUND), .table_no = sql_int(st, PLACE_TABLE),
		.is_signed = sql_int(st, PLACE_IS_SIGNED) != 0, .is_checked = sql_int(st, PLACE_IS_CHECKED) != 0,
		.seat_count = sql_int(st, PLACE_SEATS), .deals = sql_int(st, PLACE_DEALS),
		.revision = sql_int(st, PLACE_REVISION),
	};
}

const struct row place_row = { sizeof(struct place), read_place_row, NULL };
static const struct sql sql_deal_place = { SELECT(PLACE_COLUMNS)
	"FROM game_table JOIN event ON event.id = game_table.event WHERE game_table.id = ?1 AND NOT "
	"game_table.removed", &place_row };

/* Find the deal's table, which must be open and have the seats that the deal names. */
static bool find_place(struct book *s, const struct book_deal *deal, struct place *place, struct err *e)
{
	int found = sql_one(s, &sql_deal_place, VALUES(INT(deal->table), INT(deal->no)), place, e);

	if (!sql_is_number(deal->no))
		return err_set(e, ERR_REFUSED, &msg_number_wrong, MSG_ARGS(num_of(deal->no).text));
	if (found == 0)
		return err_set(e, ERR_NOT_FOUND, &msg_table_no_row, MSG_ARGS(num_of(deal->table).text));
	if (found < 0)
		return false;
	struct num round = num_of(place->round), no = num_of(place->table_no);
	if (place->is_signed)
		return err_set(e, ERR_CONFLICT, &msg_sheet_signed, MSG_ARGS(round.text, no.text));
	int seat = deal->dealer;
	if (seat >= 0 && seat < place->seat_count && deal->has_record && deal->record.bid[0])
		seat = deal->record.declarer;
	if (seat < 0 || seat >= place->seat_count)
		return err_set(e, ERR_REFUSED, &msg_seat_wrong, MSG_ARGS(round.text, no.text, num_of(seat + 1).text));
	return true;
}

static int compare_facts(const void *a, const void *b)
{
	const struct game_fact *one = a, *other = b;
	int kind = strcmp(one->kind, other->kind), item = strcmp(one->item, other->item);

	return kind ? kind : item ? item : strcmp(one->subject, other->subject);
}

static const struct sql sql_deal_add = { "INSERT INTO deal (game_table, no, revision, current, state, "
	"dealer, declarer, bid, trump, ending, reason, step, made, seal) VALUES (?, ?, ?, 1, ?, ?, ?, ?, ?, ?, "
	"?, ?, ?, ?)", NULL };

static const struct sql sql_fact_add = {
	"INSERT INTO deal_fact (deal, kind, item, subject, value) VALUES (?, ?, ?, ?, ?)", NULL
};

static const struct sql sql_points_add = { "INSERT INTO deal_point (deal, seat, points) "
	"SELECT ?1, column1, column2 FROM (VALUES (0, ?2), (1, ?3), (2, ?4), (3, ?5), (4, ?6), (5, ?7), (6, ?8), "
	"(7, ?9)) WHERE column2 IS NOT NULL", NULL };
const struct sql sql_point_add = { "INSERT INTO deal_point (deal, seat, points) VALUES (?, ?, ?)", NULL };

/*
 * Write head, facts and points. The head has the seal over all three, in the order of the book. A number that
 * is free again has no points, so that sums need not look at the state.
 */
static bool write_rows(struct book *s, struct book_deal *deal, int seat_count, struct err *e)
{
	const struct game_record *r = &deal->record;
	const int facts = deal->has_record ? r->fact_count : 0;
	const int seats = deal->state == BOOK_REDEAL || deal->state == BOOK_TAKEN_BACK ? 0 : seat_count;
	const bool counts = deal->state == BOOK_PLAYED || deal->state == BOOK_RULED;
	/* If nobody declares, the bid is '' and the column, which needs a seat, has the dealer's. */
	const struct value declarer = INT(r->bid[0] ? r->declarer : deal->dealer);
	const struct value none = NOTHING, bid = TEXT(r->bid), trump = TEXT(r->trump), ending = TEXT(r->ending),
		made = INT(game_record_is_made(r));
	const bool has = deal->has_record;
	struct value head[] = { INT(deal->table), INT(deal->no), INT(deal->revision),
		TEXT(book_deal_words[deal->state]), INT(deal->dealer), has ? declarer : none, has ? bid : none,
		has ? trump : none, has ? ending : none, TEXT(deal->reason), INT(s->step), has ? made : none,
		{ VALUE_END, 0, NULL }, { VALUE_END, 0, NULL } };
	unsigned char seal[SEAL_SIZE];
	SHA2_CTX sealing;

	seal_open(&sealing);
	seal_values(&sealing, head);
	for (int i = 0; i < facts; i++)
		seal_values(&sealing, VALUES(TEXT(r->facts[i].kind), TEXT(r->facts[i].item),
			TEXT(r->facts[i].subject), INT(r->facts[i].value)));
	for (int seat = 0; seat < seats; seat++)
		seal_values(&sealing, VALUES(INT(seat), INT(counts ? deal->points[seat] : 0)));
	seal_close(&sealing, seal);
	head[DEAL_AT - DEAL_TABLE] = (struct value)BYTES(seal);
	if (!sql_run(s, &sql_deal_add, head, e))
		return false;
	deal->id = sqlite3_last_insert_rowid(s->db);
	deal->step = s->step;
	seal_values(&s->seal, VALUES(INT(deal->id), BYTES(seal)));
	for (int i = 0; i < facts; i++) {
		if (!sql_run(s, &sql_fact_add, VALUES(INT(deal->id), TEXT(r->facts[i].kind), TEXT(r->facts[i].item),
			TEXT(r->facts[i].subject), INT(r->facts[i].value)), e))
			return false;
	}
	struct value points[1 + BOOK_SEATS + 1] = { INT(deal->id) };
	_Static_assert(BOOK_SEATS == 8, "sql_points_add has a row for each seat");
	for (int seat = 0; seat < BOOK_SEATS; seat++)
		points[1 + seat] = seat < seats ? (struct value)INT(counts ? deal->points[seat] : 0) : none;
	return seats == 0 || sql_run(s, &sql_points_add, points, e);
}

static const struct sql sql_deal_retire = { "UPDATE deal SET current = 0 WHERE id = ?", NULL };

/* Write `deal` as the revision after `last` (NULL: as the first). */
static bool write_revision(struct book *s, struct book_deal *deal, const struct book_deal *last,
	const struct place *place, struct err *e)
{
	if (!book_step(s, e))
		return false;
	if (deal->state == BOOK_TAKEN_BACK)
		s->freed = (struct freed){ 0 };
	if (!round_touch(s, place->event, place->round, e))
		return false;
	if (!place->pinned && !sql_run(s, &sql_event_pin, VALUES(INT(place->event), INT(s->step)), e))
		return false;
	if (last && !sql_run(s, &sql_deal_retire, VALUES(INT(last->id)), e))
		return false;
	if (deal->has_record)
		list_sort(deal->record.facts, (size_t)deal->record.fact_count, sizeof *deal->record.facts,
			compare_facts);
	deal->revision = place->revision;
	/* The person who checked the sheet has not seen this. */
	return write_rows(s, deal, place->seat_count, e)
		&& (!place->is_checked || sheet_uncheck(s, deal->table, e));
}

/* ---- adding ------------------------------------------------------------------------------------ */

static const struct sql sql_deal_after = { DEAL "WHERE game_table = ? AND no = ? AND revision > ? "
	"AND deal.step > ? AND NOT undone ORDER BY revision", &deal_row };

static const struct sql sql_deal_ever_free = { "SELECT EXISTS (SELECT 1 FROM deal WHERE game_table = ? "
	"AND no = ? AND state = 'taken-back' AND " STANDS("deal") ")", &int_row };
/* The last revision on the table's old sheet, before it was removed and made again; 0: none. */
static const struct sql sql_deal_old_sheet = { "SELECT coalesce(max(revision), 0) FROM deal "
	"WHERE game_table = ?1 AND no = ?2 AND step < (SELECT max(step.id) FROM change JOIN step "
	"ON step.id = change.step WHERE thing = 'game_table' AND json_extract(after, '$.id') = ?1 "
	"AND json_extract(before, '$.removed') = 1 AND json_extract(after, '$.removed') = 0 "
	"AND kind = 'change' AND NOT undone)", &int_row };

/* Find whether the number was ever taken back; within a change the last answer is remembered. */
static bool find_freed(struct book *s, const struct book_deal *deal, bool *is, struct err *e)
{
	struct freed *freed = &s->freed;
	int ever_free = 0;

	if (freed->table != deal->table || freed->no != deal->no) {
		if (sql_one(s, &sql_deal_ever_free, VALUES(INT(deal->table), INT(deal->no)), &ever_free, e) != 1)
			return false;
		*freed = (struct freed){ deal->table, deal->no, ever_free != 0 };
	}
	*is = freed->is;
	return true;
}

/* Find whether a void attempt counts, that is, was not taken back. */
static bool find_attempt(struct book *s, const struct book_deal *attempt, bool *counts, struct err *e)
{
	struct book_deal *list = NULL;
	size_t count = 0;
	bool freed;

	*counts = true;
	if (!find_freed(s, attempt, &freed, e))
		return false;
	if (!freed)
		return true;
	bool done = book_deal_history(s, attempt->table, attempt->no, &list, &count, e);
	*counts = false;
	count = book_deal_attempts(list, count);
	for (size_t i = 0; i < count; i++)
		*counts = *counts || list[i].id == attempt->id;
	book_free(list);
	return done;
}

/*
 * a number may have several attempts, and a journal imported again lists them all again. Find whether
 * the deal is one of them, after those that this change has already met: 1, 0, -1 on error. A journal may
 * also give first the play of a deal, then its ruling. `counting`: ignore attempts that were taken back.
 */
static int attempt_again(struct book *s, struct book_deal *deal, int64_t since, bool counting, struct err *e)
{
	bool same_number = s->attempt.table == deal->table && s->attempt.no == deal->no, ever_free = false;
	/* A journal may give the end of a deal twice, in consecutive lines: it ended once. */
	int met = same_number ? s->attempt.revision - (deal->state != BOOK_REDEAL) : 0, found = 0;

	if (!same_number && !find_freed(s, deal, &ever_free, e))
		return -1;
	if (ever_free
		&& sql_one(s, &sql_deal_old_sheet, VALUES(INT(deal->table), INT(deal->no)), &met, e) != 1)
		return -1;
	sqlite3_stmt *st = sql_start(s, &sql_deal_after,
		VALUES(INT(deal->table), INT(deal->no), INT(met), INT(since)), e);
	int row = st ? sql_next(s, st, e) : -1;
	struct book_deal was;

	for (; row == 1 && !found; row = found ? 1 : sql_next(s, st, e)) {
		if (!row_take(s, st, &deal_row, &was, e)) {
			row = -1;
			break;
		}
		bool is_same = book_deal_is_same(&was, deal);
		if (is_same && counting && was.state == BOOK_REDEAL && !find_attempt(s, &was, &is_same, e)) {
			row = -1;
			break;
		}
		found = is_same;
	}
	if (st)
		sqlite3_reset(st);
	if (found) {
		deal->id = was.id;
		deal->revision = was.revision;
	}
	return row < 0 ? -1 : found;
}

/*
 * Find whether the deal is already recorded: 1, 0 if its number is free, -1 for a conflict or an error.
 * `taking` NULL: it is no deal of a file or another book, which repeat what was dealt before a dispute.
 */
static int recorded_again(struct book *s, struct book_deal *deal, const struct book_deal *last,
	const struct book_taking *taking, struct err *e)
{
	bool ruled = last->state == BOOK_RULED || last->state == BOOK_OPEN;
	/* The dispute preceded the deal's line, which now takes the number. */
	bool is_awaited = last->state == BOOK_OPEN && deal->state == BOOK_PLAYED;
	bool taken = last->state == BOOK_PLAYED || last->state == BOOK_VOID || (ruled && !is_awaited);

	if (taken && book_deal_is_same(last, deal)) {
		deal->id = last->id;
		deal->revision = last->revision;
		return 1;
	}
	bool is_anew = is_awaited && !taking, may_be_earlier = deal->state == BOOK_REDEAL || (ruled && !is_anew);
	int again = may_be_earlier ? attempt_again(s, deal, 0, taking && taking->is_journal, e) : 0;
	if (again == 0 && taken && last->state == BOOK_OPEN) {
		err_set(e, ERR_CONFLICT, &msg_deal_disputed, MSG_ARGS(num_of(deal->no).text));
		return -1;
	}
	if (again == 0 && taken) {
		struct book_table table;
		if (table_by_id(s, deal->table, &table, e))
			deal_conflict(last, deal, &table, e);
		return -1;
	}
	return again;
}

/* Find whether its number exceeds the round's deals plus those thrown in, which are counted if needed. */
static bool is_beyond(struct book *s, const struct book_deal *deal, const struct place *place, bool *beyond,
	int *unplayed, struct err *e)
{
	*unplayed = 0;
	*beyond = place->deals > 0 && deal->no > place->deals;
	if (*beyond && !book_deals_unplayed(s, deal->table, unplayed, e))
		return false;
	*beyond = *beyond && deal->no > place->deals + *unplayed;
	return true;
}

/* Refuse a deal beyond the number that the event fixes for a round: it belongs to another sheet. */
static bool is_of_round(
	struct book *s, const struct book_deal *deal, const struct place *place, struct err *e)
{
	bool beyond;
	int unplayed;

	if (!is_beyond(s, deal, place, &beyond, &unplayed, e))
		return false;
	if (!beyond)
		return true;
	return err_set(e, ERR_REFUSED, place->seat_count == 4 ? &msg_deal_beyond_four : &msg_deal_beyond,
		MSG_ARGS(num_of(place->deals).text, num_of(deal->no).text, num_of(deal->no - unplayed).text));
}

bool book_deal_can_be(struct book *s, int64_t table, int no, struct err *e)
{
	const struct book_deal deal = { .table = table, .no = no };
	struct place place;
	int found = sql_one(s, &sql_deal_place, VALUES(INT(table), INT(no)), &place, e);

	return found >= 0 && (found == 0 || is_of_round(s, &deal, &place, e));
}

/* Add a revision; with `beyond` NULL, refuse a number beyond those of the round. */
static bool add_revision(struct book *s, struct book_deal *deal, const struct book_deal *last, bool *beyond,
	struct err *e)
{
	struct place place;
	int unplayed;

	if (!find_place(s, deal, &place, e))
		return false;
	if (beyond ? !is_beyond(s, deal, &place, beyond, &unplayed, e) : !is_of_round(s, deal, &place, e))
		return false;
	return write_revision(s, deal, last, &place, e);
}

bool book_deal_take(struct book *s, struct book_deal *deal, struct book_taking *taking, struct err *e)
{
	struct book_deal last;
	int found = sql_one(s, &sql_deal_last, VALUES(INT(deal->table), INT(deal->no)), &last, e);
	const struct book_deal *standing = found == 1 ? &last : NULL;
	bool is_attempt = deal->state == BOOK_REDEAL && !taking->is_old;

	taking->again = taking->older = taking->beyond = false;
	if (found < 0)
		return false;
	bool is_free = standing && standing->state == BOOK_TAKEN_BACK && !taking->is_old;
	if (!is_attempt && !is_free && !(standing && book_deal_is_same(standing, deal))) {
		/* Has the number another deal by now? */
		int was = attempt_again(s, deal, taking->is_old ? 0 : taking->since, false, e);
		if (was < 0)
			return false;
		taking->older = was || taking->is_old;
	}
	int recorded = taking->older ? 1
		: standing ? recorded_again(s, deal, standing, taking, e) : 0;
	taking->again = recorded == 1;
	if (recorded < 0 || (recorded == 0 && !add_revision(s, deal, standing, &taking->beyond, e)))
		return false;
	if (deal->revision > 0)
		s->attempt = (struct attempt){ deal->table, deal->no, deal->revision };
	return true;
}

bool book_deal_add(struct book *s, struct book_deal *deal, bool *again, struct err *e)
{
	struct book_deal last;
	int found = sql_one(s, &sql_deal_last, VALUES(INT(deal->table), INT(deal->no)), &last, e);
	int recorded = found == 1 ? recorded_again(s, deal, &last, NULL, e) : found;

	*again = recorded == 1;
	if (recorded < 0 || (recorded == 0 && !add_revision(s, deal, found == 1 ? &last : NULL, NULL, e)))
		return false;
	s->attempt = (struct attempt){ deal->table, deal->no, deal->revision };
	return true;
}

/* Find the revision that counts; 0 if nothing was recorded, or all is undone. */
static bool find_last(struct book *s, const struct book_deal *deal, struct book_deal *last, struct err *e)
{
	int found = sql_one(s, &sql_deal_last, VALUES(INT(deal->table), INT(deal->no)), last, e);

	if (found == 0)
		*last = (struct book_deal){ .no = deal->no };
	return found >= 0;
}

bool book_deal_is_as_seen(struct book *s, const struct book_deal *seen, const struct book_table *table,
	struct err *e)
{
	struct book_deal last;

	return find_last(s, seen, &last, e)
		&& (last.revision == seen->revision || deal_changed(s, seen, &last, table, e));
}

/* Undone or not. */
static const struct sql sql_deal_seen = { DEAL "WHERE game_table = ? AND no = ? AND revision = ?",
	&deal_row };

static const struct sql sql_deal_disputed = { "SELECT EXISTS (SELECT 1 FROM ruling WHERE game_table = ? AND "
	"deal_no = ? AND current AND state = 'open')", &int_row };

/* Judge a change not based on the last revision: fine if both have the same content, else a conflict. */
static bool revise_stale(struct book *s, struct book_deal *deal, const struct book_deal *last, struct err *e)
{
	struct book_deal seen;
	struct book_table table;

	if (last->revision > 0 && book_deal_is_same(last, deal)) {
		deal->id = last->id;
		deal->revision = last->revision;
		return true;
	}
	int found = sql_one(
		s, &sql_deal_seen, VALUES(INT(deal->table), INT(deal->no), INT(deal->revision)), &seen, e);
	if (found == 1)
		return table_by_id(s, deal->table, &table, e) && deal_changed(s, &seen, last, &table, e);
	return found == 0
		&& err_set(e, ERR_NOT_FOUND, last->revision > 0 ? &msg_deal_no_revision : &msg_deal_unknown,
			MSG_ARGS(num_of(deal->no).text, num_of(deal->revision).text));
}

bool book_deal_revise(struct book *s, struct book_deal *deal, struct err *e)
{
	struct book_deal last;
	struct place place;
	int disputed = 0;

	if (!find_last(s, deal, &last, e) || !find_place(s, deal, &place, e))
		return false;
	if (deal->state != BOOK_PLAYED
		&& sql_one(s, &sql_deal_disputed, VALUES(INT(deal->table), INT(deal->no)), &disputed, e) != 1)
		return false;
	if (last.state == BOOK_RULED || disputed)
		return err_set(e, ERR_CONFLICT, last.state == BOOK_RULED ? &msg_deal_ruled : &msg_deal_disputed,
			MSG_ARGS(num_of(deal->no).text));
	if (last.revision != deal->revision || last.revision == 0)
		return revise_stale(s, deal, &last, e);
	return write_revision(s, deal, &last, &place, e);
}

bool book_deal_write_next(struct book *s, struct book_deal *deal, struct err *e)
{
	struct book_deal last;
	struct place place;
	int found = sql_one(s, &sql_deal_last, VALUES(INT(deal->table), INT(deal->no)), &last, e);

	return found >= 0 && find_place(s, deal, &place, e)
		&& write_revision(s, deal, found == 1 ? &last : NULL, &place, e);
}

bool book_deal_clear(struct book *s, int64_t table, int no, struct err *e)
{
	struct book_deal *list = NULL;
	size_t count = 0;
	bool done = book_deal_history(s, table, no, &list, &count, e);
	const int dealer = count > 0 ? list[count - 1].dealer : 0;
	const bool has_deal = count > 0 && list[count - 1].state != BOOK_REDEAL
		&& list[count - 1].state != BOOK_TAKEN_BACK;
	size_t stand = book_deal_attempts(list, count) + has_deal;

	book_free(list);
	for (; done && stand > 0; stand--) {
		struct book_deal back = { .table = table, .no = no, .state = BOOK_TAKEN_BACK, .dealer = dealer };
		done = book_deal_write_next(s, &back, e);
	}
	return done;
}
