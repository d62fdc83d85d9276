/*
 * Merge start numbers. A number changed only in the other book is changed here too. Teams, lots and
 * categories of the other book, now or at an earlier meeting, are rewritten in the numbers that the same
 * people have here.
 */
#include "base/messages.h"
#include "desk/import/import.h"
#include "desk/messages.h"
#include "desk/desk.h"
#include "vault/vault.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- players ----------------------------------------------------------------------------------- */

bool merge_player_here(struct import *im, int side, int64_t id, struct book_player *out, bool *found)
{
	struct book_player there, other;
	struct err none = { 0 };
	const int64_t ours = side == OURS ? id : merge_counterpart(im, side, id);
	int known = ours ? book_player_now(im->book, ours, out, im->e) : 0;

	*found = known == 1;
	/* Was a player joined to that one here joined to another in the other book? */
	const int64_t theirs = *found && out->id != ours && im->from ? merge_counterpart(im, OURS, ours) : 0;
	if (theirs && book_player_now(im->from, theirs, &there, &none) == 1 && there.id != theirs) {
		bool is_known = false;
		*found = !merge_player_here(im, THEIRS, there.id, &other, &is_known) || !is_known
			|| other.id == out->id;
	}
	if (known != 0 || side == OURS)
		return known >= 0;
	known = book_player_now(im->from, id, &there, im->e);
	if (known != 1)
		return known == 0;
	if (there.id != id)
		return merge_player_here(im, side, there.id, out, found);
	const struct book_label label = book_label_of(&there);
	known = merge_joined(im, OURS, label.text, out);
	*found = known == 1 || (known == 0 && book_player_by_label(im->book, label.text, out, &none));
	return known >= 0;
}

/* ---- a setting of either book in the numbers here ---------------------------------------------- */

/* An event of the book of `side`, present or past; `lost`: a number of it that is another player's here. */
struct door {
	struct import *im;
	struct book *book;
	int64_t event;
	int side, lost;
	bool failed;
};

/* Return 0 if that player has no number here and the number belongs to another. */
static int number_here(void *arg, int no)
{
	struct door *door = arg;
	struct import *im = door->im;
	struct book_entry entry, here;
	struct book_player player;
	struct err none = { 0 };
	bool is_known = false;
	int found = book_entry_numbered(door->book, door->event, no, &entry, im->e);

	door->failed = door->failed || found < 0
		|| (found == 1 && !merge_player_here(im, door->side, entry.player.id, &player, &is_known));
	if (door->failed)
		return no;
	if (is_known && book_entry_of(im->book, im->event.id, player.id, &here, &none) == 1)
		return here.start_no;
	bool was_here = is_known && desk_number_means(im->desk, im->event.id, player.id, &here);
	const int named = was_here ? here.start_no : no;
	if (!book_entry_by_start_no(im->book, im->event.id, named, &here, &none))
		return named;
	door->lost = no;
	return 0;
}

bool merge_entry_here(struct import *im, int no, struct book_entry *out, bool *found)
{
	struct book_player player;
	struct book_entry there;
	struct err none = { 0 };

	*found = false;
	if (!im->from) {
		*found = book_entry_by_start_no(im->book, im->event.id, no, out, &none);
		return true;
	}
	if (!book_entry_by_start_no(im->from, im->from_event.id, no, &there, &none))
		return true;
	if (!merge_player_here(im, THEIRS, there.player.id, &player, found))
		return false;
	if (!*found)
		return true;
	int known = book_entry_of(im->book, im->event.id, player.id, out, im->e);
	*found = known == 1;
	return known >= 0;
}

/* Write the value with other numbers. */
static bool renumber_value(struct import *im, const char *key, char value[BOOK_SETTING],
	desk_other_number *other, void *arg)
{
	struct book_setting said;
	struct buf here = { 0 };

	snprintf(said.key, sizeof said.key, "%s", key);
	snprintf(said.value, sizeof said.value, "%s", value);
	desk_setting_renumber(&here, &said, other, arg);
	bool fits = here.len < BOOK_SETTING;
	if (fits)
		snprintf(value, BOOK_SETTING, "%s", buf_text(&here));
	buf_free(&here);
	const struct num most = num_of(BOOK_SETTING - 1);
	return fits || desk_fail(im->desk, ERR_REFUSED, &msg_import_too_long, MSG_ARGS(most.text));
}

