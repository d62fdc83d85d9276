/* record: a deal as the book stores it, whatever the game: a head and facts, in words. */
#ifndef GAMES_GAME_H
#define GAMES_GAME_H

#include "base/doc.h"
#include "base/json.h"
#include "base/text.h"

/* Seats A … H, numbered from 0 in the order of play. */
enum { GAME_SEATS = 8, GAME_NO_SEAT = -1 };
/* A coup of several hands is one deal: room for the facts of all. An item may be the name of a player. */
enum { GAME_FACTS = 96, GAME_WORD = 16, GAME_ITEM = 194, GAME_BID = 48, GAME_REASON = 200 };

/*
 * One recorded fact: ("result","ulti","",1) ("kontra","betli","B",2) ("silent","ulti","defenders",0) …
 * No two of a record have the same kind, item and subject. The book keeps them sorted by these three. A
 * subject that is the letter of a seat is taken for that seat, which may not sit out. Statistics read the
 * kinds "result" (a part of the bid was made: value 1), "kontra" and "partner"; others are the game's own.
 */
struct game_fact {
	char kind[GAME_WORD], item[GAME_ITEM], subject[GAME_WORD];
	int value;
};

/* The head and the facts of a deal in words. */
struct game_record {
	int declarer;                  /* seat; GAME_NO_SEAT: nobody declares, and the bid is "" */
	char bid[GAME_BID];            /* code */
	char trump[GAME_WORD];         /* "makk" …, "" if not written down or none */
	char ending[GAME_WORD];        /* "played" "thrown-in" "conceded" */
	int fact_count;
	struct game_fact facts[GAME_FACTS];
};

/*
 * game: what a game is to the rest of the house. A game is a folder beside this file and a row in
 * register.c (docs/adding-a-game.md). Every other room knows it by `struct game` alone: its deals by records
 * (words and facts), by points a seat, and by parts of documents. What may be NULL says what happens then.
 *
 *   1  editions and settings      2  a deal      3  a game      4  what all games share
 */

struct game;
struct game_court;        /* cases and how a dispute is judged: games/court.h */
struct game_cards_play;   /* recorded cards: games/cards.h */
struct game_solve;        /* what cards allow, all hands open: games/cards.h */

/* ==== 1. Editions and settings ================================================================== */

enum { GAME_SETTINGS = 4 };

/* What a record has for the bid where the deal was thrown in unplayed: it uses up none of a round's deals. */
#define GAME_THROWN_IN "bedob"
/* The ending of a deal thrown in before anything was played: no kontra beside it was ever said. */
#define GAME_UNPLAYED "thrown-in"

/* Something that an event fixes before its first deal, beside the edition. */
struct game_setting {
	const char *key;                /* "lost-ulti-extra", in the journal too; NULL closes a list */
	const struct msg *what;
	const char *const *choices;     /* the standard first; closed by NULL */
	const struct msg *announced;    /* stands on paper where it is not the standard; NULL: nothing does */
};

/*
 * An edition of a game's rules: a value that the game's pure functions are handed. Its pages of help are
 * found by its id and may be left out: docs/help/notation-ID (the deal line), prompt-ID (the same in short,
 * for `?` at the prompt of `enter`), settle-ID and judge-ID (the fields of a line of JSON).
 */
struct game_edition {
	const char *id;                         /* "mausz-2017", as an event keeps it; NULL closes a list */
	const struct game *game;
	const struct msg *name;                 /* as people write it */
	const void *values;                     /* the game's own, for its pure functions */
	const struct game_setting *settings;    /* GAME_SETTINGS at most; NULL: none */
	/* the code of the bid that stays open to who is barred; or NULL */
	const char *plain_bid;
	json_answer *settle, *judge;            /* a line of `renonsz settle`, of `renonsz judge` */
	const struct game_court *court;         /* of its fault cases; NULL: none */
	const struct game_solve *solve;         /* NULL: none */
	/* of game_jury_court: the paragraph or reading behind it. Of a court that keeps nothing in a book: what
	 * its jury decides is kept by game_jury_court. */
	const char *jury;
	const struct msg *blank_legend;         /* of its sheets to be filled in, NULL: its game's */
	const struct game_example *examples;    /* for games_test, which wants some; closed by a NULL line */
};

/* A deal's line, and what each seat gets at the table that game_place finds for it; or it is refused. */
struct game_example {
	const char *line;
	int points[GAME_SEATS];
	bool is_refused;
};

