/* Tables of a merge that are not followed change by change: this book has not touched such a table since both
 * last had it alike, so it becomes whatever it is in the other book. */
#include "base/messages.h"
#include "desk/import/import.h"
#include "desk/messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The changes of the table, and where it was alike. */
struct taking {
	struct import *im;
	const struct meeting *met;
	struct book_table then, theirs;     /* in the other book, there and now */
	struct book_deal *was, *deals;      /* the same; in the order in which they were written */
	size_t was_count, count;
	struct done *list;
	size_t done_count;
	struct buf what;                    /* in words */
	struct buf numbers, rulings, cards;
};

/* A revision written there since, or (of a deal: it wrote none) a ruling. */
struct done {
	int64_t step;
	const struct book_deal *deal;
	struct book_ruling ruling;
	int item;                           /* of the ruling here; 0: new */
	bool is_ruling, is_written;
};

/* ---- which tables ------------------------------------------------------------------------------ */

static struct whole *find_whole(const struct import *im, int round, int no)
{
	for (size_t i = 0; i < im->whole_count; i++) {
		if (im->wholes[i].round == round && im->wholes[i].no == no)
			return &im->wholes[i];
	}
	return NULL;
}

bool merge_is_whole(const struct import *im, int round, int no, enum whole_state state)
{
	const struct whole *whole = find_whole(im, round, no);

	return whole && whole->state == state;
}

bool merge_is_bare(struct import *im, int side)
{
	struct book *const book = merge_book(im, side);
	const int64_t table = side == OURS ? im->table.id : im->from_table,
		anew = merge_anew(im, side, table);
	struct book_deal *list = NULL;
	struct book_ruling *rulings = NULL;
	struct book_totals totals = { .id = 0 };
	struct err none = { 0 };
	size_t count = 0, ruling_count = 0;
	bool is = anew > 0 && book_table_history(book, table, false, &list, &count, &none)
		&& book_table_rulings(book, table, &rulings, &ruling_count, &none)
		&& book_totals_find(book, table, &totals, &none);

	is = is && ruling_count == 0 && totals.deals == 0;
	/* The step itself ended the attempts on the old sheet. */
	for (size_t i = 0; i < count; i++)
		is = is && list[i].step <= anew;
	book_free(list);
	book_free(rulings);
	return is;
}

bool merge_keeps(struct import *im)
{
	const struct book_table *table = &im->table;
	const struct whole kept = { table->round, table->no, WHOLE_KEPT };

	/* Former names of bettors on a closed sheet are compared deal by deal. */
	if (table->is_signed && merge_betting(im))
		return false;
	if (!find_whole(im, table->round, table->no) && merge_let_be_there(im, table->round, table->no)
		&& !merge_is_bare(im, OURS) && !merge_has_lost(im))
		return merge_add(im, &im->wholes, &im->whole_count, &kept, sizeof kept);
	return merge_is_whole(im, table->round, table->no, WHOLE_KEPT);
}

bool merge_spares(struct import *im, int round, int no)
{
	const struct whole next = { round, no, WHOLE_NEXT };
	struct whole *whole = find_whole(im, round, no);

	if (!whole && (!im->from || !merge_let_be(im, round, no)
		|| !merge_add(im, &im->wholes, &im->whole_count, &next, sizeof next)))
		return false;
	if (whole && (whole->state == WHOLE_FAILED || whole->state == WHOLE_KEPT))
		return false;
	if (whole && whole->state == WHOLE_NOW)
		whole->state = WHOLE_FAILED;
	im->faults++;
	return true;
}

/* ---- in words ---------------------------------------------------------------------------------- */

static void add_what(struct taking *taking, const struct msg *msg, const struct buf *numbers)
{
	if (taking->what.len > 0)
		buf_str(&taking->what, "; ");
	buf_msg(&taking->what, taking->im->desk->lang, msg, MSG_ARGS(numbers ? buf_text(numbers) : ""));
}

static void add_number(struct taking *taking, struct buf *b, const char *number)
{
	const char *gap = taking->im->desk->lang == LANG_HU ? "., " : ", ";

	buf_printf(b, "%s%s", b->len > 0 ? gap : "", number);
}

/* ---- seating ----------------------------------------------------------------------------------- */

