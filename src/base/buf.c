/* The growing buffer, and the small notations that all outputs share. */
#include "base/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void buf_free(struct buf *b)
{
	free(b->data);
	*b = (struct buf){ 0 };
}

void buf_clear(struct buf *b)
{
	b->len = 0;
	if (b->data)
		b->data[0] = '\0';
}

bool buf_room(struct buf *b, size_t n)
{
	if (b->failed)
		return false;
	if (n < b->cap - b->len)
		return true;
	size_t cap = b->cap ? b->cap : 256;
	while (cap - b->len <= n && cap < SIZE_MAX / 2)
		cap *= 2;
	char *data = cap - b->len > n ? realloc(b->data, cap) : NULL;
	if (!data) {
		b->failed = true;
		b->cap = b->len;   /* no further byte fits */
		return false;
	}
	b->data = data;
	b->cap = cap;
	return true;
}

void buf_int(struct buf *b, int64_t n)
{
	char digits[20];
	size_t at = sizeof digits;
	uint64_t rest = n < 0 ? 0 - (uint64_t)n : (uint64_t)n;

	do {
		digits[--at] = (char)('0' + rest % 10);
		rest /= 10;
	} while (rest);
	if (n < 0)
		buf_char(b, '-');
	buf_add(b, digits + at, sizeof digits - at);
}

void buf_pad(struct buf *b, char c, size_t n)
{
	if (!buf_room(b, n))
		return;
	memset(b->data + b->len, c, n);
	b->len += n;
	b->data[b->len] = '\0';
}

void buf_printf(struct buf *b, const char *format, ...)
{
	va_list args, again;

	va_start(args, format);
	va_copy(again, args);
	int n = vsnprintf(NULL, 0, format, args);
	if (n > 0 && buf_room(b, (size_t)n + 1)) {
		vsnprintf(b->data + b->len, (size_t)n + 1, format, again);
		b->len += (size_t)n;
	}
	va_end(again);
	va_end(args);
}

/*
 * Does a Hungarian word take "az" before it? It does if its spoken form begins with a vowel: a number as
 * "egy" (1, 1 000 000), "öt" (5, 50 …) or "ezer" (1000 to 1999), a single letter by its name ("ef", "iksz").
 */
static bool takes_az(const char *word)
{
	static const char *const vowels[] = { "a", "e", "i", "o", "u", "á", "é", "í", "ó", "ö", "ő", "ú", "ü",
		"ű", "Á", "É", "Í", "Ó", "Ö", "Ő", "Ú", "Ü", "Ű" };
	size_t figures = strspn(word, "0123456789");
	bool is_vowel = word[0] && strchr("AEIOU", word[0]);

	if (figures > 0)
		return word[0] == '5' || (word[0] == '1' && figures % 3 == 1);
	if (word[0] && (!word[1] || strchr(" .,:;)-", word[1])))
		return strchr("AEFILMNORSUXYaefilmnorsuxy", word[0]) != NULL;
	for (size_t i = 0; i < sizeof vowels / sizeof vowels[0]; i++)
		is_vowel = is_vowel || strncmp(word, vowels[i], strlen(vowels[i])) == 0;
	return is_vowel;
}

void buf_msg(struct buf *b, enum lang lang, const struct msg *msg, const char *const args[])
{
	static const char article[] = "(z) ", quote[] = "„";
	size_t count = 0;

	while (args[count])
		count++;
	for (const char *s = msg->text[lang]; *s; s++) {
		if (s[0] == '{' && s[1] >= '0' && s[1] <= '9' && s[2] == '}') {
			size_t n = (size_t)(s[1] - '0');
			const char *arg = n < count ? args[n] : "?";
			bool is_stopped = *arg && arg[strlen(arg) - 1] == '.' && s[3] == '.' && s[4] != '.';
			buf_str(b, arg);
			s += is_stopped ? 3 : 2;   /* "Kiss P." needs no other */
		} else if (lang == LANG_HU && strncmp(s, article, strlen(article)) == 0) {
			/* The article of the word that stands in place of „{0}” or {0}. */
			const char *word = s + strlen(article);
			word += strncmp(word, quote, strlen(quote)) == 0 ? strlen(quote) : 0;
			if (word[0] == '{' && word[1] >= '0' && word[1] <= '9' && word[2] == '}')
				word = (size_t)(word[1] - '0') < count ? args[word[1] - '0'] : "";
			word += strncmp(word, quote, strlen(quote)) == 0 ? strlen(quote) : 0;
			buf_str(b, takes_az(word) ? "z " : " ");
			s += strlen(article) - 1;
		} else {
			buf_char(b, *s);
		}
	}
}

const char *buf_text(const struct buf *b)
{
	return b->data ? b->data : "";
}

