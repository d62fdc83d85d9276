/* Line comparison: who did better with the same cards. */
#include "base/messages.h"
#include "games/cards.h"
#include "report/standings/standings.h"
#include "report/messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The most tables in the matrix of a deal. */
enum { MOST_TABLES = 300 };

/* ---- comparing --------------------------------------------------------------------------------- */

/* Return the number of points from `at` on with the same deal and line. */
static size_t line_length(const struct report_lines *lines, size_t at)
{
	const struct book_point *first = &lines->points[at];
	size_t n = 1;

	while (at + n < lines->point_count && first[n].round == first->round
		&& first[n].deal_no == first->deal_no && first[n].seat == first->seat)
		n++;
	return n;
}

/* The seats at the table of a point, by the tables of the event. */
struct seated_table {
	int64_t id;
	int seats;
};

static int by_id(const void *a, const void *b)
{
	const struct seated_table *x = a, *y = b;

	return (x->id > y->id) - (x->id < y->id);
}

static int by_line(const void *a, const void *b)
{
	const struct book_point *x = a, *y = b;

	return x->seat != y->seat ? x->seat - y->seat : x->table_no - y->table_no;
}

/*
 * A deal goes out from the seat after the dealer, so who has the same cards sits as far from the dealer,
 * which is not the same letter where tables of three and of four meet, or where somebody dealt out of turn
 * . Name each line by its seat at the first table.
 */
static void name_lines(struct book_point *points, const int seats[], size_t count)
{
	for (size_t from = 0, to; from < count; from = to) {
		size_t first = from;
		bool differ = false;
		for (to = from; to < count && points[to].round == points[from].round
			&& points[to].deal_no == points[from].deal_no; to++) {
			first = points[to].table_no < points[first].table_no ? to : first;
			differ = differ || seats[to] != seats[from] || points[to].dealer != points[from].dealer;
		}
		if (!differ)
			continue;
		const int dealer = points[first].dealer, most = seats[first];
		for (size_t i = from; i < to; i++) {
			const int place = (points[i].seat - points[i].dealer - 1 + seats[i]) % seats[i];
			points[i].seat = (dealer + 1 + place) % most;
		}
		list_sort(&points[from], to - from, sizeof *points, by_line);
	}
}

/* Find the lines. Who sits a deal out has none in it: those points are dropped. */
static bool find_lines(struct book *s, struct report_lines *out, struct err *e)
{
	const struct game_edition *edition = game_edition_find(out->event.edition);
	struct book_table *tables = NULL;
	size_t count = 0, kept = 0;

	if (!edition)
		return desk_edition_refuse(e, out->event.edition);
	if (!book_tables(s, out->event.id, 0, &tables, &count, e))
		return false;
	struct seated_table *seated = calloc(count + 1, sizeof *seated);
	int *seats_at = calloc(out->point_count + 1, sizeof *seats_at);
	const bool done = seated && seats_at;
	for (size_t i = 0; done && i < count; i++)
		seated[i] = (struct seated_table){ tables[i].id, tables[i].seat_count };
	if (done)
		list_sort(seated, count, sizeof *seated, by_id);
	for (size_t i = 0; done && i < out->point_count; i++) {
		const struct seated_table key = { .id = out->points[i].table };
		const struct seated_table *at = bsearch(&key, seated, count, sizeof key, by_id);
		int seats = at ? at->seats : 0;
		if (seats == 0
			|| !(game_players_at(edition->game, seats, out->points[i].dealer) >> out->points[i].seat & 1))
			continue;
		seats_at[kept] = seats;
		out->points[kept++] = out->points[i];
	}
	out->point_count = kept;
	name_lines(out->points, seats_at, kept);
	book_free(tables);
	free(seated);
	free(seats_at);
	return done || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}

