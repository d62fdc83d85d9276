/*
 * Vadász tarokk against a second calculation: a ledger of the debts for each event of the play, without lines
 * or sets. Two million random deals, most of them refused by some rule of the list.
 */
#include "random.h"
#include "test.h"

#include "games/tarokk/rules/tarokk.h"

#include <string.h>

enum { DEALS = 2000000 };

/* ---- the second calculation -------------------------------------------------------------------- */

static int parti_worth(const struct tarokk_deal *d)
{
	return d->taken == 3 ? 1 : d->taken == 2 ? 2 : d->taken == 1 ? 3 : 4;
}

/* I.3 read figure by figure. */
static int worth(const struct tarokk_deal *d, int figure)
{
	int b = parti_worth(d);

	switch (figure) {
	case TAROKK_TULETROA: return 2;
	case TAROKK_4_KIRALY: return 4;
	case TAROKK_ULTI: return 10;
	case TAROKK_XXI_FOGAS: return 42;
	case TAROKK_DUPLA: return b * 4;
	default: return b * 6;
	}
}

static bool won(const struct tarokk_deal *d)
{
	return d->parti ? d->parti == TAROKK_MADE : d->card_points > 47;
}

static bool swallowed(const struct tarokk_deal *d, int side, int figure)
{
	const struct tarokk_announcement *v = &d->announced[side][TAROKK_VOLAT], *f = &d->announced[side][figure];
	bool kind = figure == TAROKK_TULETROA || figure == TAROKK_4_KIRALY || figure == TAROKK_DUPLA;

	return kind && f->result && v->result && f->by == v->by && f->breath == v->breath;
}

static bool silently(const struct tarokk_deal *d, int side, int figure)
{
	return d->silent[figure] == side + 1 && (figure != TAROKK_ULTI || d->silent_ulti == TAROKK_MADE);
}

static bool did(const struct tarokk_deal *d, int side, int figure)
{
	return d->announced[side][figure].result == TAROKK_MADE || silently(d, side, figure);
}

static bool crushes(const struct tarokk_deal *d, int side, int figure)
{
	return did(d, side, figure) && !swallowed(d, side, figure);
}

/* Return a side's gain by its announcement of a figure. */
static int announced_gain(const struct tarokk_deal *d, int side, int figure, bool soft)
{
	const struct tarokk_announcement *a = &d->announced[side][figure];
	int k = a->level > 1 ? a->level : 1;

	if (!a->result || swallowed(d, side, figure))
		return 0;
	if (a->result == TAROKK_OWN_XXI)
		return -10;
	if (a->result == TAROKK_UNPLAYABLE)
		return figure == TAROKK_ULTI ? -5 : -21;
	if (a->result == TAROKK_LOST)
		return -worth(d, figure) * k;
	return soft && k == 1 ? worth(d, figure) / 2 : worth(d, figure) * k;
}

static int silent_gain(const struct tarokk_deal *d, int side, int figure)
{
	bool theirs = side == TAROKK_OPPONENTS;

	if (d->silent[figure] != side + 1)
		return 0;
	if (figure != TAROKK_ULTI)
		return worth(d, figure) / 2;
	if (d->silent_ulti == TAROKK_MADE)
		return theirs || d->duty == TAROKK_NO_DUTY ? 5 : 10;
	if (d->gone_earlier)
		return d->duty == TAROKK_BEDOBAS ? -10 : -5;
	return !theirs && (d->duty == TAROKK_LENGETES_TULETROA || d->duty == TAROKK_BEDOBAS) ? -10 : -5;
}

/* Compute T, or with `soft` T' of a forced lone declarer. */
static int total(const struct tarokk_deal *d, bool soft)
{
	int k = d->parti_level > 1 ? d->parti_level : 1, sum = 0;
	bool crushed = false;

	for (int side = 0; side < 2; side++) {
		for (int f = 0; f < TAROKK_FIGURE_COUNT; f++) {
			int gain = announced_gain(d, side, f, soft && side == TAROKK_OPPONENTS) + silent_gain(d, side, f);
			sum += side == TAROKK_DECLARERS ? gain : -gain;
		}
		crushed = crushed || crushes(d, side, TAROKK_DUPLA) || crushes(d, side, TAROKK_VOLAT);
	}
	if (soft && !won(d) && k == 2)
		k = 1;
	if (!crushed)
		sum += won(d) ? parti_worth(d) * k : -parti_worth(d) * k;
	return sum;
}

