/* The former contents of the books of a merge: a line that a book once had and no longer has was taken back
 * in it. A line taken back here does not come back; one taken back there stays here, and is reported. */
#include "desk/import/import.h"
#include "desk/messages.h"
#include "desk/rounds/order_inner.h"
#include "vault/vault.h"

#include <stdlib.h>
#include <string.h>

/* ---- checksums of lines, and of their subjects ------------------------------------------------- */

uint64_t merge_sum(uint64_t sum, const char *text, size_t n)
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

void merge_sort(struct said_line *lines, size_t *count)
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

struct said_line *merge_find_line(const struct said *said, uint64_t sum)
{
	const struct said_line key = { .sum = sum };

	return said->count ? bsearch(&key, said->lines, said->count, sizeof key, by_sum) : NULL;
}

size_t merge_count_line(const struct said *said, uint64_t sum)
{
	const struct said_line *line = merge_find_line(said, sum);

	return line ? line->count : 0;
}

static bool has_sum(const struct said *said, uint64_t sum)
{
	return merge_count_line(said, sum) > 0;
}

bool merge_note_sum(struct import *im, struct said *said, uint64_t sum, int64_t step)
{
	const struct said_line line = { .sum = sum, .count = 1, .step = { step } };

	return merge_add(im, &said->lines, &said->count, &line, sizeof line);
}

/* Return where a line's words end, before the time of a ruling or the absent players of a draw: equal rulings
 * or draws in two books agree, whenever they were made. */
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

/* Return the player in that place of a line, from 0; NULL: there are no more. */
static const struct text_slice *player_on(const struct journal_statement *line, int i)
{
	if (line->kind == JOURNAL_ENTRY || line->kind == JOURNAL_MEASURE)
		return i == 0 ? &line->name : NULL;
	bool has = line->kind == JOURNAL_SEATS || line->kind == JOURNAL_TURN;
	return has && i < line->pair_count ? &line->pairs[i].value : NULL;
}

/* Add the player whom a line of that book names: by the id here if both
 * books know the player, whatever the present name. */
static uint64_t add_name(struct import *im, struct book *book, uint64_t sum, struct text_slice name)
{
	static const char known = 1;
	char label[BOOK_TEXT];
	struct book_player player;
	struct err none = { 0 };
	const int side = merge_side(im, book);

	if ((!im->parted.book && im->pair_count == 0) || !text_slice_copy(label, sizeof label, name)
		|| !book_player_by_label(book, label, &player, &none))
		return merge_sum(sum, name.s, name.n);
	const int64_t other = merge_counterpart(im, side, player.id), *id = side == OURS ? &player.id : &other;
	if (!other)
		return merge_sum(sum, name.s, name.n);
	return merge_sum(merge_sum(sum, &known, 1), (const char *)id, sizeof *id);
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
	const uint64_t sum = merge_sum(s->sum, bettor->before.s, bettor->before.n);

	s->sum = add_name(s->im, s->book, sum, (struct text_slice){ name, strlen(name) });
	name[0] = '\0';
	return true;
}

/* Add a step of the list of order, with its players identified whatever their start numbers are now. */
static uint64_t order_sum(
	struct import *im, struct book *book, uint64_t sum, const struct journal_statement *now)
{
	const int64_t event = merge_side(im, book) == OURS ? im->here : im->from_event.id;
	const struct text_slice said = import_whole(now->name);
	char value[BOOK_SETTING];
	struct order_step step;
	struct buf list = { 0 };

	sum = merge_sum(sum, (const char *)&now->number, sizeof now->number);
	if (!text_slice_copy(value, sizeof value, said) || !order_step_parse(value, &step))
		return merge_sum(sum, said.s, said.n);
	for (int i = 0; i < step.count; i++) {
		struct book_entry entry;
		struct err none = { 0 };
		if (step.who[i] < 0 || book_entry_numbered(book, event, step.who[i], &entry, &none) != 1)
			continue;
		const struct book_label label = book_label_of(&entry.player);
		sum = add_name(im, book, merge_sum(sum, (const char *)&i, sizeof i),
			(struct text_slice){ label.text, strlen(label.text) });
		step.who[i] = step.as[i] = 0;
	}
	order_step_write(&list, &step);
	sum = merge_sum(sum, buf_text(&list), list.len);
	buf_free(&list);
	return sum;
}

/* Advance to a line of that book, and return a checksum of its words and place. */
static uint64_t words_sum(
	struct import *im, struct book *book, struct journal_place *at, const struct journal_statement *now)
{
	const struct game_edition *edition = game_edition_find(im->from_event.edition);
	const char *from = now->source.s, *end = words_end(now);
	const struct text_slice *name, *start = &now->pairs[0].value;
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
	uint64_t sum = merge_sum(0, (const char *)&place, sizeof place);
	for (int i = 0; (name = player_on(now, i)) != NULL; i++) {
		sum = add_name(im, book, merge_sum(sum, from, (size_t)(name->s - from)), *name);
		from = name->s + name->n;
	}
	if (now->kind == JOURNAL_ORDER)
		return order_sum(im, book, sum, now);
	if (now->kind == JOURNAL_CLOCK && start->n > CLOCK_SHOWN) {
		sum = merge_sum(sum, from, (size_t)(start->s - from) + CLOCK_SHOWN);
		from = start->s + start->n;
	}
	if (now->kind != JOURNAL_DEAL || !edition || !edition->game->name_bettors)
		return merge_sum(sum, from, (size_t)(end - from));
	struct bettors_sum s = { im, book, sum };
	struct buf rest = { 0 };
	edition->game->name_bettors((struct text_slice){ from, (size_t)(end - from) }, add_bettor, &s, &rest);
	sum = merge_sum(s.sum, buf_text(&rest), rest.len);
	buf_free(&rest);
	return sum;
}

/* The same, given the rest of its journal: a mark on a sheet includes the contents of the table's lines. */
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
		if (got < 0 || !merge_is_of_table(line.kind))
			continue;
		const uint64_t more = words_sum(im, book, &place, &line);
		sum = merge_sum(sum, (const char *)&more, sizeof more);
	}
	return sum;
}

enum { KEYS = 2 * TEXT_PAIRS };

/* Keys of the subjects of a book's lines. */
struct keys {
	struct import *im;
	struct book *book;
	uint64_t sum[KEYS];
	int count;
};

enum key_kind { KEY_ROUND, KEY_TABLE, KEY_SEATS, KEY_TURN, KEY_DEAL, KEY_CARDS, KEY_TOTALS, KEY_ENTRY,
	KEY_MEASURE, KEY_ORDER };

