/*
 * Settle a past event by another edition of its game: each deal's line is read and settled by that edition,
 * and both standings are compared. Deals that cannot be read by it, were ruled, or are known only by totals
 * count as the book has them, and are listed.
 */
#include "report/standings/standings.h"
#include "base/messages.h"
#include "report/messages.h"

#include <stdlib.h>
#include <string.h>

/* The state of the comparison. */
struct look {
	struct book *book;
	const struct book_event *event;
	struct game_rules by;          /* the other edition, with default settings */
	struct report_changes changes;
	int deals, others, kept;       /* played or ruled; counting differently; unchanged */
	enum lang lang;
	struct listing changed, left;
};

/* ---- deals ------------------------------------------------------------------------------------- */

static void add_place(struct listing *t, const struct book_table *table, int no)
{
	listing_number(t, table->round);
	listing_number(t, table->no);
	listing_some(t, no);
}

static void add_points(struct listing *t, const int points[BOOK_SEATS], int seats)
{
	struct buf b = { 0 };

	for (int seat = 0; seat < seats; seat++)
		buf_printf(&b, "%s%s", seat > 0 ? " " : "", num_signed(points[seat]).text);
	listing_text(t, buf_text(&b));
	buf_free(&b);
}

/* Keep the deal as the book has it, and note why. */
static void keep_change(struct look *look, const struct book_table *table, int no, const char *line,
	const char *why)
{
	look->kept++;
	add_place(&look->left, table, no);
	listing_text(&look->left, line);
	listing_text(&look->left, why);
}

/* Settle the deal by the other edition; false with `why` if that is impossible. */
static bool settle_by(const struct look *look, const struct book_table *table, const struct book_deal *deal,
	const char *line, int points[GAME_SEATS], struct buf *why)
{
	struct text_fault fault = { 0 };
	struct game_deal read = { 0 };
	struct err e = { 0 };

	if (!game_deal_read(look->by.edition, (struct text_slice){ line, strlen(line) }, 0, false, &read,
			&fault)) {
		text_fault_write(why, look->lang, &fault);
		return false;
	}
	const struct game_played played = { .rules = &look->by,
		.seats = table->seat_count,
		.dealer = deal->dealer,
		.record = &read.record };
	if (game_settle(&played, points, &e))
		return true;
	err_text(why, look->lang, &e);
	return false;
}

static bool look_at_deal(struct look *look, const struct book_table *table, const struct book_deal *deal,
	struct err *e)
{
	struct buf line = { 0 }, why = { 0 };
	int points[GAME_SEATS] = { 0 };
	bool done = true, is_ruled = deal->state != BOOK_PLAYED || !deal->has_record;

	look->deals++;
	if (!is_ruled)
		book_deal_write(&line, deal, table);
	if (is_ruled) {
		buf_msg(&why, look->lang, deal->state == BOOK_OPEN ? &msg_what_if_open : &msg_what_if_ruled,
			MSG_ARGS(deal->reason));
		keep_change(look, table, deal->no, "", buf_text(&why));
	} else if (!settle_by(look, table, deal, buf_text(&line), points, &why)) {
		keep_change(look, table, deal->no, buf_text(&line), buf_text(&why));
	} else if (memcmp(points, deal->points, (size_t)table->seat_count * sizeof *points) != 0) {
		look->others++;
		add_place(&look->changed, table, deal->no);
		listing_text(&look->changed, buf_text(&line));
		add_points(&look->changed, deal->points, table->seat_count);
		add_points(&look->changed, points, table->seat_count);
		struct report_change change = { .table = table->id };
		for (int seat = 0; seat < table->seat_count; seat++) {
			change.entry[seat] = book_entry_counted(table, seat, deal->no);
			change.points[seat] = points[seat] - deal->points[seat];
		}
		struct report_change *list = list_grow(look->changes.list, look->changes.count, sizeof *list);
		done = list || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
		if (list) {
			look->changes.list = list;
			list[look->changes.count++] = change;
		}
	}
	buf_free(&line);
	buf_free(&why);
	return done;
}

