/* The cases of renonsz in both languages; acts that are allowed, and those for the jury. */
#include "games/ulti/court/court.h"

const struct ulti_case_text ulti_case_texts[ULTI_FINDS] = {
	[ULTI_CASE_1_1] = {
		{ "Emelés után rossz csomagból osztott", "The wrong half dealt after the cut" },
		{ "Az osztó emelés után nem tette egymásra a két csomagot, hanem az asztalon maradtból kezdett "
			"osztani.",
			"After the cut the dealer did not put the halves together but began with the one left on the "
			"table." },
		{ "Új osztás; az osztó és a leosztás sorszáma marad.",
			"It is dealt again; the dealer and the number of the deal stay." } },
	[ULTI_CASE_1_2] = {
		{ "Rossz lapszám osztáskor", "Wrong number of cards dealt" },
		{ "Valaki nem annyi lapot kapott, amennyi jár: a kezdőnek a talonnal tizenkettő, a többieknek tíz.",
			"Somebody was dealt more or fewer cards than are due: twelve for the first bidder, ten for "
			"the others." },
		{ "Az első licit előtt új osztás. Licit közben a zsűri dönt; ha a lejátszáskor derül ki, az a 3.9 "
			"eset.",
			"Before the first bid it is dealt again. In mid-auction the jury decides; found in play it "
			"is case 3.9." } },
	[ULTI_CASE_1_3] = {
		{ "Lap látszott osztáskor vagy felszedéskor", "A card seen in the deal or at the pick-up" },
		{ "Egy lap színe látszott, miközben az osztó adta, vagy miközben egy játékos a lapjait felszedte.",
			"The face of a card was seen while the dealer gave it, or while a player picked the cards up." },
		{ "Osztás közben: új osztás. Felszedéskor: a játék folytatódik, de aki hibázott, nem licitálhat; "
			"ha ő a kezdő, csak sima passzt (partit) mondhat.",
			"While dealing: it is dealt again. At the pick-up: play goes on, but the player at fault may "
			"not bid, or as the first bidder may only say plain parti." } },
	[ULTI_CASE_1_4] = {
		{ "Nem a talonos csomaggal kezdte, vagy nem ötösével osztott",
			"The talon packet not first, or not by fives" },
		{ "Az osztó nem a jobb oldali szomszéd hét lapjával kezdte, vagy utána nem ötösével adta a lapokat.",
			"The dealer did not begin with the right neighbour's seven cards, or did not give the rest "
			"by fives." },
		{ "Új osztás; az osztó és a leosztás sorszáma marad.",
			"It is dealt again; the dealer and the number of the deal stay." } },
	[ULTI_CASE_1_5] = {
		{ "Nem a soron lévő osztott", "The wrong player dealt" },
		{ "Az osztott, akin nem volt a sor.", "A player dealt whose turn it was not." },
		{ "Ha a licit már nem fordítható vissza (elhangzott az első licit, és a másik kettő passzolt, vagy "
			"valaki felvette a talont), le kell játszani, és a következő osztó a játszmalap szerinti. "
			"Különben az oszt újra, akin a sor van.",
			"Once the auction cannot be undone (a first bid, and both others passed or one took the "
			"talon) it is played, and the next dealer is the one on the sheet. Otherwise the player "
			"whose turn it is deals." } },
	[ULTI_CASE_1_6] = {
		{ "Nem a játszmalap szerint ülnek", "Not seated as on the game sheet" },
		{ "A játékosok nem a játszmalapon megadott sorrendben ültek le.",
			"The players did not sit down in the order given on the game sheet." },
		{ "Ha a licit már nem fordítható vissza (elhangzott az első licit, és a másik kettő passzolt, vagy "
			"valaki felvette a talont), így játszanak végig, és a játszmalapot javítják. Különben a "
			"helyükre ülnek, és új osztás következik.",
			"Once the auction cannot be undone (a first bid, and both others passed or one took the "
			"talon) they go on as they sit and the sheet is corrected. Otherwise they take their seats "
			"and it is dealt again." } },

	[ULTI_CASE_2_1] = {
		{ "Elárulta a licit színét", "Gave away the suit of a bid" },
		{ "A licitáló nem piros licitnél kimondta vagy jelezte, hogy melyik szín lesz az adu.",
			"With a bid that is not piros, the bidder said or showed which suit would be trumps." },
		{ "A másik kettő tovább licitálhat, ő nem. Ha egyikük sem licitál, elbukta a licitjét, és "
			"kontrázva fizeti.",
			"The other two may bid on, the offender may not. If neither does, the bid is lost and paid at "
			"kontra." } },
	[ULTI_CASE_2_2] = {
		{ "Soron kívül passzolt", "Passed out of turn" },
		{ "Passzt mondott, mielőtt az előtte lévő megszólalt volna.",
			"A player passed before it was their turn." },
		{ "A licit folytatódik, de ő abban a leosztásban nem licitálhat többet.",
			"The auction goes on, but the offender may not bid again in that deal." } },
	[ULTI_CASE_2_3] = {
		{ "Nem két lap a talonban", "Not two cards in the talon" },
		{ "A licitáló nem két lapot tett a talonba, és bemondta a licitjét.",
			"A bidder laid more or fewer than two cards in the talon and said the bid." },
		{ "Ha senki sem nézte meg, vagy más nem licitál: visszaveszi, és a sajátjánál magasabbat kell "
			"mondania. Ha a következő megnézte: a licitjét fizeti kontrázva. Ha a következő be is szúrta: "
			"ő a hibás, az előző után következő licit értékét fizeti kontrázva.",
			"If nobody looked, or nobody else bids: the bidder takes it back and must bid higher. If the "
			"next bidder looked: the bid is paid at kontra. If the next bidder took it in hand: that player "
			"is at fault and pays the value of the bid next above the previous one, at kontra." } },
	[ULTI_CASE_2_4] = {
		{ "Nem magasabb licit", "A bid that is not higher" },
		{ "Olyan licitet mondott, amely nem magasabb rangú az érvényesnél.",
			"A player said a bid whose rank is not above that of the standing one." },
		{ "Figyelmeztetésre emelnie kell; ha nem teszi, a talon felvétele előtt érvényes licit után "
			"következő licit értékét fizeti kontrázva. Ha csak a lejátszáskor derül ki, a licit érvényes.",
			"Once warned the bidder must raise it, or pays the value of the bid next above the "
			"one that stood, at kontra. Found in play only, the bid is valid." } },
	[ULTI_CASE_2_5] = {
		{ "Nem várta meg a passzt, felvette a talont", "Took the talon before the next player's pass" },
		{ "Felvette a talont, mielőtt a soron lévő passzolt volna, így elvette tőle a licitálás lehetőségét.",
			"A player took the talon before the one whose turn it was had passed, who so lost the "
			"chance to bid." },
		{ "Csak a soron következő legalacsonyabb licitet mondhatja, a másik kettő folytathatja. Ha nem "
			"folytatják, annak a licitnek az értékét fizeti kontrázva.",
			"The offender may only say the lowest next bid, and the other two may go on. If they do not, "
			"the offender pays the value of that bid at kontra." } },
	[ULTI_CASE_2_6] = {
		{ "Jogosulatlanul kezdte a licitet", "Opened the auction out of turn" },
		{ "Bemondott és talont tett le olyan játékos, akit nem illetett a kezdés.",
			"A player who was not entitled to open said a bid and laid a talon." },
		{ "A licitje áll. Ha a másik kettő közül valaki magasabbat mond, a talont visszaveszi, és többet "
			"nem licitálhat. Ha nem licitálnak, kontrázva fizeti.",
			"The bid stands. If one of the other two bids higher, the offender takes the talon back and "
			"may not bid again. If neither does, the offender pays it at kontra." } },
	[ULTI_CASE_2_7] = {
		{ "Jogosulatlan kezdés, amelyre már licitáltak", "Opened out of turn, and already overbid" },
		{ "A jogosulatlan kezdés után a következő felvette a talont és licitált; a 12 lapos játékos "
			"kimaradt.",
			"After an opening out of turn the next player took the talon and bid; the one with 12 cards "
			"was skipped." },
		{ "A második licit az érvényes. Ha a lapszáma jó, megnyerte: a jogosulatlan kezdő kontrázva fizeti, "
			"neki kétszeresen, a kihagyottnak egyszeresen. Ha nem jó, elbukta, és kontra nélkül fizeti.",
			"The second bid counts. If its bidder has the right number of cards it is won: the one who "
			"opened out of turn pays it at kontra, twice to that bidder, once to the player skipped. If "
			"not, that bidder pays it without kontra." } },

	[ULTI_CASE_3_1] = {
		{ "Nem nevezte meg az adut", "Trumps not named before the first card" },
		{ "A felvevő nem piros adus játékban az első lap elengedéséig nem mondta meg az adu színét.",
			"In a trump bid that is not piros the declarer let go of the first card without naming the "
			"suit." },
		{ "A licit elbukott, a felvevő kontrázva fizeti. Az utána mondott kontrák nem számítanak.",
			"The bid is lost and the declarer pays it at kontra. Kontras said afterwards do not count." } },
	[ULTI_CASE_3_2] = {
		{ "Pirosra emelt, de nem várta meg a passzokat", "Raised to piros without waiting for the passes" },
		{ "A felvevő a kihívásnál pirosra emelte a licitet, és a másik kettő passza előtt kihívta az első "
			"lapot.",
			"The declarer raised the bid to piros at the lead and led before the other two had passed." },
		{ "A felvevő elbukta a pirosra emelt licitet, és kontrázva fizeti.",
			"The bid in piros is lost, and the declarer pays it at kontra." } },
	[ULTI_CASE_3_3] = {
		{ "Tiltott jelentés: 20 vagy 40", "20 or 40 announced where none may be" },
		{ "Valaki húszat vagy negyvenet jelentett 40-100, 20-100, durchmars vagy színtelen játékban.",
			"A player announced 20 or 40 in a 40-100, a 20-100, a durchmars or a no-trump contract." },
		{ "A játék véget ér; aki hibázott, a teljes licitet fizeti az addig mondott kontrákkal.",
			"Play ends; the player at fault pays the whole bid with the kontras said before." } },
	[ULTI_CASE_3_4] = {
		{ "Nem tett színre színt, nem ütött felül, vagy nem aduzott", "Did not follow, overtake or trump" },
		{ "Nem adott színt, nem ütött felül, vagy nem aduzott, pedig megtehette volna; vagy az ulti hetesét "
			"adta ki, pedig volt más aduja.",
			"A player did not follow suit, did not overtake or did not trump although it was possible; or "
			"gave the seven of the ulti while holding other trumps." },
		{ "A játék véget ér; aki hibázott, a teljes licitet fizeti az addig mondott kontrákkal.",
			"Play ends; the player at fault pays the whole bid with the kontras said before." } },
	[ULTI_CASE_3_5] = {
		{ "Más ütését vitte el, és kihívott", "Took another's trick and led" },
		{ "Elvitt egy ütést, amely nem az övé volt, és kihívta a következőt.",
			"A player gathered another's trick and led to the next." },
		{ "Aki elvitte, a teljes licitet fizeti az addig mondott kontrákkal. Ha kihívás előtt magától "
			"észreveszi, a játék folytatódik; ha valaki figyelmezteti, az fizet, aki szólt. Az utolsó ütést "
			"kérni nem figyelmeztetés.",
			"Whoever gathered it pays the whole bid with the kontras said before. If that player "
			"notices it unaided before leading, play goes on; if somebody warns, the one who spoke pays. "
			"Asking to see the last trick is no warning." } },
	[ULTI_CASE_3_6] = {
		{ "Egynél több lapot tett ki", "Played more than one card" },
		{ "Egyszerre két vagy több lapot tett ki, akár csak a felső látszott.",
			"A player put down two or more cards at once, even if only the top one could be seen." },
		{ "A teljes licitet fizeti az addig mondott kontrákkal; kitett lap nem vehető vissza.",
			"The player at fault pays the whole bid with the kontras said before; a card put down cannot "
			"be taken back." } },
	[ULTI_CASE_3_7] = {
		{ "Megnézte a talont vagy más ütéseit", "Looked at the talon or at another's tricks" },
		{ "Belenézett a talonba, vagy mások lefordított ütéseit nézte meg.",
			"A player looked at the talon or at tricks others had turned down." },
		{ "A teljes licitet fizeti az addig mondott kontrákkal.",
			"The player at fault pays the whole bid with the kontras said before." } },
	[ULTI_CASE_3_8] = {
		{ "Leejtett lap", "A dropped card" },
		{ "Lejátszás közben valaki leejtett egy vagy több lapot, és az látható lett.",
			"In play somebody dropped a card or more, and it could be seen." },
		{ "Ha védő ejtette le: a teljes licitet fizeti. Ha a felvevő: nem renonsz, hiszen kiterített "
			"lapokkal is játszhat.",
			"A defender who dropped it pays the whole bid. If the declarer did, it is no offence: a "
			"declarer may play with open cards." } },
	[ULTI_CASE_3_9] = {
		{ "Rossz lapszám lejátszás közben", "Wrong number of cards found in play" },
		{ "Lejátszás közben derült ki, hogy valakinél több vagy kevesebb lap van a kelleténél.",
			"In play somebody was found to hold more or fewer cards than are due." },
		{ "Ha a felvevőnél is rossz: ő veszített, és fizeti a licitet. Ha egy védőnél: ő fizet. Ha mindkét "
			"védőnél: a licit megnyert, és mindketten fizetik.",
			"If the declarer's number is wrong, the bid is lost and the declarer pays it. If one defender's "
			"is, that defender pays. If both defenders' are, the contract is won and both pay it." } },
	[ULTI_CASE_3_10] = {
		{ "Összedobott lapok: kié a parti?", "Cards thrown together: whose is the parti?" },
		{ "Az utolsó ütés után közösen összedobták a lapokat, és utána vitás lett, kié a parti.",
			"After the last trick the cards were thrown together by all, and then the parti was disputed." },
		{ "A parti a felvevőé; minden más az eredmény szerint számít.",
			"The parti is the declarer's; all else counts by result." } },
	[ULTI_CASE_3_11] = {
		{ "Összedobott lapok: volt-e csendes 100 vagy 4 ász?",
			"Cards thrown together: was there a silent 100 or four aces?" },
		{ "Az összedobás után vitás lett, megvolt-e a csendes száz vagy a csendes négy ász.",
			"After the cards were thrown together a silent 100 or silent four aces was disputed." },
		{ "A csendes 100 és a csendes 4 ász nem számít, a csendes ulti igen; minden más az eredmény szerint.",
			"The silent 100 and the silent four aces do not count, the silent ulti does; all else by "
			"result." } },
	[ULTI_CASE_3_12] = {
		{ "Egy játékos elvette és összekeverte a lapokat", "One player took the cards and mixed them" },
		{ "Az ütések átnézése előtt egy játékos összekeverte a többiek lapjait, és már nem ellenőrizhető a "
			"parti, a bemondott száz vagy a négy ász.",
			"Before the tricks were checked one player mixed the others' cards, and the parti, an "
			"announced 100 or four aces can no longer be checked." },
		{ "Azt fizeti, ami nem ellenőrizhető, az elhangzott kontrákkal; a többi az eredmény szerint "
			"számít. Csendes 100 és 4 ász nincs, csendes ulti van.",
			"The player at fault pays what cannot be checked, with its kontras; the rest counts by result. "
			"No silent 100 or four aces count, a silent ulti does." } },
	[ULTI_CASE_FALSE_CLAIM] = {
		{ "Alaptalan renonsz-bejelentés", "A renonsz claimed without cause" },
		{ "Renonszot jelentett, az elvitt ütéseket megnézték, és kiderült, hogy nem volt szabálytalanság.",
			"A player claimed a renonsz, the taken tricks were looked at, and there was no offence." },
		{ "A bejelentő követte el a renonszot, ő fizeti a teljes licitet; a játék nem folytatható.",
			"The claimant is the offender and pays the whole bid; the deal cannot go on." } },
	[ULTI_CASE_JURY] = {
		{ "Fel nem sorolt eset; a zsűri mérlegelése", "An offence not listed; at the jury's discretion" },
		{ "Olyan szabálytalanság, amely egyik esetben sem szerepel.",
			"An offence that none of the cases covers." },
		{ "A zsűri bármilyen, nulla összegű fizetést megállapíthat, és megindokolja.",
			"The jury sets any payment that adds up to zero, and states its reasons." } },

	[ULTI_FREE_LAST_TRICK] = {
		{ "Az utolsó ütés megnézése", "Looking at the last trick" },
		{ "Az éppen elvitt ütést megnézte, vagy kérte, hogy mutassák meg.",
			"A player looked at the trick just taken, or asked to be shown it." },
		{ "Szabad, amíg a következő ütéshez nem tettek ki lapot; aki elvitte, kérésre köteles megmutatni. "
			"Ha már kitettek, az a 3.7 eset.",
			"It may be done until a card is led to the next trick; who took it has to show it when asked. "
			"After that it is case 3.7." } },
	[ULTI_FREE_OWN_TRICKS] = {
		{ "A saját ütések megnézése", "Looking at one's own tricks" },
		{ "A maga elvitt ütéseit nézte vissza.", "A player looked again at tricks already won." },
		{ "Mindvégig szabad, ha a verseny előtt nem jelentettek be mást (event set own-tricks=closed). Mások "
			"régebbi ütéseit nézni a 3.7 eset.",
			"It may be done at any time, unless something else was announced before the event (event set "
			"own-tricks=closed). Looking at older tricks of others is case 3.7." } },
	[ULTI_FREE_OPEN_HAND] = {
		{ "A felvevő kiterített lapokkal játszik", "The declarer plays with open cards" },
		{ "A felvevő megmutatta vagy kiterítette a lapjait; ha ő terít, a védők is teríthetnek.",
			"The declarer showed or spread the cards; then the defenders may too." },
		{ "Szabad. A védő csak terített licitnél vagy a felvevő után teríthet; különben a zsűri dönt.",
			"It may be done. A defender may only in an open bid or after the declarer; else the jury "
			"decides." } },
	[ULTI_FREE_CORRECTED] = {
		{ "Tévedés, amelyet azonnal kijavított", "A slip put right at once" },
		{ "Rossz színt vagy 20 helyett 40-et (40 helyett 20-at) mondott, de azonnal javított.",
			"A player named the wrong suit, or 40 for 20 (20 for 40), and put it right at once." },
		{ "Nem befolyásolja a játékot, ha az első lap elengedése előtt, illetve azonnal javított.",
			"It has no bearing on the play if it was put right before the first card was let go, or at "
			"once." } },
	[ULTI_FREE_THROW_IN] = {
		{ "A felvevő kihívás előtt bedobta a lapjait", "The declarer threw in before the first lead" },
		{ "A felvevő az első lap kihívása előtt feladta a játékot.",
			"The declarer gave the deal up before the first card was led." },
		{ "Joga van hozzá: a licitet kontrázva fizeti (az eredmény: bedob). Kihívás után csak mindkét védő "
			"beleegyezésével adhatja fel (felad).",
			"The declarer may: the bid is paid at kontra (the result is bedob). After the lead both "
			"defenders have to consent (felad)." } },
	[ULTI_FREE_BID_AGAIN] = {
		{ "Passz után újra licitált", "Bid again after a pass" },
		{ "Már passzolt, és amikor újra rá került a sor, licitált.",
			"A player had passed, and bid when the turn came round again." },
		{ "Szabad: aki passzolt, nem esik ki a licitálásból.",
			"It may be done: who has passed is not out of the auction." } },
	[ULTI_FREE_SAME_TALON] = {
		{ "Ugyanazt a két lapot tette vissza a talonba", "Put the same two cards back in the talon" },
		{ "A cserélő játékos a felvett két lapot tette le újra.",
			"A bidder laid the very two cards again that were taken up." },
		{ "Szabad: a talonba bármi letehető.", "It may be done: anything may be laid in the talon." } },
	[ULTI_FREE_OWN_TALON] = {
		{ "Önrablás", "Taking up one's own talon" },
		{ "Két passz után a felvevő a saját talonját vette fel újra.",
			"After two passes the declarer took up the same talon again." },
		{ "Szabad, de magasabbat kell licitálnia, és a másik kettő újra licitálhat.",
			"It may be done, but a higher bid has to follow, and the other two may bid again." } },
	[ULTI_FREE_HOPELESS] = {
		{ "Reménytelen licit", "A hopeless bid" },
		{ "Olyat licitált, amihez nem volt meg a lapja: 20-100-at húsz, 40-100-at negyven, ultit az "
			"adu hetes nélkül.",
			"A player bid without the cards for it: 20-100 without a twenty, 40-100 without the forty, ulti "
			"without the trump seven." },
		{ "Szabad: kényszerből ilyet is be lehet mondani; ha nem teljesül, elbukott, más nem jár érte.",
			"It may be done: under compulsion such a bid may be made; it is lost if it is not made, that is "
			"all." } },
	[ULTI_FREE_SILENT_ULTI] = {
		{ "Nem jelentette be a csendes ultit", "A silent ulti that was not announced" },
		{ "A csendes ultit utólag sem mondta külön.", "A player did not mention a silent ulti afterwards." },
		{ "Nem kell külön bejelenteni. A csendes 100-at és 4 ászt igen, a lapok összedobása előtt (3.11 "
			"eset).",
			"It need not be announced. A silent 100 and silent four aces have to be, before the cards are "
			"thrown together (case 3.11)." } },
	[ULTI_FREE_NOT_HIGHEST] = {
		{ "Felülütött, de nem a legnagyobb lapjával", "Overtook, but not with the highest card" },
		{ "A lent lévő lapnál nagyobbat tett, de volt még nagyobb lapja.",
			"A player beat the card that lay, though a higher one was in hand." },
		{ "Szabad: elég az a lap, amely a lent lévőket elviszi.",
			"It may be done: any card that takes the trick will do." } },
	[ULTI_FREE_ASKED_TRICK] = {
		{ "Az utolsó ütés kérése nem figyelmeztetés", "Asking to see the last trick is no warning" },
		{ "A társak az utolsó ütést kérték, és ebből vette észre valaki, hogy nem az övé az ütés.",
			"The others asked to see the last trick, and somebody saw by it that the trick was another's." },
		{ "Szabad: aki kérte, nem figyelmeztetett. A következő kihívásig következmények nélkül visszaadható; "
			"kihívás után a 3.5 eset.",
			"It may be done: whoever asked gave no warning. Until the next lead the trick goes back without "
			"consequences; after it, it is case 3.5." } },
	[ULTI_FREE_NO_MELD] = {
		{ "Nem jelentette be a húszat vagy a negyvenet", "A twenty or forty that was not announced" },
		{ "Nála volt a húsz vagy a negyven, de elfelejtette bemondani.",
			"A player held a twenty or the forty and did not announce it." },
		{ "Nem vétség, de ami nem hangzott el idejében, azért nem jár pont: a felvevő az első lapja "
			"elengedéséig, a védő az első lapjánál jelenthet (6.§ (7)).",
			"It is no offence, but a meld that was not said in time gives no points: the declarer announces "
			"before letting go of the first card, a defender with the first card (6.§ (7))." } },
	[ULTI_FREE_CONDUCT] = {
		{ "Fegyelemsértés, nem renonsz", "Misconduct, not a renonsz" },
		{ "Szándékos szabályvétés, játékos, zsűri, személyzet vagy közönség megsértése, sportszerűtlen "
			"viselkedés.",
			"A breach on purpose, an insult to players, jury, staff or spectators, unsporting behaviour." },
		{ "A zsűri figyelmeztet, sárga vagy piros lapot mutat fel, vagy azonnal kizár a versenyből: renonsz "
			"discipline add. A vele okozott renonszot külön bírálja el.",
			"The jury warns, shows a yellow or a red card, or excludes at once: renonsz discipline add. A "
			"renonsz that came of it is ruled apart." } },

	[ULTI_NAMED_SHUFFLE] = {
		{ "Nem keverte meg a paklit", "The pack was not shuffled" },
		{ "Az osztó nem keverte meg a lapokat, vagy csak egyszer-kétszer.",
			"The dealer did not shuffle, or only once or twice." },
		{ "Legalább háromszor meg kell keverni. Osztás előtt pótolható; utána a zsűri dönt: 10.§ (3) d.",
			"At least three shuffles are due. Before the deal they can be made up for; after it the jury "
			"decides: 10.§ (3) d." } },
	[ULTI_NAMED_CUT] = {
		{ "Szabálytalan emelés", "An irregular cut" },
		{ "Az emelő háromnál kevesebb lapot emelt le vagy hagyott az asztalon, nem egy mozdulattal emelt, "
			"vagy az osztó nem emeltetett.",
			"Fewer than three cards were cut or left, it was not one movement, or the dealer did not offer "
			"the cut." },
		{ "Az osztónak ellenőriznie kell az emelést; osztás előtt megismételhető. Utána a zsűri dönt: "
			"10.§ (3) d.",
			"The dealer has to check the cut; before the deal it can be made again. After it the jury "
			"decides: 10.§ (3) d." } },
	[ULTI_NAMED_TOUCHED] = {
		{ "Belekevert, vagy hozzáért a paklihoz", "Mixed or touched the pack" },
		{ "Az emelő belekevert a pakliba, vagy olyan ért hozzá, aki nem emel.",
			"The player who cuts shuffled too, or one who does not cut touched the pack." },
		{ "Az emelő csak emelhet, a többi játékos hozzá sem érhet. Osztás előtt újra keverhető; utána a "
			"zsűri dönt: 10.§ (3) d.",
			"Who cuts may only cut, and the others may not touch the pack. Before the deal it can be "
			"shuffled again; after it the jury decides: 10.§ (3) d." } },
	[ULTI_NAMED_TALON_SHOWN] = {
		{ "Megmutatta a talont", "Showed the talon" },
		{ "A felvett vagy a letett lapokat megmutatta az ellenfeleinek.",
			"The cards taken up or laid down were shown to the opponents." },
		{ "Nem szabad; a következményről a zsűri dönt: 10.§ (3) d. Ha lejátszás közben nézte meg valaki, az "
			"a 3.7 eset.",
			"It may not be done; the jury decides what follows: 10.§ (3) d. If somebody looked at it in "
			"play, that is case 3.7." } },
	[ULTI_NAMED_LED] = {
		{ "Soron kívül hívott", "Led out of turn" },
		{ "Olyan hívott ki lapot, aki nem vitte el az előző ütést; az elsőnél nem a felvevő.",
			"Somebody led who had not taken the trick before; to the first trick, not the declarer." },
		{ "A kitett lap nem vehető vissza (9.§ (8)); a következményről a zsűri dönt: 10.§ (3) d. Ha más "
			"ütését is elvitte, az a 3.5 eset.",
			"A card that was played stays (9.§ (8)); the jury decides what follows: 10.§ (3) d. If another's "
			"trick was gathered too, that is case 3.5." } },
	[ULTI_NAMED_BEFORE_REKONTRA] = {
		{ "Elvitték az ütést a rekontra előtt", "The trick taken before the rekontra" },
		{ "A kontra után elvitték az ütést, pedig a megkontrázott még nem rekontrázott és nem passzolt.",
			"After a kontra the trick was taken before the player doubled had said rekontra or passed." },
		{ "Az ütés addig nem vihető el. Ha az első ütésnél még pótolható, a megkontrázott nyilatkozik, és "
			"tovább játszanak (10.§ (3) b); különben a zsűri dönt: 10.§ (3) d.",
			"The trick has to stay until then. If it can still be made up for in the first trick, the player "
			"doubled speaks and play goes on (10.§ (3) b); else the jury decides: 10.§ (3) d." } },
	[ULTI_NAMED_NO_CONSENT] = {
		{ "Kihívás után feladta, de nem egyeztek bele", "Conceded after the lead, but not agreed to" },
		{ "A felvevő az első lap után feladná a játékot, de nem mindkét védő egyezett bele.",
			"After the first card the declarer would give up, but the defenders did not both agree." },
		{ "A játékot le kell játszani; a felvevő kiterítheti a lapjait. Ha már nem játszható le, a zsűri "
			"dönt: 10.§ (3) d.",
			"It has to be played; the declarer may lay the cards open. If it no longer can be played, the "
			"jury decides: 10.§ (3) d." } },
	[ULTI_NAMED_HAND_SHOWN] = {
		{ "Védő megmutatta vagy kiterítette a lapját", "A defender showed or spread cards" },
		{ "Egy védő megmutatta a lapját, pedig a licit nem terített, és a felvevő sem terített.",
			"A defender showed cards, though the bid is not an open one and the declarer did not spread." },
		{ "A védő csak terített licitnél vagy a felvevő után teríthet. A következményről a zsűri dönt: "
			"10.§ (3) d. A leejtett lap a 3.8 eset.",
			"A defender may spread only in an open bid or after the declarer. The jury decides what follows: "
			"10.§ (3) d. A dropped card is case 3.8." } },
	[ULTI_NAMED_FALSE_MELD] = {
		{ "Hamis húszat vagy negyvenet jelentett", "A false twenty or forty" },
		{ "Húszat vagy negyvenet jelentett, pedig nem volt a kezében a szín királya és felsője.",
			"A player announced 20 or 40 without king and ober of the suit in hand." },
		{ "Csak a kézben lévő egyszínű király-felső jelenthető (4.§ (A) (2) c). A következményről a zsűri "
			"dönt: 10.§ (3) d. Ami rögtön kijavítható, azzal tovább játszanak (10.§ (4)); ahol egyáltalán "
			"nem szabad jelenteni, az a 3.3 eset.",
			"Only king and ober of a suit in hand may be announced (4.§ (A) (2) c). The jury decides what "
			"follows: 10.§ (3) d. What can be put right at once is, and play goes on (10.§ (4)); where none "
			"may be announced at all, it is case 3.3." } },
	[ULTI_NAMED_LATE_MELD] = {
		{ "Későn jelentett húszat vagy negyvenet", "A twenty or forty announced too late" },
		{ "Húszat vagy negyvenet jelentett, amikor az első lapja már kint volt.",
			"A player announced 20 or 40 when the first card had been played." },
		{ "A felvevő az első lapja elengedéséig, a védő az első lapjánál jelenthet (6.§ (7)). A "
			"következményről a zsűri dönt: 10.§ (3) d. Ahol egyáltalán nem szabad jelenteni, az a 3.3 eset.",
			"The declarer announces before letting go of the first card, a defender with the first card "
			"(6.§ (7)). The jury decides what follows: 10.§ (3) d. Where none may be announced at all, it "
			"is case 3.3." } },
	[ULTI_NAMED_LATE_JOIN] = {
		{ "Későn csatlakozott a kontrához", "Joined a kontra too late" },
		{ "Színtelen játékban a partner nem jelezte idejében, hogy csatlakozik, vagy passz után csatlakozott "
			"volna.",
			"Without trumps the partner did not join a kontra in time, or would have joined after passing." },
		{ "Színtelenben a kontra egyéni: aki nem mondta, hogy „Csatlakozom”, vagy már passzolt, annak nem "
			"számít. Ha vitatják, a zsűri dönt: 10.§ (3) d.",
			"Without trumps a kontra is the defender's own: it does not count for one who did not join, or "
			"had passed. If it is disputed the jury decides: 10.§ (3) d." } },
	[ULTI_NAMED_KONTRA] = {
		{ "Későn vagy soron kívül kontrázott", "A kontra too late or out of turn" },
		{ "A kontrát vagy a rekontrát nem a maga idejében mondta.",
			"A kontra or rekontra was not said when it was due." },
		{ "A védők az első lapjuknál, sorban kontráznak (7.§ (1)), a felvevő a 2. lap előtt rekontráz. Ami "
			"ettől eltér, arról a zsűri dönt: 10.§ (3) d.",
			"The defenders double in turn at their first card (7.§ (1)), the declarer says rekontra before "
			"the second card. The jury decides on anything else: 10.§ (3) d." } },
	[ULTI_NAMED_PILE] = {
		{ "Csomóra játszás", "Cards thrown on each other" },
		{ "Az ütésekkor egymásra dobta a lapokat.", "Cards were thrown on each other in the tricks." },
		{ "Tilos; ha nem befolyásolta a játékot, tovább játszanak (10.§ (3) b), különben a zsűri dönt: "
			"10.§ (3) d.",
			"It is forbidden; if it had no bearing play goes on (10.§ (3) b), else the jury decides: "
			"10.§ (3) d." } },
	[ULTI_NAMED_EARLY_CARD] = {
		{ "Idő előtt tette be a lapját", "A card put in too early" },
		{ "Kitette a lapját az ütésbe, mielőtt sorra került volna.",
			"A player put a card into the trick before the turn came." },
		{ "A kitett lap nem vehető vissza (9.§ (8)); a következményről a zsűri dönt: 10.§ (3) d.",
			"A card that was played stays (9.§ (8)); the jury decides what follows: 10.§ (3) d." } },
	[ULTI_NAMED_OTHER_HAND] = {
		{ "Belenézett más lapjaiba", "Looked into another's hand" },
		{ "Megnézte vagy meglátta egy másik játékos kézben tartott lapjait.",
			"A player looked at the cards in another's hand." },
		{ "Nem szabad; a következményről a zsűri dönt: 10.§ (3) d. Az elvitt ütések és a talon a 3.7 eset.",
			"It may not be done; the jury decides what follows: 10.§ (3) d. Tricks and talon are case "
			"3.7." } },
	[ULTI_NAMED_REMARK] = {
		{ "Megjegyzés vagy jelzés", "A remark or a sign" },
		{ "Megjegyzést tett, beszélt, súgott vagy jelzett, és ez befolyásolhatta a játékot.",
			"A player made a remark, spoke, whispered or signalled, which may have influenced the play." },
		{ "Tilos, kivált terített betliben; a következményről a zsűri dönt: 10.§ (3) d. Ha licit közben a "
			"színt árulta el, az a 2.1 eset; ha az ütésre figyelmeztetett, a 3.5.",
			"It is forbidden, above all in an open betli; the jury decides what follows: 10.§ (3) d. A suit "
			"given away in the auction is case 2.1, a warning about a trick 3.5." } },
	[ULTI_NAMED_TAKEN_BACK] = {
		{ "Visszavette a kitett lapot", "Took back a card" },
		{ "Visszavett egy lapot, amelyet már elengedett.", "A card was taken back after it was let go." },
		{ "Az elengedett lap kint marad, a bemondott ulti hetese is. Ha a csere már befolyásolta a játékot, "
			"a zsűri dönt: 10.§ (3) d.",
			"A card let go stays, even the seven of an announced ulti. If the change has influenced the "
			"play, the jury decides: 10.§ (3) d." } },
	[ULTI_NAMED_DEALER] = {
		{ "A kimaradó osztó beavatkozott", "The dealer sitting out interfered" },
		{ "Négyes asztalnál az osztó, aki nem játszik, beleszólt a játékba vagy az elszámolásba.",
			"At a table of four the dealer, who does not play, interfered with the play or the settlement." },
		{ "Nem teheti, csak ha az eredményt rosszul írják fel. A következményről a zsűri dönt: 10.§ (3) d.",
			"It may not be done, except when a result is put down wrongly. The jury decides what follows: "
			"10.§ (3) d." } },
	[ULTI_NAMED_DEFENDER_ULTI] = {
		{ "Védő mondott be ultit", "A defender announced an ulti" },
		{ "Egy védő ultit mondott be.", "A defender announced an ulti." },
		{ "Ultit védő nem mondhat be, csak csendben teljesíthet. A következményről a zsűri dönt: 10.§ (3) d.",
			"A defender may not announce an ulti, only make a silent one. The jury decides what follows: "
			"10.§ (3) d." } },
	[ULTI_NAMED_COMBINATION] = {
		{ "Szabályellenes összeállítású licit", "A bid combined against the rules" },
		{ "Olyat mondott be együtt, ami nem kombinálható: 4 ászt durchmarssal, 40-100-at szín nélküli "
			"durchmarssal.",
			"A player bid together what may not be combined: four aces with a durchmars, 40-100 with a "
			"no-trump durchmars." },
		{ "Nem mondható be (5.§ (2)); a következményről a zsűri dönt: 10.§ (3) d. Kényszerből csak szabályos "
			"összeállítást szabad lap nélkül bemondani.",
			"It may not be bid (5.§ (2)); the jury decides what follows: 10.§ (3) d. Under compulsion only a "
			"combination that exists may be bid without the cards." } },
	[ULTI_NAMED_OWN_TRICKS] = {
		{ "A saját ütések megnézése, bár kizárták", "Looking at one's own tricks where it is ruled out" },
		{ "A maga elvitt ütéseit nézte vissza, nem csak az utolsót.",
			"A player looked again at tricks already won, not at the last one only." },
		{ "Ezen a versenyen nem szabad (own-tricks=closed). A 3.7 eset csak mások ütéseiről szól, ezért a "
			"következményről a zsűri dönt: 10.§ (3) d.",
			"At this event it may not be done (own-tricks=closed). Case 3.7 is about others' tricks only, so "
			"the jury decides what follows: 10.§ (3) d." } },
};

