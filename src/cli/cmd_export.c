/* What leaves the book: standings, workbooks, pages, the journal. */
#include "base/messages.h"
#include "cli/cli.h"
#include "desk/draw.h"
#include "desk/journal.h"
#include "cli/messages.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- the journal ------------------------------------------------------------------------------- */

/* A journal being written, deal by deal. */
struct journal_copy {
	struct cli *cli;
	const struct game_edition *edition;
	int64_t table;   /* the one under way */
	int round;
	struct book_ruling *rulings;   /* of that table, by deal */
	size_t count, written;
	int attempt;     /* who dealt the last void attempt of the deal under way */
};

static void write_pair(struct buf *b, const char *key, const char *value)
{
	buf_char(b, ' ');
	buf_str(b, key);
	buf_char(b, '=');
	if (value[strspn(value, "abcdefghijklmnopqrstuvwxyz0123456789-")])
		text_quote(b, value);
	else
		buf_str(b, value);
}

static bool write_event(struct cli *cli, const struct book_event *event)
{
	char value[BOOK_SHORT];
	struct report_setting setting;

	buf_str(&cli->out, "verseny ");
	text_quote(&cli->out, event->name);
	write_pair(&cli->out, "datum", event->day);
	if (event->place[0])
		write_pair(&cli->out, "hely", event->place);
	write_pair(&cli->out, "szabaly", event->edition);
	if (event->stake)
		write_pair(&cli->out, "tet", num_of(event->stake).text);
	if (event->deals_per_round)
		write_pair(&cli->out, "leosztas", num_of(event->deals_per_round).text);
	int four = book_event_deals(event, 4);
	if (four != book_deals_at_four(event->deals_per_round))
		write_pair(&cli->out, "leosztas-negy", num_of(four).text);
	const struct game_edition *edition = game_edition_find(event->edition);
	if (!edition)
		return report_edition_refuse(&cli->err, event->edition);
	for (size_t i = 0; report_setting_at(edition, i, &setting); i++) {
		if (!book_setting(cli->store, event->id, setting.key, value, &cli->err))
			return false;
		if (value[0])
			write_pair(&cli->out, setting.key, value);
	}
	buf_char(&cli->out, '\n');
	return true;
}

static bool write_entries(struct cli *cli, const struct book_event *event)
{
	struct book_entry *list = NULL;
	size_t count = 0;

	if (!book_entries(cli->store, event->id, &list, &count, &cli->err))
		return false;
	for (size_t i = 0; i < count; i++) {
		journal_entry_write(&cli->out, &list[i]);
		buf_char(&cli->out, '\n');
	}
	book_free(list);
	return true;
}

/* "itelet 5 3.4 by=B …" */
static bool write_ruling(struct journal_copy *journal, const struct book_ruling *ruling)
{
	struct court_dispute said;

	if (!desk_ruling_read(ruling, &said))
		return cli_fail(journal->cli, ERR_FAILED, &msg_export_bad_ruling,
			MSG_ARGS(book_path(journal->cli->store), num_of(ruling->id).text));
	court_line_write(&journal->cli->out, &said);
	buf_char(&journal->cli->out, '\n');
	return true;
}

/* Those of deals in front of `no`. */
static bool write_rulings_before(struct journal_copy *journal, int no)
{
	while (journal->written < journal->count && journal->rulings[journal->written].deal_no < no) {
		if (!write_ruling(journal, &journal->rulings[journal->written++]))
			return false;
	}
	return true;
}

/* A dispute that leaves a result as it stands comes behind it, all others in front of the deal. */
static bool write_rulings_of(struct journal_copy *journal, const struct book_deal *deal, bool behind)
{
	bool stands = deal->state == BOOK_PLAYED || deal->state == BOOK_VOID;

	for (size_t i = journal->written;
		i < journal->count && journal->rulings[i].deal_no == deal->no; i++) {
		bool is_behind = stands && journal->rulings[i].state == BOOK_UNDECIDED;
		if (is_behind == behind && !write_ruling(journal, &journal->rulings[i]))
			return false;
	}
	return true;
}

/* The rulings of the table under way that have no deal, and the next table's. */
static bool turn_rulings(struct journal_copy *journal, int64_t table)
{
	if (!write_rulings_before(journal, INT_MAX))
		return false;
	book_free(journal->rulings);
	journal->rulings = NULL;
	journal->count = journal->written = 0;
	return !table || book_table_rulings(journal->cli->store, table, &journal->rulings, &journal->count,
		&journal->cli->err);
}

