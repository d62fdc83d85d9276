/* Read journals into the book: every line is checked, all faults are reported, and nothing is stored unless
 * the whole file is right. */
#include "base/messages.h"
#include "desk/import/import.h"
#include "desk/messages.h"

#include <stdlib.h>
#include <string.h>

enum { PROGRESS_EVERY = 5000 };

/* Note what would be left out with the line, its table or the line
 * alone; return whether it belongs to a table. */
static bool find_unit(struct import *im)
{
	const bool is_of_table = merge_is_of_table(im->now.kind);

	im->unit = is_of_table ? im->table_line : im->now.line;
	return is_of_table;
}

/* Take a line. Cards belong to the deal above; any other line ends it. */
static bool do_statement(struct import *im)
{
	if (im->now.kind != JOURNAL_CARDS && !import_end_deal(im))
		return false;
	const bool is_of_table = find_unit(im);
	im->says |= is_of_table && im->now.kind != JOURNAL_SEATS && im->now.kind != JOURNAL_TOTALS;
	if (im->now.kind == JOURNAL_TEAM)
		return import_team(im);
	if (is_of_table && im->is_whole)
		return true;
	im->is_old = im->from && merge_is_old(im);
	im->is_old = im->is_old || (is_of_table && im->is_kept);
	if (im->now.kind != JOURNAL_TABLE && !merge_check_struck(im))
		return false;
	if (im->from && merge_is_left(im)) {
		if (is_of_table)
			return true;
		im->is_old = im->is_old || im->now.kind == JOURNAL_ROUND;
	}
	switch (im->now.kind) {
	case JOURNAL_EVENT:
		return import_event(im);
	case JOURNAL_ENTRY:
		return import_entry(im);
	case JOURNAL_TEAM:
		return true;
	case JOURNAL_ORDER:
		return import_order(im);
	case JOURNAL_ROUND:
		return import_round(im);
	case JOURNAL_DRAW:
		return import_draw(im);
	case JOURNAL_CLOCK:
		return import_clock(im);
	case JOURNAL_TABLE:
		return import_table(im) && (im->is_whole || merge_check_struck(im));
	case JOURNAL_SEATS:
		return import_seats(im);
	case JOURNAL_DEAL:
		return import_deal(im);
	case JOURNAL_CARDS:
		import_cards(im);
		return true;
	case JOURNAL_TOTALS:
		return import_totals(im);
	case JOURNAL_TURN:
		return import_turn(im);
	case JOURNAL_KNOWN:
		return import_known(im);
	case JOURNAL_RULING:
		return import_ruling(im);
	case JOURNAL_MEASURE:
		return import_measure(im);
	}
	return true;
}

bool import_text(struct import *im, const char *name, const struct buf *text)
{
	struct journal *journal = &im->journal;
	struct text_fault fault;
	int got;

	im->file = name;
	im->has_event = im->has_round = im->has_table = im->is_stored = im->broken = false;
	im->table_line = 0;
	im->at = (struct journal_place){ 0 };
	*journal = (struct journal){ .next = buf_text(text), .end = buf_text(text) + text->len };
	while ((got = journal_next(journal, &im->now, &fault)) != 0) {
		if (!(got < 0 ? import_end_deal(im) : do_statement(im)))
			return false;
		if (got < 0) {
			find_unit(im);
			import_fault(im, &fault, false);
			/* An event of another book with such a line is none of this book's. */
			if (im->from && !im->has_event)
				im->has_event = im->broken = true;
		}
		/* The event may be in the book, so that the journal need not name its rules. */
		if (im->has_event && !im->broken)
			journal->edition = im->rules.game.edition;
		if (im->now.line % PROGRESS_EVERY == 0)
			im->view->progress(im->view->arg, text->len - (size_t)(journal->end - journal->next), text->len);
	}
	im->view->progress(im->view->arg, text->len, text->len);
	return import_end_table(im) && merge_put_numbers(im) && import_check_numbers(im);
}

/* Refuse a book, or another file that is not text, with one message instead of a fault a line. */
static bool check_text(struct desk *desk, const char *path, const struct buf *text)
{
	static const char book[] = "SQLite format 3";

	if (text->len >= sizeof book && memcmp(text->data, book, sizeof book) == 0)
		return desk_fail(desk, ERR_REFUSED, &msg_import_book, MSG_ARGS(path));
	if (memchr(buf_text(text), '\0', text->len))
		return desk_fail(desk, ERR_REFUSED, &msg_import_no_text, MSG_ARGS(path));
	/* Left where a failed export was to be written. */
	if (strspn(buf_text(text), " \t\r\n") == text->len)
		return desk_fail(desk, ERR_REFUSED, &msg_import_journal_empty, MSG_ARGS(path));
	return true;
}

bool import_end(struct import *im, bool done)
{
	/* A file with faults is refused as a whole; if all are conflicts, so is the refusal. */
	if (done && im->faults > 0)
		done = desk_fail(im->desk, im->faults == im->conflicts ? ERR_CONFLICT : ERR_REFUSED,
			im->from ? &msg_merge_refused : &msg_import_refused,
			MSG_ARGS(num_of(im->faults).text, im->file));
	done = desk_end(im->desk, done);
	free(im->counted);
	free(im->taken);
	free(im->in_turn);
	free(im->told.lines);
	buf_free(&im->packed);
	free(im->measures);
	free(im->seated);
	free(im->brought);
	free(im->moved);
	free(im->waiting);
	free(im->teams);
	free(im->members);
	free(im->cleared);
	free(im->order_told);
	free(im->reseated);
	import_forget_names(im);
	merge_forget_people(im);
	desk_clubs_free(&im->clubs);
	buf_free(&im->changed);
	return done;
}

bool desk_import(struct desk *desk, const struct desk_import_view *view, const char *event, int count,
	char *const paths[], struct desk_taken *out)
{
	struct import im = { .desk = desk, .book = desk->book, .e = desk->err, .view = view,
		.open_event = event };
	struct buf *texts = calloc((size_t)count, sizeof *texts);
	bool done = texts || desk_fail(desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);

	/* All are read first: nobody else can write during a change, and a pipe may have others wait for long. */
	for (int i = 0; done && i < count; i++)
		done = file_read(&texts[i], paths[i], LIMIT_JOURNAL, im.e) && check_text(desk, paths[i], &texts[i]);
	done = done && desk_begin(desk);
	for (int i = 0; done && i < count; i++)
		done = import_text(&im, paths[i], &texts[i]);
	for (int i = 0; texts && i < count; i++)
		buf_free(&texts[i]);
	free(texts);
	done = import_end(&im, done);
	*out = im.taken_over;
	return done;
}
