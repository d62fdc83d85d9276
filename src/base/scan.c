/* Read the words of a line, and mark faults in it. */
#include "base/messages.h"
#include "base/text.h"

#include <stdio.h>
#include <string.h>

/* ---- seats ------------------------------------------------------------------------------------- */

const char *text_seat_code(int seat)
{
	static const char *const codes[] = { "A", "B", "C", "D", "E", "F", "G", "H" };

	return seat >= 0 && seat < (int)(sizeof codes / sizeof *codes) ? codes[seat] : "";
}

int text_seat_read(const char *s, size_t n, int seats)
{
	char letter = n == 1 && *s >= 'a' ? (char)(*s - 'a' + 'A') : n == 1 ? *s : '\0';

	return letter >= 'A' && letter < 'A' + seats ? letter - 'A' : -1;
}

/* ---- slices ------------------------------------------------------------------------------------ */

size_t scan_fold(char out[SCAN_KEY], const char *s, size_t n)
{
	size_t i = 0;

	if (n >= SCAN_KEY || memchr(s, '\0', n))
		return 0;
	for (; i < n && (unsigned char)s[i] < 0x80; i++)
		out[i] = s[i] >= 'A' && s[i] <= 'Z' ? (char)(s[i] - 'A' + 'a') : s[i];
	out[i] = '\0';
	if (i == n)
		return n;
	text_fold(out, SCAN_KEY, s, n);   /* accents: slower, and the result may be longer */
	return strlen(out);
}

bool text_slice_is(struct text_slice slice, const char *word)
{
	char key[SCAN_KEY];

	return scan_fold(key, slice.s, slice.n) > 0 && strcmp(key, word) == 0;
}

bool text_slice_copy(char *out, size_t size, struct text_slice slice)
{
	size_t at = 0;

	for (size_t i = 0; i < slice.n; i++) {
		if (at + 1 >= size)
			return false;
		out[at++] = slice.s[i];
		if (slice.s[i] == '"')
			i++;   /* skip its twin */
	}
	out[at] = '\0';
	return true;
}

struct text_slice scan_part(struct text_slice slice, size_t from, size_t n)
{
	return (struct text_slice){ slice.s + from, n };
}

size_t scan_character(struct text_slice slice)
{
	for (size_t n = 1; n <= 4 && n <= slice.n; n++) {
		if (text_is_plain(slice.s, n))
			return n;
	}
	return slice.n > 0 && slice.s[0] == '\t';
}

/* ---- words ------------------------------------------------------------------------------------- */

static bool is_blank(char c)
{
	return c == ' ' || c == '\t';
}

bool scan_end(struct scan *scan)
{
	while (scan->at < scan->n && is_blank(scan->s[scan->at]))
		scan->at++;
	return scan->at == scan->n || scan->s[scan->at] == ';';
}

/* Read a word up to a blank, a comment or one of the characters in `stops`. */
static struct text_slice word_until(struct scan *scan, const char *stops)
{
	struct text_slice word = { scan->s + scan->at, 0 };

	if (scan_end(scan))
		return (struct text_slice){ scan->s + scan->at, 0 };
	word.s = scan->s + scan->at;
	while (scan->at < scan->n) {
		char c = scan->s[scan->at];
		if (is_blank(c) || c == ';' || (c != '\0' && strchr(stops, c)))
			break;
		scan->at++;
		word.n++;
	}
	return word;
}

struct text_slice scan_word(struct scan *scan)
{
	if (scan_char(scan, '='))
		return (struct text_slice){ scan->s + scan->at - 1, 1 };
	return word_until(scan, "");
}

struct text_slice scan_key(struct scan *scan)
{
	return word_until(scan, "=\"");
}

bool scan_char(struct scan *scan, char c)
{
	if (scan_end(scan) || scan->s[scan->at] != c)
		return false;
	scan->at++;
	return true;
}

struct text_slice scan_trim(struct text_slice slice)
{
	while (slice.n > 0 && is_blank(slice.s[0]))
		slice = scan_part(slice, 1, slice.n - 1);
	while (slice.n > 0 && is_blank(slice.s[slice.n - 1]))
		slice.n--;
	return slice;
}

bool scan_quoted(struct scan *scan, struct text_slice *out)
{
	size_t from = scan->at + 1, at = from;

	for (; at < scan->n; at++) {
		if (scan->s[at] != '"')
			continue;
		if (at + 1 == scan->n || scan->s[at + 1] != '"') {
			*out = scan_trim((struct text_slice){ scan->s + from, at - from });
			scan->at = at + 1;
			return true;
		}
		at++;   /* a doubled quote is part of the text */
	}
	return scan_fault(scan, (struct text_slice){ scan->s + scan->at, scan->n - scan->at }, &msg_quote_open,
		MSG_NO_ARGS);
}

/* ---- numbers ----------------------------------------------------------------------------------- */

size_t scan_sign(struct text_slice word, int *sign)
{
	static const struct {
		const char *text;
		int sign;
	} signs[] = { { "+", 1 }, { "-", -1 }, { "\u2212", -1 }, { "\u2013", -1 } };

	for (size_t i = 0; i < sizeof signs / sizeof signs[0]; i++) {
		size_t n = strlen(signs[i].text);
		if (word.n >= n && memcmp(word.s, signs[i].text, n) == 0) {
			*sign = signs[i].sign;
			return n;
		}
	}
	return 0;
}

