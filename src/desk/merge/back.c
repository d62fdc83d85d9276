/*
 * What a book has said before, of a merge: a line that it said and says no more was taken back in it. What
 * was taken back here does not come back; what was there stays here, and is named.
 */
#include "base/messages.h"
#include "desk/merge/inner.h"
#include "desk/messages.h"
#include "desk/rounds/order_inner.h"
#include "vault/vault.h"

#include <stdlib.h>
#include <string.h>

/* ---- lines, and what they are about, as numbers ------------------------------------------------------ */

uint64_t import_sum(uint64_t sum, const char *text, size_t n)
{
	sum = sum ? sum : 0xcbf29ce484222325u;   /* FNV-1a */
	for (size_t i = 0; i < n; i++)
		sum = (sum ^ (unsigned char)text[i]) * 0x100000001b3u;
	return sum;
}

static int by_sum(const void *a, const void *b)
{
	const struct said_line *x = a, *y = b;

	return (x->sum > y->sum) - (x->sum < y->sum);
}

void import_sort(struct said_line *lines, size_t *count)
{
	size_t kept = 0;

	list_sort(lines, *count, sizeof *lines, by_sum);
	for (size_t i = 0; i < *count; i++) {
		struct said_line *last = kept > 0 ? &lines[kept - 1] : NULL;
		if (!last || last->sum != lines[i].sum) {
			lines[kept++] = lines[i];
			continue;
		}
		last->count += lines[i].count;
		last->step[OURS] = lines[i].step[OURS] > last->step[OURS] ? lines[i].step[OURS] : last->step[OURS];
	}
	*count = kept;
}

struct said_line *import_find_line(const struct said *said, uint64_t sum)
{
	const struct said_line key = { .sum = sum };

	return said->count ? bsearch(&key, said->lines, said->count, sizeof key, by_sum) : NULL;
}

size_t import_count_line(const struct said *said, uint64_t sum)
{
	const struct said_line *line = import_find_line(said, sum);

	return line ? line->count : 0;
}

static bool has_sum(const struct said *said, uint64_t sum)
{
	return import_count_line(said, sum) > 0;
}

bool import_meet(struct said_line *lines, size_t count, uint64_t sum)
{
	const struct said said = { lines, count };
	struct said_line *line = import_find_line(&said, sum);

	if (!line || line->met >= line->count)
		return false;
	line->met++;
	return true;
}

