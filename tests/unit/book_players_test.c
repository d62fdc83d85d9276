/* Players: labels, names, searches. */
#include "book_shelf.h"

static void label_is_name_and_mark(void **state)
{
	static const struct {
		const char *label, *name, *mark;
	} cases[] = {
		{ "Kiss Péter", "Kiss Péter", "" },
		{ "Kiss Péter (Szolnok)", "Kiss Péter", "Szolnok" },
		{ "  Kiss   Péter  ( Szolnok )", "Kiss Péter", "Szolnok" },
		{ "dr. Nagy-Tóth Éva (ifj.)", "dr. Nagy-Tóth Éva", "ifj." },
	};
	struct shelf *b = *state;
	struct book_player player;
	struct buf label = { 0 };

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		must(book_player_set(&player, cases[i].label, &b->e));
		assert_string_equal(player.name, cases[i].name);
		assert_string_equal(player.mark, cases[i].mark);
	}
	book_player_label(&label, &player);
	assert_string_equal(buf_text(&label), "dr. Nagy-Tóth Éva (ifj.)");
	buf_free(&label);
}

static void names_that_are_refused(void **state)
{
	struct shelf *b = *state;
	struct book_player player;
	char longest[2 * BOOK_NAME];

	refused(ERR_REFUSED, name_empty, book_player_set(&player, "", &b->e));
	refused(ERR_REFUSED, name_empty, book_player_set(&player, "   ", &b->e));
	refused(ERR_REFUSED, name_not_plain, book_player_set(&player, "Kiss\tPéter", &b->e));
	refused(ERR_REFUSED, name_not_plain, book_player_set(&player, "Kiss P\xe9ter", &b->e));
	refused(ERR_REFUSED, name_brackets, book_player_set(&player, "Kiss (Péter", &b->e));
	refused(ERR_REFUSED, name_brackets, book_player_set(&player, "(Szolnok)", &b->e));
	memset(longest, 'x', sizeof longest);
	longest[BOOK_NAME] = '\0';
	refused(ERR_REFUSED, name_long, book_player_set(&player, longest, &b->e));
	longest[BOOK_NAME - 1] = '\0';
	must(book_player_set(&player, longest, &b->e));
}

static void add(struct shelf *b, const char *label, const char *club)
{
	struct book_player player;

	must(book_player_set(&player, label, &b->e));
	must(book_name_set(player.club, sizeof player.club, club, &b->e));
	must(book_player_add(b->s, &player, &b->e));
	assert_true(player.id > 0);
}

static void name_and_mark_are_taken_once(void **state)
{
	struct shelf *b = *state;
	struct book_player player;

	add(b, "Kiss Péter", "Szolnoki Kör");
	add(b, "Kiss Péter (Szolnok)", "Szolnoki Kör");
	assert_int_equal(shelf_number(b, "SELECT count(*) FROM club"), 1);
	must(book_player_set(&player, "Kiss Péter (Szolnok)", &b->e));
	refused(ERR_CONFLICT, player_taken, book_player_add(b->s, &player, &b->e));
	must(book_player_by_label(b->s, "Kiss Péter (Szolnok)", &player, &b->e));
	assert_string_equal(player.club, "Szolnoki Kör");
	player.mark[0] = '\0';
	refused(ERR_CONFLICT, player_taken, book_player_change(b->s, &player, &b->e));
}

static void change_renames_and_is_found(void **state)
{
	struct shelf *b = *state;
	struct book_player player;

	add(b, "Tóth Imre", "");
	must(book_player_by_label(b->s, "Tóth Imre", &player, &b->e));
	must(book_name_set(player.name, sizeof player.name, "Tóth Endre", &b->e));
	must(book_name_set(player.club, sizeof player.club, "Egri Kör", &b->e));
	must(book_player_change(b->s, &player, &b->e));
	must(book_player_by_words(b->s, "toth end", &player, &b->e));
	assert_string_equal(player.club, "Egri Kör");
	refused(ERR_NOT_FOUND, player_unknown, book_player_by_label(b->s, "Valaki Más", &player, &b->e));
	player.id = 99;
	refused(ERR_NOT_FOUND, player_unknown, book_player_change(b->s, &player, &b->e));
}

static void words_find_one_player(void **state)
{
	static const struct {
		const char *words, *label;   /* label NULL: several; "": none */
	} cases[] = {
		{ "Kiss Péter", "Kiss Péter" },
		{ "kiss peter", "Kiss Péter" },            /* the whole label except for case and accents */
		{ "KISS PÉTERNÉ", "Kiss Péterné" },
		{ "kiss szol", "Kiss Péter (Szolnok)" },
		{ "szolnok péter", "Kiss Péter (Szolnok)" },
		{ "ödön", "Tóth Ödön" },
		{ "odo to", "Tóth Ödön" },
		{ "kiss", NULL },
		{ "eter", "" },                            /* a word's beginning, not its middle */
		{ "Nagy Éva", "" },
		{ "-", "" },
		{ "100%", "" },
		{ "_", "" },
	};
	struct shelf *b = *state;
	struct book_player player;
	struct buf label = { 0 };

	add(b, "Kiss Péter", "");
	add(b, "Kiss Péter (Szolnok)", "");
	add(b, "Kiss Péterné", "");
	add(b, "Tóth Ödön", "");
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		bool found = book_player_by_words(b->s, cases[i].words, &player, &b->e);
		if (cases[i].label && cases[i].label[0]) {
			must(found);
			buf_clear(&label);
			book_player_label(&label, &player);
			assert_string_equal(buf_text(&label), cases[i].label);
		} else {
			assert_false(found);
			assert_int_equal(b->e.status, cases[i].label ? ERR_NOT_FOUND : ERR_REFUSED);
			b->e = (struct err){ 0 };
		}
	}
	buf_free(&label);
}

