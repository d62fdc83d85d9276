/*
 * The dialogue of a ruling on a real terminal: every case, in both languages; answers taken back, left,
 * wrong.
 */
#define _XOPEN_SOURCE 700
#include "test.h"

#include "terminal.h"

enum { ANSWERS = 16 };

/*
 * A case and the typed answers, "" is Enter; after the last comes the ruling, in a dry run, which contains
 * `shown`, folded to one line. Deal 1 is on the sheet, deal 2 is not.
 */
static const struct dialogue {
	const char *case_no, *deal;
	const char *answers[ANSWERS + 1];
	const char *shown;
} dialogues[] = {
	{ "1.1", "2", { "B", "", "", "-" }, "Kiss Péter (A) emelés után nem tette egymásra" },
	{ "1.2", "2", { "1", "B", "", "", "C", "11", "-" }, "Tóth Imre (C) 11 lapot kapott." },
	{ "1.2", "2", { "4", "B", "", "", "", "9", "-" }, "13.§ (1) 2" },
	{ "1.2", "2", { "2", "B", "", "", "", "9", "-20,10,10", "a zsűri így látja", "Kis Béla" }, "R-37" },
	{ "1.2", "2", { "3", "B", "7", "", "", "", "B,C", "U", "A", "z", "", "9", "-" }, "13.§ (3) 9 b" },
	{ "1.3", "2", { "B C", "", "2", "tök király", "-" }, "láthatóvá vált egy lap: tök király." },
	{ "1.4", "2", { "B", "", "", "2", "-" }, "a lapokat nem ötösével osztotta." },
	{ "1.5", "2", { "B", "C", "", "", "2", "-" }, "Tóth Imre (C) osztott, pedig nem ő következett." },
	{ "1.6", "2", { "B", "", "", "1", "-" }, "13.§ (1) 6" },
	{ "1.6", "2", { "B", "", "", "2", "BAC", "-" }, "a játszmalap ülésrendjét ki kell javítani" },
	{ "2.1", "2", { "B A", "", "n", "ulti", "zöldben vagyok", "-" }, "ezt mondta: „zöldben vagyok”." },
	{ "2.1", "3", { "C B", "", "n", "", "", "-" }, "(B) elbukta a licitjét (40-100), és kontrázva fizeti" },
	{ "2.6", "3", { "C B", "", "n", "", "", "-" }, "(B) elbukta a licitjét (40-100), és kontrázva fizeti" },
	{ "2.2", "2", { "B", "A", "", "", "C", "-" }, "akin a sor volt: Tóth Imre (C)." },
	{ "2.3", "2", { "B A", "", "2", "A U z", "sok", "3", "-" }, "nem két, hanem 3 lapot tett" },
	{ "2.3", "2", { "B A", "", "2", "A U z", "három", "-" }, "nem két, hanem 3 lapot tett" },
	{ "2.3", "2", { "A B", "", "3", "A U z", "parti", "", "-" }, "Nagy Éva (B) felvette a talont és a lapjai közé szúrta" },
	{ "2.3", "2", { "A B", "", "3", "A U z", "parti", "C", "-" }, "amelybe Tóth Imre (C) nem két lapot tett" },
	{ "2.4", "2", { "B A", "", "parti", "auction", "n", "piros parti", "-" }, "R-34" },
	{ "2.5", "2", { "B A", "", "n", "ulti", "C", "-" }, "akin a sor volt: Tóth Imre (C)." },
	{ "2.6", "2", { "B A", "", "n", "ulti", "", "-" }, "pedig másnak kellett volna kezdenie: Nagy Éva (B)." },
	{ "2.7", "2", { "C A", "", "n", "ulti", "", "C", "", "-" }, "R-35" },
	{ "3.1", "2", { "B", "", "", "", "ulti", "A", "mA", "-" }, "kihívta az első lapot (makk ász)" },
	{ "3.2", "2", { "B", "", "", "", "A U z", "", "-" }, "a kihívásnál pirosra emelt" },
	{ "3.3", "2", { "A B 3", "", "", "A 40-100 z kiss", "A 40-100 z", "2", "-" }, "negyvenet jelentett" },
	{ "3.3", "2", { "A B 3", "", "", "A 40-100 z", "20", "-" }, "húszat jelentett" },
	{ "3.3", "2", { "B A 3", "", "", "A 20-100 z", "3", "-" }, "A licit húsza mellett egy másikat is jelentett." },
	{ "3.3", "2", { "B A", "", "", "", "A 20-100 z", "1", "-" },
		"Kiss Péter (A) húszat jelentett; a licit: 20-100." },
	{ "3.4", "1", { "A", "B", "6", "", "", "", "1", "makk", "zöld", "-" },
		"A 6. ütésben Nagy Éva (B) makkra zöldet tett, pedig volt makkja." },
	{ "3.4", "1", { "A B 5", "", "", "2", "makk ász", "mK", "-" },
		"Az 5. ütésben Nagy Éva (B) nem ütött felül: makk ászra makk királyt tett, pedig volt nála nagyobb." },
	{ "3.4", "1", { "A B 5", "", "", "1", "tök VII", "adu ász", "-" },
		"Az 5. ütésben Nagy Éva (B) tök hetesre piros ászt tett, pedig volt tökje." },
	{ "3.4", "1", { "A B 5", "", "", "2", "tök VIII", "adut", "-" }, "tök nyolcasra pirosat tett" },
	{ "3.6", "1", { "A B", "", "", "1", "aduász, adu X, zöld IX", "-" }, "piros ász, piros tízes, zöld kilences." },
	{ "3.4", "1", { "A B", "", "", "1", "3", "", "", "-" }, "Nagy Éva (B) nem aduzott, pedig volt aduja." },
	{ "3.4", "1", { "B A 2", "", "", "4", "-" }, "4.§ (D) (4)" },
	{ "3.4", "2", { "A B", "", "", "A pU kU", "", "", "", "-" }, "ulti 8 × 2 = 16" },
	{ "3.5", "2", { "A B 6", "", "", "-", "n", "A pU kU,P", "C", "-" }, "Tóth Imre (C). Utána kihívott." },
	{ "3.6", "1", { "A B", "i", "", "2", "mA, zöld 9" }, "több lapot tett ki: makk ász, zöld kilences." },
	{ "3.6", "1", { "B A", "", "", "", "-" }, "mint felvevő a teljes licitet (piros ulti) fizeti mindkét védőnek, a vétség" },
	{ "3.6", "1", { "B A 1", "", "", "", "-" }, "megelőz (7.§ (1)), ezért nem számít – kontra: ulti." },
	{ "3.6", "1", { "A B 1", "", "", "", "1", "", "-" }, "A +36, B -54, C +18" },
	{ "3.6", "1", { "A B 1", "", "", "nincs", "", "-" }, "hangzott el, ezért nem számít – kontra: ulti." },
	{ "3.6", "1", { "A B 1", "", "", "kontra parti", "kontra ulti", "", "-" }, "parti" },
	{ "3.7", "1", { "A B", "-5,2,3", "1", "1" }, "megnézte a talont." },
	{ "3.8", "1", { "A B", "", "n", "makk ász", "-" }, "10.§ (3) b" },
	{ "3.8", "1", { "A B 4", "", "", "makk ász", "-" }, "leejtett egy lapot, és az láthatóvá vált: makk ász." },
	{ "3.8", "2", { "A B", "", "", "betli", "A", "kontra", "kontra C", "", "-" }, "A +15, B -25, C +10" },
	{ "3.8", "2", { "A B 4", "", "", "A TB", "makk ász", "-" }, "mindenki lapja nyíltan fekszik" },
	{ "3.9", "2", { "A", "7", "", "", "", "B", "U", "A", "", "kontra mindenre", "9", "-" },
		"A 7. ütésben kiderült, hogy rossz a lapszám: Nagy Éva (B), 9 lap." },
	{ "3.9", "2", { "A", "7", "", "", "", "B", "U", "A", "", "ultira kontra, a partira rekontra", "9", "-" },
		"= A +24, B -36, C +12" },
	{ "3.9", "2", { "A", "7", "", "", "", "nagy és tóth", "U", "A", "", "a partira kontra", "9", "-" },
		"A +12, B -6, C -6" },
	{ "3.10", "1", { "A", "", "", "-" }, "13.§ (3) 10" },
	{ "3.10", "2", { "A", "", "", "ulti", "A", "z", "", "n", "4", "-" }, "A -18, B +9, C +9" },
	{ "3.11", "2", { "A", "", "", "A U z", "++", "1", "-" }, "vitás lett a csendes 100." },
	{ "3.12", "2", { "A B", "", "", "A U z kU", "partit", "i", "-" }, "A +18, B -11, C -7" },
	{ "3.12", "2", { "A B", "", "", "40+U", "A", "z", "", "40-100", "i", "-" }, "nem ellenőrizhető: 40-100." },
	{ "10.3g", "1", { "i", "B", "", "A", "", "-" }, "renonszot jelentett be Kiss Péter (A) ellen" },
	{ "10.3g", "1", { "n", "B", "", "", "-" }, "az elvitt ütéseket nem nézték meg" },
	{ "jury", "1", { "A B", "", "", "súgott a társának", "10,-20,10", "megbeszélték", "Kis Béla, Nagy Jenő" },
		"Súgott a társának." },
	{ "3.4", "1", { "A B 6 késve", "", "", "", "-" }, "10.§ (2)" },
	{ "3.4", "1", { "A", "B", "6", "n", "", "", "", "-" }, "tólagos" },
};