bool import_note_sum(struct import *im, struct said *said, uint64_t sum, int64_t step)
{
	struct said_line *lines = list_grow(said->lines, said->count, sizeof *lines);

	if (!lines)
		return desk_fail(im->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	said->lines = lines;
	lines[said->count++] = (struct said_line){ .sum = sum, .count = 1, .step = { step } };
	return true;
}

/*
 * Where its words end; when a ruling was made, or who was not there at a draw, stands behind them in an
 * export. Two who have ruled or drawn alike agree, whenever they did.
 */
static const char *words_end(const struct journal_statement *now)
{
	const char *end = now->source.s + now->source.n;

	const char *key = now->kind == JOURNAL_RULING ? "at"
		: now->kind == JOURNAL_DRAW ? journal_words[JOURNAL_WORD_ABSENT] : NULL;
	for (int i = 0; key && i < now->pair_count; i++) {
		if (text_slice_is(now->pairs[i].key, key))
			end = now->pairs[i].key.s - 1;
	}
	return end;
}

/* Does it name players in its pairs? */
static bool has_players(enum journal_kind kind)
{
	return kind == JOURNAL_SEATS || kind == JOURNAL_TURN;
}

/*
 * Add whom a line of that book names: who is known in both is the same, whatever they are called by now, and
 * is told by the id here.
 */
static uint64_t add_name(struct import *im, struct book *book, uint64_t sum, struct text_slice name)
{
	static const char known = 1;
	char label[BOOK_TEXT];
	struct book_player player;
	struct err none = { 0 };
	const int side = import_side(im, book);

	if ((!im->parted.book && im->pair_count == 0) || !text_slice_copy(label, sizeof label, name)
		|| !book_player_by_label(book, label, &player, &none))
		return import_sum(sum, name.s, name.n);
	const int64_t other = import_counterpart(im, side, player.id), *id = side == OURS ? &player.id : &other;
	if (!other)
		return import_sum(sum, name.s, name.n);
	return import_sum(import_sum(sum, &known, 1), (const char *)id, sizeof *id);
}

/* The checksum of a deal's line, with its bettors identified as players. */
struct bettors_sum {
	struct import *im;
	struct book *book;
	uint64_t sum;
};

static bool add_bettor(void *arg, const struct game_bettor *bettor, char name[GAME_ITEM])
{
	struct bettors_sum *s = arg;
	const uint64_t sum = import_sum(s->sum, bettor->before.s, bettor->before.n);

	s->sum = add_name(s->im, s->book, sum, (struct text_slice){ name, strlen(name) });
	name[0] = '\0';
	return true;
}

static uint64_t deal_sum(struct import *im, struct book *book, uint64_t sum, struct text_slice line)
{
	const struct game_edition *edition = game_edition_find(im->from_event.edition);
	struct bettors_sum s = { im, book, sum };
	struct buf rest = { 0 };

	if (!edition || !edition->game->name_bettors)
		return import_sum(sum, line.s, line.n);
	edition->game->name_bettors(line, add_bettor, &s, &rest);
	sum = import_sum(s.sum, buf_text(&rest), rest.len);
	buf_free(&rest);
	return sum;
}

/* Who is on a step of the list of order is the same, whatever their start number is by now. */
static uint64_t order_sum(
	struct import *im, struct book *book, uint64_t sum, const struct journal_statement *now)
{
	const int64_t event = import_side(im, book) == OURS ? im->here : im->from_event.id;
	char value[BOOK_SETTING];
	struct order_step step;
	struct buf list = { 0 };

	sum = import_sum(sum, (const char *)&now->number, sizeof now->number);
	const struct text_slice said = import_whole(now->name);
	if (!text_slice_copy(value, sizeof value, said) || !order_step_parse(value, &step))
		return import_sum(sum, said.s, said.n);
	for (int i = 0; i < step.count; i++) {
		struct book_entry entry;
		struct err none = { 0 };
		if (step.who[i] < 0 || book_entry_numbered(book, event, step.who[i], &entry, &none) != 1)
			continue;
		const struct book_label label = book_label_of(&entry.player);
		sum = add_name(im, book, import_sum(sum, (const char *)&i, sizeof i),
			(struct text_slice){ label.text, strlen(label.text) });
		step.who[i] = step.as[i] = 0;
	}
	order_step_write(&list, &step);
	sum = import_sum(sum, buf_text(&list), list.len);
	buf_free(&list);
	return sum;
}

/* Go on to a line of that book; its words and where they stand as a number. */
static uint64_t words_sum(
	struct import *im, struct book *book, struct journal_place *at, const struct journal_statement *now)
{
	const bool has_name = now->kind == JOURNAL_ENTRY || now->kind == JOURNAL_MEASURE;
	const char *from = now->source.s, *end = words_end(now);
	struct journal_place place;

	if (now->kind == JOURNAL_MEASURE || now->kind == JOURNAL_ENTRY || now->kind == JOURNAL_ORDER)
		*at = (struct journal_place){ 0 };   /* a line of the event, wherever it stands */
	else if (now->kind == JOURNAL_ROUND)
		*at = (struct journal_place){ .round = now->number };
	else if (now->kind == JOURNAL_TABLE)
		*at = (struct journal_place){ .round = at->round, .table = now->number };
	if (now->kind == JOURNAL_DEAL || now->kind == JOURNAL_RULING)
		at->deal = now->kind == JOURNAL_DEAL ? now->deal.no : now->number;
	place = *at;
	if (now->kind != JOURNAL_CARDS)
		place.deal = 0;
	uint64_t sum = import_sum(0, (const char *)&place, sizeof place);
	for (int i = -1; i < now->pair_count; i++) {
		if (i < 0 ? !has_name : !has_players(now->kind))
			continue;
		const struct text_slice *name = i < 0 ? &now->name : &now->pairs[i].value;
		sum = add_name(im, book, import_sum(sum, from, (size_t)(name->s - from)), *name);
		from = name->s + name->n;
	}
	if (now->kind == JOURNAL_ORDER)
		return order_sum(im, book, sum, now);
	const struct text_slice *start = &now->pairs[0].value;
	if (now->kind == JOURNAL_CLOCK && start->n > CLOCK_SHOWN) {
		sum = import_sum(sum, from, (size_t)(start->s - from) + CLOCK_SHOWN);
		from = start->s + start->n;
	}
	if (now->kind == JOURNAL_DEAL)
		return deal_sum(im, book, sum, (struct text_slice){ from, (size_t)(end - from) });
	return import_sum(sum, from, (size_t)(end - from));
}

/* Likewise, in front of the rest of its journal: a mark on a sheet is of what the table's lines say. */
static uint64_t line_sum(struct import *im, struct book *book, struct journal_place *at,
	const struct journal_statement *now, struct journal rest)
{
	uint64_t sum = words_sum(im, book, at, now);
	const bool is_marked = now->kind == JOURNAL_TABLE && (now->is_signed || now->checked_by.n > 0);
	struct journal_place place = *at;
	struct journal_statement line;
	struct text_fault fault;
	int got;

	while (is_marked && (got = journal_next(&rest, &line, &fault)) != 0) {
		if (got > 0 && (line.kind == JOURNAL_TABLE || line.kind == JOURNAL_ROUND))
			break;
		if (got < 0 || !import_is_of_table(line.kind))
			continue;
		const uint64_t more = words_sum(im, book, &place, &line);
		sum = import_sum(sum, (const char *)&more, sizeof more);
	}
	return sum;
}

enum { KEYS = 2 * TEXT_PAIRS };

/* What lines of a book are about. */
struct keys {
	struct import *im;
	struct book *book;
	uint64_t sum[KEYS];
	int count;
};

enum key_kind { KEY_ROUND, KEY_TABLE, KEY_SEATS, KEY_TURN, KEY_DEAL, KEY_CARDS, KEY_TOTALS, KEY_ENTRY,
	KEY_MEASURE, KEY_ORDER };

static void put_key(
	struct keys *keys, enum key_kind kind, struct journal_place place, struct text_slice name)
{
	const char letter = (char)('A' + kind);
	uint64_t sum = import_sum(import_sum(0, &letter, 1), (const char *)&place, sizeof place);

	if (keys->count == KEYS)
		return;
	bool is_player = kind == KEY_ENTRY || kind == KEY_MEASURE;
	keys->sum[keys->count++] = is_player ? add_name(keys->im, keys->book, sum, name)
		: import_sum(sum, name.s, name.n);
}

bool import_is_of_table(enum journal_kind kind)
{
	static const unsigned of_table = 1u << JOURNAL_SEATS | 1u << JOURNAL_TURN | 1u << JOURNAL_DEAL
		| 1u << JOURNAL_CARDS | 1u << JOURNAL_TOTALS | 1u << JOURNAL_KNOWN | 1u << JOURNAL_RULING;

	return of_table >> kind & 1;
}

/* The table of a step of the list of order. */
static int step_table(const struct journal_statement *line)
{
	return (int)strtol(line->name.s, NULL, 10);
}

/* What a line makes, so that it is there. */
static void own_keys(struct keys *keys, const struct journal_statement *line, struct journal_place at)
{
	const struct journal_place none = { 0 }, round = { .round = at.round },
		table = { .round = at.round, .table = at.table };
	const struct text_slice no_name = { "", 0 };

	if (line->kind == JOURNAL_ROUND)
		put_key(keys, KEY_ROUND, round, no_name);
	else if (line->kind == JOURNAL_TABLE)
		put_key(keys, KEY_TABLE, table, no_name);
	else if (line->kind == JOURNAL_DEAL || line->kind == JOURNAL_RULING)
		put_key(keys, KEY_DEAL, at, no_name);
	else if (line->kind == JOURNAL_CARDS)
		put_key(keys, KEY_CARDS, at, no_name);
	else if (line->kind == JOURNAL_SEATS)
		put_key(keys, KEY_SEATS, table, no_name);
	else if (line->kind == JOURNAL_TURN)
		put_key(keys, KEY_TURN, (struct journal_place){ at.round, at.table, line->number }, no_name);
	else if (line->kind == JOURNAL_KNOWN)
		put_key(keys, KEY_TOTALS, table, no_name);
	else if (line->kind == JOURNAL_ENTRY)
		put_key(keys, KEY_ENTRY, none, line->name);
	else if (line->kind == JOURNAL_MEASURE)
		put_key(keys, KEY_MEASURE, none, line->name);
	else if (line->kind == JOURNAL_ORDER)
		put_key(keys, KEY_ORDER, (struct journal_place){ 0, step_table(line), line->number }, no_name);
}

/* And what has to be there for it. A deal by itself is compared by its revisions. */
static void all_keys(struct keys *keys, const struct journal_statement *line, struct journal_place at)
{
	const struct journal_place none = { 0 }, round = { .round = at.round },
		table = { .round = at.round, .table = at.table };
	const struct text_slice no_name = { "", 0 };

	if (line->kind != JOURNAL_DEAL)
		own_keys(keys, line, at);
	if (line->kind == JOURNAL_MEASURE)
		put_key(keys, KEY_ENTRY, none, line->name);
	for (int i = 0; has_players(line->kind) && i < line->pair_count; i++)
		put_key(keys, KEY_ENTRY, none, line->pairs[i].value);
	if (import_is_of_table(line->kind) || line->kind == JOURNAL_TABLE)
		put_key(keys, KEY_ROUND, round, no_name);
	if (import_is_of_table(line->kind))
		put_key(keys, KEY_TABLE, table, no_name);
	if (line->kind == JOURNAL_CARDS)
		put_key(keys, KEY_DEAL, at, no_name);
}

static bool has_key(const struct said *said, const struct keys *keys)
{
	for (int i = 0; i < keys->count; i++) {
		if (has_sum(said, keys->sum[i]))
			return true;
	}
	return false;
}

/* A journal of a book, line by line; not its teams, which are compared as the settings that they are. */
struct reading {
	struct import *im;
	struct book *book;
	struct journal journal;
	struct journal_statement line;
	struct journal_place at;
	uint64_t sum;
};

static struct reading reading_of(struct import *im, struct book *book, const struct buf *text)
{
	const char *begin = buf_text(text);

	return (struct reading){ .im = im, .book = book, .journal = { .next = begin, .end = begin + text->len } };
}

static bool read_next(struct reading *reading)
{
	struct text_fault fault;
	int got;

	do {
		got = journal_next(&reading->journal, &reading->line, &fault);
	} while (got < 0 || (got > 0 && reading->line.kind == JOURNAL_TEAM));
	reading->sum = 0;
	if (got > 0)
		reading->sum = line_sum(reading->im, reading->book, &reading->at, &reading->line, reading->journal);
	return got > 0;
}

static bool is_key(const struct text_pair *pair, const char *key)
{
	return pair->key.n == strlen(key) && memcmp(pair->key.s, key, pair->key.n) == 0;
}

static bool is_attempt(const struct journal_statement *line)
{
	return line->kind == JOURNAL_DEAL && line->deal.kind == GAME_DEAL_REDEAL;
}

/*
 * What a line is but for details that are compared by themselves: an entry without number and club, a measure
 * without the time; of a deal a ruling, or that it was dealt again, whatever that says. 0: it has none.
 */
static uint64_t core_sum(const struct reading *reading)
{
	const struct journal_statement *line = &reading->line;
	const char *stands_in = journal_words[JOURNAL_WORD_STAND_IN];
	const bool is_entry = line->kind == JOURNAL_ENTRY;

	if (line->kind == JOURNAL_RULING || is_attempt(line))
		return import_sum(import_sum(0, is_attempt(line) ? "A" : "R", 1),
			(const char *)&reading->at, sizeof reading->at);
	if (!is_entry && line->kind != JOURNAL_MEASURE)
		return 0;
	uint64_t sum = add_name(reading->im, reading->book, import_sum(0, is_entry ? "E" : "M", 1), line->name);
	for (int i = 0; i < line->pair_count; i++) {
		const struct text_pair *pair = &line->pairs[i];
		if (is_entry ? is_key(pair, stands_in) : !is_key(pair, journal_words[JOURNAL_WORD_TAKEN_AT]))
			sum = import_sum(sum, pair->key.s, (size_t)(pair->value.s - pair->key.s) + pair->value.n);
	}
	return sum;
}

static uint64_t table_sum(int round, int no)
{
	const struct journal_place place = { .round = round, .table = no };

	return import_sum(0, (const char *)&place, sizeof place);
}

/* The tables, each by its place: in step[0] what all its lines say, in step[1] all but its own. */
static bool list_table(const struct reading *reading, struct said *tables)
{
	const bool is_table = reading->line.kind == JOURNAL_TABLE;
	const struct journal_place *at = &reading->at;

	if (is_table && !import_note_sum(reading->im, tables, table_sum(at->round, at->table), 0))
		return false;
	if (tables->count == 0 || !(is_table || import_is_of_table(reading->line.kind)))
		return true;
	int64_t *said = tables->lines[tables->count - 1].step;
	for (int i = 0; i < (is_table ? 1 : 2); i++)
		said[i] = (int64_t)import_sum((uint64_t)said[i], (const char *)&reading->sum, sizeof reading->sum);
	return true;
}

/* After that step of its book. `tables` or NULL. */
static bool list_lines(struct import *im, struct book *book, struct said *said, struct said *tables,
	const struct buf *text, int64_t step)
{
	struct reading reading = reading_of(im, book, text);
	bool done = true;

	while (done && read_next(&reading)) {
		struct keys keys = { im, book, .count = 0 };
		own_keys(&keys, &reading.line, reading.at);
		if (tables && !list_table(&reading, tables))
			return false;
		done = import_note_sum(im, said, reading.sum, step)
			&& (!core_sum(&reading) || import_note_sum(im, said, core_sum(&reading), step));
		for (int i = 0; done && i < keys.count; i++)
			done = import_note_sum(im, said, keys.sum[i], step);
	}
	import_sort(said->lines, &said->count);
	if (tables)
		import_sort(tables->lines, &tables->count);
	return done;
}

bool import_list_lines(struct import *im, struct book *book, struct said *said, struct said *tables,
	const struct buf *text)
{
	return list_lines(im, book, said, tables, text, 0);
}

bool import_had_alike(const struct meeting *met, int round, int no)
{
	const struct said_line *ours = import_find_line(&met->tables[OURS], table_sum(round, no)),
		*theirs = import_find_line(&met->tables[THEIRS], table_sum(round, no));

	return ours && theirs && ours->step[0] == theirs->step[0];
}

static bool is_one_sheet(const struct said *a, const struct said *b, int round, int no)
{
	const struct said_line *x = import_find_line(a, table_sum(round, no)),
		*y = import_find_line(b, table_sum(round, no));

	return x && y && x->step[1] == y->step[1];
}

bool import_had_sheet(const struct meeting *met, int round, int no)
{
	return is_one_sheet(&met->tables[OURS], &met->tables[THEIRS], round, no);
}

bool import_has_sheet(const struct import *im, const struct meeting *met, int side, int round, int no)
{
	return is_one_sheet(&met->tables[side], &im->past.tables[side], round, no);
}

/*
 * Was a deal of it written, or its sheet closed, here after that step, before this merge? It may be as it was
 * all the same.
 */
static bool was_written(struct import *im, int round, int no, int64_t since)
{
	struct book_deal *lists[2] = { NULL, NULL };
	struct book_table table;
	struct err none = { 0 };
	size_t counts[2] = { 0, 0 };
	char at[BOOK_SHORT];

	bool is_read = book_table_look(im->book, im->event.id, round, no, &table, &none) == 1
		&& book_table_history(im->book, table.id, false, &lists[0], &counts[0], &none)
		&& book_table_undone(im->book, table.id, &lists[1], &counts[1], &none)
		&& book_sheet_turned(im->book, table.id, since, im->step_before, at, &none);
	bool was = !is_read || (at[0] && table.is_signed);
	for (int list = 0; list < 2; list++) {
		for (size_t i = 0; i < counts[list]; i++)
			was = was || (lists[list][i].step > since && lists[list][i].step <= im->step_before);
		book_free(lists[list]);
	}
	return was;
}

/* The last meeting at which both had the table alike, if it is so still in the book of `side`; else NULL. */
static const struct meeting *met_alike(const struct import *im, int side, int round, int no)
{
	const uint64_t sum = table_sum(round, no);
	const struct said_line *now = import_find_line(&im->past.tables[side], sum);

	for (size_t i = im->meeting_count; now && i-- > 0;) {
		const struct meeting *met = &im->meetings[i];
		if (import_had_alike(met, round, no))
			return import_find_line(&met->tables[side], sum)->step[0] == now->step[0] ? met : NULL;
	}
	return NULL;
}

bool import_let_be(struct import *im, int round, int no)
{
	const struct meeting *met = has_sum(&im->past.touched, table_sum(round, no)) ? NULL
		: met_alike(im, OURS, round, no);

	return met && !was_written(im, round, no, met->step[OURS]);
}

bool import_let_be_there(struct import *im, int round, int no)
{
	const struct meeting *met = met_alike(im, THEIRS, round, no);
	struct book_table table;
	struct err none = { 0 };
	bool was_written_there = true;

	return met && book_table_look(im->from, im->from_event.id, round, no, &table, &none) == 1
		&& vault_table_written(im->from, table.id, met->step[THEIRS], &was_written_there, &none)
		&& !was_written_there;
}

/* ---- what was said since ------------------------------------------------------------------------------- */

/*
 * What a copy of the book, of which later steps are looked at first, said of the event after a step; *found
 * false: it was not there.
 */
static bool list_at(struct import *im, struct book *then, int64_t step, int64_t event, struct said *said,
	bool *found)
{
	struct vault_step last;
	struct book_event known;
	struct err none = { 0 };
	struct buf text = { 0 };
	struct num when = num_of(step), id = num_of(event);

	*found = step > 0 && vault_rewind(then, when.text, &last, &none)
		&& book_event_find(then, id.text, &known, &none);
	if (!*found)
		return true;
	bool done = import_write_journal(im->desk, then, &known, &text)
		&& list_lines(im, then, said, NULL, &text, step);
	buf_free(&text);
	return done;
}

/* What came from another book by a step that was undone was not taken back: it may come again. */
static bool leave_given_back(struct import *im, struct book *book, int64_t since, int64_t event,
	struct said *ever)
{
	struct book *then = NULL;
	int64_t *steps = NULL;
	size_t count = 0, kept = 0;
	bool found = true, done = vault_taken_over(book, since, true, &steps, &count, im->e)
		&& (count == 0 || book_open(&then, book_path(book), BOOK_LOOK, im->e));

	for (size_t i = 0; done && i < count; i++) {
		struct said before = { .count = 0 }, after = { .count = 0 };
		done = list_at(im, then, steps[i], event, &after, &found)
			&& list_at(im, then, steps[i] - 1, event, &before, &found);
		for (size_t j = kept = 0; done && j < ever->count; j++) {
			uint64_t sum = ever->lines[j].sum;
			if (!has_sum(&after, sum) || has_sum(&before, sum))
				ever->lines[kept++] = ever->lines[j];
		}
		ever->count = done ? kept : ever->count;
		free(before.lines);
		free(after.lines);
	}
	book_close(then);
	book_free(steps);
	return done;
}

/* All that a book has said of the event after that step, in front of each step that may take away. */
static bool list_ever(struct import *im, int side, int64_t event, int64_t since, struct said *ever)
{
	struct book *then = NULL, *book = side == OURS ? im->book : im->from;
	int64_t *steps = NULL;
	size_t count = 0;
	bool found = true, done = vault_takings(book, since, &steps, &count, im->e)
		&& (count == 0 || book_open(&then, book_path(book), BOOK_LOOK, im->e));

	for (size_t i = 0; done && found && i < count; i++)
		done = list_at(im, then, steps[i] - 1, event, ever, &found);
	book_close(then);
	book_free(steps);
	return done && leave_given_back(im, book, since, event, ever);
}

/*
 * What the book of `side` says that came into it by taking over since the two met, and is not in the other.
 * Steps that stand one behind the other are one.
 */
static bool list_taken(struct import *im, int side, struct said *taken)
{
	struct book *then = NULL, *book = side == OURS ? im->book : im->from;
	const struct said *now[SIDES] = { &im->past.here, &im->past.there };
	const int64_t event = side == OURS ? im->here : im->from_event.id;
	int64_t *steps = NULL;
	size_t count = 0;
	bool found = true, done = vault_taken_over(book, im->whole[side], false, &steps, &count, im->e)
		&& (count == 0 || book_open(&then, book_path(book), BOOK_LOOK, im->e));

	for (size_t i = 0; done && i < count; i++) {
		struct said before = { .count = 0 }, after = { .count = 0 };
		done = list_at(im, then, steps[i], event, &after, &found);
		while (i + 1 < count && steps[i + 1] == steps[i] - 1)
			i++;
		done = done && list_at(im, then, steps[i] - 1, event, &before, &found);
		for (size_t j = 0; done && j < after.count; j++) {
			uint64_t sum = after.lines[j].sum;
			if (!has_sum(&before, sum) && has_sum(now[side], sum) && !has_sum(now[!side], sum))
				done = import_note_sum(im, taken, sum, steps[i]);
		}
		free(before.lines);
		free(after.lines);
	}
	import_sort(taken->lines, &taken->count);
	book_close(then);
	book_free(steps);
	return done;
}

/*
 * Of what the other book than that of `side` has from a third one since the two met: what was said in that of
 * `side` after that step, and was taken back. The third one may have it from there; what was written anew is
 * none.
 */
static bool list_returned(struct import *im, int side, int64_t event, int64_t since)
{
	struct said taken = { .count = 0 }, ever = { .count = 0 }, *returned = &im->past.returned[side];
	bool done = list_taken(im, !side, &taken)
		&& (taken.count == 0 || list_ever(im, side, event, since, &ever));

	for (size_t i = 0; done && i < taken.count; i++) {
		const struct said_line *line = import_find_line(&ever, taken.lines[i].sum);
		done = !line || import_note_sum(im, returned, line->sum, line->step[0]);
	}
	free(taken.lines);
	free(ever.lines);
	return done;
}

static bool has_news(
	struct import *im, struct book *book, const struct buf *text, const struct said *said)
{
	struct reading reading = reading_of(im, book, text);

	while (read_next(&reading)) {
		if (!has_sum(said, reading.sum))
			return true;
	}
	return false;
}

/* Is the player whom a line of then names somebody who is called otherwise in that book by now? */
static bool is_renamed(struct import *im, struct book *book, struct text_slice name, bool *is)
{
	char label[BOOK_TEXT];
	struct book_player then = { .id = 0 }, now = { .id = 0 };
	struct buf called = { 0 };
	struct err none = { 0 };
	int64_t id = 0;
	int found = 0;

	*is = false;
	if (!import_copy(im, label, sizeof label, name)) {
		*im->e = none;
		return true;
	}
	if (im->parted.event.id && book_player_by_label(im->parted.book, label, &then, &none))
		found = book_player_now(book, then.id, &now, im->e);
	else if (book_player_by_label(book == im->book ? im->from : im->book, label, &then, &none)
		&& (id = import_counterpart(im, book == im->book ? THEIRS : OURS, then.id)) != 0)
		found = book_player_now(book, id, &now, im->e);
	else
		found = import_joined(im, book == im->book ? OURS : THEIRS, label, &now);
	if (found == 1)
		book_player_label(&called, &now);
	*is = found == 1 && strcmp(buf_text(&called), label) != 0;
	buf_free(&called);
	return found >= 0;
}

/* So is anybody on the line. */
static bool names_renamed(
	struct import *im, struct book *book, const struct journal_statement *line, bool *is)
{
	bool has_name = line->kind == JOURNAL_ENTRY || line->kind == JOURNAL_MEASURE, done = true;

	*is = false;
	if (has_name)
		done = is_renamed(im, book, line->name, is);
	for (int i = 0; done && !*is && has_players(line->kind) && i < line->pair_count; i++)
		done = is_renamed(im, book, line->pairs[i].value, is);
	return done;
}

/* Is whoever a line of this book is about still one person in the other, whatever they are called there? */
static bool is_one_there(struct import *im, const struct journal_statement *line, bool *is)
{
	char label[BOOK_TEXT];
	struct book_player here, there;
	struct err none = { 0 };

	*is = false;
	if ((line->kind != JOURNAL_ENTRY && line->kind != JOURNAL_MEASURE)
		|| !text_slice_copy(label, sizeof label, line->name)
		|| !book_player_by_label(im->book, label, &here, &none))
		return true;
	const int64_t id = import_counterpart(im, OURS, here.id);
	const int found = id ? book_player_now(im->from, id, &there, im->e) : 0;
	*is = found == 1 && there.id == id;
	return found >= 0;
}

/* Did a third book bring back to the other one what was taken back here? */
static bool was_taken_back(struct import *im, uint64_t sum)
{
	return !has_sum(&im->past.here, sum) && has_sum(&im->past.returned[OURS], sum);
}

/* And here what was taken back there since both last said it alike, or neither did? */
static bool was_taken_back_there(struct import *im, uint64_t sum)
{
	const struct said_line *line = import_find_line(&im->common, sum),
		*was = import_find_line(&im->past.returned[THEIRS], sum);

	return was && was->step[0] > (line ? line->step : im->met)[THEIRS];
}

/* What it is about, and was here, is struck, unless somebody has another name here by now. */
static bool note_struck(struct import *im, const struct reading *reading)
{
	struct keys keys = { im, reading->book, .count = 0 };
	bool is = false, done = true;

	own_keys(&keys, &reading->line, reading->at);
	const uint64_t sum = reading->sum;
	bool is_struck = has_sum(&im->common, sum) || was_taken_back(im, sum);
	/* Another measure or step has to do with one that was struck only as long as the other book has that. */
	const unsigned replaced = 1u << JOURNAL_MEASURE | 1u << JOURNAL_ORDER;
	if ((replaced >> reading->line.kind & 1) && !(is_struck && has_sum(&im->past.there, sum)))
		return true;
	for (int i = 0; done && i < keys.count; i++) {
		bool was = has_sum(&im->common, keys.sum[i]) || was_taken_back(im, keys.sum[i]);
		if (has_sum(&im->past.here, keys.sum[i]) || !was)
			continue;
		done = names_renamed(im, im->book, &reading->line, &is)
			&& (is || import_note_sum(im, &im->past.struck, keys.sum[i], 0));
	}
	return done;
}

/* What both books had when they met, or the other one has by now, and was taken back here. */
static bool list_struck(struct import *im, const struct buf *theirs)
{
	const struct buf *const journals[] = { &im->parted.journal, theirs };
	struct book *const books[] = { im->parted.book, im->from };
	bool done = true;

	for (int i = 0; i < 2; i++) {
		struct reading reading = reading_of(im, books[i], journals[i]);
		while (done && read_next(&reading))
			done = note_struck(im, &reading);
	}
	import_sort(im->past.struck.lines, &im->past.struck.count);
	return done;
}

/* Had both the same tables of the round at that meeting? */
static bool look_at_round(struct import *im, const struct meeting *met, int round, bool *alike)
{
	struct book_table *list[SIDES] = { NULL };
	size_t count[SIDES] = { 0 };
	bool done = true;

	for (int side = 0; done && side < SIDES; side++)
		done = book_tables(met->book[side], met->event[side], round, &list[side], &count[side], im->e);
	*alike = done && count[OURS] > 0 && count[OURS] == count[THEIRS];
	for (size_t i = 0; *alike && i < count[OURS]; i++) {
		list[OURS][i].turn_count = list[THEIRS][i].turn_count = 0;
		*alike = list[OURS][i].no == list[THEIRS][i].no
			&& import_same_seats(im, &list[OURS][i], &list[THEIRS][i], alike) && *alike;
	}
	book_free(list[OURS]);
	book_free(list[THEIRS]);
	return done;
}

/* Of a round that is here no more: was it always another one than theirs, so that only its own went? */
static bool was_other_round(struct import *im, struct reading reading, bool *is_other)
{
	const int round = reading.at.round;
	struct keys keys = { im, im->from, .count = 0 };
	bool alike = false, has_seats = false, done = true;

	own_keys(&keys, &reading.line, reading.at);
	alike = has_key(&im->past.here, &keys);
	while (!alike && read_next(&reading) && reading.at.round == round) {
		bool is_seats = reading.line.kind == JOURNAL_SEATS;
		has_seats = has_seats || is_seats;
		alike = is_seats && (has_sum(&im->past.here_ever, reading.sum)
			|| has_sum(&im->past.returned[OURS], reading.sum));
	}
	for (size_t i = 0; done && !alike && i < im->meeting_count; i++) {
		const struct meeting *met = import_meeting(im, i);
		done = !met || look_at_round(im, met, round, &alike);
	}
	*is_other = has_seats && !alike;
	return done;
}

static void forget(struct import *im, uint64_t sum)
{
	const struct said *const lists[] = { &im->common, &im->past.here_ever, &im->past.returned[OURS],
		&im->past.returned[THEIRS] };

	for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
		struct said_line *line = import_find_line(lists[i], sum);
		if (!line)
			continue;
		line->count = 0;
		line->step[OURS] = i == 0 ? line->step[OURS] : 0;
	}
}