bool scan_number(struct text_slice word, int *out)
{
	int number = 0;

	if (word.n == 0 || word.n > 6)
		return false;
	for (size_t i = 0; i < word.n; i++) {
		if (word.s[i] < '0' || word.s[i] > '9')
			return false;
		number = number * 10 + (word.s[i] - '0');
	}
	*out = number;
	return true;
}

bool scan_points(struct scan *scan, int least, int most, int *points, int *count)
{
	struct text_slice whole = { scan->s + scan->at, 0 };

	*count = 0;
	while (!scan_end(scan)) {
		struct text_slice word = scan_word(scan);
		int sign = 1, figure;
		size_t length = scan_sign(word, &sign);
		if (*count == most) {
			return scan_fault(
				scan, word, &msg_points_surplus, MSG_ARGS(num_of(most + 1).text, num_of(most).text));
		}
		if (!scan_number(scan_part(word, length, word.n - length), &figure))
			return scan_fault(scan, word, &msg_points_bad, MSG_NO_ARGS);
		points[(*count)++] = sign * figure;
	}
	whole.n = (size_t)(scan->s + scan->at - whole.s);
	if (*count < least) {
		char seats[32];
		int n = snprintf(seats, sizeof seats, "%d", least);
		if (least < most)
			snprintf(seats + n, sizeof seats - (size_t)n, "–%d", most);
		return scan_fault(scan, whole, &msg_figures_missing, MSG_ARGS(num_of(*count).text, seats));
	}
	return true;
}

bool scan_finish(struct scan *scan)
{
	if (scan_end(scan))
		return true;
	return scan_fault(scan, scan_word(scan), &msg_line_surplus, MSG_NO_ARGS);
}

/* ---- faults ------------------------------------------------------------------------------------ */

bool scan_fault(struct scan *scan, struct text_slice place, const struct msg *msg, const char *const args[])
{
	struct text_fault *fault = scan->fault;
	/* Show a word cut to a sensible length and safe on a terminal. */
	size_t shown = text_cut(place.s, place.n, 60);

	shown = text_is_plain(place.s, shown) ? shown : 0;
	scan_refuse(scan, place, msg, MSG_NO_ARGS);
	snprintf(fault->arg[0], ERR_ARG_SIZE, "%.*s%s", (int)shown, place.s, shown < place.n ? "…" : "");
	for (size_t i = 0; i + 1 < ERR_ARGS && args[i]; i++)
		snprintf(fault->arg[i + 1], ERR_ARG_SIZE, "%s", args[i]);
	return false;
}

bool scan_refuse(struct scan *scan, struct text_slice place, const struct msg *msg, const char *const args[])
{
	struct text_fault *fault = scan->fault;

	*fault = (struct text_fault){ .msg = msg };
	fault->from = (size_t)(place.s - scan->s);
	fault->to = fault->from + place.n;
	for (size_t i = 0; i < ERR_ARGS && args[i]; i++)
		snprintf(fault->arg[i], ERR_ARG_SIZE, "%s", args[i]);
	return false;
}

static size_t smaller(size_t a, size_t b)
{
	return a < b ? a : b;
}

/* Count the letters that are wrong, missing, surplus, or swapped with the next one. */
static size_t distance(const char *a, const char *b)
{
	size_t rows[3][SCAN_KEY + 1], m = strlen(b);

	for (size_t j = 0; j <= m; j++)
		rows[0][j] = j;
	for (size_t i = 1; a[i - 1]; i++) {
		size_t *row = rows[i % 3], *above = rows[(i + 2) % 3], *two_above = rows[(i + 1) % 3];
		row[0] = i;
		for (size_t j = 1; j <= m; j++) {
			row[j] = smaller(smaller(above[j], row[j - 1]) + 1, above[j - 1] + (a[i - 1] != b[j - 1]));
			if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
				row[j] = smaller(row[j], two_above[j - 2] + 1);
		}
	}
	return rows[strlen(a) % 3][m];
}

const char *text_nearest(const char *s, size_t n, const char *const candidates[])
{
	char key[SCAN_KEY], candidate[SCAN_KEY];
	size_t length = scan_fold(key, s, n), best = length < 6 ? 2 : 3;
	const char *near = "";

	if (length < 3)
		return "";   /* short words are all near each other */
	for (; *candidates; candidates++) {
		scan_fold(candidate, *candidates, strlen(*candidates));
		size_t wrong = distance(key, candidate);
		if (wrong < best || (wrong == best && *near && strlen(candidate) > strlen(near))) {
			best = wrong;   /* prefer the longer of two: letters are omitted more often than added */
			near = *candidates;
		}
	}
	return near;
}

bool scan_fault_near(struct scan *scan, struct text_slice word, const struct msg *msg,
	const char *const candidates[])
{
	scan_fault(scan, word, msg, MSG_NO_ARGS);
	snprintf(scan->fault->near, sizeof scan->fault->near, "%s", text_nearest(word.s, word.n, candidates));
	return false;
}

/* ---- writing ----------------------------------------------------------------------------------- */

void text_quote(struct buf *b, const char *s)
{
	buf_char(b, '"');
	for (; *s; s++) {
		if (*s == '"')
			buf_char(b, '"');
		buf_char(b, *s);
	}
	buf_char(b, '"');
}

void text_pair_write(struct buf *b, const char *key, const char *value)
{
	buf_char(b, ' ');
	buf_str(b, key);
	buf_char(b, '=');
	if (!*value
		|| value[strspn(value, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-+?,.:*_")])
		text_quote(b, value);
	else
		buf_str(b, value);
}
