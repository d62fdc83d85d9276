/* Line comparison: the standings as a table and as a page. */
#include "base/messages.h"
#include "report/standings/standings.h"
#include "report/messages.h"
#include "report/page/page.h"

#include <stdio.h>

/* ---- the table --------------------------------------------------------------------------------- */

/* The columns of a round; people see its percentage alone. */
static void start_round(struct listing *t, enum lang lang, int group, int no)
{
	static const struct {
		const char *key;
		enum listing_kind kind;
	} columns[] = { { "match_points", LISTING_INT }, { "maximum", LISTING_INT },
		{ "percent", LISTING_HUNDREDTHS } };
	struct buf head = { 0 };

	buf_msg(&head, lang, &msg_lines_round, MSG_ARGS(num_of(no).text));
	for (int i = 0; i < 3; i++) {
		listing_column(t, columns[i].key, &msg_head_percent, columns[i].kind);
		listing_head(t, buf_text(&head), "");
		if (i < 2)
			listing_for_scripts(t);
		struct listing_column *column = &t->columns[t->column_count - 1];
		column->group = group + 1;
		column->group_no = no;
		snprintf(column->prefix, sizeof column->prefix, "r%d_", no);
	}
	buf_free(&head);
}

static void start_standings(const struct report_lines *lines, enum lang lang, bool from_afar,
	struct listing *t)
{
	listing_start(t, "");
	listing_column(t, "rank", &msg_head_rank, LISTING_INT);
	listing_column(t, "player", &msg_head_player, LISTING_TEXT);
	listing_column(t, "match_points", &msg_head_match_points, LISTING_INT);
	listing_column(t, "maximum", &msg_head_maximum, LISTING_INT);
	listing_for_scripts(t);
	listing_column(t, "percent", &msg_head_percent, LISTING_HUNDREDTHS);
	listing_column(t, "score", &msg_head_stats_points, LISTING_POINTS);
	listing_column(t, "club", &msg_head_club, LISTING_TEXT);
	listing_for_scripts(t);
	listing_column(t, "start_no", &msg_head_seating_start, LISTING_INT);
	listing_for_scripts(t);
	listing_column(t, "deals", &msg_head_stats_deals, LISTING_INT);
	listing_for_scripts(t);
	for (size_t i = 0; i < lines->round_count && !from_afar; i++)
		start_round(t, lang, (int)i, lines->round_no[i]);
	if (from_afar)
		return;
	if (lines->rules.carry.percent > 0) {
		listing_column(t, "carried_match_points", &msg_head_carried_matches, LISTING_INT);
		listing_column(t, "carried_maximum", &msg_head_carried_matches, LISTING_INT);
		listing_for_scripts(t);
	}
	listing_column(t, "unfinished", &msg_head_stats_deals, LISTING_INT);
	listing_for_scripts(t);
	listing_column(t, "out", &msg_head_player, LISTING_TEXT);
	listing_for_scripts(t);
}

/* Find the player's row in the event's ordinary standings; NULL: none. */
static const struct report_standing *told_of_line(const struct report_lines *lines,
	const struct report_line *row)
{
	for (size_t i = 0; lines->standings && i < lines->standings->count; i++) {
		if (lines->standings->rows[i].start_no == row->start_no)
			return &lines->standings->rows[i];
	}
	return NULL;
}

/* The name, on a page with its marks. */
static void add_name(struct listing *t, const struct report_lines *lines, const struct report_line *row,
	const struct page *page)
{
	const struct report_standing *standing = page ? told_of_line(lines, row) : NULL;
	char marked[BOOK_LABEL + TEMPLATE_LINE + 2] = "";

	if (standing)
		standings_mark_name(marked, sizeof marked, page, standing);
	listing_code(t, row->player, standing ? marked : row->player);
}

