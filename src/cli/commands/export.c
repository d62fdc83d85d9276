/* Exports: standings, workbooks, pages, the journal. */
#include "base/messages.h"
#include "cli/commands/commands.h"
#include "desk/journal/journal.h"
#include "cli/shell/messages.h"
#include "desk/messages.h"
#include "report/standings/standings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The parts of an event in an export: its standings, its sheets, or both; the table of bids. */
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
	/* On a screen and for scripts one thing at a time. */
	if (!cli_is_page(cli)) {
		parts->sheets = parts->sheets && !parts->standings;
		parts->bids = parts->bids && !parts->sheets && !parts->standings;
	}
	return true;
}

/* Add what belongs to the standings: the rulings, and in a workbook the outcomes of open disputes. */
static bool add_lists(struct cli *cli, struct doc *doc, const struct report_book *book)
{
	const struct report_standings *standings = book->standings;
	enum lang lang = cli->look.lang;
	struct listing rulings = { 0 }, outcomes = { 0 };
	bool done = report_rulings_table(cli->book, book->event, lang, &rulings, &cli->err);

	if (done && rulings.row_count > 0)
		done = report_list_doc(doc, msg_export_rulings.text[lang], &rulings, book->event,
			book->mark, &cli->look, &cli->err);
	listing_free(&rulings);
	if (!done || !standings || standings->outcome_count == 0)
		return done;
	report_outcomes_table(standings, lang, &outcomes);
	done = report_list_doc(doc, msg_export_outcomes.text[lang], &outcomes, book->event, book->mark,
		&cli->look, &cli->err);
	listing_free(&outcomes);
	return done;
}

/* Write everything requested as one document. */
static bool export_all(struct cli *cli, const struct report_book *book, enum export_format format,
	struct buf *b)
{
	struct doc doc = { 0 };
	bool done = report_book_doc(&doc, book, &cli->look, &cli->err);

	if (done && book->bids) {   /* after the existing parts; a workbook has a worksheet of its own */
		const struct game_edition *edition = book->event ? game_edition_find(book->event->edition)
			: game_edition_standard();
		doc_for(&doc, cli->look.size == DOC_DESK ? DOC_EVERYWHERE & ~(unsigned)DOC_WORKBOOK : DOC_EVERYWHERE);
		done = edition ? cli_bids_add(cli, &doc, edition, NULL)
			: desk_edition_refuse(&cli->err, book->event->edition);
		doc_for(&doc, DOC_EVERYWHERE);
	}
	bool has_standings = book->standings || book->lines;

	if (done && has_standings && cli->look.size == DOC_DESK && doc_for(&doc, DOC_WORKBOOK))
		done = add_lists(cli, &doc, book);
	done = done && export_doc(b, &doc, format, &cli->look, &cli->err);
	doc_free(&doc);
	return done;
}

static bool export_parts(struct cli *cli, const struct book_event *event, const struct desk_rules *rules,
	const struct parts *parts, enum export_format format, struct buf *b)
{
	struct report_standings standings = { 0 };
	struct report_lines lines = { 0 };
	struct report_sheets sheets = { 0 };
	struct report_mark mark = { 0 };
	bool by_lines = parts->standings && rules->form == DESK_FORM_DUPLICATE;
	const struct report_standings *by_place = parts->standings && !by_lines ? &standings : NULL;
	bool done = true;

	if (by_lines)
		done = report_lines_make(cli->book, event, 0, &lines, &cli->err)
			&& report_lines_add_standings(cli->book, &lines, &cli->err);
	else if (by_place)
		done = report_standings_make(cli->book, event, &standings, &cli->err);
	if (by_place)
		mark = standings.mark;
	else
		done = done && report_mark_make(cli->book, &mark, &cli->err);
	done = done && (!parts->sheets
		|| report_sheets_open(cli->book, event, parts->round, &sheets, &cli->err));

	bool is_marked = !parts->blank && mark.code[0];
	int blank_rows = parts->blank ? report_blank_rows(event) : 0;
	const struct report_book book = {
		.event = event,
		.standings = by_place,
		.lines = by_lines ? &lines : NULL,
		.sheets = parts->sheets ? &sheets : NULL,
		.bids = parts->bids,
		.mark = is_marked ? &mark : NULL,
		.blank_rows = blank_rows,
	};
	done = done && export_all(cli, &book, format, b);
	report_standings_free(&standings);
	if (by_lines)
		report_lines_free(&lines);
	if (parts->sheets)
		report_sheets_close(&sheets);
	return done;
}

