/*
 * The interface of a game. A game is a folder beside this file and a row in register.def
 * (docs/adding-a-game.md). Every other room knows it only by `struct game`: its deals by records (words and
 * facts), by points per seat, and by parts of documents. Members that may be NULL say what happens then.
 *
 * 1 records 2 editions and settings 3 a deal 4 a game 5 shared by all games
 */
#ifndef GAMES_GAME_H
#define GAMES_GAME_H

#include "base/doc.h"
#include "base/json.h"
#include "base/text.h"

/* ==== 1. Records: a deal as stored by the book, a head and facts in words ======================= */

/* Seats A … H, numbered from 0 in the order of play. */
enum { GAME_SEATS = 8, GAME_NO_SEAT = -1 };
/* A coup of several hands is one deal: GAME_FACTS fits the facts of all. An item may be a player's name. */
enum { GAME_FACTS = 96, GAME_WORD = 16, GAME_ITEM = 194, GAME_BID = 48, GAME_REASON = 200 };

/*
 * One recorded fact: ("result","ulti","",1) ("kontra","betli","B",2) ("silent","ulti","defenders",0) … No two
 * of a record share kind, item and subject; the book keeps them sorted by these three. A subject that is the
 * letter of a seat means that seat, which may not sit out. Statistics read the kinds "result" (a part of the
 * bid was made: value 1), "kontra" and "partner"; others are the game's own.
 */
struct game_fact {
	char kind[GAME_WORD], item[GAME_ITEM], subject[GAME_WORD];
	int value;
};

/* The head and the facts of a deal in words. */
struct game_record {
	int declarer;                  /* seat; GAME_NO_SEAT: none, and the bid is "" */
	char bid[GAME_BID];            /* code */
	char trump[GAME_WORD];         /* "makk" …, "" if unknown or none */
	char ending[GAME_WORD];        /* "played" "thrown-in" "conceded" */
	int fact_count;
	struct game_fact facts[GAME_FACTS];
};

struct game;
struct game_court;        /* cases and judgements: games/court.h */
struct game_cards_play;   /* recorded cards: games/cards.h */
struct game_solve;        /* best play with open hands: games/cards.h */

/* ==== 2. Editions and settings ================================================================== */

enum { GAME_SETTINGS = 4 };

/* The bid of a record thrown in unplayed, which uses up none of a round's deals. */
#define GAME_THROWN_IN "bedob"
/* The ending of a deal thrown in before any play: kontras beside it were never said. */
#define GAME_UNPLAYED "thrown-in"

/* A setting that an event fixes before its first deal, beside the edition. */
struct game_setting {
	const char *key;                /* "lost-ulti-extra", in the journal too; NULL closes a list */
	const struct msg *what;
	const char *const *choices;     /* the standard first; closed by NULL */
	const struct msg *announced;    /* printed if it is not the standard; NULL: nothing is */
};

/*
 * An edition of a game's rules: a value passed to the game's pure functions. Its pages of help are found by
 * its id and are optional: docs/help/notation-ID (the deal line), prompt-ID (the same in short, for `?` at
 * the prompt of `enter`), settle-ID and judge-ID (the fields of a line of JSON).
 */
struct game_edition {
	const char *id;                         /* "mausz-2017", as in an event; NULL closes a list */
	const struct game *game;
	const struct msg *name;                 /* as people write it */
	const void *values;                     /* the game's own, for its pure functions */
	const struct game_setting *settings;    /* at most GAME_SETTINGS; NULL: none */
	/* the code of the bid still open to barred players; or NULL */
	const char *plain_bid;
	json_answer *settle, *judge;            /* answer a line of `renonsz settle`, of `renonsz judge` */
	const struct game_court *court;         /* of its fault cases; NULL: none */
	const struct game_solve *solve;         /* NULL: none */
	/*
	 * the paragraph or reading behind game_jury_court, which also stands in for a court that keeps nothing in
	 * a book
	 */
	const char *jury;
	const struct msg *blank_legend;         /* of its blank sheets, NULL: its game's */
	const struct game_example *examples;    /* for games_test, which needs some; closed by a NULL line */
};

/* A deal's line, and the points by seat at the table that game_place finds; or a refusal. */
struct game_example {
	const char *line;
	int points[GAME_SEATS];
	bool is_refused;
};

