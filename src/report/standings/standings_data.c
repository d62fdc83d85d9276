/* The standings for scripts: rows, and data. */
#include "report/standings/standings.h"

#include <stdio.h>

/* ---- for scripts ------------------------------------------------------------------------------- */

/* Write the figures of the event, or of one round. */
static void members_data(struct data *d, const struct listing *t, size_t row, int group)
{
	for (size_t i = 0; i < t->column_count; i++) {
		const struct listing_cell *cell = &t->cells[row * t->column_count + i];
		if (t->columns[i].group != group)
			continue;
		if (!cell->empty && cell->kind == LISTING_TEXT)
			data_text(d, t->columns[i].key, cell->text);
		else
			data_value(d, t->columns[i].key, cell->empty ? "null" : listing_figures(cell, '.', false).text);
	}
}

/* Write a player, with the rounds played. */
static void player_data(
	struct data *d, const struct report_standings *standings, const struct listing *t, size_t row)
{
	const struct report_standing *player = &standings->rows[row];

	data_line(d, 1);
	data_object(d, NULL);
	members_data(d, t, row, 0);
	data_bool(d, "shared", player->shared);
	data_array(d, "rounds");
	for (int group = 0; group < t->group_count; group++) {
		if (!player->rounds[group].played)
			continue;
		data_object(d, NULL);
		data_number(d, "round", standings->round_no[group]);
		members_data(d, t, row, group + 1);
		data_end(d);
	}
	data_end(d);
	data_end(d);
}

static void rows_data(struct data *d, const struct report_standings *standings, const struct listing *t)
{
	data_array(d, "standings");
	for (size_t row = 0; row < t->row_count; row++)
		player_data(d, standings, t, row);
	data_line(d, 0);
	data_end(d);
}

static void standings_data(struct data *d, const struct report_standings *standings, const struct listing *t)
{
	int unseated = 0;
	bool twice = false;

	for (size_t i = 0; standings->unseated && i < standings->round_count; i++)
		unseated += standings->unseated[i];
	data_object(d, NULL);
	page_event_data(d, &standings->event);
	data_text(d, "ranking", standings->rules.ranking == DESK_BY_PLACE ? "place" : "score");
	data_number(d, "unfinished", standings->unfinished);
	data_number(d, "unseated", unseated);
	/* "totals_against":[{"round":1,"table":3}] */
	if (standings->against_count > 0) {
		data_array(d, "totals_against");
		for (size_t i = 0; i < standings->against_count; i++) {
			data_object(d, NULL);
			data_number(d, "round", standings->against[i].round);
			data_number(d, "table", standings->against[i].table_no);
			data_end(d);
		}
		data_end(d);
	}
	/* "twice":[{"round":1,"start_no":4,"table":1,"other":2}] */
	for (size_t i = 0; i < standings->round_count * standings->count; i++) {
		const struct report_standing *row = &standings->rows[i % standings->count];
		const struct report_round *at = &row->rounds[i / standings->count];
		if (at->other == 0)
			continue;
		if (!twice)
			data_array(d, "twice");
		twice = true;
		data_object(d, NULL);
		data_number(d, "round", standings->round_no[i / standings->count]);
		data_number(d, "start_no", row->start_no);
		data_number(d, "table", at->other);
		data_number(d, "other", at->table);
		data_end(d);
	}
	if (twice)
		data_end(d);
	data_array(d, "open");
	for (size_t i = 0; i < standings->outcome_count; i++)
		data_text(d, NULL, standings->outcomes[i].label);
	data_end(d);
	data_bool(d, "order_depends", standings->order_depends);
	if (report_has_lot(&standings->rules)) {
		data_array(d, "lot_awaited");
		for (size_t i = 0; i < standings->count; i++) {
			if (report_awaits_lot(standings, &standings->rows[i]))
				data_number(d, NULL, standings->rows[i].start_no);
		}
		data_end(d);
	}
	rows_data(d, standings, t);
	/* "rulings":[{"round":1,"table":3,"deal":5,"case":"3.4"}] */
	data_array(d, "rulings");
	for (size_t i = 0; i < standings->ruling_count; i++) {
		const struct book_ruling *ruling = &standings->rulings[i];
		data_object(d, NULL);
		data_number(d, "round", ruling->round);
		data_number(d, "table", ruling->table_no);
		data_number(d, "deal", ruling->said.no);
		data_text(d, "case", ruling->said.case_no);
		data_end(d);
	}
	data_end(d);
	page_mark_data(d, &standings->mark);
	data_end(d);
}

/* Add a column for each field of the kind from `from` up to `to`. */
static void add_fields(struct listing *t, int from, int to)
{
	for (int i = from; i < to; i++) {
		struct listing_column *column = listing_add_column(t, &standings_kind.fields[i]);
		if (column)
			column->field = i;
	}
}

/* Make the table. Scripts get every field, whatever the template shows people. */
static void make_table(struct listing *t, const struct standings_view *view)
{
	const struct report_standings *standings = view->standings;

	listing_start(t, "");
	t->about = view;
	add_fields(t, 0, STANDINGS_ROUNDS);
	for (size_t i = 0; i < standings->round_count; i++) {
		char prefix[16];
		snprintf(prefix, sizeof prefix, "r%d_", standings->round_no[i]);
		listing_group(t, "", prefix, standings->round_no[i]);
		add_fields(t, STANDINGS_ROUNDS + 1, STANDINGS_FIELDS_END);
	}
	listing_keep(t, standings_wanted, view);
	listing_rows(t, standings->rows, standings->count, sizeof *standings->rows);
}

void standings_rows_data(struct data *d, const struct report_standings *standings)
{
	struct listing t;

	make_table(&t, &(struct standings_view){ .standings = standings });
	rows_data(d, standings, &t);
	d->failed = d->failed || t.failed;
	listing_free(&t);
}

void standings_add_data(struct doc *doc, const struct report_standings *standings)
{
	const struct standings_view view = { .standings = standings };
	struct data data = { 0 };
	struct listing t;

	make_table(&t, &view);
	if (doc_for(doc, DOC_TREE) && !t.failed) {
		standings_data(&data, standings, &t);
		doc_data(doc, &data);
	}
	doc_for(doc, DOC_ROWS);
	doc_table(doc, "standings", &t);
}
