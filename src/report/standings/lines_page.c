/* Line comparison: the standings as a table and as a page. */
#include "base/messages.h"
#include "report/standings/standings.h"
#include "report/messages.h"

#include <stddef.h>
#include <stdio.h>

/* ---- the table --------------------------------------------------------------------------------- */

/* The lines that cells show, on a page (or NULL) with marks at the names. */
struct lines_view {
	const struct report_lines *lines;
	const struct page *page;
};

/* Show the name, on a page with its marks in the event's ordinary standings. */
static void name_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	const struct lines_view *view = t->about;
	const struct report_line *line = row;
	const struct report_standings *standings = view->page ? view->lines->standings : NULL;
	char marked[BOOK_LABEL + TEMPLATE_LINE + 2];

	(void)column;
	snprintf(marked, sizeof marked, "%s", line->player);
	for (size_t i = 0; standings && i < standings->count; i++) {
		if (standings->rows[i].start_no == line->start_no) {
			standings_mark_name(marked, sizeof marked, view->page, &standings->rows[i]);
			break;
		}
	}
	listing_code(t, line->player, marked);
}

static void percent_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	(void)column;
	listing_number(t, event_share_percent(((const struct report_line *)row)->share));
}

static void round_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	const struct event_share *round = &((const struct report_line *)row)->rounds[column->group - 1];

	if (round->maximum == 0)
		listing_empty(t);
	else if (column->kind == LISTING_HUNDREDTHS)
		listing_number(t, event_share_percent(*round));
	else
		cell_int(t, round, column);
}

/* Show the number of tables that still owe deals, the same in each row. */
static void unfinished_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	(void)row;
	(void)column;
	listing_number(t, ((const struct lines_view *)t->about)->lines->unfinished);
}

static void out_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	const struct report_line *line = row;

	(void)column;
	listing_text(t, line->is_out ? book_measure_words[line->out] : "");
}

#define AT(member) .item = offsetof(struct report_line, member)
static const struct listing_column line_columns[] = {
	{ "rank", &msg_head_rank, LISTING_INT, cell_some, AT(rank) },
	{ "player", &msg_head_player, .cell = name_cell },
	{ "match_points", &msg_head_match_points, LISTING_INT, cell_int, AT(share.points) },
	{ "maximum", &msg_head_maximum, LISTING_INT, cell_int, AT(share.maximum), .for_scripts = true },
	{ "percent", &msg_head_percent, LISTING_HUNDREDTHS, .cell = percent_cell },
	{ "score", &msg_head_stats_points, LISTING_POINTS, cell_int64, AT(score) },
	{ "club", &msg_head_club, LISTING_TEXT, cell_chars, AT(club), .for_scripts = true },
	{ "start_no", &msg_head_seating_start, LISTING_INT, cell_int, AT(start_no), .for_scripts = true },
	{ "deals", &msg_head_stats_deals, LISTING_INT, cell_int, AT(deals), .for_scripts = true },
	{ .key = NULL },
};
/* For each round, under its name; people see only its percentage. */
static const struct listing_column round_columns[] = {
	{ "match_points", NULL, LISTING_INT, round_cell, .item = offsetof(struct event_share, points),
		.for_scripts = true },
	{ "maximum", NULL, LISTING_INT, round_cell, .item = offsetof(struct event_share, maximum),
		.for_scripts = true },
	{ "percent", NULL, LISTING_HUNDREDTHS, .cell = round_cell },
};
static const struct listing_column carried_columns[] = {
	{ "carried_match_points", &msg_head_carried_matches, LISTING_INT, cell_int, AT(carried.points) },
	{ "carried_maximum", &msg_head_carried_matches, LISTING_INT, cell_int, AT(carried.maximum),
		.for_scripts = true },
};
static const struct listing_column last_columns[] = {
	{ "unfinished", &msg_head_stats_deals, LISTING_INT, .cell = unfinished_cell, .for_scripts = true },
	{ "out", &msg_head_player, .cell = out_cell, .for_scripts = true },
};

