/* Ecarte as the house knows it: a coup is a deal, its hands are rows of the sheet. */
#include "games/ecarte/ecarte.h"
#include "games/ecarte/messages.h"

#include <string.h>

static const struct game_edition editions[] = {
	{ .id = "ecarte", .game = &game_ecarte, .name = &msg_edition_ecarte, .settle = ecarte_json_settle,
		.judge = ecarte_json_judge, .court = &ecarte_court, .jury = "59.§" },
	{ .id = NULL },
};

/* ---- a coup ------------------------------------------------------------------------------------ */

/* The winner gets the stake from the loser, 1 unless the line says more, or the bets (E-16, E-17); of a
 * false pack nobody (E-19). */
static bool settle_coup(const struct game_played *played, int points[GAME_SEATS], struct err *e)
{
	struct ecarte_written written;
	struct ecarte_coup coup;

	if (!ecarte_coup_of(played->record, &written))
		return err_set(e, ERR_REFUSED, &msg_line_record, MSG_ARGS(played->record->bid));
	enum ecarte_refusal refusal = ecarte_coup_settle(&written, NULL, NULL, &coup);
	if (refusal != ECARTE_FINE)
		return err_set(e, ERR_REFUSED, ecarte_refusal_msg(refusal), MSG_ARGS(ecarte_refusal_reason(refusal)));
	if (!ecarte_coup_is_over(&written, &coup))
		return err_set(e, ERR_REFUSED, &msg_line_not_over, MSG_ARGS("", num_of(coup.score[0]).text,
			num_of(coup.score[1]).text));
	refusal = ecarte_stakes_share(&written.stakes, coup.winner, points);
	return refusal == ECARTE_FINE
		|| err_set(e, ERR_REFUSED, ecarte_refusal_msg(refusal), MSG_ARGS(ecarte_refusal_reason(refusal)));
}

static void pay_bettors(const struct game_played *played,
	void (*visit)(void *arg, const char *name, int seat, int payment), void *arg)
{
	struct ecarte_written written;
	struct ecarte_coup coup;
	int points[ECARTE_PLAYERS];

	if (!ecarte_coup_of(played->record, &written)
		|| ecarte_coup_settle(&written, NULL, NULL, &coup) != ECARTE_FINE
		|| ecarte_stakes_share(&written.stakes, coup.winner, points) != ECARTE_FINE)
		return;
	for (int i = 0; i < written.stakes.bet_count; i++) {
		const struct ecarte_named_bet *bet = &written.stakes.bets[i];
		visit(arg, *bet->name ? bet->name : NULL, bet->bet.side, bet->bet.payment);
	}
	for (int seat = 0; seat < ECARTE_PLAYERS && written.stakes.bet_count == 0; seat++)
		visit(arg, NULL, seat, points[seat]);
}

/* Of a false pack nobody (E-19). */
static int winner_of(const struct game_record *record)
{
	struct ecarte_written written;
	struct ecarte_coup coup;
	bool is_won = ecarte_coup_of(record, &written)
		&& ecarte_coup_settle(&written, NULL, NULL, &coup) == ECARTE_FINE && coup.winner != ECARTE_NOBODY;

	return is_won ? coup.winner : GAME_NO_SEAT;
}

static bool is_bettor(const struct game_fact *fact)
{
	bool is_name = strcmp(fact->kind, "bet") == 0 || strcmp(fact->kind, "rest") == 0
		|| strcmp(fact->kind, "instead") == 0;

	return is_name && fact->item[0];
}

static int chouette_of(const struct game_record *record)
{
	struct ecarte_written written;
	bool is_given = ecarte_coup_of(record, &written) && written.stakes.chouette != ECARTE_NOBODY;

	return is_given ? written.stakes.chouette : GAME_NO_SEAT;
}

static const char *stand_in_of(const struct game_record *record, int seat)
{
	for (int i = 0; i < record->fact_count; i++) {
		const struct game_fact *fact = &record->facts[i];
		if (strcmp(fact->kind, "instead") == 0 && strcmp(fact->subject, text_seat_code(seat)) == 0)
			return fact->item;
		if (strcmp(fact->kind, "left") == 0 && fact->value == seat)
			return "";
	}
	return NULL;
}

static void place_coup(const struct game_deal *line, struct game_played *out)
{
	out->seats = ECARTE_PLAYERS;
	out->dealer = line->record.declarer;
}