/* Compute the loss of each opponent to the declarer. */
static int loss_of_each(const struct tarokk_deal *d)
{
	int t = total(d, false);

	if (d->alone == TAROKK_PARTNER)
		return t;
	if (d->alone == TAROKK_SECRET)
		return t > 0 ? t / 3 : 2 * t / 3;
	if (d->alone == TAROKK_OPEN)
		return 2 * t / 3;
	if (t > 0)
		return t;
	int soft = t < 0 ? total(d, true) : 0;
	return soft < 0 ? soft / 3 : 0;
}

/* ---- impossible deals, one condition per rule -------------------------------------------------- */

static bool impossible_of_side(const struct tarokk_deal *d, int s)
{
	int o = !s, points = s == TAROKK_DECLARERS ? d->card_points : 94 - d->card_points;
	bool ours = won(d) == (s == TAROKK_DECLARERS), counted = d->card_points >= 0;

	for (int f = 0; f < TAROKK_FIGURE_COUNT; f++) {
		if (did(d, s, f) && did(d, o, f))
			return true;
		if (d->announced[s][f].result && d->silent[f] == s + 1)
			return true;
		if (did(d, s, TAROKK_VOLAT) && did(d, o, f))
			return true;
		bool three = f == TAROKK_TULETROA || f == TAROKK_4_KIRALY || f == TAROKK_DUPLA;
		if (three && did(d, s, TAROKK_VOLAT) && d->announced[s][f].result > TAROKK_MADE)
			return true;
		if (three && d->silent[f] == s + 1
			&& (did(d, s, TAROKK_VOLAT) || d->announced[s][TAROKK_VOLAT].result))
			return true;
	}
	if (did(d, s, TAROKK_TULETROA) && (did(d, o, TAROKK_ULTI) || did(d, o, TAROKK_XXI_FOGAS)))
		return true;
	if (d->announced[s][TAROKK_XXI_FOGAS].result == TAROKK_OWN_XXI
		&& (did(d, o, TAROKK_XXI_FOGAS) || did(d, o, TAROKK_TULETROA) || (s == 0 && d->alone)
			|| d->announced[o][TAROKK_XXI_FOGAS].result == TAROKK_OWN_XXI))
		return true;
	if ((did(d, s, TAROKK_DUPLA) || did(d, s, TAROKK_VOLAT)) && (!ours || (counted && points < 71)))
		return true;
	return counted && points > 70 && d->announced[s][TAROKK_DUPLA].result == TAROKK_LOST;
}

static bool impossible_ulti(const struct tarokk_deal *d)
{
	bool ours = d->silent[TAROKK_ULTI] == 1, theirs = d->silent[TAROKK_ULTI] == 2;
	bool fell = d->silent[TAROKK_ULTI] && d->silent_ulti == TAROKK_LOST;
	const struct tarokk_announcement *tuletroa = &d->announced[0][TAROKK_TULETROA];

	if (fell && !d->gone_earlier && (did(d, 0, TAROKK_ULTI) || did(d, 1, TAROKK_ULTI)))
		return true;
	if (fell && d->gone_earlier && (theirs || d->duty == TAROKK_NO_DUTY || d->duty == TAROKK_LENGETES))
		return true;
	if (d->duty && (theirs || did(d, 1, TAROKK_ULTI)))
		return true;
	if (d->duty == TAROKK_LENGETES_TULETROA && (d->parti_level < 2 || !d->announced[1][TAROKK_TULETROA].result
		|| !(ours || d->announced[0][TAROKK_ULTI].result)))
		return true;
	if (d->duty == TAROKK_BEDOBAS && (d->alone || !tuletroa->result || tuletroa->by != d->partner || !ours))
		return true;
	return d->duty == TAROKK_BEDOBAS && (did(d, 0, TAROKK_XXI_FOGAS) || did(d, 1, TAROKK_XXI_FOGAS));
}

static bool impossible(const struct tarokk_deal *d)
{
	if (d->parti && d->card_points >= 0 && (d->card_points >= 48) != (d->parti == TAROKK_MADE))
		return true;
	/* A card laid away is worth at least a point. */
	int least = d->alone == TAROKK_FORCED ? 6 : d->taken, most = 94 - 6 + least;
	if (d->card_points >= 0 && (d->card_points < least || d->card_points > most))
		return true;
	return impossible_of_side(d, 0) || impossible_of_side(d, 1) || impossible_ulti(d);
}

