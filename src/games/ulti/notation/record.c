/* Convert a deal to the facts of the book, and back: words, not numbers, so that plain SQL can read them. */
#include "games/ulti/notation/notation.h"

#include <stdio.h>
#include <string.h>

static const char *const endings[] = {
	[ULTI_PLAYED] = "played", [ULTI_THROWN_IN] = GAME_UNPLAYED, [ULTI_CONCEDED] = "conceded",
};
static const char *const sides[] = {
	[ULTI_NOBODY] = "", [ULTI_DECLARER] = "declarer", [ULTI_DEFENDERS] = "defenders",
};

enum silent { SILENT_100, SILENT_ULTI, SILENT_4_ASZ, SILENT_COUNT };
static const char *const silents[SILENT_COUNT] = { "100", "ulti", "4-asz" };

/* Find the index of a word in a list; -1 if it is not there. */
static int word_place(const char *word, const char *const list[], int count)
{
	for (int i = 0; i < count; i++) {
		if (strcmp(word, list[i]) == 0)
			return i;
	}
	return -1;
}

/* ---- the deal's facts -------------------------------------------------------------------------- */

/* Add the kontras; a level of 1 means none. */
static void add_kontras(struct game_record *record, const struct ulti_deal *deal, const struct ulti_bid *bid)
{
	for (int i = 0; i < bid->part_count; i++) {
		int part = bid->parts[i].part;
		if (deal->kontra[part] > 1)
			game_fact_put(record, "kontra", ulti_item_code(part), "", deal->kontra[part]);
	}
	for (int seat = 0; seat < ULTI_SEATS && bid->colour == ULTI_COLOURLESS; seat++) {
		if (deal->seat_kontra[seat] > 1) {
			game_fact_put(record, "kontra", ulti_item_code(bid->parts[0].part), text_seat_code(seat),
				deal->seat_kontra[seat]);
		}
	}
}

static void add_silents(struct game_record *record, const struct ulti_deal *deal)
{
	const uint8_t who[SILENT_COUNT] = { deal->silent_100, deal->silent_ulti, deal->silent_4_asz };

	for (int i = 0; i < SILENT_COUNT; i++) {
		bool is_caught = i == SILENT_ULTI && deal->silent_ulti_result == ULTI_LOST;
		if (who[i] != ULTI_NOBODY)
			game_fact_put(record, "silent", silents[i], sides[who[i]], !is_caught);
	}
}

void ulti_record_write(
	const struct ulti_edition *edition, const struct ulti_deal *deal, struct game_record *out)
{
	const struct ulti_bid *bid = ulti_edition_bid(edition, deal->bid);
	int trump = bid->colour == ULTI_RED ? ULTI_PIROS : deal->trump;

	*out = (struct game_record){ .declarer = deal->declarer };
	snprintf(out->bid, sizeof out->bid, "%s", bid->code);
	snprintf(out->trump, sizeof out->trump, "%s", ulti_suit_code(trump));
	snprintf(out->ending, sizeof out->ending, "%s", endings[deal->ending]);
	for (int i = 0; i < bid->part_count; i++) {
		int part = bid->parts[i].part;
		if (deal->made[part] != ULTI_UNSAID)
			game_fact_put(out, "result", ulti_item_code(part), "", deal->made[part] == ULTI_MADE);
	}
	add_kontras(out, deal, bid);
	add_silents(out, deal);
}

/* ---- reading ----------------------------------------------------------------------------------- */

/* Find the part of the bid that a fact concerns; -1 if there is none. */
static int part_of(const struct game_fact *fact, const struct ulti_bid *bid)
{
	for (int i = 0; i < bid->part_count; i++) {
		if (strcmp(fact->item, ulti_item_code(bid->parts[i].part)) == 0)
			return bid->parts[i].part;
	}
	return -1;
}

static bool read_result_fact(const struct game_fact *fact, const struct ulti_bid *bid, struct ulti_deal *deal)
{
	int part = part_of(fact, bid);

	if (part < 0 || fact->subject[0] || (fact->value != 0 && fact->value != 1))
		return false;
	if (deal->made[part] != ULTI_UNSAID)
		return false;
	deal->made[part] = fact->value ? ULTI_MADE : ULTI_LOST;
	return true;
}

static bool read_kontra_fact(const struct game_fact *fact, const struct ulti_bid *bid, struct ulti_deal *deal)
{
	int part = part_of(fact, bid), seat = text_seat_read(fact->subject, strlen(fact->subject), ULTI_SEATS);
	bool by_seat = fact->subject[0] != '\0';
	uint8_t *level;

	if (part < 0 || by_seat != (bid->colour == ULTI_COLOURLESS) || (by_seat && seat == ULTI_NO_SEAT))
		return false;
	level = by_seat ? &deal->seat_kontra[seat] : &deal->kontra[part];
	if (*level || !*ulti_level_mark(fact->value))   /* the edition's check verifies it */
		return false;
	*level = (uint8_t)fact->value;
	return true;
}

static bool read_silent_fact(const struct game_fact *fact, const struct ulti_bid *bid, struct ulti_deal *deal)
{
	uint8_t *const who[SILENT_COUNT] = { &deal->silent_100, &deal->silent_ulti, &deal->silent_4_asz };
	int silent = word_place(fact->item, silents, SILENT_COUNT), side = word_place(fact->subject, sides, 3);

	(void)bid;
	if (silent < 0 || side <= ULTI_NOBODY || *who[silent] != ULTI_NOBODY)
		return false;
	if (fact->value != 1 && (silent != SILENT_ULTI || fact->value != 0))
		return false;
	*who[silent] = (uint8_t)side;
	if (silent == SILENT_ULTI)
		deal->silent_ulti_result = fact->value ? ULTI_MADE : ULTI_LOST;
	return true;
}

static bool read_deal_fact(const struct game_fact *fact, const struct ulti_bid *bid, struct ulti_deal *deal)
{
	static const struct {
		const char *kind;
		bool (*read)(const struct game_fact *fact, const struct ulti_bid *bid, struct ulti_deal *deal);
	} kinds[] = {
		{ "result", read_result_fact }, { "kontra", read_kontra_fact }, { "silent", read_silent_fact },
	};

	for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
		if (strcmp(fact->kind, kinds[i].kind) == 0)
			return kinds[i].read(fact, bid, deal);
	}
	return false;
}

bool ulti_deal_read(
	const struct ulti_edition *edition, const struct game_record *record, struct ulti_deal *out)
{
	const struct ulti_bid *bid = ulti_bid_read_of(edition, record->bid, strlen(record->bid));
	int ending = word_place(record->ending, endings, 3);
	int trump = ulti_suit_read(record->trump, strlen(record->trump));

	if (!bid || strcmp(bid->code, record->bid) != 0 || ending < 0)
		return false;
	if (record->declarer < 0 || record->declarer >= ULTI_SEATS)
		return false;
	if (strcmp(record->trump, ulti_suit_code(trump)) != 0)
		return false;
	if (record->fact_count < 0 || record->fact_count > GAME_FACTS)
		return false;
	*out = (struct ulti_deal){
		.bid = bid->no,
		.players = out->players,
		.declarer = (uint8_t)record->declarer,
		.ending = (uint8_t)ending,
		.trump = (int8_t)(bid->colour == ULTI_RED ? ULTI_PIROS : trump),
	};
	for (int i = 0; i < record->fact_count; i++) {
		if (!read_deal_fact(&record->facts[i], bid, out))
			return false;
	}
	return true;
}
