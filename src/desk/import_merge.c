/* An event of another book into this one: its journal, written there and read here. */
#include "base/messages.h"
#include "desk/import_inner.h"
#include "desk/messages.h"
#include "vault/vault.h"

#include <string.h>

/* ---- whose names they are ---------------------------------------------------------------------- */

/* The players of this book, to compare those of the other with. */
struct known_players {
	struct book_player *list;
	size_t count;
};

/* A new player who may be one that is there: the same name with another mark. */
static void say_namesakes(
	struct desk *desk, const struct known_players *here, const struct book_player *player)
{
	struct buf label = { 0 }, namesake = { 0 };

	book_player_label(&label, player);
	for (size_t i = 0; i < here->count; i++) {
		if (strcmp(here->list[i].name, player->name) != 0)
			continue;
		buf_clear(&namesake);
		book_player_label(&namesake, &here->list[i]);
		desk_say(desk, &msg_merge_namesake, MSG_ARGS(buf_text(&label), buf_text(&namesake)));
	}
	buf_free(&label);
	buf_free(&namesake);
}

/* Point out where one name may stand for two people, or two for one. */
static void compare_player(
	struct desk *desk, const struct known_players *here, const struct book_player *player)
{
	const struct book_player *same = NULL;
	struct buf label = { 0 };

	for (size_t i = 0; i < here->count && !same; i++) {
		if (strcmp(here->list[i].name, player->name) == 0 && strcmp(here->list[i].mark, player->mark) == 0)
			same = &here->list[i];
	}
	if (!same) {
		say_namesakes(desk, here, player);
		return;
	}
	book_player_label(&label, player);
	if (same->club[0] && player->club[0] && strcmp(same->club, player->club) != 0)
		desk_say(desk, &msg_merge_other_club, MSG_ARGS(buf_text(&label), same->club, player->club));
	buf_free(&label);
}

static bool compare_players(struct desk *desk, struct book *other, const struct book_event *event)
{
	struct known_players here = { 0 };
	struct book_entry *entries = NULL;
	size_t count = 0;
	bool done = book_players(desk->book, NULL, &here.list, &here.count, desk->err)
		&& book_entries(other, event->id, &entries, &count, desk->err);

	for (size_t i = 0; done && i < count; i++)
		compare_player(desk, &here, &entries[i].player);
	book_free(here.list);
	book_free(entries);
	return done;
}

/* ---- who typed it ------------------------------------------------------------------------------ */

static bool find_their_table(struct import *im)
{
	struct err none = { 0 };
	struct book_table table;

	if (!im->from || (!im->from_table
		&& !book_table_find(im->from, im->from_event.id, im->table.round, im->table.no, &table, &none)))
		return false;
	if (!im->from_table)
		im->from_table = table.id;
	return true;
}

/* Their deal of that number; false if there is none. */
static bool find_theirs(struct import *im, int no, struct book_deal *out)
{
	struct err none = { 0 };

	return find_their_table(im) && book_deal_find(im->from, im->from_table, no, out, &none);
}

bool import_keep_typist(struct import *im, int no)
{
	const char *command = im->desk->author.command, *taker = im->desk->author.operator_name;
	struct book_deal theirs;

	if (!find_theirs(im, no, &theirs))
		return true;
	bool is_own = strcmp(theirs.operator_name, taker) == 0;
	if (im->taken.len == 0)
		buf_msg(&im->taken, im->desk->lang, &msg_merge_taken, MSG_ARGS(command, taker));
	return book_author_switch(
		im->book, theirs.operator_name, is_own ? command : buf_text(&im->taken), im->e);
}

/* One version of a deal, with who wrote it and when. */
static void write_version(
	struct buf *b, enum lang lang, const struct book_deal *deal, const struct book_table *table)
{
	struct buf line = { 0 }, who = { 0 };

