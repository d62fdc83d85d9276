/* An event's page: where it stands, the standings, who sat where, prizes, rulings and measures. */
#include "site/inner.h"

#include "base/messages.h"
#include "report/rulings/rulings.h"
#include "site/messages.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { FIRST = 6, PODIUM = 3, PLACES = 64 };

/* ---- where it stands ----------------------------------------------------------------------------- */

static void add_status(struct site *site, const struct site_event *event)
{
	const struct report_standings *standings = &event->standings;
	struct num round = num_of(standings->round_count ? standings->round_no[standings->round_count - 1] : 0),
		open = num_of(standings->unfinished);

	buf_str(&site->page, "<div class=\"status\" role=\"status\">\n");
	if (standings->round_count == 0)
		site_text(site, "p", msg_site_status_none.text[site->lang]);
	else
		site_say(site, "p", standings->unfinished ? &msg_site_status_open : &msg_site_status_done,
			MSG_ARGS(round.text, open.text));
	if (standings->is_disputed)
		site_text(site, "p", msg_site_status_disputes.text[site->lang]);
	buf_str(&site->page, "</div>\n");
}

static void add_podium(struct site *site, const struct site_event *event)
{
	const struct report_standings *standings = &event->standings;

	if (standings->placed < PODIUM || standings->round_count == 0)
		return;
	buf_str(&site->page, "<div class=\"podium\">\n");
	for (size_t i = 0; i < PODIUM; i++) {
		const struct report_standing *row = &standings->rows[i];
		struct num points = num_place_points(row->place_points, site->lang == LANG_HU ? ',' : '.');
		buf_str(&site->page, "<div>\n");
		site_say(site, "p", &msg_site_place, MSG_ARGS(num_of(row->rank).text));
		buf_printf(&site->page, "<p class=\"name\"><a href=\"player/%d.html\">", row->start_no);
		buf_html(&site->page, row->player);
		buf_str(&site->page, "</a></p>\n");
		if (!event->by_score)
			site_say(site, "p class=\"figure\"", &msg_site_place_points, MSG_ARGS(points.text));
		site_say(site, event->by_score ? "p class=\"figure\"" : "p", &msg_site_points,
			MSG_ARGS(num_signed(row->score).text));
		buf_str(&site->page, "</div>\n");
	}
	buf_str(&site->page, "</div>\n");
}

/* ---- standings ----------------------------------------------------------------------------------- */

/* Add the line of a player's places in the last rounds. */
static void line_cell(struct listing *t, const struct report_standings *standings,
	const struct report_standing *row)
{
	int places[PLACES];
	size_t count = 0;
	struct buf svg = { 0 }, list = { 0 }, label = { 0 };
	const size_t rounds = standings->round_count;

	for (size_t i = rounds > PLACES ? rounds - PLACES : 0; i < rounds; i++) {
		if (row->rounds[i].rank == 0)
			continue;
		places[count++] = row->rounds[i].rank;
		buf_printf(&list, "%s%d", count > 1 ? ", " : "", row->rounds[i].rank);
	}
	listing_text(t, buf_text(&list));
	if (count > 1) {
		buf_msg(&label, t->lang, &msg_site_places_label, MSG_ARGS(buf_text(&list)));
		export_spark_svg(&svg, places, count, (int)standings->placed, buf_text(&label));
		listing_link(t, NULL, buf_text(&svg));
	}
	buf_free(&svg);
	buf_free(&list);
	buf_free(&label);
}

static bool add_standings(struct site *site, const struct site_event *event)
{
	const struct report_standings *standings = &event->standings;
	size_t last = standings->round_count;
	struct listing t;

	listing_start(&t, "");
	t.lang = site->lang;
	listing_column(&t, "rank", &msg_site_head_place, LISTING_INT);
	listing_column(&t, "player", &msg_site_head_player, LISTING_TEXT);
	listing_column(&t, "club", &msg_site_head_club, LISTING_TEXT);
	if (!event->by_score)
		listing_column(&t, "place_points", &msg_site_head_place_points, LISTING_PLACE_POINTS);
	listing_column(&t, "score", &msg_site_head_score, LISTING_POINTS);
	listing_column(&t, "line", &msg_site_head_line, LISTING_TEXT);
	for (size_t i = 0; i < standings->count; i++) {
		const struct report_standing *row = &standings->rows[i];
		struct buf href = { 0 };
		if (row->rank > 0)
			listing_number(&t, row->rank);
		else
			listing_text(&t, row->is_out ? desk_measure_word(site->lang, row->out) : "–");
		buf_printf(&href, "player/%d.html", row->start_no);
		listing_text(&t, row->player);
		listing_link(&t, buf_text(&href), NULL);
		listing_text(&t, row->club);
		if (!event->by_score)
			listing_number(&t, row->place_points);
		listing_number(&t, row->score);
		line_cell(&t, standings, row);
		buf_free(&href);
	}
	if (last > 0)
		site_say(site, "h2 id=\"standings\"", &msg_site_standings_after,
			MSG_ARGS(num_of(standings->round_no[last - 1]).text));
	return site_table(site, "standings", &t);
}

