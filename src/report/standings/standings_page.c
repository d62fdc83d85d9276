/* The standings as a document. */
#include "report/standings/standings.h"
#include "desk/desk.h"

#include "report/messages.h"
#include "report/standings/standings.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

/* ---- the table --------------------------------------------------------------------------------- */

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

static void name_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	const struct standings_view *view = t->about;
	const struct report_standing *player = row;
	char marked[BOOK_LABEL + TEMPLATE_LINE + 2];

	(void)column;
	if (view->page)
		standings_mark_name(marked, sizeof marked, view->page, player);
	listing_text(t, view->page ? marked : player->player);
}

static void out_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	const struct report_standing *player = row;

	(void)column;
	listing_text(t, player->is_out ? book_measure_words[player->out] : "");
}

/* Show "1. 7 +24 | 2. 6 -3": rank, placement points and score of each outcome. */
static void outcomes_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	const struct report_standings *standings = ((const struct standings_view *)t->about)->standings;
	const struct report_standing *player = row;
	struct buf text = { 0 };

	(void)column;
	for (size_t i = 0; i < standings->outcome_count; i++) {
		const struct report_prospect *then = &standings->outcomes[i].rows[player - standings->rows];
		buf_printf(&text, "%s%d. %s %s", i > 0 ? " | " : "", then->rank,
			num_place_points(then->place_points, '.').text, num_signed(then->score).text);
	}
	/* An excluded player has no place in any of them. */
	if (text.len > 0 && player->rank > 0)
		listing_text(t, buf_text(&text));
	else
		listing_empty(t);
	buf_free(&text);
}

/* Show a round's figure. Players who sat out still have totals and
 * a rank then; on a page, others have a dash. */
static void round_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	const struct standings_view *view = t->about;
	const struct report_round *round = &((const struct report_standing *)row)->rounds[column->group - 1];
	bool is_total = column->field >= STANDINGS_TOTAL_PLACE_POINTS;
	const char *figure = (const char *)round + column->item;

	if (view->page && !(is_total ? round->joined : round->played))
		listing_text(t, "–");
	else if (column->field == STANDINGS_ROUND_RANK ? round->rank == 0 : !is_total && !round->played)
		listing_empty(t);
	else
		listing_number(t, column->kind == LISTING_POINTS ? *(const int64_t *)figure : *(const int *)figure);
}

