/* Days and times as people type them, and as the book keeps them. The one place that knows the calendar. */
#include "base/base.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* ---- the calendar ------------------------------------------------------------------------------ */

static bool is_leap(int year)
{
	return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
}

static int days_of(int year, int month)
{
	static const int days[] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };

	return days[month - 1] + (month == 2 && is_leap(year));
}

long day_number(const struct day *day)
{
	/* The year begins in March here, so that the leap day is its last. */
	long year = day->year - (day->month <= 2), era = year / 400, of_era = year - era * 400;
	long of_year = (153 * (day->month + (day->month > 2 ? -3 : 9)) + 2) / 5 + day->day - 1;

	return era * 146097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719468;
}

/* ---- reading ----------------------------------------------------------------------------------- */

/* What is left to read. */
struct rest {
	const char *s, *end;
};

/* A number of `least` to `most` digits. */
static bool take_number(struct rest *rest, int least, int most, int *out)
{
	int digits = 0;

	for (*out = 0; digits < most && rest->s < rest->end && isdigit((unsigned char)*rest->s); digits++)
		*out = 10 * *out + (*rest->s++ - '0');
	return digits >= least;
}

/* Skip the characters of `set`; false if there was none. */
static bool skip(struct rest *rest, const char *set)
{
	const char *from = rest->s;

	while (rest->s < rest->end && *rest->s && strchr(set, *rest->s))
		rest->s++;
	return rest->s > from;
}

/* "11", "november", "nov", "XI": the number of a month. */
static bool take_month(struct rest *rest, int *out)
{
	static const char *const names[] = { "januar", "februar", "marcius", "aprilis", "majus", "junius", "julius",
		"augusztus", "szeptember", "oktober", "november", "december" };
	static const char *const roman[] = { "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii" };
	char word[32];
	const char *from = rest->s;

	if (rest->s < rest->end && isdigit((unsigned char)*rest->s))
		return take_number(rest, 1, 2, out);
	while (rest->s < rest->end && !strchr(" .-/", *rest->s))
		rest->s++;
	text_fold(word, sizeof word, from, (size_t)(rest->s - from));
	for (*out = 1; *out <= 12; ++*out) {
		bool is_name = strlen(word) >= 3 && strncmp(names[*out - 1], word, strlen(word)) == 0;
		if (is_name || strcmp(roman[*out - 1], word) == 0)
			return true;
	}
	return false;
}

/* A day of the calendar, and the point or blanks behind it. */
static bool take_day(struct rest *rest, struct day *out)
{
	static const char between[] = " .-/";

	skip(rest, " ");
	if (!take_number(rest, 4, 4, &out->year) || !skip(rest, between) || !take_month(rest, &out->month)
		|| !skip(rest, between) || !take_number(rest, 1, 2, &out->day))
		return false;
	skip(rest, ".");
	return out->year >= 1 && out->month >= 1 && out->month <= 12 && out->day >= 1
		&& out->day <= days_of(out->year, out->month);
}

bool day_read(struct day *out, const char *s, size_t n)
{
	struct rest rest = { s, s + n };
	struct day day;

	if (!take_day(&rest, &day))
		return false;
	skip(&rest, " ");
	if (rest.s < rest.end)
		return false;
	*out = day;
	return true;
}

struct num day_text(const struct day *day)
{
	struct num text;

	snprintf(text.text, sizeof text.text, "%04d-%02d-%02d", day->year % 10000, day->month % 100, day->day % 100);
	return text;
}

bool time_read(struct num *out, const char *typed)
{
	struct rest rest = { typed, typed + strlen(typed) };
	struct day day;
	int part[3] = { 0 }, count = 0;

	if (!take_day(&rest, &day))
		return false;
	bool apart = skip(&rest, " T");
	for (; count < 3 && rest.s < rest.end; count++) {
		static const int most[] = { 23, 59, 59 };
		if (!apart || !take_number(&rest, 1 + (count > 0), 2, &part[count]) || part[count] > most[count])
			return false;
		apart = skip(&rest, ":");
	}
	skip(&rest, "Z");
	if (rest.s < rest.end || (count > 0 && apart))
		return false;
	*out = day_text(&day);
	for (int i = 0; i < count; i++) {
		size_t at = strlen(out->text);
		snprintf(out->text + at, sizeof out->text - at, "%c%02d", i == 0 ? 'T' : ':', part[i] % 100);
	}
	return true;
}

bool time_is_whole(const char *s, size_t n)
{
	static const char form[] = "2026-11-21T18:00:00Z";
	char text[sizeof form];
	struct num time;

	if (n != sizeof form - 1)
		return false;
	memcpy(text, s, n);
	text[n] = '\0';
	return time_read(&time, text) && text[n - 1] == 'Z' && strncmp(time.text, text, n - 1) == 0
		&& strlen(time.text) == n - 1;
}
