/* A board: a table with groups of columns for filtering, its heads always visible; and on a worksheet of its
 * own a chart of the progress of its first rows. */
#include "export/xlsx.h"

#include "export/messages.h"

#include <string.h>

enum { LEADERS = 6, FILTER_BUTTON = 12 };

/* The current worksheet: its rows of heads and of figures. */
struct wall {
	struct pen *pen;
	const struct writing *w;
	struct listing view;
	lxw_row_t row, group_row, head_row, first, last;   /* `last`: of the figures */
	lxw_col_t held;                                    /* the number of columns always visible */
	const struct doc_look *look;
};

/* ---- heads and rows ---------------------------------------------------------------------------- */

/* Write the heads of columns at the top of their cells: the filter button is below them. */
static void board_heads(struct wall *wall)
{
	const struct listing *view = &wall->view;
	int lines = 1;

	/* The heads of the rounds over their columns. */
	for (size_t i = 0, next; i < view->column_count; i = next) {
		int group = view->columns[i].group;
		lxw_format *format = xlsx_format(wall->pen, XLSX_HEAD, LISTING_PLAIN, xlsx_edge(view, i));
		next = listing_group_end_of(view, i);
		if (group == 0) {
			for (; i < next; i++)
				xlsx_blank(wall->pen, wall->group_row, (lxw_col_t)i, format);
		} else {
			const lxw_col_t span[2] = { (lxw_col_t)i, (lxw_col_t)(next - 1) };
			xlsx_span(wall->pen, wall->group_row, span, listing_group_of(view, i)->head, format);
		}
	}
	xlsx_height(wall->pen, wall->group_row, xlsx_line_height(wall->pen, 1));
	for (size_t i = 0; i < view->column_count; i++) {
		enum xlsx_style style = view->columns[i].kind == LISTING_TEXT ? XLSX_TOP_TEXT : XLSX_TOP;
		int needed = xlsx_lines(
			wall->pen, view->columns[i].name, xlsx_pixels(view->columns[i].width) * 9 / 10, 3);
		lines = needed > lines ? needed : lines;
		xlsx_text(wall->pen, wall->head_row, (lxw_col_t)i, view->columns[i].name,
			xlsx_format(wall->pen, style, LISTING_PLAIN, xlsx_edge(view, i)));
	}
	double height = xlsx_line_height(wall->pen, lines) + FILTER_BUTTON;
	xlsx_height(wall->pen, wall->head_row, height);
}

static void table(struct wall *wall)
{
	const struct listing *view = &wall->view;

	wall->group_row = wall->row + 1;
	wall->head_row = wall->row + 2;
	wall->first = wall->row + 3;
	wall->last = wall->first + (lxw_row_t)view->row_count - 1;
	board_heads(wall);
	for (size_t row = 0; row < view->row_count; row++) {
		int lines = 1;
		for (size_t i = 0; i < view->column_count; i++) {
			const struct listing_cell cell = listing_at(view, row, i);
			int needed = xlsx_cell(wall->pen, wall->first + (lxw_row_t)row, view, i, &cell);
			lines = needed > lines ? needed : lines;
		}
		if (lines > 1)
			xlsx_height(wall->pen, wall->first + (lxw_row_t)row, xlsx_line_height(wall->pen, lines));
	}
	wall->row = wall->last;
}

/* ---- the chart --------------------------------------------------------------------------------- */

/* Lines distinct in black and white too, by their marks and dashes. */
static const struct line_look {
	lxw_color_t colour;
	uint8_t marker, dash;
} line_looks[LEADERS] = {
	{ LXW_COLOR_BLACK, LXW_CHART_MARKER_CIRCLE, LXW_CHART_LINE_DASH_SOLID },
	{ 0xC00000, LXW_CHART_MARKER_SQUARE, LXW_CHART_LINE_DASH_SOLID },
	{ 0x1F4E79, LXW_CHART_MARKER_TRIANGLE, LXW_CHART_LINE_DASH_DASH },
	{ 0x548235, LXW_CHART_MARKER_DIAMOND, LXW_CHART_LINE_DASH_DASH },
	{ 0x7F6000, LXW_CHART_MARKER_X, LXW_CHART_LINE_DASH_ROUND_DOT },
	{ 0x7030A0, LXW_CHART_MARKER_PLUS, LXW_CHART_LINE_DASH_ROUND_DOT },
};