/* Where both drew a round and this one's was removed, the other one's is new here. */
static bool forget_other_rounds(struct import *im, const struct buf *theirs)
{
	struct reading reading = reading_of(im, im->from, theirs);
	bool is_other = false, done = true;

	while (done && read_next(&reading)) {
		struct keys keys = { im, im->from, .count = 0 };
		if (reading.line.kind == JOURNAL_ROUND)
			done = was_other_round(im, reading, &is_other);
		if (!done || !is_other || reading.at.round == 0)
			continue;
		own_keys(&keys, &reading.line, reading.at);
		forget(im, reading.sum);
		for (int i = 0; i < keys.count; i++)
			forget(im, keys.sum[i]);
	}
	return done;
}

/* What was said of a sheet before it was recorded anew is nothing that both said, or that was taken back. */
static void forget_anew(struct import *im, struct book *book, const struct buf *text)
{
	struct reading reading = reading_of(im, book, text);
	int64_t anew[SIDES] = { 0 };

	while (read_next(&reading)) {
		struct keys keys = { im, book, .count = 0 };
		struct book_table table;
		struct err none = { 0 };
		for (int side = 0; reading.line.kind == JOURNAL_TABLE && side < SIDES; side++)
			anew[side] = book_table_look(side == OURS ? im->book : im->from, side == OURS ? im->here
				: im->from_event.id, reading.at.round, reading.at.table, &table, &none) == 1
				? import_anew(im, side, table.id) : 0;
		const struct said_line *line = import_find_line(&im->common, reading.sum);
		const int64_t *since = line ? line->step : im->met;
		if (!import_is_of_table(reading.line.kind) || reading.line.kind == JOURNAL_SEATS
			|| (since[OURS] >= anew[OURS] && since[THEIRS] >= anew[THEIRS]))
			continue;
		own_keys(&keys, &reading.line, reading.at);
		keys.sum[keys.count++] = core_sum(&reading);
		keys.sum[keys.count++] = reading.sum;
		for (int i = 0; i < keys.count; i++)
			forget(im, keys.sum[i]);
	}
}