/* A sheet that counts by its totals has no deals to settle. */
static bool look_at_table(struct look *look, const struct book_table *table, struct err *e)
{
	struct book_totals totals = { 0 };
	struct book_deal *deals = NULL;
	size_t count = 0;

	bool done = book_totals_find(look->book, table->id, &totals, e);
	if (done && totals.id && totals.counts) {
		keep_change(look, table, 0, "", msg_what_if_totals.text[look->lang]);
		return true;
	}
	done = done && book_table_deals(look->book, table->id, &deals, &count, e);
	for (size_t i = 0; done && i < count; i++) {
		bool counts =
			deals[i].state == BOOK_PLAYED || deals[i].state == BOOK_RULED || deals[i].state == BOOK_OPEN;
		done = !counts || look_at_deal(look, table, &deals[i], e);
	}
	book_free(deals);
	return done;
}

/* ---- the document ------------------------------------------------------------------------------ */

/* A player's rows in both standings. */
struct both {
	const struct report_standing *was, *then;
};

static void player_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	(void)column;
	listing_text(t, ((const struct both *)row)->was->player);
}

static void figure_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	const struct both *both = row;
	const struct report_standing *standing = column->item ? both->then : both->was;

	if (column->kind == LISTING_INT)
		listing_some(t, standing->rank);
	else
		listing_number(t, column->kind == LISTING_POINTS ? standing->score : standing->place_points);
}

/* For each of the two editions: rank, placement points and score. */
static const struct listing_column both_columns[] = {
	{ "player", &msg_head_player, .cell = player_cell }, { .key = NULL },
};
static const struct listing_column figure_columns[2][3] = {
	{ { "rank", &msg_head_rank, LISTING_INT, .cell = figure_cell },
		{ "place_points", &msg_head_what_if_place, LISTING_PLACE_POINTS, .cell = figure_cell },
		{ "score", &msg_head_what_if_score, LISTING_POINTS, .cell = figure_cell } },
	{ { "rank_then", &msg_head_rank, LISTING_INT, .cell = figure_cell, .item = true },
		{ "place_points_then", &msg_head_what_if_place, LISTING_PLACE_POINTS, .cell = figure_cell,
			.item = true },
		{ "score_then", &msg_head_what_if_score, LISTING_POINTS, .cell = figure_cell, .item = true } },
};

/* Add both, in the order of the book's standings. */
static void add_standings(const struct look *look, struct doc *doc, const struct report_standings *was,
	const struct report_standings *then)
{
	struct listing t;

	listing_begin(&t, look->lang, "", both_columns);
	for (int by = 0; by < 2; by++) {
		const char *edition = by == 0 ? look->event->edition : look->by.edition->id;
		if (by == 0 || strcmp(edition, look->event->edition) != 0)
			listing_group(&t, edition, "", 0);
		for (int i = 0; i < 3; i++)
			listing_add_column(&t, &figure_columns[by][i]);
	}
	for (size_t i = 0; i < was->count; i++) {
		struct both both = { &was->rows[i], &was->rows[i] };
		for (size_t at = 0; at < then->count; at++) {
			if (then->rows[at].start_no == both.was->start_no)
				both.then = &then->rows[at];
		}
		listing_row(&t, &both);
	}
	doc_table(doc, "standings", &t);
}

