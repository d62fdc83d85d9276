/*
 * Keep deals, totals and rulings with the people who sat at the table when they were written. A merge brings
 * them only to the same people, and new seats only to deals that the other book had when it reseated the
 * table; otherwise the two books disagree.
 */
#include "base/messages.h"
#include "desk/import/import.h"
#include "desk/messages.h"

#include <stdlib.h>
#include <string.h>

/* The deal and rulings at a number of a table; number 0: the totals of its sheet. */
struct owned {
	bool is, has_deal;                  /* a ruling may concern a deal that is not recorded */
	struct book_deal deal;
	struct book_totals totals;
	uint64_t rulings;                   /* a checksum of the rulings there */
};

static uint64_t ruling_sum(const struct book_ruling *ruling)
{
	struct buf said = { 0 };

	buf_printf(&said, "%s %d %d %s\t%s\t%s\t%s\t%s\t%s", ruling->said.case_no, ruling->said.offender,
		(int)ruling->said.state, ruling->said.act, ruling->facts, ruling->kind, ruling->cites,
		ruling->said.reason, ruling->said.judge);
	uint64_t sum = merge_sum(0, buf_text(&said), said.len);
	buf_free(&said);
	return sum;
}

/* Read what a table has at a number; table 0: nothing. */
static bool read_owned(struct import *im, struct book *book, int64_t table, int no, struct owned *out)
{
	struct book_ruling *list = NULL;
	struct err none = { 0 };
	size_t count = 0;

	*out = (struct owned){ .is = false };
	if (table == 0)
		return true;
	if (no == 0) {
		bool done = book_totals_find(book, table, &out->totals, im->e);
		out->is = done && out->totals.id && out->totals.deals > 0;
		return done;
	}
	out->has_deal = book_deal_find(book, table, no, &out->deal, &none) && out->deal.state != BOOK_TAKEN_BACK;
	bool done = (!out->has_deal || merge_call_all(im, book, &out->deal, 1))
		&& book_deal_rulings(book, table, no, &list, &count, im->e);
	for (size_t i = 0; i < count; i++)
		out->rulings += ruling_sum(&list[i]);
	out->is = out->has_deal || count > 0;
	book_free(list);
	return done;
}

static bool is_same_owned(const struct owned *a, const struct owned *b)
{
	if (a->is != b->is || a->has_deal != b->has_deal || a->rulings != b->rulings)
		return false;
	if (!a->is)
		return true;
	return merge_same_totals(&a->totals, &b->totals)
		&& (!a->has_deal || merge_same_deal(&a->deal, &b->deal));
}

/* ---- seating ----------------------------------------------------------------------------------- */

static struct sitter sitter_at(const struct book_table *table, int seat, int no)
{
	return (struct sitter){ book_entry_at(table, seat, no), book_player_at(table, seat, no) };
}

/* Do the same people sit at both tables at that deal? `across`: the second table is the other book's. */
static bool sit_alike_at(
	struct import *im, const struct book_table *a, const struct book_table *b, int no, bool across)
{
	bool same = a->seat_count == b->seat_count;

	for (int seat = 0; same && seat < a->seat_count; seat++) {
		const struct sitter one = sitter_at(a, seat, no), other = sitter_at(b, seat, no);
		same = across ? merge_same_sitter(im, one, other, &same) && same : one.entry == other.entry;
	}
	return same;
}

/* Return the first deal at which the two tables seat different people; 0: none. */
static int first_apart(struct import *im, const struct book_table *a, const struct book_table *b, bool across)
{
	const struct book_table *const tables[] = { a, b };
	int first = sit_alike_at(im, a, b, 1, across) ? 0 : 1;

	for (int side = 0; side < SIDES && first != 1; side++) {
		for (int i = 0; i < tables[side]->turn_count; i++) {
			const int from = tables[side]->turns[i].from;
			if ((first == 0 || from < first) && !sit_alike_at(im, a, b, from, across))
				first = from;
		}
	}
	return first;
}

