/* Describe the act in a sentence: the questions about it, case by case, and the words made of the answers. */
#include "games/messages.h"
#include "games/ulti/court/court.h"
#include "games/ulti/court/messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- cards in words ---------------------------------------------------------------------------- */

/* A spoken card, or only a suit (face -1). */
struct said_card {
	int suit, face;
};

enum form { FORM_NAME, FORM_ON, FORM_PLAYED, FORM_COUNT };

static const struct {
	const char *words;      /* its beginning, folded: Hungarian and English */
	const char *hu[FORM_COUNT], *owned, *en;
} suits[ULTI_SUIT_COUNT] = {
	[ULTI_MAKK] = { "makk acorn", { "makk", "makkra", "makkot" }, "makkja", "makk" },
	[ULTI_ZOLD] = { "zold green leaf leaves", { "zöld", "zöldre", "zöldet" }, "zöldje", "zöld" },
	[ULTI_TOK] = { "tok bell", { "tök", "tökre", "tököt" }, "tökje", "tök" },
	[ULTI_PIROS] = { "piros heart red", { "piros", "pirosra", "pirosat" }, "pirosa", "piros" },
};

static const struct {
	const char *words, *hu[FORM_COUNT], *en;
} faces[ULTI_FACES] = {
	[ULTI_7] = { "het 7 seven", { "hetes", "hetesre", "hetest" }, "seven" },
	[ULTI_8] = { "nyolc 8 eight", { "nyolcas", "nyolcasra", "nyolcast" }, "eight" },
	[ULTI_9] = { "kilenc 9 nine", { "kilences", "kilencesre", "kilencest" }, "nine" },
	[ULTI_ALSO] = { "also under", { "alsó", "alsóra", "alsót" }, "under" },
	[ULTI_FELSO] = { "felso over", { "felső", "felsőre", "felsőt" }, "over" },
	[ULTI_KIRALY] = { "kiraly king", { "király", "királyra", "királyt" }, "king" },
	[ULTI_TIZES] = { "tiz 10 ten", { "tízes", "tízesre", "tízest" }, "ten" },
	[ULTI_ASZ] = { "asz ace", { "ász", "ászra", "ászt" }, "ace" },
};

/* Return the length of the beginning in `words` that the word has, 0: none. */
static size_t begins(const char *word, const char *words)
{
	while (*words) {
		size_t n = strcspn(words, " ");
		if (strncmp(word, words, n) == 0)
			return n;
		words += n + (words[n] == ' ');
	}
	return 0;
}

/* Read the numeral on a card: "vii", "ix-es". */
static int numeral_of(const char *word)
{
	static const struct { const char *numeral; int face; } numerals[] = {
		{ "vii", ULTI_7 }, { "viii", ULTI_8 }, { "ix", ULTI_9 }, { "x", ULTI_TIZES },
	};
	size_t n = strspn(word, "vix");

	for (size_t i = 0; i < sizeof numerals / sizeof *numerals; i++) {
		if (strlen(numerals[i].numeral) == n && strncmp(word, numerals[i].numeral, n) == 0)
			return numerals[i].face;
	}
	return -1;
}

/* Find the face of a folded word. */
static int face_of(const char *word)
{
	if (numeral_of(word) >= 0)
		return numeral_of(word);
	for (int face = 0; face < ULTI_FACES; face++) {
		if (begins(word, faces[face].words))
			return face;
	}
	return -1;
}

/* Read a card: "makk ász", "makkász", "mA", "zöldet"; false if it is none. */
static bool read_card(const char *words, struct said_card *out)
{
	struct ulti_cards_fault fault;
	uint8_t cards[ULTI_CARDS];
	char folded[64];

	text_fold(folded, sizeof folded, words, strlen(words));
	if (strlen(folded) == 2
		&& ulti_cards_read((struct text_slice){ words, strlen(words) }, cards, &fault) == 1) {
		*out = (struct said_card){ ulti_card_suit(cards[0]), ulti_card_face(cards[0]) };
		return true;
	}
	for (int suit = 0; suit < ULTI_SUIT_COUNT; suit++) {
		size_t n = begins(folded, suits[suit].words);
		if (n == 0)
			continue;
		const char *rest = folded + n, *blank = strchr(rest, ' ');
		*out = (struct said_card){ suit, face_of(blank ? blank + 1 : rest) };
		return !blank || out->face >= 0;
	}
	return false;
}

static void write_card(struct buf *b, enum lang lang, struct said_card card, enum form form)
{
	if (lang != LANG_HU) {
		buf_printf(b, card.face < 0 ? "%s" : "%s %s", suits[card.suit].en,
			card.face < 0 ? "" : faces[card.face].en);
		return;
	}
	if (card.face < 0)
		buf_str(b, suits[card.suit].hu[form]);
	else
		buf_printf(b, "%s %s", suits[card.suit].hu[FORM_NAME], faces[card.face].hu[form]);
}

void ulti_card_say(struct buf *b, enum lang lang, int card)
{
	write_card(b, lang, (struct said_card){ ulti_card_suit(card), ulti_card_face(card) }, FORM_NAME);
}

void ulti_cards_say(struct buf *b, enum lang lang, uint32_t cards)
{
	int before = ULTI_NO_SUIT;

	for (int suit = 0; suit < ULTI_SUIT_COUNT; suit++) {
		for (int face = ULTI_FACES - 1; face >= 0; face--) {
			if (!ulti_cards_have(cards, ulti_card(suit, face)))
				continue;
			buf_str(b, before == ULTI_NO_SUIT ? "" : before == suit ? ", " : "; ");
			if (before == suit)
				buf_str(b, lang == LANG_HU ? faces[face].hu[FORM_NAME] : faces[face].en);
			else
				ulti_card_say(b, lang, ulti_card(suit, face));
			before = suit;
		}
	}
}

