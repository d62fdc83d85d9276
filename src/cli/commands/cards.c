/* Cards: deals replayed, their tricks in the book, duplicate deals. */
#include "cli/commands/commands.h"
#include "desk/desk.h"
#include "desk/journal/journal.h"
#include "cli/shell/messages.h"
#include "desk/messages.h"
#include "report/standings/standings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- typed cards ------------------------------------------------------------------------------- */

/* Lines of cards as typed or pasted, perhaps including the deal's own line. */
struct typed {
	const struct game_edition *edition;   /* the edition they follow */
	bool has_line;
	struct game_deal line;
	struct game_cards words;
};

/* Return the cards of an edition: its game's standard edition reads them. */
static const struct game_cards_play *cards_of(struct cli *cli, const struct game_edition *edition)
{
	if (!edition->game->cards)
		game_lacks(&cli->err, edition, "cards");
	return edition->game->cards;
}

/* Refuse other editions: only the standard one has rules of play here. */
static bool may_check(struct cli *cli)
{
	const struct game_edition *edition = cli_edition(cli);

	return edition && (edition == game_edition_standard()
		|| cli_fail(cli, ERR_REFUSED, &msg_cards_other_rules, MSG_ARGS(edition->id)));
}

/* Read a line: one that begins with a word for cards, or else the deal's. */
static bool read_typed_line(struct typed *typed, const char *s, size_t n, int no, struct text_fault *fault)
{
	struct journal journal = { .next = s, .end = s + n };
	struct journal_statement statement;
	int got = journal_next(&journal, &statement, fault);

	if (got == 0)
		return true;
	if (got == 1 && statement.kind == JOURNAL_CARDS)
		return typed->edition->game->cards->read((struct text_slice){ s, n }, &typed->words, fault);
	if (got == 1 && statement.kind != JOURNAL_DEAL) {
		*fault = (struct text_fault){ .to = n, .msg = &msg_cards_no_line };
		return false;
	}
	typed->has_line = true;
	return game_deal_read(typed->edition, (struct text_slice){ s, n }, no, true, &typed->line,
		fault);
}

static bool read_typed(struct cli *cli, const char *s, size_t n, int no, struct typed *typed)
{
	struct text_fault fault;

	for (const char *end = s + n; s < end;) {
		const char *newline = memchr(s, '\n', (size_t)(end - s));
		size_t length = newline ? (size_t)(newline - s) : (size_t)(end - s);
		if (!read_typed_line(typed, s, length, no, &fault)) {
			struct buf line = { 0 };
			buf_add(&line, s, length);
			cli_fault(cli, &line, &fault);
			buf_free(&line);
			return false;
		}
		s += length + (newline != NULL);
	}
	return true;
}

/* Read the arguments, a line each; without any a file, or typed lines to the end. */
static bool read_input(struct cli *cli, const struct game_edition *edition, const char *path, int argc,
	char **argv, int no, struct typed *typed)
{
	struct buf text = { 0 };

	*typed = (struct typed){ .edition = edition, .line.dealer = GAME_NO_SEAT };
	if (!cards_of(cli, edition))
		return false;
	bool done = argc > 0 || file_read(&text, path, LIMIT_TYPED, &cli->err);

	for (int i = 0; i < argc; i++) {
		buf_str(&text, argv[i]);
		buf_char(&text, '\n');
	}
	done = done && read_typed(cli, buf_text(&text), text.len, no, typed);
	buf_free(&text);
	return done;
}

/* ---- into the book ----------------------------------------------------------------------------- */

/* Find the contract: from the cards, else from the deal's line. */
static bool contract_of(struct cli *cli, const struct game_edition *edition, const struct cli_cards *cards,
	struct game_deal *out)
{
	*out = cards->line;
	if (game_cards_find(&cards->words, "contract", 0))
		return edition->game->cards->contract_of(&cards->words, out)
			|| game_lacks(&cli->err, edition, "cards");
	return cards->line.kind == GAME_DEAL_PLAYED
		|| cli_fail(cli, ERR_REFUSED, &msg_cards_no_contract, MSG_NO_ARGS);
}

