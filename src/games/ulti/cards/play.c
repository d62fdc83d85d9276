/* Read and write cards in words, as lines of the journal and rows of the book; report their faults. */
#include "games/ulti/cards/messages.h"
#include "games/ulti/notation/messages.h"
#include "base/text.h"
#include "games/ulti/notation/notation.h"

#include <stdio.h>
#include <string.h>

/* ---- impossible cards -------------------------------------------------------------------------- */

static const char *set_text(struct buf *b, uint32_t cards)
{
	ulti_cards_write(b, cards);
	return cards ? buf_text(b) : "–";
}

bool ulti_flaw_refuse(struct err *e, const struct ulti_play *play, enum ulti_flaw flaw,
	const struct ulti_replay *replay)
{
	static const struct msg *const messages[ULTI_FLAW_COUNT] = {
		[ULTI_TRUMP_UNSAID] = &msg_cards_trump_missing,
		[ULTI_HAND_NOT_TEN] = &msg_cards_bad_hand,
		[ULTI_TALON_NOT_TWO] = &msg_cards_bad_talon,
		[ULTI_CARD_HELD_TWICE] = &msg_cards_card_twice,
		[ULTI_MELD_NOT_HELD] = &msg_cards_meld_not_held,
		[ULTI_CARD_NOT_HELD] = &msg_cards_card_not_held,
		[ULTI_CARD_PLAYED_TWICE] = &msg_cards_card_played_twice,
	};
	bool is_hand = flaw == ULTI_HAND_NOT_TEN;
	bool in_trick = flaw == ULTI_CARD_NOT_HELD || flaw == ULTI_CARD_PLAYED_TWICE;
	uint32_t cards = is_hand ? play->hands[replay->seat] : play->talon;
	struct num trick = num_of(replay->trick_count + 1), count = num_of(ulti_cards_count(cards));
	const char *seat = replay->seat == ULTI_NO_SEAT ? "" : ulti_seat_code(replay->seat);
	struct ulti_card card = { "" };
	struct buf held = { 0 };

	if (replay->card != ULTI_NO_CARD)
		card = ulti_card_of(replay->card);
	if (in_trick)
		err_set(e, ERR_REFUSED, messages[flaw], MSG_ARGS(trick.text, seat, card.text));
	else if (is_hand)
		err_set(e, ERR_REFUSED, messages[flaw], MSG_ARGS(seat, count.text, set_text(&held, cards)));
	else if (flaw == ULTI_TALON_NOT_TWO)
		err_set(e, ERR_REFUSED, messages[flaw], MSG_ARGS(count.text, set_text(&held, cards)));
	else if (flaw == ULTI_MELD_NOT_HELD)
		err_set(e, ERR_REFUSED, messages[flaw], MSG_ARGS(seat, card.text));
	else
		err_set(e, ERR_REFUSED, messages[flaw], MSG_ARGS(card.text));
	buf_free(&held);
	return false;
}

/* ---- rows -------------------------------------------------------------------------------------- */

/* Find the index of a row; one past the last if it is not there. */
static int find_row(const struct game_cards *play, const char *kind, int no)
{
	int i = 0;

	while (i < play->count && (play->rows[i].no != no || strcmp(play->rows[i].kind, kind) != 0))
		i++;
	return i;
}

static int count_tricks(const struct game_cards *play)
{
	int count = 0;

	while (game_cards_find(play, "trick", count + 1))
		count++;
	return count;
}

/* ---- reading lines ----------------------------------------------------------------------------- */

/* A line being read; `words` collects its next row. */
struct reader {
	struct scan scan;
	struct game_cards *play;
	struct buf words;
};

static bool add_once(struct reader *r, const char *kind, int no, struct text_slice place)
{
	if (game_cards_find(r->play, kind, no))
		return scan_fault(&r->scan, place, &msg_line_said_twice, MSG_NO_ARGS);
	/* There is room for all different rows: a contract, a talon, four hands and melds, ten tricks. */
	game_cards_add(r->play, kind, no, buf_text(&r->words));
	buf_clear(&r->words);
	return true;
}

/* Read `least` to `most` cards into `words`, in their order. */
static bool read_cards(struct reader *r, struct text_slice text, int least, int most)
{
	struct ulti_cards_fault fault;
	uint8_t cards[ULTI_CARDS];
	int count = ulti_cards_read(text, cards, &fault);

	if (count < 0 && fault.twice != ULTI_NO_CARD)
		return scan_fault(&r->scan, fault.piece, &msg_line_card_twice,
			MSG_ARGS(ulti_card_of(fault.twice).text));
	if (count < 0)
		return scan_fault(&r->scan, fault.piece, &msg_line_card_bad, MSG_NO_ARGS);
	if (count < least || count > most) {
		return scan_fault(&r->scan, text, least < most ? &msg_line_trick_count : &msg_line_count,
			MSG_ARGS(num_of(count).text, num_of(most).text));
	}
	for (int i = 0; i < count; i++) {
		buf_str(&r->words, i > 0 ? " " : "");
		buf_str(&r->words, ulti_card_of(cards[i]).text);
	}
	return true;
}

