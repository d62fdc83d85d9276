/* The players of another book, before any line is compared: joins made only in that book are repeated here,
 * and its own changes of names and of how players are shown are taken over. */
#include "base/messages.h"
#include "desk/import/import.h"
#include "desk/messages.h"
#include "desk/desk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A player of the other book, and as the book here had them when both last had the same name. */
struct player_then {
	int64_t theirs;
	struct book_player ours;
};

static bool is_alike(const struct book_player *a, const struct book_player *b)
{
	return strcmp(a->name, b->name) == 0 && strcmp(a->mark, b->mark) == 0;
}

/* Do both books still have the player with that id from before they parted? One may have undone it. */
static bool is_shared(struct import *im, int64_t id)
{
	struct book_player player;
	struct err none = { 0 };

	return im->parted.book && book_player_by_id(im->parted.book, id, &player, &none)
		&& book_player_now(im->book, id, &player, &none) == 1
		&& book_player_now(im->from, id, &player, &none) == 1;
}

int64_t merge_counterpart(struct import *im, int side, int64_t id)
{
	for (size_t i = 0; i < im->pair_count; i++) {
		if (im->pairs[i].id[side] == id)
			return im->pairs[i].id[!side];
	}
	return is_shared(im, id) ? id : 0;
}

bool merge_pair_player(struct import *im, int side, int64_t id, struct book *const then[SIDES])
{
	struct player_pair pair;
	struct book_player was, other;
	struct err none = { 0 };
	size_t kept = 0;

	if (is_shared(im, id) || !book_player_by_id(then[side], id, &was, &none))
		return true;
	if (!book_player_by_label(then[!side], book_label_of(&was).text, &other, &none)
		|| is_shared(im, other.id))
		return true;
	pair.id[side] = id;
	pair.id[!side] = other.id;
	for (size_t i = 0; i < im->pair_count; i++) {
		if (im->pairs[i].id[OURS] != pair.id[OURS] && im->pairs[i].id[THEIRS] != pair.id[THEIRS])
			im->pairs[kept++] = im->pairs[i];
	}
	im->pair_count = kept;
	return merge_add(im, &im->pairs, &im->pair_count, &pair, sizeof pair);
}

static bool player_alike(struct import *im, const struct meeting *met, void *thing)
{
	struct player_then *then = thing;
	struct book_player theirs;
	struct err none = { 0 };

	if (!book_player_by_id(met->book[THEIRS], then->theirs, &theirs, &none))
		return false;
	const int64_t id = merge_counterpart(im, THEIRS, theirs.id);
	bool found = id ? book_player_by_id(met->book[OURS], id, &then->ours, &none)
		: book_player_by_label(met->book[OURS], book_label_of(&theirs).text, &then->ours, &none);
	return found && is_alike(&then->ours, &theirs);
}

/* Report a player: the names here and in the other book, and how they are shown in both. */
static void tell_player(struct import *im, const struct msg *msg, const struct book_player *here,
	const struct book_player *there)
{
	const enum lang lang = im->desk->lang;

	desk_say(im->desk, msg, MSG_ARGS(book_label_of(here).text, book_label_of(there).text,
		desk_shown_word(lang, here->shown), desk_shown_word(lang, there->shown)));
}

static bool put_name(struct import *im, const struct book_player *here, const struct book_player *there)
{
	struct book_player now;

	if (!book_player_by_id(im->book, here->id, &now, im->e))
		return false;
	import_forget_names(im);
	memcpy(now.name, there->name, sizeof now.name);
	memcpy(now.mark, there->mark, sizeof now.mark);
	return book_player_change(im->book, &now, im->e);
}

/* A player who gets the name they have there. */
struct called {
	struct book_player here, there;
	bool is_done;
};

