/* What the cards allowed, over all deals of an event with recorded cards: bids compared with what could be
 * forced, kontras with what could not, points given away. Facts only. */
#include "report/rulings/rulings.h"
#include "report/sheet/sheet.h"
#include "base/messages.h"
#include "games/messages.h"
#include "report/messages.h"
#include "report/stats/stats.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* ---- a play of the book ------------------------------------------------------------------------ */

bool report_play_find(struct book *s, const struct book_table *table, int no, struct game_play *out,
	bool *found, struct err *e)
{
	struct book_cards cards;
	struct desk_rules rules;
	struct game_deal contract = { .no = 0 };

	*found = false;
	if (!book_cards_find(s, table->id, no, 0, &cards, e))
		return false;
	if (!cards.id)
		return true;
	*found = true;
	if (!desk_rules_read(s, table->event, &rules, e))
		return false;
	const struct game_cards_play *play = rules.game.edition->game->cards;
	if (!play)
		return game_lacks(e, rules.game.edition, "cards");
	if (!play->contract_of(&cards.play, &contract))
		return err_set(e, ERR_FAILED, &msg_play_damaged, MSG_ARGS(num_of(cards.id).text));
	int turn = game_dealer_of(rules.game.edition->game, no, table->seat_count);
	*out = (struct game_play){ .rules = rules.game, .seats = table->seat_count, .words = cards.play,
		.dealer = contract.dealer == GAME_NO_SEAT ? turn : contract.dealer };
	return play->play(out, e);
}

/* ---- columns ----------------------------------------------------------------------------------- */

/* A deal that does not count, with the reason. */
struct left_out {
	int round, table, deal;
	const char *why;
};

#define AT(member) .item = offsetof(struct left_out, member)
static const struct listing_column left_out_columns[] = {
	{ "round", &msg_head_round_no, LISTING_INT, cell_int, AT(round) },
	{ "table", &msg_head_table_no, LISTING_INT, cell_int, AT(table) },
	{ "deal", &msg_head_deal_no, LISTING_INT, cell_int, AT(deal) },
	{ "why", &msg_head_left_out_why, LISTING_TEXT, cell_string, AT(why) },
	{ .key = NULL },
};
#undef AT

/* ---- reading ----------------------------------------------------------------------------------- */

/* The state of reading: the deals of a table are added. */
struct reading {
	struct book *book;
	struct report_card_stats *out;
	const struct book_table *table;
	struct err *e;
};

/* Write why the cards cannot be those played, as far as the sheet shows; nothing if they can. */
static bool find_doubt(const struct reading *r, int no, struct game_play *play, struct buf *why)
{
	const struct game_cards_play *cards = play->rules.edition->game->cards;
	struct buf lines = { 0 };
	struct book_deal deal;
	struct err none = { 0 };
	bool found = book_deal_find(r->book, r->table->id, no, &deal, &none);

	report_names(r->table, no, play->names);
	if (none.status != ERR_NONE && none.status != ERR_NOT_FOUND)
		return *r->e = none, false;
	if (found && deal.state == BOOK_VOID)
		buf_str(why, report_state_word(r->out->lang, deal.state));
	else if (found && deal.state == BOOK_PLAYED && deal.has_record)
		cards->against_record(&lines, r->out->lang, play, &deal.record);
	/* Join the lines: "…; …". */
	for (const char *line = buf_text(&lines); *line;) {
		size_t n = strcspn(line, "\n");
		buf_str(why, why->len > 0 ? "; " : "");
		buf_add(why, line, n);
		line += n + (line[n] == '\n');
	}
	buf_free(&lines);
	return true;
}

