/* Disputes as JSON Lines, refusals by code, every ruling in both languages, the search for cases. */
#include "test.h"

#include "games/ulti/court/court.h"

#include <stdio.h>
#include <string.h>

#include <cjson/cJSON.h>

/* ---- one line in, one line out ----------------------------------------------------------------- */

static struct buf out;

/* Turn ' into ": the tables below use ' for it. */
static const char *quoted(char *to, size_t size, const char *from)
{
	snprintf(to, size, "%s", from);
	for (char *c = to; *c; c++) {
		if (*c == '\'')
			*c = '"';
	}
	return to;
}

static const char *judged(enum lang lang, const char *in, bool *fine)
{
	char line[512];

	buf_clear(&out);
	quoted(line, sizeof line, in);
	*fine = ulti_json_judge(&out, lang, line, strlen(line));
	assert_false(out.failed);
	assert_true(out.len > 1 && out.data[out.len - 1] == '\n');
	out.data[--out.len] = '\0';
	return out.data;
}

/* Check that an answer is one line of JSON. */
static void check_json(const char *answer)
{
	cJSON *json = cJSON_Parse(answer);

	assert_non_null(json);
	assert_null(strchr(answer, '\n'));
	cJSON_Delete(json);
}

static void whole_lines(void **state)
{
	static const struct { enum lang lang; const char *in, *out; } rows[] = {
		{ LANG_HU, "{'id':1,'case':'3.4','players':['A','B','C'],'declarer':'A','bid':'pU',"
			"'kontra':{'ulti':2},'offender':'B','facts':{}}",
			"{'id':1,'ruling':'pay','points':{'A':36,'B':-54,'C':18},'barred':[],"
			"'cite':['13.§ (3) 4','10.§ (3) e','10.§ (3) f'],'reading':['R-32'],'text':'„B” mint védő a "
			"teljes licitet (piros ulti) fizeti, a vétség előtt elhangzott kontrákkal együtt. „B” a felvevőnek – „A” – "
			"a maga és a társa részét, a társának – „C” – pedig a társa részét fizeti: 18 + 18, illetve 18 pontot. Pontok: A +36, B -54, C +18.'}" },
		{ LANG_EN, "{'id':'x','case':'1.1'}",
			"{'id':'x','ruling':'redeal','points':null,'barred':[],'cite':['13.§ (1) 1'],"
			"'reading':['R-43'],'text':'It is dealt again; the dealer and the number of the deal stay.'}" },
		{ LANG_EN, "{'id':2,'case':'2.6','players':['C','D','A'],'bid':5,'offender':'D',"
			"'facts':{'innocent_bids':false},'settings':{'lost-ulti-extra':'played'}}",
			"{'id':2,'ruling':'pay','points':{'C':10,'D':-20,'A':10},'barred':['D'],"
			"'cite':['13.§ (2) 6 b','4.§ (D) (3)'],'reading':['R-38','R-33','R-12','R-19'],"
			"'text':'Seat D has lost the bid (ulti) and pays it at kontra to the other two. Points: A +10, "
			"C +10, D -20.'}" },
	};
	char wanted[512];
	bool fine;

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		quoted(wanted, sizeof wanted, rows[i].out);
		assert_string_equal(judged(rows[i].lang, rows[i].in, &fine), wanted);
		assert_true(fine);
	}
}

