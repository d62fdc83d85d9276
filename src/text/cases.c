/* The cases of renonsz in words, both languages, and a search by what people say at the table. */
#include "text/text.h"

#include <string.h>

/* A case for people. `said`: more words by which it is looked for, in both languages. */
struct case_text {
	const char *title[LANG_COUNT];
	const char *act[LANG_COUNT];
	const char *follows[LANG_COUNT];
	const char *said;
};

static const struct case_text texts[ULTI_CASES] = {
	[ULTI_CASE_1_1] = {
		{ "Emelés után rossz csomagból osztott", "The wrong half dealt after the cut" },
		{ "Az osztó emelés után nem tette egymásra a két csomagot, hanem az asztalon maradtból kezdett "
			"osztani.",
			"After the cut the dealer did not put the halves together but began with the one left on the "
			"table." },
		{ "Új osztás; az osztó és a leosztás sorszáma marad.",
			"It is dealt again; the dealer and the number of the deal stay." },
		"emel elemelt elemelés keverés pakli félcsomag alsó lap összetette visszatette shuffle deck "
		"packet bottom" },
	[ULTI_CASE_1_2] = {
		{ "Rossz lapszám osztáskor", "Wrong number of cards dealt" },
		{ "Valaki nem annyi lapot kapott, amennyi jár: a kezdőnek a talonnal tizenkettő, a többieknek tíz.",
			"Somebody was dealt more or fewer cards than his due: twelve for the first bidder, ten for "
			"the others." },
		{ "Az első licit előtt új osztás. Licit közben a zsűri dönt; ha a lejátszáskor derül ki, az a 3.9 "
			"eset.",
			"Before the first bid it is dealt again. In mid-auction the jury decides; found in play it "
			"is case 3.9." },
		"lapszám kevés sok több kevesebb hiányzik hiányos felesleges kilenc tizenegy 9 11 13 elosztotta "
		"rosszul osztott misdeal misdealt count too many few" },
	[ULTI_CASE_1_3] = {
		{ "Lap látszott osztáskor vagy felszedéskor", "A card seen in the deal or at the pick-up" },
		{ "Egy lap színe látszott, miközben az osztó adta, vagy miközben egy játékos a lapjait felszedte.",
			"The face of a card was seen while the dealer gave it, or while a player picked his cards up." },
		{ "Osztás közben: új osztás. Felszedéskor: a játék folytatódik, de aki hibázott, nem licitálhat; "
			"ha ő a kezdő, csak sima passzt (partit) mondhat.",
			"While dealing: it is dealt again. At the pick-up: play goes on, but the player at fault may "
			"not bid; if he is the first bidder he may only say plain parti." },
		"felfordult felborult felborított megfordult meglátszott meglátták látható láttam felszedés "
		"felszedett felvétel exposed face up flipped picking" },
	[ULTI_CASE_1_4] = {
		{ "Nem a talonos csomaggal kezdte, vagy nem ötösével osztott", "The talon packet not first, or not by fives" },
		{ "Az osztó nem a jobb oldali szomszéd hét lapjával kezdte, vagy utána nem ötösével adta a lapokat.",
			"The dealer did not begin with his right neighbour's seven cards, or did not give the rest "
			"by fives." },
		{ "Új osztás; az osztó és a leosztás sorszáma marad.",
			"It is dealt again; the dealer and the number of the deal stay." },
		"hét hetes hetet öt ötös ötöt négyesével egyesével sorrend osztási rend seven five packets order "
		"dealing" },
	[ULTI_CASE_1_5] = {
		{ "Nem a soron lévő osztott", "The wrong player dealt" },
		{ "Az osztott, akire nem került sor.", "A player dealt whose turn it was not." },
		{ "Ha a licit már nem fordítható vissza (elhangzott az első licit, és a másik kettő passzolt, vagy "
			"valaki felvette a talont), le kell játszani, és a következő osztó a játszmalap szerinti. "
			"Különben az oszt újra, akin a sor van.",
			"Once the auction cannot be undone (a first bid, and both others passed or one took the "
			"talon) it is played, and the next dealer is the one on the sheet. Otherwise the player "
			"whose turn it is deals." },
		"rossz osztó rossz játékos osztója osztott volna kellett volna osztani soros soron kívül osztott osztósorrend "
		"más osztott dealer turn out of order" },
	[ULTI_CASE_1_6] = {
		{ "Nem a játszmalap szerint ülnek", "Not seated as on the game sheet" },
		{ "A játékosok nem a játszmalapon megadott sorrendben ültek le.",
			"The players did not sit down in the order given on the game sheet." },
		{ "Ha a licit már nem fordítható vissza (elhangzott az első licit, és a másik kettő passzolt, vagy "
			"valaki felvette a talont), így játszanak végig, és a játszmalapot javítják. Különben a "
			"helyükre ülnek, és új osztás következik.",
			"Once the auction cannot be undone (a first bid, and both others passed or one took the "
			"talon) they go on as they sit and the sheet is corrected. Otherwise they take their seats "
			"and it is dealt again." },
		"ülésrend ültetés ülés rossz helyen hely széken cserélt seat seats seating places swapped order" },

	[ULTI_CASE_2_1] = {
		{ "Elárulta a licit színét", "Gave away the suit of a bid" },
		{ "A licitáló nem piros licitnél kimondta vagy jelezte, hogy melyik szín lesz az adu.",
			"With a bid that is not piros, the bidder said or showed which suit would be trumps." },
		{ "A másik kettő tovább licitálhat, ő nem. Ha egyikük sem licitál, a licitje elbukott, és "
			"kontrázva fizeti.",
			"The other two may bid on, he may not. If neither does, his bid is lost and paid at kontra." },
		"elmondta kimondta megmondta kibeszélte elszólta bemondta színét adut zöld tök makk licit közben "
		"revealed betrayed told named trump suit auction" },
	[ULTI_CASE_2_2] = {
		{ "Soron kívül passzolt", "Passed out of turn" },
		{ "Passzt mondott, mielőtt az előtte lévő megszólalt volna.",
			"A player passed before his turn had come." },
		{ "A licit folytatódik, de ő abban a leosztásban nem licitálhat többet.",
			"The auction goes on, but he may not bid again in that deal." },
		"korán passz előbb hamarabb elpasszolta sorrend pass early before" },
	[ULTI_CASE_2_3] = {
		{ "Nem két lap a talonban", "Not two cards in the talon" },
		{ "A licitáló nem két lapot tett a talonba, és bemondta a licitjét.",
			"A bidder laid more or fewer than two cards in the talon and said his bid." },
		{ "Ha senki sem nézte meg, vagy más nem licitál: visszaveszi, és a sajátjánál magasabbat kell "
			"mondania. Ha a következő megnézte: a licitjét fizeti kontrázva. Ha a következő be is szúrta: "
			"ő a hibás, az előző után következő licit értékét fizeti kontrázva.",
			"If nobody looked, or nobody else bids: he takes it back and must bid above his own bid. If "
			"the next bidder looked: he pays his bid at kontra. If the next bidder put it in his hand: "
			"that player is at fault and pays the value of the bid next above the previous one, at "
			"kontra." },
		"talon három egy 3 1 négy lapot letett lerakott talonba rossz lapszám talonban több kevesebb one "
		"three laid" },
	[ULTI_CASE_2_4] = {
		{ "Nem magasabb licit", "A bid that is not higher" },
		{ "Olyan licitet mondott, amely nem magasabb rangú az érvényesnél.",
			"A player said a bid whose rank is not above that of the standing one." },
		{ "Figyelmeztetésre emelnie kell; ha nem teszi, a talon felvétele előtti után következő licit "
			"értékét fizeti kontrázva. Ha csak a lejátszáskor derül ki, a licit érvényes.",
			"Once warned he must raise it; if he does not, he pays the value of the bid next above the "
			"one that stood, at kontra. Found in play only, the bid is valid." },
		"alacsony alacsonyabb kisebb egyenlő ugyanakkora azonos értékű alul licitált alálicitált nem "
		"emelt insufficient low lower equal underbid" },
	[ULTI_CASE_2_5] = {
		{ "Nem várta meg a passzt, felvette a talont", "Took the talon before the next player's pass" },
		{ "Felvette a talont, mielőtt a soron lévő passzolt volna, így elvette tőle a licitálás "
			"lehetőségét.",
			"A player took the talon before the one whose turn it was had passed, and so cost him his "
			"bid." },
		{ "Csak a soron következő legalacsonyabb licitet mondhatja, a másik kettő folytathatja. Ha nem "
			"folytatják, annak a licitnek az értékét fizeti kontrázva.",
			"He may only say the lowest next bid, and the other two may go on. If they do not, he pays "
			"the value of that bid at kontra." },
		"belenyúlt belenyúlás korán elvette talont passz előtt sietett kapkodott lifted picked up early "
		"waiting wait" },
	[ULTI_CASE_2_6] = {
		{ "Jogosulatlanul kezdte a licitet", "Opened the auction out of turn" },
		{ "Bemondott és talont tett le olyan játékos, akit nem illetett a kezdés.",
			"A player who was not entitled to open said a bid and laid a talon." },
		{ "A licitje áll. Ha a másik kettő közül valaki magasabbat mond, a talont visszaveszi, és többet "
			"nem licitálhat. Ha nem licitálnak, kontrázva fizeti.",
			"His bid stands. If one of the other two bids higher, he takes the talon back and may not "
			"bid again. If neither does, he pays it at kontra." },
		"jogosulatlan nem ő kezd kezdett kezdő soron kívül licitált licit bemondott talont letett "
		"illetéktelen start began entitled opening wrong bidder bid" },
	[ULTI_CASE_2_7] = {
		{ "Jogosulatlan kezdés, amelyre már licitáltak", "Opened out of turn, and already overbid" },
		{ "A jogosulatlan kezdés után a következő felvette a talont és licitált; a 12 lapos játékos "
			"kimaradt.",
			"After an opening out of turn the next player took the talon and bid; the one with 12 cards "
			"was skipped." },
		{ "A második licit az érvényes. Ha a lapszáma jó, megnyerte: a jogosulatlan kezdő kontrázva "
			"fizeti, neki kétszeresen, a kihagyottnak egyszeresen. Ha nem jó, elbukta, és kontra nélkül "
			"fizeti.",
			"The second bid counts. If its bidder has the right number of cards he has won it: the one "
			"who opened out of turn pays it at kontra, twice to him, once to the player skipped. If not, "
			"he pays it without kontra." },
		"kihagyták kihagyott kimaradt tizenkét 12 lappal másodszor második licit skipped left out twelve "
		"second" },

	[ULTI_CASE_3_1] = {
		{ "Nem nevezte meg az adut", "Trumps not named before the first card" },
		{ "A felvevő nem piros adus játékban az első lap elengedéséig nem mondta meg az adu színét.",
			"In a trump bid that is not piros the declarer let go of the first card without naming the "
			"suit." },
		{ "A licit elbukott, a felvevő kontrázva fizeti. Az utána mondott kontrák nem számítanak.",
			"The bid is lost and the declarer pays it at kontra. What was doubled afterwards does not "
			"count." },
		"elfelejtette adut szín bemondani színt nem mondott adu nélkül kihívott kihívás forgot name "
		"trump suit lead led" },
	[ULTI_CASE_3_2] = {
		{ "Pirosra emelt, de nem várta meg a passzokat", "Raised to piros without waiting for the passes" },
		{ "A felvevő a kihívásnál pirosra emelte a licitet, és a másik kettő passza előtt kihívta az első "
			"lapot.",
			"The declarer raised his bid to piros at the lead and led before the other two had passed." },
		{ "A pirosra emelt licit elbukott, és kontrázva fizeti.",
			"The bid in piros is lost, and he pays it at kontra." },
		"piros színt jelent pirosat pirosban emelés pirosít átmondta passz előtt kihívott raise red "
		"hearts lead led early" },
	[ULTI_CASE_3_3] = {
		{ "Tiltott jelentés: 20 vagy 40", "20 or 40 announced where none may be" },
		{ "Valaki húszat vagy negyvenet jelentett 40-100, 20-100, durchmars vagy színtelen játékban.",
			"A player announced 20 or 40 in a 40-100, a 20-100, a durchmars or a colourless contract." },
		{ "A játék véget ér; aki hibázott, a teljes licitet fizeti az addig mondott kontrákkal.",
			"Play ends; the player at fault pays the whole bid with the kontras said before." },
		"húsz húszat negyven negyvenet bejelentette bemondta jelentett melded meld marriage twenty forty "
		"declared" },
	[ULTI_CASE_3_4] = {
		{ "Nem tett színre színt, nem ütött felül, vagy nem aduzott",
			"Did not follow, overtake or trump" },
		{ "Nem adott színt, nem ütött felül, vagy nem aduzott, pedig megtehette volna.",
			"A player did not follow suit, did not overtake or did not trump although he could." },
		{ "A játék véget ér; aki hibázott, a teljes licitet fizeti az addig mondott kontrákkal.",
			"Play ends; the player at fault pays the whole bid with the kontras said before." },
		"renonsz színvétés szín aduzott aduz nem tett színre nem rakott más színt dobott nem üt felülüt "
		"felülütési kényszer adu aduval ütött vétett eldobta revoke revoked reneged renege follow suit "
		"beat higher ruff trumped" },
	[ULTI_CASE_3_5] = {
		{ "Más ütését vitte el, és kihívott", "Took another's trick and led" },
		{ "Elvitt egy ütést, amely nem az övé volt, és kihívta a következőt.",
			"A player gathered a trick that was not his and led to the next." },
		{ "Aki elvitte, a teljes licitet fizeti az addig mondott kontrákkal. Ha kihívás előtt magától "
			"észreveszi, a játék folytatódik; ha valaki figyelmezteti, az fizet, aki szólt.",
			"He pays the whole bid with the kontras said before. If he notices it himself before "
			"leading, play goes on; if somebody warns him, the one who spoke pays." },
		"idegen ütés ütést elvitte elviszi elvette elhúzta behúzta beszedte tévedésből szólt "
		"figyelmeztette warned trick gathered wrong someone else" },
	[ULTI_CASE_3_6] = {
		{ "Egynél több lapot tett ki", "Played more than one card" },
		{ "Egyszerre két vagy több lapot tett ki, akár csak a felső látszott.",
			"A player put down two or more cards at once, even if only the top one could be seen." },
		{ "A teljes licitet fizeti az addig mondott kontrákkal; kitett lap nem vehető vissza.",
			"He pays the whole bid with the kontras said before; a card put down cannot be taken back." },
		"két kettő lap egyszerre dupla összeragadt két lapot hívott kiütött lerakott two cards together "
		"stuck double" },
	[ULTI_CASE_3_7] = {
		{ "Megnézte a talont vagy más ütéseit", "Looked at the talon or at another's tricks" },
		{ "Belenézett a talonba, vagy mások lefordított ütéseit nézte meg.",
			"A player looked at the talon or at tricks others had turned down." },
		{ "A teljes licitet fizeti az addig mondott kontrákkal.",
			"He pays the whole bid with the kontras said before." },
		"talonba nézett belenézett megnéz megleste kukucskált visszanézte elvitt ütés ütéseket peeked "
		"peek look talon turned tricks" },
	[ULTI_CASE_3_8] = {
		{ "Leejtett lap", "A dropped card" },
		{ "Lejátszás közben valaki leejtett egy vagy több lapot, és az látható lett.",
			"In play somebody dropped a card or more, and it could be seen." },
		{ "Ha védő ejtette le: a teljes licitet fizeti. Ha a felvevő: nem renonsz, hiszen kiterített "
			"lapokkal is játszhat.",
			"If a defender dropped it, he pays the whole bid. If the declarer did, it is no offence: he "
			"may play with his cards open." },
		"leesett leejtette elejtette kiesett kicsúszott kiejtett felfordult megmutatta kártya drop fell "
		"card shown" },
	[ULTI_CASE_3_9] = {
		{ "Rossz lapszám lejátszás közben", "Wrong number of cards found in play" },
		{ "Lejátszás közben derült ki, hogy valakinél több vagy kevesebb lap van a kelleténél.",
			"In play somebody was found to hold more or fewer cards than he should." },
		{ "Ha a felvevőnél is rossz: ő veszített, és fizeti a licitet. Ha egy védőnél: ő fizet. Ha mindkét "
			"védőnél: a licit megnyert, és mindketten fizetik.",
			"If the declarer's is wrong he has lost and pays the bid. If one defender's is, he pays. If "
			"both defenders' are, the contract is won and both pay it." },
		"lapszám hiányzik egy lap kevés sok kevesebb több nem jön ki utolsó ütés végén elfogyott count "
		"missing extra short cards left" },
	[ULTI_CASE_3_10] = {
		{ "Összedobott lapok: kié a parti?", "Cards thrown together: whose is the parti?" },
		{ "Az utolsó ütés után közösen összedobták a lapokat, és utána vitás lett, kié a parti.",
			"After the last trick the cards were thrown together by all, and then the parti was disputed." },
		{ "A parti a felvevőé; minden más az eredmény szerint számít.",
			"The parti is the declarer's; all else counts by result." },
		"összedobták összekeverték bedobták közösen vita vitatják játék ki nyerte pontok számolás thrown "
		"disputed game who won points" },
	[ULTI_CASE_3_11] = {
		{ "Összedobott lapok: volt-e csendes 100 vagy 4 ász?",
			"Cards thrown together: was there a silent 100 or 4 ász?" },
		{ "Az összedobás után vitás lett, megvolt-e a csendes száz vagy a csendes négy ász.",
			"After the cards were thrown together a silent 100 or silent four aces was disputed." },
		{ "A csendes 100 és a csendes 4 ász nem számít, a csendes ulti igen; minden más az eredmény "
			"szerint.",
			"The silent 100 and the silent four aces do not count, the silent ulti does; all else by "
			"result." },
		"csendes száz négy ász csendben összedobták összekeverték vita bejelentés elmaradt silent "
		"hundred four aces disputed thrown" },
	[ULTI_CASE_3_12] = {
		{ "Egy játékos elvette és összekeverte a lapokat", "One player took the cards and mixed them" },
		{ "Az ütések átnézése előtt egy játékos összekeverte a többiek lapjait, és már nem ellenőrizhető a "
			"parti, a bemondott száz vagy a négy ász.",
			"Before the tricks were checked one player mixed the others' cards, and the parti, an "
			"announced 100 or four aces can no longer be checked." },
		{ "Azt fizeti, ami nem ellenőrizhető, az elhangzott kontrákkal; a többi az eredmény szerint "
			"számít. Csendes 100 és 4 ász nincs, csendes ulti van.",
			"He pays what cannot be checked, with its kontras; the rest counts by result. No silent 100 "
			"or four aces count, a silent ulti does." },
		"összekeverte keverte elvette felkapta összeszedte belekevert számolás előtt ellenőrizni "
		"bemondott 40-100 20-100 mixed up grabbed gathered shuffled before counting check" },
	[ULTI_CASE_FALSE_CLAIM] = {
		{ "Alaptalan renonsz-bejelentés", "A renonsz claimed without cause" },
		{ "Renonszot jelentett, az elvitt ütéseket megnézték, és kiderült, hogy nem volt szabálytalanság.",
			"A player claimed a renonsz, the taken tricks were looked at, and there was no offence." },
		{ "A bejelentő követte el a renonszot, ő fizeti a teljes licitet; a játék nem folytatható.",
			"The claimant is the offender and pays the whole bid; the deal cannot go on." },
		"téves hamis bejelentés bejelentette reklamált reklamáció ok nélkül visszanézték vizsgálat zsűri "
		"nem volt renonsz false claim claimant wrong accusation" },
	[ULTI_CASE_JURY] = {
		{ "Fel nem sorolt eset; a zsűri mérlegelése", "An offence not listed; at the jury's discretion" },
		{ "Olyan szabálytalanság, amely egyik esetben sem szerepel.",
			"An offence that none of the cases covers." },
		{ "A zsűri bármilyen, nulla összegű fizetést megállapíthat, és megindokolja.",
			"The jury sets any payment that adds up to zero, and states its reasons." },
		"más egyéb egyéni külön zsűri döntés nincs benne súgott sugdolózott mutogatott jelzett egymásra "
		"dobta csomóra other anything unlisted jury decision signal hint" },
};

