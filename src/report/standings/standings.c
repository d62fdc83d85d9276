/* Standings: placement points by table and round, added up and ranked. */
#include "base/messages.h"
#include "report/messages.h"
#include "report/standings/standings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- places at a table, and who has none -------------------------------------------------------- */

void report_places(const int64_t totals[], int seats, const int scale[], int place[], int place_points[])
{
	for (int seat = 0; seat < seats; seat++) {
		int better = 0, equal = 1, worth = 0;   /* counting itself as equal */
		for (int other = 0; other < seats; other++) {
			better += totals[other] > totals[seat];
			equal += other != seat && totals[other] == totals[seat];
		}
		for (int i = better; i < better + equal; i++)
			worth += scale[i];
		place[seat] = better + 1;
		place_points[seat] = worth * POINT_PARTS / equal;
	}
}

void report_turn_out(const struct book_measure *measure, bool *is_out, enum book_measure_kind *out)
{
	if (measure->kind == BOOK_EXCLUSION || measure->kind == BOOK_WITHDRAWAL) {
		*is_out = true;
		*out = measure->kind;
	} else if (measure->kind == BOOK_LIFTED) {
		*is_out = false;
	}
}

bool report_is_out(const struct book_measure *list, size_t count, int64_t entry, enum book_measure_kind *out)
{
	bool is_out = false;

	for (size_t i = 0; i < count; i++) {
		if (list[i].entry == entry)
			report_turn_out(&list[i], &is_out, out);
	}
	return is_out;
}

/* ---- rows --------------------------------------------------------------------------------------- */

/* A row being added up; `entry` finds it. */
struct tally {
	int64_t entry;
	size_t row;
};

static int tally_order(const void *a, const void *b)
{
	const struct tally *x = a, *y = b;

	return (x->entry > y->entry) - (x->entry < y->entry);
}

static const struct tally *tally_find(
	const struct report_standings *out, const struct tally *tallies, int64_t entry)
{
	const struct tally key = { .entry = entry };

	return bsearch(&key, tallies, out->entry_count, sizeof *tallies, tally_order);
}

static struct report_standing *standing_row(
	struct report_standings *out, const struct tally *tallies, int64_t entry)
{
	const struct tally *found = tally_find(out, tallies, entry);

	return found ? &out->rows[found->row] : NULL;
}

void report_field_free(struct report_field *field)
{
	book_free(field->round_no);
	book_free(field->entries);
	book_free(field->measures);
	*field = (struct report_field){ 0 };
}

bool report_field_read(struct book *s, const struct book_event *event, struct report_field *out,
	struct err *e)
{
	const int64_t id = event->id;

	*out = (struct report_field){ 0 };
	if (desk_rules_read(s, id, &out->rules, e)
		&& book_rounds(s, id, &out->round_no, &out->round_count, e)
		&& book_entries_counted(s, id, &out->entries, &out->entry_count, e)
		&& book_measures(s, id, "", &out->measures, &out->measure_count, e)
		&& book_table_count(s, id, &out->table_count, e))
		return true;
	report_field_free(out);
	return false;
}

/* Make a row for every entry, with its rounds, in the order of start numbers, and room for what players won
 * against each other. */
