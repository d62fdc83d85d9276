/* A coup of écarté as a deal: read and write its line, store it as a record, settle it by the game. */
#include "test.h"

#include "book/people.h"
#include "games/ecarte/ecarte.h"
#include "random.h"

#include <stdio.h>
#include <string.h>

static const struct game_edition *edition(void)
{
	return game_edition_find("ecarte");
}

static bool read_line(const char *line, struct game_deal *out, struct text_fault *fault)
{
	return game_deal_read(edition(), (struct text_slice){ line, strlen(line) }, 0, false, out, fault);
}

static void counts(const char *line, int wanted)
{
	struct game_rules rules = game_rules_of(edition());
	struct text_fault fault = { 0 };
	struct game_deal deal;
	struct err e = { 0 };
	struct buf again = { 0 };
	int points[GAME_SEATS];

	if (!read_line(line, &deal, &fault))
		fail_msg("%s: %s", line, fault.msg->text[LANG_EN]);
	struct game_played played = { &rules, 2, deal.dealer, &deal.record };
	if (!game_settle(&played, points, &e))
		fail_msg("%s: %s", line, e.msg->text[LANG_EN]);
	assert_int_equal(points[0], wanted);
	assert_int_equal(points[1], -wanted);
	game_deal_write(&again, edition(), &deal);
	assert_string_equal(buf_text(&again), line);
	buf_free(&again);
}

static void coups_settle_and_are_written_as_they_were_read(void **state)
{
	(void)state;
	counts("1 A e A3 / d A3 / v B3 / e A5 / e A3", 1);
	counts("2 A d A5 / d A5 / e A3", 1);              /* 2 and 2, then 1 */
	counts("3 A v B3 / e B5 / e B3", -1);             /* refused and lost: 2 (40.§) */
	counts("4 B u / uv / e A3 otthagyta:A", -1);
	counts("5 A hamis", 0);
	counts("6 B e A3 hamis", 0);
	counts("7 A otthagyta:B", 1);
	counts("8 A e A3 kf / e - kA 52:B", 1);
	counts("9 A d A5 / e A5 / kf", 1);
}

/* Check that a line settles like its canonical form. */
static void is_read_as(const char *typed, const char *canonical)
{
	struct text_fault fault = { 0 };
	struct buf written = { 0 };
	struct game_deal deal;

	if (!read_line(typed, &deal, &fault))
		fail_msg("%s: %s", typed, fault.msg->text[LANG_EN]);
	game_deal_write(&written, edition(), &deal);
	assert_string_equal(buf_text(&written), canonical);
	buf_free(&written);
	counts(canonical, 10);
}

static void bets_stand_before_the_first_hand_or_behind_any(void **state)
{
	const char *canonical = "1 A e A5 / e A5 / e A3 fogad:A:10 fogad:B:\"Szabó Anna\":10 marad:B:\"Szabó Anna\"";

	(void)state;
	is_read_as("1 A fogad:A:10 fogad:B:\"Szabó Anna\":10 marad:B:Szabó Anna e A5 / e A5 / e A3", canonical);
	is_read_as("1 A fogad:A:10 fogad:B:Szabó Anna:10 / e A5 marad:B:Szabó Anna / e A5 / e A3", canonical);
	is_read_as("1 A e A5 / e A5 fogad:B:Szabó Anna:10 / e A3 fogad:A:10 marad:B:\"Szabó Anna\"", canonical);
	is_read_as("1 A tet:10 / e A5 / e A5 / e A3", "1 A e A5 / e A5 / e A3 tet:10");
}

/* 53.§, E-20 */
/* Give other names to all bettors; note the former ones. */
static bool name_anew(void *arg, const struct game_bettor *bettor, char name[GAME_ITEM])
{
	buf_printf(arg, "%s%.*s%s|", text_seat_code(bettor->side), (int)bettor->before.n, bettor->before.s, name);
	snprintf(name, GAME_ITEM, "%s", bettor->is_bet ? "Kun Béla" : "Lux");
	return strcmp(bettor->before.s, "fogad:B:stop:1") != 0;
}