/* Each form of fact, and fields that may be null or missing. */
static void rulings(void **state)
{
	static const struct { const char *in, *ruling, *points; } rows[] = {
		{ "'case':'1.2','facts':{'stage':'before-bid'}", "redeal", "null" },
		{ "'case':'1.3','offender':'D','facts':{'when':'dealing'}", "redeal", "null" },
		{ "'case':'2.2','offender':'c'", "continue", "null" },
		{ "'case':'2.3','facts':{'noticed':'no-other-bidder'}", "correct", "null" },
		{ "'case':'2.4','offender':'A','previous_bid':54,'facts':{'stage':'auction','raised':false}",
			"jury", "null" },
		/* a bid not above the standing one. */
		{ "'case':'2.4','offender':'A','previous_bid':'B','bid':'40','facts':{'stage':'auction','raised':true}",
			"correct", "null" },
		/* a second twenty, and a defender's forty. */
		{ "'case':'3.3','declarer':'A','offender':'A','bid':'20','facts':{'meld':'other-20'}",
			"pay", "{'A':-16,'B':8,'C':8}" },
		{ "'case':'3.3','declarer':'A','offender':'B','bid':'40','facts':{'meld':'40'}",
			"pay", "{'A':8,'B':-12,'C':4}" },
		{ "'case':'3.3','declarer':'A','offender':'A','bid':'40'", "pay", "{'A':-8,'B':4,'C':4}" },
		/* in terített bids everybody's cards lie open from the second trick on. */
		{ "'case':'3.8','declarer':'A','offender':'B','bid':'TB','facts':{'trick':2}", "continue", "null" },
		{ "'case':'3.8','declarer':'A','offender':'B','bid':'TB','facts':{'trick':1}", "pay", "{'A':40,'B':-60,'C':20}" },
		{ "'case':'3.8','declarer':'A','offender':'B','bid':'TB'", "pay", "{'A':40,'B':-60,'C':20}" },
		{ "'case':'3.8','declarer':'A','offender':'B','bid':'RB','facts':{'trick':2}", "pay", "{'A':20,'B':-30,'C':10}" },
		{ "'case':'2.7','offender':'A','bid':'parti','facts':{'second_bidder':'B',"
			"'second_count_ok':true}", "pay", "{'A':-6,'B':4,'C':2}" },
		{ "'case':'3.1','declarer':'A','bid':'D','offender':null,'kontra':{'durchmars':4}",
			"pay", "{'A':-24,'B':12,'C':12}" },
		{ "'case':'3.5','facts':{'warned_by':null,'self_corrected':true}", "continue", "null" },
		{ "'case':'3.9','declarer':'A','bid':'betli','kontra':{'betli':{'B':2,'C':1}},"
			"'facts':{'wrong_count':['B','C']}", "pay", "{'A':15,'B':-10,'C':-5}" },
		{ "'case':'3.10','declarer':'A','bid':'U','made':{'ulti':true,'parti':false},"
			"'silent':{'100':'defenders'}", "settle", "{'A':10,'B':-5,'C':-5}" },
		{ "'case':'3.12','declarer':'A','bid':'U','offender':'B','made':{'ulti':true},"
			"'facts':{'uncheckable':['P']}", "pay", "{'A':10,'B':-7,'C':-3}" },
		{ "'case':'jury','facts':{'points':{'A':-20,'B':15,'C':5},'reason':'súgott'}",
			"pay", "{'A':-20,'B':15,'C':5}" },
	};
	char line[512], wanted[64], ruling[64], points[64];
	bool fine;

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		snprintf(line, sizeof line, "{'id':7,%s}", rows[i].in);
		snprintf(wanted, sizeof wanted, "'ruling':'%s',", rows[i].ruling);
		quoted(ruling, sizeof ruling, wanted);
		snprintf(wanted, sizeof wanted, "'points':%s,", rows[i].points);
		quoted(points, sizeof points, wanted);
		const char *answer = judged(LANG_HU, line, &fine);
		if (!fine || !strstr(answer, ruling) || !strstr(answer, points))
			fail_msg("%s\n%s", line, answer);
	}
}

/* ---- refusals ---------------------------------------------------------------------------------- */

