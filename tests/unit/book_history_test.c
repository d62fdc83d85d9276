/* History: every change is undone and redone exactly, and former states of the book can be read. */
#include "test.h"

#include "random.h"
#include "book_shelf.h"
#include "vault/kept.def"
#include "book/people.h"

/* List everything that counts in a book, to compare two states. */
static char *visible(struct book *s)
{
	static const char *const queries[] = {
		"SELECT 'player', id, name, mark, club, folded, step FROM player WHERE NOT removed",
		"SELECT 'event', id, name, day, place, edition, stake, deals_per_round, pinned, step FROM event WHERE NOT removed",
		"SELECT 'choice', event FROM choice WHERE event IS NOT NULL",
		"SELECT 'setting', event, key, value FROM setting WHERE value <> ''",
		"SELECT 'entry', id, event, player, start_no FROM entry WHERE NOT removed",
		"SELECT 'round', event, no FROM round WHERE NOT removed",
		"SELECT 'table', id, event, round, no, signed_by FROM game_table WHERE NOT removed",
		"SELECT 'seat', game_table, seat, entry FROM seat WHERE entry IS NOT NULL",
		"SELECT 'deal', id, game_table, no, state, bid, reason FROM deal WHERE current",
		"SELECT 'ruling', id, deal_no, item, state, deal FROM ruling WHERE current",
		"SELECT 'season', id, name, best, least, scale FROM season WHERE NOT removed",
		"SELECT 'season_event', season, event, weight FROM season_event WHERE NOT removed",
		"SELECT 'measure', discipline.id FROM discipline JOIN step ON step.id = step WHERE NOT undone",
		"SELECT 'cards', deal_cards.id FROM deal_cards JOIN step ON step.id = step WHERE NOT undone",
		"SELECT 'seed', duplicate.id FROM duplicate JOIN step ON step.id = step WHERE NOT undone",
	};
	struct buf b = { 0 };

	for (size_t i = 0; i < sizeof queries / sizeof *queries; i++) {
		sqlite3_stmt *st = NULL;
		assert_int_equal(sqlite3_prepare_v2(s->db, queries[i], -1, &st, NULL), SQLITE_OK);
		while (sqlite3_step(st) == SQLITE_ROW) {
			for (int c = 0; c < sqlite3_column_count(st); c++)
				buf_printf(&b, "%s|",
					sqlite3_column_text(st, c)
						? (const char *)sqlite3_column_text(st, c)
						: "-");
			buf_char(&b, '\n');
		}
		sqlite3_finalize(st);
	}
	return b.data ? b.data : strdup("");
}

static bool begin(struct shelf *b)
{
	return book_begin(b->s, &author, &b->e);
}

/* Make a change of a random kind, as a command would. Some are refused: then nothing is written. */
static void change_something(struct shelf *b, uint64_t *chance)
{
	struct book_player player = { 0 };
	struct book_event event = { .day = "2026-11-21", .edition = "mausz-2017" };
	struct book_table table = { 0 };
	struct book_entry entry;
	struct book_deal deal;
	struct book_season season;
	bool again;
	int was;
	int kind = (int)next_random(chance, 14), no = (int)next_random(chance, 4) + 1;

	must(begin(b));
	bool there = book_table_find(b->s, 1, 1, 1, &table, &b->e);
	b->e = (struct err){ 0 };
	snprintf(player.name, sizeof player.name, "Player %d", 100 + (int)next_random(chance, 20));
	snprintf(event.name, sizeof event.name, "Kupa %d", (int)next_random(chance, 9));
	bool done = true;
	switch (kind) {
	case 0:
		snprintf(player.club, sizeof player.club, "Klub %d", no);
		done = book_player_add(b->s, &player, &b->e);
		break;
	case 1:
		player.id = no;
		done = book_player_change(b->s, &player, &b->e);
		break;
	case 2:
		done = book_event_add(b->s, &event, &b->e) && book_event_use(b->s, event.id, &b->e);
		break;
	case 3:
		done = book_setting_put(b->s, 1, "lost-ulti-extra", no % 2 ? "played" : "always", true, &b->e);
		break;
	case 4:
		done = book_player_add(b->s, &player, &b->e) && book_entry_add(b->s, 1, player.id, 0, &entry, &b->e);
		break;
	case 5:
		done = book_round_add(b->s, 1, no + 1, &b->e);
		break;
	case 6:
		done = book_round_remove(b->s, 1, no + 1, &b->e);
		break;
	case 7: {
		int64_t first = table.entry[0];
		table.entry[0] = table.entry[1];
		table.entry[1] = first;
		done = there && book_table_reseat(b->s, &table, &b->e);
		break;
	}
	case 8:
		done = there && book_sheet_sign(b->s, table.id, no == 1 ? "Bíró Éva" : NULL, &b->e);
		break;
	case 9:
		deal = shelf_deal(&table, no, 1, no % 2);
		done = there && book_deal_add(b->s, &deal, &again, &b->e);
		break;
	case 10:
		done = there && book_deal_find(b->s, table.id, no, &deal, &b->e);
		deal.state = no % 2 ? BOOK_VOID : BOOK_REDEAL;
		done = done && book_deal_revise(b->s, &deal, &b->e);
		break;
	case 11: {
		struct book_measure measure
			= { .entry = table.entry[0], .kind = no % 2 ? BOOK_YELLOW : BOOK_EXCLUSION };
		snprintf(measure.reason, sizeof measure.reason, "ok %d", (int)next_random(chance, 99));
		done = there && book_measure_add(b->s, &measure, &again, &b->e);
		break;
	}
	case 12:
		season = (struct book_season){ .best = no, .least = 1 };
		snprintf(season.name, sizeof season.name, "Season %d", (int)next_random(chance, 9));
		done = book_season_add(b->s, &season, &b->e)
			&& book_season_event_put(b->s, season.id, 1, 10 * no, &was, &b->e);
		break;
	case 13:
		done = book_season_find(b->s, no % 2 ? "Season 1" : "Season 2", &season, &b->e)
			&& (no > 2 ? book_season_remove(b->s, season.id, &b->e)
				   : book_season_event_remove(b->s, &season, &(struct book_event){ .id = 1 }, &b->e));
		break;
	}
	if (done)
		must(book_commit(b->s, &b->e));
	else
		book_rollback(b->s);
	b->e = (struct err){ 0 };
}

