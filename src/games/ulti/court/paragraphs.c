/* The paragraphs of the rules: the contents of each in a line, and the cases under it. */
#include "games/ulti/court/court.h"

#include <string.h>

/* ---- the paragraphs ------------------------------------------------------------------------------ */

#define CASE(no) (UINT64_C(1) << ULTI_CASE_##no)
_Static_assert(ULTI_FINDS <= 64, "a paragraph has a bit for each");

/* The cases of 13.§ under each; other acts are found by their own paragraph. */
static const struct row {
	struct court_paragraph paragraph;
	uint64_t cases;
} rows[] = {
	{ { "1.§ (1)", {
		"32 lapos magyar kártya; rangsor: ász, tízes, király …, színtelen játékban a tízes az alsó alatt.",
		"Thirty-two cards; ace, ten, king … in rank, without trumps the ten below the alsó." } }, 0 },
	{ { "2.§ (1)", {
		"Keverés (3-5-ször), emelés (legalább három lap, egy mozdulattal), osztás: elsőre hét lap, majd "
			"öt-öt.",
		"Shuffle (3–5 times), cut (three cards at least, in one movement), deal: seven first, then by "
			"fives." } },
		CASE(1_1) | CASE(1_4) },
	{ { "2.§ (2)", {
		"A lapokat meg kell számolni; rossz lapszámnál új osztás következik.",
		"The cards are counted; if the number is wrong it is dealt again." } }, CASE(1_2) },
	{ { "2.§ (3)", {
		"Az osztás joga leosztásonként a soron következő játékosra száll.",
		"The right to deal passes on by one player with each deal." } }, CASE(1_5) },
	{ { "3.§ (1)", {
		"A licit: a felvevő egyedül játszik a másik kettő ellen.",
		"The auction: the declarer plays alone against the other two." } }, 0 },
	{ { "3.§ (2)", {
		"Egyre nagyobb licitek; aki vállalkozik, a kétlapos talont kicseréli.",
		"The bids rise; whoever bids exchanges the talon of two cards." } }, CASE(2_3) | CASE(2_4) },
	{ { "3.§ (3)", {
		"Sem a felvett, sem a letett lapokat nem szabad megmutatni az ellenfeleknek.",
		"Neither the cards taken up nor those laid down may be shown to the opponents." } }, 0 },
	{ { "3.§ (4)", {
		"Az adut a felvevő választja; licit közben csak a pirosat szabad kimondani.",
		"The declarer chooses the trumps; in the auction no suit may be named but piros." } }, CASE(2_1) },
	{ { "3.§ (5)", {
		"Aki a talont felveszi, az előzőnél magasabb licitet köteles mondani.",
		"Whoever takes the talon has to make a higher bid." } }, CASE(2_4) },
	{ { "3.§ (6)", {
		"A hibás licitet figyelmeztetésre emelni kell; ha csak a lejátszáskor derül ki, érvényes.",
		"A bid that is not higher has to be raised once warned; found in play only, it is valid." } },
		CASE(2_4) },
	{ { "3.§ (7)", {
		"Aki nem vállal, passzol; ha újra sorra kerül, licitálhat.",
		"Whoever does not bid passes, and may bid when the turn comes round again." } }, 0 },
	{ { "3.§ (8)", {
		"A licitnek két egymás utáni passz vet véget; utána a felvevő önrablással emelhet.",
		"Two passes in a row end the auction; then the declarer may take up the own talon and raise." } },
		CASE(2_5) | CASE(3_2) },
	{ { "3.§ (9)", {
		"A licit a játék iránya szerint halad.",
		"The auction goes round in the direction of play." } }, CASE(2_2) | CASE(2_5) },
	{ { "3.§ (10)", {
		"Az osztó utáni első játékos kezd, és licitálni köteles.",
		"The first player after the dealer opens, and has to bid." } }, CASE(2_6) | CASE(2_7) },
	{ { "4.§ (A)", {
		"Játék (parti): ütésekkel és jelentésekkel több pont, mint a védőké; csendes 100.",
		"Parti: more points in tricks and melds than the defenders; the silent 100." } },
		CASE(3_10) | CASE(3_11) },
	{ { "4.§ (B)", {
		"40-100: száz pont úgy, hogy a felvevő csak az adunegyvenet, a védők semmit sem jelentenek.",
		"40-100: a hundred points, with the forty in trumps alone; the defenders announce nothing." } },
		CASE(3_3) },
	{ { "4.§ (C)", {
		"Négy ász: mind a négyet elviszi, bemondva vagy csendben.",
		"Four aces: all four are taken, announced or silent." } }, CASE(3_11) | CASE(3_12) },
	{ { "4.§ (D)", {
		"Ultimó: az utolsó ütés az adu hetessel; vele előbb csak akkor lehet ütni, ha nincs más adu.",
		"Ultimó: the last trick with the trump seven, which may be used earlier only if there is no "
			"other." } },
		CASE(3_4) },
	{ { "4.§ (E)", {
		"Betli: egyetlen ütés sem, adu és jelentés nincs; a terített betli az első ütés után nyílt.",
		"Betli: no trick, no trumps, no melds; the open betli is played open after the first trick." } },
		CASE(3_3) },
	{ { "4.§ (F)", {
		"Durchmars: minden ütés; jelenteni csak a vele bemondott 40-et vagy 20-at lehet.",
		"Durchmars: every trick; no meld but the 40 or 20 that was bid with it." } }, CASE(3_3) },
	{ { "5.§ (1)", {
		"Mely vállalkozások mondhatók be együtt: renonsz bids.",
		"What may be bid together: renonsz bids." } }, 0 },
	{ { "5.§ (2)", {
		"Kényszerből húsz nélkül is bemondható 20-100; szabályellenes kombináció nem.",
		"Under compulsion a 20-100 may be bid without a twenty; a combination against the rules may "
			"not." } }, 0 },
	{ { "5.§ (3)", {
		"A legnagyobb licit a piros 20-100 ulti terített durchmars: 48 pont.",
		"The highest bid is the piros 20-100 ulti open durchmars: 48 points." } }, 0 },
	{ { "6.§ (1)", {
		"A lejátszás a felvevő első lapjával kezdődik.",
		"Play begins with the declarer's first card." } }, 0 },
	{ { "6.§ (2)", {
		"A lejátszás iránya az osztásé.",
		"Play goes round in the direction of the deal." } }, 0 },
	{ { "6.§ (3)", {
		"Színre színt kell tenni; ha nincs, adut; ha az sincs, bármit.",
		"Suit is followed; without it a trump is played; without that anything." } }, CASE(3_4) },
	{ { "6.§ (4)", {
		"Felülütési kényszer: aki tud, az ütést éppen elvivő lapnál nagyobbat köteles tenni.",
		"Whoever can has to beat the card that is taking the trick." } }, CASE(3_4) },
	{ { "6.§ (5)", {
		"Az első ütéshez a felvevő hív, a többihez az, aki az előzőt elvitte.",
		"The declarer leads to the first trick, then whoever took the one before." } }, CASE(3_5) },
	{ { "6.§ (6)", {
		"A felvevő az első lapja elengedéséig mondja be az adut és a jelentéseit.",
		"The declarer names trumps and melds before letting go of the first card." } }, CASE(3_1) },
	{ { "6.§ (7)", {
		"A védők első lapjukkal jelentenek és kontráznak; az ütés a rekontráig vagy a passzig ott marad.",
		"The defenders announce and double with their first card; the trick stays until rekontra or "
			"pass." } },
		0 },
	{ { "6.§ (8)", {
		"A talonban lévő ászok és tízesek a védők pontjai.",
		"Aces and tens in the talon are the defenders' points." } }, 0 },
	{ { "6.§ (9)", {
		"A felvevő kihívás előtt feladhatja, kontrázva fizet; utána mindkét védő beleegyezése kell.",
		"The declarer may give up before the first lead, paying at kontra; then both defenders must "
			"consent." } },
		0 },
	{ { "6.§ (10)", {
		"A felvevő teríthet; a védők csak terített licitnél vagy a felvevő után.",
		"The declarer may play open; the defenders only in an open bid or after the declarer." } },
			CASE(3_8) },
	{ { "7.§ (1)", {
		"A felvevő első lapja után a védők sorban kontrázhatnak.",
		"After the declarer's first card the defenders may double in turn." } }, 0 },
	{ { "7.§ (2)", {
		"Pontosan be kell mondani, mire szól a kontra.",
		"What the kontra is meant for has to be said." } }, 0 },
	{ { "7.§ (3)", { "A kontra megkétszerez.", "A kontra doubles." } }, 0 },
	{ { "7.§ (4)", {
		"Adus játékban a kontra páros: a partnerre is érvényes.",
		"With trumps a kontra counts for both defenders." } }, 0 },
	{ { "7.§ (5)", {
		"Színtelen játékban a kontra egyéni, a partnernek csatlakoznia kell.",
		"Without trumps a kontra is the defender's own, and the partner has to join." } }, 0 },
	{ { "7.§ (6)", {
		"A felvevő a 2. lap kijátszása előtt rekontrázhat: négyszeres érték.",
		"The declarer may say rekontra before the second card is played: four times the value." } }, 0 },
	{ { "7.§ (7)", { "További drágítás nincs.", "There are no further doubles." } }, 0 },
	{ { "8.§ (1)", {
		"Elszámolás: a teljesítés plusz, a bukás mínusz, a licittábla értékeivel.",
		"Settlement: what is made counts plus, what is lost minus, by the values of the table of "
			"bids." } }, 0 },
	{ { "9.§ (1)", {
		"Osztáskor és lejátszáskor lap nem válhat láthatóvá, csak ha a szabály engedi.",
		"In deal and play no card may be seen, unless the rules allow it." } }, CASE(1_3) | CASE(3_8) },
	{ { "9.§ (2)", {
		"Lejátszás közben a talont tilos megnézni.",
		"In play the talon may not be looked at." } }, CASE(3_7) },
	{ { "9.§ (3)", {
		"Az utolsó ütés a következő kihívásáig megnézhető, a saját ütések mindvégig.",
		"The last trick may be seen until the next lead, one's own tricks at any time." } }, CASE(3_7) },
	{ { "9.§ (4)", {
		"Tilos a lapokat az ütésekkor egymásra dobni (csomóra játszás).",
		"Cards may not be thrown on each other in a trick." } }, 0 },
	{ { "9.§ (5)", {
		"Idő előtt senki sem teheti lapját az ütésbe.",
		"Nobody may put a card into the trick too early." } }, 0 },
	{ { "9.§ (6)", {
		"Egymás lapjaiba nézni nem szabad.",
		"Players may not look into each other's cards." } }, 0 },
	{ { "9.§ (7)", {
		"Nem tehető olyan megjegyzés vagy jelzés, amely befolyásolja a játékot, kivált terített betliben.",
		"No remark or sign that influences the play, above all in an open betli." } }, 0 },
	{ { "9.§ (8)", {
		"Kitett lap nem vehető vissza; kitett az, amelyet elengedtek.",
		"A card that was played stays; it is played when it was let go." } }, 0 },
	{ { "9.§ (9)", {
		"Az emelő csak emelhet, a többiek a paklihoz nem érhetnek.",
		"Who cuts may only cut; the others may not touch the pack." } }, 0 },
	{ { "9.§ (10)", {
		"A csendes 100-at és 4 ászt a lapok összedobása előtt be kell jelenteni; a csendes ultit nem kell.",
		"A silent 100 and four aces are announced before the cards are thrown together; the ulti need not "
			"be." } },
		CASE(3_11) },
	{ { "9.§ (11)", {
		"Négyes asztalnál az osztó nem avatkozhat be, csak ha az eredményt rosszul írják fel.",
		"At a table of four the dealer may not interfere, except when a result is put down wrongly." } }, 0 },
	{ { "10.§ (1)", {
		"Renonsz minden eltérés a szabálytól, amely érvénytelenné teheti a további játékot.",
		"A renonsz is any departure from the rules that may void the play that follows." } }, CASE(JURY) },
	{ { "10.§ (2)", {
		"A renonszot azonnal be kell jelenteni; ha tovább játszanak, a játék érvényes.",
		"A renonsz is claimed at once; if play goes on it is valid." } }, CASE(JURY) },
	{ { "10.§ (3) a", {
		"Ha nem egyeznek meg, a zsűri dönt; először arról, hogy eltért-e a szabálytól.",
		"Without an agreement the jury decides; first whether it was a departure from the rules." } },
		CASE(JURY) },
	{ { "10.§ (3) b", {
		"Ha nem befolyásolja érdemben a játékot, tovább játszanak.",
		"If it has no real bearing on the play, play goes on." } }, CASE(JURY) },
	{ { "10.§ (3) c", {
		"A vétségtől kezdve minden érvénytelen, a kontrák is; licitnél a vétlenek folytathatják.",
		"From the act on all is void, kontras too; in the auction the others may go on." } }, CASE(JURY) },
	{ { "10.§ (3) d", {
		"A felsorolt büntetések kötelezők; fel nem sorolt esetben a zsűri szabja meg.",
		"The penalties listed are binding; where none is, the jury sets it." } }, CASE(JURY) },
	{ { "10.§ (3) e", {
		"Lejátszás közben a vétkes a teljes licitet fizeti az előtte elhangzott kontrákkal.",
		"In play the offender pays the whole bid with the kontras said before." } }, CASE(JURY) },
	{ { "10.§ (3) f", {
		"A vétkes védő a partnere helyett és a partnerének is fizet.",
		"A defender at fault pays in place of the partner, and the partner too." } }, CASE(JURY) },
	{ { "10.§ (3) g", {
		"Ha megnézték az ütéseket, és nem volt vétség, a bejelentő fizet; a játék nem folytatható.",
		"If tricks were looked at and there was no offence, the claimant pays; play cannot go on." } },
		CASE(FALSE_CLAIM) },
	{ { "10.§ (4)", {
		"Az azonnal kijavított téves szín vagy bemondás nem befolyásolja a játékot.",
		"A wrong suit or meld put right at once has no bearing on the play." } }, 0 },
	{ { "11.§ (1)", {
		"Fegyelemsértés: figyelmeztetés, sárga vagy piros lap, kizárás.",
		"Misconduct: a warning, a yellow or a red card, exclusion." } }, 0 },
	{ { "13.§ (1)", {
		"A renonsz esetei: keverés, emelés, osztás, ülésrend.",
		"The cases of renonsz: shuffle, cut, deal, seats." } }, 0 },
	{ { "13.§ (2)", { "A renonsz esetei: licitálás.", "The cases of renonsz: the auction." } }, 0 },
	{ { "13.§ (3)", { "A renonsz esetei: lejátszás.", "The cases of renonsz: the play." } }, 0 },
};

