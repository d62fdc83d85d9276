/* The seats of a round, for the wall and for the tables. */
#include "report/rounds/rounds.h"
#include "base/messages.h"
#include "base/text.h"
#include "desk/rounds/rounds.h"
#include "report/messages.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *const report_seat_numbers[GAME_SEATS] = { "a_start_no", "b_start_no", "c_start_no",
	"d_start_no", "e_start_no", "f_start_no", "g_start_no", "h_start_no" };

/* ---- the round --------------------------------------------------------------------------------- */

static bool is_seated(const struct report_seating *seating, int64_t entry)
{
	for (size_t i = 0; i < seating->count; i++) {
		for (int seat = 0; seat < seating->tables[i].seat_count; seat++) {
			if (seating->tables[i].entry[seat] == entry)
				return true;
		}
	}
	return false;
}

/* Find the players without a seat: if players may rest and the draw's field is known, among that field; else
 * among those in the event. */
static bool find_resting(struct book *s, struct report_seating *out, struct err *e)
{
	size_t field = 0, count = 0;
	int64_t *there = NULL;
	bool is_known = false;

	if (out->has_byes && !draw_there_read(s, out->event.id, out->round, &there, &count, &is_known, e))
		return false;
	bool done = is_known ? book_entries(s, out->event.id, &out->resting, &field, e)
		: book_field(s, out->event.id, &out->resting, &field, e);
	for (size_t i = 0; i < field; i++) {
		const struct book_entry *entry = &out->resting[i];
		bool was_there = !is_known;
		for (size_t at = 0; at < count && !was_there; at++)
			was_there = there[at] == entry->id;
		if (was_there && !is_seated(out, entry->id))
			out->resting[out->resting_count++] = *entry;
	}
	book_free(there);
	return done;
}

bool report_seating_make(struct book *s, const struct book_event *event, int round,
	struct report_seating *out, struct err *e)
{
	char unseated[BOOK_SETTING];

	*out = (struct report_seating){ .event = *event, .round = round };
	if (!book_setting(s, event->id, "unseated", unseated, e))
		return false;
	out->has_byes = strcmp(unseated, "bye") == 0;
	if (!book_tables(s, event->id, round, &out->tables, &out->count, e))
		return false;
	if (out->count == 0)
		return err_set(e, ERR_NOT_FOUND, &msg_no_round, MSG_ARGS(num_of(round).text));
	return find_resting(s, out, e);
}

void report_seating_keep(struct report_seating *seating, int64_t table)
{
	seating->count = book_tables_keep(seating->tables, seating->count, table);
	seating->resting_count = 0;
}

void report_seating_free(struct report_seating *seating)
{
	book_free(seating->tables);
	book_free(seating->resting);
}

/* ---- on the wall ------------------------------------------------------------------------------- */

void report_seating_turns(struct doc *doc, void (*add)(struct doc *doc, const char *text),
	const struct book_table *table, bool names_table)
{
	struct buf turns = { 0 }, where = { 0 };

	for (int i = 0; i < table->turn_count; i++) {
		const struct book_turn *turn = &table->turns[i];
		buf_str(&turns, i > 0 ? ", " : "");
		buf_msg(&turns, doc->lang, &msg_seating_turn,
			MSG_ARGS(text_seat_code(turn->seat), turn->player, num_of(turn->from).text));
	}
	if (names_table) {
		buf_msg(&where, doc->lang, &msg_seating_card, MSG_ARGS(num_of(table->no).text));
		buf_str(&where, " – ");
	}
	if (turns.len > 0)
		doc_say(doc, add, &msg_seating_at_first, MSG_ARGS(buf_text(&where), buf_text(&turns)));
	buf_free(&turns);
	buf_free(&where);
}

/* Show the name for scripts, "7. Kiss Péter" for people. */
static void name_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	const struct book_table *table = row;
	const int seat = (int)column->item;
	struct buf words = { 0 };

	if (seat < table->seat_count) {
		if (table->start_no[seat] > 0)
			buf_printf(&words, "%d. ", table->start_no[seat]);
		buf_str(&words, table->player[seat]);
		listing_code(t, table->player[seat], buf_text(&words));
	} else {
		listing_text(t, "");
	}
	buf_free(&words);
}

static void number_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	const struct book_table *table = row;

	listing_some(t, (int)column->item < table->seat_count ? table->start_no[column->item] : 0);
}

