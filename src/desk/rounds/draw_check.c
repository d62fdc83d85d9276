/* Check draws: draw a round again from the book as it was, and compare the result with the seats. */
#include "base/messages.h"
#include "desk/rounds/rounds.h"
#include "desk/messages.h"
#include "vault/vault.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Open the book as it was after a step; 0: as it is. */
static bool open_then(struct book *s, int64_t id, struct book **then, struct err *e)
{
	struct vault_step step;

	return book_open(then, book_path(s), BOOK_LOOK, e)
		&& (id == 0 || vault_rewind(*then, num_of(id).text, &step, e));
}

/* Draw the round again from the book as it was, for the players in `seated` unless that is NULL. */
static struct draw *draw_again(struct book *then, const struct draw_checked *out, const struct draw *seated,
	draw_standing *standing, struct err *e)
{
	struct draw *draw = draw_read(then, &out->seated->event, out->seated->round, standing, e);

	if (draw)
		draw->how = out->seated->how;
	if (draw && seated)
		draw_field_seated(draw, seated);
	if (draw && !draw_make(draw, e)) {
		draw_free(draw);
		draw = NULL;
	}
	return draw;
}

/* Count tables seated differently from the draw, whatever the order of the field, and list them (unless
 * NULL); a bye is no table. */
static int compare_tables(const struct draw *drawn, const struct draw *seated, int *others)
{
	int most = drawn->count > seated->count ? drawn->count : seated->count, count = 0;

	for (int no = 0; no < most; no++) {
		const struct event_table *was = no < drawn->count ? &drawn->tables[no] : NULL;
		const struct event_table *is = no < seated->count ? &seated->tables[no] : NULL;
		bool is_bye = (!was || was->size <= 1) && (!is || is->size <= 1);
		bool is_same = was && is && was->size == is->size;
		for (int i = 0; is_same && i < was->size; i++)
			is_same = drawn->entries[was->seat[i]].id == seated->entries[is->seat[i]].id;
		if (is_bye || is_same)
			continue;
		if (others)
			others[count] = no + 1;
		count++;
	}
	return count;
}

/* Return the player of `drawn` with that entry; EVENT_NOBODY: none. */
static int player_then(const struct draw *drawn, int64_t entry)
{
	for (int player = 0; player < drawn->field.count; player++) {
		if (drawn->entries[player].id == entry)
			return player;
	}
	return EVENT_NOBODY;
}

/* Check that no player sits at two tables, and every player who is not out at one. */
static bool is_everybody_seated_once(const struct draw *seated)
{
	int sits[EVENT_PLAYERS] = { 0 };

	for (int no = 0; no < seated->count; no++) {
		for (int i = 0; i < seated->tables[no].size; i++)
			sits[seated->tables[no].seat[i]]++;
	}
	for (int player = 0; player < seated->field.count; player++) {
		if (sits[player] > 1 || (sits[player] == 0 && !seated->players[player].is_out))
			return false;
	}
	return true;
}

/* Grade a round seated by hand: substitutes were not in its field, whoever has gone since. */
static bool check_by_hand(struct book *s, struct draw_checked *out, struct err *e)
{
	struct draw *seated = out->seated;
	struct book_entry *list = NULL;
	size_t count = 0;

	seated->seating = DRAW_BY_HAND;
	if (!book_substitutes(s, seated->event.id, &list, &count, e))
		return false;
	for (size_t i = 0; i < count; i++) {
		for (int player = 0; player < seated->field.count; player++)
			seated->players[player].is_out |= seated->entries[player].id == list[i].id;
	}
	book_free(list);
	return draw_seated(s, seated, e);
}

/* Repeat a draw from another book, from this one as it was when the draw came. Only the other book knows the
 * field; but if the draw comes out as seated, with this field or with those who sat there, it is known. */
static bool draw_brought(struct book *then, draw_standing *standing, struct draw_checked *out,
	struct draw **drawn, struct err *e)
{
	struct draw *seated = draw_read(then, &out->seated->event, out->seated->round, standing, e);
	bool done = seated && draw_seated(then, seated, e);

