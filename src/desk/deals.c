/* Deals: read, settled by the event's rules and its rulings, compared with the paper, written. */
#include "base/messages.h"
#include "desk/desk.h"
#include "desk/inner.h"
#include "desk/messages.h"
#include "desk/rounds/order_inner.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- what rulings mean for a deal -------------------------------------------------------------- */

/* A bar ends when the deal is dealt again by `dealer`, in 13.§ (1) 5 by the one in turn. */
static void hold_ruling(struct desk_hold *out, const struct book_ruling *ruling, int dealer)
{
	const struct game_court *court = desk_court(ruling->edition);
	const struct court_kind *kind = court_kind_find(court, ruling->kind);
	const struct court_case row = court_case_at(court, court_case_of(court, ruling->said.case_no));
	struct court_dispute said;

	if (ruling->said.state != COURT_DECIDED)
		return;
	out->decided_by = ruling->pays ? ruling->item : out->decided_by;
	if (kind && kind->redeals) {
		memset(out->barred, 0, sizeof out->barred);
		memset(out->plain_parti, 0, sizeof out->plain_parti);
		out->dealer = row.turn_deals ? GAME_NO_SEAT : dealer;
		return;
	}
	for (int seat = 0; seat < BOOK_SEATS; seat++) {
		if (!ruling->barred[seat] || row.bid_stays)
			continue;
		out->barred[seat] = true;
		out->plain_parti[seat] = row.plain_stays;
		snprintf(out->cites, sizeof out->cites, "%s", ruling->cites);
	}
	if (desk_ruling_read(ruling, &said) && said.dealer != GAME_NO_SEAT)
		out->dealer = said.dealer;
}

bool desk_hold_make(struct book *s, int64_t table, int no, int but, struct desk_hold *out, struct err *e)
{
	struct book_ruling *list = NULL;
	struct book_before before;
	size_t count = 0;

	if (!book_deal_before(s, table, no, &before, e)
		|| (before.is_ruled && !book_deal_rulings(s, table, no, &list, &count, e)))
		return false;
	*out = (struct desk_hold){ .dealer = before.dealer, .last = before.last, .is_ruled = before.is_ruled };
	for (size_t i = 0; i < count; i++) {
		if (list[i].item != but)
			hold_ruling(out, &list[i], before.dealer);
	}
	book_free(list);
	return true;
}

/* ---- a line as a deal of the book -------------------------------------------------------------- */

/* refuse a declarer barred by a ruling. A declarer recorded before stays: the ruling came later, and a
 * journal of the book has to repeat both. */
static bool check_bars(struct desk *desk, const struct desk_hold *hold, const struct game_edition *edition,
	const struct book_deal *deal)
{
	const struct game_record *record = &deal->record;
	int seat = record->declarer;
	bool is_plain = edition->plain_bid && strcmp(record->bid, edition->plain_bid) == 0, is_there = false;
	struct book_deal was;

	if (seat < 0 || !hold->barred[seat] || (hold->plain_parti[seat] && is_plain))
		return true;
	if (!book_deal_unruled(desk->book, deal->table, deal->no, &was, &is_there, desk->err))
		return false;
	if (is_there && was.state == BOOK_PLAYED && was.record.declarer == seat && was.dealer == deal->dealer)
		return true;
	return desk_fail(desk, ERR_REFUSED, hold->plain_parti[seat] ? &msg_deal_plain_parti : &msg_deal_barred,
		MSG_ARGS(text_seat_code(seat), hold->cites));
}

