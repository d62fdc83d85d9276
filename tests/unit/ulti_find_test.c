/* Find the case by people's words at the table: the right one first, or among the first three. */
#include "test.h"

#include <string.h>

#include "games/ulti/court/court.h"

/* Words, and the case meant; a paragraph: the jury's case by it; "-" and a paragraph: no offence. */
struct said {
	const char *wanted, *words;
};

/* These, and the English ones, were known when the table was made. */
static const struct said hungarian[] = {
	{ "3.8", "elejtette a makk ászt" },
	{ "jury", "azt mondta a maradék ütés mind az övé, de nem volt igaz" },
	{ "3.7", "megnézte a vitt ütésünket" },
	{ "3.7", "az elvitt ütéseket megszámolta játék közben" },
	{ "3.7", "megszámolta az elvitt ütéseit" },
	{ "3.7", "visszanézte a mi ütésünket" },
	{ "3.7", "felfordította az ütésünket" },
	{ "3.4", "nem adott zöldet pedig volt nála, három ütéssel később vettük észre" },
	{ "3.4", "nem adott színt, csak két ütéssel később derült ki" },
	{ "9.§ (11)", "az osztó megmondta hogy van még adu" },
	{ "9.§ (11)", "az osztó megmondta kinél van az ász" },
	{ "3.4", "nem adott színre színt" },
	{ "2.3", "három lapot tett a talonba" },
	{ "2.3", "elfelejtett talonozni" },
	{ "3.9", "tizenegy lapja maradt" },
	{ "3.9", "kilenc lapja volt" },
	{ "1.5", "nem ő osztott volna" },
	{ "3.8", "leesett egy lapja az asztalra" },
	{ "2.4", "kisebbet licitált mint az előző" },
	{ "jury", "soron kívül hívott" },
	{ "3.7", "megnézte a talont" },
	{ "3.12", "összekeverte a lapokat" },
	{ "10.3g", "renonszot kiáltott de nem volt" },
	{ "3.1", "nem mondta be az adut" },
	{ "2.1", "elárulta hogy zöldben játszik" },
	{ "jury", "soron kívül kontrázott" },
	{ "-9.§ (3)", "megnézte az utolsó ütést" },
	{ "3.6", "két lapot dobott egyszerre" },
	{ "1.3", "fölfordult egy lap osztás közben" },
	{ "3.4", "renonszolt a kettes védő" },
	{ "jury", "megmutatta a lapját a társának" },
	{ "jury", "odasúgott a társának" },
	{ "3.4", "aduhetest előbb kitette" },
	{ "3.4", "ulti közben kijátszotta a hetest" },
	{ "3.4", "ulti hetes" },
	{ "3.4", "a hetest nem az utolsó ütésre hagyta" },
	{ "3.4", "az ulti hetesét kiadta mielőtt kellett" },
	{ "3.4", "adukényszer megszegése" },
	{ "3.4", "felülütési kényszer" },
	{ "3.4", "aduval kellett volna ütnie" },
	{ "3.4", "nem ütötte felül a tízest" },
	{ "3.1", "elfelejtette bemondani az adut" },
	{ "3.11", "négy ász csendes vita" },
	{ "2.3", "nem dobta be a talont" },
	{ "3.10", "rosszul számolta a partit" },
	{ "jury", "kontra a második ütés után" },
	{ "jury", "belenézett az ellenfél lapjába" },
	{ "jury", "későn kontrázott" },
	{ "3.10", "összedobták a lapokat és nem tudni ki nyert" },
	{ "3.8", "lerepült egy lapom az asztalról" },
	{ "jury", "nem ő jött, mégis kitette a lapot" },
	{ "jury", "megmutatta a lapját" },
	{ "1.1", "emelés után nem tette rá a másik felét" },
	{ "1.1", "az alsó paklival kezdte az osztást" },
	{ "1.2", "rosszul osztott, nekem csak kilenc jutott" },
	{ "1.2", "eggyel több lapot kaptam osztásnál" },
	{ "1.3", "felvette a lapjait és kilátszott a tök király" },
	{ "1.3", "osztásnál megláttam az egyik lapot" },
	{ "1.4", "négyesével osztogatta a lapokat" },
	{ "1.4", "utoljára adta ki a hét lapot" },
	{ "1.5", "megint a Józsi osztott pedig rajtam volt a sor" },
	{ "1.5", "rossz ember osztott" },
	{ "1.6", "fordítva ülnek mint a lapon" },
	{ "1.6", "felcserélték a székeket" },
	{ "2.1", "licitnél kikotyogta hogy makk az adu" },
	{ "2.1", "bemondta a színt, pedig nem pirosban van" },
	{ "2.2", "rám se várt, már passzolt is" },
	{ "2.2", "előbb mondott passzt mint én" },
	{ "2.3", "csak egy lapot tett le talonnak" },
	{ "2.3", "a talonban négy lap volt" },
	{ "2.4", "ugyanazt licitálta ami már volt" },
	{ "2.4", "nem mondott nagyobbat" },
	{ "2.5", "már nyúlt is a talonért mielőtt passzoltam" },
	{ "2.5", "elkapkodta a talont, még licitáltam volna" },
	{ "2.6", "más kezdte a licitet nem az akinek kellett" },
	{ "2.6", "betlit mondott és lerakta a talont de nem nála volt a kezdés" },
	{ "2.7", "kihagytuk azt akinél a tizenkét lap volt" },
	{ "2.7", "átugrották a licitben a kezdőt és már másik is licitált" },
	{ "3.1", "kijátszotta az első lapot szín nélkül" },
	{ "3.1", "nem mondta meg miben játszik és már hívott" },
	{ "3.2", "felemelte pirosra és rögtön hívott" },
	{ "3.2", "pirosat mondott de meg sem várta hogy passzoljunk" },
	{ "3.3", "bemondta a húszat pedig durchmars volt" },
	{ "3.3", "negyvenszáznál húszat is jelentett" },
	{ "3.4", "volt zöldje mégis tököt tett" },
	{ "3.4", "nem tette rá az adut" },
	{ "3.4", "nem ütötte meg pedig tudta volna" },
	{ "3.4", "kisebbet tett rá pedig volt nagyobb" },
	{ "3.5", "behúzta az én ütésemet és már hívott is" },
	{ "3.5", "elvitte az ütést ami a társáé volt" },
	{ "3.6", "összeragadt két lap és mindkettőt kitette" },
	{ "3.6", "egyszerre két lapot rakott le" },
	{ "3.7", "belelesett a talonba" },
	{ "3.7", "visszanézte az ellenfél ütéseit" },
	{ "3.8", "kicsúszott a kezéből egy lap" },
	{ "3.8", "leverte az asztalról a lapját és mindenki látta" },
	{ "3.9", "az utolsó ütésnél nem maradt lapja" },
	{ "3.9", "eggyel kevesebb lap van nála játék közben" },
	{ "3.10", "már összedobtuk a lapokat és nem tudjuk kié a parti" },
	{ "3.10", "bedobták a kártyát aztán vitáztak a partin" },
	{ "3.11", "összedobás után mondta hogy csendes százam volt" },
	{ "3.11", "utólag jelentette be a csendes négy ászt" },
	{ "3.12", "felkapta az ütéseinket és összekavarta" },
	{ "3.12", "még meg sem számoltuk és ő összeszedte a lapokat" },
	{ "10.3g", "megnézettük az ütéseket és nem is volt szabálytalan" },
	{ "10.3g", "alaptalanul vádolta meg" },
	{ "jury", "rekontrázott pedig már vége volt az ütésnek" },
	{ "jury", "visszavette a kitett lapot" },
	{ "jury", "csomóra játszott, egymásra dobálta a lapokat" },
	{ "jury", "belenézett a szomszéd lapjaiba" },
	{ "jury", "a kibic beleszólt a játékba" },
	{ "-6.§ (10)", "a felvevő kiterítette a lapjait" },
	{ "-9.§ (3)", "visszanézte a saját ütéseit" },
	{ "-10.§ (4)", "rossz színt mondott de rögtön kijavította" },
	{ "-9.§ (3)", "kérte hogy mutassák meg az utolsó ütést" },
	{ "-6.§ (9)", "hívás előtt bedobta a lapokat" },
	{ "-3.§ (7)", "passzolt egyszer aztán mégis licitált" },
};

