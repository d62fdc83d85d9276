/* Standings as text, CSV, JSON and HTML. */
#include "export/docs.h"

#include "base/messages.h"
#include "export/messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct template_field standings_fields[STANDINGS_FIELDS_END] = {
	[STANDINGS_RANK] = { "rank", LISTING_INT, false },
	[STANDINGS_PLAYER] = { "player", LISTING_TEXT, false },
	[STANDINGS_PLACE_POINTS] = { "place_points", LISTING_TWELFTHS, false },
	[STANDINGS_SCORE] = { "score", LISTING_POINTS, false },
	[STANDINGS_CLUB] = { "club", LISTING_TEXT, false },
	[STANDINGS_START_NO] = { "start_no", LISTING_INT, false },
	[STANDINGS_ROUNDS_PLAYED] = { "rounds_played", LISTING_INT, false },
	[STANDINGS_DEALS] = { "deals", LISTING_INT, false },
	[STANDINGS_DECLARED] = { "declared", LISTING_INT, false },
	[STANDINGS_MADE] = { "made", LISTING_INT, false },
	[STANDINGS_LOST] = { "lost", LISTING_INT, false },
	[STANDINGS_OUTCOMES] = { "outcomes", LISTING_TEXT, false },
	[STANDINGS_RULINGS] = { "rulings", LISTING_INT, false },
	[STANDINGS_OUT] = { "out", LISTING_TEXT, false },
	[STANDINGS_TOTALS] = { "totals", LISTING_INT, false },
	[STANDINGS_ROUNDS] = { "rounds", LISTING_TEXT, false },
	[STANDINGS_ROUND_TABLE] = { "table", LISTING_INT, false },
	[STANDINGS_ROUND_PLACE_POINTS] = { "place_points", LISTING_TWELFTHS, false },
	[STANDINGS_ROUND_SCORE] = { "score", LISTING_POINTS, false },
	[STANDINGS_TOTAL_PLACE_POINTS] = { "total_place_points", LISTING_TWELFTHS, false },
	[STANDINGS_TOTAL_SCORE] = { "total_score", LISTING_POINTS, false },
	[STANDINGS_ROUND_RANK] = { "rank", LISTING_INT, false },
};

static const char *const standings_texts[STANDINGS_TEXTS_END - TEMPLATE_COMMON_TEXTS] = {
	[STANDINGS_LINE_1 - TEMPLATE_COMMON_TEXTS] = "line-1",
	[STANDINGS_LINE_2 - TEMPLATE_COMMON_TEXTS] = "line-2",
	[STANDINGS_UNFINISHED - TEMPLATE_COMMON_TEXTS] = "unfinished",
	[STANDINGS_UNSEATED - TEMPLATE_COMMON_TEXTS] = "unseated",
	[STANDINGS_OPEN - TEMPLATE_COMMON_TEXTS] = "open",
	[STANDINGS_DEPENDS - TEMPLATE_COMMON_TEXTS] = "depends",
	[STANDINGS_STANDS - TEMPLATE_COMMON_TEXTS] = "stands",
	[STANDINGS_CHART - TEMPLATE_COMMON_TEXTS] = "chart",
	[STANDINGS_CHART_POINTS - TEMPLATE_COMMON_TEXTS] = "chart-place-points",
	[STANDINGS_CHART_SCORE - TEMPLATE_COMMON_TEXTS] = "chart-score",
	[STANDINGS_MARK_RULED - TEMPLATE_COMMON_TEXTS] = "mark-ruled",
	[STANDINGS_NOTE_RULED - TEMPLATE_COMMON_TEXTS] = "note-ruled",
	[STANDINGS_MARK_TOTALS - TEMPLATE_COMMON_TEXTS] = "mark-totals",
	[STANDINGS_NOTE_TOTALS - TEMPLATE_COMMON_TEXTS] = "note-totals",
	[STANDINGS_NOTE_TURN - TEMPLATE_COMMON_TEXTS] = "note-turn",
	[STANDINGS_WITHDRAWN - TEMPLATE_COMMON_TEXTS] = "withdrawn",
	[STANDINGS_EXCLUDED - TEMPLATE_COMMON_TEXTS] = "excluded",
};

