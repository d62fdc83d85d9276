/*
 * Words of people's own without names: who sits at the table stands there by the seat, everybody else of the
 * event as "a player"; what Hungarian (or an English genitive) hangs on a name hangs on what stands for it.
 */
#include "report/messages.h"
#include "report/report.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* ---- endings ----------------------------------------------------------------------------------- */

/* An ending as it may be written; behind A (and H, K), behind the other letters, behind „játékos”. */
struct ending {
	const char *forms, *back, *front, *player;
};
#define EITHER(back, front) { " " back " " front " ", "-" back, "-" front, back }
#define EVEN(form) { " " form " ", "-" form, "-" form, form }
#define HUNG(own, back, front) \
	{ " " own back " " own front " ", "-" own back, "-" own front, own back }
static const struct ending endings[] = {
	{ " t ot et öt at ", "-t", "-t", "t" }, { " val vel ", "-val", "-vel", "sal" },
	EITHER("nak", "nek"), EITHER("hoz", "hez"), { " höz ", "-hoz", "-hez", "hoz" }, EITHER("tól", "től"),
	EITHER("ról", "ről"), EITHER("ból", "ből"), EITHER("ban", "ben"), EITHER("ba", "be"), EITHER("ra", "re"),
	EITHER("nál", "nél"), EVEN("ért"), EVEN("ig"), EVEN("ként"), { " n on en ön ", "-n", "-n", "on" },
	EVEN("é"), EVEN("ét"), HUNG("é", "val", "vel"), HUNG("é", "nak", "nek"),
	HUNG("é", "hoz", "hez"), HUNG("é", "tól", "től"), HUNG("é", "ról", "ről"),
	HUNG("é", "ból", "ből"), HUNG("é", "ban", "ben"), HUNG("é", "ba", "be"),
	HUNG("é", "ra", "re"), HUNG("é", "nál", "nél"), EVEN("éért"),
	EVEN("ék"), HUNG("ék", "at", "et"), HUNG("ék", "kal", "kel"),
	HUNG("ék", "nak", "nek"), HUNG("ék", "hoz", "hez"), HUNG("ék", "tól", "től"),
	HUNG("ék", "ról", "ről"), HUNG("ék", "nál", "nél"), HUNG("ék", "ra", "re"),
	EVEN("ékért"), { " 's ’s ' ’ ", "'s", "'s", "'s" },
};
enum { ENDINGS = sizeof endings / sizeof *endings, ENDING_WITH = 1, NO_ENDING = -1 };

/* How surely a word is a name: it only begins like one, it is one with an ending, it is one. */
enum { BEGINS = 1, INFLECTED, EXACT };

/* A word, as it stands and folded. */
struct word {
	const char *text;
	size_t n;
	char folded[BOOK_LABEL];
};

/* Small letters, accents kept: what of the Latin alphabets a name or an ending is written in. */
static void make_small(char *s)
{
	for (unsigned char *c = (unsigned char *)s; *c; c++) {
		bool is_latin_1 = c[0] == 0xc3 && c[1] >= 0x80 && c[1] < 0xa0;
		bool is_extended = (c[0] & 0xfe) == 0xc4 && c[1] >= 0x80 && c[1] % 2 == 0;
		if (is_latin_1 || is_extended) {
			c[1] = (unsigned char)(c[1] + (is_latin_1 ? 0x20 : 1));
			c++;
		} else if (*c < 0x80) {
			*c = (unsigned char)tolower(*c);
		}
	}
}

static bool is_capital(const struct word *word)
{
	char small[BOOK_LABEL];
	size_t n = text_cut(word->text, word->n, sizeof small - 1);

	memcpy(small, word->text, n);
	small[n] = '\0';
	make_small(small);
	bool is_wide = n > 1 && (unsigned char)small[0] >= 0xc3;
	return small[0] != word->text[0] || (is_wide && small[1] != word->text[1]);
}

static bool is_letter(char c)
{
	return (unsigned char)c >= 0x80 || isalnum((unsigned char)c);
}

/* How long the sign is that a text begins with and that no word holds: 0 if a word goes on. */
static size_t sign_length(const char *s)
{
	size_t blank = text_blank(s);
	bool is_quote = strncmp(s, "«", 2) == 0 || strncmp(s, "»", 2) == 0;
	bool is_general = (unsigned char)s[0] == 0xe2 && (unsigned char)s[1] == 0x80 && strncmp(s, "’", 3) != 0;

	if (blank > 0 || is_quote)
		return blank > 0 ? blank : 2;
	if (is_general && s[2])
		return 3;
	bool is_within = *s == '-' || *s == '\'' || strncmp(s, "’", 3) == 0;
	return is_within || is_letter(*s) ? 0 : 1;
}

