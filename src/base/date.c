/* Days and times as people type them, and as the book keeps them. Only this file knows the calendar. */
#define _GNU_SOURCE   /* memrchr, tm_gmtoff */
#include "base/base.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* ---- the calendar ------------------------------------------------------------------------------ */

long day_number(const struct day *day)
{
	/* Let the year begin in March, so that the leap day is its last one. */
	long year = day->year - (day->month <= 2), era = year / 400, of_era = year - era * 400;
	long of_year = (153 * (day->month + (day->month > 2 ? -3 : 9)) + 2) / 5 + day->day - 1;

	return era * 146097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719468;
}

struct day day_at(long number)
{
	long from = number + 719468, era = (from >= 0 ? from : from - 146096) / 146097,
		 of_era = from - era * 146097;
	long year = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
	long of_year = of_era - (365 * year + year / 4 - year / 100), month = (5 * of_year + 2) / 153;
	struct day day = { .month = (int)(month < 10 ? month + 3 : month - 9),
		.day = (int)(of_year - (153 * month + 2) / 5 + 1) };

	day.year = (int)(year + era * 400 + (day.month <= 2));
	return day;
}

static bool is_of_calendar(const struct day *day)
{
	static const int days[] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };
	bool is_leap = (day->year % 4 == 0 && day->year % 100 != 0) || day->year % 400 == 0;

	if (day->year < 1 || day->month < 1 || day->month > 12)
		return false;
	return day->day >= 1 && day->day <= days[day->month - 1] + (day->month == 2 && is_leap);
}

/* ---- reading ----------------------------------------------------------------------------------- */

/* The rest of the text being read. */
struct rest {
	const char *s, *end;
};

/* Take a number of `least` to `most` digits. */
static bool take_digits(struct rest *rest, int least, int most, int *out)
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