static uint64_t place_key(enum key_kind kind, int round, int table, int deal)
{
	const char letter = (char)('A' + kind);
	const struct journal_place place = { round, table, deal };

	return merge_sum(merge_sum(0, &letter, 1), (const char *)&place, sizeof place);
}

static void put_key(struct keys *keys, uint64_t key)
{
	if (keys->count < KEYS)
		keys->sum[keys->count++] = key;
}

static void put_player(struct keys *keys, enum key_kind kind, struct text_slice name)
{
	put_key(keys, add_name(keys->im, keys->book, place_key(kind, 0, 0, 0), name));
}

bool merge_is_of_table(enum journal_kind kind)
{
	static const unsigned of_table = 1u << JOURNAL_SEATS | 1u << JOURNAL_TURN | 1u << JOURNAL_DEAL
		| 1u << JOURNAL_CARDS | 1u << JOURNAL_TOTALS | 1u << JOURNAL_KNOWN | 1u << JOURNAL_RULING;

	return of_table >> kind & 1;
}

/* Return the table of a step of the list of order. */
static int step_table(const struct journal_statement *line)
{
	return (int)strtol(line->name.s, NULL, 10);
}

/* Collect keys of what a line makes. */
static void own_keys(struct keys *keys, const struct journal_statement *line, struct journal_place at)
{
	const int round = at.round, table = at.table;

	if (line->kind == JOURNAL_ROUND)
		put_key(keys, place_key(KEY_ROUND, round, 0, 0));
	else if (line->kind == JOURNAL_TABLE)
		put_key(keys, place_key(KEY_TABLE, round, table, 0));
	else if (line->kind == JOURNAL_DEAL || line->kind == JOURNAL_RULING)
		put_key(keys, place_key(KEY_DEAL, round, table, at.deal));
	else if (line->kind == JOURNAL_CARDS)
		put_key(keys, place_key(KEY_CARDS, round, table, at.deal));
	else if (line->kind == JOURNAL_SEATS)
		put_key(keys, place_key(KEY_SEATS, round, table, 0));
	else if (line->kind == JOURNAL_TURN)
		put_key(keys, place_key(KEY_TURN, round, table, line->number));
	else if (line->kind == JOURNAL_KNOWN)
		put_key(keys, place_key(KEY_TOTALS, round, table, 0));
	else if (line->kind == JOURNAL_ENTRY)
		put_player(keys, KEY_ENTRY, line->name);
	else if (line->kind == JOURNAL_MEASURE)
		put_player(keys, KEY_MEASURE, line->name);
	else if (line->kind == JOURNAL_ORDER)
		put_key(keys, place_key(KEY_ORDER, 0, step_table(line), line->number));
}

/* Collect those, and keys of what the line requires. A deal by itself is compared by its revisions. */
static void all_keys(struct keys *keys, const struct journal_statement *line, struct journal_place at)
{
	const struct text_slice *name;

	if (line->kind != JOURNAL_DEAL)
		own_keys(keys, line, at);
	for (int i = 0; line->kind != JOURNAL_ENTRY && (name = player_on(line, i)) != NULL; i++)
		put_player(keys, KEY_ENTRY, *name);
	if (merge_is_of_table(line->kind) || line->kind == JOURNAL_TABLE)
		put_key(keys, place_key(KEY_ROUND, at.round, 0, 0));
	if (merge_is_of_table(line->kind))
		put_key(keys, place_key(KEY_TABLE, at.round, at.table, 0));
	if (line->kind == JOURNAL_CARDS)
		put_key(keys, place_key(KEY_DEAL, at.round, at.table, at.deal));
}

static bool has_key(const struct said *said, const struct keys *keys)
{
	for (int i = 0; i < keys->count; i++) {
		if (has_sum(said, keys->sum[i]))
			return true;
	}
	return false;
}

/* A journal of a book, read line by line, except its teams, which are compared as settings. */
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

/* Return a checksum without the details that are compared separately: of an entry without number and club, of
 * a measure without the time, of a ruling or a void attempt by its deal alone. 0: none. */
static uint64_t core_sum(const struct reading *reading)
{
	const struct journal_statement *line = &reading->line;
	const char *stands_in = journal_words[JOURNAL_WORD_STAND_IN];
	const bool is_entry = line->kind == JOURNAL_ENTRY;

	if (line->kind == JOURNAL_RULING || is_attempt(line))
		return merge_sum(merge_sum(0, is_attempt(line) ? "A" : "R", 1),
			(const char *)&reading->at, sizeof reading->at);
	if (!is_entry && line->kind != JOURNAL_MEASURE)
		return 0;
	uint64_t sum = add_name(reading->im, reading->book, merge_sum(0, is_entry ? "E" : "M", 1), line->name);
	for (int i = 0; i < line->pair_count; i++) {
		const struct text_pair *pair = &line->pairs[i];
		if (is_entry ? is_key(pair, stands_in) && text_slice_is(pair->value, "no")
			: !is_key(pair, journal_words[JOURNAL_WORD_TAKEN_AT]))
			sum = merge_sum(sum, pair->key.s, (size_t)(pair->value.s - pair->key.s) + pair->value.n);
	}
	return sum;
}

bool merge_list_lines(struct import *im, struct book *book, struct said *said, struct said *tables,
	const struct buf *text, int64_t step)
{
	struct reading reading = reading_of(im, book, text);
	const struct journal_place *at = &reading.at;
	bool done = true;

	while (done && read_next(&reading)) {
		const bool is_table = reading.line.kind == JOURNAL_TABLE;
		struct keys keys = { im, book, .count = 0 };
		const uint64_t key = place_key(KEY_TABLE, at->round, at->table, 0);
		if (tables && is_table && !merge_note_sum(im, tables, key, 0))
			return false;
		if (tables && tables->count > 0 && (is_table || merge_is_of_table(reading.line.kind))) {
			int64_t *sums = tables->lines[tables->count - 1].step;
			for (int i = 0; i < (is_table ? 1 : 2); i++)
				sums[i]
					= (int64_t)merge_sum((uint64_t)sums[i], (const char *)&reading.sum, sizeof reading.sum);
		}
		done = merge_note_sum(im, said, reading.sum, step)
			&& (!core_sum(&reading) || merge_note_sum(im, said, core_sum(&reading), step));
		own_keys(&keys, &reading.line, *at);
		for (int i = 0; done && i < keys.count; i++)
			done = merge_note_sum(im, said, keys.sum[i], step);
	}
	merge_sort(said->lines, &said->count);
	if (tables)
		merge_sort(tables->lines, &tables->count);
	return done;
}

