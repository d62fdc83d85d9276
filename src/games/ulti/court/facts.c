/* Write a dispute in sentences: the act, the other facts, and the grounds of the rules. */
#include "games/ulti/court/messages.h"
#include "games/ulti/court/court.h"

#include <string.h>

/* ---- the act ------------------------------------------------------------------------------------ */

static const struct msg *const found_msgs[ULTI_CASES] = {
	[ULTI_CASE_1_1] = &msg_found_1_1, [ULTI_CASE_1_2] = &msg_found_1_2,
	[ULTI_CASE_1_3] = &msg_found_1_3_pickup,
	[ULTI_CASE_1_4] = &msg_found_1_4, [ULTI_CASE_1_5] = &msg_found_1_5, [ULTI_CASE_1_6] = &msg_found_1_6,
	[ULTI_CASE_2_1] = &msg_found_2_1, [ULTI_CASE_2_2] = &msg_found_2_2, [ULTI_CASE_2_3] = &msg_found_2_3,
	[ULTI_CASE_2_4] = &msg_found_2_4, [ULTI_CASE_2_5] = &msg_found_2_5, [ULTI_CASE_2_6] = &msg_found_2_6,
	[ULTI_CASE_2_7] = &msg_found_2_7,
	[ULTI_CASE_3_1] = &msg_found_3_1, [ULTI_CASE_3_2] = &msg_found_3_2, [ULTI_CASE_3_3] = &msg_found_3_3,
	[ULTI_CASE_3_4] = &msg_found_3_4, [ULTI_CASE_3_5] = &msg_found_3_5, [ULTI_CASE_3_6] = &msg_found_3_6,
	[ULTI_CASE_3_7] = &msg_found_3_7, [ULTI_CASE_3_8] = &msg_found_3_8, [ULTI_CASE_3_9] = &msg_found_3_9,
	[ULTI_CASE_3_10] = &msg_found_3_10, [ULTI_CASE_3_11] = &msg_found_3_11,
	[ULTI_CASE_3_12] = &msg_found_3_12,
	[ULTI_CASE_FALSE_CLAIM] = &msg_found_10_3g, [ULTI_CASE_JURY] = &msg_found_jury,
};

/* Find the sentence of a case; in some an answer decides. */
static const struct msg *found_msg(const struct ulti_dispute *d, enum court_state state)
{
	const uint16_t *facts = d->facts;
	const struct ulti_bid *bid = ulti_bid_at(d->deal.bid), *previous = ulti_bid_at(d->previous_bid);
	bool is_higher = bid && previous && ulti_bid_overcalls(bid, previous) && state != COURT_DISMISSED;

	if (d->case_no == ULTI_CASE_1_3 && facts[ULTI_FACT_WHEN] == ULTI_ANSWER_DEALING)
		return &msg_found_1_3_dealing;
	if (d->case_no == ULTI_CASE_2_3 && facts[ULTI_FACT_NOTICED] == ULTI_ANSWER_INSERTED)
		return &msg_found_2_3_inserted;
	if (d->case_no == ULTI_CASE_2_4 && is_higher)
		return &msg_found_2_4_higher;
	if (d->case_no == ULTI_CASE_3_3 && facts[ULTI_FACT_MELD])
		return facts[ULTI_FACT_MELD] == ULTI_ANSWER_FORTY ? &msg_found_3_3_40 : &msg_found_3_3_20;
	if (d->case_no != ULTI_CASE_3_5)
		return found_msgs[d->case_no];
	if (facts[ULTI_FACT_WARNED_BY] && facts[ULTI_FACT_WARNED_BY] != ULTI_NOBODY_BIT)
		return &msg_found_3_5_warned;
	return facts[ULTI_FACT_SELF_CORRECTED] == ULTI_ANSWER_YES ? &msg_found_3_5_put_right : &msg_found_3_5;
}