static int64_t last_step(struct shelf *b)
{
	struct vault_step step = { 0 };
	bool found;

	must(vault_step_last(b->s, &step, &found, &b->e));
	return found ? step.id : 0;
}

static bool turn(struct shelf *b, enum vault_step_kind how)
{
	struct vault_step step;
	bool found;

	must(begin(b) && vault_step_next(b->s, how, &step, &found, &b->e));
	if (found)
		must(vault_step_turn(b->s, how, step.id, &b->e));
	must(book_commit(b->s, &b->e));
	return found;
}

static void same_state(struct book *s, const char *wanted)
{
	char *now = visible(s);

	assert_string_equal(now, wanted);
	free(now);
}

enum { CHANGES = 60 };

/* The state after each step. */
static char *states[20 * CHANGES];

static void record(struct shelf *b)
{
	free(states[last_step(b)]);
	states[last_step(b)] = visible(b->s);
}

static void fill(struct shelf *b, uint64_t *chance)
{
	shelf_table(b, 3);
	must(book_commit(b->s, &b->e));
	record(b);
	for (int i = 0; i < CHANGES; i++) {
		change_something(b, chance);
		record(b);
	}
}

static void forget(void)
{
	for (size_t i = 0; i < sizeof states / sizeof *states; i++) {
		free(states[i]);
		states[i] = NULL;
	}
}

static void every_change_is_taken_back_and_done_again(void **state)
{
	struct shelf *b = *state;
	uint64_t chance = 7;

	fill(b, &chance);
	int64_t last = last_step(b);
	for (int64_t step = last - 1; step > 0; step--) {
		assert_true(turn(b, VAULT_UNDO));
		same_state(b->s, states[step]);
	}
	assert_true(turn(b, VAULT_UNDO));
	same_state(b->s, "");
	assert_false(turn(b, VAULT_UNDO));
	for (int64_t step = 1; step <= last; step++) {
		assert_true(turn(b, VAULT_REDO));
		same_state(b->s, states[step]);
	}
	assert_false(turn(b, VAULT_REDO));
	assert_int_equal(last_step(b), 3 * last);   /* nothing disappears: each undo and redo is a step too */
	forget();
}

/* Undo and redo at random with new changes in between; read the state of the book after every step. */
static void the_book_can_be_read_as_it_was(void **state)
{
	struct shelf *b = *state;
	struct vault_step step;
	uint64_t chance = 11;

	fill(b, &chance);
	for (int i = 0; i < 3 * CHANGES; i++) {
		switch (next_random(&chance, 3)) {
		case 0:
			turn(b, VAULT_UNDO);
			break;
		case 1:
			turn(b, VAULT_REDO);
			break;
		default:
			change_something(b, &chance);
			break;
		}
		record(b);
	}
	int64_t last = last_step(b);
	assert_true(last > CHANGES);
	for (int64_t at = 1; at <= last; at++) {
		struct book *then;
		must(book_open(&then, b->path, BOOK_READ, &b->e));
		must(vault_rewind(then, num_of(at).text, &step, &b->e));
		assert_int_equal(step.id, at);
		same_state(then, states[at]);
		book_close(then);
	}
	forget();
}

