/* Take a journal's tables: their players, takeovers of seats, signatures and check marks. */
#include "base/messages.h"
#include "desk/import/import.h"
#include "desk/messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Return who signed or checked a sheet; NULL: not done. */
static const char *signer(const struct book_table *table, bool checked)
{
	if (checked)
		return table->is_checked ? table->checked_by : NULL;
	return table->is_signed ? table->signed_by : NULL;
}

static bool is_same_name(const char *a, const char *b)
{
	return a == b || (a && b && strcmp(a, b) == 0);
}

/* A table at a meeting at which both books had the sheet signed, or checked, by the same person. A mark is of
 * the sheet's contents: on another sheet it is another mark, even by the same person. */
struct signed_then {
	int round, no;
	bool checked;
	struct book_table table;
};

static bool signer_alike(struct import *im, const struct meeting *met, void *thing)
{
	struct signed_then *then = thing;
	struct book_table ours, *theirs = &then->table;
	struct err none = { 0 };

	(void)im;
	if (!book_table_find(met->book[OURS], met->event[OURS], then->round, then->no, &ours, &none)
		|| !book_table_find(met->book[THEIRS], met->event[THEIRS], then->round, then->no, theirs, &none))
		return false;
	const char *by = signer(&ours, then->checked);
	return is_same_name(by, signer(theirs, then->checked))
		&& (!by || merge_had_alike(met, then->round, then->no, true));
}

/* Is the mark in the book of `side`, by that person (NULL: no mark), the one both had at that meeting? */
static bool is_mark_of(struct import *im, const struct meeting *met, const struct signed_then *then, int side,
	const char *by)
{
	return is_same_name(by, signer(&then->table, then->checked))
		&& (!by || merge_has_sheet(im, met, side, then->round, then->no));
}

/* Has only the other book changed who signed, or checked, the sheet? *any: one of the two has. */
static bool is_news(struct import *im, bool checked, const char *here, const char *there, bool *any)
{
	struct signed_then then = { .round = im->table.round, .no = im->table.no, .checked = checked };
	const struct meeting *met = merge_last_alike(im, signer_alike, &then);

	*any = !met || !is_mark_of(im, met, &then, THEIRS, there);
	return met && *any && is_mark_of(im, met, &then, OURS, here);
}

/* Both had the sheet signed when they met: is it signed by another
 * person in the book of `side` now (NULL: is it open)? */
static bool is_turned(struct import *im, int side, const char *by)
{
	struct signed_then then = { .round = im->table.round, .no = im->table.no };
	const struct meeting *met = im->from ? merge_last_alike(im, signer_alike, &then) : NULL;

	return met && then.table.is_signed && (!by || !is_mark_of(im, met, &then, side, by));
}

bool import_is_signed_again(struct import *im, int side, int round, int no)
{
	struct book *const books[] = { im->book, im->from };
	const int64_t events[] = { im->event.id, im->from_event.id };
	struct book_table tables[SIDES];
	struct signed_then then = { .round = round, .no = no };
	struct err none = { 0 };
	char at[BOOK_SHORT];

	for (int i = 0; i < SIDES; i++) {
		if (!im->from || book_table_look(books[i], events[i], round, no, &tables[i], &none) != 1
			|| !tables[i].is_signed)
			return false;
	}
	const struct meeting *met = merge_last_alike(im, signer_alike, &then);
	return met && !is_same_name(tables[OURS].signed_by, tables[THEIRS].signed_by)
		&& book_sheet_turned(books[side], tables[side].id, met->step[side], INT64_MAX, at, &none) && at[0];
}

/* Sign the sheet; one opened here since stays open. */
static bool sign_sheet(struct import *im)
{
	/* Opened here, and signed anew in the other book. */
	bool is_quarrel = !im->table.is_signed && is_turned(im, OURS, NULL)
		&& is_turned(im, THEIRS, im->signed_by);
	bool since = im->table_is_old || is_quarrel;
	char here[BOOK_SHORT], there[BOOK_SHORT];

	im->gone += is_quarrel && !im->table_is_old;
	/* Was the sheet opened here after the other book signed it? */
	if (!since && !im->is_fresh && merge_find_their_table(im)) {
		if (!book_sheet_turned(im->book, im->table.id, im->table_since, INT64_MAX, here, im->e)
			|| !book_sheet_turned(im->from, im->from_table, 0, INT64_MAX, there, im->e))
			return false;
		since = here[0] && strcmp(here, there) >= 0;
	}
	if (since) {
		im->checked_by[0] = '\0';
		desk_say(im->desk, &msg_merge_stays_open,
			MSG_ARGS(num_of(im->table.round).text, num_of(im->table.no).text));
		return true;
	}
	im->taken_over.signatures++;
	return book_sheet_sign(im->book, im->table.id, im->signed_by, im->e) || import_fault_error(im);
}

