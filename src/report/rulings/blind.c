/* Remove names from people's own words: a player of the table becomes the seat, any other player of the event
 * "a player"; Hungarian endings (or an English genitive) are attached to the replacement. */
#include "base/base.h"
#include "report/messages.h"
#include "report/rulings/rulings.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* A word, as written and folded. */
struct word {
	const char *text;
	size_t n;
	char folded[BOOK_LABEL];
};

static bool is_capital(const struct word *word)
{
	char small[BOOK_LABEL];

	text_small(small, sizeof small, word->text, word->n);
	return strncmp(small, word->text, strcspn(small, " ")) != 0;
}

/* Count the bytes of the first character. */
static size_t width_of(const char *s)
{
	size_t width = *s != '\0';

	while (((unsigned char)s[width] & 0xc0) == 0x80)
		width++;
	return width;
}

static bool is_letter(const char *s)
{
	return isdigit((unsigned char)*s) || text_ends_in_letter(s, width_of(s));
}

static struct word word_cut(const char *text, size_t n)
{
	struct word word = { .text = text, .n = n };

	name_fold(word.folded, sizeof word.folded, text, n);
	return word;
}

/* Return the first word of a text; empty if it begins with a sign. */
static struct word word_at(const char *text)
{
	size_t n = 0;

	while (is_letter(text) && text[n]
		&& (text[n] == '-' || name_apostrophe(text + n) > 0 || is_letter(text + n)))
		n += width_of(text + n);
	while (n > 0 && text[n - 1] == '-')
		n--;
	return word_cut(text, n);
}

/* ---- names ------------------------------------------------------------------------------------- */

static bool stands_among(const char *words, const char *folded)
{
	char wanted[BOOK_LABEL + 2];

	snprintf(wanted, sizeof wanted, " %s ", folded);
	return strstr(words, wanted) != NULL;
}

/* Is a name also a word of the game or an everyday one, when in small letters and alone? */
static bool is_everyday(const char *folded)
{
	static const char words[] = " nagy kis piros zold makk tok asz kiraly felso also magyar ott ida bal jobb "
		"uj kisse ";

	return stands_among(words, folded);
}

/* Keep the better of two matches. A word that only begins like a name may be another, if in small letters. */
static void take_match(struct name_match *best, const struct word *word, const struct word *name, bool alone)
{
	const size_t letters = strlen(name->folded);
	bool is_other = alone && (is_everyday(name->folded) || is_everyday(word->folded));
	bool is_small = !is_capital(word) && (letters <= 2 || is_other);

	/* A title is no name, nor is a letter: dr., id., ifj., özv., B. */
	if (name->n == 0 || is_small || name->text[name->n] == '.' || text_columns(name->folded) < 2
		|| stands_among(" dr ifj id ", name->folded))
		return;
	struct name_match match = name_match(word->text, strlen(word->text), name->folded);
	/* In small letters a word derived from a name is another word. */
	if (alone && !is_capital(word) && match.fit == NAME_LOOSE) {
		match.fit = NAME_BEGINS;
		match.ending = NULL;
	}
	bool is_alike = letters > 4 || (letters > 2 && is_capital(word));
	if ((match.fit > NAME_BEGINS || is_alike) && name_is_better(&match, best))
		*best = match;
}

/* Match the start of a text with any of a player's names; each part of a hyphenated one may occur alone. */
static struct name_match match_player(const char *text, const char *player, bool alone)
{
	const struct word word = word_at(text);
	struct name_match best = { .fit = NAME_NONE };

	for (const char *at = player; *at && word.n > 0;) {
		struct word name = word_at(at);
		take_match(&best, &word, &name, alone);
		const char *hyphen = name.n > 0 ? memchr(at, '-', name.n) : NULL;
		if (hyphen) {
			name = word_cut(at, (size_t)(hyphen - at));
			take_match(&best, &word, &name, alone);
			at = hyphen + 1;
		} else {
			at += name.n > 0 ? name.n : width_of(at);
		}
	}
	return best;
}

/* Match consecutive names of one player, hyphenated ones too, as one. */
static struct name_match run_of(const char *text, const char *player)
{
	struct name_match run = { .fit = NAME_NONE };
	size_t at = 0;
	int words = 0;