/* The standings of an event for match points, as on paper. */
static bool add_lines(struct site *site, const struct site_event *event)
{
	struct doc doc = { 0 };
	bool done = report_lines_doc(&doc, &event->lines, site->wanted->look, site->e);

	if (event->standings.round_count > 0)
		site_text(site, "h2 id=\"standings\"", msg_site_standings.text[site->lang]);
	if (done)
		return site_doc(site, &doc);
	doc_free(&doc);
	return false;
}

/* Draw how the first six came there. */
static bool add_race(struct site *site, const struct site_event *event)
{
	const struct report_standings *standings = &event->standings;
	size_t rounds = standings->round_count, count = standings->placed < FIRST ? standings->placed : FIRST;
	double *values = calloc(rounds * FIRST + 1, sizeof *values);
	struct num *names = calloc(rounds + 1, sizeof *names);
	const char **columns = calloc(rounds + 1, sizeof *columns);
	struct export_series series[FIRST];
	bool done = values && names && columns;

	for (size_t i = 0; done && i < rounds; i++) {
		names[i] = num_of(standings->round_no[i]);
		columns[i] = names[i].text;
	}
	for (size_t i = 0; done && i < count; i++) {
		series[i] = (struct export_series){ standings->rows[i].player, values + i * rounds };
		for (size_t k = 0; k < rounds; k++) {
			const struct report_round *round = &standings->rows[i].rounds[k];
			double points = (double)round->total_place_points / POINT_PARTS;
			values[i * rounds + k]
				= !round->joined ? NAN : event->by_score ? (double)round->total_score : points;
		}
	}
	const struct msg *axis = event->by_score ? &msg_site_score_axis : &msg_site_race_axis;
	const struct export_chart chart = { EXPORT_CHART_LINES, msg_site_race.text[site->lang],
		axis->text[site->lang], columns, rounds, series, count };
	if (done && rounds > 1 && count > 1)
		site_chart(site, &chart);
	free(values);
	free(names);
	free(columns);
	return done || err_set(site->e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}

/* ---- rounds, prizes, rulings --------------------------------------------------------------------- */

/* List the tables of each round, with who sits there and where the sheet is. */
static bool add_rounds(struct site *site, const struct site_event *event)
{
	static const struct listing_column columns[] = {
		{ "table", &msg_site_head_table, .kind = LISTING_TEXT },
		{ "seats", &msg_site_who_sits, .kind = LISTING_TEXT },
		{ .key = NULL }
	};
	bool done = true;

	if (event->table_count > 0)
		site_text(site, "h2 id=\"rounds\"", msg_site_rounds.text[site->lang]);
	for (size_t i = 0; done && i < event->table_count;) {
		int round = event->tables[i].round;
		struct buf text = { 0 };
		struct listing t;
		listing_begin(&t, site->lang, "", columns);
		for (; i < event->table_count && event->tables[i].round == round; i++) {
			const struct book_table *table = &event->tables[i];
			buf_clear(&text);
			buf_msg(&text, site->lang, &msg_site_table, MSG_ARGS(num_of(table->no).text));
			listing_text(&t, buf_text(&text));
			buf_clear(&text);
			buf_printf(&text, "%d-%d.html", round, table->no);
			listing_link(&t, buf_text(&text), NULL);
			buf_clear(&text);
			for (int seat = 0; seat < table->seat_count; seat++)
				buf_printf(&text, "%s%s", seat ? " – " : "", table->player[seat]);
			listing_text(&t, buf_text(&text));
		}
		buf_clear(&text);
		buf_msg(&text, site->lang, &msg_site_round, MSG_ARGS(num_of(round).text));
		buf_str(&site->page, i == event->table_count ? "<details open>\n" : "<details>\n");
		site_text(site, "summary", buf_text(&text));
		done = site_table(site, "rounds", &t);
		buf_str(&site->page, "</details>\n");
		buf_free(&text);
	}
	return done;
}

static bool add_prizes(struct site *site, const struct site_event *event)
{
	struct doc doc = { 0 };
	bool done = report_prizes_doc(site->s, event->event, site->lang, &doc, site->e), any = false;

	for (size_t i = 0; done && i < doc.count; i++)
		any = any || (doc.parts[i].kind == DOC_TABLE && doc.parts[i].table.row_count > 0);
	if (!done || !any) {
		doc_free(&doc);
		return done;
	}
	site_text(site, "h2", msg_site_prizes.text[site->lang]);
	return site_doc(site, &doc);
}

/* List the rulings: where, and by which case; without words of people. */
static bool add_rulings(struct site *site, const struct site_event *event)
{
	static const struct listing_column columns[] = {
		{ "table", &msg_site_head_table, .kind = LISTING_TEXT },
		{ "deal", &msg_site_head_ruling_deal, .kind = LISTING_INT },
		{ "case", &msg_site_head_ruling_case, .kind = LISTING_TEXT },
		{ .key = NULL }
	};
	const struct report_standings *standings = &event->standings;
	struct listing t;

	if (standings->ruling_count == 0)
		return true;
	listing_begin(&t, site->lang, "", columns);
	for (size_t i = 0; i < standings->ruling_count; i++) {
		const struct book_ruling *ruling = &standings->rulings[i];
		struct buf text = { 0 };
		buf_msg(&text, site->lang, &msg_site_round_table,
			MSG_ARGS(num_of(ruling->round).text, num_of(ruling->table_no).text));
		listing_text(&t, buf_text(&text));
		buf_clear(&text);
		buf_printf(&text, "%d-%d.html", ruling->round, ruling->table_no);
		listing_link(&t, buf_text(&text), NULL);
		listing_number(&t, ruling->said.no);
		buf_printf(&text, "#d%d", ruling->said.no);
		listing_link(&t, buf_text(&text), NULL);
		buf_clear(&text);
		desk_ruling_title(&text, site->lang, ruling);
		listing_text(&t, buf_text(&text));
		buf_free(&text);
	}
	site_text(site, "h2 id=\"rulings\"", msg_site_rulings.text[site->lang]);
	return site_table(site, "rulings", &t);
}

/* List the measures against players, without their reasons. */
static bool add_measures(struct site *site, const struct site_event *event)
{
	static const struct listing_column columns[] = {
		{ "player", &msg_site_head_player, .kind = LISTING_TEXT },
		{ "round", &msg_site_head_round, .kind = LISTING_INT },
		{ "measure", &msg_site_head_measure, .kind = LISTING_TEXT },
		{ .key = NULL }
	};
	struct book_measure *list = NULL;
	struct listing t;
	size_t count = 0;

	if (!book_measures(site->s, event->event->id, "", &list, &count, site->e))
		return false;
	listing_begin(&t, site->lang, "", columns);
	for (size_t i = 0; i < count; i++) {
		listing_text(&t, list[i].player);
		listing_some(&t, list[i].round);
		listing_text(&t, desk_measure_said(site->lang, list[i].kind));
	}
	book_free(list);
	if (count == 0) {
		listing_free(&t);
		return true;
	}
	site_text(site, "h2", msg_site_measures.text[site->lang]);
	return site_table(site, "measures", &t);
}

/* Lead to a place of the page, if it is there. */
static void add_place(struct site *site, const char *id, const struct msg *name, bool is_there)
{
	if (is_there)
		buf_printf(&site->page, "<a href=\"#%s\">%s</a> ", id, name->text[site->lang]);
}

bool site_event_page(struct site *site, struct site_event *event)
{
	struct buf path = { 0 }, line = { 0 };

	site_begin(site, event->event->name, "../");
	buf_str(&line, day_of(event->event->day, site->lang).text);
	if (event->event->place[0])
		buf_printf(&line, " · %s", event->event->place);
	buf_printf(&line, " · %s", desk_edition_name(site->lang, event->event->edition));
	site_text(site, "p class=\"soft\"", buf_text(&line));
	buf_printf(&site->page, "<nav aria-label=\"%s\">", msg_site_places.text[site->lang]);
	add_place(site, "standings", &msg_site_standings, event->standings.round_count > 0);
	add_place(site, "rounds", &msg_site_rounds, event->table_count > 0);
	add_place(site, "rulings", &msg_site_rulings, event->standings.ruling_count > 0);
	buf_str(&site->page, "</nav>\n");
	add_status(site, event);
	if (!event->by_lines)
		add_podium(site, event);
	bool done = event->by_lines ? add_lines(site, event)
		: add_standings(site, event) && add_race(site, event);
	done = done && add_rounds(site, event) && add_prizes(site, event)
		&& add_rulings(site, event) && add_measures(site, event);
	buf_printf(&site->page, "<p class=\"soft\">%s: <a href=\"feed.json\">feed.json</a>, "
		"<a href=\"feed.csv\">feed.csv</a></p>\n",
		msg_site_feeds.text[site->lang]);
	buf_printf(&path, "%s/index.html", buf_text(&event->folder));
	done = done && site_end(site, buf_text(&path));
	buf_free(&path);
	buf_free(&line);
	return done;
}