static bool sit_alike(
	struct import *im, const struct book_table *a, const struct book_table *b, int no, bool across)
{
	return no == 0 ? first_apart(im, a, b, across) == 0 : sit_alike_at(im, a, b, no, across);
}

/* Append a seat in the form of `table seat`: A="Kiss Péter". */
static void add_sitter(struct buf *b, int seat, const char *name)
{
	buf_printf(b, "%s%s=\"%s\"", b->len > 0 ? " " : "", text_seat_code(seat), name);
}

/* Has any sheet of the round deals, rulings, or totals? */
static bool is_begun(struct import *im, int round)
{
	struct book_table *list = NULL;
	struct book_totals totals = { .id = 0 };
	size_t count = 0;
	bool any = false;

	if (!book_tables(im->book, im->event.id, round, &list, &count, im->e))
		return false;
	for (size_t i = 0; i < count && !any; i++) {
		struct book_deal *deals = NULL;
		struct book_ruling *rulings = NULL;
		size_t deal_count = 0, ruling_count = 0;
		bool read = book_totals_find(im->book, list[i].id, &totals, im->e)
			&& book_table_deals(im->book, list[i].id, &deals, &deal_count, im->e)
			&& book_table_rulings(im->book, list[i].id, &rulings, &ruling_count, im->e);
		any = read && (totals.id || deal_count + ruling_count > 0);
		book_free(deals);
		book_free(rulings);
	}
	book_free(list);
	return any;
}

/* Write the seats that differ at that deal of the two tables, in the form of `table seat`. */
static void list_apart(struct import *im, const struct book_table *ours, const struct book_table *theirs,
	int no, struct buf names[SIDES])
{
	for (int seat = 0; seat < GAME_SEATS; seat++) {
		const struct sitter one = sitter_at(ours, seat, no), other = sitter_at(theirs, seat, no);
		bool same = false;
		if (ours->seat_count == theirs->seat_count && merge_same_sitter(im, one, other, &same) && same)
			continue;
		if (one.label[0])
			add_sitter(&names[OURS], seat, one.label);
		if (other.label[0])
			add_sitter(&names[THEIRS], seat, other.label);
	}
}

/* Do the same seats differ from that deal to the end, so that one command puts them right? */
static bool is_one_change(struct import *im, const struct book_table *ours, const struct book_table *theirs,
	int no, const struct buf names[SIDES])
{
	const struct book_table *const tables[] = { ours, theirs };
	bool one = true;

	for (int i = 0; i < 2 * BOOK_TURNS && one; i++) {
		const struct book_table *table = tables[i % 2];
		struct buf later[SIDES] = { { 0 }, { 0 } };
		if (i / 2 >= table->turn_count || table->turns[i / 2].from <= no)
			continue;
		list_apart(im, ours, theirs, table->turns[i / 2].from, later);
		for (int side = 0; side < SIDES; side++) {
			one = one && strcmp(buf_text(&later[side]), buf_text(&names[side])) == 0;
			buf_free(&later[side]);
		}
	}
	return one;
}

/* ---- exchanges with other tables --------------------------------------------------------------- */

/* A table of the round, with its first players in either book, as players here. */
struct places {
	int no;
	int64_t who[SIDES][BOOK_SEATS];
	bool is_in;                         /* it changes only together with the table in question */
};

