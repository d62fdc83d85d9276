/*
 * Find the case meant by somebody's words at the table. Words, and the sayings of each case, become ideas
 * (stems of both languages); the case whose saying shares most with the words is meant.
 */
#include "games/ulti/court/court.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <threads.h>

/* ---- ideas ------------------------------------------------------------------------------------- */

/*
 * An idea, its weight, and its stems: folded, both languages; "=": only that word, else any word with that
 * beginning; "!": such a word right after a "not" or a "without", or before a "nélkül". The longest stem that
 * fits a word decides, in all ideas that have it; a verb's prefix ("leejt", "elejt") is removed if no stem
 * has it.
 */
struct idea {
	int weight;
	const char *stems;
};

enum { HOPELESS, NEEDED, MISSING, WITHOUT, NOT, UNFOUNDED, NOT_SO, REFUSED,
	PLAYING, SPECTATOR };
static const struct idea ideas[] = {
	/* by the names above: a hopeless bid; its missing cards, without weight */
	{ 6, "remenyt hopeless kenyszerb kenyszerl" },
	{ 0, "!hetes !aduhet !husz !huszat !negyven !=20 !=40 !=7 !seven !twenty !forty" },
	{ 0, "!=asz !aszt !aszok !aszu !=aszom !=asza !=ace !=aces !lap !card" },
	{ 4, "nelkul without" },
	{ 1, "=nem =ne =se =sem =nincs nelkul felejt mulaszt elmarad kimaradt kellett-volna =no =not without "
		"didn couldn wasn don forgot forget fail never eszebe" },
	{ 5, "alaptalan hamis teves hiaba igaza =igaz teved semmi szabalyos =false wrongly unfounded nothing "
		"=rend rendben megsem" },
	{ 0, "!volt !=van !was !is !tortent !talal !igaz !renonsz !revoke !szabalytal !offence wasn isn "
		"!have !had" },
	{ 5, "!mutat !megmutat !mutatni !show !akar !hagy hajland megtagad refuse" },
	{ 2, "jatszik jatek jatszas lejatsz playing play menet meccs" },
	{ 5, "kibic nezo spectator" },
	/* things */
	{ 1, "lap kartya card =hand =lapos" },
	{ 3, "=szin szine szinb szinn szinr szint szinu szinv =suit suits szinh" },
	{ 2, "makk zold =tok tokk tokb tokn tokot tokr tokj green acorn bells leaf leaves" },
	{ 3, "piros hearts =red" },
	{ 3, "adu aduv atut trump trumps aduhet" },
	{ 4, "utes trick utesunk uteseink =utesemet uteseim =utesem" },
	{ 4, "talon" },
	{ 3, "pakli csomag packet =pack half halves felcsomag =felet =felev =resz reszt bottom =also alsob" },
	{ 5, "kontra rekontra doubl redoubl" },
	{ 6, "csatlakoz join" },
	{ 4, "=parti partit partin partir partib partij" },
	{ 2, "=game =jatekot" },
	{ 4, "husz huszat negyven =20 =40 twenty forty melds =meld" },
	{ 3, "szaz =100 hundred negyvenszaz huszszaz szazam" },
	{ 3, "=asz aszt aszok aszom =ace aces negyasz aszu" },
	{ 2, "durchmars durch szintelen betli rebetli colourless notrump" },
	{ 3, "ulti =ultis" },
	{ 4, "hetes aduhet" },
	{ 3, "renonsz revoke reneg szabalytalan offence irregular szinvet eltagad tagad letagad" },
	{ 3, "ules uleset uleren ultet ultek ulnek =ult =ulne =ulnie =ul leul atul helycser hely helye helyr "
		"helyet helyen szek seat =sat =sit sitting places =place" },
	/* how many */
	{ 4, "=ket ketto kettot kettesev =2 two mindketto mindkett egynel dupla duplan" },
	{ 4, "ketszer twice" },
	{ 4, "=harom harmat haromlap =3 three =negy negyet =4 four" },
	{ 1, "=egy =egyet =1 =one =egyetlen csak =only eggyel" },
	{ 4, "=kilenc kilencet kilencl =9 nine =tizenegy tizenegyet tizenegyl =11 eleven =tizenharom tizenharmat "
		"=13 thirteen =nyolc nyolcat nyolcl =8" },
	{ 5, "tizenket =12 twelve" },
	{ 3, "keves kevesebb tobb =sok hianyz hianyos folos felesleg plusz ures =hany extra missing =few fewer "
		"=many =short =more empty" },
	{ 4, "lapszam =szam =szamu =szamot stimmel number =darab darabsz misdeal count" },
	{ 4, "=hetet =hetl =7 seven =het" },
	{ 4, "otosev =otos =otot =ot five fives negyesev negyes kettesev egyesev harmasav =hatos hatosev "
		"hatosav" },
	/* people */
	{ 2, "=o =neki =ot =he =him =hers" },
	{ 3, "=mas masik masok masnak mast mase masik idegen =tobbi tobbiek ellenf other others else someone "
		"ovet =ove masodik szomszed tarsae enyem =my =enem =utesemet =uteseink utesunk =our ember" },
	{ 2, "sajat own magae =maga" },
	{ 3, "=tars tarsa tarsan tarsat partner" },
	{ 2, "felvevo declarer bemondo" },
	{ 3, "vedo ellenj defender" },
	{ 2, "=kie =kinek whose =who =won tudjuk tudni nyert" },
	/* the moments of a deal */
	{ 4, "oszt osztott osztas oszto kioszt leoszt deal dealt kapt kapot jutott jart dealing" },
	{ 4, "=oszto osztoja =osztonak =osztot dealer" },
	{ 3, "emel emelt cut" },
	{ 3, "emelt felemel emelj emeli raise raised valt felvi" },
	{ 3, "licit bid bidding vallal auction" },
	{ 4, "passz pasz pass passol" },
	{ 3, "kihiv hivott hivta =hiv =hivt hivas hivtam hivj indul indit kijatsz kijatszott =lead =led "
		"leading =leads" },
	{ 2, "vege vegen veger vegul =end marade maradt maradj maradna left remain fogy derul" },
	{ 3, "elso eloszor elejen legelej first =kezdo kezdot kezdonek" },
	{ 4, "nyitott nyitotta kezd kezdt kezde kezdo began start started begin opened opening jogosul jogtalan "
		"illet entitled" },
	{ 3, "utols legutob legutol =last =latest" },
	{ 3, "regi korabb elozo older earlier previous" },
	{ 3, "=elott mielott elobb hamarabb koran elore before early soon idonap ido" },
	{ 2, "nyomban rogton azonnal =once egybol =mindjart immediately" },
	{ 3, "keson kesve elkes kesett utolag kesobb =late later" },
	{ 3, "=var vart varta varj megvar wait waiting" },
	{ 3, "=sor =soros soron sorra sora sorban =jott =jon jonne jottem jovok kovetkezett kovetkezne rakerul "
		"turn rajtam =ram helyett instead" },
	{ 3, "kivul =out" },
	{ 2, "volna kellett =kell kene should ought kellet" },
	{ 1, "kozben =during =while kozbe" },
	/* deeds */
	{ 2, "tett tette tesz teszi teve tegy tenni tennie rak rakta rakja rakn dob dobta kitett lerak letev "
		"lecsap lokte =jatszott =jatszotta jatszott =put laid =lay =laying =plays =played kime" },
	{ 2, "adott adta adja =ad =adni give gave =given" },
	{ 3, "kovet szolgal kiszolgal follow followed following" },
	{ 4, "utott utotte uti utni utot beat beaten overtak overtook felulut folulut" },
	{ 5, "!utott !utotte !utot !vitt !vitte !overtak !beat alatett alatet alament aladob alarak" },
	{ 6, "legnagyobb legmagas highest" },
	{ 4, "felul folul felulut folulut fole folott felett over overtak overtook higher" },
	{ 4, "nagyobb magasabb higher" },
	{ 4, "kisebb alacsony ugyanakkor ugyanaz ugyanezt egyenlo azonos alul lower =low equal =same "
		"insufficient underbid small smaller" },
	{ 5, "aduz aduk =overtrump trumped" },
	{ 2, "vitt vitte visz vesz vett vette vetel huzta huzza szedt szedi soport took =take taken =takes "
		"gathered" },
	{ 3, "felvett felvesz felvet felvev nyul belenyul kapkod elkap elvett elvet felkap kikap snatch grab "
		"pick felszed szedtem szedem szedte szedi lift" },
	{ 6, "ejt esik esett esne esnek pottyan pottyint potyog csusz lever hull szorod leszor kirepul lerepul "
		"elhagy elhagyt drop fell fall slip" },
	{ 4, "latszot latszik lattak latta lattam lattuk lathato villan fordul fordit folford felford borul "
		"felbor meglat expos flip seen visible =saw latsz" },
	{ 4, "mutat mutog show showed shown" },
	{ 2, "=utan after afterwards" },
	{ 5, "elment elmen tavoz otthagy elsetal elhagyt szunet cig dohanyoz vece mosdo bufe" },
	{ 4, "=31 =33 harmincegy harmincharom" },
	{ 5, "nez lapoz belapoz visszalapoz nezt neze lesett lesi leste lesel kukucs kukk leskel pillant belelat "
		"sandit bamul felhajt =through look looking peek peep nyitotta kinyit felfordit" },
	{ 3, "mond mondt szol szolt nevez name named naming =say saying =said tell told bemond" },
	{ 6, "arul kotyog kottyan kibesz fecseg locsog elszol bokte elmond szivarog reveal betray =away leak "
		"szajan" },
	{ 3, "jelent bejelent jelz announc declar jelentet" },
	{ 6, "sug suttog duruzs whisper hint tipp" },
	{ 6, "jelzet jelez jelz jelel intett integ szemez kacsint hunyor biccent bolint kopog kohog grimasz "
		"szissz ramutat fintor rugta rugdos signal wink gesture mutogat cough nod" },
	{ 5, "beszel beszed dumal komment megjegyz ordit orditott bekiab kozbesz beszol beszolt remark comment "
		"talk beleszol" },
	{ 4, "kever kavar keveredett mix mixed shuffl osszerak osszetur osszeont" },
	{ 4, "osszedob osszehany bedob bedobal osszecsap osszehajig thrown threw osszetol osszetesz osszelok "
		"=throw" },
	{ 4, "osszeszed osszekap osszesop osszehuz felkap felmark sopor magahoz swept gather elvett grab" },
	{ 3, "szamol szaml megszam osszeszam osszead elszam check counted counting ellenor" },
	{ 3, "vita vitat vitaz osszevesz veszek egyez ertun egyet emleksz disput argu disagree agree consent" },
	{ 5, "csend csond silent =silently" },
	{ 4, "kialt reklam bejelent vad vadol gyanu rafog allit allitott hitte claim accus called kiabal "
		"panasz" },
	{ 2, "rossz hibas teves rosszul rosszk fordit felcser wrong bad incorrect" },
	{ 4, "cserel felcser helycser swap swapped switch" },
	{ 6, "kihagy kihagyt ugrot ugrott atugr kimarad kifelejt mellozt skip skipped forgotten" },
	{ 3, "masodik masodszor second masodj" },
	{ 4, "egyszerre egyutt ragad ragadt osszeragad together stuck" },
	{ 6, "visszavett visszavet visszavesz visszavon visszahuz takeback =back withdr meggondol" },
	{ 6, "egymasra csomora csomo pile heap" },
	{ 6, "terit nyilt spread =open" },
	{ 8, "javit helyesbit correct" },
	{ 6, "onrabl felad feladt conced surrender" },
	{ 1, "=volt voltam =van =was =were =is =has had" },
	{ 5, "karomkod szidalm sert sertett kiabal uvolt ordit szitkoz durva bunda hulyez hulyenek idiota barom "
		"fenyeget csalt =csal csalo threat cheat idiot insult shout swear swore" },
	{ 4, "megjelol jelolt marked lass gondolkod gondolkoz slow telefon phone sokaig" },
	{ 2, "kerte keri kert kerdez asked ask" },
	{ 6, "sportszer unsport fegyelm fegyelem misconduct" },
	{ 6, "szandekos deliberat purpos" },
	{ 6, "kizar exclu disqual" },
	{ 6, "figyelmeztet warn" },
	{ 5, "sarga yellow" },
	{ 3, "szabalyv" },
	{ 6, "szabalyell kombin combin" },
	{ 5, "negyedik fourth" },
	{ 6, "avatkoz interfer" },
	{ 4, "emeltet" },
	{ 5, "ultira betlire partira durchmarsra" },
	{ 2, "=tiz =tizet tizes kilences nyolcas" },
	{ 6, "egyeb =other unlist listed zsuri jury" },
	{ 2, "fold foldo floor asztalra asztalon table" },
};