static void the_names_of_who_bets_are_written_anew(void **state)
{
	(void)state;
	static const char line[] = "3 A fogad:A:10 fogad:b:Szabó Anna:5 tet:x e A3 / helyette:B:\"Szabó Anna\" e A5 "
				   "marad:B:Tar fogad:C:Tar:5 fogad:A:3 ; fogad:B:Tar:5";
	struct buf seen = { 0 }, out = { 0 };

	assert_true(edition()->game->name_bettors(
		(struct text_slice){ line, strlen(line) }, name_anew, &seen, &out));
	assert_string_equal(buf_text(&seen), "Bfogad:b:Szabó Anna|Bhelyette:B:Szabó Anna|Bmarad:B:Tar|");
	assert_string_equal(buf_text(&out), "3 A fogad:A:10 fogad:b:\"Kun Béla\":5 tet:x e A3 / helyette:B:Lux e A5 "
		"marad:B:Lux fogad:C:Tar:5 fogad:A:3 ; fogad:B:Tar:5");
	buf_clear(&out);
	assert_false(edition()->game->name_bettors(
		(struct text_slice){ "fogad:B:stop:1", 14 }, name_anew, &seen, &out));
	buf_free(&seen);
	buf_free(&out);
}

/* Draw a possible name of a player, from letters and signs of the line; mostly a short one. */
static void draw_name(uint64_t *seed, char name[GAME_ITEM])
{
	static const char *const pieces[] = { "\"", ":", ";", " ", "/", "~", "=", "-", "5", "A", "e", "u", "kf", "'", "\\",
		"&amp;", "hamis", "fogad:A:", "marad:B:", "otthagyta:A", "chouette:B", "ő", "Tóth", "\u00a0", "(", ")", "|" };
	struct err e = { 0 };
	char typed[512] = "";

	do {
		size_t length = 1 + next_random(seed, next_random(seed, 8) ? 12 : GAME_ITEM - 1);
		typed[0] = '\0';
		while (strlen(typed) < length)
			strcat(typed, pieces[next_random(seed, sizeof pieces / sizeof *pieces)]);
		text_tidy(typed);
		e = (struct err){ 0 };
	} while (!typed[0] || !book_name_set(name, GAME_ITEM, typed, &e) || !book_name_check_letters(name, &e));
}

static bool see_name(void *arg, const struct game_bettor *bettor, char name[GAME_ITEM])
{
	(void)bettor;
	if (strcmp(name, arg) != 0)
		fail_msg("%s: %s", (const char *)arg, name);
	return true;
}

/* Write, read, write again: whole lines, and piece by piece. */
static void whatever_a_player_is_called_can_stand_in_a_bet(void **state)
{
	uint64_t seed = 1885;

	(void)state;
	for (int i = 0; i < 20000; i++) {
		struct ecarte_written coup = { .by = ECARTE_NOBODY, .hand_count = 3 };
		struct game_deal line = { .no = 3 }, read;
		struct game_progress progress;
		struct text_fault fault = { 0 };
		struct buf text = { 0 }, again = { 0 }, same = { 0 }, whole = { 0 }, stands = { 0 }, more = { 0 };
		char name[GAME_ITEM];
		draw_name(&seed, name);
		ecarte_stakes_start(&coup.stakes);
		coup.stakes.bets[0] = (struct ecarte_named_bet){ .bet = { .side = 0, .amount = 9, .player = 0 } };
		coup.stakes.bets[1] = (struct ecarte_named_bet){ .bet = { .side = 1, .amount = 9, .player = ECARTE_NOBODY } };
		coup.stakes.bet_count = 2;
		strcpy(coup.stakes.bets[1].name, name);
		strcpy(coup.stakes.holder[1], name);
		strcpy(coup.stakes.instead[1], name);
		coup.stakes.instead_from[1] = 2;
		for (int hand = 0; hand < 3; hand++) {
			coup.hands[hand] = ecarte_hand_start();
			coup.hands[hand].first = ECARTE_ACCEPTED;
			coup.hands[hand].tricks = hand < 2 ? 5 : 3;
		}
		assert_true(ecarte_record_of(&coup, &line.record));
		game_deal_write(&text, edition(), &line);
		if (!read_line(buf_text(&text), &read, &fault))
			fail_msg("%s: %s", buf_text(&text), fault.msg->text[LANG_EN]);
		assert_memory_equal(&read.record, &line.record, sizeof read.record);
		game_deal_write(&again, edition(), &read);
		assert_string_equal(buf_text(&again), buf_text(&text));
		edition()->game->name_bettors((struct text_slice){ buf_text(&text), text.len }, see_name, name, &same);
		assert_string_equal(buf_text(&same), buf_text(&text));
		const char *bet = strstr(buf_text(&text), " fogad:A:9") + 1;   /* the bets, to the end */
		if (!ecarte_piece_add("A", 0, (struct text_slice){ bet, strlen(bet) }, &whole, &progress, &fault))
			fail_msg("%s: %s", bet, fault.msg->text[LANG_EN]);
		if (!ecarte_piece_add(buf_text(&whole), 0, (struct text_slice){ bet, strlen(bet) }, &more, &progress, &fault))
			fail_msg("%s: %s", bet, fault.msg->text[LANG_EN]);
		ecarte_noted_write(buf_text(&more), &stands);
		assert_string_equal(buf_text(&stands), buf_text(&whole));
		struct buf *const all[] = { &text, &again, &same, &whole, &stands, &more };
		for (size_t at = 0; at < sizeof all / sizeof *all; at++)
			buf_free(all[at]);
	}
}