/* ---- random deals ------------------------------------------------------------------------------ */

static int one_in(uint64_t *r, int n)
{
	return (int)next_random(r, (unsigned)n) == 0;
}

static void announce(uint64_t *r, struct tarokk_deal *d, const int seats[4])
{
	static const uint8_t levels[] = { 0, 0, 1, 2, 4 };

	for (int f = 0; f < TAROKK_FIGURE_COUNT; f++) {
		int by = seats[(int)next_random(r, 4)];
		struct tarokk_announcement *said = &d->announced[tarokk_side_of(d, by)][f];
		if (!one_in(r, 4))
			continue;
		int results = f == TAROKK_XXI_FOGAS ? 4 : f == TAROKK_ULTI ? 3 : 2;
		*said = (struct tarokk_announcement){ (uint8_t)(1 + (int)next_random(r, (unsigned)results)),
			(uint8_t)by, (uint8_t)(int)next_random(r, 2), 0 };
	}
	for (int side = 0; side < 2; side++) {
		for (int f = 0; f < TAROKK_FIGURE_COUNT; f++) {
			if (d->announced[side][f].result && !swallowed(d, side, f))
				d->announced[side][f].level = levels[(int)next_random(r, 5)];
		}
	}
}

static struct tarokk_deal random_deal(uint64_t *r)
{
	static const uint8_t levels[] = { 0, 1, 2, 4 };
	static const int tables[][4] = { { 0, 1, 2, 3 }, { 2, 3, 4, 0 }, { 6, 0, 1, 5 }, { 1, 3, 4, 6 } };
	const int *seats = tables[(int)next_random(r, 4)];
	int first = (int)next_random(r, 4);
	struct tarokk_deal d
		= { .declarer = (uint8_t)seats[first], .partner = TAROKK_NO_SEAT, .card_points = -1 };

	for (int i = 0; i < 4; i++)
		d.players |= (uint8_t)(1 << seats[i]);
	d.alone = (uint8_t)(one_in(r, 2) ? TAROKK_PARTNER : 1 + (int)next_random(r, 3));
	if (d.alone == TAROKK_PARTNER)
		d.partner = (int8_t)seats[(first + 1 + (int)next_random(r, 3)) % 4];
	d.taken = (uint8_t)(int)next_random(r, 4);
	d.parti = (uint8_t)(int)next_random(r, 3);
	if (d.parti == 0 || one_in(r, 4))
		d.card_points = (int8_t)(int)next_random(r, 95);
	d.parti_level = levels[(int)next_random(r, 4)];
	announce(r, &d, seats);
	for (int f = 0; f < TAROKK_FIGURE_COUNT; f++)
		d.silent[f] = (uint8_t)(one_in(r, 6) ? 1 + (int)next_random(r, 2) : 0);
	if (d.silent[TAROKK_ULTI]) {
		d.silent_ulti = (uint8_t)(1 + (int)next_random(r, 2));
		d.gone_earlier = d.silent_ulti == TAROKK_LOST && one_in(r, 2);
	}
	d.duty = (uint8_t)(one_in(r, 3) ? (int)next_random(r, 4) : 0);
	d.is_double = one_in(r, 5);
	return d;
}

static void check_points(const struct tarokk_deal *d, const struct tarokk_settlement *out)
{
	int each = loss_of_each(d) * (d->is_double ? 2 : 1), sum = 0, lines = 0;

	for (int seat = 0; seat < TAROKK_SEATS; seat++) {
		bool ours = seat == d->declarer || seat == d->partner;
		int wanted = !(d->players >> seat & 1) ? 0 : !ours ? -each : d->alone ? 3 * each : each;
		assert_int_equal(out->points[seat], wanted);
		sum += out->points[seat];
	}
	for (int i = 0; i < out->line_count; i++)
		lines += out->lines[i].points;
	assert_int_equal(sum, 0);
	if (!(d->alone == TAROKK_FORCED && total(d, false) < 0))
		assert_int_equal(lines, out->total);
}

/* ---- what is cited ----------------------------------------------------------------------------- */

static void add_word(char *words, const char *word)
{
	strcat(strcat(words, word), ",");
}

