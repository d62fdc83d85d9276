/*
 * Cards and play: each rule of 6.§ as a named single turn, and recorded plays with the results of ten tricks.
 * ulti_playouts_test.c plays the same code against a second implementation.
 */
#include "test.h"

#include "base/base.h"
#include "games/ulti/rules/ulti.h"

#include "cards.h"

#include <stdbool.h>
#include <string.h>

/* ---- single turns ------------------------------------------------------------------------------ */

struct turn_case {
	const char *name;
	const char *trump;      /* letter, "" no-trump */
	const char *trick, *hand;
	bool announced_ulti;    /* and its declarer is in turn */
	const char *legal;
	const char *wrong;      /* a card of the hand that breaks … */
	enum ulti_duty breach;  /* … this; NULL and ULTI_FREE: any card will do */
};

static const struct turn_case turn_cases[] = {
	{ "6.§ (3): a lead is free",
		"z", "", "mA z7 p8", false, "mA z7 p8", NULL, ULTI_FREE },
	{ "6.§ (3): follow suit",
		"z", "mA", "mK8 zA p9", false, "mK8", "zA", ULTI_FOLLOW },
	{ "6.§ (3): follow suit, not a side suit",
		"z", "m7", "mX z9 p9", false, "mX", "p9", ULTI_FOLLOW },
	{ "6.§ (4): overtake",
		"z", "mK", "mAX8 z9", false, "mAX", "m8", ULTI_OVERTAKE },
	{ "6.§ (4): the lowest that overtakes is enough",
		"z", "m8", "mA9", false, "mA9", NULL, ULTI_FREE },
	{ "6.§ (4): overtake the second card too",
		"z", "m8 mK", "mXF7", false, "mX", "mF", ULTI_OVERTAKE },
	{ "6.§ (4): only the winning card counts",
		"z", "mK m8", "mF9", false, "mF9", NULL, ULTI_FREE },
	{ "6.§ (4): a discard need not be overtaken",
		"z", "m9 pA", "mKL8", false, "mKL", "m8", ULTI_OVERTAKE },
	{ "6.§ (4): overtake in trumps",
		"z", "zL", "zK97 mA", false, "zK", "z7", ULTI_OVERTAKE },
	{ "6.§ (4): a lower trump when none is higher",
		"z", "zA", "z97 mA", false, "z97", "mA", ULTI_FOLLOW },
	{ "6.§ (4): a trump in the trick frees who follows",
		"z", "m9 z7", "mA8 zA", false, "mA8", "zA", ULTI_FOLLOW },
	{ "6.§ (3): trump without the suit",
		"z", "mA", "z97 pAX", false, "z97", "pX", ULTI_TRUMP },
	{ "6.§ (4): overtrump",
		"z", "mA z9", "zK8 pA", false, "zK", "z8", ULTI_OVERTRUMP },
	{ "6.§ (3): trump, where overtrumping was due",
		"z", "mA z9", "zK8 pA", false, "zK", "pA", ULTI_TRUMP },
	{ "6.§ (3): no lower trump is kept back",
		"z", "mA zK", "z98 pA", false, "z98", "pA", ULTI_TRUMP },
	{ "6.§ (3): neither suit nor trump",
		"z", "mA z9", "pA t78", false, "pA t78", NULL, ULTI_FREE },
	{ "R-50: the tizes beats the kiraly in trumps' games",
		"z", "mK", "mX9", false, "mX", "m9", ULTI_OVERTAKE },
	{ "R-50: no-trump, it does not beat the also",
		"", "mL", "mX9", false, "mX9", NULL, ULTI_FREE },
	{ "R-50: no-trump, it beats the nine",
		"", "m9", "mX8", false, "mX", "m8", ULTI_OVERTAKE },
	{ "R-50: no-trump, the also beats it",
		"", "mX", "mL87", false, "mL", "m7", ULTI_OVERTAKE },
	{ "6.§ (3): no-trump, nothing is due without the suit",
		"", "mA", "zA p7", false, "zA p7", NULL, ULTI_FREE },
	{ "R-52: no lead of the seven with another trump",
		"z", "", "z97 mA", true, "z9 mA", "z7", ULTI_KEEP_SEVEN },
	{ "R-52: the seven alone may be led",
		"z", "", "z7 mA", true, "z7 mA", NULL, ULTI_FREE },
	{ "R-52: trumping with another trump",
		"z", "mA", "z87 pA", true, "z8", "z7", ULTI_KEEP_SEVEN },
	{ "R-52: trumping with the seven alone",
		"z", "mA", "z7 pA", true, "z7", "pA", ULTI_TRUMP },
	{ "R-52: a lower trump is due, not the seven",
		"z", "zA", "z87", true, "z8", "z7", ULTI_KEEP_SEVEN },
	{ "R-52: the defender's seven is free",
		"z", "", "z97 mA", false, "z97 mA", NULL, ULTI_FREE },
	{ "R-52: overtaking comes before it",
		"z", "z9", "zK87", true, "zK", "z7", ULTI_OVERTAKE },
	{ "R-52: another suit's seven",
		"z", "", "m7 z98", true, "m7 z98", NULL, ULTI_FREE },
};

