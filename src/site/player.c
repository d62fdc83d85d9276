/* A player's page in an event: places and points over the rounds, with whom, and the bids. */
#include "site/inner.h"

#include "base/messages.h"
#include "site/messages.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static int by_number(const void *key, const void *item)
{
	const struct book_table *wanted = key, *table = item;
	int rounds = (wanted->round > table->round) - (wanted->round < table->round);

	return rounds ? rounds : (wanted->no > table->no) - (wanted->no < table->no);
}

static const struct book_table *table_of(const struct site_event *event, int round, int no)
{
	const struct book_table wanted = { .round = round, .no = no };

	return bsearch(&wanted, event->tables, event->table_count, sizeof *event->tables, by_number);
}

/* Write the others at the table. */
static void write_others(struct buf *b, const struct book_table *table, int start_no)
{
	for (int seat = 0; table && seat < table->seat_count; seat++) {
		if (table->start_no[seat] != start_no)
			buf_printf(b, "%s%s", b->len ? ", " : "", table->player[seat]);
	}
}

static bool add_rounds(struct site *site, const struct site_event *event, const struct report_standing *row)
{
	const struct report_standings *standings = &event->standings;
	struct listing t;

	listing_start(&t, "");
	t.lang = site->lang;
	listing_column(&t, "round", &msg_site_head_round, LISTING_INT);
	listing_column(&t, "table", &msg_site_head_table, LISTING_INT);
	listing_column(&t, "others", &msg_site_head_opponents, LISTING_TEXT);
	if (!event->by_score)
		listing_column(&t, "place_points", &msg_site_head_place_points, LISTING_PLACE_POINTS);
	listing_column(&t, "score", &msg_site_head_score, LISTING_POINTS);
	listing_column(&t, "total_score", &msg_site_head_total, LISTING_POINTS);
	if (!event->by_lines)
		listing_column(&t, "stood", &msg_site_head_rank, LISTING_INT);
	for (size_t i = 0; i < standings->round_count; i++) {
		const struct report_round *round = &row->rounds[i];
		struct buf text = { 0 };
		if (!round->played)
			continue;
		listing_number(&t, standings->round_no[i]);
		listing_number(&t, round->table);
		buf_printf(&text, "../%d-%d.html", standings->round_no[i], round->table);
		listing_link(&t, buf_text(&text), NULL);
		buf_clear(&text);
		write_others(&text, table_of(event, standings->round_no[i], round->table), row->start_no);
		listing_text(&t, buf_text(&text));
		if (!event->by_score)
			listing_number(&t, round->place_points);
		listing_number(&t, round->score);
		listing_number(&t, round->total_score);
		if (!event->by_lines)
			listing_some(&t, round->rank);
		buf_free(&text);
	}
	site_text(site, "h2", msg_site_his_rounds.text[site->lang]);
	return site_table(site, "rounds", &t);
}

