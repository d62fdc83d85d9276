/* Read a deal line after its number: "C p40+U +- kU csUv+ = 4 4 -8", with each fault at its place. */
#include "games/messages.h"
#include "games/ulti/notation/messages.h"
#include "games/ulti/notation/notation.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* Places in the line, kept for faults that the rules find once the line is read. */
enum place {
	PLACE_BID, PLACE_TRUMP, PLACE_RESULT, PLACE_KONTRA, PLACE_100, PLACE_ULTI, PLACE_4_ASZ, PLACE_COUNT
};

/* A line being read. */
struct reader {
	struct scan *scan;
	const struct game *game;
	const struct ulti_edition *edition;
	struct game_deal *out;
	struct ulti_deal deal;
	bool may_be_open;
	uint8_t all_level;   /* given to everything by "k*" */
	const struct ulti_bid *bid;
	struct text_slice places[PLACE_COUNT];
	char parts[48], shorts[16];   /* the bid's parts for messages: "ulti, parti", "U,P" */
};

/* ---- declarer, bid ----------------------------------------------------------------------------- */

/* Count the signs of a word; -1 if it has anything else. */
static int count_signs(struct text_slice word)
{
	int count = 0, sign;

	for (size_t at = 0, length; at < word.n; at += length, count++) {
		length = scan_sign(scan_part(word, at, word.n - at), &sign);
		if (length == 0)
			return -1;
	}
	return count;
}

/* Count the bytes before a word's first sign. */
static size_t before_signs(struct text_slice word)
{
	size_t n = 0;
	int sign;

	while (n < word.n && scan_sign(scan_part(word, n, word.n - n), &sign) == 0)
		n++;
	return n;
}

/* Count the bytes of the trump before a word's signs ("m" of "m+"); 0 if it has another form. */
static size_t glued_trump(struct text_slice word)
{
	size_t n = before_signs(word);

	return n < word.n && ulti_suit_read(word.s, n) != ULTI_NO_SUIT ? n : 0;
}

/* Can that follow a bid in a word: a possible trump of the bid, its results, or both? */
static bool is_tail(const struct ulti_bid *bid, struct text_slice rest)
{
	size_t trump = ulti_suit_read(rest.s, rest.n) != ULTI_NO_SUIT ? rest.n : glued_trump(rest);
	int suit = trump > 0 ? ulti_suit_read(rest.s, trump) : ULTI_NO_SUIT;
	int signs = count_signs(scan_part(rest, trump, rest.n - trump));
	bool suits = suit == ULTI_NO_SUIT || bid->colour == (suit == ULTI_PIROS ? ULTI_RED : ULTI_PLAIN);

	return suits && (signs == bid->part_count || (signs == 0 && trump > 0));
}

/* Find the bid at the beginning of a word without blanks ("40m+", "u++"); NULL if none, or several, fit. */
static const struct ulti_bid *glued_bid(
	const struct ulti_edition *edition, struct text_slice word, size_t *length)
{
	const struct ulti_bid *found = NULL;

	for (size_t n = 1; n < word.n; n++) {
		const struct ulti_bid *bid = ulti_bid_read_of(edition, word.s, n);
		if (!bid || !is_tail(bid, scan_part(word, n, word.n - n)))
			continue;
		if (found)
			return NULL;
		found = bid;
		*length = n;
	}
	return found;
}

/* Does "+" join parts of a bid, as in "40+SD"? Only a kontra or a silent part may be glued to a result. */
static bool goes_on_as_bid(struct text_slice rest)
{
	return rest.n > 1 && rest.s[0] == '+' && isalnum((unsigned char)rest.s[1])
		&& !strchr("kKrRcC", rest.s[1]);
}

/*
 * Find the longest bid at the beginning of a word that continues with a trump or a result, but wrong ones,
 * whose fault their reader reports. NULL: there is none, or nothing is wrong.
 */
static const struct ulti_bid *begun_bid(
	const struct ulti_edition *edition, struct text_slice word, size_t *length)
{
	const struct ulti_bid *found = NULL;

	for (size_t n = 1; n < word.n; n++) {
		const struct ulti_bid *bid = ulti_bid_read_of(edition, word.s, n);
		struct text_slice rest = scan_part(word, n, word.n - n);
		if (!bid || (glued_trump(rest) == 0 && before_signs(rest) > 0) || goes_on_as_bid(rest))
			continue;
		if (is_tail(bid, rest))
			return NULL;
		found = bid;
		*length = n;
	}
	return found;
}