/* Copy the text without line ends and margins. */
static void join_lines(char *out, const char *shown)
{
	bool blank = false;

	for (; *shown; shown++) {
		bool space = *shown == ' ' || *shown == '\r' || *shown == '\n';
		if (!space || !blank)
			*out++ = space ? ' ' : *shown;
		blank = space;
	}
	*out = '\0';
}

static void hold(const struct dialogue *d, const char *lang)
{
	const char *const argv[] = { "renonsz", "--lang", lang, "rule", d->case_no, "-r", "1", "-t", "1", "-d", d->deal,
		"--dry-run", NULL };
	static char joined[SCREEN];
	struct terminal t;
	size_t at = 0;
	int count = 0;

	start(&t, argv);
	while (d->answers[count])
		count++;
	for (int i = 0; i < count; i++) {
		at = expect(&t, at, "> ");
		type(&t, d->answers[i]);
		type(&t, "\r");
	}
	expect(&t, at, strcmp(lang, "hu") == 0 ? "ítélet lenne" : "would be");
	int status = finish(&t);
	join_lines(joined, t.shown);
	if (status != 0 || (strcmp(lang, "hu") == 0 && !strstr(joined, d->shown)))
		fail_msg("case %s in %s: status %d, the screen was:\n%s", d->case_no, lang, status, t.shown);
}