static bool find_sitter(struct import *im, const char *label, int64_t *entry)
{
	struct book_player player;
	struct book_entry found;

	if (!import_enter_waiting(im, label, 0) || !import_player(im, label, NULL, &player)
		|| !merge_enter(im, &player, 0, &found))
		return false;
	*entry = found.id;
	return true;
}

static bool reread(struct import *im)
{
	return book_table_look(im->book, im->event.id, im->round, im->table.no, &im->table, im->e) == 1;
}

/* Write the takeovers deal by deal, each as recorded by the same person there. */
static bool take_over(struct import *im, const struct book_table *seats)
{
	char typist[BOOK_NAME];
	bool done = true;

	for (int from = 0; done;) {
		int64_t entries[BOOK_SEATS] = { 0 };
		int next = 0;
		for (int i = 0; i < seats->turn_count; i++) {
			const int at = seats->turns[i].from;
			next = at > from && (next == 0 || at < next) ? at : next;
		}
		if (next == 0)
			break;
		from = next;
		for (int i = 0; i < seats->turn_count; i++) {
			if (seats->turns[i].from == from)
				entries[seats->turns[i].seat] = seats->turns[i].entry;
		}
		done = book_turn_typist(im->from, im->from_table, from, typist, im->e)
			&& merge_keep_typist(im, typist)
			&& book_table_turn(im->book, im->table.id, from, entries, im->e);
	}
	return done && reread(im);
}

static bool copy_seats(struct taking *taking)
{
	struct import *im = taking->im;
	const struct book_table was = im->table;
	struct book_table seats = taking->theirs;
	bool same = true, done = true;

	if (!merge_same_seats(im, &was, &seats, &same) || same)
		return same;
	seats.id = was.id;
	seats.event = was.event;
	for (int seat = 0; done && seat < seats.seat_count; seat++)
		done = find_sitter(im, seats.player[seat], &seats.entry[seat]);
	for (int i = 0; done && i < seats.turn_count; i++)
		done = find_sitter(im, seats.turns[i].player, &seats.turns[i].entry);
	done = done && merge_check_joined(im) && merge_keep_typist(im, NULL);
	/* Give seats back, the last one first: so nobody has two seats meanwhile. */
	while (done && im->table.turn_count > 0) {
		const int count = im->table.turn_count;
		int64_t entries[BOOK_SEATS] = { 0 };
		int from = 0;
		for (int i = 0; i < count; i++)
			from = im->table.turns[i].from > from ? im->table.turns[i].from : from;
		for (int i = 0; i < count; i++) {
			const struct book_turn *turn = &im->table.turns[i];
			if (turn->from == from)
				entries[turn->seat] = book_entry_at(&im->table, turn->seat, from - 1);
		}
		done = book_table_turn(im->book, im->table.id, from, entries, im->e) && reread(im)
			&& im->table.turn_count < count;
	}
	done = done && book_table_reseat(im->book, &seats, im->e) && take_over(im, &seats);
	add_what(taking, &msg_merge_whole_seats, NULL);
	return done && merge_note_reseated(im, &was, &im->table);
}

/* ---- deals and rulings ------------------------------------------------------------------------- */

static bool has_id(const struct book_deal *list, size_t count, int64_t id)
{
	for (size_t i = 0; i < count; i++) {
		if (list[i].id == id)
			return true;
	}
	return false;
}

/* Was a revision at the number undone there that was written before? */
static bool is_undone(const struct taking *taking, int no)
{
	for (size_t i = 0; i < taking->was_count; i++) {
		if (taking->was[i].no == no && !has_id(taking->deals, taking->count, taking->was[i].id))
			return true;
	}
	return false;
}

/* List the rulings there that are new, were revised, or had a revision undone. False, without an error, if
 * one is gone there: it cannot be taken away here. */
