/* cli: the dialogues of a ruling (rule_*.c; commands/rule.c uses them) and of a deal in pieces. */
#ifndef CLI_DIALOGUE_DIALOGUE_H
#define CLI_DIALOGUE_DIALOGUE_H

#include "cli/shell/cli.h"

/* The ruling being made, at a deal of the book; or, without a book, at an unrecorded deal. The dispute points
 * into itself: do not copy. */
struct rule {
	struct cli *cli;
	/* has_keys: the dialogue has shown its keys; is_left: left before the case */
	bool has_book, has_keys, is_left;
	bool has_list;                      /* the deal has rulings, of which one was asked for */
	bool asks_judge;                    /* a different judge may decide now */
	int own;                            /* the case of the revised ruling, from 1; 0: no revision */
	bool has_no_cards;                  /* the search found none before; of a single line only */
	bool hints_pairs;                   /* tell how a revision states what has changed */
	char words[COURT_DETAIL];           /* the description of an unlisted case when it was searched for */
	char looked[COURT_LINE];            /* the last words searched for in the dialogue */
	char reason[GAME_REASON];           /* why a ruling is revised in the dialogue */
	const char *names[GAME_SEATS];
	struct desk_dispute d;
};

/* ---- the steps in words (rule_show.c) ---------------------------------------------------------- */

/* Write the head, each step with its paragraph, the payment as arithmetic, precedents. */
bool rule_show(struct rule *rule, struct buf *b);
/* Show the deal to be ruled on: who sits there, and its line. */
void rule_show_deal(struct rule *rule);
/* Record the ruling and show how it changes the standings; a preview leaves nothing in the book. */
bool rule_record(struct rule *rule, struct buf *b, bool is_preview);

/* Write the program's readings that a ruling relies on, "R-33: …", a line each. */
void rule_readings_say(struct buf *b, enum lang lang, const char *cites, const char *case_no);

/* Return the cards of the event's game; a play exists only if it has any. */
static inline const struct game_cards_play *rule_cards(const struct rule *rule)
{
	return rule->d.rules.game.edition->game->cards;
}

/* Find the recorded play of the deal; `blind`: with seats for names (commands/solve.c). */
bool rule_find_play(struct rule *rule, bool blind, struct game_play *play, bool *found);
/* Write what the breach shown by the cards cost, beside the rule's ruling; `blind`: without that. Nothing if
 * they show none. */
bool rule_breach_cost(struct rule *rule, bool blind, const struct game_play *play, struct buf *b);

/* ---- the dialogue (rule_ask.c, rule_talk.c) ---------------------------------------------------- */

/* How a dialogue ends. */
enum rule_end { RULE_SAVES, RULE_DROPS, RULE_NO_INFRACTION, RULE_GOES_BACK };

/* Refuse a number that no case has; return whether it is one. */
bool rule_is_no_number(struct rule *rule, const char *words);
/* Find the case that words or a number name, without asking: an
 * error if it is none, several, or no infraction. */
bool rule_find_case(struct rule *rule, const char *words, int *case_no);
/* Keep words that describe the act, but not a number or paragraph. */
void rule_keep_words(struct rule *rule, const char *words);
/* Find what is allowed and fits the words: of that paragraph, or without one what fits best. */
bool rule_find_allowed(struct rule *rule, const char *words, const char *paragraph, int *case_no);
/* Take what the choice of a case tells besides its number: the forbidding paragraph, and the act; of what is
 * allowed, also the reason. */
void rule_take_named(struct rule *rule, int case_no, struct court_dispute *said);
/* Ask for the case (`words`: its description so far) and everything the court needs, show the consequences,
 * and ask whether to save: *end tells. Every answer can be taken back. */
bool rule_talk(struct rule *rule, const char *words, enum rule_end *end);
/* The same with the case and some facts given: ask only for the rest. */
bool rule_talk_rest(struct rule *rule, enum rule_end *end);
/* Take bid and words from the deal's cards if the sheet lacks them. */
bool rule_take_contract(struct rule *rule);
/* Take offender, trick and sentence of the breach from the cards, and report that; or report that other ones
 * were given. *found: they were taken. */
