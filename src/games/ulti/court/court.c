/* The court of ulti: a dispute is judged on its deal in the order of 10.§ (3), and what holds follows. */
#include "games/ulti/court/court.h"
#include "games/ulti/court/messages.h"

#include <stdio.h>
#include <string.h>

/* ---- cases ------------------------------------------------------------------------------------- */

static void add_case_cite(struct court_case *out, const char *cite)
{
	if (out->cite_count == 0 || strcmp(out->cites[out->cite_count - 1], cite) != 0)
		out->cites[out->cite_count++] = cite;
}

static enum court_standing standing_of(int case_no)
{
	if (case_no < ULTI_CASES)
		return case_no == ULTI_CASE_JURY ? COURT_UNLISTED : COURT_LISTED;
	if (case_no < ULTI_NAMED)
		return case_no == ULTI_FREE_CONDUCT ? COURT_CONDUCT : COURT_ALLOWED;
	return COURT_NAMED;
}

bool ulti_is_thrown(int case_no)
{
	return case_no == ULTI_CASE_3_10 || case_no == ULTI_CASE_3_11;
}

static void describe(int case_no, struct court_case *out)
{
	const struct ulti_case *row = ulti_case_at(case_no);

	*out = (struct court_case){ .no = row ? row->no : case_no < ULTI_NAMED ? "" : COURT_JURY,
		.phase = ulti_phase_name(row ? row->phase : ULTI_ANY_TIME),
		.title = ulti_case_title(case_no),
		.act = ulti_case_act(case_no),
		.follows = ulti_case_follows(case_no) };
	out->standing = standing_of(case_no);
	out->plain_stays = case_no == ULTI_CASE_1_3;
	out->claims = case_no == ULTI_CASE_FALSE_CLAIM;
	out->blames_nobody = ulti_is_thrown(case_no);
	out->bid_stays = case_no == ULTI_CASE_2_2;
	out->turn_deals = case_no == ULTI_CASE_1_5;
	out->cards_prove = case_no == ULTI_CASE_3_4;
	if (!row)
		add_case_cite(out, ulti_case_cite(case_no));
	for (int i = 0; row && i < ULTI_OUTCOMES && row->outcomes[i].follows != ULTI_FOLLOWS_NOTHING; i++)
		add_case_cite(out, row->outcomes[i].cite);
}

/* ---- what the recorded deal tells --------------------------------------------------------------- */

static bool asks(const struct ulti_dispute *d, int fact)
{
	return ulti_case_at(d->case_no)->facts >> fact & 1;
}

static bool made_is_said(const struct ulti_deal *deal)
{
	unsigned said = 0;

	for (int part = 0; part < ULTI_PART_COUNT; part++)
		said |= deal->made[part];
	return said;
}

static void fill_results(struct ulti_dispute *d, const struct ulti_deal *recorded)
{
	struct ulti_deal *deal = &d->deal;

	if (made_is_said(deal) || recorded->ending != ULTI_PLAYED)
		return;
	for (int part = 0; part < ULTI_PART_COUNT; part++) {
		if (!(d->facts[ULTI_FACT_UNCHECKABLE] >> part & 1))
			deal->made[part] = recorded->made[part];
	}
	/* Who has the silent 100 hangs on the parti. */
	if (deal->made[ULTI_PARTI] != ULTI_UNSAID)
		deal->silent_100 = recorded->silent_100;
	deal->silent_4_asz = recorded->silent_4_asz;
	deal->silent_ulti = recorded->silent_ulti;
	deal->silent_ulti_result = recorded->silent_ulti_result;
}

/* Of the recorded deal what holds for the case: nothing of a fault in the deal or the auction. */
static bool holds_for(const struct court_scene *scene, const struct ulti_dispute *d,
	struct ulti_deal *recorded)
{
	const struct game_record *record = scene->record ? scene->record : scene->by_cards;
	uint8_t phase = ulti_case_at(d->case_no)->phase;

	if (phase != ULTI_PLAY && phase != ULTI_ANY_TIME)
		return false;
	return record && ulti_record_read(record, recorded) && asks(d, ULTI_FACT_BID);
}

void ulti_kontra_copy(struct ulti_deal *deal, const struct ulti_deal *from)
{
	memcpy(deal->kontra, from->kontra, sizeof deal->kontra);
	memcpy(deal->seat_kontra, from->seat_kontra, sizeof deal->seat_kontra);
}

bool ulti_kontra_recorded(
	const struct court_scene *scene, const struct ulti_dispute *d, struct ulti_deal *recorded)
{
	struct ulti_deal all = { 0 };

	if (!holds_for(scene, d, &all))
		return false;
	bool is_same = all.bid == d->deal.bid && all.declarer == d->deal.declarer && ulti_kontra_is_said(&all);
	if (is_same) {
		*recorded = (struct ulti_deal){ .bid = all.bid, .declarer = all.declarer };
		ulti_kontra_copy(recorded, &all);
	}
	return is_same;
}

/*
 * of the kontras on the sheet those said before the act. In the first trick only somebody who was there
 * knows: whoever makes the ruling now is asked, one that was made holds what was told then.
 */
static void fill_kontra(const struct court_scene *scene, struct ulti_dispute *d)
{
	enum ulti_kontra_time time = ulti_kontra_time(d);
	struct ulti_deal recorded = { 0 };

	if (d->kontra_is_known || ulti_kontra_is_said(&d->deal) || !ulti_kontra_recorded(scene, d, &recorded))
		return;
	if (time == ULTI_KONTRA_NEVER)
		d->kontra_is_known = true;
	else if (time != ULTI_KONTRA_AMID || !scene->is_typed)
		ulti_kontra_copy(&d->deal, &recorded);
}

/*
 * Bid, declarer and trump of a deal that was played stand on the sheet; what was typed goes before. In
 * 13.§ (3) 2 the sheet has the bid as it was raised.
 */
