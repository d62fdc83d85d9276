/* Handle the stakes of a coup: one stake, or bets (3.§-6.§, 58.§; E-16 to E-18, E-24). */
#include "games/ecarte/ecarte.h"
#include "games/ecarte/messages.h"
#include "games/messages.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

enum { MOST_STAKE = 99999 };

void ecarte_stakes_start(struct ecarte_stakes *out)
{
	*out = (struct ecarte_stakes){ .stake = ECARTE_NO_BET, .chouette = ECARTE_NOBODY };
}

static const char *const words[] = { "tet:", "fogad:", "marad:", "chouette:", "helyette:" };
enum { WORD_STAKE, WORD_BET, WORD_REST, WORD_CHOUETTE, STAKE_WORDS, WORD_INSTEAD = STAKE_WORDS, ALL_WORDS };

/* Find the keyword at the beginning of a word; -1: none. */
static int stake_word(struct text_slice word)
{
	for (int i = 0; i < ALL_WORDS; i++) {
		size_t n = strlen(words[i]);
		if (word.n > n && text_slice_is(scan_part(word, 0, n), words[i]))
			return i;
	}
	return -1;
}

bool ecarte_is_stake_word(struct text_slice word)
{
	int kind = stake_word(word);

	return kind >= 0 && kind < STAKE_WORDS;
}

bool ecarte_is_instead_word(struct text_slice word)
{
	return stake_word(word) == WORD_INSTEAD;
}

/*
 * Does a name continue with this word, longer than the first words of a hand and without signs of the line?
 */
static bool goes_on(struct text_slice word)
{
	return word.n > 2 && !text_slice_is(word, "hamis") && !memchr(word.s, ':', word.n) && word.s[0] != '/';
}

/* Count the bytes of a leading quoted name, doubled quotes included; 0: none. */
static size_t quoted_bytes(struct text_slice text)
{
	for (size_t at = 1; text.n > 1 && text.s[0] == '"' && at < text.n; at++) {
		if (text.s[at] != '"')
			continue;
		if (at + 1 == text.n || text.s[at + 1] != '"')
			return at + 1;
		at++;
	}
	return 0;
}

/* Pass the rest of a name with blanks. */
static void pass_name(struct scan *scan, bool to_colon)
{
	for (size_t at = scan->at; !scan_end(scan); at = scan->at) {
		struct text_slice word = scan_word(scan);
		bool ends = to_colon && memchr(word.s, ':', word.n) && stake_word(word) < 0;
		if (ends)
			return;
		if (!goes_on(word)) {
			scan->at = at;
			return;
		}
	}
}

struct text_slice ecarte_stake_word(struct scan *scan)
{
	struct text_slice word = scan_word(scan);
	int kind = stake_word(word), colons = 0;
	const char *quote = memchr(word.s, '"', word.n);

	for (size_t i = 0; i < word.n; i++)
		colons += word.s[i] == ':';
	if (kind < 0 || kind == WORD_STAKE || kind == WORD_CHOUETTE)
		return word;
	bool is_whole = kind == WORD_BET && (colons > 2 || strchr("0123456789", word.s[word.n - 1]));
	if (!quote && is_whole)
		return word;
	if (quote) {
		size_t at = (size_t)(quote - scan->s), n = quoted_bytes((struct text_slice){ quote, scan->n - at });
		scan->at = n > 0 ? at + n : scan->n;
		while (scan->at < scan->n && !strchr(" \t;", scan->s[scan->at]))
			scan->at++;
	} else if (colons == 2) {
		pass_name(scan, kind == WORD_BET);
	}
	return (struct text_slice){ word.s, (size_t)(scan->s + scan->at - word.s) };
}

/* ---- bets ----------------------------------------------------------------------------------------- */

/* Compare bets by name, the players' own ("") first: the order of facts from the book. */
static int bet_order(const struct ecarte_named_bet *one, const char *name, int side)
{
	int order = strcmp(one->name, name);

	return order ? order : one->bet.side - side;
}