bool rule_take_breach(struct rule *rule, struct court_dispute *said, bool *found);
/* Drop the reason for an earlier decision from a different one, and report that. */
void rule_drop_reason(const struct rule *rule, struct court_dispute *said);
/* Append "points=-20,10,10" if it sets any. */
void rule_points_write(struct buf *pairs, const struct court_dispute *said);
/* Drop points set by a dismissed claim, and report that. */
void rule_drop_points(const struct rule *rule, struct court_dispute *said);
/* Keep a paragraph that allows the act, and its reason, only with a dismissed claim. */
void rule_drop_allowed(const struct rule *rule, struct court_dispute *said);
/* In a revision: make the program's sentence again from the present facts, or drop it; report that one
 * written by a user was for something else. */
void rule_renew_act(struct rule *rule);
/* In a revision with another decision: drop the earlier signature. */
void rule_drop_judge(struct rule *rule);
/* Turn words of a claim without grounds into a sentence that says so. */
void rule_frame_act(struct rule *rule);

/* ---- inside the dialogue ----------------------------------------------------------------------- */

/* What an answer was, or where it leads. */
enum rule_reply { RULE_ANSWER, RULE_BACK, RULE_LEAVE, RULE_AGAIN, RULE_FAILED };

/* Show a question and read its answer into `out`, without blanks around it. Handles "<", "." and "?":
 * RULE_AGAIN after showing `help`, RULE_LEAVE once confirmed. */
enum rule_reply rule_read(struct cli *cli, const char *question, const struct msg *help,
	char out[COURT_LINE]);
/* Tell what is wrong, and ask again. */
void rule_tell(struct cli *cli, const struct err *e);
/* Read -r, -t and -d; at a terminal ask for what is missing. False without an error: the user left. */
enum rule_place { PLACE_ROUND, PLACE_TABLE, PLACE_DEAL, PLACE_PARTS };
bool rule_read_place(struct rule *rule, int place[PLACE_PARTS]);
/* Forget the part of the place asked for last. */
void rule_forget_place(const struct cli *cli, int place[PLACE_PARTS]);
/* At a deal with rulings, ask which one is revised and why, or whether it is another dispute. */
enum rule_reply rule_ask_previous(struct rule *rule);
/* Ask for the case until one is chosen: RULE_ANSWER; if it was no infraction, *case_no is ~ that of the
 * claim. */
enum rule_reply rule_ask_case(struct rule *rule, const char *words, int *case_no, bool *by_number);

/*
 * A deal typed piece by piece at the prompt, like a coup hand by hand. The pieces are kept in a file beside
 * the book until the deal is recorded, so that typing can be interrupted and resumed; the book has only whole
 * deals.
 */

struct enter_pieces {
	struct cli *cli;
	const struct game_edition *edition;
	const struct book_table *table;
	int no;                        /* the deal's */
	int dealer;                    /* its dealer, unless its line names another: seat */
	struct buf line;               /* the line so far, "": not begun */
	struct game_progress progress;
	struct buf said;               /* notes about the deal */
	struct buf sure;               /* pairs of accounts confirmed to be two, a line each */
};

/* Begin deal `no`, or resume it. */
void enter_pieces_start(struct enter_pieces *pieces, int no, int dealer);
/* Add what was typed. False: cli->err, with the fault shown. If progress.is_over, `whole` is the deal's line,
 * to be recorded; else it was kept. */
bool enter_pieces_add(struct enter_pieces *pieces, const char *typed, struct buf *whole);
/* Remove earlier notes about the deal from the notes for the user. */
void enter_pieces_say_once(struct enter_pieces *pieces);
/* When a bet is typed, ask once about two bettors' accounts that may be one; false: the user refused. Removes
 * from `odd` what was asked already. */
bool enter_pieces_sure(struct enter_pieces *pieces, struct err *odd);
/* Show and forget the pieces of a deal that was recorded otherwise. */
void enter_pieces_overtaken(const struct enter_pieces *pieces, int no);
/* If a deal is unfinished, note for the user that its seats stay as they are until it is recorded. */
bool enter_pieces_wait(struct cli *cli, const struct book_table *table, int no);
/* Drop the pieces of a recorded deal. */
void enter_pieces_drop(struct enter_pieces *pieces);
/* Return the present player of that seat: the one who sits there, or who plays on for them (53.§). */
const char *enter_pieces_player(const struct enter_pieces *pieces, int seat);
/* Write "Kiss Péter 2, Nagy Éva 1". */
void enter_pieces_score(const struct enter_pieces *pieces, struct buf *b);

#endif