/* The last deal before another: its number, 0 if there is none, and the seat that dealt it. */
struct game_dealt {
	int no, dealer;
};

/* What the deals before another mean for it: a dupla kör of tarokk. */
struct game_run {
	int left;                               /* played deals that still count double */
	bool may_start;                         /* the next one may be the first of such */
	const struct game_record *was;          /* what the next one is a correction of, or NULL */
};

/* How the deals of an event settle. */
struct game_rules {
	const struct game_edition *edition;
	uint8_t choice[GAME_SETTINGS];          /* by the edition's settings: a place among the choices */
};

/* ==== 2. A deal ================================================================================= */

enum game_deal_kind {
	GAME_DEAL_PLAYED,
	GAME_DEAL_VOID,      /* "3 ervenytelen "indok"": void, and not dealt again */
	GAME_DEAL_REDEAL     /* "3 ujraosztas "indok"": void, to be dealt again under its number */
};

/* A deal as it is typed or shown. */
struct game_deal {
	int no;                        /* from 1; 0: not written */
	enum game_deal_kind kind;
	bool is_open;                  /* no result is written yet */
	int dealer;                    /* seat; GAME_NO_SEAT: in turn */
	struct game_record record;     /* of a played deal */
	bool has_points;
	int point_count;               /* how many figures stand after "=" */
	int points[GAME_SEATS];        /* the paper's, by seat */
	char reason[GAME_REASON];      /* of a void or redealt deal */
};

/* A played deal at its table: what is settled, shown and explained. */
struct game_played {
	const struct game_rules *rules;
	int seats, dealer;             /* of the table; who dealt */
	const struct game_record *record;
};

/* How far a deal is that is typed piece by piece. */
struct game_progress {
	bool is_over;                  /* it is whole */
	int pieces;                    /* so many are there */
	int dealer;                    /* of the next one: seat */
	int score[GAME_SEATS];         /* behind the last one */
	struct err remark;             /* what is odd about it so far; no message: nothing */
	struct err kept;               /* what was noted and counts on, or again, though other things are typed */
	struct err gone;               /* what was noted and is no more: taken out, or said anew */
	struct game_record record;     /* what there is of it */
};

/* What of a played deal is written or said. */
enum game_piece {
	GAME_OUTCOME,                  /* all after the declarer: "U z ++ kU csUv+" */
	GAME_CONTRACT,                 /* what is known before the first trick: "U z" */
	GAME_RESULT,                   /* "++" */
	GAME_MODIFIERS,                /* "kU csUv+" */
	GAME_BID_ALONE                 /* "U"; of the record its bid alone has to be there */
};

/* A slip of a hurried hand in one deal, and what the paper would have then. */
struct game_slip {
	const char *code;              /* for scripts */
	int weight;                    /* the likelier the higher, 0 … 100 */
	int points[GAME_SEATS];
	struct game_record record;     /* as it was counted */
	uint8_t kind, item, level, seat;   /* the game's own, to say it by */
};
typedef void game_slip_visit(void *arg, const struct game_slip *slip);

/* A cell of a game's own column. */
struct game_cell {
	const struct game_played *played;
	int row;                       /* of the deal's rows, from 0 */
	int item;                      /* the column's */
	enum lang lang;
};

/*
 * A column of the game's own on the sheet, in the order of the list. Scripts and the screen show what `write`
 * writes; paper what `say` says.
 */
struct game_column {
	const char *key;               /* CSV heading, JSON key, name in templates; NULL closes a list */
	const struct msg *head;
	bool is_narrow;                /* a code or a figure, centred on paper */
	void (*write)(struct buf *b, const struct game_cell *cell);
	void (*say)(struct buf *b, const struct game_cell *cell);   /* NULL: as it is written */
	bool is_result;                /* of a deal that does not count the word for that stands there */
	const struct msg *brief;       /* its head on a terminal; NULL: the same */
	int width;                     /* on a worksheet, in tenths of a character; 0: that of its kind */
	int item;                      /* what the functions tell columns apart by: a seat, a part … */
	enum listing_kind kind;        /* LISTING_INT, LISTING_POINTS: it is a number to scripts and workbooks */
};

/* Who bets by a name on a line. */
struct game_bettor {
	struct text_slice before;                    /* the word up to the name: "fogad:B:" */
	int side;                                    /* seat */
	bool is_bet;                                 /* else it speaks of somebody who bets */
};
typedef bool game_bettor_visit(void *arg, const struct game_bettor *bettor, char name[GAME_ITEM]);

