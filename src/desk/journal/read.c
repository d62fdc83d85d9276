/* Reading the journal, a game sheet as text: one statement a line. */
#include "base/messages.h"
#include "desk/messages.h"
#include "desk/journal/journal.h"

#include <stdio.h>
#include <string.h>

enum { SHOWN_OF_LONG_LINE = 60 };

const char *const journal_words[] = {
#define J(name, word) word,
#include "desk/journal/words.def"
#undef J
};

/* A line under way. */
struct reader {
	struct scan scan;
	const struct game_edition *edition;
	struct journal_statement *out;
};

/* ---- values and pairs -------------------------------------------------------------------------- */

/* As long as the book can have it; most are names, with a mark. */
static size_t longest_value(enum journal_kind kind)
{
	if (kind == JOURNAL_EVENT || kind == JOURNAL_ORDER)
		return BOOK_SETTING - 1;
	return kind == JOURNAL_RULING || kind == JOURNAL_MEASURE ? GAME_REASON - 1 : BOOK_LABEL - 1;
}

/* A doubled quote counts once. */
static bool check_length(struct reader *r, struct text_slice value, size_t longest)
{
	size_t quotes = 0;

	for (size_t i = 0; i < value.n; i++)
		quotes += value.s[i] == '"';
	return value.n - quotes / 2 <= longest
		|| scan_fault(&r->scan, value, &msg_value_long, MSG_ARGS(num_of((int64_t)longest).text));
}

/* A value behind its "=", quoted or bare. Only a quoted one may be empty. */
static bool read_value(struct reader *r, struct text_slice key, struct text_slice *value)
{
	bool is_quoted = !scan_end(&r->scan) && r->scan.s[r->scan.at] == '"';

	if (is_quoted && !scan_quoted(&r->scan, value))
		return false;
	if (!is_quoted) {
		*value = scan_word(&r->scan);
		if (value->n == 0)
			return scan_fault(&r->scan, key, &msg_value_missing, MSG_NO_ARGS);
		if (memchr(value->s, '"', value->n))
			return scan_fault(&r->scan, *value, &msg_value_quote, MSG_NO_ARGS);
	}
	return check_length(r, *value, longest_value(r->out->kind));
}

/* Do two slices fold to the same letters? */
static bool same_key(struct text_slice a, struct text_slice b)
{
	char key[SCAN_KEY];

	return scan_fold(key, b.s, b.n) > 0 && text_slice_is(a, key);
}

/* key=value, with blanks around the "=" if need be. */
static bool read_journal_pair(struct reader *r, const struct msg *fault)
{
	struct journal_statement *out = r->out;
	struct text_pair pair = { .key = scan_key(&r->scan) };

	if (pair.key.n == 0 || !scan_char(&r->scan, '='))
		return scan_fault(&r->scan, pair.key.n ? pair.key : scan_word(&r->scan), fault, MSG_NO_ARGS);
	for (int i = 0; i < out->pair_count; i++) {
		if (same_key(out->pairs[i].key, pair.key))
			return scan_fault(&r->scan, pair.key, &msg_pair_twice, MSG_NO_ARGS);
	}
	if (out->pair_count == TEXT_PAIRS)
		return scan_fault(&r->scan, pair.key, &msg_pairs_many, MSG_ARGS(num_of(TEXT_PAIRS).text));
	if (!read_value(r, pair.key, &pair.value))
		return false;
	out->pairs[out->pair_count++] = pair;
	return true;
}

/* ---- statements -------------------------------------------------------------------------------- */

/* A quoted name, and pairs behind it. */
static bool read_named(struct reader *r)
{
	struct text_slice *name = &r->out->name;

	if (scan_end(&r->scan) || r->scan.s[r->scan.at] != '"')
		return scan_fault(&r->scan, scan_word(&r->scan), &msg_event_name, MSG_NO_ARGS);
	if (!scan_quoted(&r->scan, name))
		return false;
	if (name->n == 0)
		return scan_fault(&r->scan, *name, &msg_event_name, MSG_NO_ARGS);
	/* An event is called, not set. */
	if (!check_length(r, *name, r->out->kind == JOURNAL_EVENT ? BOOK_LABEL - 1 : longest_value(r->out->kind)))
		return false;
	while (!scan_end(&r->scan)) {
		if (!read_journal_pair(r, &msg_pair_bad))
			return false;
	}
	return true;
}