/*
 * Take as new what the other book made anew: it had the line, lacked it when this book last knew it, and has
 * it again, though it knew that the line had been taken back here. A line that it never had before may have
 * come back by way of a third book.
 */
static bool forget_made_anew(struct import *im, const struct buf *theirs)
{
	const struct said *const here = &im->past.here;
	struct reading reading = reading_of(im, im->from, theirs);
	struct said had = { .count = 0 }, not_new = { .count = 0 };
	struct book *then = NULL;
	bool found = true, is_any = false;

	while (!is_any && read_next(&reading))
		is_any = !has_sum(here, reading.sum) && (has_sum(&im->past.here_ever, reading.sum)
			|| has_sum(&im->past.returned[OURS], reading.sum));
	if (!is_any || im->parted.step == 0)
		return true;
	bool done = book_open(&then, book_path(im->from), BOOK_LOOK, im->e)
		&& list_ever(im, THEIRS, im->from_event.id, im->parted.step, &had)
		&& list_at(im, then, im->seen[THEIRS], im->from_event.id, &not_new, &found)
		&& list_ever(im, OURS, im->here, im->seen[OURS], &not_new);
	reading = reading_of(im, im->from, theirs);
	while (done && read_next(&reading)) {
		struct keys keys = { im, im->from, .count = 0 };
		if (!has_sum(&had, reading.sum) || has_sum(here, reading.sum) || has_sum(&not_new, reading.sum))
			continue;
		own_keys(&keys, &reading.line, reading.at);
		forget(im, reading.sum);
		for (int i = 0; i < keys.count; i++) {
			if (!has_sum(here, keys.sum[i]))
				forget(im, keys.sum[i]);
		}
	}
	free(had.lines);
	free(not_new.lines);
	book_close(then);
	return done;
}

/* The tables of which a line there was taken back here since: they were not let be. */
static bool list_touched(struct import *im, const struct buf *theirs)
{
	struct reading reading = reading_of(im, im->from, theirs);
	bool done = true;

	while (done && read_next(&reading)) {
		if (reading.at.table > 0 && was_taken_back(im, reading.sum) && !has_sum(&im->common, reading.sum))
			done = import_note_sum(im, &im->past.touched, table_sum(reading.at.round, reading.at.table), 0);
	}
	import_sort(im->past.touched.lines, &im->past.touched.count);
	return done;
}

bool import_read_past(struct import *im, const struct book_event *here, const struct buf *theirs)
{
	struct since *past = &im->past;
	struct buf ours = { 0 };

	if (!here->id)
		return true;
	bool done = import_write_journal(im->desk, im->book, here, &ours)
		&& import_list_lines(im, im->book, &past->here, &past->tables[OURS], &ours)
		&& import_list_lines(im, im->from, &past->there, &past->tables[THEIRS], theirs)
		&& vault_has_taken(im->book, im->parted.step, &past->has_taken, im->e);

	if (done && !past->has_taken)
		done = vault_has_taken(im->from, im->parted.step, &past->has_taken, im->e);
	if (done && past->has_taken && has_news(im, im->from, theirs, &past->here))
		done = list_ever(im, OURS, here->id, im->whole[OURS], &past->here_ever)
			&& list_returned(im, OURS, here->id, im->parted.step);
	if (done && past->has_taken && has_news(im, im->book, &ours, &past->there))
		done = list_returned(im, THEIRS, im->from_event.id, im->whole[THEIRS]);
	if (done) {
		forget_anew(im, im->book, &ours);
		forget_anew(im, im->from, theirs);
	}
	done = done && forget_made_anew(im, theirs) && forget_other_rounds(im, theirs);
	done = done && list_struck(im, theirs) && list_touched(im, theirs);
	buf_free(&ours);
	return done;
}

void import_free_past(struct since *past)
{
	struct said *const all[] = { &past->here, &past->there, &past->here_ever, &past->returned[OURS],
		&past->returned[THEIRS], &past->struck, &past->tables[OURS], &past->tables[THEIRS],
		&past->touched };

	for (size_t i = 0; i < sizeof all / sizeof *all; i++)
		free(all[i]->lines);
}

/* ---- a line in words ----------------------------------------------------------------------------------- */

/* A name or value of a line; "" where it is too long. */
struct said_words {
	char text[BOOK_TEXT];
};

static struct said_words words_of(struct text_slice said)
{
	struct said_words words = { "" };

	if (!text_slice_copy(words.text, sizeof words.text, said))
		words.text[0] = '\0';
	return words;
}

