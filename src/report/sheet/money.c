/* Who pays whom: stakes, entry fees and prizes, and the fewest payments. */
#include "report/sheet/sheet.h"
#include "base/messages.h"
#include "event/event.h"
#include "report/messages.h"
#include "report/standings/standings.h"

#include <stdio.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* An account, in forint except for the points; the first is the till. */
struct party {
	char name[BOOK_LABEL];
	int64_t points, stakes, fee, prize;
};

struct money {
	struct party *list;
	size_t count;
	const struct book_event *event;   /* the one being added */
	int round;                        /* only that one; 0: all, with fees and prizes */
	const struct book_score *scores;
	size_t score_count;
	struct report_prizes_kept kept;
	bool has_amount, has_free, has_bets, failed;  /* has_free: exempt from the entry fee */
	enum lang lang;
	struct buf unclear;               /* ambiguous short names of bettors, and bets left out, a line each */
};

static int64_t balance_of(const struct party *party)
{
	return party->stakes + party->fee + party->prize;
}

/* ---- accounts ---------------------------------------------------------------------------------- */

enum { TILL = 0 };

/* Find the account with that name, or make one; NULL when memory runs out. */
static struct party *party_of(struct money *m, const char *name)
{
	size_t i = m->count > TILL;   /* the till, which has no name */

	while (i < m->count && strcmp(m->list[i].name, name) != 0)
		i++;
	if (i < m->count)
		return &m->list[i];
	struct party *more = list_grow(m->list, m->count, sizeof *more);
	m->failed = m->failed || !more;
	if (!more)
		return NULL;
	m->list = more;
	m->list[m->count++] = (struct party){ .points = 0 };
	snprintf(m->list[i].name, sizeof m->list[i].name, "%s", name);
	return &m->list[i];
}

/* Add points; a surplus of all players together is paid by the till. */
static void pay_points(struct money *m, const char *name, int64_t points)
{
	struct party *party = party_of(m, name);

	if (!party)
		return;
	party->points += points;
	party->stakes += points * m->event->stake;
	m->list[TILL].points -= points;
	m->list[TILL].stakes -= points * m->event->stake;
}

/* A club's prize goes to the club. */
static void add_prize(void *arg, const struct report_prize *prize)
{
	struct money *m = arg;
	struct party *party = party_of(m, prize->of_club ? prize->who->club : prize->who->player);

	if (!party)
		return;
	party->prize += prize->amount;
	m->list[TILL].prize -= prize->amount;
	m->has_amount = true;
}

/* Report that a bet is left out, as the table's totals count, of which only who sits there has a share. */
static void leave_bet(struct money *m, const struct book_table *table, const char *who)
{
	struct buf line = { 0 };

	for (int seat = 0; seat < table->seat_count; seat++) {
		if (strcmp(table->player[seat], who) == 0)
			return;
	}
	buf_msg(&line, m->lang, &msg_money_left_bet,
		MSG_ARGS(num_of(table->round).text, num_of(table->no).text, who));
	buf_char(&line, '\n');
	if (!strstr(buf_text(&m->unclear), buf_text(&line)))
		buf_str(&m->unclear, buf_text(&line));
	buf_free(&line);
}

/* Bets are paid as they are, except where the totals of the sheet count. */
static void pay_bet(void *arg, const struct book_table *table, const char *who, int payment)
{
	struct money *m = arg;
	bool by_totals = false;

	for (size_t i = 0; i < m->score_count; i++)
		by_totals = by_totals || (m->scores[i].table == table->id && m->scores[i].total_deals != 0);
	if (m->round > 0 && table->round != m->round)
		return;
	m->has_bets = m->has_bets || !by_totals;
	if (by_totals)
		leave_bet(m, table, who);
	else
		pay_points(m, who, payment);
}

/* Charge every entered player, except substitutes. */
static bool add_fees(struct book *s, struct money *m, const struct desk_rules *rules,
	const struct book_entry *entries, size_t count, struct err *e)
{
	struct book_entry *beside = NULL;
	size_t beside_count = 0;

	if (!book_substitutes(s, m->event->id, &beside, &beside_count, e))
		return false;
	for (size_t i = 0; i < count; i++) {
		struct buf label = { 0 };
		size_t at = 0;
		while (at < beside_count && beside[at].id != entries[i].id)
			at++;
		book_player_label(&label, &entries[i].player);
		bool pays = at == beside_count && rules->entry_fee > 0;
		struct party *party = pays ? party_of(m, buf_text(&label)) : NULL;
		if (party) {
			party->fee -= rules->entry_fee;
			m->list[TILL].fee += rules->entry_fee;
			m->has_amount = true;
		}
		buf_free(&label);
	}
	m->has_free = m->has_free || (beside_count > 0 && rules->entry_fee > 0);
	book_free(beside);
	return true;
}

