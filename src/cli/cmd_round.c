/* Rounds: made, listed, and on paper. */
#include "cli/cli.h"
#include "cli/messages.h"
#include "desk/messages.h"
#include "report/seating.h"

/* ---- made and listed --------------------------------------------------------------------------- */

bool cli_run_round_add(struct cli *cli, int argc, char **argv)
{
	struct book_event event;
	int round = 0;

	if ((argc > 0 && !cli_number(cli, argv[0], &msg_word_round, &round)) || !cli_event(cli, &event)
		|| !desk_round_add(cli_desk(cli), &event, &round))
		return false;
	cli_say(cli, &msg_round_added, MSG_ARGS(event.name, num_of(round).text));
	return true;
}

bool cli_run_round_remove(struct cli *cli, int argc, char **argv)
{
	struct book_event event;
	int round = 0;

	(void)argc;
	if (!cli_number(cli, argv[0], &msg_word_round, &round) || !cli_event(cli, &event)
		|| !desk_round_remove(cli_desk(cli), &event, round))
		return false;
	cli_say(cli, &msg_round_removed, MSG_ARGS(event.name, num_of(round).text));
	return true;
}

bool cli_run_round_list(struct cli *cli, int argc, char **argv)
{
	struct book_event event;
	struct listing t;
	int *rounds = NULL;
	size_t count = 0;

	(void)argc;
	(void)argv;
	if (!cli_event(cli, &event) || !book_rounds(cli->store, event.id, &rounds, &count, &cli->err))
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
		done = book_tables(cli->store, event.id, rounds[i], &tables, &table_count, &cli->err);
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

/* Behind the lists, on paper alone: what lies on each table. */
static bool add_table_papers(struct cli *cli, const struct report_seating *seating, struct doc *doc)
{
	struct report_sheets sheets;
	struct export_look look = cli->look;

	look.size = DOC_DESK;
	report_seating_cards(doc, seating);
	bool done = report_sheets_open(cli->store, &seating->event, seating->round, &sheets, &cli->err)
		&& export_sheets_doc(doc, &sheets, export_blank_rows(&seating->event), &look, &cli->err);
	report_sheets_close(&sheets);
	return done;
}

bool cli_run_round_print(struct cli *cli, int argc, char **argv)
{
	unsigned medium = export_formats[cli_format(cli)].medium;
	struct book_event event;
	struct report_seating seating;
	int round = 0;

	(void)argc;
	if (!cli_number(cli, argv[0], &msg_word_round, &round) || !cli_event(cli, &event))
		return false;
	bool done = report_seating_make(cli->store, &event, round, &seating, &cli->err);
	if (done) {
		struct doc doc;
		report_seating_doc(&doc, cli->lang, &seating, DOC_WALL);
		doc.paper = cli->look.paper;
		doc.wanted = medium;
		done = !(medium & (DOC_PAPER | DOC_WORKBOOK)) || add_table_papers(cli, &seating, &doc);
		if (done)
			done = export_doc(&cli->out, &doc, cli_format(cli), &cli->look, &cli->err);
		doc_free(&doc);
	}
	report_seating_free(&seating);
	return done;
}