#define AT(member) .item = offsetof(struct report_standing, member)
#define AT_ROUND(member) .item = offsetof(struct report_round, member)
static const struct listing_column standings_fields[STANDINGS_FIELDS_END] = {
	[STANDINGS_RANK] = { "rank", NULL, LISTING_INT, cell_some, AT(rank) },
	[STANDINGS_PLAYER] = { "player", .cell = name_cell },
	[STANDINGS_PLACE_POINTS] = { "place_points", NULL, LISTING_PLACE_POINTS, cell_int, AT(place_points) },
	[STANDINGS_SCORE] = { "score", NULL, LISTING_POINTS, cell_int64, AT(score) },
	[STANDINGS_CLUB] = { "club", NULL, LISTING_TEXT, cell_chars, AT(club) },
	[STANDINGS_START_NO] = { "start_no", NULL, LISTING_INT, cell_int, AT(start_no) },
	[STANDINGS_ROUNDS_PLAYED] = { "rounds_played", NULL, LISTING_INT, cell_int, AT(rounds_played) },
	[STANDINGS_DEALS] = { "deals", NULL, LISTING_INT, cell_int, AT(deals) },
	[STANDINGS_DECLARED] = { "declared", NULL, LISTING_INT, cell_int, AT(declared) },
	[STANDINGS_MADE] = { "made", NULL, LISTING_INT, cell_int, AT(made) },
	[STANDINGS_LOST] = { "lost", NULL, LISTING_INT, cell_int, AT(lost) },
	[STANDINGS_OUTCOMES] = { "outcomes", .cell = outcomes_cell },
	[STANDINGS_RULINGS] = { "rulings", NULL, LISTING_INT, cell_int, AT(rulings) },
	[STANDINGS_OUT] = { "out", .cell = out_cell },
	[STANDINGS_TOTALS] = { "totals", NULL, LISTING_INT, cell_int, AT(totals) },
	[STANDINGS_WON] = { "deals_won", NULL, LISTING_INT, cell_int, AT(won) },
	[STANDINGS_BEATEN] = { "deals_lost", NULL, LISTING_INT, cell_int, AT(beaten) },
	[STANDINGS_CARRIED_PLACE_POINTS]
		= { "carried_place_points", NULL, LISTING_PLACE_POINTS, cell_int, AT(carried_place_points) },
	[STANDINGS_CARRIED_SCORE] = { "carried_score", NULL, LISTING_POINTS, cell_int64, AT(carried_score) },
	[STANDINGS_ROUNDS] = { .key = "rounds" },
	[STANDINGS_ROUND_TABLE] = { "table", NULL, LISTING_INT, round_cell, AT_ROUND(table) },
	[STANDINGS_ROUND_PLACE_POINTS]
		= { "place_points", NULL, LISTING_PLACE_POINTS, round_cell, AT_ROUND(place_points) },
	[STANDINGS_ROUND_SCORE] = { "score", NULL, LISTING_POINTS, round_cell, AT_ROUND(score) },
	[STANDINGS_TOTAL_PLACE_POINTS]
		= { "total_place_points", NULL, LISTING_PLACE_POINTS, round_cell, AT_ROUND(total_place_points) },
	[STANDINGS_TOTAL_SCORE] = { "total_score", NULL, LISTING_POINTS, round_cell, AT_ROUND(total_score) },
	[STANDINGS_ROUND_RANK] = { "rank", NULL, LISTING_INT, round_cell, AT_ROUND(rank) },
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

bool standings_wanted(const struct listing_column *column, const void *about)
{
	const struct standings_view *view = about;
	const struct report_standings *standings = view->standings;
	const struct game_edition *edition = game_edition_find(standings->event.edition);
	bool by_score = view->page && desk_ranks_by_score(&standings->rules);
	bool any_club = !view->page;

	switch (column->field) {
	case STANDINGS_PLACE_POINTS: case STANDINGS_ROUND_PLACE_POINTS: return !by_score;
	case STANDINGS_CARRIED_PLACE_POINTS: return standings->rules.carry.percent != 0 && !by_score;
	case STANDINGS_CARRIED_SCORE: return standings->rules.carry.percent != 0;
	case STANDINGS_WON: case STANDINGS_BEATEN: return edition && edition->game->winner;
	/* Without bids nobody is a declarer. */
	case STANDINGS_DECLARED: case STANDINGS_MADE: case STANDINGS_LOST: return !edition || edition->game->bids;
	case STANDINGS_CLUB:
		for (size_t i = 0; i < standings->count; i++)
			any_club = any_club || standings->rows[i].club[0];
		return any_club;
	}
	return true;
}

/* Has the template that column for a round? */
static bool has_field(const struct page *page, int field)
{
	const struct template_list *list = &page->t.list[TEMPLATE_GROUP];
	bool found = false;

	for (int i = 0; i < list->count; i++)
		found = found || list->column[i].field == field;
	return found;
}

/* Fill the slots of its lines: the last round, and how many tables are not finished. */
static void standings_slots(struct page *page, const struct report_standings *standings)
{
	size_t rounds = standings->round_count;

	slots_number(&page->slots, SLOT_ROUND, rounds > 0 ? standings->round_no[rounds - 1] : 0);
	slots_number(&page->slots, SLOT_NUMBER, standings->unfinished);
}

const char *standings_note(struct page *page, const struct book_ruling *ruling)
{
	const struct game_court *court = desk_court(ruling->edition);
	const struct court_case row = court_case_at(court, court_case_of(court, ruling->said.case_no));
	struct buf cite = { 0 };

	slots_number(&page->slots, SLOT_ROUND, ruling->round);
	slots_number(&page->slots, SLOT_TABLE, ruling->table_no);
	slots_number(&page->slots, SLOT_NUMBER, ruling->said.no);
	court_case_cite(&cite, page->look->lang, &row);
	page->slots.value[SLOT_REASON] = buf_text(&cite);
	const char *note = page_text(page, STANDINGS_NOTE_RULED);
	page->slots.value[SLOT_REASON] = "";
	buf_free(&cite);
	return note;
}

/* Is it the first table of its round with only totals? It represents them all. */
static bool begins_totals(const struct report_standings *standings, size_t at)
{
	const struct report_odd_table *odd = &standings->tables[at];

	for (size_t i = 0; i < at; i++) {
		if (standings->tables[i].by_totals && standings->tables[i].table.round == odd->table.round)
			return false;
	}
	return odd->by_totals;
}

/* Append the numbers from–to: "2., 4–7". */
static void add_numbers(struct buf *b, enum lang lang, int from, int to)
{
	const char *gap = lang == LANG_HU ? "., " : ", ";

	buf_printf(b, "%s%d", b->len > 0 ? gap : "", from);
	if (to > from)
		buf_printf(b, "%s%d", to > from + 1 ? "–" : gap, to);
}

/* Write the tables of a round with only totals. */
static const char *totals_note(struct page *page, const struct report_standings *standings, int round)
{
	enum lang lang = page->look->lang;
	struct buf tables = { 0 };
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
			add_numbers(&tables, lang, from, to);
		from = to = odd->table.no;
	}
	if (count > 0)
		add_numbers(&tables, lang, from, to);
	page->slots.value[SLOT_TABLE] = buf_text(&tables);
	const char *note = page_text(page, count > 1 ? STANDINGS_NOTE_TOTALS_MANY : STANDINGS_NOTE_TOTALS);
	buf_free(&tables);
	page->slots.value[SLOT_TABLE] = "";
	return note;
}