enum { IDEAS = sizeof ideas / sizeof *ideas, WORD = 48, FOLDED = 1024, QUERY_WORDS = 32, SET_WORDS = 3 };
_Static_assert(IDEAS <= SET_WORDS * 64, "a set of ideas has a bit for each");

/* Ideas as bits, those denied and those asserted, and the number of words without one. */
struct thought {
	uint64_t has[SET_WORDS], denied[SET_WORDS], said[SET_WORDS];
	int unknown;
};

/* Verbs' prefixes, folded. */
static const char *const prefixes[] = { "ossze", "vissza", "hatra", "bele", "hozza", "fel", "meg", "oda",
	"szet", "kozbe", "le", "ki", "be", "el", "at", "ra" };

/* Words without meaning. */
static const char noise[] =
	" a az es de hogy is meg mar majd aztan pedig megis mert ha mint azt ezt ez ami amit aki akit akinek "
	"akinel en te mi ti ok nekem nala nalunk rajta ra be ki fel le meg el at oda ide ott itt hat szerintem "
	"azon kb nagyon the a an to of in on it its at by with from and but though then for i me we they them "
	"this that there be been his her their one t ";

/* Words that deny the next word with a meaning, and the one that denies the word before it. */
static const char negations[] = " nem ne se sem nincs no not never didn couldn t without ";
static const char without[] = " nelkul ";
/* Beginnings of words about an omission: they deny all words after them. */
static const char *const omissions[] = { "elfelejt", "felejt", "elmulaszt", "mulaszt", "forg", "fail" };
/* Words that pass a denial on: "nem volt meg a zöld hetese". */
static const char carriers[] = " volt van has had have adu trump makk zold tok piros ";