/* Add a row a table; seat D and above only if used. */
static void add_by_table(struct doc *doc, const struct report_seating *seating)
{
	static const char *const keys[GAME_SEATS] = { "a", "b", "c", "d", "e", "f", "g", "h" };
	static const struct listing_column table_columns[] = {
		{ "table", &msg_head_seating_table, LISTING_INT, cell_int, .item = offsetof(struct book_table, no) },
		{ .key = NULL },
	};
	struct listing t;
	size_t seats = 2;

	for (size_t i = 0; i < seating->count; i++)
		seats = (size_t)seating->tables[i].seat_count > seats ? (size_t)seating->tables[i].seat_count : seats;
	seats = seats < GAME_SEATS ? seats : GAME_SEATS;
	listing_begin(&t, doc->lang, "", table_columns);
	for (size_t seat = 0; seat < seats; seat++) {
		listing_add_column(&t, &(struct listing_column){ keys[seat], .cell = name_cell, .item = seat });
		listing_head(&t, text_seat_code((int)seat), "");
	}
	for (size_t seat = 0; seat < seats; seat++)   /* for scripts only the names, above */
		listing_add_column(&t, &(struct listing_column){ report_seat_numbers[seat], &msg_head_seating_start,
			LISTING_INT, number_cell, .item = seat, .for_scripts = true });
	listing_rows(&t, seating->tables, seating->count, sizeof *seating->tables);
	doc_table(doc, "tables", &t);
}

/* Name players at two tables: "7. Kiss Péter (1., 3. asztal)", a slip that should be seen on the wall. */
static void add_twice(struct doc *doc, const struct report_seating *seating)
{
	struct buf names = { 0 };

	for (size_t i = 0; i < seating->count; i++) {
		const struct book_table *table = &seating->tables[i];
		for (int seat = 0; seat < table->seat_count; seat++) {
			int other = book_elsewhere(seating->tables, seating->count, table, seat);
			if (other <= table->no)
				continue;
			buf_printf(&names, "%s%d. ", names.len > 0 ? ", " : "", table->start_no[seat]);
			buf_msg(&names, doc->lang, &msg_seating_twice,
				MSG_ARGS(table->player[seat], num_of(table->no).text, num_of(other).text));
		}
	}
	doc_pair(doc, "twice", msg_seating_at_two.text[doc->lang], buf_text(&names));
	buf_free(&names);
}

/* A row a player; `table` NULL: rests. */
struct seated {
	char player[BOOK_LABEL];
	int start_no, seat;
	const struct book_table *table;
};

static int by_seated_name(const void *a, const void *b)
{
	return text_order(((const struct seated *)a)->player, ((const struct seated *)b)->player);
}

static struct seated seated_at(const struct book_table *table, int seat)
{
	struct seated out = { .start_no = table->start_no[seat], .seat = seat, .table = table };

	snprintf(out.player, sizeof out.player, "%s", table->player[seat]);
	return out;
}

static void table_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	const struct report_seating *seating = t->about;
	const struct seated *seated = row;
	const struct msg *none = seating->has_byes ? &msg_seating_rests : &msg_seating_none;

	(void)column;
	if (seated->table)
		listing_number(t, seated->table->no);
	else
		listing_figure(t, 0, none->text[t->lang]);
}

static void seat_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	const struct seated *seated = row;

	(void)column;
	listing_text(t, seated->table ? text_seat_code(seated->seat) : "");
}

#define AT(member) .item = offsetof(struct seated, member)
static const struct listing_column seated_columns[] = {
	{ "player", &msg_head_player, LISTING_TEXT, cell_chars, AT(player) },
	{ "start_no", &msg_head_seating_start, LISTING_INT, cell_some, AT(start_no) },
	{ "table", &msg_head_seating_table, LISTING_INT, .cell = table_cell },
	{ "seat", &msg_head_seating_seat, .cell = seat_cell },
	{ .key = NULL },
};
static const struct listing_column card_columns[] = {
	{ "seat", &msg_head_seating_seat, .cell = seat_cell },
	{ "player", &msg_head_player, LISTING_TEXT, cell_chars, AT(player) },
	{ "start_no", &msg_head_seating_start, LISTING_INT, cell_some, AT(start_no) },
	{ .key = NULL },
};