/* ==== 3. A game ================================================================================= */

/* A member without "NULL:", "0:" or "false:" is required. */
struct game {
	const char *code;                            /* "ulti" */
	const struct msg *name;
	int least_seats, most_seats, players;        /* at a table; how many of them play a deal */
	const struct game_edition *editions;         /* the standard one first; closed by a NULL id */

	/* ---- seats ---- */
	/* Whose turn it is to deal number `no`. NULL: the last seat deals the first one. */
	int (*dealer_of)(int no, int seats);
	/* The next dealer sits after the last one who dealt. false: the number says who deals. */
	bool dealer_follows;
	/* Who plays when that seat deals, as bits. NULL: everybody at the table. */
	unsigned (*players_at)(int seats, int dealer);

	/* ---- a deal's line ---- */
	/*
	 * Read what a played deal's line has after its number, to the line's end. With `may_be_open` the line may
	 * end before the result: the deal is then out->is_open. A game without a contract ignores that. False:
	 * the scan's fault says what is wrong and where.
	 */
	bool (*read)(struct scan *scan, const struct game_edition *edition, bool may_be_open,
		struct game_deal *out);
	/*
	 * A line may begin with a figure: where the deal's number is known, the line is first read as one without
	 * a number. false: a figure that begins a line is the deal's number.
	 */
	bool begins_with_figure;
	/* Write its canonical form without dealer and points. NULL: the declarer, if any, and the outcome. */
	void (*write)(struct buf *b, const struct game_edition *edition, const struct game_deal *deal);
	/* The line names the dealer in its own words, in place of "o=". false: it does not. */
	bool always_names_dealer;
	/* Write a piece in codes; nothing of a record that is not the game's. */
	void (*write_piece)(struct buf *b, const struct game_edition *edition,
		const struct game_record *record, enum game_piece piece);
	/* The same in words, for paper. NULL: in codes too. */
	void (*say_piece)(struct buf *b, enum lang lang, const struct game_edition *edition,
		const struct game_record *record, enum game_piece piece);
	/* Find the table and the dealer of a line that stands alone. NULL: least_seats, its dealer or A. */
	void (*place)(const struct game_deal *deal, struct game_played *out);
	/* The i-th word that a line may hold, for completion; NULL after the last. NULL: none is completed. */
	const char *(*word)(const struct game_edition *edition, size_t i);
	/*
	 * Deals that are typed piece by piece at the prompt, as a coup hand by hand. `line` is what there is
	 * ("": nothing), `typed` goes after it; "-" takes the last piece out and brings back what that took the
	 * place of (game_progress.kept), a seat before the line deals first. `whole` becomes what is there then;
	 * what was noted before and is not in it any more is said (game_progress.gone). False: the fault, in
	 * `whole`. NULL: a line is a deal.
	 */
	bool (*add_piece)(const char *line, int dealer, struct text_slice typed, struct buf *whole,
		struct game_progress *out, struct text_fault *fault);
	/* What stands of that line, without what it keeps for "-" to bring back. NULL: only without add_piece. */
	void (*noted)(const char *line, struct buf *out);

	/* ---- what it comes to ---- */
	/* Check and settle: false with a sentence that ends with the paragraph. `points` are 0 at first. */
	bool (*settle)(const struct game_played *played, int points[GAME_SEATS], struct err *e);
	/* Put in what is odd about a deal that settles all the same; no message: nothing. NULL: nothing is. */
	void (*remark)(const struct game_record *record, struct err *out);
	/* Why it counts so, line by line; `names` by seat, or NULL: the letters. NULL: `why` is refused. */
	bool (*explain)(struct doc *doc, const struct game_played *played, const char *const names[GAME_SEATS],
		struct err *e);
	/*
	 * The seat that won a deal, whatever it was played for; GAME_NO_SEAT: nobody. Standings then say how
	 * many deals a player won and lost: coups. NULL: they do not.
	 */
	int (*winner)(const struct game_record *record);
	/* The slips that would change the points of a deal. NULL: none are looked for. */
	void (*slips)(const struct game_played *played, game_slip_visit *visit, void *arg);
	/* One of them in words. NULL: only without slips. */
	void (*slip_say)(struct buf *b, enum lang lang, const struct game_edition *edition,
		const struct game_slip *slip);
	/*
	 * Go on after a deal of a table of `seats`, and put in what of it does not fit the run. NULL: deals know
	 * nothing of each other.
	 */
	void (*follow)(struct game_run *run, int seats, const struct game_record *record, struct err *odd);
	/* Put into a record what the run says of it; true if it was not there. NULL: only without follow. */
	bool (*complete)(const struct game_run *run, struct game_record *record);
	/* An event is ranked by score unless it is set otherwise. false: by placement points. */
	bool ranks_by_score;