/* Read a deal; one whose cards cannot be played is left out too, and does not stop the rest. */
static bool read_deal(const struct reading *r, int no)
{
	struct report_card_stats *out = r->out;
	struct game_play play;
	struct buf why = { 0 };
	struct err refused = { 0 };
	bool found = false, done = true;

	if (report_play_find(r->book, r->table, no, &play, &found, &refused)) {
		done = !found || find_doubt(r, no, &play, &why);
	} else if (refused.status == ERR_REFUSED) {
		found = true;
		err_text(&why, r->out->lang, &refused);
	} else {
		*r->e = refused;
		done = false;
	}
	if (done && found && why.len > 0) {
		listing_row(&out->left_out, &(struct left_out){ r->table->round, r->table->no, no, buf_text(&why) });
	} else if (done && found) {
		struct report_card_deal *deals = list_grow(out->deals, out->count, sizeof *deals);
		out->left_out.failed = out->left_out.failed || !deals;
		if (deals) {
			out->deals = deals;
			deals[out->count++] = (struct report_card_deal){ .table = r->table, .no = no, .play = play };
		}
	}
	buf_free(&why);
	return done;
}

bool report_card_stats_read(struct book *s, const struct book_event *event, enum lang lang,
	struct report_card_stats *out, struct err *e)
{
	*out = (struct report_card_stats){ .lang = lang };
	listing_begin(&out->left_out, lang, msg_stats_left_out.text[lang], left_out_columns);
	if (!book_entries(s, event->id, &out->entries, &out->entry_count, e)
		|| !book_tables(s, event->id, 0, &out->tables, &out->table_count, e))
		return false;
	bool done = true;
	for (size_t i = 0; done && i < out->table_count; i++) {
		const struct reading r = { s, out, &out->tables[i], e };
		int *numbers = NULL;
		size_t count = 0;
		done = book_cards_numbers(s, r.table->id, &numbers, &count, e);
		for (size_t n = 0; done && n < count; n++)
			done = read_deal(&r, numbers[n]);
		book_free(numbers);
	}
	return done && (!out->left_out.failed || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS));
}

void report_card_stats_free(struct report_card_stats *stats)
{
	listing_free(&stats->left_out);
	free(stats->deals);
	book_free(stats->tables);
	book_free(stats->entries);
}

void report_card_stats_solve(struct report_card_stats *stats, size_t no, struct game_solver *s)
{
	struct report_card_deal *deal = &stats->deals[no];

	deal->play.rules.edition->solve->measure(&deal->play, stats->lang, s, &deal->measure);
}

enum { LEFT_OUT_COLUMN = 4 };

/* ---- as a document ----------------------------------------------------------------------------- */

/* What is counted for a player, or for all. */
struct counted {
	const char *player;
	int deals, declarer, bids[GAME_FITS], right, wrong, gave, gave_declarer, gave_defender;
};
#define AT(member) .item = offsetof(struct counted, member)
static const struct listing_column player_columns[] = {
	{ "player", &msg_head_player, LISTING_TEXT, cell_string, AT(player) },
	{ "deals", &msg_head_stats_deals, LISTING_INT, cell_int, AT(deals) },
	{ "declarer", &msg_head_stats_declarer, LISTING_INT, cell_int, AT(declarer) },
	{ "under", &msg_head_stats_under, LISTING_INT, cell_int, AT(bids[GAME_BID_UNDER]) },
	{ "fits", &msg_head_stats_fits, LISTING_INT, cell_int, AT(bids[GAME_BID_FITS]) },
	{ "over", &msg_head_stats_over, LISTING_INT, cell_int, AT(bids[GAME_BID_OVER]) },
	{ "kontras_right", &msg_head_stats_right, LISTING_INT, cell_int, AT(right) },
	{ "kontras_wrong", &msg_head_stats_wrong, LISTING_INT, cell_int, AT(wrong) },
	{ "gave_declarer", &msg_head_gave, LISTING_INT, cell_int, AT(gave_declarer), .for_scripts = true },
	{ "gave_defender", &msg_head_gave, LISTING_INT, cell_int, AT(gave_defender), .for_scripts = true },
	{ "gave", &msg_head_stats_gave, LISTING_INT, cell_int, AT(gave) },
	{ .key = NULL },
};
#undef AT

