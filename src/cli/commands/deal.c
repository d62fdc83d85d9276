/* Deals: record, correct, void, redeal, take back, show, list. */
#include "cli/commands/commands.h"
#include "cli/shell/messages.h"
#include "desk/messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- commands that write ----------------------------------------------------------------------- */

bool cli_fail_paper(struct cli *cli, const struct desk_rules *rules, const struct book_table *table,
	const struct game_deal *line, const struct book_deal *deal)
{
	const struct desk_counted counted = desk_counted_of(deal, table);
	struct desk_paper paper = { .rules = &rules->game, .seats = table->seat_count };
	struct buf slips = { 0 };

	desk_paper_fill(&paper, &counted, 1);
	desk_paper_read(&paper, line);
	report_slips(&slips, cli->lang, &paper);
	desk_paper_refuse(cli_desk(cli), &msg_deal_paper_differs, &paper, line, buf_text(&slips));
	buf_free(&slips);
	return false;
}

bool cli_fail_deal(struct cli *cli, const struct buf *typed, const struct desk_deal *d)
{
	if (d->end == DESK_DEAL_UNREAD)
		return cli_fault(cli, typed, &d->fault);
	if (d->end == DESK_DEAL_DIFFERS)
		return cli_fail_paper(cli, &d->rules, &d->table, &d->line, &d->deal);
	return false;
}

void cli_say_deal(struct cli *cli, const struct desk_deal *d, const struct msg *msg)
{
	struct buf line = { 0 }, totals = { 0 };

	if (d->deal.state == BOOK_TAKEN_BACK)
		buf_int(&line, d->deal.no);
	else
		book_deal_write(&line, &d->deal, &d->table);
	if (d->deal.state == BOOK_PLAYED) {
		buf_str(&line, " =");
		for (int seat = 0; seat < d->table.seat_count; seat++)
			buf_printf(&line, " %d", d->deal.points[seat]);
	}
	cli_sums_write(&totals, &d->table, &d->sums);
	const struct msg *said = d->end == DESK_DEAL_AGAIN ? &msg_deal_again
		: d->end == DESK_DEAL_UNCHANGED                ? &msg_deal_unchanged
													   : msg;
	cli_say(cli, said,
		MSG_ARGS(num_of(d->table.round).text, num_of(d->table.no).text, buf_text(&line), buf_text(&totals)));
	buf_free(&line);
	buf_free(&totals);
}

/* Read ROUND TABLE of the open event. */
static bool name_table(struct cli *cli, char **argv, struct desk_deal *d)
{
	*d = (struct desk_deal){ .end = DESK_DEAL_REFUSED };
	if (!cli_number(cli, argv[0], &msg_word_round, &d->table.round)
		|| !cli_number(cli, argv[1], &msg_word_table, &d->table.no) || !cli_event(cli, &d->event))
		return false;
	d->table.event = d->event.id;
	return true;
}

/* Read --revision; 0: not given. */
static bool read_revision(struct cli *cli, int *revision)
{
	*revision = 0;
	return !cli->opt[CLI_REVISION] || cli_number(cli, cli->opt[CLI_REVISION], &msg_word_revision, revision);
}

bool cli_run_deal_add(struct cli *cli)
{
	struct desk_deal d;
	struct buf typed = { 0 };

	cli_join(&typed, cli, 2);
	bool done = name_table(cli, cli->argv, &d)
		&& (desk_deal_add(cli_desk(cli), (struct text_slice){ buf_text(&typed), typed.len }, &d)
			|| cli_fail_deal(cli, &typed, &d));
	buf_free(&typed);
	if (done) {
		cli_say_deal(cli, &d, &msg_deal_added);
		if (d.rules.game.edition->game->holder)
			cli_say_next(cli, &d.event, d.table.no);
	}
	return done;
}

bool cli_run_deal_insert(struct cli *cli)
{
	struct desk_deal d;
	struct buf typed = { 0 };
	int no = 0;

	cli_join(&typed, cli, 2);
	bool done = cli_number(cli, cli->argv[2], &msg_word_deal, &no) && name_table(cli, cli->argv, &d)
		&& (desk_deal_insert(cli_desk(cli), (struct text_slice){ buf_text(&typed), typed.len }, &d)
			|| cli_fail_deal(cli, &typed, &d));
	buf_free(&typed);
	if (!done)
		return false;
	cli_say_deal(cli, &d, &msg_deal_added);
	cli_say_moved(cli, &d);
	return true;
}

