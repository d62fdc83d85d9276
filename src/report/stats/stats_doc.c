/* Statistics as a document: tables, bars of their figures, and what was left out. */
#include "report/messages.h"
#include "report/stats/stats.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* A chart has at most this many bars, or rows of two. */
enum { MOST_BARS = 24, MOST_PAIRS = 12 };

/* ---- cells ------------------------------------------------------------------------------------- */

/* Return the row's figure that the cell shows. */
static const struct report_figure *figure_at(const void *row, const struct listing_column *column)
{
	return (const struct report_figure *)((const char *)row + column->item);
}

static void deals_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	listing_number(t, figure_at(row, column)->deals);
}

static void made_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	listing_number(t, figure_at(row, column)->made);
}

static void lost_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	listing_number(t, figure_at(row, column)->deals - figure_at(row, column)->made);
}

static void points_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	listing_number(t, figure_at(row, column)->points);
}

/* Add n/d in hundredths, rounded half away from zero; nothing if `d` is 0. */
static void add_share(struct listing *t, int64_t n, int64_t d)
{
	int64_t twice = d > 0 ? 200 * (n < 0 ? -n : n) / d : 0;

	if (d > 0)
		listing_number(t, (n < 0 ? -1 : 1) * ((twice + 1) / 2));
	else
		listing_empty(t);
}

static void average_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	add_share(t, figure_at(row, column)->points, figure_at(row, column)->deals);
}

static void rate_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	add_share(t, (int64_t)100 * figure_at(row, column)->made, figure_at(row, column)->deals);
}

static void few_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	bool few = figure_at(row, column)->deals < REPORT_STATS_ENOUGH;

	listing_figure(t, few, few ? "*" : "");
}

/* Add the error of an average of n figures, in hundredths: their deviation divided by the root of n. */
static void error_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	const struct report_tally *tally
		= (const struct report_tally *)(const void *)((const char *)row + column->item);
	double n = tally->all.deals, sum = (double)tally->all.points;
	double square = 10000 * ((double)tally->squares - sum * sum / n) / (n - 1) / n,
		   root = square > 1 ? square : 1;

	for (int i = 0; i < 64; i++)
		root = (root + square / root) / 2;
	if (tally->all.deals > 1)
		listing_number(t, square > 0 ? (int64_t)(root + 0.5) : 0);
	else
		listing_empty(t);
}

/* The bid's share of all bids. */
static void share_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	const struct report_stats *stats = t->about;

	add_share(t, (int64_t)100 * figure_at(row, column)->deals, stats->deals);
}

static void bid_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	const struct report_stats_row *bid = row;
	struct game_record record = { .declarer = 0 };
	struct buf words = { 0 };

	(void)column;
	memcpy(record.bid, bid->code, sizeof record.bid);
	game_piece_say(&words, t->lang, bid->edition, &record, GAME_BID_ALONE);
	listing_code(t, bid->code, words.len > 0 ? buf_text(&words) : bid->code);
	buf_free(&words);
}

static void part_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	const struct report_stats_row *part = row;
	const struct game *game = part->edition->game;
	const char *words = game->item_name ? game->item_name(t->lang, part->code) : NULL;

	(void)column;
	listing_code(t, part->code, words ? words : part->code);
}

/* A bid of a player, or the player's deals when another declared. */
struct bid_of_player {
	const char *player;
	const struct report_stats_row *bid;   /* NULL: none, see `code` */
	const char *code;
	const struct msg *words;
	struct report_figure had;
};

static void players_bid_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	const struct bid_of_player *of = row;

	if (of->bid)
		bid_cell(t, of->bid, column);
	else
		listing_code(t, of->code, of->words->text[t->lang]);
}

/* A player neither makes nor loses another's bid. */
static void players_made_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	const struct bid_of_player *of = row;

	if (of->bid)
		listing_number(t, column->item ? of->had.deals - of->had.made : of->had.made);
	else
		listing_empty(t);
}

static void day_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	const char *day = ((const struct report_stats_table *)row)->event->day;

	(void)column;
	listing_code(t, day, day_of(day, t->lang).text);
}

