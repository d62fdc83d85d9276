/* The strength of players, by least squares over the deals of events. */
#include "base/messages.h"
#include "event/event.h"
#include "games/game.h"
#include "report/messages.h"
#include "report/standings/standings.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

struct rated {
	int64_t id;
	char label[BOOK_LABEL];
	struct event_rating rating;
	int rank;
};

/* The meetings so far, and the players by id. */
struct gathering {
	struct rated *players;
	size_t player_count;
	struct event_meeting *list;
	size_t count;
	int deals, by_totals;
	int groups;                 /* of players without a common opponent */
};

static int by_player(const void *a, const void *b)
{
	const struct rated *x = a, *y = b;

	return (x->id > y->id) - (x->id < y->id);
}

static int32_t player_at(const struct gathering *g, int64_t id)
{
	const struct rated key = { .id = id };
	const struct rated *found = bsearch(&key, g->players, g->player_count, sizeof key, by_player);

	return found ? (int32_t)(found - g->players) : -1;
}

static bool read_players(struct book *s, struct gathering *g, struct err *e)
{
	struct book_player *list = NULL;

	if (!book_players(s, "", &list, &g->player_count, e))
		return false;
	g->players = calloc(g->player_count + 1, sizeof *g->players);
	for (size_t i = 0; g->players && i < g->player_count; i++) {
		struct buf label = { 0 };
		book_player_label(&label, &list[i]);
		g->players[i].id = list[i].id;
		memcpy(g->players[i].label, buf_text(&label), strnlen(buf_text(&label), BOOK_LABEL - 1));
		buf_free(&label);
	}
	book_free(list);
	if (!g->players)
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	list_sort(g->players, g->player_count, sizeof *g->players, by_player);
	return true;
}

/* ---- gathering --------------------------------------------------------------------------------- */

static int by_table(const void *a, const void *b)
{
	const struct book_point *x = a, *y = b;

	if (x->table != y->table)
		return x->table > y->table ? 1 : -1;
	return x->deal_no != y->deal_no ? x->deal_no - y->deal_no : x->seat - y->seat;
}

/* Add a deal; the deals of one table with the same players are one meeting. */
static bool add_meeting(struct gathering *g, const struct event_meeting *deal, bool goes_on, struct err *e)
{
	struct event_meeting *last = g->count > 0 ? &g->list[g->count - 1] : NULL;

	if (goes_on && last && last->seats == deal->seats
		&& memcmp(last->player, deal->player, sizeof deal->player) == 0) {
		for (int i = 0; i < deal->seats; i++)
			last->points[i] += deal->points[i];
		last->deals += deal->deals;
		return true;
	}
	struct event_meeting *list = list_grow(g->list, g->count, sizeof *list);
	if (!list)
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	g->list = list;
	g->list[g->count++] = *deal;
	return true;
}

/* The player of an entry of the event. */
struct entered {
	int64_t entry;
	int32_t player;
};

static int by_entry(const void *a, const void *b)
{
	const struct entered *x = a, *y = b;

	return (x->entry > y->entry) - (x->entry < y->entry);
}

static int32_t entered_player(const struct entered *list, size_t count, int64_t entry)
{
	const struct entered key = { .entry = entry };
	const struct entered *found = bsearch(&key, list, count, sizeof key, by_entry);

	return found ? found->player : -1;
}

static bool gather_deals(struct gathering *g, const struct game *game, struct book_point *points,
	size_t count, const struct entered *entered, size_t entered_count, struct err *e)
{
	int64_t table = 0;

	list_sort(points, count, sizeof *points, by_table);
	for (size_t i = 0, n; i < count; i += n) {
		struct event_meeting deal = { .deals = 1 };
		bool is_known = true;
		n = 1;
		while (i + n < count && points[i + n].table == points[i].table
			&& points[i + n].deal_no == points[i].deal_no)
			n++;
		/* The deal of its players; none if a seat is empty. */
		unsigned playing = game_players_at(game, points[i + n - 1].seat + 1, points[i].dealer);
		for (size_t at = i; is_known && at < i + n; at++) {
			if (!(playing >> points[at].seat & 1))
				continue;
			int32_t player = entered_player(entered, entered_count, points[at].entry);
			is_known = player >= 0 && deal.seats < EVENT_RATED_SEATS;
			if (!is_known)
				break;
			deal.player[deal.seats] = player;
			deal.points[deal.seats++] = points[at].points;
		}
		if (!is_known || deal.seats < 2)
			continue;
		if (!add_meeting(g, &deal, points[i].table == table, e))
			return false;
		table = points[i].table;
		g->deals++;
	}
	return true;
}

