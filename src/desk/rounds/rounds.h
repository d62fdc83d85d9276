/*
 * draw: who sits with whom in a round of an event, by way of event/: the field and the past out of the book,
 * the draw, its grade, and the round's tables in one step. How a round was drawn stays with the event, so
 * that it can be drawn again.
 */
#ifndef DESK_ROUNDS_ROUNDS_H
#define DESK_ROUNDS_ROUNDS_H

#include "desk/desk.h"
#include "event/event.h"
#include "vault/vault.h"

enum draw_method { DRAW_RANDOM, DRAW_STANDING, DRAW_ALL_PLAY, DRAW_METHODS };
/* "random" … by method, closed by NULL. */
extern const char *const draw_method_words[];

enum { DRAW_SEED = 36, DRAW_FLAWS = 200, DRAW_ABSENT = 32 };

/* How a round is drawn: from the same state of the book it comes out the same. */
struct draw_how {
	enum draw_method method;
	bool is_apart;               /* players of one club are kept apart */
	bool is_top_first;           /* by standing: the top table is number 1 */
	int rounds;                  /* of an all-play-all; 0: as many as there are */
	int64_t step;                /* the book's last step before the draw; 0: not known */
	char seed[DRAW_SEED];        /* of an all-play-all "": as they are numbered */
	/* Of one from another book: the last step here when it came; 0: who was there is not told. */
	int64_t came;
	int absent_count;            /* those entered here by then whom the draw did not have */
	int64_t absent[DRAW_ABSENT];
};

/* The setting of an event with the seed that was announced before the draws. */
#define DRAW_ANNOUNCED "seed"

/* What the tables of a round are to its draw. */
enum draw_seating { DRAW_AS_DRAWN, DRAW_CHANGED, DRAW_BY_HAND };

/* What the user asks of a draw; the rest is as an all-play-all was begun, or found. */
struct draw_wish {
	enum draw_method method;
	const char *seed;            /* NULL: not said */
	int rounds;                  /* 0: not said */
	bool has_clubs, is_apart;
};

/* Somebody's place in the standing. */
struct draw_rank {
	int start_no, rank;
};

/*
 * Read the places after the last round before `round` as the book has them, to be freed; none where nothing
 * was played or brought along (report_ranks).
 */
typedef bool draw_standing(struct book *s, const struct book_event *event, int round, struct draw_rank **list,
	size_t *count, struct err *e);

/* A round drawn or seated, with all it follows from. Large: made by draw_new. */
struct draw {
	struct book_event event;
	int round;
	struct draw_how how;
	char announced[DRAW_SEED];   /* the seed announced for the event's draws, "" if none (by then) */
	struct book_entry *entries;  /* who is entered, by start number: the players of the field */
	struct event_field field;
	struct event_player players[EVENT_PLAYERS];
	bool stands_in[EVENT_PLAYERS];   /* for players who are in: not to be seated either */
	bool is_late[EVENT_PLAYERS];     /* of a round that is checked: entered after its draw */
	bool has_ranks;
	int unfinished;              /* tables of the rounds before that owe deals: by standing it is not final */
	struct event_past past;      /* the rounds before */
	struct event_plan plan;
	int count;                   /* of tables, byes included */
	struct event_table *tables;
	enum draw_seating seating;
	bool is_standing_other;      /* of a round that is checked: the standing it was drawn by has changed */
	bool is_brought;             /* of a round that is checked: drawn in another book */
	enum event_proof proof;      /* of a draw by standing, that is seated as it was drawn */
	struct event_grade grade;
	int flaw_count;              /* all that there are; the first of them: */
	struct event_flaw flaws[DRAW_FLAWS];
};

/* Make a draw; NULL when memory runs out. */
struct draw *draw_new(struct err *e);
/* Return the method of that word; DRAW_METHODS: none. */
enum draw_method draw_method_of(const char *word);
void draw_free(struct draw *draw);

/* Return the numbers of players and seats at a table of that edition's game. */
struct event_game draw_game(const char *edition);
/* Refuse that number of players: too few, or some are left over; returns false. */
bool draw_refuse_field(struct err *e, int players, struct event_game game);
/*
 * Read the field of a round: the entries, which of them are out, their clubs; and the rounds before it.
 * `ranks` (or NULL) are the places in the standing; a player without one comes last.
 */