static void refusals(void **state)
{
	static const struct { const char *in, *code; } rows[] = {
		{ "", "bad-json" }, { "[]", "bad-json" }, { "{", "bad-json" }, { "{'case':'1.1'} x", "bad-json" },
		{ "{}", "bad-field" }, { "{'case':3.4}", "bad-field" },
		{ "{'case':'1.1','kase':1}", "bad-field" }, { "{'case':'1.1','facts':[]}", "bad-field" },
		{ "{'case':'1.1','end':'played'}", "bad-field" },
		{ "{'case':'1.1','settings':{'lost-ulti-extra':'never'}}", "bad-field" },
		{ "{'case':'9.9'}", "unknown-case" }, { "{'case':''}", "unknown-case" },
		{ "{'case':'1.1','players':['A','B']}", "bad-seat" },
		{ "{'case':'2.2','offender':'E'}", "bad-seat" }, { "{'case':'2.2','offender':'D'}", "bad-seat" },
		{ "{'case':'3.4','declarer':'D','offender':'A','bid':1}", "bad-seat" },
		{ "{'case':'3.4','declarer':'A','offender':'A','bid':'ultimo'}", "unknown-bid" },
		{ "{'case':'2.5','offender':'A','previous_bid':55}", "unknown-bid" },
		{ "{'case':'3.4','declarer':'A','offender':'A'}", "missing-fact" },
		{ "{'case':'3.4','declarer':'A','bid':'U'}", "missing-fact" },
		{ "{'case':'3.4','offender':'A','bid':'U'}", "missing-fact" },
		{ "{'case':'3.4','offender':'A','declarer':'A','kontra':{'betli':{'B':2}}}", "missing-fact" },
		{ "{'case':'2.5','offender':'A','facts':{'innocent_bids':false}}", "missing-fact" },
		{ "{'case':'1.2'}", "missing-fact" }, { "{'case':'1.2','facts':{}}", "missing-fact" },
		{ "{'case':'3.10','declarer':'A','bid':'U'}", "missing-fact" },
		{ "{'case':'1.2','facts':{'stage':'play'}}", "bad-fact" },
		{ "{'case':'1.2','facts':{'stage':''}}", "bad-fact" },
		{ "{'case':'1.2','facts':{'stage':null}}", "bad-fact" },
		{ "{'case':'1.2','facts':{'stage':1}}", "bad-fact" },
		{ "{'case':'1.2','facts':{'weather':'fine'}}", "bad-fact" },
		{ "{'case':'1.1','facts':{'stage':'play'}}", "bad-fact" },
		{ "{'case':'2.1','facts':{'innocent_bids':'yes'}}", "bad-fact" },
		{ "{'case':'2.7','facts':{'second_bidder':null}}", "bad-fact" },
		{ "{'case':'2.7','offender':'A','facts':{'second_bidder':'A'}}", "bad-fact" },
		{ "{'case':'3.5','facts':{'warned_by':'nobody'}}", "bad-fact" },
		{ "{'case':'3.9','facts':{'wrong_count':[]}}", "bad-fact" },
		{ "{'case':'3.9','facts':{'wrong_count':'B'}}", "bad-fact" },
		{ "{'case':'3.9','facts':{'wrong_count':['B','B']}}", "bad-fact" },
		{ "{'case':'3.12','facts':{'uncheckable':['ulti']}}", "bad-fact" },
		{ "{'case':'3.12','facts':{'uncheckable':[]}}", "bad-fact" },
		{ "{'case':'jury','facts':{'points':{'A':1,'B':1,'C':1},'reason':'x'}}", "bad-fact" },
		{ "{'case':'jury','facts':{'points':{'A':1,'B':-1},'reason':'x'}}", "bad-fact" },
		{ "{'case':'jury','facts':{'points':{'A':0.5,'B':-0.5,'C':0},'reason':'x'}}", "bad-fact" },
		{ "{'case':'jury','facts':{'points':{'A':1e9,'B':-1e9,'C':0},'reason':'x'}}", "bad-fact" },
		{ "{'case':'jury','facts':{'points':{'A':0,'B':-1,'C':0,'D':1},'reason':'x'}}", "bad-fact" },
		{ "{'case':'jury','facts':{'points':{'A':0,'B':-1,'C':1},'reason':''}}", "bad-fact" },
		{ "{'case':'jury','facts':{'points':{'A':0,'B':-1,'C':1}}}", "missing-fact" },
		{ "{'case':'2.6','bid':'U','kontra':{'ulti':2}}", "bad-kontra" },
		{ "{'case':'1.1','kontra':{'betli':{'B':2}}}", "bad-kontra" },
		{ "{'case':'3.4','declarer':'A','offender':'A','bid':'U','kontra':{'ulti':3}}", "bad-kontra" },
		{ "{'case':'3.4','declarer':'A','offender':'A','bid':'U','made':{'ulti':true}}", "bad-field" },
		{ "{'case':'1.1','made':{'ulti':true}}", "bad-field" },
		{ "{'case':'3.11','declarer':'A','bid':'U','made':{'ulty':true}}", "bad-part" },
		{ "{'case':'3.1','declarer':'A','bid':'pU'}", "impossible" },
		{ "{'case':'3.1','declarer':'A','bid':'U','offender':'B'}", "impossible" },
		{ "{'case':'3.3','declarer':'A','bid':'U','offender':'B'}", "impossible" },
		/* no breach, because the bid is above the standing one. */
		{ "{'case':'2.4','offender':'A','previous_bid':'B','bid':'D','facts':{'stage':'play'}}", "impossible" },
		{ "{'case':'2.4','offender':'A','previous_bid':'B','bid':'D','facts':{'stage':'auction','raised':false}}", "impossible" },
		/* the meld of the bid itself. */
		{ "{'case':'3.3','declarer':'A','offender':'A','bid':'40+D','facts':{'meld':'40'}}", "impossible" },
		{ "{'case':'3.3','declarer':'A','offender':'A','bid':'20','facts':{'meld':'20'}}", "impossible" },
		{ "{'case':'3.3','declarer':'A','offender':'B','bid':'20','facts':{'meld':'60'}}", "bad-fact" },
		{ "{'case':'3.4','declarer':'A','offender':'B','bid':'U','previous_bid':'P'}", "bad-fact" },
		{ "{'case':'1.1','previous_bid':'P'}", "bad-fact" },
		{ "{'case':'3.8','declarer':'A','offender':'B','bid':'TB','facts':{'trick':11}}", "bad-field" },
		{ "{'case':'3.4','declarer':'A','offender':'B','bid':'TB','facts':{'trick':2}}", "bad-fact" },
	};
	char code[64];
	bool fine;

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		for (int lang = 0; lang < LANG_COUNT; lang++) {
			const char *answer = judged(lang, rows[i].in, &fine);
			snprintf(code, sizeof code, "\"error\":{\"code\":\"%s\",\"message\":\"", rows[i].code);
			if (fine || !strstr(answer, code) || strchr(answer, '?') || strstr(answer, "message\":\"\""))
				fail_msg("%s\n%s", rows[i].in, answer);
			check_json(answer);
		}
	}
}