/* IV.2 for hopeless announcements, III.1, III.7 b for a silent ulti owed or lost, IV.1 for a lone player. */
static void wanted_cites(const struct tarokk_deal *d, const struct tarokk_line *line, char *words)
{
	static const char *const alone[] = { NULL, "IV.1 a", "IV.1 b", "IV.1 c" };
	bool said = line->kind == TAROKK_LINE_ANNOUNCED, silent = line->kind == TAROKK_LINE_SILENT;
	int result = said ? d->announced[line->side][line->figure].result : TAROKK_MADE;

	add_word(words, "I.3");
	if (result == TAROKK_OWN_XXI || (result == TAROKK_UNPLAYABLE && line->figure == TAROKK_XXI_FOGAS))
		add_word(words, "IV.2 a");
	if (result == TAROKK_UNPLAYABLE && line->figure == TAROKK_ULTI)
		add_word(words, "IV.2 b");
	if (silent && line->figure == TAROKK_ULTI) {
		bool owed = d->duty && d->silent[TAROKK_ULTI] == 1;
		if (owed && d->duty == TAROKK_BEDOBAS)
			add_word(words, "III.1");
		else if (owed || d->silent_ulti == TAROKK_LOST)
			add_word(words, "III.7 b");
	}
	if (d->alone)
		add_word(words, alone[d->alone]);
}

/* T-15 for lines that count: the opponents' made announcements, and a parti lost at kontra. */
static bool softened(const struct tarokk_deal *d, const struct tarokk_line *line)
{
	if (d->alone != TAROKK_FORCED || total(d, false) >= 0)
		return false;
	if (line->kind == TAROKK_LINE_PARTI)
		return !won(d) && d->parti_level == 2;
	const struct tarokk_announcement *a = &d->announced[line->side][line->figure];
	return line->kind == TAROKK_LINE_ANNOUNCED && line->side == TAROKK_OPPONENTS && a->result == TAROKK_MADE && a->level < 2;
}

static void wanted_readings(const struct tarokk_deal *d, const struct tarokk_line *line, char *words)
{
	const struct tarokk_announcement *a = &d->announced[line->side][line->figure];
	int level = d->parti_level;

	if (line->kind == TAROKK_LINE_PARTI) {
		add_word(words, "T-02");
	} else if (line->kind == TAROKK_LINE_ANNOUNCED) {
		bool hopeless = a->result == TAROKK_UNPLAYABLE || a->result == TAROKK_OWN_XXI;
		add_word(words, hopeless ? "T-11" : "T-05");
		level = hopeless ? 0 : a->level;
	} else {
		bool ulti = line->figure == TAROKK_ULTI, owed = ulti && d->duty && d->silent[TAROKK_ULTI] == 1;
		add_word(words, owed ? d->duty == TAROKK_BEDOBAS ? "T-13" : "T-12" : ulti && d->silent_ulti == TAROKK_LOST ? "T-09" : "T-04");
		level = 0;
	}
	bool soft = softened(d, line), parti = line->kind == TAROKK_LINE_PARTI;
	if (level > 1 && !(parti && soft))
		add_word(words, "T-03");
	if (line->kind == TAROKK_LINE_ANNOUNCED && swallowed(d, line->side, line->figure))
		add_word(words, "T-07");
	bool crushed = crushes(d, 0, TAROKK_DUPLA) || crushes(d, 0, TAROKK_VOLAT) || crushes(d, 1, TAROKK_DUPLA) || crushes(d, 1, TAROKK_VOLAT);
	if (parti && crushed)
		add_word(words, "T-06");
	if (soft)
		add_word(words, "T-15");
}

static void check_grounds(const struct tarokk_deal *d, const struct tarokk_settlement *out)
{
	for (int i = 0; i < out->line_count; i++) {
		const char *words[TAROKK_REASONS];
		char got[200] = "", wanted[200] = "";
		size_t n = tarokk_line_cites(d, &out->lines[i], words);
		for (size_t k = 0; k < n; k++)
			add_word(got, words[k]);
		wanted_cites(d, &out->lines[i], wanted);
		assert_string_equal(got, wanted);
		got[0] = wanted[0] = '\0';
		n = tarokk_line_readings(d, &out->lines[i], words);
		for (size_t k = 0; k < n; k++)
			add_word(got, words[k]);
		wanted_readings(d, &out->lines[i], wanted);
		assert_string_equal(got, wanted);
	}
}

