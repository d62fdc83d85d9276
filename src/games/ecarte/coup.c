/*
 * Handle a coup of écarté as a deal of the book: its line, its record, its score hand by hand. "A e A3 / d A3
 * kB / v B3": dealer of the first hand, then each hand: first cards, tricks, king and faults.
 */
#include "games/ecarte/ecarte.h"
#include "games/messages.h"
#include "games/ecarte/messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The letter on the line, by enum ecarte_first. */
static const char first_letters[ECARTE_FIRST_COUNT] = {
	[ECARTE_UNSAID] = '\0', [ECARTE_ACCEPTED] = 'e', [ECARTE_REFUSED] = 'v', [ECARTE_DIRECT] = 'd',
};

char ecarte_first_letter(int first)
{
	return first_letters[first];
}

static const char *const void_words[] = {
	[ECARTE_HAND_PLAYED] = "", [ECARTE_VOID_KEPT] = "kept", [ECARTE_VOID_LOST] = "lost",
};
static const char *const king_words[] = {
	[ECARTE_NO_KING] = "", [ECARTE_TURNED] = "turned", [ECARTE_HELD] = "held",
};
static const char *const ending_words[] = {
	[ECARTE_PLAYED] = "played", [ECARTE_LEFT] = "left", [ECARTE_FALSE_PACK] = "false-pack",
};

static int place_in(const char *word, const char *const list[], int count)
{
	for (int i = 0; i < count; i++) {
		if (strcmp(word, list[i]) == 0)
			return i;
	}
	return -1;
}

/* ---- settling ---------------------------------------------------------------------------------- */

enum ecarte_refusal ecarte_coup_settle(const struct ecarte_written *coup, ecarte_hand_visit *visit, void *arg,
	struct ecarte_coup *out)
{
	*out = (struct ecarte_coup){ .dealer = (int8_t)coup->dealer, .winner = ECARTE_NOBODY };
	for (int i = 0; i < coup->hand_count; i++) {
		struct ecarte_settlement settlement = { .winner = ECARTE_NOBODY };
		int dealer = out->dealer;
		enum ecarte_refusal refusal = ecarte_coup_add(out, &coup->hands[i], &settlement);
		if (refusal != ECARTE_FINE)
			return refusal;
		memcpy(settlement.score, out->score, sizeof settlement.score);
		if (visit)
			visit(arg, i, dealer, &coup->hands[i], &settlement);
	}
	if (coup->ending != ECARTE_PLAYED && out->winner != ECARTE_NOBODY)
		return ECARTE_AFTER_THE_END;
	if (coup->ending == ECARTE_LEFT)
		out->winner = (int8_t)(1 - coup->by);
	return ECARTE_FINE;
}

bool ecarte_coup_is_over(const struct ecarte_written *coup, const struct ecarte_coup *played)
{
	return played->winner != ECARTE_NOBODY || coup->ending == ECARTE_FALSE_PACK;
}

/* ---- the record -------------------------------------------------------------------------------- */

static void put_fact(struct game_record *record, const char *kind, const char *item, int hand, int value)
{
	game_fact_put(record, kind, item, num_of(hand + 1).text, value);
}

bool ecarte_record_of(const struct ecarte_written *coup, struct game_record *out)
{
	*out = (struct game_record){ .declarer = coup->dealer };
	snprintf(out->bid, sizeof out->bid, "coup");
	snprintf(out->ending, sizeof out->ending, "%s", ending_words[coup->ending]);
	for (int i = 0; i < coup->hand_count; i++) {
		const struct ecarte_hand *hand = &coup->hands[i];
		if (hand->is_void) {
			put_fact(out, "void", void_words[hand->is_void], i, 1);
			continue;
		}
		if (hand->first != ECARTE_UNSAID)
			put_fact(out, "first", ecarte_first_code(hand->first), i, 1);
		if (hand->tricks != ECARTE_NOBODY)
			put_fact(out, "tricks", "", i, hand->tricks);
		if (hand->king != ECARTE_NO_KING)
			put_fact(out, "king", king_words[hand->king], i, hand->king_by);
		for (int fault = 0; fault < ECARTE_FAULTS; fault++) {
			if (hand->faults[fault] != ECARTE_NOBODY)
				put_fact(out, "fault", ecarte_fault_code(fault), i, hand->faults[fault]);
		}
		for (int player = 0; player < ECARTE_PLAYERS; player++) {
			if (hand->committee[player])
				put_fact(out, "committee", text_seat_code(player), i, hand->committee[player]);
		}
	}
	if (coup->ending == ECARTE_LEFT)
		put_fact(out, "left", "", coup->hand_count, coup->by);
	ecarte_stakes_put(out, &coup->stakes);
	return out->fact_count < GAME_FACTS;
}