/* ---- spellings ----------------------------------------------------------------------------------- */

enum { PARTS = 4, THE_CASES = 13, TABLES = 3 };

/* The numbers of "10.§ (3) g", a letter as its negative. */
struct cite {
	int count, parts[PARTS];
};

/* Return the letter of "4.§ (A)" or "13.§ (3) 4 b" in lower case, if it stands alone; else 0. */
static int lone_letter(const char *s, size_t n, size_t i)
{
	char c = (char)(s[i] | 0x20);
	bool begins = i == 0 || strchr(" .(0123456789", s[i - 1]);
	bool ends = i + 1 == n || strchr(" .,)", s[i + 1]);

	return begins && ends && strchr("abcdefg", c) ? c : 0;
}

/* Read a number or letter at s[*i] and move past it; 0: neither. */
static int next_part(const char *s, size_t n, size_t *i)
{
	int part = -lone_letter(s, n, *i);

	if (part < 0)
		++*i;
	for (; *i < n && s[*i] >= '0' && s[*i] <= '9'; ++*i)
		part = part < 1000 ? part * 10 + s[*i] - '0' : part;
	return part;
}

/* Return a citation that matches nothing. */
static struct cite no_cite(void)
{
	return (struct cite){ .count = 1, .parts = { -1 } };
}