static void tell_signers(struct import *im, const struct msg *msg, const char *here, const char *there)
{
	im->gone += im->from != NULL;
	desk_say(im->desk, msg, MSG_ARGS(num_of(im->table.round).text, num_of(im->table.no).text, here, there));
}

/* Both books have the sheet signed, or checked, by different persons: was it done anew in the other book
 * only? Else keep and report the name here; the same for a different name in a journal. */
static bool is_signed_anew(struct import *im, bool checked, const char *here, const char *there)
{
	bool any = false;

	if (im->table_is_old || !there[0] || strcmp(here, there) == 0)
		return false;
	if (!im->from) {
		tell_signers(im, checked ? &msg_import_checkers : here[0] ? &msg_import_signers : &msg_import_signer,
			here, there);
		return false;
	}
	bool is_new = is_news(im, checked, here, there, &any);
	const int round = im->table.round, no = im->table.no;
	if (is_new && (checked || !import_is_signed_again(im, OURS, round, no)))
		return true;
	if (any || (!checked && import_is_signed_again(im, THEIRS, round, no)))
		tell_signers(im, checked ? &msg_merge_checkers : &msg_merge_signers, here, there);
	return false;
}

/* Put the check mark last, as it is of the sheet's contents by then: anything new has removed the one here.
 * An existing mark stays, unless only the other book has changed or removed it since. */
static bool mark_checked(struct import *im)
{
	const struct num round = num_of(im->table.round), no = num_of(im->table.no);
	struct signed_then then = { .round = im->table.round, .no = im->table.no, .checked = true };
	struct book_table table;
	bool same = false, any;

	if (!book_table_find(im->book, im->event.id, im->table.round, im->table.no, &table, im->e))
		return false;
	/* Has only the other book removed the mark from the same sheet? */
	const bool is_asked = table.is_checked && im->from && !im->is_checked;
	if (is_asked && !merge_same_sheets(im, &same))
		return false;
	if (is_asked && same && is_news(im, true, table.checked_by, NULL, &any)) {
		desk_say(im->desk, &msg_merge_unchecked, MSG_ARGS(round.text, no.text));
		return merge_keep_typist(im, NULL) && book_sheet_check(im->book, table.id, NULL, im->e);
	}
	if (!im->checked_by[0])
		return true;
	if (table.is_checked && !is_signed_anew(im, true, table.checked_by, im->checked_by))
		return true;
	if (!book_sheet_check(im->book, table.id, im->checked_by, im->e))
		return import_fault_error(im);
	/* Report a mark by another person than at a meeting, or a new one on a sheet that was here. */
	if (im->from && merge_last_alike(im, signer_alike, &then) && then.table.is_checked
		&& strcmp(then.table.checked_by, im->checked_by) != 0)
		desk_say(im->desk, &msg_merge_rechecked,
			MSG_ARGS(round.text, no.text, im->checked_by, then.table.checked_by));
	else if (im->from && !table.is_checked && !im->is_fresh)
		desk_say(im->desk, &msg_merge_checked, MSG_ARGS(round.text, no.text, im->checked_by));
	return true;
}

static uint64_t told_sum(enum told_kind kind, int64_t id)
{
	return (uint64_t)id * TOLD_COUNT + kind;
}

bool import_tell(struct import *im, enum told_kind kind, int64_t id)
{
	return im->from || merge_note_sum(im, &im->told, told_sum(kind, id), 0);
}

static bool is_told(const struct import *im, enum told_kind kind, int64_t id)
{
	return merge_count_line(&im->told, told_sum(kind, id)) > 0;
}

bool import_has_told(struct import *im, enum told_kind kind, int64_t id)
{
	merge_sort(im->told.lines, &im->told.count);
	return is_told(im, kind, id);
}

/* Has the file the cards of a deal's last attempt (revision 0), or of that attempt? There may be none. */
static bool are_cards_told(struct import *im, int no, int revision, bool *are)
{
	struct book_cards cards;
	bool done = book_cards_find(im->book, im->table.id, no, revision, &cards, im->e);

	*are = *are && (!cards.id || is_told(im, TOLD_CARDS, cards.id));
	return done;
}