/* Do two lists of tables agree on that table: in all its lines (part 0), in all but its own (1)? */
static bool is_one_table(const struct said *a, const struct said *b, int round, int no, int part)
{
	const struct said_line *x = merge_find_line(a, place_key(KEY_TABLE, round, no, 0)),
		*y = merge_find_line(b, place_key(KEY_TABLE, round, no, 0));

	return x && y && x->step[part] == y->step[part];
}

bool merge_had_alike(const struct meeting *met, int round, int no, bool is_sheet)
{
	return is_one_table(&met->tables[OURS], &met->tables[THEIRS], round, no, is_sheet);
}

bool merge_has_sheet(const struct import *im, const struct meeting *met, int side, int round, int no)
{
	return is_one_table(&met->tables[side], &im->past.tables[side], round, no, 1);
}

/* Return the last meeting at which both had the table alike, if the
 * book of `side` still has it so; else NULL. */
static const struct meeting *met_alike(const struct import *im, int side, int round, int no)
{
	for (size_t i = im->meeting_count; i-- > 0;) {
		const struct meeting *met = &im->meetings[i];
		if (merge_had_alike(met, round, no, false))
			return is_one_table(&met->tables[side], &im->past.tables[side], round, no, 0) ? met : NULL;
	}
	return NULL;
}

bool merge_let_be(struct import *im, int round, int no)
{
	const struct meeting *met = has_sum(&im->past.touched, place_key(KEY_TABLE, round, no, 0)) ? NULL
		: met_alike(im, OURS, round, no);
	struct book_deal *lists[2] = { NULL, NULL };
	struct book_table table;
	struct err none = { 0 };
	size_t counts[2] = { 0, 0 };
	char at[BOOK_SHORT];

	if (!met)
		return false;
	/* Was a deal written, or the sheet closed, since, before this
	 * merge? The table may nevertheless be the same. */
	const int64_t since = met->step[OURS];
	bool is_read = book_table_look(im->book, im->event.id, round, no, &table, &none) == 1
		&& book_table_history(im->book, table.id, false, &lists[0], &counts[0], &none)
		&& book_table_undone(im->book, table.id, &lists[1], &counts[1], &none)
		&& book_sheet_turned(im->book, table.id, since, im->step_before, at, &none);
	bool was_written = !is_read || (at[0] && table.is_signed);
	for (int list = 0; list < 2; list++) {
		for (size_t i = 0; i < counts[list]; i++)
			was_written = was_written
				|| (lists[list][i].step > since && lists[list][i].step <= im->step_before);
		book_free(lists[list]);
	}
	return !was_written;
}

bool merge_let_be_there(struct import *im, int round, int no)
{
	const struct meeting *met = met_alike(im, THEIRS, round, no);
	struct book_table table;
	struct err none = { 0 };
	bool was_written_there = true;

	return met && book_table_look(im->from, im->from_event.id, round, no, &table, &none) == 1
		&& vault_table_written(im->from, table.id, met->step[THEIRS], &was_written_there, &none)
		&& !was_written_there;
}

/* ---- lines since the meeting ------------------------------------------------------------------- */

/* List an event's lines after a step, in a copy of the book rewound from later steps; *found false: not
 * there. */
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
	bool done = merge_write_journal(im->desk, then, &known, &text)
		&& merge_list_lines(im, then, said, NULL, &text, step);
	buf_free(&text);
	return done;
}

/* List all lines of the event after that step, before each step that may remove any. Lines from another book
 * by a step that was undone were not taken back: they may come again. */