/* A message names the case, the fact and its possible values. */
static void messages(void **state)
{
	bool fine;

	(void)state;
	assert_non_null(strstr(judged(LANG_HU, "{'case':'1.2'}", &fine),
		"1.2 eset: hiányzik: „stage”; adja meg, ilyen lehet: before-bid, auction"));
	assert_non_null(strstr(judged(LANG_EN, "{'case':'2.4','facts':{'stage':'open'}}", &fine),
		"case 2.4: “stage” has a wrong value; it can be: auction, play"));
	assert_non_null(strstr(judged(LANG_EN, "{'case':'3.5'}", &fine),
		"case 3.5 needs “warned_by”; give it, it can be: A, B, C, D, null"));
}

/* Every refusal of ulti_judge has words in both languages. */
static void every_refusal_has_words(void **state)
{
	(void)state;
	for (int refusal = ULTI_JUDGE_FINE + 1; refusal < ULTI_JUDGE_REFUSAL_COUNT; refusal++) {
		struct ulti_dispute d = ulti_dispute_of(ULTI_CASE_1_2, 7);
		struct ulti_ruling ruling = { .fact = ULTI_FACT_STAGE, .deal_refusal = ULTI_LEVEL_UNKNOWN };
		for (int lang = 0; lang < LANG_COUNT; lang++) {
			struct err e = { 0 };
			struct buf b = { 0 };
			assert_false(ulti_judge_refuse(&e, &d, &ruling, (enum ulti_judge_refusal)refusal));
			err_text(&b, lang, &e);
			assert_true(b.len > 20 && !strchr(b.data, '?') && !strchr(b.data, '{'));
			buf_free(&b);
		}
	}
}