/* Has the file everything on the sheet, as an export would? It may have only marks. */
static bool is_all_said(struct import *im, const struct book_table *here, bool *is)
{
	struct book_deal *deals = NULL, *list = NULL;
	struct book_ruling *rulings = NULL;
	struct book_totals totals = { .id = 0 };
	int *numbers = NULL;
	size_t deal_count = 0, ruling_count = 0, number_count = 0, count = 0;

	*is = true;
	if (!im->says)
		return true;
	bool done = book_table_deals(im->book, here->id, &deals, &deal_count, im->e)
		&& book_table_rulings(im->book, here->id, &rulings, &ruling_count, im->e)
		&& book_cards_numbers(im->book, here->id, &numbers, &number_count, im->e)
		&& book_totals_find(im->book, here->id, &totals, im->e)
		&& book_table_history(im->book, here->id, false, &list, &count, im->e);
	merge_sort(im->told.lines, &im->told.count);
	*is = !totals.id || is_told(im, TOLD_TOTALS, 0);
	for (int i = 0; i < here->turn_count; i++)
		*is = *is && im->turn_said[i];
	for (size_t i = 0; i < deal_count; i++) {
		bool is_line = deals[i].state == BOOK_PLAYED || deals[i].state == BOOK_VOID;
		*is = *is && (!is_line || is_told(im, TOLD_DEAL, deals[i].id));
	}
	for (size_t i = 0; i < ruling_count; i++)
		*is = *is && is_told(im, TOLD_RULING, rulings[i].id);
	for (size_t i = 0; done && i < number_count; i++)
		done = are_cards_told(im, numbers[i], 0, is);
	/* The void attempts, except those that its rulings describe. */
	for (size_t i = 0; done && i < count; i++) {
		bool is_ruled = !book_deal_is_attempt(list, count, i);
		for (size_t j = 0; j < ruling_count; j++)
			is_ruled = is_ruled || rulings[j].deal == list[i].id;
		*is = *is && (is_ruled || is_told(im, TOLD_DEAL, list[i].id));
		done = is_ruled || are_cards_told(im, list[i].no, list[i].revision, is);
	}
	book_free(deals);
	book_free(list);
	book_free(rulings);
	book_free(numbers);
	return done;
}

/* A journal's mark is of its own contents of the table: do not put it on
 * a sheet with more, nor restore one removed here. */
static bool check_mark(struct import *im, bool checked, const char *by)
{
	const struct journal_statement now = im->now;
	struct book_table here;
	bool was = false, is_all = true;

	if (!book_table_find(im->book, im->event.id, im->table.round, im->table.no, &here, im->e))
		return false;
	if (signer(&here, checked))
		return true;
	if (!book_sheet_was_marked(im->book, here.id, checked, by, &was, im->e)
		|| !is_all_said(im, &here, &is_all))
		return false;
	if (!was && is_all)
		return true;
	const char *word = journal_words[checked ? JOURNAL_WORD_CHECKED : JOURNAL_WORD_SIGNED];
	desk_fail(im->desk, ERR_CONFLICT, &msg_import_old_mark,
		MSG_ARGS(num_of(here.round).text, num_of(here.no).text, word, checked ? "check" : "sign"));
	im->now = im->table_said;
	bool done = import_fault_error(im);
	im->now = now;
	return done;
}

bool import_end_table(struct import *im)
{
	int unit = im->unit;

	im->unit = im->table_line;
	bool done = import_end_deal(im) && merge_follow(im) && merge_check_lost(im);
	done = done && merge_check_people(im) && merge_check_under(im);
	bool is_whole = im->has_table && im->is_stored && im->faults == 0;

	if (done && is_whole && !im->from && !im->is_fresh)
		done = (!im->is_signed || check_mark(im, false, im->signed_by))
			&& (!im->is_checked || check_mark(im, true, im->checked_by));
	is_whole = is_whole && im->faults == 0;

	bool is_newly_signed = im->is_signed && !im->table.is_signed;
	if (is_whole && im->is_signed && im->table.is_signed)
		is_newly_signed = is_signed_anew(im, false, im->table.signed_by, im->signed_by);
	else if (is_whole && im->table.is_signed && is_turned(im, OURS, im->table.signed_by)) {
		im->gone++;
		desk_say(im->desk, &msg_merge_opened_there, MSG_ARGS(num_of(im->table.round).text,
			num_of(im->table.no).text, im->table.signed_by));
	}
	bool is_asked = im->from && !im->table_is_old && (is_newly_signed || im->checked_by[0]);
	bool same = true;
	if (done && is_whole && is_asked)
		done = merge_same_sheets(im, &same);
	if (!same) {
		done = !is_newly_signed || merge_check_signed(im);
		im->checked_by[0] = '\0';
		desk_say(im->desk, &msg_merge_other_sheet,
			MSG_ARGS(num_of(im->table.round).text, num_of(im->table.no).text));
	}
	if (done && is_whole && same && is_newly_signed)
		done = sign_sheet(im);
	if (done && is_whole && !im->is_kept && im->faults == 0)
		done = mark_checked(im);
	/* Report a sheet closed or checked here since, unless new contents took the mark away. */
	struct book_table now;
	struct err none = { 0 };
	if (done && im->is_newer
		&& book_table_look(im->book, im->event.id, im->table.round, im->table.no, &now, &none) == 1
		&& (now.is_signed || now.is_checked))
		desk_say(im->desk, &msg_merge_newer_sheet, MSG_ARGS(num_of(now.round).text, num_of(now.no).text));
	if (im->changed.len > 0)
		desk_say(im->desk, &msg_merge_changed, MSG_ARGS(num_of(im->table.round).text,
			num_of(im->table.no).text, buf_text(&im->changed)));
	buf_clear(&im->changed);
	im->changed_last = 0;
	im->unit = unit;
	im->table_line = 0;
	im->seats.pair_count = 0;
	memset(im->turn_said, 0, sizeof im->turn_said);
	im->is_followed = false;
	im->ruled = 0;
	im->dealt_again = im->attempts = 0;
	im->in_turn_count = 0;
	im->brought_count = 0;
	im->has_table = im->is_stored = im->is_fresh = im->is_newer = im->is_signed = false;
	im->table_broken = im->is_whole = im->is_kept = false;
	im->from_table = 0;
	merge_forget_people(im);
	im->has_totals = im->says = false;
	im->count = im->told.count = 0;
	buf_clear(&im->packed);
	memset(im->totals, 0, sizeof im->totals);
	return done;
}