/* The last deal before another: its number, 0 if there is none, and its dealer. */
struct game_dealt {
	int no, dealer;
};

/* The effect of earlier deals on the next: a dupla kör of tarokk. */
struct game_run {
	int left;                               /* played deals that still count double */
	bool may_start;                         /* the next one may be the first such */
	const struct game_record *was;          /* the record that the next one corrects, or NULL */
};

/* How the deals of an event settle. */
struct game_rules {
	const struct game_edition *edition;
	uint8_t choice[GAME_SETTINGS];          /* by the edition's settings: an index of the choices */
};

/* ==== 3. A deal ================================================================================= */

enum game_deal_kind {
	GAME_DEAL_PLAYED,
	GAME_DEAL_VOID,      /* "3 ervenytelen "indok"": void, and not dealt again */
	GAME_DEAL_REDEAL     /* "3 ujraosztas "indok"": void, to be dealt again under its number */
};

/* A deal as typed or shown. */
struct game_deal {
	int no;                        /* from 1; 0: none */
	enum game_deal_kind kind;
	bool is_open;                  /* has no result yet */
	int dealer;                    /* seat; GAME_NO_SEAT: in turn */
	struct game_record record;     /* of a played deal */
	bool has_points;
	int point_count;               /* figures after "=" */
	int points[GAME_SEATS];        /* the paper's, by seat */
	char reason[GAME_REASON];      /* of a void or redealt deal */
};

/* A played deal at its table, to be settled, shown and explained. */
struct game_played {
	const struct game_rules *rules;
	int seats, dealer;             /* at the table; seat */
	const struct game_record *record;
};

/* The progress of a deal typed piece by piece. */
struct game_progress {
	bool is_over;                  /* it is complete */
	int pieces;                    /* pieces so far */
	int dealer;                    /* of the next piece: seat */
	int score[GAME_SEATS];         /* after the last piece */
	struct err remark;             /* on something odd so far; no message: none */
	struct err kept;               /* notes that still count, or count again, although others are typed */
	struct err gone;               /* notes removed or replaced */
	struct game_record record;     /* of the pieces so far */
};

/* The pieces of a played deal that are written or said. */
enum game_piece {
	GAME_OUTCOME,                  /* everything after the declarer: "U z ++ kU csUv+" */
	GAME_CONTRACT,                 /* as known before the first trick: "U z" */
	GAME_RESULT,                   /* "++" */
	GAME_MODIFIERS,                /* "kU csUv+" */
	GAME_BID_ALONE                 /* "U"; the record needs only its bid */
};

/* A slip of a hurried hand in one deal, and the resulting figures on paper. */
struct game_slip {
	const char *code;              /* for scripts */
	int weight;                    /* likelihood, 0 … 100 */
	int points[GAME_SEATS];
	struct game_record record;     /* as counted */
	uint8_t kind, item, level, seat;   /* the game's own, to describe it */
};
typedef void game_slip_visit(void *arg, const struct game_slip *slip);

/* A cell of a game's own column. */
struct game_cell {
	const struct game_played *played;
	int row;                       /* among the deal's rows, from 0 */
	int item;                      /* the column's */
	enum lang lang;
};

/*
 * A game's own column of the sheet, in the order of the list. Scripts and the screen show the text of
 * `write`, paper that of `say`.
 */
struct game_column {
	const char *key;               /* CSV heading, JSON key, name in templates; NULL closes a list */
	const struct msg *head;
	bool is_narrow;                /* code or figure, centred on paper */
	void (*write)(struct buf *b, const struct game_cell *cell);
	void (*say)(struct buf *b, const struct game_cell *cell);   /* NULL: the same */
	bool is_result;                /* holds the word for a deal that does not count */
	const struct msg *brief;       /* its head on a terminal; NULL: the same */
	int width;                     /* on a worksheet, in tenths of a character; 0: by its kind */
	int item;                      /* for the functions to tell columns apart: a seat, a part … */
	enum listing_kind kind;        /* LISTING_INT, LISTING_POINTS: a number for scripts and workbooks */
};

/* A bettor named on a line. */
struct game_bettor {
	struct text_slice before;                    /* the word before the name: "fogad:B:" */
	int side;                                    /* seat */
	bool is_bet;                                 /* else it only mentions a bettor */
};
typedef bool game_bettor_visit(void *arg, const struct game_bettor *bettor, char name[GAME_ITEM]);