/* Rounds whose tables play the deals of a seed. */
static bool write_duplicates(struct cli *cli, const struct book_event *event)
{
	struct book_duplicate duplicate;
	size_t count = 0;
	int *rounds = NULL;
	bool done = book_rounds(cli->store, event->id, &rounds, &count, &cli->err);

	for (size_t i = 0; done && i < count; i++) {
		done = book_duplicate_find(cli->store, event->id, rounds[i], &duplicate, &cli->err);
		if (!done || !duplicate.id)
			continue;
		journal_seed_write(&cli->out, &duplicate);
		buf_char(&cli->out, '\n');
	}
	book_free(rounds);
	return done;
}

/* The round of a table, and how it was drawn. */
static bool write_round(struct journal_copy *journal, const struct book_table *table)
{
	struct cli *cli = journal->cli;
	struct draw_how how;
	bool found = false;

	if (!draw_how_read(cli->store, table->event, table->round, &how, &found, &cli->err))
		return false;
	buf_printf(&cli->out, "%s %d\n", journal_words[JOURNAL_WORD_ROUND], table->round);
	if (found) {
		journal_draw_write(&cli->out, &how);
		buf_char(&cli->out, '\n');
	}
	return true;
}

static bool write_table(struct journal_copy *journal, const struct book_table *table)
{
	struct book_totals totals;
	struct buf *b = &journal->cli->out;

	if (table->round != journal->round && !write_round(journal, table))
		return false;
	journal_table_write(b, table);
	buf_char(b, '\n');
	journal_seats_write(b, table);
	buf_char(b, '\n');
	for (int i = 0; i < table->turn_count; i++) {
		journal_turn_write(b, &table->turns[i]);
		buf_char(b, '\n');
	}
	journal->round = table->round;
	journal->table = table->id;
	if (!book_totals_find(journal->cli->store, table->id, &totals, &journal->cli->err))
		return false;
	if (totals.id) {
		journal_totals_write(b, &totals, table->seat_count);
		buf_char(b, '\n');
	}
	return true;
}

/* A deal as its line of the journal. */
static struct game_deal line_of(
	const struct journal_copy *journal, const struct book_table *table, const struct book_deal *deal)
{
	static const enum game_deal_kind kinds[] = {
		[BOOK_PLAYED] = GAME_DEAL_PLAYED, [BOOK_VOID] = GAME_DEAL_VOID, [BOOK_REDEAL] = GAME_DEAL_REDEAL,
		[BOOK_TAKEN_BACK] = GAME_DEAL_REDEAL, [BOOK_RULED] = GAME_DEAL_REDEAL, [BOOK_OPEN] = GAME_DEAL_REDEAL,
	};
	struct game_deal line = { .no = deal->no, .kind = kinds[deal->state], .dealer = GAME_NO_SEAT,
		.record = deal->record };
	int in_turn = game_dealer_of(journal->edition->game, deal->no, table->seat_count);

	/*
	 * Who deals in turn must be said too behind an attempt that another dealt, for that one deals again
	 * (R-43).
	 */
	if (deal->dealer != in_turn || (journal->attempt != GAME_NO_SEAT && deal->dealer != journal->attempt))
		line.dealer = deal->dealer;
	snprintf(line.reason, sizeof line.reason, "%s", deal->reason);
	return line;
}

/* Is the record one that its game has written? */
static bool is_sound(const struct game_edition *edition, const struct game_record *record)
{
	struct buf outcome = { 0 };

	edition->game->write_piece(&outcome, edition, record, GAME_OUTCOME);
	bool sound = outcome.len > 0;
	buf_free(&outcome);
	return sound;
}

/* Do the deal's cards say the same of what was bid as its line? */
static bool is_contract(const struct game_cards *cards, const struct game_deal *line)
{
	struct ulti_deal_line said;

	return ulti_line_from(line, &said) && ulti_play_contract_is(cards, &said);
}

static bool write_line(
	struct journal_copy *journal, const struct book_table *table, const struct book_deal *deal)
{
	struct cli *cli = journal->cli;
	const struct game_deal line = line_of(journal, table, deal);
	struct book_cards cards;

