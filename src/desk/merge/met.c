/*
 * Where the two books of a merge met: they parted there, or one took over what the other was. What either has
 * changed is measured, thing by thing, from where both last said it alike: what a merge left out, or only the
 * one had that took over, from an earlier meeting.
 */
#include "base/messages.h"
#include "desk/merge/inner.h"
#include "vault/vault.h"

#include <stdlib.h>
#include <string.h>

/* ---- the books as they were ------------------------------------------------------------------------ */

/* Of each book so many copies are open, the first of them as it was at the last meeting. */
enum { KEPT = 4 };

struct then_books {
	struct book *now[SIDES];            /* copies of what they are when the merge begins */
	struct kept {
		struct book *book;
		int64_t step, used;
	} kept[SIDES][KEPT];
	int64_t uses;
};

static bool open_now(struct import *im)
{
	struct book *const books[] = { im->book, im->from };
	bool done = true;

	if (im->then)
		return true;
	im->then = calloc(1, sizeof *im->then);
	if (!im->then)
		return desk_fail(im->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	for (int side = 0; done && side < SIDES; side++) {
		struct book *now = NULL;
		done = book_open(&now, book_path(books[side]), BOOK_LOOK, im->e)
			&& book_open_copy(&im->then->now[side], now, im->e);
		book_close(now);
	}
	return done;
}

/* Make the copy in that place what the book was after a step; a copy of later goes back to it. */
static bool keep_then(struct import *im, int side, struct kept *kept, int64_t step, struct err *e)
{
	const struct num when = num_of(step);
	struct vault_step last;

	if (kept->book && kept->step < step) {
		book_close(kept->book);
		kept->book = NULL;
	}
	if (!kept->book && !book_open_copy(&kept->book, im->then->now[side], e))
		return false;
	kept->step = step;
	if (vault_rewind(kept->book, when.text, &last, e))
		return true;
	book_close(kept->book);
	kept->book = NULL;
	return false;
}

/* That book as it was after a step; NULL: it cannot be read. */
static struct book *book_then(struct import *im, int side, int64_t step, bool is_last, struct err *e)
{
	struct kept *kept = im->then->kept[side], *place = &kept[1];

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
	return keep_then(im, side, place, step, e) ? place->book : NULL;
}

const struct meeting *import_meeting(struct import *im, size_t at)
{
	struct meeting *met = &im->meetings[at];

	for (int side = 0; side < SIDES && !met->is_parting; side++) {
		met->book[side] = book_then(im, side, met->step[side], at + 1 == im->meeting_count, &im->lost);
		if (!met->book[side])
			return NULL;
	}
	return met;
}

/* At that meeting. */
static bool find_met_event(struct import *im, const struct vault_meeting *met, bool is_last)
{
	const struct num id = num_of(im->from_event.id);
	struct book_event *list = NULL, theirs;
	struct err none = { 0 };
	size_t count = 0;
	struct book *here = book_then(im, OURS, met->step[OURS], is_last, &none);
	struct book *there = here ? book_then(im, THEIRS, met->step[THEIRS], is_last, &none) : NULL;

	if (!there || !book_event_find(there, id.text, &theirs, &none))
		return true;
	bool done = book_events(here, &list, &count, im->e);
	for (size_t i = 0; done && i < count && !im->met_event; i++) {
		if (strcmp(list[i].name, theirs.name) == 0 && strcmp(list[i].day, theirs.day) == 0)
			im->met_event = list[i].id;
	}
	book_free(list);
	return done;
}

bool import_find_met_event(struct import *im)
{
	struct vault_meeting *list = NULL;
	size_t count = 0;
	bool done = vault_meetings(im->book, im->from, im->parted.step, &list, &count, im->e)
		&& (count == 0 || open_now(im));

	for (size_t i = count; done && i-- > 0 && !im->met_event;)
		done = find_met_event(im, &list[i], i + 1 == count);
	book_free(list);
	char origin[BOOK_SHORT] = "";
	done = done && vault_event_origin(im->from, im->from_event.id, origin, im->e);
	return done && (im->met_event || vault_event_from(im->book, origin, &im->met_event, im->e));
}

/* What the event was there; event 0: it was not there. */
static bool read_then(struct import *im, struct meeting *met, int side, bool is_last, int64_t event,
	struct said *said)
{
	struct buf journal = { 0 };
	struct book_event then = { .id = 0 };
	struct err none = { 0 };
	const struct num id = num_of(event);
	struct book *book = book_then(im, side, met->step[side], is_last, &none);

	if (!book || !book_event_find(book, id.text, &then, &none))
		return true;
	met->event[side] = then.id;
	bool done = import_write_journal(im->desk, book, &then, &journal)
		&& import_list_lines(im, book, said, &met->tables[side], &journal);
	met->sum[side] = import_sum(0, buf_text(&journal), journal.len);
	buf_free(&journal);
	return done;
}

/* ---- what both said alike, line by line --------------------------------------------------------------- */

/*
 * Add what both said at a meeting, `last` being the last one of all, to what they said alike: they are gone
 * through from that one back. What was said at none so far was said by neither at the last one. `met`, until
 * all are through: it is known where the line was last said alike.
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
		for (int i = 0; i < SIDES + 1; i++)
			sum = at[i] < lists[i]->count && lists[i]->lines[at[i]].sum < sum ? lists[i]->lines[at[i]].sum
				: sum;
		const struct said_line *was = NULL;
		for (int i = 0; i < SIDES + 1; i++) {
			if (at[i] == lists[i]->count || lists[i]->lines[at[i]].sum != sum)
				continue;
			const struct said_line *line = &lists[i]->lines[at[i]++];
			was = i == 0 ? line : was;
			count[i] = i == 0 ? 0 : line->count;
		}
		done = import_note_sum(im, &all, sum, 0);
		if (!done)
			break;
		struct said_line *line = &all.lines[all.count - 1];
		const bool is_new = !was && met != last, is_alike = count[1] == count[2];
		*line = was ? *was : (struct said_line){ .sum = sum, .met = is_new };
		if (is_new)
			memcpy(line->step, last->step, sizeof line->step);
		if (line->met || !is_alike)
			continue;
		line->count = count[1];
		line->met = 1;
		memcpy(line->step, met->step, sizeof line->step);
	}
	free(im->common.lines);
	im->common = all;
	return done;
}

/* Where they parted, or (they did not) in front of all, neither said what is not known by then. */
static bool end_meeting(struct import *im, const struct meeting *last)
{
	const struct meeting parting = { .step = { im->parted.step, im->parted.step } };
	struct said said[SIDES] = { { .count = 0 } };
	bool done = !im->parted.event.id || import_list_lines(im, im->parted.book, &said[OURS],
		&im->parted.tables, &im->parted.journal);

	said[THEIRS] = said[OURS];
	done = done && meet(im, &parting, last ? last : &parting, said);
	for (size_t i = 0; i < im->common.count; i++)
		im->common.lines[i].met = 0;
	free(said[OURS].lines);
	return done;
}

/* Is all that was said there said alike again later on? */
static bool is_past(const struct meeting *met, const struct meeting *list, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		if (list[i].is_whole && list[i].step[OURS] >= met->step[OURS]
			&& list[i].step[THEIRS] >= met->step[THEIRS])
			return true;
	}
	return false;
}

