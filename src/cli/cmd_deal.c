/* Deals: record, correct, void, deal again, take back, show, list. */
#include "cli/cli.h"
#include "cli/messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- from a typed line to a deal of the book --------------------------------------------------- */

/* who was barred by a ruling is no declarer of that deal. */
static bool check_bars(struct cli *cli, const struct desk_hold *hold, const struct game_edition *edition,
	const struct game_record *record)
{
	int seat = record->declarer;
	bool is_plain = edition->plain_bid && strcmp(record->bid, edition->plain_bid) == 0;

	if (seat < 0 || !hold->barred[seat] || (hold->plain_parti[seat] && is_plain))
		return true;
	return cli_fail(cli, ERR_REFUSED, hold->plain_parti[seat] ? &msg_deal_plain_parti : &msg_deal_barred,
		MSG_ARGS(text_seat_code(seat), hold->cites));
}

static int dealer_of(
	const struct game *game, const struct game_deal *line, const struct desk_hold *hold, int seats)
{
	if (line->dealer != GAME_NO_SEAT)
		return line->dealer;
	return hold->dealer != GAME_NO_SEAT ? hold->dealer : game_dealer_of(game, line->no, seats);
}

bool cli_deal_settle(struct cli *cli, const struct report_rules *rules, const struct book_table *table,
	const struct game_deal *line, struct book_deal *out)
{
	const struct game_edition *edition = rules->game.edition;
	struct desk_hold hold;

	if (!desk_hold_make(cli->store, table->id, line->no, &hold, &cli->err))
		return false;
	*out = (struct book_deal){ .table = table->id, .no = line->no,
		.dealer = dealer_of(edition->game, line, &hold, table->seat_count) };
	const struct game_played played = { .rules = &rules->game, .seats = table->seat_count,
		.dealer = out->dealer, .record = &line->record };
	if (line->kind != GAME_DEAL_PLAYED) {
		if (out->dealer >= table->seat_count)
			return cli_fail(cli, ERR_REFUSED, &msg_deal_no_such_dealer, MSG_ARGS(text_seat_code(out->dealer)));
		out->state = line->kind == GAME_DEAL_VOID ? BOOK_VOID : BOOK_REDEAL;
		snprintf(out->reason, sizeof out->reason, "%s", line->reason);
		return true;
	}
	out->has_record = true;
	out->record = line->record;
	/* Who may be declarer at all is said before who was barred. */
	return game_settle(&played, out->points, &cli->err)
		&& check_bars(cli, &hold, edition, &line->record);
}

/* A deal being recorded or corrected: where, by which rules, and the line as it was read. */
struct work {
	struct book_event event;
	struct book_table table;
	struct report_rules rules;
	struct game_deal line;
	struct book_deal deal;
};

static bool open_work(struct cli *cli, const char *round, const char *table, struct work *work)
{
	return cli_table(cli, round, table, &work->event, &work->table)
		&& report_rules_read(cli->store, work->event.id, &work->rules, &cli->err);
}

/* The number after the last deal of the table that stands: what a line without one means. */
static bool next_number(struct cli *cli, const struct book_table *table, int *no)
{
	struct book_deal *deals = NULL;
	size_t count = 0;

	if (!book_table_deals(cli->store, table->id, &deals, &count, &cli->err))
		return false;
	*no = 1;
	for (size_t i = 0; i < count && deals[i].no == *no && deals[i].state != BOOK_REDEAL; i++)
		++*no;
	book_free(deals);
	return true;
}

struct report_counted cli_deal_counted(
	const struct report_rules *rules, const struct book_deal *deal, int seats)
{
	int in_turn = game_dealer_of(rules->game.edition->game, deal->no, seats);
	struct report_counted counted = { .no = deal->no, .has_record = deal->has_record,
		.dealer = deal->dealer == in_turn ? GAME_NO_SEAT : deal->dealer, .record = deal->record };

	memcpy(counted.points, deal->points, sizeof counted.points);
	return counted;
}