static const struct said english[] = {
	{ "1.1", "dealt from the bottom half after the cut" },
	{ "1.2", "I was dealt eleven cards" },
	{ "1.3", "a card flipped over while dealing" },
	{ "1.3", "showed a card picking up the hand" },
	{ "1.4", "dealt four at a time" },
	{ "1.5", "it was not his turn to deal" },
	{ "1.6", "they sat in the wrong places" },
	{ "2.1", "gave away the trump suit while bidding" },
	{ "2.2", "passed before it was his turn" },
	{ "2.3", "put three cards in the talon" },
	{ "2.3", "forgot to lay the talon" },
	{ "2.4", "bid lower than the last bid" },
	{ "2.5", "grabbed the talon before I passed" },
	{ "2.6", "started the bidding though he was not first" },
	{ "2.7", "the player with twelve cards was skipped" },
	{ "3.1", "led without saying the trump suit" },
	{ "3.2", "raised to red and led at once" },
	{ "3.3", "announced twenty in a durchmars" },
	{ "3.4", "didn't follow suit" },
	{ "3.4", "could have beaten it but did not" },
	{ "3.5", "took my trick and led" },
	{ "3.6", "played two cards together" },
	{ "3.7", "peeked into the talon" },
	{ "3.8", "a card fell on the table" },
	{ "3.9", "he has one card too few in the play" },
	{ "3.10", "cards thrown in, who won the parti?" },
	{ "3.11", "claimed silent hundred after mixing the cards" },
	{ "3.12", "he swept up the tricks before we counted" },
	{ "10.3g", "accused him but there was no revoke" },
	{ "jury", "kontra out of turn" },
	{ "jury", "whispered to his partner" },
	{ "-9.§ (3)", "looked at the last trick" },
};

/*
 * Five lists written afterwards, each tried on the table before its missing words were added: of the first 79
 * % were first and 95 % among three, of the second 83 % and 92 %, of the third 94 % and 98 %, of the fourth
 * 73 % and 95 %, of the fifth 86 % and 93 %. The missing words have been added since.
 */
static const struct said afterwards[] = {
	{ "1.1", "emelés után fordítva rakta össze a paklit" },
	{ "1.1", "nem tette vissza az emelt részt, úgy osztott" },
	{ "1.2", "kevesebb kártyám van a kelleténél, most néztük meg a lapokat" },
	{ "1.2", "elosztotta, tizenegy lapom van" },
	{ "1.3", "osztáskor felborult az egyik lapom" },
	{ "1.3", "amikor szedtem fel a lapokat meglátták az ászomat" },
	{ "1.4", "nem ötöt adott hanem hármat" },
	{ "1.4", "a talont nem a legelején adta ki" },
	{ "1.5", "nem az osztott akinek kell" },
	{ "1.5", "Feri osztott helyettem" },
	{ "1.6", "rossz székre ült" },
	{ "1.6", "helyet cseréltek a játékosok" },
	{ "2.1", "azt mondta zöld ulti licit közben" },
	{ "2.1", "kimondta a színét a licitnek" },
	{ "2.2", "passzolt mielőtt rákerült volna a sor" },
	{ "2.2", "nem is ő következett és passzolt" },
	{ "2.3", "nem rakott le talont" },
	{ "2.3", "három kártyát talonozott" },
	{ "2.3", "a talon egy lapból áll" },
	{ "2.4", "alacsonyabbat mondott" },
	{ "2.4", "piros ulti után ulti licitet mondott" },
	{ "2.5", "elvette a talont pedig még én jöttem volna" },
	{ "2.5", "nem várta meg hogy passzoljak és felkapta a talont" },
	{ "2.6", "ő kezdett licitálni pedig nem ő volt az első" },
	{ "2.6", "jogtalanul indította a licitet" },
	{ "2.7", "két licit után derült ki hogy nálam van a tizenkét lap" },
	{ "3.1", "kiment az első lap és nem volt adu mondva" },
	{ "3.1", "nem derült ki mi az adu mert nem szólt róla" },
	{ "3.2", "pirosra váltott és azonnal kirakta az első lapot" },
	{ "3.3", "betliben jelentett egy húszat" },
	{ "3.3", "jelentette a negyvent pedig negyvenszáz volt" },
	{ "3.4", "nem követte a színt" },
	{ "3.4", "volt aduja de nem rakta" },
	{ "3.4", "zöldet hívtam és tököt rakott pedig van zöldje" },
	{ "3.4", "nem ment fölé pedig volt nála ász" },
	{ "3.4", "elrenonszolta" },
	{ "3.5", "az én ütésemet húzta el" },
	{ "3.5", "összeszedte az ütést ami nem az övé és hívott a következőre" },
	{ "3.6", "véletlenül két kártya ment ki egyszerre" },
	{ "3.6", "kettőt rakott ki" },
	{ "3.7", "felfordította a talont játék közben" },
	{ "3.7", "belekukkantott a régi ütésekbe" },
	{ "3.8", "kipotyogtak a lapok a kezéből" },
	{ "3.8", "leesett a földre a piros ász" },
	{ "3.9", "a végén derült ki hogy eggyel több lapja van" },
	{ "3.9", "a nyolcadik ütésnél elfogyott a lapja" },
	{ "3.10", "nem tudjuk ki nyerte a partit mert összehánytuk a lapokat" },
	{ "3.11", "összedobás után vita volt a csendes százról" },
	{ "3.12", "belekeverte a lapjainkat a pakliba mielőtt megszámoltuk volna" },
	{ "3.12", "az egyik játékos összekapta az összes ütést" },
	{ "10.3g", "megvádolt hogy renonszoltam pedig nem is" },
	{ "10.3g", "bemondta a renonszt, kinyitottuk az ütéseket, de minden rendben volt" },
	{ "jury", "előre kitette a lapját az ütésbe" },
	{ "jury", "soron kívül kijátszott egy lapot" },
	{ "jury", "rekontrát mondott az ütés elvitele után" },
	{ "jury", "beszélgettek a védők játék közben" },
	{ "jury", "rákacsintott a partnerére" },
	{ "jury", "belenézett a lapjaimba" },
	{ "jury", "meggondolta magát és visszavette a lapját" },
	{ "jury", "túl sokáig gondolkodott" },
	{ "jury", "bejelentette hogy nála van a tök ász" },
	{ "jury", "a védő kiterítette a lapjait" },
	{ "-9.§ (3)", "meg akarta nézni a legutóbbi ütést" },
	{ "-6.§ (10)", "a felvevő nyílt lapokkal játszott" },
	{ "-10.§ (4)", "elszólta a színt de azonnal helyesbített" },
	{ "-6.§ (9)", "feladta az első lap előtt" },
	{ "-3.§ (2)", "ugyanazt a két lapot rakta vissza talonba" },
	{ "-9.§ (10)", "nem szólt hogy csendes ulti lesz" },
	{ "1.4", "the dealer gave the seven cards last" },
	{ "1.5", "the wrong man dealt" },
	{ "2.3", "only one card in the talon" },
	{ "2.4", "his bid was not higher than mine" },
	{ "2.5", "picked up the talon without waiting" },
	{ "3.1", "he never told us the trump" },
	{ "3.4", "he had a green card but played acorns" },
	{ "3.4", "he failed to overtake" },
	{ "3.7", "turned over the talon in mid-play" },
	{ "3.8", "exposed a card by dropping it" },
	{ "10.3g", "called renonsz for nothing" },
	{ "jury", "led out of turn" },
	{ "jury", "winked at his partner" },
};

