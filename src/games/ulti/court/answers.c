/* What an answer of the dialogue does: claim, facts, act, reasons, jurors. */
#include "games/messages.h"
#include "games/ulti/court/court.h"
#include "games/ulti/court/messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool ulti_say_again(const struct ulti_answering *a, const struct msg *msg, const char *arg)
{
	return court_again(a->talk, a->out, msg, arg);
}

unsigned ulti_seats_named(const struct court_talk *talk, const struct ulti_known *known)
{
	unsigned all = (1u << talk->scene->seats) - 1;

	return known->dispute.case_no == ULTI_CASE_1_5 ? all : all & known->dispute.deal.players;
}

unsigned ulti_seats_blamed(const struct court_talk *talk, const struct ulti_known *known)
{
	bool is_jurys = known->dispute.case_no == ULTI_CASE_JURY;

	return is_jurys ? (1u << talk->scene->seats) - 1 : ulti_seats_named(talk, known);
}

unsigned ulti_seats_of_fact(const struct court_talk *talk, const struct ulti_known *known)
{
	const struct ulti_dispute *d = &known->dispute;
	bool is_other = known->missing == ULTI_FACT_WARNED_BY && d->offender != GAME_NO_SEAT;

	return ulti_seats_named(talk, known) & ~(is_other ? 1u << d->offender : 0);
}

int ulti_seat_named(const struct ulti_answering *a, const char *answer)
{
	return court_seat_of(a->talk, answer, ulti_seats_named(a->talk, &a->known));
}

bool ulti_seat_again(const struct ulti_answering *a)
{
	return court_seat_again(a->talk, a->out, ulti_seats_named(a->talk, &a->known));
}

bool ulti_yes_no_put(const struct ulti_answering *a, const char *answer, bool *yes)
{
	int said = court_yes_no_typed(answer);

	*yes = said == 1;
	return said >= 0 || ulti_say_again(a, &msg_talk_yes_no, "");
}

/* ---- answers: true, and it is put in; false, and it was said what is wrong with it ----------------- */

const struct msg *const ulti_count_choices[]
	= { &msg_talk_before_bid, &msg_talk_in_auction, &msg_talk_in_play, &msg_talk_dealt_again, NULL };
const struct msg *const ulti_silent_choices[] = { &msg_talk_silent_none, &msg_talk_silent_dm,
	&msg_talk_silent_dl, &msg_talk_silent_vm, &msg_talk_silent_vl, NULL };
enum { CHOICES = 8, IN_PLAY = 3 };

/* Which of the texts is meant, from 1; 0: none. */
static int choice_of(const struct ulti_answering *a, const char *answer, const struct msg *const choices[])
{
	const char *texts[CHOICES];
	int count = 0;

	for (; choices[count]; count++)
		texts[count] = choices[count]->text[a->talk->lang];
	return court_choice(answer, texts, count);
}

bool ulti_put_count(struct ulti_answering *a, const char *answer)
{
	static const uint8_t stages[] = { 0, ULTI_ANSWER_BEFORE_BID, ULTI_ANSWER_AUCTION, ULTI_ANSWER_NONE,
		ULTI_ANSWER_AUCTION_REDEAL };
	struct ulti_dispute d = ulti_answered(a->talk);
	int choice = choice_of(a, answer, ulti_count_choices);

	if (choice == 0)
		return ulti_say_again(a, &msg_talk_number, "4");
	d.case_no = choice == IN_PLAY ? ULTI_CASE_3_9 : ULTI_CASE_1_2;
	d.facts[ULTI_FACT_STAGE] = stages[choice];
	return ulti_answered_put(a->talk, &d);
}

