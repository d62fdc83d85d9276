/*
 * The bytes as a deal's line, "EDITION SEATS DEALER LINE", whose record is then changed as another program
 * may change the rows of a book: each fact left out, doubled, with another value, item, subject or kind, and
 * the head likewise. Whatever a game is asked about such a record, it answers or refuses in words; what it
 * settles comes to zero. What was typed is what its own line says.
 */
#include "fuzz.h"

#include "games/game.h"

static const int values[] = { 0, 1, 2, 3, 4, 5, 7, 8, 21, 94, 127, 128, 255, 256, 32768, 99999, 99999999, -1, -128, -99999999 };
static const char *const words[] = { "", "x", "A", "B", "C", "E", "H", "1", "2", "20", "21", " 1", "-1", "declarer", "opponents",
	"defenders", "ulti", "parti", "100", "betli", "volat", "turned", "lost", "open", "2-kor", "coup", "bedob", "szolo", "S", "p40+U", "B",
	"makk", "piros", "played", "thrown-in", "conceded", "left", "false-pack", "Kiss \"Péter\":A", "\xc5\x91\xc5\x91",
	"123456789012345678901234567890123456789" };
static const char *const kinds[] = { "", "x", "result", "kontra", "silent", "first", "tricks", "king", "fault", "void", "left", "stake",
	"bet", "rest", "instead", "chouette", "partner", "alone", "card-points", "announced", "breath", "gone", "duty", "double", "reason" };
enum { VALUE_COUNT = sizeof values / sizeof *values, WORDS = sizeof words / sizeof *words, KINDS = sizeof kinds / sizeof *kinds };

/* ---- every question ------------------------------------------------------------------------------ */

static void say_slip(void *arg, const struct game_slip *slip)
{
	const struct game_played *played = arg;
	struct buf b = { 0 };

	played->rules->edition->game->slip_say(&b, LANG_EN, played->rules->edition, slip);
	fuzz_shows(&b);
	buf_free(&b);
}

static void see_payment(void *arg, const char *name, int seat, int payment)
{
	(void)payment;
	assert(name || (seat >= 0 && seat < GAME_SEATS));
	*(int *)arg += name != NULL;
}

static void ask_pieces(struct buf *b, const struct game_edition *edition, const struct game_record *record)
{
	const struct game *game = edition->game;

	for (int piece = GAME_OUTCOME; piece <= GAME_BID_ALONE; piece++) {
		game->write_piece(b, edition, record, (enum game_piece)piece);
		for (int lang = 0; lang < LANG_COUNT; lang++)
			game_piece_say(b, (enum lang)lang, edition, record, (enum game_piece)piece);
	}
	for (int i = 0; game->item_name && i < record->fact_count; i++) {
		const char *name = game->item_name(LANG_HU, record->facts[i].item);
		buf_str(b, name ? name : "");
	}
	for (int i = 0; game->bid_part && game->bid_part(edition, record->bid, i); i++)
		buf_str(b, game->bid_part(edition, record->bid, i));
	game_record_is_made(record);
}

static void ask_columns(struct buf *b, const struct game_played *played)
{
	const struct game *game = played->rules->edition->game;
	int rows = game_sheet_rows(game, played->record);

	assert(rows >= 1);
	for (const struct game_column *column = game_columns(game); column->key; column++) {
		for (int row = 0; row <= rows; row++) {
			for (int lang = 0; lang < LANG_COUNT; lang++) {
				const struct game_cell cell = { .played = played, .row = row, .item = column->item, .lang = (enum lang)lang };
				column->write(b, &cell);
				if (column->say)
					column->say(b, &cell);
			}
		}
	}
}

static void ask_odd(const struct game_played *played)
{
	const struct game *game = played->rules->edition->game;
	struct game_run run = { .left = 2, .may_start = true };
	struct game_record record = *played->record;
	struct err odd = { 0 }, remark = { 0 };
	int bettors = 0;

	if (game->remark)
		game->remark(played->record, &remark);
	if (game->follow)
		game->follow(&run, played->seats, played->record, &odd);
	if (game->complete)
		game->complete(&run, &record);
	if (game->payments)
		game->payments(played, see_payment, &bettors);
}

static void check_points(const struct game_played *played, const int points[GAME_SEATS])
{
	int sum = 0;

	for (int seat = 0; seat < GAME_SEATS; seat++) {
		sum += points[seat];
		assert(seat < played->seats || points[seat] == 0);
	}
	assert(sum == 0);
}

/* `is_typed`: it is what a line said; such a line is placed at a table, and looked through for slips. */
static void ask(const struct game_played *played, bool is_typed)
{
	const struct game_edition *edition = played->rules->edition;
	const struct game *game = edition->game;
	struct game_deal line = { .dealer = GAME_NO_SEAT, .record = *played->record };
	struct game_played placed = *played;
	struct buf b = { 0 };
	struct err e = { 0 };
	struct doc doc;
	int points[GAME_SEATS];

	game_deal_write(&b, edition, &line);
	if (is_typed && game->place)
		game->place(&line, &placed);
	assert(game_can_be(game, placed.seats, placed.dealer));
	ask_pieces(&b, edition, played->record);
	ask_columns(&b, played);
	ask_odd(played);
	bool settled = game_settle(played, points, &e);
	bool is_line = game_is_a_line(played);
	if (settled)
		check_points(played, points);
	else
		fuzz_error(&e);
	assert(!settled || !is_typed || is_line);
	doc_start(&doc, LANG_HU, "");
	e = (struct err){ 0 };
	if (game->explain && !game->explain(&doc, played, NULL, &e))
		fuzz_error(&e);
	doc_free(&doc);
	if (settled && is_typed && game->slips)
		game->slips(played, say_slip, (void *)played);
	buf_free(&b);
}

