/* Tables, seats, game sheets, and what they still lack. */
#include "cli/commands/commands.h"
#include "cli/dialogue/dialogue.h"
#include "cli/shell/messages.h"
#include "desk/messages.h"
#include "desk/desk.h"
#include "report/rounds/rounds.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- tables and seats -------------------------------------------------------------------------- */

/* Read seats from the words, each once; with --force and --reason withdrawn players may sit too. */
static bool read_seat_arguments(struct cli *cli, int argc, char **argv, struct desk_seats *out)
{
	*out = (struct desk_seats){ .anyway = cli->opt[CLI_FORCE] ? cli->opt[CLI_REASON] : NULL };
	for (int i = 0; i < argc; i++) {
		bool is_named = argv[i][0] && argv[i][1] == '=';
		struct desk_seat seat = { is_named ? text_seat_read(argv[i], 1, GAME_SEATS) : GAME_NO_SEAT,
			argv[i] + 2 };
		if (seat.seat == GAME_NO_SEAT)
			return cli_fail(cli, ERR_USAGE, &msg_table_bad_seat, MSG_ARGS(argv[i]));
		for (int other = 0; other < out->count; other++) {
			if (out->list[other].seat == seat.seat)
				return cli_fail(cli, ERR_REFUSED, &msg_table_seat_twice,
					MSG_ARGS(text_seat_code(seat.seat)));
		}
		out->list[out->count++] = seat;
	}
	return true;
}

enum { WAS = BOOK_SEATS * (BOOK_LABEL + 4) };   /* the size of --was */

/* Read --was "A=kiss B=nagy": the seating that the user saw. `text` holds the words. */
static bool read_seen(struct cli *cli, char text[WAS], struct desk_seats *out)
{
	char *words[BOOK_SEATS], *at = text, *end;
	int count = 0;

	snprintf(text, WAS, "%s", cli->opt[CLI_WAS] ? cli->opt[CLI_WAS] : "");
	for (at += strspn(at, " "); *at && count < BOOK_SEATS; at = end + strspn(end, " ")) {
		words[count++] = at;
		/* A part "A=kiss b" extends to the next "B=", or to the end of the words. */
		for (end = at; *end && !(end[0] == ' ' && end[1] && end[2] == '=');)
			end++;
		if (*end)
			*end++ = '\0';
	}
	return read_seat_arguments(cli, count, words, out);
}

static void say_table(struct cli *cli, const struct msg *msg, const struct book_table *table)
{
	struct buf seats = { 0 };

	for (int seat = 0; seat < table->seat_count; seat++) {
		buf_printf(&seats, "%s%s=", seat > 0 ? ", " : "", text_seat_code(seat));
		cli_seat_names(cli, table, seat, &seats);
	}
	cli_say(cli, msg, MSG_ARGS(num_of(table->round).text, num_of(table->no).text, buf_text(&seats)));
	buf_free(&seats);
}

bool cli_run_table_add(struct cli *cli)
{
	struct book_event event;
	struct book_table table = { 0 };
	struct desk_seats seats;

	if (!cli_number(cli, cli->argv[0], &msg_word_round, &table.round)
		|| !cli_number(cli, cli->argv[1], &msg_word_table, &table.no) || !cli_event(cli, &event)
		|| !read_seat_arguments(cli, cli->argc - 2, cli->argv + 2, &seats))
		return false;
	table.event = event.id;
	if (!desk_table_add(cli_desk(cli), &seats, &table))
		return false;
	say_table(cli, &msg_table_added, &table);
	return true;
}

/* All recorded deals go with the seats: ask; if that is impossible, report it afterwards. */
static bool seat_all(struct cli *cli, const struct desk_seats *seats, const struct desk_seats *seen,
	struct book_table *table)
{
	bool asks = cli_at_terminal(cli);
	int deals = 0;

	if (!desk_table_deals(cli_desk(cli), table, &deals))
		return false;
	if (deals > 0 && asks && !cli_confirm(cli, &msg_table_seat_ask, MSG_ARGS(num_of(deals).text)))
		return false;
	if (!desk_table_seat(cli_desk(cli), seats, seen, table))
		return false;
	say_table(cli, &msg_table_seated, table);
	if (deals > 0 && !asks)
		cli_say(cli, &msg_table_seat_deals,
			MSG_ARGS(num_of(table->round).text, num_of(table->no).text, num_of(deals).text));
	return true;
}