	if (line.kind == GAME_DEAL_PLAYED && !is_sound(journal->edition, &deal->record))
		return cli_fail(cli, ERR_FAILED, &msg_export_bad_deal, MSG_ARGS(num_of(deal->id).text));
	if (!book_cards_find(cli->store, table->id, deal->no, deal->revision, &cards, &cli->err))
		return false;
	game_deal_write(&cli->out, journal->edition, &line);
	buf_char(&cli->out, '\n');
	if (cards.id)
		game_cards_lines_write(&cli->out, &cards.play, "  ", !is_contract(&cards.play, &line));
	return cli->out.len < 1 << 16 || cli->opt[CLI_OUTPUT] || cli_flush(cli);
}

/* Does a ruling tell of that revision? */
static bool is_ruled(const struct journal_copy *journal, const struct book_deal *deal)
{
	for (size_t i = 0; i < journal->count; i++) {
		if (journal->rulings[i].deal == deal->id)
			return true;
	}
	return false;
}

/* The void attempts in front of a redealt deal, but for those that a ruling tells of. */
static bool write_attempts(
	struct journal_copy *journal, const struct book_table *table, const struct book_deal *deal)
{
	struct book_deal *list = NULL;
	size_t count = 0;
	bool done = book_deal_history(
		journal->cli->store, table->id, deal->no, &list, &count, &journal->cli->err);

	for (size_t i = 0; done && i + 1 < count; i++) {
		if (list[i].state != BOOK_REDEAL)
			continue;
		if (!is_ruled(journal, &list[i]))
			done = write_line(journal, table, &list[i]);
		journal->attempt = list[i].dealer;
	}
	book_free(list);
	return done;
}

static bool write_deal(void *arg, const struct book_table *table, const struct book_deal *deal)
{
	struct journal_copy *journal = arg;

	if (table->id != journal->table) {
		if (!turn_rulings(journal, table->id) || !write_table(journal, table))
			return false;
	}
	bool told = deal->state == BOOK_RULED || deal->state == BOOK_OPEN
		|| (deal->state == BOOK_REDEAL && is_ruled(journal, deal));
	journal->attempt = GAME_NO_SEAT;
	if (!write_rulings_before(journal, deal->no)
		|| (deal->revision > 1 && !write_attempts(journal, table, deal))
		|| !write_rulings_of(journal, deal, false))
		return false;
	if (!told && !write_line(journal, table, deal))
		return false;
	if (!write_rulings_of(journal, deal, true))
		return false;
	while (journal->written < journal->count && journal->rulings[journal->written].deal_no == deal->no)
		journal->written++;
	return true;
}

/* A deal that has cards but no result yet: a line without one. */
static bool write_waiting(struct journal_copy *journal, const struct book_table *table, int no)
{
	struct cli *cli = journal->cli;
	struct ulti_deal_line said;
	struct game_deal line;
	struct book_cards cards;

	if (!book_cards_find(cli->store, table->id, no, 0, &cards, &cli->err))
		return false;
	if (!ulti_play_contract(&cards.play, &said))
		return cli_fail(cli, ERR_FAILED, &msg_export_bad_deal, MSG_ARGS(num_of(cards.id).text));
	ulti_line_to(&said, &line);
	line.no = no;
	game_deal_write(&cli->out, journal->edition, &line);
	buf_char(&cli->out, '\n');
	game_cards_lines_write(&cli->out, &cards.play, "  ", false);
	return true;
}

/*
 * What has no deal to be visited by: a table without any, so that the seating is not lost, and waiting
 * cards.
 */
static bool write_rest(struct journal_copy *journal, const struct book_table *table)
{
	struct cli *cli = journal->cli;
	struct book_deal *deals = NULL;
	size_t deal_count = 0, waiting_count = 0;
	int *waiting = NULL;
	bool done = book_table_deals(cli->store, table->id, &deals, &deal_count, &cli->err)
		&& book_cards_waiting(cli->store, table->id, &waiting, &waiting_count, &cli->err);

	if (done && (deal_count == 0 || waiting_count > 0)) {
		done = turn_rulings(journal, deal_count == 0 ? table->id : 0) && write_table(journal, table);
	}
	for (size_t i = 0; done && i < waiting_count; i++)
		done = write_waiting(journal, table, waiting[i]);
	book_free(deals);
	book_free(waiting);
	return done;
}

