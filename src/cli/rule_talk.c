/*
 * The dialogue of a ruling as a whole: which question comes next follows from what is known, so that every
 * answer can be taken back by putting back what was known before it.
 */
#include "cli/rule.h"
#include "cli/messages.h"
#include "cli/rule_messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NEXT_FACT = 32, DEPTH = 64 };

/*
 * The questions in the order of 10.§; NEXT_FACT and a fact: one of the case's facts that has no question of
 * its own.
 */
enum question {
	ASK_COUNT, ASK_SEEN, ASK_CLAIMANT, ASK_OFFENDER, ASK_DEALT, ASK_TRICK, ASK_AT_ONCE, ASK_AGREED,
	ASK_AGREED_ON,
	ASK_MATTERS, ASK_BID, ASK_DECLARER, ASK_TRUMP, ASK_KONTRA, ASK_MADE, ASK_FACT, ASK_SILENT,
	ASK_SEATS, ASK_DETAIL,
	ASK_POINTS = ASK_DETAIL + RULE_DETAILS, ASK_REASON, ASK_JUDGE, ASK_SAVE, QUESTIONS
};

/* What is known: all of it goes back with "<". */
struct known {
	struct court_ruling said;
	struct rule_details details;
	uint64_t asked;          /* by question, and by NEXT_FACT and fact */
	bool has_case, by_number, leaves;
};

struct talk {
	struct rule *rule;
	struct known now, before[DEPTH];
	int depth;
	bool is_full;            /* else only the facts that are wanting */
	int part;                /* of the bid, whose result is asked */
	int fact;                /* that is asked */
	int item_before;
	enum rule_end end;
};

static const struct ulti_case *case_of(const struct talk *t)
{
	return ulti_case_at(t->now.said.dispute.case_no);
}

static bool was_asked(const struct talk *t, int question)
{
	return t->now.asked >> question & 1;
}

static void mark(struct talk *t, int question)
{
	t->now.asked |= UINT64_C(1) << question;
}

static bool case_asks(const struct talk *t, int fact)
{
	return case_of(t)->facts >> fact & 1;
}

/*
 * The ruling as far as it is known, with what the recorded deal tells; false: something is wanting, or
 * wrong.
 */
static bool judge(const struct talk *t, struct report_ruling *out, struct err *e)
{
	*out = t->rule->ruling;
	out->said = t->now.said;
	return report_ruling_make(&t->rule->scene, out, e);
}

/* The fact that is wanting, -1 if none is. */
static int missing_fact(const struct talk *t)
{
	struct report_ruling ruling;
	struct err none = { 0 };

	return judge(t, &ruling, &none) ? -1 : ruling.missing;
}

/* With bid and kontras of the recorded deal, where they hold for the case. */
static struct ulti_deal known_deal(const struct talk *t)
{
	struct report_ruling ruling;
	struct err none = { 0 };

	judge(t, &ruling, &none);
	return ruling.said.dispute.deal;
}

static bool goes_on(const struct talk *t)
{
	return t->now.said.late || t->now.said.minor;
}

static bool may_play(const struct talk *t, int seat)
{
	struct ulti_deal deal = known_deal(t);

	return seat < t->rule->table.seat_count && ulti_deal_seats(&deal, seat);
}

/* ---- which questions there are ------------------------------------------------------------------ */

static bool wants_count(const struct talk *t)
{
	int case_no = t->now.said.dispute.case_no;

	return t->is_full && (case_no == ULTI_CASE_1_2 || (case_no == ULTI_CASE_3_9 && !t->now.by_number));
}

static bool wants_seen(const struct talk *t)
{
	return t->is_full && t->now.said.dispute.case_no == ULTI_CASE_FALSE_CLAIM;
}

static bool wants_claim(const struct talk *t)
{
	return t->is_full;
}

static bool wants_offender(const struct talk *t)
{
	int case_no = t->now.said.dispute.case_no;
	bool follows = case_no == ULTI_CASE_3_1 || case_no == ULTI_CASE_3_2 || case_no == ULTI_CASE_FALSE_CLAIM;

	return (t->is_full && case_asks(t, ULTI_FACT_OFFENDER) && !follows)
		|| (!t->is_full && missing_fact(t) == ULTI_FACT_OFFENDER);
}

static bool wants_dealt(const struct talk *t)
{
	return t->is_full && t->now.said.dispute.case_no == ULTI_CASE_1_5;
}

/* Where an act is one of a certain trick. */
static bool wants_trick(const struct talk *t)
{
	int case_no = t->now.said.dispute.case_no;

	return t->is_full
		&& ((case_no >= ULTI_CASE_3_4 && case_no <= ULTI_CASE_3_9) || case_no == ULTI_CASE_JURY);
}

static bool wants_at_once(const struct talk *t)
{
	return t->is_full && t->now.said.claimant != ULTI_NO_SEAT;
}

static bool wants_agreed(const struct talk *t)
{
	return t->is_full && !goes_on(t);
}

static bool wants_agreed_on(const struct talk *t)
{
	return t->is_full && t->now.said.agreed && t->now.said.dispute.case_no != ULTI_CASE_JURY;
}

/* What follows from a fault in the deal or the auction takes that into account. */
static bool wants_matters(const struct talk *t)
{
	int case_no = t->now.said.dispute.case_no;
	bool of_result = case_no == ULTI_CASE_3_10 || case_no == ULTI_CASE_3_11
		|| case_no == ULTI_CASE_FALSE_CLAIM;

	return t->is_full && !goes_on(t) && !t->now.said.agreed && case_of(t)->phase >= ULTI_PLAY && !of_result;
}

static bool wants_bid(const struct talk *t)
{
	int fact = missing_fact(t);

	return fact == ULTI_FACT_BID || (fact == ULTI_FACT_DECLARER && !known_deal(t).bid)
		|| (t->is_full && t->now.said.dispute.case_no == ULTI_CASE_JURY && !goes_on(t) && !known_deal(t).bid);
}

static bool wants_declarer(const struct talk *t)
{
	struct ulti_deal deal = known_deal(t);

	return missing_fact(t) == ULTI_FACT_DECLARER
		|| (!goes_on(t) && case_asks(t, ULTI_FACT_DECLARER) && deal.bid && deal.declarer == ULTI_SEATS);
}

/* Is the contract typed, and not that of the recorded deal? */
static bool is_typed(const struct talk *t)
{
	const struct ulti_deal *deal = &t->now.said.dispute.deal;

	return t->is_full && !goes_on(t) && case_asks(t, ULTI_FACT_DECLARER) && deal->bid
		&& deal->declarer != ULTI_SEATS;
}