/* Find the column with that key in a group; the number of columns if there is none. */
static size_t group_column(const struct listing *view, int group, const char *key)
{
	size_t i = 0;

	while (i < view->column_count
		&& (view->columns[i].group != group || strcmp(view->columns[i].key, key) != 0))
		i++;
	return i;
}

/*
 * Write the figures that the lines are drawn from: a row each, a column a group, on the chart's own
 * worksheet, below the chart. The library stores the values of such cells with the chart for viewers that do
 * not calculate.
 */
static void chart_figures(const struct wall *wall, const char *key, size_t leaders)
{
	const struct listing *view = &wall->view;
	struct listing_cell cell;

	for (size_t row = 0; row <= leaders; row++) {
		lxw_format *plain = xlsx_format(wall->pen, XLSX_LINE, LISTING_PLAIN, false);
		if (row > 0) {
			cell = listing_at(view, row - 1, wall->held - 1u);
			xlsx_text(wall->pen, (lxw_row_t)row, 0, cell.text ? cell.text : "", plain);
		}
		for (int group = 0; group < view->group_count; group++) {
			lxw_col_t col = (lxw_col_t)(group + 1);
			if (row == 0) {
				xlsx_text(wall->pen, 0, col, view->groups[group].head, plain);
				continue;
			}
			cell = listing_at(view, row - 1, group_column(view, group + 1, key));
			if (!cell.empty && cell.kind != LISTING_TEXT)   /* a dash: the round was not played */
				xlsx_number(wall->pen, (lxw_row_t)row, col, listing_value(&cell), plain);
		}
	}
}

static void chart_dress(const struct wall *wall, lxw_chart *chart, const struct doc_part *part)
{
	const struct doc_sheet *sheet = wall->pen->sheet;
	lxw_chart_font title = { .name = sheet->font, .size = 14, .bold = LXW_TRUE };
	lxw_chart_line thin = { .color = 0xBFBFBF, .width = 0.75F };
	lxw_chart_font plain = { .name = sheet->font, .size = sheet->page[PAGE_FONT_SIZE] };

	lxw(chart_title_set_name)(chart, part->text);
	lxw(chart_title_set_name_font)(chart, &title);
	lxw(chart_axis_set_name)(chart->y_axis, part->label);
	lxw(chart_axis_set_name_font)(chart->y_axis, &plain);
	lxw(chart_axis_set_num_font)(chart->y_axis, &plain);
	lxw(chart_axis_set_num_font)(chart->x_axis, &plain);
	lxw(chart_axis_set_label_position)(chart->x_axis, LXW_CHART_AXIS_LABEL_POSITION_LOW);
	lxw(chart_axis_major_gridlines_set_visible)(chart->y_axis, LXW_TRUE);
	lxw(chart_axis_major_gridlines_set_line)(chart->y_axis, &thin);
	lxw(chart_legend_set_position)(chart, LXW_CHART_LEGEND_RIGHT);
	lxw(chart_legend_set_font)(chart, &plain);
	lxw(chart_show_hidden_data)(chart);
}

