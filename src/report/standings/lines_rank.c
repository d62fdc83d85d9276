/* Line comparison: points carried over, and the places. */
#include "base/messages.h"
#include "report/standings/standings.h"

#include <stdlib.h>
#include <string.h>

/* ---- carried over ------------------------------------------------------------------------------ */

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
		if (at == from.count)
			continue;
		struct report_line *row = &out->rows[i];
		row->behind = from.rows[at].share;
		row->carried.points = (int32_t)event_carry(row->behind.points, out->rules.carry.percent, 1);
		row->carried.maximum = (int32_t)event_carry(row->behind.maximum, out->rules.carry.percent, 1);
		row->share.points += row->carried.points;
		row->share.maximum += row->carried.maximum;
	}
	report_lines_free(&from);
	return done;
}

/* ---- ranking ----------------------------------------------------------------------------------- */

static int64_t key_of_line(const struct report_lines *lines, const struct report_line *row,
	enum desk_tie tie)
{
	int64_t best = -1;

	switch (tie) {
	case DESK_TIE_WINS: return 0;   /* a player of the same table is no opponent */
	case DESK_TIE_BEST:
		/* the best percentage of a round */
		for (size_t i = 0; i < lines->round_count; i++) {
			int64_t percent = row->rounds[i].maximum > 0 ? event_share_percent(row->rounds[i]) : -1;
			best = percent > best ? percent : best;
		}
		return best;
	case DESK_TIE_MET: return 0;    /* filled in among equals */
	case DESK_TIE_LOT: return ties_lot(&lines->rules, row->start_no);
	case DESK_TIES: break;
	}
	return 0;
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

bool lines_rank(struct report_lines *out, struct err *e)
{
	const struct desk_rules *rules = &out->rules;

	/* Excluded players go after all others. */
	list_sort(out->rows, out->count, sizeof *out->rows, by_exclusion);
	out->placed = out->count;
	while (out->placed > 0 && out->rows[out->placed - 1].is_out
		&& out->rows[out->placed - 1].out == BOOK_EXCLUSION)
		out->placed--;
	/* Match points won against each other, in the order of the rows. */
	int32_t *met = out->met ? calloc(out->placed * out->placed + 1, sizeof *met) : NULL;
	for (size_t i = 0; met && i < out->placed; i++) {
		for (size_t j = 0; j < out->placed; j++)
			met[i * out->placed + j] = out->met[out->rows[i].index * out->entry_count + out->rows[j].index];
	}
	struct event_row *places = calloc(out->placed + 1, sizeof *places);
	bool done = places && (met || !out->met);

	for (size_t i = 0; done && i < out->placed; i++) {
		places[i].key[0] = event_share_percent(out->rows[i].share);
		for (int tie = 0; tie < rules->tie_count; tie++)
			places[i].key[1 + tie] = key_of_line(out, &out->rows[i], rules->ties[tie]);
	}
	if (done)
		event_place_rows(places, (int)out->placed, 1 + rules->tie_count, met,
			1 + ties_at(rules, DESK_TIE_MET));
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