/* ---- the questions ----------------------------------------------------------------------------- */

enum { SHORTEST_NAME = 3 };

enum kind { KIND_NONE, KIND_WORDS, KIND_NUMBER, KIND_CHOICE, KIND_CARD, KIND_CARDS, KIND_SEAT };

static const struct detail {
	uint8_t kind, choices;
	const struct msg *question;
} details[ULTI_CASES][COURT_DETAILS] = {
	[ULTI_CASE_1_2] = { { KIND_SEAT, 0, &msg_detail_who_count },
		{ KIND_NUMBER, 0, &msg_detail_number_dealt } },
	[ULTI_CASE_1_3] = { { KIND_CARD, 0, &msg_detail_card_seen } },
	[ULTI_CASE_1_4] = { { KIND_CHOICE, 2, &msg_detail_dealing } },
	[ULTI_CASE_2_1] = { { KIND_WORDS, 0, &msg_detail_words_said } },
	[ULTI_CASE_2_2] = { { KIND_SEAT, 0, &msg_detail_should_speak } },
	[ULTI_CASE_2_3] = { { KIND_NUMBER, 0, &msg_detail_number_laid }, { KIND_SEAT, 0, &msg_detail_who_laid } },
	[ULTI_CASE_2_4] = { { KIND_WORDS, 0, &msg_detail_bid_said } },
	[ULTI_CASE_2_5] = { { KIND_SEAT, 0, &msg_detail_should_speak } },
	[ULTI_CASE_2_6] = { { KIND_SEAT, 0, &msg_detail_should_open } },
	[ULTI_CASE_2_7] = { { KIND_SEAT, 0, &msg_detail_skipped } },
	[ULTI_CASE_3_1] = { { KIND_CARD, 0, &msg_detail_card_led } },
	[ULTI_CASE_3_2] = { { KIND_CARD, 0, &msg_detail_card_led } },
	[ULTI_CASE_3_3] = { { KIND_CHOICE, 2, &msg_detail_meld } },
	[ULTI_CASE_3_4] = { { KIND_CHOICE, 4, &msg_detail_breach_seven }, { KIND_CARD, 0, &msg_detail_card_to },
		{ KIND_CARD, 0, &msg_detail_card_put } },
	[ULTI_CASE_3_5] = { { KIND_SEAT, 0, &msg_detail_whose_trick } },
	[ULTI_CASE_3_6] = { { KIND_CARDS, 0, &msg_detail_cards_put } },
	[ULTI_CASE_3_7] = { { KIND_CHOICE, 2, &msg_detail_looked } },
	[ULTI_CASE_3_8] = { { KIND_CARD, 0, &msg_detail_card_dropped } },
	[ULTI_CASE_3_9] = { { KIND_NUMBER, 0, &msg_detail_number_held } },
	[ULTI_CASE_3_11] = { { KIND_CHOICE, 2, &msg_detail_silent } },
	[ULTI_CASE_FALSE_CLAIM] = { { KIND_SEAT, 0, &msg_detail_accused },
		{ KIND_WORDS, 0, &msg_detail_charge } },
	[ULTI_CASE_JURY] = { { KIND_WORDS, 0, &msg_detail_what_happened } },
};

/* can it be the seven of an announced ulti, the declarer's? Possible as long as that is unknown. */
static bool may_be_seven(const struct ulti_dispute *d)
{
	const struct ulti_bid *bid = ulti_bid_at(d->deal.bid);
	bool has_seats = d->offender != GAME_NO_SEAT && d->deal.declarer != ULTI_SEATS;

	return (!bid || ulti_bid_has(bid, ULTI_ULTI)) && (!has_seats || d->offender == d->deal.declarer);
}

/* Return the details to ask in a dispute. */
static struct detail detail_of(const struct ulti_dispute *d, int place)
{
	struct detail detail = details[d->case_no][place];
	const struct ulti_bid *bid = ulti_bid_at(d->deal.bid);
	bool is_breach = d->case_no == ULTI_CASE_3_4 && place == 0;

	if (is_breach && bid && bid->colour == ULTI_COLOURLESS)
		detail = (struct detail){ KIND_CHOICE, 2, &msg_detail_breach_plain };
	else if (is_breach && !may_be_seven(d))
		detail = (struct detail){ KIND_CHOICE, 3, &msg_detail_breach };
	/* Whoever took the talon in hand answers for it, however many cards, whoever laid them. */
	bool is_inserted = d->facts[ULTI_FACT_NOTICED] == ULTI_ANSWER_INSERTED;
	if (d->case_no == ULTI_CASE_2_3 && is_inserted == (place == 0))
		detail = (struct detail){ .kind = KIND_NONE };
	return detail;
}

const struct msg *ulti_detail_question(const struct ulti_dispute *d, int place)
{
	return place < COURT_DETAILS ? detail_of(d, place).question : NULL;
}

/* After the seven of the ulti no other card is asked. */
bool ulti_detail_is_wanted(const struct ulti_dispute *d, int place, const struct court_known *known)
{
	bool bid_was_asked = d->case_no == ULTI_CASE_2_4 && (d->deal.bid || known->asked >> ASK_BID & 1);

	if (bid_was_asked || d->facts[ULTI_FACT_MELD])
		return false;
	return ulti_detail_question(d, place)
		&& !(d->case_no == ULTI_CASE_3_4 && place > 0 && known->details[0][0] == '4');
}

bool ulti_detail_is_seat(int case_no, int place)
{
	return details[case_no][place].kind == KIND_SEAT;
}

