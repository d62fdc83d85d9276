/*
 * The dialogue of a ruling: which question comes next follows from what is known; how it stands on the
 * screen, and what Enter gives.
 */
#include "games/messages.h"
#include "games/ulti/court/court.h"
#include "games/ulti/court/messages.h"

#include <stdio.h>
#include <string.h>

/* ---- what is known ------------------------------------------------------------------------------ */

struct ulti_known ulti_known_by(const struct court_talk *talk)
{
	struct court_ruling ruling = { .said = talk->now.said };
	struct ulti_known known;
	struct err none = { 0 };

	ulti_court_judge(talk->scene, &ruling, &known.missing, &none);
	int dealer = ruling.said.dealer == GAME_NO_SEAT ? talk->scene->dealer : ruling.said.dealer;
	known.dispute = ulti_dispute_said(&ruling.said);
	known.dispute.deal.players = ulti_players_at(talk->scene->seats, dealer);
	if (known.missing < 0 && talk->is_full && ulti_wants_meld(&ruling.said, &known.dispute))
		known.missing = ULTI_FACT_MELD;
	return known;
}

struct ulti_dispute ulti_answered(const struct court_talk *talk)
{
	return ulti_dispute_said(&talk->now.said);
}

bool ulti_answered_put(struct court_talk *talk, const struct ulti_dispute *d)
{
	ulti_dispute_write(d, &talk->now.said);
	return true;
}

void ulti_asking_done(struct court_talk *talk, enum ulti_asking question)
{
	talk->now.asked |= UINT64_C(1) << question;
}

uint32_t ulti_words_of(const struct ulti_known *known)
{
	return ulti_case_at(known->dispute.case_no)->answers;
}

/* ---- how a question stands on the screen ----------------------------------------------------------- */

static void write_choices(const struct court_talk *t, struct buf *b, const struct msg *const choices[])
{
	for (int i = 0; choices[i]; i++)
		buf_printf(b, "\n  %d = %s", i + 1, choices[i]->text[t->lang]);
}

static void write_count(const struct court_talk *t, const struct ulti_known *k, struct buf *b)
{
	(void)k;
	write_choices(t, b, ulti_count_choices);
}

static void write_silent_parts(const struct court_talk *t, const struct ulti_known *k, struct buf *b)
{
	(void)k;
	write_choices(t, b, ulti_silent_choices);
}

static void write_yes_no(const struct court_talk *t, const struct ulti_known *k, struct buf *b)
{
	(void)k;
	buf_str(b, msg_talk_yes_no_signs.text[t->lang]);
}

static void write_seats(const struct court_talk *t, const struct ulti_known *k, struct buf *b)
{
	court_seats_list(t, b, ulti_seats_named(t, k));
}

/* In the jury's case the dealer who sits out and a spectator too. */
static void write_offenders(const struct court_talk *t, const struct ulti_known *k, struct buf *b)
{
	court_seats_list(t, b, ulti_seats_blamed(t, k));
	if (k->dispute.case_no == ULTI_CASE_JURY)
		buf_str(b, msg_talk_spectator.text[t->lang]);
}

static void write_nothing(const struct court_talk *t, const struct ulti_known *k, struct buf *b)
{
	(void)t, (void)k, (void)b;
}

/* Who is offered may have gone home since. */
static void write_jurors(const struct court_talk *t, const struct ulti_known *k, struct buf *b)
{
	(void)k;
	if (!t->asks_judge && t->jurors && t->jurors[0] && !court_own_judge(t, t->jurors))
		buf_msg(b, t->lang, &msg_talk_judge_last, MSG_ARGS(t->jurors));
}

static int first_defender(const struct ulti_deal *deal)
{
	int seat = 0;

	while (seat + 1 < ULTI_SEATS && (seat == deal->declarer || !ulti_deal_seats(deal, seat)))
		seat++;
	return seat;
}

/* Of a deal that is recorded: all its kontras, or none. */
static void write_kontra(const struct court_talk *t, const struct ulti_known *k, struct buf *b)
{
	struct buf words = { 0 };
	struct ulti_deal recorded;

	if (!ulti_kontra_recorded(t->scene, &k->dispute, &recorded))
		return;
	const struct ulti_bid *bid = ulti_bid_at(recorded.bid);
	const char *defender = text_seat_code(first_defender(&k->dispute.deal));
	const char *part = ulti_item_name(t->lang, bid->parts[0].part);
	const char *example = bid->colour == ULTI_COLOURLESS ? defender : part;
	ulti_modifiers_say(&words, t->lang, &recorded);
	buf_msg(b, t->lang, &msg_talk_kontra_choices, MSG_ARGS(buf_text(&words), example));
	buf_free(&words);
}

