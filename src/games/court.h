/*
 * court: a game's court as the rest of the house sees it: its fault cases, the questions of each, judging a
 * dispute, and all of it in words. Disputes go in and out as plain structs of words, whose facts only the
 * game understands. A game without fault cases has no court (NULL), or the jury's alone.
 *
 *   1  cases      2  a dispute and its ruling      3  a dialogue      4  a court      5  what courts share
 */
#ifndef GAMES_COURT_H
#define GAMES_COURT_H

#include "base/doc.h"
#include "base/text.h"
#include "games/game.h"
#include "base/json.h"

enum { COURT_REASONS = 6 };

/* ==== 1. Cases ================================================================================== */

/* The number of an unlisted case, in every game. */
#define COURT_JURY "jury"

enum court_standing {
	COURT_LISTED,      /* a fault case of the rules */
	COURT_UNLISTED,    /* the jury's */
	COURT_NAMED,       /* the jury's too: forbidden by a paragraph that sets no penalty */
	COURT_ALLOWED,     /* taken for a fault, and none */
	COURT_CONDUCT      /* none of the play, but discipline */
};

/* A case for people. */
struct court_case {
	const char *no;                       /* "3.4"; COURT_JURY: the jury's; "": no fault */
	enum court_standing standing;
	const struct msg *phase;              /* when it happens; cases of one phase stand together */
	const char *const *title, *const *act, *const *follows;   /* by language */
	int cite_count;
	const char *cites[COURT_REASONS];     /* where the rules say so, each once */
	bool plain_stays;                     /* a player it bars may still make the plain bid */
	bool bid_stays;                       /* and a bid that was made before it stands */
	bool turn_deals;                      /* the player in turn deals again, not the dealer */
	bool claims;                          /* the fault is to have claimed one */
	bool blames_nobody;                  /* it is nobody's fault: no offender is said */
	bool cards_prove;                     /* the deal's cards, if recorded, show whether it was done */
};

/* A case that fits a search; the higher the score the better. */
struct court_hit {
	int case_no, score;
	bool is_denied;   /* the words say that something was not done, and the case that it was */
};

enum { COURT_FINDS = 64, COURT_PARAGRAPHS = 16 };

/* A paragraph of the rules, and its contents by language. */
struct court_paragraph {
	const char *cite, *text[LANG_COUNT];
};

/* ==== 2. A dispute and its ruling =============================================================== */

enum court_state { COURT_DECIDED, COURT_OPEN, COURT_DISMISSED };

enum { COURT_CODE = 16, COURT_FACTS = 20, COURT_KEY = 24, COURT_VALUE = 96, COURT_JUDGE = 128,
	COURT_CITES = 256 };

/* What was established, as the ruling's line writes it: "bid=pU", "noticed=inserted". */
struct court_fact {
	char key[COURT_KEY], value[COURT_VALUE];
};

/* A dispute with all that is said of it. Zeroed by court_start. */
struct court_dispute {
	int no;                              /* of the deal */
	char case_no[COURT_CODE];
	enum court_state state;
	int claimant, offender;              /* seats or GAME_NO_SEAT */
	bool by_spectator;                   /* nobody at the table did it */
	int dealer;                          /* the dealer, if out of turn; else GAME_NO_SEAT */
	int trick;                           /* of the act, 0: not said */
	bool late;                           /* the claim did not come at once: the play stands */
	bool minor;                          /* no bearing on the play: it goes on */
	bool agreed;                         /* by the parties; else it was ruled */
	int point_count;                     /* figures given, by seat: the jury's, or those agreed on */
	int points[GAME_SEATS];
	char paragraph[COURT_CODE];          /* "9.§ (6)", which forbids the jury's case; "": not named */
	char seats[GAME_SEATS + 1];         /* "BAC": the player in A came from B …; "": not said */
	char sheet_seats[GAME_SEATS + 1];   /* the same, where the sheet has taken the seats over already */
	int fact_count;
	struct court_fact facts[COURT_FACTS];   /* the game's, in its order */
	char act[GAME_REASON], reason[GAME_REASON], judge[COURT_JUDGE], at[32];
};

/* Where it arose: the deal as it stands, as far as it is recorded. */
struct court_scene {
	const struct game_rules *rules;      /* of the event */
	int seats, no, dealer;               /* at the table; of the deal; its dealer */
	int due;                             /* whose turn it was to deal, after the deal before */
	const struct game_record *record;    /* of the deal before any ruling; NULL: none */
	const struct game_record *by_cards;  /* without one: bid and kontras by its cards; NULL: no cards */
	bool is_void;                        /* that deal counts for nothing */
	int decided_by;                      /* the ruling whose points hold for the deal, 0: none */
	bool is_typed;                       /* somebody says it now: contradictions are refused */
	bool is_bare;                        /* no book has the deal: its dealer is not known */
};