static void write_coup_line(struct buf *b, const struct game_edition *edition, const struct game_deal *line)
{
	struct ecarte_written coup;

	(void)edition;
	if (!ecarte_coup_of(&line->record, &coup)) {
		buf_str(b, line->record.bid);
		return;
	}
	buf_str(b, text_seat_code(coup.dealer));
	if (coup.hand_count > 0 || coup.ending != ECARTE_PLAYED)
		buf_char(b, ' ');
	ecarte_hands_write(b, &coup);
}

/* All of a coup is its outcome; its score is the result. */
static void write_coup_piece(struct buf *b, const struct game_edition *edition,
	const struct game_record *record, enum game_piece piece)
{
	struct ecarte_written written;
	struct ecarte_coup coup;

	(void)edition;
	if (!ecarte_coup_of(record, &written))
		return;
	if (piece == GAME_OUTCOME || piece == GAME_CONTRACT)
		ecarte_hands_write(b, &written);
	if (piece == GAME_BID_ALONE)
		buf_str(b, record->bid);
	if (piece == GAME_RESULT && ecarte_coup_settle(&written, NULL, NULL, &coup) == ECARTE_FINE)
		buf_printf(b, "%d:%d", coup.score[0], coup.score[1]);
}

static void say_coup_piece(struct buf *b, enum lang lang, const struct game_edition *edition,
	const struct game_record *record, enum game_piece piece)
{
	(void)lang;
	write_coup_piece(b, edition, record, piece);
}

static const char *coup_word(const struct game_edition *edition, size_t i)
{
	static const char *const words[] = {
		"e", "v", "d", "kf", "kA", "kB", "A3", "A4", "A5", "B3", "B4", "B5", "/", "u", "uv", "otthagyta:A",
		"otthagyta:B", "hamis", "tet:", "fogad:A:", "fogad:B:", "marad:A:",
		"marad:B:", "chouette:A", "chouette:B",
		"helyette:A:", "helyette:B:", "23:A", "24:A", "29:A", "44:A", "52:A", "bizottsag:A:", "bizottsag:B:",
		"ervenytelen", "ujraosztas",
	};

	(void)edition;
	return i < sizeof words / sizeof *words ? words[i] : NULL;
}

/* ---- the sheet: a row a hand ------------------------------------------------------------------- */

/* One hand of a coup, as the coup is played. */
struct row {
	int wanted, dealer;
	bool found;
	struct ecarte_hand hand;
	struct ecarte_settlement settlement;
};

static void find_row(void *arg, int no, int dealer, const struct ecarte_hand *hand,
	const struct ecarte_settlement *settlement)
{
	struct row *row = arg;

	if (no != row->wanted)
		return;
	row->found = true;
	row->dealer = dealer;
	row->hand = *hand;
	row->settlement = *settlement;
}

static bool row_of(const struct game_played *played, int no, struct row *out)
{
	struct ecarte_written written;
	struct ecarte_coup coup;

	*out = (struct row){ .wanted = no };
	if (ecarte_coup_of(played->record, &written))
		ecarte_coup_settle(&written, find_row, out, &coup);
	return out->found;
}

static int sheet_rows(const struct game_record *record)
{
	struct ecarte_written coup;

	return ecarte_coup_of(record, &coup) && coup.hand_count > 0 ? coup.hand_count : 1;
}

static void write_hand(struct buf *b, const struct game_played *played, int no)
{
	(void)played;
	buf_int(b, no + 1);
}

static void write_dealt(struct buf *b, const struct game_played *played, int no)
{
	struct row row;

	if (row_of(played, no, &row))
		buf_str(b, text_seat_code(row.dealer));
}

static void write_king(struct buf *b, const struct game_played *played, int no)
{
	struct row row;

	if (row_of(played, no, &row) && row.hand.king != ECARTE_NO_KING)
		buf_printf(b, "k%s", row.hand.king == ECARTE_TURNED ? "f" : text_seat_code(row.hand.king_by));
}

static void say_king(struct buf *b, enum lang lang, const struct game_played *played, int no)
{
	struct row row;

	if (!row_of(played, no, &row) || row.hand.king == ECARTE_NO_KING)
		return;
	buf_msg(b, lang, row.hand.king == ECARTE_TURNED ? &msg_king_turned : &msg_king_held,
		MSG_ARGS(text_seat_code(row.hand.king_by)));
}

