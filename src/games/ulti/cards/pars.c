/* Find what each seat could have bid and made with its cards, the talon as dealt. */
#include "games/ulti/cards/played.h"
#include "games/messages.h"
#include "games/ulti/cards/messages.h"

#include <string.h>

struct ulti_pars_job {
	struct ulti_pars *par;
	struct ulti_solver *const *solvers;
	struct ulti_rules rules;
	struct ulti_par found[ULTI_SEATS][ULTI_PAR_TRUMPS][ULTI_BIDS];
};

static void solve_piece(void *arg, int worker, size_t piece)
{
	struct ulti_pars_job *job = arg;
	int seat = (int)piece / ULTI_PAR_TRUMPS, trump = (int)piece % ULTI_PAR_TRUMPS;

	if (!(job->par->players >> seat & 1))
		return;
	ulti_par_solve(job->solvers[worker], job->par->players, seat,
		trump == ULTI_SUIT_COUNT ? ULTI_NO_SUIT : trump, &job->par->play, &job->rules, false,
		job->found[seat][trump]);
}

/* Are there silent items in the points? Without them they are the bid's value from each defender. */
static bool has_silent(int no, const struct ulti_par *bid)
{
	return bid->is_made && bid->points != 2 * ulti_bid_at(no)->total;
}

/* Find the silent items of a seat's best bid. */
static void solve_end(struct ulti_pars *par, const struct ulti_rules *rules, int seat, struct ulti_solver *s)
{
	int no = ulti_pars_best(par, seat, LANG_HU, NULL);
	struct ulti_deal deal = { .bid = (uint8_t)no, .players = par->players, .declarer = (uint8_t)seat };
	struct ulti_play play = par->play;

	par->ends[seat] = (struct ulti_settlement){ .line_count = 0 };
	if (!no || !has_silent(no, &par->bids[seat][no - 1]))
		return;
	deal.trump = par->bids[seat][no - 1].trump;
	ulti_solve_melds(&deal, &play);
	ulti_solve_lay(s, &deal, &play, rules);
	ulti_solve_end(s, &par->ends[seat]);
}

void ulti_pars_solve(struct ulti_pars *par, const struct ulti_rules *rules,
	struct ulti_solver *const solvers[], int workers)
{
	struct ulti_pars_job job = { .par = par, .solvers = solvers, .rules = *rules };

	pool_run(workers, ULTI_SEATS * ULTI_PAR_TRUMPS, solve_piece, &job);
	memset(par->bids, 0, sizeof par->bids);
	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		for (int trump = 0; trump < ULTI_PAR_TRUMPS; trump++)
			ulti_par_join(par->bids[seat], job.found[seat][trump]);
		solve_end(par, rules, seat, solvers[0]);
	}
}

void ulti_pars_deal(uint64_t seed, int no, int seats, struct ulti_pars *out)
{
	uint8_t pack[ULTI_CARDS];
	uint32_t hands[ULTI_PLAYERS];
	int dealer = ulti_dealer_of(no, seats);

	*out = (struct ulti_pars){ .players = ulti_players_at(seats, dealer) };
	ulti_pack_shuffle(seed, (unsigned)no, pack);
	ulti_pack_deal(pack, hands);
	out->play.talon = ulti_pack_talon(pack);
	for (int i = 0; i < ULTI_PLAYERS; i++)
		out->play.hands[(dealer + 1 + i) % seats] = hands[i] & ~out->play.talon;
}

/* ---- as tables --------------------------------------------------------------------------------- */