static struct word word_cut(const char *text, size_t n)
{
	struct word word = { .text = text, .n = n };

	text_fold(word.folded, sizeof word.folded, text, n);
	return word;
}

/* The word that a text begins with; empty if it begins with a sign. */
static struct word word_at(const char *text)
{
	size_t n = 0;

	while (is_letter(*text) && text[n] && sign_length(text + n) == 0)
		n++;
	while (n > 0 && text[n - 1] == '-')
		n--;
	return word_cut(text, n);
}

/* The ending that these letters are, with their accents or, typed without, without; NO_ENDING if none. */
static int ending_of(const char *letters)
{
	char wanted[BOOK_LABEL + 2], folded[256];
	struct buf small = { 0 };
	int found = NO_ENDING;

	buf_printf(&small, " %s ", letters[0] == '-' ? letters + 1 : letters);
	for (int i = 0; i < ENDINGS && found < 0; i++)
		found = strstr(endings[i].forms, buf_text(&small)) ? i : NO_ENDING;
	text_fold(wanted, sizeof wanted, buf_text(&small), small.len);
	for (int i = 0; i < ENDINGS && found < 0; i++) {
		text_fold(folded, sizeof folded, endings[i].forms, strlen(endings[i].forms));
		found = strstr(folded, wanted) ? i : NO_ENDING;
	}
	buf_free(&small);
	return found;
}

static bool is_vel(const char *letters)
{
	return strcmp(letters, "al") == 0 || strcmp(letters, "el") == 0;
}

/* -val, -vel with its first letter made like the name's last: Kovác-csal, Naggyal, Kiss-sel, Tóthtal. */
static bool is_with(const char *folded, const char *name)
{
	static const char two[] = " cs gy ly ny sz ty zs ";
	size_t n = strlen(name), same = n > 2 ? n - 2 : 0;
	char last[] = { ' ', name[same], name[n - 1], ' ', '\0' }, doubled[BOOK_LABEL + 4];

	if (n > 2 && strstr(two, last)) {
		snprintf(doubled, sizeof doubled, "%.*s%c%s", (int)same, name, name[same], name + same);
		if (strncmp(folded, doubled, n + 1) == 0)
			return is_vel(folded + n + 1);
	}
	if (strncmp(folded, name, n) != 0 || strchr("aeiou", name[n - 1]))
		return false;
	folded += n + (folded[n] == '-');
	n = strcspn(folded, "aeiou");
	return n <= 3 && is_vel(folded + n);
}

/* What of a word is left behind as many letters as the name has, in small letters. */
static void write_rest(char out[BOOK_LABEL], const struct word *word, size_t letters)
{
	size_t at = 0;

	for (; at < word->n && letters > 0; letters--) {
		at++;
		while (at < word->n && ((unsigned char)word->text[at] & 0xc0) == 0x80)
			at++;
	}
	size_t n = text_cut(word->text + at, word->n - at, BOOK_LABEL - 1);
	memcpy(out, word->text + at, n);
	out[n] = '\0';
	make_small(out);
}

/* Is a word the name, and with which ending? 0: it is not. */
static int match_name(const struct word *word, const char *name, int *ending)
{
	size_t n = strlen(name);
	char rest[BOOK_LABEL];

	*ending = NO_ENDING;
	if (strcmp(word->folded, name) == 0)
		return EXACT;
	bool begins = strncmp(word->folded, name, n) == 0;
	if (begins) {
		write_rest(rest, word, text_columns(name));
		*ending = ending_of(rest);
	}
	if (*ending == NO_ENDING && is_with(word->folded, name))
		*ending = ENDING_WITH;
	if (*ending != NO_ENDING)
		return INFLECTED;
	/* Words that only begin so: small ones may well be others. */
	bool is_alike = n > 4 || (n > 2 && is_capital(word));
	return begins && is_alike ? BEGINS : 0;
}

/* ---- names ------------------------------------------------------------------------------------- */

static bool stands_among(const char *words, const char *folded)
{
	char wanted[BOOK_LABEL + 2];

	snprintf(wanted, sizeof wanted, " %s ", folded);
	return strstr(words, wanted) != NULL;
}

