/* book: seasons, which count several events together. What they come to is report's. */
#ifndef BOOK_SEASONS_H
#define BOOK_SEASONS_H

#include "book/people.h"

/* Of a player's results so many may count at most. */
#define BOOK_SEASON_BEST 999
enum { BOOK_SCALE = 100, BOOK_SCALE_POINTS = 1000000, BOOK_WEIGHT = 1000 };

struct book_season {
	int64_t id;
	char name[BOOK_NAME];
	int best;                       /* so many of a player's results count, the best ones; 0: all */
	int least;                      /* who has fewer results has no place in it */
	/* 0: the standard scale; else the points by place, none more than the one before */
	int scale_count;
	int32_t scale[BOOK_SCALE];
	int events;                     /* that count in it; read only */
};

struct book_season_event {
	struct book_event event;
	int weight;                     /* per cent */
};

/* Add one; ERR_CONFLICT if the name is taken. `season->id` is filled in. */
bool book_season_add(struct book *s, struct book_season *season, struct err *e);
bool book_season_change(struct book *s, const struct book_season *season, struct err *e);
/* It is in no list any more; its name is free. */
bool book_season_remove(struct book *s, int64_t season, struct err *e);
/* All, by name. */
bool book_seasons(struct book *s, struct book_season **list, size_t *count, struct err *e);
/* By exact name, or by words that only one has; ERR_NOT_FOUND. */
bool book_season_find(struct book *s, const char *words, struct book_season *out, struct err *e);

/* By exact name alone; *found: there is one. */
bool book_season_named(struct book *s, const char *name, struct book_season *out, bool *found, struct err *e);

/* The event counts in the season by so many per cent from now on; *was: the weight it
 * had, 0 if it did not count. */
bool book_season_event_put(struct book *s, int64_t season, int64_t event, int weight, int *was,
	struct err *e);
/* ERR_NOT_FOUND if it does not count in it. */
bool book_season_event_remove(struct book *s, const struct book_season *season,
	const struct book_event *event, struct err *e);
/* By day. */
bool book_season_events(struct book *s, int64_t season, struct book_season_event **list, size_t *count,
	struct err *e);

/* Points by place, "100 80 60"; false if one is no number up to BOOK_SCALE_POINTS, or
 * more than the one before it. */
bool book_scale_read(const char *text, struct book_season *out);
void book_scale_write(struct buf *b, const struct book_season *season);

#endif
