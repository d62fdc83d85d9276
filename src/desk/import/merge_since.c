/* A table's deals in each of two books since they parted: if only one book went on, follow it revision by
 * revision; if both did, each in its own way, they disagree. */
#include "base/messages.h"
#include "desk/import/import.h"
#include "desk/messages.h"
#include "vault/vault.h"

#include <stdlib.h>
#include <string.h>

typedef const struct book_deal *revision;

/* A table as it was in one book, with all its revisions and rulings. */
struct then {
	struct book_deal *all;
	size_t count;
	struct book_ruling *rulings;
	size_t ruling_count;
};

/* A number of the table. */
struct number {
	int no;
	/* the deal when both last had it alike, and the present one; NULL: it never had any */
	revision base[SIDES], now[SIDES];
	size_t met;                     /* which meeting that was, from 1; 0: none */
	size_t from[SIDES], to[SIDES];  /* where later revisions are in `by_no` */
	bool is_undone[SIDES];          /* a deal that stood there was undone */
	bool is_ruled;                  /* rulings write its deal: they come as lines */
	bool is_taken;
	/* a deal dealt again here is not there, and its cards are its own again */
	bool takes_cards;
	int origin[SIDES];              /* the number that its deal had when they met; 0: it was inserted */
	revision gone;                  /* while tracing that: removed, and where its deal had that number */
	int left;
	struct book_cards *cards;       /* its deal's cards, noted here, which an insertion there moves to … */
	int cards_to;
};

/* The changes of the table in one of the books. */
struct history {
	struct then now;
	size_t since;
	revision *order, *by_no;        /* later revisions, in their order, and by number */
	struct book_deal *undone;       /* here, but perhaps taken over there before */
	size_t undone_count;
};

/* A table in both books when they met, and now. */
struct apart {
	struct import *im;
	struct then (*met)[SIDES];      /* at the meetings from the last one back to where it was alike in both */
	size_t first;                   /* that one */
	struct history side[SIDES];
	struct number *numbers;
	size_t count;
	struct book_deal *plan;         /* the revisions to write here */
	size_t planned;
	bool has_deals;                 /* deals there have changed; else only claims have */
	const struct number *quarrel;   /* the deal to report first, if they disagree about any */
};

static bool has_no_deal(revision deal)
{
	return !deal || deal->state == BOOK_TAKEN_BACK;
}

bool merge_same_deal(const struct book_deal *a, const struct book_deal *b)
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
	return merge_same_deal(a, b);
}

/* ---- the table in three books ------------------------------------------------------------------ */

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
		&& merge_call_all(im, book, then->all, then->count)
		&& book_table_rulings(book, table, &then->rulings, &then->ruling_count, im->e));
}

/* Drop revisions from before the table was recorded anew, and the attempts that fell by that. */
static size_t keep_since(int64_t anew, struct book_deal *list, size_t count)
{
	size_t kept = 0;

	for (size_t i = 0; i < count; i++) {
		bool falls = anew > 0 && list[i].step == anew && list[i].state == BOOK_TAKEN_BACK;
		for (size_t at = 0; falls && at < kept; at++)
			falls = list[at].no != list[i].no;
		if (list[i].step >= anew && !falls)
			list[kept++] = list[i];
	}
	return kept;
}

/* Read the table in both books at a meeting; nothing if it was recorded anew since, as another table. */
static bool read_meeting(struct import *im, size_t at, const int64_t anew[SIDES], struct then then[SIDES])
{
	const struct meeting *met = merge_meeting(im, at);
	bool done = met != NULL;

	if (done && (met->step[OURS] < anew[OURS] || met->step[THEIRS] < anew[THEIRS]))
		return true;
	for (int side = 0; done && side < SIDES; side++)
		done = read_then(im, met->book[side], merge_table_then(im, met, side), &then[side]);
	return done;
}

static void free_then(struct then *then)
{
	book_free(then->all);
	book_free(then->rulings);
}

/* Return the deal at the number then. */
static revision stood(const struct then *then, int no)
{
	revision last = NULL;

	for (size_t i = 0; i < then->count; i++)
		last = then->all[i].no == no ? &then->all[i] : last;
	return last;
}