static const struct said second[] = {
	{ "1.1", "nem jól rakta egymásra az elemelt lapokat" },
	{ "1.2", "tizenegy lapot adott neki az osztó" },
	{ "1.3", "osztás közben kifordult a piros ász" },
	{ "1.3", "miközben vette fel a lapját, mindenki látta a felsőt" },
	{ "1.4", "ötösével kellett volna de ő hármasával osztott" },
	{ "1.5", "kétszer egymás után ugyanaz osztott" },
	{ "1.6", "nem a saját helyén ül" },
	{ "2.1", "elkottyantotta hogy tök lesz az adu" },
	{ "2.2", "a harmadik játékos passzolt a második előtt" },
	{ "2.3", "négy lapot rakott talonba és úgy licitált" },
	{ "2.3", "üres a talon" },
	{ "2.4", "nem emelt rendesen, ugyanakkorát mondott" },
	{ "2.5", "felvette a talont, pedig én is mondtam volna valamit" },
	{ "2.6", "az osztó kezdte el a licitet" },
	{ "2.7", "a kezdőt kifelejtették és a másik már licitált is" },
	{ "3.1", "nem nevezett meg adut" },
	{ "3.1", "kihívott és utána jutott eszébe az adu" },
	{ "3.2", "piros lett a vége de nem várta meg amíg passzolunk" },
	{ "3.3", "húszast mondott be a negyvenszázban" },
	{ "3.4", "eltagadta a zöldet" },
	{ "3.4", "makkot kellett volna tennie de pirosat rakott" },
	{ "3.4", "nem vitte el pedig volt nagyobb lapja" },
	{ "3.4", "elfelejtett aduval ütni" },
	{ "3.5", "rossz helyre vitte az ütést és már ki is hívott" },
	{ "3.6", "két kártya csúszott ki egyszerre az ütésbe" },
	{ "3.7", "belenézett a lerakott talonba" },
	{ "3.7", "átnézte az ellenfelek ütéseit" },
	{ "3.8", "kiesett a kezéből a tök hetes" },
	{ "3.8", "elhagyott egy lapot, a földön volt" },
	{ "3.9", "játék közben kiderült hogy kilenc lappal játszik" },
	{ "3.10", "összekeveredtek a lapok és nem tudni kié a játék" },
	{ "3.11", "száz volt csendben de már összedobtuk" },
	{ "3.12", "mielőtt összeszámoltuk volna összekeverte az ütéseket" },
	{ "10.3g", "hiába kiabált renonszt nem volt igaza" },
	{ "jury", "nem ő következett mégis kihívott" },
	{ "jury", "grimaszolt a társának" },
	{ "jury", "beleordított hogy adut hívjál" },
	{ "jury", "megleste a szomszéd lapját" },
	{ "jury", "megkontrázta az ultit a második ütésben" },
	{ "jury", "letette a lapját mielőtt sorra került volna" },
	{ "-9.§ (3)", "az utolsó ütést visszafordította és megnézte" },
	{ "-6.§ (10)", "kiterített a felvevő" },
	{ "2.5", "lifted the talon before the next player had spoken" },
	{ "3.4", "played a lower card though he held a higher one" },
	{ "3.6", "two cards slipped out of his hand into the trick" },
	{ "3.7", "had a peek at the defenders' tricks" },
	{ "3.9", "it turned out in the sixth trick that he holds only nine cards in all" },
	{ "jury", "showed his hand to his partner" },
};