/* Read: lap A="mAXK zF98 p7 tAK" B="…". */
static bool read_hands(struct reader *r)
{
	do {
		struct text_slice key = scan_key(&r->scan), cards;
		int seat = ulti_seat_read(key.s, key.n);
		if (seat == ULTI_NO_SEAT || !scan_char(&r->scan, '=') || scan_end(&r->scan))
			return scan_fault(&r->scan, key.n ? key : scan_word(&r->scan), &msg_line_hand_bad, MSG_NO_ARGS);
		if (r->scan.s[r->scan.at] != '"')
			cards = scan_word(&r->scan);
		else if (!scan_quoted(&r->scan, &cards))
			return false;
		if (!read_cards(r, cards, ULTI_HAND, ULTI_HAND) || !add_once(r, "hand", seat, key))
			return false;
	} while (!scan_end(&r->scan));
	return true;
}

/* Take the line from here to its end or comment, or to a "/". */
static struct text_slice cards_here(struct reader *r)
{
	bool is_end = scan_end(&r->scan);
	struct text_slice text = { r->scan.s + r->scan.at, 0 };

	while (!is_end && text.n < r->scan.n - r->scan.at && !strchr(";/", text.s[text.n]))
		text.n++;
	r->scan.at += text.n;
	return scan_trim(text);
}

/* Read: talon m8 t7. */
static bool read_talon(struct reader *r)
{
	struct text_slice cards = cards_here(r);

	return read_cards(r, cards, ULTI_TALON, ULTI_TALON) && add_once(r, "talon", 0, cards)
		&& scan_finish(&r->scan);
}

/* Read: bemond A z40 p20 B t20. */
static bool read_melds(struct reader *r)
{
	int seat = ULTI_NO_SEAT, suit, value;
	struct text_slice word = scan_word(&r->scan), whose = word;

	while (word.n > 0 && (seat = ulti_seat_read(word.s, word.n)) != ULTI_NO_SEAT) {
		whose = word;
		word = scan_word(&r->scan);
		while (r->words.len + 4 < GAME_CARDS_ROW && ulti_meld_read(word, &suit, &value)) {
			buf_str(&r->words, r->words.len > 0 ? " " : "");
			buf_add(&r->words, word.s, word.n);
			word = scan_word(&r->scan);
		}
		if (r->words.len == 0)
			break;
		if (!add_once(r, "melds", seat, whose))
			return false;
		seat = ULTI_NO_SEAT;
		if (word.n == 0)
			return true;
	}
	return scan_fault(&r->scan, word, &msg_line_meld_bad, MSG_NO_ARGS);
}

/* Read: utes zA z9 z8 / mA m7 m8. */
static bool read_tricks(struct reader *r)
{
	do {
		struct text_slice cards = cards_here(r);
		int no = count_tricks(r->play) + 1;
		if (no > ULTI_TRICKS)
			return scan_fault(&r->scan, cards, &msg_line_too_many_tricks, MSG_ARGS(num_of(no).text));
		if (!read_cards(r, cards, 1, ULTI_PLAYERS) || !add_once(r, "trick", no, cards))
			return false;
	} while (scan_char(&r->scan, '/'));
	return true;
}

/* Read: licit A U z kU, the contract of cards whose deal line lacks it. */
static bool read_contract(struct reader *r)
{
	struct ulti_deal_line line;
	struct text_fault fault;
	bool is_end = scan_end(&r->scan);
	struct text_slice text = { r->scan.s + r->scan.at, is_end ? 0 : r->scan.n - r->scan.at };

	if (game_cards_find(r->play, "contract", 0))
		return scan_fault(&r->scan, text, &msg_line_said_twice, MSG_NO_ARGS);
	if (!ulti_deal_line_read(text.s, text.n, 1, true, &line, &fault)) {
		fault.from += r->scan.at;
		fault.to += r->scan.at;
		*r->scan.fault = fault;
		return false;
	}
	if (!line.is_open || line.kind != ULTI_LINE_PLAYED)
		return scan_fault(&r->scan, text, &msg_cards_contract_missing, MSG_NO_ARGS);
	ulti_play_contract_put(r->play, &line);
	return true;
}

