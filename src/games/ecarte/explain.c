/* Explain a coup of écarté: each mark with its section, then the winner and the payments. */
#include "games/ecarte/ecarte.h"
#include "games/ecarte/messages.h"

#include <stdio.h>

/* A coup being explained. */
struct story {
	struct listing *lines;
	enum lang lang;
	const char *const *names;
	const struct ecarte_stakes *stakes;   /* with the stand-ins */
	struct buf letters;   /* weak readings and the letter, hand by hand */
};

static const struct msg *const part_names[ECARTE_PARTS] = {
	[ECARTE_KING_TURNED] = &msg_part_king_turned, [ECARTE_KING_HELD] = &msg_part_king_held,
	[ECARTE_MOST_TRICKS] = &msg_part_most_tricks, [ECARTE_REFUSED_LOST] = &msg_part_refused_lost,
	[ECARTE_DIRECT_LOST] = &msg_part_direct_lost, [ECARTE_VOLE] = &msg_part_vole,
	[ECARTE_FOR_23] = &msg_part_23, [ECARTE_FOR_24] = &msg_part_24, [ECARTE_FOR_29] = &msg_part_29,
	[ECARTE_FOR_44] = &msg_part_44, [ECARTE_FOR_52] = &msg_part_52,
	[ECARTE_BY_COMMITTEE] = &msg_part_committee,
};

/* Name the player in a seat at a hand, from 0: a player who left is replaced (53.§). */
static const char *player_at(const struct story *story, int seat, int no)
{
	int from = story->stakes->instead_from[seat];

	return from > 0 && no + 1 >= from ? story->stakes->instead[seat] : game_seat_name(story->names, seat);
}

static void list_hand(void *arg, int no, int dealer, const struct ecarte_hand *hand,
	const struct ecarte_settlement *settlement)
{
	struct story *story = arg;
	struct listing *t = story->lines;
	char score[16];

	(void)dealer;
	snprintf(score, sizeof score, "%d:%d", settlement->score[0], settlement->score[1]);
	for (int i = 0; i < settlement->line_count; i++) {
		const struct ecarte_line *line = &settlement->lines[i];
		const char *reading = ecarte_part_reading(line->part);
		struct buf cite = { 0 };
		buf_str(&cite, ecarte_part_cite(line->part));
		if (reading)
			buf_printf(&cite, "; %s", reading);
		listing_number(t, no + 1);
		listing_code(t, ecarte_part_code(line->part), part_names[line->part]->text[story->lang]);
		listing_code(t, text_seat_code(line->player), player_at(story, line->player, no));
		listing_number(t, line->marks);
		listing_text(t, i + 1 == settlement->line_count ? score : "");
		listing_text(t, buf_text(&cite));
		buf_free(&cite);
	}
	/* A void hand gives no marks. */
	if (hand->is_void) {
		bool is_kept = hand->is_void == ECARTE_VOID_KEPT;
		listing_number(t, no + 1);
		listing_code(t, is_kept ? "void-kept" : "void-lost",
			(is_kept ? &msg_hand_void_kept : &msg_hand_void_lost)->text[story->lang]);
		listing_text(t, "");
		listing_number(t, 0);
		listing_text(t, score);
		listing_text(t, "E-12");
	}
	int marker = ecarte_settle_letter(settlement);
	if (marker == ECARTE_NOBODY)
		return;
	buf_str(&story->letters, story->letters.len > 0 ? "\n" : "");
	buf_msg(&story->letters, story->lang, &msg_ecarte_why_hand, MSG_ARGS(num_of(no + 1).text));
	buf_msg(&story->letters, story->lang, &msg_ecarte_letter_07,
		MSG_ARGS(player_at(story, marker, no)));
}

/* Say the stake, or the bets and their payments. */
static void say_stakes(struct doc *doc, const struct ecarte_stakes *stakes,
	const char *const names[GAME_SEATS])
{
	struct listing t;

	if (stakes->stake != ECARTE_NO_BET)
		doc_say(doc, doc_text, &msg_why_stake, MSG_ARGS(num_of(stakes->stake).text));
	if (stakes->bet_count == 0)
		return;
	doc_say(doc, doc_text, &msg_why_bets, MSG_NO_ARGS);
	listing_start(&t, "");
	listing_column(&t, "who", &msg_head_why_bettor, LISTING_TEXT);
	listing_column(&t, "side", &msg_head_why_side, LISTING_TEXT);
	listing_column(&t, "amount", &msg_head_why_amount, LISTING_INT);
	listing_column(&t, "payment", &msg_head_why_payment, LISTING_POINTS);
	for (int i = 0; i < stakes->bet_count; i++) {
		const struct ecarte_named_bet *bet = &stakes->bets[i];
		listing_text(&t, *bet->name ? bet->name : game_seat_name(names, bet->bet.side));
		listing_text(&t, text_seat_code(bet->bet.side));
		listing_number(&t, bet->bet.amount);
		listing_number(&t, bet->bet.payment);
	}
	doc_table(doc, "payments", &t);
}