/* Read the tables of the round here, before the merge changed any, and there, with their first players. */
static bool read_places(struct import *im, const struct book_table *ours, struct places **list, size_t *count)
{
	struct book_table *tables[SIDES] = { NULL, NULL };
	size_t counts[SIDES] = { 0, 0 };
	bool done = true;

	for (int side = 0; done && side < SIDES; side++)
		done = book_tables(merge_book(im, side), merge_event_id(im, side), ours->round, &tables[side],
			&counts[side], im->e);
	*count = 0;
	*list = calloc(counts[OURS] + counts[THEIRS] + 1, sizeof **list);
	done = done && (*list || desk_fail(im->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS));
	for (size_t i = 0; i < counts[OURS]; i++) {
		for (size_t at = 0; at < im->reseated_count; at++) {
			if (im->reseated[at].was.id == tables[OURS][i].id)
				tables[OURS][i] = im->reseated[at].was;
		}
		if (tables[OURS][i].id == ours->id)
			tables[OURS][i] = *ours;
	}
	for (size_t i = 0; done && i < counts[OURS] + counts[THEIRS]; i++) {
		const int side = i < counts[OURS] ? OURS : THEIRS;
		const struct book_table *table = &tables[side][side == OURS ? i : i - counts[OURS]];
		size_t at = 0;
		while (at < *count && (*list)[at].no != table->no)
			at++;
		if (at == *count)
			(*list)[(*count)++] = (struct places){ .no = table->no };
		for (int seat = 0; done && seat < table->seat_count; seat++) {
			struct book_entry entry;
			struct book_player player;
			bool found = false;
			int known = book_entry_by_id(merge_book(im, side), table->entry[seat], &entry, im->e);
			done = known == 0
				|| (known == 1 && merge_player_here(im, side, entry.player.id, &player, &found));
			(*list)[at].who[side][seat] = done && found ? player.id : 0;
		}
	}
	book_free(tables[OURS]);
	book_free(tables[THEIRS]);
	return done;
}

/* List the tables linked to this one by changes of places, and count them. */
static bool list_places(struct import *im, const struct book_table *ours, struct buf *b, int *many)
{
	const char *gap = im->desk->lang == LANG_HU ? "., " : ", ";
	struct places *list = NULL;
	size_t count = 0;
	bool done = read_places(im, ours, &list, &count), grows = done;

	for (size_t i = 0; done && i < count; i++)
		list[i].is_in = list[i].no == ours->no;
	while (grows) {
		grows = false;
		for (size_t i = 0; i < count * count; i++) {
			const struct places *from = &list[i / count];
			struct places *to = &list[i % count];
			bool is_linked = false;
			/* Does a player sit at the one table in this book and at the other in the other book? */
			for (int at = 0; at < BOOK_SEATS * BOOK_SEATS && from->is_in && !to->is_in; at++) {
				const int one = at / BOOK_SEATS, other = at % BOOK_SEATS;
				is_linked = is_linked
					|| (from->who[OURS][one] && from->who[OURS][one] == to->who[THEIRS][other])
					|| (from->who[THEIRS][one] && from->who[THEIRS][one] == to->who[OURS][other]);
			}
			to->is_in = to->is_in || is_linked;
			grows = grows || is_linked;
		}
	}
	*many = 0;
	for (size_t i = 0; done && i < count; i++) {
		if (list[i].is_in)
			buf_printf(b, "%s%d", (*many)++ > 0 ? gap : "", list[i].no);
	}
	free(list);
	return done;
}

/* ---- messages about seats ---------------------------------------------------------------------- */