static bool is_player(int value)
{
	return value == 0 || value == 1;
}

static bool is_committee_mark(int marks)
{
	return marks != 0 && marks >= -ECARTE_WON && marks <= ECARTE_WON;
}

enum fact_kind { FIRST, TRICKS, KING, FAULT, VOID, COMMITTEE, FACT_KINDS };

static const char *const fact_kinds[FACT_KINDS] = { "first", "tricks", "king", "fault", "void", "committee" };

/* Put a fact into its hand; false if it is not one of a hand. */
static bool take_hand_fact(enum fact_kind kind, const struct game_fact *fact, struct ecarte_hand *hand)
{
	int place;

	switch (kind) {
	case FIRST:
		for (uint8_t first = ECARTE_ACCEPTED; first < ECARTE_FIRST_COUNT; first++) {
			if (strcmp(fact->item, ecarte_first_code(first)) == 0)
				hand->first = first;
		}
		return hand->first != ECARTE_UNSAID;
	case TRICKS:
		hand->tricks = (int8_t)fact->value;
		return fact->value >= 0 && fact->value <= ECARTE_TRICKS;
	case KING:
		place = place_in(fact->item, king_words, ECARTE_HELD + 1);
		hand->king = (uint8_t)(place < 0 ? ECARTE_NO_KING : place);
		hand->king_by = (int8_t)fact->value;
		return place > ECARTE_NO_KING && is_player(fact->value);
	case FAULT:
		place = ecarte_fault_find(fact->item);
		if (place < 0 || !is_player(fact->value))
			return false;
		hand->faults[place] = (int8_t)fact->value;
		return true;
	case VOID:
		place = place_in(fact->item, void_words, ECARTE_VOID_LOST + 1);
		hand->is_void = (uint8_t)(place < 0 ? 0 : place);
		return place > 0;
	case COMMITTEE:
		place = text_seat_read(fact->item, strlen(fact->item), ECARTE_PLAYERS);
		if (place == GAME_NO_SEAT || !is_committee_mark(fact->value))
			return false;
		hand->committee[place] = (int8_t)fact->value;
		return true;
	case FACT_KINDS:
		break;
	}
	return false;
}

static bool take_fact(const struct game_fact *fact, struct ecarte_written *out)
{
	char *end;
	long no = strtol(fact->subject, &end, 10);
	bool is_of_hand = *end == '\0' && no >= 1 && no <= ECARTE_HANDS;
	int kind = place_in(fact->kind, fact_kinds, FACT_KINDS);

	if (strcmp(fact->kind, "left") == 0) {
		out->by = fact->value;
		return is_player(fact->value) && out->ending == ECARTE_LEFT;
	}
	if (!is_of_hand || kind < 0)
		return ecarte_stakes_take(fact, &out->stakes);
	if (out->hand_count < no)
		out->hand_count = (int)no;
	return take_hand_fact((enum fact_kind)kind, fact, &out->hands[no - 1]);
}

static void start_coup(struct ecarte_written *out)
{
	*out = (struct ecarte_written){ .by = ECARTE_NOBODY };
	ecarte_stakes_start(&out->stakes);
	for (int i = 0; i < ECARTE_HANDS; i++)
		out->hands[i] = ecarte_hand_start();
}

bool ecarte_coup_of(const struct game_record *record, struct ecarte_written *out)
{
	int ending = place_in(record->ending, ending_words, ECARTE_FALSE_PACK + 1);
	struct game_record again;

	start_coup(out);
	out->dealer = record->declarer;
	if (strcmp(record->bid, "coup") != 0 || ending < 0 || !is_player(record->declarer))
		return false;
	out->ending = ending;
	for (int i = 0; i < record->fact_count; i++) {
		if (!take_fact(&record->facts[i], out))
			return false;
	}
	bool is_sound = (out->ending == ECARTE_LEFT) == (out->by != ECARTE_NOBODY)
		&& out->stakes.instead_from[0] <= out->hand_count && out->stakes.instead_from[1] <= out->hand_count;
	return is_sound && ecarte_record_of(out, &again) && game_record_is_same(record, &again);
}

/* ---- reading a line ---------------------------------------------------------------------------- */

/* A line being read. */
struct reader {
	struct scan *scan;
	const struct game *game;
	struct game_deal *out;
	struct ecarte_written coup;
	struct text_slice last;      /* the first word of the hand */
	struct text_slice stake;     /* the last word about the stakes */
	struct text_slice instead[ECARTE_PLAYERS];   /* the stand-in's word of that side */
	struct text_slice hands[ECARTE_HANDS];   /* each as typed, whole */
	struct text_slice left;      /* "otthagyta:B" without a stand-in; n 0: none */
	bool goes_on;                /* more hands may follow */
};

