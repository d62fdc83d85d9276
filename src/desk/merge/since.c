/*
 * What became of a table's deals in each of two books since they parted: who alone went on is followed,
 * revision by revision; where both did, each in its own way, they disagree.
 */
#include "base/messages.h"
#include "desk/merge/inner.h"
#include "desk/messages.h"
#include "vault/vault.h"

#include <stdlib.h>
#include <string.h>

typedef const struct book_deal *revision;

/* A table as it was in one book, all its revisions, and its rulings. */
struct then {
	struct book_deal *all;
	size_t count;
	struct book_ruling *rulings;
	size_t ruling_count;
};

/* A number of the table. */
struct number {
	int no;
	revision base[SIDES], now[SIDES];   /* what stood there when both last had it alike, and stands now; NULL:
					       it never had a deal */
	size_t met;                     /* which meeting that was, from 1; 0: none */
	size_t from[SIDES], to[SIDES];  /* where what was written since is in `by_no` */
	bool is_undone[SIDES];          /* something that stood there was taken back by undo */
	bool is_ruled;                  /* rulings write its deal: they come as lines */
	bool is_taken;
	bool takes_cards;               /* what was dealt again here is not, and its cards are its own again */
	int origin[SIDES];              /* the number that its deal had when they met; 0: it is an inserted one */
	revision gone;                  /* tracing that: taken back, from where its deal had that number */
	int left;
	struct book_cards *cards;       /* noted here of its deal, which an insertion there moves to … */
	int cards_to;
};

struct history {
	struct then now;
	size_t since;
	revision *order, *by_no;        /* what was written since: as it was; by number */
	struct book_deal *undone;       /* here, and may have been taken over there before */
	size_t undone_count;
};

/* A table in both books as they were when they met, and as they are. */
struct apart {
	struct import *im;
	struct then (*met)[SIDES];      /* at the meetings from the last one back to where it was alike in both */
	size_t first;                   /* that one */
	struct history side[SIDES];
	struct number *numbers;
	size_t count;
	struct book_deal *plan;         /* what is to be written here */
	size_t planned, room;
	bool has_deals;                 /* deals there are not what they were; else claims alone are */
	const struct number *quarrel;   /* the deal that is named first, if they disagree about any */
};

static bool has_no_deal(revision deal)
{
	return !deal || deal->state == BOOK_TAKEN_BACK;
}

bool import_same_deal(const struct book_deal *a, const struct book_deal *b)
{
	struct book_deal bare[2];

	if (a->state != b->state || (a->state != BOOK_REDEAL && a->state != BOOK_VOID))
		return book_deal_is_same(a, b) || book_deal_is_same(b, a);
	bare[0] = *a;
	bare[1] = *b;
	bare[0].has_record = bare[1].has_record = false;
	return book_deal_is_same(&bare[0], &bare[1]);
}

static bool is_same(revision a, revision b)
{
	if (has_no_deal(a) || has_no_deal(b))
		return has_no_deal(a) && has_no_deal(b);
	return import_same_deal(a, b);
}

/* ---- the table in three books --------------------------------------------------------------------- */