/* Remember the players of a table; report one who sits at another
 * table too, as those points would count twice. */
static bool note_seats(struct import *im, const struct book_table *table)
{
	if (im->seated_count + BOOK_SEATS > im->seated_room) {
		size_t room = 2 * im->seated_room + 64;
		struct seated *seated = realloc(im->seated, room * sizeof *seated);
		if (!seated)
			return desk_fail(im->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
		im->seated = seated;
		im->seated_room = room;
	}
	for (int seat = 0; seat < table->seat_count; seat++) {
		size_t *last = &im->seated_last[(size_t)table->entry[seat] % SEATED_CHAINS];
		for (size_t at = *last; at > 0; at = im->seated[at - 1].before) {
			const struct seated *there = &im->seated[at - 1];
			if (there->entry == table->entry[seat] && there->table != table->no
				&& !merge_is_ahead(im, there->entry))
				desk_say(im->desk, &msg_table_elsewhere,
					MSG_ARGS(table->player[seat], num_of(there->table).text));
		}
		im->seated[im->seated_count] = (struct seated){ table->entry[seat], table->no, *last };
		*last = ++im->seated_count;
	}
	return true;
}

bool import_note_round(struct import *im)
{
	struct book_table *tables = NULL;
	size_t count = 0;

	if (im->seated_event == im->event.id && im->seated_round == im->round)
		return true;
	bool done = book_tables(im->book, im->event.id, im->round, &tables, &count, im->e);

	im->seated_count = 0;
	im->seated_event = im->event.id;
	im->seated_round = im->round;
	memset(im->seated_last, 0, sizeof im->seated_last);
	for (size_t i = 0; done && i < count; i++)
		done = note_seats(im, &tables[i]);
	book_free(tables);
	return done;
}

bool import_table(struct import *im)
{
	if (!import_end_table(im))
		return false;
	im->table_line = im->now.line;
	im->table_said = im->now;
	if (im->is_back)
		merge_say_back(im);
	im->table_broken = !im->has_round || (im->from && merge_is_left(im));
	if (!im->has_round)
		import_fault_line(im, &msg_import_no_round, MSG_NO_ARGS);
	im->has_table = true;
	im->is_signed = im->now.is_signed;
	im->is_checked = im->now.checked_by.n > 0;
	im->table_is_old = im->is_old;
	im->table_since = im->since[OURS];
	im->signed_by[0] = im->checked_by[0] = '\0';
	if (!im->is_old && ((!import_copy(im, im->signed_by, sizeof im->signed_by, im->now.name)
			|| !import_copy(im, im->checked_by, sizeof im->checked_by, im->now.checked_by))
		&& !import_fault_error(im)))
		return false;
	im->table = (struct book_table){ .event = im->event.id, .round = im->round, .no = im->now.number };
	snprintf(im->table.edition, sizeof im->table.edition, "%s", im->event.edition);
	if (im->broken || im->table_broken)
		return true;
	int found = book_table_look(im->book, im->event.id, im->round, im->now.number, &im->table, im->e);
	if (found == 1)
		im->is_stored = true;
	if (found <= 0 || !im->from)
		return found >= 0;
	if (im->is_old && import_is_signed_again(im, THEIRS, im->round, im->table.no)) {
		char there[BOOK_NAME];
		if (import_copy(im, there, sizeof there, im->now.name))
			tell_signers(im, &msg_merge_signers, im->table.signed_by, there);
	}
	if (merge_is_whole(im, im->round, im->table.no, WHOLE_NOW))
		return merge_take_whole(im);
	im->is_kept = merge_keeps(im);
	if (im->is_kept) {
		im->is_old = im->table_is_old = true;
		im->checked_by[0] = '\0';
		return true;
	}
	if (!merge_note_people(im))
		return false;
	/* Open the sheet if only the other book has done so. */
	const char *here = signer(&im->table, false);
	bool any;
	if (!here || im->is_signed || !is_news(im, false, here, NULL, &any))
		return true;
	desk_say(im->desk, &msg_merge_opened, MSG_ARGS(num_of(im->table.round).text, num_of(im->table.no).text));
	return merge_keep_typist(im, NULL) && book_sheet_sign(im->book, im->table.id, NULL, im->e)
		&& book_table_look(im->book, im->event.id, im->round, im->table.no, &im->table, im->e) == 1;
}

/* Read the player of a seat: a bare number is a start number, anything else a name. */
static bool read_seat(struct import *im, const struct text_pair *pair, char label[BOOK_LABEL],
	struct book_entry *entry)
{
	struct book_player player;
	struct buf shown = { 0 };
	int start_no = 0;

	if (!import_copy(im, label, BOOK_LABEL, pair->value))
		return false;
	if (import_is_quoted(pair->value) || label[strspn(label, "0123456789")]) {
		return import_enter_waiting(im, label, 0) && import_player(im, label, NULL, &player)
			&& merge_enter(im, &player, 0, entry);
	}
	if (!desk_number(im->desk, label, &msg_word_start_no, &start_no)
		|| !book_entry_by_start_no(im->book, im->event.id, start_no, entry, im->e))
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
				return desk_fail(im->desk, ERR_REFUSED, &msg_table_twice, MSG_ARGS(label));
		}
		snprintf(table->player[seat], sizeof table->player[seat], "%s", label);
		table->seat_count++;
	}
	int least = im->rules.game.edition->game->least_seats;
	for (int seat = 0; seat < table->seat_count || seat < least; seat++) {
		if (!table->entry[seat])
			return desk_fail(im->desk, ERR_REFUSED, &msg_table_empty_seat,
				MSG_ARGS(text_seat_code(seat), num_of(least).text));
	}
	return true;
}

