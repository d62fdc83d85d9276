/* Write a deal's pieces in canonical form, so that files can be compared. */
#include "games/ulti/notation/notation.h"

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
