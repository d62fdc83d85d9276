/* Sheets: what they lack, signing, checking, and totals in place of deals. */
#include "desk/desk.h"
#include "desk/inner.h"

#include "desk/messages.h"

#include <string.h>

/* ---- what a sheet lacks ------------------------------------------------------------------------ */

int desk_sheet_owes(const struct book_event *event, int seats, int settled, const struct book_totals *known)
{
	int wanted = book_event_deals(event, seats);

	if (known->counts && known->deals > settled)
		settled = known->deals;
	return wanted > settled ? wanted - settled : 0;
}

/* List the missing numbers, including deals to be dealt again; `deals` are by number. */
static void list_missing(struct desk_sheet *sheet, const struct book_held *deals, size_t count, int last)
{
	size_t at = 0;

	for (int no = 1; no <= last; no++) {
		while (at < count && deals[at].no < no)
			at++;
		bool is_there = at < count && deals[at].no == no && deals[at].state != BOOK_REDEAL;
		if (!is_there)
			buf_printf(&sheet->missing, "%s%d", sheet->missing.len > 0 ? " " : "", no);
	}
}

bool desk_sheet_look(struct desk *desk, const struct book_event *event, const struct book_table *table,
	struct desk_sheet *out)
{
	struct book_held *deals = NULL;
	size_t count = 0;
	int settled = 0, unplayed = 0, wanted = book_event_deals(event, table->seat_count);

	*out = (struct desk_sheet){ 0 };
	if (!book_table_held(desk->book, table->id, &deals, &count, desk->err)
		|| !book_totals_find(desk->book, table->id, &out->known, desk->err)) {
		book_free(deals);
		return false;
	}
	for (size_t i = 0; i < count; i++) {
		settled += deals[i].state != BOOK_REDEAL && !deals[i].is_unplayed;
		unplayed += deals[i].state != BOOK_REDEAL && deals[i].is_unplayed;
	}
	out->wanted = wanted > 0 ? wanted + unplayed : 0;
	out->deals = (int)count;
	out->last = count > 0 ? deals[count - 1].no : 0;
	out->owes = desk_sheet_owes(event, table->seat_count, settled, &out->known);
	/* Totals of more deals than the event now has count on, though the sheet has all of those. */
	out->counts_on = out->known.counts && wanted > 0 && settled >= wanted && out->known.deals > wanted;
	const int all = out->counts_on ? out->known.deals + unplayed : out->wanted;
	if (!out->known.counts || out->owes > 0 || out->counts_on)
		list_missing(out, deals, count, out->last > all ? out->last : all);
	book_free(deals);
	return true;
}

void desk_sheet_free(struct desk_sheet *sheet)
{
	buf_free(&sheet->missing);
}

void desk_sheet_tell(struct desk *desk, const struct book_table *table, const struct desk_sheet *sheet)
{
	struct num deals = num_of(sheet->known.deals);

	if (sheet->counts_on)
		desk_say(desk, &msg_totals_count_on,
			MSG_ARGS(num_of(table->round).text, num_of(table->no).text, "", deals.text));
	else if (sheet->known.counts && sheet->deals > 0)
		desk_say(desk, &msg_totals_deals_there, MSG_ARGS(num_of(sheet->deals).text, deals.text));
}

/* ---- signed, checked --------------------------------------------------------------------------- */

/* Inside a change: read the table again. */
static bool find_table(struct desk *desk, struct desk_sheet_change *change)
{
	const struct book_table asked = change->table;

	return book_table_find(desk->book, change->event.id, asked.round, asked.no, &change->table, desk->err);
}

static bool add_up(struct desk *desk, struct desk_sheet_change *change)
{
	return book_table_sums(desk->book, &change->table, &change->sums, desk->err);
}

static bool check_complete(struct desk *desk, const struct desk_sheet_change *change)
{
	struct num round = num_of(change->table.round), no = num_of(change->table.no);
	struct desk_sheet sheet;

	if (change->anyway)
		return true;
	bool done = desk_sheet_look(desk, &change->event, &change->table, &sheet);
	if (done && sheet.deals == 0 && !sheet.known.id)
		done = desk_fail(desk, ERR_CHECK, &msg_sheet_empty, MSG_ARGS(round.text, no.text));
	else if (done && sheet.missing.len > 0)
		done = desk_fail(desk, ERR_CHECK, &msg_sheet_incomplete,
			MSG_ARGS(round.text, no.text, buf_text(&sheet.missing)));
	desk_sheet_free(&sheet);
	return done;
}

/* Report the open disputes of a sheet that is closed. */
static bool tell_open(struct desk *desk, const struct desk_sheet_change *change)
{
	struct book_ruling *list = NULL;
	struct buf open = { 0 };
	size_t count = 0;
	bool done = book_table_rulings(desk->book, change->table.id, &list, &count, desk->err);

	for (size_t i = 0; done && i < count; i++) {
		if (list[i].said.state == COURT_OPEN)
			buf_printf(&open, "%s%d", open.len > 0 ? ", " : "", list[i].said.no);
	}
	if (open.len > 0)
		desk_say(desk, &msg_sheet_open_disputes,
			MSG_ARGS(num_of(change->table.round).text, num_of(change->table.no).text, buf_text(&open)));
	buf_free(&open);
	book_free(list);
	return done;
}

