/* An event of another book into this one: its journal, written there and read here. */
#include "base/messages.h"
#include "desk/merge/inner.h"
#include "desk/messages.h"
#include "desk/desk.h"
#include "vault/vault.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CARRIES = 8 };   /* at most this many events in a chain of carried-over points */

/* ---- whose names they are ---------------------------------------------------------------------- */

/* Point out where one name may stand for two people, or two for one. */
static bool compare_player(struct import *im, const struct book_player *player)
{
	struct desk *desk = im->desk;
	struct book_player *list = NULL, *same = NULL;
	struct buf label = { 0 }, namesake = { 0 };
	char ours[TEXT_WORDS], theirs[TEXT_WORDS];
	size_t count = 0;
	bool done = book_namesakes(desk->book, player->name, &list, &count, desk->err);

	book_player_label(&label, player);
	for (size_t i = 0; i < count && !same; i++)
		same = strcmp(list[i].mark, player->mark) == 0 ? &list[i] : NULL;
	const bool is_known = import_counterpart(im, THEIRS, player->id) != 0;
	for (size_t i = 0; i < count && !same && !is_known; i++) {
		buf_clear(&namesake);
		book_player_label(&namesake, &list[i]);
		desk_say(desk, &msg_merge_namesake, MSG_ARGS(buf_text(&label), buf_text(&namesake)));
	}
	text_signs_fold(ours, same ? same->club : "");
	text_signs_fold(theirs, player->club);
	if (same && same->club[0] && player->club[0] && strcmp(ours, theirs) != 0)
		desk_say(desk, &msg_merge_other_club, MSG_ARGS(buf_text(&label), same->club, player->club));
	buf_free(&label);
	buf_free(&namesake);
	book_free(list);
	return done;
}

static bool compare_players(struct import *im)
{
	struct book_entry *entries = NULL;
	size_t count = 0;
	bool done = book_entries(im->from, im->from_event.id, &entries, &count, im->e);

	for (size_t i = 0; done && i < count; i++)
		done = compare_player(im, &entries[i].player);
	book_free(entries);
	return done;
}

static int by_label(const void *a, const void *b)
{
	const struct book_player *x = a, *y = b;
	int order = strcmp(x->name, y->name);

	return order ? order : strcmp(x->mark, y->mark);
}

int import_joined(struct import *im, int side, const char *label, struct book_player *out)
{
	const struct book_player *found = NULL;
	struct book_player named;
	struct err not_a_label = { 0 };

	if (im->joined_count[side] > 0 && book_player_set(&named, label, &not_a_label))
		found = bsearch(&named, im->joined[side], im->joined_count[side], sizeof named, by_label);
	return found ? book_player_now(side == OURS ? im->book : im->from, found->id, out, im->e) : 0;
}

/* ---- who typed it ------------------------------------------------------------------------------ */

bool import_find_their_table(struct import *im)
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

/* Their deal of that number; false if there is none. */
static bool find_theirs(struct import *im, int no, struct book_deal *out)
{
	struct err none = { 0 };

	return import_find_their_table(im) && book_deal_find(im->from, im->from_table, no, out, &none)
		&& import_call_all(im, im->from, out, 1);
}

bool import_keep_typist(struct import *im, const char *typist)
{
	const char *taker = im->desk->author.operator_name;
	const bool is_ours = !typist || strcmp(typist, taker) == 0;

	return book_author_switch(im->book, is_ours ? taker : typist, im->command[!is_ours], im->e);
}

/* The commands of its steps: each ends with what it knows of the other book, and whence a new event is. */
static bool write_commands(struct import *im, bool is_here)
{
	const char *taker = im->desk->author.operator_name;
	struct vault_step last;
	struct buf taken = { 0 };
	char origin[BOOK_SHORT] = "";
	bool any = false;

	if (!vault_step_last(im->from, &last, &any, im->e)
		|| (!is_here && !vault_event_origin(im->from, im->from_event.id, origin, im->e)))
		return false;
	buf_msg(&taken, im->desk->lang, taker[0] ? &msg_merge_taken : &msg_merge_taken_namelessly,
		MSG_ARGS(im->desk->author.command, taker));
	vault_command_met(im->command[0], im->desk->author.command, origin, &last);
	vault_command_met(im->command[1], buf_text(&taken), origin, &last);
	buf_free(&taken);
	return true;
}

bool import_keep_typist_of(struct import *im, int no)
{
	struct book_deal theirs;

	return !find_theirs(im, no, &theirs) || import_keep_typist(im, theirs.operator_name);
}

/*
 * One version of a deal, with who wrote it and when: of a ruling its case, of a number that is free no more
 * than that.
 */
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

/* A deal of the table as both had it when they met. */
struct deal_then {
	int no;
	struct book_deal deal;
};

static bool deal_alike(struct import *im, const struct meeting *met, void *thing)
{
	struct deal_then *then = thing;
	struct book_deal deals[SIDES];
	struct err none = { 0 };
	bool there[SIDES];

	for (int side = 0; side < SIDES; side++) {
		int64_t table = import_table_then(im, met, side);
		there[side] = table && book_deal_find(met->book[side], table, then->no, &deals[side], &none)
			&& import_call_all(im, met->book[side], &deals[side], 1);
	}
	then->deal = deals[THEIRS];
	return there[OURS] && there[THEIRS] && book_deal_is_same(&deals[OURS], &deals[THEIRS]);
}