const char *text_case_title(enum lang lang, int case_no)
{
	return texts[case_no].title[lang];
}

const char *text_case_act(enum lang lang, int case_no)
{
	return texts[case_no].act[lang];
}

const char *text_case_follows(enum lang lang, int case_no)
{
	return texts[case_no].follows[lang];
}

/* ---- search ------------------------------------------------------------------------------------ */

/* How well a word is matched; what the title and the words people say weigh against the description. */
enum { PREFIX_MATCH = 2, EXACT_MATCH = 3, TITLE_WEIGHT = 2, ACT_WEIGHT = 1 };
/* A stem must be this long to stand for a longer word; a word found in one case only is worth this much. */
enum { STEM = 3, RARE = 2520 };
/* A query and a text of a case, folded; both are cut there. */
enum { QUERY_WORDS = 16, FOLDED = 1024 };

static bool is_word_byte(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || (unsigned char)c >= 0x80;
}

/* The next word at or after *at; its length, 0 at the end. */
static size_t next_word(const char **at)
{
	size_t n = 0;

	while (**at && !is_word_byte(**at))
		++*at;
	while (is_word_byte((*at)[n]))
		n++;
	return n;
}

/* Hungarian hangs its endings on the word: one may be the beginning of the other. */
static int match(const char *a, size_t a_len, const char *b, size_t b_len)
{
	size_t common = a_len < b_len ? a_len : b_len;

	if (memcmp(a, b, common) != 0)
		return 0;
	if (a_len == b_len)
		return EXACT_MATCH;
	return common >= STEM ? PREFIX_MATCH : 0;
}