/* Gather the tables whose players had all their deals together. */
static bool gather_tables(struct gathering *g, const struct book_meeting *list, size_t count,
	const struct entered *entered, size_t entered_count, struct err *e)
{
	_Static_assert((int)BOOK_MEETING == (int)EVENT_RATED_SEATS, "a table that can be rated");

	for (size_t i = 0; i < count; i++) {
		struct event_meeting meeting = { .deals = list[i].deals };
		bool known = true;
		for (int seat = 0; seat < BOOK_MEETING && list[i].entry[seat]; seat++) {
			meeting.player[seat] = entered_player(entered, entered_count, list[i].entry[seat]);
			meeting.points[seat] = list[i].points[seat];
			known = known && meeting.player[seat] >= 0;
			meeting.seats++;
		}
		if (!known)
			continue;
		if (!add_meeting(g, &meeting, false, e))
			return false;
		g->deals += meeting.deals;
	}
	return true;
}

/* Gather an event's meetings: of full tables at once, of others deal by deal. */
static bool gather_event(struct book *s, const struct book_event *event, struct gathering *g, struct err *e)
{
	const struct game_edition *edition = game_edition_find(event->edition);
	struct book_entry *list = NULL;
	struct book_meeting *meetings = NULL;
	struct book_point *points = NULL;
	size_t count = 0, meeting_count = 0, point_count = 0;
	unsigned full = 0;   /* the numbers of seats at which everyone plays each deal: bit n for n */
	int by_totals = 0;

	if (!edition)
		return desk_edition_refuse(e, event->edition);
	if (!book_entries(s, event->id, &list, &count, e))
		return false;
	struct entered *entered = calloc(count + 1, sizeof *entered);
	for (size_t i = 0; entered && i < count; i++)
		entered[i] = (struct entered){ list[i].id, player_at(g, list[i].player.id) };
	book_free(list);
	if (!entered)
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	list_sort(entered, count, sizeof *entered, by_entry);
	for (int seats = 2; seats <= EVENT_RATED_SEATS; seats++) {
		bool is_full = true;
		for (int dealer = 0; dealer < seats; dealer++)
			is_full = is_full && game_players_at(edition->game, seats, dealer) == (1u << seats) - 1;
		full |= (unsigned)is_full << seats;
	}
	bool done = book_meetings(s, event->id, full, &meetings, &meeting_count, e)
		&& book_points_apart(s, event->id, full, &points, &point_count, e)
		&& book_total_tables(s, event->id, &by_totals, e)
		&& gather_tables(g, meetings, meeting_count, entered, count, e)
		&& gather_deals(g, edition->game, points, point_count, entered, count, e);
	g->by_totals += by_totals;
	book_free(meetings);
	book_free(points);
	free(entered);
	return done;
}

/* ---- results ----------------------------------------------------------------------------------- */

static int by_strength(const void *a, const void *b)
{
	const struct rated *x = a, *y = b;

	if (x->rating.strength != y->rating.strength)
		return x->rating.strength < y->rating.strength ? 1 : -1;
	return text_order(x->label, y->label);
}

static int64_t thousandths(double x)
{
	return (int64_t)(x < 0 ? x * 1000 - 0.5 : x * 1000 + 0.5);
}

/* Drop players without a deal, and renumber the players of the meetings. */
static void drop_idle(struct gathering *g, int32_t *moved)
{
	size_t kept = 0;

	for (size_t i = 0; i < g->player_count; i++)
		moved[i] = -1;
	for (size_t i = 0; i < g->count; i++) {
		for (int seat = 0; seat < g->list[i].seats; seat++)
			moved[g->list[i].player[seat]] = 0;
	}
	for (size_t i = 0; i < g->player_count; i++) {
		if (moved[i] < 0)
			continue;
		moved[i] = (int32_t)kept;
		g->players[kept++] = g->players[i];
	}
	g->player_count = kept;
	for (size_t i = 0; i < g->count; i++) {
		for (int seat = 0; seat < g->list[i].seats; seat++)
			g->list[i].player[seat] = moved[g->list[i].player[seat]];
	}
}