bool desk_deal_settle(struct desk *desk, const struct desk_rules *rules, const struct book_table *table,
	const struct game_deal *line, struct book_deal *out)
{
	const struct game_edition *edition = rules->game.edition;
	struct desk_hold hold;

	if (!desk_hold_make(desk->book, table->id, line->no, 0, &hold, desk->err))
		return false;
	*out = (struct book_deal){ .table = table->id, .no = line->no, .last = hold.last,
		.is_ruled = hold.is_ruled, .dealer = line->dealer };
	if (out->dealer == GAME_NO_SEAT)
		out->dealer = hold.dealer;
	if (out->dealer == GAME_NO_SEAT)
		out->dealer = game_dealer_after(edition->game, hold.last, line->no, table->seat_count);
	if (line->kind != GAME_DEAL_PLAYED) {
		/* A deal without a result needs no more than a dealer. */
		out->state = line->kind == GAME_DEAL_VOID ? BOOK_VOID : BOOK_REDEAL;
		snprintf(out->reason, sizeof out->reason, "%s", line->reason);
		return out->dealer < table->seat_count
			|| desk_fail(desk, ERR_REFUSED, &msg_deal_no_such_dealer, MSG_ARGS(text_seat_code(out->dealer)));
	}
	const struct game_played played = { .rules = &rules->game, .seats = table->seat_count,
		.dealer = out->dealer, .record = &line->record };
	out->has_record = true;
	out->record = line->record;
	/* Whether a seat may be declarer at all is judged before bars. */
	return game_settle(&played, out->points, desk->err)
		&& (!hold.is_ruled || check_bars(desk, &hold, edition, out));
}

bool desk_deal_read(struct desk *desk, const struct game_rules *rules, const struct book_table *table, int no,
	struct text_slice typed, struct game_deal *line, struct text_fault *fault)
{
	const struct game_edition *edition = rules->edition;
	bool is_read = game_deal_read(edition, typed, no, false, line, fault);
	struct text_fault other = { 0 };
	struct buf none = { 0 }, text = { 0 };

	if (!edition->game->name_bettors)
		return is_read;
	buf_add(&text, typed.s, typed.n);
	if (strchr("0123456789", *buf_text(&text)))
		no = atoi(buf_text(&text));
	bool done = desk_bettors_take(desk, rules, table, no, &none, &text, NULL);
	const struct text_slice whole = { buf_text(&text), text.len };
	bool changed = whole.n != typed.n || memcmp(whole.s, typed.s, typed.n) != 0;
	if (done && changed && !game_deal_read(edition, whole, no, false, line, &other)) {
		/* Report other faults at their place in the typed line. */
		done = false;
		if (is_read || other.msg != fault->msg)
			desk_fail(desk, ERR_REFUSED, other.msg, FAULT_ARGS(other));
	} else if (done) {
		done = changed || is_read;
	}
	buf_free(&text);
	return done;
}

bool desk_deal_agrees(const struct game_deal *line, const struct book_deal *deal, int seats)
{
	if (!line->has_points)
		return true;
	return line->point_count == seats
		&& memcmp(line->points, deal->points, (size_t)seats * sizeof *deal->points) == 0;
}

bool desk_deal_keep(struct desk *desk, const struct game_edition *edition, const struct book_deal *standing,
	struct game_deal *line)
{
	struct game_record record = line->record;
	struct err said = { 0 };
	bool keeps = line->kind == GAME_DEAL_PLAYED && standing->has_record && edition->game->keep;

	if (line->dealer == GAME_NO_SEAT)
		line->dealer = standing->dealer;
	if (keeps && !edition->game->keep(&standing->record, &record, &said))
		return desk_fail(desk, said.status, said.msg, MSG_ARGS(said.arg[0]));
	if (!said.msg)
		return true;
	desk_say(desk, said.msg, MSG_ARGS(said.arg[0]));
	return desk_line_take(desk, edition, &record, line);
}

/* ---- inside a change --------------------------------------------------------------------------- */

static bool open_table(struct desk *desk, struct desk_deal *d)
{
	const struct book_table asked = d->table;

	d->end = DESK_DEAL_REFUSED;
	return book_table_find(desk->book, asked.event, asked.round, asked.no, &d->table, desk->err)
		&& desk_rules_read(desk->book, asked.event, &d->rules, desk->err);
}

static bool read_deal_line(struct desk *desk, struct text_slice line, struct desk_deal *d)
{
	int no = 0;   /* the number of a line without one */

	if (!open_table(desk, d) || !book_deal_next(desk->book, d->table.id, &no, desk->err))
		return false;
	d->typed = line;
	if (desk_deal_read(desk, &d->rules.game, &d->table, no, line, &d->line, &d->fault))
		return true;
	d->end = desk->err->msg ? DESK_DEAL_REFUSED : DESK_DEAL_UNREAD;
	return false;
}