static const struct said third[] = {
	{ "1.1", "leemelték és ő a lenti felét kezdte osztani" },
	{ "1.2", "most veszem észre hogy tizenhárom lapot kaptam" },
	{ "1.3", "szedtem fel a lapjaimat és az egyik felfordult" },
	{ "1.4", "hatosával osztott" },
	{ "1.5", "elvétették a sort, Kati osztott Pali helyett" },
	{ "1.6", "rosszul ültünk le" },
	{ "2.1", "kibökte hogy makkban licitál" },
	{ "2.2", "elhamarkodta a passzt" },
	{ "2.3", "egy lapot felejtett letenni a talonba" },
	{ "2.3", "talonnak három lapot tett le" },
	{ "2.4", "nem elég nagy a licitje" },
	{ "2.4", "azonos értékűt licitált" },
	{ "2.5", "idő előtt nyúlt a talonhoz" },
	{ "2.6", "licitált pedig nem ő a kezdő" },
	{ "2.7", "a tizenkét lapos játékos meg sem szólalt, a következő már felvette a talont és licitált" },
	{ "3.1", "hívott egyet, de az adu színét nem közölte" },
	{ "3.2", "menet közben pirosra emelt és rögtön ki is játszott" },
	{ "3.3", "durchmarsban jelentette be a negyvenet" },
	{ "3.4", "nem rakott makkot a makkra" },
	{ "3.4", "nem ütötte felül a királyt az ásszal" },
	{ "3.4", "elfelejtett aduzni" },
	{ "3.4", "nem volt színe, de adut sem tett" },
	{ "3.5", "elvitt egy idegen ütést és kihívott" },
	{ "3.6", "véletlenül két lapot játszott ki" },
	{ "3.7", "meglesett egy korábbi ütést" },
	{ "3.7", "kinyitotta a talont" },
	{ "3.8", "leejtette a lapjait" },
	{ "3.9", "egy lappal többje van a hetedik ütésnél" },
	{ "3.10", "bedobálták a lapokat és most azon megy a vita hogy kié a parti" },
	{ "3.11", "azt állítja volt csendes százasa de már összekevertük" },
	{ "3.12", "Béla összesöpörte a lapokat mielőtt számoltunk volna" },
	{ "10.3g", "renonszot mondott, megnéztük és nem volt semmi" },
	{ "10.3g", "tévesen reklamált renonszt" },
	{ "jury", "elkésett a kontrával" },
	{ "jury", "előbb dobta be a lapot mint ahogy sorra került" },
	{ "jury", "súgott neki a felesége" },
	{ "jury", "nem engedte el a lapot aztán másikat tett" },
	{ "jury", "kétszer kopogott az asztalon hogy hívja az adut" },
	{ "jury", "nem ő hívott volna" },
	{ "-9.§ (3)", "megmutattatta magának az utolsó ütést" },
	{ "-3.§ (7)", "passz után mégis licitált" },
	{ "-11.§ (1)", "káromkodik és szidja a társát" },
	{ "2.6", "opened the bidding without being entitled to" },
	{ "3.3", "declared a forty in a 40-100" },
	{ "3.4", "revoked in green" },
	{ "3.5", "gathered a trick that belonged to somebody else" },
	{ "3.8", "let a card drop face up" },
	{ "2.4", "underbid the standing bid" },
};

static const struct said fourth[] = {
	{ "1.1", "nem rakta össze a két kupacot emelés után, hanem a maradékból osztott" },
	{ "1.2", "tíz helyett kilencet osztott nekem" },
	{ "1.3", "amíg osztott, megvillant a zöld ász" },
	{ "1.3", "felvettem a lapom és átfordult, látta mindenki" },
	{ "1.4", "elsőnek öt lapot adott a jobb oldalinak, nem hetet" },
	{ "1.5", "soron kívül osztott, a Laci jött volna" },
	{ "1.6", "a lap szerint nem itt kéne ülnie" },
	{ "2.1", "licit közben kicsúszott a száján hogy makk" },
	{ "2.2", "bemondta a passzt, pedig az előtte ülő még meg sem szólalt" },
	{ "2.3", "eggyel több lapot süllyesztett a talonba" },
	{ "2.4", "betlire negyven-százat mondott" },
	{ "2.4", "nem emelte a licitet, csak megismételte az előzőt" },
	{ "2.5", "kikapta a talont az orrom elől, pedig rajtam volt a sor" },
	{ "2.6", "elkezdte a licitet, holott nem neki osztották a tizenkettőt" },
	{ "2.7", "jogtalanul nyitott, a következő pedig már rá is licitált" },
	{ "3.1", "lerakta az első lapot és nem mondta, mi az adu" },
	{ "3.2", "az utolsó pillanatban pirosra fokozta, és meg se várt minket, már hívott" },
	{ "3.3", "betliben bemondta hogy van húsza" },
	{ "3.3", "20-100-ban még egy negyvenet is bemondott" },
	{ "3.4", "lett volna tökje, mégis pirosat dobott" },
	{ "3.4", "alátett, pedig lett volna magasabbja" },
	{ "3.4", "tízest hívtam, nála ott volt az ász és mégis kilencest adott rá" },
	{ "3.4", "nem volt színe, aduja meg igen, de nem lopta el" },
	{ "3.5", "elhúzta az ütést, pedig az enyém volt, és már hívta is a következőt" },
	{ "3.6", "két lap ragadt össze és mind a kettő kiment" },
	{ "3.7", "belepiszkált a talonba és megnézte mi van benne" },
	{ "3.7", "felhajtotta az ellenfél lefordított ütését" },
	{ "3.8", "a védőnek kihullott a kezéből a makk felső" },
	{ "3.9", "az ötödik ütésnél vette észre, hogy hiányzik egy lapja" },
	{ "3.10", "mind bedobtuk a lapot, utána vesztünk össze azon hogy megvolt-e a parti" },
	{ "3.11", "összedobás után jutott eszébe, hogy csendben megvolt a négy ász" },
	{ "3.12", "a többiek ütéseit is összekapta és megkeverte, nem lehet megszámolni a százat" },
	{ "10.3g", "renonszt mondott be, átnéztük az ütéseket, és minden szabályos volt" },
	{ "10.3g", "ok nélkül vádolt meg renonsszal" },
	{ "jury", "csak két lapot emelt el" },
	{ "jury", "az emelő belekevert a pakliba" },
	{ "jury", "terített betlinél megjegyzést tett a védő" },
	{ "jury", "a negyedik, aki osztott, beleszólt hogy mit hívjanak" },
	{ "jury", "elhúzták az ütést mielőtt rekontrázhattam volna" },
	{ "jury", "utólag akart csatlakozni a kontrához a betliben" },
	{ "-9.§ (3)", "kérte az utolsó ütést, mert nem látta" },
	{ "-3.§ (7)", "először passzolt, de mikor visszaért hozzá, bemondott egy ultit" },
	{ "-6.§ (10)", "a felvevő felfedte a lapjait" },
	{ "-3.§ (8)", "a saját talonját vette fel újra és magasabbat mondott" },
	{ "-6.§ (4)", "felülütötte, de nem a legnagyobbal" },
	{ "-10.§ (4)", "húsz helyett negyvent mondott, de rögtön észbe kapott és kijavította" },
	{ "-9.§ (10)", "nem szólt előre a csendes ultiról" },
	{ "-11.§ (1)", "sportszerűtlenül viselkedett az asztalnál" },
	{ "1.2", "I got nine cards from the dealer" },
	{ "1.5", "he dealt when it was my deal" },
	{ "2.3", "laid down just one card as the talon" },
	{ "2.5", "snatched the talon before I could speak" },
	{ "3.3", "called a forty in betli" },
	{ "3.4", "threw a low card though he held the ace" },
	{ "3.4", "should have trumped but discarded" },
	{ "3.7", "went through our tricks" },
	{ "3.8", "he let the ten of bells fall" },
	{ "3.12", "jumbled everybody's tricks before we could count" },
	{ "jury", "passed a comment during open betli" },
	{ "-9.§ (3)", "wanted to see the last trick again" },
};