/* Add the whole round by name, including resting players. */
static void add_by_name(struct doc *doc, const struct report_seating *seating)
{
	struct seated *list = calloc(seating->count * BOOK_SEATS + seating->resting_count + 1, sizeof *list);
	struct listing t;
	size_t n = 0;

	doc->failed = doc->failed || !list;
	for (size_t i = 0; list && i < seating->count; i++) {
		for (int seat = 0; seat < seating->tables[i].seat_count; seat++)
			list[n++] = seated_at(&seating->tables[i], seat);
	}
	for (size_t i = 0; list && i < seating->resting_count; i++) {
		struct buf label = { 0 };
		book_player_label(&label, &seating->resting[i].player);
		list[n].start_no = seating->resting[i].start_no;
		snprintf(list[n++].player, sizeof list->player, "%s", buf_text(&label));
		buf_free(&label);
	}
	if (list)
		list_sort(list, n, sizeof *list, by_seated_name);
	listing_begin(&t, doc->lang, "", seated_columns);
	t.about = seating;
	listing_rows(&t, list, n, sizeof *list);
	free(list);
	doc_table(doc, "names", &t);
}

/* Name the players without a table, below the others; by name they are in the list. */
static void add_resting(struct doc *doc, const struct report_seating *seating)
{
	struct buf names = { 0 };

	for (size_t i = 0; i < seating->resting_count; i++) {
		buf_printf(&names, "%s%d. ", i > 0 ? ", " : "", seating->resting[i].start_no);
		book_player_label(&names, &seating->resting[i].player);
	}
	doc_for(doc, DOC_PEOPLE);
	if (names.len > 0)
		doc_say(doc, doc_text, seating->has_byes ? &msg_seating_resting : &msg_seating_tableless,
			MSG_ARGS(buf_text(&names)));
	doc_for(doc, DOC_EVERYWHERE);
	buf_free(&names);
}

void report_seating_doc(struct doc *doc, enum lang lang, const struct report_seating *seating,
	enum doc_size size)
{
	struct buf title = { 0 };

	buf_msg(&title, lang, &msg_seating_title, MSG_ARGS(seating->event.name, num_of(seating->round).text));
	doc_start(doc, lang, buf_text(&title));
	doc_about(doc, seating->event.name, seating->event.day);
	doc->size = size;
	doc_subtitle(doc, msg_seating_by_table.text[lang]);
	add_by_table(doc, seating);
	/* Seats taken over since: the lists show the first players. */
	doc_for(doc, DOC_PEOPLE);
	for (size_t i = 0; i < seating->count; i++)
		report_seating_turns(doc, doc_text, &seating->tables[i], true);
	doc_for(doc, DOC_EVERYWHERE);
	add_resting(doc, seating);
	add_twice(doc, seating);
	doc_page(doc, size);
	doc_heading(doc, buf_text(&title));
	doc_text(doc, msg_seating_by_name.text[lang]);
	add_by_name(doc, seating);
	buf_free(&title);
}

/* ---- on the tables ----------------------------------------------------------------------------- */

static void add_card(struct doc *doc, const struct report_seating *seating, const struct book_table *table)
{
	struct listing t;

	doc_say(doc, doc_heading, &msg_seating_card, MSG_ARGS(num_of(table->no).text));
	doc_say(doc, doc_text, &msg_seating_card_round,
		MSG_ARGS(seating->event.name, num_of(table->round).text));
	listing_begin(&t, doc->lang, "", card_columns);
	for (int seat = 0; seat < table->seat_count; seat++) {
		const struct seated seated = seated_at(table, seat);
		listing_row(&t, &seated);
	}
	doc_table(doc, NULL, &t);
	const struct game_edition *edition = game_edition_find(table->edition);
	int deals = book_event_deals(&seating->event, table->seat_count);
	if (deals > 0 && edition && edition->game->no_bid)
		doc_say(doc, doc_text, &msg_seating_played, MSG_ARGS(num_of(deals).text));
	report_seating_turns(doc, doc_text, table, false);
}

void report_seating_cards(struct doc *doc, const struct report_seating *seating)
{
	enum { CARDS_A_PAGE = 2 };

	for (size_t i = 0; i < seating->count; i++) {
		bool begins = i % CARDS_A_PAGE == 0;
		doc_for(doc, i == 0 ? DOC_PAPER | DOC_WORKBOOK : DOC_PAPER);
		if (begins)
			doc_page(doc, DOC_WALL);
		doc_for(doc, DOC_PAPER);
		if (!begins)
			doc_space(doc, "", 1);   /* to cut along */
		doc_for(doc, DOC_PAPER | DOC_WORKBOOK);
		add_card(doc, seating, &seating->tables[i]);
	}
	doc_for(doc, DOC_EVERYWHERE);
}
