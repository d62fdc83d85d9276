/*
 * draw: who sits with whom in a round of an event, computed by event/: the field and earlier rounds from the
 * book, the draw, its grade, and the round's tables written in one step. How a round was drawn is kept with
 * the event, so that the draw can be repeated.
 */
#ifndef DESK_ROUNDS_ROUNDS_H
#define DESK_ROUNDS_ROUNDS_H

#include "desk/desk.h"
#include "event/event.h"
#include "vault/vault.h"

enum draw_method { DRAW_RANDOM, DRAW_STANDING, DRAW_ALL_PLAY, DRAW_METHODS };
/* "random" … by method, ends with NULL */
extern const char *const draw_method_words[];

enum { DRAW_SEED = DESK_SEED, DRAW_FLAWS = 200, DRAW_ABSENT = 32 };

/* How a round is drawn: the same state of the book gives the same draw. */
struct draw_how {
	enum draw_method method;
	bool is_apart;               /* keep players of one club apart */
	bool is_top_first;           /* by standing: the top table is number 1 */
	int rounds;                  /* of an all-play-all; 0: as many as the schedule has */
	int64_t step;                /* the book's last step before the draw; 0: unknown */
	char seed[DRAW_SEED];        /* of an all-play-all "": in the order of numbers */
	/* Of a draw from another book: the last step here when it came; 0: the field is not recorded. */
	int64_t came;
	int absent_count;            /* entries existing here by then that the draw did not have */
	int64_t absent[DRAW_ABSENT];
};

/* The setting of an event with the seed announced before the draws. */
#define DRAW_ANNOUNCED "seed"

/* How the tables of a round relate to its draw. */
enum draw_seating { DRAW_AS_DRAWN, DRAW_CHANGED, DRAW_BY_HAND };

/* The user's wishes for a draw; by default as the all-play-all was begun, or as the setting says. */
struct draw_wish {
	enum draw_method method;
	const char *seed;            /* NULL: not given */
	int rounds;                  /* 0: not given */
	bool has_clubs, is_apart;
};

/* A player's place in the standing. */
struct draw_rank {
	int start_no, rank;
};

/* Reads the places after the last round before `round` in the book, to be freed; none if nothing was played
 * or carried over (report_ranks). */
typedef bool draw_standing(struct book *s, const struct book_event *event, int round,
	const struct desk_rules *rules, struct draw_rank **list, size_t *count, struct err *e);

/* A round, drawn or seated, with everything that follows from it. Large: made by draw_read. */
struct draw {
	struct book_event event;
	int round;
	struct draw_how how;
	char announced[DRAW_SEED];   /* the announced seed, "" if none (by then) */
	struct desk_rules rules;
	struct book_table *all;      /* the tables up to this round as they were read, in order */
	size_t all_count;
	struct book_entry *entries;  /* the entries, by start number: the players of the field */
	struct event_field field;
	struct event_player players[EVENT_PLAYERS];
	bool stands_in[EVENT_PLAYERS];   /* players still in, but not to be seated either */
	bool is_late[EVENT_PLAYERS];     /* of a checked round: entered after its draw */
	bool has_ranks;
	/* tables of earlier rounds that owe deals: a draw by standing is not final */
	int unfinished;
	struct event_past past;      /* the earlier rounds */
	struct event_plan plan;
	int count;                   /* number of tables, byes included */
	struct event_table *tables;
	enum draw_seating seating;
	bool is_standing_other;      /* of a checked round: the standing it was drawn by has changed */
	bool is_brought;             /* of a checked round: drawn in another book */
	enum event_proof proof;      /* proof that a draw by standing is seated as drawn */
	struct event_grade grade;
	int flaw_count;              /* how many there are; the first of them: */
	struct event_flaw flaws[DRAW_FLAWS];
};

/* Find the method by its word; DRAW_METHODS: none. */
enum draw_method draw_method_of(const char *word);
void draw_free(struct draw *draw);

/* Return the numbers of players and seats at a table of that edition's game. */
struct event_game draw_game(const char *edition);
/* Refuse that number of players: too few, or a remainder left; returns false. */
bool draw_refuse_field(struct err *e, int players, struct event_game game);
/* Count the tables of earlier rounds that still owe deals. */
bool draw_unfinished(struct book *s, const struct book_event *event, int round, int *count, struct err *e);
/* Read the field of a round (the entries with their places in the standing, a player without one last; which
 * are out, their clubs) and the earlier rounds. NULL with the error. */
