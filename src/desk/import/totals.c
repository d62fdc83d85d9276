/* Take a journal's totals: those its deals must add up to, and those of sheets whose deals are unknown. */
#include "desk/import/import.h"
#include "desk/messages.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* Look for slips among at most this many deals: nobody plays more at a table. */
enum { SHEET_DEALS = 1000 };

bool import_totals(struct import *im)
{
	const struct game_deal *line = &im->now.deal;
	struct desk_paper paper = { .rules = &im->rules.game, .seats = im->table.seat_count };
	struct buf slips = { 0 };

	if (!import_has_seats(im))
		return true;
	if (!import_start_totals(im, INT_MAX))
		return false;
	memcpy(paper.ours, im->totals, sizeof paper.ours);
	if (desk_paper_read(&paper, line) && desk_paper_agrees(&paper))
		return true;
	/* The deals included in the totals. */
	struct desk_counted *deals = im->count <= SHEET_DEALS ? calloc(im->count + 1, sizeof *deals) : NULL;
	paper.count = deals ? im->count : 0;
	for (size_t i = 0; i < paper.count; i++) {
		size_t end = i + 1 < im->count ? im->counted[i + 1].at : im->packed.len;
		memcpy(&deals[i], im->packed.data + im->counted[i].at, end - im->counted[i].at);
	}
	paper.deals = deals;
	im->view->slips(im->view->arg, &slips, &paper);
	free(deals);
	desk_paper_refuse(im->desk, &msg_import_totals_differ, &paper, line, buf_text(&slips));
	buf_free(&slips);
	return import_fault_error(im);
}

/* If other totals stand here, put those that only the other book has changed since both had them alike. */
static bool follow_totals(struct import *im, struct book_totals *said, const struct book_totals *here)
{
	const struct meeting *met = NULL;
	struct book_totals then[SIDES];
	struct err none = { 0 };
	struct buf line = { 0 }, words = { 0 };
	bool again, is_alike = false;

	while (!is_alike && (met = merge_meeting_before(im, met)) != NULL) {
		const int64_t tables[] = { merge_table_then(im, met, OURS), merge_table_then(im, met, THEIRS) };
		is_alike = tables[OURS] && tables[THEIRS]
			&& book_totals_find(met->book[OURS], tables[OURS], &then[OURS], &none)
			&& book_totals_find(met->book[THEIRS], tables[THEIRS], &then[THEIRS], &none)
			&& merge_same_totals(&then[OURS], &then[THEIRS]);
	}
	if (met && merge_same_totals(said, &then[THEIRS]))
		return true;
	if (!book_totals_put(im->book, said, met && merge_same_totals(here, &then[THEIRS]), &again, im->e))
		return false;
	journal_totals_write(&line, here, im->table.seat_count);
	buf_msg(&words, im->desk->lang, &msg_merge_line_totals, MSG_ARGS(strchr(buf_text(&line), ' ') + 1));
	desk_say(im->desk, &msg_merge_corrected,
		MSG_ARGS(num_of(im->round).text, num_of(im->table.no).text, buf_text(&words)));
	buf_free(&line);
	buf_free(&words);
	im->taken_over.totals++;
	return true;
}

/* Take "osszeg = 69 -62 -7 leosztas=9": totals of a sheet whose deals are unknown. */
static bool take_known(struct import *im)
{
	const struct game_deal *line = &im->now.deal;
	struct book_totals totals = { .table = im->table.id,
		.deals = book_event_deals(&im->event, im->table.seat_count) };
	struct pair pair;
	struct book_totals here;
	bool again;

	for (int i = 0; i < im->now.pair_count; i++) {
		if (!import_pair(im, i, &pair))
			return false;
		if (strcmp(pair.key, "leosztas") != 0)
			return desk_fail(im->desk, ERR_REFUSED, &msg_import_known_key, MSG_ARGS(pair.key));
		if (!desk_number(im->desk, pair.value, &msg_word_deals, &totals.deals))
			return false;
	}
	if (totals.deals == 0)
		return desk_fail(im->desk, ERR_REFUSED, &msg_totals_how_many, MSG_NO_ARGS);
	if (line->point_count != im->table.seat_count)
		return desk_fail(im->desk, ERR_REFUSED, &msg_totals_usage, MSG_ARGS(num_of(im->round).text,
			num_of(im->table.no).text, desk_figures_example[im->table.seat_count],
			num_of(im->table.seat_count).text));
	for (int seat = 0; seat < line->point_count; seat++)
		totals.points[seat] = line->points[seat];
	if (!book_totals_find(im->book, im->table.id, &here, im->e))
		return false;
	if (im->from && here.deals > 0)
		return merge_same_totals(&here, &totals) || follow_totals(im, &totals, &here);
	if (im->is_back)
		merge_say_back(im);
	if (im->is_old)
		return true;
	if (!book_totals_put(im->book, &totals, false, &again, im->e))
		return false;
	im->taken_over.totals += !again;
	return import_tell(im, TOLD_TOTALS, 0);
}

bool import_known(struct import *im)
{
	if (im->is_kept && im->is_back)
		merge_say_back(im);
	if (im->is_kept || (im->is_old && !(im->is_back && im->is_stored)))
		return true;
	return !import_has_seats(im) || take_known(im) || import_fault_error(im);
}
