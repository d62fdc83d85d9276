/* Write a dispute and its ruling in words: questions and answers, refusals, consequences, the sum. */
#include "games/ulti/court/messages.h"
#include "games/ulti/court/court.h"

#include <stdio.h>
#include <string.h>

const struct court_kind ulti_kinds[] = {
#define RULING(kind, word) \
	[ULTI_RULING_##kind] = { #word, &msg_ruling_##word, ULTI_RULING_##kind == ULTI_RULING_REDEAL, \
		ULTI_RULING_##kind == ULTI_RULING_CONTINUE, ULTI_RULING_##kind == ULTI_RULING_JURY },
#include "games/ulti/rules/rulings.def"
#undef RULING
	[ULTI_RULING_COUNT] = { NULL, NULL, false, false, false },
};

const char *ulti_fact_question(enum lang lang, int fact)
{
	static const struct msg *const questions[ULTI_FACT_COUNT] = {
#define FACT(fact, word, kind) [ULTI_FACT_##fact] = &msg_ask_##word,
#include "games/ulti/rules/facts.def"
#undef FACT
	};

	return questions[fact]->text[lang];
}

const char *ulti_answer_name(enum lang lang, int answer)
{
	static const struct msg *const names[ULTI_ANSWER_COUNT] = {
#define ANSWER(number, name, word) [ULTI_ANSWER_##number] = &msg_answer_##name,
#define SIDE(number, word)
#include "games/ulti/rules/answers.def"
#undef ANSWER
#undef SIDE
	};

	return names[answer] ? names[answer]->text[lang] : "";
}

/* ---- refusals ---------------------------------------------------------------------------------- */

/* Write the possible values of a fact: the words allowed by the case, or the form of its kind. */
static const char *fact_form(int case_no, int fact, char *out, size_t size)
{
	static const char *const forms[] = {
		[ULTI_KIND_BID] = "40-100+ulti",
		[ULTI_KIND_SEAT] = "A, B, C, D",
		[ULTI_KIND_SEAT_OR_NOBODY] = "A, B, C, D, null",
		[ULTI_KIND_SEATS] = "[\"A\",\"B\"]",
		[ULTI_KIND_PARTS] = "[\"parti\",\"4-asz\"]",
		[ULTI_KIND_YES_NO] = "true, false",
		[ULTI_KIND_CONTRACT] = "{\"ulti\":…}",
		[ULTI_KIND_POINTS] = "{\"A\":-20,\"B\":10,\"C\":10}",
		[ULTI_KIND_TEXT] = "\"…\"",
	};
	enum ulti_fact_kind kind = ulti_fact_kind(fact);

	return kind == ULTI_KIND_WORD ? ulti_fact_form(LANG_EN, case_no, fact, "", out, size) : forms[kind];
}

bool ulti_judge_refuse(struct err *e, const struct ulti_dispute *dispute, const struct ulti_ruling *ruling,
	enum ulti_judge_refusal refusal)
{
	static const struct msg *const msgs[ULTI_JUDGE_REFUSAL_COUNT] = {
		[ULTI_JUDGE_NO_SUCH_CASE] = &msg_judge_no_such_case,
		[ULTI_JUDGE_DECLARER_NOT_PLAYING] = &msg_judge_not_playing,
		[ULTI_JUDGE_OFFENDER_NOT_PLAYING] = &msg_judge_not_playing,
		[ULTI_JUDGE_FACT_MISSING] = &msg_judge_fact_missing,
		[ULTI_JUDGE_FACT_UNASKED] = &msg_judge_fact_unasked,
		[ULTI_JUDGE_KONTRA_UNASKED] = &msg_judge_kontra_unasked,
		[ULTI_JUDGE_RESULT_UNASKED] = &msg_judge_result_unasked,
		[ULTI_JUDGE_ANSWER_UNKNOWN] = &msg_judge_bad_fact,
		[ULTI_JUDGE_FACT_SEAT] = &msg_judge_fact_seat,
		[ULTI_JUDGE_FACT_PART] = &msg_judge_fact_part,
		[ULTI_JUDGE_POINTS_NOT_ZERO_SUM] = &msg_judge_not_zero_sum,
		[ULTI_JUDGE_OFFENDER_NOT_DECLARER] = &msg_judge_not_declarer,
		[ULTI_JUDGE_BID_NOT_PLAIN] = &msg_judge_not_plain,
		[ULTI_JUDGE_BID_HIGHER] = &msg_judge_bid_higher,
		[ULTI_JUDGE_MELD_ALLOWED] = &msg_judge_meld_allowed,
		[ULTI_JUDGE_MELD_OWN] = &msg_judge_meld_own,
		[ULTI_JUDGE_NO_PARTI] = &msg_judge_no_parti,
		[ULTI_JUDGE_NOTHING_SILENT] = &msg_judge_nothing_silent,
		[ULTI_JUDGE_UNCHECKABLE_MADE] = &msg_judge_uncheckable_made,
	};
	const struct ulti_case *row = ulti_case_at(dispute->case_no);
	/* The settlement's refusals cover a dispute's players, bids and contract. */
	enum ulti_refusal of_deal = refusal == ULTI_JUDGE_NOT_THREE_PLAYERS ? ULTI_NOT_THREE_PLAYERS
		: refusal == ULTI_JUDGE_NO_SUCH_BID ? ULTI_NO_SUCH_BID
		: refusal == ULTI_JUDGE_DEAL ? (enum ulti_refusal)ruling->deal_refusal : ULTI_FINE;
	char words[128] = "";

	if (of_deal != ULTI_FINE)
		return ulti_refuse(e, &ulti_mausz_2017, of_deal);
	if (!row)
		return err_set(e, ERR_REFUSED, &msg_judge_no_such_case, MSG_NO_ARGS);
	bool is_warning = refusal == ULTI_JUDGE_FACT_SEAT && ruling->fact == ULTI_FACT_WARNED_BY;
	return err_set(e, ERR_REFUSED, is_warning ? &msg_judge_warned : msgs[refusal], MSG_ARGS(row->no,
		ulti_fact_code(ruling->fact), fact_form(dispute->case_no, ruling->fact, words, sizeof words)));
}

/* ---- consequences ------------------------------------------------------------------------------ */

/* Find the only guilty seat; ULTI_NO_SEAT if there is none or more than one. */
static int guilty_seat(const struct ulti_ruling *ruling)
{
	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		if (ruling->guilty == 1u << seat)
			return seat;
	}
	return ULTI_NO_SEAT;
}