static bool is_word_byte(char c)
{
	bool is_digit = c >= '0' && c <= '9';

	return (c >= 'a' && c <= 'z') || is_digit || (unsigned char)c >= 0x80;
}

/* Find the next word at or after *at; returns its length, 0 at the end. */
static size_t next_word(const char **at)
{
	size_t n = 0;

	while (**at && !is_word_byte(**at))
		++*at;
	while (is_word_byte((*at)[n]))
		n++;
	return n;
}

/* A word; is it after a "not"; is it after that or an omission? */
struct word {
	const char *at;
	size_t n;
	bool negated, denied;
};

/* All stems, grouped by their first byte: a search compares thousands of words with them. */
enum { STEMS = 2048 };
static struct stem {
	const char *at;
	uint8_t n, idea;
	bool whole, negated;     /* fits whole words alone; only after a "not" */
} stems[STEMS];
static uint16_t first_stem[UCHAR_MAX + 2];   /* of a group; the next one's is its end */
static once_flag are_grouped = ONCE_FLAG_INIT;

/* Read the stem at *at and the blank after it. */
static struct stem next_stem(const char **at, int idea)
{
	bool negated = **at == '!', whole = (*at)[negated] == '=';
	const char *text = *at + negated + whole;
	size_t n = strcspn(text, " ");

	*at = text + n + (text[n] == ' ');
	return (struct stem){ text, (uint8_t)n, (uint8_t)idea, whole, negated };
}

static void group_stems(void)
{
	uint16_t count[UCHAR_MAX + 2] = { 0 };

	for (int i = 0; i < IDEAS; i++) {
		for (const char *at = ideas[i].stems; *at;)
			count[(unsigned char)*next_stem(&at, i).at + 1]++;
	}
	for (int c = 0; c <= UCHAR_MAX; c++)
		first_stem[c + 1] = count[c + 1] = (uint16_t)(count[c] + count[c + 1]);
	assert(first_stem[UCHAR_MAX + 1] <= STEMS);
	for (int i = 0; i < IDEAS; i++) {
		for (const char *at = ideas[i].stems; *at;) {
			struct stem stem = next_stem(&at, i);
			stems[count[(unsigned char)*stem.at]++] = stem;
		}
	}
}

/* Add the ideas of the longest stem; false if no stem fits. */
static bool add_stems(const struct word *word, struct thought *out)
{
	unsigned char c = (unsigned char)*word->at;
	uint64_t bits[SET_WORDS] = { 0 };
	size_t best = 0;

	call_once(&are_grouped, group_stems);
	for (const struct stem *stem = stems + first_stem[c]; stem < stems + first_stem[c + 1]; stem++) {
		bool fits = (stem->whole ? stem->n == word->n : stem->n <= word->n)
			&& (!stem->negated || word->negated);
		if (stem->n < best || !fits || memcmp(stem->at, word->at, stem->n) != 0)
			continue;
		if (stem->n > best)
			memset(bits, 0, sizeof bits);
		best = stem->n;
		bits[stem->idea / 64] |= UINT64_C(1) << (stem->idea % 64);
	}
	for (int i = 0; i < SET_WORDS; i++) {
		out->has[i] |= bits[i];
		(word->denied ? out->denied : out->said)[i] |= bits[i];
	}
	return best > 0;
}

static bool add_without_prefix(const struct word *word, struct thought *out)
{
	for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++) {
		size_t len = strlen(prefixes[i]);
		struct word rest = { word->at + len, word->n - len, word->negated, word->denied };
		if (word->n >= len + 2 && memcmp(word->at, prefixes[i], len) == 0 && add_stems(&rest, out))
			return true;
	}
	return false;
}

/* Is the word in the list, with blanks around each word? */
static bool is_in(const char *list, const struct word *word)
{
	char spaced[WORD + 3];

	if (word->n > WORD)
		return false;
	spaced[0] = ' ';
	memcpy(spaced + 1, word->at, word->n);
	memcpy(spaced + 1 + word->n, " ", 2);
	return strstr(list, spaced) != NULL;
}

static bool has_idea(const struct thought *thought, int idea)
{
	return thought->has[idea / 64] >> (idea % 64) & 1;
}

/* The number of a trick does not point to a case: numerals, and words for numbers of tricks and deals. */
static const char *const ordinals[] = { "elso", "masodik", "harmadik", "negyedik", "otodik", "hatodik",
	"hetedik", "nyolcadik", "kilencedik", "tizedik", "first", "second", "third", "fourth", "fifth", "sixth",
	"seventh", "eighth", "ninth", "tenth" };
enum { ORDINALS = sizeof ordinals / sizeof *ordinals, TRICK_WORDS = 3 };
static const char in_endings[] = " ben ban nel ";
static const char numbered[] = " leosztas leosztast leosztasnal leosztasban korben fordulo forduloban round ";
static const char in_tricks[] = " utesben utesnel utesnek utesre utesig utestol uteskor trick tricks ";
static const char some_tricks[] = " utessel tricks ";

/* Read the number in a word about a trick: "4", "negyedik", "fourth", 0: none; and the ending after it. */
static int ordinal_of(const struct word *word, struct word *ending)
{
	int number = 0;

	*ending = (struct word){ .at = word->at + word->n };
	while (number < ORDINALS) {
		size_t len = strlen(ordinals[number++]);
		if (word->n < len || memcmp(ordinals[number - 1], word->at, len) != 0)
			continue;
		*ending = (struct word){ .at = word->at + len, .n = word->n - len };
		return (number - 1) % ULTI_TRICKS + 1;
	}
	number = word->n <= 4 && word->at[0] >= '0' && word->at[0] <= '9' ? atoi(word->at) : 0;
	return number <= ULTI_TRICKS ? number : 0;
}