/* The best match of a word among those of a folded text. */
static int match_text(const char *word, size_t n, const char *text)
{
	const char *at = text;
	int best = 0;
	size_t len;

	while ((len = next_word(&at)) > 0) {
		int found = match(word, n, at, len);
		if (found > best)
			best = found;
		at += len;
	}
	return best;
}

static int match_folded(const char *word, size_t n, const char *text)
{
	char folded[FOLDED];

	text_fold(folded, sizeof folded, text, strlen(text));
	return match_text(word, n, folded);
}

/* How well a word fits a case: title and what people say, before the description. */
static int match_case(const char *word, size_t n, int case_no)
{
	const struct case_text *text = &texts[case_no];
	int best = TITLE_WEIGHT * match_folded(word, n, text->said);

	for (int lang = 0; lang < LANG_COUNT; lang++) {
		int title = TITLE_WEIGHT * match_folded(word, n, text->title[lang]);
		int act = ACT_WEIGHT * match_folded(word, n, text->act[lang]);
		if (title > best)
			best = title;
		if (act > best)
			best = act;
	}
	return best;
}

/* Add to each case what a word tells for it: the fewer cases know the word, the more. */
static void score_word(const char *word, size_t n, int scores[ULTI_CASES])
{
	int found[ULTI_CASES], known = 0;

	for (int i = 0; i < ULTI_CASES; i++) {
		found[i] = match_case(word, n, i);
		known += found[i] > 0;
	}
	for (int i = 0; i < ULTI_CASES && known; i++)
		scores[i] += found[i] * RARE / known;
}

/* Best first, equals in the order of the rules. */
static size_t rank(const int scores[ULTI_CASES], struct text_case_hit *out)
{
	size_t count = 0;

	for (int i = 0; i < ULTI_CASES; i++) {
		if (scores[i] == 0)
			continue;
		size_t at = count++;
		for (; at > 0 && out[at - 1].score < scores[i]; at--)
			out[at] = out[at - 1];
		out[at] = (struct text_case_hit){ .case_no = i, .score = scores[i] };
	}
	return count;
}

size_t text_case_search(const char *query, size_t n, struct text_case_hit out[ULTI_CASES])
{
	int scores[ULTI_CASES] = { 0 };
	char folded[FOLDED];
	const char *at = folded;
	size_t len, words = 0;
	int case_no = ulti_case_find(query, n);

	if (case_no >= 0) {
		out[0] = (struct text_case_hit){ .case_no = case_no, .score = RARE };
		return 1;
	}
	text_fold(folded, sizeof folded, query, n);
	while (words++ < QUERY_WORDS && (len = next_word(&at)) > 0) {
		score_word(at, len, scores);
		at += len;
	}
	return rank(scores, out);
}
