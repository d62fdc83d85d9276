/* Replay the cards of a deal as figures, and compare the result with the sheet. */
#include "games/ulti/cards/played.h"
#include "games/messages.h"
#include "games/ulti/cards/messages.h"

#include <string.h>

/* ---- the replay -------------------------------------------------------------------------------- */

/* Count the cards of that trick up to the end of the play: its last card, or that of a breach. */
static int cards_in(const struct ulti_played *p, int trick)
{
	int left = p->play.count - trick * ULTI_PLAYERS;
	int count = left < ULTI_PLAYERS ? left : ULTI_PLAYERS;

	for (int i = 0; trick == p->replay.trick_count && p->replay.breach && i < count; i++) {
		if (p->play.cards[trick * ULTI_PLAYERS + i] == p->replay.card)
			return i + 1;
	}
	return count;
}

static void lay_tricks(struct ulti_played *p)
{
	int seat = p->contract.declarer;

	for (int no = 0; no <= p->replay.trick_count && no < ULTI_TRICKS; no++) {
		if (no * ULTI_PLAYERS >= p->play.count)
			break;
		struct ulti_played_trick *trick = &p->tricks[p->trick_count++];
		bool is_whole = no < p->replay.trick_count;
		*trick = (struct ulti_played_trick){ .leader = seat, .taker = ULTI_NO_SEAT };
		trick->count = cards_in(p, no);
		for (int i = 0; i < trick->count; i++) {
			trick->seats[i] = seat;
			trick->cards[i] = p->play.cards[no * ULTI_PLAYERS + i];
			seat = ulti_next_player(&p->contract, seat);
		}
		if (is_whole)
			trick->taker = p->replay.takers[no];
		seat = trick->taker;

		/* The points after the complete tricks so far. */
		struct ulti_play part = p->play;
		struct ulti_replay replay;
		part.count = (uint8_t)((is_whole ? no + 1 : no) * ULTI_PLAYERS);
		ulti_play_replay(&p->contract, &part, &replay);
		trick->declarer_points = replay.declarer_points;
		trick->defenders_points = replay.defenders_points;
	}
}

bool ulti_played_make(const struct game_cards *words, const struct ulti_deal *contract,
	const struct ulti_rules *rules, struct ulti_played *out, struct err *e)
{
	*out = (struct ulti_played){ .contract = *contract };
	if (!ulti_play_read(words, contract, &out->play, e))
		return false;
	enum ulti_flaw flaw = ulti_play_replay(contract, &out->play, &out->replay);
	if (flaw != ULTI_SOUND)
		return ulti_flaw_refuse(e, &out->play, flaw, &out->replay);
	lay_tricks(out);
	out->is_settled = ulti_replay_is_complete(&out->replay) && !out->replay.breach
		&& ulti_settle(&out->replay.deal, rules, &out->settlement) == ULTI_FINE;
	if (!out->replay.breach)
		return true;
	out->dispute = ulti_dispute_of(ULTI_CASE_3_4, contract->players);
	out->dispute.deal = out->replay.deal;
	out->dispute.offender = out->replay.seat;
	out->is_ruled = ulti_judge(&out->dispute, rules, &out->ruling) == ULTI_JUDGE_FINE;
	return true;
}

int ulti_other_trump(
	const struct game_cards *words, const struct ulti_deal *contract, const struct ulti_rules *rules)
{
	enum { ENOUGH = 4 * ULTI_PLAYERS };   /* so many cards do not fit another trump by chance */
	int found = ULTI_NO_SUIT;

	if (!contract->bid || ulti_bid_at(contract->bid)->colour != ULTI_PLAIN)
		return ULTI_NO_SUIT;
	for (int trump = 0; trump < ULTI_SUIT_COUNT; trump++) {
		struct ulti_deal other = *contract;
		struct ulti_played play;
		struct err none = { 0 };
		if (trump == ULTI_PIROS || trump == contract->trump)
			continue;
		other.trump = (int8_t)trump;
		if (!ulti_played_make(words, &other, rules, &play, &none) || play.replay.breach
			|| play.play.count < ENOUGH)
			continue;
		if (found != ULTI_NO_SUIT)
			return ULTI_NO_SUIT;
		found = trump;
	}
	return found;
}

/* ---- the comparison ---------------------------------------------------------------------------- */