static void every_case_is_asked_out(void **state)
{
	(void)state;
	run("deal add 1 1 1 A pU ++ kU");
	run("deal add 1 1 3 B 40 z +");
	for (size_t i = 0; i < sizeof dialogues / sizeof *dialogues; i++) {
		hold(&dialogues[i], "hu");
		hold(&dialogues[i], "en");
	}
}

/* A typed text, and the expected reply. */
struct turn {
	const char *typed, *shown;
};

/* Play the turns; returns the place after the last. */
static size_t play(struct terminal *t, size_t at, const struct turn *turns)
{
	for (; turns->typed; turns++) {
		type(t, turns->typed);
		type(t, "\r");
		at = expect(t, at, turns->shown);
	}
	return at;
}

/* Find a ruling by a player's words, then make it; wrong answers are asked for again, and lose nothing. */
static void words_places_and_second_thoughts(void **state)
{
	static const char *const argv[] = { "renonsz", "rule", NULL };
	static const struct turn turns[] = {
		{ "x", "Forduló? " }, { "<", "Ez az első kérdés." }, { "1", "Asztal? " }, { "<", "Forduló? " },
		{ "1", "Asztal? " }, { "1", "Leosztás? " }, { "?", "ahogyan a játszmalapon áll" },
		{ ".", "Kilép, és semmit sem ment?" }, { ".", "Igen vagy nem? (i/n)" }, { "n", "Leosztás? " },
		{ "1", "Mi történt?" },
		{ "", "Mi történt?" }, { "4.9", "Nincs ilyen számú eset: 4.9." },
		{ "A B 3", "Ide az kell, mi történt" }, { "A 4", "Ide az kell, mi történt" }, { "szint nem adott", "1 = 3.4" },
		{ "77", "1 és 3 közötti számot írjon" }, { "Bocz Arpi", "Ezekből a szavakból nem ismerem fel" },
		{ "", "Ki jelentette be?" }, { "<", "Mi történt?" }, { "szint nem adott", "[1] > " },
	 { "elejtette a makk ászt", "1 = 3.8" }, { "<", "Mi történt?" },
		{ "szint nem adott", "[1] > " }, { "1", "Ki jelentette be?" }, { "valaki", "Egy hely vagy egy név kell" },
		{ "D", "Egy hely vagy egy név kell" }, { "?", "C B 6" }, { "kiss", "Ki követte el?" },
		{ "éva", "Hányadik ütésben?" }, { "11", "1 és 10 közötti szám kell" }, { "6", "Azonnal szólt" },
		{ "talán", "Igen vagy nem?" }, { "igen", "Megegyeztek a felek?" }, { "<", "Azonnal szólt" },
		{ "<", "Hányadik ütésben?" }, { "<", "Ki követte el?" }, { "C", "Hányadik ütésben?" }, { "<", "Ki követte el?" },
		{ "B", "Hányadik ütésben?" }, { "7", "Azonnal szólt" }, { "", "Megegyeztek a felek?" },
		{ "", "Befolyásolta a játékot?" }, { "", "Mit mulasztott el?" }, { "9", "1 és 3 közötti számot írjon" },
		{ "idő előtt", "1 és 3 közötti" },
		{ "felül", "Mire kellett tennie?" }, { "kő", "Így írja: makk ász" }, { "zöld felső", "Mit tett rá?" },
		{ ".", "Kilép, és semmit sem ment?" }, { "n", "Mit tett rá?" }, { "zF", "Ezzel a lappal nem mulasztott" },
		{ "z9", "Kik döntöttek?" },
		{ "i", "Neveket írjon" },
		{ "Kis Béla, Nagy Jenő", "nem ütött felül" }, { "", "Mentsem?" }, { "<", "Kik döntöttek?" },
		{ "", "Mentsem?" }, { "talán", "i = igen, n = nem" }, { NULL, NULL },
	};
	struct terminal t;

	(void)state;
	run("deal add 1 1 1 A pU ++ kU");
	start(&t, argv);
	size_t at = play(&t, expect(&t, 0, "Forduló? "), turns);
	type(&t, "i\r");
	assert_int_equal(finish(&t), 0);
	run("deals --csv | grep -q '1,1,1,A,pU,36,-54,18'");
	run("ruling list --csv | grep -q '7. ütésben Nagy Éva (B) nem ütött felül: zöld felsőre zöld kilencest tett'");
	run("rule -r 1 -t 1 -d 1 --revise 1 trick=8 2>&1 | grep -q 'azt a program foglalta mondatba'");
	run("ruling list --csv | grep -q '8. ütésben Nagy Éva (B) nem ütött felül: zöld felsőre zöld kilencest tett'");
	/* Another offender has other cards. */
	run("rule -r 1 -t 1 -d 1 --revise 1 by=C 2>&1 | grep -q 'nem illik ide, ezért kimarad'");
	run("ruling list --csv | grep -c 'zöld kilencest' | grep -qx 0");
	(void)at;
}

/*
 * The question names the bid meant: the second bidder's, the one before a raise; and the form of a kontra in
 * a no-trump bid.
 */
