/* Takeovers of seats, and totals without deals: the credits of each player, against a second calculation. */
#include "test.h"

#include "random.h"
#include "book_shelf.h"

enum { DEALS = 9, PLAYERS = 7 };

static uint64_t state = 0x5eed;

static int random_below(int below)
{
	return (int)next_random(&state, (unsigned)below);
}

/* The test's copy of a table. */
struct mirror {
	struct book_table table;
	int64_t entries[PLAYERS];
	int64_t sits[4][DEALS + 1];        /* entry by deal */
	int points[4][DEALS + 1];          /* of recorded deals */
	bool there[DEALS + 1];
	int deals_known, known[4];         /* totals */
};

static void make(struct shelf *b, struct mirror *m)
{
	*m = (struct mirror){ .table = { .round = 1, .no = 1, .seat_count = 3 } };
	m->table.event = shelf_event(b, PLAYERS, m->entries);
	memcpy(m->table.entry, m->entries, 3 * sizeof *m->entries);
	must(book_table_add(b->s, &m->table, &b->e));
	for (int seat = 0; seat < 3; seat++) {
		for (int no = 1; no <= DEALS; no++)
			m->sits[seat][no] = m->entries[seat];
	}
}

/* Is anybody in two seats at once? */
static bool is_twice(const struct mirror *m)
{
	for (int no = 1; no <= DEALS; no++) {
		if (m->sits[0][no] == m->sits[1][no] || m->sits[0][no] == m->sits[2][no]
			|| m->sits[1][no] == m->sits[2][no])
			return true;
	}
	return false;
}

/* A takeover lasts until the next one in the seat, or to the end. */
static void turn(struct shelf *b, struct mirror *m)
{
	int64_t seats[BOOK_SEATS] = { 0 };
	struct mirror now = *m;
	int seat = random_below(3), from = 2 + random_below(DEALS - 1), until = DEALS + 1;
	int64_t entry = m->entries[random_below(PLAYERS)];

	must(book_table_find(b->s, m->table.event, 1, 1, &m->table, &b->e));
	for (int i = 0; i < m->table.turn_count; i++) {
		const struct book_turn *t = &m->table.turns[i];
		if (t->seat == seat && t->from > from && t->from < until)
			until = t->from;
	}
	for (int no = from; no < until; no++)
		now.sits[seat][no] = entry;
	seats[seat] = entry;
	if (book_table_turn(b->s, m->table.id, from, seats, &b->e)) {
		assert_false(is_twice(&now));
		*m = now;
	} else {
		assert_int_equal(b->e.status, ERR_REFUSED);
		assert_true(is_twice(&now));
		b->e = (struct err){ 0 };
	}
}

static void deal(struct shelf *b, struct mirror *m)
{
	int no = 1 + random_below(DEALS), declarer = random_below(3);
	struct book_deal d = shelf_deal(&m->table, no, declarer, true);
	bool again;

	if (m->there[no])
		return;
	must(book_deal_add(b->s, &d, &again, &b->e));
	m->there[no] = true;
	for (int seat = 0; seat < 3; seat++)
		m->points[seat][no] = d.points[seat];
}

static void know(struct shelf *b, struct mirror *m)
{
	struct book_totals totals = { .table = m->table.id, .deals = random_below(DEALS + 1),
		.points = { random_below(50), -random_below(50) } };
	bool again;

	totals.points[2] = -totals.points[0] - totals.points[1];
	if (totals.deals == 0)
		memset(totals.points, 0, sizeof totals.points);
	must(book_totals_put(b->s, &totals, true, &again, &b->e));
	m->deals_known = totals.deals;
	memcpy(m->known, totals.points, sizeof m->known);
}

/* Count the deals of a player in the seat, and find the last of them. */
static int sat(const struct mirror *m, int seat, int64_t entry, bool by_totals, int *last)
{
	int found = 0;

	for (int no = 1; no <= DEALS; no++) {
		bool counts = by_totals ? no <= m->deals_known : m->there[no];
		if (!counts || m->sits[seat][no] != entry)
			continue;
		found++;
		*last = no;
	}
	return found;
}

/* Find the main player of a seat: most deals, the last of equals. */
static int64_t main_of(const struct mirror *m, int seat, bool by_totals)
{
	int64_t best = 0;
	int most = 0, latest = 0;

	for (int i = 0; i < PLAYERS; i++) {
		int last = 0, deals = sat(m, seat, m->entries[i], by_totals, &last);
		if (deals > most || (deals == most && deals > 0 && last > latest)) {
			best = m->entries[i];
			most = deals;
			latest = last;
		}
	}
	return best;
}

