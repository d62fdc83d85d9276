/* Past events: a club's table becomes a journal, which is imported. */
#include "base/messages.h"
#include "desk/desk.h"
#include "desk/import/import.h"
#include "desk/messages.h"
#include "desk/tables/tables.h"
#include "games/court.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- the journal ------------------------------------------------------------------------------- */

/* The journal being written, and for each of its lines the line of the table it comes from. */
struct past_journal {
	struct past *past;
	struct buf text;
	int *lines;
	int count;
	bool failed;
	const struct past_row *last;    /* the row before; NULL: none */
	bool is_known;                  /* the event is in the book */
	int start_no;
	const struct desk_past_wanted *wanted;
	struct listing *preview;
	struct desk_past *out;
};

static void end_line(struct past_journal *j, int line)
{
	buf_char(&j->text, '\n');
	int *lines = list_grow(j->lines, (size_t)j->count, sizeof *lines);
	j->failed = j->failed || !lines;
	if (!lines)
		return;
	j->lines = lines;
	j->lines[j->count++] = line;
}

static bool same_event(const struct past_row *a, const struct past_row *b)
{
	return a && strcmp(a->day, b->day) == 0 && strcmp(a->event, b->event) == 0;
}

/* A player's result in a round. */
struct past_result {
	int round;
	long points;
	char label[BOOK_LABEL];
};

static int by_result(const void *a, const void *b)
{
	const struct past_result *x = a, *y = b;
	int order = x->round != y->round ? x->round - y->round : strcmp(x->label, y->label);

	return order ? order : (x->points > y->points) - (x->points < y->points);
}

/* Read the results of an event of the book, sorted. */
static bool results_of_event(struct desk *desk, int64_t event, struct past_result **list, size_t *count)
{
	struct book_entry *entries = NULL;
	struct book_score *scores = NULL;
	size_t entry_count = 0;
	bool done = book_entries(desk->book, event, &entries, &entry_count, desk->err)
		&& book_scores(desk->book, event, 0, &scores, count, desk->err);

	*list = done ? calloc(*count + 1, sizeof **list) : NULL;
	for (size_t i = 0; *list && i < *count; i++) {
		struct past_result *result = &(*list)[i];
		struct buf label = { 0 };
		size_t at = 0;
		while (at < entry_count && entries[at].id != scores[i].entry)
			at++;
		if (at < entry_count)
			book_player_label(&label, &entries[at].player);
		snprintf(result->label, sizeof result->label, "%s", buf_text(&label));
		result->round = scores[i].round;
		result->points = (long)scores[i].points;
		buf_free(&label);
	}
	if (*list && *count > 0)
		list_sort(*list, *count, sizeof **list, by_result);
	book_free(entries);
	book_free(scores);
	return *list || (done && desk_fail(desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS));
}

/* Are these the results of the event whose first row is at `at`? */
static bool are_results(const struct past *past, size_t at, const struct past_result *list, size_t count)
{
	size_t rows = 0;

	for (size_t i = at; i < past->count && same_event(&past->sorted[at], &past->sorted[i]); i++, rows++) {
		struct past_result one = { .round = past->sorted[i].round, .points = past->sorted[i].points };
		snprintf(one.label, sizeof one.label, "%s", past->sorted[i].label);
		if (count == 0 || !bsearch(&one, list, count, sizeof *list, by_result))
			return false;
	}
	return rows == count;
}

/* Ask at a terminal whether they count again; elsewhere warn that they do. */
static bool may_count_again(struct past_journal *j, const char *event)
{
	struct desk *desk = j->past->rows.desk;
	const char *const args[] = { j->past->rows.file, event, NULL };
	bool is_asked = desk->ask && !j->wanted->leaves_out && !desk->is_trial;
	char *answer = NULL;

	do {
		free(answer);
		answer = is_asked ? desk->ask(desk->surface, &msg_past_twin_ask, args) : NULL;
	} while (answer && court_yes_no_typed(answer) < 0);
	bool is_refused = is_asked && (!answer || court_yes_no_typed(answer) != 1);

	free(answer);
	if (is_refused)
		return desk->err->status == ERR_NONE && desk_fail(desk, ERR_REFUSED, &msg_past_twin, args);
	if (!is_asked)
		desk_say(desk, &msg_past_twin_said, args);
	return true;
}