/* A comparison in progress. */
struct comparing {
	struct buf *b;
	enum lang lang;
	const struct ulti_played *play;
	const struct ulti_deal *recorded;
	int count;
};

static void show_points(struct buf *b, const struct ulti_replay *replay)
{
	buf_printf(b, "%d : %d", replay->declarer_points, replay->defenders_points);
}

/* Show 40 + 70, or that there was no 40. */
static void show_hundred(struct buf *b, const struct comparing *c, int meld)
{
	const struct ulti_played *play = c->play;
	bool has = false;

	for (int suit = 0; suit < ULTI_SUIT_COUNT; suit++) {
		has = has || (ulti_meld_value(suit, play->replay.deal.trump) == meld
			&& !(ulti_meld_cards(suit) & ~play->play.hands[play->contract.declarer]));
	}
	if (has) {
		buf_msg(b, c->lang, &msg_shows_hundred,
			MSG_ARGS(num_of(meld).text, num_of(play->replay.declarer_points).text));
	} else {
		buf_msg(b, c->lang, &msg_shows_no_meld, MSG_ARGS(num_of(meld).text));
	}
}

/* Show the trick of an incomplete play in which that was seen. */
static void show_extent(struct buf *b, const struct comparing *c)
{
	int count = c->play->replay.trick_count;

	if (count > 0 && !ulti_replay_is_complete(&c->play->replay))
		buf_msg(b, c->lang, count == 1 ? &msg_shows_first_trick : &msg_shows_extent,
			MSG_ARGS(num_of(count).text));
}

/* Show why there is no ulti, although the last trick is not reached: the place of the trump seven. */
static void show_seven(struct buf *b, const struct comparing *c)
{
	const struct ulti_played *play = c->play;
	int seven = ulti_card(play->replay.deal.trump, ULTI_7), seat = 0, at = 0;
	const int count = play->replay.trick_count * ULTI_PLAYERS;

	if (ulti_cards_have(play->play.talon, seven)) {
		buf_msg(b, c->lang, &msg_shows_seven_talon, MSG_NO_ARGS);
		return;
	}
	while (!ulti_cards_have(play->play.hands[seat], seven))
		seat++;
	while (at < count && play->play.cards[at] != seven)
		at++;
	if (at < count)
		buf_msg(b, c->lang, &msg_shows_seven_gone,
			MSG_ARGS(num_of(at / ULTI_PLAYERS + 1).text, game_seat_name(play->names, seat)));
	else
		buf_msg(b, c->lang, &msg_shows_seven_held, MSG_ARGS(game_seat_name(play->names, seat)));
}

static void show_ulti(struct buf *b, const struct comparing *c)
{
	const struct ulti_played_trick *last = &c->play->tricks[ULTI_TRICKS - 1];
	struct buf cards = { 0 };

	if (!ulti_replay_is_complete(&c->play->replay)) {
		show_seven(b, c);
		return;
	}
	for (int i = 0; i < last->count; i++)
		buf_printf(&cards, "%s%s", i > 0 ? " " : "", ulti_card_of(last->cards[i]).text);
	buf_msg(b, c->lang, &msg_shows_last,
		MSG_ARGS(buf_text(&cards), game_seat_name(c->play->names, last->taker)));
	buf_free(&cards);
}

static void show_four_aces(struct buf *b, const struct comparing *c)
{
	uint32_t left = c->play->play.talon & ulti_cards_of_face(ULTI_ASZ);
	const char *separator = "";

	if (left && !ulti_replay_is_complete(&c->play->replay)) {
		buf_msg(b, c->lang, &msg_shows_ace_talon, MSG_NO_ARGS);
		return;
	}
	/* "A 1, B 3, C 0": the aces taken by each. */
	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		if (!ulti_deal_seats(&c->play->contract, seat))
			continue;
		buf_printf(b, "%s%s %d", separator, game_seat_name(c->play->names, seat),
			ulti_cards_count(c->play->replay.taken[seat] & ulti_cards_of_face(ULTI_ASZ)));
		separator = ", ";
	}
	show_extent(b, c);
}