static bool write_rests(struct journal_copy *journal, const struct book_event *event)
{
	struct cli *cli = journal->cli;
	struct book_table *tables = NULL;
	size_t count = 0;
	bool done = book_tables(cli->store, event->id, 0, &tables, &count, &cli->err);

	for (size_t i = 0; done && i < count; i++)
		done = write_rest(journal, &tables[i]);
	done = done && turn_rulings(journal, 0);
	book_free(tables);
	return done;
}

bool cli_journal(struct cli *cli, const struct book_event *event)
{
	struct journal_copy journal = { .cli = cli, .edition = game_edition_find(event->edition) };

	if (!journal.edition)
		return report_edition_refuse(&cli->err, event->edition);
	bool done = write_event(cli, event) && write_entries(cli, event) && write_duplicates(cli, event)
		&& book_each_deal(cli->store, event->id, write_deal, &journal, &cli->err)
		&& cli->err.status == ERR_NONE && write_rests(&journal, event)
		&& cli_discipline_write(cli, event);
	book_free(journal.rulings);
	return done;
}

/* ---- commands ---------------------------------------------------------------------------------- */

/* Is it the journal that is asked for? */
static bool is_journal(const struct cli *cli)
{
	const char *path = cli->opt[CLI_OUTPUT], *dot = path ? strrchr(path, '.') : NULL;

	return path ? dot && strcmp(dot, ".ulti") == 0 : cli->opt[CLI_JOURNAL] != NULL;
}

/* What of an event goes into an export: its standings, its sheets, or both; the table of bids. */
struct parts {
	bool standings, sheets, bids;
	int round;     /* of the sheets, 0: all */
	int blank;     /* > 0: empty sheets of that round */
};

static bool choose_parts(struct cli *cli, struct parts *parts)
{
	*parts = (struct parts){ .standings = cli->opt[CLI_STANDINGS], .sheets = cli->opt[CLI_SHEETS],
		.bids = cli->opt[CLI_BIDS] };
	if (cli->opt[CLI_ROUND] && !cli_number(cli, cli->opt[CLI_ROUND], &msg_word_round, &parts->round))
		return false;
	if (cli->opt[CLI_BLANK] && !cli_number(cli, cli->opt[CLI_BLANK], &msg_word_round, &parts->blank))
		return false;
	if (parts->blank) {
		parts->round = parts->blank;
		parts->standings = false;
		parts->sheets = true;
	} else if (!parts->standings && !parts->sheets && !parts->bids) {
		parts->standings = parts->sheets = true;
	}
	/* On a screen and for scripts there is one thing at a time. */
	if (!(export_formats[cli_format(cli)].medium & (DOC_PAPER | DOC_WORKBOOK))) {
		parts->sheets = parts->sheets && !parts->standings;
		parts->bids = parts->bids && !parts->sheets && !parts->standings;
	}
	return true;
}

/* What belongs to the standings: the rulings, and in a workbook what may come of open disputes. */
static bool add_lists(struct cli *cli, struct doc *doc, const struct book_event *event,
	const struct report_standings *standings)
{
	enum lang lang = cli->look.lang;
	struct listing rulings = { 0 }, outcomes = { 0 };
	bool done = report_rulings_table(cli->store, event, lang, &rulings, &cli->err);

	if (done && rulings.row_count > 0)
		done = export_list_doc(doc, msg_export_rulings.text[lang], &rulings, event,
			&cli->look, &cli->err);
	listing_free(&rulings);
	if (!done || standings->outcome_count == 0)
		return done;
	report_outcomes_table(standings, lang, &outcomes);
	done = export_list_doc(doc, msg_export_outcomes.text[lang], &outcomes, event, &cli->look, &cli->err);
	listing_free(&outcomes);
	return done;
}

/* The table of bids behind what a document has; a workbook has its own. */
static bool add_bids(struct cli *cli, struct doc *doc, const struct book_event *event)
{
	const struct game_edition *edition = event ? game_edition_find(event->edition) : game_edition_standard();

	if (!edition)
		return report_edition_refuse(&cli->err, event->edition);
	doc_for(doc, cli->look.size == DOC_DESK ? DOC_EVERYWHERE & ~(unsigned)DOC_WORKBOOK : DOC_EVERYWHERE);
	bool done = cli_bids_add(cli, doc, edition, NULL);
	doc_for(doc, DOC_EVERYWHERE);
	return done;
}

/* All that is asked for as one document. */
static bool export_all(struct cli *cli, const struct export_book *book, enum export_format format,
	struct buf *b)
{
	struct doc doc = { 0 };
	bool done = export_book_doc(&doc, book, &cli->look, &cli->err);