/* Write a message that may begin with {0}: "Seat B", „Valaki”. */
static void write_sentence(struct buf *b, enum lang lang, const struct msg *msg, const char *const args[])
{
	size_t start = b->len;

	buf_msg(b, lang, msg, args);
	court_capitalise(b, start);
}

void ulti_follows_write(struct buf *b, enum lang lang, const struct ulti_dispute *dispute,
	const struct ulti_ruling *ruling, const char *const *names)
{
	static const struct msg *const msgs[ULTI_CONSEQUENCE_COUNT] = {
#define CONSEQUENCE(follows, text, ...) [ULTI_FOLLOWS_##follows] = &msg_follows_##text,
#include "games/ulti/rules/consequences.def"
#undef CONSEQUENCE
	};
	const struct msg *msg = msgs[ruling->follows];
	const struct ulti_bid *priced = ulti_bid_at(ruling->priced_bid);
	struct buf who = { 0 }, subject = { 0 };

	if (msg == &msg_follows_whole_bid && guilty_seat(ruling) != dispute->deal.declarer)
		msg = &msg_follows_whole_bid_defender;
	/* the paid bid, or the parts that cannot be checked */
	if (ruling->follows != ULTI_FOLLOWS_UNCHECKED_PAID)
		buf_str(&subject, priced ? priced->name : "");
	for (int part = 0; part < ULTI_PART_COUNT && ruling->follows == ULTI_FOLLOWS_UNCHECKED_PAID; part++) {
		if (dispute->facts[ULTI_FACT_UNCHECKABLE] >> part & 1)
			buf_printf(&subject, subject.len ? ", %s" : "%s", ulti_item_name(lang, part));
	}
	/*
	 * The payment of the whole bid mentions kontras only if some count. A wrong number precedes every kontra;
	 * the moment of discovery counts.
	 */
	bool is_found = msg == &msg_follows_contract_won || dispute->case_no == ULTI_CASE_3_9;
	const char *kontras = (is_found ? &msg_follows_kontras_won : &msg_follows_kontras)->text[lang];
	if (msg == &msg_follows_whole_bid && ulti_kontra_time(dispute) == ULTI_KONTRA_NEVER)
		kontras = msg_follows_kontra_never.text[lang];
	else if (!ulti_kontra_is_said(&dispute->deal))
		kontras = dispute->kontra_is_known ? msg_follows_kontra_none.text[lang] : "";
	court_who_write(&who, lang, guilty_seat(ruling), names);
	if (ruling->follows == ULTI_FOLLOWS_SPEAKER_PAYS)
		write_sentence(b, lang, &msg_ruling_speaker, MSG_ARGS(buf_text(&who)));
	write_sentence(b, lang, msg, MSG_ARGS(buf_text(&who), buf_text(&subject), kontras));
	buf_free(&who);
	buf_free(&subject);
}

