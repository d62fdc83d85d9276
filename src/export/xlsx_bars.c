/* Bars on a worksheet of their own: the figures, and over them the chart drawn from them. */
#include "export/export.h"
#include "export/xlsx.h"

#include "export/messages.h"

/* Distinct in black and white too: dark, striped, open. */
static const struct { lxw_color_t colour; uint8_t pattern; } fills[] = {
	{ 0x1F4E79, LXW_CHART_PATTERN_NONE }, { 0xC55A11, LXW_CHART_PATTERN_WIDE_UPWARD_DIAGONAL },
	{ 0x7F7F7F, LXW_CHART_PATTERN_PERCENT_20 },
};
enum { FILLS = sizeof fills / sizeof *fills };

static void write_bar_figures(struct pen *pen, const struct listing *view)
{
	lxw_format *plain = xlsx_format(pen, XLSX_LINE, LISTING_PLAIN, false);
	struct listing_cell cell;

	for (size_t i = 0; i < view->column_count; i++) {
		xlsx_text(pen, 0, (lxw_col_t)i, view->columns[i].name, plain);
		for (size_t row = 0; row < view->row_count; row++) {
			lxw_row_t at = (lxw_row_t)row + 1;
			cell = listing_at(view, row, i);
			if (cell.empty)
				continue;
			if (cell.kind == LISTING_TEXT)
				xlsx_text(pen, at, (lxw_col_t)i, cell.text, plain);
			else
				xlsx_number(pen, at, (lxw_col_t)i, listing_value(&cell), plain);
		}
	}
}

static void add_series(lxw_chart *chart, const char *sheet, const struct listing *view, size_t column)
{
	lxw_chart_series *series = lxw(chart_add_series)(chart, NULL, NULL);
	lxw_row_t last = (lxw_row_t)view->row_count;
	lxw_col_t col = (lxw_col_t)column;
	lxw_color_t colour = fills[(column - 1) % FILLS].colour;

	lxw(chart_series_set_categories)(series, sheet, 1, 0, last, 0);
	lxw(chart_series_set_values)(series, sheet, 1, col, last, col);
	lxw(chart_series_set_name_range)(series, sheet, 0, col);
	if (fills[(column - 1) % FILLS].pattern == LXW_CHART_PATTERN_NONE)
		lxw(chart_series_set_fill)(series, &(lxw_chart_fill){ .color = colour });
	else
		lxw(chart_series_set_pattern)(series,
			&(lxw_chart_pattern){ .fg_color = colour,
				.bg_color = LXW_COLOR_WHITE,
				.type = fills[(column - 1) % FILLS].pattern });
	lxw(chart_series_set_line)(series, &(lxw_chart_line){ .color = colour, .width = 0.75F });
	lxw(chart_series_set_labels)(series);
	if (view->columns[column].kind == LISTING_HUNDREDTHS)
		lxw(chart_series_set_labels_num_format)(series, "0.00");
}

bool xlsx_bars(struct pen *pen, const struct doc_part *part, const struct doc_look *look, struct err *e)
{
	enum { MARGIN = 20 };
	char name[XLSX_NAME];
	double paper[2];
	struct listing view;
	bool done = listing_view(&view, &part->table, look->lang, true, e);

	if (done && view.row_count > 0 && view.column_count > 1
		&& (done = xlsx_worksheet(pen, msg_chart_worksheet.text[look->lang], name, e))) {
		write_bar_figures(pen, &view);
		lxw_chart *chart = lxw(workbook_add_chart)(pen->workbook, LXW_CHART_BAR);
		for (size_t i = 1; i < view.column_count; i++)
			add_series(chart, name, &view, i);
		lxw_chart_font title = { .name = pen->sheet->font, .size = 14, .bold = LXW_TRUE };
		lxw_chart_font plain = { .name = pen->sheet->font, .size = pen->sheet->page[PAGE_FONT_SIZE] };
		lxw_chart_line thin = { .color = 0xBFBFBF, .width = 0.75F };
		lxw(chart_title_set_name)(chart, part->table.title);
		lxw(chart_title_set_name_font)(chart, &title);
		/* For horizontal bars, the library's y axis has the names. */
		lxw(chart_axis_set_num_font)(chart->x_axis, &plain);
		lxw(chart_axis_set_num_font)(chart->y_axis, &plain);
		lxw(chart_axis_set_reverse)(chart->y_axis);   /* the first row at the top */
		lxw(chart_axis_set_label_position)(chart->y_axis, LXW_CHART_AXIS_LABEL_POSITION_LOW);
		lxw(chart_axis_major_gridlines_set_visible)(chart->x_axis, LXW_TRUE);
		lxw(chart_axis_major_gridlines_set_visible)(chart->y_axis, LXW_FALSE);
		lxw(chart_axis_major_gridlines_set_line)(chart->x_axis, &thin);
		lxw(chart_legend_set_position)(chart,
			view.column_count > 2 ? LXW_CHART_LEGEND_BOTTOM : LXW_CHART_LEGEND_NONE);
		lxw(chart_legend_set_font)(chart, &plain);
		lxw(chart_show_hidden_data)(chart);
		xlsx_paper_points(pen, paper);
		lxw_chart_options options = { .x_scale = (paper[0] - MARGIN) / 0.75 / 480,
			.y_scale = (paper[1] - MARGIN) / 0.75 / 288 };
		lxw(worksheet_insert_chart_opt)(pen->worksheet, 0, 0, chart, &options);
		lxw(worksheet_fit_to_pages)(pen->worksheet, 1, 1);
		xlsx_paper(pen);
	}
	listing_view_free(&view);
	return done;
}