static void test_turns(void **state)
{
	const struct turn_case *c = *state;
	int trump = suit_of(c->trump[0]);
	struct ulti_trick trick = ulti_trick_start(trump);
	uint32_t hand = set_of(c->hand), kept = c->announced_ulti ? set_of("m7") << trump * 8 : 0;
	uint8_t cards[ULTI_HAND], wrong[ULTI_HAND];

	for (int i = 0, n = read_cards(c->trick, cards); i < n; i++)
		ulti_trick_put(&trick, cards[i]);
	uint32_t legal = ulti_trick_legal(&trick, hand, kept);
	assert_int_equal(legal, set_of(c->legal));
	if (!c->wrong)
		assert_int_equal(legal, hand);
	else if (read_cards(c->wrong, wrong) == 1)
		assert_int_equal(ulti_trick_breach(&trick, hand, kept, wrong[0]), c->breach);
	for (int i = 0, n = read_cards(c->legal, cards); i < n; i++)
		assert_int_equal(ulti_trick_breach(&trick, hand, kept, cards[i]), ULTI_FREE);
}

/* The takers of tricks: {cards, trump, place of the taker}. */
static void test_takers(void **state)
{
	static const struct { const char *name, *trick, *trump; int taker; } cases[] = {
		{ "the highest of the suit led", "m9 mK m8", "z", 1 },
		{ "another suit takes nothing", "m9 pA tA", "z", 0 },
		{ "a trump", "mA z7 mX", "z", 1 },
		{ "the higher trump", "mA z9 zL", "z", 2 },
		{ "a lower trump does not", "mA zL z9", "z", 1 },
		{ "R-50: tizes over kiraly", "mK mX m7", "z", 1 },
		{ "R-50: no-trump, kiraly over tizes", "mX m9 mK", "", 2 },
		{ "R-50: no-trump, no trumps", "m7 zA pA", "", 0 },
	};

	(void)state;
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct ulti_trick trick = ulti_trick_start(suit_of(cases[i].trump[0]));
		uint8_t cards[3];
		int taker = 0;
		assert_int_equal(read_cards(cases[i].trick, cards), 3);
		for (int k = 0; k < 3; k++)
			taker = ulti_trick_put(&trick, cards[k]) ? k : taker;
		if (taker != cases[i].taker)
			fail_msg("%s: place %d", cases[i].name, taker);
	}
}

/* ---- recorded plays ---------------------------------------------------------------------------- */

struct recorded {
	const char *name;
	const char *bid;
	char trump;                     /* letter, ' ' no-trump; A declares */
	const char *hands[ULTI_PLAYERS], *talon;
	const char *melds[ULTI_PLAYERS];   /* suit letters */
	const char *tricks;
	const char *want;               /* results, silent results, card points of declarer:defenders */
};