static void write_first(struct buf *b, const struct game_played *played, int no)
{
	struct row row;

	if (!row_of(played, no, &row))
		return;
	if (row.hand.is_void)
		ecarte_hand_write(b, &row.hand);
	else if (row.hand.first != ECARTE_UNSAID)
		buf_char(b, ecarte_first_letter(row.hand.first));
}

static void say_first(struct buf *b, enum lang lang, const struct game_played *played, int no)
{
	static const struct msg *const firsts[ECARTE_FIRST_COUNT] = {
		[ECARTE_UNSAID] = NULL, [ECARTE_ACCEPTED] = &msg_first_accepted,
		[ECARTE_REFUSED] = &msg_first_refused, [ECARTE_DIRECT] = &msg_first_direct,
	};
	struct row row;

	if (!row_of(played, no, &row))
		return;
	if (row.hand.is_void)
		buf_msg(b, lang, row.hand.is_void == ECARTE_VOID_KEPT ? &msg_hand_void_kept : &msg_hand_void_lost,
			MSG_NO_ARGS);
	else if (firsts[row.hand.first])
		buf_msg(b, lang, firsts[row.hand.first], MSG_NO_ARGS);
}

static void write_tricks(struct buf *b, const struct game_played *played, int no, int player)
{
	struct row row;

	if (row_of(played, no, &row) && row.hand.tricks != ECARTE_NOBODY)
		buf_int(b, player == 0 ? row.hand.tricks : ECARTE_TRICKS - row.hand.tricks);
}

static void write_tricks_a(struct buf *b, const struct game_played *played, int no)
{
	write_tricks(b, played, no, 0);
}

static void write_tricks_b(struct buf *b, const struct game_played *played, int no)
{
	write_tricks(b, played, no, 1);
}

/* What stands behind the tricks of a hand: its faults, and what the committee gave. */
static void write_faults(struct buf *b, const struct game_played *played, int no)
{
	struct row row;
	struct buf words = { 0 };

	if (!row_of(played, no, &row))
		return;
	for (int fault = 0; fault < ECARTE_FAULTS; fault++) {
		if (row.hand.faults[fault] != ECARTE_NOBODY)
			buf_printf(&words, " %s:%s", ecarte_fault_code(fault), text_seat_code(row.hand.faults[fault]));
	}
	ecarte_committee_write(&words, &row.hand);
	buf_str(b, words.len > 0 ? buf_text(&words) + 1 : "");
	buf_free(&words);
}

/* The coup in whose last row it is. */
static bool coup_ends(const struct game_played *played, int no, struct ecarte_written *out)
{
	return ecarte_coup_of(played->record, out) && no + 1 == sheet_rows(played->record);
}

/*
 * Who plays on for a player who left stands in the first row that they played, how the coup ended if not by
 * the fifth mark in its last, beside the faults.
 */
static void write_faults_and_end(struct buf *b, const struct game_played *played, int no)
{
	struct ecarte_written coup;
	struct buf end = { 0 }, faults = { 0 };

	if (ecarte_coup_of(played->record, &coup))
		ecarte_instead_write(b, &coup.stakes, no + 1);
	write_faults(&faults, played, no);
	b->len -= b->len > 0 && faults.len == 0;   /* the blank behind it */
	buf_str(b, buf_text(&faults));
	buf_free(&faults);
	if (!coup_ends(played, no, &coup))
		return;
	ecarte_end_write(&end, &coup);
	buf_printf(b, "%s%s", b->len > 0 && end.len > 0 ? " " : "", buf_text(&end));
	buf_free(&end);
}

/* What the coup was played for, in its last row. */
static void write_stakes(struct buf *b, const struct game_played *played, int no)
{
	struct ecarte_written coup;
	struct buf stakes = { 0 };

	if (!coup_ends(played, no, &coup))
		return;
	ecarte_stakes_write(&stakes, &coup.stakes);
	buf_str(b, stakes.len > 0 ? buf_text(&stakes) + 1 : "");
	buf_free(&stakes);
}

static void say_stakes(struct buf *b, enum lang lang, const struct game_played *played, int no)
{
	struct ecarte_written coup;

	if (coup_ends(played, no, &coup))
		ecarte_stakes_say(b, lang, &coup.stakes);
}