/* The number of a round, a table or an entry. */
static bool read_table_number(struct reader *r, enum journal_word keyword)
{
	struct text_slice word = scan_word(&r->scan);

	if (scan_number(word, &r->out->number) && r->out->number >= 1 && r->out->number <= SCAN_NUMBER)
		return true;
	return scan_fault(&r->scan, word, &msg_statement_number,
		MSG_ARGS(journal_words[keyword], num_of(SCAN_NUMBER).text));
}

/* "nevezo 7 "Kiss Péter" klub="Szolnok"": an entry with its start number; "sor 3 "1 1 4 enters 5,2"". */
static bool read_entry(struct reader *r)
{
	return read_table_number(r, JOURNAL_WORD_ENTRY) && read_named(r);
}

/* An edition without fault cases of its own has the numbers of the standard one;
 * what it lacks is said later. */
static const struct game_court *court_of(const struct game_edition *edition)
{
	return edition->court ? edition->court : game_edition_standard()->court;
}

/* "itelet 5 3.4 by=B trick=6": the case, and pairs behind it. */
static bool read_ruling(struct reader *r)
{
	if (!read_table_number(r, JOURNAL_WORD_RULING))
		return false;
	r->out->name = scan_key(&r->scan);
	if (court_of(r->edition)->find(r->out->name.s, r->out->name.n) < 0)
		return scan_fault(&r->scan, r->out->name.n ? r->out->name : scan_word(&r->scan), &msg_case_bad,
			MSG_NO_ARGS);
	while (!scan_end(&r->scan)) {
		if (!read_journal_pair(r, &msg_pair_bad))
			return false;
	}
	return true;
}

/* "fordulo 2", "fordulo 2 mag="…" leosztas=12": whose tables play the deals of a seed. */
static bool read_round(struct reader *r)
{
	if (!read_table_number(r, JOURNAL_WORD_ROUND))
		return false;
	while (!scan_end(&r->scan)) {
		if (!read_journal_pair(r, &msg_round_surplus))
			return false;
	}
	return true;
}

/* "sorsolas mod=standing mag="…"", "ora kezdes=… perc=60": pairs alone. */
static bool read_pairs(struct reader *r)
{
	do {
		if (!read_journal_pair(r, &msg_pair_bad))
			return false;
	} while (!scan_end(&r->scan));
	return true;
}

/* "alairva", "alairva="Kiss Péter"": who signed the sheet; "ellenorizte="Nagy Éva"": who checked it. */
static bool read_mark(struct reader *r)
{
	const char *const is_signed = journal_words[JOURNAL_WORD_SIGNED];
	const char *const is_checked = journal_words[JOURNAL_WORD_CHECKED];
	const char *const candidates[] = { is_signed, is_checked, NULL };
	bool is_first = !r->out->is_signed && !r->out->checked_by.n;
	struct text_slice word = scan_key(&r->scan);

	if (text_slice_is(word, is_signed) && !r->out->is_signed) {
		r->out->is_signed = true;
		return !scan_char(&r->scan, '=') || read_value(r, word, &r->out->name);
	}
	if (text_slice_is(word, is_checked) && !r->out->checked_by.n && scan_char(&r->scan, '=')) {
		return read_value(r, word, &r->out->checked_by)
			&& (r->out->checked_by.n || scan_fault(&r->scan, word, &msg_value_missing, MSG_NO_ARGS));
	}
	return scan_fault_near(&r->scan, word.n ? word : scan_word(&r->scan),
		is_first ? &msg_table_surplus : &msg_line_surplus, candidates);
}

/* "asztal 3", perhaps with what became of its sheet. */
static bool read_table(struct reader *r)
{
	if (!read_table_number(r, JOURNAL_WORD_TABLE))
		return false;
	while (!scan_end(&r->scan)) {
		if (!read_mark(r))
			return false;
	}
	return true;
}

/* A seat and who sits there; nobody sits twice. */
static bool check_seat(struct reader *r, const struct text_pair *seat)
{
	if (text_seat_read(seat->key.s, seat->key.n, r->edition->game->most_seats) == GAME_NO_SEAT)
		return scan_fault(&r->scan, seat->key, &msg_seat_bad, MSG_NO_ARGS);
	if (seat->value.n == 0)
		return scan_fault(&r->scan, seat->key, &msg_seat_empty, MSG_NO_ARGS);
	for (const struct text_pair *other = r->out->pairs; other < seat; other++) {
		if (other->value.n == seat->value.n && memcmp(other->value.s, seat->value.s, seat->value.n) == 0)
			return scan_fault(&r->scan, seat->value, &msg_player_twice, MSG_NO_ARGS);
	}
	return true;
}