/* ==== 4. A game ================================================================================= */

/* A member without "NULL:", "0:" or "false:" is required. */
struct game {
	const char *code;                            /* "ulti" */
	const struct msg *name;
	int least_seats, most_seats, players;        /* at a table; the number that play a deal */
	const struct game_edition *editions;         /* the standard one first; closed by a NULL id */

	/* ---- seats ---- */
	/* Find the dealer in turn of number `no`. NULL: the last seat deals the first one. */
	int (*dealer_of)(int no, int seats);
	/* The next dealer sits after the last dealer. false: the number determines the dealer. */
	bool dealer_follows;
	/* Return the players when that seat deals, as bits. NULL: everybody at the table. */
	unsigned (*players_at)(int seats, int dealer);

	/* ---- a deal's line ---- */
	/*
	 * Read the line of a played deal after its number, to its end. With `may_be_open` the line may end before
	 * the result: the deal is then out->is_open. A game without a contract ignores that. False: the scan has
	 * the fault and its place.
	 */
	bool (*read)(struct scan *scan, const struct game_edition *edition, bool may_be_open,
		struct game_deal *out);
	/*
	 * A line may begin with a figure: if the deal's number is known, read the line first as one without a
	 * number. false: a leading figure is the deal's number.
	 */
	bool begins_with_figure;
	/* Write the canonical line without dealer and points. NULL: the declarer, if any, and the outcome. */
	void (*write)(struct buf *b, const struct game_edition *edition, const struct game_deal *deal);
	/* The line names the dealer itself, without "o=". false: it does not. */
	bool always_names_dealer;
	/* Write a piece in codes; nothing for a record that is not the game's. */
	void (*write_piece)(struct buf *b, const struct game_edition *edition,
		const struct game_record *record, enum game_piece piece);
	/* Write it in words, for paper. NULL: in codes too. */
	void (*say_piece)(struct buf *b, enum lang lang, const struct game_edition *edition,
		const struct game_record *record, enum game_piece piece);
	/* Find the table and the dealer for a line without a book. NULL: least_seats, its dealer or A. */
	void (*place)(const struct game_deal *deal, struct game_played *out);
	/* Return the i-th possible word of a line, for completion; NULL after the last. NULL: no completion. */
	const char *(*word)(const struct game_edition *edition, size_t i);
	/*
	 * Add a piece to a deal typed piece by piece at the prompt, like a coup hand by hand. `line` holds the
	 * pieces so far ("": none), `typed` follows; "-" removes the last piece and restores the one it replaced
	 * (game_progress.kept), a leading seat is the first dealer. `whole` becomes the result;
	 * game_progress.gone reports notes no longer in it. False: a fault, in `whole`. NULL: a line is a deal.
	 */
	bool (*add_piece)(const char *line, int dealer, struct text_slice typed, struct buf *whole,
		struct game_progress *out, struct text_fault *fault);
	/* Write that line without the pieces kept for "-" to restore. NULL: only without add_piece. */
	void (*noted)(const char *line, struct buf *out);

	/* ---- the result of a deal ---- */
	/* Check and settle; false with a sentence that ends with the paragraph. `points` are 0 at first. */
	bool (*settle)(const struct game_played *played, int points[GAME_SEATS], struct err *e);
	/* Remark on something odd in a deal that still settles; no message: nothing. NULL: no remarks. */
	void (*remark)(const struct game_record *record, struct err *out);
	/* Explain the points line by line; `names` by seat, or NULL: the letters. NULL: `why` is refused. */
	bool (*explain)(struct doc *doc, const struct game_played *played, const char *const names[GAME_SEATS],
		struct err *e);
	/*
	 * Find the seat that won a deal, whatever the stakes; GAME_NO_SEAT: nobody. Standings then count the
	 * deals (coups) won and lost by each player. NULL: they do not.
	 */
	int (*winner)(const struct game_record *record);
	/* Visit the slips that would change the points of a deal. NULL: no search for slips. */
	void (*slips)(const struct game_played *played, game_slip_visit *visit, void *arg);
	/* Describe a slip. NULL: only without slips. */
	void (*slip_say)(struct buf *b, enum lang lang, const struct game_edition *edition,
		const struct game_slip *slip);
	/*
	 * Continue the run after a deal of a table of `seats`, with a remark on anything that does not fit. NULL:
	 * deals are independent.
	 */
	void (*follow)(struct game_run *run, int seats, const struct game_record *record, struct err *odd);
	/* Complete a record by the run; true if something was missing. NULL: only without follow. */
	bool (*complete)(const struct game_run *run, struct game_record *record);
	/* Events are ranked by score by default. false: by placement points. */
	bool ranks_by_score;