/* Names that are words of the game or everyday ones, where they stand small and by themselves. */
static bool is_everyday(const char *folded)
{
	static const char words[] = " nagy kis piros zold makk tok asz kiraly felso also magyar ott ida bal jobb "
		"uj kisse ";

	return stands_among(words, folded);
}

/* A title is no name, nor is a letter: dr., id., ifj., özv., B. */
static bool is_title(const struct word *word)
{
	return word->text[word->n] == '.' || text_columns(word->folded) < 2
		|| stands_among(" dr ifj id ", word->folded);
}

/* The better of two fits. */
static void take_fit(int *best, int *ending, const struct word *word, const struct word *name, bool alone)
{
	bool is_other = alone && (is_everyday(name->folded) || is_everyday(word->folded));
	int its, fit = 0;

	if (name->n == 0 || is_title(name))
		return;
	if (is_capital(word) || (text_columns(name->folded) > 2 && !is_other))
		fit = match_name(word, name->folded, &its);
	if (fit > *best) {
		*best = fit;
		*ending = its;
	}
}

/* How well a word fits any of a player's names; of two with a hyphen each may stand by itself. */
static int match_player(const struct word *word, const char *player, bool alone, int *ending)
{
	int best = 0;

	for (const char *at = player; *at;) {
		struct word name = word_at(at);
		take_fit(&best, ending, word, &name, alone);
		const char *hyphen = name.n > 0 ? memchr(at, '-', name.n) : NULL;
		if (hyphen) {
			name = word_cut(at, (size_t)(hyphen - at));
			take_fit(&best, ending, word, &name, alone);
			at = hyphen + 1;
		} else {
			at += name.n > 0 ? name.n : sign_length(at) > 0 ? sign_length(at) : 1;
		}
	}
	return best;
}

/* The word that a text begins with, or what of it is in front of a hyphen, by which of them is a name. */
static struct word word_for(const char *text, const char *player, bool alone, int *fit, int *ending)
{
	struct word word = word_at(text);
	const char *hyphen = word.n > 0 ? memchr(text, '-', word.n) : NULL;

	*fit = match_player(&word, player, alone, ending);
	if (hyphen && *fit < INFLECTED) {
		struct word part = word_cut(text, (size_t)(hyphen - text));
		int its = NO_ENDING, before = match_player(&part, player, alone, &its);
		if (before == EXACT) {
			*fit = before;
			*ending = its;
			return part;
		}
	}
	return word;
}

/* Names of one player in a row: how many bytes, how well they fit, and the ending of the last. */
struct run {
	size_t n;
	int fit, ending;
};

static struct run run_of(const char *text, const char *player)
{
	struct run run = { .ending = NO_ENDING };
	size_t at = 0;
	int words = 0, alone = EXACT;

	while (run.ending == NO_ENDING) {
		int ending = NO_ENDING, fit = 0;
		struct word word = word_for(text + at, player, false, &fit, &ending);
		if (fit == 0 || (words > 0 && fit == BEGINS))
			break;
		run = (struct run){ at + word.n, EXACT * words++ + fit, ending };
		if (fit == BEGINS)
			break;
		at = run.n;
		while (text_blank(text + at) > 0)
			at += text_blank(text + at);
		if (at == run.n)
			break;
	}
	if (words == 1)
		word_for(text, player, true, &alone, &(int){ 0 });
	if (alone == 0)
		run = (struct run){ .ending = NO_ENDING };
	return run;
}

bool report_blind_start(struct report_blind *blind, struct book *s, enum lang lang,
	const struct book_table *table, int deal_no, struct err *e)
{
	*blind = (struct report_blind){ .lang = lang, .table = table };
	report_names(table, deal_no, blind->players);
	return book_entries(s, table->event, &blind->entries, &blind->count, e)
		&& vault_former_names(s, &blind->formers, &blind->former_count, e);
}

void report_blind_free(struct report_blind *blind)
{
	book_free(blind->entries);
	book_free(blind->formers);
}

/* "Kiss Péter (A)" as the program writes it becomes „A”; how long it is, 0 if none stands there. */
static size_t write_whole(struct buf *b, const char *text, const struct report_blind *blind)
{
	size_t n = 0;

	for (int i = 0; i < blind->table->seat_count && n == 0; i++) {
		struct buf who = { 0 };
		court_who_write(&who, blind->lang, i, blind->players);
		if (strncmp(text, buf_text(&who), who.len) == 0) {
			court_who_write(b, blind->lang, i, NULL);
			n = who.len;
		}
		buf_free(&who);
	}
	return n;
}

