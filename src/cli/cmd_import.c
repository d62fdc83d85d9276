/*
 * Journals into the book: every line checked, all faults shown, and nothing stored unless the whole file is
 * right.
 */
#include "base/messages.h"
#include "desk/draw.h"
#include "cli/cli.h"
#include "desk/journal.h"
#include "cli/messages.h"
#include "desk/messages.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PROGRESS_EVERY = 5000 };

/* A player at a table of the round under way. */
struct seated {
	int64_t entry;
	int table;
	size_t before;              /* who stands before in the same chain, from 1; 0: nobody */
};

enum { SEATED_CHAINS = 4096 };

/* A file on its way into the book. */
struct import {
	struct cli *cli;
	const char *file;
	struct book *from; /* the other book of a merge, or NULL; its event, and its table of that seat */
	struct book_event from_event;
	int64_t from_table;
	struct buf taken;                   /* the command of steps with another's work */
	struct journal_statement now;          /* the line being worked on */
	int faults, conflicts;

	bool has_event, has_round, has_table;
	bool broken;                        /* the event could not be made: its lines are only read */
	bool table_broken;                  /* and the table */
	struct book_event event;
	struct report_rules rules;
	int round;
	struct book_table table;
	bool turn_said[BOOK_TURNS];        /* which of those who took over a seat the file has named */
	bool is_stored;                     /* the table has its seats in the book */
	bool is_fresh;                      /* and this file made it */
	bool is_signed;                     /* to be signed when its lines end, by */
	char signed_by[BOOK_NAME];
	char checked_by[BOOK_NAME];        /* likewise to be marked as checked; "": not */

	bool has_totals;                    /* the deals in front of the file's first one are in them */
	struct seated *seated;              /* who sits where in the round */
	size_t seated_count, seated_room;
	size_t seated_last[SEATED_CHAINS];  /* of each chain of entries the last one, from 1 */
	int64_t seated_event;               /* which round that is; 0: none yet */
	int seated_round;

	struct report_counted *counted;     /* the table's deals in this file */
	size_t count, room;
	int64_t totals[BOOK_SEATS];

	bool has_deal;                      /* a deal line whose cards may still follow */
	bool deal_broken;                   /* one of them has a fault: they are only read */
	struct journal_statement deal_line;
	struct cli_cards cards;
	struct game_deal line;              /* of the deal under way */

	int looks;                          /* at the names of new players */
	int bad_pair;                       /* of a line of seats: the one that cannot be */

	int64_t fresh_table;                /* the last deal that this run recorded: a ruling may follow it */
	int fresh_deal;
	int deals, again, rulings, tables, players;
};

/* ---- faults ------------------------------------------------------------------------------------ */

static void add_fault(struct import *im, const struct text_fault *fault, bool is_conflict)
{
	const struct text_diagnostic d = { im->file, im->now.line, im->now.source, *fault };

	im->conflicts += is_conflict;
	if (im->faults++ >= CLI_FAULTS_SHOWN)
		return;
	if (!im->from) {
		text_diagnostic_write(&im->cli->note, im->cli->lang, &d);
		return;
	}
	/* Nobody has seen the lines of the other book's journal. */
	if (im->has_table) {
		buf_msg(&im->cli->note, im->cli->lang, &msg_merge_place, MSG_ARGS(im->file, num_of(im->round).text,
			num_of(im->table.no).text));
	} else {
		buf_printf(&im->cli->note, "%s: ", im->file);
	}
	text_fault_write(&im->cli->note, im->cli->lang, fault);
	buf_char(&im->cli->note, '\n');
}

/* A fault of the whole line. */
static void fault_line(struct import *im, const struct msg *msg, const char *const args[])
{
	struct text_fault fault = { .to = im->now.source.n, .msg = msg };

	for (size_t i = 0; i < ERR_ARGS && args[i]; i++)
		snprintf(fault.arg[i], sizeof fault.arg[i], "%s", args[i]);
	add_fault(im, &fault, false);
}

/*
 * Turn an error of the rooms below into a fault of the line, from that byte on. What the book itself cannot
 * do (a full disk) stays an error: then false.
 */
static bool fault_error_at(struct import *im, size_t from)
{
	struct err *e = &im->cli->err;
	struct text_fault fault = { .from = from, .to = im->now.source.n, .msg = e->msg };

	if (e->status == ERR_FAILED || e->status == ERR_NONE)
		return false;
	err_say_times(e, im->cli->lang);
	memcpy(fault.arg, e->arg, sizeof fault.arg);
	add_fault(im, &fault, e->status == ERR_CONFLICT);
	*e = (struct err){ 0 };
	return true;
}

static bool fault_error(struct import *im)
{
	return fault_error_at(im, 0);
}

/* A fault at one of the line's pairs. */
static bool fault_pair(struct import *im, int bad)
{
	struct err *e = &im->cli->err;
	const struct text_slice line = im->now.source,
				*value = &im->now.pairs[bad < im->now.pair_count ? bad : 0].value;
	struct text_fault fault = { .to = line.n, .msg = e->msg };

	if (bad < im->now.pair_count) {
		fault.from = (size_t)(value->s - line.s);
		fault.to = fault.from + value->n;
	}
	memcpy(fault.arg, e->arg, sizeof fault.arg);
	add_fault(im, &fault, false);
	*e = (struct err){ 0 };
	return true;
}

/* A value of the line as a string, its doubled quotes single. */
static bool copy_slice(struct import *im, char *out, size_t size, struct text_slice slice)
{
	if (text_slice_copy(out, size, slice))
		return true;
	return cli_fail(im->cli, ERR_REFUSED, &msg_import_too_long, MSG_ARGS(num_of((int64_t)size - 1).text));
}

/* A key and its value. */
struct pair {
	char key[BOOK_SHORT], value[BOOK_TEXT];
};

/* The key is folded: Dátum is datum. */
static bool copy_pair(struct import *im, int i, struct pair *out)
{
	const struct text_pair *pair = &im->now.pairs[i];

	text_fold(out->key, sizeof out->key, pair->key.s, pair->key.n);
	return copy_slice(im, out->value, sizeof out->value, pair->value);
}