/* ---- every change ---------------------------------------------------------------------------------- */

static void put_word(char *out, size_t size, const char *word)
{
	memset(out, 0, size);
	snprintf(out, size, "%s", word);
}

static void ask_with(const struct game_played *played, const struct game_record *record)
{
	struct game_played changed = *played;

	changed.record = record;
	ask(&changed, false);
}

static void change_head(const struct game_played *played)
{
	struct game_record record;

	for (int seat = 0; seat < GAME_SEATS; seat++) {
		record = *played->record;
		record.declarer = seat;
		ask_with(played, &record);
	}
	for (int i = 0; i < WORDS; i++) {
		record = *played->record;
		put_word(record.bid, sizeof record.bid, words[i]);
		ask_with(played, &record);
		record = *played->record;
		put_word(record.trump, sizeof record.trump, words[i]);
		ask_with(played, &record);
		record = *played->record;
		put_word(record.ending, sizeof record.ending, words[i]);
		ask_with(played, &record);
	}
}

/* Left out, and once, twice more, or as often as there is room. */
static void change_count(const struct game_played *played, int at)
{
	struct game_record record = *played->record;

	record.facts[at] = record.facts[--record.fact_count];
	ask_with(played, &record);
	record = *played->record;
	while (record.fact_count < GAME_FACTS) {
		record.facts[record.fact_count++] = played->record->facts[at];
		if (record.fact_count <= played->record->fact_count + 2 || record.fact_count == GAME_FACTS)
			ask_with(played, &record);
	}
}

/* Another in its place, and beside it. */
static void ask_fact(const struct game_played *played, int at, const struct game_fact *fact)
{
	struct game_record record = *played->record;

	record.facts[at] = *fact;
	ask_with(played, &record);
	record = *played->record;
	if (record.fact_count < GAME_FACTS)
		record.facts[record.fact_count++] = *fact;
	ask_with(played, &record);
}

static void change_fact(const struct game_played *played, int at)
{
	const struct game_fact was = played->record->facts[at];
	struct game_fact fact;

	change_count(played, at);
	for (int i = 0; i < VALUE_COUNT; i++) {
		fact = was;
		fact.value = values[i];
		ask_fact(played, at, &fact);
	}
	for (int i = 0; i < WORDS; i++) {
		fact = was;
		put_word(fact.item, sizeof fact.item, words[i]);
		ask_fact(played, at, &fact);
		fact = was;
		put_word(fact.subject, sizeof fact.subject, words[i]);
		ask_fact(played, at, &fact);
	}
	for (int i = 0; i < KINDS; i++) {
		fact = was;
		put_word(fact.kind, sizeof fact.kind, kinds[i]);
		ask_fact(played, at, &fact);
	}
}

/* "ecarte 2 0 A e A3 / …": what is behind the line's end is two bytes a change, of several at once. */
static bool read_input(struct text_slice line, struct game_rules *rules, struct game_played *played, struct text_slice *deal)
{
	struct scan scan = { .s = line.s, .n = line.n };
	struct text_slice id = scan_word(&scan), seats = scan_word(&scan), dealer = scan_word(&scan);
	char name[40];

	if (!text_slice_copy(name, sizeof name, id))
		return false;
	*rules = (struct game_rules){ .edition = game_edition_find(name) };
	*played = (struct game_played){ .rules = rules };
	if (!rules->edition || !scan_number(seats, &played->seats) || !scan_number(dealer, &played->dealer))
		return false;
	if (!game_can_be(rules->edition->game, played->seats, played->dealer))
		return false;
	*deal = scan_part(line, scan.at, line.n - scan.at);
	return true;
}

static void change_several(const struct game_played *played, const struct text_slice *rest)
{
	struct game_record record = *played->record;

	for (size_t i = 0; i + 1 < rest->n && record.fact_count > 0; i += 2) {
		unsigned byte = (unsigned char)rest->s[i], word = (unsigned char)rest->s[i + 1];
		struct game_fact *fact = &record.facts[byte % (unsigned)record.fact_count];
		switch (byte >> 6) {
		case 0: fact->value = values[word % VALUE_COUNT]; break;
		case 1: put_word(fact->item, sizeof fact->item, words[word % WORDS]); break;
		case 2: put_word(fact->subject, sizeof fact->subject, words[word % WORDS]); break;
		default: *fact = record.facts[--record.fact_count];
		}
		ask_with(played, &record);
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	struct text_slice rest = { (const char *)data, n }, line = fuzz_line(&rest), words_of_deal;
	struct game_rules rules;
	struct game_played played;
	struct game_deal deal;
	struct text_fault fault = { 0 };

	if (!read_input(line, &rules, &played, &words_of_deal))
		return 0;
	if (!game_deal_read(rules.edition, words_of_deal, 1, true, &deal, &fault) || deal.kind != GAME_DEAL_PLAYED)
		return 0;
	played.record = &deal.record;
	ask(&played, true);
	if (rest.n > 1) {
		change_several(&played, &rest);
		return 0;
	}
	change_head(&played);
	for (int at = 0; at < deal.record.fact_count; at++)
		change_fact(&played, at);
	return 0;
}