/* Behind a name: " (B)", the seat of that name; -1 if there is none. */
static int seat_behind(const char *text, const struct report_blind *blind)
{
	if (strncmp(text, " (", 2) != 0 || !text[2] || text[3] != ')')
		return -1;
	return text_seat_read(text + 2, 1, blind->table->seat_count);
}

/* "A-val", "A/B-nek", "(játékossal)". */
static void write_for(struct buf *b, const struct report_blind *blind, unsigned seats, int ending)
{
	const struct ending *hung = ending == NO_ENDING ? NULL : &endings[ending];
	const char *between = "";
	bool is_back = false;

	if (!seats) {
		bool is_genitive = hung && hung->player[0] == '\'';
		buf_msg(b, blind->lang, &msg_blind_player,
			MSG_ARGS(hung && blind->lang == LANG_HU && !is_genitive ? hung->player : ""));
		buf_str(b, !hung ? "" : is_genitive ? hung->player : blind->lang == LANG_HU ? "" : hung->back);
		return;
	}
	for (int i = 0; seats >> i; i++) {
		if (seats >> i & 1) {
			buf_printf(b, "%s%s", between, text_seat_code(i));
			between = "/";
			is_back = i == 0 || text_seat_code(i)[0] == 'H';
		}
	}
	if (hung)
		buf_str(b, is_back ? hung->back : hung->front);
}

/* Keep the better run; of seats that fit as well both. */
static void take_run(struct run *best, unsigned *seats, struct run run, unsigned seat)
{
	if (run.fit > best->fit) {
		*best = run;
		*seats = run.fit == BEGINS ? 0 : seat;
	} else if (run.fit == best->fit && run.fit > BEGINS && *seats) {
		*seats |= seat;
	}
}

/* The seats of a table that a player sits in, or has for a deal. */
static unsigned seats_of(const struct report_blind *blind, const struct book_player *player)
{
	struct buf label = { 0 };
	unsigned seats = 0;

	book_player_label(&label, player);
	for (int i = 0; i < blind->table->seat_count; i++) {
		bool is = (blind->players[i] && strcmp(blind->players[i], buf_text(&label)) == 0)
			|| strcmp(blind->table->player[i], buf_text(&label)) == 0;
		seats |= is ? 1u << i : 0;
	}
	buf_free(&label);
	return seats;
}

/* What a player of the event was called before counts where nothing of now fits as well. */
static void take_formers(struct run *best, unsigned *seats, const char *text,
	const struct report_blind *blind)
{
	for (size_t i = 0; i < blind->former_count; i++) {
		size_t at = 0;
		while (at < blind->count && blind->entries[at].player.id != blind->formers[i].player)
			at++;
		if (at == blind->count)
			continue;
		struct run run = run_of(text, blind->formers[i].name);
		if (run.fit > best->fit) {
			*best = run;
			*seats = run.fit == BEGINS ? 0 : seats_of(blind, &blind->entries[at].player);
		}
	}
}

/* A name in words of one's own becomes its seat; its length, 0 if it is none. */
static size_t write_own(struct buf *b, const char *text, const struct report_blind *blind)
{
	struct run best = { .ending = NO_ENDING };
	unsigned seats = 0;

	for (int i = 0; i < blind->table->seat_count; i++) {
		take_run(&best, &seats, run_of(text, blind->players[i]), 1u << i);
		take_run(&best, &seats, run_of(text, blind->table->player[i]), 1u << i);
	}
	for (size_t i = 0; i < blind->count; i++)
		take_run(&best, &seats, run_of(text, blind->entries[i].player.name), 0);
	take_formers(&best, &seats, text, blind);
	if (best.fit == 0)
		return 0;
	int behind = seat_behind(text + best.n, blind);
	write_for(b, blind, behind >= 0 ? 1u << behind : seats, best.ending);
	return best.n + (behind >= 0 ? 4 : 0);
}

void report_blind_write(struct buf *b, const struct report_blind *blind, const char *text)
{
	while (*text) {
		size_t n = write_whole(b, text, blind);
		n = n ? n : write_own(b, text, blind);
		text += n;
		if (n > 0)
			continue;
		/* A word as it is; of two names with a hyphen the second may be one. */
		n = word_at(text).n;
		const char *hyphen = memchr(text, '-', n);
		n = hyphen ? (size_t)(hyphen - text) + 1 : n > 0 ? n : sign_length(text) > 0 ? sign_length(text) : 1;
		buf_add(b, text, n);
		text += n;
	}
}
