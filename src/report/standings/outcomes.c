/* Open disputes: each disputed deal may end as played or by one of its rulings; list all combinations. */
#include "base/messages.h"
#include "desk/desk.h"
#include "report/standings/standings.h"
#include "report/messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DEALS = 8, WAYS = 8 };

/* A disputed deal, and its possible results. */
struct disputed {
	int64_t table, entry[BOOK_SEATS];
	int round, table_no, no;
	int lacks;                        /* deals that its sheet lacks to count by them, not by its totals */
	int by_deals[BOOK_SEATS];         /* what counting by them would change */
	int way_count;
	struct way {
		char label[REPORT_OUTCOME];
		int points[BOOK_SEATS];   /* difference from the book's present points */
		int recorded;             /* 1: the deal is recorded by it; -1: no longer */
	} ways[WAYS];
};

struct disputes {
	size_t count;
	bool more;
	struct disputed deals[DEALS];
};

/* ---- gathering --------------------------------------------------------------------------------- */

static void describe_way(struct way *way, const struct disputed *deal, const struct book_ruling *ruling)
{
	int at = snprintf(way->label, sizeof way->label, "%d/%d/%d: %s", deal->round, deal->table_no, deal->no,
		ruling ? ruling->said.case_no : "=");

	for (int seat = 0; ruling && seat < BOOK_SEATS && at < REPORT_OUTCOME - 16; seat++) {
		if (ruling->points[seat])
			at += snprintf(way->label + at, sizeof way->label - (size_t)at, " %s%s", text_seat_code(seat),
				num_signed(ruling->points[seat]).text);
	}
}

/* Find what a sheet lacks to count by its deals, and would have then. */
static bool look_at_totals(struct book *s, struct disputed *deal, struct err *e)
{
	struct book_totals totals;
	struct book_deal *deals = NULL;
	size_t count = 0;
	bool done = book_totals_find(s, deal->table, &totals, e)
		&& (totals.id == 0 || book_table_deals(s, deal->table, &deals, &count, e));

	deal->lacks = totals.deals;
	for (int seat = 0; done && seat < BOOK_SEATS; seat++)
		deal->by_deals[seat] = -totals.points[seat];
	for (size_t i = 0; i < count; i++) {
		deal->lacks -= book_deal_is_recorded(&deals[i]);
		for (int seat = 0; seat < BOOK_SEATS; seat++)
			deal->by_deals[seat] += deals[i].points[seat];
	}
	book_free(deals);
	return done;
}

/* Start with the deal as it stands, unless it has no result; a lost one (recover) may have had any. */
static bool start_deal(struct book *s, struct disputes *all, const struct book_ruling *ruling,
	struct book_deal *standing, struct book_table *table, struct err *e)
{
	struct disputed *deal = &all->deals[all->count++];
	struct err none = { 0 };

	*deal = (struct disputed){ .table = ruling->table, .round = ruling->round, .table_no = ruling->table_no,
		.no = ruling->said.no };
	if (!book_deal_find(s, ruling->table, ruling->said.no, standing, &none)) {
		if (none.status != ERR_NOT_FOUND)
			*e = none;
		*standing = (struct book_deal){ .state = BOOK_OPEN };
		all->more = true;
	}
	if (e->status != ERR_NONE
		|| !book_table_find(s, ruling->event, ruling->round, ruling->table_no, table, e)
		|| !look_at_totals(s, deal, e))
		return false;
	/* Totals go to one player of a seat, deals to those who played them. */
	all->more = all->more || (deal->lacks > 0 && table->turn_count > 0);
	for (int seat = 0; seat < BOOK_SEATS; seat++)
		deal->entry[seat] = book_entry_counted(table, seat, ruling->said.no);
	if (standing->state != BOOK_OPEN)
		describe_way(&deal->ways[deal->way_count++], deal, NULL);
	return true;
}

static void add_way(struct disputes *all, const struct book_ruling *ruling, const struct book_deal *standing)
{
	struct disputed *deal = &all->deals[all->count - 1];
	bool is_unknown = !ruling->pays && strcmp(ruling->kind, "pay") == 0;
	const struct court_kind *kind = court_kind_find(desk_court(ruling->edition), ruling->kind);
	bool plays_on = !ruling->pays && kind && !kind->redeals;

	/* The jury has not set its points yet: they may change anything. */
	if (is_unknown)
		all->more = true;
	if (is_unknown && deal->way_count > 0)
		return;
	all->more = all->more || deal->way_count == WAYS;
	if (deal->way_count == WAYS)
		return;
	struct way *way = &deal->ways[deal->way_count++];
	describe_way(way, deal, ruling);
	if (!plays_on)
		way->recorded = (ruling->pays && !standing->is_unplayed) - book_deal_is_recorded(standing);
	for (int seat = 0; seat < BOOK_SEATS && !plays_on; seat++)
		way->points[seat] = (ruling->pays ? ruling->points[seat] : 0) - standing->points[seat];
}