	book_deal_write(&line, deal, table);
	book_by_whom(&who, deal->operator_name, time_of(deal->at, lang).text);
	buf_msg(b, lang, &msg_merge_version, MSG_ARGS(buf_text(&line), buf_text(&who)));
	buf_free(&line);
	buf_free(&who);
}

void import_name_versions(struct import *im, int no)
{
	struct book_deal ours, theirs;
	struct err none = { 0 };
	struct buf versions[2] = { 0 };

	if (im->e->status != ERR_CONFLICT || !find_theirs(im, no, &theirs)
		|| !book_deal_find(im->book, im->table.id, no, &ours, &none))
		return;
	write_version(&versions[0], im->desk->lang, &ours, &im->table);
	write_version(&versions[1], im->desk->lang, &theirs, &im->table);
	*im->e = (struct err){ 0 };
	desk_fail(im->desk, ERR_CONFLICT, &msg_merge_deal,
		MSG_ARGS(num_of(no).text, buf_text(&versions[0]), buf_text(&versions[1])));
	buf_free(&versions[0]);
	buf_free(&versions[1]);
}

/* ---- what both have, each in its own way ----------------------------------------------------------- */

bool import_knows_ruling(
	struct import *im, const struct book_ruling *said, struct book_ruling *ours, bool *known)
{
	struct book_ruling theirs = *said, *list = NULL;
	size_t count = 0;
	bool there = false, stands = false;

	*known = false;
	*ours = (struct book_ruling){ .id = 0 };
	if (!find_their_table(im))
		return true;
	theirs.table = im->from_table;
	bool done = book_ruling_is_there(im->from, &theirs, &there, im->e);
	done = done && (!there || book_ruling_history(im->from, &theirs, &list, &count, im->e));
	for (size_t i = 0; done && i < count && !stands; i++) {
		bool was = false;
		list[i].table = im->table.id;
		struct book_ruling here = list[i];
		done = book_ruling_was_there(im->book, &list[i], &was, im->e)
			&& book_ruling_is_there(im->book, &here, &stands, im->e);
		*known = *known || was;
		*ours = stands ? here : *ours;
	}
	book_free(list);
	return done;
}

bool import_opened_since(struct import *im, bool *since)
{
	char here[BOOK_SHORT], there[BOOK_SHORT];

	*since = false;
	if (im->is_fresh || !find_their_table(im))
		return true;
	if (!book_sheet_turned(im->book, im->table.id, here, im->e)
		|| !book_sheet_turned(im->from, im->from_table, there, im->e))
		return false;
	*since = here[0] && strcmp(here, there) >= 0;
	return true;
}

/* ---- the event ---------------------------------------------------------------------------------- */

/* The event's journal, as the export of the other book would write it. */
static bool write_journal(
	struct desk *desk, struct book *other, const struct book_event *event, struct buf *journal)
{
	const struct journal_sink sink = { .b = journal };

	return journal_export(other, event, &sink, desk->err)
		&& (!journal->failed || desk_fail(desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS));
}

static bool take_journal(struct import *im, const struct buf *journal)
{
	struct vault_step before = { .id = 0 }, after = { .id = 0 };
	bool any = false;
	/* Within the change: what others write before and after it is not this one's. */
	bool done = import_end(im, desk_begin(im->desk) && vault_step_last(im->book, &before, &any, im->e)
		&& import_text(im, book_path(im->from), journal)
		&& vault_step_last(im->book, &after, &any, im->e));

	im->taken_over.steps = after.id - before.id;
	return done;
}

bool desk_merge(struct desk *desk, const struct desk_import_view *view, struct book *from,
	const struct book_event *event, struct desk_taken *out)
{
	struct import im = { .desk = desk, .book = desk->book, .e = desk->err, .view = view, .from = from,
		.from_event = *event };
	struct buf journal = { 0 };
	bool done = compare_players(desk, from, event) && write_journal(desk, from, event, &journal)
		&& take_journal(&im, &journal);

	buf_free(&journal);
	*out = im.taken_over;
	return done;
}