/* Return the next void attempt at the number from that place on, and move past it. */
static revision next_attempt(const struct then *then, int no, size_t *at)
{
	while (*at < then->count) {
		const size_t i = (*at)++;
		if (then->all[i].no == no && book_deal_is_attempt(then->all, then->count, i))
			return &then->all[i];
	}
	return NULL;
}

/* Count the attempts at the number that were alike from the first on; more[side]: the next one, or NULL. */
static size_t pair_attempts(const struct then *ours, const struct then *theirs, int no, revision more[SIDES])
{
	size_t at[SIDES] = { 0, 0 }, pairs = 0;

	do {
		more[OURS] = next_attempt(ours, no, &at[OURS]);
		more[THEIRS] = next_attempt(theirs, no, &at[THEIRS]);
	} while (more[OURS] && more[THEIRS] && merge_same_deal(more[OURS], more[THEIRS]) && ++pairs);
	return pairs;
}

/* Is the deal at the number the same, after the same attempts? */
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
	const int64_t anew[SIDES] = { merge_anew(im, OURS, im->table.id),
		merge_anew(im, THEIRS, im->from_table) };

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

/* List all numbers that ever had a deal. */
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

/* Return the table in that book when both last had the number alike; NULL: they never met. */
static const struct then *then_of(const struct apart *apart, const struct number *n, int side)
{
	return n->met ? &apart->met[n->met - 1][side] : NULL;
}

/* Was an earlier revision undone here, and not lost with a damaged page? */
static bool is_undone(struct apart *apart, int side, revision deal)
{
	struct err none = { 0 };
	bool is_kept = true;

	return !find_id(&apart->side[side].now, deal)
		&& (side == THEIRS || !book_deal_is_kept(apart->im->book, deal, &is_kept, &none) || is_kept);
}

/* Has the other book had this table since before the two parted? */
static bool has_same_table(struct import *im)
{
	return im->from && im->is_stored && merge_find_their_table(im) && im->from_table == im->table.id;
}

bool merge_is_lost(struct import *im, int no)
{
	struct book_deal theirs;
	struct err none = { 0 };
	bool is_kept = true;

	if (!has_same_table(im) || !book_deal_find(im->from, im->from_table, no, &theirs, &none))
		return false;
	return theirs.step <= im->parted.step
		&& book_deal_is_kept(im->book, &theirs, &is_kept, &none) && !is_kept;
}

bool merge_is_turn_lost(struct import *im, int no)
{
	int ours = 0, theirs = 0;

	return has_same_table(im)
		&& book_turns_ever(im->from, im->from_table, no, im->parted.step, &theirs, im->e)
		&& book_turns_ever(im->book, im->table.id, no, INT64_MAX, &ours, im->e) && ours < theirs;
}

bool merge_has_lost(struct import *im)
{
	struct book_deal *list = NULL;
	struct err none = { 0 };
	size_t count = 0;
	bool has_lost = false;

	if (!has_same_table(im) || !book_table_deals(im->from, im->from_table, &list, &count, &none))
		return false;
	for (size_t i = 0; i < count && !has_lost; i++)
		has_lost = merge_is_lost(im, list[i].no) || merge_is_turn_lost(im, list[i].no);
	book_free(list);
	return has_lost;
}

bool merge_check_lost(struct import *im)
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
			&& merge_is_lost(im, list[i].no))
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

/* List later revisions of one side, and note which earlier ones were undone. */
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

/* Is the deal there now another, or after other attempts? Not if it was changed and changed back. */
static bool is_otherwise(const struct apart *apart, const struct number *n, int side)
{
	const struct then none = { .count = 0 }, *then = then_of(apart, n, side);

	return !is_alike_at(then ? then : &none, &apart->side[side].now, n->no);
}

/* Return the sum of the ids of a number's rulings that wrote its deal. */
static int64_t rulings_of(const struct then *then, int no)
{
	int64_t sum = 0;

	for (size_t i = 0; then && i < then->ruling_count; i++)
		sum += then->rulings[i].said.no == no && then->rulings[i].deal ? then->rulings[i].id : 0;
	return sum;
}

