/*
 * court: the interface of a game's court: its fault cases, the questions of each, the judgement of a dispute,
 * and all of it in words. Disputes are plain structs of words, whose facts only the game understands. A game
 * without fault cases has no court (NULL), or the jury's alone.
 *
 * 1 cases 2 a dispute and its ruling 3 a dialogue 4 a court 5 shared by courts
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
	COURT_NAMED,       /* the jury's too: forbidden by a paragraph without a penalty */
	COURT_ALLOWED,     /* mistaken for a fault */
	COURT_CONDUCT      /* not of the play: discipline */
};

/* A case for people. */
struct court_case {
	const char *no;                       /* "3.4"; COURT_JURY: the jury's; "": no fault */
	enum court_standing standing;
	const struct msg *phase;              /* when it happens; cases of one phase are adjacent */
	const char *const *title, *const *act, *const *follows;   /* by language */
	int cite_count;
	const char *cites[COURT_REASONS];     /* its paragraphs, each once */
	bool plain_stays;                     /* a player barred by it may still make the plain bid */
	bool bid_stays;                       /* and an earlier bid stands */
	bool turn_deals;                      /* the player in turn deals again, not the dealer */
	bool claims;                          /* the fault is a claim without ground */
	bool blames_nobody;                  /* nobody's fault: has no offender */
	bool cards_prove;                     /* the deal's recorded cards prove or refute it */
};

/* A case that fits a search; the higher the score the better. */
struct court_hit {
	int case_no, score;
	bool is_denied;   /* the words deny an act, which the case asserts */
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

/* An established fact, in the form of the ruling's line: "bid=pU", "noticed=inserted". */
struct court_fact {
	char key[COURT_KEY], value[COURT_VALUE];
};

/* A dispute with everything said about it. Zeroed by court_start. */
struct court_dispute {
	int no;                              /* of the deal */
	char case_no[COURT_CODE];
	enum court_state state;
	int claimant, offender;              /* seats or GAME_NO_SEAT */
	bool by_spectator;                   /* done by nobody at the table */
	int dealer;                          /* the dealer, if out of turn; else GAME_NO_SEAT */
	int trick;                           /* of the act, 0: not given */
	bool late;                           /* the claim did not come at once: the play stands */
	bool minor;                          /* no bearing on the play: it goes on */
	bool agreed;                         /* by the parties; else ruled */
	int point_count;                     /* number of `points`, set by the jury or agreed on */
	int points[GAME_SEATS];
	char paragraph[COURT_CODE];          /* "9.§ (6)", which forbids the act of a jury's case; "": none */
	char seats[GAME_SEATS + 1];         /* "BAC": the player in A came from B …; "": not given */
	char sheet_seats[GAME_SEATS + 1];   /* the same, if the sheet already has the new seats */
	int fact_count;
	struct court_fact facts[COURT_FACTS];   /* the game's, in its order */
	char act[GAME_REASON], reason[GAME_REASON], judge[COURT_JUDGE], at[32];
};

/* The scene of a dispute: its deal, as far as recorded. */
struct court_scene {
	const struct game_rules *rules;      /* of the event */
	int seats, no, dealer;               /* at the table; of the deal; its dealer */
	int due;                             /* the dealer in turn after the deal before */
	const struct game_record *record;    /* of the deal before any ruling; NULL: none */
	const struct game_record *by_cards;  /* without a record: bid and kontras by its cards; NULL: no cards */
	bool is_void;                        /* that deal does not count */
	int decided_by;                      /* the ruling that gives the deal its points, 0: none */
	bool is_typed;                       /* being typed: contradictions are refused */
	bool is_bare;                        /* the deal is in no book: its dealer is unknown */
};

/* A kind of ruling: its code, its name, and its effect on the deal beside the points. */
struct court_kind {
	const char *code;                    /* "pay"; NULL closes a list */
	const struct msg *name;
	bool redeals;                        /* the deal is void and dealt again */
	bool plays_on;                       /* the deal goes on unchanged */
	bool is_jurys;                       /* the rules leave it open */
};

/* The judgement by the rules. */
struct court_verdict {
	const struct court_kind *kind;
	bool pays;                           /* `points` hold; else they are 0 */
	int points[GAME_SEATS];
	bool barred[GAME_SEATS];            /* may not be declarer in this deal */
	bool is_clean;                       /* no infraction, or no consequence: nobody is at fault */
	int cite_count, reading_count;
	const char *cites[COURT_REASONS], *readings[COURT_REASONS];
};

/* A dispute and its outcome: points by seat; `pays`: they apply. */
struct court_ruling {
	struct court_dispute said;           /* completed by the facts of the recorded deal */
	struct court_verdict book;
	const struct court_kind *kind;
	bool pays, deviates;                 /* the parties agreed on something other than the rules */
	int points[GAME_SEATS];
	bool is_missing;                     /* of a refusal: a fact is missing, and can be asked for */
	char cites[COURT_CITES];             /* "13.§ (3) 4; 10.§ (3) e; R-32" */
};

/* The steps to a ruling in order, each with its paragraph ("": none) and its finding. */
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
 * The state of a dialogue: it determines the next question, so an answer is taken back by restoring the state
 * before it.
 */
struct court_known {
	struct court_dispute said;
	char details[COURT_DETAILS][COURT_DETAIL];   /* about the act, as typed; "" left out */
	uint64_t asked;                              /* bit set of questions */
	bool by_number;                              /* the case was given by its number */
};

struct court_talk {
	const struct court_scene *scene;
	const char *const *names;            /* by seat */
	const int *start_no;                 /* by seat; NULL: there are none */
	enum lang lang;
	bool is_full;                        /* asks everything; else only missing facts */
	bool asks_judge;                     /* a new decision: always asks for its jurors */
	bool is_brief;                       /* asks nothing optional */
	const char *jurors;                  /* of the last ruling; "": unknown */
	const char *words;                   /* typed to find the case; NULL, "": none */
	struct court_known now;
};

/* ==== 4. A court ================================================================================ */

struct game_court {
	const struct msg *title, *unlisted;  /* of the list of cases; on the jury's part in other cases */
	const struct msg *jury;              /* in place of the jury's number; NULL: jury */
	const char *numbers;                 /* the existing numbers: "1.1–1.6, …, jury" */
	int case_count, find_count;          /* cases, the jury's last; cases and acts that are none */
	int least_seats, most_seats;         /* of a table */
	int moments;                         /* the last trick of a dispute; 0: tricks are not asked */
	const struct court_kind *kinds;

