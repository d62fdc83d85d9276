/* Names of bettors, read like names of players, so that nobody has two accounts (E-27). */
#include "base/messages.h"
#include "desk/desk.h"
#include "desk/messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Where a name is known from; the other players of the book are searched last. */
enum whence { ENTERED, BETTING, ELSEWHERE };

struct known {
	char name[BOOK_LABEL];
	enum whence whence;
	int start_no;   /* of an entered player */
};

/* The entered players, earlier bettors (except in one deal), and the players of the book. */
struct field {
	const struct game_rules *rules;
	int64_t table;
	int no;
	struct known *list;
	size_t count;
	struct book_entry *entries;
	size_t entry_count;
	bool failed;
};

static void learn(struct field *field, const char *name, enum whence whence)
{
	for (size_t i = 0; i < field->count; i++) {
		if (strcmp(field->list[i].name, name) != 0)
			continue;
		field->list[i].whence = field->list[i].whence < whence ? field->list[i].whence : whence;
		return;
	}
	struct known *more = list_grow(field->list, field->count, sizeof *more);
	field->failed = field->failed || !more;
	if (!more)
		return;
	field->list = more;
	field->list[field->count].whence = whence;
	field->list[field->count].start_no = 0;
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

static bool learn_all(struct desk *desk, const struct book_table *table, struct field *field)
{
	struct book_player *players = NULL;
	size_t all = 0;
	bool done = book_entries(desk->book, table->event, &field->entries, &field->entry_count, desk->err)
		&& book_players(desk->book, NULL, &players, &all, desk->err);

	for (size_t i = 0; done && !field->failed && i < field->entry_count; i++) {
		learn(field, book_label_of(&field->entries[i].player).text, ENTERED);
		field->list[field->count - 1].start_no = field->entries[i].start_no;
	}
	done = done && book_each_deal(desk->book, table->event, learn_deal, field, desk->err);
	for (size_t i = 0; done && i < all; i++)
		learn(field, book_label_of(&players[i]).text, ELSEWHERE);
	book_free(players);
	return done && (!field->failed || desk_fail(desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS));
}

/* What a name may mean: the same name, a longer one that it is short for, a shorter one. */
struct meant {
	const struct known *same, *whole, *other_whole, *part;
	const struct known *near, *other_near;   /* entered players whose labels contain all its words and more */
};

/* Search those of the event, or all others; a short name means an entered player before a bettor. */
static void look_for(const struct field *field, const char *name, bool elsewhere, struct meant *out)
{
	for (size_t i = 0; i < field->count; i++) {
		const struct known *known = &field->list[i];
		if ((known->whence == ELSEWHERE) != elsewhere)
			continue;
		if (book_names_distance(name, known->name) == 0)
			out->same = out->same && out->same->whence == ENTERED ? out->same : known;
		else if (book_name_likeness(known->name, name) == BOOK_MEANT)
			out->part = elsewhere ? out->part : known;
		else if (book_name_likeness(name, known->name) == BOOK_MEANT)
			*(out->whole ? &out->other_whole : &out->whole) = known;
		else if (known->whence == ENTERED && book_name_has_words(name, known->name))
			*(out->near ? &out->other_near : &out->near) = known;
	}
	if (!out->same && !out->whole) {
		out->whole = out->near;
		out->other_whole = out->other_near;
	}
	/* Entered players stand first in the list. */
	bool is_entered = out->same && out->same->whence == ENTERED;
	bool other_is = out->whole && out->whole->whence == ENTERED;
	if (is_entered)
		out->whole = NULL;
	if (is_entered || (out->same && !other_is))
		out->other_whole = NULL;
}

/* ---- a line ------------------------------------------------------------------------------------ */

/* First the noted words, then the typed ones, then the noted ones again, which must be right by then. */
enum pass { NOTED, TYPED, NOTED_AGAIN };

/* A line whose names are being completed. */
struct taking {
	struct desk *desk;
	const struct book_table *table;
	int no;
	struct field field;
	struct err *odd;
	enum pass pass;
	bool are_bets;   /* bets first, so that names mentioned beside them are found among them */
	struct {
		char name[GAME_ITEM];
		int side;
	} bets[GAME_FACTS];   /* of the coup */
	int bet_count;
};

/* "3", "3.": a start number. */
static bool is_start_no(const char *name)
{
	size_t n = strspn(name, "0123456789");

	return n > 0 && (!name[n] || strcmp(name + n, ".") == 0);
}

/* "fogad:B:\"Szabó Anna\":5" in place of what was typed. */
static bool several(struct taking *t, const struct game_bettor *bettor, const char *name,
	const struct meant *found)
{
	struct buf word = { 0 };

	buf_add(&word, bettor->before.s, bettor->before.n);
	text_quote(&word, found->whole->name);
	buf_str(&word, bettor->is_bet ? ":5" : "");
	desk_fail(t->desk, ERR_REFUSED, &msg_bettor_ambiguous,
		MSG_ARGS(name, found->whole->name, found->other_whole->name, buf_text(&word)));
	buf_free(&word);
	return false;
}

/* Warn of two names that may be one person; two that have both bet were asked about before. */
static void look_odd(struct taking *t, const char *name, const char *whole, const struct meant *found)
{
	bool has_bet = found->same && found->same->whence == BETTING;
	const struct known *other = has_bet ? found->whole : found->part;
	bool are_known = found->same && (!other || other->whence == BETTING);

	if (!t->odd || !other || are_known)
		return;
	struct buf fits = { 0 };
	const struct field *field = &t->field;
	const struct book_player *a = book_entry_meant(field->entries, field->entry_count, other->name, &fits);
	const struct book_player *b = book_entry_meant(field->entries, field->entry_count, whole, &fits);
	buf_free(&fits);
	/* Are both names of one account (stats bettors)? */
	bool is_one = a || b ? a == b : strcmp(other->name, whole) == 0;
	if (!is_one)
		err_set(t->odd, ERR_REFUSED, &msg_bettor_twice, MSG_ARGS(name, other->name));
}

/* Replace a short name by the whole one; false if it is short for several, or nobody's number. */
static bool take_name(struct taking *t, const struct game_bettor *bettor, char name[GAME_ITEM])
{
	struct meant found = { 0 };

	if (is_start_no(name)) {
		const long start_no = strtol(name, NULL, 10);
		for (size_t i = 0; start_no > 0 && i < t->field.count && !found.whole; i++) {
			if (t->field.list[i].start_no == start_no)
				found.whole = &t->field.list[i];
		}
		if (!found.whole)
			return desk_fail(t->desk, ERR_REFUSED, &msg_bettor_number, MSG_ARGS(name));
	} else {
		look_for(&t->field, name, false, &found);
		if (!found.same && !found.whole)
			look_for(&t->field, name, true, &found);
	}
	if (found.other_whole)
		return several(t, bettor, name, &found);
	bool is_whole = found.whole && (!found.same || found.whole->whence == ENTERED);
	const struct known *meant = is_whole ? found.whole : found.same;
	if (!meant || meant->whence != ENTERED)
		look_odd(t, name, meant ? meant->name : name, &found);
	if (!meant) {
		if (t->odd && t->pass == TYPED && bettor->is_bet)
			desk_say(t->desk, &msg_bettor_new, MSG_ARGS(name));
		return true;
	}
	if (is_whole)
		desk_say(t->desk, &msg_bettor_meant, MSG_ARGS(name, meant->name));
	memcpy(name, meant->name, strlen(meant->name) + 1);
	return true;
}

/* Refuse a bettor who plays in the deal. */
static bool sits_elsewhere(struct taking *t, const char *name)
{
	for (int seat = 0; seat < t->table->seat_count; seat++) {
		if (strcmp(book_player_at(t->table, seat, t->no), name) == 0)
			return desk_fail(t->desk, ERR_REFUSED,
				t->pass == TYPED ? &msg_bettor_plays : &msg_bettor_noted_plays,
				MSG_ARGS(name, text_seat_code(seat)));
	}
	return true;
}

/* Find the bet of the coup that a name, or a short one, means; -1: none, or several. */
static int bet_of(const struct taking *t, int side, const char *name)
{
	int found = -1, count = 0;

	for (int i = 0; i < t->bet_count; i++) {
		if (t->bets[i].side != side)
			continue;
		if (book_names_distance(name, t->bets[i].name) == 0)
			return i;
		if (book_name_likeness(name, t->bets[i].name) != BOOK_MEANT)
			continue;
		found = i;
		count++;
	}
	return count == 1 ? found : -1;
}

static void note_bet(struct taking *t, int side, const char *name)
{
	int bet = bet_of(t, side, name);
	bool is_there = bet >= 0 && strcmp(t->bets[bet].name, name) == 0;

	if (!is_there && t->bet_count < GAME_FACTS) {
		t->bets[t->bet_count].side = side;
		snprintf(t->bets[t->bet_count++].name, GAME_ITEM, "%s", name);
	}
	learn(&t->field, name, BETTING);
}

static bool take_bettor(void *arg, const struct game_bettor *bettor, char name[GAME_ITEM])
{
	struct taking *t = arg;
	const struct err before = *t->desk->err;

	if (bettor->is_bet != t->are_bets)
		return true;
	int bet = bettor->is_bet && t->pass != NOTED_AGAIN ? -1 : bet_of(t, bettor->side, name);
	if (bet >= 0 && !is_start_no(name))
		memcpy(name, t->bets[bet].name, GAME_ITEM);
	else if (!take_name(t, bettor, name)) {
		/* The typed line may tell who was meant. */
		if (t->pass == NOTED)
			*t->desk->err = before;
		return t->pass == NOTED;
	}
	if (t->odd && t->pass != NOTED && !sits_elsewhere(t, name))
		return false;
	if (bettor->is_bet && t->pass != NOTED_AGAIN)
		note_bet(t, bettor->side, name);
	return true;
}

static bool pass_over(struct taking *t, enum pass pass, struct buf *line)
{
	const struct game *game = t->field.rules->edition->game;
	bool done = true;

	t->pass = pass;
	for (int i = 0; done && i < 2; i++) {
		struct buf out = { 0 };
		t->are_bets = i == 0;
		done = game->name_bettors((struct text_slice){ buf_text(line), line->len }, take_bettor, t, &out);
		if (done) {
			buf_clear(line);
			buf_add(line, buf_text(&out), out.len);
		}
		buf_free(&out);
	}
	return done;
}

static bool find_bettor(void *arg, const struct game_bettor *bettor, char name[GAME_ITEM])
{
	(void)bettor, (void)name;
	*(bool *)arg = true;
	return false;
}

static bool has_bettor(const struct game *game, const struct buf *line)
{
	bool found = false;
	struct buf none = { 0 };

	if (game->name_bettors)
		game->name_bettors((struct text_slice){ buf_text(line), line->len }, find_bettor, &found, &none);
	buf_free(&none);
	return found;
}

bool desk_bettors_take(struct desk *desk, const struct game_rules *rules, const struct book_table *table,
	int no, struct buf *noted, struct buf *typed, struct err *odd)
{
	struct taking taking = { .desk = desk, .table = table, .no = no, .odd = odd,
		.field = { .rules = rules, .table = table->id, .no = no } };
	const struct game *game = rules->edition->game;

	if (!has_bettor(game, noted) && !has_bettor(game, typed))
		return true;
	bool done = learn_all(desk, table, &taking.field) && pass_over(&taking, NOTED, noted)
		&& pass_over(&taking, TYPED, typed) && pass_over(&taking, NOTED_AGAIN, noted);
	done = done && (!taking.field.failed || desk_fail(desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS));
	free(taking.field.list);
	book_free(taking.field.entries);
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
		|| desk_fail(desk, ERR_REFUSED, fault.msg, FAULT_ARGS(fault));
	if (done)
		line->record = again.record;
	buf_free(&text);
	return done;
}

bool desk_bettors_read(struct desk *desk, const struct game_rules *rules, const struct book_table *table,
	struct game_deal *line, struct err *odd)
{
	struct buf none = { 0 }, was = { 0 }, text = { 0 };
	struct game_deal again = *line;
	struct text_fault fault = { 0 };

	game_deal_write(&text, rules->edition, line);
	buf_str(&was, buf_text(&text));
	bool done = desk_bettors_take(desk, rules, table, line->no, &none, &text, odd);
	if (done && strcmp(buf_text(&was), buf_text(&text)) != 0) {
		const struct text_slice words = { buf_text(&text), text.len };
		done = game_deal_read(rules->edition, words, line->no, false, &again, &fault)
			|| desk_fail(desk, ERR_REFUSED, fault.msg, FAULT_ARGS(fault));
		line->record = again.record;
	}
	buf_free(&was);
	buf_free(&text);
	return done;
}

/* A recorded deal whose bettors are compared with the players who now sit at it. */
struct sitting {
	struct desk *desk;
	const struct book_table *was, *now;
	int no;
};

static void find_sitting(void *arg, const char *name, int seat, int payment)
{
	const struct sitting *sitting = arg;
	const struct book_table *now = sitting->now;
	struct num no = num_of(sitting->no);

	(void)seat, (void)payment;
	for (int at = 0; name && at < now->seat_count; at++) {
		const char *sits = book_player_at(now, at, sitting->no);
		bool is_same = book_entry_at(sitting->was, at, sitting->no) == book_entry_at(now, at, sitting->no);
		if (!is_same && book_name_likeness(name, sits) == BOOK_MEANT)
			desk_say(sitting->desk, &msg_bettor_sits, MSG_ARGS(no.text, sits, text_seat_code(at),
				num_of(now->round).text, num_of(now->no).text));
	}
}

bool desk_bettors_seated(struct desk *desk, const struct book_table *was)
{
	struct book_table now;
	struct desk_rules rules;
	struct book_deal *list = NULL;
	size_t count = 0;
	bool done = desk_rules_read(desk->book, was->event, &rules, desk->err);

	if (!done || !rules.game.edition->game->payments)
		return done;
	done = book_table_find(desk->book, was->event, was->round, was->no, &now, desk->err)
		&& book_table_deals(desk->book, now.id, &list, &count, desk->err);
	for (size_t i = 0; i < count; i++) {
		const struct game_played played = { .rules = &rules.game, .seats = now.seat_count,
			.dealer = list[i].dealer, .record = &list[i].record };
		struct sitting sitting = { desk, was, &now, list[i].no };
		if (list[i].has_record)
			rules.game.edition->game->payments(&played, find_sitting, &sitting);
	}
	book_free(list);
	return done;
}
