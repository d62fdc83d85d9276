/* Break ties in the standings, and describe how. */
#include "base/messages.h"
#include "report/messages.h"
#include "report/standings/standings.h"

#include <stdlib.h>
#include <string.h>

int ties_at(const struct desk_rules *rules, enum desk_tie tie)
{
	for (int i = 0; i < rules->tie_count; i++) {
		if (rules->ties[i] == tie)
			return i;
	}
	return DESK_TIES;
}

int64_t ties_lot(const struct desk_rules *rules, int start_no)
{
	for (int i = 0; i < rules->lot_count; i++) {
		if (rules->lots[i] == start_no)
			return rules->lot_count - i;
	}
	return 0;
}

static int64_t key_of_tie(const struct report_standings *out, const struct report_standing *row, size_t round,
	enum desk_tie tie)
{
	int64_t best = INT64_MIN;

	switch (tie) {
	case DESK_TIE_WINS: return row->rounds[round].total_wins;
	case DESK_TIE_BEST:
		for (size_t i = 0; i <= round; i++) {
			if (row->rounds[i].played && row->rounds[i].score > best)
				best = row->rounds[i].score;
		}
		return best;
	case DESK_TIE_MET: return 0;   /* filled in among equals */
	case DESK_TIE_LOT: return ties_lot(&out->rules, row->start_no);
	case DESK_TIES: break;
	}
	return 0;
}

bool ties_part(const struct report_standings *out, size_t round, struct rank_key *keys, size_t count,
	struct err *e)
{
	const struct desk_rules *rules = &out->rules;

	if (rules->tie_count == 0)
		return true;
	struct event_row *rows = calloc(count + 1, sizeof *rows);
	/* What players won against each other, in the order of the keys. */
	int32_t *met = out->met ? calloc(count * count + 1, sizeof *met) : NULL;
	for (size_t i = 0; met && i < count; i++) {
		const int32_t *of = out->met + out->rows[keys[i].row].index * out->entry_count;
		for (size_t j = 0; j < count; j++)
			met[i * count + j] = of[out->rows[keys[j].row].index];
	}
	bool done = rows && (met || !out->met);
	for (size_t i = 0; done && i < count; i++) {
		rows[i].key[0] = keys[i].first;
		rows[i].key[1] = keys[i].second;
		for (int tie = 0; tie < rules->tie_count; tie++)
			rows[i].key[2 + tie] = key_of_tie(out, &out->rows[keys[i].row], round, rules->ties[tie]);
	}
	if (done)
		event_place_rows(rows, (int)count, 2 + rules->tie_count, met, 2 + ties_at(rules, DESK_TIE_MET));
	for (size_t i = 0; done && i < count; i++)
		keys[i] = (struct rank_key){ -rows[i].place, 0, keys[i].row };
	free(rows);
	free(met);
	return done || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}

/* ---- carried over ------------------------------------------------------------------------------ */

/* Find that event in the book. */
static bool find_carried(struct book *s, const struct desk_carry *carry, struct book_event *out,
	struct err *e)
{
	struct book_event *list = NULL;
	size_t count = 0, at = 0;

	if (!book_events(s, &list, &count, e))
		return false;
	while (at < count && (strcmp(list[at].name, carry->event) != 0 || strcmp(list[at].day, carry->day) != 0))
		at++;
	bool found = at < count;
	if (found)
		*out = list[at];
	else
		err_set(e, ERR_NOT_FOUND, &msg_carry_no_event, MSG_ARGS(carry->event, carry->day));
	book_free(list);
	return found;
}

bool ties_carried(struct book *s, const struct desk_rules *rules, int behind, struct book_event *out,
	struct err *e)
{
	struct desk_rules from;

	if (behind == TIES_CARRIES)
		return err_set(e, ERR_REFUSED, &msg_carry_circle, MSG_ARGS(rules->carry.event));
	if (!find_carried(s, &rules->carry, out, e) || !desk_rules_read(s, out->id, &from, e))
		return false;
	return (from.form == DESK_FORM_DUPLICATE) == (rules->form == DESK_FORM_DUPLICATE)
		|| err_set(e, ERR_REFUSED, &msg_carry_other_form, MSG_ARGS(out->name));
}

/* ---- in words ---------------------------------------------------------------------------------- */

void report_ties_say(struct buf *b, enum lang lang, const struct desk_rules *rules)
{
	static const struct msg *const words[] = { &msg_tie_wins, &msg_tie_best, &msg_tie_met, &msg_tie_lot };
	struct buf list = { 0 };

	for (int i = 0; i < rules->tie_count; i++)
		buf_printf(&list, "%s%s", i > 0 ? ", " : "", words[rules->ties[i]]->text[lang]);
	if (rules->tie_count > 0)
		buf_msg(b, lang, &msg_ties_order, MSG_ARGS(buf_text(&list)));
	buf_free(&list);
}

bool report_has_lot(const struct desk_rules *rules)
{
	return ties_at(rules, DESK_TIE_LOT) != DESK_TIES;
}

bool report_awaits_lot(const struct report_standings *standings, const struct report_standing *row)
{
	return row->shared && report_has_lot(&standings->rules);
}

void ties_await(struct ties_awaiting *list, enum lang lang, int rank, const char *player, int start_no)
{
	buf_str(&list->names, list->rank == 0 ? "" : rank == list->rank ? ", " : "; ");
	if (rank != list->rank)
		buf_msg(&list->names, lang, &msg_lot_rank, MSG_ARGS(num_of(rank).text));
	buf_printf(&list->names, "%s (%d)", player, start_no);
	list->rank = rank;
}

void ties_awaiting_doc(struct doc *doc, const struct desk_rules *rules, struct ties_awaiting *list)
{
	struct buf text = { 0 }, drawn = { 0 };
	unsigned media = doc->media;

	for (int i = 0; i < rules->lot_count; i++)
		buf_printf(&drawn, "%d,", rules->lots[i]);
	if (list->rank > 0) {
		buf_msg(&text, doc->lang, &msg_lot_awaited, MSG_ARGS(buf_text(&list->names)));
		doc_note(doc, buf_text(&text));
		buf_clear(&text);
		buf_msg(&text, doc->lang, &msg_lot_command, MSG_ARGS(buf_text(&drawn)));
		if (doc_for(doc, DOC_TERMINAL))
			doc_note(doc, buf_text(&text));
		doc_for(doc, media);
	}
	buf_free(&text);
	buf_free(&drawn);
	buf_free(&list->names);
}
