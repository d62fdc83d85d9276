/* cli, inside: a ruling under way, and what cmd_rule.c, rule_show.c, rule_ask.c and the import share. */
#ifndef CLI_RULE_H
#define CLI_RULE_H

#include "cli/cli.h"

/* A ruling at one deal. `scene` points into it: do not copy. */
struct rule {
	struct cli *cli;
	struct book_event event;
	struct book_table table;
	struct report_rules rules;
	struct report_scene scene;
	struct report_ruling ruling;
	bool has_previous;               /* a revision of what is recorded already */
	struct book_ruling previous;
	struct book_deal seen;          /* the deal as it stood when the rule was begun */
	struct book_ruling kept;        /* as it was stored */
	bool again;                      /* it was recorded already */
	bool is_import;                  /* of a journal, whose seats are the corrected ones */
};

/* ---- the core (cmd_rule.c) --------------------------------------------------------------------- */

/* Set the scene at deal `no` of the rule's table. */
bool rule_scene(struct rule *rule, int no);
/* Record the ruling and what follows for its deal, inside a change. */
bool rule_store(struct rule *rule);

/* ---- the steps of 10.§ in words (rule_show.c) -------------------------------------------------- */

/* The head, each step with its paragraph, the payment as arithmetic, precedents. */
bool rule_show(struct rule *rule, struct buf *b);
/*
 * Record the ruling and show what it changes in the standings; the change stays begun if `keep`, else is
 * undone.
 */
bool rule_show_standings(struct rule *rule, struct buf *b, bool keep);

/* The play that is recorded of the deal, if one is; `blind`: with seats for names (cmd_solve.c). */
bool rule_find_play(struct rule *rule, bool blind, struct report_play *play, bool *found);
/*
 * What the breach that it shows cost, beside the rule's ruling; `blind`: without that. Nothing if it shows
 * none.
 */
bool rule_breach_cost(struct rule *rule, bool blind, const struct report_play *play, struct buf *b);

/* ---- the dialogue (rule_ask.c, rule_ask_case.c, rule_talk.c) ------------------------------------- */

/* What was answered about the act, as typed, "" where it was left out. */
enum { RULE_DETAILS = 3, RULE_DETAIL = 96 };
struct rule_details {
	char text[RULE_DETAILS][RULE_DETAIL];
};

/* How a dialogue ends. */
enum rule_end { RULE_SAVES, RULE_DROPS, RULE_NO_INFRACTION };

/* Ask for round, table and deal, as far as they were not given. */
bool rule_ask_place(struct cli *cli, int place[3]);
/* The case that words or a number name, nobody asked: an error if that is none, several, or no infraction. */
bool rule_find_case(struct cli *cli, const char *words, int *case_no);
/*
 * Ask for the case (`words`: what is said of it already) and for all that 10.§ wants to know, show what
 * follows, and ask whether to save: *end tells. Every answer can be taken back.
 */
bool rule_talk(struct rule *rule, const char *words, enum rule_end *end);
/* The same where the case and some facts were given: only what is wanting is asked. */
bool rule_talk_rest(struct rule *rule, enum rule_end *end);

/* ---- inside the dialogue ------------------------------------------------------------------------ */

/* What an answer was, or where it leads. */
enum rule_reply { RULE_ANSWER, RULE_BACK, RULE_LEAVE, RULE_AGAIN, RULE_FAILED };

/*
 * Show a question and read its answer into `out`, without blanks around it. "<" and "." and "?" are seen to
 * here: RULE_AGAIN after `help` was shown, RULE_LEAVE once it is certain.
 */
enum { RULE_LINE = 1024 };
enum rule_reply rule_read(struct cli *cli, const char *question, const struct msg *help, char out[RULE_LINE]);
/* Which case, until one is chosen: RULE_ANSWER; *case_no -1: no infraction after all. */
enum rule_reply rule_ask_case(struct rule *rule, const char *words, int *case_no, bool *by_number);
/* 0 no, 1 yes, -1 neither. */
int rule_yes_no(const char *answer);
/* "Kiss Péter (A)" */
void rule_person(struct buf *b, const struct rule *rule, int seat);

/* ---- what was done (rule_act.c) ------------------------------------------------------------------ */

/*
 * The questions about the act of a case, by place from 0: NULL behind the last; is it to be asked, for a
 * seat?
 */
const struct msg *rule_detail_question(int case_no, int place);
bool rule_detail_is_wanted(int case_no, int place, const struct rule_details *said);
bool rule_detail_is_seat(int case_no, int place);
/* Put an answer in; else why not, with {0} rule_detail_limit. */
const struct msg *rule_detail_read(int case_no, int place, const char *answer, struct rule_details *out);
int rule_detail_limit(int case_no, int place);
/* The sentence that they make; nothing if they make none. */
void rule_act_write(struct buf *b, const struct rule *rule, const struct rule_details *said);

#endif