static const struct recorded recorded[] = {
	{ "R-53: the talon goes to the defenders", "parti", 't',
		{ "m87 tAKFL8 pAF8", "mFL zKL87 t7 pXL9", "mAXK9 zXF9 t9 pK7" }, "zA tX",
		{ "", "", "" },
		"m7 mL mK, pK pA p9, m8 mF mA, zX tA z8, pF pX p7,"
		" zK zF t8, tF t7 t9, tK z7 m9, p8 pL mX, zL z9 tL",
		"parti- 40:50" },
	{ "R-53: a declarer's meld without a trick", "parti", 'z',
		{ "mX7 zX tXKF7 pA98", "mAKF9 zAK tA98 pX", "mL8 zFL87 tL pKL7" }, "z9 pF",
		{ "t", "", "" },
		"p8 pX p7, mA m8 mX, zA zL zX, zK z8 pA, m9 mL m7,"
		" pK p9 t9, tL tF tA, t8 zF tX, z7 t7 mF, pL tK mK",
		"parti- cs4Av 0:90" },
	{ "R-53: a defender's meld without a trick of his", "parti", 'z',
		{ "zA987 tA9 pXKL9", "mKF8 zL tXK87 pF7", "mXL97 zXKF tF pA8" }, "mA tL",
		{ "", "m", "" },
		"p9 pF pA, mL zA mK, tA tK tF, z9 zL zX, mX z8 mF,"
		" z7 t7 zK, m9 pK m8, p8 pL p7, t9 tX zF, m7 pX t8",
		"parti- 30:60" },
	{ "R-53: one melding defender's trick is enough", "parti", 't',
		{ "mX zX tAXFL98 pAX", "mL8 z87 tK pKF987", "mAKF97 zAFL9 pL" }, "zK t7",
		{ "", "p", "m" },
		"pA pF pL, pX pK zF, tX tK mF, tF z8 zL, mX mL mA,"
		" m9 tA m8, zX z7 zA, m7 tL p9, t8 p7 z9, t9 p8 mK",
		"parti- 50:80" },
	{ "R-53: no meld counts in 40-100", "40-100", 't',
		{ "mK zKFL tAXKF pAK", "mL8 zA7 tL87 pX87", "mAXF97 zX9 pFL9" }, "z8 t9",
		{ "t", "", "" },
		"zL zA z9, tL m7 tX, tF t8 pL, tA t7 mX, tK mL mF,"
		" zF z7 zX, mA mK m8, p9 pK pX, p8 pF pA, zK p7 m9",
		"40-100- 50:40" },
	{ "R-13: silent 100 of the declarer", "parti", 'm',
		{ "mAXKFL9 tL9 pAF", "zAKL7 tKF8 pL98", "m7 zXF98 tA7 pXK7" }, "m8 tX",
		{ "m", "", "" },
		"pF pL pX, tA t9 tF, p7 pA p8, tL tK t7, zK zX mL,"
		" mF z7 m7, mK t8 z8, mX zL pK, mA p9 zF, m9 zA z9",
		"parti+ cs100 100:30" },
	{ "R-13: silent 100 of the defenders", "piros-parti", 'p',
		{ "mKFL98 z97 t97 p9", "m7 zAKFL tA pXKF7", "mAX zX8 tKFL8 pAL" }, "tX p8",
		{ "", "z", "t" },
		"p9 pF pA, tK t7 tA, p7 pL z9, mA m9 m7, z8 z7 zL,"
		" zA zX mK, pK mX m8, zK t8 t9, pX tF mL, zF tL mF",
		"parti- cs100v 0:130" },
	{ "R-15: silent ulti made by the declarer", "parti", 'z',
		{ "mA zAXKFL7 tX pAX", "mXK8 z9 tKL9 pKFL", "mFL97 z8 tAF8 p98" }, "t7 p7",
		{ "", "", "" },
		"pX pF p8, pA pK p9, zK z9 z8, tX tL tA, t8 zL tK,"
		" zX m8 mL, mA mX mF, zF pL m7, zA t9 m9, z7 mK tF",
		"parti+ csU+ 70:20" },
	{ "R-15: silent ulti of the declarer caught", "parti", 'z',
		{ "mFL zF97 tFL9 pXK", "m7 zAKL8 tK87 pAF", "mAX98 zX tAX p987" }, "mK pL",
		{ "", "", "" },
		"pX pA p9, t7 tX tF, m9 mF m7, mL zK mX, t8 tA t9,"
		" p7 pK pF, zF zA zX, tK p8 tL, z8 m8 z9, z7 zL mA",
		"parti- csU- 0:90" },
	{ "R-15: silent ulti made by a defender", "40-100", 'm',
		{ "mKL zFL9 tXKF8 pX", "mF987 z7 tL pAFL7", "mX zAXK tA97 pK98" }, "mA z8",
		{ "", "", "" },
		"t8 tL tA, t9 tX m9, z7 zK z9, mX mL m8, p9 pX pA,"
		" pF pK mK, zF mF zX, pL p8 tF, p7 t7 tK, m7 zA zL",
		"40-100- csUv+ 0:90" },
	{ "R-15: silent ulti of a defender caught", "parti", 't',
		{ "mXF8 zL8 tX98 pL7", "mL7 zAX97 tKF pF9", "mAK9 zKF tAL7 pAK" }, "pX8",
		{ "", "", "" },
		"mF m7 mK, pA pL p9, pK p7 pF, m9 mX mL, z8 z9 zF,"
		" tL tX tK, zL zX zK, tF tA t8, mA m8 z7, t7 t9 zA",
		"parti- csUv- 40:50" },
	{ "R-15: silent ulti of a defender caught by his partner", "parti", 't',
		{ "mKF8 zAXK8 tF9 pK", "mX9 z97 tAX8 pAXF", "mAL zFL tKL7 p987" }, "m7 pL",
		{ "", "", "" },
		"zX z9 zL, mK mX mA, zF zK z7, tF tX tK, pX p8 pK,"
		" pF p9 t9, z8 t8 tL, p7 zA pA, m9 mL mF, m8 tA t7",
		"parti- csUv- 10:80" },
	{ "R-15: an announced ulti is never a silent one", "ulti", 't',
		{ "mAF7 zX tF987 p98", "mX98 zAL8 tXKL pK", "mK zKF97 tA pAXL7" }, "mL pF",
		{ "", "", "" },
		"p8 pK pX, pL p9 tK, z8 zF zX, mA mX mK, mF m9 tA,"
		" z7 t8 zA, t9 tL p7, zL zK tF, m7 m8 z9, tX pA t7",
		"ulti- parti- 40:50" },
	{ "R-15: a defender's silent ulti beside the announced one", "ulti", 'm',
		{ "mFL zFL tL9 pA987", "mA9 zX87 tAXF7 pK", "mXK87 zAK tK8 pFL" }, "z9 pX",
		{ "", "", "" },
		"p8 pK pL, z8 zK zF, zA zL z7, m8 mF mA, tX tK tL,"
		" t7 t8 t9, p7 m9 pF, tF mX mL, mK p9 tA, m7 pA zX",
		"ulti- parti- csUv+ 0:90" },
	{ "4.§ (D) (1): announced ulti made", "piros-ulti", 'p',
		{ "mF8 zAX8 tAF pAX7", "mXL7 zF tXK98 pF9", "mAK zKL97 tL7 pL8" }, "m9 pK",
		{ "", "", "" },
		"zA zF z9, zX p9 zL, pF pL pA, tF tK t7, mX mA m8,"
		" p8 pX tX, z8 t9 zK, mK mF m7, tL tA t8, p7 mL z7",
		"ulti+ parti+ 60:30" },
	{ "R-16: silent 4 asz of the declarer", "ulti", 'm',
		{ "mAXKL8 zA tAX pAX", "m97 zXKL9 tK87 pK", "mF zF7 tFL9 pFL98" }, "z8 p7",
		{ "", "", "" },
		"pA pK pF, pX m7 p8, t8 tL tA, m8 m9 mF, zF zA z9,"
		" mA t7 t9, mL zX tF, mX zL pL, tX tK z7, mK zK p9",
		"ulti- parti+ cs4A 80:10" },
	{ "R-16: silent 4 asz of one defender", "parti", 'm',
		{ "m7 zAX987 tX pXK7", "mAXKL9 zKL tAF pA", "mF8 zF tKL97 pFL8" }, "t8 p9",
		{ "", "", "" },
		"pX pA pF, zL zF zX, z9 zK mF, t7 tX tA, mL m8 m7,"
		" mX tK p7, mA p8 pK, m9 pL z8, mK tL zA, tF t9 z7",
		"parti- cs4Av 10:80" },
	{ "R-16: two defenders' aces are not a silent 4 asz", "parti", 'm',
		{ "mXKL zXK tAXKF pK", "m9 zAF8 tL987 pAL", "mAF87 z97 pX987" }, "zL pF",
		{ "", "", "" },
		"mK m9 mA, z7 zK zA, tL m8 tK, p8 pK pA, zF z9 zX,"
		" mL t9 mF, p7 mX pL, tX t7 m7, p9 tA z8, pX tF t8",
		"parti- 20:70" },
	{ "R-16: an asz in the talon was taken by nobody", "parti", 't',
		{ "mA zAK tAK87 pL98", "mXKL7 zL87 tL pK7", "mF98 zF9 tXF9 pXF" }, "zX pA",
		{ "", "", "" },
		"tA tL tX, zK z8 zF, mA m7 mF, tK mK tF, pL pK pX,"
		" t9 t7 mX, m9 t8 mL, p8 p7 pF, z9 zA zL, p9 z7 m8",
		"parti+ 50:40" },
	{ "R-16: an asz in the talon loses 4 asz", "4-asz", 'm',
		{ "mAXKFL98 t98 pK", "m7 zX87 tXF7 pF87", "zAKFL9 tKL pAL9" }, "tA pX",
		{ "m", "", "z" },
		"mF m7 zA, mK tF tK, t9 tX tL, z8 z9 mL, t8 t7 pA,"
		" m9 z7 zL, m8 p8 pL, mX p7 zK, pK pF p9, mA zX zF",
		"4-asz- parti+ cs100 100:30" },
	{ "4.§ (C) (1): 4 asz made", "4-asz", 'z',
		{ "mA9 zAXK tAF pAKL", "mXL z987 tL7 pF87", "mF87 zFL tX98 pX9" }, "mK tK",
		{ "", "", "" },
		"pA pF pX, tF tL tX, m8 mA mL, zX z8 zF, zA z7 zL,"
		" pK p8 p9, m9 mX m7, z9 t9 zK, pL p7 t8, tA t7 mF",
		"4-asz+ parti+ 70:20" },
	{ "R-16: no silent 4 asz against an announced one", "4-asz", 't',
		{ "mL98 z98 tXF7 pX7", "zAF tAKL98 pAK8", "mAKF7 zXK7 pFL9" }, "mX zL",
		{ "", "", "" },
		"tX tA mA, t8 pL tF, mL t9 mK, tK zK t7, zF zX z8,"
		" mF m8 tL, p8 p9 pX, z9 zA z7, pA pF p7, pK m7 m9",
		"4-asz- parti- 10:80" },
	{ "R-54: 40-100 with 60 card points", "40-100", 't',
		{ "zK tAXKF987 pAK", "mAXK9 zXF97 p87", "mL87 zAL8 tL pFL9" }, "mF pX",
		{ "", "", "" },
		"t8 mK tL, m7 tK mA, tX m9 zL, tA p8 pL, pA p7 p9,"
		" tF zF mL, t7 mX m8, pK z7 pF, zK zX zA, z8 t9 z9",
		"40-100+ 60:30" },
	{ "R-54: 40-100 without the 40", "40-100", 't',
		{ "mAK zAF tXKL pAXF", "mXFL8 zKL9 tA8 pK", "m9 zX87 tF9 pL987" }, "m7 t7",
		{ "", "", "" },
		"tK tA tF, zL zX zA, pX pK p7, pF t8 p8, mX m9 mA,"
		" mK mL t9, pL pA mF, tX z9 p9, zF zK z7, m8 z8 tL",
		"40-100- 80:10" },
	{ "R-54: 20-100 with 80 card points", "20-100", 't',
		{ "mAK zA9 tAX97 pKF", "mXFL7 zXFL tK8 p7", "m8 zK87 tFL pXL98" }, "m9 pA",
		{ "", "", "" },
		"zA zX z8, tA t8 tL, z9 zF zK, p9 pK p7, t9 tK tF,"
		" zL z7 t7, tX mX m8, mK mF pX, pF m7 p8, mA mL pL",
		"20-100+ 80:10" },
	{ "R-54: 20-100 without a 20, the 40 is none", "20-100", 't',
		{ "zAXK tAXKFL pXK", "mAF97 z8 t97 pF98", "mXK8 zFL7 t8 pAL7" }, "mL z9",
		{ "", "", "" },
		"pK p9 pA, z7 zX z8, tX t9 t8, zK t7 zF, mF mX tL,"
		" tK m9 zL, tF mA m8, tA m7 pL, pX pF p7, zA p8 mK",
		"20-100- 80:10" },
	{ "4.§ (E): betli made", "betli", ' ',
		{ "m97 z97 tL987 p87", "mAK8 zAX tK pAKL9", "mFL zKFL8 tXF pXF" }, "mX tA",
		{ "", "", "" },
		"z9 zX zL, tF t9 tK, zA zF z7, p9 pX p7, mL m9 mK,"
		" pA pF p8, pK z8 t8, pL mF t7, m8 tX m7, mA zK tL",
		"betli+ 0:90" },
	{ "4.§ (E): betli lost with one trick", "teritett-betli", ' ',
		{ "m987 zL87 t98 pK9", "mAX zK9 tAXKL pFL", "mKFL zAX tF7 pX87" }, "zF pA",
		{ "", "", "" },
		"pK pL p7, m8 mA mF, z9 zA z8, mL m7 mX, p8 p9 pF,"
		" tX tF t9, mK m9 zK, t7 t8 tA, tL zX z7, tK pX zL",
		"betli- 0:90" },
	{ "R-20: a defender's ulti caught beside a made durchmars", "durchmars", 'm',
		{ "mAXFL zAX tA pAXK", "mK987 zF7 tX pF98", "zL98 tKFL987 p7" }, "zK pL",
		{ "", "", "" },
		"zX z7 zL, pA p9 p7, pX pF z8, mX mK z9, zA zF tK,"
		" pK p8 t7, tA tX t8, mF m8 tL, mA m9 t9, mL m7 tF",
		"durchmars+ csUv- 90:0" },
	{ "4.§ (F) (1): durchmars lost with the last trick", "szintelen-durchmars", ' ',
		{ "mAK zAXK tA pAXKL", "mXL8 z7 tXKL7 pF8", "mF97 zFL98 tF p97" }, "t98",
		{ "", "", "" },
		"pK pF p9, mK m8 mF, pL p8 p7, tA t7 tF, zK z7 z8,"
		" pA tL m7, zA tK zL, pX tX z9, mA mX m9, zX mL zF",
		"durchmars- 70:20" },
};