const struct template_kind standings_kind = {
	"standings", standings_fields, STANDINGS_FIELDS_END, STANDINGS_ROUNDS, standings_texts,
	STANDINGS_TEXTS_END - TEMPLATE_COMMON_TEXTS,
};

/* ---- the grid ------------------------------------------------------------------------------------ */

static void player_cell(const struct report_standing *row, enum standings_field field, struct grid_cell *out)
{
	switch (field) {
	case STANDINGS_RANK: out->number = row->rank; break;
	case STANDINGS_PLAYER: out->text = row->player; break;
	case STANDINGS_PLACE_POINTS: out->number = row->place_points; break;
	case STANDINGS_SCORE: out->number = row->score; break;
	case STANDINGS_CLUB: out->text = row->club; break;
	case STANDINGS_START_NO: out->number = row->start_no; break;
	case STANDINGS_ROUNDS_PLAYED: out->number = row->rounds_played; break;
	case STANDINGS_DEALS: out->number = row->deals; break;
	case STANDINGS_DECLARED: out->number = row->declared; break;
	case STANDINGS_MADE: out->number = row->made; break;
	case STANDINGS_LOST: out->number = row->lost; break;
	case STANDINGS_OUTCOMES: out->empty = true; break;
	case STANDINGS_RULINGS: out->number = row->rulings; break;
	case STANDINGS_OUT: out->text = row->is_out ? book_measure_words[row->out] : ""; break;
	case STANDINGS_TOTALS: out->number = row->totals; break;
	case STANDINGS_ROUNDS: out->empty = true; break;
	}
}

/*
 * On a page the name has marks behind it: a ruling set points at one of his tables, only the totals of a
 * sheet are known, he is out.
 */
static void mark_name(
	const struct standings_view *view, const struct report_standing *row, struct grid_cell *out)
{
	if (!view->page || (row->rulings == 0 && row->totals == 0 && !row->is_out))
		return;
	const struct template *t = &view->page->t;
	const char *const marks[] = { row->rulings > 0 ? t->text[STANDINGS_MARK_RULED] : "",
		row->totals > 0 ? t->text[STANDINGS_MARK_TOTALS] : "",
		!row->is_out ? "" : t->text[row->out == BOOK_EXCLUSION ? STANDINGS_EXCLUDED : STANDINGS_WITHDRAWN] };
	size_t at = (size_t)snprintf(out->room, sizeof out->room, "%s", row->player);

	for (int i = 0; i < 3 && at < sizeof out->room; i++) {
		if (*marks[i])
			at += (size_t)snprintf(out->room + at, sizeof out->room - at, " %s", marks[i]);
	}
	out->text = out->room;
}

/* "1. 7 +24 | 2. 6 -3": rank, placement points and score of each outcome. */
static void outcomes_cell(const struct report_standings *standings, size_t row, struct grid_cell *out)
{
	size_t at = 0;

	out->empty = standings->outcome_count == 0;
	out->text = out->room;
	for (size_t i = 0; i < standings->outcome_count && at < sizeof out->room; i++) {
		const struct report_prospect *then = &standings->outcomes[i].rows[row];
		at += (size_t)snprintf(out->room + at, sizeof out->room - at, "%s%d. %s %s",
			i > 0 ? " | " : "", then->rank, num_twelfths(then->place_points, '.').text,
			num_signed(then->score).text);
	}
}

/* Who sat a round out still has totals and a rank then; on a page who has not played yet has a dash there. */
static void round_cell(const struct standings_view *view, const struct report_standing *player, int at,
	enum standings_round_field field, struct grid_cell *out)
{
	const struct report_round *round = &player->rounds[at];
	bool is_total = field >= STANDINGS_TOTAL_PLACE_POINTS, has_played = round->played;

	for (int i = 0; is_total && i < at; i++)
		has_played = has_played || player->rounds[i].played;
	out->empty = is_total ? round->rank == 0 : !round->played;
	if (view->page && !has_played) {
		*out = (struct grid_cell){ .kind = LISTING_TEXT, .text = "–" };
		return;
	}
	switch (field) {
	case STANDINGS_ROUND_TABLE: out->number = round->table; break;
	case STANDINGS_ROUND_PLACE_POINTS: out->number = round->place_points; break;
	case STANDINGS_ROUND_SCORE: out->number = round->score; break;
	case STANDINGS_TOTAL_PLACE_POINTS: out->number = round->total_place_points; break;
	case STANDINGS_TOTAL_SCORE: out->number = round->total_score; break;
	case STANDINGS_ROUND_RANK: out->number = round->rank; break;
	case STANDINGS_FIELDS_END: break;
	}
}

