/*
 * Every game of the register, the made-up ones too, by the examples of its editions: the requirements of
 * struct game beyond the game's own rules.
 */
#include "test.h"

#include "games/game.h"

#include <stdlib.h>
#include <string.h>

/* An example read and settled. */
struct shown {
	const char *line;
	struct game_rules rules;
	struct game_deal deal;
	struct game_played played;
	int points[GAME_SEATS];
};

static bool read_line(const struct game_edition *edition, const char *line, struct game_deal *out)
{
	struct text_fault fault = { 0 };

	return game_deal_read(edition, (struct text_slice){ line, strlen(line) }, 1, false, out, &fault);
}

static void settle_again(struct shown *s, const char *what)
{
	struct err e = { 0 };
	int points[GAME_SEATS];

	if (!game_settle(&s->played, points, &e))
		fail_msg("%s, %s: %s", s->line, what, e.msg->text[LANG_EN]);
	if (memcmp(points, s->points, sizeof points) != 0)
		fail_msg("%s, %s: other points", s->line, what);
}

static void is_refused(const struct game_edition *edition, const char *line)
{
	struct shown s = { .line = line, .rules = game_rules_of(edition) };
	struct err e = { 0 };

	if (!read_line(edition, line, &s.deal))
		return;
	s.played = (struct game_played){ .rules = &s.rules, .record = &s.deal.record };
	game_place(&s.deal, &s.played);
	if (game_settle(&s.played, s.points, &e))
		fail_msg("%s: %s is not refused", edition->id, line);
	assert_non_null(e.msg);
}

static void counts(struct shown *s, const int wanted[GAME_SEATS])
{
	const struct game *game = s->rules.edition->game;
	int sum = 0;

	s->played = (struct game_played){ .rules = &s->rules, .record = &s->deal.record };
	game_place(&s->deal, &s->played);
	if (!game_can_be(game, s->played.seats, s->played.dealer))
		fail_msg("%s: no table of the game's", s->line);
	memcpy(s->points, wanted, sizeof s->points);
	settle_again(s, "as it was read");
	for (int seat = 0; seat < GAME_SEATS; seat++)
		sum += s->points[seat];
	if (sum != 0)
		fail_msg("%s: the points add up to %d", s->line, sum);
}

/* A line written without points reads as the same deal and is written the same way. */
static void reads_as_it_is_written(const struct shown *s)
{
	const struct game_edition *edition = s->rules.edition;
	struct buf once = { 0 }, twice = { 0 };
	struct game_deal again;

	game_deal_write(&once, edition, &s->deal);
	if (!read_line(edition, buf_text(&once), &again))
		fail_msg("%s: written as %s, which is refused", s->line, buf_text(&once));
	if (!game_record_is_same(&s->deal.record, &again.record) || again.dealer != s->deal.dealer)
		fail_msg("%s: written as %s, another deal", s->line, buf_text(&once));
	game_deal_write(&twice, edition, &again);
	assert_string_equal(buf_text(&once), buf_text(&twice));
	assert_true(game_is_a_line(&s->played));
	buf_free(&once);
	buf_free(&twice);
}

static int compare_facts(const void *a, const void *b)
{
	const struct game_fact *one = a, *other = b;
	int kind = strcmp(one->kind, other->kind), item = strcmp(one->item, other->item);

	return kind ? kind : item ? item : strcmp(one->subject, other->subject);
}

/* The book returns facts sorted, and keeps one of each kind, item and subject. */
static void survives_the_book(struct shown *s)
{
	struct game_record *record = &s->deal.record;

	if ((record->declarer == GAME_NO_SEAT) != (record->bid[0] == '\0'))
		fail_msg("%s: where nobody declares the bid is \"\"", s->line);
	qsort(record->facts, (size_t)record->fact_count, sizeof *record->facts, compare_facts);
	for (int i = 1; i < record->fact_count; i++) {
		if (compare_facts(&record->facts[i - 1], &record->facts[i]) == 0)
			fail_msg("%s: the fact %s twice", s->line, record->facts[i].kind);
	}
	settle_again(s, "with its facts sorted");
	reads_as_it_is_written(s);
}

static void fills_its_columns(const struct shown *s)
{
	const struct game *game = s->rules.edition->game;

	for (const struct game_column *column = game_columns(game); column->key; column++) {
		assert_non_null(column->head);
		for (int row = 0; row < game_sheet_rows(game, s->played.record); row++) {
			struct game_cell cell = { &s->played, row, column->item, LANG_HU };
			struct buf text = { 0 };
			char *end;
			column->write(&text, &cell);
			strtol(buf_text(&text), &end, 10);
			if (column->kind != LISTING_TEXT && *end)
				fail_msg("%s: %s is no number: %s", s->line, column->key, buf_text(&text));
			for (; column->say && cell.lang <= LANG_EN; cell.lang++)
				column->say(&text, &cell);
			assert_false(text.failed);
			buf_free(&text);
		}
	}
}