static void make_table(const struct lines_view *view, enum lang lang, bool from_afar, struct listing *t)
{
	const struct report_lines *lines = view->lines;

	listing_begin(t, lang, "", line_columns);
	t->about = view;
	for (size_t i = 0; i < lines->round_count && !from_afar; i++) {
		struct buf head = { 0 };
		char prefix[16];
		buf_msg(&head, lang, &msg_lines_round, MSG_ARGS(num_of(lines->round_no[i]).text));
		snprintf(prefix, sizeof prefix, "r%d_", lines->round_no[i]);
		listing_group(t, "", prefix, lines->round_no[i]);
		for (int c = 0; c < 3; c++) {
			listing_add_column(t, &round_columns[c]);
			listing_head(t, buf_text(&head), "");
		}
		buf_free(&head);
	}
	listing_group_end(t);
	for (int c = 0; c < 2 && !from_afar && lines->rules.carry.percent > 0; c++)
		listing_add_column(t, &carried_columns[c]);
	for (int c = 0; c < 2 && !from_afar; c++)
		listing_add_column(t, &last_columns[c]);
	listing_rows(t, lines->rows, lines->count, sizeof *lines->rows);
}

void report_lines_table(const struct report_lines *lines, enum lang lang, struct listing *out)
{
	make_table(&(struct lines_view){ lines, NULL }, lang, false, out);
}

/* ---- the page ---------------------------------------------------------------------------------- */

/* Add what the figures mean, how ties were broken, who waits for the lot, what was carried over, and what
 * happened at the tables. */
static void add_lines_notes(struct doc *out, struct page *page, const struct report_lines *lines)
{
	const struct desk_rules *rules = &lines->rules;
	struct ties_awaiting awaiting = { 0 };
	struct buf text = { 0 };

	doc_note(out, msg_lines_note.text[out->lang]);
	if (rules->carry.percent > 0)
		buf_msg(&text, out->lang, &msg_lines_carry, MSG_ARGS(rules->carry.event,
			num_of(rules->carry.percent).text));
	doc_note(out, buf_text(&text));
	buf_clear(&text);
	report_ties_say(&text, out->lang, rules);
	doc_note(out, buf_text(&text));
	buf_free(&text);
	if (rules->tie_count > 0)
		doc_note(out, msg_lines_ties.text[out->lang]);
	if (ties_at(rules, DESK_TIE_WINS) != DESK_TIES)
		doc_note(out, msg_lines_no_wins.text[out->lang]);
	for (size_t i = 0; report_has_lot(rules) && i < lines->count; i++) {
		const struct report_line *row = &lines->rows[i];
		if (row->shared)
			ties_await(&awaiting, out->lang, row->rank, row->player, row->start_no);
	}
	ties_awaiting_doc(out, rules, &awaiting);
	standings_add_happened(out, page, lines->standings);
	if (lines->by_totals > 0)
		doc_say(out, doc_note, &msg_lines_by_totals, MSG_ARGS(num_of(lines->by_totals).text));
}

bool report_lines_doc(struct doc *out, const struct report_lines *lines, const struct doc_look *look,
	struct err *e)
{
	struct page page;
	struct listing t;
	struct buf title = { 0 };
	bool done = page_start(&page, &standings_kind, &lines->event, look, e);

	buf_msg(&title, look->lang, &msg_lines_title, MSG_ARGS(lines->event.name));
	doc_start(out, look->lang, buf_text(&title));
	buf_free(&title);
	doc_about(out, lines->event.name, lines->event.day);
	out->is_list = true;
	if (done) {
		standings_add_lines(out, &page, lines->standings, DOC_PEOPLE);
		doc_for(out, DOC_EVERYWHERE);
		make_table(&(struct lines_view){ lines, &page }, out->lang, look->size != DOC_DESK, &t);
		struct doc_part *part = doc_table(out, "standings", &t);
		if (part) {
			part->left_out = &msg_lines_rounds_left_out;
			part->may_split = true;
			part->held = 2;
		}
		add_lines_notes(out, &page, lines);
		doc_whole(out, false);
	}
	page_free(&page);
	return done;
}

bool report_lines_sheet(struct doc *out, const struct report_lines *lines, const struct doc_look *look,
	struct err *e)
{
	struct page page;
	struct listing table;
	bool done = page_start(&page, &standings_kind, &lines->event, look, e);

	if (done) {
		make_table(&(struct lines_view){ lines, &page }, look->lang, false, &table);
		done = report_list_doc(out, msg_lines_sheet.text[look->lang], &table, &lines->event,
			&lines->standings->mark, look, e);
		listing_free(&table);
	}
	if (done && doc_for(out, DOC_WORKBOOK)) {
		standings_add_lines(out, &page, lines->standings, DOC_WORKBOOK);
		add_lines_notes(out, &page, lines);
		doc_whole(out, false);
	}
	doc_for(out, DOC_EVERYWHERE);
	page_free(&page);
	return done;
}