static void the_question_says_which_bid(void **state)
{
	static const char *const second[] = { "renonsz", "rule", "2.7", "-r", "1", "-t", "1", "-d", "2", "--dry-run", NULL };
	static const char *const raised[] = { "renonsz", "rule", "3.2", "-r", "1", "-t", "1", "-d", "2", "--dry-run", NULL };
	static const char *const betli[] = { "renonsz", "rule", "3.8", "-r", "1", "-t", "1", "-d", "1", "--dry-run", NULL };
	static const struct turn seconds[] = { { "C A", "Megegyeztek" }, { "", "lapszáma?" },
		{ "i", "Mit licitált, aki másodszor licitált?" }, { ".", "Kilép" }, { NULL, NULL } };
	static const struct turn raises[] = { { "B", "Azonnal" }, { "", "Megegyeztek" },
		{ "", "Befolyásolta" }, { "", "Mi volt a licit, mielőtt pirosra emelte?" }, { ".", "Kilép" }, { NULL, NULL } };
	static const struct turn kontras[] = { { "A B 1", "Megegyeztek" }, { "", "Befolyásolta" },
		{ "", "vagy szóval: kontra B" }, { ".", "Kilép" }, { NULL, NULL } };
	struct terminal t;

	(void)state;
	run("deal add 1 1 1 A B - k:B");
	start(&t, second);
	play(&t, expect(&t, 0, "Ki jelentette be?"), seconds);
	type(&t, "i\r");
	finish(&t);
	start(&t, raised);
	play(&t, expect(&t, 0, "Ki jelentette be?"), raises);
	type(&t, "i\r");
	finish(&t);
	start(&t, betli);
	play(&t, expect(&t, 0, "Ki jelentette be?"), kontras);
	type(&t, "i\r");
	finish(&t);
}

/* Enter takes the best fitting offence, never "no offence"; `<` brings the words back. */
static void enter_at_the_first_question(void **state)
{
	static const char *const argv[] = { "renonsz", "rule", "-r", "1", "-t", "1", "-d", "2", "--dry-run", NULL };
	static const char *const revokes[] = { "nem ütött felül, pedig volt nála magasabb", "alátett, pedig volt ásza",
		"volt magasabb lapja, mégsem ütötte felül", "nem ütötte felül pedig volt neki nagyobb",
		"nem ütött felül, pedig lett volna magasabb lapja", "nem tett színt pedig volt neki" };
	static const struct turn kept[] = {
		{ "", "Ki jelentette be?" }, { "<", "\n[nem ütött felül] > " }, { "", "1 = 3.4" },
		{ "nem a legnagyobb lapjával ütött", "Ez nem vétség: 6.§ (4)." }, { "", "Erre választ kell adni." },
		{ "<", "[nem a legnagyobb lapjával ütött] > " }, { "", "Ez nem vétség: 6.§ (4)." }, { "", "Erre választ kell adni." },
		{ "<", "] > " }, { "3.8", "Ki jelentette be?" }, { "<", "[3.8] > " }, { "", "Ki jelentette be?" },
		{ ".", "Kilép" }, { NULL, NULL },
	};
	struct terminal t;

	(void)state;
	for (size_t i = 0; i < sizeof revokes / sizeof *revokes; i++) {
		start(&t, argv);
		size_t at = expect(&t, 0, "Mi történt?");
		type(&t, revokes[i]);
		type(&t, "\r");
		at = expect(&t, expect(&t, at, "1 = 3.4"), "[1] > ");
		type(&t, "\x04");
		finish(&t);
	}
	start(&t, argv);
	size_t at = expect(&t, 0, "Mi történt?");
	type(&t, "nem ütött felül\r");
	play(&t, expect(&t, at, "[1] > "), kept);
	type(&t, "i\r");
	assert_int_equal(finish(&t), 0);
}

/* The jurors of the last ruling are offered. */
static void jurors_are_remembered(void **state)
{
	static const char *const argv[] = { "renonsz", "rule", "3.7", "-r", "1", "-t", "1", "-d", "2", NULL };
	static const struct turn turns[] = {
		{ "A B", "Megegyeztek" }, { "", "Befolyásolta" }, { "", "Mi a licit?" },
		{ "betli", "Ki a felvevő?" }, { "A", "Milyen kontrák" }, { "", "Mit nézett meg?" }, { "talont", "[Kis Béla, Nagy Jenő] > " },
		{ "", "Mentsem?" }, { NULL, NULL },
	};
	struct terminal t;

	(void)state;
	run("rule 2.2 -r 1 -t 1 -d 1 by=A judge='Kis Béla, Nagy Jenő'");
	start(&t, argv);
	play(&t, expect(&t, 0, "Ki jelentette be?"), turns);
	type(&t, "i\r");
	assert_int_equal(finish(&t), 0);
	run("ruling list --csv | grep 'megnézte a talont' | grep -q 'Kis Béla, Nagy Jenő'");
}

