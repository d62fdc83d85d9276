/* An event of another book into this one: its journal, written there and read here. */
#include "base/messages.h"
#include "cli/cli.h"
#include "cli/messages.h"

#include <string.h>

/* The players of this book, to compare those of the other with. */
struct players {
	struct book_player *list;
	size_t count;
};

/* A new player who may be one that is there: the same name with another mark. */
static void check_namesakes(struct cli *cli, const struct players *here, const struct book_player *player)
{
	struct buf label = { 0 }, namesake = { 0 };

	book_player_label(&label, player);
	for (size_t i = 0; i < here->count; i++) {
		if (strcmp(here->list[i].name, player->name) != 0)
			continue;
		buf_clear(&namesake);
		book_player_label(&namesake, &here->list[i]);
		cli_say(cli, &msg_merge_namesake, MSG_ARGS(buf_text(&label), buf_text(&namesake)));
	}
	buf_free(&label);
	buf_free(&namesake);
}

/* Point out where one name may stand for two people, or two for one. */
static void check_player(struct cli *cli, const struct players *here, const struct book_player *player)
{
	const struct book_player *same = NULL;
	struct buf label = { 0 };

	for (size_t i = 0; i < here->count && !same; i++) {
		if (strcmp(here->list[i].name, player->name) == 0 && strcmp(here->list[i].mark, player->mark) == 0)
			same = &here->list[i];
	}
	if (!same) {
		check_namesakes(cli, here, player);
		return;
	}
	book_player_label(&label, player);
	if (same->club[0] && player->club[0] && strcmp(same->club, player->club) != 0)
		cli_say(cli, &msg_merge_other_club, MSG_ARGS(buf_text(&label), same->club, player->club));
	buf_free(&label);
}

static bool check_players(struct cli *cli, struct book *other, const struct book_event *event)
{
	struct players here = { 0 };
	struct book_entry *entries = NULL;
	size_t count = 0;
	bool done = book_players(cli->store, NULL, &here.list, &here.count, &cli->err)
		&& book_entries(other, event->id, &entries, &count, &cli->err);

	for (size_t i = 0; done && i < count; i++)
		check_player(cli, &here, &entries[i].player);
	book_free(here.list);
	book_free(entries);
	return done;
}

/* The event's journal, as the export of the other book would write it. */
static bool write_journal(struct cli *cli, struct book *other, const char *path,
	const struct book_event *event, struct buf *journal)
{
	struct cli there = { .lang = cli->lang, .store = other };

	there.opt[CLI_OUTPUT] = path;   /* it is kept whole */
	bool done = cli_journal(&there, event);
	*journal = there.out;
	cli->err = there.err;
	buf_free(&there.note);
	return done && (!journal->failed || cli_fail(cli, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS));
}

static bool find_event(struct cli *cli, struct book *other, const char *words, struct book_event *event)
{
	if (!words[0] && cli->opt[CLI_EVENT])
		words = cli->opt[CLI_EVENT];
	return words[0] ? book_event_find(other, words, event, &cli->err)
		: book_event_current(other, event, &cli->err);
}

static bool merge(struct cli *cli, struct book *other, const char *words)
{
	struct book_event event;
	struct buf journal = { 0 };
	int64_t steps = 0;
	bool done = find_event(cli, other, words, &event) && check_players(cli, other, &event)
		&& write_journal(cli, other, book_path(other), &event, &journal)
		&& cli_journal_take(cli, other, &event, &journal, &steps);

	if (done && !cli->opt[CLI_DRY_RUN])
		cli_say(cli, &msg_merge_done, MSG_ARGS(event.name, event.day));
	if (done && !cli->opt[CLI_DRY_RUN] && steps > 1)
		cli_say(cli, &msg_merge_steps, MSG_ARGS(num_of(steps).text));
	buf_free(&journal);
	return done;
}

bool cli_run_merge(struct cli *cli, int argc, char **argv)
{
	struct book *other = NULL;
	struct buf words = { 0 };

	if (cli_same_file(book_path(cli->store), argv[0]))
		return cli_fail(cli, ERR_USAGE, &msg_merge_itself, MSG_ARGS(argv[0]));
	cli_join(&words, argc, argv, 1);
	bool done = book_open(&other, argv[0], BOOK_LOOK, &cli->err) && merge(cli, other, buf_text(&words));
	book_close(other);
	buf_free(&words);
	return done;
}
