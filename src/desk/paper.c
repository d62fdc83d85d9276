/* The figures of a paper sheet, compared with the book's. */
#include "base/messages.h"
#include "desk/messages.h"
#include "desk/desk.h"

#include <stdlib.h>
#include <string.h>

struct desk_counted desk_counted_of(const struct book_deal *deal, const struct book_table *table)
{
	struct desk_counted counted = { .no = deal->no, .dealer = deal->dealer,
		.out_of_turn = deal->dealer != book_deal_turn(deal, table) };

	memcpy(counted.points, deal->points, sizeof counted.points);
	if (deal->state == BOOK_PLAYED) {
		counted.has_record = deal->has_record;
		counted.record = deal->record;
	}
	return counted;
}

bool desk_counted_make(struct book *s, const struct book_table *table, struct desk_counted **list,
	size_t *count, struct err *e)
{
	struct book_deal *deals = NULL;
	size_t deal_count = 0;

	*count = 0;
	if (!book_table_deals(s, table->id, &deals, &deal_count, e))
		return false;
	*list = calloc(deal_count + 1, sizeof **list);
	bool done = *list || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	for (size_t i = 0; done && i < deal_count; i++) {
		if (deals[i].state != BOOK_PLAYED && deals[i].state != BOOK_RULED)
			continue;
		struct desk_counted *counted = &(*list)[(*count)++];
		*counted = desk_counted_of(&deals[i], table);
		if (deals[i].state == BOOK_PLAYED)
			continue;
		/* What a ruled deal counted before the ruling. */
		struct book_deal played;
		bool found = false;
		done = book_deal_unruled(s, table->id, deals[i].no, &played, &found, e);
		counted->has_before = found && played.state == BOOK_PLAYED;
		if (counted->has_before)
			memcpy(counted->before, played.points, sizeof counted->before);
	}
	book_free(deals);
	return done;
}

void desk_paper_fill(struct desk_paper *paper, const struct desk_counted *deals, size_t count)
{
	paper->deals = deals;
	paper->count = count;
	memset(paper->ours, 0, sizeof paper->ours);
	for (size_t i = 0; i < count; i++) {
		for (int seat = 0; seat < paper->seats; seat++)
			paper->ours[seat] += deals[i].points[seat];
	}
}

bool desk_paper_of_table(struct book *s, const struct book_table *table, struct desk_paper *paper,
	struct desk_counted **deals, struct err *e)
{
	struct book_totals known;
	size_t count = 0;

	*deals = NULL;
	if (!book_totals_find(s, table->id, &known, e))
		return false;
	paper->by_totals = known.counts;
	for (int seat = 0; known.counts && seat < paper->seats; seat++)
		paper->ours[seat] = known.points[seat];
	if (known.counts)
		return true;
	if (!desk_counted_make(s, table, deals, &count, e))
		return false;
	desk_paper_fill(paper, *deals, count);
	return true;
}

bool desk_paper_read(struct desk_paper *paper, const struct game_deal *line)
{
	memset(paper->theirs, 0, sizeof paper->theirs);
	for (int seat = 0; seat < paper->seats && seat < line->point_count; seat++)
		paper->theirs[seat] = line->points[seat];
	return line->point_count == paper->seats;
}

bool desk_paper_agrees(const struct desk_paper *paper)
{
	for (int seat = 0; seat < paper->seats; seat++) {
		if (paper->ours[seat] != paper->theirs[seat])
			return false;
	}
	return true;
}

bool desk_paper_refuse(struct desk *desk, const struct msg *msg, const struct desk_paper *paper,
	const struct game_deal *line, const char *slips)
{
	struct buf theirs = { 0 }, ours = { 0 };

	for (int seat = 0; seat < paper->seats; seat++)
		buf_printf(&ours, "%s%lld", seat > 0 ? " " : "", (long long)paper->ours[seat]);
	for (int i = 0; i < line->point_count; i++)
		buf_printf(&theirs, "%s%d", i > 0 ? " " : "", line->points[i]);
	if (line->point_count == paper->seats) {
		desk_fail(desk, ERR_REFUSED, msg, MSG_ARGS(buf_text(&theirs), buf_text(&ours), slips));
	} else {
		desk_fail(desk, ERR_REFUSED, &msg_paper_figures, MSG_ARGS(buf_text(&theirs),
			num_of(paper->seats).text, desk_figures_example[paper->seats]));
	}
	buf_free(&theirs);
	buf_free(&ours);
	return false;
}

const char *const desk_figures_example[BOOK_SEATS + 1] = {
	[2] = "12 -12", [3] = "12 -4 -8", [4] = "12 -4 -8 0", [5] = "12 -4 -8 0 0", [6] = "12 -4 -8 0 0 0",
	[7] = "12 -4 -8 0 0 0 0", [8] = "12 -4 -8 0 0 0 0 0",
};

bool desk_figures(const char *text, int seats, int64_t out[BOOK_SEATS])
{
	enum { LARGEST = 1000000 };
	char *end;

	text += strspn(text, " \t");
	text += *text == '=';
	for (int seat = 0; seat < seats; seat++) {
		out[seat] = strtoll(text, &end, 10);
		bool is_small = out[seat] >= -LARGEST && out[seat] <= LARGEST;
		if (end == text || (*end && !strchr(" \t", *end)) || !is_small)
			return false;
		text = end;
	}
	return text[strspn(text, " \t")] == '\0';
}