static bool wants_trump(const struct talk *t)
{
	const struct ulti_deal *deal = &t->now.said.dispute.deal;

	return is_typed(t) && ulti_bid_at(deal->bid)->colour == ULTI_PLAIN && deal->trump == ULTI_NO_SUIT
		&& t->now.said.dispute.case_no != ULTI_CASE_3_1;
}

static bool wants_kontra(const struct talk *t)
{
	int case_no = t->now.said.dispute.case_no;

	return is_typed(t) && case_no != ULTI_CASE_3_1 && case_no != ULTI_CASE_3_2;
}

/* The place of a part whose result counts and is not known; -1 if there is none. */
static int unknown_part(const struct talk *t)
{
	const struct ulti_dispute *d = &t->now.said.dispute;
	struct ulti_deal deal = known_deal(t);
	const struct ulti_bid *bid = ulti_bid_at(deal.bid);

	for (int i = 0; bid && i < bid->part_count; i++) {
		int part = bid->parts[i].part;
		bool disputed = d->facts[ULTI_FACT_UNCHECKABLE] >> part & 1
			|| (part == ULTI_PARTI && d->case_no == ULTI_CASE_3_10);
		if (!disputed && deal.made[part] == ULTI_UNSAID)
			return i;
	}
	return -1;
}

static bool wants_made(const struct talk *t)
{
	return missing_fact(t) == ULTI_FACT_MADE && unknown_part(t) >= 0;
}

/* Facts of the case that are asked by its own table. */
static bool wants_fact(const struct talk *t)
{
	int fact = missing_fact(t);

	return fact >= 0 && fact != ULTI_FACT_POINTS && fact != ULTI_FACT_REASON;
}

/* A trump contract that was typed in, where results count. */
static bool wants_silent(const struct talk *t)
{
	struct ulti_deal deal = known_deal(t);

	return is_typed(t) && case_asks(t, ULTI_FACT_SILENT) && ulti_bid_at(deal.bid)->colour != ULTI_COLOURLESS;
}

static bool wants_seats(const struct talk *t)
{
	const struct ulti_dispute *d = &t->now.said.dispute;

	return t->is_full && d->case_no == ULTI_CASE_1_6 && d->facts[ULTI_FACT_STAGE] == ULTI_ANSWER_COMMITTED;
}

static bool wants_detail(const struct talk *t, int place)
{
	return t->is_full && !t->now.said.act[0]
		&& rule_detail_is_wanted(t->now.said.dispute.case_no, place, &t->now.details);
}

static bool wants_detail_1(const struct talk *t)
{
	return wants_detail(t, 0);
}

static bool wants_detail_2(const struct talk *t)
{
	return wants_detail(t, 1);
}

static bool wants_detail_3(const struct talk *t)
{
	return wants_detail(t, 2);
}

static bool wants_points(const struct talk *t)
{
	return missing_fact(t) == ULTI_FACT_POINTS;
}

/* A claim that is dismissed needs no reason, but its minutes are the better for one. */
static bool may_tell_reason(const struct talk *t)
{
	const struct court_ruling *said = &t->now.said;

	return said->state == COURT_DISMISSED && !said->reason[0] && !was_asked(t, ASK_REASON)
		&& !t->rule->cli->opt[CLI_YES];
}

static bool wants_reason(const struct talk *t)
{
	return missing_fact(t) == ULTI_FACT_REASON || may_tell_reason(t);
}

static bool wants_judge(const struct talk *t)
{
	return t->is_full && !t->now.said.agreed;
}

static bool wants_save(const struct talk *t)
{
	return t->is_full || !t->rule->cli->opt[CLI_YES];
}

/* ---- reading seats, numbers, names --------------------------------------------------------------- */

/*
 * A seat that plays: its letter, or the beginning of a word of one player's name. ULTI_NO_SEAT if it is
 * none or several.
 */
static int read_seat(const struct talk *t, const char *answer)
{
	char wanted[RULE_LINE], name[256];
	int seat = ulti_seat_read(answer, strlen(answer)), found = ULTI_NO_SEAT;

	if (seat != ULTI_NO_SEAT)
		return may_play(t, seat) || t->now.said.dispute.case_no == ULTI_CASE_1_5 ? seat : ULTI_NO_SEAT;
	text_fold(wanted, sizeof wanted, answer, strlen(answer));
	for (seat = 0; wanted[1] && seat < t->rule->table.seat_count; seat++) {
		text_fold(name, sizeof name, t->rule->table.player[seat], strlen(t->rule->table.player[seat]));
		const char *at = strstr(name, wanted);
		if (!at || (at > name && at[-1] != ' ') || !may_play(t, seat))
			continue;
		if (found != ULTI_NO_SEAT)
			return ULTI_NO_SEAT;
		found = seat;
	}
	return found;
}

/* The seats that play, a line each. */
static void write_seats(const struct talk *t, struct buf *b)
{
	bool all = t->now.said.dispute.case_no == ULTI_CASE_1_5;

	for (int seat = 0; seat < t->rule->table.seat_count; seat++) {
		if (all || may_play(t, seat))
			buf_printf(b, "\n  %s = %s", ulti_seat_code(seat), t->rule->table.player[seat]);
	}
}

static bool say_again(struct talk *t, const struct msg *msg, const char *arg)
{
	buf_msg(&t->rule->cli->out, t->rule->cli->lang, msg, MSG_ARGS(arg));
	return false;
}

static bool seat_again(struct talk *t)
{
	struct buf *b = &t->rule->cli->out;
	struct buf list = { 0 };

	buf_str(b, msg_talk_seat.text[t->rule->cli->lang]);
	write_seats(t, &list);
	buf_str(b, list.len ? buf_text(&list) + 1 : "");
	buf_char(b, '\n');
	buf_free(&list);
	return false;
}

static bool is_nobody(const char *answer)
{
	char folded[16];

	text_fold(folded, sizeof folded, answer, strlen(answer));
	return strcmp(folded, "-") == 0 || strcmp(folded, "senki") == 0 || strcmp(folded, "nobody") == 0
		|| strcmp(folded, "none") == 0 || strcmp(folded, "semmi") == 0 || strcmp(folded, "nem volt") == 0;
}

static bool read_yes_no(struct talk *t, const char *answer, bool *yes)
{
	int said = rule_yes_no(answer);

	*yes = said == 1;
	return said >= 0 || say_again(t, &msg_talk_yes_no, "");
}

/* ---- reading an answer: true, and it is put in; false, and it was said what is wrong with it ------- */

