/* Take a journal's rulings. */
#include "desk/desk.h"
#include "desk/import/import.h"
#include "desk/messages.h"

#include <stdio.h>
#include <string.h>

static bool decides_deal(const struct court_ruling *ruling)
{
	return ruling->said.state == COURT_DECIDED && (ruling->pays || ruling->kind->redeals);
}

/* Refuse the ruling, and show both: the books disagree about a dispute, or about the deal before it. */
static bool fail_other(struct import *im, const struct book_ruling *said)
{
	struct book_ruling *list = NULL;
	struct buf place = { 0 }, ours = { 0 }, theirs = { 0 };
	struct err none = { 0 };
	struct book_deal deal;
	size_t count = 0, same = 0;

	if (!book_deal_rulings(im->book, im->table.id, im->now.number, &list, &count, im->e))
		return false;
	while (same + 1 < count && !desk_is_same_claim(&list[same], said))
		same++;
	if (count > 0)
		desk_ruling_note(&ours, im->desk->lang, &list[same]);
	else if (book_deal_find(im->book, im->table.id, im->now.number, &deal, &none))
		book_deal_write(&ours, &deal, &im->table);
	book_free(list);
	desk_ruling_note(&theirs, im->desk->lang, said);
	buf_printf(&place, "%d %d", im->table.round, im->table.no);
	desk_fail(im->desk, ERR_CONFLICT, count > 0 ? &msg_import_other_ruling : &msg_import_unruled,
		MSG_ARGS(num_of(im->now.number).text, buf_text(&place), buf_text(&ours), buf_text(&theirs)));
	buf_free(&place);
	buf_free(&ours);
	buf_free(&theirs);
	return false;
}

/* Find the ruling in the other book; false: it is not there, or no book is being merged. */
static bool find_their_ruling(struct import *im, const struct book_ruling *said, struct book_ruling *theirs)
{
	struct err none = { 0 };
	bool there = false;

	*theirs = *said;
	if (!merge_find_their_table(im))
		return false;
	theirs->table = im->from_table;
	return book_ruling_is_there(im->from, theirs, &there, &none) && there;
}

/* The deal of a ruling new to the book may be free, wait for a ruling, be recorded by this file, or be the
 * one that was ruled on; else the books disagree. */
static bool check_free(struct import *im, const struct desk_dispute *d, const struct book_ruling *said)
{
	const bool is_fresh = im->fresh_table == im->table.id && im->fresh_deal == im->now.number;
	const bool is_open = d->ruling.said.state == COURT_OPEN;
	struct book_ruling theirs;
	struct book_deal last, *list = NULL;
	struct err none = { 0 };
	size_t count = 0;

	if (is_fresh || (!is_open && !decides_deal(&d->ruling))
		|| !book_deal_find(im->book, im->table.id, im->now.number, &last, &none))
		return true;
	if (last.state == BOOK_REDEAL || last.state == BOOK_TAKEN_BACK || last.state == BOOK_OPEN)
		return true;
	if (is_open && last.state != BOOK_RULED)
		return true;
	if (im->meeting_count == 0 || !merge_find_their_table(im))
		return fail_other(im, said);
	/* Of books that parted: was the ruling there made on the deal that stands here, whatever came since? */
	const struct book_deal *over = NULL;
	const bool there = find_their_ruling(im, said, &theirs);
	book_deal_history(im->from, im->from_table, last.no, &list, &count, &none);
	merge_call_all(im, im->from, list, count);
	for (size_t i = 0; i < count; i++) {
		const bool is_later = there && theirs.deal && list[i].id >= theirs.deal;
		over = is_later || merge_is_by_ruling(&list[i]) ? over : &list[i];
	}
	const bool is_over_it = over && book_deal_is_same(&last, over);
	book_free(list);
	return is_over_it || fail_other(im, said);
}

/* Count a ruling: the deal of this file as it counted before the ruling no longer counts. */
static bool count_ruling(struct import *im, const struct desk_dispute *d)
{
	const struct import_counted *last = im->count > 0 ? &im->counted[im->count - 1] : NULL;
	struct desk_counted ruled = { .no = im->now.number, .dealer = GAME_NO_SEAT };

	if (!decides_deal(&d->ruling))
		return true;
	bool replaces = last && last->no == im->now.number;
	for (int seat = 0; replaces && seat < im->table.seat_count; seat++)
		im->totals[seat] -= last->points[seat];
	im->count -= replaces;
	im->packed.len = replaces ? last->at : im->packed.len;
	memcpy(ruled.points, d->ruling.points, sizeof d->ruling.points);
	return !d->ruling.pays || import_count(im, &ruled);
}

/* Count a ruling that has a later revision here, unless it was taken back. */
static bool count_older(struct import *im)
{
	struct book_ruling *list = NULL;
	size_t count = 0;
	bool done = book_deal_rulings(im->book, im->table.id, im->now.number, &list, &count, im->e);

	im->taken_over.older += count > 0;
	book_free(list);
	return done;
}

