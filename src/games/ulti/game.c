/* Present ulti to the house: records in, points, words and slips out. */
#include "games/court.h"
#include "games/ulti/court/court.h"
#include "games/ulti/messages.h"
#include "games/ulti/cards/played.h"

#include <string.h>

/* ---- editions ---------------------------------------------------------------------------------- */

static const char *const extra_choices[] = { "always", "played", NULL };

static const char *const own_tricks_choices[] = { "open", "closed", NULL };

enum { SETTING_EXTRA, SETTING_OWN_TRICKS };

static const struct game_setting mausz_settings[] = {
	[SETTING_EXTRA] = { "lost-ulti-extra", &msg_setting_extra, extra_choices, NULL },   /* */
	[SETTING_OWN_TRICKS] = { "own-tricks", &msg_setting_own_tricks, own_tricks_choices,   /* 9.§ (3) */
		&msg_announced_own_tricks },
	{ NULL, NULL, NULL, NULL },
};

static const struct game_example examples[] = {
	{ .line = "C p40+U +- kU csUv+", .points = { 20, 20, -40 } },
	{ .line = "A P t +", .points = { 2, -1, -1 } },
	{ .line = "A B - k:BC", .points = { -20, 10, 10 } },
	{ .line = "A P t felad", .points = { -2, 1, 1 } },
	{ .line = "E P t +", .is_refused = true },
	{ .line = "A U z +", .is_refused = true },
	{ .line = NULL },
};

static const struct game_edition editions[] = {
	{ .id = "mausz-2017", .game = &game_ulti, .name = &msg_edition_mausz, .values = &ulti_mausz_2017,
		.settings = mausz_settings, .plain_bid = "parti", .settle = ulti_json_settle,
		.judge = ulti_json_judge, .court = &ulti_court, .solve = &ulti_solve,
		.examples = examples },
	{ .id = "ulti-online", .game = &game_ulti, .name = &msg_edition_online, .values = &ulti_online,
		.settle = ulti_json_online, .judge = ulti_json_online_judge, .court = &game_jury_court,
		.jury = "H-21", .blank_legend = &msg_blank_legend_online, .examples = examples },
	{ .id = NULL },
};

struct ulti_rules ulti_rules_of(const struct game_rules *rules)
{
	struct ulti_rules out = { .edition = rules->edition->values };

	if (rules->edition->settings == mausz_settings)
		out.lost_ulti_extra = rules->choice[SETTING_EXTRA] == 0 ? ULTI_EXTRA_ALWAYS : ULTI_EXTRA_PLAYED;
	return out;
}

bool ulti_case_holds(const struct game_rules *rules, int case_no)
{
	bool closed = rules->edition->settings == mausz_settings && rules->choice[SETTING_OWN_TRICKS] != 0;

	return case_no != (closed ? ULTI_FREE_OWN_TRICKS : ULTI_NAMED_OWN_TRICKS);
}

/* ---- a deal ------------------------------------------------------------------------------------ */

static unsigned players_at(int seats, int dealer)
{
	return ulti_players_at(seats, dealer);
}

bool ulti_deal_of(const struct game_played *played, struct ulti_deal *out)
{
	out->players = ulti_players_at(played->seats, played->dealer);
	return ulti_deal_read(played->rules->edition->values, played->record, out);
}

static bool settle(const struct game_played *played, int points[GAME_SEATS], struct err *e)
{
	const struct ulti_rules rules = ulti_rules_of(played->rules);
	struct ulti_settlement settlement;
	struct ulti_deal deal = { 0 };

	if (!ulti_deal_of(played, &deal))
		return err_set(e, ERR_REFUSED, &msg_record_bad, MSG_ARGS(played->record->bid));
	if (deal.declarer >= played->seats)
		return err_set(e, ERR_REFUSED, &msg_nobody_there, MSG_ARGS(text_seat_code(deal.declarer)));
	if (played->seats == ULTI_SEATS && deal.declarer == played->dealer)
		return err_set(e, ERR_REFUSED, &msg_dealer_declares, MSG_ARGS(text_seat_code(deal.declarer)));
	enum ulti_refusal refusal = ulti_settle(&deal, &rules, &settlement);
	if (refusal != ULTI_FINE)
		return ulti_refuse(e, rules.edition, refusal);
	for (int seat = 0; seat < ULTI_SEATS; seat++)
		points[seat] = settlement.points[seat];
	return true;
}

/* ---- writing ----------------------------------------------------------------------------------- */

static void write_line(struct buf *b, const struct game_edition *edition, const struct game_deal *line)
{
	struct ulti_deal deal = { 0 };

	if (ulti_deal_read(edition->values, &line->record, &deal))
		ulti_line_write(b, edition->values, &deal, line->is_open);
	else
		buf_str(b, line->record.bid);
}

/* Read the deal of a record; for the bid alone, only its bid. */
static bool deal_of_piece(const struct game_edition *edition, const struct game_record *record,
	enum game_piece piece, struct ulti_deal *out)
{
	if (piece != GAME_BID_ALONE)
		return ulti_deal_read(edition->values, record, out);
	const struct ulti_bid *bid = ulti_bid_read_of(edition->values, record->bid, strlen(record->bid));
	out->bid = bid ? bid->no : 0;
	return bid != NULL;
}