static const struct said fifth[] = {
	{ "1.1", "Pista az emelés után az alsó felével kezdett osztani" },
	{ "1.1", "Jóska elfelejtette összerakni a két paklit emelés után, úgy osztott" },
	{ "1.2", "az Imre csak kilenc lapot kapott, licit előtt megszámolta" },
	{ "1.2", "rossz számú lapot adott az osztó, eggyel több jutott Tóthnak" },
	{ "1.3", "osztás közben felfordult a makk király" },
	{ "1.3", "amikor Kati felvette a lapjait, kivillant az egyik" },
	{ "1.4", "Béla hármasával osztotta a lapokat" },
	{ "1.4", "nem a talonnal kezdte az osztást a Nagy" },
	{ "1.5", "Kiss osztott, pedig Nagy volt a soros" },
	{ "1.5", "a harmadik leosztást nem az osztotta, akinek kellett volna" },
	{ "1.6", "rossz székre ült le a Tóth" },
	{ "1.6", "az első körben nem a játszmalap szerint ültek" },
	{ "2.1", "licitálás közben Feri elszólta magát, hogy tökre játszik" },
	{ "2.2", "Kovács bepasszolt, pedig még nem is ő jött" },
	{ "2.3", "Gizi három lapot rakott le talonnak" },
	{ "2.3", "csak egyet tett a talonba a felvevő" },
	{ "2.4", "betli után negyvenszázat licitált a Laci" },
	{ "2.4", "nem licitált magasabbat, mint ami érvényben volt" },
	{ "2.5", "Zoli már nyúlt is a talonért, pedig a másik még nem passzolt" },
	{ "2.6", "Tóth kezdte a licitet, holott nem neki volt tizenkét lapja" },
	{ "2.7", "a tizenkét lapos játékost átugrották, a következő már felvette a talont" },
	{ "3.1", "Nagy úgy hívott, hogy meg sem nevezte az adut" },
	{ "3.1", "elfelejtett színt mondani és kijátszotta az első lapját" },
	{ "3.2", "pirosra váltott az első lapnál, de nem várta ki a passzokat" },
	{ "3.3", "betliben negyvenet mondott be a Józsi" },
	{ "3.3", "durchmarsban húszat jelentett a védő" },
	{ "3.4", "Imre a harmadik ütésben nem tett színre színt" },
	{ "3.4", "a hatodik ütésben nem ütötte felül a tízest, pedig volt ásza" },
	{ "3.4", "volt még tökje a Katinak, mégis aduzott" },
	{ "3.4", "nem dobott adut, pedig volt neki, csak az ötödik ütésben derült ki" },
	{ "3.4", "renonszot csinált az első ütésben a felvevő" },
	{ "3.4", "Laci tagadott színt a hetedik ütésnél" },
	{ "3.4", "nem szolgálta ki a makkot" },
	{ "3.5", "Tóth behúzta a második ütést, ami nem az övé volt, és már hívott is" },
	{ "3.5", "a nyolcadik ütést rossz ember vitte el" },
	{ "3.6", "véletlenül két kártya ment ki a kezéből az ütésbe" },
	{ "3.6", "a negyedik ütésben összetapadt két lapja és mindkettőt kirakta" },
	{ "3.7", "Feri belesett a talonba" },
	{ "3.7", "az ötödik ütés után visszalapozta az ellenfél ütéseit" },
	{ "3.8", "a kilencedik ütésben kicsúszott Imre kezéből a piros ász, mindenki látta" },
	{ "3.8", "elejtett két lapot a védő" },
	{ "3.9", "a végén Gizinek még maradt egy lapja" },
	{ "3.9", "a nyolcadik ütésben derült ki, hogy eggyel kevesebb lapja van" },
	{ "3.10", "bedobtuk a lapokat, utána összevesztünk, kié a parti" },
	{ "3.11", "nem mondta be időben a csendes négy ászt" },
	{ "3.11", "a csendes százat csak az összedobás után jelentette" },
	{ "3.12", "mielőtt megszámoltuk volna, Józsi összekeverte az ütéseket" },
	{ "10.3g", "Kovács tévesen jelentett be renonszot, megnéztük az ütéseket, minden rendben volt" },
	{ "10.3g", "azt hitte renonsz volt, de kiderült hogy mégsem" },
	{ "2.§ (1)", "Béla csak egyszer keverte meg a paklit" },
	{ "2.§ (1)", "az emelő egyetlen lapot emelt le" },
	{ "9.§ (9)", "Kati emelés közben belekevert a pakliba" },
	{ "3.§ (3)", "Nagy megmutatta a többieknek mit tett a talonba" },
	{ "6.§ (5)", "a második ütésben nem az hívott, aki az elsőt vitte" },
	{ "6.§ (7)", "elvitték az ütést, pedig a felvevő még nem válaszolt a kontrára" },
	{ "6.§ (9)", "az első lap után fel akarta adni, de a védők nem egyeztek bele" },
	{ "6.§ (10)", "a védő letette nyíltan a kártyáit" },
	{ "7.§ (5)", "Laci nem csatlakozott időben a kontrához" },
	{ "7.§ (6)", "a harmadik ütésben kontrázott a Pista" },
	{ "9.§ (4)", "csomóra dobálták az ütéseket" },
	{ "9.§ (5)", "Zoli kitette a lapját, mielőtt rá került volna a sor" },
	{ "9.§ (6)", "belelátott a szomszédja kezébe" },
	{ "9.§ (7)", "Tóth odasúgta a társának hogy tököt hívjon" },
	{ "9.§ (7)", "rákacsintott a partnerére" },
	{ "9.§ (8)", "letett egy lapot aztán visszavette és másikat tett helyette" },
	{ "9.§ (11)", "a kimaradó osztó beleszólt a játékba" },
	{ "4.§ (D) (1)", "az egyik védő ultit jelentett be" },
	{ "-9.§ (3)", "Imre megnézte az utolsó ütést" },
	{ "-9.§ (3)", "visszanézte a saját ütéseit" },
	{ "-6.§ (10)", "a felvevő kiterítette a kártyáit" },
	{ "-10.§ (4)", "tököt mondott zöld helyett, de rögtön kijavította" },
	{ "-6.§ (9)", "a felvevő bedobta a lapjait mielőtt hívott volna" },
	{ "-3.§ (7)", "először passzolt, aztán mégis licitált" },
	{ "-5.§ (2)", "ultit licitált, de nem is volt nála az adu hetes" },
	{ "-6.§ (4)", "felülütött, de nem a legnagyobb lapjával" },
	{ "-11.§ (1)", "Pista lehülyézte a társát" },
	{ "jury", "Gizi kiment cigizni a parti közepén" },
	{ "jury", "jelölt lappal játszottak" },
	{ "jury", "visszavonta a rekontráját" },
	{ "jury", "nem volt hajlandó letenni a telefont" },
};

