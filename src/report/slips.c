/* The mismatch doctor: which single slip makes the book's figures into the paper's? */
#include "base/messages.h"
#include "report/messages.h"
#include "report/report.h"

#include <stdlib.h>
#include <string.h>

enum { SHOWN = 3 };

/* An explanation being looked for. */
struct doctor {
	struct buf *b;
	enum lang lang;
	const struct report_paper *paper;
	int found;
};

/* Would `change` a seat, from the totals we have, give the paper's? */
static bool explains(const struct report_paper *paper, const int64_t change[STORE_SEATS])
{
	for (int seat = 0; seat < paper->seats; seat++) {
		if (paper->ours[seat] + change[seat] != paper->theirs[seat])
			return false;
	}
	return true;
}

/* Begin the next explanation, of a deal if `no` > 0; false when enough are shown. */
static bool next(struct doctor *doctor, int no)
{
	if (doctor->found == SHOWN)
		return false;
	buf_msg(doctor->b, doctor->lang, doctor->found++ == 0 ? &msg_slip_likely : &msg_slip_or, MSG_NO_ARGS);
	if (no > 0 && doctor->paper->count > 1)
		buf_msg(doctor->b, doctor->lang, &msg_slip_deal, MSG_ARGS(num_of(no).text));
	return true;
}

static void say(struct doctor *doctor, const struct msg *msg, const char *const args[])
{
	buf_msg(doctor->b, doctor->lang, msg, args);
}

static void say_kontra(struct doctor *doctor, const struct ulti_deal *deal, const struct ulti_slip *slip)
{
	const struct msg *msg = slip->level == 1 ? &msg_slip_kontra_1 : slip->level == 2 ? &msg_slip_kontra_2
		: &msg_slip_kontra_4;
	const char *part = text_item_name(doctor->lang, slip->item);
	struct buf item = { 0 };

	if (ulti_bid_at(deal->bid)->colour == ULTI_COLOURLESS)
		buf_msg(&item, doctor->lang, &msg_slip_kontra_seat, MSG_ARGS(part, text_seat_code(slip->seat)));
	else
		buf_str(&item, part);
	say(doctor, msg, MSG_ARGS(buf_text(&item)));
	buf_free(&item);
}

static void say_slip(struct doctor *doctor, const struct ulti_deal *deal, const struct ulti_slip *slip)
{
	const char *item = text_item_name(doctor->lang, slip->item);
	const char *seat = text_seat_code(slip->seat), *other = text_seat_code(slip->other);

	switch ((enum ulti_slip_kind)slip->kind) {
	case ULTI_SLIP_KONTRA:
		say_kontra(doctor, deal, slip);
		return;
	case ULTI_SLIP_RESULT:
		say(doctor, &msg_slip_result, MSG_ARGS(item));
		return;
	case ULTI_SLIP_PIROS:
		say(doctor, ulti_bid_factor(ulti_bid_at(deal->bid)) == 2 ? &msg_slip_not_doubled : &msg_slip_doubled,
			MSG_NO_ARGS);
		return;
	case ULTI_SLIP_EXTRA:
		say(doctor, &msg_slip_extra, MSG_NO_ARGS);
		return;
	case ULTI_SLIP_THROWN_IN:
		say(doctor, &msg_slip_thrown_in, MSG_NO_ARGS);
		return;
	case ULTI_SLIP_LEFT:
		say(doctor, &msg_slip_silent_left, MSG_ARGS(item));
		return;
	case ULTI_SLIP_SILENT_SAID:
		say(doctor, &msg_slip_silent_said, MSG_ARGS(item));
		return;
	case ULTI_SLIP_ONE_DEFENDER:
		say(doctor, &msg_slip_one_defender, MSG_ARGS(seat));
		return;
	case ULTI_SLIP_SEATS:
		say(doctor, &msg_slip_seats, MSG_ARGS(seat, other));
		return;
	case ULTI_SLIP_SIGNS:
		say(doctor, &msg_slip_signs, MSG_NO_ARGS);
		return;
	}
}