static bool put_here(struct door *door, const char *key, char value[BOOK_SETTING])
{
	return renumber_value(door->im, key, value, number_here, door) && !door->failed;
}

/* Return 0 for a number that this merge gives to another player. */
static int number_kept(void *arg, int no)
{
	const struct import *im = arg;

	for (size_t i = 0; i < im->cleared_count; i++) {
		if (im->cleared[i] == no)
			return 0;
	}
	return no;
}

/* Make the key of `side` from a key of the other; "" if only one book has that team. */
void merge_key_of(struct import *im, int side, const char *key, char out[BOOK_SHORT])
{
	struct desk_team team = { .no = 0 };
	struct buf as = { 0 };

	snprintf(out, BOOK_SHORT, "%s", key);
	if (!desk_team_is_key(key))
		return;
	out[0] = '\0';
	for (size_t i = 0; i < im->team_count && !out[0]; i++) {
		buf_clear(&as);
		team.no = im->teams[i].no[!side];
		desk_team_key(&as, &team);
		if (strcmp(buf_text(&as), key) != 0)
			continue;
		buf_clear(&as);
		team.no = im->teams[i].no[side];
		desk_team_key(&as, &team);
		snprintf(out, BOOK_SHORT, "%s", buf_text(&as));
	}
	buf_free(&as);
}

bool merge_carried_here(struct import *im, struct book *book, const struct desk_carry *carry,
	struct book_event *there, struct book_event *here)
{
	char origin[BOOK_SHORT];
	int64_t ours = 0;
	bool found = false;

	*there = *here = (struct book_event){ .id = 0 };
	if (!import_look_up_event(book, 0, carry->event, carry->day, there, &found, im->e))
		return false;
	there->id = found ? there->id : 0;
	if (!found || !vault_event_origin(book, there->id, origin, im->e)
		|| !vault_event_from(im->book, origin, &ours, im->e) || !ours)
		return im->e->status == ERR_NONE;
	bool done = import_look_up_event(im->book, ours, "", "", here, &found, im->e);
	here->id = found ? here->id : 0;
	return done;
}

/* Name the event that points are carried over from as it is called here now, if it is known here. */
static bool put_carried(struct import *im, struct book *book, char value[BOOK_SETTING])
{
	struct desk_rules rules;
	struct book_event there, here;

	if (!desk_setting_take_carry(&rules, 0, value))
		return true;
	if (!merge_carried_here(im, book, &rules.carry, &there, &here))
		return false;
	if (here.id)
		snprintf(value, BOOK_SETTING, "%d %s %s", rules.carry.percent, here.day, here.name);
	return true;
}

bool merge_told_here(struct import *im, int side, const char *key, char value[BOOK_SETTING])
{
	struct door door = { .im = im, .book = im->from, .event = im->from_event.id, .side = THEIRS };

	if (side == THEIRS && strcmp(key, "carry") == 0)
		return put_carried(im, im->from, value);
	if (!desk_setting_has_numbers(key))
		return true;
	return side == OURS ? renumber_value(im, key, value, number_kept, im) : put_here(&door, key, value);
}

bool merge_setting(struct import *im, int side, struct book *book, int64_t event, const char *key,
	char out[BOOK_SETTING])
{
	struct door door = { .im = im, .book = book, .event = event, .side = side };
	char its[BOOK_SHORT];

	snprintf(its, sizeof its, "%s", key);
	if (side == THEIRS)
		merge_key_of(im, THEIRS, key, its);
	out[0] = '\0';
	if (its[0] && !book_setting(book, event, its, out, im->e))
		return false;
	if (book != im->book && strcmp(key, "carry") == 0)
		return put_carried(im, book, out);
	return !desk_setting_has_numbers(key) || book == im->book || put_here(&door, key, out);
}

/* ---- pairs of teams ---------------------------------------------------------------------------- */

static bool is_paired(const struct import *im, int side, int no)
{
	for (size_t i = 0; i < im->team_count; i++) {
		if (im->teams[i].no[side] == no)
			return true;
	}
	return false;
}

static bool put_team_pair(struct import *im, int ours, int theirs)
{
	const struct team_pair pair = { { ours, theirs } };

	return is_paired(im, OURS, ours) || is_paired(im, THEIRS, theirs)
		|| merge_add(im, &im->teams, &im->team_count, &pair, sizeof pair);
}

