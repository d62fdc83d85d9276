/* Statistics, told: a table, the bars of its figures, and what was left out. */
#include "report/messages.h"
#include "report/stats/stats.h"

#include <stdlib.h>
#include <string.h>

/* A picture has no more bars than this; rows of two no more than that. */
enum { MOST_BARS = 24, MOST_PAIRS = 12 };

/* ---- figures ----------------------------------------------------------------------------------- */

/* n/d in hundredths, rounded half away from zero. */
static int64_t hundredths(int64_t n, int64_t d)
{
	int64_t twice = 200 * (n < 0 ? -n : n) / d;

	return (n < 0 ? -1 : 1) * ((twice + 1) / 2);
}

/* The error of an average of n figures, in hundredths: their deviation by the root of n. */
static int64_t error_of(const struct report_tally *tally)
{
	double n = tally->deals, sum = (double)tally->points;
	double square = 10000 * ((double)tally->squares - sum * sum / n) / (n - 1) / n,
		   root = square > 1 ? square : 1;

	for (int i = 0; i < 64; i++)
		root = (root + square / root) / 2;
	return square > 0 ? (int64_t)(root + 0.5) : 0;
}

/* An average of `count` figures; nothing of none. */
static void cell_average(struct listing *t, int64_t sum, int count)
{
	if (count > 0)
		listing_number(t, hundredths(sum, count));
	else
		listing_empty(t);
}

static void cell_error(struct listing *t, const struct report_tally *tally)
{
	if (tally->deals > 1)
		listing_number(t, error_of(tally));
	else
		listing_empty(t);
}

static void cell_few(struct listing *t, int count)
{
	bool few = count < REPORT_STATS_ENOUGH;

	listing_figure(t, few, few ? "*" : "");
}

static int both_sides(const int sides[2])
{
	return sides[0] + sides[1];
}

/* ---- columns ----------------------------------------------------------------------------------- */

struct column {
	const char *key;
	const struct msg *head;
	enum listing_kind kind;
	const struct msg *over;
	bool for_scripts;
};

static void start_table(struct listing *t, enum lang lang, const struct column *columns)
{
	listing_start(t, "");
	for (; columns->key; columns++) {
		listing_column(t, columns->key, columns->head, columns->kind);
		if (columns->over)
			listing_head(t, columns->head->text[lang], columns->over->text[lang]);
		if (columns->for_scripts)
			listing_for_scripts(t);
	}
}

#define END { NULL, NULL, LISTING_TEXT, NULL, false }

static const struct column player_columns[] = {
	{ "player", &msg_head_player, LISTING_TEXT, NULL, false },
	{ "deals", &msg_head_stats_deals, LISTING_INT, NULL, false },
	{ "points", &msg_head_stats_points, LISTING_POINTS, NULL, true },
	{ "average", &msg_head_stats_average, LISTING_HUNDREDTHS, NULL, false },
	{ "error", &msg_head_stats_error, LISTING_HUNDREDTHS, NULL, true },
	{ "few", &msg_head_stats_few, LISTING_INT, NULL, false },
	{ "declared", &msg_head_stats_deals, LISTING_INT, &msg_over_declarer, false },
	{ "made", &msg_head_stats_good, LISTING_INT, &msg_over_declarer, false },
	{ "lost", &msg_head_lost, LISTING_INT, &msg_over_declarer, true },
	{ "declarer_average", &msg_head_stats_average, LISTING_HUNDREDTHS, &msg_over_declarer, false },
	{ "defended", &msg_head_stats_deals, LISTING_INT, NULL, true },
	{ "defender_average", &msg_head_stats_defender, LISTING_HUNDREDTHS, NULL, false },
	{ "kontras", &msg_head_stats_said, LISTING_INT, &msg_over_kontra, false },
	{ "kontras_won", &msg_head_stats_won, LISTING_INT, &msg_over_kontra, false },
	{ "kontras_lost", &msg_head_lost, LISTING_INT, &msg_over_kontra, true },
	END,
};