/* If names go round among players, move one of them out of the way first. */
static bool make_way(struct import *im, struct called *list, size_t count, bool *any)
{
	*any = false;
	for (size_t i = 0; i < count && !*any; i++) {
		struct called *next = list[i].is_done ? NULL : &list[i];
		/* The holder of the name that this one gets, and so on. */
		for (size_t steps = 0; next && steps < count && !*any; steps++) {
			struct called *holder = NULL;
			for (size_t at = 0; at < count && !holder; at++) {
				if (!list[at].is_done && is_alike(&list[at].here, &next->there))
					holder = &list[at];
			}
			next = holder;
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
			list[i].is_done = put_name(im, &list[i].here, &list[i].there);
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

/* Take over a name if only the other book has changed it since both had it alike. Names are collected until
 * all are known, as two players may exchange theirs. */
static bool follow_name(
	struct import *im, const struct book_player *theirs, struct called *list, size_t *count)
{
	struct player_then then = { .theirs = theirs->id };
	struct book_player here;
	enum import_weight weight = IMPORT_STAYS;
	const struct meeting *met = merge_last_alike(im, player_alike, &then);

	if (!met)
		return true;
	int found = book_player_now(im->book, then.ours.id, &here, im->e);
	if (found < 0)
		return false;
	if (found == 0 || here.id != then.ours.id || is_alike(&here, theirs))
		return true;
	struct import_row row = { .thing = "player", .column = "label", .id = { here.id, theirs->id } };
	const struct book_player *const of[] = { &here, theirs, &then.ours };
	struct import_value *const values[] = { &row.here, &row.there, &row.then };
	for (int i = 0; i < 3; i++)
		snprintf(values[i]->text, sizeof values[i]->text, "%s", book_label_of(of[i]).text);
	if (!merge_weigh_row(im, &row, met, &weight))
		return false;
	if (weight == IMPORT_COMES)
		list[(*count)++] = (struct called){ here, *theirs, false };
	if (weight != IMPORT_BACK && weight != IMPORT_DISAGREE)
		return true;
	im->gone++;
	tell_player(im, &msg_merge_called_both, &here, theirs);
	return true;
}

/* ---- players with all who were joined to them -------------------------------------------------- */

/* Note who of either book was joined to another, before more are joined here: each with the id in both. */
static bool note_members(struct import *im)
{
	bool done = true;

	for (int side = 0; side < SIDES; side++) {
		for (size_t i = 0; done && i < im->joined_count[side]; i++) {
			const struct book_player *one = &im->joined[side][i], *list = im->joined[!side];
			int64_t other = merge_counterpart(im, side, one->id);
			other = other ? other : merge_player_there(im, !side, one);
			for (size_t at = 0; at < im->joined_count[!side] && !other; at++)
				other = is_alike(one, &list[at]) ? list[at].id : 0;
			struct import_member member = { .id = { [OURS] = side == OURS ? one->id : other,
				[THEIRS] = side == OURS ? other : one->id } };
			if (other)
				done = merge_add(im, &im->members, &im->member_count, &member, sizeof member);
		}
	}
	return done;
}

/* Find whom they are one with here now, and not with a third one there. */
static bool settle_members(struct import *im)
{
	bool done = true, found = false;

	for (size_t i = 0; done && i < im->member_count; i++) {
		struct import_member *member = &im->members[i];
		struct book_player into;
		done = merge_player_here(im, OURS, member->id[OURS], &into, &found);
		member->into = done && found && into.id != member->id[OURS] ? into.id : 0;
	}
	return done;
}

/* Return the id in the book of `side` of that player here (0), or of the one joined to them at that place of
 * the list; 0: none. */
static int64_t member_at(struct import *im, int side, const struct book_player *here, size_t at)
{
	if (at > 0)
		return im->members[at - 1].into == here->id ? im->members[at - 1].id[side] : 0;
	return side == OURS ? here->id : merge_player_there(im, side, here);
}

bool merge_entry_of(struct import *im, int side, const struct meeting *met, const struct book_player *here,
	struct book_entry *out)
{
	struct book *const book = met ? met->book[side] : merge_book(im, side);
	const int64_t event = met ? met->event[side] : merge_event_id(im, side);
	struct err none = { 0 };
	bool found = false;

	for (size_t i = 0; i <= im->member_count && !found; i++) {
		const int64_t id = member_at(im, side, here, i);
		found = id && book_entry_of(book, event, id, out, &none) == 1;
	}
	return found;
}

/* How a player here is shown, or the club; as both last had it. */
struct detail_then {
	const struct book_player *here;
	bool is_club;
	struct book_player ours;
};

static const char *detail_of(const struct book_player *player, bool is_club)
{
	return is_club ? player->club : player->shown;
}

/* Find whose detail in a book counts once all who are one with that player here are joined: the rules of
 * desk_player_join. */
static bool read_detail(struct import *im, int side, struct book *book, const struct detail_then *which,
	struct book_player *out)
{
	struct book_player one;
	struct err none = { 0 };
	bool found = false;

	for (size_t i = 0; i <= im->member_count; i++) {
		const int64_t id = member_at(im, side, which->here, i);
		if (!id || book_player_now(book, id, &one, &none) != 1 || one.id != id)
			continue;
		const bool is_unnamed = !which->is_club && strcmp(one.shown, "none") == 0;
		if (!found || is_unnamed || !detail_of(out, which->is_club)[0])
			*out = one;
		found = true;
	}
	return found;
}

static bool detail_alike(struct import *im, const struct meeting *met, void *thing)
{
	struct detail_then *then = thing;
	struct book_player theirs;

	return read_detail(im, OURS, met->book[OURS], then, &then->ours)
		&& read_detail(im, THEIRS, met->book[THEIRS], then, &theirs)
		&& strcmp(detail_of(&then->ours, then->is_club), detail_of(&theirs, then->is_club)) == 0;
}

bool merge_was_shown(struct import *im, const struct book_player *player)
{
	struct detail_then then = { .here = player };

	return im->from && im->meeting_count > 0 && merge_last_alike(im, detail_alike, &then) != NULL;
}

/* Take over how a player is shown, or the club, if only the other book has changed it since both had it
 * alike. */
static bool follow_detail(struct import *im, struct book_player *here, bool is_club)
{
	struct detail_then then = { .here = here, .is_club = is_club };
	char ours[TEXT_WORDS], theirs[TEXT_WORDS];
	struct book_player there;
	enum import_weight weight = IMPORT_STAYS;
	const struct meeting *met = merge_last_alike(im, detail_alike, &then);

	if (!met || !read_detail(im, THEIRS, im->from, &then, &there))
		return true;
	struct import_row row = { .thing = "player", .column = is_club ? "club" : "public",
		.id = { here->id, there.id } };
	snprintf(row.here.text, sizeof row.here.text, "%s", detail_of(here, is_club));
	snprintf(row.there.text, sizeof row.there.text, "%s", detail_of(&there, is_club));
	snprintf(row.then.text, sizeof row.then.text, "%s", detail_of(&then.ours, is_club));
	if (!merge_weigh_row(im, &row, met, &weight))
		return false;
	const bool is_theirs = weight == IMPORT_COMES;
	text_signs_fold(ours, row.here.text);
	text_signs_fold(theirs, row.there.text);
	if (weight == IMPORT_STAYS || (!is_theirs && strcmp(ours, theirs) == 0))
		return true;
	if (is_theirs && is_club && !here->club[0])
		return desk_player_club(im->desk, here, there.club);
	im->gone += !is_theirs;
	if (is_club)
		desk_say(im->desk, is_theirs ? &msg_merge_club : &msg_merge_clubs, MSG_ARGS(book_label_of(here).text,
			here->club[0] ? here->club : "–", there.club[0] ? there.club : "–"));
	else
		tell_player(im, is_theirs ? &msg_merge_shown : &msg_merge_shown_both, here, &there);
	if (!is_theirs)
		return true;
	if (!is_club)
		memcpy(here->shown, there.shown, sizeof here->shown);
	return (!is_club || book_name_set(here->club, sizeof here->club, there.club, im->e))
		&& book_player_change(im->book, here, im->e);
}

/* Take over the details of that player of the other book, once for all who are one here. */
static bool follow_details(struct import *im, const struct book_player *theirs)
{
	struct book_player here;
	struct book_entry entry;
	bool found = false;

	if (!merge_player_here(im, THEIRS, theirs->id, &here, &found))
		return false;
	if (!found || !merge_entry_of(im, THEIRS, NULL, &here, &entry) || entry.player.id != theirs->id)
		return true;
	return follow_detail(im, &here, true) && follow_detail(im, &here, false);
}

/* ---- two players who are one person ------------------------------------------------------------ */

int64_t merge_player_there(struct import *im, int side, const struct book_player *one)
{
	struct book *const book = merge_book(im, side);
	struct book_player found;
	struct err none = { 0 };
	const int64_t id = merge_counterpart(im, !side, one->id);

	if (id)
		return book_player_by_id(book, id, &found, &none) ? id : 0;
	return book_player_by_label(book, book_label_of(one).text, &found, &none) ? found.id : 0;
}

/* Report two players who are one in one book, and stay two in the other. */
static void tell_apart(
	struct import *im, int side, const struct book_player *one, const struct book_player *into)
{
	im->gone++;
	desk_say(im->desk, side == OURS ? &msg_merge_apart_here : &msg_merge_apart_there,
		MSG_ARGS(book_label_of(one).text, book_label_of(into).text));
}

/* Find what became of that join in the attempts before; NULL: this is the first. */
static struct import_retry *find_retry(struct import *im, const struct desk_joined *both)
{
	size_t i = 0;

	while (i < im->retry_count && im->retries[i].both.one.id != both->one.id)
		i++;
	return i < im->retry_count ? &im->retries[i] : NULL;
}

bool merge_is_ahead(const struct import *im, int64_t entry)
{
	bool is = false;

	for (size_t i = 0; i < im->retry_count && !is; i++)
		is = im->retries[i].state == JOIN_AHEAD && im->retries[i].entry == entry;
	return is;
}

/* Does the joined player sit at two tables of a round, and not at the same two in the other book? */
static bool sits_twice(struct import *im, const struct import_retry *retry, bool *is)
{
	struct book_table *list = NULL, there[2];
	struct book_entry theirs;
	struct err none = { 0 };
	size_t count = 0;
	const bool found = merge_entry_of(im, THEIRS, NULL, &retry->both.into, &theirs);
	bool done = book_tables(im->book, im->event.id, 0, &list, &count, im->e);

	for (size_t i = 0; i < count * count && !*is; i++) {
		const struct book_table *const at[] = { &list[i / count], &list[i % count] };
		*is = at[0]->no < at[1]->no && at[0]->round == at[1]->round;
		bool both = found;
		for (int table = 0; table < 2 && *is; table++) {
			*is = book_table_has(at[table], retry->entry);
			both = both && book_table_look(im->from, im->from_event.id, at[table]->round, at[table]->no,
				&there[table], &none) == 1 && book_table_has(&there[table], theirs.id);
		}
		*is = *is && !both;
	}
	book_free(list);
	return done;
}

bool merge_retry_joins(struct import *im)
{
	bool done = true;

	for (size_t i = 0; done && i < im->retry_count; i++) {
		struct import_retry *retry = &im->retries[i];
		struct desk_joined both = retry->both;
		const int was = retry->state;
		bool is_twice = false;
		if (was == JOIN_REFUSED && desk_players_join(im->desk, &both))
			retry->state = JOIN_AHEAD;
		else if (was == JOIN_REFUSED)
			done = im->e->status == ERR_REFUSED;
		else if (was == JOIN_AHEAD)
			done = sits_twice(im, retry, &is_twice);
		if (done)
			*im->e = (struct err){ 0 };
		if (is_twice)
			retry->state = JOIN_GIVEN_UP;
		im->starts_over = im->starts_over || (int)retry->state != was;
	}
	im->faults += im->starts_over;
	im->conflicts += im->starts_over;
	return done;
}

/* Join two players here as they are there; if that is refused, since both sat in one round, report it. */
static bool join_here(
	struct import *im, struct desk_joined *both, const struct book_player *into, bool is_new)
{
	struct buf seats[2] = { { 0 }, { 0 } };
	struct import_retry *before = find_retry(im, both);
	const struct import_retry first = { *both, JOIN_REFUSED, 0 };
	struct book_entry entry;

	both->doubled = before && before->state == JOIN_AHEAD ? im->event.id : 0;
	both->into = is_new ? *into : both->into;
	if (is_new && !book_player_add(im->book, &both->into, im->e))
		return false;
	bool done = desk_players_join(im->desk, both);
	const struct book_label one = book_label_of(&both->one), joined = book_label_of(&both->into);
	im->joins = im->joins || done;
	import_forget_names(im);
	if (done)
		desk_say(im->desk, &msg_merge_joined, MSG_ARGS(one.text, joined.text));
	if (done && before)
		before->entry = book_entry_of(im->book, im->event.id, both->into.id, &entry, im->e) == 1
			? entry.id : 0;
	if (done || im->e->status != ERR_REFUSED)
		return done;
	*im->e = (struct err){ 0 };
	if (before && before->state == JOIN_AHEAD)
		before->state = JOIN_GIVEN_UP;
	done = (before || merge_add(im, &im->retries, &im->retry_count, &first, sizeof first))
		&& merge_two_seats(im, both, seats);
	if (done && seats[0].len == 0)
		tell_apart(im, OURS, &both->one, &both->into);
	if (done && seats[0].len > 0) {
		im->gone++;
		desk_say(im->desk, &msg_merge_apart_seats,
			MSG_ARGS(one.text, joined.text, buf_text(&seats[0]), buf_text(&seats[1])));
	}
	buf_free(&seats[0]);
	buf_free(&seats[1]);
	return done;
}

/* Follow a player joined to another in the book of `side` who still exists in the other one. */
static bool follow_join(struct import *im, int side, const struct book_player *one)
{
	const int other = !side;
	int64_t ids[SIDES] = { 0 };
	const struct meeting *met = NULL;
	struct err none = { 0 };
	bool was_joined[SIDES] = { false }, is_same = false;
	struct desk_joined both = { .events = 0 };
	struct book_player into;
	bool found = false;

	ids[side] = one->id;
	ids[other] = merge_player_there(im, other, one);
	/* Was it joined to another when both last had that alike? */
	while (ids[other] && !is_same && (met = merge_meeting_before(im, met)) != NULL) {
		is_same = true;
		for (int at = 0; is_same && at < SIDES; at++) {
			struct book_player now;
			is_same = book_player_now(met->book[at], ids[at], &now, &none) == 1;
			was_joined[at] = is_same && now.id != ids[at];
		}
		is_same = is_same && was_joined[OURS] == was_joined[THEIRS];
	}
	if (!is_same
		|| book_player_now(merge_book(im, side), one->id, &into, im->e) != 1)
		return im->e->status == ERR_NONE;
	struct book_entry entry;
	int is_entered = !was_joined[OURS] ? 0
		: book_entry_of(merge_book(im, other), merge_event_id(im, other), ids[other], &entry, im->e);
	const bool is_past = other == OURS && im->parted.is_all && !im->past.has_taken;   /* an earlier copy */
	if (is_entered == 1 && !is_past)
		tell_apart(im, other, one, &into);
	if (was_joined[OURS] || side == OURS)
		return is_entered >= 0;
	if (!merge_player_here(im, THEIRS, into.id, &both.into, &found)
		|| !book_player_by_id(im->book, ids[OURS], &both.one, im->e))
		return false;
	if (both.into.id != both.one.id)
		return join_here(im, &both, &into, !found);
	/* Joined the other way round: take name and number of the one here, the rest of the other there. */
	if (!is_alike(&both.one, &into)) {
		im->gone++;
		tell_player(im, &msg_merge_crossed, &both.one, &into);
	}
	return true;
}

/* ---- the player whom a bet names --------------------------------------------------------------- */

int merge_side(const struct import *im, struct book *book)
{
	return strcmp(book_path(book), book_path(im->book)) == 0 ? OURS : THEIRS;
}

const struct game *merge_betting(const struct import *im)
{
	const struct game_edition *edition = game_edition_find(im->event.edition);

	return im->has_renamed && edition && edition->game->is_bettor ? edition->game : NULL;
}

bool merge_call_bettors(struct import *im, struct book *book, struct game_record *record)
{
	const struct game *game = merge_betting(im);
	const int side = merge_side(im, book);

	for (int i = 0; game && i < record->fact_count; i++) {
		struct game_fact *fact = &record->facts[i];
		struct book_player there, here;
		struct err none = { 0 };
		bool found = false;
		if (!game->is_bettor(fact))
			continue;
		/* Even a short name means whom it meant in the book where it was typed (E-27). */
		if (!book_player_by_label(book, fact->item, &there, &none)) {
			struct book_entry *list = NULL;
			struct buf fits = { 0 };
			size_t count = 0;
			const struct book_player *meant
				= book_entries(book, merge_event_id(im, side), &list, &count, &none)
				? book_entry_meant(list, count, fact->item, &fits) : NULL;
			there = meant ? *meant : (struct book_player){ .id = 0 };
			book_free(list);
			buf_free(&fits);
			if (!meant)
				continue;
		}
		if (!merge_player_here(im, side, there.id, &here, &found))
			return false;
		const struct book_label label = book_label_of(&here), was = book_label_of(&there);
		if (found && strcmp(label.text, was.text) != 0)
			memcpy(fact->item, label.text, strlen(label.text) + 1);
	}
	return true;
}

bool merge_call_all(struct import *im, struct book *book, struct book_deal *deals, size_t count)
{
	bool done = true;

	for (size_t i = 0; done && i < count; i++)
		done = !deals[i].has_record || merge_call_bettors(im, book, &deals[i].record);
	return done;
}

bool merge_follow_players(struct import *im)
{
	struct book_entry *theirs = NULL, *ours = NULL, entry;
	size_t count = 0, our_count = 0, named = 0;
	bool done = true;

	if (im->meeting_count == 0)
		return true;
	done = note_members(im);
	for (int side = 0; side < SIDES; side++) {
		for (size_t i = 0; done && i < im->joined_count[side]; i++)
			done = follow_join(im, side, &im->joined[side][i]);
	}
	done = done && settle_members(im) && book_entries(im->from, im->from_event.id, &theirs, &count, im->e)
		&& book_entries(im->book, im->event.id, &ours, &our_count, im->e);
	struct called *names = calloc(count + our_count + 1, sizeof *names);
	done = done && (names || desk_fail(im->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS));
	for (size_t i = 0; done && i < count; i++)
		done = follow_name(im, &theirs[i].player, names, &named);
	/* Players here who are in the other book, but no longer in its event: their names may be another player's
	 * there. How they are shown is reported with the removed entry. */
	for (size_t i = 0; done && i < our_count; i++) {
		const int64_t id = merge_counterpart(im, OURS, ours[i].player.id);
		struct book_player there;
		const int found = id ? book_player_now(im->from, id, &there, im->e) : 0;
		const int is_in = found == 1 ? book_entry_of(im->from, im->from_event.id, id, &entry, im->e) : found;
		done = is_in >= 0;
		if (found == 1 && there.id == id && is_in == 0)
			done = follow_name(im, &there, names, &named);
	}
	done = done && names && put_names(im, names, named);
	for (size_t i = 0; done && i < count; i++)
		done = follow_details(im, &theirs[i].player);
	free(names);
	book_free(theirs);
	book_free(ours);
	return done;
}