/* Show the evidence of the cards for a part, made or not. */
static void show_part(struct buf *b, const struct comparing *c, enum ulti_part part)
{
	int tricks = c->play->replay.tricks[c->play->contract.declarer];

	switch (part) {
	case ULTI_PARTI: show_points(b, &c->play->replay); break;
	case ULTI_40_100: show_hundred(b, c, ULTI_TRUMP_MELD); break;
	case ULTI_20_100: show_hundred(b, c, ULTI_MELD); break;
	case ULTI_4_ASZ: show_four_aces(b, c); return;
	case ULTI_ULTI: show_ulti(b, c); return;
	case ULTI_DURCHMARS:
	case ULTI_BETLI:
		buf_msg(b, c->lang, tricks == 1 ? &msg_shows_trick : &msg_shows_tricks,
			MSG_ARGS(num_of(tricks).text));
		break;
	case ULTI_PART_COUNT: return;
	}
	show_extent(b, c);
}

/* Add a line to the list, and empty the buffer. */
static void differ(struct comparing *c, int item, struct buf *shown, const char *recorded)
{
	buf_msg(c->b, c->lang, &msg_differs, MSG_ARGS(ulti_item_name(c->lang, item), buf_text(shown), recorded));
	buf_char(c->b, '\n');
	buf_clear(shown);
	c->count++;
}

static void compare_parts(struct comparing *c, struct buf *shown)
{
	const struct ulti_bid *bid = ulti_bid_at(c->play->contract.bid);

	for (int i = 0; i < bid->part_count; i++) {
		int part = bid->parts[i].part;
		enum ulti_result shows = ulti_part_decided(&c->play->play, &c->play->replay, (enum ulti_part)part);
		if (shows == ULTI_UNSAID || c->recorded->made[part] == ULTI_UNSAID
			|| c->recorded->made[part] == shows)
			continue;
		show_part(shown, c, (enum ulti_part)part);
		differ(c, part, shown,
			(c->recorded->made[part] == ULTI_MADE ? &msg_result_made : &msg_result_lost)->text[c->lang]);
	}
}

static const char *side_words(enum lang lang, int side)
{
	const struct msg *words = side == ULTI_DECLARER ? &msg_silent_declarer : &msg_silent_defenders;

	return (side == ULTI_NOBODY ? &msg_silent_none : words)->text[lang];
}

/* Does the sheet contradict the tricks on a silent item? */
static bool denies_silent(const struct comparing *c, int item, int recorded)
{
	for (int side = ULTI_DECLARER; side <= ULTI_DEFENDERS; side++) {
		enum ulti_result shows
			= ulti_silent_decided(&c->play->play, &c->play->replay, item, (enum ulti_side)side);
		if (shows == (recorded == side ? ULTI_LOST : ULTI_MADE))
			return true;
	}
	return false;
}

static void compare_silent(struct comparing *c, struct buf *shown)
{
	const struct ulti_deal *recorded = c->recorded, *played = &c->play->replay.deal;

	if (denies_silent(c, ULTI_SILENT_100, recorded->silent_100)) {
		show_points(shown, &c->play->replay);
		show_extent(shown, c);
		differ(c, ULTI_SILENT_100, shown, side_words(c->lang, recorded->silent_100));
	}
	if (denies_silent(c, ULTI_SILENT_ULTI, recorded->silent_ulti)
		|| (c->play->is_settled && played->silent_ulti_result != recorded->silent_ulti_result)) {
		bool made = recorded->silent_ulti_result == ULTI_MADE;
		struct buf words = { 0 };
		show_ulti(shown, c);
		buf_str(&words, side_words(c->lang, recorded->silent_ulti));
		if (recorded->silent_ulti)
			buf_printf(&words, ", %s", (made ? &msg_result_made : &msg_result_caught)->text[c->lang]);
		differ(c, ULTI_SILENT_ULTI, shown, buf_text(&words));
		buf_free(&words);
	}
	if (denies_silent(c, ULTI_SILENT_4_ASZ, recorded->silent_4_asz)) {
		show_four_aces(shown, c);
		differ(c, ULTI_SILENT_4_ASZ, shown, side_words(c->lang, recorded->silent_4_asz));
	}
}

/* Write "A U z kU": bid, trump, levels. */
static void write_contract_row(struct buf *b, const struct ulti_deal *deal)
{
	struct game_cards words = { 0 };
	struct ulti_deal_line line = { .dealer = ULTI_NO_SEAT, .deal = *deal };

	ulti_play_contract_put(&words, &line);
	buf_str(b, words.rows[0].words);
}