/* The number of the answer, from 1, or the one that its first letters name; 0: neither. */
static int read_choice(const char *answer, const struct msg *const choices[], int count, enum lang lang)
{
	char wanted[64], folded[256];
	int found = 0;

	if (answer[0] && !answer[strspn(answer, "0123456789")])
		return atoi(answer) <= count ? atoi(answer) : 0;
	text_fold(wanted, sizeof wanted, answer, strlen(answer));
	for (int i = 0; wanted[0] && i < count; i++) {
		text_fold(folded, sizeof folded, choices[i]->text[lang], strlen(choices[i]->text[lang]));
		if (strcmp(folded, wanted) == 0)
			return i + 1;
		if (!strstr(folded, wanted))
			continue;
		if (found)
			return 0;
		found = i + 1;
	}
	return found;
}

static const struct msg *const count_choices[]
	= { &msg_talk_before_bid, &msg_talk_in_auction, &msg_talk_in_play };

static bool put_count(struct talk *t, const char *answer)
{
	struct ulti_dispute *d = &t->now.said.dispute;
	int choice = read_choice(answer, count_choices, 3, t->rule->cli->lang);

	if (choice == 0)
		return say_again(t, &msg_talk_number, "3");
	d->case_no = choice == 3 ? ULTI_CASE_3_9 : ULTI_CASE_1_2;
	d->facts[ULTI_FACT_STAGE] = (uint16_t)(choice == 1 ? ULTI_ANSWER_BEFORE_BID
			: choice == 2                      ? ULTI_ANSWER_AUCTION
							   : 0);
	return true;
}

static bool put_seen(struct talk *t, const char *answer)
{
	bool yes;

	if (!read_yes_no(t, answer, &yes))
		return false;
	t->now.said.minor = !yes;
	return true;
}

/* "C B 6 késve": claimant, offender, trick all at once, for who knows it. */
static bool read_claim(struct talk *t, const char *answer)
{
	struct court_ruling said = t->now.said;
	char line[RULE_LINE], *rest = NULL;
	int seats = 0;

	text_fold(line, sizeof line, answer, strlen(answer));
	for (char *word = strtok_r(line, " ,", &rest); word; word = strtok_r(NULL, " ,", &rest)) {
		int seat = ulti_seat_read(word, strlen(word)), trick = atoi(word);
		if (strcmp(word, "-") == 0 && seats < 2)
			seats++;
		else if (seat != ULTI_NO_SEAT && may_play(t, seat) && seats == 0)
			said.claimant = seat, seats++;
		else if (seat != ULTI_NO_SEAT && may_play(t, seat) && seats == 1)
			said.dispute.offender = (int8_t)seat, seats++;
		else if (trick >= 1 && trick <= COURT_MOMENT && seats > 0)
			said.trick = trick;
		else if (strcmp(word, "kesve") == 0 || strcmp(word, "late") == 0)
			said.late = true;
		else
			return false;
	}
	if (seats < 2 && !said.trick && !said.late)
		return false;
	t->now.said = said;
	mark(t, ASK_OFFENDER);
	mark(t, ASK_TRICK);
	mark(t, ASK_AT_ONCE);
	return true;
}

/* In 10.§ (3) g who claimed is at fault. */
static bool put_claimant(struct talk *t, const char *answer)
{
	struct court_ruling *said = &t->now.said;
	int seat = read_seat(t, answer);

	if (!is_nobody(answer) && seat == ULTI_NO_SEAT && !read_claim(t, answer))
		return seat_again(t);
	if (seat != ULTI_NO_SEAT)
		said->claimant = seat;
	if (said->dispute.case_no == ULTI_CASE_FALSE_CLAIM && !said->minor
		&& said->dispute.offender == ULTI_NO_SEAT)
		said->dispute.offender = (int8_t)said->claimant;
	return true;
}

static bool put_offender(struct talk *t, const char *answer)
{
	int seat = read_seat(t, answer);

	if (seat == ULTI_NO_SEAT)
		return seat_again(t);
	t->now.said.dispute.offender = (int8_t)seat;
	return true;
}

static bool put_dealt(struct talk *t, const char *answer)
{
	int seat = read_seat(t, answer);

	if (seat == ULTI_NO_SEAT)
		return seat_again(t);
	t->now.said.dealer = seat;
	return true;
}

static bool put_trick(struct talk *t, const char *answer)
{
	int trick = atoi(answer);

	if (trick < 1 || trick > COURT_MOMENT)
		return say_again(t, &msg_talk_trick_again, "");
	t->now.said.trick = trick;
	return true;
}

static bool put_at_once(struct talk *t, const char *answer)
{
	bool yes;

	if (!read_yes_no(t, answer, &yes))
		return false;
	t->now.said.late = !yes;
	return true;
}

/* "i", "n", or at once the points that were agreed on. */
static bool put_agreed(struct talk *t, const char *answer)
{
	char word[32];
	struct err none = { 0 };

	text_fold(word, sizeof word, answer, strlen(answer));
	if (strcmp(word, "enyhe") == 0 || strcmp(word, "minor") == 0) {
		t->now.said.minor = true;
		return true;
	}
	if (strchr(answer, ',') && ulti_fact_read(&t->now.said, ULTI_FACT_POINTS,
		(struct text_slice){ answer, strlen(answer) }, &none)) {
		mark(t, ASK_AGREED_ON);
		return t->now.said.agreed = true;
	}
	return read_yes_no(t, answer, &t->now.said.agreed);
}

static bool put_points(struct talk *t, const char *answer)
{
	struct err none = { 0 };

	return ulti_fact_read(
		       &t->now.said, ULTI_FACT_POINTS, (struct text_slice){ answer, strlen(answer) }, &none)
		|| say_again(t, &msg_talk_points_again,
			t->rule->table.seat_count == 4 ? "-20,10,10,0" : "-20,10,10");
}

static bool put_matters(struct talk *t, const char *answer)
{
	bool yes;

	if (!read_yes_no(t, answer, &yes))
		return false;
	t->now.said.minor = !yes;
	return true;
}

/* ---- the contract -------------------------------------------------------------------------------- */

