/* The mismatch doctor: which single slips make the book's figures into the paper's, the likeliest first? */
#include "base/messages.h"
#include "report/messages.h"
#include "report/report.h"

#include <stdlib.h>
#include <string.h>

enum { DIGITS = 4 };   /* neighbours in a total */

/*
 * How likely a slip is to be the one, where it is natural to its deal (struct ulti_slip) and elsewhere. Two
 * things count: what is often done at the table, and in how few places it can be done. What fits a figure by
 * chance is mostly one of the slips that are possible in every deal; one that needs a lost ulti or a kontra
 * seldom fits unless it happened.
 */
static const struct weight {
	int natural, other;
} weights[REPORT_SLIP_COUNT] = {
	[ULTI_SLIP_PIROS] = { 100, 40 },         /* the doubling is forgotten; who doubles a plain bid? */
	[REPORT_SLIP_TOTAL_DIGITS] = { 95, 95 }, /* the right sum copied wrong: one figure fits exactly */
	[REPORT_SLIP_TOTAL_SIGN] = { 95, 95 },
	[REPORT_SLIP_TOTAL_SEATS] = { 95, 95 },
	[ULTI_SLIP_THROWN_IN] = { 90, 90 },      /* that it counts at kontra few have in mind */
	[ULTI_SLIP_EXTRA] = { 90, 90 },          /* the most forgotten of all, and ultis are seldom lost */
	[ULTI_SLIP_KONTRA_MISSED] = { 85, 85 },  /* said late, in the middle of a trick */
	[ULTI_SLIP_KONTRA] = { 80, 10 },         /* spread from another part; out of nothing hardly ever */
	[ULTI_SLIP_ONE_DEFENDER] = { 75, 70 },   /* above all where each defender pays his own */
	[ULTI_SLIP_SIGNS] = { 75, 40 },          /* a lost deal written down as a won one */
	[ULTI_SLIP_SILENT_SAID] = { 75, 5 },     /* a silent 100 that was paid and not noted; others are rare */
	[ULTI_SLIP_LEFT] = { 70, 30 },           /* what nobody announced, or the small parti beside the ulti */
	[ULTI_SLIP_SEATS] = { 60, 60 },
	[ULTI_SLIP_DIGITS] = { 60, 60 },
	[REPORT_SLIP_MISSING] = { 60, 40 },      /* the last deal, after the total was drawn */
	[REPORT_SLIP_TOTAL_CARRY] = { 55, 55 },
	[ULTI_SLIP_RESULT] = { 45, 30 },         /* where cards are counted; that an ulti was made all saw */
	[REPORT_SLIP_TWICE] = { 45, 45 },
	[REPORT_SLIP_TOTAL_FIGURE] = { 0, 0 },   /* only where nothing else is found */
};

/* Explanations being collected, the likeliest in front. */
struct doctor {
	const struct report_paper *paper;
	struct report_slip *list;
	size_t count, room;
	bool failed;               /* memory ran out */
};

/* ---- the list ---------------------------------------------------------------------------------- */

static bool make_room(struct doctor *doctor)
{
	if (doctor->count < doctor->room)
		return true;
	size_t room = doctor->room ? 2 * doctor->room : 16;
	struct report_slip *list = realloc(doctor->list, room * sizeof *list);
	if (!list) {
		doctor->failed = true;
		return false;
	}
	doctor->list = list;
	doctor->room = room;
	return true;
}

/* Put an explanation in its place: behind those as likely as it is. */
static void keep(struct doctor *doctor, const struct report_counted *deal, const struct ulti_slip *slip)
{
	const struct weight *weight = &weights[slip->kind];
	struct report_slip kept = { .deal = deal, .slip = *slip,
		.weight = slip->is_natural ? weight->natural : weight->other };

	if (!make_room(doctor))
		return;
	size_t at = doctor->count++;
	for (; at > 0 && doctor->list[at - 1].weight < kept.weight; at--)
		doctor->list[at] = doctor->list[at - 1];
	doctor->list[at] = kept;
}

static void keep_total(struct doctor *doctor, enum report_slip_kind kind, uint8_t seat, uint8_t other)
{
	keep(doctor, NULL, &(struct ulti_slip){ .kind = (uint8_t)kind, .seat = seat, .other = other });
}

/* ---- looking for them -------------------------------------------------------------------------- */

/* Would these points instead of the deal's make our totals into theirs? */
static bool explains(const struct report_paper *paper, const struct report_counted *deal,
	const int16_t points[ULTI_SEATS])
{
	for (int seat = 0; seat < paper->seats; seat++) {
		if (paper->ours[seat] - deal->points[seat] + points[seat] != paper->theirs[seat])
			return false;
	}
	return true;
}

static void try_deal(struct doctor *doctor, const struct report_counted *deal)
{
	const struct report_paper *paper = doctor->paper;
	struct ulti_slip slips[ULTI_SLIPS];
	size_t count = ulti_slips(&deal->deal, paper->rules, paper->seats, slips);

	for (size_t i = 0; i < count; i++) {
		if (explains(paper, deal, slips[i].points))
			keep(doctor, deal, &slips[i]);
	}
}