static void write_turns(struct buf *b, enum lang lang, const struct journal_statement *line)
{
	for (int i = 0; i < line->pair_count; i++) {
		const struct text_pair *pair = &line->pairs[i];
		buf_str(b, i > 0 ? ", " : "");
		buf_msg(b, lang, &msg_merge_line_turn, MSG_ARGS(words_of(pair->key).text, words_of(pair->value).text,
			num_of(line->number).text));
	}
}

void import_clock_words(struct buf *b, enum lang lang, int round, const struct round_clock *clock)
{
	struct buf words = { 0 };

	clock_words(&words, lang, clock);
	buf_msg(b, lang, &msg_merge_line_clock, MSG_ARGS(num_of(round).text, buf_text(&words)));
	buf_free(&words);
}

static void write_clock(struct buf *b, enum lang lang, const struct journal_statement *line, int round)
{
	struct round_clock clock = { .minutes = 0 };
	struct err none = { 0 };

	for (int i = 0; i < line->pair_count; i++)
		journal_clock_put(&clock, words_of(line->pairs[i].key).text, words_of(line->pairs[i].value).text,
			&none);
	import_clock_words(b, lang, round, &clock);
}

void import_draw_words(struct buf *b, enum lang lang, int round, const struct draw_how *how)
{
	static const struct msg *const methods[] = { [DRAW_RANDOM] = &msg_merge_draw_random,
		[DRAW_STANDING] = &msg_merge_draw_standing, [DRAW_ALL_PLAY] = &msg_merge_draw_all_play };
	struct buf words = { 0 };

	buf_msg(&words, lang, methods[how->method], MSG_NO_ARGS);
	if (how->seed[0])
		buf_msg(&words, lang, &msg_merge_draw_seed, MSG_ARGS(how->seed));
	if (how->is_apart)
		buf_msg(&words, lang, &msg_merge_draw_apart, MSG_NO_ARGS);
	buf_msg(b, lang, &msg_merge_line_draw, MSG_ARGS(num_of(round).text, buf_text(&words)));
	buf_free(&words);
}

static void write_draw(struct buf *b, enum lang lang, const struct journal_statement *line, int round)
{
	struct draw_how how = { .method = DRAW_RANDOM };
	struct err none = { 0 };

	for (int i = 0; i < line->pair_count; i++)
		journal_draw_put(&how, words_of(line->pairs[i].key).text, words_of(line->pairs[i].value).text, &none);
	import_draw_words(b, lang, round, &how);
}

static void write_round(struct buf *b, enum lang lang, const struct journal_statement *line)
{
	buf_msg(b, lang, &msg_merge_line_round, MSG_ARGS(num_of(line->number).text));
	for (int i = 0; i < line->pair_count; i++) {
		if (is_key(&line->pairs[i], journal_words[JOURNAL_WORD_SEED]))
			buf_msg(b, lang, &msg_merge_line_seed, MSG_ARGS(words_of(line->pairs[i].value).text));
	}
}

/* The deal, by which case, and what decided. */
static void write_ruled(struct buf *b, enum lang lang, const struct journal_statement *line)
{
	const struct said_words case_no = words_of(line->name);
	struct buf which = { 0 };

	if (strcmp(case_no.text, "jury") == 0)
		buf_msg(&which, lang, &msg_merge_line_jury, MSG_NO_ARGS);
	else
		buf_str(&which, case_no.text);
	buf_msg(b, lang, &msg_merge_line_ruling, MSG_ARGS(num_of(line->number).text, buf_text(&which)));
	for (int i = 0; i < line->pair_count; i++) {
		if (is_key(&line->pairs[i], "reason"))
			buf_printf(b, " – %s", words_of(line->pairs[i].value).text);
	}
	buf_free(&which);
}

static void write_entry(struct buf *b, enum lang lang, const struct journal_statement *line)
{
	buf_msg(b, lang, &msg_merge_line_entry,
		MSG_ARGS(num_of(line->number).text, words_of(line->name).text));
	for (int i = 0; i < line->pair_count; i++) {
		const struct text_pair *pair = &line->pairs[i];
		const char *value = words_of(pair->value).text;
		bool is_club = is_key(pair, journal_words[JOURNAL_WORD_CLUB]);
		bool is_shown = is_key(pair, journal_words[JOURNAL_WORD_PUBLIC]);
		buf_msg(b, lang, is_club ? &msg_merge_line_club : is_shown ? &msg_merge_line_shown
			: &msg_merge_line_entrant, MSG_ARGS(value));
	}
}

static void write_measure(struct import *im, struct buf *b, const struct journal_statement *line)
{
	struct book_measure measure = { .kind = BOOK_MEASURES };
	const struct err before = *im->e;

	for (int i = 0; i < line->pair_count; i++)
		desk_measure_pair(im->desk, words_of(line->pairs[i].key).text, words_of(line->pairs[i].value).text,
			&measure);
	*im->e = before;
	buf_printf(b, "%s", words_of(line->name).text);
	if (measure.kind < BOOK_MEASURES)
		buf_printf(b, " %s", desk_measure_said(im->desk->lang, measure.kind));
	if (measure.reason[0])
		buf_printf(b, " – %s", measure.reason);
}

static void write_sheet_line(struct buf *b, enum lang lang, const struct journal_statement *line)
{
	buf_msg(b, lang, &msg_merge_line_table, MSG_ARGS(num_of(line->number).text));
	if (line->is_signed)
		buf_msg(b, lang, &msg_merge_line_signed, MSG_ARGS(words_of(line->name).text));
	if (line->checked_by.n > 0)
		buf_msg(b, lang, &msg_merge_line_checked, MSG_ARGS(words_of(line->checked_by).text));
}

static void write_step(
	struct import *im, struct buf *b, struct book *book, const struct journal_statement *line)
{
	const int64_t event = book == im->book ? im->event.id : im->from_event.id;
	char value[BOOK_SETTING];
	struct buf words = { 0 };

	if (import_copy(im, value, sizeof value, import_whole(line->name)))
		order_step_words(&words, im->desk->lang, book, event, value);
	buf_msg(b, im->desk->lang, &msg_merge_line_order, MSG_ARGS(num_of(step_table(line)).text,
		num_of(line->number).text, buf_text(&words)));
	buf_free(&words);
}

/* A line of a journal as it is told; deals and their cards as they are written. */
static void write_words(struct import *im, struct buf *b, struct book *book,
	const struct journal_statement *line, const struct journal_place *at)
{
	static const struct msg *const words[] = {
		[JOURNAL_KNOWN] = &msg_merge_line_totals, [JOURNAL_MEASURE] = NULL,
	};
	const enum lang lang = im->desk->lang;
	const char *blank = memchr(line->source.s, ' ', line->source.n), *end = words_end(line);

	if (line->kind == JOURNAL_TURN) {
		write_turns(b, lang, line);
	} else if (line->kind == JOURNAL_CLOCK) {
		write_clock(b, lang, line, at->round);
	} else if (line->kind == JOURNAL_ENTRY) {
		write_entry(b, lang, line);
	} else if (line->kind == JOURNAL_MEASURE) {
		write_measure(im, b, line);
	} else if (line->kind == JOURNAL_TABLE) {
		write_sheet_line(b, lang, line);
	} else if (line->kind == JOURNAL_ROUND) {
		write_round(b, lang, line);
	} else if (line->kind == JOURNAL_DRAW) {
		write_draw(b, lang, line, at->round);
	} else if (line->kind == JOURNAL_RULING) {
		write_ruled(b, lang, line);
	} else if (line->kind == JOURNAL_ORDER) {
		write_step(im, b, book, line);
	} else if (words[line->kind] && blank) {
		struct buf rest = { 0 };
		buf_printf(&rest, "%.*s", (int)(end - blank - 1), blank + 1);
		buf_msg(b, lang, words[line->kind], MSG_ARGS(buf_text(&rest)));
		buf_free(&rest);
	} else {
		buf_printf(b, "%.*s", (int)line->source.n, line->source.s);
	}
}

/* Was the round, or the table, of the line here when the merge began? */
static bool was_here(struct import *im, bool is_at_table)
{
	const bool is_of_round = im->now.kind == JOURNAL_ROUND || im->now.kind == JOURNAL_CLOCK
		|| im->now.kind == JOURNAL_DRAW;
	const struct text_slice no_name = { "", 0 };
	struct journal_place place = { .round = im->at.round, .table = is_at_table ? im->at.table : 0 };
	struct keys keys = { im, im->from, .count = 0 };

	put_key(&keys, is_at_table ? KEY_TABLE : KEY_ROUND, place, no_name);
	return !(is_at_table || is_of_round) || has_key(&im->past.here, &keys);
}

void import_say_came(struct import *im)
{
	const bool is_at_table = import_is_of_table(im->now.kind);
	struct buf text = { 0 };

	if (!im->from || !im->was_there || !was_here(im, is_at_table))
		return;
	if (im->now.kind == JOURNAL_DEAL)
		buf_msg(&text, im->desk->lang, &msg_merge_line_cards, MSG_ARGS(num_of(im->now.deal.no).text));
	else
		write_words(im, &text, im->from, &im->now, &im->at);
	if (is_at_table)
		desk_say(im->desk, &msg_merge_came_at,
			MSG_ARGS(num_of(im->at.round).text, num_of(im->at.table).text, buf_text(&text)));
	else
		desk_say(im->desk, &msg_merge_came, MSG_ARGS(buf_text(&text)));
	buf_free(&text);
}

/* ---- a line of the other book -------------------------------------------------------------------------- */

/* Does the sheet here still have that signature or check mark (`done`: there is one here, by that name)? */
static bool has_mark(struct import *im, struct text_slice said, bool done, const char *by)
{
	char name[BOOK_TEXT];

	return done && import_copy(im, name, sizeof name, said) && strcmp(name, by) == 0;
}

