/* Handle text as people write it: its width on a terminal, odd characters, folding for a search. */
#include "base/base.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <utf8proc.h>

/* Read the code point at s (n bytes left); returns its length. A broken byte is one unknown character. */
static size_t point_at(const char *s, size_t n, utf8proc_int32_t *point)
{
	utf8proc_ssize_t len = utf8proc_iterate((const utf8proc_uint8_t *)s, (utf8proc_ssize_t)n, point);

	if (len > 0)
		return (size_t)len;
	*point = 0xfffd;
	return 1;
}

size_t text_columns(const char *s)
{
	size_t columns = 0, n = strlen(s);
	utf8proc_int32_t point;

	while (n > 0) {
		size_t len = point_at(s, n, &point);
		columns += (size_t)utf8proc_charwidth(point);
		s += len;
		n -= len;
	}
	return columns;
}

void buf_column(struct buf *b, const char *s, int columns)
{
	size_t want = (size_t)(columns < 0 ? -columns : columns), have = text_columns(s), n = strlen(s),
	       used = 0, len = 0;
	utf8proc_int32_t point;

	if (have <= want) {
		if (columns < 0)
			buf_pad(b, ' ', want - have);
		buf_str(b, s);
		if (columns > 0)
			buf_pad(b, ' ', want - have);
		return;
	}
	if (want == 0)
		return;
	while (len < n) {
		size_t step = point_at(s + len, n - len, &point);
		size_t width = (size_t)utf8proc_charwidth(point);
		if (used + width > want - 1)
			break;
		used += width;
		len += step;
	}
	buf_add(b, s, len);
	buf_str(b, "…");
	buf_pad(b, ' ', want - 1 - used);
}

size_t text_word(const char *s)
{
	size_t sign = s[0] == '-' && s[1] >= '0' && s[1] <= '9';   /* a minus stays with its figure */
	size_t n = sign + strcspn(s + sign, " -");
	bool is_letter = n == 1 && s[0] >= 'A' && s[0] <= 'Z';

	if (is_letter && s[1] == '-' && strspn(s + 2, "0123456789") > 0)
		n += 1 + strcspn(s + 2, " -");
	return n + (s[n] == '-');
}

void buf_hang(struct buf *b, const char *sign, int margin, const char *text, int columns)
{
	const size_t room = (size_t)(columns > 2 * margin ? columns : 80) - (size_t)margin - 1;
	char word[256];
	size_t at = 0;

	buf_column(b, sign, margin);
	while (*text) {
		size_t n = strcspn(text, " ");
		/* A seat stays with the name before it: "Nagy Éva (B)". */
		const char *seat = text + n;
		if (strncmp(seat, " (", 2) == 0 && seat[2] >= 'A' && seat[2] <= 'H' && seat[3] == ')')
			n += 1 + strcspn(seat + 1, " ");
		snprintf(word, sizeof word, "%.*s", (int)n, text);
		size_t wide = text_columns(word);
		if (at > 0 && at + 1 + wide > room) {
			buf_char(b, '\n');
			buf_pad(b, ' ', (size_t)margin);
			at = 0;
		}
		buf_str(b, at > 0 ? " " : "");
		buf_str(b, word);
		at += wide + (at > 0);
		text += n + (text[n] == ' ');
	}
	buf_char(b, '\n');
}

void buf_wrap(struct buf *b, int margin, const char *text, int columns)
{
	while (*text) {
		size_t n = strcspn(text, "\n"), blanks = strspn(text, " ");
		struct buf line = { 0 };
		if (blanks < n) {
			buf_add(&line, text + blanks, n - blanks);
			buf_hang(b, "", margin + (int)blanks, buf_text(&line), columns);
			buf_free(&line);
		} else {
			buf_char(b, '\n');
		}
		text += n + (text[n] == '\n');
	}
}

static bool is_filler(utf8proc_int32_t point)
{
	return point == 0x115f || point == 0x1160 || point == 0x3164 || point == 0xffa0;
}

/* Is the character visible in its place, and only there? */
static bool is_shown(utf8proc_int32_t point)
{
	const unsigned long unseen = 1ul << UTF8PROC_CATEGORY_CC | 1ul << UTF8PROC_CATEGORY_CF
		| 1ul << UTF8PROC_CATEGORY_CS | 1ul << UTF8PROC_CATEGORY_CO | 1ul << UTF8PROC_CATEGORY_ZL
		| 1ul << UTF8PROC_CATEGORY_ZP;
	bool is_none = (point & 0xfffe) == 0xfffe || (point >= 0xfdd0 && point <= 0xfdef);
	return !is_none && !is_filler(point) && !(unseen >> utf8proc_category(point) & 1);
}