/* Name the trump suit in a list of cards with "adu ász", "aduász", "adura"; false if it is unknown. */
static bool name_trump(char out[COURT_DETAIL], const char *words, int trump)
{
	char one[COURT_DETAIL], folded[COURT_DETAIL];
	struct buf b = { 0 };
	bool is_known = true;

	for (size_t n; *words; words += n) {
		n = strspn(words, ", ");
		buf_add(&b, words, n);
		words += n;
		n = strcspn(words, ",");
		snprintf(one, sizeof one, "%.*s", (int)n, words);
		text_fold(folded, sizeof folded, one, n);
		size_t trumps = begins(folded, "adu trump");
		const char *blank = strchr(folded, ' '), *rest = blank ? blank + 1 : folded + trumps;
		is_known = is_known && (trumps == 0 || trump != ULTI_NO_SUIT);
		if (trumps == 0 || trump == ULTI_NO_SUIT)
			buf_str(&b, one);
		else if (blank || face_of(rest) >= 0)
			buf_printf(&b, "%s %s", suits[trump].hu[FORM_NAME], rest);
		else
			buf_str(&b, suits[trump].hu[FORM_NAME]);
	}
	snprintf(out, COURT_DETAIL, "%s", buf_text(&b));
	buf_free(&b);
	return is_known;
}

/* Find the line of a choice by its words, "nem ütött felül", or by a figure in it, "20". */
static int choice_of(const struct msg *question, int choices, const char *answer)
{
	char folded[512], word[64];

	if (answer[0] >= '1' && answer[0] <= '0' + choices && !answer[1])
		return answer[0] - '0';
	text_fold(word, sizeof word, answer, strlen(answer));
	size_t least = word[0] >= '1' && word[0] <= '9' ? 2 : 3;
	for (int lang = 0; lang < LANG_COUNT; lang++) {
		text_fold(folded, sizeof folded, question->text[lang], strlen(question->text[lang]));
		int found = 0, count = 0;
		const char *line = strchr(folded, '\n');
		for (int i = 1; line && i <= choices; i++) {
			const char *end = strchr(line + 1, '\n'), *at = strstr(line, word);
			if (strlen(word) >= least && at && (!end || at < end))
				found = i, count++;
			line = end;
		}
		if (count == 1)
			return found;
	}
	return 0;
}

/*
 * Do the cards of 13.§ (3) 4 given so far show that the duty was kept? A trump is one on any card. Without a
 * trump suit the ten ranks below the under (1.§ (1) b). The card led may be only a suit.
 */
static bool cards_show_no_breach(
	const struct ulti_dispute *d, const struct court_known *known, const char *put)
{
	struct said_card led, played;
	char words[COURT_DETAIL];
	int trump = d->deal.bid ? ulti_deal_trump(&d->deal) : ULTI_NO_SUIT, choice = known->details[0][0] - '0';

	if (!read_card(put, &played))
		return false;
	if (choice == 3 && trump != ULTI_NO_SUIT && played.suit == trump)
		return true;
	if (!name_trump(words, known->details[1], trump) || !read_card(words, &led))
		return false;
	bool is_same_suit = led.suit == played.suit, has_faces = led.face >= 0 && played.face >= 0;
	if (is_same_suit && has_faces && led.face == played.face)
		return true;
	if (choice == 1)
		return is_same_suit;
	if (choice == 3)
		return played.suit == trump;
	if (choice != 2 || !is_same_suit || !has_faces || !d->deal.bid)
		return false;
	uint32_t above = ulti_cards_above(ulti_card(led.suit, led.face), trump);
	return ulti_cards_have(above, ulti_card(played.suit, played.face));
}

/* Replace a number in words, "három", "three", up to twelve, by its figure. */
static void put_figure(char answer[COURT_DETAIL])
{
	static const char words[] = " 1egy 1one 2ket 2ketto 2two 3harom 3three 4negy 4four 5ot 5five 6hat "
		"6six 7het 7seven 8nyolc 8eight 9kilenc 9nine 10tiz 10ten 11tizenegy 11eleven 12tizenketto "
		"12tizenket 12twelve ";
	char folded[32], word[40];

	text_fold(folded, sizeof folded, answer, strlen(answer));
	for (int i = 1; i <= 12; i++) {
		snprintf(word, sizeof word, " %d%s ", i, folded);
		if (folded[0] >= 'a' && strstr(words, word))
			snprintf(answer, COURT_DETAIL, "%d", i);
	}
}