static bool add_event(struct book *s, struct money *m, struct err *e)
{
	struct desk_rules rules;
	struct book_score *scores = NULL;
	struct book_entry *entries = NULL;
	size_t count = 0;
	bool done = desk_rules_read(s, m->event->id, &rules, e)
		&& book_scores(s, m->event->id, 0, &scores, &m->score_count, e)
		&& book_entries(s, m->event->id, &entries, &count, e);
	bool has_bets = done && rules.game.edition->game->payments;

	m->scores = scores;
	m->has_amount = m->has_amount || m->event->stake > 0;
	for (size_t i = 0; done && i < m->score_count; i++) {
		const struct book_score *score = &scores[i];
		struct buf label = { 0 };
		size_t at = 0;
		if ((m->round > 0 && score->round != m->round) || (has_bets && score->total_deals == 0))
			continue;
		while (at < count && entries[at].id != score->entry)
			at++;
		if (at < count) {
			book_player_label(&label, &entries[at].player);
			pay_points(m, buf_text(&label), score->points);
			buf_free(&label);
		}
	}
	if (has_bets)
		done = report_payments_each(s, m->event, &rules.game, pay_bet, m, m->lang, &m->unclear, e);
	if (done && m->round == 0)
		done = add_fees(s, m, &rules, entries, count, e)
			&& report_prizes_each(s, m->event, &rules, add_prize, m, &m->kept, e);
	else if (done)
		done = report_state_add(s, m->event, &m->kept.state, e);
	book_free(entries);
	book_free(scores);
	return done;
}

/* ---- payments ---------------------------------------------------------------------------------- */

static int compare_parties(const void *a, const void *b)
{
	int64_t mine = balance_of(a), theirs = balance_of(b);

	return mine != theirs ? (mine < theirs) - (mine > theirs)
		: text_order(((const struct party *)a)->name, ((const struct party *)b)->name);
}

/* Sort by payer, the largest debt first; then by payment, largest first. */
static int compare_payments(const void *a, const void *b)
{
	const struct event_payment *x = a, *y = b;

	return x->from != y->from ? y->from - x->from
		: x->amount != y->amount ? (x->amount < y->amount) - (x->amount > y->amount) : x->to - y->to;
}

static void add_name(struct listing *t, const struct party *party)
{
	listing_code(t, party->name[0] ? party->name : "till",
		party->name[0] ? party->name : msg_money_till.text[t->lang]);
}

/* Show the payer, or (item) the payee. */
static void payer_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	const struct event_payment *payment = row;

	add_name(t, &((const struct money *)t->about)->list[column->item ? payment->to : payment->from]);
}

static void party_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	(void)column;
	add_name(t, row);
}

static void balance_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	(void)column;
	listing_number(t, balance_of(row));
}

static const struct listing_column payment_columns[] = {
	{ "from", &msg_money_from, .cell = payer_cell, .item = false },
	{ "to", &msg_money_to, .cell = payer_cell, .item = true },
	{ "amount", &msg_money_amount, LISTING_INT, cell_int64, .item = offsetof(struct event_payment, amount),
		.is_amount = true },
	{ .key = NULL },
};
#define AT(member) .item = offsetof(struct party, member)
static const struct listing_column balance_columns[] = {
	{ "name", &msg_head_player, .cell = party_cell },
	{ "points", &msg_money_points, LISTING_POINTS, cell_int64, AT(points) },
	{ "stakes", &msg_money_stakes, LISTING_INT, cell_int64, AT(stakes), .is_amount = true },
	{ "fee", &msg_money_fee, LISTING_INT, cell_int64, AT(fee), .is_amount = true },
	{ "prize", &msg_money_prize, LISTING_INT, cell_int64, AT(prize), .is_amount = true },
	{ "balance", &msg_money_balance, LISTING_INT, .cell = balance_cell, .is_amount = true },
	{ .key = NULL },
};

