/*
 * Where the two books of a merge met: they parted there, or one took over what the other was. What either has
 * changed is measured, thing by thing, from where both last said it alike: what a merge left out, or only the
 * one had that took over, from an earlier meeting.
 */
#include "base/messages.h"
#include "desk/import_inner.h"
#include "vault/vault.h"

#include <stdlib.h>
#include <string.h>

/* ---- the books as they were ------------------------------------------------------------------------ */

/* The book as it was after that step, and its event; 0: it was not there. */
static bool open_then(struct import *im, struct meeting *met, int side, int64_t event)
{
	struct buf journal = { 0 };
	struct book *const now[] = { im->book, im->from };
	struct book_event then = { .id = 0 };
	struct vault_step step;
	struct err none = { 0 };
	const struct num when = num_of(met->step[side]), id = num_of(event);

	if (!book_open(&met->book[side], book_path(now[side]), BOOK_LOOK, im->e))
		return false;
	if (!vault_rewind(met->book[side], when.text, &step, &none)
		|| !book_event_find(met->book[side], id.text, &then, &none))
		return true;
	met->event[side] = then.id;
	bool done = import_write_journal(im->desk, met->book[side], &then, &journal)
		&& import_list_lines(im, &met->said[side], &journal);
	met->sum[side] = import_sum(0, buf_text(&journal), journal.len);
	buf_free(&journal);
	return done;
}

static void close_meeting(struct meeting *met)
{
	for (int side = 0; side < SIDES; side++) {
		book_close(met->book[side]);
		free(met->said[side].lines);
	}
	*met = (struct meeting){ .book = { NULL } };
}

/* Is all that was said there said alike again later on? */
static bool is_past(const struct meeting *met, const struct meeting *list, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		if (list[i].is_whole && list[i].step[THEIRS] >= met->step[THEIRS])
			return true;
	}
	return false;
}

/* From the last one back, as far as they tell anything. */
static bool open_meetings(struct import *im, const struct vault_meeting *list, size_t count, int64_t event)
{
	bool done = true;
	size_t kept = count;

	for (size_t i = count; done && i-- > 0;) {
		struct meeting met = { .step = { list[i].step[0], list[i].step[1] } };
		if (is_past(&met, im->meetings + kept, count - kept))
			continue;
		done = open_then(im, &met, OURS, event) && open_then(im, &met, THEIRS, im->from_event.id);
		met.is_whole = met.sum[OURS] == met.sum[THEIRS];
		if (done && met.event[OURS] && met.event[THEIRS])
			im->meetings[--kept] = met;
		else
			close_meeting(&met);
	}
	im->meeting_count = count - kept;
	memmove(im->meetings, im->meetings + kept, im->meeting_count * sizeof *im->meetings);
	return done;
}

/* Where they parted stands first: there they were one book. */
static void put_parting(struct import *im)
{
	struct parted *parted = &im->parted;

	if (!parted->event.id)
		return;
	const uint64_t sum = import_sum(0, buf_text(&parted->journal), parted->journal.len);
	memmove(im->meetings + 1, im->meetings, im->meeting_count++ * sizeof *im->meetings);
	im->meetings[0] = (struct meeting){ .step = { parted->step, parted->step },
		.book = { parted->book, parted->book }, .event = { parted->event.id, parted->event.id },
		.sum = { sum, sum }, .is_parting = true };
}

/* ---- what both said alike, line by line --------------------------------------------------------------- */

/* Who has come to know more of the other book than by an earlier meeting may put it in the place of that. */
static bool is_later(const struct meeting *met, const int64_t step[SIDES])
{
	return met->step[OURS] >= step[OURS] && met->step[THEIRS] >= step[THEIRS];
}

/* Add the lines that both said at one more meeting to the common ones; `before`: the meeting before it. */
static bool meet(struct import *im, const struct meeting *met, const int64_t before[SIDES])
{
	const struct said *const lists[] = { &im->common, &met->said[OURS], &met->said[THEIRS] };
	struct said all = { .count = 0 };
	bool done = true;

	for (int i = 0; i < SIDES + 1; i++) {
		for (size_t at = 0; done && at < lists[i]->count; at++)
			done = import_note_sum(im, &all, lists[i]->lines[at].sum, 0);
	}
	import_sort(all.lines, &all.count);
	for (size_t i = 0; done && i < all.count; i++) {
		struct said_line *line = &all.lines[i];
		const struct said_line *was = import_find_line(&im->common, line->sum);
		size_t ours = import_count_line(lists[1], line->sum), theirs = import_count_line(lists[2], line->sum);
		*line = (struct said_line){ .sum = line->sum, .step = { before[OURS], before[THEIRS] } };
		if (was)
			*line = *was;
		if (ours != theirs || !is_later(met, line->step))
			continue;
		line->count = ours;
		memcpy(line->step, met->step, sizeof line->step);
	}
	free(im->common.lines);
	im->common = all;
	return done;
}

static bool meet_parting(struct import *im, const struct meeting *met)
{
	if (!import_list_lines(im, &im->common, &im->parted.journal))
		return false;
	for (size_t i = 0; i < im->common.count; i++)
		memcpy(im->common.lines[i].step, met->step, sizeof met->step);
	return true;
}

/* Where all was said alike nothing is measured from earlier. */
static void set_whole(struct import *im)
{
	for (size_t i = 0; i < im->meeting_count; i++) {
		const struct meeting *met = &im->meetings[i];
		if (!met->is_whole)
			continue;
		for (int side = 0; side < SIDES; side++)
			im->whole[side] = met->step[side] < im->meetings[0].step[side] ? met->step[side]
				: im->meetings[0].step[side];
	}
}

bool import_read_meetings(struct import *im, int64_t event)
{
	struct vault_meeting *list = NULL;
	size_t count = 0;
	bool done = vault_meetings(im->book, im->from, im->parted.step, &list, &count, im->e);

	im->meetings = done ? calloc(count + 1, sizeof *im->meetings) : NULL;
	if (done && !im->meetings)
		done = desk_fail(im->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	done = done && open_meetings(im, list, count, event);
	book_free(list);
	if (!done)
		return false;
	im->met[OURS] = im->met[THEIRS] = im->whole[OURS] = im->whole[THEIRS] = im->parted.step;
	set_whole(im);
	put_parting(im);
	for (size_t i = 0; done && i < im->meeting_count; i++) {
		struct meeting *met = &im->meetings[i];
		done = met->is_parting ? meet_parting(im, met) : meet(im, met, im->met);
		memcpy(im->met, met->step, sizeof im->met);
	}
	return done;
}

void import_close_meetings(struct import *im)
{
	for (size_t i = 0; i < im->meeting_count; i++) {
		if (!im->meetings[i].is_parting)
			close_meeting(&im->meetings[i]);
	}
	free(im->meetings);
	free(im->common.lines);
}

/* ---- what both said alike of a thing ------------------------------------------------------------------- */

const struct meeting *import_last_alike(struct import *im, import_alike *alike, void *thing)
{
	const struct meeting *last = NULL;

	for (size_t i = 0; i < im->meeting_count; i++) {
		const struct meeting *met = &im->meetings[i];
		if ((!last || is_later(met, last->step)) && alike(im, met, thing))
			last = met;
	}
	return last && alike(im, last, thing) ? last : NULL;
}

int64_t import_table_then(struct import *im, const struct meeting *met, int side)
{
	struct book_table table;
	struct err none = { 0 };
	bool there = met->event[side] && book_table_look(met->book[side], met->event[side], im->table.round,
		im->table.no, &table, &none) == 1;

	return there ? table.id : 0;
}