/* Take a month as its number: "11", "november", "nov", "XI". */
static bool take_month(struct rest *rest, int *out)
{
	static const char *const names[] = { "januar", "februar", "marcius", "aprilis", "majus", "junius",
		"julius", "augusztus", "szeptember", "oktober", "november", "december" };
	static const char *const roman[] = { "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi",
		"xii" };
	char word[32];
	const char *from = rest->s;

	if (rest->s < rest->end && isdigit((unsigned char)*rest->s))
		return take_digits(rest, 1, 2, out);
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

/* Take a day of the calendar, and the point or blanks after it. */
static bool take_day(struct rest *rest, struct day *out)
{
	static const char between[] = " .-/";

	skip(rest, " ");
	if (!take_digits(rest, 4, 4, &out->year) || !skip(rest, between))
		return false;
	if (!take_month(rest, &out->month) || !skip(rest, between) || !take_digits(rest, 1, 2, &out->day))
		return false;
	skip(rest, ".");
	return is_of_calendar(out);
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

	snprintf(text.text, sizeof text.text, "%04d-%02d-%02d", day->year % 10000, day->month % 100,
		day->day % 100);
	return text;
}

/* ---- times ------------------------------------------------------------------------------------- */

enum { HOUR, MINUTE, SECOND, TIME_PARTS };

/* Take all numbers of a time after a day; false if anything else is there. */
static bool take_time(struct rest *rest, int part[TIME_PARTS], int *count)
{
	static const int most[TIME_PARTS] = { 23, 59, 59 };
	bool apart = skip(rest, " T");

	for (*count = 0; *count < TIME_PARTS && rest->s < rest->end && isdigit((unsigned char)*rest->s);
		++*count) {
		if (!apart || !take_digits(rest, 1 + (*count > 0), 2, &part[*count]) || part[*count] > most[*count])
			return false;
		apart = skip(rest, ":");
	}
	return *count == 0 || !apart;
}

/* Take "Z" or "UTC" at the end, or nothing. */
static bool take_zone(struct rest *rest, bool *utc)
{
	skip(rest, " ");
	size_t left = (size_t)(rest->end - rest->s);

	*utc = (left == 1 && *rest->s == 'Z') || (left == 3 && memcmp(rest->s, "UTC", 3) == 0);
	return left == 0 || *utc;
}

bool time_read(struct num *out, const char *typed)
{
	struct rest rest = { typed, typed + strlen(typed) };
	int part[TIME_PARTS] = { 23, 59, 59 }, count;
	struct tm utc;
	struct day day;
	bool is_utc;

	if (!take_day(&rest, &day) || !take_time(&rest, part, &count) || !take_zone(&rest, &is_utc))
		return false;
	time_t at = (time_t)day_number(&day) * 86400 + part[HOUR] * 3600 + part[MINUTE] * 60 + part[SECOND];
	if (!is_utc) {
		const struct tm said = { .tm_year = day.year - 1900, .tm_mon = day.month - 1, .tm_mday = day.day,
			.tm_hour = part[HOUR], .tm_min = part[MINUTE], .tm_sec = part[SECOND] };
		struct tm standard = said, any = said;
		any.tm_isdst = -1;
		/* Prefer standard time, the later one, if both are possible. */
		at = mktime(&standard);
		if (at == -1 || standard.tm_isdst != 0 || standard.tm_hour != said.tm_hour)
			at = mktime(&any);
	}
	if (!gmtime_r(&at, &utc))
		return false;
	strftime(out->text, sizeof out->text, "%Y-%m-%dT%H:%M:%SZ", &utc);
	return true;
}

struct num day_of(const char *day, enum lang lang)
{
	struct num out;
	struct day date;

	snprintf(out.text, sizeof out.text, "%s", day);
	if (lang == LANG_HU && day_read(&date, day, strlen(day)))
		snprintf(out.text, sizeof out.text, "%d. %02d. %02d.", date.year, date.month, date.day);
	return out;
}

bool time_seconds(const char *at, int64_t *out)
{
	struct day day;
	int part[TIME_PARTS];

	if (!time_is_whole(at, strlen(at))
		|| sscanf(at, "%d-%d-%dT%d:%d:%d", &day.year, &day.month, &day.day, &part[HOUR],
			   &part[MINUTE], &part[SECOND])
			!= 6)
		return false;
	*out = (int64_t)day_number(&day) * 86400 + part[HOUR] * 3600 + part[MINUTE] * 60 + part[SECOND];
	return true;
}

struct num time_at(int64_t seconds)
{
	time_t at = (time_t)seconds;
	struct num out = { "" };
	struct tm utc;

	if (gmtime_r(&at, &utc))
		strftime(out.text, sizeof out.text, "%Y-%m-%dT%H:%M:%SZ", &utc);
	return out;
}

/* A time that was written, and the seconds that the clock was ahead of UTC. */
struct told {
	time_t at;
	long ahead;
};
/* The record of times written. */
static struct buf told;
static bool keeps_told;

/* Write a time as local time in that form; any other text unchanged. */
static struct num time_in(const char *at, const char *form)
{
	struct num out;
	struct tm place;
	int64_t seconds;

	snprintf(out.text, sizeof out.text, "%s", at);
	if (!time_seconds(at, &seconds))
		return out;
	time_t time = (time_t)seconds;
	if (localtime_r(&time, &place)) {
		strftime(out.text, sizeof out.text, form, &place);
		if (keeps_told)
			buf_add(&told, (const char *)&(struct told){ time, place.tm_gmtoff }, sizeof(struct told));
	}
	return out;
}

struct num time_of(const char *at, enum lang lang)
{
	return time_in(at, lang == LANG_HU ? "%Y. %m. %d. %H:%M" : "%Y-%m-%d %H:%M");
}

struct num time_hour(const char *at)
{
	return time_in(at, "%H:%M");
}

/* Take "+5:45", "3", of at most `most` hours, as seconds. */
static bool take_offset(const char **s, int most, long *out)
{
	const bool is_minus = **s == '-';
	struct rest rest = { *s + (is_minus || **s == '+'), *s + strlen(*s) };
	int part[TIME_PARTS] = { 0 };

	for (int i = 0; i < TIME_PARTS && (i == 0 || *rest.s == ':'); i++) {
		rest.s += i > 0;
		if (!take_digits(&rest, 1, 3, &part[i]) || part[i] > (i > 0 ? 59 : most))
			return false;
	}
	*s = rest.s;
	*out = (is_minus ? -1L : 1L) * (part[0] * 3600L + part[1] * 60L + part[2]);
	return true;
}

static bool is_from_to(int n, int least, int most)
{
	return n >= least && n <= most;
}

/* Take a name and an offset in quarters of an hour, "CET-1", "<+0545>-5:45"; without one *ahead stays. */
static bool take_clock(const char **s, long *ahead)
{
	static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
	static const char more[] = "0123456789+-";
	size_t n = strspn(*s, letters);
	long behind = -*ahead;

	if (**s == '<')
		n = 2 + strcspn(*s + 1, ">");
	bool is_other = **s == '<' && strspn(*s + 1, more) + strspn(*s + 1, letters) != n - 2;
	if (n < 3 || n > strlen(*s) || is_other)
		return false;
	*s += n;
	if (strspn(*s, more) > 0 && !take_offset(s, 24, &behind))
		return false;
	*ahead = -behind;
	return *ahead % 900 == 0 && is_from_to((int)*ahead, -12 * 3600, 14 * 3600);
}

/* Take ",M3.5.0/2", ",J80", ",79": the approximate day of the year, with the time as a fraction. */
static bool take_change(const char **s, double *day)
{
	enum { LONGEST = 167, SUNDAYS = 7 };
	int first, week, weekday, length = 0;
	long time = 2 * 3600L;
	bool done;

	if (strncmp(*s, ",M", 2) == 0) {
		done = sscanf(*s, ",M%2d.%1d.%1d%n", &first, &week, &weekday, &length) == 3
			&& is_from_to(first, 1, 12) && is_from_to(week, 1, 5) && is_from_to(weekday, 0, SUNDAYS - 1);
		*day = done ? (first - 1) * 30.4 + (week - 1) * SUNDAYS + weekday / 2.0 : 0;
	} else {
		done = sscanf(*s, strncmp(*s, ",J", 2) == 0 ? ",J%3d%n" : ",%3d%n", &first, &length) == 1
			&& is_from_to(first, 0, 365);
		*day = done ? first : 0;
	}
	*s += length;
	if (done && **s == '/') {
		(*s)++;
		done = take_offset(s, LONGEST, &time);
	}
	*day += (double)time / 86400;
	return done;
}

bool time_zone_is_rule(const char *zone)
{
	enum { LEAST = 28, MOST = 340, YEAR = 365 };
	long ahead = 0, summer;
	double from, to;

	if (strlen(zone) >= TIME_ZONE - 1 || !take_clock(&zone, &ahead))
		return false;
	summer = ahead + 3600;
	if (!*zone)
		return true;
	if (!take_clock(&zone, &summer) || !take_change(&zone, &from) || !take_change(&zone, &to) || *zone)
		return false;
	double days = to - from < 0 ? to - from + YEAR : to - from;
	bool is_small = labs(summer - ahead) == 3600 || labs(summer - ahead) == 1800;
	return is_small && days >= LEAST && days <= MOST;
}

bool time_zone_rule(char out[TIME_ZONE])
{
	enum { MOST = 1 << 20 };
	const char *zone = getenv("TZ"), *folder = getenv("TZDIR");
	struct buf path = { 0 }, file = { 0 };
	struct err ignored = { 0 };

	zone = zone ? zone + (*zone == ':') : "/etc/localtime";
	if (*zone != '/')
		buf_printf(&path, "%s/", folder ? folder : "/usr/share/zoneinfo");
	buf_str(&path, zone);
	bool is_file = *zone && buf_text(&path)[0] != '-' && file_read(&file, buf_text(&path), MOST, &ignored);
	if (is_file && file.len > 1) {
		/* The last line of a zone's file is the rule for the future. */
		file.data[file.len - 1] = '\0';
		const char *line = (const char *)memrchr(file.data, '\n', file.len);
		snprintf(out, TIME_ZONE, "%s", line ? line + 1 : "");
	} else {   /* $TZ is a rule itself; without a figure it means UTC */
		snprintf(out, TIME_ZONE, "%s", strpbrk(zone, "0123456789") ? zone : "UTC0");
	}
	buf_free(&file);
	buf_free(&path);
	return time_zone_is_rule(out);
}

void time_zone_set(const char *zone)
{
	if (zone)
		setenv("TZ", zone, 1);
	else
		unsetenv("TZ");
	tzset();
}

void time_told_keep(bool keeps)
{
	keeps_told = keeps;
}

/* "UTC+5:45" */
static struct num name_clock(long ahead)
{
	const long minutes = labs(ahead) / 60;
	struct num out;

	snprintf(out.text, sizeof out.text, "UTC%c%ld", ahead < 0 ? '-' : '+', minutes / 60);
	if (minutes % 60)
		snprintf(out.text + strlen(out.text), 4, ":%02ld", minutes % 60);
	return out;
}

bool time_told_otherwise(struct num *told_by, struct num *here)
{
	bool found = false;

	for (size_t at = 0; at + sizeof(struct told) <= told.len && !found; at += sizeof(struct told)) {
		struct told one;
		struct tm place;
		memcpy(&one, told.data + at, sizeof one);
		found = localtime_r(&one.at, &place) && place.tm_gmtoff != one.ahead;
		if (found) {
			*told_by = name_clock(one.ahead);
			*here = name_clock(place.tm_gmtoff);
		}
	}
	buf_free(&told);
	return found;
}

bool time_is_whole(const char *s, size_t n)
{
	static const char form[] = "0000-00-00T00:00:00Z";
	int numbers[6] = { 0 };   /* from the year to the second */

	if (n != sizeof form - 1)
		return false;
	for (size_t i = 0, part = 0; i < n; i++) {
		if (form[i] == '0' ? !isdigit((unsigned char)s[i]) : s[i] != form[i])
			return false;
		if (form[i] == '0')
			numbers[part] = 10 * numbers[part] + (s[i] - '0');
		else
			part++;
	}
	const struct day day = { .year = numbers[0], .month = numbers[1], .day = numbers[2] };
	return is_of_calendar(&day) && numbers[3] <= 23 && numbers[4] <= 59 && numbers[5] <= 59;
}
