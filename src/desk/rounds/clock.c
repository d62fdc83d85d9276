/* The clock of a round: a setting of its event, "start-2" = "2026-11-21T18:00:00Z 60". */
#include "desk/rounds/rounds.h"
#include "desk/inner.h"
#include "desk/messages.h"

#include <stdio.h>
#include <string.h>

static void write_key(char key[BOOK_SHORT], int round)
{
	snprintf(key, BOOK_SHORT, "start-%d", round);
}

static bool is_sound(const struct round_clock *clock)
{
	int64_t seconds;

	return clock->minutes >= 1 && clock->minutes <= CLOCK_MINUTES && time_seconds(clock->start, &seconds);
}

bool clock_parse(const char *value, struct round_clock *out)
{
	*out = (struct round_clock){ .minutes = 0 };
	if (sscanf(value, "%31s %d", out->start, &out->minutes) == 2 && is_sound(out))
		return true;
	*out = (struct round_clock){ .minutes = 0 };
	return false;
}

bool clock_read(struct book *s, int64_t event, int round, struct round_clock *out, struct err *e)
{
	char key[BOOK_SHORT], value[BOOK_SETTING];

	write_key(key, round);
	*out = (struct round_clock){ .minutes = 0 };
	if (!book_setting(s, event, key, value, e))
		return false;
	clock_parse(value, out);
	return true;
}

struct num clock_end(const struct round_clock *clock)
{
	int64_t start = 0;

	time_seconds(clock->start, &start);
	return time_at(start + (int64_t)60 * clock->minutes);
}

bool clock_is_same(const struct round_clock *a, const struct round_clock *b)
{
	return a->minutes == b->minutes && strncmp(a->start, b->start, CLOCK_SHOWN) == 0;
}

void clock_words(struct buf *b, enum lang lang, const struct round_clock *clock)
{
	if (clock->minutes > 0)
		buf_msg(b, lang, &msg_clock_words,
			MSG_ARGS(time_of(clock->start, lang).text, num_of(clock->minutes).text));
}

static bool write_clock(struct desk *desk, int64_t event, int round, const struct round_clock *clock)
{
	char key[BOOK_SHORT], value[BOOK_SETTING] = "";

	write_key(key, round);
	if (clock->minutes > 0)
		snprintf(value, sizeof value, "%.31s %d", clock->start, clock->minutes);
	return book_setting_put(desk->book, event, key, value, false, desk->err);
}

bool clock_drop(struct desk *desk, int64_t event, int round)
{
	struct round_clock there;

	return clock_read(desk->book, event, round, &there, desk->err)
		&& (there.minutes == 0 || write_clock(desk, event, round, &(struct round_clock){ .minutes = 0 }));
}

static bool start(struct desk *desk, const struct book_event *event, int round, bool again,
	struct round_clock *clock)
{
	struct round_clock there, before = { .minutes = 0 };
	int *rounds = NULL;
	size_t count = 0, at = 0;

	if (!book_rounds(desk->book, event->id, &rounds, &count, desk->err))
		return false;
	while (at < count && rounds[at] != round)
		at++;
	book_free(rounds);
	if (at == count)
		return desk_fail(desk, ERR_NOT_FOUND, &msg_clock_no_round, MSG_ARGS(num_of(round).text));
	if (!clock_read(desk->book, event->id, round, &there, desk->err))
		return false;
	if (there.minutes > 0 && clock->minutes != 0 && !again)
		return desk_fail(desk, ERR_CONFLICT, &msg_clock_runs, MSG_ARGS(num_of(round).text,
			time_of(there.start, desk->lang).text, num_of(there.minutes).text));
	if (clock->minutes < 0) {
		/* By default as long as the last earlier round that has a clock. */
		for (int no = round - 1; no > 0 && before.minutes == 0; no--) {
			if (!clock_read(desk->book, event->id, no, &before, desk->err))
				return false;
		}
		clock->minutes = before.minutes;
		if (clock->minutes <= 0)
			return desk_fail(desk, ERR_USAGE, &msg_clock_minutes, MSG_NO_ARGS);
	}
	return write_clock(desk, event->id, round, clock);
}

bool desk_round_start(struct desk *desk, const struct book_event *event, int round, const char *now,
	bool again, struct round_clock *clock)
{
	snprintf(clock->start, sizeof clock->start, "%s", now);
	return desk_end(desk, desk_begin(desk) && start(desk, event, round, again, clock));
}

bool desk_clock_told(struct desk *desk, int64_t event, int round, const struct round_clock *clock)
{
	struct round_clock there;

	if (!is_sound(clock))
		return desk_fail(desk, ERR_REFUSED, &msg_clock_whole, MSG_NO_ARGS);
	return clock_read(desk->book, event, round, &there, desk->err)
		&& (there.minutes > 0 || write_clock(desk, event, round, clock));
}
