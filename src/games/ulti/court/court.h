/*
 * court: the renonsz cases of ulti (10.§, 13.§) for people: search, questions, sentences; and conversion of
 * disputes from words to the struct judged by rules/, and back. The rest of the house sees only `ulti_court`.
 */
#ifndef GAMES_ULTI_COURT_COURT_H
#define GAMES_ULTI_COURT_COURT_H

#include "games/court.h"
#include "games/ulti/notation/notation.h"

extern const struct game_court ulti_court;

/* ==== 1. Cases ================================================================================== */

/*
 * Acts mistaken for an offence, then acts forbidden by the rules without a penalty: numbered after the cases
 * of enum ulti_case_no.
 */
enum ulti_free {
	ULTI_FREE_LAST_TRICK = ULTI_CASES,
	ULTI_FREE_OWN_TRICKS,
	ULTI_FREE_OPEN_HAND,
	ULTI_FREE_CORRECTED,
	ULTI_FREE_THROW_IN,
	ULTI_FREE_BID_AGAIN,
	ULTI_FREE_SAME_TALON,
	ULTI_FREE_OWN_TALON,
	ULTI_FREE_HOPELESS,
	ULTI_FREE_SILENT_ULTI,
	ULTI_FREE_NOT_HIGHEST,
	ULTI_FREE_ASKED_TRICK,
	ULTI_FREE_NO_MELD,
	ULTI_FREE_CONDUCT,      /* not renonsz, but 11.§ */
	ULTI_NAMED,             /* the first of the jury's */
	ULTI_NAMED_SHUFFLE = ULTI_NAMED,
	ULTI_NAMED_CUT,
	ULTI_NAMED_TOUCHED,
	ULTI_NAMED_TALON_SHOWN,
	ULTI_NAMED_LED,
	ULTI_NAMED_BEFORE_REKONTRA,
	ULTI_NAMED_NO_CONSENT,
	ULTI_NAMED_HAND_SHOWN,
	ULTI_NAMED_FALSE_MELD,
	ULTI_NAMED_LATE_MELD,
	ULTI_NAMED_LATE_JOIN,
	ULTI_NAMED_KONTRA,
	ULTI_NAMED_PILE,
	ULTI_NAMED_EARLY_CARD,
	ULTI_NAMED_OTHER_HAND,
	ULTI_NAMED_REMARK,
	ULTI_NAMED_TAKEN_BACK,
	ULTI_NAMED_DEALER,
	ULTI_NAMED_DEFENDER_ULTI,
	ULTI_NAMED_COMBINATION,
	ULTI_NAMED_OWN_TRICKS,   /* in place of ULTI_FREE_OWN_TRICKS if the event announced it */
	ULTI_FINDS
};

/* The name, the act, and the general consequence, by language. */
struct ulti_case_text {
	const char *title[LANG_COUNT], *act[LANG_COUNT], *follows[LANG_COUNT];
};
/* The texts of the cases (enum ulti_case_no) and other acts (enum ulti_free). */
extern const struct ulti_case_text ulti_case_texts[ULTI_FINDS];
/* Does the case apply at the event? For one's own tricks it depends on the announcement: 9.§ (3). */
bool ulti_case_holds(const struct game_rules *rules, int case_no);
/* Return the paragraph on an act outside the cases of 13.§; NULL for a case. */
const char *ulti_case_cite(int case_no);
/*
 * Find the cases that fit words ("leejtett lap", "talon three cards") or a paragraph ("3.4", "13.§ (3) 4"),
 * best first, whatever the letter case, accents, endings and language. If no listed case fits the words well,
 * the unlisted one (ULTI_CASE_JURY) comes first. Returns their number, 0 if no word is known or no case has
 * that number.
 */
size_t ulti_case_search(const char *query, size_t n, struct court_hit out[COURT_FINDS]);
/* Find the trick named by words, "a 4. ütésben"; 0: none, several, or perhaps that of the discovery. */
int ulti_trick_said(const char *words);
/* Is it the number of a case, in any spelling, and no words? *case_no: that case, -1 if there is none. */
bool ulti_case_is_number(const char *s, size_t n, int *case_no);
/*
 * Find the cases (bits) under a paragraph of the rules, or with that number, "6.§ (4)", "9. § 7", "11.§";
 * false if there are words in it. ulti_paragraphs: find the paragraphs; returns their number.
 */
bool ulti_paragraph_finds(const char *s, size_t n, uint64_t *finds);
size_t ulti_paragraphs(const char *s, size_t n, struct court_paragraph out[COURT_PARAGRAPHS]);

/* ==== 2. From words to the rules, and back ====================================================== */

