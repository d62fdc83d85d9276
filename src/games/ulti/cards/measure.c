/*
 * Measure the bidding and play of a deal by its cards: the bid against forcible ones, kontras against parts
 * that could not be forced, points given away. Facts only.
 */
#include "games/ulti/cards/played.h"

#include <stdio.h>
#include <string.h>

/* A deal being measured. */
struct measuring {
	const struct ulti_played *play;
	int best;                             /* number of the most valuable forcible bid, 0: none */
	struct ulti_par best_par;
	struct game_measure *out;
};

/*
 * Judge the bid. As in the analysis, the recorded melds count; if none count in the bid, nobody had to
 * announce any, and for other bids all melds held count.
 */
static void judge_bid(struct measuring *m, const struct ulti_rules *rules, struct ulti_solver *s)
{
	const struct ulti_deal *contract = &m->play->contract;
	bool with_melds = ulti_bid_has(ulti_bid_at(contract->bid), ULTI_PARTI);
	struct ulti_pars par = { .players = contract->players };
	struct ulti_par own = { .is_made = false };
	int seat = contract->declarer;

	for (int trump = ULTI_NO_SUIT; trump < ULTI_SUIT_COUNT; trump++) {
		struct ulti_par found[ULTI_BIDS];
		ulti_par_solve(s, contract->players, seat, trump, &m->play->play, rules, with_melds, found);
		ulti_par_join(par.bids[seat], found);
		if (found[contract->bid - 1].is_solved && trump == ulti_deal_trump(contract))
			own = found[contract->bid - 1];
	}
	m->best = ulti_pars_best(&par, seat, LANG_HU, NULL);
	if (m->best)
		m->best_par = par.bids[seat][m->best - 1];

	/*
	 * Compare the bid with the most valuable one that the same seat could have forced with the same talon,
	 * without kontra. Parti is the least bid: if nothing could be forced it is no overbid.
	 */
	m->out->fit = GAME_BID_FITS;
	if (own.is_made && m->best_par.points > own.points)
		m->out->fit = GAME_BID_UNDER;
	if (!own.is_made && (m->best || contract->bid > 1))
		m->out->fit = GAME_BID_OVER;
}

/* Count a kontra or rekontra by `seats` (a bit set): right if their side could win the part. */
static void count_kontra(struct measuring *m, unsigned seats, bool is_right)
{
	m->out->right += is_right;
	m->out->wrong += !is_right;
	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		m->out->seat_right[seat] += seats >> seat & 1 && is_right;
		m->out->seat_wrong[seat] += seats >> seat & 1 && !is_right;
	}
}

/* Count a level: 2 is a kontra, 4 the declarer's rekontra on top of it. */
static void count_level(struct measuring *m, int level, unsigned defenders, bool can_force)
{
	if (level >= 2)
		count_kontra(m, defenders, !can_force);
	if (level >= 4)
		count_kontra(m, 1u << m->play->contract.declarer, can_force);
}

static void copy_words(char out[2 * GAME_BID], enum lang lang, const struct ulti_deal *deal)
{
	struct buf words = { 0 };

	ulti_contract_say(&words, lang, deal);
	snprintf(out, 2 * GAME_BID, "%s", buf_text(&words));
	buf_free(&words);
}

void ulti_measure(const struct ulti_played *play, const struct ulti_rules *rules, enum lang lang,
	struct ulti_solver *s, struct game_measure *out)
{
	const struct ulti_deal *contract = &play->contract;
	const struct ulti_bid *bid = ulti_bid_at(contract->bid);
	struct measuring m = { .play = play, .out = out };
	struct ulti_analysis analysis;

	*out = (struct game_measure){ .players = play->contract.players, .declarer = play->contract.declarer };
	ulti_analyse(play, rules, s, &analysis);
	for (int seat = 0; seat < ULTI_SEATS; seat++)
		out->gave[seat] = analysis.gave[seat];
	/* In trump bids a kontra belongs to both defenders (7.§ (4)), in others to the seat that said it. */
	for (int i = 0; i < bid->part_count; i++) {
		int part = bid->parts[i].part;
		count_level(&m, contract->kontra[part], contract->players & ~(1u << contract->declarer),
			analysis.parts >> part & 1);
	}
	for (int seat = 0; seat < ULTI_SEATS; seat++)
		count_level(&m, contract->seat_kontra[seat], 1u << seat, analysis.parts >> bid->parts[0].part & 1);
	judge_bid(&m, rules, s);

	/* Write the bid and the best bid, as codes and in words. */
	snprintf(out->bid, sizeof out->bid, "%s", bid->code);
	copy_words(out->bid_words, lang, contract);
	if (!m.best)
		return;
	const struct ulti_deal best = { .bid = (uint8_t)m.best, .trump = m.best_par.trump };
	snprintf(out->best, sizeof out->best, "%s", ulti_bid_at(m.best)->code);
	copy_words(out->best_words, lang, &best);
	out->best_points = m.best_par.points;
}