static void event_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	(void)column;
	listing_text(t, ((const struct report_stats_table *)row)->event->name);
}

/* Write "3/2", over several events "2026. 05. 01. 3/2". */
static void table_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	const struct report_stats_table *table = row;
	bool many = ((const struct report_stats *)t->about)->wanted->event_count > 1;
	struct buf name = { 0 };

	(void)column;
	buf_printf(&name, "%s%s%d/%d", many ? day_of(table->event->day, t->lang).text : "", many ? " " : "",
		table->round, table->no);
	listing_text(t, buf_text(&name));
	buf_free(&name);
}

/* ---- columns ----------------------------------------------------------------------------------- */

#define OF(cell, member) cell, .item = offsetof(ROW, member)
#define SCRIPTS .for_scripts = true

#define ROW struct report_stats_player
static const struct listing_column player_columns[] = {
	{ "player", &msg_head_player, LISTING_TEXT, OF(cell_chars, label) },
	{ "deals", &msg_head_stats_deals, LISTING_INT, OF(deals_cell, tally.all) },
	{ "points", &msg_head_stats_points, LISTING_POINTS, OF(points_cell, tally.all), SCRIPTS },
	{ "average", &msg_head_stats_average, LISTING_HUNDREDTHS, OF(average_cell, tally.all) },
	{ "error", &msg_head_stats_error, LISTING_HUNDREDTHS, OF(error_cell, tally), SCRIPTS },
	{ "few", &msg_head_stats_few, LISTING_INT, OF(few_cell, tally.all) },
	{ "declared", &msg_head_stats_deals, LISTING_INT, OF(deals_cell, tally.declared), &msg_over_declarer },
	{ "made", &msg_head_stats_good, LISTING_INT, OF(made_cell, tally.declared), &msg_over_declarer },
	{ "lost", &msg_head_lost, LISTING_INT, OF(lost_cell, tally.declared), &msg_over_declarer, SCRIPTS },
	{ "declarer_average", &msg_head_stats_average, LISTING_HUNDREDTHS, OF(average_cell, tally.declared),
		&msg_over_declarer },
	{ "defended", &msg_head_stats_deals, LISTING_INT, OF(deals_cell, tally.defended), SCRIPTS },
	{ "defender_average", &msg_head_stats_defender, LISTING_HUNDREDTHS, OF(average_cell, tally.defended) },
	{ "kontras", &msg_head_stats_said, LISTING_INT, OF(deals_cell, tally.said[REPORT_SAID_BOTH]),
		&msg_over_kontra },
	{ "kontras_won", &msg_head_stats_won, LISTING_INT, OF(made_cell, tally.said[REPORT_SAID_BOTH]),
		&msg_over_kontra },
	{ "kontras_lost", &msg_head_lost, LISTING_INT, OF(lost_cell, tally.said[REPORT_SAID_BOTH]),
		&msg_over_kontra, SCRIPTS },
	{ .key = NULL },
};

/* For a declarer with a partner; a kontra is then no single player's. */
static const struct listing_column partner_columns[] = {
	{ "player", &msg_head_player, LISTING_TEXT, OF(cell_chars, label) },
	{ "deals", &msg_head_stats_deals, LISTING_INT, OF(deals_cell, tally.all) },
	{ "points", &msg_head_stats_points, LISTING_POINTS, OF(points_cell, tally.all), SCRIPTS },
	{ "average", &msg_head_stats_average, LISTING_HUNDREDTHS, OF(average_cell, tally.all) },
	{ "error", &msg_head_stats_error, LISTING_HUNDREDTHS, OF(error_cell, tally), SCRIPTS },
	{ "few", &msg_head_stats_few, LISTING_INT, OF(few_cell, tally.all) },
	{ "declared", &msg_head_stats_deals, LISTING_INT, OF(deals_cell, tally.declared), &msg_over_taker },
	{ "made", &msg_head_stats_good, LISTING_INT, OF(made_cell, tally.declared), &msg_over_taker },
	{ "lost", &msg_head_lost, LISTING_INT, OF(lost_cell, tally.declared), &msg_over_taker, SCRIPTS },
	{ "declarer_average", &msg_head_stats_average, LISTING_HUNDREDTHS, OF(average_cell, tally.declared),
		&msg_over_taker },
	{ "partnered", &msg_head_stats_deals, LISTING_INT, OF(deals_cell, tally.partnered), &msg_over_partner },
	{ "partner_average", &msg_head_stats_average, LISTING_HUNDREDTHS, OF(average_cell, tally.partnered),
		&msg_over_partner },
	{ "defended", &msg_head_stats_deals, LISTING_INT, OF(deals_cell, tally.defended), SCRIPTS },
	{ "defender_average", &msg_head_stats_opponent, LISTING_HUNDREDTHS, OF(average_cell, tally.defended) },
	{ .key = NULL },
};