	/* ---- bids ---- */
	/*
	 * The bids of an edition as a listing with its title; `above` NULL: all, else those that may be said
	 * over it. Rows of equal rank are joined. NULL: a game without bids.
	 */
	bool (*bids)(struct listing *out, enum lang lang, const struct game_edition *edition, const char *above,
		struct err *e);
	const struct msg *bids_note;                 /* what stands below them; NULL: nothing */
	/*
	 * An auction, what was said after one another by the seats in their order ("ABC"), a row each, up to the
	 * first that was not *legal; then who declares, or who is due. False: something said is no bid.
	 * NULL: auctions are not checked.
	 */
	bool (*auction)(struct doc *doc, const struct game_edition *edition, const char *seats,
		const struct text_slice said[], size_t count, bool *legal, struct err *e);
	/* The name of a fact's item, a part of a bid; NULL of an unknown one. NULL: no names. */
	const char *(*item_name)(enum lang lang, const char *code);
	/* The item of the i-th part of a bid, as facts name it; NULL after the last. NULL: no parts. */
	const char *(*bid_part)(const struct game_edition *edition, const char *bid, int i);
	const char *no_bid;                          /* GAME_THROWN_IN; NULL: no deal is thrown in unplayed */
	/* One plays with the declarer: the subject of the fact "partner". false: nobody does. */
	bool has_partners;

	/* ---- bets beside the table ---- */
	/*
	 * Who gets what of a deal, a call each: `name` of somebody who bets beside the table, NULL of the seat.
	 * NULL: nobody bets, and the four members that follow are NULL too.
	 */
	void (*payments)(const struct game_played *played,
		void (*visit)(void *arg, const char *name, int seat, int payment), void *arg);
	bool (*is_bettor)(const struct game_fact *fact);   /* its item is the name of somebody who bets */
	/* A line with the names of who bets as the calls make them, one each; false: a call did not want one. */
	bool (*name_bettors)(struct text_slice line, game_bettor_visit *visit, void *arg, struct buf *out);
	/*
	 * The seat that holds the bets of all others, GAME_NO_SEAT if none does: a chouette. Of a game of two
	 * whose players take turns and keep a list of their order.
	 */
	int (*holder)(const struct game_record *record);
	/* Of such a game: who played on in a seat that was left, by name, "": nobody; NULL: nobody left. */
	const char *(*stand_in)(const struct game_record *record, int seat);
	/*
	 * A corrected record that says nothing of what the deal was played for keeps what stood, as `said` says;
	 * else that says which of it is named no more. No message: all is named, or nothing stood. False: it
	 * cannot, and `said` is why. NULL: nothing is kept.
	 */
	bool (*keep)(const struct game_record *was, struct game_record *record, struct err *said);

	/* ---- the sheet ---- */
	const struct game_column *columns;           /* NULL: declarer and outcome */
	int (*sheet_rows)(const struct game_record *record);   /* a deal's; NULL: one */
	int blank_rows;                              /* a deal's on a sheet to be filled in; 0: one */
	const char *asking_column;                   /* that says on a blank one, row by row, what is asked for */
	const struct msg *asked;                     /* a line a row; both NULL: nothing is asked for */
	bool has_wide_sheet;                         /* pages are turned for its columns; false: they are not */
	bool fills_blank;                            /* a blank one has high rows and wide columns; false: not */
	/* The signs, at the foot of a sheet on paper; game_template_legend: the template's. NULL: no foot. */
	const struct msg *legend;
	const struct msg *blank_legend;              /* of one to be filled in by {0} players; NULL: the same */
	const char *out_column;                      /* who sits out, empty where all play; NULL: there is none */
	const char *settled_column;                  /* a figure of deals that count; NULL: there is none */

	const struct game_cards_play *cards;         /* NULL: none are recorded */
};

/* ==== 4. What all games share =================================================================== */

/* The register, closed by NULL; the first game's first edition is the standard one. */
extern const struct game *const game_register[];

