/*
 * order: the list of order of a game whose players take turns at one table (E-28 to E-32).
 * What is recorded are its steps, settings of the event, "order-2" = "1 1 4 enters 5,2": at table 1, in
 * front of deal 4 of round 1. All else follows from the deals: who lost, who gave the chouette.
 */
#ifndef DESK_ORDER_H
#define DESK_ORDER_H

#include "desk/desk.h"
#include "desk/rounds/draw.h"

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

#endif
