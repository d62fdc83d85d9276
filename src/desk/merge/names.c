/*
 * The players of another book, before any line is compared: who is one person there alone is so here too, and
 * so is what that one alone has changed of a name in the event, or of how somebody is shown.
 */
#include "base/messages.h"
#include "desk/merge/inner.h"
#include "desk/messages.h"
#include "desk/desk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A player of the other book, and as the book here had them when both last had that alike. */
struct player_then {
	int64_t theirs;
	bool is_shown;
	struct book_player ours;
};

static bool is_alike(const struct book_player *a, const struct book_player *b, bool is_shown)
{
	if (is_shown)
		return strcmp(a->shown, b->shown) == 0;
	return strcmp(a->name, b->name) == 0 && strcmp(a->mark, b->mark) == 0;
}

/* Do both books still have the player of that id from before they parted? One may have undone the adding. */
static bool is_shared(struct import *im, int64_t id)
{
	struct book_player player;
	struct err none = { 0 };

	return im->parted.book && book_player_by_id(im->parted.book, id, &player, &none)
		&& book_player_now(im->book, id, &player, &none) == 1
		&& book_player_now(im->from, id, &player, &none) == 1;
}

int64_t import_counterpart(struct import *im, int side, int64_t id)
{
	for (size_t i = 0; i < im->pair_count; i++) {
		if (im->pairs[i].id[side] == id)
			return im->pairs[i].id[!side];
	}
	return is_shared(im, id) ? id : 0;
}