/* A kind of ruling: its code, its name, and its effect on the deal beside the points. */
struct court_kind {
	const char *code;                    /* "pay"; NULL closes a list */
	const struct msg *name;
	bool redeals;                        /* the deal is void and dealt again */
	bool plays_on;                       /* it goes on as it is */
	bool is_jurys;                       /* the rules leave it open */
};

/* What the rules say. */
struct court_verdict {
	const struct court_kind *kind;
	bool pays;                           /* `points` hold; else they are 0 */
	int points[GAME_SEATS];
	bool barred[GAME_SEATS];            /* may not be declarer in this deal */
	bool is_clean;                       /* it was no infraction, or has no consequence: nobody is at fault */
	int cite_count, reading_count;
	const char *cites[COURT_REASONS], *readings[COURT_REASONS];
};

/* A dispute and its outcome: points by seat; `pays`: they hold. */
struct court_ruling {
	struct court_dispute said;           /* with the facts of the recorded deal */
	struct court_verdict book;
	const struct court_kind *kind;
	bool pays, deviates;                 /* the parties agreed on something else than the rules say */
	int points[GAME_SEATS];
	bool is_missing;                     /* of a refusal: a fact is wanting, and can be asked for */
	char cites[COURT_CITES];             /* "13.§ (3) 4; 10.§ (3) e; R-32" */
};

/* The steps to a ruling in their order, each with its paragraph ("": none) and its finding. */
enum court_step_kind {
	COURT_STEP_CLAIM, COURT_STEP_BASIS, COURT_STEP_FINDING, COURT_STEP_FACTS, COURT_STEP_BEARING,
	COURT_STEP_MOMENT, COURT_STEP_CASE, COURT_STEP_FOLLOWS, COURT_STEP_LETTER, COURT_STEP_REASON,
	COURT_STEP_STATE
};

enum { COURT_STEPS = 16 };
struct court_steps {
	size_t count;
	struct court_step {
		enum court_step_kind kind;
		const char *cite;
		struct buf text;
	} step[COURT_STEPS];
};

/* ==== 3. A dialogue ============================================================================= */

enum { COURT_DETAILS = 3, COURT_DETAIL = GAME_REASON, COURT_LINE = 1024 };

/*
 * What a dialogue knows: which question comes next follows from it, so that an answer is taken back by
 * putting back what was known before it.
 */
struct court_known {
	struct court_dispute said;
	char details[COURT_DETAILS][COURT_DETAIL];   /* about the act, as typed; "" left out */
	uint64_t asked;                              /* bit set of questions */
	bool by_number;                              /* the case was named by its number */
};

struct court_talk {
	const struct court_scene *scene;
	const char *const *names;            /* by seat */
	const int *start_no;                 /* by seat; NULL: there are none */
	enum lang lang;
	bool is_full;                        /* all is asked; else only missing facts */
	bool asks_judge;                     /* it is another decision: its jurors are asked in any case */
	bool is_brief;                       /* and nothing that may be left out */
	const char *jurors;                  /* of the last ruling; "": not known */
	const char *words;                   /* typed to find its case; NULL, "": nothing */
	struct court_known now;
};

/* ==== 4. A court ================================================================================ */

struct game_court {
	const struct msg *title, *unlisted;  /* of the list of cases; that the jury decides other cases */
	const struct msg *jury;              /* in place of its number; NULL: jury */
	const char *numbers;                 /* which numbers there are: "1.1–1.6, …, jury" */
	int case_count, find_count;          /* listed cases, the jury's last; after them acts that are none */
	int least_seats, most_seats;         /* of a table */
	int moments;                         /* the last trick a dispute can be about; 0: tricks are not asked */
	const struct court_kind *kinds;

	/* A case, or an act that is none, by its place from 0 to find_count. */
	void (*describe)(int case_no, struct court_case *out);
	/* The place of a case by its number (n bytes); -1 if there is none. */
	int (*find)(const char *no, size_t n);
	/* Is it a number of a case, in any spelling, and no words? *case_no: which, -1 if none has it. */
	bool (*is_number)(const char *s, size_t n, int *case_no);
	/* What fits somebody's words or a number, best first; returns how many, 0 if no word is known. */
	size_t (*search)(const char *words, size_t n, struct court_hit out[COURT_FINDS]);
	/* Does a case hold at an event that goes by `rules`, as announced? NULL: all do. */
	bool (*holds)(const struct game_rules *rules, int case_no);