/* Find a seat that the record names although it sits the deal out; else GAME_NO_SEAT. */
static int seat_out(const struct desk_deal *d)
{
	const struct game *game = d->rules.game.edition->game;
	const struct game_record *record = &d->line.record;
	bool may_sit_out = game->players_at && game_can_be(game, d->table.seat_count, d->deal.dealer);
	unsigned named = record->declarer >= 0 ? 1u << record->declarer : 0;

	for (int i = 0; i < record->fact_count; i++) {
		const char *subject = record->facts[i].subject;
		int seat = text_seat_read(subject, strlen(subject), d->table.seat_count);
		named |= seat == GAME_NO_SEAT ? 0 : 1u << seat;
	}
	if (!may_sit_out || d->line.kind != GAME_DEAL_PLAYED)
		return GAME_NO_SEAT;
	named &= ~game->players_at(d->table.seat_count, d->deal.dealer);
	for (int seat = 0; seat < d->table.seat_count; seat++) {
		if (named >> seat & 1)
			return seat;
	}
	return GAME_NO_SEAT;
}

/* If the line names a player who sits out, place the refusal there in the line, with names. */
static void point_at_seat(struct desk *desk, struct text_slice line, struct desk_deal *d)
{
	struct scan scan = { .s = line.s, .n = line.n, .fault = &d->fault };
	int seat = seat_out(d);

	while (seat != GAME_NO_SEAT && !scan_end(&scan)) {
		struct text_slice word = scan_word(&scan);
		bool is_seat = word.n == 1 || (word.n > 1 && word.s[1] == ':');
		if (!is_seat || text_seat_read(word.s, 1, d->table.seat_count) != seat)
			continue;
		scan_fault(&scan, scan_part(word, 0, 1), desk->err->msg, MSG_NO_ARGS);
		for (int i = 0; i < ERR_ARGS; i++) {
			const char *arg = desk->err->arg[i];
			int who = text_seat_read(arg, strlen(arg), d->table.seat_count);
			if (who == GAME_NO_SEAT)
				snprintf(d->fault.arg[i], ERR_ARG_SIZE, "%s", arg);
			else
				snprintf(d->fault.arg[i], ERR_ARG_SIZE, "%s (%s)",
					book_player_at(&d->table, who, d->line.no), text_seat_code(who));
		}
		*desk->err = (struct err){ 0 };
		d->end = DESK_DEAL_UNREAD;
		return;
	}
}

bool desk_run_follow(struct book *s, const struct book_deal *deal, int seats, const struct game *game,
	struct game_run *run, struct err *odd, struct err *e)
{
	struct book_deal was = *deal;
	struct err none = { 0 };
	bool is_judged = deal->state == BOOK_RULED || deal->state == BOOK_OPEN, is_there = true;

	if (is_judged && !book_deal_unruled(s, deal->table, deal->no, &was, &is_there, e))
		return false;
	if (is_there && was.state == BOOK_PLAYED)
		game->follow(run, seats, &was.record, is_judged ? &none : odd);
	return true;
}

bool desk_run_make(struct book *s, const struct book_table *table, int no, struct game_run *out,
	struct err *e)
{
	const struct game_edition *edition = game_edition_find(table->edition);
	struct book_deal *deals = NULL;
	size_t count = 0;

	*out = (struct game_run){ 0 };
	if (!edition || !edition->game->follow)
		return true;
	bool done = book_table_deals(s, table->id, &deals, &count, e);
	for (size_t i = 0; done && i < count && deals[i].no < no; i++) {
		struct err odd = { 0 };
		done = desk_run_follow(s, &deals[i], table->seat_count, edition->game, out, &odd, e);
	}
	book_free(deals);
	return done;
}

bool desk_deal_odd(struct desk *desk, const struct desk_rules *rules, const struct book_table *table,
	struct game_deal *line, struct err odd[DESK_ODD])
{
	const struct game_edition *edition = game_edition_find(table->edition);
	struct game_run run;

