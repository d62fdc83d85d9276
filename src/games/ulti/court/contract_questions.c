/* The questions about the contract of a dispute: bid, declarer, trump, kontras,
 * results, as people say them. */
#include "games/messages.h"
#include "games/ulti/court/court.h"
#include "games/ulti/court/messages.h"

#include <stdio.h>
#include <string.h>

static bool asks_declarer(const struct ulti_dispute *d)
{
	return ulti_case_at(d->case_no)->facts >> ULTI_FACT_DECLARER & 1;
}

/* The words of a contract as a deal line, with a result that says nothing between contract and kontras. */
static bool contract_line_read(const char *answer, struct ulti_deal_line *out)
{
	struct text_fault fault;
	struct buf line = { 0 };
	size_t head = strlen(answer);

	for (size_t i = 3; answer[i - 1] && answer[i]; i++) {
		if (answer[i - 1] == ' ' && (answer[i] == 'k' || answer[i] == 'r')) {
			head = i - 1;
			break;
		}
	}
	buf_printf(&line, "1 %.*s felad%s", (int)head, answer, answer + head);
	bool done = ulti_deal_line_read(buf_text(&line), line.len, 0, out, &fault);
	buf_free(&line);
	return done;
}

/* "A pU kU", "A U z": declarer, bid, trump, kontras at once, as in a deal line without its result. */
static bool read_contract_answer(struct ulti_answering *a, const char *answer)
{
	struct ulti_dispute d = ulti_answered(a->talk);
	struct ulti_deal_line read;

	if (!contract_line_read(answer, &read))
		return false;
	if (!asks_declarer(&d)) {
		d.deal.bid = read.deal.bid;
		return ulti_answered_put(a->talk, &d);
	}
	read.deal.players = d.deal.players;
	read.deal.ending = ULTI_PLAYED;
	d.deal = read.deal;
	ulti_asking_done(a->talk, ASK_DECLARER);
	ulti_asking_done(a->talk, ASK_TRUMP);
	ulti_asking_done(a->talk, ASK_KONTRA);
	return ulti_answered_put(a->talk, &d);
}

/* "zöld ulti": the trump in front of the bid. */
static bool read_trump_bid(struct ulti_answering *a, const char *answer)
{
	struct ulti_dispute d = ulti_answered(a->talk);
	size_t n = strcspn(answer, " ");
	int suit = ulti_suit_read(answer, n);
	const char *name = answer + n + strspn(answer + n, " ");
	const struct ulti_bid *bid = suit == ULTI_NO_SUIT || suit == ULTI_PIROS ? NULL
		: ulti_bid_say(name, strlen(name), NULL);

	if (!bid || bid->colour != ULTI_PLAIN)
		return false;
	d.deal.bid = bid->no;
	if (asks_declarer(&d) && d.case_no != ULTI_CASE_3_1)
		d.deal.trump = (int8_t)suit;
	return ulti_answered_put(a->talk, &d);
}

bool ulti_put_bid(struct ulti_answering *a, const char *answer)
{
	struct ulti_dispute d = ulti_answered(a->talk);
	const struct ulti_bid *bid = ulti_bid_say(answer, strlen(answer), NULL);

	if (bid) {
		d.deal.bid = bid->no;
		if (d.case_no == ULTI_CASE_2_4)
			snprintf(a->talk->now.details[0], COURT_DETAIL, "%s", bid->name);
		return ulti_answered_put(a->talk, &d);
	}
	return read_trump_bid(a, answer) || read_contract_answer(a, answer)
		|| ulti_say_again(a, &msg_talk_bid_again, "");
}

bool ulti_put_declarer(struct ulti_answering *a, const char *answer)
{
	struct ulti_dispute d = ulti_answered(a->talk);
	int seat = ulti_seat_named(a, answer);

	if (seat == GAME_NO_SEAT)
		return ulti_seat_again(a);
	d.deal.declarer = (uint8_t)seat;
	return ulti_answered_put(a->talk, &d);
}

bool ulti_put_trump(struct ulti_answering *a, const char *answer)
{
	struct ulti_dispute d = ulti_answered(a->talk);
	int suit = ulti_suit_read(answer, strlen(answer));

	if (suit == ULTI_NO_SUIT || suit == ULTI_PIROS)
		return ulti_say_again(a, &msg_talk_trump_again, "");
	d.deal.trump = (int8_t)suit;
	return ulti_answered_put(a->talk, &d);
}

/* The part that a word names, with or without its endings: "ultira", "a partit"; -1 if it is none. */
int ulti_part_said(const char *word)
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
 * One word behind "kontra": the part, or in no-trump bids the seat that it belongs to. False if it is
 * neither.
 */
