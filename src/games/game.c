/* Serve all games: look up the register, read and write the frame of a line, replace members left NULL. */
#include "games/game.h"

#include "base/messages.h"
#include "games/messages.h"

#include <stdio.h>
#include <string.h>

/* ---- editions and settings --------------------------------------------------------------------- */

const struct game_edition *game_edition_find(const char *id)
{
	for (const struct game *const *game = game_register; *game; game++) {
		for (const struct game_edition *edition = (*game)->editions; edition->id; edition++) {
			if (strcmp(edition->id, id) == 0)
				return edition;
		}
	}
	return NULL;
}

const struct game_edition *game_edition_standard(void)
{
	return game_register[0]->editions;
}

void game_editions_write(struct buf *b)
{
	bool is_first = true;

	for (const struct game *const *game = game_register; *game; game++) {
		for (const struct game_edition *edition = (*game)->editions; edition->id; edition++) {
			buf_printf(b, "%s%s", is_first ? "" : ", ", edition->id);
			is_first = false;
		}
	}
}

struct game_rules game_rules_of(const struct game_edition *edition)
{
	return (struct game_rules){ .edition = edition };
}

bool game_lacks(struct err *e, const struct game_edition *edition, const char *what)
{
	return err_set(e, ERR_USAGE, &msg_game_lacks, MSG_ARGS(edition->id, what));
}

bool game_has_bids(struct err *e, const struct game_edition *edition)
{
	const struct msg *lacking = edition->game->winner ? &msg_game_no_bids : &msg_game_nothing_bid;

	return edition->game->bids || err_set(e, ERR_USAGE, lacking, MSG_ARGS(edition->id));
}

const struct msg game_template_legend = { { "", "" } };

/* ---- optional members -------------------------------------------------------------------------- */

int game_dealer_of(const struct game *game, int no, int seats)
{
	return game->dealer_of ? game->dealer_of(no, seats) : (no + seats - 2) % seats;
}

int game_dealer_after(const struct game *game, struct game_dealt last, int no, int seats)
{
	if (!game->dealer_follows || last.no == 0)
		return game_dealer_of(game, no, seats);
	return (last.dealer + no - last.no) % seats;
}

unsigned game_players_at(const struct game *game, int seats, int dealer)
{
	return game->players_at ? game->players_at(seats, dealer) : (1u << seats) - 1;
}

int game_sheet_rows(const struct game *game, const struct game_record *record)
{
	return game->sheet_rows ? game->sheet_rows(record) : 1;
}

void game_piece_say(struct buf *b, enum lang lang, const struct game_edition *edition,
	const struct game_record *record, enum game_piece piece)
{
	if (edition->game->say_piece)
		edition->game->say_piece(b, lang, edition, record, piece);
	else
		edition->game->write_piece(b, edition, record, piece);
}

void game_place(const struct game_deal *deal, struct game_played *out)
{
	const struct game *game = out->rules->edition->game;

	out->seats = game->least_seats;
	out->dealer = deal->dealer == GAME_NO_SEAT ? 0 : deal->dealer;
	if (game->place)
		game->place(deal, out);
}

void game_declarer_write(struct buf *b, const struct game_cell *cell)
{
	buf_str(b, text_seat_code(cell->played->record->declarer));
}

void game_column_write(struct buf *b, const struct game_cell *cell)
{
	const struct game_edition *edition = cell->played->rules->edition;

	edition->game->write_piece(b, edition, cell->played->record, (enum game_piece)cell->item);
}

void game_column_say(struct buf *b, const struct game_cell *cell)
{
	game_piece_say(
		b, cell->lang, cell->played->rules->edition, cell->played->record, (enum game_piece)cell->item);
}

const struct game_column *game_columns(const struct game *game)
{
	static const struct game_column usual[] = {
		{ .key = "declarer", .head = &msg_column_who, .is_narrow = true, .write = game_declarer_write },
		{ .key = "outcome", .head = &msg_column_outcome, .is_result = true, .write = game_column_write,
			.say = game_column_say, .item = GAME_OUTCOME },
		{ .key = NULL },
	};

	return game->columns ? game->columns : usual;
}

bool game_can_be(const struct game *game, int seats, int dealer)
{
	return seats >= game->least_seats && seats <= game->most_seats && dealer >= 0 && dealer < seats;
}

bool game_settle(const struct game_played *played, int points[GAME_SEATS], struct err *e)
{
	const struct game_edition *edition = played->rules->edition;
	const struct game *game = edition->game;

	memset(points, 0, GAME_SEATS * sizeof *points);
	if (played->seats < game->least_seats || played->seats > game->most_seats) {
		return err_set(e, ERR_REFUSED, &msg_game_seats, MSG_ARGS(num_of(played->seats).text,
			num_of(game->least_seats).text, num_of(game->most_seats).text));
	}
	if (played->dealer < 0 || played->dealer >= played->seats)
		return err_set(e, ERR_REFUSED, &msg_game_no_such_dealer, MSG_ARGS(text_seat_code(played->dealer)));
	if (!game->settle(played, points, e))
		return false;
	int sum = 0;
	for (int seat = 0; seat < GAME_SEATS; seat++)
		sum += points[seat];
	return sum == 0 || err_set(e, ERR_FAILED, &msg_game_uneven, MSG_ARGS(edition->id, num_of(sum).text));
}

