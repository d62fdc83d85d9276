/*
 * Read a deal line of tarokk after its number: "A 2 C + A:T+U- B:X! kP,U csKe x2 = 5 -5 5 -5", with each
 * fault at its place.
 */
#include "games/messages.h"
#include "games/tarokk/messages.h"
#include "games/tarokk/notation.h"

#include <string.h>

/* Places in the line, kept for faults that the rules find once the line is read. */
enum place { PLACE_RESULT, PLACE_BREATH, PLACE_KONTRA, PLACE_SILENT, PLACE_DUTY, PLACES };

/* A line being read. */
struct reader {
	struct scan *scan;
	const struct game *game;
	struct game_deal *out;
	struct tarokk_deal deal;
	int breaths;
	struct text_slice places[PLACES];
};

/* ---- letters ----------------------------------------------------------------------------------- */

/* The letters, by enum tarokk_figure. */
static const char letters[] = "TKUXDV";

char tarokk_figure_letter(int figure)
{
	return letters[figure];
}

static char lower_of(char c)
{
	return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

/* Find the figure of a letter in either case; -1 if it is none. */
static int figure_of(char c)
{
	for (int figure = 0; figure < TAROKK_FIGURE_COUNT; figure++) {
		if (lower_of(letters[figure]) == lower_of(c))
			return figure;
	}
	return -1;
}

static bool bad(struct reader *r, struct text_slice word, const struct msg *msg)
{
	return scan_fault(r->scan, word, msg, MSG_NO_ARGS);
}

/* ---- Jatekos, bid, partner, result ------------------------------------------------------------- */

static int seat_of_word(struct text_slice word)
{
	return text_seat_read(word.s, word.n, TAROKK_SEATS);
}

static bool read_taken(struct reader *r, struct text_slice word)
{
	static const struct {
		const char *word;
		uint8_t taken;
	} bids[] = { { "3", 3 }, { "2", 2 }, { "1", 1 }, { "0", 0 }, { "s", 0 }, { "szolo", 0 } };

	for (size_t i = 0; i < sizeof bids / sizeof *bids; i++) {
		if (text_slice_is(word, bids[i].word)) {
			r->deal.taken = bids[i].taken;
			return true;
		}
	}
	return bad(r, word, word.n ? &msg_line_bid : &msg_line_bid_absent);
}

static bool read_partner(struct reader *r, struct text_slice word)
{
	static const char *const alone[TAROKK_ALONE_COUNT] = {
		[TAROKK_FORCED] = "ek", [TAROKK_OPEN] = "en", [TAROKK_SECRET] = "et",
	};

	for (uint8_t way = TAROKK_FORCED; way < TAROKK_ALONE_COUNT; way++) {
		if (text_slice_is(word, alone[way])) {
			r->deal.alone = way;
			return true;
		}
	}
	r->deal.partner = (int8_t)seat_of_word(word);
	if (r->deal.partner == GAME_NO_SEAT)
		return bad(r, word, word.n ? &msg_line_partner : &msg_line_partner_absent);
	return r->deal.partner != r->deal.declarer || bad(r, word, &msg_line_own_partner);
}

static bool read_result(struct reader *r, struct text_slice word)
{
	int sign = 0, points;

	r->places[PLACE_RESULT] = word;
	if (word.n > 0 && scan_sign(word, &sign) == word.n) {
		r->deal.parti = sign > 0 ? TAROKK_MADE : TAROKK_LOST;
		return true;
	}
	if (!scan_number(word, &points) || points > TAROKK_CARD_POINTS)
		return bad(r, word, word.n ? &msg_line_result : &msg_line_result_absent);
	r->deal.card_points = (int8_t)points;
	return true;
}

/* ---- breaths: "A:T+U-X!!" ---------------------------------------------------------------------- */

/* Read the figure at the start of `rest`; returns its bytes, 0 after a fault. */
static size_t read_figure(struct reader *r, struct text_slice word, int seat, struct text_slice rest)
{
	struct text_slice end = scan_part(rest, 1, rest.n - 1);
	int figure = figure_of(rest.s[0]), sign = 0;
	size_t n = scan_sign(end, &sign);
	uint8_t result = sign > 0 ? TAROKK_MADE : TAROKK_LOST;

	/* "!" belongs to ulti and XXI-fogas, "!!" only to the latter (IV.2). */
	if (n == 0 && end.n > 0 && end.s[0] == '!') {
		bool is_own = end.n > 1 && end.s[1] == '!';
		bool can_be = figure == TAROKK_XXI_FOGAS || (figure == TAROKK_ULTI && !is_own);
		result = is_own ? TAROKK_OWN_XXI : TAROKK_UNPLAYABLE;
		n = !can_be ? 0 : is_own ? 2 : 1;
	}
	if (figure < 0 || n == 0) {
		bad(r, word, &msg_line_breath);
		return 0;
	}
	struct tarokk_announcement *said = &r->deal.announced[tarokk_side_of(&r->deal, seat)][figure];
	if (said->result != TAROKK_UNSAID) {
		bad(r, word, &msg_line_figure_twice);
		return 0;
	}
	said->result = result;
	said->by = (uint8_t)seat;
	said->breath = (uint8_t)r->breaths;
	return 1 + n;
}

static bool read_breath(struct reader *r, struct text_slice word)
{
	int seat = seat_of_word(scan_part(word, 0, 1));
	size_t at = 2;

	if (seat == GAME_NO_SEAT || word.n < 4)
		return bad(r, word, &msg_line_breath);
	r->places[PLACE_BREATH] = word;
	while (at < word.n) {
		size_t n = read_figure(r, word, seat, scan_part(word, at, word.n - at));
		if (n == 0)
			return false;
		at += n;
	}
	r->breaths++;
	return true;
}

/* ---- kontras: "kP,U" "rTe" --------------------------------------------------------------------- */

/* Find the level named by "P", "U", "Ue", or NULL. */
static uint8_t *level_place(struct reader *r, struct text_slice piece)
{
	bool is_theirs = piece.n == 2 && lower_of(piece.s[1]) == 'e';

	if (piece.n == 1 && lower_of(piece.s[0]) == 'p')
		return &r->deal.parti_level;
	int figure = piece.n == 1 || is_theirs ? figure_of(piece.s[0]) : -1;
	return figure < 0 ? NULL
					  : &r->deal.announced[is_theirs ? TAROKK_OPPONENTS : TAROKK_DECLARERS][figure].level;
}

static bool read_kontra(struct reader *r, struct text_slice word)
{
	uint8_t level = lower_of(word.s[0]) == 'k' ? 2 : 4;
	struct text_slice rest = scan_part(word, 1, word.n - 1);

	r->places[PLACE_KONTRA] = word;
	while (rest.n > 0) {
		const char *comma = memchr(rest.s, ',', rest.n);
		size_t n = comma ? (size_t)(comma - rest.s) : rest.n;
		uint8_t *said = level_place(r, scan_part(rest, 0, n));
		if (!said)
			return bad(r, word, &msg_line_kontra);
		if (*said)
			return bad(r, scan_part(rest, 0, n), *said == level ? &msg_said_twice : &msg_level_twice);
		*said = level;
		n += comma != NULL;
		rest = scan_part(rest, n, rest.n - n);
	}
	return true;
}

/* ---- silent figures: "csT" "csTe" "csU-k" ------------------------------------------------------ */

static bool read_silent(struct reader *r, struct text_slice word)
{
	int figure = word.n > 2 ? figure_of(word.s[2]) : -1;
	bool is_theirs = word.n > 3 && lower_of(word.s[3]) == 'e';
	size_t at = is_theirs ? 4 : 3;

	r->places[PLACE_SILENT] = word;
	if (figure < 0 || (figure != TAROKK_ULTI && word.n > at))
		return bad(r, word, &msg_line_silent);
	uint8_t side = is_theirs ? TAROKK_OPPONENTS + 1 : TAROKK_DECLARERS + 1;
	bool is_same = r->deal.silent[figure] == side;
	const char *ended = r->deal.silent_ulti == TAROKK_MADE ? "+" : "-";
	if (is_same && figure == TAROKK_ULTI)
		is_same = text_slice_is(scan_part(word, at, word.n - at), ended);
	if (r->deal.silent[figure])
		return bad(r, word, is_same ? &msg_said_twice : &msg_said_otherwise);
	r->deal.silent[figure] = side;
	if (figure != TAROKK_ULTI)
		return true;

	/* A silent ulti has "+", "-" or "-k" after its side. */
	int sign = 0;
	size_t n = scan_sign(scan_part(word, at, word.n - at), &sign);
	struct text_slice gone = scan_part(word, at + n, word.n - at - n);
	if (n == 0 || (gone.n > 0 && (sign > 0 || !text_slice_is(gone, "k"))))
		return bad(r, word, &msg_line_silent);
	r->deal.silent_ulti = sign > 0 ? TAROKK_MADE : TAROKK_LOST;
	r->deal.gone_earlier = gone.n > 0;
	return true;
}

/* ---- modifiers --------------------------------------------------------------------------------- */

/* Read a mark ("l" "lt" "b" "x2" "o=E"), a breath, a silent figure or a kontra. */
static bool read_modifier(struct reader *r, struct text_slice word)
{
	static const char *const duties[TAROKK_DUTY_COUNT] = {
		[TAROKK_LENGETES] = "l", [TAROKK_LENGETES_TULETROA] = "lt", [TAROKK_BEDOBAS] = "b",
	};

	for (uint8_t duty = TAROKK_LENGETES; duty < TAROKK_DUTY_COUNT; duty++) {
		if (!text_slice_is(word, duties[duty]))
			continue;
		r->places[PLACE_DUTY] = word;
		if (r->deal.duty != TAROKK_NO_DUTY)
			return bad(r, word, r->deal.duty == duty ? &msg_said_twice : &msg_line_duties);
		r->deal.duty = duty;
		return true;
	}
	if (text_slice_is(word, "x2")) {
		if (r->deal.is_double)
			return bad(r, word, &msg_said_twice);
		r->deal.is_double = true;
		return true;
	}
	if (word.n > 2 && text_slice_is(scan_part(word, 0, 2), "o="))
		return game_dealer_read(r->scan, word, r->game, r->out);
	if (word.n > 1 && word.s[1] == ':')
		return read_breath(r, word);
	if (word.n > 2 && text_slice_is(scan_part(word, 0, 2), "cs"))
		return read_silent(r, word);
	if (word.n > 1 && strchr("kKrR", word.s[0]))
		return read_kontra(r, word);
	return bad(r, word, &msg_line_modifier);
}

/* ---- thrown in: "bedob B csak-xxi" ------------------------------------------------------------- */

static bool read_thrown_in(struct reader *r)
{
	struct text_slice seat = scan_word(r->scan), reason = scan_word(r->scan);

	r->deal.thrown_by = (uint8_t)seat_of_word(seat);
	if (seat_of_word(seat) == GAME_NO_SEAT)
		return bad(r, seat, &msg_line_thrown_by);
	for (uint8_t i = TAROKK_NO_TAROKK; i < TAROKK_REASON_COUNT; i++) {
		if (text_slice_is(reason, tarokk_reason_words[i]))
			r->deal.reason = i;
	}
	if (reason.n == 0)
		return bad(r, reason, &msg_line_thrown_why_absent);
	if (r->deal.reason == TAROKK_PLAYED)
		return scan_fault_near(r->scan, reason, &msg_line_thrown_why, tarokk_reason_words + TAROKK_NO_TAROKK);
	return game_rest_read(r->scan, r->game, &msg_line_thrown_more, r->out);
}

/* ---- the whole --------------------------------------------------------------------------------- */

/* Find the place in the line of a refusal. */
static enum place place_of(enum tarokk_refusal refusal)
{
	if (refusal == TAROKK_LEVEL_UNKNOWN || refusal == TAROKK_LEVEL_SURPLUS)
		return PLACE_KONTRA;
	if (refusal > TAROKK_EARLIER_UNPRICED)
		return PLACE_DUTY;
	bool is_silent = refusal == TAROKK_SILENT_ANNOUNCED || refusal == TAROKK_ULTI_TWICE
		|| refusal == TAROKK_SILENT_BESIDE_VOLAT || refusal == TAROKK_EARLIER_UNPRICED;
	if (is_silent)
		return PLACE_SILENT;
	return refusal == TAROKK_VOLAT_AND_LOST ? PLACE_BREATH : PLACE_RESULT;
}

/* Find a kontra on a figure announced only by the other side, and its correct form, "rUe"; false: none. */
static bool find_other_side(const struct tarokk_deal *deal, char meant[4])
{
	for (int at = 0; at < TAROKK_SIDES * TAROKK_FIGURE_COUNT; at++) {
		int figure = at / TAROKK_SIDES, side = at % TAROKK_SIDES, other = TAROKK_SIDES - 1 - side;
		const struct tarokk_announcement *said = &deal->announced[side][figure];
		bool is_here = said->result != TAROKK_UNSAID || said->level == 0;
		if (is_here || deal->announced[other][figure].result == TAROKK_UNSAID)
			continue;
		const char word[] = { said->level == 4 ? 'r' : 'k', letters[figure],
			other == TAROKK_OPPONENTS ? 'e' : '\0', '\0' };
		memcpy(meant, word, sizeof word);
		return true;
	}
	return false;
}

/* Check the deal; the seats that sit out are still unknown, so only those named must play. */
static bool check(struct reader *r)
{
	struct tarokk_deal deal = r->deal;

	deal.players = tarokk_some_players(&deal);
	enum tarokk_refusal refusal = tarokk_deal_check(&deal);
	if (refusal == TAROKK_FINE)
		return true;
	struct text_slice place = r->places[place_of(refusal)];
	char meant[4];
	if (refusal == TAROKK_LEVEL_SURPLUS && find_other_side(&deal, meant))
		return scan_fault(r->scan, place, &msg_line_kontra_other_side,
			MSG_ARGS(meant, tarokk_refusal_reason(refusal)));
	return scan_refuse(r->scan, place.s ? place : r->places[PLACE_RESULT], tarokk_refusal_msg(refusal),
		MSG_ARGS(tarokk_refusal_reason(refusal)));
}

static bool read_played(struct reader *r, struct text_slice first, bool may_be_open)
{
	int seat = seat_of_word(first);

	r->deal.declarer = (uint8_t)seat;
	if (seat == GAME_NO_SEAT)
		return bad(r, first, &msg_line_declarer);
	if (!read_taken(r, scan_word(r->scan)) || !read_partner(r, scan_word(r->scan)))
		return false;
	/* A line without a result yet may end after the contract. */
	r->out->is_open = may_be_open && scan_end(r->scan);
	if (r->out->is_open)
		return true;
	if (!read_result(r, scan_word(r->scan)))
		return false;
	while (!scan_end(r->scan)) {
		if (scan_char(r->scan, '=')) {
			if (!game_points_read(r->scan, r->game, r->out))
				return false;
			break;
		}
		if (!read_modifier(r, scan_word(r->scan)))
			return false;
	}
	return check(r);
}

bool tarokk_line_read(struct scan *scan, const struct game_edition *edition, bool may_be_open,
	struct game_deal *out)
{
	struct reader r = { .scan = scan, .game = edition->game, .out = out,
		.deal.partner = TAROKK_NO_SEAT, .deal.card_points = TAROKK_NOT_COUNTED };
	struct text_slice first = scan_word(scan);
	bool is_thrown_in = text_slice_is(first, "bedob");

	if (is_thrown_in ? !read_thrown_in(&r) : !read_played(&r, first, may_be_open))
		return false;
	tarokk_record_of(&r.deal, out->is_open, &out->record);
	return true;
}
