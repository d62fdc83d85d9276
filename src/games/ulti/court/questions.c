/*
 * The dialogue of a ruling (10.§): the next question, derived from the known facts; its words on the screen,
 * the answer given by Enter, and the effect of an answer.
 */
#include "games/messages.h"
#include "games/ulti/court/court.h"
#include "games/ulti/court/messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- the facts known so far ---------------------------------------------------------------------- */

/* An answer being read: the talk, the facts known so far, and the text for a wrong answer. */
struct answering {
	struct court_talk *talk;
	struct ulti_known known;
	bool is_changed;         /* known.said changed, and is to be written back */
	struct buf *out;
};

struct ulti_known ulti_known_by(const struct court_talk *talk)
{
	struct court_ruling ruling = { .said = talk->now.said };
	struct ulti_known known = { .said = ulti_dispute_said(&talk->now.said) };
	struct ulti_judged judged;
	struct err none = { 0 };

	ulti_court_judge(talk->scene, &ruling, &judged, &none);
	int dealer = ruling.said.dealer == GAME_NO_SEAT ? talk->scene->dealer : ruling.said.dealer;
	known.dispute = judged.dispute;
	known.dispute.deal.players = ulti_players_at(talk->scene->seats, dealer);
	/* If the play goes on the contract settles nothing, but tells which card the act may be about. */
	struct ulti_deal played;
	if (known.dispute.case_no == ULTI_CASE_3_4 && !known.dispute.deal.bid && talk->scene->record
		&& ulti_record_read(talk->scene->record, &played)) {
		known.dispute.deal.bid = played.bid;
		known.dispute.deal.declarer = played.declarer;
		known.dispute.deal.trump = played.trump;
	}
	known.missing = judged.missing;
	if (known.missing < 0 && talk->is_full && ulti_wants_meld(&ruling.said, &known.dispute))
		known.missing = ULTI_FACT_MELD;
	return known;
}

static bool changed(struct answering *a)
{
	a->is_changed = true;
	return true;
}

static void asking_done(struct court_talk *talk, enum ulti_asking question)
{
	talk->now.asked |= UINT64_C(1) << question;
}

void ulti_cards_are_known(struct court_known *known, bool act)
{
	if (act)
		known->asked |= UINT64_C(1) << ASK_OFFENDER | UINT64_C(1) << ASK_TRICK;
}

/* Report a wrong answer; returns false. */
static bool say_again(const struct answering *a, const struct msg *msg, const char *arg)
{
	return court_again(a->talk, a->out, msg, arg);
}

/* Return the words (bits of enum ulti_answer) allowed by the case for its fact of a word. */
static uint32_t words_of(const struct ulti_known *k)
{
	return ulti_case_at(k->dispute.case_no)->answers;
}

static bool asks(const struct ulti_dispute *d, int fact)
{
	return ulti_case_at(d->case_no)->facts >> fact & 1;
}

/* Return the seats that may be named, as bits. */
static unsigned seats_named(const struct court_talk *t, const struct ulti_known *k)
{
	unsigned all = (1u << t->scene->seats) - 1;

	return k->dispute.case_no == ULTI_CASE_1_5 ? all : all & k->dispute.deal.players;
}

/* Return the seats of possible offenders. */
static unsigned seats_blamed(const struct court_talk *t, const struct ulti_known *k)
{
	return k->dispute.case_no == ULTI_CASE_JURY ? (1u << t->scene->seats) - 1 : seats_named(t, k);
}

/* Return the seats that the missing fact may name: nobody warned themselves. */
static unsigned seats_of_fact(const struct court_talk *t, const struct ulti_known *k)
{
	const struct ulti_dispute *d = &k->dispute;
	bool is_other = k->missing == ULTI_FACT_WARNED_BY && d->offender != GAME_NO_SEAT;

	return seats_named(t, k) & ~(is_other ? 1u << d->offender : 0);
}

/* Find a seat among those that may be named; GAME_NO_SEAT if it is none. */
static int seat_named(const struct answering *a, const char *answer)
{
	return court_seat_of(a->talk, answer, seats_named(a->talk, &a->known));
}

static bool seat_again(const struct answering *a)
{
	return court_seat_again(a->talk, a->out, seats_named(a->talk, &a->known));
}

/* Find the index in its bid of a part with an unknown result that counts; -1 if there is none. */
static int unknown_part(const struct ulti_known *k)
{
	const struct ulti_dispute *d = &k->dispute;
	const struct ulti_bid *bid = ulti_bid_at(d->deal.bid);

	for (int i = 0; bid && i < bid->part_count; i++) {
		int part = bid->parts[i].part;
		bool disputed = d->facts[ULTI_FACT_UNCHECKABLE] >> part & 1
			|| (part == ULTI_PARTI && d->case_no == ULTI_CASE_3_10);
		if (!disputed && d->deal.made[part] == ULTI_UNSAID)
			return i;
	}
	return -1;
}

/* Write the parts of the bid that may be past checking: "40-100, 4 ász". */
static void write_parts(const struct court_talk *t, const struct ulti_known *k, struct buf *b)
{
	const struct ulti_bid *bid = ulti_bid_at(k->dispute.deal.bid);

	for (int i = 0; bid && i < bid->part_count; i++) {
		int part = bid->parts[i].part;
		if (!(ULTI_COUNTED_PARTS >> part & 1))
			continue;
		buf_str(b, b->len > 0 ? ", " : "");
		buf_str(b, ulti_item_name(t->lang, part));
	}
}

/* ---- conditions of questions -------------------------------------------------------------------- */