static bool fill_contract(
	const struct court_scene *scene, const struct court_dispute *said, struct ulti_dispute *d, struct err *e)
{
	struct ulti_deal *deal = &d->deal, recorded = { 0 };

	if (!holds_for(scene, d, &recorded))
		return true;
	bool was_founded = ulti_is_founded(d);
	const struct ulti_bid *raised = d->case_no == ULTI_CASE_3_2
		? ulti_bid_plain_twin(&ulti_mausz_2017, ulti_bid_at(recorded.bid)) : NULL;
	if (!deal->bid)
		deal->bid = raised ? raised->no : recorded.bid;
	if (deal->declarer == ULTI_SEATS)
		deal->declarer = recorded.declarer;
	if (!was_founded && !ulti_contract_read(said, d, e))
		return false;
	if (deal->bid != recorded.bid || deal->declarer != recorded.declarer)
		return true;
	/* What was told of a dispute before its deal had a line stays so until it is decided. */
	if (was_founded && !scene->is_typed && said->state == COURT_OPEN)
		return true;
	if (deal->trump == ULTI_NO_SUIT)
		deal->trump = recorded.trump;
	fill_kontra(scene, d);
	if (asks(d, ULTI_FACT_MADE))
		fill_results(d, &recorded);
	return true;
}

/* ---- judging ----------------------------------------------------------------------------------- */

/* A dispute under way; `missing` as of ulti_court_judge. */
struct judging {
	const struct court_scene *scene;
	struct court_ruling *out;
	struct ulti_judged judged;
	int missing;
};

static bool refuse_missing(struct judging *j, struct err *e, const struct msg *msg, int missing)
{
	j->missing = missing;
	return err_set(e, ERR_REFUSED, msg, MSG_NO_ARGS);
}

/* 10.§ (3) g: the offender is the claimant, who need not be named twice. */
static bool take_claimant(struct judging *j, struct err *e)
{
	struct court_dispute *said = &j->out->said;

	if (j->judged.dispute.case_no != ULTI_CASE_FALSE_CLAIM || said->minor || said->claimant == GAME_NO_SEAT)
		return true;
	if (said->offender == GAME_NO_SEAT)
		j->judged.dispute.offender = (int8_t)(said->offender = said->claimant);
	return !j->scene->is_typed || said->offender == said->claimant
		|| err_set(e, ERR_REFUSED, &msg_claimant_pays,
			MSG_ARGS(text_seat_code(said->claimant), text_seat_code(said->offender)));
}

int ulti_starter(const struct court_scene *scene, const struct court_dispute *said)
{
	bool is_known = said->dealer != GAME_NO_SEAT || !scene->is_bare;

	if (!is_known || scene->seats == 0)   /* a forged book may have a table without seats */
		return GAME_NO_SEAT;
	return ((said->dealer == GAME_NO_SEAT ? scene->dealer : said->dealer) + 1) % scene->seats;
}

/* who does not play the deal may not claim. */
static bool check_claimant(struct judging *j, struct err *e)
{
	int claimant = j->out->said.claimant;

	if (claimant == GAME_NO_SEAT || j->out->said.seats[0]
		|| ulti_deal_seats(&j->judged.dispute.deal, claimant))
		return take_claimant(j, e);
	return err_set(e, ERR_REFUSED, &msg_claimant_out, MSG_ARGS(text_seat_code(claimant)));
}

/*
 * 13.§ (1) 6: whoever claims plays the deal by the seat that was really his. Once the sheet has taken them
 * over it names that one; where it keeps its own, by either.
 */
static bool check_seated(const struct judging *j, struct err *e)
{
	const struct court_ruling *out = j->out;
	int claimant = out->said.claimant, real = 0;
	bool is_moved = out->said.state == COURT_DECIDED && out->kind->plays_on;
	bool is_named = is_moved && !j->scene->is_typed;

	if (!out->said.seats[0] || claimant == GAME_NO_SEAT)
		return true;
	while (real < j->scene->seats && court_really_in(&out->said, real) != claimant)
		real++;
	bool plays = ulti_deal_seats(&j->judged.dispute.deal, claimant);
	bool plays_really = ulti_deal_seats(&j->judged.dispute.deal, real);
	if (is_named ? plays : plays_really || (plays && !is_moved))
		return true;
	return err_set(e, ERR_REFUSED, is_named || real == claimant ? &msg_claimant_out : &msg_claimant_sat_out,
		MSG_ARGS(text_seat_code(claimant), text_seat_code(real)));
}

/* Is it said, and none of the case? Bid and declarer tell who played; without them no result is one yet. */
static bool is_unasked(const struct judging *j, int fact, bool is_result)
{
	const struct ulti_dispute *d = &j->judged.dispute;

	if (fact == ULTI_FACT_DECLARER || asks(d, fact) || (is_result && !ulti_is_founded(d)))
		return false;
	return court_fact(&j->out->said, ulti_fact_code(fact))[0];
}

/* Where the play goes on whatever was answered nobody pays. */
static bool check_unpaid(const struct court_dispute *said, struct err *e)
{
	bool goes_on = said->late || said->minor;

	return !goes_on || said->point_count == 0
		|| err_set(e, ERR_REFUSED, &msg_points_play_on, MSG_ARGS(said->late ? "late" : "minor"));
}

/* What is none of the case is not told of it, whatever follows. Of a ruling that was made all that stays. */
static bool check_asked(const struct judging *j, struct err *e)
{
	struct ulti_ruling about = { .fact = ULTI_FACT_PREVIOUS_BID };

	if (!j->scene->is_typed)
		return true;
	for (; about.fact < ULTI_FACT_POINTS; about.fact++) {
		bool is_result = about.fact == ULTI_FACT_MADE || about.fact == ULTI_FACT_SILENT;
		if (is_unasked(j, about.fact, is_result))
			return ulti_judge_refuse(e, &j->judged.dispute, &about,
				is_result ? ULTI_JUDGE_RESULT_UNASKED : ULTI_JUDGE_FACT_UNASKED);
	}
	return check_unpaid(&j->out->said, e);
}