/* Has the sheet here lost a signature or check mark that the table's line has? */
static bool lost_mark(struct import *im)
{
	struct book_table ours;
	struct err none = { 0 };

	if (book_table_look(im->book, im->event.id, im->at.round, im->at.table, &ours, &none) != 1)
		return true;
	return (im->now.is_signed && !has_mark(im, im->now.name, ours.is_signed, ours.signed_by))
		|| (im->now.checked_by.n > 0 && !has_mark(im, im->now.checked_by, ours.is_checked, ours.checked_by));
}

/* Report a table of which the sheet was closed, opened or checked here since. */
static bool say_sheet(struct import *im)
{
	const struct text_slice no_name = { "", 0 };
	struct keys table = { im, im->from, .count = 0 };
	struct buf text = { 0 };

	put_key(&table, KEY_TABLE, (struct journal_place){ im->at.round, im->at.table, 0 }, no_name);
	if (im->now.kind != JOURNAL_TABLE || !has_key(&im->past.here, &table))
		return false;
	if (import_is_signed_again(im, THEIRS, im->at.round, im->at.table))
		return true;   /* the table's line tells who signed it */
	im->is_newer = !lost_mark(im);   /* told at its end: what comes may take the mark away */
	if (im->is_newer)
		return true;
	write_words(im, &text, im->from, &im->now, &im->at);
	desk_say(im->desk, &msg_merge_back_sheet,
		MSG_ARGS(num_of(im->at.round).text, num_of(im->at.table).text, buf_text(&text)));
	buf_free(&text);
	return true;
}

/*
 * Does the other book keep what was taken back here, so that it is told there? A ruling or cards, and what
 * it has by itself, for when the two met it was not there. What stands here otherwise came after it, but for
 * a ruling or cards that both have otherwise.
 */
static bool is_kept_there(struct import *im)
{
	const struct reading reading = { .im = im, .book = im->from, .line = im->now, .at = im->at };
	struct journal_place at = im->at;
	const uint64_t sum = line_sum(im, im->from, &at, &im->now, im->journal);
	const bool is_common = has_sum(&im->common, sum), is_ruling = im->now.kind == JOURNAL_RULING;
	struct keys keys = { im, im->from, .count = 0 };

	own_keys(&keys, &im->now, im->at);
	bool is_here = is_ruling ? has_sum(&im->past.here, core_sum(&reading)) : has_key(&im->past.here, &keys);
	if (is_ruling || im->now.kind == JOURNAL_CARDS)
		return !is_here || !is_common;
	return keys.count > 0 && !is_here && !is_common && !has_sum(&im->past.returned[OURS], sum);
}

/*
 * It was taken back here since, and stays so. A table is named once; its deals are, as those that changed;
 * who has another name here is the same.
 */
void import_say_back(struct import *im)
{
	const enum journal_kind kind = im->now.kind;
	struct buf text = { 0 };
	bool is_called = false;

	if (kind == JOURNAL_EVENT || kind == JOURNAL_DEAL || kind == JOURNAL_TOTALS || im->broken)
		return;
	if (!names_renamed(im, im->book, &im->now, &is_called) || is_called)
		return;
	if ((import_is_of_table(kind) && im->back_table == im->table_line) || say_sheet(im))
		return;
	im->back_table = kind == JOURNAL_TABLE ? im->now.line : im->table_line;
	im->gone += is_kept_there(im);
	write_words(im, &text, im->from, &im->now, &im->at);
	if (import_is_of_table(kind) || kind == JOURNAL_TABLE)
		desk_say(im->desk, &msg_merge_back_at,
			MSG_ARGS(num_of(im->at.round).text, num_of(im->at.table).text, buf_text(&text)));
	else
		desk_say(im->desk, &msg_merge_back, MSG_ARGS(buf_text(&text)));
	buf_free(&text);
}

bool import_is_old(struct import *im)
{
	uint64_t sum = line_sum(im, im->from, &im->at, &im->now, im->journal);

	const struct said_line *line = import_find_line(&im->common, sum);
	memcpy(im->since, line ? line->step : im->met, sizeof im->since);
	bool is_common = import_meet(im->common.lines, im->common.count, sum);
	bool is_of_merge = is_common && im->since[OURS] > im->parted.step;
	im->is_back = is_common ? is_of_merge && !has_sum(&im->past.here, sum) : was_taken_back(im, sum);
	/* Of an entry, a round or totals something may be new all the same; a table tells it when it begins. */
	const unsigned compared = 1u << JOURNAL_ENTRY | 1u << JOURNAL_ROUND | 1u << JOURNAL_TABLE
		| (im->is_stored ? 1u << JOURNAL_KNOWN | 1u << JOURNAL_SEATS : 0);
	if (im->is_back && !(compared >> im->now.kind & 1))
		import_say_back(im);
	return is_common || im->is_back;
}

/* A claim that is open, or was dismissed, changes no result: what forbids it was looked at with the deals. */
static bool is_claim_only(const struct import *im)
{
	bool is = false;

	for (int i = 0; i < im->now.pair_count && im->now.kind == JOURNAL_RULING && im->is_stored; i++) {
		const struct text_pair *pair = &im->now.pairs[i];
		is = is || (text_slice_is(pair->key, "state") && !text_slice_is(pair->value, "decided"));
	}
	return is;
}

bool import_check_struck(struct import *im)
{
	struct keys keys = { im, im->from, .count = 0 };
	struct buf text = { 0 };

	if (!im->from || im->is_old || im->broken || is_claim_only(im))
		return true;
	all_keys(&keys, &im->now, im->at);
	if (!has_key(&im->past.struck, &keys) || import_is_left(im))
		return true;
	write_words(im, &text, im->from, &im->now, &im->at);
	desk_fail(im->desk, ERR_CONFLICT, &msg_merge_struck, MSG_ARGS(buf_text(&text)));
	buf_free(&text);
	return import_fault_error(im);
}

static uint64_t measure_sum(struct import *im, const struct book_measure *measure)
{
	struct buf line = { 0 };

	journal_measure_write(&line, measure);
	buf_str(&line, "\n");
	struct reading reading = reading_of(im, im->book, &line);
	read_next(&reading);
	buf_free(&line);
	return reading.sum;
}

/* How many seats of tables a journal says, and deals and totals; of these, how many another one says too. */
struct sheets_said {
	size_t seats, deals;
};

static struct sheets_said count_sheets(struct reading reading, const struct said *other)
{
	struct sheets_said said = { 0 };

	while (read_next(&reading)) {
		const enum journal_kind kind = reading.line.kind;
		bool counts = !other || has_sum(other, reading.sum);
		said.seats += counts && kind == JOURNAL_SEATS;
		said.deals += counts && (kind == JOURNAL_DEAL || kind == JOURNAL_KNOWN);
	}
	return said;
}

bool import_check_twin(struct import *im)
{
	struct book_event *list = NULL;
	struct said said = { .count = 0 };
	struct buf theirs = { 0 };
	size_t count = 0;
	const enum lang lang = im->desk->lang;
	bool done = book_events(im->book, &list, &count, im->e)
		&& import_write_journal(im->desk, im->from, &im->from_event, &theirs)
		&& import_list_lines(im, im->from, &said, NULL, &theirs);

	const size_t deals = done ? count_sheets(reading_of(im, im->from, &theirs), NULL).deals : 0;
	for (size_t i = 0; done && i < count; i++) {
		struct buf ours = { 0 };
		done = import_write_journal(im->desk, im->book, &list[i], &ours);
		const struct reading reading = reading_of(im, im->book, &ours);
		const struct sheets_said all = count_sheets(reading, NULL), same = count_sheets(reading, &said);
		const size_t fewer = all.deals < deals ? all.deals : deals;
		bool is_twin = same.seats > 0 && same.deals > 0 && 2 * same.deals >= fewer;
		buf_free(&ours);
		done = done && (!is_twin || desk_fail(im->desk, ERR_CONFLICT, &msg_merge_event_twin,
			MSG_ARGS(im->from_event.name, day_of(im->from_event.day, lang).text, list[i].name,
				day_of(list[i].day, lang).text)));
	}
	free(said.lines);
	buf_free(&theirs);
	book_free(list);
	return done;
}

bool import_measure_is_gone(struct import *im, const struct book_measure *measure)
{
	const uint64_t sum = measure_sum(im, measure);

	return has_sum(&im->common, sum) && !has_sum(&im->past.there, sum);
}

/* ---- what is there no more --------------------------------------------------------------------- */

/* Is all of the round, or of the table, as both said it, with nothing but seats in it? */
static bool is_bare(struct import *im, struct reading reading)
{
	const bool is_table = reading.line.kind == JOURNAL_TABLE;
	const struct journal_place at = reading.at;
	const unsigned bare = 1u << JOURNAL_ROUND | 1u << JOURNAL_TABLE | 1u << JOURNAL_SEATS
		| 1u << JOURNAL_TURN | 1u << JOURNAL_CLOCK | 1u << JOURNAL_DRAW;

	do {
		if (!(bare >> reading.line.kind & 1u) || reading.line.is_signed || !has_sum(&im->common, reading.sum))
			return false;
	} while (read_next(&reading) && reading.at.round == at.round
		&& (!is_table || reading.at.table == at.table));
	return true;
}

/* Those of the player that the other book has taken back; not if another followed here. */
static bool drop_measure(struct import *im, struct text_slice name, bool *dropped)
{
	struct book_measure *list = NULL;
	size_t count = 0;
	char said[BOOK_TEXT];
	bool done = import_copy(im, said, sizeof said, name)
		&& book_measures(im->book, im->event.id, "", &list, &count, im->e);

	for (size_t i = 0; i < count; i++)
		*dropped = *dropped && (strcmp(list[i].player, said) != 0 || import_measure_is_gone(im, &list[i])
			|| has_sum(&im->past.there, measure_sum(im, &list[i])));
	for (size_t i = 0; done && *dropped && i < count; i++) {
		if (strcmp(list[i].player, said) == 0 && import_measure_is_gone(im, &list[i]))
			done = book_measure_put_time(im->book, im->event.id, &list[i], BOOK_MEASURE_BACK, im->e);
	}
	book_free(list);
	return done;
}