const struct msg *ulti_detail_read(
	const struct ulti_dispute *d, int place, const char *typed, struct court_known *out)
{
	const struct detail detail = detail_of(d, place);
	char *text = out->details[place], answer[COURT_DETAIL];
	static const char *const articles[] = { "a ", "az ", "the " };
	struct said_card card;
	size_t n;
	int choice;

	if (strlen(typed) >= COURT_DETAIL || !text_is_plain(typed, strlen(typed)))
		return &msg_talk_words_long;
	bool is_cards = detail.kind == KIND_CARD || detail.kind == KIND_CARDS;
	int trump = d->deal.bid ? ulti_deal_trump(&d->deal) : ULTI_NO_SUIT;
	/* "a makk ászra", "az alsóra", "the ace" */
	for (size_t i = 0; is_cards && i < sizeof articles / sizeof *articles; i++) {
		if (strncasecmp(typed, articles[i], strlen(articles[i])) == 0) {
			typed += strlen(articles[i]);
			break;
		}
	}
	if (is_cards && !name_trump(answer, typed, trump))
		return &msg_talk_which_trump;
	if (!is_cards)
		snprintf(answer, sizeof answer, "%s", typed);
	switch ((enum kind)detail.kind) {
	case KIND_NUMBER:
		put_figure(answer);
		if (atoi(answer) < 1 || atoi(answer) > 32 || answer[strspn(answer, "0123456789")])
			return &msg_talk_number;
		break;
	case KIND_CHOICE:
		choice = choice_of(detail.question, detail.choices, answer);
		if (choice == 0)
			return &msg_talk_number;
		snprintf(text, COURT_DETAIL, "%d", choice);
		return NULL;
	case KIND_CARD:
		if (!read_card(answer, &card))
			return &msg_talk_card_again;
		if (d->case_no == ULTI_CASE_3_4 && place == 2 && cards_show_no_breach(d, out, answer))
			return &msg_talk_no_breach;
		break;
	case KIND_CARDS:
		for (const char *words = answer; words[strspn(words, " ,")]; words += n) {
			char one[64];
			words += strspn(words, " ,");
			n = strcspn(words, ",");
			snprintf(one, sizeof one, "%.*s", (int)n, words);
			if (!read_card(one, &card))
				return &msg_talk_card_again;
		}
		break;
	case KIND_NONE:
	case KIND_WORDS:
	case KIND_SEAT:
		break;
	}
	snprintf(text, COURT_DETAIL, "%s", answer);
	return NULL;
}

int ulti_detail_limit(const struct ulti_dispute *d, int place)
{
	return detail_of(d, place).kind == KIND_NUMBER ? 32 : detail_of(d, place).choices;
}

/* ---- the sentence ------------------------------------------------------------------------------ */

/*
 * The sentences of the cases; the first that fits counts, by the answers in order ("+": given, "-": not, "1":
 * that choice, ".": either) and by a fact's answer (ULTI_ANSWER_NONE: any).
 */