static bool list_rulings(struct taking *taking)
{
	struct import *im = taking->im;
	struct book_ruling *lists[3] = { NULL };
	size_t counts[3] = { 0 };
	bool done = book_table_rulings(im->from, im->from_table, &lists[0], &counts[0], im->e)
		&& book_table_rulings(taking->met->book[THEIRS], taking->then.id, &lists[1], &counts[1], im->e)
		&& book_table_rulings(im->book, im->table.id, &lists[2], &counts[2], im->e);

	done = done && counts[1] == counts[2];
	size_t met = 0;
	for (size_t i = 0; done && i < counts[0]; i++) {
		const struct book_ruling *now = &lists[0][i], *was = NULL;
		struct book_ruling *list = NULL;
		size_t count = 0, from = 0;
		for (size_t at = 0; at < counts[1]; at++) {
			const bool is = lists[1][at].said.no == now->said.no && lists[1][at].item == now->item;
			was = is ? &lists[1][at] : was;
		}
		met += was != NULL;
		const int item = was ? lists[2][was - lists[1]].item : 0;
		done = book_ruling_history(im->from, now, &list, &count, im->e);
		for (size_t at = 0; was && at < count; at++)
			from = list[at].id <= was->id ? at + 1 : from;
		if (was && from > 0 && list[from - 1].id != was->id)
			from--;   /* an earlier one stands there again */
		for (size_t at = from; done && at < count; at++) {
			const struct done revision
				= { .step = list[at].step, .ruling = list[at], .item = item, .is_ruling = true };
			done = merge_add(im, &taking->list, &taking->done_count, &revision, sizeof revision);
		}
		book_free(list);
	}
	done = done && met == counts[1];
	for (int i = 0; i < 3; i++)
		book_free(lists[i]);
	return done;
}

/* Sort a deal before the ruling that wrote it, whatever else that step wrote. */
static int by_written(const void *a, const void *b)
{
	const struct done *x = a, *y = b;
	const int64_t one = x->is_ruling ? x->ruling.id : x->deal->id,
		other = y->is_ruling ? y->ruling.id : y->deal->id;

	if (x->step != y->step)
		return x->step < y->step ? -1 : 1;
	return x->is_ruling != y->is_ruling ? x->is_ruling - y->is_ruling : (one > other) - (one < other);
}

bool merge_deal_here(struct import *im, const struct book_deal *theirs, struct book_deal *deal)
{
	const struct game_deal line = { .no = theirs->no, .dealer = theirs->dealer, .record = theirs->record };
	struct book_deal settled;

	*deal = *theirs;
	if (deal->state == BOOK_PLAYED && !desk_deal_settle(im->desk, &im->rules, &im->table, &line, &settled))
		return false;
	if (deal->state == BOOK_PLAYED)
		memcpy(deal->points, settled.points, sizeof deal->points);
	deal->table = im->table.id;
	return true;
}

static bool enter_ruling(struct taking *taking, struct done *done, struct book_deal *deal)
{
	struct import *im = taking->im;
	struct book_ruling ruling = done->ruling, *list = NULL;
	size_t count = 0;
	bool again = false, is = book_deal_rulings(im->book, im->table.id, ruling.said.no, &list, &count, im->e);

	ruling.deal = 0;
	for (size_t i = 0; i < count; i++) {
		if (list[i].item == done->item)
			ruling.deal = list[i].deal;   /* the former deal, unless it writes another */
	}
	book_free(list);
	ruling.table = im->table.id;
	ruling.item = done->item;
	ruling.is_told = true;
	done->is_written = true;
	is = is && book_ruling_put(im->book, &ruling, deal, &again, im->e);
	for (size_t i = 0; i < taking->done_count; i++) {
		struct done *other = &taking->list[i];
		if (other->is_ruling && other->ruling.said.no == done->ruling.said.no
			&& other->ruling.item == done->ruling.item)
			other->item = ruling.item;
	}
	im->taken_over.rulings += is;
	const struct num no = num_of(ruling.said.no), item = num_of(ruling.item);
	char name[BOOK_SHORT];
	snprintf(name, sizeof name, "%s/%s", no.text, item.text);
	add_number(taking, &taking->rulings, name);
	return is;
}

/* List the numbers whose deal has changed. */
static void tell_deals(struct taking *taking, const struct book_deal *before, size_t count)
{
	struct import *im = taking->im;

	for (int no = 1, next; no > 0; no = next) {
		const struct book_deal *was = NULL, *now = NULL;
		next = 0;
		for (size_t i = 0; i < count; i++) {
			was = before[i].no == no ? &before[i] : was;
			next = before[i].no > no && (next == 0 || before[i].no < next) ? before[i].no : next;
		}
		for (size_t i = 0; i < taking->count; i++) {
			const struct book_deal *deal = &taking->deals[i];
			now = deal->no == no ? deal : now;
			next = deal->no > no && (next == 0 || deal->no < next) ? deal->no : next;
		}
		const bool is_here = was && was->state != BOOK_TAKEN_BACK,
			is_there = now && now->state != BOOK_TAKEN_BACK;
		const bool is_line = is_there && now->state != BOOK_REDEAL;
		if (is_here != is_there || (is_here && !merge_same_deal(was, now)))
			add_number(taking, &taking->numbers, num_of(no).text);
		im->taken_over.deals += is_line;
		im->taken_over.again += is_line && is_here;
	}
}