/* Not who sits at a table here, or has a measure. */
static bool drop_entry(struct import *im, struct text_slice name, bool *dropped)
{
	struct book_player player;
	struct book_entry entry;
	struct err none = { 0 };
	char label[BOOK_TEXT];
	bool stands_in = true;

	*dropped = import_copy(im, label, sizeof label, name)
		&& book_player_by_label(im->book, label, &player, &none)
		&& book_entry_of(im->book, im->event.id, player.id, &entry, &none) == 1
		&& book_entry_remove(im->book, &entry, &stands_in, &none);
	if (none.status == ERR_FAILED || !*dropped || stands_in)
		return none.status != ERR_FAILED;
	return import_renumber_gone(im, &entry)
		&& desk_number_warn(im->desk, im->event.id, entry.start_no, &msg_number_left);
}

static bool drop_totals(struct import *im, struct journal_place at, bool *dropped)
{
	struct book_table table;
	bool again;

	*dropped = book_table_look(im->book, im->event.id, at.round, at.table, &table, im->e) == 1
		&& !table.is_signed;
	struct book_totals none = { .table = table.id };
	return !*dropped || book_totals_put(im->book, &none, true, &again, im->e);
}

static bool drop_table(struct import *im, struct journal_place at, bool *dropped)
{
	struct book_table table;

	*dropped = book_table_look(im->book, im->event.id, at.round, at.table, &table, im->e) == 1
		&& !table.is_signed;
	return !*dropped || book_table_remove(im->book, table.id, im->e);
}

/* Is it the last step at its table, and was no deal played since? */
static bool is_end_of_order(struct import *im, const struct journal_statement *line)
{
	char value[BOOK_SETTING];
	struct order order;
	struct order_step step;
	struct err none = { 0 };
	int last = 0, no;
	const int table = step_table(line);

	if (!order_step_last(im->book, im->event.id, table, &last, &none) || last != line->number)
		return false;
	if (!order_step_at(im->book, im->event.id, table, last, value, &no, &none)
		|| !order_step_parse(value, &step) || !order_read(im->book, &im->event, table, &order, &none))
		return false;
	return order.round == 0 || (order.round == step.round && order.deal == step.deal);
}

/*
 * What the other book alone has removed is removed here too, where nothing hangs on it: a round or a table
 * without deals, a measure, totals, the last step of an order.
 */
static bool drop(struct import *im, const struct reading *reading, bool *dropped)
{
	const struct journal_statement *line = &reading->line;
	struct buf text = { 0 };

	const bool may_be_bare = line->kind == JOURNAL_ROUND || line->kind == JOURNAL_TABLE;
	const unsigned always = 1u << JOURNAL_ENTRY | 1u << JOURNAL_MEASURE | 1u << JOURNAL_KNOWN;
	const bool is_end = line->kind == JOURNAL_ORDER && is_end_of_order(im, line);
	const bool may_go = is_end || (always >> line->kind & 1) || (may_be_bare && is_bare(im, *reading));

	*dropped = may_go && has_sum(&im->common, reading->sum);
	if (!*dropped)
		return true;
	if (!import_keep_typist(im, NULL))
		return false;
	write_words(im, &text, reading->book, line, &reading->at);
	bool done = true;
	if (line->kind == JOURNAL_TABLE)
		done = drop_table(im, reading->at, dropped);
	else if (line->kind == JOURNAL_ROUND)
		done = desk_round_drop(im->desk, im->event.id, reading->at.round, true);
	else if (line->kind == JOURNAL_KNOWN)
		done = drop_totals(im, reading->at, dropped);
	else if (line->kind == JOURNAL_MEASURE)
		done = drop_measure(im, line->name, dropped);
	else if (line->kind == JOURNAL_ORDER)
		done = order_step_drop(im->desk, im->event.id, step_table(line));
	else
		done = drop_entry(im, line->name, dropped);
	if (done && *dropped && (line->kind == JOURNAL_TABLE || line->kind == JOURNAL_KNOWN))
		desk_say(im->desk, &msg_merge_removed,
			MSG_ARGS(num_of(reading->at.round).text, num_of(reading->at.table).text, buf_text(&text)));
	else if (done && *dropped)
		desk_say(im->desk, &msg_merge_dropped, MSG_ARGS(buf_text(&text)));
	buf_free(&text);
	return done;
}

bool import_drop_step(struct import *im, int place, const char *value)
{
	struct buf line = { 0 };
	bool dropped;

	buf_printf(&line, "%s %d ", journal_words[JOURNAL_WORD_ORDER], place);
	text_quote(&line, value);
	buf_char(&line, '\n');
	struct reading reading = reading_of(im, im->book, &line);
	bool done = !read_next(&reading) || drop(im, &reading, &dropped);
	buf_free(&line);
	return done;
}

static void say_kept(
	struct import *im, const struct reading *reading, const struct msg *at_table, const struct msg *elsewhere)
{
	const struct journal_statement *line = &reading->line;
	bool is_at_table = import_is_of_table(line->kind) || line->kind == JOURNAL_TABLE;
	const bool is_order = line->kind == JOURNAL_ORDER;
	struct buf text = { 0 };

	write_words(im, &text, reading->book, line, &reading->at);
	if (is_at_table)
		desk_say(im->desk, at_table, MSG_ARGS(num_of(reading->at.round).text, num_of(reading->at.table).text,
			buf_text(&text), num_of(reading->at.deal).text));
	else
		desk_say(im->desk, elsewhere,
			MSG_ARGS(buf_text(&text), is_order ? num_of(step_table(line)).text : ""));
	buf_free(&text);
	im->gone++;
}

/* Report a round that was removed there and stays whole here, because something here depends on it. */
static void say_round_kept(struct import *im, int round)
{
	desk_say(im->desk, &msg_merge_gone_round, MSG_ARGS(num_of(round).text));
	im->gone++;
}

/* What the lines that were left out, and those that were taken back here, are about. */
static bool list_left(struct import *im, const struct buf *theirs, struct said *left)
{
	struct reading reading = reading_of(im, im->from, theirs);
	bool done = true;

	while (done && read_next(&reading)) {
		struct keys keys = { im, im->from, .count = 0 };
		im->unit = reading.line.line;
		bool is_back = was_taken_back(im, reading.sum)
			&& !has_sum(&im->common, reading.sum);   /* else nobody was told */
		if (!import_is_left(im) && !is_back)
			continue;
		own_keys(&keys, &reading.line, reading.at);
		for (int i = 0; done && i < keys.count; i++)
			done = import_note_sum(im, left, keys.sum[i], 0);
	}
	import_sort(left->lines, &left->count);
	return done;
}

/* Was something of it said by both when they met last, and is not there any more? Here it has gone on. */
static bool is_struck_there(struct import *im, const struct keys *keys)
{
	for (int i = 0; i < keys->count; i++) {
		if (has_sum(&im->common, keys->sum[i]) && !has_sum(&im->past.there, keys->sum[i]))
			return true;
	}
	return false;
}

/*
 * What the other book has otherwise by now, an entry or the seed of a round, was compared by itself: who
 * changed it since both last had it alike.
 */
static bool is_compared(struct import *im, const struct reading *reading)
{
	struct book_duplicate seed = { .id = 0 };
	struct keys keys = { im, reading->book, .count = 0 };
	struct err none = { 0 };

	own_keys(&keys, &reading->line, reading->at);
	const unsigned kinds = 1u << JOURNAL_KNOWN | 1u << JOURNAL_SEATS;
	if (kinds >> reading->line.kind & 1)
		return has_key(&im->past.there, &keys);
	if (reading->line.kind == JOURNAL_ENTRY)
		return has_sum(&im->past.there, core_sum(reading));
	return reading->line.kind == JOURNAL_ROUND && reading->line.pair_count > 0
		&& book_duplicate_find(im->from, im->from_event.id, reading->at.round, &seed, &none) && seed.id;
}

/* Did the other book say that line, and says it no more, though what it is about is told by no other? */
static bool is_gone(struct import *im, const struct reading *reading, const struct said *left, bool *gone)
{
	const struct since *past = &im->past;
	const struct journal_statement *line = &reading->line;
	const struct text_slice no_name = { "", 0 };
	struct keys keys = { im, reading->book, .count = 0 }, table = { im, reading->book, .count = 0 };
	own_keys(&keys, line, reading->at);
	if (line->kind == JOURNAL_RULING)
		keys = (struct keys){ im, reading->book, { core_sum(reading) }, 1 };
	const bool is_apart = line->kind == JOURNAL_DEAL || line->kind == JOURNAL_ORDER;
	bool was = has_sum(&im->common, reading->sum) || was_taken_back_there(im, reading->sum)
		|| (!is_apart && is_struck_there(im, &keys));

	*gone = false;
	bool is_all = line->kind == JOURNAL_EVENT || line->kind == JOURNAL_TOTALS;
	if (!was || has_sum(&past->there, reading->sum) || is_all || is_compared(im, reading))
		return true;
	all_keys(&keys, line, reading->at);
	if (has_key(left, &keys))
		return true;
	put_key(&table, KEY_TABLE,
		(struct journal_place){ .round = reading->at.round, .table = reading->at.table }, no_name);
	if (import_is_of_table(line->kind) && !has_key(&past->there, &table))
		return true;
	bool is_sheet = line->is_signed || line->checked_by.n > 0;
	if (line->kind == JOURNAL_TABLE && has_key(&past->there, &table) && !is_sheet)
		return true;   /* its signature stayed there, and that was told */
	bool is_one = false, is_called = false, done = is_one_there(im, line, &is_one);
	done = done && (is_one || names_renamed(im, im->from, line, &is_called));
	*gone = !is_called;
	return done;
}

