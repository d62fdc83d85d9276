/* A player over all events of the site, with places and points; and the list of players. */
#include "site/inner.h"

#include "base/messages.h"
#include "site/messages.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Somebody's result in an event. */
struct site_result {
	char player[BOOK_LABEL], club[BOOK_NAME];
	size_t event;                /* its number in the site */
	int rank, start_no;          /* rank 0: none that counts */
	int64_t score;
};

/* A player's page: its results, and its name, numbered if others have the same. */
struct person {
	size_t from, to;
	char slug[2 * BOOK_NAME];
	int same;
};

bool site_years_add(struct site *site, const struct site_event *event, size_t at)
{
	const struct report_standings *standings = &event->standings;

	for (size_t i = 0; i < standings->count; i++) {
		const struct report_standing *row = &standings->rows[i];
		struct site_result *list = list_grow(site->results, site->result_count, sizeof *list);
		if (!list)
			return err_set(site->e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
		site->results = list;
		struct site_result *one = &list[site->result_count++];
		*one = (struct site_result){ .event = at, .rank = event->by_lines ? 0 : row->rank,
			.start_no = row->start_no, .score = row->score };
		memcpy(one->player, row->player, sizeof one->player);
		memcpy(one->club, row->club, sizeof one->club);
	}
	return true;
}

static int by_player(const void *a, const void *b)
{
	const struct site_result *one = a, *other = b;
	int order = text_order(one->player, other->player);

	order = order ? order : strcmp(one->player, other->player);
	return order ? order : (one->event > other->event) - (one->event < other->event);
}

static int by_slug(const void *a, const void *b)
{
	const struct person *one = a, *other = b;
	int order = strcmp(one->slug, other->slug);

	return order ? order : (one->from > other->from) - (one->from < other->from);
}

static int by_place(const void *a, const void *b)
{
	const struct person *one = a, *other = b;

	return (one->from > other->from) - (one->from < other->from);
}

/* Find the players of the results, which are sorted, and their pages' names. NULL without memory. */
static struct person *find_people(const struct site *site, size_t *count)
{
	struct person *people = calloc(site->result_count + 1, sizeof *people);

	*count = 0;
	for (size_t i = 0, end; people && i < site->result_count; i = end) {
		struct person *person = &people[(*count)++];
		struct buf slug = { 0 };
		for (end = i + 1; end < site->result_count
				&& strcmp(site->results[end].player, site->results[i].player) == 0;)
			end++;
		*person = (struct person){ .from = i, .to = end };
		site_slug(&slug, site->results[i].player);
		snprintf(person->slug, sizeof person->slug, "%s", buf_text(&slug));
		buf_free(&slug);
	}
	list_sort(people, *count, sizeof *people, by_slug);
	for (size_t i = 1; i < *count; i++) {
		if (strcmp(people[i].slug, people[i - 1].slug) == 0)
			people[i].same = people[i - 1].same + 1;
	}
	list_sort(people, *count, sizeof *people, by_place);
	return people;
}

static void write_page(struct buf *b, const struct person *person)
{
	buf_str(b, person->slug);
	if (person->same > 0)
		buf_printf(b, "-%d", person->same + 1);
	buf_str(b, ".html");
}

/* List the events of a player, the newest first. */
static bool add_events(struct site *site, const struct person *person)
{
	static const struct listing_column columns[] = {
		{ "day", &msg_site_head_day, .kind = LISTING_TEXT },
		{ "event", &msg_site_head_event, .kind = LISTING_TEXT },
		{ "rank", &msg_site_head_place, .kind = LISTING_INT },
		{ "score", &msg_site_head_score, .kind = LISTING_POINTS },
		{ .key = NULL }
	};
	struct listing t;

	listing_begin(&t, site->lang, "", columns);
	for (size_t i = person->to; i-- > person->from;) {
		const struct site_result *one = &site->results[i];
		const struct book_event *event = &site->wanted->events[one->event];
		struct buf href = { 0 };
		buf_str(&href, "../");
		site_event_folder(&href, site->wanted, one->event);
		buf_printf(&href, "/player/%d.html", one->start_no);
		listing_text(&t, day_of(event->day, site->lang).text);
		listing_text(&t, event->name);
		listing_link(&t, buf_text(&href), NULL);
		listing_some(&t, one->rank);
		listing_number(&t, one->score);
		buf_free(&href);
	}
	site_text(site, "h2", msg_site_his_events.text[site->lang]);
	return site_table(site, "events", &t);
}

/* Draw the places over the events. */
static bool add_places(struct site *site, const struct person *person)
{
	const size_t count = person->to - person->from;
	double *values = calloc(count, sizeof *values);
	const char **columns = calloc(count, sizeof *columns);
	size_t places = 0;
	bool done = values && columns;

	for (size_t i = 0; done && i < count; i++) {
		const struct site_result *one = &site->results[person->from + i];
		columns[i] = site->wanted->events[one->event].day;
		values[i] = one->rank > 0 ? (double)one->rank : (double)NAN;
		places += one->rank > 0;
	}
	const struct export_series series = { site->results[person->from].player, values };
	if (done && places > 1)
		site_chart(site, &(struct export_chart){ EXPORT_CHART_PLACES, msg_site_years_chart.text[site->lang],
			msg_site_figures_below.text[site->lang], columns, count, &series, 1 });
	free(values);
	free(columns);
	return done || err_set(site->e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}

static bool make_person(struct site *site, const struct person *person)
{
	const struct site_result *last = &site->results[person->to - 1];
	struct buf path = { 0 };

	/* The latest of the events' states. */
	site->mark = &site->of_event[last->event];
	for (size_t i = person->from; i < person->to; i++) {
		const struct site_mark *mark = &site->of_event[site->results[i].event];
		site->mark = mark->mark.step > site->mark->mark.step ? mark : site->mark;
	}
	site_begin(site, last->player, "../");
	if (last->club[0])
		site_text(site, "p class=\"soft\"", last->club);
	buf_str(&path, "player/");
	write_page(&path, person);
	bool done = add_events(site, person) && add_places(site, person) && site_end(site, buf_text(&path));
	buf_free(&path);
	return done;
}

/* The list of all players. */
static bool make_list(struct site *site, const struct person *people, size_t count)
{
	static const struct listing_column columns[] = {
		{ "player", &msg_site_head_player, .kind = LISTING_TEXT },
		{ "club", &msg_site_head_club, .kind = LISTING_TEXT },
		{ "events", &msg_site_head_events, .kind = LISTING_INT },
		{ "best", &msg_site_head_best, .kind = LISTING_INT },
		{ .key = NULL }
	};
	struct listing t;

	listing_begin(&t, site->lang, "", columns);
	for (size_t i = 0; i < count; i++) {
		const struct person *person = &people[i];
		struct buf href = { 0 };
		int best = 0;
		for (size_t k = person->from; k < person->to; k++) {
			int rank = site->results[k].rank;
			best = rank > 0 && (best == 0 || rank < best) ? rank : best;
		}
		write_page(&href, person);
		listing_text(&t, site->results[person->from].player);
		listing_link(&t, buf_text(&href), NULL);
		listing_text(&t, site->results[person->to - 1].club);
		listing_number(&t, (int64_t)(person->to - person->from));
		listing_some(&t, best);
		buf_free(&href);
	}
	site_begin(site, msg_site_players.text[site->lang], "../");
	return site_table(site, "players", &t) && site_end(site, "player/index.html");
}

bool site_years_pages(struct site *site)
{
	size_t count;

	list_sort(site->results, site->result_count, sizeof *site->results, by_player);
	struct person *people = find_people(site, &count);
	bool done = people || err_set(site->e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	site->mark = &site->whole;
	done = done && make_list(site, people, count);
	for (size_t i = 0; done && i < count; i++)
		done = make_person(site, &people[i]);
	free(people);
	return done;
}