static bool copy_deals(struct taking *taking)
{
	struct import *im = taking->im;
	struct book_deal *before = NULL;
	size_t count = 0;
	bool done = book_table_history(im->book, im->table.id, true, &before, &count, im->e);

	/* Free a number here before all revisions written there follow. */
	for (size_t i = 0; done && i < taking->was_count; i++) {
		const int no = taking->was[i].no;
		bool is_first = true;
		for (size_t at = 0; at < i; at++)
			is_first = is_first && taking->was[at].no != no;
		if (is_first && is_undone(taking, no))
			done = merge_keep_typist(im, NULL) && book_deal_clear(im->book, im->table.id, no, im->e);
	}
	for (size_t i = 0; done && i < taking->count; i++) {
		const struct book_deal *deal = &taking->deals[i];
		const struct done item = { .step = deal->step, .deal = deal };
		if (!has_id(taking->was, taking->was_count, deal->id) || is_undone(taking, deal->no))
			done = merge_add(im, &taking->list, &taking->done_count, &item, sizeof item);
	}
	done = done && list_rulings(taking);
	if (done)
		list_sort(taking->list, taking->done_count, sizeof *taking->list, by_written);
	for (size_t i = 0; done && i < taking->done_count; i++) {
		struct done *one = &taking->list[i], *ruling = NULL;
		struct book_deal deal;
		if (one->is_written)
			continue;
		if (one->is_ruling) {
			done = merge_keep_typist_of(im, one->ruling.said.no) && enter_ruling(taking, one, NULL);
			continue;
		}
		/* The ruling that wrote the deal is put with it. */
		for (size_t at = 0; at < taking->done_count && !ruling; at++) {
			struct done *other = &taking->list[at];
			const bool is = other->is_ruling && !other->is_written && other->ruling.deal == one->deal->id;
			ruling = is ? other : NULL;
		}
		done = merge_keep_typist(im, one->deal->operator_name) && merge_deal_here(im, one->deal, &deal)
			&& (ruling ? enter_ruling(taking, ruling, &deal)
				: book_deal_write_next(im->book, &deal, im->e));
	}
	tell_deals(taking, before, count);
	book_free(before);
	if (taking->numbers.len > 0)
		add_what(taking, &msg_merge_whole_deals, &taking->numbers);
	if (taking->rulings.len > 0)
		add_what(taking, &msg_merge_whole_rulings, &taking->rulings);
	return done;
}

/* ---- cards, totals, signature ------------------------------------------------------------------ */

/* List the revisions by which the attempts of a number ended, last first; then 0, for the standing deal. */
static bool list_attempts(
	struct import *im, struct book *book, int64_t table, int no, int **list, size_t *count)
{
	struct book_deal *deals = NULL;
	size_t deal_count = 0;
	bool done = book_deal_history(book, table, no, &deals, &deal_count, im->e);

	deal_count = book_deal_attempts(deals, deal_count);
	*list = calloc(deal_count + 1, sizeof **list);
	*count = 1;
	for (size_t i = 0; *list && i < deal_count; i++)
		(*list)[(*count)++] = deals[i].revision;
	book_free(deals);
	return done && (*list || desk_fail(im->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS));
}

static bool copy_cards(struct taking *taking)
{
	struct import *im = taking->im;
	int *list = NULL;
	size_t number_count = 0;
	bool done = book_cards_numbers(im->from, im->from_table, &list, &number_count, im->e);

	for (size_t at = 0; done && at < number_count; at++) {
		const int no = list[at];
		int *ours = NULL, *theirs = NULL;
		size_t count = 0, their_count = 0;
		bool any = false;
		done = list_attempts(im, im->book, im->table.id, no, &ours, &count)
			&& list_attempts(im, im->from, im->from_table, no, &theirs, &their_count)
			&& count == their_count;
		for (size_t i = 0; done && i < count; i++) {
			struct book_cards cards;
			bool again = true;
			done = book_cards_find(im->from, im->from_table, no, theirs[i], &cards, im->e);
			if (!done || !cards.id)
				continue;
			cards.table = im->table.id;
			done = merge_keep_typist(im, cards.operator_name)
				&& book_cards_put(im->book, &cards, ours[i], &again, im->e);
			any = any || !again;
		}
		if (any)
			add_number(taking, &taking->cards, num_of(no).text);
		free(ours);
		free(theirs);
	}
	book_free(list);
	if (taking->cards.len > 0)
		add_what(taking, &msg_merge_whole_cards, &taking->cards);
	return done;
}