static bool bad(struct reader *r, struct text_slice word, const struct msg *msg)
{
	return scan_fault(r->scan, word, msg, MSG_NO_ARGS);
}

static int player_of(struct text_slice word)
{
	return text_seat_read(word.s, word.n, ECARTE_PLAYERS);
}

static struct text_slice behind(struct text_slice word, size_t n)
{
	return scan_part(word, n, word.n - n);
}

static bool is_king_word(struct text_slice word)
{
	return text_slice_is(word, "kf") || text_slice_is(word, "ka") || text_slice_is(word, "kb");
}

/* Read "A3": the player with most tricks, and their number; "-": none was played. */
static bool read_tricks(struct reader *r, struct text_slice word, struct ecarte_hand *hand)
{
	int tricks = 0, player = word.n > 0 ? player_of(scan_part(word, 0, 1)) : GAME_NO_SEAT;

	if (text_slice_is(word, "-"))
		return true;
	if (is_king_word(word))
		return bad(r, word, &msg_line_king_first);
	if (word.n == 0)
		return bad(r, word, &msg_line_tricks_absent);
	if (player == GAME_NO_SEAT || !scan_number(behind(word, 1), &tricks))
		return bad(r, word, &msg_line_tricks);
	if (tricks * 2 < ECARTE_TRICKS || tricks > ECARTE_TRICKS)
		return bad(r, word, &msg_line_tricks);
	hand->tricks = (int8_t)(player == 0 ? tricks : ECARTE_TRICKS - tricks);
	return true;
}

/* Read "kf": turned, the dealer's; "kB": held. The dealer is known once the coup is settled. */
static bool read_king(struct reader *r, struct text_slice word, struct ecarte_hand *hand)
{
	bool is_turned = text_slice_is(word, "kf");
	int player = is_turned ? 0 : player_of(behind(word, 1));

	if (player == GAME_NO_SEAT)
		return bad(r, word, &msg_line_king);
	uint8_t king = is_turned ? ECARTE_TURNED : ECARTE_HELD;
	bool is_same = hand->king == king && hand->king_by == player;
	if (hand->king != ECARTE_NO_KING)
		return bad(r, word, is_same ? &msg_said_twice : &msg_said_otherwise);
	hand->king = king;
	hand->king_by = (int8_t)player;
	return true;
}

/* Read "44:A". */
static bool read_fault(struct reader *r, struct text_slice word, struct ecarte_hand *hand)
{
	char number[4] = "";
	const char *colon = memchr(word.s, ':', word.n);
	size_t n = colon ? (size_t)(colon - word.s) : 0;
	int fault = -1, player = colon ? player_of(behind(word, n + 1)) : GAME_NO_SEAT;

	if (n > 0 && n < sizeof number) {
		memcpy(number, word.s, n);
		fault = ecarte_fault_find(number);
	}
	if (fault < 0 || player == GAME_NO_SEAT)
		return bad(r, word, &msg_line_fault);
	if (hand->faults[fault] != ECARTE_NOBODY)
		return bad(r, word, hand->faults[fault] == player ? &msg_said_twice : &msg_said_otherwise);
	hand->faults[fault] = (int8_t)player;
	return true;
}

static const char committee_word[] = "bizottsag:";

/* Read "bizottsag:A:1", "bizottsag:B:-1": marks given or taken by the committee (E-33). */
static bool read_committee(struct reader *r, struct text_slice word, struct ecarte_hand *hand)
{
	struct text_slice rest = behind(word, strlen(committee_word));
	int player = player_of(scan_part(rest, 0, 1)), sign = 1, marks = 0;
	bool has_marks = rest.n > 2 && rest.s[1] == ':';
	struct text_slice figure = behind(rest, has_marks ? 2 : rest.n);

	figure = behind(figure, scan_sign(figure, &sign));
	if (player == GAME_NO_SEAT || !scan_number(figure, &marks) || !is_committee_mark(marks)
		|| hand->committee[player])
		return bad(r, word, &msg_line_committee);
	hand->committee[player] = (int8_t)(sign * marks);
	return true;
}

static bool is_slash(struct text_slice word)
{
	return word.n == 1 && word.s[0] == '/';
}

/* Return the next word without passing it. */
static struct text_slice peek(struct scan *scan)
{
	size_t at = scan->at;
	struct text_slice word = ecarte_stake_word(scan);

	scan->at = at;
	return word;
}

static bool is_end_word(struct text_slice word)
{
	return text_slice_is(word, "hamis")
		|| (word.n > 10 && text_slice_is(scan_part(word, 0, 10), "otthagyta:"));
}

