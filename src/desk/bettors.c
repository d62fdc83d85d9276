/* Who bets by a name: taken as the names of players are, so that nobody has two accounts (E-27). */
#include "base/messages.h"
#include "desk/bettors.h"
#include "desk/messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Somebody of the book who is none of the event's is looked for last. */
enum whence { ENTERED, BETTING, ELSEWHERE };

struct known {
	char name[BOOK_LABEL];
	enum whence whence;
};

/* All who are entered, who bet so far but for in one deal, and the players of the book. */
struct field {
	const struct game_rules *rules;
	int64_t table;
	int no;
	struct known *list;
	size_t count;
	bool failed;
};

static void learn(struct field *field, const char *name, enum whence whence)
{
	for (size_t i = 0; i < field->count; i++) {
		if (strcmp(field->list[i].name, name) == 0)
			return;
	}
	struct known *more = list_grow(field->list, field->count, sizeof *more);
	field->failed = field->failed || !more;
	if (!more)
		return;
	field->list = more;
	field->list[field->count].whence = whence;
	snprintf(field->list[field->count++].name, sizeof more->name, "%s", name);
}

static void learn_bettor(void *arg, const char *name, int seat, int payment)
{
	(void)seat, (void)payment;
	if (name)
		learn(arg, name, BETTING);
}

static bool learn_deal(void *arg, const struct book_table *table, const struct book_deal *deal)
{
	struct field *field = arg;
	const struct game_played played = { .rules = field->rules, .seats = table->seat_count,
		.dealer = deal->dealer, .record = &deal->record };

	if (deal->has_record && (table->id != field->table || deal->no != field->no))
		field->rules->edition->game->payments(&played, learn_bettor, field);
	return true;
}

static void learn_player(struct field *field, const struct book_player *player, enum whence whence)
{
	struct buf label = { 0 };

	book_player_label(&label, player);
	learn(field, buf_text(&label), whence);
	buf_free(&label);
}

static bool learn_all(struct desk *desk, const struct book_table *table, struct field *field)
{
	struct book_entry *entries = NULL;
	struct book_player *players = NULL;
	size_t count = 0, all = 0;
	bool done = book_entries(desk->book, table->event, &entries, &count, desk->err)
		&& book_players(desk->book, NULL, &players, &all, desk->err);

	for (size_t i = 0; done && i < count; i++)
		learn_player(field, &entries[i].player, ENTERED);
	done = done && book_each_deal(desk->book, table->event, learn_deal, field, desk->err);
	for (size_t i = 0; done && i < all; i++)
		learn_player(field, &players[i], ELSEWHERE);
	book_free(players);
	book_free(entries);
	return done && (!field->failed || desk_fail(desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS));
}

/* Whom a name may mean: who goes by it, whose it is short for, who goes by a shorter one. */
struct meant {
	const struct known *same, *whole, *part;
};

/* Among those of the event, or all others; false if it may be short for several. */
static bool look_for(struct desk *desk, const struct field *field, const char *name, bool elsewhere,
	struct meant *out)
{
	for (size_t i = 0; i < field->count; i++) {
		const struct known *known = &field->list[i];
		if ((known->whence == ELSEWHERE) != elsewhere)
			continue;
		if (book_names_distance(name, known->name) == 0)
			out->same = out->same && out->same->whence == ENTERED ? out->same : known;
		else if (book_name_likeness(known->name, name) == BOOK_MEANT)
			out->part = elsewhere ? out->part : known;
		else if (book_name_likeness(name, known->name) == BOOK_MEANT && out->whole && !out->same)
			return desk_fail(desk, ERR_REFUSED, &msg_bettor_ambiguous,
				MSG_ARGS(name, out->whole->name, known->name));
		else if (book_name_likeness(name, known->name) == BOOK_MEANT)
			out->whole = known;
	}
	return true;
}