static void pars_table(const struct ulti_pars *par, struct listing *out, enum lang lang)
{
	listing_start(out, msg_par_title.text[lang]);
	listing_column(out, "seat", &msg_head_card_seat, LISTING_TEXT);
	listing_column(out, "bid", &msg_head_par_bid, LISTING_TEXT);
	listing_column(out, "trump", &msg_head_par_trump, LISTING_TEXT);
	listing_column(out, "parts", &msg_head_par_parts, LISTING_TEXT);
	listing_column(out, "made", &msg_head_par_made, LISTING_INT);
	listing_column(out, "points", &msg_head_par_points, LISTING_INT);
	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		for (int no = 1; no <= ULTI_BIDS && par->players >> seat & 1; no++) {
			const struct ulti_par *bid = &par->bids[seat][no - 1];
			struct buf parts = { 0 }, words = { 0 };   /* "parti+ ulti-", "parti – igen, ulti – nem" */
			for (int i = 0; i < ulti_bid_at(no)->part_count; i++) {
				int part = ulti_bid_at(no)->parts[i].part;
				bool can = bid->parts >> part & 1;
				buf_printf(&parts, "%s%s%c", i > 0 ? " " : "", ulti_item_code(part), can ? '+' : '-');
				buf_str(&words, i > 0 ? ", " : "");
				buf_msg(&words, lang, can ? &msg_analysis_can : &msg_analysis_cannot,
					MSG_ARGS(ulti_item_name(lang, part)));
			}
			listing_text(out, ulti_seat_code(seat));
			listing_code(out, ulti_bid_at(no)->code, ulti_bid_at(no)->name);
			listing_code(out, bid->trump == ULTI_NO_SUIT ? "" : ulti_suit_code(bid->trump),
				bid->trump == ULTI_NO_SUIT ? "" : ulti_suit_name(lang, bid->trump));
			listing_code(out, buf_text(&parts), buf_text(&words));
			listing_figure(out, bid->is_made, (bid->is_made ? &msg_word_yes : &msg_word_no)->text[lang]);
			listing_number(out, bid->points);
			buf_free(&words);
			buf_free(&parts);
		}
	}
}

/* Write "40-100, zöld". */
static void par_words(struct buf *b, enum lang lang, int no, const struct ulti_par *bid)
{
	buf_str(b, ulti_bid_at(no)->name);
	if (bid->trump != ULTI_NO_SUIT && bid->trump != ULTI_PIROS)
		buf_printf(b, ", %s", ulti_suit_name(lang, bid->trump));
}

int ulti_pars_best(const struct ulti_pars *par, int seat, enum lang lang, struct buf *words)
{
	int best = 0;

	for (int no = 1; no <= ULTI_BIDS; no++) {
		const struct ulti_par *bid = &par->bids[seat][no - 1];
		if (bid->is_made && (!best || bid->points > par->bids[seat][best - 1].points))
			best = no;
	}
	if (best && words)
		par_words(words, lang, best, &par->bids[seat][best - 1]);
	return best;
}

/* List the forcible bids; returns true if they include silent items. */
static bool pars_made(const struct ulti_pars *par, struct listing *out, enum lang lang)
{
	static const struct msg *const heads[]
		= { &msg_head_seat_a, &msg_head_seat_b, &msg_head_seat_c, &msg_head_seat_d };
	static const char *const keys[] = { "a", "b", "c", "d" };
	bool is_starred = false;

	listing_start(out, msg_par_title.text[lang]);
	listing_column(out, "bid", &msg_head_par_bid, LISTING_TEXT);
	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		if (par->players >> seat & 1)
			listing_column(out, keys[seat], heads[seat], LISTING_TEXT);
	}
	for (int no = 1; no <= ULTI_BIDS; no++) {
		bool is_made = false;
		for (int seat = 0; seat < ULTI_SEATS; seat++)
			is_made = is_made || par->bids[seat][no - 1].is_made;
		if (!is_made)
			continue;
		listing_text(out, ulti_bid_at(no)->name);
		for (int seat = 0; seat < ULTI_SEATS; seat++) {
			const struct ulti_par *bid = &par->bids[seat][no - 1];
			struct buf cell = { 0 };
			if (!(par->players >> seat & 1))
				continue;
			if (bid->is_made && bid->trump != ULTI_NO_SUIT)
				buf_printf(&cell, "%.1s ", ulti_suit_code(bid->trump));
			buf_str(&cell, bid->is_made ? num_signed(bid->points).text : msg_par_cell_none.text[lang]);
			buf_str(&cell, has_silent(no, bid) ? "*" : "");
			is_starred = is_starred || has_silent(no, bid);
			listing_text(out, buf_text(&cell));
			buf_free(&cell);
		}
	}
	return is_starred;
}

static void pars_say(
	struct buf *b, enum lang lang, const struct ulti_pars *par, const char *const names[ULTI_SEATS])
{
	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		const char *name = names && names[seat] ? names[seat] : ulti_seat_code(seat);
		struct buf best = { 0 }, silent = { 0 };
		if (!(par->players >> seat & 1))
			continue;
		int no = ulti_pars_best(par, seat, lang, &best);
		ulti_of_this(&silent, lang, &par->ends[seat], seat);
		buf_msg(b, lang, no ? &msg_par_best : &msg_par_nothing, MSG_ARGS(name,
			no ? num_signed(par->bids[seat][no - 1].points).text : "", buf_text(&best), buf_text(&silent)));
		buf_char(b, '\n');
		buf_free(&silent);
		buf_free(&best);
	}
}