static struct word word_behind(const struct word *word)
{
	struct word next = { .at = word->at + word->n };

	next.n = next_word(&next.at);
	return next;
}

/*
 * Count the words that name the trick: "a 4. ütésben", "a hetedikben", "in the fourth trick", "in trick 4";
 * of "the fourth trick", which was taken, only the number. *trick: the number.
 */
static int trick_words(const struct word *word, int *trick)
{
	const struct word next = word_behind(word);
	struct word ending;

	*trick = ordinal_of(word, &ending);
	if (*trick && ((ending.n > 0 && is_in(in_endings, &ending)) || is_in(in_tricks, &next)))
		return ending.n > 0 ? 1 : 2;
	/* "a 4-ben", "a 4.-ben" */
	if (*trick && is_in(in_endings, &next) && next.at > word->at + word->n && next.at[-1] == '-')
		return 2;
	bool is_of_trick = next.n >= 4 && (memcmp(next.at, "utes", 4) == 0 || memcmp(next.at, "tric", 4) == 0);
	if (*trick && (is_of_trick || is_in(numbered, &next)))
		return 1;
	if (is_in(" trick ", word) && ordinal_of(&next, &ending)) {
		*trick = ordinal_of(&next, &ending);
		return 2;
	}
	*trick = 0;
	return is_in(some_tricks, &next) && is_in(" egy ket harom negy one two three four ", word) ? 2 : 0;
}

int ulti_trick_said(const char *words)
{
	static const char *const found_out[] = { "derul", "kider", "eszrev", "vett", "later", "notic", "came" };
	char folded[FOLDED];
	struct word word = { .at = folded };
	int trick, said = 0, count = 0;

	text_fold(folded, sizeof folded, words, strlen(words));
	for (size_t i = 0; i < sizeof found_out / sizeof *found_out; i++) {
		if (strstr(folded, found_out[i]))
			return 0;
	}
	while ((word.n = next_word(&word.at)) > 0) {
		int skipped = trick_words(&word, &trick);
		if (skipped > 0 && trick > 0)
			said = trick, count++;
		for (; skipped > 1; skipped--)
			word = word_behind(&word);
		word.at += word.n;
	}
	return count == 1 ? said : 0;
}

static struct thought think(const char *words, size_t n)
{
	struct thought out = { .unknown = 0 };
	char folded[FOLDED];
	struct word word = { .at = folded };
	bool is_omitted = false;

	text_fold(folded, sizeof folded, words, n);
	for (int count = 0; count < QUERY_WORDS && (word.n = next_word(&word.at)) > 0; count++) {
		int trick, skipped = trick_words(&word, &trick);
		out.has[PLAYING / 64] |= (uint64_t)(skipped > 0 && trick > 0) << PLAYING % 64;
		for (; skipped > 1; skipped--)
			word = word_behind(&word);
		if (skipped == 1) {
			word = (struct word){ .at = word.at + word.n, .negated = word.negated, .denied = word.denied };
			continue;
		}
		bool is_noise = is_in(noise, &word), was_negated = word.negated;
		const struct word next = word_behind(&word);
		word.negated = was_negated || (next.n > 0 && is_in(without, &next));
		if (!add_stems(&word, &out) && !add_without_prefix(&word, &out) && !is_noise)
			out.unknown++;
		word.negated = is_in(negations, &word) || (was_negated && (is_noise || is_in(carriers, &word)));
		for (size_t i = 0; i < sizeof omissions / sizeof *omissions; i++) {
			size_t len = strlen(omissions[i]);
			is_omitted = is_omitted || (word.n >= len && memcmp(word.at, omissions[i], len) == 0);
		}
		word.denied = is_omitted || (is_in(negations, &word) && !has_idea(&out, WITHOUT));
		word.at += word.n;
	}
	return out;
}

/* ---- sayings ----------------------------------------------------------------------------------- */

/* Allowed or not, by the announcement of the event. */
#define OWN_TRICKS "megnézte saját ütés|saját ütés néz|look own tricks"