void buf_json(struct buf *b, const char *s, size_t n)
{
	size_t from = 0;

	buf_char(b, '"');
	for (size_t i = 0; i < n; i++) {
		unsigned char c = (unsigned char)s[i];
		bool is_c1 = c == 0xc2 && i + 1 < n && (unsigned char)s[i + 1] < 0xa0;
		bool is_plain = c >= 0x20 && c != '"' && c != '\\';
		if (is_plain && c != 0x7f && !is_c1)
			continue;
		buf_add(b, s + from, i - from);
		if (is_c1)
			c = (unsigned char)s[++i];
		from = i + 1;
		if (c == '"' || c == '\\') {
			buf_char(b, '\\');
			buf_char(b, (char)c);
		} else {
			buf_printf(b, "\\u%04x", c);
		}
	}
	buf_add(b, s + from, n - from);
	buf_char(b, '"');
}

bool text_is_formula(const char *s)
{
	size_t figures = strspn(s, "=+-0123456789 .,");

	if (strncmp(s, "= ", 2) == 0)   /* a row of figures: = 28 20 -48 */
		return s[figures] != '\0';
	bool is_signed = *s == '+' || *s == '-';
	return *s == '@' || *s == '=' || (is_signed && s[figures] != '\0');
}

/* Does a field begin after `c`, if a spreadsheet splits fields at ; or a tab and drops blanks and quotes? */
static bool still_begins(bool begins, char c)
{
	bool is_skipped = c == ' ' || c == '"';

	return c == ';' || c == '\t' || (begins && is_skipped);
}

void text_csv_plain(char *field)
{
	char *to = field;
	bool begins = true;

	for (const char *s = field; *s; s++) {
		if (!(begins && *s == '\'' && s[1] && strchr("=@+-", s[1])))
			*to++ = *s;
		begins = still_begins(begins, *s);
	}
	*to = '\0';
}

void buf_csv(struct buf *b, const char *s)
{
	bool begins = true;
	const char *at = s;

	while (*at && !(begins && text_is_formula(at)))
		begins = still_begins(begins, *at++);
	if (*at) {
		buf_char(b, '"');
		for (begins = true; *s; begins = still_begins(begins, *s++)) {
			buf_str(b, begins && text_is_formula(s) ? "'" : "");
			buf_str(b, *s == '"' ? "\"\"" : (char[]){ *s, '\0' });
		}
		buf_char(b, '"');
		return;
	}
	if (!s[strcspn(s, ",\"\r\n")]) {
		buf_str(b, s);
		return;
	}
	text_quote(b, s);
}

void buf_html(struct buf *b, const char *s)
{
	static const char signs[] = "&<>\"'";
	static const char *const names[] = { "&amp;", "&lt;", "&gt;", "&quot;", "&#39;" };

	while (*s) {
		size_t n = strcspn(s, signs);
		buf_add(b, s, n);
		s += n;
		if (*s)
			buf_str(b, names[strchr(signs, *s++) - signs]);
	}
}

struct num num_of(int64_t n)
{
	struct num num;

	snprintf(num.text, sizeof num.text, "%lld", (long long)n);
	return num;
}

struct num num_amount(int64_t n)
{
	enum { MOST = 15, GROUP = 3 };   /* figures that fit together with their blanks */
	struct num plain = num_of(n), num = { "" };
	size_t sign = n < 0, figures = strlen(plain.text) - sign, at = 0;

	if (figures <= GROUP + 1 || figures > MOST)
		return plain;
	for (size_t i = 0; i < sign + figures; i++) {
		if (i > sign && (sign + figures - i) % GROUP == 0)
			at += (size_t)snprintf(num.text + at, sizeof num.text - at, "\xc2\xa0");
		num.text[at++] = plain.text[i];
	}
	num.text[at] = '\0';
	return num;
}

struct num num_signed(int64_t n)
{
	struct num num;

	snprintf(num.text, sizeof num.text, n > 0 ? "+%lld" : "%lld", (long long)n);
	return num;
}

struct num num_place_points(int64_t n, char point)
{
	struct num num;
	long long hundredths = ((n < 0 ? -n : n) * 100 + POINT_PARTS / 2) / POINT_PARTS;
	int len = snprintf(num.text, sizeof num.text, "%s%lld", n < 0 ? "-" : "", hundredths / 100);
	int rest = (int)(hundredths % 100);

	if (rest)
		snprintf(num.text + len, sizeof num.text - (size_t)len, rest % 10 ? "%c%02d" : "%c%d", point,
			rest % 10 ? rest : rest / 10);
	return num;
}

struct num num_decimals(int64_t n, int parts, int decimals, char point)
{
	struct num num;
	long long whole = n < 0 ? -n : n;

	snprintf(num.text, sizeof num.text, "%s%lld%c%0*d", n < 0 ? "-" : "", whole / parts, point, decimals,
		(int)(whole % parts));
	return num;
}

/* Derive the room from the count: LEAST, then the next power of two. */
void *list_grow(void *items, size_t count, size_t size)
{
	enum { LEAST = 16 };
	size_t room = count ? 2 * count : LEAST;

	if (count > 0 && (count < LEAST || (count & (count - 1)) != 0))
		return items;
	return room <= SIZE_MAX / size ? realloc(items, room * size) : NULL;
}

void list_sort(void *items, size_t count, size_t size, int (*compare)(const void *, const void *))
{
	if (count > 1)
		qsort(items, count, size, compare);
}