void ulti_finding_say(struct buf *b, enum lang lang, const struct court_dispute *said,
	const char *const *names)
{
	const struct ulti_dispute dispute = ulti_dispute_said(said), *d = &dispute;
	unsigned other = d->facts[d->case_no == ULTI_CASE_2_7 ? ULTI_FACT_SECOND_BIDDER : ULTI_FACT_WARNED_BY];
	struct buf author = { 0 }, trick = { 0 }, second = { 0 };
	size_t start = b->len;
	int seat = d->offender, other_seat = ULTI_NO_SEAT;

	/* The declarer did it if nobody else can have, the dealer if it was dealt wrong. */
	if (seat == ULTI_NO_SEAT && (d->case_no == ULTI_CASE_3_1 || d->case_no == ULTI_CASE_3_2))
		seat = d->deal.declarer;
	if (seat == ULTI_NO_SEAT && (d->case_no == ULTI_CASE_1_1 || d->case_no == ULTI_CASE_1_4))
		buf_str(&author, msg_who_dealer.text[lang]);
	else if (said->by_spectator)
		buf_str(&author, court_spectator(lang));
	else
		court_who_write(&author, lang, seat, names);
	for (int i = ULTI_SEATS - 1; i >= 0; i--)
		other_seat = other >> i & 1 ? i : other_seat;
	court_who_write(&second, lang, other_seat, names);
	if (said->trick)
		buf_msg(&trick, lang, &msg_in_trick, MSG_ARGS(num_of(said->trick).text));
	/* The jury finds whether it had a ground. */
	bool is_bare = d->case_no == ULTI_CASE_FALSE_CLAIM && said->state != COURT_DECIDED;
	buf_msg(b, lang, is_bare ? &msg_found_claim : found_msg(d, said->state),
		MSG_ARGS(buf_text(&author), buf_text(&trick), buf_text(&second)));
	court_capitalise(b, start);
	buf_free(&author);
	buf_free(&trick);
	buf_free(&second);
}

/* ---- the other facts ----------------------------------------------------------------------------- */

/* Sentences being written. Without `seats` they name nobody, and no bid: such texts make precedents. */
struct facts {
	struct buf *b;
	size_t start;
	enum lang lang;
	const char *const *names;
	bool seats;
};

static void say_fact(const struct facts *f, const struct msg *msg, const char *const args[])
{
	if (f->b->len > f->start)
		buf_char(f->b, ' ');
	buf_msg(f->b, f->lang, msg, args);
}

/* Write a sentence about a list, none if it is empty; frees the list. */
static void say_list(const struct facts *f, const struct msg *msg, struct buf *list)
{
	size_t start = f->b->len;

	if (list->len > 0)
		say_fact(f, msg, MSG_ARGS(buf_text(list)));
	if (start == f->start)
		court_capitalise(f->b, start);
	buf_free(list);
}

static void say_seats(const struct facts *f, const struct msg *msg, unsigned seats)
{
	struct buf list = { 0 };

	court_seats_write(&list, f->lang, seats, f->names);
	say_list(f, msg, &list);
}

/* List items in the order of the bid's parts, if there is a bid. */
static void say_items(const struct facts *f, const struct msg *msg, const struct ulti_bid *bid,
	unsigned items)
{
	struct buf list = { 0 };

	for (int i = 0; i < (bid ? bid->part_count : ULTI_PART_COUNT); i++) {
		int item = bid ? bid->parts[i].part : i;
		if (items >> item & 1) {
			buf_str(&list, list.len ? ", " : "");
			buf_str(&list, ulti_item_name(f->lang, item));
		}
	}
	say_list(f, msg, &list);
}

/* Return the parts, or in a no-trump bid the defenders, at a level. */
static unsigned at_level(const uint8_t levels[], int count, int level)
{
	unsigned set = 0;

	for (int i = 0; i < count; i++)
		set |= levels[i] == level ? 1u << i : 0;
	return set;
}