static void standings_cell(const void *data, size_t row, const struct grid_column *column,
	struct grid_cell *out)
{
	const struct standings_view *view = data;
	const struct report_standing *player = &view->standings->rows[row];

	if (column->group == GRID_ALONE && column->field == STANDINGS_OUTCOMES)
		outcomes_cell(view->standings, row, out);
	else if (column->group == GRID_ALONE)
		player_cell(player, (enum standings_field)column->field, out);
	else
		round_cell(view, player, column->group, (enum standings_round_field)column->field, out);
	if (column->group == GRID_ALONE && column->field == STANDINGS_PLAYER)
		mark_name(view, player, out);
}

static struct grid standings_figures(const struct standings_view *view)
{
	return (struct grid){
		.name = "standings", .data = view, .cell = standings_cell, .row_count = view->standings->count,
		.may_cut_groups = true,
	};
}

/* The column of the clubs, if nobody has one. */
static void drop_empty_club(struct grid *grid, const struct report_standings *standings)
{
	size_t kept = 0;
	bool any = false;

	for (size_t i = 0; i < standings->count; i++)
		any = any || standings->rows[i].club[0];
	for (size_t i = 0; i < grid->column_count; i++) {
		if (any || grid->columns[i].group != GRID_ALONE || grid->columns[i].field != STANDINGS_CLUB)
			grid->columns[kept++] = grid->columns[i];
	}
	grid->column_count = kept;
}

bool standings_grid(struct grid *grid, struct page *page, struct standings_view *view,
	enum template_section section, struct err *e)
{
	const struct report_standings *standings = view->standings;
	int rounds = (int)standings->round_count;

	view->page = page;
	*grid = standings_figures(view);
	if (!grid_plan(grid, &page->t, section, rounds, e))
		return false;
	drop_empty_club(grid, standings);
	for (int i = 0; i < rounds; i++) {
		slots_number(&page->slots, SLOT_ROUND, standings->round_no[i]);
		page_group_head(page, grid, i);
	}
	slots_number(&page->slots, SLOT_ROUND, rounds > 0 ? standings->round_no[rounds - 1] : 0);
	slots_number(&page->slots, SLOT_NUMBER, standings->unfinished);
	return true;
}

int standings_verdict(const struct report_standings *standings)
{
	if (standings->outcome_count == 0)
		return 0;
	return standings->order_depends ? STANDINGS_DEPENDS : STANDINGS_STANDS;
}

const char *standings_note(struct page *page, const struct book_ruling *ruling)
{
	slots_number(&page->slots, SLOT_ROUND, ruling->round);
	slots_number(&page->slots, SLOT_TABLE, ruling->table_no);
	slots_number(&page->slots, SLOT_NUMBER, ruling->deal_no);
	page->slots.value[SLOT_REASON] = report_case_word(page->look->lang, ruling->case_no);
	return page_text(page, STANDINGS_NOTE_RULED);
}

const char *standings_unseated(struct page *page, const struct report_standings *standings, size_t round)
{
	if (!standings->unseated || standings->unseated[round] == 0)
		return "";
	slots_number(&page->slots, SLOT_ROUND, standings->round_no[round]);
	slots_number(&page->slots, SLOT_NUMBER, standings->unseated[round]);
	return page_text(page, STANDINGS_UNSEATED);
}

