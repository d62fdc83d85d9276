/* Convert a deal of tarokk to the facts of the book, in the words of the deal's line, and back. */
#include "games/tarokk/notation.h"

#include <stdio.h>
#include <string.h>

/* Words by enum tarokk_side, tarokk_alone, tarokk_duty, tarokk_reason; "" is not written. */
static const char *const sides[] = { "declarer", "opponents" };
static const char *const alones[] = { "", "forced", "open", "secret" };
static const char *const duties[] = { "", "lengetes", "lengetes-tul", "bedobas" };
static const char *const bids[] = { "szolo", "1", "2", "3" };

const char *const tarokk_reason_words[TAROKK_REASON_COUNT + 1] = {
	[TAROKK_PLAYED] = "", [TAROKK_NO_TAROKK] = "nincs-tarokk", [TAROKK_ONLY_XXI] = "csak-xxi",
	[TAROKK_FOUR_KINGS] = "4-kiraly", [TAROKK_PARTNER_HONOURS] = "partner-honor",
	[TAROKK_DECLARER_HONOURS] = "jatekos-honor", [TAROKK_SECOND_ROUND] = "2-kor",
};

const char tarokk_no_bid[] = GAME_THROWN_IN;

/* Find the index of a word in a list; -1 if it is not there. */
static int word_place(const char *word, const char *const list[], int count)
{
	for (int i = 0; i < count; i++) {
		if (strcmp(word, list[i]) == 0)
			return i;
	}
	return -1;
}

static int figure_of(const char *item)
{
	for (int figure = 0; figure < TAROKK_FIGURE_COUNT; figure++) {
		if (strcmp(item, tarokk_figure_code(figure)) == 0)
			return figure;
	}
	return -1;
}

/* ---- writing ----------------------------------------------------------------------------------- */

void tarokk_record_of(const struct tarokk_deal *deal, bool is_open, struct game_record *out)
{
	*out = (struct game_record){ .declarer = deal->declarer };
	if (deal->reason != TAROKK_PLAYED) {
		out->declarer = deal->thrown_by;
		snprintf(out->bid, sizeof out->bid, "%s", tarokk_no_bid);
		snprintf(out->ending, sizeof out->ending, GAME_UNPLAYED);
		game_fact_put(out, "reason", tarokk_reason_words[deal->reason], "", 1);
		return;
	}
	snprintf(out->bid, sizeof out->bid, "%s", bids[deal->taken]);
	snprintf(out->ending, sizeof out->ending, "played");
	if (deal->alone != TAROKK_PARTNER)
		game_fact_put(out, "alone", alones[deal->alone], "", 1);
	else
		game_fact_put(out, "partner", "", text_seat_code(deal->partner), 1);
	if (is_open)
		return;

	/* Card points, if counted, determine who won: both are stored, for plain SQL to read. */
	bool is_counted = deal->card_points != TAROKK_NOT_COUNTED;
	game_fact_put(out, "result", "parti", "",
		is_counted ? deal->card_points >= TAROKK_WON : deal->parti == TAROKK_MADE);
	if (is_counted)
		game_fact_put(out, "card-points", "", "", deal->card_points);
	if (deal->parti_level > 1)
		game_fact_put(out, "kontra", "parti", "", deal->parti_level);
	for (int at = 0; at < TAROKK_SIDES * TAROKK_FIGURE_COUNT; at++) {
		int side = at / TAROKK_FIGURE_COUNT, figure = at % TAROKK_FIGURE_COUNT;
		const struct tarokk_announcement *said = &deal->announced[side][figure];
		if (said->result == TAROKK_UNSAID)
			continue;
		const char *code = tarokk_figure_code(figure), *by = text_seat_code(said->by);
		game_fact_put(out, "announced", code, by, said->result);
		game_fact_put(out, "breath", code, by, said->breath);
		if (said->level > 1)
			game_fact_put(out, "kontra", code, sides[side], said->level);
	}
	for (int figure = 0; figure < TAROKK_FIGURE_COUNT; figure++) {
		bool is_lost = figure == TAROKK_ULTI && deal->silent_ulti == TAROKK_LOST;
		if (deal->silent[figure])
			game_fact_put(out, "silent", tarokk_figure_code(figure), sides[deal->silent[figure] - 1],
				!is_lost);
	}
	if (deal->gone_earlier)
		game_fact_put(out, "gone", "ulti", "", 1);
	if (deal->duty != TAROKK_NO_DUTY)
		game_fact_put(out, "duty", duties[deal->duty], "", 1);
	if (deal->is_double)
		game_fact_put(out, "double", "", "", 1);
}

/* ---- reading ----------------------------------------------------------------------------------- */