static void say_kontra(const struct facts *f, const struct ulti_deal *deal)
{
	const struct ulti_bid *bid = ulti_bid_at(deal->bid);

	say_items(f, &msg_fact_kontra, bid, at_level(deal->kontra, ULTI_PART_COUNT, 2));
	say_items(f, &msg_fact_rekontra, bid, at_level(deal->kontra, ULTI_PART_COUNT, 4));
	if (!f->seats)
		return;
	say_seats(f, &msg_fact_kontra_seats, at_level(deal->seat_kontra, ULTI_SEATS, 2));
	say_seats(f, &msg_fact_rekontra_seats, at_level(deal->seat_kontra, ULTI_SEATS, 4));
}

/* Without names, say whose own kontra it was: the offender's or another's. */
static void say_kontra_of(const struct facts *f, const struct msg *msg, unsigned seats, int offender,
	const struct msg *one)
{
	bool is_one = !(seats & (seats - 1));
	bool is_own = offender != GAME_NO_SEAT && seats >> offender & 1;
	const struct msg *who = !is_one ? &msg_kontra_of_both
		: one ? one : is_own ? &msg_kontra_of_same : &msg_kontra_of_partner;

	if (seats)
		say_fact(f, msg, MSG_ARGS(who->text[f->lang]));
}

static void say_silent(const struct facts *f, int item, int side, int result)
{
	static const struct msg *const sides[2][2] = {
		{ &msg_fact_silent, &msg_fact_silent_defenders },
		{ &msg_fact_silent_caught, &msg_fact_silent_caught_defenders },
	};
	struct buf name = { 0 };

	if (side == ULTI_NOBODY)
		return;
	buf_str(&name, ulti_item_name(f->lang, item));
	court_capitalise(&name, 0);
	say_fact(f, sides[result == ULTI_LOST][side == ULTI_DEFENDERS], MSG_ARGS(buf_text(&name)));
	buf_free(&name);
}

static void say_contract_fact(const struct facts *f, const struct ulti_dispute *d)
{
	const struct ulti_deal *deal = &d->deal;
	const struct ulti_bid *bid = ulti_bid_at(deal->bid);
	bool is_mixed = d->case_no >= ULTI_CASE_3_10 && d->case_no <= ULTI_CASE_3_12;
	unsigned disputed = d->case_no == ULTI_CASE_3_10 ? 1u << ULTI_PARTI : 0;
	struct buf declarer = { 0 };

	if (!bid)
		return;
	if (deal->declarer == ULTI_SEATS) {
		say_fact(f, &msg_fact_bid, MSG_ARGS(bid->name));
		return;
	}
	court_who_write(&declarer, f->lang, deal->declarer, f->names);
	say_fact(f, &msg_fact_bid_declarer, MSG_ARGS(bid->name, buf_text(&declarer)));
	buf_free(&declarer);
	/* 13.§ (3) 1 and 2: the trump was never named, or became piros. */
	bool is_trump = d->case_no != ULTI_CASE_3_1 && d->case_no != ULTI_CASE_3_2;
	if (bid->colour == ULTI_PLAIN && deal->trump != ULTI_NO_SUIT && is_trump)
		say_fact(f, &msg_fact_trump, MSG_ARGS(ulti_suit_name(f->lang, deal->trump)));
	say_kontra(f, deal);
	/* Results of the sheet; in 13.§ (3) 10–12 disputed ones, or void ones, are no facts. */
	say_items(f, &msg_fact_made, bid, at_level(deal->made, ULTI_PART_COUNT, ULTI_MADE) & ~disputed);
	say_items(f, &msg_fact_lost, bid, at_level(deal->made, ULTI_PART_COUNT, ULTI_LOST) & ~disputed);
	say_silent(f, ULTI_SILENT_100, is_mixed ? ULTI_NOBODY : deal->silent_100, ULTI_MADE);
	say_silent(f, ULTI_SILENT_4_ASZ, is_mixed ? ULTI_NOBODY : deal->silent_4_asz, ULTI_MADE);
	say_silent(f, ULTI_SILENT_ULTI, deal->silent_ulti, deal->silent_ulti_result);
}