static bool fail(struct import *im, const struct book_table *ours, bool is_half)
{
	struct people *before = &im->before;
	struct book_table theirs;
	struct book_deal *list = NULL;
	struct buf names[SIDES] = { { 0 }, { 0 } }, at = { 0 }, more = { 0 }, places = { 0 };
	size_t count = 0;
	int many = 0;
	bool same = true;

	if (!book_table_find(im->from, im->from_event.id, ours->round, ours->no, &theirs, im->e))
		return false;
	const bool resized = ours->seat_count != theirs.seat_count, is_new = !is_begun(im, ours->round);
	const int apart = first_apart(im, ours, &theirs, true), no = apart > 0 && !resized ? apart : 1;
	list_apart(im, ours, &theirs, no, names);
	buf_printf(&at, "%d %d", ours->round, ours->no);
	bool done = list_places(im, ours, &places, &many);
	/* Do both books have the same deals under the same numbers, as far as both go? */
	if (done && no > 1)
		done = book_table_deals(im->from, theirs.id, &list, &count, im->e)
			&& merge_call_all(im, im->from, list, count)
			&& merge_call_all(im, im->book, before->deals, before->count);
	for (size_t i = 0; done && i < count && i < before->count; i++)
		same = same && list[i].no == before->deals[i].no && merge_same_deal(&before->deals[i], &list[i]);
	book_free(list);
	const bool is_round = !resized && (is_half || many > 1);
	const struct msg *msg = is_new ? &msg_merge_other_seats : &msg_merge_other_people;
	if (resized)
		msg = &msg_merge_other_size;
	else if (is_round)
		msg = is_new ? &msg_merge_other_round : &msg_merge_other_places;
	else if (!same)
		msg = &msg_merge_other_deals;
	else if (!is_one_change(im, ours, &theirs, no, names))
		msg = &msg_merge_other_turns;
	if (msg == &msg_merge_other_seats)
		buf_printf(&more, "%d", ours->round);
	else if (msg == &msg_merge_other_turns || no > 1)
		buf_printf(&more, msg == &msg_merge_other_turns ? "%d" : " --from %d", no);
	if (done && im->e->status == ERR_NONE)
		desk_fail(im->desk, ERR_CONFLICT, msg, MSG_ARGS(buf_text(&names[OURS]),
			buf_text(&names[THEIRS]), is_round ? num_of(ours->round).text : buf_text(&at),
			buf_text(is_round ? &places : &more)));
	for (int side = 0; side < SIDES; side++)
		buf_free(&names[side]);
	buf_free(&at);
	buf_free(&more);
	buf_free(&places);
	return false;
}

bool merge_fail_people(struct import *im, const struct book_table *ours)
{
	return fail(im, ours, false);
}

/* ---- a table's lines, before and after --------------------------------------------------------- */

bool merge_note_people(struct import *im)
{
	struct people *before = &im->before;
	struct book_table theirs;
	bool same = true;

	merge_forget_people(im);
	if (book_table_look(im->from, im->from_event.id, im->round, im->table.no, &theirs, im->e) != 1)
		return im->e->status == ERR_NONE;
	if (!merge_same_seats(im, &im->table, &theirs, &same) || same)
		return same;
	before->is_apart = true;
	before->table = im->table;
	return book_table_deals(im->book, im->table.id, &before->deals, &before->count, im->e)
		&& book_totals_find(im->book, im->table.id, &before->totals, im->e)
		&& book_table_rulings(im->book, im->table.id, &before->rulings, &before->ruling_count, im->e);
}

void merge_forget_people(struct import *im)
{
	book_free(im->before.deals);
	book_free(im->before.rulings);
	im->before = (struct people){ .is_apart = false };
}

static struct owned owned_before(const struct people *before, int no)
{
	struct owned was = { .is = false };

	if (no == 0) {
		was.totals = before->totals;
		was.is = was.totals.id && was.totals.deals > 0;
	}
	for (size_t i = 0; no > 0 && i < before->count && !was.is; i++) {
		was.is = was.has_deal = before->deals[i].no == no;
		if (was.is)
			was.deal = before->deals[i];
	}
	for (size_t i = 0; i < before->ruling_count; i++) {
		if (before->rulings[i].said.no != no)
			continue;
		was.is = true;
		was.rulings += ruling_sum(&before->rulings[i]);
	}
	return was;
}

/* A deal number as both books had it at a meeting, with its players. */
struct owned_then {
	struct owned owned[SIDES];
	struct book_table table[SIDES];
};