/* Trump and bid are one answer; a dismissed claim asks for an optional reason. */
static void trump_with_the_bid_and_a_reason(void **state)
{
	static const char *const rules[] = { "renonsz", "rule", "3.7", "-r", "1", "-t", "1", "-d", "2", NULL };
	static const char *const dismisses[] = { "renonsz", "rule", "-r", "1", "-t", "1", "-d", "2", "--revise", "1",
		"state=dismissed", NULL };
	static const struct turn turns[] = {
		{ "A B", "Megegyeztek" }, { "", "Befolyásolta" }, { "", "Mi a licit?" },
		{ "zöld betli", "Ilyen licit nincs" }, { "zöld ulti", "Ki a felvevő?" }, { "A", "Milyen kontrák" },
		{ "", "Mit nézett meg?" }, { "talont", "Kik döntöttek?" }, { "-", "Adu: zöld." }, { "i", "1. ítélet" }, { NULL, NULL },
	};
	static const char *const bare[] = { "renonsz", "rule", "-r", "1", "-t", "1", "-d", "2", "--revise", "1",
		NULL };
	static const struct turn backs[] = { { "<", "renonsz ítélet -r 1 -t 1 -d 2 --revise 1 by=B act=\"…\"" },
		{ "n", "Semmit sem mentettem." }, { NULL, NULL } };
	static const struct turn reasons[] = { { "nem látta senki", "Mentsem?" }, { "i", "elutasítva" }, { NULL, NULL } };
	struct terminal t;

	(void)state;
	start(&t, rules);
	play(&t, expect(&t, 0, "Ki jelentette be?"), turns);
	assert_int_equal(finish(&t), 0);
	start(&t, bare);
	play(&t, expect(&t, expect(&t, 0, "--revise 1 by=B act=\"…\""), "Mentsem?"), backs);
	assert_int_equal(finish(&t), 0);
	start(&t, dismisses);
	play(&t, expect(&t, 0, "Mivel indokolja a zsűri?"), reasons);
	assert_int_equal(finish(&t), 0);
	run("minutes 1 1 2 | grep -q 'nem látta senki'");
}

/* Reopening a dismissed claim asks for the further facts of an open dispute. */
static void dismissed_and_opened_again(void **state)
{
	static const char *const argv[] = { "renonsz", "rule", "2.6", "-r", "1", "-t", "1", "-d", "1", NULL };
	static const struct turn turns[] = { { "A B", "Megegyeztek" }, { "", "Licitál-e tovább" }, { "i", "Kinek kellett" },
		{ "", "Kik döntöttek?" }, { "Antal", "Mentsem?" }, { "e", "Mivel indokolja" }, { "", "Mentsem?" },
		{ "ny", "Mentsem?" }, { "ny", "felírva" }, { NULL, NULL } };
	struct terminal t;

	(void)state;
	start(&t, argv);
	play(&t, expect(&t, 0, "Ki jelentette be?"), turns);
	assert_int_equal(finish(&t), 0);
	run("verify");
	run("export --journal | grep -q 'state=open'");
}

/* Left with a dot, or without an infraction: the book is unchanged. */
static void left_without_a_ruling(void **state)
{
	static const char *const argv[] = { "renonsz", "rule", "megnézte", "az", "utolsó", "ütést", "-r", "1", "-t", "1", "-d",
		"1", NULL };
	static const struct turn leaves[]
		= { { "3.7", "Ki jelentette be?" }, { ".", "Kilép" }, { NULL, NULL } };
	static const struct turn leaves_claim[]
		= { { "7", "Felírjam elutasított bejelentésként?" }, { "n", "semmit sem mentettem" }, { NULL, NULL } };
	static const struct turn dismisses[] = { { "7", "Felírjam" }, { "i", "Megnézték a bejelentés miatt" },
		{ "n", "Ki jelentette be?" }, { "A", "Ki követte el?" }, { "<", "[A] > " }, { "", "Ki követte el?" },
		{ "B", "Hányadik ütésben" }, { "", "[megnézte az utolsó ütést] > " }, { "", "Kik döntöttek?" },
		{ "Nagy Béla", "Zsűri: Nagy Béla" }, { "i", "elutasítva, felírva" }, { NULL, NULL } };
	static const char *const tried[] = { "renonsz", "rule", "3.9", "-r", "1", "-t", "1", "-d", "1", "wrong_count=B", "--dry-run",
		NULL };
	static const struct turn leaves_try[] = { { ".", "Kilép" }, { "i", "Semmit sem mentettem." }, { NULL, NULL } };
	static const char *const bare[] = { "renonsz", "rule", NULL };
	static const struct turn leaves_place[] = { { "1", "Asztal? " }, { ".", "Kilép" }, { "i", "Semmit sem mentettem." },
		{ NULL, NULL } };
	struct terminal t;

	(void)state;
	start(&t, bare);
	play(&t, expect(&t, 0, "Forduló? "), leaves_place);
	assert_int_equal(finish(&t), 0);
	start(&t, tried);
	play(&t, expect(&t, 0, "Mi a licit?"), leaves_try);
	assert_int_equal(finish(&t), 0);
	start(&t, argv);
	play(&t, expect(&t, expect(&t, 0, "Ez nem vétség: 9.§ (3)."), "7 =       nem vétség: Az utolsó ütés"), leaves_claim);
	assert_int_equal(finish(&t), 0);
	start(&t, argv);
	play(&t, expect(&t, 0, "7 =       nem vétség: Az utolsó ütés"), leaves);
	type(&t, "\r");
	assert_int_equal(finish(&t), 0);
	run("ruling list --csv | wc -l | grep -qx 1");
	/* Or it is kept as a dismissed claim. */
	start(&t, argv);
	play(&t, expect(&t, 0, "7 =       nem vétség: Az utolsó ütés"), dismisses);
	assert_int_equal(finish(&t), 0);
	run("minutes 1 1 1 | tr '\\n' ' ' | grep -q 'Megnézte az utolsó ütést.*elutasította.*9.§ (3): Szabad, amíg'");
}