static bool list_ever(struct import *im, int side, int64_t event, int64_t since, struct said *ever)
{
	struct book *then = NULL, *book = merge_book(im, side);
	int64_t *steps = NULL;
	size_t count = 0, kept = 0;
	bool found = true, done = vault_takings(book, since, &steps, &count, im->e)
		&& (count == 0 || book_open(&then, book_path(book), BOOK_LOOK, im->e));

	for (size_t i = 0; done && found && i < count; i++)
		done = list_at(im, then, steps[i] - 1, event, ever, &found);
	book_close(then);
	book_free(steps);
	then = NULL;
	steps = NULL;
	done = done && vault_taken_over(book, since, true, &steps, &count, im->e)
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

/*
 * List lines that were in the book of `side` after that step and were taken back, if the other book took them
 * over from a third one since the two met: the third one may have them from there. Lines written anew are not
 * listed.
 */
static bool list_returned(struct import *im, int side, int64_t event, int64_t since)
{
	const struct said *ours = side == OURS ? &im->past.here : &im->past.there,
		*theirs = side == OURS ? &im->past.there : &im->past.here;
	const int64_t their_event = side == OURS ? im->from_event.id : im->here;
	struct said taken = { .count = 0 }, ever = { .count = 0 }, *returned = &im->past.returned[side];
	struct book *then = NULL, *book = merge_book(im, !side);
	int64_t *steps = NULL;
	size_t count = 0;
	bool found = true, done = vault_taken_over(book, im->whole[!side], false, &steps, &count, im->e)
		&& (count == 0 || book_open(&then, book_path(book), BOOK_LOOK, im->e));

	/* Lines that came so and are not in the book of `side`. Consecutive steps count as one. */
	for (size_t i = 0; done && i < count; i++) {
		struct said before = { .count = 0 }, after = { .count = 0 };
		done = list_at(im, then, steps[i], their_event, &after, &found);
		while (i + 1 < count && steps[i + 1] == steps[i] - 1)
			i++;
		done = done && list_at(im, then, steps[i] - 1, their_event, &before, &found);
		for (size_t j = 0; done && j < after.count; j++) {
			uint64_t sum = after.lines[j].sum;
			if (!has_sum(&before, sum) && has_sum(theirs, sum) && !has_sum(ours, sum))
				done = merge_note_sum(im, &taken, sum, steps[i]);
		}
		free(before.lines);
		free(after.lines);
	}
	merge_sort(taken.lines, &taken.count);
	book_close(then);
	book_free(steps);
	done = done && (taken.count == 0 || list_ever(im, side, event, since, &ever));
	for (size_t i = 0; done && i < taken.count; i++) {
		const struct said_line *line = merge_find_line(&ever, taken.lines[i].sum);
		done = !line || merge_note_sum(im, returned, line->sum, line->step[0]);
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

/* Does an old line name a player who has another name in that book now? */
static bool names_renamed(
	struct import *im, struct book *book, const struct journal_statement *line, bool *is)
{
	const int side = book == im->book ? OURS : THEIRS;
	const struct text_slice *name;
	bool done = true;

	*is = false;
	for (int i = 0; done && !*is && (name = player_on(line, i)) != NULL; i++) {
		char label[BOOK_TEXT];
		struct book_player then = { .id = 0 }, now = { .id = 0 };
		struct err none = { 0 };
		int64_t id = 0;
		int found = 0;
		if (!text_slice_copy(label, sizeof label, *name))
			continue;
		if (im->parted.event.id && book_player_by_label(im->parted.book, label, &then, &none))
			found = book_player_now(book, then.id, &now, im->e);
		else if (book_player_by_label(merge_book(im, !side), label, &then, &none)
			&& (id = merge_counterpart(im, !side, then.id)) != 0)
			found = book_player_now(book, id, &now, im->e);
		else
			found = merge_joined(im, side, label, &now);
		*is = found == 1 && strcmp(book_label_of(&now).text, label) != 0;
		done = found >= 0;
	}
	return done;
}

/* Is the player of a line of this book still one person in the other, whatever the name there? */
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
	const int64_t id = merge_counterpart(im, OURS, here.id);
	const int found = id ? book_player_now(im->from, id, &there, im->e) : 0;
	*is = found == 1 && there.id == id;
	return found >= 0;
}

/* Did a third book bring back to the other one what was taken back here? */
static bool was_taken_back(struct import *im, uint64_t sum)
{
	return !has_sum(&im->past.here, sum) && has_sum(&im->past.returned[OURS], sum);
}

/* List lines that both books had when they met, or the other one has now, and that were taken back here. */
static bool list_struck(struct import *im, const struct buf *theirs)
{
	const struct buf *const journals[] = { &im->parted.journal, theirs };
	struct book *const books[] = { im->parted.book, im->from };
	const unsigned replaced = 1u << JOURNAL_MEASURE | 1u << JOURNAL_ORDER;
	bool done = true;

	for (int i = 0; i < 2; i++) {
		struct reading reading = reading_of(im, books[i], journals[i]);
		while (done && read_next(&reading)) {
			struct keys keys = { im, reading.book, .count = 0 };
			const uint64_t sum = reading.sum;
			bool is_struck = has_sum(&im->common, sum) || was_taken_back(im, sum), is_called = false;
			/* Another measure or step depends on a struck one only as long as the other book has that. */
			if ((replaced >> reading.line.kind & 1) && !(is_struck && has_sum(&im->past.there, sum)))
				continue;
			own_keys(&keys, &reading.line, reading.at);
			for (int at = 0; done && at < keys.count; at++) {
				const uint64_t key = keys.sum[at];
				bool was = has_sum(&im->common, key) || was_taken_back(im, key);
				if (has_sum(&im->past.here, key) || !was)
					continue;
				/* Nothing counts as struck if one of its players has another name here now. */
				done = names_renamed(im, im->book, &reading.line, &is_called)
					&& (is_called || merge_note_sum(im, &im->past.struck, key, 0));
			}
		}
	}
	merge_sort(im->past.struck.lines, &im->past.struck.count);
	return done;
}

/* Was a round that is gone here always a different one from theirs, so that only this book's was removed? */
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
	/* Had both the same tables of it at a meeting? */
	for (size_t i = 0; done && !alike && i < im->meeting_count; i++) {
		const struct meeting *met = merge_meeting(im, i);
		struct book_table *list[SIDES] = { NULL };
		size_t count[SIDES] = { 0 };
		for (int side = 0; met && done && side < SIDES; side++)
			done = book_tables(met->book[side], met->event[side], round, &list[side], &count[side], im->e);
		alike = done && count[OURS] > 0 && count[OURS] == count[THEIRS];
		for (size_t at = 0; alike && at < count[OURS]; at++) {
			list[OURS][at].turn_count = list[THEIRS][at].turn_count = 0;
			alike = list[OURS][at].no == list[THEIRS][at].no
				&& merge_same_seats(im, &list[OURS][at], &list[THEIRS][at], &alike) && alike;
		}
		book_free(list[OURS]);
		book_free(list[THEIRS]);
	}
	*is_other = has_seats && !alike;
	return done;
}

static void forget(struct import *im, uint64_t sum)
{
	const struct said *const lists[] = { &im->common, &im->past.here_ever, &im->past.returned[OURS],
		&im->past.returned[THEIRS] };

	for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
		struct said_line *line = merge_find_line(lists[i], sum);
		if (!line)
			continue;
		line->count = 0;
		line->step[OURS] = i == 0 ? line->step[OURS] : 0;
	}
}

/* If both drew a round and this book's was removed, the other one's is new here. */
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