static void say_answer(const struct facts *f, int fact, unsigned value)
{
	static const struct msg *const words[ULTI_ANSWER_COUNT] = {
		[ULTI_ANSWER_BEFORE_BID] = &msg_fact_before_bid,
		[ULTI_ANSWER_AUCTION_REDEAL] = &msg_fact_auction, [ULTI_ANSWER_AUCTION] = &msg_fact_auction,
		[ULTI_ANSWER_PLAY] = &msg_fact_play, [ULTI_ANSWER_OPEN] = &msg_fact_open,
		[ULTI_ANSWER_COMMITTED] = &msg_fact_committed, [ULTI_ANSWER_DEALING] = &msg_fact_dealing,
		[ULTI_ANSWER_PICKUP] = &msg_fact_pickup, [ULTI_ANSWER_BEFORE_LOOK] = &msg_fact_before_look,
		[ULTI_ANSWER_LOOKED] = &msg_fact_looked, [ULTI_ANSWER_INSERTED] = &msg_fact_inserted,
		[ULTI_ANSWER_NO_OTHER_BIDDER] = &msg_fact_no_other_bidder,
		[ULTI_ANSWER_TWENTY] = &msg_fact_twenty, [ULTI_ANSWER_FORTY] = &msg_fact_forty,
		[ULTI_ANSWER_OTHER_TWENTY] = &msg_fact_other_twenty,
	};
	static const struct msg *const yes_no[ULTI_FACT_COUNT][2] = {
		[ULTI_FACT_INNOCENT_BIDS] = { &msg_fact_innocent_no, &msg_fact_innocent_yes },
		[ULTI_FACT_RAISED] = { &msg_fact_raised_no, &msg_fact_raised_yes },
		[ULTI_FACT_SECOND_COUNT_OK] = { &msg_fact_count_ok_no, &msg_fact_count_ok_yes },
		[ULTI_FACT_SELF_CORRECTED] = { &msg_fact_self_no, &msg_fact_self_yes },
	};
	const struct msg *msg = NULL;

	switch (ulti_fact_kind(fact)) {
	case ULTI_KIND_WORD:
		msg = value < ULTI_ANSWER_COUNT ? words[value] : NULL;
		break;
	case ULTI_KIND_YES_NO:
		msg = value < ULTI_ANSWER_COUNT ? yes_no[fact][value == ULTI_ANSWER_YES] : NULL;
		break;
	case ULTI_KIND_SEAT_OR_NOBODY:
		if (value != ULTI_NOBODY_BIT && f->seats)
			say_seats(f, &msg_fact_warned_by, value);
		else
			msg = value == ULTI_NOBODY_BIT ? &msg_fact_warned_nobody : &msg_fact_warned;
		break;
	case ULTI_KIND_PARTS:
		say_items(f, &msg_fact_uncheckable, NULL, value & (ULTI_NO_PART_BIT - 1));
		break;
	case ULTI_KIND_SEAT:
	case ULTI_KIND_SEATS:
		if (f->seats)
			say_seats(f, fact == ULTI_FACT_SECOND_BIDDER ? &msg_fact_second_bidder : &msg_fact_wrong_count,
				value & (ULTI_NOBODY_BIT - 1));
		break;
	case ULTI_KIND_BID:
	case ULTI_KIND_CONTRACT:
	case ULTI_KIND_POINTS:
	case ULTI_KIND_TEXT:
		break;
	}
	if (msg)
		say_fact(f, msg, MSG_NO_ARGS);
}

static void say_answers(const struct facts *f, const struct court_dispute *said, const struct ulti_dispute *d)
{
	for (int fact = ULTI_FACT_STAGE; fact < ULTI_FACT_POINTS; fact++) {
		if (d->facts[fact])
			say_answer(f, fact, d->facts[fact]);
	}
	if (said->late)
		say_fact(f, &msg_fact_late, MSG_NO_ARGS);
	if (said->minor)
		say_fact(f, &msg_fact_minor, MSG_NO_ARGS);
}

