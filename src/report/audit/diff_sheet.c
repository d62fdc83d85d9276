/* Compare two sheets of one table: seats, marks, and by number the deals with their rulings and cards. */
#include "desk/journal/journal.h"
#include "report/audit/audit.h"

#include "report/messages.h"

#include <string.h>

/* The sheet of one book, and the place reached: all lists are sorted by the deals' numbers. */
struct side {
	struct book *s;
	const struct book_table *table;
	struct book_deal *deals;
	struct book_ruling *rulings;
	int *cards;                          /* numbers with cards */
	size_t deal_count, ruling_count, card_count;
	size_t deal_at, ruling_at, card_at;
};

static bool read_side(struct side *side, struct err *e)
{
	bool done = book_table_deals(side->s, side->table->id, &side->deals, &side->deal_count, e)
		&& book_table_rulings(side->s, side->table->id, &side->rulings, &side->ruling_count, e);

	for (size_t i = 0; done && i < side->deal_count; i++)
		done = book_deal_told(side->s, side->rulings, side->ruling_count, &side->deals[i], e);
	return done && book_cards_numbers(side->s, side->table->id, &side->cards, &side->card_count, e);
}

static void free_side(struct side *side)
{
	book_free(side->deals);
	book_free(side->rulings);
	book_free(side->cards);
}

/* The part of a sheet at a number. */
struct number {
	const struct side *side;
	const struct book_deal *deal;           /* NULL: none */
	const struct book_ruling *rulings;
	size_t ruling_count;
	bool has_cards;
	bool is_told;                            /* the rulings show how it ended */
};

/* Return the lowest number still to come; 0: none. */
static int next_number(const struct side *side)
{
	int no = side->deal_at < side->deal_count ? side->deals[side->deal_at].no : 0;

	if (side->ruling_at < side->ruling_count && (!no || side->rulings[side->ruling_at].said.no < no))
		no = side->rulings[side->ruling_at].said.no;
	if (side->card_at < side->card_count && (!no || side->cards[side->card_at] < no))
		no = side->cards[side->card_at];
	return no;
}

/* Did a ruling write that revision? */
static bool is_ruled(const struct number *number, const struct book_deal *deal)
{
	for (size_t i = 0; i < number->ruling_count; i++) {
		if (number->rulings[i].deal == deal->id)
			return true;
	}
	return false;
}

/* Take everything at the number. */
static struct number take_number(struct side *side, int no)
{
	struct number number = { .side = side };

	if (side->deal_at < side->deal_count && side->deals[side->deal_at].no == no)
		number.deal = &side->deals[side->deal_at++];
	number.rulings = side->rulings ? side->rulings + side->ruling_at : NULL;
	while (side->ruling_at < side->ruling_count && side->rulings[side->ruling_at].said.no == no) {
		side->ruling_at++;
		number.ruling_count++;
	}
	number.has_cards = side->card_at < side->card_count && side->cards[side->card_at] == no;
	side->card_at += number.has_cards;
	enum book_deal_state state = number.deal ? number.deal->state : BOOK_PLAYED;
	number.is_told = state == BOOK_RULED || state == BOOK_OPEN
		|| (state == BOOK_REDEAL && is_ruled(&number, number.deal));
	return number;
}

/* ---- deals ------------------------------------------------------------------------------------- */

/* Write the deal as its line; if rulings describe it, only the number. */
static void write_deal_side(struct buf *b, const struct number *number)
{
	if (number->is_told)
		buf_int(b, number->deal->no);
	else if (number->deal)
		book_deal_write(b, number->deal, number->side->table);
}

/* Compare the deals, each with its points if these differ; one described by differing rulings is done. */
static void compare_deals(struct diff *d, const struct number numbers[2], bool rulings_differ)
{
	struct buf lines[2] = { 0 };

	const struct book_deal *a = numbers[0].deal, *b = numbers[1].deal;

	if (rulings_differ && (numbers[0].is_told || numbers[1].is_told))
		return;
	bool is_same = a && b && a->state == b->state && memcmp(a->points, b->points, sizeof a->points) == 0;
	for (int side = 0; side < 2; side++) {
		const struct book_deal *deal = numbers[side].deal;
		write_deal_side(&lines[side], &numbers[side]);
		bool counts = deal && (deal->state == BOOK_PLAYED || deal->state == BOOK_RULED);
		for (int seat = 0; !is_same && counts && seat < numbers[side].side->table->seat_count; seat++)
			buf_printf(&lines[side], "%s %d", seat > 0 ? "" : " =", deal->points[seat]);
	}
	diff_texts(d, DIFF_DEAL, lines);
}