/* Is it unchanged since that meeting, with the same people? */
static bool is_as_then(struct import *im, const struct owned_then *then, int no, int side,
	const struct owned *now, const struct book_table *table)
{
	return is_same_owned(&then->owned[side], now)
		&& (!now->is || sit_alike(im, &then->table[side], table, no, false));
}

/* Does the present deal still belong to the people who had it in either book before a change? */
static bool check_owned(struct import *im, const struct book_table *now, const struct book_table *theirs,
	int no, bool *agree)
{
	const struct book_table *before = &im->before.table;
	struct owned was = owned_before(&im->before, no), is, there;
	struct owned_then then = { .owned = { { .is = false } } };
	const struct meeting *met = NULL;
	bool is_alike = false;

	*agree = true;
	if (sit_alike(im, before, theirs, no, true))
		return true;
	if (!read_owned(im, im->book, im->table.id, no, &is)
		|| !read_owned(im, im->from, im->from_table, no, &there))
		return false;
	const bool stays = is_same_owned(&was, &is) && (!was.is || sit_alike(im, before, now, no, false));
	if (stays && !(was.is && there.is))
		return true;
	/* As both last had it alike, with the same people. */
	while (!is_alike && (met = merge_meeting_before(im, met)) != NULL) {
		struct err none = { 0 };
		is_alike = true;
		for (int side = 0; is_alike && side < SIDES; side++) {
			const int64_t table = merge_table_then(im, met, side);
			is_alike = read_owned(im, met->book[side], table, no, &then.owned[side])
				&& (!table || book_table_find(met->book[side], met->event[side], im->table.round,
					im->table.no, &then.table[side], &none));
		}
		is_alike = is_alike && is_same_owned(&then.owned[OURS], &then.owned[THEIRS]) && (!then.owned[OURS].is
			|| sit_alike(im, &then.table[OURS], &then.table[THEIRS], no, true));
	}
	if (!is_alike)
		then.owned[OURS] = then.owned[THEIRS] = (struct owned){ .is = false };
	if (stays)
		*agree = is_as_then(im, &then, no, OURS, &was, before)
			|| is_as_then(im, &then, no, THEIRS, &there, theirs);
	else
		*agree = is_same_owned(&was, &then.owned[OURS]) && is_same_owned(&is, &there)
			&& (!is.is || sit_alike(im, now, theirs, no, true));
	return true;
}

bool merge_note_reseated(struct import *im, const struct book_table *was, const struct book_table *now)
{
	const struct reseated seats = { im->table_line, *was, *now };

	return merge_add(im, &im->reseated, &im->reseated_count, &seats, sizeof seats);
}

bool merge_check_people(struct import *im)
{
	struct book_table now, theirs;
	struct book_deal *lists[2] = { NULL, NULL };
	struct book_ruling *rulings[2] = { NULL, NULL };
	size_t counts[2] = { 0, 0 }, ruling_counts[2] = { 0, 0 };
	bool agree = true;

	if (im->table_broken || !im->is_stored || !merge_find_their_table(im))
		return true;
	if (im->is_fresh)
		return merge_note_reseated(im, &(struct book_table){ .no = 0 }, &im->table);
	if (!im->before.is_apart)
		return true;
	bool done = book_table_find(im->book, im->event.id, im->round, im->table.no, &now, im->e)
		&& book_table_find(im->from, im->from_event.id, im->round, im->table.no, &theirs, im->e);
	done = done && book_table_deals(im->book, im->table.id, &lists[0], &counts[0], im->e)
		&& book_table_deals(im->from, im->from_table, &lists[1], &counts[1], im->e);
	done = done && book_table_rulings(im->book, im->table.id, &rulings[0], &ruling_counts[0], im->e)
		&& book_table_rulings(im->from, im->from_table, &rulings[1], &ruling_counts[1], im->e)
		&& check_owned(im, &now, &theirs, 0, &agree);
	for (size_t i = 0; done && agree && i < im->before.count; i++)
		done = check_owned(im, &now, &theirs, im->before.deals[i].no, &agree);
	for (int list = 0; list < 2; list++) {
		for (size_t i = 0; done && agree && i < counts[list]; i++)
			done = check_owned(im, &now, &theirs, lists[list][i].no, &agree);
		for (size_t i = 0; done && agree && i < ruling_counts[list]; i++)
			done = check_owned(im, &now, &theirs, rulings[list][i].said.no, &agree);
		book_free(lists[list]);
		book_free(rulings[list]);
	}
	if (done && agree && first_apart(im, &im->before.table, &now, false) > 0)
		done = merge_note_reseated(im, &im->before.table, &now);
	if (!done || agree)
		return done;
	im->table_broken = true;
	return merge_fail_people(im, &im->before.table) || import_fault_error(im);
}

