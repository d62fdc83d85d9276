/*
 * Hearts, a game made up for the tests, and a start for a new one (docs/adding-a-game.md). It has what an ulti player
 * would not think of: a table is of four, a line is four figures, nobody declares, nothing is bid.
 */
#include "games/game.h"

#include <string.h>

#define M(name, hu, en) static const struct msg msg_##name = { { hu, en } };
M(game_hearts, "hearts", "hearts")
M(edition_hearts, "Hearts, 2026", "Hearts, 2026")
M(hearts_figure, "„{0}” nem jó; helyenként egy szám kell, 0 és 26 között: 5 8 0 13",
	"“{0}” is wrong; a figure for each seat, from 0 to 26: 5 8 0 13")
M(hearts_sum, "az ütésben vitt pontok összege {0}, nem 26", "the points taken add up to {0}, not to 26")
M(hearts_record, "ez nem egy leosztás hearts", "that is no deal of hearts")
M(head_taken_a, "A vitt", "A took")
M(head_taken_b, "B vitt", "B took")
M(head_taken_c, "C vitt", "C took")
M(head_taken_d, "D vitt", "D took")
#undef M

enum { SEATS = 4, TAKEN = 26 };

extern const struct game game_made_up_hearts;

static int sum_of(const int taken[SEATS])
{
	int sum = 0;

	for (int seat = 0; seat < SEATS; seat++)
		sum += taken[seat];
	return sum;
}

static bool read_taken(struct scan *scan, const struct game_edition *edition, bool may_be_open,
	struct game_deal *out)
{
	const size_t from = scan->at;
	int taken[SEATS];

	(void)may_be_open;   /* a line without its figures says nothing */
	out->record = (struct game_record){ .declarer = GAME_NO_SEAT, .ending = "played" };
	for (int seat = 0; seat < SEATS; seat++) {
		struct text_slice word = scan_word(scan);
		if (!scan_number(word, &taken[seat]) || taken[seat] > TAKEN)
			return scan_fault(scan, word, &msg_hearts_figure, MSG_NO_ARGS);
		game_fact_put(&out->record, "taken", "", text_seat_code(seat), taken[seat]);
	}
	const struct text_slice figures = scan_trim((struct text_slice){ scan->s + from, scan->at - from });
	if (sum_of(taken) != TAKEN)
		return scan_refuse(scan, figures, &msg_hearts_sum, MSG_ARGS(num_of(sum_of(taken)).text));
	return game_rest_read(scan, edition->game, &msg_hearts_figure, out);
}

/* The facts come back in the order of the book. */
static bool taken_of(const struct game_record *record, int taken[SEATS])
{
	memset(taken, 0, SEATS * sizeof *taken);
	for (int i = 0; i < record->fact_count; i++) {
		const struct game_fact *fact = &record->facts[i];
		int seat = text_seat_read(fact->subject, strlen(fact->subject), SEATS);
		if (strcmp(fact->kind, "taken") != 0 || seat < 0 || fact->value < 0 || fact->value > TAKEN)
			return false;
		taken[seat] = fact->value;
	}
	return record->fact_count == SEATS && sum_of(taken) == TAKEN;
}

static void write_piece(struct buf *b, const struct game_edition *edition, const struct game_record *record,
	enum game_piece piece)
{
	int taken[SEATS];

	(void)edition;
	if (!taken_of(record, taken) || (piece != GAME_OUTCOME && piece != GAME_RESULT))
		return;
	for (int seat = 0; seat < SEATS; seat++)
		buf_printf(b, "%s%d", seat > 0 ? " " : "", taken[seat]);
}

/* Each point taken is paid to the three others; who took all is paid by them. */
static bool settle_taken(const struct game_played *played, int points[GAME_SEATS], struct err *e)
{
	int taken[SEATS];

	if (!taken_of(played->record, taken))
		return err_set(e, ERR_REFUSED, &msg_hearts_record, MSG_NO_ARGS);
	for (int seat = 0; seat < SEATS; seat++)
		points[seat] = TAKEN - SEATS * taken[seat];
	for (int shooter = 0; shooter < SEATS; shooter++) {
		for (int seat = 0; taken[shooter] == TAKEN && seat < SEATS; seat++)
			points[seat] = seat == shooter ? 3 * TAKEN : -TAKEN;
	}
	return true;
}

static void write_taken(struct buf *b, const struct game_cell *cell)
{
	int taken[SEATS];

	if (taken_of(cell->played->record, taken))
		buf_int(b, taken[cell->item]);
}

#define TAKEN_BY(seat, code, name) { .key = "taken_" code, .head = &msg_head_taken_##name, .is_narrow = true, \
	.write = write_taken, .item = seat, .kind = LISTING_INT }

static const struct game_column columns[] = {
	TAKEN_BY(0, "A", a), TAKEN_BY(1, "B", b), TAKEN_BY(2, "C", c), TAKEN_BY(3, "D", d), { .key = NULL },
};

static const struct game_example examples[] = {
	{ .line = "5 8 0 13", .points = { 6, -6, 26, -26 } },
	{ .line = "0 26 0 0", .points = { -26, 78, -26, -26 } },
	{ .line = "6 7 6 7 o=C", .points = { 2, -2, 2, -2 } },
	{ .line = "5 8 0 12", .is_refused = true },
	{ .line = "5 8 0", .is_refused = true },
	{ .line = "A 8 0 13", .is_refused = true },
	{ .line = NULL },
};

static const struct game_edition editions[] = {
	{ .id = "hearts-2026", .game = &game_made_up_hearts, .name = &msg_edition_hearts, .examples = examples },
	{ .id = NULL },
};

const struct game game_made_up_hearts = {
	.code = "hearts", .name = &msg_game_hearts,
	.least_seats = SEATS, .most_seats = SEATS, .players = SEATS,
	.editions = editions,
	.read = read_taken, .begins_with_figure = true, .write_piece = write_piece, .settle = settle_taken,
	.columns = columns,
};