	/* ---- bids ---- */
	/*
	 * List the bids of an edition, with a title; `above` NULL: all, else those allowed over it. Rows of equal
	 * rank are joined. NULL: a game without bids.
	 */
	bool (*bids)(struct listing *out, enum lang lang, const struct game_edition *edition, const char *above,
		struct err *e);
	const struct msg *bids_note;                 /* a note below them; NULL: none */
	/*
	 * List an auction, the bids of the seats in order ("ABC"), a row each, up to the first one not *legal;
	 * then the declarer, or the seat in turn. False: a word is not a bid. NULL: auctions are not checked.
	 */
	bool (*auction)(struct doc *doc, const struct game_edition *edition, const char *seats,
		const struct text_slice said[], size_t count, bool *legal, struct err *e);
	/* Name a fact's item, a part of a bid; NULL if unknown. NULL: no names. */
	const char *(*item_name)(enum lang lang, const char *code);
	/* Return the item of the i-th part of a bid, as in facts; NULL after the last. NULL: no parts. */
	const char *(*bid_part)(const struct game_edition *edition, const char *bid, int i);
	const char *no_bid;                          /* GAME_THROWN_IN; NULL: no deal is thrown in unplayed */
	/* The declarer has a partner: the subject of the fact "partner". false: never. */
	bool has_partners;

	/* ---- bets beside the table ---- */
	/*
	 * Visit the payments of a deal: `name` is that of a bettor beside the table, NULL for the seat itself.
	 * NULL: nobody bets, and the next four members are NULL too.
	 */
	void (*payments)(const struct game_played *played,
		void (*visit)(void *arg, const char *name, int seat, int payment), void *arg);
	bool (*is_bettor)(const struct game_fact *fact);   /* is its item a bettor's name? */
	/* Write a line with each bettor's name changed by `visit`; false if `visit` rejects one. */
	bool (*name_bettors)(struct text_slice line, game_bettor_visit *visit, void *arg, struct buf *out);
	/*
	 * Find the seat that holds the bets of all others (a chouette), GAME_NO_SEAT: none. For a game of two
	 * whose players take turns and keep a list of their order.
	 */
	int (*holder)(const struct game_record *record);
	/* In such a game, name the stand-in of a seat that was left ("": none); NULL if nobody left. */
	const char *(*stand_in)(const struct game_record *record, int seat);
	/*
	 * Let a corrected record without stakes keep the former ones, reported in `said`; else report there the
	 * former ones no longer named. No message: all are named, or there were none. False: it cannot, and
	 * `said` is why. NULL: nothing is kept.
	 */
	bool (*keep)(const struct game_record *was, struct game_record *record, struct err *said);

	/* ---- the sheet ---- */
	const struct game_column *columns;           /* NULL: declarer and outcome */
	int (*sheet_rows)(const struct game_record *record);   /* a deal's; NULL: one */
	int blank_rows;                              /* a deal's on a blank sheet; 0: one */
	const char *asking_column;                   /* of a blank sheet, naming the entry of each row */
	const struct msg *asked;                     /* its texts, a line per row; both NULL: none */
	bool has_wide_sheet;                         /* landscape pages for its columns; false: portrait */
	bool fills_blank;                            /* a blank one has high rows and wide columns; false: not */
	/* The legend at the foot of a sheet on paper; game_template_legend: the template's. NULL: no foot. */
	const struct msg *legend;
	const struct msg *blank_legend;              /* of a blank sheet for {0} players; NULL: the same */
	const char *out_column;                      /* key of the column of who sits out; NULL: none */
	const char *settled_column;                  /* key of a figure of deals that count; NULL: none */

	const struct game_cards_play *cards;         /* NULL: none are recorded */
};

/* ==== 5. Shared by all games ==================================================================== */

/* The register, closed by NULL; the first game's first edition is the standard one. */
extern const struct game *const game_register[];