/* Take the declarer's letter before a bid, "b40m+"; the line continues after it. */
static bool glued_declarer(struct reader *r, struct text_slice *word)
{
	struct text_slice rest = scan_part(*word, 1, word->n ? word->n - 1 : 0);
	size_t length;
	bool has_signs = before_signs(rest) < rest.n;

	if (text_seat_read(word->s, 1, ULTI_SEATS) == ULTI_NO_SEAT)
		return false;
	if (!has_signs && !ulti_bid_read_of(r->edition, rest.s, rest.n)
		&& !glued_bid(r->edition, rest, &length))
		return false;
	word->n = 1;
	r->scan->at = (size_t)(rest.s - r->scan->s);
	return true;
}

static bool read_declarer(struct reader *r, struct text_slice word)
{
	if (word.n > 1)
		glued_declarer(r, &word);
	int seat = text_seat_read(word.s, word.n, ULTI_SEATS);

	if (seat == ULTI_NO_SEAT)
		return scan_fault(r->scan, word, word.n ? &msg_declarer_bad : &msg_declarer_missing, MSG_NO_ARGS);
	r->deal.declarer = (uint8_t)seat;
	return true;
}

/* Refuse an unknown bid, perhaps said in words, or with a wrong letter. */
static bool bid_fault(struct reader *r, struct text_slice word)
{
	const char *candidates[2 * ULTI_BIDS + 1], **end = candidates;
	const struct ulti_bid *said = ulti_bid_say_of(r->edition, word.s, word.n, NULL);
	int sign;

	while (word.n > 1 && scan_sign(scan_part(word, word.n - 1, 1), &sign) > 0)
		word.n--;   /* without a glued result */
	for (int no = 1; no <= r->edition->bid_count && !said; no++) {
		*end++ = ulti_edition_bid(r->edition, no)->short_code;
		*end++ = ulti_edition_bid(r->edition, no)->code;
	}
	*end = NULL;
	scan_fault_near(r->scan, word, &msg_bid_bad, candidates);
	snprintf(r->scan->fault->arg[1], ERR_ARG_SIZE, "%s", ulti_bids_option(r->edition));
	if (said)
		strcpy(r->scan->fault->near, said->short_code);
	return false;
}

/* Can the word follow a bid? */
static bool is_behind_bid(const struct ulti_bid *bid, struct text_slice word)
{
	return count_signs(word) == bid->part_count || is_tail(bid, word) || text_slice_is(word, "bedob")
		|| text_slice_is(word, "felad");
}

enum { BID_WORDS = 5 };

/*
 * Find a bid of several words without quotes ("piros ulti ++"), from `word` on; NULL if none, or several,
 * fit.
 */
static const struct ulti_bid *spoken_bid(struct reader *r, struct text_slice *word)
{
	const struct ulti_bid *found = NULL;
	struct text_slice said = *word;
	size_t end = r->scan->at;

	for (int words = 1; words < BID_WORDS; words++) {
		const struct ulti_bid *bid = ulti_bid_say_of(r->edition, said.s, said.n, NULL);
		size_t at = r->scan->at;
		struct text_slice next = scan_word(r->scan);
		if (next.n == 0)
			break;
		if (bid && is_behind_bid(bid, next)) {
			if (found && found != bid) {
				found = NULL;
				break;
			}
			found = bid;
			*word = said;
			end = at;
		}
		said.n = (size_t)(next.s + next.n - said.s);
	}
	r->scan->at = end;
	return found;
}

/* Find a bid that is no code: glued to the next piece, or in words. */
static const struct ulti_bid *loose_bid(struct reader *r, struct text_slice *word)
{
	size_t length = 0;
	const struct ulti_bid *bid = glued_bid(r->edition, *word, &length);
	const struct ulti_bid *spoken = bid ? NULL : spoken_bid(r, word);

	if (spoken)
		return spoken;
	if (!bid)
		bid = begun_bid(r->edition, *word, &length);
	if (!bid)
		return NULL;
	word->n = length;
	r->scan->at = (size_t)(word->s + length - r->scan->s);
	return bid;
}

/* Read a bid by its code, or in words: passz, "piros passz" in quotes. */
static bool read_bid(struct reader *r)
{
	bool is_said = !scan_end(r->scan) && r->scan->s[r->scan->at] == '"';
	struct text_slice word;

	if (is_said && !scan_quoted(r->scan, &word))
		return false;
	if (!is_said)
		word = scan_word(r->scan);
	if (word.n == 0)
		return scan_fault(r->scan, word, &msg_bid_missing, MSG_NO_ARGS);
	is_said = is_said || text_slice_is(word, "passz");
	r->bid = is_said ? ulti_bid_say_of(r->edition, word.s, word.n, NULL)
					 : ulti_bid_read_of(r->edition, word.s, word.n);
	if (!r->bid && !is_said)
		r->bid = loose_bid(r, &word);
	if (!r->bid)
		return bid_fault(r, word);
	r->places[PLACE_BID] = word;
	r->deal.bid = r->bid->no;
	/* No bid has more than three parts, so both lists have room. */
	for (int i = 0; i < r->bid->part_count; i++) {
		int part = r->bid->parts[i].part;
		strcat(strcat(r->parts, i ? ", " : ""), part == ULTI_4_ASZ ? "4 ász" : ulti_item_code(part));
		strcat(strcat(r->shorts, i ? "," : ""), ulti_part_short(part));
	}
	return true;
}