static void random_deals(void **state)
{
	uint64_t r = 20250723;
	long settled = 0, refused = 0;

	(void)state;
	for (long i = 0; i < DEALS; i++) {
		struct tarokk_deal d = random_deal(&r);
		struct tarokk_settlement out;
		enum tarokk_refusal refusal = tarokk_settle(&d, &out);
		assert_int_equal(refusal != TAROKK_FINE, impossible(&d));
		if (refusal == TAROKK_FINE) {
			check_points(&d, &out);
			check_grounds(&d, &out);
			settled++;
		} else {
			assert_string_equal(tarokk_refusal_code(refusal), "impossible");
			refused++;
		}
	}
	print_message("# %ld settled, %ld refused\n", settled, refused);
	assert_true(settled > DEALS / 20 && refused > DEALS / 20);
}

/* The players who sit out (I.1 b). */
static void players(void **state)
{
	(void)state;
	assert_int_equal(tarokk_players_at(4, 2), 15);
	assert_int_equal(tarokk_players_at(5, 4), 15);
	assert_int_equal(tarokk_players_at(6, 0), 0x36);   /* A deals, D sits opposite */
	assert_int_equal(tarokk_players_at(7, 0), 0x66);   /* the two before and the two after A */
	assert_int_equal(tarokk_players_at(7, 5), 0x59);
}

/* T-28: by hand, over all card points, for all announcements and entries of dupla and volát. */
static void card_points_prove_a_dupla(void **state)
{
	(void)state;
	for (int points = -1; points <= 94; points++) {
		for (int what = 0; what < 81; what++) {
			const int dupla = what % 3, volat = what / 3 % 3, quiet = what / 9 % 3, quiet_volat = what / 27;
			struct tarokk_deal d = { .players = 15, .partner = 2, .card_points = (int8_t)points };
			if (dupla)
				d.announced[dupla - 1][TAROKK_DUPLA].result = TAROKK_MADE;
			if (volat)
				d.announced[volat - 1][TAROKK_VOLAT].result = TAROKK_LOST;
			d.silent[TAROKK_DUPLA] = (uint8_t)quiet;
			d.silent[TAROKK_VOLAT] = (uint8_t)quiet_volat;
			int side = points > 70 ? 1 : points >= 0 && points < 24 ? 2 : 0;
			bool is_known = dupla == side || volat == side || quiet == side || quiet_volat == side;
			int wanted = side == 0 || is_known ? TAROKK_NO_SIDE : side - 1;
			assert_int_equal(tarokk_proves_dupla(&d), wanted);
		}
	}
}

/* A volát has all cards but six laid away by the others: at most four queens (4), then knights (3). */
static void volat_lacks_what_was_laid(void **state)
{
	static const int dearest[] = { 0, 4, 8, 12, 16, 19, 22 };

	(void)state;
	for (int at = 0; at < 4 * 4 * 2 * 2 * 96; at++) {
		const int taken = at % 4, alone = at / 4 % 4, side = at / 16 % 2, quiet = at / 32 % 2, points = at / 64 - 1;
		struct tarokk_deal d = { .players = 15, .partner = (int8_t)(alone ? TAROKK_NO_SEAT : 2), .alone = (uint8_t)alone, .taken = (uint8_t)taken,
			.card_points = (int8_t)points };
		int got = 0, own = alone == TAROKK_FORCED ? 6 : taken, theirs = 6 - own;
		if (quiet)
			d.silent[TAROKK_VOLAT] = (uint8_t)(side + 1);
		else
			d.announced[side][TAROKK_VOLAT].result = TAROKK_MADE;
		int least = 94 - dearest[side == TAROKK_DECLARERS ? theirs : own], has = side == TAROKK_DECLARERS ? points : 94 - points;
		int lacks = tarokk_volat_lacks(&d, &got);
		assert_int_equal(lacks, points >= 0 && has < least ? least : 0);
		if (lacks)
			assert_int_equal(got, has);
		d.announced[side][TAROKK_VOLAT].result = d.silent[TAROKK_VOLAT] = 0;
		assert_int_equal(tarokk_volat_lacks(&d, &got), 0);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(random_deals), cmocka_unit_test(players),
		cmocka_unit_test(card_points_prove_a_dupla), cmocka_unit_test(volat_lacks_what_was_laid) };

	return cmocka_run_group_tests(tests, NULL, NULL);
}
