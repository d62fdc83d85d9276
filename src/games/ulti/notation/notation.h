/*
 * ulti: its notations. What people, files and scripts write <-> the plain structs of rules/. No database.
 *
 *   1  codes and names      2  facts      3  the deal line      4  the journal      5  JSON Lines
 *   6  cards
 */
#ifndef ULTI_NOTATION_H
#define ULTI_NOTATION_H

#include "base/json.h"
#include "base/text.h"
#include "games/cards.h"
#include "games/game.h"
#include "games/ulti/rules/solve.h"
#include "games/ulti/rules/ulti.h"

/* ==== 1. Codes and names ======================================================================== */

/* All readers fold letter case and accents; `s` need not be NUL-terminated, `n` is its length in bytes. */

/* "makk"/"m" …; ULTI_NO_SUIT if unknown. */
int ulti_suit_read(const char *s, size_t n);
const char *ulti_suit_code(int suit);
/* "A" … "D"; ULTI_NO_SEAT if unknown. */
int ulti_seat_read(const char *s, size_t n);
/* "A" … "D" */
const char *ulti_seat_code(int seat);
/* The mark of a level above 1 in a deal line, "k" "r" "sz" "m" "f", and its name; "" of what is none. */
const char *ulti_level_mark(int level);
const char *ulti_level_name(int level);
/* A part by its code or short form ("40-100", "40", "U"); -1 if unknown. */
int ulti_part_read(const char *s, size_t n);
/* "P" "40" "20" "4A" "U" "D" "B" */
const char *ulti_part_short(int part);
/*
 * Code, short code or number of a bid exactly as in the licittabla; NULL if unknown. "20" and "40" are short
 * codes (20-100, 40-100), not numbers.
 */
const struct ulti_bid *ulti_bid_read(const char *s, size_t n);
/* The same in another edition's table. */
const struct ulti_bid *ulti_bid_read_of(const struct ulti_edition *edition, const char *s, size_t n);
/* What stands behind `renonsz bids` for the edition's table: " --rules ulti-online", or nothing. */
const char *ulti_bids_option(const struct ulti_edition *edition);
/*
 * A bid as people say it: code, short code, number, or words in any order ("piros negyvenszáz ulti", "passz",
 * "40/100", "terített durchmars"), completed above `standing` (R-05, R-06; NULL: nothing said yet). A number,
 * a durchmars, and a name that has no higher bid stay as said: ask ulti_bid_overcalls. NULL: not understood.
 */
const struct ulti_bid *ulti_bid_say(const char *s, size_t n, const struct ulti_bid *standing);
/* The same by another edition: one with names in full completes none. */
const struct ulti_bid *ulti_bid_say_of(const struct ulti_edition *edition, const char *s, size_t n,
	const struct ulti_bid *standing);

/* Names for people, by language. */
const char *ulti_item_name(enum lang lang, int item);
const char *ulti_suit_name(enum lang lang, int suit);
/* The trump of a deal: its suit, or what the bid says of it ("piros", "színtelen"); "" if not written. */
const char *ulti_trump_name(enum lang lang, const struct ulti_bid *bid, int trump);
/*
 * The weak reading and the figures of the letter, "A +18, B -9, C -9", by seats; with nothing that a JSON
 * string would have to escape.
 */
void ulti_letter_write(struct buf *b, enum lang lang, const struct ulti_letter *letter, unsigned players);
/* Why a deal is refused, in a sentence that says what to do; its {0} is of the edition's refusal_reasons. */
const struct msg *ulti_refusal_msg(enum ulti_refusal refusal);

/* ==== 2. Facts: a deal as the book stores it ==================================================== */

/*
 * The record of a deal. The players are not in it: the table knows who sits where and who deals. Levels of 1
 * are not written, and the trump of a piros bid always is.
 */
void ulti_record_write(
	const struct ulti_edition *edition, const struct ulti_deal *deal, struct game_record *out);
/* The deal of a record; false if it is not one that ulti_record_write writes. `players` stays as it is. */
bool ulti_deal_read(
	const struct ulti_edition *edition, const struct game_record *record, struct ulti_deal *out);

/* By ulti_mausz_2017. */
static inline void ulti_record_of(const struct ulti_deal *deal, struct game_record *out)
{
	ulti_record_write(&ulti_mausz_2017, deal, out);
}

static inline bool ulti_record_read(const struct game_record *record, struct ulti_deal *out)
{
	return ulti_deal_read(&ulti_mausz_2017, record, out);
}

/* ==== 3. The deal line: "3 C p40+U +- kU csUv+ = 4 4 -8" ======================================== */

extern const struct game game_ulti;