/* Earlier lines of a sheet recorded anew count neither as common nor as taken back. */
static void forget_anew(struct import *im, struct book *book, const struct buf *text)
{
	struct reading reading = reading_of(im, book, text);
	int64_t anew[SIDES] = { 0 };

	while (read_next(&reading)) {
		struct keys keys = { im, book, .count = 0 };
		struct book_table table;
		struct err none = { 0 };
		for (int side = 0; reading.line.kind == JOURNAL_TABLE && side < SIDES; side++)
			anew[side] = book_table_look(merge_book(im, side), side == OURS ? im->here : im->from_event.id,
				reading.at.round, reading.at.table, &table, &none) == 1 ? merge_anew(im, side, table.id) : 0;
		const struct said_line *line = merge_find_line(&im->common, reading.sum);
		const int64_t *since = line ? line->step : im->met;
		if (!merge_is_of_table(reading.line.kind) || reading.line.kind == JOURNAL_SEATS
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
 * Treat as new what the other book made anew: it had the line, lacked it when the two last met, and has it
 * again, though it knew that the line was taken back here. A line that it never had before may have come
 * back through a third book.
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

bool merge_read_past(struct import *im, const struct book_event *here, const struct buf *theirs)
{
	struct since *past = &im->past;
	struct buf ours = { 0 };

	if (!here->id)
		return true;
	bool done = merge_write_journal(im->desk, im->book, here, &ours)
		&& merge_list_lines(im, im->book, &past->here, &past->tables[OURS], &ours, 0)
		&& merge_list_lines(im, im->from, &past->there, &past->tables[THEIRS], theirs, 0)
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
	done = done && list_struck(im, theirs);
	/* Tables with a line there that was taken back here since are not untouched. */
	struct reading reading = reading_of(im, im->from, theirs);
	while (done && read_next(&reading)) {
		const uint64_t key = place_key(KEY_TABLE, reading.at.round, reading.at.table, 0);
		if (reading.at.table > 0 && was_taken_back(im, reading.sum) && !has_sum(&im->common, reading.sum))
			done = merge_note_sum(im, &past->touched, key, 0);
	}
	merge_sort(past->touched.lines, &past->touched.count);
	buf_free(&ours);
	return done;
}

/* ---- a line in words --------------------------------------------------------------------------- */

/* A name or value of a line; "" if it is too long. */
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

void merge_clock_words(struct buf *b, enum lang lang, int round, const struct round_clock *clock)
{
	struct buf words = { 0 };

	clock_words(&words, lang, clock);
	buf_msg(b, lang, &msg_merge_line_clock, MSG_ARGS(num_of(round).text, buf_text(&words)));
	buf_free(&words);
}

void merge_draw_words(struct buf *b, enum lang lang, int round, const struct draw_how *how)
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

/* Write a ruling: the deal, the case, and the decision. */
static void write_ruled(struct buf *b, enum lang lang, const struct journal_statement *line)
{
	const struct said_words case_no = words_of(line->name);
	const char *which = strcmp(case_no.text, "jury") == 0 ? msg_merge_line_jury.text[lang] : case_no.text;

	buf_msg(b, lang, &msg_merge_line_ruling, MSG_ARGS(num_of(line->number).text, which));
	for (int i = 0; i < line->pair_count; i++) {
		if (is_key(&line->pairs[i], "reason"))
			buf_printf(b, " – %s", words_of(line->pairs[i].value).text);
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

/* Write a line of a journal in words; deals and their cards unchanged. */
static void write_words(struct import *im, struct buf *b, struct book *book,
	const struct journal_statement *line, const struct journal_place *at)
{
	const enum lang lang = im->desk->lang;
	const char *blank = memchr(line->source.s, ' ', line->source.n), *end = words_end(line);
	const struct num number = num_of(line->number);
	struct round_clock clock = { .minutes = 0 };
	struct draw_how how = { .method = DRAW_RANDOM };
	struct err none = { 0 };

	if (line->kind == JOURNAL_TABLE || line->kind == JOURNAL_ROUND)
		buf_msg(b, lang, line->kind == JOURNAL_TABLE ? &msg_merge_line_table : &msg_merge_line_round,
			MSG_ARGS(number.text));
	if (line->kind == JOURNAL_ENTRY)
		buf_msg(b, lang, &msg_merge_line_entry, MSG_ARGS(number.text, words_of(line->name).text));
	for (int i = 0; i < line->pair_count; i++) {
		const struct said_words key = words_of(line->pairs[i].key), value = words_of(line->pairs[i].value);
		if (line->kind == JOURNAL_ENTRY) {
			buf_msg(b, lang, is_key(&line->pairs[i], journal_words[JOURNAL_WORD_CLUB]) ? &msg_merge_line_club
				: is_key(&line->pairs[i], journal_words[JOURNAL_WORD_PUBLIC]) ? &msg_merge_line_shown
				: text_slice_is(line->pairs[i].value, "no") ? &msg_merge_line_entrant
				: &msg_merge_line_substitute, MSG_ARGS(value.text));
		} else if (line->kind == JOURNAL_TURN) {
			buf_str(b, i > 0 ? ", " : "");
			buf_msg(b, lang, &msg_merge_line_turn, MSG_ARGS(key.text, value.text, number.text));
		} else if (line->kind == JOURNAL_CLOCK) {
			journal_clock_put(&clock, key.text, value.text, &none);
		} else if (line->kind == JOURNAL_DRAW) {
			journal_draw_put(&how, key.text, value.text, &none);
		} else if (line->kind == JOURNAL_ROUND
			&& is_key(&line->pairs[i], journal_words[JOURNAL_WORD_SEED])) {
			buf_msg(b, lang, &msg_merge_line_seed, MSG_ARGS(value.text));
		}
	}
	if (line->kind == JOURNAL_CLOCK) {
		merge_clock_words(b, lang, at->round, &clock);
	} else if (line->kind == JOURNAL_DRAW) {
		merge_draw_words(b, lang, at->round, &how);
	} else if (line->kind == JOURNAL_MEASURE) {
		write_measure(im, b, line);
	} else if (line->kind == JOURNAL_RULING) {
		write_ruled(b, lang, line);
	} else if (line->kind == JOURNAL_ORDER) {
		const int64_t event = book == im->book ? im->event.id : im->from_event.id;
		char value[BOOK_SETTING];
		struct buf words = { 0 };
		if (import_copy(im, value, sizeof value, import_whole(line->name)))
			order_step_words(&words, lang, book, event, value);
		buf_msg(b, lang, &msg_merge_line_order,
			MSG_ARGS(num_of(step_table(line)).text, number.text, buf_text(&words)));
		buf_free(&words);
	} else if (line->kind == JOURNAL_TABLE) {
		if (line->is_signed)
			buf_msg(b, lang, &msg_merge_line_signed, MSG_ARGS(words_of(line->name).text));
		if (line->checked_by.n > 0)
			buf_msg(b, lang, &msg_merge_line_checked, MSG_ARGS(words_of(line->checked_by).text));
	} else if (line->kind == JOURNAL_KNOWN && blank) {
		struct buf rest = { 0 };
		buf_add(&rest, blank + 1, (size_t)(end - blank - 1));
		buf_msg(b, lang, &msg_merge_line_totals, MSG_ARGS(buf_text(&rest)));
		buf_free(&rest);
	} else if (line->kind != JOURNAL_ENTRY && line->kind != JOURNAL_TURN && line->kind != JOURNAL_ROUND) {
		buf_add(b, line->source.s, line->source.n);
	}
}

void merge_say_came(struct import *im)
{
	const enum journal_kind kind = im->now.kind;
	const bool is_at_table = merge_is_of_table(kind);
	const bool is_of_round = kind == JOURNAL_ROUND || kind == JOURNAL_CLOCK || kind == JOURNAL_DRAW;
	const uint64_t place = is_at_table ? place_key(KEY_TABLE, im->at.round, im->at.table, 0)
		: place_key(KEY_ROUND, im->at.round, 0, 0);
	struct buf text = { 0 };

	if (!im->from || !im->was_there)
		return;
	/* The round, or the table, was not here when the merge began: it is new as a whole. */
	if ((is_at_table || is_of_round) && !has_sum(&im->past.here, place))
		return;
	if (kind == JOURNAL_DEAL)
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

/* ---- a line of the other book ------------------------------------------------------------------ */

/* Does the sheet here still have that signature or check mark (`done`: it has one, by that name)? */
static bool has_mark(struct import *im, struct text_slice said, bool done, const char *by)
{
	char name[BOOK_TEXT];

	return done && import_copy(im, name, sizeof name, said) && strcmp(name, by) == 0;
}

/* Report a table whose sheet was closed, opened or checked here since. */
static bool say_sheet(struct import *im)
{
	const int round = im->at.round, no = im->at.table;
	struct book_table ours;
	struct err none = { 0 };
	struct buf text = { 0 };

	if (im->now.kind != JOURNAL_TABLE || !has_sum(&im->past.here, place_key(KEY_TABLE, round, no, 0)))
		return false;
	if (import_is_signed_again(im, THEIRS, round, no))
		return true;   /* the table's line reports the signer */
	/* A sheet here that still has the line's marks is reported at its end: new contents may remove one. */
	im->is_newer = book_table_look(im->book, im->event.id, round, no, &ours, &none) == 1
		&& (!im->now.is_signed || has_mark(im, im->now.name, ours.is_signed, ours.signed_by))
		&& (im->now.checked_by.n == 0
			|| has_mark(im, im->now.checked_by, ours.is_checked, ours.checked_by));
	if (im->is_newer)
		return true;
	write_words(im, &text, im->from, &im->now, &im->at);
	desk_say(im->desk, &msg_merge_back_sheet,
		MSG_ARGS(num_of(round).text, num_of(no).text, buf_text(&text)));
	buf_free(&text);
	return true;
}

/*
 * Does the other book keep what was taken back here, so that it is reported as staying there? It does with
 * rulings and cards, and with what it has by itself, from after the meeting. Anything different here came
 * later, except a ruling or cards that differ in both.
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

/* Report a table once, its deals with those that changed; a player renamed here is the same. */
void merge_say_back(struct import *im)
{
	const enum journal_kind kind = im->now.kind;
	struct buf text = { 0 };
	bool is_called = false;

	if (kind == JOURNAL_EVENT || kind == JOURNAL_DEAL || kind == JOURNAL_TOTALS || im->broken)
		return;
	if (!names_renamed(im, im->book, &im->now, &is_called) || is_called)
		return;
	if ((merge_is_of_table(kind) && im->back_table == im->table_line) || say_sheet(im))
		return;
	im->back_table = kind == JOURNAL_TABLE ? im->now.line : im->table_line;
	im->gone += is_kept_there(im);
	write_words(im, &text, im->from, &im->now, &im->at);
	if (merge_is_of_table(kind) || kind == JOURNAL_TABLE)
		desk_say(im->desk, &msg_merge_back_at,
			MSG_ARGS(num_of(im->at.round).text, num_of(im->at.table).text, buf_text(&text)));
	else
		desk_say(im->desk, &msg_merge_back, MSG_ARGS(buf_text(&text)));
	buf_free(&text);
}

bool merge_is_old(struct import *im)
{
	const uint64_t sum = line_sum(im, im->from, &im->at, &im->now, im->journal);
	struct said_line *line = merge_find_line(&im->common, sum);
	const bool is_common = line && line->met < line->count;

	memcpy(im->since, line ? line->step : im->met, sizeof im->since);
	if (is_common)
		line->met++;
	bool is_of_merge = is_common && im->since[OURS] > im->parted.step;
	im->is_back = is_common ? is_of_merge && !has_sum(&im->past.here, sum) : was_taken_back(im, sum);
	/* Part of an entry, a round or totals may nevertheless be new; a table reports it when it begins. */
	const unsigned compared = 1u << JOURNAL_ENTRY | 1u << JOURNAL_ROUND | 1u << JOURNAL_TABLE
		| (im->is_stored ? 1u << JOURNAL_KNOWN | 1u << JOURNAL_SEATS : 0);
	if (im->is_back && !(compared >> im->now.kind & 1))
		merge_say_back(im);
	return is_common || im->is_back;
}

bool merge_check_struck(struct import *im)
{
	struct keys keys = { im, im->from, .count = 0 };
	struct buf text = { 0 };

	if (!im->from || im->is_old || im->broken)
		return true;
	/* An open or dismissed claim changes no result: obstacles to it were checked with the deals. */
	for (int i = 0; i < im->now.pair_count && im->now.kind == JOURNAL_RULING && im->is_stored; i++) {
		const struct text_pair *pair = &im->now.pairs[i];
		if (text_slice_is(pair->key, "state") && !text_slice_is(pair->value, "decided"))
			return true;
	}
	all_keys(&keys, &im->now, im->at);
	if (!has_key(&im->past.struck, &keys) || merge_is_left(im))
		return true;
	write_words(im, &text, im->from, &im->now, &im->at);
	desk_fail(im->desk, ERR_CONFLICT, &msg_merge_struck, MSG_ARGS(buf_text(&text)));
	buf_free(&text);
	return import_fault_error(im);
}

bool merge_retry_struck(struct import *im)
{
	struct book_entry *theirs = NULL, here;
	size_t count = 0;
	bool done = im->past.struck.count == 0 || im->left_count == 0
		|| book_entries(im->from, im->from_event.id, &theirs, &count, im->e);

	for (size_t i = 0; done && i < count; i++) {
		const struct book_label label = book_label_of(&theirs[i].player);
		struct keys keys = { im, im->from, .count = 0 };
		put_player(&keys, KEY_ENTRY, (struct text_slice){ label.text, strlen(label.text) });
		struct said_line *struck = merge_find_line(&im->past.struck, keys.sum[0]);
		const bool was_struck = struck && struck->count > 0;
		const int64_t id = was_struck ? merge_player_there(im, THEIRS, &theirs[i].player) : 0;
		const int found = id ? book_entry_of(im->book, im->event.id, id, &here, im->e) : 0;
		done = found >= 0;
		if (found != 1)
			continue;
		struck->count = 0;
		im->starts_over = true;
	}
	im->faults += im->starts_over;
	im->conflicts += im->starts_over;
	book_free(theirs);
	return done;
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

/* The number of seats in a journal, and of deals and totals; or of those that another journal has too. */
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

bool merge_check_twin(struct import *im)
{
	struct book_event *list = NULL;
	struct said said = { .count = 0 };
	struct buf theirs = { 0 };
	size_t count = 0;
	const enum lang lang = im->desk->lang;
	bool done = book_events(im->book, &list, &count, im->e)
		&& merge_write_journal(im->desk, im->from, &im->from_event, &theirs)
		&& merge_list_lines(im, im->from, &said, NULL, &theirs, 0);

	const size_t deals = done ? count_sheets(reading_of(im, im->from, &theirs), NULL).deals : 0;
	for (size_t i = 0; done && i < count; i++) {
		struct buf ours = { 0 };
		done = merge_write_journal(im->desk, im->book, &list[i], &ours);
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

bool merge_measure_is_gone(struct import *im, const struct book_measure *measure)
{
	const uint64_t sum = measure_sum(im, measure);

	return has_sum(&im->common, sum) && !has_sum(&im->past.there, sum);
}

/* ---- lines removed in the other book ----------------------------------------------------------- */

/* Is the round or table as both had it, with nothing but seats in it? */
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

/* Drop the player's measures that the other book has taken back, unless another followed here. */
static bool drop_measure(struct import *im, struct text_slice name, bool *dropped)
{
	struct book_measure *list = NULL;
	size_t count = 0;
	char said[BOOK_TEXT];
	bool done = import_copy(im, said, sizeof said, name)
		&& book_measures(im->book, im->event.id, "", &list, &count, im->e);

	for (size_t i = 0; i < count; i++)
		*dropped = *dropped && (strcmp(list[i].player, said) != 0 || merge_measure_is_gone(im, &list[i])
			|| has_sum(&im->past.there, measure_sum(im, &list[i])));
	for (size_t i = 0; done && *dropped && i < count; i++) {
		if (strcmp(list[i].player, said) == 0 && merge_measure_is_gone(im, &list[i]))
			done = book_measure_put_time(im->book, im->event.id, &list[i], BOOK_MEASURE_BACK, im->e);
	}
	book_free(list);
	return done;
}

/* Drop an entry, unless the player sits at a table here or has a measure. */
static bool drop_entry(struct import *im, struct text_slice name, bool *dropped)
{
	struct book_player player;
	struct book_entry entry, theirs, other;
	struct err none = { 0 }, unknown = { 0 };
	char label[BOOK_TEXT];
	bool stands_in = true;

	*dropped = import_copy(im, label, sizeof label, name)
		&& book_player_by_label(im->book, label, &player, &none)
		&& book_entry_of(im->book, im->event.id, player.id, &entry, &none) == 1
		&& book_entry_remove(im->book, &entry, &stands_in, &none);
	if (none.status == ERR_FAILED || !*dropped || stands_in)
		return none.status != ERR_FAILED;
	/* It first gets its number in the other book, which settings may contain, and which was removed there. */
	const int64_t there = merge_player_there(im, THEIRS, &entry.player);
	if (there && book_entry_ever(im->from, im->from_event.id, there, &theirs, &unknown) == 1
		&& theirs.start_no != entry.start_no
		&& !book_entry_by_start_no(im->book, im->event.id, theirs.start_no, &other, &unknown)) {
		const struct book_entry before = entry;
		entry.start_no = theirs.start_no;
		desk_say(im->desk, &msg_merge_number, MSG_ARGS(book_label_of(&entry.player).text,
			num_of(before.start_no).text, num_of(entry.start_no).text));
		if (!merge_renumber(im, &before, entry.start_no))
			return false;
	}
	return desk_number_warn(im->desk, im->event.id, entry.start_no, &msg_number_left);
}

/* Is it the last step at its table, with no deal played since? */
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

/* Remove what only the other book has removed, unless something depends on it: a round or a table without
 * deals, an entry, a measure, totals, the last step of an order. */
static bool drop(struct import *im, const struct reading *reading, bool *dropped)
{
	const struct journal_statement *line = &reading->line;
	const struct journal_place at = reading->at;
	const bool may_be_bare = line->kind == JOURNAL_ROUND || line->kind == JOURNAL_TABLE;
	const bool is_at_table = line->kind == JOURNAL_TABLE || line->kind == JOURNAL_KNOWN;
	const unsigned always = 1u << JOURNAL_ENTRY | 1u << JOURNAL_MEASURE | 1u << JOURNAL_KNOWN;
	const bool is_end = line->kind == JOURNAL_ORDER && is_end_of_order(im, line);
	const bool may_go = is_end || (always >> line->kind & 1) || (may_be_bare && is_bare(im, *reading));
	struct book_table table;
	struct buf text = { 0 };
	bool done = true, again;

	*dropped = may_go && has_sum(&im->common, reading->sum);
	if (!*dropped)
		return true;
	if (!merge_keep_typist(im, NULL))
		return false;
	write_words(im, &text, reading->book, line, &at);
	if (is_at_table) {
		*dropped = book_table_look(im->book, im->event.id, at.round, at.table, &table, im->e) == 1
			&& !table.is_signed;
		struct book_totals none = { .table = table.id };
		if (*dropped && line->kind == JOURNAL_TABLE)
			done = book_table_remove(im->book, table.id, im->e);
		else if (*dropped)
			done = book_totals_put(im->book, &none, true, &again, im->e);
	} else if (line->kind == JOURNAL_ROUND) {
		done = desk_round_drop(im->desk, im->event.id, at.round, true);
	} else if (line->kind == JOURNAL_MEASURE) {
		done = drop_measure(im, line->name, dropped);
	} else if (line->kind == JOURNAL_ORDER) {
		done = order_step_drop(im->desk, im->event.id, step_table(line));
	} else {
		done = drop_entry(im, line->name, dropped);
	}
	if (done && *dropped && is_at_table)
		desk_say(im->desk, &msg_merge_removed,
			MSG_ARGS(num_of(at.round).text, num_of(at.table).text, buf_text(&text)));
	else if (done && *dropped)
		desk_say(im->desk, &msg_merge_dropped, MSG_ARGS(buf_text(&text)));
	buf_free(&text);
	return done;
}

bool merge_drop_step(struct import *im, int place, const char *value)
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
	bool is_at_table = merge_is_of_table(line->kind) || line->kind == JOURNAL_TABLE;
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

/* List keys of the lines left out, and of those taken back here. */
static bool list_left(struct import *im, const struct buf *theirs, struct said *left)
{
	struct reading reading = reading_of(im, im->from, theirs);
	bool done = true;

	while (done && read_next(&reading)) {
		struct keys keys = { im, im->from, .count = 0 };
		im->unit = reading.line.line;
		bool is_back = was_taken_back(im, reading.sum)
			&& !has_sum(&im->common, reading.sum);   /* otherwise it was not reported */
		if (!merge_is_left(im) && !is_back)
			continue;
		own_keys(&keys, &reading.line, reading.at);
		for (int i = 0; done && i < keys.count; i++)
			done = merge_note_sum(im, left, keys.sum[i], 0);
	}
	merge_sort(left->lines, &left->count);
	return done;
}

/* Is it something that the other book still has in another form, compared by who changed it since? */
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

/* Has the other book dropped that line, and has no other line on the same subject? */
static bool is_gone(struct import *im, const struct reading *reading, const struct said *left, bool *gone)
{
	const struct since *past = &im->past;
	const struct journal_statement *line = &reading->line;
	const struct said_line *common = merge_find_line(&im->common, reading->sum),
		*returned = merge_find_line(&past->returned[THEIRS], reading->sum);
	const bool is_apart = line->kind == JOURNAL_DEAL || line->kind == JOURNAL_ORDER;
	const bool is_all = line->kind == JOURNAL_EVENT || line->kind == JOURNAL_TOTALS;
	const bool has_table
		= has_sum(&past->there, place_key(KEY_TABLE, reading->at.round, reading->at.table, 0));
	struct keys keys = { im, reading->book, .count = 0 };

	own_keys(&keys, line, reading->at);
	if (line->kind == JOURNAL_RULING)
		keys = (struct keys){ im, reading->book, { core_sum(reading) }, 1 };
	/* Was it taken back there since both last had it alike, or neither had it? */
	bool was = has_sum(&im->common, reading->sum)
		|| (returned && returned->step[0] > (common ? common->step : im->met)[THEIRS]);
	/* Or a part of it: here it has gone on. */
	for (int i = 0; i < keys.count && !is_apart; i++)
		was = was || (has_sum(&im->common, keys.sum[i]) && !has_sum(&past->there, keys.sum[i]));
	*gone = false;
	if (!was || has_sum(&past->there, reading->sum) || is_all || is_compared(im, reading))
		return true;
	all_keys(&keys, line, reading->at);
	if (has_key(left, &keys))
		return true;
	if (merge_is_of_table(line->kind) && !has_table)
		return true;
	bool is_sheet = line->is_signed || line->checked_by.n > 0;
	if (line->kind == JOURNAL_TABLE && has_table && !is_sheet)
		return true;   /* its signature stayed there, which was reported */
	bool is_one = false, is_called = false, done = is_one_there(im, line, &is_one);
	done = done && (is_one || names_renamed(im, im->from, line, &is_called));
	*gone = !is_called;
	return done;
}

bool merge_drop_entries(struct import *im)
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

/* A deal stays the same when its bettors are joined to other players here; also one with the same ruling,
 * whatever it was before. */
static bool is_same_deal_here(struct import *im, const struct reading *reading)
{
	const struct journal_place at = reading->at;

	im->from_table = 0;
	im->is_stored = reading->line.kind == JOURNAL_DEAL && !is_attempt(&reading->line)
		&& book_table_look(im->book, im->event.id, at.round, at.table, &im->table, im->e) == 1;
	return im->is_stored && merge_is_alike(im, at.deal);
}

bool merge_tell_gone(struct import *im, const struct buf *theirs)
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
		&& merge_write_journal(im->desk, im->book, &event, &ours) && list_left(im, theirs, &left);
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
		/* A round removed there stays whole here if anything here depends on it. */
		if (done && !dropped && reading.at.round == round) {
			desk_say(im->desk, &msg_merge_gone_round, MSG_ARGS(num_of(round).text));
			im->gone++;
		}
		if (!done || dropped || reading.at.round == round)
			continue;
		const bool is_spared = (merge_is_of_table(reading.line.kind) || reading.line.kind == JOURNAL_TABLE)
			&& merge_spares(im, reading.at.round, reading.at.table);
		if (is_spared)
			continue;
		/* Of a deal's cards only the first line. */
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

bool merge_check_let_be(struct import *im, const struct buf *theirs)
{
	const struct said *tables = im->past.tables;
	struct reading reading = reading_of(im, im->from, theirs);
	const int unit = im->unit;
	bool done = true, same = false;

	while (done && !im->passes && !im->broken && read_next(&reading)) {
		const int round = reading.at.round, no = reading.at.table;
		const struct said_line *here = merge_find_line(&tables[OURS], place_key(KEY_TABLE, round, no, 0)),
			*there = merge_find_line(&tables[THEIRS], place_key(KEY_TABLE, round, no, 0));
		if (reading.line.kind != JOURNAL_TABLE || !here || here->step[0] == there->step[0]
			|| !merge_let_be(im, round, no))
			continue;
		im->unit = im->table_line = reading.line.line;
		im->now = reading.line;
		im->at = reading.at;
		im->round = round;
		if (merge_is_left(im))
			continue;
		im->has_table = true;
		/* Is the table now the same in both books, if in other words? */
		im->from_table = 0;
		same = book_table_look(im->book, im->event.id, round, no, &im->table, im->e) == 1
			&& merge_same_sheets(im, &same) && same && merge_is_signed_alike(im, &im->table);
		done = im->e->status == ERR_NONE;
		/* A permanent difference in a table that cannot be taken as a whole was reported with status 5. */
		same = same || (im->gone > 0 && merge_is_whole(im, round, no, WHOLE_FAILED))
			|| merge_is_bare(im, THEIRS);
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

/* Is it something that is here too, whose details were each reported separately? */
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

/* Report a deal that both had dealt again, each for another reason; `ours`: this book's journal. */
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

/* Can a command have the deal dealt again here: no ruling or open dispute prevents it? */
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

/* Last: report a line that is new in the other book, and neither was nor is in this one, and from which
 * nothing followed here. */
bool merge_tell_rest(struct import *im, const struct buf *theirs)
{
	struct book_event event;
	struct num id = num_of(im->event.id);
	struct said said = { .count = 0 };
	struct buf ours = { 0 };

	const bool is_told = im->left_count > 0 || im->gone > 0;
	if (im->passes || im->broken || im->meeting_count == 0 || is_told)
		return true;
	bool done = book_event_find(im->book, id.text, &event, im->e)
		&& merge_write_journal(im->desk, im->book, &event, &ours)
		&& merge_list_lines(im, im->book, &said, NULL, &ours, 0);
	struct reading reading = reading_of(im, im->from, theirs);
	while (done && read_next(&reading)) {
		const struct text_slice *name;
		const uint64_t sum = reading.sum;
		if (has_sum(&said, sum) || has_sum(&im->common, sum) || was_taken_back(im, sum)
			|| is_told_itself(&reading, &said) || is_same_deal_here(im, &reading)
			|| merge_is_whole(im, reading.at.round, reading.at.table, WHOLE_KEPT))
			continue;
		if (is_attempt(&reading.line) && has_sum(&said, core_sum(&reading))) {
			say_attempt(im, &reading, &ours);
			continue;
		}
		/* Is a player on the line, or were they here, joined to another? */
		bool is_joined = false;
		for (int i = 0; !is_joined && (name = player_on(&reading.line, i)) != NULL; i++) {
			char label[BOOK_TEXT];
			struct book_player player;
			if (text_slice_copy(label, sizeof label, *name))
				is_joined = (merge_same_player(im, label, &player) && im->is_joined)
					|| merge_joined(im, OURS, label, &player) != 0;
		}
		if (!is_joined)
			say_kept(im, &reading, is_attempt(&reading.line) && can_redeal(im, reading.at)
				? &msg_merge_rest_attempt : &msg_merge_rest_at, &msg_merge_rest);
	}
	free(said.lines);
	buf_free(&ours);
	return done;
}