bool cli_cards_play(struct cli *cli, const struct desk_rules *rules, const struct book_table *table,
	struct cli_cards *cards)
{
	const struct game_edition *edition = rules->game.edition;
	const struct game_cards_play *play = cards_of(cli, edition);
	struct game_deal contract;

	if (!play || !contract_of(cli, edition, cards, &contract))
		return false;
	int turn = game_dealer_of(edition->game, cards->line.no, table->seat_count);
	int dealer = cards->line.dealer == GAME_NO_SEAT ? turn : cards->line.dealer;
	if (dealer >= table->seat_count)
		return cli_fail(cli, ERR_REFUSED, &msg_deal_no_such_dealer, MSG_ARGS(text_seat_code(dealer)));
	if (!game_cards_find(&cards->words, "contract", 0))
		contract.dealer = dealer == turn ? GAME_NO_SEAT : dealer;
	if (!play->contract_put(&cards->words, &contract))
		return cli_fail(cli, ERR_REFUSED, &msg_cards_no_play, MSG_ARGS(contract.record.bid));
	cards->play = (struct game_play){ .rules = rules->game, .seats = table->seat_count, .dealer = dealer,
		.words = cards->words };
	if (!play->play(&cards->play, &cli->err))
		return false;
	cards->words = cards->play.words;
	for (int seat = 0; seat < table->seat_count; seat++)
		cards->play.names[seat] = book_player_at(table, seat, cards->line.no);
	play->close(&cards->play, &cards->line);
	return true;
}

int cli_cards_compare(struct cli *cli, const struct game_play *play, const struct game_record *recorded,
	const char *where)
{
	struct buf lines = { 0 };
	int count = play->rules.edition->game->cards->against_record(&lines, cli->lang, play, recorded);

	for (const char *at = buf_text(&lines); *at; at = strchr(at, '\n') + 1) {
		buf_str(&cli->note, where);
		buf_add(&cli->note, at, (size_t)(strchr(at, '\n') - at) + 1);
	}
	buf_free(&lines);
	return count;
}

/* Replay the cards. If only another trump allows them, the trump is usually the mistake: report that, and ask
 * before recording a breach. */
static bool play_or_doubt(struct cli *cli, const struct desk_rules *rules, const struct book_table *table,
	struct cli_cards *cards, bool ask)
{
	const struct game_cards_play *play = rules->game.edition->game->cards;
	bool done = cli_cards_play(cli, rules, table, cards);
	bool is_doubtful = !done || cards->play.has_breach;
	const char *typed = "", *fits = "";

	if (!is_doubtful || !cards->play.rules.edition
		|| !play->other_trump(&cards->play, cli->lang, &typed, &fits))
		return done;
	cli_say(cli, &msg_cards_other_trump, MSG_ARGS(typed, fits));
	return done
		&& (!ask || !cli_at_terminal(cli) || cli_confirm(cli, &msg_cards_keep_trump, MSG_ARGS(typed)));
}

/* A deal of the book and its cards. */
struct work {
	struct desk_cards set;
	struct cli_cards cards;
};

/* Open the deal ROUND TABLE NO of the book. */
static bool open_work(struct cli *cli, char **argv, struct work *work)
{
	struct desk_deal *d = &work->set.deal;
	int no = 0;

	return cli_table(cli, argv[0], argv[1], &d->event, &d->table)
		&& cli_number(cli, argv[2], &msg_word_deal, &no) && desk_cards_open(cli_desk(cli), no, &work->set);
}

static bool set_cards(struct cli *cli, struct work *work)
{
	struct desk_deal *d = &work->set.deal;
	bool was_taken = work->set.is_taken;

	d->line = work->cards.line;
	if (!desk_cards_set(cli_desk(cli), &work->cards.words, &work->set))
		return cli_fail_deal(cli, NULL, d);
	cli_say(cli, work->set.again ? &msg_cards_again : &msg_cards_set, MSG_ARGS(num_of(d->table.round).text,
		num_of(d->table.no).text, num_of(d->line.no).text));
	if (!was_taken && work->set.is_taken) {
		if (!book_table_sums(cli->book, &d->table, &d->sums, &cli->err))
			return false;
		cli_say_deal(cli, d, &msg_deal_added);
	}
	if (work->set.is_recorded && work->cards.play.is_ruled) {
		cli_say(cli, &msg_cards_not_ruled, MSG_ARGS(num_of(d->table.round).text, num_of(d->table.no).text,
			num_of(d->line.no).text));
	}
	if (work->set.is_recorded)
		cli_cards_warn(cli, &work->cards.play, &work->set.facts);
	else if (!work->set.is_taken)
		cli_say(cli, &msg_cards_no_result, MSG_NO_ARGS);
	return true;
}