static void names_in_quotes_are_read_to_their_end(void **state)
{
	struct text_fault fault = { 0 };
	struct game_deal deal;

	(void)state;
	is_read_as("1 A fogad:A:10 fogad:B:\"Kis;Ede\":10 marad:B:\" Kis;Ede \" e A5 / e A5 / e A3 ; note",
		"1 A e A5 / e A5 / e A3 fogad:A:10 fogad:B:\"Kis;Ede\":10 marad:B:\"Kis;Ede\"");
	is_read_as("1 A e A5 / e A5 / e A3 fogad:A:10 fogad:B:\"Lux\":10;\"note\" x", "1 A e A5 / e A5 / e A3 fogad:A:10 fogad:B:Lux:10");
	assert_false(read_line("1 A e A5 / e A5 / e A3 fogad:A:5 fogad:B:\"Tóth \"Csibi\" Imre\":5", &deal, &fault));
	assert_false(read_line("1 A e A5 / e A5 / e A3 fogad:A:5 fogad:B:\"Tóth\"\":5", &deal, &fault));
	assert_false(read_line("1 A e A5 / e A5 / e A3 fogad:A:5 fogad:B:Tó\"th:5", &deal, &fault));
	assert_false(read_line("1 A e A5 / e A5 / e A3 fogad:A:5 fogad:B:\"\":5", &deal, &fault));
	assert_false(read_line("1 A e A5 / e A5 / e A3 fogad:A:5 fogad:B:\"Tóth\"Imre:5", &deal, &fault));
	assert_false(read_line("1 A e A5 / e A5 / e A3 fogad:A:5 fogad:B:\"", &deal, &fault));
}

static void with_bets_a_coup_that_was_left_is_played_on(void **state)
{
	struct text_fault fault = { 0 };
	struct game_deal deal;

	(void)state;
	counts("1 A e A5 / helyette:B:Szabó e B5 / e A5 / e A3 fogad:A:10 fogad:B:Szabó:10", 10);
	counts("1 A helyette:A:\"Tóth Éva\" e B5 / helyette:B:Szabó e B5 / e B3 fogad:B:Szabó:5 fogad:A:\"Tóth Éva\":5", -5);
	counts("1 A e A5 otthagyta:B:- fogad:A:10 fogad:B:Szabó:10", 10);
	counts("1 A e A5 otthagyta:B fogad:A:10 fogad:B:10", 10);
	counts("1 A e A5 otthagyta:B fogad:A:10 fogad:B:6 fogad:B:Szabó:4 chouette:B", 10);   /* 4.§: less than half */
	assert_false(read_line("1 A e A5 otthagyta:B fogad:A:10 fogad:B:Szabó:10", &deal, &fault));
	assert_false(read_line("1 A helyette:B:Kis e A5 / e A5 / e A3 fogad:A:10 fogad:B:Szabó:10", &deal, &fault));
	assert_false(read_line("1 A helyette:B:Szabó e A5 / e A5 / e A3", &deal, &fault));
}