/* Is there another event of that day in the book with the same results, as from a copied file? */
static bool tell_twin(struct past_journal *j, size_t at)
{
	const struct past_row *row = &j->past->sorted[at];
	struct desk *desk = j->past->rows.desk;
	struct book_event *events = NULL;
	size_t count = 0, results = 0;
	bool done = book_events(desk->book, &events, &count, desk->err);

	for (size_t i = 0; done && i < count; i++) {
		struct past_result *list = NULL;
		if (strcmp(events[i].day, row->day) != 0)
			continue;
		done = results_of_event(desk, events[i].id, &list, &results);
		bool is_twin = done && are_results(j->past, at, list, results);
		free(list);
		done = done && (!is_twin || may_count_again(j, events[i].name));
	}
	book_free(events);
	return done;
}

/* Write the players' clubs, where the table has them; the start numbers follow its order. */
static void write_entries(struct past_journal *j, size_t from)
{
	const struct past *past = j->past;
	bool has_clubs = past->columns.place[PAST_CLUB] >= 0;

	for (size_t i = from; has_clubs && i < past->count && same_event(&past->sorted[from], &past->sorted[i]);
		 i++) {
		const struct past_row *row = &past->sorted[i];
		if (!row->is_first)
			continue;
		buf_printf(&j->text, "%s %d ", journal_words[JOURNAL_WORD_ENTRY], ++j->start_no);
		text_quote(&j->text, row->label);
		if (row->club[0])
			text_pair_write(&j->text, journal_words[JOURNAL_WORD_CLUB], row->club);
		end_line(j, row->line);
	}
}

static bool write_past_event(struct past_journal *j, size_t at)
{
	const struct past_row *row = &j->past->sorted[at];
	const struct desk_past_wanted *wanted = j->wanted;
	struct desk *desk = j->past->rows.desk;
	struct book_event *events = NULL;
	size_t count = 0;

	if (!book_events(desk->book, &events, &count, desk->err))
		return false;
	j->is_known = false;
	for (size_t i = 0; i < count; i++)
		j->is_known = j->is_known
			|| (strcmp(events[i].name, row->event) == 0 && strcmp(events[i].day, row->day) == 0);
	book_free(events);
	if (!j->is_known && !tell_twin(j, at))
		return false;
	if (!j->is_known && !wanted->deals && j->past->columns.place[PAST_DEALS] < 0)
		return desk_fail(desk, ERR_REFUSED, &msg_past_deals, MSG_ARGS(row->event));
	buf_str(&j->text, journal_words[JOURNAL_WORD_EVENT]);
	buf_char(&j->text, ' ');
	text_quote(&j->text, row->event);
	text_pair_write(&j->text, journal_words[JOURNAL_WORD_DAY], row->day);
	if (!j->is_known && wanted->place)
		text_pair_write(&j->text, journal_words[JOURNAL_WORD_PLACE], wanted->place);
	if (!j->is_known && wanted->edition)
		text_pair_write(&j->text, journal_words[JOURNAL_WORD_EDITION], wanted->edition);
	if (!j->is_known && wanted->edition && game_edition_find(wanted->edition)->game->ranks_by_score)
		text_pair_write(&j->text, "ranking", "score");
	if (!j->is_known && wanted->deals)
		text_pair_write(&j->text, journal_words[JOURNAL_WORD_DEALS], wanted->deals);
	end_line(j, row->line);
	j->out->events++;
	j->start_no = 0;
	if (!j->is_known)
		write_entries(j, at);
	return true;
}