/* ---- trump and result -------------------------------------------------------------------------- */

/* Return the ends of unfinished deals in the edition. */
static const char *endings_of(const struct ulti_edition *edition)
{
	return edition->thrown_in_level > 0 ? "bedob, felad" : "felad";
}

/* Read the marks, one per part, in the bid's order. */
static bool read_marks(struct reader *r, struct text_slice word)
{
	int count = 0, sign = 0;

	for (size_t at = 0; at < word.n; count++) {
		size_t length = scan_sign(scan_part(word, at, word.n - at), &sign);
		if (length == 0 && count == r->bid->part_count)
			return scan_fault(r->scan, scan_part(word, at, word.n - at), &msg_blank_missing, MSG_NO_ARGS);
		if (length == 0)
			return scan_fault(r->scan, word, &msg_result_bad, MSG_ARGS(r->parts, endings_of(r->edition)));
		if (count < r->bid->part_count)
			r->deal.made[r->bid->parts[count].part] = sign > 0 ? ULTI_MADE : ULTI_LOST;
		at += length;
	}
	if (count == r->bid->part_count)
		return true;
	return scan_fault(r->scan, word, &msg_result_count,
		MSG_ARGS(r->bid->short_code, num_of(r->bid->part_count).text, r->parts));
}

/* Find the level of a word ("rU": 4), 0 if it has none; *length: the bytes of its mark. */
static uint8_t level_of(const struct ulti_edition *edition, struct text_slice word, size_t *length)
{
	for (int level = 2; level <= edition->top_level; level *= 2) {
		const char *mark = ulti_level_mark(level);
		*length = strlen(mark);
		if (word.n >= *length && text_slice_is(scan_part(word, 0, *length), mark))
			return (uint8_t)level;
	}
	return 0;
}

/* Does the line lack a result: does it end here, or continue with a kontra, a dealer or points? */
static bool is_open_at(const struct reader *r, struct text_slice word)
{
	size_t length;

	return word.n == 0 || strchr("oO=", word.s[0]) || level_of(r->edition, word, &length) > 0;
}

static bool read_result(struct reader *r)
{
	struct text_slice word = scan_word(r->scan);
	size_t trump = glued_trump(word);

	if (trump > 0) {   /* "m+" */
		word.n = trump;
		r->scan->at = (size_t)(word.s + trump - r->scan->s);
	}
	int suit = ulti_suit_read(word.s, word.n);
	if (suit != ULTI_NO_SUIT) {
		r->places[PLACE_TRUMP] = word;
		r->deal.trump = (int8_t)suit;
		word = scan_word(r->scan);
	}
	r->places[PLACE_RESULT] = word;
	bool is_ending = text_slice_is(word, "bedob") || text_slice_is(word, "felad");
	if (!is_ending && r->may_be_open && is_open_at(r, word)) {
		r->out->is_open = true;
		r->scan->at = (size_t)(word.s - r->scan->s);
		return true;
	}
	if (word.n == 0)
		return scan_fault(r->scan, word, &msg_result_absent, MSG_ARGS(r->parts, endings_of(r->edition)));
	if (text_slice_is(word, "bedob"))
		r->deal.ending = ULTI_THROWN_IN;
	else if (text_slice_is(word, "felad"))
		r->deal.ending = ULTI_CONCEDED;
	else
		return read_marks(r, word);
	return true;
}

/* ---- kontra ------------------------------------------------------------------------------------ */

/* Set a level, unless one was given before. */
static bool say_level(struct reader *r, struct text_slice place, uint8_t *level, uint8_t said)
{
	if (*level)
		return scan_fault(r->scan, place, *level == said ? &msg_said_twice : &msg_level_twice, MSG_NO_ARGS);
	*level = said;
	return true;
}

/* Read "BC" of "k:BC". */
static bool read_kontra_seats(struct reader *r, struct text_slice seats, uint8_t said)
{
	int count = 0;

	for (size_t i = 0; i < seats.n; i++) {
		struct text_slice letter = scan_part(seats, i, 1);
		int seat = text_seat_read(letter.s, 1, ULTI_SEATS);
		if (seat == ULTI_NO_SEAT)
			return scan_fault(r->scan, seats, &msg_kontra_seat_bad, MSG_NO_ARGS);
		if (seat == r->deal.declarer)
			return scan_fault(r->scan, letter, &msg_kontra_seat_bad, MSG_NO_ARGS);
		uint8_t *level = &r->deal.seat_kontra[seat];
		if (*level == r->all_level && said > *level)
			*level = 0;   /* "k* r:B" */
		if (!say_level(r, letter, level, said))
			return false;
	}
	for (int seat = 0; seat < ULTI_SEATS; seat++)
		count += r->deal.seat_kontra[seat] != 0;
	if (count >= ULTI_PLAYERS)
		return scan_fault(r->scan, seats, &msg_kontra_three_seats, MSG_NO_ARGS);
	return true;
}