struct draw *draw_read(struct book *s, const struct book_event *event, int round, draw_standing *standing,
	struct err *e);
/* Take the field's settings from `how`. */
void draw_field_how(struct draw *draw);
/* Make the players at the tables of `seated`, which has the same entries, the field. */
void draw_field_seated(struct draw *draw, const struct draw *seated);
/* Draw the round by draw->how, and grade it. ERR_REFUSED: impossible; the error says what is possible. */
bool draw_make(struct draw *draw, struct err *e);
/* Grade draw->tables. */
void draw_grade(struct draw *draw);
/* Read the seating of the round from the book, and grade it; ERR_NOT_FOUND if it has no table. */
bool draw_seated(struct book *s, struct draw *draw, struct err *e);
/* Read how a round was drawn from its setting `draw-N`; false if the value is not of that kind. */
bool draw_how_parse(const char *value, struct draw_how *out);
/* Write that setting. */
void draw_how_say(struct buf *b, const struct draw_how *how);
/* Read how a round was drawn; *found false: not known here. */
bool draw_how_read(struct book *s, int64_t event, int round, struct draw_how *out, bool *found,
	struct err *e);

/* Read the entries of the field at the draw of a round, to be freed; *found false: unknown. */
bool draw_there_read(struct book *s, int64_t event, int round, int64_t **list, size_t *count, bool *found,
	struct err *e);
/* The present entries that were not in the field when a round was drawn. */
struct draw_absent {
	bool is_known;               /* also false if they are too many */
	int count, start_no[DRAW_ABSENT];
};
bool draw_absent_read(struct book *s, int64_t event, int round, struct draw_absent *out, struct err *e);

/* Draw a round as wished, and write its tables and its settings in one step. ERR_CONFLICT if the round has
 * tables. Returns the draw, to be freed; NULL with the desk's error. */
struct draw *desk_draw(struct desk *desk, const struct book_event *event, int round,
	const struct draw_wish *wish, draw_standing *standing);
/* Announce the seed of an event's draws in a step of its own. ERR_CONFLICT if another one is announced. */
bool desk_draw_announce(struct desk *desk, const struct book_event *event, const char *seed);
/*
 * Let two players, by start number, exchange seats in a round; either may sit at no table. A withdrawn player
 * needs a reason (`anyway`, else NULL), which is recorded. Returns the new seating; NULL with the desk's
 * error.
 */
struct draw *desk_draw_swap(struct desk *desk, const struct book_event *event, int round,
	const int start_nos[2], const char *anyway, draw_standing *standing);

/* A fact on which the draw depended, that differed when the seed
 * was announced, or has changed since the draw. */
enum draw_moved_kind { DRAW_NAME_SINCE, DRAW_NAME_AFTER, DRAW_CLUB_SINCE, DRAW_CLUB_AFTER, DRAW_FILL_SINCE,
	DRAW_FILL_AFTER, DRAW_TOP_SINCE, DRAW_PLACE_AFTER, DRAW_PAST_AFTER, DRAW_ROUND_MISSING };
struct draw_moved {
	enum draw_moved_kind kind;
	int player;                  /* of the draw; EVENT_NOBODY: concerns no player */
	int round;                   /* an earlier round that had no table */
	char name[BOOK_LABEL];       /* the player's name then, or now */
};

/* A round drawn again, compared with its seating. */
struct draw_checked {
	struct draw *seated;         /* graded; `seating` is the result */
	bool is_known;               /* its field is known: a different result proves something */
	bool is_of_seated;           /* known only from the seating: others may have been present */
	/* The step by which the draw came from another book, and the last step of that merge; 0: none. */
	struct vault_step brought;
	int64_t brought_end;
	bool is_everybody_once;      /* every player who is not out sits at exactly one table */
	int count, *others;          /* tables seated differently from the draw, from 1 */
	int64_t taken_back;          /* former draws of the round */
	int orders_taken_back;       /* the same for écarté's drawn orders; -1: the game keeps none */
	size_t announced_count;      /* seeds ever announced for the event: */
	struct vault_set *announcements;
	const struct vault_set *standing;    /* the one announced now; NULL: none */
	/* The one announced at the draw; NULL: none, or from before the book's history. */
	const struct vault_set *announced;
	bool is_announced_here;      /* not in the other book */
	struct vault_entered since;  /* up to the draw, or to its arrival */
	struct draw *drawn;          /* drawn again; NULL: its field is unknown */
	size_t moved_count;
	struct draw_moved *moved;    /* players of `draw_moved_of` */
};

