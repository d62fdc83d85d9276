/* Typed days and times: the notations accepted, those refused, and the whole calendar. */
#include "test.h"
#include "base/base.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const char *read_day(const char *typed)
{
	static struct num text;
	struct day day;

	if (!day_read(&day, typed, strlen(typed)))
		return "";
	text = day_text(&day);
	return text.text;
}

static void days_are_read_as_people_type_them(void **state)
{
	static const char *const same[] = {
		"2026-11-21", "2026.11.21", "2026.11.21.", "2026. 11. 21.", "2026 11 21", "2026/11/21", "2026. november 21.",
		"2026. NOVEMBER 21.", "2026 november 21", "2026. nov. 21.", "2026. XI. 21.", " 2026-11-21 ",
	};
	(void)state;

	for (size_t i = 0; i < sizeof same / sizeof *same; i++)
		assert_string_equal(read_day(same[i]), "2026-11-21");
	assert_string_equal(read_day("2026. március 5."), "2026-03-05");
	assert_string_equal(read_day("2026. MÁRCIUS 5."), "2026-03-05");
	assert_string_equal(read_day("2026. júl. 5."), "2026-07-05");
	assert_string_equal(read_day("2024.2.29."), "2024-02-29");
}

static void what_is_no_day_is_refused(void **state)
{
	static const char *const wrong[] = {
		"", " ", "2026", "2026-11", "2026-13-01", "2026-00-01", "2026-02-30", "2025.2.29.", "1900-02-29", "2026-11-21x",
		"20261121", "21.11.2026", "26-11-21", "2026. no 21.", "2026. ju 21.", "2026. decembre 21.", "2026-11-211",
		"0000-01-01", "2026-11-0", "2026. iiii. 1.", "tegnap", "2026.november", "2026-11-21 18:30",
	};
	(void)state;

	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
		assert_string_equal(read_day(wrong[i]), "");
}

/* Compare every day of eight centuries with the calendar of the C library. */
static void days_are_those_of_the_calendar(void **state)
{
	(void)state;

	for (long number = -400L * 365; number < 400L * 365; number++) {
		time_t seconds = (time_t)number * 86400;
		struct tm tm;
		struct day day;
		char iso[32];
		assert_non_null(gmtime_r(&seconds, &tm));
		strftime(iso, sizeof iso, "%Y-%m-%d", &tm);
		assert_true(day_read(&day, iso, strlen(iso)));
		assert_int_equal(day_number(&day), number);
		assert_string_equal(day_text(&day).text, iso);
	}
}

static const char *read_time(const char *typed)
{
	static struct num text;

	return time_read(&text, typed) ? text.text : "";
}

/* Set the clock of the tests: Hungary's, without files of a time zone. */
static void in_hungary(bool yes)
{
	setenv("TZ", yes ? "CET-1CEST,M3.5.0,M10.5.0/3" : "UTC0", 1);
	tzset();
}

static void times_are_read_as_far_as_they_are_said(void **state)
{
	(void)state;

	in_hungary(false);
	assert_string_equal(read_time("2026-11-21"), "2026-11-21T23:59:59Z");
	assert_string_equal(read_time("2026. november 21."), "2026-11-21T23:59:59Z");
	assert_string_equal(read_time("2026-11-21 18:30"), "2026-11-21T18:30:59Z");
	assert_string_equal(read_time("2026.11.21. 8:30"), "2026-11-21T08:30:59Z");
	assert_string_equal(read_time("2026-11-21T18"), "2026-11-21T18:59:59Z");
	assert_string_equal(read_time("2026-11-21T18:30:05Z"), "2026-11-21T18:30:05Z");
	assert_string_equal(read_time("2026-11-21 24:00"), "");
	assert_string_equal(read_time("2026-11-21 18:60"), "");
	assert_string_equal(read_time("2026-11-21 18:3"), "");
	assert_string_equal(read_time("2026-11-21 18:"), "");
	assert_string_equal(read_time("2026-11-2118"), "");
	assert_string_equal(read_time("2026-11-21 18:30:05:07"), "");
	assert_string_equal(read_time("2026-11-21 18:30 CET"), "");
	assert_string_equal(read_time("18:30"), "");
}

