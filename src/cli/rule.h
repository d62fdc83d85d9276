/* cli, inside: a ruling under way, and what cmd_rule.c, rule_show.c, rule_ask.c and the import share. */
#ifndef CLI_RULE_H
#define CLI_RULE_H

#include "cli/cli.h"

/* A ruling at one deal. `scene` points into it: do not copy. */
struct rule {
	struct cli *cli;
	struct store_event event;
	struct store_table table;
	struct report_rules rules;
	struct report_scene scene;
	struct report_ruling ruling;
	bool has_previous;               /* a revision of what is recorded already */
	struct store_ruling previous;
	struct store_deal seen;          /* the deal as it stood when the rule was begun */
	struct store_ruling kept;        /* as it was stored */
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
/* Record the ruling and show what it changes in the standings; the change stays begun if `keep`, else is undone. */
bool rule_show_standings(struct rule *rule, struct buf *b, bool keep);

/* ---- the dialogue (rule_ask.c) ----------------------------------------------------------------- */

/* Ask for round, table and deal, as far as they were not given. */
bool rule_ask_place(struct cli *cli, int place[3]);
/* The case, by words: the one that fits, or a choice. */
bool rule_ask_case(struct cli *cli, const char *words, int *case_no);
/* Who claimed what of whom, and whether the parties agree. */
bool rule_ask_claim(struct rule *rule);
/* The fact that is wanting. */
bool rule_ask_fact(struct rule *rule);
/* May it be saved? *yes tells. */
bool rule_ask_save(struct rule *rule, bool *yes);

#endif