/* Read "k*" if each defender has an own kontra: the other two of A, B, C; D may be one of them. */
static bool read_kontra_both(struct reader *r, struct text_slice star, uint8_t said)
{
	if (r->deal.declarer >= ULTI_PLAYERS)
		return scan_fault(r->scan, star, &msg_kontra_needs_seats, MSG_NO_ARGS);
	r->all_level = said;
	for (int seat = 0; seat < ULTI_PLAYERS; seat++) {
		if (seat != r->deal.declarer && !say_level(r, star, &r->deal.seat_kontra[seat], said))
			return false;
	}
	return true;
}

/* Read "*" of "k*". */
static bool read_kontra_all(struct reader *r, struct text_slice star, uint8_t said)
{
	r->all_level = said;
	for (int i = 0; i < r->bid->part_count; i++) {
		if (!say_level(r, star, &r->deal.kontra[r->bid->parts[i].part], said))
			return false;
	}
	return true;
}

/* Find the part of the bid named by a word, even "TD" for an open durchmars; -1: none. */
static int bid_part(const struct ulti_bid *bid, struct text_slice word)
{
	bool is_open = word.n == 2 && strchr("Tt", word.s[0]) && strstr(bid->short_code, "TD");
	int part = is_open ? ulti_part_read(word.s + 1, 1) : ulti_part_read(word.s, word.n);

	return part >= 0 && ulti_bid_find(bid, part) >= 0 ? part : -1;
}

/* Count the bytes of the first part of "up" or "u40", if all of it names parts of the bid; else 0. */
static size_t first_part(const struct ulti_bid *bid, struct text_slice word)
{
	for (size_t n = 1; n <= word.n; n++) {
		if (bid_part(bid, scan_part(word, 0, n)) >= 0
			&& (n == word.n || first_part(bid, scan_part(word, n, word.n - n)) > 0))
			return n;
	}
	return 0;
}

/* Read "U,P" of "kU,P"; the commas are optional. */
static bool read_kontra_parts(struct reader *r, struct text_slice whole, size_t mark, uint8_t said)
{
	struct text_slice parts = scan_part(whole, mark, whole.n - mark);

	for (size_t from = 0; from <= parts.n;) {
		const char *s = parts.s + from, *comma = memchr(s, ',', parts.n - from);
		struct text_slice word = { s, comma ? (size_t)(comma - s) : parts.n - from };
		size_t first = first_part(r->bid, word);
		bool is_glued = first > 0 && first < word.n;
		if (is_glued)
			word.n = first;
		int part = bid_part(r->bid, word);
		if (part < 0)
			return scan_fault(r->scan, word.n ? word : whole, &msg_kontra_part_bad,
				MSG_ARGS(r->shorts, r->parts));
		/* "k* rU": kontra on all parts, rekontra on one */
		uint8_t *level = &r->deal.kontra[part];
		if (*level == r->all_level && said > *level)
			*level = 0;
		if (!say_level(r, word, level, said))
			return false;
		from += word.n + !is_glued;
	}
	return true;
}

/* Read a level. Only the highest is recorded: it implies those below. */
static bool read_level_word(struct reader *r, struct text_slice word, size_t mark, uint8_t said)
{
	struct text_slice rest = scan_part(word, mark, word.n - mark);
	bool by_seat = rest.n > 0 && rest.s[0] == ':';

	r->places[PLACE_KONTRA] = word;
	bool is_all = rest.n == 1 && rest.s[0] == '*';
	if (r->bid->colour == ULTI_COLOURLESS) {
		if (is_all)
			return read_kontra_both(r, rest, said);
		if (!by_seat || rest.n == 1)
			return scan_fault(r->scan, word, &msg_kontra_needs_seats, MSG_NO_ARGS);
		return read_kontra_seats(r, scan_part(rest, 1, rest.n - 1), said);
	}
	if (by_seat)
		return scan_fault(r->scan, word, &msg_kontra_needs_parts, MSG_ARGS(r->shorts));
	if (is_all || (rest.n == 0 && r->bid->part_count == 1))   /* "k" for a bid of one part */
		return read_kontra_all(r, is_all ? rest : word, said);
	return read_kontra_parts(r, word, mark, said);
}

/* ---- silent results, dealer, points ------------------------------------------------------------ */