static void read_recorded(const struct recorded *c, struct ulti_deal *deal, struct ulti_play *play)
{
	*deal = (struct ulti_deal){ .bid = bid_of(c->bid)->no, .players = 7, .trump = ULTI_NO_SUIT };
	*play = (struct ulti_play){ .talon = set_of(c->talon) };
	if (c->trump != ' ')
		deal->trump = (int8_t)suit_of(c->trump);
	for (int seat = 0; seat < ULTI_PLAYERS; seat++) {
		play->hands[seat] = set_of(c->hands[seat]);
		for (const char *suit = c->melds[seat]; *suit; suit++)
			play->melds[seat] |= (uint8_t)(1 << suit_of(*suit));
	}
	play->count = (uint8_t)read_cards(c->tricks, play->cards);
}

/* Write "parti+ ulti- cs100 csUv- 60:50", the notation of the deal line. */
static void tell_outcome(struct buf *b, const struct ulti_replay *out)
{
	const struct ulti_deal *d = &out->deal;
	const struct ulti_bid *bid = ulti_bid_at(d->bid);

	for (int i = 0; i < bid->part_count; i++) {
		int part = bid->parts[i].part;
		buf_printf(b, "%s%c ", ulti_item_code(part), d->made[part] == ULTI_MADE ? '+' : '-');
	}
	if (d->silent_100)
		buf_printf(b, "cs100%s ", d->silent_100 == ULTI_DEFENDERS ? "v" : "");
	if (d->silent_ulti) {
		buf_printf(b, "csU%s%c ", d->silent_ulti == ULTI_DEFENDERS ? "v" : "",
			d->silent_ulti_result == ULTI_MADE ? '+' : '-');
	}
	if (d->silent_4_asz)
		buf_printf(b, "cs4A%s ", d->silent_4_asz == ULTI_DEFENDERS ? "v" : "");
	buf_printf(b, "%d:%d", out->declarer_points, out->defenders_points);
}

