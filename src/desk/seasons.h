/* seasons: made, changed, and the events that count in them. */
#ifndef DESK_SEASONS_H
#define DESK_SEASONS_H

#include "book/seasons.h"
#include "desk/desk.h"

/* What is said of a season; NULL: nothing is, so that it stays. */
struct desk_season_fields {
	const char *name;
	const char *count;   /* "best=3", "all" */
	const char *least;   /* "2" */
	const char *scale;   /* a file with the points by place, or "standard" */
};

bool desk_season_add(struct desk *desk, const struct desk_season_fields *fields, struct book_season *out);
/* The season that the words mean gets these fields. */
bool desk_season_change(struct desk *desk, const char *words, const struct desk_season_fields *fields,
	struct book_season *out);
bool desk_season_remove(struct desk *desk, const char *words, struct book_season *out);

/* An event that counts in a season, or did. */
struct desk_season_event {
	struct book_season season;
	struct book_event event;
	int weight, was;     /* per cent; 0: did not count */
};

/* All of these events in one step, or none; `weight` NULL: 100. What became of each stands in `out`. */
bool desk_season_events_add(struct desk *desk, const char *season, char *const *events, int count,
	const char *weight, struct desk_season_event *out);
bool desk_season_event_remove(struct desk *desk, const char *season, const char *event,
	struct desk_season_event *out);

#endif