static bool compare_lines(struct report_lines *out, struct err *e)
{
	int32_t *points = calloc(out->point_count + 1, sizeof *points);

	out->shares = calloc(out->point_count + 1, sizeof *out->shares);
	for (size_t i = 0; points && i < out->point_count; i++)
		points[i] = out->points[i].points;
	for (size_t i = 0, n; points && out->shares && i < out->point_count; i += n) {
		n = line_length(out, i);
		event_line_compare(&points[i], (int)n, &out->shares[i]);
	}
	free(points);
	return (points && out->shares) || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}

/* ---- sums -------------------------------------------------------------------------------------- */

/* An entry's row; `entry` finds it. */
struct entry_row {
	int64_t entry;
	size_t row;
};

static int by_entry(const void *a, const void *b)
{
	const struct entry_row *x = a, *y = b;

	return (x->entry > y->entry) - (x->entry < y->entry);
}

static void add_share(struct event_share *sum, struct event_share share)
{
	sum->points += share.points;
	sum->maximum += share.maximum;
}

/* Sum what players won against each other, if a tie needs it. */
static bool add_met(struct report_lines *out, const struct entry_row *entries, size_t count, struct err *e)
{
	out->entry_count = count;
	if (ties_at(&out->rules, DESK_TIE_MET) == DESK_TIES)
		return true;
	size_t *rows = calloc(out->point_count + 1, sizeof *rows);
	out->met = calloc(count * count + 1, sizeof *out->met);
	for (size_t i = 0; rows && i < out->point_count; i++) {
		const struct entry_row key = { .entry = out->points[i].entry };
		const struct entry_row *found = bsearch(&key, entries, count, sizeof key, by_entry);
		rows[i] = found ? found->row : count;
	}
	for (size_t at = 0, n; rows && out->met && at < out->point_count; at += n) {
		n = line_length(out, at);
		for (size_t i = at; i < at + n; i++) {
			for (size_t j = at; j < at + n && rows[i] < count; j++) {
				if (rows[j] < count && rows[j] != rows[i])
					out->met[rows[i] * count + rows[j]] +=
						event_line_match(out->points[i].points, out->points[j].points) - 1;
			}
		}
	}
	free(rows);
	return (rows && out->met) || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}

static bool make_line_rows(struct book *s, struct report_lines *out, struct err *e)
{
	struct book_entry *list = NULL;
	struct book_measure *measures = NULL;
	size_t measure_count = 0;

	if (!book_entries_counted(s, out->event.id, &list, &out->count, e)
		|| !book_measures(s, out->event.id, "", &measures, &measure_count, e)) {
		book_free(list);
		return false;
	}
	struct entry_row *entries = calloc(out->count + 1, sizeof *entries);
	out->rows = calloc(out->count + 1, sizeof *out->rows);
	bool done = entries && out->rows;
	for (size_t i = 0; done && i < out->count; i++) {
		struct report_line *row = &out->rows[i];
		struct buf label = { 0 };
		book_player_label(&label, &list[i].player);
		snprintf(row->player, sizeof row->player, "%s", buf_text(&label));
		buf_free(&label);
		memcpy(row->club, list[i].player.club, sizeof row->club);
		row->start_no = list[i].start_no;
		row->is_out = report_is_out(measures, measure_count, list[i].id, &row->out);
		row->index = i;
		row->rounds = calloc(out->round_count + 1, sizeof *row->rounds);
		entries[i] = (struct entry_row){ list[i].id, i };
		done = row->rounds != NULL;
	}
	if (done)
		list_sort(entries, out->count, sizeof *entries, by_entry);
	else
		err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	for (size_t i = 0; done && i < out->point_count; i++) {
		const struct book_point *point = &out->points[i];
		const struct entry_row key = { .entry = point->entry };
		const struct entry_row *found = bsearch(&key, entries, out->count, sizeof key, by_entry);
		if (!found)
			continue;
		struct report_line *row = &out->rows[found->row];
		row->deals++;
		row->score += point->points;
		add_share(&row->share, out->shares[i]);
		for (size_t round = 0; round < out->round_count; round++) {
			if (out->round_no[round] == point->round)
				add_share(&row->rounds[round], out->shares[i]);
		}
	}
	done = done && add_met(out, entries, out->count, e);
	book_free(list);
	book_free(measures);
	free(entries);
	return done;
}