/* The paragraphs of acts. */
static const char *const cites[ULTI_FINDS] = {
	[ULTI_FREE_LAST_TRICK] = "9.§ (3)", [ULTI_FREE_OWN_TRICKS] = "9.§ (3)",
	[ULTI_FREE_OPEN_HAND] = "6.§ (10)",
	[ULTI_FREE_CORRECTED] = "10.§ (4)", [ULTI_FREE_THROW_IN] = "6.§ (9)", [ULTI_FREE_BID_AGAIN] = "3.§ (7)",
	[ULTI_FREE_SAME_TALON] = "3.§ (2)", [ULTI_FREE_OWN_TALON] = "3.§ (8)",
	[ULTI_FREE_HOPELESS] = "5.§ (2)",
	[ULTI_FREE_SILENT_ULTI] = "9.§ (10)",
	[ULTI_FREE_NOT_HIGHEST] = "6.§ (4)", [ULTI_FREE_ASKED_TRICK] = "13.§ (3) 5",
	[ULTI_FREE_NO_MELD] = "6.§ (6)",
	[ULTI_FREE_CONDUCT] = "11.§ (1)",
	[ULTI_NAMED_SHUFFLE] = "2.§ (1)", [ULTI_NAMED_CUT] = "2.§ (1)", [ULTI_NAMED_TOUCHED] = "9.§ (9)",
	[ULTI_NAMED_TALON_SHOWN] = "3.§ (3)", [ULTI_NAMED_LED] = "6.§ (5)",
	[ULTI_NAMED_BEFORE_REKONTRA] = "6.§ (7)", [ULTI_NAMED_NO_CONSENT] = "6.§ (9)",
	[ULTI_NAMED_FALSE_MELD] = "4.§ (A) (2)", [ULTI_NAMED_LATE_MELD] = "6.§ (6)",
	[ULTI_NAMED_HAND_SHOWN] = "6.§ (10)", [ULTI_NAMED_LATE_JOIN] = "7.§ (5)", [ULTI_NAMED_KONTRA] = "7.§ (6)",
	[ULTI_NAMED_PILE] = "9.§ (4)", [ULTI_NAMED_EARLY_CARD] = "9.§ (5)",
	[ULTI_NAMED_OTHER_HAND] = "9.§ (6)", [ULTI_NAMED_REMARK] = "9.§ (7)",
	[ULTI_NAMED_TAKEN_BACK] = "9.§ (8)", [ULTI_NAMED_DEALER] = "9.§ (11)",
	[ULTI_NAMED_DEFENDER_ULTI] = "4.§ (D) (1)", [ULTI_NAMED_COMBINATION] = "5.§ (1) a",
	[ULTI_NAMED_OWN_TRICKS] = "9.§ (3)",
};

const char *ulti_case_cite(int case_no)
{
	return cites[case_no];
}