/* ---- who typed it: of a merge -------------------------------------------------------------------- */

/* Their deal of that number; false if there is none. */
static bool find_theirs(struct import *im, int no, struct book_deal *out)
{
	struct err none = { 0 };
	struct book_table table;

	if (!im->from || (!im->from_table
		&& !book_table_find(im->from, im->from_event.id, im->table.round, im->table.no, &table, &none)))
		return false;
	if (!im->from_table)
		im->from_table = table.id;
	return book_deal_find(im->from, im->from_table, no, out, &none);
}

/* What comes now was typed by whoever typed the deal in the other book. */
static bool keep_typist(struct import *im, int no)
{
	struct cli *cli = im->cli;
	const char *command = cli->command_line.data ? cli->command_line.data : "", *taker = cli_operator(cli);
	struct book_deal theirs;

	if (!find_theirs(im, no, &theirs))
		return true;
	bool is_own = strcmp(theirs.operator_name, taker) == 0;
	if (im->taken.len == 0)
		buf_msg(&im->taken, cli->lang, &msg_merge_taken, MSG_ARGS(command, taker));
	return book_author_switch(
		cli->store, theirs.operator_name, is_own ? command : buf_text(&im->taken), &cli->err);
}

/* One version of a deal, with who wrote it and when. */
static void write_version(struct buf *b, enum lang lang, const struct book_deal *deal, const struct book_table *table)
{
	struct buf line = { 0 }, who = { 0 };

	book_deal_write(&line, deal, table);
	book_by_whom(&who, deal->operator_name, time_of(deal->at, lang).text);
	buf_msg(b, lang, &msg_merge_version, MSG_ARGS(buf_text(&line), buf_text(&who)));
	buf_free(&line);
	buf_free(&who);
}

/* A conflict of two books names both versions, with who wrote each and when. */
static void name_versions(struct import *im, int no)
{
	struct cli *cli = im->cli;
	struct book_deal ours, theirs;
	struct err none = { 0 };
	struct buf versions[2] = { 0 };

	if (cli->err.status != ERR_CONFLICT || !find_theirs(im, no, &theirs)
		|| !book_deal_find(cli->store, im->table.id, no, &ours, &none))
		return;
	write_version(&versions[0], cli->lang, &ours, &im->table);
	write_version(&versions[1], cli->lang, &theirs, &im->table);
	cli->err = (struct err){ 0 };
	cli_fail(cli, ERR_CONFLICT, &msg_merge_deal,
		MSG_ARGS(num_of(no).text, buf_text(&versions[0]), buf_text(&versions[1])));
	buf_free(&versions[0]);
	buf_free(&versions[1]);
}

/* ---- tables end -------------------------------------------------------------------------------- */

static bool end_deal(struct import *im);

/*
 * The mark comes last: what is new on the sheet would take it away again. One that stands stays whose it
 * is.
 */
static bool mark_checked(struct import *im)
{
	struct cli *cli = im->cli;
	struct book_table table;

	if (!im->checked_by[0])
		return true;
	if (!book_table_find(cli->store, im->event.id, im->table.round, im->table.no, &table, &cli->err))
		return false;
	return table.is_checked || book_sheet_check(cli->store, table.id, im->checked_by, &cli->err)
		|| fault_error(im);
}

/* A sheet that the file calls signed is signed when its last line was read. */
static bool end_table(struct import *im)
{
	bool done = end_deal(im);

	if (done && im->has_table && im->is_stored && im->is_signed && !im->table.is_signed && im->faults == 0)
		done = book_sheet_sign(im->cli->store, im->table.id, im->signed_by, &im->cli->err) || fault_error(im);
	if (done && im->has_table && im->is_stored && im->faults == 0)
		done = mark_checked(im);
	memset(im->turn_said, 0, sizeof im->turn_said);
	im->has_table = im->is_stored = im->is_fresh = im->is_signed = im->table_broken = false;
	im->from_table = 0;
	im->has_totals = false;
	im->count = 0;
	memset(im->totals, 0, sizeof im->totals);
	return done;
}

/* ---- the event --------------------------------------------------------------------------------- */

/* The event of that name, and day if one is given; or none. */
static bool known_event(
	struct import *im, const struct book_event *wanted, struct book_event *out, bool *found)
{
	struct book_event *list = NULL;
	size_t count = 0;

	*found = false;
	if (!book_events(im->cli->store, &list, &count, &im->cli->err))
		return false;
	for (size_t i = 0; i < count && !*found; i++) {
		*found = strcmp(list[i].name, wanted->name) == 0
			&& (!wanted->day[0] || strcmp(list[i].day, wanted->day) == 0);
		if (*found)
			*out = list[i];
	}
	book_free(list);
	return true;
}

static bool put_settings(struct import *im)
{
	struct pair pair;

	for (int i = 0; i < im->now.pair_count; i++) {
		if (!copy_pair(im, i, &pair))
			return false;
		if (cli_event_is_setting(pair.key)
			&& !book_setting_put(im->cli->store, im->event.id, pair.key, pair.value, true, &im->cli->err))
			return false;
	}
	return report_rules_read(im->cli->store, im->event.id, &im->rules, &im->cli->err);
}

/* Read name and pairs into an event; false after a fault. */
static bool read_event(struct import *im, struct book_event *event)
{
	char name[BOOK_TEXT];
	struct pair pair;

	if (!copy_slice(im, name, sizeof name, im->now.name) || !cli_event_put(im->cli, event, "name", name))
		return false;
	for (int i = 0; i < im->now.pair_count; i++) {
		if (!copy_pair(im, i, &pair) || !cli_event_put(im->cli, event, pair.key, pair.value))
			return false;
	}
	return true;
}