/* ---- the table --------------------------------------------------------------------------------- */

static bool copy_table(struct taking *taking)
{
	struct import *im = taking->im;
	const struct book_table was = im->table;
	const struct book_table *theirs = &taking->theirs;
	struct book_totals here, totals;
	struct err none = { 0 };
	bool same = false, again = true;

	/* Find the meeting at which both had the table alike. */
	while ((taking->met = merge_meeting_before(im, taking->met)) != NULL) {
		if (merge_had_alike(taking->met, was.round, was.no, false)
			&& book_table_find(taking->met->book[THEIRS], taking->met->event[THEIRS], was.round, was.no,
				&taking->then, &none))
			break;
	}
	bool done = taking->met && merge_find_their_table(im)
		&& book_table_find(im->from, im->from_event.id, was.round, was.no, &taking->theirs, im->e);
	done = done && book_table_history(taking->met->book[THEIRS], taking->then.id, false, &taking->was,
		&taking->was_count, im->e);
	done = done && book_table_history(im->from, im->from_table, true, &taking->deals, &taking->count, im->e);
	/* Refuse a bettor whose name is another person's here. */
	for (size_t i = 0; done && i < taking->count; i++)
		done = has_id(taking->was, taking->was_count, taking->deals[i].id)
			|| import_check_bettors(im, &taking->deals[i].record);
	done = done && merge_call_all(im, im->from, taking->deals, taking->count);
	if (done && was.is_signed)
		done = merge_keep_typist(im, NULL) && book_sheet_sign(im->book, was.id, NULL, im->e) && reread(im);
	done = done && copy_seats(taking) && copy_deals(taking) && copy_cards(taking);
	done = done && book_totals_find(im->book, im->table.id, &here, im->e)
		&& book_totals_find(im->from, im->from_table, &totals, im->e);
	if (done && !merge_same_totals(&here, &totals)) {
		totals.table = im->table.id;
		im->taken_over.totals += totals.deals > 0;
		add_what(taking, &msg_merge_whole_totals, NULL);
		done = merge_keep_typist(im, totals.id ? totals.operator_name : NULL)
			&& book_totals_put(im->book, &totals, true, &again, im->e);
	}
	if (!done)
		return false;
	/* A mark is of the sheet's contents. */
	if (was.is_signed != theirs->is_signed || was.is_checked != theirs->is_checked
		|| strcmp(was.signed_by, theirs->signed_by) != 0 || strcmp(was.checked_by, theirs->checked_by) != 0
		|| (taking->what.len > 0 && (theirs->is_signed || theirs->is_checked)))
		add_what(taking, &msg_merge_whole_sheet, NULL);
	im->taken_over.signatures += theirs->is_signed && !was.is_signed;
	done = merge_keep_typist(im, NULL)
		&& book_sheet_sign(im->book, im->table.id, theirs->is_signed ? theirs->signed_by : NULL, im->e)
		&& book_sheet_check(im->book, im->table.id, theirs->is_checked ? theirs->checked_by : NULL, im->e);
	return done && merge_same_sheets(im, &same) && same && reread(im);
}

bool merge_take_whole(struct import *im)
{
	struct taking taking = { .im = im };
	const bool done = copy_table(&taking);

	if (done && taking.what.len > 0)
		desk_say(im->desk, &msg_merge_whole, MSG_ARGS(num_of(im->table.round).text,
			num_of(im->table.no).text, buf_text(&taking.what)));
	book_free(taking.was);
	book_free(taking.deals);
	free(taking.list);
	buf_free(&taking.what);
	buf_free(&taking.numbers);
	buf_free(&taking.rulings);
	buf_free(&taking.cards);
	im->is_whole = im->table_broken = true;
	if (done)
		return true;
	const bool is_lost = im->e->status == ERR_FAILED;
	if (!is_lost)
		*im->e = (struct err){ 0 };
	return !is_lost && merge_spares(im, im->table.round, im->table.no);
}