bool cli_deal_check_paper(struct cli *cli, const struct report_rules *rules, const struct book_table *table,
	const struct game_deal *line, const struct book_deal *deal)
{
	const struct report_counted counted = cli_deal_counted(rules, deal, table->seat_count);
	struct report_paper paper = { .rules = &rules->game, .seats = table->seat_count };
	struct buf theirs = { 0 }, ours = { 0 }, slips = { 0 };
	bool same = !line->has_points || line->point_count == table->seat_count;

	report_paper_fill(&paper, &counted, 1);
	for (int seat = 0; seat < table->seat_count; seat++) {
		paper.theirs[seat] = seat < line->point_count ? line->points[seat] : 0;
		same = same && (!line->has_points || paper.ours[seat] == paper.theirs[seat]);
		buf_printf(&ours, "%s%d", seat > 0 ? " " : "", deal->points[seat]);
	}
	for (int i = 0; i < line->point_count; i++)
		buf_printf(&theirs, "%s%d", i > 0 ? " " : "", line->points[i]);
	if (!same) {
		report_slips(&slips, cli->lang, &paper);
		cli_fail(cli, ERR_REFUSED, &msg_deal_paper_differs,
			MSG_ARGS(buf_text(&theirs), buf_text(&ours), buf_text(&slips)));
	}
	buf_free(&theirs);
	buf_free(&ours);
	buf_free(&slips);
	return same;
}

/* Read the typed line for the desk's table. */
static bool read_line(struct cli *cli, struct work *work, int argc, char **argv)
{
	struct text_fault fault;
	struct buf text = { 0 };
	int no = 0;

	if (!next_number(cli, &work->table, &no))
		return false;
	cli_join(&text, argc, argv, 0);
	bool done = game_deal_read(work->rules.game.edition, (struct text_slice){ buf_text(&text), text.len }, no,
		false, &work->line, &fault);
	if (!done)
		cli_fault(cli, &text, &fault);
	buf_free(&text);
	return done;
}

static bool settle(struct cli *cli, struct work *work)
{
	return cli_deal_settle(cli, &work->rules, &work->table, &work->line, &work->deal)
		&& cli_deal_check_paper(cli, &work->rules, &work->table, &work->line, &work->deal);
}

/* "3 C p40+U +- kU = 4 4 -8" and the table's totals; of a deal that is taken back its number. */
static bool say_deal(struct cli *cli, const struct work *work, const struct msg *msg)
{
	struct buf line = { 0 }, totals = { 0 };

	if (work->deal.state == BOOK_TAKEN_BACK)
		buf_int(&line, work->deal.no);
	else
		book_deal_write(&line, &work->deal, &work->table);
	if (work->deal.state == BOOK_PLAYED) {
		buf_str(&line, " =");
		for (int seat = 0; seat < work->table.seat_count; seat++)
			buf_printf(&line, " %d", work->deal.points[seat]);
	}
	bool done = cli_totals(cli, &work->table, &totals);
	cli_say(cli, msg, MSG_ARGS(num_of(work->table.round).text, num_of(work->table.no).text, buf_text(&line),
		buf_text(&totals)));
	buf_free(&line);
	buf_free(&totals);
	return done;
}

/* ---- commands that write ----------------------------------------------------------------------- */

bool cli_run_deal_add(struct cli *cli, int argc, char **argv)
{
	struct work work;
	bool again = false;

	/* Begun first, so that all of it is read and written under one lock. */
	return cli_begin(cli) && open_work(cli, argv[0], argv[1], &work)
		&& read_line(cli, &work, argc - 2, argv + 2) && settle(cli, &work)
		&& book_deal_add(cli->store, &work.deal, &again, &cli->err)
		&& say_deal(cli, &work, again ? &msg_deal_again : &msg_deal_added) && cli_end(cli);
}

/*
 * Write the desk's deal as the next revision of what stands, or of what the user says that he saw; what
 * says the same again, and gives no reason, changes nothing.
 */
static bool revise(
	struct cli *cli, struct work *work, const struct book_deal *standing, const struct msg *msg)
{
	if (book_deal_is_same(standing, &work->deal)
		&& (!work->deal.reason[0] || strcmp(standing->reason, work->deal.reason) == 0))
		return say_deal(cli, work, &msg_deal_unchanged) && cli_end(cli);
	work->deal.revision = standing->revision;
	if (cli->opt[CLI_REVISION]
		&& !cli_number(cli, cli->opt[CLI_REVISION], &msg_word_revision, &work->deal.revision))
		return false;
	return book_deal_revise(cli->store, &work->deal, &cli->err) && say_deal(cli, work, msg) && cli_end(cli);
}