static const struct act {
	uint8_t case_no;
	const char *given;
	uint8_t fact, answer;
	const struct msg *msg;
} acts[] = {
	{ ULTI_CASE_1_1, "...", 0, 0, &msg_act_1_1 },
	{ ULTI_CASE_1_2, "++.", 0, 0, &msg_act_1_2_seat_number },
	{ ULTI_CASE_1_2, "+-.", 0, 0, &msg_act_1_2_seat },
	{ ULTI_CASE_1_2, "-+.", 0, 0, &msg_act_1_2_number },
	{ ULTI_CASE_1_3, "+..", ULTI_FACT_WHEN, ULTI_ANSWER_DEALING, &msg_act_1_3_deal_card },
	{ ULTI_CASE_1_3, "-..", ULTI_FACT_WHEN, ULTI_ANSWER_DEALING, &msg_act_1_3_deal },
	{ ULTI_CASE_1_3, "+..", ULTI_FACT_WHEN, ULTI_ANSWER_PICKUP, &msg_act_1_3_pick_card },
	{ ULTI_CASE_1_3, "-..", ULTI_FACT_WHEN, ULTI_ANSWER_PICKUP, &msg_act_1_3_pick },
	{ ULTI_CASE_1_4, "1..", 0, 0, &msg_act_1_4_seven },
	{ ULTI_CASE_1_4, "2..", 0, 0, &msg_act_1_4_fives },
	{ ULTI_CASE_1_5, "...", 0, 0, &msg_act_1_5 },
	{ ULTI_CASE_1_6, "...", 0, 0, &msg_act_1_6 },
	{ ULTI_CASE_2_1, "+..", 0, 0, &msg_act_2_1_words }, { ULTI_CASE_2_1, "-..", 0, 0, &msg_act_2_1 },
	{ ULTI_CASE_2_2, "+..", 0, 0, &msg_act_2_2_seat }, { ULTI_CASE_2_2, "-..", 0, 0, &msg_act_2_2 },
	{ ULTI_CASE_2_3, ".+.", ULTI_FACT_NOTICED, ULTI_ANSWER_INSERTED, &msg_act_2_3_inserted_seat },
	{ ULTI_CASE_2_3, ".-.", ULTI_FACT_NOTICED, ULTI_ANSWER_INSERTED, &msg_act_2_3_inserted },
	{ ULTI_CASE_2_3, "+..", 0, 0, &msg_act_2_3_number }, { ULTI_CASE_2_3, "-..", 0, 0, &msg_act_2_3 },
	{ ULTI_CASE_2_4, "+..", 0, 0, &msg_act_2_4_words }, { ULTI_CASE_2_4, "-..", 0, 0, &msg_act_2_4 },
	{ ULTI_CASE_2_5, "+..", 0, 0, &msg_act_2_5_seat }, { ULTI_CASE_2_5, "-..", 0, 0, &msg_act_2_5 },
	{ ULTI_CASE_2_6, "+..", 0, 0, &msg_act_2_6_seat }, { ULTI_CASE_2_6, "-..", 0, 0, &msg_act_2_6 },
	{ ULTI_CASE_2_7, "+..", 0, 0, &msg_act_2_7_seat }, { ULTI_CASE_2_7, "-..", 0, 0, &msg_act_2_7 },
	{ ULTI_CASE_3_1, "+..", 0, 0, &msg_act_3_1_card }, { ULTI_CASE_3_1, "-..", 0, 0, &msg_act_3_1 },
	{ ULTI_CASE_3_2, "+..", 0, 0, &msg_act_3_2_card }, { ULTI_CASE_3_2, "-..", 0, 0, &msg_act_3_2 },
	{ ULTI_CASE_3_3, "...", ULTI_FACT_MELD, ULTI_ANSWER_TWENTY, &msg_act_3_3_20 },
	{ ULTI_CASE_3_3, "...", ULTI_FACT_MELD, ULTI_ANSWER_FORTY, &msg_act_3_3_40 },
	{ ULTI_CASE_3_3, "...", ULTI_FACT_MELD, ULTI_ANSWER_OTHER_TWENTY, &msg_act_3_3_20 },
	{ ULTI_CASE_3_3, "1..", 0, 0, &msg_act_3_3_20 }, { ULTI_CASE_3_3, "2..", 0, 0, &msg_act_3_3_40 },
	{ ULTI_CASE_3_4, "1++", 0, 0, &msg_act_3_4_follow_both },
	{ ULTI_CASE_3_4, "1+-", 0, 0, &msg_act_3_4_follow_to },
	{ ULTI_CASE_3_4, "1-+", 0, 0, &msg_act_3_4_follow_put },
	{ ULTI_CASE_3_4, "1--", 0, 0, &msg_act_3_4_follow },
	{ ULTI_CASE_3_4, "2++", 0, 0, &msg_act_3_4_beat_both },
	{ ULTI_CASE_3_4, "2-+", 0, 0, &msg_act_3_4_beat_put },
	{ ULTI_CASE_3_4, "2--", 0, 0, &msg_act_3_4_beat }, { ULTI_CASE_3_4, "3++", 0, 0,
		&msg_act_3_4_trump_both },
	{ ULTI_CASE_3_4, "3-+", 0, 0, &msg_act_3_4_trump_put },
	{ ULTI_CASE_3_4, "3--", 0, 0, &msg_act_3_4_trump },
	{ ULTI_CASE_3_4, "4..", 0, 0, &msg_act_3_4_seven }, { ULTI_CASE_3_4, "-++", 0, 0, &msg_act_3_4_plain },
	{ ULTI_CASE_3_4, "--+", 0, 0, &msg_act_3_4_put }, { ULTI_CASE_3_4, "-+-", 0, 0, &msg_act_3_4_to },
	{ ULTI_CASE_3_4, "2+-", 0, 0, &msg_act_3_4_beat_to },
	{ ULTI_CASE_3_4, "3+-", 0, 0, &msg_act_3_4_trump_to },
	{ ULTI_CASE_3_5, "+..", 0, 0, &msg_act_3_5_seat }, { ULTI_CASE_3_5, "-..", 0, 0, &msg_act_3_5 },
	{ ULTI_CASE_3_6, "+..", 0, 0, &msg_act_3_6_cards }, { ULTI_CASE_3_6, "-..", 0, 0, &msg_act_3_6 },
	{ ULTI_CASE_3_7, "1..", 0, 0, &msg_act_3_7_talon }, { ULTI_CASE_3_7, "2..", 0, 0, &msg_act_3_7_tricks },
	{ ULTI_CASE_3_8, "+..", 0, 0, &msg_act_3_8_card }, { ULTI_CASE_3_8, "-..", 0, 0, &msg_act_3_8 },
	{ ULTI_CASE_3_9, "+..", 0, 0, &msg_act_3_9_number }, { ULTI_CASE_3_9, "-..", 0, 0, &msg_act_3_9 },
	{ ULTI_CASE_3_10, "...", 0, 0, &msg_act_3_10 },
	{ ULTI_CASE_3_11, "1..", 0, 0, &msg_act_3_11_100 }, { ULTI_CASE_3_11, "2..", 0, 0, &msg_act_3_11_4 },
	{ ULTI_CASE_3_12, "...", 0, 0, &msg_act_3_12 },
	{ ULTI_CASE_FALSE_CLAIM, "++.", 0, 0, &msg_act_g_seat_charge },
	{ ULTI_CASE_FALSE_CLAIM, "-+.", 0, 0, &msg_act_g_charge },
	{ ULTI_CASE_FALSE_CLAIM, "+-.", 0, 0, &msg_act_g_seat },
	{ ULTI_CASE_FALSE_CLAIM, "--.", 0, 0, &msg_act_g },
	{ ULTI_CASE_JURY, "+..", 0, 0, &msg_act_own_words },
};

static bool fits(const struct act *act, const struct ulti_dispute *d)
{
	return act->case_no == d->case_no && (!act->answer || d->facts[act->fact] == act->answer);
}

static bool holds(const struct act *act, const struct ulti_dispute *d, const struct court_known *known)
{
	if (!fits(act, d))
		return false;
	for (int i = 0; i < COURT_DETAILS; i++) {
		const char *text = known->details[i];
		char wanted = act->given[i];
		bool is_choice = wanted >= '1' && wanted <= '9';
		if ((wanted == '+' && !text[0]) || (wanted == '-' && text[0]))
			return false;
		if (is_choice && *text != wanted)
			return false;
	}
	return true;
}

/* A sentence being written. */
struct telling {
	const struct court_talk *talk;
	struct ulti_dispute d;       /* with the facts of the recorded deal */
};

/* Write whose count was wrong: "Kiss Péter (A) és Nagy Éva (B)". */
static void write_persons(struct buf *b, const struct telling *t, unsigned seats)
{
	for (int seat = 0; seat < t->talk->scene->seats; seat++) {
		if (!(seats >> seat & 1))
			continue;
		buf_str(b, b->len ? msg_talk_and.text[t->talk->lang] : "");
		court_who_write(b, t->talk->lang, seat, t->talk->names);
	}
}

