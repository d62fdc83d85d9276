/* Seasons: points for the places of each event, the best of them added up. */
#include "base/messages.h"
#include "event/event.h"
#include "report/messages.h"
#include "report/standings/standings.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int by_label(const void *a, const void *b)
{
	const struct report_season_row *x = a, *y = b;

	return strcmp(x->player, y->player);
}

static bool no_memory(struct err *e)
{
	return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}

/* Make a row for everyone in the book, by label, which is unique. */
static bool make_season_rows(struct book *s, struct report_season *out, struct err *e)
{
	struct book_player *list = NULL;
	size_t count = 0;

	if (!book_players(s, NULL, &list, &count, e))
		return false;
	out->rows = calloc(count + 1, sizeof *out->rows);
	bool fine = out->rows != NULL;
	for (size_t i = 0; fine && i < count; i++) {
		struct report_season_row *row = &out->rows[out->count++];
		struct buf label = { 0 };
		book_player_label(&label, &list[i]);
		memcpy(row->player, buf_text(&label), strnlen(buf_text(&label), sizeof row->player - 1));
		memcpy(row->club, list[i].club, sizeof row->club);
		row->results = calloc(out->event_count + 1, sizeof *row->results);
		buf_free(&label);
		fine = row->results != NULL;
	}
	book_free(list);
	if (!fine)
		return no_memory(e);
	list_sort(out->rows, out->count, sizeof *out->rows, by_label);
	return true;
}

/* ---- events ------------------------------------------------------------------------------------ */

static bool add_event(struct book *s, struct report_season *out, size_t at, struct err *e)
{
	const struct book_season *season = &out->season;
	const int32_t *scale = season->scale_count > 0 ? season->scale : NULL;
	struct report_season_event *event = &out->events[at];
	struct report_ranked *ranked = NULL;
	struct desk_rules rules;

	if (!desk_rules_read(s, event->of.event.id, &rules, e)
		|| !report_ranked_make(s, &event->of.event, &rules, &event->state, &ranked, &event->players, e))
		return false;
	/* Players who share a place share its points. */
	for (size_t i = 0, equal; i < event->players; i += equal) {
		for (equal = 1; i + equal < event->players && ranked[i + equal].rank == ranked[i].rank; equal++)
			continue;
		int64_t points = event_season_points((int)i + 1, (int)equal, (int)event->players,
			event->of.weight, scale, season->scale_count);
		for (size_t j = i; j < i + equal; j++) {
			struct report_season_row key = { 0 };
			memcpy(key.player, ranked[j].player, sizeof key.player);
			struct report_season_row *row = bsearch(&key, out->rows, out->count, sizeof key, by_label);
			if (row)
				row->results[at] = (struct report_season_result){ .place = (int)i + 1, .points = points };
		}
	}
	free(ranked);
	return true;
}

/* ---- totals ------------------------------------------------------------------------------------ */

static void sum_events(const struct report_season *out, struct report_season_row *row, int64_t *points)
{
	int best = out->season.best;

	for (size_t i = 0; i < out->event_count; i++) {
		struct report_season_result *result = &row->results[i];
		if (result->place == 0)
			continue;
		points[row->events++] = result->points;
		/* Results that are better, or equal and earlier. */
		int before = 0;
		for (size_t j = 0; j < out->event_count; j++) {
			const struct report_season_result *other = &row->results[j];
			before += other->place > 0
				&& (j < i ? other->points >= result->points : other->points > result->points);
		}
		result->counts = best == 0 || before < best;
		row->counted += result->counts;
	}
	row->rank = event_season_total(points, row->events, best, out->season.least, &row->points);
}

static int by_points(const void *a, const void *b)
{
	const struct report_season_row *x = a, *y = b;

	if (x->rank != y->rank)
		return y->rank - x->rank;
	if (x->points != y->points)
		return x->points < y->points ? 1 : -1;
	return text_order(x->player, y->player);
}