/* Where they sat is asked in 13.§ (1) 6 alone. Of a ruling on the wrong dealer that was made it stays. */
static bool check_real_seats(const struct judging *j, struct err *e)
{
	int case_no = j->judged.dispute.case_no;

	if (!j->out->said.seats[0] || case_no == ULTI_CASE_1_6
		|| (case_no == ULTI_CASE_1_5 && !j->scene->is_typed))
		return true;
	return err_set(e, ERR_REFUSED, &msg_seats_unasked, MSG_ARGS(ulti_case_at(case_no)->no));
}

/* Who sits out at a table of four; GAME_NO_SEAT: nobody, or it is not known. */
static int idle_seat(const struct court_scene *scene, const struct court_dispute *said)
{
	int dealer = said->dealer == GAME_NO_SEAT ? scene->dealer : said->dealer;

	return scene->seats < ULTI_SEATS ? GAME_NO_SEAT : dealer;
}

const char *ulti_points_form(const struct court_scene *scene, const struct court_dispute *said,
	const char **idle)
{
	static const char *const forms[ULTI_SEATS] = {
		"0,-20,10,10", "-20,0,10,10", "-20,10,0,10", "-20,10,10,0" };
	int seat = idle_seat(scene, said);

	*idle = seat == GAME_NO_SEAT ? NULL : text_seat_code(seat);
	return seat == GAME_NO_SEAT ? "-20,10,10" : forms[seat];
}

static bool refuse_points(struct judging *j, struct err *e, const struct msg *msg,
	const struct msg *with_idle, const char *given, const char *sum)
{
	const char *idle, *form = ulti_points_form(j->scene, &j->out->said, &idle);

	j->missing = -1;
	return err_set(e, ERR_REFUSED, idle ? with_idle : msg, MSG_ARGS(given, sum, form, idle ? idle : ""));
}

static bool refuse_form(struct judging *j, struct err *e)
{
	return refuse_points(j, e, &msg_points_wrong, &msg_points_wrong_idle, num_of(j->scene->seats).text, "");
}

/* "a megadott -2, 1, 2 összege +1" */
static bool refuse_sum(struct judging *j, struct err *e, int sum)
{
	const struct court_dispute *said = &j->out->said;
	char given[64] = "";
	size_t at = 0;

	for (int i = 0; i < said->point_count && at < sizeof given; i++)
		at += (size_t)snprintf(given + at, sizeof given - at, at ? ", %d" : "%d", said->points[i]);
	return refuse_points(j, e, &msg_points_sum, &msg_points_sum_idle, given, num_signed(sum).text);
}

/* Points that were given: a figure a seat, none for who sits out, together 0. */
static bool check_points(struct judging *j, struct err *e)
{
	const struct court_dispute *said = &j->out->said;
	int sum = 0;

	if (said->point_count == 0)
		return true;
	for (int seat = 0; seat < said->point_count; seat++) {
		sum += said->points[seat];
		if (said->points[seat] && !ulti_deal_seats(&j->judged.dispute.deal, seat))
			return refuse_form(j, e);
	}
	if (said->point_count != j->scene->seats)
		return refuse_form(j, e);
	return sum == 0 || refuse_sum(j, e, sum);
}

bool ulti_parties_set(const struct court_dispute *said)
{
	return said->agreed && strcmp(said->case_no, COURT_JURY) == 0;
}

static void add_cites(struct court_ruling *out)
{
	out->cites[0] = '\0';
	if (out->said.agreed)
		court_cite_add(out, "10.§ (3)");
	court_cite_add(out, out->said.paragraph[0] ? out->said.paragraph : NULL);
	if (ulti_parties_set(&out->said))
		return;
	/* What the parties set has nothing to do with how the rules' own payment is made up. */
	for (int i = 0; i < (out->deviates ? 1 : out->book.cite_count); i++)
		court_cite_add(out, out->book.cites[i]);
	for (int i = 0; i < out->book.reading_count && !out->deviates; i++)
		court_cite_add(out, out->book.readings[i]);
}

static void set_points(struct court_ruling *out, bool pays)
{
	out->pays = pays;
	for (int seat = 0; seat < GAME_SEATS; seat++)
		out->points[seat] = !pays       ? 0
			: out->said.point_count ? out->said.points[seat]
						: out->book.points[seat];
}

/* A claim that came late, or an event without bearing on the play: it goes on (10.§ (2), (3) b). */
static struct ulti_ruling play_goes_on(bool late)
{
	static const char *const cites[] = { "10.§ (2)", "10.§ (3) b" };

	return (struct ulti_ruling){ .kind = ULTI_RULING_CONTINUE, .cite_count = 1, .cites = { cites[!late] },
		.reading_count = late, .readings = { "R-30" } };
}

bool ulti_is_allowed(const struct ulti_ruling *ruling)
{
	return ruling->follows == ULTI_FOLLOWS_OPEN_HAND || ruling->follows == ULTI_FOLLOWS_ALL_OPEN
		|| ruling->follows == ULTI_FOLLOWS_NOTHING;
}

/* did somebody who does not play the deal do it, a spectator or the dealer who sits out? */
static bool is_outsider(const struct judging *j)
{
	const struct court_dispute *said = &j->out->said;
	bool sits_out = said->offender != GAME_NO_SEAT && said->offender < j->scene->seats
		&& !ulti_deal_seats(&j->judged.dispute.deal, said->offender);

	return j->judged.dispute.case_no == ULTI_CASE_JURY && (said->by_spectator || sits_out);
}

/* Whom no payment reaches. The measures of 11.§ are no part of the ruling. */
static void cite_outsider(const struct judging *j, struct ulti_ruling *ruling)
{
	if (!is_outsider(j))
		return;
	ruling->guilty = 0;
	ruling->readings[ruling->reading_count++] = "R-85";
}

