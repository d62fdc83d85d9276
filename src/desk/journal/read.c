/* Read a journal, a game sheet as text: one statement a line. */
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

/* The line being read. */
struct reader {
	struct scan scan;
	const struct game_edition *edition;
	struct journal_statement *out;
};

/* ---- values and pairs -------------------------------------------------------------------------- */

/* Does a value fit into the book? A doubled quote counts once; most values are names, with a mark. */
static bool check_length(struct reader *r, struct text_slice value, bool is_name)
{
	const enum journal_kind kind = r->out->kind;
	size_t longest = BOOK_LABEL - 1, quotes = 0;

	/* the message speaks of naming, not setting */
	if (kind == JOURNAL_ORDER || (kind == JOURNAL_EVENT && !is_name))
		longest = BOOK_SETTING - 1;
	else if (kind == JOURNAL_RULING || kind == JOURNAL_MEASURE)
		longest = GAME_REASON - 1;
	for (size_t i = 0; i < value.n; i++)
		quotes += value.s[i] == '"';
	return value.n - quotes / 2 <= longest
		|| scan_fault(&r->scan, value, &msg_value_long, MSG_ARGS(num_of((int64_t)longest).text));
}

/* Read a value after "=", quoted or bare. Only a quoted one may be empty. */
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
	return check_length(r, *value, false);
}