void ulti_pars_doc(const struct ulti_pars *par, enum lang lang, unsigned wanted, const char *const names[],
	struct doc *doc)
{
	struct listing table, made;
	struct buf text = { 0 };

	doc_list_start(doc, lang, msg_par_title.text[lang], wanted);
	if (doc_for(doc, DOC_TERMINAL)) {
		pars_say(&text, lang, par, names);
		doc_text(doc, buf_text(&text));
		buf_free(&text);
		/* Add the forcible bids, if any, below the sentences. */
		bool is_starred = pars_made(par, &made, doc->lang);
		if (made.row_count > 0) {
			doc_gap(doc, DOC_GAP_ALWAYS);
			doc_heading(doc, made.title);
			made.title[0] = '\0';
			doc_table(doc, NULL, &made);
			if (is_starred)
				doc_note(doc, msg_par_starred.text[doc->lang]);
		} else {
			listing_free(&made);
		}
	}
	if (doc_for(doc, DOC_EVERYWHERE & ~(unsigned)DOC_TERMINAL)) {
		pars_table(par, &table, lang);
		table.title[0] = '\0';
		doc_table(doc, "rows", &table);
	}
}

/* ---- beside hands ------------------------------------------------------------------------------ */

void ulti_pars_columns(struct listing *out)
{
	static const struct {
		const char *key;
		const struct msg *head;
		enum listing_kind kind;
	} columns[] = {
		{ "par_seat", &msg_head_card_seat, LISTING_TEXT }, { "par_bid", &msg_head_par_bid, LISTING_TEXT },
		{ "par_trump", &msg_head_par_trump, LISTING_TEXT },
		{ "par_points", &msg_head_par_points, LISTING_INT },
	};

	for (size_t i = 0; i < sizeof columns / sizeof *columns; i++) {
		listing_column(out, columns[i].key, columns[i].head, columns[i].kind);
		listing_for_scripts(out);
	}
}

/* Find the seat with the best result; *no is 0 if nobody can force a bid. */
static int par_seat(const struct ulti_pars *par, int dealer, int *no)
{
	int best = ULTI_NO_SEAT, most = INT16_MIN;

	*no = 0;
	for (int i = 1; i <= ULTI_SEATS; i++) {
		int seat = (dealer + i) % ULTI_SEATS, bid = ulti_pars_best(par, seat, LANG_HU, NULL);
		if (!bid || par->bids[seat][bid - 1].points <= most)
			continue;
		best = seat;
		most = par->bids[seat][bid - 1].points;
		*no = bid;
	}
	return best;
}

/* Write "B: 40-100, zöld (+8)", with the silent items. */
static void par_sentence(struct buf *b, enum lang lang, const struct ulti_pars *par, int seat, int no)
{
	if (!no) {
		buf_str(b, msg_par_cell_none.text[lang]);
		return;
	}
	const struct ulti_par *bid = &par->bids[seat][no - 1];
	buf_printf(b, "%s: ", ulti_seat_code(seat));
	par_words(b, lang, no, bid);
	buf_printf(b, " (%s", num_signed(bid->points).text);
	ulti_of_this(b, lang, &par->ends[seat], seat);
	buf_char(b, ')');
}

void ulti_pars_cells(const struct ulti_pars *par, int dealer, struct listing *out)
{
	int no, seat = par_seat(par, dealer, &no);
	const struct ulti_par *bid = no ? &par->bids[seat][no - 1] : NULL;

	listing_text(out, bid ? ulti_seat_code(seat) : "");
	listing_text(out, bid ? ulti_bid_at(no)->code : "");
	listing_text(out, bid && bid->trump != ULTI_NO_SUIT ? ulti_suit_code(bid->trump) : "");
	if (bid)
		listing_number(out, bid->points);
	else
		listing_empty(out);
}

void ulti_pars_lines(const struct ulti_pars *pars, int deals, int seats, struct listing *out, enum lang lang)
{
	listing_start(out, msg_par_title.text[lang]);
	listing_column(out, "deal", &msg_head_deal_no, LISTING_INT);
	listing_column(out, "par", &msg_head_par, LISTING_TEXT);
	for (int i = 0; i < deals; i++) {
		struct buf words = { 0 };
		int no, seat = par_seat(&pars[i], ulti_dealer_of(i + 1, seats), &no);
		par_sentence(&words, lang, &pars[i], seat, no);
		listing_number(out, i + 1);
		listing_text(out, buf_text(&words));
		buf_free(&words);
	}
}