static bool modifier_fault(struct reader *r, struct text_slice word)
{
	static const char *const candidates[] = {
		"cs100", "cs100v", "csU+", "csU-", "csUv+", "csUv-", "cs4A", "cs4Av", NULL,
	};
	const char *const near = text_nearest(word.s, word.n, candidates);
	struct buf levels = { 0 };

	if (text_slice_is(word, "bedob") || text_slice_is(word, "felad"))
		return scan_fault(r->scan, word, &msg_ending_behind, MSG_NO_ARGS);
	for (int level = 2; level <= r->edition->top_level; level *= 2) {
		buf_printf(&levels, "%s%s… %s", level > 2 ? ", " : "", ulti_level_mark(level),
			ulti_level_name(level));
	}
	scan_fault(r->scan, word, &msg_modifier_bad,
		MSG_ARGS(buf_text(&levels), r->edition->silent_4_asz > 0 ? ", cs4A[v]" : ""));
	snprintf(r->scan->fault->near, sizeof r->scan->fault->near, "%s", near);
	buf_free(&levels);
	return false;
}

/* A silent item without its sign, which only the ulti has. */
struct silent {
	const char *stem;
	enum place place;
	enum ulti_side side;
};

static bool put_silent(struct reader *r, struct text_slice word, const struct silent *silent, int sign)
{
	struct ulti_deal *deal = &r->deal;
	uint8_t *const sides[PLACE_COUNT] = {
		[PLACE_100] = &deal->silent_100,
		[PLACE_ULTI] = &deal->silent_ulti,
		[PLACE_4_ASZ] = &deal->silent_4_asz,
	};
	bool is_ulti = silent->place == PLACE_ULTI;

	if (!is_ulti && sign)
		return modifier_fault(r, word);
	if (is_ulti && !sign)
		return scan_fault(r->scan, word, &msg_silent_ulti_open, MSG_NO_ARGS);
	uint8_t result = sign > 0 ? ULTI_MADE : ULTI_LOST;
	bool is_same = *sides[silent->place] == silent->side && (!is_ulti || deal->silent_ulti_result == result);
	if (*sides[silent->place])
		return scan_fault(r->scan, word, is_same ? &msg_said_twice : &msg_said_otherwise, MSG_NO_ARGS);
	r->places[silent->place] = word;
	*sides[silent->place] = (uint8_t)silent->side;
	if (is_ulti)
		deal->silent_ulti_result = result;
	return true;
}

static bool read_silent(struct reader *r, struct text_slice word)
{
	static const struct silent silents[] = {
		{ "cs100", PLACE_100, ULTI_DECLARER }, { "cs100v", PLACE_100, ULTI_DEFENDERS },
		{ "csu", PLACE_ULTI, ULTI_DECLARER }, { "csuv", PLACE_ULTI, ULTI_DEFENDERS },
		{ "cs4a", PLACE_4_ASZ, ULTI_DECLARER }, { "cs4av", PLACE_4_ASZ, ULTI_DEFENDERS },
	};
	size_t stem = 0, length = 0;
	int sign = 0;

	while (stem < word.n && (length = scan_sign(scan_part(word, stem, word.n - stem), &sign)) == 0)
		stem++;
	for (size_t i = 0; i < sizeof silents / sizeof silents[0]; i++) {
		if (stem + length == word.n && text_slice_is(scan_part(word, 0, stem), silents[i].stem))
			return put_silent(r, word, &silents[i], sign);
	}
	return modifier_fault(r, word);
}

static bool read_modifier(struct reader *r, struct text_slice word)
{
	size_t mark;

	if (word.n >= 2 && text_slice_is(scan_part(word, 0, 2), "cs"))
		return read_silent(r, word);
	if (word.n >= 2 && text_slice_is(scan_part(word, 0, 2), "o="))
		return game_dealer_read(r->scan, word, r->game, r->out);
	if (text_slice_is(word, "bedob") || text_slice_is(word, "felad"))
		return scan_fault(r->scan, word, &msg_ending_behind, MSG_NO_ARGS);
	uint8_t level = level_of(r->edition, word, &mark);
	return level > 0 ? read_level_word(r, word, mark, level) : modifier_fault(r, word);
}

static bool read_modifiers(struct reader *r)
{
	while (!scan_end(r->scan)) {
		if (scan_char(r->scan, '='))
			return game_points_read(r->scan, r->game, r->out);
		if (!read_modifier(r, scan_word(r->scan)))
			return false;
	}
	return true;
}

/* ---- checks by the rules ----------------------------------------------------------------------- */

/* Choose the players not named by the line: any will do for checks that do not depend on them. */
static uint8_t some_players(const struct ulti_deal *deal)
{
	unsigned players = 1u << deal->declarer;
	int count = 1;

	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		if (deal->seat_kontra[seat]) {
			players |= 1u << seat;
			count++;
		}
	}
	for (int seat = 0; count < ULTI_PLAYERS; seat++) {
		if (!(players >> seat & 1)) {
			players |= 1u << seat;
			count++;
		}
	}
	return (uint8_t)players;
}