bool import_name_versions(struct import *im, int no, const struct book_deal *ours,
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

bool import_is_alike(struct import *im, int no)
{
	struct book_deal ours, theirs;
	struct err none = { 0 };

	if (!im->from || !im->is_stored)
		return false;
	return find_theirs(im, no, &theirs)
		&& book_deal_find(im->book, im->table.id, no, &ours, &none) && import_same_deal(&ours, &theirs);
}

bool import_disagree(struct import *im, int no)
{
	struct book_deal ours, theirs;
	struct err none = { 0 };

	if (im->e->status == ERR_CONFLICT && find_theirs(im, no, &theirs)
		&& book_deal_find(im->book, im->table.id, no, &ours, &none))
		import_name_versions(im, no, &ours, &theirs, &msg_merge_deal);
	return import_fault_error(im);
}

bool import_note_changed(struct import *im, int no)
{
	struct deal_then then = { .no = no };
	struct book_deal now;
	struct err none = { 0 };
	const char *gap = im->desk->lang == LANG_HU ? "., " : ", ";

	bool is_here = im->is_stored && book_deal_find(im->book, im->table.id, no, &now, &none);
	bool same = is_here && import_last_alike(im, deal_alike, &then) && book_deal_is_same(&now, &then.deal);
	if (same || import_is_alike(im, no))
		return true;
	if (no != im->changed_last)
		buf_printf(&im->changed, "%s%d", im->changed.len == 0 ? "" : gap, no);
	im->changed_last = no;
	return !im->changed.failed || desk_fail(im->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}

/* ---- what both have, each in its own way ----------------------------------------------------------- */

/* A dispute of the other book as both had it when they met. */
struct ruling_then {
	const struct book_ruling *theirs;
	struct book_ruling ruling;
};

static bool ruling_alike(struct import *im, const struct meeting *met, void *thing)
{
	struct ruling_then *then = thing;
	const int64_t tables[SIDES] = { import_table_then(im, met, OURS), import_table_then(im, met, THEIRS) };
	struct book_ruling *list = NULL;
	struct err none = { 0 };
	size_t count = 0;
	bool there = false;

	if (!tables[OURS] || !tables[THEIRS]
		|| !book_deal_rulings(met->book[THEIRS], tables[THEIRS], then->theirs->said.no, &list, &count, &none))
		return false;
	for (size_t i = 0; i < count; i++) {
		if (list[i].item != then->theirs->item)
			continue;
		then->ruling = list[i];
		then->ruling.table = tables[OURS];
		then->ruling.said.at[0] = '\0';
		book_ruling_is_there(met->book[OURS], &then->ruling, &there, &none);
	}
	book_free(list);
	return there;
}

/* Does what both last said alike of that dispute still stand here? Then the other book alone went on. */
static bool stands_since(
	struct import *im, const struct book_ruling *theirs, struct book_ruling *here, bool *is)
{
	struct ruling_then then = { .theirs = theirs };

	*is = false;
	if (!import_last_alike(im, ruling_alike, &then))
		return true;
	*here = then.ruling;
	here->table = im->table.id;
	here->said.at[0] = '\0';
	return book_ruling_is_there(im->book, here, is, im->e);
}

bool import_knows_ruling(
	struct import *im, const struct book_ruling *said, struct book_ruling *ours, bool *known)
{
	struct book_ruling theirs = *said, here = { .id = 0 }, *list = NULL;
	size_t count = 0;
	bool there = false, stands = false, undone = false;

	*known = false;
	*ours = (struct book_ruling){ .id = 0 };
	if (!import_find_their_table(im))
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
		/* What was taken back here may come as dismissed: so both end alike. */
		*known = *known || was || (undone && said->said.state != COURT_DISMISSED);
	}
	*known = *known || stands;
	if (stands)
		*ours = here;
	book_free(list);
	return done;
}

bool import_opened_since(struct import *im, bool *since)
{
	char here[BOOK_SHORT], there[BOOK_SHORT];

	*since = false;
	if (im->is_fresh || !import_find_their_table(im))
		return true;
	if (!book_sheet_turned(im->book, im->table.id, im->table_since, INT64_MAX, here, im->e)
		|| !book_sheet_turned(im->from, im->from_table, 0, INT64_MAX, there, im->e))
		return false;
	*since = here[0] && strcmp(here, there) >= 0;
	return true;
}

static bool same_totals(struct import *im, bool *same)
{
	struct book_totals ours, theirs;

	if (!book_totals_find(im->book, im->table.id, &ours, im->e)
		|| !book_totals_find(im->from, im->from_table, &theirs, im->e))
		return false;
	*same = ours.deals == theirs.deals && memcmp(ours.points, theirs.points, sizeof ours.points) == 0;
	return true;
}

bool import_same_name(struct import *im, const char *ours, const char *theirs, bool *same)
{
	struct book_player player = { .id = 0 };
	struct buf label = { 0 };

	*same = strcmp(ours, theirs) == 0;   /* as they were called when the books met, too */
	if (*same)
		return true;
	if (!import_same_player(im, theirs, &player))
		return false;
	if (player.id)
		book_player_label(&label, &player);
	*same = player.id && strcmp(ours, buf_text(&label)) == 0;
	buf_free(&label);
	return true;
}

bool import_same_sitter(struct import *im, struct sitter ours, struct sitter theirs, bool *same)
{
	struct book_entry here, there;
	struct book_player is, was;
	bool found = false;
	int known = ours.entry && theirs.entry ? book_entry_by_id(im->book, ours.entry, &here, im->e) : 0;

	known = known == 1 ? book_entry_by_id(im->from, theirs.entry, &there, im->e) : known;
	known = known == 1 ? book_player_now(im->book, here.player.id, &is, im->e) : known;
	if (known < 0 || (known == 1 && !import_player_here(im, THEIRS, there.player.id, &was, &found)))
		return false;
	if (!found)
		return import_same_name(im, ours.label, theirs.label, same);
	*same = is.id == was.id;
	return true;
}

bool import_same_seats(
	struct import *im, const struct book_table *ours, const struct book_table *theirs, bool *same)
{
	*same = ours->seat_count == theirs->seat_count && ours->turn_count == theirs->turn_count;

	for (int seat = 0; *same && seat < ours->seat_count; seat++) {
		if (!import_same_sitter(im, (struct sitter){ ours->entry[seat], ours->player[seat] },
				(struct sitter){ theirs->entry[seat], theirs->player[seat] }, same))
			return false;
	}
	for (int i = 0; *same && i < ours->turn_count; i++) {
		const struct book_turn *a = &ours->turns[i], *b = &theirs->turns[i];
		if (!import_same_sitter(im, (struct sitter){ a->entry, a->player },
				(struct sitter){ b->entry, b->player }, same))
			return false;
		*same = *same && a->seat == b->seat && a->from == b->from;
	}
	return true;
}

static int by_no(const void *a, const void *b)
{
	const struct book_deal *x = a, *y = b;

	return x->no != y->no ? (x->no > y->no) - (x->no < y->no) : (x->id > y->id) - (x->id < y->id);
}

/* A sheet's lines: of each number the attempts that were void, and what stands. */
static bool list_sheet(
	struct import *im, struct book *book, int64_t table, struct book_deal **list, size_t *count)
{
	size_t total = 0, end, kept = 0;

	if (!book_table_history(book, table, true, list, &total, im->e)
		|| !import_call_all(im, book, *list, total))
		return false;
	struct book_deal *all = *list;
	list_sort(all, total, sizeof *all, by_no);
	for (size_t from = 0; from < total; from = end) {
		for (end = from; end < total && all[end].no == all[from].no;)
			end++;
		for (size_t i = from; i < end; i++) {
			bool stands = i + 1 == end && all[i].state != BOOK_TAKEN_BACK && all[i].state != BOOK_REDEAL;
			if (stands || book_deal_is_attempt(&all[from], end - from, i - from))
				all[kept++] = all[i];
		}
	}
	*count = kept;
	return true;
}

/* What would count again in both books if the rulings of a deal were dismissed; found: something. */
struct under {
	int no;
	struct book_deal deal[SIDES];
	bool found[SIDES];
};

static bool read_under(struct import *im, int side, struct book *book, int64_t table, struct under *under)
{
	struct book_deal *deal = &under->deal[side];
	bool *found = &under->found[side];

	if (!book_deal_restored(book, table, under->no, 0, deal, found, im->e))
		return false;
	*found = *found && (deal->state == BOOK_PLAYED || deal->state == BOOK_VOID);
	return !*found || import_call_all(im, book, deal, 1);
}

static bool read_under_now(struct import *im, struct under *under)
{
	return read_under(im, OURS, im->book, im->table.id, under)
		&& read_under(im, THEIRS, im->from, im->from_table, under);
}

static bool is_same_under(const struct under *a, int side_a, const struct under *b, int side_b)
{
	if (a->found[side_a] != b->found[side_b])
		return false;
	return !a->found[side_a] || import_same_deal(&a->deal[side_a], &b->deal[side_b]);
}

static bool is_by_ruling(const struct book_deal *deal)
{
	return deal->state == BOOK_RULED || deal->state == BOOK_OPEN;
}

static bool under_alike(struct import *im, const struct meeting *met, void *thing)
{
	struct under *then = thing;

	for (int side = 0; side < SIDES; side++) {
		const int64_t table = import_table_then(im, met, side);
		if (!table || !read_under(im, side, met->book[side], table, then))
			return false;
	}
	return is_same_under(then, OURS, then, THEIRS);
}

/*
 * Name a deal that a ruling decided in both, over one line, since which the other book has changed its own.
 * What both ruled alike since keeps in each book what it was before.
 */
static bool check_under(struct import *im, const struct book_deal *deal)
{
	struct under now = { .no = deal->no }, then = { .no = deal->no };
	struct book_deal theirs, was;
	struct err none = { 0 };

	if (!is_by_ruling(deal) || !book_deal_find(im->from, im->from_table, deal->no, &theirs, &none)
		|| !is_by_ruling(&theirs))
		return true;
	if (!read_under_now(im, &now))
		return false;
	if (is_same_under(&now, OURS, &now, THEIRS))
		return true;
	const struct meeting *met = import_last_alike(im, under_alike, &then);
	*im->e = (struct err){ 0 };
	if (met && is_same_under(&now, THEIRS, &then, THEIRS))
		return true;
	if (met && book_deal_find(met->book[OURS], import_table_then(im, met, OURS), deal->no, &was, &none)
		&& !is_by_ruling(&was))
		return true;
	return import_name_versions(im, deal->no, now.found[OURS] ? &now.deal[OURS] : NULL,
		now.found[THEIRS] ? &now.deal[THEIRS] : NULL, &msg_merge_under) || import_fault_error(im);
}

bool import_check_under(struct import *im)
{
	struct book_deal *list = NULL;
	size_t count = 0;

	if (im->meeting_count == 0 || !im->is_stored || im->is_kept)
		return true;
	if (im->table_broken || import_is_left(im) || !import_find_their_table(im))
		return true;
	bool done = book_table_deals(im->book, im->table.id, &list, &count, im->e);
	for (size_t i = 0; done && i < count; i++)
		done = check_under(im, &list[i]);
	book_free(list);
	return done;
}

static bool same_lines(struct import *im, bool *same)
{
	struct book_deal *here = NULL, *there = NULL;
	size_t count = 0, their_count = 0;
	bool done = list_sheet(im, im->book, im->table.id, &here, &count)
		&& list_sheet(im, im->from, im->from_table, &there, &their_count);

	*same = done && count == their_count;
	for (size_t i = 0; done && *same && i < count; i++) {
		*same = here[i].no == there[i].no && import_same_deal(&here[i], &there[i])
			&& memcmp(here[i].points, there[i].points, sizeof here[i].points) == 0;
		if (!*same || !is_by_ruling(&here[i]))
			continue;
		struct under now = { .no = here[i].no };
		done = read_under_now(im, &now);
		*same = done && is_same_under(&now, OURS, &now, THEIRS);
	}
	book_free(here);
	book_free(there);
	return done;
}

static bool same_rulings(struct import *im, bool *same)
{
	struct book_ruling *here = NULL, *there = NULL;
	size_t count = 0, their_count = 0;
	bool done = book_table_rulings(im->book, im->table.id, &here, &count, im->e)
		&& book_table_rulings(im->from, im->from_table, &there, &their_count, im->e);

	*same = done && count == their_count;
	for (size_t i = 0; *same && i < count; i++) {
		there[i].table = im->table.id;
		there[i].item = 0;
		there[i].said.at[0] = '\0';
		done = book_ruling_is_there(im->book, &there[i], same, im->e);
		*same = done && *same;
	}
	book_free(here);
	book_free(there);
	return done;
}

bool import_same_sheets(struct import *im, bool *same)
{
	struct book_table ours, theirs;

	*same = import_find_their_table(im);
	if (!*same)
		return true;
	bool done = book_table_find(im->book, im->event.id, im->table.round, im->table.no, &ours, im->e)
		&& book_table_find(im->from, im->from_event.id, im->table.round, im->table.no, &theirs, im->e)
		&& same_totals(im, same);
	done = done && (!*same || import_same_seats(im, &ours, &theirs, same));
	done = done && (!*same || same_lines(im, same));
	return done && (!*same || same_rulings(im, same));
}

/* ---- what the other book said when the two parted ------------------------------------------------- */

/* The event's journal, as the export of the other book would write it. */
bool import_write_journal(
	struct desk *desk, struct book *other, const struct book_event *event, struct buf *journal)
{
	return journal_export(other, event, journal, desk->err)
		&& (!journal->failed || desk_fail(desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS));
}

/* The other book as it was at that step; where it had no such event yet all of it is new. */
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
	if (!import_write_journal(im->desk, parted->book, &parted->event, &parted->journal))
		return false;
	parted->is_all = strcmp(buf_text(&parted->journal), buf_text(now)) == 0;
	return true;
}