/* One of the book of `side`, as both were called then; what was noted of a later meeting goes. */
static bool pair_player(struct import *im, int side, int64_t id, struct book *const then[SIDES])
{
	struct player_pair pair, *pairs;
	struct book_player was, other;
	struct buf label = { 0 };
	struct err none = { 0 };
	size_t kept = 0;
	bool done = true;

	if (is_shared(im, id) || !book_player_by_id(then[side], id, &was, &none))
		return true;
	book_player_label(&label, &was);
	if (book_player_by_label(then[!side], buf_text(&label), &other, &none) && !is_shared(im, other.id)) {
		pair.id[side] = id;
		pair.id[!side] = other.id;
		for (size_t i = 0; i < im->pair_count; i++) {
			if (im->pairs[i].id[OURS] != pair.id[OURS] && im->pairs[i].id[THEIRS] != pair.id[THEIRS])
				im->pairs[kept++] = im->pairs[i];
		}
		im->pair_count = kept;
		pairs = list_grow(im->pairs, im->pair_count, sizeof *pairs);
		done = pairs || desk_fail(im->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
		if (pairs)
			(im->pairs = pairs)[im->pair_count++] = pair;
	}
	buf_free(&label);
	return done;
}

bool import_pair_players(struct import *im, const struct renamed *renamed, struct book *const then[SIDES])
{
	bool done = true;

	for (int side = 0; side < SIDES; side++) {
		for (size_t i = 0; done && i < renamed->count[side]; i++)
			done = pair_player(im, side, renamed->ids[side][i], then);
	}
	return done;
}

/* As the book here had them then, by who they are, or by who was called alike. */
static bool find_then(struct import *im, const struct meeting *met, const struct book_player *theirs,
	struct book_player *ours)
{
	struct err none = { 0 };
	struct buf label = { 0 };
	bool found;

	const int64_t id = import_counterpart(im, THEIRS, theirs->id);
	if (id)
		return book_player_by_id(met->book[OURS], id, ours, &none);
	book_player_label(&label, theirs);
	found = book_player_by_label(met->book[OURS], buf_text(&label), ours, &none);
	buf_free(&label);
	return found;
}

static bool player_alike(struct import *im, const struct meeting *met, void *thing)
{
	struct player_then *then = thing;
	struct book_player theirs;
	struct err none = { 0 };

	return book_player_by_id(met->book[THEIRS], then->theirs, &theirs, &none)
		&& find_then(im, met, &theirs, &then->ours) && is_alike(&then->ours, &theirs, then->is_shown);
}

bool import_was_shown(struct import *im, const char *label)
{
	struct player_then then = { .is_shown = true };
	struct book_player theirs;
	struct err none = { 0 };

	if (!im->from || im->meeting_count == 0 || !book_player_by_label(im->from, label, &theirs, &none))
		return false;
	then.theirs = theirs.id;
	return import_last_alike(im, player_alike, &then) != NULL;
}

/* As the history of a book has it (vault_row_sets). */
static void write_said(struct import_value *out, const struct book_player *player, bool is_shown)
{
	struct buf label = { 0 };

	book_player_label(&label, player);
	snprintf(out->text, sizeof out->text, "%s", is_shown ? player->shown : buf_text(&label));
	buf_free(&label);
}

/* What it is called here, in the other book; how it is shown in both. */
static void tell_player(struct import *im, const struct msg *msg, const struct book_player *here,
	const struct book_player *there)
{
	struct buf names[SIDES] = { { 0 }, { 0 } };
	const enum lang lang = im->desk->lang;

	book_player_label(&names[OURS], here);
	book_player_label(&names[THEIRS], there);
	desk_say(im->desk, msg, MSG_ARGS(buf_text(&names[OURS]), buf_text(&names[THEIRS]),
		desk_shown_word(lang, here->shown), desk_shown_word(lang, there->shown)));
	buf_free(&names[OURS]);
	buf_free(&names[THEIRS]);
}

static bool put_player(struct import *im, const struct book_player *here, const struct book_player *there,
	bool is_shown)
{
	struct book_player now;

	if (!book_player_by_id(im->book, here->id, &now, im->e))
		return false;
	if (is_shown) {
		memcpy(now.shown, there->shown, sizeof now.shown);
	} else {
		memcpy(now.name, there->name, sizeof now.name);
		memcpy(now.mark, there->mark, sizeof now.mark);
	}
	return book_player_change(im->book, &now, im->e);
}

/* Somebody gets the name that they have there. */
struct called {
	struct book_player here, there;
	bool is_done;
};

/* Whoever of them has the name that this one gets; NULL: none of them. */
static struct called *holder_of(struct called *list, size_t count, const struct called *one)
{
	for (size_t i = 0; i < count; i++) {
		if (!list[i].is_done && is_alike(&list[i].here, &one->there, false))
			return &list[i];
	}
	return NULL;
}

/* Of those whose names go round among them one makes way first. */
static bool make_way(struct import *im, struct called *list, size_t count, bool *any)
{
	*any = false;
	for (size_t i = 0; i < count && !*any; i++) {
		struct called *next = list[i].is_done ? NULL : &list[i];
		for (size_t steps = 0; next && steps < count && !*any; steps++) {
			next = holder_of(list, count, next);
			*any = next == &list[i];
		}
		struct book_player now = list[i].here;
		snprintf(now.mark, sizeof now.mark, "%lld", (long long)now.id);
		if (*any && !book_player_change(im->book, &now, im->e))
			return false;
	}
	return true;
}

static bool put_names(struct import *im, struct called *list, size_t count)
{
	struct desk_entered before = { .count = 0 };
	bool done = desk_entered_read(im->desk, &before), any = true;

	while (done && any) {
		any = false;
		for (size_t i = 0; done && i < count; i++) {
			if (list[i].is_done)
				continue;
			list[i].is_done = put_player(im, &list[i].here, &list[i].there, false);
			any = any || list[i].is_done;
			done = list[i].is_done || im->e->status == ERR_CONFLICT;
			if (done)
				*im->e = (struct err){ 0 };
		}
		done = done && (any || make_way(im, list, count, &any));
	}
	struct desk_called *called = calloc(count + 1, sizeof *called);
	size_t called_count = 0;
	done = done && (called || desk_fail(im->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS));
	for (size_t i = 0; done && i < count; i++) {
		im->gone += !list[i].is_done;
		tell_player(im, list[i].is_done ? &msg_merge_called : &msg_merge_renamed, &list[i].here,
			&list[i].there);
		if (list[i].is_done)
			called[called_count++] = (struct desk_called){ book_label_of(&list[i].here),
				book_label_of(&list[i].there), false };
	}
	done = done && desk_bets_follow(im->desk, &before, called, called_count);
	desk_entered_free(&before);
	free(called);
	return done;
}

/*
 * What became of it in each book since both had it alike: who alone has changed it has it so in both. Names
 * are noted for when all are known, for two may exchange theirs.
 */
static bool follow_player(struct import *im, const struct book_player *theirs, bool is_shown,
	struct called *list, size_t *count)
{
	struct player_then then = { .theirs = theirs->id, .is_shown = is_shown };
	struct book_player here;
	enum import_weight weight = IMPORT_STAYS;
	const struct meeting *met = import_last_alike(im, player_alike, &then);

	if (!met)
		return true;
	int found = book_player_now(im->book, then.ours.id, &here, im->e);
	if (found < 0)
		return false;
	if (found == 0 || here.id != then.ours.id || is_alike(&here, theirs, is_shown))
		return true;
	struct import_row row = { .thing = "player", .column = is_shown ? "public" : "label",
		.id = { here.id, theirs->id } };
	write_said(&row.here, &here, is_shown);
	write_said(&row.there, theirs, is_shown);
	write_said(&row.then, &then.ours, is_shown);
	if (!import_weigh_row(im, &row, met, &weight))
		return false;
	if (weight == IMPORT_COMES && !is_shown)
		list[(*count)++] = (struct called){ here, *theirs, false };
	if (weight == IMPORT_COMES && is_shown && !put_player(im, &here, theirs, true))
		return false;
	if (weight == IMPORT_COMES && is_shown)
		tell_player(im, &msg_merge_shown, &here, theirs);
	if (weight != IMPORT_BACK && weight != IMPORT_DISAGREE)
		return true;
	im->gone++;
	tell_player(im, is_shown ? &msg_merge_shown_both : &msg_merge_called_both, &here, theirs);
	return true;
}

/* ---- who is one person ------------------------------------------------------------------------------- */

/* A player of each book, and whether it was joined to another when both last had that alike. */
struct join_then {
	int64_t ids[SIDES];
	bool is_joined;
};

static bool join_alike(struct import *im, const struct meeting *met, void *thing)
{
	struct join_then *then = thing;
	struct book_player now;
	struct err none = { 0 };
	bool is[SIDES];

	(void)im;
	for (int side = 0; side < SIDES; side++) {
		if (book_player_now(met->book[side], then->ids[side], &now, &none) != 1)
			return false;
		is[side] = now.id != then->ids[side];
	}
	then->is_joined = is[OURS];
	return is[OURS] == is[THEIRS];
}

int64_t import_player_there(struct import *im, int side, const struct book_player *one)
{
	struct book *const book = side == OURS ? im->book : im->from;
	struct book_player found;
	struct err none = { 0 };
	struct buf label = { 0 };

	const int64_t id = import_counterpart(im, !side, one->id);
	if (id)
		return book_player_by_id(book, id, &found, &none) ? id : 0;
	book_player_label(&label, one);
	bool is = book_player_by_label(book, buf_text(&label), &found, &none);
	buf_free(&label);
	return is ? found.id : 0;
}

/* Two who are one in the one book, and stay two in the other. */
static void tell_apart(
	struct import *im, int side, const struct book_player *one, const struct book_player *into)
{
	struct buf names[SIDES] = { { 0 }, { 0 } };

	im->gone++;
	book_player_label(&names[0], one);
	book_player_label(&names[1], into);
	desk_say(im->desk, side == OURS ? &msg_merge_apart_here : &msg_merge_apart_there,
		MSG_ARGS(buf_text(&names[0]), buf_text(&names[1])));
	buf_free(&names[0]);
	buf_free(&names[1]);
}

/* Two who cannot be one here: for they sit in one round, or for what else `player join` says. */
static bool tell_refused(struct import *im, const struct desk_joined *both)
{
	struct buf seats[2] = { { 0 }, { 0 } };
	const struct book_label names[] = { book_label_of(&both->one), book_label_of(&both->into) };
	bool done = import_two_seats(im, both, seats);

	if (done && seats[0].len == 0)
		tell_apart(im, OURS, &both->one, &both->into);
	if (done && seats[0].len > 0) {
		im->gone++;
		desk_say(im->desk, &msg_merge_apart_seats,
			MSG_ARGS(names[0].text, names[1].text, buf_text(&seats[0]), buf_text(&seats[1])));
	}
	buf_free(&seats[0]);
	buf_free(&seats[1]);
	return done;
}

/* Here they are one as they are there; where that is refused, for both sat in one round, it is told. */
static bool join_here(
	struct import *im, struct desk_joined *both, const struct book_player *into, bool is_new)
{
	struct buf names[SIDES] = { { 0 }, { 0 } };

	both->into = is_new ? *into : both->into;
	if (is_new && !book_player_add(im->book, &both->into, im->e))
		return false;
	bool done = desk_players_join(im->desk, both);
	im->joins = im->joins || done;
	if (!done && im->e->status == ERR_REFUSED) {
		*im->e = (struct err){ 0 };
		return tell_refused(im, both);
	}
	book_player_label(&names[0], &both->one);
	book_player_label(&names[1], &both->into);
	if (done)
		desk_say(im->desk, &msg_merge_joined, MSG_ARGS(buf_text(&names[0]), buf_text(&names[1])));
	buf_free(&names[0]);
	buf_free(&names[1]);
	return done;
}

/* What became of somebody who was joined to another in the book of `side`, and is there in the other one. */
static bool follow_join(struct import *im, int side, const struct book_player *one)
{
	const int other = !side;
	struct join_then then = { .ids = { 0 } };
	struct desk_joined both = { .events = 0 };
	struct book_player into;
	bool found = false;

	then.ids[side] = one->id;
	then.ids[other] = import_player_there(im, other, one);
	if (!then.ids[other] || !import_last_alike(im, join_alike, &then)
		|| book_player_now(side == OURS ? im->book : im->from, one->id, &into, im->e) != 1)
		return im->e->status == ERR_NONE;
	struct book *const book = other == OURS ? im->book : im->from;
	const int64_t event = other == OURS ? im->event.id : im->from_event.id;
	struct book_entry entry;
	int is_entered = then.is_joined ? book_entry_of(book, event, then.ids[other], &entry, im->e) : 0;
	const bool is_past = other == OURS && im->parted.is_all && !im->past.has_taken;   /* an earlier copy */
	if (is_entered == 1 && !is_past)
		tell_apart(im, other, one, &into);
	if (then.is_joined || side == OURS)
		return is_entered >= 0;
	if (!import_player_here(im, THEIRS, into.id, &both.into, &found)
		|| !book_player_by_id(im->book, then.ids[OURS], &both.one, im->e))
		return false;
	if (both.into.id != both.one.id)
		return join_here(im, &both, &into, !found);
	/* Joined the other way round: name and number are those of the one here, of the other there. */
	if (!is_alike(&both.one, &into, false)) {
		im->gone++;
		tell_player(im, &msg_merge_crossed, &both.one, &into);
	}
	return true;
}

static bool follow_joins(struct import *im)
{
	bool done = true;

	for (int side = 0; side < SIDES; side++) {
		for (size_t i = 0; done && i < im->joined_count[side]; i++)
			done = follow_join(im, side, &im->joined[side][i]);
	}
	return done;
}

/* ---- whom a bet names ---------------------------------------------------------------------------------- */

int import_side(const struct import *im, struct book *book)
{
	return strcmp(book_path(book), book_path(im->book)) == 0 ? OURS : THEIRS;
}

const struct game *import_betting(const struct import *im)
{
	const struct game_edition *edition = game_edition_find(im->event.edition);

	return im->has_renamed && edition && edition->game->is_bettor ? edition->game : NULL;
}

/* Whom a name means in the book where it was typed, be it a short one (E-27). */
static bool find_whom(struct import *im, struct book *book, const char *name, struct book_player *out)
{
	const int64_t event = import_side(im, book) == OURS ? im->event.id : im->from_event.id;
	struct book_entry *list = NULL;
	size_t count = 0;
	struct err none = { 0 };
	struct buf fits = { 0 };

	if (book_player_by_label(book, name, out, &none))
		return true;
	const struct book_player *meant = book_entries(book, event, &list, &count, &none)
		? book_entry_meant(list, count, name, &fits) : NULL;
	if (meant)
		*out = *meant;
	book_free(list);
	buf_free(&fits);
	return meant != NULL;
}

bool import_call_bettors(struct import *im, struct book *book, struct game_record *record)
{
	const struct game *game = import_betting(im);
	struct book_player there, here;
	bool found = false;

	for (int i = 0; game && i < record->fact_count; i++) {
		struct game_fact *fact = &record->facts[i];
		if (!game->is_bettor(fact) || !find_whom(im, book, fact->item, &there))
			continue;
		if (!import_player_here(im, import_side(im, book), there.id, &here, &found))
			return false;
		const struct book_label label = book_label_of(&here), was = book_label_of(&there);
		if (found && strcmp(label.text, was.text) != 0)
			memcpy(fact->item, label.text, strlen(label.text) + 1);
	}
	return true;
}

bool import_call_all(struct import *im, struct book *book, struct book_deal *deals, size_t count)
{
	bool done = true;

	for (size_t i = 0; done && i < count; i++)
		done = !deals[i].has_record || import_call_bettors(im, book, &deals[i].record);
	return done;
}

/*
 * Of the players here those who are in the other book, but not in its event any more: their names may be
 * somebody else's there. How they are shown is told by the entry that goes.
 */
static bool list_removed(struct import *im, struct book_player **out, size_t *count)
{
	struct book_entry *list = NULL, entry;
	size_t entered = 0;
	bool done = book_entries(im->book, im->event.id, &list, &entered, im->e);

	*count = 0;
	*out = calloc(entered + 1, sizeof **out);
	done = done && (*out || desk_fail(im->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS));
	for (size_t i = 0; done && i < entered; i++) {
		const int64_t id = import_counterpart(im, OURS, list[i].player.id);
		struct book_player *there = &(*out)[*count];
		const int found = id ? book_player_now(im->from, id, there, im->e) : 0;
		const int is_in = found == 1 ? book_entry_of(im->from, im->from_event.id, id, &entry, im->e) : found;
		*count += found == 1 && there->id == id && is_in == 0;
		done = is_in >= 0;
	}
	book_free(list);
	return done;
}

bool import_follow_players(struct import *im)
{
	struct book_entry *list = NULL;
	struct book_player *removed = NULL;
	size_t count = 0, removed_count = 0, named = 0;
	if (im->meeting_count == 0)
		return true;
	bool done = follow_joins(im) && book_entries(im->from, im->from_event.id, &list, &count, im->e)
		&& list_removed(im, &removed, &removed_count);

	struct called *names = calloc(count + removed_count + 1, sizeof *names);
	done = done && (names || desk_fail(im->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS));
	for (size_t i = 0; done && i < count + removed_count; i++) {
		const struct book_player *there = i < count ? &list[i].player : &removed[i - count];
		done = follow_player(im, there, false, names, &named)
			&& (i >= count || follow_player(im, there, true, names, &named));
	}
	done = done && put_names(im, names, named);
	free(names);
	free(removed);
	book_free(list);
	return done;
}
