/* Present Vadasz tarokk to the house: records in, points, words and a sheet's columns out. */
#include "games/court.h"
#include "games/tarokk/messages.h"
#include "games/tarokk/notation.h"

static const struct game_example examples[] = {
	{ .line = "A 2 C + A:T+U- B:X! kP,U csKe", .points = { 5, -5, 5, -5 } },
	{ .line = "A 3 ek 52", .points = { 3, -1, -1, -1 } },
	{ .line = "E 1 A + l x2", .points = { 6, 0, -6, -6, 6 } },
	{ .line = "bedob B csak-xxi" },
	{ .line = "A 3 B 92", .is_refused = true },
	{ .line = "A 2 A +", .is_refused = true },
	{ .line = NULL },
};

static const struct game_edition editions[] = {
	{ .id = "vadasz-2025", .game = &game_tarokk, .name = &msg_edition_vadasz, .settle = tarokk_json_settle,
		.judge = tarokk_json_judge, .court = &game_jury_court, .jury = "T-23", .examples = examples },
	{ .id = NULL },
};

/* ---- a deal ------------------------------------------------------------------------------------ */

static unsigned players_at(int seats, int dealer)
{
	return tarokk_players_at(seats, dealer);
}

bool tarokk_deal_of(const struct game_played *played, struct tarokk_deal *out)
{
	out->players = tarokk_players_at(played->seats, played->dealer);
	return tarokk_deal_read(played->record, out);
}

/* Return the seats named by a deal, as bits. */
static unsigned seats_named(const struct tarokk_deal *deal)
{
	bool is_thrown = deal->reason != TAROKK_PLAYED;
	unsigned seats = 1u << (is_thrown ? deal->thrown_by : deal->declarer);

	if (deal->partner != TAROKK_NO_SEAT)
		seats |= 1u << deal->partner;
	for (int side = 0; side < TAROKK_SIDES; side++) {
		for (int figure = 0; figure < TAROKK_FIGURE_COUNT; figure++) {
			const struct tarokk_announcement *said = &deal->announced[side][figure];
			if (said->result != TAROKK_UNSAID)
				seats |= 1u << said->by;
		}
	}
	return seats;
}

/* Refuse a deal impossible at this table, naming anybody in it who does not play. */
static bool refuse(const struct game_played *played, const struct tarokk_deal *deal,
	enum tarokk_refusal refusal, struct err *e)
{
	const char *reason = tarokk_refusal_reason(refusal), *dealer = text_seat_code(played->dealer);
	unsigned out = seats_named(deal) & ~(unsigned)deal->players;
	int seat = 0;

	if (refusal != TAROKK_NOT_PLAYING || !out)
		return err_set(e, ERR_REFUSED, tarokk_refusal_msg(refusal), MSG_ARGS(reason));
	while (!(out >> seat & 1))
		seat++;
	return err_set(e, ERR_REFUSED, seat < played->seats ? &msg_tarokk_sits_out : &msg_tarokk_nobody_there,
		MSG_ARGS(reason, text_seat_code(seat), dealer));
}

static bool settle(const struct game_played *played, int points[GAME_SEATS], struct err *e)
{
	struct tarokk_settlement settlement;
	struct tarokk_deal deal = { 0 };

	if (!tarokk_deal_of(played, &deal))
		return err_set(e, ERR_REFUSED, &msg_line_record, MSG_ARGS(played->record->bid));
	enum tarokk_refusal refusal = tarokk_settle(&deal, &settlement);
	if (refusal != TAROKK_FINE)
		return refuse(played, &deal, refusal, e);
	for (int seat = 0; seat < TAROKK_SEATS; seat++)
		points[seat] = settlement.points[seat];
	return true;
}

uint8_t tarokk_some_players(const struct tarokk_deal *deal)
{
	unsigned named = seats_named(deal);

	for (int seats = TAROKK_PLAYERS; seats <= TAROKK_SEATS; seats++) {
		for (int dealer = 0; dealer < seats; dealer++) {
			uint8_t players = tarokk_players_at(seats, dealer);
			if ((named & ~players) == 0)
				return players;
		}
	}
	return 0;
}

