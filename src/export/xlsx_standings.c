/* The standings as a worksheet: a column group a round; and one with a chart of how the leaders got there. */
#include "export/xlsx.h"

#include "export/messages.h"

#include <stdlib.h>
#include <string.h>

enum { LEADERS = 6, FILTER_BUTTON = 12 };

/* The worksheet under way: the rows of its heads and of its players. */
struct wall {
	struct pen *pen;
	const struct report_standings *standings;
	struct standings_view view;
	struct grid grid;
	lxw_row_t group_row, head_row, first, last;   /* `last` is the last player's */
	lxw_row_t end;                                /* of the notes under them */
	const char *name;                             /* of the worksheet */
};

/* ---- heading and heads --------------------------------------------------------------------------- */

/* Title and lines down to the heads; empty ones take no row. */
static void heading(struct wall *wall)
{
	const int lines[] = { STANDINGS_LINE_1, STANDINGS_LINE_2, STANDINGS_UNFINISHED,
		standings_verdict(wall->standings) };
	struct pen *pen = wall->pen;
	lxw_row_t row = 1;

	xlsx_text(pen, 0, 0, page_text(&pen->page, TEMPLATE_TITLE),
		xlsx_format(pen, XLSX_TITLE, LISTING_PLAIN, false));
	xlsx_height(pen, 0, xlsx_line_height(pen, 2));
	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
		const char *text = lines[i] ? page_text(&pen->page, lines[i]) : "";
		if (!*text || (lines[i] == STANDINGS_UNFINISHED && wall->standings->unfinished == 0))
			continue;
		xlsx_text(pen, row++, 0, text, xlsx_format(pen, XLSX_LINE, LISTING_PLAIN, false));
	}
	for (size_t i = 0; i < wall->standings->round_count; i++) {
		const char *text = standings_unseated(&pen->page, wall->standings, i);
		if (*text)
			xlsx_text(pen, row++, 0, text, xlsx_format(pen, XLSX_LINE, LISTING_PLAIN, false));
	}
	wall->group_row = row + 1;
	wall->head_row = row + 2;
	wall->first = row + 3;
	wall->last = wall->first + (lxw_row_t)wall->grid.row_count - 1;
}

/* The heads of the rounds over their columns. */
static void group_heads(struct wall *wall)
{
	const struct grid *grid = &wall->grid;

	for (size_t i = 0, next; i < grid->column_count; i = next) {
		int group = grid->columns[i].group;
		lxw_format *format = xlsx_format(wall->pen, XLSX_HEAD, LISTING_PLAIN, xlsx_edge(grid, i));
		for (next = i + 1; next < grid->column_count && grid->columns[next].group == group; next++)
			continue;
		if (group == GRID_ALONE) {
			for (; i < next; i++)
				xlsx_blank(wall->pen, wall->group_row, (lxw_col_t)i, format);
		} else {
			const lxw_col_t span[2] = { (lxw_col_t)i, (lxw_col_t)(next - 1) };
			xlsx_span(wall->pen, wall->group_row, span, grid->groups[group].head, format);
		}
	}
	xlsx_height(wall->pen, wall->group_row, xlsx_line_height(wall->pen, 1));
}

/* The heads stand high in their cells: the button of the filter is below them. */
static void heads(struct wall *wall)
{
	const struct grid *grid = &wall->grid;
	int lines = 1;

	group_heads(wall);
	for (size_t i = 0; i < grid->column_count; i++) {
		enum xlsx_style style = grid->columns[i].kind == LISTING_TEXT ? XLSX_TOP_TEXT : XLSX_TOP;
		int needed = xlsx_lines(
			wall->pen, grid->columns[i].head, xlsx_pixels(grid->columns[i].width) * 9 / 10, 3);
		lines = needed > lines ? needed : lines;
		xlsx_text(wall->pen, wall->head_row, (lxw_col_t)i, grid->columns[i].head,
			xlsx_format(wall->pen, style, LISTING_PLAIN, xlsx_edge(grid, i)));
	}
	double height = xlsx_line_height(wall->pen, lines) + FILTER_BUTTON;
	xlsx_height(wall->pen, wall->head_row, height);
}

static void players(struct wall *wall)
{
	const struct grid *grid = &wall->grid;
	struct grid_cell cell;

	for (size_t row = 0; row < grid->row_count; row++) {
		int lines = 1;
		for (size_t i = 0; i < grid->column_count; i++) {
			grid_cell(grid, row, &grid->columns[i], &cell);
			int needed = xlsx_cell(wall->pen, wall->first + (lxw_row_t)row, grid, i, &cell);
			lines = needed > lines ? needed : lines;
		}
		if (lines > 1)
			xlsx_height(wall->pen, wall->first + (lxw_row_t)row, xlsx_line_height(wall->pen, lines));
	}
}