/* Read the parts as written; `is_paragraph`: explicitly a paragraph. False if there are words in it. */
static bool read_parts(const char *s, size_t n, struct cite *out, bool *is_paragraph)
{
	*out = (struct cite){ .count = 0 };
	*is_paragraph = false;
	for (size_t i = 0; i < n;) {
		size_t start = i;
		int part = next_part(s, n, &i);
		bool is_sign = i + 1 < n && memcmp(s + i, "§", 2) == 0;
		if (start < i) {
			if (out->count == PARTS)
				return false;
			out->parts[out->count++] = part;
			continue;
		}
		if (!is_sign && !strchr(" .,()/-", s[i]))
			return false;
		*is_paragraph = *is_paragraph || is_sign || (s[i] == '(' && out->count == 1);
		i += is_sign ? 2 : 1;
	}
	return out->count > 0 && out->parts[0] >= 0;
}

/*
 * Read "13.§ (3) 4", "9. § 7", "10.3.g", "9 (7)", a paragraph; or "3.4", "3,4 a", "(3) 4", a case of 13.§,
 * which may be omitted. False if there are words in it.
 */
static bool read_cite(const char *s, size_t n, struct cite *out)
{
	bool is_paragraph;

	if (!read_parts(s, n, out, &is_paragraph))
		return false;
	bool is_row = !is_paragraph && out->parts[0] <= TABLES;
	if (is_row && out->count > 1 && out->count < PARTS) {
		memmove(out->parts + 1, out->parts, (size_t)out->count++ * sizeof *out->parts);
		out->parts[0] = THE_CASES;
	} else if (is_row || (!is_paragraph && out->count == 1)) {
		*out = no_cite();
	}
	/* Below a case there are only letters. */
	if (out->count == PARTS && out->parts[PARTS - 1] >= 0)
		*out = no_cite();
	return true;
}