bool draw_field_read(struct book *s, const struct book_event *event, int round, const struct draw_rank *ranks,
	size_t rank_count, struct draw *draw, struct err *e);
/* Count the tables of the rounds before `round` that still owe deals. */
bool draw_unfinished(struct book *s, const struct book_event *event, int round, int *count, struct err *e);
/* Read a draw with that field and the standing; NULL with the error. */
struct draw *draw_read(struct book *s, const struct book_event *event, int round, draw_standing *standing,
	struct err *e);
/* Take the field's settings from `how`. */
void draw_field_how(struct draw *draw);
/* Let the field be those who sit at the tables of `seated`, which has the same entries. */
void draw_field_seated(struct draw *draw, const struct draw *seated);
/* Draw the round as draw->how says, and grade it. ERR_REFUSED: that cannot be done, and what can. */
bool draw_make(struct draw *draw, struct err *e);
/* Grade draw->tables. */
void draw_grade(struct draw *draw);
/* Read the round as it is seated in the book, and grade it; ERR_NOT_FOUND if it has no table. */
bool draw_seated(struct book *s, struct draw *draw, struct err *e);
/* Read how a round was drawn from its setting `draw-N`; false if that is nothing of the kind. */
bool draw_how_parse(const char *value, struct draw_how *out);
/* Write that setting. */
void draw_how_say(struct buf *b, const struct draw_how *how);
/* Read how a round was drawn; *found false: by nobody here. */
bool draw_how_read(struct book *s, int64_t event, int round, struct draw_how *out, bool *found,
	struct err *e);

/* Read the entries (to be freed) of the field at the draw of a round; *found false: nobody knows. */
bool draw_there_read(struct book *s, int64_t event, int round, int64_t **list, size_t *count, bool *found,
	struct err *e);
/* The players who are entered now, and were not in the field when a round was drawn. */
struct draw_absent {
	bool is_known;               /* false too if they are too many */
	int count, start_no[DRAW_ABSENT];
};
bool draw_absent_read(struct book *s, int64_t event, int round, struct draw_absent *out, struct err *e);

/*
 * Draw a round as it is wished, write its tables and how it was made, in one step. ERR_CONFLICT if the
 * round has tables. The draw, to be freed; NULL with the desk's error.
 */
struct draw *desk_draw(struct desk *desk, const struct book_event *event, int round,
	const struct draw_wish *wish, draw_standing *standing);
/* Announce the seed of an event's draws, as a step of its own. ERR_CONFLICT if another one is announced. */
bool desk_draw_announce(struct desk *desk, const struct book_event *event, const char *seed);
/*
 * Let two who are entered, by start number, exchange their seats in a round: either may sit at no table.
 * Who is out gets a seat only for a reason (`anyway`, else NULL), which is recorded. The round as it is
 * seated now; NULL likewise.
 */
struct draw *desk_draw_swap(struct desk *desk, const struct book_event *event, int round,
	const int start_nos[2], const char *anyway, draw_standing *standing);

/* What a draw followed from, and was another at the announcement of its seed, or is another after it. */
enum draw_moved_kind { DRAW_NAME_SINCE, DRAW_NAME_AFTER, DRAW_CLUB_SINCE, DRAW_CLUB_AFTER, DRAW_FILL_SINCE,
	DRAW_FILL_AFTER, DRAW_TOP_SINCE, DRAW_PLACE_AFTER, DRAW_PAST_AFTER, DRAW_ROUND_MISSING };
struct draw_moved {
	enum draw_moved_kind kind;
	int player;                  /* of the draw; EVENT_NOBODY: it is nobody's */
	int round;                   /* a round before it that had no table */
	char name[BOOK_LABEL];       /* what that player was called then, or is now */
};