static void money_notes(struct doc *doc, const struct money *m, const struct book_event *events, size_t count)
{
	if (count == 1 && events->stake > 0)
		doc_say(doc, doc_note, &msg_money_stake, MSG_ARGS(num_of(events->stake).text));
	for (const char *line = buf_text(&m->unclear), *end; (end = strchr(line, '\n')); line = end + 1) {
		struct buf one = { 0 };
		buf_add(&one, line, (size_t)(end - line));
		doc_note(doc, buf_text(&one));
		buf_free(&one);
	}
	doc_note(doc, m->has_amount ? "" : msg_money_unset.text[doc->lang]);
	doc_note(doc, m->has_bets ? msg_money_bets.text[doc->lang] : "");
	doc_note(doc, m->has_free ? msg_money_stand_ins.text[doc->lang] : "");
	doc_note(doc, m->round > 0 ? msg_money_of_round.text[doc->lang] : "");
}

static bool write_doc(struct money *m, struct doc *doc, struct err *e)
{
	struct event_payment *payments = calloc(m->count, sizeof *payments);
	int64_t *balance = calloc(m->count, sizeof *balance);
	bool is_fewest = true, done = payments && balance;
	struct listing t, balances;
	int paid = 0;

	qsort(m->list, m->count, sizeof *m->list, compare_parties);
	for (size_t i = 0; done && i < m->count; i++)
		balance[i] = balance_of(&m->list[i]);
	report_state_say(&m->kept.state, doc);
	if (done)
		paid = event_settle(balance, (int)m->count, payments, &is_fewest);
	if (paid > 0)
		qsort(payments, (size_t)paid, sizeof *payments, compare_payments);
	if (done) {
		listing_begin(&t, doc->lang, "", payment_columns);
		t.about = m;
		listing_rows(&t, payments, (size_t)paid, sizeof *payments);
		doc_for(doc, paid > 0 ? DOC_EVERYWHERE : DOC_SCRIPTS);
		doc_table(doc, "payments", &t);
		doc_for(doc, DOC_PEOPLE);
		if (paid == 0)
			doc_text(doc, msg_money_even.text[doc->lang]);
		else
			doc_say(doc, doc_note, is_fewest ? &msg_money_fewest : &msg_money_few,
				MSG_ARGS(num_of(paid).text));
		doc_for(doc, DOC_SCRIPTS);
		doc_pair(doc, "fewest", "", is_fewest ? "proved" : "found");
		doc_for(doc, DOC_EVERYWHERE);
	}
	/* Leave out a till without payments. */
	listing_begin(&balances, doc->lang, msg_money_balances.text[doc->lang], balance_columns);
	for (size_t i = 0; i < m->count; i++) {
		const struct party *party = &m->list[i];
		if (party->name[0] || party->points || party->fee || party->prize)
			listing_row(&balances, party);
	}
	doc_table(doc, "balances", &balances);
	free(payments);
	free(balance);
	return done || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}

bool report_money_doc(struct book *s, const struct book_event *events, size_t count, int round,
	const char *title, enum lang lang, struct doc *out, struct err *e)
{
	struct money m = { .round = round, .lang = lang };
	struct buf text = { 0 };
	bool done = party_of(&m, "") != NULL;

	buf_msg(&text, lang, &msg_money_title, MSG_ARGS(title));
	doc_start(out, lang, buf_text(&text));
	buf_clear(&text);
	if (count == 1) {
		doc_about(out, events->name, events->day);
		doc_subtitle(out, day_of(events->day, lang).text);
	}
	if (round > 0)
		buf_msg(&text, lang, &msg_money_round, MSG_ARGS(day_of(events->day, lang).text, num_of(round).text));
	if (round > 0)
		doc_subtitle(out, buf_text(&text));
	for (size_t i = 0; done && i < count; i++) {
		m.event = &events[i];
		done = add_event(s, &m, e);
	}
	if (done && m.count > EVENT_PAYERS)
		done = err_set(e, ERR_REFUSED, &msg_money_too_many, MSG_ARGS(num_of(EVENT_PAYERS).text));
	if (m.failed)
		done = err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	done = done && write_doc(&m, out, e);
	if (done)
		money_notes(out, &m, events, count);
	buf_free(&m.unclear);
	buf_free(&text);
	free(m.list);
	return done;
}