bool merge_check_signed(struct import *im)
{
	struct book_table theirs;

	if (!im->before.is_apart || im->faults > 0)
		return true;
	return book_table_find(im->from, im->from_event.id, im->round, im->table.no, &theirs, im->e)
		&& (first_apart(im, &im->table, &theirs, true) == 0
			|| merge_fail_people(im, &im->table) || import_fault_error(im));
}

/* ---- a joined player who would sit at two tables ----------------------------------------------- */

/* Find the seat that an entry has first at a table, and from which deal on. */
static void find_seat(const struct book_table *table, int64_t entry, int *seat, int *from)
{
	*seat = 0;
	*from = 1;
	for (int i = table->seat_count; i-- > 0;)
		*seat = table->entry[i] == entry ? i : *seat;
	for (int i = 0; table->entry[*seat] != entry && i < table->turn_count; i++) {
		if (table->turns[i].entry != entry)
			continue;
		*seat = table->turns[i].seat;
		*from = table->turns[i].from;
		return;
	}
}

/* Write both tables, and the command that seats at the first the player there of `instead` (NULL: any). */
static void write_two(struct import *im, struct buf out[2], const struct book_table *at,
	const struct book_table *also, int64_t entry, const struct book_table *instead)
{
	int seat, from;

	find_seat(at, entry, &seat, &from);
	buf_printf(&out[0], "%d/%d, %d/%d", at->round, at->no, also->round, also->no);
	buf_printf(&out[1], "%d %d %s=", at->round, at->no, text_seat_code(seat));
	if (instead)
		buf_printf(&out[1], "\"%s\"", book_player_at(instead, seat, from));
	else
		buf_str(&out[1], im->desk->lang == LANG_HU ? "NÉV" : "NAME");
	if (from > 1)
		buf_printf(&out[1], " --from %d", from);
}

bool merge_two_seats(struct import *im, const struct desk_joined *both, struct buf out[2])
{
	struct book_entry one, into;
	struct book_table *list = NULL, theirs;
	struct err none = { 0 };
	size_t count = 0;

	if (book_entry_of(im->book, im->event.id, both->one.id, &one, &none) != 1
		|| book_entry_of(im->book, im->event.id, both->into.id, &into, &none) != 1)
		return true;
	bool done = book_tables(im->book, im->event.id, 0, &list, &count, im->e);
	for (size_t i = 0; done && i < count * count && out[0].len == 0; i++) {
		const struct book_table *at = &list[i / count], *also = &list[i % count];
		if (at->round != also->round || !book_table_has(at, one.id) || !book_table_has(also, into.id))
			continue;
		int seat, from;
		bool same = true;
		find_seat(at, one.id, &seat, &from);
		done = book_table_look(im->from, im->from_event.id, at->round, at->no, &theirs, &none) != 1
			|| seat >= theirs.seat_count
			|| merge_same_sitter(im, (struct sitter){ into.id, both->into.name },
				sitter_at(&theirs, seat, from), &same);
		write_two(im, out, at, also, one.id, same ? NULL : &theirs);
	}
	book_free(list);
	return done;
}

