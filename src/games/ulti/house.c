/* Present the cards of ulti to the house by games/cards.h. */
#include "base/random.h"
#include "games/ulti/cards/messages.h"
#include "games/ulti/cards/played.h"

#include <stdlib.h>
#include <string.h>

/* ---- lines and contracts ----------------------------------------------------------------------- */

static bool read_line(struct text_slice line, struct game_cards *cards, struct text_fault *fault)
{
	return ulti_play_line_read(line.s, line.n, cards, fault);
}

static bool put_contract(struct game_cards *cards, const struct game_deal *deal)
{
	struct ulti_deal_line line = { .no = 0 };

	if (!ulti_line_from(deal, &line))
		return false;
	ulti_play_contract_put(cards, &line);
	return true;
}

static bool contract_of(const struct game_cards *cards, struct game_deal *out)
{
	struct ulti_deal_line line = { .no = 0 };

	if (!ulti_play_contract(cards, &line))
		return false;
	ulti_line_to(&line, out);
	return true;
}

/* Does the deal's line, the cards or their contract name the seat? */
static bool is_named(const struct game_cards *cards, const struct ulti_deal *deal, int seat)
{
	return deal->declarer == seat || deal->seat_kontra[seat] || game_cards_find(cards, "hand", seat)
		|| game_cards_find(cards, "melds", seat);
}

/* Find the three players: A, B and C or, with D among them, all except the dealer, the unnamed seat. */
static int place_cards(const struct game_cards *cards, struct game_deal *deal)
{
	struct ulti_deal_line line = { .no = 0 };

	ulti_line_from(deal, &line);
	if (!is_named(cards, &line.deal, 3) && deal->dealer != 3)
		return ULTI_PLAYERS;
	for (int seat = 0; seat < ULTI_SEATS && deal->dealer == GAME_NO_SEAT; seat++) {
		if (!is_named(cards, &line.deal, seat))
			deal->dealer = seat;
	}
	return ULTI_SEATS;
}

/* ---- the replay -------------------------------------------------------------------------------- */

/* Read the contract with its three players; false with the reason if it is impossible. */
static bool contract_at(const struct game_play *play, struct ulti_deal *out, struct err *e)
{
	struct ulti_deal_line line = { .no = 0 };

	if (!ulti_play_contract(&play->words, &line))
		return err_set(e, ERR_REFUSED, &msg_cards_contract_missing, MSG_NO_ARGS);
	*out = line.deal;
	out->players = ulti_players_at(play->seats, play->dealer);
	enum ulti_refusal refusal = ulti_contract_check(out, &ulti_mausz_2017);
	return refusal == ULTI_FINE || ulti_refuse(e, &ulti_mausz_2017, refusal);
}

static bool play_over(const struct game_play *play, struct ulti_played *out, struct err *e)
{
	const struct ulti_rules rules = ulti_rules_of(&play->rules);
	struct ulti_deal contract = { 0 };

	*out = (struct ulti_played){ .trick_count = 0 };
	return contract_at(play, &contract, e) && ulti_played_make(&play->words, &contract, &rules, out, e);
}

static bool play_cards(struct game_play *play, struct err *e)
{
	struct ulti_played played;

	if (!play_over(play, &played, e))
		return false;
	ulti_play_of(&played.play, &played.contract, &play->words);
	play->is_settled = played.is_settled;
	play->has_breach = played.replay.breach != ULTI_FREE;
	play->is_ruled = played.is_ruled;
	play->trick_count = played.replay.trick_count;
	return true;
}

/* Repeat a replay that succeeded before. */
static struct ulti_played played_again(const struct game_play *play)
{
	struct ulti_played out;
	struct err none = { 0 };

	play_over(play, &out, &none);
	memcpy(out.names, play->names, sizeof out.names);
	out.is_ruled = out.is_ruled && play->is_ruled;
	return out;
}