/* A whole deal left out of the totals, or in them twice; the last one is left out most easily. */
static void try_whole_deal(struct doctor *doctor, const struct report_counted *deal)
{
	const struct report_paper *paper = doctor->paper;
	struct ulti_slip missing = { .kind = REPORT_SLIP_MISSING, .deal = deal->deal,
		.is_natural = deal == &paper->deals[paper->count - 1] };
	struct ulti_slip twice = { .kind = REPORT_SLIP_TWICE, .deal = deal->deal };
	bool counts = false;   /* among others, and for something */

	for (int seat = 0; seat < paper->seats; seat++) {
		counts = counts || (paper->count > 1 && deal->points[seat] != 0);
		twice.points[seat] = (int16_t)(2 * deal->points[seat]);
	}
	if (counts && explains(paper, deal, missing.points))
		keep(doctor, deal, &missing);
	if (counts && explains(paper, deal, twice.points))
		keep(doctor, deal, &twice);
}

/* One total alone is wrong: its digits, its sign, its sum, or who knows what. */
static void try_total(struct doctor *doctor, uint8_t seat)
{
	int64_t ours = doctor->paper->ours[seat], theirs = doctor->paper->theirs[seat], by = theirs - ours;
	bool is_sum = doctor->paper->count > 1;

	for (int place = 0; is_sum && place < DIGITS; place++) {
		if (theirs == ulti_transpose(ours, place))
			keep_total(doctor, REPORT_SLIP_TOTAL_DIGITS, seat, seat);
	}
	if (theirs == -ours)
		keep_total(doctor, REPORT_SLIP_TOTAL_SIGN, seat, seat);
	if (is_sum && (by == 10 || by == -10 || by == 100 || by == -100))
		keep_total(doctor, REPORT_SLIP_TOTAL_CARRY, seat, seat);
	if (doctor->count == 0)
		keep_total(doctor, REPORT_SLIP_TOTAL_FIGURE, seat, seat);
}

/* Of a single deal the totals are its figures, and the deal has been looked at. */
static void try_totals(struct doctor *doctor)
{
	const struct report_paper *paper = doctor->paper;
	uint8_t wrong[BOOK_SEATS], count = 0;

	for (uint8_t seat = 0; seat < paper->seats; seat++) {
		if (paper->ours[seat] != paper->theirs[seat])
			wrong[count++] = seat;
	}
	if (count == 1)
		try_total(doctor, wrong[0]);
	if (count == 2 && paper->count > 1 && paper->ours[wrong[0]] == paper->theirs[wrong[1]]
		&& paper->ours[wrong[1]] == paper->theirs[wrong[0]])
		keep_total(doctor, REPORT_SLIP_TOTAL_SEATS, wrong[0], wrong[1]);
}

bool report_slips_find(const struct report_paper *paper, struct report_slip **list, size_t *count,
	struct err *e)
{
	struct doctor doctor = { .paper = paper };

	for (size_t i = 0; i < paper->count; i++) {
		try_deal(&doctor, &paper->deals[i]);
		try_whole_deal(&doctor, &paper->deals[i]);
	}
	try_totals(&doctor);
	*list = doctor.list;
	*count = doctor.count;
	return !doctor.failed || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}

/* ---- the deals of a table ---------------------------------------------------------------------- */

/* A deal of the book as it counts; false if it does not. */
static bool counted_of(const struct book_table *table, const struct book_deal *deal,
	struct report_counted *out)
{
	int in_turn = ulti_dealer_of(deal->no, table->seat_count);

	*out = (struct report_counted){ .no = deal->no,
		.dealer = deal->dealer == in_turn ? ULTI_NO_SEAT : deal->dealer };
	memcpy(out->points, deal->points, sizeof out->points);
	if (deal->state == BOOK_PLAYED)
		return report_deal_of(table, deal, &out->deal);
	return deal->state == BOOK_RULED;
}

bool report_counted_make(struct book *s, const struct book_table *table, struct report_counted **list,
	size_t *count, struct err *e)
{
	struct book_deal *deals = NULL;
	size_t deal_count = 0;

	*count = 0;
	if (!book_table_deals(s, table->id, &deals, &deal_count, e))
		return false;
	*list = calloc(deal_count + 1, sizeof **list);
	for (size_t i = 0; *list && i < deal_count; i++)
		*count += counted_of(table, &deals[i], &(*list)[*count]);
	book_free(deals);
	return *list || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}

void report_paper_fill(struct report_paper *paper, const struct report_counted *deals, size_t count)
{
	paper->deals = deals;
	paper->count = count;
	memset(paper->ours, 0, sizeof paper->ours);
	for (size_t i = 0; i < count; i++) {
		for (int seat = 0; seat < paper->seats; seat++)
			paper->ours[seat] += deals[i].points[seat];
	}
}

bool report_paper_agrees(const struct report_paper *paper)
{
	for (int seat = 0; seat < paper->seats; seat++) {
		if (paper->ours[seat] != paper->theirs[seat])
			return false;
	}
	return true;
}