static bool (*const readers[GAME_CARDS_KINDS])(struct reader *r) = {
	[GAME_CARDS_CONTRACT] = read_contract, [GAME_CARDS_HAND] = read_hands, [GAME_CARDS_TALON] = read_talon,
	[GAME_CARDS_MELDS] = read_melds, [GAME_CARDS_TRICK] = read_tricks,
};

bool ulti_play_line_read(const char *s, size_t n, struct game_cards *play, struct text_fault *fault)
{
	const char *keywords[GAME_CARDS_KINDS + 1] = { NULL };
	struct reader r = { .scan = { .s = s, .n = n, .fault = fault }, .play = play };
	struct text_slice word = scan_key(&r.scan);

	for (int kind = 0; kind < GAME_CARDS_KINDS; kind++) {
		keywords[kind] = game_cards_words[kind].keyword;
		if (!text_slice_is(word, keywords[kind]))
			continue;
		bool done = readers[kind](&r);
		buf_free(&r.words);
		return done;
	}
	return scan_fault_near(&r.scan, word.n ? word : scan_word(&r.scan), &msg_line_keyword, keywords);
}

/* ---- the contract ------------------------------------------------------------------------------ */

void ulti_play_contract_put(struct game_cards *play, const struct ulti_deal_line *line)
{
	struct game_cards contract = { 0 };
	struct ulti_deal_line open = { .is_open = true, .dealer = line->dealer };
	struct buf words = { 0 };

	open.deal.bid = line->deal.bid;
	open.deal.declarer = line->deal.declarer;
	open.deal.trump = line->deal.trump;
	memcpy(open.deal.kontra, line->deal.kontra, sizeof open.deal.kontra);
	memcpy(open.deal.seat_kontra, line->deal.seat_kontra, sizeof open.deal.seat_kontra);
	ulti_deal_line_write(&words, &open);
	game_cards_add(&contract, "contract", 0, buf_text(&words));
	buf_free(&words);
	int at = find_row(play, "contract", 0);
	if (at >= GAME_CARDS_ROWS)
		return;
	play->rows[at] = contract.rows[0];
	play->count += at == play->count;
}

bool ulti_play_contract(const struct game_cards *play, struct ulti_deal_line *out)
{
	const struct game_cards_row *row = game_cards_find(play, "contract", 0);
	struct text_fault fault;

	return row && ulti_deal_line_read(row->words, strlen(row->words), 1, true, out, &fault) && out->is_open;
}

/* ---- from words to cards ----------------------------------------------------------------------- */

static int cards_of(const struct game_cards_row *row, uint8_t cards[ULTI_CARDS])
{
	struct ulti_cards_fault fault;
	int count = ulti_cards_read((struct text_slice){ row->words, strlen(row->words) }, cards, &fault);

	return count < 0 ? 0 : count;
}

static uint32_t set_of(const struct game_cards_row *row)
{
	uint8_t cards[ULTI_CARDS];
	uint32_t set = 0;
	int count = row ? cards_of(row, cards) : 0;

	for (int i = 0; i < count; i++)
		set |= ulti_card_set(cards[i]);
	return set;
}

/* Put tricks of three cards, except perhaps the last. */
static bool put_tricks(const struct game_cards *play, struct ulti_play *out, struct err *e)
{
	const struct game_cards_row *row;
	int tricks = count_tricks(play);

	for (int no = 1; no <= tricks; no++) {
		uint8_t cards[ULTI_CARDS];
		row = game_cards_find(play, "trick", no);
		int count = cards_of(row, cards);
		if (count == 0 || count > ULTI_PLAYERS || (count < ULTI_PLAYERS && no < tricks))
			return err_set(e, ERR_REFUSED, &msg_cards_bad_trick,
				MSG_ARGS(num_of(no).text, num_of(count).text));
		memcpy(out->cards + out->count, cards, (size_t)count);
		out->count = (uint8_t)(out->count + count);
	}
	return true;
}

/* Put the melds of a seat, each with its suit's value in this deal (4.§ (A) (2) c). */
static bool put_melds(
	const struct game_cards_row *row, const struct ulti_deal *deal, uint8_t *melds, struct err *e)
{
	int suit, value, trump = ulti_deal_trump(deal);

	for (const char *at = row->words; *at; at += strspn(at, " ")) {
		struct text_slice meld = { at, strcspn(at, " ") };
		if (!ulti_meld_read(meld, &suit, &value) || ulti_meld_value(suit, trump) != value)
			return err_set(e, ERR_REFUSED, &msg_cards_bad_meld, MSG_ARGS(at));
		if (*melds >> suit & 1)
			return err_set(e, ERR_REFUSED, &msg_cards_meld_twice, MSG_ARGS(at));
		*melds = (uint8_t)(*melds | 1 << suit);
		at += meld.n;
	}
	return true;
}