/* By round: the tables with only totals; then by table the seats taken over. */
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

/* ---- the document ------------------------------------------------------------------------------ */

/* Is it a column to be read from afar: place, name, points, and the points carried over? */
static bool is_read_from_afar(const struct listing_column *column, const void *standings)
{
	(void)standings;
	switch (column->field) {
	case STANDINGS_RANK: case STANDINGS_PLAYER: case STANDINGS_PLACE_POINTS: case STANDINGS_SCORE:
	case STANDINGS_CARRIED_PLACE_POINTS: case STANDINGS_CARRIED_SCORE:
		return true;
	}
	return false;
}

/* Add what the standings leave out or wait for. */
static void add_remarks(struct doc *doc, struct page *page, const struct report_standings *standings)
{
	if (standings->unfinished > 0)
		doc_text(doc, page_text(page, STANDINGS_UNFINISHED));
	if (standings->outcome_count > 0 && standings->rules.form == DESK_FORM_DUPLICATE)
		doc_text(doc, msg_not_final_open.text[page->look->lang]);
	else if (standings->outcome_count > 0)
		doc_text(doc, page_text(page, standings->order_depends ? STANDINGS_DEPENDS : STANDINGS_STANDS));
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
	for (size_t i = 0; i < standings->round_count; i++) {
		const struct num round = num_of(standings->round_no[i]);
		for (size_t j = 0; j < standings->count; j++) {
			const struct report_round *at = &standings->rows[j].rounds[i];
			if (at->other > 0)
				doc_say(doc, doc_text, &msg_standings_twice, MSG_ARGS(round.text,
					standings->rows[j].player, num_of(at->other).text, num_of(at->table).text));
		}
		if (!standings->unseated || standings->unseated[i] == 0)
			continue;
		slots_number(&page->slots, SLOT_ROUND, standings->round_no[i]);
		slots_number(&page->slots, SLOT_NUMBER, standings->unseated[i]);
		doc_text(doc, page_text(page, STANDINGS_UNSEATED));
	}
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
	add_remarks(doc, page, standings);
	doc_gap(doc, DOC_GAP_USUAL);
}

/* Add the heading of the worksheet for filtering. */
static void standings_add_board_heading(struct doc *doc, struct page *page,
	const struct report_standings *standings)
{
	standings_slots(page, standings);
	page_doc_sheet(doc, page, DOC_AS_BOARD, &standings->mark);
	doc_heading(doc, page_text(page, TEMPLATE_TITLE));
	doc_text(doc, page_text(page, STANDINGS_LINE_1));
	doc_text(doc, page_text(page, STANDINGS_LINE_2));
	add_remarks(doc, page, standings);
}

/* Add a chart of the leaders' progress, by what decides the ranking, if the page shows it. */
static void standings_add_chart(struct doc *doc, struct page *page, const struct report_standings *standings)
{
	bool has_places = has_field(page, STANDINGS_TOTAL_PLACE_POINTS);
	bool is_place = has_places && standings->rules.ranking == DESK_BY_PLACE;
	bool has_totals = has_places || has_field(page, STANDINGS_TOTAL_SCORE);
	struct buf title = { 0 };

	buf_str(&title, page_text(page, STANDINGS_CHART));
	if (has_totals && standings->round_count > 0 && standings->count > 0)
		doc_chart(doc, standings_fields[is_place ? STANDINGS_TOTAL_PLACE_POINTS : STANDINGS_TOTAL_SCORE].key,
			buf_text(&title), page_text(page, is_place ? STANDINGS_CHART_POINTS : STANDINGS_CHART_SCORE));
	buf_free(&title);
}