/* Return the draw, or where the round was not drawn, as in écarté, its seating. */
const struct draw *draw_moved_of(const struct draw_checked *checked);
/* Find players with other names when the seed of an order (écarté) was announced. */
bool draw_find_renamed(struct book *announced, struct draw_checked *out, struct err *e);

/* Find what has changed, from the book, as it was at the draw and at the announcement (or NULL). */
bool draw_find_moved(struct book *s, struct book *then, struct book *announced, struct draw_checked *out,
	struct err *e);

/* Repeat the draw of a round from the book as it was then. Free it with draw_checked_free in any case. */
bool draw_check(struct book *s, const struct book_event *event, int round, draw_standing *standing,
	struct draw_checked *out, struct err *e);
void draw_checked_free(struct draw_checked *checked);

/*
 * order: the list of order of a game whose players take turns at one table (E-28 to E-32). Its steps are
 * recorded as settings of the event, "order-2" = "1 1 4 enters 5,2": at table 1, before deal 4 of round 1.
 * Everything else follows from the deals: who lost, who gave the chouette.
 */

enum { ORDER_MOST = 64, ORDER_PLAYERS = 2 };

enum order_kind {
	ORDER_DRAWN,     /* all players in their order */
	ORDER_ENTERS,    /* the first, before the second; alone: after all who wait */
	ORDER_WAIVES,
	ORDER_LEAVES,    /* was out of the event, and enters anew */
	ORDER_KINDS
};

struct order_step {
	enum order_kind kind;
	int table, round, deal;      /* the deal it precedes */
	int count, who[ORDER_MOST];  /* start numbers; -3: the player who had 3 and is gone */
	int as[ORDER_MOST];          /* the numbers when the step was written; 0: the same */
	char seed[DRAW_SEED];        /* of the program's own draw, else "" */
};

/* The state of a listed player in the next deal. */
enum order_state {
	ORDER_WAITS, ORDER_PLAYS, ORDER_NEXT,
	ORDER_HOLDS      /* gives the chouette, or has a share in it */
};

struct order_place {
	int start_no, seat;          /* seat: where the player sits, or is to sit; else GAME_NO_SEAT */
	enum order_state state;
	/* is to sit down there: the next one, or one who carries the chouette on (5.§) */
	bool is_due;
	bool is_again;               /* has waived the hand, as have all others (4.§) */
	bool has_won;                /* has won the last deal in the seat of a player who left (53.§) */
	bool plays_on;               /* lost or waived, but nobody waits; newcomers come first */
	char player[BOOK_LABEL];
};

struct order {
	int table, round, deal;      /* the next deal; round 0: the table has no players yet */
	int turns;                   /* how many seats were taken over on the sheet */
	bool is_full;                /* the round has no such deal: the next one is on the next round's sheet */
	int count;                   /* the chouette's giver and partners, then the list */
	struct order_place places[ORDER_MOST];
	/* where a newcomer comes who bet on a player: before this one; 0: at the end */
	int end;
	char outside[BOOK_TEXT];     /* partners of the chouette who are not entered: "Kun Ida, Lux Pál" */
	char left[BOOK_TEXT];        /* players once on the list, or in a chouette, and no longer */
	struct order_step drawn;     /* the draw; count 0: none */
	bool is_same;                /* repeating the draw by its seed gives the same */
	char announced[DRAW_SEED];   /* the seed announced for the event's draws */
	int taken_back;              /* counted by `order_taken_back`, for who shows the list */
};

/* Read the list at a table (its number in every round). ERR_USAGE if the game keeps none. */
bool order_read(struct book *s, const struct book_event *event, int table, struct order *out, struct err *e);