/* Count the bytes before the first character that is not plain. */
static size_t plain_length(const char *s, size_t n)
{
	const utf8proc_uint8_t *bytes = (const utf8proc_uint8_t *)s;
	utf8proc_int32_t point;
	size_t at = 0;

	while (at < n) {
		/* Most text is ASCII and needs no look-up. */
		bool is_ascii = bytes[at] >= ' ' && bytes[at] <= '~';
		utf8proc_ssize_t len = is_ascii ? 1
			: utf8proc_iterate(bytes + at, (utf8proc_ssize_t)(n - at), &point);
		if (len <= 0 || (!is_ascii && !is_shown(point)))
			break;
		at += (size_t)len;
	}
	return at;
}

bool text_is_plain(const char *s, size_t n)
{
	return plain_length(s, n) == n;
}

struct text_odd text_find_odd(const char *s, size_t n)
{
	struct text_odd odd = { .at = plain_length(s, n), .length = 1 };
	utf8proc_int32_t point;
	utf8proc_ssize_t len = utf8proc_iterate(
		(const utf8proc_uint8_t *)s + odd.at, (utf8proc_ssize_t)(n - odd.at), &point);

	if (len > 0) {
		odd.length = (size_t)len;
		odd.point = (unsigned long)point;
	}
	return odd;
}

/* The first code point after the Latin letters and the accents. */
enum { OTHER_SCRIPTS = 0x370 };

static bool is_letter(utf8proc_int32_t point)
{
	return (1ul << UTF8PROC_CATEGORY_LU | 1ul << UTF8PROC_CATEGORY_LL) >> utf8proc_category(point) & 1;
}

static bool is_accent(utf8proc_int32_t point)
{
	return (1ul << UTF8PROC_CATEGORY_MN | 1ul << UTF8PROC_CATEGORY_ME) >> utf8proc_category(point) & 1;
}

static bool is_space_point(utf8proc_int32_t point)
{
	return utf8proc_category(point) == UTF8PROC_CATEGORY_ZS;
}

size_t text_blank(const char *s)
{
	utf8proc_int32_t point;

	if ((unsigned char)*s < 0x80)
		return *s == ' ';
	size_t n = point_at(s, strnlen(s, 4), &point);
	return is_space_point(point) ? n : 0;
}

bool text_ends_in_letter(const char *s, size_t n)
{
	const unsigned long letters = 1ul << UTF8PROC_CATEGORY_LU | 1ul << UTF8PROC_CATEGORY_LL
		| 1ul << UTF8PROC_CATEGORY_LT | 1ul << UTF8PROC_CATEGORY_LO | 1ul << UTF8PROC_CATEGORY_MN
		| 1ul << UTF8PROC_CATEGORY_MC;
	utf8proc_int32_t point;
	size_t at = n;

	while (at > 0 && ((unsigned char)s[--at] & 0xc0) == 0x80)
		continue;
	return n > 0 && point_at(s + at, n - at, &point) > 0 && (letters >> utf8proc_category(point) & 1);
}

size_t text_tidy(char *s)
{
	size_t n = 0;

	for (const char *from = s; *from;) {
		size_t blank = text_blank(from);
		if (blank == 0)
			s[n++] = *from++;
		else if (n > 0 && s[n - 1] != ' ')
			s[n++] = ' ';
		from += blank;
	}
	n -= n > 0 && s[n - 1] == ' ';
	s[n] = '\0';
	return n;
}

struct text_odd text_find_alike(const char *s, const char *other)
{
	struct text_odd odd = { .length = 1 };
	utf8proc_int32_t point = 0, next = 0, theirs = 0;
	size_t i = 0, n = strlen(s), length = 1;

