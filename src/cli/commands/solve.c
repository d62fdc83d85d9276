/* What the cards allow: positions as JSON Lines, par, a recorded play card by card. */
#include "base/messages.h"
#include "cli/commands/commands.h"
#include "cli/shell/messages.h"
#include "cli/dialogue/dialogue.h"

#include <stdlib.h>
#include <unistd.h>

/* ---- JSON Lines -------------------------------------------------------------------------------- */

enum { BATCH = 64 };

/* Lines read; their work items, numbered consecutively; their answers. */
struct batch {
	const struct game_solve *solve;
	struct cli_solvers solvers;
	bool talon;
	int count;
	size_t piece_count, pieces[BATCH];   /* the first item of each line */
	char *lines;                         /* one question each */
};

static void *work_of_line(const struct batch *batch, int line)
{
	return batch->lines + (size_t)line * batch->solve->question_size;
}

static void work_piece(void *arg, int worker, size_t piece)
{
	struct batch *batch = arg;
	int line = batch->count - 1;

	while (batch->pieces[line] > piece)
		line--;
	batch->solve->question_work(work_of_line(batch, line), piece - batch->pieces[line],
		batch->solvers.list[worker]);
}

static void answer_batch(struct cli *cli, struct batch *batch)
{
	pool_run(batch->solvers.count, batch->piece_count, work_piece, batch);
	for (int i = 0; i < batch->count; i++)
		batch->solve->question_write(&cli->out, work_of_line(batch, i));
	batch->count = 0;
	batch->piece_count = 0;
}

static bool take_line(struct cli *cli, void *arg, const char *line, size_t n)
{
	struct batch *batch = arg;
	void *question = work_of_line(batch, batch->count);
	bool fine = batch->solve->question_read(question, cli->lang, batch->talon, line, n);

	batch->pieces[batch->count++] = batch->piece_count;
	batch->piece_count += batch->solve->question_pieces(question);
	if (batch->count == BATCH)
		answer_batch(cli, batch);
	return fine;
}