/* Cut anywhere, or with a byte changed, a line is judged or refused, and the answer is one line of JSON. */
static void broken_lines(void **state)
{
	static const char line[] = "{'id':3,'case':'3.12','players':['B','C','D'],'declarer':'C',"
		"'bid':'p40+U+D','kontra':{'40-100':4},'offender':'B','made':{'ulti':false,'durchmars':false},"
		"'silent':{'ulti':{'side':'defenders','made':true}},'facts':{'uncheckable':['40-100']}}";
	char copy[sizeof line];
	bool fine;

	(void)state;
	judged(LANG_HU, line, &fine);
	assert_true(fine);
	for (size_t i = 0; i < sizeof line - 1; i++) {
		memcpy(copy, line, sizeof line);
		copy[i] = '\0';
		judged(LANG_HU, copy, &fine);
		assert_false(fine);
		for (const char *c = "\"{[]0x\xff,"; *c; c++) {
			memcpy(copy, line, sizeof line);
			copy[i] = *c;
			check_json(judged(LANG_EN, copy, &fine));
		}
	}
}

/* ---- every ruling in words --------------------------------------------------------------------- */

/* Make a dispute with this outcome; bid 3 (40-100) suits all cases except 3.10–3.12. */
static struct ulti_dispute dispute_of(int case_no, const struct ulti_outcome *outcome)
{
	struct ulti_dispute d = ulti_dispute_of(case_no, 7);

	d.deal.bid = d.previous_bid = 3;
	d.deal.declarer = 0;
	d.offender = case_no == ULTI_CASE_3_1 || case_no == ULTI_CASE_3_2 ? 0 : 1;
	for (int fact = ULTI_FACT_STAGE; fact < ULTI_FACT_COUNT; fact++) {
		enum ulti_fact_kind kind = ulti_fact_kind(fact);
		if (!(ulti_case_at(case_no)->facts >> fact & 1))
			continue;
		d.facts[fact] = kind == ULTI_KIND_SEAT ? 4 : kind == ULTI_KIND_SEAT_OR_NOBODY ? ULTI_NOBODY_BIT
			: kind == ULTI_KIND_WORD ? (case_no == ULTI_CASE_2_4 ? ULTI_ANSWER_AUCTION : 0)
			: kind == ULTI_KIND_PARTS ? 1 << ULTI_40_100 : kind == ULTI_KIND_YES_NO ? ULTI_ANSWER_NO : 1;
	}
	if (outcome->fact == ULTI_FACT_OFFENDER) {
		d.offender = outcome->answer != ULTI_ANSWER_DECLARER;
		if (outcome->answer == ULTI_ANSWER_OPEN_DEFENDER) {
			d.deal.bid = (uint8_t)ulti_bid_read("TB", 2)->no;
			d.trick = 2;
		}
	} else if (outcome->fact == ULTI_FACT_WARNED_BY)
		d.facts[outcome->fact] = 4;
	else if (outcome->fact == ULTI_FACT_WRONG_COUNT)
		d.facts[outcome->fact] = outcome->answer == ULTI_ANSWER_DECLARER ? 1
			: outcome->answer == ULTI_ANSWER_DEFENDER ? 2 : 6;
	else if (outcome->fact != ULTI_FACT_COUNT)
		d.facts[outcome->fact] = outcome->answer;
	if (case_no == ULTI_CASE_3_10)
		d.deal.bid = 1;
	if (case_no == ULTI_CASE_3_11)
		d.deal.made[ULTI_40_100] = ULTI_MADE;
	return d;
}

static bool said[ULTI_CONSEQUENCE_COUNT];

/*
 * Check the words of a ruling: present, complete, different in the two languages, needing no escapes in JSON.
 */
static void check_words(const struct ulti_dispute *d, const struct ulti_ruling *ruling)
{
	struct buf words[LANG_COUNT] = { { 0 }, { 0 } };

	for (int lang = 0; lang < LANG_COUNT; lang++) {
		struct buf *b = &words[lang];
		ulti_ruling_write(b, lang, d, ruling);
		assert_true(b->len > 20);
		assert_true(text_is_plain(b->data, b->len));
		if (strpbrk(b->data, "\"\\?{}") || strstr(b->data, "()") || strstr(b->data, "„”"))
			fail_msg("%s", b->data);
		assert_true((strstr(b->data, lang == LANG_HU ? "Pontok: A " : "Points: A ") != NULL) == ruling->pays);
	}
	assert_string_not_equal(words[LANG_HU].data, words[LANG_EN].data);
	buf_free(&words[LANG_HU]);
	buf_free(&words[LANG_EN]);
	said[ruling->follows] = true;
}