static bool put_seats(const struct game_cards *play, const struct ulti_deal *deal, struct ulti_play *out,
	struct err *e)
{
	for (int i = 0; i < play->count; i++) {
		const struct game_cards_row *row = &play->rows[i];
		bool is_hand = strcmp(row->kind, "hand") == 0, is_melds = strcmp(row->kind, "melds") == 0;
		if (!is_hand && !is_melds)
			continue;
		if (row->no < 0 || row->no >= ULTI_SEATS || !ulti_deal_seats(deal, row->no)) {
			const char *seat = row->no >= 0 && row->no < ULTI_SEATS ? ulti_seat_code(row->no) : "?";
			return err_set(e, ERR_REFUSED, &msg_cards_not_player, MSG_ARGS(seat));
		}
		if (is_hand)
			out->hands[row->no] = set_of(row);
		else if (!put_melds(row, deal, &out->melds[row->no], e))
			return false;
	}
	return true;
}

/*
 * Deduce missing cards: ten tricks show every hand, and three of the hands and the talon determine the
 * fourth.
 */
static bool find_the_rest(const struct ulti_deal *deal, struct ulti_play *out, struct err *e)
{
	uint32_t gathered[ULTI_SEATS], seen = out->talon, *empty = NULL;
	int missing = out->talon == 0, seat_missing = ULTI_NO_SEAT;

	ulti_cards_gather(deal, out->cards, out->count, gathered);
	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		if (!out->hands[seat] && out->count == ULTI_PLAYED_CARDS)
			out->hands[seat] = gathered[seat];
		seen |= out->hands[seat];
		if (!ulti_deal_seats(deal, seat) || out->hands[seat])
			continue;
		missing++;
		seat_missing = seat;
	}
	if (missing > 1 && seat_missing != ULTI_NO_SEAT)
		return err_set(e, ERR_REFUSED, &msg_cards_hand_missing, MSG_ARGS(ulti_seat_code(seat_missing)));
	if (missing == 1) {
		empty = seat_missing == ULTI_NO_SEAT ? &out->talon : &out->hands[seat_missing];
		*empty = ~seen;
	}
	return true;
}

bool ulti_play_read(const struct game_cards *play, const struct ulti_deal *deal, struct ulti_play *out,
	struct err *e)
{
	*out = (struct ulti_play){ .talon = set_of(game_cards_find(play, "talon", 0)) };
	return put_tricks(play, out, e) && put_seats(play, deal, out, e) && find_the_rest(deal, out, e);
}

/* ---- from cards to words ----------------------------------------------------------------------- */

static void add_set(struct game_cards *out, const char *kind, int no, uint32_t cards)
{
	struct buf words = { 0 };

	ulti_cards_write(&words, cards);
	game_cards_add(out, kind, no, buf_text(&words));
	buf_free(&words);
}

static void add_melds(struct game_cards *out, int seat, unsigned melds, int trump)
{
	struct buf words = { 0 };

	for (int suit = 0; suit < ULTI_SUIT_COUNT; suit++) {
		if (melds >> suit & 1)
			buf_printf(&words, "%s%c%d", words.len > 0 ? " " : "", ulti_suit_code(suit)[0],
				ulti_meld_value(suit, trump));
	}
	game_cards_add(out, "melds", seat, buf_text(&words));
	buf_free(&words);
}

static void add_trick(struct game_cards *out, int no, const uint8_t *cards, int count)
{
	struct buf words = { 0 };

	for (int i = 0; i < count; i++)
		buf_printf(&words, "%s%s", i > 0 ? " " : "", ulti_card_of(cards[i]).text);
	game_cards_add(out, "trick", no, buf_text(&words));
	buf_free(&words);
}

void ulti_play_of(const struct ulti_play *play, const struct ulti_deal *deal, struct game_cards *out)
{
	const struct game_cards_row *contract = game_cards_find(out, "contract", 0);
	struct game_cards_row kept = contract ? *contract : (struct game_cards_row){ .no = -1 };

	*out = (struct game_cards){ .count = contract != NULL, .rows[0] = kept };
	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		if (play->hands[seat])
			add_set(out, "hand", seat, play->hands[seat]);
	}
	add_set(out, "talon", 0, play->talon);
	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		if (play->melds[seat])
			add_melds(out, seat, play->melds[seat], ulti_deal_trump(deal));
	}
	for (int i = 0; i < play->count; i += ULTI_PLAYERS) {
		int left = play->count - i;
		add_trick(out, i / ULTI_PLAYERS + 1, play->cards + i, left < ULTI_PLAYERS ? left : ULTI_PLAYERS);
	}
}