	memset(odd, 0, DESK_ODD * sizeof *odd);
	if (!edition || line->kind != GAME_DEAL_PLAYED)
		return true;
	if (rules && edition->game->name_bettors
		&& !desk_bettors_read(desk, &rules->game, table, line, &odd[DESK_ODD_BETTORS]))
		return false;
	if (rules && edition->game->holder
		&& !desk_order_odd(desk, edition->game, table, line->no, &odd[DESK_ODD_ORDER]))
		return false;
	if (edition->game->remark)
		edition->game->remark(&line->record, &odd[DESK_ODD_ITSELF]);
	if (!edition->game->follow)
		return true;
	if (!desk_run_make(desk->book, table, line->no, &run, desk->err))
		return false;
	struct book_deal standing = { 0 };
	struct err none = { 0 };
	if (!book_deal_find(desk->book, table->id, line->no, &standing, &none) && none.status != ERR_NOT_FOUND) {
		*desk->err = none;
		return false;
	}
	run.was = standing.has_record ? &standing.record : NULL;
	edition->game->follow(&run, table->seat_count, &line->record, &odd[DESK_ODD_RUN]);
	return true;
}

static bool settle_deal(struct desk *desk, struct desk_deal *d)
{
	struct err odd[DESK_ODD];

	d->end = DESK_DEAL_REFUSED;
	d->deal.dealer = GAME_NO_SEAT;
	if (!desk_deal_odd(desk, &d->rules, &d->table, &d->line, odd))
		return false;
	if (!desk_deal_settle(desk, &d->rules, &d->table, &d->line, &d->deal)) {
		if (d->typed.n > 0)
			point_at_seat(desk, d->typed, d);
		return false;
	}
	d->end = DESK_DEAL_DIFFERS;
	if (!desk_deal_agrees(&d->line, &d->deal, d->table.seat_count))
		return false;
	d->end = DESK_DEAL_REFUSED;
	/* Oddities do not stop a deal; report them, unless the surface did. */
	for (int i = 0; !d->is_seen && i < DESK_ODD; i++) {
		if (odd[i].msg)
			desk_say(desk, odd[i].msg, MSG_ARGS(odd[i].arg[0], odd[i].arg[1]));
	}
	return true;
}

/* Write the deal under a free number, or as the next revision of the one that was seen. */
static bool write_deal(struct desk *desk, struct desk_deal *d)
{
	bool again = false;

	d->deal.revision = d->seen;
	bool done = d->seen > 0 ? book_deal_revise(desk->book, &d->deal, desk->err)
		: book_deal_add(desk->book, &d->deal, &again, desk->err);
	if (done)
		d->end = again ? DESK_DEAL_AGAIN : DESK_DEAL_WRITTEN;
	return done;
}

static bool add_up(struct desk *desk, struct desk_deal *d)
{
	return book_table_sums(desk->book, &d->table, &d->sums, desk->err);
}

/* Write a revision of the standing deal; nothing if it is equal and no other reason is given. */
static bool revise(struct desk *desk, int seen, struct desk_deal *d)
{
	bool is_same = book_deal_is_same(&d->standing, &d->deal)
		&& (!d->deal.reason[0] || strcmp(d->standing.reason, d->deal.reason) == 0);

	d->seen = seen > 0 ? seen : d->standing.revision;
	d->end = DESK_DEAL_UNCHANGED;
	return is_same || write_deal(desk, d);
}

/* Report rulings that let play go on but were made for another bid or declarer than the deal now has, and
 * disputes that were waiting for its line. */
static bool say_rulings(struct desk *desk, const struct desk_deal *d)
{
	const struct game_record *now = &d->deal.record;
	struct book_ruling *rulings = NULL;
	struct court_dispute said;
	struct game_record judged;
	size_t count = 0;

	if (!book_deal_rulings(desk->book, d->table.id, d->line.no, &rulings, &count, desk->err))
		return false;
	for (size_t i = 0; i < count && d->deal.state == BOOK_PLAYED && !d->is_seen; i++) {
		const struct game_court *court = desk_court(rulings[i].edition);
		if (rulings[i].said.state == COURT_OPEN)
			desk_say(desk, &msg_deal_open_dispute,
				MSG_ARGS(num_of(d->line.no).text, num_of(rulings[i].item).text));
		bool goes_on = rulings[i].said.state == COURT_DECIDED && !rulings[i].pays && court->record;
		if (!goes_on || !desk_ruling_read(&rulings[i], &said) || !court->record(&said, &judged))
			continue;
		if (judged.declarer != now->declarer || strcmp(judged.bid, now->bid) != 0)
			desk_say(desk, &msg_deal_other_ruling,
				MSG_ARGS(num_of(d->line.no).text, num_of(rulings[i].item).text));
	}
	book_free(rulings);
	return true;
}