/* Is a question asked, given the known facts? A case for each question. */
static bool is_wanted(const struct court_talk *t, const struct ulti_known *k, enum ulti_asking question)
{
	const struct court_dispute *said = &t->now.said;
	const struct ulti_deal *deal = &k->dispute.deal, *typed = &k->said.deal;
	const int case_no = k->dispute.case_no;
	const bool is_claim = case_no == ULTI_CASE_FALSE_CLAIM, is_jurys = case_no == ULTI_CASE_JURY;
	const bool is_of_lead = case_no == ULTI_CASE_3_1 || case_no == ULTI_CASE_3_2;
	const bool is_of_play = ulti_case_at(case_no)->phase >= ULTI_PLAY;
	const bool is_dismissed = said->state == COURT_DISMISSED;
	const bool goes_on = said->late || said->minor || is_dismissed;
	/* Is the contract typed, rather than that of the recorded deal? */
	const bool is_typed = t->is_full && !goes_on && asks(&k->dispute, ULTI_FACT_DECLARER)
		&& typed->bid && typed->declarer != ULTI_SEATS;
	const enum ulti_kontra_time time = ulti_kontra_time(&k->dispute);
	struct ulti_deal recorded;

	switch (question) {
	case ASK_COUNT:
		return t->is_full && !is_dismissed
			&& (case_no == ULTI_CASE_1_2 || (case_no == ULTI_CASE_3_9 && !t->now.by_number));
	case ASK_SEEN:
		return t->is_full && (is_claim || (is_dismissed && is_of_play && !is_of_lead));
	case ASK_CLAIMANT:
		return t->is_full;
	case ASK_OFFENDER:
		if (!t->is_full)
			return k->missing == ULTI_FACT_OFFENDER;
		return asks(&k->dispute, ULTI_FACT_OFFENDER) && !is_of_lead && !is_claim;
	case ASK_DEALT:
		return t->is_full && case_no == ULTI_CASE_1_5;
	case ASK_TRICK:
		/* if the act belongs to a certain trick */
		return t->is_full && ((case_no >= ULTI_CASE_3_3 && case_no <= ULTI_CASE_3_9) || is_jurys);
	case ASK_AT_ONCE:
		return t->is_full && !is_dismissed && said->claimant != GAME_NO_SEAT && !is_claim;
	case ASK_AGREED:
		return t->is_full && !goes_on;
	case ASK_AGREED_ON:
		return t->is_full && said->agreed && !is_jurys;
	case ASK_MATTERS:
		/* The consequences of a fault in the deal or the auction already allow for that. */
		return t->is_full && !goes_on && !said->agreed && is_of_play && !is_claim
			&& case_no != ULTI_CASE_3_10 && case_no != ULTI_CASE_3_11;
	case ASK_BID:
		if (k->missing == ULTI_FACT_BID || (k->missing == ULTI_FACT_DECLARER && !deal->bid))
			return true;
		/* In 13.§ (2) 4 it decides whether there was a breach. */
		return (is_jurys || case_no == ULTI_CASE_2_4) && t->is_full && !goes_on && !deal->bid;
	case ASK_DECLARER:
		if (k->missing == ULTI_FACT_DECLARER)
			return true;
		return !goes_on && asks(&k->dispute, ULTI_FACT_DECLARER) && deal->bid && deal->declarer == ULTI_SEATS;
	case ASK_TRUMP:
		return is_typed && !is_of_lead && ulti_bid_at(typed->bid)->colour == ULTI_PLAIN
			&& typed->trump == ULTI_NO_SUIT;
	case ASK_KONTRA:
		if (k->missing == ULTI_FACT_KONTRA)
			return true;
		if (is_typed)
			return time != ULTI_KONTRA_NEVER;
		/* kontras on the sheet are asked too, if they may be later than the act. */
		return t->is_full && !goes_on && time == ULTI_KONTRA_UNDATED
			&& ulti_kontra_recorded(t->scene, &k->dispute, &recorded);
	case ASK_MADE:
		return k->missing == ULTI_FACT_MADE && unknown_part(k) >= 0;
	case ASK_FACT:
		/* facts of the case's own table */
		return k->missing >= 0 && k->missing != ULTI_FACT_POINTS && k->missing != ULTI_FACT_REASON;
	case ASK_SILENT:
		/* for a trump contract if results count; beside a made ulti nothing is silent */
		return is_typed && asks(&k->dispute, ULTI_FACT_SILENT) && typed->made[ULTI_ULTI] != ULTI_MADE
			&& ulti_bid_at(typed->bid)->colour != ULTI_COLOURLESS;
	case ASK_SEATS:
		return t->is_full && case_no == ULTI_CASE_1_6
			&& k->dispute.facts[ULTI_FACT_STAGE] == ULTI_ANSWER_COMMITTED;
	case ASK_DETAIL:
	case ASK_DETAIL_2:
	case ASK_DETAIL_3:
		return t->is_full && !said->act[0]
			&& ulti_detail_is_wanted(&k->dispute, (int)(question - ASK_DETAIL), &t->now);
	case ASK_POINTS:
		return k->missing == ULTI_FACT_POINTS;
	case ASK_REASON:
		if (k->missing == ULTI_FACT_REASON)
			return true;
		/* A dismissed claim needs no reason, but its minutes are better with one. */
		return is_dismissed && !said->reason[0] && !(t->now.asked >> ASK_REASON & 1) && !t->is_brief;
	case ASK_JUDGE:
		/* An open dispute has no jury yet. */
		return (t->is_full || t->asks_judge) && !said->agreed && said->state != COURT_OPEN;
	case ASKINGS:
		break;
	}
	return false;
}

/* ---- additions to a question ---------------------------------------------------------------------- */

static const struct msg *const count_choices[]
	= { &msg_talk_before_bid, &msg_talk_in_auction, &msg_talk_in_play, &msg_talk_dealt_again, NULL };
static const struct msg *const silent_choices[] = { &msg_talk_silent_none, &msg_talk_silent_dm,
	&msg_talk_silent_dl, &msg_talk_silent_vm, &msg_talk_silent_vl, NULL };
static const struct { uint8_t side, result; } silents[] = { { ULTI_NOBODY, ULTI_UNSAID },
	{ ULTI_DECLARER, ULTI_MADE }, { ULTI_DECLARER, ULTI_LOST }, { ULTI_DEFENDERS, ULTI_MADE },
	{ ULTI_DEFENDERS, ULTI_LOST } };
enum { CHOICES = 8, IN_PLAY = 3 };

static void write_choices(const struct court_talk *t, struct buf *b, const struct msg *const choices[])
{
	for (int i = 0; choices[i]; i++)
		buf_printf(b, "\n  %d = %s", i + 1, choices[i]->text[t->lang]);
}

/* For a recorded deal: all its kontras, or none; the example names a defender or a part. */
static void write_kontra(const struct court_talk *t, const struct ulti_known *k, struct buf *b)
{
	const struct ulti_deal *deal = &k->dispute.deal;
	struct buf words = { 0 };
	struct ulti_deal recorded;
	int defender = 0;

	if (!ulti_kontra_recorded(t->scene, &k->dispute, &recorded))
		return;
	while (defender + 1 < ULTI_SEATS && (defender == deal->declarer || !ulti_deal_seats(deal, defender)))
		defender++;
	const struct ulti_bid *bid = ulti_bid_at(recorded.bid);
	ulti_modifiers_say(&words, t->lang, &recorded);
	const char *part = ulti_item_name(t->lang, bid->parts[0].part);
	buf_msg(b, t->lang, &msg_talk_kontra_choices,
		MSG_ARGS(buf_text(&words), bid->colour == ULTI_COLOURLESS ? text_seat_code(defender) : part));
	buf_free(&words);
}

/* Write the question of a fact from the rules' table, and its possible values. */
static void write_fact(const struct court_talk *t, const struct ulti_known *k, struct buf *b)
{
	const enum ulti_fact_kind kind = ulti_fact_kind(k->missing);
	const unsigned named = seats_named(t, k);
	struct buf words = { 0 };
	int n = 0, last = ULTI_SEATS - 1;

	if (kind == ULTI_KIND_PARTS) {
		write_parts(t, k, &words);
		buf_msg(b, t->lang, &msg_talk_parts, MSG_ARGS(buf_text(&words)));
		buf_free(&words);
		return;
	}
	bool is_of_talon = k->dispute.case_no == ULTI_CASE_2_3 && k->missing == ULTI_FACT_PREVIOUS_BID;
	buf_str(b, is_of_talon ? msg_talk_bid_standing.text[t->lang] : ulti_fact_question(t->lang, k->missing));
	for (int answer = 0; kind == ULTI_KIND_WORD && answer < ULTI_ANSWER_COUNT; answer++) {
		if (words_of(k) >> answer & 1)
			buf_printf(b, "\n  %d = %s", ++n, ulti_answer_name(t->lang, answer));
	}
	if (kind == ULTI_KIND_YES_NO)
		buf_str(b, msg_talk_yes_no_signs.text[t->lang]);
	if (kind == ULTI_KIND_SEATS) {
		/* The example of several seats is the last two players, "B, C". */
		while (!(named >> last & 1))
			last--;
		int before = last - 1;
		while (!(named >> before & 1))
			before--;
		buf_printf(&words, "%s, ", text_seat_code(before));
		buf_str(&words, text_seat_code(last));
		buf_msg(b, t->lang, &msg_talk_several, MSG_ARGS(buf_text(&words)));
		buf_free(&words);
	}
	if (kind == ULTI_KIND_SEAT || kind == ULTI_KIND_SEATS || kind == ULTI_KIND_SEAT_OR_NOBODY)
		court_seats_list(t, b, seats_of_fact(t, k));
	if (kind == ULTI_KIND_SEAT_OR_NOBODY)
		buf_printf(b, "\n  - = %s", msg_word_nobody.text[t->lang]);
}

