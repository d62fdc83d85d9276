/* Compare two books: events, players, discipline, rounds, tables. For deals see diff_sheet.c. */
#include "report/audit/audit.h"

#include "base/messages.h"
#include "base/random.h"
#include "desk/rounds/rounds.h"
#include "desk/desk.h"
#include "desk/journal/journal.h"
#include "games/messages.h"
#include "report/messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Names at most NAME_NEAR letters apart, case and accents folded, are one name mistyped. If a book has more
 * than TYPOS_MOST players unknown to the other, these are different people. */
enum { NAME_NEAR = 2, TYPOS_MOST = 200 };

static const struct {
	const char *code;
	const struct msg *words;
} whats[] = {
	[DIFF_EVENT] = { "event", &msg_diff_event }, [DIFF_PLACE] = { "place", &msg_diff_place },
	[DIFF_EDITION] = { "edition", &msg_diff_edition }, [DIFF_STAKE] = { "stake", &msg_diff_stake },
	[DIFF_DEALS] = { "deals", &msg_diff_deals }, [DIFF_DEALS_FOUR] = { "deals-four", &msg_diff_deals_four },
	[DIFF_SUBSTITUTE] = { "substitute", &msg_diff_substitute },
	[DIFF_TOTALS] = { "totals", &msg_diff_totals },
	[DIFF_PLAYER] = { "player", &msg_diff_player },
	[DIFF_TYPO] = { "typo", &msg_diff_typo }, [DIFF_RENAMED] = { "renamed", &msg_diff_renamed },
	[DIFF_DISCIPLINE] = { "discipline", &msg_diff_discipline },
	[DIFF_TEAM] = { "team", &msg_diff_team }, [DIFF_ORDER] = { "order", &msg_diff_order },
	[DIFF_ROUND] = { "round", &msg_diff_round }, [DIFF_SEED] = { "seed", &msg_diff_seed },
	[DIFF_DRAW] = { "draw", &msg_diff_draw }, [DIFF_CLOCK] = { "clock", &msg_diff_clock },
	[DIFF_TABLE] = { "table", &msg_diff_table }, [DIFF_SEAT] = { "seat", &msg_diff_seat },
	[DIFF_SIGNED] = { "signed", &msg_diff_signed }, [DIFF_DEAL] = { "deal", &msg_diff_deal },
	[DIFF_CHECKED] = { "checked", &msg_diff_checked },
	[DIFF_ATTEMPT] = { "attempt", &msg_diff_attempt }, [DIFF_RULING] = { "ruling", &msg_diff_ruling },
	[DIFF_CARDS] = { "cards", &msg_diff_cards }, [DIFF_SHEET] = { "sheet", &msg_diff_sheet },
};

/* ---- rows -------------------------------------------------------------------------------------- */

static void start_rows(struct listing *t, const struct report_diff *diff)
{
	listing_start(t, msg_diff_title.text[diff->lang]);
	listing_column(t, "event", &msg_head_event, LISTING_TEXT);
	listing_column(t, "round", &msg_head_round_no, LISTING_INT);
	listing_column(t, "table", &msg_head_table_no, LISTING_INT);
	listing_column(t, "deal", &msg_head_deal_no, LISTING_INT);
	listing_column(t, "what", &msg_head_what, LISTING_TEXT);
	listing_column(t, "a", &msg_head_seat_a, LISTING_TEXT);
	listing_column(t, "b", &msg_head_seat_b, LISTING_TEXT);
	listing_column(t, "changed", &msg_head_changed, LISTING_TEXT);
}

void report_diff_start(struct report_diff *diff)
{
	start_rows(&diff->table, diff);
	start_rows(&diff->brief, diff);
}

void report_diff_free(struct report_diff *diff)
{
	listing_free(&diff->table);
	listing_free(&diff->brief);
	free(diff->sums);
}

static int by_number(const void *a, const void *b)
{
	const uint64_t *x = a, *y = b;

	return (*x > *y) - (*x < *y);
}

void report_diff_sort(struct report_diff *diff)
{
	list_sort(diff->sums, diff->sum_count, sizeof *diff->sums, by_number);
}

static bool has_sum(const struct report_diff *diff, uint64_t sum)
{
	return diff->sum_count > 0
		&& bsearch(&sum, diff->sums, diff->sum_count, sizeof *diff->sums, by_number) != NULL;
}