/* The partner comes first, because it determines the sides. */
enum fact_kind {
	PARTNER, ALONE, CARD_POINTS, RESULT, ANNOUNCED, BREATH, KONTRA, SILENT, GONE, DUTY, DOUBLE, REASON
};

static const char *const kinds[] = {
	"partner", "alone", "card-points", "result", "announced", "breath", "kontra", "silent", "gone", "duty",
	"double", "reason",
};

/* Put a fact into a deal; false if it is not one of a deal. */
static bool take_fact(enum fact_kind kind, const struct game_fact *fact, struct tarokk_deal *out)
{
	const bool is_parti = strcmp(fact->item, "parti") == 0;
	const int seat = text_seat_read(fact->subject, strlen(fact->subject), TAROKK_SEATS);
	const int side = word_place(fact->subject, sides, TAROKK_SIDES), figure = figure_of(fact->item);
	struct tarokk_announcement *said
		= figure < 0 || seat < 0 ? NULL : &out->announced[tarokk_side_of(out, seat)][figure];
	int place;

	switch (kind) {
	case PARTNER:
		out->partner = (int8_t)seat;
		return seat != GAME_NO_SEAT;
	case ALONE:
		place = word_place(fact->item, alones, TAROKK_ALONE_COUNT);
		out->alone = (uint8_t)(place < 0 ? 0 : place);
		return place > 0;
	case CARD_POINTS:
		out->parti = TAROKK_UNSAID;
		out->card_points = (int8_t)fact->value;
		return fact->value >= 0 && fact->value <= TAROKK_CARD_POINTS;
	case RESULT:
		if (out->card_points == TAROKK_NOT_COUNTED)
			out->parti = fact->value ? TAROKK_MADE : TAROKK_LOST;
		return is_parti;
	case ANNOUNCED:
		if (!said || fact->value < TAROKK_MADE || fact->value > TAROKK_OWN_XXI)
			return false;
		said->result = (uint8_t)fact->value;
		said->by = (uint8_t)seat;
		return true;
	case BREATH:
		if (!said || fact->value < 0 || fact->value > UINT8_MAX)
			return false;
		said->breath = (uint8_t)fact->value;
		return true;
	case KONTRA:
		if (fact->value != 2 && fact->value != 4)
			return false;
		if (!is_parti && (figure < 0 || side < 0))
			return false;
		*(is_parti ? &out->parti_level : &out->announced[side][figure].level) = (uint8_t)fact->value;
		return true;
	case SILENT:
		if (figure < 0 || side < 0)
			return false;
		out->silent[figure] = (uint8_t)(side + 1);
		if (figure == TAROKK_ULTI)
			out->silent_ulti = fact->value ? TAROKK_MADE : TAROKK_LOST;
		return true;
	case GONE:
		out->gone_earlier = true;
		return strcmp(fact->item, "ulti") == 0;
	case DUTY:
		place = word_place(fact->item, duties, TAROKK_DUTY_COUNT);
		out->duty = (uint8_t)(place < 0 ? 0 : place);
		return place > 0;
	case DOUBLE:
		out->is_double = true;
		return fact->value == 1;
	case REASON:
		break;
	}
	place = word_place(fact->item, tarokk_reason_words, TAROKK_REASON_COUNT);
	out->reason = (uint8_t)(place < 0 ? 0 : place);
	return place > 0;
}

bool tarokk_deal_read(const struct game_record *record, struct tarokk_deal *out)
{
	const uint8_t players = out->players;
	struct game_record again;
	int read = 0, taken = word_place(record->bid, bids, sizeof bids / sizeof *bids);
	bool is_thrown = strcmp(record->bid, tarokk_no_bid) == 0;

	*out = (struct tarokk_deal){ .players = players, .partner = TAROKK_NO_SEAT,
		.card_points = TAROKK_NOT_COUNTED };
	if (record->declarer < 0 || record->declarer >= TAROKK_SEATS || (taken < 0 && !is_thrown))
		return false;
	out->declarer = (uint8_t)record->declarer;
	out->thrown_by = out->declarer;
	out->taken = (uint8_t)(taken < 0 ? 0 : taken);
	for (enum fact_kind kind = PARTNER; kind <= REASON; kind++) {
		for (int i = 0; i < record->fact_count; i++) {
			if (strcmp(record->facts[i].kind, kinds[kind]) != 0)
				continue;
			if (!take_fact(kind, &record->facts[i], out))
				return false;
			read++;
		}
	}
	if (read != record->fact_count || is_thrown != (out->reason != TAROKK_PLAYED))
		return false;
	tarokk_record_of(out, out->parti == TAROKK_UNSAID && out->card_points == TAROKK_NOT_COUNTED, &again);
	return game_record_is_same(record, &again);
}
