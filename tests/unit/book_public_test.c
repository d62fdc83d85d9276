/* The copy of the book that is published: nobody's name is left in it who wants none shown. */
#include "book_shelf.h"

static int64_t add(struct shelf *b, const char *label, const char *club, const char *shown)
{
	struct book_player player;

	must(book_player_set(&player, label, &b->e));
	must(book_name_set(player.club, sizeof player.club, club, &b->e));
	snprintf(player.shown, sizeof player.shown, "%s", shown);
	must(book_player_add(b->s, &player, &b->e));
	return player.id;
}

static void run(struct shelf *b, const char *sql)
{
	char *why = NULL;

	if (sqlite3_exec(b->s->db, sql, NULL, NULL, &why) != SQLITE_OK)
		fail_msg("%s: %s", sql, why);
}

static struct book *publish(struct shelf *b, enum lang lang)
{
	struct book *copy;

	must(book_commit(b->s, &b->e));
	must(book_published_copy(&copy, b->s, lang, &b->e));
	return copy;
}

static const char *label_of(struct shelf *b, struct book *copy, int64_t id)
{
	static struct book_label label;
	struct book_player player;

	must(book_player_by_id(copy, id, &player, &b->e));
	label = book_label_of(&player);
	return label.text;
}

static void nobody_hides(void **state)
{
	struct shelf *b = *state;

	add(b, "Kiss Péter", "Szolnoki Kör", "");
	assert_null(publish(b, LANG_HU));
}

static void initials_of_all_kinds(void **state)
{
	static const char *const cases[][2] = {
		{ "Kiss Péter", "K. P." },
		{ "Szabó-Nagy Zsófia", "Sz.-N. Zs." },
		{ "dr. Gyarmati Dzsenifer", "Gy. Dzs." },
		{ "ifj. Nyúl Csaba", "Ny. Cs." },
		{ "Lyka Tyra Ödön", "Ly. Ty. Ö." },
		{ "SZŰCS ÁGNES", "SZ. Á." },
		{ "Kovács Pál", "K. P. (2)" },
		{ "Kun Pál (Eger)", "K. P. (3)" },
		{ "Anna", "A." },
		{ "Bo Ad", "B. A. (3)" },
		{ "Bak Anna", "B. A. (4)" },
	};
	enum { CASES = sizeof cases / sizeof *cases };
	struct shelf *b = *state;
	int64_t id[CASES];

	add(b, "B. A. (2)", "", "");
	add(b, "B. A.", "", "");
	for (int i = 0; i < CASES; i++)
		id[i] = add(b, cases[i][0], "Egri Kör", "initials");
	struct book *copy = publish(b, LANG_HU);
	for (int i = 0; i < CASES; i++)
		assert_string_equal(label_of(b, copy, id[i]), cases[i][1]);
	struct book_player found;
	must(book_player_by_words(copy, "sz n zs", &found, &b->e));
	assert_string_equal(found.club, "Egri Kör");
	assert_string_equal(label_of(b, b->s, id[0]), "Kiss Péter");
	book_close(copy);
}

static void a_number_is_no_start_number(void **state)
{
	struct shelf *b = *state;
	struct book_event event = { .name = "Kupa", .day = "2026-11-21", .edition = "mausz-2017" };
	struct book_entry entry;
	int64_t id[3];

	must(book_event_add(b->s, &event, &b->e));
	for (int i = 0; i < 3; i++) {
		char name[16];
		snprintf(name, sizeof name, "Titkos %c", 'A' + i);
		id[i] = add(b, name, "Egri Kör", "none");
		must(book_entry_add(b->s, event.id, id[i], 0, &entry, &b->e));
	}
	add(b, "Nameless 4", "", "");
	struct book *copy = publish(b, LANG_EN);
	struct book_player player;
	static const char *const names[] = { "Nameless 2", "Nameless 1", "Nameless 5" };
	for (int i = 0; i < 3; i++) {
		must(book_player_by_id(copy, id[i], &player, &b->e));
		assert_string_equal(player.name, names[i]);
		assert_string_equal(player.club, "");
	}
	book_close(copy);
}

/* Count the texts of the copy, but for its history, that contain one of the names in any form. */
static int texts_with(struct book *copy, const char *const *names)
{
	sqlite3_stmt *columns, *st;
	int found = 0;

	assert_int_equal(sqlite3_prepare_v2(copy->db, "SELECT made.name, field.name FROM sqlite_schema AS made "
		"JOIN pragma_table_info(made.name) AS field WHERE made.type = 'table' "
		"AND made.name <> 'change' AND field.type = 'TEXT'", -1, &columns, NULL), SQLITE_OK);
	while (sqlite3_step(columns) == SQLITE_ROW) {
		char sql[256];
		snprintf(sql, sizeof sql, "SELECT \"%s\" FROM \"%s\"", sqlite3_column_text(columns, 1),
			sqlite3_column_text(columns, 0));
		assert_int_equal(sqlite3_prepare_v2(copy->db, sql, -1, &st, NULL), SQLITE_OK);
		while (sqlite3_step(st) == SQLITE_ROW) {
			const char *text = (const char *)sqlite3_column_text(st, 0);
			char folded[4096], name[256];
			text_fold(folded, sizeof folded, text ? text : "", text ? strlen(text) : 0);
			for (const char *const *one = names; *one; one++) {
				text_fold(name, sizeof name, *one, strlen(*one));
				bool has = strstr(folded, name) != NULL;
				found += has;
				if (has)
					print_message("# %s: %s\n", sql, text);
			}
		}
		sqlite3_finalize(st);
	}
	sqlite3_finalize(columns);
	return found;
}

