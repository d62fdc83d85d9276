/* Within ulti: the questions of the dialogue of a ruling, shared by questions.c,
 * contract_questions.c, act.c. */
#ifndef ULTI_QUESTIONS_H
#define ULTI_QUESTIONS_H

#include "games/ulti/court/court.h"

/* What is known by now, with what the recorded deal tells, and which fact (enum
 * ulti_fact) is wanting, or -1. */
struct ulti_known {
	struct ulti_dispute dispute;
	int missing;
};

enum ulti_asking {
#define QUESTION(code, ...) ASK_##code,
#include "games/ulti/court/questions.def"
#undef QUESTION
	ASKINGS
};

/* A question under way: the talk, what is known, and where words go that tell
 * what is wrong with an answer. */
struct ulti_answering {
	struct court_talk *talk;
	struct ulti_known known;
	struct buf *out;
};

struct ulti_known ulti_known_by(const struct court_talk *talk);
/* The facts that were answered themselves, without the recorded deal's. */
struct ulti_dispute ulti_answered(const struct court_talk *talk);
/* Put one back that was changed. Returns true. */
bool ulti_answered_put(struct court_talk *talk, const struct ulti_dispute *d);
void ulti_asking_done(struct court_talk *talk, enum ulti_asking question);
/* Say what is wrong with the answer; returns false. */
bool ulti_say_again(const struct ulti_answering *a, const struct msg *msg, const char *arg);
/* The seats that the missing fact may name: nobody warned himself. */
unsigned ulti_seats_of_fact(const struct court_talk *talk, const struct ulti_known *known);
/* The seats that may be named, as bits; a seat of these, GAME_NO_SEAT if it is none. */
unsigned ulti_seats_named(const struct court_talk *talk, const struct ulti_known *known);
/* Those who may be the offender. */
unsigned ulti_seats_blamed(const struct court_talk *talk, const struct ulti_known *known);
int ulti_seat_named(const struct ulti_answering *a, const char *answer);
bool ulti_seat_again(const struct ulti_answering *a);
/*
 * It is no listed case after all but the jury's, by a paragraph or none: `why` is said, {0} the case it was.
 */
void ulti_pass_to_jury(struct ulti_answering *a, const char *paragraph, const struct msg *why);
/* The parts of the bid that may be past checking, in words. */
void ulti_parts_write(const struct court_talk *t, const struct ulti_known *k, struct buf *b);
/* Yes or no; false after it was said that it is neither. */
bool ulti_yes_no_put(const struct ulti_answering *a, const char *answer, bool *yes);

/*
 * Is the question asked now (wanted.c)? Put an answer in, and true; else it was said what is wrong with it
 * (answers.c, contract_questions.c).
 */
#define QUESTION(code, name, ...) \
	bool ulti_wants_##name(const struct court_talk *talk, const struct ulti_known *known); \
	bool ulti_put_##name(struct ulti_answering *a, const char *answer);
#include "games/ulti/court/questions.def"
#undef QUESTION

/* The words (bits of enum ulti_answer) that the case allows for its fact of a word. */
uint32_t ulti_words_of(const struct ulti_known *known);
/* The choices of two of them, closed by NULL. */
extern const struct msg *const ulti_count_choices[], *const ulti_silent_choices[];
/* The place in its bid of a part whose result counts and is not known; -1 if there is none. */
int ulti_unknown_part(const struct ulti_known *known);
/* The part that a word names, with or without its endings: "ultira", "a partit"; -1 if it is none. */
int ulti_part_said(const char *word);

/* ---- what was done (act.c) ---- */

/*
 * The questions about the act of a case, by place from 0: NULL behind the last; is it to be asked, for a
 * seat?
 */
const struct msg *ulti_detail_question(const struct ulti_dispute *d, int place);
bool ulti_detail_is_wanted(const struct ulti_dispute *d, int place, const struct court_known *known);
bool ulti_detail_is_seat(int case_no, int place);
/* The answer of which the sentence of `was` was made; nothing if people wrote it. */
void ulti_detail_former(struct buf *b, const struct court_talk *talk, const struct court_dispute *was,
	int place);
/* Put an answer in; else why not, with {0} ulti_detail_limit. */
const struct msg *ulti_detail_read(
	const struct ulti_dispute *d, int place, const char *typed, struct court_known *out);
int ulti_detail_limit(const struct ulti_dispute *d, int place);

#endif