	/* What the rules say in the paragraph that is meant; returns how many, 0 if none is. NULL: not known. */
	size_t (*paragraphs)(const char *words, size_t n, struct court_paragraph out[COURT_PARAGRAPHS]);

	/*
	 * Put key=value pairs into a dispute, keys and answers as docs/formats.md has them. False: `e` says
	 * why, and *bad is the pair, or `count` if it is none alone.
	 */
	bool (*read)(const struct text_pair *pairs, int count, struct court_dispute *said, int *bad,
		struct err *e);

	/*
	 * Drop the facts that are none of its case, and with `recorded` those that the recorded deal has.
	 * NULL: there are none.
	 */
	void (*facts_drop)(struct court_dispute *said, bool recorded);

	/*
	 * Judge out->said on the scene. False: `e` says why it cannot be, and `is_missing` whether a fact is
	 * wanting.
	 */
	bool (*judge)(const struct court_scene *scene, struct court_ruling *out, struct err *e);
	/*
	 * What was bid, for the deal that is ruled; false if nothing is known of it. NULL: its rulings change
	 * no deal of a book, and what follows here up to the steps may be NULL too.
	 */
	bool (*record)(const struct court_dispute *said, struct game_record *out);
	/* Of the facts, as pairs, the answers that name neither a player nor a bid: they make precedents. */
	void (*answers_write)(struct buf *b, const struct court_dispute *said);
	/* Whose offence it is by the facts; GAME_NO_SEAT if nobody was named. */
	int (*offender)(const struct court_dispute *said);
	/* The role of a seat, where names have no place; the bid, as code and in words, "": not said. */
	const struct msg *(*role)(const struct court_dispute *said, int seat);
	const char *(*bid)(const struct court_dispute *said, bool as_code);

	/* In sentences: the act; the other facts; those of them that name nobody. */
	void (*finding_say)(struct buf *b, enum lang lang, const struct court_dispute *said,
		const char *const *names);
	void (*facts_say)(struct buf *b, enum lang lang, const struct court_dispute *said,
		const char *const *names);
	void (*answers_say)(struct buf *b, enum lang lang, const struct court_dispute *said);
	/* The beginning of facts_say: bid, declarer and kontras of the deal itself. NULL: nothing is said. */
	void (*deal_say)(struct buf *b, enum lang lang, const struct court_dispute *said,
		const char *const *names);
	/* The circumstances that name nobody: kontras, the bid before. NULL: there are none. */
	void (*around_say)(struct buf *b, enum lang lang, const struct court_dispute *said);
	/* The paragraph by which a claim is turned down; NULL: none. */
	const char *dismissed_by;
	/* The sentence about such a claim. */
	void (*dismissed_say)(struct buf *b, enum lang lang, const struct court_dispute *said,
		const struct court_scene *scene);
	/* The steps of a ruling that was judged; free them with court_steps_free. */
	void (*steps)(const struct court_scene *scene, enum lang lang, const struct court_ruling *ruling,
		const char *const *names, struct court_steps *out);
	/* The payments by the rules: payer, payee, item, sum, points, a row a part. */
	void (*payment_list)(const struct court_scene *scene, enum lang lang, const struct court_ruling *ruling,
		const char *const *names, struct listing *out);
	/* The same a line each, then the points: "B → A: ulti 8 × 2 = 16" … "= A +36, B -54, C +18". */
	void (*payment_write)(const struct court_scene *scene, enum lang lang,
		const struct court_ruling *ruling, struct buf *b);