/* Does the hand end here: at a "/", the end of the coup, the stakes, the points, the end of the line? */
static bool ends_hand(struct reader *r)
{
	if (scan_end(r->scan))
		return true;
	struct text_slice word = peek(r->scan);
	return is_slash(word) || is_end_word(word) || ecarte_is_stake_word(word) || word.s[0] == '=';
}

static bool read_extras(struct reader *r, struct ecarte_hand *hand)
{
	while (!ends_hand(r)) {
		struct text_slice word = scan_word(r->scan);
		bool is_king = word.s[0] == 'k' || word.s[0] == 'K';
		size_t n = strlen(committee_word);
		bool is_committee = word.n > n && text_slice_is(scan_part(word, 0, n), committee_word);
		bool read = is_committee ? read_committee(r, word, hand)
			: is_king ? read_king(r, word, hand) : read_fault(r, word, hand);
		if (!read)
			return false;
	}
	return true;
}

/* Read "e A3 kB 44:A", "kf" alone, "u", "uv". */
static bool read_hand_words(struct reader *r, struct ecarte_hand *hand)
{
	while (!scan_end(r->scan) && ecarte_is_instead_word(peek(r->scan))) {
		struct text_slice said = ecarte_stake_word(r->scan);
		const struct msg *wrong = ecarte_instead_read(&r->coup.stakes, said, r->coup.hand_count + 1);
		if (wrong)
			return bad(r, said, wrong);
		for (int side = 0; side < ECARTE_PLAYERS; side++) {
			bool is_new = r->coup.stakes.instead_from[side] && r->instead[side].n == 0;
			r->instead[side] = is_new ? said : r->instead[side];
		}
	}
	struct text_slice word = r->last = scan_word(r->scan);
	uint8_t first = ECARTE_ACCEPTED;

	if (text_slice_is(word, "u") || text_slice_is(word, "uv")) {
		hand->is_void = word.n == 1 ? ECARTE_VOID_KEPT : ECARTE_VOID_LOST;
		return ends_hand(r) || bad(r, peek(r->scan), &msg_line_after_void);
	}
	/* A king turned at the beginning of a hand may end it without play: "e", "A3". */
	if (text_slice_is(word, "kf") && (ends_hand(r) || peek(r->scan).n > 2 || is_king_word(peek(r->scan))))
		return read_king(r, word, hand) && read_extras(r, hand);
	if (is_king_word(word))
		return bad(r, word, &msg_line_king_first);
	while (first < ECARTE_FIRST_COUNT && !(word.n == 1 && (word.s[0] | 0x20) == first_letters[first]))
		first++;
	if (first == ECARTE_FIRST_COUNT)
		return bad(r, word, word.n ? &msg_line_hand : &msg_line_hand_absent);
	hand->first = first;
	return read_tricks(r, scan_word(r->scan), hand) && read_extras(r, hand);
}

static bool read_coup_end(struct reader *r)
{
	struct text_slice word = scan_word(r->scan);

	if (text_slice_is(word, "hamis")) {
		r->coup.ending = ECARTE_FALSE_PACK;
		return true;
	}
	struct text_slice by = behind(word, 10);
	bool nobody_plays_on = by.n == 3 && memcmp(by.s + 1, ":-", 2) == 0;
	r->coup.ending = ECARTE_LEFT;
	r->coup.by = player_of(nobody_plays_on ? scan_part(by, 0, 1) : by);
	r->left = nobody_plays_on ? (struct text_slice){ "", 0 } : word;
	return r->coup.by != GAME_NO_SEAT || bad(r, word, &msg_line_left);
}

/* Count the hands that could be played one after another: the next one is wrong. */
static void count_hand(void *arg, int no, int dealer, const struct ecarte_hand *hand,
	const struct ecarte_settlement *settlement)
{
	(void)dealer, (void)hand, (void)settlement;
	*(int *)arg = no + 1;
}

/* By refusal of a hand, the beginnings of the wrong word; NULL: the whole hand. */
static const char *const wrong_words[ECARTE_REFUSAL_COUNT][2] = {
	[ECARTE_TRICKS_MISSING] = { "-" },
	[ECARTE_23_OF_DEALER] = { "23:" },
	[ECARTE_FAULT_UNPROPOSED] = { "23:", "24:" },
	[ECARTE_KING_BARRED] = { "k" },
	[ECARTE_KING_OF_OFFENDER] = { "k" },
	[ECARTE_44_BESIDE_52] = { "52:" },
	[ECARTE_TRICKS_BESIDE_52] = { "a", "b" },
};