/* Do rulings that have changed since make the deal another, or have it dealt again? */
static bool is_ruled_at(const struct apart *apart, const struct number *n, int side)
{
	const struct then *then = then_of(apart, n, side), *now = &apart->side[side].now;

	if (merge_is_by_ruling(n->base[side]) || merge_is_by_ruling(n->now[side]))
		return true;
	return rulings_of(then, n->no) != rulings_of(now, n->no) && is_otherwise(apart, n, side);
}

/* Find where both last had each number alike (`whole`: all numbers of the table at once), what each side
 * wrote since, and what rulings decide. */
static bool compare_sides(struct apart *apart, bool whole)
{
	size_t met = 0;

	for (size_t i = apart->first; i < apart->im->meeting_count; i++) {
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
	if (!compare_side(apart, OURS) || !compare_side(apart, THEIRS))
		return false;
	/* Such rulings write their deals themselves; one that left its deal unchanged does not concern it. */
	for (size_t i = 0; i < apart->count; i++) {
		struct number *n = &apart->numbers[i];
		n->is_ruled = is_ruled_at(apart, n, OURS) || is_ruled_at(apart, n, THEIRS);
	}
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

/* Has the other book's table changed by revisions since the books last
 * met, or has it a claim open since? Most have not. */
static bool went_on(struct apart *apart, bool *any)
{
	struct import *im = apart->im;
	struct then then[SIDES] = { { .count = 0 } }, now = { .count = 0 };
	const int64_t anew[SIDES] = { merge_anew(im, OURS, im->table.id),
		merge_anew(im, THEIRS, im->from_table) };
	bool done = book_table_history(im->from, im->from_table, false, &now.all, &now.count, im->e)
		&& book_table_rulings(im->from, im->from_table, &now.rulings, &now.ruling_count, im->e);

	done = done && (im->meeting_count == 0 || read_meeting(im, im->meeting_count - 1, anew, then));
	apart->has_deals = im->table.is_signed && merge_betting(im);
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

/* ---- deals that moved to other numbers --------------------------------------------------------- */

static bool is_same_play(revision a, revision b)
{
	return a->has_record == b->has_record && (!a->has_record || game_record_is_same(&a->record, &b->record));
}

/* An insertion takes back the later deals, and writes each at the next number. */
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

/* Return the other side's number of the deal with that number on
 * this side; 0: it has none there, or is another. */
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

static bool fail_moved(struct import *im, int no, const struct msg *msg, const struct msg *why)
{
	struct buf words = { 0 };

	buf_msg(&words, im->desk->lang, why, MSG_NO_ARGS);
	desk_fail(im->desk, ERR_CONFLICT, msg, MSG_ARGS(num_of(no).text, buf_text(&words)));
	buf_free(&words);
	return false;
}

/* Handle what depends here on a number that is another deal's there: note cards, which go with their deal;
 * anything else is a conflict. */
static bool move_numbers(struct apart *apart)
{
	struct import *im = apart->im;
	const struct game *game = im->rules.game.edition->game;
	const int seats = im->table.seat_count;

	for (size_t i = 0; i < apart->count; i++) {
		struct number *n = &apart->numbers[i];
		struct book_ruling *rulings = NULL;
		struct book_cards cards;
		size_t count = 0;
		int dealer = GAME_NO_SEAT;
		n->cards_to = number_there(apart, OURS, n->no);
		if (n->cards_to == n->no)
			continue;
		bool done = book_deal_rulings(im->book, im->table.id, n->no, &rulings, &count, im->e)
			&& book_deal_attempt(im->book, im->table.id, n->no, &dealer, im->e)
			&& book_cards_find(im->book, im->table.id, n->no, 0, &cards, im->e);
		book_free(rulings);
		if (!done)
			return false;
		if (count > 0 || dealer != GAME_NO_SEAT)
			return fail_moved(im, n->no, &msg_merge_moved_there,
				count > 0 ? &msg_merge_has_ruling : &msg_merge_has_attempt);
		if (!cards.id)
			continue;
		/* The cards fit as long as the same seats play. */
		const struct number *to = n->cards_to > 0 ? find_number(apart, n->cards_to) : NULL;
		if (!to || has_no_deal(to->now[THEIRS]) || has_no_deal(n->now[OURS])
			|| game_players_at(game, seats, to->now[THEIRS]->dealer)
				!= game_players_at(game, seats, n->now[OURS]->dealer))
			return fail_moved(im, n->no, &msg_merge_moved_there, &msg_merge_has_cards);
		n->cards = malloc(sizeof *n->cards);
		if (!n->cards)
			return no_memory(im);
		*n->cards = cards;
	}
	return true;
}

bool merge_number_here(struct import *im, int no, int *here)
{
	struct apart apart = { .im = im };
	bool done = true;

	*here = no;
	if (!im->from || !im->is_stored || im->is_fresh)
		return true;
	if (im->meeting_count == 0 || !merge_find_their_table(im))
		return im->e->status == ERR_NONE;
	done = read_tables(&apart) && list_numbers(&apart) && compare_sides(&apart, true);
	if (done && apart.count > 0 && apart.numbers[0].met > 0) {
		trace(&apart, OURS);
		trace(&apart, THEIRS);
		*here = number_there(&apart, THEIRS, no);
	}
	free_apart(&apart);
	return done;
}

bool merge_stays_at(struct import *im, int no, const struct msg *what)
{
	int here = no;

	return merge_number_here(im, no, &here)
		&& (here == no || fail_moved(im, no, &msg_merge_moved_here, what));
}

/* ---- planning ---------------------------------------------------------------------------------- */

static bool has_changed(const struct apart *apart, const struct number *n, int side)
{
	return n->from[side] < n->to[side] || (n->is_undone[side] && is_otherwise(apart, n, side));
}

/* Was that revision taken over from another book? */
static bool is_taken_over(const struct apart *apart, int side, revision deal)
{
	struct err none = { 0 };
	bool is_taken = false;

	return vault_step_takes_over(merge_book(apart->im, side), deal->step, &is_taken, &none) && is_taken;
}

/* Has the number of `side` its deal from another book? */
static bool has_from_other(const struct apart *apart, const struct number *n, int side)
{
	return n->from[side] < n->to[side]
		&& is_taken_over(apart, side, apart->side[side].by_no[n->to[side] - 1]);
}

/* Return where the present deal of the other side was here since, counted from 1, so that one of the two has
 * it from the other through a third book; 0: nowhere. Deals typed in both do not count. */
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

/* Has another deal got a number that one stood at, as by an insertion or its undo? */
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
	return is_other && undone > 1;   /* only one was corrected in place */
}

static bool plan_one(struct apart *apart, revision deal)
{
	return merge_add(apart->im, &apart->plan, &apart->planned, deal, sizeof *deal);
}

/* Ids in a plan for revisions before or after all those of the other book, written by nobody there. */
#define BACK 0
#define LEFT INT64_MAX

static size_t count_attempts(const struct then *then, int no)
{
	size_t attempts = 0, at = 0;

	while (next_attempt(then, no, &at))
		attempts++;
	return attempts;
}

/*
 * Plan all revisions written there at that number from that place on, after the attempts that both have; an
 * undo becomes the deal it left. Other attempts here are taken back first, and so is one that stands again
 * there.
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
	if (is_anew) {
		/* Take back the deal here, and the attempts before it. */
		const bool has_deal = !has_no_deal(last) && last->state != BOOK_REDEAL;
		struct book_deal back = *last;
		back.id = BACK;
		back.state = BOOK_TAKEN_BACK;
		for (size_t i = count_attempts(ours, n->no) - pairs + stands_again + has_deal; i > 0; i--) {
			if (!plan_one(apart, &back))
				return false;
		}
	}
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
	/* An undo can bring back a deal that this book never had; then nothing was written since. */
	struct book_deal left = has_no_deal(now) ? *last : *now;
	left.id = LEFT;
	left.state = has_no_deal(now) ? BOOK_TAKEN_BACK : left.state;
	return plan_one(apart, &left);
}