/* The functions of `struct game` that read and write what a line has behind its number. */
bool ulti_line_read(struct scan *scan, const struct game_edition *edition, bool may_be_open,
	struct game_deal *out);
void ulti_line_write(
	struct buf *b, const struct ulti_edition *edition, const struct ulti_deal *deal, bool is_open);
/* The rules of an event; a played deal with its players, false if the record is not one of ulti's. */
struct ulti_rules ulti_rules_of(const struct game_rules *rules);
bool ulti_deal_of(const struct game_played *played, struct ulti_deal *out);
/* A refusal as an error that ends with its paragraph; returns false. */
bool ulti_refuse(struct err *e, const struct ulti_edition *edition, enum ulti_refusal refusal);
bool ulti_explain(struct doc *doc, const struct game_played *played, const char *const names[GAME_SEATS],
	struct err *e);
bool ulti_auction_check(struct doc *doc, const struct game_edition *edition, const char *seats,
	const struct text_slice said[], size_t count, bool *legal, struct err *e);
bool ulti_bids_list(struct listing *out, enum lang lang, const struct game_edition *edition,
	const char *above, struct err *e);
void ulti_slips_visit(const struct game_played *played, game_slip_visit *visit, void *arg);
void ulti_slip_say(struct buf *b, enum lang lang, const struct game_edition *edition,
	const struct game_slip *slip);
/* A piece in codes: "U z", "++", "kU,P csUv+". */
void ulti_piece_write(struct buf *b, const struct ulti_edition *edition, const struct ulti_deal *deal,
	enum game_piece piece);
/* The same in words, for paper: "ulti, zöld", "+ −", "kontra: ulti; csendes 100 (védők)". */
void ulti_piece_say(struct buf *b, enum lang lang, const struct ulti_edition *edition,
	const struct ulti_deal *deal, enum game_piece piece);

/* A deal line by ulti_mausz_2017, its deal as the rules have it. */
enum ulti_line_kind { ULTI_LINE_PLAYED, ULTI_LINE_VOID, ULTI_LINE_REDEAL };

struct ulti_deal_line {
	int no;                            /* deal number, from 1 */
	enum ulti_line_kind kind;
	bool is_open;                      /* no result is written: see ulti_deal_line_read */
	int dealer;                        /* seat, or ULTI_NO_SEAT: in turn */
	struct ulti_deal deal;             /* `players` left 0: the table knows */
	bool has_points;
	int point_count;                   /* how many figures stand after "=" */
	int points[ULTI_SEATS];            /* the paper's, by seat */
	char reason[GAME_REASON];          /* of a void or redealt deal */
};

/* Declarer, bid, trump and kontras, as a deal line of ulti_mausz_2017 has them: "A pU kU". */
bool ulti_contract_read(struct text_slice words, struct ulti_deal *out);
/* What a line has beside declarer and bid, piece by piece; "?" in `made`: it is not known. */
struct ulti_pieces {
	struct text_slice trump, kontra, made, silent;
};
/* Put them into a deal whose bid and declarer are known, in place of all that was said of it. */
bool ulti_pieces_read(const struct ulti_pieces *pieces, struct ulti_deal *deal);

/* From a deal line of ulti_mausz_2017, false if its record is not one; and to it. */
bool ulti_line_from(const struct game_deal *deal, struct ulti_deal_line *out);
void ulti_line_to(const struct ulti_deal_line *line, struct game_deal *out);
/*
 * Read a deal line; if `no` > 0 the line may leave its number out, and if `may_be_open` its result, which
 * follows from the cards or is not known yet. False: `fault` says why.
 */
bool ulti_deal_line_read(const char *s, size_t n, int no, bool may_be_open, struct ulti_deal_line *out,
	struct text_fault *fault);
/* Its canonical form, without the points; `dealer` only if it is not ULTI_NO_SEAT. */
void ulti_deal_line_write(struct buf *b, const struct ulti_deal_line *line);

static inline void ulti_modifiers_write(struct buf *b, const struct ulti_deal *deal)
{
	ulti_piece_write(b, &ulti_mausz_2017, deal, GAME_MODIFIERS);
}
static inline void ulti_contract_say(struct buf *b, enum lang lang, const struct ulti_deal *deal)
{
	ulti_piece_say(b, lang, &ulti_mausz_2017, deal, GAME_CONTRACT);
}
static inline void ulti_modifiers_say(struct buf *b, enum lang lang, const struct ulti_deal *deal)
{
	ulti_piece_say(b, lang, &ulti_mausz_2017, deal, GAME_MODIFIERS);
}

/* ==== 5. JSON Lines ============================================================================= */