static bool begins_as(struct text_slice word, const char *beginning)
{
	size_t n = beginning ? strlen(beginning) : 0;

	return n > 0 && word.n >= n && text_slice_is(scan_part(word, 0, n), beginning);
}

/* Find the word of the hand that caused the refusal, else the first. */
static struct text_slice wrong_word(struct text_slice hand, enum ecarte_refusal refusal)
{
	struct scan scan = { .s = hand.s, .n = hand.n };
	struct text_slice first = scan_word(&scan), word = first;

	while (word.n > 0) {
		if (begins_as(word, wrong_words[refusal][0]) || begins_as(word, wrong_words[refusal][1]))
			return word;
		word = scan_end(&scan) ? (struct text_slice){ "", 0 } : scan_word(&scan);
	}
	return first;
}

/* Check that the coup is possible, and over. `r->last` is its last hand. */
static bool check_coup(struct reader *r)
{
	struct ecarte_coup played;
	int fine = 0, dealer = r->coup.dealer;

	/* A turned king is the dealer's, who is known from the hands before. */
	for (int i = 0; i < r->coup.hand_count; i++) {
		struct ecarte_hand *hand = &r->coup.hands[i];
		if (hand->king == ECARTE_TURNED)
			hand->king_by = (int8_t)dealer;
		dealer = hand->is_void == ECARTE_VOID_KEPT ? dealer : 1 - dealer;
	}
	enum ecarte_refusal refusal = ecarte_coup_settle(&r->coup, count_hand, &fine, &played);
	struct ecarte_stakes stakes = r->coup.stakes;
	int points[ECARTE_PLAYERS];
	if (refusal == ECARTE_FINE)
		refusal = ecarte_stakes_share(&stakes, played.winner, points);
	if (refusal != ECARTE_FINE) {
		bool is_of_hand = fine < r->coup.hand_count;
		const struct msg *msg = refusal == ECARTE_FIRST_MISSING ? &msg_line_king_alone
			: refusal == ECARTE_TRICKS_MISSING ? &msg_line_tricks_left_out
			: ecarte_refusal_msg(refusal);
		return scan_refuse(r->scan, is_of_hand ? wrong_word(r->hands[fine], refusal) : r->last,
			msg, MSG_ARGS(ecarte_refusal_reason(refusal)));
	}
	if (!ecarte_coup_is_over(&r->coup, &played) && !r->out->is_open && !(r->goes_on && !r->out->has_points))
		return scan_refuse(r->scan, r->last, &msg_line_not_over,
			MSG_ARGS(num_of(played.score[0]).text, num_of(played.score[1]).text));
	return true;
}

/* Read stakes, before the first hand or after any. */
static bool read_stakes(struct reader *r)
{
	while (!scan_end(r->scan) && ecarte_is_stake_word(peek(r->scan))) {
		struct text_slice word = r->stake = ecarte_stake_word(r->scan);
		const struct msg *wrong = ecarte_stake_read(&r->coup.stakes, word);
		if (wrong)
			return bad(r, word, wrong);
	}
	return true;
}

/* Check the bets as a whole, and a player who left although somebody of that side could play on. */
static bool check_stakes(struct reader *r)
{
	const struct msg *wrong = ecarte_stakes_check(&r->coup.stakes);

	if (wrong)
		return bad(r, r->stake, wrong);
	for (int side = 0; side < ECARTE_PLAYERS; side++) {
		if (!ecarte_instead_check(&r->coup.stakes, side, r->scan, r->instead[side]))
			return false;
	}
	return r->left.n == 0 || !ecarte_can_be_played_on(&r->coup.stakes, r->coup.by)
		|| scan_fault(r->scan, r->left, &msg_line_left_bets, MSG_ARGS(text_seat_code(r->coup.by)));
}

/* Skip a "/" before a word of a hand or of the end of the line. */
static bool skip_slash(struct reader *r)
{
	bool is_there = !scan_end(r->scan) && is_slash(peek(r->scan));

	if (is_there)
		scan_word(r->scan);
	return is_there;
}

static bool read_hands(struct reader *r)
{
	skip_slash(r);   /* after bets before the first hand */
	do {
		if (r->coup.hand_count == ECARTE_HANDS)
			return bad(r, peek(r->scan), &msg_line_many_hands);
		if (is_end_word(peek(r->scan)) && r->coup.hand_count == 0)
			break;
		if (is_end_word(peek(r->scan)))
			return bad(r, peek(r->scan), &msg_line_end_slash);
		const char *begin = peek(r->scan).s;
		if (!read_hand_words(r, &r->coup.hands[r->coup.hand_count]))
			return false;
		r->hands[r->coup.hand_count++]
			= (struct text_slice){ begin, (size_t)(r->scan->s + r->scan->at - begin) };
		if (!read_stakes(r))
			return false;
	} while (skip_slash(r) && !scan_end(r->scan));
	if (!scan_end(r->scan) && is_end_word(peek(r->scan)) && !read_coup_end(r))
		return false;
	return read_stakes(r);
}

