/* Count statistics deal by deal: the declarer, the bid, the kontras. */
#include "base/messages.h"
#include "report/stats/stats.h"

#include <stdlib.h>
#include <string.h>

/* ---- counting ---------------------------------------------------------------------------------- */

/* An entry of the current event, and the place of its player. */
struct entered {
	int64_t entry;
	size_t player;
};

/* An event being counted, with the current table and deal. */
struct counting {
	struct report_stats *stats;
	const struct game_edition *edition;
	struct entered *entered;       /* by entry */
	size_t entered_count;
	const struct book_table *table;
	struct report_stats_table *row;
	struct report_stats_player *who[BOOK_SEATS];   /* at the deal; NULL: does not play in it */
	bool failed;
};

static int compare_players(const void *a, const void *b)
{
	const struct report_stats_player *x = a, *y = b;

	return (x->id > y->id) - (x->id < y->id);
}

static int compare_entered(const void *a, const void *b)
{
	const struct entered *x = a, *y = b;

	return (x->entry > y->entry) - (x->entry < y->entry);
}

static struct report_tally *tally_of(
	struct report_stats_rows *rows, const struct game_edition *edition, const char *code)
{
	for (size_t i = 0; i < rows->count; i++) {
		if (rows->rows[i].edition->game == edition->game && strcmp(rows->rows[i].code, code) == 0)
			return &rows->rows[i].tally;
	}
	struct report_stats_row *more = list_grow(rows->rows, rows->count, sizeof *more);
	if (!more)
		return NULL;
	rows->rows = more;
	struct report_stats_row *row = &rows->rows[rows->count++];
	*row = (struct report_stats_row){ .edition = edition };
	memcpy(row->code, code, strnlen(code, sizeof row->code - 1));
	return &row->tally;
}

/* ---- a deal ------------------------------------------------------------------------------------ */

static void add_figure(struct report_figure *figure, int points, bool made)
{
	figure->deals++;
	figure->made += made;
	figure->points += points;
}

static void count_points(struct report_tally *tally, int points)
{
	add_figure(&tally->all, points, false);
	tally->squares += (int64_t)points * points;
}

/* Count a word: a kontra of the defenders (side 0) or a rekontra of the declarer (1). */
static void count_said(struct report_tally *tally, int side, bool won)
{
	add_figure(&tally->said[side], 0, won);
	add_figure(&tally->said[REPORT_SAID_BOTH], 0, won);
}

static const struct game_fact *result_of(const struct game_record *record, const char *item)
{
	for (int i = 0; i < record->fact_count; i++) {
		if (strcmp(record->facts[i].kind, "result") == 0 && strcmp(record->facts[i].item, item) == 0)
			return &record->facts[i];
	}
	return NULL;
}

/* Count a level: kontra, rekontra and so on in turn. In bids where each seat has its own it is that
 * defender's, else both defenders'. */
static void count_level(struct counting *c, const struct book_deal *deal, const struct game_fact *fact,
	struct report_tally *part, struct report_tally *bid)
{
	const struct game_fact *result = result_of(&deal->record, fact->item);
	bool part_made = result && result->value == 1;
	int seat = text_seat_read(fact->subject, strlen(fact->subject), BOOK_SEATS), side = 0;

	if (fact->value > c->stats->top_level)
		c->stats->top_level = fact->value;
	for (int level = 2; level <= fact->value; level *= 2, side = !side) {
		bool won = part_made == (side == 1);
		count_said(part, side, won);
		count_said(bid, side, won);
		count_said(&c->row->tally, side, won);
		for (int i = 0; i < c->table->seat_count; i++) {
			bool says = side == 1 ? i == deal->record.declarer
				: i != deal->record.declarer && (seat < 0 || i == seat);
			if (c->who[i] && says)
				count_said(&c->who[i]->tally, side, won);
		}
	}
}