/* Find the place of a refusal's reason; for an impossible silent item, the first one given. */
static struct text_slice place_of(const struct reader *r, enum ulti_refusal refusal)
{
	static const uint8_t places[ULTI_REFUSAL_COUNT] = {
		[ULTI_NO_SUCH_BID] = PLACE_BID,
		[ULTI_TRUMP_NOT_OF_BID] = PLACE_TRUMP,
		[ULTI_RESULT_MISSING] = PLACE_RESULT,
		[ULTI_RESULT_SURPLUS] = PLACE_RESULT,
		[ULTI_RESULT_UNPLAYED] = PLACE_RESULT,
		[ULTI_LEVEL_UNKNOWN] = PLACE_KONTRA,
		[ULTI_LEVEL_SURPLUS] = PLACE_KONTRA,
		[ULTI_LEVEL_NOT_PER_SEAT] = PLACE_KONTRA,
		[ULTI_LEVEL_PER_SEAT] = PLACE_KONTRA,
		[ULTI_LEVEL_OF_DECLARER] = PLACE_KONTRA,
		[ULTI_100_WITHOUT_PARTI] = PLACE_100,
		[ULTI_100_OF_LOSER] = PLACE_100,
		[ULTI_SILENT_UNPLAYED] = PLACE_100,
		[ULTI_SILENT_WITHOUT_TRUMP] = PLACE_100,
		[ULTI_SILENT_ULTI_ANNOUNCED] = PLACE_ULTI,
		[ULTI_SILENT_ULTI_TWICE] = PLACE_ULTI,
		[ULTI_SILENT_ULTI_NO_TRICK] = PLACE_ULTI,
		[ULTI_SILENT_HALF_SAID] = PLACE_ULTI,
		[ULTI_SILENT_4_ASZ_NONE] = PLACE_4_ASZ,
		[ULTI_NO_THROWING_IN] = PLACE_RESULT,
		[ULTI_SILENT_4_ASZ_BID] = PLACE_4_ASZ,
		[ULTI_SILENT_4_ASZ_100] = PLACE_4_ASZ,
	};
	size_t place = places[refusal];

	while (place >= PLACE_100 && place < PLACE_4_ASZ && !r->places[place].s)
		place++;
	return r->places[place];
}

static bool check(struct reader *r)
{
	struct ulti_deal deal = r->deal;

	deal.players = some_players(&deal);
	enum ulti_refusal refusal = r->out->is_open ? ulti_contract_check(&deal, r->edition)
		: ulti_deal_check(&deal, r->edition);
	if (refusal == ULTI_FINE)
		return true;
	return scan_refuse(r->scan, place_of(r, refusal), ulti_refusal_msg(refusal),
		MSG_ARGS(r->edition->refusal_reasons[refusal]));
}

/* Read the words of a played deal, from the declarer on. */
static bool read_words(struct reader *r)
{
	if (!read_declarer(r, scan_word(r->scan)) || !read_bid(r))
		return false;
	return read_result(r) && read_modifiers(r) && check(r);
}

bool ulti_line_read(struct scan *scan, const struct game_edition *edition, bool may_be_open,
	struct game_deal *out)
{
	struct reader r = { .scan = scan, .game = edition->game, .edition = edition->values, .out = out,
		.may_be_open = may_be_open, .deal.trump = ULTI_NO_SUIT };

	if (!read_words(&r))
		return false;
	if (r.bid->colour == ULTI_RED)
		r.deal.trump = ULTI_PIROS;   /* even if not written */
	ulti_record_write(r.edition, &r.deal, &out->record);
	return true;
}

/* ---- a contract alone, by ulti_mausz_2017 ------------------------------------------------------- */

/* Take over the contract with its trump. */
static void take_contract(const struct reader *r, struct ulti_deal *out)
{
	uint8_t players = out->players;

	*out = r->deal;
	out->players = players;
	out->ending = ULTI_PLAYED;
	if (r->bid->colour == ULTI_RED)
		out->trump = ULTI_PIROS;
}

bool ulti_contract_read(struct text_slice words, struct ulti_deal *out)
{
	struct text_fault fault;
	struct game_deal line = { .dealer = GAME_NO_SEAT };
	struct scan scan = { .s = words.s, .n = words.n, .fault = &fault };
	struct reader r = { .scan = &scan, .game = &game_ulti, .edition = &ulti_mausz_2017, .out = &line,
		.may_be_open = true, .deal.trump = ULTI_NO_SUIT };

	if (!read_words(&r) || !line.is_open || r.deal.silent_100 || r.deal.silent_ulti || r.deal.silent_4_asz)
		return false;
	take_contract(&r, out);
	return true;
}