	/* The next question by its number below 64; -1: nothing is left to ask. */
	int (*next)(const struct court_talk *talk);
	/* The question as it stands on the screen, and the answer that Enter gives ("": none). */
	void (*ask)(const struct court_talk *talk, int question, struct buf *b, char preset[COURT_JUDGE]);
	const struct msg *(*help)(const struct court_talk *talk, int question);
	/*
	 * The answer of `was` to it, if any; of another case only claimant, offender and moment. NULL: no former
	 * answers are known.
	 */
	void (*former)(const struct court_talk *talk, int question, const struct court_dispute *was,
		struct buf *b);
	/* Take an answer ("": Enter) into `now`; false: `b` says what is wrong, and `now` is to be put back. */
	bool (*answer)(struct court_talk *talk, int question, const char *answer, struct buf *b);
	/* The sentence that the answers about the act make; nothing if they make none. */
	void (*act_say)(struct buf *b, const struct court_talk *talk);
	/*
	 * Was the sentence of `was` made of its answers? Then write the one that they make with the facts known
	 * now, if any, in the talk's language (LANG_COUNT: in its own). NULL: no sentence is ever made.
	 */
	bool (*act_again)(struct buf *b, const struct court_talk *talk, const struct court_dispute *was);
	/*
	 * Write the sentence around words of one's own that quote a claim without ground; nothing if they
	 * describe the act. NULL: there is no such case.
	 */
	void (*act_frame)(struct buf *b, const struct court_talk *talk);
	/* The player accused by a claim without ground, or GAME_NO_SEAT. NULL: there is no such case. */
	int (*accused)(const struct court_talk *talk, const struct court_dispute *said);
	/* If `act`, offender and trick are known by the cards: those are not asked. */
	void (*cards_are_known)(struct court_known *known, bool act);
};

/* ==== 5. What courts share ====================================================================== */

void court_start(struct court_dispute *out, const char *case_no);
/* The place of the dispute's case; that of the jury if there is none of that number. */
int court_case_of(const struct game_court *court, const char *case_no);
struct court_case court_case_at(const struct game_court *court, int case_no);
/* The number it is ruled by: an act that is no fault, if claimed, by the jury's. */
const char *court_case_number(const struct game_court *court, int case_no);
/* The court's search, without cases that do not hold under the event's rules. */
size_t court_find(const struct game_court *court, const struct game_rules *rules, const char *words,
	struct court_hit out[COURT_FINDS]);
/* The first case of the jury's that the paragraph forbids; -1: none. *alone: there is no other. */
int court_named_by(const struct game_court *court, struct text_slice paragraph, bool *alone);
/* The only act that is no case and has the paragraph, allowed or forbidden; -1: none, or several. */
int court_alone_by(const struct game_court *court, const char *paragraph);
/*
 * The act that is no case in a dispute of the jury's, by its paragraph: the one it forbids; of a claim that
 * was turned down also one it allows, of several the one that fits the words and holds under the rules (NULL:
 * not known). -1: not known.
 */
int court_claimed(const struct game_court *court, const struct game_rules *rules,
	const struct court_dispute *said);
/* Does the paragraph allow something, and forbid nothing that would be the jury's? */
bool court_allows(const struct game_court *court, const char *paragraph);
/* A case where there is little room, by its paragraph: "13.§ (2) 3"; the unlisted one in words. */
void court_case_cite(struct buf *b, enum lang lang, const struct court_case *row);
const char *court_unlisted(enum lang lang);
/* Its number, or the name of the jury in place of the jury's. */
const char *court_case_label(enum lang lang, const struct game_court *court, const char *case_no);
const struct court_kind *court_kind_find(const struct game_court *court, const char *code);
/* What fits words by the words of titles and acts alone: for courts that know no better. */
size_t court_search(const struct game_court *court, const char *words, size_t n,
	struct court_hit out[COURT_FINDS]);

/* The value of a fact, or "". Append one, or replace that of the same key. */
const char *court_fact(const struct court_dispute *said, const char *key);
void court_fact_put(struct court_dispute *said, const char *key, const char *value);

/*
 * Take a pair that means the same in every game (claim, by, trick, late, minor, agreed, state, dealer, seats,
 * points, act, reason, judge, at). *taken: is it one? False: it is, and its value will not do.
 */
bool court_pair_read(const struct game_court *court, const struct text_pair *pair,
	struct court_dispute *said, bool *taken, struct err *e);
/* Refuse a pair: for its value, `form` shows a good one; for a key that no case has. Both return false. */
bool court_value_refuse(struct err *e, const char *key, const char *form);
bool court_key_refuse(struct err *e, struct text_slice key);
/* "igen", "n": 1, 0, or -1 for neither. "-", "senki": nobody. */
int court_yes_no(struct text_slice word);
bool court_is_nobody(struct text_slice word);
/* The next word of a list "B,C" or "B C"; n 0 at the end. */
struct text_slice court_next_word(struct text_slice *rest);
/* Words of one's own that fit a line of the journal. */
bool court_words_copy(char *out, size_t size, struct text_slice words);
/* The pairs of a row of facts, up to TEXT_PAIRS; -1 if they are none. They point into `facts`. */
int court_pairs_split(const char *facts, struct text_pair pairs[TEXT_PAIRS]);