/* Show the play; as a table, with the legend of its symbols. */
static bool show_play(struct cli *cli, const struct game_play *play)
{
	struct doc doc;

	play->rules.edition->game->cards->doc(&doc, cli->lang, cli->look.media, play);
	cli_doc_look(cli, &doc);
	bool has_table = doc_for(&doc, DOC_EVERYWHERE & ~(unsigned)DOC_TERMINAL);
	if (!has_table || report_cards_legend(&doc, &cli->look, &cli->err))
		return cli_show_doc(cli, &doc);
	doc_free(&doc);
	return false;
}

bool cli_run_cards_set(struct cli *cli)
{
	struct work work = { .set.deal.end = DESK_DEAL_REFUSED };
	struct desk_deal *d = &work.set.deal;
	struct typed typed;

	if (!open_work(cli, cli->argv, &work)
		|| !read_input(cli, d->rules.game.edition, "-", cli->argc - 3, cli->argv + 3, d->line.no, &typed)
		|| !desk_cards_contract(cli_desk(cli), typed.has_line ? &typed.line : NULL, &typed.words, &work.set))
		return false;
	work.cards = (struct cli_cards){ .words = typed.words, .line = work.set.deal.line };
	return play_or_doubt(cli, &d->rules, &d->table, &work.cards, true) && show_play(cli, &work.cards.play)
		&& set_cards(cli, &work);
}

/* ---- from the book ----------------------------------------------------------------------------- */

bool cli_run_cards_show(struct cli *cli)
{
	struct work work = { .set.deal.end = DESK_DEAL_REFUSED };
	const struct book_table *table = &work.set.deal.table;
	struct book_cards cards;

	if (!open_work(cli, cli->argv, &work)
		|| !book_cards_find(cli->book, table->id, work.set.deal.line.no, 0, &cards, &cli->err))
		return false;
	if (!cards.id)
		return cli_fail_no_cards(cli, table, cli->argv);
	game_cards_lines_write(&cli->out, &cards.play, "", true);
	return true;
}

static bool replay_recorded(struct cli *cli, char **argv)
{
	struct work work = { .set.deal.end = DESK_DEAL_REFUSED };
	const struct book_table *table = &work.set.deal.table;
	struct game_play *play = &work.cards.play;
	bool found = false;

	if (!cli_open(cli, CLI_READS) || !open_work(cli, argv, &work)
		|| !report_play_find(cli->book, table, work.set.deal.line.no, play, &found, &cli->err))
		return false;
	if (!found)
		return cli_fail_no_cards(cli, table, argv);
	for (int seat = 0; seat < table->seat_count; seat++)
		play->names[seat] = book_player_at(table, seat, work.set.deal.line.no);
	int differences = work.set.is_recorded ? cli_cards_compare(cli, play, &work.set.facts, "") : 0;
	if (play->is_ruled || differences > 0)
		cli->status = ERR_CHECK;
	return show_play(cli, play);
}

bool cli_run_replay(struct cli *cli)
{
	bool deal;

	return may_check(cli) && cli_names_deal(cli, &deal)
		&& (deal ? replay_recorded(cli, cli->argv)
				 : cli_lines(cli, game_edition_standard()->game->cards->replay));
}

/* ---- without a book ---------------------------------------------------------------------------- */

bool cli_cards_typed(
	struct cli *cli, struct cli_cards *cards, struct game_deal *said)
{
	const struct desk_rules rules = { .game = game_rules_of(game_edition_standard()) };
	struct book_table table = { 0 };
	struct typed typed;
	bool is_file = cli->argc == 1 && !strchr(cli->argv[0], ' ');