/* What the rules say, as the house has it. */
static void take_book(struct court_ruling *out, const struct ulti_ruling *ruling)
{
	bool is_right = ulti_is_allowed(ruling) || ruling->follows == ULTI_FOLLOWS_PUT_RIGHT;

	out->book = (struct court_verdict){ .kind = &ulti_kinds[ruling->kind], .pays = ruling->pays,
		.is_clean = out->said.late || out->said.minor || is_right,
		.cite_count = ruling->cite_count, .reading_count = ruling->reading_count };
	memcpy(out->book.cites, ruling->cites, sizeof out->book.cites);
	memcpy(out->book.readings, ruling->readings, sizeof out->book.readings);
	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		out->book.points[seat] = ruling->points[seat];
		out->book.barred[seat] = ruling->barred >> seat & 1;
	}
}

/* The rules leave it to the jury, whose points and reasons are needed. */
static bool jury_decides(struct judging *j, struct err *e)
{
	struct court_ruling *out = j->out;

	if (out->said.point_count == 0)
		return refuse_missing(j, e, &msg_points_missing, ULTI_FACT_POINTS);
	if (!out->said.reason[0] && !out->said.agreed)
		return refuse_missing(j, e, &msg_reason_missing, ULTI_FACT_REASON);
	out->kind = &ulti_kinds[ULTI_RULING_PAY];
	set_points(out, true);
	return true;
}

/* Nobody but the parties may depart from what the rules set (10.§ (3) d). */
static bool rules_decide(struct judging *j, struct err *e)
{
	struct court_ruling *out = j->out;

	if (out->said.point_count > 0 && !out->said.agreed)
		return refuse_missing(j, e, &msg_points_not_free, -1);
	out->kind = out->book.kind;
	set_points(out, out->book.pays || out->said.point_count > 0);
	out->deviates = out->pays != out->book.pays
		|| memcmp(out->points, out->book.points, sizeof out->points) != 0;
	if (out->deviates)
		out->kind = &ulti_kinds[ULTI_RULING_PAY];
	return true;
}

static void give_points(const struct court_dispute *said, struct ulti_dispute *d)
{
	if (d->case_no != ULTI_CASE_JURY)
		return;
	for (int seat = 0; seat < said->point_count; seat++)
		d->points[seat] = (int16_t)said->points[seat];
	d->facts[ULTI_FACT_POINTS] = said->point_count > 0;
	d->facts[ULTI_FACT_REASON] = said->reason[0] || said->agreed;
}

/* An act that the rules allow is no offence, and play goes on (10.§ (3) a). False: another refusal. */
static bool take_allowed(
	const struct ulti_dispute *d, enum ulti_judge_refusal refusal, struct ulti_ruling *out)
{
	static const char *const allows[ULTI_JUDGE_REFUSAL_COUNT][2] = {
		[ULTI_JUDGE_BID_HIGHER] = { "3.§ (5)", "R-02" }, [ULTI_JUDGE_MELD_OWN] = { "4.§ (B) (1)", "R-72" },
		[ULTI_JUDGE_MELD_ALLOWED] = { "6.§ (6)", NULL },
	};
	const char *cite = allows[refusal][0], *reading = allows[refusal][1];

	if (!cite)
		return false;
	if (refusal == ULTI_JUDGE_MELD_ALLOWED && d->offender != d->deal.declarer)
		cite = "6.§ (7)";
	*out = (struct ulti_ruling){ .kind = ULTI_RULING_CONTINUE, .cite_count = 1, .cites = { cite },
		.reading_count = reading != NULL, .readings = { reading } };
	return true;
}

/*
 * 6.§ (6) and (7): 20 and 40 are announced by the first card, so in a later trick never, in whatever bid. No
 * penalty is listed. A ruling that was made stays.
 */
static bool is_late_meld(const struct judging *j, enum ulti_judge_refusal refusal)
{
	bool is_permitted = refusal == ULTI_JUDGE_MELD_ALLOWED || refusal == ULTI_JUDGE_MELD_OWN;

	return is_permitted && j->scene->is_typed && j->judged.dispute.trick > 1
		&& j->out->said.state != COURT_DISMISSED;
}

static bool refuse_late_meld(struct judging *j, struct err *e)
{
	const struct ulti_dispute *d = &j->judged.dispute;

	j->missing = -1;
	return err_set(e, ERR_REFUSED, &msg_meld_late,
		MSG_ARGS(num_of(d->trick).text, d->offender == d->deal.declarer ? "6.§ (6)" : "6.§ (7)",
			text_seat_code(d->offender)));
}

bool ulti_is_late_meld(const struct court_scene *scene, const struct court_dispute *said)
{
	struct court_ruling ruling = { .said = *said };
	struct err e = { 0 };
	int missing;

	return !ulti_court_judge(scene, &ruling, &missing, &e) && e.msg == &msg_meld_late;
}

/* What the rules say; false: they refuse the dispute. An outsider's offence is none of the players'. */
static bool ask_rules(struct judging *j, struct err *e)
{
	struct ulti_dispute *d = &j->judged.dispute, unnamed;
	struct ulti_ruling *ruling = &j->judged.ruling;
	const struct ulti_rules rules = ulti_rules_of(j->scene->rules);

	give_points(&j->out->said, d);
	unnamed = *d;
	for (int seat = 0; seat < ULTI_SEATS && is_outsider(j); seat++) {
		if (ulti_deal_seats(&unnamed.deal, seat))
			unnamed.offender = (int8_t)seat;
	}
	enum ulti_judge_refusal refusal = ulti_judge(&unnamed, &rules, ruling);
	if (refusal == ULTI_JUDGE_FINE)
		cite_outsider(j, ruling);
	if (is_late_meld(j, refusal))
		return refuse_late_meld(j, e);
	if (refusal == ULTI_JUDGE_FINE || take_allowed(d, refusal, ruling))
		return true;
	if (refusal == ULTI_JUDGE_OFFENDER_NOT_PLAYING)
		return err_set(e, ERR_REFUSED, &msg_offender_out, MSG_ARGS(text_seat_code(d->offender)));
	if (refusal == ULTI_JUDGE_FACT_MISSING) {
		j->missing = ruling->fact;
		const char *idle, *form = ulti_points_form(j->scene, &j->out->said, &idle);
		return ulti_fact_want(e, d, ruling->fact, form);
	}
	j->missing = -1;
	return ulti_judge_refuse(e, d, ruling, refusal);
}