/* Insert a bet in order; false if it exists, or there is no room. */
static bool put_bet(struct ecarte_stakes *stakes, const char *name, int side, int amount)
{
	int at = stakes->bet_count;

	if (at == ECARTE_BETS + ECARTE_PLAYERS)
		return false;
	for (int i = 0; i < stakes->bet_count; i++) {
		bool is_same = *name ? strcmp(stakes->bets[i].name, name) == 0 : bet_order(&stakes->bets[i], "",
			side) == 0;
		if (is_same)
			return false;
	}
	for (; at > 0 && bet_order(&stakes->bets[at - 1], name, side) > 0; at--)
		stakes->bets[at] = stakes->bets[at - 1];
	struct ecarte_named_bet *bet = &stakes->bets[at];
	*bet = (struct ecarte_named_bet){ .bet = { .side = (uint8_t)side, .amount = amount,
		.player = (int8_t)(*name ? ECARTE_NOBODY : side) } };
	snprintf(bet->name, sizeof bet->name, "%s", name);
	stakes->bet_count++;
	return true;
}

/* Find the holder of a side's rest by name; -1: none of the bettors. */
static int named(const struct ecarte_stakes *stakes, const char *name)
{
	for (int i = 0; i < stakes->bet_count; i++) {
		if (*name && strcmp(stakes->bets[i].name, name) == 0)
			return i;
	}
	return ECARTE_NO_BET;
}

/* Replace a name typed differently or shorter by that of a bet of the side; keep one that fits several. */
static void make_whole(const struct ecarte_stakes *stakes, int side, char name[GAME_ITEM])
{
	char typed[TEXT_WORDS], folded[TEXT_WORDS];
	const char *meant = NULL, *same = NULL;
	int count = 0;

	text_words_fold(typed, name);
	if (!typed[0] || named(stakes, name) != ECARTE_NO_BET)
		return;
	for (int i = 0; i < stakes->bet_count; i++) {
		const struct ecarte_named_bet *bet = &stakes->bets[i];
		if (!*bet->name || bet->bet.side != side)
			continue;
		text_words_fold(folded, bet->name);
		same = strcmp(folded, typed) == 0 ? bet->name : same;
		if (!text_words_match(folded, typed))
			continue;
		meant = bet->name;
		count++;
	}
	meant = same ? same : count == 1 ? meant : NULL;
	if (meant)
		memcpy(name, meant, strlen(meant) + 1);
}

enum ecarte_refusal ecarte_stakes_share(struct ecarte_stakes *stakes, int winner, int points[ECARTE_PLAYERS])
{
	struct ecarte_bet bets[ECARTE_BETS + ECARTE_PLAYERS];
	int rest[ECARTE_PLAYERS];

	assert(winner == ECARTE_NOBODY || winner == 0 || winner == 1);
	points[0] = points[1] = 0;
	if (stakes->bet_count == 0) {
		if (winner != ECARTE_NOBODY) {
			points[winner] = stakes->stake == ECARTE_NO_BET ? 1 : stakes->stake;
			points[1 - winner] = -points[winner];
		}
		return ECARTE_FINE;
	}
	/* Add bets of 0 for players without one. */
	for (int side = 0; side < ECARTE_PLAYERS; side++)
		put_bet(stakes, "", side, 0);
	for (int side = 0; side < ECARTE_PLAYERS; side++)
		rest[side] = named(stakes, stakes->holder[side]);
	for (int i = 0; i < stakes->bet_count; i++)
		bets[i] = stakes->bets[i].bet;
	enum ecarte_refusal refusal
		= ecarte_share(bets, (size_t)stakes->bet_count, rest, stakes->chouette, winner);
	for (int i = 0; refusal == ECARTE_FINE && i < stakes->bet_count; i++) {
		stakes->bets[i].bet = bets[i];
		points[bets[i].side] += bets[i].payment;
	}
	return refusal;
}

/* ---- the line -------------------------------------------------------------------------------------- */

