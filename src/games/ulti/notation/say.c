/*
 * Understand bids as people say them. Squeeze the words together ("piros negyven-száz" ->
 * "pirosnegyvenszaz"), take them one by one by a table, and compare the result with the name of each bid of
 * the licittabla.
 */
#include "base/text.h"
#include "games/ulti/notation/notation.h"

#include <string.h>

/* The meaning of a word: a part (1 << enum ulti_part), or one of these. */
enum {
	RED = 1 << ULTI_PART_COUNT,
	COLOURLESS = RED << 1,
	OPEN = RED << 2,      /* terített */
	RAISED = RED << 3,    /* re- */
	PASS = RED << 4
};

#define PARTI (1 << ULTI_PARTI)
#define F40 (1 << ULTI_40_100)
#define F20 (1 << ULTI_20_100)
#define ASZ (1 << ULTI_4_ASZ)
#define ULTI (1 << ULTI_ULTI)
#define DURCHMARS (1 << ULTI_DURCHMARS)
#define BETLI (1 << ULTI_BETLI)

/* A longer word precedes its own beginning. */
static const struct {
	const char *word;
	unsigned adds;
} words[] = {
	{ "piros", RED },
	{ "szintelen", COLOURLESS },
	{ "szinnelkuli", COLOURLESS },
	{ "teritett", OPEN },
	{ "re", RAISED },
	{ "passz", PASS },
	{ "parti", PARTI },
	{ "jatek", PARTI },
	{ "40100", F40 }, { "40szaz", F40 }, { "40", F40 },
	{ "negyvenszaz", F40 }, { "negyven100", F40 }, { "negyven", F40 },
	{ "20100", F20 }, { "20szaz", F20 }, { "20", F20 },
	{ "huszszaz", F20 }, { "husz100", F20 }, { "husz", F20 },
	{ "4asz", ASZ },
	{ "negyasz", ASZ },
	{ "ultimo", ULTI },
	{ "ulti", ULTI },
	{ "durchmars", DURCHMARS },
	{ "durmars", DURCHMARS },
	{ "betli", BETLI },
	{ "es", 0 },
	{ "meg", 0 },
};

/* Keep only letters and digits, folded; false if it is too long to be a bid. */
static bool squeeze(char out[SCAN_KEY], const char *s, size_t n)
{
	char key[SCAN_KEY];
	size_t length = scan_fold(key, s, n), at = 0;

	for (size_t i = 0; i < length; i++) {
		if (!strchr(" \t+-/,", key[i]))
			out[at++] = key[i];
	}
	out[at] = '\0';
	return at > 0;
}

/* Collect the meanings of the words; 0 if one is unknown or repeated. */
static unsigned listen(const char *said)
{
	unsigned all = 0;

	while (*said) {
		size_t i = 0, count = sizeof words / sizeof words[0];
		while (i < count && strncmp(said, words[i].word, strlen(words[i].word)) != 0)
			i++;
		if (i == count || (all & words[i].adds))
			return 0;
		all |= words[i].adds;
		said += strlen(words[i].word);
	}
	return all;
}

/* Reduce synonyms to the name known by named(). */
static unsigned tidy(const struct ulti_edition *edition, unsigned said)
{
	if (said & PASS)   /* */
		said = (said & ~(unsigned)PASS) | PARTI;
	if ((said & BETLI) && (said & RED) && !edition->names_in_full)
		said = (said & ~(unsigned)RED) | RAISED;
	if (said & (BETLI | RAISED))
		said &= ~(unsigned)COLOURLESS;
	if (said & (ULTI | ASZ) && !(said & (F40 | F20 | DURCHMARS)))
		said |= PARTI;   /* implied */
	return said;
}

/* Return the full name of a bid as meanings. */
static unsigned named(const struct ulti_edition *edition, const struct ulti_bid *bid)
{
	char squeezed[SCAN_KEY];

	return squeeze(squeezed, bid->name, strlen(bid->name)) ? tidy(edition, listen(squeezed)) : 0;
}

/* let a plain name mean its piros twin, betli a higher betli; keep a bid that cannot overcall. */
static const struct ulti_bid *complete(const struct ulti_bid *bid, const struct ulti_bid *standing)
{
	bool has_higher = bid->colour == ULTI_PLAIN || named(&ulti_mausz_2017, bid) == BETLI;
	const struct ulti_bid *higher = has_higher ? ulti_bid_complete(bid, standing) : NULL;

	return higher ? higher : bid;
}

/* Find a bid in words; NULL if there is none, or for a pass unless the player may pass as a bid. */
static const struct ulti_bid *bid_in_words(
	const struct ulti_edition *edition, const char *s, size_t n, bool may_pass)
{
	char squeezed[SCAN_KEY];
	unsigned said = squeeze(squeezed, s, n) ? listen(squeezed) : 0;

	bool is_pass = (said & PASS) && (edition->names_in_full || said == PASS);
	if (said == 0 || (is_pass && !may_pass))
		return NULL;
	for (int no = 1; no <= edition->bid_count; no++) {
		const struct ulti_bid *bid = ulti_edition_bid(edition, no);
		if (named(edition, bid) == tidy(edition, said))
			return bid;
	}
	return NULL;
}

const struct ulti_bid *ulti_bid_say_of(const struct ulti_edition *edition, const char *s, size_t n,
	const struct ulti_bid *standing)
{
	struct text_slice word = scan_trim((struct text_slice){ s, n });
	const struct ulti_bid *bid = ulti_bid_read_of(edition, word.s, word.n);
	int no;

	if (bid && (edition->names_in_full || (scan_number(word, &no) && no == bid->no)))
		return bid;   /* a number is never completed */
	if (!bid)
		bid = bid_in_words(edition, s, n, !standing && !edition->names_in_full);
	return bid && !edition->names_in_full ? complete(bid, standing) : bid;
}

const struct ulti_bid *ulti_bid_say(const char *s, size_t n, const struct ulti_bid *standing)
{
	return ulti_bid_say_of(&ulti_mausz_2017, s, n, standing);
}
