/* The standings for scripts: rows, and data. */
#include "report/page/page.h"

#include <stdio.h>

/* ---- for scripts ----------------------------------------------------------------------------------- */

/* The figures of the event, or of one round. */
static void members_data(struct data *d, const struct grid *grid, size_t row, int group)
{
	for (size_t i = 0; i < grid->column_count; i++) {
		const struct grid_column *column = &grid->columns[i];
		struct grid_cell cell;
		if (column->group != group)
			continue;
		grid_cell(grid, row, column, &cell);
		if (!cell.empty && cell.kind == LISTING_TEXT)
			data_text(d, column->key, cell.text);
		else
			data_value(d, column->key, cell.empty ? "null" : grid_number(&cell, '.', false).text);
	}
}

/* A player, with the rounds played. */
static void player_data(
	struct data *d, const struct report_standings *standings, const struct grid *grid, size_t row)
{
	const struct report_standing *player = &standings->rows[row];

	data_line(d, 1);
	data_object(d, NULL);
	members_data(d, grid, row, GRID_ALONE);
	data_bool(d, "shared", player->shared);
	data_array(d, "rounds");
	for (int group = 0; group < grid->group_count; group++) {
		if (!player->rounds[group].played)
			continue;
		data_object(d, NULL);
		data_number(d, "round", standings->round_no[group]);
		members_data(d, grid, row, group);
		data_end(d);
	}
	data_end(d);
	data_end(d);
}

/* "rulings":[{"round":1,"table":3,"deal":5,"case":"3.4"}] */
static void rulings_data(struct data *d, const struct report_standings *standings)
{
	data_array(d, "rulings");
	for (size_t i = 0; i < standings->ruling_count; i++) {
		const struct book_ruling *ruling = &standings->rulings[i];
		data_object(d, NULL);
		data_number(d, "round", ruling->round);
		data_number(d, "table", ruling->table_no);
		data_number(d, "deal", ruling->deal_no);
		data_text(d, "case", ruling->case_no);
		data_end(d);
	}
	data_end(d);
}

/* "totals_against":[{"round":1,"table":3}] */
static void against_data(struct data *d, const struct report_standings *standings)
{
	data_array(d, "totals_against");
	for (size_t i = 0; i < standings->against_count; i++) {
		data_object(d, NULL);
		data_number(d, "round", standings->against[i].round);
		data_number(d, "table", standings->against[i].table_no);
		data_end(d);
	}
	data_end(d);
}

static void standings_data(struct data *d, const struct report_standings *standings, const struct grid *grid)
{
	int unseated = 0;

	for (size_t i = 0; standings->unseated && i < standings->round_count; i++)
		unseated += standings->unseated[i];
	data_object(d, NULL);
	page_event_data(d, &standings->event);
	data_text(d, "ranking", standings->rules.ranking == REPORT_BY_PLACE ? "place" : "score");
	data_number(d, "unfinished", standings->unfinished);
	data_number(d, "unseated", unseated);
	if (standings->against_count > 0)
		against_data(d, standings);
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
	data_array(d, "standings");
	for (size_t row = 0; row < grid->row_count; row++)
		player_data(d, standings, grid, row);
	data_line(d, 0);
	data_end(d);
	rulings_data(d, standings);
	page_mark_data(d, &standings->mark);
	data_end(d);
}

/* What scripts read has every field, whatever the template shows people. */
bool standings_add_data(struct doc *doc, const struct report_standings *standings, struct err *e)
{
	const struct standings_view view = { .standings = standings };
	struct grid grid = standings_figures(&view);
	struct listing table;
	struct data data = { 0 };
	bool done = grid_plan_all(&grid, &standings_kind, (int)standings->round_count, e);

	if (done) {
		standings_drop_unknown(&grid, standings);
		standings_drop_carried(&grid, standings);
	}
	for (int i = 0; done && i < grid.group_count; i++)
		snprintf(grid.groups[i].prefix, sizeof grid.groups[i].prefix, "r%d_", standings->round_no[i]);
	if (done && doc_for(doc, DOC_ROWS)) {
		grid_table(&table, &grid, true);
		doc_table(doc, "standings", &table);
	}
	if (done && doc_for(doc, DOC_TREE)) {
		standings_data(&data, standings, &grid);
		doc_data(doc, &data);
	}
	grid_free(&grid);
	return done;
}