/* What the journal says of an event that is in the book has to be what the book says. */
static bool same_event(struct import *im, const struct book_event *book)
{
	struct book_event said = *book;

	if (!read_event(im, &said))
		return false;
	if (strcmp(said.day, book->day) == 0 && strcmp(said.place, book->place) == 0
		&& said.stake == book->stake && said.deals_per_round == book->deals_per_round
		&& book_event_deals(&said, 4) == book_event_deals(book, 4)
		&& strcmp(said.edition, book->edition) == 0)
		return true;
	return cli_fail(im->cli, ERR_CONFLICT, &msg_import_other_event, MSG_ARGS(book->name));
}

static bool take_event(struct import *im)
{
	struct book_event known, event;
	bool found = false;

	cli_event_start(&event);
	if (!read_event(im, &event) || !known_event(im, &event, &known, &found))
		return false;
	if (found) {
		im->event = known;
		return same_event(im, &known) && put_settings(im);
	}
	if (!event.day[0])
		return cli_fail(im->cli, ERR_REFUSED, &msg_import_no_day, MSG_NO_ARGS);
	if (!book_event_add(im->cli->store, &event, &im->cli->err))
		return false;
	im->event = event;
	return put_settings(im);
}

static bool do_event(struct import *im)
{
	if (!end_table(im))
		return false;
	im->has_round = false;
	im->has_event = true;
	im->broken = !take_event(im);
	return !im->broken || fault_error(im);
}

/* A journal without an event goes to the open one. */
static bool need_event(struct import *im)
{
	if (im->has_event)
		return true;
	im->has_event = true;
	im->broken = !cli_event(im->cli, &im->event)
		|| !report_rules_read(im->cli->store, im->event.id, &im->rules, &im->cli->err);
	return !im->broken || fault_error(im);
}

/* ---- rounds, tables, seats --------------------------------------------------------------------- */

/* mag="…" leosztas=12: the deals of a seed for the round. */
static bool take_duplicate(struct import *im)
{
	struct book_duplicate duplicate = { .event = im->event.id, .round = im->round };
	struct pair pair;

	for (int i = 0; i < im->now.pair_count; i++) {
		if (!copy_pair(im, i, &pair))
			return false;
		if (strcmp(pair.key, "mag") == 0) {
			if (!book_name_set(duplicate.seed, sizeof duplicate.seed, pair.value, &im->cli->err))
				return false;
		} else if (strcmp(pair.key, "leosztas") != 0) {
			return cli_fail(im->cli, ERR_REFUSED, &msg_import_round_key, MSG_ARGS(pair.key));
		} else if (!cli_duplicate_deals(im->cli, pair.value, &duplicate.deals)) {
			return false;
		}
	}
	if (!duplicate.seed[0] || !duplicate.deals)
		return cli_fail(im->cli, ERR_REFUSED, &msg_import_round_key, MSG_ARGS(""));
	return book_duplicate_put(im->cli->store, &duplicate, &im->cli->err);
}

/*
 * Remember who sits at a table; who sits at another one too is pointed out, for his points would count
 * twice.
 */