/* ---- rulings ----------------------------------------------------------------------------------- */

/* Write a ruling as its line of the journal, without the time; an unreadable one as it is stored. */
static void write_ruling_side(struct buf *b, const struct book_ruling *ruling)
{
	struct court_dispute said;

	if (!desk_ruling_read(ruling, &said)) {
		buf_printf(b, "itelet %d %s %s", ruling->said.no, ruling->said.case_no, ruling->facts);
		return;
	}
	said.at[0] = '\0';
	court_line_write(b, &said);
}

static bool is_ruled_alike(const struct book_ruling *a, const struct book_ruling *b)
{
	struct buf lines[2] = { 0 };

	write_ruling_side(&lines[0], a);
	write_ruling_side(&lines[1], b);
	bool same = strcmp(buf_text(&lines[0]), buf_text(&lines[1])) == 0;
	buf_free(&lines[0]);
	buf_free(&lines[1]);
	return same;
}

/* Find the side's next dispute, from `at` on, that the other side lacks, each counted once. */
static size_t next_alone(const struct number numbers[2], int side, size_t at)
{
	const struct number *mine = &numbers[side], *other = &numbers[!side];

	for (; at < mine->ruling_count; at++) {
		size_t before = 0, there = 0;
		for (size_t i = 0; i < at; i++)
			before += is_ruled_alike(&mine->rulings[i], &mine->rulings[at]);
		for (size_t i = 0; i < other->ruling_count; i++)
			there += is_ruled_alike(&other->rulings[i], &mine->rulings[at]);
		if (before >= there)
			break;
	}
	return at;
}

/* Compare the disputes missing in the other book, the first with the first, the second with the second (their
 * order is each book's own); without a partner, with the deal. */
static void compare_rulings(struct diff *d, const struct number numbers[2])
{
	size_t at[2] = { next_alone(numbers, 0, 0), next_alone(numbers, 1, 0) };

	while (at[0] < numbers[0].ruling_count || at[1] < numbers[1].ruling_count) {
		struct buf lines[2] = { 0 };
		for (int side = 0; side < 2; side++) {
			if (at[side] < numbers[side].ruling_count)
				write_ruling_side(&lines[side], &numbers[side].rulings[at[side]]);
			else if (numbers[!side].is_told && !numbers[side].is_told)
				write_deal_side(&lines[side], &numbers[side]);
			at[side] = next_alone(numbers, side, at[side] + 1);
		}
		diff_texts(d, DIFF_RULING, lines);
	}
}

/* ---- cards ------------------------------------------------------------------------------------- */

/* Find the cards of a revision (0: of the coming attempt); none if negative. */
static bool find_cards(
	const struct diff *d, const struct number *number, int revision, struct game_cards *out)
{
	struct book_cards cards = { .id = 0 };

	out->count = 0;
	if (!number->has_cards || revision < 0)
		return true;
	if (!book_cards_find(number->side->s, number->side->table->id, d->deal, revision, &cards, d->e))
		return false;
	if (cards.id)
		*out = cards.play;
	const struct book_deal *deal = number->deal;
	const struct game_edition *edition = game_edition_find(number->side->table->edition);
	if (!deal || deal->revision != revision || !edition || deal->state != BOOK_PLAYED)
		return true;
	/* A contract needs no row of its own if the deal has it. */
	struct game_deal line = { .no = deal->no, .dealer = deal->dealer, .record = deal->record };
	if (deal->dealer == book_deal_turn(deal, number->side->table))
		line.dealer = GAME_NO_SEAT;
	if (!game_cards_agree(edition->game, out, &line))
		return true;
	const struct game_cards all = *out;
	out->count = 0;
	for (int i = 0; i < all.count; i++) {
		if (strcmp(all.rows[i].kind, "contract") != 0)
			out->rows[out->count++] = all.rows[i];
	}
	return true;
}