static void add_standing(struct listing *t, const struct report_lines *lines, const struct report_line *row,
	const struct page *page, bool from_afar)
{
	listing_some(t, row->rank);
	add_name(t, lines, row, page);
	listing_number(t, row->share.points);
	listing_number(t, row->share.maximum);
	listing_number(t, event_share_percent(row->share));
	listing_number(t, row->score);
	listing_text(t, row->club);
	listing_number(t, row->start_no);
	listing_number(t, row->deals);
	for (size_t i = 0; i < lines->round_count && !from_afar; i++) {
		bool played = row->rounds[i].maximum > 0;
		const int cells[] = { row->rounds[i].points, row->rounds[i].maximum,
			event_share_percent(row->rounds[i]) };
		for (int c = 0; c < 3; c++) {
			if (played)
				listing_number(t, cells[c]);
			else
				listing_empty(t);
		}
	}
	if (from_afar)
		return;
	if (lines->rules.carry.percent > 0) {
		listing_number(t, row->carried.points);
		listing_number(t, row->carried.maximum);
	}
	listing_number(t, lines->unfinished);   /* the same in each row: tables that still owe deals */
	listing_text(t, row->is_out ? book_measure_words[row->out] : "");
}

/* On a page (or NULL) with the marks at the names. */
static void make_table(const struct report_lines *lines, enum lang lang, const struct page *page,
	bool from_afar, struct listing *out)
{
	start_standings(lines, lang, from_afar, out);
	for (size_t i = 0; i < lines->count; i++)
		add_standing(out, lines, &lines->rows[i], page, from_afar);
}

void report_lines_table(const struct report_lines *lines, enum lang lang, struct listing *out)
{
	make_table(lines, lang, NULL, false, out);
}

/* ---- the page ---------------------------------------------------------------------------------- */

/* By what equals were parted, who waits for the lot, and what was carried over. */
static void add_line_ties(struct doc *out, const struct report_lines *lines)
{
	const struct report_rules *rules = &lines->rules;
	struct ties_awaiting awaiting = { 0 };
	struct buf text = { 0 };

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
	if (ties_at(rules, REPORT_TIE_WINS) != REPORT_TIES)
		doc_note(out, msg_lines_no_wins.text[out->lang]);
	for (size_t i = 0; report_has_lot(rules) && i < lines->count; i++) {
		const struct report_line *row = &lines->rows[i];
		if (row->shared)
			ties_await(&awaiting, out->lang, row->rank, row->player, row->start_no);
	}
	ties_awaiting_doc(out, rules, &awaiting);
}

/* What the figures mean, and what happened at the tables. */
static void add_lines_notes(struct doc *out, struct page *page, const struct report_lines *lines)
{
	doc_note(out, msg_lines_note.text[out->lang]);
	add_line_ties(out, lines);
	standings_add_happened(out, page, lines->standings);
	if (lines->by_totals > 0)
		doc_say(out, doc_note, &msg_lines_by_totals, MSG_ARGS(num_of(lines->by_totals).text));
}

static void add_page(struct doc *out, struct page *page, const struct report_lines *lines)
{
	struct listing t;

	standings_add_lines(out, page, lines->standings, DOC_PEOPLE);
	doc_for(out, DOC_EVERYWHERE);
	make_table(lines, out->lang, page, page->look->size != DOC_DESK, &t);
	struct doc_part *part = doc_table(out, "standings", &t);
	if (part) {
		part->left_out = &msg_lines_rounds_left_out;
		part->may_split = true;
		part->held = 2;
	}
	add_lines_notes(out, page, lines);
	doc_whole(out, false);
}

bool report_lines_doc(struct doc *out, const struct report_lines *lines, const struct doc_look *look,
	struct err *e)
{
	struct page page;
	struct buf title = { 0 };
	bool done = page_start(&page, &standings_kind, &lines->event, look, e);

	buf_msg(&title, look->lang, &msg_lines_title, MSG_ARGS(lines->event.name));
	doc_start(out, look->lang, buf_text(&title));
	buf_free(&title);
	doc_about(out, lines->event.name, lines->event.day);
	out->is_list = true;
	if (done)
		add_page(out, &page, lines);
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
		make_table(lines, look->lang, &page, false, &table);
		done = report_list_doc(out, msg_lines_sheet.text[look->lang], &table, &lines->event, look, e);
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