static void has_every_piece(const struct shown *s)
{
	const struct game_edition *edition = s->rules.edition;

	for (enum game_piece piece = GAME_OUTCOME; piece <= GAME_BID_ALONE; piece++) {
		struct buf codes = { 0 }, words = { 0 };
		edition->game->write_piece(&codes, edition, s->played.record, piece);
		game_piece_say(&words, LANG_HU, edition, s->played.record, piece);
		game_piece_say(&words, LANG_EN, edition, s->played.record, piece);
		if (piece == GAME_OUTCOME && (codes.len == 0 || words.len == 0))
			fail_msg("%s: its outcome is not written", s->line);
		buf_free(&codes);
		buf_free(&words);
	}
}

static void is_explained(const struct shown *s)
{
	for (enum lang lang = LANG_HU; s->rules.edition->game->explain && lang <= LANG_EN; lang++) {
		struct err e = { 0 };
		struct doc doc;
		doc_start(&doc, lang, "");
		if (!s->rules.edition->game->explain(&doc, &s->played, NULL, &e))
			fail_msg("%s: not explained: %s", s->line, e.msg->text[LANG_EN]);
		assert_false(doc.failed);
		doc_free(&doc);
	}
}

/* Refuse a record of another game, or a changed one, without a crash. */
static void knows_its_own_records(const struct shown *s)
{
	const struct game_record foreign = { .declarer = 0, .bid = "?", .ending = "?", .fact_count = 1,
		.facts = { { "?", "?", "?", 7 } } };
	struct shown other = *s;
	struct err e = { 0 };

	other.played.record = &foreign;
	if (game_settle(&other.played, other.points, &e))
		fail_msg("%s settles what is no deal", s->rules.edition->id);
	assert_false(game_is_a_line(&other.played));
	fills_its_columns(&other);
}

static void every_example_holds(void **state)
{
	(void)state;
	for (const struct game *const *game = game_register; *game; game++) {
		for (const struct game_edition *edition = (*game)->editions; edition->id; edition++) {
			assert_ptr_equal(edition->game, *game);
			if (!edition->examples)
				fail_msg("%s has no examples", edition->id);
			for (const struct game_example *example = edition->examples; example->line; example++) {
				struct shown s = { .line = example->line, .rules = game_rules_of(edition) };
				if (example->is_refused) {
					is_refused(edition, example->line);
					continue;
				}
				if (!read_line(edition, example->line, &s.deal))
					fail_msg("%s: %s is refused", edition->id, example->line);
				counts(&s, example->points);
				reads_as_it_is_written(&s);
				survives_the_book(&s);
				fills_its_columns(&s);
				has_every_piece(&s);
				is_explained(&s);
				knows_its_own_records(&s);
			}
		}
	}
}

static void what_is_required_is_there(void **state)
{
	(void)state;
	for (const struct game *const *at = game_register; *at; at++) {
		const struct game *game = *at;
		assert_true(game->code && game->name && game->editions && game->read && game->write_piece && game->settle);
		assert_true(game->least_seats >= 2 && game->least_seats <= game->most_seats);
		assert_true(game->most_seats <= GAME_SEATS && game->players <= game->least_seats);
		assert_true(!game->slips == !game->slip_say);
		assert_true(!game->follow == !game->complete);
		assert_true(!game->add_piece == !game->noted);
		assert_true(!game->asking_column == !game->asked);
		for (const struct game_edition *edition = game->editions; edition->id; edition++)
			assert_ptr_equal(game_edition_find(edition->id), edition);
	}
}

static bool settle_unevenly(const struct game_played *played, int points[GAME_SEATS], struct err *e)
{
	(void)played;
	(void)e;
	points[0] = 1;
	return true;
}

/* Points that do not come to 0 are a fault of the program, and are not recorded. */
static void uneven_points_are_refused(void **state)
{
	const struct game_edition *standard = game_edition_standard();
	struct game game = *standard->game;
	struct game_edition edition = *standard;
	struct shown s = { .rules = game_rules_of(&edition) };
	struct err e = { 0 };

	(void)state;
	assert_true(read_line(standard, "A P t +", &s.deal));
	game.settle = settle_unevenly;
	edition.game = &game;
	s.played = (struct game_played){ .rules = &s.rules, .record = &s.deal.record };
	game_place(&s.deal, &s.played);
	assert_false(game_settle(&s.played, s.points, &e));
	assert_int_equal(e.status, ERR_FAILED);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(uneven_points_are_refused),
		cmocka_unit_test(what_is_required_is_there),
		cmocka_unit_test(every_example_holds),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