/* From the last one back, as far as they tell anything. */
static bool read_meetings(struct import *im, const struct vault_meeting *list, size_t count, int64_t event)
{
	const int64_t events[] = { event, im->from_event.id };
	bool done = true;
	size_t kept = count;

	for (size_t i = count; done && i-- > 0;) {
		struct meeting met = { .step = { list[i].step[0], list[i].step[1] } };
		struct said said[SIDES] = { { .count = 0 } };
		const bool is_first = kept == count;
		if (is_past(&met, im->meetings + kept, count - kept))
			continue;
		for (int side = 0; done && side < SIDES; side++)
			done = read_then(im, &met, side, is_first, events[side], &said[side]);
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
	return done;
}

/* Where they parted stands first: there they were one book. */
static bool put_parting(struct import *im)
{
	struct parted *parted = &im->parted;

	if (!parted->event.id)
		return true;
	const uint64_t sum = import_sum(0, buf_text(&parted->journal), parted->journal.len);
	memmove(im->meetings + 1, im->meetings, im->meeting_count++ * sizeof *im->meetings);
	im->meetings[0] = (struct meeting){ .step = { parted->step, parted->step },
		.book = { parted->book, parted->book }, .event = { parted->event.id, parted->event.id },
		.sum = { sum, sum }, .tables = { parted->tables, parted->tables }, .is_parting = true };
	return import_note_settings(im, parted->book, parted->event.id);
}

/* Where all was said alike nothing is measured from earlier. */
static void set_whole(struct import *im)
{
	for (size_t i = 0; i < im->meeting_count; i++) {
		if (!im->meetings[i].is_whole)
			continue;
		for (int side = 0; side < SIDES; side++) {
			int64_t *whole = &im->whole[side];
			*whole = im->meetings[i].step[side];
			for (size_t at = 0; at < im->meeting_count; at++)
				*whole = im->meetings[at].step[side] < *whole ? im->meetings[at].step[side] : *whole;
		}
	}
}

/* Who is who, of those who are called otherwise than they were: the first meeting tells. */
static bool pair_players(struct import *im, const struct vault_meeting *list, size_t count)
{
	struct renamed renamed = { .count = { 0 } };
	bool done = vault_renamed(im->book, im->parted.step, &renamed.ids[OURS], &renamed.count[OURS], im->e)
		&& vault_renamed(im->from, im->parted.step, &renamed.ids[THEIRS], &renamed.count[THEIRS], im->e);
	const bool any = renamed.count[OURS] > 0 || renamed.count[THEIRS] > 0;
	im->has_renamed = any || im->joined_count[OURS] > 0 || im->joined_count[THEIRS] > 0;

	for (size_t i = count; done && any && i-- > 0;) {
		struct err none = { 0 };
		struct book *then[SIDES];
		for (int side = 0; side < SIDES; side++)
			then[side] = book_then(im, side, list[i].step[side], i + 1 == count, &none);
		done = !then[OURS] || !then[THEIRS] || import_pair_players(im, &renamed, then);
	}
	for (int side = 0; side < SIDES; side++)
		book_free(renamed.ids[side]);
	return done;
}

bool import_read_meetings(struct import *im, int64_t event)
{
	struct vault_meeting *list = NULL;
	size_t count = 0;
	bool done = vault_meetings(im->book, im->from, im->parted.step, &list, &count, im->e);

	im->meetings = done ? calloc(count + 1, sizeof *im->meetings) : NULL;
	if (done && !im->meetings)
		done = desk_fail(im->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	done = done && (count == 0 || open_now(im));
	done = done && vault_seen_to(im->from, im->book, im->parted.step, &im->seen[OURS], im->e)
		&& vault_seen_to(im->book, im->from, im->parted.step, &im->seen[THEIRS], im->e);
	done = done && pair_players(im, list, count);
	done = done && read_meetings(im, list, count, event)
		&& end_meeting(im, im->meeting_count > 0 ? &im->meetings[im->meeting_count - 1] : NULL);
	book_free(list);
	if (!done)
		return false;
	im->met[OURS] = im->met[THEIRS] = im->whole[OURS] = im->whole[THEIRS] = im->parted.step;
	set_whole(im);
	done = put_parting(im);
	if (im->meeting_count > 0)
		memcpy(im->met, im->meetings[im->meeting_count - 1].step, sizeof im->met);
	return done;
}

void import_close_meetings(struct import *im)
{
	for (int side = 0; im->then && side < SIDES; side++) {
		for (int i = 0; i < KEPT; i++)
			book_close(im->then->kept[side][i].book);
		book_close(im->then->now[side]);
	}
	for (size_t i = 0; i < im->meeting_count; i++) {
		for (int side = 0; side < SIDES && !im->meetings[i].is_parting; side++)
			free(im->meetings[i].tables[side].lines);
	}
	free(im->parted.tables.lines);
	free(im->then);
	free(im->meetings);
	free(im->settings);
	free(im->common.lines);
}

/* ---- what both said alike of a thing ------------------------------------------------------------------- */

const struct meeting *import_last_alike(struct import *im, import_alike *alike, void *thing)
{
	for (size_t i = im->meeting_count; i-- > 0;) {
		const struct meeting *met = import_meeting(im, i);
		if (met && alike(im, met, thing))
			return met;
	}
	return NULL;
}

int64_t import_table_then(struct import *im, const struct meeting *met, int side)
{
	struct book_table table;
	struct err none = { 0 };
	bool there = met->event[side] && book_table_look(met->book[side], met->event[side], im->table.round,
		im->table.no, &table, &none) == 1;

	return there ? table.id : 0;
}

int64_t import_anew(struct import *im, int side, int64_t table)
{
	struct vault_set *list = NULL;
	struct err none = { 0 };
	size_t count = 0;
	int64_t step = 0;
	bool was_removed = false, *keeps = &im->keeps_tables[side];
	struct book *book = side == OURS ? im->book : im->from;

	if (*keeps || (side == OURS && im->is_fresh))
		return 0;
	/* In most books none ever was: each table's history is not looked through then. */
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