/* The sayings of each case; as ideas, each represents many. */
static const char *const sayings[ULTI_FINDS] = {
	[ULTI_CASE_1_1] = "emelés után rossz pakli osztott|emelés után nem tett fele|elfelejtett összerak csomag "
		"emelés osztott|nem összerak csomag emelés osztott|alsó pakli kezd osztás|emelt pakli|wrong half "
		"dealt cut|bottom half dealt|emelés nem tette|emelés fordít pakli tett|emelt rész nem tett vissza "
		"osztott|emelt lap egymásra tett rossz|egymásra tett emelés",
	[ULTI_CASE_1_2] = "kevés lap osztott|rossz lapszám osztás|osztott kilenc lap|kilenc lap|lapszám|több lap|"
		"kilenc lap licit|hiányzik lap licit előtt|osztásnál egy több lap|misdeal|tizenegy lap osztó adott|"
		"osztó adott kevés lap|tíz helyett kilenc osztott|kevés lap megnéz",
	[ULTI_CASE_1_3] = "osztás közben látszott lap|osztás közben felfordult lap|felvett lap "
		"látszott|felszedéskor látszott lap|osztás látta lap|picking showed card|dealing showed card|osztás "
		"közben leesett lap|felszed lap leesett|osztás megmutatta lap",
	[ULTI_CASE_1_4] = "nem ötösével osztott|nem adta elsőnek talon osztás|négyesével lap osztott|nem hét lap "
		"először|utoljára hét lap osztott|osztott egyszerre három lap|utoljára adta talon osztás|talon nem "
		"elsőnek adott|talon nem előbb adott|nem ötöt adott|hét lap osztott utolsó|talon végén adott|talon "
		"végén adott nem elején|elején öt lap adott nem hét|talon nem elején adott",
	[ULTI_CASE_1_5] = "nem ő osztott volna|rossz osztó|más osztott|nem soron osztott|kellett volna oszt|"
		"rossz ember osztott|osztott sor|wrong dealer|not his turn deal|osztott rajtam sor|helyettem osztott|"
		"nem az osztott kell|kétszer ugyanaz osztott|osztott volna más|osztott pedig én sor",
	[ULTI_CASE_1_6] = "rossz helyen ülnek|helyet cseréltek|ülésrend|nem lap szerint ülnek|fordítva ülnek lap|"
		"wrong seats|székek cserélt|ülnek|lap nem kéne ülnie",

	[ULTI_CASE_2_1] = "elárulta színt|elárulta zöld|megmondta adu licit közben|elárulta licit szín "
		"adu|mondta szín nem piros|named suit auction|elárulta zöld licit|elárulta adu|mondta zöld licit "
		"közben|elárulta játszik|licit közben kicsúszott szájan makk",
	[ULTI_CASE_2_2] = "soron kívül passzolt|korán passzolt|passz előtt mondott|rám nem várt "
		"passzolt|passzolt mielőtt sor|passed out of turn|nem ő sora passz|rögtön passzolt",
	[ULTI_CASE_2_3] = "talon három lap|talon egy lap|nem tett talon|elfelejtett talon|három lap tett "
		"talon|talon kevés lap|talonban rossz lapszám|talon több lap|rossz talon tett|egy lap tett "
		"talon|rossz talon letett megnézte|egy lap tett talon megnézte következő|letett talon megnézte "
		"következő licit|nem rakott talon|egy lap talon felvett nem stimmel",
	[ULTI_CASE_2_4] = "nem magasabb licit|kisebb licit|kisebb mondott licit|nem licitált nagyobb|nem mondott "
		"nagyobb|bid too low|ugyanaz licit|nem emelt licit|alul licitált|ugyanaz mondott licit|piros licit "
		"után kisebb licit|licitált ulti után ulti|kevesebb licit|alacsony mondott|egyenlő mondott|ultira "
		"negyvenszáz mondott|betlire negyven száz mondott|ultira száz mondott kevesebb|ultira betli",
	[ULTI_CASE_2_5] = "felvette talon passz előtt|nem várta passzt|belenyúlt talon|felvette talon "
		"korán|elkapkodta talon licit|took talon early|nem várta passz talon felvett|felvette talon mielőtt "
		"licit|talon nyúlt|felvett talon nem ő sora|soron kívül felvette talon|elvette talon sor|elkapta "
		"talon sor|nem passzolt kapta talon|kikap talon sor",
	[ULTI_CASE_2_6] = "nem ő kezdte licit|jogosulatlan kezdte licit|soron kívül licitált|más kezdte "
		"licit|mondta letette talon nem kezdő|opened out of turn|nem ő kellett volna kezd licit|nem első "
		"licit kezd|rossz ember kezdte licit|soron kívül kezdett|osztó kezdett licit|nem ő sora licit",
	[ULTI_CASE_2_7] = "kihagyta tizenkét|kihagyta kezdő licit|kihagyta kezdő más licit|kimaradt tizenkét "
		"lapos licit|skipped|kihagyta másik licit felvette talon|jogosulatlan kezdte másik felvett talon "
		"licit|másodszor licit tizenkét|kihagyták másik licit|kihagyták licit|jogtalanul nyitott következő "
		"licit|tizenkét lap nem szólt következő felvette talon licit",

	[ULTI_CASE_3_1] = "nem mondta adu|nem mondta szín|elfelejtette adu mondani|nem nevezte adu kihívott|első "
		"lap szín nélkül kihívott|led without naming trump|nem mondta játszik kihívott|nem mondta adu első "
		"lap előtt|kihívott nem adu mondott|nem adu szólt",
	[ULTI_CASE_3_2] = "pirosra emelt kihívott|pirosat mondott nem várta passz|pirosat jelentett kihívott nem "
		"várt|raised red led|piros emelt rögtön hívott|pirosra emelt|piros nem várta passz|piros mondott "
		"hívott|pirosra emelt első lap tett|pirosra emelt azonnal tett",
	[ULTI_CASE_3_3] = "húszat jelentett negyvenszáz|húszat jelentett|húsz mondott durchmars|negyvenet "
		"jelentett betli|announced twenty durchmars|húsz jelentett százban|húsz mondott százban|negyven "
		"bemondott százban|húsz",
	[ULTI_CASE_3_4] = "nem adott színre szín|színt nem adott|renonsz nem adott zöld|renonsz nem adott "
		"szín|nem követte szín|nem ütött felül|nem ütött|nem aduzott|nem tett adu|szín "
		"renonsz|renonszolt|zöld tök tett volt|volt zöld más tett|nem tett szín|kisebb tett volt nagyobb|nem "
		"ütött volt nagyobb|volt adu nem tett|hetes adu előbb kitette|ulti hetes kijátszotta|hetes korán "
		"tett|hetes ulti előbb|volt szín tett|volt zöld tett|nem rakott zöld|could beat not|nem tett "
		"nagyobb|volt nagyobb tett|kisebb tett|nem fölé|nem fölé volt ász|zöld hívott tök "
		"tett|színvétés|revoke|kellett volna makk tett piros|makk helyett piros tett|elfelejtett adu "
		"ütni|hetes nem utolsó ütés|hetes nem tett utolsó|zöld eltagad|volt makk piros "
		"kijátszott|alátett|alátett volt ász|nem ütött felül volt nagyobb|nem ütött felül magasabb lap|volt "
		"magasabb lap mégsem ütött felül|mégsem ütött felül|felülütés kényszer|failed overtake|volt nagyobb "
		"nem ütött|nem nagyobb tett volt|tízes hívott volt ász kilences adott|volt ász kisebb tett|threw low "
		"ace|nem adott zöld volt három ütés később vettük észre|nem adott szín ütés később vettük észre|nem "
		"adott szín később derült volt|nem ütött két ütés később vettük észre",
	[ULTI_CASE_3_5] = "más ütés elvitte|elvitte utés kihívott más|nem ő ütés vitte|behúzta más ütés|rossz "
		"ütés elvitt|took wrong trick|figyelmeztet nem övé ütés|elvitte társa ütés|took other trick led|más "
		"ütés kihívott|elvitte ütés",
	[ULTI_CASE_3_6] = "két lap tett|két lap egyszerre|összeragadt két lap|két lap kihívott|two cards "
		"together|egyszerre lap tett|egynél több lap tett|három lap tett egyszerre|két lap csúszott kéz ütés",
	[ULTI_CASE_3_7] = "megnézte talon|talonba nézett|megnézte más ütés|visszanézte ütés|nézte ellenfél "
		"ütés|látta talon|kukucskált talon|felfordította talon|régi ütés nézett|korábbi ütés nézett|nézett "
		"ütések|turned talon|over talon|elvitt ütés megszámol|elvitt ütés számol játék közben|counted taken "
		"tricks|nézett ellenfél ütés|felhajtotta ellenfél ütés|through our tricks",
	[ULTI_CASE_3_8] = "leejtett lap|leesett lap|kiesett kéz lap látta|leejt|dropped card|lap leesett látta|"
		"elejtette asz|leejtett két lap|leejtett három lap|lap földön|lap leesett asztalra",
	[ULTI_CASE_3_9] = "lejátszás rossz lapszám|hiányzik lap végén|maradt lap tizenegy|nem maradt lap utolsó "
		"ütés|egy kevesebb lap játék közben|kilenc lap volt|lapszám játék|tizenegy lap játék|utolsó ütés egy "
		"lap több|utolsó ütés hiányzik lap|eggyel kevesebb lap van|kevés lap ütés|végén több lap van|fogyott "
		"lap|végén kevés lap|végén lapszám|kilenc lap játszik|kilenc lap ütés|lap hiányzik földön",
	[ULTI_CASE_3_10] = "összedobták lapok kié parti|vita parti|összedobtuk parti|thrown cards whose parti|"
		"bedobták lap vita parti|"
		"parti ki nyerte|összedobták vita játék|kié parti|összekever kié parti|kié játék|összedob kié játék|"
		"kever nem tudni kié játék|összedob lap nem tudni ki nyerte|összedob lap vita ki nyerte",
	[ULTI_CASE_3_11] = "csendes száz|csendes négy ász|összedobták csendes száz|vita csendes|csendes ász|"
		"utólag jelent csendes száz|"
		"késve mondta csendes ász|összedob mond csendes|nem jelentett csendes száz|nem jelentett csendes ász|"
		"nem mondta csendes száz|nem mondta csendes négy ász|elfelejtett csendes jelent",
	[ULTI_CASE_3_12] = "összekeverte lapok|összeszedte lapok számol előtt|felkapta ütés kever|elvette "
		"összekeverte lap|nem számol összeszed|kever számol előtt|összeszed ütés|más lap kever|mixed "
		"cards|swept tricks before counted|kever ütés előtt néz négy ász|kever ütés",
	[ULTI_CASE_FALSE_CLAIM] = "alaptalan renonsz|renonsz kiáltott nem volt|hamis vád|téves renonsz "
		"bejelent|nem volt renonsz|megnézte ütés nem volt renonsz|alaptalan reklamál|false claim|vádol nem "
		"volt|claim renonsz not was|nem volt szabálytalan|renonsz reklam|renonsz minden rend|vádol renonsz "
		"nem|renonsz nothing|renonsz kiáltott nem igaz|alaptalanul jelentett|alaptalan bejelent|alaptalanul "
		"jelentett megnézte ütés|alaptalanul kiáltott|hiába kiáltott|rosszul renonsz|nélkül reklamál "
		"megnézte ütés",
	[ULTI_CASE_JURY] = "mutat lap|más lap megjelölt|megjelölt lap|sokáig gondolkodott|egyéb|nem mutatta meg "
		"utolsó ütést|nem hajlandó megmutatni utolsó ütést|refuse show last trick|később javította húsz "
		"negyven|késve javított|elment asztaltól|otthagyta játékot|elment játék közben|elment parti|33 "
		"lap|31 lap pakli|other|kibic beszélt|telefon|mondta maradék ütés övé nem igaz|mondta többi ütés övé "
		"nem volt|maradék ütés enyém mondta|claimed remaining tricks|visszavonta licit|visszavonta "
		"kontra|visszavonta passz|meggondolta más licit|meggondolta licit|meggondolta kontra|took back "
		"bid|nem akarta mutatni utolsó ütés|withdrew kontra|nem hagyta nézni utolsó ütés",
	[ULTI_FREE_LAST_TRICK] = "megnézte utolsó ütés|kérte utolsó ütés nem látta|mutat utolsó ütés|kérte "
		"utolsó ütés|utolsó ütés néz",
	[ULTI_FREE_OWN_TRICKS] = OWN_TRICKS, [ULTI_NAMED_OWN_TRICKS] = OWN_TRICKS,
	[ULTI_FREE_OPEN_HAND] = "felvevő kiterített lap|kiterített lap|terített|felvevő megmutatta lap|felvevő "
		"mutat|felvevő nyílt lap|felvevő nyílt játszik|nyílt lap|felvevő felfed lap",
	[ULTI_FREE_CORRECTED] = "rossz szín mondott javított|rögtön javított|húsz negyven javít|rossz mond javít|"
		"javított|elszólta szín azonnal javított|mondta azonnal javított|húsz helyett negyven|"
		"húsz helyett negyven mondott|negyven instead twenty",
	[ULTI_FREE_THROW_IN] = "kihívás előtt bedobta lap|felvevő bedobta lap|feladta|feladta játék|bedobta lap|"
		"feladta első lap előtt",
	[ULTI_FREE_BID_AGAIN] = "passzolt licitált|passz egyszer licit|passed bid|először passzolt majd "
		"bemondott",
	[ULTI_FREE_SAME_TALON] = "ugyanaz lap tett talon|ugyanaz két lap tett vissza talon|ugyanaz talon",
	[ULTI_FREE_OWN_TALON] = "saját talon felvett|önrablás|saját talon felvett nagyobb mondott",
	[ULTI_FREE_HOPELESS] = "húsz nélkül mondott húsz száz|húsz nélkül száz licitált|húsz nélkül bemondott "
		"száz|nem volt húsz száz mondott|nem volt negyven száz licitált|hetes nélkül ulti mondott|hetes "
		"nélkül ulti licitált|nem volt hetes ulti mondott|bid ulti without seven|reménytelen "
		"licit|reménytelen mondott|lap nélkül licitált|lap nélkül mondott|ász nélkül négy ász mondott",
	[ULTI_FREE_SILENT_ULTI] = "nem mondta csendes ulti|csendes ulti nem jelentette|nem szólt csendes ulti",
	[ULTI_FREE_NOT_HIGHEST] = "nem legnagyobb ütött felül|felülütött nem legnagyobb|felülütött legnagyobb "
		"lap|felül nem legnagyobb",
	[ULTI_FREE_ASKED_TRICK] = "kérte utolsó ütés figyelmeztet|kérte utolsó ütés nem övé vette|asked last "
		"trick noticed not his",
	[ULTI_FREE_NO_MELD] = "nem mondta húszat|nem jelentett húsz|elfelejtett húsz mondott|elfelejtett húsz "
		"jelent|nem szólt húsz|forgot announce twenty|elfelejtett mondott húsz száz",
	[ULTI_FREE_CONDUCT] = "káromkodott|sértett|kiabált|insulted|sértegette társ|sportszerűtlen|szándékos "
		"vétés|idióta mondta társ|kizár|figyelmeztet|szándékos szabályvétés|sértette zsűri|sárga lap|piros "
		"lap fegyelem|fegyelem|zsűri sértés|szándékos|piros lap kapott|piros lap",
	[ULTI_NAMED_SHUFFLE] = "nem kever|nem kevert pakli|nem kevert osztó|egy kever|két kever|kever osztás "
		"előtt nem|csak kétszer kever lap|kétszer kever",
	[ULTI_NAMED_CUT] = "kevés lap emelt|két lap emelt|egy lap emelt|nem emeltetett|három lap kevesebb "
		"emelt|cut few|cut two cards|szabálytalan emelt|kétszer emelt|emelt kevés",
	[ULTI_NAMED_TOUCHED] = "emelő kever|bele kever emel|emel kever pakli|hozzáért pakli|pakli nyúlt|"
		"keverés kever",
	[ULTI_NAMED_TALON_SHOWN] = "megmutatta talon|megmutatta talon ellenfél|mutat talon lap|showed talon",
	[ULTI_NAMED_LED] = "soron kívül hívott|nem az hívott első vitte|más hívott vitte|nem hívott vitte "
		"ütés|nem ő hívott volna|hívott volna más|nem ő sora kihív|nem sora kijátsz|soron kívül kijátszott "
		"lap",
	[ULTI_NAMED_BEFORE_REKONTRA] = "elvitte ütés rekontra előtt|ütés vitt rekontra|nem vár rekontra ütés "
		"elvitt",
	[ULTI_NAMED_NO_CONSENT] = "feladta nem egyezett bele|első lap után adni nem egyezett|adni védő nem "
		"egyezett|beleegyezés nélkül adta fel|"
		"beleegyezés nélkül feladta|feladta társ nem egyezett|feladta vita|első lap "
		"után feladta|hívás után bedobta lap|védő bedobta lap|védő feladta|kihívás után feladta",
	[ULTI_NAMED_HAND_SHOWN] = "megmutatta lap|megmutatta társ lap|showed cards partner|védő kiterített "
		"lap|védő terített|védő mutat lap",
	[ULTI_NAMED_FALSE_MELD] = "hamis húsz|hamis húsz mondott|hamis húsz jelentett|jelentett húsz nem volt|"
		"mondott húsz nem volt|húsz nélkül jelentett húsz|announced forty false",
	[ULTI_NAMED_LATE_MELD] = "késve jelentett húsz|későn mondott húsz|húsz kihívás után jelentett|"
		"húsz első lap után jelentett|játék közben jelentett húsz|utólag húsz|utólag mondta húsz|"
		"announced twenty late|húsz később jelentett|húsz későn",
	[ULTI_NAMED_LATE_JOIN] = "későn csatlakozott|csatlakozott passz után|nem csatlakozott kontra|elfelejtett "
		"csatlakoz kontra|csatlakozott nem|csatlakozott kontra betli|utólag csatlakozott kontra",
	[ULTI_NAMED_KONTRA] = "soron kívül kontra|kontra|késve kontra|rekontra|kontra vége ütés|kontra out turn|"
		"kontra második ütés|nem ő sora kontra",
	[ULTI_NAMED_PILE] = "egymásra dob lap|csomóra játszott",
	[ULTI_NAMED_EARLY_CARD] = "nem ő jött kitett lap|előbb tett lap|nem ő sora tett lap|soron kívül tett "
		"lap|korán tett lap|tett lap sora előtt|idő előtt tett lap|idő előtt tett lap visszavette|előbb tett "
		"lap visszavette",
	[ULTI_NAMED_OTHER_HAND] = "más lap nézett|más lap megnéz|szomszéd lap nézett|társ lap nézett|belenéz lap",
	[ULTI_NAMED_REMARK] = "súgott|súgott társ|kibic súgott|kibic jelzett|kibic jelzett terített "
		"betli|jelzett társ|beszélt|mutogat|szólt társ|beszélt társ|mondta társ|elárulta lap|elmondta "
		"lap|elárulta társ|mondta van ász|szólt van ász lap|beszélt játék közben|mondta lap van|közbeszólt "
		"adu|beszélt hív adu|intett társ|megjegyzés terített betli|beszélt terített betli|megjegyzés|remark "
		"open betli",
	[ULTI_NAMED_TAKEN_BACK] = "visszavette lap|visszavett kitett|back card played|nem engedte lap mást tett",
	[ULTI_NAMED_COMBINATION] = "négy ász durchmars mondott|négy ász durchmars|szabályellenes mondott|"
		"szabályellenes négy ász durchmars mondott|szabályellenes licit|negyven száz szín nélküli durchmars|"
		"four aces durchmars said",
	[ULTI_NAMED_DEFENDER_ULTI] = "védő ulti mondott|védő bemondta ulti|védő ulti licitált|védő ulti",
	[ULTI_NAMED_DEALER] = "osztó beszólt|osztó beszólt játék|osztó elárulta talon|negyedik beszólt|osztó "
		"avatkozott|osztó figyelmeztet ütés|osztó figyelmeztet nem övé ütés|osztó megmondta van adu|osztó "
		"mondta adu|osztó mondta kinél lap|osztó szólt|negyedik beszélt|negyedik szólt|osztó súgott|dealer "
		"talk|dealer interfered",
};