	/* Describe a case, or an act that is none, by its index below find_count. */
	void (*describe)(int case_no, struct court_case *out);
	/* Find the index of a case by its number (n bytes); -1 if there is none. */
	int (*find)(const char *no, size_t n);
	/* Is the text a number, in any spelling, and no words? *case_no: that case, -1 if there is none. */
	bool (*is_number)(const char *s, size_t n, int *case_no);
	/* Find cases that fit words or a number, best first; returns their number, 0 if no word is known. */
	size_t (*search)(const char *words, size_t n, struct court_hit out[COURT_FINDS]);
	/* Does a case apply at an event with these rules, as announced? NULL: all do. */
	bool (*holds)(const struct game_rules *rules, int case_no);

	/* Find the contents of the paragraph meant; returns their number, 0 if there is none. NULL: unknown. */
	size_t (*paragraphs)(const char *words, size_t n, struct court_paragraph out[COURT_PARAGRAPHS]);

	/*
	 * Put key=value pairs into a dispute, with the keys and answers of docs/formats.md. False: `e` says why,
	 * and *bad is the pair, or `count` if no single pair is wrong.
	 */
	bool (*read)(const struct text_pair *pairs, int count, struct court_dispute *said, int *bad,
		struct err *e);

	/*
	 * Drop facts that do not belong to the case, and with `recorded` those that the recorded deal has. NULL:
	 * there are none.
	 */
	void (*facts_drop)(struct court_dispute *said, bool recorded);