/* Count tables with only totals, and those that still owe deals. */
static bool count_tables(struct book *s, struct report_lines *out, struct err *e)
{
	struct book_score *scores = NULL;
	size_t count = 0;
	bool done = book_table_count(s, out->event.id, &out->unfinished, e)
		&& book_scores(s, out->event.id, 0, &scores, &count, e);

	for (size_t i = 0, n; i < count; i += n) {
		int deals = 0;
		for (n = 0; i + n < count && scores[i + n].table == scores[i].table; n++)
			deals += scores[i + n].seat == scores[i].seat ? scores[i + n].deals : 0;
		out->by_totals += scores[i].total_deals > 0;
		out->unfinished -= deals >= book_event_deals(&out->event, scores[i + n - 1].seat + 1);
	}
	book_free(scores);
	return done;
}

bool lines_make_behind(struct book *s, const struct book_event *event, int round, int behind,
	struct report_lines *out, struct err *e)
{
	*out = (struct report_lines){ .event = *event };
	bool done = desk_rules_read(s, event->id, &out->rules, e)
		&& book_rounds(s, event->id, &out->round_no, &out->round_count, e)
		&& book_points(s, event->id, round, &out->points, &out->point_count, e);

	done = done && find_lines(s, out, e) && compare_lines(out, e) && make_line_rows(s, out, e);
	if (!done)
		return false;
	/* A player without a deal has no row. */
	size_t played = 0;
	for (size_t i = 0; i < out->count; i++) {
		if (out->rows[i].deals > 0)
			out->rows[played++] = out->rows[i];
		else
			free(out->rows[i].rounds);
	}
	out->count = played;
	/* A single round has only its own matches. */
	if (round > 0)
		return lines_rank(out, e);
	return lines_carry(s, out, behind, e) && lines_rank(out, e) && count_tables(s, out, e);
}

bool report_lines_make(struct book *s, const struct book_event *event, int round, struct report_lines *out,
	struct err *e)
{
	return lines_make_behind(s, event, round, 0, out, e);
}

bool report_lines_add_standings(struct book *s, struct report_lines *lines, struct err *e)
{
	lines->standings = calloc(1, sizeof *lines->standings);
	if (!lines->standings)
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	return report_standings_make(s, &lines->event, lines->standings, e);
}

void report_lines_free(struct report_lines *lines)
{
	if (lines->standings)
		report_standings_free(lines->standings);
	free(lines->standings);
	for (size_t i = 0; lines->rows && i < lines->count; i++)
		free(lines->rows[i].rounds);
	free(lines->rows);
	free(lines->shares);
	free(lines->met);
	book_free(lines->round_no);
	book_free(lines->points);
	*lines = (struct report_lines){ 0 };
}

/* ---- deal by deal ------------------------------------------------------------------------------ */

/* Add the bid there and its result, the declarer first: "B P m +". */
static bool add_result(struct book *s, const struct report_lines *lines, const struct book_point *point,
	struct listing *t, struct err *e)
{
	const struct game_edition *edition = game_edition_find(lines->event.edition);
	struct book_deal deal;
	struct buf b = { 0 };

	if (!book_deal_find(s, point->table, point->deal_no, &deal, e))
		return false;
	if (deal.state == BOOK_PLAYED && deal.has_record) {
		if (deal.record.declarer != GAME_NO_SEAT)
			buf_printf(&b, "%s ", text_seat_code(deal.record.declarer));
		edition->game->write_piece(&b, edition, &deal.record, GAME_OUTCOME);
	} else {
		buf_str(&b, "§");
	}
	listing_text(t, buf_text(&b));
	buf_free(&b);
	return true;
}