bool import_same_player(struct import *im, const char *label, struct book_player *out)
{
	struct book_player theirs;
	struct err none = { 0 };

	out->id = 0;
	im->is_joined = false;
	if (!book_player_by_label(im->from, label, &theirs, &none))
		return true;
	const int64_t ours = import_counterpart(im, THEIRS, theirs.id);
	int found = ours ? book_player_now(im->book, ours, out, im->e) : 0;
	out->id = found == 1 ? out->id : 0;
	im->is_joined = found == 1 && out->id != ours;
	return found >= 0;
}

const struct import_detail import_details[IMPORT_DETAILS] = { [IMPORT_NAME] = { "name", "name" },
	{ "stake", "stake" }, { "deals", "deals_per_round" }, { "deals-four", "deals_four" },
	{ "place", "place" }, { "date", "day" } };
enum { STAKE = IMPORT_NAME + 1, DEALS, DEALS_FOUR, PLACE, DATE };

void import_write_detail(const struct book_event *event, int detail, char out[BOOK_SETTING])
{
	const int number = detail == STAKE ? event->stake : book_event_deals(event, detail == DEALS ? 3 : 4);
	const struct num figure = num_of(number);
	const char *const texts[] = { [IMPORT_NAME] = event->name, [STAKE] = figure.text, [DEALS] = figure.text,
		[DEALS_FOUR] = figure.text, [PLACE] = event->place, [DATE] = event->day };

	snprintf(out, BOOK_SETTING, "%s", texts[detail]);
}