static void test_recorded(void **state)
{
	const struct recorded *c = *state;
	struct ulti_deal deal;
	struct ulti_play play;
	struct ulti_replay out;
	struct buf told = { 0 };

	read_recorded(c, &deal, &play);
	assert_int_equal(play.count, ULTI_PLAYED_CARDS);
	assert_int_equal(ulti_play_replay(&deal, &play, &out), ULTI_SOUND);
	assert_int_equal(out.breach, ULTI_FREE);
	tell_outcome(&told, &out);
	assert_string_equal(buf_text(&told), c->want);
	buf_free(&told);
}

/* ---- unfinished deals and impossible ones ------------------------------------------------------ */

/* The first recorded play with one thing changed. */
static const struct flaw_case {
	const char *name;
	const char *hand_a, *hand_b, *talon, *melds_a, *tricks;   /* NULL: as recorded */
	enum ulti_flaw flaw;
	int seat;
	const char *card;      /* "" none */
} flaw_cases[] = {
	{ "a card that was never held", NULL, NULL, NULL, NULL, "m7 mL zA", ULTI_CARD_NOT_HELD, 2, "zA" },
	{ "a card played twice", NULL, NULL, NULL, NULL, "m7 mL mK, mK", ULTI_CARD_PLAYED_TWICE, 2, "mK" },
	{ "another player's card", NULL, NULL, NULL, NULL, "mF", ULTI_CARD_NOT_HELD, 0, "mF" },
	{ "not his turn", NULL, NULL, NULL, NULL, "m7 mL mK, pA", ULTI_CARD_NOT_HELD, 2, "pA" },
	{ "nine cards in a hand", "m87 tAKFL8 pAF", NULL, NULL, NULL, NULL, ULTI_HAND_NOT_TEN, 0, "" },
	{ "eleven cards in a hand", NULL, "mFL zKL87 t7 pXL98", NULL, NULL, NULL, ULTI_CARD_HELD_TWICE, 1, "p8" },
	{ "a card in two hands", NULL, "mFL zKL87 t7 pXL8", NULL, NULL, NULL, ULTI_CARD_HELD_TWICE, 1, "p8" },
	{ "a card in a hand and the talon", NULL, NULL, "zA pA", NULL, NULL, ULTI_CARD_HELD_TWICE, 0, "pA" },
	{ "31 cards", NULL, NULL, "zA", NULL, NULL, ULTI_TALON_NOT_TWO, ULTI_NO_SEAT, "" },
	{ "a meld without the kiraly", NULL, NULL, NULL, "p", NULL, ULTI_MELD_NOT_HELD, 0, "pK" },
	{ "a meld without the felso", "m87 tAKXL8 pAF8", NULL, "zA tF", "t", NULL, ULTI_MELD_NOT_HELD, 0, "tF" },
};