void ulti_facts_say(struct buf *b, enum lang lang, const struct court_dispute *said, const char *const *names)
{
	const struct facts f = { b, b->len, lang, names, true };
	const struct ulti_dispute d = ulti_dispute_said(said);
	const struct ulti_bid *previous = ulti_bid_at(d.previous_bid);
	int seats = (int)strlen(said->seats);
	struct buf order = { 0 };

	say_contract_fact(&f, &d);
	if (previous)
		say_fact(&f, &msg_fact_previous_bid, MSG_ARGS(previous->name));
	say_answers(&f, said, &d);
	if (said->dealer != GAME_NO_SEAT)
		say_seats(&f, &msg_fact_dealer, 1u << said->dealer);
	/* "BAC": the players really in A, in B …; without names by their seats on the sheet. */
	for (int seat = 0; seat < seats && !names; seat++)
		buf_printf(&order, "%s%c", order.len ? ", " : "", said->seats[seat]);
	for (int seat = 0; seat < seats && names; seat++)
		buf_printf(&order, "%s%s (%s)", order.len ? ", " : "", names[court_really_in(said, seat)],
			text_seat_code(seat));
	say_list(&f, names ? &msg_fact_seats_named : &msg_fact_seats, &order);
}

void ulti_deal_say(struct buf *b, enum lang lang, const struct court_dispute *said, const char *const *names)
{
	const struct facts f = { b, b->len, lang, names, true };
	const struct ulti_dispute d = ulti_dispute_said(said);

	say_contract_fact(&f, &d);
}

void ulti_answers_say(struct buf *b, enum lang lang, const struct court_dispute *said)
{
	const struct facts f = { b, b->len, lang, NULL, false };
	const struct ulti_dispute d = ulti_dispute_said(said);

	say_answers(&f, said, &d);
}

void ulti_around_say(struct buf *b, enum lang lang, const struct court_dispute *said)
{
	const struct facts f = { b, b->len, lang, NULL, false };
	const struct ulti_dispute d = ulti_dispute_said(said);
	const struct ulti_bid *previous = ulti_bid_at(d.previous_bid);
	int offender = ulti_court.offender(said);
	unsigned kontra = at_level(d.deal.seat_kontra, ULTI_SEATS, 2);
	bool is_defenders = offender != GAME_NO_SEAT && offender != (int)d.deal.declarer;

	say_kontra(&f, &d.deal);
	say_kontra_of(&f, &msg_fact_kontra_seats, kontra, offender, is_defenders ? NULL : &msg_kontra_of_one);
	say_kontra_of(&f, &msg_fact_rekontra_seats, at_level(d.deal.seat_kontra, ULTI_SEATS, 4), offender,
		is_defenders ? NULL : kontra ? &msg_kontra_of_other : &msg_kontra_of_one);
	if (previous)
		say_fact(&f, &msg_fact_previous_bid, MSG_ARGS(previous->name));
}

/* ---- the grounds --------------------------------------------------------------------------------- */

