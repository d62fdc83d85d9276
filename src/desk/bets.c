/* The bets of players who were renamed, or joined to another (E-27). */
#include "desk/messages.h"
#include "desk/desk.h"
#include "base/messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool has_bets(const struct book_event *event)
{
	const struct game_edition *edition = game_edition_find(event->edition);

	return edition && edition->game->is_bettor;
}

bool desk_entered_read(struct desk *desk, struct desk_entered *out)
{
	struct book_event *events = NULL;
	size_t count = 0;
	bool done = book_events(desk->book, &events, &count, desk->err);

	out->list = calloc(count + 1, sizeof *out->list);
	done = done && (out->list || desk_fail(desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS));
	for (size_t i = 0; done && i < count; i++) {
		if (!has_bets(&events[i]))
			continue;
		struct desk_event_entered *one = &out->list[out->count++];
		one->event = events[i].id;
		done = book_entries(desk->book, one->event, &one->entries, &one->count, desk->err);
	}
	book_free(events);
	return done;
}

void desk_entered_free(struct desk_entered *entered)
{
	for (size_t i = 0; i < entered->count; i++)
		book_free(entered->list[i].entries);
	free(entered->list);
	*entered = (struct desk_entered){ .count = 0 };
}

/* ---- what becomes of each bet ------------------------------------------------------------------ */

enum fate { FOLLOWS, STAYS, GAINED };

/* A name on a deal, and whose it is now. */
struct bet {
	char name[BOOK_LABEL], now[BOOK_LABEL], where[BOOK_SHORT];
	enum fate fate;
};

struct bets {
	const struct game *game;
	const struct desk_called *called;
	size_t called_count;
	struct desk_event_entered before, after;
	struct bet *list;
	size_t count;
	struct book_deal *deals;   /* to be written */
	size_t deal_count;
	bool failed;
};

static const struct book_player *meant(const struct desk_event_entered *in, const char *name)
{
	struct buf fits = { 0 };
	const struct book_player *player = book_entry_meant(in->entries, in->count, name, &fits);

	buf_free(&fits);
	return player;
}

/* Find the player formerly of that account; NULL: none. */
static const struct desk_called *find_called(const struct bets *bets, const char *name)
{
	const struct book_player *player = meant(&bets->before, name);
	struct book_label label = { "" };

	if (player)
		label = book_label_of(player);
	for (size_t i = 0; i < bets->called_count; i++) {
		if (strcmp(bets->called[i].was.text, player ? label.text : name) == 0)
			return &bets->called[i];
	}
	return NULL;
}

/* Find whether another name on the deal becomes that one, or its owner plays. */
static bool bets_already(const struct bets *bets, const struct book_table *table,
	const struct book_deal *deal, const char *name, const char *now)
{
	for (int i = 0; i < deal->record.fact_count; i++) {
		const struct game_fact *fact = &deal->record.facts[i];
		if (!bets->game->is_bettor(fact) || strcmp(fact->item, name) == 0)
			continue;
		const struct desk_called *one = find_called(bets, fact->item);
		if (strcmp(one ? one->now.text : fact->item, now) == 0)
			return true;
	}
	for (int seat = 0; seat < table->seat_count; seat++) {
		if (strcmp(book_player_at(table, seat, deal->no), now) == 0)
			return true;
	}
	return false;
}

static void note_bet(struct bets *bets, const struct book_table *table, int no, const char *name,
	const char *now, enum fate fate)
{
	struct bet *list = list_grow(bets->list, bets->count, sizeof *list);

	bets->failed = bets->failed || !list;
	if (!list)
		return;
	bets->list = list;
	struct bet *bet = &list[bets->count++];
	*bet = (struct bet){ .fate = fate };
	snprintf(bet->name, sizeof bet->name, "%s", name);
	snprintf(bet->now, sizeof bet->now, "%s", now);
	snprintf(bet->where, sizeof bet->where, "%d/%d/%d", table->round, table->no, no);
}

/* Note a name that is somebody's from now on, who had no account by it. */
static void note_gained(struct bets *bets, const struct book_table *table, int no, const char *name)
{
	const struct book_player *was = meant(&bets->before, name), *is = meant(&bets->after, name);

	for (size_t i = 0; i < bets->called_count; i++) {
		if (strcmp(bets->called[i].now.text, name) != 0)
			continue;
		if (!bets->called[i].is_joined)
			note_bet(bets, table, no, name, name, GAINED);
		return;
	}
	if (is && (!was || was->id != is->id))
		note_bet(bets, table, no, name, book_label_of(is).text, GAINED);
}