static bool make_rows(const struct report_field *field, struct report_standings *out, struct tally **tallies,
	struct err *e)
{
	out->rules = field->rules;
	out->round_count = field->round_count;
	out->count = out->entry_count = field->entry_count;
	/* All tables are unfinished until their deals are found. */
	out->unfinished = field->table_count;
	out->round_no = calloc(out->round_count + 1, sizeof *out->round_no);
	out->rows = calloc(out->count + 1, sizeof *out->rows);
	*tallies = calloc(out->count + 1, sizeof **tallies);
	bool has_met = ties_at(&out->rules, DESK_TIE_MET) != DESK_TIES;
	out->met = has_met ? calloc(out->count * out->count + 1, sizeof *out->met) : NULL;
	bool fine = out->round_no && out->rows && *tallies && (out->met || !has_met);
	for (size_t i = 0; fine && i < out->count; i++) {
		const struct book_entry *entry = &field->entries[i];
		struct report_standing *row = &out->rows[i];
		snprintf(row->player, sizeof row->player, "%s", book_label_of(&entry->player).text);
		memcpy(row->club, entry->player.club, sizeof row->club);
		row->start_no = entry->start_no;
		row->rounds = calloc(out->round_count + 1, sizeof *row->rounds);
		row->index = i;
		(*tallies)[i] = (struct tally){ entry->id, i };
		fine = row->rounds != NULL;
	}
	if (!fine)
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	for (size_t i = 0; i < out->round_count; i++)
		out->round_no[i] = field->round_no[i];
	list_sort(*tallies, out->count, sizeof **tallies, tally_order);
	/* Mark players who are out of the event, by the last measure about it. */
	for (size_t i = 0; i < field->measure_count; i++) {
		struct report_standing *row = standing_row(out, *tallies, field->measures[i].entry);
		if (row)
			report_turn_out(&field->measures[i], &row->is_out, &row->out);
	}
	return true;
}

static size_t round_index(const struct report_standings *out, int round)
{
	size_t i = 0;

	while (i < out->round_count && out->round_no[i] != round)
		i++;
	return i;
}

/* Did a ruling change the seat's points: by its payment, or by naming the dealer, who so sat out (13.§ (1) 5
 * at a table of four)? `seat` GAME_NO_SEAT: anyone's. */
static bool changes_points(const struct book_ruling *ruling, int seat)
{
	const struct game_court *court = desk_court(ruling->edition);
	const struct court_kind *kind = court_kind_find(court, ruling->kind);
	const struct game *game = game_edition_find(ruling->edition)->game;
	/* A forged book may have a ruling without a seat. */
	int due = ruling->seats > 0 ? game_dealer_of(game, ruling->said.no, ruling->seats) : GAME_NO_SEAT;
	struct court_dispute said;

	if (ruling->said.state != COURT_DECIDED || ruling->pays)
		return ruling->said.state == COURT_DECIDED && (seat == GAME_NO_SEAT || ruling->points[seat] != 0);
	const struct court_case row = court_case_at(court, court_case_of(court, ruling->said.case_no));
	if (!row.turn_deals || (kind && kind->redeals))
		return false;
	if (!desk_ruling_read(ruling, &said) || said.dealer == GAME_NO_SEAT || said.dealer == due)
		return false;
	if (due == GAME_NO_SEAT)
		return false;
	return game_players_at(game, ruling->seats, due) != game_players_at(game, ruling->seats, said.dealer)
		&& (seat == GAME_NO_SEAT || seat == due || seat == said.dealer);
}

/* Find the decided rulings that changed the points of a deal. */
static bool find_rulings(struct book *s, struct report_standings *out, struct err *e)
{
	size_t count = 0;

	if (!book_event_rulings(s, out->event.id, &out->rulings, &count, e))
		return false;
	for (size_t i = 0; i < count; i++) {
		out->is_disputed = out->is_disputed || out->rulings[i].said.state == COURT_OPEN;
		if (changes_points(&out->rulings[i], GAME_NO_SEAT))
			out->rulings[out->ruling_count++] = out->rulings[i];
	}
	return true;
}

/* Did the player with these points sit in the seat at that deal? */
static bool had_deal(const struct report_standings *out, const struct book_score *score, int deal_no)
{
	for (size_t i = 0; i < out->table_count; i++) {
		const struct book_table *table = &out->tables[i].table;
		if (table->id == score->table)
			return book_entry_counted(table, score->seat, deal_no) == score->entry;
	}
	return true;
}

/* Add one table's players, `n` of them: the places of its seats, then a share for each player. For a seat
 * taken over, each gets the points of the deals played, and one the placement points. */
static void add_table(
	struct report_standings *out, const struct tally *tallies, const struct book_score *seats, int n)
{
	int64_t totals[BOOK_SEATS] = { 0 };
	int place[BOOK_SEATS], place_points[BOOK_SEATS], seat_count = 0, deals = 0, firsts = 0;
	size_t round = round_index(out, seats[0].round);