void desk_figures_write(struct buf *b, const int64_t figures[BOOK_SEATS], int seats)
{
	for (int seat = 0; seat < seats; seat++)
		buf_printf(b, "%s%lld", seat > 0 ? " " : "", (long long)figures[seat]);
}

bool desk_totals_tell(struct desk *desk, int64_t event, int64_t table)
{
	struct book_totals_against *list = NULL;
	size_t count = 0;
	bool done = book_totals_against(desk->book, event, table, &list, &count, desk->err);

	for (size_t i = 0; done && i < count; i++) {
		struct buf totals = { 0 }, deals = { 0 };
		desk_figures_write(&totals, list[i].totals, list[i].seats);
		desk_figures_write(&deals, list[i].deals, list[i].seats);
		desk_say(desk, &msg_totals_against, MSG_ARGS(num_of(list[i].round).text,
			num_of(list[i].table_no).text, buf_text(&totals), buf_text(&deals)));
		buf_free(&totals);
		buf_free(&deals);
	}
	book_free(list);
	return done;
}

static bool sign(struct desk *desk, const char *by, struct desk_sheet_change *change)
{
	const struct book_table *table = &change->table;

	if (!find_table(desk, change) || (by && !check_complete(desk, change)))
		return false;
	/* Who signed is not replaced by somebody else. */
	if (by && by[0] && !change->anyway && table->is_signed && table->signed_by[0]
		&& book_names_distance(table->signed_by, by) != 0)
		return desk_fail(desk, ERR_CONFLICT, &msg_sheet_signed_by,
			MSG_ARGS(num_of(table->round).text, num_of(table->no).text, table->signed_by));
	bool done = book_sheet_sign(desk->book, change->table.id, by, desk->err);
	if (by)
		done = done && tell_open(desk, change)
			&& desk_totals_tell(desk, change->event.id, change->table.id);
	return done && add_up(desk, change);
}

bool desk_sheet_sign(struct desk *desk, const char *by, struct desk_sheet_change *change)
{
	return desk_end(desk, desk_begin(desk) && sign(desk, by, change));
}

/* Refuse a clerk as reader of a sheet that they recorded in part. */
static bool check_reader(struct desk *desk, const struct desk_sheet_change *change, const char *by)
{
	struct num round = num_of(change->table.round), no = num_of(change->table.no);
	struct book_deal *deals = NULL;
	struct book_totals totals;
	struct buf own = { 0 };
	size_t count = 0;
	bool done = book_table_deals(desk->book, change->table.id, &deals, &count, desk->err)
		&& book_totals_find(desk->book, change->table.id, &totals, desk->err);

	if (done && count == 0 && !totals.id)
		done = desk_fail(desk, ERR_REFUSED, &msg_check_empty, MSG_ARGS(round.text, no.text));
	for (size_t i = 0; done && !change->anyway && i < count; i++) {
		if (book_names_distance(deals[i].operator_name, by) == 0)
			buf_printf(&own, "%s%d", own.len > 0 ? " " : "", deals[i].no);
	}
	if (done && !change->anyway && totals.id && book_names_distance(totals.operator_name, by) == 0)
		buf_printf(&own, "%s%s", own.len > 0 ? " " : "", msg_head_totals.text[desk->lang]);
	if (own.len > 0)
		done =
			desk_fail(desk, ERR_REFUSED, &msg_check_own, MSG_ARGS(round.text, no.text, by, buf_text(&own)));
	book_free(deals);
	buf_free(&own);
	return done;
}

static bool check_sheet(struct desk *desk, const char *by, struct desk_sheet_change *change)
{
	if (!find_table(desk, change) || (by && !check_reader(desk, change, by)))
		return false;
	return book_sheet_check(desk->book, change->table.id, by, desk->err)
		&& (!by || desk_totals_tell(desk, change->event.id, change->table.id)) && add_up(desk, change);
}

bool desk_sheet_check(struct desk *desk, const char *by, struct desk_sheet_change *change)
{
	return desk_end(desk, desk_begin(desk) && check_sheet(desk, by, change));
}

/* ---- totals in place of deals ------------------------------------------------------------------ */

/* Find whether one figure is the other with two neighbouring digits exchanged. */
static bool is_exchanged(int64_t a, int64_t b)
{
	struct num x = num_of(a < 0 ? -a : a), y = num_of(b < 0 ? -b : b);
	size_t n = strlen(x.text), at = 0;

	if ((a < 0) != (b < 0) || strlen(y.text) != n)
		return false;
	while (at < n && x.text[at] == y.text[at])
		at++;
	return at + 1 < n && x.text[at] == y.text[at + 1] && x.text[at + 1] == y.text[at]
		&& strcmp(x.text + at + 2, y.text + at + 2) == 0;
}