/* Add up the payments to a seat by the steps: for itself, or in a partner's stead. */
static int paid_to(const struct ulti_ruling *ruling, int payee, bool instead)
{
	int points = 0;

	for (int i = 0; i < ruling->step_count; i++) {
		const struct ulti_step *step = &ruling->steps[i];
		if (step->payee == payee && (step->instead_of != ULTI_NO_SEAT) == instead)
			points += ulti_step_points(step);
	}
	return points;
}

void ulti_partner_write(struct buf *b, enum lang lang, const struct ulti_dispute *dispute,
	const struct ulti_ruling *ruling, const char *const *names)
{
	int guilty = guilty_seat(ruling), declarer = dispute->deal.declarer, partner = ULTI_NO_SEAT;
	struct buf who[3] = { { 0 }, { 0 }, { 0 } };

	for (int i = 0; i < ruling->step_count; i++) {
		if (ruling->steps[i].instead_of != ULTI_NO_SEAT)
			partner = ruling->steps[i].instead_of;
	}
	if (partner == ULTI_NO_SEAT)
		return;
	court_who_write(&who[0], lang, guilty, names);
	court_who_write(&who[1], lang, declarer, names);
	court_who_write(&who[2], lang, partner, names);
	write_sentence(b, lang, &msg_follows_partner,
		MSG_ARGS(buf_text(&who[0]), buf_text(&who[1]), buf_text(&who[2]),
			num_of(paid_to(ruling, declarer, false)).text,
			num_of(paid_to(ruling, declarer, true)).text,
			num_of(paid_to(ruling, partner, false)).text));
	for (int i = 0; i < 3; i++)
		buf_free(&who[i]);
}

void ulti_ruling_write(struct buf *b, enum lang lang, const struct ulti_dispute *dispute,
	const struct ulti_ruling *ruling)
{
	struct buf partner = { 0 };
	bool is_first = true;

	ulti_follows_write(b, lang, dispute, ruling, NULL);
	ulti_partner_write(&partner, lang, dispute, ruling, NULL);
	if (partner.len > 0)
		buf_char(b, ' ');
	buf_str(b, buf_text(&partner));
	buf_free(&partner);
	buf_str(b, ruling->pays ? msg_ruling_points.text[lang] : "");
	for (int seat = 0; seat < ULTI_SEATS && ruling->pays; seat++) {
		if (!ulti_deal_seats(&dispute->deal, seat))
			continue;
		buf_printf(b, "%s%s %s%d", is_first ? "" : ", ", ulti_seat_code(seat),
			ruling->points[seat] > 0 ? "+" : "", ruling->points[seat]);
		is_first = false;
	}
	buf_str(b, ruling->pays ? "." : "");
}

/* ---- weak readings ----------------------------------------------------------------------------- */

void ulti_letter_write(struct buf *b, enum lang lang, const struct ulti_letter *letter, unsigned players)
{
	static const struct { const char *reading; const struct msg *sentence; } sentences[] = {
		{ "R-11", &msg_letter_11 }, { "R-18", &msg_letter_18 }, { "R-33", &msg_letter_33 },
		{ "R-37", &msg_letter_37 }, { "R-39", &msg_letter_39 }, { "R-52", &msg_letter_52 },
	};
	const char *bid = letter->bid ? ulti_bid_at(letter->bid)->name : "";
	struct buf points = { 0 };
	size_t at = 0;

	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		if (players >> seat & 1)
			buf_printf(&points, "%s%s %s", points.len > 0 ? ", " : "", ulti_seat_code(seat),
				num_signed(letter->points[seat]).text);
	}
	while (strcmp(sentences[at].reading, letter->reading) != 0)
		at++;
	buf_msg(b, lang, sentences[at].sentence, MSG_ARGS(buf_text(&points), bid));
	buf_free(&points);
}