static bool write_journal(struct past_journal *j)
{
	const struct past *past = j->past;

	for (size_t i = 0; i < past->count; i += (size_t)past->sorted[i].seats) {
		const struct past_row *row = &past->sorted[i];
		bool is_new = !same_event(j->last, row);
		if (is_new && !write_past_event(j, i))
			return false;
		if (is_new || j->last->round != row->round) {
			buf_printf(&j->text, "%s %d", journal_words[JOURNAL_WORD_ROUND], row->round);
			end_line(j, row->line);
			j->out->rounds++;
		}
		buf_printf(&j->text, "%s %d", journal_words[JOURNAL_WORD_TABLE], row->table);
		end_line(j, row->line);
		for (int seat = 0; seat < row->seats; seat++)
			text_pair_write(&j->text, text_seat_code(seat), row[seat].label);
		end_line(j, row->line);
		buf_printf(&j->text, "%s =", journal_words[JOURNAL_WORD_KNOWN]);
		for (int seat = 0; seat < row->seats; seat++)
			buf_printf(&j->text, " %s", num_signed(row[seat].points).text);
		if (row->deals > 0)
			buf_printf(&j->text, " %s=%d", journal_words[JOURNAL_WORD_DEALS], row->deals);
		end_line(j, row->line);
		j->out->tables++;
		for (int seat = 0; seat < row->seats; seat++) {
			listing_code(j->preview, row->day, day_of(row->day, past->rows.desk->lang).text);
			listing_text(j->preview, row->event);
			listing_number(j->preview, row->round);
			listing_number(j->preview, row->table);
			listing_text(j->preview, text_seat_code(seat));
			listing_text(j->preview, row[seat].label);
			listing_number(j->preview, row[seat].points);
		}
		j->last = row;
	}
	return (!j->failed && !j->text.failed && !j->preview->failed)
		|| desk_fail(past->rows.desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}

/* ---- into the book ----------------------------------------------------------------------------- */

/* Report a fault of the journal as a fault of the row its line comes from. */
static void tell_fault(void *arg, const struct text_diagnostic *fault, const struct book_table *table)
{
	const struct past_journal *j = arg;
	struct desk *desk = j->past->rows.desk;
	int line = fault->line >= 1 && fault->line <= j->count ? j->lines[fault->line - 1] : 0;
	struct buf why = { 0 };

	(void)table;
	text_fault_write(&why, desk->lang, &fault->fault);
	desk_say(desk, &msg_import_row, MSG_ARGS(j->past->rows.file, num_of(line).text, buf_text(&why)));
	buf_free(&why);
}

static void no_progress(void *arg, size_t done, size_t total)
{
	(void)arg;
	(void)done;
	(void)total;
}

static void no_slips(void *arg, struct buf *b, const struct desk_paper *paper)
{
	(void)arg;
	(void)b;
	(void)paper;
}

/* Import the journal, which has only totals: no deals, no cards. */
static bool take_journal(struct past_journal *j)
{
	struct desk *desk = j->past->rows.desk;
	const struct desk_import_view view = { .arg = j, .fault = tell_fault, .progress = no_progress,
		.slips = no_slips };
	struct import im = { .desk = desk, .book = desk->book, .e = desk->err, .view = &view,
		.table_lines = j->lines };
	bool done = desk_begin(desk) && import_text(&im, j->past->rows.file, &j->text);

	if (done && im.faults == 0)
		done = columns_remember(&j->past->rows, &j->past->columns, im.event.id);
	done = import_end(&im, done);
	j->out->taken = im.taken_over;
	return done;
}

bool desk_past_import(struct desk *desk, const struct desk_past_wanted *wanted, struct listing *preview,
	struct desk_past *out)
{
	struct past past = { .rows = { .desk = desk, .file = wanted->file, .sheet = wanted->sheet,
		.taken = wanted->taken }, .wanted = wanted };
	struct past_journal j = { .past = &past, .wanted = wanted, .preview = preview, .out = out };

	*out = (struct desk_past){ 0 };
	listing_start(preview, msg_past_preview.text[desk->lang]);
	listing_column(preview, "day", &msg_column_day, LISTING_TEXT);
	listing_column(preview, "event", &msg_column_event, LISTING_TEXT);
	listing_column(preview, "round", &msg_column_round, LISTING_INT);
	listing_column(preview, "table", &msg_column_table, LISTING_INT);
	listing_column(preview, "seat", &msg_column_place, LISTING_TEXT);
	listing_column(preview, "player", &msg_column_name, LISTING_TEXT);
	listing_column(preview, "points", &msg_column_points, LISTING_POINTS);
	bool done = past_rows_read(&past) && write_journal(&j) && take_journal(&j) && past_names_say(&past);
	out->rows = (int)past.count;
	out->left_out = past.left_out;
	past_rows_free(&past);
	buf_free(&j.text);
	free(j.lines);
	return done;
}