/* Are the table's deals from there on the same in both books? */
static bool are_theirs(struct import *im, int from, const struct book_deal *deals, size_t count)
{
	struct book_deal theirs;
	struct err none = { 0 };
	bool same = merge_find_their_table(im);

	for (size_t i = 0; same && i < count; i++)
		same = deals[i].no < from || (book_deal_find(im->from, im->from_table, deals[i].no, &theirs, &none)
			&& book_deal_is_same(&deals[i], &theirs));
	return same;
}

/* Find the starting players at a meeting if both books had the same, as the book here had them. */
static bool seats_alike(struct import *im, const struct meeting *met, void *thing)
{
	struct book_table *then = thing, theirs;
	struct err none = { 0 };
	bool same = book_table_find(met->book[OURS], met->event[OURS], im->round, im->table.no, then, &none)
		&& book_table_find(met->book[THEIRS], met->event[THEIRS], im->round, im->table.no, &theirs, &none);

	theirs.turn_count = then->turn_count = 0;
	return same && merge_same_seats(im, then, &theirs, &same) && same;
}

/* Has the other book's table that takeover? */
static bool has_turn_there(struct import *im, const struct book_table *theirs, const struct book_turn *wanted)
{
	bool same = false;

	for (int i = 0; i < theirs->turn_count && !same; i++) {
		const struct book_turn *turn = &theirs->turns[i];
		same = turn->seat == wanted->seat && turn->from == wanted->from
			&& merge_same_sitter(im, (struct sitter){ wanted->entry, wanted->player },
				merge_sitter(theirs, theirs->seat_count + i), &same) && same;
	}
	return same;
}

static bool is_seated_alike(const struct book_table *a, const struct book_table *b)
{
	return a->seat_count == b->seat_count && memcmp(a->entry, b->entry, sizeof a->entry) == 0;
}

/* May the seats be replaced? Only if only the other book has changed them, and the deals agree. */
static bool may_reseat(struct import *im, bool *may)
{
	struct book_table then, theirs;
	struct book_deal *deals = NULL;
	struct err none = { 0 };
	size_t count = 0;

	*may = im->from && (im->table.turn_count == 0
		|| book_table_find(im->from, im->from_event.id, im->round, im->table.no, &theirs, &none));
	for (int i = 0; *may && i < im->table.turn_count; i++)
		*may = has_turn_there(im, &theirs, &im->table.turns[i]);
	*may = *may && !im->table.is_signed && merge_last_alike(im, seats_alike, &then);
	*may = *may && is_seated_alike(&then, &im->table);
	if (*may && !book_table_deals(im->book, im->table.id, &deals, &count, im->e))
		return false;
	*may = *may && are_theirs(im, 1, deals, count);
	book_free(deals);
	return true;
}