/* Take the part up to the next unquoted colon, and pass the colon. */
static struct text_slice next_part(struct text_slice *rest)
{
	size_t quoted = quoted_bytes(*rest);
	const char *colon = memchr(rest->s + quoted, ':', rest->n - quoted);
	struct text_slice part = { rest->s, colon ? (size_t)(colon - rest->s) : rest->n };
	size_t n = part.n + (colon != NULL);

	*rest = scan_part(*rest, n, rest->n - n);
	return part;
}

static bool read_amount(struct text_slice word, int *out)
{
	return scan_number(word, out) && *out <= MOST_STAKE;
}

/* Read a name, with or without quotes. */
static bool read_bettor(struct text_slice word, char out[GAME_ITEM])
{
	bool is_quoted = word.n > 1 && quoted_bytes(word) == word.n;
	struct text_slice name = scan_trim(is_quoted ? scan_part(word, 1, word.n - 2) : word);
	bool has_sign = !is_quoted && (memchr(name.s, '"', name.n) || memchr(name.s, ':', name.n));
	bool fits = !has_sign && name.n > 0 && text_is_plain(name.s, name.n)
		&& text_slice_copy(out, GAME_ITEM, name);

	if (!fits)
		out[0] = '\0';
	return fits;
}

/* Find side and name of a bet "A:10" or "A:Szabó:5"; false if it has no side. */
static bool whose_bet(struct text_slice rest, int *side, char name[GAME_ITEM])
{
	struct text_slice seat = next_part(&rest), second = next_part(&rest);

	name[0] = '\0';
	*side = text_seat_read(seat.s, seat.n, ECARTE_PLAYERS);
	return *side != GAME_NO_SEAT && (rest.n == 0 || read_bettor(second, name));
}

bool ecarte_stake_replaces(struct text_slice later, struct text_slice word)
{
	int kind = stake_word(word), side[2];
	char name[2][GAME_ITEM], folded[2][TEXT_WORDS];

	if (kind < 0 || kind >= STAKE_WORDS || kind != stake_word(later))
		return false;
	size_t n = strlen(words[kind]);
	struct text_slice rest[2] = { scan_part(later, n, later.n - n), scan_part(word, n, word.n - n) };
	if (kind == WORD_REST)
		return (rest[0].s[0] | 0x20) == (rest[1].s[0] | 0x20);
	if (kind != WORD_BET)
		return true;
	for (int i = 0; i < 2; i++) {
		if (!whose_bet(rest[i], &side[i], name[i]))
			return false;
		text_words_fold(folded[i], name[i]);
	}
	return side[0] == side[1] && strcmp(folded[0], folded[1]) == 0;
}

/* Read "A:10", "A:Szabó:5". */
static bool read_bet_word(struct ecarte_stakes *stakes, struct text_slice rest)
{
	struct text_slice seat = next_part(&rest), second = next_part(&rest);
	int side = text_seat_read(seat.s, seat.n, ECARTE_PLAYERS), amount;
	char name[GAME_ITEM] = "";
	bool is_named = rest.n > 0;

	if (side == GAME_NO_SEAT || !read_amount(is_named ? rest : second, &amount))
		return false;
	return (!is_named || read_bettor(second, name)) && stakes->bet_count < ECARTE_BETS
		&& put_bet(stakes, name, side, amount);
}

/* Has that bettor a bet already? */
static bool has_bet(const struct ecarte_stakes *stakes, struct text_slice rest)
{
	char name[GAME_ITEM];
	int side;
	bool found = false, is_sound = whose_bet(rest, &side, name);

	for (int i = 0; is_sound && i < stakes->bet_count; i++)
		found = found || (*name ? strcmp(stakes->bets[i].name, name) == 0
			: bet_order(&stakes->bets[i], "", side) == 0);
	return found;
}

/* Read "A:Szabó". */
static bool read_rest_word(struct ecarte_stakes *stakes, struct text_slice rest)
{
	struct text_slice seat = next_part(&rest);
	int side = text_seat_read(seat.s, seat.n, ECARTE_PLAYERS);

	return side != GAME_NO_SEAT && !stakes->holder[side][0] && read_bettor(rest, stakes->holder[side]);
}