/* Write who did it: by the case the dealer, the declarer, the claimant, else the offender. */
static void write_who(struct buf *b, const struct telling *t)
{
	const struct court_dispute *said = &t->talk->now.said;
	const struct ulti_dispute *d = &t->d;
	int who = d->case_no == ULTI_CASE_FALSE_CLAIM ? said->claimant : said->offender;

	if (d->case_no == ULTI_CASE_1_1 || d->case_no == ULTI_CASE_1_4)
		who = said->dealer == GAME_NO_SEAT ? t->talk->scene->dealer : said->dealer;
	else if (d->case_no == ULTI_CASE_1_5)
		who = said->dealer;
	else if (d->case_no == ULTI_CASE_3_1 || d->case_no == ULTI_CASE_3_2)
		who = d->deal.declarer;
	if (d->case_no == ULTI_CASE_3_9)
		write_persons(b, t, d->facts[ULTI_FACT_WRONG_COUNT]);
	if (b->len == 0 && who >= 0 && who < t->talk->scene->seats)
		court_who_write(b, t->talk->lang, who, t->talk->names);
	else if (b->len == 0)
		buf_str(b, msg_talk_a_player.text[t->talk->lang]);
}

/* Write an answer for a sentence. */
static void write_detail(struct buf *b, const struct telling *t, int place, const char *text)
{
	int seat = text_seat_read(text, strlen(text), t->talk->scene->seats);
	struct said_card card;
	char one[64];

	switch ((enum kind)details[t->d.case_no][place].kind) {
	case KIND_CARD:
		if (read_card(text, &card))
			write_card(b, t->talk->lang, card, FORM_NAME);
		break;
	case KIND_CARDS:
		for (size_t n; *text; text += n) {
			text += strspn(text, " ,");
			n = strcspn(text, ",");
			snprintf(one, sizeof one, "%.*s", (int)n, text);
			buf_str(b, b->len && n ? ", " : "");
			if (read_card(one, &card))
				write_card(b, t->talk->lang, card, FORM_NAME);
		}
		break;
	case KIND_SEAT:
		if (seat != GAME_NO_SEAT)
			court_who_write(b, t->talk->lang, seat, t->talk->names);
		break;
	case KIND_NONE:
	case KIND_WORDS:
	case KIND_NUMBER:
	case KIND_CHOICE:
		buf_str(b, text);
	}
}

/* Write what became of a trick that was another's (13.§ (3) 5). */
static void write_tail(struct buf *b, const struct telling *t)
{
	const struct ulti_dispute *d = &t->d;
	enum lang lang = t->talk->lang;
	struct buf who = { 0 };

	if (d->case_no != ULTI_CASE_3_5 || !d->facts[ULTI_FACT_WARNED_BY])
		return;
	if (d->facts[ULTI_FACT_WARNED_BY] != ULTI_NOBODY_BIT) {
		write_persons(&who, t, d->facts[ULTI_FACT_WARNED_BY]);
		buf_msg(b, lang, &msg_act_3_5_warned, MSG_ARGS(buf_text(&who)));
	} else if (d->facts[ULTI_FACT_SELF_CORRECTED] == ULTI_ANSWER_YES) {
		buf_str(b, msg_act_3_5_self.text[lang]);
	} else if (d->facts[ULTI_FACT_SELF_CORRECTED] == ULTI_ANSWER_NO) {
		buf_str(b, msg_act_3_5_led.text[lang]);
	}
	buf_free(&who);
}

enum { ARGS = 10 };

static void write_args(struct buf args[ARGS], const struct telling *t)
{
	const struct court_known *known = &t->talk->now;
	const struct ulti_bid *bid = ulti_bid_at(t->d.deal.bid);
	enum lang lang = t->talk->lang;
	int trick = known->said.trick;
	struct said_card card;

	write_who(&args[0], t);
	if (trick)
		buf_msg(&args[1], lang, &msg_act_trick, MSG_ARGS(num_of(trick).text));
	for (int i = 0; i < COURT_DETAILS; i++) {
		write_detail(&args[2 + i], t, i, known->details[i]);
		if (known->details[i][0] && ulti_detail_is_seat(t->d.case_no, i))
			write_detail(&args[9], t, i, known->details[i]);
	}
	if (read_card(known->details[1], &card)) {
		write_card(&args[5], lang, card, FORM_ON);
		buf_str(&args[7], lang == LANG_HU ? suits[card.suit].owned : suits[card.suit].en);
	}
	if (read_card(known->details[2], &card))
		write_card(&args[6], lang, card, FORM_PLAYED);
	buf_str(&args[8], bid ? bid->name : "?");
}

enum { ACTS = sizeof acts / sizeof *acts };

/* Write the sentence with its arguments; a mark in `marks` replaces the answer. */
static void write_sentence(struct buf *b, const struct telling *t, const struct act *act,
	const char *const marks[ARGS])
{
	static const struct msg *const claims[2][2] = { { &msg_act_claim, &msg_act_claim_charge },
		{ &msg_act_claim_seat, &msg_act_claim_seat_charge } };
	static const struct msg *const unseen[2][2] = { { &msg_act_g_unseen, &msg_act_g_unseen_charge },
		{ &msg_act_g_unseen_seat, &msg_act_g_unseen_seat_charge } };
	const struct court_dispute *said = &t->talk->now.said;
	bool has_seat = act->given[0] == '+', has_charge = act->given[1] == '+';
	const struct msg *msg = act->msg;
	struct buf args[ARGS] = { { 0 } };
	const char *texts[ARGS + 1] = { NULL };

	/* 10.§ (3) g: before the decision, the claim; after it, whether tricks were looked at. */
	if (t->d.case_no == ULTI_CASE_FALSE_CLAIM && said->state != COURT_DECIDED)
		msg = claims[has_seat][has_charge];
	else if (t->d.case_no == ULTI_CASE_FALSE_CLAIM && said->minor)
		msg = unseen[has_seat][has_charge];
	write_args(args, t);
	for (int k = 0; k < ARGS; k++)
		texts[k] = marks && marks[k] ? marks[k] : buf_text(&args[k]);
	buf_msg(b, t->talk->lang, msg, texts);
	write_tail(b, t);
	if (b->len && !strchr(".!?", b->data[b->len - 1]))
		buf_char(b, '.');
	court_capitalise(b, 0);
	for (int k = 0; k < ARGS; k++)
		buf_free(&args[k]);
}