/* 10.§ (3) g: tricks were looked at for a claim that is turned down, and it is the claimant's offence. */
static void blame_claimant(struct court_talk *talk)
{
	const struct ulti_dispute was = ulti_answered(talk);
	struct ulti_dispute d = ulti_dispute_of(ULTI_CASE_FALSE_CLAIM, 0);
	struct court_dispute *said = &talk->now.said;
	int accused = said->offender;

	d.deal.bid = was.deal.bid;
	d.deal.declarer = was.deal.declarer;
	d.deal.trump = was.deal.trump;
	/* All kontras count, whenever they were said: those after the act that was claimed are asked. */
	if (ulti_kontra_time(&was) == ULTI_KONTRA_ALL) {
		ulti_kontra_copy(&d.deal, &was.deal);
		d.kontra_is_known = was.kontra_is_known;
	} else {
		talk->now.asked &= ~(UINT64_C(1) << ASK_KONTRA);
	}
	d.offender = (int8_t)said->claimant;
	ulti_answered_put(talk, &d);
	said->state = COURT_DECIDED;
	said->paragraph[0] = '\0';
	memset(talk->now.details, 0, sizeof talk->now.details);
	/* What was said to have been done is what the claim said. */
	size_t n = strlen(said->act);
	n -= n > 0 && said->act[n - 1] == '.';
	if (n < COURT_DETAIL)
		snprintf(talk->now.details[1], COURT_DETAIL, "%.*s", (int)n, said->act);
	said->act[0] = said->reason[0] = '\0';
	if (accused != GAME_NO_SEAT)
		snprintf(talk->now.details[0], COURT_DETAIL, "%s", text_seat_code(accused));
}

bool ulti_put_seen(struct ulti_answering *a, const char *answer)
{
	bool yes, done = ulti_yes_no_put(a, answer, &yes);

	if (a->talk->now.said.state == COURT_DISMISSED) {
		if (done && yes)
			blame_claimant(a->talk);
		return done;
	}
	a->talk->now.said.minor = done && !yes;
	return done;
}

/* One word of "C B 6 késve"; false if it is none of these. */
static bool claim_word(const struct ulti_answering *a, const char *word, int *seats,
	struct court_dispute *said)
{
	int seat = text_seat_read(word, strlen(word), ULTI_SEATS), trick = atoi(word);
	bool plays = seat != GAME_NO_SEAT && ulti_deal_seats(&a->known.dispute.deal, seat)
		&& seat < a->talk->scene->seats;
	bool is_spectator = a->known.dispute.case_no == ULTI_CASE_JURY
		&& (strcmp(word, "kibic") == 0 || strcmp(word, "spectator") == 0);

	if (strcmp(word, "-") == 0 && *seats < 2)
		++*seats;
	else if (plays && *seats == 0)
		said->claimant = seat, ++*seats;
	else if (is_spectator && *seats == 1)
		said->by_spectator = true, ++*seats;
	else if (plays && *seats == 1 && !ulti_is_thrown(a->known.dispute.case_no))
		said->offender = seat, ++*seats;
	else if (trick >= 1 && trick <= ULTI_TRICKS && *seats > 0)
		said->trick = trick;
	else if (strcmp(word, "kesve") == 0 || strcmp(word, "late") == 0)
		said->late = true;
	else
		return false;
	return true;
}

/* "C B 6 késve": claimant, offender, trick all at once, for who knows it. */
static bool read_claim(const struct ulti_answering *a, const char *answer)
{
	struct court_dispute said = a->talk->now.said;
	char line[COURT_LINE], *rest = NULL;
	int seats = 0;

	text_fold(line, sizeof line, answer, strlen(answer));
	for (char *word = strtok_r(line, " ,", &rest); word; word = strtok_r(NULL, " ,", &rest)) {
		if (!claim_word(a, word, &seats, &said))
			return false;
	}
	if (seats < 2 && !said.trick && !said.late)
		return false;
	a->talk->now.said = said;
	ulti_asking_done(a->talk, ASK_OFFENDER);
	ulti_asking_done(a->talk, ASK_TRICK);
	ulti_asking_done(a->talk, ASK_AT_ONCE);
	return true;
}

/* In 10.§ (3) g who claimed is at fault. */
bool ulti_put_claimant(struct ulti_answering *a, const char *answer)
{
	struct court_dispute *said = &a->talk->now.said;
	int seat = ulti_seat_named(a, answer);

	if (!ulti_is_nobody(answer) && seat == GAME_NO_SEAT && !read_claim(a, answer))
		return ulti_seat_again(a);
	if (seat != GAME_NO_SEAT)
		said->claimant = seat;
	if (a->known.dispute.case_no == ULTI_CASE_FALSE_CLAIM && !said->minor && said->offender == GAME_NO_SEAT)
		said->offender = said->claimant;
	return true;
}