const struct msg *ecarte_instead_read(struct ecarte_stakes *stakes, struct text_slice word, int hand)
{
	size_t n = strlen(words[WORD_INSTEAD]);
	struct text_slice rest = scan_part(word, n, word.n - n);
	struct text_slice seat = next_part(&rest);
	int side = text_seat_read(seat.s, seat.n, ECARTE_PLAYERS);

	if (side == GAME_NO_SEAT || stakes->instead[side][0] || !read_bettor(rest, stakes->instead[side]))
		return &msg_line_instead;
	stakes->instead_from[side] = hand;
	return NULL;
}

/* Add up the bets of a side. */
static int side_sum(const struct ecarte_stakes *stakes, int side)
{
	int sum = 0;

	for (int i = 0; i < stakes->bet_count; i++)
		sum += stakes->bets[i].bet.side == side ? stakes->bets[i].bet.amount : 0;
	return sum;
}

bool ecarte_both_bet(const struct ecarte_stakes *stakes)
{
	return side_sum(stakes, 0) > 0 && side_sum(stakes, 1) > 0;
}

bool ecarte_stakes_differ(const struct ecarte_stakes *stakes, int sums[ECARTE_PLAYERS])
{
	sums[0] = side_sum(stakes, 0);
	sums[1] = side_sum(stakes, 1);
	return sums[0] != sums[1];
}

/* May that bettor play for the side: on the chouette's, with at least half of its bets (4.§)? */
static bool may_play(const struct ecarte_stakes *stakes, int bet, int side)
{
	const struct ecarte_bet *made = &stakes->bets[bet].bet;

	if (!*stakes->bets[bet].name || made->side != side || made->amount == 0)
		return false;
	return stakes->chouette != side || 2 * made->amount >= side_sum(stakes, side);
}

bool ecarte_can_be_played_on(const struct ecarte_stakes *stakes, int by)
{
	for (int i = 0; i < stakes->bet_count; i++) {
		bool has_left = strcmp(stakes->bets[i].name, stakes->instead[by]) == 0;
		if (!has_left && may_play(stakes, i, by))
			return true;
	}
	return false;
}

const struct msg *ecarte_stake_read(struct ecarte_stakes *stakes, struct text_slice word)
{
	int kind = stake_word(word);
	size_t n = kind < 0 ? 0 : strlen(words[kind]);
	struct text_slice rest = scan_part(word, n, word.n - n);

	if (kind == WORD_BET)
		return has_bet(stakes, rest) ? &msg_line_bet_twice
			: read_bet_word(stakes, rest) ? NULL : &msg_line_bet;
	if (kind == WORD_REST)
		return read_rest_word(stakes, rest) ? NULL : &msg_line_rest;
	if (kind == WORD_CHOUETTE) {
		bool is_second = stakes->chouette != ECARTE_NOBODY;
		stakes->chouette = text_seat_read(rest.s, rest.n, ECARTE_PLAYERS);
		return is_second || stakes->chouette == GAME_NO_SEAT ? &msg_line_chouette : NULL;
	}
	bool is_fine = stakes->stake == ECARTE_NO_BET && read_amount(rest, &stakes->stake) && stakes->stake > 0;
	return is_fine ? NULL : &msg_line_stake;
}

/*
 * Compute the unwritten bet of the player who gives the chouette: the other side's bets (4.§) minus the
 * partners'.
 */
static int unwritten_bet(const struct ecarte_stakes *stakes)
{
	int side = stakes->chouette;

	for (int i = 0; i < stakes->bet_count; i++) {
		if (!*stakes->bets[i].name && stakes->bets[i].bet.side == side)
			return 0;
	}
	return side == ECARTE_NOBODY ? 0 : side_sum(stakes, 1 - side) - side_sum(stakes, side);
}

