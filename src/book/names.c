/* Tidy, check, fold and compare names as people type them. */
#include "book/inner.h"

#include <stdio.h>
#include <string.h>

/* The character shown for bytes that form none. */
enum { BROKEN = 0xfffd };

/* Refuse a text because of its character `no`, counted from 1. */
static bool refuse_odd(const char *text, size_t no, unsigned long code, const struct msg *msg, struct err *e)
{
	char point[24];

	snprintf(point, sizeof point, code ? "U+%04lX" : "?", code);
	return err_set(e, ERR_REFUSED, msg, MSG_ARGS(text, num_of((int64_t)no).text, point));
}

/* Refuse invisible characters and broken ones. */
static bool check_plain(const char *text, struct err *e)
{
	const struct text_odd odd = text_find_sign(text, TEXT_UNSEEN);
	const unsigned long code = odd.point == BROKEN ? 0 : odd.point;

	return odd.point == 0 || refuse_odd(text, odd.at + 1, code, &msg_name_not_plain, e);
}

bool book_name_set(char *out, size_t size, const char *typed, struct err *e)
{
	size_t n = strlen(typed);

	if (n >= size)
		return err_set(e, ERR_REFUSED, &msg_name_long, MSG_ARGS(typed, num_of((int64_t)size - 1).text));
	memcpy(out, typed, n + 1);
	return check_plain(out, e);
}

bool book_name_check_letters(const char *name, struct err *e)
{
	const struct text_odd odd = text_find_mixed(name ? name : "");

	return odd.point == 0 || refuse_odd(name, odd.at + 1, odd.point, &msg_name_mixed, e);
}

bool book_seed_set(char *out, size_t size, const char *typed, struct err *e)
{
	char tidy[BOOK_SETTING];

	if (!book_name_set(out, size, typed, e) || !book_name_check_letters(out, e))
		return false;
	const struct text_odd accent = text_find_sign(out, TEXT_ACCENT);
	if (accent.point)
		return refuse_odd(out, accent.at + 1, accent.point, &msg_name_not_plain, e);
	snprintf(tidy, sizeof tidy, "%s", out);
	text_tidy(tidy);
	const struct text_odd twin = text_find_sign(out, TEXT_TWIN);
	if (strcmp(tidy, out) == 0 && twin.point)
		return refuse_odd(out, twin.at + 1, twin.point, &msg_seed_twin, e);
	return strcmp(tidy, out) == 0 || err_set(e, ERR_REFUSED, &msg_seed_blanks, MSG_ARGS(out));
}