static void times_are_those_of_the_place(void **state)
{
	(void)state;

	in_hungary(true);
	assert_string_equal(read_time("2026-11-21 18:30"), "2026-11-21T17:30:59Z");
	assert_string_equal(read_time("2026. július 4. 18:30"), "2026-07-04T16:30:59Z");
	assert_string_equal(read_time("2026-07-04"), "2026-07-04T21:59:59Z");
	assert_string_equal(read_time("2027-01-01 0:30"), "2026-12-31T23:30:59Z");
	assert_string_equal(read_time("2026-11-21 18:30Z"), "2026-11-21T18:30:59Z");
	assert_string_equal(read_time("2026-11-21 18:30 UTC"), "2026-11-21T18:30:59Z");
	/*
	 * 2:30 occurs twice on the last Sunday of October, and means the later one; in March it does not occur.
	 */
	assert_string_equal(read_time("2026-10-25 2:30"), "2026-10-25T01:30:59Z");
	assert_string_equal(read_time("2026-10-25 1:59"), "2026-10-24T23:59:59Z");
	assert_string_equal(read_time("2026-10-25 3:00"), "2026-10-25T02:00:59Z");
	assert_string_equal(read_time("2026-03-29 3:00"), "2026-03-29T01:00:59Z");
	assert_true(read_time("2026-03-29 2:30")[0] != '\0');
	assert_string_equal(time_of("2026-11-21T17:30:00Z", LANG_HU).text, "2026. 11. 21. 18:30");
	assert_string_equal(time_of("2026-07-04T16:30:59Z", LANG_EN).text, "2026-07-04 18:30");
	assert_string_equal(time_of("2026-12-31T23:30:00Z", LANG_HU).text, "2027. 01. 01. 00:30");
	assert_string_equal(time_of("egykor", LANG_HU).text, "egykor");
	in_hungary(false);
}

/*
 * Type every displayed time of a year, hour by hour, and get the same minute, except for the repeated hour.
 */
static void what_is_read_can_be_typed(void **state)
{
	(void)state;

	in_hungary(true);
	for (time_t at = 1767225600; at < 1767225600 + 365 * 86400; at += 3600) {
		char iso[32], back[32];
		struct tm tm;
		strftime(iso, sizeof iso, "%Y-%m-%dT%H:%M:00Z", gmtime_r(&at, &tm));
		snprintf(back, sizeof back, "%.17s59Z", iso);
		if (strcmp(iso, "2026-10-25T00:00:00Z") == 0)
			continue;
		assert_string_equal(read_time(time_of(iso, LANG_HU).text), back);
		assert_string_equal(read_time(time_of(iso, LANG_EN).text), back);
	}
	in_hungary(false);
}

static void only_the_books_own_notation_is_whole(void **state)
{
	static const char *const wrong[] = {
		"2026-11-21T18:00:00", "2026-11-21 18:00:00Z", "2026-11-31T18:00:00Z", "2026-11-21T25:00:00Z",
		"2026.11.21T18:00:00Z", "2026-11-21T18:00:00z", "2026-11-21T18:00:0 Z",
	};
	(void)state;

	assert_true(time_is_whole("2026-11-21T18:00:00Z", 20));
	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
		assert_false(time_is_whole(wrong[i], strlen(wrong[i])));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(days_are_read_as_people_type_them),
		cmocka_unit_test(what_is_no_day_is_refused),
		cmocka_unit_test(days_are_those_of_the_calendar),
		cmocka_unit_test(times_are_read_as_far_as_they_are_said),
		cmocka_unit_test(times_are_those_of_the_place),
		cmocka_unit_test(what_is_read_can_be_typed),
		cmocka_unit_test(only_the_books_own_notation_is_whole),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
