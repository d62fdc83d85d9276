/* The minutes (jegyzokonyv) of a ruling, and the blind file of an appeal: the same facts without names and outcome. */
#include "report/messages.h"
#include "report/report.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- names out --------------------------------------------------------------------------------- */

/* Is it a word of the player's name? */
static bool is_name(const char *word, size_t n, const char *player)
{
	for (const char *at = player; *at;) {
		size_t len = strcspn(at, " ()");
		if (len > 2 && len <= n && strncmp(at, word, len) == 0)
			return true;
		at += len + strspn(at + len, " ()");
	}
	return false;
}

/* A text with every name in it replaced by the seat; endings hung on a name go too. */
static void write_blind(struct buf *b, const char *text, const struct store_table *table)
{
	const char *last = "";

	while (*text) {
		size_t n = strcspn(text, " ,.;:!?()\"");
		const char *seat = NULL;
		for (int i = 0; i < table->seat_count && n > 0; i++) {
			if (is_name(text, n, table->player[i]))
				seat = text_seat_code(i);
		}
		if (!seat)
			buf_add(b, text, n);
		else if (seat != last)
			buf_str(b, seat);
		else if (b->len > 0 && b->data[b->len - 1] == ' ')
			b->len--;   /* the second word of a name */
		last = n == 0 ? last : seat ? seat : "";
		text += n;
		n = strspn(text, " ,.;:!?()\"");
		buf_add(b, text, n);
		text += n;
	}
}

/* ---- the figures ------------------------------------------------------------------------------- */

/* A minutes under way. */
struct writer {
	struct report_minutes *out;
	const struct store_ruling *kept;
	const struct report_ruling *ruling;
	enum lang lang;
	bool blind;
};

static struct buf *text_of(struct writer *w, enum report_minute minute)
{
	return &w->out->text[minute];
}

static void add_seat(struct writer *w, enum report_minute minute, int seat)
{
	if (seat < 0 || seat >= w->out->table.seat_count)
		return;
	buf_str(text_of(w, minute), text_seat_code(seat));
	if (!w->blind)
		buf_printf(text_of(w, minute), " (%s)", w->out->table.player[seat]);
}

static void add_facts(struct writer *w)
{
	const struct text_ruling *said = &w->ruling->said;
	int case_no = said->dispute.case_no;

	buf_str(text_of(w, REPORT_MINUTE_RULE), text_case_act(w->lang, case_no));
	if (w->blind)
		write_blind(text_of(w, REPORT_MINUTE_ACT), said->act, &w->out->table);
	else
		buf_str(text_of(w, REPORT_MINUTE_ACT), said->act);
	if (said->trick)
		buf_int(text_of(w, REPORT_MINUTE_TRICK), said->trick);
	add_seat(w, REPORT_MINUTE_OFFENDER, said->dispute.offender);
	struct text_ruling facts = *said;
	facts.point_count = w->blind ? 0 : facts.point_count;
	text_facts_write(text_of(w, REPORT_MINUTE_FACTS), &facts);
	buf_str(text_of(w, REPORT_MINUTE_CITES), w->kept->cites);
}

/* What has no place in a blind file. */
static void add_outcome(struct writer *w)
{
	const struct report_ruling *r = w->ruling;
	struct buf *book = text_of(w, REPORT_MINUTE_BOOK);

	buf_str(text_of(w, REPORT_MINUTE_RULING), text_ruling_name(w->lang, r->kind));
	if (w->kept->state == STORE_UNDECIDED)
		buf_printf(text_of(w, REPORT_MINUTE_RULING), " (%s)", msg_minutes_open.text[w->lang]);
	if (!r->said.late && !r->said.minor)
		text_ruling_write(book, w->lang, &r->said.dispute, &r->book);
	if (r->pays)
		report_payment_write(text_of(w, REPORT_MINUTE_PAYMENT), w->lang, r, w->out->table.seat_count);
	buf_str(text_of(w, REPORT_MINUTE_BASIS),
		(r->said.agreed ? &msg_minutes_agreed : &msg_minutes_ruled)->text[w->lang]);
}

/* Who ruled, when and why. */
static void add_jury(struct writer *w)
{
	const struct text_ruling *said = &w->ruling->said;

	buf_str(text_of(w, REPORT_MINUTE_REASON), said->reason);
	buf_str(text_of(w, REPORT_MINUTE_JUDGE), said->judge);
	buf_str(text_of(w, REPORT_MINUTE_AT), w->kept->at);
	buf_printf(text_of(w, REPORT_MINUTE_REVISION), "%d", w->kept->revision);
}

/* The sheet down to the deal, each as it was played: no figure tells what a ruling came to. */
static bool add_sheet(struct store *s, struct writer *w, struct err *e)
{
	struct buf *b = text_of(w, REPORT_MINUTE_SHEET);
	const struct store_table *table = &w->out->table;

	for (int no = 1; no <= w->kept->deal_no; no++) {
		struct text_deal_line line = { .no = no, .dealer = ULTI_NO_SEAT };
		struct store_deal deal;
		bool found = false;
		if (!store_deal_unruled(s, table->id, no, &deal, &found, e))
			return false;
		if (!found || deal.state != STORE_PLAYED || !report_deal_of(table, &deal, &line.deal))
			continue;
		text_deal_line_write(b, &line);
		buf_char(b, '\n');
	}
	return true;
}

bool report_minutes_make(struct store *s, const struct store_ruling *kept, const struct report_ruling *ruling,
	bool has_deal, struct report_minutes *out, struct err *e)
{
	struct writer w = { .out = out, .kept = kept, .ruling = ruling, .lang = out->lang, .blind = out->blind };

	report_ruling_title(text_of(&w, REPORT_MINUTE_CASE), out->lang, kept);
	add_seat(&w, REPORT_MINUTE_CLAIMANT, ruling->said.claimant);
	if (!out->blind && kept->state == STORE_DISMISSED) {
		report_dismissed_write(text_of(&w, REPORT_MINUTE_RULING), out->lang, &ruling->said, has_deal);
	} else {
		add_facts(&w);
		if (!out->blind)
			add_outcome(&w);
	}
	if (!out->blind)
		add_jury(&w);
	return out->blind ? add_sheet(s, &w, e) : report_mark_make(s, &out->mark, e);
}

void report_minutes_free(struct report_minutes *minutes)
{
	for (int i = 0; i < REPORT_MINUTES; i++)
		buf_free(&minutes->text[i]);
}