/* Count all parts of the bid, and the kontras: a bid conceded or thrown in has lost all its parts. */
static void count_parts(struct counting *c, const struct book_deal *deal, struct report_tally *bid)
{
	const struct game_record *record = &deal->record;
	const struct game *game = c->edition->game;
	const char *item;

	for (int i = 0; game->bid_part && (item = game->bid_part(c->edition, record->bid, i)); i++) {
		const struct game_fact *result = result_of(record, item);
		struct report_tally *part = tally_of(&c->stats->parts, c->edition, item);
		if (part)
			add_figure(&part->declared, 0, result && result->value == 1);
		c->failed = c->failed || !part;
	}
	const bool is_played = strcmp(record->ending, GAME_UNPLAYED) != 0;
	for (int i = 0; i < record->fact_count; i++) {
		if (!is_played || strcmp(record->facts[i].kind, "kontra") != 0)
			continue;
		struct report_tally *part = tally_of(&c->stats->parts, c->edition, record->facts[i].item);
		if (part)
			count_level(c, deal, &record->facts[i], part, bid);
		c->failed = c->failed || !part;
	}
}

/* Count the players, and the points of each. */
static void count_seats(struct counting *c, const struct book_deal *deal, bool made)
{
	unsigned playing = game_players_at(c->edition->game, c->table->seat_count, deal->dealer);
	int partner = -1;

	for (int i = 0; i < deal->record.fact_count; i++) {
		const struct game_fact *fact = &deal->record.facts[i];
		if (strcmp(fact->kind, "partner") == 0)
			partner = text_seat_read(fact->subject, strlen(fact->subject), BOOK_SEATS);
	}
	for (int seat = 0; seat < c->table->seat_count; seat++) {
		struct report_stats_player *who = c->who[seat];
		int points = deal->points[seat];
		if (!(playing >> seat & 1))
			c->who[seat] = who = NULL;
		if (points > 0)
			c->row->tally.all.points += points;
		if (!who)
			continue;
		count_points(&who->tally, points);
		if (seat == partner) {
			add_figure(&who->tally.partnered, points, false);
			continue;
		}
		if (seat != deal->record.declarer) {
			add_figure(&who->tally.defended, points, false);
			continue;
		}
		struct report_tally *own = tally_of(&who->bids, c->edition, deal->record.bid);
		add_figure(&who->tally.declared, points, made);
		if (own) {
			count_points(own, points);
			add_figure(&own->declared, points, made);
		}
		c->failed = c->failed || !own;
	}
}

static void count_deal(struct counting *c, const struct book_deal *deal)
{
	int seat = deal->record.declarer;

	if (deal->state == BOOK_REDEAL || deal->state == BOOK_TAKEN_BACK)
		return;
	if (deal->state != BOOK_PLAYED || !deal->has_record || seat < 0 || seat >= c->table->seat_count) {
		c->stats->not_played++;
		return;
	}
	const char *no_bid = c->edition->game->no_bid;
	if (no_bid && strcmp(deal->record.bid, no_bid) == 0) {
		c->stats->thrown_in++;
		return;
	}
	bool made = game_record_is_made(&deal->record);
	struct report_tally *bid = tally_of(&c->stats->bids, c->edition, deal->record.bid);
	if (!bid) {
		c->failed = true;
		return;
	}
	c->stats->deals++;
	for (int i = 0; i < BOOK_SEATS; i++) {
		bool is_seat = i < c->table->seat_count;
		struct entered key = { .entry = is_seat ? book_entry_counted(c->table, i, deal->no) : 0 };
		const struct entered *found = c->entered_count == 0 ? NULL
			: bsearch(&key, c->entered, c->entered_count, sizeof key, compare_entered);
		c->who[i] = found ? &c->stats->players[found->player] : NULL;
	}
	count_seats(c, deal, made);
	count_points(bid, deal->points[seat]);
	add_figure(&bid->declared, deal->points[seat], made);
	c->row->tally.all.deals++;
	add_figure(&c->row->tally.declared, deal->points[seat], made);
	count_parts(c, deal, bid);
}

/* ---- tables and events ------------------------------------------------------------------------- */