/*
 * Words that must be first: the plainest ones for a revoke, and the rules outside 13.§, often in their own
 * words.
 */
static const struct said certain[] = {
	{ "3.8", "a negyedik ütésben leejtett egy lapot" },
	{ "3.8", "leejtett egy lapot a 4. ütésben" },
	{ "3.4", "renonszolt a negyedik ütésben" },
	{ "3.4", "renonszolt a második ütésben" },
	{ "3.4", "a negyedik ütésben renonszolt, a hetedikben derült ki" },
	{ "3.4", "a 4.-ben renonszolt" },
	{ "3.4", "revoked in the fourth trick" },
	{ "3.4", "revoked in trick 4" },
	{ "3.4", "Imre renonszolt, nem adott makkot" },
	{ "3.4", "nem szolgálta ki a színt" },
	{ "3.11", "nem jelentette be a csendes százat" },
	{ "jury", "nem akarta megmutatni az utolsó ütést" },
	{ "jury", "visszavonta a licitet" },
	{ "jury", "visszavonta a kontrát" },
	{ "jury", "meggondolta magát és mást licitált" },
	{ "3.7", "az osztó belenézett a talonba" },
	{ "3.7", "a kibic belenézett a talonba" },
	{ "9.§ (11)", "az osztó figyelmeztette, hogy nem az övé az ütés" },
	{ "9.§ (7)", "a kibic hangosan felszisszent és rámutatott a lapra a terített betliben" },
	{ "9.§ (7)", "a kibic megsúgta" },
	{ "9.§ (7)", "a kibic megsúgta a felvevőnek, melyik lapot hívja" },
	{ "9.§ (7)", "the spectator whispered which card to play" },
	{ "5.§ (1) a", "négy ászt mondott durchmarssal" },
	{ "5.§ (1) a", "szabályellenes bemondást tett: négy ász durchmarssal" },
	{ "5.§ (1) a", "szín nélküli durchmarsot mondott 40-100-zal" },
	{ "5.§ (1) a", "said four aces with durchmars" },
	{ "7.§ (5)", "nem csatlakozott a kontrához" },
	{ "1.2", "rossz szám lapot osztottak" },
	{ "6.§ (6)", "későn jelentette a húszat" },
	{ "6.§ (6)", "announced the twenty too late" },
	{ "4.§ (A) (2)", "hamis negyvenet mondott" },
	{ "4.§ (A) (2)", "hamis negyven" },
	{ "4.§ (A) (2)", "hamis húszat jelentett" },
	{ "4.§ (A) (2)", "negyvenet jelentett pedig nem volt nála" },
	{ "4.§ (A) (2)", "negyvenet mondott be, de nem volt meg neki" },
	{ "4.§ (A) (2)", "húszat jelentett, pedig nem volt nála a felső" },
	{ "4.§ (A) (2)", "announced forty but didn't have it" },
	{ "4.§ (A) (2)", "false forty" },
	{ "3.3", "hamis negyvenet mondott durchmarsban, ahol nem szabad jelenteni" },
	{ "-6.§ (6)", "nem jelentette be a húszat, pedig nála volt" },
	{ "-6.§ (6)", "elfelejtette bemondani a húszat" },
	{ "-6.§ (6)", "nem mondta be a húszat" },
	{ "-6.§ (6)", "forgot to announce the forty" },
	{ "2.3", "rossz talont tett le és a következő megnézte" },
	{ "2.3", "egy lapot tett a talonba, a következő megnézte" },
	{ "2.3", "megnézte a letett talont a következő licitáló" },
	{ "3.4", "nem ütött felül pedig volt nála magasabb" },
	{ "3.4", "nem ütött felül, pedig lett volna magasabb lapja" },
	{ "3.4", "nem ütötte felül pedig volt neki nagyobb" },
	{ "3.4", "volt magasabb lapja mégsem ütötte felül" },
	{ "3.4", "alátett pedig volt ásza" },
	{ "3.4", "volt nála nagyobb és mégsem ütött" },
	{ "3.4", "nem a magasabbat tette pedig volt" },
	{ "3.4", "nem vitte a magasabbal" },
	{ "3.4", "did not overtake though he had a higher one" },
	{ "-6.§ (4)", "felülütött de nem a legnagyobb lapjával" },
	{ "-6.§ (4)", "overtook but not with the highest card" },
	{ "1.4", "a talont csak a végén adta oda, nem rögtön az elején" },
	{ "2.3", "csak egy lap van a talonban, felvettem és nem stimmel" },
	{ "2.4", "ultira negyven-százat mondott, az kevesebb" },
	{ "2.5", "fel se passzoltam még és már kapta is fel a talont" },
	{ "3.12", "belekevert az ütéseimbe mielőtt átnéztem volna hogy megvan-e a négy ász" },
	{ "jury", "leöntötte sörrel a paklit" },
	{ "9.§ (7)", "megjegyzést tett terített betli közben" },
	{ "9.§ (7)", "beszéltek terített betlinél" },
	{ "9.§ (7)", "remark in open betli" },
	{ "9.§ (7)", "megjegyzés" },
	{ "-6.§ (10)", "a felvevő kiterített lapokkal játszott" },
	{ "-11.§ (1)", "sportszerűtlen viselkedés" },
	{ "-11.§ (1)", "szándékos szabályvétés" },
	{ "-11.§ (1)", "kizárás a versenyből" },
	{ "-11.§ (1)", "figyelmeztetés" },
	{ "-11.§ (1)", "zsűri megsértése" },
	{ "-11.§ (1)", "megsértette a közönséget" },
	{ "-11.§ (1)", "sárga lap" },
	{ "-11.§ (1)", "piros lap" },
	{ "-11.§ (1)", "lehülyézte a zsűrit" },
	{ "-11.§ (1)", "idiótának nevezte a partnerét" },
	{ "-11.§ (1)", "fenyegetőzött" },
	{ "-11.§ (1)", "csalt" },
	{ "10.3g", "ok nélkül reklamált, megnéztük az ütéseket" },
	{ "9.§ (9)", "keverésnél belekevert" },
	{ "-11.§ (1)", "unsporting behaviour" },
	{ "-11.§ (1)", "insulted the jury" },
	{ "-11.§ (1)", "red card" },
	{ "2.§ (1)", "kevesebbet emelt mint három lap" },
	{ "2.§ (1)", "cut fewer than three" },
	{ "2.§ (1)", "nem emeltette meg a paklit" },
	{ "2.§ (1)", "nem keverte meg" },
	{ "2.§ (1)", "csak kétszer keverte meg a lapokat" },
	{ "2.§ (1)", "did not shuffle" },
	{ "9.§ (9)", "az emelő belekevert a lapokba" },
	{ "9.§ (11)", "az osztó beleszólt a játékba" },
	{ "9.§ (11)", "az osztó beleszólt a játékba és elárulta mi van a talonban" },
	{ "9.§ (11)", "a negyedik játékos megszólalt" },
	{ "9.§ (11)", "the dealer interfered" },
	{ "3.§ (3)", "megmutatta a talont" },
	{ "3.§ (3)", "showed the talon" },
	{ "-10.§ (4)", "húsz helyett negyven" },
	{ "-5.§ (2)", "húsz nélkül mondott 20-100-at" },
	{ "-5.§ (2)", "20 nélkül mondta a 20-100-at" },
	{ "-5.§ (2)", "hetes nélkül ultit mondott" },
	{ "-5.§ (2)", "nem volt negyvene a 40-100-hoz" },
	{ "-5.§ (2)", "reménytelen licit" },
	{ "-5.§ (2)", "bemondott egy 20-100-at húsz nélkül" },
	{ "-5.§ (2)", "lap nélkül licitált" },
	{ "-5.§ (2)", "kényszerből bemondott egy 20-100-at húsz nélkül" },
	{ "-5.§ (2)", "negyven nélkül licitált 40-100-at" },
	{ "-5.§ (2)", "ultit mondott, pedig nem volt hetese" },
	{ "-5.§ (2)", "bid 20-100 without a twenty" },
	{ "-5.§ (2)", "bid ulti without the seven" },
	{ "-5.§ (2)", "a hopeless bid" },
	{ "-5.§ (2)", "nem volt meg a hetese, mégis ultit mondott" },
	{ "-5.§ (2)", "nincs is húsza és 20-100-at licitált" },
	{ "-5.§ (2)", "bid four aces without an ace" },
	{ "7.§ (6)", "rekontrát mondott kontra nélkül" },
	{ "7.§ (6)", "said rekontra without kontra" },
	{ "4.§ (D) (1)", "a védő bemondta az ultit" },
	{ "4.§ (D) (1)", "a védő ultit mondott" },
	{ "4.§ (D) (1)", "a defender announced an ulti" },
	{ "6.§ (9)", "beleegyezés nélkül adta fel" },
	{ "6.§ (9)", "conceded without consent" },
	{ "-10.§ (4)", "20 helyett 40-et mondott" },
	{ "-10.§ (4)", "forty instead of twenty" },
	{ "6.§ (9)", "feladta de a többiek nem egyeztek bele" },
	{ "6.§ (9)", "az első lap után feladta" },
	{ "6.§ (9)", "conceded but the others did not agree" },
	{ "-6.§ (9)", "feladta az első lap előtt" },
	{ "-13.§ (3) 5", "kérték az utolsó ütést és ebből vette észre hogy nem az övé" },
	{ "7.§ (5)", "későn csatlakozott a kontrához" },
	{ "7.§ (5)", "joined the kontra too late" },
	{ "6.§ (7)", "elvitte az ütést a rekontra előtt" },
	{ "6.§ (7)", "took the trick before the rekontra" },
	{ "7.§ (6)", "elkésett a kontrával" },
	{ "7.§ (6)", "kontrázott, pedig nem ő volt soron" },
	{ "7.§ (6)", "rekontrázott, pedig nem ő volt soron" },
	{ "7.§ (6)", "kontrázott, de nem ő jött" },
	{ "7.§ (6)", "kontrázott, pedig nem ő következett" },
	{ "7.§ (6)", "nem rajta volt a sor és kontrázott" },
	{ "7.§ (6)", "nem rajta volt a sor, mégis rekontrázott" },
	{ "7.§ (6)", "doubled though it was not his turn" },
	{ "2.6", "licitált, pedig nem ő volt soron" },
	{ "2.6", "licitált, de nem ő jött" },
	{ "2.6", "licitált, pedig nem ő következett" },
	{ "2.6", "bid though it was not his turn" },
	{ "2.2", "passzolt, pedig nem ő volt soron" },
	{ "6.§ (5)", "kihívott, pedig nem ő volt soron" },
	{ "6.§ (5)", "hívott, de nem ő jött" },
	{ "1.5", "osztott, pedig nem ő volt soron" },
	{ "9.§ (5)", "tett egy lapot, pedig nem ő volt soron" },
	{ "9.§ (8)", "visszavette a kitett lapot" },
	{ "9.§ (8)", "took back the card he had played" },
	{ "9.§ (4)", "csomóra játszott" },
	{ "9.§ (5)", "idő előtt tette be a lapját" },
	{ "9.§ (5)", "visszavette a lapját, mert idő előtt tette" },
	{ "9.§ (5)", "idő előtt betett lapot visszavette" },
	{ "9.§ (6)", "belenézett a lapjaimba" },
	{ "6.§ (5)", "soron kívül hívott" },
	{ "6.§ (10)", "a védő kiterítette a lapjait" },
};