/* Possible contents of a stranger's book. */
static void a_coup_left_by_nobody_is_no_coup(void **state)
{
	struct text_fault fault = { 0 };
	struct ecarte_written coup;
	struct game_deal deal;

	(void)state;
	assert_true(read_line("1 A e A3 otthagyta:B tet:7", &deal, &fault));
	assert_true(ecarte_coup_of(&deal.record, &coup));
	for (int i = 0; i < deal.record.fact_count; i++) {
		if (strcmp(deal.record.facts[i].kind, "left") == 0)
			deal.record.facts[i] = deal.record.facts[--deal.record.fact_count];
	}
	assert_false(ecarte_coup_of(&deal.record, &coup));
	assert_true(read_line("1 A helyette:B:Szabó e A5 / e A5 / e A3 fogad:A:10 fogad:B:Szabó:10", &deal, &fault));
	for (int i = 0; i < deal.record.fact_count; i++) {
		if (strcmp(deal.record.facts[i].kind, "instead") == 0)
			deal.record.facts[i].value = 4;
	}
	assert_false(ecarte_coup_of(&deal.record, &coup));
}

static void a_turned_king_is_the_dealers_of_that_hand(void **state)
{
	struct text_fault fault = { 0 };
	struct ecarte_written coup;
	struct game_deal deal;

	(void)state;
	assert_true(read_line("1 A e A3 kf / u / e B3 kf / e A5 / e A5 otthagyta:B", &deal, &fault)
		|| read_line("1 A e A3 kf / u / e B3 kf / e A5 otthagyta:B", &deal, &fault));
	assert_true(ecarte_coup_of(&deal.record, &coup));
	assert_int_equal(coup.hands[0].king_by, 0);
	assert_int_equal(coup.hands[2].king_by, 1);
}

static void every_fault_is_found_at_its_word(void **state)
{
	static const struct {
		const char *line, *word;
	} faults[] = {
		{ "1 C e A3", "C" }, { "1 A x A3", "x" }, { "1 A e C3", "C3" }, { "1 A e A2", "A2" },
		{ "1 A e A6", "A6" }, { "1 A e A3 kC", "kC" }, { "1 A e A3 99:A", "99:A" }, { "1 A e A3 44:C", "44:C" },
		{ "1 A u e", "e" }, { "1 A e A3 otthagyta:X", "otthagyta:X" }, { "1 A e A3", "e" },
		{ "1 A e A5 / e A5 / e A5 / e A5", "e" }, { "1 A e A3 kA kB", "kB" },
	};

	(void)state;
	for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
		struct text_fault fault = { 0 };
		struct game_deal deal;
		if (read_line(faults[i].line, &deal, &fault))
			fail_msg("%s: is read", faults[i].line);
		size_t n = strlen(faults[i].word);
		if (fault.to - fault.from != n || memcmp(faults[i].line + fault.from, faults[i].word, n) != 0)
			fail_msg("%s: at %zu-%zu", faults[i].line, fault.from, fault.to);
	}
}

static struct ecarte_hand some_hand(uint64_t *seed, int dealer)
{
	struct ecarte_hand hand = ecarte_hand_start();

	if (next_random(seed, 9) == 0) {
		hand.is_void = (uint8_t)(1 + next_random(seed, 2));
		return hand;
	}
	hand.first = (uint8_t)(1 + next_random(seed, 3));
	hand.tricks = (int8_t)next_random(seed, 6);
	if (next_random(seed, 3) == 0) {
		hand.king = (uint8_t)(1 + next_random(seed, 2));
		hand.king_by = (int8_t)(hand.king == ECARTE_TURNED ? dealer : (int)next_random(seed, 2));
	}
	if (next_random(seed, 5) == 0)
		hand.faults[next_random(seed, ECARTE_FAULTS)] = (int8_t)next_random(seed, 2);
	if (next_random(seed, 6) == 0)
		hand.committee[next_random(seed, 2)] = (int8_t)(next_random(seed, 2) ? 2 : -1);
	return hand;
}

/* Play hands until somebody has five marks; draw impossible ones again. */
static void play_coup(uint64_t *seed, struct ecarte_written *coup, struct ecarte_coup *end)
{
	*coup = (struct ecarte_written){ .dealer = (int)next_random(seed, 2), .by = ECARTE_NOBODY };
	ecarte_stakes_start(&coup->stakes);
	if (next_random(seed, 2))
		coup->stakes.stake = 1 + (int)next_random(seed, 99999);
	*end = (struct ecarte_coup){ .dealer = (int8_t)coup->dealer, .winner = ECARTE_NOBODY };
	while (end->winner == ECARTE_NOBODY && coup->hand_count < ECARTE_HANDS) {
		struct ecarte_settlement settlement;
		struct ecarte_hand hand = some_hand(seed, end->dealer);
		struct ecarte_coup next = *end;
		if (ecarte_coup_add(&next, &hand, &settlement) != ECARTE_FINE)
			continue;
		*end = next;
		coup->hands[coup->hand_count++] = hand;
	}
}