/* Find the smallest table, and its first dealer, at which everybody named plays. */
static void place(const struct game_deal *line, struct game_played *out)
{
	struct tarokk_deal deal = { 0 };
	int dealer = line->dealer;

	tarokk_deal_read(&line->record, &deal);
	unsigned named = seats_named(&deal);
	out->seats = TAROKK_SEATS;
	out->dealer = dealer == GAME_NO_SEAT ? 0 : dealer;
	for (int seats = TAROKK_SEATS; seats >= TAROKK_PLAYERS; seats--) {
		for (int seat = seats - 1; seat >= 0; seat--) {
			bool can_deal = dealer == GAME_NO_SEAT || dealer == seat;
			if (!can_deal || (named & ~(unsigned)tarokk_players_at(seats, seat)) != 0)
				continue;
			out->seats = seats;
			out->dealer = seat;
		}
	}
}

/* ---- remarks ----------------------------------------------------------------------------------- */

static void remark(const struct game_record *record, struct err *out)
{
	struct tarokk_deal deal = { 0 };

	if (!tarokk_deal_read(record, &deal) || deal.reason != TAROKK_PLAYED)
		return;
	enum tarokk_side side = tarokk_proves_dupla(&deal);
	int points, least = tarokk_volat_lacks(&deal, &points);
	if (least > 0)
		err_set(out, ERR_REFUSED, &msg_tarokk_volat_lacks, MSG_ARGS(num_of(least).text, num_of(points).text));
	else if (side == TAROKK_DECLARERS)
		err_set(out, ERR_REFUSED, &msg_tarokk_proves, MSG_ARGS(num_of(deal.card_points).text));
	else if (side == TAROKK_OPPONENTS)
		err_set(out, ERR_REFUSED, &msg_tarokk_proves_opponents,
			MSG_ARGS(num_of(TAROKK_CARD_POINTS - deal.card_points).text));
}

static bool is_double(const struct game_record *record)
{
	struct tarokk_deal deal = { 0 };

	return record && tarokk_deal_read(record, &deal) && deal.is_double;
}

/* A dupla kör begins with the first deal played after one thrown in, and has a deal per player (T-27). */
static void follow(struct game_run *run, int seats, const struct game_record *record, struct err *odd)
{
	struct tarokk_deal deal = { 0 };

	if (!tarokk_deal_read(record, &deal))
		return;
	if (deal.reason != TAROKK_PLAYED) {
		run->may_start = run->left == 0;
		return;
	}
	if (run->left > 0 && !deal.is_double)
		err_set(odd, ERR_REFUSED, &msg_tarokk_double_missing, MSG_ARGS(num_of(run->left).text));
	if (run->left == 0 && deal.is_double && !run->may_start)
		err_set(odd, ERR_REFUSED, &msg_tarokk_double_surplus, MSG_ARGS(num_of(seats).text));
	if (run->left == 0 && run->may_start && !deal.is_double && is_double(run->was))
		err_set(odd, ERR_REFUSED, &msg_tarokk_double_dropped, MSG_NO_ARGS);
	if (run->left > 0)
		run->left--;
	else if (deal.is_double && run->may_start)
		run->left = seats - 1;
	run->may_start = false;
}

static bool complete_line(const struct game_run *run, struct game_record *record)
{
	struct tarokk_deal deal = { 0 };

	if (run->left == 0 || !tarokk_deal_read(record, &deal) || deal.reason != TAROKK_PLAYED || deal.is_double)
		return false;
	deal.is_double = true;
	tarokk_record_of(&deal, false, record);
	return true;
}

/* ---- writing ----------------------------------------------------------------------------------- */

static void write_line(struct buf *b, const struct game_edition *edition, const struct game_deal *line)
{
	struct tarokk_deal deal = { 0 };

	(void)edition;
	if (!tarokk_deal_read(&line->record, &deal)) {
		buf_str(b, line->record.bid);
		return;
	}
	if (deal.reason == TAROKK_PLAYED)
		buf_printf(b, "%s ", text_seat_code(deal.declarer));
	tarokk_piece_write(b, &deal, GAME_OUTCOME);
}

static void write_piece(struct buf *b, const struct game_edition *edition, const struct game_record *record,
	enum game_piece piece)
{
	struct tarokk_deal deal = { 0 };