/* Where the declarer has a partner; a kontra there is no one player's. */
static const struct column partner_columns[] = {
	{ "player", &msg_head_player, LISTING_TEXT, NULL, false },
	{ "deals", &msg_head_stats_deals, LISTING_INT, NULL, false },
	{ "points", &msg_head_stats_points, LISTING_POINTS, NULL, true },
	{ "average", &msg_head_stats_average, LISTING_HUNDREDTHS, NULL, false },
	{ "error", &msg_head_stats_error, LISTING_HUNDREDTHS, NULL, true },
	{ "few", &msg_head_stats_few, LISTING_INT, NULL, false },
	{ "declared", &msg_head_stats_deals, LISTING_INT, &msg_over_taker, false },
	{ "made", &msg_head_stats_good, LISTING_INT, &msg_over_taker, false },
	{ "lost", &msg_head_lost, LISTING_INT, &msg_over_taker, true },
	{ "declarer_average", &msg_head_stats_average, LISTING_HUNDREDTHS, &msg_over_taker, false },
	{ "partnered", &msg_head_stats_deals, LISTING_INT, &msg_over_partner, false },
	{ "partner_average", &msg_head_stats_average, LISTING_HUNDREDTHS, &msg_over_partner, false },
	{ "defended", &msg_head_stats_deals, LISTING_INT, NULL, true },
	{ "defender_average", &msg_head_stats_opponent, LISTING_HUNDREDTHS, NULL, false },
	END,
};

static const struct column players_bids_columns[] = {
	{ "player", &msg_head_player, LISTING_TEXT, NULL, false },
	{ "bid", &msg_head_bid, LISTING_TEXT, NULL, false },
	{ "deals", &msg_head_stats_deals, LISTING_INT, NULL, false },
	{ "made", &msg_head_stats_made, LISTING_INT, NULL, false },
	{ "lost", &msg_head_lost, LISTING_INT, NULL, true },
	{ "points", &msg_head_stats_points, LISTING_POINTS, NULL, true },
	{ "average", &msg_head_stats_average, LISTING_HUNDREDTHS, NULL, false },
	{ "few", &msg_head_stats_few, LISTING_INT, NULL, false },
	END,
};

static const struct column bid_columns[] = {
	{ "bid", &msg_head_bid, LISTING_TEXT, NULL, false },
	{ "declared", &msg_head_stats_declared, LISTING_INT, NULL, false },
	{ "share", &msg_head_stats_share, LISTING_HUNDREDTHS, NULL, false },
	{ "made", &msg_head_stats_made, LISTING_INT, NULL, false },
	{ "lost", &msg_head_lost, LISTING_INT, NULL, true },
	{ "rate", &msg_head_stats_rate, LISTING_HUNDREDTHS, NULL, false },
	{ "average", &msg_head_stats_average, LISTING_HUNDREDTHS, NULL, false },
	{ "error", &msg_head_stats_error, LISTING_HUNDREDTHS, NULL, false },
	{ "few", &msg_head_stats_few, LISTING_INT, NULL, false },
	{ "kontras", &msg_over_kontra, LISTING_INT, NULL, true },
	END,
};

static const struct column kontra_columns[] = {
	{ "part", &msg_head_stats_part, LISTING_TEXT, NULL, false },
	{ "declared", &msg_head_stats_declared, LISTING_INT, NULL, false },
	{ "kontras", &msg_head_stats_said, LISTING_INT, &msg_over_kontra, false },
	{ "won", &msg_head_stats_won, LISTING_INT, &msg_over_kontra, false },
	{ "lost", &msg_head_stats_unwon, LISTING_INT, &msg_over_kontra, false },
	{ "rate", &msg_head_stats_rate, LISTING_HUNDREDTHS, &msg_over_kontra, false },
	{ "few", &msg_head_stats_few, LISTING_INT, &msg_over_kontra, false },
	{ "rekontras", &msg_head_stats_said, LISTING_INT, &msg_over_rekontra, false },
	{ "rekontras_won", &msg_head_stats_won, LISTING_INT, &msg_over_rekontra, false },
	{ "rekontras_lost", &msg_head_stats_unwon, LISTING_INT, &msg_over_rekontra, false },
	END,
};

static const struct column table_columns[] = {
	{ "day", &msg_head_day, LISTING_TEXT, NULL, false },
	{ "event", &msg_head_event, LISTING_TEXT, NULL, true },
	{ "round", &msg_head_round_no, LISTING_INT, NULL, false },
	{ "table", &msg_head_table_no, LISTING_INT, NULL, false },
	{ "players", &msg_head_player, LISTING_TEXT, NULL, true },
	{ "deals", &msg_head_stats_deals, LISTING_INT, NULL, false },
	{ "made", &msg_head_stats_made, LISTING_INT, NULL, false },
	{ "lost", &msg_head_lost, LISTING_INT, NULL, false },
	{ "kontras", &msg_over_kontra, LISTING_INT, NULL, false },
	{ "moved", &msg_head_stats_moved, LISTING_INT, NULL, false },
	{ "average", &msg_head_stats_average, LISTING_HUNDREDTHS, NULL, false },
	END,
};