/* A revision in the dialogue offers the former answers; for another offender none about the former one. */
static void former_answers_are_offered(void **state)
{
	static const char *const argv[] = { "renonsz", "rule", "-r", "1", "-t", "1", "-d", "1", NULL };
	static const char *const english[] = { "renonsz", "--lang", "en", "rule", "-r", "1", "-t", "1", "-d", "2", NULL };
	static const struct turn turns[] = { { "1", "Miért vizsgálja felül?" }, { "új tanú", "[1] > " }, { "", "[A] > " },
		{ "", "[B] > " }, { "", "[6; - : üres] > " }, { "", "[igen] > " }, { "", "[igen] > " }, { "", "[-2,4,-2] > " },
		{ "<", "[igen] > " }, { "nem", "[igen] > " }, { "", "[2; - : üres] > " },
		{ "", "[zöld felsőre; - : üres] > " }, { "", "[zöld kilencest; - : üres] > " }, { "", "Kik döntöttek?" }, { "<", "Mit tett rá?" },
		{ "<", "Mire kellett" }, { "<", "Mit mulasztott el?" }, { "<", "Befolyásolta" }, { "<", "Megegyeztek" },
		{ "<", "Azonnal" }, { "<", "[6; - : üres] > " }, { "<", "[B] > " }, { ".", "Kilép" },
		{ NULL, NULL } };
	static const struct turn others[] = { { "1", "Miért vizsgálja felül?" }, { "új tanú", "[1] > " }, { "", "[A] > " },
		{ "", "[B] > " }, { "C", "[6; - : üres] > " }, { ".", "Kilép" }, { NULL, NULL } };
	static const struct turn stages[] = { { "1", "Why is it revised?" }, { "new", "[1] > " },
		{ "", "[before the first bid] > " }, { "", "[B] > " }, { "", "[yes] > " }, { ".", "Leave" }, { NULL, NULL } };
	struct terminal t;

	(void)state;
	run("deal add 1 1 1 A pU ++ kU");
	run("rule 3.4 -r 1 -t 1 -d 1 claim=A by=B trick=6 agreed=yes points=-2,4,-2 "
		"act='A 6. ütésben Nagy Éva (B) nem ütött felül: zöld felsőre zöld kilencest tett, pedig volt nála nagyobb.'");
	run("rule 1.2 -r 1 -t 1 -d 2 claim=B by=A stage=before-bid --yes");
	start(&t, argv);
	play(&t, expect(&t, 0, "Melyiket vizsgálja felül?"), turns);
	type(&t, "i\r");
	assert_int_equal(finish(&t), 0);
	start(&t, argv);
	play(&t, expect(&t, 0, "Melyiket vizsgálja felül?"), others);
	type(&t, "i\r");
	assert_int_equal(finish(&t), 0);
	start(&t, english);
	play(&t, expect(&t, 0, "Which one is revised?"), stages);
	type(&t, "y\r");
	assert_int_equal(finish(&t), 0);
}

/*
 * An allowed act that fits nearly as well has its line, and Enter decides for nobody; it is recorded for the
 * jury as dismissed, with the player's words. If it is left open, or the tricks were looked at, it has no
 * paragraph.
 */
static void what_is_allowed_fits_second(void **state)
{
	static const char *const own[] = { "renonsz", "rule", "a felvevő visszanézte az ütéseit", "-r", "1", "-t", "1", "-d", "1",
		NULL };
	static const char *const seven[] = { "renonsz", "--lang", "en", "rule", "nem volt nála az adu hetes", "-r", "1", "-t", "1",
		"-d", "2", NULL };
	static const char *const forty[] = { "renonsz", "rule", "nem volt nála a negyven", "-r", "1", "-t", "1", "-d", "3", NULL };
	static const struct turn dismisses[] = { { "", "Erre választ kell adni." }, { "2", "Felírjam" }, { "i", "Megnézték" },
		{ "n", "Ki jelentette be?" }, { "C", "Ki követte el?" }, { "A", "Hányadik" }, { "3", "Mi történt?" },
		{ "", "Kik döntöttek?" }, { "-", "Mindvégig szabad" }, { NULL, NULL } };
	static const struct turn leaves_open[] = { { "", "This needs an answer." }, { "2", "Record the claim" }, { "y", "looked at" },
		{ "n", "Who claimed" }, { "B", "Who did it" }, { "A", "In which trick" }, { "", "[nem volt" }, { "", "Who decided" },
		{ "-", "5.§ (2): It may be done" }, { "o", "claimed at once" }, { "", "Do the parties agree" },
		{ "", "Did it bear on the play" }, { "", "What is the bid" }, { "", "Save it?" }, { "y", "recorded" },
		{ NULL, NULL } };
	static const struct turn looks[] = { { "3", "Felírjam" }, { "i", "Megnézték" }, { "i", "Ki jelentette be?" },
		{ ".", "Kilép" }, { NULL, NULL } };
	struct terminal t;

	(void)state;
	run("deal add 1 1 1 A pU ++ kU");
	start(&t, own);
	play(&t, expect(&t, 0, "2 =       nem vétség: A saját ütések megnézése [9.§"), dismisses);
	type(&t, "i\r");
	assert_int_equal(finish(&t), 0);
	run("export --journal | grep 'itelet 1 jury claim=C by=A trick=3 .*state=dismissed act=\"A felvevő visszanézte' "
		"| grep -q 'reason=\"9.§ (3): Mindvégig szabad'");
	start(&t, seven);
	play(&t, expect(&t, 0, "2 =       no infraction: A hopeless bid [5.§"), leaves_open);
	assert_int_equal(finish(&t), 0);
	run("export --journal | grep 'itelet 2 jury claim=B by=A state=open act=\"Nem volt nála az adu hetes.\" at='");
	start(&t, forty);
	play(&t, expect(&t, 0, "3 =       nem vétség: Reménytelen licit [5.§"), looks);
	type(&t, "i\r");
	assert_int_equal(finish(&t), 0);
}

