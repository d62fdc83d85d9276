/* What the cards allow: positions as JSON Lines, par, a recorded play card by card. */
#include "base/messages.h"
#include "cli/cli.h"
#include "cli/messages.h"
#include "cli/rule.h"

#include <stdlib.h>
#include <unistd.h>

/* There is a solver for the rules of 2017 alone; books of the other games say so. */
bool cli_can_solve(struct cli *cli, const char *edition)
{
	static const char *const others[] = { "ulti-online", "vadasz-2025", "ecarte" };

	for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
		if (edition && strcmp(edition, others[i]) == 0)
			return cli_fail(cli, ERR_REFUSED, &msg_no_solver, MSG_ARGS(edition));
	}
	return true;
}

/* ---- solvers, one for each core ---------------------------------------------------------------- */

void cli_solvers_free(struct cli_solvers *solvers)
{
	for (int i = 0; i < solvers->count; i++)
		free(solvers->list[i]);
}

bool cli_solvers_make(struct cli *cli, int count, struct cli_solvers *solvers)
{
	*solvers = (struct cli_solvers){ .count = 0 };
	while (solvers->count < count) {
		void *memory = malloc(ulti_solver_size(ULTI_SOLVER_BITS));
		if (!memory) {
			cli_solvers_free(solvers);
			return cli_fail(cli, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
		}
		solvers->list[solvers->count++] = ulti_solver_make(memory, ULTI_SOLVER_BITS);
	}
	return true;
}

/* ---- JSON Lines -------------------------------------------------------------------------------- */

enum { BATCH = 64 };

/* Lines that are read; their pieces of work, numbered through; their answers. */
struct batch {
	struct cli_solvers solvers;
	bool talon;
	int count;
	size_t piece_count, pieces[BATCH];   /* of each line the first piece */
	struct ulti_question lines[BATCH];
};

static void work_piece(void *arg, int worker, size_t piece)
{
	struct batch *batch = arg;
	int line = batch->count - 1;

	while (batch->pieces[line] > piece)
		line--;
	ulti_question_work(&batch->lines[line], piece - batch->pieces[line], batch->solvers.list[worker]);
}

static void answer_batch(struct cli *cli, struct batch *batch)
{
	pool_run(batch->solvers.count, batch->piece_count, work_piece, batch);
	for (int i = 0; i < batch->count; i++) {
		ulti_question_write(&cli->out, &batch->lines[i]);
		buf_free(&batch->lines[i].head);
	}
	batch->count = 0;
	batch->piece_count = 0;
}

static bool take_line(struct cli *cli, void *arg, const char *line, size_t n)
{
	struct batch *batch = arg;
	struct ulti_question *solve = &batch->lines[batch->count];

	ulti_question_read(solve, cli->lang, batch->talon, line, n);
	bool fine = solve->kind != ULTI_QUESTION_REFUSED;
	batch->pieces[batch->count++] = batch->piece_count;
	batch->piece_count += ulti_question_pieces(solve);
	if (batch->count == BATCH)
		answer_batch(cli, batch);
	return fine;
}

static bool solve_lines(struct cli *cli, int argc, char **argv, bool talon)
{
	struct batch *batch;

	if (!cli_can_solve(cli, cli->opt[CLI_RULES]))
		return false;
	batch = calloc(1, sizeof *batch);
	if (!batch || !cli_solvers_make(cli, pool_workers(), &batch->solvers)) {
		free(batch);
		return cli_fail(cli, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	}
	batch->talon = talon;
	bool done = cli_lines_with(cli, argc, argv, take_line, batch);
	answer_batch(cli, batch);
	cli_solvers_free(&batch->solvers);
	free(batch);
	return cli_flush(cli) && done;
}

/* Numbers that name a deal and no file: which commands look at a deal. */
static bool refuse_deal(struct cli *cli, int argc, char **argv)
{
	struct buf place = { 0 };

	if (argc == 3)
		cli_join(&place, argc, argv, 0);
	else
		buf_str(&place, msg_word_place.text[cli->lang]);
	cli_fail(cli, ERR_USAGE, &msg_solve_no_deal, MSG_ARGS(buf_text(&place)));
	buf_free(&place);
	return false;
}

bool cli_run_solve(struct cli *cli, int argc, char **argv)
{
	if (argc > 0 && argc <= 3 && cli_are_numbers(argc, argv) && access(argv[0], F_OK) != 0)
		return refuse_deal(cli, argc, argv);
	return solve_lines(cli, argc, argv, cli->opt[CLI_TALON] != NULL);
}

/* ---- a deal of the book ------------------------------------------------------------------------ */

/* A deal whose cards are looked at. */
struct look {
	struct book_event event;
	struct book_table table;
	struct report_rules rules;
	int no;
	bool is_played;             /* its cards are in the book */
	struct report_play play;
};

static bool find_play(struct cli *cli, char **argv, struct look *look)
{
	if (!cli_table(cli, argv[0], argv[1], &look->event, &look->table) || !cli_can_solve(cli, look->event.edition)
		|| !cli_number(cli, argv[2], &msg_word_deal, &look->no)
		|| !report_rules_read(cli->store, look->event.id, &look->rules, &cli->err)
		|| !report_play_find(cli->store, &look->table, look->no, &look->play, &look->is_played, &cli->err))
		return false;
	report_names(&look->table, look->no, look->play.names);
	return true;
}

/* The sentences; for scripts a row a card, on paper both. */
static bool show_analysis(struct cli *cli, const struct report_play *play, const struct ulti_rules *rules)
{
	struct report_analysis analysis;
	struct buf text = { 0 };
	struct cli_solvers solvers;
	struct doc doc;

	if (!cli_solvers_make(cli, 1, &solvers))
		return false;
	report_analyse(play, rules, solvers.list[0], &analysis);
	cli_solvers_free(&solvers);
	if (cli_format(cli) == EXPORT_TEXT) {
		report_analysis_say(&text, cli->lang, &analysis);
		buf_wrap(&cli->out, 0, buf_text(&text), cli->look.columns);
		buf_free(&text);
		return true;
	}
	report_analysis_doc(&analysis, cli->lang, &doc);
	cli_doc_look(cli, &doc);
	return cli_show_doc(cli, &doc);
}

void cli_cards_warn(struct cli *cli, const struct report_play *play, const struct ulti_deal *written)
{
	struct buf lines = { 0 };

	if (report_play_differences(&lines, cli->lang, play, written) > 0) {
		cli_say(cli, &msg_analysis_differs, MSG_NO_ARGS);
		buf_wrap(&cli->note, 4, buf_text(&lines), cli->look.columns);
	}
	buf_free(&lines);
}

static bool analyse_typed(struct cli *cli, int argc, char **argv)
{
	const struct ulti_rules rules = { .lost_ulti_extra = ULTI_EXTRA_ALWAYS };
	struct ulti_deal_line said;
	struct cli_cards cards;

	if (!cli_cards_typed(cli, argc, argv, &cards, &said))
		return false;
	if (!said.is_open)
		cli_cards_warn(cli, &cards.play, &said.deal);
	return show_analysis(cli, &cards.play, &rules);
}

static bool analyse_recorded(struct cli *cli, char **argv)
{
	struct look look = { .no = 0 };
	struct ulti_deal written = { 0 };
	struct book_deal deal;
	struct err none = { 0 };

	if (!cli_open(cli, CLI_READS) || !find_play(cli, argv, &look))
		return false;
	if (!look.is_played)
		return cli_fail_no_cards(cli, &look.table, argv);
	bool found = book_deal_find(cli->store, look.table.id, look.no, &deal, &none);
	if (none.status != ERR_NONE && none.status != ERR_NOT_FOUND)
		return cli->err = none, false;
	if (found && (deal.state == BOOK_PLAYED || deal.state == BOOK_VOID) && report_deal_of(&look.table, &deal, &written))
		cli_cards_warn(cli, &look.play, &written);
	const struct ulti_rules ulti = ulti_rules_of(&look.rules.game);
	return show_analysis(cli, &look.play, &ulti);
}

bool cli_run_cards_analyse(struct cli *cli, int argc, char **argv)
{
	bool deal;

	return cli_names_deal(cli, argc, argv, &deal)
		&& (deal ? analyse_recorded(cli, argv) : analyse_typed(cli, argc, argv));
}

/* ---- in a ruling ------------------------------------------------------------------------------- */

bool rule_find_play(struct rule *rule, bool blind, struct report_play *play, bool *found)
{
	struct cli *cli = rule->cli;

	if (!report_play_find(cli->store, &rule->d.table, rule->d.scene.court.no, play, found, &cli->err))
		return false;
	if (*found && !blind)
		report_names(&rule->d.table, rule->d.scene.court.no, play->names);
	return true;
}

bool rule_breach_cost(struct rule *rule, bool blind, const struct report_play *play, struct buf *b)
{
	struct cli *cli = rule->cli;
	struct report_play seen = *play;
	struct report_analysis analysis;
	struct cli_solvers solvers;

	if (!cli_can_solve(cli, rule->d.event.edition) || !cli_solvers_make(cli, 1, &solvers))
		return false;
	seen.is_ruled = seen.is_ruled && !blind;
	const struct ulti_rules ulti = ulti_rules_of(&rule->d.rules.game);
	report_analyse(&seen, &ulti, solvers.list[0], &analysis);
	cli_solvers_free(&solvers);
	report_breach_cost(b, cli->lang, &analysis, blind ? NULL : &rule->d.ruling);
	return true;
}

/* ---- par --------------------------------------------------------------------------------------- */

/* The deal as it was dealt: as it stands in the book, else out of the seed of its round. */
static bool find_hands(struct cli *cli, char **argv, struct look *look, struct report_par *par)
{
	struct book_duplicate duplicate;

	if (!find_play(cli, argv, look))
		return false;
	if (look->is_played) {
		*par = (struct report_par){ .players = look->play.contract.players, .play = look->play.play };
		par->play.count = 0;
		return true;
	}
	if (!book_duplicate_find(cli->store, look->event.id, look->table.round, &duplicate, &cli->err))
		return false;
	if (!duplicate.id || look->no > duplicate.deals)
		return cli_fail(cli, ERR_NOT_FOUND, &msg_par_no_cards, MSG_ARGS(argv[0], argv[1], argv[2]));
	report_par_deal(ulti_seed_of(duplicate.seed, strlen(duplicate.seed)), look->no,
		look->table.seat_count, par);
	return true;
}

static bool show_par(struct cli *cli, const struct report_par *par, const struct book_table *at, int no)
{
	const char *names[BOOK_SEATS];
	struct buf text = { 0 };
	struct listing table;
	struct doc doc;

	report_names(at, no, names);
	if (cli_format(cli) != EXPORT_TEXT) {
		report_par_table(par, &table, cli->lang);
		return cli_show(cli, &table);
	}
	report_par_say(&text, cli->lang, par, names);
	buf_wrap(&cli->out, 0, buf_text(&text), cli->look.columns);
	buf_free(&text);
	report_par_made(par, &table, cli->lang);
	if (table.row_count == 0) {
		listing_free(&table);
		return true;
	}
	buf_char(&cli->out, '\n');
	doc_list(&doc, cli->lang, &table);
	cli_doc_look(cli, &doc);
	if (report_par_has_silent(par))
		doc_note(&doc, msg_par_starred.text[cli->lang]);
	return cli_show_doc(cli, &doc);
}

static bool par_of_book(struct cli *cli, char **argv)
{
	struct look look = { .no = 0 };
	struct report_par par;
	struct cli_solvers solvers;

	if (!cli_open(cli, CLI_READS) || !find_hands(cli, argv, &look, &par)
		|| !cli_solvers_make(cli, pool_workers(), &solvers))
		return false;
	const struct ulti_rules ulti = ulti_rules_of(&look.rules.game);
	report_par_solve(&par, &ulti, solvers.list, solvers.count);
	cli_solvers_free(&solvers);
	return show_par(cli, &par, &look.table, look.no);
}

bool cli_run_par(struct cli *cli, int argc, char **argv)
{
	bool deal;

	return cli_names_deal(cli, argc, argv, &deal)
		&& (deal ? par_of_book(cli, argv) : solve_lines(cli, argc, argv, false));
}

bool cli_par_of_seed(struct cli *cli, const struct book_event *event, const char *seed, int deals, int seats,
	struct report_par **out)
{
	struct report_rules rules = { .game = game_rules_of(game_edition_standard()) };
	uint64_t number = ulti_seed_of(seed, strlen(seed));
	struct cli_solvers solvers;

	if ((event
		    && (!cli_can_solve(cli, event->edition)
			    || !report_rules_read(cli->store, event->id, &rules, &cli->err)))
		|| !cli_solvers_make(cli, pool_workers(), &solvers))
		return false;
	const struct ulti_rules ulti = ulti_rules_of(&rules.game);
	struct report_par *pars = *out = calloc((size_t)deals, sizeof *pars);
	for (int i = 0; pars && i < deals; i++) {
		cli_progress(cli, &msg_par_progress, (size_t)i, (size_t)deals);
		report_par_deal(number, i + 1, seats, &pars[i]);
		report_par_solve(&pars[i], &ulti, solvers.list, solvers.count);
	}
	cli_progress(cli, &msg_par_progress, (size_t)deals, (size_t)deals);
	cli_solvers_free(&solvers);
	return pars || cli_fail(cli, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}