/* --reason, "" if it was not given: it has to fit a line of the journal. */
static bool read_reason(struct cli *cli, char out[GAME_REASON])
{
	const char *reason = cli->opt[CLI_REASON] ? cli->opt[CLI_REASON] : "";
	size_t n = strlen(reason);

	if (n >= GAME_REASON || !text_is_plain(reason, n)) {
		return cli_fail(cli, ERR_REFUSED, &msg_event_bad_text, MSG_ARGS("--reason",
			num_of(GAME_REASON - 1).text));
	}
	memcpy(out, reason, n + 1);
	return true;
}

/* Who dealt stays who dealt, unless the line says otherwise. */
void cli_deal_keep_dealer(struct game_deal *line, const struct book_deal *standing)
{
	if (line->dealer == GAME_NO_SEAT)
		line->dealer = standing->dealer;
}

bool cli_run_deal_edit(struct cli *cli, int argc, char **argv)
{
	struct book_deal standing;
	struct work work;

	if (!cli_begin(cli) || !open_work(cli, argv[0], argv[1], &work)
		|| !read_line(cli, &work, argc - 2, argv + 2)
		|| !book_deal_find(cli->store, work.table.id, work.line.no, &standing, &cli->err))
		return false;
	cli_deal_keep_dealer(&work.line, &standing);
	if (!settle(cli, &work) || (work.deal.state == BOOK_PLAYED && !read_reason(cli, work.deal.reason)))
		return false;
	bool counts_again = work.deal.state == BOOK_PLAYED && standing.state == BOOK_VOID;
	return revise(cli, &work, &standing, counts_again ? &msg_deal_counts_again : &msg_deal_edited);
}

/* What stands at the number, into the desk; *is_free: nothing does that a deal could be struck from. */
static bool find_standing(struct cli *cli, struct work *work, int no, bool *is_free)
{
	struct err e = { 0 };
	bool found = book_deal_find(cli->store, work->table.id, no, &work->deal, &e);

	if (!found && (e.status != ERR_NOT_FOUND || cli->opt[CLI_REVISION])) {
		cli->err = e;
		return false;
	}
	*is_free = !found || (work->deal.state == BOOK_TAKEN_BACK && !cli->opt[CLI_REVISION]);
	return true;
}

/* an attempt may be void before it has any result; then its record begins with that. */
static bool strike_unrecorded(struct cli *cli, struct work *work, const struct msg *msg)
{
	bool again = false;

	return settle(cli, work) && book_deal_add(cli->store, &work->deal, &again, &cli->err)
		&& say_deal(cli, work, again ? &msg_deal_again : msg) && cli_end(cli);
}

/* Void, redeal or take back the deal of ROUND TABLE NO: its result is kept, but counts no more. */
static bool strike(struct cli *cli, char **argv, enum book_deal_state state, const struct msg *msg)
{
	struct work work = { 0 };
	char reason[GAME_REASON];
	bool is_free;
	int no = 0;

	if (!read_reason(cli, reason) || !cli_number(cli, argv[2], &msg_word_deal, &no))
		return false;
	if (state != BOOK_TAKEN_BACK && !reason[0])
		return cli_fail(cli, ERR_USAGE, &msg_deal_no_reason, MSG_NO_ARGS);
	if (!cli_begin(cli) || !open_work(cli, argv[0], argv[1], &work)
		|| !find_standing(cli, &work, no, &is_free))
		return false;
	if (is_free && state == BOOK_TAKEN_BACK)
		return cli_fail(cli, ERR_NOT_FOUND, &msg_deal_nothing_there, MSG_ARGS(num_of(no).text));
	work.line = (struct game_deal){ .no = no, .dealer = GAME_NO_SEAT,
		.kind = state == BOOK_REDEAL ? GAME_DEAL_REDEAL : GAME_DEAL_VOID };
	memcpy(work.line.reason, reason, sizeof work.line.reason);
	bool is_redealt = work.deal.state == BOOK_REDEAL && state != BOOK_TAKEN_BACK && !cli->opt[CLI_REVISION];
	if (is_free || is_redealt)
		return strike_unrecorded(cli, &work, msg);
	const struct book_deal standing = work.deal;
	work.deal.state = state;
	memset(work.deal.points, 0, sizeof work.deal.points);
	memcpy(work.deal.reason, reason, sizeof work.deal.reason);
	return revise(cli, &work, &standing, msg);
}

bool cli_run_deal_void(struct cli *cli, int argc, char **argv)
{
	(void)argc;
	return strike(cli, argv, BOOK_VOID, &msg_deal_voided);
}

bool cli_run_deal_redeal(struct cli *cli, int argc, char **argv)
{
	(void)argc;
	return strike(cli, argv, BOOK_REDEAL, &msg_deal_redealt);
}

