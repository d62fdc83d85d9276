/* The standings as a document. */
#include "report/stats/stats.h"
#include "report/page/page.h"
#include "desk/desk.h"

#include "report/messages.h"
#include "report/standings/standings.h"

#include <stdio.h>
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
	[STANDINGS_WON] = { "deals_won", LISTING_INT, false },
	[STANDINGS_BEATEN] = { "deals_lost", LISTING_INT, false },
	[STANDINGS_CARRIED_PLACE_POINTS] = { "carried_place_points", LISTING_TWELFTHS, false },
	[STANDINGS_CARRIED_SCORE] = { "carried_score", LISTING_POINTS, false },
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
	[STANDINGS_NOTE_TOTALS_MANY - TEMPLATE_COMMON_TEXTS] = "note-totals-many",
	[STANDINGS_NOTE_TURN - TEMPLATE_COMMON_TEXTS] = "note-turn",
	[STANDINGS_WITHDRAWN - TEMPLATE_COMMON_TEXTS] = "withdrawn",
	[STANDINGS_EXCLUDED - TEMPLATE_COMMON_TEXTS] = "excluded",
};

const struct template_kind standings_kind = {
	.name = "standings", .fields = standings_fields, .field_count = STANDINGS_FIELDS_END,
	.group = STANDINGS_ROUNDS,
	.texts = standings_texts, .text_count = TEMPLATE_OWN_TEXTS(STANDINGS_TEXTS_END),
};

/* ---- the grid ------------------------------------------------------------------------------------ */

static void player_cell(const struct report_standing *row, enum standings_field field, struct grid_cell *out)
{
	switch (field) {
	case STANDINGS_RANK: out->number = row->rank, out->empty = row->rank == 0; break;
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
	case STANDINGS_WON: out->number = row->won; break;
	case STANDINGS_BEATEN: out->number = row->beaten; break;
	case STANDINGS_CARRIED_PLACE_POINTS: out->number = row->carried_place_points; break;
	case STANDINGS_CARRIED_SCORE: out->number = row->carried_score; break;
	case STANDINGS_ROUNDS: out->empty = true; break;
	}
}

void standings_mark_name(char *out, size_t size, const struct page *page, const struct report_standing *row)
{
	const struct template *t = &page->t;
	const int out_text = row->out == BOOK_EXCLUSION ? STANDINGS_EXCLUDED : STANDINGS_WITHDRAWN;
	const char *const marks[] = { row->rulings > 0 ? t->text[STANDINGS_MARK_RULED] : "",
		row->totals > 0 ? t->text[STANDINGS_MARK_TOTALS] : "",
		row->is_out ? t->text[out_text] : "" };
	size_t at = (size_t)snprintf(out, size, "%s", row->player);

	for (int i = 0; i < 3 && at < size; i++) {
		if (*marks[i])
			at += (size_t)snprintf(out + at, size - at, " %s", marks[i]);
	}
}

static void mark_name(
	const struct standings_view *view, const struct report_standing *row, struct grid_cell *out)
{
	if (!view->page || (row->rulings == 0 && row->totals == 0 && !row->is_out))
		return;
	standings_mark_name(out->room, sizeof out->room, view->page, row);
	out->text = out->room;
}

/* "1. 7 +24 | 2. 6 -3": rank, placement points and score of each outcome. */
static void outcomes_cell(const struct report_standings *standings, size_t row, struct grid_cell *out)
{
	size_t at = 0;

	/* Who is excluded has no place in any of them. */
	out->empty = standings->outcome_count == 0 || standings->rows[row].rank == 0;
	out->text = out->room;
	for (size_t i = 0; !out->empty && i < standings->outcome_count && at < sizeof out->room; i++) {
		const struct report_prospect *then = &standings->outcomes[i].rows[row];
		at += (size_t)snprintf(out->room + at, sizeof out->room - at, "%s%d. %s %s",
			i > 0 ? " | " : "", then->rank, num_twelfths(then->place_points, '.').text,
			num_signed(then->score).text);
	}
}

/* Who sat a round out still has totals and a rank then; on a page who has not played yet has a dash. */
static void round_cell(const struct standings_view *view, const struct report_standing *player, int at,
	enum standings_round_field field, struct grid_cell *out)
{
	const struct report_round *round = &player->rounds[at];
	bool is_total = field >= STANDINGS_TOTAL_PLACE_POINTS;