static bool solve_lines(struct cli *cli, bool talon)
{
	struct batch batch = { .solve = cli_solve(cli, cli->opt[CLI_RULES]), .talon = talon };

	if (!batch.solve)
		return false;
	batch.lines = calloc(BATCH, batch.solve->question_size);
	if (!batch.lines || !cli_solvers_make(cli, batch.solve, pool_workers(), &batch.solvers)) {
		free(batch.lines);
		return cli_fail(cli, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	}
	bool done = cli_lines_with(cli, take_line, &batch);
	answer_batch(cli, &batch);
	cli_solvers_free(&batch.solvers);
	free(batch.lines);
	return cli_flush(cli) && done;
}

bool cli_run_solve(struct cli *cli)
{
	if (cli->argc > 0 && cli->argc <= 3 && cli_are_numbers(cli->argc, cli->argv)
		&& access(cli->argv[0], F_OK) != 0) {
		/* Numbers that name a deal and no file: list the commands that look at a deal. */
		struct buf place = { 0 };
		if (cli->argc == 3)
			cli_join(&place, cli, 0);
		else
			buf_str(&place, msg_word_place.text[cli->lang]);
		cli_fail(cli, ERR_USAGE, &msg_solve_no_deal, MSG_ARGS(buf_text(&place)));
		buf_free(&place);
		return false;
	}
	return solve_lines(cli, cli->opt[CLI_TALON] != NULL);
}

/* ---- a deal of the book ------------------------------------------------------------------------ */

/* The deal whose cards are examined. */
struct look {
	struct book_event event;
	struct book_table table;
	struct desk_rules rules;
	int no;
	bool is_played;             /* its cards are in the book */
	struct game_play play;
	const struct game_solve *solve;
};

static bool find_play(struct cli *cli, char **argv, struct look *look)
{
	if (!cli_table(cli, argv[0], argv[1], &look->event, &look->table))
		return false;
	look->solve = cli_solve(cli, look->event.edition);
	if (!look->solve || !cli_number(cli, argv[2], &msg_word_deal, &look->no)
		|| !desk_rules_read(cli->book, look->event.id, &look->rules, &cli->err)
		|| !report_play_find(cli->book, &look->table, look->no, &look->play, &look->is_played, &cli->err))
		return false;
	report_names(&look->table, look->no, look->play.names);
	return true;
}

/* Show the sentences; for scripts a row a card; on paper both. */
static bool show_analysis(struct cli *cli, const struct game_solve *solve, const struct game_play *play)
{
	struct cli_solvers solvers;
	struct doc doc;

	if (!cli_solvers_make(cli, solve, 1, &solvers))
		return false;
	solve->analyse(&doc, cli->lang, cli->look.media, play, solvers.list[0]);
	cli_solvers_free(&solvers);
	cli_doc_look(cli, &doc);
	return cli_show_doc(cli, &doc);
}

void cli_cards_warn(struct cli *cli, const struct game_play *play, const struct game_record *written)
{
	struct buf lines = { 0 };

	if (play->rules.edition->game->cards->against_record(&lines, cli->lang, play, written) > 0) {
		cli_say(cli, &msg_analysis_differs, MSG_NO_ARGS);
		buf_wrap(&cli->note, 4, buf_text(&lines), cli->look.columns);
	}
	buf_free(&lines);
}

static bool analyse_recorded(struct cli *cli, char **argv)
{
	struct look look = { .no = 0 };
	struct book_deal deal;
	struct err none = { 0 };

	if (!cli_open(cli, CLI_READS) || !find_play(cli, argv, &look))
		return false;
	if (!look.is_played)
		return cli_fail_no_cards(cli, &look.table, argv);
	bool found = book_deal_find(cli->book, look.table.id, look.no, &deal, &none) && deal.has_record;
	if (none.status != ERR_NONE && none.status != ERR_NOT_FOUND)
		return cli->err = none, false;
	if (found && (deal.state == BOOK_PLAYED || deal.state == BOOK_VOID))
		cli_cards_warn(cli, &look.play, &deal.record);
	return show_analysis(cli, look.solve, &look.play);
}

bool cli_run_cards_analyse(struct cli *cli)
{
	struct game_deal said;
	struct cli_cards cards;
	bool deal;

	if (!cli_names_deal(cli, &deal))
		return false;
	if (deal)
		return analyse_recorded(cli, cli->argv);
	const struct game_solve *solve = cli_solve(cli, NULL);
	if (!cli_cards_typed(cli, &cards, &said))
		return false;
	if (!said.is_open)
		cli_cards_warn(cli, &cards.play, &said.record);
	return show_analysis(cli, solve, &cards.play);
}

/* ---- par --------------------------------------------------------------------------------------- */

/* Find the deal as dealt: as recorded, else from the seed of its round. NULL with an error. */
static struct game_pars *find_hands(struct cli *cli, char **argv, struct look *look)
{
	struct book_duplicate duplicate;
	struct game_pars *pars = NULL;

	if (look->is_played) {
		pars = look->solve->pars_of_play(&look->play);
	} else {
		if (!book_duplicate_find(cli->book, look->event.id, look->table.round, &duplicate, &cli->err))
			return NULL;
		if (!duplicate.id || look->no > duplicate.deals) {
			cli_fail(cli, ERR_NOT_FOUND, &msg_par_no_cards, MSG_ARGS(argv[0], argv[1], argv[2]));
			return NULL;
		}
		pars =
			look->solve->pars_of_seed(&look->rules.game, look->table.seat_count, duplicate.seed, look->no, 1);
	}
	if (!pars)
		cli_fail(cli, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	return pars;
}

static bool par_of_book(struct cli *cli, char **argv)
{
	struct look look = { .no = 0 };
	const char *names[BOOK_SEATS] = { NULL };
	struct cli_solvers solvers;
	struct doc doc;

	if (!cli_open(cli, CLI_READS) || !find_play(cli, argv, &look))
		return false;
	struct game_pars *pars = find_hands(cli, argv, &look);
	if (!pars || !cli_solvers_make(cli, look.solve, pool_workers(), &solvers)) {
		free(pars);
		return false;
	}
	look.solve->par_work(pars, 0, solvers.list, solvers.count);
	cli_solvers_free(&solvers);
	report_names(&look.table, look.no, names);
	look.solve->par(&doc, cli->lang, cli->look.media, pars, names);
	free(pars);
	cli_doc_look(cli, &doc);
	return cli_show_doc(cli, &doc);
}

bool cli_run_par(struct cli *cli)
{
	bool deal;

	return cli_names_deal(cli, &deal)
		&& (deal ? par_of_book(cli, cli->argv) : solve_lines(cli, false));
}

bool cli_par_of_seed(struct cli *cli, const struct book_event *event, const char *seed, int deals, int seats,
	struct game_pars **out)
{
	const struct game_solve *solve = cli_solve(cli, event ? event->edition : NULL);
	struct desk_rules rules = { .game = game_rules_of(game_edition_standard()) };
	struct cli_solvers solvers;

	if (!solve || (event && !desk_rules_read(cli->book, event->id, &rules, &cli->err))
		|| !cli_solvers_make(cli, solve, pool_workers(), &solvers))
		return false;
	struct game_pars *pars = *out = solve->pars_of_seed(&rules.game, seats, seed, 1, deals);
	for (int i = 0; pars && i < deals; i++) {
		cli_progress(cli, &msg_par_progress, (size_t)i, (size_t)deals);
		solve->par_work(pars, i, solvers.list, solvers.count);
	}
	cli_progress(cli, &msg_par_progress, (size_t)deals, (size_t)deals);
	cli_solvers_free(&solvers);
	return pars || cli_fail(cli, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}
