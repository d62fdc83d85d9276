/* The basis of a draw that has changed since its seed was announced, or since the draw. */
#include "base/messages.h"
#include "desk/rounds/rounds.h"
#include "desk/inner.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const struct draw *draw_moved_of(const struct draw_checked *checked)
{
	return checked->drawn ? checked->drawn : checked->seated;
}

static bool add_moved(struct draw_checked *out, enum draw_moved_kind kind, int player, int round,
	struct err *e)
{
	struct draw_moved *list = list_grow(out->moved, out->moved_count, sizeof *list);

	if (!list)
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	out->moved = list;
	list[out->moved_count++] = (struct draw_moved){ .kind = kind, .player = player, .round = round };
	return true;
}

/* Find players of the draw with another name then: a renamed entry keeps its seat. */
static bool compare_names(struct draw_checked *out, const struct book_entry *list, size_t count,
	enum draw_moved_kind kind, struct err *e)
{
	const struct draw *drawn = draw_moved_of(out);

	for (int player = 0; player < drawn->field.count; player++) {
		const struct book_player *was = &drawn->entries[player].player;
		for (size_t i = 0; i < count; i++) {
			const struct book_player *other = &list[i].player;
			bool is_same = strcmp(was->name, other->name) == 0 && strcmp(was->mark, other->mark) == 0;
			if (list[i].id != drawn->entries[player].id || is_same)
				continue;
			if (!add_moved(out, kind, player, 0, e))
				return false;
			memcpy(out->moved[out->moved_count - 1].name, book_label_of(other).text, BOOK_LABEL);
		}
	}
	return true;
}

/* Find players of the draw's field with another club at the other time. */
static bool compare_clubs(struct draw_checked *out, const struct book_entry *list, size_t count,
	enum draw_moved_kind kind, struct err *e)
{
	const struct draw *drawn = out->drawn;
	bool done = true;

	for (int player = 0; done && player < drawn->field.count; player++) {
		const struct book_entry *entry = &drawn->entries[player];
		size_t i = 0;
		while (i < count && list[i].id != entry->id)
			i++;
		bool is_other = i < count && strcmp(list[i].player.club, entry->player.club) != 0;
		if (is_other && !drawn->players[player].is_out)
			done = add_moved(out, kind, player, 0, e);
	}
	return done;
}

/* Compare names, clubs if they are kept apart, and whether players rest, with the book at another time. */
static bool compare_book(struct draw_checked *out, struct book *other, enum draw_moved_kind name,
	enum draw_moved_kind club, enum draw_moved_kind fill, struct err *e)
{
	const int64_t event = out->drawn->event.id;
	char unseated[BOOK_SETTING];
	struct book_entry *list = NULL;
	size_t count = 0;
	bool done = book_setting(other, event, "unseated", unseated, e)
		&& book_entries(other, event, &list, &count, e) && compare_names(out, list, count, name, e);

	if (done && out->drawn->how.is_apart)
		done = compare_clubs(out, list, count, club, e);
	if (done && (strcmp(unseated, "bye") == 0 ? EVENT_BYES : EVENT_FOURS) != out->drawn->field.fill)
		done = add_moved(out, fill, EVENT_NOBODY, 0, e);
	book_free(list);
	return done;
}

/* Do the earlier rounds mean something else for a player? `to` maps players to those of `now`. */
static bool has_other_past(const struct draw *drawn, int player, const struct draw *now, int same,
	const int to[EVENT_PLAYERS])
{
	const struct event_past *a = &drawn->past, *b = &now->past;
	bool is_other = memcmp(a->been[player], b->been[same], sizeof a->been[player]) != 0
		|| memcmp(a->turns[player], b->turns[same], sizeof a->turns[player]) != 0
		|| memcmp(a->seats[player], b->seats[same], sizeof a->seats[player]) != 0;

	for (int other = 0; !is_other && other < drawn->field.count; other++)
		is_other = to[other] != EVENT_NOBODY
			&& event_have_met(a, player, other) != event_have_met(b, same, to[other]);
	return is_other;
}

/* Compare the meetings and, if drawn by standing, the places, with the earlier rounds as they are now. */
static bool compare_rounds(struct draw_checked *out, struct err *e)
{
	const struct draw *drawn = out->drawn, *now = out->seated;
	int to[EVENT_PLAYERS];
	bool done = true;

	for (int player = 0; player < drawn->field.count; player++) {
		to[player] = 0;
		while (to[player] < now->field.count && now->entries[to[player]].id != drawn->entries[player].id)
			to[player]++;
		to[player] = to[player] < now->field.count ? to[player] : EVENT_NOBODY;
	}
	for (int player = 0; done && player < drawn->field.count; player++) {
		int same = to[player];
		if (same == EVENT_NOBODY || drawn->players[player].is_out)
			continue;
		bool by_place = drawn->how.method == DRAW_STANDING;
		if (by_place && drawn->players[player].rank != now->players[same].rank)
			done = add_moved(out, DRAW_PLACE_AFTER, player, 0, e);
		if (done && has_other_past(drawn, player, now, same, to))
			done = add_moved(out, DRAW_PAST_AFTER, player, 0, e);
	}
	return done;
}

/* Find earlier rounds that had no table at the draw: the number of a round is part of its seed. */
static bool find_missing(struct draw_checked *out, struct book *then, struct err *e)
{
	struct book_table *list = NULL;
	size_t count = 0, at = 0;
	bool done = book_tables(then, out->drawn->event.id, 0, &list, &count, e);

	for (int round = 1; done && round < out->drawn->round; round++) {
		while (at < count && list[at].round < round)
			at++;
		if (at >= count || list[at].round != round)
			done = add_moved(out, DRAW_ROUND_MISSING, EVENT_NOBODY, round, e);
	}
	book_free(list);
	return done;
}

bool draw_find_renamed(struct book *announced, struct draw_checked *out, struct err *e)
{
	struct book_entry *list = NULL;
	size_t count = 0;
	bool done = book_entries(announced, out->seated->event.id, &list, &count, e)
		&& compare_names(out, list, count, DRAW_NAME_SINCE, e);

	book_free(list);
	return done;
}

bool draw_find_moved(struct book *s, struct book *then, struct book *announced, struct draw_checked *out,
	struct err *e)
{
	const int64_t event = out->drawn->event.id;
	char drawn[BOOK_SETTING], before[BOOK_SETTING];
	bool done = find_missing(out, then, e);

	if (done && announced)
		done = compare_book(out, announced, DRAW_NAME_SINCE, DRAW_CLUB_SINCE, DRAW_FILL_SINCE, e);
	if (done && announced && out->drawn->how.method == DRAW_STANDING) {
		/* Did the announcement number the top table differently? */
		done = book_setting(then, event, "top-table", drawn, e)
			&& book_setting(announced, event, "top-table", before, e)
			&& (strcmp(drawn, before) == 0 || add_moved(out, DRAW_TOP_SINCE, EVENT_NOBODY, 0, e));
	}
	return done && compare_book(out, s, DRAW_NAME_AFTER, DRAW_CLUB_AFTER, DRAW_FILL_AFTER, e)
		&& compare_rounds(out, e);
}