/* Is each level of `said` at most that of `most`, or with is_equal the same? */
static bool kontra_fits(const struct ulti_deal *said, const struct ulti_deal *most, bool is_equal)
{
	for (int part = 0; part < ULTI_PART_COUNT; part++) {
		int level = said->kontra[part] | 1, limit = most->kontra[part] | 1;
		if (level > limit || (is_equal && level != limit))
			return false;
	}
	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		int level = said->seat_kontra[seat] | 1, limit = most->seat_kontra[seat] | 1;
		if (level > limit || (is_equal && level != limit))
			return false;
	}
	return true;
}

/* {0} is the case, {1} the kontras of the sheet. */
static bool refuse_kontra(struct judging *j, struct err *e, const struct msg *msg, int missing,
	const struct ulti_deal *recorded)
{
	struct buf words = { 0 };

	if (recorded)
		ulti_modifiers_write(&words, recorded);
	j->missing = missing;
	err_set(e, ERR_REFUSED, msg, MSG_ARGS(ulti_case_at(j->judged.dispute.case_no)->no,
		words.len > 0 ? buf_text(&words) : "-"));
	buf_free(&words);
	return false;
}

/*
 * kontras that are typed have to agree with the act's moment and with the sheet. At the declarer's lead
 * there was none, in the first trick those of the sheet or fewer, later all; that there was none before an
 * act of who leads says that it was the lead. Without a payment it does not matter, and a ruling that was
 * made is not asked again.
 */
static bool check_kontra(struct judging *j, struct err *e)
{
	const struct ulti_dispute *d = &j->judged.dispute;
	enum ulti_kontra_time time = ulti_kontra_time(d);
	bool is_said = ulti_kontra_is_said(&d->deal);
	struct ulti_deal sheet = { 0 };

	if (!j->scene->is_typed || !j->judged.ruling.pays || j->out->said.state == COURT_DISMISSED)
		return true;
	if (time == ULTI_KONTRA_NEVER && is_said)
		return refuse_kontra(j, e, &msg_kontra_early, -1, NULL);
	if (!holds_for(j->scene, d, &sheet) || sheet.bid != d->deal.bid || sheet.declarer != d->deal.declarer)
		return true;
	if (time == ULTI_KONTRA_AMID && ulti_kontra_is_said(&sheet) && !d->kontra_is_known && !is_said)
		return refuse_kontra(j, e, &msg_kontra_wanted, ULTI_FACT_KONTRA, &sheet);
	bool is_all = time == ULTI_KONTRA_ALL || time == ULTI_KONTRA_ALL_OR_NONE;
	if (time == ULTI_KONTRA_NEVER || kontra_fits(&d->deal, &sheet, is_all))
		return true;
	return refuse_kontra(j, e, time == ULTI_KONTRA_ALL ? &msg_kontra_late
		: is_all ? &msg_kontra_of_leader : &msg_kontra_more, -1, &sheet);
}

/* What was said of a contract that is none without bid and declarer. */
static bool check_contract(const struct judging *j, struct err *e)
{
	static const char *const keys[] = { "trump", "made", "silent" };
	bool is_loose = !ulti_is_founded(&j->judged.dispute);

	for (size_t i = 0; is_loose && i < sizeof keys / sizeof *keys; i++) {
		if (court_fact(&j->out->said, keys[i])[0])
			return err_set(e, ERR_REFUSED, &msg_ruling_contract, MSG_ARGS(keys[i]));
	}
	return true;
}

/*
 * who may not bid cannot have declared the deal that goes on, but by a bid made before (13.§ (2) 2). Of
 * a ruling that was made that stays.
 */
static bool check_barred(const struct judging *j, struct err *e)
{
	const struct court_ruling *out = j->out;
	const struct court_scene *scene = j->scene;
	struct ulti_deal played;
	bool goes_on = scene->is_typed && out->said.state == COURT_DECIDED && !out->pays && !out->kind->redeals;

	if (!goes_on || !scene->record || !ulti_record_read(scene->record, &played))
		return true;
	const struct court_case row = court_case_at(&ulti_court, j->judged.dispute.case_no);
	bool is_plain = row.plain_stays && strcmp(scene->record->bid, scene->rules->edition->plain_bid) == 0;
	if (!out->book.barred[played.declarer] || is_plain || row.bid_stays)
		return true;
	return err_set(e, ERR_REFUSED, &msg_barred_declares, MSG_ARGS(ulti_case_at(j->judged.dispute.case_no)->no,
		text_seat_code(played.declarer), ulti_bid_at(played.bid)->name));
}

/* Who leads has no duty to follow, overtake or trump; but the seven of the ulti can be led too early. */
static bool check_lead(const struct judging *j, struct err *e)
{
	const struct ulti_dispute *d = &j->judged.dispute;

	if (!j->scene->is_typed || d->trick != 1 || !ulti_leads_freely(d))
		return true;
	return err_set(e, ERR_REFUSED, &msg_leads_first, MSG_ARGS(text_seat_code(d->offender)));
}

/* In a deal that was thrown in before the lead there is no trick (6.§ (9)). */
static bool check_led(const struct judging *j, struct err *e)
{
	const struct ulti_dispute *d = &j->judged.dispute;
	const struct court_scene *scene = j->scene;
	bool is_of_trick = d->trick || d->case_no == ULTI_CASE_3_4 || d->case_no == ULTI_CASE_3_5;
	struct ulti_deal sheet;

	if (!scene->is_typed || !is_of_trick || !scene->record)
		return true;
	if (!ulti_record_read(scene->record, &sheet) || sheet.ending != ULTI_THROWN_IN)
		return true;
	return err_set(e, ERR_REFUSED, &msg_never_led,
		MSG_ARGS(ulti_case_at(d->case_no)->no, ulti_bid_at(sheet.bid)->name));
}