static void compare(struct shelf *b, const struct mirror *m)
{
	struct book_score *scores = NULL;
	size_t count = 0;
	char sql[200];
	int there = 0;

	for (int no = 1; no <= DEALS; no++)
		there += m->there[no];
	bool by_totals = m->deals_known > there;
	must(book_scores(b->s, m->table.event, 0, &scores, &count, &b->e));
	for (int i = 0; i < PLAYERS; i++) {
		int64_t wanted = 0, got = 0, mains = 0, wanted_mains = 0;
		for (int seat = 0; seat < 3; seat++) {
			bool is_main = main_of(m, seat, by_totals) == m->entries[i];
			wanted_mains += is_main;
			if (by_totals)
				wanted += is_main ? m->known[seat] : 0;
			for (int no = 1; no <= DEALS && !by_totals; no++)
				wanted += m->there[no] && m->sits[seat][no] == m->entries[i] ? m->points[seat][no] : 0;
		}
		for (size_t j = 0; j < count; j++) {
			got += scores[j].entry == m->entries[i] ? scores[j].points : 0;
			mains += scores[j].entry == m->entries[i] && scores[j].is_main;
			assert_int_equal(scores[j].total_deals, by_totals ? m->deals_known : 0);
		}
		assert_int_equal(got, wanted);
		assert_int_equal(mains, wanted_mains);
		snprintf(sql, sizeof sql, "SELECT coalesce(sum(points), 0) FROM score WHERE player_id = "
			"(SELECT player FROM entry WHERE id = %lld)", (long long)m->entries[i]);
		assert_int_equal(shelf_number(b, sql), wanted);
	}
	book_free(scores);
}

static void everything_is_credited_to_who_played_it(void **arg)
{
	struct shelf *b = *arg;
	struct mirror m;

	make(b, &m);
	for (int n = 0; n < 400; n++) {
		int what = random_below(8);
		if (what < 4)
			turn(b, &m);
		else if (what < 6)
			deal(b, &m);
		else
			know(b, &m);
		compare(b, &m);
		if (n % 50 == 49) {
			book_rollback(b->s);
			must(book_begin(b->s, &author, &b->e));
			make(b, &m);
		}
	}
}

static void what_cannot_be_is_refused(void **arg)
{
	struct shelf *b = *arg;
	struct mirror m;
	int64_t seats[BOOK_SEATS] = { 0 };
	struct book_totals totals = { .deals = 9, .points = { 5, -4, -2 } };
	bool again;

	make(b, &m);
	totals.table = m.table.id;
	refused(ERR_REFUSED, totals_sum, book_totals_put(b->s, &totals, false, &again, &b->e));
	totals.points[0] = 6;
	must(book_totals_put(b->s, &totals, false, &again, &b->e));
	must(book_totals_put(b->s, &totals, false, &again, &b->e));
	assert_true(again);
	totals.deals = 8;
	refused(ERR_CONFLICT, totals_conflict, book_totals_put(b->s, &totals, false, &again, &b->e));
	refused(ERR_CONFLICT, table_has_totals, book_table_remove(b->s, m.table.id, &b->e));
	seats[1] = m.entries[0];
	refused(ERR_REFUSED, seated_twice, book_table_turn(b->s, m.table.id, 4, seats, &b->e));
	seats[1] = m.entries[5];
	refused(ERR_REFUSED, turn_number, book_table_turn(b->s, m.table.id, 1, seats, &b->e));
	must(book_table_turn(b->s, m.table.id, 4, seats, &b->e));
	must(book_table_find(b->s, m.table.event, 1, 1, &m.table, &b->e));
	assert_int_equal(m.table.turn_count, 1);
	assert_string_equal(book_player_at(&m.table, 1, 3), "Player 2");
	assert_string_equal(book_player_at(&m.table, 1, 4), "Player 6");
	seats[1] = m.entries[1];
	must(book_table_turn(b->s, m.table.id, 4, seats, &b->e));
	must(book_table_find(b->s, m.table.event, 1, 1, &m.table, &b->e));
	assert_int_equal(m.table.turn_count, 0);
	must(book_sheet_sign(b->s, m.table.id, "", &b->e));
	seats[1] = m.entries[5];
	refused(ERR_CONFLICT, sheet_signed, book_table_turn(b->s, m.table.id, 4, seats, &b->e));
	totals.deals = 0;
	refused(ERR_CONFLICT, sheet_signed, book_totals_put(b->s, &totals, true, &again, &b->e));
}

/* Everybody leads as often at a table of four as at one of three. */
static void tables_of_four_have_their_own_number(void **arg)
{
	struct book_event event = { .deals_per_round = 9, .deals_four = 12 };

	(void)arg;
	for (int deals = 0; deals <= 60; deals++) {
		int four = book_deals_at_four(deals);
		assert_int_equal(four % 4, 0);
		assert_true(four * 3 >= deals * 4 && (four - 4) * 3 < deals * 4);
	}
	assert_int_equal(book_event_deals(&event, 3), 9);
	assert_int_equal(book_event_deals(&event, 4), 12);
	event.deals_four = BOOK_AS_THREE;
	assert_int_equal(book_event_deals(&event, 4), 9);
}

int main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(everything_is_credited_to_who_played_it, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(what_cannot_be_is_refused, shelf_begin, shelf_drop),
		cmocka_unit_test(tables_of_four_have_their_own_number),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