void cli_say_moved(struct cli *cli, const struct desk_deal *d)
{
	const struct game *game = d->rules.game.edition->game;
	const int seats = d->table.seat_count;

	if (d->moved > 0)
		cli_say(cli, d->moved == 1 ? &msg_deal_moved_one : &msg_deal_moved,
			MSG_ARGS(num_of(d->deal.no + 1).text, num_of(d->deal.no + d->moved).text));
	/* Where somebody sits out, the dealer of the new number decides who. */
	if (d->moved > 0 && game_players_at(game, seats, d->deal.dealer) != (1u << seats) - 1)
		cli_say(cli, &msg_deal_moved_resting,
			MSG_ARGS(num_of(d->table.round).text, num_of(d->table.no).text));
}

/* Read --reason, "" if not given: it has to fit a line of the journal. */
static bool read_reason(struct cli *cli, const char **reason)
{
	*reason = cli->opt[CLI_REASON] ? cli->opt[CLI_REASON] : "";
	size_t n = strlen(*reason);

	if (n < GAME_REASON && text_is_plain(*reason, n))
		return true;
	return cli_fail(cli, ERR_REFUSED, &msg_event_bad_text,
		MSG_ARGS("--reason", num_of(GAME_REASON - 1).text));
}

bool cli_run_deal_edit(struct cli *cli)
{
	struct desk_deal d;
	struct buf typed = { 0 };
	const char *reason;
	int seen = 0;

	cli_join(&typed, cli, 2);
	bool done = read_reason(cli, &reason) && read_revision(cli, &seen) && name_table(cli, cli->argv, &d);
	done = done
		&& (desk_deal_edit(cli_desk(cli), (struct text_slice){ buf_text(&typed), typed.len }, seen, reason,
				&d)
			|| cli_fail_deal(cli, &typed, &d));
	buf_free(&typed);
	if (!done)
		return false;
	bool counts_again = d.deal.state == BOOK_PLAYED && d.standing.state == BOOK_VOID;
	cli_say_deal(cli, &d, counts_again ? &msg_deal_counts_again : &msg_deal_edited);
	return true;
}

/* Void, redeal or take back the deal ROUND TABLE NO: its result is kept but no longer counts. */
bool cli_run_deal_strike(struct cli *cli)
{
	enum book_deal_state state = (enum book_deal_state)cli->command->variant;
	struct desk_deal d;
	const char *reason;
	int no = 0, seen = 0;

	if (!read_reason(cli, &reason) || !cli_number(cli, cli->argv[2], &msg_word_deal, &no))
		return false;
	if (state != BOOK_TAKEN_BACK && !reason[0])
		return cli_fail(cli, ERR_USAGE, &msg_deal_no_reason, MSG_NO_ARGS);
	if (!read_revision(cli, &seen) || !name_table(cli, cli->argv, &d)
		|| !desk_deal_strike(cli_desk(cli), no, state, seen, reason, &d))
		return false;
	cli_say_deal(cli, &d, state == BOOK_VOID ? &msg_deal_voided
		: state == BOOK_REDEAL ? &msg_deal_redealt : &msg_deal_removed);
	return true;
}

/* ---- listings ---------------------------------------------------------------------------------- */

/* Return the number of seat columns: A to D in any case, and as many as the event's game has. */
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
	listing_for_scripts(t);   /* it is in the line too */
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

static void list_deal_row(struct listing *t, enum lang lang, const struct book_table *table,
	const struct book_deal *deal, int seats)
{
	listing_number(t, table->round);
	listing_number(t, table->no);
	listing_number(t, deal->no);
	listing_text(t, deal->has_record ? text_seat_code(deal->record.declarer) : "");
	const struct game_edition *edition = game_edition_find(table->edition);
	struct buf bid = { 0 };   /* "" if the deal never had a result */
	if (deal->has_record && edition)
		edition->game->write_piece(&bid, edition, &deal->record, GAME_BID_ALONE);
	listing_text(t, buf_text(&bid));
	buf_free(&bid);
	for (int seat = 0; seat < seats; seat++) {
		if (seat < table->seat_count)
			listing_number(t, deal->points[seat]);
		else
			listing_empty(t);
	}
	listing_text(t, text_seat_code(deal->dealer));
	/* The bid and its result; people read no result if a ruling set the points. */
	struct buf code = { 0 }, words = { 0 };
	if (deal->has_record && edition) {
		edition->game->write_piece(&code, edition, &deal->record, GAME_OUTCOME);
		report_result_write(&words, edition, deal);
	}
	listing_code(t, buf_text(&code), buf_text(&words));
	buf_free(&words);
	buf_free(&code);
	listing_code(t, deal->state == BOOK_PLAYED ? "" : book_deal_words[deal->state],
		report_state_word(lang, deal->state));
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

static void list_players(struct listing *t, const struct book_table *table, int deal_no, int seats)
{
	for (int seat = 0; seat < seats; seat++)
		listing_text(t, book_player_at(table, seat, deal_no));
}

/* Add totals of a sheet whose deals are unknown: a row without a deal. */
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
	list_players(t, table, totals->deals, seats);
}