static void test_flaws(void **state)
{
	const struct flaw_case *c = *state;
	struct recorded changed = recorded[0];
	struct ulti_deal deal;
	struct ulti_play play;
	struct ulti_replay out;
	uint8_t card[2] = { 0 };

	changed.hands[0] = c->hand_a ? c->hand_a : changed.hands[0];
	changed.hands[1] = c->hand_b ? c->hand_b : changed.hands[1];
	changed.talon = c->talon ? c->talon : changed.talon;
	changed.melds[0] = c->melds_a ? c->melds_a : changed.melds[0];
	changed.tricks = c->tricks ? c->tricks : changed.tricks;
	read_recorded(&changed, &deal, &play);
	assert_int_equal(ulti_play_replay(&deal, &play, &out), c->flaw);
	assert_int_equal(out.seat, c->seat);
	assert_int_equal(out.card, read_cards(c->card, card) ? card[0] : ULTI_NO_CARD);
}

static void test_trump_unsaid(void **state)
{
	struct ulti_deal deal;
	struct ulti_play play;
	struct ulti_replay out;

	(void)state;
	read_recorded(&recorded[0], &deal, &play);
	deal.trump = ULTI_NO_SUIT;
	assert_int_equal(ulti_play_replay(&deal, &play, &out), ULTI_TRUMP_UNSAID);
	read_recorded(&recorded[14], &deal, &play);   /* piros ulti: its trump is implied */
	deal.trump = ULTI_NO_SUIT;
	assert_int_equal(ulti_play_replay(&deal, &play, &out), ULTI_SOUND);
	assert_int_equal(out.deal.trump, ULTI_PIROS);
	assert_int_equal(out.deal.made[ULTI_ULTI], ULTI_MADE);
}