/* Of each table: that only its totals are known, then who took over a seat. */
const char *standings_odd_note(struct page *page, const struct report_standings *standings, size_t n)
{
	for (size_t i = 0; i < standings->table_count; i++) {
		const struct report_odd_table *odd = &standings->tables[i];
		size_t notes = (size_t)odd->by_totals + (size_t)odd->table.turn_count;
		if (n >= notes) {
			n -= notes;
			continue;
		}
		slots_number(&page->slots, SLOT_ROUND, odd->table.round);
		slots_number(&page->slots, SLOT_TABLE, odd->table.no);
		if (odd->by_totals && n == 0)
			return page_text(page, STANDINGS_NOTE_TOTALS);
		const struct book_turn *turn = &odd->table.turns[n - odd->by_totals];
		slots_number(&page->slots, SLOT_NUMBER, turn->from);
		page->slots.value[SLOT_SEAT] = sheet_seat(turn->seat);
		page->slots.value[SLOT_PLAYER] = turn->player;
		page->slots.value[SLOT_WAS] = book_player_at(&odd->table, turn->seat, turn->from - 1);
		return page_text(page, STANDINGS_NOTE_TURN);
	}
	return NULL;
}

/* ---- for people: the terminal ---------------------------------------------------------------------- */

/* Whether the order depends on the open disputes, and each outcome. */
static bool outcomes_text(
	struct buf *b, struct page *page, const struct report_standings *standings, struct err *e)
{
	struct listing table;
	struct grid grid;

	if (standings->outcome_count == 0)
		return true;
	buf_char(b, '\n');
	page_line(b, page, STANDINGS_OPEN);
	page_line(b, page, standings_verdict(standings));
	bool done = report_outcomes_table(standings, page->look->lang, &table);
	done = table_grid_for_people(&grid, &table, page->look->lang, e) && done;
	if (done)
		grid_text(b, &grid, page->look);
	grid_free(&grid);
	listing_free(&table);
	return done;
}

static void notes_text(struct buf *b, struct page *page, const struct report_standings *standings)
{
	const char *note;

	buf_str(b, standings->ruling_count + standings->table_count > 0 ? "\n" : "");
	for (size_t i = 0; i < standings->ruling_count; i++)
		buf_printf(b, "%s\n", standings_note(page, &standings->rulings[i]));
	for (size_t n = 0; (note = standings_odd_note(page, standings, n)) != NULL; n++)
		buf_printf(b, "%s\n", note);
}

static bool standings_text(struct buf *b, struct page *page, const struct report_standings *standings,
	struct err *e)
{
	struct standings_view view = { .standings = standings };
	struct grid grid;
	bool done = standings_grid(&grid, page, &view, TEMPLATE_TERMINAL, e);

	if (done) {
		grid_strong(b, page_text(page, TEMPLATE_TITLE), page->look);
		buf_char(b, '\n');
		page_line(b, page, STANDINGS_LINE_1);
		page_line(b, page, STANDINGS_LINE_2);
		if (standings->unfinished > 0)
			page_line(b, page, STANDINGS_UNFINISHED);
		for (size_t i = 0; i < standings->round_count; i++) {
			const char *text = standings_unseated(page, standings, i);
			if (*text)
				buf_printf(b, "%s\n", text);
		}
		buf_char(b, '\n');
		int left_out = grid_text(b, &grid, page->look);
		if (left_out > 0 && left_out < grid.group_count) {
			buf_char(b, '\n');
			buf_msg(b, page->look->lang, &msg_rounds_left_out,
				MSG_ARGS(num_of(standings->round_no[left_out]).text));
			buf_char(b, '\n');
		}
		notes_text(b, page, standings);
		done = outcomes_text(b, page, standings, e);
		page_mark_line(b, page, &standings->mark);
	}
	grid_free(&grid);
	return done;
}

/* ---- for people: the page -------------------------------------------------------------------------- */

/* Letters smaller than so many points are not read. */
#define READABLE 6.8

/* What is read from afar: place, name and points. */
static void keep_wall_columns(struct grid *grid)
{
	size_t kept = 0;

	for (size_t i = 0; i < grid->column_count; i++) {
		int field = grid->columns[i].field;
		if (field == STANDINGS_RANK || field == STANDINGS_PLAYER || field == STANDINGS_PLACE_POINTS
				|| field == STANDINGS_SCORE)
			grid->columns[kept++] = grid->columns[i];
	}
	grid->column_count = kept;
	grid->group_count = 0;
}

static void standings_outcomes(struct doc *doc, struct page *page, const struct report_standings *standings)
{
	struct listing table;

	if (standings->outcome_count == 0)
		return;
	doc_text(doc, page_text(page, STANDINGS_OPEN));
	doc_text(doc, page_text(page, standings_verdict(standings)));
	if (report_outcomes_table(standings, page->look->lang, &table)) {
		table.title[0] = '\0';
		doc_table(doc, "outcomes", &table);
	}
}