/* Is one of them equal to the other, or its beginning? */
static bool is_cited(const struct cite *wanted, const char *cite)
{
	struct cite row;

	if (!cite || !read_cite(cite, strlen(cite), &row))
		return false;
	int count = row.count < wanted->count ? row.count : wanted->count;
	return memcmp(row.parts, wanted->parts, (size_t)count * sizeof *row.parts) == 0;
}

/* ---- the cases under them ------------------------------------------------------------------------ */

size_t ulti_paragraphs(const char *s, size_t n, struct court_paragraph out[COURT_PARAGRAPHS])
{
	struct cite wanted;
	size_t count = 0;

	if (!read_cite(s, n, &wanted) || (wanted.parts[0] == THE_CASES && wanted.count > 2))
		return 0;
	for (size_t i = 0; i < sizeof rows / sizeof *rows && count < COURT_PARAGRAPHS; i++) {
		if (is_cited(&wanted, rows[i].paragraph.cite))
			out[count++] = rows[i].paragraph;
	}
	return count;
}

bool ulti_paragraph_finds(const char *s, size_t n, uint64_t *finds)
{
	struct cite wanted;
	bool is_row = false;

	*finds = 0;
	if (!read_cite(s, n, &wanted))
		return false;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		bool is_under_it = is_cited(&wanted, rows[i].paragraph.cite);
		is_row = is_row || is_under_it;
		*finds |= is_under_it ? rows[i].cases : 0;
	}
	for (int i = 0; i < ULTI_FINDS; i++) {
		const struct ulti_case *row = ulti_case_at(i);
		bool is_own = row ? is_cited(&wanted, row->no)
			: wanted.parts[0] != THE_CASES && is_cited(&wanted, ulti_case_cite(i));
		*finds |= is_own ? UINT64_C(1) << i : 0;
	}
	/* A breach of a paragraph without a case goes to the jury. */
	if (is_row && *finds == 0 && wanted.parts[0] != THE_CASES)
		*finds = CASE(JURY);
	return true;
}