/* Add words, separated by a blank, or a comma and a blank. */
static void add_words(struct buf *b, struct text_slice words)
{
	buf_char(b, ' ');
	for (size_t i = 0; i < words.n; i++)
		buf_char(b, words.s[i] == ',' && i + 1 < words.n && words.s[i + 1] == ' ' ? ' ' : words.s[i]);
}

bool ulti_pieces_read(const struct ulti_pieces *p, struct ulti_deal *deal, enum ulti_refusal *refusal)
{
	struct text_fault fault;
	struct game_deal line = { .dealer = GAME_NO_SEAT };
	struct buf marks = { 0 }, words = { 0 };
	struct scan scan = { .fault = &fault };
	struct reader r = { .scan = &scan, .game = &game_ulti, .edition = &ulti_mausz_2017, .out = &line,
		.bid = ulti_bid_at(deal->bid), .deal = { .bid = deal->bid, .declarer = deal->declarer } };
	int suit = p->trump.n > 0 ? ulti_suit_read(p->trump.s, p->trump.n) : ULTI_NO_SUIT;
	unsigned unknown = 0;

	*refusal = ULTI_FINE;
	if (!r.bid || deal->declarer >= ULTI_SEATS || (p->trump.n > 0 && suit == ULTI_NO_SUIT))
		return false;
	r.deal.trump = (int8_t)suit;
	/*
	 * Without results it counts as conceded, unless something was silent; an unknown one as lost, which
	 * excludes only a silent 100.
	 */
	r.deal.ending = p->made.n + p->silent.n > 0 ? ULTI_PLAYED : ULTI_CONCEDED;
	const size_t most = p->made.n > 0 ? p->made.n : p->silent.n > 0 ? r.bid->part_count : 0;
	for (size_t i = 0; i < most; i++)
		buf_char(&marks, i < p->made.n && p->made.s[i] != '?' ? p->made.s[i] : '-');
	scan.s = buf_text(&marks);
	scan.n = marks.len;
	bool done = marks.len == 0 || (read_marks(&r, scan_word(&scan)) && scan_end(&scan));
	add_words(&words, p->kontra);
	add_words(&words, p->silent);
	scan = (struct scan){ .s = buf_text(&words), .n = words.len, .fault = &fault };
	done = done && read_modifiers(&r);
	buf_free(&marks);
	buf_free(&words);
	r.deal.players = some_players(&r.deal);
	for (size_t i = 0; i < r.bid->part_count; i++)
		unknown |= i >= p->made.n || p->made.s[i] == '?' ? 1u << r.bid->parts[i].part : 0;
	struct ulti_deal checked = r.deal;
	if (unknown >> ULTI_PARTI & 1)
		checked.silent_100 = ULTI_NOBODY;
	*refusal = done ? ulti_deal_check(&checked, r.edition) : ULTI_FINE;
	if (!done || *refusal != ULTI_FINE)
		return false;
	for (int part = 0; part < ULTI_PART_COUNT; part++) {
		if (unknown >> part & 1)
			r.deal.made[part] = ULTI_UNSAID;
	}
	take_contract(&r, deal);
	return true;
}

/* ---- a line by ulti_mausz_2017 ----------------------------------------------------------------- */

bool ulti_line_from(const struct game_deal *deal, struct ulti_deal_line *out)
{
	*out = (struct ulti_deal_line){ .no = deal->no, .kind = (enum ulti_line_kind)deal->kind,
		.is_open = deal->is_open, .dealer = deal->dealer, .deal.trump = ULTI_NO_SUIT,
		.has_points = deal->has_points, .point_count = deal->point_count };
	memcpy(out->points, deal->points, sizeof out->points);
	memcpy(out->reason, deal->reason, sizeof out->reason);
	return deal->kind != GAME_DEAL_PLAYED || ulti_record_read(&deal->record, &out->deal);
}

void ulti_line_to(const struct ulti_deal_line *line, struct game_deal *out)
{
	*out = (struct game_deal){ .no = line->no, .kind = (enum game_deal_kind)line->kind,
		.is_open = line->is_open, .dealer = line->dealer, .has_points = line->has_points,
		.point_count = line->point_count };
	memcpy(out->points, line->points, sizeof line->points);
	memcpy(out->reason, line->reason, sizeof out->reason);
	if (line->kind == ULTI_LINE_PLAYED)
		ulti_record_of(&line->deal, &out->record);
}

bool ulti_deal_line_read(const char *s, size_t n, int no, bool may_be_open, struct ulti_deal_line *out,
	struct text_fault *fault)
{
	struct game_deal deal;

	*out = (struct ulti_deal_line){ .no = no, .dealer = GAME_NO_SEAT, .deal.trump = ULTI_NO_SUIT };
	return game_deal_read(game_ulti.editions, (struct text_slice){ s, n }, no, may_be_open, &deal, fault)
		&& ulti_line_from(&deal, out);
}