bool ulti_json_settle(struct buf *out, enum lang lang, const char *line, size_t n);
bool ulti_json_judge(struct buf *out, enum lang lang, const char *line, size_t n);
bool ulti_json_online(struct buf *out, enum lang lang, const char *line, size_t n);
/* `judge` of ulti-online, which has no cases: jury alone (H-21). */
bool ulti_json_online_judge(struct buf *out, enum lang lang, const char *line, size_t n);
bool ulti_json_replay(struct buf *out, enum lang lang, const char *line, size_t n);

/*
 * A line of `renonsz solve`, in three steps: read, the work, which may be done on several cores at once,
 * write. What is asked for: a position, the talon of twelve cards, or, without a bid, par.
 */
enum ulti_question_kind { ULTI_QUESTION_REFUSED, ULTI_QUESTION_CARDS, ULTI_QUESTION_TALON,
	ULTI_QUESTION_PAR };
enum { ULTI_PAR_TRUMPS = ULTI_SUIT_COUNT + 1 };   /* the suits, then the no-trump bids */

struct ulti_question {
	enum ulti_question_kind kind;
	struct buf head;                 /* how the answer begins; of a refused line all of it */
	int order[ULTI_PLAYERS];         /* the players' seats as they were listed */
	struct ulti_deal deal; /* of par: the players, and the declarer or ULTI_SEATS for each of them */
	struct ulti_play play;
	struct ulti_rules rules;
	bool with_melds;
	struct ulti_replay replay;       /* of the cards played; a breach is not among play's */
	struct ulti_solution solution;
	struct ulti_par par[ULTI_PLAYERS][ULTI_PAR_TRUMPS][ULTI_BIDS];
};

/* Read a line; `talon`: two cards are to be laid away. Free `head` when the answer is written. */
void ulti_question_read(struct ulti_question *solve, enum lang lang, bool talon, const char *line, size_t n);
/* How many pieces the work has; each is done once, by any solver. */
size_t ulti_question_pieces(const struct ulti_question *solve);
void ulti_question_work(struct ulti_question *solve, size_t piece, struct ulti_solver *solver);
/* The answer; false if it is a refusal. */
bool ulti_question_write(struct buf *out, struct ulti_question *solve);

/* ==== 6. Cards ================================================================================== */

/* What is wrong with a row of cards: a piece that is none, or a card that is there for the second time. */
struct ulti_cards_fault {
	struct text_slice piece;
	int twice;               /* that card, or ULTI_NO_CARD */
};

/*
 * Cards in the order written: "zA z9 z8", or those of a suit in a group, "pAXK mF7"; letter case does not
 * matter. Returns how many, -1 after a fault.
 */
int ulti_cards_read(struct text_slice text, uint8_t out[ULTI_CARDS], struct ulti_cards_fault *fault);
/* A set of cards in groups, suits in the order m z t p, the strongest first: "mF7 pAXK". */
void ulti_cards_write(struct buf *b, uint32_t cards);
/* "zA": an argument for a message. */
struct ulti_card { char text[3]; };
struct ulti_card ulti_card_of(int card);
/* Why cards cannot be as written down, as an error that says what to do (ERR_REFUSED); returns false. */
bool ulti_flaw_refuse(struct err *e, const struct ulti_play *play, enum ulti_flaw flaw,
	const struct ulti_replay *replay);
/* A meld: "z40", "p20"; false if it is not one. Which of the two it can be depends on the trump. */
bool ulti_meld_read(struct text_slice text, int *suit, int *value);

/*
 * Read a line of cards behind those already read: "lap A="…" B="…"", "talon m8 t7", "bemond A z40 B p20",
 * "utes zA z9 z8 / mA m7 m8", "licit A U z kU". False: `fault` says why.
 */
bool ulti_play_line_read(const char *s, size_t n, struct game_cards *play, struct text_fault *fault);
/* Put the contract of a line in the place of the one there. */
void ulti_play_contract_put(struct game_cards *play, const struct ulti_deal_line *line);
/* The contract of the cards, open; false if there is none. */
bool ulti_play_contract(const struct game_cards *play, struct ulti_deal_line *out);
/*
 * The cards as the game has them. `deal` has its players, declarer, bid and trump. What was not written is
 * found: hands that nobody gave out of ten tricks, the last hand or the talon out of the rest of the pack.
 */
bool ulti_play_read(const struct game_cards *play, const struct ulti_deal *deal, struct ulti_play *out,
	struct err *e);
/* And back, complete; the contract stays. */
void ulti_play_of(const struct ulti_play *play, const struct ulti_deal *deal, struct game_cards *out);

#endif