struct deal_list {
	struct book *s;
	const struct report_lines *lines;
	const struct book_entry *entries;
	const struct book_table *tables;
	size_t entry_count, table_count;
};

static void start_deal(struct listing *t)
{
	listing_start(t, "");
	listing_column(t, "deal", &msg_head_what_if_deal, LISTING_INT);
	listing_column(t, "line", &msg_head_line, LISTING_TEXT);
	listing_column(t, "table", &msg_head_table_no, LISTING_INT);
	listing_column(t, "player", &msg_head_player, LISTING_TEXT);
	listing_column(t, "result", &msg_head_stats_bid_result, LISTING_TEXT);
	listing_column(t, "points", &msg_head_stats_points, LISTING_POINTS);
	listing_column(t, "match_points", &msg_head_match_points, LISTING_INT);
	listing_column(t, "maximum", &msg_head_maximum, LISTING_INT);
	listing_column(t, "against", &msg_head_against, LISTING_TEXT);
}

static bool add_point_line(const struct deal_list *list, size_t at, size_t n, struct listing *t,
	struct err *e)
{
	const struct report_lines *lines = list->lines;
	const struct book_point *line = &lines->points[at];
	struct buf b = { 0 };
	bool done = true;

	for (size_t i = at; done && i < at + n; i++) {
		const struct book_point *point = &lines->points[i];
		buf_clear(&b);
		for (size_t j = 0; j < list->entry_count; j++) {
			if (list->entries[j].id == point->entry)
				book_player_label(&b, &list->entries[j].player);
		}
		listing_number(t, point->deal_no);
		listing_text(t, text_seat_code(point->seat));
		listing_number(t, point->table_no);
		listing_text(t, buf_text(&b));
		done = add_result(list->s, lines, point, t, e);
		listing_number(t, point->points);
		listing_number(t, lines->shares[i].points);
		listing_number(t, lines->shares[i].maximum);
		/* By table from 1: the points of a match with it. */
		buf_clear(&b);
		for (int no = 1; no <= line[n - 1].table_no && no <= MOST_TABLES; no++) {
			size_t other = 0;
			while (other < n && line[other].table_no != no)
				other++;
			if (other == n)
				buf_char(&b, '-');
			else if (&line[other] == point)
				buf_char(&b, 'x');
			else
				buf_char(&b, (char)('0' + event_line_match(point->points, line[other].points)));
		}
		listing_text(t, buf_text(&b));
	}
	buf_free(&b);
	return done;
}

static bool add_deal(const struct deal_list *list, const struct book_duplicate *duplicate, size_t from,
	size_t to, enum lang lang, struct doc *out, struct err *e)
{
	const struct report_lines *lines = list->lines;
	struct listing t, hands;
	bool done = true;
	const struct game *game = game_edition_find(lines->event.edition)->game;
	const int no = lines->points[from].deal_no;
	int seats = 0;

	doc_for(out, DOC_PEOPLE);
	doc_say(out, doc_heading, &msg_lines_deal, MSG_ARGS(num_of(no).text));
	/* The cards of a deal of the round's seed. */
	if (duplicate->id && no <= duplicate->deals && game->cards && game->cards->hands) {
		size_t first = from;   /* at the first table, whose seats name the lines */
		for (size_t i = from; i < to; i++)
			first = lines->points[i].table_no < lines->points[first].table_no ? i : first;
		for (size_t i = 0; i < list->table_count; i++)
			seats = list->tables[i].id == lines->points[first].table ? list->tables[i].seat_count : seats;
		game->cards->hands(&hands, lang, duplicate->seed, no, seats, NULL);
		const struct listing_cell *row =
			hands.failed ? NULL : &hands.cells[(hands.row_count - 1) * hands.column_count];
		for (int seat = 0; row && seat < seats; seat++) {
			const struct listing_cell *cell = &row[2 + seat];
			doc_pair(out, NULL, text_seat_code(seat),
				cell->words ? cell->words : cell->text ? cell->text : "");
		}
		listing_free(&hands);
	}
	start_deal(&t);
	t.columns[0].for_scripts = true;
	t.columns[7].for_scripts = true;
	for (size_t i = from, n; done && i < to; i += n) {
		n = line_length(lines, i);
		done = add_point_line(list, i, n, &t, e);
	}
	doc_table(out, NULL, &t);
	doc_for(out, DOC_EVERYWHERE);
	return done;
}