/* Drop players of none of the events, and sort the others. */
static bool rank_rows(struct report_season *out, struct err *e)
{
	int64_t *points = calloc(out->event_count + 1, sizeof *points);
	size_t played = 0;

	for (size_t i = 0; points && i < out->count; i++) {
		sum_events(out, &out->rows[i], points);
		if (out->rows[i].events > 0)
			out->rows[played++] = out->rows[i];
		else
			free(out->rows[i].results);
	}
	free(points);
	if (!points)
		return no_memory(e);
	out->count = played;
	if (played > 0)
		list_sort(out->rows, played, sizeof *out->rows, by_points);
	for (size_t i = 0; i < played && out->rows[i].rank > 0; i++) {
		bool is_equal = i > 0 && out->rows[i - 1].points == out->rows[i].points;
		out->rows[i].rank = is_equal ? out->rows[i - 1].rank : (int)i + 1;
	}
	return true;
}

bool report_season_make(struct book *s, const struct book_season *season, struct report_season *out,
	struct err *e)
{
	struct book_season_event *list = NULL;

	*out = (struct report_season){ .season = *season };
	if (!book_season_events(s, season->id, &list, &out->event_count, e))
		return false;
	out->events = calloc(out->event_count + 1, sizeof *out->events);
	for (size_t i = 0; out->events && i < out->event_count; i++)
		out->events[i].of = list[i];
	book_free(list);
	if (!out->events)
		return no_memory(e);
	bool done = make_season_rows(s, out, e);
	for (size_t i = 0; done && i < out->event_count; i++)
		done = add_event(s, out, i, e);
	return done && rank_rows(out, e);
}

void report_season_free(struct report_season *season)
{
	for (size_t i = 0; season->rows && i < season->count; i++)
		free(season->rows[i].results);
	free(season->rows);
	free(season->events);
	*season = (struct report_season){ 0 };
}

/* ---- the document ------------------------------------------------------------------------------ */

/* Show a figure of one of the season's events; nothing for a player who was absent. */
static void result_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	const struct report_season_result *result
		= &((const struct report_season_row *)row)->results[column->group - 1];
	char bracketed[32];

	if (result->place == 0) {
		listing_empty(t);
	} else if (column->item == offsetof(struct report_season_result, points)) {
		snprintf(bracketed, sizeof bracketed, "(%lld)", (long long)result->points);
		if (result->counts)
			listing_number(t, result->points);
		else
			listing_figure(t, result->points, bracketed);
	} else {
		bool is_place = column->item == offsetof(struct report_season_result, place);
		listing_number(t, is_place ? result->place : result->counts);
	}
}

#define AT(member) .item = offsetof(struct report_season_row, member)
#define AT_RESULT(member) .item = offsetof(struct report_season_result, member)
static const struct listing_column season_columns[] = {
	{ "rank", &msg_head_rank, LISTING_INT, cell_some, AT(rank) },
	{ "player", &msg_head_player, LISTING_TEXT, cell_chars, AT(player) },
	{ "points", &msg_head_season_points, LISTING_INT, cell_int64, AT(points) },
	{ "events", &msg_head_season_played, LISTING_INT, cell_int, AT(events) },
	{ "counted", &msg_head_season_counted, LISTING_INT, cell_int, AT(counted), .for_scripts = true },
	{ "club", &msg_head_club, LISTING_TEXT, cell_chars, AT(club), .for_scripts = true },
	{ .key = NULL },
};
/* For each event; people see only its points, under its number in the list below, and month and day. */
static const struct listing_column result_columns[] = {
	{ "place", &msg_head_season_points, LISTING_INT, result_cell, AT_RESULT(place), .for_scripts = true },
	{ "points", &msg_head_season_points, LISTING_INT, result_cell, AT_RESULT(points) },
	{ "counts", &msg_head_season_points, LISTING_INT, result_cell, AT_RESULT(counts), .for_scripts = true },
};

static void no_cell(struct listing *t, const void *event, const struct listing_column *column)
{
	char no[24];

	(void)event;
	(void)column;
	snprintf(no, sizeof no, "%zu.", t->row_count + 1);
	listing_text(t, no);
}

static void day_cell(struct listing *t, const void *event, const struct listing_column *column)
{
	(void)column;
	listing_text(t, day_of(((const struct report_season_event *)event)->of.event.day, t->lang).text);
}

#define AT_EVENT(member) .item = offsetof(struct report_season_event, member)
static const struct listing_column event_columns[] = {
	{ "no", &msg_head_season_no, .cell = no_cell },
	{ "name", &msg_head_event, LISTING_TEXT, cell_chars, AT_EVENT(of.event.name) },
	{ "date", &msg_head_day, .cell = day_cell },
	{ "players", &msg_head_season_field, LISTING_INT, cell_size, AT_EVENT(players) },
	{ "weight", &msg_head_season_weight, LISTING_INT, cell_int, AT_EVENT(of.weight) },
	{ .key = NULL },
};