/* Warn if the former players have begun the next deal. */
static bool say_if_begun(struct cli *cli, const struct book_table *table, int from)
{
	int no = 0;

	if (!book_deal_next(cli->book, table->id, &no, &cli->err))
		return false;
	if (no >= from)
		enter_pieces_wait(cli, table, no);
	return true;
}

bool cli_run_table_seat(struct cli *cli)
{
	struct book_event event;
	struct book_table table;
	struct desk_seats seats, seen;
	char was[WAS];
	int from = 1;

	if (cli->opt[CLI_FROM] && !cli_number(cli, cli->opt[CLI_FROM], &msg_word_from, &from))
		return false;
	if (!cli_table(cli, cli->argv[0], cli->argv[1], &event, &table)
		|| !read_seat_arguments(cli, cli->argc - 2, cli->argv + 2, &seats) || !read_seen(cli, was, &seen))
		return false;
	if (from == 1)
		return seat_all(cli, &seats, &seen, &table) && say_if_begun(cli, &table, from);
	if (!desk_table_turn(cli_desk(cli), &seats, &seen, from, &table))
		return false;
	say_table(cli, &msg_table_turned, &table);
	return say_if_begun(cli, &table, from);
}

bool cli_run_table_remove(struct cli *cli)
{
	struct book_event event;
	struct book_table table;

	if (!cli_table(cli, cli->argv[0], cli->argv[1], &event, &table)
		|| !desk_table_remove(cli_desk(cli), &table))
		return false;
	say_table(cli, &msg_table_removed, &table);
	return true;
}

/* Report entered players without a table in a round. */
static bool say_unseated(struct cli *cli, const struct book_event *event, int round)
{
	struct book_entry *list = NULL;
	struct buf names = { 0 };
	size_t count = 0;
	bool done = book_unseated(cli->book, event->id, round, &list, &count, &cli->err);

	for (size_t i = 0; i < count; i++) {
		buf_printf(&names, "%s%d. ", i > 0 ? ", " : "", list[i].start_no);
		book_player_label(&names, &list[i].player);
	}
	if (count > 0)
		cli_say(cli, &msg_table_unseated, MSG_ARGS(num_of(round).text, buf_text(&names)));
	book_free(list);
	buf_free(&names);
	return done;
}

bool cli_say_round(struct cli *cli, const struct book_event *event, int round,
	const struct book_table *tables, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		for (int seat = 0; seat < tables[i].seat_count; seat++) {
			int other = book_elsewhere(tables, count, &tables[i], seat);
			if (other > tables[i].no)
				cli_say(cli, &msg_table_elsewhere_of, MSG_ARGS(tables[i].player[seat],
					num_of(tables[i].round).text, num_of(tables[i].no).text, num_of(other).text));
		}
	}
	return say_unseated(cli, event, round);
}

/* Show a round: on paper as it is posted before play, else its tables as a listing, which it frees. */
static bool show_round(struct cli *cli, const struct book_event *event, int round, struct listing *tables)
{
	const unsigned paper = DOC_PAPER | DOC_WORKBOOK;
	struct report_seating seating;
	struct doc doc = { 0 };
	bool done = report_seating_make(cli->book, event, round, &seating, &cli->err);

	if (done) {
		report_seating_doc(&doc, cli->lang, &seating,
			cli->look.size == DOC_SCREEN ? DOC_SCREEN : DOC_WALL);
		doc.paper = cli->look.paper;
		doc_keep_for(&doc, paper);
		doc.is_list = true;
		doc_for(&doc, DOC_TERMINAL);
		doc_heading(&doc, tables->title);
		tables->title[0] = '\0';
		doc_for(&doc, DOC_EVERYWHERE & ~paper);
		doc_table(&doc, "rows", tables);
		done = cli_show_doc(cli, &doc);
	}
	listing_free(tables);
	report_seating_free(&seating);
	return done;
}

/* Write "5 A=Beugró Béla; 7 C=…", for people with the deal in words. */
static void add_turns(struct listing *t, enum lang lang, const struct book_table *table)
{
	struct buf code = { 0 }, words = { 0 };

	for (int i = 0; i < table->turn_count; i++) {
		const struct book_turn *turn = &table->turns[i];
		buf_printf(&code, "%s%d %s=%s", i > 0 ? "; " : "", turn->from, text_seat_code(turn->seat),
			turn->player);
		buf_printf(&words, "%s%s", i > 0 ? "; " : "", text_seat_code(turn->seat));
		buf_msg(&words, lang, &msg_seat_turn, MSG_ARGS(num_of(turn->from).text, turn->player));
	}
	listing_code(t, buf_text(&code), buf_text(&words));
	buf_free(&code);
	buf_free(&words);
}