void ulti_act_say(struct buf *b, const struct court_talk *talk)
{
	const struct telling t = { .talk = talk, .d = ulti_known_by(talk).dispute };
	int i = 0;

	while (i < ACTS && !holds(&acts[i], &t.d, &talk->now))
		i++;
	if (i < ACTS && (t.d.case_no != ULTI_CASE_3_3 || t.d.deal.bid))
		write_sentence(b, &t, &acts[i], NULL);
}

/* ---- the sentence read back ---------------------------------------------------------------------- */

/* The marks for answers in a sentence: bytes that no text has. */
enum { MARK_DETAIL = 1, MARK_ON = 4, MARK_PLAYED, MARK_OWNED, MARK_SEAT, MARKS };
#define EACH_MARK "\001\002\003\004\005\006\007"
static const char *const act_marks[ARGS] = { NULL, NULL, "\001", "\002", "\003", "\004", "\005", "\006",
	NULL, "\007" };

/* Take the words of a sentence at the marks of the pattern. */
static bool take_marked(const char *pattern, const char *text, char marked[MARKS][COURT_DETAIL])
{
	size_t n = strcspn(pattern, EACH_MARK);
	struct said_card card;

	if (strncmp(pattern, text, n) != 0)
		return false;
	pattern += n;
	text += n;
	if (!*pattern)
		return !*text;
	char *words = marked[(int)*pattern];
	bool is_card = *pattern >= MARK_ON && *pattern <= MARK_OWNED;
	for (n = 1; n < COURT_DETAIL && n <= strlen(text); n++) {
		snprintf(words, COURT_DETAIL, "%.*s", (int)n, text);
		if ((!is_card || read_card(words, &card)) && take_marked(pattern + 1, text + n, marked))
			return true;
		words[0] = '\0';
	}
	return false;
}

/* Take the answer about the act from the words of a sentence. */
static void take_detail(struct court_talk *talk, const struct act *act, int place,
	char marked[MARKS][COURT_DETAIL])
{
	static const int others[COURT_DETAILS] = { 0, MARK_ON, MARK_PLAYED };
	const char *words = marked[MARK_DETAIL + place];
	char *out = talk->now.details[place];

	if (details[act->case_no][place].kind == KIND_CHOICE) {
		snprintf(out, COURT_DETAIL, "%.1s", act->given[place] == '.' ? "" : act->given + place);
		return;
	}
	if (details[act->case_no][place].kind != KIND_SEAT) {
		snprintf(out, COURT_DETAIL, "%s", words[0] ? words : marked[others[place]]);
		return;
	}
	/* the letter of the seat named there */
	out[0] = '\0';
	for (int seat = 0; seat < talk->scene->seats; seat++) {
		struct buf who = { 0 };
		court_who_write(&who, talk->lang, seat, talk->names);
		if (strcmp(buf_text(&who), words[0] ? words : marked[MARK_SEAT]) == 0)
			snprintf(out, COURT_DETAIL, "%s", text_seat_code(seat));
		buf_free(&who);
	}
}

/* Read back the answers of which a sentence was made, by the facts of the talk; false if it was not. */
static bool read_sentence(struct court_talk *talk, const char *sentence)
{
	const struct telling t = { .talk = talk, .d = ulti_known_by(talk).dispute };
	bool is_same = false;

	for (int i = 0; i < ACTS && !is_same; i++) {
		char marked[MARKS][COURT_DETAIL] = { "" };
		struct buf pattern = { 0 }, again = { 0 };
		if (!fits(&acts[i], &t.d))
			continue;
		memset(talk->now.details, 0, sizeof talk->now.details);
		write_sentence(&pattern, &t, &acts[i], act_marks);
		is_same = take_marked(buf_text(&pattern), sentence, marked);
		for (int place = 0; is_same && place < COURT_DETAILS; place++)
			take_detail(talk, &acts[i], place, marked);
		ulti_act_say(&again, talk);
		is_same = is_same && strcmp(buf_text(&again), sentence) == 0;
		buf_free(&pattern);
		buf_free(&again);
	}
	return is_same;
}

/*
 * The same in either language, for a sentence made with the decision or before it: the finding could
 * otherwise be read as words of the claim.
 */
static bool read_told(struct court_talk *talk, const struct court_dispute *was)
{
	bool is_told = false;

	talk->now = (struct court_known){ .said = *was };
	for (int i = 0; i < 2 * LANG_COUNT && !is_told && was->act[0]; i++) {
		talk->lang = (enum lang)(i % LANG_COUNT);
		talk->now.said.state = i < LANG_COUNT ? COURT_DECIDED : was->state;
		is_told = read_sentence(talk, was->act);
	}
	return is_told;
}

void ulti_detail_former(struct buf *b, const struct court_talk *talk, const struct court_dispute *was,
	int place)
{
	struct court_talk then = *talk;

	if (read_told(&then, was))
		buf_str(b, then.now.details[place]);
}