static void say_faults_and_end(struct buf *b, enum lang lang, const struct game_played *played, int no)
{
	struct ecarte_written coup;

	write_faults(b, played, no);
	if (!coup_ends(played, no, &coup))
		return;
	if (coup.ending != ECARTE_PLAYED) {
		buf_str(b, b->len > 0 ? ", " : "");
		buf_msg(b, lang, coup.ending == ECARTE_LEFT ? &msg_say_left : &msg_say_false_pack,
			MSG_ARGS(text_seat_code(coup.by)));
	}
}

/* Who has won the coup, in its last row. */
static void write_winner(struct buf *b, const struct game_played *played, int no)
{
	struct ecarte_written written;
	int winner = coup_ends(played, no, &written) ? winner_of(played->record) : GAME_NO_SEAT;

	if (winner != GAME_NO_SEAT)
		buf_str(b, text_seat_code(winner));
}

static void write_marks_a(struct buf *b, const struct game_played *played, int no)
{
	struct row row;

	if (row_of(played, no, &row))
		buf_int(b, row.settlement.marks[0]);
}

static void write_marks_b(struct buf *b, const struct game_played *played, int no)
{
	struct row row;

	if (row_of(played, no, &row))
		buf_int(b, row.settlement.marks[1]);
}

static void write_score_a(struct buf *b, const struct game_played *played, int no)
{
	struct row row;

	if (row_of(played, no, &row))
		buf_int(b, row.settlement.score[0]);
}

static void write_score_b(struct buf *b, const struct game_played *played, int no)
{
	struct row row;

	if (row_of(played, no, &row))
		buf_int(b, row.settlement.score[1]);
}

static const struct game_column columns[] = {
	{ "hand", &msg_column_hand, true, write_hand, NULL, true, NULL, 105 },
	{ "dealt", &msg_column_dealt, true, write_dealt, NULL, false, &msg_brief_dealt, 75 },
	{ "king", &msg_column_king, false, write_king, say_king, false, &msg_brief_king, 100 },
	{ "first", &msg_column_first, false, write_first, say_first, false, &msg_brief_first, 145 },
	{ "tricks_A", &msg_column_tricks_a, true, write_tricks_a, NULL, false, &msg_brief_tricks_a, 70 },
	{ "tricks_B", &msg_column_tricks_b, true, write_tricks_b, NULL, false, &msg_brief_tricks_b, 70 },
	{ "faults", &msg_column_faults, false, write_faults_and_end, say_faults_and_end, false, NULL, 115 },
	{ "stakes", &msg_column_stakes, false, write_stakes, say_stakes, false, NULL, 230 },
	{ "marks_A", &msg_column_marks_a, true, write_marks_a, NULL, false, &msg_brief_marks_a, 70 },
	{ "marks_B", &msg_column_marks_b, true, write_marks_b, NULL, false, &msg_brief_marks_b, 70 },
	{ "score_A", &msg_column_score_a, true, write_score_a, NULL, false, &msg_brief_score_a, 70 },
	{ "score_B", &msg_column_score_b, true, write_score_b, NULL, false, &msg_brief_score_b, 70 },
	{ "winner", &msg_column_winner, true, write_winner, NULL, false, &msg_brief_winner, 75 },
	{ .key = NULL },
};

const struct game game_ecarte = {
	.code = "ecarte", .name = &msg_game_ecarte,
	.least_seats = ECARTE_PLAYERS, .most_seats = ECARTE_PLAYERS, .players = ECARTE_PLAYERS,
	.editions = editions,
	.read = ecarte_line_read, .add_piece = ecarte_piece_add, .noted = ecarte_noted_write,
	.write = write_coup_line,
	.write_piece = write_coup_piece,
	.say_piece = say_coup_piece,
	.winner = winner_of, .ranks_by_score = true, .always_names_dealer = true,
	.settle = settle_coup, .remark = ecarte_remark, .payments = pay_bettors,
	.is_bettor = is_bettor, .name_bettors = ecarte_bettors_name, .keep = ecarte_stakes_keep,
	.holder = chouette_of, .stand_in = stand_in_of,
	.place = place_coup, .explain = ecarte_explain,
	.word = coup_word,
	.has_wide_sheet = true, .blank_rows = 10, .asking_column = "stakes", .asked = &msg_blank_stakes,
	.columns = columns, .sheet_rows = sheet_rows,
	.legend = &msg_legend_ecarte,
};