/* Is it the case meant? "jury" is any unlisted act, with or without its own paragraph. */
static bool is_meant(int case_no, const char *wanted)
{
	struct court_case row;

	ulti_court.describe(case_no, &row);
	if (wanted[0] == '-')
		return !row.no[0] && strcmp(row.cites[0], wanted + 1) == 0;
	if (strstr(wanted, "§"))
		return row.standing == COURT_NAMED && strcmp(row.cites[0], wanted) == 0;
	return strcmp(row.no, wanted) == 0;
}

/* Find the place of the case meant among the hits: 0: first, -1: missing. */
static int place_of(const struct said *said)
{
	struct court_hit hits[COURT_FINDS];
	size_t count = ulti_case_search(said->words, strlen(said->words), hits);

	for (size_t i = 0; i < count; i++) {
		if (is_meant(hits[i].case_no, said->wanted))
			return (int)i;
	}
	return -1;
}

/* Is the first case, clearly ahead, one that pays but was not meant? Enter would take it. */
static bool is_misled(const struct said *said)
{
	struct court_hit hits[COURT_FINDS];
	struct court_case row;
	size_t count = ulti_case_search(said->words, strlen(said->words), hits);

	if (count == 0 || is_meant(hits[0].case_no, said->wanted))
		return false;
	ulti_court.describe(hits[0].case_no, &row);
	return row.standing == COURT_LISTED && (count < 2 || 10 * hits[1].score <= 9 * hits[0].score);
}

/* Count those that are first, and among three; report those that are not first. */
static void count_places(const struct said *list, size_t total, const char *name)
{
	size_t first = 0, three = 0;

	for (size_t i = 0; i < total; i++) {
		int place = place_of(&list[i]);
		first += place == 0;
		three += place >= 0 && place < 3;
		assert_false(is_misled(&list[i]));
		if (place != 0)
			print_message("%s: «%s» should be %s: place %d\n", name, list[i].words, list[i].wanted, place + 1);
	}
	print_message("%s: %zu of %zu first, %zu among three\n", name, first, total, three);
	assert_true(first * 100 >= total * 85);
	assert_true(three * 100 >= total * 97);
}