static bool note_seats(struct import *im, const struct book_table *table)
{
	if (im->seated_count + BOOK_SEATS > im->seated_room) {
		size_t room = 2 * im->seated_room + 64;
		struct seated *seated = realloc(im->seated, room * sizeof *seated);
		if (!seated)
			return cli_fail(im->cli, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
		im->seated = seated;
		im->seated_room = room;
	}
	for (int seat = 0; seat < table->seat_count; seat++) {
		size_t *last = &im->seated_last[(size_t)table->entry[seat] % SEATED_CHAINS];
		for (size_t at = *last; at > 0; at = im->seated[at - 1].before) {
			const struct seated *there = &im->seated[at - 1];
			if (there->entry == table->entry[seat] && there->table != table->no)
				cli_say(im->cli, &msg_table_elsewhere,
					MSG_ARGS(table->player[seat], num_of(there->table).text));
		}
		im->seated[im->seated_count] = (struct seated){ table->entry[seat], table->no, *last };
		*last = ++im->seated_count;
	}
	return true;
}

/* Who sits in the round already; a file may name its round before each table. */
static bool note_round(struct import *im)
{
	struct book_table *tables = NULL;
	size_t count = 0;

	if (im->seated_event == im->event.id && im->seated_round == im->round)
		return true;
	bool done = book_tables(im->cli->store, im->event.id, im->round, &tables, &count, &im->cli->err);

	im->seated_count = 0;
	im->seated_event = im->event.id;
	im->seated_round = im->round;
	memset(im->seated_last, 0, sizeof im->seated_last);
	for (size_t i = 0; done && i < count; i++)
		done = note_seats(im, &tables[i]);
	book_free(tables);
	return done;
}

static bool do_round(struct import *im)
{
	if (!end_table(im) || !need_event(im))
		return false;
	im->has_round = true;
	im->round = im->now.number;
	if (im->broken)
		return true;
	bool done = im->now.pair_count > 0 ? take_duplicate(im)
		: book_round_add(im->cli->store, im->event.id, im->round, &im->cli->err);
	return (done || fault_error(im)) && note_round(im);
}

/* "sorsolas mod=standing mag="…"" */
static bool take_draw(struct import *im)
{
	struct draw_how how = { .method = DRAW_RANDOM };
	struct pair pair;

	for (int i = 0; i < im->now.pair_count; i++) {
		if (!copy_pair(im, i, &pair) || !draw_how_put(&how, pair.key, pair.value, &im->cli->err))
			return false;
	}
	return desk_draw_told(cli_desk(im->cli), im->event.id, im->round, &how);
}

static bool do_draw(struct import *im)
{
	if (!im->has_round) {
		fault_line(im, &msg_import_no_round, MSG_NO_ARGS);
		return true;
	}
	return im->broken || take_draw(im) || fault_error(im);
}

static bool do_table(struct import *im)
{
	struct err none = { 0 };

	if (!end_table(im))
		return false;
	im->table_broken = !im->has_round;
	if (!im->has_round)
		fault_line(im, &msg_import_no_round, MSG_NO_ARGS);
	im->has_table = true;
	im->is_signed = im->now.is_signed;
	if ((!copy_slice(im, im->signed_by, sizeof im->signed_by, im->now.name)
		|| !copy_slice(im, im->checked_by, sizeof im->checked_by, im->now.checked_by)) && !fault_error(im))
		return false;
	im->table = (struct book_table){ .event = im->event.id, .round = im->round, .no = im->now.number };
	if (!im->broken && !im->table_broken
		&& book_table_find(
			im->cli->store, im->event.id, im->round, im->now.number, &im->table, &none))
		im->is_stored = true;
	if (none.status == ERR_NONE || none.status == ERR_NOT_FOUND)
		return true;
	im->cli->err = none;
	return false;
}

/* So many new names of a file are compared with those who are entered. */
enum { LOOKS = 500 };

/*
 * A new name at a table that may stand for somebody who is entered: an abbreviation is refused, a near one
 * is told.
 */
static bool check_likeness(struct import *im, const char *name)
{
	struct cli *cli = im->cli;
	struct book_entry *list = NULL;
	struct buf label = { 0 };
	size_t count = 0;
	bool done = im->looks++ >= LOOKS || book_entries(cli->store, im->event.id, &list, &count, &cli->err);

	for (size_t i = 0; done && i < count; i++) {
		buf_clear(&label);
		book_player_label(&label, &list[i].player);
		enum book_likeness likeness = book_name_likeness(name, buf_text(&label));
		if (likeness == BOOK_MEANT)
			done = cli_fail(cli, ERR_REFUSED, &msg_import_short_name, MSG_ARGS(name, buf_text(&label)));
		else if (likeness == BOOK_NEAR)
			cli_say(cli, &msg_import_near_name,
				MSG_ARGS(im->file, num_of(im->now.line).text, name, buf_text(&label)));
	}
	buf_free(&label);
	book_free(list);
	return done;
}

/*
 * The player of that label, made if he is new: of that club, or (NULL) where a table or a measure names
 * him.
 */
static bool player_of(struct import *im, const char *label, const char *club, struct book_player *player)
{
	struct cli *cli = im->cli;
	struct err none = { 0 };

	if (book_player_by_label(cli->store, label, player, &none))
		return true;
	if (none.status != ERR_NOT_FOUND) {
		cli->err = none;
		return false;
	}
	im->players++;
	return (club || check_likeness(im, label)) && book_player_set(player, label, &cli->err)
		&& book_name_set(player->club, sizeof player->club, club ? club : "", &cli->err)
		&& book_player_add(cli->store, player, &cli->err);
}

/* "nevezo 7 "Kiss Péter" klub="Szolnok"" */
static bool take_entry(struct import *im)
{
	char label[BOOK_TEXT], club[BOOK_NAME] = "";
	struct book_player player;
	struct book_entry entry;
	struct pair pair;

	if (!copy_slice(im, label, sizeof label, im->now.name))
		return false;
	for (int i = 0; i < im->now.pair_count; i++) {
		if (!copy_pair(im, i, &pair))
			return false;
		if (strcmp(pair.key, "klub") != 0)
			return cli_fail(im->cli, ERR_REFUSED, &msg_import_entry_key, MSG_ARGS(pair.key));
		if (!book_name_set(club, sizeof club, pair.value, &im->cli->err))
			return false;
	}
	return player_of(im, label, club, &player)
		&& book_entry_add(im->cli->store, im->event.id, player.id, im->now.number, &entry, &im->cli->err);
}

/* "fegyelmi "Kiss Péter" fokozat=yellow fordulo=2 indok="…"" */
static bool take_measure(struct import *im)
{
	char label[BOOK_TEXT];
	struct book_measure measure = { .round = 0 };
	struct book_player player;
	struct book_entry entry;
	struct pair pair;
	bool there = false;

	if (!copy_slice(im, label, sizeof label, im->now.name) || !player_of(im, label, NULL, &player)
		|| !book_entry_add(im->cli->store, im->event.id, player.id, 0, &entry, &im->cli->err))
		return false;
	for (int i = 0; i < im->now.pair_count; i++) {
		if (!copy_pair(im, i, &pair) || !cli_discipline_pair(im->cli, pair.key, pair.value, &measure))
			return false;
	}
	measure.entry = entry.id;
	return cli_discipline_is_there(im->cli, &im->event, &measure, label, &there)
		&& (there || book_measure_add(im->cli->store, &measure, &there, &im->cli->err));
}

static bool do_measure(struct import *im)
{
	if (!need_event(im))
		return false;
	return im->broken || take_measure(im) || fault_error(im);
}

static bool do_entry(struct import *im)
{
	if (!need_event(im))
		return false;
	return im->broken || take_entry(im) || fault_error(im);
}

/* Does the value of a pair stand between quotes? Its blanks inside them are no part of it. */
static bool is_quoted(const struct text_pair *pair)
{
	const char *s = pair->value.s - 1;

	while (*s == ' ' || *s == '\t')
		s--;
	return *s == '"';
}

/* Who is meant by a seat: a bare number is a start number, all else a name. */
static bool read_seat(struct import *im, const struct text_pair *pair, char label[BOOK_LABEL],
	struct book_entry *entry)
{
	struct cli *cli = im->cli;
	struct book_player player;
	struct buf shown = { 0 };
	int start_no = 0;

	if (!copy_slice(im, label, BOOK_LABEL, pair->value))
		return false;
	if (is_quoted(pair) || label[strspn(label, "0123456789")]) {
		return player_of(im, label, NULL, &player)
			&& book_entry_add(cli->store, im->event.id, player.id, 0, entry, &cli->err);
	}
	if (!cli_number(cli, label, &msg_word_start_no, &start_no)
		|| !book_entry_by_start_no(cli->store, im->event.id, start_no, entry, &cli->err))
		return false;
	book_player_label(&shown, &entry->player);
	snprintf(label, BOOK_LABEL, "%s", buf_text(&shown));
	buf_free(&shown);
	return true;
}

/* Read the seats of the line into a table. */
static bool read_seats(struct import *im, struct book_table *table)
{
	char label[BOOK_LABEL];
	struct book_entry entry;

	memset(table->entry, 0, sizeof table->entry);
	table->seat_count = 0;
	for (int i = 0; i < im->now.pair_count; i++) {
		const struct text_pair *pair = &im->now.pairs[i];
		int seat = text_seat_read(pair->key.s, pair->key.n, GAME_SEATS);
		im->bad_pair = i;
		if (!read_seat(im, pair, label, &entry))
			return false;
		im->bad_pair = im->now.pair_count;
		table->entry[seat] = entry.id;
		for (int other = 0; other < GAME_SEATS; other++) {
			if (other != seat && table->entry[other] == table->entry[seat])
				return cli_fail(im->cli, ERR_REFUSED, &msg_table_twice, MSG_ARGS(label));
		}
		snprintf(table->player[seat], sizeof table->player[seat], "%s", label);
		table->seat_count++;
	}
	for (int seat = 0; seat < table->seat_count || seat < im->rules.game.edition->game->least_seats; seat++) {
		if (!table->entry[seat])
			return cli_fail(im->cli, ERR_REFUSED, &msg_table_empty_seat, MSG_ARGS(text_seat_code(seat)));
	}
	return true;
}

static bool take_seats(struct import *im)
{
	struct book_table said = im->table;

	if (!read_seats(im, &said))
		return false;
	if (im->is_stored) {
		if (said.seat_count == im->table.seat_count
			&& memcmp(said.entry, im->table.entry, sizeof said.entry) == 0)
			return true;
		return cli_fail(im->cli, ERR_CONFLICT, &msg_import_other_seats,
			MSG_ARGS(num_of(said.round).text, num_of(said.no).text));
	}
	said.is_signed = false;
	if (!book_table_add(im->cli->store, &said, &im->cli->err))
		return false;
	im->table = said;
	im->is_stored = im->is_fresh = true;
	im->tables++;
	return note_seats(im, &said);
}

static bool do_seats(struct import *im)
{
	if (!im->has_table) {
		fault_line(im, &msg_import_no_table, MSG_NO_ARGS);
		return true;
	}
	if (im->broken || im->table_broken || take_seats(im))
		return true;
	im->table_broken = true;
	bool at_pair = im->cli->err.status == ERR_REFUSED || im->cli->err.status == ERR_NOT_FOUND;
	return at_pair ? fault_pair(im, im->bad_pair) : fault_error(im);
}

/* Is somebody new there from that deal on, as the book has it? Then the file has named him. */
static bool is_turn_there(struct import *im, int seat, int64_t entry)
{
	for (int i = 0; i < im->table.turn_count; i++) {
		const struct book_turn *turn = &im->table.turns[i];
		if (turn->seat == seat && turn->from == im->now.number && turn->entry == entry)
			return im->turn_said[i] = true;
	}
	return false;
}

/* A seat of a table that the book has already changes hands only where the book has no deals of it. */
static bool may_turn(struct import *im, int seat)
{
	struct book_deal *deals = NULL;
	size_t count = 0;
	bool free_seat = true;

	if (!book_table_deals(im->cli->store, im->table.id, &deals, &count, &im->cli->err))
		return false;
	for (size_t i = 0; i < count; i++)
		free_seat = free_seat && deals[i].no < im->now.number;
	book_free(deals);
	return im->is_fresh || free_seat
		|| cli_fail(im->cli, ERR_CONFLICT, &msg_import_other_turn,
			MSG_ARGS(num_of(im->round).text, num_of(im->table.no).text,
				num_of(im->now.number).text, text_seat_code(seat)));
}

/* "szek 5 A="Új Név"": a seat and who takes it over. */
static bool take_turn(struct import *im, const struct text_pair *pair)
{
	char label[BOOK_LABEL];
	struct book_player player;
	struct book_entry entry;
	int64_t entries[BOOK_SEATS] = { 0 };
	int seat = text_seat_read(pair->key.s, pair->key.n, GAME_SEATS);

	if (!copy_slice(im, label, sizeof label, pair->value) || !player_of(im, label, "", &player)
		|| !book_entry_add(im->cli->store, im->event.id, player.id, 0, &entry, &im->cli->err))
		return false;
	if (is_turn_there(im, seat, entry.id))
		return true;
	entries[seat] = entry.id;
	return may_turn(im, seat)
		&& book_table_turn(im->cli->store, im->table.id, im->now.number, entries, &im->cli->err)
		&& book_table_find(im->cli->store, im->event.id, im->round, im->table.no, &im->table, &im->cli->err)
		&& (is_turn_there(im, seat, entry.id) || true);
}

static bool has_seats(struct import *im);

static bool do_turn(struct import *im)
{
	if (!has_seats(im))
		return true;
	for (int i = 0; i < im->now.pair_count; i++) {
		if (!take_turn(im, &im->now.pairs[i]))
			return fault_error(im);
	}
	return true;
}

/* ---- deals and totals -------------------------------------------------------------------------- */

/* A deal that counts. */
static bool keep_counted(struct import *im, const struct report_counted *deal)
{
	if (im->count == im->room) {
		size_t room = im->room ? 2 * im->room : 64;
		struct report_counted *counted = realloc(im->counted, room * sizeof *counted);
		if (!counted)
			return cli_fail(im->cli, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
		im->counted = counted;
		im->room = room;
	}
	im->counted[im->count++] = *deal;
	for (int seat = 0; seat < im->table.seat_count; seat++)
		im->totals[seat] += deal->points[seat];
	return true;
}

/* Those that stood in the book in front of the file's first one. */
static bool start_totals(struct import *im, int first)
{
	struct report_counted *deals = NULL;
	size_t count = 0;

	if (im->is_fresh || im->has_totals)
		return true;
	im->has_totals = true;
	bool done = report_counted_make(im->cli->store, &im->rules.game, &im->table, &deals, &count, &im->cli->err);
	for (size_t i = 0; done && i < count && deals[i].no < first; i++)
		done = keep_counted(im, &deals[i]);
	free(deals);
	return done;
}

/* Has the table its seats? If not, that is said once, and the rest of its lines are only read. */
static bool has_seats(struct import *im)
{
	if (im->broken || im->table_broken)
		return false;
	if (im->has_table && im->is_stored)
		return true;
	fault_line(im, im->has_table ? &msg_import_no_seats : &msg_import_no_table, MSG_NO_ARGS);
	im->table_broken = true;
	return false;
}

/* Where the paper's figures begin in a deal line. */
static size_t paper_at(const struct import *im)
{
	size_t at = im->now.source.n;

	while (at > 0 && im->now.source.s[at - 1] != '=')
		at--;
	return at > 0 ? at - 1 : 0;
}

/* A deal that somebody played by the book who took over a seat, of which the file says nothing. */
static bool check_turns(struct import *im, int deal_no)
{
	for (int i = 0; i < im->table.turn_count; i++) {
		const struct book_turn *turn = &im->table.turns[i];
		if (im->turn_said[i] || turn->from > deal_no)
			continue;
		im->turn_said[i] = true;   /* once is enough */
		return cli_fail(im->cli, ERR_CONFLICT, &msg_import_unsaid_turn, MSG_ARGS(num_of(turn->from).text,
			text_seat_code(turn->seat), turn->player, num_of(im->round).text));
	}
	return true;
}

/* Take a deal; whatever the event says now about its number, it was played. */
static bool take_number(struct import *im, struct book_deal *deal, bool *again)
{
	bool beyond = false;

	if (!book_deal_take(im->cli->store, deal, again, &beyond, &im->cli->err))
		return false;
	if (beyond)
		cli_say(im->cli, &msg_import_beyond,
			MSG_ARGS(im->file, num_of(im->now.line).text, num_of(deal->no).text,
				num_of(book_event_deals(&im->event, im->table.seat_count)).text));
	return true;
}

/* Store the deal of the line, and count it. */
static bool take_deal(struct import *im, struct book_deal *deal)
{
	const struct game_deal *line = &im->line;
	struct cli *cli = im->cli;
	bool again = false;

	if (!desk_deal_settle(cli_desk(cli), &im->rules, &im->table, line, deal))
		return fault_error(im);
	if (!desk_deal_agrees(line, deal, im->table.seat_count)
		&& !cli_fail_paper(cli, &im->rules, &im->table, line, deal) && !fault_error_at(im, paper_at(im)))
		return false;
	if (!keep_typist(im, deal->no))
		return false;
	if (!take_number(im, deal, &again)) {
		name_versions(im, deal->no);
		if (!fault_error(im))
			return false;
	}
	if (!again && !check_turns(im, deal->no) && !fault_error(im))
		return false;
	if (!again) {
		im->fresh_table = im->table.id;
		im->fresh_deal = deal->no;
	}
	im->deals++;
	im->again += again;
	const struct report_counted counted = cli_deal_counted(&im->rules, deal, im->table.seat_count);
	return deal->state != BOOK_PLAYED || keep_counted(im, &counted);
}

/* Store the cards, and say where they and the result differ. */
static bool take_cards(struct import *im, const struct book_deal *deal)
{
	struct ulti_deal facts = { .bid = 0 };
	struct book_cards cards = { .table = im->table.id, .no = im->now.deal.no, .play = im->cards.words };
	struct buf where = { 0 };
	bool again = false;

	buf_printf(&where, "%s:%d: ", im->file, im->now.line);
	if (deal->state == BOOK_PLAYED && report_deal_of(&im->table, deal, &facts))
		cli_cards_compare(im->cli, &im->cards.play, &facts, buf_text(&where));
	buf_free(&where);
	int revision = deal->state == BOOK_REDEAL ? deal->revision : 0;
	return book_cards_put(im->cli->store, &cards, revision, &again, &im->cli->err) || fault_error(im);
}

/* A line without a result and without cards: the fault that it is. */
static void fault_open(struct import *im)
{
	struct game_deal line;
	struct text_fault fault;

	if (!game_deal_read(im->rules.game.edition, im->now.source, 0, false, &line, &fault))
		add_fault(im, &fault, false);
}

/* Has a ruling settled, or left open, what a line without a result is about? */
static bool is_ruled(struct import *im)
{
	struct book_deal last;
	struct err none = { 0 };

	return book_deal_find(im->cli->store, im->table.id, im->now.deal.no, &last, &none)
		&& (last.state == BOOK_RULED || last.state == BOOK_OPEN);
}

/* Its cards, which may show its result. */
static bool play_cards(struct import *im)
{
	if (!ulti_line_from(&im->line, &im->cards.line))
		return game_lacks(&im->cli->err, im->rules.game.edition, "cards");
	if (!cli_cards_play(im->cli, &im->rules, &im->table, &im->cards))
		return false;
	ulti_line_to(&im->cards.line, &im->line);
	return true;
}

/*
 * The deal that was read, now that all its cards are there; its number stays free as long as it has no
 * result.
 */
static bool settle_deal(struct import *im)
{
	struct book_deal deal = { .has_record = false };
	bool has_cards = im->cards.words.count > 0;

	im->line = im->now.deal;
	if (has_cards && !play_cards(im))
		return fault_error(im);
	if (!has_cards && im->line.is_open) {
		fault_open(im);
		return true;
	}
	bool has_result = !im->line.is_open && !(im->now.deal.is_open && is_ruled(im));
	if (has_result && !take_deal(im, &deal))
		return false;
	return !has_cards || im->faults > 0 || take_cards(im, &deal);
}

static bool end_deal(struct import *im)
{
	struct journal_statement next = im->now;

	if (!im->has_deal || im->deal_broken) {
		im->has_deal = false;
		return true;
	}
	im->has_deal = false;
	im->now = im->deal_line;
	bool done = settle_deal(im);
	im->now = next;
	return done;
}

/* A deal waits for its cards until a line comes that is none of theirs. */
static bool do_deal(struct import *im)
{
	if (!has_seats(im))
		return true;
	if (!start_totals(im, im->now.deal.no))
		return false;
	im->has_deal = true;
	im->deal_broken = false;
	im->deal_line = im->now;
	im->cards.words.count = 0;
	return true;
}

static void do_cards(struct import *im)
{
	struct text_fault fault;

	if (im->broken || im->table_broken)
		return;
	if (!im->has_deal) {
		fault_line(im, &msg_import_no_deal, MSG_NO_ARGS);
	} else if (!ulti_play_line_read(im->now.source.s, im->now.source.n, &im->cards.words, &fault)) {
		im->deal_broken = true;
		add_fault(im, &fault, false);
	}
}

/* ---- rulings ----------------------------------------------------------------------------------- */

/*
 * The deal of a ruling that was not in the book may be free, or recorded by this file; else the two
 * disagree.
 */
static bool check_free(struct import *im, const struct desk_dispute *d)
{
	struct book_deal last;
	struct err none = { 0 };
	bool is_fresh = im->fresh_table == im->table.id && im->fresh_deal == im->now.number;
	bool touches = d->ruling.pays || d->ruling.kind->redeals
		|| d->ruling.said.state == COURT_OPEN;

	if (is_fresh || !touches || !book_deal_find(im->cli->store, im->table.id, im->now.number, &last, &none))
		return true;
	if (last.state == BOOK_REDEAL || last.state == BOOK_TAKEN_BACK)
		return true;
	bool beside = d->ruling.said.state == COURT_OPEN && last.state != BOOK_RULED;
	return beside
		|| cli_fail(
			im->cli, ERR_CONFLICT, &msg_import_other_ruling, MSG_ARGS(num_of(last.no).text));
}

/* What a deal of this file counted before it was ruled counts no more. */
static bool count_ruling(struct import *im, const struct desk_dispute *d)
{
	struct report_counted *last = im->count > 0 ? &im->counted[im->count - 1] : NULL;
	struct report_counted ruled = { .no = im->now.number, .dealer = GAME_NO_SEAT };

	if (d->ruling.said.state != COURT_DECIDED
		|| (!d->ruling.pays && !d->ruling.kind->redeals))
		return true;
	bool replaces = last && last->no == im->now.number;
	for (int seat = 0; replaces && seat < im->table.seat_count; seat++)
		im->totals[seat] -= last->points[seat];
	im->count -= replaces;
	memcpy(ruled.points, d->ruling.points, sizeof d->ruling.points);
	return !d->ruling.pays || keep_counted(im, &ruled);
}

static bool take_ruling(struct import *im, int *bad)
{
	const struct journal_statement *now = &im->now;
	struct desk *desk = cli_desk(im->cli);
	struct desk_dispute d = { .event = im->event, .table = im->table, .is_told = true };
	struct book_ruling same;
	char case_no[COURT_CODE];
	bool there = false;

	*bad = now->pair_count;
	snprintf(case_no, sizeof case_no, "%.*s", (int)now->name.n, now->name.s);
	court_start(&d.ruling.said, case_no);
	if (!desk_dispute_open(desk, now->number, &d)
		|| !d.court->read(now->pairs, now->pair_count, &d.ruling.said, bad, &im->cli->err)
		|| !desk_dispute_judge(desk, &d))
		return false;
	desk_dispute_keep(&d, &same);
	if (!book_ruling_is_there(im->cli->store, &same, &there, &im->cli->err))
		return false;
	if (!there && (!check_free(im, &d) || !keep_typist(im, now->number) || !desk_dispute_put(desk, &d)))
		return false;
	im->rulings += !there;
	return count_ruling(im, &d);
}

static bool do_ruling(struct import *im)
{
	int bad;

	if (im->broken || !im->has_table || !im->is_stored) {
		if (!im->broken)
			fault_line(im, im->has_table ? &msg_import_no_seats : &msg_import_no_table, MSG_NO_ARGS);
		return true;
	}
	if (!start_totals(im, im->now.number))
		return false;
	if (take_ruling(im, &bad))
		return true;
	return im->cli->err.status == ERR_REFUSED ? fault_pair(im, bad) : fault_error(im);
}

static bool do_totals(struct import *im)
{
	const struct game_deal *line = &im->now.deal;
	struct report_paper paper = { .rules = &im->rules.game,
		.seats = im->table.seat_count,
		.deals = im->counted,
		.count = im->count };
	struct buf theirs = { 0 }, ours = { 0 }, slips = { 0 };

	if (!has_seats(im))
		return true;
	if (!start_totals(im, INT_MAX))
		return false;
	bool same = line->point_count == im->table.seat_count;
	for (int seat = 0; seat < im->table.seat_count; seat++) {
		paper.ours[seat] = im->totals[seat];
		paper.theirs[seat] = seat < line->point_count ? line->points[seat] : 0;
		same = same && paper.ours[seat] == paper.theirs[seat];
		buf_printf(&ours, "%s%lld", seat > 0 ? " " : "", (long long)paper.ours[seat]);
	}
	for (int i = 0; i < line->point_count; i++)
		buf_printf(&theirs, "%s%d", i > 0 ? " " : "", line->points[i]);
	if (!same) {
		report_slips(&slips, im->cli->lang, &paper);
		fault_line(im, &msg_import_totals_differ,
			MSG_ARGS(buf_text(&theirs), buf_text(&ours), buf_text(&slips)));
	}
	buf_free(&theirs);
	buf_free(&ours);
	buf_free(&slips);
	return true;
}

/* "osszeg = 69 -62 -7 leosztas=9": totals of a sheet whose deals are not known. */
static bool take_known(struct import *im)
{
	const struct game_deal *line = &im->now.deal;
	struct book_totals totals = { .table = im->table.id,
		.deals = book_event_deals(&im->event, im->table.seat_count) };
	struct pair pair;
	bool again;

	for (int i = 0; i < im->now.pair_count; i++) {
		if (!copy_pair(im, i, &pair))
			return false;
		if (strcmp(pair.key, "leosztas") != 0)
			return cli_fail(im->cli, ERR_REFUSED, &msg_import_known_key, MSG_ARGS(pair.key));
		if (!cli_number(im->cli, pair.value, &msg_word_deals, &totals.deals))
			return false;
	}
	if (totals.deals == 0)
		return cli_fail(im->cli, ERR_REFUSED, &msg_totals_how_many, MSG_NO_ARGS);
	if (line->point_count != im->table.seat_count)
		return cli_fail(im->cli, ERR_REFUSED, &msg_totals_usage, MSG_ARGS(num_of(im->round).text,
			num_of(im->table.no).text, im->table.seat_count == 4 ? "12 -4 -8 0" : "12 -4 -8",
			num_of(im->table.seat_count).text));
	for (int seat = 0; seat < line->point_count; seat++)
		totals.points[seat] = line->points[seat];
	return book_totals_put(im->cli->store, &totals, false, &again, &im->cli->err);
}

static bool do_known(struct import *im)
{
	return !has_seats(im) || take_known(im) || fault_error(im);
}

/* ---- the file ---------------------------------------------------------------------------------- */

static bool do_statement(struct import *im)
{
	if (im->now.kind != JOURNAL_CARDS && !end_deal(im))
		return false;
	switch (im->now.kind) {
	case JOURNAL_EVENT:
		return do_event(im);
	case JOURNAL_ENTRY:
		return do_entry(im);
	case JOURNAL_ROUND:
		return do_round(im);
	case JOURNAL_DRAW:
		return do_draw(im);
	case JOURNAL_TABLE:
		return do_table(im);
	case JOURNAL_SEATS:
		return do_seats(im);
	case JOURNAL_DEAL:
		return do_deal(im);
	case JOURNAL_CARDS:
		do_cards(im);
		return true;
	case JOURNAL_TOTALS:
		return do_totals(im);
	case JOURNAL_TURN:
		return do_turn(im);
	case JOURNAL_KNOWN:
		return do_known(im);
	case JOURNAL_RULING:
		return do_ruling(im);
	case JOURNAL_MEASURE:
		return do_measure(im);
	}
	return true;
}

static bool read_journal(struct import *im, const struct buf *text)
{
	struct journal journal = { .next = buf_text(text), .end = buf_text(text) + text->len };
	struct text_fault fault;
	int got;

	while ((got = journal_next(&journal, &im->now, &fault)) != 0) {
		if (got < 0 && !end_deal(im))
			return false;
		if (got < 0)
			add_fault(im, &fault, false);
		else if (!do_statement(im))
			return false;
		if (im->now.line % PROGRESS_EVERY == 0) {
			cli_progress(im->cli, &msg_import_progress, text->len - (size_t)(journal.end - journal.next),
				text->len);
		}
	}
	cli_progress(im->cli, &msg_import_progress, text->len, text->len);
	return end_table(im);
}

/* A book, or another file that is no text: one line says so, in place of a fault a line. */
static bool check_text(struct cli *cli, const char *path, const struct buf *text)
{
	static const char book[] = "SQLite format 3";

	if (text->len >= sizeof book && memcmp(text->data, book, sizeof book) == 0)
		return cli_fail(cli, ERR_REFUSED, &msg_import_book, MSG_ARGS(path));
	if (memchr(buf_text(text), '\0', text->len))
		return cli_fail(cli, ERR_REFUSED, &msg_import_no_text, MSG_ARGS(path));
	return true;
}

static bool import_text(struct import *im, const char *name, const struct buf *text)
{
	im->file = name;
	im->has_event = im->has_round = im->has_table = im->is_stored = im->broken = false;
	return read_journal(im, text);
}

static bool import_file(struct import *im, const char *path)
{
	struct buf text = { 0 };
	bool done = file_read(&text, path, LIMIT_JOURNAL, &im->cli->err) && check_text(im->cli, path, &text)
		&& import_text(im, path, &text);

	buf_free(&text);
	return done;
}

static bool finish(struct import *im)
{
	struct cli *cli = im->cli;

	if (im->faults > 0)
		book_rollback(cli->store);
	if (im->faults > 0 && im->from) {
		return cli_fail(cli, im->faults == im->conflicts ? ERR_CONFLICT : ERR_REFUSED, &msg_merge_refused,
			MSG_ARGS(num_of(im->faults).text, im->file));
	}
	if (im->faults > 0) {
		return cli_fail(cli, im->faults == im->conflicts ? ERR_CONFLICT : ERR_REFUSED, &msg_import_refused,
			MSG_ARGS(num_of(im->faults).text));
	}
	if (!cli_end(cli))
		return false;
	cli_say(cli, &msg_import_done, MSG_ARGS(num_of(im->deals - im->again).text, num_of(im->again).text,
		num_of(im->tables).text, num_of(im->players).text));
	return true;
}

static bool end_import(struct import *im, bool done)
{
	done = done && finish(im);
	free(im->counted);
	free(im->seated);
	buf_free(&im->taken);
	return done;
}

bool cli_journal_take(struct cli *cli, struct book *from, const struct book_event *event,
	const struct buf *text, int64_t *steps)
{
	struct import im = { .cli = cli, .from = from, .from_event = *event };
	struct vault_step before = { .id = 0 }, after = { .id = 0 };
	bool any = false;
	bool done = end_import(&im, vault_step_last(cli->store, &before, &any, &cli->err) && cli_begin(cli)
		&& import_text(&im, book_path(from), text));

	done = done && vault_step_last(cli->store, &after, &any, &cli->err);
	*steps = after.id - before.id;
	return done;
}

bool cli_run_import(struct cli *cli, int argc, char **argv)
{
	struct import im = { .cli = cli };
	bool done = cli_begin(cli);

	for (int i = 0; done && i < argc; i++)
		done = import_file(&im, argv[i]);
	return end_import(&im, done);
}
