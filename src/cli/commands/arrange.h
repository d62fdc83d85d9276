/* Within cli/: draws without a book, answered (cmd_arrange.c) and made up (cmd_arrange_gen.c). */
#ifndef CLI_ARRANGE_H
#define CLI_ARRANGE_H

#include "base/json.h"
#include "cli/shell/cli.h"
#include "event/event.h"

enum arrange_method { ALL_PLAY_ALL, STANDING, RANDOM };

enum { TABLES_MOST = EVENT_ROUNDS * EVENT_PLAYERS / EVENT_THREE };

/* What the fields of a line say, each closed by NULL. */
extern const char *const arrange_methods[], *const arrange_fills[], *const arrange_clubs[];

/* A line under way, and the memory that all lines share. */
struct arrange {
	bool is_check;
	int method;                     /* EVENT_NOBODY: not given */
	const cJSON *players, *withdrawn, *played, *rounds;
	const char *seed;               /* NULL: not given */
	struct event_field field;
	struct event_plan plan;
	bool has_ranks;                 /* of everybody who is to be seated */
	int played_count;
	int no[EVENT_PLAYERS];          /* in rising order */
	struct event_player list[EVENT_PLAYERS];
	struct event_past past;
	struct event_table tables[TABLES_MOST];
	struct event_work *work;
};

bool arrange_start(struct cli *cli, struct arrange **out);
void arrange_end(struct arrange *a);

/* [[[1,2,3],[4,5,6]],…]: rounds of so many tables, without the outer brackets. */
void arrange_write_rounds(struct buf *b, const struct arrange *a, const struct event_table *tables,
	int rounds, int count);

#endif