static bool read_coup(struct reader *r, bool may_be_open)
{
	struct text_slice word = scan_word(r->scan);

	start_coup(&r->coup);
	r->coup.dealer = player_of(word);
	if (r->coup.dealer == GAME_NO_SEAT)
		return bad(r, word, &msg_line_dealer);
	r->out->dealer = r->coup.dealer;
	r->last = word;
	if (!read_stakes(r))
		return false;
	r->out->is_open = may_be_open && scan_end(r->scan);
	if ((!r->out->is_open && !read_hands(r)) || !check_stakes(r))
		return false;
	if (scan_char(r->scan, '=')) {
		if (!game_points_read(r->scan, r->game, r->out))
			return false;
	} else if (!scan_end(r->scan)) {
		return bad(r, scan_word(r->scan), &msg_line_coup_end);
	}
	if (!check_coup(r))
		return false;
	return ecarte_record_of(&r->coup, &r->out->record) || bad(r, r->last, &msg_line_many_hands);
}

bool ecarte_line_read(struct scan *scan, const struct game_edition *edition, bool may_be_open,
	struct game_deal *out)
{
	struct reader r = { .scan = scan, .game = edition->game, .out = out };

	return read_coup(&r, may_be_open);
}

void ecarte_remark(const struct game_record *record, struct err *out)
{
	int sums[ECARTE_PLAYERS];
	struct ecarte_written coup;

	if (ecarte_coup_of(record, &coup) && ecarte_stakes_differ(&coup.stakes, sums))
		err_set(out, ERR_REFUSED, &msg_line_unequal, MSG_ARGS(num_of(sums[0]).text, num_of(sums[1]).text));
}

/* ---- hand by hand ------------------------------------------------------------------------------ */

/* Cut the typed text at a comment. */
static struct text_slice uncommented(struct text_slice typed)
{
	struct scan scan = { .s = typed.s, .n = typed.n };
	size_t end = 0;

	while (!scan_end(&scan)) {
		ecarte_stake_word(&scan);
		end = scan.at;
	}
	return scan_part(typed, 0, end);
}

/* Take the next noted word; *is_gone: it was replaced, and "~" keeps it for "-" to restore. */
static struct text_slice noted_word(struct scan *scan, bool *is_gone)
{
	size_t at = scan->at;

	*is_gone = scan_char(scan, '~') && ecarte_is_stake_word(peek(scan));
	scan->at = *is_gone ? scan->at : at;
	return ecarte_stake_word(scan);
}

/* Has the line a hand after the dealer and the stakes? */
static bool has_hand(const char *line)
{
	struct scan scan = { .s = line, .n = strlen(line) };
	bool found = false;

	for (bool is_dealer = true, is_gone; !found && !scan_end(&scan); is_dealer = false)
		found = !ecarte_is_stake_word(noted_word(&scan, &is_gone)) && !is_dealer;
	return found;
}

static void add_piece(struct buf *b, const char *mark, struct text_slice word)
{
	if (word.n > 0)
		buf_printf(b, "%s%s", b->len > 0 ? " " : "", mark);
	buf_add(b, word.s, word.n);
}

void ecarte_noted_write(const char *line, struct buf *out)
{
	struct scan scan = { .s = line, .n = strlen(line) };

	while (!scan_end(&scan)) {
		bool is_gone;
		struct text_slice word = noted_word(&scan, &is_gone);
		if (!is_gone)
			add_piece(out, "", word);
	}
}

/* Find the word that a later word of the line replaced; n 0: none. */
static struct text_slice replaced_by(const char *line, struct text_slice later)
{
	struct scan scan = { .s = line, .n = (size_t)(later.s - line) };
	struct text_slice found = { "", 0 };

	while (!scan_end(&scan)) {
		bool is_gone;
		struct text_slice word = noted_word(&scan, &is_gone);
		if (is_gone && ecarte_stake_replaces(later, word))
			found = word;
	}
	return found;
}

/*
 * Remove the last note from the line into `gone`: a hand, a stake, the dealer. Of the stakes, remove the last
 * one changed, and put its former word into `back`.
 */