/* Read the facts of a dispute for the rules, with `players` 0. False: one of them is not of its kind. */
bool ulti_dispute_read(const struct court_dispute *said, struct ulti_dispute *out, struct err *e);
/* The same for facts written by ulti_dispute_write. */
struct ulti_dispute ulti_dispute_said(const struct court_dispute *said);
/* Write case, offender and facts of a dispute in words, in canonical order. */
void ulti_dispute_write(const struct ulti_dispute *d, struct court_dispute *said);
/* Is it a word for nobody or nothing: "-", "senki", "none" …? */
bool ulti_is_nobody(const char *answer);
/* Are bid and declarer known? The other words of a contract wait for them. */
bool ulti_is_founded(const struct ulti_dispute *d);
bool ulti_contract_fill(const struct court_dispute *said, struct ulti_dispute *d, struct err *e);
/* Read the words of a kontra, "kU,P", "k:BC", "-": none ("": not given), if bid and declarer are known. */
bool ulti_kontra_read(struct ulti_dispute *d, const char *words);
/* Read a typed answer, such as "before-bid", "igen", "B C", into the fact `fact`. */
bool ulti_fact_read(struct ulti_dispute *d, int fact, struct text_slice value, struct err *e);

/* Functions of struct game_court. */
bool ulti_pairs_read(const struct text_pair *pairs, int count, struct court_dispute *said, int *bad,
	struct err *e);
void ulti_facts_drop(struct court_dispute *said, bool recorded);
void ulti_answers_write(struct buf *b, const struct court_dispute *said);
void ulti_finding_say(struct buf *b, enum lang lang, const struct court_dispute *said,
	const char *const *names);
void ulti_facts_say(struct buf *b, enum lang lang, const struct court_dispute *said,
	const char *const *names);
void ulti_deal_say(struct buf *b, enum lang lang, const struct court_dispute *said,
	const char *const *names);
void ulti_answers_say(struct buf *b, enum lang lang, const struct court_dispute *said);
void ulti_around_say(struct buf *b, enum lang lang, const struct court_dispute *said);
void ulti_dismissed_say(struct buf *b, enum lang lang, const struct court_dispute *said,
	const struct court_scene *scene);
void ulti_steps_make(const struct court_scene *scene, enum lang lang, const struct court_ruling *ruling,
	const char *const *names, struct court_steps *out);
void ulti_payment_list(const struct court_scene *scene, enum lang lang, const struct court_ruling *ruling,
	const char *const *names, struct listing *out);
void ulti_payment_write(const struct court_scene *scene, enum lang lang, const struct court_ruling *ruling,
	struct buf *b);

/* ==== 3. Judging ================================================================================ */

/* A dispute judged on its scene by the rules; for a late or minor claim only kind and paragraph. */
struct ulti_judged {
	struct ulti_dispute dispute;   /* with the facts of the recorded deal */
	struct ulti_ruling ruling;
	int missing;                   /* the fact (enum ulti_fact) to ask for, or -1 */
};
/* Judge out->said, in the order of 10.§ (3). False: `e` says why not. */
bool ulti_court_judge(const struct court_scene *scene, struct court_ruling *out, struct ulti_judged *judged,
	struct err *e);
/* Was 20 or 40 announced in a trick after the first, in a bid that permits it (6.§ (6), (7))? */
bool ulti_is_late_meld(const struct court_scene *scene, const struct court_dispute *said);
/* does the ruling depend on the meld, because the declarer's may be that of the bid? */
bool ulti_wants_meld(const struct court_dispute *said, const struct ulti_dispute *d);
/* Judge a ruling again; false if it is impossible on this scene, `e` says why. */
bool ulti_court_again(const struct court_scene *scene, const struct court_ruling *ruling,
	struct ulti_judged *out, struct err *e);

/* Write a card by name: "piros nyolcas"; a set by suits, "makk ász, tízes; tök király". */
void ulti_card_say(struct buf *b, enum lang lang, int card);
void ulti_cards_say(struct buf *b, enum lang lang, uint32_t cards);
/* The paragraph about the dealer of a table of four. */
#define ULTI_OF_DEALERS "9.§ (11)"
/* Was the act no offence (10.§ (3) a)? Not asked for a late or minor claim. */
bool ulti_is_allowed(const struct ulti_ruling *ruling);

/* Read bid, declarer and kontras of the recorded deal, if it is the dispute's and has a kontra. */
bool ulti_kontra_recorded(
	const struct court_scene *scene, const struct ulti_dispute *d, struct ulti_deal *recorded);
/* Did the parties themselves set the payment for an act that is not listed? */
bool ulti_parties_set(const struct court_dispute *said);
void ulti_kontra_copy(struct ulti_deal *deal, const struct ulti_deal *from);

/* ==== 4. In words =============================================================================== */

/* The kinds of rulings; the question for a fact; an answer in words. */
extern const struct court_kind ulti_kinds[];   /* by enum ulti_ruling_kind, closed by a NULL code */
const char *ulti_fact_question(enum lang lang, int fact);
const char *ulti_answer_name(enum lang lang, int answer);