	for (int i = 0; i < n; i++) {
		totals[seats[i].seat] += seats[i].points;
		seat_count = seats[i].seat + 1;
		deals += seats[i].seat == seats[0].seat ? seats[i].deals - seats[i].unplayed : 0;
	}
	report_places(totals, seat_count, out->rules.places[seat_count], place, place_points);
	for (int seat = 0; seat < seat_count; seat++)
		firsts += place[seat] == 1;
	const int wanted = book_event_deals(&out->event, seat_count);
	out->unfinished -= deals >= wanted;
	for (int i = 0; i < n; i++) {
		struct report_standing *row = standing_row(out, tallies, seats[i].entry);
		int worth = seats[i].is_main ? place_points[seats[i].seat] : 0;
		if (!row || round == out->round_count)
			continue;
		struct report_round *at = &row->rounds[round];
		at->deals += seats[i].deals;
		/* Who took over a seat elsewhere did not sit at two tables: both have as many deals as one. */
		if (at->played && at->table != seats[i].table_no && at->deals > wanted)
			at->other = at->table;
		row->rounds_played += !at->played;
		at->played = true;
		at->table = seats[i].table_no;
		at->place_points += worth;
		at->score += seats[i].points;
		row->place_points += worth;
		row->score += seats[i].points;
		row->deals += seats[i].deals;
		/* Rulings that changed these points. */
		for (size_t j = 0; j < out->ruling_count; j++) {
			const struct book_ruling *ruling = &out->rulings[j];
			row->rulings += ruling->table == seats[i].table && changes_points(ruling, seats[i].seat)
				&& had_deal(out, &seats[i], ruling->said.no);
		}
		if (seats[i].is_main && place[seats[i].seat] == 1)
			at->wins += firsts == 1 ? 2 : 1;
		row->totals += seats[i].total_deals > 0;
		row->declared += seats[i].declared;
		row->made += seats[i].made;
		row->lost += seats[i].declared - seats[i].made;
	}
}

/* Find tables where a seat was taken over, or that count by totals. */
static bool find_odd_tables(struct book *s, struct report_standings *out, const struct book_score *scores,
	size_t count, struct err *e)
{
	bool done = true;

	for (size_t i = 0; done && i < count; i++) {
		const struct report_odd_table *last
			= out->table_count > 0 ? &out->tables[out->table_count - 1] : NULL;
		if ((scores[i].is_main && scores[i].total_deals == 0) || (last && last->table.id == scores[i].table))
			continue;
		struct report_odd_table *tables = list_grow(out->tables, out->table_count, sizeof *tables);
		if (!tables)
			return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
		out->tables = tables;
		tables[out->table_count].by_totals = scores[i].total_deals > 0;
		done = book_table_find(s, out->event.id, scores[i].round, scores[i].table_no,
			&tables[out->table_count].table, e);
		out->table_count += done;
	}
	return done;
}

/* The scores of the seats, table by table; the first `met` are counted already. */
struct seat_scores {
	struct book_score *list;
	size_t count, met;
	const struct tally *tallies;
};

/* Add the scores of the book, with the changes (or NULL). */
static bool add_scores(struct book *s, struct report_standings *out, const struct tally *tallies,
	const struct report_changes *changes, struct seat_scores *kept, struct err *e)
{
	struct book_score *scores = NULL;
	size_t count = 0;
	const int last = out->round_count > 0 ? out->round_no[out->round_count - 1] : 0;

	if (!book_scores(s, out->event.id, last, &scores, &count, e))
		return false;
	for (size_t i = 0; changes && i < count; i++) {
		for (size_t j = 0; j < changes->count; j++) {
			const struct report_change *change = &changes->list[j];
			bool is_his = change->table == scores[i].table
				&& scores[i].seat < (int)(sizeof change->points / sizeof *change->points)
				&& change->entry[scores[i].seat] == scores[i].entry;
			if (is_his)
				scores[i].points += change->points[scores[i].seat];
		}
	}
	bool done = changes || find_odd_tables(s, out, scores, count, e);
	for (size_t i = 0; i < count;) {
		size_t n = 1;
		while (i + n < count && scores[i + n].table == scores[i].table)
			n++;
		add_table(out, tallies, &scores[i], (int)n);
		i += n;
	}
	*kept = (struct seat_scores){ .list = scores, .count = count, .tallies = tallies };
	return done;
}

