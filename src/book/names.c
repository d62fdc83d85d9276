/* Names as they are typed: tidied, checked, folded for searches, compared. */
#include "book/inner.h"

#include <stdio.h>
#include <string.h>

bool book_name_set(char *out, size_t size, const char *typed, struct err *e)
{
	size_t n = strlen(typed);

	if (n >= size)
		return err_set(e, ERR_REFUSED, &msg_name_long, MSG_ARGS(typed, num_of((int64_t)size - 1).text));
	memcpy(out, typed, n + 1);
	return true;
}

/*
 * The bytes of a blank in front, of any width: they look like one, and spreadsheets write them. 0: it is
 * none.
 */
static size_t blank_length(const char *s)
{
	static const char *const blanks[] = { " ", "\xc2\xa0", "\xe2\x80\x80", "\xe2\x80\x81", "\xe2\x80\x82",
		"\xe2\x80\x83", "\xe2\x80\x84", "\xe2\x80\x85", "\xe2\x80\x86", "\xe2\x80\x87", "\xe2\x80\x88",
		"\xe2\x80\x89", "\xe2\x80\x8a", "\xe2\x80\xaf", "\xe2\x81\x9f", "\xe3\x80\x80" };

	for (size_t i = 0; i < sizeof blanks / sizeof *blanks; i++) {
		if (strncmp(s, blanks[i], strlen(blanks[i])) == 0)
			return strlen(blanks[i]);
	}
	return 0;
}

/* Which character of a name is not plain, and what it is. */
static bool name_odd(const char *name, struct err *e)
{
	struct text_odd odd = text_find_odd(name, strlen(name));
	char shown[BOOK_LABEL], point[16];
	int no = 1;

	for (size_t i = 0; i < odd.at; i++)
		no += ((unsigned char)name[i] & 0xc0) != 0x80;
	snprintf(shown, sizeof shown, "%s", name);
	text_make_plain(shown, strlen(shown));
	snprintf(point, sizeof point, odd.point ? "U+%04lX" : "?", odd.point);
	return err_set(e, ERR_REFUSED, &msg_name_not_plain, MSG_ARGS(shown, num_of(no).text, point));
}

bool name_tidy(char *name, bool optional, struct err *e)
{
	size_t n = 0;

	for (const char *s = name; *s;) {
		size_t blank = blank_length(s);
		if (blank == 0)
			name[n++] = *s++;
		else if (n > 0 && name[n - 1] != ' ')
			name[n++] = ' ';
		s += blank;
	}
	if (n > 0 && name[n - 1] == ' ')
		n--;
	name[n] = '\0';
	if (n == 0 && !optional)
		return err_set(e, ERR_REFUSED, &msg_name_empty, MSG_NO_ARGS);
	if (!text_is_plain(name, n))
		return name_odd(name, e);
	return n == 0 || !strchr("=+-@", name[0]) || err_set(e, ERR_REFUSED, &msg_name_formula, MSG_ARGS(name));
}

size_t words_distance(const char *a, const char *b)
{
	size_t row[FOLDED], n = strlen(b);

	for (size_t j = 0; j <= n; j++)
		row[j] = j;
	for (size_t i = 0; a[i]; i++) {
		size_t corner = row[0];
		row[0] = i + 1;
		for (size_t j = 0; j < n; j++) {
			size_t best = corner + (a[i] != b[j]);
			corner = row[j + 1];
			if (best > row[j] + 1)
				best = row[j] + 1;
			row[j + 1] = best < corner + 1 ? best : corner + 1;
		}
	}
	return row[n];
}

bool words_near(const char *folded, size_t distance)
{
	return distance <= 1 + strlen(folded) / 5;
}

/* Is every word of `words` a whole word of the folded text? */
static bool has_whole_words(const char *folded, const char *words)
{
	char text[FOLDED + 1], word[FOLDED + 1];

	snprintf(text, sizeof text, "%s ", folded);
	for (const char *s = words; *s;) {
		size_t n = 1 + strcspn(s + 1, " ");
		snprintf(word, sizeof word, "%.*s ", (int)n, s);
		if (!strstr(text, word))
			return false;
		s += n;
	}
	return true;
}

enum book_likeness book_name_likeness(const char *typed, const char *label)
{
	char words[FOLDED], folded[FOLDED];

	text_words_fold(words, typed);
	text_words_fold(folded, label);
	if (strcmp(words, folded) == 0)
		return BOOK_MEANT;
	if (words[0] && text_words_match(folded, words)) {
		bool is_one = !strchr(words + 1, ' '), is_whole = has_whole_words(folded, words);
		/* "Player 1" is not short for "Player 10" */
		bool is_numbered = strpbrk(words, "0123456789") != NULL;
		if (is_numbered && !is_whole)
			return BOOK_UNLIKE;
		return is_one || !is_whole ? BOOK_MEANT : BOOK_NEAR;
	}
	return words_distance(words, folded) == 1 && !strpbrk(words, "0123456789") ? BOOK_NEAR : BOOK_UNLIKE;
}

/* "J.", "J", "Sz": a word of which only the beginning is written. */
static bool is_initial(const char *word, size_t n)
{
	char folded[FOLDED];

	text_fold(folded, sizeof folded, word, n);
	return word[n - 1] == '.' || !folded[1] || (!folded[strcspn(folded, "aeiou")] && strlen(folded) <= 3);
}

/* How a word goes with that of the whole name: 'w' it is that, 'i' its beginning, else 0. */
static char word_goes_with(const char *word, size_t n, const char *whole, size_t whole_n)
{
	char folded[FOLDED], other[FOLDED];
	size_t letters = n - (word[n - 1] == '.');

	text_fold(folded, sizeof folded, word, letters);
	text_fold(other, sizeof other, whole, whole_n - (whole[whole_n - 1] == '.'));
	if (strcmp(folded, other) == 0)
		return 'w';
	return is_initial(word, n) && letters > 0 && strncmp(folded, other, strlen(folded)) == 0 ? 'i' : 0;
}

bool book_name_is_short(const char *name, const char *whole)
{
	int words = 0, initials = 0;

	name = text_untitled(name);
	whole = text_untitled(whole);
	while (*name && *whole) {
		size_t n = strcspn(name, " "), whole_n = strcspn(whole, " ");
		char how = n > 0 && whole_n > 0 ? word_goes_with(name, n, whole, whole_n) : 0;
		if (!how)
			return false;
		words++;
		initials += how == 'i';
		name += n + strspn(name + n, " ");
		whole += whole_n + strspn(whole + whole_n, " ");
	}
	bool is_first_alone = words == 1 && initials == 0 && *whole;
	return !*name && (is_first_alone || (initials > 0 && initials < words));
}

size_t book_names_distance(const char *a, const char *b)
{
	char first[FOLDED], second[FOLDED];

	text_words_fold(first, a);
	text_words_fold(second, b);
	return words_distance(first, second);
}
