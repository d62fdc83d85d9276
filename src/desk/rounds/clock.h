/* clock: the time of a round, kept with its event. */
#ifndef DESK_CLOCK_H
#define DESK_CLOCK_H

#include "desk/desk.h"

/* At most a day. CLOCK_SHOWN bytes of its start are shown: to the minute. */
enum { CLOCK_MINUTES = 1440, CLOCK_SHOWN = sizeof "2026-11-21T18:00" - 1 };

struct round_clock {
	char start[32];              /* "2026-11-21T18:00:00Z" */
	int minutes;                 /* 0: there is no clock */
};

/* As it is kept, "2026-11-21T18:00:00Z 60"; false, and minutes 0, if it is none. */
bool clock_parse(const char *value, struct round_clock *out);
/* That of a round; minutes 0 if none was started. */
bool clock_read(struct book *s, int64_t event, int round, struct round_clock *out, struct err *e);
/* Do they show the same? */
bool clock_is_same(const struct round_clock *a, const struct round_clock *b);
/* When it began, and how long it is, for the eye; nothing if none was started. */
void clock_words(struct buf *b, enum lang lang, const struct round_clock *clock);
/* When it ends. */
struct num clock_end(const struct round_clock *clock);
/*
 * Start it at `now` (minutes -1: as long as that of the last round before it that has one; 0: take it away).
 * ERR_CONFLICT if it was started already, unless `again`.
 */
bool desk_round_start(struct desk *desk, const struct book_event *event, int round, const char *now,
	bool again, struct round_clock *clock);
/* A round that is taken back has none any more; within a change. */
bool clock_drop(struct desk *desk, int64_t event, int round);
/* What a journal says of a round's clock: a key and its value; then all of it. */
bool clock_put(struct round_clock *clock, const char *key, const char *value, struct err *e);
bool desk_clock_told(struct desk *desk, int64_t event, int round, const struct round_clock *clock);

#endif
