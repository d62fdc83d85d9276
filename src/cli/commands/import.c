/* Import journals into the book. */
#include "cli/commands/commands.h"
#include "cli/shell/messages.h"
#include "desk/journal/journal.h"
#include "desk/messages.h"

/* What the surface needs beside the desk. */
struct showing {
	struct cli *cli;
	const char *merged;       /* the other book of a merge: nobody has seen its journal's lines */
	struct cli_cards cards;   /* of the current deal */
};

static void show_fault(void *arg, const struct text_diagnostic *fault, const struct book_table *table)
{
	struct showing *showing = arg;
	struct cli *cli = showing->cli;
	const size_t from = cli->note.len;

	if (!showing->merged) {
		text_diagnostic_write(&cli->note, cli->lang, fault);
		cli_name_event(cli, &cli->note, from);
		return;
	}
	if (table) {
		buf_msg(&cli->note, cli->lang, &msg_merge_place,
			MSG_ARGS(showing->merged, num_of(table->round).text, num_of(table->no).text));
	} else {
		buf_printf(&cli->note, "%s: ", showing->merged);
	}
	text_fault_write(&cli->note, cli->lang, &fault->fault);
	buf_char(&cli->note, '\n');
	cli_name_event(cli, &cli->note, from);
}

static void show_progress(void *arg, size_t done, size_t total)
{
	cli_progress(((struct showing *)arg)->cli, &msg_import_progress, done, total);
}

static void say_slips(void *arg, struct buf *b, const struct desk_paper *paper)
{
	report_slips(b, ((struct showing *)arg)->cli->lang, paper);
}

static bool play_imported(void *arg, const struct desk_rules *rules, const struct book_table *table,
	struct game_deal *line, struct game_cards *words)
{
	struct showing *showing = arg;
	struct cli_cards *cards = &showing->cards;

	cards->words = *words;
	cards->line = *line;
	if (!cli_cards_play(showing->cli, rules, table, cards))
		return false;
	*words = cards->words;
	*line = cards->line;
	return true;
}

static void compare_cards(
	void *arg, const char *where, const struct book_table *table, const struct book_deal *deal)
{
	struct showing *showing = arg;

	(void)table;
	if (deal->has_record)
		cli_cards_compare(showing->cli, &showing->cards.play, &deal->record, where);
}

static bool count_differences(void *arg, struct book *const books[2], const struct book_event events[2],
	size_t *count)
{
	struct cli *cli = ((struct showing *)arg)->cli;
	struct report_diff diff = { .store = { books[0], books[1] }, .lang = cli->lang };

	report_diff_start(&diff);
	bool done = report_diff_event(&diff, events, &cli->err);
	*count = diff.table.row_count;
	report_diff_free(&diff);
	return done;
}

static struct desk_import_view view_of(struct showing *showing)
{
	return (struct desk_import_view){ .arg = showing, .fault = show_fault, .progress = show_progress,
		.slips = say_slips, .play = play_imported, .compare = compare_cards, .differ = count_differences };
}

static void say_taken(struct cli *cli, const struct desk_taken *taken)
{
	cli_say(cli, &msg_import_done,
		MSG_ARGS(num_of(taken->deals - taken->again).text, num_of(taken->again).text,
			num_of(taken->tables).text, num_of(taken->players).text));
	if (taken->older)
		cli_say(cli, &msg_import_older, MSG_ARGS(num_of(taken->older).text));
}

bool cli_run_import(struct cli *cli)
{
	struct showing showing = { .cli = cli };
	const struct desk_import_view view = view_of(&showing);
	struct desk_taken taken;

	if (!desk_import(cli_desk(cli), &view, cli->opt[CLI_EVENT], cli->argc, cli->argv, &taken))
		return false;
	say_taken(cli, &taken);
	return true;
}

/* ---- an event of another book ------------------------------------------------------------------ */

static bool merge(struct cli *cli, struct book *other, const char *words)
{
	struct showing showing = { .cli = cli, .merged = book_path(other) };
	const struct desk_import_view view = view_of(&showing);
	struct book_event event;
	struct desk_taken taken;

	if (!words[0] && cli->opt[CLI_EVENT])
		words = cli->opt[CLI_EVENT];
	bool found = words[0] ? book_event_find(other, words, &event, &cli->err)
		: book_event_current(other, &event, &cli->err);
	if (!found || !desk_merge(cli_desk(cli), &view, other, &event, &taken))
		return false;
	say_taken(cli, &taken);
	if (taken.rulings || taken.totals || taken.signatures)
		cli_say(cli, &msg_merge_besides,
			MSG_ARGS(num_of(taken.rulings).text, num_of(taken.totals).text, num_of(taken.signatures).text));
	if (!cli->opt[CLI_DRY_RUN])
		cli_say(cli, &msg_merge_done, MSG_ARGS(event.name, day_of(event.day, cli->lang).text));
	if (!cli->opt[CLI_DRY_RUN] && taken.steps > 1)
		cli_say(cli, &msg_merge_steps, MSG_ARGS(num_of(taken.steps).text));
	if (taken.left > 0)
		cli_say(cli, &msg_merge_left, MSG_ARGS(num_of(taken.left).text, showing.merged));
	if (taken.left + taken.told > 0)
		cli->status = ERR_CONFLICT;
	return true;
}

/* Refuse an altered book: this one would seal its deals. */
static bool is_believed(struct cli *cli, struct book *other)
{
	struct report_proof proof = { 0 };

	if (!report_proof_make(other, cli->lang, &proof, &cli->err)) {
		listing_free(&proof.findings);
		return false;
	}
	size_t findings = proof.findings.row_count;
	listing_free(&proof.findings);
	return findings == 0
		|| cli_fail(cli, ERR_CHECK, &msg_merge_forged,
			MSG_ARGS(book_path(other), num_of((int64_t)findings).text));
}

bool cli_run_merge(struct cli *cli)
{
	struct book *other = NULL;
	struct buf words = { 0 };

	if (file_is_same(book_path(cli->book), cli->argv[0]))
		return cli_fail(cli, ERR_USAGE, &msg_merge_itself, MSG_ARGS(cli->argv[0]));
	cli_join(&words, cli, 1);
	bool done = book_open(&other, cli->argv[0], BOOK_LOOK, &cli->err) && is_believed(cli, other)
		&& merge(cli, other, buf_text(&words));
	book_close(other);
	buf_free(&words);
	return done;
}
