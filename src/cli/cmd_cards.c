/* Cards: deals played over again, their tricks in the book, duplicate deals. */
#include "cli/cli.h"
#include "desk/journal.h"
#include "cli/messages.h"
#include "desk/messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- typed cards ------------------------------------------------------------------------------- */

/* Lines of cards as they were typed or pasted, perhaps with the deal's own line among them. */
struct typed {
	bool has_line;
	struct ulti_deal_line line;
	struct game_cards words;
};

/* A line that begins with one of the words of cards; any other is the deal's. */
static bool read_typed_line(struct typed *typed, const char *s, size_t n, int no, struct text_fault *fault)
{
	struct journal journal = { .next = s, .end = s + n };
	struct journal_statement statement;
	int got = journal_next(&journal, &statement, fault);

	if (got == 0)
		return true;
	if (got == 1 && statement.kind == JOURNAL_CARDS)
		return ulti_play_line_read(s, n, &typed->words, fault);
	if (got == 1 && statement.kind != JOURNAL_DEAL) {
		*fault = (struct text_fault){ .to = n, .msg = &msg_cards_no_line };
		return false;
	}
	typed->has_line = true;
	return ulti_deal_line_read_open(s, n, no, &typed->line, fault);
}

static bool read_typed(struct cli *cli, const char *s, size_t n, int no, struct typed *typed)
{
	struct text_fault fault;

	*typed = (struct typed){ .has_line = false };
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

/* The arguments, a line each; without any a file, or what is typed up to its end. */
static bool read_input(struct cli *cli, const char *path, int argc, char **argv, int no, struct typed *typed)
{
	struct buf text = { 0 };
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

/* An open line gets its result from ten tricks. */
static void close_line(struct ulti_deal_line *line, const struct report_play *play)
{
	if (!line->is_open || !play->is_settled)
		return;
	line->is_open = false;
	line->deal = play->replay.deal;
	line->deal.players = 0;
}

bool cli_cards_play(struct cli *cli, const struct report_rules *rules, const struct book_table *table,
	struct cli_cards *cards)
{
	struct ulti_deal_line contract = cards->line;

	if (game_cards_find(&cards->words, "contract", 0))
		ulti_play_contract(&cards->words, &contract);
	else if (cards->line.kind != ULTI_LINE_PLAYED)
		return cli_fail(cli, ERR_REFUSED, &msg_cards_no_contract, MSG_NO_ARGS);
	int turn = ulti_dealer_of(cards->line.no, table->seat_count);
	int dealer = cards->line.dealer == ULTI_NO_SEAT ? turn : cards->line.dealer;
	if (dealer >= table->seat_count)
		return cli_fail(cli, ERR_REFUSED, &msg_deal_no_such_dealer, MSG_ARGS(ulti_seat_code(dealer)));
	struct ulti_deal deal = { .bid = contract.deal.bid, .declarer = contract.deal.declarer,
		.trump = contract.deal.trump, .players = ulti_players_at(table->seat_count, dealer) };
	memcpy(deal.kontra, contract.deal.kontra, sizeof deal.kontra);
	memcpy(deal.seat_kontra, contract.deal.seat_kontra, sizeof deal.seat_kontra);
	enum ulti_refusal refusal = ulti_contract_check(&deal, &ulti_mausz_2017);
	if (refusal != ULTI_FINE)
		return cli_fail(cli, ERR_REFUSED, ulti_refusal_msg(refusal), MSG_ARGS(ulti_refusal_reason(refusal)));
	const struct ulti_rules ulti = ulti_rules_of(&rules->game);
	if (!report_play_make(&cards->words, &deal, &ulti, &cards->play, &cli->err))
		return false;
	contract.dealer = dealer == turn ? ULTI_NO_SEAT : dealer;
	ulti_play_contract_put(&cards->words, &contract);
	ulti_play_of(&cards->play.play, &deal, &cards->words);
	for (int seat = 0; seat < table->seat_count; seat++)
		cards->play.names[seat] = book_player_at(table, seat, cards->line.no);
	close_line(&cards->line, &cards->play);
	return true;
}

int cli_cards_compare(struct cli *cli, const struct report_play *play, const struct ulti_deal *recorded,
	const char *where)
{
	struct buf lines = { 0 };
	int count = report_play_differences(&lines, cli->lang, play, recorded);

	for (const char *at = buf_text(&lines); *at; at = strchr(at, '\n') + 1) {
		buf_str(&cli->note, where);
		buf_add(&cli->note, at, (size_t)(strchr(at, '\n') - at) + 1);
	}
	buf_free(&lines);
	return count;
}

/*
 * The cards played over. Those that only another trump allows are most often written with the wrong one: that
 * is said, and before a breach goes into the book it is asked.
 */
static bool play_or_doubt(struct cli *cli, const struct report_rules *rules, const struct book_table *table,
	struct cli_cards *cards, bool ask)
{
	const struct ulti_rules ulti = ulti_rules_of(&rules->game);
	bool done = cli_cards_play(cli, rules, table, cards);
	const struct ulti_deal *contract = &cards->play.contract;
	int other = ULTI_NO_SUIT;

	if (!done || cards->play.replay.breach)
		other = report_other_trump(&cards->words, contract, &ulti);
	if (other == ULTI_NO_SUIT)
		return done;
	const char *typed = ulti_suit_name(cli->lang, contract->trump), *fits = ulti_suit_name(cli->lang, other);
	cli_say(cli, &msg_cards_other_trump, MSG_ARGS(typed, fits));
	return done && (!ask || !cli_at_terminal(cli) || cli_confirm(cli, &msg_cards_keep_trump, MSG_ARGS(typed)));
}

/* A deal whose cards are being set. */
struct work {
	struct book_event event;
	struct book_table table;
	struct report_rules rules;
	int no;
	bool is_taken;                 /* the number is not free … */
	bool is_recorded;              /* and has a result that cards can be compared with */
	bool has_facts;                /* `facts` tell what was bid */
	struct book_deal deal;
	struct ulti_deal facts;
	struct cli_cards cards;
};

/* What stands in the book under the number. */
static bool open_work(struct cli *cli, char **argv, struct work *work)
{
	struct err none = { 0 };

	if (!cli_table(cli, argv[0], argv[1], &work->event, &work->table)
		|| !cli_number(cli, argv[2], &msg_word_deal, &work->no)
		|| !report_rules_read(cli->store, work->event.id, &work->rules, &cli->err))
		return false;
	if (book_deal_find(cli->store, work->table.id, work->no, &work->deal, &none)) {
		enum book_deal_state state = work->deal.state;
		work->is_taken = state != BOOK_REDEAL && state != BOOK_TAKEN_BACK;
		work->has_facts = work->is_taken && report_deal_of(&work->table, &work->deal, &work->facts);
		work->is_recorded = work->has_facts && (state == BOOK_PLAYED || state == BOOK_VOID);
	} else if (none.status != ERR_NOT_FOUND) {
		cli->err = none;
		return false;
	}
	return true;
}

/* The contract: as typed, else as recorded, else as it stands with the cards that were set before. */
static bool choose_contract(struct cli *cli, struct work *work, const struct typed *typed)
{
	struct book_cards before;

	work->cards = (struct cli_cards){ .words = typed->words };
	work->cards.line = (struct ulti_deal_line){ .dealer = ULTI_NO_SEAT, .is_open = true };
	if (typed->has_line) {
		work->cards.line = typed->line;
	} else if (work->has_facts) {
		work->cards.line.deal = work->facts;
	} else {
		if (!book_cards_find(cli->store, work->table.id, work->no, 0, &before, &cli->err))
			return false;
		if (!game_cards_find(&typed->words, "contract", 0)
			&& (!before.id || !ulti_play_contract(&before.play, &work->cards.line)))
			return cli_fail(cli, ERR_REFUSED, &msg_cards_no_contract, MSG_NO_ARGS);
	}
	work->cards.line.no = work->no;
	if (work->is_taken)
		work->cards.line.dealer = work->deal.dealer;
	return true;
}

/* A number that is free gets its deal with the cards, if there is a result: typed, or out of ten tricks. */
static bool record(struct cli *cli, struct work *work)
{
	struct book_deal deal;
	struct game_deal line;
	bool again = false;

	if (work->is_taken || work->cards.line.is_open)
		return true;
	ulti_line_to(&work->cards.line, &line);
	if (!desk_deal_settle(cli_desk(cli), &work->rules, &work->table, &line, &deal))
		return false;
	if (!desk_deal_agrees(&line, &deal, work->table.seat_count))
		return cli_fail_paper(cli, &work->rules, &work->table, &line, &deal);
	if (!book_deal_add(cli->store, &deal, &again, &cli->err))
		return false;
	work->is_taken = true;
	work->is_recorded = deal.state == BOOK_PLAYED;
	return !work->is_recorded || report_deal_of(&work->table, &deal, &work->facts);
}

static bool put_cards(struct cli *cli, struct work *work)
{
	struct book_cards cards = { .table = work->table.id, .no = work->no, .play = work->cards.words };
	bool again = false;

	if (!book_cards_put(cli->store, &cards, 0, &again, &cli->err))
		return false;
	cli_say(cli, again ? &msg_cards_again : &msg_cards_set, MSG_ARGS(num_of(work->table.round).text,
		num_of(work->table.no).text, num_of(work->no).text));
	if (work->is_recorded)
		cli_cards_warn(cli, &work->cards.play, &work->facts);
	else if (!work->is_taken)
		cli_say(cli, &msg_cards_no_result, MSG_NO_ARGS);
	return true;
}

bool cli_run_cards_set(struct cli *cli, int argc, char **argv)
{
	struct work work = { .no = 0 };
	struct typed typed;

	return open_work(cli, argv, &work) && read_input(cli, "-", argc - 3, argv + 3, work.no, &typed)
		&& choose_contract(cli, &work, &typed)
		&& play_or_doubt(cli, &work.rules, &work.table, &work.cards, true)
		&& export_play(&cli->out, &work.cards.play, &cli->look, &cli->err)
		&& cli_begin(cli) && record(cli, &work) && put_cards(cli, &work) && cli_end(cli);
}

/* ---- out of the book --------------------------------------------------------------------------- */

bool cli_run_cards_show(struct cli *cli, int argc, char **argv)
{
	struct work work = { .no = 0 };
	struct book_cards cards;

	(void)argc;
	if (!open_work(cli, argv, &work)
		|| !book_cards_find(cli->store, work.table.id, work.no, 0, &cards, &cli->err))
		return false;
	if (!cards.id)
		return cli_fail_no_cards(cli, &work.table, argv);
	game_cards_lines_write(&cli->out, &cards.play, "", true);
	return true;
}

/* A table of cards, with the legend of their signs under it. Takes the table over. */
static bool show_cards(struct cli *cli, struct listing *table)
{
	struct doc doc;

	doc_list(&doc, cli->lang, table);
	cli_doc_look(cli, &doc);
	if (export_cards_legend(&doc, &cli->look, &cli->err))
		return cli_show_doc(cli, &doc);
	doc_free(&doc);
	return false;
}

static bool replay_recorded(struct cli *cli, char **argv)
{
	struct work work = { .no = 0 };
	struct report_play *play = &work.cards.play;
	struct listing table;
	bool found = false;

	if (!cli_open(cli, CLI_READS) || !open_work(cli, argv, &work)
		|| !report_play_find(cli->store, &work.table, work.no, play, &found, &cli->err))
		return false;
	if (!found)
		return cli_fail_no_cards(cli, &work.table, argv);
	for (int seat = 0; seat < work.table.seat_count; seat++)
		play->names[seat] = book_player_at(&work.table, seat, work.no);
	int differences = work.is_recorded ? cli_cards_compare(cli, play, &work.facts, "") : 0;
	if (play->is_ruled || differences > 0)
		cli->status = ERR_CHECK;
	if (cli_format(cli) == EXPORT_TEXT)
		return export_play(&cli->out, play, &cli->look, &cli->err);
	report_play_table(play, &table, cli->lang);
	return show_cards(cli, &table);
}

bool cli_run_replay(struct cli *cli, int argc, char **argv)
{
	bool deal;

	return cli_names_deal(cli, argc, argv, &deal)
		&& (deal ? replay_recorded(cli, argv) : cli_lines(cli, argc, argv, ulti_json_replay));
}

/* ---- without a book ---------------------------------------------------------------------------- */

/* Do the cards or their contract name the seat? */
static bool names_seat(const struct typed *typed, int seat)
{
	return typed->line.deal.declarer == seat || typed->line.deal.seat_kontra[seat]
		|| game_cards_find(&typed->words, "hand", seat) || game_cards_find(&typed->words, "melds", seat);
}

/* Three play: A, B and C, or if D is one of them all but the dealer, who is the one that nothing names. */
static int seats_of(struct typed *typed)
{
	if (!names_seat(typed, 3) && typed->line.dealer != 3)
		return ULTI_PLAYERS;
	for (int seat = 0; seat < ULTI_SEATS && typed->line.dealer == ULTI_NO_SEAT; seat++) {
		if (!names_seat(typed, seat))
			typed->line.dealer = seat;
	}
	return ULTI_SEATS;
}

bool cli_cards_typed(
	struct cli *cli, int argc, char **argv, struct cli_cards *cards, struct ulti_deal_line *said)
{
	const struct report_rules rules = { .game = game_rules_of(game_edition_standard()) };
	struct book_table table = { 0 };
	struct typed typed;
	bool is_file = argc == 1 && !strchr(argv[0], ' ');

	if (!read_input(cli, is_file ? argv[0] : "-", is_file ? 0 : argc, argv, 1, &typed))
		return false;
	if (!typed.has_line && !ulti_play_contract(&typed.words, &typed.line))
		return cli_fail(cli, ERR_REFUSED, &msg_cards_no_contract, MSG_NO_ARGS);
	table.seat_count = seats_of(&typed);
	*cards = (struct cli_cards){ .line = typed.line, .words = typed.words };
	*said = typed.line;
	said->is_open = said->is_open || !typed.has_line;
	if (!play_or_doubt(cli, &rules, &table, cards, false))
		return false;
	for (int seat = 0; seat < ULTI_SEATS; seat++)
		cards->play.names[seat] = NULL;
	return true;
}

bool cli_run_cards_check(struct cli *cli, int argc, char **argv)
{
	struct cli_cards cards;
	struct ulti_deal_line said;

	if (!cli_cards_typed(cli, argc, argv, &cards, &said))
		return false;
	bool differs = !said.is_open && cli_cards_compare(cli, &cards.play, &said.deal, "") > 0;
	if (cards.play.is_ruled || differs)
		cli->status = ERR_CHECK;
	return export_play(&cli->out, &cards.play, &cli->look, &cli->err);
}

/* ---- duplicate deals --------------------------------------------------------------------------- */

static bool read_seats(struct cli *cli, int *seats)
{
	*seats = ULTI_PLAYERS;
	if (!cli->opt[CLI_SEATS])
		return true;
	return cli_number(cli, cli->opt[CLI_SEATS], &msg_word_seats, seats)
		&& ((*seats == ULTI_PLAYERS || *seats == ULTI_SEATS)
			|| cli_fail(cli, ERR_USAGE, &msg_duplicate_seats, MSG_NO_ARGS));
}

/* A table for people in these media alone, apart from what stands above it. */
static void add_for(struct doc *doc, unsigned media, struct listing *table)
{
	struct doc_part *part = doc_table(doc, NULL, table);

	if (!part)
		return;
	part->media = media;
	part->gap = DOC_GAP_ALWAYS;
}

/* The hands of a seed as a listing; for people par stands on lines of its own. */
static bool list_hands(
	struct cli *cli, const char *seed, int deals, int seats, const struct report_par *pars)
{
	struct listing table;
	struct doc doc;

	report_hands(seed, deals, seats, pars, &table, cli->lang);
	doc_list(&doc, cli->lang, &table);
	cli_doc_look(cli, &doc);
	if (seats == ULTI_SEATS && doc.count > 0) {
		doc.parts[0].media = DOC_EVERYWHERE & ~(unsigned)DOC_TERMINAL;
		report_hands_narrow(seed, deals, seats, &table);
		add_for(&doc, DOC_TERMINAL, &table);
	}
	if (pars) {
		report_par_lines(pars, deals, seats, &table, cli->lang);
		add_for(&doc, DOC_PEOPLE, &table);
	}
	if (export_cards_legend(&doc, &cli->look, &cli->err))
		return cli_show_doc(cli, &doc);
	doc_free(&doc);
	return false;
}

/* The hand records of a seed: as a workbook on a worksheet of their own kind, else a listing. */
static bool show_hands(
	struct cli *cli, const struct book_event *event, const char *seed, int deals, int seats)
{
	struct report_par *pars = NULL;
	struct listing table;

	if (cli->opt[CLI_PAR] && !cli_par_of_seed(cli, event, seed, deals, seats, &pars))
		return false;
	if (!(cli->look.media & DOC_WORKBOOK) || cli->opt[CLI_PAR]) {
		bool done = list_hands(cli, seed, deals, seats, pars);
		free(pars);
		return done;
	}
	report_hands(seed, deals, seats, NULL, &table, cli->lang);
	const struct export_book book = { .event = event, .hands = &table };
	struct doc doc = { 0 };
	bool done = export_book_doc(&doc, &book, &cli->look, &cli->err)
		&& export_doc(&cli->out, &doc, cli_format(cli), &cli->look, &cli->err);
	doc_free(&doc);
	listing_free(&table);
	return done;
}

bool cli_run_duplicate_deal(struct cli *cli, int argc, char **argv)
{
	int deals = 0, seats = 0;

	(void)argc;
	return desk_duplicate_deals(cli_desk(cli), argv[1], &deals) && read_seats(cli, &seats)
		&& show_hands(cli, NULL, argv[0], deals, seats);
}

bool cli_run_duplicate_attach(struct cli *cli, int argc, char **argv)
{
	struct book_event event;
	struct book_duplicate duplicate = { 0 };

	(void)argc;
	if (!cli_event(cli, &event) || !cli_number(cli, argv[0], &msg_word_round, &duplicate.round)
		|| !desk_duplicate_deals(cli_desk(cli), argv[2], &duplicate.deals)
		|| !book_name_set(duplicate.seed, sizeof duplicate.seed, argv[1], &cli->err))
		return false;
	duplicate.event = event.id;
	if (!cli_begin(cli) || !book_duplicate_put(cli->store, &duplicate, &cli->err))
		return false;
	cli_say(cli, &msg_duplicate_attached, MSG_ARGS(argv[0], duplicate.seed, argv[2]));
	return cli_end(cli);
}

/* The seats of the round's tables; four if any of them has four. */
static bool seats_of_round(struct cli *cli, const struct book_event *event, int round, int *seats)
{
	struct book_table *tables = NULL;
	size_t count = 0;

	*seats = ULTI_PLAYERS;
	if (cli->opt[CLI_SEATS])
		return read_seats(cli, seats);
	if (!book_tables(cli->store, event->id, round, &tables, &count, &cli->err))
		return false;
	for (size_t i = 0; i < count; i++)
		*seats = tables[i].seat_count > *seats ? tables[i].seat_count : *seats;
	book_free(tables);
	return true;
}

bool cli_run_duplicate_show(struct cli *cli, int argc, char **argv)
{
	struct book_event event;
	struct book_duplicate duplicate;
	int round = 0, seats = 0;

	(void)argc;
	if (!cli_event(cli, &event) || !cli_number(cli, argv[0], &msg_word_round, &round)
		|| !book_duplicate_find(cli->store, event.id, round, &duplicate, &cli->err))
		return false;
	if (!duplicate.id)
		return cli_fail(cli, ERR_NOT_FOUND, &msg_duplicate_none, MSG_ARGS(argv[0]));
	return seats_of_round(cli, &event, round, &seats)
		&& show_hands(cli, &event, duplicate.seed, duplicate.deals, seats);
}