/* Selects deals for a listing. */
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

	list_deal_row(filter->t, filter->lang, table, deal, filter->seats);
	list_players(filter->t, table, deal->no, filter->seats);
	return !filter->t->failed;
}

bool cli_run_deals(struct cli *cli)
{
	struct book_event event;
	struct listing t;
	struct deal_filter filter = { .t = &t, .lang = cli->lang };
	struct book_table *tables = NULL;
	size_t count = 0;

	if (cli->opt[CLI_ROUND] && !cli_number(cli, cli->opt[CLI_ROUND], &msg_word_round, &filter.round))
		return false;
	if (cli->opt[CLI_TABLE] && !cli_number(cli, cli->opt[CLI_TABLE], &msg_word_table, &filter.table))
		return false;
	if (!cli_event(cli, &event))
		return false;
	filter.seats = listed_seats(&event);
	start_columns(&t, event.name, filter.seats);
	start_players(&t, cli->lang, filter.seats);
	bool done = book_tables(cli->book, event.id, filter.round, &tables, &count, &cli->err);
	for (size_t i = 0; done && i < count; i++) {
		if (is_wanted(&filter, &tables[i]))
			done = book_each_deal_of(cli->book, &tables[i], list_deal, &filter, &cli->err);
	}
	/* The totals that count follow the deals. */
	for (size_t i = 0; done && i < count; i++) {
		struct book_totals totals;
		done = !is_wanted(&filter, &tables[i])
			|| book_totals_find(cli->book, tables[i].id, &totals, &cli->err);
		if (done && is_wanted(&filter, &tables[i]) && totals.counts)
			add_totals(&t, cli->lang, &tables[i], &totals, filter.seats);
	}
	book_free(tables);
	return cli_show(cli, &t) && done;
}

/* List a revision; of a deal moved by an insertion, when and under which number it was written. */
static bool list_revision(struct cli *cli, struct listing *t, const struct book_table *table,
	struct book_deal *deal, int seats)
{
	struct book_deal first;
	struct buf note = { 0 };

	if (!book_deal_origin(cli->book, deal, &first, &cli->err))
		return false;
	if (first.no != deal->no) {
		buf_printf(&note, "%s%s", deal->reason, deal->reason[0] ? " " : "");
		buf_msg(&note, cli->lang, &msg_deal_as_number, MSG_ARGS(num_of(first.no).text));
		snprintf(deal->reason, sizeof deal->reason, "%s", buf_text(&note));
		buf_free(&note);
	}
	list_deal_row(t, cli->lang, table, deal, seats);
	listing_text(t, first.at);
	listing_text(t, first.operator_name);
	list_players(t, table, deal->no, seats);
	return true;
}

bool cli_run_deal_show(struct cli *cli)
{
	struct book_event event;
	struct book_table table;
	struct book_deal last, *list = NULL;
	struct listing t;
	size_t count = 0;
	int no = 0;

	if (!cli_table(cli, cli->argv[0], cli->argv[1], &event, &table)
		|| !cli_number(cli, cli->argv[2], &msg_word_deal, &no)
		|| !book_deal_find(cli->book, table.id, no, &last, &cli->err)
		|| !book_deal_history(cli->book, table.id, no, &list, &count, &cli->err))
		return false;
	int seats = listed_seats(&event);
	start_columns(&t, event.name, seats);
	listing_column(&t, "at", &msg_head_at, LISTING_TIME);
	listing_column(&t, "operator", &msg_head_operator, LISTING_TEXT);
	start_players(&t, cli->lang, seats);
	bool done = true;
	for (size_t i = 0; done && i < count; i++)
		done = list_revision(cli, &t, &table, &list[i], seats);
	book_free(list);
	return cli_show(cli, &t) && done;
}
