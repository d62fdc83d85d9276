/*
 * text: the notations. What people, files and scripts write <-> the plain structs of games/. No database.
 *
 *   1  codes and names      2  facts      3  the deal line      4  the journal      5  JSON Lines
 *   6  cards      7  renonsz in words
 */
#ifndef TEXT_H
#define TEXT_H

#include "base/base.h"
#include "games/tarokk/tarokk.h"
#include "games/ulti/solve.h"
#include "games/ulti/ulti.h"

/* ==== 1. Codes and names ======================================================================== */

/* All readers fold letter case and accents; `s` need not be NUL-terminated, `n` is its length in bytes. */

/* "makk"/"m" …; ULTI_NO_SUIT if unknown. */
int text_suit_read(const char *s, size_t n);
const char *text_suit_code(int suit);
/* "A" … "D"; ULTI_NO_SEAT if unknown. */
int text_seat_read(const char *s, size_t n);
/* "A" … "D" */
const char *text_seat_code(int seat);
/* A part by its code or short form ("40-100", "40", "U"); -1 if unknown. */
int text_part_read(const char *s, size_t n);
/* "P" "40" "20" "4A" "U" "D" "B" */
const char *text_part_short(int part);
/*
 * Code, short code or number of a bid exactly as in the licittabla; NULL if unknown. "20" and "40" are short
 * codes (20-100, 40-100), not numbers.
 */
const struct ulti_bid *text_bid_read(const char *s, size_t n);
/* The same in another edition's table. */
const struct ulti_bid *text_bid_read_of(const struct ulti_edition *edition, const char *s, size_t n);
/*
 * A bid as people say it: code, short code, number, or words in any order ("piros negyvenszáz ulti", "passz",
 * "40/100", "terített durchmars"), completed above `standing` (R-05, R-06; NULL: nothing said yet). A number,
 * a durchmars, and a name that has no higher bid stay as said: ask ulti_bid_overcalls. NULL: not understood.
 */
const struct ulti_bid *text_bid_say(const char *s, size_t n, const struct ulti_bid *standing);

/* Names for people, by language. */
const char *text_item_name(enum lang lang, int item);
const char *text_suit_name(enum lang lang, int suit);
/* The trump of a deal: its suit, or what the bid says of it ("piros", "színtelen"); "" if not written. */
const char *text_trump_name(enum lang lang, const struct ulti_deal *deal);
/* Why a deal is refused, in a sentence that says what to do; its {0} is ulti_refusal_reason. */
const struct msg *text_refusal_msg(enum ulti_refusal refusal);
const struct msg *text_tarokk_refusal_msg(enum tarokk_refusal refusal);

/* ==== 2. Facts: a deal as the book stores it, whatever the game ================================= */

enum { TEXT_FACTS = 20, TEXT_WORD = 16 };

/* One recorded fact: ("result","ulti","",1) ("kontra","betli","B",2) ("silent","ulti","defenders",0) … */
struct text_fact {
	char kind[TEXT_WORD], item[TEXT_WORD], subject[TEXT_WORD];
	int value;
};

/* The head and the facts of a deal in words. */
struct text_record {
	int declarer;                  /* seat */
	char bid[48];                  /* code */
	char trump[TEXT_WORD];         /* "makk" …, "" if not written down or none */
	char ending[TEXT_WORD];        /* "played" "thrown-in" "conceded" */
	int fact_count;
	struct text_fact facts[TEXT_FACTS];
};

/*
 * The record of a deal. The players are not in it: the table knows who sits where and who deals. Levels of 1
 * are not written, and the trump of a piros bid always is.
 */
void text_record_of(const struct ulti_deal *deal, struct text_record *out);
/* The deal of a record; false if it is not one that text_record_of writes. `players` stays as it is. */
bool text_record_read(const struct text_record *record, struct ulti_deal *out);

/* ==== 3. The deal line: "3 C p40+U +- kU csUv+ = 4 4 -8" ======================================== */