/* "A pU kU", "A U z": declarer, bid, trump, kontras at once, as in a deal line without its result. */
static bool read_contract(struct talk *t, const char *answer)
{
	struct ulti_deal *deal = &t->now.said.dispute.deal;
	struct ulti_deal_line read;
	struct text_fault fault;
	size_t head = strlen(answer);

	for (size_t i = 3; answer[i - 1] && answer[i]; i++) {
		if (answer[i - 1] == ' ' && (answer[i] == 'k' || answer[i] == 'r')) {
			head = i - 1;
			break;
		}
	}
	struct buf line = { 0 };
	buf_printf(&line, "1 %.*s felad%s", (int)head, answer, answer + head);
	bool done = ulti_deal_line_read(buf_text(&line), line.len, 0, &read, &fault);
	buf_free(&line);
	if (!done)
		return false;
	if (!case_asks(t, ULTI_FACT_DECLARER)) {
		deal->bid = read.deal.bid;
		return true;
	}
	read.deal.players = deal->players;
	read.deal.ending = ULTI_PLAYED;
	*deal = read.deal;
	mark(t, ASK_DECLARER);
	mark(t, ASK_TRUMP);
	mark(t, ASK_KONTRA);
	return true;
}

/* "zöld ulti": the trump in front of the bid. */
static bool read_trump_bid(struct talk *t, const char *answer)
{
	struct ulti_deal *deal = &t->now.said.dispute.deal;
	size_t n = strcspn(answer, " ");
	int suit = ulti_suit_read(answer, n);
	const char *name = answer + n + strspn(answer + n, " ");
	const struct ulti_bid *bid = suit == ULTI_NO_SUIT || suit == ULTI_PIROS ? NULL
		: ulti_bid_say(name, strlen(name), NULL);

	if (!bid || bid->colour != ULTI_PLAIN)
		return false;
	deal->bid = bid->no;
	if (case_asks(t, ULTI_FACT_DECLARER) && t->now.said.dispute.case_no != ULTI_CASE_3_1)
		deal->trump = (int8_t)suit;
	return true;
}

static bool put_bid(struct talk *t, const char *answer)
{
	const struct ulti_bid *bid = ulti_bid_say(answer, strlen(answer), NULL);

	if (bid)
		t->now.said.dispute.deal.bid = bid->no;
	return bid || read_trump_bid(t, answer) || read_contract(t, answer)
		|| say_again(t, &msg_talk_bid_again, "");
}

static bool put_declarer(struct talk *t, const char *answer)
{
	int seat = read_seat(t, answer);

	if (seat == ULTI_NO_SEAT)
		return seat_again(t);
	t->now.said.dispute.deal.declarer = (uint8_t)seat;
	return true;
}

static bool put_trump(struct talk *t, const char *answer)
{
	int suit = ulti_suit_read(answer, strlen(answer));

	if (suit == ULTI_NO_SUIT || suit == ULTI_PIROS)
		return say_again(t, &msg_talk_trump_again, "");
	t->now.said.dispute.deal.trump = (int8_t)suit;
	return true;
}

/* The part that a word names, with or without its endings: "ultira", "a partit"; -1 if it is none. */
static int part_said(const char *word)
{
	static const struct { const char *begins; int part; } words[] = {
		{ "parti", ULTI_PARTI }, { "jatek", ULTI_PARTI }, { "ulti", ULTI_ULTI }, { "negyvensz", ULTI_40_100 },
		{ "40", ULTI_40_100 }, { "huszsz", ULTI_20_100 }, { "20", ULTI_20_100 }, { "negy", ULTI_4_ASZ },
		{ "4", ULTI_4_ASZ }, { "durchm", ULTI_DURCHMARS }, { "betli", ULTI_BETLI },
	};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
		if (strncmp(word, words[i].begins, strlen(words[i].begins)) == 0)
			return words[i].part;
	}
	return -1;
}

/* How high a word says it is: 2, 4, or 0 for none. */
static int level_said(const char *word)
{
	bool rekontra = strncmp(word, "rekont", 6) == 0 || strncmp(word, "redoub", 6) == 0;
	bool kontra = strncmp(word, "kontr", 5) == 0 || strncmp(word, "megkontr", 8) == 0
		|| strncmp(word, "doubl", 5) == 0;

	return rekontra ? 4 : kontra ? 2 : 0;
}

/* A kontra on all of the bid's parts that have none of their own. */
static void kontra_all(struct ulti_deal *deal, int level)
{
	const struct ulti_bid *bid = ulti_bid_at(deal->bid);

	for (int i = 0; i < bid->part_count; i++) {
		if (deal->kontra[bid->parts[i].part] < level)
			deal->kontra[bid->parts[i].part] = (uint8_t)level;
	}
}

/*
 * One word behind "kontra": the part, or in colourless bids the seat that it belongs to. False if it is
 * neither.
 */
static bool kontra_on(const struct talk *t, struct ulti_deal *deal, const char *word, int level)
{
	static const char *const noise[] = { "a", "az", "es", "is", "and", "asz", "on", "the", "100" };
	int part = part_said(word), seat = read_seat(t, word);
	bool colourless = ulti_bid_at(deal->bid)->colour == ULTI_COLOURLESS;

	if (colourless && seat != ULTI_NO_SEAT && seat != deal->declarer) {
		deal->seat_kontra[seat] = (uint8_t)level;
		return true;
	}
	for (size_t i = 0; i < sizeof noise / sizeof *noise; i++) {
		if (strcmp(word, noise[i]) == 0)
			return true;
	}
	if (part >= 0 && ulti_bid_has(ulti_bid_at(deal->bid), (enum ulti_part)part)) {
		if (!colourless)
			deal->kontra[part] = (uint8_t)level;
		return true;
	}
	if (!colourless
		&& (strncmp(word, "mind", 4) == 0 || strcmp(word, "all") == 0
			|| strncmp(word, "everyth", 7) == 0)) {
		kontra_all(deal, level);
		return true;
	}
	return false;
}

/* "kontra ulti, rekontra parti": false if it is not understood. */
static bool read_kontra_words(const struct talk *t, const char *answer, struct ulti_deal *deal)
{
	char line[RULE_LINE], *rest = NULL;
	int level = 0, named = 0;
	bool colourless = ulti_bid_at(deal->bid)->colour == ULTI_COLOURLESS;

	text_fold(line, sizeof line, answer, strlen(answer));
	for (char *word = strtok_r(line, " ,-;:", &rest); word; word = strtok_r(NULL, " ,-;:", &rest)) {
		int said = level_said(word);
		if (said && level && named == 0)
			return false;
		if (said) {
			level = said;
			named = 0;
		} else if (!level || !kontra_on(t, deal, word, level)) {
			return false;
		} else {
			named++;
		}
	}
	if (level && named == 0 && !colourless)
		kontra_all(deal, level);
	return level && (named > 0 || !colourless);
}

static bool put_kontra(struct talk *t, const char *answer)
{
	struct court_ruling said = t->now.said;
	const struct text_pair pair = { { "kontra", 6 }, { answer, strlen(answer) } };
	struct err none = { 0 };
	int bad;

	if (is_nobody(answer) || read_kontra_words(t, answer, &said.dispute.deal)
		|| court_ruling_read(&pair, 1, &said, &bad, &none)) {
		t->now.said = said;
		return true;
	}
	return say_again(t, &msg_talk_kontra_again, "");
}