static void no_text_has_the_name(void **state)
{
	static const char *const names[] = { "Titkos Tamás", "Titkos Tomi", "Tamás Titkos", "Rejtő Éva", NULL };
	static const struct book_author typist = { "Titkos Tamás", "renonsz deal add --by \"Titkos Tamás\"",
		"2026-11-21T19:00:00Z" };
	struct shelf *b = *state;
	struct book_table table = shelf_table(b, 3);
	struct book_player player;
	struct book_measure measure = { .entry = table.entry[0], .kind = BOOK_YELLOW, .round = 1,
		.reason = "Titkos Tamás panaszára", .judge = "Titkos Tamás" };
	struct book_deal deal = shelf_deal(&table, 1, 1, true);
	bool again;

	must(book_player_by_label(b->s, "Player 1", &player, &b->e));
	const int64_t id = player.id;
	snprintf(player.name, sizeof player.name, "Tamás Titkos");
	must(book_player_change(b->s, &player, &b->e));
	snprintf(player.name, sizeof player.name, "Titkos Tamás");
	snprintf(player.mark, sizeof player.mark, "Titkos Tamás fia");
	snprintf(player.club, sizeof player.club, "Titkos Tamás Kör");
	snprintf(player.shown, sizeof player.shown, "none");
	must(book_player_change(b->s, &player, &b->e));
	must(book_player_join(b->s, add(b, "Titkos Tomi", "", ""), id, &b->e));
	add(b, "Rejtő Éva (Titkos Tamás)", "Rejtő Éva Kör", "initials");
	const int64_t other = add(b, "Kun Éva (Titkos Tamás lánya)", "", "");
	must(book_commit(b->s, &b->e));
	must(book_begin(b->s, &typist, &b->e));
	snprintf(deal.reason, sizeof deal.reason, "Rejtő Éva szerint");
	deal.record.facts[deal.record.fact_count++] = (struct game_fact){ "bet", "Titkos Tamás", "A", 5 };
	must(book_deal_add(b->s, &deal, &again, &b->e));
	must(book_measure_add(b->s, &measure, NULL, &b->e));
	must(book_setting_put(b->s, table.event, "team-1", "TITKOS TAMÁSék: 1,2", false, &b->e));
	must(book_setting_put(b->s, table.event, "seed", "titkos-tomi 3", false, &b->e));
	must(book_sheet_sign(b->s, table.id, "Titkos Tamás", &b->e));
	must(book_sheet_check(b->s, table.id, "Rejtő Éva", &b->e));
	run(b, "UPDATE event SET name = 'Titkos Tamás Kupa', place = 'Titkos Tamásnál'");
	run(b, "INSERT INTO season VALUES (1, 'Rejtő Éva évad', 0, 1, '', 0, 1)");
	run(b, "INSERT INTO duplicate VALUES (1, 1, 1, 'Rejtő Éva 7', 'renonsz-1', 12, 1)");
	run(b, "INSERT INTO deal_cards VALUES (1, 1, 1, 0, 1)");
	run(b, "INSERT INTO deal_cards_row VALUES (1, 0, 'contract', 0, 'A pb \"Titkos Tamás\"')");
	run(b, "INSERT INTO ruling SELECT 1, 1, 1, 1, 1, 1, 'decided', '3.4', 0, 1, 1, 'Titkos Tamás bedobta', "
		"'by=A note=\"Titkos Tamás\"', 'note=\"Rejtő Éva\"', 'redeal', '', 0, 'redeal', 'Titkos Tamás', "
		"'Rejtő Éva', '2026-11-21T19:00:00Z', NULL, max(id) FROM step");
	struct book *copy = publish(b, LANG_HU);
	assert_non_null(copy);
	assert_int_equal(texts_with(copy, names), 0);
	assert_true(texts_with(b->s, names) > 20);
	assert_string_equal(label_of(b, copy, id), "Névtelen 2");
	assert_string_equal(label_of(b, copy, other), "Kun Éva (Névtelen 2 lánya)");

	struct vault_step step, published;
	bool is_there;
	must(vault_step_last(b->s, &step, &is_there, &b->e));
	must(vault_step_last(copy, &published, &is_there, &b->e));
	assert_string_equal(step.seal, published.seal);
	assert_string_equal(step.at, published.at);
	struct book_table sheet;
	must(book_table_find(copy, table.event, 1, 1, &sheet, &b->e));
	assert_true(sheet.is_signed && sheet.is_checked);
	assert_string_equal(sheet.player[0], "Névtelen 2");
	book_close(copy);
}

/* Others keep a name that contains one which is hidden. */
static void others_keep_their_names(void **state)
{
	struct shelf *b = *state;
	struct book_table table = shelf_table(b, 3);
	char value[BOOK_SETTING];

	add(b, "Kiss Péter", "", "initials");
	add(b, "ifj. Kiss Péter", "", "");
	add(b, "Kiss Péterné", "", "");
	add(b, "Bo", "", "initials");
	must(book_setting_put(b->s, table.event, "team-1", "ifj. Kiss Péter, Kiss Péterné, Kiss Péterék: 1,2", false,
		&b->e));
	must(book_setting_put(b->s, table.event, "team-2", "Boldogok: 3", false, &b->e));
	struct book *copy = publish(b, LANG_HU);
	must(book_setting(copy, table.event, "team-1", value, &b->e));
	assert_string_equal(value, "ifj. Kiss Péter, Kiss Péterné, K. P.ék: 1,2");
	must(book_setting(copy, table.event, "team-2", value, &b->e));
	assert_string_equal(value, "Boldogok: 3");
	book_close(copy);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(nobody_hides, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(initials_of_all_kinds, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(a_number_is_no_start_number, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(no_text_has_the_name, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(others_keep_their_names, shelf_begin, shelf_drop),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
