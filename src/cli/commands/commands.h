/* commands: the functions of the table in commands.c, and those they share. */
#ifndef CLI_COMMANDS_COMMANDS_H
#define CLI_COMMANDS_COMMANDS_H

#include "cli/shell/cli.h"
#include "report/audit/audit.h"

cli_run cli_run_event_new, cli_run_event_import, cli_run_event_list, cli_run_event_show, cli_run_event_use;
cli_run cli_run_event_set, cli_run_event_carry, cli_run_player_add, cli_run_player_list;
cli_run cli_run_player_change, cli_run_player_join, cli_run_player_import;
cli_run cli_run_entry_add, cli_run_entry_qualify, cli_run_entry_list, cli_run_entry_change;
cli_run cli_run_entry_remove, cli_run_round_add, cli_run_round_remove, cli_run_round_list;
cli_run cli_run_round_print, cli_run_round_start, cli_run_round_clock;
cli_run cli_run_draw_plan, cli_run_draw_swap, cli_run_draw_announce, cli_run_draw_check, cli_run_draw;
cli_run cli_run_order, cli_run_table_add, cli_run_table_remove, cli_run_table_list, cli_run_table_seat;
cli_run cli_run_enter, cli_run_deal_add, cli_run_deal_insert, cli_run_deal_edit, cli_run_deal_strike;
cli_run cli_run_deal_show, cli_run_deals, cli_run_sheet_show, cli_run_sheet_totals, cli_run_sheet_change;
cli_run cli_run_missing, cli_run_doctor, cli_run_diff, cli_run_rule;
cli_run cli_run_ruling_list, cli_run_ruling_show, cli_run_minutes;
cli_run cli_run_casebook, cli_run_discipline_add, cli_run_discipline_list, cli_run_discipline_minutes;
cli_run cli_run_standings, cli_run_season_new, cli_run_season_change, cli_run_season_add;
cli_run cli_run_season_remove, cli_run_season_list, cli_run_prizes;
cli_run cli_run_money, cli_run_ratings, cli_run_log, cli_run_turn;
cli_run cli_run_verify, cli_run_import, cli_run_export, cli_run_site, cli_run_merge;
cli_run cli_run_backup_list, cli_run_backup, cli_run_restore;
cli_run cli_run_recover, cli_run_bids_check, cli_run_bids;
cli_run cli_run_why, cli_run_lines, cli_run_cases, cli_run_replay;
cli_run cli_run_solve, cli_run_par, cli_run_arrange, cli_run_stats, cli_run_stats_bettors;
cli_run cli_run_what_if, cli_run_stats_cards, cli_run_cards_check, cli_run_cards_set, cli_run_cards_show;
cli_run cli_run_cards_analyse, cli_run_duplicate_deal, cli_run_duplicate_attach, cli_run_duplicate_show;
cli_run cli_run_duplicate_results;

/* ==== shared by several commands ================================================================ */

/* Report why a deal was not recorded, with its place in the line, or the slips suggested by the paper's
 * figures; returns false. */
bool cli_fail_deal(struct cli *cli, const struct buf *typed, const struct desk_deal *d);
/* Report after an insertion which deals have moved up by one. */
void cli_say_moved(struct cli *cli, const struct desk_deal *d);
bool cli_fail_paper(struct cli *cli, const struct desk_rules *rules, const struct book_table *table,
	const struct game_deal *line, const struct book_deal *deal);
/* A deal line for a deal of no table, by the edition of --rules; its settlement. */
struct cli_line {
	struct game_rules rules;
	struct game_deal line;
	struct game_played played;
	int points[GAME_SEATS];
};

/* Read it and find its table; refuses impossible ones. */
bool cli_deal_line(struct cli *cli, struct cli_line *out);
/* A deal's cards to be recorded. */
struct cli_cards {
	struct game_deal line;         /* bid and kontras: open until there is a result */
	struct game_cards words;
	struct game_play play;
};

/* Replay the words for that table, and rewrite them in full notation; an open line whose deal is played out
 * gets its result. */
bool cli_cards_play(struct cli *cli, const struct desk_rules *rules, const struct book_table *table,
	struct cli_cards *cards);
/* The same without a book, with typed lines of cards, each an argument, or those of a file. `said`: the
 * deal's line as typed, open if there was none with a result. */
bool cli_cards_typed(
	struct cli *cli, struct cli_cards *cards, struct game_deal *said);
/* Report "3 C p40+U +- kU = 4 4 -8" and the table's totals; of a deal taken back its number. */
void cli_say_deal(struct cli *cli, const struct desk_deal *d, const struct msg *msg);
/* Note where the cards differ from the recorded deal, each note after `where` ("cup.ulti:12: "). */
int cli_cards_compare(struct cli *cli, const struct game_play *play, const struct game_record *recorded,
	const char *where);
/* The same under a warning heading. */
void cli_cards_warn(struct cli *cli, const struct game_play *play, const struct game_record *recorded);

/* Add to the document the bids of an edition, or those above one (not NULL). */
bool cli_bids_add(struct cli *cli, struct doc *doc, const struct game_edition *edition, const char *above);

/* What follows the settlement of a recorded deal: its match points, the totals after it, its open disputes
 * and its other rulings; or "". */
struct cli_why {
	struct buf match_points, running, open, rulings;
};
void cli_why_add(struct doc *doc, const struct cli_why *more);
/* Explain how a ruled deal counts; `more` follows. */
bool cli_why_ruled(struct cli *cli, const struct book_event *event, const struct book_table *table, int no,
	const struct cli_why *more);
/* Report why the standing that is taken over is not final, if it is not. */
bool cli_say_state(struct cli *cli, const struct book_event *from);
/* After a coup report who is next in the order, if that was drawn, and how to seat them. */
void cli_say_next(struct cli *cli, const struct book_event *event, int table);
/* Compute par of deals 1 … `deals` of a seed, by the rules of the event or, with NULL, of 2017; free *out. */
bool cli_par_of_seed(struct cli *cli, const struct book_event *event, const char *seed, int deals, int seats,
	struct game_pars **out);
/* Show the standings of the season of --season. */
bool cli_show_season(struct cli *cli);
/* Prove the book by its seals and history. The caller frees the findings; none after an error. */
bool cli_prove(struct cli *cli, struct report_proof *proof);
/* Report a code that is none of the book's; it may belong to a book that something came from. */
bool cli_code_unknown(struct cli *cli, const char *code);
/* Compare a workbook with the book. */
bool cli_verify_page(struct cli *cli, const char *path);

/* After a change that completed a round, copy the book to BOOK.backup-eEVENT-rROUND and report it. A failure
 * is only a warning. */
void cli_back_up_round(struct cli *cli, const struct book_round *round);

#endif