enum text_line_kind {
	TEXT_LINE_PLAYED,
	TEXT_LINE_VOID,     /* "3 ervenytelen "indok"": void, and not dealt again */
	TEXT_LINE_REDEAL    /* "3 ujraosztas "indok"": void, to be dealt again under its number */
};

enum { TEXT_REASON = 200 };

struct text_deal_line {
	int no;                            /* deal number, from 1 */
	enum text_line_kind kind;
	bool is_open;                      /* no result is written: see text_deal_line_read_open */
	int dealer;                        /* seat, or ULTI_NO_SEAT: in turn */
	struct ulti_deal deal;             /* `players` left 0: the table knows */
	bool has_points;
	int point_count;                   /* how many figures stand after "=" */
	int points[ULTI_SEATS];            /* the paper's, by seat */
	char reason[TEXT_REASON];          /* of a void or redealt deal */
};

/* What is wrong with a line, and where: bytes from its start. */
struct text_fault {
	size_t from, to;
	const struct msg *msg;
	char arg[ERR_ARGS][ERR_ARG_SIZE];
	char near[48];   /* what may have been meant, "" if nothing is near */
};

/* The candidate (closed by NULL) that a mistyped word most likely means; "" if none is near. */
const char *text_nearest(const char *s, size_t n, const char *const candidates[]);

/* The fault in words, with "did you mean …?". */
void text_fault_write(struct buf *b, enum lang lang, const struct text_fault *fault);

/* Read a deal line; if `no` > 0 the line may leave its number out. False: `fault` says why. */
bool text_deal_line_read(const char *s, size_t n, int no, struct text_deal_line *out,
	struct text_fault *fault);
/* Likewise, but the result may be left out: it follows from the cards, or is not known yet. */
bool text_deal_line_read_open(const char *s, size_t n, int no, struct text_deal_line *out,
	struct text_fault *fault);
/* Its canonical form, without the points; `dealer` only if it is not ULTI_NO_SEAT. */
void text_deal_line_write(struct buf *b, const struct text_deal_line *line);
/* Parts of that form: "U z", "++", "kU,P csUv+". */
void text_contract_write(struct buf *b, const struct ulti_deal *deal);
void text_result_write(struct buf *b, const struct ulti_deal *deal);
void text_modifiers_write(struct buf *b, const struct ulti_deal *deal);
/* All three: "U z ++ kU,P csUv+". */
void text_outcome_write(struct buf *b, const struct ulti_deal *deal);
/* The same in words, for paper: "ulti, zöld", "+ −", "kontra: ulti; csendes 100 (védők)". */
void text_contract_say(struct buf *b, enum lang lang, const struct ulti_deal *deal);
void text_result_say(struct buf *b, enum lang lang, const struct ulti_deal *deal);
void text_modifiers_say(struct buf *b, enum lang lang, const struct ulti_deal *deal);

/* ==== 4. The journal (docs/formats.md) ========================================================== */

enum text_statement_kind {
	TEXT_EVENT,      /* verseny "Név" kulcs=érték … */
	TEXT_ENTRY,      /* nevezo N "Név" klub="…": a player's entry with its start number */
	TEXT_ROUND,      /* fordulo N [mag="…" leosztas=N]: all tables play these deals of that seed */
	TEXT_TABLE,      /* asztal N [alairva[="Név"]] [ellenorizte="Név"] */
	TEXT_SEATS,      /* A="…" B="…" …; a value without quotes may be a start number */
	TEXT_DEAL,       /* a deal line, perhaps without its result */
	TEXT_CARDS,      /* "lap", "talon", "bemond", "utes", "licit": read `source` with text_play_line_read */
	TEXT_TOTALS,     /* = 69 -62 -7 */
	TEXT_TURN,       /* szek 5 A="…": who takes over a seat from that deal on */
	TEXT_KNOWN,      /* osszeg = 69 -62 -7 [leosztas=9]: totals of a sheet whose deals are not known */
	TEXT_RULING,     /* itelet 5 3.4 by=B …: a ruling at a deal */
	TEXT_MEASURE     /* fegyelmi "Név" fokozat=yellow …: discipline */
};