/* 13.§ (3) 9: who is at fault is among those whose number of cards is wrong. */
static bool check_counts(const struct judging *j, struct err *e)
{
	const struct ulti_dispute *d = &j->judged.dispute;
	unsigned counts = d->facts[ULTI_FACT_WRONG_COUNT];
	bool is_named = j->scene->is_typed && d->case_no == ULTI_CASE_3_9 && d->offender != ULTI_NO_SEAT;

	if (!is_named || !counts || counts >> d->offender & 1)
		return true;
	return err_set(e, ERR_REFUSED, &msg_count_of_other, MSG_ARGS(text_seat_code(d->offender)));
}

/* 9.§ (11) is about the dealer who sits out: of who plays it forbids nothing. */
static bool check_outsider(const struct judging *j, struct err *e)
{
	const struct court_dispute *said = &j->out->said;
	bool is_named = j->scene->is_typed && strcmp(said->paragraph, ULTI_OF_DEALERS) == 0;

	if (is_named && !j->scene->is_bare && j->scene->seats == ULTI_PLAYERS)
		return err_set(e, ERR_REFUSED, &msg_nobody_sits_out, MSG_NO_ARGS);
	if (!is_named || said->offender == GAME_NO_SEAT
		|| !ulti_deal_seats(&j->judged.dispute.deal, said->offender))
		return true;
	return err_set(e, ERR_REFUSED, &msg_plays_itself, MSG_ARGS(text_seat_code(said->offender)));
}

/* 6.§ (9) is about the declarer; 6.§ (10) allows the declarer what it forbids a defender. */
static bool check_role(const struct judging *j, struct err *e)
{
	const struct court_dispute *said = &j->out->said;
	struct ulti_deal deal = j->judged.dispute.deal;

	if (!j->scene->is_typed || strcmp(said->case_no, COURT_JURY) != 0 || said->offender == GAME_NO_SEAT)
		return true;
	bool is_known = deal.declarer != ULTI_SEATS
		|| (j->scene->record && ulti_record_read(j->scene->record, &deal));
	int declarer = deal.declarer, act = court_claimed(&ulti_court, j->scene->rules, said);
	if (!is_known)
		return true;
	if (act == ULTI_NAMED_HAND_SHOWN && said->offender == declarer)
		return err_set(e, ERR_REFUSED, &msg_of_defenders,
			MSG_ARGS(said->paragraph, text_seat_code(said->offender)));
	if ((act == ULTI_NAMED_NO_CONSENT || act == ULTI_FREE_OPEN_HAND) && said->offender != declarer)
		return err_set(e, ERR_REFUSED, &msg_of_declarer,
			MSG_ARGS(said->paragraph, text_seat_code(said->offender)));
	return true;
}

/* 13.§ (1) 1 and 4: it is the dealer's fault. */
static bool check_dealer(const struct judging *j, int dealer, struct err *e)
{
	const struct ulti_dispute *d = &j->judged.dispute;
	bool is_dealers = d->case_no == ULTI_CASE_1_1 || d->case_no == ULTI_CASE_1_4;

	if (!is_dealers || d->offender == GAME_NO_SEAT || d->offender == dealer)
		return true;
	return err_set(e, ERR_REFUSED, &msg_dealt_other, MSG_ARGS(ulti_case_at(d->case_no)->no,
		text_seat_code(dealer), text_seat_code(d->offender)));
}

/*
 * 13.§ (2) 6 and 7 are about somebody who was not entitled to begin: not about the one who was (3.§ (10)),
 * nor was that one the second bidder.
 */
static bool check_starter(const struct judging *j, struct err *e)
{
	const struct ulti_dispute *d = &j->judged.dispute;
	int said = j->out->said.dealer, dealer = said == GAME_NO_SEAT ? j->scene->dealer : said;
	bool is_of_start = d->case_no == ULTI_CASE_2_6 || d->case_no == ULTI_CASE_2_7;
	int starter = ulti_starter(j->scene, &j->out->said);

	if (!j->scene->is_typed || starter == GAME_NO_SEAT)
		return true;
	bool is_second = d->facts[ULTI_FACT_SECOND_BIDDER] == 1u << starter;
	if (!is_of_start || (d->offender != starter && !is_second))
		return check_dealer(j, dealer, e);
	return err_set(e, ERR_REFUSED, is_second ? &msg_second_starts : &msg_starts_by_book,
		MSG_ARGS(ulti_case_at(d->case_no)->no, text_seat_code(starter), text_seat_code(dealer)));
}

/* 13.§ (3) 10 and 11: they threw the cards together, and nobody is at fault. */
static bool check_thrown(const struct judging *j, struct err *e)
{
	const struct court_dispute *said = &j->out->said;
	int case_no = j->judged.dispute.case_no;

	if (!j->scene->is_typed || !ulti_is_thrown(case_no) || said->offender == GAME_NO_SEAT)
		return true;
	return err_set(e, ERR_REFUSED, &msg_thrown_by_nobody,
		MSG_ARGS(ulti_case_at(case_no)->no, text_seat_code(said->offender)));
}

/* no case of 13.§ is about who does not sit at the table. */
static bool check_spectator(const struct judging *j, struct err *e)
{
	int case_no = j->judged.dispute.case_no;

	if (!j->scene->is_typed || !j->out->said.by_spectator || case_no == ULTI_CASE_JURY)
		return true;
	return err_set(e, ERR_REFUSED, &msg_spectator_out, MSG_ARGS(ulti_case_at(case_no)->no));
}

static bool check_parties(struct judging *j, struct err *e)
{
	if (!check_thrown(j, e) || !check_spectator(j, e) || !check_role(j, e))
		return false;
	return check_claimant(j, e) && check_counts(j, e) && check_outsider(j, e) && check_starter(j, e);
}