/* A grid with the rounds from `from` up to `to` alone, and all that stands beside them. Free its columns. */
static bool grid_of_rounds(struct grid *out, const struct grid *grid, int from, int to)
{
	*out = *grid;
	out->columns = calloc(grid->column_count + 1, sizeof *out->columns);
	out->column_count = 0;
	for (size_t i = 0; out->columns && i < grid->column_count; i++) {
		int group = grid->columns[i].group;
		if (group == GRID_ALONE || (group >= from && group < to))
			out->columns[out->column_count++] = grid->columns[i];
	}
	return out->columns;
}

/* How many rounds a page has, evenly shared, so that its letters can be read. */
static int rounds_on_page(const struct grid *grid, const struct export_look *look)
{
	int pages = 1, rounds = grid->group_count;
	struct grid page;

	while (rounds > 1 && grid_of_rounds(&page, grid, 0, rounds)) {
		double points = doc_table_points(&page, look);
		free(page.columns);
		if (points >= READABLE)
			break;
		rounds = (grid->group_count + pages) / (pages + 1);
		pages++;
	}
	return rounds > 0 ? rounds : 1;
}

/* The figures; where the rounds are too many for a page, on pages that begin with the same columns. */
static void standings_tables(struct doc *doc, struct page *page, const struct grid *grid)
{
	int most = rounds_on_page(grid, page->look), from = 0;
	struct listing table;
	struct grid part;

	do {
		if (!grid_of_rounds(&part, grid, from, from + most)) {
			doc->failed = true;
			return;
		}
		if (from > 0) {
			doc_page(doc);
			doc_heading(doc, page_text(page, TEMPLATE_TITLE));
		}
		grid_table(&table, &part, page->look->lang);
		doc_table(doc, "standings", &table);
		free(part.columns);
		from += most;
	} while (from < grid->group_count);
}

static bool standings_parts(
	struct doc *doc, struct page *page, const struct report_standings *standings, struct err *e)
{
	struct standings_view view = { .standings = standings };
	struct grid grid;
	const char *note;
	bool done = standings_grid(&grid, page, &view, TEMPLATE_COLUMNS, e);

	if (done) {
		page_doc(doc, page, page_text(page, TEMPLATE_TITLE));
		doc_text(doc, page_text(page, STANDINGS_LINE_1));
		doc_text(doc, page->look->size == DOC_DESK ? page_text(page, STANDINGS_LINE_2) : "");
		if (standings->unfinished > 0)
			doc_text(doc, page_text(page, STANDINGS_UNFINISHED));
		for (size_t i = 0; i < standings->round_count; i++)
			doc_text(doc, standings_unseated(page, standings, i));
		if (page->look->size != DOC_DESK)
			keep_wall_columns(&grid);
		standings_tables(doc, page, &grid);
		for (size_t i = 0; i < standings->ruling_count; i++)
			doc_note(doc, standings_note(page, &standings->rulings[i]));
		for (size_t n = 0; (note = standings_odd_note(page, standings, n)) != NULL; n++)
			doc_note(doc, note);
		standings_outcomes(doc, page, standings);
		doc_foot(doc, page_mark(page, &standings->mark));
	}
	grid_free(&grid);
	return done;
}

bool export_standings_doc(struct doc *doc, const struct report_standings *standings,
	const struct export_look *look, struct err *e)
{
	struct page page;
	bool done = page_start(&page, &standings_kind, &standings->event, look, e)
		&& standings_parts(doc, &page, standings, e);

	page_free(&page);
	return done;
}

/* ---- for scripts ----------------------------------------------------------------------------------- */

/* The figures of the event, or of one round. */
static void members_json(struct buf *b, const struct grid *grid, size_t row, int group)
{
	const char *comma = "";

	for (size_t i = 0; i < grid->column_count; i++) {
		const struct grid_column *column = &grid->columns[i];
		if (column->group != group)
			continue;
		buf_printf(b, "%s\"%s\":", comma, column->key);
		grid_json(b, grid, row, column);
		comma = ",";
	}
}