/* Add a row, and keep the sum of its contents. If the former state of both books is known, the one that
 * differs from that in the same way has changed. */
static void add_row(struct listing *t, const struct diff *d, const char *code, const char *words,
	const char *const sides[2])
{
	struct report_diff *out = d->out;
	struct buf text = { 0 };
	uint64_t *sums = list_grow(out->sums, out->sum_count, sizeof *sums);

	buf_printf(&text, "%d %d %d %d %s\n%s\n%s", t == &out->brief, d->round, d->table, d->deal, code, sides[0],
		sides[1]);
	uint64_t sum = random_seed_of(buf_text(&text), text.len);
	out->table.failed = out->table.failed || text.failed || !sums;
	buf_free(&text);
	if (sums) {
		out->sums = sums;
		sums[out->sum_count++] = sum;
	}
	listing_text(t, d->events[0].name);
	listing_some(t, d->round);
	listing_some(t, d->table);
	listing_some(t, d->deal);
	listing_code(t, code, words);
	listing_text(t, sides[0]);
	listing_text(t, sides[1]);
	if (!out->since[0] || !out->since[1])
		listing_text(t, "");
	else if (has_sum(out->since[0], sum))
		listing_code(t, "a", msg_diff_in_a.text[out->lang]);
	else if (has_sum(out->since[1], sum))
		listing_code(t, "b", msg_diff_in_b.text[out->lang]);
	else
		listing_code(t, "both", msg_diff_in_both.text[out->lang]);
}

static void tell_difference(const struct diff *d, const char *code, const char *words,
	const char *const sides[2])
{
	if (!d->not_in_full)
		add_row(&d->out->table, d, code, words, sides);
	if (!d->not_in_brief)
		add_row(&d->out->brief, d, code, words, sides);
}

void diff_row(struct diff *d, enum diff_what what, const char *a, const char *b)
{
	tell_difference(d, whats[what].code, whats[what].words->text[d->out->lang], MSG_ARGS(a, b));
}

void diff_texts(struct diff *d, enum diff_what what, struct buf texts[2])
{
	if (texts[0].failed || texts[1].failed)
		d->out->table.failed = true;
	if (strcmp(buf_text(&texts[0]), buf_text(&texts[1])) != 0)
		diff_row(d, what, buf_text(&texts[0]), buf_text(&texts[1]));
	buf_free(&texts[0]);
	buf_free(&texts[1]);
}

int diff_turn(const int *a, const int *b)
{
	if (!a || !b)
		return a ? -1 : 1;
	return (*a > *b) - (*a < *b);
}

/* ---- the event and its settings ---------------------------------------------------------------- */

/* Add a row if the two values differ. */
static void compare_values(struct diff *d, enum diff_what what, const char *a, const char *b)
{
	if (strcmp(a, b) != 0)
		diff_row(d, what, a, b);
}

static void write_event(struct buf *b, const struct book_event *event)
{
	text_quote(b, event->name);
	text_pair_write(b, "datum", event->day);
}

/* Has a table of four another number of deals than follows from the others'? */
static bool has_own_four(const struct book_event *event)
{
	return book_event_deals(event, 4) != desk_usual_at_four(event);
}

static void compare_heads(struct diff *d)
{
	const struct book_event *a = &d->events[0], *b = &d->events[1];
	struct buf names[2] = { 0 };

	write_event(&names[0], a);
	write_event(&names[1], b);
	diff_texts(d, DIFF_EVENT, names);
	compare_values(d, DIFF_PLACE, a->place, b->place);
	compare_values(d, DIFF_EDITION, a->edition, b->edition);
	compare_values(d, DIFF_STAKE, num_of(a->stake).text, num_of(b->stake).text);
	compare_values(d, DIFF_DEALS, num_of(a->deals_per_round).text, num_of(b->deals_per_round).text);
	if (has_own_four(a) || has_own_four(b))
		compare_values(d, DIFF_DEALS_FOUR, num_of(book_event_deals(a, 4)).text,
			num_of(book_event_deals(b, 4)).text);
}

