/* The accounts of all bettors at an event, including those who did not sit at a table. */
#include "base/messages.h"
#include "report/messages.h"
#include "report/sheet/sheet.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct account {
	char name[BOOK_LABEL];
	int deals;
	int64_t won, lost;
};

struct accounts {
	struct account *list;
	size_t count;
	bool failed;
};

static int compare_accounts(const void *a, const void *b)
{
	const struct account *x = a, *y = b;
	int64_t mine = x->won - x->lost, theirs = y->won - y->lost;

	return mine != theirs ? (mine < theirs) - (mine > theirs) : text_order(x->name, y->name);
}

static void add_payment(void *arg, const struct book_table *table, const char *who, int payment)
{
	struct accounts *all = arg;
	size_t i = 0;

	(void)table;
	while (i < all->count && strcmp(all->list[i].name, who) != 0)
		i++;
	if (i == all->count) {
		struct account *more = list_grow(all->list, all->count, sizeof *more);
		if (!more) {
			all->failed = true;
			return;
		}
		all->list = more;
		all->list[all->count++] = (struct account){ .deals = 0 };
		snprintf(all->list[i].name, sizeof all->list[i].name, "%s", who);
	}
	all->list[i].deals++;
	all->list[i].won += payment > 0 ? payment : 0;
	all->list[i].lost -= payment < 0 ? payment : 0;
}

/* ---- payments of each deal --------------------------------------------------------------------- */

struct payments {
	const struct game_rules *rules;
	report_payment_visit *visit;
	void *arg;
	struct book_entry *entries;
	size_t entry_count;
	const struct book_table *table;   /* of the current deal */
	const struct book_deal *deal;
	struct buf *unclear;              /* players an ambiguous name may mean, a line each */
	enum lang lang;
};

/* Report a payment under the bettor's name; a seat's payment is its player's. Note an ambiguous name:
 * "„Molnár” … többekre illik: Molnár Géza, Molnár Gábor". */
static void pay(void *arg, const char *name, int seat, int payment)
{
	struct payments *p = arg;
	struct buf who = { 0 }, fits = { 0 }, where = { 0 }, line = { 0 };
	const struct book_player *meant = NULL;

	if (name)
		meant = book_entry_meant(p->entries, p->entry_count, name, &fits);
	if (fits.len > 0) {
		buf_printf(&where, "%d %d %d", p->table->round, p->table->no, p->deal->no);
		buf_msg(&line, p->lang, &msg_bettors_unclear, MSG_ARGS(name, buf_text(&where), buf_text(&fits)));
		buf_char(&line, '\n');
		if (!strstr(buf_text(p->unclear), buf_text(&line)))
			buf_str(p->unclear, buf_text(&line));
	}
	if (meant)
		book_player_label(&who, meant);
	else
		buf_str(&who, name ? name : book_player_counted(p->table, seat, p->deal->no));
	p->visit(p->arg, p->table, buf_text(&who), payment);
	buf_free(&who);
	buf_free(&fits);
	buf_free(&where);
	buf_free(&line);
}

static bool pay_deal(void *arg, const struct book_table *table, const struct book_deal *deal)
{
	struct payments *p = arg;
	const struct game_played played = { .rules = p->rules, .seats = table->seat_count,
		.dealer = deal->dealer, .record = &deal->record };

	p->table = table;
	p->deal = deal;
	if (deal->state == BOOK_PLAYED && deal->has_record)
		p->rules->edition->game->payments(&played, pay, p);
	for (int seat = 0; deal->state == BOOK_RULED && seat < table->seat_count; seat++)
		pay(p, NULL, seat, deal->points[seat]);
	return true;
}

bool report_payments_each(struct book *s, const struct book_event *event, const struct game_rules *rules,
	report_payment_visit *visit, void *arg, enum lang lang, struct buf *unclear, struct err *e)
{
	struct payments payments = { .rules = rules, .visit = visit, .arg = arg, .lang = lang,
		.unclear = unclear };
	bool done = book_entries(s, event->id, &payments.entries, &payments.entry_count, e)
		&& book_each_deal(s, event->id, pay_deal, &payments, e);

	book_free(payments.entries);
	return done;
}

bool report_bettors(struct book *s, const struct book_event *event, enum lang lang, struct listing *out,
	struct buf *unclear, struct err *e)
{
	struct desk_rules rules;
	struct accounts all = { 0 };
	struct buf title = { 0 };

	if (!desk_rules_read(s, event->id, &rules, e))
		return false;
	if (!rules.game.edition->game->payments)
		return game_lacks(e, rules.game.edition, "stats bettors");
	bool done = report_payments_each(s, event, &rules.game, add_payment, &all, lang, unclear, e)
		&& (!all.failed || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS));
	if (all.count > 0)
		qsort(all.list, all.count, sizeof *all.list, compare_accounts);
	buf_msg(&title, lang, &msg_bettors_title, MSG_ARGS(event->name));
	listing_start(out, buf_text(&title));
	buf_free(&title);
	listing_column(out, "name", &msg_bettors_name, LISTING_TEXT);
	listing_column(out, "deals", &msg_bettors_deals, LISTING_INT);
	listing_column(out, "won", &msg_bettors_won, LISTING_INT);
	listing_column(out, "lost", &msg_bettors_lost, LISTING_INT);
	listing_column(out, "balance", &msg_bettors_balance, LISTING_POINTS);
	for (size_t i = 0; done && i < all.count; i++) {
		const struct account *row = &all.list[i];
		listing_text(out, row->name);
		listing_number(out, row->deals);
		listing_number(out, row->won);
		listing_number(out, row->lost);
		listing_number(out, row->won - row->lost);
	}
	free(all.list);
	return done;
}