	if (!read_input(cli, rules.game.edition, is_file ? cli->argv[0] : "-", is_file ? 0 : cli->argc, cli->argv,
		1, &typed))
		return false;
	const struct game_cards_play *play = rules.game.edition->game->cards;
	if (!typed.has_line && !play->contract_of(&typed.words, &typed.line))
		return cli_fail(cli, ERR_REFUSED, &msg_cards_no_contract, MSG_NO_ARGS);
	table.seat_count = play->place(&typed.words, &typed.line);
	*cards = (struct cli_cards){ .line = typed.line, .words = typed.words };
	*said = typed.line;
	said->is_open = said->is_open || !typed.has_line;
	if (!play_or_doubt(cli, &rules, &table, cards, false))
		return false;
	for (int seat = 0; seat < GAME_SEATS; seat++)
		cards->play.names[seat] = NULL;
	return true;
}

bool cli_run_cards_check(struct cli *cli)
{
	struct cli_cards cards;
	struct game_deal said;

	if (!may_check(cli) || !cli_cards_typed(cli, &cards, &said))
		return false;
	bool differs = !said.is_open && cli_cards_compare(cli, &cards.play, &said.record, "") > 0;
	if (cards.play.is_ruled || differs)
		cli->status = ERR_CHECK;
	return show_play(cli, &cards.play);
}

/* ---- duplicate deals --------------------------------------------------------------------------- */

/* Return the event's game; without one the standard game. NULL with an error if it has no cards. */
static const struct game *game_of(struct cli *cli, const struct book_event *event)
{
	const struct game_edition *edition = event ? game_edition_find(event->edition) : game_edition_standard();

	if (!edition)
		desk_edition_refuse(&cli->err, event->edition);
	return edition && cards_of(cli, edition) ? edition->game : NULL;
}

static bool ask_seats(struct cli *cli, const struct game *game, int *seats)
{
	*seats = game->least_seats;
	if (!cli->opt[CLI_SEATS])
		return true;
	return cli_number(cli, cli->opt[CLI_SEATS], &msg_word_seats, seats)
		&& ((*seats >= game->least_seats && *seats <= game->most_seats)
			|| cli_fail(cli, ERR_USAGE, &msg_duplicate_seats, MSG_NO_ARGS));
}

/* Add a table for people, only in these media, after a space. */
static void add_for(struct doc *doc, unsigned media, struct listing *table)
{
	struct doc_part *part = doc_table(doc, NULL, table);

	if (!part)
		return;
	part->media = media;
	part->gap = DOC_GAP_ALWAYS;
}

/* List the hands of a seed; for people par has lines of its own. */
static bool list_hands(struct cli *cli, const struct game *game, const char *seed, int deals, int seats,
	const struct game_pars *pars, struct doc *doc)
{
	struct listing table;

	game->cards->hands(&table, cli->lang, seed, deals, seats, pars);
	doc_list(doc, cli->lang, &table);
	cli_doc_look(cli, doc);
	doc->wanted = cli->look.media;
	if (seats > game->players && doc->count > 0) {
		doc->parts[0].media &= ~(unsigned)DOC_TERMINAL;
		game->cards->hands_narrow(&table, seed, deals, seats);
		add_for(doc, DOC_TERMINAL, &table);
	}
	if (pars) {
		game->editions->solve->par_lines(&table, cli->lang, pars);
		add_for(doc, DOC_PEOPLE, &table);
	}
	return report_cards_legend(doc, &cli->look, &cli->err);
}

/* In a workbook without par they are records, on a worksheet of their own kind. */
static bool add_records(struct cli *cli, const struct game *game, const struct book_event *event,
	const char *seed, int deals, int seats, struct doc *doc)
{
	struct listing hands;

	game->cards->hands(&hands, cli->lang, seed, deals, seats, NULL);
	const struct report_book book = { .event = event, .hands = &hands };
	doc_keep_for(doc, DOC_EVERYWHERE & ~(unsigned)DOC_WORKBOOK);
	bool done = report_book_doc(doc, &book, &cli->look, &cli->err);
	listing_free(&hands);
	return done;
}