enum { TEXT_PAIRS = 24 };

/*
 * A piece of the journal's text, without the quotes around it. A quote inside still stands doubled: copy the
 * slice out with text_slice_copy.
 */
struct text_slice {
	const char *s;
	size_t n;
};

/* The slice as a string, doubled quotes made single; false if `out` has no room for it. */
bool text_slice_copy(char *out, size_t size, struct text_slice slice);
/* Is it that word (lower case, no accents), case and accents folded? For the keys of an event. */
bool text_slice_is(struct text_slice slice, const char *word);

struct text_pair {
	struct text_slice key, value;
};

struct text_statement {
	enum text_statement_kind kind;
	int line;                                /* from 1 */
	struct text_slice source;                /* the whole line, without its end */
	int number;                              /* of the round, table, entry; of a ruling's or a turn's deal */
	bool is_signed;                          /* the table's sheet */
	struct text_slice checked_by;            /* of the table's sheet; n 0: it is not checked */
	struct text_slice name;                  /* of the event; of who signed (n 0: not said); a ruling's case */
	int pair_count;                          /* keys; the seats with their players */
	struct text_pair pairs[TEXT_PAIRS];
	struct text_deal_line deal;              /* TEXT_DEAL; its points are also those of TEXT_TOTALS, TEXT_KNOWN */
};

/* Where a reader stands in a journal. Set `next`, `end`; the rest to zero. */
struct text_journal {
	const char *next, *end;
	int line;
};

/* One diagnostic of a file, as a good compiler gives it. */
struct text_diagnostic {
	const char *file;
	int line;
	struct text_slice source;
	struct text_fault fault;
};

/*
 * The next statement. Returns 1, 0 at the end, -1 for a line that is not one (`fault` and `out->line`,
 * `out->source` say why and where; reading can go on behind it).
 */
int text_journal_next(struct text_journal *journal, struct text_statement *out, struct text_fault *fault);
/*
 * "FILE:LINE:COLUMN: what", the line, and a caret under the place; with no file (NULL) from "what" on. The
 * column counts characters from 1. Nothing in it can harm a terminal.
 */
void text_diagnostic_write(struct buf *b, enum lang lang, const struct text_diagnostic *d);
/* A quoted string of the journal. */
void text_quote(struct buf *b, const char *s);

/* ==== 5. JSON Lines ============================================================================= */

/*
 * One line in, one line out (with its end of line), as docs/formats.md says. A line of more than LIMIT_JSON_LINE bytes,
 * or nested deeper than CJSON_NESTING_LIMIT, is refused as bad-json. Returns false when the line was
 * refused, in which case the output line carries the error. `lang` is that of the messages and texts.
 */
typedef bool text_json_answer(struct buf *out, enum lang lang, const char *line, size_t n);

bool text_json_settle(struct buf *out, enum lang lang, const char *line, size_t n);
bool text_json_judge(struct buf *out, enum lang lang, const char *line, size_t n);
/* The later editions and games, by their own rule books (docs/formats.md). */
bool text_json_online(struct buf *out, enum lang lang, const char *line, size_t n);
/* `judge` of the games without cases: jury alone (H-21, T-23). */
bool text_json_online_judge(struct buf *out, enum lang lang, const char *line, size_t n);
bool text_json_tarokk(struct buf *out, enum lang lang, const char *line, size_t n);
bool text_json_tarokk_judge(struct buf *out, enum lang lang, const char *line, size_t n);
bool text_json_ecarte(struct buf *out, enum lang lang, const char *line, size_t n);
bool text_json_ecarte_judge(struct buf *out, enum lang lang, const char *line, size_t n);
bool text_json_replay(struct buf *out, enum lang lang, const char *line, size_t n);

/*
 * A line of `renonsz solve`, in three steps: read, the work, which may be done on several cores at once, write. What
 * is asked for: a position, the talon of twelve cards, or, without a bid, par.
 */