bool cli_run_deal_remove(struct cli *cli, int argc, char **argv)
{
	(void)argc;
	return strike(cli, argv, BOOK_TAKEN_BACK, &msg_deal_removed);
}

/* ---- listings ---------------------------------------------------------------------------------- */

/* A deal's state: the code for scripts, and in words. */
static void add_state(struct listing *t, enum lang lang, enum book_deal_state state)
{
	static const char *const codes[] = {
		[BOOK_PLAYED] = "", [BOOK_VOID] = "void", [BOOK_REDEAL] = "redeal", [BOOK_TAKEN_BACK] = "taken-back",
		[BOOK_RULED] = "ruled", [BOOK_OPEN] = "open",
	};

	listing_code(t, codes[state], report_state_word(lang, state));
}

/* Columns for A to D in any case, and for as many seats as the event's game has. */
static int listed_seats(const struct book_event *event)
{
	enum { USUAL = 4 };
	const struct game_edition *edition = game_edition_find(event->edition);

	return edition && edition->game->most_seats > USUAL ? edition->game->most_seats : USUAL;
}

static void start_columns(struct listing *t, const char *title, int seats)
{
	static const char *const keys[GAME_SEATS] = { "a", "b", "c", "d", "e", "f", "g", "h" };

	listing_start(t, title);
	listing_column(t, "round", &msg_head_round, LISTING_INT);
	listing_column(t, "table", &msg_head_table, LISTING_INT);
	listing_column(t, "deal", &msg_head_deal, LISTING_INT);
	listing_column(t, "declarer", &msg_head_declarer, LISTING_TEXT);
	listing_column(t, "bid", &msg_head_bid, LISTING_TEXT);
	listing_for_scripts(t);   /* it stands in the line too */
	for (int seat = 0; seat < seats; seat++) {
		listing_column(t, keys[seat], NULL, LISTING_POINTS);
		listing_head(t, text_seat_code(seat), "");
	}
	listing_column(t, "dealer", &msg_head_dealer, LISTING_TEXT);
	listing_column(t, "line", &msg_head_line, LISTING_TEXT);
	listing_column(t, "state", &msg_head_state, LISTING_TEXT);
	listing_column(t, "revision", &msg_head_revision, LISTING_INT);
	listing_column(t, "reason", &msg_head_reason, LISTING_TEXT);
}

/* A piece of a deal, "" if it never had a result. */
static void add_piece(struct listing *t, const struct book_table *table, const struct book_deal *deal,
	enum game_piece piece)
{
	const struct game_edition *edition = game_edition_find(table->edition);
	struct buf cell = { 0 };

	if (deal->has_record && edition)
		edition->game->write_piece(&cell, edition, &deal->record, piece);
	listing_text(t, buf_text(&cell));
	buf_free(&cell);
}

static void add_deal(struct listing *t, enum lang lang, const struct book_table *table,
	const struct book_deal *deal, int seats)
{
	listing_number(t, table->round);
	listing_number(t, table->no);
	listing_number(t, deal->no);
	listing_text(t, deal->has_record ? text_seat_code(deal->record.declarer) : "");
	add_piece(t, table, deal, GAME_BID_ALONE);
	for (int seat = 0; seat < seats; seat++) {
		if (seat < table->seat_count)
			listing_number(t, deal->points[seat]);
		else
			listing_empty(t);
	}
	listing_text(t, text_seat_code(deal->dealer));
	add_piece(t, table, deal, GAME_OUTCOME);
	add_state(t, lang, deal->state);
	listing_number(t, deal->revision);
	struct buf reason = { 0 };
	desk_reason_write(&reason, lang, deal->reason);
	listing_code(t, deal->reason, buf_text(&reason));
	buf_free(&reason);
}

static void start_players(struct listing *t, enum lang lang, int seats)
{
	static const char *const keys[GAME_SEATS] = { "player_a", "player_b", "player_c", "player_d",
		"player_e", "player_f", "player_g", "player_h" };
	struct buf head = { 0 };

	for (int seat = 0; seat < seats; seat++) {
		buf_clear(&head);
		buf_msg(&head, lang, &msg_head_player_at, MSG_ARGS(text_seat_code(seat)));
		listing_column(t, keys[seat], NULL, LISTING_TEXT);
		listing_head(t, buf_text(&head), "");
		listing_for_scripts(t);
	}
	buf_free(&head);
}

