/*
 * Within export/: libxlsxwriter, loaded when the first workbook is written (formats.c). It brings libcrypto
 * along.
 */
#ifndef XLSX_LIBRARY_H
#define XLSX_LIBRARY_H

#include "base/base.h"

#include <xlsxwriter.h>

/* Every function of it used in this room. */
#define XLSX_FUNCTIONS(X) \
	X(chart_add_series) X(chart_axis_major_gridlines_set_line) \
	X(chart_axis_major_gridlines_set_visible) X(chart_axis_set_label_position) X(chart_axis_set_name) \
	X(chart_axis_set_name_font) X(chart_axis_set_num_font) X(chart_axis_set_reverse) \
	X(chart_legend_set_font) X(chart_legend_set_position) X(chart_series_set_categories) \
	X(chart_series_set_fill) X(chart_series_set_labels) X(chart_series_set_labels_num_format) \
	X(chart_series_set_line) X(chart_series_set_marker_fill) X(chart_series_set_marker_line) \
	X(chart_series_set_marker_size) X(chart_series_set_marker_type) X(chart_series_set_name_range) \
	X(chart_series_set_pattern) X(chart_series_set_values) X(chart_show_hidden_data) \
	X(chart_title_set_name) X(chart_title_set_name_font) X(format_set_align) X(format_set_bg_color) \
	X(format_set_bold) X(format_set_border) X(format_set_bottom) X(format_set_font_name) \
	X(format_set_font_size) X(format_set_font_strikeout) X(format_set_indent) X(format_set_italic) \
	X(format_set_left) X(format_set_num_format) X(format_set_right) X(format_set_shrink) \
	X(format_set_text_wrap) X(format_set_top) X(lxw_col_to_name) X(lxw_rowcol_to_cell) X(lxw_strerror) \
	X(lxw_workbook_free) X(workbook_add_chart) X(workbook_add_format) X(workbook_add_worksheet) \
	X(workbook_close) X(workbook_new_opt) X(workbook_set_custom_property_string) \
	X(workbook_set_properties) X(workbook_validate_sheet_name) X(worksheet_autofilter) \
	X(worksheet_center_horizontally) X(worksheet_fit_to_pages) X(worksheet_freeze_panes) \
	X(worksheet_gridlines) X(worksheet_insert_chart_opt) X(worksheet_merge_range) \
	X(worksheet_print_area) X(worksheet_repeat_rows) X(worksheet_set_column) \
	X(worksheet_set_default_row) X(worksheet_set_footer) X(worksheet_set_h_pagebreaks) \
	X(worksheet_set_header) X(worksheet_set_landscape) X(worksheet_set_margins) X(worksheet_set_paper) \
	X(worksheet_set_print_scale) X(worksheet_set_row) X(worksheet_write_blank) \
	X(worksheet_write_formula_num) X(worksheet_write_number) X(worksheet_write_string)

struct xlsx_library {
#define X(name) __typeof__(name) *name;
	XLSX_FUNCTIONS(X)
#undef X
};

/* Its functions, after xlsx_library_load; never changed elsewhere. */
extern struct xlsx_library xlsx_library;

/* Call one: lxw(worksheet_write_string)(…). */
#define lxw(name) (xlsx_library.name)

/* Load it, if it is not loaded yet; ERR_FAILED names the package that is missing. */
bool xlsx_library_load(struct err *e);

#endif