void ulti_deal_line_write(struct buf *b, const struct ulti_deal_line *line)
{
	struct game_deal deal;

	ulti_line_to(line, &deal);
	game_deal_write(b, game_ulti.editions, &deal);
}

/* ---- writing: each piece in canonical form, so that files can be compared ---------------------- */

static void write_bid_and_kontra(struct buf *b, const struct ulti_edition *edition,
	const struct ulti_deal *deal)
{
	const struct ulti_bid *bid = ulti_edition_bid(edition, deal->bid);

	buf_str(b, bid->short_code);
	if (bid->colour == ULTI_PLAIN && deal->trump != ULTI_NO_SUIT) {   /* other bids imply it */
		buf_char(b, ' ');
		buf_char(b, ulti_suit_code(deal->trump)[0]);
	}
}

static void write_made(struct buf *b, const struct ulti_edition *edition, const struct ulti_deal *deal)
{
	const struct ulti_bid *bid = ulti_edition_bid(edition, deal->bid);

	if (deal->ending != ULTI_PLAYED) {
		buf_str(b, deal->ending == ULTI_THROWN_IN ? "bedob" : "felad");
		return;
	}
	for (int i = 0; i < bid->part_count; i++)
		buf_char(b, deal->made[bid->parts[i].part] == ULTI_MADE ? '+' : '-');
}

/* ---- modifiers --------------------------------------------------------------------------------- */

/* Begin a modifier, a blank after those in `b` from `start` on. */
static void begin(struct buf *b, size_t start, const char *code)
{
	if (b->len > start)
		buf_char(b, ' ');
	buf_str(b, code);
}

/* Write "kU,P": the parts at that level, in the bid's order. */
static void write_parts_at(struct buf *b, size_t start, const struct ulti_edition *edition,
	const struct ulti_deal *deal, int level)
{
	const struct ulti_bid *bid = ulti_edition_bid(edition, deal->bid);
	bool is_first = true;

	for (int i = 0; i < bid->part_count; i++) {
		int part = bid->parts[i].part;
		if (deal->kontra[part] != level)
			continue;
		if (is_first)
			begin(b, start, ulti_level_mark(level));
		else
			buf_char(b, ',');
		buf_str(b, ulti_part_short(part));
		is_first = false;
	}
}

/* Write "k:BC": the defenders at that level. */
static void write_seats_at(struct buf *b, size_t start, const struct ulti_deal *deal, int level)
{
	bool is_first = true;

	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		if (deal->seat_kontra[seat] != level)
			continue;
		if (is_first) {
			begin(b, start, ulti_level_mark(level));
			buf_char(b, ':');
		}
		buf_str(b, text_seat_code(seat));
		is_first = false;
	}
}

/* Write "cs100", "csUv+"; `sign` is "" except for the ulti. */
static void write_silent(struct buf *b, size_t start, const char *code, int side, const char *sign)
{
	if (side == ULTI_NOBODY)
		return;
	begin(b, start, code);
	buf_str(b, side == ULTI_DEFENDERS ? "v" : "");
	buf_str(b, sign);
}

static void write_marks(
	struct buf *b, size_t start, const struct ulti_edition *edition, const struct ulti_deal *deal)
{
	for (int level = 2; level <= edition->top_level; level *= 2) {
		write_parts_at(b, start, edition, deal, level);
		write_seats_at(b, start, deal, level);
	}
	write_silent(b, start, "cs100", deal->silent_100, "");
	write_silent(b, start, "csU", deal->silent_ulti, deal->silent_ulti_result == ULTI_MADE ? "+" : "-");
	write_silent(b, start, "cs4A", deal->silent_4_asz, "");
}

void ulti_piece_write(struct buf *b, const struct ulti_edition *edition, const struct ulti_deal *deal,
	enum game_piece piece)
{
	switch (piece) {
	case GAME_OUTCOME:
		write_bid_and_kontra(b, edition, deal);
		buf_char(b, ' ');
		write_made(b, edition, deal);
		write_marks(b, 0, edition, deal);   /* a blank before each */
		break;
	case GAME_CONTRACT: write_bid_and_kontra(b, edition, deal); break;
	case GAME_RESULT: write_made(b, edition, deal); break;
	case GAME_MODIFIERS: write_marks(b, b->len, edition, deal); break;
	case GAME_BID_ALONE: buf_str(b, ulti_edition_bid(edition, deal->bid)->short_code); break;
	}
}

void ulti_line_write(
	struct buf *b, const struct ulti_edition *edition, const struct ulti_deal *deal, bool is_open)
{
	buf_str(b, text_seat_code(deal->declarer));
	buf_char(b, ' ');
	if (!is_open) {
		ulti_piece_write(b, edition, deal, GAME_OUTCOME);
		return;
	}
	write_bid_and_kontra(b, edition, deal);
	write_marks(b, 0, edition, deal);
}