/* Show people a column for scripts if it has any content. */
static void show_column(struct listing *t, size_t column, bool says)
{
	if (says && !t->failed)
		t->columns[column].for_scripts = false;
}

static void tables_table(struct listing *t, enum lang lang, const char *title,
	const struct book_table *tables, size_t count)
{
	enum { USUAL = 4 };
	static const char *const keys[GAME_SEATS] = { "a", "b", "c", "d", "e", "f", "g", "h" };
	int seats = USUAL;

	for (size_t i = 0; i < count; i++)
		seats = tables[i].seat_count > seats ? tables[i].seat_count : seats;
	listing_start(t, title);
	listing_column(t, "round", &msg_head_round, LISTING_INT);
	listing_column(t, "table", &msg_head_table, LISTING_INT);
	for (int seat = 0; seat < seats && seat < GAME_SEATS; seat++) {
		listing_column(t, keys[seat], NULL, LISTING_TEXT);
		listing_head(t, text_seat_code(seat), "");
	}
	listing_column(t, "signed", &msg_head_signed, LISTING_TEXT);
	listing_column(t, "checked", &msg_head_checked, LISTING_TEXT);
	size_t substitutes = t->column_count;
	listing_column(t, "substitutes", &msg_head_substitutes, LISTING_TEXT);
	listing_for_scripts(t);   /* people see it only if it has content */
	for (int seat = 0; seat < seats && seat < GAME_SEATS; seat++) {
		listing_column(t, report_seat_numbers[seat], NULL, LISTING_INT);
		listing_for_scripts(t);
	}
	for (size_t i = 0; i < count; i++) {
		listing_number(t, tables[i].round);
		listing_number(t, tables[i].no);
		for (int seat = 0; seat < seats && seat < GAME_SEATS; seat++)
			listing_text(t, seat < tables[i].seat_count ? tables[i].player[seat] : "");
		listing_text(t, tables[i].is_signed ? (tables[i].signed_by[0] ? tables[i].signed_by : "*") : "");
		listing_text(t, tables[i].checked_by);
		add_turns(t, lang, &tables[i]);
		for (int seat = 0; seat < seats && seat < GAME_SEATS; seat++)
			listing_some(t, seat < tables[i].seat_count ? tables[i].start_no[seat] : 0);
		show_column(t, substitutes, tables[i].turn_count > 0);
	}
}

bool cli_run_table_list(struct cli *cli)
{
	struct book_event event;
	struct book_table *tables = NULL;
	struct listing t;
	size_t count = 0;
	int round = 0;

	if (cli->argc > 0 && !cli_number(cli, cli->argv[0], &msg_word_round, &round))
		return false;
	if (!cli_event(cli, &event) || !book_tables(cli->book, event.id, round, &tables, &count, &cli->err))
		return false;
	tables_table(&t, cli->lang, event.name, tables, count);
	bool done = round > 0 && count > 0 ? show_round(cli, &event, round, &t) : cli_show(cli, &t);
	done = done && (round == 0 || cli_say_round(cli, &event, round, tables, count));
	book_free(tables);
	return done;
}

/* ---- sheets ------------------------------------------------------------------------------------ */

bool cli_run_sheet_show(struct cli *cli)
{
	struct book_event event;
	struct book_table table;
	struct report_sheet sheet;

	if (!cli_table(cli, cli->argv[0], cli->argv[1], &event, &table)
		|| !report_sheet_make(cli->book, &event, &table, &sheet, &cli->err))
		return false;
	struct doc doc = { 0 };
	struct report_sheets alone = { .made = &sheet, .count = 1 };
	bool done = report_sheets_doc(&doc, &alone, 0, &cli->look, &cli->err)
		&& export_doc(&cli->out, &doc, cli_format(cli), &cli->look, &cli->err);
	doc_free(&doc);
	report_sheet_free(&sheet);
	return done;
}