bool game_is_even(const int points[GAME_SEATS])
{
	for (int seat = 0; seat < GAME_SEATS; seat++) {
		if (points[seat] != 0)
			return false;
	}
	return true;
}

/* ---- reading a line ---------------------------------------------------------------------------- */

/* Read the number, unless the caller knows it and the line begins with something else. */
static bool read_deal_number(struct scan *scan, struct game_deal *out)
{
	bool has_number = !scan_end(scan) && scan->s[scan->at] >= '0' && scan->s[scan->at] <= '9';

	if (!has_number && out->no > 0)
		return true;
	struct text_slice word = scan_word(scan);
	if (!has_number)
		return scan_fault(scan, word, &msg_number_missing, MSG_NO_ARGS);
	if (!scan_number(word, &out->no) || out->no < 1 || out->no > SCAN_NUMBER)
		return scan_fault(scan, word, &msg_number_bad, MSG_ARGS(num_of(SCAN_NUMBER).text));
	return true;
}

bool game_dealer_read(struct scan *scan, struct text_slice word, const struct game *game,
	struct game_deal *out)
{
	struct text_slice letter = scan_part(word, 2, word.n - 2);
	int seat = text_seat_read(letter.s, letter.n, game->most_seats);
	char seats[] = "A–H";

	seats[sizeof seats - 2] = text_seat_code(game->most_seats - 1)[0];
	if (seat == GAME_NO_SEAT)
		return scan_fault(scan, word, &msg_dealer_bad, MSG_ARGS(seats));
	if (out->dealer != GAME_NO_SEAT)
		return scan_fault(scan, word, out->dealer == seat ? &msg_said_twice : &msg_said_otherwise,
			MSG_NO_ARGS);
	out->dealer = seat;
	return true;
}

bool game_points_read(struct scan *scan, const struct game *game, struct game_deal *out)
{
	out->has_points = true;
	return scan_points(scan, game->least_seats, game->most_seats, out->points, &out->point_count);
}

static const struct {
	const char *word;
	enum game_deal_kind kind;
} void_words[] = { { "ervenytelen", GAME_DEAL_VOID }, { "ujraosztas", GAME_DEAL_REDEAL } };

enum { VOID_WORDS = sizeof void_words / sizeof void_words[0] };

static bool read_reason(struct scan *scan, struct game_deal *out)
{
	struct text_slice text;

	if (!scan_quoted(scan, &text))
		return false;
	if (!text_is_plain(text.s, text.n) || !text_slice_copy(out->reason, GAME_REASON, text))
		return scan_fault(scan, text, &msg_reason_long, MSG_ARGS(num_of(GAME_REASON - 1).text));
	return true;
}

/* Read the reason, and perhaps the dealer. */
static bool read_void(struct scan *scan, const struct game *game, size_t which, struct game_deal *out)
{
	out->kind = void_words[which].kind;
	while (!scan_end(scan)) {
		bool is_reason = scan->s[scan->at] == '"' && !out->reason[0];
		struct text_slice word;
		if (is_reason) {
			if (!read_reason(scan, out))
				return false;
			continue;
		}
		word = scan_word(scan);
		if (word.n < 2 || !text_slice_is(scan_part(word, 0, 2), "o="))
			return scan_fault(scan, word, &msg_reason_bad, MSG_ARGS(void_words[which].word));
		if (!game_dealer_read(scan, word, game, out))
			return false;
	}
	return true;
}

bool game_rest_read(struct scan *scan, const struct game *game, const struct msg *surplus,
	struct game_deal *out)
{
	while (!scan_end(scan)) {
		if (scan_char(scan, '='))
			return game_points_read(scan, game, out);
		struct text_slice word = scan_word(scan);
		if (word.n < 2 || !text_slice_is(scan_part(word, 0, 2), "o="))
			return scan_fault(scan, word, surplus, MSG_NO_ARGS);
		if (!game_dealer_read(scan, word, game, out))
			return false;
	}
	return true;
}

/* Read a line with its number; `no` is the number it may omit, 0: none. */
static bool read_numbered(struct scan *scan, const struct game_edition *edition, int no, bool may_be_open,
	struct game_deal *out)
{
	*out = (struct game_deal){ .no = no, .dealer = GAME_NO_SEAT };
	if (!read_deal_number(scan, out))
		return false;
	const size_t at = scan->at;
	const struct text_slice word = scan_word(scan);
	size_t which = 0;
	while (which < VOID_WORDS && !text_slice_is(word, void_words[which].word))
		which++;
	if (which < VOID_WORDS)
		return read_void(scan, edition->game, which, out);
	scan->at = at;
	return edition->game->read(scan, edition, may_be_open, out);
}