bool import_drop_entries(struct import *im)
{
	struct book_entry *list = NULL, there;
	struct said none = { .count = 0 };
	struct buf ours = { 0 };
	size_t count = 0;
	bool done = im->meeting_count == 0 || (book_entries(im->book, im->event.id, &list, &count, im->e)
		&& book_entrants(im->book, im->event.id, list, count, im->e));

	for (size_t i = 0; done && i < count; i++) {
		struct err nobody = { 0 };
		if (!book_entry_by_start_no(im->from, im->from_event.id, list[i].start_no, &there, &nobody))
			continue;
		journal_entry_write(&ours, &list[i]);
		buf_char(&ours, '\n');
	}
	struct reading reading = reading_of(im, im->book, &ours);
	while (done && read_next(&reading)) {
		struct keys keys = { im, im->book, .count = 0 };
		bool gone = false, dropped = false;
		done = is_gone(im, &reading, &none, &gone);
		own_keys(&keys, &reading.line, reading.at);
		done = done && (!gone || has_key(&im->past.there, &keys) || drop(im, &reading, &dropped));
	}
	book_free(list);
	buf_free(&ours);
	return done && im->e->status == ERR_NONE;
}

/*
 * A deal stays the same when its bettors are joined to other players here; and one that was ruled alike,
 * whatever it was before.
 */
static bool is_same_deal_here(struct import *im, const struct reading *reading)
{
	const struct journal_place at = reading->at;

	im->from_table = 0;
	im->is_stored = reading->line.kind == JOURNAL_DEAL && !is_attempt(&reading->line)
		&& book_table_look(im->book, im->event.id, at.round, at.table, &im->table, im->e) == 1;
	return im->is_stored && import_is_alike(im, at.deal);
}

bool import_tell_gone(struct import *im, const struct buf *theirs)
{
	struct book_event event;
	struct num id = num_of(im->event.id);
	struct said left = { .count = 0 };
	struct buf ours = { 0 };
	struct journal_place last = { 0 };
	int round = -1;   /* the last round removed there, kept here or not */
	bool done = true, gone = false;

	if (im->passes || im->broken || (im->parted.is_all && !im->past.has_taken))
		return true;
	done = book_event_find(im->book, id.text, &event, im->e)
		&& import_write_journal(im->desk, im->book, &event, &ours) && list_left(im, theirs, &left);
	struct reading reading = reading_of(im, im->book, &ours);
	while (done && read_next(&reading)) {
		struct keys keys = { im, im->book, .count = 0 };
		done = is_gone(im, &reading, &left, &gone);
		own_keys(&keys, &reading.line, reading.at);
		if (!done || !gone || reading.at.round == round || is_same_deal_here(im, &reading))
			continue;
		bool is_measure = reading.line.kind == JOURNAL_MEASURE, dropped = false;
		const bool is_ruling = reading.line.kind == JOURNAL_RULING;
		const struct msg *gone_at = is_ruling ? &msg_merge_gone_ruling : &msg_merge_gone_at;
		bool is_other = !is_measure && (is_ruling
			? has_sum(&im->past.there, core_sum(&reading)) : has_key(&im->past.there, &keys));
		done = is_other || drop(im, &reading, &dropped);
		if (reading.line.kind == JOURNAL_ROUND && !is_other)
			round = reading.at.round;
		if (done && !dropped && reading.at.round == round)
			say_round_kept(im, round);
		if (!done || dropped || reading.at.round == round)
			continue;
		const bool is_spared = (import_is_of_table(reading.line.kind) || reading.line.kind == JOURNAL_TABLE)
			&& import_spares(im, reading.at.round, reading.at.table);
		if (is_spared)
			continue;
		/* Of the cards of a deal the first line. */
		if (reading.line.kind != JOURNAL_CARDS || memcmp(&last, &reading.at, sizeof last) != 0)
			say_kept(im, &reading, is_other ? &msg_merge_other_at : gone_at,
				reading.line.kind == JOURNAL_ORDER ? &msg_merge_gone_order
					: is_other ? &msg_merge_other : &msg_merge_gone);
		last = reading.at;
	}
	free(left.lines);
	buf_free(&ours);
	return done;
}

/* Does the table say the same in both books by now? Not compared are the words of its lines. */
static bool is_as_there(struct import *im, bool *same)
{
	im->from_table = 0;
	*same = book_table_look(im->book, im->event.id, im->at.round, im->at.table, &im->table, im->e) == 1
		&& import_same_sheets(im, same) && *same && import_is_signed_alike(im, &im->table);
	return im->e->status == ERR_NONE;
}

bool import_check_let_be(struct import *im, const struct buf *theirs)
{
	const struct said *tables = im->past.tables;
	struct reading reading = reading_of(im, im->from, theirs);
	const int unit = im->unit;
	bool done = true, same = false;

	while (done && !im->passes && !im->broken && read_next(&reading)) {
		const int round = reading.at.round, no = reading.at.table;
		const struct said_line *here = import_find_line(&tables[OURS], table_sum(round, no)),
			*there = import_find_line(&tables[THEIRS], table_sum(round, no));
		if (reading.line.kind != JOURNAL_TABLE || !here || here->step[0] == there->step[0]
			|| !import_let_be(im, round, no))
			continue;
		im->unit = im->table_line = reading.line.line;
		im->now = reading.line;
		im->at = reading.at;
		im->round = round;
		if (import_is_left(im))
			continue;
		im->has_table = true;
		done = is_as_there(im, &same);
		/* What stays for good where the table cannot be taken as a whole was told with status 5. */
		same = same || (im->gone > 0 && import_has_failed(im, round, no)) || import_is_bare(im, THEIRS);
		if (!done || same)
			continue;
		desk_fail(im->desk, ERR_CONFLICT, &msg_merge_not_whole, MSG_NO_ARGS);
		done = import_fault_error(im);
	}
	im->unit = unit;
	im->table_line = 0;
	im->has_table = false;
	return done;
}

/* Is anybody on the line, or was it here, joined to another? */
static bool names_joined(struct import *im, const struct journal_statement *line)
{
	const bool has_name = line->kind == JOURNAL_ENTRY || line->kind == JOURNAL_MEASURE;
	char label[BOOK_TEXT];
	struct book_player player;
	bool is = false;

	for (int i = -1; i < line->pair_count && !is; i++) {
		const struct text_slice *name = i < 0 ? &line->name : &line->pairs[i].value;
		if ((i < 0 ? has_name : has_players(line->kind)) && text_slice_copy(label, sizeof label, *name))
			is = (import_same_player(im, label, &player) && im->is_joined)
				|| import_joined(im, OURS, label, &player) != 0;
	}
	return is;
}

/* Of what is here too in its details: what became of each of them was told by itself. */
static bool is_told_itself(const struct reading *reading, const struct said *ours)
{
	struct keys keys = { reading->im, reading->book, .count = 0 };
	const enum journal_kind kind = reading->line.kind;

	for (size_t i = 0; kind == JOURNAL_CARDS && i < reading->im->moved_count; i++) {
		if (memcmp(&reading->im->moved[i], &reading->at, sizeof reading->at) == 0)
			return true;
	}
	own_keys(&keys, &reading->line, reading->at);
	if (kind == JOURNAL_ENTRY || kind == JOURNAL_MEASURE)
		return has_sum(ours, core_sum(reading));
	return kind == JOURNAL_EVENT || kind == JOURNAL_TOTALS
		|| (kind == JOURNAL_TABLE && has_key(ours, &keys));
}

/* Both have dealt it again, and say otherwise why: `ours` is this book's journal. */
static void say_attempt(struct import *im, const struct reading *theirs, const struct buf *ours)
{
	struct reading reading = reading_of(im, im->book, ours);
	struct buf here = { 0 }, there = { 0 };

	while (read_next(&reading)) {
		bool is_it = is_attempt(&reading.line) && core_sum(&reading) == core_sum(theirs) && here.len == 0;
		if (is_it)
			write_words(im, &here, im->book, &reading.line, &reading.at);
	}
	write_words(im, &there, im->from, &theirs->line, &theirs->at);
	desk_say(im->desk, &msg_merge_attempt, MSG_ARGS(num_of(theirs->at.round).text,
		num_of(theirs->at.table).text, buf_text(&here), buf_text(&there)));
	buf_free(&here);
	buf_free(&there);
	im->gone++;
}

/* Can a deal be dealt again here by a command: neither a ruling nor an open dispute stands in its way? */
static bool can_redeal(struct import *im, struct journal_place at)
{
	struct book_table table;
	struct book_deal deal;
	struct book_ruling *list = NULL;
	struct err none = { 0 };
	size_t count = 0;
	bool can = book_table_find(im->book, im->event.id, at.round, at.table, &table, &none)
		&& book_deal_find(im->book, table.id, at.deal, &deal, &none) && deal.state != BOOK_RULED
		&& book_deal_rulings(im->book, table.id, at.deal, &list, &count, &none);

	for (size_t i = 0; i < count; i++)
		can = can && list[i].said.state != COURT_OPEN;
	book_free(list);
	return can;
}

/*
 * Last of all, where nothing was told: a line that is new in the other book, was never said here, and is not
 * said here now, was followed by nobody. It is named.
 */
bool import_tell_rest(struct import *im, const struct buf *theirs)
{
	struct book_event event;
	struct num id = num_of(im->event.id);
	struct said said = { .count = 0 };
	struct buf ours = { 0 };

	const bool is_told = im->left_count > 0 || im->gone > 0;
	if (im->passes || im->broken || im->meeting_count == 0 || is_told)
		return true;
	bool done = book_event_find(im->book, id.text, &event, im->e)
		&& import_write_journal(im->desk, im->book, &event, &ours)
		&& import_list_lines(im, im->book, &said, NULL, &ours);
	struct reading reading = reading_of(im, im->from, theirs);
	while (done && read_next(&reading)) {
		const uint64_t sum = reading.sum;
		bool is_known = has_sum(&said, sum) || has_sum(&im->common, sum) || was_taken_back(im, sum)
			|| is_told_itself(&reading, &said);
		is_known = is_known || is_same_deal_here(im, &reading);
		is_known = is_known || import_was_kept(im, reading.at.round, reading.at.table);
		if (!is_known && is_attempt(&reading.line) && has_sum(&said, core_sum(&reading)))
			say_attempt(im, &reading, &ours);
		else if (!is_known && !names_joined(im, &reading.line))
			say_kept(im, &reading, is_attempt(&reading.line) && can_redeal(im, reading.at)
				? &msg_merge_rest_attempt : &msg_merge_rest_at, &msg_merge_rest);
	}
	free(said.lines);
	buf_free(&ours);
	return done;
}