	for (int try = 0; done && try < 2 && !out->is_known; try++) {
		draw_free(*drawn);
		*drawn = draw_again(then, out, try > 0 ? seated : NULL, standing, e);
		out->is_of_seated = try > 0;
		out->is_known = *drawn && compare_tables(*drawn, seated, NULL) == 0;
		done = *drawn || e->status == ERR_REFUSED;
		if (done)
			*e = (struct err){ 0 };
	}
	draw_free(seated);
	return done;
}

/* Compare a round with its draw, and grade it by the field of the draw, not the present one. */
static bool check_against(struct book *s, const struct draw *drawn, struct draw_checked *out, struct err *e)
{
	for (int player = 0; player < out->seated->field.count; player++) {
		int then = player_then(drawn, out->seated->entries[player].id);
		out->seated->is_late[player] = then == EVENT_NOBODY;
		out->seated->players[player].is_out = then == EVENT_NOBODY || drawn->players[then].is_out;
	}
	out->seated->field.fill = drawn->field.fill;
	memcpy(out->seated->announced, drawn->announced, sizeof drawn->announced);
	out->seated->proof = drawn->proof;
	if (!draw_seated(s, out->seated, e))
		return false;
	int most = drawn->count > out->seated->count ? drawn->count : out->seated->count;
	out->others = calloc((size_t)most + 1, sizeof *out->others);
	if (!out->others)
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	out->count = compare_tables(drawn, out->seated, out->others);
	out->seated->seating = out->count > 0 ? DRAW_CHANGED : DRAW_AS_DRAWN;
	return true;
}

/* Check a round that was drawn, here or in another book. If its field is unknown here, grade those who sit,
 * and miss nobody. */
static bool check_drawn(struct book *s, struct book *then, draw_standing *standing, struct draw_checked *out,
	struct err *e)
{
	struct draw *drawn = NULL;
	bool done;

	out->is_known = out->seated->how.step > 0;
	if (out->is_known)
		done = (drawn = draw_again(then, out, NULL, standing, e)) != NULL;
	else
		done = draw_brought(then, standing, out, &drawn, e);
	if (out->is_known) {
		out->drawn = drawn;
		return done && check_against(s, drawn, out, e);
	}
	draw_free(drawn);
	if (!done || !draw_seated(s, out->seated, e))
		return false;
	draw_field_seated(out->seated, out->seated);
	out->seated->seating = DRAW_CHANGED;
	return draw_seated(s, out->seated, e);
}

/* Count how often the draw was taken back; if the present one came from another book, find when. */
static bool read_draws(struct book *s, bool is_drawn, struct draw_checked *out, struct err *e)
{
	const struct draw *seated = out->seated;
	struct vault_set *draws = NULL;
	size_t times = 0;
	char key[BOOK_SHORT];

	snprintf(key, sizeof key, "draw-%d", seated->round);
	bool done = vault_sets(s, seated->event.id, key, &draws, &times, e);
	const struct vault_set *last = done ? vault_set_by(draws, times, INT64_MAX) : NULL;
	out->taken_back = (int64_t)times - (is_drawn && times > 0);
	if (last && is_drawn && seated->how.step == 0) {
		out->brought = last->step;
		out->seated->is_brought = true;
		done = vault_step_end(s, &last->step, &out->brought_end, e);
	}
	book_free(draws);
	return done;
}

/* Read announced seeds and new entries up to the step `last` that `then` ends with (0: up to now). */
static bool read_announcements(struct book *s, struct book *then, int64_t last, struct draw_checked *out,
	struct err *e)
{
	const struct draw *seated = out->seated;
	bool takes = false;

	if (!vault_sets(s, seated->event.id, DRAW_ANNOUNCED, &out->announcements, &out->announced_count, e))
		return false;
	last = last > 0 ? last : INT64_MAX;
	out->standing = vault_set_by(out->announcements, out->announced_count, INT64_MAX);
	if (seated->announced[0])
		out->announced = vault_set_by(out->announcements, out->announced_count, last);
	bool done = !out->announced || (vault_step_takes_over(s, out->announced->step.id, &takes, e)
		&& vault_entered_between(then, seated->event.id, out->announced->step.id, last, &out->since, e));
	out->is_announced_here = !takes;
	return done;
}