	out->empty = field == STANDINGS_ROUND_RANK ? round->rank == 0 : !is_total && !round->played;
	if (view->page && !(is_total ? round->joined : round->played)) {
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

struct grid standings_figures(const struct standings_view *view)
{
	return (struct grid){
		.name = "standings",
		.data = view,
		.cell = standings_cell,
		.row_count = view->standings->count,
	};
}

static void drop_columns(struct grid *grid, int first, int last)
{
	size_t kept = 0;

	for (size_t i = 0; i < grid->column_count; i++) {
		const struct grid_column *column = &grid->columns[i];
		if (column->group != GRID_ALONE || column->field < first || column->field > last)
			grid->columns[kept++] = *column;
	}
	grid->column_count = kept;
}

/* Of the player and of each round. */
static void drop_place_points(struct grid *grid)
{
	size_t kept = 0;

	for (size_t i = 0; i < grid->column_count; i++) {
		const struct grid_column *column = &grid->columns[i];
		bool is_dropped = column->group == GRID_ALONE
			? column->field == STANDINGS_PLACE_POINTS || column->field == STANDINGS_CARRIED_PLACE_POINTS
			: column->field == STANDINGS_ROUND_PLACE_POINTS;
		if (!is_dropped)
			grid->columns[kept++] = *column;
	}
	grid->column_count = kept;
}

/* The column of the clubs, if nobody has one. */
static void drop_empty_club(struct grid *grid, const struct report_standings *standings)
{
	bool any = false;

	for (size_t i = 0; i < standings->count; i++)
		any = any || standings->rows[i].club[0];
	if (!any)
		drop_columns(grid, STANDINGS_CLUB, STANDINGS_CLUB);
}

void standings_drop_carried(struct grid *grid, const struct report_standings *standings)
{
	if (standings->rules.carry.percent == 0)
		drop_columns(grid, STANDINGS_CARRIED_PLACE_POINTS, STANDINGS_CARRIED_SCORE);
}

void standings_drop_unknown(struct grid *grid, const struct report_standings *standings)
{
	const struct game_edition *edition = game_edition_find(standings->event.edition);

	if (!edition || !edition->game->winner)
		drop_columns(grid, STANDINGS_WON, STANDINGS_BEATEN);
	/* Without bids nobody is a declarer. */
	if (edition && !edition->game->bids)
		drop_columns(grid, STANDINGS_DECLARED, STANDINGS_LOST);
}

/* Has the template that column of a round? */
static bool has_field(const struct page *page, int field)
{
	const struct template_list *list = &page->t.list[TEMPLATE_GROUP];
	bool found = false;

	for (int i = 0; i < list->count; i++)
		found = found || list->column[i].field == field;
	return found;
}

/* By score, what a round's total is of: the template's placement points decide nothing there. */
static void total_by_score(struct grid *grid, const struct page *page)
{
	for (size_t i = 0; i < grid->column_count; i++) {
		struct grid_column *column = &grid->columns[i];
		if (column->field != STANDINGS_TOTAL_PLACE_POINTS)
			continue;
		column->field = STANDINGS_TOTAL_SCORE;
		column->key = standings_fields[STANDINGS_TOTAL_SCORE].key;
		column->kind = standings_fields[STANDINGS_TOTAL_SCORE].kind;
		column->head = msg_standings_total_score.text[page->look->lang];
	}
}

/* What its lines speak of: the last round, and how many tables are not finished. */
static void standings_slots(struct page *page, const struct report_standings *standings)
{
	size_t rounds = standings->round_count;

	slots_number(&page->slots, SLOT_ROUND, rounds > 0 ? standings->round_no[rounds - 1] : 0);
	slots_number(&page->slots, SLOT_NUMBER, standings->unfinished);
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
	if (standings->rules.ranking == REPORT_BY_SCORE && !has_field(page, STANDINGS_TOTAL_SCORE))
		total_by_score(grid, page);
	if (report_ranks_by_score(&standings->rules))
		drop_place_points(grid);
	drop_empty_club(grid, standings);
	standings_drop_unknown(grid, standings);
	standings_drop_carried(grid, standings);
	for (int i = 0; i < rounds; i++) {
		slots_number(&page->slots, SLOT_ROUND, standings->round_no[i]);
		grid->groups[i].no = standings->round_no[i];
		page_group_head(page, grid, i);
	}
	standings_slots(page, standings);
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
	const struct game_court *court = desk_court(ruling->edition);
	const struct court_case row = court_case_at(court, court_case_of(court, ruling->case_no));
	struct buf cite = { 0 };

	slots_number(&page->slots, SLOT_ROUND, ruling->round);
	slots_number(&page->slots, SLOT_TABLE, ruling->table_no);
	slots_number(&page->slots, SLOT_NUMBER, ruling->deal_no);
	court_case_cite(&cite, page->look->lang, &row);
	page->slots.value[SLOT_REASON] = buf_text(&cite);
	const char *note = page_text(page, STANDINGS_NOTE_RULED);
	page->slots.value[SLOT_REASON] = "";
	buf_free(&cite);
	return note;
}

const char *standings_unseated(struct page *page, const struct report_standings *standings, size_t round)
{
	if (!standings->unseated || standings->unseated[round] == 0)
		return "";
	slots_number(&page->slots, SLOT_ROUND, standings->round_no[round]);
	slots_number(&page->slots, SLOT_NUMBER, standings->unseated[round]);
	return page_text(page, STANDINGS_UNSEATED);
}

/* Is it the first table of its round of which only the totals are known? It stands for all of them. */
static bool begins_totals(const struct report_standings *standings, size_t at)
{
	const struct report_odd_table *odd = &standings->tables[at];

	for (size_t i = 0; i < at; i++) {
		if (standings->tables[i].by_totals && standings->tables[i].table.round == odd->table.round)
			return false;
	}
	return odd->by_totals;
}

/* The numbers from–to behind those that stand there: "2., 4–7". */
static void add_numbers(struct buf *b, enum lang lang, int from, int to)
{
	const char *gap = lang == LANG_HU ? "., " : ", ";

	buf_printf(b, "%s%d", b->len > 0 ? gap : "", from);
	if (to > from)
		buf_printf(b, "%s%d", to > from + 1 ? "–" : gap, to);
}

/* The tables of a round of which only the totals are known; how many. */
static int write_totals(struct buf *b, enum lang lang, const struct report_standings *standings, int round)
{
	int count = 0, from = 0, to = 0;

	for (size_t i = 0; i < standings->table_count; i++) {
		const struct report_odd_table *odd = &standings->tables[i];
		if (!odd->by_totals || odd->table.round != round)
			continue;
		if (count++ > 0 && odd->table.no == to + 1) {
			to++;
			continue;
		}
		if (count > 1)
			add_numbers(b, lang, from, to);
		from = to = odd->table.no;
	}
	if (count > 0)
		add_numbers(b, lang, from, to);
	return count;
}

static const char *totals_note(struct page *page, const struct report_standings *standings, int round)
{
	struct buf tables = { 0 };
	int count = write_totals(&tables, page->look->lang, standings, round);

	page->slots.value[SLOT_TABLE] = buf_text(&tables);
	const char *note = page_text(page, count > 1 ? STANDINGS_NOTE_TOTALS_MANY : STANDINGS_NOTE_TOTALS);
	buf_free(&tables);
	page->slots.value[SLOT_TABLE] = "";
	return note;
}

/* Of each round: the tables of which only the totals are known; of each table who took over a seat. */
const char *standings_odd_note(struct page *page, const struct report_standings *standings, size_t n)
{
	for (size_t i = 0; i < standings->table_count; i++) {
		const struct report_odd_table *odd = &standings->tables[i];
		bool begins = begins_totals(standings, i);
		size_t notes = (size_t)begins + (size_t)odd->table.turn_count;
		if (n >= notes) {
			n -= notes;
			continue;
		}
		slots_number(&page->slots, SLOT_ROUND, odd->table.round);
		if (begins && n == 0)
			return totals_note(page, standings, odd->table.round);
		slots_number(&page->slots, SLOT_TABLE, odd->table.no);
		const struct book_turn *turn = &odd->table.turns[n - begins];
		slots_number(&page->slots, SLOT_NUMBER, turn->from);
		page->slots.value[SLOT_SEAT] = text_seat_code(turn->seat);
		page->slots.value[SLOT_PLAYER] = turn->player;
		page->slots.value[SLOT_WAS] = book_player_at(&odd->table, turn->seat, turn->from - 1);
		return page_text(page, STANDINGS_NOTE_TURN);
	}
	return NULL;
}

/* ---- the document ---------------------------------------------------------------------------------- */

static bool is_carried(const struct grid_column *column)
{
	return column->group == GRID_ALONE
		&& (column->field == STANDINGS_CARRIED_PLACE_POINTS || column->field == STANDINGS_CARRIED_SCORE);
}

static bool is_read_from_afar(int field)
{
	return field == STANDINGS_RANK || field == STANDINGS_PLAYER || field == STANDINGS_PLACE_POINTS
		|| field == STANDINGS_SCORE;
}

/* What is read from afar: place, name, points, and what of them was carried over. */
static void keep_wall_columns(struct grid *grid)
{
	size_t kept = 0;

	for (size_t i = 0; i < grid->column_count; i++) {
		if (is_read_from_afar(grid->columns[i].field) || is_carried(&grid->columns[i]))
			grid->columns[kept++] = grid->columns[i];
	}
	grid->column_count = kept;
	grid->group_count = 0;
}

/* Sheets whose totals say something else than their deals. */
static void standings_add_against(struct doc *doc, const struct report_standings *standings)
{
	for (size_t i = 0; i < standings->against_count; i++) {
		const struct book_totals_against *against = &standings->against[i];
		struct buf totals = { 0 }, deals = { 0 };
		desk_figures_write(&totals, against->totals, against->seats);
		desk_figures_write(&deals, against->deals, against->seats);
		doc_say(doc, doc_text, &msg_standings_against, MSG_ARGS(num_of(against->round).text,
			num_of(against->table_no).text, buf_text(&totals), buf_text(&deals)));
		buf_free(&totals);
		buf_free(&deals);
	}
}

/* That a dispute is open, "" if none is. What comes of it is not worked out for match points. */
static const char *open_line(struct page *page, const struct report_standings *standings)
{
	if (standings->outcome_count == 0)
		return "";
	if (standings->rules.form == REPORT_DUPLICATE)
		return msg_not_final_open.text[page->look->lang];
	return page_text(page, standings_verdict(standings));
}

void standings_add_lines(
	struct doc *doc, struct page *page, const struct report_standings *standings, unsigned media)
{
	standings_slots(page, standings);
	doc_for(doc, media);
	doc_whole(doc, true);
	doc_gap(doc, DOC_GAP_NONE);
	doc_text(doc, page_text(page, STANDINGS_LINE_1));
	doc_for(doc, page->look->size == DOC_DESK ? media : DOC_TERMINAL);
	doc_text(doc, page_text(page, STANDINGS_LINE_2));
	doc_for(doc, media);
	if (standings->unfinished > 0)
		doc_text(doc, page_text(page, STANDINGS_UNFINISHED));
	doc_text(doc, open_line(page, standings));
	standings_add_against(doc, standings);
	for (size_t i = 0; i < standings->round_count; i++)
		doc_text(doc, standings_unseated(page, standings, i));
	doc_gap(doc, DOC_GAP_USUAL);
}

/* The worksheet to be filtered. */
static void standings_add_board_heading(struct doc *doc, struct page *page,
	const struct report_standings *standings)
{
	standings_slots(page, standings);
	page_doc_sheet(doc, page, DOC_AS_BOARD, &standings->mark);
	doc_heading(doc, page_text(page, TEMPLATE_TITLE));
	doc_text(doc, page_text(page, STANDINGS_LINE_1));
	doc_text(doc, page_text(page, STANDINGS_LINE_2));
	if (standings->unfinished > 0)
		doc_text(doc, page_text(page, STANDINGS_UNFINISHED));
	doc_text(doc, open_line(page, standings));
	standings_add_against(doc, standings);
	for (size_t i = 0; i < standings->round_count; i++)
		doc_text(doc, standings_unseated(page, standings, i));
}

/* What decides the ranking, if the page shows it; NULL if it shows no totals. */
static const char *chart_key(const struct page *page, const struct report_standings *standings, int *axis)
{
	bool has_places = has_field(page, STANDINGS_TOTAL_PLACE_POINTS);
	bool is_place = has_places && standings->rules.ranking == REPORT_BY_PLACE;

	*axis = is_place ? STANDINGS_CHART_POINTS : STANDINGS_CHART_SCORE;
	if (!has_places && !has_field(page, STANDINGS_TOTAL_SCORE))
		return NULL;
	return standings_fields[is_place ? STANDINGS_TOTAL_PLACE_POINTS : STANDINGS_TOTAL_SCORE].key;
}

/* How the leaders got there. */
static void standings_add_chart(struct doc *doc, struct page *page, const struct report_standings *standings)
{
	struct buf title = { 0 };
	int axis;
	const char *key = chart_key(page, standings, &axis);

	buf_str(&title, page_text(page, STANDINGS_CHART));
	if (key && standings->round_count > 0 && standings->count > 0)
		doc_chart(doc, key, buf_text(&title), page_text(page, axis));
	buf_free(&title);
}

/* The figures, with the columns that the template has for the medium. */
static bool standings_add_figures(struct doc *doc, struct page *page,
	const struct report_standings *standings, enum template_section section, struct err *e)
{
	struct standings_view view = { .standings = standings };
	struct listing table;
	struct grid grid;
	bool done = standings_grid(&grid, page, &view, section, e);

	if (done) {
		if (section == TEMPLATE_COLUMNS && page->look->size != DOC_DESK)
			keep_wall_columns(&grid);
		int held = 1;
		for (size_t i = 0; i < grid.column_count; i++)
			held = grid.columns[i].field == STANDINGS_PLAYER ? (int)i + 1 : held;
		grid_table(&table, &grid, false);
		struct doc_part *part = doc_table(doc, "standings", &table);
		if (part) {
			part->left_out = &msg_rounds_left_out;
			part->may_split = true;
			part->held = held;
		}
	}
	grid_free(&grid);
	return done;
}

void standings_add_happened(struct doc *doc, struct page *page, const struct report_standings *standings)
{
	const char *note;

	for (size_t i = 0; i < standings->ruling_count; i++)
		doc_note(doc, standings_note(page, &standings->rulings[i]));
	for (size_t n = 0; (note = standings_odd_note(page, standings, n)) != NULL; n++)
		doc_note(doc, note);
	page_announced(doc, &standings->rules.game);
}

static void standings_add_notes(struct doc *doc, struct page *page, const struct report_standings *standings)
{
	struct buf text = { 0 };

	report_carry_say(&text, page->look->lang, &standings->rules);
	doc_note(doc, buf_text(&text));
	buf_clear(&text);
	report_ties_say(&text, page->look->lang, &standings->rules);
	doc_note(doc, buf_text(&text));
	buf_free(&text);
	struct ties_awaiting awaiting = { 0 };
	for (size_t i = 0; i < standings->count; i++) {
		const struct report_standing *row = &standings->rows[i];
		if (report_awaits_lot(standings, row))
			ties_await(&awaiting, doc->lang, row->rank, row->player, row->start_no);
	}
	ties_awaiting_doc(doc, &standings->rules, &awaiting);
	standings_add_happened(doc, page, standings);
}

/* Each outcome of the open disputes. */
static void standings_add_outcomes(struct doc *doc, struct page *page,
	const struct report_standings *standings)
{
	struct listing table;

	if (standings->outcome_count == 0)
		return;
	doc_gap(doc, DOC_GAP_ALWAYS);
	doc_text(doc, page_text(page, STANDINGS_OPEN));
	for (size_t n = 0; n < standings->outcome_count; n++) {
		report_outcome_table(standings, n, page->look->lang, &table);
		doc_table(doc, "outcomes", &table);
	}
	doc_gap(doc, DOC_GAP_USUAL);
}

static bool standings_add_for_people(
	struct doc *doc, struct page *page, const struct report_standings *standings, struct err *e)
{
	bool done = true, board = page->look->size == DOC_DESK;
	unsigned others = board ? DOC_TERMINAL | DOC_PAPER : DOC_PEOPLE;

	standings_add_lines(doc, page, standings, others);
	if (board && doc_for(doc, DOC_WORKBOOK))
		standings_add_board_heading(doc, page, standings);
	if (doc_for(doc, DOC_TERMINAL))
		done = standings_add_figures(doc, page, standings, TEMPLATE_TERMINAL, e);
	if (done && doc_for(doc, DOC_PAPER | DOC_WORKBOOK))
		done = standings_add_figures(doc, page, standings, TEMPLATE_COLUMNS, e);
	doc_for(doc, DOC_PEOPLE);
	standings_add_notes(doc, page, standings);
	doc_for(doc, others);
	standings_add_outcomes(doc, page, standings);
	if (board && doc_for(doc, DOC_WORKBOOK))
		standings_add_chart(doc, page, standings);
	doc_for(doc, DOC_PEOPLE);
	doc_foot(doc, page_mark(page, &standings->mark), standings->mark.code);
	doc_whole(doc, false);
	return done;
}

bool report_standings_doc(struct doc *doc, const struct report_standings *standings,
	const struct doc_look *look, struct err *e)
{
	struct page page;
	bool done = page_start(&page, &standings_kind, &standings->event, look, e);

	if (done) {
		standings_slots(&page, standings);
		page_doc(doc, &page, page_text(&page, TEMPLATE_TITLE));
		done = (!doc_for(doc, DOC_PEOPLE) || standings_add_for_people(doc, &page, standings, e))
			&& (!doc_for(doc, DOC_SCRIPTS) || standings_add_data(doc, standings, e));
		doc_for(doc, DOC_EVERYWHERE);
	}
	page_free(&page);
	return done;
}