/* The parts of the bid that may be past checking, in words: "40-100, 4 ász". */
void ulti_parts_write(const struct court_talk *t, const struct ulti_known *k, struct buf *b)
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

/* Of several seats an example: the last two of who play, "B, C". */
static void write_several(const struct court_talk *t, const struct ulti_known *k, struct buf *b)
{
	const unsigned seats = ulti_seats_named(t, k);
	int last = ULTI_SEATS - 1;

	while (!(seats >> last & 1))
		last--;
	int before = last - 1;
	while (!(seats >> before & 1))
		before--;
	struct buf pair = { 0 };
	buf_printf(&pair, "%s, ", text_seat_code(before));
	buf_str(&pair, text_seat_code(last));
	buf_msg(b, t->lang, &msg_talk_several, MSG_ARGS(buf_text(&pair)));
	buf_free(&pair);
}

/* The question of a fact as the rules' table has it, and what it can be. */
static void write_fact(const struct court_talk *t, const struct ulti_known *k, struct buf *b)
{
	enum ulti_fact_kind kind = ulti_fact_kind(k->missing);
	struct buf parts = { 0 };
	int n = 0;

	if (kind == ULTI_KIND_PARTS) {
		ulti_parts_write(t, k, &parts);
		buf_msg(b, t->lang, &msg_talk_parts, MSG_ARGS(buf_text(&parts)));
		buf_free(&parts);
		return;
	}
	bool is_of_talon = k->dispute.case_no == ULTI_CASE_2_3 && k->missing == ULTI_FACT_PREVIOUS_BID;
	buf_str(b, is_of_talon ? msg_talk_bid_standing.text[t->lang] : ulti_fact_question(t->lang, k->missing));
	for (int answer = 0; kind == ULTI_KIND_WORD && answer < ULTI_ANSWER_COUNT; answer++) {
		if (ulti_words_of(k) >> answer & 1)
			buf_printf(b, "\n  %d = %s", ++n, ulti_answer_name(t->lang, answer));
	}
	if (kind == ULTI_KIND_YES_NO)
		write_yes_no(t, k, b);
	if (kind == ULTI_KIND_SEATS)
		write_several(t, k, b);
	if (kind == ULTI_KIND_SEAT || kind == ULTI_KIND_SEATS || kind == ULTI_KIND_SEAT_OR_NOBODY)
		court_seats_list(t, b, ulti_seats_of_fact(t, k));
	if (kind == ULTI_KIND_SEAT_OR_NOBODY)
		buf_printf(b, "\n  - = %s", msg_word_nobody.text[t->lang]);
}

/* Another than the offender: but whose number of cards was wrong may be anybody's. */
static void write_detail(const struct court_talk *t, const struct ulti_known *k, struct buf *b)
{
	const struct ulti_dispute *d = &k->dispute;
	unsigned own = d->offender == GAME_NO_SEAT || d->case_no == ULTI_CASE_1_2 ? 0 : 1u << d->offender;

	if (ulti_detail_is_seat(d->case_no, 0))
		court_seats_list(t, b, ulti_seats_named(t, k) & ~own);
}

static void write_detail_2(const struct court_talk *t, const struct ulti_known *k, struct buf *b)
{
	if (ulti_detail_is_seat(k->dispute.case_no, 1))
		write_seats(t, k, b);
}

/* ---- the table of questions -------------------------------------------------------------------------- */

enum preset { NO_PRESET, PRESET_YES, PRESET_NO, PRESET_EMPTY, PRESET_JUDGE, PRESET_RULES, PRESET_NONE,
	PRESET_WORDS, PRESET_BID, PRESET_STARTER, PRESET_TRICK };

/* A question without words of its own is asked in those of its fact or detail. */
static const struct msg msg_no_words = { { "", "" } };

static const struct asking {
	bool (*wants)(const struct court_talk *talk, const struct ulti_known *known);
	const struct msg *question, *help;
	void (*write)(const struct court_talk *t, const struct ulti_known *k, struct buf *b);
	bool (*put)(struct ulti_answering *a, const char *answer);
	uint8_t preset;        /* what Enter gives: PRESET_EMPTY, nothing at all */
	bool repeats;          /* as long as it is wanted */
} askings[ASKINGS] = {
#define QUESTION(code, name, question, help, write, preset, repeats) \
	[ASK_##code] = { ulti_wants_##name, &msg_##question, &msg_##help, write, ulti_put_##name, preset, \
		repeats },
#include "games/ulti/court/questions.def"
#undef QUESTION
};