/* Write a claim that proved groundless: the accused and, if there is room, its words. */
static void tell_charge(struct buf *b, const struct court_talk *talk, const struct court_dispute *was)
{
	struct court_talk now = *talk;
	size_t n = strlen(was->act);

	n -= n > 0 && was->act[n - 1] == '.';
	memset(now.now.details, 0, sizeof now.now.details);
	if (was->offender != GAME_NO_SEAT && was->offender != now.now.said.claimant)
		snprintf(now.now.details[0], COURT_DETAIL, "%s", text_seat_code(was->offender));
	if (n < COURT_DETAIL)
		snprintf(now.now.details[1], COURT_DETAIL, "%.*s", (int)n, was->act);
	ulti_act_say(b, &now);
	if (b->len < GAME_REASON)
		return;
	buf_clear(b);
	now.now.details[1][0] = '\0';
	ulti_act_say(b, &now);
}

bool ulti_act_again(struct buf *b, const struct court_talk *talk, const struct court_dispute *was)
{
	const char *claims = ulti_case_at(ULTI_CASE_FALSE_CLAIM)->no;
	struct court_talk then = *talk, now = *talk;

	if (strcmp(talk->now.said.case_no, claims) == 0 && strcmp(was->case_no, claims) != 0) {
		tell_charge(b, talk, was);
		return true;
	}
	if (strcmp(was->case_no, COURT_JURY) == 0)
		return false;
	bool is_told = read_told(&then, was);
	now.lang = talk->lang == LANG_COUNT ? then.lang : talk->lang;
	memcpy(now.now.details, then.now.details, sizeof now.now.details);
	const struct ulti_dispute d = ulti_known_by(&now).dispute;
	/* Cards in the sentence belonged to the offender, and do not fit another one. */
	bool names_cards = false;
	for (int place = 0; place < COURT_DETAILS; place++) {
		uint8_t kind = details[d.case_no][place].kind;
		names_cards = names_cards || kind == KIND_CARD || kind == KIND_CARDS;
	}
	bool is_other = was->offender != talk->now.said.offender && names_cards;
	bool is_same = strcmp(was->case_no, talk->now.said.case_no) == 0 && !is_other;
	bool fits_now = is_same
		&& (d.case_no != ULTI_CASE_3_4 || now.now.details[0][0] != '4' || may_be_seven(&d));
	if (is_told && fits_now)
		ulti_act_say(b, &now);
	return is_told;
}

/* ---- a claim without ground ---------------------------------------------------------------------- */

bool ulti_is_named(const char *words, int seat, const char *name)
{
	char text[COURT_LINE], names[COURT_LINE], *rest = NULL;
	const char *letter = text_seat_code(seat), *breaks = " ,.;:!?()\"";

	snprintf(text, sizeof text, "%s", words);
	for (char *word = strtok_r(text, breaks, &rest); word; word = strtok_r(NULL, breaks, &rest)) {
		char *more = NULL;
		if (seat > 0 && strcmp(word, letter) == 0)
			return true;
		snprintf(names, sizeof names, "%s", name ? name : "");
		for (char *one = strtok_r(names, " ()", &more); one; one = strtok_r(NULL, " ()", &more)) {
			if (strlen(one) >= SHORTEST_NAME && strncmp(word, one, strlen(one)) == 0)
				return true;
		}
	}
	return false;
}

int ulti_accused(const struct court_talk *talk, const struct court_dispute *said)
{
	struct court_talk then = *talk;
	int accused = GAME_NO_SEAT, count = 0;

	if (strcmp(said->case_no, ulti_case_at(ULTI_CASE_FALSE_CLAIM)->no) != 0 || !said->act[0])
		return GAME_NO_SEAT;
	bool is_told = read_told(&then, said);
	const char *letter = then.now.details[0];
	if (is_told && letter[0])
		return text_seat_read(letter, strlen(letter), talk->scene->seats);
	/* In the user's own words: find the only player named in them besides the claimant. */
	const struct ulti_dispute d = ulti_known_by(talk).dispute;
	for (int seat = 0; seat < talk->scene->seats; seat++) {
		if (seat == said->claimant || !ulti_deal_seats(&d.deal, seat)
			|| !ulti_is_named(said->act, seat, talk->names ? talk->names[seat] : NULL))
			continue;
		accused = seat;
		count++;
	}
	return count == 1 ? accused : GAME_NO_SEAT;
}

void ulti_act_frame(struct buf *b, const struct court_talk *talk)
{
	static const char *const of_claims[] = { "jelent", "claim" };
	struct telling t = { .talk = talk, .d = ulti_known_by(talk).dispute };
	const struct court_dispute *said = &talk->now.said;
	struct court_talk framed = *talk;
	const char *marks[ARGS] = { NULL };
	struct buf again = { 0 };
	char charge[GAME_REASON];

	bool is_told = ulti_act_again(&again, talk, said);
	for (size_t i = 0; i < sizeof of_claims / sizeof *of_claims; i++)
		is_told = is_told || strstr(said->act, of_claims[i]);
	buf_free(&again);
	if (is_told || t.d.case_no != ULTI_CASE_FALSE_CLAIM || !said->act[0])
		return;
	snprintf(charge, sizeof charge, "%s", said->act);
	for (size_t n = strlen(charge); n > 0 && charge[n - 1] == '.'; n--)
		charge[n - 1] = '\0';
	int accused = ulti_accused(talk, said), i = 0;
	snprintf(framed.now.details[0], COURT_DETAIL, "%s",
		accused == GAME_NO_SEAT ? "" : text_seat_code(accused));
	snprintf(framed.now.details[1], COURT_DETAIL, "%.1s", charge);
	t.talk = &framed;
	while (i + 1 < ACTS && !holds(&acts[i], &t.d, &framed.now))
		i++;
	marks[3] = charge;
	write_sentence(b, &t, &acts[i], marks);
}