/* A pair that means the same in every game, such as points=-20,10,10. */
static bool put_pair(struct ulti_answering *a, const char *key, const char *answer)
{
	const struct text_pair pair = { { key, strlen(key) }, { answer, strlen(answer) } };
	struct err none = { 0 };
	bool taken;

	return court_pair_read(&ulti_court, &pair, &a->talk->now.said, &taken, &none);
}

/* What is no listed case after all: who claimed what, when and in which bid stays. */
void ulti_pass_to_jury(struct ulti_answering *a, const char *paragraph, const struct msg *why)
{
	struct court_talk *talk = a->talk;
	const struct ulti_dispute was = ulti_answered(talk);
	struct ulti_dispute d = ulti_dispute_of(ULTI_CASE_JURY, 0);

	d.deal.bid = was.deal.bid;
	d.deal.declarer = was.deal.declarer;
	d.deal.trump = was.deal.trump;
	d.offender = was.offender;
	d.trick = was.trick;
	ulti_answered_put(talk, &d);
	snprintf(talk->now.said.paragraph, sizeof talk->now.said.paragraph, "%s", paragraph);
	memset(talk->now.details, 0, sizeof talk->now.details);
	buf_msg(a->out, talk->lang, why, MSG_ARGS(ulti_case_at(was.case_no)->no));
}

/* the dealer who sits out or a spectator: of them no case tells, and the jury decides. */
static bool put_outsider(struct ulti_answering *a, const char *answer)
{
	struct court_dispute *said = &a->talk->now.said;
	const struct ulti_deal *deal = &a->known.dispute.deal;
	unsigned outside = ((1u << a->talk->scene->seats) - 1) & ~(unsigned)deal->players;

	if (ulti_case_at(a->known.dispute.case_no)->phase == ULTI_DEALING
		|| a->known.dispute.case_no == ULTI_CASE_JURY)
		return false;
	int seat = court_seat_of(a->talk, answer, outside);
	if (seat == GAME_NO_SEAT && !(put_pair(a, "by", answer) && said->by_spectator))
		return false;
	ulti_pass_to_jury(a, seat == GAME_NO_SEAT ? "" : ULTI_OF_DEALERS, &msg_talk_outsider);
	said->offender = seat;
	return true;
}

bool ulti_put_offender(struct ulti_answering *a, const char *answer)
{
	struct court_dispute *said = &a->talk->now.said;
	unsigned seats = ulti_seats_blamed(a->talk, &a->known);

	said->offender = court_seat_of(a->talk, answer, seats);
	if (said->offender != GAME_NO_SEAT || put_outsider(a, answer))
		return true;
	return (a->known.dispute.case_no == ULTI_CASE_JURY && put_pair(a, "by", answer) && said->by_spectator)
		|| court_seat_again(a->talk, a->out, seats);
}

bool ulti_put_dealt(struct ulti_answering *a, const char *answer)
{
	a->talk->now.said.dealer = ulti_seat_named(a, answer);
	return a->talk->now.said.dealer != GAME_NO_SEAT || ulti_seat_again(a);
}

bool ulti_put_trick(struct ulti_answering *a, const char *answer)
{
	int trick = atoi(answer);

	a->talk->now.said.trick = trick;
	return ulti_is_nobody(answer) || (trick >= 1 && trick <= ULTI_TRICKS)
		|| ulti_say_again(a, &msg_talk_trick_again, "");
}

bool ulti_put_at_once(struct ulti_answering *a, const char *answer)
{
	bool yes, done = ulti_yes_no_put(a, answer, &yes);

	a->talk->now.said.late = done && !yes;
	return done;
}

/* "i", "n", or at once the points that were agreed on. */
bool ulti_put_agreed(struct ulti_answering *a, const char *answer)
{
	struct court_dispute *said = &a->talk->now.said;
	char word[32];

	text_fold(word, sizeof word, answer, strlen(answer));
	if (strcmp(word, "enyhe") == 0 || strcmp(word, "minor") == 0)
		return said->minor = true;
	if (strchr(answer, ',') && put_pair(a, "points", answer)) {
		ulti_asking_done(a->talk, ASK_AGREED_ON);
		return said->agreed = true;
	}
	return ulti_yes_no_put(a, answer, &said->agreed);
}