/* Pair the teams with the same name in two books, now or at a meeting. */
static bool pair_by_name(struct import *im, struct book *const books[SIDES], const int64_t events[SIDES])
{
	struct desk_team *list[SIDES] = { NULL, NULL };
	size_t count[SIDES] = { 0, 0 };
	bool done = desk_teams_read(books[THEIRS], events[THEIRS], &list[THEIRS], &count[THEIRS], im->e)
		&& desk_teams_read(books[OURS], events[OURS], &list[OURS], &count[OURS], im->e);

	for (size_t i = 0; done && i < count[THEIRS]; i++) {
		int ours = 0;
		for (size_t at = 0; at < count[OURS]; at++)
			ours = strcmp(list[OURS][at].name, list[THEIRS][i].name) == 0 ? list[OURS][at].no : ours;
		done = ours == 0 || put_team_pair(im, ours, list[THEIRS][i].no);
	}
	free(list[OURS]);
	free(list[THEIRS]);
	return done;
}

/* Give a new team of the other book its own number here, or a free one. */
static bool pair_new(struct import *im)
{
	struct desk_team *ours = NULL, *theirs = NULL;
	size_t our_count = 0, their_count = 0;
	bool done = desk_teams_read(im->book, im->event.id, &ours, &our_count, im->e)
		&& desk_teams_read(im->from, im->from_event.id, &theirs, &their_count, im->e);
	bool taken[DESK_TEAMS + 1] = { true };

	for (size_t i = 0; i < our_count; i++)
		taken[ours[i].no] = true;
	for (size_t i = 0; i < im->team_count; i++)
		taken[im->teams[i].no[OURS]] = true;
	for (size_t i = 0; done && i < their_count; i++) {
		int no = theirs[i].no;
		if (is_paired(im, THEIRS, no))
			continue;
		for (int free_no = 1; taken[no] && free_no <= DESK_TEAMS; free_no++)
			no = taken[free_no] ? no : free_no;
		const struct num most = num_of(DESK_TEAMS);
		done = !taken[no] ? put_team_pair(im, no, theirs[i].no)
			: desk_fail(im->desk, ERR_REFUSED, &msg_team_long, MSG_ARGS(theirs[i].name, most.text));
		taken[no] = true;
	}
	free(ours);
	free(theirs);
	return done;
}

bool merge_pair_teams(struct import *im)
{
	struct book *const now[] = { im->book, im->from };
	const int64_t events[] = { im->event.id, im->from_event.id };
	bool done = true;

	if (!im->from)
		return true;
	for (size_t i = im->meeting_count; done && i-- > 0;) {
		const struct meeting *met = merge_meeting(im, i);
		done = !met || pair_by_name(im, met->book, met->event);
	}
	return done && pair_by_name(im, now, events) && pair_new(im);
}

/* ---- former holders of a number ---------------------------------------------------------------- */

/* Remove a number from settings that meant a former holder before another player gets it. */
static bool clear_number(struct import *im, const struct book_player *player, int no)
{
	struct book_entry whose;
	struct buf places = { 0 };
	bool done = !im->from || desk_number_mentions(im->desk, im->event.id, no, &places);
	int left = done && places.len > 0
		? book_number_left(im->book, im->event.id, no, player->id, &whose, im->e) : 0;

	done = done && left >= 0;
	if (done && left > 0) {
		desk_say(im->desk, &msg_merge_number_cleared, MSG_ARGS(num_of(no).text,
			book_label_of(&whose.player).text, book_label_of(player).text, buf_text(&places)));
		done = merge_add(im, &im->cleared, &im->cleared_count, &no, sizeof no);
	}
	done = done && (!im->from || desk_number_leave(im->desk, im->event.id, player->id, no, false));
	buf_free(&places);
	return done;
}

/* ---- one number given to two ------------------------------------------------------------------- */

/* A number that one player has here and another in the other book. */
struct clash {
	int no;
	struct book_entry holder[SIDES];
	int side;                           /* the book that gives it up, the same from either side */
};