/* Yes or no for one part, or the marks of all: "+-", "+?". */
static bool put_made(struct talk *t, const char *answer)
{
	struct ulti_deal *deal = &t->now.said.dispute.deal;
	const struct ulti_bid *bid = ulti_bid_at(known_deal(t).bid);
	int place = unknown_part(t), yes = rule_yes_no(answer);

	if (strlen(answer) == bid->part_count && strspn(answer, "+-?") == bid->part_count) {
		for (int i = 0; i < bid->part_count; i++)
			deal->made[bid->parts[i].part] = (uint8_t)(answer[i] == '+' ? ULTI_MADE
					: answer[i] == '-'                          ? ULTI_LOST
										    : ULTI_UNSAID);
		return true;
	}
	if (yes < 0)
		return say_again(t, &msg_talk_yes_no, "");
	deal->made[bid->parts[place].part] = (uint8_t)(yes ? ULTI_MADE : ULTI_LOST);
	return true;
}

static const struct msg *const silent_choices[] = { &msg_talk_silent_none, &msg_talk_silent_dm,
	&msg_talk_silent_dl, &msg_talk_silent_vm, &msg_talk_silent_vl };

static bool put_silent(struct talk *t, const char *answer)
{
	static const uint8_t sides[]
		= { ULTI_NOBODY, ULTI_DECLARER, ULTI_DECLARER, ULTI_DEFENDERS, ULTI_DEFENDERS };
	static const uint8_t results[] = { ULTI_UNSAID, ULTI_MADE, ULTI_LOST, ULTI_MADE, ULTI_LOST };
	int choice = rule_yes_no(answer) == 0 ? 1 : read_choice(answer, silent_choices, 5, t->rule->cli->lang);

	if (choice == 0)
		return say_again(t, &msg_talk_number, "5");
	t->now.said.dispute.deal.silent_ulti = sides[choice - 1];
	t->now.said.dispute.deal.silent_ulti_result = results[choice - 1];
	return true;
}

/* ---- facts of a case ------------------------------------------------------------------------------ */

/* "2": the second of the words that the case allows; or that word, in the user's language or as a code. */
static const char *word_answer(const struct talk *t, const char *answer)
{
	uint32_t allowed = case_of(t)->answers;
	int n = answer[strspn(answer, "0123456789")] ? 0 : atoi(answer);
	char wanted[128], name[256];
	const char *found = NULL;

	text_fold(wanted, sizeof wanted, answer, strlen(answer));
	for (int i = 0; i < ULTI_ANSWER_COUNT; i++) {
		if (!(allowed >> i & 1))
			continue;
		const char *said = ulti_answer_name(t->rule->cli->lang, i);
		text_fold(name, sizeof name, said, strlen(said));
		if (n > 0 && --n == 0)
			return ulti_answer_code(i);
		if (strcmp(wanted, ulti_answer_code(i)) == 0)
			return ulti_answer_code(i);
		if (strlen(wanted) >= 3 && strstr(name, wanted))
			found = found ? "" : ulti_answer_code(i);
	}
	return found ? found : "";
}

static bool fact_again(struct talk *t)
{
	int count = 0;

	switch (ulti_fact_kind(t->fact)) {
	case ULTI_KIND_SEAT:
	case ULTI_KIND_SEAT_OR_NOBODY:
	case ULTI_KIND_SEATS:
		return seat_again(t);
	case ULTI_KIND_YES_NO:
		return say_again(t, &msg_talk_yes_no, "");
	case ULTI_KIND_WORD:
		for (int i = 0; i < ULTI_ANSWER_COUNT; i++)
			count += (int)(case_of(t)->answers >> i & 1);
		return say_again(t, &msg_talk_number, num_of(count).text);
	case ULTI_KIND_BID:
		return say_again(t, &msg_talk_bid_again, "");
	case ULTI_KIND_PARTS:
	case ULTI_KIND_CONTRACT:
	case ULTI_KIND_POINTS:
	case ULTI_KIND_TEXT:
		break;
	}
	return say_again(t, &msg_talk_parts_again, "");
}

/* Parts in words, "a partit és az ultit". */
static bool put_parts(struct talk *t, const char *answer)
{
	char line[RULE_LINE], *rest = NULL;
	uint16_t parts = 0;

	text_fold(line, sizeof line, answer, strlen(answer));
	for (char *word = strtok_r(line, " ,;", &rest); word; word = strtok_r(NULL, " ,;", &rest)) {
		int part = ulti_part_read(word, strlen(word));
		part = part < 0 ? part_said(word) : part;
		if (part >= 0)
			parts |= (uint16_t)(1u << part);
		else if (strlen(word) > 2 && strcmp(word, "asz") != 0 && strcmp(word, "100") != 0
			&& strcmp(word, "and") != 0)
			return fact_again(t);
	}
	t->now.said.dispute.facts[t->fact] = parts;
	return parts != 0 || fact_again(t);
}

/* Seats of a list, or the one that a name means. */
static bool put_seat_fact(struct talk *t, const char *answer)
{
	struct err none = { 0 };
	int seat = read_seat(t, answer);
	const char *said = seat == ULTI_NO_SEAT ? answer : ulti_seat_code(seat);

	return ulti_fact_read(&t->now.said, t->fact, (struct text_slice){ said, strlen(said) }, &none)
		|| fact_again(t);
}

static bool put_fact(struct talk *t, const char *answer)
{
	struct err none = { 0 };
	const char *said = answer;

	switch (ulti_fact_kind(t->fact)) {
	case ULTI_KIND_SEAT:
	case ULTI_KIND_SEAT_OR_NOBODY:
	case ULTI_KIND_SEATS:
		return put_seat_fact(t, answer);
	case ULTI_KIND_PARTS:
		return put_parts(t, answer);
	case ULTI_KIND_WORD:
		said = word_answer(t, answer);
		break;
	case ULTI_KIND_BID:
	case ULTI_KIND_YES_NO:
	case ULTI_KIND_CONTRACT:
	case ULTI_KIND_POINTS:
	case ULTI_KIND_TEXT:
		break;
	}
	return ulti_fact_read(&t->now.said, t->fact, (struct text_slice){ said, strlen(said) }, &none)
		|| fact_again(t);
}