	for (; i < n; i += length, odd.at++) {
		length = point_at(s + i, n - i, &point);
		if (strncmp(s + i, other + i, length) != 0)
			break;
	}
	if (i >= n)
		return odd;
	const char *behind = s + i + length, *others = other + i;
	const char *others_behind = *others ? others + point_at(others, strlen(others), &theirs) : others;
	bool adds = !is_shown(point) || is_accent(point) || (is_space_point(point) && !*behind);
	size_t accent = *behind ? point_at(behind, strlen(behind), &next) : 0;
	/* Accept a letter of another script for a letter, and one blank for another. */
	bool stands = is_space_point(point) ? is_space_point(theirs)
		: is_letter(point) && point >= OTHER_SCRIPTS && is_letter(theirs);
	if ((stands && strcmp(behind, others_behind) == 0) || (adds && strcmp(behind, others) == 0))
		odd.point = (unsigned long)point;
	else if (accent > 0 && is_accent(next) && strcmp(behind + accent, others_behind) == 0)
		odd.point = (unsigned long)next;   /* an accent after its letter; the other text has both in one */
	return odd;
}

struct text_odd text_find_mixed(const char *s)
{
	/* folded; Cyrillic, then Greek */
	static const char alike[] = "авекмнорстухіјѕһԁԛԝү" "αβεζηικμνορτυχϲϳ";
	struct text_odd found = { 0 }, at = { .length = 1 };
	utf8proc_int32_t point;
	char folded[16];
	bool is_latin = false;

	for (size_t n; *s; s += n, at.at++) {
		n = point_at(s, strlen(s), &point);
		text_fold(folded, sizeof folded, s, n);
		is_latin = is_latin || (is_letter(point) && point < OTHER_SCRIPTS);
		at.point = (unsigned long)point;
		if (!found.point && point >= OTHER_SCRIPTS && folded[0] && strstr(alike, folded))
			found = at;
	}
	found.point = is_latin ? found.point : 0;
	return found;
}

/*
 * Is a plain character still one that Unicode lets a font omit, or a blank sign: a variation selector,
 * joiner, filler, the sign for a lost letter (U+FFFD)?
 */
static bool is_left_out(utf8proc_int32_t point)
{
	static const utf8proc_int32_t ranges[][2] = {
		{ 0x34f, 0x34f }, { 0x17b4, 0x17b5 }, { 0x180b, 0x180f }, { 0x2060, 0x206f }, { 0x2800, 0x2800 },
		{ 0xfe00, 0xfe0f }, { 0xfff0, 0xfffd }, { 0x16fe4, 0x16fe4 }, { 0x1d159, 0x1d159 },
		{ 0xe0000, 0xe0fff },
	};
	size_t i = 0;

	while (i < sizeof ranges / sizeof *ranges && point > ranges[i][1])
		i++;
	return i < sizeof ranges / sizeof *ranges && point >= ranges[i][0];
}

struct text_odd text_find_sign(const char *s, enum text_sign sign)
{
	const size_t n = strlen(s);
	struct text_odd odd = { .length = 1 };
	utf8proc_int32_t point;

	for (size_t at = 0, length; at < n && !odd.point; at += length, odd.at += !odd.point) {
		length = point_at(s + at, n - at, &point);
		bool is_odd = is_accent(point);
		if (sign == TEXT_UNSEEN)
			is_odd = is_left_out(point) || plain_length(s + at, length) < length;
		if (sign == TEXT_TWIN) {
			utf8proc_uint8_t *whole = NULL;
			utf8proc_ssize_t size = utf8proc_map((const utf8proc_uint8_t *)s + at, (utf8proc_ssize_t)length,
				&whole, UTF8PROC_STABLE | UTF8PROC_COMPAT | UTF8PROC_COMPOSE);
			is_odd = size != (utf8proc_ssize_t)length || memcmp(whole, s + at, length) != 0;
			free(whole);
		}
		odd.point = is_odd ? (unsigned long)point : 0;
	}
	return odd;
}

void text_make_plain(char *s, size_t n)
{
	for (size_t at = plain_length(s, n); at < n; at += plain_length(s + at, n - at))
		s[at] = '?';
}

bool text_is_utf8(const char *s, size_t n)
{
	const utf8proc_uint8_t *bytes = (const utf8proc_uint8_t *)s;
	utf8proc_int32_t point;
	utf8proc_ssize_t len = 0;

	for (size_t at = 0; at < n && len >= 0; at += (size_t)len)
		len = bytes[at] < 0x80 ? 1 : utf8proc_iterate(bytes + at, (utf8proc_ssize_t)(n - at), &point);
	return len >= 0;
}

