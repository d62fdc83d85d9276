/*
 * ulti: its notations: the words of people, files and scripts <-> the plain structs of rules/.
 *
 *   1  codes and names      2  facts      3  the deal line      4  JSON Lines
 *   5  cards
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

/* Read "makk"/"m" …; ULTI_NO_SUIT if unknown. */
int ulti_suit_read(const char *s, size_t n);
const char *ulti_suit_code(int suit);
/* Read "A" … "D"; ULTI_NO_SEAT if unknown. */
int ulti_seat_read(const char *s, size_t n);
/* Return "A" … "D". */
const char *ulti_seat_code(int seat);
/* Return the mark of a level above 1 in a deal line, "k" "r" "sz" "m" "f", and its name; "" for others. */
const char *ulti_level_mark(int level);
const char *ulti_level_name(int level);
/* Read a part by its code or short form ("40-100", "40", "U"); -1 if unknown. */
int ulti_part_read(const char *s, size_t n);
/* Return "P" "40" "20" "4A" "U" "D" "B". */
const char *ulti_part_short(int part);
/*
 * Read the code, short code or number of a bid, exactly as in the licittabla; NULL if unknown. "20" and "40"
 * are short codes (20-100, 40-100), not numbers.
 */
const struct ulti_bid *ulti_bid_read(const char *s, size_t n);
/* The same in another edition's table. */
const struct ulti_bid *ulti_bid_read_of(const struct ulti_edition *edition, const char *s, size_t n);
/* Return the option of `renonsz bids` for the edition's table: " --rules ulti-online", or "". */
const char *ulti_bids_option(const struct ulti_edition *edition);
/*
 * Read a spoken bid: code, short code, number, or words in any order ("piros negyvenszáz ulti", "passz",
 * "40/100", "terített durchmars"), completed above `standing` (R-05, R-06; NULL: nothing said yet). A number,
 * a durchmars, and a name without a higher bid stay as said: check ulti_bid_overcalls. NULL: not understood.
 */
const struct ulti_bid *ulti_bid_say(const char *s, size_t n, const struct ulti_bid *standing);
/* The same for another edition: one with names in full completes none. */
const struct ulti_bid *ulti_bid_say_of(const struct ulti_edition *edition, const char *s, size_t n,
	const struct ulti_bid *standing);

/* Return a name for people, by language. */
const char *ulti_item_name(enum lang lang, int item);
const char *ulti_suit_name(enum lang lang, int suit);
/* Name the trump of a deal: its suit, or by the bid ("piros", "színtelen"); "" if unknown. */
const char *ulti_trump_name(enum lang lang, const struct ulti_bid *bid, int trump);
/*
 * Write the weak reading and the figures by the letter, "A +18, B -9, C -9", by seats; without characters
 * that JSON would escape.
 */
void ulti_letter_write(struct buf *b, enum lang lang, const struct ulti_letter *letter, unsigned players);
/* Return the sentence on why a deal is refused and what to do; {0} is from the edition's refusal_reasons. */
const struct msg *ulti_refusal_msg(enum ulti_refusal refusal);

/* ==== 2. Facts: a deal as stored in the book ==================================================== */

/*
 * Make the record of a deal. It has no players: the table knows seats and dealer. Levels of 1 are not
 * written; the trump of a piros bid always is.
 */
void ulti_record_write(
	const struct ulti_edition *edition, const struct ulti_deal *deal, struct game_record *out);
/* Read the deal of a record; false if ulti_record_write would not write it. `players` is unchanged. */
bool ulti_deal_read(
	const struct ulti_edition *edition, const struct game_record *record, struct ulti_deal *out);

/* The same by ulti_mausz_2017. */
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

/* Functions of `struct game` that read and write a line after its number. */
bool ulti_line_read(struct scan *scan, const struct game_edition *edition, bool may_be_open,
	struct game_deal *out);
void ulti_line_write(
	struct buf *b, const struct ulti_edition *edition, const struct ulti_deal *deal, bool is_open);
/* Return the rules of an event; read a played deal with its players, false if the record is not ulti's. */
struct ulti_rules ulti_rules_of(const struct game_rules *rules);
bool ulti_deal_of(const struct game_played *played, struct ulti_deal *out);
/* Set the error for a refusal, ending with its paragraph; returns false. */
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
/* Write a piece in codes: "U z", "++", "kU,P csUv+". */
void ulti_piece_write(struct buf *b, const struct ulti_edition *edition, const struct ulti_deal *deal,
	enum game_piece piece);
/* The same in words, for paper: "ulti, zöld", "+ −", "kontra: ulti; csendes 100 (védők)". */
void ulti_piece_say(struct buf *b, enum lang lang, const struct ulti_edition *edition,
	const struct ulti_deal *deal, enum game_piece piece);

/* A deal line by ulti_mausz_2017, with its deal as a struct of the rules. */
enum ulti_line_kind { ULTI_LINE_PLAYED, ULTI_LINE_VOID, ULTI_LINE_REDEAL };

struct ulti_deal_line {
	int no;                            /* deal number, from 1 */
	enum ulti_line_kind kind;
	bool is_open;                      /* without a result: see ulti_deal_line_read */
	int dealer;                        /* seat, or ULTI_NO_SEAT: in turn */
	struct ulti_deal deal;             /* `players` left 0: the table knows */
	bool has_points;
	int point_count;                   /* figures after "=" */
	int points[ULTI_SEATS];            /* the paper's, by seat */
	char reason[GAME_REASON];          /* of a void or redealt deal */
};