/* ---- what people do ---------------------------------------------------------------------------- */

bool desk_deal_record(struct desk *desk, struct desk_deal *d)
{
	const struct game_edition *read_by = d->rules.game.edition;
	bool done = desk_begin(desk) && open_table(desk, d);

	/* The event's rules may have been changed since the line was read. */
	if (done && d->rules.game.edition != read_by)
		done = desk_fail(desk, ERR_CONFLICT, &msg_deal_other_edition, MSG_ARGS(d->rules.game.edition->id));
	done = done && settle_deal(desk, d);
	if (done && d->has_standing && book_deal_is_same(&d->standing, &d->deal))
		d->end = DESK_DEAL_UNCHANGED;
	else
		done = done && (!d->deal.is_ruled || say_rulings(desk, d)) && write_deal(desk, d);
	return desk_end(desk, done && add_up(desk, d));
}

bool desk_deal_add(struct desk *desk, struct text_slice line, struct desk_deal *d)
{
	d->seen = 0;
	bool done = desk_begin(desk) && read_deal_line(desk, line, d) && settle_deal(desk, d);
	done = done && (!d->deal.is_ruled || say_rulings(desk, d)) && write_deal(desk, d);
	return desk_end(desk, done && add_up(desk, d));
}

static bool edit(struct desk *desk, int seen, const char *reason, struct desk_deal *d)
{
	d->end = DESK_DEAL_REFUSED;
	d->has_standing = book_deal_find(desk->book, d->table.id, d->line.no, &d->standing, desk->err);
	if (!d->has_standing)
		return false;
	if (!desk_deal_keep(desk, d->rules.game.edition, &d->standing, &d->line) || !settle_deal(desk, d)
		|| (d->deal.is_ruled && !say_rulings(desk, d)))
		return false;
	if (d->deal.state == BOOK_PLAYED)
		snprintf(d->deal.reason, sizeof d->deal.reason, "%s", reason);
	return revise(desk, seen, d);
}

bool desk_deal_edit(struct desk *desk, struct text_slice line, int seen, const char *reason,
	struct desk_deal *d)
{
	return desk_end(desk, desk_begin(desk) && read_deal_line(desk, line, d) && edit(desk, seen, reason, d)
		&& add_up(desk, d));
}

/* Refuse to remove a deal while a decided ruling has it dealt again. */
static bool check_not_redealt(struct desk *desk, const struct desk_deal *d)
{
	struct book_ruling *list = NULL;
	size_t count = 0;
	int item = 0;
	bool done = book_deal_rulings(desk->book, d->table.id, d->line.no, &list, &count, desk->err);

	for (size_t i = 0; i < count; i++) {
		const struct court_kind *kind = court_kind_find(desk_court(list[i].edition), list[i].kind);
		if (list[i].said.state == COURT_DECIDED && list[i].deal && kind && kind->redeals)
			item = list[i].item;
	}
	book_free(list);
	if (!done || item == 0)
		return done;
	return desk_fail(desk, ERR_CONFLICT, &msg_deal_redeal_stays, MSG_ARGS(num_of(d->line.no).text,
		num_of(item).text, num_of(d->table.round).text, num_of(d->table.no).text));
}

static bool strike(struct desk *desk, enum book_deal_state state, int seen, struct desk_deal *d)
{
	struct err e = { 0 };

	d->has_standing = book_deal_find(desk->book, d->table.id, d->line.no, &d->standing, &e);
	if (!d->has_standing && (e.status != ERR_NOT_FOUND || seen > 0)) {
		*desk->err = e;
		return false;
	}
	bool is_free = !d->has_standing || (d->standing.state == BOOK_TAKEN_BACK && seen == 0);
	if (is_free && state == BOOK_TAKEN_BACK)
		return desk_fail(desk, ERR_NOT_FOUND, &msg_deal_nothing_there, MSG_ARGS(num_of(d->line.no).text));
	if (state == BOOK_TAKEN_BACK && !check_not_redealt(desk, d))
		return false;
	bool is_redealt =
		d->has_standing && d->standing.state == BOOK_REDEAL && state != BOOK_TAKEN_BACK && seen == 0;
	if (is_free || is_redealt)
		return settle_deal(desk, d) && write_deal(desk, d);
	d->deal = d->standing;
	d->deal.state = state;
	memset(d->deal.points, 0, sizeof d->deal.points);
	memcpy(d->deal.reason, d->line.reason, sizeof d->deal.reason);
	return revise(desk, seen, d);
}