static struct counted count_player(const struct report_card_stats *stats, int64_t entry)
{
	struct counted c = { 0 };

	for (size_t i = 0; i < stats->count; i++) {
		const struct report_card_deal *deal = &stats->deals[i];
		for (int seat = 0; seat < deal->table->seat_count; seat++) {
			const struct game_measure *m = &deal->measure;
			bool declares = seat == m->declarer;
			if (!(m->players >> seat & 1) || book_entry_counted(deal->table, seat, deal->no) != entry)
				continue;
			c.deals++;
			c.declarer += declares;
			c.bids[m->fit] += declares;
			c.right += m->seat_right[seat];
			c.wrong += m->seat_wrong[seat];
			*(declares ? &c.gave_declarer : &c.gave_defender) += m->gave[seat];
			c.gave += m->gave[seat];
		}
	}
	return c;
}

static void table_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	const struct book_table *table = ((const struct report_card_deal *)row)->table;

	listing_number(t, column->item ? table->round : table->no);
}

static void declarer_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	const struct report_card_deal *deal = row;

	(void)column;
	listing_text(t, book_player_counted(deal->table, deal->measure.declarer, deal->no));
}

static void bid_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	const struct report_card_deal *deal = row;

	(void)column;
	listing_code(t, deal->measure.bid, deal->measure.bid_words);
}

static void fit_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	static const struct { const char *code; const struct msg *words; } kinds[GAME_FITS] = {
		[GAME_BID_UNDER] = { "under", &msg_stats_under }, [GAME_BID_FITS] = { "fits", &msg_stats_fits },
		[GAME_BID_OVER] = { "over", &msg_stats_over },
	};
	const struct report_card_deal *deal = row;

	(void)column;
	listing_code(t, kinds[deal->measure.fit].code, kinds[deal->measure.fit].words->text[t->lang]);
}

/* Show the forced bid worth most: its code, for people "40-100, zöld (+8)"; its points. */
static void best_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	const struct game_measure *m = &((const struct report_card_deal *)row)->measure;
	struct buf words = { 0 };

	if (column->kind == LISTING_INT) {
		listing_number(t, m->best_points);
		listing_last(t)->empty = !m->best[0];
	} else if (!m->best[0]) {
		listing_code(t, "", msg_par_cell_none.text[t->lang]);
	} else {
		buf_printf(&words, "%s (%s)", m->best_words, num_signed(m->best_points).text);
		listing_code(t, m->best, buf_text(&words));
	}
	buf_free(&words);
}

static void gave_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	const struct report_card_deal *deal = row;
	int gave = 0;

	(void)column;
	for (int seat = 0; seat < GAME_SEATS; seat++)
		gave += deal->measure.gave[seat];
	listing_number(t, gave);
}

#define AT(member) .item = offsetof(struct report_card_deal, member)
static const struct listing_column deal_columns[] = {
	{ "round", &msg_head_stats_round, LISTING_INT, table_cell, .item = true },
	{ "table", &msg_head_stats_table, LISTING_INT, table_cell, .item = false },
	{ "deal", &msg_head_stats_deal, LISTING_INT, cell_int, AT(no) },
	{ "declarer", &msg_head_declarer_points, .cell = declarer_cell },
	{ "bid", &msg_head_par_bid, .cell = bid_cell },
	{ "by_the_cards", &msg_head_stats_bid, .cell = fit_cell },
	{ "best", &msg_head_stats_best, .cell = best_cell },
	{ "best_points", &msg_head_par_points, LISTING_INT, .cell = best_cell, .for_scripts = true },
	{ "kontras_right", &msg_head_stats_right, LISTING_INT, cell_int, AT(measure.right), .for_scripts = true },
	{ "kontras_wrong", &msg_head_stats_wrong, LISTING_INT, cell_int, AT(measure.wrong), .for_scripts = true },
	{ "gave", &msg_head_stats_gave, LISTING_INT, .cell = gave_cell, .for_scripts = true },
	{ .key = NULL },
};

