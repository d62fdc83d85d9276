/* Rounds: made, listed, and on paper. */
#include "cli/commands/commands.h"
#include "cli/shell/messages.h"
#include "desk/messages.h"
#include "report/rounds/rounds.h"

#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* ---- made and listed --------------------------------------------------------------------------- */

bool cli_run_round_add(struct cli *cli)
{
	struct book_event event;
	int round = 0;

	if ((cli->argc > 0 && !cli_number(cli, cli->argv[0], &msg_word_round, &round)) || !cli_event(cli, &event)
		|| !desk_round_add(cli_desk(cli), &event, &round))
		return false;
	cli_say(cli, &msg_round_added, MSG_ARGS(event.name, num_of(round).text));
	return true;
}

bool cli_run_round_remove(struct cli *cli)
{
	struct book_event event;
	int round = 0;

	if (!cli_number(cli, cli->argv[0], &msg_word_round, &round) || !cli_event(cli, &event)
		|| !desk_round_remove(cli_desk(cli), &event, round, cli->opt[CLI_FORCE]))
		return false;
	cli_say(cli, &msg_round_removed, MSG_ARGS(event.name, num_of(round).text));
	return true;
}

bool cli_run_round_list(struct cli *cli)
{
	struct book_event event;
	struct listing t;
	int *rounds = NULL;
	size_t count = 0;

	if (!cli_event(cli, &event) || !book_rounds(cli->book, event.id, &rounds, &count, &cli->err))
		return false;
	listing_start(&t, event.name);
	listing_column(&t, "round", &msg_head_round, LISTING_INT);
	listing_column(&t, "tables", &msg_head_tables, LISTING_INT);
	listing_column(&t, "signed", &msg_head_signed, LISTING_INT);
	listing_column(&t, "checked", &msg_head_checked_count, LISTING_INT);
	bool done = true;
	for (size_t i = 0; done && i < count; i++) {
		struct book_table *tables = NULL;
		size_t table_count = 0;
		int closed = 0, checked = 0;
		done = book_tables(cli->book, event.id, rounds[i], &tables, &table_count, &cli->err);
		for (size_t j = 0; j < table_count; j++) {
			closed += tables[j].is_signed;
			checked += tables[j].is_checked;
		}
		book_free(tables);
		listing_number(&t, rounds[i]);
		listing_number(&t, (int64_t)table_count);
		listing_number(&t, closed);
		listing_number(&t, checked);
	}
	book_free(rounds);
	return cli_show(cli, &t) && done;
}

/* ---- on paper ---------------------------------------------------------------------------------- */

/* After the lists, only on paper, add the sheets for each table, or for the one with that id. */
static bool add_table_papers(struct cli *cli, const struct report_seating *seating, int64_t table,
	struct doc *doc)
{
	struct report_sheets sheets;
	struct doc_look look = cli->look;

	look.size = DOC_DESK;
	report_seating_cards(doc, seating);
	bool done = report_sheets_open(cli->book, &seating->event, seating->round, &sheets, &cli->err);
	if (done && table)
		report_sheets_keep(&sheets, table);
	done = done && report_sheets_doc(doc, &sheets, report_blank_rows(&seating->event), &look, &cli->err);
	report_sheets_close(&sheets);
	return done;
}