static void take_out_last(struct buf *whole, const char *line, struct buf *gone, struct buf *back)
{
	struct scan scan = { .s = line, .n = strlen(line) };
	enum { DEALER, STAKES, HAND } last = DEALER;
	struct text_slice was = { "", 0 };
	size_t cut = 0;

	for (bool is_first = true, is_gone; !scan_end(&scan); is_first = false) {
		struct text_slice word = noted_word(&scan, &is_gone), before = { "", 0 };
		int kind = is_first ? DEALER : ecarte_is_stake_word(word) ? STAKES : HAND;
		if (!is_gone && kind == STAKES)
			before = replaced_by(line, word);
		if (kind != (int)last || is_slash(word) || before.n > 0) {
			cut = (size_t)(word.s - line) - is_gone;
			was = before;
		}
		last = kind;
	}
	size_t end = was.n > 0 ? (size_t)(was.s - line) - 1 : cut;
	add_piece(whole, "", scan_trim((struct text_slice){ line, end }));
	if (was.n > 0)
		add_piece(whole, "", scan_trim((struct text_slice){ was.s, cut - end - 1 }));
	add_piece(back, "", was);
	buf_str(gone, line + cut + strspn(line + cut, "/ "));
}

/* Keep the notes; mark those typed anew, and put them into `gone`. */
static void keep_noted(struct buf *whole, const char *line, struct text_slice typed, struct buf *gone)
{
	struct scan scan = { .s = line, .n = strlen(line) };

	while (!scan_end(&scan)) {
		bool was_gone;
		struct text_slice word = noted_word(&scan, &was_gone);
		struct scan again = { .s = typed.s, .n = typed.n };
		bool is_anew = false;
		while (!was_gone && !is_anew && !scan_end(&again))
			is_anew = ecarte_stake_replaces(ecarte_stake_word(&again), word);
		add_piece(whole, was_gone || is_anew ? "~" : "", word);
		if (is_anew)
			add_piece(gone, "", word);
	}
}

/* Append the typed text to the notes: bets after the hand before, a hand after a "/". */
static void put_behind(struct buf *whole, struct text_slice typed, bool had_hand)
{
	struct scan scan = { .s = typed.s, .n = typed.n };
	size_t n = 0;
	struct text_slice word = { "", 0 };

	while (!scan_end(&scan) && ecarte_is_stake_word(word = ecarte_stake_word(&scan)))
		n = scan.at;
	add_piece(whole, "", scan_part(typed, 0, n));
	struct text_slice rest = scan_trim(behind(typed, n));
	bool ends = rest.n > 0 && (is_end_word(word) || rest.s[0] == '/' || rest.s[0] == '=');
	while (rest.n > 0 && (rest.s[rest.n - 1] == '/' || rest.s[rest.n - 1] == ' '))
		rest.n--;
	if (rest.n > 0 && had_hand && !ends)
		buf_str(whole, " /");
	add_piece(whole, "", rest);
}

/*
 * Join the notes and the typed text; after a hand the first dealer cannot change. `kept` holds the stakes if
 * a line that begins with the dealer leaves them unchanged.
 */
static bool join(
	struct scan *scan, const char *line, int dealer, struct text_slice typed, struct buf *whole,
	struct buf *kept, struct buf *gone)
{
	struct scan first = { .s = typed.s, .n = typed.n };
	struct text_slice seat = scan_word(&first), rest = scan_trim(behind(typed, seat.n));
	bool is_named = player_of(seat) != GAME_NO_SEAT, had_hand = has_hand(line);

	if (is_named && had_hand) {
		buf_add(whole, typed.s, typed.n);
		scan->s = buf_text(whole);
		scan->n = whole->len;
		return scan_fault(scan, scan_word(scan), &msg_line_dealer_late, MSG_ARGS(buf_text(whole)));
	}
	if (is_named)
		buf_add(whole, seat.s, seat.n);
	else if (!*line)
		buf_str(whole, text_seat_code(dealer));
	size_t n = whole->len;
	keep_noted(whole, is_named ? line + strcspn(line, " ") : line, is_named ? rest : typed, gone);
	if (is_named && rest.n > 0 && whole->len > n)
		ecarte_noted_write(buf_text(whole) + n, kept);
	put_behind(whole, is_named ? rest : typed, had_hand);
	return true;
}

/* Compare the bets as soon as both sides have bet, or else at the first hand (58.§). */
static bool must_ask(const struct ecarte_written *coup, bool had_hand, struct text_slice typed)
{
	struct scan scan = { .s = typed.s, .n = typed.n };
	bool both = ecarte_both_bet(&coup->stakes), has_stakes = false;

	while (!has_stakes && !scan_end(&scan))
		has_stakes = ecarte_is_stake_word(ecarte_stake_word(&scan));
	if (has_stakes)
		return both || coup->hand_count > 0;
	return !both && !had_hand && coup->hand_count > 0;
}

