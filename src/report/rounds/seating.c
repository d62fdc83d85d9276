/* Who sits where, for the wall and for the tables. */
#include "report/rounds/rounds.h"
#include "base/messages.h"
#include "base/text.h"
#include "desk/rounds/rounds.h"
#include "report/messages.h"

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

/*
 * Who sits nowhere: where players rest and it is known, of those who were there when the round was drawn;
 * else of those who are in.
 */
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

/* For scripts the name, for people "7. Kiss Péter". */
static void numbered_name(struct listing *t, const char *name, int start_no)
{
	struct buf words = { 0 };

	if (start_no > 0)
		buf_printf(&words, "%d. ", start_no);
	buf_str(&words, name);
	listing_code(t, name, buf_text(&words));
	buf_free(&words);
}

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

/* Who took a seat over since: the lists have who sits there first. */
static void add_turns(struct doc *doc, const struct report_seating *seating)
{
	doc_for(doc, DOC_PEOPLE);
	for (size_t i = 0; i < seating->count; i++)
		report_seating_turns(doc, doc_text, &seating->tables[i], true);
	doc_for(doc, DOC_EVERYWHERE);
}

/* A row a table; seat D and above only where somebody sits there. */
static void add_by_table(struct doc *doc, const struct report_seating *seating)
{
	static const char *const keys[GAME_SEATS] = { "a", "b", "c", "d", "e", "f", "g", "h" };
	struct listing t;
	int seats = 2;

	for (size_t i = 0; i < seating->count; i++)
		seats = seating->tables[i].seat_count > seats ? seating->tables[i].seat_count : seats;
	seats = seats < GAME_SEATS ? seats : GAME_SEATS;
	listing_start(&t, "");
	listing_column(&t, "table", &msg_head_seating_table, LISTING_INT);
	for (int seat = 0; seat < seats; seat++) {
		listing_column(&t, keys[seat], NULL, LISTING_TEXT);
		listing_head(&t, text_seat_code(seat), "");
	}
	for (int seat = 0; seat < seats; seat++) {   /* the names alone are what scripts have above */
		listing_column(&t, report_seat_numbers[seat], &msg_head_seating_start, LISTING_INT);
		listing_for_scripts(&t);
	}
	for (size_t i = 0; i < seating->count; i++) {
		const struct book_table *table = &seating->tables[i];
		listing_number(&t, table->no);
		for (int seat = 0; seat < seats; seat++) {
			if (seat < table->seat_count)
				numbered_name(&t, table->player[seat], table->start_no[seat]);
			else
				listing_text(&t, "");
		}
		for (int seat = 0; seat < seats; seat++)
			listing_some(&t, seat < table->seat_count ? table->start_no[seat] : 0);
	}
	doc_table(doc, "tables", &t);
}

/* Who sits at two tables: "7. Kiss Péter (1., 3. asztal)"; a slip that should not hang on the wall unseen. */
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

static void put_seated(struct seated *out, const char *player, int start_no)
{
	*out = (struct seated){ .start_no = start_no };
	snprintf(out->player, sizeof out->player, "%s", player);
}

/* All of the round, those who rest too; returns how many. */
static size_t list_seated(const struct report_seating *seating, struct seated *list)
{
	size_t n = 0;

	for (size_t i = 0; i < seating->count; i++) {
		for (int seat = 0; seat < seating->tables[i].seat_count; seat++, n++) {
			put_seated(&list[n], seating->tables[i].player[seat], seating->tables[i].start_no[seat]);
			list[n].table = &seating->tables[i];
			list[n].seat = seat;
		}
	}
	for (size_t i = 0; i < seating->resting_count; i++, n++) {
		struct buf label = { 0 };
		book_player_label(&label, &seating->resting[i].player);
		put_seated(&list[n], buf_text(&label), seating->resting[i].start_no);
		buf_free(&label);
	}
	list_sort(list, n, sizeof *list, by_seated_name);
	return n;
}

static void add_by_name(struct doc *doc, const struct report_seating *seating)
{
	struct seated *list = calloc(seating->count * BOOK_SEATS + seating->resting_count + 1, sizeof *list);
	size_t n = list ? list_seated(seating, list) : 0;
	struct listing t;

	doc->failed = doc->failed || !list;
	listing_start(&t, "");
	listing_column(&t, "player", &msg_head_player, LISTING_TEXT);
	listing_column(&t, "start_no", &msg_head_seating_start, LISTING_INT);
	listing_column(&t, "table", &msg_head_seating_table, LISTING_INT);
	listing_column(&t, "seat", &msg_head_seating_seat, LISTING_TEXT);
	const struct msg *no_table = seating->has_byes ? &msg_seating_rests : &msg_seating_none;
	for (size_t i = 0; i < n; i++) {
		listing_text(&t, list[i].player);
		listing_some(&t, list[i].start_no);
		if (list[i].table)
			listing_number(&t, list[i].table->no);
		else
			listing_figure(&t, 0, no_table->text[doc->lang]);
		listing_text(&t, list[i].table ? text_seat_code(list[i].seat) : "");
	}
	free(list);
	doc_table(doc, "names", &t);
}

/* Who has no table, below those who have one; by name they are in the list. */
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

static void say_round(struct buf *b, enum lang lang, const struct report_seating *seating)
{
	buf_msg(b, lang, &msg_seating_title, MSG_ARGS(seating->event.name, num_of(seating->round).text));
}

void report_seating_doc(struct doc *doc, enum lang lang, const struct report_seating *seating,
	enum doc_size size)
{
	struct buf title = { 0 };

	say_round(&title, lang, seating);
	doc_start(doc, lang, buf_text(&title));
	doc_about(doc, seating->event.name, seating->event.day);
	doc->size = size;
	doc_subtitle(doc, msg_seating_by_table.text[lang]);
	add_by_table(doc, seating);
	add_turns(doc, seating);
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
	listing_start(&t, "");
	listing_column(&t, "seat", &msg_head_seating_seat, LISTING_TEXT);
	listing_column(&t, "player", &msg_head_player, LISTING_TEXT);
	listing_column(&t, "start_no", &msg_head_seating_start, LISTING_INT);
	for (int seat = 0; seat < table->seat_count; seat++) {
		listing_text(&t, text_seat_code(seat));
		listing_text(&t, table->player[seat]);
		listing_some(&t, table->start_no[seat]);
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