/* A round drawn once more, beside how it is seated. */
struct draw_checked {
	struct draw *seated;         /* graded; `seating` says what came of it */
	bool is_known;               /* who was there when it was drawn: another result proves something */
	bool is_of_seated;           /* known from who sat there alone: others may have been there */
	/* The step by which the draw came from another book, and the last one of that merge; 0: none. */
	struct vault_step brought;
	int64_t brought_end;
	bool is_everybody_once;      /* of those who are not out nobody sits at no table, and nobody at two */
	int count, *others;          /* tables that are seated otherwise than they were drawn, from 1 */
	int64_t taken_back;          /* draws of the round that do not stand any more */
	int orders_taken_back;       /* écarté's drawn orders, likewise; -1: the game keeps none */
	size_t announced_count;      /* seeds that were ever announced for the event: */
	struct vault_set *announcements;
	const struct vault_set *standing;    /* the one of them that stands now; NULL: none */
	/* The one that stood at the draw; NULL: none, or from before the book's history. */
	const struct vault_set *announced;
	bool is_announced_here;      /* not in another book, from which it came */
	struct vault_entered since;  /* up to the draw, or to when it came */
	struct draw *drawn;          /* drawn once more; NULL: who was there is not known */
	size_t moved_count;
	struct draw_moved *moved;    /* players of `draw_moved_of` */
};

/* The draw, or where the round was not drawn, as in écarté, how it is seated. */
const struct draw *draw_moved_of(const struct draw_checked *checked);
/* Find the players who had other names when the seed of an order (écarté) was announced. */
bool draw_find_renamed(struct book *announced, struct draw_checked *out, struct err *e);

/* Find what moved, out of the book, as it was at the draw, and at the announcement (or NULL). */
bool draw_find_moved(struct book *s, struct book *then, struct book *announced, struct draw_checked *out,
	struct err *e);

/* Draw a round again from the book as it was then. Free it with draw_checked_free in any case. */
bool draw_check(struct book *s, const struct book_event *event, int round, draw_standing *standing,
	struct draw_checked *out, struct err *e);
void draw_checked_free(struct draw_checked *checked);

/*
 * order: the list of order of a game whose players take turns at one table (E-28 to E-32).
 * What is recorded are its steps, settings of the event, "order-2" = "1 1 4 enters 5,2": at table 1, in
 * front of deal 4 of round 1. All else follows from the deals: who lost, who gave the chouette.
 */

enum { ORDER_MOST = 64, ORDER_PLAYERS = 2 };

enum order_kind {
	ORDER_DRAWN,     /* all of them in their order */
	ORDER_ENTERS,    /* the first, in front of the second; alone: behind all who wait */
	ORDER_WAIVES,
	ORDER_LEAVES,    /* was out of the event, and enters anew */
	ORDER_KINDS
};

struct order_step {
	enum order_kind kind;
	int table, round, deal;      /* in front of that deal */
	int count, who[ORDER_MOST];  /* start numbers; -3: who had 3 and is no longer there */
	int as[ORDER_MOST];          /* those with which the step was written; 0: these */
	char seed[DRAW_SEED];        /* of a draw made by the program, else "" */
};

/* What somebody of the list is to the next deal. */
enum order_state {
	ORDER_WAITS, ORDER_PLAYS, ORDER_NEXT,
	ORDER_HOLDS      /* gives the chouette, or has a part in it */
};

struct order_place {
	int start_no, seat;          /* seat: where they play, or are to sit down; else GAME_NO_SEAT */
	enum order_state state;
	bool is_due;                 /* sits down there: the next, or who gives the chouette on (5.§) */
	bool is_again;               /* has waived the hand, and so have all others (4.§) */
	bool has_won;                /* the last deal, in the seat of a player who left (53.§) */
	bool plays_on;               /* lost or waived, but nobody waits; newcomers come before this player */
	char player[BOOK_LABEL];
};

struct order {
	int table, round, deal;      /* the next deal; round 0: nobody sits at the table yet */
	int turns;                   /* so many seats were taken over on the sheet */
	bool is_full;                /* the round has no such deal: the next one is on the next round's sheet */
	int count;                   /* who gives the chouette and their partners, then the list */
	struct order_place places[ORDER_MOST];
	int end;                     /* in front of whom a newcomer comes who bet on who plays; 0: behind all */
	char outside[BOOK_TEXT];     /* partners of the chouette who are not entered: "Kun Ida, Lux Pál" */
	char left[BOOK_TEXT];        /* who was on the list, or partner of a chouette, and is no more */
	struct order_step drawn;     /* the draw; count 0: there was none */
	bool is_same;                /* drawn once more by its seed it comes out the same */
	char announced[DRAW_SEED];   /* the seed announced for the event's draws */
	int taken_back;              /* draws, as `order_taken_back` counts them for who shows the list */
};