static void write_piece(struct buf *b, const struct game_edition *edition, const struct game_record *record,
	enum game_piece piece)
{
	struct ulti_deal deal = { 0 };

	if (deal_of_piece(edition, record, piece, &deal))
		ulti_piece_write(b, edition->values, &deal, piece);
}

static void say_piece(struct buf *b, enum lang lang, const struct game_edition *edition,
	const struct game_record *record, enum game_piece piece)
{
	struct ulti_deal deal = { 0 };

	if (deal_of_piece(edition, record, piece, &deal))
		ulti_piece_say(b, lang, edition->values, &deal, piece);
}

static const char *item_name(enum lang lang, const char *code)
{
	for (int part = 0; part < ULTI_PART_COUNT; part++) {
		if (strcmp(ulti_item_code(part), code) == 0)
			return ulti_item_name(lang, part);
	}
	return NULL;
}

/* ---- a line without a book --------------------------------------------------------------------- */

static const char *bid_part(const struct game_edition *edition, const char *code, int i)
{
	const struct ulti_bid *bid = ulti_bid_read_of(edition->values, code, strlen(code));

	return bid && i < bid->part_count ? ulti_item_code(bid->parts[i].part) : NULL;
}

/* Place a line at a table of three, or of four, with its dealer, if D is named. */
static void place(const struct game_deal *line, struct game_played *out)
{
	struct ulti_deal deal = { 0 };
	int dealer = line->dealer;

	ulti_deal_read(out->rules->edition->values, &line->record, &deal);
	/* The declarer, and the seats with their own kontra. */
	unsigned named = 1u << deal.declarer;
	for (int seat = 0; seat < ULTI_SEATS; seat++)
		named |= (unsigned)(deal.seat_kontra[seat] > 0) << seat;
	bool is_four = (named >> 3 & 1) || dealer == 3;
	for (int seat = 0; dealer == GAME_NO_SEAT && is_four && seat < ULTI_SEATS; seat++) {
		if (!(named >> seat & 1))
			dealer = seat;
	}
	out->seats = is_four ? ULTI_SEATS : ULTI_PLAYERS;
	out->dealer = dealer == GAME_NO_SEAT ? 0 : dealer;
}

/* ---- words for completion ---------------------------------------------------------------------- */

/* Return the i-th word of a list closed by NULL; past its end, *i is reduced by its length. */
static const char *word_of(const char *const words[], size_t *i)
{
	while (*words && *i > 0) {
		words++;
		--*i;
	}
	return *words;
}

static const char *word(const struct game_edition *edition, size_t i)
{
	static const char *const all[] = {
		"felad", "ervenytelen", "ujraosztas", "cs100", "cs100v", "csU+", "csU-", "csUv+", "csUv-",
		"kP", "kU", "k40", "k20", "kD", "k*", "rP", "rU", "r40", "r20", "rD", "r*", NULL,
	};
	static const char *const mausz[] = { "bedob", "cs4A", "cs4Av", "k4A", "r4A", NULL };
	static const char *const online[] = {
		"szP", "szU", "sz40", "sz20", "szD", "sz*", "mP", "mU", "m40", "m20", "mD", "m*", "fP", "fU", "f40",
		"f20", "fD", "f*", NULL,
	};
	const struct ulti_edition *values = edition->values;

	if (i < values->bid_count)
		return ulti_edition_bid(values, (int)i + 1)->short_code;
	i -= values->bid_count;
	const char *found = word_of(all, &i);
	return found ? found : word_of(values == &ulti_online ? online : mausz, &i);
}

/* ---- the sheet --------------------------------------------------------------------------------- */

static const struct game_column columns[] = {
	{ .key = "declarer", .head = &msg_column_declarer, .is_narrow = true, .write = game_declarer_write },
	{ .key = "contract", .head = &msg_column_contract, .is_narrow = true, .item = GAME_CONTRACT,
		.write = game_column_write, .say = game_column_say },
	{ .key = "result", .head = &msg_column_result, .is_narrow = true, .is_result = true,
		.item = GAME_RESULT, .write = game_column_write, .say = game_column_say },
	{ .key = "modifiers", .head = &msg_column_modifiers, .item = GAME_MODIFIERS, .write = game_column_write,
		.say = game_column_say },
	{ .key = NULL },
};

const struct game game_ulti = {
	.code = "ulti", .name = &msg_game_ulti,
	.least_seats = ULTI_PLAYERS, .most_seats = ULTI_SEATS, .players = ULTI_PLAYERS,
	.editions = editions,
	.dealer_of = ulti_dealer_of, .players_at = players_at,
	.read = ulti_line_read, .write = write_line, .write_piece = write_piece, .say_piece = say_piece,
	.item_name = item_name, .bid_part = bid_part,
	.settle = settle, .place = place,
	.explain = ulti_explain,
	.bids = ulti_bids_list, .bids_note = &msg_bids_note, .auction = ulti_auction_check,
	.slips = ulti_slips_visit, .slip_say = ulti_slip_say,
	.word = word,
	.columns = columns, .legend = &game_template_legend,
	.cards = &ulti_cards_play,
};