static bool read_seat_pairs(struct reader *r)
{
	unsigned taken = 0;

	r->out->kind = JOURNAL_SEATS;
	r->scan.at = 0;
	while (!scan_end(&r->scan)) {
		if (!read_journal_pair(r, &msg_seat_bad))
			return false;
		const struct text_pair *seat = &r->out->pairs[r->out->pair_count - 1];
		if (!check_seat(r, seat))
			return false;
		taken |= 1u << text_seat_read(seat->key.s, seat->key.n, GAME_SEATS);
	}
	for (int seat = 0; seat < r->edition->game->least_seats; seat++) {
		if (!(taken >> seat & 1))
			return scan_fault(&r->scan, r->out->source, &msg_seat_missing, MSG_ARGS(text_seat_code(seat)));
	}
	return true;
}

/* "szek 5 A="Új Név"": who takes over a seat from deal 5 on. */
static bool read_turn(struct reader *r)
{
	if (!read_table_number(r, JOURNAL_WORD_TURN))
		return false;
	do {
		if (!read_journal_pair(r, &msg_seat_bad) || !check_seat(r, &r->out->pairs[r->out->pair_count - 1]))
			return false;
	} while (!scan_end(&r->scan));
	return true;
}

/* "osszeg = 69 -62 -7 leosztas=9": the figures end where a key begins. */
static bool read_known(struct reader *r)
{
	size_t end = r->scan.n, from = r->scan.at;

	r->out->deal.dealer = GAME_NO_SEAT;
	if (!scan_char(&r->scan, '='))
		return scan_fault(&r->scan, scan_word(&r->scan), &msg_known_bad, MSG_NO_ARGS);
	for (r->scan.n = from; r->scan.n < end && strchr("=+-0123456789 \t", r->scan.s[r->scan.n]);)
		r->scan.n++;
	bool done = game_points_read(&r->scan, r->edition->game, &r->out->deal);
	r->out->deal.has_points = true;
	r->scan.n = end;
	while (done && !scan_end(&r->scan))
		done = read_journal_pair(r, &msg_pair_bad);
	return done;
}

/* A line of cards, which has to be read with those of its deal. */
static bool leave_line(struct reader *r)
{
	(void)r;
	return true;
}

/* ---- lines ------------------------------------------------------------------------------------- */

static const struct {
	enum journal_word keyword;
	enum journal_kind kind;
	bool (*read)(struct reader *r);
} statements[] = {
	{ JOURNAL_WORD_EVENT, JOURNAL_EVENT, read_named },
	{ JOURNAL_WORD_ENTRY, JOURNAL_ENTRY, read_entry },
	{ JOURNAL_WORD_TEAM, JOURNAL_TEAM, read_named },
	{ JOURNAL_WORD_ORDER, JOURNAL_ORDER, read_entry },
	{ JOURNAL_WORD_ROUND, JOURNAL_ROUND, read_round },
	{ JOURNAL_WORD_DRAW, JOURNAL_DRAW, read_pairs },
	{ JOURNAL_WORD_CLOCK, JOURNAL_CLOCK, read_pairs },
	{ JOURNAL_WORD_TABLE, JOURNAL_TABLE, read_table },
	{ JOURNAL_WORD_TURN, JOURNAL_TURN, read_turn },
	{ JOURNAL_WORD_KNOWN, JOURNAL_KNOWN, read_known },
	{ JOURNAL_WORD_RULING, JOURNAL_RULING, read_ruling },
	{ JOURNAL_WORD_MEASURE, JOURNAL_MEASURE, read_named },
	{ JOURNAL_WORD_HANDS, JOURNAL_CARDS, leave_line },
	{ JOURNAL_WORD_TALON, JOURNAL_CARDS, leave_line },
	{ JOURNAL_WORD_MELDS, JOURNAL_CARDS, leave_line },
	{ JOURNAL_WORD_TRICKS, JOURNAL_CARDS, leave_line },
	{ JOURNAL_WORD_AUCTION, JOURNAL_CARDS, leave_line },
};

enum { STATEMENTS = sizeof statements / sizeof statements[0] };

/* A line that begins with a word. */
static bool read_keyword(struct reader *r)
{
	const char *keywords[STATEMENTS + 1] = { NULL };
	struct text_slice word = scan_key(&r->scan);

	for (size_t i = 0; i < STATEMENTS; i++) {
		keywords[i] = journal_words[statements[i].keyword];
		if (text_slice_is(word, keywords[i])) {
			r->out->kind = statements[i].kind;
			return statements[i].read(r);
		}
	}
	if (word.n == 1 && scan_char(&r->scan, '='))
		return read_seat_pairs(r);
	if (text_seat_read(word.s, word.n, GAME_SEATS) != GAME_NO_SEAT)
		return scan_fault(&r->scan, word, &msg_number_missing, MSG_NO_ARGS);
	return scan_fault_near(&r->scan, word.n ? word : scan_word(&r->scan), &msg_statement_bad, keywords);
}

