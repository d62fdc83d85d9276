/* Explain the points of a deal: each line of the settlement with its arithmetic, paragraph and reading. */
#include "games/ulti/messages.h"
#include "games/ulti/notation/notation.h"

/* Widths of the columns; the paragraphs have their own line below the sum. */
enum { ITEM_WIDTH = 28, RESULT_WIDTH = 12, REASON_MARGIN = 2 + ITEM_WIDTH + 1, SCREEN_WIDTH = 80 };

/* A deal being explained. */
struct why {
	struct doc *doc;
	enum lang lang;
	const struct ulti_edition *edition;
	const struct ulti_deal *deal;
	const char *const *names;
};

static void say_why(const struct why *why, const struct msg *msg, const char *const args[])
{
	doc_say(why->doc, doc_text, msg, args);
}

static void defenders(const struct ulti_deal *deal, int seats[2])
{
	int n = 0;

	for (int seat = 0; seat < ULTI_SEATS && n < 2; seat++) {
		if (ulti_deal_seats(deal, seat) && seat != deal->declarer)
			seats[n++] = seat;
	}
}

static void say_head(const struct why *why, const struct ulti_rules *rules)
{
	const struct ulti_bid *bid = ulti_edition_bid(why->edition, why->deal->bid);
	const char *trump = ulti_trump_name(why->lang, bid, why->deal->trump);
	int seats[2];

	defenders(why->deal, seats);
	say_why(why, &msg_why_declarer,
		MSG_ARGS(game_seat_name(why->names, why->deal->declarer), game_seat_name(why->names, seats[0]),
			game_seat_name(why->names, seats[1])));
	say_why(why, &msg_why_bid, MSG_ARGS(bid->name, num_of(bid->total).text, num_of(bid->rank).text));
	if (trump[0])
		say_why(why, &msg_why_trump, MSG_ARGS(trump));
	if (why->deal->ending == ULTI_THROWN_IN)
		say_why(why, &msg_why_thrown_in, MSG_NO_ARGS);
	if (why->deal->ending == ULTI_CONCEDED)
		say_why(why, why->edition->thrown_in_level > 0 ? &msg_why_conceded : &msg_why_given_up, MSG_NO_ARGS);
	if (why->deal->ending != ULTI_PLAYED && ulti_bid_find(bid, ULTI_ULTI) >= 0
		&& rules->lost_ulti_extra == ULTI_EXTRA_PLAYED)
		say_why(why, &msg_why_no_extra, MSG_NO_ARGS);
}

/* Return the payment of a defender to the declarer by this line. */
static int gain_of(const struct why *why, const struct ulti_line *line)
{
	int seats[2];

	defenders(why->deal, seats);
	return line->points[seats[0]] ? -line->points[seats[0]] : -line->points[seats[1]];
}

/* Write "csendes ulti (védők)", "betli (C ellen)". */
static void add_item(const struct why *why, struct buf *cell, const struct ulti_line *line)
{
	int seats[2], seat = ULTI_NO_SEAT;   /* the only defender of the line */

	defenders(why->deal, seats);
	if (!line->points[seats[0]] || !line->points[seats[1]])
		seat = line->points[seats[0]] ? seats[0] : seats[1];
	const struct msg *msg = seat != ULTI_NO_SEAT ? &msg_why_against : line->side == ULTI_DEFENDERS
		? &msg_why_of_defenders : NULL;

	buf_str(cell, ulti_item_name(why->lang, line->item));
	if (!msg)
		return;
	buf_str(cell, " (");
	buf_msg(cell, why->lang, msg, MSG_ARGS(text_seat_code(seat == ULTI_NO_SEAT ? 0 : seat)));
	buf_char(cell, ')');
}

static void add_result(const struct why *why, struct buf *cell, const struct ulti_line *line)
{
	const struct msg *msg = line->made ? &msg_why_made : line->item == ULTI_SILENT_ULTI ? &msg_why_caught
		: &msg_why_lost;

	if (line->item != ULTI_LOST_ULTI_EXTRA)
		buf_msg(cell, why->lang, msg, MSG_NO_ARGS);
}

static void end_cell(struct buf *row, struct buf *cell, int width)
{
	buf_column(row, buf_text(cell), width);
	buf_char(row, ' ');
	buf_clear(cell);
}

/* Write "9.§ (1), 9.§ (4)". */
static void add_reasons(struct buf *b, const char *const reasons[], size_t count)
{
	for (size_t i = 0; i < count; i++) {
		buf_str(b, i > 0 ? ", " : "");
		buf_str(b, reasons[i]);
	}
}

