/* Totals of a sheet whose deals are not known. */
#include "cli/cli.h"
#include "cli/messages.h"
#include "desk/messages.h"

#include <string.h>

enum { LARGEST = 99999999 };

/* Is one figure the other with two neighbouring digits exchanged? */
static bool is_exchanged(int64_t a, int64_t b)
{
	struct num x = num_of(a < 0 ? -a : a), y = num_of(b < 0 ? -b : b);
	size_t n = strlen(x.text), at = 0;

	if ((a < 0) != (b < 0) || strlen(y.text) != n)
		return false;
	while (at < n && x.text[at] == y.text[at])
		at++;
	return at + 1 < n && x.text[at] == y.text[at + 1] && x.text[at + 1] == y.text[at]
		&& strcmp(x.text + at + 2, y.text + at + 2) == 0;
}

/* The slip in one figure that would explain a sum that is not zero; NULL: none of the common ones. */
static const struct msg *slip_of(int64_t figure, int64_t sum)
{
	int64_t right = figure - sum;

	if (right == -figure)
		return &msg_totals_slip_sign;
	if (is_exchanged(figure, right))
		return &msg_totals_slip_digits;
	return sum == 10 || sum == -10 || sum == 100 || sum == -100 ? &msg_totals_slip_carry : NULL;
}

/* What the seats add up to has to be nothing. */
static bool check_sum(struct cli *cli, const struct book_totals *totals, int seats)
{
	struct buf slips = { 0 };
	int64_t sum = 0;

	for (int seat = 0; seat < seats; seat++)
		sum += totals->points[seat];
	for (int seat = 0; sum != 0 && seat < seats; seat++) {
		const struct msg *slip = slip_of(totals->points[seat], sum);
		if (!slip)
			continue;
		buf_str(&slips, slips.len > 0 ? " " : "");
		buf_msg(&slips, cli->lang, slip, MSG_ARGS(text_seat_code(seat), num_signed(totals->points[seat]).text,
			num_signed(totals->points[seat] - sum).text));
	}
	if (sum != 0) {
		cli_fail(cli, ERR_REFUSED, &msg_totals_sum_slips, MSG_ARGS(num_signed(sum).text,
			slips.len > 0 ? buf_text(&slips) : msg_totals_slip_none.text[cli->lang]));
	}
	buf_free(&slips);
	return sum == 0;
}

/* --deals, else what a round of the event has at the table. */
static bool read_deals(
	struct cli *cli, const struct book_event *event, const struct book_table *table, int *deals)
{
	int wanted = book_event_deals(event, table->seat_count);

	*deals = wanted;
	if (cli->opt[CLI_DEALS] && !cli_number(cli, cli->opt[CLI_DEALS], &msg_word_deals, deals))
		return false;
	if (*deals == 0)
		return cli_fail(cli, ERR_USAGE, &msg_totals_how_many, MSG_NO_ARGS);
	if (wanted > 0 && *deals > wanted)
		return cli_fail(cli, ERR_REFUSED, &msg_totals_too_many,
			MSG_ARGS(num_of(wanted).text, num_of(*deals).text,
				table->seat_count == 4 ? "deals-four" : "deals"));
	return true;
}

static bool read_figures(struct cli *cli, const struct book_table *table, int argc, char **argv,
	struct book_totals *totals)
{
	struct buf figures = { 0 };
	int64_t points[BOOK_SEATS] = { 0 };

	cli_join(&figures, argc, argv, 2);
	bool fits = cli_figures(buf_text(&figures), table->seat_count, points);
	buf_free(&figures);
	for (int seat = 0; seat < table->seat_count; seat++) {
		fits = fits && points[seat] >= -LARGEST && points[seat] <= LARGEST;
		totals->points[seat] = (int)points[seat];
	}
	return fits || cli_fail(cli, ERR_USAGE, &msg_totals_usage, MSG_ARGS(argv[0], argv[1],
		table->seat_count == 4 ? "12 -4 -8 0" : "12 -4 -8", num_of(table->seat_count).text));
}

/* A sheet that has all its deals has its totals; one that has some is told when they begin to count. */
static bool check_there(struct cli *cli, const struct book_event *event, const struct book_table *table,
	int argc, char **argv)
{
	struct report_sheet sheet;
	struct buf figures = { 0 };
	int there = 0;

	if (!report_sheet_make(cli->store, event, table, &sheet, &cli->err))
		return false;
	for (size_t i = 0; i < sheet.count; i++)
		there += sheet.rows[i].state != BOOK_REDEAL;
	int wanted = book_event_deals(event, table->seat_count);
	bool full = wanted > 0 && there >= wanted;
	report_sheet_free(&sheet);
	cli_join(&figures, argc, argv, 3);
	if (full)
		cli_fail(cli, ERR_CONFLICT, &msg_totals_all_there, MSG_ARGS(argv[0], argv[1], buf_text(&figures)));
	else if (there > 0)
		cli_say(cli, &msg_totals_deals_there, MSG_ARGS(num_of(there).text, num_of(wanted).text));
	buf_free(&figures);
	return !full;
}

/* Only --deals 0: they were a mistake. */
static bool take_back(struct cli *cli, char **argv)
{
	struct book_event event;
	struct book_table table;
	bool again;

	if (!cli_begin(cli) || !cli_table(cli, argv[0], argv[1], &event, &table))
		return false;
	struct book_totals none = { .table = table.id };
	if (!book_totals_put(cli->store, &none, true, &again, &cli->err) || !cli_end(cli))
		return false;
	cli_say(cli, &msg_totals_removed, MSG_ARGS(argv[0], argv[1]));
	return true;
}

bool cli_run_sheet_totals(struct cli *cli, int argc, char **argv)
{
	struct book_event event;
	struct book_table table;
	struct buf text = { 0 };
	bool again = false;

	if (argc == 2 && cli->opt[CLI_DEALS] && strcmp(cli->opt[CLI_DEALS], "0") == 0)
		return take_back(cli, argv);
	if (!cli_begin(cli) || !cli_table(cli, argv[0], argv[1], &event, &table))
		return false;
	struct book_totals totals = { .table = table.id };
	if (!read_figures(cli, &table, argc, argv, &totals) || !read_deals(cli, &event, &table, &totals.deals)
		|| !check_sum(cli, &totals, table.seat_count) || !check_there(cli, &event, &table, argc, argv)
		|| !book_totals_put(cli->store, &totals, cli->opt[CLI_FORCE], &again, &cli->err)
		|| !cli_totals(cli, &table, &text) || !cli_end(cli))
		return false;
	if (again)
		cli_say(cli, &msg_totals_again, MSG_ARGS(argv[0], argv[1]));
	else
		cli_say(cli, &msg_totals_put, MSG_ARGS(argv[0], argv[1], num_of(totals.deals).text, buf_text(&text)));
	buf_free(&text);
	return true;
}
