/* Join two players of the book who are one person. */
#include "desk/inner.h"
#include "desk/messages.h"
#include "desk/desk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The two, and their entries in an event; no entry: its id is 0. */
struct joining {
	struct desk *desk;
	const struct book_event *event;
	struct book_player one, into;
	struct book_entry of_one, of_into;
	struct desk_joined *out;
	bool is_typed;
};

static bool find_entries(struct joining *j)
{
	struct desk *desk = j->desk;
	struct book_entry *list = NULL;
	size_t count = 0;

	if (!book_entries(desk->book, j->event->id, &list, &count, desk->err))
		return false;
	j->of_one = j->of_into = (struct book_entry){ 0 };
	for (size_t i = 0; i < count; i++) {
		if (list[i].player.id == j->one.id)
			j->of_one = list[i];
		if (list[i].player.id == j->into.id)
			j->of_into = list[i];
	}
	book_free(list);
	return true;
}

static bool refuse_join(struct joining *j, const struct msg *msg, int round)
{
	return desk_fail(j->desk, ERR_REFUSED, msg, MSG_ARGS(book_label_of(&j->one).text,
		book_label_of(&j->into).text, j->event->name, num_of(round).text));
}

/* Refuse if both sat in one round: they are two people, or one of them sat there by mistake. */
static bool check_rounds(struct joining *j)
{
	struct desk *desk = j->desk;
	struct book_table *list = NULL;
	size_t count = 0;
	bool done = book_tables(desk->book, j->event->id, 0, &list, &count, desk->err);

	for (size_t i = 0; done && i < count; i++) {
		if (!book_table_has(&list[i], j->of_one.id))
			continue;
		j->out->tables++;
		for (size_t k = 0; done && k < count && j->of_into.id; k++) {
			if (j->event->id == j->out->doubled && k != i)
				continue;
			if (list[k].round == list[i].round && book_table_has(&list[k], j->of_into.id))
				done = refuse_join(j, &msg_join_round, list[i].round);
		}
	}
	book_free(list);
	return done;
}

/* Refuse if one has withdrawn and the other has not: nobody knows which holds for both. */
static bool check_out(struct joining *j)
{
	struct desk *desk = j->desk;
	struct book_measure measure;
	bool one = false, into = false;

	return book_entry_is_out(desk->book, j->of_one.id, &measure, &one, desk->err)
		&& book_entry_is_out(desk->book, j->of_into.id, &measure, &into, desk->err)
		&& (one == into || refuse_join(j, &msg_join_out, 0));
}

/* Give the measures of one to the other, each from its own time. */
static bool join_measures(struct joining *j)
{
	struct desk *desk = j->desk;
	struct book_measure *list = NULL;
	size_t count = 0;
	bool done = book_measures(desk->book, j->event->id, "", &list, &count, desk->err);

	for (size_t i = 0; done && i < count; i++) {
		if (list[i].entry != j->of_one.id)
			continue;
		struct book_measure copy = list[i];
		copy.entry = j->of_into.id;
		done = book_measure_add(desk->book, &copy, NULL, desk->err)
			&& book_measure_put_time(desk->book, j->event->id, &copy, list[i].at, desk->err);
	}
	book_free(list);
	return done;
}

/* Renumber settings that name the joined player by a former number. */
static bool follow_number(struct joining *j, int was, int now)
{
	int moved[] = { was, now };
	struct buf places = { 0 };
	const struct book_label label = book_label_of(&j->into);

	if (was == 0 || was == now)
		return true;
	bool done = desk_number_mentions(j->desk, j->event->id, was, &places);
	if (done && places.len > 0)
		desk_say(j->desk, &msg_join_number,
			MSG_ARGS(label.text, num_of(now).text, buf_text(&places)));
	done = done && desk_settings_follow(j->desk, j->event->id, desk_number_moved, moved);
	buf_free(&places);
	return done;
}

