/* Names in a text: what Hungarian hangs on them is listed here once. */
#include "base/name.h"

#include <stdio.h>
#include <string.h>

#define EITHER(back, front) { " " back " " front " ", "-" back, "-" front, back }
#define EVEN(form) { " " form " ", "-" form, "-" form, form }
#define HUNG(own, back, front) \
	{ " " own back " " own front " ", "-" own back, "-" own front, own back }
static const struct name_ending endings[] = {
	{ " val vel ", "-val", "-vel", "sal" }, { " vá vé ", "-vá", "-vé", "sá" },
	{ " t ot et öt at ", "-t", "-t", "t" },
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
enum { ENDINGS = sizeof endings / sizeof *endings, ENDING_WITH = 0, ENDING_INTO };

/* What is longer than any name. */
enum { LONG = TEXT_WORDS };

/* ---- letters ----------------------------------------------------------------------------------- */

static size_t width_of(const char *s, size_t n)
{
	size_t width = 1;

	while (width < n && ((unsigned char)s[width] & 0xc0) == 0x80)
		width++;
	return width;
}

/* Folded as nobody types them: letters with a stroke, apostrophes of every kind. */
static void fold_typed(char *out, size_t size, const char *s, size_t n)
{
	static const char *const signs[][2] = { { "đ", "d" }, { "ł", "l" }, { "ø", "o" }, { "’", "'" },
		{ "‘", "'" }, { "ʼ", "'" } };

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

/* The bytes of the blanks in front, or of what stands for one: `_`, a hyphen or a dash of any length. */
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

/* Count the bytes between two words: blanks, or one sign as in an address. */
static size_t between(const char *s)
{
	const size_t n = blanks(s);

	return n > 0 ? n : *s && strchr("./,", *s) && text_blank(s + 1) == 0;
}

void name_fold(char *out, size_t size, const char *name, size_t n)
{
	struct buf b = { 0 };

	for (const char *s = name; s < name + n;) {
		size_t blank = blanks(s);
		buf_char(&b, blank > 0 ? ' ' : *s);
		s += blank > 0 ? blank : 1;
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
		const size_t width = blank > 0 ? blank : width_of(s + at, n - at);
		char letter[16] = " ";
		if (blank == 0)
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

/* The bytes behind a name that may be its ending: letters, behind a hyphen or an apostrophe. */
static size_t rest_length(const char *s, size_t n)
{
	static const char *const signs[] = { "-", "'", "’" };
	size_t at = 0;

	for (int i = 0; i < 3 && at == 0 && n > 0; i++)
		at = strncmp(s, signs[i], strlen(signs[i])) == 0 ? strlen(signs[i]) : 0;
	while (at < n) {
		size_t width = width_of(s + at, n - at);
		if (!text_ends_in_letter(s + at, width))
			break;
		at += width;
	}
	return at;
}

/* The ending that these letters are, with their accents or, typed without, without; NULL if none. */
static const struct name_ending *ending_of(const char *s, size_t n)
{
	char small[LONG], letters[LONG], forms[LONG];
	const size_t hyphen = n > 0 && *s == '-';
	const struct name_ending *found = NULL;

	text_small(letters, sizeof letters - 2, s + hyphen, n - hyphen);
	snprintf(small, sizeof small, " %.*s ", LONG - 3, letters);
	for (int i = 0; i < ENDINGS && !found; i++)
		found = strstr(endings[i].forms, small) ? &endings[i] : NULL;
	text_fold(letters, sizeof letters, small, strlen(small));
	for (int i = 0; i < ENDINGS && !found; i++) {
		text_fold(forms, sizeof forms, endings[i].forms, strlen(endings[i].forms));
		found = strstr(forms, letters) ? &endings[i] : NULL;
	}
	return found;
}

/*
 * -val, -vel with other consonants for the v (Kovács-csal, Tóthtal), -vá, -vé with the name's last; behind a
 * letter that has been doubled (`last` 0) with none.
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

/* What a letter of two signs becomes in front of them, its first one doubled: György, Györggyel. */
static bool write_doubled(char out[LONG], const char *folded)
{
	static const char two[] = " cs gy ly ny sz ty zs ";
	const size_t n = strlen(folded), same = n > 2 ? n - 2 : 0;
	char last[8];

	snprintf(last, sizeof last, " %.2s ", folded + same);
	snprintf(out, LONG, "%.*s%c%s", (int)same, folded, folded[same], folded + same);
	return same > 0 && n < LONG - 1 && strstr(two, last);
}

struct name_match name_match(const char *s, size_t n, const char *folded)
{
	struct name_match match = { .own = name_begins(s, n, folded), .fit = NAME_EXACT };
	size_t consonants = 0;
	char doubled[LONG];
	bool is_doubled = match.own == 0 && write_doubled(doubled, folded);

	match.length = is_doubled ? name_begins(s, n, doubled) : match.own;
	const char *behind = s + match.length;
	const size_t rest = match.length > 0 ? rest_length(behind, n - match.length) : 0;
	match.n = match.length;
	if (rest > 0 && !is_doubled)
		match.ending = ending_of(behind, rest);
	if (rest > 0 && !match.ending)
		match.ending = joined(behind, rest, is_doubled ? '\0' : folded[strlen(folded) - 1], &consonants);
	if (match.length == 0 || (is_doubled && !match.ending))
		return (struct name_match){ .fit = NAME_NONE };
	if (is_doubled) {
		doubled[strlen(doubled) - 2] = '\0';
		match.own = name_begins(s, n, doubled);
	}
	bool goes_on = rest > 0 && text_ends_in_letter(s, match.own) && text_ends_in_letter(behind, 1);
	if (match.ending || goes_on) {
		match.fit = match.ending ? NAME_INFLECTED : NAME_BEGINS;
		match.n += rest;
		match.length += consonants;
	}
	return match;
}

bool name_is_better(const struct name_match *match, const struct name_match *other)
{
	if ((match->fit > NAME_BEGINS) != (other->fit > NAME_BEGINS))
		return match->fit > other->fit;
	return match->length != other->length ? match->length > other->length : match->fit > other->fit;
}