/* Compare the cards that belong to a revision of each book. */
static bool compare_cards(struct diff *d, const struct number numbers[2], const int revisions[2])
{
	struct game_cards cards[2];
	struct buf lines[2] = { 0 };

	for (int side = 0; side < 2; side++) {
		if (!find_cards(d, &numbers[side], revisions[side], &cards[side]))
			return false;
	}
	game_cards_rest_write(&lines[0], &cards[0], &cards[1]);
	game_cards_rest_write(&lines[1], &cards[1], &cards[0]);
	diff_texts(d, DIFF_CARDS, lines);
	return true;
}

static bool compare_all_cards(struct diff *d, const struct number numbers[2])
{
	int last[2], waiting[2];

	if (!numbers[0].has_cards && !numbers[1].has_cards)
		return true;
	for (int side = 0; side < 2; side++) {
		last[side] = numbers[side].deal ? numbers[side].deal->revision : -1;
		/* Cards may wait for a result if the number is still to be dealt. */
		waiting[side] = !numbers[side].deal || numbers[side].deal->state == BOOK_REDEAL ? 0 : -1;
	}
	return compare_cards(d, numbers, last) && compare_cards(d, numbers, waiting);
}

/* ---- void attempts ----------------------------------------------------------------------------- */

/* Read the earlier attempts that were dealt again and that no ruling describes, in order. */
static bool read_attempts(struct diff *d, const struct number *number, struct book_deal **list,
	size_t *count)
{
	if (!number->deal || number->deal->revision < 2)
		return true;
	if (!book_deal_history(number->side->s, number->side->table->id, d->deal, list, count, d->e))
		return false;
	const int64_t last = *count > 0 ? (*list)[*count - 1].id : 0;
	size_t attempts = book_deal_attempts(*list, *count);
	*count = 0;
	for (size_t i = 0; i < attempts; i++) {
		if ((*list)[i].id != last && (*list)[i].id != number->deal->id && !is_ruled(number, &(*list)[i]))
			(*list)[(*count)++] = (*list)[i];
	}
	return true;
}

/* Compare the attempts in order, with their cards. */
static bool compare_attempts(struct diff *d, const struct number numbers[2])
{
	struct book_deal *list[2] = { NULL, NULL };
	size_t count[2] = { 0, 0 };
	bool done = read_attempts(d, &numbers[0], &list[0], &count[0])
		&& read_attempts(d, &numbers[1], &list[1], &count[1]);

	for (size_t i = 0; done && (i < count[0] || i < count[1]); i++) {
		struct buf lines[2] = { 0 };
		int revisions[2] = { -1, -1 };
		for (int side = 0; side < 2; side++) {
			if (i >= count[side])
				continue;
			book_deal_write(&lines[side], &list[side][i], numbers[side].side->table);
			revisions[side] = list[side][i].revision;
		}
		diff_texts(d, DIFF_ATTEMPT, lines);
		done = compare_cards(d, numbers, revisions);
	}
	book_free(list[0]);
	book_free(list[1]);
	return done;
}

/* ---- sheets ------------------------------------------------------------------------------------ */

static void write_seat(struct buf *b, int seat, const char *player)
{
	if (!*player)
		return;
	buf_printf(b, "%s=", text_seat_code(seat));
	text_quote(b, player);
}

/* Compare the seats, a row each. */
static void compare_seats(struct diff *d, const struct book_table *const tables[2])
{
	for (int seat = 0; seat < BOOK_SEATS; seat++) {
		const char *a = seat < tables[0]->seat_count ? tables[0]->player[seat] : "";
		const char *b = seat < tables[1]->seat_count ? tables[1]->player[seat] : "";
		struct buf seats[2] = { 0 };
		if (diff_same_player(d, a, b))
			continue;
		write_seat(&seats[0], seat, a);
		write_seat(&seats[1], seat, b);
		diff_texts(d, DIFF_SEAT, seats);
	}
}