int ulti_question_next(const struct court_talk *talk)
{
	const struct ulti_known known = ulti_known_by(talk);

	for (int i = 0; i < ASKINGS; i++) {
		if ((askings[i].repeats || !(talk->now.asked >> i & 1)) && askings[i].wants(talk, &known))
			return i;
	}
	return -1;
}

/* Whoever made the last bid of the sheet is at fault in the auction: it is that bid; "" if it cannot be. */
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

/* Who was to open in 13.§ (2) 6 and was skipped in 13.§ (2) 7, by the dealer. */
static int starter_of(const struct court_talk *t, const struct ulti_known *k)
{
	bool is_of_start = k->dispute.case_no == ULTI_CASE_2_6 || k->dispute.case_no == ULTI_CASE_2_7;

	return is_of_start ? ulti_starter(t->scene, &t->now.said) : GAME_NO_SEAT;
}

/* The preset of a question; the jury does not need the bid, and recorded kontras are not passed over. */
static int preset_kind(const struct court_talk *t, const struct ulti_known *k, int question)
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
	return is_contract && k->missing != ULTI_FACT_BID && k->missing != ULTI_FACT_DECLARER
		? PRESET_EMPTY
		: askings[question].preset;
}

/* What Enter gives, "" if nothing does. */
static const char *preset_of(const struct court_talk *t, const struct ulti_known *k, int question)
{
	static const struct msg *const words[] = {
		[NO_PRESET] = &msg_no_words, [PRESET_YES] = &msg_word_yes, [PRESET_NO] = &msg_word_no,
		[PRESET_EMPTY] = &msg_talk_skip, [PRESET_JUDGE] = &msg_no_words, [PRESET_RULES] = &msg_talk_as_rules,
		[PRESET_NONE] = &msg_talk_none, [PRESET_WORDS] = &msg_no_words,
		[PRESET_BID] = &msg_no_words, [PRESET_STARTER] = &msg_no_words,
		[PRESET_TRICK] = &msg_no_words,
	};
	static const char *const numbers[ULTI_TRICKS + 1] = { "", "1", "2", "3", "4", "5", "6", "7", "8", "9",
		"10" };
	int kind = preset_kind(t, k, question);

	if (kind == PRESET_BID)
		return own_bid(t, k);
	if (kind == PRESET_STARTER)
		return text_seat_code(starter_of(t, k));
	if (kind == PRESET_TRICK)
		return numbers[ulti_trick_said(t->words)];
	if (kind == PRESET_JUDGE)
		return court_own_judge(t, t->jurors) ? "" : t->jurors;
	return kind == PRESET_WORDS ? t->words : words[kind]->text[t->lang];
}

/* What {0} of a question is. */
static const char *argument(const struct court_talk *t, const struct ulti_known *k, int question)
{
	const struct ulti_bid *bid = question == ASK_MADE ? ulti_bid_at(k->dispute.deal.bid) : NULL;
	const char *idle;

	if (bid)
		return ulti_item_name(t->lang, bid->parts[ulti_unknown_part(k)].part);
	if (question == ASK_SEATS)
		return t->scene->seats == ULTI_SEATS ? "BACD" : "BAC";
	return ulti_points_form(t->scene, &t->now.said, &idle);
}

/* Whose bid, and which. */
static const struct msg *bid_question(int case_no)
{
	return case_no == ULTI_CASE_2_4   ? &msg_detail_bid_said
		: case_no == ULTI_CASE_2_7 ? &msg_talk_bid_second
		: case_no == ULTI_CASE_3_2 ? &msg_talk_bid_before
					   : &msg_talk_bid;
}