/* Add what players won against each other at the tables up to a round that are not yet counted. */
static void meet_round(struct report_standings *out, struct seat_scores *scores, size_t round)
{
	const struct book_score *list = scores->list;

	for (; scores->met < scores->count; scores->met++) {
		if (list[scores->met].round > out->round_no[round])
			return;
		for (size_t i = scores->met; i > 0 && list[i - 1].table == list[scores->met].table; i--) {
			/* The difference between two seats of a table, for both. */
			const struct book_score *one = &list[scores->met], *other = &list[i - 1];
			const struct tally *a = tally_find(out, scores->tallies, one->entry),
				*b = tally_find(out, scores->tallies, other->entry);
			if (!a || !b || one->seat == other->seat)
				continue;
			out->met[a->row * out->entry_count + b->row] += (int32_t)(one->points - other->points);
			out->met[b->row * out->entry_count + a->row] -= (int32_t)(one->points - other->points);
		}
	}
}

static int by_rank(const void *a, const void *b)
{
	const struct rank_key *x = a, *y = b;

	if (x->first != y->first)
		return x->first < y->first ? 1 : -1;
	if (x->second != y->second)
		return x->second < y->second ? 1 : -1;
	return (x->row > y->row) - (x->row < y->row);
}

static bool equal_keys(const struct rank_key *a, const struct rank_key *b)
{
	return a->first == b->first && a->second == b->second;
}

/* Sum each row up to a round; return how many have a place then, with their keys. */
static size_t sum_round(struct report_standings *out, size_t round, struct rank_key *keys)
{
	size_t placed = 0;

	for (size_t i = 0; i < out->count; i++) {
		struct report_round *now = &out->rows[i].rounds[round];
		const struct report_round *before = round > 0 ? now - 1
			: &(struct report_round){ .total_place_points = out->rows[i].carried_place_points,
				.total_score = out->rows[i].carried_score };
		now->total_place_points = before->total_place_points + now->place_points;
		now->total_score = before->total_score + now->score;
		now->total_wins = before->total_wins + now->wins;
		now->joined = before->joined || now->played;
		if (i >= out->placed || !now->joined)
			continue;
		keys[placed++] = out->rules.ranking == DESK_BY_SCORE ? (struct rank_key){ now->total_score, 0, i }
			: (struct rank_key){ now->total_place_points, now->total_score, i };
	}
	return placed;
}

/* Set the place of each sorted key, as `rank` or `drawn_rank` of its round. */
static void place_round(struct report_standings *out, size_t round, const struct rank_key *keys, size_t count,
	bool is_drawn)
{
	int place = 0;

	for (size_t i = 0; i < count; i++) {
		struct report_round *now = &out->rows[keys[i].row].rounds[round];
		place = i > 0 && equal_keys(&keys[i], &keys[i - 1]) ? place : (int)i + 1;
		*(is_drawn ? &now->drawn_rank : &now->rank) = place;
	}
}

/* Rank after each round, among those who had joined by then and have a place in the end. */
static bool rank_rounds(struct report_standings *out, struct seat_scores *scores, struct rank_key *keys,
	struct err *e)
{
	for (size_t round = 0; round < out->round_count; round++) {
		size_t placed = sum_round(out, round, keys);
		if (out->met)
			meet_round(out, scores, round);
		list_sort(keys, placed, sizeof *keys, by_rank);
		place_round(out, round, keys, placed, true);
		if (!ties_part(out, round, keys, placed, e))
			return false;
		list_sort(keys, placed, sizeof *keys, by_rank);
		place_round(out, round, keys, placed, false);
	}
	return true;
}

static bool is_excluded(const struct report_standing *row)
{
	return row->is_out && row->out == BOOK_EXCLUSION;
}

/* Excluded players go after all others. */
static int by_name(const void *a, const void *b)
{
	const struct report_standing *x = a, *y = b;

	if (is_excluded(x) != is_excluded(y))
		return is_excluded(x) ? 1 : -1;
	return text_order(x->player, y->player);
}

