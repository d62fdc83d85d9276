/* Two clerks typed the same sheets into two books: the differences. */
#include "base/messages.h"
#include "cli/commands/commands.h"
#include "cli/shell/messages.h"

#include <stdlib.h>
#include <string.h>

/* The events of both books. `pair[i]`: B's counterpart of A's event
 * i, or -1; `taken[j]`: B's event j has one. */
struct events {
	struct book_event *list[2];
	size_t count[2];
	int *pair;
	bool *taken;
	size_t shared;
};

static bool is_same_event(const struct book_event *a, const struct book_event *b)
{
	return strcmp(a->name, b->name) == 0 && strcmp(a->day, b->day) == 0;
}

/* Keep only the event of -e in the list of a book; none if it is not there. */
static bool choose_event(struct cli *cli, struct book *book, struct book_event **list, size_t *count)
{
	struct book_event event;
	struct err none = { 0 };

	if (!book_event_find(book, cli->opt[CLI_EVENT], &event, &none)) {
		*count = 0;
		return none.status == ERR_NOT_FOUND || err_set(&cli->err, none.status, none.msg,
			MSG_ARGS(none.arg[0], none.arg[1], none.arg[2], none.arg[3]));
	}
	(*list)[0] = event;
	*count = 1;
	return true;
}

/* Find in the other book the event chosen in the first, whatever its number: by name and day, else by the
 * common origin, else by the words of -e. A number is no evidence unless it is the only one there. */
static bool choose_like(struct cli *cli, const struct report_diff *diff, struct events *events, int side)
{
	const struct book_event *first = events->list[!side];
	struct book_event *list = events->list[side];
	char origin[BOOK_SHORT];
	int64_t from = 0;
	size_t at = 0;

	if (!vault_event_origin(diff->store[!side], first->id, origin, &cli->err)
		|| !vault_event_from(diff->store[side], origin, &from, &cli->err))
		return false;
	while (at < events->count[side] && !is_same_event(&list[at], first))
		at++;
	for (size_t i = 0; at == events->count[side] && i < events->count[side]; i++)
		at = from && list[i].id == from ? i : at;
	if (at < events->count[side]) {
		list[0] = list[at];
		events->count[side] = 1;
		return true;
	}
	bool is_number = strspn(cli->opt[CLI_EVENT], "0123456789") == strlen(cli->opt[CLI_EVENT]);
	if (!is_number || events->count[side] == 1)
		return choose_event(cli, diff->store[side], &events->list[side], &events->count[side]);
	events->count[side] = 0;
	return true;
}

/* Choose the event of -e, as understood in the first book that has it. */
static bool choose_events(struct cli *cli, const struct report_diff *diff, struct events *events)
{
	const size_t count = events->count[0];

	if (!choose_event(cli, diff->store[0], &events->list[0], &events->count[0]))
		return false;
	if (events->count[0] == 1)
		return choose_like(cli, diff, events, 1);
	if (!choose_event(cli, diff->store[1], &events->list[1], &events->count[1]))
		return false;
	if (events->count[1] == 0)
		return cli_fail(cli, ERR_NOT_FOUND, &msg_diff_no_event, MSG_ARGS(cli->opt[CLI_EVENT]));
	events->count[0] = count;
	return choose_like(cli, diff, events, 0);
}

/* Pair events by name and day. If each book has only one event, they are a pair, whatever their names. */
static void pair_events(struct events *events)
{
	bool lone = events->count[0] == 1 && events->count[1] == 1;

	for (size_t i = 0; i < events->count[0]; i++) {
		events->pair[i] = -1;
		for (size_t j = 0; j < events->count[1] && events->pair[i] < 0; j++) {
			if (!lone && !is_same_event(&events->list[0][i], &events->list[1][j]))
				continue;
			events->pair[i] = (int)j;
			events->taken[j] = true;
			events->shared++;
		}
	}
}

/* Report an event of one book only as a difference; if the books share just one event, only name it. */
static void event_alone(struct cli *cli, struct report_diff *diff, const struct events *events,
	const struct book_event *event, int side)
{
	if (events->shared != 1)
		report_diff_event_alone(diff, event, side);
	else
		cli_say(cli, &msg_diff_not_compared, MSG_ARGS(side ? "B" : "A", event->name,
			day_of(event->day, cli->lang).text));
}

