/* The clock of a round. */
#include "report/rounds/rounds.h"

#include "desk/desk.h"
#include "report/messages.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

/* ---- reading ----------------------------------------------------------------------------------- */

/* Find the last round with a clock. */
static bool find_round(struct book *s, struct report_clock *out, struct err *e)
{
	int *rounds = NULL;
	size_t count = 0;
	bool done = book_rounds(s, out->event.id, &rounds, &count, e);

	while (done && out->clock.minutes == 0 && count-- > 0) {
		out->round = rounds[count];
		done = clock_read(s, out->event.id, out->round, &out->clock, e);
	}
	book_free(rounds);
	return done;
}

/* Is the sheet signed, or does it have all that the round asks for? */
static bool is_done(struct book *s, const struct book_event *event, const struct book_table *table, bool *out,
	struct err *e)
{
	struct book_totals known;
	struct book_held *deals = NULL;
	size_t count = 0;
	int settled = 0;

	if (!book_totals_find(s, table->id, &known, e) || !book_table_held(s, table->id, &deals, &count, e))
		return false;
	for (size_t i = 0; i < count; i++)
		settled += deals[i].state != BOOK_REDEAL && deals[i].state != BOOK_OPEN && !deals[i].is_unplayed;
	book_free(deals);
	bool is_fixed = book_event_deals(event, table->seat_count) > 0;
	*out = table->is_signed || (is_fixed && desk_sheet_owes(event, table->seat_count, settled, &known) == 0);
	return true;
}

static bool add_clock_table(struct book *s, struct report_clock *out, const struct book_table *table,
	struct err *e)
{
	char at[BOOK_SHORT];
	bool done;

	if (!is_done(s, &out->event, table, &done, e) || !book_sheet_written(s, table->id, at, e))
		return false;
	if (!done)
		buf_printf(&out->open, "%s%d", out->open_count++ > 0 ? ", " : "", table->no);
	else if (strcmp(at, clock_end(&out->clock).text) > 0)
		buf_printf(&out->late, "%s%d (%s)", out->late_count++ > 0 ? ", " : "", table->no, time_hour(at).text);
	return true;
}

bool report_clock_make(struct book *s, const struct book_event *event, int round, const char *now,
	struct report_clock *out, struct err *e)
{
	struct book_table *tables = NULL;
	size_t count = 0;
	int64_t at = 0, end = 0;

	*out = (struct report_clock){ .event = *event, .round = round };
	if (!(round > 0 ? clock_read(s, event->id, round, &out->clock, e) : find_round(s, out, e)))
		return false;
	if (out->clock.minutes == 0)
		return round > 0 ? err_set(e, ERR_NOT_FOUND, &msg_clock_none_of, MSG_ARGS(num_of(round).text))
			: err_set(e, ERR_NOT_FOUND, &msg_clock_none, MSG_NO_ARGS);
	time_seconds(now, &at);
	time_seconds(clock_end(&out->clock).text, &end);
	out->left = end - at;
	bool done = book_tables(s, event->id, out->round, &tables, &count, e);
	for (size_t i = 0; done && i < count; i++)
		done = add_clock_table(s, out, &tables[i], e);
	book_free(tables);
	return done;
}

void report_clock_free(struct report_clock *clock)
{
	buf_free(&clock->open);
	buf_free(&clock->late);
}

/* ---- as a document ----------------------------------------------------------------------------- */

/* The row for scripts. */
struct clock_row {
	int round, minutes;
	int64_t left;
	const char *start, *end, *open, *late;
};
#define AT(member) .item = offsetof(struct clock_row, member)
static const struct listing_column clock_columns[] = {
	{ "round", &msg_head_round_no, LISTING_INT, cell_int, AT(round) },
	{ "start", &msg_head_what, LISTING_TEXT, cell_string, AT(start) },
	{ "end", &msg_head_what, LISTING_TEXT, cell_string, AT(end) },
	{ "minutes", &msg_head_what, LISTING_INT, cell_int, AT(minutes) },
	{ "left", &msg_head_what, LISTING_INT, cell_int64, AT(left) },
	{ "open", &msg_head_what, LISTING_TEXT, cell_string, AT(open) },
	{ "late", &msg_head_what, LISTING_TEXT, cell_string, AT(late) },
	{ .key = NULL },
};

void report_clock_doc(struct doc *doc, enum lang lang, const struct report_clock *clock)
{
	int64_t seconds = clock->left < 0 ? -clock->left : clock->left, end = 0;
	bool is_over = clock->left < 0;
	char face[32];
	struct buf title = { 0 };
	const char *open = buf_text((struct buf *)&clock->open), *late = buf_text((struct buf *)&clock->late);

	time_seconds(clock_end(&clock->clock).text, &end);
	snprintf(face, sizeof face, "%s%02lld:%02lld", is_over ? "+" : "", (long long)seconds / 60,
		(long long)seconds % 60);
	buf_msg(&title, lang, &msg_clock_title, MSG_ARGS(num_of(clock->round).text, clock->event.name));
	doc_start(doc, lang, buf_text(&title));
	buf_free(&title);
	doc->is_list = true;
	doc_for(doc, DOC_PEOPLE);
	doc_clock(doc, end, face, (is_over ? &msg_clock_over : &msg_clock_left)->text[lang],
		msg_clock_over.text[lang]);
	doc_say(doc, doc_text, &msg_clock_times, MSG_ARGS(time_hour(clock->clock.start).text,
		time_hour(clock_end(&clock->clock).text).text, num_of(clock->clock.minutes).text));
	if (*open)
		doc_say(doc, doc_text, &msg_clock_open, MSG_ARGS(open));
	if (*late)
		doc_say(doc, doc_text, &msg_clock_late, MSG_ARGS(late));
	if (doc_for(doc, DOC_SCRIPTS)) {
		struct listing t;
		const struct num ends = clock_end(&clock->clock);
		listing_begin(&t, lang, "", clock_columns);
		listing_row(&t, &(struct clock_row){ clock->round, clock->clock.minutes, clock->left,
			clock->clock.start, ends.text, open, late });
		doc_table(doc, "rows", &t);
	}
}
