/* Line comparison: points carried over, and the places. */
#include "base/messages.h"
#include "report/standings/standings.h"

#include <stdlib.h>
#include <string.h>

/* ---- carried over ------------------------------------------------------------------------------ */

static void carry_share(struct report_line *row, const struct report_line *from, int percent)
{
	row->behind = from->share;
	row->carried.points = (int32_t)event_carry(from->share.points, percent);
	row->carried.maximum = (int32_t)event_carry(from->share.maximum, percent);
	row->share.points += row->carried.points;
	row->share.maximum += row->carried.maximum;
}

bool lines_carry(struct book *s, struct report_lines *out, int behind, struct err *e)
{
	struct report_lines from = { 0 };
	struct book_event event;

	if (out->rules.carry.percent == 0)
		return true;
	bool done = ties_carried(s, &out->rules, behind, &event, e)
		&& lines_make_behind(s, &event, 0, behind + 1, &from, e);
	for (size_t i = 0; done && i < out->count; i++) {
		size_t at = 0;
		while (at < from.count && strcmp(from.rows[at].player, out->rows[i].player) != 0)
			at++;
		if (at < from.count)
			carry_share(&out->rows[i], &from.rows[at], out->rules.carry.percent);
	}
	report_lines_free(&from);
	return done;
}

/* ---- ranking ----------------------------------------------------------------------------------- */

/* The best percentage of a round. */
static int64_t best_share(const struct report_lines *lines, const struct report_line *row)
{
	int64_t best = -1;

	for (size_t i = 0; i < lines->round_count; i++) {
		int64_t percent = row->rounds[i].maximum > 0 ? event_share_percent(row->rounds[i]) : -1;
		best = percent > best ? percent : best;
	}
	return best;
}

static int64_t key_of_line(const struct report_lines *lines, const struct report_line *row,
	enum report_tie tie)
{
	switch (tie) {
	case REPORT_TIE_WINS: return 0;   /* nobody of the own table is an opponent */
	case REPORT_TIE_BEST: return best_share(lines, row);
	case REPORT_TIE_MET: return 0;    /* filled in among equals */
	case REPORT_TIE_LOT: return ties_lot(&lines->rules, row->start_no);
	case REPORT_TIES: break;
	}
	return 0;
}

/* Who had how many match points more than whom, in the order of the rows; NULL without memory. */
static int32_t *met_in_lines(const struct report_lines *lines)
{
	int32_t *met = calloc(lines->placed * lines->placed + 1, sizeof *met);

	for (size_t i = 0; met && i < lines->placed; i++) {
		for (size_t j = 0; j < lines->placed; j++)
			met[i * lines->placed + j] =
				lines->met[lines->rows[i].index * lines->entry_count + lines->rows[j].index];
	}
	return met;
}

static int by_place_and_name(const void *a, const void *b)
{
	const struct report_line *x = a, *y = b;

	if ((x->rank == 0) != (y->rank == 0))
		return x->rank == 0 ? 1 : -1;
	return x->rank != y->rank ? x->rank - y->rank : text_order(x->player, y->player);
}

static int by_exclusion(const void *a, const void *b)
{
	const struct report_line *x = a, *y = b;
	bool first = x->is_out && x->out == BOOK_EXCLUSION, second = y->is_out && y->out == BOOK_EXCLUSION;

	return first != second ? first - second : x->start_no - y->start_no;
}

/* Who is excluded goes behind all others. */
static void part_excluded(struct report_lines *out)
{
	list_sort(out->rows, out->count, sizeof *out->rows, by_exclusion);
	out->placed = out->count;
	while (out->placed > 0 && out->rows[out->placed - 1].is_out
		&& out->rows[out->placed - 1].out == BOOK_EXCLUSION)
		out->placed--;
}

bool lines_rank(struct report_lines *out, struct err *e)
{
	const struct report_rules *rules = &out->rules;

	part_excluded(out);
	struct event_row *places = calloc(out->placed + 1, sizeof *places);
	int32_t *met = out->met ? met_in_lines(out) : NULL;
	bool done = places && (met || !out->met);

	for (size_t i = 0; done && i < out->placed; i++) {
		places[i].key[0] = event_share_percent(out->rows[i].share);
		for (int tie = 0; tie < rules->tie_count; tie++)
			places[i].key[1 + tie] = key_of_line(out, &out->rows[i], rules->ties[tie]);
	}
	if (done)
		event_place_rows(places, (int)out->placed, 1 + rules->tie_count, met,
			1 + ties_at(rules, REPORT_TIE_MET));
	for (size_t i = 0; done && i < out->placed; i++) {
		out->rows[i].rank = places[i].place;
		out->rows[i].shared = places[i].equal > 1;
	}
	free(places);
	free(met);
	if (done)
		list_sort(out->rows, out->count, sizeof *out->rows, by_place_and_name);
	return done || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}