/* Add how it counts, and what is still missing. */
static void add_notes(const struct report_season *season, enum lang lang, bool from_afar, struct doc *out)
{
	const struct book_season *how = &season->season;
	bool brackets = false;

	for (size_t i = 0; i < season->count; i++)
		brackets = brackets || (!from_afar && season->rows[i].counted < season->rows[i].events);
	if (how->best > 0)
		doc_say(out, doc_note, &msg_season_best, MSG_ARGS(num_of(how->best).text));
	if (brackets)
		doc_note(out, msg_season_brackets.text[lang]);
	if (how->least > 1)
		doc_say(out, doc_note, &msg_season_least, MSG_ARGS(num_of(how->least).text));
	doc_note(out, (how->scale_count > 0 ? &msg_season_own_scale : &msg_season_standard_scale)->text[lang]);
	for (size_t i = 0; i < season->event_count; i++) {
		const struct report_season_event *event = &season->events[i];
		if (event->players == 0)
			doc_say(out, doc_note, &msg_season_no_results, MSG_ARGS(event->of.event.name));
		else if (event->state.unfinished > 0)
			doc_say(out, doc_note, &msg_season_unfinished,
				MSG_ARGS(event->of.event.name, num_of(event->state.unfinished).text));
		if (event->state.is_open)
			doc_say(out, doc_note, &msg_season_open, MSG_ARGS(event->of.event.name));
	}
}

void report_season_doc(const struct report_season *season, enum lang lang, bool from_afar, struct doc *out)
{
	size_t count = season->event_count;
	struct listing t, events;
	struct buf text = { 0 };

	buf_msg(&text, lang, &msg_season_title, MSG_ARGS(season->season.name));
	doc_start(out, lang, buf_text(&text));
	buf_clear(&text);
	/* "4 verseny, 2026. 01. 10. – 2026. 11. 21."; a single day once */
	if (count > 0) {
		const struct num first = day_of(season->events[0].of.event.day, lang);
		const struct num last = day_of(season->events[count - 1].of.event.day, lang);
		bool is_one = strcmp(first.text, last.text) == 0;
		buf_msg(&text, lang, is_one ? &msg_season_day : &msg_season_span,
			MSG_ARGS(num_of((int64_t)count).text, first.text, last.text));
	}
	doc_subtitle(out, buf_text(&text));
	buf_free(&text);
	out->is_list = true;
	listing_begin(&t, lang, "", season_columns);
	for (size_t i = 0; !from_afar && i < count; i++) {
		const struct book_event *event = &season->events[i].of.event;
		char day[sizeof event->day], over[24], prefix[16];
		/* "02.07.", "02-07": without a blank, which could break the line */
		snprintf(day, sizeof day, lang == LANG_HU ? "%.2s.%.2s." : "%.2s-%.2s", event->day + 5,
			event->day + 8);
		snprintf(over, sizeof over, "%zu.", i + 1);
		snprintf(prefix, sizeof prefix, "e%lld_", (long long)event->id);
		listing_group(&t, over, prefix, (int)i + 1);
		for (int c = 0; c < 3; c++) {
			listing_add_column(&t, &result_columns[c]);
			listing_head(&t, day, "");
		}
	}
	listing_rows(&t, season->rows, season->count, sizeof *season->rows);
	struct doc_part *part = doc_table(out, "standings", &t);
	if (part) {
		part->left_out = &msg_season_left_out;
		part->may_split = true;
		part->held = 2;
	}
	/* The numbers of the events: only for people. */
	if (!from_afar && count > 0) {
		listing_begin(&events, lang, msg_season_events.text[lang], event_columns);
		listing_rows(&events, season->events, count, sizeof *season->events);
		doc_for(out, DOC_PEOPLE);
		doc_gap(out, DOC_GAP_ALWAYS);
		doc_table(out, NULL, &events);
		doc_gap(out, DOC_GAP_USUAL);
		doc_for(out, DOC_EVERYWHERE);
	}
	add_notes(season, lang, from_afar, out);
}