	/* Judge out->said on the scene. False: `e` says why not, and `is_missing` whether a fact is missing. */
	bool (*judge)(const struct court_scene *scene, struct court_ruling *out, struct err *e);
	/*
	 * Make the record of the bid, for the ruled deal; false if nothing is known of it. NULL: its rulings
	 * change no deal of a book, and the members up to `steps` may be NULL too.
	 */
	bool (*record)(const struct court_dispute *said, struct game_record *out);
	/* Write the answers that name neither a player nor a bid, as pairs: they make precedents. */
	void (*answers_write)(struct buf *b, const struct court_dispute *said);
	/* Find the offender by the facts; GAME_NO_SEAT if nobody was named. */
	int (*offender)(const struct court_dispute *said);
	/* Name the role of a seat, for texts without names; the bid as code and in words, "": not given. */
	const struct msg *(*role)(const struct court_dispute *said, int seat);
	const char *(*bid)(const struct court_dispute *said, bool as_code);

	/* Write sentences: the act; the other facts; those that name nobody. */
	void (*finding_say)(struct buf *b, enum lang lang, const struct court_dispute *said,
		const char *const *names);
	void (*facts_say)(struct buf *b, enum lang lang, const struct court_dispute *said,
		const char *const *names);
	void (*answers_say)(struct buf *b, enum lang lang, const struct court_dispute *said);
	/* Write the beginning of facts_say: bid, declarer and kontras of the deal. NULL: nothing is written. */
	void (*deal_say)(struct buf *b, enum lang lang, const struct court_dispute *said,
		const char *const *names);
	/* Write the circumstances that name nobody: kontras, the bid before. NULL: there are none. */
	void (*around_say)(struct buf *b, enum lang lang, const struct court_dispute *said);
	/* The paragraph by which a claim is dismissed; NULL: none. */
	const char *dismissed_by;
	/* Write the sentence about such a claim. */
	void (*dismissed_say)(struct buf *b, enum lang lang, const struct court_dispute *said,
		const struct court_scene *scene);
	/* List the steps of a judged ruling; free them with court_steps_free. */
	void (*steps)(const struct court_scene *scene, enum lang lang, const struct court_ruling *ruling,
		const char *const *names, struct court_steps *out);
	/* List the payments by the rules: payer, payee, item, sum, points, a row per part. */
	void (*payment_list)(const struct court_scene *scene, enum lang lang, const struct court_ruling *ruling,
		const char *const *names, struct listing *out);
	/* Write the same, a line each, then the points: "B → A: ulti 8 × 2 = 16" … "= A +36, B -54, C +18". */
	void (*payment_write)(const struct court_scene *scene, enum lang lang,
		const struct court_ruling *ruling, struct buf *b);