/* Read declarer, bid, trump and kontras, as in a deal line of ulti_mausz_2017: "A pU kU". */
bool ulti_contract_read(struct text_slice words, struct ulti_deal *out);
/* The pieces of a line beside declarer and bid; "?" in `made`: unknown. */
struct ulti_pieces {
	struct text_slice trump, kontra, made, silent;
};
/* Put them into a deal with bid and declarer, replacing everything else; `refusal`: the rule against it. */
bool ulti_pieces_read(const struct ulti_pieces *pieces, struct ulti_deal *deal, enum ulti_refusal *refusal);

/* Convert from a deal to a line of ulti_mausz_2017, false if its record is not one; and back. */
bool ulti_line_from(const struct game_deal *deal, struct ulti_deal_line *out);
void ulti_line_to(const struct ulti_deal_line *line, struct game_deal *out);
/*
 * Read a deal line; if `no` > 0 it may omit its number, and if `may_be_open` its result, which follows from
 * the cards or is unknown yet. False: `fault` says why.
 */
bool ulti_deal_line_read(const char *s, size_t n, int no, bool may_be_open, struct ulti_deal_line *out,
	struct text_fault *fault);
/* Write it in canonical form, without points; `dealer` only if it is not ULTI_NO_SEAT. */
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

/* ==== 4. JSON Lines ============================================================================= */

bool ulti_json_settle(struct buf *out, enum lang lang, const char *line, size_t n);
bool ulti_json_judge(struct buf *out, enum lang lang, const char *line, size_t n);
bool ulti_json_online(struct buf *out, enum lang lang, const char *line, size_t n);
/* Answer `judge` for ulti-online, which has only the jury's case (H-21). */
bool ulti_json_online_judge(struct buf *out, enum lang lang, const char *line, size_t n);
bool ulti_json_replay(struct buf *out, enum lang lang, const char *line, size_t n);

/*
 * A line of `renonsz solve` in three steps: read it, do the work, on several cores at once, write the answer.
 * It asks for a position, the talon of twelve cards or, without a bid, par.
 */
enum ulti_question_kind { ULTI_QUESTION_REFUSED, ULTI_QUESTION_CARDS, ULTI_QUESTION_TALON,
	ULTI_QUESTION_PAR };
enum { ULTI_PAR_TRUMPS = ULTI_SUIT_COUNT + 1 };   /* the suits, then the no-trump bids */

struct ulti_question {
	enum ulti_question_kind kind;
	struct buf head;                 /* the beginning of the answer; for a refused line, all of it */
	int order[ULTI_PLAYERS];         /* the players' seats in the order listed */
	struct ulti_deal deal; /* for par: the players, and the declarer, or ULTI_SEATS: each of them */
	struct ulti_play play;
	struct ulti_rules rules;
	bool with_melds;
	struct ulti_replay replay;       /* of the cards played, without that of a breach */
	struct ulti_solution solution;
	struct ulti_par par[ULTI_PLAYERS][ULTI_PAR_TRUMPS][ULTI_BIDS];
};

/* Read a line; `talon`: two cards are to be laid away. Free `head` after writing the answer. */
void ulti_question_read(struct ulti_question *solve, enum lang lang, bool talon, const char *line, size_t n);
/* Count the pieces of the work; each is done once, by any solver. */
size_t ulti_question_pieces(const struct ulti_question *solve);
void ulti_question_work(struct ulti_question *solve, size_t piece, struct ulti_solver *solver);
/* Write the answer; false if it is a refusal. */
bool ulti_question_write(struct buf *out, struct ulti_question *solve);

/* ==== 5. Cards ================================================================================== */

/* The fault of a row of cards: a piece that is no card, or a repeated card. */
struct ulti_cards_fault {
	struct text_slice piece;
	int twice;               /* that card, or ULTI_NO_CARD */
};

/*
 * Read cards in the order written: "zA z9 z8", or grouped by suit, "pAXK mF7", in any letter case. Returns
 * their number, -1 after a fault.
 */
int ulti_cards_read(struct text_slice text, uint8_t out[ULTI_CARDS], struct ulti_cards_fault *fault);
/* Write a set of cards in groups, suits in the order m z t p, the strongest first: "mF7 pAXK". */
void ulti_cards_write(struct buf *b, uint32_t cards);
/* Return "zA", an argument for a message. */
struct ulti_card { char text[3]; };
struct ulti_card ulti_card_of(int card);
/* Set the error for impossible cards, with advice (ERR_REFUSED); returns false. */
bool ulti_flaw_refuse(struct err *e, const struct ulti_play *play, enum ulti_flaw flaw,
	const struct ulti_replay *replay);
/* Read a meld: "z40", "p20"; false if it is not one. The trump decides between the two values. */
bool ulti_meld_read(struct text_slice text, int *suit, int *value);

/*
 * Read a line of cards after those already read: "lap A="…" B="…"", "talon m8 t7", "bemond A z40 B p20",
 * "utes zA z9 z8 / mA m7 m8", "licit A U z kU". False: `fault` says why.
 */
bool ulti_play_line_read(const char *s, size_t n, struct game_cards *play, struct text_fault *fault);
/* Replace the contract by that of a line. */
void ulti_play_contract_put(struct game_cards *play, const struct ulti_deal_line *line);
/* Read the contract of the cards as an open deal; false if there is none. */
bool ulti_play_contract(const struct game_cards *play, struct ulti_deal_line *out);
/*
 * Convert the cards to those of the rules. `deal` has its players, declarer, bid and trump. Missing cards are
 * deduced: hands from ten tricks, the last hand or the talon from the rest of the pack.
 */
bool ulti_play_read(const struct game_cards *play, const struct ulti_deal *deal, struct ulti_play *out,
	struct err *e);
/* Convert them back, complete; the contract stays. */
void ulti_play_of(const struct ulti_play *play, const struct ulti_deal *deal, struct game_cards *out);

#endif