static bool take_seats(struct import *im)
{
	struct book_table said = im->table, then;
	struct err none = { 0 };
	bool may = false;

	if (!read_seats(im, &said))
		return false;
	if (!im->is_stored) {
		said.is_signed = false;
		if (!merge_check_joined(im) || !book_table_add(im->book, &said, im->e)
			|| !book_table_seats(im->book, &said, im->e))
			return false;
		im->table = said;
		im->is_stored = im->is_fresh = true;
		im->taken_over.tables++;
		return note_seats(im, &said);
	}
	if (is_seated_alike(&said, &im->table))
		return true;
	if (!may_reseat(im, &may))
		return false;
	if (!may) {
		if (im->is_back && merge_last_alike(im, seats_alike, &then) && is_seated_alike(&then, &said))
			return true;   /* changed only here */
		return im->from ? merge_fail_people(im, &im->table) : desk_fail(im->desk, ERR_CONFLICT,
			&msg_import_other_seats, MSG_ARGS(num_of(said.round).text, num_of(said.no).text));
	}
	/* No third book brings back what was corrected here since; but if this is the seating at the books' first
	 * meeting, it has been corrected there. */
	const struct meeting *met = im->is_back ? merge_meeting(im, 0) : NULL;
	if (im->is_back && !(met && book_table_find(met->book[OURS], met->event[OURS], said.round, said.no, &then,
			&none) && is_seated_alike(&then, &said)))
		return merge_fail_people(im, &im->table);
	if (!merge_check_joined(im) || !merge_keep_typist(im, NULL)
		|| !book_table_reseat(im->book, &said, im->e))
		return false;
	desk_say(im->desk, &msg_merge_reseated, MSG_ARGS(num_of(said.round).text, num_of(said.no).text));
	return book_table_look(im->book, im->event.id, im->round, said.no, &im->table, im->e) == 1;
}

static bool sit_down(struct import *im)
{
	if (take_seats(im))
		return true;
	im->table_broken = true;
	bool at_pair = im->e->status == ERR_REFUSED || im->e->status == ERR_NOT_FOUND;
	return at_pair ? import_fault_pair(im, im->bad_pair) : import_fault_error(im);
}

bool import_has_seats(struct import *im)
{
	if (im->broken || im->table_broken)
		return false;
	/* A table taken back here since is made again if it has new contents. */
	if (im->has_table && !im->is_stored && im->seats.pair_count > 0) {
		const struct journal_statement now = im->now;
		im->now = im->seats;
		im->seats.pair_count = 0;
		const bool done = sit_down(im);
		im->now = now;
		if (!done)
			return false;
	}
	if (im->table_broken)
		return false;
	if (im->has_table && im->is_stored)
		return true;
	import_fault_line(im, im->has_table ? &msg_import_no_seats : &msg_import_no_table, MSG_NO_ARGS);
	im->table_broken = true;
	return false;
}

/* Has the book a takeover of that seat by the entry, from the line's deal on? Then note it as present. */
static bool is_turn_there(struct import *im, int seat, int64_t entry)
{
	for (int i = 0; i < im->table.turn_count; i++) {
		const struct book_turn *turn = &im->table.turns[i];
		if (turn->seat == seat && turn->from == im->now.number && turn->entry == entry)
			return im->turn_said[i] = true;
	}
	return false;
}

/* Does the table have that takeover? */
static bool has_turn(const struct book_table *table, const struct book_turn *wanted)
{
	for (int i = 0; i < table->turn_count; i++) {
		const struct book_turn *turn = &table->turns[i];
		if (turn->seat == wanted->seat && turn->from == wanted->from && turn->entry == wanted->entry)
			return true;
	}
	return false;
}

/* Find the takeovers at a meeting if both books had the same, as the book here had them. */
static bool turns_alike(struct import *im, const struct meeting *met, void *thing)
{
	struct book_table *then = thing, theirs;
	struct err none = { 0 };
	bool same = false;

	return book_table_find(met->book[OURS], met->event[OURS], im->round, im->table.no, then, &none)
		&& book_table_find(met->book[THEIRS], met->event[THEIRS], im->round, im->table.no, &theirs, &none)
		&& merge_same_seats(im, then, &theirs, &same) && same;
}

/* May a seat of an existing table change hands? Only if the book has no deals of it; in a merge also if both
 * have the same deals, and nobody changed that seat here since they met. */