static void say_sums(const struct report_card_stats *stats, struct doc *doc)
{
	struct counted c = { .deals = (int)stats->count };
	struct buf text = { 0 };

	for (size_t i = 0; i < stats->count; i++) {
		const struct game_measure *m = &stats->deals[i].measure;
		c.bids[m->fit]++;
		c.right += m->right;
		c.wrong += m->wrong;
		for (int seat = 0; seat < GAME_SEATS; seat++)
			c.gave_declarer += m->gave[seat];
	}
	buf_msg(&text, stats->lang, &msg_stats_sums,
		MSG_ARGS(num_of(c.deals).text, num_of(c.bids[GAME_BID_UNDER]).text,
			num_of(c.bids[GAME_BID_FITS]).text, num_of(c.bids[GAME_BID_OVER]).text, num_of(c.right).text,
			num_of(c.wrong).text, num_of(c.gave_declarer).text));
	doc_text(doc, buf_text(&text));
	buf_free(&text);
}

/* Add a table with a space above it. */
static void add_apart(struct doc *doc, const char *key, struct listing *table, unsigned media)
{
	struct doc_part *part = doc_table(doc, key, table);

	if (!part)
		return;
	part->gap = DOC_GAP_ALWAYS;
	part->media = media;
}

/* List them for a terminal, whose lines are too short for a table of reasons. */
static void list_left_out(struct doc *doc, const struct listing *t)
{
	doc_gap(doc, DOC_GAP_ALWAYS);
	doc_heading(doc, t->title);
	doc_gap(doc, DOC_GAP_NONE);
	for (size_t row = 0; row < t->row_count; row++) {
		const struct listing_cell *cells = &t->cells[row * t->column_count];
		struct buf text = { 0 };
		buf_msg(&text, doc->lang, &msg_stats_left_out_deal, MSG_ARGS(num_of(cells[0].number).text,
			num_of(cells[1].number).text, num_of(cells[2].number).text, cells[3].text));
		doc_item(doc, "", LEFT_OUT_COLUMN, buf_text(&text));
		buf_free(&text);
	}
	doc_gap(doc, DOC_GAP_USUAL);
}

void report_card_stats_doc(struct report_card_stats *stats, const struct book_event *event, struct doc *doc)
{
	bool left_out = stats->left_out.row_count > 0;
	struct listing players, deals;
	struct buf title = { 0 };

	buf_msg(&title, stats->lang, &msg_stats_title, MSG_ARGS(event->name));
	doc_start(doc, stats->lang, buf_text(&title));
	buf_free(&title);
	say_sums(stats, doc);
	listing_begin(&players, stats->lang, msg_stats_players.text[stats->lang], player_columns);
	for (size_t i = 0; i < stats->entry_count; i++) {
		const struct book_entry *entry = &stats->entries[i];
		struct counted c = count_player(stats, entry->id);
		struct buf label = { 0 };
		book_player_label(&label, &entry->player);
		c.player = buf_text(&label);
		if (c.deals > 0)
			listing_row(&players, &c);
		buf_free(&label);
	}
	doc_table(doc, "players", &players);
	listing_begin(&deals, stats->lang, msg_stats_deals.text[stats->lang], deal_columns);
	listing_rows(&deals, stats->deals, stats->count, sizeof *stats->deals);
	add_apart(doc, "deals", &deals, DOC_EVERYWHERE);
	if (left_out && doc_for(doc, DOC_TERMINAL))
		list_left_out(doc, &stats->left_out);
	doc_for(doc, DOC_EVERYWHERE);
	add_apart(doc, "left_out", &stats->left_out,
		left_out ? DOC_EVERYWHERE & ~(unsigned)DOC_TERMINAL : DOC_TREE);
	doc_note(doc, msg_stats_note.text[stats->lang]);
}