/* Take over a player's earlier rounds from the draw; `then` maps the players of now to those of the draw. */
static void take_past(struct event_past *now, int player, const struct event_past *drawn,
	const int then[EVENT_PLAYERS], int count)
{
	const int same = then[player];

	memcpy(now->been[player], drawn->been[same], sizeof now->been[player]);
	memcpy(now->turns[player], drawn->turns[same], sizeof now->turns[player]);
	memcpy(now->seats[player], drawn->seats[same], sizeof now->seats[player]);
	for (int other = 0; other < count; other++) {
		const uint64_t bit = UINT64_C(1) << other % 64;
		if (then[other] == EVENT_NOBODY)
			continue;
		now->met[player][other / 64] &= ~bit;
		if (event_have_met(drawn, same, then[other]))
			now->met[player][other / 64] |= bit;
	}
}

/* Return the club of a player who came after the draw: a new number, unless the draw had one of it. */
static int club_of_late(const struct draw *seated, const struct draw *drawn, int player)
{
	const char *club = seated->entries[player].player.club;

	for (int other = 0; club[0] && other < drawn->field.count; other++) {
		if (strcmp(drawn->entries[other].player.club, club) == 0)
			return drawn->players[other].club;
	}
	return club[0] ? drawn->field.count + player + 1 : 0;
}

/* Grade a round by the data of its draw: places, clubs and earlier rounds as they were then. */
static void grade_as_drawn(struct draw *seated, const struct draw *drawn)
{
	const int count = seated->field.count;
	int then[EVENT_PLAYERS];

	for (int player = 0; player < count; player++)
		then[player] = player_then(drawn, seated->entries[player].id);
	for (int player = 0; player < count; player++) {
		struct event_player *now = &seated->players[player];
		if (then[player] == EVENT_NOBODY) {
			now->club = club_of_late(seated, drawn, player);
			continue;
		}
		const struct event_player *was = &drawn->players[then[player]];
		seated->is_standing_other |= !was->is_out && now->rank != was->rank;
		*now = *was;
		take_past(&seated->past, player, &drawn->past, then, count);
	}
	seated->is_standing_other = seated->is_standing_other && drawn->how.method == DRAW_STANDING;
	seated->has_ranks = drawn->has_ranks;
	seated->unfinished = drawn->unfinished;
	draw_grade(seated);
}

static bool find_moved(struct book *s, struct book *then, struct draw_checked *out, struct err *e)
{
	struct book *announced = NULL;

	bool is_told = out->announced && out->is_announced_here;
	bool done = !is_told || open_then(s, out->announced->step.id, &announced, e);
	if (done && out->drawn)
		done = draw_find_moved(s, then, announced, out, e);
	else if (done && announced && out->orders_taken_back >= 0)
		done = draw_find_renamed(announced, out, e);
	book_close(announced);
	return done;
}

bool draw_check(struct book *s, const struct book_event *event, int round, draw_standing *standing,
	struct draw_checked *out, struct err *e)
{
	struct book *then = NULL;
	struct draw_how how;
	bool found = false;

	*out = (struct draw_checked){ .seated = draw_read(s, event, round, standing, e),
		.orders_taken_back = -1 };
	if (!out->seated || !draw_how_read(s, event->id, round, &how, &found, e))
		return false;
	out->seated->how = how;
	draw_field_how(out->seated);
	bool done = read_draws(s, found, out, e)
		&& (!out->seated->rules.game.edition->game->holder
			|| order_taken_back(s, event->id, 0, &out->orders_taken_back, e));
	const int64_t last = out->brought.id ? out->brought_end : how.step;
	done = done && open_then(s, last, &then, e);
	if (done)
		done = found ? check_drawn(s, then, standing, out, e) : check_by_hand(s, out, e);
	done = done && read_announcements(s, then, last, out, e) && find_moved(s, then, out, e);
	out->is_everybody_once = done && is_everybody_seated_once(out->seated);
	if (done && out->drawn)
		grade_as_drawn(out->seated, out->drawn);
	book_close(then);
	return done;
}

void draw_checked_free(struct draw_checked *checked)
{
	draw_free(checked->seated);
	draw_free(checked->drawn);
	free(checked->moved);
	free(checked->others);
	book_free(checked->announcements);
}
