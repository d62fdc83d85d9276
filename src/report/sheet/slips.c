/* The mismatch doctor: find the single slips that would turn the
 * book's figures into the paper's, likeliest first. */
#include "base/messages.h"
#include "report/messages.h"
#include "report/sheet/sheet.h"

#include <stdlib.h>
#include <string.h>

enum { DIGITS = 4 };   /* neighbours in a total */

/* The likelihood of a slip: where the deal suggests it, and elsewhere. Slips of a game have their own. */
static const struct weight {
	int natural, other;
} weights[REPORT_SLIP_COUNT] = {
	[REPORT_SLIP_TOTAL_DIGITS] = { 95, 95 }, /* the right sum copied wrong: one figure fits exactly */
	[REPORT_SLIP_TOTAL_SIGN] = { 95, 95 },
	[REPORT_SLIP_TOTAL_SEATS] = { 95, 95 },
	[REPORT_SLIP_UNRULED] = { 90, 90 },      /* the paper was added up before the ruling */
	[REPORT_SLIP_SIGNS] = { 75, 40 },        /* a lost deal recorded as won */
	[REPORT_SLIP_SEATS] = { 60, 60 },
	[REPORT_SLIP_DIGITS] = { 60, 60 },
	[REPORT_SLIP_MISSING] = { 60, 40 },      /* the last deal, after the total was drawn */
	[REPORT_SLIP_TOTAL_CARRY] = { 55, 55 },
	[REPORT_SLIP_TWICE] = { 45, 45 },
	[REPORT_SLIP_TOTAL_FIGURE] = { 0, 0 },   /* only if nothing else is found */
};

/* The explanations so far, likeliest first. */
struct doctor {
	const struct desk_paper *paper;
	const struct desk_counted *deal;   /* the current one */
	bool has_signs;            /* the game knows a slip that reverses all its signs */
	struct report_slip *list;
	size_t count;
	bool failed;               /* memory ran out */
};

/* ---- the list ---------------------------------------------------------------------------------- */

/* Insert an explanation after those as likely as it is. */
static void keep_found(struct doctor *doctor, const struct report_slip *slip)
{
	struct report_slip *list = list_grow(doctor->list, doctor->count, sizeof *list);

	doctor->failed = doctor->failed || !list;
	if (!list)
		return;
	doctor->list = list;
	size_t at = doctor->count++;
	for (; at > 0 && doctor->list[at - 1].weight < slip->weight; at--)
		doctor->list[at] = doctor->list[at - 1];
	doctor->list[at] = *slip;
}

static void keep_total(struct doctor *doctor, enum report_slip_kind kind, int seat, int other)
{
	keep_found(doctor, &(struct report_slip){ .kind = kind, .seat = seat, .other = other,
		.weight = weights[kind].natural });
}

/* ---- search ------------------------------------------------------------------------------------ */

/* Would these points instead of the deal's turn our totals into theirs? */
static bool explains(const struct desk_paper *paper, const struct desk_counted *deal,
	const int points[BOOK_SEATS])
{
	for (int seat = 0; seat < paper->seats; seat++) {
		if (paper->ours[seat] - deal->points[seat] + points[seat] != paper->theirs[seat])
			return false;
	}
	return true;
}

/* Try a slip that the game knows. */
static void try_slip(void *arg, const struct game_slip *slip)
{
	struct doctor *doctor = arg;
	struct report_slip found = { .kind = REPORT_SLIP_OF_GAME, .weight = slip->weight, .seat = slip->seat,
		.deal = doctor->deal };
	bool turns = true;

	for (int seat = 0; seat < doctor->paper->seats; seat++)
		turns = turns && slip->points[seat] == -doctor->deal->points[seat];
	doctor->has_signs = doctor->has_signs || turns;
	if (!explains(doctor->paper, doctor->deal, slip->points))
		return;
	memcpy(found.points, slip->points, sizeof found.points);
	found.game = *slip;
	keep_found(doctor, &found);
}

/* Try a slip in the deal's figures, if it changes them and explains the paper. */
static void try_figures(struct doctor *doctor, const struct report_slip *slip)
{
	const size_t size = (size_t)doctor->paper->seats * sizeof *slip->points;

	if (memcmp(slip->points, doctor->deal->points, size) != 0
		&& explains(doctor->paper, doctor->deal, slip->points))
		keep_found(doctor, slip);
}

/* Return such a slip, to be filled in, with the deal's present figures. */
static struct report_slip slip_of(
	const struct doctor *doctor, enum report_slip_kind kind, int seat, bool is_natural)
{
	struct report_slip slip = { .kind = kind, .seat = seat, .deal = doctor->deal,
		.weight = is_natural ? weights[kind].natural : weights[kind].other };

	memcpy(slip.points, doctor->deal->points, sizeof slip.points);
	return slip;
}