/* The facts as pairs, as in the book's `facts`: "bid=pU declarer=A kontra=kU late=yes". */
void court_facts_write(struct buf *b, const struct court_dispute *said);
/* The whole statement in its canonical form, without its end of line: "itelet 5 3.4 by=B trick=6 …". */
void court_line_write(struct buf *b, const struct court_dispute *said);

/* "egy kibic" */
const char *court_spectator(enum lang lang);
/* Who of claimant and offender stands among these jurors, by name, start number or seat; NULL: neither. */
const char *court_own_judge(const struct court_talk *talk, const char *jurors);
/* 13.§ (1) 6: the seat that the sheet has now for whoever really sat in `seat`. */
int court_really_in(const struct court_dispute *said, int seat);
/* "Kiss Péter (A)"; without names „A”, "seat A"; of no seat „valaki”. And several of them, as bits. */
void court_who_write(struct buf *b, enum lang lang, int seat, const char *const *names);
void court_seats_write(struct buf *b, enum lang lang, unsigned seats, const char *const *names);
/* A sentence that begins here: its first letter is made a capital, if it is ASCII. */
void court_capitalise(struct buf *b, size_t start);
/* Make a sentence of the words from `start`; the code of a card at its beginning ("mL") stays. */
void court_end_sentence(struct buf *b, size_t start);
void court_steps_free(struct court_steps *steps);
/* "5.§ (2): It may be done", of a case that is allowed: as many sentences as there is room for. */
void court_allowed_say(const struct game_court *court, int case_no, enum lang lang, char out[GAME_REASON]);
/* The reasons of a ruling; those that the program wrote itself in the given language. */
void court_reason_say(const struct game_court *court, enum lang lang, const struct court_dispute *said,
	char out[GAME_REASON]);
/* Cite one more paragraph or reading; NULL: none. */
void court_cite_add(struct court_ruling *out, const char *cite);
/* The length of the paragraphs in a citation, "13.§ (3) 4; R-32", before the program's readings. */
size_t court_paragraphs(const char *cites);
/* " (13.§ (3) 4)": the paragraphs between two marks; nothing if there are none. */
void court_cites_write(struct buf *b, const char *before, const char *cites, const char *after);

/* Write what is wrong with an answer; returns false. */
bool court_again(const struct court_talk *talk, struct buf *b, const struct msg *msg, const char *arg);
/* At the prompt: 0 no, 1 yes, -1 neither. */
int court_yes_no_typed(const char *answer);
/* "ny", "open": the dispute is left open. */
bool court_open_typed(const char *answer);
/* So answered where points are asked: the jury has not set them yet. */
bool court_open_put(struct court_talk *talk, const char *answer);
/* The reasons, in words: that it is left open is no reason. */
bool court_reason_put(struct court_talk *talk, const char *answer, struct buf *b);
/* Is it an open dispute of which that holds? */
bool court_waits(const struct court_ruling *ruling);
/*
 * The numbered line of a list, or the one that the answer's letters name, from 1; 0: neither. Where the
 * choices are numbers themselves, the number is the choice, and no lines are numbered.
 */
int court_choice(const char *answer, const char *const choices[], int count);
/* List the choices after their question; or as an answer to a wrong one, returning false. */
void court_choices_list(const struct court_talk *talk, struct buf *b, const char *const choices[],
	int count);
bool court_choice_again(const struct court_talk *talk, struct buf *b, const char *const choices[],
	int count);
/* A seat by its letter or by the beginning of a word of one name, of those in `seats` (bits). */
int court_seat_of(const struct court_talk *talk, const char *answer, unsigned seats);
/* Several, "Kiss, Nagy", "Kiss és Nagy", as their letters, "AB"; the answer if it is no such list. */
const char *court_seats_of(const struct court_talk *talk, const char *answer, unsigned seats,
	char letters[GAME_SEATS + 1]);
/* List those seats with their names, a line each; or as an answer to a wrong one, returning false. */
void court_seats_list(const struct court_talk *talk, struct buf *b, unsigned seats);
bool court_seat_again(const struct court_talk *talk, struct buf *b, unsigned seats);

/* jury: judging where the rules list no cases: the jury sets points, with a reason. */

struct game_jury {
	int seats, players;          /* how many seats there are (8 at most), and how many of them play */
	const char *cite, *reading;  /* where the rules leave it to the jury; NULL for no paragraph */
};

/* A line of `judge`, which knows the case "jury" alone. */
bool game_jury_answer(
	struct buf *out, enum lang lang, const struct game_jury *jury, const char *line, size_t n);

/* The court of an edition without fault cases, whose `jury` is the reading that leaves all to the jury. */
extern const struct game_court game_jury_court;

#endif