/* Find the edition of that id; NULL if there is none. */
const struct game_edition *game_edition_find(const char *id);
const struct game_edition *game_edition_standard(void);
/* Write the ids of all editions, "mausz-2017, ulti-online, …", for messages. */
void game_editions_write(struct buf *b);
/* Return the rules of an edition with standard settings. */
struct game_rules game_rules_of(const struct game_edition *edition);

/* Refuse a command or option, `what`, that a game lacks. Returns false. */
bool game_lacks(struct err *e, const struct game_edition *edition, const char *what);

/* For `struct game`: the sheet has the template's foot. */
extern const struct msg game_template_legend;

/* Refuse counts by bid for a game without bids, with advice: returns false. */
bool game_has_bids(struct err *e, const struct game_edition *edition);

/* Call the functions of a game, or the substitutes for those that it leaves out. */
int game_dealer_of(const struct game *game, int no, int seats);
/* The same after a known last deal: by the number, or by its dealer if dealer_follows. */
int game_dealer_after(const struct game *game, struct game_dealt last, int no, int seats);
unsigned game_players_at(const struct game *game, int seats, int dealer);
/* Say a piece in words; nothing for a record that is not the game's. */
void game_piece_say(struct buf *b, enum lang lang, const struct game_edition *edition,
	const struct game_record *record, enum game_piece piece);
/* Put the table and dealer of a line without a book into `out`, which has its rules and record. */
void game_place(const struct game_deal *deal, struct game_played *out);
/* Can the game have a table of `seats` seats with that dealer? */
bool game_can_be(const struct game *game, int seats, int dealer);
/* Check and settle at a table possible for the game; all seats get points. */
bool game_settle(const struct game_played *played, int points[GAME_SEATS], struct err *e);
/* Are all points 0? */
bool game_is_even(const int points[GAME_SEATS]);
/*
 * Is a record the same when written as a line and read again? One changed by another program may settle
 * anyway.
 */
bool game_is_a_line(const struct game_played *played);
int game_sheet_rows(const struct game *game, const struct game_record *record);
const struct game_column *game_columns(const struct game *game);

/* Name a seat for a sentence: the letter if there are no names, or none of that seat. */
const char *game_seat_name(const char *const names[GAME_SEATS], int seat);
/* For a game's own columns: write the declarer, if any. The item is unused. */
void game_declarer_write(struct buf *b, const struct game_cell *cell);
/* For a game's own columns: write the piece given by the item, in codes and in words. */
void game_column_write(struct buf *b, const struct game_cell *cell);
void game_column_say(struct buf *b, const struct game_cell *cell);
/* Add a fact; false if there is no room for it. */
bool game_fact_put(struct game_record *record, const char *kind, const char *item, const char *subject,
	int value);
/* Was every part of the bid made? False for a deal thrown in or conceded, without results. */
bool game_record_is_made(const struct game_record *record);
/* Are two records the same? The book keeps facts in its own order. */
bool game_record_is_same(const struct game_record *a, const struct game_record *b);

/* Read a deal's line; if `no` > 0 it may omit its number. False: `fault` says why. */
bool game_deal_read(const struct game_edition *edition, struct text_slice line, int no, bool may_be_open,
	struct game_deal *out, struct text_fault *fault);
/*
 * Write a deal's canonical line without points: the number, if any, `o=` unless the dealer is GAME_NO_SEAT.
 */
void game_deal_write(struct buf *b, const struct game_edition *edition, const struct game_deal *deal);
/* Write the bettors of a deal who do not play it: "Szabó Anna, Zsolt"; nothing if there are none. */
void game_bettors_write(struct buf *b, const struct game *game, const struct game_record *record);

/*
 * For the readers of games: read the dealer of "o=B"; the points after "=", one per seat, to the line's end.
 */
bool game_dealer_read(struct scan *scan, struct text_slice word, const struct game *game,
	struct game_deal *out);
bool game_points_read(struct scan *scan, const struct game *game, struct game_deal *out);
/*
 * Read the rest of a line, "o=B = 4 4 -8", all optional. Any other word is a fault: `surplus`, with the word
 * as {0}.
 */
bool game_rest_read(struct scan *scan, const struct game *game, const struct msg *surplus,
	struct game_deal *out);

#endif