/* Write them below the sum, on several lines if necessary, none broken. `at` is the column. */
static void hang_reasons(struct buf *row, size_t *at, const char *const reasons[], size_t count,
	const char *before)
{
	for (size_t i = 0; i < count; i++) {
		size_t width = text_columns(reasons[i]) + 2;   /* with the sign and the blank after it */
		buf_str(row, i > 0 ? "," : before);
		if (*at > REASON_MARGIN && *at + width - 1 > SCREEN_WIDTH) {
			buf_char(row, '\n');
			*at = 0;
		} else if (*at > REASON_MARGIN) {
			buf_char(row, ' ');
		}
		if (*at == 0) {
			buf_pad(row, ' ', REASON_MARGIN);
			*at = REASON_MARGIN;
		}
		buf_str(row, reasons[i]);
		*at += width;
	}
}

static void why_add_lines(const struct why *why, const struct ulti_settlement *settlement)
{
	const char *reasons[ULTI_REASONS] = { NULL };
	struct listing t;

	/* On a terminal the paragraphs of a line are below its sum. */
	doc_for(why->doc, DOC_TERMINAL);
	for (int i = 0; i < settlement->line_count; i++) {
		const struct ulti_line *line = &settlement->lines[i];
		struct buf cell = { 0 }, row = { 0 };
		size_t at = 0;
		buf_str(&row, "  ");
		add_item(why, &cell, line);
		end_cell(&row, &cell, ITEM_WIDTH);
		add_result(why, &cell, line);
		end_cell(&row, &cell, RESULT_WIDTH);
		buf_int(&row, line->value);   /* "8 × 2 (kontra) = +16" */
		if (line->level > 1)
			buf_printf(&row, " × %d", line->level);
		if (line->level > 1 && line->ending != ULTI_THROWN_IN)
			buf_printf(&row, " (%s)", ulti_level_name(line->level));
		buf_printf(&row, " = %s\n", num_signed(gain_of(why, line)).text);
		hang_reasons(&row, &at, reasons, ulti_line_cites(why->edition, line, reasons), "");
		hang_reasons(&row, &at, reasons, ulti_line_readings(why->edition, line, reasons), ";");
		buf_char(&row, '\n');
		doc_plain(why->doc, buf_text(&row));
		buf_free(&cell);
		buf_free(&row);
	}
	doc_for(why->doc, DOC_EVERYWHERE & ~(unsigned)DOC_TERMINAL);
	listing_start(&t, "");
	listing_column(&t, "part", &msg_why_head_item, LISTING_TEXT);
	listing_column(&t, "result", &msg_why_head_result, LISTING_TEXT);
	listing_column(&t, "value", &msg_why_head_value, LISTING_INT);
	listing_column(&t, "multiplier", &msg_why_head_level, LISTING_INT);
	listing_column(&t, "gain", &msg_why_head_gain, LISTING_POINTS);
	listing_column(&t, "cites", &msg_why_head_cites, LISTING_TEXT);
	listing_column(&t, "readings", &msg_why_head_readings, LISTING_TEXT);
	for (int i = 0; i < settlement->line_count; i++) {
		const struct ulti_line *line = &settlement->lines[i];
		struct buf cell = { 0 };
		add_item(why, &cell, line);
		listing_text(&t, buf_text(&cell));
		buf_clear(&cell);
		add_result(why, &cell, line);
		listing_text(&t, buf_text(&cell));
		listing_number(&t, line->value);
		listing_number(&t, line->level);
		listing_number(&t, gain_of(why, line));
		buf_clear(&cell);
		add_reasons(&cell, reasons, ulti_line_cites(why->edition, line, reasons));
		listing_text(&t, buf_text(&cell));
		buf_clear(&cell);
		add_reasons(&cell, reasons, ulti_line_readings(why->edition, line, reasons));
		listing_text(&t, buf_text(&cell));
		buf_free(&cell);
	}
	doc_table(why->doc, "lines", &t);
	doc_for(why->doc, DOC_PEOPLE);
}