static bool no_memory(struct import *im)
{
	return desk_fail(im->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}

static int by_written(const void *a, const void *b)
{
	int64_t x = ((revision)a)->id, y = ((revision)b)->id;

	return (x > y) - (x < y);
}

static int by_no(const void *a, const void *b)
{
	revision x = *(const revision *)a, y = *(const revision *)b;

	return x->no != y->no ? (x->no > y->no) - (x->no < y->no) : by_written(x, y);
}

static int number_order(const void *a, const void *b)
{
	int x = ((const struct number *)a)->no, y = ((const struct number *)b)->no;

	return (x > y) - (x < y);
}

static struct number *find_number(const struct apart *apart, int no)
{
	const struct number key = { .no = no };

	return bsearch(&key, apart->numbers, apart->count, sizeof key, number_order);
}

static revision find_id(const struct then *then, revision deal)
{
	return then->count ? bsearch(deal, then->all, then->count, sizeof *deal, by_written) : NULL;
}

static bool read_then(struct import *im, struct book *book, int64_t table, struct then *then)
{
	return table == 0 || (book_table_history(book, table, true, &then->all, &then->count, im->e)
		&& import_call_all(im, book, then->all, then->count)
		&& book_table_rulings(book, table, &then->rulings, &then->ruling_count, im->e));
}

/* Did the old sheet's attempts fall by that, when the table was recorded anew? */
static bool is_cleared(int64_t anew, revision deal, revision kept, size_t count)
{
	bool is_first = anew > 0 && deal->step == anew && deal->state == BOOK_TAKEN_BACK;

	for (size_t i = 0; is_first && i < count; i++)
		is_first = kept[i].no != deal->no;
	return is_first;
}

/* Forget what was written there before the table was recorded anew. */
static size_t keep_since(int64_t anew, struct book_deal *list, size_t count)
{
	size_t kept = 0;

	for (size_t i = 0; i < count; i++) {
		if (list[i].step >= anew && !is_cleared(anew, &list[i], list, kept))
			list[kept++] = list[i];
	}
	return kept;
}

/* The table in both books at a meeting: one that was recorded anew since was another one. */
static bool read_meeting(struct import *im, size_t at, const int64_t anew[SIDES], struct then then[SIDES])
{
	const struct meeting *met = import_meeting(im, at);
	bool done = met != NULL;

	if (done && (met->step[OURS] < anew[OURS] || met->step[THEIRS] < anew[THEIRS]))
		return true;
	for (int side = 0; done && side < SIDES; side++)
		done = read_then(im, met->book[side], import_table_then(im, met, side), &then[side]);
	return done;
}

static void free_then(struct then *then)
{
	book_free(then->all);
	book_free(then->rulings);
}

/* What stood at the number then. */
static revision stood(const struct then *then, int no)
{
	revision last = NULL;

	for (size_t i = 0; i < then->count; i++)
		last = then->all[i].no == no ? &then->all[i] : last;
	return last;
}

/* The void attempt at the number that comes next from that place on, which goes behind it. */
static revision next_attempt(const struct then *then, int no, size_t *at)
{
	while (*at < then->count) {
		const size_t i = (*at)++;
		if (then->all[i].no == no && book_deal_is_attempt(then->all, then->count, i))
			return &then->all[i];
	}
	return NULL;
}

/* How many attempts at the number were alike from the first on; more[side]: the one behind them, or NULL. */
static size_t pair_attempts(const struct then *ours, const struct then *theirs, int no, revision more[SIDES])
{
	size_t at[SIDES] = { 0, 0 }, pairs = 0;

	do {
		more[OURS] = next_attempt(ours, no, &at[OURS]);
		more[THEIRS] = next_attempt(theirs, no, &at[THEIRS]);
	} while (more[OURS] && more[THEIRS] && import_same_deal(more[OURS], more[THEIRS]) && ++pairs);
	return pairs;
}

/* Does the same stand at the number after the same attempts? */
static bool is_alike_at(const struct then *ours, const struct then *theirs, int no)
{
	revision more[SIDES];

	if (!is_same(stood(ours, no), stood(theirs, no)))
		return false;
	pair_attempts(ours, theirs, no, more);
	return !more[OURS] && !more[THEIRS];
}

static bool are_alike(const struct then then[SIDES])
{
	for (int side = 0; side < SIDES; side++) {
		for (size_t i = 0; i < then[side].count; i++) {
			const int no = then[side].all[i].no;
			const bool is_last = stood(&then[side], no) == &then[side].all[i];
			if (is_last && !is_alike_at(&then[OURS], &then[THEIRS], no))
				return false;
		}
	}
	return true;
}

static bool read_tables(struct apart *apart)
{
	struct import *im = apart->im;
	struct history *ours = &apart->side[OURS], *theirs = &apart->side[THEIRS];
	const int64_t anew[SIDES] = { import_anew(im, OURS, im->table.id),
		import_anew(im, THEIRS, im->from_table) };

	apart->met = calloc(im->meeting_count + 1, sizeof *apart->met);
	if (!apart->met)
		return no_memory(im);
	bool done = true, is_alike = false;
	for (apart->first = im->meeting_count; done && !is_alike && apart->first > 0;) {
		apart->first--;
		done = read_meeting(im, apart->first, anew, apart->met[apart->first]);
		is_alike = done && are_alike(apart->met[apart->first]);
	}
	if (!done)
		return false;
	done = read_then(im, im->book, im->table.id, &ours->now)
		&& read_then(im, im->from, im->from_table, &theirs->now)
		&& (!im->past.has_taken
			|| book_table_undone(im->book, im->table.id, &ours->undone, &ours->undone_count, im->e));
	for (int side = 0; side < SIDES; side++)
		apart->side[side].now.count
			= keep_since(anew[side], apart->side[side].now.all, apart->side[side].now.count);
	ours->undone_count = keep_since(anew[OURS], ours->undone, ours->undone_count);
	return done;
}

static bool add_numbers(struct apart *apart, const struct then *then)
{
	struct number *numbers
		= realloc(apart->numbers, (apart->count + then->count + 1) * sizeof *apart->numbers);

	if (!numbers)
		return no_memory(apart->im);
	apart->numbers = numbers;
	for (size_t i = 0; i < then->count; i++)
		numbers[apart->count++] = (struct number){ .no = then->all[i].no };
	return true;
}

/* All numbers that ever had a deal. */
static bool list_numbers(struct apart *apart)
{
	size_t kept = 0;
	bool done = true;

	for (int side = 0; done && side < SIDES; side++) {
		done = add_numbers(apart, &apart->side[side].now);
		for (size_t i = apart->first; done && i < apart->im->meeting_count; i++)
			done = add_numbers(apart, &apart->met[i][side]);
	}
	list_sort(apart->numbers, apart->count, sizeof *apart->numbers, number_order);
	for (size_t i = 0; i < apart->count; i++) {
		if (kept == 0 || apart->numbers[kept - 1].no != apart->numbers[i].no)
			apart->numbers[kept++] = apart->numbers[i];
	}
	apart->count = kept;
	return done;
}

/* Where both last had each number alike; `whole`: all numbers of the table at once. */
static void find_bases(struct apart *apart, bool whole)
{
	struct import *im = apart->im;
	size_t met = 0;

	for (size_t i = apart->first; i < im->meeting_count; i++) {
		const struct then *then = apart->met[i];
		bool all = true;
		for (size_t at = 0; at < apart->count; at++) {
			struct number *n = &apart->numbers[at];
			bool is_alike = is_alike_at(&then[OURS], &then[THEIRS], n->no);
			all = all && is_alike;
			if (!whole && is_alike)
				n->met = i + 1;
		}
		if (whole && all)
			met = i + 1;
	}
	for (size_t at = 0; at < apart->count; at++) {
		struct number *n = &apart->numbers[at];
		n->met = whole ? met : n->met;
		for (int side = 0; side < SIDES; side++)
			n->base[side] = n->met ? stood(&apart->met[n->met - 1][side], n->no) : NULL;
	}
}

/* The table as it was in that book where both last had the number alike; NULL: they never met. */
static const struct then *then_of(const struct apart *apart, const struct number *n, int side)
{
	return n->met ? &apart->met[n->met - 1][side] : NULL;
}

/* Was a former revision undone here, and not lost with a damaged page? */
static bool is_undone(struct apart *apart, int side, revision deal)
{
	struct err none = { 0 };
	bool is_kept = true;

	return !find_id(&apart->side[side].now, deal)
		&& (side == THEIRS || !book_deal_is_kept(apart->im->book, deal, &is_kept, &none) || is_kept);
}

/* Has the other book this table since before the two parted? */
static bool has_same_table(struct import *im)
{
	return im->from && im->is_stored && import_find_their_table(im) && im->from_table == im->table.id;
}

bool import_is_lost(struct import *im, int no)
{
	struct book_deal theirs;
	struct err none = { 0 };
	bool is_kept = true;

	if (!has_same_table(im) || !book_deal_find(im->from, im->from_table, no, &theirs, &none))
		return false;
	return theirs.step <= im->parted.step
		&& book_deal_is_kept(im->book, &theirs, &is_kept, &none) && !is_kept;
}

bool import_is_turn_lost(struct import *im, int no)
{
	int ours = 0, theirs = 0;

	return has_same_table(im)
		&& book_turns_ever(im->from, im->from_table, no, im->parted.step, &theirs, im->e)
		&& book_turns_ever(im->book, im->table.id, no, INT64_MAX, &ours, im->e) && ours < theirs;
}

bool import_has_lost(struct import *im)
{
	struct book_deal *list = NULL;
	struct err none = { 0 };
	size_t count = 0;
	bool has_lost = false;

	if (!has_same_table(im) || !book_table_deals(im->from, im->from_table, &list, &count, &none))
		return false;
	for (size_t i = 0; i < count && !has_lost; i++)
		has_lost = import_is_lost(im, list[i].no) || import_is_turn_lost(im, list[i].no);
	book_free(list);
	return has_lost;
}

bool import_check_lost(struct import *im)
{
	const char *gap = im->desk->lang == LANG_HU ? "., " : ", ";
	struct book_deal *list = NULL, here;
	struct buf lost = { 0 };
	size_t count = 0;

	if (im->table_broken || !has_same_table(im))
		return true;
	bool done = book_table_deals(im->from, im->from_table, &list, &count, im->e);
	for (size_t i = 0; done && i < count; i++) {
		struct err none = { 0 };
		if (!book_deal_find(im->book, im->table.id, list[i].no, &here, &none)
			&& import_is_lost(im, list[i].no))
			buf_printf(&lost, "%s%d", lost.len == 0 ? "" : gap, list[i].no);
	}
	im->gone += lost.len > 0;
	if (done && lost.len > 0)
		desk_say(im->desk, &msg_merge_lost,
			MSG_ARGS(num_of(im->table.round).text, num_of(im->table.no).text, buf_text(&lost)));
	buf_free(&lost);
	book_free(list);
	return done;
}

/* What was written on one side since, and what of before was undone. */
static bool compare_side(struct apart *apart, int side)
{
	struct history *history = &apart->side[side];
	const struct then *now = &history->now;

	free(history->order);
	free(history->by_no);
	history->since = 0;
	history->order = calloc(now->count + 1, sizeof *history->order);
	history->by_no = calloc(now->count + 1, sizeof *history->by_no);
	if (!history->order || !history->by_no)
		return no_memory(apart->im);
	for (size_t i = 0; i < now->count; i++) {
		struct number *n = find_number(apart, now->all[i].no);
		n->now[side] = &now->all[i];
		if (n->met == 0 || !find_id(then_of(apart, n, side), &now->all[i]))
			history->order[history->since++] = &now->all[i];
	}
	for (size_t at = 0; at < apart->count; at++) {
		struct number *n = &apart->numbers[at];
		const struct then *then = then_of(apart, n, side);
		n->from[side] = n->to[side] = 0;
		n->is_undone[side] = false;
		for (size_t i = 0; then && i < then->count; i++) {
			if (then->all[i].no == n->no && is_undone(apart, side, &then->all[i]))
				n->is_undone[side] = true;
		}
	}
	memcpy(history->by_no, history->order, history->since * sizeof *history->order);
	list_sort(history->by_no, history->since, sizeof *history->by_no, by_no);
	for (size_t i = history->since; i-- > 0;)
		find_number(apart, history->by_no[i]->no)->from[side] = i;
	for (size_t i = 0; i < history->since; i++)
		find_number(apart, history->by_no[i]->no)->to[side] = i + 1;
	return true;
}

static bool is_by_ruling(revision deal)
{
	return deal && (deal->state == BOOK_RULED || deal->state == BOOK_OPEN);
}

/* Does something else stand there by now, or after other attempts? Not what was changed and changed back. */
static bool is_otherwise(const struct apart *apart, const struct number *n, int side)
{
	const struct then none = { .count = 0 }, *then = then_of(apart, n, side);

	return !is_alike_at(then ? then : &none, &apart->side[side].now, n->no);
}

/* The sum of the ids of a number's rulings that wrote its deal. */
static int64_t rulings_of(const struct then *then, int no)
{
	int64_t sum = 0;

	for (size_t i = 0; then && i < then->ruling_count; i++)
		sum += then->rulings[i].said.no == no && then->rulings[i].deal ? then->rulings[i].id : 0;
	return sum;
}

/* Do rulings that are not the same any more have the deal as another, or dealt again? */
static bool is_ruled_at(const struct apart *apart, const struct number *n, int side)
{
	const struct then *then = then_of(apart, n, side), *now = &apart->side[side].now;

	if (is_by_ruling(n->base[side]) || is_by_ruling(n->now[side]))
		return true;
	return rulings_of(then, n->no) != rulings_of(now, n->no) && is_otherwise(apart, n, side);
}

/* Such rulings write their deals themselves; one that left its deal as it was says nothing of it. */
static void note_rulings(struct apart *apart)
{
	for (size_t i = 0; i < apart->count; i++) {
		struct number *n = &apart->numbers[i];
		n->is_ruled = is_ruled_at(apart, n, OURS) || is_ruled_at(apart, n, THEIRS);
	}
}

static bool compare_sides(struct apart *apart, bool whole)
{
	find_bases(apart, whole);
	if (!compare_side(apart, OURS) || !compare_side(apart, THEIRS))
		return false;
	note_rulings(apart);
	return true;
}

static bool has_ruling(const struct then *then, int64_t id)
{
	for (size_t i = 0; then && i < then->ruling_count; i++) {
		if (then->rulings[i].id == id)
			return true;
	}
	return false;
}

/*
 * Has the other book's table, by what was written, become another than it was in both where they met last, or
 * has it a claim that is open since? Most have not.
 */
static bool went_on(struct apart *apart, bool *any)
{
	struct import *im = apart->im;
	struct then then[SIDES] = { { .count = 0 } }, now = { .count = 0 };
	const int64_t anew[SIDES] = { import_anew(im, OURS, im->table.id),
		import_anew(im, THEIRS, im->from_table) };
	bool done = book_table_history(im->from, im->from_table, false, &now.all, &now.count, im->e)
		&& book_table_rulings(im->from, im->from_table, &now.rulings, &now.ruling_count, im->e);

	done = done && (im->meeting_count == 0 || read_meeting(im, im->meeting_count - 1, anew, then));
	apart->has_deals = im->table.is_signed && import_betting(im);
	apart->has_deals = done && (apart->has_deals || now.count != then[THEIRS].count || !are_alike(then));
	for (size_t i = 0; done && i < now.count && !apart->has_deals; i++)
		apart->has_deals = now.all[i].id != then[THEIRS].all[i].id;
	*any = apart->has_deals;
	for (size_t i = 0; done && i < now.ruling_count && !*any; i++)
		*any = now.rulings[i].said.state == COURT_OPEN && !has_ruling(&then[THEIRS], now.rulings[i].id);
	for (int side = 0; side < SIDES; side++)
		free_then(&then[side]);
	free_then(&now);
	return done;
}

static void free_apart(struct apart *apart)
{
	for (int side = 0; side < SIDES; side++) {
		for (size_t i = 0; apart->met && i < apart->im->meeting_count; i++)
			free_then(&apart->met[i][side]);
		free_then(&apart->side[side].now);
		book_free(apart->side[side].undone);
		free(apart->side[side].order);
		free(apart->side[side].by_no);
	}
	for (size_t i = 0; i < apart->count; i++)
		free(apart->numbers[i].cards);
	free(apart->met);
	free(apart->numbers);
	free(apart->plan);
}

/* ---- deals that moved to other numbers ------------------------------------------------------------- */

static bool is_same_play(revision a, revision b)
{
	return a->has_record == b->has_record && (!a->has_record || game_record_is_same(&a->record, &b->record));
}

/* An insertion takes back the deals behind it, and writes each at the next number. */
static void trace(struct apart *apart, int side)
{
	const struct history *history = &apart->side[side];

	for (size_t i = 0; i < apart->count; i++) {
		apart->numbers[i].origin[side] = apart->numbers[i].no;
		apart->numbers[i].gone = NULL;
	}
	for (size_t i = 0; i < history->since; i++) {
		revision deal = history->order[i];
		struct number *n = find_number(apart, deal->no), *before = find_number(apart, deal->no - 1);
		if (deal->state == BOOK_TAKEN_BACK) {
			n->gone = deal;
			n->left = n->origin[side];
		} else if (before && before->gone && before->gone->step == deal->step
			&& is_same_play(before->gone, deal)) {
			n->origin[side] = before->left;
			if (before->origin[side] == before->left)
				before->origin[side] = 0;
			before->gone = NULL;
		}
	}
}

/* The number on the other side of the deal that has that one on this; 0: it has none there, or is another. */
static int number_there(const struct apart *apart, int side, int no)
{
	const struct number *n = find_number(apart, no);

	if (!n || n->origin[OURS] == n->origin[THEIRS])
		return no;
	for (size_t i = 0; n->origin[side] > 0 && i < apart->count; i++) {
		if (apart->numbers[i].origin[!side] == n->origin[side])
			return apart->numbers[i].no;
	}
	return 0;
}

/* Why a number cannot move; NULL: it can. */
static bool find_anchor(struct import *im, struct book *book, int64_t table, int no, const struct msg **why)
{
	struct book_ruling *rulings = NULL;
	size_t count = 0;
	int dealer = GAME_NO_SEAT;
	bool done = book_deal_rulings(book, table, no, &rulings, &count, im->e)
		&& book_deal_attempt(book, table, no, &dealer, im->e);

	book_free(rulings);
	*why = count > 0 ? &msg_merge_has_ruling : dealer != GAME_NO_SEAT ? &msg_merge_has_attempt : NULL;
	return done;
}

static bool fail_moved(struct import *im, int no, const struct msg *msg, const struct msg *why)
{
	struct buf words = { 0 };

	buf_msg(&words, im->desk->lang, why, MSG_NO_ARGS);
	desk_fail(im->desk, ERR_CONFLICT, msg, MSG_ARGS(num_of(no).text, buf_text(&words)));
	buf_free(&words);
	return false;
}

/* The cards fit as long as the same seats play. */
static bool play_alike(const struct import *im, revision a, revision b)
{
	const struct game *game = im->rules.game.edition->game;
	const int seats = im->table.seat_count;

	return game_players_at(game, seats, a->dealer) == game_players_at(game, seats, b->dealer);
}

/* What hangs here on a number that is another deal's there: cards go with their deal; else it is told. */
static bool move_number(struct apart *apart, struct number *n)
{
	struct import *im = apart->im;
	const struct msg *why = NULL;
	struct book_cards cards;

	n->cards_to = number_there(apart, OURS, n->no);
	if (n->cards_to == n->no)
		return true;
	if (!find_anchor(im, im->book, im->table.id, n->no, &why)
		|| !book_cards_find(im->book, im->table.id, n->no, 0, &cards, im->e))
		return false;
	if (why || !cards.id)
		return !why || fail_moved(im, n->no, &msg_merge_moved_there, why);
	const struct number *to = n->cards_to > 0 ? find_number(apart, n->cards_to) : NULL;
	if (!to || has_no_deal(to->now[THEIRS]) || has_no_deal(n->now[OURS])
		|| !play_alike(im, to->now[THEIRS], n->now[OURS]))
		return fail_moved(im, n->no, &msg_merge_moved_there, &msg_merge_has_cards);
	n->cards = malloc(sizeof *n->cards);
	if (!n->cards)
		return no_memory(im);
	*n->cards = cards;
	return true;
}

static bool move_numbers(struct apart *apart)
{
	bool done = true;

	for (size_t i = 0; done && i < apart->count; i++)
		done = move_number(apart, &apart->numbers[i]);
	return done;
}

static bool put_cards(struct apart *apart, const struct number *n)
{
	bool again;

	if (!n->cards)
		return true;
	n->cards->id = 0;
	n->cards->no = n->cards_to;
	return import_keep_typist(apart->im, NULL)
		&& book_cards_put(apart->im->book, n->cards, 0, &again, apart->im->e);
}

/* Where both last had the whole table alike. */
static bool read_whole(struct apart *apart)
{
	return read_tables(apart) && list_numbers(apart) && compare_sides(apart, true);
}

bool import_number_here(struct import *im, int no, int *here)
{
	struct apart apart = { .im = im };
	bool done = true;

	*here = no;
	if (!im->from || !im->is_stored || im->is_fresh)
		return true;
	if (im->meeting_count == 0 || !import_find_their_table(im))
		return im->e->status == ERR_NONE;
	done = read_whole(&apart);
	if (done && apart.count > 0 && apart.numbers[0].met > 0) {
		trace(&apart, OURS);
		trace(&apart, THEIRS);
		*here = number_there(&apart, THEIRS, no);
	}
	free_apart(&apart);
	return done;
}

bool import_stays_at(struct import *im, int no, const struct msg *what)
{
	int here = no;

	return import_number_here(im, no, &here)
		&& (here == no || fail_moved(im, no, &msg_merge_moved_here, what));
}

/* ---- what is to come ------------------------------------------------------------------------------ */

static bool has_changed(const struct apart *apart, const struct number *n, int side)
{
	return n->from[side] < n->to[side] || (n->is_undone[side] && is_otherwise(apart, n, side));
}

/* Was that revision taken over from another book? */
static bool is_taken_over(const struct apart *apart, int side, revision deal)
{
	struct err none = { 0 };
	bool is_taken = false;

	return vault_step_takes_over(
		side == OURS ? apart->im->book : apart->im->from, deal->step, &is_taken, &none) && is_taken;
}

/* Has the number of `side` its deal from another book? */
static bool has_from_other(const struct apart *apart, const struct number *n, int side)
{
	return n->from[side] < n->to[side]
		&& is_taken_over(apart, side, apart->side[side].by_no[n->to[side] - 1]);
}

/*
 * Where the deal that is on the other side now was there since, counted from 1, so that one of the two has it
 * from the other, by way of a third book; 0: it was not. What both typed by themselves is none.
 */
static size_t was_there(const struct apart *apart, const struct number *n, int side)
{
	const struct history *history = &apart->side[side];
	const bool is_from_other = has_from_other(apart, n, !side);

	for (size_t i = n->to[side]; i > n->from[side]; i--) {
		if (is_same(history->by_no[i - 1], n->now[!side])
			&& (is_from_other || is_taken_over(apart, side, history->by_no[i - 1])))
			return i;
	}
	return 0;
}

static bool has_state(const struct apart *apart, const struct number *n, int side, enum book_deal_state state)
{
	for (size_t i = n->from[side]; i < n->to[side]; i++) {
		if (apart->side[side].by_no[i]->state == state)
			return true;
	}
	return false;
}

static bool is_other_now(const struct apart *apart, const struct number *n, int side)
{
	return has_changed(apart, n, side) && is_otherwise(apart, n, side);
}

/* Has another deal got a number that one stood at, as an insertion or its undo does it? */
static bool has_moved(const struct apart *apart, int side)
{
	int undone = 0;
	bool is_other = false;

	for (size_t i = 0; i < apart->count; i++) {
		const struct number *n = &apart->numbers[i];
		bool is_undone = n->is_undone[side] && !is_same(n->now[side], n->base[side]);
		bool has_deal = !has_no_deal(n->now[side]);
		if (has_deal && has_state(apart, n, side, BOOK_TAKEN_BACK))
			return true;
		undone += is_undone;
		is_other = is_other || (is_undone && has_deal);
	}
	return is_other && undone > 1;   /* one alone was corrected in its place */
}

static bool plan_one(struct apart *apart, revision deal)
{
	if (apart->planned == apart->room) {
		size_t room = 2 * apart->room + 16;
		struct book_deal *plan = realloc(apart->plan, room * sizeof *plan);
		if (!plan)
			return no_memory(apart->im);
		apart->plan = plan;
		apart->room = room;
	}
	apart->plan[apart->planned++] = *deal;
	return true;
}

/* Of a plan: written in front of, or behind all that the other book wrote, and by nobody there. */
#define BACK 0
#define LEFT INT64_MAX

static size_t count_attempts(const struct then *then, int no)
{
	size_t attempts = 0, at = 0;

	while (next_attempt(then, no, &at))
		attempts++;
	return attempts;
}

/* Take back what stands at the number, and so many attempts before it. */
static bool plan_backs(struct apart *apart, const struct number *n, size_t attempts)
{
	const bool has_deal = !has_no_deal(n->now[OURS]) && n->now[OURS]->state != BOOK_REDEAL;
	struct book_deal back = *n->now[OURS];
	bool done = true;

	back.id = BACK;
	back.state = BOOK_TAKEN_BACK;
	for (size_t i = attempts + has_deal; done && i > 0; i--)
		done = plan_one(apart, &back);
	return done;
}

/*
 * All that was written there at that number from that place on, behind the attempts that both have; an undo
 * is written as what it left. Other attempts here are taken back first; and one that stands again there, so
 * that it is none more.
 */
static bool plan_number(struct apart *apart, struct number *n, size_t from)
{
	const struct then *ours = &apart->side[OURS].now, *theirs = &apart->side[THEIRS].now;
	revision last = n->now[OURS], now = n->now[THEIRS], more[SIDES];
	const size_t pairs = pair_attempts(ours, theirs, n->no, more);
	const bool is_redealt = now && now->state == BOOK_REDEAL && !more[THEIRS];
	const bool stands_again = is_redealt && (more[OURS] || !is_same(last, now));
	const bool is_anew = more[OURS] || stands_again;
	int64_t first = is_anew ? LEFT : 0;
	size_t at = 0;

	n->is_taken = true;
	n->takes_cards = is_anew && !has_no_deal(now);
	if (is_anew && !plan_backs(apart, n, count_attempts(ours, n->no) - pairs + stands_again))
		return false;
	for (size_t i = pairs; i > 0 && !is_anew; i--)
		first = next_attempt(theirs, n->no, &at)->id + 1;
	first = is_anew && more[THEIRS] ? more[THEIRS]->id : first;
	last = is_anew ? NULL : last;
	for (size_t i = from; i < n->to[THEIRS]; i++) {
		revision deal = apart->side[THEIRS].by_no[i];
		if (deal->id < first)
			continue;
		last = deal;
		if (!plan_one(apart, last))
			return false;
	}
	if (is_same(last, now))
		return true;
	/* An undo can bring back what this book never had; then nothing was written since. */
	struct book_deal left = has_no_deal(now) ? *last : *now;
	left.id = LEFT;
	left.state = has_no_deal(now) ? BOOK_TAKEN_BACK : left.state;
	return plan_one(apart, &left);
}

/*
 * Has the other book, by taking over, what stood here since the two parted and was given up by undo or,
 * before they met last, for something else; a deal, or that there is none? It may have it from here, by way
 * of a third.
 */
static bool was_given_up(const struct apart *apart, const struct number *n)
{
	const struct history *ours = &apart->side[OURS];
	const struct import *im = apart->im;
	const int64_t since = n->met ? im->meetings[n->met - 1].step[OURS] : im->parted.step;
	bool stood_here = false;

	if (is_same(n->now[OURS], n->now[THEIRS]) || !has_from_other(apart, n, THEIRS))
		return false;
	for (size_t i = 0; i < ours->undone_count + ours->now.count && !stood_here; i++) {
		bool is_undone = i < ours->undone_count;
		revision was = is_undone ? &ours->undone[i] : &ours->now.all[i - ours->undone_count];
		bool is_asked = was->step > im->parted.step && (is_undone || was->step <= since);
		stood_here = is_asked && was->no == n->no && is_same(was, n->now[THEIRS]);
	}
	return stood_here;
}

/* All that stands there and not here is so, and there is some. */
static bool were_given_up(const struct apart *apart)
{
	bool any = false;

	for (size_t i = 0; i < apart->count; i++) {
		const struct number *n = &apart->numbers[i];
		bool differs = !is_same(n->now[OURS], n->now[THEIRS]);
		if (differs && !was_given_up(apart, n))
			return false;
		any = any || differs;
	}
	return any;
}

/*
 * Where the other book alone had the number dealt again on the way to what stands in both, counted from 1; 0:
 * it had not, or it was dealt again here too, be it that it was undone, or the sheet is signed.
 */
static size_t dealt_again(const struct apart *apart, const struct number *n)
{
	const struct history *ours = &apart->side[OURS], *theirs = &apart->side[THEIRS];
	size_t at = n->from[THEIRS];
	revision more[SIDES];

	for (size_t i = 0; i < ours->undone_count; i++) {
		if (ours->undone[i].no == n->no && ours->undone[i].state == BOOK_REDEAL)
			return 0;
	}
	pair_attempts(&ours->now, &theirs->now, n->no, more);
	while (at < n->to[THEIRS] && theirs->by_no[at] != more[THEIRS])
		at++;
	const bool is_back = n->is_undone[THEIRS] || has_state(apart, n, THEIRS, BOOK_TAKEN_BACK);
	const bool is_alone = !more[OURS] && !is_back && !apart->im->table.is_signed && !n->is_ruled;
	return is_alone && at < n->to[THEIRS] ? at + 1 : 0;
}

/* Do both books write the deal in the same words? */
static bool is_written_alike(const struct apart *apart, int no)
{
	const struct import *im = apart->im;
	struct book_deal here, there;
	struct err none = { 0 };

	return book_deal_find(im->book, im->table.id, no, &here, &none)
		&& book_deal_find(im->from, im->from_table, no, &there, &none) && import_same_deal(&here, &there);
}

/* Did only that book keep a bettor's former name, because the sheet was signed? */
static bool has_old_name(const struct apart *apart, const struct number *n, int side)
{
	revision base = n->base[side], now = n->now[side];

	if (!base || !now || base->id != now->id || is_same(base, now))
		return false;
	return !is_same(n->now[OURS], n->now[THEIRS]) && !is_written_alike(apart, n->no);
}

/* ---- what both changed ---------------------------------------------------------------------------- */

/* What counts at a number. An open claim changes no result; a void attempt is told by itself. */
static revision counted_at(revision deal)
{
	return has_no_deal(deal) || deal->state == BOOK_OPEN || deal->state == BOOK_REDEAL ? NULL : deal;
}

static bool same_result(const struct then *a, const struct then *b, int no)
{
	revision more[SIDES];

	pair_attempts(a, b, no, more);
	return is_same(counted_at(stood(a, no)), counted_at(stood(b, no))) && !more[OURS] && !more[THEIRS];
}

/* Has the number of `side` another result since, recorded, removed, voided, dealt again, or by a ruling? */
static bool has_new_result(const struct apart *apart, const struct number *n, int side)
{
	const struct then none = { .count = 0 }, *then = then_of(apart, n, side);

	return has_changed(apart, n, side) && !same_result(then ? then : &none, &apart->side[side].now, n->no);
}

/* Had that side what the other has now, and went on from there? */
static bool went_through(const struct apart *apart, const struct number *n, int side)
{
	const struct history *history = &apart->side[side];
	bool found = false;

	for (size_t i = n->from[side]; i < n->to[side] && !found; i++)
		found = !has_no_deal(n->now[!side]) && is_same(history->by_no[i], n->now[!side]);
	return found;
}

/*
 * Have both changed the result of a deal since, each in its own way, and a ruling is one of the changes? It
 * is no ruling over what the other book has now.
 */
static bool is_ruled_apart(const struct apart *apart, const struct number *n)
{
	if (!n->is_ruled || is_same(n->now[OURS], n->now[THEIRS])
		|| same_result(&apart->side[OURS].now, &apart->side[THEIRS].now, n->no))
		return false;
	if (!has_new_result(apart, n, OURS) || !has_new_result(apart, n, THEIRS))
		return false;
	return !went_through(apart, n, OURS) && !went_through(apart, n, THEIRS) && !was_given_up(apart, n);
}

/* Is a claim open on that side that was not when both last had the deal alike? */
static bool has_new_claim(const struct apart *apart, const struct number *n, int side)
{
	const struct then *now = &apart->side[side].now;

	for (size_t i = 0; i < now->ruling_count; i++) {
		const struct book_ruling *ruling = &now->rulings[i];
		if (ruling->said.no == n->no && ruling->said.state == COURT_OPEN
			&& !has_ruling(then_of(apart, n, side), ruling->id))
			return true;
	}
	return false;
}

static bool was_by_ruling(const struct then *then, revision deal)
{
	for (size_t i = 0; i < then->ruling_count; i++) {
		if (then->rulings[i].deal == deal->id)
			return true;
	}
	return false;
}

/*
 * Was the deal of the other side, under a claim, dealt again, removed or voided on this one since? In one
 * book an open claim forbids it; not a correction, nor a ruling, by which the claim falls.
 */
static bool is_struck(const struct apart *apart, const struct number *n, int side)
{
	const struct then *now = &apart->side[side].now, *then = then_of(apart, n, side);
	revision result = counted_at(n->now[side]), more[SIDES];

	if (!has_new_result(apart, n, side))
		return false;
	pair_attempts(&apart->side[OURS].now, &apart->side[THEIRS].now, n->no, more);
	if (more[side])
		return !was_by_ruling(now, more[side]);
	if (more[!side])
		return then && count_attempts(then, n->no) > count_attempts(now, n->no);
	if (result)
		return result->state == BOOK_VOID && !is_same(result, n->now[!side]);
	return counted_at(n->base[side]) && counted_at(n->now[!side]);
}

/* Is a new claim open in one book whose deal is gone in the other? `side` has the claim. */
static bool is_disputed(const struct apart *apart, const struct number *n, int side)
{
	return has_new_claim(apart, n, side) && is_struck(apart, n, !side);
}

static const struct number *find_disputed(const struct apart *apart)
{
	for (size_t i = 0; i < apart->count; i++) {
		const struct number *n = &apart->numbers[i];
		if (is_disputed(apart, n, OURS) || is_disputed(apart, n, THEIRS))
			return n;
	}
	return NULL;
}

/* Did both have it dealt again, one of them by a ruling, each for another reason? Both attempts then. */
static bool is_voided_apart(const struct apart *apart, const struct number *n, revision more[SIDES])
{
	pair_attempts(&apart->side[OURS].now, &apart->side[THEIRS].now, n->no, more);
	return n->is_ruled && more[OURS] && more[THEIRS];
}

/* A number by itself; *agree false: both went on with it, each in its own way. */
static bool decide_number(struct apart *apart, struct number *n, bool *agree)
{
	const bool is_same_now = is_same(n->now[OURS], n->now[THEIRS]) && has_changed(apart, n, OURS);

	revision more[SIDES];

	*agree = !is_ruled_apart(apart, n) && !is_voided_apart(apart, n, more)
		&& (is_other_now(apart, n, OURS) || !has_old_name(apart, n, THEIRS));
	if (*agree && has_old_name(apart, n, OURS))
		return plan_number(apart, n, n->from[THEIRS]);
	const size_t again = *agree && is_same_now ? dealt_again(apart, n) : 0;
	if (again > 0)
		return plan_number(apart, n, again - 1);
	if (!*agree || n->is_ruled || is_same_now || !is_other_now(apart, n, THEIRS))
		return true;
	if (was_given_up(apart, n) || was_there(apart, n, OURS))
		return true;
	if (!is_other_now(apart, n, OURS))
		return plan_number(apart, n, n->from[THEIRS]);
	const size_t at = was_there(apart, n, THEIRS);
	*agree = at > 0;
	return at == 0 || plan_number(apart, n, at);
}

/*
 * Was the table of `side`, at some step since, what the other's is now, so that one of the two has it from
 * the other? Or was it where they met, *rest 0, or is it? Then *rest is what was written after that: it
 * counts the revisions in front of it.
 */
static bool was_like(const struct apart *apart, int side, size_t *rest)
{
	const struct history *history = &apart->side[side], *other = &apart->side[!side];
	const bool is_from_other = other->since > 0
		&& is_taken_over(apart, !side, other->order[other->since - 1]);
	size_t differ = 0;
	bool found = false;
	revision *then = calloc(apart->count + 1, sizeof *then);

	for (size_t i = 0; then && i < apart->count; i++) {
		then[i] = apart->numbers[i].base[side];
		differ += !is_same(then[i], apart->numbers[i].now[!side]);
	}
	for (size_t at = 0; then && at <= history->since; at++) {
		const bool is_end = at == 0 || at == history->since;
		const bool is_step = is_end || history->order[at]->step != history->order[at - 1]->step;
		bool counts = is_end || is_from_other;
		if (differ == 0 && is_step && !counts)
			counts = is_taken_over(apart, side, history->order[at - 1]);
		if (differ == 0 && is_step && counts) {
			*rest = at;
			found = true;
		}
		if (at == history->since)
			break;
		const struct number *n = find_number(apart, history->order[at]->no);
		differ -= !is_same(then[n - apart->numbers], n->now[!side]);
		then[n - apart->numbers] = history->order[at];
		differ += !is_same(then[n - apart->numbers], n->now[!side]);
	}
	free(then);
	return found;
}

/* Is a deal the only thing that was ever said of that number, and on one side alone? */
static bool only_adds(const struct apart *apart, const struct number *n)
{
	return has_no_deal(n->base[OURS]) && !n->is_undone[OURS] && !n->is_undone[THEIRS]
		&& has_changed(apart, n, OURS) != has_changed(apart, n, THEIRS);
}

/* A deal that moved there, and was ruled on after that: the ruling comes as a line, over that deal. */
static bool plan_ruled(struct apart *apart, struct number *n, size_t from)
{
	const struct history *theirs = &apart->side[THEIRS];
	bool done = true;

	n->is_taken = true;
	for (size_t i = from; done && i < n->to[THEIRS] && !is_by_ruling(theirs->by_no[i]); i++)
		done = plan_one(apart, theirs->by_no[i]);
	return done;
}

/* All of the table at once. NULL: they agree; else a number about which they do not. */
static bool decide_moved(struct apart *apart, const struct number **quarrel)
{
	const struct history *theirs = &apart->side[THEIRS];
	size_t rest = 0;
	bool done = true, is_past = was_like(apart, OURS, &rest);

	if (is_past && rest > 0)
		return true;
	bool ahead = was_like(apart, THEIRS, &rest);
	if (!ahead && is_past)
		return true;
	trace(apart, OURS);
	trace(apart, THEIRS);
	for (size_t i = 0; done && i < apart->count; i++) {
		struct number *n = &apart->numbers[i];
		size_t from = n->from[THEIRS];
		bool is_same_now = is_same(n->now[OURS], n->now[THEIRS]);
		if ((!ahead && !is_same_now && !only_adds(apart, n)) || was_given_up(apart, n)) {
			*quarrel = n;
			return true;
		}
		while (ahead && from < n->to[THEIRS] && rest > 0
			&& theirs->by_no[from]->id <= theirs->order[rest - 1]->id)
			from++;
		if (n->is_ruled && ahead && n->origin[THEIRS] != n->origin[OURS])
			done = plan_ruled(apart, n, from);
		else if (!n->is_ruled && has_changed(apart, n, THEIRS) && (ahead || only_adds(apart, n)))
			done = plan_number(apart, n, from);
	}
	return done && (!ahead || move_numbers(apart));
}

static bool decide_all(struct apart *apart, const struct number **quarrel)
{
	bool done = true, agree = true;

	if (were_given_up(apart))
		return true;
	*quarrel = find_disputed(apart);
	if (*quarrel || !apart->has_deals)
		return true;
	if (has_moved(apart, OURS) || has_moved(apart, THEIRS))
		return compare_sides(apart, true) && decide_moved(apart, quarrel);
	for (size_t i = 0; done && i < apart->count && !*quarrel; i++) {
		done = decide_number(apart, &apart->numbers[i], &agree);
		*quarrel = agree ? NULL : &apart->numbers[i];
	}
	return done;
}

/* ---- written, and told ---------------------------------------------------------------------------- */

/* As it is by the rules of the event here. */
static bool write_one(struct import *im, const struct book_deal *theirs)
{
	const struct game_deal line = { .no = theirs->no, .dealer = theirs->dealer, .record = theirs->record };
	struct book_deal deal = *theirs, settled;

	if (deal.state == BOOK_PLAYED) {
		if (!desk_deal_settle(im->desk, &im->rules, &im->table, &line, &settled))
			return false;
		memcpy(deal.points, settled.points, sizeof deal.points);
	}
	deal.table = im->table.id;
	const bool is_theirs = theirs->id != BACK && theirs->id != LEFT;
	return import_keep_typist(im, is_theirs ? theirs->operator_name : NULL)
		&& book_deal_write_next(im->book, &deal, im->e);
}

static bool copy_cards(struct import *im, struct book_cards *cards, int attempt)
{
	bool again;

	cards->table = im->table.id;
	return !cards->id || book_cards_put(im->book, cards, attempt, &again, im->e);
}

/* The cards of an attempt that is written anew are those it had here, else those it has there. */
static bool take_attempt(struct import *im, revision was, revision there, revision now)
{
	struct book_cards cards = { .id = 0 };
	const bool stood = was && import_same_deal(was, there);

	if (was && was->id == now->id)
		return true;
	if (stood && !book_cards_find(im->book, im->table.id, now->no, was->revision, &cards, im->e))
		return false;
	if (!cards.id && !book_cards_find(im->from, im->from_table, now->no, there->revision, &cards, im->e))
		return false;
	return copy_cards(im, &cards, now->revision);
}

static bool take_cards_again(const struct apart *apart, int no)
{
	struct import *im = apart->im;
	struct then now = { .count = 0 };
	struct book_cards cards;
	size_t here = 0, there = 0, was = 0;
	revision deal, theirs;
	bool done = book_deal_history(im->book, im->table.id, no, &now.all, &now.count, im->e);

	while (done && (deal = next_attempt(&now, no, &here)) != NULL
		&& (theirs = next_attempt(&apart->side[THEIRS].now, no, &there)) != NULL)
		done = take_attempt(im, next_attempt(&apart->side[OURS].now, no, &was), theirs, deal);
	free_then(&now);
	return done && book_cards_find(im->from, im->from_table, no, 0, &cards, im->e)
		&& copy_cards(im, &cards, 0);
}

static bool note_brought(struct import *im, int no, bool is_new)
{
	struct brought *brought = list_grow(im->brought, im->brought_count, sizeof *brought);

	if (!brought)
		return no_memory(im);
	im->brought = brought;
	brought[im->brought_count++] = (struct brought){ no, is_new };
	return true;
}

/* Has the deal that stands here another number there, and is it the same? */
static bool goes_on_there(const struct apart *apart, const struct number *n)
{
	const int there = number_there(apart, OURS, n->no);
	const struct number *to = there > 0 && there != n->no ? find_number(apart, there) : NULL;

	return to && !has_no_deal(to->now[THEIRS]) && is_same_play(to->now[THEIRS], n->now[OURS]);
}

/* What is told of a table at once: the numbers, and the deals that give way. */
struct told {
	struct buf moved, undone, lines;
};

static void list_no(struct buf *list, const struct import *im, int no)
{
	buf_printf(list, "%s%d", list->len == 0 ? "" : im->desk->lang == LANG_HU ? "., " : ", ", no);
}

static bool list_undone(struct told *told, const struct import *im, int no, revision was)
{
	list_no(&told->undone, im, no);
	buf_str(&told->lines, told->lines.len > 0 ? "; " : "");
	book_deal_write(&told->lines, was, &im->table);
	return true;
}

/* The same stands there: the attempt here that was none there, and those of the other book, are told. */
static bool tell_attempts(const struct apart *apart, const struct number *n, struct told *told)
{
	struct import *im = apart->im;
	const struct then *theirs = &apart->side[THEIRS].now;
	struct buf line = { 0 };
	revision more[SIDES], deal;
	const size_t pairs = pair_attempts(&apart->side[OURS].now, theirs, n->no, more);
	size_t at = 0;

	for (size_t i = 0; (deal = next_attempt(theirs, n->no, &at)) != NULL; i++) {
		buf_str(&line, line.len > 0 ? "; " : "");
		if (i >= pairs)
			book_deal_write(&line, deal, &im->table);
	}
	if (more[OURS])
		list_undone(told, im, n->no, more[OURS]);
	if (line.len > 0)
		desk_say(im->desk, &msg_merge_came_at,
			MSG_ARGS(num_of(im->table.round).text, num_of(im->table.no).text, buf_text(&line)));
	buf_free(&line);
	return true;
}

/*
 * What came of a number: a new deal, a correction, a removal; or its deal moved to another, or by an undo the
 * one that was there before has it: these are listed.
 */
static bool tell_number(struct apart *apart, const struct number *n, struct told *told)
{
	struct import *im = apart->im;
	revision was = n->now[OURS], now = n->now[THEIRS];
	struct buf line = { 0 };

	if (has_no_deal(was))
		return has_no_deal(now) || note_brought(im, n->no, true);
	if (is_same(was, now))
		return tell_attempts(apart, n, told);
	const struct then *then = then_of(apart, n, THEIRS);
	bool stands_again = !has_no_deal(now) && n->is_undone[THEIRS] && then && find_id(then, now);
	if (stands_again)
		return list_undone(told, im, n->no, was);
	if (!has_no_deal(now) && goes_on_there(apart, n)) {
		list_no(&told->moved, im, n->no);
		return true;
	}
	book_deal_write(&line, was, &im->table);
	desk_say(im->desk, has_no_deal(now) ? &msg_merge_removed : &msg_merge_corrected,
		MSG_ARGS(num_of(im->table.round).text, num_of(im->table.no).text, buf_text(&line)));
	buf_free(&line);
	return note_brought(im, n->no, false);
}

static bool write_plan(struct apart *apart)
{
	struct import *im = apart->im;
	const struct num round = num_of(im->table.round), table = num_of(im->table.no);
	struct told told = { .moved = { 0 } };
	bool done = true;

	list_sort(apart->plan, apart->planned, sizeof *apart->plan, by_written);
	for (size_t i = 0; done && i < apart->planned; i++)
		done = write_one(im, &apart->plan[i]);
	for (size_t i = 0; done && i < apart->count; i++)
		done = (!apart->numbers[i].takes_cards || take_cards_again(apart, apart->numbers[i].no))
			&& put_cards(apart, &apart->numbers[i]);
	for (size_t i = 0; done && i < apart->count; i++)
		done = !apart->numbers[i].is_taken || tell_number(apart, &apart->numbers[i], &told);
	if (done && told.moved.len > 0)
		desk_say(im->desk, &msg_merge_moved, MSG_ARGS(round.text, table.text, buf_text(&told.moved)));
	if (done && told.undone.len > 0)
		desk_say(im->desk, &msg_merge_undone,
			MSG_ARGS(round.text, table.text, buf_text(&told.undone), buf_text(&told.lines)));
	buf_free(&told.moved);
	buf_free(&told.undone);
	buf_free(&told.lines);
	return done;
}

/* The first number that a plan writes another deal to. */
static const struct number *first_taken(const struct apart *apart)
{
	for (size_t i = 0; i < apart->count; i++) {
		const struct number *n = &apart->numbers[i];
		if (n->is_taken && !is_same(n->now[OURS], n->now[THEIRS]))
			return n;
	}
	return NULL;
}

static bool was_alike(struct import *im, const struct meeting *met, void *thing)
{
	(void)thing;
	return import_had_alike(met, im->table.round, im->table.no);
}

/* Had the other book that number's result of here, after that step of it? */
static bool had_it(const struct apart *apart, const struct number *n, int64_t since)
{
	const struct then *theirs = &apart->side[THEIRS].now;
	bool had = false;

	for (size_t i = 0; i < theirs->count && !had; i++) {
		revision deal = &theirs->all[i];
		had = deal->no == n->no && deal->step > since && is_same(counted_at(deal), counted_at(n->now[OURS]));
	}
	return had;
}

/* Is what stood there not in the book any more, neither struck nor undone: lost with a damaged page? */
static bool is_lost_here(const struct apart *apart, revision was)
{
	struct err none = { 0 };
	bool is_kept = true;

	return was && book_deal_is_kept(apart->im->book, was, &is_kept, &none) && !is_kept;
}

/*
 * Before anything is written, whatever the plan is made of: find a number whose result this book has changed
 * by its own work since both last had the table alike, and that the other book never had since. It would be
 * lost without a word. *lost NULL: none.
 */
static bool find_overwritten(const struct apart *apart, const struct number **lost)
{
	struct import *im = apart->im;
	const struct meeting *met = apart->planned > 0 ? import_last_alike(im, was_alike, NULL) : NULL;
	const int64_t since[SIDES] = { met ? met->step[OURS] : 0, met ? met->step[THEIRS] : 0 };
	struct then then = { .count = 0 };
	bool done = !met || import_anew(im, OURS, im->table.id) > since[OURS]
		|| read_then(im, met->book[OURS], import_table_then(im, met, OURS), &then);

	*lost = NULL;
	for (size_t i = 0; done && i < apart->count && !*lost; i++) {
		const struct number *n = &apart->numbers[i];
		revision now = n->now[OURS], was = stood(&then, n->no);
		const bool is_other = !is_same(counted_at(now), counted_at(was));
		const bool is_brought = now ? is_taken_over(apart, OURS, now) : is_lost_here(apart, was);
		if (!n->is_taken || !is_other || is_brought)
			continue;
		if (!is_same(now, n->now[THEIRS]) && !had_it(apart, n, since[THEIRS]))
			*lost = n;
	}
	free_then(&then);
	return done;
}

/* The other deals of the table about which the two disagree. */
static void name_others(struct apart *apart)
{
	struct import *im = apart->im;

	for (size_t i = 0; apart->quarrel && i < apart->count; i++) {
		const struct number *n = &apart->numbers[i];
		bool is_other = n != apart->quarrel && is_other_now(apart, n, OURS) && is_other_now(apart, n, THEIRS);
		if (!is_other || is_same(n->now[OURS], n->now[THEIRS]))
			continue;
		import_name_versions(im, n->no, n->now[OURS], n->now[THEIRS], &msg_merge_deal);
		import_fault_beside(im);
	}
}

/* What of a number is named where the two disagree: the void attempt, if that is all that became of it. */
static revision version_of(const struct apart *apart, const struct number *n, int side)
{
	revision more[SIDES], attempt = NULL;
	const bool is_voided = is_voided_apart(apart, n, more);

	if (is_voided || is_same(n->now[side], n->base[side]))
		attempt = more[side];
	return attempt ? attempt : n->now[side];
}

static const struct msg *why_apart(const struct apart *apart, const struct number *n)
{
	if (is_disputed(apart, n, OURS))
		return &msg_merge_claim_here;
	if (is_disputed(apart, n, THEIRS))
		return &msg_merge_claim_there;
	return is_ruled_apart(apart, n) ? &msg_merge_ruled_apart : &msg_merge_deal;
}

static bool take_table(struct apart *apart)
{
	struct import *im = apart->im;
	const struct number *quarrel = NULL;

	if (!read_tables(apart) || !list_numbers(apart) || !compare_sides(apart, false)
		|| !decide_all(apart, &quarrel))
		return false;
	bool is_closed = !quarrel && im->table.is_signed && apart->planned > 0;
	quarrel = is_closed ? first_taken(apart) : quarrel;
	if (!quarrel && !find_overwritten(apart, &quarrel))
		return false;
	if (!quarrel)
		return write_plan(apart);
	apart->quarrel = is_closed ? NULL : quarrel;
	const struct msg *msg = is_closed ? &msg_merge_deal_closed : why_apart(apart, quarrel);
	return import_name_versions(
		im, quarrel->no, version_of(apart, quarrel, OURS), version_of(apart, quarrel, THEIRS), msg);
}

/* Was the table here where the two met? */
static bool was_here(struct import *im)
{
	bool was = false;

	for (size_t i = im->meeting_count; i-- > 0 && !was;) {
		const struct meeting *met = import_meeting(im, i);
		was = met && import_table_then(im, met, OURS);
	}
	return was;
}

/* What was written there is of as many as sit here. */
static bool has_their_size(struct import *im)
{
	struct book_table theirs;

	return book_table_find(im->from, im->from_event.id, im->round, im->table.no, &theirs, im->e)
		&& (theirs.seat_count == im->table.seat_count || import_fail_people(im, &im->table));
}

bool import_follow(struct import *im)
{
	struct apart apart = { .im = im };
	bool any = false;

	if (im->is_followed || !im->from || import_is_left(im))
		return true;
	if (!im->is_stored || im->table_broken)
		return true;
	im->is_followed = true;
	if (im->is_kept || (im->is_fresh && !was_here(im)) || !import_find_their_table(im))
		return true;
	bool done = went_on(&apart, &any) && (!any || (has_their_size(im) && take_table(&apart)));

	im->table_broken = im->table_broken || !done;
	done = done || import_fault_error(im);
	if (done)
		name_others(&apart);
	free_apart(&apart);
	return done;
}