static bool put_seats(struct talk *t, const char *answer)
{
	const struct text_pair pair = { { "seats", 5 }, { answer, strlen(answer) } };
	struct err none = { 0 };
	int bad;

	return (court_ruling_read(&pair, 1, &t->now.said, &bad, &none)
		       && (int)strlen(t->now.said.seats) == t->rule->table.seat_count)
		|| say_again(t, &msg_talk_seats_again, "");
}

static bool put_detail(struct talk *t, const char *answer, int place)
{
	int case_no = t->now.said.dispute.case_no;
	int seat = rule_detail_is_seat(case_no, place) ? read_seat(t, answer) : ULTI_NO_SEAT;

	if (rule_detail_is_seat(case_no, place) && seat == ULTI_NO_SEAT)
		return seat_again(t);
	const struct msg *wrong = rule_detail_read(
		case_no, place, seat == ULTI_NO_SEAT ? answer : ulti_seat_code(seat), &t->now.details);
	return !wrong || say_again(t, wrong, num_of(rule_detail_limit(case_no, place)).text);
}

static bool put_detail_1(struct talk *t, const char *answer)
{
	return put_detail(t, answer, 0);
}

static bool put_detail_2(struct talk *t, const char *answer)
{
	return put_detail(t, answer, 1);
}

static bool put_detail_3(struct talk *t, const char *answer)
{
	return put_detail(t, answer, 2);
}

/* Words of one's own, which have to fit a line of the journal. */
static bool put_words(struct talk *t, char *out, size_t size, const char *answer)
{
	if (strlen(answer) >= size || !text_is_plain(answer, strlen(answer)))
		return say_again(t, &msg_talk_words_long, "");
	memcpy(out, answer, strlen(answer) + 1);
	return true;
}

static bool put_reason(struct talk *t, const char *answer)
{
	return put_words(t, t->now.said.reason, sizeof t->now.said.reason, answer);
}

/* A letter alone was meant for another question. */
enum { SHORTEST_NAME = 3 };

static bool put_judge(struct talk *t, const char *answer)
{
	if (is_nobody(answer))
		return true;
	return strlen(answer) < SHORTEST_NAME ? say_again(t, &msg_talk_judge_again, "")
		: put_words(t, t->now.said.judge, sizeof t->now.said.judge, answer);
}

static bool put_save(struct talk *t, const char *answer)
{
	char folded[32];
	int yes = rule_yes_no(answer);

	text_fold(folded, sizeof folded, answer, strlen(answer));
	bool open = strncmp(folded, "ny", 2) == 0 || strcmp(folded, "open") == 0 || strcmp(folded, "o") == 0;
	if (yes < 0 && !open)
		return say_again(t, &msg_talk_save_again, "");
	t->end = yes == 0 ? RULE_DROPS : RULE_SAVES;
	if (open)
		t->now.said.state = COURT_OPEN;
	return true;
}

/* ---- how a question stands on the screen ----------------------------------------------------------- */

static void write_choices(const struct talk *t, struct buf *b, const struct msg *const choices[], int count)
{
	for (int i = 0; i < count; i++)
		buf_printf(b, "\n  %d = %s", i + 1, choices[i]->text[t->rule->cli->lang]);
}

static void write_count(const struct talk *t, struct buf *b)
{
	write_choices(t, b, count_choices, 3);
}

static void write_silent(const struct talk *t, struct buf *b)
{
	write_choices(t, b, silent_choices, 5);
}

static void write_yes_no(const struct talk *t, struct buf *b)
{
	buf_str(b, msg_talk_yes_no_signs.text[t->rule->cli->lang]);
}

/* The parts of the bid in words: "parti, ulti". */
static void write_parts(const struct talk *t, struct buf *b)
{
	const struct ulti_bid *bid = ulti_bid_at(known_deal(t).bid);

	for (int i = 0; bid && i < bid->part_count; i++) {
		buf_str(b, i > 0 ? ", " : "");
		buf_str(b, ulti_item_name(t->rule->cli->lang, bid->parts[i].part));
	}
}

/* The question of a fact as the rules' table has it, and what it can be. */
static void write_fact(const struct talk *t, struct buf *b)
{
	enum ulti_fact_kind kind = ulti_fact_kind(t->fact);
	enum lang lang = t->rule->cli->lang;
	struct buf parts = { 0 };
	int n = 0;

	if (kind == ULTI_KIND_PARTS) {
		write_parts(t, &parts);
		buf_msg(b, lang, &msg_talk_parts, MSG_ARGS(buf_text(&parts)));
		buf_free(&parts);
		return;
	}
	buf_str(b, ulti_fact_question(lang, t->fact));
	for (int answer = 0; kind == ULTI_KIND_WORD && answer < ULTI_ANSWER_COUNT; answer++) {
		if (case_of(t)->answers >> answer & 1)
			buf_printf(b, "\n  %d = %s", ++n, ulti_answer_name(lang, answer));
	}
	if (kind == ULTI_KIND_YES_NO)
		write_yes_no(t, b);
	if (kind == ULTI_KIND_SEATS)
		buf_str(b, msg_talk_several.text[lang]);
	if (kind == ULTI_KIND_SEAT || kind == ULTI_KIND_SEATS || kind == ULTI_KIND_SEAT_OR_NOBODY)
		write_seats(t, b);
	if (kind == ULTI_KIND_SEAT_OR_NOBODY)
		buf_printf(b, "\n  - = %s", msg_word_nobody.text[lang]);
}

static void write_detail(const struct talk *t, struct buf *b, int place)
{
	if (rule_detail_is_seat(t->now.said.dispute.case_no, place))
		write_seats(t, b);
}

static void write_detail_1(const struct talk *t, struct buf *b)
{
	write_detail(t, b, 0);
}

/* The jurors of the last ruling of the event: the same sit there still. */
static void last_judge(const struct talk *t, char out[COURT_JUDGE])
{
	struct book_ruling *list = NULL;
	struct err none = { 0 };
	size_t count = 0;
	int64_t last = 0;

	out[0] = '\0';
	if (!book_event_rulings(t->rule->cli->store, t->rule->event.id, &list, &count, &none))
		return;
	for (size_t i = 0; i < count; i++) {
		if (list[i].judge[0] && list[i].id > last) {
			last = list[i].id;
			snprintf(out, COURT_JUDGE, "%.*s", COURT_JUDGE - 1, list[i].judge);
		}
	}
	book_free(list);
}

/* ---- the table of questions -------------------------------------------------------------------------- */

enum preset { NO_PRESET, PRESET_YES, PRESET_NO, PRESET_EMPTY, PRESET_JUDGE, PRESET_RULES, PRESET_NONE };