/* Write "8 - 16 - 8 = -16" for one defender, or for both if they pay the same. */
static void say_defender(const struct why *why, const struct ulti_settlement *settlement, int seat, bool both)
{
	struct buf sum = { 0 };
	int terms = 0;

	for (int i = 0; i < settlement->line_count; i++) {
		int gain = -settlement->lines[i].points[seat];
		if (gain == 0)
			continue;
		buf_str(&sum, terms++ == 0 ? (gain < 0 ? "-" : "") : gain < 0 ? " - " : " + ");
		buf_int(&sum, gain < 0 ? -gain : gain);
	}
	if (terms == 1)
		buf_clear(&sum);
	buf_str(&sum, terms > 1 ? " = " : "");
	buf_str(&sum, num_signed(-settlement->points[seat]).text);
	if (both)
		say_why(why, &msg_why_from_each, MSG_ARGS(buf_text(&sum)));
	else
		say_why(why, &msg_why_from_one, MSG_ARGS(game_seat_name(why->names, seat), buf_text(&sum)));
	buf_free(&sum);
}

/* Add everybody's points; for scripts a row per seat. */
static void why_add_points(const struct why *why, const struct ulti_settlement *settlement)
{
	struct buf text = { 0 };
	struct listing t;

	listing_start(&t, "");
	listing_column(&t, "seat", &msg_why_head_seat, LISTING_TEXT);
	listing_column(&t, "player", &msg_head_player, LISTING_TEXT);
	listing_column(&t, "points", &msg_why_head_points, LISTING_POINTS);
	buf_msg(&text, why->lang, &msg_why_points, MSG_NO_ARGS);
	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		if (!ulti_deal_seats(why->deal, seat))
			continue;
		buf_printf(&text, "  %s %s", game_seat_name(why->names, seat),
			num_signed(settlement->points[seat]).text);
		listing_text(&t, text_seat_code(seat));
		listing_text(&t, why->names && why->names[seat] ? why->names[seat] : "");
		listing_number(&t, settlement->points[seat]);
	}
	buf_str(&text, "   (");
	buf_msg(&text, why->lang, &msg_why_zero, MSG_NO_ARGS);
	buf_char(&text, ')');
	doc_text(why->doc, buf_text(&text));
	doc_for(why->doc, DOC_SCRIPTS);
	doc_table(why->doc, "points", &t);
	buf_free(&text);
}

/* Say the weak reading behind the points, and the points by the letter. */
static void say_letter(
	const struct why *why, const struct ulti_rules *rules, const struct ulti_settlement *settlement)
{
	struct ulti_letter letter;
	struct buf text = { 0 };

	if (!ulti_settle_letter(why->deal, rules, settlement, &letter))
		return;
	ulti_letter_write(&text, why->lang, &letter, why->deal->players);
	doc_text(why->doc, buf_text(&text));
	doc_for(why->doc, DOC_SCRIPTS);
	doc_pair(why->doc, "weak", "", letter.reading);
	doc_pair(why->doc, "weak_text", "", buf_text(&text));
	doc_for(why->doc, DOC_EVERYWHERE);
	buf_free(&text);
}

bool ulti_explain(struct doc *doc, const struct game_played *played, const char *const names[GAME_SEATS],
	struct err *e)
{
	const struct ulti_rules rules = ulti_rules_of(played->rules);
	struct ulti_deal deal = { 0 };
	const struct why why = { doc, doc->lang, rules.edition, &deal, names };
	struct ulti_settlement settlement;
	int points[GAME_SEATS], seats[2];

	if (!game_settle(played, points, e) || !ulti_deal_of(played, &deal)
		|| ulti_settle(&deal, &rules, &settlement) != ULTI_FINE)
		return false;
	doc_title(doc, msg_why_title.text[doc->lang]);
	doc_for(doc, DOC_PEOPLE);
	doc_gap(doc, DOC_GAP_USUAL);
	doc_whole(doc, true);
	const struct ulti_bid *bid = ulti_edition_bid(rules.edition, deal.bid);
	doc_for(doc, DOC_SCRIPTS);
	doc_pair(doc, "declarer", "", text_seat_code(deal.declarer));
	doc_pair(doc, "bid", "", bid->short_code);
	doc_pair(doc, "bid_value", "", num_of(bid->total).text);
	doc_pair(doc, "bid_rank", "", num_of(bid->rank).text);
	doc_for(doc, DOC_PEOPLE);
	say_head(&why, &rules);
	why_add_lines(&why, &settlement);
	defenders(&deal, seats);
	bool both = bid->colour != ULTI_COLOURLESS
		|| settlement.points[seats[0]] == settlement.points[seats[1]];
	say_defender(&why, &settlement, seats[0], both);
	if (!both)
		say_defender(&why, &settlement, seats[1], false);
	why_add_points(&why, &settlement);
	doc_for(doc, DOC_EVERYWHERE);
	say_letter(&why, &rules, &settlement);
	return true;
}
