/* Present écarté to the house: a coup is a deal, its hands are rows of the sheet. */
#include "games/ecarte/ecarte.h"
#include "games/ecarte/messages.h"

#include <string.h>

static const struct game_example examples[] = {
	{ .line = "A e A3 / d A3 / v B3 / e A5 / e A3", .points = { 1, -1 } },
	{ .line = "B u / uv / e A3 otthagyta:A", .points = { -1, 1 } },
	{ .line = "A hamis tet:10" },
	{ .line = "A d A5 / d A5 / e A3 kB tet:10", .points = { 10, -10 } },
	{ .line = "A d A5 / d A5 / e A3 fogad:A:10 fogad:B:8 fogad:B:Szabó:2", .points = { 10, -10 } },
	{ .line = "A e A3", .is_refused = true },
	{ .line = "A e A2", .is_refused = true },
	{ .line = NULL },
};

static const struct game_edition editions[] = {
	{ .id = "ecarte", .game = &game_ecarte, .name = &msg_edition_ecarte, .settle = ecarte_json_settle,
		.judge = ecarte_json_judge, .court = &ecarte_court, .jury = "59.§", .examples = examples },
	{ .id = NULL },
};

/* ---- a coup ------------------------------------------------------------------------------------ */

/* Pay the winner the stake, by default 1, or the bets (E-16, E-17); with a false pack nobody (E-19). */
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
		return err_set(e, ERR_REFUSED, &msg_line_not_over, MSG_ARGS(num_of(coup.score[0]).text,
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

/* With a false pack nobody wins (E-19). */
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

/* The outcome is the whole coup, the result its score. */
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

/* ---- the sheet: a row per hand ----------------------------------------------------------------- */

/* One hand of a coup as it is played. */
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

static bool row_of(const struct game_cell *cell, struct row *out)
{
	struct ecarte_written written;
	struct ecarte_coup coup;

	*out = (struct row){ .wanted = cell->row };
	if (ecarte_coup_of(cell->played->record, &written))
		ecarte_coup_settle(&written, find_row, out, &coup);
	return out->found;
}

static int sheet_rows(const struct game_record *record)
{
	struct ecarte_written coup;

	return ecarte_coup_of(record, &coup) && coup.hand_count > 0 ? coup.hand_count : 1;
}

/* The columns of a hand; of a pair, A's comes first. */
enum { HAND, DEALT, KING, FIRST, TRICKS_A, TRICKS_B, MARKS_A, MARKS_B, SCORE_A, SCORE_B };

static void write_row(struct buf *b, const struct game_cell *cell)
{
	struct row row;

	if (cell->item == HAND)
		buf_int(b, cell->row + 1);
	if (cell->item == HAND || !row_of(cell, &row))
		return;
	switch (cell->item) {
	case DEALT:
		buf_str(b, text_seat_code(row.dealer));
		break;
	case KING:
		if (row.hand.king != ECARTE_NO_KING)
			buf_printf(b, "k%s", row.hand.king == ECARTE_TURNED ? "f" : text_seat_code(row.hand.king_by));
		break;
	case FIRST:
		if (row.hand.is_void)
			ecarte_hand_write(b, &row.hand);
		else if (row.hand.first != ECARTE_UNSAID)
			buf_char(b, ecarte_first_letter(row.hand.first));
		break;
	case TRICKS_A:
	case TRICKS_B:
		if (row.hand.tricks != ECARTE_NOBODY)
			buf_int(b, cell->item == TRICKS_A ? row.hand.tricks : ECARTE_TRICKS - row.hand.tricks);
		break;
	case MARKS_A:
	case MARKS_B:
		buf_int(b, row.settlement.marks[cell->item - MARKS_A]);
		break;
	case SCORE_A:
	case SCORE_B:
		buf_int(b, row.settlement.score[cell->item - SCORE_A]);
		break;
	}
}

static void say_king(struct buf *b, const struct game_cell *cell)
{
	struct row row;

	if (!row_of(cell, &row) || row.hand.king == ECARTE_NO_KING)
		return;
	buf_msg(b, cell->lang, row.hand.king == ECARTE_TURNED ? &msg_king_turned : &msg_king_held,
		MSG_ARGS(text_seat_code(row.hand.king_by)));
}

static void say_first(struct buf *b, const struct game_cell *cell)
{
	static const struct msg *const firsts[ECARTE_FIRST_COUNT] = {
		[ECARTE_UNSAID] = NULL, [ECARTE_ACCEPTED] = &msg_first_accepted,
		[ECARTE_REFUSED] = &msg_first_refused, [ECARTE_DIRECT] = &msg_first_direct,
	};
	struct row row;

	if (!row_of(cell, &row))
		return;
	const struct msg *words = row.hand.is_void == ECARTE_VOID_KEPT ? &msg_hand_void_kept
		: row.hand.is_void ? &msg_hand_void_lost : firsts[row.hand.first];
	if (words)
		buf_msg(b, cell->lang, words, MSG_NO_ARGS);
}

/* Write the faults of a hand, and the committee's marks. */
static void write_faults(struct buf *b, const struct game_cell *cell)
{
	struct row row;
	struct buf words = { 0 };

	if (!row_of(cell, &row))
		return;
	for (int fault = 0; fault < ECARTE_FAULTS; fault++) {
		if (row.hand.faults[fault] != ECARTE_NOBODY)
			buf_printf(&words, " %s:%s", ecarte_fault_code(fault), text_seat_code(row.hand.faults[fault]));
	}
	ecarte_committee_write(&words, &row.hand);
	buf_str(b, words.len > 0 ? buf_text(&words) + 1 : "");
	buf_free(&words);
}

/* Does the coup end in this row? If so, read it. */
static bool coup_ends(const struct game_cell *cell, struct ecarte_written *out)
{
	return ecarte_coup_of(cell->played->record, out) && cell->row + 1 == sheet_rows(cell->played->record);
}

/*
 * Beside the faults, write the stand-in for a player who left in the stand-in's first row, and in the last
 * row an end other than by the fifth mark.
 */
static void write_faults_and_end(struct buf *b, const struct game_cell *cell)
{
	struct ecarte_written coup;
	struct buf end = { 0 }, faults = { 0 };

	if (ecarte_coup_of(cell->played->record, &coup))
		ecarte_instead_write(b, &coup.stakes, cell->row + 1);
	write_faults(&faults, cell);
	b->len -= b->len > 0 && faults.len == 0;   /* the blank after it */
	buf_str(b, buf_text(&faults));
	buf_free(&faults);
	if (!coup_ends(cell, &coup))
		return;
	ecarte_end_write(&end, &coup);
	buf_printf(b, "%s%s", b->len > 0 && end.len > 0 ? " " : "", buf_text(&end));
	buf_free(&end);
}

/* Write the stakes of the coup, which stand before its start (58.§), in its first row. */
static void write_stakes(struct buf *b, const struct game_cell *cell)
{
	struct ecarte_written coup;
	struct buf stakes = { 0 };

	if (cell->row > 0 || !ecarte_coup_of(cell->played->record, &coup))
		return;
	ecarte_stakes_write(&stakes, &coup.stakes);
	buf_str(b, stakes.len > 0 ? buf_text(&stakes) + 1 : "");
	buf_free(&stakes);
}

static void say_stakes(struct buf *b, const struct game_cell *cell)
{
	struct ecarte_written coup;

	if (cell->row == 0 && ecarte_coup_of(cell->played->record, &coup))
		ecarte_stakes_say(b, cell->lang, &coup.stakes);
}

static void say_faults_and_end(struct buf *b, const struct game_cell *cell)
{
	struct ecarte_written coup;

	write_faults(b, cell);
	if (!coup_ends(cell, &coup))
		return;
	if (coup.ending != ECARTE_PLAYED) {
		buf_str(b, b->len > 0 ? ", " : "");
		buf_msg(b, cell->lang, coup.ending == ECARTE_LEFT ? &msg_say_left : &msg_say_false_pack,
			MSG_ARGS(text_seat_code(coup.by)));
	}
}

/* Write the winner of the coup, in its last row. */
static void write_winner(struct buf *b, const struct game_cell *cell)
{
	struct ecarte_written written;
	int winner = coup_ends(cell, &written) ? winner_of(cell->played->record) : GAME_NO_SEAT;

	if (winner != GAME_NO_SEAT)
		buf_str(b, text_seat_code(winner));
}

#define PAIR(code, name, number) { .key = code, .head = &msg_column_##name, \
	.brief = &msg_brief_##name, .is_narrow = true, .write = write_row, .width = 70, .item = number }

static const struct game_column columns[] = {
	{ .key = "hand", .head = &msg_column_hand, .is_narrow = true, .is_result = true, .write = write_row,
		.item = HAND, .width = 105 },
	{ .key = "dealt", .head = &msg_column_dealt, .brief = &msg_brief_dealt, .is_narrow = true,
		.write = write_row, .item = DEALT, .width = 75 },
	{ .key = "king", .head = &msg_column_king, .brief = &msg_brief_king, .write = write_row, .say = say_king,
		.item = KING, .width = 100 },
	{ .key = "first", .head = &msg_column_first, .brief = &msg_brief_first, .write = write_row,
		.say = say_first, .item = FIRST, .width = 145 },
	PAIR("tricks_A", tricks_a, TRICKS_A),
	PAIR("tricks_B", tricks_b, TRICKS_B),
	{ .key = "faults", .head = &msg_column_faults, .write = write_faults_and_end, .say = say_faults_and_end,
		.width = 115 },
	{ .key = "stakes", .head = &msg_column_stakes, .write = write_stakes, .say = say_stakes, .width = 230 },
	PAIR("marks_A", marks_a, MARKS_A),
	PAIR("marks_B", marks_b, MARKS_B),
	PAIR("score_A", score_a, SCORE_A),
	PAIR("score_B", score_b, SCORE_B),
	{ .key = "winner", .head = &msg_column_winner, .brief = &msg_brief_winner, .is_narrow = true,
		.write = write_winner, .width = 75 },
	{ .key = NULL },
};
#undef PAIR

const struct game game_ecarte = {
	.code = "ecarte", .name = &msg_game_ecarte,
	.least_seats = ECARTE_PLAYERS, .most_seats = ECARTE_PLAYERS, .players = ECARTE_PLAYERS,
	.editions = editions,
	.read = ecarte_line_read, .add_piece = ecarte_piece_add, .noted = ecarte_noted_write,
	.write = write_coup_line,
	.write_piece = write_coup_piece,
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
