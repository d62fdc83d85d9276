/* commands: the functions of the table in commands.c, and what these share. */
#ifndef CLI_COMMANDS_COMMANDS_H
#define CLI_COMMANDS_COMMANDS_H

#include "cli/shell/cli.h"

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
cli_run cli_run_verify, cli_run_import, cli_run_export, cli_run_merge;
cli_run cli_run_backup_list, cli_run_backup, cli_run_restore;
cli_run cli_run_recover, cli_run_bids_check, cli_run_bids;
cli_run cli_run_why, cli_run_lines, cli_run_cases, cli_run_replay;
cli_run cli_run_solve, cli_run_par, cli_run_arrange, cli_run_stats, cli_run_stats_bettors;
cli_run cli_run_what_if, cli_run_stats_cards, cli_run_cards_check, cli_run_cards_set, cli_run_cards_show;
cli_run cli_run_cards_analyse, cli_run_duplicate_deal, cli_run_duplicate_attach, cli_run_duplicate_show;
cli_run cli_run_duplicate_results;

/* ---- what several commands share --------------------------------------------------------------- */

/* Why a deal was not recorded, with its place in the line, or the slips that the
 * paper's figures speak for; false. */
bool cli_fail_deal(struct cli *cli, const struct buf *typed, const struct desk_deal *d);
/* Say after an inserted deal which ones stand one later now. */
void cli_say_moved(struct cli *cli, const struct desk_deal *d);
bool cli_fail_paper(struct cli *cli, const struct desk_rules *rules, const struct book_table *table,
	const struct game_deal *line, const struct book_deal *deal);
/* A deal line typed for a deal of no table, by the edition of --rules; its settlement. */
struct cli_line {
	struct game_rules rules;
	struct game_deal line;
	struct game_played played;
	int points[GAME_SEATS];
};

/* Read it and find its table; refused if it cannot have been. */
bool cli_deal_line(struct cli *cli, struct cli_line *out);
/* A deal's cards on their way into the book. */
struct cli_cards {
	struct game_deal line;         /* what was bid and said: open until there is a result */
	struct game_cards words;
	struct game_play play;
};

/*
 * Play the words over again for that table, and put them into their full form; an open line whose deal is
 * played out gets its result.
 */
bool cli_cards_play(struct cli *cli, const struct desk_rules *rules, const struct book_table *table,
	struct cli_cards *cards);
/*
 * The same with lines of cards that were typed, each an argument, or that stand in a file, without a book.
 * `said`: the deal's line as it was typed, open if there was none with a result.
 */
bool cli_cards_typed(
	struct cli *cli, struct cli_cards *cards, struct game_deal *said);
/*
 * What the cards say differently from the recorded deal, as notes; `where` stands first ("cup.ulti:12:
 * ").
 */
int cli_cards_compare(struct cli *cli, const struct game_play *play, const struct game_record *recorded,
	const char *where);
/* The same under a heading that warns. */
void cli_cards_warn(struct cli *cli, const struct game_play *play, const struct game_record *recorded);

/* The bids of an edition, those above one (or NULL), added to the document. */
bool cli_bids_add(struct cli *cli, struct doc *doc, const struct game_edition *edition, const char *above);

/* What follows the settlement of a recorded deal: its match points, the totals after it; or "". */
struct cli_why {
	struct buf match_points, running;
};
void cli_why_add(struct doc *doc, const struct cli_why *more);
/* Why a deal that a ruling decided counts as it does; `more` follows it. */
bool cli_why_ruled(struct cli *cli, const struct book_event *event, const struct book_table *table, int no,
	const struct cli_why *more);
/* Say after a coup who is next in the order, if that was drawn, and how they are seated. */
void cli_say_next(struct cli *cli, const struct book_event *event, const struct game_edition *edition,
	int table);
/*
 * Par of deals 1 … `deals` of a seed, by the rules of the event or, with NULL, of 2017; *out is to be
 * freed.
 */
bool cli_par_of_seed(struct cli *cli, const struct book_event *event, const char *seed, int deals, int seats,
	struct game_pars **out);
/* The standings of the season of --season. */
bool cli_show_season(struct cli *cli);
/* Is the book what its seals and its history say? The findings are the caller's
 * to free; none after an error. */
bool cli_prove(struct cli *cli, struct report_proof *proof);
/* The error of a code that is none of the book's; it may be of one from which something came. */
bool cli_code_unknown(struct cli *cli, const char *code);
/* Does a workbook say what the book says? */
bool cli_verify_page(struct cli *cli, const char *path);

/*
 * After a change: if it has completed a round, copy the book to BOOK.backup-eEVENT-rROUND and say so. What
 * prevents it is only a warning.
 */
void cli_back_up_round(struct cli *cli);

#endif