static void several_are_listed(void **state)
{
	struct shelf *b = *state;
	struct book_player player;

	for (int i = 1; i <= 7; i++) {
		char label[32];
		snprintf(label, sizeof label, "Kiss Péter (%d)", i);
		add(b, label, "");
	}
	assert_false(book_player_by_words(b->s, "kiss", &player, &b->e));
	assert_string_equal(b->e.arg[1], "Kiss Péter (1); Kiss Péter (2); Kiss Péter (3); Kiss Péter (4); "
		"Kiss Péter (5); …");
	refused(ERR_REFUSED, player_ambiguous, false);
}

static void nearest_is_suggested(void **state)
{
	struct shelf *b = *state;
	struct book_player player;

	add(b, "Kiss Péter", "");
	add(b, "Nagy Éva", "");
	assert_false(book_player_by_words(b->s, "Kizs Péter", &player, &b->e));
	assert_string_equal(b->e.arg[1], "Kiss Péter");
	refused(ERR_NOT_FOUND, player_unknown_near, false);
	refused(ERR_NOT_FOUND, player_unknown, book_player_by_words(b->s, "Horváth Zoltán", &player, &b->e));
}

static void list_is_by_name(void **state)
{
	struct shelf *b = *state;
	struct book_player *list = NULL;
	size_t count = 0;

	add(b, "Ócsai Béla", "");
	add(b, "Zöld Béla", "");
	add(b, "Oláh Béla", "");
	must(book_players(b->s, NULL, &list, &count, &b->e));
	assert_int_equal(count, 3);
	assert_string_equal(list[0].name, "Ócsai Béla");
	assert_string_equal(list[1].name, "Oláh Béla");
	assert_string_equal(list[2].name, "Zöld Béla");
	book_free(list);
	must(book_players(b->s, "bela z", &list, &count, &b->e));
	assert_int_equal(count, 1);
	book_free(list);
	must(book_players(b->s, "nincs", &list, &count, &b->e));
	assert_int_equal(count, 0);
	book_free(list);
}

/* Lists by name follow the Hungarian alphabet. */
static void names_stand_by_the_hungarian_alphabet(void **state)
{
	static const char *const names[] = { "Ádám Éva", "Adorján Pál", "dr. Bíró Béla", "Bogár Béla", "Bozó Béla",
		"Cukor Ede", "Czakó Béla", "Csák Béla", "Csiki Béla", "Dúcz Béla", "Dudás Béla", "Dzurinda Béla",
		"Dzsida Béla", "Erős Béla", "Fazekas Béla", "Gulyás Béla", "Györki Béla", "Hovány Béla", "Kis Zoltán", "Kiss Anna",
		"Kiss Béla", "Kovács-Nagy Béla", "Kovács Pál", "Liszt Béla", "Lóczy Béla", "Lukács Béla", "Lyka Béla",
		"Mensáros Béla", "Mennyei Béla", "Merza Béla", "Nagy Béla", "Nusser Béla", "Nyári Béla", "Ócsai Béla", "Ozsvár Béla",
		"Öllős Béla", "Őze Béla", "Pál Béla", "Rosta Béla", "Rosz Béla", "Rossz Béla", "Szabo Béla", "Szabó Béla", "Szabó Cili",
		"Szűcs Béla", "Tóth Béla", "Török Béla", "Tyukos Béla", "Ujj Béla", "Úr Béla", "Üveges Béla", "Űző Béla", "Váry Béla",
		"Zöld Béla", "Zúgó Béla", "Zsuffa Béla" };

	(void)state;
	for (size_t i = 0; i + 1 < sizeof names / sizeof *names; i++) {
		if (text_order(names[i], names[i + 1]) >= 0 || text_order(names[i + 1], names[i]) <= 0)
			fail_msg("%s does not stand before %s", names[i], names[i + 1]);
	}
	assert_int_equal(text_order("Kiss Béla", "Kiss Béla"), 0);
	assert_true(text_order("KISS ANNA", "Kiss Béla") < 0);
	assert_true(text_order("O\xcc\x88lle\xcc\x8bs", "Oz") > 0);   /* a separate accent */
	assert_true(text_order("", "A") < 0);
}

/* Text is bound, never pasted into a statement. */
static void text_is_only_text(void **state)
{
	static const char *const name = "Robert'); DROP TABLE player;--";
	struct shelf *b = *state;
	struct book_player player = { 0 };

	refused(ERR_REFUSED, name_brackets, book_player_set(&player, name, &b->e));
	add(b, "O'Neil \"Tables\"; --", "Kör's");
	must(book_player_by_words(b->s, "o'neil", &player, &b->e));
	assert_string_equal(player.club, "Kör's");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(label_is_name_and_mark, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(names_that_are_refused, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(name_and_mark_are_taken_once, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(change_renames_and_is_found, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(words_find_one_player, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(several_are_listed, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(nearest_is_suggested, shelf_begin, shelf_drop),
		cmocka_unit_test(names_stand_by_the_hungarian_alphabet),
		cmocka_unit_test_setup_teardown(list_is_by_name, shelf_begin, shelf_drop),
		cmocka_unit_test_setup_teardown(text_is_only_text, shelf_begin, shelf_drop),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
