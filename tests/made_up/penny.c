/*
 * Penny, a game made up for the tests: two sit, one calls heads, and the penny is worth one point. It knows no
 * more than struct game asks for. tests/cli/made_up.sh shows what the house needs to know of a game.
 */
#include "games/game.h"

#include <stdio.h>
#include <string.h>

#define M(name, hu, en) static const struct msg msg_##name = { { hu, en } };
M(game_penny, "penny", "penny")
M(edition_penny, "Penny, 2026", "Penny, 2026")
M(penny_caller, "„{0}” nem hely; itt a hívó helye áll: A vagy B", "“{0}” is not a seat; expected: the caller, A or B")
M(penny_bid, "„{0}” nem hívás; itt fej áll", "“{0}” is no call; expected: fej")
M(penny_result, "„{0}” nem eredmény; + vagy - kell", "“{0}” is not a result; give + or -")
M(penny_record, "ez nem egy feldobott penny", "that is no tossed penny")
#undef M

enum { SEATS = 2 };

extern const struct game game_made_up_penny;

/* "A fej +": who called, what, and whether it came. */
static bool read_toss(struct scan *scan, const struct game_edition *edition, bool may_be_open,
	struct game_deal *out)
{
	struct text_slice caller = scan_word(scan), bid = scan_word(scan), result = scan_word(scan);
	int seat = text_seat_read(caller.s, caller.n, SEATS), sign = 0;

	(void)may_be_open;
	if (seat < 0)
		return scan_fault(scan, caller, &msg_penny_caller, MSG_NO_ARGS);
	if (!text_slice_is(bid, "fej"))
		return scan_fault(scan, bid, &msg_penny_bid, MSG_NO_ARGS);
	if (result.n == 0 || scan_sign(result, &sign) != result.n)
		return scan_fault(scan, result, &msg_penny_result, MSG_NO_ARGS);
	out->record = (struct game_record){ .declarer = seat, .bid = "fej", .ending = "played", .fact_count = 1,
		.facts = { { "result", "fej", "", sign > 0 } } };
	return game_rest_read(scan, edition->game, &msg_penny_result, out);
}

static bool is_toss(const struct game_record *record)
{
	return strcmp(record->bid, "fej") == 0 && record->fact_count == 1
		&& strcmp(record->facts[0].kind, "result") == 0
		&& record->declarer >= 0 && record->declarer < SEATS;
}

static void write_piece(struct buf *b, const struct game_edition *edition, const struct game_record *record,
	enum game_piece piece)
{
	const char *result = is_toss(record) && record->facts[0].value ? "+" : "-";

	(void)edition;
	switch (piece) {
	case GAME_OUTCOME: buf_printf(b, "%s %s", record->bid, result); break;
	case GAME_CONTRACT: case GAME_BID_ALONE: buf_str(b, record->bid); break;
	case GAME_RESULT: buf_str(b, result); break;
	case GAME_MODIFIERS: break;
	}
}

static bool settle_toss(const struct game_played *played, int points[GAME_SEATS], struct err *e)
{
	if (!is_toss(played->record))
		return err_set(e, ERR_REFUSED, &msg_penny_record, MSG_NO_ARGS);
	int caller = played->record->declarer;
	points[caller] = played->record->facts[0].value ? 1 : -1;
	points[1 - caller] = -points[caller];
	return true;
}

static const struct game_example examples[] = {
	{ .line = "A fej +", .points = { 1, -1 } },
	{ .line = "B fej -", .points = { 1, -1 } },
	{ .line = "A fej", .is_refused = true },
	{ .line = "C fej +", .is_refused = true },
	{ .line = NULL },
};

static const struct game_edition editions[] = {
	{ .id = "penny-2026", .game = &game_made_up_penny, .name = &msg_edition_penny, .examples = examples },
	{ .id = NULL },
};

const struct game game_made_up_penny = {
	.code = "penny", .name = &msg_game_penny,
	.least_seats = SEATS, .most_seats = SEATS, .players = SEATS,
	.editions = editions,
	.read = read_toss, .write_piece = write_piece, .settle = settle_toss,
};