	(void)edition;
	if (tarokk_deal_read(record, &deal))
		tarokk_piece_write(b, &deal, piece);
	else if (piece == GAME_BID_ALONE)
		buf_str(b, record->bid);
}

static void say_piece(struct buf *b, enum lang lang, const struct game_edition *edition,
	const struct game_record *record, enum game_piece piece)
{
	struct tarokk_deal deal = { 0 };

	(void)edition;
	if (tarokk_deal_read(record, &deal))
		tarokk_piece_say(b, lang, &deal, piece);
	else if (piece == GAME_BID_ALONE && strcmp(record->bid, "szolo") == 0)
		buf_msg(b, lang, &msg_say_szolo, MSG_NO_ARGS);
	else if (piece == GAME_BID_ALONE)
		buf_str(b, record->bid);
}

/* ---- words for completion ---------------------------------------------------------------------- */

static const char *word(const struct game_edition *edition, size_t i)
{
	static const char *const words[] = {
		"bedob", "ek", "en", "et", "kP", "rP", "csT", "csK", "csX", "csD", "csV", "csU+", "csU-", "csTe",
		"csKe", "csUe+", "csUe-", "l", "lt", "b", "x2", "ervenytelen", "ujraosztas",
		"nincs-tarokk", "csak-xxi", "4-kiraly", "partner-honor", "jatekos-honor", "2-kor",
	};

	(void)edition;
	return i < sizeof words / sizeof *words ? words[i] : NULL;
}

/* ---- the sheet --------------------------------------------------------------------------------- */

/* The columns. */
enum { OUT, BID, PARTNER, RESULT, BREATHS, KONTRAS, SILENTS, MARKS, TOTAL };

static void write_total(struct buf *b, const struct tarokk_deal *deal)
{
	struct tarokk_settlement settlement;

	if (tarokk_settle(deal, &settlement) == TAROKK_FINE)
		buf_int(b, settlement.total);
}

/* Write a column; of a deal thrown in only who sat out, that fact, and the reason. */
static void write_column(struct buf *b, const struct game_cell *cell)
{
	struct tarokk_deal deal = { 0 };
	bool is_sound = tarokk_deal_of(cell->played, &deal), is_played = is_sound && deal.reason == TAROKK_PLAYED;

	if (cell->item == OUT) {
		for (int seat = 0; seat < cell->played->seats; seat++)
			buf_str(b, deal.players >> seat & 1 ? "" : text_seat_code(seat));
	} else if (cell->item == BID) {
		write_piece(b, cell->played->rules->edition, cell->played->record, GAME_BID_ALONE);
	} else if (cell->item == MARKS && is_sound && !is_played) {
		tarokk_piece_write(b, &deal, GAME_MODIFIERS);
	} else if (is_played) {
		static void (*const writers[])(struct buf *b, const struct tarokk_deal *deal) = {
			[PARTNER] = tarokk_partner_write, [RESULT] = tarokk_result_write,
			[BREATHS] = tarokk_breaths_write, [KONTRAS] = tarokk_kontras_write,
			[SILENTS] = tarokk_silents_write, [MARKS] = tarokk_marks_write, [TOTAL] = write_total,
		};
		writers[cell->item](b, &deal);
	}
}

static void say_column(struct buf *b, const struct game_cell *cell)
{
	struct tarokk_deal deal = { 0 };
	bool is_sound = tarokk_deal_of(cell->played, &deal), is_played = is_sound && deal.reason == TAROKK_PLAYED;

	if (cell->item == BID) {
		say_piece(b, cell->lang, cell->played->rules->edition, cell->played->record, GAME_BID_ALONE);
	} else if (cell->item == MARKS && is_sound) {
		tarokk_marks_say(b, cell->lang, &deal);
	} else if (cell->item == RESULT && is_played) {
		tarokk_result_say(b, &deal);
	} else if (cell->item == TOTAL && is_played) {
		struct buf total = { 0 };
		write_total(&total, &deal);
		bool is_minus = total.len > 0 && total.data[0] == '-';
		buf_printf(b, "%s%s", is_minus ? "−" : "", buf_text(&total) + is_minus);
		buf_free(&total);
	} else if (is_played) {
		static void (*const sayers[])(struct buf *b, enum lang lang, const struct tarokk_deal *deal) = {
			[PARTNER] = tarokk_partner_say, [BREATHS] = tarokk_breaths_say, [SILENTS] = tarokk_silents_say,
		};
		sayers[cell->item](b, cell->lang, &deal);
	}
}