static bool may_turn(struct import *im, int seat)
{
	struct book_deal *deals = NULL;
	struct book_table then, theirs = { .turn_count = 0 };
	struct err none = { 0 };
	size_t count = 0;
	bool free_seat = true, had_table = merge_last_alike(im, turns_alike, &then) != NULL;

	if (!book_table_deals(im->book, im->table.id, &deals, &count, im->e))
		return false;
	for (size_t i = 0; i < count; i++)
		free_seat = free_seat && deals[i].no < im->now.number;
	if (had_table) {
		/* Is the seat unchanged here since the two parted, or changed as in the other book? */
		bool same = !im->from
			|| book_table_find(im->from, im->from_event.id, im->round, im->table.no, &theirs, &none);
		for (int i = 0; same && i < im->table.turn_count; i++) {
			const struct book_turn *turn = &im->table.turns[i];
			same = turn->seat != seat || im->turn_said[i] || has_turn(&then, turn);
		}
		for (int i = 0; same && i < then.turn_count; i++)
			same = then.turns[i].seat != seat || has_turn(&im->table, &then.turns[i])
				|| !has_turn_there(im, &theirs, &then.turns[i])
				|| merge_is_turn_lost(im, then.turns[i].from);
		free_seat = same && (free_seat || are_theirs(im, im->now.number, deals, count));
	}
	book_free(deals);
	if (!im->is_fresh && !free_seat && im->from)
		return merge_fail_people(im, &im->table);
	return im->is_fresh || free_seat
		|| desk_fail(im->desk, ERR_CONFLICT, &msg_import_other_turn,
			MSG_ARGS(num_of(im->round).text, num_of(im->now.number).text, text_seat_code(seat)));
}

/* Find the takeovers removed only in the other book, all of one deal, as two players may have exchanged
 * seats. Return the deal, 0: none; `entries`: who sat there before. */
static int find_dropped(struct import *im, const struct book_table *then, const struct book_table *theirs,
	int64_t entries[BOOK_SEATS])
{
	int from = 0;

	for (int i = 0; i < im->table.turn_count; i++) {
		const struct book_turn *turn = &im->table.turns[i];
		bool is_there = has_turn_there(im, theirs, turn);
		/* Or does the seat have different takeovers now? */
		for (int j = 0; j < im->table.turn_count; j++)
			is_there = is_there
				|| (im->table.turns[j].seat == turn->seat && !has_turn(then, &im->table.turns[j]));
		for (int j = 0; j < then->turn_count; j++)
			is_there = is_there
				|| (then->turns[j].seat == turn->seat && !has_turn(&im->table, &then->turns[j]));
		for (int j = 0; j < theirs->turn_count; j++) {
			const struct book_turn *other = &theirs->turns[j];
			is_there = is_there || (other->seat == turn->seat && other->from == turn->from);
		}
		if (is_there || (from > 0 && turn->from != from))
			continue;
		from = turn->from;
		entries[turn->seat] = book_entry_at(&im->table, turn->seat, from - 1);
	}
	return from;
}

/* Give a seat back if only the other book has done so, and both have the same deals from there on. */
static bool drop_turns(struct import *im)
{
	struct book_deal *deals = NULL;
	struct book_table then, theirs;
	struct err none = { 0 };
	size_t count = 0;
	bool is_asked = im->from && im->is_stored && !im->is_fresh && im->table.turn_count > 0;

	if (!is_asked || im->table.is_signed || !merge_last_alike(im, turns_alike, &then)
		|| !book_table_find(im->from, im->from_event.id, im->round, im->table.no, &theirs, &none))
		return true;
	bool done = book_table_deals(im->book, im->table.id, &deals, &count, im->e), more = done;
	while (done && more) {
		int64_t entries[BOOK_SEATS] = { 0 };
		const int from = find_dropped(im, &then, &theirs, entries);
		more = from > 0 && are_theirs(im, from, deals, count);
		for (int i = 0; more && i < then.turn_count; i++) {
			if (then.turns[i].from == from && entries[then.turns[i].seat])
				then.turns[i--] = then.turns[--then.turn_count];
		}
		if (!more)
			break;
		done = merge_keep_typist(im, NULL) && book_table_turn(im->book, im->table.id, from, entries, im->e)
			&& book_table_find(im->book, im->event.id, im->round, im->table.no, &im->table, im->e);
		for (int seat = 0; done && seat < BOOK_SEATS; seat++) {
			if (entries[seat])
				desk_say(im->desk, &msg_merge_turn_back, MSG_ARGS(num_of(im->round).text,
					num_of(im->table.no).text, num_of(from).text, text_seat_code(seat)));
		}
	}
	book_free(deals);
	return done;
}