/* Drop players who never played, and sort the rest: by rank, equals by name. */
static bool rank_rows(struct report_standings *out, struct seat_scores *scores, struct err *e)
{
	size_t played = 0;

	for (size_t i = 0; i < out->count; i++) {
		if (out->rows[i].rounds_played > 0)
			out->rows[played++] = out->rows[i];
		else
			free(out->rows[i].rounds);
	}
	out->count = played;
	list_sort(out->rows, out->count, sizeof *out->rows, by_name);
	while (out->placed < out->count && !is_excluded(&out->rows[out->placed]))
		out->placed++;
	struct rank_key *keys = calloc(out->count + 1, sizeof *keys);
	struct report_standing *sorted = calloc(out->count + 1, sizeof *sorted);
	if (!keys || !sorted) {
		free(keys);
		free(sorted);
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	}
	if (!rank_rounds(out, scores, keys, e)) {
		free(keys);
		free(sorted);
		return false;
	}
	memcpy(sorted, out->rows, out->count * sizeof *sorted);
	/* After the last round all have joined. */
	for (size_t i = 0; i < out->placed; i++)
		keys[i] = (struct rank_key){ -out->rows[i].rounds[out->round_count - 1].rank, 0, i };
	list_sort(keys, out->placed, sizeof *keys, by_rank);
	for (size_t i = 0; i < out->placed; i++) {
		bool shared = i > 0 && equal_keys(&keys[i], &keys[i - 1]);
		sorted[i] = out->rows[keys[i].row];
		sorted[i].rank = shared ? sorted[i - 1].rank : (int)i + 1;
		sorted[i].shared = shared || (i + 1 < out->placed && equal_keys(&keys[i], &keys[i + 1]));
	}
	free(keys);
	free(out->rows);
	out->rows = sorted;
	return true;
}

/* The list in which a deal won for no points gets a sign. */
struct unpaid {
	const struct game *game;
	struct book_point *points;
	size_t count;
};

static bool pay_with_a_sign(void *arg, const struct book_table *table, const struct book_deal *deal)
{
	struct unpaid *unpaid = arg;
	bool is_unpaid = deal->state == BOOK_PLAYED && deal->has_record && game_is_even(deal->points);
	int winner = is_unpaid ? unpaid->game->winner(&deal->record) : GAME_NO_SEAT;

	for (size_t i = 0; winner != GAME_NO_SEAT && i < unpaid->count; i++) {
		struct book_point *point = &unpaid->points[i];
		if (point->table == table->id && point->deal_no == deal->no)
			point->points = point->seat == winner ? 1 : -1;
	}
	return true;
}

bool report_won(struct book *s, const struct book_event *event, const struct game_rules *rules,
	struct book_point **points, size_t *count, struct err *e)
{
	if (!book_points(s, event->id, 0, points, count, e))
		return false;
	struct unpaid unpaid = { rules->edition->game, *points, *count };
	return book_each_deal(s, event->id, pay_with_a_sign, &unpaid, e);
}

/* Count deals won and lost, if the game has them. */
static bool count_wins(struct book *s, struct report_standings *out, const struct tally *tallies,
	struct err *e)
{
	struct book_point *points = NULL;
	size_t count = 0;

	bool done = report_won(s, &out->event, &out->rules.game, &points, &count, e);
	for (size_t i = 0; done && i < count; i++) {
		struct report_standing *row = standing_row(out, tallies, points[i].entry);
		if (!row)
			continue;
		row->won += points[i].points > 0;
		row->beaten += points[i].points < 0;
	}
	book_free(points);
	return done;
}

/* A player who threw a deal in unplayed declared nothing. */
static bool leave_thrown_in(struct book *s, struct report_standings *out, const struct tally *tallies,
	struct err *e)
{
	const char *no_bid = out->rules.game.edition->game->no_bid;
	struct book_declared *list = NULL;
	size_t count = 0;