/* Compare an event; if a common former book had it, with what each has changed since. */
static bool compare_event(struct cli *cli, struct report_diff *diff, struct book *common,
	const struct book_event both[2])
{
	struct report_diff since[2] = {
		{ .lang = cli->lang, .store = { diff->store[0], common } },
		{ .lang = cli->lang, .store = { common, diff->store[1] } } };
	struct book_event then;
	struct err none = { 0 };
	bool done = true, was = common && both[0].id == both[1].id
		&& book_event_find(common, num_of(both[0].id).text, &then, &none);

	for (int side = 0; was && done && side < 2; side++) {
		const struct book_event pair[2] = { side == 0 ? both[0] : then, side == 0 ? then : both[1] };
		since[side].common = common;
		since[side].are_proved = diff->are_proved;
		report_diff_start(&since[side]);
		done = report_diff_event(&since[side], pair, &cli->err);
		report_diff_sort(&since[side]);
		diff->since[side] = &since[side];
	}
	diff->common = common;
	done = done && report_diff_event(diff, both, &cli->err);
	for (int side = 0; side < 2; side++) {
		if (diff->since[side])
			report_diff_free(&since[side]);
		diff->since[side] = NULL;
	}
	return done;
}

/* Open the book that both once were; NULL: none, or unknown. */
static struct book *open_common(const struct report_diff *diff)
{
	struct book *common = NULL;
	struct vault_step step;
	struct err none = { 0 };
	int64_t last = 0;

	if (vault_last_common(diff->store[0], diff->store[1], &last, &none) && last > 0
		&& book_open(&common, book_path(diff->store[0]), BOOK_LOOK, &none)
		&& vault_rewind(common, num_of(last).text, &step, &none))
		return common;
	book_close(common);
	return NULL;
}

static bool compare_events(struct cli *cli, struct report_diff *diff, const struct events *events,
	struct book *common)
{
	for (size_t i = 0; i < events->count[0]; i++) {
		if (events->pair[i] < 0) {
			event_alone(cli, diff, events, &events->list[0][i], 0);
			continue;
		}
		const struct book_event both[2] = { events->list[0][i], events->list[1][events->pair[i]] };
		if (!compare_event(cli, diff, common, both))
			return false;
	}
	for (size_t j = 0; j < events->count[1]; j++) {
		if (!events->taken[j])
			event_alone(cli, diff, events, &events->list[1][j], 1);
	}
	return true;
}

static void show_diff_progress(void *arg, size_t done, size_t total)
{
	cli_progress(arg, &msg_diff_progress, done, total);
}

static bool compare_books(struct cli *cli, struct report_diff *diff)
{
	struct events events = { .count = { 0 } };
	struct book *common = open_common(diff);
	bool done = book_events(diff->store[0], &events.list[0], &events.count[0], &cli->err)
		&& book_events(diff->store[1], &events.list[1], &events.count[1], &cli->err);

	events.pair = calloc(events.count[0] + 1, sizeof *events.pair);
	events.taken = calloc(events.count[1] + 1, sizeof *events.taken);
	if (done && (!events.pair || !events.taken))
		done = cli_fail(cli, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);

	if (done && cli->opt[CLI_EVENT])
		done = choose_events(cli, diff, &events);
	if (done) {
		pair_events(&events);
		done = compare_events(cli, diff, &events, common);
	}
	book_free(events.list[0]);
	book_free(events.list[1]);
	free(events.pair);
	free(events.taken);
	book_close(common);
	return done;
}

bool cli_run_diff(struct cli *cli)
{
	struct report_diff diff = { .lang = cli->lang,
		.progress = show_diff_progress,
		.arg = cli };
	struct book *other = NULL;

	bool done = (cli->argc > 1 ? book_open(&cli->book, cli->argv[0], BOOK_LOOK, &cli->err) : cli_open(cli,
		CLI_READS))
		&& book_open(&other, cli->argv[cli->argc - 1], BOOK_LOOK, &cli->err);
	diff.store[0] = cli->book;
	diff.store[1] = other;
	report_diff_start(&diff);
	const int forged = done ? cli_warn_of_forgery(cli, diff.store, 2, &msg_diff_forged) : -1;
	diff.are_proved = forged == 0;
	done = forged >= 0 && compare_books(cli, &diff);
	if (done) {
		size_t count = diff.brief.row_count;
		struct doc doc;
		if (count > 0)
			cli->status = ERR_CHECK;
		cli_say(cli, count > 0 ? &msg_diff_found : &msg_diff_none, MSG_ARGS(num_of((int64_t)count).text));
		report_diff_doc(&doc, &diff, cli->look.media);
		doc.size = cli->look.size;
		doc.paper = cli->look.paper;
		done = cli_show_doc(cli, &doc);
	} else {
		report_diff_free(&diff);
	}
	book_close(other);
	return done;
}