bool name_tidy(char *name, bool optional, struct err *e)
{
	size_t n = text_tidy(name);

	if (n == 0 && !optional)
		return err_set(e, ERR_REFUSED, &msg_name_empty, MSG_NO_ARGS);
	return check_plain(name, e) && (n == 0 || !strchr("=+-@", name[0])
		|| err_set(e, ERR_REFUSED, &msg_name_formula, MSG_ARGS(name)));
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

enum book_likeness book_words_likeness(const char *words, const char *folded)
{
	const size_t n = strlen(words), letters = strlen(folded);

	if (strcmp(words, folded) == 0)
		return BOOK_MEANT;
	if (words[0] && text_words_match(folded, words)) {
		bool is_one = !strchr(words + 1, ' '), is_whole = true;
		char text[FOLDED + 1], word[FOLDED + 1];
		snprintf(text, sizeof text, "%s ", folded);
		for (const char *s = words; *s && is_whole;) {
			size_t length = 1 + strcspn(s + 1, " ");
			snprintf(word, sizeof word, "%.*s ", (int)length, s);
			is_whole = strstr(text, word) != NULL;
			s += length;
		}
		/* "Player 1" is not short for "Player 10" */
		bool is_numbered = strpbrk(words, "0123456789") != NULL;
		if (is_numbered && !is_whole)
			return BOOK_UNLIKE;
		return is_one || !is_whole ? BOOK_MEANT : BOOK_NEAR;
	}
	return n <= letters + 1 && letters <= n + 1 && words_distance(words, folded) == 1
		&& !strpbrk(words, "0123456789") ? BOOK_NEAR : BOOK_UNLIKE;
}

enum book_likeness book_name_likeness(const char *typed, const char *label)
{
	char words[FOLDED], folded[FOLDED];

	text_words_fold(words, typed);
	text_words_fold(folded, label);
	return book_words_likeness(words, folded);
}

bool book_name_has_words(const char *typed, const char *label)
{
	char words[FOLDED], folded[FOLDED];

	text_words_fold(words, typed);
	text_words_fold(folded, label);
	return words[0] && text_words_match(folded, words) && book_name_likeness(typed, label) != BOOK_UNLIKE;
}

/* Compare a word with one of the whole name: 'w' the same, 'i' its initial or short form, else 0. */
static char word_goes_with(const char *word, size_t n, const char *whole, size_t whole_n)
{
	char folded[FOLDED], other[FOLDED];
	size_t letters = n - (word[n - 1] == '.');

	text_fold(folded, sizeof folded, word, letters);
	text_fold(other, sizeof other, whole, whole_n - (whole[whole_n - 1] == '.'));
	if (strcmp(folded, other) == 0)
		return 'w';
	if (letters == 0 || strncmp(folded, other, strlen(folded)) != 0)
		return 0;
	/* "J.", "J", "Sz": only the beginning of a word. */
	text_fold(folded, sizeof folded, word, n);
	bool has_vowel = folded[strcspn(folded, "aeiou")] != '\0';
	return word[n - 1] == '.' || !folded[1] || (!has_vowel && strlen(folded) <= 3) ? 'i' : 0;
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

static int compare_words(const void *a, const void *b)
{
	return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* Sort words, each with a blank before it, by the alphabet: "Imre Tóth" may be Tóth Imre. */
static void sort_words(char words[TEXT_WORDS])
{
	char copy[TEXT_WORDS];
	const char *list[TEXT_WORDS / 2];
	size_t count = 0, kept = 0;

	memcpy(copy, words, strlen(words) + 1);
	for (char *s = copy; *s && count < sizeof list / sizeof *list; count++) {
		*s++ = '\0';
		list[count] = s;
		s += strcspn(s, " ");
	}
	if (count < 2)
		return;
	list_sort(list, count, sizeof *list, compare_words);
	for (size_t i = 0; i < count; i++)
		kept += (size_t)snprintf(words + kept, TEXT_WORDS - kept, " %s", list[i]);
}

void book_name_bare(char out[TEXT_WORDS], const char *label)
{
	/* "ifjabb" becomes "ifj": the length to keep of such a word, its blank included. */
	static const struct {
		const char *whole;
		size_t kept;
	} titles[] = { { " dr", 0 }, { " prof", 0 }, { " ifjabb", 4 }, { " idosebb", 3 }, { " ozvegy", 4 } };
	char folded[TEXT_WORDS];
	size_t kept = 0, step;

	text_words_fold(folded, label);
	const char *s = folded;
	size_t figures = *s ? 1 + strspn(s + 1, "0123456789") : 0;
	bool is_numbered = figures > 1 && s[figures] == ' ' && strchr(s + figures + 1, ' ');
	for (s += is_numbered ? figures : 0; *s; s += step) {
		step = 1 + strcspn(s + 1, " ");
		size_t n = step;
		for (size_t i = 0; i < sizeof titles / sizeof *titles; i++) {
			if (strlen(titles[i].whole) == step && memcmp(s, titles[i].whole, step) == 0)
				n = titles[i].kept;
		}
		memcpy(out + kept, s, n);
		kept += n;
	}
	out[kept] = '\0';
	sort_words(out);
}

size_t book_names_distance(const char *a, const char *b)
{
	char first[FOLDED], second[FOLDED];

	text_words_fold(first, a);
	text_words_fold(second, b);
	return words_distance(first, second);
}