	bool done = book_declared(s, out->event.id, &list, &count, e);
	for (size_t i = 0; done && i < count; i++) {
		struct report_standing *row = standing_row(out, tallies, list[i].entry);
		if (!row || strcmp(list[i].bid, no_bid) != 0)
			continue;
		row->declared -= list[i].deals;
		row->made -= list[i].made;
		row->lost -= list[i].deals - list[i].made;
	}
	book_free(list);
	return done;
}

static bool standings_behind(struct book *s, const struct book_event *event,
	const struct report_changes *changes, int behind, struct report_standings *out, struct err *e);

/* Points carried over count from the beginning. */
static bool add_carried(struct book *s, struct report_standings *out, int behind, struct err *e)
{
	const struct desk_carry *carry = &out->rules.carry;
	struct report_standings from;
	struct book_event event;

	if (!ties_carried(s, &out->rules, behind, &event, e)
		|| !standings_behind(s, &event, NULL, behind + 1, &from, e))
		return false;
	for (size_t i = 0; i < out->count; i++) {
		struct report_standing *row = &out->rows[i];
		size_t at = 0;
		while (at < from.count && strcmp(from.rows[at].player, row->player) != 0)
			at++;
		if (at == from.count)
			continue;
		row->brought_place_points = from.rows[at].place_points;
		row->brought_score = from.rows[at].score;
		row->carried_place_points = (int)event_carry(
			from.rows[at].place_points, carry->percent, POINT_PARTS / 12);
		row->carried_score = event_carry(from.rows[at].score, carry->percent, 1);
		row->place_points += row->carried_place_points;
		row->score += row->carried_score;
	}
	report_standings_free(&from);
	return true;
}

/* Make the standings of a field, with the changes (or NULL). */
static bool make_standings(struct book *s, const struct book_event *event, const struct report_field *field,
	const struct report_changes *changes, int behind, struct report_standings *out, struct err *e)
{
	struct tally *tallies = NULL;
	struct seat_scores scores = { .list = NULL };

	*out = (struct report_standings){ .event = *event };
	/* In a line comparison, match points are carried over (lines_carry). */
	const struct game *game = field->rules.game.edition->game;
	bool carries = field->rules.carry.percent > 0 && field->rules.form != DESK_FORM_DUPLICATE;
	bool fine = make_rows(field, out, &tallies, e) && (!carries || add_carried(s, out, behind, e))
		&& find_rulings(s, out, e) && add_scores(s, out, tallies, changes, &scores, e);
	fine = fine && (!game->winner || count_wins(s, out, tallies, e))
		&& (!game->no_bid || leave_thrown_in(s, out, tallies, e)) && rank_rows(out, &scores, e);
	book_free(scores.list);
	free(tallies);
	if (!fine)
		report_standings_free(out);
	return fine;
}

bool report_standings_of(struct book *s, const struct book_event *event, const struct report_field *field,
	struct report_standings *out, struct err *e)
{
	return make_standings(s, event, field, NULL, 0, out, e);
}

static bool standings_behind(struct book *s, const struct book_event *event,
	const struct report_changes *changes, int behind, struct report_standings *out, struct err *e)
{
	struct report_field field;

	*out = (struct report_standings){ 0 };
	bool done = report_field_read(s, event, &field, e)
		&& make_standings(s, event, &field, changes, behind, out, e);
	report_field_free(&field);
	return done;
}

bool report_standings_with(struct book *s, const struct book_event *event,
	const struct report_changes *changes, struct report_standings *out, struct err *e)
{
	return standings_behind(s, event, changes, 0, out, e);
}

/* Count by round who sat at no table. */
static bool find_unseated(struct book *s, struct report_standings *out, struct err *e)
{
	struct book_round *list = NULL;
	size_t count = 0;
	bool done = book_unseated_counts(s, out->event.id, &list, &count, e);

	out->unseated = calloc(out->round_count + 1, sizeof *out->unseated);
	for (size_t i = 0; out->unseated && i < count; i++)
		out->unseated[round_index(out, list[i].round)] = list[i].unseated;
	book_free(list);
	return done && (out->unseated || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS));
}

