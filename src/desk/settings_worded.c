/* Settings with words of their own: ties, lots, points carried over, prizes, categories. */
#include "desk/desk.h"
#include "desk/inner.h"
#include "desk/teams.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* "12,4,7": up to `room` whole numbers from 1 to `most`; how many, or -1. */
static int read_numbers(const char *value, int64_t out[], int room, int64_t most)
{
	int count = 0;

	for (;;) {
		int64_t n = 0;
		int digits = 0;
		for (; *value >= '0' && *value <= '9' && digits < 9; digits++)
			n = n * 10 + (*value++ - '0');
		if (digits == 0 || n < 1 || n > most || count == room)
			return -1;
		out[count++] = n;
		if (*value == '\0')
			return count;
		if (*value++ != ',')
			return -1;
	}
}

/* The same, none twice. */
static int read_start_numbers(const char *value, int out[REPORT_LOTS])
{
	int64_t numbers[REPORT_LOTS] = { 0 };
	int count = read_numbers(value, numbers, REPORT_LOTS, 99999);

	for (int i = 0; i < count; i++) {
		for (int j = 0; j < i; j++) {
			if (numbers[j] == numbers[i])
				return -1;
		}
		out[i] = (int)numbers[i];
	}
	return count;
}

bool setting_take_ties(struct report_rules *rules, int no, const char *value)
{
	static const char *const words[] = { "wins", "best", "met", "lot" };

	(void)no;
	rules->tie_count = 0;
	while (*value) {
		size_t n = strcspn(value, ",");
		int tie = 0;
		while (tie < REPORT_TIES && (strlen(words[tie]) != n || memcmp(words[tie], value, n) != 0))
			tie++;
		for (int i = 0; i < rules->tie_count; i++) {
			if ((int)rules->ties[i] == tie)
				return false;
		}
		if (tie == REPORT_TIES)
			return false;
		rules->ties[rules->tie_count++] = (enum report_tie)tie;
		value += n;
		if (*value == ',' && *++value == '\0')
			return false;
	}
	return rules->tie_count > 0;
}

bool setting_take_lot(struct report_rules *rules, int no, const char *value)
{
	(void)no;
	rules->lot_count = read_start_numbers(value, rules->lots);
	return rules->lot_count > 0;
}

bool setting_take_prizes(struct report_rules *rules, int no, const char *value)
{
	memset(rules->prizes[no], 0, sizeof rules->prizes[no]);
	return read_numbers(value, rules->prizes[no], REPORT_PRIZES - 1, 99999999) > 0;
}

bool setting_take_category(struct report_rules *rules, int no, const char *value)
{
	struct report_category *category = &rules->categories[no];
	const char *colon = strchr(value, ':');

	if (!colon || colon == value || (size_t)(colon - value) >= sizeof category->name)
		return false;
	snprintf(category->name, sizeof category->name, "%.*s", (int)(colon - value), value);
	category->count = read_start_numbers(colon + 1 + strspn(colon + 1, " "), category->start_no);
	return category->count > 0;
}

bool setting_take_carry(struct report_rules *rules, int no, const char *value)
{
	char *end = NULL;
	long percent = strtol(value, &end, 10);
	struct day day;

	(void)no;
	if (end == value || *end != ' ' || percent < 1 || percent > 1000)
		return false;
	if (strlen(end) < 13 || end[11] != ' ' || !day_read(&day, end + 1, 10))
		return false;
	if (strlen(end + 12) >= sizeof rules->carry.event)
		return false;
	rules->carry.percent = (int)percent;
	snprintf(rules->carry.day, sizeof rules->carry.day, "%.10s", end + 1);
	snprintf(rules->carry.event, sizeof rules->carry.event, "%s", end + 12);
	return true;
}

bool setting_take_team(struct report_rules *rules, int no, const char *value)
{
	struct desk_team team;

	(void)rules;
	(void)no;
	return desk_team_read(value, &team);
}
