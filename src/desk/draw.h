/*
 * draw: who sits with whom in a round of an event, by way of event/: the field and the past out of the book,
 * the draw, its grade, and the round's tables in one step. How a round was drawn stays with the event, so
 * that it can be drawn again.
 */
#ifndef DESK_DRAW_H
#define DESK_DRAW_H

#include "desk/desk.h"
#include "event/event.h"

enum draw_method { DRAW_RANDOM, DRAW_STANDING, DRAW_ALL_PLAY, DRAW_METHODS };
/* "random" … by method, closed by NULL. */
extern const char *const draw_method_words[];

enum { DRAW_SEED = 36, DRAW_FLAWS = 200 };

/* How a round is drawn: from the same state of the book it comes out the same. */
struct draw_how {
	enum draw_method method;
	bool is_apart;               /* players of one club are kept apart */
	int rounds;                  /* of an all-play-all; 0: as many as there are */
	int64_t step;                /* the book's last step before the draw; 0: not known */
	char seed[DRAW_SEED];        /* of an all-play-all "": as they are numbered */
};

/* What the tables of a round are to its draw. */
enum draw_seating { DRAW_AS_DRAWN, DRAW_CHANGED, DRAW_BY_HAND };

/* Somebody's place in the standing. */
struct draw_rank {
	int start_no, rank;
};

/* A round drawn or seated, with all it follows from. Large: made by draw_new. */
struct draw {
	struct book_event event;
	int round;
	struct draw_how how;
	struct book_entry *entries;  /* who is entered, by start number: the players of the field */
	struct event_field field;
	struct event_player players[EVENT_PLAYERS];
	bool has_ranks;
	struct event_past past;      /* the rounds before */
	struct event_plan plan;
	int count;                   /* of tables, byes included */
	struct event_table *tables;
	enum draw_seating seating;
	enum event_proof proof;      /* of a draw by standing, that is seated as it was drawn */
	struct event_grade grade;
	int flaw_count;              /* all that there are; the first of them: */
	struct event_flaw flaws[DRAW_FLAWS];
};

/* NULL when memory runs out: then `e` says so. */
struct draw *draw_new(struct err *e);
void draw_free(struct draw *draw);

/*
 * The field of a round: who is entered, out, of which club; the rounds before it. `ranks` (or NULL) are the
 * places in the standing; who has none yet comes last.
 */
bool draw_field_read(struct book *s, const struct book_event *event, int round, const struct draw_rank *ranks,
	size_t rank_count, struct draw *draw, struct err *e);
/* Draw the round as draw->how says, and grade it. ERR_REFUSED: that cannot be done, and what can. */
bool draw_make(struct draw *draw, struct err *e);
/* The round as it is seated in the book, and graded; ERR_NOT_FOUND if it has no table. */
bool draw_seated(struct book *s, struct draw *draw, struct err *e);
/* How a round was drawn, as its setting `draw-N` says; false if that is nothing of the kind. */
bool draw_how_parse(const char *value, struct draw_how *out);
/* How a round was drawn; *found false: by nobody here. */
bool draw_how_read(struct book *s, int64_t event, int round, struct draw_how *out, bool *found,
	struct err *e);

/* Put a key of the journal's line and its value in: "mod", "mag" … */
bool draw_how_put(struct draw_how *how, const char *key, const char *value, struct err *e);
/* Keep with the event how a round was drawn; what stands there already stays. */
bool desk_draw_told(struct desk *desk, int64_t event, int round, const struct draw_how *how);

/* Write the tables of a draw, and how it was made, in one step. ERR_CONFLICT if the round has tables. */
bool desk_draw(struct desk *desk, struct draw *draw);
/*
 * Let two who are entered, by start number, exchange their seats in a round: either may sit at no table. Who
 * is out gets a seat only for a reason (`anyway`, else NULL), which is recorded.
 */
bool desk_draw_swap(struct desk *desk, const struct book_event *event, int round, int one, int other,
	const char *anyway);

#endif