/* After a typed join, warn if the player is in two teams. */
static bool say_teams(struct joining *j, int no)
{
	const struct desk_team single = { .count = 1, .start_no = { no } }, *first = NULL;
	struct desk_team *list = NULL;
	size_t count = 0;
	bool done = !j->is_typed || desk_teams_read(j->desk->book, j->event->id, &list, &count, j->desk->err);

	for (size_t i = 0; i < count; i++) {
		struct buf keys[2] = { { 0 }, { 0 } };
		if (!desk_team_shared(&single, &list[i]))
			continue;
		first = first ? first : &list[i];
		desk_team_key(&keys[0], &list[i]);
		desk_team_key(&keys[1], first);
		if (first != &list[i])
			desk_say(j->desk, &msg_setting_in_team, MSG_ARGS(buf_text(&keys[0]), num_of(no).text,
				first->name, buf_text(&keys[1])));
		buf_free(&keys[0]);
		buf_free(&keys[1]);
	}
	free(list);
	return done;
}

static bool join_event(struct joining *j)
{
	struct desk *desk = j->desk;
	const int64_t players[] = { j->one.id, j->into.id };
	struct book_entry entry;
	int was[2] = { 0, 0 };

	if (!find_entries(j) || (!j->of_one.id && !j->of_into.id))
		return j->desk->err->status == ERR_NONE;
	const int now = j->of_into.id ? j->of_into.start_no : j->of_one.start_no;
	for (int i = 0; i < 2; i++) {
		if (desk_number_means(j->desk, j->event->id, players[i], &entry))
			was[i] = entry.start_no;
	}
	bool is_given = j->of_one.id && !j->of_into.id;
	if (is_given && !book_entry_give(desk->book, &j->of_one, j->into.id, &j->of_into, desk->err))
		return false;
	if (j->of_one.id && j->of_into.id != j->of_one.id) {
		if (!join_measures(j) || !book_entry_join(desk->book, &j->of_one, &j->of_into, desk->err))
			return false;
		if (is_given && !book_entry_change(desk->book, j->of_into.id, j->of_one.start_no, desk->err))
			return false;
	}
	return follow_number(j, was[0], now) && follow_number(j, was[1], now) && say_teams(j, now);
}

/* Join all events: the first pass checks, the second writes. */
static bool join_all(struct joining *j)
{
	struct desk *desk = j->desk;
	struct book_event *events = NULL;
	size_t count = 0;
	bool done = book_events(desk->book, &events, &count, desk->err);

	for (size_t i = 0; done && i < 2 * count; i++) {
		j->event = &events[i % count];
		if (i >= count) {
			done = join_event(j);
			continue;
		}
		done = find_entries(j);
		if (!done || !j->of_one.id)
			continue;
		j->out->events++;
		done = check_rounds(j) && (!j->of_into.id || check_out(j));
	}
	book_free(events);
	if (done && !j->into.club[0] && j->one.club[0])
		done = desk_player_club(desk, &j->into, j->one.club);
	/* A player not to be named stays unnamed, whichever name that was recorded for. */
	if (strcmp(j->one.shown, "none") == 0)
		j->into.shown[0] = '\0';
	if (done && j->one.shown[0])
		done = desk_player_show(desk, &j->into, j->one.shown);
	return done && book_player_join(desk->book, j->one.id, j->into.id, desk->err);
}

static bool join_two(struct desk *desk, struct desk_joined *both, bool is_typed)
{
	struct joining j = { desk, .one = both->one, .into = both->into, .out = both, .is_typed = is_typed };
	struct desk_entered before = { .count = 0 };
	bool done = desk_entered_read(desk, &before) && join_all(&j)
		&& desk_bets_follow_one(desk, &before, &j.one, &j.into);

	desk_entered_free(&before);
	both->into = j.into;
	return done;
}

bool desk_players_join(struct desk *desk, struct desk_joined *both)
{
	return join_two(desk, both, false);
}

bool desk_player_join(struct desk *desk, const char *who, const char *into, struct desk_joined *out)
{
	*out = (struct desk_joined){ 0 };
	bool done = desk_begin(desk) && book_player_by_words(desk->book, who, &out->one, desk->err)
		&& book_player_by_words(desk->book, into, &out->into, desk->err);
	if (done && out->one.id == out->into.id)
		done = desk_fail(desk, ERR_REFUSED, &msg_join_same, MSG_ARGS(out->one.name));
	return desk_end(desk, done && join_two(desk, out, true));
}
