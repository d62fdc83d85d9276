/* Merge an event of another book into this one: its journal is written there and read here. */
#include "base/messages.h"
#include "desk/import/import.h"
#include "desk/messages.h"
#include "desk/desk.h"
#include "vault/vault.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CARRIES = 8 };   /* at most this many events in a chain of carried-over points */

struct book *merge_book(const struct import *im, int side)
{
	return side == OURS ? im->book : im->from;
}

int64_t merge_event_id(const struct import *im, int side)
{
	return side == OURS ? im->event.id : im->from_event.id;
}

bool merge_add(struct import *im, void *list, size_t *count, const void *item, size_t size)
{
	void *items;

	memcpy(&items, list, sizeof items);
	items = list_grow(items, *count, size);
	if (!items)
		return desk_fail(im->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	memcpy(list, &items, sizeof items);
	memcpy((char *)items + (*count)++ * size, item, size);
	return true;
}

/* ---- whose names they are ---------------------------------------------------------------------- */

/* Report names that may mean two people, and pairs that may be one. */
static bool compare_players(struct import *im)
{
	struct desk *desk = im->desk;
	struct book_entry *entries = NULL;
	size_t entry_count = 0;
	bool done = book_entries(im->from, im->from_event.id, &entries, &entry_count, im->e);

	for (size_t at = 0; done && at < entry_count; at++) {
		const struct book_player *player = &entries[at].player, *same = NULL;
		const struct book_label label = book_label_of(player);
		struct book_player *list = NULL;
		char ours[TEXT_WORDS], theirs[TEXT_WORDS];
		size_t count = 0;
		done = book_namesakes(desk->book, player->name, &list, &count, desk->err);
		for (size_t i = 0; i < count && !same; i++)
			same = strcmp(list[i].mark, player->mark) == 0 ? &list[i] : NULL;
		const bool is_known = merge_counterpart(im, THEIRS, player->id) != 0;
		for (size_t i = 0; i < count && !same && !is_known; i++)
			desk_say(desk, &msg_merge_namesake, MSG_ARGS(label.text, book_label_of(&list[i]).text));
		text_signs_fold(ours, same ? same->club : "");
		text_signs_fold(theirs, player->club);
		if (same && same->club[0] && player->club[0] && strcmp(ours, theirs) != 0)
			desk_say(desk, &msg_merge_other_club, MSG_ARGS(label.text, same->club, player->club));
		book_free(list);
	}
	book_free(entries);
	return done;
}

static int by_label(const void *a, const void *b)
{
	const struct book_player *x = a, *y = b;
	int order = strcmp(x->name, y->name);

	return order ? order : strcmp(x->mark, y->mark);
}

int merge_joined(struct import *im, int side, const char *label, struct book_player *out)
{
	const struct book_player *found = NULL;
	struct book_player named;
	struct err not_a_label = { 0 };

	if (im->joined_count[side] > 0 && book_player_set(&named, label, &not_a_label))
		found = bsearch(&named, im->joined[side], im->joined_count[side], sizeof named, by_label);
	return found ? book_player_now(merge_book(im, side), found->id, out, im->e) : 0;
}

/* ---- who recorded it --------------------------------------------------------------------------- */

bool merge_find_their_table(struct import *im)
{
	struct err none = { 0 };
	struct book_table table;

	if (!im->from || (!im->from_table
		&& !book_table_find(im->from, im->from_event.id, im->table.round, im->table.no, &table, &none)))
		return false;
	if (!im->from_table)
		im->from_table = table.id;
	return true;
}

/* Find the other book's deal with that number; false if there is none. */
static bool find_theirs(struct import *im, int no, struct book_deal *out)
{
	struct err none = { 0 };

	return merge_find_their_table(im) && book_deal_find(im->from, im->from_table, no, out, &none)
		&& merge_call_all(im, im->from, out, 1);
}

bool merge_keep_typist(struct import *im, const char *typist)
{
	const char *taker = im->desk->author.operator_name;
	const bool is_ours = !typist || strcmp(typist, taker) == 0;

	return book_author_switch(im->book, is_ours ? taker : typist, im->command[!is_ours], im->e);
}

bool merge_keep_typist_of(struct import *im, int no)
{
	struct book_deal theirs;

	return !find_theirs(im, no, &theirs) || merge_keep_typist(im, theirs.operator_name);
}

/* Write a version of a deal, with who wrote it and when: of a ruling its case, of a free number that. */
static void write_version(
	struct buf *b, enum lang lang, int no, const struct book_deal *deal, const struct book_table *table)
{
	struct buf line = { 0 }, who = { 0 };

	if (deal && deal->state == BOOK_RULED)
		buf_printf(&line, "itelet %d %.*s", no, (int)strcspn(deal->reason, ":"), deal->reason);
	else if (deal && deal->state != BOOK_TAKEN_BACK)
		book_deal_write(&line, deal, table);
	else
		buf_printf(&line, "%d –", no);
	if (deal)
		book_by_whom(&who, deal->operator_name, time_of(deal->at, lang).text);
	buf_msg(b, lang, deal ? &msg_merge_version : &msg_merge_nothing,
		MSG_ARGS(buf_text(&line), buf_text(&who)));
	buf_free(&line);
	buf_free(&who);
}

bool merge_name_versions(struct import *im, int no, const struct book_deal *ours,
	const struct book_deal *theirs, const struct msg *msg)
{
	struct buf versions[2] = { 0 }, at = { 0 };

	buf_printf(&at, "%d %d", im->table.round, im->table.no);
	write_version(&versions[0], im->desk->lang, no, ours, &im->table);
	write_version(&versions[1], im->desk->lang, no, theirs, &im->table);
	*im->e = (struct err){ 0 };
	desk_fail(im->desk, ERR_CONFLICT, msg,
		MSG_ARGS(num_of(no).text, buf_text(&versions[0]), buf_text(&versions[1]), buf_text(&at)));
	buf_free(&at);
	buf_free(&versions[0]);
	buf_free(&versions[1]);
	return false;
}

bool merge_is_alike(struct import *im, int no)
{
	struct book_deal ours, theirs;
	struct err none = { 0 };

	if (!im->from || !im->is_stored)
		return false;
	return find_theirs(im, no, &theirs)
		&& book_deal_find(im->book, im->table.id, no, &ours, &none) && merge_same_deal(&ours, &theirs);
}

bool merge_disagree(struct import *im, int no)
{
	struct book_deal ours, theirs;
	struct err none = { 0 };

	if (im->e->status == ERR_CONFLICT && find_theirs(im, no, &theirs)
		&& book_deal_find(im->book, im->table.id, no, &ours, &none))
		merge_name_versions(im, no, &ours, &theirs, &msg_merge_deal);
	return import_fault_error(im);
}

bool merge_note_changed(struct import *im, int no)
{
	const char *gap = im->desk->lang == LANG_HU ? "., " : ", ";
	struct book_deal now, then[SIDES];
	struct err none = { 0 };
	const bool is_here = im->is_stored && book_deal_find(im->book, im->table.id, no, &now, &none);
	const struct meeting *met = NULL;
	bool is_alike = false;

	while (is_here && !is_alike && (met = merge_meeting_before(im, met)) != NULL) {
		is_alike = true;
		for (int side = 0; side < SIDES; side++) {
			const int64_t table = merge_table_then(im, met, side);
			is_alike = table && book_deal_find(met->book[side], table, no, &then[side], &none)
				&& merge_call_all(im, met->book[side], &then[side], 1) && is_alike;
		}
		is_alike = is_alike && book_deal_is_same(&then[OURS], &then[THEIRS]);
	}
	if ((is_alike && book_deal_is_same(&now, &then[THEIRS])) || merge_is_alike(im, no))
		return true;
	if (no != im->changed_last)
		buf_printf(&im->changed, "%s%d", im->changed.len == 0 ? "" : gap, no);
	im->changed_last = no;
	return !im->changed.failed || desk_fail(im->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}

/* ---- things that both have, each in its own way ------------------------------------------------ */

/* Is that dispute here still as both last had it? Then only the other book went on. */
static bool stands_since(
	struct import *im, const struct book_ruling *theirs, struct book_ruling *here, bool *is)
{
	const struct meeting *met = NULL;
	struct err none = { 0 };
	bool there = false;

	*is = false;
	while (!there && (met = merge_meeting_before(im, met)) != NULL) {
		const int64_t tables[] = { merge_table_then(im, met, OURS), merge_table_then(im, met, THEIRS) };
		struct book_ruling *list = NULL;
		size_t count = 0;
		if (tables[OURS] && tables[THEIRS])
			book_deal_rulings(met->book[THEIRS], tables[THEIRS], theirs->said.no, &list, &count, &none);
		for (size_t i = 0; i < count; i++) {
			if (list[i].item != theirs->item)
				continue;
			*here = list[i];
			here->table = tables[OURS];
			here->said.at[0] = '\0';
			book_ruling_is_there(met->book[OURS], here, &there, &none);
		}
		book_free(list);
	}
	if (!there)
		return true;
	here->table = im->table.id;
	here->said.at[0] = '\0';
	return book_ruling_is_there(im->book, here, is, im->e);
}

bool merge_knows_ruling(
	struct import *im, const struct book_ruling *said, struct book_ruling *ours, bool *known)
{
	struct book_ruling theirs = *said, here = { .id = 0 }, *list = NULL;
	size_t count = 0;
	bool there = false, stands = false, undone = false;

	*known = false;
	*ours = (struct book_ruling){ .id = 0 };
	if (!merge_find_their_table(im))
		return true;
	theirs.table = im->from_table;
	bool done = book_ruling_is_there(im->from, &theirs, &there, im->e)
		&& (!there || stands_since(im, &theirs, &here, &stands));
	done = done && (!there || stands || book_ruling_history(im->from, &theirs, &list, &count, im->e));
	for (size_t i = count; done && i-- > 0 && !stands && !undone;) {
		bool was = false;
		list[i].table = im->table.id;
		here = list[i];
		done = book_ruling_was_there(im->book, &list[i], 0, &was, im->e)
			&& book_ruling_was_undone(im->book, &list[i], &undone, im->e)
			&& book_ruling_is_there(im->book, &here, &stands, im->e);
		/* A ruling taken back here may come as dismissed: so both end alike. */
		*known = *known || was || (undone && said->said.state != COURT_DISMISSED);
	}
	*known = *known || stands;
	if (stands)
		*ours = here;
	book_free(list);
	return done;
}

bool merge_same_totals(const struct book_totals *a, const struct book_totals *b)
{
	return a->deals == b->deals && memcmp(a->points, b->points, sizeof a->points) == 0;
}

bool merge_same_sitter(struct import *im, struct sitter ours, struct sitter theirs, bool *same)
{
	struct book_entry here, there;
	struct book_player is, was = { .id = 0 };
	bool found = false;
	int known = ours.entry && theirs.entry ? book_entry_by_id(im->book, ours.entry, &here, im->e) : 0;

	known = known == 1 ? book_entry_by_id(im->from, theirs.entry, &there, im->e) : known;
	known = known == 1 ? book_player_now(im->book, here.player.id, &is, im->e) : known;
	if (known < 0 || (known == 1 && !merge_player_here(im, THEIRS, there.player.id, &was, &found)))
		return false;
	if (found) {
		*same = is.id == was.id;
		return true;
	}
	*same = strcmp(ours.label, theirs.label) == 0;   /* including their names when the books met */
	if (*same)
		return true;
	if (!merge_same_player(im, theirs.label, &was))
		return false;
	*same = was.id && strcmp(ours.label, book_label_of(&was).text) == 0;
	return true;
}

struct sitter merge_sitter(const struct book_table *table, int i)
{
	if (i < table->seat_count)
		return (struct sitter){ table->entry[i], table->player[i] };
	const struct book_turn *turn = &table->turns[i - table->seat_count];
	return (struct sitter){ turn->entry, turn->player };
}

bool merge_same_seats(
	struct import *im, const struct book_table *ours, const struct book_table *theirs, bool *same)
{
	*same = ours->seat_count == theirs->seat_count && ours->turn_count == theirs->turn_count;

	for (int i = 0; *same && i < ours->seat_count + ours->turn_count; i++) {
		if (!merge_same_sitter(im, merge_sitter(ours, i), merge_sitter(theirs, i), same))
			return false;
	}
	for (int i = 0; *same && i < ours->turn_count; i++) {
		const struct book_turn *a = &ours->turns[i], *b = &theirs->turns[i];
		*same = a->seat == b->seat && a->from == b->from;
	}
	return true;
}

static int by_no(const void *a, const void *b)
{
	const struct book_deal *x = a, *y = b;

	return x->no != y->no ? (x->no > y->no) - (x->no < y->no) : (x->id > y->id) - (x->id < y->id);
}

/* List a sheet's lines: for each number the void attempts, and the deal that stands. */
static bool list_sheet(
	struct import *im, struct book *book, int64_t table, struct book_deal **list, size_t *count)
{
	size_t total = 0, end, kept = 0;

	if (!book_table_history(book, table, true, list, &total, im->e)
		|| !merge_call_all(im, book, *list, total))
		return false;
	struct book_deal *all = *list;
	list_sort(all, total, sizeof *all, by_no);
	for (size_t from = 0; from < total; from = end) {
		for (end = from; end < total && all[end].no == all[from].no;)
			end++;
		const struct book_deal last = all[end - 1];
		size_t attempts = book_deal_attempts(&all[from], end - from);
		memmove(&all[kept], &all[from], attempts * sizeof *all);
		kept += attempts;
		if (last.state != BOOK_TAKEN_BACK && last.state != BOOK_REDEAL)
			all[kept++] = last;
	}
	*count = kept;
	return true;
}

/* What would count again in both books if the rulings of a deal were dismissed; found: there is something. */
struct under {
	int no;
	struct book_deal deal[SIDES];
	bool found[SIDES];
};

/* Read a number of the table in both books, now or at a meeting. */
static bool read_under(struct import *im, struct book *const books[SIDES], const int64_t tables[SIDES],
	struct under *under)
{
	for (int side = 0; side < SIDES; side++) {
		struct book_deal *deal = &under->deal[side];
		bool *found = &under->found[side];
		if (!tables[side] || !book_deal_restored(books[side], tables[side], under->no, 0, deal, found, im->e))
			return false;
		*found = *found && (deal->state == BOOK_PLAYED || deal->state == BOOK_VOID);
		if (*found && !merge_call_all(im, books[side], deal, 1))
			return false;
	}
	return true;
}

static bool read_under_now(struct import *im, struct under *under)
{
	struct book *const books[] = { im->book, im->from };
	const int64_t tables[] = { im->table.id, im->from_table };

	return read_under(im, books, tables, under);
}

static bool is_same_under(const struct under *a, int side_a, const struct under *b, int side_b)
{
	if (a->found[side_a] != b->found[side_b])
		return false;
	return !a->found[side_a] || merge_same_deal(&a->deal[side_a], &b->deal[side_b]);
}

bool merge_is_by_ruling(const struct book_deal *deal)
{
	return deal && (deal->state == BOOK_RULED || deal->state == BOOK_OPEN);
}

bool merge_check_under(struct import *im)
{
	struct book_deal *list = NULL;
	size_t count = 0;

	if (im->meeting_count == 0 || !im->is_stored || im->is_kept)
		return true;
	if (im->table_broken || merge_is_left(im) || !merge_find_their_table(im))
		return true;
	bool done = book_table_deals(im->book, im->table.id, &list, &count, im->e);
	for (size_t i = 0; done && i < count; i++) {
		const int no = list[i].no;
		struct under now = { .no = no }, then = { .no = no };
		const struct meeting *met = NULL;
		struct book_deal theirs, was;
		struct err none = { 0 };
		bool is_alike = false;
		if (!merge_is_by_ruling(&list[i]) || !book_deal_find(im->from, im->from_table, no, &theirs, &none)
			|| !merge_is_by_ruling(&theirs))
			continue;
		done = read_under_now(im, &now);
		if (!done || is_same_under(&now, OURS, &now, THEIRS))
			continue;
		while (!is_alike && (met = merge_meeting_before(im, met)) != NULL) {
			const int64_t tables[] = { merge_table_then(im, met, OURS), merge_table_then(im, met, THEIRS) };
			is_alike = read_under(im, met->book, tables, &then) && is_same_under(&then, OURS, &then, THEIRS);
		}
		*im->e = (struct err){ 0 };
		if (met && is_same_under(&now, THEIRS, &then, THEIRS))
			continue;
		/* If both made the same ruling since, each book keeps what it had before. */
		if (met && book_deal_find(met->book[OURS], merge_table_then(im, met, OURS), no, &was, &none)
			&& !merge_is_by_ruling(&was))
			continue;
		done = merge_name_versions(im, no, now.found[OURS] ? &now.deal[OURS] : NULL,
			now.found[THEIRS] ? &now.deal[THEIRS] : NULL, &msg_merge_under) || import_fault_error(im);
	}
	book_free(list);
	return done;
}

bool merge_same_sheets(struct import *im, bool *same)
{
	struct book_table ours, theirs;
	struct book_totals totals[SIDES];
	struct book_deal *deals[SIDES] = { NULL, NULL };
	struct book_ruling *rulings[SIDES] = { NULL, NULL };
	size_t counts[SIDES] = { 0, 0 };

	*same = merge_find_their_table(im);
	if (!*same)
		return true;
	bool done = book_table_find(im->book, im->event.id, im->table.round, im->table.no, &ours, im->e)
		&& book_table_find(im->from, im->from_event.id, im->table.round, im->table.no, &theirs, im->e)
		&& book_totals_find(im->book, im->table.id, &totals[OURS], im->e)
		&& book_totals_find(im->from, im->from_table, &totals[THEIRS], im->e);
	*same = done && merge_same_totals(&totals[OURS], &totals[THEIRS]);
	done = done && (!*same || merge_same_seats(im, &ours, &theirs, same));
	/* Compare the lines, and what would count again without the rulings. */
	if (done && *same)
		done = list_sheet(im, im->book, im->table.id, &deals[OURS], &counts[OURS])
			&& list_sheet(im, im->from, im->from_table, &deals[THEIRS], &counts[THEIRS]);
	*same = done && *same && counts[OURS] == counts[THEIRS];
	for (size_t i = 0; *same && i < counts[OURS]; i++) {
		const struct book_deal *here = &deals[OURS][i], *there = &deals[THEIRS][i];
		struct under now = { .no = here->no };
		*same = here->no == there->no && merge_same_deal(here, there)
			&& memcmp(here->points, there->points, sizeof here->points) == 0;
		if (!*same || !merge_is_by_ruling(here))
			continue;
		done = read_under_now(im, &now);
		*same = done && is_same_under(&now, OURS, &now, THEIRS);
	}
	/* Compare the rulings, whenever they were made. */
	if (done && *same)
		done = book_table_rulings(im->book, im->table.id, &rulings[OURS], &counts[OURS], im->e)
			&& book_table_rulings(im->from, im->from_table, &rulings[THEIRS], &counts[THEIRS], im->e);
	*same = done && *same && counts[OURS] == counts[THEIRS];
	for (size_t i = 0; *same && i < counts[OURS]; i++) {
		struct book_ruling *ruling = &rulings[THEIRS][i];
		ruling->table = im->table.id;
		ruling->item = 0;
		ruling->said.at[0] = '\0';
		done = book_ruling_is_there(im->book, ruling, same, im->e);
		*same = done && *same;
	}
	for (int side = 0; side < SIDES; side++) {
		book_free(deals[side]);
		book_free(rulings[side]);
	}
	return done;
}

/* ---- the other book when the two parted -------------------------------------------------------- */

/* Write the event's journal, as an export of the other book would. */
bool merge_write_journal(
	struct desk *desk, struct book *other, const struct book_event *event, struct buf *journal)
{
	return journal_export(other, event, journal, desk->err)
		&& (!journal->failed || desk_fail(desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS));
}

/* Read the other book as of that step; without the event there, all of it is new. */
static bool read_parted(struct import *im, const struct buf *now)
{
	struct parted *parted = &im->parted;
	struct book *other = im->from;
	const struct book_event *event = &im->from_event;
	struct vault_step step;
	struct err none = { 0 };
	struct num when = num_of(parted->step), id = num_of(event->id);

	if (!book_open(&parted->book, book_path(other), BOOK_LOOK, im->e))
		return false;
	if (!vault_rewind(parted->book, when.text, &step, &none)
		|| !book_event_find(parted->book, id.text, &parted->event, &none)) {
		parted->event.id = 0;
		return true;
	}
	if (!merge_write_journal(im->desk, parted->book, &parted->event, &parted->journal))
		return false;
	parted->is_all = strcmp(buf_text(&parted->journal), buf_text(now)) == 0;
	return true;
}

bool merge_same_player(struct import *im, const char *label, struct book_player *out)
{
	struct book_player theirs;
	struct err none = { 0 };

	out->id = 0;
	im->is_joined = false;
	if (!book_player_by_label(im->from, label, &theirs, &none))
		return true;
	const int64_t ours = merge_counterpart(im, THEIRS, theirs.id);
	int found = ours ? book_player_now(im->book, ours, out, im->e) : 0;
	out->id = found == 1 ? out->id : 0;
	im->is_joined = found == 1 && out->id != ours;
	return found >= 0;
}

const struct import_detail merge_details[IMPORT_DETAILS] = { [IMPORT_NAME] = { "name", "name" },
	{ "stake", "stake" }, { "deals", "deals_per_round" }, { "deals-four", "deals_four" },
	{ "place", "place" }, { "date", "day" } };
enum { STAKE = IMPORT_NAME + 1, DEALS, DEALS_FOUR, PLACE, DATE };

void merge_write_detail(const struct book_event *event, int detail, char out[BOOK_SETTING])
{
	const int number = detail == STAKE ? event->stake : book_event_deals(event, detail == DEALS ? 3 : 4);
	const struct num figure = num_of(number);
	const char *const texts[] = { [IMPORT_NAME] = event->name, [STAKE] = figure.text, [DEALS] = figure.text,
		[DEALS_FOUR] = figure.text, [PLACE] = event->place, [DATE] = event->day };

	snprintf(out, BOOK_SETTING, "%s", texts[detail]);
}

void merge_put_detail(struct book_event *event, const struct book_event *from, int detail)
{
	const int four = book_event_deals(detail == DEALS_FOUR ? from : event, 4);

	if (detail == IMPORT_NAME)
		memcpy(event->name, from->name, sizeof event->name);
	if (detail == STAKE)
		event->stake = from->stake;
	if (detail == DEALS)
		event->deals_per_round = from->deals_per_round;
	if (detail == DEALS || detail == DEALS_FOUR)
		event->deals_four = four;
	if (detail == PLACE)
		memcpy(event->place, from->place, sizeof event->place);
	if (detail == DATE)
		memcpy(event->day, from->day, sizeof event->day);
}

/* Which detail of an event has that key? IMPORT_DETAILS: it is a setting. */
static int find_detail(const char *key)
{
	int detail = 0;

	while (detail < IMPORT_DETAILS && strcmp(key, merge_details[detail].key) != 0)
		detail++;
	return detail;
}

/* Read the value of a setting or detail; `standard` if it is not set. */
static bool read_value(struct import *im, int side, struct book *book, int64_t event, const char *key,
	const char *standard, char out[BOOK_SETTING])
{
	const int detail = find_detail(key);
	const struct num id = num_of(event);
	struct book_event read;

	if (detail < IMPORT_DETAILS) {
		bool found = book_event_find(book, id.text, &read, im->e);
		if (found)
			merge_write_detail(&read, detail, out);
		return found;
	}
	if (!merge_setting(im, side, book, event, key, out))
		return false;
	if (!out[0])
		snprintf(out, BOOK_SETTING, "%s", standard);
	return true;
}

/* The values that each book has given a row's column. */
struct sets {
	struct vault_set *list[SIDES];
	size_t count[SIDES];
	bool is_taken[SIDES];               /* the present value was taken over */
	int64_t written[SIDES];             /* the last step that wrote it */
};

static bool read_sets(struct import *im, const struct import_row *row, struct sets *sets)
{
	const int detail = row->thing ? IMPORT_DETAILS : find_detail(row->column);
	char their_key[BOOK_SHORT] = "";
	bool done = true;

	if (!row->thing)
		merge_key_of(im, THEIRS, row->column, their_key);
	for (int side = 0; done && side < SIDES; side++) {
		struct book *const book = merge_book(im, side);
		const int64_t event = merge_event_id(im, side);
		const char *const key = side == OURS ? row->column : their_key;
		const char *const column = detail < IMPORT_DETAILS ? merge_details[detail].column : NULL;
		struct vault_set **list = &sets->list[side];
		size_t *count = &sets->count[side];
		int64_t *written = &sets->written[side];
		if (row->thing)
			done = vault_row_sets(book, row->thing, row->id[side], row->column, list, count, im->e)
				&& vault_column_written(book, row->thing, row->id[side], row->column, written, im->e);
		else if (column)
			done = vault_details(book, event, column, list, count, im->e)
				&& vault_column_written(book, "event", event, column, written, im->e);
		else
			done = vault_sets(book, event, key, list, count, im->e)
				&& vault_setting_written(book, event, key, written, im->e);
		done = done && (*count == 0 || vault_step_takes_over(book, (*list)[*count - 1].step.id,
			&sets->is_taken[side], im->e));
	}
	for (int side = THEIRS; done && !row->thing && side >= OURS; side--) {
		for (size_t i = 0; done && i < sets->count[side]; i++)
			done = merge_told_here(im, side, row->column, sets->list[side][i].value);
	}
	return done;
}

/* Since they met, did the book of `side` set it to its present value on the other side, so that one of the
 * two has it from the other through a third book? Not if both set it; always, if the two never met. */
static bool was_set(
	struct import *im, int side, const struct sets *sets, const char *value, int64_t since, bool has_met)
{
	struct err none = { 0 };
	bool was = false;

	for (size_t i = 0; i < sets->count[side] && !was; i++) {
		const struct vault_set *set = &sets->list[side][i];
		bool stands = im->past.has_taken || !set->step.undone, is_taken = false;
		if (set->step.id <= since || !stands || strcmp(set->value, value) != 0)
			continue;
		vault_step_takes_over(merge_book(im, side), set->step.id, &is_taken, &none);
		was = is_taken ? !set->step.undone : sets->is_taken[!side] || !has_met;
	}
	return was;
}

static bool setting_alike(struct import *im, const struct meeting *met, void *thing)
{
	struct import_row *row = thing;
	char ours[BOOK_SETTING] = "";

	for (int side = 0; side < SIDES; side++) {
		if (!read_value(im, side, met->book[side], met->event[side], row->column, row->standard,
				side == OURS ? ours : row->then.text))
			return false;
	}
	return strcmp(ours, row->then.text) == 0;
}

/* Decide by the history of both books since `met` (NULL: they never had it alike). */
static bool weigh(struct import *im, const struct import_row *row, const struct meeting *met,
	enum import_weight *out)
{
	const char *here = row->here.text, *there = row->there.text, *then = row->then.text;
	const bool is_old = strcmp(there, then) == 0, is_changed_here = strcmp(here, then) != 0;
	struct sets sets = { .count = { 0 } };
	bool done = read_sets(im, row, &sets);

	/*
	 * Has only the other book written it since the two knew of each other, and is it a former value of its
	 * own, so that it was set anew? A value it never had may have come from here through a third book; a
	 * setting had its default before any.
	 */
	bool is_anew = row->standard && strcmp(there, row->standard) == 0;
	for (size_t i = 0; i < sets.count[THEIRS] && !is_anew; i++) {
		const struct vault_set *set = &sets.list[THEIRS][i];
		is_anew = set->step.id <= im->seen[THEIRS] && strcmp(set->value, there) == 0;
	}
	is_anew = is_anew && im->parted.step > 0 && sets.written[OURS] <= im->seen[OURS]
		&& sets.written[THEIRS] > im->seen[THEIRS];
	*out = is_anew ? IMPORT_COMES : IMPORT_STAYS;
	if (done && !is_anew) {
		const bool may = !is_old && !is_changed_here;
		/* A value that the other book has from a third one may come from here, long ago. */
		const bool is_parting = !met || (may && sets.is_taken[THEIRS]);
		const bool was_here = was_set(im, OURS, &sets, there,
			is_parting ? im->parted.step : met->step[OURS], met != NULL);
		const bool was_there = met && was_set(im, THEIRS, &sets, here, met->step[THEIRS], true);
		if (may)
			*out = was_here ? IMPORT_BACK : IMPORT_COMES;
		else if (is_changed_here && was_there && !was_here)
			*out = IMPORT_COMES;
		else if (is_changed_here && !is_old && !was_here && !was_there)
			*out = IMPORT_DISAGREE;
	}
	book_free(sets.list[OURS]);
	book_free(sets.list[THEIRS]);
	*out = done ? *out : IMPORT_STAYS;
	return done;
}

bool merge_weigh_row(struct import *im, const struct import_row *row, const struct meeting *met,
	enum import_weight *out)
{
	const char *here = row->here.text, *there = row->there.text, *then = row->then.text;
	const bool is_old = strcmp(there, then) == 0, is_changed_here = strcmp(here, then) != 0;

	*out = is_old || strcmp(here, there) == 0 ? IMPORT_STAYS : IMPORT_COMES;
	if (strcmp(here, there) == 0 || (!is_changed_here && !im->past.has_taken))
		return true;
	bool done = weigh(im, row, met, out);
	if (*out == IMPORT_STAYS && !is_old)
		*out = IMPORT_BACK;
	return done;
}

bool merge_may_set(struct import *im, const char *key, const char *standard, const char *value, bool *may)
{
	struct import_row row = { .column = key, .standard = standard };
	const char *here = row.here.text, *there = row.there.text;
	const struct meeting *met = merge_last_alike(im, setting_alike, &row);
	enum import_weight weight;

	if (!met)
		snprintf(row.then.text, sizeof row.then.text, "%s", standard);
	snprintf(row.there.text, sizeof row.there.text, "%s", value[0] ? value : standard);
	if (!read_value(im, OURS, im->book, im->event.id, key, standard, row.here.text))
		return false;
	bool is_old = strcmp(there, row.then.text) == 0, is_changed_here = strcmp(here, row.then.text) != 0;
	*may = !is_old && !is_changed_here;
	if (strcmp(here, there) == 0 || (!is_changed_here && !im->past.has_taken))
		return true;
	if (!weigh(im, &row, met, &weight))
		return false;
	/* Had both set it to that value before they met last? */
	bool is_back = weight == IMPORT_BACK;
	for (size_t i = 0; is_old && !is_back && i < im->meeting_count && &im->meetings[i] != met; i++) {
		struct import_row before = row;
		const struct meeting *at = merge_meeting(im, i);
		is_back = at && setting_alike(im, at, &before) && strcmp(before.then.text, here) == 0;
	}
	if (is_back)
		desk_say(im->desk, &msg_merge_back_set, MSG_ARGS(key, here, there));
	*may = weight == IMPORT_COMES;
	return weight != IMPORT_DISAGREE
		|| desk_fail(im->desk, ERR_CONFLICT, &msg_merge_setting, MSG_ARGS(key, here, there));
}

/* ---- left out ---------------------------------------------------------------------------------- */

/* Count the lines left out up to and including that one. */
static size_t left_before(const struct import *im, int line)
{
	size_t from = 0, to = im->left_count;

	while (from < to) {
		size_t middle = from + (to - from) / 2;
		if (im->left[middle].line <= line)
			from = middle + 1;
		else
			to = middle;
	}
	return from;
}

bool merge_is_left(const struct import *im)
{
	const size_t at = left_before(im, im->unit);

	return at > 0 && im->left[at - 1].line == im->unit;
}

bool merge_round_is_left(struct import *im, int round, bool *is)
{
	struct book_table *tables = NULL;
	size_t count = 0, left = 0;

	for (size_t i = 0; i < im->left_count; i++)
		left += im->left[i].is_table && im->left[i].round == round;
	bool done = left == 0 || book_tables(im->from, im->from_event.id, round, &tables, &count, im->e);
	*is = left > 0 && left == count;
	book_free(tables);
	return done;
}

void merge_leave_out(struct import *im)
{
	struct left *left = list_grow(im->left, im->left_count, sizeof *left);

	if (!left)
		return;
	const size_t at = left_before(im, im->unit);
	im->left = left;
	memmove(left + at + 1, left + at, (im->left_count++ - at) * sizeof *left);
	const bool is_of_event = im->unit == im->now.line && im->at.round == 0;
	left[at] = (struct left){ im->unit, is_of_event ? 0 : im->round,
		im->has_table && im->unit == im->table_line };
}

/* ---- the event --------------------------------------------------------------------------------- */

bool merge_is_signed_alike(struct import *im, const struct book_table *ours)
{
	struct book_table theirs;
	struct err none = { 0 };

	if (book_table_look(im->from, im->from_event.id, ours->round, ours->no, &theirs, &none) != 1
		|| ours->is_signed != theirs.is_signed || ours->is_checked != theirs.is_checked)
		return false;
	return strcmp(ours->signed_by, theirs.signed_by) == 0
		&& strcmp(ours->checked_by, theirs.checked_by) == 0;
}

/* The names of what differs in the two books, and of what only the other one changed since they met. */
struct different {
	struct buf all, missed;
	int missed_count;
};

static void add_different(struct different *out, const char *name, bool is_missed)
{
	buf_printf(&out->all, "%s%s", out->all.len > 0 ? ", " : "", name);
	if (is_missed)
		buf_printf(&out->missed, "%s%s", out->missed_count++ > 0 ? ", " : "", name);
}

/* Were all deals of the sheet that still differ as now in the other book when they met? Then what it changed
 * since has come. */
static bool has_come(struct import *im, const struct meeting *met)
{
	struct book_deal *list = NULL;
	struct book_deal here, was;
	struct err none = { 0 };
	size_t count = 0, others = 0;
	const int64_t then = met->book[THEIRS] ? merge_table_then(im, met, THEIRS) : 0;
	bool has = then && book_table_deals(im->from, im->from_table, &list, &count, &none);

	for (size_t i = 0; has && i < count; i++) {
		if (book_deal_find(im->book, im->table.id, list[i].no, &here, &none)
			&& merge_same_deal(&here, &list[i]))
			continue;
		others++;
		has = book_deal_find(met->book[THEIRS], then, list[i].no, &was, &none)
			&& merge_same_deal(&was, &list[i]);
	}
	book_free(list);
	return has && others > 0;
}

/* Report the sheets and settings in which the two books still differ; those changed only in the other one are
 * a conflict. Before anything was taken over, changes made only here are not reported. */
static bool tell_different(struct import *im)
{
	struct different different = { 0 };
	const struct game_edition *edition = game_edition_find(im->event.edition);
	struct book_table *tables = NULL;
	size_t count = 0;
	bool same = true, is_setting = true;

	if (!im->past.has_taken || im->passes || im->broken)
		return true;
	const struct meeting *met = im->meeting_count > 0 ? merge_meeting(im, im->meeting_count - 1) : NULL;
	bool done = book_tables(im->book, im->event.id, 0, &tables, &count, im->e);
	for (size_t i = 0; done && i < count; i++) {
		const int round = tables[i].round, no = tables[i].no;
		char name[BOOK_SHORT];
		im->table = tables[i];
		im->from_table = 0;
		done = merge_same_sheets(im, &same);
		if (!done || !im->from_table || (same && merge_is_signed_alike(im, &tables[i])))
			continue;
		snprintf(name, sizeof name, "%d/%d", round, no);
		add_different(&different, name, !same && met && merge_has_sheet(im, met, OURS, round, no)
			&& !merge_has_sheet(im, met, THEIRS, round, no) && !has_come(im, met));
	}
	book_free(tables);
	met = met && met->book[OURS] ? met : NULL;
	for (size_t i = 0; done && (is_setting || i < IMPORT_DETAILS); i++) {
		char now[SIDES][BOOK_SETTING], then[SIDES][BOOK_SETTING];
		struct desk_setting setting;
		if (is_setting && !desk_setting_at(edition, i, &setting)) {
			is_setting = false;
			i = 0;
		}
		if (!is_setting)
			setting = (struct desk_setting){ .key = merge_details[i].key, .standard = "" };
		for (int side = 0; done && side < SIDES; side++)
			done = read_value(im, side, merge_book(im, side), merge_event_id(im, side), setting.key,
					setting.standard, now[side])
				&& (!met || read_value(im, side, met->book[side], met->event[side], setting.key,
					setting.standard, then[side]));
		if (done && strcmp(now[OURS], now[THEIRS]) != 0)
			add_different(&different, setting.key, met && strcmp(now[OURS], then[OURS]) == 0
				&& strcmp(now[THEIRS], then[THEIRS]) != 0);
	}
	if (done && different.all.len > 0)
		desk_say(im->desk, &msg_merge_different, MSG_ARGS(buf_text(&different.all)));
	if (done && different.missed_count > 0)
		desk_say(im->desk, &msg_merge_missed, MSG_ARGS(buf_text(&different.missed), book_path(im->from)));
	im->warned += different.missed_count;
	buf_free(&different.all);
	buf_free(&different.missed);
	return done;
}

/* Report an event that points are carried over from if the two books differ in it. */
static bool tell_carried(struct import *im, int64_t here, int64_t there, int depth)
{
	struct book_event carried[SIDES], same;
	struct desk_rules ours, theirs = { .carry.percent = 0 };
	const struct desk_carry *carry = &ours.carry;
	struct buf journals[SIDES] = { { 0 }, { 0 } };
	bool is_here = false, is_there = false;

	if (im->passes || im->broken)
		return true;
	bool done = desk_rules_read(im->book, here, &ours, im->e)
		&& (!there || desk_rules_read(im->from, there, &theirs, im->e));
	if (!done || carry->percent == 0 || depth == CARRIES)
		return done;
	done = import_look_up_event(im->book, 0, carry->event, carry->day, &carried[OURS], &is_here, im->e)
		&& merge_carried_here(im, im->from, &theirs.carry, &carried[THEIRS], &same);
	is_there = done && is_here && same.id == carried[OURS].id;
	if (done && !is_there)
		done = import_look_up_event(
			im->from, 0, carry->event, carry->day, &carried[THEIRS], &is_there, im->e);
	if (done && is_here && is_there)
		done = merge_write_journal(im->desk, im->book, &carried[OURS], &journals[OURS])
			&& merge_write_journal(im->desk, im->from, &carried[THEIRS], &journals[THEIRS]);
	bool differs = is_here != is_there || strcmp(buf_text(&journals[OURS]), buf_text(&journals[THEIRS])) != 0;
	if (done && differs)
		desk_say(im->desk, is_there ? &msg_merge_carried : &msg_merge_carried_here,
			MSG_ARGS(carry->event, carry->day, book_path(is_there ? im->from : im->book),
				is_there ? carried[THEIRS].name : ""));
	buf_free(&journals[OURS]);
	buf_free(&journals[THEIRS]);
	return done
		&& (!is_here || tell_carried(im, carried[OURS].id, is_there ? carried[THEIRS].id : 0, depth + 1));
}

/* Count the differences of the two events, but not the other name of an event that points are carried over
 * from: it comes with that event. */
static bool count_differences(struct import *im, const struct book_event events[SIDES], size_t *count)
{
	struct book *const books[] = { im->book, im->from };
	char ours[BOOK_SETTING], theirs[BOOK_SETTING], told[BOOK_SETTING];
	bool done = im->view->differ(im->view->arg, books, events, count)
		&& book_setting(im->book, events[OURS].id, "carry", ours, im->e)
		&& book_setting(im->from, events[THEIRS].id, "carry", theirs, im->e)
		&& merge_setting(im, THEIRS, im->from, events[THEIRS].id, "carry", told);

	*count -= done && *count > 0 && strcmp(ours, theirs) != 0 && strcmp(ours, told) == 0;
	return done;
}

/* Is anything left out or reported, so that the user has to act? */
static bool is_left_out(const struct import *im)
{
	return im->passes || im->broken || im->left_count > 0 || im->gone + im->warned > 0;
}

/*
 * If nothing else makes a step, record that the two met again, if one of them has gone on since: both may
 * have made the same changes. If the other one is back in a former state, note it, but not as a meeting.
 * Record nothing if something is left out: an undo may be needed.
 */
static bool note_meeting(struct import *im, const struct buf *journal)
{
	const struct meeting *last = im->meeting_count > 0 ? &im->meetings[im->meeting_count - 1] : NULL;
	const struct num id = num_of(im->event.id);
	struct book_event event;
	struct buf ours = { 0 };
	bool is_seen, has_gone_on = !last || last->sum[THEIRS] != merge_sum(0, buf_text(journal), journal->len);

	if (is_left_out(im))
		return true;
	if (!has_gone_on && !last->is_whole && !last->is_parting) {
		bool done = book_event_find(im->book, id.text, &event, im->e)
			&& merge_write_journal(im->desk, im->book, &event, &ours);
		has_gone_on = last->sum[OURS] != merge_sum(0, buf_text(&ours), ours.len);
		buf_free(&ours);
		if (!done)
			return false;
	}
	if (!vault_has_seen(im->book, im->from, im->parted.step, &is_seen, im->e))
		return false;
	if (!has_gone_on && (is_seen || im->parted.step == 0))
		return true;
	if (!has_gone_on)
		vault_command_noted(im->command[0]);
	return merge_keep_typist(im, NULL) && book_step(im->book, im->e);
}

static bool take_journal(struct import *im, const struct buf *journal, bool *is_read)
{
	struct vault_step before = { .id = 0 }, now = { .id = 0 };
	struct book_event events[] = { { .id = 0 }, im->from_event };
	size_t count = 0;
	bool any = false, is_ring = false;
	/* Inside the change: what others write before and after it does not belong to it. */
	bool done = desk_begin(im->desk) && vault_step_last(im->book, &before, &any, im->e)
		&& merge_keep_typist(im, NULL);

	im->step_before = before.id;
	done = done && import_text(im, book_path(im->from), journal);
	if (done && im->lost.status != ERR_NONE) {
		*im->e = im->lost;
		done = false;
	}
	if (done && im->faults == 0)
		done = merge_tell_gone(im, journal) && merge_check_places(im);
	if (done && im->faults == 0)
		done = merge_retry_joins(im);
	if (done && im->faults == 0)
		done = merge_retry_struck(im);
	if (done && im->faults == 0)
		done = merge_check_let_be(im, journal);
	if (done && im->faults == 0)
		done = merge_tell_rest(im, journal);
	if (done && im->faults == 0)
		done = tell_different(im) && tell_carried(im, im->event.id, im->from_event.id, 0)
			&& vault_step_last(im->book, &now, &any, im->e);
	const bool is_new = now.id != before.id;
	/* If the other book has had all of this one, and brings nothing new, report remaining differences: no
	 * merge will carry them either way. */
	if (done && im->faults == 0 && !is_new && im->has_event && im->is_known_there && !is_left_out(im))
		done = book_event_find(im->book, num_of(im->event.id).text, &events[OURS], im->e)
			&& count_differences(im, events, &count);
	if (done && count > 0) {
		desk_say(im->desk, &msg_merge_unequal, MSG_ARGS(num_of((int64_t)count).text, book_path(im->from)));
		im->gone = (int)count;
	}
	/* New lines may be lines taken back: each book may have taken over changes from others that this one
	 * lacks, and the later of them cannot be told. */
	if (done && im->faults == 0 && is_new && im->parted.step != 0)
		done = vault_is_ring(im->book, im->from, im->parted.step, &is_ring, im->e);
	if (is_ring)
		desk_say(im->desk, &msg_merge_ring, MSG_ARGS(book_path(im->from)));
	im->warned += is_ring;
	if (done && im->faults == 0)
		done = (is_new || note_meeting(im, journal)) && desk_totals_tell(im->desk, im->event.id, 0)
			&& desk_open_seats_tell(im->desk, &im->event);
	*is_read = done && vault_step_last(im->book, &now, &any, im->e);
	done = import_end(im, *is_read);
	im->taken_over.steps = now.id - before.id;
	return done;
}

/* The messages of an attempt, held back until it is known to be the last. */
struct saying {
	struct { const struct msg *msg; struct buf args[ERR_ARGS]; } *list;
	size_t count;
};

static void keep_saying(void *surface, const struct msg *msg, const char *const args[])
{
	struct saying *saying = surface, grown = { list_grow(saying->list, saying->count, sizeof *saying->list),
		saying->count + 1 };

	if (!grown.list)
		return;
	*saying = grown;
	memset(&saying->list[saying->count - 1], 0, sizeof *saying->list);
	saying->list[saying->count - 1].msg = msg;
	for (size_t i = 0; i < ERR_ARGS && args[i]; i++)
		buf_str(&saying->list[saying->count - 1].args[i], args[i]);
}

/* Send them (NULL: to nobody), and forget them. */
static void end_saying(struct saying *saying, struct desk *desk)
{
	for (size_t i = 0; i < saying->count; i++) {
		struct buf *args = saying->list[i].args;
		if (desk)
			desk_say(desk, saying->list[i].msg,
				MSG_ARGS(buf_text(&args[0]), buf_text(&args[1]), buf_text(&args[2]), buf_text(&args[3])));
		for (size_t arg = 0; arg < ERR_ARGS; arg++)
			buf_free(&args[arg]);
	}
	free(saying->list);
	*saying = (struct saying){ 0 };
}

/* If the two disagree about a table, note it, roll back, and repeat without that table, until nothing is left
 * to disagree about; only then send the messages. */
static bool take_what_agrees(struct import *im, const struct buf *journal)
{
	const struct import fresh = *im;
	struct desk *desk = im->desk;
	const struct desk surface = *desk;
	struct saying saying = { 0 };
	bool is_read = false, done;

	desk->say = keep_saying;
	desk->surface = &saying;
	while (!(done = take_journal(im, journal, &is_read)) && is_read && im->faults > 0 && !im->broken) {
		struct import next = fresh;
		next.retries = im->retries;
		next.retry_count = im->retry_count;
		if (im->starts_over) {
			free(im->left);
			free(im->wholes);
			free(im->held);
		} else {
			next.left = im->left;
			next.left_count = im->left_count;
			next.wholes = im->wholes;
			next.whole_count = im->whole_count;
			next.held = im->held;
			next.held_count = im->held_count;
			next.shown = im->shown;
		}
		*desk->err = (struct err){ 0 };
		*im = next;
		for (size_t i = 0; i < im->whole_count; i++) {
			if (im->wholes[i].state == WHOLE_NEXT)
				im->wholes[i].state = WHOLE_NOW;
		}
		for (size_t i = 0; i < im->common.count; i++)
			im->common.lines[i].met = 0;
		end_saying(&saying, NULL);
	}
	desk->say = surface.say;
	desk->surface = surface.surface;
	for (size_t i = 0; i < im->held_count; i++)
		im->view->fault(im->view->arg, &im->held[i].fault, im->held[i].has_table ? &im->held[i].table : NULL);
	end_saying(&saying, desk);
	im->taken_over.left = (int)im->left_count + im->gone;
	im->taken_over.told = im->warned;
	free(im->left);
	free(im->wholes);
	free(im->held);
	free(im->retries);
	return done;
}

bool desk_merge(struct desk *desk, const struct desk_import_view *view, struct book *from,
	const struct book_event *event, struct desk_taken *out)
{
	struct import im = { .desk = desk, .book = desk->book, .e = desk->err, .view = view, .from = from,
		.from_event = *event };
	const char *taker = desk->author.operator_name;
	struct book_event here = { .id = 0 };
	struct vault_step last;
	struct buf journal = { 0 }, taken = { 0 };
	char origin[BOOK_SHORT] = "";
	bool any = false, done = true;

	for (int side = 0; done && side < SIDES; side++)
		done = book_players_joined(merge_book(&im, side), &im.joined[side], &im.joined_count[side], im.e);
	done = done && merge_write_journal(desk, from, event, &journal)
		&& vault_last_common(desk->book, from, &im.parted.step, desk->err)
		&& vault_knows(from, desk->book, im.parted.step, &im.is_known_there, desk->err);
	if (done && im.parted.step != 0)
		done = read_parted(&im, &journal);
	done = done && (im.parted.event.id || merge_find_met_event(&im));
	done = done && import_find_event(&im, event, &here) && vault_step_last(from, &last, &any, im.e)
		&& (here.id || vault_event_origin(from, event->id, origin, im.e));
	/* The commands of its steps end with what is known of the other book, and the origin of a new event. */
	if (done) {
		buf_msg(&taken, desk->lang, taker[0] ? &msg_merge_taken : &msg_merge_taken_namelessly,
			MSG_ARGS(desk->author.command, taker));
		vault_command_met(im.command[0], desk->author.command, origin, &last);
		vault_command_met(im.command[1], buf_text(&taken), origin, &last);
	}
	/* An event that both had and this book took back stays so; a conflict if the other went on with it. */
	const char *const undone[] = { im.from_event.name, book_path(from), NULL };
	if (done && !here.id && im.parted.event.id && im.parted.is_all)
		desk_say(desk, &msg_merge_event_undone, undone);
	else if (done && !here.id && im.parted.event.id)
		done = desk_fail(desk, ERR_CONFLICT, &msg_merge_event_undone, undone);
	im.here = here.id ? here.id : im.parted.event.id;
	done = done && merge_read_meetings(&im, im.here) && merge_read_past(&im, &here, &journal);
	done = done && compare_players(&im);
	done = done && book_substitutes(from, event->id, &im.substitutes, &im.substitute_count, desk->err)
		&& take_what_agrees(&im, &journal);

	merge_close_meetings(&im);
	book_close(im.parted.book);
	book_free(im.substitutes);
	free(im.pairs);
	book_free(im.joined[OURS]);
	book_free(im.joined[THEIRS]);
	buf_free(&im.parted.journal);
	buf_free(&journal);
	buf_free(&taken);
	*out = im.taken_over;
	return done;
}
