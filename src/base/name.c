/* Find names in a text, with the Hungarian endings that may follow them. */
#include "base/base.h"

#include <stdio.h>
#include <string.h>

#define FIRM(forms, back, front, player) { forms, back, front, player, BEHIND_ANY, false }
#define EITHER(back, front) FIRM(" " back " " front " ", "-" back, "-" front, back)
#define EVEN(form) FIRM(" " form " ", "-" form, "-" form, form)
#define HUNG(own, back, front) FIRM(" " own back " " own front " ", "-" own back, "-" own front, own back)
/* Endings that make a new word, with a linking vowel after a consonant, and the endings that may follow. */
#define LOOSE(b1, b2, f1, f2, v, player, back, front) \
	{ " " b1 back " " b2 back " " f1 front " " f2 front " ", "-" v back, "-" v front, player back, \
		BEHIND_CONSONANT, true }, \
	{ " " v back " " v front " ", "-" v back, "-" v front, player back, BEHIND_VOWEL, true }
#define CASES(b1, b2, f1, f2, v, player, at, et, with) \
	LOOSE(b1, b2, f1, f2, v, player, "", ""), LOOSE(b1, b2, f1, f2, v, player, at, et), \
	LOOSE(b1, b2, f1, f2, v, player, with "al", with "el"), LOOSE(b1, b2, f1, f2, v, player, "nak", "nek"), \
	LOOSE(b1, b2, f1, f2, v, player, "hoz", "hez"), LOOSE(b1, b2, f1, f2, v, player, "tól", "től"), \
	LOOSE(b1, b2, f1, f2, v, player, "ról", "ről"), LOOSE(b1, b2, f1, f2, v, player, "ra", "re"), \
	LOOSE(b1, b2, f1, f2, v, player, "nál", "nél")
static const struct name_ending endings[] = {
	FIRM(" val vel ", "-val", "-vel", "sal"), FIRM(" vá vé ", "-vá", "-vé", "sá"),
	FIRM(" t ot et öt at ", "-t", "-t", "t"),
	EITHER("nak", "nek"), EITHER("hoz", "hez"), FIRM(" höz ", "-hoz", "-hez", "hoz"), EITHER("tól", "től"),
	EITHER("ról", "ről"), EITHER("ból", "ből"), EITHER("ban", "ben"), EITHER("ba", "be"), EITHER("ra", "re"),
	EITHER("nál", "nél"), EVEN("ért"), EVEN("ig"), EVEN("ként"), FIRM(" n on en ön ", "-n", "-n", "on"),
	EVEN("é"), EVEN("ét"), HUNG("é", "val", "vel"), HUNG("é", "nak", "nek"),
	HUNG("é", "hoz", "hez"), HUNG("é", "tól", "től"), HUNG("é", "ról", "ről"),
	HUNG("é", "ból", "ből"), HUNG("é", "ban", "ben"), HUNG("é", "ba", "be"),
	HUNG("é", "ra", "re"), HUNG("é", "nál", "nél"), EVEN("éért"),
	EVEN("ék"), HUNG("ék", "at", "et"), HUNG("ék", "kal", "kel"),
	HUNG("ék", "nak", "nek"), HUNG("ék", "hoz", "hez"), HUNG("ék", "tól", "től"),
	HUNG("ék", "ról", "ről"), HUNG("ék", "nál", "nél"), HUNG("ék", "ra", "re"),
	EVEN("ékért"), FIRM(" 's ’s ' ’ ", "'s", "'s", "'s"),
	CASES("ok", "ak", "ek", "ök", "k", "ok", "at", "et", "k"),
	CASES("om", "am", "em", "öm", "m", "om", "at", "et", "m"),
	CASES("unk", "unk", "ünk", "ünk", "nk", "unk", "at", "et", "k"),
	CASES("ai", "jai", "ei", "jei", "i", "ai", "t", "t", "v"),
	CASES("os", "as", "es", "ös", "s", "os", "at", "et", "s"),
};
enum { ENDINGS = sizeof endings / sizeof *endings, ENDING_WITH = 0, ENDING_INTO };

/* Longer than any name. */
enum { LONG = TEXT_WORDS };

/* ---- letters ----------------------------------------------------------------------------------- */

static size_t width_of(const char *s, size_t n)
{
	size_t width = 1;

	while (width < n && ((unsigned char)s[width] & 0xc0) == 0x80)
		width++;
	return width;
}