static void ten_thousand_coups_come_back_from_line_and_record(void **state)
{
	uint64_t seed = 1885;

	(void)state;
	for (int i = 0; i < 10000; i++) {
		struct ecarte_written coup, back;
		struct ecarte_coup end, again;
		struct game_deal line = { .no = 3 }, read;
		struct text_fault fault = { 0 };
		struct buf text = { 0 };
		play_coup(&seed, &coup, &end);
		if (end.winner == ECARTE_NOBODY)
			continue;
		line.dealer = coup.dealer;
		assert_true(ecarte_record_of(&coup, &line.record));
		assert_true(ecarte_coup_of(&line.record, &back));
		assert_int_equal(ecarte_coup_settle(&back, NULL, NULL, &again), ECARTE_FINE);
		assert_memory_equal(&again, &end, sizeof end);
		game_deal_write(&text, edition(), &line);
		if (!read_line(buf_text(&text), &read, &fault))
			fail_msg("%s: %s", buf_text(&text), fault.msg->text[LANG_EN]);
		assert_memory_equal(&read.record, &line.record, sizeof read.record);
		buf_free(&text);
	}
}

/* ---- piece by piece ------------------------------------------------------------------------------ */

/* The notes as a plain list: the dealer, then each word of a stake and each hand in order. */
struct noted {
	char item[64][32];
	bool is_hand[64];
	int gone_by[64];   /* the item that replaced it; 0: none */
	int count;
};

static void write_noted(struct buf *b, const struct noted *noted)
{
	bool had_hand = false;

	for (int i = 0; i < noted->count; i++) {
		if (noted->gone_by[i])
			continue;
		buf_str(b, i == 0 ? "" : noted->is_hand[i] && had_hand ? " / " : " ");
		buf_str(b, noted->item[i]);
		had_hand = had_hand || noted->is_hand[i];
	}
}

static void note(struct noted *noted, const char *item, bool is_hand)
{
	snprintf(noted->item[noted->count], sizeof noted->item[0], "%s", item);
	noted->gone_by[noted->count] = 0;
	noted->is_hand[noted->count++] = is_hand;
}

/* Count the bytes up to the last colon, the subject of a word: "tet:", "fogad:A:", "fogad:B:Varga:". */
static size_t about(const char *word)
{
	return (size_t)(strrchr(word, ':') - word) + 1;
}

static bool note_stake(struct noted *noted, const char *word)
{
	bool found = false;

	for (int i = 1; i < noted->count && !found; i++) {
		found = !noted->is_hand[i] && !noted->gone_by[i] && about(noted->item[i]) == about(word)
			&& strncmp(noted->item[i], word, about(word)) == 0;
		noted->gone_by[i] = found ? noted->count : noted->gone_by[i];
	}
	note(noted, word, false);
	return found;
}

/* Find the item replaced by another; 0: none. */
static int replaced(const struct noted *noted, int by)
{
	int found = 0;

	for (int i = 1; i < by; i++)
		found = noted->gone_by[i] == by ? i : found;
	return found;
}

/* Remove the last hand; or of the stakes after it the last one changed, else all; or the dealer. */
static bool take_out(struct noted *noted)
{
	int last = noted->count - 1, anew = last;

	if (last < 0)
		return false;
	while (anew > 0 && !noted->is_hand[anew] && !replaced(noted, anew))
		anew--;
	bool is_back = anew > 0 && !noted->is_hand[anew];
	while (!is_back && last > 1 && !noted->is_hand[last] && !noted->is_hand[last - 1])
		last--;
	noted->count = is_back ? anew : last;
	if (is_back)
		noted->gone_by[replaced(noted, anew)] = 0;
	return true;
}

static int hands_of(const struct noted *noted)
{
	int hands = 0;

	for (int i = 0; i < noted->count; i++)
		hands += noted->is_hand[i];
	return hands;
}