bool game_deal_read(const struct game_edition *edition, struct text_slice line, int no, bool may_be_open,
	struct game_deal *out, struct text_fault *fault)
{
	struct text_fault bare_fault = { .to = 0 };
	struct scan scan = { .s = line.s, .n = line.n, .fault = fault };
	struct scan bare = { .s = line.s, .n = line.n, .fault = &bare_fault };
	bool may_be_bare = no > 0 && edition->game->begins_with_figure;

	if (may_be_bare) {
		*out = (struct game_deal){ .no = no, .dealer = GAME_NO_SEAT };
		if (edition->game->read(&bare, edition, may_be_open, out))
			return true;
	}
	if (read_numbered(&scan, edition, no, may_be_open, out))
		return true;
	/* Neither reading works: report the fault of the one that got further. */
	if (may_be_bare && bare_fault.to >= fault->to)
		*fault = bare_fault;
	return false;
}

/* ---- for the games ----------------------------------------------------------------------------- */

const char *game_seat_name(const char *const names[GAME_SEATS], int seat)
{
	return names && names[seat] && names[seat][0] ? names[seat] : text_seat_code(seat);
}

bool game_fact_put(struct game_record *record, const char *kind, const char *item, const char *subject,
	int value)
{
	struct game_fact *fact = &record->facts[record->fact_count];

	if (record->fact_count == GAME_FACTS)
		return false;
	snprintf(fact->kind, sizeof fact->kind, "%s", kind);
	snprintf(fact->item, sizeof fact->item, "%s", item);
	snprintf(fact->subject, sizeof fact->subject, "%s", subject);
	fact->value = value;
	record->fact_count++;
	return true;
}

bool game_record_is_made(const struct game_record *record)
{
	bool any = false;

	for (int i = 0; i < record->fact_count; i++) {
		if (strcmp(record->facts[i].kind, "result") != 0)
			continue;
		if (record->facts[i].value == 0)
			return false;
		any = true;
	}
	return any;
}

static bool has_fact(const struct game_record *record, const struct game_fact *fact)
{
	for (int i = 0; i < record->fact_count; i++) {
		const struct game_fact *other = &record->facts[i];
		if (strcmp(other->kind, fact->kind) == 0 && strcmp(other->item, fact->item) == 0
			&& strcmp(other->subject, fact->subject) == 0 && other->value == fact->value)
			return true;
	}
	return false;
}

bool game_record_is_same(const struct game_record *a, const struct game_record *b)
{
	if (a->declarer != b->declarer || a->fact_count != b->fact_count)
		return false;
	if (strcmp(a->bid, b->bid) != 0 || strcmp(a->trump, b->trump) != 0 || strcmp(a->ending, b->ending) != 0)
		return false;
	for (int i = 0; i < a->fact_count; i++) {
		if (!has_fact(b, &a->facts[i]))
			return false;
	}
	return true;
}

/* ---- writing it -------------------------------------------------------------------------------- */

static void write_void(struct buf *b, const struct game_deal *deal)
{
	for (size_t i = 0; i < VOID_WORDS; i++)
		buf_str(b, void_words[i].kind == deal->kind ? void_words[i].word : "");
	if (!deal->reason[0])
		return;
	buf_char(b, ' ');
	text_quote(b, deal->reason);
}

void game_deal_write(struct buf *b, const struct game_edition *edition, const struct game_deal *deal)
{
	const struct game *game = edition->game;

	if (deal->no > 0) {
		buf_int(b, deal->no);
		buf_char(b, ' ');
	}
	bool is_played = deal->kind == GAME_DEAL_PLAYED;
	if (!is_played) {
		write_void(b, deal);
	} else if (game->write) {
		game->write(b, edition, deal);
	} else {
		if (deal->record.declarer != GAME_NO_SEAT)
			buf_printf(b, "%s ", text_seat_code(deal->record.declarer));
		game->write_piece(b, edition, &deal->record, GAME_OUTCOME);
	}
	if (deal->dealer != GAME_NO_SEAT && !(is_played && game->always_names_dealer))
		buf_printf(b, " o=%s", text_seat_code(deal->dealer));
}

void game_bettors_write(struct buf *b, const struct game *game, const struct game_record *record)
{
	size_t start = b->len;

	for (int i = 0; game->is_bettor && i < record->fact_count; i++) {
		bool again = !game->is_bettor(&record->facts[i]);
		for (int j = 0; j < i; j++)
			again = again || (game->is_bettor(&record->facts[j])
				&& strcmp(record->facts[j].item, record->facts[i].item) == 0);
		if (!again)
			buf_printf(b, "%s%s", b->len > start ? ", " : "", record->facts[i].item);
	}
}

bool game_is_a_line(const struct game_played *played)
{
	const struct game_edition *edition = played->rules->edition;
	const struct game_deal deal = { .dealer = played->dealer, .record = *played->record };
	struct game_deal again;
	struct text_fault fault;
	struct buf line = { 0 };

	game_deal_write(&line, edition, &deal);
	const struct text_slice said = { buf_text(&line), line.len };
	bool is_same = !line.failed && game_deal_read(edition, said, 1, false, &again, &fault)
		&& game_record_is_same(played->record, &again.record);
	buf_free(&line);
	return is_same;
}