/* May that player come though they sit at table `no` here? Yes if the other book has moved them away from it,
 * or has the same entry at both tables, of which it was warned. */
static bool may_come(struct import *im, int no, int64_t there, int64_t player, bool *may)
{
	struct book_table table;
	struct book_entry entry;
	struct book_player here;
	struct err none = { 0 };
	bool found = false;

	*may = book_table_look(im->from, im->from_event.id, im->round, no, &table, &none) == 1;
	if (!*may || book_table_has(&table, there))
		return true;
	for (int i = 0; *may && i < table.seat_count + table.turn_count; i++) {
		if (book_entry_by_id(im->from, merge_sitter(&table, i).entry, &entry, im->e) != 1
			|| !merge_player_here(im, THEIRS, entry.player.id, &here, &found))
			return false;
		*may = !found || here.id != player;
	}
	return true;
}

/* Refuse a player of their table who was joined to another here and would sit at a second table. */
static bool check_comer(struct import *im, const struct book_table *list, size_t count, int64_t there)
{
	struct book_entry theirs, here;
	struct book_player now, one;
	bool found = false, may = false, done = true;

	if (book_entry_by_id(im->from, there, &theirs, im->e) != 1
		|| !merge_player_here(im, THEIRS, theirs.player.id, &now, &found))
		return im->e->status == ERR_NONE;
	/* A player joined to that one in either book. */
	const bool is_here = found;
	found = false;
	for (int side = 0; is_here && side < SIDES; side++) {
		for (size_t i = 0; i < im->joined_count[side] && !found; i++) {
			struct book_player into;
			one = im->joined[side][i];
			if (!merge_player_here(im, side, one.id, &into, &found))
				return im->e->status == ERR_NONE;
			found = found && into.id == now.id;
		}
	}
	int known = found ? book_entry_of(im->book, im->event.id, now.id, &here, im->e) : 0;
	if (known != 1 || (im->is_stored && book_table_has(&im->table, here.id)))
		return known >= 0;
	for (size_t i = 0; done && i < count; i++) {
		if (list[i].no == im->table.no || !book_table_has(&list[i], here.id))
			continue;
		done = may_come(im, list[i].no, there, now.id, &may);
		if (!done || may)
			continue;
		struct book_table at;
		struct buf out[2] = { { 0 }, { 0 } };
		const struct book_label names[] = { book_label_of(&one), book_label_of(&now) };
		done = book_table_find(im->from, im->from_event.id, im->round, im->table.no, &at, im->e);
		if (done)
			write_two(im, out, &at, &list[i], there, im->is_stored ? &im->table : NULL);
		done = done && desk_fail(im->desk, ERR_CONFLICT, &msg_merge_joined_sits,
			MSG_ARGS(names[0].text, names[1].text, buf_text(&out[0]), buf_text(&out[1])));
		buf_free(&out[0]);
		buf_free(&out[1]);
	}
	return done;
}

bool merge_check_joined(struct import *im)
{
	struct book_table theirs, *list = NULL;
	size_t count = 0;
	struct err none = { 0 };

	if (!im->from || im->joined_count[OURS] + im->joined_count[THEIRS] == 0
		|| book_table_look(im->from, im->from_event.id, im->round, im->table.no, &theirs, &none) != 1)
		return true;
	bool done = book_tables(im->book, im->event.id, im->round, &list, &count, im->e);
	for (int i = 0; done && i < theirs.seat_count + theirs.turn_count; i++)
		done = check_comer(im, list, count, merge_sitter(&theirs, i).entry);
	book_free(list);
	return done;
}

/* ---- in the whole round ------------------------------------------------------------------------ */

/* A round in both books after the merge has written its lines. */
struct round_now {
	struct book_table *list[SIDES];
	size_t count[SIDES];
};