/*
 * A dismissed claim accuses nobody of the case near its words; and Enter does not take a case that the words
 * deny.
 */
static void nobody_is_accused_of_what_nobody_said(void **state)
{
	static const char *const said[] = { "hangosan számolta az ütéseit", "nem mutatta meg a húszat" };
	static const char *const denied[] = { "nem jelentette be a negyvenet", "elfelejtette jelenteni a negyvenet",
		"elfelejtette a negyvenet bejelenteni", "forgot to announce forty",
		"didn't announce twenty" };
	static const struct turn dismisses[] = { { "nem vétség", "Felírjam" }, { "i", "Megnézték" }, { "n", "Ki jelentette be?" },
		{ "A", "Ki követte el?" }, { "B", "Hányadik" }, { "", "Mi történt?" }, { "", "Mivel indokolja" }, { "nem tilos", "Kik döntöttek?" },
		{ "-", "Mentsem?" }, { "i", "elutasítva, felírva" }, { NULL, NULL } };
	static const struct turn enters[] = { { "", "Erre választ kell adni." }, { ".", "Kilép" }, { NULL, NULL } };
	struct terminal t;

	(void)state;
	run("deal add 1 1 1 A pU ++ kU");
	for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
		const char *const argv[] = { "renonsz", "rule", said[i], "-r", "1", "-t", "1", "-d", i ? "2" : "1", NULL };
		start(&t, argv);
		play(&t, expect(&t, 0, "Melyik eset?"), dismisses);
		assert_int_equal(finish(&t), 0);
	}
	run("export --journal | grep 'itelet 1 jury claim=A by=B .*state=dismissed act=\"Hangosan számolta az ütéseit.\"'");
	run("export --journal | grep 'itelet 2 jury claim=A by=B state=dismissed act=\"Nem mutatta meg a húszat.\"'");
	for (size_t i = 0; i < sizeof denied / sizeof *denied; i++) {
		const char *const argv[] = { "renonsz", "rule", denied[i], "-r", "1", "-t", "1", "-d", "3", NULL };
		start(&t, argv);
		play(&t, expect(&t, 0, "Melyik eset?"), enters);
		type(&t, "i\r");
		assert_int_equal(finish(&t), 0);
	}
	run("rule nem jelentette be a negyvenet -r 1 -t 1 -d 3 by=A points=0,0,0 reason=x --dry-run 2>&1 "
		"| grep -q 'nem vétség (6.§ (6))'");
}

/* A case that the deal rules out is not in the menu, and nobody is told what does not fit before choosing it. */
static void the_menu_leaves_out_what_cannot_be(void **state)
{
	static const char *const argv[] = { "renonsz", "rule", "-r", "1", "-t", "1", "-d", "1", NULL };
	static const struct turn turns[] = { { "B kijátszás közben odaszólt a társának, hogy van nála adu", "Melyik eset?" },
		{ "3.1", "csak makk, zöld vagy tök" }, { ".", "Kilép" }, { NULL, NULL } };
	struct terminal t;

	(void)state;
	run("deal add 1 1 1 A RB -");
	start(&t, argv);
	size_t at = expect(&t, 0, "Mi történt?");
	play(&t, at, turns);
	type(&t, "i\r");
	finish(&t);
	assert_true(strstr(t.shown, "csak makk, zöld") > strstr(t.shown, "Melyik eset?"));
}

/* At a table of four no question offers the dealer. */
static void four_at_a_table(void **state)
{
	static const char *const argv[] = { "renonsz", "rule", "3.4", "-r", "1", "-t", "2", "-d", "1", NULL };
	struct terminal t;

	(void)state;
	run("import - <<'END'\nverseny \"Kupa\" datum=2026-11-21\nfordulo 1\nasztal 2\n"
		"A=\"Őz Pál\" B=\"Kis Ede\" C=\"Nagy Ö\" D=\"Szabó Pál\"\nEND\n");
	start(&t, argv);
	size_t at = expect(&t, 0, "Ki jelentette be?");
	expect(&t, at, "> ");
	assert_null(strstr(t.shown + at, "Szabó Pál"));
	type(&t, "D\r");
	expect(&t, at, "Egy hely vagy egy név kell");
	type(&t, "\x04");
	assert_int_not_equal(finish(&t), 0);
}

/* If the dealer who sits out did it, no case of 13.§ applies, and the jury's begins at once. */
static void who_sits_out_leads_to_the_jury(void **state)
{
	static const char *const argv[] = { "renonsz", "rule", "az", "osztó", "belenézett", "a", "talonba", "-r", "1", "-t", "2",
		"-d", "1", NULL };
	static const struct turn turns[] = { { "1", "Ki jelentette be?" }, { "B", "Ki követte el?" },
		{ "D", "a zsűri dönt (10.§ (3) d, R-85)" }, { "", "Azonnal" }, { NULL, NULL } };
	struct terminal t;

	(void)state;
	run("import - <<'END'\nverseny \"Kupa\" datum=2026-11-21\nfordulo 1\nasztal 2\n"
		"A=\"Őz Pál\" B=\"Kis Ede\" C=\"Nagy Ö\" D=\"Szabó Pál\"\nEND\n");
	start(&t, argv);
	play(&t, expect(&t, 0, "Melyik eset?"), turns);
	type(&t, "\x04");
	assert_int_not_equal(finish(&t), 0);
}