/* An unfinished play has tricks and card points, but no results. */
static void test_unfinished(void **state)
{
	struct ulti_deal deal;
	struct ulti_play play;
	struct ulti_replay out;

	(void)state;
	read_recorded(&recorded[0], &deal, &play);
	play.count = 11;   /* three tricks: mK takes m7 mL mK, pA takes pK pA p9, mA takes m8 mF mA; then zX tA */
	assert_int_equal(ulti_play_replay(&deal, &play, &out), ULTI_SOUND);
	assert_false(ulti_replay_is_complete(&out));
	assert_int_equal(out.trick_count, 3);
	assert_int_equal(out.tricks[0], 1);
	assert_int_equal(out.tricks[2], 2);
	assert_int_equal(out.declarer_points, 10);
	assert_int_equal(out.defenders_points, 30);   /* mA, and zA tX in the talon */
	assert_int_equal(out.deal.made[ULTI_PARTI], ULTI_UNSAID);
}

/* Results decided after a trick stay, and all agree after the last one. */
static void check_decided(const struct recorded *c, const struct ulti_replay *whole, struct ulti_play play, int tricks)
{
	static const int items[] = { ULTI_SILENT_100, ULTI_SILENT_ULTI, ULTI_SILENT_4_ASZ };
	const int held[] = { whole->deal.silent_100, whole->deal.silent_ulti, whole->deal.silent_4_asz };
	struct ulti_deal deal;
	struct ulti_play unused;
	struct ulti_replay r;

	read_recorded(c, &deal, &unused);
	play.count = (uint8_t)(tricks * ULTI_PLAYERS);
	assert_int_equal(ulti_play_replay(&deal, &play, &r), ULTI_SOUND);
	for (int part = 0; part < ULTI_PART_COUNT; part++) {
		enum ulti_result shows = ulti_bid_has(ulti_bid_at(deal.bid), (enum ulti_part)part)
			? ulti_part_decided(&play, &r, (enum ulti_part)part) : ULTI_UNSAID;
		if (shows != ULTI_UNSAID || tricks == ULTI_TRICKS)
			assert_int_equal(shows, whole->deal.made[part]);
	}
	for (int i = 0; i < 3; i++) {
		for (int side = ULTI_DECLARER; side <= ULTI_DEFENDERS; side++) {
			enum ulti_result shows = ulti_silent_decided(&play, &r, items[i], (enum ulti_side)side);
			if (shows != ULTI_UNSAID || tricks == ULTI_TRICKS)
				assert_int_equal(shows, held[i] == side ? ULTI_MADE : ULTI_LOST);
		}
	}
}

static void test_decided(void **state)
{
	const struct recorded *c = *state;
	struct ulti_deal deal;
	struct ulti_play play;
	struct ulti_replay whole;

	read_recorded(c, &deal, &play);
	assert_int_equal(ulti_play_replay(&deal, &play, &whole), ULTI_SOUND);
	for (int tricks = 0; tricks <= ULTI_TRICKS; tricks++)
		check_decided(c, &whole, play, tricks);
}

/* The trick by which a recorded play (by its name) decides a part or silent item, and the result. */
static const struct settled_case {
	const char *name, *play;
	int item;
	enum ulti_side side;        /* of a silent item */
	int tricks;
	enum ulti_result result;
} settled_cases[] = {
	{ "a betli is lost with the first trick", "4.§ (E): betli lost with one trick",
		ULTI_BETLI, ULTI_NOBODY, 1, ULTI_LOST },
	{ "a made betli only with the last", "4.§ (E): betli made", ULTI_BETLI, ULTI_NOBODY, 10, ULTI_MADE },
	{ "a durchmars is lost with a defender's trick", "4.§ (F) (1): durchmars lost with the last trick",
		ULTI_DURCHMARS, ULTI_NOBODY, 10, ULTI_LOST },
	{ "a parti is lost once the defenders have half", "R-16: silent 4 asz of one defender",
		ULTI_PARTI, ULTI_NOBODY, 6, ULTI_LOST },
	{ "no 40 in the hand", "R-54: 40-100 without the 40", ULTI_40_100, ULTI_NOBODY, 0, ULTI_LOST },
	{ "no 20 in the hand", "R-54: 20-100 without a 20, the 40 is none", ULTI_20_100, ULTI_NOBODY, 0, ULTI_LOST },
	{ "an asz in the talon", "R-16: an asz in the talon loses 4 asz", ULTI_4_ASZ, ULTI_NOBODY, 0, ULTI_LOST },
	{ "the fourth asz", "4.§ (C) (1): 4 asz made", ULTI_4_ASZ, ULTI_NOBODY, 10, ULTI_MADE },
	{ "an ulti that is caught", "R-15: an announced ulti is never a silent one", ULTI_ULTI, ULTI_NOBODY, 10, ULTI_LOST },
	{ "the seven gone", "R-53: the talon goes to the defenders", ULTI_SILENT_ULTI, ULTI_DEFENDERS, 7, ULTI_LOST },
	{ "the seven in another hand", "R-53: the talon goes to the defenders", ULTI_SILENT_ULTI, ULTI_DECLARER, 0, ULTI_LOST },
	{ "a silent 100", "R-13: silent 100 of the defenders", ULTI_SILENT_100, ULTI_DEFENDERS, 6, ULTI_MADE },
	{ "no silent 100 beside 40-100", "R-54: 40-100 with 60 card points", ULTI_SILENT_100, ULTI_DECLARER, 0, ULTI_LOST },
	{ "a silent 4 asz", "R-16: silent 4 asz of one defender", ULTI_SILENT_4_ASZ, ULTI_DEFENDERS, 9, ULTI_MADE },
	{ "aces on both sides", "R-53: no meld counts in 40-100", ULTI_SILENT_4_ASZ, ULTI_DECLARER, 1, ULTI_LOST },
};