static bool count_table(struct book *s, struct counting *c, const struct book_event *event, struct err *e)
{
	struct report_stats *stats = c->stats;
	struct book_totals totals;
	struct book_deal *deals = NULL;
	size_t count = 0;

	if (!book_totals_find(s, c->table->id, &totals, e)
		|| !book_table_deals(s, c->table->id, &deals, &count, e))
		return false;
	if (totals.id && totals.counts) {
		stats->by_totals++;
		count = 0;
	}
	c->row = &stats->tables[stats->table_count];
	*c->row = (struct report_stats_table){ .event = event, .round = c->table->round, .no = c->table->no };
	for (int seat = 0; seat < c->table->seat_count; seat++) {
		const char *name = c->table->player[seat];
		size_t at = strlen(c->row->players), n = strlen(name);
		if (at + n + 3 > sizeof c->row->players)
			break;
		strcpy(stpcpy(c->row->players + at, at > 0 ? ", " : ""), name);
	}
	for (size_t i = 0; i < count; i++)
		count_deal(c, &deals[i]);
	stats->table_count += c->row->tally.all.deals > 0;
	book_free(deals);
	return true;
}

/* Find the event's entries, each with the place of its player. */
static bool find_entered(struct book *s, struct counting *c, int64_t event, struct err *e)
{
	struct book_entry *entries = NULL;
	size_t count = 0;

	if (!book_entries(s, event, &entries, &count, e))
		return false;
	c->entered = calloc(count + 1, sizeof *c->entered);
	for (size_t i = 0; c->entered && i < count; i++) {
		struct report_stats_player key = { .id = entries[i].player.id };
		const struct report_stats_player *found = c->stats->player_count == 0 ? NULL
			: bsearch(&key, c->stats->players, c->stats->player_count, sizeof key, compare_players);
		if (found)
			c->entered[c->entered_count++] = (struct entered){ entries[i].id,
				(size_t)(found - c->stats->players) };
	}
	book_free(entries);
	if (c->entered && c->entered_count > 0)
		list_sort(c->entered, c->entered_count, sizeof *c->entered, compare_entered);
	return c->entered || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}

static bool count_event(struct book *s, struct report_stats *stats, const struct book_event *event,
	struct err *e)
{
	struct counting c = { .stats = stats, .edition = game_edition_find(event->edition) };
	struct book_table *tables = NULL;
	size_t count = 0;
	bool done = (c.edition || desk_edition_refuse(e, event->edition)) && find_entered(s, &c, event->id, e)
		&& book_tables(s, event->id, 0, &tables, &count, e);

	stats->game = c.edition ? c.edition->game : stats->game;
	if (done) {
		struct report_stats_table *more
			= realloc(stats->tables, (stats->table_count + count + 1) * sizeof *more);
		if (more)
			stats->tables = more;
		c.failed = !more;
	}
	for (size_t i = 0; done && !c.failed && i < count; i++) {
		c.table = &tables[i];
		done = count_table(s, &c, event, e);
	}
	book_free(tables);
	free(c.entered);
	return done && (!c.failed || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS));
}

bool report_stats_make(struct book *s, const struct report_stats_wanted *wanted, struct doc *out,
	struct err *e)
{
	struct report_stats stats = { .wanted = wanted };
	struct book_player *list = NULL;
	size_t count = 0, played = 0;

	if (!book_players(s, NULL, &list, &count, e))
		return false;
	stats.players = calloc(count + 1, sizeof *stats.players);
	for (size_t i = 0; stats.players && i < count; i++) {
		struct report_stats_player *player = &stats.players[stats.player_count++];
		struct buf label = { 0 };
		book_player_label(&label, &list[i]);
		player->id = list[i].id;
		memcpy(player->label, buf_text(&label), strnlen(buf_text(&label), sizeof player->label - 1));
		buf_free(&label);
	}
	book_free(list);
	if (stats.player_count > 0)
		list_sort(stats.players, stats.player_count, sizeof *stats.players, compare_players);
	bool done = stats.players || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	for (size_t i = 0; done && i < wanted->event_count; i++)
		done = count_event(s, &stats, &wanted->events[i], e);
	for (size_t i = 0; i < stats.player_count; i++) {
		if (stats.players[i].tally.all.deals > 0)
			stats.players[played++] = stats.players[i];
	}
	stats.player_count = played;
	if (done)
		report_stats_doc(&stats, out);
	for (size_t i = 0; i < stats.player_count; i++)
		free(stats.players[i].bids.rows);
	free(stats.players);
	free(stats.tables);
	free(stats.bids.rows);
	free(stats.parts.rows);
	return done;
}
