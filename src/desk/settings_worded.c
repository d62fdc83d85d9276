/* Settings with a syntax of their own: ties, lots, points carried over, prizes, categories. */
#include "desk/desk.h"
#include "desk/rounds/rounds.h"
#include "desk/inner.h"
#include "desk/messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Read "12,4,7": up to `room` whole numbers from 1 to `most`; return how many, or -1. */
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

/* The same, none of them twice. */
static int read_start_numbers(const char *value, int out[DESK_LOTS])
{
	int64_t numbers[DESK_LOTS] = { 0 };
	int count = read_numbers(value, numbers, DESK_LOTS, 99999);

	for (int i = 0; i < count; i++) {
		for (int j = 0; j < i; j++) {
			if (numbers[j] == numbers[i])
				return -1;
		}
		out[i] = (int)numbers[i];
	}
	return count;
}

bool desk_setting_take_ties(struct desk_rules *rules, int no, const char *value)
{
	static const char *const words[] = { "wins", "best", "met", "lot" };

	(void)no;
	rules->tie_count = 0;
	while (*value) {
		size_t n = strcspn(value, ",");
		int tie = 0;
		while (tie < DESK_TIES && (strlen(words[tie]) != n || memcmp(words[tie], value, n) != 0))
			tie++;
		for (int i = 0; i < rules->tie_count; i++) {
			if ((int)rules->ties[i] == tie)
				return false;
		}
		if (tie == DESK_TIES)
			return false;
		rules->ties[rules->tie_count++] = (enum desk_tie)tie;
		value += n;
		if (*value == ',' && *++value == '\0')
			return false;
	}
	return rules->tie_count > 0;
}

bool desk_setting_take_lot(struct desk_rules *rules, int no, const char *value)
{
	(void)no;
	rules->lot_count = read_start_numbers(value, rules->lots);
	return rules->lot_count > 0;
}

bool desk_setting_take_seed(struct desk_rules *rules, int no, const char *value)
{
	(void)no;
	snprintf(rules->seed, sizeof rules->seed, "%.*s", DESK_SEED - 1, value);
	return *value && strlen(value) < DESK_SEED;
}

bool desk_setting_take_fee(struct desk_rules *rules, int no, const char *value)
{
	(void)no;
	return read_numbers(value, &rules->entry_fee, 1, 99999999) == 1;
}

bool desk_setting_take_prizes(struct desk_rules *rules, int no, const char *value)
{
	memset(rules->prizes[no], 0, sizeof rules->prizes[no]);
	return read_numbers(value, rules->prizes[no], DESK_PRIZES - 1, 99999999) > 0;
}

bool desk_setting_take_category(struct desk_rules *rules, int no, const char *value)
{
	struct desk_category *category = &rules->categories[no];
	const char *colon = strchr(value, ':');

	if (!colon || colon == value || (size_t)(colon - value) >= sizeof category->name)
		return false;
	snprintf(category->name, sizeof category->name, "%.*s", (int)(colon - value), value);
	category->count = read_start_numbers(colon + 1 + strspn(colon + 1, " "), category->start_no);
	return category->count > 0;
}

bool desk_setting_take_carry(struct desk_rules *rules, int no, const char *value)
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

bool desk_setting_take_team(struct desk_rules *rules, int no, const char *value)
{
	struct desk_team team;

	(void)rules;
	(void)no;
	return desk_team_read(value, &team);
}

/* ---- the players they name --------------------------------------------------------------------- */

/* Check that every number is that of an entered player. */
static bool check_numbers(struct desk *desk, int64_t event, const char *key, const int numbers[], int count)
{
	struct book_entry *entries = NULL;
	size_t entry_count = 0;
	bool done = book_entries(desk->book, event, &entries, &entry_count, desk->err);

	for (int i = 0; done && i < count; i++) {
		size_t at = 0;
		while (at < entry_count && entries[at].start_no != numbers[i])
			at++;
		done = at < entry_count
			|| desk_fail(desk, ERR_REFUSED, &msg_setting_no_entry, MSG_ARGS(key, num_of(numbers[i]).text));
	}
	book_free(entries);
	return done;
}