static const struct listing_column player_bars[] = {
	{ "name", &msg_head_what, LISTING_TEXT, OF(cell_chars, label) },
	{ "first", &msg_head_stats_average, LISTING_HUNDREDTHS, OF(average_cell, tally.all) },
	{ .key = NULL },
};
#undef ROW

#define ROW struct bid_of_player
static const struct listing_column players_bids_columns[] = {
	{ "player", &msg_head_player, LISTING_TEXT, OF(cell_string, player) },
	{ "bid", &msg_head_bid, .cell = players_bid_cell },
	{ "deals", &msg_head_stats_deals, LISTING_INT, OF(deals_cell, had) },
	{ "made", &msg_head_stats_made, LISTING_INT, players_made_cell, .item = false },
	{ "lost", &msg_head_lost, LISTING_INT, players_made_cell, .item = true, SCRIPTS },
	{ "points", &msg_head_stats_points, LISTING_POINTS, OF(points_cell, had), SCRIPTS },
	{ "average", &msg_head_stats_average, LISTING_HUNDREDTHS, OF(average_cell, had) },
	{ "few", &msg_head_stats_few, LISTING_INT, OF(few_cell, had) },
	{ .key = NULL },
};
#undef ROW

#define ROW struct report_stats_row
static const struct listing_column bid_columns[] = {
	{ "bid", &msg_head_bid, .cell = bid_cell },
	{ "declared", &msg_head_stats_declared, LISTING_INT, OF(deals_cell, tally.declared) },
	{ "share", &msg_head_stats_share, LISTING_HUNDREDTHS, OF(share_cell, tally.declared) },
	{ "made", &msg_head_stats_made, LISTING_INT, OF(made_cell, tally.declared) },
	{ "lost", &msg_head_lost, LISTING_INT, OF(lost_cell, tally.declared), SCRIPTS },
	{ "rate", &msg_head_stats_rate, LISTING_HUNDREDTHS, OF(rate_cell, tally.declared) },
	{ "average", &msg_head_stats_average, LISTING_HUNDREDTHS, OF(average_cell, tally.all) },
	{ "error", &msg_head_stats_error, LISTING_HUNDREDTHS, OF(error_cell, tally) },
	{ "few", &msg_head_stats_few, LISTING_INT, OF(few_cell, tally.declared) },
	{ "kontras", &msg_over_kontra, LISTING_INT, OF(deals_cell, tally.said[REPORT_SAID_KONTRA]), SCRIPTS },
	{ .key = NULL },
};

static const struct listing_column bid_bars[] = {
	{ "name", &msg_head_what, .cell = bid_cell },
	{ "first", &msg_head_stats_declared, LISTING_INT, OF(deals_cell, tally.declared) },
	{ "second", &msg_head_stats_made, LISTING_INT, OF(made_cell, tally.declared) },
	{ .key = NULL },
};