/* Compare the settings; an unset one has its default. */
static bool compare_settings(struct diff *d)
{
	char values[2][BOOK_SETTING];
	struct desk_setting place, *setting = &place;
	const struct game_edition *edition = game_edition_find(d->events[0].edition);

	if (!edition)
		return desk_edition_refuse(d->e, d->events[0].edition);
	for (size_t i = 0; desk_setting_at(edition, i, setting); i++) {
		for (int side = 0; side < 2; side++) {
			if (!book_setting(d->out->store[side], d->events[side].id, setting->key, values[side], d->e))
				return false;
			if (!values[side][0])
				snprintf(values[side], sizeof values[side], "%s", setting->standard);
		}
		if (strcmp(values[0], values[1]) != 0)
			tell_difference(d, setting->key, setting->key, MSG_ARGS(values[0], values[1]));
	}
	return true;
}

/* ---- players ----------------------------------------------------------------------------------- */

/* The entries of both books by label; `alone`: those missing in the other book. */
struct entries {
	struct book_entry *list[2];
	size_t count[2];
	size_t *alone[2];
	size_t alone_count[2];
};

static int compare_labels(const void *a, const void *b)
{
	const struct book_player *x = &((const struct book_entry *)a)->player,
		*y = &((const struct book_entry *)b)->player;
	int names = strcmp(x->name, y->name);

	return names ? names : strcmp(x->mark, y->mark);
}