/* Type something, and note the expected result in `noted`. *loses: an earlier note is gone. */
static bool type_piece(uint64_t *seed, struct noted *noted, struct buf *typed, bool *loses)
{
	static const char *const stakes[] = { "fogad:A:%d", "fogad:B:%d", "fogad:B:Varga:%d", "fogad:A:Kun:%d" };
	static const char *const hands[] = { "u", "uv", "e A3", "e B3" };
	unsigned what = next_random(seed, 8);
	bool is_out = what == 0, has_dealer = what == 1, had_hand = hands_of(noted) > 0;

	*loses = false;
	if (is_out) {
		buf_str(typed, "-");
		*loses = take_out(noted);
		return true;
	}
	const char *dealer = has_dealer && next_random(seed, 2) ? "A" : "B";
	if (has_dealer)
		buf_str(typed, dealer);
	if (noted->count == 0)
		note(noted, dealer, false);
	else if (has_dealer)
		snprintf(noted->item[0], sizeof noted->item[0], "%s", dealer);
	for (unsigned n = next_random(seed, 3); n > 0; n--) {
		char word[32];
		const char *kind = stakes[(n * 2 + next_random(seed, 2)) % 4];
		snprintf(word, sizeof word, kind, 1 + (int)next_random(seed, 9));
		buf_printf(typed, "%s%s", typed->len > 0 ? " " : "", word);
		*loses |= note_stake(noted, word);
	}
	if (typed->len == 0 || (hands_of(noted) < 5 && next_random(seed, 2))) {
		const char *hand = hands[next_random(seed, hands_of(noted) < 4 ? 4 : 2)];
		buf_printf(typed, "%s%s%s", typed->len > 0 ? " " : "", hand, next_random(seed, 3) ? "" : " ; note");
		note(noted, hand, true);
	}
	return !(has_dealer && had_hand);
}

static void nothing_noted_is_lost_whatever_is_typed_next(void **state)
{
	uint64_t seed = 1847;

	(void)state;
	for (int coup = 0; coup < 2000; coup++) {
		struct noted noted = { .count = 0 };
		struct buf line = { 0 };
		for (int i = 0; i < 12; i++) {
			struct noted then = noted;
			struct buf typed = { 0 }, whole = { 0 }, wanted = { 0 }, stands = { 0 };
			struct game_progress progress = { 0 };
			struct text_fault fault = { 0 };
			bool loses, may = type_piece(&seed, &then, &typed, &loses);
			bool done = ecarte_piece_add(buf_text(&line), 1, (struct text_slice){ buf_text(&typed), typed.len }, &whole,
				&progress, &fault);
			if (done != may)
				fail_msg("%s + %s: %s", buf_text(&line), buf_text(&typed), done ? "taken" : fault.msg->text[LANG_EN]);
			if (done && progress.is_over) {
				i = 12;
			} else if (done) {
				noted = then;
				write_noted(&wanted, &noted);
				ecarte_noted_write(buf_text(&whole), &stands);
				assert_string_equal(buf_text(&stands), buf_text(&wanted));
				if (loses != (progress.gone.msg != NULL))
					fail_msg("%s + %s: what is gone is %s", buf_text(&line), buf_text(&typed), loses ? "not said" : "said");
				buf_clear(&line);
				buf_str(&line, buf_text(&whole));
			}
			buf_free(&typed);
			buf_free(&whole);
			buf_free(&wanted);
			buf_free(&stands);
		}
		buf_free(&line);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(coups_settle_and_are_written_as_they_were_read),
		cmocka_unit_test(bets_stand_before_the_first_hand_or_behind_any),
		cmocka_unit_test(the_names_of_who_bets_are_written_anew),
		cmocka_unit_test(whatever_a_player_is_called_can_stand_in_a_bet),
		cmocka_unit_test(names_in_quotes_are_read_to_their_end),
		cmocka_unit_test(with_bets_a_coup_that_was_left_is_played_on),
		cmocka_unit_test(a_coup_left_by_nobody_is_no_coup),
		cmocka_unit_test(a_turned_king_is_the_dealers_of_that_hand),
		cmocka_unit_test(every_fault_is_found_at_its_word),
		cmocka_unit_test(nothing_noted_is_lost_whatever_is_typed_next),
		cmocka_unit_test(ten_thousand_coups_come_back_from_line_and_record),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