static void test_settled(void **state)
{
	const struct settled_case *c = *state;
	const struct recorded *played = recorded;
	struct ulti_deal deal;
	struct ulti_play play;
	struct ulti_replay r;
	int tricks = -1;
	enum ulti_result shows = ULTI_UNSAID;

	while (strcmp(played->name, c->play) != 0)
		played++;
	read_recorded(played, &deal, &play);
	while (shows == ULTI_UNSAID && tricks < ULTI_TRICKS) {
		play.count = (uint8_t)(++tricks * ULTI_PLAYERS);
		assert_int_equal(ulti_play_replay(&deal, &play, &r), ULTI_SOUND);
		shows = c->item < ULTI_PART_COUNT ? ulti_part_decided(&play, &r, (enum ulti_part)c->item)
			: ulti_silent_decided(&play, &r, c->item, c->side);
	}
	assert_int_equal(shows, c->result);
	assert_int_equal(tricks, c->tricks);
}

/* the first breach ends it, whatever follows. */
static void test_first_breach(void **state)
{
	struct recorded changed = recorded[0];
	struct ulti_deal deal;
	struct ulti_play play;
	struct ulti_replay out;
	uint8_t card[1];

	(void)state;
	changed.tricks = "m7 mL mK, pK p8 p9, zA zA zA";   /* p8 does not beat pK */
	read_recorded(&changed, &deal, &play);
	assert_int_equal(ulti_play_replay(&deal, &play, &out), ULTI_SOUND);
	assert_int_equal(out.breach, ULTI_OVERTAKE);
	assert_int_equal(out.seat, 0);
	assert_int_equal(read_cards("p8", card), 1);
	assert_int_equal(out.card, card[0]);
	assert_int_equal(out.legal, set_of("pA"));
	assert_int_equal(out.trick_count, 1);
	assert_int_equal(out.tricks[2], 1);
}

static void test_codes(void **state)
{
	(void)state;
	assert_string_equal(ulti_duty_code(ULTI_FOLLOW), "follow-suit");
	assert_string_equal(ulti_duty_cite(ULTI_FOLLOW), "6.§ (3)");
	assert_string_equal(ulti_duty_code(ULTI_OVERTAKE), "overtake");
	assert_string_equal(ulti_duty_cite(ULTI_OVERTAKE), "6.§ (4)");
	assert_string_equal(ulti_duty_code(ULTI_TRUMP), "trump");
	assert_string_equal(ulti_duty_cite(ULTI_TRUMP), "6.§ (3)");
	assert_string_equal(ulti_duty_code(ULTI_OVERTRUMP), "overtrump");
	assert_string_equal(ulti_duty_cite(ULTI_OVERTRUMP), "6.§ (4)");
	assert_string_equal(ulti_duty_code(ULTI_KEEP_SEVEN), "ulti-seven");
	assert_string_equal(ulti_duty_cite(ULTI_KEEP_SEVEN), "4.§ (D) (4)");
}

int main(void)
{
	struct CMUnitTest tests[160];
	size_t n = 0;

	ADD_ALL(turn_cases, test_turns);
	ADD_ALL(recorded, test_recorded);
	ADD_ALL(recorded, test_decided);
	ADD_ALL(settled_cases, test_settled);
	ADD_ALL(flaw_cases, test_flaws);
	tests[n++] = (struct CMUnitTest)cmocka_unit_test(test_takers);
	tests[n++] = (struct CMUnitTest)cmocka_unit_test(test_trump_unsaid);
	tests[n++] = (struct CMUnitTest)cmocka_unit_test(test_unfinished);
	tests[n++] = (struct CMUnitTest)cmocka_unit_test(test_first_breach);
	tests[n++] = (struct CMUnitTest)cmocka_unit_test(test_codes);
	return _cmocka_run_group_tests("play", tests, n, NULL, NULL);
}
