/* The places of an event, by whatever it is ranked. */
#include "base/messages.h"
#include "report/standings/standings.h"
#include "report/messages.h"

#include <stdlib.h>
#include <string.h>

static bool take_lines(struct book *s, const struct book_event *event, bool with_excluded,
	struct report_ranked **list, size_t *count, struct err *e)
{
	struct report_lines lines;
	bool done = report_lines_make(s, event, 0, &lines, e);

	*list = done ? calloc(lines.count + 1, sizeof **list) : NULL;
	for (size_t i = 0; *list && i < lines.count; i++) {
		if (!with_excluded && lines.rows[i].rank == 0)
			continue;
		struct report_ranked *row = &(*list)[(*count)++];
		memcpy(row->player, lines.rows[i].player, sizeof row->player);
		memcpy(row->club, lines.rows[i].club, sizeof row->club);
		row->start_no = lines.rows[i].start_no;
		row->rank = lines.rows[i].rank;
	}
	report_lines_free(&lines);
	return done && (*list || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS));
}

static void add_state(struct report_state *state, const struct report_standings *standings)
{
	state->unfinished += standings->unfinished;
	state->is_open = state->is_open || standings->outcome_count > 0;
}

/* `state`: or NULL. */
static bool take_standings(struct book *s, const struct book_event *event, bool with_excluded,
	struct report_state *state, struct report_ranked **list, size_t *count, struct err *e)
{
	struct report_standings standings;
	bool done = report_standings_make(s, event, &standings, e);

	if (done && state)
		add_state(state, &standings);
	*list = done ? calloc(standings.count + 1, sizeof **list) : NULL;
	for (size_t i = 0; *list && i < standings.count; i++) {
		const struct report_standing *from = &standings.rows[i];
		if (!with_excluded && from->rank == 0)
			continue;
		struct report_ranked *row = &(*list)[(*count)++];
		memcpy(row->player, from->player, sizeof row->player);
		memcpy(row->club, from->club, sizeof row->club);
		row->start_no = from->start_no;
		row->rank = from->rank;
	}
	if (done)
		report_standings_free(&standings);
	return done && (*list || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS));
}

bool report_ranked_make(struct book *s, const struct book_event *event, const struct desk_rules *rules,
	struct report_state *state, struct report_ranked **list, size_t *count, struct err *e)
{
	*list = NULL;
	*count = 0;
	if (rules->form != DESK_FORM_DUPLICATE)
		return take_standings(s, event, false, state, list, count, e);
	return report_state_add(s, event, state, e) && take_lines(s, event, false, list, count, e);
}

bool report_all_ranked(struct book *s, const struct book_event *event, struct desk_place **list,
	size_t *count, struct err *e)
{
	struct report_ranked *ranked = NULL;
	struct desk_rules rules;

	*list = NULL;
	*count = 0;
	bool done = desk_rules_read(s, event->id, &rules, e)
		&& (rules.form == DESK_FORM_DUPLICATE ? take_lines(s, event, true, &ranked, count, e)
			: take_standings(s, event, true, NULL, &ranked, count, e));
	*list = done ? calloc(*count + 1, sizeof **list) : NULL;
	for (size_t i = 0; *list && i < *count; i++) {
		memcpy((*list)[i].player, ranked[i].player, sizeof (*list)[i].player);
		(*list)[i].start_no = ranked[i].start_no;
		(*list)[i].rank = ranked[i].rank;
	}
	free(ranked);
	return done && (*list || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS));
}

bool report_state_add(struct book *s, const struct book_event *event, struct report_state *state,
	struct err *e)
{
	struct report_standings standings = { 0 };

	if (!report_standings_make(s, event, &standings, e))
		return false;
	add_state(state, &standings);
	report_standings_free(&standings);
	return true;
}

void report_state_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	const struct report_state *state = t->about;

	(void)row;
	listing_number(t, column->item ? state->is_open : state->unfinished);
}

void report_state_say(const struct report_state *state, struct doc *out)
{
	doc_for(out, DOC_PEOPLE);
	doc_gap(out, DOC_GAP_NONE);
	if (state->unfinished > 0)
		doc_say(out, doc_text, &msg_not_final_missing, MSG_ARGS(num_of(state->unfinished).text));
	doc_text(out, state->is_open ? msg_not_final_open.text[out->lang] : "");
	doc_gap(out, DOC_GAP_USUAL);
	doc_for(out, DOC_EVERYWHERE);
}