static bool find_clash(struct import *im, int no, struct clash *out, bool *is)
{
	struct book_player here;
	struct book_label names[SIDES];
	struct err none = { 0 };
	bool found = false;

	out->no = no;
	*is = book_entry_by_start_no(im->book, im->event.id, no, &out->holder[OURS], &none)
		&& book_entry_by_start_no(im->from, im->from_event.id, no, &out->holder[THEIRS], &none);
	if (!*is)
		return true;
	if (!merge_player_here(im, THEIRS, out->holder[THEIRS].player.id, &here, &found))
		return false;
	*is = !found || here.id != out->holder[OURS].player.id;
	for (int side = 0; side < SIDES; side++)
		names[side] = book_label_of(&out->holder[side].player);
	out->side = strcmp(names[OURS].text, names[THEIRS].text) > 0 ? OURS : THEIRS;
	return true;
}

/* Find a number never used in either book, one further for each lower number that two players give up. */
static bool free_number(struct import *im, int before, int *no)
{
	struct book_entry *list = NULL, whose;
	struct clash other;
	size_t count = 0;
	int lower = 0;
	bool is, done = import_number_behind(im, no)
		&& book_entries(im->book, im->event.id, &list, &count, im->e);

	for (size_t i = 0; done && i < count && list[i].start_no < before; i++) {
		done = find_clash(im, list[i].start_no, &other, &is);
		lower += done && is;
	}
	book_free(list);
	for (*no -= 1; done && lower >= 0; lower -= done && !is) {
		*no += 1;
		int was = book_number_left(im->book, im->event.id, *no, 0, &whose, im->e);
		const int there = was < 0 ? -1 : book_number_left(im->from, im->from_event.id, *no, 0, &whose, im->e);
		is = was > 0 || there > 0;
		done = there >= 0;
	}
	return done;
}

/* Find another number for the player who gives this one up: the one in the other book, if it is free in
 * theirs; else one free in both. */
static bool other_number(struct import *im, const struct clash *clash, int *no)
{
	const int side = clash->side;
	struct clash first;
	struct book_player here;
	struct book_entry entry = { .start_no = 0 }, taken;
	struct err none = { 0 };
	int64_t across = 0;
	bool is = false, found = true;

	if (side == OURS)
		across = merge_player_there(im, THEIRS, &clash->holder[OURS].player);
	else if (!merge_player_here(im, THEIRS, clash->holder[THEIRS].player.id, &here, &found))
		return false;
	else if (found)
		across = here.id;
	int known = across == 0 ? 0
		: book_entry_of(merge_book(im, !side), merge_event_id(im, !side), across, &entry, im->e);
	*no = known == 1 ? entry.start_no : 0;
	if (known < 0)
		return false;
	if (*no && !book_entry_by_start_no(merge_book(im, side), merge_event_id(im, side), *no, &taken, &none))
		return true;
	if (*no && *no < clash->no && !find_clash(im, *no, &first, &is))
		return false;
	return free_number(im, is ? *no : clash->no, no);
}

/* Report both, with the command that gives one of them another number. */
static bool fail_clash(struct import *im, const struct clash *clash)
{
	const struct book_label names[] = { book_label_of(&clash->holder[OURS].player),
		book_label_of(&clash->holder[THEIRS].player) };
	const struct err was = *im->e;
	struct buf command = { 0 };
	int no;

	*im->e = (struct err){ 0 };
	if (other_number(im, clash, &no)) {
		buf_printf(&command, "\"%s\" --start %d", names[clash->side].text, no);
		desk_fail(im->desk, ERR_CONFLICT,
			clash->side == OURS ? &msg_merge_start_no_here : &msg_merge_start_no,
			MSG_ARGS(num_of(clash->no).text, names[OURS].text, names[THEIRS].text, buf_text(&command)));
	} else if (im->e->status == ERR_NONE) {
		*im->e = was;
	}
	buf_free(&command);
	return false;
}

bool merge_fail_number(struct import *im, const struct book_player *player, int no)
{
	struct book_entry here, there;
	struct clash clash;
	struct err none = { 0 };
	bool is = false;

	if (!im->from || im->e->status != ERR_CONFLICT)
		return false;
	const struct err was = *im->e;
	*im->e = (struct err){ 0 };
	if (!find_clash(im, no, &clash, &is))
		return false;
	*im->e = was;
	if (is)
		return fail_clash(im, &clash);
	/* Of two numbers of one player take the lower, if nobody else has it. */
	if (book_entry_of(im->book, im->event.id, player->id, &here, &none) == 1 && here.start_no < no
		&& !book_entry_by_start_no(im->from, im->from_event.id, here.start_no, &there, &none)) {
		const struct book_label name = book_label_of(player);
		*im->e = (struct err){ 0 };
		desk_fail(im->desk, ERR_CONFLICT, &msg_merge_other_start,
			MSG_ARGS(name.text, num_of(here.start_no).text, num_of(no).text));
	}
	return false;
}