	while (run.fit == NAME_NONE || run.fit == NAME_EXACT) {
		struct name_match match = match_player(text + at, player, false);
		if (match.fit == NAME_NONE || (words > 0 && match.fit == NAME_BEGINS))
			break;
		run = match;
		run.n += at;
		run.length += at;
		words++;
		at = run.n;
		while (text_blank(text + at) > 0)
			at += text_blank(text + at);
		at += at == run.n ? name_dash(text + at) : 0;
		if (at == run.n)
			break;
	}
	return words == 1 ? match_player(text, player, true) : run;
}

/* Is the run better? The last name of a row, whatever follows,
 * counts for more than a run that ends before it. */
static bool run_is_better(const struct name_match *run, const struct name_match *other)
{
	bool is_more = run->fit == NAME_LOOSE && run->length - run->own >= other->n;
	bool is_less = other->fit == NAME_LOOSE && other->length - other->own >= run->n;

	return is_more || (!is_less && name_is_better(run, other));
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

/* Write „A” for "Kiss Péter (A)" as the program writes it; return its length, 0: no match. */
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

/* Write the replacement of a name, with its ending: "A-val", "A/B-nek", "(játékossal)". */
static void write_for(struct buf *b, const struct report_blind *blind, unsigned seats,
	const struct name_ending *hung)
{
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

/* Keep the better run; if both fit equally well, keep both seats. */
static void take_run(struct name_match *best, unsigned *seats, struct name_match run, unsigned seat)
{
	bool is_better = run_is_better(&run, best);

	seat = run.fit == NAME_BEGINS ? 0 : seat;
	if (is_better)
		*best = run;
	if (is_better || (run.fit > NAME_NONE && *seats && !run_is_better(best, &run)))
		*seats = is_better ? seat : *seats | seat;
}

/* Take a former name of the event's player if no present name, ignoring marks, fits as well. */
static void take_formers(struct name_match *best, unsigned *seats, const char *text,
	const struct report_blind *blind)
{
	struct name_match name = { .fit = NAME_NONE };

	for (size_t i = 0; i < blind->count; i++) {
		struct name_match run = run_of(text, blind->entries[i].player.name);
		if (run_is_better(&run, &name))
			name = run;
	}
	for (size_t i = 0; i < blind->former_count; i++) {
		size_t at = 0;
		while (at < blind->count && blind->entries[at].player.id != blind->formers[i].player)
			at++;
		if (at == blind->count)
			continue;
		struct name_match run = run_of(text, blind->formers[i].name);
		if (!run_is_better(&run, &name))
			continue;
		/* The seats in which the player sits, or sat for the deal. */
		const struct book_label label = book_label_of(&blind->entries[at].player);
		unsigned own = 0;
		for (int seat = 0; seat < blind->table->seat_count; seat++) {
			bool is = (blind->players[seat] && strcmp(blind->players[seat], label.text) == 0)
				|| strcmp(blind->table->player[seat], label.text) == 0;
			own |= is ? 1u << seat : 0;
		}
		take_run(best, seats, run, own);
	}
}

/* Write the seat for a name in free text; return its length, 0: no match. */
static size_t write_own(struct buf *b, const char *text, const struct report_blind *blind)
{
	struct name_match best = { .fit = NAME_NONE };
	unsigned seats = 0;

	for (int i = 0; i < blind->table->seat_count; i++) {
		take_run(&best, &seats, run_of(text, blind->players[i]), 1u << i);
		take_run(&best, &seats, run_of(text, blind->table->player[i]), 1u << i);
	}
	for (size_t i = 0; i < blind->count; i++)
		take_run(&best, &seats, run_of(text, blind->entries[i].player.name), 0);
	take_formers(&best, &seats, text, blind);
	if (best.fit == NAME_NONE)
		return 0;
	/* " (B)" after it: the seat of that name */
	const char *after = text + best.n;
	int behind = -1;
	if (strncmp(after, " (", 2) == 0 && after[2] && after[3] == ')')
		behind = text_seat_read(after + 2, 1, blind->table->seat_count);
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
		/* Copy a word, a number or a sign; a name may follow a hyphen or a digit. */
		bool is_number = isdigit((unsigned char)*text);
		n = width_of(text);
		while (text[n] && is_letter(text) && is_letter(text + n)
			&& (bool)isdigit((unsigned char)text[n]) == is_number)
			n += width_of(text + n);
		buf_add(b, text, n);
		text += n;
	}
}