static void note_row(struct wall *wall, const char *note)
{
	if (!*note)
		return;
	wall->end += wall->end == wall->last ? 2 : 1;
	xlsx_text(wall->pen, wall->end, 0, note, xlsx_format(wall->pen, XLSX_LINE, LISTING_PLAIN, false));
}

/* The notes of the rulings, and of tables that are not as others are, behind an empty row. */
static void notes(struct wall *wall)
{
	struct pen *pen = wall->pen;

	wall->end = wall->last;
	for (size_t i = 0; i < wall->standings->ruling_count; i++)
		note_row(wall, standings_note(&pen->page, &wall->standings->rulings[i]));
	const char *note;
	for (size_t n = 0; (note = standings_odd_note(&pen->page, wall->standings, n)) != NULL; n++)
		note_row(wall, note);
}

/* ---- the chart ----------------------------------------------------------------------------------- */

/* The lines must be told apart in black and white too: by their marks and dashes. */
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

/* The field that the chart follows: what decides the ranking, if the page shows it; -1 if it shows neither.
 */
static int chart_field(const struct wall *wall)
{
	bool by_place = wall->standings->rules.ranking == REPORT_BY_PLACE;
	int wanted = by_place ? STANDINGS_TOTAL_PLACE_POINTS : STANDINGS_TOTAL_SCORE;
	int found = -1;

	for (size_t i = 0; i < wall->grid.column_count; i++) {
		int field = wall->grid.columns[i].field;
		if (field == wanted)
			return field;
		if (field == STANDINGS_TOTAL_PLACE_POINTS || field == STANDINGS_TOTAL_SCORE)
			found = field;
	}
	return found;
}

/*
 * The column of a field in a group; the group's first column, which has its head, if the field is
 * GROUP_HEAD.
 */
enum { GROUP_HEAD = -1 };

static size_t group_column(const struct grid *grid, int group, int field)
{
	size_t i = 0;

	while (i < grid->column_count && (grid->columns[i].group != group ||
			(field != GROUP_HEAD && grid->columns[i].field != field)))
		i++;
	return i;
}

/* The cells of a row, one a group: "=('Állás'!$F$7,'Állás'!$J$7)". */
static void cells_of(struct buf *b, const struct wall *wall, lxw_row_t row, int field)
{
	const struct grid *grid = &wall->grid;
	char cell[LXW_MAX_CELL_NAME_LENGTH];

	buf_str(b, "=(");
	for (int group = 0; group < grid->group_count; group++) {
		lxw(lxw_rowcol_to_cell_abs)(cell, row, (lxw_col_t)group_column(grid, group, field), true, true);
		buf_printf(b, "%s'%s'!%s", group > 0 ? "," : "", wall->name, cell);
	}
	buf_char(b, ')');
}

/*
 * What the cells of a range hold, beside the range: viewers that do not calculate draw from it. The library
 * does this for ranges of neighbouring cells only, and has no call for others.
 */
static void remember(lxw_series_range *range, const struct grid_cell *cell)
{
	lxw_series_data_point *point = calloc(1, sizeof *point);

	if (!point)
		return;
	point->is_string = cell->kind == LISTING_TEXT;
	point->string = point->is_string ? strdup(cell->text) : NULL;
	point->number = (double)cell->number / (cell->kind == LISTING_TWELFTHS ? 12 : 1);
	point->no_data = cell->empty;
	STAILQ_INSERT_TAIL(range->data_cache, point, list_pointers);
	range->num_data_points++;
	range->has_string_cache = point->is_string;
}

static void remember_line(const struct wall *wall, lxw_chart_series *series, size_t player, int field)
{
	const struct grid *grid = &wall->grid;
	struct grid_cell cell;

	for (int group = 0; group < grid->group_count; group++) {
		remember(series->categories, &(struct grid_cell){ .text = grid->groups[group].head });
		grid_cell(grid, player, &grid->columns[group_column(grid, group, field)], &cell);
		cell.empty = cell.empty || cell.kind == LISTING_TEXT;   /* a dash: the round was not played */
		cell.kind = LISTING_INT;
		if (!cell.empty)
			grid_cell(grid, player, &grid->columns[group_column(grid, group, field)], &cell);
		remember(series->values, &cell);
	}
}

static lxw_col_t column_of(const struct grid *grid, int field)
{
	for (size_t i = 0; i < grid->column_count; i++) {
		if (grid->columns[i].field == field)
			return (lxw_col_t)i;
	}
	return 0;
}