/* Read key=value, with or without blanks around "="; `fault`: the message for anything else. */
static bool read_journal_pair(struct reader *r, const struct msg *fault)
{
	struct journal_statement *out = r->out;
	struct text_pair pair = { .key = scan_key(&r->scan) };

	if (pair.key.n == 0 || !scan_char(&r->scan, '='))
		return scan_fault(&r->scan, pair.key.n ? pair.key : scan_word(&r->scan), fault, MSG_NO_ARGS);
	for (int i = 0; i < out->pair_count; i++) {
		char key[SCAN_KEY];
		if (scan_fold(key, pair.key.s, pair.key.n) > 0 && text_slice_is(out->pairs[i].key, key))
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

/* Read "alairva", "alairva="Kiss Péter"", or "ellenorizte="Nagy Éva"". */
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

/* Check a seat and its player, who sits at no other seat. */
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

/* Read a line of seats from its beginning. */
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

/* ---- lines ------------------------------------------------------------------------------------- */

/* What a line has after its keyword. */
static const struct statement {
	enum journal_word keyword;
	enum journal_kind kind;
	bool has_name;               /* a quoted name, after the number if there is one */
	enum journal_word number;    /* for the message about its number; JOURNAL_WORDS: none */
	bool has_pairs;              /* at least one */
	const struct msg *fault;     /* for pairs; NULL: the line is not read here */
} statements[] = {
	{ JOURNAL_WORD_EVENT, JOURNAL_EVENT, true, JOURNAL_WORDS, false, &msg_pair_bad },
	{ JOURNAL_WORD_ENTRY, JOURNAL_ENTRY, true, JOURNAL_WORD_ENTRY, false, &msg_pair_bad },
	{ JOURNAL_WORD_TEAM, JOURNAL_TEAM, true, JOURNAL_WORDS, false, &msg_pair_bad },
	{ JOURNAL_WORD_ORDER, JOURNAL_ORDER, true, JOURNAL_WORD_ENTRY, false, &msg_pair_bad },
	{ JOURNAL_WORD_ROUND, JOURNAL_ROUND, false, JOURNAL_WORD_ROUND, false, &msg_round_surplus },
	{ JOURNAL_WORD_DRAW, JOURNAL_DRAW, false, JOURNAL_WORDS, true, &msg_pair_bad },
	{ JOURNAL_WORD_CLOCK, JOURNAL_CLOCK, false, JOURNAL_WORDS, true, &msg_pair_bad },
	{ JOURNAL_WORD_TABLE, JOURNAL_TABLE, false, JOURNAL_WORD_TABLE, false, &msg_table_surplus },
	{ JOURNAL_WORD_TURN, JOURNAL_TURN, false, JOURNAL_WORD_TURN, true, &msg_seat_bad },
	{ JOURNAL_WORD_KNOWN, JOURNAL_KNOWN, false, JOURNAL_WORDS, false, &msg_pair_bad },
	{ JOURNAL_WORD_RULING, JOURNAL_RULING, false, JOURNAL_WORD_RULING, false, &msg_pair_bad },
	{ JOURNAL_WORD_MEASURE, JOURNAL_MEASURE, true, JOURNAL_WORDS, false, &msg_pair_bad },
	{ JOURNAL_WORD_HANDS, JOURNAL_CARDS, false, JOURNAL_WORDS, false, NULL },
	{ JOURNAL_WORD_TALON, JOURNAL_CARDS, false, JOURNAL_WORDS, false, NULL },
	{ JOURNAL_WORD_MELDS, JOURNAL_CARDS, false, JOURNAL_WORDS, false, NULL },
	{ JOURNAL_WORD_TRICKS, JOURNAL_CARDS, false, JOURNAL_WORDS, false, NULL },
	{ JOURNAL_WORD_AUCTION, JOURNAL_CARDS, false, JOURNAL_WORDS, false, NULL },
};

enum { STATEMENTS = sizeof statements / sizeof statements[0] };

/* Read a line after its keyword. */
static bool read_rest(struct reader *r, const struct statement *statement)
{
	struct journal_statement *out = r->out;
	struct scan *scan = &r->scan;

	if (statement->number != JOURNAL_WORDS) {
		struct text_slice word = scan_word(scan);
		if (!scan_number(word, &out->number) || out->number < 1 || out->number > SCAN_NUMBER)
			return scan_fault(scan, word, &msg_statement_number,
				MSG_ARGS(journal_words[statement->number], num_of(SCAN_NUMBER).text));
	}
	if (statement->has_name) {
		if (scan_end(scan) || scan->s[scan->at] != '"')
			return scan_fault(scan, scan_word(scan), &msg_event_name, MSG_NO_ARGS);
		if (!scan_quoted(scan, &out->name))
			return false;
		if (out->name.n == 0)
			return scan_fault(scan, out->name, &msg_event_name, MSG_NO_ARGS);
		if (!check_length(r, out->name, true))
			return false;
	}
	if (statement->kind == JOURNAL_RULING) {
		/* An edition without fault cases has the standard one's numbers; what it lacks is reported later. */
		const struct game_court *court
			= r->edition->court ? r->edition->court : game_edition_standard()->court;
		out->name = scan_key(scan);
		if (court_names_jury(court, out->name.s, out->name.n))
			out->name = (struct text_slice){ COURT_JURY, strlen(COURT_JURY) };
		if (court->find(out->name.s, out->name.n) < 0)
			return scan_fault(scan, out->name.n ? out->name : scan_word(scan), &msg_case_bad, MSG_NO_ARGS);
	}
	if (statement->kind == JOURNAL_KNOWN) {
		/* "osszeg = 69 -62 -7 leosztas=9": the figures end where a key begins. */
		const size_t end = scan->n, from = scan->at;
		out->deal.dealer = GAME_NO_SEAT;
		if (!scan_char(scan, '='))
			return scan_fault(scan, scan_word(scan), &msg_known_bad, MSG_NO_ARGS);
		for (scan->n = from; scan->n < end && strchr("=+-0123456789 \t", scan->s[scan->n]);)
			scan->n++;
		const bool done = game_points_read(scan, r->edition->game, &out->deal);
		out->deal.has_points = true;
		scan->n = end;
		if (!done)
			return false;
	}
	bool is_due = statement->has_pairs;
	for (; is_due || (statement->fault && !scan_end(scan)); is_due = false) {
		const bool is_mark = statement->kind == JOURNAL_TABLE;
		if (!(is_mark ? read_mark(r) : read_journal_pair(r, statement->fault)))
			return false;
		if (statement->kind == JOURNAL_TURN && !check_seat(r, &out->pairs[out->pair_count - 1]))
			return false;
	}
	return true;
}

static bool read_statement(struct reader *r)
{
	const char *keywords[STATEMENTS + 1] = { NULL };
	struct text_slice line = r->out->source;

	if (scan_char(&r->scan, '=')) {
		r->out->kind = JOURNAL_TOTALS;
		r->out->deal.dealer = GAME_NO_SEAT;
		r->out->deal.has_points = true;
		return game_points_read(&r->scan, r->edition->game, &r->out->deal);
	}
	if (line.s[r->scan.at] >= '0' && line.s[r->scan.at] <= '9') {
		r->out->kind = JOURNAL_DEAL;
		return game_deal_read(r->edition, line, 0, true, &r->out->deal, r->scan.fault);
	}
	struct text_slice word = scan_key(&r->scan);
	for (size_t i = 0; i < STATEMENTS; i++) {
		keywords[i] = journal_words[statements[i].keyword];
		if (text_slice_is(word, keywords[i])) {
			r->out->kind = statements[i].kind;
			return read_rest(r, &statements[i]);
		}
	}
	if (word.n == 1 && scan_char(&r->scan, '='))
		return read_seat_pairs(r);
	if (text_seat_read(word.s, word.n, GAME_SEATS) != GAME_NO_SEAT)
		return scan_fault(&r->scan, word, &msg_number_missing, MSG_NO_ARGS);
	return scan_fault_near(&r->scan, word.n ? word : scan_word(&r->scan), &msg_statement_bad, keywords);
}

/* Check that the line is UTF-8, with no control characters but tabs, and not too long. */
static bool check_line(struct reader *r)
{
	struct text_slice *line = &r->out->source;
	char point[16];
	size_t n = 1;

	if (line->n > LIMIT_JOURNAL_LINE) {
		line->n = text_cut(line->s, line->n, SHOWN_OF_LONG_LINE);
		return scan_fault(&r->scan, *line, &msg_line_long, MSG_ARGS(num_of(LIMIT_JOURNAL_LINE).text));
	}
	if (text_is_plain(line->s, line->n))
		return true;
	for (size_t at = 0; at < line->n; at += n) {
		const struct text_slice rest = scan_part(*line, at, line->n - at);
		if ((n = scan_character(rest)) != 0)
			continue;
		const struct text_odd odd = text_find_odd(rest.s, rest.n);
		const unsigned char byte = (unsigned char)rest.s[0];
		const bool is_control = byte < 0x20 || byte == 0x7f || byte == 0xc2;
		snprintf(point, sizeof point, "U+%04lX", odd.point);
		if (odd.at == 0 && odd.point >= 0xa0)
			return scan_fault(&r->scan, scan_part(rest, 0, odd.length), &msg_line_unseen, MSG_ARGS(point));
		return scan_fault(&r->scan, scan_part(rest, 0, 1),
			is_control ? &msg_line_control : &msg_line_not_utf8, MSG_NO_ARGS);
	}
	return true;
}

int journal_next(struct journal *journal, struct journal_statement *out, struct text_fault *fault)
{
	static const char mark[] = "\xef\xbb\xbf";
	char id[SCAN_KEY];

	/* A byte order mark is not part of the first line. */
	if (journal->line == 0 && journal->end - journal->next >= 3 && memcmp(journal->next, mark, 3) == 0)
		journal->next += 3;
	while (journal->next < journal->end) {
		/* Take the next line, without its end. */
		const size_t left = (size_t)(journal->end - journal->next);
		const char *newline = memchr(journal->next, '\n', left);
		struct text_slice line = { journal->next, newline ? (size_t)(newline - journal->next) : left };
		journal->next += line.n + (newline ? 1 : 0);
		journal->line++;
		if (line.n > 0 && line.s[line.n - 1] == '\r')
			line.n--;
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
			journal->edition = NULL;
		for (int i = 0; out->kind == JOURNAL_EVENT && i < out->pair_count; i++) {
			const struct text_pair *pair = &out->pairs[i];
			if ((!text_slice_is(pair->key, "szabaly") && !text_slice_is(pair->key, "edition"))
				|| !text_slice_copy(id, sizeof id, pair->value))
				continue;
			journal->edition = game_edition_find(id);
			break;
		}
		return 1;
	}
	return 0;
}