enum text_solve_kind { TEXT_SOLVE_REFUSED, TEXT_SOLVE_CARDS, TEXT_SOLVE_TALON, TEXT_SOLVE_PAR };
enum { TEXT_PAR_TRUMPS = ULTI_SUIT_COUNT + 1 };   /* the suits, then the colourless bids */

struct text_solve {
	enum text_solve_kind kind;
	struct buf head;                 /* how the answer begins; of a refused line all of it */
	int order[ULTI_PLAYERS];         /* the players' seats as they were listed */
	struct ulti_deal deal;           /* of par: the players, and the declarer or ULTI_SEATS for each of them */
	struct ulti_play play;
	struct ulti_rules rules;
	bool with_melds;
	struct ulti_replay replay;       /* of the cards played; a breach is not among play's */
	struct ulti_solution solution;
	struct ulti_par par[ULTI_PLAYERS][TEXT_PAR_TRUMPS][ULTI_BIDS];
};

/* Read a line; `talon`: two cards are to be laid away. Free `head` when the answer is written. */
void text_solve_read(struct text_solve *solve, enum lang lang, bool talon, const char *line, size_t n);
/* How many pieces the work has; each is done once, by any solver. */
size_t text_solve_pieces(const struct text_solve *solve);
void text_solve_work(struct text_solve *solve, size_t piece, struct ulti_solver *solver);
/* The answer; false if it is a refusal. */
bool text_solve_write(struct buf *out, struct text_solve *solve);

/* ==== 6. Cards ================================================================================== */

/* What is wrong with a row of cards: a piece that is none, or a card that is there for the second time. */
struct text_cards_fault {
	struct text_slice piece;
	int twice;               /* that card, or ULTI_NO_CARD */
};

/*
 * Cards in the order written: "zA z9 z8", or those of a suit in a group, "pAXK mF7"; letter case does not
 * matter. Returns how many, -1 after a fault.
 */
int text_cards_read(struct text_slice text, uint8_t out[ULTI_CARDS], struct text_cards_fault *fault);
/* A set of cards in groups, suits in the order m z t p, the strongest first: "mF7 pAXK". */
void text_cards_write(struct buf *b, uint32_t cards);
/* "zA": an argument for a message. */
struct text_card { char text[3]; };
struct text_card text_card_of(int card);
/* Why cards cannot be as written down, as an error that says what to do (ERR_REFUSED); returns false. */
bool text_flaw_refuse(struct err *e, const struct ulti_play *play, enum ulti_flaw flaw,
	const struct ulti_replay *replay);
/* A meld: "z40", "p20"; false if it is not one. Which of the two it can be depends on the trump. */
bool text_meld_read(struct text_slice text, int *suit, int *value);

enum { TEXT_PLAY_ROWS = 20, TEXT_PLAY_ROW = 80 };

/*
 * The cards of a deal in words, as the journal writes and the book stores them: ("contract", 0, "A U z kU")
 * ("hand", 0, "mAXK zF") ("talon", 0, "m8 t7") ("melds", 0, "z40 p20") ("trick", 1, "zA z9 z8"). Hands and melds
 * are numbered by seat, tricks from 1. Start with {0}.
 */
struct text_play_row {
	char kind[TEXT_WORD];
	int no;
	char words[TEXT_PLAY_ROW];
};

struct text_play {
	int count;
	struct text_play_row rows[TEXT_PLAY_ROWS];
};

/* Its row, or NULL. */
const struct text_play_row *text_play_find(const struct text_play *play, const char *kind, int no);
/*
 * Read a line of cards behind those already read: "lap A="…" B="…"", "talon m8 t7", "bemond A z40 B p20",
 * "utes zA z9 z8 / mA m7 m8", "licit A U z kU". False: `fault` says why.
 */
