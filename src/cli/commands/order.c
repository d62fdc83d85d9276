/* The list of order (écarté): shown, drawn; players enter or waive; a step taken back. */
#include "cli/commands/commands.h"
#include "cli/dialogue/dialogue.h"
#include "cli/shell/messages.h"
#include "desk/messages.h"
#include "desk/rounds/rounds.h"

/* Is the next coup of the table begun? If so, nobody takes a seat yet. */
static bool has_begun(struct cli *cli, const struct book_event *event, const struct order *order)
{
	const struct book_table table = { .event = event->id, .round = order->round, .no = order->table };

	return enter_pieces_wait(cli, &table, order->deal);
}

bool cli_run_order(struct cli *cli)
{
	const char *seed = cli->opt[CLI_SEED];
	struct book_event event;
	struct order order;
	struct doc doc;
	int table = 1;
	bool done = false;

	if (seed && !seed[0])
		return cli_fail(cli, ERR_USAGE, &msg_draw_empty_seed, MSG_NO_ARGS);
	if (seed && cli->argc > 0)
		return cli_fail(cli, ERR_USAGE, &msg_order_seed_or_names, MSG_NO_ARGS);
	if (!cli_event(cli, &event))
		return false;
	if (cli->opt[CLI_TABLE] && !cli_number(cli, cli->opt[CLI_TABLE], &msg_word_table, &table))
		return false;
	switch ((enum cli_order)cli->command->variant) {
	case CLI_ORDER_SHOW: done = order_read(cli->book, &event, table, &order, &cli->err); break;
	case CLI_ORDER_DRAW:
		done = desk_order_draw(cli_desk(cli), &event, table, seed, cli->argc, cli->argv, &order);
		break;
	case CLI_ORDER_ENTER:
		done = desk_order_enter(cli_desk(cli), &event, table, cli->argv[0],
			cli->argc > 1 ? cli->argv[1] : NULL, &order);
		break;
	case CLI_ORDER_WAIVE:
		done = desk_order_waive(cli_desk(cli), &event, table, cli->argv[0], &order);
		break;
	case CLI_ORDER_REMOVE: done = desk_order_remove(cli_desk(cli), &event, table, &order); break;
	}
	if (!done || !order_taken_back(cli->book, event.id, table, &order.taken_back, &cli->err))
		return false;
	report_order(&doc, cli->lang, &event, &order, has_begun(cli, &event, &order));
	if (order.drawn.seed[0] && !order.is_same)
		cli->status = ERR_CHECK;
	return cli_show_doc(cli, &doc);
}

void cli_say_next(struct cli *cli, const struct book_event *event, int table)
{
	struct order order;
	struct err none = { 0 };
	struct buf next = { 0 };

	if (!order_read(cli->book, event, table, &order, &none) || order.drawn.count == 0)
		return;
	if (has_begun(cli, event, &order))
		return;
	report_order_next(&next, cli->lang, &order);
	if (next.len > 0)
		buf_printf(&cli->note, "%s\n", buf_text(&next));
	buf_free(&next);
}
