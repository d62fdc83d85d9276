/* Events: their fields by the keys of commands and journals. */
#include "desk/events.h"
#include "desk/messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A day as it is typed, "" for none. */
static bool copy_day(struct desk *desk, struct book_event *event, const char *value)
{
	struct day day;

	event->day[0] = '\0';
	if (!value[0])
		return true;
	if (!day_read(&day, value, strlen(value)))
		return desk_fail(desk, ERR_REFUSED, &msg_event_bad_day, MSG_ARGS(value));
	snprintf(event->day, sizeof event->day, "%.10s", day_text(&day).text);
	return true;
}

static bool copy_text(struct desk *desk, char *out, size_t size, const char *key, const char *value)
{
	if (strlen(value) >= size || !text_is_plain(value, strlen(value)))
		return desk_fail(desk, ERR_REFUSED, &msg_event_bad_text, MSG_ARGS(key, num_of((int64_t)size - 1).text));
	snprintf(out, size, "%s", value);
	return true;
}

static bool copy_count(struct desk *desk, int *out, const char *key, const char *value)
{
	char *end;
	long n = strtol(value, &end, 10);

	if (end == value || *end || n < 0 || n > 99999)
		return desk_fail(desk, ERR_REFUSED, &msg_event_bad_count, MSG_ARGS(key, value));
	*out = (int)n;
	return true;
}

/* The number at a table of four follows, unless somebody chose another than the standard. */
static bool copy_deals(struct desk *desk, struct book_event *event, const char *key, const char *value)
{
	bool is_standard = event->deals_four == book_deals_at_four(event->deals_per_round);

	if (!copy_count(desk, &event->deals_per_round, key, value))
		return false;
	if (is_standard)
		event->deals_four = book_deals_at_four(event->deals_per_round);
	return true;
}

/* An edition whose deals can be written down. */
static bool copy_edition(struct desk *desk, struct book_event *event, const char *value)
{
	const struct game_edition *edition = game_edition_find(value);

	if (!edition)
		return report_edition_refuse(desk->err, value);
	if (!edition->game->read)
		return game_lacks(desk->err, edition, "event new --edition");
	snprintf(event->edition, sizeof event->edition, "%s", edition->id);
	return true;
}

/* Put one field into the event. *known is false for a key that is none of its fields. */
static bool event_field(
	struct desk *desk, struct book_event *event, const char *key, const char *value, bool *known)
{
	*known = true;
	if (strcmp(key, "name") == 0)
		return copy_text(desk, event->name, sizeof event->name, key, value);
	if (strcmp(key, "place") == 0 || strcmp(key, "hely") == 0)
		return copy_text(desk, event->place, sizeof event->place, key, value);
	if (strcmp(key, "stake") == 0 || strcmp(key, "tet") == 0)
		return copy_count(desk, &event->stake, key, value);
	if (strcmp(key, "deals") == 0 || strcmp(key, "leosztas") == 0)
		return copy_deals(desk, event, key, value);
	if (strcmp(key, "deals-four") == 0 || strcmp(key, "leosztas-negy") == 0)
		return copy_count(desk, &event->deals_four, key, value);
	if (strcmp(key, "date") == 0 || strcmp(key, "datum") == 0)
		return copy_day(desk, event, value);
	if (strcmp(key, "edition") == 0 || strcmp(key, "szabaly") == 0)
		return copy_edition(desk, event, value);
	*known = false;
	return true;
}

bool desk_event_put(struct desk *desk, struct book_event *event, const char *key, const char *value)
{
	bool known;

	if (!event_field(desk, event, key, value, &known))
		return false;
	return known || report_setting_check(event->edition, key, value, desk->err);
}

bool desk_event_is_setting(const char *key)
{
	struct report_setting setting;

	return report_setting_known(key, &setting);
}

void desk_event_start(struct book_event *event)
{
	*event = (struct book_event){ 0 };
	snprintf(event->edition, sizeof event->edition, "%s", game_edition_standard()->id);
}