/* A player, with the rounds he played. */
static void player_json(struct buf *b, const struct report_standings *standings, const struct grid *grid,
	size_t row)
{
	const struct report_standing *player = &standings->rows[row];
	const char *comma = "";

	buf_char(b, '{');
	members_json(b, grid, row, GRID_ALONE);
	buf_printf(b, ",\"shared\":%s,\"rounds\":[", player->shared ? "true" : "false");
	for (int group = 0; group < grid->group_count; group++) {
		if (!player->rounds[group].played)
			continue;
		buf_printf(b, "%s{\"round\":%d,", comma, standings->round_no[group]);
		members_json(b, grid, row, group);
		buf_char(b, '}');
		comma = ",";
	}
	buf_str(b, "]}");
}

/* "open":["1/1/5: =","1/1/5: 3.8 A+5 B-5"],"order_depends":true, */
static void open_json(struct buf *b, const struct report_standings *standings)
{
	buf_str(b, "\"open\":[");
	for (size_t i = 0; i < standings->outcome_count; i++) {
		buf_str(b, i > 0 ? "," : "");
		buf_json(b, standings->outcomes[i].label, strlen(standings->outcomes[i].label));
	}
	buf_printf(b, "],\"order_depends\":%s,", standings->order_depends ? "true" : "false");
}

/* "rulings":[{"round":1,"table":3,"deal":5,"case":"3.4"}] */
static void rulings_json(struct buf *b, const struct report_standings *standings)
{
	buf_str(b, "\"rulings\":[");
	for (size_t i = 0; i < standings->ruling_count; i++) {
		const struct book_ruling *ruling = &standings->rulings[i];
		buf_printf(b, "%s{\"round\":%d,\"table\":%d,\"deal\":%d,\"case\":", i > 0 ? "," : "", ruling->round,
			ruling->table_no, ruling->deal_no);
		buf_json(b, ruling->case_no, strlen(ruling->case_no));
		buf_char(b, '}');
	}
	buf_char(b, ']');
}

static void standings_json(struct buf *b, const struct report_standings *standings, const struct grid *grid)
{
	int unseated = 0;

	for (size_t i = 0; standings->unseated && i < standings->round_count; i++)
		unseated += standings->unseated[i];
	buf_char(b, '{');
	page_event_json(b, &standings->event);
	buf_printf(b, ",\"ranking\":\"%s\",\"unfinished\":%d,\"unseated\":%d,",
		standings->rules.ranking == REPORT_BY_PLACE ? "place" : "score", standings->unfinished, unseated);
	open_json(b, standings);
	buf_str(b, "\"standings\":[");
	for (size_t row = 0; row < grid->row_count; row++) {
		buf_str(b, row > 0 ? ",\n " : "\n ");
		player_json(b, standings, grid, row);
	}
	buf_str(b, "\n],");
	rulings_json(b, standings);
	page_mark_json(b, &standings->mark);
	buf_str(b, "}\n");
}

/* What scripts read has every field, whatever the template shows people. */
static bool standings_data(struct buf *b, const struct report_standings *standings, enum export_format format,
	struct err *e)
{
	const struct standings_view view = { .standings = standings };
	struct grid grid = standings_figures(&view);
	bool done = grid_plan_all(&grid, &standings_kind, (int)standings->round_count, e);

	for (int i = 0; done && i < grid.group_count; i++)
		snprintf(grid.groups[i].prefix, sizeof grid.groups[i].prefix, "r%d_", standings->round_no[i]);
	if (done && format == EXPORT_CSV)
		grid_csv(b, &grid);
	else if (done)
		standings_json(b, standings, &grid);
	grid_free(&grid);
	return done;
}

bool export_standings(struct buf *b, const struct report_standings *standings, enum export_format format,
	const struct export_look *look, struct err *e)
{
	struct doc doc = { 0 };
	struct page page;

	if (export_formats[format].for_scripts)
		return page_done(b, standings_data(b, standings, format, e), e);
	if (format != EXPORT_TEXT) {
		bool done = export_standings_doc(&doc, standings, look, e) && export_doc(b, &doc, format, look, e);
		doc_free(&doc);
		return done;
	}
	bool done = page_start(&page, &standings_kind, &standings->event, look, e)
		&& standings_text(b, &page, standings, e);
	page_free(&page);
	return page_done(b, done, e);
}