const struct msg *ecarte_stakes_check(struct ecarte_stakes *stakes)
{
	bool is_lone = stakes->chouette != ECARTE_NOBODY || stakes->holder[0][0] || stakes->holder[1][0];

	if (stakes->bet_count > 0 && stakes->stake != ECARTE_NO_BET)
		return &msg_line_stake_or_bets;
	if (stakes->bet_count == 0 && is_lone)
		return &msg_line_no_bets;
	int held = unwritten_bet(stakes);
	bool fits = held <= MOST_STAKE && stakes->bet_count < ECARTE_BETS;
	if (held > 0 && (!fits || !put_bet(stakes, "", stakes->chouette, held)))
		return &msg_line_bet;
	for (int side = 0; side < ECARTE_PLAYERS; side++) {
		make_whole(stakes, side, stakes->holder[side]);
		make_whole(stakes, side, stakes->instead[side]);
		if (stakes->holder[side][0] && named(stakes, stakes->holder[side]) == ECARTE_NO_BET)
			return &msg_line_rest;
	}
	return NULL;
}

bool ecarte_instead_check(const struct ecarte_stakes *stakes, int side, struct scan *scan,
	struct text_slice word)
{
	int bet = named(stakes, stakes->instead[side]);

	if (!stakes->instead[side][0] || (bet != ECARTE_NO_BET && may_play(stakes, bet, side)))
		return true;
	int amount = bet == ECARTE_NO_BET ? 0 : stakes->bets[bet].bet.amount;
	const struct msg *msg = amount == 0 ? &msg_line_instead_none
		: stakes->bets[bet].bet.side != side ? &msg_line_instead_other : &msg_line_instead_half;
	return scan_fault(scan, word, msg, MSG_ARGS(text_seat_code(side), num_of(amount).text,
		num_of(side_sum(stakes, side)).text));
}

/* Write a name, quoted if it has several words or a sign of the line. */
static void write_name(struct buf *b, const char *name)
{
	if (name[strcspn(name, " \t\";:")])
		text_quote(b, name);
	else
		buf_str(b, name);
}

/* Find the name in "fogad:B:Szabó:5" or "marad:B:Szabó", and the side; false if there is none. */
static bool find_name(struct text_slice word, struct game_bettor *out, char name[GAME_ITEM],
	struct text_slice *behind)
{
	int kind = stake_word(word);
	size_t n = kind < 0 ? 0 : strlen(words[kind]);
	struct text_slice rest = scan_part(word, n, word.n - n), seat = next_part(&rest);
	struct text_slice who = kind == WORD_BET ? next_part(&rest) : rest;
	bool has_name = kind == WORD_REST || kind == WORD_INSTEAD || (kind == WORD_BET && rest.n > 0);

	if (!has_name)
		return false;
	*out = (struct game_bettor){ .before = { word.s, (size_t)(who.s - word.s) },
		.side = text_seat_read(seat.s, seat.n, ECARTE_PLAYERS), .is_bet = kind == WORD_BET };
	*behind = scan_part(word, (size_t)(who.s + who.n - word.s), (size_t)(word.s + word.n - who.s) - who.n);
	return out->side != GAME_NO_SEAT && read_bettor(who, name);
}

bool ecarte_bettors_name(struct text_slice line, game_bettor_visit *visit, void *arg, struct buf *out)
{
	struct scan scan = { .s = line.s, .n = line.n };
	const char *from = line.s;

	while (!scan_end(&scan)) {
		struct text_slice word = ecarte_stake_word(&scan), rest;
		struct game_bettor bettor;
		char name[GAME_ITEM], was[GAME_ITEM];
		if (!find_name(word, &bettor, name, &rest))
			continue;
		memcpy(was, name, sizeof was);
		if (!visit(arg, &bettor, name))
			return false;
		if (strcmp(name, was) == 0)
			continue;
		buf_add(out, from, (size_t)(bettor.before.s + bettor.before.n - from));
		write_name(out, name);
		from = rest.s;
	}
	buf_add(out, from, (size_t)(line.s + line.n - from));
	return true;
}

void ecarte_instead_write(struct buf *b, const struct ecarte_stakes *stakes, int hand)
{
	for (int side = 0; side < ECARTE_PLAYERS; side++) {
		if (stakes->instead_from[side] != hand)
			continue;
		buf_printf(b, "helyette:%s:", text_seat_code(side));
		write_name(b, stakes->instead[side]);
		buf_char(b, ' ');
	}
}