/* ---- the measure ------------------------------------------------------------------------------- */

/* The weight of an unknown word; the full score; the part of it that an unlisted offence always has. */
enum { UNKNOWN_WEIGHT = 2, WHOLE = 1000, UNLISTED = 450 };
/* The weights of surplus ideas in the words and in the saying, in hundredths of shared ones. */
enum { BEYOND = 30, WANTING = 60 };
/* The factor by which a saying is farther if the words deny its act: it never precedes the unlisted case. */
enum { DENIED = 3 };
_Static_assert(WHOLE / DENIED < UNLISTED, "what is denied comes behind the unlisted");

static int weight_of(const uint64_t has[SET_WORDS])
{
	int sum = 0;

	for (int i = 0; i < IDEAS; i++)
		sum += has[i / 64] >> (i % 64) & 1 ? ideas[i].weight : 0;
	return sum;
}

/* Does the query deny the act of the saying, or anything if the saying denies nothing? */
static bool denies(const struct thought *query, const struct thought *saying)
{
	uint64_t denied = 0, deed = 0;

	for (int i = 0; i < SET_WORDS; i++) {
		denied |= query->denied[i] & ~query->said[i];
		deed |= query->denied[i] & ~query->said[i] & saying->said[i];
	}
	return deed || (denied && !has_idea(saying, NOT));
}