bool desk_deal_strike(struct desk *desk, int no, enum book_deal_state state, int seen, const char *reason,
	struct desk_deal *d)
{
	d->seen = 0;
	d->typed = (struct text_slice){ "", 0 };
	d->line = (struct game_deal){ .no = no, .dealer = GAME_NO_SEAT,
		.kind = state == BOOK_REDEAL ? GAME_DEAL_REDEAL : GAME_DEAL_VOID };
	snprintf(d->line.reason, sizeof d->line.reason, "%s", reason);
	return desk_end(desk, desk_begin(desk) && open_table(desk, d) && strike(desk, state, seen, d)
		&& add_up(desk, d));
}

/* ---- inserting a deal that was left out -------------------------------------------------------- */

/* A deal that moves up by one, and its cards. */
struct moved {
	struct book_deal deal;
	struct book_cards cards;
};

/* Refuse to move a deal from a number with rulings or void attempts: they stay there. */
static bool can_leave(struct desk *desk, const struct book_table *table, int no)
{
	struct book_ruling *rulings = NULL;
	size_t count = 0;
	int dealer = GAME_NO_SEAT;
	bool done = book_deal_rulings(desk->book, table->id, no, &rulings, &count, desk->err)
		&& book_deal_attempt(desk->book, table->id, no, &dealer, desk->err);

	book_free(rulings);
	if (!done)
		return false;
	return (count == 0 && dealer == GAME_NO_SEAT)
		|| desk_fail(desk, ERR_CONFLICT, count > 0 ? &msg_deal_ruled_stays : &msg_deal_attempt_stays,
			MSG_ARGS(num_of(no).text));
}

/* Look at a number; *is_free: it has no deal and no cards that wait for one. */
static bool look_at_number(struct desk *desk, const struct book_table *table, int no, struct moved *out,
	bool *is_free)
{
	struct err none = { 0 };
	bool found = book_deal_find(desk->book, table->id, no, &out->deal, &none);

	if (none.status != ERR_NONE && none.status != ERR_NOT_FOUND) {
		*desk->err = none;
		return false;
	}
	*is_free = !found || out->deal.state == BOOK_TAKEN_BACK;
	if (!can_leave(desk, table, no)
		|| !book_cards_find(desk->book, table->id, no, 0, &out->cards, desk->err))
		return false;
	return !*is_free || out->cards.id == 0
		|| desk_fail(desk, ERR_CONFLICT, &msg_deal_cards_wait, MSG_ARGS(num_of(no).text));
}