static void every_ruling_in_words(void **state)
{
	const struct ulti_rules rules = { 0 };
	struct ulti_ruling ruling;

	(void)state;
	for (int case_no = 0; case_no < ULTI_CASES; case_no++) {
		const struct ulti_outcome *outcomes = ulti_case_at(case_no)->outcomes;
		for (int i = 0; i < ULTI_OUTCOMES && outcomes[i].follows; i++) {
			struct ulti_dispute d = dispute_of(case_no, &outcomes[i]);
			assert_int_equal(ulti_judge(&d, &rules, &ruling), ULTI_JUDGE_FINE);
			assert_int_equal(ruling.follows, outcomes[i].follows);
			check_words(&d, &ruling);
			d.deal.bid = d.previous_bid = ULTI_BIDS;
			if (ulti_judge(&d, &rules, &ruling) == ULTI_JUDGE_FINE)
				check_words(&d, &ruling);
		}
	}
	for (int follows = ULTI_FOLLOWS_NOTHING + 1; follows < ULTI_CONSEQUENCE_COUNT; follows++) {
		if (!said[follows])
			fail_msg("consequence %d was never put into words", follows);
	}
}

/* ---- the cases in words ------------------------------------------------------------------------ */

static void every_case_has_words(void **state)
{
	(void)state;
	for (int lang = 0; lang < LANG_COUNT; lang++) {
		for (int i = 0; i < ULTI_CASES; i++) {
			const struct ulti_case_text *text = &ulti_case_texts[i];
			assert_true(strlen(text->title[lang]) > 5 && strlen(text->title[lang]) < 64);
			assert_true(strlen(text->act[lang]) > 20 && strlen(text->follows[lang]) > 20);
			for (int j = 0; j < i; j++)
				assert_string_not_equal(text->title[lang], ulti_case_texts[j].title[lang]);
		}
		for (int fact = 0; fact < ULTI_FACT_COUNT; fact++)
			assert_true(strlen(ulti_fact_question(lang, fact)) > 5);
		for (int answer = ULTI_ANSWER_NO; answer <= ULTI_ANSWER_NO_OTHER_BIDDER; answer++)
			assert_true(strlen(ulti_answer_name(lang, answer)) > 1);
		for (int kind = 0; kind < ULTI_RULING_COUNT; kind++)
			assert_true(strlen(ulti_kinds[kind].name->text[lang]) > 5);
	}
}