void text_of_cell(char *s)
{
	utf8proc_uint8_t *whole = NULL;
	utf8proc_int32_t point;
	size_t kept = 0, length;

	/* Compose letters and their accents; all separate accents begin with one of these two bytes. */
	if (strpbrk(s, "\xcc\xcd")) {
		utf8proc_ssize_t size = utf8proc_map((const utf8proc_uint8_t *)s, 0, &whole,
			UTF8PROC_NULLTERM | UTF8PROC_STABLE | UTF8PROC_COMPOSE);
		if (size > 0 && (size_t)size <= strlen(s))
			memcpy(s, whole, (size_t)size + 1);
		free(whole);
	}
	const size_t n = strlen(s);
	for (size_t at = 0; at < n; at += length) {
		length = point_at(s + at, n - at, &point);
		bool is_control = (point >= '\t' && point <= '\r') || point == 0x85;
		if (is_control || point == 0x2028 || point == 0x2029) {
			s[kept++] = ' ';
		} else if (!is_filler(point) && utf8proc_category(point) != UTF8PROC_CATEGORY_CF) {
			memmove(s + kept, s + at, length);
			kept += length;
		}
	}
	s[kept] = '\0';
}

size_t text_cut(const char *s, size_t n, size_t longest)
{
	if (n <= longest)
		return n;
	while (longest > 0 && ((unsigned char)s[longest] & 0xc0) == 0x80)
		longest--;
	return longest;
}

static void fold_points(char *out, size_t size, const char *s, size_t n, utf8proc_option_t how)
{
	utf8proc_int32_t point, parts[8];
	utf8proc_uint8_t bytes[4];
	size_t at = 0;

	while (n > 0) {
		size_t len = point_at(s, n, &point);
		int boundary = 0;
		utf8proc_ssize_t count = utf8proc_decompose_char(point, parts, 8, how, &boundary);
		for (utf8proc_ssize_t i = 0; i < count && i < 8; i++) {
			size_t width = (size_t)utf8proc_encode_char(parts[i], bytes);
			if (at + width >= size)
				goto full;
			memcpy(out + at, bytes, width);
			at += width;
		}
		s += len;
		n -= len;
	}
full:
	out[at] = '\0';
}

void text_small(char *out, size_t size, const char *s, size_t n)
{
	fold_points(out, size, s, n, UTF8PROC_CASEFOLD);
}

void text_fold(char *out, size_t size, const char *s, size_t n)
{
	fold_points(out, size, s, n, UTF8PROC_CASEFOLD | UTF8PROC_DECOMPOSE | UTF8PROC_STRIPMARK);
}

void text_words_fold(char out[TEXT_WORDS], const char *text)
{
	char folded[TEXT_WORDS];
	size_t n = 0;
	bool inside = false;

	text_fold(folded, sizeof folded, text, strlen(text));
	for (const char *s = folded; *s && n + 2 < TEXT_WORDS; s++) {
		size_t blank = text_blank(s);
		bool letter = blank == 0 && ((unsigned char)*s >= 0x80 || isalnum((unsigned char)*s));
		s += blank > 1 ? blank - 1 : 0;
		if (letter && !inside)
			out[n++] = ' ';
		if (letter)
			out[n++] = *s;
		inside = letter;
	}
	out[n] = '\0';
}

void text_signs_fold(char out[TEXT_WORDS], const char *text)
{
	size_t n = 0;

	text_words_fold(out, text);
	for (const char *s = out; *s; s++) {
		if (*s != ' ')
			out[n++] = *s;
	}
	out[n] = '\0';
}

bool text_words_match(const char *folded, const char *words)
{
	char word[TEXT_WORDS];

	while (*words) {
		size_t n = 1 + strcspn(words + 1, " ");
		memcpy(word, words, n);
		word[n] = '\0';
		if (!strstr(folded, word))
			return false;
		words += n;
	}
	return true;
}

const char *text_untitled(const char *name)
{
	static const char *const titles[] = { "dr", "prof", "ifj", "id", "ozv" };
	const size_t count = sizeof titles / sizeof *titles;
	char word[16];
	size_t i;

	do {
		size_t n = strcspn(name, " .");
		const char *rest = name + n + (name[n] == '.');
		text_fold(word, sizeof word, name, n);
		for (i = 0; i < count && strcmp(word, titles[i]) != 0;)
			i++;
		rest += strspn(rest, " ");
		if (i < count && *rest)
			name = rest;
		else
			i = count;
	} while (i < count);
	return name;
}