/* Find the open claim here that the ruling ends, and report that. */
static bool end_open(struct import *im, struct desk_dispute *d, const struct book_ruling *said)
{
	struct buf note = { 0 };

	if (said->said.state == COURT_OPEN)
		return true;
	if (!desk_find_claim(im->book, said, true, &d->previous, im->e))
		return false;
	if (d->previous.id) {
		buf_printf(&note, "%d: ", d->previous.item);
		desk_ruling_note(&note, im->desk->lang, said);
		desk_say(im->desk, &msg_rule_claim_ended, MSG_ARGS(num_of(im->table.round).text,
			num_of(im->table.no).text, num_of(said->said.no).text, buf_text(&note)));
		buf_free(&note);
	}
	return true;
}

/* Was a claim open in the other book decided here, unknown to the other book? */
static bool is_ended_here(struct import *im, const struct book_ruling *said, bool *is)
{
	struct book_ruling ended;
	bool was = false;

	*is = false;
	if (!im->from || said->said.state != COURT_OPEN || !merge_find_their_table(im))
		return true;
	if (!desk_find_claim(im->book, said, false, &ended, im->e))
		return false;
	ended.table = im->from_table;
	bool done = !ended.id || book_ruling_was_there(im->from, &ended, 0, &was, im->e);
	*is = ended.id && !was;
	return done;
}

/* Find the revision of the deal made by a past revision of its ruling; 0: it did not come. */
static bool find_ruled(struct import *im, const struct book_ruling *past, int64_t *deal)
{
	struct book_deal *list = NULL;
	struct book_ruling *rulings = NULL;
	size_t count = 0, ruling_count = 0;
	bool done = book_deal_history(im->book, im->table.id, past->said.no, &list, &count, im->e)
		&& book_deal_rulings(im->book, im->table.id, past->said.no, &rulings, &ruling_count, im->e);

	*deal = 0;
	for (size_t i = 0; done && i + 1 < count; i++) {
		bool is_other = list[i].state != BOOK_RULED
			|| memcmp(list[i].points, past->points, sizeof past->points) != 0;
		/* Did another ruling of the deal, in any revision, make that revision of it? */
		for (size_t j = 0; done && j < ruling_count && !is_other; j++) {
			struct book_ruling *revisions = NULL;
			size_t revision_count = 0;
			done = rulings[j].item == past->item
				|| book_ruling_history(im->book, &rulings[j], &revisions, &revision_count, im->e);
			for (size_t at = 0; at < revision_count; at++)
				is_other = is_other || revisions[at].deal == list[i].id;
			book_free(revisions);
		}
		*deal = is_other ? *deal : list[i].id;
	}
	book_free(list);
	book_free(rulings);
	return done;
}

/* Keep revisions that the ruling had only in the other book: a third book may know it by them. */
static bool put_past(struct import *im, const struct desk_dispute *d, const struct book_ruling *theirs)
{
	struct book_ruling *list = NULL;
	size_t count = 0;
	bool done = book_ruling_history(im->from, theirs, &list, &count, im->e), was = false;

	for (size_t i = 0; done && i + 1 < count; i++) {
		struct book_ruling *past = &list[i];
		past->table = im->table.id;
		past->item = d->has_previous ? d->previous.item : 0;
		past->is_told = past->is_past = true;
		done = find_ruled(im, past, &past->deal) && book_ruling_was_there(im->book, past, 0, &was, im->e)
			&& (was || book_ruling_put(im->book, past, NULL, &was, im->e));
	}
	book_free(list);
	return done;
}

/* Put a ruling new to this book, or a revision that continues the one here; if both books continued it, each
 * in its own way, they disagree. */
static bool put_ruling(struct import *im, struct desk_dispute *d, const struct book_ruling *said)
{
	struct book_ruling theirs, *list = NULL;
	size_t count = 0;
	bool known = false, is_ended = false;

	if (!merge_knows_ruling(im, said, &d->previous, &known)
		|| (!known && !is_ended_here(im, said, &is_ended)))
		return false;
	if (is_ended)
		return count_older(im);
	if (!d->previous.id && !end_open(im, d, said))
		return false;
	d->has_previous = d->previous.id != 0;
	if (!d->has_previous && !im->from
		&& !book_deal_rulings(im->book, im->table.id, said->said.no, &list, &count, im->e))
		return false;
	/* In a journal: is that claim here already, decided otherwise or revised since? Not if another line has
	 * the ruling here: then this is a second ruling of that claim. */
	for (size_t i = 0; i < count; i++)
		known = known
			|| (desk_is_same_claim(&list[i], said) && !import_has_told(im, TOLD_RULING, list[i].id));
	book_free(list);
	if (!d->has_previous && known)
		return fail_other(im, said);
	known = d->has_previous;
	const bool there = find_their_ruling(im, said, &theirs);
	d->leaves_deal = there && !theirs.deal;
	bool done = (known || check_free(im, d, said)) && merge_keep_typist_of(im, im->now.number);
	done = done && (!there || put_past(im, d, &theirs));
	return done && desk_dispute_put(im->desk, d) && import_tell(im, TOLD_RULING, d->kept.id);
}