#define LIST(list) list, sizeof list / sizeof *list

static void spoken_hungarian(void **state)
{
	(void)state;
	count_places(LIST(hungarian), "Hungarian");
}

static void spoken_english(void **state)
{
	(void)state;
	count_places(LIST(english), "English");
}

static void spoken_later(void **state)
{
	(void)state;
	count_places(LIST(afterwards), "afterwards");
	count_places(LIST(second), "second");
	count_places(LIST(third), "third");
	count_places(LIST(fourth), "fourth");
	count_places(LIST(fifth), "fifth");
}

static void found_for_certain(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof certain / sizeof *certain; i++) {
		if (place_of(&certain[i]) != 0)
			print_message("«%s» should be %s: place %d\n", certain[i].words, certain[i].wanted, place_of(&certain[i]) + 1);
	}
	for (size_t i = 0; i < sizeof certain / sizeof *certain; i++)
		assert_int_equal(place_of(&certain[i]), 0);
}

/* The trick offered as the answer: not one that was taken, nor that of the discovery. */
static void trick_in_words(void **state)
{
	(void)state;
	assert_int_equal(ulti_trick_said("renonszolt a negyedik ütésben"), 4);
	assert_int_equal(ulti_trick_said("a 10. ütésnél leejtett egy lapot"), 10);
	assert_int_equal(ulti_trick_said("revoked in trick 7"), 7);
	assert_int_equal(ulti_trick_said("a 4.-ben renonszolt, a hetedikben derült ki"), 0);
	assert_int_equal(ulti_trick_said("a hetedikben vettük észre"), 0);
	assert_int_equal(ulti_trick_said("két lapot tett"), 0);
}

static int number_of(const char *s)
{
	int case_no;

	return ulti_case_is_number(s, strlen(s), &case_no) ? case_no : -2;
}

/* A paragraph in every spelling; a number of no case; words. */
static void paragraphs(void **state)
{
	static const char *const of_3_4[] = { "3.4", "3.4.", "3,4", "13.§ (3) 4", "13 § (3) 4.", "13.§ (3) 4.", "13.3.4",
		"13. § (3) 4", "13.§(3)4", "(3) 4", "13.§ (3) 4 a" };
	static const char *const none[] = { "4.9", "0.1", "3.13", "13.§ (4) 1", "7", "12.§", "9.§ (12)", "14.§ (1)", "1.2.3", "3.4.5", "13.3.99999999999999",
		"A B 3", "A 4", "b", "C,D", "A B 3." };
	static const char *const words[] = { "3 lap", "talon", "", "§", "9 lapja volt", "3.4 eset volt" };

	(void)state;
	for (size_t i = 0; i < sizeof of_3_4 / sizeof *of_3_4; i++)
		assert_int_equal(number_of(of_3_4[i]), ULTI_CASE_3_4);
	for (size_t i = 0; i < sizeof none / sizeof *none; i++)
		assert_int_equal(number_of(none[i]), -1);
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		assert_int_equal(number_of(words[i]), -2);
	for (int i = 0; i < ULTI_CASES; i++)
		assert_int_equal(number_of(ulti_case_at(i)->no), i);
	assert_int_equal(number_of("10.§ (3) g"), ULTI_CASE_FALSE_CLAIM);
	assert_int_equal(number_of("10.3.g."), ULTI_CASE_FALSE_CLAIM);
	assert_int_equal(number_of("10.§ (3) d"), ULTI_CASE_JURY);
	assert_int_equal(number_of("zsűri"), ULTI_CASE_JURY);
	assert_int_equal(number_of("Zsuri"), ULTI_CASE_JURY);
	assert_int_equal(number_of("JURY"), ULTI_CASE_JURY);
	assert_int_equal(number_of("3,12"), ULTI_CASE_3_12);
	assert_int_equal(number_of("9.9"), ULTI_NAMED_TOUCHED);
	for (int i = 0; i < ULTI_CASES; i++) {
		for (int k = 0; k < ULTI_OUTCOMES && ulti_case_at(i)->outcomes[k].follows; k++) {
			const struct ulti_outcome *outcome = &ulti_case_at(i)->outcomes[k];
			bool is_elsewhere = outcome->follows == ULTI_FOLLOWS_ALL_OPEN;   /* by 9.§ (1) */
			assert_int_equal(number_of(outcome->cite), is_elsewhere ? ULTI_CASE_1_3 : i);
		}
	}
}

/* A wrong number of cards is one case in the deal and another in play: both are offered. */
static void counts_of_cards(void **state)
{
	static const char *const said[] = { "kilenc lapja volt", "tizenegy lapja van", "kilenc lap", "nine cards" };

	(void)state;
	for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
		assert_in_range(place_of(&(struct said){ "1.2", said[i] }), 0, 1);
		assert_in_range(place_of(&(struct said){ "3.9", said[i] }), 0, 1);
	}
}

/* An act without something is a hopeless bid only if a bid needs it. */
static void without_is_no_hopeless_bid(void **state)
{
	static const char *const said[] = { "rekontrát mondott kontra nélkül", "said rekontra without kontra",
		"a védő bemondta az ultit", "a védő ultit mondott", "ultit mondott", "beleegyezés nélkül adta fel",
		"ütés nélkül számolta be a húszat", "ütés nélkül mondta be a húszat", "passz nélkül mondott licitet",
		"a felvevő gondolkodás nélkül dobta le a hetest", "szó nélkül mondta be", "szó nélkül dobta le az ulti hetesét",
		"nem volt lapja az utolsó ütésre" };

	(void)state;
	for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
		if (place_of(&(struct said){ "-5.§ (2)", said[i] }) >= 0)
			fail_msg("«%s» is a hopeless bid", said[i]);
	}
	assert_int_equal(place_of(&(struct said){ "-3.§ (7)", "passz nélkül mondott licitet" }), -1);
}

/* An unknown act goes to the jury, before cases that are only near. */
static void unlisted(void **state)
{
	static const char *const said[] = { "leöntötte a lapokat kávéval", "elment az asztaltól játék közben",
		"a kontrát nem hallotta senki", "telefonált a játék alatt" };

	(void)state;
	for (size_t i = 0; i < sizeof said / sizeof *said; i++)
		assert_int_equal(place_of(&(struct said){ "jury", said[i] }), 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(spoken_hungarian),
		cmocka_unit_test(spoken_english),
		cmocka_unit_test(spoken_later),
		cmocka_unit_test(found_for_certain),
		cmocka_unit_test(trick_in_words),
		cmocka_unit_test(paragraphs),
		cmocka_unit_test(counts_of_cards),
		cmocka_unit_test(without_is_no_hopeless_bid),
		cmocka_unit_test(unlisted),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