/* What people say at the table, and the case they mean. */
static const struct { const char *no, *query; } searches[] = {
	{ "1.1", "rossz csomagot osztott emelés után" }, { "1.1", "az elemelt pakli" },
	{ "1.1", "wrong half of the pack dealt" }, { "1.2", "kevés lapot osztott" },
	{ "1.2", "rossz lapszám osztás" }, { "1.2", "misdeal" }, { "1.2", "tizenegy lapot kaptam" },
	{ "1.3", "osztás közben felfordult egy lap" }, { "1.3", "felszedéskor meglátszott a lapja" },
	{ "1.3", "card exposed while dealing" }, { "1.4", "nem ötösével osztott" },
	{ "1.4", "nem adta oda elsőnek a talont" }, { "1.5", "nem neki kellett volna osztani" },
	{ "1.5", "rossz osztó" }, { "1.5", "wrong dealer" }, { "1.6", "rossz helyen ülnek" },
	{ "1.6", "ülésrend" }, { "1.6", "wrong seats" }, { "2.1", "elárulta a színt" },
	{ "2.1", "megmondta az adut licit közben" }, { "2.1", "named the suit in the auction" },
	{ "2.2", "soron kívül passzolt" }, { "2.2", "passed out of turn" }, { "2.2", "korán passzolt" },
	{ "2.3", "talon három lap" }, { "2.3", "három lapot tett le a talonba" },
	{ "2.3", "egy lapot tett a talonba" }, { "2.3", "three cards in the talon" },
	{ "2.4", "nem magasabb licit" }, { "2.4", "alacsonyabbat licitált" }, { "2.4", "bid too low" },
	{ "2.4", "insufficient bid" }, { "2.5", "felvette a talont passz előtt" },
	{ "2.5", "nem várta meg a passzt" }, { "2.5", "belenyúlt a talonba" },
	{ "2.5", "took the talon too early" }, { "2.6", "nem ő kezdte volna a licitet" },
	{ "2.6", "jogosulatlan licit" }, { "2.6", "opened out of turn" }, { "2.7", "kihagyták a 12 lapost" },
	{ "2.7", "tizenkét lapos kimaradt" }, { "2.7", "skipped player" },
	{ "3.1", "elfelejtette bemondani az adut" }, { "3.1", "nem mondta be az adut" },
	{ "3.1", "did not name trumps" }, { "3.2", "pirosra emelt és kihívott" },
	{ "3.2", "pirosat jelentett de nem várt" }, { "3.2", "raised to piros" },
	{ "3.3", "negyvenet jelentett" }, { "3.3", "20 jelentése durchmarsnál" },
	{ "3.3", "bejelentett húszat a 40-100-ban" }, { "3.4", "színt nem adott" },
	{ "3.4", "nem ütött felül" }, { "3.4", "nem adott színt" }, { "3.4", "színvétés" },
	{ "3.4", "nem aduzott" }, { "3.4", "revoke" }, { "3.4", "did not follow suit" },
	{ "3.4", "renonsz szín" }, { "3.5", "elvitte más ütését" },
	{ "3.5", "elhúzta az ütést ami nem az övé" }, { "3.5", "took the wrong trick" },
	{ "3.6", "két lapot tett ki" }, { "3.6", "két lappal hívott" }, { "3.6", "two cards at once" },
	{ "3.7", "megnézte a talont" }, { "3.7", "belenézett a talonba" },
	{ "3.7", "visszanézte az ütéseket" }, { "3.7", "looked at the talon" }, { "3.8", "leejtett lap" },
	{ "3.8", "leejtette a kártyáját" }, { "3.8", "leesett egy lapja" }, { "3.8", "dropped card" },
	{ "3.9", "rossz lapszám lejátszás" }, { "3.9", "hiányzik egy lapja a végén" },
	{ "3.9", "wrong number of cards in play" }, { "3.10", "összedobták a lapokat kié a parti" },
	{ "3.10", "vita a partin" }, { "3.11", "csendes száz" }, { "3.11", "csendes négy ász vita" },
	{ "3.11", "silent 100" }, { "3.12", "elvette és összekeverte a lapokat" },
	{ "3.12", "összekeverte a többiek lapját" }, { "3.12", "mixed the cards" },
	{ "10.3g", "alaptalan bejelentés" }, { "10.3g", "téves renonsz bejelentés" },
	{ "10.3g", "false claim" }, { "jury", "egyéb" }, { "jury", "other" }, { "3.4", "3.4" },
	{ "10.3g", "10.3g" }, { "3.8", "LEEJTETT LAP" }, { "3.8", "leejtett kartya" },
	{ "2.3", "talonban 3 lap" }, { "3.4", "szint nem adott" },
};

static void search(void **state)
{
	struct court_hit hits[COURT_FINDS];

	(void)state;
	for (size_t i = 0; i < sizeof searches / sizeof *searches; i++) {
		const char *query = searches[i].query;
		size_t count = ulti_case_search(query, strlen(query), hits);
		if (count == 0 || strcmp(ulti_case_at(hits[0].case_no)->no, searches[i].no) != 0)
			fail_msg("«%s»: %s", query, count ? ulti_case_at(hits[0].case_no)->no : "nothing");
		for (size_t k = 1; k < count; k++)
			assert_true(hits[k - 1].score >= hits[k].score && hits[k].score > 0);
	}
	assert_int_equal(ulti_case_search("", 0, hits), 0);
	assert_int_equal(ulti_case_search("xyzzy qwrt", 10, hits), 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(whole_lines),
		cmocka_unit_test(rulings),
		cmocka_unit_test(refusals),
		cmocka_unit_test(messages),
		cmocka_unit_test(every_refusal_has_words),
		cmocka_unit_test(broken_lines),
		cmocka_unit_test(every_ruling_in_words),
		cmocka_unit_test(every_case_has_words),
		cmocka_unit_test(search),
	};
	int failed = cmocka_run_group_tests(tests, NULL, NULL);

	buf_free(&out);
	return failed;
}