/* Measure how near two thoughts are, up to WHOLE. */
static int nearness(const struct thought *query, const struct thought *saying)
{
	uint64_t shared[SET_WORDS], beyond[SET_WORDS], wanting[SET_WORDS];

	for (int i = 0; i < SET_WORDS; i++) {
		shared[i] = query->has[i] & saying->has[i];
		beyond[i] = query->has[i] & ~saying->has[i];
		wanting[i] = saying->has[i] & ~query->has[i];
	}
	int both = weight_of(shared) * 100;
	int more = (weight_of(beyond) + UNKNOWN_WEIGHT * query->unknown) * BEYOND;
	return both ? (int)((int64_t)WHOLE * both / (both + more + weight_of(wanting) * WANTING)) : 0;
}

/* Does the query have any of those words' ideas? */
static bool tells(const struct thought *query, const char *words)
{
	const struct thought any = think(words, strlen(words));
	uint64_t shared = 0;

	for (int i = 0; i < SET_WORDS; i++)
		shared |= any.has[i] & query->has[i];
	return shared;
}

/* Was a bid made without the cards for it? Other acts without something are no hopeless bids. */
static bool is_hopeless(const struct thought *query)
{
	return has_idea(query, HOPELESS) || has_idea(query, NEEDED)
		|| (has_idea(query, MISSING) && tells(query, "licit ulti száz négy ász durchmars mondott"));
}