bool merge_enter(struct import *im, const struct book_player *player, int no, struct book_entry *out)
{
	struct book_entry was = { .start_no = 0 }, entry;
	const bool is_back = !im->has_numbers && desk_number_means(im->desk, im->event.id, player->id, &was);

	/* A player whose number in the other book is another player's here waits for their own. */
	if (no == 0 && im->from) {
		struct clash clash;
		bool is = false;
		int known = book_entry_of(im->book, im->event.id, player->id, &entry, im->e);
		const int64_t there = known == 0 ? merge_player_there(im, THEIRS, player) : 0;
		known = there ? book_entry_of(im->from, im->from_event.id, there, &entry, im->e) : known < 0 ? -1 : 0;
		if (known < 0 || (known == 1 && (!find_clash(im, entry.start_no, &clash, &is)
			|| (is && !fail_clash(im, &clash)))))
			return false;
		no = known == 1 ? entry.start_no : 0;
	}
	if (!book_entry_add(im->book, im->event.id, player->id, no, out, im->e))
		return false;
	int moved[] = { was.start_no, out->start_no };
	return !out->is_new || (clear_number(im, player, out->start_no)
		&& (!is_back || desk_settings_follow(im->desk, im->event.id, desk_number_moved, moved)));
}

bool merge_renumber(struct import *im, const struct book_entry *entry, int no)
{
	return clear_number(im, &entry->player, no) && desk_entry_renumber(im->desk, entry, no);
}

/* ---- incoming numbers -------------------------------------------------------------------------- */

/* Enter a substitute who waits for a seat to come, for a team that includes the substitute. */
static int enter_named(void *arg, int no)
{
	struct door *door = arg;
	struct import *im = door->im;
	const size_t waiting = im->waiting_count;
	struct book_entry entry;

	door->failed = door->failed || !import_enter_waiting(im, NULL, no);
	if (door->failed || waiting == im->waiting_count)
		return no;
	int here = number_here(door, no);
	struct err none = { 0 };
	if (here > 0 && book_entry_by_start_no(im->book, im->event.id, here, &entry, &none))
		door->failed = !book_entry_say_entrant(im->book, &entry, "still", im->e);
	return no;
}

/* The other book's incoming teams, each once it is known that it can coexist with the others. */
struct coming {
	struct pair pair;
	struct desk_team team;              /* without members: taken back */
	bool stays;
};

struct comers {
	struct coming *list;
	size_t count;
};

bool merge_named_here(struct import *im, const char *key, char value[BOOK_SETTING], int *lost)
{
	struct door door = { .im = im, .book = im->from, .event = im->from_event.id, .side = THEIRS };
	struct book_setting said;
	struct buf named = { 0 };

	snprintf(said.key, sizeof said.key, "%s", key);
	snprintf(said.value, sizeof said.value, "%s", value);
	desk_setting_renumber(&named, &said, enter_named, &door);
	buf_free(&named);
	bool done = !door.failed && put_here(&door, key, value);
	*lost = door.lost;
	return done;
}

static bool put_key(struct import *im, const char *theirs, struct comers *comers)
{
	struct coming coming = { .pair = { .value = "" } };
	struct pair *pair = &coming.pair;
	bool may = false;
	int lost;

	merge_key_of(im, OURS, theirs, pair->key);
	if (!pair->key[0])
		return true;
	if (!book_setting(im->from, im->from_event.id, theirs, pair->value, im->e)
		|| !merge_named_here(im, theirs, pair->value, &lost))
		return false;
	if (lost) {
		im->gone++;
		desk_say(im->desk, &msg_merge_number_lost, MSG_ARGS(pair->key, num_of(lost).text));
	}
	if (!desk_team_is_key(pair->key))
		return import_put_setting(im, pair);
	if (!import_ask_setting(im, pair, &may) || !may)
		return im->e->status == ERR_NONE;
	desk_team_read(pair->value, &coming.team);
	coming.team.no = desk_team_number(pair->key);
	return merge_add(im, &comers->list, &comers->count, &coming, sizeof coming);
}