bool cli_run_export(struct cli *cli)
{
	enum export_format format = cli_format(cli);
	struct book_event event;
	struct desk_rules rules;
	struct parts parts;

	if (!choose_parts(cli, &parts))
		return false;
	if (cli->opt[CLI_NAMELESS] && !cli_is_journal(cli))
		return cli_fail(cli, ERR_USAGE, &msg_export_only_journal, MSG_NO_ARGS);
	if (parts.blank && !cli_is_page(cli))
		return cli_fail(cli, ERR_USAGE, &msg_export_only_paper, MSG_NO_ARGS);
	if (parts.bids && !parts.standings && !parts.sheets)   /* the licittabla alone needs no book */
		return export_all(cli, &(struct report_book){ .bids = true }, cli_format(cli), &cli->out);
	if (!cli_open(cli, CLI_READS) || !cli_event(cli, &event))
		return false;
	if (!cli_is_journal(cli))
		return desk_rules_read(cli->book, event.id, &rules, &cli->err)
			&& export_parts(cli, &event, &rules, &parts, format, &cli->out);
	if (!cli->opt[CLI_NAMELESS])
		return journal_export(cli->book, &event, &cli->out, &cli->err);
	/* The whole journal, as names are recognised by all of its contents. */
	struct buf journal = { 0 };
	bool done = journal_export(cli->book, &event, &journal, &cli->err)
		&& desk_journal_nameless(cli_desk(cli), buf_text(&cli->nameless), &journal, &cli->out);
	buf_free(&journal);
	return done;
}

/* Show the standings of a line comparison. */
static bool show_lines(struct cli *cli, const struct book_event *event)
{
	struct report_lines lines;
	struct doc doc = { 0 };
	bool done = report_lines_make(cli->book, event, 0, &lines, &cli->err)
		&& report_lines_add_standings(cli->book, &lines, &cli->err)
		&& report_lines_doc(&doc, &lines, &cli->look, &cli->err);

	report_lines_free(&lines);
	if (done)
		return cli_show_page(cli, &doc);
	doc_free(&doc);
	return false;
}

/* Show each player's bids as declarer. */
static bool show_declared(struct cli *cli, const struct book_event *event)
{
	const struct game_edition *edition = game_edition_find(event->edition);
	struct listing declared = { 0 };
	int thrown_in = 0;

	if (edition && !game_has_bids(&cli->err, edition))
		return false;
	bool done = report_declared_table(cli->book, event, &declared, &thrown_in, &cli->err);
	done = cli_show(cli, &declared) && done;
	if (done && thrown_in > 0)
		cli_say(cli, &msg_declared_thrown_in, MSG_ARGS(num_of(thrown_in).text));
	if (done && edition && edition->game->has_partners)
		cli_say(cli, &msg_declared_made, MSG_NO_ARGS);
	return done;
}

bool cli_run_standings(struct cli *cli)
{
	const struct parts parts = { .standings = true };
	struct book_event event;
	struct desk_rules rules;

	if (cli->opt[CLI_SEASON])
		return cli_show_season(cli);
	if (!cli_event(cli, &event) || !desk_rules_read(cli->book, event.id, &rules, &cli->err))
		return false;
	if (cli->opt[CLI_TEAMS]) {
		struct doc doc = { 0 };
		if (report_teams_doc(cli->book, &event, cli->lang, &doc, &cli->err))
			return cli_show_page(cli, &doc);
		doc_free(&doc);
		return false;
	}
	if (!cli->opt[CLI_BIDS] && rules.form == DESK_FORM_DUPLICATE)
		return show_lines(cli, &event);
	if (!cli->opt[CLI_BIDS])
		return export_parts(cli, &event, &rules, &parts, cli_format(cli), &cli->out);
	return show_declared(cli, &event);
}