	if (done && book->bids)
		done = add_bids(cli, &doc, book->event);
	if (done && book->standings && cli->look.size == DOC_DESK && cli->look.media & DOC_WORKBOOK)
		done = add_lists(cli, &doc, book->event, book->standings);
	done = done && export_doc(b, &doc, format, &cli->look, &cli->err);
	doc_free(&doc);
	return done;
}

/* How the workbook is made; empty sheets show no state of the book and have none. */
static bool make_recipe(struct cli *cli, const struct book_event *event, const struct parts *parts,
	struct export_recipe *out)
{
	*out = (struct export_recipe){
		.event = event->id,
		.standings = parts->standings,
		.sheets = parts->sheets,
		.bids = parts->bids,
		.round = parts->round,
		.lang = cli->look.lang,
		.own_templates = cli->look.templates != NULL,
		.version = RENONSZ_VERSION,
	};
	return report_mark_make(cli->store, &out->mark, &cli->err);
}

static bool export_parts(struct cli *cli, const struct book_event *event, const struct parts *parts,
	enum export_format format, struct buf *b)
{
	struct report_standings standings = { 0 };
	struct report_sheet *sheets = NULL;
	struct export_recipe recipe;
	size_t count = 0;
	bool done = make_recipe(cli, event, parts, &recipe)
		&& (!parts->standings || report_standings_make(cli->store, event, &standings, &cli->err))
		&& (!parts->sheets || report_sheets_make(cli->store, event, parts->round, &sheets, &count, &cli->err));

	const struct export_book book = {
		.event = event,
		.standings = parts->standings ? &standings : NULL,
		.sheets = sheets,
		.sheet_count = count,
		.bids = parts->bids,
		.recipe = parts->blank || !recipe.mark.code[0] ? NULL : &recipe,
		.blank_rows = parts->blank ? export_blank_rows(event) : 0,
	};
	done = done && export_all(cli, &book, format, b);
	report_standings_free(&standings);
	report_sheets_free(sheets, count);
	return done;
}

bool cli_export_again(struct cli *cli, const struct export_recipe *recipe, const char *path)
{
	const struct parts parts = { .standings = recipe->standings,
		.sheets = recipe->sheets,
		.bids = recipe->bids,
		.round = recipe->round };
	struct buf b = { 0 };
	const struct export_look look = cli->look;
	struct book_event event;

	cli->look.lang = recipe->lang;
	cli->look.templates = recipe->own_templates ? look.templates : NULL;
	cli->look.media = DOC_WORKBOOK;
	bool done = book_event_find(cli->store, num_of(recipe->event).text, &event, &cli->err)
		&& export_parts(cli, &event, &parts, EXPORT_XLSX, &b)
		&& file_write(path, &b, &cli->err);
	buf_free(&b);
	cli->look = look;
	return done;
}

/* The licittabla alone needs no book. */
static bool export_bids(struct cli *cli)
{
	const struct export_book book = { .bids = true };

	return export_all(cli, &book, cli_format(cli), &cli->out);
}

bool cli_run_export(struct cli *cli, int argc, char **argv)
{
	enum export_format format = cli_format(cli);
	struct book_event event;
	struct parts parts;

	(void)argc;
	(void)argv;
	if (!choose_parts(cli, &parts))
		return false;
	if (parts.blank && !(export_formats[format].medium & (DOC_PAPER | DOC_WORKBOOK)))
		return cli_fail(cli, ERR_USAGE, &msg_export_only_paper, MSG_NO_ARGS);
	if (parts.bids && !parts.standings && !parts.sheets)
		return export_bids(cli);
	if (!cli_open(cli, CLI_READS) || !cli_event(cli, &event))
		return false;
	return is_journal(cli) ? cli_journal(cli, &event)
			       : export_parts(cli, &event, &parts, format, &cli->out);
}

bool cli_run_standings(struct cli *cli, int argc, char **argv)
{
	const struct parts parts = { .standings = true };
	struct book_event event;
	struct listing declared;

	(void)argc;
	(void)argv;
	if (!cli_event(cli, &event))
		return false;
	if (!cli->opt[CLI_BIDS])
		return export_parts(cli, &event, &parts, cli_format(cli), &cli->out);
	bool done = report_declared_table(cli->store, &event, &declared, &cli->err);
	return cli_show(cli, &declared) && done;
}