static void a_new_change_leaves_nothing_to_do_again(void **state)
{
	struct shelf *b = *state;
	struct book_player player = { .name = "Ede" };

	shelf_event(b, 1, (int64_t[1]){ 0 });
	must(book_commit(b->s, &b->e));
	assert_true(turn(b, VAULT_UNDO));
	must(begin(b) && book_player_add(b->s, &player, &b->e) && book_commit(b->s, &b->e));
	assert_false(turn(b, VAULT_REDO));
	assert_true(turn(b, VAULT_UNDO));
	assert_false(turn(b, VAULT_UNDO));
	assert_true(turn(b, VAULT_REDO));    /* only the new one, although an earlier undo came first */
	assert_int_equal(shelf_number(b, "SELECT count(*) FROM event WHERE NOT removed"), 0);
	assert_int_equal(shelf_number(b, "SELECT name = 'Ede' FROM player WHERE NOT removed"), 1);
	assert_false(turn(b, VAULT_REDO));
}

/* A deal on somebody's screen may be undone meanwhile: changing it is a conflict, with both versions. */
static void a_change_of_what_was_undone_is_a_conflict(void **state)
{
	struct shelf *b = *state;
	struct book_table table = shelf_table(b, 3);
	struct book_deal first = shelf_deal(&table, 1, 0, true), second;
	bool again;

	must(book_commit(b->s, &b->e) && begin(b) && book_deal_add(b->s, &first, &again, &b->e)
		&& book_commit(b->s, &b->e) && begin(b));
	second = first;
	second.dealer = 1;
	must(book_deal_revise(b->s, &second, &b->e) && book_commit(b->s, &b->e));
	assert_true(turn(b, VAULT_UNDO));
	must(begin(b));
	struct book_deal third = second;
	third.dealer = 2;
	refused(ERR_CONFLICT, deal_changed, book_deal_revise(b->s, &third, &b->e));
	refused(ERR_CONFLICT, deal_changed, book_deal_is_as_seen(b->s, &second, &table, &b->e));
	book_rollback(b->s);
	assert_true(turn(b, VAULT_UNDO));
	must(begin(b));
	refused(ERR_CONFLICT, deal_changed, book_deal_revise(b->s, &third, &b->e));
	refused(ERR_CONFLICT, deal_changed, book_deal_is_as_seen(b->s, &first, &table, &b->e));
	third.revision = 0;
	refused(ERR_NOT_FOUND, deal_unknown, book_deal_revise(b->s, &third, &b->e));
}

static void a_name_taken_back_is_free(void **state)
{
	struct shelf *b = *state;
	struct book_player ede = { .name = "Ede" }, ida = { .name = "Ida" };

	must(book_player_add(b->s, &ede, &b->e) && book_commit(b->s, &b->e));
	assert_true(turn(b, VAULT_UNDO));
	must(begin(b) && book_player_add(b->s, &ida, &b->e));
	memcpy(ida.name, "Ede", 4);
	must(book_player_change(b->s, &ida, &b->e) && book_commit(b->s, &b->e));
	assert_int_equal(shelf_number(b, "SELECT count(*) FROM player WHERE name = 'Ede'"), 2);
}

static void times_name_the_last_step_until_then(void **state)
{
	struct shelf *b = *state;
	struct book_author later = author;
	struct book_player ede = { .name = "Ede" }, ida = { .name = "Ida" };
	struct vault_step step;

	must(book_player_add(b->s, &ede, &b->e) && book_commit(b->s, &b->e));
	later.at = "2026-11-22T09:30:00Z";
	must(book_begin(b->s, &later, &b->e) && book_player_add(b->s, &ida, &b->e) && book_commit(b->s, &b->e));
	must(vault_rewind(b->s, "2026-11-22 09:30", &step, &b->e));
	assert_int_equal(step.id, 2);
	refused(ERR_NOT_FOUND, step_none_at, vault_rewind(b->s, "2026-11-20", &step, &b->e));
	refused(ERR_USAGE, step_no_time, vault_rewind(b->s, "yesterday", &step, &b->e));
	refused(ERR_NOT_FOUND, step_unknown, vault_rewind(b->s, "3", &step, &b->e));
	must(vault_rewind(b->s, "2026-11-21", &step, &b->e));
	assert_int_equal(step.id, 1);
	assert_int_equal(shelf_number(b, "SELECT count(*) FROM player WHERE NOT removed"), 1);
}

