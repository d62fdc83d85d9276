/* The sections of the rule book without a case, each in a line. */
#include "games/ecarte/ecarte.h"

#include <string.h>

static const struct row {
	int no;
	struct court_paragraph section;
} rows[] = {
	{ 1, { "1.§", {
		"Ketten játsszák, piquet-kártyával.",
		"Two play, with piquet cards." } } },
	{ 2, { "2.§", {
		"Két csomag kell, eltérő hátlappal.",
		"Two packs are used, with different backs." } } },
	{ 3, { "3.§", {
		"Aki játszmát veszít, átadja a helyét a sorban következőnek, és a sor végére kerül. Bárki "
		"kérésére fel kell jegyezni a sorrendet, a téteket és az eredményeket (renonsz order).",
		"Whoever loses a coup gives the place to the next in order and goes to the end. If anybody "
		"asks, the order, the bets and the results are written down (renonsz order)." } } },
	{ 4, { "4.§", {
		"A chouette adója tartja a többiek tétjét; bárki lemondhat a kezéről, de akkor meg kell "
		"várnia, míg újra rákerül a sor. A chouette oldalán csak az játszhat, aki legalább a tétek "
		"feléig érdekelt.",
		"Who gives the chouette holds the bets of the others; anybody may waive the hand, and then "
		"waits until it is their turn again. On the side of the chouette only who holds at least half "
		"of the bets may play." } } },
	{ 5, { "5.§", {
		"A chouette adója megválaszthatja a helyét. Ha abbahagyja, előbb a részesei, azután a többiek "
		"adhatják, a felírás sorrendjében.",
		"Who gives the chouette may choose the place. If they stop, first their partners may give it, "
		"then the others as they are written down." } } },
	{ 6, { "6.§", {
		"Ha a chouette adója a tétek összegezése után kijelentette, hogy tartja a játszmát, a téteken "
		"az engedélye nélkül nem lehet változtatni.",
		"Once who gives the chouette has said, the bets added up, that the coup is held, these are "
		"not changed without leave." } } },
	{ 7, { "7.§", {
		"A játszma öt pontra megy; a pontokat balról jobbra jelzik.",
		"A coup goes to five marks, which are shown from left to right." } } },
	{ 8, { "8.§", {
		"A tét zseton vagy készpénz; a chouette adója kérheti, hogy csak zseton legyen.",
		"Bets are counters or cash; who gives the chouette may ask for counters only." } } },
	{ 9, { "9.§", {
		"Ha másban nem állapodtak meg, a legkisebb lapot húzó kezd, és így tovább fölfelé; a "
		"legkisebb az ász. Aki tévedésből több lapot húz, annál a legnagyobb számít: ez nem hiba.",
		"Unless agreed otherwise the lowest card drawn begins, and so on upwards; the ace is lowest. "
		"Of several cards drawn by mistake the highest counts: no fault." } } },
	{ 10, { "10.§", {
		"Osztásra emelnek: a kisebbet emelő oszt először. A játszma elején az osztó választ a két "
		"csomagból, játszma közben cserélni nem szabad.",
		"They cut for the deal: the lower card deals first. At the beginning of a coup the dealer "
		"chooses the pack; it is not changed within a coup." } } },
	{ 11, { "11.§", {
		"A kiosztott és megkezdett játék akkor is érvényes, ha a csomag hiányos, vagy fölös lap van "
		"benne: ez nem hiba.",
		"A hand dealt and begun stands though the pack lacks cards or has too many: no fault." } } },
	{ 12, { "12.§", {
		"A lapok sorrendje: király, dáma, alsó, ász, tíz, kilenc, nyolc, hét.",
		"The cards rank: king, queen, jack, ace, ten, nine, eight, seven." } } },
	{ 13, { "13.§", {
		"Az osztó kever, az ellenfele emel; öt-öt lap, hármasával és kettesével vagy fordítva, az "
		"ellenfélnél kezdve. A tizenegyedik lap az atout.",
		"The dealer shuffles, the opponent cuts; five cards each, by threes and twos or the other way "
		"round, the opponent first. The eleventh card is the atout." } } },
	{ 30, { "30.§", {
		"A felütött lap színe az atout, a többi színt üti.",
		"The suit of the card turned up is the atout and beats the others." } } },
	{ 31, { "31.§", {
		"Az hív, aki a lapot kapta, tehát az osztó ellenfele.",
		"Whoever was dealt to leads: the dealer’s opponent." } } },
	{ 33, { "33.§", {
		"Ha a másiknak jobb a kihívott szín, mint a bemondott, ráadhat; utána a lap nem vehető vissza "
		"(32.§).",
		"If the suit led suits the other better than the one named, it may be played on; then it is "
		"not taken back (32.§)." } } },
	{ 35, { "35.§", {
		"Akinek a lapja nem tetszik, proponálhat. Ha az osztó elfogadja, előbb ő kap új lapot, azután "
		"az osztó, legfeljebb ötöt, és kérésre megmondja, hányat.",
		"Whoever does not like the cards may propose. If the dealer accepts, the proposer is given "
		"new ones first, then the dealer, five at most, who says on request how many." } } },
	{ 37, { "37.§", {
		"Proponálni a talon elfogyásáig lehet; az osztó mindannyiszor elfogadhatja vagy "
		"elutasíthatja.",
		"One may propose until the talon is used up; the dealer may accept or refuse each time." } } },
	{ 39, { "39.§", {
		"Ha a talon nem elég a kért lapokhoz, a hiányzókat a kérő a saját, lehetőleg utoljára "
		"eldobott lapjaiból veszi vissza: ez nem hiba.",
		"If the talon is too small for what was asked for, the rest is taken back from one’s own "
		"laid-away cards, the last ones if possible: no fault." } } },
	{ 40, { "40.§", {
		"Ha az osztó az első proponálást elutasítja, és háromnál kevesebb ütése lesz, az ellenfele "
		"két pontot jelez.",
		"If the dealer refuses the first proposal and takes fewer than three tricks, the opponent "
		"marks two." } } },
	{ 41, { "41.§", {
		"Ha az ellenfél proponálás nélkül (d’autorité) hív, és háromnál kevesebb ütése lesz, az osztó "
		"két pontot jelez.",
		"If the opponent leads without proposing (d’autorité) and takes fewer than three tricks, the "
		"dealer marks two." } } },
	{ 43, { "43.§", {
		"Három vagy négy ütésért egy pont jár, mind az ötért (vole) kettő.",
		"Three or four tricks give one mark, all five (vole) two." } } },
	{ 46, { "46.§", {
		"Bármelyik játékos bármikor friss kártyát kérhet: ez nem hiba.",
		"Either player may ask for fresh cards at any time: no fault." } } },
	{ 57, { "57.§", {
		"Aki egy játékosra fogad, tanácsot adhat neki, de nem kívánhatja, hogy kövesse.",
		"Whoever bets on a player may give advice, but may not ask that it be followed." } } },
	{ 58, { "58.§", {
		"A játszma előtt a két játékos összegezi a téteket, és csak akkor kezdenek, ha a két összeg "
		"egyenlő. A hiányt a vesztő játékos pótolja, a többlet az övé; ha valaki a maradékot tartja, "
		"akkor az övé mindkettő.",
		"Before a coup the two players add up the bets, and begin only when the sums are equal. What "
		"is missing the losing player makes up, and keeps what is over; if somebody holds the rest, "
		"both are theirs." } } },
	{ 59, { "59.§", {
		"Amiről a szabály nem rendelkezik, azt az ellen a játékos ellen kell eldönteni, aki hibázott; "
		"kétes esetben a játékbizottság határoz.",
		"What is not provided for is decided against the player who erred; in doubt the play "
		"committee decides." } } },
};

size_t ecarte_sections(const char *words, size_t n, struct court_paragraph out[COURT_PARAGRAPHS])
{
	size_t digits = 0, rest;
	int no = 0;

	for (; digits < n && digits < 3 && words[digits] >= '0' && words[digits] <= '9'; digits++)
		no = 10 * no + words[digits] - '0';
	for (rest = digits; rest < n && strchr(" .\xc2\xa7", words[rest]); rest++)
		;
	for (size_t i = 0; digits > 0 && rest == n && i < sizeof rows / sizeof *rows; i++) {
		if (rows[i].no != no)
			continue;
		out[0] = rows[i].section;
		return 1;
	}
	return 0;
}