/* ---- order ------------------------------------------------------------------------------------- */

/* Those of whom there is enough first, then by the average, the higher one first, then by the name. */
static int compare_averages(const struct report_tally *x, const struct report_tally *y)
{
	bool few_x = x->deals < REPORT_STATS_ENOUGH, few_y = y->deals < REPORT_STATS_ENOUGH;

	if (few_x != few_y)
		return few_x - few_y;
	if (x->deals == 0 || y->deals == 0)
		return (x->deals == 0) - (y->deals == 0);
	int64_t a = x->points * y->deals, b = y->points * x->deals;
	return (a < b) - (a > b);
}

static int by_average(const void *a, const void *b)
{
	const struct report_stats_player *x = *(const struct report_stats_player *const *)a,
		*y = *(const struct report_stats_player *const *)b;
	int order = compare_averages(&x->tally, &y->tally);

	return order ? order : text_order(x->label, y->label);
}

static int by_declared(const void *a, const void *b)
{
	const struct report_stats_row *x = *(const struct report_stats_row *const *)a,
		*y = *(const struct report_stats_row *const *)b;

	return x->tally.declared != y->tally.declared ? y->tally.declared - x->tally.declared
												  : strcmp(x->code, y->code);
}

static int by_moved(const void *a, const void *b)
{
	const struct report_stats_table *x = *(const struct report_stats_table *const *)a,
		*y = *(const struct report_stats_table *const *)b;
	int64_t m = x->tally.points * y->tally.deals, n = y->tally.points * x->tally.deals;

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

/* ---- tables ------------------------------------------------------------------------------------ */

static void bid_cell(struct listing *t, enum lang lang, const struct report_stats_row *row)
{
	struct game_record record = { .declarer = 0 };
	struct buf words = { 0 };

	memcpy(record.bid, row->code, sizeof record.bid);
	game_piece_say(&words, lang, row->edition, &record, GAME_BID_ALONE);
	listing_code(t, row->code, words.len > 0 ? buf_text(&words) : row->code);
	buf_free(&words);
}

static void part_cell(struct listing *t, enum lang lang, const struct report_stats_row *row)
{
	const struct game *game = row->edition->game;
	const char *words = game->item_name ? game->item_name(lang, row->code) : NULL;

	listing_code(t, row->code, words ? words : row->code);
}

static void player_row(struct listing *t, const struct report_stats_player *player, bool has_partners)
{
	const struct report_tally *y = &player->tally;
	int said = both_sides(y->said), won = both_sides(y->won);

	listing_text(t, player->label);
	listing_number(t, y->deals);
	listing_number(t, y->points);
	cell_average(t, y->points, y->deals);
	cell_error(t, y);
	cell_few(t, y->deals);
	listing_number(t, y->declared);
	listing_number(t, y->made);
	listing_number(t, y->declared - y->made);
	cell_average(t, y->declared_points, y->declared);
	if (has_partners) {
		listing_number(t, y->partnered);
		cell_average(t, y->partnered_points, y->partnered);
	}
	listing_number(t, y->defended);
	cell_average(t, y->defended_points, y->defended);
	if (has_partners)
		return;
	listing_number(t, said);
	listing_number(t, won);
	listing_number(t, said - won);
}

static void bid_of_player_row(
	struct listing *t, enum lang lang, const char *player, const struct report_stats_row *row)
{
	const struct report_tally *y = &row->tally;

	listing_text(t, player);
	bid_cell(t, lang, row);
	listing_number(t, y->declared);
	listing_number(t, y->made);
	listing_number(t, y->declared - y->made);
	listing_number(t, y->points);
	cell_average(t, y->points, y->deals);
	cell_few(t, y->deals);
}

/* A row of what a player had who did not declare. */
static void other_row(struct listing *t, const char *player, const char *code, const char *words, int deals,
	int64_t points)
{
	listing_text(t, player);
	listing_code(t, code, words);
	listing_number(t, deals);
	listing_empty(t);
	listing_empty(t);
	listing_number(t, points);
	cell_average(t, points, deals);
	cell_few(t, deals);
}

/* All bids of a player, the commonest first, and behind them what he had as a partner and as a defender. */
static void bids_of_player(
	struct listing *t, enum lang lang, const struct report_stats_player *player, bool has_partners)
{
	const struct report_tally *y = &player->tally;
	const void **rows = sorted(player->bids.rows, player->bids.count, sizeof *player->bids.rows, by_declared);

	t->failed = t->failed || !rows;
	for (size_t i = 0; rows && i < player->bids.count; i++)
		bid_of_player_row(t, lang, player->label, rows[i]);
	free(rows);
	if (has_partners)
		other_row(t, player->label, "partner", msg_stats_as_partner.text[lang], y->partnered,
			y->partnered_points);
	other_row(t, player->label, "",
		(has_partners ? &msg_stats_as_opponent : &msg_stats_as_defender)->text[lang], y->defended,
		y->defended_points);
}

static void bid_row(struct listing *t, const struct report_stats *stats, const struct report_stats_row *row)
{
	const struct report_tally *y = &row->tally;

	bid_cell(t, stats->wanted->lang, row);
	listing_number(t, y->declared);
	listing_number(t, hundredths((int64_t)100 * y->declared, stats->deals));
	listing_number(t, y->made);
	listing_number(t, y->declared - y->made);
	listing_number(t, hundredths((int64_t)100 * y->made, y->declared));
	cell_average(t, y->points, y->deals);
	cell_error(t, y);
	cell_few(t, y->declared);
	listing_number(t, y->said[0]);
}

static void kontra_row(struct listing *t, enum lang lang, const struct report_stats_row *row)
{
	const struct report_tally *y = &row->tally;

	part_cell(t, lang, row);
	listing_number(t, y->declared);
	listing_number(t, y->said[0]);
	listing_number(t, y->won[0]);
	listing_number(t, y->said[0] - y->won[0]);
	cell_average(t, (int64_t)100 * y->won[0], y->said[0]);
	cell_few(t, y->said[0]);
	listing_number(t, y->said[1]);
	listing_number(t, y->won[1]);
	listing_number(t, y->said[1] - y->won[1]);
}

static void table_row(struct listing *t, enum lang lang, const struct report_stats_table *table)
{
	const struct report_tally *y = &table->tally;

	listing_code(t, table->event->day, day_of(table->event->day, lang).text);
	listing_text(t, table->event->name);
	listing_number(t, table->round);
	listing_number(t, table->no);
	listing_text(t, table->players);
	listing_number(t, y->deals);
	listing_number(t, y->made);
	listing_number(t, y->declared - y->made);
	listing_number(t, y->said[0]);
	listing_number(t, y->points);
	cell_average(t, y->points, y->deals);
}

/* ---- with their bars --------------------------------------------------------------------------- */

/* The table of figures behind a picture, begun: names, and one or two rows of bars. */
static void start_bars(struct listing *t, enum lang lang, const struct msg *title, const struct msg *first,
	const struct msg *second, enum listing_kind kind)
{
	listing_start(t, title->text[lang]);
	listing_column(t, "name", &msg_head_what, LISTING_TEXT);
	listing_column(t, "first", first, kind);
	if (second)
		listing_column(t, "second", second, kind);
}

static void add(struct doc *doc, struct listing *table, struct listing *bars)
{
	doc_table(doc, "rows", table);
	doc_for(doc, DOC_PAPER | DOC_WORKBOOK);
	doc_bars(doc, bars);
	doc_for(doc, DOC_EVERYWHERE);
}

static void add_players(const struct report_stats *stats, struct doc *doc, bool by_bid)
{
	enum lang lang = stats->wanted->lang;
	bool partners = stats->game->has_partners;
	const void **list = sorted(stats->players, stats->player_count, sizeof *stats->players, by_average);
	struct listing t, bars;

	start_table(&t, lang, by_bid ? players_bids_columns : partners ? partner_columns : player_columns);
	start_bars(&bars, lang, &msg_stats_bars_players, &msg_head_stats_average, NULL, LISTING_HUNDREDTHS);
	t.failed = t.failed || !list;
	for (size_t i = 0; list && i < stats->player_count; i++) {
		const struct report_stats_player *player = list[i];
		if (player->tally.deals == 0)
			continue;
		if (by_bid)
			bids_of_player(&t, lang, player, partners);
		else
			player_row(&t, player, partners);
		if (bars.row_count < MOST_BARS && player->tally.deals >= REPORT_STATS_ENOUGH) {
			listing_text(&bars, player->label);
			listing_number(&bars, hundredths(player->tally.points, player->tally.deals));
		}
	}
	free(list);
	add(doc, &t, &bars);
}

static void add_bids(const struct report_stats *stats, struct doc *doc)
{
	enum lang lang = stats->wanted->lang;
	const void **list = sorted(stats->bids.rows, stats->bids.count, sizeof *stats->bids.rows, by_declared);
	struct listing t, bars;

	start_table(&t, lang, bid_columns);
	start_bars(&bars, lang, &msg_stats_bars_bids, &msg_head_stats_declared, &msg_head_stats_made,
		LISTING_INT);
	t.failed = t.failed || !list;
	for (size_t i = 0; list && i < stats->bids.count; i++) {
		const struct report_stats_row *row = list[i];
		bid_row(&t, stats, row);
		if (i >= MOST_PAIRS)
			continue;
		bid_cell(&bars, lang, row);
		listing_number(&bars, row->tally.declared);
		listing_number(&bars, row->tally.made);
	}
	free(list);
	add(doc, &t, &bars);
}

static void add_kontras(const struct report_stats *stats, struct doc *doc)
{
	enum lang lang = stats->wanted->lang;
	const void **list = sorted(stats->parts.rows, stats->parts.count, sizeof *stats->parts.rows, by_declared);
	struct listing t, bars;

	start_table(&t, lang, kontra_columns);
	start_bars(&bars, lang, &msg_stats_bars_kontras, &msg_head_stats_said, &msg_head_stats_won, LISTING_INT);
	t.failed = t.failed || !list;
	for (size_t i = 0; list && i < stats->parts.count; i++) {
		const struct report_stats_row *row = list[i];
		kontra_row(&t, lang, row);
		part_cell(&bars, lang, row);
		listing_number(&bars, row->tally.said[0]);
		listing_number(&bars, row->tally.won[0]);
	}
	free(list);
	add(doc, &t, &bars);
}

static void add_tables(const struct report_stats *stats, struct doc *doc)
{
	enum lang lang = stats->wanted->lang;
	const void **list = sorted(stats->tables, stats->table_count, sizeof *stats->tables, by_moved);
	struct listing t, bars;

	start_table(&t, lang, table_columns);
	start_bars(&bars, lang, &msg_stats_bars_tables, &msg_head_stats_average, NULL, LISTING_HUNDREDTHS);
	for (size_t i = 0; i < stats->table_count; i++)
		table_row(&t, lang, &stats->tables[i]);
	t.failed = t.failed || !list;
	for (size_t i = 0; list && i < stats->table_count && i < MOST_BARS; i++) {
		const struct report_stats_table *table = list[i];
		struct buf name = { 0 };
		buf_printf(&name, "%s %d/%d",
			stats->wanted->event_count > 1 ? day_of(table->event->day, lang).text : "",
			table->round, table->no);
		listing_text(&bars, buf_text(&name) + (stats->wanted->event_count > 1 ? 0 : 1));
		listing_number(&bars, hundredths(table->tally.points, table->tally.deals));
		buf_free(&name);
	}
	free(list);
	add(doc, &t, &bars);
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
	case REPORT_STATS_PLAYERS: add_players(stats, out, false); break;
	case REPORT_STATS_PLAYERS_BIDS: add_players(stats, out, true); break;
	case REPORT_STATS_BIDS: add_bids(stats, out); break;
	case REPORT_STATS_KONTRAS: add_kontras(stats, out); break;
	case REPORT_STATS_TABLES: add_tables(stats, out); break;
	}
	doc_note(out, (stats->game->has_partners ? partner_notes : notes)[wanted->kind]->text[wanted->lang]);
	if (wanted->kind == REPORT_STATS_KONTRAS && stats->top_level > REPORT_REKONTRA)
		doc_note(out, msg_stats_note_levels.text[wanted->lang]);
	say_left_out(stats, out);
	if (stats->deals < REPORT_STATS_ENOUGH)
		doc_note(out, msg_stats_too_few.text[wanted->lang]);
}