/* 13.§ (1) 5: whoever is named dealt, and was not in turn. */
static bool take_dealer(const struct judging *j, struct err *e)
{
	struct court_dispute *said = &j->out->said;
	const char *by = text_seat_code(said->offender);

	if (!j->scene->is_typed || ulti_case_find(said->case_no, strlen(said->case_no)) != ULTI_CASE_1_5)
		return true;
	if (said->dealer == GAME_NO_SEAT)
		said->dealer = said->offender;
	if (said->offender != GAME_NO_SEAT && said->offender != said->dealer)
		return err_set(e, ERR_REFUSED, &msg_dealer_other, MSG_ARGS(by, text_seat_code(said->dealer)));
	return said->dealer == GAME_NO_SEAT || said->dealer != j->scene->due
		|| err_set(e, ERR_REFUSED, &msg_dealer_in_turn, MSG_ARGS(text_seat_code(said->dealer)));
}

/* 13.§ (2) 4 b: a bid that is found out in play is the one that was played. */
static bool check_low_bid(const struct judging *j, struct err *e)
{
	const struct ulti_dispute *d = &j->judged.dispute;
	struct ulti_deal sheet;

	if (!d->deal.bid || !j->scene->record || !ulti_record_read(j->scene->record, &sheet))
		return true;
	if (sheet.bid == d->deal.bid && (d->offender == GAME_NO_SEAT || d->offender == sheet.declarer))
		return true;
	return err_set(e, ERR_REFUSED, &msg_bid_of_sheet,
		MSG_ARGS(ulti_bid_at(sheet.bid)->name, text_seat_code(sheet.declarer)));
}

/* Answers that exclude each other: a bid is raised in the auction; who was warned did not see it alone. */
static bool check_answers(const struct judging *j, struct err *e)
{
	const struct ulti_dispute *d = &j->judged.dispute;
	const uint16_t *facts = d->facts;
	bool is_late = d->case_no == ULTI_CASE_2_4 && facts[ULTI_FACT_STAGE] == ULTI_ANSWER_PLAY;
	bool is_warned = facts[ULTI_FACT_WARNED_BY] && facts[ULTI_FACT_WARNED_BY] != ULTI_NOBODY_BIT;

	if (!j->scene->is_typed)
		return true;
	if (is_late && !check_low_bid(j, e))
		return false;
	if (is_late && facts[ULTI_FACT_RAISED])
		return err_set(e, ERR_REFUSED, &msg_facts_exclude, MSG_ARGS("stage=play", "raised="));
	return !is_warned || facts[ULTI_FACT_SELF_CORRECTED] != ULTI_ANSWER_YES
		|| err_set(e, ERR_REFUSED, &msg_warned_himself, MSG_NO_ARGS);
}

/* Facts and players of the dispute; who dealt out of turn is noted. */
static bool open_case(struct judging *j, struct err *e)
{
	struct court_dispute *said = &j->out->said;

	if (!take_dealer(j, e))
		return false;
	int dealer = said->dealer == GAME_NO_SEAT ? j->scene->dealer : said->dealer;
	said->no = j->scene->no;
	if (dealer != j->scene->due)
		said->dealer = dealer;
	if (!ulti_dispute_read(said, &j->judged.dispute, e))
		return false;
	j->judged.dispute.deal.players = ulti_players_at(j->scene->seats, dealer);
	return true;
}

/* A claim can be turned down before all is known that would have decided what follows. */
static bool take_dismissed(struct judging *j, struct err *e)
{
	*e = (struct err){ 0 };
	j->missing = -1;
	j->judged.ruling = (struct ulti_ruling){ .kind = ULTI_RULING_CONTINUE, .cite_count = 1,
		.cites = { ulti_case_at(j->judged.dispute.case_no)->outcomes[0].cite } };
	take_book(j->out, &j->judged.ruling);
	j->out->kind = j->out->book.kind;
	set_points(j->out, false);
	return true;
}

/* Of what the rules leave to the jury, an open dispute may wait for its points. */
static bool take_waiting(struct judging *j, struct err *e)
{
	take_dismissed(j, e);
	j->judged.ruling.kind = ULTI_RULING_PAY;
	j->judged.ruling.follows = ulti_case_at(j->judged.dispute.case_no)->outcomes[0].follows;
	take_book(j->out, &j->judged.ruling);
	j->out->kind = j->out->book.kind;
	return true;
}

static bool decide(struct judging *j, struct err *e)
{
	struct court_ruling *out = j->out;
	struct court_dispute *said = &out->said;

	if (is_outsider(j) && !said->by_spectator)
		said->dealer = said->offender;
	if (said->late || said->minor) {
		j->judged.ruling = play_goes_on(said->late);
		cite_outsider(j, &j->judged.ruling);
		take_book(out, &j->judged.ruling);
		/* An outsider may not interfere at all, with or without bearing (9.§ (11)). */
		out->book.is_clean = said->late || !is_outsider(j);
		out->kind = out->book.kind;
		set_points(out, false);
		return true;
	}
	if (!fill_contract(j->scene, said, &j->judged.dispute, e))
		return false;
	ulti_dispute_write(&j->judged.dispute, said);
	bool done = ask_rules(j, e) && check_kontra(j, e);
	if (done) {
		take_book(out, &j->judged.ruling);
		bool is_jurys = out->book.kind->is_jurys || j->judged.dispute.case_no == ULTI_CASE_JURY;
		done = is_jurys ? jury_decides(j, e) : rules_decide(j, e);
	}
	if (!done && said->state == COURT_OPEN && j->missing == ULTI_FACT_POINTS)
		return take_waiting(j, e);
	return done || (said->state == COURT_DISMISSED && j->missing >= 0 && take_dismissed(j, e));
}

bool ulti_wants_meld(const struct court_dispute *said, const struct ulti_dispute *d)
{
	const struct ulti_bid *bid = ulti_bid_at(d->deal.bid);

	if (d->case_no != ULTI_CASE_3_3 || said->late || said->minor || d->facts[ULTI_FACT_MELD])
		return false;
	return bid && d->offender == d->deal.declarer
		&& (ulti_bid_has(bid, ULTI_40_100) || ulti_bid_has(bid, ULTI_20_100));
}