/* Count how often an order drawn there was taken back; table 0: at any of the event. */
bool order_taken_back(struct book *s, int64_t event, int table, int *times, struct err *e);

/* In any game: find whom the list seats elsewhere than at a new deal; no message: nobody. */
bool desk_order_odd(struct desk *desk, const struct game *game, const struct book_table *table, int no,
	struct err *odd);

/* In any game: find whether a player would sit down out of turn from that deal on, before it is written. */
bool desk_order_jump(struct desk *desk, const struct book_table *seated, int from, struct err *odd);

/* Draw the order (9.§) and seat the first two, before the first deal. `names`: in the order drawn; without
 * any, draw the field by `seed`, else the announced one, else a random one. */
bool desk_order_draw(struct desk *desk, const struct book_event *event, int table, const char *seed,
	int count, char *const names[], struct order *out);
/* Let a player enter before `before`; NULL: before the player they first bet on. */
bool desk_order_enter(struct desk *desk, const struct book_event *event, int table, const char *who,
	const char *before, struct order *out);
/* Let the player whose turn it is waive the hand. */
bool desk_order_waive(struct desk *desk, const struct book_event *event, int table, const char *who,
	struct order *out);
/* Remove the last step at the table: it was a mistake. */
bool desk_order_remove(struct desk *desk, const struct book_event *event, int table, struct order *out);

/* Read the value of an event's `no`-th step; "" after the last. */
bool order_step_read(struct book *s, int64_t event, int no, char value[BOOK_SETTING], struct err *e);
/* Read the step at a place of a table's list, from 1, and its number in the event; after the last "", and *no
 * is the event's next. */
bool order_step_at(struct book *s, int64_t event, int table, int place, char value[BOOK_SETTING], int *no,
	struct err *e);
/* Write a step in words, with the names its numbers have in that book; "": nothing. */
void order_step_words(struct buf *b, enum lang lang, struct book *s, int64_t event, const char *value);
/* Take a step that a journal has for its table: it exists, or becomes the next one; else ERR_CONFLICT. */
bool order_step_told(struct desk *desk, int64_t event, int place, const char *value);
/* Find the next higher number of a table that has a step; 0: none. */
bool order_next_table(struct book *s, int64_t event, int *table, struct err *e);
/* Find a table's last step; *place 0: none. */
bool order_step_last(struct book *s, int64_t event, int table, int *place, struct err *e);
/* Remove it from the list, whatever was played since. */
bool order_step_drop(struct desk *desk, int64_t event, int table);

/* clock: the time of a round, kept with its event. */

/* At most a day. Of the start, CLOCK_SHOWN bytes are shown: to the minute. */
enum { CLOCK_MINUTES = 1440, CLOCK_SHOWN = sizeof "2026-11-21T18:00" - 1 };

struct round_clock {
	char start[32];              /* "2026-11-21T18:00:00Z" */
	int minutes;                 /* 0: no clock */
};

/* Read the stored form, "2026-11-21T18:00:00Z 60"; if it is invalid, false and minutes 0. */
bool clock_parse(const char *value, struct round_clock *out);
/* Read the clock of a round; minutes 0 if none was started. */
bool clock_read(struct book *s, int64_t event, int round, struct round_clock *out, struct err *e);
/* Are both clocks the same when shown? */
bool clock_is_same(const struct round_clock *a, const struct round_clock *b);
/* Write start and length for people; nothing if the clock was not started. */
void clock_words(struct buf *b, enum lang lang, const struct round_clock *clock);
/* Return when it ends. */
struct num clock_end(const struct round_clock *clock);
/* Start the clock at `now` (minutes -1: as long as that of the last earlier round with one; 0: remove it).
 * ERR_CONFLICT if it was started already, unless `again`. */
bool desk_round_start(struct desk *desk, const struct book_event *event, int round, const char *now,
	bool again, struct round_clock *clock);
/* Within a change: remove the clock of a round that is taken back. */
bool clock_drop(struct desk *desk, int64_t event, int round);
/* Within a change: take the clock that a journal has for a round, unless there is one. */
bool desk_clock_told(struct desk *desk, int64_t event, int round, const struct round_clock *clock);

#endif