/* Try figures of the seat: exchanged with another's (a seat sitting out has a column too), or miswritten. */
static void try_seat(struct doctor *doctor, int seat)
{
	const int *right = doctor->deal->points;

	for (int other = seat + 1; other < doctor->paper->seats; other++) {
		struct report_slip slip = slip_of(doctor, REPORT_SLIP_SEATS, seat, true);
		slip.other = other;
		slip.points[seat] = right[other];
		slip.points[other] = right[seat];
		try_figures(doctor, &slip);
	}
	for (int place = 0; place < 2; place++) {
		struct report_slip slip = slip_of(doctor, REPORT_SLIP_DIGITS, seat, true);
		slip.points[seat] = (int)report_transpose(right[seat], place);
		try_figures(doctor, &slip);
	}
}

/* Try the slips of one deal; for a ruled deal without a record only a missing ruling. */
static void try_deal(struct doctor *doctor)
{
	const struct desk_paper *paper = doctor->paper;
	const struct desk_counted *deal = doctor->deal;
	const struct game *game = paper->rules->edition->game;
	const struct game_played played = { .rules = paper->rules, .seats = paper->seats, .record = &deal->record,
		.dealer = deal->dealer };

	doctor->has_signs = false;
	if (deal->has_before) {
		struct report_slip slip = slip_of(doctor, REPORT_SLIP_UNRULED, 0, true);
		memcpy(slip.points, deal->before, sizeof slip.points);
		try_figures(doctor, &slip);
	}
	if (!deal->has_record)
		return;
	if (game->slips)
		game->slips(&played, try_slip, doctor);
	for (int seat = 0; seat < paper->seats; seat++)
		try_seat(doctor, seat);
	if (doctor->has_signs)
		return;
	/* All signs reversed: natural if the declarer lost. */
	int declarer = deal->record.declarer;
	struct report_slip slip = slip_of(doctor, REPORT_SLIP_SIGNS, 0,
		declarer >= 0 && declarer < paper->seats && deal->points[declarer] < 0);
	for (int seat = 0; seat < paper->seats; seat++)
		slip.points[seat] = -slip.points[seat];
	try_figures(doctor, &slip);
}

/* Try a whole deal left out of the totals, or counted twice; the last one is most easily left out. */
static void try_whole_deal(struct doctor *doctor)
{
	const struct desk_paper *paper = doctor->paper;
	bool is_last = doctor->deal == &paper->deals[paper->count - 1];
	struct report_slip missing = slip_of(doctor, REPORT_SLIP_MISSING, 0, is_last);
	struct report_slip twice = slip_of(doctor, REPORT_SLIP_TWICE, 0, true);

	for (int seat = 0; seat < paper->seats; seat++) {
		missing.points[seat] = 0;
		twice.points[seat] *= 2;
	}
	if (paper->count < 2)
		return;
	try_figures(doctor, &missing);
	try_figures(doctor, &twice);
}

int64_t report_transpose(int64_t figure, int place)
{
	int64_t size = figure < 0 ? -figure : figure, unit = 1;

	for (int i = 0; i < place; i++)
		unit *= 10;
	int64_t low = size / unit % 10, high = size / unit / 10 % 10;
	if (size < 10 * unit || (low == 0 && size < 100 * unit))   /* no second digit, or it would begin with 0 */
		return figure;
	size += 9 * unit * (low - high);
	return figure < 0 ? -size : size;
}

/* Try the totals; those of a single deal are its figures, already tried. */
static void try_totals(struct doctor *doctor)
{
	const struct desk_paper *paper = doctor->paper;
	bool is_sum = paper->by_totals || paper->count > 1;
	int wrong[BOOK_SEATS], count = 0;

	for (int seat = 0; seat < paper->seats; seat++) {
		if (paper->ours[seat] != paper->theirs[seat])
			wrong[count++] = seat;
	}
	if (count == 2 && is_sum && paper->ours[wrong[0]] == paper->theirs[wrong[1]]
		&& paper->ours[wrong[1]] == paper->theirs[wrong[0]])
		keep_total(doctor, REPORT_SLIP_TOTAL_SEATS, wrong[0], wrong[1]);
	if (count != 1)
		return;
	/* Only one total is wrong: its digits, its sign, its sum, or unknown. */
	int seat = wrong[0];
	int64_t ours = paper->ours[seat], theirs = paper->theirs[seat], by = llabs(theirs - ours);
	for (int place = 0; is_sum && place < DIGITS; place++) {
		if (theirs == report_transpose(ours, place))
			keep_total(doctor, REPORT_SLIP_TOTAL_DIGITS, seat, seat);
	}
	if (theirs == -ours)
		keep_total(doctor, REPORT_SLIP_TOTAL_SIGN, seat, seat);
	if (is_sum && (by == 10 || by == 100))
		keep_total(doctor, REPORT_SLIP_TOTAL_CARRY, seat, seat);
	if (doctor->count == 0)
		keep_total(doctor, REPORT_SLIP_TOTAL_FIGURE, seat, seat);
}

bool report_slips_find(const struct desk_paper *paper, struct report_slip **list, size_t *count,
	struct err *e)
{
	struct doctor doctor = { .paper = paper };

	for (size_t i = 0; i < paper->count; i++) {
		doctor.deal = &paper->deals[i];
		try_deal(&doctor);
		try_whole_deal(&doctor);
	}
	try_totals(&doctor);
	*list = doctor.list;
	*count = doctor.count;
	return !doctor.failed || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}
