/* A journal's deals and their cards. */
#include "base/messages.h"
#include "book/messages.h"
#include "desk/import/import.h"
#include "desk/messages.h"
#include "games/cards.h"
#include "games/messages.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool import_count(struct import *im, const struct desk_counted *deal)
{
	struct import_counted *counted = list_grow(im->counted, im->count, sizeof *counted);
	size_t facts = (size_t)deal->record.fact_count * sizeof *deal->record.facts, at = im->packed.len;

	if (counted)
		im->counted = counted;
	buf_add(&im->packed, (const char *)deal, offsetof(struct desk_counted, record.facts) + facts);
	if (!counted || im->packed.failed)
		return desk_fail(im->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	counted += im->count++;
	*counted = (struct import_counted){ .no = deal->no, .at = at };
	memcpy(counted->points, deal->points, sizeof counted->points);
	for (int seat = 0; seat < im->table.seat_count; seat++)
		im->totals[seat] += deal->points[seat];
	return true;
}

bool import_start_totals(struct import *im, int first)
{
	struct desk_counted *deals = NULL;
	size_t count = 0;

	if (im->is_fresh || im->has_totals)
		return true;
	im->has_totals = true;
	bool done = desk_counted_make(im->book, &im->table, &deals, &count, im->e);
	for (size_t i = 0; done && i < count && deals[i].no < first; i++)
		done = import_count(im, &deals[i]);
	free(deals);
	return done;
}

/* Fault a deal line whose figures on paper, from these on, are not those of the deal. */
static bool fault_paper(struct import *im, const struct book_deal *deal)
{
	const struct desk_counted counted = desk_counted_of(deal, &im->table);
	struct desk_paper paper = { .rules = &im->rules.game, .seats = im->table.seat_count };
	struct buf slips = { 0 };
	size_t at = im->now.source.n;

	while (at > 0 && im->now.source.s[at - 1] != '=')
		at--;
	desk_paper_fill(&paper, &counted, 1);
	desk_paper_read(&paper, &im->line);
	im->view->slips(im->view->arg, &slips, &paper);
	desk_paper_refuse(im->desk, &msg_deal_paper_differs, &paper, &im->line, buf_text(&slips));
	buf_free(&slips);
	return import_fault_error_at(im, at > 0 ? at - 1 : 0);
}

/* Take a deal as played, whatever the event now says about its number. */
static bool take_number(struct import *im, struct book_deal *deal, struct book_taking *taking)
{
	/* If both books have the same result, earlier redeals and rulings remain each one's own. */
	bool is_past = !im->deal_is_old && merge_is_alike(im, deal->no);
	*taking = (struct book_taking){ .is_old = im->deal_is_old || is_past, .is_journal = !im->from,
		.since = im->from ? im->since[OURS] : INT64_MAX };
	if (!book_deal_take(im->book, deal, taking, im->e))
		return false;
	if (taking->older && !merge_note_changed(im, deal->no))
		return false;
	if (taking->beyond)
		desk_say(im->desk, &msg_import_beyond,
			MSG_ARGS(im->file, num_of(im->now.line).text, num_of(deal->no).text,
				num_of(book_event_deals(&im->event, im->table.seat_count)).text));
	return true;
}

/* Count how many more attempts the book has at a number than the file so far. */
static bool count_unsaid(struct import *im, int no, int *attempts)
{
	struct book_deal *list = NULL;
	size_t count = 0;
	bool done = book_deal_history(im->book, im->table.id, no, &list, &count, im->e);

	*attempts = (int)book_deal_attempts(list, count) - (im->dealt_again == no ? im->attempts : 0);
	book_free(list);
	return done;
}

/* Report what is odd about a new deal, with its place in the file. */
static bool tell_new(struct import *im, struct game_deal *line, const struct book_deal *deal)
{
	struct err odd[DESK_ODD];
	bool done = true;
	int unsaid = 0;

	/* Takeovers before it that only the book has: report them once. */
	for (int i = 0; !im->from && i < im->table.turn_count; i++) {
		const struct book_turn *turn = &im->table.turns[i];
		if (im->turn_said[i] || turn->from > deal->no)
			continue;
		im->turn_said[i] = true;
		desk_fail(im->desk, ERR_CONFLICT, &msg_import_unsaid_turn, MSG_ARGS(num_of(turn->from).text,
			text_seat_code(turn->seat), turn->player, num_of(im->round).text));
		if (!import_fault_error(im))
			return false;
		break;
	}
	done = desk_deal_odd(im->desk, NULL, &im->table, line, odd);
	for (int i = 0; done && i < DESK_ODD; i++) {
		struct buf text = { 0 };
		err_text(&text, im->desk->lang, &odd[i]);
		if (odd[i].msg)
			desk_say(im->desk, &msg_import_odd,
				MSG_ARGS(im->file, num_of(im->now.line).text, buf_text(&text)));
		buf_free(&text);
	}
	/* An attempt is no new deal; it may be one of those the file lacks, in other words. */
	if (!done || im->from || im->is_fresh || deal->state != BOOK_REDEAL)
		return done;
	if (!count_unsaid(im, deal->no, &unsaid))
		return false;
	desk_say(im->desk, unsaid > 0 ? &msg_import_attempt_beside : &msg_import_attempt,
		MSG_ARGS(num_of(im->table.round).text, num_of(im->table.no).text, num_of(deal->no).text,
			deal->reason));
	return true;
}

/* The attempts of a file that is read again are all in the book, the last one with its own dealer. Settle a
 * line that names none with the dealer it had where it stands, if the book knows the deal so (R-43). */
static bool settle_line(struct import *im, struct book_deal *deal)
{
	struct game_deal *line = &im->line, then = *line;
	const bool is_attempt = line->kind == GAME_DEAL_REDEAL, follows = im->dealt_again == line->no
		&& im->attempts > is_attempt;
	struct book_deal there;
	struct err none = { 0 };
	bool was = false;

	if (!desk_deal_settle(im->desk, &im->rules, &im->table, line, deal))
		return false;
	if (im->from || line->dealer != GAME_NO_SEAT || (!is_attempt && !follows))
		return true;
	then.dealer = follows ? im->attempt_dealer : book_deal_turn(deal, &im->table);
	if (then.dealer == deal->dealer)
		return true;
	if (desk_deal_settle(im->desk, &im->rules, &im->table, &then, &there)
		&& !book_deal_was_there(im->book, &there, &was, im->e))
		return false;
	*im->e = none;
	line->dealer = was ? then.dealer : GAME_NO_SEAT;
	*deal = was ? there : *deal;
	return true;
}

/* Where dealers follow one another, fault a line that changes the dealer of a later deal whose line stood
 * ahead of it in the file and named none. */
static bool check_turns(struct import *im, const struct book_deal *deal)
{
	const struct game *game = im->rules.game.edition->game;
	struct game_dealt last;
	struct book_deal next;
	int no = 0;

	for (size_t i = 0; i < im->in_turn_count; i++) {
		if (im->in_turn[i] > deal->no && (no == 0 || im->in_turn[i] < no))
			no = im->in_turn[i];
	}
	if (no == 0)
		return true;
	if (!book_deal_last(im->book, im->table.id, no, &last, im->e)
		|| !book_deal_find(im->book, im->table.id, no, &next, im->e))
		return false;
	const int due = game_dealer_after(game, last, no, im->table.seat_count);
	if (last.no != deal->no || due == next.dealer)
		return true;
	desk_fail(im->desk, ERR_REFUSED, &msg_import_turn,
		MSG_ARGS(num_of(no).text, text_seat_code(next.dealer), text_seat_code(due)));
	return import_fault_error(im);
}

/* Note a line that named no dealer. */
static bool note_in_turn(struct import *im, int no)
{
	int *at = list_grow(im->in_turn, im->in_turn_count, sizeof *at);

	if (!at)
		return desk_fail(im->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	im->in_turn = at;
	at[im->in_turn_count++] = no;
	return true;
}

/* Note the place of a deal that was taken; name it if another line says something else about that deal. */
static bool note_place(struct import *im, const struct book_deal *deal, bool is_taken)
{
	const struct deal_place place = { im->table.id, deal->no, im->now.line, im->file };
	const char *said = is_taken ? "" : im->e->msg->text[LANG_EN];
	size_t i = im->taken_count;

	if (is_taken)
		return deal->state == BOOK_REDEAL
			|| merge_add(im, &im->taken, &im->taken_count, &place, sizeof place);
	while (i > 0 && (im->taken[i - 1].table != place.table || im->taken[i - 1].no != place.no))
		i--;
	if (i > 0 && (strcmp(said, msg_deal_conflict.text[LANG_EN]) == 0
		|| strcmp(said, msg_deal_conflict_redeal.text[LANG_EN]) == 0)) {
		im->e->msg = &msg_import_deal_twice;
		snprintf(im->e->arg[3], sizeof im->e->arg[3], "%s:%d", im->taken[i - 1].file, im->taken[i - 1].line);
	}
	return true;
}

/* Store the deal of the line, and count it. */
static bool take_deal(struct import *im, struct book_deal *deal)
{
	struct game_deal *line = &im->line;
	struct book_taking taking = { .again = false };
	const bool follows = im->rules.game.edition->game->dealer_follows && !im->from;
	const bool is_in_turn = line->dealer == GAME_NO_SEAT;

	if (!settle_line(im, deal))
		return import_fault_error(im);
	if (!desk_deal_agrees(line, deal, im->table.seat_count) && !fault_paper(im, deal))
		return false;
	if (deal->state == BOOK_REDEAL && !im->deal_is_old
		&& !merge_stays_at(im, deal->no, &msg_merge_has_attempt))
		return import_fault_error(im);
	if (!merge_keep_typist_of(im, deal->no))
		return false;
	bool is_taken = take_number(im, deal, &taking);
	if (!im->from && !note_place(im, deal, is_taken))
		return false;
	if (!is_taken && !merge_disagree(im, deal->no))
		return false;
	im->attempt_dealer = deal->dealer;
	if (follows && (!check_turns(im, deal) || (is_in_turn && !note_in_turn(im, deal->no))))
		return false;
	const struct brought *brought = NULL;
	for (size_t i = 0; i < im->brought_count && !brought; i++)
		brought = im->brought[i].no == deal->no ? &im->brought[i] : NULL;
	bool is_new = brought ? brought->is_new : !taking.again && !taking.older;
	if (is_new && !tell_new(im, line, deal))
		return false;
	if (is_new) {
		im->fresh_table = im->table.id;
		im->fresh_deal = deal->no;
	}
	if (is_taken && deal->state != BOOK_REDEAL && (is_new || !brought)) {
		im->taken_over.deals++;
		im->taken_over.again += !is_new;
	}
	im->deal_is_old = im->deal_is_old || taking.older;
	const struct desk_counted counted = desk_counted_of(deal, &im->table);
	return import_tell(im, TOLD_DEAL, deal->id)
		&& (deal->state != BOOK_PLAYED || import_count(im, &counted));
}

/* Are all rows of the cards among the others? */
static bool are_among(const struct game_cards *cards, const struct game_cards *others)
{
	struct buf rest = { 0 };

	game_cards_rest_write(&rest, cards, others);
	bool is_empty = rest.len == 0 && !rest.failed;
	buf_free(&rest);
	return is_empty;
}

/* May the cards be put here? Not if the cards here say more, or came later (*may false); otherwise they give
 * way only to a book that had them and went on from there; else the books disagree. */
static bool may_put_cards(struct import *im, const struct book_cards *cards, int revision, bool *may)
{
	const struct meeting *met = NULL;
	struct book_cards here, then[SIDES] = { { .id = 0 } };
	struct err none = { 0 };
	struct buf rows[2] = { 0 };
	bool was_here = false, was_there = false, is_alike = false;

	if (!book_cards_find(im->book, cards->table, cards->no, revision, &here, im->e))
		return false;
	*may = !here.id || are_among(&here.play, &cards->play);
	if (*may || are_among(&cards->play, &here.play))
		return true;
	/* The state when both last had them alike. */
	while (!is_alike && (met = merge_meeting_before(im, met)) != NULL) {
		is_alike = true;
		for (int side = 0; is_alike && side < SIDES; side++)
			is_alike = book_cards_find(met->book[side], merge_table_then(im, met, side), cards->no, revision,
				&then[side], &none);
		is_alike = is_alike && are_among(&then[OURS].play, &then[THEIRS].play)
			&& are_among(&then[THEIRS].play, &then[OURS].play);
	}
	const bool has_met = met && then[THEIRS].id;
	*may = has_met && are_among(&here.play, &then[THEIRS].play);
	if (*may || (has_met && are_among(&cards->play, &then[THEIRS].play)))
		return true;
	if (!book_cards_were_there(im->book, cards->table, cards->no, &cards->play, &was_here, im->e)
		|| (merge_find_their_table(im) && !book_cards_were_there(im->from, im->from_table, cards->no,
			&here.play, &was_there, im->e)))
		return false;
	*may = was_there;
	if (was_here != was_there)
		return true;
	game_cards_rest_write(&rows[0], &here.play, &cards->play);
	game_cards_rest_write(&rows[1], &cards->play, &here.play);
	desk_fail(im->desk, ERR_CONFLICT, &msg_import_other_cards,
		MSG_ARGS(num_of(im->now.deal.no).text, buf_text(&rows[0]), buf_text(&rows[1])));
	buf_free(&rows[0]);
	buf_free(&rows[1]);
	return false;
}

/* Store the cards, and report where they and the result differ. */
static bool take_cards(struct import *im, const struct book_deal *deal)
{
	struct book_cards cards = { .table = im->table.id, .no = im->now.deal.no, .play = im->cards };
	struct buf where = { 0 };
	int revision = deal->state == BOOK_REDEAL ? deal->revision : 0;
	bool again = false, may = false;

	if (!may_put_cards(im, &cards, revision, &may))
		return import_fault_error(im);
	if (!may)
		return true;
	buf_printf(&where, "%s:%d: ", im->file, im->now.line);
	if (deal->state == BOOK_PLAYED)
		im->view->compare(im->view->arg, buf_text(&where), &im->table, deal);
	buf_free(&where);
	if (!book_cards_put(im->book, &cards, revision, &again, im->e))
		return import_fault_error(im);
	if (!again && !(im->fresh_table == im->table.id && im->fresh_deal == cards.no))
		merge_say_came(im);
	return true;
}

/* Skip what the other book had before it was copied: it is known, whatever stands here now. Only count how
 * often the number was dealt. */
static bool pass_deal(struct import *im)
{
	struct book_deal deal;
	struct book_taking taking = { .older = true };

	im->line = im->now.deal;
	bool is_redealt = im->line.kind == GAME_DEAL_REDEAL;
	if (im->line.is_open)
		return true;
	if (im->is_stored && desk_deal_settle(im->desk, &im->rules, &im->table, &im->line, &deal)
		&& !take_number(im, &deal, &taking))
		return false;
	if (!im->is_stored && !merge_note_changed(im, im->line.no))
		return false;
	*im->e = (struct err){ 0 };
	im->taken_over.deals += !is_redealt;
	im->taken_over.again += !is_redealt;
	return true;
}

void import_note_attempt(struct import *im, int no)
{
	im->attempts = im->dealt_again == no ? im->attempts + 1 : 1;
	im->dealt_again = no;
}

/*
 * The file has a deal as played that here waits to be dealt again. It is known if it was recorded so before,
 * and the ruling that has it dealt again follows in the file; if the file has fewer redeals than the book, it
 * may be the struck attempt.
 */
static bool look_before_redeal(struct import *im, const struct journal_statement *next, bool *is_known)
{
	struct book_deal last, deal = { .has_record = false };
	struct err none = { 0 };
	struct journal rest = im->journal;
	struct journal_statement line = *next;
	struct text_fault fault;
	int attempts = 0;
	bool was = false;

	*is_known = false;
	if (im->from || !im->is_stored || im->line.is_open || im->line.kind == GAME_DEAL_REDEAL)
		return true;
	if (!book_deal_find(im->book, im->table.id, im->line.no, &last, &none) || last.state != BOOK_REDEAL)
		return true;
	if (!desk_deal_settle(im->desk, &im->rules, &im->table, &im->line, &deal)) {
		*im->e = (struct err){ 0 };   /* take_deal reports a wrong line */
		return true;
	}
	/* Was the deal ever recorded so, even if undone, and has the book an attempt that the file lacks? */
	if (!book_deal_was_there(im->book, &deal, &was, im->e) || !count_unsaid(im, deal.no, &attempts))
		return false;
	was = was && attempts > 0;
	/* Does a ruling at the line's deal follow in the file? */
	for (int got = 1; was && got != 0 && !*is_known; got = journal_next(&rest, &line, &fault)) {
		*is_known = got > 0 && line.kind == JOURNAL_RULING && line.number == im->now.deal.no;
		if (got > 0 && (line.kind == JOURNAL_TABLE || line.kind == JOURNAL_ROUND))
			break;
	}
	return !was || *is_known || desk_fail(im->desk, ERR_CONFLICT, &msg_import_dealt_again,
		MSG_ARGS(num_of(im->line.no).text, num_of(im->round).text, num_of(im->table.no).text));
}

/* Take new cards to the number that their deal has here, as an insertion does. */
static bool take_moved_cards(struct import *im, int here)
{
	const struct game *game = im->rules.game.edition->game;
	const int seats = im->table.seat_count;
	struct book_deal ours, theirs;
	struct err none = { 0 };
	bool fits = here > 0 && book_deal_find(im->book, im->table.id, here, &ours, &none)
		&& book_deal_find(im->from, im->from_table, im->now.deal.no, &theirs, &none)
		&& game_players_at(game, seats, ours.dealer) == game_players_at(game, seats, theirs.dealer);

	im->deal_is_old = true;
	if (!pass_deal(im))
		return false;
	if (!fits)
		return merge_stays_at(im, im->now.deal.no, &msg_merge_has_cards) || import_fault_error(im);
	const struct journal_place moved = { im->round, im->table.no, theirs.no };
	if (!merge_add(im, &im->moved, &im->moved_count, &moved, sizeof moved))
		return false;
	im->now.deal.no = here;
	im->line = im->now.deal;
	im->line.dealer = ours.dealer;
	if (!im->view->play(im->view->arg, &im->rules, &im->table, &im->line, &im->cards))
		return import_fault_error(im);
	return take_cards(im, &ours);
}

/* Take the deal with all its cards; without a result its number stays free. */
static bool settle_deal(struct import *im, const struct journal_statement *next)
{
	struct book_deal deal = { .has_record = false }, last;
	struct book_cards cards;
	struct game_deal line;
	struct text_fault fault;
	struct err none = { 0 };
	bool has_cards = im->cards.count > 0, is_known = false;
	int here = im->now.deal.no;

	if (has_cards && !merge_number_here(im, here, &here))
		return false;
	if (here != im->now.deal.no)
		return take_moved_cards(im, here);
	im->line = im->now.deal;
	if (has_cards && !im->view->play(im->view->arg, &im->rules, &im->table, &im->line, &im->cards))
		return import_fault_error(im);
	if (!has_cards && im->line.is_open) {
		/* Report a line with neither result nor cards with the fault it has by itself. */
		if (!game_deal_read(im->rules.game.edition, im->now.source, 0, false, &line, &fault))
			import_fault(im, &fault, false);
		return true;
	}
	if (!look_before_redeal(im, next, &is_known))
		return import_fault_error(im);
	if (is_known) {
		im->taken_over.deals++;
		im->taken_over.again++;
		return true;
	}
	if (im->line.kind == GAME_DEAL_REDEAL)
		import_note_attempt(im, im->line.no);
	/* Has a ruling settled, or left open, the deal of a line without a result? */
	const bool was_ruled = im->now.deal.is_open
		&& book_deal_find(im->book, im->table.id, im->now.deal.no, &last, &none)
		&& merge_is_by_ruling(&last);
	bool has_result = !im->line.is_open && !was_ruled;
	if (has_result && !take_deal(im, &deal))
		return false;
	/* If the deal has been replaced here, the cards no longer belong to it. */
	if (!has_cards || im->faults > 0)
		return true;
	if (!im->deal_is_old && !take_cards(im, &deal))
		return false;
	/* Note the cards as present if the file has all of them. */
	const int revision = deal.state == BOOK_REDEAL ? deal.revision : 0;
	return book_cards_find(im->book, im->table.id, im->now.deal.no, revision, &cards, im->e)
		&& (!are_among(&cards.play, &im->cards) || import_tell(im, TOLD_CARDS, cards.id));
}

bool import_end_deal(struct import *im)
{
	struct journal_statement next = im->now;

	if (!im->has_deal || im->deal_broken) {
		im->has_deal = false;
		return true;
	}
	im->has_deal = false;
	im->now = im->deal_line;
	im->cards.count = im->has_new_cards ? im->cards.count : 0;
	bool is_known = im->deal_is_old && im->cards.count == 0;
	im->deal_is_old = is_known;   /* with new cards it is checked like any other */
	bool done = is_known ? pass_deal(im) : !import_has_seats(im) || settle_deal(im, &next);
	im->now = next;
	return done;
}

bool import_deal(struct import *im)
{
	if (!im->is_old && !import_has_seats(im))
		return true;
	if (!merge_follow(im))
		return false;
	if (im->is_stored && !import_start_totals(im, im->now.deal.no))
		return false;
	im->has_deal = !im->broken && !im->table_broken;
	/* After a ruling new to this book it is the redealt deal, though equal to the one before it. */
	im->has_new_cards = im->is_old
		&& (im->now.deal.no == im->ruled || merge_is_lost(im, im->now.deal.no));
	im->deal_is_old = im->is_old && !im->has_new_cards;
	im->deal_broken = false;
	im->deal_line = im->now;
	im->cards.count = 0;
	if (!im->from || !im->has_deal)
		return true;
	im->deal_broken = !im->is_old && !import_check_bettors(im, &im->now.deal.record);
	if (im->deal_broken)
		return import_fault_error(im);
	return merge_call_bettors(im, im->from, &im->deal_line.deal.record);
}

void import_cards(struct import *im)
{
	const struct game_edition *edition = im->rules.game.edition;
	struct text_fault fault;

	if (im->broken || im->table_broken || (im->is_old && !im->has_deal))
		return;
	im->has_new_cards = im->has_new_cards || !im->is_old;   /* if one line of cards is new, read all */
	if (!im->has_deal) {
		import_fault_line(im, &msg_import_no_deal, MSG_NO_ARGS);
	} else if (!edition->game->cards) {
		im->deal_broken = true;
		import_fault_line(im, &msg_game_lacks, MSG_ARGS(edition->id, "cards"));
	} else if (!edition->game->cards->read(im->now.source, &im->cards, &fault)) {
		im->deal_broken = true;
		import_fault(im, &fault, false);
	}
}