bool cli_sheet_named(struct cli *cli, char **argv, struct desk_sheet_change *out)
{
	*out = (struct desk_sheet_change){ .anyway = cli->opt[CLI_FORCE] };
	return cli_number(cli, argv[0], &msg_word_round, &out->table.round)
		&& cli_number(cli, argv[1], &msg_word_table, &out->table.no) && cli_event(cli, &out->event);
}

/* Sign or check the sheet (`by`), or undo that (NULL), and report its state. */
bool cli_run_sheet_change(struct cli *cli)
{
	static const struct msg *const said[] = {
		[CLI_SHEET_SIGN] = &msg_sheet_signed, [CLI_SHEET_OPEN] = &msg_sheet_opened,
		[CLI_SHEET_CHECK] = &msg_sheet_checked, [CLI_SHEET_UNCHECK] = &msg_sheet_unchecked,
	};
	enum cli_sheet_change how = (enum cli_sheet_change)cli->command->variant;
	const char *by = cli->opt[CLI_BY];
	struct desk_sheet_change sheet;
	struct buf totals = { 0 };

	if (how == CLI_SHEET_SIGN && !by)
		by = "";
	if (how == CLI_SHEET_CHECK && !by)
		by = cli_operator(cli);
	if (how == CLI_SHEET_CHECK && !by[strspn(by, " ")])
		return cli_fail(cli, ERR_USAGE, &msg_check_no_name, MSG_NO_ARGS);
	if (!cli_sheet_named(cli, cli->argv, &sheet))
		return false;
	bool signs = how == CLI_SHEET_SIGN || how == CLI_SHEET_OPEN;
	if (!(signs ? desk_sheet_sign : desk_sheet_check)(cli_desk(cli), by, &sheet))
		return false;
	cli_sums_write(&totals, &sheet.table, &sheet.sums);
	cli_say(cli, said[how], MSG_ARGS(cli->argv[0], cli->argv[1], buf_text(&totals), by ? by : ""));
	buf_free(&totals);
	return true;
}

/* ---- missing ----------------------------------------------------------------------------------- */

/* Write "4 -2 -2, deals: 10 -5 -5": recorded totals, and the sums of deals that contradict them. */
static bool write_against(struct cli *cli, const struct book_event *event, const struct book_table *table,
	const struct desk_sheet *sheet, struct buf *out)
{
	struct book_totals_against *list = NULL;
	size_t count = 0;

	if (!sheet->known.id || sheet->known.counts)
		return true;
	bool done = book_totals_against(cli->book, event->id, table->id, &list, &count, &cli->err);
	if (count > 0) {
		struct buf totals = { 0 }, deals = { 0 };
		desk_figures_write(&totals, list->totals, list->seats);
		desk_figures_write(&deals, list->deals, list->seats);
		buf_msg(out, cli->lang, &msg_missing_against, MSG_ARGS(buf_text(&totals), buf_text(&deals)));
		buf_free(&totals);
		buf_free(&deals);
	}
	book_free(list);
	return done;
}

/* Write numbers, "2 3 30"; a run of ten or more by its ends, "2–30". */
static void write_runs(struct buf *b, const char *numbers)
{
	enum { LONG_RUN = 10 };

	while (*numbers) {
		char *rest;
		int first = (int)strtol(numbers, &rest, 10), last = first;
		const char *from = numbers;
		while (*rest && strtol(rest, NULL, 10) == last + 1)
			last = (int)strtol(rest, &rest, 10);
		buf_str(b, b->len > 0 ? " " : "");
		if (last - first + 1 >= LONG_RUN)
			buf_printf(b, "%d–%d", first, last);
		else
			buf_add(b, from, (size_t)(rest - from));
		numbers = rest + strspn(rest, " ");
	}
}

/* List a complete but unchecked sheet too. Returns whether anything
 * has to be done: a second check is optional. */
static bool add_missing(struct listing *t, const struct book_table *table, const struct desk_sheet *sheet,
	const char *open, const char *against)
{
	bool begun = sheet->deals > 0 || sheet->known.id;
	bool is_whole = sheet->missing.len == 0;
	bool unchecked = is_whole && begun && !table->is_checked;
	bool due = !is_whole || !table->is_signed || *open || *against;

	if (due || unchecked || sheet->known.counts) {
		struct buf runs = { 0 };
		write_runs(&runs, buf_text(&sheet->missing));
		listing_number(t, table->round);
		listing_number(t, table->no);
		if (!begun && is_whole)
			listing_text(t, "?");
		else
			listing_code(t, buf_text(&sheet->missing), buf_text(&runs));
		buf_free(&runs);
		listing_text(t, table->is_signed ? "" : "*");
		listing_text(t, unchecked ? "*" : "");
		listing_text(t, "");
		listing_text(t, sheet->known.counts ? "*" : against);
		listing_text(t, "");
		listing_text(t, open);
	}
	return due;
}