/* Did the other book, since the two parted, take over the deal here, or its absence, and give it up by undo
 * or, before they last met, for another? It may have it from here, through a third book. */
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

/* Return where only the other book had the number dealt again on the way to the deal in both, counted from 1;
 * 0: it had not, or it was dealt again here too, even if that was undone, or the sheet is signed. */
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

/* Did only that book keep a bettor's former name, because the sheet was signed? */
static bool has_old_name(const struct apart *apart, const struct number *n, int side)
{
	const struct import *im = apart->im;
	revision base = n->base[side], now = n->now[side];
	struct book_deal here, there;
	struct err none = { 0 };

	if (!base || !now || base->id != now->id || is_same(base, now))
		return false;
	/* Both books may still write the deal in the same words. */
	return !is_same(n->now[OURS], n->now[THEIRS])
		&& !(book_deal_find(im->book, im->table.id, n->no, &here, &none)
			&& book_deal_find(im->from, im->from_table, n->no, &there, &none)
			&& merge_same_deal(&here, &there));
}

/* ---- changes on both sides --------------------------------------------------------------------- */

/* Return the deal that counts at a number. An open claim changes no
 * result; a void attempt is reported separately. */
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

/* Has the number of `side` another result since: recorded, removed, voided, dealt again, or by a ruling? */
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