void ecarte_stakes_write(struct buf *b, const struct ecarte_stakes *stakes)
{
	if (stakes->stake != ECARTE_NO_BET)
		buf_printf(b, " tet:%d", stakes->stake);
	for (int i = 0; i < stakes->bet_count; i++) {
		const struct ecarte_named_bet *bet = &stakes->bets[i];
		buf_printf(b, " fogad:%s:", text_seat_code(bet->bet.side));
		write_name(b, bet->name);
		buf_printf(b, "%s%d", *bet->name ? ":" : "", bet->bet.amount);
	}
	if (unwritten_bet(stakes) > 0)   /* missing in an old book */
		buf_printf(b, " fogad:%s:0", text_seat_code(stakes->chouette));
	for (int side = 0; side < ECARTE_PLAYERS; side++) {
		if (!stakes->holder[side][0])
			continue;
		buf_printf(b, " marad:%s:", text_seat_code(side));
		write_name(b, stakes->holder[side]);
	}
	if (stakes->chouette != ECARTE_NOBODY)
		buf_printf(b, " chouette:%s", text_seat_code(stakes->chouette));
}

void ecarte_stakes_say(struct buf *b, enum lang lang, const struct ecarte_stakes *stakes)
{
	size_t start = b->len;

	if (stakes->stake != ECARTE_NO_BET)
		buf_msg(b, lang, &msg_say_stake, MSG_ARGS(num_of(stakes->stake).text));
	for (int i = 0; i < stakes->bet_count; i++) {
		const struct ecarte_named_bet *bet = &stakes->bets[i];
		buf_str(b, b->len > start ? ", " : "");
		buf_msg(b, lang, *bet->name ? &msg_say_named_bet : &msg_say_bet,
			MSG_ARGS(text_seat_code(bet->bet.side), num_of(bet->bet.amount).text, bet->name));
	}
	for (int side = 0; side < ECARTE_PLAYERS; side++) {
		if (!stakes->holder[side][0])
			continue;
		buf_str(b, b->len > start ? ", " : "");
		buf_msg(b, lang, &msg_say_rest, MSG_ARGS(text_seat_code(side), stakes->holder[side]));
	}
	for (int side = 0; side < ECARTE_PLAYERS; side++) {
		if (!stakes->instead_from[side])
			continue;
		buf_str(b, b->len > start ? ", " : "");
		buf_msg(b, lang, &msg_say_instead, MSG_ARGS(text_seat_code(side), stakes->instead[side],
			num_of(stakes->instead_from[side]).text));
	}
	if (stakes->chouette != ECARTE_NOBODY) {
		buf_str(b, b->len > start ? ", " : "");
		buf_msg(b, lang, &msg_say_chouette, MSG_ARGS(text_seat_code(stakes->chouette)));
	}
}

/* ---- the record ------------------------------------------------------------------------------------ */

static void stake_fact(struct game_record *record, const char *kind, const char *item, int side, int value)
{
	game_fact_put(record, kind, item, side == ECARTE_NOBODY ? "" : text_seat_code(side), value);
}

void ecarte_stakes_put(struct game_record *record, const struct ecarte_stakes *stakes)
{
	if (stakes->stake != ECARTE_NO_BET)
		stake_fact(record, "stake", "", ECARTE_NOBODY, stakes->stake);
	for (int i = 0; i < stakes->bet_count; i++)
		stake_fact(record, "bet", stakes->bets[i].name, stakes->bets[i].bet.side, stakes->bets[i].bet.amount);
	for (int side = 0; side < ECARTE_PLAYERS; side++) {
		if (stakes->holder[side][0])
			stake_fact(record, "rest", stakes->holder[side], side, 1);
		if (stakes->instead_from[side])
			stake_fact(record, "instead", stakes->instead[side], side, stakes->instead_from[side]);
	}
	if (stakes->chouette != ECARTE_NOBODY)
		stake_fact(record, "chouette", "", stakes->chouette, 1);
}