void ulti_question_ask(const struct court_talk *talk, int question, struct buf *b, char preset[COURT_JUDGE])
{
	const struct asking *asking = &askings[question];
	const struct ulti_known known = ulti_known_by(talk);
	bool is_detail = question >= ASK_DETAIL && question <= ASK_DETAIL_3;
	bool is_turned_down = question == ASK_SEEN && talk->now.said.state == COURT_DISMISSED;
	bool is_of_talon = question == ASK_OFFENDER && known.dispute.case_no == ULTI_CASE_2_3;
	const struct msg *words = is_detail ? ulti_detail_question(&known.dispute, question - ASK_DETAIL)
		: is_of_talon    ? &msg_talk_offender_talon
		: is_turned_down ? &msg_talk_seen_dismissed
				 : asking->question;

	if (question == ASK_BID)
		words = bid_question(known.dispute.case_no);

	buf_msg(b, talk->lang, words, MSG_ARGS(argument(talk, &known, question)));
	asking->write(talk, &known, b);
	snprintf(preset, COURT_JUDGE, "%s", preset_of(talk, &known, question));
}

/* The answer to the fact that is asked: the words of a code, where it has some. */
static void write_former_fact(struct buf *b, enum lang lang, int fact, const struct court_dispute *was)
{
	const char *value = court_fact(was, ulti_fact_code(fact));
	unsigned answer = ulti_dispute_said(was).facts[fact];
	enum ulti_fact_kind kind = ulti_fact_kind(fact);

	buf_str(b, value[0] && (kind == ULTI_KIND_WORD || kind == ULTI_KIND_YES_NO)
		? ulti_answer_name(lang, (int)answer) : value);
}

/* When a wrong number of cards came to light: 13.§ (1) 2, or in play 13.§ (3) 9. */
static const char *former_count(enum lang lang, const struct court_dispute *was)
{
	unsigned stage = ulti_dispute_said(was).facts[ULTI_FACT_STAGE];

	return ulti_count_choices[stage == ULTI_ANSWER_BEFORE_BID ? 0 : stage == ULTI_ANSWER_AUCTION ? 1
		: stage == ULTI_ANSWER_AUCTION_REDEAL ? 3 : 2]->text[lang];
}

static void write_former_points(struct buf *b, const struct court_dispute *was)
{
	for (int i = 0; i < was->point_count; i++)
		buf_printf(b, i ? ",%d" : "%d", was->points[i]);
}

static void write_former_seat(struct buf *b, int seat)
{
	if (seat != GAME_NO_SEAT)
		buf_str(b, text_seat_code(seat));
}

/* Is the former answer offered? It does not fit another case, nor another offender. */
static bool is_offered(const struct court_talk *t, int question, const struct court_dispute *was)
{
	/* Who claimed without ground is at fault only where tricks were looked at. */
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
	bool is_jurys = known.dispute.case_no == ULTI_CASE_JURY;

	if (!is_offered(t, question, was))
		return;
	buf_str(b, keys[question] ? court_fact(was, keys[question]) : "");
	switch (question) {
	case ASK_COUNT:
		buf_str(b, former_count(t->lang, was));
		break;
	case ASK_CLAIMANT:
		write_former_seat(b, was->claimant);
		break;
	case ASK_OFFENDER:
		write_former_seat(b, was->offender);
		buf_str(b, was->by_spectator ? "kibic" : "");
		break;
	case ASK_DEALT:
		write_former_seat(b, was->dealer);
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
		write_former_points(b, was);
		break;
	case ASK_FACT:
		write_former_fact(b, t->lang, known.missing, was);
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
		if (is_jurys)
			buf_str(b, was->act);
		else
			ulti_detail_former(b, t, was, question - ASK_DETAIL);
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

/* Enter: what the question has for it. False: it has nothing, which is said. */
static bool take_preset(struct ulti_answering *a, int question)
{
	int kind = preset_kind(a->talk, &a->known, question);
	const char *preset = preset_of(a->talk, &a->known, question);

	if (kind == NO_PRESET)
		return ulti_say_again(a, &msg_talk_no_default, "");
	if (kind == PRESET_RULES || kind == PRESET_NONE || kind == PRESET_EMPTY)
		return true;
	return !preset[0] || askings[question].put(a, preset);
}

bool ulti_question_answer(struct court_talk *talk, int question, const char *answer, struct buf *b)
{
	struct ulti_answering a = { .talk = talk, .known = ulti_known_by(talk), .out = b };

	if (!(answer[0] ? askings[question].put(&a, answer) : take_preset(&a, question)))
		return false;
	ulti_asking_done(talk, (enum ulti_asking)question);
	if (talk->now.said.late || talk->now.said.minor)
		talk->now.said.point_count = 0;   /* where the play goes on nobody pays */
	if (talk->is_full && ulti_is_late_meld(talk->scene, &talk->now.said))
		ulti_pass_to_jury(&a, "6.§ (6)", &msg_talk_late_meld);
	return true;
}