static bool read_entries(struct diff *d, struct entries *entries)
{
	for (int side = 0; side < 2; side++) {
		struct book_entry **list = &entries->list[side];
		size_t *count = &entries->count[side];
		if (!book_entries(d->out->store[side], d->events[side].id, list, count, d->e)
			|| !book_entrants(d->out->store[side], d->events[side].id, *list, *count, d->e))
			return false;
		if (*count > 0)
			list_sort(*list, *count, sizeof **list, compare_labels);
		entries->alone[side] = calloc(*count + 1, sizeof *entries->alone[side]);
		if (!entries->alone[side])
			return err_set(d->e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	}
	return true;
}

/* Compare two entries; NULL: that side has none. */
static void compare_entry(struct diff *d, enum diff_what what, const struct book_entry *a,
	const struct book_entry *b)
{
	struct buf lines[2] = { 0 };

	if (a)
		journal_entry_write(&lines[0], a);
	if (b)
		journal_entry_write(&lines[1], b);
	diff_texts(d, what, lines);
}

/* Compare the entries that both have, and put the others aside. */
static void match_entries(struct diff *d, struct entries *entries)
{
	size_t i = 0, j = 0;

	while (i < entries->count[0] || j < entries->count[1]) {
		const struct book_entry *a = i < entries->count[0] ? &entries->list[0][i] : NULL;
		const struct book_entry *b = j < entries->count[1] ? &entries->list[1][j] : NULL;
		int turn = !b ? -1 : !a ? 1 : compare_labels(a, b);
		if (turn == 0)
			compare_entry(d, DIFF_PLAYER, a, b);
		else if (turn < 0)
			entries->alone[0][entries->alone_count[0]++] = i;
		else
			entries->alone[1][entries->alone_count[1]++] = j;
		i += turn <= 0;
		j += turn >= 0;
	}
}

static void put_label(char out[BOOK_LABEL], const struct book_player *player)
{
	snprintf(out, BOOK_LABEL, player->mark[0] ? "%s (%s)" : "%s%s", player->name, player->mark);
}

/* Compare an entry only in A with B's of the same player since both were one book, or else with the nearest:
 * renamed, mistyped in one of the books, or missing in B. */
static void compare_lonely(struct diff *d, struct entries *entries, const struct book_entry *a, bool by_name)
{
	struct diff_typo *typo = &d->typos[d->typo_count];
	size_t best = NAME_NEAR + 1, at = entries->alone_count[1];
	struct book_player then;
	struct err none = { 0 };
	bool was = d->out->common && book_player_by_id(d->out->common, a->player.id, &then, &none);

	put_label(typo->label[0], &a->player);
	for (size_t i = 0; was && i < entries->alone_count[1]; i++)
		at = entries->list[1][entries->alone[1][i]].player.id == a->player.id ? i : at;
	was = at < entries->alone_count[1];
	for (size_t i = 0; by_name && !was && i < entries->alone_count[1]; i++) {
		put_label(typo->label[1], &entries->list[1][entries->alone[1][i]].player);
		size_t distance = book_names_distance(typo->label[0], typo->label[1]);
		at = distance < best ? i : at;
		best = distance < best ? distance : best;
	}
	if (at == entries->alone_count[1]) {
		compare_entry(d, DIFF_PLAYER, a, NULL);
		return;
	}
	struct book_entry *b = &entries->list[1][entries->alone[1][at]];
	put_label(typo->label[1], &b->player);
	d->typo_count++;
	compare_entry(d, was ? DIFF_RENAMED : DIFF_TYPO, a, b);
	b->player = a->player;   /* one player in a team, too */
	entries->alone_count[1]--;
	memmove(&entries->alone[1][at], &entries->alone[1][at + 1],
		(entries->alone_count[1] - at) * sizeof *entries->alone[1]);
}

/* Find a team by its name or its number; NULL: none. */
static const struct desk_team *find_team(
	const struct desk_team *list, size_t count, const struct desk_team *wanted, bool by_name)
{
	for (size_t i = 0; i < count; i++) {
		if (by_name ? strcmp(list[i].name, wanted->name) == 0 : list[i].no == wanted->no)
			return &list[i];
	}
	return NULL;
}

/* Find a team in the other book: by name, or by number if renamed; NULL: none. */
static const struct desk_team *same_team(
	struct desk_team *const list[2], const size_t count[2], const struct desk_team *team, bool is_b)
{
	const struct desk_team *like = find_team(list[!is_b], count[!is_b], team, true);

	if (like)
		return like;
	like = find_team(list[!is_b], count[!is_b], team, false);
	return like && !find_team(list[is_b], count[is_b], like, true) ? like : NULL;
}

/* Compare the teams: a team is known by its name, as in a merge; its number is each book's own. */
static bool compare_teams(struct diff *d, const struct entries *entries)
{
	struct desk_team *list[2] = { NULL, NULL };
	size_t count[2] = { 0, 0 };
	bool done = true;

	for (int side = 0; done && side < 2; side++)
		done = desk_teams_read(d->out->store[side], d->events[side].id, &list[side], &count[side], d->e);
	for (int side = 0; done && side < 2; side++) {
		for (size_t i = 0; i < count[side]; i++) {
			const struct desk_team *mine = &list[side][i], *like = same_team(list, count, mine, side == 1);
			struct buf lines[2] = { 0 };
			if (side == 1 && like)
				continue;
			journal_team_write(&lines[side], mine, entries->list[side], entries->count[side]);
			if (like)
				journal_team_write(&lines[1], like, entries->list[1], entries->count[1]);
			diff_texts(d, DIFF_TEAM, lines);
		}
	}
	free(list[0]);
	free(list[1]);
	return done;
}

static bool compare_entries(struct diff *d)
{
	struct entries entries = { .count = { 0 } };
	bool done = read_entries(d, &entries);

	if (done) {
		match_entries(d, &entries);
		d->typos = calloc(entries.alone_count[0] + 1, sizeof *d->typos);
		done = d->typos || err_set(d->e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	}
	bool others = entries.alone_count[0] > TYPOS_MOST || entries.alone_count[1] > TYPOS_MOST;
	for (size_t i = 0; done && i < entries.alone_count[0]; i++)
		compare_lonely(d, &entries, &entries.list[0][entries.alone[0][i]], !others);
	for (size_t i = 0; done && i < entries.alone_count[1]; i++)
		compare_entry(d, DIFF_PLAYER, NULL, &entries.list[1][entries.alone[1][i]]);
	done = done && compare_teams(d, &entries);
	for (int side = 0; side < 2; side++) {
		book_free(entries.list[side]);
		free(entries.alone[side]);
	}
	return done;
}

bool diff_same_player(const struct diff *d, const char *a, const char *b)
{
	if (strcmp(a, b) == 0)
		return true;
	for (size_t i = 0; i < d->typo_count; i++) {
		if (strcmp(d->typos[i].label[0], a) == 0 && strcmp(d->typos[i].label[1], b) == 0)
			return true;
	}
	return false;
}

/* ---- discipline -------------------------------------------------------------------------------- */

/* The measures of both books; matched ones are `used`. */
struct measures {
	struct book_measure *list[2];
	size_t count[2];
	bool *used[2];
};

/* Find the last measure that says whether a player is in; NULL: none. */
static const struct book_measure *last_about(const struct diff *d, const struct measures *m, int side,
	const char *player)
{
	for (size_t i = m->count[side]; i-- > 0;) {
		const struct book_measure *a = &m->list[side][i];
		bool is_about = a->kind == BOOK_EXCLUSION || a->kind == BOOK_WITHDRAWAL || a->kind == BOOK_LIFTED;
		if (is_about && (side == 0 ? strcmp(a->player, player) == 0 : diff_same_player(d, player, a->player)))
			return a;
	}
	return NULL;
}

/*
 * Take the first unused measure of B about the same player, with the same content (`exact`) or any; or NULL.
 */
static const struct book_measure *take_like(const struct diff *d, struct measures *m,
	const struct book_measure *a, bool exact)
{
	for (size_t j = 0; j < m->count[1]; j++) {
		const struct book_measure *b = &m->list[1][j];
		bool is_same = a->kind == b->kind && a->round == b->round && strcmp(a->reason, b->reason) == 0
			&& strcmp(a->judge, b->judge) == 0;
		if (m->used[1][j] || !diff_same_player(d, a->player, b->player) || (exact && !is_same))
			continue;
		m->used[1][j] = true;
		return b;
	}
	return NULL;
}

static void measure_row(struct diff *d, const struct book_measure *a, const struct book_measure *b)
{
	struct buf lines[2] = { 0 };

	if (a)
		journal_measure_write(&lines[0], a);
	if (b)
		journal_measure_write(&lines[1], b);
	diff_texts(d, DIFF_DISCIPLINE, lines);
}

static bool compare_measures(struct diff *d)
{
	struct measures m = { .count = { 0 } };
	bool done = true;

	for (int side = 0; done && side < 2; side++) {
		done = book_measures(d->out->store[side], d->events[side].id, "", &m.list[side], &m.count[side],
			d->e);
		m.used[side] = calloc(m.count[side] + 1, sizeof *m.used[side]);
		if (done && !m.used[side])
			done = err_set(d->e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	}
	/* Match equal measures, whatever their order; an order that decides who is in is a difference. */
	for (size_t i = 0; done && i < m.count[0]; i++)
		m.used[0][i] = take_like(d, &m, &m.list[0][i], true) != NULL;
	for (size_t i = 0; done && i < m.count[0]; i++) {
		const struct book_measure *a = &m.list[0][i], *b = last_about(d, &m, 1, a->player);
		if (b && last_about(d, &m, 0, a->player) == a && b->kind != a->kind && m.used[0][i]
			&& m.used[1][b - m.list[1]])
			measure_row(d, a, b);
	}
	/* Then match by player; the rest are unmatched. */
	for (size_t i = 0; done && i < m.count[0]; i++) {
		if (!m.used[0][i])
			measure_row(d, &m.list[0][i], take_like(d, &m, &m.list[0][i], false));
	}
	for (size_t j = 0; done && j < m.count[1]; j++) {
		if (!m.used[1][j])
			measure_row(d, NULL, &m.list[1][j]);
	}
	for (int side = 0; side < 2; side++) {
		book_free(m.list[side]);
		free(m.used[side]);
	}
	return done;
}

/* ---- rounds and tables ------------------------------------------------------------------------- */

/* Compare the steps of the list of order at a table, each by its place there. */
static bool compare_order_at(struct diff *d)
{
	bool is_there = true, done = true;
	char value[BOOK_SETTING];
	int no;

	for (int place = 1; done && is_there; place++) {
		struct buf words[2] = { 0 };
		is_there = false;
		for (int side = 0; done && side < 2; side++) {
			done = order_step_at(d->out->store[side], d->events[side].id, d->table, place, value, &no, d->e);
			is_there = is_there || (done && value[0]);
			if (done && value[0])
				order_step_words(&words[side], d->out->lang, d->out->store[side], d->events[side].id, value);
		}
		diff_texts(d, DIFF_ORDER, words);
	}
	return done;
}

/* Compare the lists of order of each table that has steps in either book. */
static bool compare_orders(struct diff *d)
{
	bool done = true;

	do {
		int next[2] = { d->table, d->table };
		for (int side = 0; done && side < 2; side++)
			done = order_next_table(d->out->store[side], d->events[side].id, &next[side], d->e);
		d->table = !next[0] || (next[1] && next[1] < next[0]) ? next[1] : next[0];
	} while (done && d->table && (done = compare_order_at(d)));
	d->table = 0;
	return done;
}

/* Compare the seed, the draw and the clock of a round. */
static bool compare_round_heads(struct diff *d)
{
	struct book_duplicate duplicate;
	struct round_clock clock;
	struct draw_how how;
	struct buf seeds[2] = { 0 }, draws[2] = { 0 }, words[2] = { 0 };
	bool done = true, is_drawn;

	for (int side = 0; done && side < 2; side++) {
		struct book *s = d->out->store[side];
		done = book_duplicate_find(s, d->events[side].id, d->round, &duplicate, d->e)
			&& draw_how_read(s, d->events[side].id, d->round, &how, &is_drawn, d->e)
			&& clock_read(s, d->events[side].id, d->round, &clock, d->e);
		if (!done)
			break;
		text_tidy(how.seed);   /* which an old book has as it was typed */
		if (is_drawn) {
			struct buf pairs = { 0 };
			journal_draw_write(&pairs, &how);
			buf_str(&draws[side], buf_text(&pairs) + 1);
			buf_free(&pairs);
		}
		clock_words(&words[side], d->out->lang, &clock);
		if (!duplicate.id)
			continue;
		text_quote(&seeds[side], duplicate.seed);
		text_pair_write(&seeds[side], "leosztas", num_of(duplicate.deals).text);
	}
	diff_texts(d, DIFF_SEED, seeds);
	diff_texts(d, DIFF_DRAW, draws);
	diff_texts(d, DIFF_CLOCK, words);
	return done;
}

static bool compare_round(struct diff *d)
{
	struct book_table *list[2] = { NULL, NULL };
	size_t count[2] = { 0, 0 }, i = 0, j = 0;
	bool done = compare_round_heads(d);

	for (int side = 0; done && side < 2; side++)
		done = book_tables(d->out->store[side], d->events[side].id, d->round, &list[side], &count[side],
			d->e);
	while (done && (i < count[0] || j < count[1])) {
		const struct book_table *a = i < count[0] ? &list[0][i] : NULL;
		const struct book_table *b = j < count[1] ? &list[1][j] : NULL;
		int turn = diff_turn(a ? &a->no : NULL, b ? &b->no : NULL);
		d->table = turn <= 0 ? a->no : b->no;
		if (turn == 0) {
			done = diff_sheets(d, (const struct book_table *const[]){ a, b });
		} else {
			/* A table in one book only is described by its players. */
			struct buf seats[2] = { 0 };
			journal_seats_write(&seats[turn > 0], turn < 0 ? a : b);
			diff_texts(d, DIFF_TABLE, seats);
		}
		d->table = 0;
		d->done += turn <= 0;
		if (d->out->progress)
			d->out->progress(d->out->arg, d->done, d->total);
		i += turn <= 0;
		j += turn >= 0;
	}
	book_free(list[0]);
	book_free(list[1]);
	return done;
}

static bool compare_rounds(struct diff *d)
{
	int *list[2] = { NULL, NULL };
	size_t count[2] = { 0, 0 }, i = 0, j = 0;
	bool done = true;

	for (int side = 0; done && side < 2; side++)
		done = book_rounds(d->out->store[side], d->events[side].id, &list[side], &count[side], d->e);
	while (done && (i < count[0] || j < count[1])) {
		const int *a = i < count[0] ? &list[0][i] : NULL, *b = j < count[1] ? &list[1][j] : NULL;
		int turn = diff_turn(a, b);
		d->round = turn <= 0 ? *a : *b;
		if (turn == 0) {
			done = compare_round(d);
		} else {
			/* A round in one book only is a single difference. */
			struct buf rounds[2] = { 0 };
			buf_printf(&rounds[turn > 0], "fordulo %d", d->round);
			diff_texts(d, DIFF_ROUND, rounds);
		}
		i += turn <= 0;
		j += turn >= 0;
	}
	d->round = 0;
	book_free(list[0]);
	book_free(list[1]);
	return done;
}

/* ---- events ------------------------------------------------------------------------------------ */

bool report_diff_event(struct report_diff *diff, const struct book_event events[2], struct err *e)
{
	struct diff d = { .out = diff, .events = events, .e = e };
	int tables = 0;
	bool done = book_table_count(diff->store[0], events[0].id, &tables, e);

	d.total = (size_t)tables;
	if (done)
		compare_heads(&d);
	done = done && compare_settings(&d) && compare_entries(&d);
	done = done && compare_orders(&d) && compare_measures(&d) && compare_rounds(&d);
	free(d.typos);
	return done;
}

void report_diff_event_alone(struct report_diff *diff, const struct book_event *event, int side)
{
	struct diff d = { .out = diff, .events = event };
	struct buf names[2] = { 0 };

	write_event(&names[side], event);
	diff_texts(&d, DIFF_EVENT, names);
}