/* Have both changed the result of a deal since, each in its own way, one of them by a ruling? It is no ruling
 * over the other book's present deal. */
static bool is_ruled_apart(const struct apart *apart, const struct number *n)
{
	if (!n->is_ruled || is_same(n->now[OURS], n->now[THEIRS])
		|| same_result(&apart->side[OURS].now, &apart->side[THEIRS].now, n->no))
		return false;
	if (!has_new_result(apart, n, OURS) || !has_new_result(apart, n, THEIRS))
		return false;
	return !went_through(apart, n, OURS) && !went_through(apart, n, THEIRS) && !was_given_up(apart, n);
}

/* Was the other side's deal, under a claim, dealt again, removed or voided on this side since? Within one
 * book an open claim prevents it; not a correction, nor a ruling, by which the claim falls. */
static bool is_struck(const struct apart *apart, const struct number *n, int side)
{
	const struct then *now = &apart->side[side].now, *then = then_of(apart, n, side);
	revision result = counted_at(n->now[side]), more[SIDES];

	if (!has_new_result(apart, n, side))
		return false;
	pair_attempts(&apart->side[OURS].now, &apart->side[THEIRS].now, n->no, more);
	for (size_t i = 0; more[side] && i < now->ruling_count; i++) {
		if (now->rulings[i].deal == more[side]->id)
			return false;
	}
	if (more[side])
		return true;
	if (more[!side])
		return then && count_attempts(then, n->no) > count_attempts(now, n->no);
	if (result)
		return result->state == BOOK_VOID && !is_same(result, n->now[!side]);
	return counted_at(n->base[side]) && counted_at(n->now[!side]);
}

/* Is a claim open on that side, new since both last had its deal
 * alike, while the deal is gone in the other book? */
static bool is_disputed(const struct apart *apart, const struct number *n, int side)
{
	const struct then *now = &apart->side[side].now;

	for (size_t i = 0; i < now->ruling_count; i++) {
		const struct book_ruling *ruling = &now->rulings[i];
		if (ruling->said.no == n->no && ruling->said.state == COURT_OPEN
			&& !has_ruling(then_of(apart, n, side), ruling->id))
			return is_struck(apart, n, !side);
	}
	return false;
}

/* Did both have it dealt again, one of them by a ruling, each for another reason? `more`: both attempts. */
static bool is_voided_apart(const struct apart *apart, const struct number *n, revision more[SIDES])
{
	pair_attempts(&apart->side[OURS].now, &apart->side[THEIRS].now, n->no, more);
	return n->is_ruled && more[OURS] && more[THEIRS];
}