/* What no points can be read from. */
static bool points_again(struct ulti_answering *a)
{
	const struct court_talk *t = a->talk;
	const char *idle, *form = ulti_points_form(t->scene, &t->now.said, &idle);

	buf_msg(a->out, t->lang, idle ? &msg_talk_points_again_idle : &msg_talk_points_again,
		MSG_ARGS(form, idle ? idle : ""));
	return false;
}

bool ulti_put_points(struct ulti_answering *a, const char *answer)
{
	return court_open_put(a->talk, answer) || put_pair(a, "points", answer)
		|| points_again(a);
}

bool ulti_put_agreed_on(struct ulti_answering *a, const char *answer)
{
	return put_pair(a, "points", answer) || points_again(a);
}

bool ulti_put_matters(struct ulti_answering *a, const char *answer)
{
	return ulti_put_seen(a, answer);
}

bool ulti_put_silent(struct ulti_answering *a, const char *answer)
{
	static const uint8_t sides[]
		= { ULTI_NOBODY, ULTI_DECLARER, ULTI_DECLARER, ULTI_DEFENDERS, ULTI_DEFENDERS };
	static const uint8_t results[] = { ULTI_UNSAID, ULTI_MADE, ULTI_LOST, ULTI_MADE, ULTI_LOST };
	struct ulti_dispute d = ulti_answered(a->talk);
	int choice = court_yes_no_typed(answer) == 0 ? 1 : choice_of(a, answer, ulti_silent_choices);

	if (choice == 0)
		return ulti_say_again(a, &msg_talk_number, "5");
	d.deal.silent_ulti = sides[choice - 1];
	d.deal.silent_ulti_result = results[choice - 1];
	return ulti_answered_put(a->talk, &d);
}

bool ulti_put_seats(struct ulti_answering *a, const char *answer)
{
	return (put_pair(a, "seats", answer) && (int)strlen(a->talk->now.said.seats) == a->talk->scene->seats)
		|| ulti_say_again(a, &msg_talk_seats_again, "");
}

/* ---- facts of a case ------------------------------------------------------------------------------ */

/* "2": the second of the words that the case allows; else what was said. */
static const char *word_answer(const struct ulti_answering *a, const char *answer)
{
	int n = answer[strspn(answer, "0123456789")] ? 0 : atoi(answer);

	for (int i = 0; n > 0 && i < ULTI_ANSWER_COUNT; i++) {
		if (ulti_words_of(&a->known) >> i & 1 && --n == 0)
			return ulti_answer_code(i);
	}
	return answer;
}

static bool fact_again(struct ulti_answering *a)
{
	int count = 0;

	switch (ulti_fact_kind(a->known.missing)) {
	case ULTI_KIND_SEAT:
	case ULTI_KIND_SEAT_OR_NOBODY:
	case ULTI_KIND_SEATS:
		return court_seat_again(a->talk, a->out, ulti_seats_of_fact(a->talk, &a->known));
	case ULTI_KIND_YES_NO:
		return ulti_say_again(a, &msg_talk_yes_no, "");
	case ULTI_KIND_WORD:
		for (int i = 0; i < ULTI_ANSWER_COUNT; i++)
			count += (int)(ulti_words_of(&a->known) >> i & 1);
		return ulti_say_again(a, &msg_talk_number, num_of(count).text);
	case ULTI_KIND_BID:
		return ulti_say_again(a, &msg_talk_bid_again, "");
	case ULTI_KIND_PARTS:
	case ULTI_KIND_CONTRACT:
	case ULTI_KIND_POINTS:
	case ULTI_KIND_TEXT:
		break;
	}
	struct buf parts = { 0 };
	ulti_parts_write(a->talk, &a->known, &parts);
	ulti_say_again(a, &msg_talk_parts_again, buf_text(&parts));
	buf_free(&parts);
	return false;
}

/* Parts in words, "a partit és az ultit". */
static bool put_parts(struct ulti_answering *a, const char *answer)
{
	struct ulti_dispute d = ulti_answered(a->talk);
	char line[COURT_LINE], *rest = NULL;
	uint16_t parts = 0;

	text_fold(line, sizeof line, answer, strlen(answer));
	for (char *word = strtok_r(line, " ,;", &rest); word; word = strtok_r(NULL, " ,;", &rest)) {
		int part = ulti_part_read(word, strlen(word));
		part = part < 0 ? ulti_part_said(word) : part;
		if (part >= 0)
			parts |= (uint16_t)(1u << part);
		else if (strlen(word) > 2 && strcmp(word, "asz") != 0 && strcmp(word, "100") != 0
			&& strcmp(word, "and") != 0)
			return fact_again(a);
	}
	d.facts[a->known.missing] = parts;
	return parts != 0 ? ulti_answered_put(a->talk, &d) : fact_again(a);
}