static bool kontra_on(const struct ulti_answering *a, struct ulti_deal *deal, const char *word, int level)
{
	static const char *const noise[] = { "a", "az", "es", "is", "and", "asz", "on", "the", "100" };
	int part = ulti_part_said(word), seat = ulti_seat_named(a, word);
	bool colourless = ulti_bid_at(deal->bid)->colour == ULTI_COLOURLESS;

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
	if (!colourless
		&& (strncmp(word, "mind", 4) == 0 || strcmp(word, "all") == 0
			|| strncmp(word, "everyth", 7) == 0)) {
		kontra_all(deal, level);
		return true;
	}
	return false;
}

enum { KONTRA_WORDS = 24 };

/* The words of the answer, from the other end where the parts stand in front: "ultira kontra". */
static int kontra_words(char *line, char *words[KONTRA_WORDS])
{
	char *rest = NULL;
	int count = 0;

	for (char *word = strtok_r(line, " ,-;:", &rest); word && count < KONTRA_WORDS;
		word = strtok_r(NULL, " ,-;:", &rest))
		words[count++] = word;
	bool is_behind = count > 1 && !level_said(words[0]) && level_said(words[count - 1]);
	for (int i = 0; is_behind && i < count / 2; i++) {
		char *word = words[i];
		words[i] = words[count - 1 - i];
		words[count - 1 - i] = word;
	}
	return count;
}

/* "kontra ulti, rekontra parti", "ultira kontra": false if it is not understood. */
static bool read_kontra_words(const struct ulti_answering *a, const char *answer, struct ulti_deal *deal)
{
	char line[COURT_LINE], *words[KONTRA_WORDS];
	int level = 0, named = 0;
	bool colourless = ulti_bid_at(deal->bid)->colour == ULTI_COLOURLESS;

	text_fold(line, sizeof line, answer, strlen(answer));
	int count = kontra_words(line, words);
	for (int i = 0; i < count; i++) {
		int said = level_said(words[i]);
		if (said && level && named == 0)
			return false;
		if (said) {
			level = said;
			named = 0;
		} else if (!level || !kontra_on(a, deal, words[i], level)) {
			return false;
		} else {
			named++;
		}
	}
	if (level && named == 0 && !colourless)
		kontra_all(deal, level);
	return level && (named > 0 || !colourless);
}

/* Of the recorded deal, whose contract they belong to, or of the one that was typed. */
bool ulti_put_kontra(struct ulti_answering *a, const char *answer)
{
	struct ulti_dispute d = ulti_answered(a->talk);
	struct ulti_deal recorded;
	struct err none = { 0 };
	bool is_recorded = ulti_kontra_recorded(a->talk->scene, &a->known.dispute, &recorded);

	if (is_recorded) {
		const struct ulti_deal no_kontra = { 0 };
		d.deal = a->known.dispute.deal;
		ulti_kontra_copy(&d.deal, &no_kontra);
		ulti_asking_done(a->talk, ASK_TRUMP);
	}
	d.kontra_is_known = is_recorded;
	bool is_none = ulti_is_nobody(answer) || (is_recorded && strcmp(answer, "2") == 0);
	if (is_recorded && strcmp(answer, "1") == 0)
		ulti_kontra_copy(&d.deal, &recorded);
	else if (!is_none && !read_kontra_words(a, answer, &d.deal) && !ulti_kontra_read(&d, answer, &none))
		return ulti_say_again(a, &msg_talk_kontra_again, "");
	return ulti_answered_put(a->talk, &d);
}

/* ---- results ----------------------------------------------------------------------------------- */

int ulti_unknown_part(const struct ulti_known *known)
{
	const struct ulti_dispute *d = &known->dispute;
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

static uint8_t result_of(char mark)
{
	return (uint8_t)(mark == '+' ? ULTI_MADE : mark == '-' ? ULTI_LOST : ULTI_UNSAID);
}

/* Yes or no for one part, or the marks of all: "+-", "+?". */
bool ulti_put_made(struct ulti_answering *a, const char *answer)
{
	struct ulti_dispute d = ulti_answered(a->talk);
	const struct ulti_bid *bid = ulti_bid_at(a->known.dispute.deal.bid);
	int place = ulti_unknown_part(&a->known), yes = court_yes_no_typed(answer);

	if (strlen(answer) == bid->part_count && strspn(answer, "+-?") == bid->part_count) {
		for (int i = 0; i < bid->part_count; i++)
			d.deal.made[bid->parts[i].part] = result_of(answer[i]);
		return ulti_answered_put(a->talk, &d);
	}
	if (yes < 0)
		return ulti_say_again(a, &msg_talk_yes_no, "");
	d.deal.made[bid->parts[place].part] = (uint8_t)(yes ? ULTI_MADE : ULTI_LOST);
	return ulti_answered_put(a->talk, &d);
}