bool ecarte_piece_add(const char *line, int dealer, struct text_slice typed, struct buf *whole,
	struct game_progress *out, struct text_fault *fault)
{
	struct game_deal deal = { .dealer = GAME_NO_SEAT };
	struct scan scan = { .fault = fault };
	struct reader r = { .scan = &scan, .game = &game_ecarte, .out = &deal, .goes_on = true };
	struct ecarte_coup played;
	struct buf kept = { 0 }, gone = { 0 }, stands = { 0 };
	bool done = true;

	typed = uncommented(scan_trim(typed));
	bool is_out = text_slice_is(typed, "-");
	*out = (struct game_progress){ .dealer = dealer };
	if (is_out)
		take_out_last(whole, line, &gone, &kept);
	else if (*line || typed.n > 0)
		done = join(&scan, line, dealer, typed, whole, &kept, &gone);
	if (kept.len > 0)
		err_set(&out->kept, ERR_REFUSED, is_out ? &msg_line_back : &msg_line_kept, MSG_ARGS(buf_text(&kept)));
	if (gone.len > 0)
		err_set(&out->gone, ERR_REFUSED, is_out ? &msg_line_taken_out : &msg_line_replaced,
			MSG_ARGS(buf_text(&gone)));
	buf_free(&kept);
	buf_free(&gone);
	if (!done || whole->len == 0)
		return done;
	ecarte_noted_write(buf_text(whole), &stands);
	scan.s = buf_text(&stands);
	scan.n = stands.len;
	done = read_coup(&r, true) && ecarte_coup_settle(&r.coup, NULL, NULL, &played) == ECARTE_FINE;
	out->is_over = done && ecarte_coup_is_over(&r.coup, &played);
	if (!done || out->is_over) {
		buf_clear(whole);
		buf_str(whole, buf_text(&stands));
	}
	buf_free(&stands);
	if (!done)
		return false;
	out->pieces = r.coup.hand_count;
	out->dealer = played.dealer;
	out->record = deal.record;
	if (!out->is_over && must_ask(&r.coup, has_hand(line), typed))
		ecarte_remark(&deal.record, &out->remark);
	for (int player = 0; player < ECARTE_PLAYERS; player++)
		out->score[player] = played.score[player];
	return true;
}

/* ---- writing it -------------------------------------------------------------------------------- */

void ecarte_committee_write(struct buf *b, const struct ecarte_hand *hand)
{
	for (int player = 0; player < ECARTE_PLAYERS; player++) {
		if (hand->committee[player])
			buf_printf(b, " %s%s:%d", committee_word, text_seat_code(player), hand->committee[player]);
	}
}

void ecarte_hand_write(struct buf *b, const struct ecarte_hand *hand)
{
	if (hand->is_void) {
		buf_str(b, hand->is_void == ECARTE_VOID_KEPT ? "u" : "uv");
		return;
	}
	if (hand->first != ECARTE_UNSAID) {
		int mine = hand->tricks, theirs = ECARTE_TRICKS - hand->tricks;
		buf_char(b, first_letters[hand->first]);
		if (hand->tricks == ECARTE_NOBODY)
			buf_str(b, " -");
		else
			buf_printf(b, " %s%d", mine > theirs ? "A" : "B", mine > theirs ? mine : theirs);
	}
	if (hand->king != ECARTE_NO_KING)
		buf_printf(b, "%sk%s", hand->first != ECARTE_UNSAID ? " " : "",
			hand->king == ECARTE_TURNED ? "f" : text_seat_code(hand->king_by));
	for (int fault = 0; fault < ECARTE_FAULTS; fault++) {
		if (hand->faults[fault] != ECARTE_NOBODY)
			buf_printf(b, " %s:%s", ecarte_fault_code(fault), text_seat_code(hand->faults[fault]));
	}
	ecarte_committee_write(b, hand);
}

void ecarte_end_write(struct buf *b, const struct ecarte_written *coup)
{
	if (coup->ending == ECARTE_LEFT)
		buf_printf(b, "otthagyta:%s%s", text_seat_code(coup->by),
			ecarte_can_be_played_on(&coup->stakes, coup->by) ? ":-" : "");
	if (coup->ending == ECARTE_FALSE_PACK)
		buf_str(b, "hamis");
}

void ecarte_hands_write(struct buf *b, const struct ecarte_written *coup)
{
	for (int i = 0; i < coup->hand_count; i++) {
		buf_str(b, i > 0 ? " / " : "");
		ecarte_instead_write(b, &coup->stakes, i + 1);
		ecarte_hand_write(b, &coup->hands[i]);
	}
	if (coup->ending != ECARTE_PLAYED && coup->hand_count > 0)
		buf_char(b, ' ');
	ecarte_end_write(b, coup);
	ecarte_stakes_write(b, &coup->stakes);
}