bool ulti_put_fact(struct ulti_answering *a, const char *answer)
{
	struct ulti_dispute d = ulti_answered(a->talk);
	struct err none = { 0 };
	const char *said = answer;
	char letters[GAME_SEATS + 1];
	int seat = GAME_NO_SEAT;

	switch (ulti_fact_kind(a->known.missing)) {
	case ULTI_KIND_SEAT:
	case ULTI_KIND_SEAT_OR_NOBODY:
		seat = court_seat_of(a->talk, answer, ulti_seats_of_fact(a->talk, &a->known));
		said = seat == GAME_NO_SEAT ? answer : text_seat_code(seat);
		break;
	case ULTI_KIND_SEATS:
		said = court_seats_of(a->talk, answer, ulti_seats_named(a->talk, &a->known), letters);
		break;
	case ULTI_KIND_PARTS:
		return put_parts(a, answer);
	case ULTI_KIND_WORD:
		said = word_answer(a, answer);
		break;
	case ULTI_KIND_BID:
	case ULTI_KIND_YES_NO:
	case ULTI_KIND_CONTRACT:
	case ULTI_KIND_POINTS:
	case ULTI_KIND_TEXT:
		break;
	}
	return ulti_fact_read(&d, a->known.missing, (struct text_slice){ said, strlen(said) }, &none)
		? ulti_answered_put(a->talk, &d) : fact_again(a);
}

/* ---- the act, the reasons, the jurors -------------------------------------------------------------- */

static bool put_detail_at(struct ulti_answering *a, const char *answer, int place)
{
	const struct ulti_dispute *d = &a->known.dispute;
	bool is_seat = ulti_detail_is_seat(d->case_no, place);
	int seat = is_seat ? ulti_seat_named(a, answer) : GAME_NO_SEAT;

	if (is_seat && seat == GAME_NO_SEAT)
		return ulti_seat_again(a);
	const struct msg *wrong = ulti_detail_read(
		d, place, seat == GAME_NO_SEAT ? answer : text_seat_code(seat), &a->talk->now);
	int most = wrong == &msg_talk_words_long ? COURT_DETAIL - 1 : ulti_detail_limit(d, place);
	return !wrong || ulti_say_again(a, wrong, num_of(most).text);
}

bool ulti_put_detail(struct ulti_answering *a, const char *answer)
{
	return put_detail_at(a, answer, 0);
}

bool ulti_put_detail_2(struct ulti_answering *a, const char *answer)
{
	return put_detail_at(a, answer, 1);
}

bool ulti_put_detail_3(struct ulti_answering *a, const char *answer)
{
	return put_detail_at(a, answer, 2);
}

/* Words of one's own, which have to fit a line of the journal. */
static bool put_words(struct ulti_answering *a, char *out, size_t size, const char *answer)
{
	if (strlen(answer) >= size || !text_is_plain(answer, strlen(answer)))
		return ulti_say_again(a, &msg_talk_words_long, num_of((int64_t)size - 1).text);
	memcpy(out, answer, strlen(answer) + 1);
	return true;
}

bool ulti_put_reason(struct ulti_answering *a, const char *answer)
{
	return court_reason_put(a->talk, answer, a->out);
}

/* A letter alone was meant for another question. */
enum { SHORTEST_NAME = 3 };

bool ulti_put_judge(struct ulti_answering *a, const char *answer)
{
	struct court_dispute *said = &a->talk->now.said;

	if (ulti_is_nobody(answer) || court_open_put(a->talk, answer))
		return true;
	const char *party = court_own_judge(a->talk, answer);
	if (party)
		return ulti_say_again(a, &msg_talk_judge_party, party);
	return strlen(answer) < SHORTEST_NAME ? ulti_say_again(a, &msg_talk_judge_again, "")
		: put_words(a, said->judge, sizeof said->judge, answer);
}