void import_put_detail(struct book_event *event, const struct book_event *from, int detail)
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

/* Which detail of an event that key is; IMPORT_DETAILS: a setting. */
static int find_detail(const char *key)
{
	int detail = 0;

	while (detail < IMPORT_DETAILS && strcmp(key, import_details[detail].key) != 0)
		detail++;
	return detail;
}

/* The value of a setting, a standard that nobody said as it is. */
static bool read_value(struct import *im, int side, struct book *book, int64_t event, const char *key,
	const char *standard, char out[BOOK_SETTING])
{
	const int detail = find_detail(key);
	const struct num id = num_of(event);
	struct book_event read;

	if (detail < IMPORT_DETAILS) {
		bool found = book_event_find(book, id.text, &read, im->e);
		if (found)
			import_write_detail(&read, detail, out);
		return found;
	}
	if (!import_setting(im, side, book, event, key, out))
		return false;
	if (!out[0])
		snprintf(out, BOOK_SETTING, "%s", standard);
	return true;
}

/* The values that each book has given a setting. */
struct sets {
	struct vault_set *list[SIDES];
	size_t count[SIDES];
	bool is_taken[SIDES];               /* what it is now was taken over */
};

static bool read_sets(struct import *im, const char *key, struct sets *sets)
{
	struct book *const books[] = { im->book, im->from };
	const int64_t events[] = { im->event.id, im->from_event.id };
	const int detail = find_detail(key);
	const char *column = detail < IMPORT_DETAILS ? import_details[detail].column : NULL;
	char their_key[BOOK_SHORT];
	bool done = true;

	import_their_key(im, key, their_key);
	const char *const keys[] = { key, their_key };

	for (int side = 0; done && side < SIDES; side++) {
		size_t *count = &sets->count[side];
		struct vault_set **list = &sets->list[side];
		done = (column ? vault_details(books[side], events[side], column, list, count, im->e)
			: vault_sets(books[side], events[side], keys[side], list, count, im->e))
			&& (*count == 0 || vault_step_takes_over(books[side], sets->list[side][*count - 1].step.id,
				&sets->is_taken[side], im->e));
	}
	for (size_t i = 0; done && i < sets->count[THEIRS]; i++)
		done = import_told_here(im, key, sets->list[THEIRS][i].value);
	for (size_t i = 0; done && i < sets->count[OURS]; i++)
		done = import_told_before(im, key, sets->list[OURS][i].value);
	return done;
}