/* Collect the deals from a number on, up to the first that is free. */
static bool collect(struct desk *desk, const struct book_table *table, int from, struct moved **list,
	int *count)
{
	for (bool is_free = false;; ++*count) {
		struct moved *grown = list_grow(*list, (size_t)*count, sizeof **list);
		if (!grown)
			return desk_fail(desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
		*list = grown;
		if (!look_at_number(desk, table, from + *count, &grown[*count], &is_free))
			return false;
		if (is_free)
			return true;
	}
}

/* Move the cards with their deal: they are hands of seats, so the same seats have to play. */
static bool move_cards(struct desk *desk, const struct desk_deal *d, const struct moved *from, int dealer)
{
	const struct game *game = d->rules.game.edition->game;
	const int seats = d->table.seat_count;
	struct book_cards cards = from->cards;
	bool again = false;

	if (cards.id == 0)
		return true;
	cards.id = 0;
	cards.no++;
	if (game_players_at(game, seats, dealer) != game_players_at(game, seats, from->deal.dealer))
		return desk_fail(desk, ERR_CONFLICT, &msg_deal_cards_stay, MSG_ARGS(num_of(from->deal.no).text));
	return book_cards_put(desk->book, &cards, 0, &again, desk->err);
}

/* Settle a deal anew under the next number, where another seat may deal; a dealer out of turn, or named by
 * the line, stays. A struck deal has to be possible there too. */
static bool settle_later(struct desk *desk, const struct desk_deal *d, const struct book_deal *was,
	struct book_deal *out)
{
	bool is_named = was->has_record && d->rules.game.edition->game->always_names_dealer;
	bool in_turn = !is_named && was->dealer == book_deal_turn(was, &d->table);
	struct game_deal line = { .no = was->no + 1, .record = was->record,
		.kind = was->has_record ? GAME_DEAL_PLAYED : GAME_DEAL_VOID,
		.dealer = in_turn ? GAME_NO_SEAT : was->dealer };

	if (!desk_deal_settle(desk, &d->rules, &d->table, &line, out))
		return false;
	out->state = was->state;
	if (was->state == BOOK_VOID)
		memset(out->points, 0, sizeof out->points);
	memcpy(out->reason, was->reason, sizeof out->reason);
	return true;
}

/* Move the deal's earlier revisions with it, as far as they are possible there; moving is no correction. */
static bool put_former(struct desk *desk, const struct desk_deal *d, const struct book_deal *was)
{
	struct book_deal *list = NULL, deal;
	size_t count = 0, from = 0, now = 0;
	bool done = book_deal_history(desk->book, was->table, was->no, &list, &count, desk->err);

	for (; now < count && list[now].id != was->id; now++)
		from = list[now].state == BOOK_TAKEN_BACK ? now + 1 : from;
	for (size_t i = from; done && i < now; i++) {
		if (list[i].state != BOOK_PLAYED && list[i].state != BOOK_VOID)
			continue;
		if (settle_later(desk, d, &list[i], &deal))
			done = book_deal_write_next(desk->book, &deal, desk->err);
		else
			*desk->err = (struct err){ 0 };
	}
	book_free(list);
	return done;
}

static bool put_later(struct desk *desk, const struct desk_deal *d, const struct moved *from)
{
	const struct book_deal *was = &from->deal;
	struct book_deal deal;

	if (!settle_later(desk, d, was, &deal)) {
		const enum err_status status = desk->err->status;
		struct buf why = { 0 };
		err_text(&why, desk->lang, desk->err);
		*desk->err = (struct err){ 0 };
		desk_fail(desk, status, &msg_deal_cannot_move,
			MSG_ARGS(num_of(was->no).text, buf_text(&why)));
		buf_free(&why);
		return false;
	}
	return book_deal_can_be(desk->book, deal.table, deal.no, desk->err) && put_former(desk, d, was)
		&& book_deal_write_next(desk->book, &deal, desk->err) && move_cards(desk, d, from, deal.dealer);
}

static bool insert(struct desk *desk, struct desk_deal *d, struct moved **list)
{
	const int no = d->line.no;

	d->moved = 0;
	if (!collect(desk, &d->table, no, list, &d->moved))
		return false;
	/* A player who took over a seat would be credited with another player's deal. */
	for (int i = 0; i < d->table.turn_count; i++) {
		const struct book_turn *turn = &d->table.turns[i];
		if (turn->from >= no && turn->from <= no + d->moved)
			return desk_fail(desk, ERR_CONFLICT, &msg_deal_turn_stays, MSG_ARGS(turn->player,
				num_of(turn->from).text, num_of(turn->from + 1).text));
	}
	for (int i = 0; i < d->moved; i++) {
		struct book_deal back = (*list)[i].deal;
		back.state = BOOK_TAKEN_BACK;
		memset(back.points, 0, sizeof back.points);
		back.reason[0] = '\0';
		if (!book_deal_revise(desk->book, &back, desk->err))
			return false;
	}
	if (!settle_deal(desk, d) || !write_deal(desk, d))
		return false;
	d->end = DESK_DEAL_REFUSED;
	for (int i = 0; i < d->moved; i++) {
		if (!put_later(desk, d, *list + i))
			return false;
	}
	d->end = DESK_DEAL_WRITTEN;
	return order_make_room(desk, &d->table, no) && add_up(desk, d);
}

bool desk_deal_insert(struct desk *desk, struct text_slice line, struct desk_deal *d)
{
	struct moved *list = NULL;

	d->seen = 0;
	bool done = desk_end(desk, desk_begin(desk) && read_deal_line(desk, line, d) && insert(desk, d, &list));
	free(list);
	return done;
}
