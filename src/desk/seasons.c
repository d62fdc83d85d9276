/* Seasons: their fields read, and written. */
#include "desk/desk.h"
#include "desk/inner.h"

#include "desk/messages.h"

#include <stdlib.h>
#include <string.h>

enum { SCALE_FILE = 1 << 16 };

/* Read "best=3" (a player's best three results count) or "all". */
static bool read_count(struct desk *desk, const char *word, int *out)
{
	char *end;
	long n = strncmp(word, "best=", 5) == 0 ? strtol(word + 5, &end, 10) : 0;

	if (strcmp(word, "all") == 0)
		n = 0;
	else if (n < 1 || n > BOOK_SEASON_BEST || *end)
		return desk_fail(desk, ERR_USAGE, &msg_season_bad_count, MSG_ARGS(word));
	*out = (int)n;
	return true;
}

/* Take the numbers of a file: blanks, semicolons and line ends separate them, and # begins a comment. */
static void take_numbers(struct buf *out, const char *text)
{
	while (*text) {
		size_t gap = strspn(text, " \t\r\n;"), n = strcspn(text + gap, " \t\r\n;#");
		text += gap;
		if (n > 0)
			buf_printf(out, "%s%.*s", out->len > 0 ? " " : "", (int)n, text);
		text += n;
		if (*text == '#')
			text += strcspn(text, "\n");
	}
}

/* Read a scale from a file, before a change begins: it may be a pipe. */
static bool read_scale(struct desk *desk, const char *file, struct book_season *out)
{
	struct buf text = { 0 }, numbers = { 0 };

	*out = (struct book_season){ .scale_count = 0 };
	if (!file || strcmp(file, "standard") == 0)
		return true;
	bool done = file_read(&text, file, SCALE_FILE, desk->err);
	if (done) {
		take_numbers(&numbers, buf_text(&text));
		bool fits = book_scale_read(buf_text(&numbers), out);
		struct num place = num_of(out->scale_count + 1), most = num_of(BOOK_SCALE),
				   points = num_of(BOOK_SCALE_POINTS);
		if (!fits || out->scale_count == 0)
			done = desk_fail(desk, ERR_REFUSED, &msg_season_bad_scale,
				MSG_ARGS(file, place.text, most.text, points.text));
	}
	buf_free(&numbers);
	buf_free(&text);
	return done;
}

static bool put(struct desk *desk, const struct desk_season_fields *fields, const struct book_season *scale,
	struct book_season *season)
{
	if (!book_name_check_letters(fields->name, desk->err))
		return false;
	if (fields->name && !book_name_set(season->name, sizeof season->name, fields->name, desk->err))
		return false;
	if (fields->count && !read_count(desk, fields->count, &season->best))
		return false;
	if (fields->scale) {
		season->scale_count = scale->scale_count;
		memcpy(season->scale, scale->scale, sizeof season->scale);
	}
	return !fields->least || desk_number(desk, fields->least, &msg_word_results, &season->least);
}

bool desk_season_add(struct desk *desk, const struct desk_season_fields *fields, struct book_season *out)
{
	struct book_season scale;

	*out = (struct book_season){ .least = 1 };
	return read_scale(desk, fields->scale, &scale) && desk_end(desk, desk_begin(desk)
		&& put(desk, fields, &scale, out) && book_season_add(desk->book, out, desk->err));
}

bool desk_season_change(struct desk *desk, const char *words, const struct desk_season_fields *fields,
	struct book_season *out)
{
	struct book_season scale;

	return read_scale(desk, fields->scale, &scale) && desk_end(desk, desk_begin(desk)
		&& book_season_find(desk->book, words, out, desk->err) && put(desk, fields, &scale, out)
		&& book_season_change(desk->book, out, desk->err));
}

bool desk_season_remove(struct desk *desk, const char *words, struct book_season *out)
{
	return desk_end(desk, desk_begin(desk) && book_season_find(desk->book, words, out, desk->err)
		&& book_season_remove(desk->book, out->id, desk->err));
}

/* ---- events of a season ------------------------------------------------------------------------ */

static bool find_both(struct desk *desk, const char *season, const char *event, struct desk_season_event *out)
{
	return book_season_find(desk->book, season, &out->season, desk->err)
		&& book_event_find(desk->book, event, &out->event, desk->err);
}

bool desk_season_events_add(struct desk *desk, const char *season, char *const *events, int count,
	const char *weight, struct desk_season_event *out)
{
	int percent = 100;

	if (weight && !desk_number(desk, weight, &msg_word_weight, &percent))
		return false;
	if (percent > BOOK_WEIGHT)
		return desk_fail(desk, ERR_USAGE, &msg_season_bad_weight,
			MSG_ARGS(weight, num_of(BOOK_WEIGHT).text));
	bool done = desk_begin(desk);
	for (int i = 0; done && i < count; i++) {
		out[i].weight = percent;
		done = find_both(desk, season, events[i], &out[i])
			&& book_season_event_put(desk->book, out[i].season.id, out[i].event.id, percent, &out[i].was,
				desk->err);
	}
	return desk_end(desk, done);
}

bool desk_season_event_remove(struct desk *desk, const char *season, const char *event,
	struct desk_season_event *out)
{
	return desk_end(desk, desk_begin(desk) && find_both(desk, season, event, out)
		&& book_season_event_remove(desk->book, &out->season, &out->event, desk->err));
}