bool import_seats(struct import *im)
{
	if (!im->has_table) {
		import_fault_line(im, &msg_import_no_table, MSG_NO_ARGS);
		return true;
	}
	if (im->broken || im->table_broken)
		return true;
	/* One seat more, or fewer: the deals belong to the present players. */
	const bool resized = im->is_stored && im->now.pair_count != im->table.seat_count && !im->is_old;
	if (resized && !sit_down(im))
		return false;
	if (!merge_follow(im))
		return false;
	if (im->table_broken)
		return true;
	if (im->is_kept || (im->is_old && !(im->is_back && im->is_stored)))
		im->seats = im->now;
	else if (!sit_down(im))
		return false;
	return im->is_kept || drop_turns(im) || import_fault_error(im);
}

/* Restore a lost takeover with the owner of the deals and the substitute as they were. */
static bool restore_turn(struct import *im, const int64_t entries[BOOK_SEATS])
{
	struct book_player player;
	struct book_entry entry;
	bool done = true, found = false;

	im->before.table = im->table;
	for (size_t i = 0; done && i < im->substitute_count; i++) {
		done = merge_player_here(im, THEIRS, im->substitutes[i].player.id, &player, &found);
		found = done && found && book_entry_of(im->book, im->event.id, player.id, &entry, im->e) == 1;
		for (int seat = 0; done && found && seat < BOOK_SEATS; seat++)
			done = entries[seat] != entry.id || book_entry_say_entrant(im->book, &entry, "still", im->e);
	}
	return done;
}

/* Check that no other line of the file sits somebody else there from that deal on. */
static bool is_said_once(struct import *im, int seat)
{
	for (int i = 0; !im->from && i < im->table.turn_count; i++) {
		const struct book_turn *turn = &im->table.turns[i];
		if (turn->seat == seat && turn->from == im->now.number && im->turn_said[i])
			return desk_fail(im->desk, ERR_CONFLICT, &msg_import_two_turns, MSG_ARGS(turn->player,
				num_of(turn->from).text, text_seat_code(seat)));
	}
	return true;
}

/* Take over all seats of the line at once, as two players may exchange seats. */
static bool take_turn(struct import *im)
{
	const struct book_table was = im->table;
	int64_t entries[BOOK_SEATS] = { 0 };
	char typist[BOOK_NAME];
	bool said[BOOK_TURNS], any = false;

	/* Keep the name of who recorded the takeover in the other book. */
	if (merge_find_their_table(im)
		&& (!book_turn_typist(im->from, im->from_table, im->now.number, typist, im->e)
			|| !merge_keep_typist(im, typist)))
		return false;
	for (int i = 0; i < im->now.pair_count; i++) {
		const struct text_pair *pair = &im->now.pairs[i];
		const int seat = text_seat_read(pair->key.s, pair->key.n, GAME_SEATS);
		char label[BOOK_LABEL];
		struct book_entry entry;
		if (!read_seat(im, pair, label, &entry))
			return false;
		if (is_turn_there(im, seat, entry.id))
			continue;
		entries[seat] = entry.id;
		any = true;
		if (!is_said_once(im, seat) || !may_turn(im, seat))
			return false;
	}
	if (!any)
		return true;
	if (!merge_check_joined(im) || !book_table_turn(im->book, im->table.id, im->now.number, entries, im->e)
		|| !book_table_find(im->book, im->event.id, im->round, im->table.no, &im->table, im->e))
		return false;
	if (im->is_old && !restore_turn(im, entries))
		return false;
	/* Keep the marks of takeovers present in the file when new ones come before them. */
	memcpy(said, im->turn_said, sizeof said);
	memset(im->turn_said, 0, sizeof im->turn_said);
	for (int i = 0; i < im->table.turn_count; i++) {
		for (int j = 0; j < was.turn_count; j++) {
			const struct book_turn *now = &im->table.turns[i], *then = &was.turns[j];
			if (now->seat == then->seat && now->from == then->from)
				im->turn_said[i] = said[j];
		}
	}
	merge_say_came(im);
	for (int seat = 0; seat < BOOK_SEATS; seat++) {
		if (entries[seat])
			is_turn_there(im, seat, entries[seat]);
	}
	return true;
}

bool import_turn(struct import *im)
{
	const bool is_known = im->is_old && !merge_is_turn_lost(im, im->now.number);

	/* A takeover from before the two books parted: the present one at that deal is known. */
	for (int i = 0; is_known && i < im->table.turn_count; i++)
		im->turn_said[i] = im->turn_said[i] || im->table.turns[i].from == im->now.number;
	return is_known || !import_has_seats(im) || take_turn(im) || import_fault_error(im);
}