static const struct asking {
	bool (*wants)(const struct talk *t);
	const struct msg *question, *help;
	void (*write)(const struct talk *t, struct buf *b);
	bool (*put)(struct talk *t, const char *answer);
	uint8_t preset;        /* what Enter gives: PRESET_EMPTY, nothing at all */
	bool repeats;          /* as long as it is wanted */
} askings[QUESTIONS] = {
	[ASK_COUNT] = { wants_count, &msg_talk_count_when, &msg_talk_count_when_help, write_count, put_count, NO_PRESET, false },
	[ASK_SEEN] = { wants_seen, &msg_talk_seen, &msg_talk_seen_help, write_yes_no, put_seen, NO_PRESET, false },
	[ASK_CLAIMANT] = { wants_claim, &msg_talk_claimant, &msg_talk_claimant_help, write_seats, put_claimant, NO_PRESET, false },
	[ASK_OFFENDER] = { wants_offender, &msg_talk_offender, &msg_talk_offender_help, write_seats, put_offender, NO_PRESET, false },
	[ASK_DEALT] = { wants_dealt, &msg_talk_dealt, &msg_talk_dealt_help, write_seats, put_dealt, NO_PRESET, false },
	[ASK_TRICK] = { wants_trick, &msg_talk_trick, &msg_talk_trick_help, NULL, put_trick, PRESET_EMPTY, false },
	[ASK_AT_ONCE] = { wants_at_once, &msg_talk_at_once, &msg_talk_at_once_help, write_yes_no, put_at_once, PRESET_YES, false },
	[ASK_AGREED] = { wants_agreed, &msg_talk_agreed, &msg_talk_agreed_help, write_yes_no, put_agreed, PRESET_NO, false },
	[ASK_AGREED_ON] = { wants_agreed_on, &msg_talk_agreed_on, &msg_talk_agreed_on_help, NULL, put_points, PRESET_RULES, false },
	[ASK_MATTERS] = { wants_matters, &msg_talk_matters, &msg_talk_matters_help, write_yes_no, put_matters, PRESET_YES, false },
	[ASK_BID] = { wants_bid, &msg_talk_bid, &msg_talk_bid_help, NULL, put_bid, NO_PRESET, false },
	[ASK_DECLARER] = { wants_declarer, &msg_talk_declarer, &msg_talk_declarer_help, write_seats, put_declarer, NO_PRESET, false },
	[ASK_TRUMP] = { wants_trump, &msg_talk_trump, &msg_talk_trump_help, NULL, put_trump, PRESET_EMPTY, false },
	[ASK_KONTRA] = { wants_kontra, &msg_talk_kontra, &msg_talk_kontra_help, NULL, put_kontra, PRESET_NONE, false },
	[ASK_MADE] = { wants_made, &msg_talk_made, &msg_talk_made_help, write_yes_no, put_made, NO_PRESET, true },
	[ASK_FACT] = { wants_fact, NULL, &msg_talk_fact_help, write_fact, put_fact, NO_PRESET, true },
	[ASK_SILENT] = { wants_silent, &msg_talk_silent, &msg_talk_silent_help, write_silent, put_silent, PRESET_NO, false },
	[ASK_SEATS] = { wants_seats, &msg_talk_seats, &msg_talk_seats_help, NULL, put_seats, PRESET_EMPTY, false },
	[ASK_DETAIL] = { wants_detail_1, NULL, &msg_talk_detail_help, write_detail_1, put_detail_1, PRESET_EMPTY, false },
	[ASK_DETAIL + 1] = { wants_detail_2, NULL, &msg_talk_detail_help, NULL, put_detail_2, PRESET_EMPTY, false },
	[ASK_DETAIL + 2] = { wants_detail_3, NULL, &msg_talk_detail_help, NULL, put_detail_3, PRESET_EMPTY, false },
	[ASK_POINTS] = { wants_points, &msg_talk_points, &msg_talk_agreed_on_help, NULL, put_points, NO_PRESET, true },
	[ASK_REASON] = { wants_reason, &msg_talk_reason, &msg_talk_reason_help, NULL, put_reason, NO_PRESET, true },
	[ASK_JUDGE] = { wants_judge, &msg_talk_judge, &msg_talk_judge_help, NULL, put_judge, PRESET_JUDGE, false },
	[ASK_SAVE] = { wants_save, &msg_talk_save, &msg_talk_save_help, NULL, put_save, NO_PRESET, false },
};

/* What comes next; QUESTIONS: nothing. */
static int next_question(const struct talk *t)
{
	for (int i = 0; i < QUESTIONS; i++) {
		if ((askings[i].repeats || !was_asked(t, i)) && askings[i].wants(t))
			return i;
	}
	return QUESTIONS;
}

/* The preset of a question; the jury does not need the bid. */
static int preset_kind(const struct talk *t, int question)
{
	int fact = missing_fact(t);
	bool is_contract = question == ASK_BID || question == ASK_DECLARER;

	if (question == ASK_REASON && fact != ULTI_FACT_REASON)
		return PRESET_EMPTY;
	return is_contract && fact != ULTI_FACT_BID && fact != ULTI_FACT_DECLARER
		? PRESET_EMPTY
		: askings[question].preset;
}

/* What Enter gives, "" if nothing does. */
static void preset_of(const struct talk *t, int question, char out[COURT_JUDGE])
{
	const struct msg *words = NULL;

	out[0] = '\0';
	switch (preset_kind(t, question)) {
	case PRESET_YES: words = &msg_word_yes; break;
	case PRESET_NO: words = &msg_word_no; break;
	case PRESET_RULES: words = &msg_talk_as_rules; break;
	case PRESET_NONE: words = &msg_talk_none; break;
	case PRESET_EMPTY: words = &msg_talk_skip; break;
	case PRESET_JUDGE: last_judge(t, out); break;
	}
	if (words)
		snprintf(out, COURT_JUDGE, "%s", words->text[t->rule->cli->lang]);
}

static const char *points_form(const struct talk *t)
{
	return t->rule->table.seat_count == 4 ? "-20,10,10,0" : "-20,10,10";
}

static void write_question(struct talk *t, int question, const char *preset, struct buf *b)
{
	const struct asking *asking = &askings[question];
	enum lang lang = t->rule->cli->lang;
	const struct ulti_bid *bid = question == ASK_MADE ? ulti_bid_at(known_deal(t).bid) : NULL;
	const char *arg = bid ? ulti_item_name(lang, bid->parts[unknown_part(t)].part)
		: question == ASK_SEATS ? (t->rule->table.seat_count == 4 ? "BACD" : "BAC") : points_form(t);

	if (question >= ASK_DETAIL && question < ASK_POINTS)
		buf_str(b, rule_detail_question(t->now.said.dispute.case_no, question - ASK_DETAIL)->text[lang]);
	else if (asking->question)
		buf_msg(b, lang, asking->question, MSG_ARGS(arg));
	if (asking->write)
		asking->write(t, b);
	if (question == ASK_SAVE)
		return;
	buf_char(b, '\n');
	if (preset[0])
		buf_msg(b, lang, &msg_talk_default, MSG_ARGS(preset));
	buf_str(b, "> ");
}