static void write_after(const struct court_talk *t, const struct ulti_known *k, enum ulti_asking question,
	struct buf *b)
{
	const struct ulti_dispute *d = &k->dispute;
	unsigned seats = seats_named(t, k);

	switch (question) {
	case ASK_COUNT:
		write_choices(t, b, count_choices);
		break;
	case ASK_SILENT:
		write_choices(t, b, silent_choices);
		break;
	case ASK_SEEN:
	case ASK_AT_ONCE:
	case ASK_AGREED:
	case ASK_MATTERS:
	case ASK_MADE:
		buf_str(b, msg_talk_yes_no_signs.text[t->lang]);
		break;
	case ASK_CLAIMANT:
	case ASK_DEALT:
	case ASK_DECLARER:
		court_seats_list(t, b, seats);
		break;
	case ASK_OFFENDER:
		/* in the jury's case even the dealer who sits out and a spectator */
		court_seats_list(t, b, seats_blamed(t, k));
		buf_str(b, d->case_no == ULTI_CASE_JURY ? msg_talk_spectator.text[t->lang] : "");
		break;
	case ASK_KONTRA:
		write_kontra(t, k, b);
		break;
	case ASK_FACT:
		write_fact(t, k, b);
		break;
	case ASK_DETAIL:
		/* Not the offender; but anybody's number of cards may be wrong. */
		if (d->offender != GAME_NO_SEAT && d->case_no != ULTI_CASE_1_2)
			seats &= ~(1u << d->offender);
		/* fall through */
	case ASK_DETAIL_2:
		if (ulti_detail_is_seat(d->case_no, (int)(question - ASK_DETAIL)))
			court_seats_list(t, b, seats);
		break;
	case ASK_JUDGE:
		/* The offered jurors may have gone home since. */
		if (!t->asks_judge && t->jurors && t->jurors[0] && !court_own_judge(t, t->jurors))
			buf_msg(b, t->lang, &msg_talk_judge_last, MSG_ARGS(t->jurors));
		break;
	case ASK_TRICK:
	case ASK_AGREED_ON:
	case ASK_BID:
	case ASK_TRUMP:
	case ASK_SEATS:
	case ASK_DETAIL_3:
	case ASK_POINTS:
	case ASK_REASON:
	case ASKINGS:
		break;
	}
}

/* ---- spoken contracts ----------------------------------------------------------------------------- */

/* Read declarer, bid, trump, kontras at once, as in a deal line without a result: "A pU kU", "A U z". */
static bool read_contract(struct answering *a, const char *answer)
{
	struct ulti_dispute *d = &a->known.said;
	struct ulti_deal deal;

	if (!ulti_contract_read((struct text_slice){ answer, strlen(answer) }, &deal))
		return false;
	if (!asks(d, ULTI_FACT_DECLARER)) {
		d->deal.bid = deal.bid;
		return changed(a);
	}
	deal.players = d->deal.players;
	d->deal = deal;
	asking_done(a->talk, ASK_DECLARER);
	asking_done(a->talk, ASK_TRUMP);
	asking_done(a->talk, ASK_KONTRA);
	return changed(a);
}

/* Take a bid, even with the trump before it, "zöld ulti", or as a contract. */
static bool put_bid(struct answering *a, const char *answer)
{
	struct ulti_dispute *d = &a->known.said;
	const struct ulti_bid *bid = ulti_bid_say(answer, strlen(answer), NULL);
	size_t n = strcspn(answer, " ");
	const char *name = answer + n + strspn(answer + n, " ");
	int suit = ulti_suit_read(answer, n);

	if (bid) {
		d->deal.bid = bid->no;
		if (d->case_no == ULTI_CASE_2_4)
			snprintf(a->talk->now.details[0], COURT_DETAIL, "%s", bid->name);
		return changed(a);
	}
	if (suit != ULTI_NO_SUIT && suit != ULTI_PIROS)
		bid = ulti_bid_say(name, strlen(name), NULL);
	if (!bid || bid->colour != ULTI_PLAIN)
		return read_contract(a, answer) || say_again(a, &msg_talk_bid_again, "");
	d->deal.bid = bid->no;
	if (asks(d, ULTI_FACT_DECLARER) && d->case_no != ULTI_CASE_3_1)
		d->deal.trump = (int8_t)suit;
	return changed(a);
}

/* Find the part named by a word, with or without endings: "ultira", "a partit"; -1 if there is none. */
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

/* Find the level named by a word: 2, 4, or 0 for none. */
static int level_said(const char *word)
{
	bool rekontra = strncmp(word, "rekont", 6) == 0 || strncmp(word, "redoub", 6) == 0;
	bool kontra = strncmp(word, "kontr", 5) == 0 || strncmp(word, "megkontr", 8) == 0
		|| strncmp(word, "doubl", 5) == 0;

	return rekontra ? 4 : kontra ? 2 : 0;
}

/* Put a kontra on all parts of the bid that have none. */
static void kontra_all(struct ulti_deal *deal, int level)
{
	const struct ulti_bid *bid = ulti_bid_at(deal->bid);

	for (int i = 0; i < bid->part_count; i++) {
		if (deal->kontra[bid->parts[i].part] < level)
			deal->kontra[bid->parts[i].part] = (uint8_t)level;
	}
}

