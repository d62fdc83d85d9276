/* How an event counts: its settings as one table, checked when set and read into plain numbers. */
#include "desk/desk.h"
#include "desk/messages.h"

#include <stdio.h>
#include <string.h>

const struct report_setting report_settings[] = {
	{ "lost-ulti-extra", "always", &msg_setting_lost_ulti_extra, false },
	{ "place-points-3", "3-2-1", &msg_setting_places_3, true },
	{ "place-points-4", "3-2-1-0", &msg_setting_places_4, true },
	{ "ranking", "place", &msg_setting_ranking, true },
	{ "unseated", "missing", &msg_setting_unseated, true },
	{ NULL, NULL, NULL, false },
};

const struct report_setting *report_setting_find(const char *key)
{
	for (const struct report_setting *setting = report_settings; setting->key; setting++) {
		if (strcmp(setting->key, key) == 0)
			return setting;
	}
	return NULL;
}

/* "3-2-1": `count` whole numbers up to 999, none larger than the one before it. */
static bool read_places(const char *value, int count, int places[BOOK_SEATS])
{
	for (int i = 0; i < count; i++) {
		int n = 0, digits = 0;
		for (; *value >= '0' && *value <= '9' && digits < 3; digits++)
			n = n * 10 + (*value++ - '0');
		if (digits == 0 || *value != (i < count - 1 ? '-' : '\0') || (i > 0 && n > places[i - 1]))
			return false;
		places[i] = n;
		value += *value == '-';
	}
	return true;
}

/* Put one setting into the rules; false if the value does not fit. */
static bool apply(struct report_rules *rules, const char *key, const char *value)
{
	if (strcmp(key, "place-points-3") == 0)
		return read_places(value, 3, rules->places[3]);
	if (strcmp(key, "place-points-4") == 0)
		return read_places(value, 4, rules->places[4]);
	if (strcmp(key, "lost-ulti-extra") == 0) {
		rules->ulti.lost_ulti_extra = strcmp(value, "played") == 0 ? ULTI_EXTRA_PLAYED : ULTI_EXTRA_ALWAYS;
		return strcmp(value, "played") == 0 || strcmp(value, "always") == 0;
	}
	if (strcmp(key, "unseated") == 0)   /* the store looks at it */
		return strcmp(value, "missing") == 0 || strcmp(value, "bye") == 0;
	rules->ranking = strcmp(value, "score") == 0 ? REPORT_BY_SCORE : REPORT_BY_PLACE;
	return strcmp(value, "score") == 0 || strcmp(value, "place") == 0;
}

static const char *setting_choice(const struct report_setting *setting)
{
	return strcmp(setting->key, "lost-ulti-extra") == 0 ? "always, played"
		: strcmp(setting->key, "ranking") == 0 ? "place, score"
		: strcmp(setting->key, "unseated") == 0 ? "missing, bye" : setting->standard;
}

void report_edition_name(char out[REPORT_EDITION], const char *edition)
{
	size_t n = strcspn(edition, "-");
	const char *year = edition[n] ? edition + n + 1 : "";

	if (strlen(year) != 4 || strspn(year, "0123456789") != 4) {
		snprintf(out, REPORT_EDITION, "%s", edition);
		return;
	}
	snprintf(out, REPORT_EDITION, "%.*s, %s", (int)n, edition, year);
	for (size_t i = 0; i < n; i++) {
		if (out[i] >= 'a' && out[i] <= 'z')
			out[i] = (char)(out[i] - 'a' + 'A');
	}
}

bool report_setting_check(const char *key, const char *value, struct err *e)
{
	struct report_rules scratch;
	const struct report_setting *setting = report_setting_find(key);

	if (!setting)
		return err_set(e, ERR_USAGE, &msg_setting_unknown, MSG_ARGS(key));
	if (!apply(&scratch, key, value))
		return err_set(e, ERR_REFUSED, &msg_setting_bad_value, MSG_ARGS(key, value, setting_choice(setting)));
	return true;
}

/* What a setting was set to, or its standard. */
static const char *value_of(
	const struct report_setting *setting, const struct book_setting *list, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		if (strcmp(list[i].key, setting->key) == 0)
			return list[i].value;
	}
	return setting->standard;
}

bool report_rules_read(struct book *s, int64_t event, struct report_rules *out, struct err *e)
{
	struct book_setting *list = NULL;
	size_t count = 0;
	bool done = book_settings(s, event, &list, &count, e);

	*out = (struct report_rules){ 0 };
	for (const struct report_setting *setting = report_settings; done && setting->key; setting++) {
		const char *value = value_of(setting, list, count);
		if (!apply(out, setting->key, value)) {
			done = err_set(e, ERR_FAILED, &msg_setting_bad_value,
				MSG_ARGS(setting->key, value, setting_choice(setting)));
		}
	}
	book_free(list);
	return done;
}