bool text_play_line_read(const char *s, size_t n, struct text_play *play, struct text_fault *fault);
/* Those lines, each behind `indent`; the contract's only if `with_contract`. */
void text_play_lines_write(struct buf *b, const struct text_play *play, const char *indent, bool with_contract);
/* Put the contract of a line in the place of the one there. */
void text_play_contract_put(struct text_play *play, const struct text_deal_line *line);
/* Is it that of a played deal's own line? */
bool text_play_contract_is(const struct text_play *play, const struct text_deal_line *line);
/* The contract of the cards, open; false if there is none. */
bool text_play_contract(const struct text_play *play, struct text_deal_line *out);
/*
 * The cards as the game has them. `deal` has its players, declarer, bid and trump. What was not written is
 * found: hands that nobody gave out of ten tricks, the last hand or the talon out of the rest of the pack.
 */
bool text_play_read(const struct text_play *play, const struct ulti_deal *deal, struct ulti_play *out,
	struct err *e);
/* And back, complete; the contract stays. */
void text_play_of(const struct ulti_play *play, const struct ulti_deal *deal, struct text_play *out);

/* ==== 7. Renonsz in words (10.§, 13.§) ========================================================== */

/* What people take for an offence and is none: numbered behind the cases of enum ulti_case_no. */
enum text_free {
	TEXT_FREE_LAST_TRICK = ULTI_CASES,
	TEXT_FREE_OWN_TRICKS,
	TEXT_FREE_OPEN_HAND,
	TEXT_FREE_CORRECTED,
	TEXT_FREE_THROW_IN,
	TEXT_FREE_BID_AGAIN,
	TEXT_FREE_SAME_TALON,
	TEXT_FREE_OWN_TALON,
	TEXT_FREE_SILENT_ULTI,
	TEXT_FREE_NOT_HIGHEST,
	TEXT_FREE_CONDUCT,      /* no renonsz, but 11.§ */
	TEXT_FINDS
};

/* A case (enum ulti_case_no) or what is none (enum text_free): its name, what was done, and what follows in general. */
const char *text_case_title(enum lang lang, int case_no);
const char *text_case_act(enum lang lang, int case_no);
const char *text_case_follows(enum lang lang, int case_no);
/* The paragraph that allows what is no offence; NULL for a case. */
const char *text_case_free_cite(int case_no);

/* A case, or what is none, that fits a search; the higher the score the better. */
struct text_case_hit {
	int case_no, score;
};

/*
 * What fits somebody's words ("leejtett lap", "talon three cards") or a paragraph ("3.4", "13.§ (3) 4"), best first:
 * letter case, accents and endings do not matter, both languages are known. Words that no listed case fits well have
 * the unlisted one (ULTI_CASE_JURY) first. Returns how many, 0 if no word is known or no case has that number.
 */
size_t text_case_search(const char *query, size_t n, struct text_case_hit out[TEXT_FINDS]);
/* Is it the number of a case, in any spelling, and no words? *case_no: which, or -1 if there is none of that number. */
bool text_case_is_number(const char *s, size_t n, int *case_no);

/* Names of enum ulti_phase and enum ulti_ruling_kind; the question for a fact; an answer in words. */
const char *text_phase_name(enum lang lang, int phase);
const char *text_ruling_name(enum lang lang, int kind);
const char *text_fact_question(enum lang lang, int fact);
const char *text_answer_name(enum lang lang, int answer);

/* Why ulti_judge refused a dispute, as an error that says what to do; returns false. */
bool text_judge_refuse(struct err *e, const struct ulti_dispute *dispute, const struct ulti_ruling *ruling,
	enum ulti_judge_refusal refusal);
/* "Kiss Péter (A)"; without names „A”, "seat A"; of no seat „valaki”. And several of them, as bits. */
void text_who_write(struct buf *b, enum lang lang, int seat, const char *const names[ULTI_SEATS]);
void text_seats_write(struct buf *b, enum lang lang, unsigned seats, const char *const names[ULTI_SEATS]);
/* What follows, in a sentence or two. `names` by seat; NULL: the letters. */
void text_follows_write(struct buf *b, enum lang lang, const struct ulti_dispute *dispute,
	const struct ulti_ruling *ruling, const char *const names[ULTI_SEATS]);