/* Find the final team here that has that one's name or a member of it; NULL: none. */
static const struct desk_team *in_the_way(
	const struct comers *comers, const struct desk_team *here, size_t count, const struct desk_team *team)
{
	for (size_t i = 0; i < comers->count; i++) {
		const struct coming *one = &comers->list[i];
		if (!one->stays && one->team.no != team->no && desk_teams_clash(&one->team, team))
			return &one->team;
	}
	for (size_t i = 0; i < count; i++) {
		bool goes = here[i].no == team->no || !desk_teams_clash(&here[i], team);
		for (size_t j = 0; j < comers->count; j++)
			goes = goes || (comers->list[j].team.no == here[i].no && !comers->list[j].stays);
		if (!goes)
			return &here[i];
	}
	return NULL;
}

static void write_team(struct buf *b, const struct desk_team *team)
{
	desk_team_key(b, team);
	buf_str(b, "=");
	if (team->count > 0)
		desk_team_write(b, team);
	else
		buf_str(b, SETTING_NONE);
}

/* Report a team that is left out, with the command that frees its name or members. */
static void say_in_the_way(
	struct import *im, const struct coming *one, const struct desk_team *here, const struct desk_team *other)
{
	struct desk_team without = *other;
	struct buf stays = { 0 }, stands = { 0 }, command = { 0 };

	without.count = 0;
	for (int i = 0; i < other->count; i++) {
		struct desk_team single = { .count = 1, .start_no = { other->start_no[i] } };
		if (!desk_team_shared(&single, &one->team))
			without.start_no[without.count++] = other->start_no[i];
	}
	if (strcmp(one->team.name, other->name) == 0) {
		without.count = without.count < other->count ? 0 : without.count;
		snprintf(without.name, sizeof without.name, "%.*s %d", BOOK_SHORT - 4, other->name, other->no);
	}
	if (here)
		write_team(&stays, here);
	else
		buf_str(&stays, one->pair.key);
	write_team(&stands, other);
	write_team(&command, &without);
	im->gone++;
	desk_say(im->desk, &msg_merge_team,
		MSG_ARGS(buf_text(&stays), one->pair.value, buf_text(&stands), buf_text(&command)));
	buf_free(&stays);
	buf_free(&stands);
	buf_free(&command);
}

/* Write the incoming teams; leave out and report one whose name or member is in another team here. */
static bool put_teams(struct import *im, struct comers *comers)
{
	struct desk_team *here = NULL;
	size_t count = 0;
	bool done = desk_teams_read(im->book, im->event.id, &here, &count, im->e), again = done;

	while (again) {
		again = false;
		for (size_t i = 0; i < comers->count; i++) {
			struct coming *one = &comers->list[i];
			const struct desk_team *other = one->stays || one->team.count == 0 ? NULL
				: in_the_way(comers, here, count, &one->team);
			if (!other)
				continue;
			const struct desk_team *stays = NULL;
			for (size_t at = 0; at < count && !stays; at++)
				stays = here[at].no == one->team.no ? &here[at] : NULL;
			say_in_the_way(im, one, stays, other);
			again = one->stays = true;
		}
	}
	for (size_t i = 0; done && i < comers->count; i++)
		done = comers->list[i].stays || import_put_asked(im, &comers->list[i].pair);
	free(here);
	return done;
}

bool merge_put_numbers(struct import *im)
{
	struct book_setting *list = NULL;
	struct comers comers = { .count = 0 };
	size_t count = 0;

	if (!im->from || im->broken)
		return true;
	im->has_numbers = im->has_numbers || im->joins;
	bool done = merge_keep_typist(im, NULL)
		&& book_settings(im->from, im->from_event.id, &list, &count, im->e);
	for (size_t i = 0; done && i < count; i++)
		done = !desk_setting_has_numbers(list[i].key) || put_key(im, list[i].key, &comers);
	for (size_t i = im->setting_count; done && i-- > 0;) {
		const char *key = im->settings[i].key;
		size_t at = 0;
		while (at < count && strcmp(list[at].key, key) != 0)
			at++;
		done = at < count || !desk_setting_has_numbers(key) || put_key(im, key, &comers);
	}
	done = done && put_teams(im, &comers);
	free(comers.list);
	book_free(list);
	return done;
}