static bool read_statement(struct reader *r)
{
	struct text_slice line = r->out->source;

	if (scan_char(&r->scan, '=')) {
		r->out->kind = JOURNAL_TOTALS;
		r->out->deal.dealer = GAME_NO_SEAT;
		r->out->deal.has_points = true;
		return game_points_read(&r->scan, r->edition->game, &r->out->deal);
	}
	if (line.s[r->scan.at] < '0' || line.s[r->scan.at] > '9')
		return read_keyword(r);
	r->out->kind = JOURNAL_DEAL;
	return game_deal_read(r->edition, line, 0, true, &r->out->deal, r->scan.fault);
}

/* The first byte of a line that is no text there: what is wrong with it. */
static const struct msg *byte_fault(char c)
{
	unsigned char byte = (unsigned char)c;

	return byte < 0x20 || byte == 0x7f || byte == 0xc2 ? &msg_line_control : &msg_line_not_utf8;
}

/* A character that is none of a line's, at its place. */
static bool line_fault(struct reader *r, struct text_slice rest)
{
	struct text_odd odd = text_find_odd(rest.s, rest.n);
	char point[16];

	snprintf(point, sizeof point, "U+%04lX", odd.point);
	if (odd.at > 0 || odd.point < 0xa0)
		return scan_fault(&r->scan, scan_part(rest, 0, 1), byte_fault(rest.s[0]), MSG_NO_ARGS);
	return scan_fault(&r->scan, scan_part(rest, 0, odd.length), &msg_line_unseen, MSG_ARGS(point));
}

/* The line is UTF-8, with no control characters but tabs, and not too long. */
static bool check_line(struct reader *r)
{
	struct text_slice *line = &r->out->source;
	size_t n = 1;

	if (line->n > LIMIT_JOURNAL_LINE) {
		line->n = text_cut(line->s, line->n, SHOWN_OF_LONG_LINE);
		return scan_fault(&r->scan, *line, &msg_line_long, MSG_ARGS(num_of(LIMIT_JOURNAL_LINE).text));
	}
	if (text_is_plain(line->s, line->n))
		return true;
	for (size_t at = 0; at < line->n; at += n) {
		struct text_slice rest = scan_part(*line, at, line->n - at);
		if ((n = scan_character(rest)) == 0)
			return line_fault(r, rest);
	}
	return true;
}

/* Take the next line off the journal, without its end; a byte order mark is none of the first line's. */
static struct text_slice next_line(struct journal *journal)
{
	static const char mark[] = "\xef\xbb\xbf";
	size_t left = (size_t)(journal->end - journal->next);

	if (journal->line == 0 && left >= 3 && memcmp(journal->next, mark, 3) == 0) {
		journal->next += 3;
		left -= 3;
	}
	const char *newline = left ? memchr(journal->next, '\n', left) : NULL;
	struct text_slice line = { journal->next, newline ? (size_t)(newline - journal->next) : left };
	journal->next += line.n + (newline ? 1 : 0);
	journal->line++;
	if (line.n > 0 && line.s[line.n - 1] == '\r')
		line.n--;
	return line;
}

/* The edition of an event; NULL if it does not say one that there is. */
static const struct game_edition *edition_of(const struct journal_statement *event)
{
	char id[SCAN_KEY];

	for (int i = 0; i < event->pair_count; i++) {
		const struct text_pair *pair = &event->pairs[i];
		bool is_edition = text_slice_is(pair->key, "szabaly") || text_slice_is(pair->key, "edition");
		if (is_edition && text_slice_copy(id, sizeof id, pair->value))
			return game_edition_find(id);
	}
	return NULL;
}

int journal_next(struct journal *journal, struct journal_statement *out, struct text_fault *fault)
{
	while (journal->next < journal->end) {
		struct text_slice line = next_line(journal);
		*out = (struct journal_statement){ .source = line, .line = journal->line };
		struct reader r = { .scan = { .s = line.s, .n = line.n, .fault = fault }, .out = out,
			.edition = journal->edition ? journal->edition : game_edition_standard() };
		if (!check_line(&r))
			return -1;
		if (scan_end(&r.scan))
			continue;
		if (!read_statement(&r))
			return -1;
		if (out->kind == JOURNAL_EVENT)
			journal->edition = edition_of(out);
		return 1;
	}
	return 0;
}