static bool find_bets(void *arg, const struct book_table *table, const struct book_deal *deal)
{
	struct bets *bets = arg;
	struct book_deal written = *deal;
	const size_t first = bets->count;
	bool any = false, stays = table->is_signed;

	for (int i = 0; deal->has_record && i < deal->record.fact_count; i++) {
		struct game_fact *fact = &written.record.facts[i];
		const char *name = deal->record.facts[i].item;
		if (!bets->game->is_bettor(fact))
			continue;
		const struct desk_called *one = find_called(bets, name);
		if (!one) {
			note_gained(bets, table, deal->no, name);
			continue;
		}
		any = true;
		stays = stays || bets_already(bets, table, deal, name, one->now.text);
		note_bet(bets, table, deal->no, name, one->now.text, FOLLOWS);
		memcpy(fact->item, one->now.text, strlen(one->now.text) + 1);
	}
	for (size_t i = first; stays && i < bets->count; i++)
		bets->list[i].fate = bets->list[i].fate == FOLLOWS ? STAYS : bets->list[i].fate;
	if (!any || stays)
		return !bets->failed;
	struct book_deal *deals = list_grow(bets->deals, bets->deal_count, sizeof *deals);
	bets->failed = bets->failed || !deals;
	if (deals) {
		bets->deals = deals;
		deals[bets->deal_count++] = written;
	}
	return !bets->failed;
}

/* ---- reports ----------------------------------------------------------------------------------- */

static bool of_one_kind(const struct bet *a, const struct bet *b)
{
	return a->fate == b->fate && strcmp(a->name, b->name) == 0 && strcmp(a->now, b->now) == 0;
}

/* Report the deals of all bets like this one in one message, unless it was reported with an earlier one. */
static void tell_bet(struct desk *desk, const struct book_event *event, const struct bets *bets, size_t at)
{
	static const struct msg *const said[] = { [FOLLOWS] = &msg_bets_follow, [STAYS] = &msg_bets_stay,
		[GAINED] = &msg_bets_gained };
	const struct bet *one = &bets->list[at];
	const char *last = "";
	struct buf places = { 0 };

	for (size_t i = 0; i < at; i++) {
		if (of_one_kind(&bets->list[i], one))
			return;
	}
	for (size_t i = at; i < bets->count; i++) {
		const char *where = bets->list[i].where;
		if (!of_one_kind(&bets->list[i], one) || strcmp(where, last) == 0)
			continue;
		buf_printf(&places, "%s%s", places.len > 0 ? ", " : "", where);
		last = where;
	}
	desk_say(desk, said[one->fate], MSG_ARGS(event->name, buf_text(&places), one->name, one->now));
	buf_free(&places);
}

static bool follow_in(struct desk *desk, const struct book_event *event, struct bets *bets)
{
	bool done = book_entries(desk->book, event->id, &bets->after.entries, &bets->after.count, desk->err)
		&& book_each_deal(desk->book, event->id, find_bets, bets, desk->err);

	if (done && bets->failed)
		done = desk_fail(desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	for (size_t i = 0; done && i < bets->deal_count; i++)
		done = book_deal_write_next(desk->book, &bets->deals[i], desk->err);
	for (size_t i = 0; done && i < bets->count; i++)
		tell_bet(desk, event, bets, i);
	book_free(bets->after.entries);
	free(bets->list);
	free(bets->deals);
	return done;
}

bool desk_bets_follow(struct desk *desk, const struct desk_entered *before, const struct desk_called *called,
	size_t called_count)
{
	struct book_event *events = NULL;
	size_t count = 0;
	bool done = called_count == 0 || book_events(desk->book, &events, &count, desk->err);

	for (size_t i = 0; done && i < count; i++) {
		struct bets bets = { .called = called, .called_count = called_count };
		if (!has_bets(&events[i]))
			continue;
		bets.game = game_edition_find(events[i].edition)->game;
		for (size_t at = 0; at < before->count; at++) {
			if (before->list[at].event == events[i].id)
				bets.before = before->list[at];
		}
		done = follow_in(desk, &events[i], &bets);
	}
	book_free(events);
	return done;
}

bool desk_bets_follow_one(struct desk *desk, const struct desk_entered *before, const struct book_player *was,
	const struct book_player *now)
{
	const struct desk_called called = { book_label_of(was), book_label_of(now), was->id != now->id };

	return desk_bets_follow(desk, before, &called, strcmp(called.was.text, called.now.text) != 0);
}