/* The log of an undo still names a deal whose step another program deleted. */
static void what_the_log_names_and_is_gone_is_damage(void **state)
{
	struct shelf *b = *state;
	struct book_table table = shelf_table(b, 3);
	struct book_deal deal = shelf_deal(&table, 1, 0, true);
	bool again;
	struct book_table at;

	must(book_commit(b->s, &b->e));
	must(begin(b) && book_deal_add(b->s, &deal, &again, &b->e) && book_commit(b->s, &b->e));
	must(vault_deal_revision(b->s, deal.id, &deal, &at, &b->e));
	assert_int_equal(shelf_sql(b->path, "DROP TRIGGER step_kept; DELETE FROM step WHERE id = 2"), SQLITE_OK);
	refused(ERR_FAILED, book_damaged, vault_deal_revision(b->s, deal.id, &deal, &at, &b->e));
}

/* A table of kept.def: its columns, and those of a row recorded by its triggers, "OLD" or "NEW". */
struct kept {
	const char *table, *columns, *before, *after;
};

#define COMMA(table, column) #column ","
#define COMMA_SET(table, column, of, in) #column ","
#define PAIR(row, column) "'" #column "'," row "." #column
#define OLD_KEY(table, column) PAIR("OLD", column)
#define OLD_NEXT(table, column) "," PAIR("OLD", column)
#define OLD_SET(table, column, of, in) "," PAIR("OLD", column)
#define NEW_KEY(table, column) PAIR("NEW", column)
#define NEW_NEXT(table, column) "," PAIR("NEW", column)
#define NEW_SET(table, column, of, in) "," PAIR("NEW", column)
#define KEPT(table) { #table, "," KEPT_##table(COMMA, COMMA, COMMA_SET, COMMA_SET), \
	"json_object(" KEPT_##table(OLD_KEY, OLD_NEXT, OLD_SET, OLD_SET) ")", \
	"json_object(" KEPT_##table(NEW_KEY, NEW_NEXT, NEW_SET, NEW_SET) ")" },
static const struct kept kept_tables[] = { KEPT_TABLES(KEPT) };

/* Return the first value of a statement, NULL if it has none. */
static char *first_value(struct book *s, const char *sql, const char *name)
{
	sqlite3_stmt *st = NULL;

	assert_int_equal(sqlite3_prepare_v2(s->db, sql, -1, &st, NULL), SQLITE_OK);
	sqlite3_bind_text(st, 1, name, -1, SQLITE_STATIC);
	const char *value = sqlite3_step(st) == SQLITE_ROW ? (const char *)sqlite3_column_text(st, 0) : NULL;
	char *copy = value ? strdup(value) : NULL;
	sqlite3_finalize(st);
	return copy;
}

/* Return a trigger's statement without blanks. */
static char *trigger(struct book *s, const char *table, const char *what)
{
	char name[64];

	snprintf(name, sizeof name, "%s_%s", table, what);
	return first_value(s, "SELECT replace(replace(replace(sql, ' ', ''), char(10), ''), char(9), '') "
		"FROM sqlite_schema WHERE type = 'trigger' AND name = ?", name);
}

/* The list has every column of every table with a history, and the values kept of each, as in the schema. */
static void the_list_of_columns_is_the_schema(void **state)
{
	struct shelf *b = *state;
	size_t count = sizeof kept_tables / sizeof *kept_tables;
	char in_commas[64];

	for (const struct kept *kept = kept_tables; kept < kept_tables + count; kept++) {
		char *columns = first_value(b->s, "SELECT group_concat(name) FROM pragma_table_info(?)", kept->table);
		char *made = trigger(b->s, kept->table, "made"), *changed = trigger(b->s, kept->table, "changed");
		assert_non_null(columns);
		assert_non_null(made);
		assert_non_null(changed);
		/* A column added by a later version is last in the table, but in its proper place in the history. */
		assert_int_equal(strlen(columns) + 2, strlen(kept->columns));
		for (char *word = strtok(columns, ","); word; word = strtok(NULL, ",")) {
			snprintf(in_commas, sizeof in_commas, ",%s,", word);
			assert_non_null(strstr(kept->columns, in_commas));
		}
		assert_non_null(strstr(made, kept->after));
		assert_null(strstr(made, "OLD."));
		assert_non_null(strstr(changed, kept->before));
		assert_non_null(strstr(changed, kept->after));
		free(columns);
		free(made);
		free(changed);
	}
	char *triggers = first_value(b->s, "SELECT count(*) FROM sqlite_schema WHERE type = 'trigger' "
		"AND (name LIKE '%\\_made' ESCAPE ? OR name LIKE '%\\_changed' ESCAPE '\\')", "\\");
	assert_int_equal(atoi(triggers), 2 * count);
	free(triggers);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(the_list_of_columns_is_the_schema, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(every_change_is_taken_back_and_done_again, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(the_book_can_be_read_as_it_was, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(a_new_change_leaves_nothing_to_do_again, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(a_change_of_what_was_undone_is_a_conflict, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(a_name_taken_back_is_free, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(what_the_log_names_and_is_gone_is_damage, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(times_name_the_last_step_until_then, shelf_begin, shelf_drop),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