/* Wait for the question for the claimant. */
static size_t first_question(struct terminal *t)
{
	return expect(t, expect(t, 0, "Ki jelentette be"), "> ");
}

/* Nothing reaches the book before the last answer. */
static void interrupted_dialogues_leave_the_book_untouched(void **state)
{
	static const char *const argv[] = { "renonsz", "rule", "3.4", "-r", "1", "-t", "1", "-d", "1", NULL };
	static const struct turn turns[] = {
		{ "A B 6", "Megegyeztek" }, { "n", "Befolyásolta" }, { "", "Mit mulasztott el?" }, { "", "Mire kellett" },
		{ "", "Mit tett rá?" }, { "", "Kik döntöttek?" }, { "-", "Mentsem?" }, { NULL, NULL },
	};
	struct terminal t;
	int status;

	(void)state;
	run("deal add 1 1 1 A pU ++ kU");
	start(&t, argv);
	size_t at = first_question(&t);
	type(&t, "A B\x03");
	assert_int_not_equal(finish(&t), 0);

	start(&t, argv);
	at = first_question(&t);
	type(&t, "A B 6\r");
	expect(&t, expect(&t, at, "Megegyeztek"), "> ");
	close(t.master);
	assert_int_equal(waitpid(t.child, &status, 0), t.child);

	start(&t, argv);
	first_question(&t);
	type(&t, "\x04");
	assert_int_not_equal(finish(&t), 0);

	start(&t, argv);
	play(&t, first_question(&t), turns);
	type(&t, "n\r");
	assert_int_equal(finish(&t), 0);
	run("ruling list --csv | wc -l | grep -qx 1");
	run("deals --csv | grep -q '1,1,1,A,pU,36,-18,-18'");
}

/* The faults of another game, without a book: found by words, asked one by one, nothing saved. */
static void faults_of_another_game(void **state)
{
	static const char *const argv[] = { "renonsz", "rule", "--rules", "ecarte", NULL };
	static const struct turn turns[] = {
		{ "leejtett lap", "1 = 51" }, { "", "Ki követte el?" }, { "C", "Egy hely vagy egy név kell" },
		{ "A", "Ráadott már a másik?" }, { "talán", "Igen vagy nem?" }, { "n", "A kihívott lapra esett?" },
		{ "<", "Ráadott már a másik?" }, { "n", "A kihívott lapra esett?" }, { NULL, NULL },
	};
	static const char *const hand[] = { "renonsz", "--lang", "en", "rule", "--rules", "ecarte", "44.§", NULL };
	static const struct turn replay[]
		= { { "", "Who did it?" }, { "B", "Has the next trick been led to?" }, { NULL, NULL } };
	static const char *const cards[] = { "renonsz", "rule", "--rules", "ecarte", "21", NULL };
	static const struct turn count[] = {
		{ "A", "Hány lapja van? 2, 3, 4, 6 vagy 7" },
		{ "5", "Ezek közül az egyik kell: 2, 3, 4, 6 vagy 7." }, { "1", "Ezek közül az egyik kell" },
		{ "4", "Mit választ az ellenfél?" }, { NULL, NULL },
	};
	struct terminal t;

	(void)state;
	start(&t, cards);
	size_t at = play(&t, expect(&t, 0, "Ki az osztó?"), count);
	type(&t, "1\r");
	expect(&t, at, "E-12");
	assert_int_equal(finish(&t), 0);
	start(&t, argv);
	at = play(&t, expect(&t, 0, "Mi történt?"), turns);
	type(&t, "i\r");
	expect(&t, at, "E-22");
	assert_int_equal(finish(&t), 0);
	start(&t, hand);
	at = play(&t, expect(&t, 0, "[1] > "), replay);
	type(&t, "y\r");
	expect(&t, at, "E-07");
	assert_int_equal(finish(&t), 0);
	run("ruling list --csv | wc -l | grep -qx 1");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(every_case_is_asked_out, new_book, remove_book),
		cmocka_unit_test_setup_teardown(words_places_and_second_thoughts, new_book, remove_book),
		cmocka_unit_test_setup_teardown(the_question_says_which_bid, new_book, remove_book),
		cmocka_unit_test_setup_teardown(enter_at_the_first_question, new_book, remove_book),
		cmocka_unit_test_setup_teardown(jurors_are_remembered, new_book, remove_book),
		cmocka_unit_test_setup_teardown(trump_with_the_bid_and_a_reason, new_book, remove_book),
		cmocka_unit_test_setup_teardown(dismissed_and_opened_again, new_book, remove_book),
		cmocka_unit_test_setup_teardown(left_without_a_ruling, new_book, remove_book),
		cmocka_unit_test_setup_teardown(former_answers_are_offered, new_book, remove_book),
		cmocka_unit_test_setup_teardown(what_is_allowed_fits_second, new_book, remove_book),
		cmocka_unit_test_setup_teardown(nobody_is_accused_of_what_nobody_said, new_book, remove_book),
		cmocka_unit_test_setup_teardown(the_menu_leaves_out_what_cannot_be, new_book, remove_book),
		cmocka_unit_test_setup_teardown(four_at_a_table, new_book, remove_book),
		cmocka_unit_test_setup_teardown(who_sits_out_leads_to_the_jury, new_book, remove_book),
		cmocka_unit_test_setup_teardown(faults_of_another_game, new_book, remove_book),
		cmocka_unit_test_setup_teardown(
			interrupted_dialogues_leave_the_book_untouched, new_book, remove_book),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