/*
 * Was it set in the book of `side`, since they met, to what it is on the other side, so that one of the two
 * has it from the other, by way of a third book? What was set in both is none. Of two that never met any is.
 */
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
		vault_step_takes_over(side == OURS ? im->book : im->from, set->step.id, &is_taken, &none);
		was = is_taken ? !set->step.undone : sets->is_taken[!side] || !has_met;
	}
	return was;
}

/* A setting as both had it when they met. */
struct setting_then {
	const char *key, *standard;
	char value[BOOK_SETTING];
};

static bool setting_alike(struct import *im, const struct meeting *met, void *thing)
{
	struct setting_then *then = thing;
	char ours[BOOK_SETTING] = "";

	for (int side = 0; side < SIDES; side++) {
		if (!read_value(im, side, met->book[side], met->event[side], then->key, then->standard,
				side == OURS ? ours : then->value))
			return false;
	}
	return strcmp(ours, then->value) == 0;
}

/* Had both set it to that value before they met last? */
static bool was_before(
	struct import *im, const struct meeting *met, const struct setting_then *then, const char *value)
{
	struct setting_then before = *then;

	for (size_t i = 0; i < im->meeting_count && &im->meetings[i] != met; i++) {
		const struct meeting *at = import_meeting(im, i);
		if (at && setting_alike(im, at, &before) && strcmp(before.value, value) == 0)
			return true;
	}
	return false;
}

/* Neither says what the other does; `sets`: what each has said. */
static enum import_weight weigh(struct import *im, const struct meeting *met, const struct sets *sets,
	const char *here, const char *there, const char *then)
{
	const bool is_old = strcmp(there, then) == 0, is_changed_here = strcmp(here, then) != 0;
	const bool may = !is_old && !is_changed_here;
	/* What the other book has from a third one it may have from here, long ago. */
	const bool is_parting = !met || (may && sets->is_taken[THEIRS]);
	const bool was_here = was_set(im, OURS, sets, there, is_parting ? im->parted.step : met->step[OURS],
		met != NULL);
	const bool was_there = met && was_set(im, THEIRS, sets, here, met->step[THEIRS], true);

	if (may)
		return was_here ? IMPORT_BACK : IMPORT_COMES;
	if (is_changed_here && was_there && !was_here)
		return IMPORT_COMES;
	if (!is_changed_here || is_old)
		return IMPORT_STAYS;
	return was_here || was_there ? IMPORT_STAYS : IMPORT_DISAGREE;
}

/*
 * Has the other book alone written it since the two knew of each other, and is it what it had before, so
 * that it was set anew? What it never was there may have come by way of a third book from here; the standard
 * (NULL: it has none) it was before anything was set. `written`: the last step of each that did.
 */
static bool is_set_anew(const struct import *im, const struct sets *sets, const int64_t written[SIDES],
	const char *there, const char *standard)
{
	bool was = standard && strcmp(there, standard) == 0;

	for (size_t i = 0; i < sets->count[THEIRS] && !was; i++) {
		const struct vault_set *set = &sets->list[THEIRS][i];
		was = set->step.id <= im->seen[THEIRS] && strcmp(set->value, there) == 0;
	}
	return was && im->parted.step > 0 && written[OURS] <= im->seen[OURS]
		&& written[THEIRS] > im->seen[THEIRS];
}

static void free_sets(struct sets *sets)
{
	for (int side = 0; side < SIDES; side++)
		book_free(sets->list[side]);
}

bool import_weigh_row(struct import *im, const struct import_row *row, const struct meeting *met,
	enum import_weight *out)
{
	const char *here = row->here.text, *there = row->there.text, *then = row->then.text;
	struct book *const books[] = { im->book, im->from };
	const bool is_old = strcmp(there, then) == 0, is_changed_here = strcmp(here, then) != 0;
	struct sets sets = { .count = { 0 } };
	bool done = true;

	*out = is_old ? IMPORT_STAYS : IMPORT_COMES;
	if (strcmp(here, there) == 0)
		*out = IMPORT_STAYS;
	if (strcmp(here, there) == 0 || (!is_changed_here && !im->past.has_taken))
		return true;
	for (int side = 0; done && side < SIDES; side++) {
		size_t *count = &sets.count[side];
		done = vault_row_sets(books[side], row->thing, row->id[side], row->column, &sets.list[side], count,
				im->e)
			&& (*count == 0 || vault_step_takes_over(books[side], sets.list[side][*count - 1].step.id,
				&sets.is_taken[side], im->e));
	}
	int64_t written[SIDES];
	for (int side = 0; done && side < SIDES; side++)
		done = vault_column_written(
			books[side], row->thing, row->id[side], row->column, &written[side], im->e);
	*out = !done ? IMPORT_STAYS : is_set_anew(im, &sets, written, there, NULL) ? IMPORT_COMES
		: weigh(im, met, &sets, here, there, then);
	if (*out == IMPORT_STAYS && !is_old)
		*out = IMPORT_BACK;
	free_sets(&sets);
	return done;
}

/* The step of each book that wrote that setting last. */
static bool read_written(struct import *im, const char *key, int64_t written[SIDES])
{
	struct book *const books[] = { im->book, im->from };
	const int64_t events[] = { im->event.id, im->from_event.id };
	const int detail = find_detail(key);
	char their_key[BOOK_SHORT];
	bool done = true;

	import_their_key(im, key, their_key);
	const char *const keys[] = { key, their_key };
	for (int side = 0; done && side < SIDES; side++)
		done = detail < IMPORT_DETAILS ? vault_column_written(books[side], "event", events[side],
				import_details[detail].column, &written[side], im->e)
			: vault_setting_written(books[side], events[side], keys[side], &written[side], im->e);
	return done;
}