static void say_end(struct doc *doc, const struct ecarte_written *written, const struct ecarte_coup *coup,
	const char *const names[GAME_SEATS])
{
	struct buf text = { 0 }, sum = { 0 };
	int winner = coup->winner, points[ECARTE_PLAYERS];
	struct ecarte_stakes stakes = written->stakes;

	ecarte_stakes_share(&stakes, winner, points);
	if (winner != ECARTE_NOBODY)   /* "Kiss +1, Nagy -1" */
		buf_printf(&sum, "%s %s, %s %s", game_seat_name(names, winner), num_signed(points[winner]).text,
			game_seat_name(names, 1 - winner), num_signed(points[1 - winner]).text);
	if (written->ending == ECARTE_FALSE_PACK)
		buf_msg(&text, doc->lang, &msg_why_false, MSG_NO_ARGS);
	else if (written->ending == ECARTE_LEFT)
		buf_msg(&text, doc->lang, &msg_why_left,
			MSG_ARGS(game_seat_name(names, written->by), game_seat_name(names, winner), buf_text(&sum)));
	else
		buf_msg(&text, doc->lang, &msg_why_won,
			MSG_ARGS(game_seat_name(names, winner), num_of(coup->score[winner]).text,
				num_of(coup->score[1 - winner]).text, buf_text(&sum)));
	doc_text(doc, buf_text(&text));
	for (int side = 0; side < ECARTE_PLAYERS; side++) {
		if (stakes.instead_from[side])
			doc_say(doc, doc_text, &msg_why_instead, MSG_ARGS(game_seat_name(names, side),
				stakes.instead[side], num_of(stakes.instead_from[side]).text));
	}
	say_stakes(doc, &stakes, names);
	buf_free(&text);
	buf_free(&sum);
}

bool ecarte_explain(struct doc *doc, const struct game_played *played, const char *const names[GAME_SEATS],
	struct err *e)
{
	struct ecarte_written written;
	struct ecarte_coup coup;
	struct listing lines;
	struct story story = { .lines = &lines, .lang = doc->lang, .names = names, .stakes = &written.stakes };

	if (!ecarte_coup_of(played->record, &written))
		return err_set(e, ERR_REFUSED, &msg_line_record, MSG_ARGS(played->record->bid));
	listing_start(&lines, "");
	listing_column(&lines, "hand", &msg_head_why_hand, LISTING_INT);
	listing_column(&lines, "part", &msg_head_why_part, LISTING_TEXT);
	listing_column(&lines, "seat", &msg_head_why_who, LISTING_TEXT);
	listing_column(&lines, "marks", &msg_head_why_marks, LISTING_INT);
	listing_column(&lines, "score", &msg_head_why_score, LISTING_TEXT);
	listing_column(&lines, "cite", &msg_head_why_cite, LISTING_TEXT);
	/* Name A and B of the scores, and the first dealer, after whom they alternate (E-11). */
	doc_say(doc, doc_text, &msg_why_players,
		MSG_ARGS(game_seat_name(names, 0), game_seat_name(names, 1), game_seat_name(names, written.dealer)));
	enum ecarte_refusal refusal = ecarte_coup_settle(&written, list_hand, &story, &coup);
	doc_table(doc, "lines", &lines);
	if (story.letters.len > 0)
		doc_text(doc, buf_text(&story.letters));
	buf_free(&story.letters);
	if (refusal != ECARTE_FINE)
		return err_set(e, ERR_REFUSED, ecarte_refusal_msg(refusal), MSG_ARGS(ecarte_refusal_reason(refusal)));
	if (!ecarte_coup_is_over(&written, &coup))
		return err_set(e, ERR_REFUSED, &msg_line_not_over, MSG_ARGS(num_of(coup.score[0]).text,
			num_of(coup.score[1]).text));
	say_end(doc, &written, &coup, names);
	return true;
}