	/* Find the next question, a number below 64; -1: there is none left. */
	int (*next)(const struct court_talk *talk);
	/* Write the question for the screen, and the answer given by Enter ("": none). */
	void (*ask)(const struct court_talk *talk, int question, struct buf *b, char preset[COURT_JUDGE]);
	const struct msg *(*help)(const struct court_talk *talk, int question);
	/*
	 * Write the answer of `was` to it, if any; of another case only claimant, offender and moment. NULL:
	 * there are no former answers.
	 */
	void (*former)(const struct court_talk *talk, int question, const struct court_dispute *was,
		struct buf *b);
	/* Take an answer ("": Enter) into `now`; false: `b` says what is wrong, and the caller restores `now`. */
	bool (*answer)(struct court_talk *talk, int question, const char *answer, struct buf *b);
	/* Write the sentence made of the answers about the act, if any. */
	void (*act_say)(struct buf *b, const struct court_talk *talk);
	/*
	 * Was the sentence of `was` made of its answers? If so, write the sentence made of them and the present
	 * facts, if any, in the talk's language (LANG_COUNT: in its own). NULL: no sentence is ever made.
	 */
	bool (*act_again)(struct buf *b, const struct court_talk *talk, const struct court_dispute *was);
	/*
	 * Write the sentence around the user's own words if they quote a claim without ground; nothing if they
	 * describe the act. NULL: there is no such case.
	 */
	void (*act_frame)(struct buf *b, const struct court_talk *talk);
	/* Find the player accused by a claim without ground, or GAME_NO_SEAT. NULL: there is no such case. */
	int (*accused)(const struct court_talk *talk, const struct court_dispute *said);
	/* Mark offender and trick, with `act` the act too, as known by the cards, so that they are not asked. */
	void (*cards_are_known)(struct court_known *known, bool act);
};

/* ==== 5. Shared by courts ======================================================================= */

void court_start(struct court_dispute *out, const char *case_no);
/* Find the index of the dispute's case; the jury's if there is none of that number. */
int court_case_of(const struct game_court *court, const char *case_no);
struct court_case court_case_at(const struct game_court *court, int case_no);
/* Return the number by which a case is ruled: the jury's for a claimed act that is no fault. */
const char *court_case_number(const struct game_court *court, int case_no);
/* Search the court, without cases that do not apply under the event's rules. */
size_t court_find(const struct game_court *court, const struct game_rules *rules, const char *words,
	struct court_hit out[COURT_FINDS]);
/* Find the first of the jury's cases forbidden by the paragraph; -1: none. *alone: there is no other. */
int court_named_by(const struct game_court *court, struct text_slice paragraph, bool *alone);
/* Find the only act outside the cases with the paragraph, allowed or forbidden; -1: none, or several. */
int court_alone_by(const struct game_court *court, const char *paragraph);
/*
 * Find the act in a dispute of the jury's by its paragraph: the forbidden one; for a dismissed claim even an
 * allowed one, the one of several that fits the words and applies under the rules (NULL: unknown). -1:
 * unknown.
 */
int court_claimed(const struct game_court *court, const struct game_rules *rules,
	const struct court_dispute *said);
/* Does the paragraph allow an act, and forbid none of the jury's cases? */
bool court_allows(const struct game_court *court, const char *paragraph);
/* Write a case briefly, by its paragraph: "13.§ (2) 3"; the unlisted one in words. */
void court_case_cite(struct buf *b, enum lang lang, const struct court_case *row);
const char *court_unlisted(enum lang lang);
/* Is it the jury's case by its number or its name ("zsűri", "Jury")? */
bool court_names_jury(const struct game_court *court, const char *s, size_t n);
/* Return the number of a case, or the jury's name for its case. */
const char *court_case_label(enum lang lang, const struct game_court *court, const char *case_no);
const struct court_kind *court_kind_find(const struct game_court *court, const char *code);
/* Search by the words of titles and acts alone, for courts without a better search. */
size_t court_search(const struct game_court *court, const char *words, size_t n,
	struct court_hit out[COURT_FINDS]);

/* Return the value of a fact, or "". court_fact_put: append one, or replace that of the same key. */
const char *court_fact(const struct court_dispute *said, const char *key);
void court_fact_put(struct court_dispute *said, const char *key, const char *value);

/*
 * Take a pair with the same meaning in every game (claim, by, trick, late, minor, agreed, state, dealer,
 * seats, points, act, reason, judge, at). *taken: it is one. False: its value is invalid.
 */
bool court_pair_read(const struct game_court *court, const struct text_pair *pair,
	struct court_dispute *said, bool *taken, struct err *e);
/* Refuse a pair for its value, with a valid one in `form`; for an unknown key. Both return false. */
bool court_value_refuse(struct err *e, const char *key, const char *form);
bool court_key_refuse(struct err *e, struct text_slice key);
/* Read "igen", "n": 1, 0, or -1 for neither. court_is_nobody: is it "-", "senki"? */
int court_yes_no(struct text_slice word);
bool court_is_nobody(struct text_slice word);
/* Take the next word of a list "B,C" or "B C"; n 0 at the end. */
struct text_slice court_next_word(struct text_slice *rest);
/* Copy the user's own words if they fit a line of the journal. */
bool court_words_copy(char *out, size_t size, struct text_slice words);
/* Split a row of facts into pairs, at most TEXT_PAIRS, which point into `facts`; -1 if it has none. */
int court_pairs_split(const char *facts, struct text_pair pairs[TEXT_PAIRS]);

/* Write the facts as pairs, as in the book's `facts`: "bid=pU declarer=A kontra=kU late=yes". */
void court_facts_write(struct buf *b, const struct court_dispute *said);
/* Write the whole statement in canonical form, without end of line: "itelet 5 3.4 by=B trick=6 …". */
void court_line_write(struct buf *b, const struct court_dispute *said);

/* "egy kibic" */
const char *court_spectator(enum lang lang);
/* Find claimant or offender among these jurors, by name, start number or seat; NULL: neither. */
const char *court_own_judge(const struct court_talk *talk, const char *jurors);
/* 13.§ (1) 6: find the seat on the sheet of the player who really sat in `seat`. */
int court_really_in(const struct court_dispute *said, int seat);
/* Write "Kiss Péter (A)"; without names „A”, "seat A"; for no seat „valaki”. And several of them, as bits. */
void court_who_write(struct buf *b, enum lang lang, int seat, const char *const *names);
void court_seats_write(struct buf *b, enum lang lang, unsigned seats, const char *const *names);
/* Capitalise the first letter of the sentence that begins here, if it is ASCII. */
void court_capitalise(struct buf *b, size_t start);
/* Make a sentence of the words from `start`; keep the code of a card at its beginning ("mL"). */
void court_end_sentence(struct buf *b, size_t start);
void court_steps_free(struct court_steps *steps);
/* Write "5.§ (2): It may be done" for an allowed case: as many sentences as fit. */
void court_allowed_say(const struct game_court *court, int case_no, enum lang lang, char out[GAME_REASON]);
/* Write the reasons of a ruling; the program's own ones in the given language. */
void court_reason_say(const struct game_court *court, enum lang lang, const struct court_dispute *said,
	char out[GAME_REASON]);
/* Add a cited paragraph or reading; NULL: none. */
void court_cite_add(struct court_ruling *out, const char *cite);
/* Count the bytes of the paragraphs in a citation, "13.§ (3) 4; R-32", before the program's readings. */
size_t court_paragraphs(const char *cites);
/* Write " (13.§ (3) 4)": the paragraphs between two marks; nothing if there are none. */
void court_cites_write(struct buf *b, const char *before, const char *cites, const char *after);

/* Write what is wrong with an answer; returns false. */
bool court_again(const struct court_talk *talk, struct buf *b, const struct msg *msg, const char *arg);
/* Read an answer at the prompt: 0 no, 1 yes, -1 neither. */
int court_yes_no_typed(const char *answer);
/* Is it "ny", "open", to leave the dispute open? */
bool court_open_typed(const char *answer);
/* Take that answer to the question for points: the jury has not set them yet. */
bool court_open_put(struct court_talk *talk, const char *answer);
/* Take the reasons in words; "open" is no reason. */
bool court_reason_put(struct court_talk *talk, const char *answer, struct buf *b);
/* Is it an open dispute that waits for the jury's points? */
bool court_waits(const struct court_ruling *ruling);
/*
 * Find the line of a list by its number, or by the letters of the answer, from 1; 0: neither. If the choices
 * are numbers, the number is the choice, and lines are not numbered.
 */
int court_choice(const char *answer, const char *const choices[], int count);
/* List the choices after their question; or in reply to a wrong answer, returning false. */
void court_choices_list(const struct court_talk *talk, struct buf *b, const char *const choices[],
	int count);
bool court_choice_again(const struct court_talk *talk, struct buf *b, const char *const choices[],
	int count);
/* Find a seat of `seats` (bits) by its letter, or by the beginning of a word of its name. */
int court_seat_of(const struct court_talk *talk, const char *answer, unsigned seats);
/* Turn several, "Kiss, Nagy", "Kiss és Nagy", into letters, "AB"; return other answers unchanged. */
const char *court_seats_of(const struct court_talk *talk, const char *answer, unsigned seats,
	char letters[GAME_SEATS + 1]);
/* List those seats with their names, a line each; or in reply to a wrong answer, returning false. */
void court_seats_list(const struct court_talk *talk, struct buf *b, unsigned seats);
bool court_seat_again(const struct court_talk *talk, struct buf *b, unsigned seats);

/* jury: judge by rules without cases: the jury sets points, with a reason. */

struct game_jury {
	int seats, players;          /* the number of seats (at most 8), and of players */
	const char *cite, *reading;  /* the paragraph that leaves it to the jury, NULL: none */
};

/* Answer a line of `judge`, which knows only the case "jury". */
bool game_jury_answer(
	struct buf *out, enum lang lang, const struct game_jury *jury, const char *line, size_t n);

/* The court of an edition without fault cases, whose `jury` is the reading that empowers the jury. */
extern const struct game_court game_jury_court;

#endif
