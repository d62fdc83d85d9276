/* Draws checked: a round drawn once more, from the book as it was, and compared with how it is seated. */
#include "base/messages.h"
#include "desk/draw.h"
#include "desk/messages.h"
#include "vault/vault.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The round drawn again from the book as it was: NULL with the error. */
static struct draw *draw_again(struct book *s, const struct book_event *event, int round,
	const struct draw_how *how, draw_standing *standing, struct err *e)
{
	struct book *then = NULL;
	struct vault_step step;
	struct draw *draw = NULL;

	if (book_open(&then, book_path(s), BOOK_LOOK, e)
		&& (how->step == 0 || vault_rewind(then, num_of(how->step).text, &step, e)))
		draw = draw_read(then, event, round, standing, e);
	if (draw)
		draw->how = *how;
	if (draw && !draw_make(draw, e)) {
		draw_free(draw);
		draw = NULL;
	}
	book_close(then);
	return draw;
}

/* Who sits at each table, whatever the order of the field: entries by seat. */
static bool is_same_table(const struct draw *a, const struct draw *b, int no)
{
	const struct event_table *x = &a->tables[no], *y = &b->tables[no];
	bool same = x->size == y->size;

	for (int i = 0; same && i < x->size; i++)
		same = a->entries[x->seat[i]].id == b->entries[y->seat[i]].id;
	return same;
}

/* The tables that are seated otherwise than they were drawn; a bye is none. */
static bool compare_tables(const struct draw *drawn, struct draw_checked *out, struct err *e)
{
	const struct draw *seated = out->seated;
	int most = drawn->count > seated->count ? drawn->count : seated->count;

	out->others = calloc((size_t)most + 1, sizeof *out->others);
	if (!out->others)
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	for (int no = 0; no < most; no++) {
		bool both = no < drawn->count && no < seated->count;
		bool is_bye = (no >= drawn->count || drawn->tables[no].size <= 1)
			&& (no >= seated->count || seated->tables[no].size <= 1);
		if (!is_bye && !(both && is_same_table(drawn, seated, no)))
			out->others[out->count++] = no + 1;
	}
	return true;
}

/* A round is graded with those who were there when it was drawn, not with who has left or come since. */
static void take_field(struct draw *seated, const struct draw *drawn)
{
	for (int player = 0; player < seated->field.count; player++) {
		int then = 0;
		while (then < drawn->field.count && drawn->entries[then].id != seated->entries[player].id)
			then++;
		seated->is_late[player] = then == drawn->field.count;
		seated->players[player].is_out = seated->is_late[player] || drawn->players[then].is_out;
	}
}

/* Nobody at two tables, and of those who are not out nobody at none. */
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

/* Who only took over seats was in no field of a round seated by hand, whoever has gone since. */
static bool leave_substitutes(struct book *s, struct draw *seated, struct err *e)
{
	struct book_entry *list = NULL;
	size_t count = 0;
	bool done = book_substitutes(s, seated->event.id, &list, &count, e);

	for (size_t i = 0; i < count; i++) {
		for (int player = 0; player < seated->field.count; player++)
			seated->players[player].is_out |= seated->entries[player].id == list[i].id;
	}
	book_free(list);
	return done;
}

/* A round that was seated by hand is graded alone. */
static bool check_by_hand(struct book *s, struct draw_checked *out, struct err *e)
{
	out->seated->seating = DRAW_BY_HAND;
	return leave_substitutes(s, out->seated, e) && draw_seated(s, out->seated, e);
}

/* A draw that came with a journal is drawn out of the book as it is now: another result proves nothing. */
static bool check_against(struct book *s, const struct draw *drawn, struct draw_checked *out, struct err *e)
{
	out->is_known = drawn->how.step > 0;
	if (out->is_known) {
		take_field(out->seated, drawn);
		memcpy(out->seated->announced, drawn->announced, sizeof drawn->announced);
	}
	out->seated->proof = drawn->proof;
	if (!draw_seated(s, out->seated, e) || !compare_tables(drawn, out, e))
		return false;
	out->seated->seating = out->count > 0 ? DRAW_CHANGED : DRAW_AS_DRAWN;
	return true;
}

/* The last announcement that stands, of those up to a step; NULL: none, or from before the book's history. */
static const struct vault_set *announced_by(const struct draw_checked *checked, int64_t last)
{
	for (size_t i = checked->announced_count; i-- > 0;) {
		const struct vault_set *set = &checked->announcements[i];
		if (!set->step.undone && set->step.id <= last)
			return set;
	}
	return NULL;
}

/* Which draws of the round were taken back, and what was announced, up to the draw. */
static bool read_history(struct book *s, bool is_drawn, struct draw_checked *out, struct err *e)
{
	const struct draw *seated = out->seated;
	const int64_t last = out->is_known ? seated->how.step : INT64_MAX;
	struct vault_set *draws = NULL;
	size_t times = 0;
	char key[BOOK_SHORT];

	snprintf(key, sizeof key, "draw-%d", seated->round);
	if (!vault_sets(s, seated->event.id, key, &draws, &times, e)
		|| !vault_sets(s, seated->event.id, DRAW_ANNOUNCED, &out->announcements, &out->announced_count, e))
		return false;
	book_free(draws);
	out->taken_back = (int64_t)times - (is_drawn && times > 0);
	out->standing = announced_by(out, INT64_MAX);
	out->announced = seated->announced[0] ? announced_by(out, last) : NULL;
	return !out->announced || vault_entered_between(s, seated->event.id, out->announced->step.id, last,
		&out->since, e);
}

bool draw_check(struct book *s, const struct book_event *event, int round, draw_standing *standing,
	struct draw_checked *out, struct err *e)
{
	struct draw_how how;
	bool found = false;

	*out = (struct draw_checked){ .seated = draw_read(s, event, round, standing, e) };
	if (!out->seated || !draw_how_read(s, event->id, round, &how, &found, e))
		return false;
	out->seated->how = how;
	draw_field_how(out->seated);
	struct draw *drawn = found ? draw_again(s, event, round, &how, standing, e) : NULL;
	bool done = !found ? check_by_hand(s, out, e) : drawn && check_against(s, drawn, out, e);
	done = done && read_history(s, found, out, e);
	out->is_everybody_once = done && is_everybody_seated_once(out->seated);
	draw_free(drawn);
	return done;
}

void draw_checked_free(struct draw_checked *checked)
{
	draw_free(checked->seated);
	free(checked->others);
	book_free(checked->announcements);
}