/* "Kiss Péter: ulti, zöld; kontra: ulti" */
static void tell_contract(struct buf *b, const struct comparing *c, const struct ulti_deal *deal)
{
	struct ulti_deal said = { .bid = deal->bid, .declarer = deal->declarer, .players = deal->players,
		.trump = deal->trump };
	struct buf kontra = { 0 };

	memcpy(said.kontra, deal->kontra, sizeof said.kontra);
	memcpy(said.seat_kontra, deal->seat_kontra, sizeof said.seat_kontra);
	buf_printf(b, "%s: ", game_seat_name(c->play->names, deal->declarer));
	ulti_contract_say(b, c->lang, &said);
	ulti_modifiers_say(&kontra, c->lang, &said);
	buf_str(b, kontra.len > 0 ? "; " : "");
	buf_str(b, buf_text(&kontra));
	buf_free(&kontra);
}

/* Compare the contracts; the sheet may omit the trump of a plain bid. */
static bool same_contract(struct comparing *c, const struct msg *differs)
{
	struct ulti_deal recorded = *c->recorded;
	struct buf ours = { 0 }, theirs = { 0 };

	if (recorded.trump == ULTI_NO_SUIT)
		recorded.trump = c->play->contract.trump;
	write_contract_row(&ours, &c->play->contract);
	write_contract_row(&theirs, &recorded);
	bool same = strcmp(buf_text(&ours), buf_text(&theirs)) == 0;
	if (!same) {
		buf_clear(&ours);
		buf_clear(&theirs);
		tell_contract(&ours, c, &c->play->contract);
		tell_contract(&theirs, c, &recorded);
		buf_msg(c->b, c->lang, differs, MSG_ARGS(buf_text(&ours), buf_text(&theirs)));
		buf_char(c->b, '\n');
		c->count++;
	}
	buf_free(&ours);
	buf_free(&theirs);
	return same;
}

int ulti_played_differences(struct buf *b, enum lang lang, const struct ulti_played *play,
	const struct ulti_deal *recorded)
{
	struct comparing c = { .b = b, .lang = lang, .play = play, .recorded = recorded };
	struct buf shown = { 0 };

	same_contract(&c, &msg_differs_contract);
	if (recorded->declarer == play->contract.declarer && recorded->ending == ULTI_PLAYED) {
		compare_parts(&c, &shown);
		if (recorded->bid == play->contract.bid)   /* silent items depend on the bid */
			compare_silent(&c, &shown);
	}
	buf_free(&shown);
	return c.count;
}

int ulti_played_against_sheet(struct buf *b, enum lang lang, const struct ulti_played *play,
	const struct game_record *record)
{
	struct ulti_deal written = { 0 };

	return ulti_record_read(record, &written) ? ulti_played_differences(b, lang, play, &written) : 0;
}

/* ---- sentences --------------------------------------------------------------------------------- */

const char *ulti_seat_word(const struct ulti_played *play, enum lang lang, int seat)
{
	static const char *const quoted[ULTI_SEATS] = { "„A”", "„B”", "„C”", "„D”" };

	return lang == LANG_HU && !play->names[seat] ? quoted[seat] : game_seat_name(play->names, seat);
}

void ulti_breach_say(struct buf *b, enum lang lang, const struct ulti_played *play)
{
	static const struct msg *const words[ULTI_DUTY_COUNT] = {
		[ULTI_FREE] = &msg_silent_none, [ULTI_FOLLOW] = &msg_breach_follow,
		[ULTI_OVERTAKE] = &msg_breach_overtake,
		[ULTI_TRUMP] = &msg_breach_trump, [ULTI_OVERTRUMP] = &msg_breach_overtrump,
		[ULTI_KEEP_SEVEN] = &msg_breach_seven,
	};
	const struct ulti_replay *replay = &play->replay;
	struct buf card = { 0 }, legal = { 0 };

	ulti_card_say(&card, lang, replay->card);
	ulti_cards_say(&legal, lang, replay->legal);
	buf_msg(b, lang, &msg_breach,
		MSG_ARGS(num_of(replay->trick_count + 1).text, ulti_seat_word(play, lang, replay->seat),
			buf_text(&card), words[replay->breach]->text[lang],
			ulti_duty_cite(replay->breach), buf_text(&legal)));
	buf_free(&card);
	buf_free(&legal);
}

/* Can cards prove the case? */
static bool is_provable(const struct court_dispute *said)
{
	return court_case_at(&ulti_court, court_case_of(&ulti_court, said->case_no)).cards_prove;
}