bool cli_run_round_print(struct cli *cli)
{
	struct book_event event;
	struct report_seating seating;
	struct book_table table = { .id = 0 };
	int round = 0, no = 0;

	if (!cli_number(cli, cli->argv[0], &msg_word_round, &round)
		|| (cli->argc > 1 && !cli_number(cli, cli->argv[1], &msg_word_table, &no)) || !cli_event(cli, &event))
		return false;
	if (no > 0 && !book_table_find(cli->book, event.id, round, no, &table, &cli->err))
		return false;
	bool done = report_seating_make(cli->book, &event, round, &seating, &cli->err);
	if (done) {
		struct doc doc;
		if (table.id)
			report_seating_keep(&seating, table.id);
		report_seating_doc(&doc, cli->lang, &seating, DOC_WALL);
		if (table.id)   /* the lists are for the wall: skip them for one table */
			doc_keep_for(&doc, DOC_TERMINAL | DOC_ROWS | DOC_TREE);
		doc.paper = cli->look.paper;
		doc.wanted = cli->look.media;
		done = !doc_for(&doc, DOC_PAPER | DOC_WORKBOOK) || add_table_papers(cli, &seating, table.id, &doc);
		if (done)
			done = export_doc(&cli->out, &doc, cli_format(cli), &cli->look, &cli->err)
				&& cli_say_round(cli, &event, round, seating.tables, seating.count);
		doc_free(&doc);
	}
	report_seating_free(&seating);
	return done;
}

/* ---- the clock --------------------------------------------------------------------------------- */

/* Return the present time, or the one set by the tests. */
static struct num now_is(void)
{
	const char *given = getenv("RENONSZ_NOW");
	struct num out = time_at((int64_t)time(NULL));

	if (given && time_is_whole(given, strlen(given)))
		memcpy(out.text, given, strlen(given) + 1);
	return out;
}

bool cli_run_round_start(struct cli *cli)
{
	const char *said = cli->opt[CLI_MINUTES];
	struct round_clock clock = { .minutes = 0 };
	struct book_event event;
	int round = 0;

	if (!cli_number(cli, cli->argv[0], &msg_word_round, &round))
		return false;
	clock.minutes = said && strcmp(said, "0") == 0 ? 0 : -1;
	if (said && clock.minutes < 0 && !cli_number(cli, said, &msg_word_minutes, &clock.minutes))
		return false;
	if (clock.minutes > CLOCK_MINUTES)
		return cli_fail(cli, ERR_USAGE, &msg_clock_too_long, MSG_ARGS(num_of(CLOCK_MINUTES).text));
	if (!cli_event(cli, &event)
		|| !desk_round_start(cli_desk(cli), &event, round, now_is().text, cli->opt[CLI_FORCE], &clock))
		return false;
	if (clock.minutes == 0)
		cli_say(cli, &msg_round_stopped, MSG_ARGS(num_of(round).text));
	else
		cli_say(cli, &msg_round_started, MSG_ARGS(num_of(round).text, time_hour(clock.start).text,
			num_of(clock.minutes).text, time_hour(clock_end(&clock).text).text));
	return true;
}

static bool show_clock(struct cli *cli, const struct book_event *event, int round)
{
	struct report_clock clock;
	bool done = report_clock_make(cli->book, event, round, now_is().text, &clock, &cli->err);

	if (done) {
		struct doc doc;
		report_clock_doc(&doc, cli->lang, &clock);
		cli_doc_look(cli, &doc);
		done = cli_show_doc(cli, &doc);
	}
	report_clock_free(&clock);
	return done;
}

bool cli_run_round_clock(struct cli *cli)
{
	struct book_event event;
	int round = 0;

	if ((cli->argc > 0 && !cli_number(cli, cli->argv[0], &msg_word_round, &round)) || !cli_event(cli, &event))
		return false;
	cli->look.recipe = NULL;   /* different a minute later: it cannot be made again */
	bool runs = cli_at_terminal(cli) && cli_format(cli) == EXPORT_TEXT && !cli->opt[CLI_OUTPUT]
		&& !getenv("RENONSZ_NOW");
	if (!runs)
		return show_clock(cli, &event, round);
	/* Update once a second, until the user presses Enter. */
	struct pollfd key = { .fd = 0, .events = POLLIN };
	bool done = true, waits = true;
	while (done && waits) {
		buf_str(&cli->out, "\033[H\033[2J");
		done = show_clock(cli, &event, round) && cli_flush(cli);
		waits = poll(&key, 1, 1000) == 0;
	}
	return done;
}
