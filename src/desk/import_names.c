/*
 * The players of an event of another book: what that one alone has changed of a name, or of how somebody is
 * shown, is so here too, before any line is compared.
 */
#include "base/messages.h"
#include "desk/import_inner.h"
#include "desk/messages.h"

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

/* Up to the parting the ids are the same in both; who came since is who was called alike. */
static bool find_then(struct import *im, const struct meeting *met, const struct book_player *theirs,
	struct book_player *ours)
{
	struct err none = { 0 };
	struct buf label = { 0 };
	bool found;

	if (im->parted.book && book_player_by_id(im->parted.book, theirs->id, ours, &none))
		return book_player_by_id(met->book[OURS], theirs->id, ours, &none);
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
	struct book_player now = *here;

	if (is_shown) {
		memcpy(now.shown, there->shown, sizeof now.shown);
	} else {
		memcpy(now.name, there->name, sizeof now.name);
		memcpy(now.mark, there->mark, sizeof now.mark);
	}
	bool done = book_player_change(im->book, &now, im->e);
	if (!done && im->e->status != ERR_CONFLICT)
		return false;
	*im->e = (struct err){ 0 };
	im->gone += !done;
	tell_player(im, is_shown ? &msg_merge_shown : done ? &msg_merge_called : &msg_merge_renamed, here, there);
	return true;
}

/* What became of it in each book since both had it alike: who alone has changed it has it so in both. */
static bool follow_player(struct import *im, const struct book_player *theirs, bool is_shown)
{
	struct player_then then = { .theirs = theirs->id, .is_shown = is_shown };
	struct book_player here;

	if (!import_last_alike(im, player_alike, &then) || is_alike(theirs, &then.ours, is_shown))
		return true;
	int found = book_player_now(im->book, then.ours.id, &here, im->e);
	if (found < 0)
		return false;
	if (found == 0 || here.id != then.ours.id || is_alike(&here, theirs, is_shown))
		return true;
	if (is_alike(&here, &then.ours, is_shown))
		return put_player(im, &here, theirs, is_shown);
	im->gone++;
	tell_player(im, is_shown ? &msg_merge_shown_both : &msg_merge_called_both, &here, theirs);
	return true;
}

bool import_follow_players(struct import *im)
{
	struct book_entry *list = NULL;
	size_t count = 0;
	bool done = im->meeting_count == 0 || book_entries(im->from, im->from_event.id, &list, &count, im->e);

	for (size_t i = 0; done && i < count; i++)
		done = follow_player(im, &list[i].player, false) && follow_player(im, &list[i].player, true);
	book_free(list);
	return done;
}