bool ulti_cards_prove(const struct ulti_played *play, const struct court_dispute *said)
{
	return play->is_ruled && is_provable(said);
}

/* Is the act the cards' own sentence, in any language? */
static bool is_sentence_of_cards(const struct ulti_played *play, const char *act)
{
	bool is_same = false;

	for (int lang = 0; lang < LANG_COUNT; lang++) {
		struct buf sentence = { 0 };
		ulti_breach_say(&sentence, (enum lang)lang, play);
		is_same = is_same || strcmp(buf_text(&sentence), act) == 0;
		buf_free(&sentence);
	}
	return is_same;
}

bool ulti_breach_of_cards(const struct ulti_played *play, enum lang lang, struct court_dispute *said)
{
	int trick = play->replay.trick_count + 1;
	struct ulti_played seats = *play;
	struct buf act = { 0 };

	memset(seats.names, 0, sizeof seats.names);
	if ((said->offender != GAME_NO_SEAT && said->offender != play->replay.seat)
		|| (said->trick && said->trick != trick)) {
		if (is_sentence_of_cards(&seats, said->act))
			said->act[0] = '\0';
		return false;
	}
	said->offender = play->replay.seat;
	said->trick = trick;
	if (said->act[0])
		return true;
	ulti_breach_say(&act, lang, &seats);
	size_t n = text_cut(buf_text(&act), act.len, sizeof said->act - 1);
	memcpy(said->act, buf_text(&act), n);
	said->act[n] = '\0';
	buf_free(&act);
	return true;
}

/* ---- cards and a ruling ------------------------------------------------------------------------ */

static void against(struct comparing *c, const struct msg *msg, const char *const args[])
{
	buf_msg(c->b, c->lang, msg, args);
	buf_char(c->b, '\n');
	c->count++;
}

static void compare_case(struct comparing *c, const struct court_dispute *said)
{
	const struct ulti_played *play = c->play;
	const bool is_breach = play->replay.breach != ULTI_FREE, is_case = is_provable(said);
	const int offender = said->offender, trick = play->replay.trick_count + 1;
	struct buf words = { 0 };

	if (ulti_dispute_said(said).case_no == ULTI_CASE_FALSE_CLAIM) {
		/* 10.§ (3) g: a claim without ground; the cards may show its ground. */
		if (said->state != COURT_DISMISSED && is_breach) {
			ulti_breach_say(&words, c->lang, play);
			against(c, &msg_against_unfounded, MSG_ARGS(buf_text(&words)));
		}
	} else if (said->state == COURT_DISMISSED) {
		if (is_breach && is_case)
			against(c, &msg_against_dismissed, MSG_NO_ARGS);
	} else if (is_breach && is_case) {
		if (offender != GAME_NO_SEAT && offender != play->replay.seat)
			against(c, &msg_against_offender, MSG_ARGS(ulti_seat_word(play, c->lang, play->replay.seat),
				ulti_seat_word(play, c->lang, offender)));
		if (said->trick && said->trick != trick)
			against(c, &msg_against_trick, MSG_ARGS(num_of(trick).text, num_of(said->trick).text));
	} else if (is_breach) {
		/* The ruling is not about the breach shown by the cards. */
		const struct court_case row = court_case_at(&ulti_court, court_case_of(&ulti_court, said->case_no));
		court_case_cite(&words, c->lang, &row);
		against(c, &msg_against_case, MSG_ARGS(buf_text(&words)));
	} else if (is_case && play->replay.trick_count > 0) {
		against(c, &msg_against_no_breach, MSG_ARGS(num_of(play->replay.trick_count).text));
	}
	buf_free(&words);
}

int ulti_played_against(struct buf *b, enum lang lang, const struct ulti_played *play,
	const struct court_dispute *said)
{
	struct ulti_dispute d = ulti_dispute_said(said);
	struct comparing c = { .b = b, .lang = lang, .play = play, .recorded = &d.deal };

	compare_case(&c, said);
	if (!is_provable(said)) {   /* the case decides which kontras count */
		memcpy(d.deal.kontra, play->contract.kontra, sizeof d.deal.kontra);
		memcpy(d.deal.seat_kontra, play->contract.seat_kontra, sizeof d.deal.seat_kontra);
	}
	if (d.deal.bid)
		same_contract(&c, &msg_against_contract);
	return c.count;
}