#define KONTRA tally.said[REPORT_SAID_KONTRA]
#define REKONTRA tally.said[REPORT_SAID_REKONTRA]
static const struct listing_column kontra_columns[] = {
	{ "part", &msg_head_stats_part, .cell = part_cell },
	{ "declared", &msg_head_stats_declared, LISTING_INT, OF(deals_cell, tally.declared) },
	{ "kontras", &msg_head_stats_said, LISTING_INT, OF(deals_cell, KONTRA), &msg_over_kontra },
	{ "won", &msg_head_stats_won, LISTING_INT, OF(made_cell, KONTRA), &msg_over_kontra },
	{ "lost", &msg_head_stats_unwon, LISTING_INT, OF(lost_cell, KONTRA), &msg_over_kontra },
	{ "rate", &msg_head_stats_rate, LISTING_HUNDREDTHS, OF(rate_cell, KONTRA), &msg_over_kontra },
	{ "few", &msg_head_stats_few, LISTING_INT, OF(few_cell, KONTRA), &msg_over_kontra },
	{ "rekontras", &msg_head_stats_said, LISTING_INT, OF(deals_cell, REKONTRA), &msg_over_rekontra },
	{ "rekontras_won", &msg_head_stats_won, LISTING_INT, OF(made_cell, REKONTRA), &msg_over_rekontra },
	{ "rekontras_lost", &msg_head_stats_unwon, LISTING_INT, OF(lost_cell, REKONTRA), &msg_over_rekontra },
	{ .key = NULL },
};

static const struct listing_column kontra_bars[] = {
	{ "name", &msg_head_what, .cell = part_cell },
	{ "first", &msg_head_stats_said, LISTING_INT, OF(deals_cell, KONTRA) },
	{ "second", &msg_head_stats_won, LISTING_INT, OF(made_cell, KONTRA) },
	{ .key = NULL },
};
#undef ROW

#define ROW struct report_stats_table
static const struct listing_column table_columns[] = {
	{ "day", &msg_head_day, .cell = day_cell },
	{ "event", &msg_head_event, .cell = event_cell, SCRIPTS },
	{ "round", &msg_head_round_no, LISTING_INT, OF(cell_int, round) },
	{ "table", &msg_head_table_no, LISTING_INT, OF(cell_int, no) },
	{ "players", &msg_head_player, LISTING_TEXT, OF(cell_chars, players), SCRIPTS },
	{ "deals", &msg_head_stats_deals, LISTING_INT, OF(deals_cell, tally.all) },
	{ "made", &msg_head_stats_made, LISTING_INT, OF(made_cell, tally.declared) },
	{ "lost", &msg_head_lost, LISTING_INT, OF(lost_cell, tally.declared) },
	{ "kontras", &msg_over_kontra, LISTING_INT, OF(deals_cell, KONTRA) },
	{ "moved", &msg_head_stats_moved, LISTING_INT, OF(points_cell, tally.all) },
	{ "average", &msg_head_stats_average, LISTING_HUNDREDTHS, OF(average_cell, tally.all) },
	{ .key = NULL },
};

static const struct listing_column table_bars[] = {
	{ "name", &msg_head_what, .cell = table_cell },
	{ "first", &msg_head_stats_average, LISTING_HUNDREDTHS, OF(average_cell, tally.all) },
	{ .key = NULL },
};

/* ---- order ------------------------------------------------------------------------------------- */

/* Sort players with enough deals first, then by average, highest first, then by name. */
static int by_average(const void *a, const void *b)
{
	const struct report_stats_player *x = *(const struct report_stats_player *const *)a,
		*y = *(const struct report_stats_player *const *)b;
	const struct report_figure *all_x = &x->tally.all, *all_y = &y->tally.all;
	bool few_x = all_x->deals < REPORT_STATS_ENOUGH, few_y = all_y->deals < REPORT_STATS_ENOUGH;
	int64_t m = all_x->points * all_y->deals, n = all_y->points * all_x->deals;

	if (few_x != few_y)
		return few_x - few_y;
	return m != n ? (m < n) - (m > n) : text_order(x->label, y->label);
}

static int by_declared(const void *a, const void *b)
{
	const struct report_stats_row *x = *(const struct report_stats_row *const *)a,
		*y = *(const struct report_stats_row *const *)b;

	int more = y->tally.declared.deals - x->tally.declared.deals;
	return more ? more : strcmp(x->code, y->code);
}