/* Draw it on a worksheet of its own, one page: below the players a page break might cut it. */
static bool chart(struct wall *wall, const struct doc_part *part, struct err *e)
{
	enum { MARGIN = 20 };
	size_t leaders = wall->view.row_count < LEADERS ? wall->view.row_count : LEADERS;
	char name[XLSX_NAME];
	double paper[2];

	if (leaders == 0 || group_column(&wall->view, 1, part->key) == wall->view.column_count)
		return true;
	if (!xlsx_worksheet(wall->pen, msg_chart_worksheet.text[wall->look->lang], name, e))
		return false;
	chart_figures(wall, part->key, leaders);
	lxw_chart *lines = lxw(workbook_add_chart)(wall->pen->workbook, LXW_CHART_LINE);
	for (size_t i = 0; i < leaders; i++) {
		const struct line_look *look = &line_looks[i];
		lxw_chart_line stroke = { .color = look->colour, .width = 2.25F, .dash_type = look->dash };
		lxw_chart_line mark = { .color = look->colour };
		lxw_chart_fill fill = { .color = look->colour };
		lxw_row_t row = (lxw_row_t)i + 1;
		lxw_col_t last = (lxw_col_t)wall->view.group_count;
		lxw_chart_series *series = lxw(chart_add_series)(lines, NULL, NULL);
		lxw(chart_series_set_categories)(series, name, 0, 1, 0, last);
		lxw(chart_series_set_values)(series, name, row, 1, row, last);
		lxw(chart_series_set_name_range)(series, name, row, 0);
		lxw(chart_series_set_line)(series, &stroke);
		lxw(chart_series_set_marker_type)(series, look->marker);
		lxw(chart_series_set_marker_size)(series, 8);
		lxw(chart_series_set_marker_line)(series, &mark);
		lxw(chart_series_set_marker_fill)(series, &fill);
	}
	chart_dress(wall, lines, part);
	xlsx_paper_points(wall->pen, paper);
	lxw_chart_options options = { .x_scale = (paper[0] - MARGIN) / 0.75 / 480,
		.y_scale = (paper[1] - MARGIN) / 0.75 / 288 };
	lxw(worksheet_insert_chart_opt)(wall->pen->worksheet, 0, 0, lines, &options);
	lxw(worksheet_fit_to_pages)(wall->pen->worksheet, 1, 1);
	xlsx_paper(wall->pen);
	return true;
}

/* ---- the worksheet ----------------------------------------------------------------------------- */

/* The chart comes last, being another worksheet. */
static bool draw_board(struct wall *wall, struct err *e)
{
	lxw_worksheet *worksheet = wall->pen->worksheet;
	lxw_col_t last_column = (lxw_col_t)(wall->view.column_count - 1);
	const struct doc_part *last = NULL;

	lxw(worksheet_set_default_row)(wall->pen->worksheet, xlsx_line_height(wall->pen, 1), LXW_FALSE);
	xlsx_widths(wall->pen, &wall->view);
	for (size_t i = wall->w->from; i < wall->w->to; i++) {
		const struct doc_part *part = &wall->w->doc->parts[i];
		bool is_title = part->kind == DOC_HEADING, is_below = wall->first > 0;
		if (part->kind == DOC_TABLE)
			table(wall);
		if (part->kind == DOC_CHART)
			last = part;
		if (part->kind == DOC_TABLE || part->kind == DOC_CHART || !part->text)
			continue;
		/* Lines above the table; notes below it, after an empty row. */
		if (is_below)
			wall->row += wall->row == wall->last ? 2 : 1;
		xlsx_text(wall->pen, wall->row, 0, part->text,
			xlsx_format(wall->pen, is_title ? XLSX_TITLE : XLSX_LINE, LISTING_PLAIN, false));
		if (is_title)
			xlsx_height(wall->pen, wall->row, xlsx_line_height(wall->pen, 2));
		wall->row += !is_below;
	}
	lxw(worksheet_freeze_panes)(worksheet, wall->first, wall->held);
	lxw(worksheet_autofilter)(worksheet, wall->head_row, 0, wall->last, last_column);
	lxw(worksheet_repeat_rows)(worksheet, wall->group_row, wall->head_row);
	lxw(worksheet_fit_to_pages)(worksheet, 1, 0);
	lxw(worksheet_print_area)(worksheet, 0, 0, wall->row, last_column);
	xlsx_paper(wall->pen);
	return !last || chart(wall, last, e);
}

bool xlsx_board(struct writing *w, const struct doc_look *look, struct err *e)
{
	struct wall wall = { .pen = w->pen, .w = w, .look = look };
	const struct doc_part *part = xlsx_table(w, &wall.view, e);
	bool done = part && xlsx_worksheet(w->pen, w->pen->sheet->name, NULL, e);

	if (done && wall.view.column_count > 0) {
		wall.held = (lxw_col_t)part->held;
		done = draw_board(&wall, e);
	}
	listing_view_free(&wall.view);
	return done;
}
