/* cli, inside: a ruling under way, and what cmd_rule.c, rule_show.c, rule_ask.c, rule_talk.c share. */
#ifndef CLI_DIALOGUE_DIALOGUE_H
#define CLI_DIALOGUE_DIALOGUE_H

#include "cli/shell/cli.h"

/*
 * A ruling at one deal of the book; or, without a book, of a deal that is nowhere recorded. The dispute
 * points into itself: do not copy.
 */
struct rule {
	struct cli *cli;
	bool has_book, has_keys, is_left;   /* the dialogue has named its keys; it was left before the case */
	bool asks_judge;                    /* who decided before is not who decides now */
	int own;                            /* the case of the revised ruling, from 1; 0: none is revised */
	bool hints_pairs;                   /* say how a revision states what has changed */
	char words[COURT_DETAIL];           /* what was said of an unlisted case when it was looked for */
	char looked[COURT_LINE];            /* whatever was said last, in the dialogue */
	char reason[GAME_REASON];           /* why a ruling is revised in the dialogue */
	const char *names[GAME_SEATS];
	struct desk_dispute d;
};

/* ---- the steps in words (rule_show.c) ---------------------------------------------------------- */

/* The head, each step with its paragraph, the payment as arithmetic, precedents. */
bool rule_show(struct rule *rule, struct buf *b);
/* Record the ruling and show what it changes in the standings; of a preview nothing stays in the book. */
bool rule_show_standings(struct rule *rule, struct buf *b, bool is_preview);

/* The program's readings that a ruling rests on, "R-33: …", a line each. */
void rule_readings_say(struct buf *b, enum lang lang, const char *cites, const char *case_no);

/* The cards of the event's game: there is a play only if it has any. */
static inline const struct game_cards_play *rule_cards(const struct rule *rule)
{
	return rule->d.rules.game.edition->game->cards;
}

/* The play that is recorded of the deal, if one is; `blind`: with seats for names (cmd_solve.c). */
bool rule_find_play(struct rule *rule, bool blind, struct game_play *play, bool *found);
/*
 * What the breach that it shows cost, beside the rule's ruling; `blind`: without that. Nothing if it shows
 * none.
 */
bool rule_breach_cost(struct rule *rule, bool blind, const struct game_play *play, struct buf *b);

/* ---- the dialogue (rule_ask.c, rule_talk.c) ---------------------------------------------------- */

/* How a dialogue ends. */
enum rule_end { RULE_SAVES, RULE_DROPS, RULE_NO_INFRACTION };

/* A number that no case has: an error, and true. */
bool rule_is_no_number(struct rule *rule, const char *words);
/* The case that words or a number name, nobody asked: an error if that is none, several, or no infraction. */
bool rule_find_case(struct rule *rule, const char *words, int *case_no);
/* Keep words that say what was done, but no number or paragraph. */
void rule_keep_words(struct rule *rule, const char *words);
/* What is allowed and fits the words: of that paragraph, or with none what fits them best. */
bool rule_find_allowed(struct rule *rule, const char *words, const char *paragraph, int *case_no);
/*
 * What the choice of a case tells beside its number: the paragraph that forbids it, and what was done; of
 * what is allowed the reason too.
 */
void rule_take_named(struct rule *rule, int case_no, struct court_dispute *said);
/*
 * Ask for the case (`words`: what is said of it already) and for all that the court wants to know, show what
 * follows, and ask whether to save: *end tells. Every answer can be taken back.
 */
bool rule_talk(struct rule *rule, const char *words, enum rule_end *end);
/* The same where the case and some facts were given: only what is wanting is asked. */
bool rule_talk_rest(struct rule *rule, enum rule_end *end);
/* What was bid and said by the deal's cards stands for a sheet that does not tell it. */
bool rule_take_contract(struct rule *rule);
/*
 * So are offender, trick and sentence of the breach, and that is said; where other ones were given, that is
 * said instead. *found: they were taken over.
 */