bool report_lines_deals(struct book *s, const struct report_lines *lines, int round, int deal, enum lang lang,
	struct doc *out, struct err *e)
{
	struct deal_list list = { .s = s, .lines = lines };
	struct book_entry *entries = NULL;
	struct book_table *tables = NULL;
	struct book_duplicate duplicate;
	struct listing t;
	struct buf title = { 0 };
	size_t from = 0, to = lines->point_count;

	buf_msg(&title, lang, &msg_lines_deals_title, MSG_ARGS(num_of(round).text));
	doc_start(out, lang, buf_text(&title));
	doc_about(out, lines->event.name, lines->event.day);
	doc_subtitle(out, lines->event.name);
	buf_free(&title);
	out->is_list = true;
	while (deal > 0 && from < to && lines->points[from].deal_no < deal)
		from++;
	while (deal > 0 && to > from && lines->points[to - 1].deal_no > deal)
		to--;
	if (from == to)
		return err_set(e, ERR_NOT_FOUND, &msg_lines_none, MSG_ARGS(num_of(round).text));
	bool done = book_entries(s, lines->event.id, &entries, &list.entry_count, e)
		&& book_tables(s, lines->event.id, round, &tables, &list.table_count, e)
		&& book_duplicate_find(s, lines->event.id, round, &duplicate, e);
	list.entries = entries;
	list.tables = tables;
	for (size_t i = from, next; done && i < to; i = next) {
		for (next = i; next < to && lines->points[next].deal_no == lines->points[i].deal_no; next++)
			continue;
		done = add_deal(&list, &duplicate, i, next, lang, out, e);
	}
	/* All rows at once for scripts. */
	if (done) {
		start_deal(&t);
		for (size_t i = from, n; done && i < to; i += n) {
			n = line_length(lines, i);
			done = add_point_line(&list, i, n, &t, e);
		}
		doc_for(out, DOC_SCRIPTS);
		doc_table(out, "results", &t);
		doc_for(out, DOC_EVERYWHERE);
	}
	doc_note(out, msg_lines_against.text[lang]);
	book_free(entries);
	book_free(tables);
	return done;
}

/* ---- derivation -------------------------------------------------------------------------------- */

void report_lines_why(struct buf *b, enum lang lang, const struct report_lines *lines, int64_t table,
	int deal)
{
	for (size_t i = 0, n; i < lines->point_count; i += n) {
		n = line_length(lines, i);
		for (size_t own = i; own < i + n && lines->points[i].deal_no == deal; own++) {
			int found[3] = { 0 };
			if (lines->points[own].table != table)
				continue;
			for (size_t other = i; other < i + n; other++) {
				if (other != own)
					found[event_line_match(lines->points[own].points, lines->points[other].points)]++;
			}
			buf_str(b, b->len > 0 ? "\n" : "");
			buf_msg(b, lang, &msg_lines_why,
				MSG_ARGS(text_seat_code(lines->points[own].seat), num_signed(lines->points[own].points).text,
					num_of((int64_t)n - 1).text, num_of(found[2]).text, num_of(found[1]).text,
					num_of(found[0]).text, num_of(lines->shares[own].points).text,
					num_of(lines->shares[own].maximum).text));
		}
	}
}