/* Fold a text, with letters with a stroke, apostrophes of every kind, and an accent typed for one. */
static void fold_typed(char *out, size_t size, const char *s, size_t n)
{
	static const char *const signs[][2] = { { "đ", "d" }, { "ł", "l" }, { "ø", "o" }, { "’", "'" },
		{ "‘", "'" }, { "ʼ", "'" }, { "‛", "'" }, { "′", "'" }, { "＇", "'" }, { "`", "'" },
		{ "´", "'" } };

	text_fold(out, size, s, n);
	for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
		const size_t width = strlen(signs[i][0]);
		for (char *at = out; (at = strstr(at, signs[i][0])) != NULL;) {
			*at++ = signs[i][1][0];
			memmove(at, at + width - 1, strlen(at + width - 1) + 1);
		}
	}
}

size_t name_dash(const char *s)
{
	bool is_dash = strncmp(s, "\xe2\x80", 2) == 0 && (unsigned char)s[2] >= 0x90
		&& (unsigned char)s[2] <= 0x95;

	return *s == '-' ? 1 : is_dash || strncmp(s, "−", 3) == 0 ? 3 : 0;
}

size_t name_apostrophe(const char *s)
{
	const size_t width = *s ? width_of(s, strnlen(s, 4)) : 0;
	char folded[16];

	fold_typed(folded, sizeof folded, s, width);
	return strcmp(folded, "'") == 0 ? width : 0;
}

/* Count the bytes of a quotation mark of any kind, even doubled as in a journal; 0: none. */
static size_t quote(const char *s)
{
	static const char *const signs[] = { "\"\"", "\"", "„", "“", "”", "‟", "«", "»", "＂" };
	enum { SIGNS = sizeof signs / sizeof *signs };
	int i = 0;

	while (i < SIGNS && strncmp(s, signs[i], strlen(signs[i])) != 0)
		i++;
	return i < SIGNS ? strlen(signs[i]) : 0;
}

/* Count the leading bytes of a text that are blanks, or `_`, hyphens and dashes in their place. */
static size_t blanks(const char *s)
{
	size_t n = 0, one;

	do {
		const size_t dash = name_dash(s + n);
		one = s[n] == '_' ? 1 : dash > 0 ? dash : text_blank(s + n);
		n += one;
	} while (one > 0);
	return n;
}

/* Count the bytes between two words: blanks, or one sign, as in an address. */
static size_t between(const char *s)
{
	const size_t n = blanks(s);

	return n > 0 ? n : *s && strchr("./,", *s) && text_blank(s + 1) == 0;
}

void name_fold(char *out, size_t size, const char *name, size_t n)
{
	struct buf b = { 0 };

	for (const char *s = name; s < name + n;) {
		const size_t blank = blanks(s), mark = quote(s);
		buf_char(&b, blank > 0 ? ' ' : mark > 0 ? '"' : *s);
		s += blank > 0 ? blank : mark > 0 ? mark : 1;
	}
	fold_typed(out, size, buf_text(&b), b.len);
	buf_free(&b);
}

size_t name_begins(const char *s, size_t n, const char *folded)
{
	size_t at = 0;
	char last = '\0';

	while (*folded && at < n) {
		const size_t blank = *folded == ' ' ? between(s + at) : 0;
		/* No blank is needed after a comma or dot of the name's own. */
		if (*folded == ' ' && blank == 0 && (last == ',' || last == '.'))
			folded++;
		const size_t mark = *folded == '"' ? quote(s + at) : 0, sign = blank > 0 ? blank : mark;
		const size_t width = sign > 0 ? sign : width_of(s + at, n - at);
		char letter[16];
		snprintf(letter, sizeof letter, "%s", blank > 0 ? " " : "\"");
		if (sign == 0)
			fold_typed(letter, sizeof letter, s + at, width);
		if (strncmp(folded, letter, strlen(letter)) != 0)
			return 0;
		folded += strlen(letter);
		last = folded[-1];
		at += width;
	}
	return *folded ? 0 : at;
}

/* ---- endings ----------------------------------------------------------------------------------- */

/* Find the ending, loose or not, that these letters form after the letter `last`, even without accents. */
static const struct name_ending *ending_of(const char *s, size_t n, char last, bool is_loose)
{
	char small[LONG], letters[LONG], forms[LONG];
	const size_t hyphen = n > 0 && *s == '-';
	const bool is_vowel = last && strchr("aeiou", last);
	const struct name_ending *found = NULL;

	text_small(letters, sizeof letters - 2, s + hyphen, n - hyphen);
	snprintf(small, sizeof small, " %.*s ", LONG - 3, letters);
	fold_typed(letters, sizeof letters, small, strlen(small));
	for (int i = 0; i < 2 * ENDINGS && !found; i++) {
		const struct name_ending *ending = &endings[i % ENDINGS];
		bool fits = ending->behind == BEHIND_ANY || (ending->behind == BEHIND_VOWEL) == is_vowel;
		if (ending->is_loose != is_loose || !fits)
			continue;
		fold_typed(forms, sizeof forms, ending->forms, strlen(ending->forms));
		found = strstr(i < ENDINGS ? ending->forms : forms, i < ENDINGS ? small : letters) ? ending : NULL;
	}
	return found;
}