/* Return the player who represents a player's group. */
static int32_t head_of(int32_t *above, int32_t player)
{
	while (above[player] != player)
		player = above[player] = above[above[player]];
	return player;
}

/* Count the groups of players; two who met are in one group. */
static int count_groups(const struct gathering *g, int32_t *above)
{
	int groups = (int)g->player_count;

	for (size_t i = 0; i < g->player_count; i++)
		above[i] = (int32_t)i;
	for (size_t i = 0; i < g->count; i++) {
		for (int seat = 1; seat < g->list[i].seats; seat++) {
			int32_t one = head_of(above, g->list[i].player[0]),
					other = head_of(above, g->list[i].player[seat]);
			groups -= one != other;
			above[one] = other;
		}
	}
	return groups;
}

static bool rate(struct gathering *g, struct err *e)
{
	int32_t *moved = calloc(g->player_count + 1, sizeof *moved);

	if (moved) {
		drop_idle(g, moved);
		g->groups = count_groups(g, moved);
	}
	free(moved);
	struct event_rating *ratings = calloc(g->player_count + 1, sizeof *ratings);
	if (!moved || !ratings) {
		free(ratings);
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	}
	event_rate(g->list, g->count, ratings, (int)g->player_count);
	for (size_t i = 0; i < g->player_count; i++)
		g->players[i].rating = ratings[i];
	free(ratings);
	list_sort(g->players, g->player_count, sizeof *g->players, by_strength);
	for (size_t i = 0; i < g->player_count; i++) {
		struct rated *player = &g->players[i];
		bool is_equal = i > 0
			&& thousandths(player->rating.strength) == thousandths(player[-1].rating.strength);
		player->rank = is_equal ? player[-1].rank : (int)i + 1;
	}
	return true;
}

static void thousandths_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	listing_number(t, thousandths(*(const double *)(const void *)((const char *)row + column->item)));
}

static void few_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	bool few = ((const struct rated *)row)->rating.deals < REPORT_STATS_ENOUGH;

	(void)column;
	listing_figure(t, few, few ? "*" : "");
}

#define AT(member) .item = offsetof(struct rated, member)
static const struct listing_column rating_columns[] = {
	{ "rank", &msg_head_rank, LISTING_INT, cell_int, AT(rank) },
	{ "player", &msg_head_player, LISTING_TEXT, cell_chars, AT(label) },
	{ "strength", &msg_head_strength, LISTING_THOUSANDTHS, thousandths_cell, AT(rating.strength) },
	{ "deals", &msg_head_stats_deals, LISTING_INT, cell_int64, AT(rating.deals) },
	{ "error", &msg_head_stats_error, LISTING_THOUSANDTHS, thousandths_cell, AT(rating.error) },
	{ "few", &msg_head_stats_few, LISTING_INT, .cell = few_cell },
	{ .key = NULL },
};

bool report_ratings_doc(struct book *s, const struct book_event *events, size_t count, const char *title,
	enum lang lang, struct doc *out, struct err *e)
{
	struct gathering g = { 0 };
	struct buf text = { 0 };
	struct listing t = { 0 };
	bool done = read_players(s, &g, e);

	for (size_t i = 0; done && i < count; i++)
		done = gather_event(s, &events[i], &g, e);
	done = done && rate(&g, e);
	buf_msg(&text, lang, &msg_ratings_title, MSG_ARGS(title));
	doc_start(out, lang, buf_text(&text));
	out->is_list = true;
	buf_clear(&text);
	buf_msg(&text, lang, &msg_stats_counted, MSG_ARGS(num_of((int64_t)count).text, num_of(g.deals).text));
	doc_subtitle(out, buf_text(&text));
	buf_free(&text);
	if (done) {
		listing_begin(&t, lang, "", rating_columns);
		listing_rows(&t, g.players, g.player_count, sizeof *g.players);
		doc_table(out, "ratings", &t);
		doc_note(out, msg_ratings_note.text[lang]);
		if (g.by_totals > 0)
			doc_say(out, doc_note, &msg_ratings_by_totals, MSG_ARGS(num_of(g.by_totals).text));
		if (g.groups > 1)
			doc_say(out, doc_note, &msg_ratings_groups, MSG_ARGS(num_of(g.groups).text));
		if (g.deals < REPORT_STATS_ENOUGH)
			doc_note(out, msg_stats_too_few.text[lang]);
	}
	free(g.players);
	free(g.list);
	return done;
}