/* ---- the dialogue -------------------------------------------------------------------------------------- */

/* Before the last question: what is known by now makes the ruling, and all sees what follows. */
static bool show_ruling(struct talk *t)
{
	struct rule *rule = t->rule;
	struct cli *cli = rule->cli;
	struct buf act = { 0 };

	if (!judge(t, &rule->ruling, &cli->err))
		return false;
	if (t->is_full && !rule->ruling.said.act[0]) {
		rule_act_write(&act, rule, &t->now.details);
		size_t n = text_cut(buf_text(&act), act.len, sizeof rule->ruling.said.act - 1);
		memcpy(rule->ruling.said.act, buf_text(&act), n);
		rule->ruling.said.act[n] = '\0';
		buf_free(&act);
	}
	buf_char(&cli->out, '\n');
	return rule_show(rule, &cli->out) && rule_show_standings(rule, &cli->out, false);
}

/* The answer has to make a dispute that can be, as far as it goes: what cannot be is said, and asked again.
 */
static bool is_possible(struct talk *t)
{
	struct cli *cli = t->rule->cli;
	struct report_ruling ruling;
	struct err e = { 0 };

	if (judge(t, &ruling, &e) || ruling.missing >= 0)
		return true;
	err_text(&cli->out, cli->lang, &e);
	buf_char(&cli->out, '\n');
	return false;
}

/* Enter: what the question has for it. False: it has nothing, which is said. */
static bool take_preset(struct talk *t, int question, const char *preset)
{
	int kind = preset_kind(t, question);

	if (kind == NO_PRESET)
		return say_again(t, &msg_talk_no_default, "");
	if (kind == PRESET_RULES || kind == PRESET_NONE || kind == PRESET_EMPTY)
		return true;
	return !preset[0] || askings[question].put(t, preset);
}

/* One question until it is answered: RULE_ANSWER and what is known has grown, or how it is left. */
static enum rule_reply ask(struct talk *t, int question)
{
	struct cli *cli = t->rule->cli;
	struct known before = t->now;
	char answer[RULE_LINE], preset[COURT_JUDGE];

	t->fact = question == ASK_FACT ? missing_fact(t) : 0;
	preset_of(t, question, preset);
	for (;;) {
		struct buf words = { 0 };
		write_question(t, question, preset, &words);
		enum rule_reply reply = rule_read(cli, buf_text(&words), askings[question].help, answer);
		buf_free(&words);
		if (reply == RULE_AGAIN)
			continue;
		if (reply != RULE_ANSWER)
			return reply;
		bool put = answer[0] ? askings[question].put(t, answer) : take_preset(t, question, preset);
		if (put && is_possible(t)) {
			mark(t, question);
			return RULE_ANSWER;
		}
		t->now = before;
	}
}

/* A breach that the deal's cards prove has its offender, its trick and its sentence. */
static bool look_at_cards(struct talk *t)
{
	struct cli *cli = t->rule->cli;
	struct court_ruling *said = &t->now.said;

	if (said->dispute.case_no != ULTI_CASE_3_4)
		return true;
	if (!report_ruling_of_cards(cli->store, &t->rule->scene, cli->lang, said, &cli->err))
		return false;
	if (!said->act[0])
		return true;
	cli_say(cli, &msg_rule_cards, MSG_ARGS(said->act));
	mark(t, ASK_OFFENDER);
	mark(t, ASK_TRICK);
	return true;
}

/* The case, and what goes with it. RULE_LEAVE with RULE_NO_INFRACTION: there was none. */
static enum rule_reply take_case(struct talk *t, const char *words)
{
	bool by_number = false;
	int case_no;

	for (;;) {
		enum rule_reply reply = rule_ask_case(t->rule, words, &case_no, &by_number);
		if (reply != RULE_ANSWER)
			return reply;
		if (case_no < 0) {
			t->end = RULE_NO_INFRACTION;
			return RULE_LEAVE;
		}
		t->now = (struct known){ .has_case = true, .by_number = by_number };
		court_ruling_start(&t->now.said, case_no);
		if (is_possible(t))
			return look_at_cards(t) ? RULE_ANSWER : RULE_FAILED;
		words = "";
	}
}

/* Ask until nothing is left to ask, or until it is left. */
static bool run_talk(struct talk *t, const char *words)
{
	for (;;) {
		int question = t->now.has_case ? next_question(t) : QUESTIONS;
		if (t->now.has_case && question == QUESTIONS)
			return show_ruling(t);
		if (question == ASK_SAVE && !show_ruling(t))
			return false;
		struct known before = t->now;
		enum rule_reply reply = t->now.has_case ? ask(t, question) : take_case(t, words);
		words = "";
		if (reply == RULE_FAILED)
			return false;
		if (reply == RULE_LEAVE)
			return true;
		if (reply == RULE_ANSWER && question == ASK_SAVE) {
			t->rule->ruling.said.state = t->now.said.state;
			return true;
		}
		if (reply == RULE_ANSWER && t->depth < DEPTH)
			t->before[t->depth++] = before;
		else if (reply == RULE_BACK && t->depth > 0)
			t->now = t->before[--t->depth];
		else if (reply == RULE_BACK)
			buf_str(&t->rule->cli->out, msg_talk_first.text[t->rule->cli->lang]);
	}
}

bool rule_talk(struct rule *rule, const char *words, enum rule_end *end)
{
	static struct talk t;

	t = (struct talk){ .rule = rule, .is_full = true, .end = RULE_DROPS };
	buf_str(&rule->cli->out, msg_talk_keys.text[rule->cli->lang]);
	bool done = run_talk(&t, words);
	*end = t.end;
	return done;
}

bool rule_talk_rest(struct rule *rule, enum rule_end *end)
{
	static struct talk t;

	t = (struct talk){ .rule = rule, .now = { .said = rule->ruling.said, .has_case = true },
		.end = rule->cli->opt[CLI_YES] ? RULE_SAVES : RULE_DROPS };
	struct report_ruling ruling;
	if (!judge(&t, &ruling, &rule->cli->err) && ruling.missing < 0)
		return false;
	rule->cli->err = (struct err){ 0 };
	bool done = run_talk(&t, "");
	*end = t.end;
	return done;
}