static void add_players(struct listing *t, const struct book_table *table, int deal_no, int seats)
{
	for (int seat = 0; seat < seats; seat++)
		listing_text(t, book_player_at(table, seat, deal_no));
}

/* Totals of a sheet whose deals are not known: a row without a deal. */
static void add_totals(struct listing *t, enum lang lang, const struct book_table *table,
	const struct book_totals *totals, int seats)
{
	listing_number(t, table->round);
	listing_number(t, table->no);
	listing_empty(t);
	listing_text(t, "");
	listing_text(t, "");
	for (int seat = 0; seat < seats; seat++) {
		if (seat < table->seat_count)
			listing_number(t, totals->points[seat]);
		else
			listing_empty(t);
	}
	listing_text(t, "");
	listing_text(t, "");
	listing_code(t, "totals", msg_state_totals.text[lang]);
	listing_empty(t);
	listing_text(t, "");
	add_players(t, table, totals->deals, seats);
}

/* Which deals a listing wants. */
struct deal_filter {
	struct listing *t;
	enum lang lang;
	int round, table, seats;
};

static bool is_wanted(const struct deal_filter *filter, const struct book_table *table)
{
	return (!filter->round || filter->round == table->round)
		&& (!filter->table || filter->table == table->no);
}

static bool list_deal(void *arg, const struct book_table *table, const struct book_deal *deal)
{
	const struct deal_filter *filter = arg;

	if (is_wanted(filter, table)) {
		add_deal(filter->t, filter->lang, table, deal, filter->seats);
		add_players(filter->t, table, deal->no, filter->seats);
	}
	return !filter->t->failed;
}

/* The totals that count, behind the deals. */
static bool list_totals(struct cli *cli, const struct book_event *event, const struct deal_filter *filter)
{
	struct book_table *tables = NULL;
	struct book_totals totals;
	size_t count = 0;
	bool done = book_tables(cli->store, event->id, filter->round, &tables, &count, &cli->err);

	for (size_t i = 0; done && i < count; i++) {
		done = book_totals_find(cli->store, tables[i].id, &totals, &cli->err);
		if (done && totals.counts && is_wanted(filter, &tables[i]))
			add_totals(filter->t, filter->lang, &tables[i], &totals, filter->seats);
	}
	book_free(tables);
	return done;
}

bool cli_run_deals(struct cli *cli, int argc, char **argv)
{
	struct book_event event;
	struct listing t;
	struct deal_filter filter = { .t = &t, .lang = cli->lang };

	(void)argc;
	(void)argv;
	if (cli->opt[CLI_ROUND] && !cli_number(cli, cli->opt[CLI_ROUND], &msg_word_round, &filter.round))
		return false;
	if (cli->opt[CLI_TABLE] && !cli_number(cli, cli->opt[CLI_TABLE], &msg_word_table, &filter.table))
		return false;
	if (!cli_event(cli, &event))
		return false;
	filter.seats = listed_seats(&event);
	start_columns(&t, event.name, filter.seats);
	start_players(&t, cli->lang, filter.seats);
	bool done = book_each_deal(cli->store, event.id, list_deal, &filter, &cli->err)
		&& list_totals(cli, &event, &filter);
	return cli_show(cli, &t) && done;
}

bool cli_run_deal_show(struct cli *cli, int argc, char **argv)
{
	struct book_event event;
	struct book_table table;
	struct book_deal last, *list = NULL;
	struct listing t;
	size_t count = 0;
	int no = 0;

	(void)argc;
	if (!cli_table(cli, argv[0], argv[1], &event, &table) || !cli_number(cli, argv[2], &msg_word_deal, &no)
		|| !book_deal_find(cli->store, table.id, no, &last, &cli->err)
		|| !book_deal_history(cli->store, table.id, no, &list, &count, &cli->err))
		return false;
	int seats = listed_seats(&event);
	start_columns(&t, event.name, seats);
	listing_column(&t, "at", &msg_head_at, LISTING_TIME);
	listing_column(&t, "operator", &msg_head_operator, LISTING_TEXT);
	start_players(&t, cli->lang, seats);
	for (size_t i = 0; i < count; i++) {
		add_deal(&t, cli->lang, &table, &list[i], seats);
		listing_text(&t, list[i].at);
		listing_text(&t, list[i].operator_name);
		add_players(&t, &table, no, seats);
	}
	book_free(list);
	return cli_show(cli, &t);
}