/* Return how many of a round are unseated by the counts. */
static int unseated_in(const struct book_round *counts, size_t count, int round)
{
	size_t at = 0;

	while (at < count && counts[at].round != round)
		at++;
	return at < count ? counts[at].unseated : 0;
}

/* List players without a table in a round, a row each; `any` is set if there is one. */
static bool add_unseated(
	struct cli *cli, const struct book_event *event, int round, struct listing *t, bool *any)
{
	struct book_entry *list = NULL;
	size_t count = 0;
	bool done = book_unseated(cli->book, event->id, round, &list, &count, &cli->err);

	for (size_t i = 0; i < count; i++) {
		struct buf label = { 0 }, words = { 0 };
		book_player_label(&label, &list[i].player);
		buf_msg(&words, cli->lang, &msg_missing_unseated, MSG_ARGS(buf_text(&label)));
		listing_number(t, round);
		listing_empty(t);
		listing_text(t, "");
		listing_text(t, "");
		listing_text(t, "");
		listing_code(t, buf_text(&label), buf_text(&words));
		for (int empty = 0; empty < 3; empty++)
			listing_text(t, "");
		buf_free(&label);
		buf_free(&words);
		*any = true;
	}
	book_free(list);
	return done;
}

/* List rounds without tables; of that round alone if one is asked for, which has to be there. */
static bool add_empty_rounds(struct cli *cli, const struct book_event *event, int round,
	const struct book_table *tables, size_t count, struct listing *t, bool *done)
{
	size_t round_count = 0, at = 0;
	int *rounds = NULL;
	bool any = false;

	*done = *done && book_rounds(cli->book, event->id, &rounds, &round_count, &cli->err);
	for (size_t i = 0; i < round_count; i++) {
		while (at < count && tables[at].round < rounds[i])
			at++;
		if ((round > 0 && rounds[i] != round) || (at < count && tables[at].round == rounds[i]))
			continue;
		listing_number(t, rounds[i]);
		listing_empty(t);
		listing_code(t, "?", msg_missing_no_tables.text[cli->lang]);
		for (int empty = 0; empty < 6; empty++)
			listing_text(t, "");
		any = true;
	}
	book_free(rounds);
	*done = *done && (round == 0 || count > 0 || any
		|| cli_fail(cli, ERR_NOT_FOUND, &msg_clock_no_round, MSG_ARGS(num_of(round).text)));
	return any;
}

/* List players of a table who sit at another one of the round too; return whether there are any. */
static bool add_twice(struct listing *t, enum lang lang, const struct book_table *tables, size_t count,
	const struct book_table *table)
{
	bool any = false;

	for (int seat = 0; seat < table->seat_count; seat++) {
		int other = book_elsewhere(tables, count, table, seat);
		struct buf words = { 0 };
		if (other == 0)
			continue;
		buf_msg(&words, lang, &msg_missing_twice, MSG_ARGS(table->player[seat], num_of(other).text));
		listing_number(t, table->round);
		listing_number(t, table->no);
		for (int empty = 0; empty < 3; empty++)
			listing_text(t, "");
		listing_code(t, "", buf_text(&words));
		listing_text(t, "");
		listing_text(t, table->player[seat]);
		listing_text(t, "");
		buf_free(&words);
		any = true;
	}
	return any;
}

static void missing_start(struct listing *t, enum lang lang)
{
	listing_start(t, msg_missing_title.text[lang]);
	listing_column(t, "round", &msg_head_round, LISTING_INT);
	listing_column(t, "table", &msg_head_table, LISTING_INT);
	listing_column(t, "deals", &msg_head_missing_deals, LISTING_TEXT);
	listing_column(t, "unsigned", &msg_head_unsigned, LISTING_TEXT);
	listing_column(t, "unchecked", &msg_head_unchecked, LISTING_TEXT);
	listing_column(t, "player", &msg_head_missing_player, LISTING_TEXT);
	listing_for_scripts(t);   /* this and the next are rare: people see them only if they have content */
	listing_column(t, "totals", &msg_head_totals, LISTING_TEXT);
	listing_for_scripts(t);
	listing_column(t, "twice", NULL, LISTING_TEXT);
	listing_for_scripts(t);
	listing_column(t, "open", &msg_head_missing_open, LISTING_TEXT);
	listing_for_scripts(t);
}