/* Add the figures, with the template's columns for the medium. */
static void standings_add_figures(struct doc *doc, struct page *page,
	const struct report_standings *standings, enum template_section section)
{
	const struct standings_view view = { .standings = standings, .page = page };
	int rounds = (int)standings->round_count, held = 1;
	/* Ranking by score, a round shows that total: the template's placement points decide nothing there. */
	bool total_by_score =
		standings->rules.ranking == DESK_BY_SCORE && !has_field(page, STANDINGS_TOTAL_SCORE);
	struct template_list *list = &page->t.list[section + 1];
	struct listing t;

	listing_start(&t, "");
	t.about = &view;
	for (int i = 0; total_by_score && i < list->count; i++) {
		struct template_column *column = &list->column[i];
		if (column->field != STANDINGS_TOTAL_PLACE_POINTS)
			continue;
		column->field = STANDINGS_TOTAL_SCORE;
		snprintf(column->head, sizeof column->head, "%s", msg_standings_total_score.text[page->look->lang]);
	}
	page_columns(&t, page, section, rounds);
	listing_keep(&t, standings_wanted, &view);
	if (section == TEMPLATE_COLUMNS && page->look->size != DOC_DESK)
		listing_keep(&t, is_read_from_afar, NULL);
	for (int i = 0; i < rounds && i < t.group_count; i++) {
		slots_number(&page->slots, SLOT_ROUND, standings->round_no[i]);
		t.groups[i].no = standings->round_no[i];
		page_group_head(page, &t, i);
	}
	standings_slots(page, standings);
	for (size_t i = 0; i < t.column_count; i++)
		held = t.columns[i].field == STANDINGS_PLAYER ? (int)i + 1 : held;
	listing_rows(&t, standings->rows, standings->count, sizeof *standings->rows);
	struct doc_part *part = doc_table(doc, "standings", &t);
	if (part) {
		part->left_out = &msg_rounds_left_out;
		part->may_split = true;
		part->held = held;
	}
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

	const struct desk_carry *carry = &standings->rules.carry;
	if (carry->percent > 0)
		doc_say(doc, doc_note, &msg_carry_note, MSG_ARGS(carry->event, num_of(carry->percent).text));
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

/* Are the order and the points the present ones in every outcome of the open disputes? */
static bool are_same(const struct report_standings *standings)
{
	bool is_same = !standings->more_outcomes;

	for (size_t i = 0; i < standings->outcome_count * standings->count; i++) {
		const size_t at = i % standings->count;
		const struct report_standing *row = &standings->rows[at];
		const struct report_prospect *then = &standings->outcomes[i / standings->count].rows[at];
		is_same = is_same && then->rank == row->rank && then->place_points == row->place_points
			&& then->score == row->score;
	}
	return is_same;
}

static void standings_add_for_people(
	struct doc *doc, struct page *page, const struct report_standings *standings)
{
	bool board = page->look->size == DOC_DESK;
	unsigned others = board ? DOC_TERMINAL | DOC_PAPER : DOC_PEOPLE;
	struct listing table;

	standings_add_lines(doc, page, standings, others);
	if (board && doc_for(doc, DOC_WORKBOOK))
		standings_add_board_heading(doc, page, standings);
	if (doc_for(doc, DOC_TERMINAL))
		standings_add_figures(doc, page, standings, TEMPLATE_TERMINAL);
	if (doc_for(doc, DOC_PAPER | DOC_WORKBOOK))
		standings_add_figures(doc, page, standings, TEMPLATE_COLUMNS);
	doc_for(doc, DOC_PEOPLE);
	standings_add_notes(doc, page, standings);
	doc_for(doc, others);
	/* Each outcome of the open disputes. */
	if (standings->outcome_count > 0) {
		doc_gap(doc, DOC_GAP_ALWAYS);
		doc_text(doc, page_text(page, STANDINGS_OPEN));
		const bool is_same = are_same(standings);
		for (size_t n = 0; n < standings->outcome_count; n++) {
			report_outcome_table(standings, n, page->look->lang, &table);
			if (is_same)
				doc_text(doc, table.title);
			else
				doc_table(doc, "outcomes", &table);
			if (is_same)
				listing_free(&table);
		}
		doc_gap(doc, DOC_GAP_USUAL);
	}
	if (board && doc_for(doc, DOC_PAPER | DOC_WORKBOOK))
		standings_add_chart(doc, page, standings);
	doc_for(doc, DOC_PEOPLE);
	doc_foot(doc, page_mark(page, &standings->mark), standings->mark.code);
	doc_whole(doc, false);
}

bool report_standings_doc(struct doc *doc, const struct report_standings *standings,
	const struct doc_look *look, struct err *e)
{
	struct page page;
	bool done = page_start(&page, &standings_kind, &standings->event, look, e);

	if (done) {
		standings_slots(&page, standings);
		page_doc(doc, &page, page_text(&page, TEMPLATE_TITLE));
		if (doc_for(doc, DOC_PEOPLE))
			standings_add_for_people(doc, &page, standings);
		if (doc_for(doc, DOC_SCRIPTS))
			standings_add_data(doc, standings);
		doc_for(doc, DOC_EVERYWHERE);
	}
	page_free(&page);
	return done;
}