static void close_deal(const struct game_play *play, struct game_deal *deal)
{
	if (!deal->is_open || !play->is_settled)
		return;
	const struct ulti_played played = played_again(play);
	deal->is_open = false;
	ulti_record_of(&played.replay.deal, &deal->record);
}

static bool is_other_trump(const struct game_play *play, enum lang lang, const char **typed,
	const char **fits)
{
	const struct ulti_rules rules = ulti_rules_of(&play->rules);
	struct ulti_deal contract = { 0 };
	struct err none = { 0 };

	if (!contract_at(play, &contract, &none))
		return false;
	int other = ulti_other_trump(&play->words, &contract, &rules);
	if (other == ULTI_NO_SUIT)
		return false;
	*typed = ulti_suit_name(lang, contract.trump);
	*fits = ulti_suit_name(lang, other);
	return true;
}

static void play_doc(struct doc *doc, enum lang lang, unsigned wanted, const struct game_play *play)
{
	const struct ulti_played played = played_again(play);

	ulti_played_doc(&played, lang, wanted, doc);
}

/* ---- comparisons ------------------------------------------------------------------------------- */

static int against_record(struct buf *b, enum lang lang, const struct game_play *play,
	const struct game_record *record)
{
	const struct ulti_played played = played_again(play);

	return ulti_played_against_sheet(b, lang, &played, record);
}

static int against_ruling(struct buf *b, enum lang lang, const struct game_play *play,
	const struct court_dispute *said)
{
	const struct ulti_played played = played_again(play);

	return ulti_played_against(b, lang, &played, said);
}

static void say_breach(struct buf *b, enum lang lang, const struct game_play *play)
{
	const struct ulti_played played = played_again(play);

	ulti_breach_say(b, lang, &played);
}

static bool prove(const struct game_play *play, const struct court_dispute *said)
{
	const struct ulti_played played = played_again(play);

	return ulti_cards_prove(&played, said);
}

static void tell_contract(const struct game_play *play, struct game_record *out)
{
	const struct ulti_played played = played_again(play);

	ulti_record_of(&played.contract, out);
}

static bool tell_breach(const struct game_play *play, enum lang lang, struct court_dispute *said)
{
	const struct ulti_played played = played_again(play);

	return ulti_breach_of_cards(&played, lang, said);
}

/* ---- possible bids on hands -------------------------------------------------------------------- */

struct game_pars {
	struct ulti_rules rules;
	int seats, count;
	struct ulti_pars deals[];
};

static struct game_pars *pars_start(const struct game_rules *rules, int seats, int count)
{
	struct game_pars *pars = calloc(1, sizeof *pars + (size_t)count * sizeof pars->deals[0]);

	if (pars) {
		pars->rules = ulti_rules_of(rules);
		pars->seats = seats;
		pars->count = count;
	}
	return pars;
}

static struct game_pars *pars_of_play(const struct game_play *play)
{
	struct game_pars *pars = pars_start(&play->rules, play->seats, 1);
	const struct ulti_played played = played_again(play);

	if (pars) {
		pars->deals[0] = (struct ulti_pars){ .players = played.contract.players, .play = played.play };
		pars->deals[0].play.count = 0;
	}
	return pars;
}

static struct game_pars *pars_of_seed(const struct game_rules *rules, int seats, const char *seed, int first,
	int deals)
{
	struct game_pars *pars = pars_start(rules, seats, deals);

	for (int i = 0; pars && i < deals; i++)
		ulti_pars_deal(random_seed_of(seed, strlen(seed)), first + i, seats, &pars->deals[i]);
	return pars;
}

static void work_par(struct game_pars *pars, int deal, struct game_solver *const solvers[], int workers)
{
	struct ulti_solver *own[POOL_WORKERS];

	for (int i = 0; i < workers; i++)
		own[i] = (struct ulti_solver *)solvers[i];
	ulti_pars_solve(&pars->deals[deal], &pars->rules, own, workers);
}

static void par_doc(struct doc *doc, enum lang lang, unsigned wanted, const struct game_pars *pars,
	const char *const names[GAME_SEATS])
{
	ulti_pars_doc(&pars->deals[0], lang, wanted, names, doc);
}