static bool show_hands(struct cli *cli, const struct game *game, const struct book_event *event,
	const char *seed, int deals, int seats)
{
	struct game_pars *pars = NULL;
	struct doc doc;

	if (cli->opt[CLI_PAR] && !cli_par_of_seed(cli, event, seed, deals, seats, &pars))
		return false;
	bool done = list_hands(cli, game, seed, deals, seats, pars, &doc)
		&& (pars || add_records(cli, game, event, seed, deals, seats, &doc));
	free(pars);
	if (done)
		return cli_show_doc(cli, &doc);
	doc_free(&doc);
	return false;
}

bool cli_run_duplicate_deal(struct cli *cli)
{
	const struct game *game = game_of(cli, NULL);
	int deals = 0, seats = 0;

	return game && desk_duplicate_deals(cli_desk(cli), cli->argv[1], &deals) && ask_seats(cli, game, &seats)
		&& show_hands(cli, game, NULL, cli->argv[0], deals, seats);
}

bool cli_run_duplicate_attach(struct cli *cli)
{
	struct book_event event;
	struct book_duplicate duplicate = { 0 };

	if (!cli_event(cli, &event) || !cli_number(cli, cli->argv[0], &msg_word_round, &duplicate.round)
		|| !desk_duplicate_deals(cli_desk(cli), cli->argv[2], &duplicate.deals)
		|| !book_seed_set(duplicate.seed, sizeof duplicate.seed, cli->argv[1], &cli->err))
		return false;
	duplicate.event = event.id;
	if (!desk_duplicate_attach(cli_desk(cli), &duplicate, cli->opt[CLI_FORCE]))
		return false;
	cli_say(cli, &msg_duplicate_attached, MSG_ARGS(cli->argv[0], duplicate.seed, cli->argv[2]));
	return true;
}

/* Find the seats of the round's tables; four if any of them has four. */
static bool seats_of_round(struct cli *cli, const struct game *game, const struct book_event *event,
	int round, int *seats)
{
	struct book_table *tables = NULL;
	size_t count = 0;
	int fewest = BOOK_SEATS;

	*seats = game->least_seats;
	if (cli->opt[CLI_SEATS])
		return ask_seats(cli, game, seats);
	if (!book_tables(cli->book, event->id, round, &tables, &count, &cli->err))
		return false;
	for (size_t i = 0; i < count; i++) {
		*seats = tables[i].seat_count > *seats ? tables[i].seat_count : *seats;
		fewest = tables[i].seat_count < fewest ? tables[i].seat_count : fewest;
	}
	book_free(tables);
	if (fewest < *seats && fewest >= game->least_seats)
		cli_say(cli, &msg_duplicate_other_seats,
			MSG_ARGS(num_of(*seats).text, num_of(fewest).text, num_of(round).text));
	return true;
}

bool cli_run_duplicate_results(struct cli *cli)
{
	struct book_event event;
	struct report_lines lines;
	struct doc doc = { 0 };
	int round = 0, deal = 0;

	if (!cli_event(cli, &event) || !cli_number(cli, cli->argv[0], &msg_word_round, &round)
		|| (cli->argc > 1 && !cli_number(cli, cli->argv[1], &msg_word_deal, &deal)))
		return false;
	bool done = report_lines_make(cli->book, &event, round, &lines, &cli->err)
		&& report_lines_deals(cli->book, &lines, round, deal, cli->lang, &doc, &cli->err);
	if (done) {
		done = cli_show_page(cli, &doc);
	} else {
		doc_free(&doc);
	}
	report_lines_free(&lines);
	return done;
}

bool cli_run_duplicate_show(struct cli *cli)
{
	struct book_event event;
	struct book_duplicate duplicate;
	int round = 0, seats = 0;

	if (!cli_event(cli, &event) || !cli_number(cli, cli->argv[0], &msg_word_round, &round)
		|| !book_duplicate_find(cli->book, event.id, round, &duplicate, &cli->err))
		return false;
	if (!duplicate.id)
		return cli_fail(cli, ERR_NOT_FOUND, &msg_duplicate_none, MSG_ARGS(cli->argv[0]));
	const struct game *game = game_of(cli, &event);
	return game && seats_of_round(cli, game, &event, round, &seats)
		&& show_hands(cli, game, &event, duplicate.seed, duplicate.deals, seats);
}