/* Write the deals of a table with an open dispute: "2 7". */
static void write_open(
	struct buf *b, const struct book_ruling *rulings, size_t count, const struct book_table *table)
{
	int last = 0;

	for (size_t i = 0; i < count; i++) {
		const struct book_ruling *r = &rulings[i];
		if (r->table != table->id || r->said.state != COURT_OPEN || r->said.no == last)
			continue;
		last = r->said.no;
		buf_printf(b, "%s%d", b->len > 0 ? " " : "", last);
	}
}

enum { MISSING_PLAYER = 5, MISSING_TOTALS, MISSING_TWICE, MISSING_OPEN };

/* List what a sheet lacks; `due` is set if anything has to be done. */
static bool add_sheet(struct cli *cli, const struct book_event *event, const struct book_table *table,
	const char *open, struct listing *t, bool *due)
{
	struct desk_sheet sheet;
	struct buf against = { 0 };
	bool done = desk_sheet_look(cli_desk(cli), event, table, &sheet)
		&& write_against(cli, event, table, &sheet, &against);

	if (done && sheet.counts_on)
		desk_sheet_tell(cli_desk(cli), table, &sheet);
	if (done) {
		*due |= add_missing(t, table, &sheet, open, buf_text(&against));
		show_column(t, MISSING_TOTALS, sheet.known.counts || against.len > 0);
		show_column(t, MISSING_OPEN, *open != '\0');
	}
	buf_free(&against);
	desk_sheet_free(&sheet);
	return done;
}

bool cli_run_missing(struct cli *cli)
{
	struct book_event event;
	struct book_table *tables = NULL;
	struct book_ruling *rulings = NULL;
	struct book_entry *entries = NULL;
	struct book_round *rounds = NULL;
	struct listing t;
	size_t count = 0, ruling_count = 0, entry_count = 0, round_count = 0;
	int round = 0;
	bool due = false, unseated = false;

	if (cli->argc > 0 && !cli_number(cli, cli->argv[0], &msg_word_round, &round))
		return false;
	if (!cli_event(cli, &event) || !book_tables(cli->book, event.id, round, &tables, &count, &cli->err))
		return false;
	missing_start(&t, cli->lang);
	bool done = book_event_rulings(cli->book, event.id, &rulings, &ruling_count, &cli->err)
		&& book_entries(cli->book, event.id, &entries, &entry_count, &cli->err);
	bool is_counted = round > 0;
	/* The tables of a round are adjacent, from `first` to before `end`. */
	for (size_t first = 0, end = 0; done && first < count; first = end) {
		size_t seats = 0;
		bool twice = false;
		for (; end < count && tables[end].round == tables[first].round; end++)
			seats += (size_t)tables[end].seat_count;
		for (size_t i = first; done && i < end; i++) {
			struct buf open = { 0 };
			write_open(&open, rulings, ruling_count, &tables[i]);
			done = add_sheet(cli, &event, &tables[i], buf_text(&open), &t, &due);
			twice |= done && add_twice(&t, cli->lang, &tables[first], end - first, &tables[i]);
			buf_free(&open);
		}
		due |= twice;
		show_column(&t, MISSING_PLAYER, twice);
		/* With a seat for each player, and nobody in two of them, nobody is left. */
		if (done && !is_counted && (twice || seats != entry_count)) {
			done = book_unseated_counts(cli->book, event.id, &rounds, &round_count, &cli->err);
			is_counted = true;
		}
		if (done && (round > 0 || unseated_in(rounds, round_count, tables[first].round) != 0))
			done = add_unseated(cli, &event, tables[first].round, &t, &unseated);
	}
	show_column(&t, MISSING_PLAYER, unseated);
	due |= add_empty_rounds(cli, &event, round, tables, count, &t, &done);
	book_free(tables);
	book_free(rulings);
	book_free(entries);
	book_free(rounds);
	if (t.row_count == 0 && count > 0)
		cli_say(cli, &msg_missing_none, MSG_NO_ARGS);
	if ((due || unseated) && cli->status == ERR_NONE)
		cli->status = ERR_CHECK;
	return cli_show(cli, &t) && done;
}