static void par_lines(struct listing *out, enum lang lang, const struct game_pars *pars)
{
	ulti_pars_lines(pars->deals, pars->count, pars->seats, out, lang);
}

static void list_hands(struct listing *out, enum lang lang, const char *seed, int deals, int seats,
	const struct game_pars *pars)
{
	ulti_hands_list(seed, deals, seats, pars ? pars->deals : NULL, out, lang);
}

static void list_hands_narrow(struct listing *out, const char *seed, int deals, int seats)
{
	ulti_hands_narrow(seed, deals, seats, out);
}

const struct game_cards_play ulti_cards_play = {
	.read = read_line, .contract_put = put_contract, .contract_of = contract_of, .place = place_cards,
	.play = play_cards, .close = close_deal, .other_trump = is_other_trump, .doc = play_doc,
	.against_record = against_record, .against_ruling = against_ruling,
	.breach_say = say_breach, .prove = prove, .contract_tell = tell_contract, .breach_tell = tell_breach,
	.hands = list_hands, .hands_narrow = list_hands_narrow,
	.replay = ulti_json_replay,
};

/* ---- with all hands open ----------------------------------------------------------------------- */

static struct ulti_solver *own_solver(struct game_solver *solver)
{
	return (struct ulti_solver *)solver;
}

static struct game_solver *make_solver(void)
{
	void *memory = malloc(ulti_solver_size(ULTI_SOLVER_BITS));

	return memory ? (struct game_solver *)ulti_solver_make(memory, ULTI_SOLVER_BITS) : NULL;
}

static bool read_question(void *question, enum lang lang, bool talon, const char *line, size_t n)
{
	struct ulti_question *own = question;

	ulti_question_read(own, lang, talon, line, n);
	return own->kind != ULTI_QUESTION_REFUSED;
}

static size_t question_pieces(const void *question)
{
	return ulti_question_pieces(question);
}

static void work_question(void *question, size_t piece, struct game_solver *solver)
{
	ulti_question_work(question, piece, own_solver(solver));
}

static void write_question(struct buf *out, void *question)
{
	struct ulti_question *own = question;

	ulti_question_write(out, own);
	buf_free(&own->head);
}

static void analyse(struct doc *doc, enum lang lang, unsigned wanted, const struct game_play *play,
	struct game_solver *solver)
{
	const struct ulti_rules rules = ulti_rules_of(&play->rules);
	const struct ulti_played played = played_again(play);
	struct ulti_analysis analysis;

	ulti_analyse(&played, &rules, own_solver(solver), &analysis);
	ulti_analysis_doc(&analysis, lang, wanted, doc);
}

static void breach_cost(struct buf *b, enum lang lang, const struct game_play *play,
	const struct court_ruling *ruling, struct game_solver *solver)
{
	const struct ulti_rules rules = ulti_rules_of(&play->rules);
	const struct ulti_played played = played_again(play);
	struct ulti_analysis analysis;

	ulti_analyse(&played, &rules, own_solver(solver), &analysis);
	ulti_breach_cost(b, lang, &analysis, ruling);
}

static void measure(const struct game_play *play, enum lang lang, struct game_solver *solver,
	struct game_measure *out)
{
	const struct ulti_rules rules = ulti_rules_of(&play->rules);
	const struct ulti_played played = played_again(play);

	ulti_measure(&played, &rules, lang, own_solver(solver), out);
}

const struct game_solve ulti_solve = {
	.solver = make_solver,
	.question_size = sizeof(struct ulti_question), .question_read = read_question,
	.question_pieces = question_pieces, .question_work = work_question, .question_write = write_question,
	.analyse = analyse, .breach_cost = breach_cost, .measure = measure,
	.pars_of_play = pars_of_play, .pars_of_seed = pars_of_seed, .par_work = work_par, .par = par_doc,
	.par_lines = par_lines,
};