static int by_moved(const void *a, const void *b)
{
	const struct report_stats_table *x = *(const struct report_stats_table *const *)a,
		*y = *(const struct report_stats_table *const *)b;
	int64_t m = x->tally.all.points * y->tally.all.deals, n = y->tally.all.points * x->tally.all.deals;

	return (m < n) - (m > n);
}

/* Pointers to `count` items of `size` bytes, sorted; NULL without memory. */
static const void **sorted(
	const void *items, size_t count, size_t size, int (*compare)(const void *, const void *))
{
	const void **list = malloc((count + 1) * sizeof *list);

	for (size_t i = 0; list && i < count; i++)
		list[i] = (const char *)items + i * size;
	if (list && count > 0)
		list_sort(list, count, sizeof *list, compare);
	return list;
}

/* ---- tables with bars -------------------------------------------------------------------------- */

/* Add all bids of a player, the commonest first, then the player's deals as partner and as defender. */
static void add_bids_of(struct listing *t, const struct report_stats_player *player, bool has_partners)
{
	const void **rows = sorted(player->bids.rows, player->bids.count, sizeof *player->bids.rows, by_declared);

	t->failed = t->failed || !rows;
	for (size_t i = 0; rows && i < player->bids.count; i++) {
		const struct report_stats_row *bid = rows[i];
		listing_row(t, &(struct bid_of_player){ player->label, bid, .had = bid->tally.declared });
	}
	free(rows);
	if (has_partners)
		listing_row(t, &(struct bid_of_player){ player->label, .code = "partner",
			.words = &msg_stats_as_partner, .had = player->tally.partnered });
	listing_row(t, &(struct bid_of_player){ player->label, .code = "",
		.words = has_partners ? &msg_stats_as_opponent : &msg_stats_as_defender,
		.had = player->tally.defended });
}

/* A table of counts, and a chart of its first rows. */
struct counted_table {
	const struct listing_column *columns, *bars;
	const struct msg *title;                            /* of the chart */
	const void *items;
	size_t count, size;
	int (*compare)(const void *a, const void *b);
	bool as_counted;                                    /* sort the bars, not the rows */
	size_t most;                                        /* bars */
};

static void add_counted(const struct report_stats *stats, struct doc *doc, const struct counted_table *of)
{
	const void **list = sorted(of->items, of->count, of->size, of->compare);
	struct listing t, bars;

	listing_begin(&t, doc->lang, "", of->columns);
	listing_begin(&bars, doc->lang, of->title->text[doc->lang], of->bars);
	t.about = bars.about = stats;
	t.failed = t.failed || !list;
	for (size_t i = 0; list && i < of->count; i++) {
		if (of->columns == players_bids_columns)
			add_bids_of(&t, list[i], stats->game->has_partners);
		else
			listing_row(&t, of->as_counted ? (const char *)of->items + i * of->size : list[i]);
		if (i < of->most)
			listing_row(&bars, list[i]);
	}
	free(list);
	doc_table(doc, "rows", &t);
	doc_for(doc, DOC_PAPER | DOC_WORKBOOK);
	doc_bars(doc, &bars);
	doc_for(doc, DOC_EVERYWHERE);
}

static void add_players(const struct report_stats *stats, struct doc *doc,
	const struct listing_column *columns)
{
	size_t enough = 0;

	/* Players with enough deals come first. */
	for (size_t i = 0; i < stats->player_count && enough < MOST_BARS; i++)
		enough += stats->players[i].tally.all.deals >= REPORT_STATS_ENOUGH;
	add_counted(stats, doc, &(struct counted_table){ columns, player_bars, &msg_stats_bars_players,
		stats->players, stats->player_count, sizeof *stats->players, by_average, .most = enough });
}

/* ---- the document ------------------------------------------------------------------------------ */

static void say_left_out(const struct report_stats *stats, struct doc *doc)
{
	enum lang lang = stats->wanted->lang;
	struct buf text = { 0 };

	if (stats->by_totals > 0)
		buf_msg(&text, lang, &msg_stats_by_totals, MSG_ARGS(num_of(stats->by_totals).text));
	if (stats->not_played > 0) {
		buf_str(&text, text.len > 0 ? " " : "");
		buf_msg(&text, lang, &msg_stats_not_played, MSG_ARGS(num_of(stats->not_played).text));
	}
	if (stats->thrown_in > 0) {
		buf_str(&text, text.len > 0 ? " " : "");
		buf_msg(&text, lang, &msg_stats_thrown_in, MSG_ARGS(num_of(stats->thrown_in).text));
	}
	doc_note(doc, buf_text(&text));
	buf_free(&text);
}