/* The edition of that id; NULL if there is none. */
const struct game_edition *game_edition_find(const char *id);
const struct game_edition *game_edition_standard(void);
/* The ids of all of them, "mausz-2017, ulti-online, …", for messages. */
void game_editions_write(struct buf *b);
/* The rules of an edition with the standard of each setting. */
struct game_rules game_rules_of(const struct game_edition *edition);
/* The place of a setting in the edition's list; -1 if it is not there. */
int game_setting_find(const struct game_edition *edition, const char *key);

/* What a game lacks, in words: `what` is the command or option asked for. Returns false. */
bool game_lacks(struct err *e, const struct game_edition *edition, const char *what);

/* For `struct game`: the foot of a sheet is the template's. */
extern const struct msg game_template_legend;

/* Refuse what is counted by bids: false of a game that has none, with what to ask instead. */
bool game_has_bids(struct err *e, const struct game_edition *edition);

/* The functions of a game, or what stands for those it leaves out. */
int game_dealer_of(const struct game *game, int no, int seats);
/* The same where it is known who dealt last: by the number, or after that one where the dealer follows. */
int game_dealer_after(const struct game *game, struct game_dealt last, int no, int seats);
unsigned game_players_at(const struct game *game, int seats, int dealer);
/* Say a piece in words; nothing of a record that is not the game's. */
void game_piece_say(struct buf *b, enum lang lang, const struct game_edition *edition,
	const struct game_record *record, enum game_piece piece);
/* Put the table and the dealer of a line that stands alone into `out`, which has its rules and its record. */
void game_place(const struct game_deal *deal, struct game_played *out);
/* Can the game have a table of so many seats, and one of them deal? */
bool game_can_be(const struct game *game, int seats, int dealer);
/* Check and settle at a table that the game can have; all seats are set. */
bool game_settle(const struct game_played *played, int points[GAME_SEATS], struct err *e);
/* Does nobody have more or less than 0? */
bool game_is_even(const int points[GAME_SEATS]);
/*
 * Is a record what a line says: written as one and read again, is it the same? One that another program
 * changed may settle all the same.
 */
bool game_is_a_line(const struct game_played *played);
int game_sheet_rows(const struct game *game, const struct game_record *record);
const struct game_column *game_columns(const struct game *game);

/* Who sits in a seat, as a sentence takes it: the letter if there are no names, or none of that seat. */
const char *game_seat_name(const char *const names[GAME_SEATS], int seat);
/* For a game's own columns: who declared, nothing if nobody did. Its item is unused. */
void game_declarer_write(struct buf *b, const struct game_cell *cell);
/* For a game's own columns: the piece that is the item, in codes and in words. */
void game_column_write(struct buf *b, const struct game_cell *cell);
void game_column_say(struct buf *b, const struct game_cell *cell);
/* Add a fact; false if there is no room for it. */
bool game_fact_put(struct game_record *record, const char *kind, const char *item, const char *subject,
	int value);
/* Was every part of the bid made? Not of a deal thrown in or conceded: it has no results. */
bool game_record_is_made(const struct game_record *record);
/* Do two say the same? The book keeps facts in its own order. */
bool game_record_is_same(const struct game_record *a, const struct game_record *b);

/* Read a deal's line; if `no` > 0 it may leave its number out. False: `fault` says why. */
bool game_deal_read(const struct game_edition *edition, struct text_slice line, int no, bool may_be_open,
	struct game_deal *out, struct text_fault *fault);
/* Its canonical form without the points: the number if there is one, `o=` if the
 * dealer is not GAME_NO_SEAT. */
void game_deal_write(struct buf *b, const struct game_edition *edition, const struct game_deal *deal);
/* Who bets on a deal without playing it: "Szabó Anna, Zsolt"; nothing: nobody, or in no such game. */
void game_bettors_write(struct buf *b, const struct game *game, const struct game_record *record);

/* For the readers of games: the dealer of "o=B"; the points after "=", one a seat, to the end of the line. */
bool game_dealer_read(struct scan *scan, struct text_slice word, const struct game *game,
	struct game_deal *out);
bool game_points_read(struct scan *scan, const struct game *game, struct game_deal *out);
/*
 * Read the rest of a line, "o=B = 4 4 -8", as far as it is there. Any other word is a fault: `surplus`, with
 * the word as {0}.
 */
bool game_rest_read(struct scan *scan, const struct game *game, const struct msg *surplus,
	struct game_deal *out);

#endif