bool import_may_set(struct import *im, const char *key, const char *standard, const char *value, bool *may)
{
	struct setting_then then = { .key = key, .standard = standard };
	const struct meeting *met = import_last_alike(im, setting_alike, &then);
	char here[BOOK_SETTING], there[BOOK_SETTING];
	struct sets sets = { .count = { 0 } };

	if (!met)
		snprintf(then.value, sizeof then.value, "%s", standard);
	snprintf(there, sizeof there, "%s", value[0] ? value : standard);
	if (!read_value(im, OURS, im->book, im->event.id, key, standard, here))
		return false;
	bool is_old = strcmp(there, then.value) == 0, is_changed_here = strcmp(here, then.value) != 0;
	*may = !is_old && !is_changed_here;
	if (strcmp(here, there) == 0 || (!is_changed_here && !im->past.has_taken))
		return true;
	bool done = read_sets(im, key, &sets);
	int64_t written[SIDES];
	done = done && read_written(im, key, written);
	const enum import_weight weight = !done ? IMPORT_STAYS
		: is_set_anew(im, &sets, written, there, standard) ? IMPORT_COMES
		: weigh(im, met, &sets, here, there, then.value);
	free_sets(&sets);
	if (!done)
		return false;
	if (weight == IMPORT_BACK || (is_old && was_before(im, met, &then, here)))
		desk_say(im->desk, &msg_merge_back_set, MSG_ARGS(key, here, there));
	*may = weight == IMPORT_COMES;
	return weight != IMPORT_DISAGREE
		|| desk_fail(im->desk, ERR_CONFLICT, &msg_merge_setting, MSG_ARGS(key, here, there));
}

/* ---- what is left out --------------------------------------------------------------------------- */

/* How many of the lines that are left out stand in front of that one, or are it. */
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

bool import_is_left(const struct import *im)
{
	const size_t at = left_before(im, im->unit);

	return at > 0 && im->left[at - 1].line == im->unit;
}

bool import_leaves_tables(const struct import *im)
{
	for (size_t i = 0; i < im->left_count; i++) {
		if (im->left[i].round == im->round)
			return true;
	}
	return false;
}

void import_leave_out(struct import *im)
{
	struct left *left = list_grow(im->left, im->left_count, sizeof *left);

	if (!left)
		return;
	const size_t at = left_before(im, im->unit);
	im->left = left;
	memmove(left + at + 1, left + at, (im->left_count++ - at) * sizeof *left);
	const bool is_of_event = im->unit == im->now.line && im->at.round == 0;
	left[at] = (struct left){ im->unit, is_of_event ? 0 : im->round };
}

/* ---- the event ---------------------------------------------------------------------------------- */

bool import_is_signed_alike(struct import *im, const struct book_table *ours)
{
	struct book_table theirs;
	struct err none = { 0 };

	if (book_table_look(im->from, im->from_event.id, ours->round, ours->no, &theirs, &none) != 1
		|| ours->is_signed != theirs.is_signed || ours->is_checked != theirs.is_checked)
		return false;
	return strcmp(ours->signed_by, theirs.signed_by) == 0
		&& strcmp(ours->checked_by, theirs.checked_by) == 0;
}

/* Names of what the two books have differently, and of what the other one alone changed since they met. */
struct different {
	const struct meeting *met;          /* the last one; NULL: there was none */
	struct buf all, missed;
	int missed_count;
};

static void add_different(struct different *out, const char *name, bool is_missed)
{
	buf_printf(&out->all, "%s%s", out->all.len > 0 ? ", " : "", name);
	if (is_missed)
		buf_printf(&out->missed, "%s%s", out->missed_count++ > 0 ? ", " : "", name);
}

static bool list_different_tables(struct import *im, struct different *out)
{
	struct book_table *list = NULL;
	struct buf name = { 0 };
	size_t count = 0;
	bool done = book_tables(im->book, im->event.id, 0, &list, &count, im->e), same = true;

	for (size_t i = 0; done && i < count; i++) {
		const struct book_table *table = &list[i];
		im->table = *table;
		im->from_table = 0;
		done = import_same_sheets(im, &same);
		if (!done || !im->from_table || (same && import_is_signed_alike(im, table)))
			continue;
		bool is_missed = !same && out->met && import_has_sheet(im, out->met, OURS, table->round, table->no)
			&& !import_has_sheet(im, out->met, THEIRS, table->round, table->no);
		buf_clear(&name);
		buf_printf(&name, "%d/%d", table->round, table->no);
		add_different(out, buf_text(&name), is_missed);
	}
	buf_free(&name);
	book_free(list);
	return done;
}

static bool list_different_settings(struct import *im, struct different *out)
{
	const struct game_edition *edition = game_edition_find(im->event.edition);
	const struct meeting *met = out->met && out->met->book[OURS] ? out->met : NULL;
	char now[SIDES][BOOK_SETTING], then[SIDES][BOOK_SETTING];
	struct book *const books[] = { im->book, im->from };
	const int64_t events[] = { im->event.id, im->from_event.id };
	struct report_setting setting;
	bool is_setting = true;

	for (size_t i = 0; is_setting || i < IMPORT_DETAILS; i++) {
		if (is_setting && !report_setting_at(edition, i, &setting)) {
			is_setting = false;
			i = 0;
		}
		if (!is_setting)
			setting = (struct report_setting){ .key = import_details[i].key, .standard = "" };
		for (int side = 0; side < SIDES; side++) {
			if (!read_value(im, side, books[side], events[side], setting.key, setting.standard, now[side])
				|| (met && !read_value(im, side, met->book[side], met->event[side], setting.key,
					setting.standard, then[side])))
				return false;
		}
		bool is_missed = met && strcmp(now[OURS], then[OURS]) == 0 && strcmp(now[THEIRS], then[THEIRS]) != 0;
		if (strcmp(now[OURS], now[THEIRS]) != 0)
			add_different(out, setting.key, is_missed);
	}
	return true;
}