/* Return the slip in one figure that would explain a sum other than zero; NULL: none of the common ones. */
static const struct msg *sheet_slip(int64_t figure, int64_t sum)
{
	int64_t right = figure - sum, off = sum < 0 ? -sum : sum;

	if (right == -figure)
		return &msg_totals_slip_sign;
	if (is_exchanged(figure, right))
		return &msg_totals_slip_digits;
	return off == 10 || off == 100 ? &msg_totals_slip_carry : NULL;
}

/* Refuse totals that do not sum to zero, with the slips that would explain it. */
static bool check_sum(struct desk *desk, const struct book_totals *totals, const struct book_table *table)
{
	struct buf slips = { 0 };
	int64_t sum = 0;
	int seats = table->seat_count;

	for (int seat = 0; seat < seats; seat++)
		sum += totals->points[seat];
	for (int seat = 0; sum != 0 && seat < seats; seat++) {
		const struct msg *slip = sheet_slip(totals->points[seat], sum);
		if (!slip)
			continue;
		buf_str(&slips, slips.len > 0 ? " " : "");
		buf_msg(&slips, desk->lang, slip,
			MSG_ARGS(text_seat_code(seat), num_signed(totals->points[seat]).text,
				num_signed(totals->points[seat] - sum).text));
	}
	if (sum != 0) {
		desk_fail(desk, ERR_REFUSED, &msg_totals_sum_slips, MSG_ARGS(num_signed(sum).text,
			slips.len > 0 ? buf_text(&slips) : msg_totals_slip_none.text[desk->lang],
			num_of(table->round).text, num_of(table->no).text));
	}
	buf_free(&slips);
	return sum == 0;
}

/* Find how many deals the totals are of: as given, else as a round of the event has at the table. */
static bool find_deals(struct desk *desk, const struct desk_sheet_change *change, int said, int *deals)
{
	int seats = change->table.seat_count, wanted = book_event_deals(&change->event, seats);

	*deals = said > 0 ? said : wanted;
	if (*deals == 0)
		return desk_fail(desk, ERR_USAGE, &msg_totals_how_many, MSG_NO_ARGS);
	return wanted == 0 || *deals <= wanted
		|| desk_fail(desk, ERR_REFUSED, &msg_totals_too_many,
			MSG_ARGS(num_of(wanted).text, num_of(*deals).text, seats == 4 ? "deals-four" : "deals"));
}

static bool read_figures(struct desk *desk, const struct book_table *table, const char *figures,
	struct book_totals *totals)
{
	int64_t points[BOOK_SEATS] = { 0 };
	bool fits = desk_figures(figures, table->seat_count, points);

	for (int seat = 0; fits && seat < table->seat_count; seat++)
		totals->points[seat] = (int)points[seat];
	return fits
		|| desk_fail(desk, ERR_USAGE, &msg_totals_usage,
			MSG_ARGS(num_of(table->round).text, num_of(table->no).text,
				desk_figures_example[table->seat_count], num_of(table->seat_count).text));
}

/* Refuse totals for a sheet that has all deals; if it has some, say when they begin to count. */
static bool check_there(struct desk *desk, const struct desk_sheet_change *change,
	const struct desk_totals *totals)
{
	const struct book_table *table = &change->table;
	struct book_deal *deals = NULL;
	size_t count = 0;
	int there = 0, wanted = book_event_deals(&change->event, table->seat_count);

	if (!book_table_deals(desk->book, table->id, &deals, &count, desk->err))
		return false;
	for (size_t i = 0; i < count; i++)
		there += book_deal_is_recorded(&deals[i]);
	book_free(deals);
	const struct msg *refusal = totals->was.counts ? &msg_totals_count_on : &msg_totals_all_there;
	if (wanted > 0 && there >= wanted)
		return desk_fail(desk, ERR_CONFLICT, refusal,
			MSG_ARGS(num_of(table->round).text, num_of(table->no).text,
				totals->figures + strspn(totals->figures, "= "), num_of(totals->was.deals).text));
	if (there > 0 && there < totals->deals)
		desk_say(desk, &msg_totals_deals_there, MSG_ARGS(num_of(there).text, num_of(totals->deals).text));
	return true;
}

static bool put_totals(struct desk *desk, struct desk_totals *totals, struct desk_sheet_change *change)
{
	if (!find_table(desk, change))
		return false;
	struct book_totals row = { .table = change->table.id };
	if (!read_figures(desk, &change->table, totals->figures, &row)
		|| !find_deals(desk, change, totals->deals, &row.deals) || !check_sum(desk, &row, &change->table))
		return false;
	totals->deals = row.deals;
	return book_totals_find(desk->book, row.table, &totals->was, desk->err)
		&& check_there(desk, change, totals)
		&& book_totals_put(desk->book, &row, change->anyway, &totals->again, desk->err)
		&& add_up(desk, change);
}

bool desk_totals_put(struct desk *desk, struct desk_totals *totals, struct desk_sheet_change *change)
{
	return desk_end(desk, desk_begin(desk) && put_totals(desk, totals, change));
}

bool desk_totals_remove(struct desk *desk, struct desk_sheet_change *change)
{
	bool again, done = desk_begin(desk) && find_table(desk, change);
	struct book_totals none = { .table = change->table.id };

	return desk_end(desk, done && book_totals_put(desk->book, &none, true, &again, desk->err));
}