bool rule_take_breach(struct rule *rule, struct court_dispute *said, bool *found);
/* Why it was decided before is no reason of another decision; that is said. */
void rule_drop_reason(const struct rule *rule, struct court_dispute *said);
/* Append "points=-20,10,10" if it sets any. */
void rule_points_write(struct buf *pairs, const struct court_dispute *said);
/* A claim that is turned down sets no points; that is said. */
void rule_drop_points(const struct rule *rule, struct court_dispute *said);
/* A paragraph that allows what was done goes with a claim that is dismissed alone, and so does its reason. */
void rule_drop_allowed(const struct rule *rule, struct court_dispute *said);
/*
 * Of a revision: a sentence that the program made is made anew by what is said now, or left out; of one that
 * people wrote it is said that it was written for something else.
 */
void rule_renew_act(struct rule *rule);
/* Of a revision that decides otherwise: who decided before signs nothing of it. */
void rule_drop_judge(struct rule *rule);
/* Words of a claim without ground become a sentence that says so. */
void rule_frame_act(struct rule *rule);

/* ---- inside the dialogue ----------------------------------------------------------------------- */

/* What an answer was, or where it leads. */
enum rule_reply { RULE_ANSWER, RULE_BACK, RULE_LEAVE, RULE_AGAIN, RULE_FAILED };

/*
 * Show a question and read its answer into `out`, without blanks around it. "<" and "." and "?" are seen to
 * here: RULE_AGAIN after `help` was shown, RULE_LEAVE once it is certain.
 */
enum rule_reply rule_read(struct cli *cli, const char *question, const struct msg *help,
	char out[COURT_LINE]);
/* Ask for round, table and deal, as far as they are not given (0): RULE_ANSWER, or how it was left. */
enum rule_reply rule_ask_place(struct rule *rule, int place[3]);
/* Of a deal that was ruled already, which ruling is revised and why, or that it is another dispute. */
enum rule_reply rule_ask_previous(struct rule *rule);
/* Which case, until one is chosen: RULE_ANSWER; if it was no infraction, *case_no is ~ that of the claim. */
enum rule_reply rule_ask_case(struct rule *rule, const char *words, int *case_no, bool *by_number);

/*
 * A deal that is typed piece by piece at the prompt, as a coup hand by hand. What is typed of it stands in a
 * file beside the book until the deal is recorded, so that it may be broken off and taken up again; the book
 * knows whole deals alone.
 */

struct enter_pieces {
	struct cli *cli;
	const struct game_edition *edition;
	const struct book_table *table;
	int no;                        /* of the deal */
	int dealer;                    /* of it, unless its line says another: seat */
	struct buf line;               /* as far as it is typed, "": not begun */
	struct game_progress progress;
	struct buf said;               /* what was noted of the deal */
	struct buf sure;               /* accounts of two names that were confirmed to be two, each a line */
};

/* Begin deal `no`, or take up what was typed of it. */
void enter_pieces_start(struct enter_pieces *pieces, int no, int dealer);
/*
 * Add what was typed. False: cli->err, with the fault shown. If progress.is_over, `whole` is the deal's line,
 * to be recorded; else it was kept.
 */
bool enter_pieces_add(struct enter_pieces *pieces, const char *typed, struct buf *whole);
/* Take out of what is noted for the user what was noted of the deal before. */
void enter_pieces_say_once(struct enter_pieces *pieces);
/*
 * Two accounts of who bets that may be one are asked about when the bet is typed, and once; false: it is not
 * to be taken so. What is asked already is taken out of `odd`.
 */
bool enter_pieces_sure(struct enter_pieces *pieces, struct err *odd);
/* What was typed of a deal that was recorded otherwise is shown and forgotten. */
void enter_pieces_overtaken(const struct enter_pieces *pieces, int no);
/* If a deal is only half noted, note for the user that its seats stay as they are until it is recorded. */
bool enter_pieces_wait(struct cli *cli, const struct book_table *table, int no);
/* The deal is recorded. */
void enter_pieces_drop(struct enter_pieces *pieces);
/* Who plays in that seat by now: who sits there, or who plays on for them (53.§). */
const char *enter_pieces_player(const struct enter_pieces *pieces, int seat);
/* "Kiss Péter 2, Nagy Éva 1" */
void enter_pieces_score(const struct enter_pieces *pieces, struct buf *b);

#endif