/* Refuse a name that a journal would not give back unchanged. */
static bool check_blanks(struct desk *desk, const char *key, const char *name)
{
	const size_t n = strlen(name);
	bool is_bare = n == 0 || (name[0] != ' ' && name[n - 1] != ' ');

	return is_bare || desk_fail(desk, ERR_REFUSED, &msg_setting_blank, MSG_ARGS(key, name));
}

static bool check_team(struct desk *desk, int64_t event, const char *key, const char *value)
{
	struct desk_team team, *list = NULL;
	size_t count = 0;

	if (!desk_team_read(value, &team) || !check_blanks(desk, key, team.name)
		|| !check_blanks(desk, key, team.club))
		return false;
	if (!check_numbers(desk, event, key, team.start_no, team.count)
		|| !desk_teams_read(desk->book, event, &list, &count, desk->err))
		return false;
	bool done = true;
	for (size_t i = 0; done && i < count; i++) {
		struct buf its_key = { 0 };
		desk_team_key(&its_key, &list[i]);
		int both = strcmp(buf_text(&its_key), key) == 0 ? 0 : desk_team_shared(&team, &list[i]);
		bool is_called_so = strcmp(buf_text(&its_key), key) != 0 && strcmp(list[i].name, team.name) == 0;
		done = both == 0 || desk_fail(desk, ERR_REFUSED, &msg_setting_in_team,
			MSG_ARGS(key, num_of(both).text, list[i].name, buf_text(&its_key)));
		if (done && is_called_so)
			done = desk_fail(desk, ERR_REFUSED, &msg_setting_team_name,
				MSG_ARGS(key, team.name, buf_text(&its_key)));
		buf_free(&its_key);
	}
	free(list);
	return done;
}

bool desk_carry_may(const struct book_event *event, const struct desk_carry *carry, struct err *e)
{
	enum { MOST = 100 };

	if (carry->percent > MOST)
		return err_set(
			e, ERR_REFUSED, &msg_setting_carry_most, MSG_ARGS("carry", num_of(carry->percent).text));
	if (carry->percent > 0 && strcmp(carry->day, event->day) == 0 && strcmp(carry->event, event->name) == 0)
		return err_set(e, ERR_REFUSED, &msg_carry_itself, MSG_ARGS(event->name));
	return true;
}

bool desk_carry_stands(struct desk *desk, const struct book_event *event)
{
	struct desk_rules rules = { 0 };
	char value[BOOK_SETTING];

	if (!book_setting(desk->book, event->id, "carry", value, desk->err))
		return false;
	return !desk_setting_take_carry(&rules, 0, value) || desk_carry_may(event, &rules.carry, desk->err);
}

bool desk_setting_check_people(struct desk *desk, const struct book_event *event, const char *key,
	const char *value)
{
	struct desk_rules rules = { 0 };

	if (strcmp(value, SETTING_NONE) == 0)
		return true;
	if (desk_team_is_key(key))
		return check_team(desk, event->id, key, value);
	if (strcmp(key, "carry") == 0)
		return desk_setting_take_carry(&rules, 0, value) && desk_carry_may(event, &rules.carry, desk->err);
	if (strcmp(key, "lot") == 0)
		return desk_setting_take_lot(&rules, 0, value)
			&& check_numbers(desk, event->id, key, rules.lots, rules.lot_count);
	if (strncmp(key, "category-", 9) == 0) {
		const struct desk_category *category = &rules.categories[0];
		return desk_setting_take_category(&rules, 0, value) && check_blanks(desk, key, category->name)
			&& check_numbers(desk, event->id, key, category->start_no, category->count);
	}
	if (strncmp(key, "prizes-", 7) != 0 || strchr("123", key[7]) == NULL)
		return true;
	char its[] = "category-N", category[BOOK_SETTING];
	its[sizeof its - 2] = key[7];
	return book_setting(desk->book, event->id, its, category, desk->err)
		&& ((category[0] && strcmp(category, SETTING_NONE) != 0)
			|| desk_fail(desk, ERR_REFUSED, &msg_setting_no_category, MSG_ARGS(key, its)));
}