static const struct game_column columns[] = {
	{ .key = "out", .head = &msg_column_out, .brief = &msg_brief_out, .is_narrow = true, .item = OUT,
		.write = write_column, .width = 80 },
	{ .key = "jatekos", .head = &msg_column_player, .brief = &msg_brief_player, .is_narrow = true,
		.write = game_declarer_write, .width = 75 },
	{ .key = "took", .head = &msg_column_took, .is_narrow = true, .item = BID, .write = write_column,
		.say = say_column, .width = 85 },
	{ .key = "partner", .head = &msg_column_partner, .brief = &msg_brief_partner, .item = PARTNER,
		.write = write_column, .say = say_column, .width = 120 },
	{ .key = "parti", .head = &msg_column_parti, .is_narrow = true, .is_result = true, .item = RESULT,
		.write = write_column, .say = say_column, .width = 105 },
	{ .key = "announced", .head = &msg_column_announced, .item = BREATHS, .write = write_column,
		.say = say_column, .width = 240 },
	{ .key = "kontra", .head = &msg_column_kontra, .is_narrow = true, .item = KONTRAS, .write = write_column,
		.width = 85 },
	{ .key = "silent", .head = &msg_column_silent, .item = SILENTS, .write = write_column, .say = say_column,
		.width = 140 },
	{ .key = "marks", .head = &msg_column_marks, .item = MARKS, .write = write_column, .say = say_column,
		.width = 130 },
	{ .key = "total", .head = &msg_column_total, .is_narrow = true, .item = TOTAL, .write = write_column,
		.say = say_column, .width = 45 },
	{ .key = NULL },
};

/* List the parti and the figures by the talon cards taken by the declarer (I.3). */
static bool list_bids(struct listing *out, enum lang lang, const struct game_edition *edition,
	const char *above, struct err *e)
{
	if (above)
		return err_set(e, ERR_USAGE, &msg_tarokk_bids_none, MSG_ARGS(above, edition->id));
	listing_start(out, msg_bids_tarokk_title.text[lang]);
	listing_column(out, "bid", &msg_head_talon_cards, LISTING_INT);
	listing_column(out, "figure", &msg_head_figure, LISTING_TEXT);
	listing_column(out, "announced", &msg_head_announced, LISTING_INT);
	listing_column(out, "silent", &msg_head_silent, LISTING_INT);
	for (int taken = 3; taken >= 0; taken--) {
		listing_number(out, taken);
		listing_text(out, "parti");
		listing_number(out, tarokk_parti_value(taken));
		listing_empty(out);
		for (int figure = 0; figure < TAROKK_FIGURE_COUNT; figure++) {
			int value = tarokk_figure_value(figure, taken);
			listing_number(out, taken);
			listing_code(out, tarokk_figure_code(figure), tarokk_figure_name(figure)->text[lang]);
			listing_number(out, value);
			listing_number(out, value / 2);
		}
	}
	return true;
}

const struct game game_tarokk = {
	.code = "tarokk", .name = &msg_game_tarokk,
	.least_seats = TAROKK_PLAYERS, .most_seats = TAROKK_SEATS, .players = TAROKK_PLAYERS,
	.editions = editions,
	.dealer_follows = true, .players_at = players_at,
	.read = tarokk_line_read, .write = write_line, .write_piece = write_piece, .say_piece = say_piece,
	.settle = settle, .remark = remark, .follow = follow, .complete = complete_line, .place = place,
	.explain = tarokk_explain,
	.slips = tarokk_slips_visit, .slip_say = tarokk_slip_say,
	.word = word,
	.no_bid = tarokk_no_bid, .ranks_by_score = true, .has_partners = true,
	.has_wide_sheet = true, .fills_blank = true, .columns = columns, .legend = &msg_legend_tarokk,
	.blank_legend = &msg_blank_legend_tarokk, .out_column = "out", .settled_column = "total",
	.bids = list_bids,
};