/* The grounds by the paragraph applied; the first row that fits. `follows` 0: any consequence. */
static const struct why {
	const char *cite;
	uint8_t follows;
	const struct msg *msg;
} whys[] = {
	{ "13.§ (1) 1", 0, &msg_why_1_1 },
	{ "13.§ (1) 2", ULTI_FOLLOWS_LETTER_REDEAL, &msg_why_1_2_letter },
	{ "13.§ (1) 2", ULTI_FOLLOWS_REDEAL, &msg_why_1_2 },
	{ "13.§ (1) 2", 0, &msg_why_1_2_auction },
	{ "13.§ (1) 3 a", 0, &msg_why_1_3_a },
	{ "13.§ (1) 3 b", 0, &msg_why_1_3_b },
	{ "13.§ (1) 4", 0, &msg_why_1_4 },
	{ "13.§ (1) 5", 0, &msg_why_1_5 },
	{ "13.§ (1) 6", 0, &msg_why_1_5 },
	{ "13.§ (2) 1", ULTI_FOLLOWS_OTHERS_BID, &msg_why_2_1 },
	{ "13.§ (2) 1", 0, &msg_why_2_1_pays },
	{ "13.§ (2) 2", 0, &msg_why_2_2 },
	{ "13.§ (2) 3 a", 0, &msg_why_2_3_a },
	{ "13.§ (2) 3 b", 0, &msg_why_2_3_b },
	{ "13.§ (2) 3 c", 0, &msg_why_2_3_c },
	{ "13.§ (2) 3 d", 0, &msg_why_2_3_d },
	{ "13.§ (2) 4 a", ULTI_FOLLOWS_HIGHER, &msg_why_2_4_a },
	{ "13.§ (2) 4 a", 0, &msg_why_2_4_a_pays },
	{ "13.§ (2) 4 b", 0, &msg_why_2_4_b },
	{ "13.§ (2) 5", ULTI_FOLLOWS_LOWEST_BID, &msg_why_2_5 },
	{ "13.§ (2) 5", 0, &msg_why_2_5_pays },
	{ "13.§ (2) 6 a", 0, &msg_why_2_6_a },
	{ "13.§ (2) 6 b", 0, &msg_why_2_6_b },
	{ "13.§ (2) 7 a", 0, &msg_why_2_7_a },
	{ "13.§ (2) 7 b", 0, &msg_why_2_7_b },
	{ "13.§ (3) 1", 0, &msg_why_3_1 },
	{ "13.§ (3) 2", 0, &msg_why_3_2 },
	{ "13.§ (3) 3", 0, &msg_why_3_3 },
	{ "13.§ (3) 4", 0, &msg_why_3_4 },
	{ "13.§ (3) 5", ULTI_FOLLOWS_SPEAKER_PAYS, &msg_why_3_5_speaker },
	{ "13.§ (3) 5", ULTI_FOLLOWS_PUT_RIGHT, &msg_why_3_5_right },
	{ "13.§ (3) 5", 0, &msg_why_3_5 },
	{ "13.§ (3) 6", 0, &msg_why_3_6 },
	{ "13.§ (3) 7", 0, &msg_why_3_7 },
	{ "13.§ (3) 8 a", 0, &msg_why_3_8_a },
	{ "13.§ (3) 8 b", 0, &msg_why_3_8_b },
	{ "9.§ (1)", 0, &msg_why_3_8_open },
	{ "13.§ (3) 9 a", 0, &msg_why_3_9_a },
	{ "13.§ (3) 9 b", ULTI_FOLLOWS_CONTRACT_WON, &msg_why_3_9_b_both },
	{ "13.§ (3) 9 b", 0, &msg_why_3_9_b },
	{ "13.§ (3) 10", 0, &msg_why_3_10 },
	{ "13.§ (3) 11", 0, &msg_why_3_11 },
	{ "13.§ (3) 12", 0, &msg_why_3_12 },
	{ "4.§ (B) (1)", 0, &msg_why_meld_own },
	{ "6.§ (6)", 0, &msg_why_meld_free },
	{ "6.§ (7)", 0, &msg_why_meld_free },
	{ "3.§ (5)", 0, &msg_why_bid_higher },
	{ "10.§ (3) g", 0, &msg_why_10_3g },
	{ "10.§ (3) d", 0, &msg_why_jury },
	{ "10.§ (2)", 0, &msg_why_late },
	{ "10.§ (3) b", 0, &msg_why_minor },
};

const char *ulti_ruling_why(enum lang lang, const struct ulti_ruling *book)
{
	for (size_t i = 0; i < sizeof whys / sizeof *whys && book->cite_count > 0; i++) {
		if ((!whys[i].follows || whys[i].follows == book->follows)
			&& strcmp(whys[i].cite, book->cites[0]) == 0)
			return whys[i].msg->text[lang];
	}
	return "";
}