/* Say why ulti_judge refused a dispute, and what to do, as an error; returns false. */
bool ulti_judge_refuse(struct err *e, const struct ulti_dispute *dispute, const struct ulti_ruling *ruling,
	enum ulti_judge_refusal refusal);
/* Refuse for a missing fact, with the form of its pair, points as `points`; returns false. */
bool ulti_fact_want(struct err *e, const struct ulti_dispute *d, int fact, const char *points);
/* Return the form of a fact of a kind; with words if the codes are not of the language. */
const char *ulti_fact_form(enum lang lang, int case_no, int fact, const char *points, char *out, size_t size);
/* Return "-20,10,10", with 0 for the seat that sits out, whose letter is *idle, NULL if none does. */
const char *ulti_points_form(const struct court_scene *scene, const struct court_dispute *said,
	const char **idle);
/* Write the consequences, in a sentence or two. `names` by seat; NULL: the letters. */
void ulti_follows_write(struct buf *b, enum lang lang, const struct ulti_dispute *dispute,
	const struct ulti_ruling *ruling, const char *const *names);
/* 10.§ (3) f: write the debts of a defender at fault to declarer and partner; nothing for other rulings. */
void ulti_partner_write(struct buf *b, enum lang lang, const struct ulti_dispute *dispute,
	const struct ulti_ruling *ruling, const char *const *names);
/* Return the grounds of 13.§ in our words, in a sentence or two. */
const char *ulti_ruling_why(enum lang lang, const struct ulti_ruling *ruling);
/* Write the consequences and the points by seats, without characters that JSON would escape. */
void ulti_ruling_write(struct buf *b, enum lang lang, const struct ulti_dispute *dispute,
	const struct ulti_ruling *ruling);

/* ==== 5. The dialogue (questions.c, act.c) ======================================================= */

int ulti_question_next(const struct court_talk *talk);
void ulti_question_former(const struct court_talk *talk, int question, const struct court_dispute *was,
	struct buf *b);
void ulti_question_ask(const struct court_talk *talk, int question, struct buf *b, char preset[COURT_JUDGE]);
const struct msg *ulti_question_help(const struct court_talk *talk, int question);
bool ulti_question_answer(struct court_talk *talk, int question, const char *answer, struct buf *b);
void ulti_act_say(struct buf *b, const struct court_talk *talk);
bool ulti_act_again(struct buf *b, const struct court_talk *talk, const struct court_dispute *was);
/* Were the cards thrown together (13.§ (3) 10 and 11), for which nobody is at fault? */
bool ulti_is_thrown(int case_no);
/* Find the first bidder, the seat after the dealer (3.§ (10)); GAME_NO_SEAT: the dealer is unknown. */
int ulti_starter(const struct court_scene *scene, const struct court_dispute *said);
void ulti_act_frame(struct buf *b, const struct court_talk *talk);
/* Do the words name the player, by a part of the name, or a letter that is no article? */
bool ulti_is_named(const char *words, int seat, const char *name);
int ulti_accused(const struct court_talk *talk, const struct court_dispute *said);
void ulti_cards_are_known(struct court_known *known, bool act);

/* Within ulti: shared by the dialogue and the sentence of the act. */

/*
 * The facts known so far: those answered, the same completed by the recorded deal, and the missing fact (enum
 * ulti_fact), or -1.
 */
struct ulti_known {
	struct ulti_dispute said, dispute;
	int missing;
};

/* The questions in the order of 10.§; the act has three. */
enum ulti_asking {
	ASK_COUNT, ASK_SEEN, ASK_CLAIMANT, ASK_OFFENDER, ASK_DEALT, ASK_TRICK, ASK_AT_ONCE, ASK_AGREED,
	ASK_AGREED_ON, ASK_MATTERS, ASK_BID, ASK_DECLARER, ASK_TRUMP, ASK_KONTRA, ASK_MADE, ASK_FACT, ASK_SILENT,
	ASK_SEATS, ASK_DETAIL, ASK_DETAIL_2, ASK_DETAIL_3, ASK_POINTS, ASK_REASON, ASK_JUDGE, ASKINGS
};

struct ulti_known ulti_known_by(const struct court_talk *talk);

/* ---- the act (act.c) ---- */

/* Return a question on the act, from 0: NULL after the last; is it asked, does it ask for a seat? */
const struct msg *ulti_detail_question(const struct ulti_dispute *d, int place);
bool ulti_detail_is_wanted(const struct ulti_dispute *d, int place, const struct court_known *known);
bool ulti_detail_is_seat(int case_no, int place);
/* Write the answer in the sentence of `was`; nothing if people wrote the sentence. */
void ulti_detail_former(struct buf *b, const struct court_talk *talk, const struct court_dispute *was,
	int place);
/* Take an answer; returns NULL or the fault, whose {0} is ulti_detail_limit. */
const struct msg *ulti_detail_read(
	const struct ulti_dispute *d, int place, const char *typed, struct court_known *out);
int ulti_detail_limit(const struct ulti_dispute *d, int place);

#endif