/* Compare takeovers of seats: a row for each seat and deal with one in either book. */
static void compare_turns(struct diff *d, const struct book_table *const tables[2])
{
	for (int n = 0; n < tables[0]->turn_count + tables[1]->turn_count; n++) {
		int side = n >= tables[0]->turn_count;
		const struct book_turn *turn = &tables[side]->turns[side ? n - tables[0]->turn_count : n];
		const struct book_turn *other = NULL;
		struct buf lines[2] = { 0 };
		for (int i = 0; i < tables[!side]->turn_count && !other; i++) {
			const struct book_turn *there = &tables[!side]->turns[i];
			other = there->seat == turn->seat && there->from == turn->from ? there : NULL;
		}
		if (other && (side == 1 || diff_same_player(d, turn->player, other->player)))
			continue;
		journal_turn_write(&lines[side], turn);
		if (other)
			journal_turn_write(&lines[!side], other);
		diff_texts(d, DIFF_SUBSTITUTE, lines);
	}
}

static bool compare_totals(struct diff *d, const struct book_table *const tables[2])
{
	struct buf lines[2] = { 0 };
	bool done = true;

	for (int side = 0; done && side < 2; side++) {
		struct book_totals totals;
		done = book_totals_find(d->out->store[side], tables[side]->id, &totals, d->e);
		if (done && totals.id)
			journal_totals_write(&lines[side], &totals, tables[side]->seat_count);
	}
	diff_texts(d, DIFF_TOTALS, lines);
	return done;
}

/* Write alairva="…", ellenorizte="…"; `by` "": name not recorded. */
static void write_mark(struct buf *b, bool is_there, const char *word, const char *by)
{
	if (!is_there)
		return;
	buf_str(b, word);
	if (by[0]) {
		buf_char(b, '=');
		text_quote(b, by);
	}
}

static void compare_marks(struct diff *d, const struct book_table *const tables[2])
{
	struct buf signatures[2] = { 0 }, checks[2] = { 0 };

	for (int side = 0; side < 2; side++) {
		const struct book_table *table = tables[side];
		write_mark(&signatures[side], table->is_signed, journal_words[JOURNAL_WORD_SIGNED], table->signed_by);
		write_mark(&checks[side], table->is_checked, journal_words[JOURNAL_WORD_CHECKED], table->checked_by);
	}
	diff_texts(d, DIFF_SIGNED, signatures);
	diff_texts(d, DIFF_CHECKED, checks);
}

bool diff_sheets(struct diff *d, const struct book_table *const tables[2])
{
	struct side sides[2] = {
		{ .s = d->out->store[0], .table = tables[0] }, { .s = d->out->store[1], .table = tables[1] },
	};
	const int64_t ids[2] = { tables[0]->id, tables[1]->id };
	bool are_same = false;
	bool done = !d->out->are_proved || book_deals_are_same(d->out->store, ids, &are_same, d->e);

	if (!are_same)
		done = done && read_side(&sides[0], d->e) && read_side(&sides[1], d->e);
	compare_seats(d, tables);
	compare_turns(d, tables);
	done = compare_totals(d, tables) && done;
	compare_marks(d, tables);
	/* A sheet with deals in only one of the books is one line in brief; the full listing has them singly. */
	int full = sides[0].deal_count == 0;
	if (done && sides[full].deal_count > 0 && next_number(&sides[!full]) == 0) {
		struct buf texts[2] = { 0 };
		d->not_in_full = true;
		buf_str(&texts[!full], msg_diff_sheet_none.text[d->out->lang]);
		buf_msg(&texts[full], d->out->lang, &msg_diff_sheet_deals,
			MSG_ARGS(num_of((int64_t)sides[full].deal_count).text));
		diff_texts(d, DIFF_SHEET, texts);
		d->not_in_full = false;
		d->not_in_brief = true;
	}
	while (done) {
		int a = next_number(&sides[0]), b = next_number(&sides[1]);
		if (!a && !b)
			break;
		d->deal = diff_turn(a ? &a : NULL, b ? &b : NULL) <= 0 ? a : b;
		const struct number numbers[2] = { take_number(&sides[0], d->deal), take_number(&sides[1], d->deal) };
		done = compare_attempts(d, numbers);
		if (!done)
			break;
		size_t before = d->out->table.row_count;
		compare_rulings(d, numbers);
		compare_deals(d, numbers, d->out->table.row_count > before);
		done = compare_all_cards(d, numbers);
	}
	d->deal = 0;
	d->not_in_brief = false;
	free_side(&sides[0]);
	free_side(&sides[1]);
	return done;
}
