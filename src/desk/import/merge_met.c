/*
 * The meetings of the two books of a merge: where they parted, or one took over the other's state. Changes
 * are measured, thing by thing, from where both last had it alike: for a thing that a merge left out, or that
 * only the receiving book had, from an earlier meeting.
 */
#include "base/messages.h"
#include "desk/import/import.h"
#include "vault/vault.h"

#include <stdlib.h>
#include <string.h>

/* ---- former states of the books ---------------------------------------------------------------- */

/* Keep this many copies of each book open, the first of them as of the last meeting. */
enum { KEPT = 4 };

struct then_books {
	struct book *now[SIDES];            /* copies of their states when the merge begins */
	struct kept {
		struct book *book;
		int64_t step, used;
	} kept[SIDES][KEPT];
	int64_t uses;
};

static bool open_now(struct import *im)
{
	bool done = true;

	if (im->then)
		return true;
	im->then = calloc(1, sizeof *im->then);
	if (!im->then)
		return desk_fail(im->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	for (int side = 0; done && side < SIDES; side++) {
		struct book *now = NULL;
		done = book_open(&now, book_path(merge_book(im, side)), BOOK_LOOK, im->e)
			&& book_open_copy(&im->then->now[side], now, im->e);
		book_close(now);
	}
	return done;
}

/* Return that book as of a step, a copy of a later state rewound; NULL: unreadable. */
static struct book *book_then(struct import *im, int side, int64_t step, bool is_last, struct err *e)
{
	struct kept *kept = im->then->kept[side], *place = &kept[1];
	const struct num when = num_of(step);
	struct vault_step last;

	for (int i = 0; i < KEPT; i++) {
		if (kept[i].book && kept[i].step == step) {
			kept[i].used = ++im->then->uses;
			return kept[i].book;
		}
		if (i > 1 && kept[i].used < place->used)
			place = &kept[i];
	}
	place = is_last ? kept : place;
	place->used = ++im->then->uses;
	if (place->book && place->step < step) {
		book_close(place->book);
		place->book = NULL;
	}
	if (!place->book && !book_open_copy(&place->book, im->then->now[side], e))
		return NULL;
	place->step = step;
	if (vault_rewind(place->book, when.text, &last, e))
		return place->book;
	book_close(place->book);
	place->book = NULL;
	return NULL;
}

const struct meeting *merge_meeting(struct import *im, size_t at)
{
	struct meeting *met = &im->meetings[at];

	for (int side = 0; side < SIDES && !met->is_parting; side++) {
		met->book[side] = book_then(im, side, met->step[side], at + 1 == im->meeting_count, &im->lost);
		if (!met->book[side])
			return NULL;
	}
	return met;
}

bool merge_find_there(struct import *im, int64_t ours, int64_t *theirs)
{
	char origin[BOOK_SHORT];

	return vault_event_origin(im->book, ours, origin, im->e)
		&& vault_event_from(im->from, origin, theirs, im->e);
}

bool merge_find_met_event(struct import *im)
{
	const struct num id = num_of(im->from_event.id);
	struct vault_meeting *list = NULL;
	char origin[BOOK_SHORT] = "";
	size_t count = 0;
	bool done = vault_meetings(im->book, im->from, im->parted.step, &list, &count, im->e)
		&& (count == 0 || open_now(im));

	for (size_t i = count; done && i-- > 0 && !im->met_event;) {
		const bool is_last = i + 1 == count;
		struct book_event theirs, ours = { .id = 0 };
		struct err none = { 0 };
		bool found = false;
		struct book *here = book_then(im, OURS, list[i].step[OURS], is_last, &none);
		struct book *there = here ? book_then(im, THEIRS, list[i].step[THEIRS], is_last, &none) : NULL;
		if (!there || !book_event_find(there, id.text, &theirs, &none))
			continue;
		int64_t other = 0;
		done = import_look_up_event(here, 0, theirs.name, theirs.day, &ours, &found, im->e)
			&& merge_find_there(im, ours.id, &other);
		im->met_event = other && other != im->from_event.id ? 0 : ours.id;
	}
	book_free(list);
	done = done && vault_event_origin(im->from, im->from_event.id, origin, im->e);
	return done && (im->met_event || vault_event_from(im->book, origin, &im->met_event, im->e));
}

/* ---- what both had alike, line by line --------------------------------------------------------- */

/*
 * Add the lines of a meeting to those that both had alike. Meetings are visited from the last one back,
 * `last` being the first visited: a line at none so far was in neither book at `last`. Meanwhile `met` marks
 * a line known to have been alike since.
 */
static bool meet(struct import *im, const struct meeting *met, const struct meeting *last,
	const struct said said[SIDES])
{
	const struct said *const lists[] = { &im->common, &said[OURS], &said[THEIRS] };
	size_t at[SIDES + 1] = { 0 };
	struct said all = { .count = 0 };
	bool done = true;

	while (done && (at[0] < lists[0]->count || at[1] < lists[1]->count || at[2] < lists[2]->count)) {
		uint64_t sum = UINT64_MAX;
		size_t count[SIDES + 1] = { 0 };
		for (int i = 0; i < SIDES + 1; i++) {
			if (at[i] < lists[i]->count && lists[i]->lines[at[i]].sum < sum)
				sum = lists[i]->lines[at[i]].sum;
		}
		const struct said_line *was = NULL;
		for (int i = 0; i < SIDES + 1; i++) {
			if (at[i] == lists[i]->count || lists[i]->lines[at[i]].sum != sum)
				continue;
			const struct said_line *line = &lists[i]->lines[at[i]++];
			was = i == 0 ? line : was;
			count[i] = i == 0 ? 0 : line->count;
		}
		const bool is_new = !was && met != last;
		struct said_line line = was ? *was : (struct said_line){ .sum = sum, .met = is_new };
		if (is_new)
			memcpy(line.step, last->step, sizeof line.step);
		if (!line.met && count[1] == count[2]) {
			line.count = count[1];
			line.met = 1;
			memcpy(line.step, met->step, sizeof line.step);
		}
		done = merge_add(im, &all.lines, &all.count, &line, sizeof line);
	}
	free(im->common.lines);
	im->common = all;
	return done;
}

/* Read the meetings that say anything, from the last one back, and the parting before all of them. */
static bool read_meetings(struct import *im, const struct vault_meeting *list, size_t count, int64_t event)
{
	const struct num ids[] = { num_of(event), num_of(im->from_event.id) };
	const struct meeting parting = { .step = { im->parted.step, im->parted.step } };
	bool done = true;
	size_t kept = count;

	for (size_t i = count; done && i-- > 0;) {
		struct meeting met = { .step = { list[i].step[0], list[i].step[1] } };
		struct said said[SIDES] = { { .count = 0 } };
		const bool is_first = kept == count;
		/* Was everything alike there also alike later? */
		bool is_past = false;
		for (size_t at = kept; at < count && !is_past; at++)
			is_past = im->meetings[at].is_whole && im->meetings[at].step[OURS] >= met.step[OURS]
				&& im->meetings[at].step[THEIRS] >= met.step[THEIRS];
		if (is_past)
			continue;
		for (int side = 0; done && side < SIDES; side++) {
			struct buf journal = { 0 };
			struct book_event then = { .id = 0 };
			struct err none = { 0 };
			struct book *book = book_then(im, side, met.step[side], is_first, &none);
			if (!book || !book_event_find(book, ids[side].text, &then, &none))
				continue;
			met.event[side] = then.id;
			done = merge_write_journal(im->desk, book, &then, &journal)
				&& merge_list_lines(im, book, &said[side], &met.tables[side], &journal, 0);
			met.sum[side] = merge_sum(0, buf_text(&journal), journal.len);
			buf_free(&journal);
		}
		met.is_whole = met.sum[OURS] == met.sum[THEIRS];
		const bool is_kept = done && met.event[OURS] && met.event[THEIRS];
		for (int side = 0; side < SIDES && !is_kept; side++)
			free(met.tables[side].lines);
		if (is_kept) {
			im->meetings[--kept] = met;
			done = meet(im, &im->meetings[kept], &im->meetings[count - 1], said)
				&& import_note_settings(im, book_then(im, THEIRS, met.step[THEIRS], is_first, im->e),
					met.event[THEIRS]);
		}
		free(said[OURS].lines);
		free(said[THEIRS].lines);
	}
	im->meeting_count = count - kept;
	memmove(im->meetings, im->meetings + kept, im->meeting_count * sizeof *im->meetings);
	/* At the parting, or (never parted) before everything, neither had any line not known by now. */
	struct said said[SIDES] = { { .count = 0 } };
	done = done && (!im->parted.event.id || merge_list_lines(im, im->parted.book, &said[OURS],
		&im->parted.tables, &im->parted.journal, 0));
	said[THEIRS] = said[OURS];
	done = done
		&& meet(im, &parting, im->meeting_count > 0 ? &im->meetings[im->meeting_count - 1] : &parting, said);
	for (size_t i = 0; i < im->common.count; i++)
		im->common.lines[i].met = 0;
	free(said[OURS].lines);
	return done;
}

bool merge_read_meetings(struct import *im, int64_t event)
{
	struct parted *parted = &im->parted;
	struct vault_meeting *list = NULL;
	int64_t *ids[SIDES] = { NULL, NULL };
	size_t count = 0, counts[SIDES] = { 0, 0 };
	bool done = vault_meetings(im->book, im->from, parted->step, &list, &count, im->e);

	im->meetings = done ? calloc(count + 1, sizeof *im->meetings) : NULL;
	if (done && !im->meetings)
		done = desk_fail(im->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	done = done && (count == 0 || open_now(im));
	done = done && vault_seen_to(im->from, im->book, parted->step, &im->seen[OURS], im->e)
		&& vault_seen_to(im->book, im->from, parted->step, &im->seen[THEIRS], im->e);
	/* Pair renamed players: the first meeting tells who is who. */
	for (int side = 0; done && side < SIDES; side++)
		done = vault_renamed(merge_book(im, side), parted->step, &ids[side], &counts[side], im->e);
	const bool any = counts[OURS] > 0 || counts[THEIRS] > 0;
	im->has_renamed = any || im->joined_count[OURS] > 0 || im->joined_count[THEIRS] > 0;
	for (size_t i = count; done && any && i-- > 0;) {
		struct err none = { 0 };
		struct book *then[SIDES];
		for (int side = 0; side < SIDES; side++)
			then[side] = book_then(im, side, list[i].step[side], i + 1 == count, &none);
		for (int side = 0; side < SIDES && then[OURS] && then[THEIRS]; side++) {
			for (size_t at = 0; done && at < counts[side]; at++)
				done = merge_pair_player(im, side, ids[side][at], then);
		}
	}
	book_free(ids[OURS]);
	book_free(ids[THEIRS]);
	done = done && read_meetings(im, list, count, event);
	book_free(list);
	if (!done)
		return false;
	/* Nothing is measured from before a meeting at which everything was alike. */
	im->met[OURS] = im->met[THEIRS] = im->whole[OURS] = im->whole[THEIRS] = parted->step;
	for (size_t i = 0; i < im->meeting_count; i++) {
		for (int side = 0; side < SIDES && im->meetings[i].is_whole; side++) {
			int64_t *whole = &im->whole[side];
			*whole = im->meetings[i].step[side];
			for (size_t at = 0; at < im->meeting_count; at++)
				*whole = im->meetings[at].step[side] < *whole ? im->meetings[at].step[side] : *whole;
		}
	}
	/* The parting comes first: there they were one book. */
	if (parted->event.id) {
		const uint64_t sum = merge_sum(0, buf_text(&parted->journal), parted->journal.len);
		memmove(im->meetings + 1, im->meetings, im->meeting_count++ * sizeof *im->meetings);
		im->meetings[0] = (struct meeting){ .step = { parted->step, parted->step },
			.book = { parted->book, parted->book }, .event = { parted->event.id, parted->event.id },
			.sum = { sum, sum }, .tables = { parted->tables, parted->tables }, .is_parting = true };
		done = import_note_settings(im, parted->book, parted->event.id);
	}
	if (im->meeting_count > 0)
		memcpy(im->met, im->meetings[im->meeting_count - 1].step, sizeof im->met);
	return done;
}

void merge_close_meetings(struct import *im)
{
	struct since *past = &im->past;
	struct said *const all[] = { &past->here, &past->there, &past->here_ever, &past->returned[OURS],
		&past->returned[THEIRS], &past->struck, &past->tables[OURS], &past->tables[THEIRS],
		&past->touched, &im->parted.tables, &im->common };

	for (int side = 0; im->then && side < SIDES; side++) {
		for (int i = 0; i < KEPT; i++)
			book_close(im->then->kept[side][i].book);
		book_close(im->then->now[side]);
	}
	for (size_t i = 0; i < im->meeting_count; i++) {
		for (int side = 0; side < SIDES && !im->meetings[i].is_parting; side++)
			free(im->meetings[i].tables[side].lines);
	}
	for (size_t i = 0; i < sizeof all / sizeof *all; i++)
		free(all[i]->lines);
	free(im->then);
	free(im->meetings);
	free(im->settings);
}

/* ---- what both had alike of a thing ------------------------------------------------------------ */

const struct meeting *merge_meeting_before(struct import *im, const struct meeting *met)
{
	for (size_t at = met ? (size_t)(met - im->meetings) : im->meeting_count; at-- > 0;) {
		const struct meeting *before = merge_meeting(im, at);
		if (before)
			return before;
	}
	return NULL;
}

const struct meeting *merge_last_alike(struct import *im, import_alike *alike, void *thing)
{
	const struct meeting *met = NULL;

	while ((met = merge_meeting_before(im, met)) != NULL && !alike(im, met, thing))
		continue;
	return met;
}

int64_t merge_table_then(struct import *im, const struct meeting *met, int side)
{
	struct book_table table;
	struct err none = { 0 };

	return met->event[side] && book_table_look(met->book[side], met->event[side], im->table.round,
		im->table.no, &table, &none) == 1 ? table.id : 0;
}

int64_t merge_anew(struct import *im, int side, int64_t table)
{
	struct vault_set *list = NULL;
	struct err none = { 0 };
	size_t count = 0;
	int64_t step = 0;
	bool was_removed = false, *keeps = &im->keeps_tables[side];
	struct book *book = merge_book(im, side);

	if (*keeps || (side == OURS && im->is_fresh))
		return 0;
	/* Most books never removed any: then skip each table's history. */
	if (!vault_ever_removed(book, &was_removed, &none))
		return 0;
	*keeps = !was_removed;
	if (*keeps || !vault_row_sets(book, "game_table", table, "removed", &list, &count, &none))
		return 0;
	was_removed = false;
	for (size_t i = 0; i < count; i++) {
		if (list[i].step.undone)
			continue;
		const bool is_removed = strcmp(list[i].value, "1") == 0;
		step = was_removed && !is_removed ? list[i].step.id : step;
		was_removed = is_removed;
	}
	book_free(list);
	return step;
}