/*
 * Name the sheets and settings that the two books still have differently; a conflict are those that only the
 * other one has changed. Where neither has taken over from the other before, what is newer here alone goes
 * without saying.
 */
static bool tell_different(struct import *im)
{
	struct different different = { 0 };

	if (!im->past.has_taken || im->passes || im->broken)
		return true;
	if (im->meeting_count > 0)
		different.met = import_meeting(im, im->meeting_count - 1);
	bool done = list_different_tables(im, &different) && list_different_settings(im, &different);
	if (done && different.all.len > 0)
		desk_say(im->desk, &msg_merge_different, MSG_ARGS(buf_text(&different.all)));
	if (done && different.missed_count > 0)
		desk_say(im->desk, &msg_merge_missed, MSG_ARGS(buf_text(&different.missed), book_path(im->from)));
	im->warned += different.missed_count;
	buf_free(&different.all);
	buf_free(&different.missed);
	return done;
}

static bool find_carried(struct book *book, const struct report_carry *carry, struct book_event *out,
	struct err *e)
{
	struct book_event *list = NULL;
	size_t count = 0;
	bool done = book_events(book, &list, &count, e);

	out->id = 0;
	for (size_t i = 0; i < count; i++) {
		if (strcmp(list[i].name, carry->event) == 0 && strcmp(list[i].day, carry->day) == 0)
			*out = list[i];
	}
	book_free(list);
	return done;
}

/* Report an event that points are carried over from when the two books differ in it. */
static bool tell_carried(struct import *im, int64_t event, int behind)
{
	if (im->passes || im->broken)
		return true;
	struct book_event carried[SIDES];
	struct report_rules rules;
	struct buf journals[SIDES] = { { 0 }, { 0 } };
	bool done = report_rules_read(im->book, event, &rules, im->e);

	if (!done || rules.carry.percent == 0 || behind == CARRIES)
		return done;
	done = find_carried(im->book, &rules.carry, &carried[OURS], im->e)
		&& find_carried(im->from, &rules.carry, &carried[THEIRS], im->e);
	const bool is_here = done && carried[OURS].id, is_there = done && carried[THEIRS].id;
	if (is_here && is_there)
		done = import_write_journal(im->desk, im->book, &carried[OURS], &journals[OURS])
			&& import_write_journal(im->desk, im->from, &carried[THEIRS], &journals[THEIRS]);
	bool differs = is_here != is_there || strcmp(buf_text(&journals[OURS]), buf_text(&journals[THEIRS])) != 0;
	if (done && differs)
		desk_say(im->desk, is_there ? &msg_merge_carried : &msg_merge_carried_here,
			MSG_ARGS(rules.carry.event, rules.carry.day, book_path(is_there ? im->from : im->book)));
	buf_free(&journals[OURS]);
	buf_free(&journals[THEIRS]);
	return done && (!is_here || tell_carried(im, carried[OURS].id, behind + 1));
}

/* Does the other book, or this one, say what it did not say when they met without saying the same? */
static bool has_gone_on(struct import *im, const struct buf *journal, bool *has)
{
	const struct meeting *last = im->meeting_count > 0 ? &im->meetings[im->meeting_count - 1] : NULL;
	const struct num id = num_of(im->event.id);
	struct book_event event;
	struct buf ours = { 0 };

	*has = !last || last->sum[THEIRS] != import_sum(0, buf_text(journal), journal->len);
	if (*has || last->is_whole || last->is_parting)
		return true;
	bool done = book_event_find(im->book, id.text, &event, im->e)
		&& import_write_journal(im->desk, im->book, &event, &ours);
	*has = last->sum[OURS] != import_sum(0, buf_text(&ours), ours.len);
	buf_free(&ours);
	return done;
}

/*
 * That the two met again is a step of its own where nothing else is one, if one of them has gone on since:
 * both may have done the same. Where the other one is again what it was it is noted, but no meeting. Not
 * where something is left out: what is to be done about it may be an undo.
 */
static bool note_meeting(struct import *im, const struct buf *journal, const struct vault_step *before)
{
	struct vault_step now;
	bool any, is_seen;

	if (!vault_step_last(im->book, &now, &any, im->e))
		return false;
	bool is_left_out = im->passes || im->broken || im->left_count > 0 || im->gone + im->warned > 0;
	if (is_left_out || now.id != before->id)
		return true;
	if (!has_gone_on(im, journal, &any)
		|| !vault_has_seen(im->book, im->from, im->parted.step, &is_seen, im->e))
		return false;
	if (!any && (is_seen || im->parted.step == 0))
		return true;
	if (!any)
		vault_command_noted(im->command[0]);
	return import_keep_typist(im, NULL) && book_note(im->book, im->e);
}

/*
 * The other book has had all of this one, and brings nothing new: report what differs all the same, for no
 * merge will bring it from either to the other.
 */
static bool tell_unequal(struct import *im, const struct vault_step *before)
{
	struct vault_step now;
	bool any;
	struct book *const books[] = { im->book, im->from };
	struct book_event events[] = { { .id = 0 }, im->from_event };
	const struct num id = num_of(im->event.id);
	size_t count = 0;

	if (!vault_step_last(im->book, &now, &any, im->e))
		return false;
	bool is_left_out = im->passes || im->broken || im->left_count > 0 || im->gone + im->warned > 0;
	if (!im->has_event || !im->is_known_there || is_left_out || now.id != before->id)
		return true;
	if (!book_event_find(im->book, id.text, &events[OURS], im->e)
		|| !im->view->differ(im->view->arg, books, events, &count))
		return false;
	if (count > 0) {
		desk_say(im->desk, &msg_merge_unequal, MSG_ARGS(num_of((int64_t)count).text, book_path(im->from)));
		im->gone = (int)count;
	}
	return true;
}