static bool gather(struct book *s, int64_t event, struct disputes *all, struct book_table tables[DEALS],
	struct err *e)
{
	struct book_ruling *list = NULL;
	struct book_deal standing = { 0 };
	size_t count = 0;
	bool done = book_event_rulings(s, event, &list, &count, e);

	for (size_t i = 0; done && i < count; i++) {
		const struct disputed *last = all->count > 0 ? &all->deals[all->count - 1] : NULL;
		if (list[i].said.state != COURT_OPEN)
			continue;
		if (!last || last->table != list[i].table || last->no != list[i].said.no) {
			all->more = all->more || all->count == DEALS;
			if (all->count == DEALS)
				break;
			done = start_deal(s, all, &list[i], &standing, &tables[all->count], e);
		}
		if (done)
			add_way(all, &list[i], &standing);
	}
	book_free(list);
	return done;
}

/* ---- outcomes ---------------------------------------------------------------------------------- */

/* Where totals count no deal does; the first disputed deal of a sheet has the change between them. */
static void weigh_totals(const struct disputes *all, const int recorded[DEALS], struct report_change *list)
{
	for (size_t i = 0; i < all->count; i++) {
		const struct disputed *deal = &all->deals[i];
		int lacks = deal->lacks;
		bool is_first = true;
		for (size_t j = 0; j < all->count; j++) {
			lacks -= all->deals[j].table == deal->table ? recorded[j] : 0;
			is_first = is_first && (j >= i || all->deals[j].table != deal->table);
		}
		int turn = is_first ? (lacks <= 0) - (deal->lacks <= 0) : 0;
		for (int seat = 0; seat < BOOK_SEATS; seat++)
			list[i].points[seat] = turn * deal->by_deals[seat] + (lacks > 0 ? 0 : list[i].points[seat]);
	}
}

/* Choose the n-th of all combinations; false past the last. */
static bool choose_ways(
	const struct disputes *all, size_t n, struct report_changes *changes, char label[REPORT_OUTCOME])
{
	size_t at = 0;
	int recorded[DEALS] = { 0 };

	changes->count = all->count;
	for (size_t i = 0; i < all->count; i++) {
		const struct disputed *deal = &all->deals[i];
		const struct way *way = &deal->ways[n % (size_t)deal->way_count];
		n /= (size_t)deal->way_count;
		changes->list[i] = (struct report_change){ .table = deal->table };
		memcpy(changes->list[i].entry, deal->entry, sizeof deal->entry);
		memcpy(changes->list[i].points, way->points, sizeof way->points);
		recorded[i] = way->recorded;
		if (at < REPORT_OUTCOME)
			at += (size_t)snprintf(label + at, REPORT_OUTCOME - at, "%s%s", i > 0 ? "; " : "", way->label);
	}
	weigh_totals(all, recorded, changes->list);
	return n == 0;
}

/* Copy each row of the standings from these others. */
static bool copy_prospects(const struct report_standings *out, const struct report_standings *then,
	struct report_outcome *outcome)
{
	outcome->rows = calloc(out->count + 1, sizeof *outcome->rows);
	for (size_t i = 0; outcome->rows && i < out->count; i++) {
		for (size_t j = 0; j < then->count; j++) {
			const struct report_standing *row = &then->rows[j];
			if (strcmp(row->player, out->rows[i].player) == 0)
				outcome->rows[i] = (struct report_prospect){ row->rank, row->place_points, row->score };
		}
	}
	return outcome->rows != NULL;
}

bool report_outcomes_make(struct book *s, struct report_standings *out, struct err *e)
{
	struct disputes all = { .count = 0 };
	struct report_change list[REPORT_OUTCOMES] = { { 0 } };
	struct report_changes changes = { .list = list };
	struct report_standings then;
	char label[REPORT_OUTCOME] = "";

	if (!out->is_disputed)
		return true;
	out->disputed = calloc(DEALS, sizeof *out->disputed);
	if (!out->disputed)
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	if (!gather(s, out->event.id, &all, out->disputed, e))
		return false;
	for (size_t n = 0; all.count > 0 && choose_ways(&all, n, &changes, label); n++) {
		if (n == REPORT_OUTCOMES) {
			out->more_outcomes = true;
			break;
		}
		struct report_outcome *outcome = &out->outcomes[n];
		if (!report_standings_with(s, &out->event, &changes, &then, e))
			return false;
		memcpy(outcome->label, label, sizeof label);
		out->outcome_count++;
		bool done = copy_prospects(out, &then, outcome);
		report_standings_free(&then);
		if (!done)
			return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	}
	out->more_outcomes = out->more_outcomes || all.more;
	/* Include the present order: the disputed deal may have no other record. */
	for (size_t i = 0; i < out->outcome_count; i++) {
		for (size_t row = 0; row < out->count; row++) {
			if (out->outcomes[i].rows[row].rank != out->rows[row].rank)
				out->order_depends = true;
		}
	}
	out->order_depends = out->order_depends || out->more_outcomes;
	return true;
}