void report_stats_doc(const struct report_stats *stats, struct doc *out)
{
	static const struct msg *const titles[] = {
		[REPORT_STATS_PLAYERS] = &msg_stats_title_players,
		[REPORT_STATS_PLAYERS_BIDS] = &msg_stats_title_players_bids,
		[REPORT_STATS_BIDS] = &msg_stats_title_bids, [REPORT_STATS_KONTRAS] = &msg_stats_title_kontras,
		[REPORT_STATS_TABLES] = &msg_stats_title_tables,
	};
	static const struct msg *const notes[] = {
		[REPORT_STATS_PLAYERS] = &msg_stats_note_players,
		[REPORT_STATS_PLAYERS_BIDS] = &msg_stats_note_players_bids,
		[REPORT_STATS_BIDS] = &msg_stats_note_bids, [REPORT_STATS_KONTRAS] = &msg_stats_note_kontras,
		[REPORT_STATS_TABLES] = &msg_stats_note_tables,
	};
	static const struct msg *const partner_notes[] = {
		[REPORT_STATS_PLAYERS] = &msg_stats_note_players_partner,
		[REPORT_STATS_PLAYERS_BIDS] = &msg_stats_note_bids_partner,
		[REPORT_STATS_BIDS] = &msg_stats_note_bids_partner,
		[REPORT_STATS_KONTRAS] = &msg_stats_note_kontras,
		[REPORT_STATS_TABLES] = &msg_stats_note_tables_partner,
	};
	const struct report_stats_wanted *wanted = stats->wanted;
	struct buf text = { 0 };

	buf_msg(&text, wanted->lang, titles[wanted->kind], MSG_ARGS(wanted->title));
	doc_start(out, wanted->lang, buf_text(&text));
	out->is_list = true;
	buf_clear(&text);
	buf_msg(&text, wanted->lang, &msg_stats_counted,
		MSG_ARGS(num_of((int64_t)wanted->event_count).text, num_of(stats->deals).text));
	doc_subtitle(out, buf_text(&text));
	buf_free(&text);
	switch (wanted->kind) {
	case REPORT_STATS_PLAYERS:
		add_players(stats, out, stats->game->has_partners ? partner_columns : player_columns);
		break;
	case REPORT_STATS_PLAYERS_BIDS: add_players(stats, out, players_bids_columns); break;
	case REPORT_STATS_BIDS:
		add_counted(stats, out, &(struct counted_table){ bid_columns, bid_bars, &msg_stats_bars_bids,
			stats->bids.rows, stats->bids.count, sizeof *stats->bids.rows, by_declared, .most = MOST_PAIRS });
		break;
	case REPORT_STATS_KONTRAS:
		add_counted(stats, out, &(struct counted_table){ kontra_columns, kontra_bars, &msg_stats_bars_kontras,
			stats->parts.rows, stats->parts.count, sizeof *stats->parts.rows, by_declared,
			.most = stats->parts.count });
		break;
	case REPORT_STATS_TABLES:
		add_counted(stats, out, &(struct counted_table){ table_columns, table_bars, &msg_stats_bars_tables,
			stats->tables, stats->table_count, sizeof *stats->tables, by_moved, true, MOST_BARS });
		break;
	}
	doc_note(out, (stats->game->has_partners ? partner_notes : notes)[wanted->kind]->text[wanted->lang]);
	if (wanted->kind == REPORT_STATS_KONTRAS && stats->top_level > REPORT_REKONTRA)
		doc_note(out, msg_stats_note_levels.text[wanted->lang]);
	say_left_out(stats, out);
	if (stats->deals < REPORT_STATS_ENOUGH)
		doc_note(out, msg_stats_too_few.text[wanted->lang]);
}