/* ---- the order of the Hungarian alphabet -------------------------------------------------------- */

#define DOTS "\2"   /* after o and u: ö, ő, ü, ű */
static const char *const alphabet[] = { "a", "b", "c", "cs", "d", "dz", "dzs", "e", "f", "g", "gy", "h", "i",
	"j", "k", "l", "ly", "m", "n", "ny", "o", "o" DOTS, "p", "q", "r", "s", "sz", "t", "ty", "u", "u" DOTS,
	"v", "w", "x", "y", "z", "zs" };
enum { LETTERS = sizeof alphabet / sizeof *alphabet };

enum { ACUTE = 0x301, DIAERESIS = 0x308, DOUBLE_ACUTE = 0x30b };

/* The letters of a text, with one blank between words, and the accent of each letter. */
struct spelt {
	char text[TEXT_ORDER / 2], accents[TEXT_ORDER / 2];
	size_t n, accent_count;
};

static void spell(struct spelt *out, const char *s)
{
	utf8proc_int32_t point, parts[8];
	size_t left = strlen(s);

	out->n = out->accent_count = 0;
	for (size_t length; left > 0; s += length, left -= length) {
		length = point_at(s, left, &point);
		int boundary = 0;
		utf8proc_ssize_t count = utf8proc_decompose_char(point, parts, 8,
			UTF8PROC_CASEFOLD | UTF8PROC_DECOMPOSE, &boundary);
		for (utf8proc_ssize_t i = 0; i < count && i < 8 && out->n + 5 < sizeof out->text; i++) {
			const utf8proc_int32_t part = parts[i];
			const utf8proc_category_t category = utf8proc_category(part);
			const char last = out->n > 0 ? out->text[out->n - 1] : ' ';
			if (category == UTF8PROC_CATEGORY_MN) {
				bool is_dotted = (last == 'o' || last == 'u') && (part == DIAERESIS || part == DOUBLE_ACUTE);
				char accent = part == ACUTE || part == DOUBLE_ACUTE ? '2' : '3';
				if (is_dotted)
					out->text[out->n++] = DOTS[0];
				if (out->accent_count > 0)
					out->accents[out->accent_count - 1] = is_dotted && part == DIAERESIS ? '1' : accent;
			} else if ((part < 0x80 && !isalnum((int)part)) || category == UTF8PROC_CATEGORY_ZS) {
				if (last != ' ')
					out->text[out->n++] = ' ';
			} else {
				out->n += (size_t)utf8proc_encode_char(part, (utf8proc_uint8_t *)out->text + out->n);
				out->accents[out->accent_count++] = '1';
			}
		}
	}
	out->n -= out->n > 0 && out->text[out->n - 1] == ' ';
	out->text[out->n] = out->accents[out->accent_count] = '\0';
}

/* Find the longest letter of the alphabet that a text begins with; LETTERS: none. */
static int letter_at(const char *s)
{
	int found = LETTERS;

	for (int i = 0; i < LETTERS && alphabet[i][0] <= s[0]; i++) {
		if (alphabet[i][0] == s[0] && strncmp(s, alphabet[i], strlen(alphabet[i])) == 0)
			found = i;
	}
	return found;
}

void text_order_key(char out[TEXT_ORDER], const char *name)
{
	struct spelt spelt;
	size_t n = 0;

	spell(&spelt, text_untitled(name));
	for (const char *s = spelt.text; *s;) {
		/* "ssz" is sz twice. */
		int letter = letter_at(s), next = s[0] == s[1] ? letter_at(s + 1) : LETTERS;
		bool is_twice = next < LETTERS && alphabet[next][1] && alphabet[next][1] != DOTS[0];
		letter = is_twice ? next : letter;
		if (is_twice)
			out[n++] = (char)('A' + letter);
		out[n++] = letter < LETTERS ? (char)('A' + letter) : *s;
		s += letter < LETTERS ? strlen(alphabet[letter]) + is_twice : 1;
	}
	out[n++] = '\1';
	memcpy(out + n, spelt.accents, spelt.accent_count + 1);
}

int text_order(const char *one, const char *other)
{
	char left[TEXT_ORDER], right[TEXT_ORDER];

	text_order_key(left, one);
	text_order_key(right, other);
	int order = strcmp(left, right);
	return order ? order : strcmp(one, other);
}