/* Write "A-20 B+10 C+10" with the names of the players at the deal. */
static void say_points(struct buf *b, const struct book_table *table, int deal_no, const char *points)
{
	const char *end = points + strcspn(points, ";");

	for (const char *at = points; at < end; at += strcspn(at, " ;") + 1) {
		int seat = text_seat_read(at, 1, table->seat_count);
		buf_printf(b, "%s%s %.*s", at > points ? ", " : " (", book_player_at(table, seat, deal_no),
			(int)strcspn(at + 1, " ;"), at + 1);
	}
	buf_str(b, b->len > 0 ? ")" : "");
}

/* Write "1/1/7: 3.4 A-20 B+10 C+10" in words; return where the next one begins. */
static const char *say_way(struct buf *b, enum lang lang, const struct game_court *court,
	const struct book_table *table, const char *label)
{
	size_t n = strcspn(label, ";"), at = strcspn(label, ":") + 2;
	struct buf points = { 0 }, cite = { 0 };
	char case_no[REPORT_OUTCOME] = "";
	int place[3] = { 0 };

	sscanf(label, "%d/%d/%d", &place[0], &place[1], &place[2]);
	size_t word = at < n ? strcspn(label + at, " ;") : 0;
	buf_str(b, b->len > 0 ? "; " : "");
	snprintf(case_no, sizeof case_no, "%.*s", (int)word, label + at);
	const struct court_case row = court_case_at(court, court_case_of(court, case_no));
	court_case_cite(&cite, lang, &row);
	if (at + word < n)
		say_points(&points, table, place[2], label + at + word + 1);
	buf_msg(b, lang, strcmp(case_no, "=") == 0 ? &msg_outcome_stands : &msg_outcome_ruled,
		MSG_ARGS(num_of(place[0]).text, num_of(place[1]).text, num_of(place[2]).text,
			buf_text(&cite), buf_text(&points)));
	buf_free(&cite);
	buf_free(&points);
	return label[n] ? label + n + 1 : label + n;
}

/* Describe the outcome of each dispute. */
static void say_outcome(
	struct buf *b, enum lang lang, const struct report_standings *standings, size_t n)
{
	const struct game_court *court = desk_court(standings->event.edition);
	const struct book_table *table = standings->disputed;

	for (const char *label = standings->outcomes[n].label; *label; table++)
		label = say_way(b, lang, court, table, label);
}

static void prospect_columns(struct listing *t, bool has_places)
{
	listing_column(t, "rank", &msg_head_rank, LISTING_INT);
	listing_column(t, "player", &msg_head_player, LISTING_TEXT);
	if (has_places)
		listing_column(t, "place_points", &msg_head_place_points, LISTING_PLACE_POINTS);
	listing_column(t, "score", &msg_head_score, LISTING_POINTS);
}

/* Add rows by the rank in that outcome, equals in the order of the standings; in a list of all with its
 * number and label. */
static void add_outcome(const struct report_standings *standings, size_t n, const char *words,
	struct listing *t)
{
	const struct report_outcome *outcome = &standings->outcomes[n];
	const bool has_places = words || !desk_ranks_by_score(&standings->rules);

	for (int rank = 1; rank <= (int)standings->count; rank++) {
		for (size_t i = 0; i < standings->count; i++) {
			const struct report_prospect *then = &outcome->rows[i];
			if (then->rank != rank)
				continue;
			if (words)
				listing_number(t, (int64_t)n + 1);
			listing_number(t, rank);
			listing_text(t, standings->rows[i].player);
			if (has_places)
				listing_number(t, then->place_points);
			listing_number(t, then->score);
			if (words)
				listing_code(t, outcome->label, words);
		}
	}
}

bool report_outcomes_table(const struct report_standings *standings, enum lang lang, struct listing *out)
{
	listing_start(out, standings->event.name);
	listing_column(out, "outcome", &msg_head_outcome, LISTING_INT);
	prospect_columns(out, true);
	listing_column(out, "label", &msg_head_outcome_label, LISTING_TEXT);
	for (size_t n = 0; n < standings->outcome_count; n++) {
		struct buf words = { 0 };
		say_outcome(&words, lang, standings, n);
		add_outcome(standings, n, buf_text(&words), out);
		buf_free(&words);
	}
	return !out->failed;
}

void report_outcome_table(const struct report_standings *standings, size_t n, enum lang lang,
	struct listing *out)
{
	struct buf words = { 0 }, title = { 0 };

	say_outcome(&words, lang, standings, n);
	buf_msg(&title, lang, &msg_outcome_title, MSG_ARGS(num_of((int64_t)n + 1).text, buf_text(&words)));
	listing_start(out, buf_text(&title));
	prospect_columns(out, !desk_ranks_by_score(&standings->rules));
	add_outcome(standings, n, NULL, out);
	buf_free(&words);
	buf_free(&title);
}
