/* events: made, and what a command or a journal says of them, key by key. */
#ifndef DESK_EVENTS_H
#define DESK_EVENTS_H

#include "desk/desk.h"

/* An event with nothing but the edition of the rules. */
void desk_event_start(struct book_event *event);
/* Put a field of the event ("date", "hely" …), or check a setting's value. */
bool desk_event_put(struct desk *desk, struct book_event *event, const char *key, const char *value);
bool desk_event_is_setting(const char *key);
/* The usual deals at its tables of four: more where four take turns at a game of three. */
int desk_usual_at_four(const struct book_event *event);

/* Make the event and open it; open the one that the words mean. */
bool desk_event_make(struct desk *desk, struct book_event *event);
bool desk_event_use(struct desk *desk, const char *words, struct book_event *out);
/*
 * Change it: words KEY=VALUE, fields and settings. What another number of deals means for the sheets that are
 * there is told.
 */
bool desk_event_set(struct desk *desk, struct book_event *event, char *const *pairs, int count);

/* May so much be carried into the event, and from there? */
bool desk_carry_may(const struct book_event *event, const struct report_carry *carry, struct err *e);
/* May what the event has of it in the book, by the name and day that it is to have? */
bool desk_carry_stands(struct desk *desk, const struct book_event *event);
/* So many percent of what players had in another event, which the words name, count in
 * this one from the beginning. */
bool desk_event_carry(struct desk *desk, const struct book_event *event, const char *words, int percent,
	struct book_event *from);

#endif