/* Is the ruling recorded here? Equal rulings in two books agree, whenever they were made. */
static bool is_recorded(struct import *im, const struct book_ruling *said, bool *there)
{
	struct book_ruling same = *said;
	bool done = book_ruling_is_there(im->book, &same, there, im->e);

	same.said.at[0] = *there ? same.said.at[0] : '\0';
	done = done && (*there || book_ruling_is_there(im->book, &same, there, im->e));
	return done && (!*there || import_tell(im, TOLD_RULING, same.id));
}

/* Judge with the dealer in turn then, as that may have been corrected since; a deal that follows from the
 * ruling has the sheet's dealer, unless that is impossible. */
static bool judge_whole(struct desk *desk, struct desk_dispute *d)
{
	const struct court_dispute said = d->ruling.said;
	const int dealer = d->scene.court.dealer;

	d->scene.court.dealer = d->scene.court.due;
	bool done = desk_dispute_judge(desk, d);
	d->scene.court.dealer = dealer;
	if (!done || !decides_deal(&d->ruling))
		return done;
	struct court_ruling in_turn = d->ruling;
	d->ruling.said = said;
	if (desk_dispute_judge(desk, d))
		return true;
	*desk->err = (struct err){ 0 };
	d->ruling = in_turn;
	d->scene.court.dealer = d->scene.court.due;
	return true;
}

/* Judge a ruling of a journal: its deal may not contradict it, unless it was dismissed, perhaps before that
 * deal; facts are filled in from the deal only if it cannot be judged without. */
static bool judge_told(struct desk *desk, struct desk_dispute *d, bool is_whole)
{
	const struct game_record *record = d->scene.court.record;
	const struct court_dispute said = d->ruling.said;

	if (!is_whole)
		return desk_dispute_judge(desk, d);
	if (said.state != COURT_DISMISSED && (!judge_whole(desk, d) || !record))
		return !desk->err->msg;
	d->ruling.said = said;
	d->scene.court.record = NULL;
	bool done = judge_whole(desk, d);
	d->scene.court.record = record;
	return done;
}

static bool take_ruling(struct import *im, int *bad)
{
	const struct journal_statement *now = &im->now;
	struct desk *desk = im->desk;
	struct desk_dispute d = { .event = im->event, .table = im->table, .is_told = true }, written;
	struct err none = { 0 };
	struct book_ruling same;
	char case_no[COURT_CODE];
	bool is_whole = false, there = false, was = false;

	*bad = now->pair_count;
	snprintf(case_no, sizeof case_no, "%.*s", (int)now->name.n, now->name.s);
	court_start(&d.ruling.said, case_no);
	if (!desk_dispute_open(desk, now->number, &d)
		|| !d.court->read(now->pairs, now->pair_count, &d.ruling.said, bad, im->e))
		return false;
	/* Is it recorded as written? A journal contains everything a ruling was based on (is_whole: enough to
	 * judge it); the book's deal was perhaps recorded after it, and must not fill it in. */
	written = d;
	written.scene.court.record = NULL;
	written.scene.court.dealer = written.scene.court.due;
	is_whole = d.court->judge(&written.scene.court, &written.ruling, &none);
	if (is_whole)
		desk_dispute_keep(&written, &same);
	if ((is_whole && !is_recorded(im, &same, &there)) || !judge_told(desk, &d, is_whole))
		return false;
	if (d.ruling.said.state == COURT_DECIDED && d.ruling.kind->redeals)
		import_note_attempt(im, now->number);
	desk_dispute_keep(&d, &same);
	if ((!there && !is_recorded(im, &same, &there))
		|| !book_ruling_was_there(im->book, &same, im->since[OURS], &was, im->e))
		return false;
	was = there || ((was || im->is_old) && !merge_is_lost(im, now->number));
	if (was && !there && !count_older(im))
		return false;
	if (!was && !merge_stays_at(im, now->number, &msg_merge_has_ruling))
		return false;
	im->taken_over.rulings += !was;
	im->ruled = was || !decides_deal(&d.ruling) ? im->ruled : now->number;
	return (was || put_ruling(im, &d, &same)) && count_ruling(im, &d);
}

bool import_ruling(struct import *im)
{
	int bad;

	if (im->is_old && !im->is_stored)
		return true;
	if (!import_has_seats(im))
		return true;
	if (!merge_follow(im))
		return false;
	if (!import_start_totals(im, im->now.number))
		return false;
	if (take_ruling(im, &bad))
		return true;
	if (im->is_old && im->e->status != ERR_FAILED) {
		*im->e = (struct err){ 0 };
		return true;
	}
	return im->e->status == ERR_REFUSED ? import_fault_pair(im, bad) : import_fault_error(im);
}
