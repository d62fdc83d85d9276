/* The charts of a document, from their tables. */
#include "export/chart.h"

#include "base/messages.h"

#include <math.h>
#include <stdlib.h>

enum { LEADERS = 6 };

/* Find the column of a table that has a series: bars show all but the first; lines one in each group. */
static size_t column_of(const struct listing *view, const struct doc_part *part, size_t group)
{
	size_t i = 0;

	if (part->kind == DOC_BARS)
		return group + 1;
	while (i < view->column_count
		&& (view->columns[i].group != (int)group + 1 || strcmp(view->columns[i].key, part->key) != 0))
		i++;
	return i;
}

/* Fill it from so many rows of the table and so many of its columns or groups. Bars have a series for each
 * column; lines a series for each row. */
static void fill(struct chart_data *out, const struct doc_part *part, size_t rows, size_t groups)
{
	bool is_bars = part->kind == DOC_BARS;
	size_t count = is_bars ? rows : groups;

	for (size_t group = 0; group < groups; group++) {
		size_t at = column_of(&out->view, part, group);
		for (size_t row = 0; row < rows; row++) {
			size_t series = is_bars ? group : row, column = is_bars ? row : group;
			struct listing_cell cell = listing_at(&out->view, row, at);
			const char *name = listing_at(&out->view, row, is_bars ? 0 : (size_t)part->held - 1).text;
			out->columns[column] = is_bars ? name : out->view.groups[group].head;
			out->series[series].name = is_bars ? out->view.columns[at].name : name;
			out->series[series].values = out->values + series * count;
			out->values[series * count + column]
				= cell.empty || cell.kind == LISTING_TEXT ? NAN : listing_value(&cell);
		}
	}
	out->chart.column_count = count;
	out->chart.series_count = is_bars ? groups : rows;
}

bool chart_of(struct chart_data *out, const struct doc_part *part, const struct doc_look *look, struct err *e)
{
	bool is_bars = part->kind == DOC_BARS;

	*out = (struct chart_data){ 0 };
	if (!listing_view(&out->view, &part->table, look->lang, true, e))
		return false;
	size_t rows = out->view.row_count, groups = (size_t)out->view.group_count;
	if (is_bars)
		groups = out->view.column_count > 0 ? out->view.column_count - 1 : 0;
	else if (groups < 2 || part->held < 1 || column_of(&out->view, part, 0) == out->view.column_count)
		rows = 0;   /* a single round has no progress */
	else if (rows > LEADERS)
		rows = LEADERS;
	if (rows == 0 || groups == 0)
		return true;
	out->columns = calloc(rows + groups, sizeof *out->columns);
	out->series = calloc(rows + groups, sizeof *out->series);
	out->values = calloc(rows * groups, sizeof *out->values);
	if (!out->columns || !out->series || !out->values)
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	out->chart = (struct export_chart){ .kind = is_bars ? EXPORT_CHART_BARS : EXPORT_CHART_LINES,
		.title = is_bars ? part->table.title : part->text, .axis = is_bars ? "" : part->label,
		.columns = out->columns, .series = out->series };
	fill(out, part, rows, groups);
	return true;
}

void chart_free(struct chart_data *data)
{
	listing_view_free(&data->view);
	free(data->columns);
	free(data->series);
	free(data->values);
}