/* 10.§ (3) f: what a defender at fault owes declarer and partner, with the figures; nothing of any other ruling. */
void text_partner_write(struct buf *b, enum lang lang, const struct ulti_dispute *dispute,
	const struct ulti_ruling *ruling, const char *const names[ULTI_SEATS]);
/* Why the rules have it so, in a sentence or two: 13.§'s grounds in our words. */
const char *text_ruling_why(enum lang lang, const struct ulti_ruling *ruling);
/* What follows and who gets what, by seats, with nothing that a JSON string would have to escape. */
void text_ruling_write(struct buf *b, enum lang lang, const struct ulti_dispute *dispute,
	const struct ulti_ruling *ruling);
/* One payment of the sum: "B → A (C helyett): ulti 8 × 2 = 16". */
void text_step_write(struct buf *b, enum lang lang, const struct ulti_step *step);

/* ---- a ruling as a line: "itelet 5 3.4 by=B trick=6 bid=pU declarer=A kontra=kU" ---- */

enum text_ruling_state { TEXT_DECIDED, TEXT_OPEN, TEXT_DISMISSED };

enum { TEXT_JUDGE = 128, TEXT_MOMENT = 10 /* the last trick */ };

/* A dispute with all that is said of it. Zeroed by text_ruling_start. */
struct text_ruling {
	int no;                              /* of the deal */
	struct ulti_dispute dispute;         /* `players` are left alone: the table knows */
	enum text_ruling_state state;
	int claimant, dealer;                /* seats or ULTI_NO_SEAT; who dealt, where that was wrong (13.§ (1) 5) */
	int trick;                           /* of the act, 0: not said */
	bool late;                           /* the claim did not come at once: the play stands (10.§ (2)) */
	bool minor;                          /* no bearing on the play: it goes on (10.§ (3) b) */
	bool agreed;                         /* by the parties (10.§ (3)); else it was ruled */
	int point_count;                     /* figures given, by seat: the jury's, or what was agreed on */
	int points[ULTI_SEATS];
	char seats[ULTI_SEATS + 1];          /* "BAC": who sits in A came from B … (13.§ (1) 6), "" not said */
	char act[TEXT_REASON], reason[TEXT_REASON], judge[TEXT_JUDGE], at[32];
};

void text_ruling_start(struct text_ruling *out, int case_no);
/*
 * Put key=value pairs in, keys and answers as docs/formats.md has them; bid, declarer and the like may stand there
 * already. False: `e` says why, and *bad is the pair, or `count` if it is none alone.
 */
bool text_ruling_read(const struct text_pair *pairs, int count, struct text_ruling *out, int *bad, struct err *e);
/* One answer as it is typed, such as "before-bid", "igen", "B C": into the fact `fact` of the dispute. */
bool text_fact_read(struct text_ruling *out, int fact, struct text_slice value, struct err *e);
/* The facts as pairs: "by=B bid=pU declarer=A kontra=kU", what stands in the book's `facts`. */
void text_facts_write(struct buf *b, const struct text_ruling *ruling);
/* Of those, the answers that name neither a player nor a bid: rulings with the same ones are precedents. */
void text_answers_write(struct buf *b, const struct text_ruling *ruling);
/* What was done, in a sentence made of case, offender, trick and answers: for where nobody wrote the act down. */
void text_finding_write(struct buf *b, enum lang lang, const struct text_ruling *ruling,
	const char *const names[ULTI_SEATS]);
/* The facts in sentences: contract, answers, dealer, seats. And of the answers those that name nobody. */
void text_facts_say(struct buf *b, enum lang lang, const struct text_ruling *ruling,
	const char *const names[ULTI_SEATS]);
void text_answers_say(struct buf *b, enum lang lang, const struct text_ruling *ruling);
/* The whole statement in its canonical form, without its end of line. */
void text_ruling_line_write(struct buf *b, const struct text_ruling *ruling);
/* A pair behind a blank: key=value, the value quoted where it has to be. */
void text_pair_write(struct buf *b, const char *key, const char *value);

#endif