/* Draw places and points over the rounds. */
static bool add_charts(struct site *site, const struct site_event *event, const struct report_standing *row)
{
	size_t rounds = event->standings.round_count;
	double *values = calloc(2 * rounds + 1, sizeof *values);
	struct num *names = calloc(rounds + 1, sizeof *names);
	const char **columns = calloc(rounds + 1, sizeof *columns);
	bool done = values && names && columns;

	for (size_t i = 0; done && i < rounds; i++) {
		names[i] = num_of(event->standings.round_no[i]);
		columns[i] = names[i].text;
		values[i] = row->rounds[i].rank > 0 ? (double)row->rounds[i].rank : (double)NAN;
		values[rounds + i] = row->rounds[i].joined ? (double)row->rounds[i].total_score : (double)NAN;
	}
	if (done && rounds > 1) {
		const struct export_series series[] = { { row->player, values }, { row->player, values + rounds } };
		const char *axis = msg_site_figures_below.text[site->lang];
		if (!event->by_lines)
			site_chart(site, &(struct export_chart){ EXPORT_CHART_PLACES,
				msg_site_places_chart.text[site->lang], axis, columns, rounds, &series[0], 1 });
		site_chart(site, &(struct export_chart){ EXPORT_CHART_LINES, msg_site_points_chart.text[site->lang],
			axis, columns, rounds, &series[1], 1 });
	}
	free(values);
	free(names);
	free(columns);
	return done || err_set(site->e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}

/* List the player's bids as declarer, from the event's list of all. */
static bool add_bids(struct site *site, const struct listing *declared, const struct report_standing *row)
{
	static const struct listing_column columns[] = {
		{ "bid", &msg_site_head_bid, .kind = LISTING_TEXT },
		{ "deals", &msg_site_head_deals, .kind = LISTING_INT },
		{ "made", &msg_site_head_made, .kind = LISTING_INT },
		{ "lost", &msg_site_head_lost, .kind = LISTING_INT },
		{ .key = NULL }
	};
	struct listing view, t;
	bool done = listing_view(&view, declared, site->lang, true, site->e);

	if (!done)
		return false;
	listing_begin(&t, site->lang, "", columns);
	for (size_t i = 0; i < view.row_count; i++) {
		if (strcmp(listing_at(&view, i, 0).text, row->player) != 0)
			continue;
		for (size_t k = 1; k <= 4; k++) {
			const struct listing_cell cell = listing_at(&view, i, k);
			if (k == 1)
				listing_text(&t, cell.text);
			else
				listing_number(&t, cell.number);
		}
	}
	listing_view_free(&view);
	if (t.row_count == 0) {
		listing_free(&t);
		return true;
	}
	site_text(site, "h2", msg_site_his_bids.text[site->lang]);
	return site_table(site, "bids", &t);
}

/* Tell where the player sits in the last round, if it is not played yet. */
static void add_seat(struct site *site, const struct site_event *event, const struct report_standing *row)
{
	const struct book_table *last = event->table_count ? &event->tables[event->table_count - 1] : NULL;
	size_t rounds = event->standings.round_count;

	for (size_t i = event->table_count; last && i-- > 0 && event->tables[i].round == last->round;) {
		const struct book_table *table = &event->tables[i];
		for (int seat = 0; seat < table->seat_count; seat++) {
			if (table->start_no[seat] != row->start_no || (rounds && row->rounds[rounds - 1].played
					&& event->standings.round_no[rounds - 1] == table->round))
				continue;
			site_say(site, "p class=\"lead\"", &msg_site_sits, MSG_ARGS(num_of(table->round).text,
				num_of(table->no).text, text_seat_code(seat)));
		}
	}
}

static bool make_page(struct site *site, const struct site_event *event, const struct listing *declared,
	const struct report_standing *row)
{
	struct buf text = { 0 };
	struct num place = num_of(row->rank), score = num_signed(row->score),
		points = num_place_points(row->place_points, site->lang == LANG_HU ? ',' : '.');

	site_begin(site, row->player, "../../");
	buf_printf(&site->page, "<p class=\"soft\"><a href=\"../index.html\">");
	buf_html(&site->page, event->event->name);
	buf_str(&site->page, "</a></p>\n");
	if (row->club[0])
		site_text(site, "p class=\"soft\"", row->club);
	if (event->by_lines)
		site_say(site, "p class=\"lead\"", &msg_site_points, MSG_ARGS(score.text));
	else if (row->rank == 0)
		site_text(site, "p class=\"lead\"", msg_site_player_out.text[site->lang]);
	else if (event->by_score)
		site_say(site, "p class=\"lead\"", &msg_site_player_stands, MSG_ARGS(place.text, score.text));
	else
		site_say(site, "p class=\"lead\"", &msg_site_player_stands_placed,
			MSG_ARGS(place.text, points.text, score.text));
	add_seat(site, event, row);
	bool done = add_rounds(site, event, row) && add_charts(site, event, row) && add_bids(site, declared, row);
	buf_printf(&text, "%s/player/%d.html", buf_text(&event->folder), row->start_no);
	done = done && site_end(site, buf_text(&text));
	buf_free(&text);
	return done;
}

bool site_player_pages(struct site *site, struct site_event *event)
{
	struct listing declared = { 0 };
	int thrown_in;
	bool done = report_declared_table(site->s, event->event, &declared, &thrown_in, site->e);

	for (size_t i = 0; done && i < event->standings.count; i++)
		done = make_page(site, event, &declared, &event->standings.rows[i]);
	listing_free(&declared);
	return done;
}