/* Put the whole name in place of a shorter one; false if it may be short for several. */
static bool take_name(struct desk *desk, const struct field *field, char name[GAME_ITEM], struct err *odd)
{
	struct meant found = { 0 };

	if (!look_for(desk, field, name, false, &found)
		|| (!found.same && !found.whole && !look_for(desk, field, name, true, &found)))
		return false;
	const struct known *same = found.same;
	const struct known *meant = same ? same : found.whole;
	const struct known *other = same && same->whence == BETTING ? found.whole : found.part;
	/* Two who have both bet are two: that was asked before. */
	bool are_known = same && (same->whence == ENTERED || (other && other->whence == BETTING));
	if (other && !are_known)
		err_set(odd, ERR_REFUSED, &msg_bettor_twice, MSG_ARGS(name, other->name));
	if (!meant || strlen(meant->name) >= GAME_ITEM)
		return true;
	if (meant == found.whole)
		desk_say(desk, &msg_bettor_meant, MSG_ARGS(name, meant->name));
	memcpy(name, meant->name, strlen(meant->name) + 1);
	return true;
}

/* Is a fact of a record, under the name taken for it, what another says already? */
static bool says_twice(const struct game_record *record, int at)
{
	for (int i = 0; i < record->fact_count; i++) {
		const struct game_fact *one = &record->facts[i], *two = &record->facts[at];
		if (i != at && strcmp(one->kind, two->kind) == 0 && strcmp(one->item, two->item) == 0)
			return true;
	}
	return false;
}

/* Who plays bets as the player. */
static bool sits_elsewhere(struct desk *desk, const struct book_table *table, int no, const char *name)
{
	for (int seat = 0; seat < table->seat_count; seat++) {
		if (strcmp(book_player_at(table, seat, no), name) == 0)
			return desk_fail(desk, ERR_REFUSED, &msg_bettor_plays, MSG_ARGS(name, text_seat_code(seat)));
	}
	return true;
}

bool desk_bettors_take(struct desk *desk, const struct game_rules *rules, const struct book_table *table,
	int no, struct game_record *record, struct err *odd)
{
	struct field field = { .rules = rules, .table = table->id, .no = no };
	const struct game *game = rules->edition->game;
	bool any = false;

	for (int i = 0; game->is_bettor && i < record->fact_count; i++)
		any = any || game->is_bettor(&record->facts[i]);
	if (!any)
		return true;
	bool done = learn_all(desk, table, &field);
	for (int i = 0; done && i < record->fact_count; i++) {
		char *name = record->facts[i].item, typed[GAME_ITEM];
		if (!game->is_bettor(&record->facts[i]))
			continue;
		memcpy(typed, name, sizeof typed);
		done = take_name(desk, &field, name, odd) && sits_elsewhere(desk, table, no, name);
		if (done && strcmp(name, typed) != 0 && says_twice(record, i))
			done = desk_fail(desk, ERR_REFUSED, &msg_bettor_once, MSG_ARGS(typed, name));
		learn(&field, name, BETTING);
	}
	free(field.list);
	return done;
}

bool desk_line_take(struct desk *desk, const struct game_edition *edition, const struct game_record *record,
	struct game_deal *line)
{
	struct game_deal again;
	struct text_fault fault = { 0 };
	struct buf text = { 0 };

	line->record = *record;
	game_deal_write(&text, edition, line);
	const struct text_slice words = { buf_text(&text), text.len };
	bool done = game_deal_read(edition, words, line->no, false, &again, &fault)
		|| desk_fail(desk, ERR_REFUSED, fault.msg, MSG_ARGS(fault.arg[0], fault.arg[1]));
	if (done)
		line->record = again.record;
	buf_free(&text);
	return done;
}

bool desk_bettors_read(struct desk *desk, const struct game_rules *rules, const struct book_table *table,
	struct game_deal *line, struct err *odd)
{
	if (line->kind != GAME_DEAL_PLAYED || !rules->edition->game->is_bettor)
		return true;
	struct game_record record = line->record;
	bool done = desk_bettors_take(desk, rules, table, line->no, &record, odd);
	bool changed = memcmp(&record, &line->record, sizeof record) != 0;
	return done && (!changed || desk_line_take(desk, rules->edition, &record, line));
}