bool report_standings_make(struct book *s, const struct book_event *event, struct report_standings *out,
	struct err *e)
{
	if (!report_standings_with(s, event, NULL, out, e))
		return false;
	if (find_unseated(s, out, e) && report_outcomes_make(s, out, e) && report_mark_make(s, &out->mark, e)
		&& book_totals_against(s, event->id, 0, &out->against, &out->against_count, e))
		return true;
	report_standings_free(out);
	return false;
}

bool report_standings_sum(struct book *s, const struct book_event *event, uint64_t *sum, struct err *e)
{
	struct report_standings out = { .event = *event };
	struct book_entry *entries = NULL;
	struct book_score *scores = NULL;
	size_t count = 0;
	bool done = book_rounds(s, event->id, &out.round_no, &out.round_count, e)
		&& book_entries_counted(s, event->id, &entries, &out.entry_count, e)
		&& book_scores(s, event->id, 0, &scores, &count, e);
	struct tally *tallies = done ? calloc(out.entry_count + 1, sizeof *tallies) : NULL;

	*sum = 0;
	for (size_t i = 0; tallies && i < out.entry_count; i++)
		tallies[i].entry = entries[i].id;
	if (tallies)
		list_sort(tallies, out.entry_count, sizeof *tallies, tally_order);
	for (size_t i = 0; tallies && i < count; i++) {
		if (tally_find(&out, tallies, scores[i].entry)
			&& round_index(&out, scores[i].round) < out.round_count)
			*sum += (uint64_t)scores[i].points;
	}
	if (done && !tallies)
		done = err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	free(tallies);
	book_free(entries);
	book_free(scores);
	book_free(out.round_no);
	return done;
}

void report_standings_free(struct report_standings *standings)
{
	for (size_t i = 0; standings->rows && i < standings->count; i++)
		free(standings->rows[i].rounds);
	for (size_t i = 0; i < standings->outcome_count; i++)
		free(standings->outcomes[i].rows);
	free(standings->disputed);
	book_free(standings->against);
	free(standings->rows);
	free(standings->unseated);
	free(standings->met);
	free(standings->round_no);
	book_free(standings->rulings);
	free(standings->tables);
	*standings = (struct report_standings){ 0 };
}

bool report_declared_table(struct book *s, const struct book_event *event, struct listing *out,
	int *thrown_in, struct err *e)
{
	const struct game_edition *edition = game_edition_find(event->edition);
	const char *no_bid = edition ? edition->game->no_bid : NULL;
	struct book_declared *list = NULL;
	struct book_entry *entries = NULL;
	size_t count = 0, entry_count = 0;
	bool fine = book_declared(s, event->id, &list, &count, e)
		&& book_entries(s, event->id, &entries, &entry_count, e);

	*thrown_in = 0;
	listing_start(out, event->name);
	listing_column(out, "player", &msg_head_player, LISTING_TEXT);
	listing_column(out, "bid", &msg_head_bid, LISTING_TEXT);
	listing_column(out, "deals", &msg_head_deals, LISTING_INT);
	listing_column(out, "made", &msg_head_made, LISTING_INT);
	listing_column(out, "lost", &msg_head_lost, LISTING_INT);
	for (size_t i = 0; fine && i < entry_count; i++) {
		struct buf label = { 0 };
		book_player_label(&label, &entries[i].player);
		for (size_t j = 0; j < count; j++) {
			if (list[j].entry != entries[i].id)
				continue;
			if (no_bid && strcmp(list[j].bid, no_bid) == 0) {
				*thrown_in += list[j].deals;
				continue;
			}
			listing_text(out, buf_text(&label));
			/* A bid: its code, and its name for people. */
			struct game_record record = { 0 };
			struct buf name = { 0 };
			snprintf(record.bid, sizeof record.bid, "%s", list[j].bid);
			if (edition)
				game_piece_say(&name, LANG_HU, edition, &record, GAME_BID_ALONE);
			listing_code(out, list[j].bid, name.len > 0 ? buf_text(&name) : list[j].bid);
			buf_free(&name);
			listing_number(out, list[j].deals);
			listing_number(out, list[j].made);
			listing_number(out, list[j].deals - list[j].made);
		}
		buf_free(&label);
	}
	book_free(list);
	book_free(entries);
	return fine;
}