/*
 * Drop cases that do not fit: a claim is unfounded only if said so; an ulti need not be announced, a silent
 * 100 and four aces must be; an announced twenty is not a missing one; showing the last trick may not be
 * refused; a bid taken back is no card; four aces alone are no wrong combination.
 */
static void drop_other(const struct thought *query, struct court_hit found[ULTI_FINDS])
{
	if (!has_idea(query, UNFOUNDED) && !has_idea(query, NOT_SO) && !has_idea(query, WITHOUT))
		found[ULTI_CASE_FALSE_CLAIM].score = 0;
	if (tells(query, "száz ász") && !tells(query, "ulti"))
		found[ULTI_FREE_SILENT_ULTI].score = 0;
	bool is_of_hand = has_idea(query, NOT_SO) && !tells(query, "mondott jelentett szólt announced");
	/* An announced meld that was not held is neither forgotten nor late. */
	bool is_denied = query->denied[NOT_SO / 64] >> (NOT_SO % 64) & 1;
	bool is_false = has_idea(query, UNFOUNDED) || is_denied || has_idea(query, WITHOUT);
	if (!has_idea(query, NOT) || is_of_hand || is_false)
		found[ULTI_FREE_NO_MELD].score = 0;
	/* If none may be announced at all, a false one is also case 3.3. */
	if (!is_false || is_of_hand || tells(query, "száz licit durchmars"))
		found[ULTI_NAMED_FALSE_MELD].score = 0;
	if (!tells(query, "durchmars szabályellenes"))
		found[ULTI_NAMED_COMBINATION].score = 0;
	if (has_idea(query, REFUSED))
		found[ULTI_FREE_LAST_TRICK].score = found[ULTI_FREE_OWN_TRICKS].score = 0;
	if (tells(query, "licit kontra passz") && !tells(query, "lap ász hetes ütés"))
		found[ULTI_NAMED_TAKEN_BACK].score = 0;
}

/* Drop allowed acts for anybody but a player, and for acts done without something that belongs to them. */
static void drop_allowed(const struct thought *query, struct court_hit found[ULTI_FINDS])
{
	bool is_bare = has_idea(query, WITHOUT) || has_idea(query, SPECTATOR);

	for (int i = ULTI_FREE_LAST_TRICK; i < ULTI_FREE_CONDUCT; i++) {
		if (i == ULTI_FREE_HOPELESS ? !is_hopeless(query) || has_idea(query, SPECTATOR) : is_bare)
			found[i].score = 0;
	}
}

/* Find the nearest saying of one case; a denied one is a third as near. */
static struct court_hit best_saying(const struct thought *query, const char *list)
{
	struct court_hit best = { .score = 0 };

	while (*list) {
		size_t n = strcspn(list, "|");
		struct thought saying = think(list, n);
		bool is_denied = denies(query, &saying);
		int near = nearness(query, &saying) / (is_denied ? DENIED : 1);
		if (near > best.score)
			best = (struct court_hit){ .score = near, .is_denied = is_denied };
		list += n + (list[n] == '|');
	}
	return best;
}

/* Rank the cases, best first, equals in the order of the rules. */
static size_t rank(const struct court_hit found[ULTI_FINDS], struct court_hit *out)
{
	size_t count = 0;

	for (int i = 0; i < ULTI_FINDS; i++) {
		if (found[i].score == 0)
			continue;
		size_t at = count++;
		for (; at > 0 && out[at - 1].score < found[i].score; at--)
			out[at] = out[at - 1];
		out[at] = found[i];
		out[at].case_no = i;
	}
	return count;
}

/* ---- numbers ----------------------------------------------------------------------------------- */

/* Are there only seats and figures, "A B 3"? They answer later questions, and are no words. */
static bool are_figures(const char *s, size_t n)
{
	char folded[FOLDED];
	struct word word = { .at = folded };
	bool are_all = true;
	int count = 0;

	text_fold(folded, sizeof folded, s, n);
	for (; (word.n = next_word(&word.at)) > 0; word.at += word.n, count++)
		are_all = are_all && (strspn(word.at, "0123456789") >= word.n || (word.n == 1 && word.at[0] <= 'd'));
	return are_all && count > 0;
}

/* Find the cases of a number, which can be those of no case, as bits; false: it is none. */
static bool number_finds(const char *s, size_t n, uint64_t *finds)
{
	int case_no = court_names_jury(&ulti_court, s, n) ? ULTI_CASE_JURY : ulti_case_find(s, n);

	if (case_no < 0)
		return ulti_paragraph_finds(s, n, finds) || are_figures(s, n);
	*finds = UINT64_C(1) << case_no;
	return true;
}

bool ulti_case_is_number(const char *s, size_t n, int *case_no)
{
	uint64_t finds;
	bool is_number = number_finds(s, n, &finds);

	*case_no = -1;
	for (int i = ULTI_FINDS - 1; i >= 0; i--)
		*case_no = finds >> i & 1 ? i : *case_no;
	return is_number;
}

size_t ulti_case_search(const char *query, size_t n, struct court_hit out[COURT_FINDS])
{
	struct court_hit found[ULTI_FINDS] = { 0 };
	uint64_t finds;

	if (number_finds(query, n, &finds)) {
		for (int i = 0; i < ULTI_FINDS; i++)
			found[i].score = finds >> i & 1 ? WHOLE : 0;
		return rank(found, out);
	}
	struct thought thought = think(query, n);
	if (weight_of(thought.has) == 0)
		return 0;
	for (int i = 0; i < ULTI_FINDS; i++)
		found[i] = best_saying(&thought, sayings[i]);
	drop_allowed(&thought, found);
	drop_other(&thought, found);
	if (found[ULTI_CASE_JURY].score < UNLISTED)
		found[ULTI_CASE_JURY].score = UNLISTED;
	return rank(found, out);
}