static void add_all(struct look *look, struct doc *doc, const struct report_standings *was,
	const struct report_standings *then)
{
	const struct listing *left = &look->left;

	add_standings(look, doc, was, then);
	doc_for(doc, DOC_PEOPLE);
	doc_say(doc, doc_text, &msg_what_if_counts,
		MSG_ARGS(num_of(look->deals).text, num_of(look->others).text, num_of(look->kept).text));
	/* A terminal gets unreadable deals in sentences: it has no room for their table. */
	if (doc_for(doc, DOC_TERMINAL) && look->kept > 0) {
		doc_text(doc, left->title);
		doc_gap(doc, DOC_GAP_NONE);
		for (size_t row = 0; row < left->row_count; row++) {
			const struct listing_cell *cells = &left->cells[row * left->column_count];
			struct buf label = { 0 }, text = { 0 };
			buf_printf(&label, "  %d/%d/%s", (int)cells[0].number, (int)cells[1].number,
				cells[2].empty ? "–" : num_of(cells[2].number).text);
			buf_printf(&text, "%s%s%s", cells[3].text, *cells[3].text ? " – " : "", cells[4].text);
			doc_item(doc, buf_text(&label), 12, buf_text(&text));
			buf_free(&label);
			buf_free(&text);
		}
		doc_gap(doc, DOC_GAP_USUAL);
	}
	doc_for(doc, DOC_EVERYWHERE & ~(unsigned)DOC_TERMINAL);
	doc_table(doc, "changed", &look->changed);
	doc_table(doc, "left", &look->left);
	doc_for(doc, DOC_PEOPLE);
	doc_note(doc, msg_what_if_note.text[look->lang]);
	doc_for(doc, DOC_EVERYWHERE);
}

/* Are both editions of one game? */
static bool check_edition(const struct book_event *event, const struct game_edition *by, struct err *e)
{
	const struct game_edition *own = game_edition_find(event->edition);
	struct buf others = { 0 };

	if (own && own->game == by->game)
		return true;
	for (const struct game_edition *edition = own ? own->game->editions : NULL; edition && edition->id;
		 edition++)
		buf_printf(&others, "%s%s", others.len > 0 ? ", " : "", edition->id);
	err_set(e, ERR_USAGE, &msg_what_if_other_game,
		MSG_ARGS(event->name, event->edition, by->id, buf_text(&others)));
	buf_free(&others);
	return false;
}

bool report_what_if(struct book *s, const struct book_event *event, const struct game_edition *by,
	struct doc *doc, struct err *e)
{
	struct look look = { .book = s, .event = event, .by = game_rules_of(by), .lang = doc->lang };
	struct report_standings was = { 0 }, then = { 0 };
	struct desk_rules rules;
	struct book_table *tables = NULL;
	size_t count = 0;

	if (!check_edition(event, by, e) || !desk_rules_read(s, event->id, &rules, e))
		return false;
	if (rules.game.edition == by)
		look.by = rules.game;
	listing_start(&look.changed, msg_what_if_changed.text[look.lang]);
	listing_start(&look.left, msg_what_if_left.text[look.lang]);
	for (int i = 0; i < 2; i++) {
		struct listing *t = i == 0 ? &look.changed : &look.left;
		listing_column(t, "round", &msg_head_round_no, LISTING_INT);
		listing_column(t, "table", &msg_head_table_no, LISTING_INT);
		listing_column(t, "deal", &msg_head_what_if_deal, LISTING_INT);
		listing_column(t, "line", &msg_head_recorded, LISTING_TEXT);
	}
	listing_column(&look.changed, "points", &msg_head_what_if_score, LISTING_TEXT);
	listing_column(&look.changed, "points_then", &msg_head_what_if_then, LISTING_TEXT);
	listing_column(&look.left, "why", &msg_head_what_if_why, LISTING_TEXT);
	bool done = book_tables(s, event->id, 0, &tables, &count, e);
	for (size_t i = 0; done && i < count; i++)
		done = look_at_table(&look, &tables[i], e);
	book_free(tables);
	done = done && report_standings_with(s, event, NULL, &was, e)
		&& report_standings_with(s, event, &look.changes, &then, e);
	if (done)
		add_all(&look, doc, &was, &then);
	listing_free(&look.changed);
	listing_free(&look.left);
	report_standings_free(&was);
	report_standings_free(&then);
	free(look.changes.list);
	return done;
}