/* The list at a table (its number in every round). ERR_USAGE where the game keeps none. */
bool order_read(struct book *s, const struct book_event *event, int table, struct order *out, struct err *e);

/* How often an order that was drawn there was taken back; table 0: at any of the event. */
bool order_taken_back(struct book *s, int64_t event, int table, int *times, struct err *e);

/* Whether by the list somebody else had to sit there at a new deal: no message, nobody; of any game. */
bool desk_order_odd(struct desk *desk, const struct game *game, const struct book_table *table, int no,
	struct err *odd);

/* Whether somebody sits down, from that deal on, whose turn it is not; before it is written. Of any game. */
bool desk_order_jump(struct desk *desk, const struct book_table *seated, int from, struct err *odd);

/*
 * Draw the order (9.§) and seat the first two, before the first deal. `names`: as they drew; without any the
 * field is drawn by `seed`, the announced one (NULL), or one that nobody chose.
 */
bool desk_order_draw(struct desk *desk, const struct book_event *event, int table, const char *seed,
	int count, char *const names[], struct order *out);
/* Somebody enters in front of `before`; NULL: of whom they bet on first. */
bool desk_order_enter(struct desk *desk, const struct book_event *event, int table, const char *who,
	const char *before, struct order *out);
/* Whose turn it is waives the hand. */
bool desk_order_waive(struct desk *desk, const struct book_event *event, int table, const char *who,
	struct order *out);
/* Take the last step at the table back: what it told was not so. */
bool desk_order_remove(struct desk *desk, const struct book_event *event, int table, struct order *out);

/* The so-manieth step of an event, as its setting has it; "" behind the last. */
bool order_step_read(struct book *s, int64_t event, int no, char value[BOOK_SETTING], struct err *e);
/*
 * The step at that place of a table's list, from 1, and which one of the event it is; "" behind the last,
 * then *no is the event's next.
 */
bool order_step_at(struct book *s, int64_t event, int table, int place, char value[BOOK_SETTING], int *no,
	struct err *e);
/* In words, by the names that its numbers have in that book; "": none. */
void order_step_words(struct buf *b, enum lang lang, struct book *s, int64_t event, const char *value);
/* A step that a journal tells of its table: it is there, or the next one; else ERR_CONFLICT. */
bool order_step_told(struct desk *desk, int64_t event, int place, const char *value);
/* The next greater number of a table that has a step; 0: none. */
bool order_next_table(struct book *s, int64_t event, int *table, struct err *e);
/* A table's last step; *place 0: it has none. */
bool order_step_last(struct book *s, int64_t event, int table, int *place, struct err *e);
/* Take it off the list, whatever was played since. */
bool order_step_drop(struct desk *desk, int64_t event, int table);

/* clock: the time of a round, kept with its event. */

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
/* Within a change: take the clock that a journal has for a round, unless there is one. */
bool desk_clock_told(struct desk *desk, int64_t event, int round, const struct round_clock *clock);

/* turn: steps of the book taken back, and done again. */

struct desk_turn {
	enum vault_step_kind how;    /* VAULT_UNDO, VAULT_REDO */
	int count;                   /* so many steps, or none */
	int64_t seen;                /* the last step of the book when this was shown, 0: it was not; filled in */
};

/* Each step that was turned, by the step that did it: the surface may read what that changed. */
typedef bool desk_turned(void *arg, int64_t step);

/*
 * Turn them all. ERR_NOT_FOUND if there are fewer; ERR_CONFLICT if another has written since it was shown.
 * `is_preview`: it is done to be shown, and rolled back, so that nobody waits while somebody thinks.
 */
bool desk_turn(struct desk *desk, struct desk_turn *turn, bool is_preview, desk_turned *turned, void *arg);

#endif