/* Slips in the deals themselves; each kind is tried on every deal before the next, likelier kinds first. */
static void try_deals(struct doctor *doctor)
{
	const struct report_paper *paper = doctor->paper;

	for (int kind = ULTI_SLIP_KONTRA; kind <= ULTI_SLIP_SIGNS; kind++) {
		for (size_t i = 0; i < paper->count; i++) {
			const struct report_counted *deal = &paper->deals[i];
			struct ulti_slip slips[ULTI_SLIPS];
			size_t count = ulti_slips(&deal->deal, paper->rules, slips);
			for (size_t j = 0; j < count; j++) {
				int64_t change[STORE_SEATS] = { 0 };
				for (int seat = 0; seat < ULTI_SEATS; seat++)
					change[seat] = slips[j].points[seat] - deal->points[seat];
				if (slips[j].kind == kind && explains(paper, change) && next(doctor, deal->no))
					say_slip(doctor, &deal->deal, &slips[j]);
			}
		}
	}
}

/* A whole deal left out of the total, or in it twice. */
static void try_whole_deals(struct doctor *doctor)
{
	const struct report_paper *paper = doctor->paper;

	for (size_t i = 0; paper->count > 1 && i < paper->count; i++) {
		int64_t change[STORE_SEATS] = { 0 };
		for (int sign = -1; sign <= 1; sign += 2) {
			for (int seat = 0; seat < paper->seats; seat++)
				change[seat] = sign * paper->deals[i].points[seat];
			if (explains(paper, change) && next(doctor, paper->deals[i].no))
				say(doctor, sign < 0 ? &msg_slip_missing : &msg_slip_twice, MSG_NO_ARGS);
		}
	}
}

/* 69 and 96: the same digits, two neighbours exchanged. */
static bool is_transposed(int64_t ours, int64_t theirs)
{
	struct num a = num_of(ours < 0 ? -ours : ours), b = num_of(theirs < 0 ? -theirs : theirs);
	size_t n = strlen(a.text);

	if ((ours < 0) != (theirs < 0) || strlen(b.text) != n)
		return false;
	for (size_t i = 0; i + 1 < n; i++) {
		struct num swapped = a;
		swapped.text[i] = a.text[i + 1];
		swapped.text[i + 1] = a.text[i];
		if (strcmp(swapped.text, b.text) == 0)
			return ours != theirs;
	}
	return false;
}

/* One figure wrong, its digits transposed; or the figures of two seats exchanged. */
static void try_figures(struct doctor *doctor)
{
	const struct report_paper *paper = doctor->paper;
	int wrong[STORE_SEATS], count = 0;

	for (int seat = 0; seat < paper->seats; seat++) {
		if (paper->ours[seat] != paper->theirs[seat])
			wrong[count++] = seat;
	}
	if (count == 1 && is_transposed(paper->ours[wrong[0]], paper->theirs[wrong[0]]) && next(doctor, 0)) {
		say(doctor, &msg_slip_digits, MSG_ARGS(text_seat_code(wrong[0]), num_of(paper->ours[wrong[0]]).text,
			num_of(paper->theirs[wrong[0]]).text));
	}
	if (count == 1 && doctor->found == 0 && next(doctor, 0)) {
		say(doctor, &msg_slip_one_figure, MSG_ARGS(text_seat_code(wrong[0]), num_of(paper->ours[wrong[0]]).text,
			num_of(paper->theirs[wrong[0]]).text));
	}
	if (count == 2 && paper->count > 1 && paper->ours[wrong[0]] == paper->theirs[wrong[1]]
		&& paper->ours[wrong[1]] == paper->theirs[wrong[0]] && next(doctor, 0))
		say(doctor, &msg_slip_seats, MSG_ARGS(text_seat_code(wrong[0]), text_seat_code(wrong[1])));
}

bool report_counted_make(struct store *s, const struct store_table *table, struct report_counted **list,
	size_t *count, struct err *e)
{
	struct store_deal *deals = NULL;
	size_t deal_count = 0;

	*count = 0;
	if (!store_table_deals(s, table->id, &deals, &deal_count, e))
		return false;
	*list = calloc(deal_count + 1, sizeof **list);
	for (size_t i = 0; *list && i < deal_count; i++) {
		struct report_counted *counted = &(*list)[*count];
		if (deals[i].state != STORE_PLAYED || !report_deal_of(table, &deals[i], &counted->deal))
			continue;
		counted->no = deals[i].no;
		memcpy(counted->points, deals[i].points, sizeof counted->points);
		++*count;
	}
	store_free(deals);
	return *list || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}

void report_slips(struct buf *b, enum lang lang, const struct report_paper *paper)
{
	struct doctor doctor = { b, lang, paper, 0 };

	try_figures(&doctor);
	try_deals(&doctor);
	try_whole_deals(&doctor);
}