/* Take a word after "kontra": the part, or in no-trump bids the seat. False: neither. */
static bool kontra_on(const struct answering *a, struct ulti_deal *deal, const char *word, int level)
{
	static const char *const noise[] = { "a", "az", "es", "is", "and", "asz", "on", "the", "100" };
	int part = part_said(word), seat = seat_named(a, word);
	bool colourless = ulti_bid_at(deal->bid)->colour == ULTI_COLOURLESS;
	bool of_all = strncmp(word, "mind", 4) == 0 || strcmp(word, "all") == 0
		|| strncmp(word, "everyth", 7) == 0;

	if (colourless && seat != GAME_NO_SEAT && seat != deal->declarer) {
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
	if (of_all && !colourless)
		kontra_all(deal, level);
	return of_all && !colourless;
}

/* Read "kontra ulti, rekontra parti", "ultira kontra"; false if it is not understood. */
static bool read_kontra_words(const struct answering *a, const char *answer, struct ulti_deal *deal)
{
	enum { WORDS = 24 };
	const char *const cuts = " ,-;:";
	char line[COURT_LINE], *words[WORDS], *rest = NULL;
	int level = 0, named = 0, count = 0;
	bool colourless = ulti_bid_at(deal->bid)->colour == ULTI_COLOURLESS;

	text_fold(line, sizeof line, answer, strlen(answer));
	for (char *word = strtok_r(line, cuts, &rest); word && count < WORDS; word = strtok_r(NULL, cuts, &rest))
		words[count++] = word;
	/* Read from the other end if the parts precede the level. */
	bool is_behind = count > 1 && !level_said(words[0]) && level_said(words[count - 1]);
	for (int i = 0; i < count; i++) {
		const char *word = words[is_behind ? count - 1 - i : i];
		int said = level_said(word);
		if (said && level && named == 0)
			return false;
		if (!said && (!level || !kontra_on(a, deal, word, level)))
			return false;
		level = said ? said : level;
		named = said ? 0 : named + 1;
	}
	if (level && named == 0 && !colourless)
		kontra_all(deal, level);
	return level && (named > 0 || !colourless);
}

/* Take kontras of the recorded deal, to whose contract they belong, or of the typed one. */
static bool put_kontra(struct answering *a, const char *answer)
{
	struct ulti_dispute *d = &a->known.said;
	struct ulti_deal recorded;
	bool is_recorded = ulti_kontra_recorded(a->talk->scene, &a->known.dispute, &recorded);

	if (is_recorded) {
		const struct ulti_deal no_kontra = { 0 };
		d->deal = a->known.dispute.deal;
		ulti_kontra_copy(&d->deal, &no_kontra);
		asking_done(a->talk, ASK_TRUMP);
	}
	d->kontra_is_known = true;
	bool is_none = ulti_is_nobody(answer) || (is_recorded && strcmp(answer, "2") == 0);
	if (is_recorded && strcmp(answer, "1") == 0)
		ulti_kontra_copy(&d->deal, &recorded);
	else if (!is_none && !read_kontra_words(a, answer, &d->deal) && !ulti_kontra_read(d, answer))
		return say_again(a, &msg_talk_kontra_again, "");
	return changed(a);
}

/* Take yes or no for one part, or the marks of all: "+-", "+?". */
static bool put_made(struct answering *a, const char *answer)
{
	struct ulti_deal *deal = &a->known.said.deal;
	const struct ulti_bid *bid = ulti_bid_at(a->known.dispute.deal.bid);
	int place = unknown_part(&a->known), yes = court_yes_no_typed(answer);

	if (strlen(answer) == bid->part_count && strspn(answer, "+-?") == bid->part_count) {
		for (int i = 0; i < bid->part_count; i++)
			deal->made[bid->parts[i].part] = answer[i] == '+' ? ULTI_MADE
				: answer[i] == '-' ? ULTI_LOST : ULTI_UNSAID;
		return changed(a);
	}
	if (yes < 0)
		return say_again(a, &msg_talk_yes_no, "");
	deal->made[bid->parts[place].part] = (uint8_t)(yes ? ULTI_MADE : ULTI_LOST);
	return changed(a);
}

/* ---- the claim ------------------------------------------------------------------------------------ */

/* Find the text meant, from 1; 0: none. */
static int choice_of(const struct answering *a, const char *answer, const struct msg *const choices[])
{
	const char *texts[CHOICES];
	int count = 0;

	for (; choices[count]; count++)
		texts[count] = choices[count]->text[a->talk->lang];
	return court_choice(answer, texts, count);
}

/* Take yes or no; for anything else report it and return false. */
static bool put_yes_no(const struct answering *a, const char *answer, bool *yes)
{
	int said = court_yes_no_typed(answer);

	*yes = said == 1;
	return said >= 0 || say_again(a, &msg_talk_yes_no, "");
}

/* Take a pair with the same meaning in every game, such as points=-20,10,10. */
static bool put_pair(struct answering *a, const char *key, const char *answer)
{
	const struct text_pair pair = { { key, strlen(key) }, { answer, strlen(answer) } };
	struct err none = { 0 };
	bool taken;

	return court_pair_read(&ulti_court, &pair, &a->talk->now.said, &taken, &none);
}

/* Change the case of the dispute: keep bid, declarer and trump, nothing of the act. */
static void change_case(struct answering *a, int case_no)
{
	struct ulti_dispute d = ulti_dispute_of(case_no, 0);

	d.deal.bid = a->known.said.deal.bid;
	d.deal.declarer = a->known.said.deal.declarer;
	d.deal.trump = a->known.said.deal.trump;
	a->known.said = d;
	a->is_changed = true;
	memset(a->talk->now.details, 0, sizeof a->talk->now.details);
}

/* 10.§ (3) g: tricks were looked at for a dismissed claim: blame the claimant. */
static void blame_claimant(struct answering *a)
{
	const struct ulti_dispute was = a->known.said;
	struct court_talk *talk = a->talk;
	struct court_dispute *said = &talk->now.said;
	int accused = said->offender;

	change_case(a, ULTI_CASE_FALSE_CLAIM);
	/* All kontras count, whenever said: ask for those after the claimed act. */
	if (ulti_kontra_time(&was) == ULTI_KONTRA_ALL) {
		ulti_kontra_copy(&a->known.said.deal, &was.deal);
		a->known.said.kontra_is_known = was.kontra_is_known;
	} else {
		talk->now.asked &= ~(UINT64_C(1) << ASK_KONTRA);
	}
	said->offender = said->claimant;
	said->state = COURT_DECIDED;
	said->paragraph[0] = '\0';
	/* The claimed act becomes the contents of the claim. */
	size_t n = strlen(said->act);
	n -= n > 0 && said->act[n - 1] == '.';
	if (n < COURT_DETAIL)
		snprintf(talk->now.details[1], COURT_DETAIL, "%.*s", (int)n, said->act);
	said->act[0] = said->reason[0] = '\0';
	if (accused != GAME_NO_SEAT)
		snprintf(talk->now.details[0], COURT_DETAIL, "%s", text_seat_code(accused));
}

/*
 * Pass a dispute from a listed case to the jury, by a paragraph or none: say `why`, {0} is the former case.
 * Keep the claim, its moment and the bid.
 */
static void pass_to_jury(struct answering *a, const char *paragraph, const struct msg *why)
{
	int was = a->known.said.case_no;

	change_case(a, ULTI_CASE_JURY);
	snprintf(a->talk->now.said.paragraph, sizeof a->talk->now.said.paragraph, "%s", paragraph);
	buf_msg(a->out, a->talk->lang, why, MSG_ARGS(ulti_case_at(was)->no));
}

static bool put_count(struct answering *a, const char *answer)
{
	static const uint8_t stages[] = { 0, ULTI_ANSWER_BEFORE_BID, ULTI_ANSWER_AUCTION, ULTI_ANSWER_NONE,
		ULTI_ANSWER_AUCTION_REDEAL };
	struct ulti_dispute *d = &a->known.said;
	int choice = choice_of(a, answer, count_choices);

	if (choice == 0)
		return say_again(a, &msg_talk_number, "4");
	d->case_no = choice == IN_PLAY ? ULTI_CASE_3_9 : ULTI_CASE_1_2;
	d->facts[ULTI_FACT_STAGE] = stages[choice];
	return changed(a);
}

static bool put_seen(struct answering *a, const char *answer)
{
	bool yes, done = put_yes_no(a, answer, &yes);

	if (a->talk->now.said.state != COURT_DISMISSED)
		a->talk->now.said.minor = done && !yes;
	else if (done && yes)
		blame_claimant(a);
	return done;
}

/* Read claimant, offender, trick at once: "C B 6 késve". False if a word is none of these. */
static bool read_claim(const struct answering *a, const char *answer)
{
	const struct ulti_dispute *d = &a->known.dispute;
	struct court_dispute said = a->talk->now.said;
	char line[COURT_LINE], *rest = NULL;
	int seats = 0;

	text_fold(line, sizeof line, answer, strlen(answer));
	for (char *word = strtok_r(line, " ,", &rest); word; word = strtok_r(NULL, " ,", &rest)) {
		int seat = text_seat_read(word, strlen(word), ULTI_SEATS), trick = atoi(word);
		bool plays = seat != GAME_NO_SEAT && ulti_deal_seats(&d->deal, seat) && seat < a->talk->scene->seats;
		bool is_spectator = d->case_no == ULTI_CASE_JURY
			&& (strcmp(word, "kibic") == 0 || strcmp(word, "spectator") == 0);
		if (strcmp(word, "-") == 0 && seats < 2)
			seats++;
		else if (plays && seats == 0)
			said.claimant = seat, seats++;
		else if (is_spectator && seats == 1)
			said.by_spectator = true, seats++;
		else if (plays && seats == 1 && !ulti_is_thrown(d->case_no))
			said.offender = seat, seats++;
		else if (trick >= 1 && trick <= ULTI_TRICKS && seats > 0)
			said.trick = trick;
		else if (strcmp(word, "kesve") == 0 || strcmp(word, "late") == 0)
			said.late = true;
		else
			return false;
	}
	if (seats < 2 && !said.trick && !said.late)
		return false;
	a->talk->now.said = said;
	asking_done(a->talk, ASK_OFFENDER);
	asking_done(a->talk, ASK_TRICK);
	asking_done(a->talk, ASK_AT_ONCE);
	return true;
}

/* Take the claimant, who is at fault in 10.§ (3) g. */
static bool put_claimant(struct answering *a, const char *answer)
{
	struct court_dispute *said = &a->talk->now.said;
	int seat = seat_named(a, answer);

	if (!ulti_is_nobody(answer) && seat == GAME_NO_SEAT && !read_claim(a, answer))
		return seat_again(a);
	if (seat != GAME_NO_SEAT)
		said->claimant = seat;
	if (a->known.dispute.case_no == ULTI_CASE_FALSE_CLAIM && !said->minor && said->offender == GAME_NO_SEAT)
		said->offender = said->claimant;
	return true;
}

/* Take the offender. R-85: no case covers the dealer who sits out or a spectator: the jury decides. */
static bool put_offender(struct answering *a, const char *answer)
{
	struct court_dispute *said = &a->talk->now.said;
	const struct ulti_dispute *d = &a->known.dispute;
	unsigned seats = seats_blamed(a->talk, &a->known);
	unsigned outside = ((1u << a->talk->scene->seats) - 1) & ~(unsigned)d->deal.players;

	said->offender = court_seat_of(a->talk, answer, seats);
	if (said->offender != GAME_NO_SEAT)
		return true;
	int seat = court_seat_of(a->talk, answer, outside);
	bool is_jurys = d->case_no == ULTI_CASE_JURY;
	bool is_dealing = ulti_case_at(d->case_no)->phase == ULTI_DEALING;
	bool by_spectator = (is_jurys || (!is_dealing && seat == GAME_NO_SEAT)) && put_pair(a, "by", answer)
		&& said->by_spectator;
	if (!is_jurys && !is_dealing && (seat != GAME_NO_SEAT || by_spectator)) {
		pass_to_jury(a, seat == GAME_NO_SEAT ? "" : ULTI_OF_DEALERS, &msg_talk_outsider);
		said->offender = seat;
		return true;
	}
	return by_spectator || court_seat_again(a->talk, a->out, seats);
}

/* Take "i", "n", or the agreed points at once. */
static bool put_agreed(struct answering *a, const char *answer)
{
	struct court_dispute *said = &a->talk->now.said;
	char word[32];

	text_fold(word, sizeof word, answer, strlen(answer));
	if (strcmp(word, "enyhe") == 0 || strcmp(word, "minor") == 0)
		return said->minor = true;
	if (strchr(answer, ',') && put_pair(a, "points", answer)) {
		asking_done(a->talk, ASK_AGREED_ON);
		return said->agreed = true;
	}
	return put_yes_no(a, answer, &said->agreed);
}

/* Report that the answer has no points. */
static bool points_again(struct answering *a)
{
	const struct court_talk *t = a->talk;
	const char *idle, *form = ulti_points_form(t->scene, &t->now.said, &idle);

	buf_msg(a->out, t->lang, idle ? &msg_talk_points_again_idle : &msg_talk_points_again,
		MSG_ARGS(form, idle ? idle : ""));
	return false;
}

/* ---- facts of a case ------------------------------------------------------------------------------ */

static bool fact_again(struct answering *a)
{
	struct buf parts = { 0 };
	int count = 0;

	switch (ulti_fact_kind(a->known.missing)) {
	case ULTI_KIND_SEAT:
	case ULTI_KIND_SEAT_OR_NOBODY:
	case ULTI_KIND_SEATS:
		return court_seat_again(a->talk, a->out, seats_of_fact(a->talk, &a->known));
	case ULTI_KIND_YES_NO:
		return say_again(a, &msg_talk_yes_no, "");
	case ULTI_KIND_WORD:
		for (int i = 0; i < ULTI_ANSWER_COUNT; i++)
			count += (int)(words_of(&a->known) >> i & 1);
		return say_again(a, &msg_talk_number, num_of(count).text);
	case ULTI_KIND_BID:
		return say_again(a, &msg_talk_bid_again, "");
	case ULTI_KIND_PARTS:
	case ULTI_KIND_CONTRACT:
	case ULTI_KIND_POINTS:
	case ULTI_KIND_TEXT:
		break;
	}
	write_parts(a->talk, &a->known, &parts);
	say_again(a, &msg_talk_parts_again, buf_text(&parts));
	buf_free(&parts);
	return false;
}

/* Take parts in words, "a partit és az ultit". */
static bool put_parts(struct answering *a, const char *answer)
{
	char line[COURT_LINE], *rest = NULL;
	uint16_t parts = 0;

	text_fold(line, sizeof line, answer, strlen(answer));
	for (char *word = strtok_r(line, " ,;", &rest); word; word = strtok_r(NULL, " ,;", &rest)) {
		int part = ulti_part_read(word, strlen(word));
		part = part < 0 ? part_said(word) : part;
		if (part >= 0)
			parts |= (uint16_t)(1u << part);
		else if (strlen(word) > 2 && strcmp(word, "asz") != 0 && strcmp(word, "100") != 0
			&& strcmp(word, "and") != 0)
			return fact_again(a);
	}
	a->known.said.facts[a->known.missing] = parts;
	return parts != 0 ? changed(a) : fact_again(a);
}

static bool put_fact(struct answering *a, const char *answer)
{
	const struct ulti_known *k = &a->known;
	const char *said = answer;
	char letters[GAME_SEATS + 1];
	struct err none = { 0 };
	int seat = GAME_NO_SEAT, n = answer[strspn(answer, "0123456789")] ? 0 : atoi(answer);

	switch (ulti_fact_kind(k->missing)) {
	case ULTI_KIND_SEAT:
	case ULTI_KIND_SEAT_OR_NOBODY:
		seat = court_seat_of(a->talk, answer, seats_of_fact(a->talk, k));
		said = seat == GAME_NO_SEAT ? answer : text_seat_code(seat);
		break;
	case ULTI_KIND_SEATS:
		said = court_seats_of(a->talk, answer, seats_named(a->talk, k), letters);
		break;
	case ULTI_KIND_PARTS:
		return put_parts(a, answer);
	case ULTI_KIND_WORD:
		/* "2": the second of the words allowed by the case */
		for (int i = 0; n > 0 && i < ULTI_ANSWER_COUNT; i++) {
			if (words_of(k) >> i & 1 && --n == 0)
				said = ulti_answer_code(i);
		}
		break;
	case ULTI_KIND_BID:
	case ULTI_KIND_YES_NO:
	case ULTI_KIND_CONTRACT:
	case ULTI_KIND_POINTS:
	case ULTI_KIND_TEXT:
		break;
	}
	return ulti_fact_read(&a->known.said, k->missing, (struct text_slice){ said, strlen(said) }, &none)
		? changed(a) : fact_again(a);
}

static bool put_silent(struct answering *a, const char *answer)
{
	int choice = court_yes_no_typed(answer) == 0 ? 1 : choice_of(a, answer, silent_choices);

	if (choice == 0)
		return say_again(a, &msg_talk_number, "5");
	a->known.said.deal.silent_ulti = silents[choice - 1].side;
	a->known.said.deal.silent_ulti_result = silents[choice - 1].result;
	return changed(a);
}

static bool put_detail(struct answering *a, const char *answer, int place)
{
	const struct ulti_dispute *d = &a->known.dispute;
	bool is_seat = ulti_detail_is_seat(d->case_no, place);
	int seat = is_seat ? seat_named(a, answer) : GAME_NO_SEAT;

	if (is_seat && seat == GAME_NO_SEAT)
		return seat_again(a);
	const struct msg *wrong = ulti_detail_read(
		d, place, seat == GAME_NO_SEAT ? answer : text_seat_code(seat), &a->talk->now);
	int most = wrong == &msg_talk_words_long ? COURT_DETAIL - 1 : ulti_detail_limit(d, place);
	return !wrong || say_again(a, wrong, num_of(most).text);
}

static bool put_judge(struct answering *a, const char *answer)
{
	enum { SHORTEST_NAME = 3 };   /* a single letter was meant for another question */
	struct court_dispute *said = &a->talk->now.said;

	if (ulti_is_nobody(answer) || court_open_put(a->talk, answer))
		return true;
	const char *party = court_own_judge(a->talk, answer);
	if (party)
		return say_again(a, &msg_talk_judge_party, party);
	if (strlen(answer) < SHORTEST_NAME && strcmp(answer, a->talk->jurors) != 0)
		return say_again(a, &msg_talk_judge_again, "");
	/* The text must fit a line of the journal. */
	return court_words_copy(said->judge, sizeof said->judge, (struct text_slice){ answer, strlen(answer) })
		|| say_again(a, &msg_talk_words_long, num_of(sizeof said->judge - 1).text);
}

/* Take an answer; false if it is wrong, after reporting it. */
static bool put(struct answering *a, enum ulti_asking question, const char *answer)
{
	struct court_dispute *said = &a->talk->now.said;
	struct ulti_deal *deal = &a->known.said.deal;
	bool yes, done;
	int seat, suit;

	switch (question) {
	case ASK_COUNT:
		return put_count(a, answer);
	case ASK_SEEN:
	case ASK_MATTERS:
		return put_seen(a, answer);
	case ASK_CLAIMANT:
		return put_claimant(a, answer);
	case ASK_OFFENDER:
		return put_offender(a, answer);
	case ASK_DEALT:
		said->dealer = seat_named(a, answer);
		return said->dealer != GAME_NO_SEAT || seat_again(a);
	case ASK_TRICK:
		said->trick = atoi(answer);
		return ulti_is_nobody(answer) || (said->trick >= 1 && said->trick <= ULTI_TRICKS)
			|| say_again(a, &msg_talk_trick_again, "");
	case ASK_AT_ONCE:
		done = put_yes_no(a, answer, &yes);
		said->late = done && !yes;
		return done;
	case ASK_AGREED:
		return put_agreed(a, answer);
	case ASK_AGREED_ON:
		return put_pair(a, "points", answer) || points_again(a);
	case ASK_BID:
		return put_bid(a, answer);
	case ASK_DECLARER:
		if ((seat = seat_named(a, answer)) == GAME_NO_SEAT)
			return seat_again(a);
		deal->declarer = (uint8_t)seat;
		return changed(a);
	case ASK_TRUMP:
		suit = ulti_suit_read(answer, strlen(answer));
		if (suit == ULTI_NO_SUIT || suit == ULTI_PIROS)
			return say_again(a, &msg_talk_trump_again, "");
		deal->trump = (int8_t)suit;
		return changed(a);
	case ASK_KONTRA:
		return put_kontra(a, answer);
	case ASK_MADE:
		return put_made(a, answer);
	case ASK_FACT:
		return put_fact(a, answer);
	case ASK_SILENT:
		return put_silent(a, answer);
	case ASK_SEATS:
		return (put_pair(a, "seats", answer) && (int)strlen(said->seats) == a->talk->scene->seats)
			|| say_again(a, &msg_talk_seats_again, "");
	case ASK_DETAIL:
	case ASK_DETAIL_2:
	case ASK_DETAIL_3:
		return put_detail(a, answer, (int)(question - ASK_DETAIL));
	case ASK_POINTS:
		return court_open_put(a->talk, answer) || put_pair(a, "points", answer) || points_again(a);
	case ASK_REASON:
		return court_reason_put(a->talk, answer, a->out);
	case ASK_JUDGE:
		return put_judge(a, answer);
	case ASKINGS:
		break;
	}
	return false;
}

/* ---- the table of questions -------------------------------------------------------------------------- */

enum preset { NO_PRESET, PRESET_YES, PRESET_NO, PRESET_EMPTY, PRESET_JUDGE, PRESET_RULES, PRESET_NONE,
	PRESET_WORDS, PRESET_BID, PRESET_STARTER, PRESET_TRICK };

/* A question without its own words uses those of its fact or detail. */
static const struct msg msg_no_words = { { "", "" } };

static const struct asking {
	const struct msg *question, *help;
	uint8_t preset;        /* the answer of Enter; PRESET_EMPTY: an empty one */
	bool repeats;          /* asked while wanted */
} askings[ASKINGS] = {
	[ASK_COUNT] = { &msg_talk_count, &msg_talk_count_help, NO_PRESET, false },
	[ASK_SEEN] = { &msg_talk_seen, &msg_talk_seen_help, NO_PRESET, false },
	[ASK_CLAIMANT] = { &msg_talk_claimant, &msg_talk_claimant_help, NO_PRESET, false },
	[ASK_OFFENDER] = { &msg_talk_offender, &msg_talk_offender_help, NO_PRESET, false },
	[ASK_DEALT] = { &msg_talk_dealt, &msg_talk_dealt_help, NO_PRESET, false },
	[ASK_TRICK] = { &msg_talk_trick, &msg_talk_trick_help, PRESET_EMPTY, false },
	[ASK_AT_ONCE] = { &msg_talk_at_once, &msg_talk_at_once_help, PRESET_YES, false },
	[ASK_AGREED] = { &msg_talk_agreed, &msg_talk_agreed_help, PRESET_NO, false },
	[ASK_AGREED_ON] = { &msg_talk_agreed_on, &msg_talk_agreed_on_help, PRESET_RULES, false },
	[ASK_MATTERS] = { &msg_talk_matters, &msg_talk_matters_help, PRESET_YES, false },
	[ASK_BID] = { &msg_talk_bid, &msg_talk_bid_help, NO_PRESET, false },
	[ASK_DECLARER] = { &msg_talk_declarer, &msg_talk_declarer_help, NO_PRESET, false },
	[ASK_TRUMP] = { &msg_talk_trump, &msg_talk_trump_help, PRESET_EMPTY, false },
	[ASK_KONTRA] = { &msg_talk_kontra, &msg_talk_kontra_help, PRESET_NONE, false },
	[ASK_MADE] = { &msg_talk_made, &msg_talk_made_help, NO_PRESET, true },
	[ASK_FACT] = { &msg_no_words, &msg_talk_fact_help, NO_PRESET, true },
	[ASK_SILENT] = { &msg_talk_silent, &msg_talk_silent_help, PRESET_NO, false },
	[ASK_SEATS] = { &msg_talk_seats, &msg_talk_seats_help, PRESET_EMPTY, false },
	[ASK_DETAIL] = { &msg_no_words, &msg_talk_detail_help, PRESET_EMPTY, false },
	[ASK_DETAIL_2] = { &msg_no_words, &msg_talk_detail_help, PRESET_EMPTY, false },
	[ASK_DETAIL_3] = { &msg_no_words, &msg_talk_detail_help, PRESET_EMPTY, false },
	[ASK_POINTS] = { &msg_talk_points, &msg_talk_points_help, NO_PRESET, true },
	[ASK_REASON] = { &msg_talk_reason, &msg_talk_reason_help, NO_PRESET, true },
	[ASK_JUDGE] = { &msg_talk_judge, &msg_talk_judge_help, PRESET_JUDGE, false },
};

int ulti_question_next(const struct court_talk *talk)
{
	const struct ulti_known known = ulti_known_by(talk);

	for (int i = 0; i < ASKINGS; i++) {
		if ((askings[i].repeats || !(talk->now.asked >> i & 1))
			&& is_wanted(talk, &known, (enum ulti_asking)i))
			return i;
	}
	return -1;
}

/* Return the bid of the sheet, if its declarer is at fault in the auction: the bid at issue; else "". */
static const char *own_bid(const struct court_talk *t, const struct ulti_known *k)
{
	bool is_own = k->dispute.case_no == ULTI_CASE_2_1 || k->dispute.case_no == ULTI_CASE_2_6;
	struct ulti_deal played;

	if (!is_own || !t->scene->record || !ulti_record_read(t->scene->record, &played))
		return "";
	const struct ulti_bid *bid = ulti_bid_at(played.bid);
	bool is_fit = k->dispute.case_no == ULTI_CASE_2_6 || bid->colour == ULTI_PLAIN;
	return is_fit && played.declarer == k->dispute.offender ? bid->name : "";
}

/* Find, by the dealer, the player due to open in 13.§ (2) 6, who was skipped in 13.§ (2) 7. */
static int starter_of(const struct court_talk *t, const struct ulti_known *k)
{
	bool is_of_start = k->dispute.case_no == ULTI_CASE_2_6 || k->dispute.case_no == ULTI_CASE_2_7;

	return is_of_start ? ulti_starter(t->scene, &t->now.said) : GAME_NO_SEAT;
}

/* Return the preset of a question; the jury can do without the bid, recorded kontras may not be skipped. */
static enum preset preset_kind(const struct court_talk *t, const struct ulti_known *k, int question)
{
	bool is_contract = question == ASK_BID || question == ASK_DECLARER;
	struct ulti_deal recorded;

	if (question == ASK_KONTRA && ulti_kontra_recorded(t->scene, &k->dispute, &recorded))
		return NO_PRESET;
	if (question == ASK_JUDGE && t->asks_judge)
		return NO_PRESET;
	if (question == ASK_BID && own_bid(t, k)[0])
		return PRESET_BID;
	if (question == ASK_DETAIL && starter_of(t, k) != GAME_NO_SEAT)
		return PRESET_STARTER;
	if (question == ASK_DETAIL && k->dispute.case_no == ULTI_CASE_JURY && t->words && t->words[0])
		return PRESET_WORDS;
	if (question == ASK_TRICK && t->words && ulti_trick_said(t->words))
		return PRESET_TRICK;
	if (question == ASK_REASON && k->missing != ULTI_FACT_REASON)
		return PRESET_EMPTY;
	if (is_contract && k->missing != ULTI_FACT_BID && k->missing != ULTI_FACT_DECLARER)
		return PRESET_EMPTY;
	return (enum preset)askings[question].preset;
}

/* Return the answer of Enter, "" if there is none. */
static const char *preset_of(const struct court_talk *t, const struct ulti_known *k, int question)
{
	static const char *const numbers[ULTI_TRICKS + 1] = { "", "1", "2", "3", "4", "5", "6", "7", "8", "9",
		"10" };

	switch (preset_kind(t, k, question)) {
	case NO_PRESET: return "";
	case PRESET_YES: return msg_word_yes.text[t->lang];
	case PRESET_NO: return msg_word_no.text[t->lang];
	case PRESET_EMPTY: return msg_talk_skip.text[t->lang];
	case PRESET_JUDGE: return court_own_judge(t, t->jurors) ? "" : t->jurors;
	case PRESET_RULES: return msg_talk_as_rules.text[t->lang];
	case PRESET_NONE: return msg_talk_none.text[t->lang];
	case PRESET_WORDS: return t->words;
	case PRESET_BID: return own_bid(t, k);
	case PRESET_STARTER: return text_seat_code(starter_of(t, k));
	case PRESET_TRICK: return numbers[ulti_trick_said(t->words)];
	}
	return "";
}

void ulti_question_ask(const struct court_talk *talk, int question, struct buf *b, char preset[COURT_JUDGE])
{
	const struct ulti_known known = ulti_known_by(talk);
	const int case_no = known.dispute.case_no;
	const struct ulti_bid *bid = question == ASK_MADE ? ulti_bid_at(known.dispute.deal.bid) : NULL;
	const struct msg *words = askings[question].question;
	const char *idle, *argument = ulti_points_form(talk->scene, &talk->now.said, &idle);   /* its {0} */

	if (question >= ASK_DETAIL && question <= ASK_DETAIL_3)
		words = ulti_detail_question(&known.dispute, question - ASK_DETAIL);
	else if (question == ASK_OFFENDER && case_no == ULTI_CASE_2_3)
		words = &msg_talk_offender_talon;
	else if (question == ASK_SEEN && talk->now.said.state == COURT_DISMISSED)
		words = &msg_talk_seen_dismissed;
	else if (question == ASK_BID && case_no == ULTI_CASE_2_4)
		words = &msg_detail_bid_said;
	else if (question == ASK_BID && case_no == ULTI_CASE_2_7)
		words = &msg_talk_bid_second;
	else if (question == ASK_BID && case_no == ULTI_CASE_3_2)
		words = &msg_talk_bid_before;
	if (bid)
		argument = ulti_item_name(talk->lang, bid->parts[unknown_part(&known)].part);
	else if (question == ASK_SEATS)
		argument = talk->scene->seats == ULTI_SEATS ? "BACD" : "BAC";
	buf_msg(b, talk->lang, words, MSG_ARGS(argument));
	write_after(talk, &known, (enum ulti_asking)question, b);
	snprintf(preset, COURT_JUDGE, "%s", preset_of(talk, &known, question));
}

/* ---- former answers ------------------------------------------------------------------------------- */

static void write_seat(struct buf *b, int seat)
{
	buf_str(b, seat == GAME_NO_SEAT ? "" : text_seat_code(seat));
}

/* Is the former answer offered? Not for another case, or another offender. */
static bool is_offered(const struct court_talk *t, int question, const struct court_dispute *was)
{
	/* A claimant without ground is at fault only if tricks were looked at. */
	bool claims = court_case_at(&ulti_court, court_case_of(&ulti_court, was->case_no)).claims;
	int offender = claims ? was->claimant : was->offender, now = t->now.said.offender;

	if (question == ASK_CLAIMANT || question == ASK_OFFENDER || question == ASK_TRICK)
		return true;
	return (now == GAME_NO_SEAT || now == offender) && strcmp(was->case_no, t->now.said.case_no) == 0;
}

void ulti_question_former(const struct court_talk *t, int question, const struct court_dispute *was,
	struct buf *b)
{
	static const char *const keys[ASKINGS] = { [ASK_BID] = "bid", [ASK_DECLARER] = "declarer",
		[ASK_TRUMP] = "trump", [ASK_KONTRA] = "kontra" };
	const char *const answers[] = { msg_word_no.text[t->lang], msg_word_yes.text[t->lang] };
	const struct ulti_known known = ulti_known_by(t);
	const struct ulti_dispute then = ulti_dispute_said(was);
	unsigned stage = then.facts[ULTI_FACT_STAGE], made;
	const char *value;

	if (!is_offered(t, question, was))
		return;
	switch ((enum ulti_asking)question) {
	case ASK_COUNT:
		/* the time of discovery: 13.§ (1) 2, or in play 13.§ (3) 9 */
		buf_str(b, count_choices[stage == ULTI_ANSWER_BEFORE_BID ? 0 : stage == ULTI_ANSWER_AUCTION ? 1
			: stage == ULTI_ANSWER_AUCTION_REDEAL ? 3 : 2]->text[t->lang]);
		break;
	case ASK_CLAIMANT:
		write_seat(b, was->claimant);
		break;
	case ASK_OFFENDER:
		write_seat(b, was->offender);
		buf_str(b, !was->by_spectator ? "" : t->lang == LANG_HU ? "kibic" : "spectator");
		break;
	case ASK_DEALT:
		write_seat(b, was->dealer);
		break;
	case ASK_TRICK:
		buf_str(b, was->trick ? num_of(was->trick).text : "");
		break;
	case ASK_AT_ONCE:
		buf_str(b, answers[!was->late]);
		break;
	case ASK_AGREED:
		buf_str(b, answers[was->agreed]);
		break;
	case ASK_MATTERS:
		buf_str(b, answers[!was->minor]);
		break;
	case ASK_AGREED_ON:
	case ASK_POINTS:
		for (int i = 0; i < was->point_count; i++)
			buf_printf(b, i ? ",%d" : "%d", was->points[i]);
		break;
	case ASK_BID:
	case ASK_DECLARER:
	case ASK_TRUMP:
	case ASK_KONTRA:
		buf_str(b, court_fact(was, keys[question]));
		break;
	case ASK_FACT:
		/* the words of a code, if any */
		value = court_fact(was, ulti_fact_code(known.missing));
		if (value[0] && (ulti_fact_kind(known.missing) == ULTI_KIND_WORD
			|| ulti_fact_kind(known.missing) == ULTI_KIND_YES_NO))
			value = ulti_answer_name(t->lang, then.facts[known.missing]);
		buf_str(b, value);
		break;
	case ASK_REASON:
		buf_str(b, was->state == t->now.said.state ? was->reason : "");
		break;
	case ASK_SEATS:
		buf_str(b, was->seats);
		break;
	case ASK_DETAIL:
	case ASK_DETAIL_2:
	case ASK_DETAIL_3:
		if (known.dispute.case_no == ULTI_CASE_JURY)
			buf_str(b, was->act);
		else
			ulti_detail_former(b, t, was, question - ASK_DETAIL);
		break;
	case ASK_MADE:
		made = then.deal.bid != known.dispute.deal.bid ? ULTI_UNSAID
			: then.deal.made[ulti_bid_at(then.deal.bid)->parts[unknown_part(&known)].part];
		buf_str(b, made == ULTI_UNSAID ? "" : answers[made == ULTI_MADE]);
		break;
	case ASK_SILENT:
		for (size_t i = 1; i < sizeof silents / sizeof *silents; i++)
			buf_str(b, then.deal.silent_ulti == silents[i].side
				&& then.deal.silent_ulti_result == silents[i].result ? silent_choices[i]->text[t->lang] : "");
		break;
	case ASK_SEEN:
	case ASK_JUDGE:
	case ASKINGS:
		break;
	}
}

const struct msg *ulti_question_help(const struct court_talk *talk, int question)
{
	const struct ulti_known known = ulti_known_by(talk);
	bool is_of_talon = known.dispute.case_no == ULTI_CASE_2_3;

	if (is_of_talon && question == ASK_OFFENDER)
		return &msg_talk_offender_talon_help;
	if (question == ASK_CLAIMANT && ulti_is_thrown(known.dispute.case_no))
		return &msg_talk_claimant_thrown_help;
	return is_of_talon && question == ASK_FACT && known.missing == ULTI_FACT_PREVIOUS_BID
		? &msg_talk_bid_standing_help : askings[question].help;
}

/* ---- an answer -------------------------------------------------------------------------------------- */

/* Take the preset of the question for Enter. False, after reporting it, if there is none. */
static bool put_preset(struct answering *a, int question)
{
	enum preset kind = preset_kind(a->talk, &a->known, question);
	const char *preset = preset_of(a->talk, &a->known, question);

	if (question == ASK_JUDGE && !preset[0])
		return say_again(a, &msg_talk_judge_again, "");
	if (kind == NO_PRESET)
		return say_again(a, &msg_talk_no_default, "");
	if (kind == PRESET_RULES || kind == PRESET_EMPTY)
		return true;
	return !preset[0] || put(a, (enum ulti_asking)question, preset);
}

/* Write the facts back in words; the offender is the talk's. */
static void write_back(struct answering *a)
{
	if (a->is_changed) {
		a->known.said.offender = (int8_t)a->talk->now.said.offender;
		ulti_dispute_write(&a->known.said, &a->talk->now.said);
	}
}

bool ulti_question_answer(struct court_talk *talk, int question, const char *answer, struct buf *b)
{
	struct answering a = { .talk = talk, .known = ulti_known_by(talk), .out = b };

	if (!(answer[0] ? put(&a, (enum ulti_asking)question, answer) : put_preset(&a, question)))
		return false;
	write_back(&a);
	asking_done(talk, (enum ulti_asking)question);
	if (talk->now.said.late || talk->now.said.minor)
		talk->now.said.point_count = 0;   /* if the play goes on nobody pays */
	if (talk->is_full && ulti_is_late_meld(talk->scene, &talk->now.said)) {
		pass_to_jury(&a, "6.§ (6)", &msg_talk_late_meld);
		write_back(&a);
	}
	return true;
}