/* A ruling that was made is not asked again. */
static bool check_meld(struct judging *j, struct err *e)
{
	if (!j->scene->is_typed || j->out->said.state == COURT_DISMISSED || ulti_parties_set(&j->out->said)
		|| !ulti_wants_meld(&j->out->said, &j->judged.dispute))
		return true;
	j->missing = ULTI_FACT_MELD;
	return ulti_fact_want(e, &j->judged.dispute, ULTI_FACT_MELD, "");
}

bool ulti_court_judge(const struct court_scene *scene, struct court_ruling *out, int *missing, struct err *e)
{
	struct judging j = { .scene = scene, .out = out, .missing = -1 };

	out->deviates = false;
	bool done = open_case(&j, e) && check_real_seats(&j, e) && check_asked(&j, e);
	done = done && check_answers(&j, e) && check_parties(&j, e);
	done = done && check_points(&j, e) && decide(&j, e) && check_seated(&j, e);
	done = done && check_contract(&j, e) && check_barred(&j, e);
	done = done && check_led(&j, e) && check_lead(&j, e) && check_meld(&j, e);
	if (done)
		add_cites(out);
	*missing = j.missing;
	out->is_missing = j.missing >= 0;
	return done;
}

static bool judge(const struct court_scene *scene, struct court_ruling *out, struct err *e)
{
	int missing;

	return ulti_court_judge(scene, out, &missing, e);
}

bool ulti_court_again(const struct court_scene *scene, const struct court_ruling *ruling,
	struct ulti_judged *out, struct err *e)
{
	struct court_ruling again = *ruling;
	struct judging j = { .scene = scene, .out = &again, .missing = -1 };
	bool done = open_case(&j, e) && decide(&j, e);

	*out = j.judged;
	return done;
}

/* ---- about a dispute --------------------------------------------------------------------------- */

static bool record(const struct court_dispute *said, struct game_record *out)
{
	struct ulti_dispute d = ulti_dispute_said(said);

	if (!d.deal.bid || d.deal.declarer == ULTI_SEATS)
		return false;
	/* Where the cards cannot be told any more these do not count, and are not on the sheet. */
	if (ulti_is_thrown(d.case_no) || d.case_no == ULTI_CASE_3_12)
		d.deal.silent_100 = d.deal.silent_4_asz = ULTI_NOBODY;
	ulti_record_of(&d.deal, out);
	return true;
}

/*
 * The declarer's in 13.§ (3) 1 and 2, in 13.§ (3) 5 that of the player who warned, nobody's where all threw
 * the cards together; else as it was said.
 */
static int offender(const struct court_dispute *said)
{
	const struct ulti_dispute d = ulti_dispute_said(said);
	unsigned told = d.case_no == ULTI_CASE_3_5 ? d.facts[ULTI_FACT_WARNED_BY]
		: d.case_no == ULTI_CASE_3_9 ? d.facts[ULTI_FACT_WRONG_COUNT] : 0;
	bool has_declarer = d.case_no == ULTI_CASE_3_9 && d.deal.declarer != ULTI_SEATS
		&& told >> d.deal.declarer & 1;

	if (ulti_is_thrown(d.case_no))
		return GAME_NO_SEAT;
	/* 13.§ (3) 9: a declarer with a wrong number is guilty alone. */
	for (int seat = 0; seat < ULTI_SEATS && !has_declarer; seat++) {
		if (told == 1u << seat)
			return seat;
	}
	if (has_declarer)
		return d.deal.declarer;
	if ((d.case_no == ULTI_CASE_3_1 || d.case_no == ULTI_CASE_3_2) && d.deal.declarer != ULTI_SEATS)
		return d.deal.declarer;
	return d.offender;
}

static const struct msg *role(const struct court_dispute *said, int seat)
{
	int declarer = ulti_dispute_said(said).deal.declarer;
	bool is_fault = said->state != COURT_DISMISSED && !said->minor && !said->late;

	if (seat == said->offender && seat == said->dealer && strcmp(said->case_no, COURT_JURY) == 0)
		return &msg_role_dealer;
	if (declarer == ULTI_SEATS)
		return seat == said->offender && is_fault ? &msg_role_offender : &msg_role_player;
	return seat == declarer ? &msg_role_declarer : &msg_role_defender;
}

static const char *bid(const struct court_dispute *said, bool as_code)
{
	const struct ulti_bid *row = ulti_bid_at(ulti_dispute_said(said).deal.bid);

	return !row ? "" : as_code ? row->short_code : row->name;
}

const struct game_court ulti_court = {
	.title = &msg_cases_ulti, .unlisted = &msg_unlisted_ulti,
	.numbers = "1.1–1.6, 2.1–2.7, 3.1–3.12, 10.3g, jury",
	.case_count = ULTI_CASES, .find_count = ULTI_FINDS,
	.least_seats = ULTI_PLAYERS, .most_seats = ULTI_SEATS, .moments = ULTI_TRICKS,
	.kinds = ulti_kinds, .dismissed_by = "10.§ (3) a",
	.describe = describe, .find = ulti_case_find, .is_number = ulti_case_is_number,
	.search = ulti_case_search, .holds = ulti_case_holds, .paragraphs = ulti_paragraphs,
	.read = ulti_pairs_read, .facts_drop = ulti_facts_drop, .answers_write = ulti_answers_write,
	.judge = judge, .record = record, .offender = offender, .role = role, .bid = bid,
	.finding_say = ulti_finding_say, .facts_say = ulti_facts_say, .answers_say = ulti_answers_say,
	.deal_say = ulti_deal_say, .around_say = ulti_around_say,
	.dismissed_say = ulti_dismissed_say, .steps = ulti_steps_make,
	.payment_list = ulti_payment_list, .payment_write = ulti_payment_write,
	.next = ulti_question_next, .ask = ulti_question_ask, .help = ulti_question_help,
	.former = ulti_question_former,
	.answer = ulti_question_answer, .act_say = ulti_act_say,
	.act_again = ulti_act_again, .act_frame = ulti_act_frame, .accused = ulti_accused,
	.cards_are_known = ulti_cards_are_known,
};