static void chart_line(struct wall *wall, lxw_chart *chart, size_t player, int field)
{
	const struct line_look *look = &line_looks[player];
	lxw_chart_line line = { .color = look->colour, .width = 2.25F, .dash_type = look->dash };
	lxw_chart_line mark = { .color = look->colour };
	lxw_chart_fill fill = { .color = look->colour };
	lxw_row_t row = wall->first + (lxw_row_t)player;
	struct buf names = { 0 }, values = { 0 };

	cells_of(&names, wall, wall->group_row, GROUP_HEAD);
	cells_of(&values, wall, row, field);
	lxw_chart_series *series = lxw(chart_add_series)(chart, buf_text(&names), buf_text(&values));
	lxw(chart_series_set_name_range)(series, wall->name, row,
		column_of(&wall->grid, STANDINGS_PLAYER));
	remember_line(wall, series, player, field);
	lxw(chart_series_set_line)(series, &line);
	lxw(chart_series_set_marker_type)(series, look->marker);
	lxw(chart_series_set_marker_size)(series, 8);
	lxw(chart_series_set_marker_line)(series, &mark);
	lxw(chart_series_set_marker_fill)(series, &fill);
	buf_free(&names);
	buf_free(&values);
}

static void chart_dress(struct wall *wall, lxw_chart *chart, int field)
{
	struct page *page = &wall->pen->page;
	int axis = field == STANDINGS_TOTAL_PLACE_POINTS ? STANDINGS_CHART_POINTS : STANDINGS_CHART_SCORE;
	lxw_chart_font title = { .name = page->t.text[TEMPLATE_FONT], .size = 14, .bold = LXW_TRUE };
	lxw_chart_line thin = { .color = 0xBFBFBF, .width = 0.75F };
	lxw_chart_font plain = { .name = page->t.text[TEMPLATE_FONT], .size = page->t.page[PAGE_FONT_SIZE] };

	lxw(chart_title_set_name)(chart, page_text(page, STANDINGS_CHART));
	lxw(chart_title_set_name_font)(chart, &title);
	lxw(chart_axis_set_name)(chart->y_axis, page_text(page, axis));
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

/* On a worksheet of its own, one page: below the players a page break might cut it. */
static bool chart(struct wall *wall, const struct export_look *look, struct err *e)
{
	enum { MARGIN = 20 };
	int field = chart_field(wall);
	size_t leaders = wall->grid.row_count < LEADERS ? wall->grid.row_count : LEADERS;
	double paper[2];

	if (field < 0 || leaders == 0)
		return true;
	if (!xlsx_worksheet_named(wall->pen, msg_chart_worksheet.text[look->lang], e))
		return false;
	lxw_chart *lines = lxw(workbook_add_chart)(wall->pen->workbook, LXW_CHART_LINE);
	for (size_t i = 0; i < leaders; i++)
		chart_line(wall, lines, i, field);
	chart_dress(wall, lines, field);
	xlsx_paper_points(wall->pen, paper);
	lxw_chart_options options = { .x_scale = (paper[0] - MARGIN) / 0.75 / 480,
		.y_scale = (paper[1] - MARGIN) / 0.75 / 288 };
	lxw(worksheet_insert_chart_opt)(wall->pen->worksheet, 0, 0, lines, &options);
	lxw(worksheet_fit_to_pages)(wall->pen->worksheet, 1, 1);
	xlsx_paper(wall->pen);
	return true;
}

/* ---- the worksheet ------------------------------------------------------------------------------- */

static void set_up(struct wall *wall, lxw_row_t end)
{
	lxw_worksheet *worksheet = wall->pen->worksheet;
	lxw_col_t last = (lxw_col_t)(wall->grid.column_count - 1);
	lxw_col_t name = (lxw_col_t)(column_of(&wall->grid, STANDINGS_PLAYER) + 1);

	lxw(worksheet_freeze_panes)(worksheet, wall->first, name);
	lxw(worksheet_autofilter)(worksheet, wall->head_row, 0, wall->last, last);
	lxw(worksheet_repeat_rows)(worksheet, wall->group_row, wall->head_row);
	lxw(worksheet_fit_to_pages)(worksheet, 1, 0);
	lxw(worksheet_print_area)(worksheet, 0, 0, end, last);
	xlsx_paper(wall->pen);
}

static void draw(struct wall *wall)
{
	wall->name = wall->pen->worksheet->name;
	lxw(worksheet_set_default_row)(wall->pen->worksheet, xlsx_line_height(wall->pen, 1), LXW_FALSE);
	xlsx_widths(wall->pen, &wall->grid);
	heading(wall);
	heads(wall);
	players(wall);
	notes(wall);
	set_up(wall, wall->end);
}

bool xlsx_standings(struct pen *pen, const struct report_standings *standings, const struct export_look *look,
	struct err *e)
{
	struct wall wall = { .pen = pen, .standings = standings, .view.standings = standings };
	bool done = page_start(&pen->page, &standings_kind, &standings->event, look, e) &&
		standings_grid(&wall.grid, &pen->page, &wall.view, TEMPLATE_COLUMNS, e) && xlsx_worksheet(pen, e);
	if (done && wall.grid.column_count > 0) {
		draw(&wall);
		done = chart(&wall, look, e);
	}
	grid_free(&wall.grid);
	page_free(&pen->page);
	return done;
}