bool ecarte_stakes_take(const struct game_fact *fact, struct ecarte_stakes *out)
{
	int side = text_seat_read(fact->subject, strlen(fact->subject), ECARTE_PLAYERS);

	if (fact->value < 0 || fact->value > MOST_STAKE)
		return false;
	if (strcmp(fact->kind, "stake") == 0) {
		out->stake = fact->value;
		return true;
	}
	if (side == GAME_NO_SEAT)
		return false;
	if (strcmp(fact->kind, "chouette") == 0) {
		out->chouette = side;
		return true;
	}
	if (strcmp(fact->kind, "rest") == 0) {
		memcpy(out->holder[side], fact->item, sizeof out->holder[side]);
		return true;
	}
	if (strcmp(fact->kind, "instead") == 0) {
		memcpy(out->instead[side], fact->item, sizeof out->instead[side]);
		out->instead_from[side] = fact->value;
		return fact->item[0] && fact->value > 0;
	}
	return strcmp(fact->kind, "bet") == 0 && out->bet_count < ECARTE_BETS
		&& put_bet(out, fact->item, side, fact->value);
}

/* Is the fact a stake? A stand-in for a player who left is a fact of the hands. */
static bool is_stake_fact(const struct game_fact *fact)
{
	static const char *const kinds[] = { "stake", "bet", "rest", "chouette" };
	bool is = false;

	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
		is = is || strcmp(fact->kind, kinds[i]) == 0;
	return is;
}

/* Does the new record name that bet, on either side, or the chouette? */
static bool is_named_again(const struct game_fact *fact, const struct game_record *record)
{
	bool is_bet = strcmp(fact->kind, "bet") == 0;
	bool any_side = strcmp(fact->kind, "chouette") == 0 || (is_bet && fact->item[0]);

	for (int i = 0; i < record->fact_count; i++) {
		const struct game_fact *other = &record->facts[i];
		if (strcmp(fact->kind, other->kind) != 0 || (is_bet && strcmp(fact->item, other->item) != 0))
			continue;
		if (any_side || strcmp(fact->subject, other->subject) == 0)
			return true;
	}
	return false;
}

/* Report the stakes missing from the corrected line. */
static void say_gone(const struct game_record *was, const struct game_record *record, struct err *said)
{
	struct ecarte_stakes gone;
	struct buf text = { 0 };

	ecarte_stakes_start(&gone);
	for (int i = 0; i < was->fact_count; i++) {
		if (is_stake_fact(&was->facts[i]) && !is_named_again(&was->facts[i], record))
			ecarte_stakes_take(&was->facts[i], &gone);
	}
	int giver = gone.chouette;
	gone.chouette = ECARTE_NOBODY;   /* no unwritten bet to fill in */
	ecarte_stakes_write(&text, &gone);
	if (giver != ECARTE_NOBODY)
		buf_printf(&text, " chouette:%s", text_seat_code(giver));
	if (text.len > 0)
		err_set(said, ERR_REFUSED, &msg_stakes_gone, MSG_ARGS(buf_text(&text) + 1));
	buf_free(&text);
}

bool ecarte_stakes_keep(const struct game_record *was, struct game_record *record, struct err *said)
{
	struct ecarte_written coup;
	int count = record->fact_count;

	for (int i = 0; i < count; i++) {
		if (!is_stake_fact(&record->facts[i]))
			continue;
		say_gone(was, record, said);
		return true;
	}
	for (int i = 0; i < was->fact_count && record->fact_count < GAME_FACTS; i++) {
		if (is_stake_fact(&was->facts[i]))
			record->facts[record->fact_count++] = was->facts[i];
	}
	if (record->fact_count == count)
		return true;
	bool may_go_on = ecarte_coup_of(record, &coup) && coup.ending == ECARTE_LEFT
		&& ecarte_can_be_played_on(&coup.stakes, coup.by);
	if (may_go_on)
		return err_set(said, ERR_REFUSED, &msg_stakes_left, MSG_ARGS(text_seat_code(coup.by)));
	err_set(said, ERR_REFUSED, &msg_stakes_kept, MSG_NO_ARGS);
	return true;
}