/* Decide about one number; *agree false: both went on with it, each in its own way. */
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
 * the other? Or was it so where they met (*rest 0), or is it now? Then *rest is what was written after that:
 * it counts the revisions before it.
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

/* Is a deal all that the number ever had, and on one side only? */
static bool only_adds(const struct apart *apart, const struct number *n)
{
	return has_no_deal(n->base[OURS]) && !n->is_undone[OURS] && !n->is_undone[THEIRS]
		&& has_changed(apart, n, OURS) != has_changed(apart, n, THEIRS);
}

/* Decide about the whole table at once; *quarrel: a number about which they disagree, NULL: they agree. */
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
		if (n->is_ruled && ahead && n->origin[THEIRS] != n->origin[OURS]) {
			/* A deal that moved there, and was ruled on afterwards: the ruling comes as a line, over it. */
			n->is_taken = true;
			for (size_t at = from; done && at < n->to[THEIRS]; at++) {
				if (merge_is_by_ruling(theirs->by_no[at]))
					break;
				done = plan_one(apart, theirs->by_no[at]);
			}
		} else if (!n->is_ruled && has_changed(apart, n, THEIRS) && (ahead || only_adds(apart, n))) {
			done = plan_number(apart, n, from);
		}
	}
	return done && (!ahead || move_numbers(apart));
}

