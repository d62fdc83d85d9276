/* The mismatch doctor: why the paper's figures differ from the book's, or from a single deal's. */
#include "cli/commands/commands.h"
#include "cli/shell/messages.h"
#include "desk/messages.h"
#include "desk/desk.h"

#include <stdlib.h>
#include <string.h>

/* Before the list, report figures that cannot be right whatever the deals were. */
static void add_paper_sum(struct cli *cli, struct doc *doc, const struct desk_paper *paper)
{
	struct buf text = { 0 };
	int64_t sum = 0;

	for (int seat = 0; seat < paper->seats; seat++)
		sum += paper->theirs[seat];
	if (sum == 0)
		return;
	buf_msg(&text, cli->lang, &msg_doctor_sum, MSG_ARGS(num_signed(sum).text));
	if (doc_for(doc, DOC_PEOPLE))
		doc_plain(doc, buf_text(&text));
	else
		buf_str(&cli->note, buf_text(&text));
	buf_free(&text);
}

/* Scripts always get a list, empty if the figures agree. */
static bool examine(struct cli *cli, const struct desk_paper *paper)
{
	struct listing t;
	struct doc doc;
	bool agrees = desk_paper_agrees(paper);
	bool done = report_slips_table(paper, cli->lang, &t, &cli->err);

	doc_list_start(&doc, cli->lang, t.title ? t.title : "", cli->look.media);
	doc_gap(&doc, DOC_GAP_NONE);
	if (agrees) {
		struct buf figures = { 0 }, text = { 0 };
		for (int seat = 0; seat < paper->seats; seat++)
			buf_printf(&figures, "%s%lld", seat > 0 ? " " : "", (long long)paper->ours[seat]);
		buf_msg(&text, cli->lang, paper->by_totals ? &msg_doctor_agrees_known : &msg_doctor_agrees,
			MSG_ARGS(buf_text(&figures)));
		cli_tell(cli, &doc, buf_text(&text));
		buf_free(&figures);
		buf_free(&text);
	} else {
		cli->status = ERR_CHECK;
		add_paper_sum(cli, &doc, paper);
		if (t.row_count == 0)
			cli_tell(cli, &doc, (paper->by_totals ? &msg_doctor_unexplained_known
				: &msg_doctor_unexplained)->text[cli->lang]);
	}
	doc_for(&doc, agrees ? 0 : DOC_TERMINAL);
	doc_heading(&doc, doc.title);
	doc_gap(&doc, DOC_GAP_ALWAYS);
	if (t.title)
		t.title[0] = '\0';
	doc_for(&doc, agrees || t.row_count == 0 ? DOC_EVERYWHERE & ~(unsigned)DOC_TERMINAL : DOC_EVERYWHERE);
	doc_table(&doc, "rows", &t);
	return cli_show_doc(cli, &doc) && done;
}

/* Report missing deals, which may be the difference. */
static bool say_short(struct cli *cli, const struct book_event *event, const struct book_table *table)
{
	struct desk_sheet sheet = { .deals = 0 };
	bool done = cli->status != ERR_CHECK || desk_sheet_look(cli_desk(cli), event, table, &sheet);

	if (done && sheet.owes > 0)
		cli_say(cli, &msg_doctor_short, MSG_ARGS(num_of(sheet.wanted - sheet.owes).text,
			num_of(sheet.wanted).text, num_of(table->round).text, num_of(table->no).text));
	desk_sheet_free(&sheet);
	return done;
}

/* Examine the figures of a sheet. */
static bool examine_table(struct cli *cli)
{
	struct book_event event;
	struct book_table table;
	struct desk_rules rules;
	struct desk_counted *deals = NULL;
	struct buf figures = { 0 };

	if (!cli_open(cli, CLI_READS) || !cli_table(cli, cli->argv[0], cli->argv[1], &event, &table)
		|| !desk_rules_read(cli->book, event.id, &rules, &cli->err))
		return false;
	struct desk_paper paper = { .rules = &rules.game, .seats = table.seat_count };
	cli_join(&figures, cli, 2);
	bool done = desk_figures(buf_text(&figures), paper.seats, paper.theirs);
	if (!done) {
		cli_fail(cli, ERR_USAGE, &msg_doctor_usage, MSG_ARGS(num_of(paper.seats).text,
			desk_figures_example[paper.seats]));
	}
	done = done && desk_paper_of_table(cli->book, &table, &paper, &deals, &cli->err)
		&& examine(cli, &paper);
	done = done && (paper.by_totals || say_short(cli, &event, &table));
	if (done && paper.by_totals && cli->status == ERR_CHECK)
		cli_say(cli, &msg_doctor_known, MSG_ARGS(cli->argv[0], cli->argv[1]));
	free(deals);
	buf_free(&figures);
	return done;
}

/* Examine those of one deal, typed with its line. */
static bool examine_line(struct cli *cli)
{
	struct cli_line typed;

	if (!cli_deal_line(cli, &typed))
		return false;
	const struct game_deal *line = &typed.line;
	const struct game *game = typed.rules.edition->game;
	struct desk_paper paper = { .rules = &typed.rules, .seats = line->point_count };
	struct desk_counted deal = { .no = line->no, .dealer = line->dealer, .has_record = true,
		.record = line->record };
	if (line->point_count < game->least_seats || line->point_count > game->most_seats) {
		return cli_fail(cli, ERR_USAGE, &msg_doctor_usage,
			MSG_ARGS(num_of(game->least_seats).text, desk_figures_example[game->least_seats]));
	}
	for (int seat = 0; seat < paper.seats; seat++) {
		deal.points[seat] = typed.points[seat];
		paper.theirs[seat] = line->points[seat];
	}
	desk_paper_fill(&paper, &deal, 1);
	return examine(cli, &paper);
}

bool cli_run_doctor(struct cli *cli)
{
	if (cli->argc >= 2 && cli_are_numbers(2, cli->argv))
		return examine_table(cli);
	return examine_line(cli);
}