/*
 * Report that what came may be what was taken back: each book has taken over from others what the other one
 * has not, and which of that was later nobody can see.
 */
static bool tell_ring(struct import *im, const struct vault_step *before)
{
	struct vault_step now;
	bool any, is_ring = false;

	if (!vault_step_last(im->book, &now, &any, im->e))
		return false;
	if (now.id == before->id || im->parted.step == 0)
		return true;
	if (!vault_is_ring(im->book, im->from, im->parted.step, &is_ring, im->e))
		return false;
	if (is_ring)
		desk_say(im->desk, &msg_merge_ring, MSG_ARGS(book_path(im->from)));
	im->warned += is_ring;
	return true;
}

/* Report the event's totals without deals and its seats of players who are out. */
static bool tell_places(struct import *im)
{
	return desk_totals_tell(im->desk, im->event.id, 0) && desk_open_seats_tell(im->desk, &im->event);
}

static bool take_journal(struct import *im, const struct buf *journal, bool *is_read)
{
	struct vault_step before = { .id = 0 }, after = { .id = 0 };
	bool any = false;
	/* Within the change: what others write before and after it is not this one's. */
	*is_read = desk_begin(im->desk) && vault_step_last(im->book, &before, &any, im->e)
		&& import_keep_typist(im, NULL);
	im->step_before = before.id;
	*is_read = *is_read && import_text(im, book_path(im->from), journal);
	if (*is_read && im->lost.status != ERR_NONE) {
		*im->e = im->lost;
		*is_read = false;
	}
	if (*is_read && im->faults == 0)
		*is_read = import_tell_gone(im, journal) && import_check_places(im);
	if (*is_read && im->faults == 0)
		*is_read = import_check_let_be(im, journal);
	if (*is_read && im->faults == 0)
		*is_read = import_tell_rest(im, journal);
	if (*is_read && im->faults == 0)
		*is_read = tell_different(im) && tell_carried(im, im->event.id, 0) && tell_unequal(im, &before)
			&& tell_ring(im, &before);
	if (*is_read && im->faults == 0)
		*is_read = note_meeting(im, journal, &before) && tell_places(im);
	*is_read = *is_read && vault_step_last(im->book, &after, &any, im->e);
	bool done = import_end(im, *is_read);

	im->taken_over.steps = after.id - before.id;
	return done;
}

/* What an attempt says, until it is known that it is the last. */
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

/* Say it (NULL: to nobody), and forget it. */
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

/*
 * Where the two disagree about a table it is told, all is taken back, and done again without that table,
 * until nothing is left to disagree about. What is said of the rest is said then.
 */
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
		struct left *left = im->left;
		struct whole *wholes = im->wholes;
		const size_t whole_count = im->whole_count;
		size_t count = im->left_count;
		int shown = im->shown;
		*desk->err = (struct err){ 0 };
		*im = fresh;
		im->left = left;
		im->left_count = count;
		im->wholes = wholes;
		im->whole_count = whole_count;
		import_next_wholes(im);
		im->shown = shown;
		for (size_t i = 0; i < im->common.count; i++)
			im->common.lines[i].met = 0;
		end_saying(&saying, NULL);
	}
	desk->say = surface.say;
	desk->surface = surface.surface;
	end_saying(&saying, desk);
	im->taken_over.left = (int)im->left_count + im->gone;
	im->taken_over.told = im->warned;
	free(im->left);
	free(im->wholes);
	return done;
}

/* An event that both had and this book took back stays so: a conflict if the other one went on with it. */
static bool tell_undone(struct import *im)
{
	const char *const args[] = { im->from_event.name, book_path(im->from), NULL };

	if (im->parted.event.id && im->parted.is_all)
		desk_say(im->desk, &msg_merge_event_undone, args);
	return !im->parted.event.id || im->parted.is_all
		|| desk_fail(im->desk, ERR_CONFLICT, &msg_merge_event_undone, args);
}

bool desk_merge(struct desk *desk, const struct desk_import_view *view, struct book *from,
	const struct book_event *event, struct desk_taken *out)
{
	struct import im = { .desk = desk, .book = desk->book, .e = desk->err, .view = view, .from = from,
		.from_event = *event };
	struct book_event here = { .id = 0 };
	struct buf journal = { 0 };
	bool done = book_players_joined(im.book, &im.joined[OURS], &im.joined_count[OURS], im.e)
		&& book_players_joined(from, &im.joined[THEIRS], &im.joined_count[THEIRS], im.e);

	done = done && import_write_journal(desk, from, event, &journal)
		&& vault_last_common(desk->book, from, &im.parted.step, desk->err)
		&& vault_knows(from, desk->book, im.parted.step, &im.is_known_there, desk->err);

	if (done && im.parted.step != 0)
		done = read_parted(&im, &journal);
	done = done && (im.parted.event.id || import_find_met_event(&im));
	done = done && import_find_event(&im, event, &here) && write_commands(&im, here.id != 0);
	im.here = here.id ? here.id : im.parted.event.id;
	done = done && (here.id || tell_undone(&im));
	done = done && import_read_meetings(&im, im.here)
		&& import_read_past(&im, &here, &journal);
	done = done && compare_players(&im);
	done = done && book_substitutes(from, event->id, &im.substitutes, &im.substitute_count, desk->err)
		&& take_what_agrees(&im, &journal);

	import_close_meetings(&im);
	book_close(im.parted.book);
	import_free_past(&im.past);
	book_free(im.substitutes);
	free(im.pairs);
	book_free(im.joined[OURS]);
	book_free(im.joined[THEIRS]);
	buf_free(&im.parted.journal);
	buf_free(&journal);
	*out = im.taken_over;
	return done;
}