static bool decide_all(struct apart *apart, const struct number **quarrel)
{
	bool done = true, agree = true, any = false, is_given_up = true;

	/* Everything that is only there may have been given up here. */
	for (size_t i = 0; i < apart->count && is_given_up; i++) {
		const struct number *n = &apart->numbers[i];
		const bool differs = !is_same(n->now[OURS], n->now[THEIRS]);
		is_given_up = !differs || was_given_up(apart, n);
		any = any || differs;
	}
	if (is_given_up && any)
		return true;
	for (size_t i = 0; i < apart->count && !*quarrel; i++) {
		const struct number *n = &apart->numbers[i];
		if (is_disputed(apart, n, OURS) || is_disputed(apart, n, THEIRS))
			*quarrel = n;
	}
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

/* ---- writing and reporting --------------------------------------------------------------------- */

static bool put_cards(struct import *im, struct book_cards *cards, int attempt)
{
	bool again;

	cards->table = im->table.id;
	return !cards->id || book_cards_put(im->book, cards, attempt, &again, im->e);
}

/* Put the cards of a number's rewritten attempts: their own here, else
 * those they have there; then those of the deal. */
static bool take_cards_again(const struct apart *apart, int no)
{
	struct import *im = apart->im;
	struct then now = { .count = 0 };
	struct book_cards cards;
	size_t here = 0, there = 0, before = 0;
	revision deal, theirs;
	bool done = book_deal_history(im->book, im->table.id, no, &now.all, &now.count, im->e);

	while (done && (deal = next_attempt(&now, no, &here)) != NULL
		&& (theirs = next_attempt(&apart->side[THEIRS].now, no, &there)) != NULL) {
		revision was = next_attempt(&apart->side[OURS].now, no, &before);
		if (was && was->id == deal->id)
			continue;
		cards.id = 0;
		if (was && merge_same_deal(was, theirs))
			done = book_cards_find(im->book, im->table.id, no, was->revision, &cards, im->e);
		if (done && !cards.id)
			done = book_cards_find(im->from, im->from_table, no, theirs->revision, &cards, im->e);
		done = done && put_cards(im, &cards, deal->revision);
	}
	free_then(&now);
	return done && book_cards_find(im->from, im->from_table, no, 0, &cards, im->e)
		&& put_cards(im, &cards, 0);
}

/* Reports collected for a table: the numbers, and the deals that give way. */
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

/* If the deal there is the same: report the attempt here that was none there, and those of the other book. */
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

/* Report the outcome of a number: a new deal, a correction, a removal; list it if its deal moved to another,
 * or an undo brought back the earlier one. */
static bool tell_number(struct apart *apart, const struct number *n, struct told *told)
{
	struct import *im = apart->im;
	revision was = n->now[OURS], now = n->now[THEIRS];
	struct brought brought = { n->no, true };
	struct buf line = { 0 };

	if (has_no_deal(was))
		return has_no_deal(now)
			|| merge_add(im, &im->brought, &im->brought_count, &brought, sizeof brought);
	if (is_same(was, now))
		return tell_attempts(apart, n, told);
	const struct then *then = then_of(apart, n, THEIRS);
	bool stands_again = !has_no_deal(now) && n->is_undone[THEIRS] && then && find_id(then, now);
	if (stands_again)
		return list_undone(told, im, n->no, was);
	/* Has the deal here another number there, and is it the same? */
	const int there = number_there(apart, OURS, n->no);
	const struct number *to = there > 0 && there != n->no ? find_number(apart, there) : NULL;
	const bool goes_on = to && !has_no_deal(to->now[THEIRS]) && is_same_play(to->now[THEIRS], was);
	if (!has_no_deal(now) && goes_on) {
		list_no(&told->moved, im, n->no);
		return true;
	}
	book_deal_write(&line, was, &im->table);
	desk_say(im->desk, has_no_deal(now) ? &msg_merge_removed : &msg_merge_corrected,
		MSG_ARGS(num_of(im->table.round).text, num_of(im->table.no).text, buf_text(&line)));
	buf_free(&line);
	brought.is_new = false;
	return merge_add(im, &im->brought, &im->brought_count, &brought, sizeof brought);
}

static bool write_plan(struct apart *apart)
{
	struct import *im = apart->im;
	const struct num round = num_of(im->table.round), table = num_of(im->table.no);
	struct told told = { .moved = { 0 } };
	bool done = true;

	list_sort(apart->plan, apart->planned, sizeof *apart->plan, by_written);
	for (size_t i = 0; done && i < apart->planned; i++) {
		revision planned = &apart->plan[i];
		const bool is_theirs = planned->id != BACK && planned->id != LEFT;
		struct book_deal deal;
		done = merge_deal_here(im, planned, &deal)
			&& merge_keep_typist(im, is_theirs ? planned->operator_name : NULL)
			&& book_deal_write_next(im->book, &deal, im->e);
	}
	for (size_t i = 0; done && i < apart->count; i++) {
		const struct number *n = &apart->numbers[i];
		done = !n->takes_cards || take_cards_again(apart, n->no);
		if (!done || !n->cards)
			continue;
		n->cards->id = 0;
		n->cards->no = n->cards_to;
		bool again;
		done = merge_keep_typist(im, NULL) && book_cards_put(im->book, n->cards, 0, &again, im->e);
	}
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

/*
 * Before anything is written, find a number whose result this book has changed by its own work since both
 * last had the table alike, and that the other book has never had since. Any plan would lose it silently.
 * *lost NULL: none.
 */
static bool find_overwritten(const struct apart *apart, const struct number **lost)
{
	struct import *im = apart->im;
	const struct then *theirs = &apart->side[THEIRS].now;
	const struct meeting *met = NULL;
	struct then then = { .count = 0 };

	if (apart->planned > 0) {
		while ((met = merge_meeting_before(im, met)) != NULL
			&& !merge_had_alike(met, im->table.round, im->table.no, false))
			continue;
	}
	const int64_t since[SIDES] = { met ? met->step[OURS] : 0, met ? met->step[THEIRS] : 0 };
	bool done = !met || merge_anew(im, OURS, im->table.id) > since[OURS]
		|| read_then(im, met->book[OURS], merge_table_then(im, met, OURS), &then);

	*lost = NULL;
	for (size_t i = 0; done && i < apart->count && !*lost; i++) {
		const struct number *n = &apart->numbers[i];
		revision now = n->now[OURS], was = stood(&then, n->no);
		struct err none = { 0 };
		bool is_kept = true;
		/* If there is no deal: was the former one lost with a damaged page, neither struck nor undone? */
		bool is_brought = now ? is_taken_over(apart, OURS, now)
			: was && book_deal_is_kept(im->book, was, &is_kept, &none) && !is_kept;
		bool is_other = !is_same(counted_at(now), counted_at(was)) && !is_same(now, n->now[THEIRS]);
		bool had_it = false;
		for (size_t at = 0; at < theirs->count && !had_it; at++) {
			revision deal = &theirs->all[at];
			had_it = deal->no == n->no && deal->step > since[THEIRS]
				&& is_same(counted_at(deal), counted_at(now));
		}
		if (n->is_taken && is_other && !is_brought && !had_it)
			*lost = n;
	}
	free_then(&then);
	return done;
}

/* Return the version of a number to report if the two disagree: the void attempt, if it has nothing else. */
static revision version_of(const struct apart *apart, const struct number *n, int side)
{
	revision more[SIDES], attempt = NULL;
	const bool is_voided = is_voided_apart(apart, n, more);

	if (is_voided || is_same(n->now[side], n->base[side]))
		attempt = more[side];
	return attempt ? attempt : n->now[side];
}

static bool take_table(struct apart *apart)
{
	struct import *im = apart->im;
	const struct number *quarrel = NULL;

	if (!read_tables(apart) || !list_numbers(apart) || !compare_sides(apart, false)
		|| !decide_all(apart, &quarrel))
		return false;
	bool is_closed = !quarrel && im->table.is_signed && apart->planned > 0;
	/* On a closed sheet: the first number to which the plan writes another deal. */
	for (size_t i = 0; is_closed && !quarrel && i < apart->count; i++) {
		const struct number *n = &apart->numbers[i];
		quarrel = n->is_taken && !is_same(n->now[OURS], n->now[THEIRS]) ? n : NULL;
	}
	if (!quarrel && !find_overwritten(apart, &quarrel))
		return false;
	if (!quarrel)
		return write_plan(apart);
	const struct msg *msg = &msg_merge_deal;
	if (is_closed)
		msg = &msg_merge_deal_closed;
	else if (is_disputed(apart, quarrel, OURS))
		msg = &msg_merge_claim_here;
	else if (is_disputed(apart, quarrel, THEIRS))
		msg = &msg_merge_claim_there;
	else if (is_ruled_apart(apart, quarrel))
		msg = &msg_merge_ruled_apart;
	apart->quarrel = is_closed ? NULL : quarrel;
	return merge_name_versions(
		im, quarrel->no, version_of(apart, quarrel, OURS), version_of(apart, quarrel, THEIRS), msg);
}

bool merge_follow(struct import *im)
{
	struct apart apart = { .im = im };
	struct book_table theirs;
	bool any = false, was_here = !im->is_fresh;

	if (im->is_followed || !im->from || merge_is_left(im))
		return true;
	if (!im->is_stored || im->table_broken)
		return true;
	im->is_followed = true;
	/* Was a table that is new here there when the two met? */
	for (size_t i = im->meeting_count; i-- > 0 && !was_here && !im->is_kept;) {
		const struct meeting *met = merge_meeting(im, i);
		was_here = met && merge_table_then(im, met, OURS);
	}
	if (im->is_kept || !was_here || !merge_find_their_table(im))
		return true;
	bool done = went_on(&apart, &any);
	/* Deals written there are for as many players as sit here. */
	if (done && any)
		done = book_table_find(im->from, im->from_event.id, im->round, im->table.no, &theirs, im->e)
			&& (theirs.seat_count == im->table.seat_count || merge_fail_people(im, &im->table))
			&& take_table(&apart);
	im->table_broken = im->table_broken || !done;
	done = done || import_fault_error(im);
	/* Report the table's other deals about which the two disagree. */
	for (size_t i = 0; done && apart.quarrel && i < apart.count; i++) {
		const struct number *n = &apart.numbers[i];
		if (n == apart.quarrel || !is_other_now(&apart, n, OURS) || !is_other_now(&apart, n, THEIRS)
			|| is_same(n->now[OURS], n->now[THEIRS]))
			continue;
		merge_name_versions(im, n->no, n->now[OURS], n->now[THEIRS], &msg_merge_deal);
		import_fault_beside(im);
	}
	free_apart(&apart);
	return done;
}