/* Does that table of the other book, or (`no` 0) any of the round, have the player there? */
static bool has_there(struct import *im, const struct round_now *round, int no, struct sitter who)
{
	bool same = false;

	for (size_t i = 0; i < round->count[THEIRS] && !same; i++) {
		const struct book_table *table = &round->list[THEIRS][i];
		const int sitters = no == 0 || table->no == no ? table->seat_count + table->turn_count : 0;
		for (int at = 0; at < sitters && !same; at++)
			same = merge_same_sitter(im, who, merge_sitter(table, at), &same) && same;
	}
	return same;
}

/*
 * Has half of an exchange not come: would an incoming player sit at another table too (`at`), which the other
 * book gave to another player, or one who leaves sit at none, but does there? A player at two tables there is
 * only reported.
 */
static bool is_half(struct import *im, const struct round_now *round, const struct reseated *seats,
	struct sitter who, int *at)
{
	const bool was = book_table_has(&seats->was, who.entry), is = book_table_has(&seats->now, who.entry);
	bool half = false;

	*at = 0;
	for (size_t i = 0; was != is && i < round->count[OURS] && !half; i++) {
		const struct book_table *table = &round->list[OURS][i];
		if (table->no == seats->now.no || !book_table_has(table, who.entry))
			continue;
		*at = table->no;
		half = is && !has_there(im, round, table->no, who);
		if (is && !half && seats->was.no > 0)
			desk_say(im->desk, &msg_table_elsewhere, MSG_ARGS(who.label, num_of(table->no).text));
	}
	const bool is_left = was && !is && *at == 0;
	return half || (is_left && has_there(im, round, 0, who));
}

/* Check the reseated tables of one round, from that one on. */
static bool check_round(struct import *im, size_t from)
{
	const int no = im->reseated[from].now.round;
	struct round_now round = { .count = { 0 } };
	bool done = true;

	for (int side = 0; done && side < SIDES; side++)
		done = book_tables(merge_book(im, side), merge_event_id(im, side), no, &round.list[side],
			&round.count[side], im->e);
	for (size_t i = from; done && i < im->reseated_count && im->reseated[i].now.round == no; i++) {
		const struct reseated *seats = &im->reseated[i];
		const struct book_table *now = &seats->now, *const tables[] = { &seats->was, now };
		struct buf names = { 0 }, place = { 0 };
		struct sitter who;
		int at = 0;
		bool half = false;
		/* The first such player, in the order of seats, then of takeovers. */
		for (int table = 0; table < 2; table++) {
			const int sitters = tables[table]->seat_count + tables[table]->turn_count;
			for (int sitter = 0; sitter < sitters && !half; sitter++) {
				who = merge_sitter(tables[table], sitter);
				half = is_half(im, &round, seats, who, &at);
			}
		}
		if (!half)
			continue;
		im->unit = im->table_line = seats->line;
		im->round = no;
		im->table = *now;
		im->has_table = true;
		if (seats->was.no > 0) {
			done = fail(im, &seats->was, true) || import_fault_error(im);
			continue;
		}
		/* A table new here: report players who sit at another one already, and who sits there. */
		for (int seat = 0; seat < now->seat_count; seat++)
			add_sitter(&names, seat, now->player[seat]);
		buf_printf(&place, "%d %d", now->round, now->no);
		desk_fail(im->desk, ERR_CONFLICT, &msg_merge_second_table,
			MSG_ARGS(who.label, num_of(at).text, buf_text(&names), buf_text(&place)));
		buf_free(&names);
		buf_free(&place);
		done = import_fault_error(im);
	}
	for (int side = 0; side < SIDES; side++)
		book_free(round.list[side]);
	return done;
}

bool merge_check_places(struct import *im)
{
	for (size_t i = 0; im->faults == 0 && i < im->reseated_count; i++) {
		bool is_first = i == 0 || im->reseated[i].now.round != im->reseated[i - 1].now.round;
		if (is_first && !check_round(im, i))
			return false;
	}
	return true;
}
