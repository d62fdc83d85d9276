/* What parts equals in the standings, and in words what was looked at. */
#include "base/messages.h"
#include "report/messages.h"
#include "report/ties.h"

#include <stdlib.h>

bool ties_first_alone(const int place[], int seats)
{
	int first = 0;

	for (int seat = 0; seat < seats; seat++)
		first += place[seat] == 1;
	return first == 1;
}

/* The place of a tie among those of the event; REPORT_TIES if it is none of them. */
static int tie_at(const struct report_rules *rules, enum report_tie tie)
{
	for (int i = 0; i < rules->tie_count; i++) {
		if (rules->ties[i] == tie)
			return i;
	}
	return REPORT_TIES;
}

bool ties_make_room(struct report_standings *out, struct err *e)
{
	out->entry_count = out->count;
	if (tie_at(&out->rules, REPORT_TIE_MET) == REPORT_TIES)
		return true;
	out->met = calloc(out->count * out->count + 1, sizeof *out->met);
	return out->met || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}

/* The higher the better: who was drawn first; 0: not drawn. */
static int64_t lot_of(const struct report_rules *rules, int start_no)
{
	for (int i = 0; i < rules->lot_count; i++) {
		if (rules->lots[i] == start_no)
			return rules->lot_count - i;
	}
	return 0;
}

static int64_t best_round(const struct report_standings *out, const struct report_standing *row)
{
	int64_t best = INT64_MIN;

	for (size_t i = 0; i < out->round_count; i++) {
		if (row->rounds[i].played && row->rounds[i].score > best)
			best = row->rounds[i].score;
	}
	return best;
}

static int64_t key_of_tie(const struct report_standings *out, const struct report_standing *row,
	enum report_tie tie)
{
	switch (tie) {
	case REPORT_TIE_WINS: return row->wins;
	case REPORT_TIE_BEST: return best_round(out, row);
	case REPORT_TIE_MET: return 0;   /* filled in among equals */
	case REPORT_TIE_LOT: return lot_of(&out->rules, row->start_no);
	case REPORT_TIES: break;
	}
	return 0;
}

/* Who had how much of whom, in the order of the rows; NULL without memory. */
static int32_t *met_by_row(const struct report_standings *out)
{
	int32_t *met = calloc(out->count * out->count + 1, sizeof *met);

	for (size_t i = 0; met && i < out->count; i++) {
		for (size_t j = 0; j < out->count; j++)
			met[i * out->count + j] = out->met[out->rows[i].index * out->entry_count + out->rows[j].index];
	}
	return met;
}

bool ties_part(const struct report_standings *out, struct rank_key *keys, struct err *e)
{
	const struct report_rules *rules = &out->rules;

	if (rules->tie_count == 0)
		return true;
	struct event_row *rows = calloc(out->count + 1, sizeof *rows);
	int32_t *met = out->met ? met_by_row(out) : NULL;
	bool done = rows && (met || !out->met);
	for (size_t i = 0; done && i < out->count; i++) {
		rows[i].key[0] = keys[i].first;
		rows[i].key[1] = keys[i].second;
		for (int tie = 0; tie < rules->tie_count; tie++)
			rows[i].key[2 + tie] = key_of_tie(out, &out->rows[i], rules->ties[tie]);
	}
	if (done)
		event_place_rows(rows, (int)out->count, 2 + rules->tie_count, met, 2 + tie_at(rules, REPORT_TIE_MET));
	for (size_t i = 0; done && i < out->count; i++)
		keys[i] = (struct rank_key){ -rows[i].place, 0, keys[i].row };
	free(rows);
	free(met);
	return done || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}

/* ---- in words ---------------------------------------------------------------------------------- */

void report_ties_say(struct buf *b, enum lang lang, const struct report_rules *rules)
{
	static const struct msg *const words[] = { &msg_tie_wins, &msg_tie_best, &msg_tie_met, &msg_tie_lot };
	struct buf list = { 0 };

	for (int i = 0; i < rules->tie_count; i++)
		buf_printf(&list, "%s%s", i > 0 ? ", " : "", words[rules->ties[i]]->text[lang]);
	if (rules->tie_count > 0)
		buf_msg(b, lang, &msg_ties_order, MSG_ARGS(buf_text(&list)));
	buf_free(&list);
}

bool report_has_lot(const struct report_rules *rules)
{
	return tie_at(rules, REPORT_TIE_LOT) != REPORT_TIES;
}

bool report_awaits_lot(const struct report_standings *standings, const struct report_standing *row)
{
	return row->shared && report_has_lot(&standings->rules);
}

void report_lot_say(struct buf *b, enum lang lang, const struct report_standings *standings)
{
	struct buf list = { 0 };
	int rank = 0;

	for (size_t i = 0; i < standings->count; i++) {
		const struct report_standing *row = &standings->rows[i];
		if (!report_awaits_lot(standings, row))
			continue;
		buf_str(&list, rank == 0 ? "" : row->rank == rank ? ", " : "; ");
		if (row->rank != rank)
			buf_msg(&list, lang, &msg_lot_rank, MSG_ARGS(num_of(row->rank).text));
		buf_printf(&list, "%s (%d)", row->player, row->start_no);
		rank = row->rank;
	}
	if (rank > 0)
		buf_msg(b, lang, &msg_lot_awaited, MSG_ARGS(buf_text(&list)));
	buf_free(&list);
}

void report_lot_command(struct buf *b, enum lang lang, const struct report_standings *standings)
{
	struct buf drawn = { 0 };
	bool awaited = false;

	for (size_t i = 0; i < standings->count; i++)
		awaited = awaited || report_awaits_lot(standings, &standings->rows[i]);
	for (int i = 0; i < standings->rules.lot_count; i++)
		buf_printf(&drawn, "%d,", standings->rules.lots[i]);
	if (awaited)
		buf_msg(b, lang, &msg_lot_command, MSG_ARGS(buf_text(&drawn)));
	buf_free(&drawn);
}

void report_carry_say(struct buf *b, enum lang lang, const struct report_rules *rules)
{
	if (rules->carry.percent > 0)
		buf_msg(b, lang, &msg_carry_note, MSG_ARGS(rules->carry.event, num_of(rules->carry.percent).text));
}