/* ---- players with another number there --------------------------------------------------------- */

/* An entry that gets its number there; `to` 0: it does not. */
struct renumbered {
	struct book_entry entry;
	int to;
};

/* Find the holder of that number here who gets another one; NULL: none. *is_free: the number is free. */
static struct renumbered *holder_of(
	struct import *im, struct renumbered *list, size_t count, int no, bool *is_free)
{
	struct book_entry holder;
	struct err none = { 0 };

	*is_free = !book_entry_by_start_no(im->book, im->event.id, no, &holder, &none);
	for (size_t i = 0; i < count && !*is_free; i++) {
		if (list[i].to && list[i].entry.id == holder.id)
			return &list[i];
	}
	return NULL;
}

struct renumbering {
	const struct renumbered *list;
	size_t count;
};

/* Map a number to the new number of its player. */
static int number_given(void *arg, int no)
{
	const struct renumbering *all = arg;

	for (size_t i = 0; i < all->count; i++) {
		if (all->list[i].to && all->list[i].entry.start_no == no)
			return all->list[i].to;
	}
	return no;
}

/* Change everything that contains numbers at once. Then give out the free numbers; if players exchange
 * theirs, move one out of the way first. */
static bool renumber(struct import *im, struct renumbered *list, size_t count)
{
	struct renumbering all = { list, count };
	bool done = true, is_free, any = true;
	int behind = 0;

	for (size_t i = 0; done && i < count; i++) {
		if (list[i].to && !holder_of(im, list, count, list[i].to, &is_free) && is_free)
			done = clear_number(im, &list[i].entry.player, list[i].to);
	}
	done = done && desk_settings_follow(im->desk, im->event.id, number_given, &all);
	while (done && any) {
		struct renumbered *next = NULL, *waits = NULL;
		for (size_t i = 0; i < count && !next; i++) {
			if (!list[i].to)
				continue;
			struct renumbered *holder = holder_of(im, list, count, list[i].to, &is_free);
			next = is_free ? &list[i] : NULL;
			waits = holder ? holder : waits;
		}
		any = next || waits;
		if (!any)
			break;
		if (!next) {
			done = import_number_behind(im, &behind)
				&& book_entry_change(im->book, waits->entry.id, behind, im->e);
			continue;
		}
		done = book_entry_change(im->book, next->entry.id, next->to, im->e);
		next->to = 0;
	}
	return done;
}

bool merge_follow_numbers(struct import *im)
{
	struct book_entry *theirs = NULL;
	size_t their_count = 0, count = 0;
	bool is_free, again = true;

	if (im->meeting_count == 0)
		return true;
	bool done = book_entries(im->from, im->from_event.id, &theirs, &their_count, im->e);
	struct renumbered *list = calloc(their_count + 1, sizeof *list);
	done = done && (list || desk_fail(im->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS));
	for (size_t i = 0; done && i < their_count; i++) {
		const struct book_entry *there = &theirs[i];
		struct book_player player;
		struct book_entry here;
		struct err none = { 0 };
		enum import_weight weight = IMPORT_STAYS;
		bool found = false;
		done = merge_player_here(im, THEIRS, there->player.id, &player, &found);
		found = found && book_entry_of(im->book, im->event.id, player.id, &here, &none) == 1
			&& here.start_no != there->start_no;
		if (done && found)
			done = import_weigh_number(im, &here, there->start_no, &weight);
		if (weight == IMPORT_COMES)
			list[count++] = (struct renumbered){ here, there->start_no };
	}
	/* Drop players whose new number stays taken here; their own lines report it. */
	while (done && again) {
		again = false;
		for (size_t i = 0; i < count; i++) {
			if (!list[i].to || holder_of(im, list, count, list[i].to, &is_free) || is_free)
				continue;
			list[i].to = 0;
			again = true;
		}
	}
	for (size_t i = 0; done && i < count; i++) {
		if (list[i].to)
			desk_say(im->desk, &msg_merge_number, MSG_ARGS(book_label_of(&list[i].entry.player).text,
				num_of(list[i].entry.start_no).text, num_of(list[i].to).text));
	}
	done = done && renumber(im, list, count);
	free(list);
	book_free(theirs);
	return done;
}