/*
 * Find -val, -vel with another consonant for the v (Kovács-csal, Tóthtal), -vá, -vé with the name's last
 * consonant; without one after a doubled letter (`last` 0).
 */
static const struct name_ending *joined(const char *s, size_t n, char last, size_t *consonants)
{
	const size_t hyphen = n > 0 && *s == '-';
	char rest[LONG];

	text_fold(rest, sizeof rest, s + hyphen, n - hyphen);
	const size_t count = strcspn(rest, "aeiou");
	const char *own = rest + count;
	bool is_with = strcmp(own, "al") == 0 || strcmp(own, "el") == 0;
	bool is_into = strcmp(own, "a") == 0 || strcmp(own, "e") == 0;
	bool is_last = last ? count == 1 && rest[0] == last : count == 0;
	bool is_vowel = last && strchr("aeiou", last), is_other = last && is_with && count <= 3;
	bool is = is_other || (is_last && (is_with || is_into));
	if (is_vowel || !is)
		return NULL;
	*consonants = count;
	return &endings[is_with ? ENDING_WITH : ENDING_INTO];
}

struct name_match name_match(const char *s, size_t n, const char *folded)
{
	struct name_match match = { .own = name_begins(s, n, folded), .fit = NAME_EXACT };
	const size_t length = strlen(folded), same = length > 2 ? length - 2 : 0;
	size_t consonants = 0, rest = 0;
	char doubled[LONG], two[8];
	bool is_doubled = match.own == 0 && same > 0 && length < LONG - 1;

	/* A letter of two signs doubles the first before an ending: György, Györggyel. */
	snprintf(two, sizeof two, " %.2s ", folded + same);
	snprintf(doubled, sizeof doubled, "%.*s%c%s", (int)same, folded, folded[same], folded + same);
	is_doubled = is_doubled && strstr(" cs gy ly ny sz ty zs ", two);
	match.length = is_doubled ? name_begins(s, n, doubled) : match.own;
	const char *behind = s + match.length;
	const size_t left = n - match.length;
	/* Take the bytes that may be an ending: letters, perhaps after a hyphen or an apostrophe. */
	if (match.length > 0) {
		const size_t apostrophe = left > 0 ? name_apostrophe(behind) : 0;
		const size_t sign = left > 0 && *behind == '-' ? 1 : apostrophe;
		bool is_alone = *behind == '-' || *behind == '\'' || strncmp(behind, "’", 3) == 0;
		for (rest = sign; rest < left; rest += width_of(behind + rest, left - rest)) {
			if (!text_ends_in_letter(behind + rest, width_of(behind + rest, left - rest)))
				break;
		}
		rest = rest > sign || is_alone ? rest : 0;
	}
	match.n = match.length;
	const char last = is_doubled || !*folded ? '\0' : folded[length - 1];
	if (rest > 0 && !is_doubled)
		match.ending = ending_of(behind, rest, last, false);
	if (rest > 0 && !match.ending)
		match.ending = joined(behind, rest, last, &consonants);
	if (rest > 0 && !match.ending && !is_doubled)
		match.ending = ending_of(behind, rest, last, true);
	if (match.length == 0 || (is_doubled && !match.ending))
		return (struct name_match){ .fit = NAME_NONE };
	if (is_doubled) {
		doubled[strlen(doubled) - 2] = '\0';
		match.own = name_begins(s, n, doubled);
	}
	bool goes_on = rest > 0 && text_ends_in_letter(s, match.own)
		&& text_ends_in_letter(behind, width_of(behind, rest));
	if (match.ending || goes_on) {
		match.fit = !match.ending ? NAME_BEGINS : match.ending->is_loose ? NAME_LOOSE : NAME_INFLECTED;
		match.n += rest;
		match.length += consonants;
	}
	return match;
}

bool name_is_better(const struct name_match *match, const struct name_match *other)
{
	bool is_same = (match->fit > NAME_BEGINS) == (other->fit > NAME_BEGINS)
		&& (match->fit > NAME_LOOSE) == (other->fit > NAME_LOOSE);

	if (!is_same)
		return match->fit > other->fit;
	return match->length != other->length ? match->length > other->length : match->fit > other->fit;
}
