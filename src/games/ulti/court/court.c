/* The court of ulti: judge a dispute on its deal in the order of 10.§ (3). */
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

bool ulti_is_thrown(int case_no)
{
	return case_no == ULTI_CASE_3_10 || case_no == ULTI_CASE_3_11;
}

static void describe(int case_no, struct court_case *out)
{
	static const struct msg *const phases[ULTI_PHASE_COUNT] = {
		[ULTI_DEALING] = &msg_phase_dealing, [ULTI_AUCTION] = &msg_phase_auction,
		[ULTI_PLAY] = &msg_phase_play, [ULTI_ANY_TIME] = &msg_phase_any,
	};
	const struct ulti_case *row = ulti_case_at(case_no);

	*out = (struct court_case){ .no = row ? row->no : case_no < ULTI_NAMED ? "" : COURT_JURY,
		.phase = phases[row ? row->phase : ULTI_ANY_TIME], .title = ulti_case_texts[case_no].title,
		.act = ulti_case_texts[case_no].act, .follows = ulti_case_texts[case_no].follows };
	out->standing = case_no == ULTI_CASE_JURY ? COURT_UNLISTED : case_no < ULTI_CASES ? COURT_LISTED
		: case_no == ULTI_FREE_CONDUCT ? COURT_CONDUCT : case_no < ULTI_NAMED ? COURT_ALLOWED : COURT_NAMED;
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

/* ---- the recorded deal --------------------------------------------------------------------------- */

static bool asks(const struct ulti_dispute *d, int fact)
{
	return ulti_case_at(d->case_no)->facts >> fact & 1;
}

/* Does the recorded deal apply to the case? Not to a fault in the deal or the auction. */
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
 * Take bid, declarer and trump of a played deal from the sheet, unless they were typed. In 13.§ (3) 2 the
 * sheet has the raised bid.
 */
static bool fill_contract(
	const struct court_scene *scene, const struct court_dispute *said, struct ulti_dispute *d, struct err *e)
{
	struct ulti_deal *deal = &d->deal, recorded = { 0 }, kontras = { 0 };
	unsigned results = 0;

	if (!holds_for(scene, d, &recorded))
		return true;
	bool was_founded = ulti_is_founded(d);
	const struct ulti_bid *raised = d->case_no == ULTI_CASE_3_2
		? ulti_bid_plain_twin(&ulti_mausz_2017, ulti_bid_at(recorded.bid)) : NULL;
	if (!deal->bid)
		deal->bid = raised ? raised->no : recorded.bid;
	if (deal->declarer == ULTI_SEATS)
		deal->declarer = recorded.declarer;
	if (!was_founded && !ulti_contract_fill(said, d, e))
		return false;
	if (deal->bid != recorded.bid || deal->declarer != recorded.declarer)
		return true;
	/* Statements made before the deal had a line stay until the decision. */
	if (was_founded && !scene->is_typed && said->state == COURT_OPEN)
		return true;
	if (deal->trump == ULTI_NO_SUIT)
		deal->trump = recorded.trump;
	/*
	 * take the kontras on the sheet said before the act. In the first trick only a witness knows: ask
	 * when the ruling is made now, and keep the statement of one made before.
	 */
	enum ulti_kontra_time time = ulti_kontra_time(d);
	if (!d->kontra_is_known && !ulti_kontra_is_said(deal) && ulti_kontra_recorded(scene, d, &kontras)) {
		d->kontra_is_known = time == ULTI_KONTRA_NEVER;
		if (time != ULTI_KONTRA_NEVER && (time != ULTI_KONTRA_AMID || !scene->is_typed))
			ulti_kontra_copy(deal, &kontras);
	}
	for (int part = 0; part < ULTI_PART_COUNT; part++)
		results |= deal->made[part];
	if (!asks(d, ULTI_FACT_MADE) || results || recorded.ending != ULTI_PLAYED)
		return true;
	const bool is_silent_said = deal->silent_100 || deal->silent_4_asz || deal->silent_ulti;
	for (int part = 0; part < ULTI_PART_COUNT; part++) {
		if (!(d->facts[ULTI_FACT_UNCHECKABLE] >> part & 1))
			deal->made[part] = recorded.made[part];
	}
	if (is_silent_said)
		return true;
	/* The side of the silent 100 depends on the parti. */
	if (deal->made[ULTI_PARTI] != ULTI_UNSAID)
		deal->silent_100 = recorded.silent_100;
	deal->silent_4_asz = recorded.silent_4_asz;
	deal->silent_ulti = recorded.silent_ulti;
	deal->silent_ulti_result = recorded.silent_ulti_result;
	return true;
}

/* ---- judging ----------------------------------------------------------------------------------- */

/* A dispute being judged. */
struct judging {
	const struct court_scene *scene;
	struct court_ruling *out;
	struct ulti_judged judged;
};

static bool refuse_missing(struct judging *j, struct err *e, const struct msg *msg, int missing)
{
	j->judged.missing = missing;
	return err_set(e, ERR_REFUSED, msg, MSG_NO_ARGS);
}

int ulti_starter(const struct court_scene *scene, const struct court_dispute *said)
{
	bool is_known = said->dealer != GAME_NO_SEAT || !scene->is_bare;

	if (!is_known || scene->seats == 0)   /* a forged book may have tables without seats */
		return GAME_NO_SEAT;
	return ((said->dealer == GAME_NO_SEAT ? scene->dealer : said->dealer) + 1) % scene->seats;
}

/*
 * 13.§ (1) 6: the claimant plays the deal by the real seat. A corrected sheet has that seat; else accept
 * either.
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

/*
 * Refuse facts foreign to the case, whatever follows. Bid and declarer say who played; without them there are
 * no results. An earlier ruling keeps everything.
 */
static bool check_asked(const struct judging *j, struct err *e)
{
	const struct ulti_dispute *d = &j->judged.dispute;
	const struct court_dispute *said = &j->out->said;
	struct ulti_ruling about = { .fact = ULTI_FACT_PREVIOUS_BID };
	bool is_typed = j->scene->is_typed;

	/* The real seats belong to 13.§ (1) 6; an earlier ruling on the wrong dealer keeps them. */
	if (said->seats[0] && d->case_no != ULTI_CASE_1_6 && (d->case_no != ULTI_CASE_1_5 || is_typed))
		return err_set(e, ERR_REFUSED, &msg_seats_unasked, MSG_ARGS(ulti_case_at(d->case_no)->no));
	for (; is_typed && about.fact < ULTI_FACT_POINTS; about.fact++) {
		bool is_result = about.fact == ULTI_FACT_MADE || about.fact == ULTI_FACT_SILENT;
		bool is_loose = about.fact == ULTI_FACT_DECLARER || (is_result && !ulti_is_founded(d));
		if (!is_loose && !asks(d, about.fact) && court_fact(said, ulti_fact_code(about.fact))[0])
			return ulti_judge_refuse(e, d, &about,
				is_result ? ULTI_JUDGE_RESULT_UNASKED : ULTI_JUDGE_FACT_UNASKED);
	}
	/* If the play goes on in any case, nobody pays. */
	if (is_typed && (said->late || said->minor) && said->point_count > 0)
		return err_set(e, ERR_REFUSED, &msg_points_play_on, MSG_ARGS(said->late ? "late" : "minor"));
	return true;
}

const char *ulti_points_form(const struct court_scene *scene, const struct court_dispute *said,
	const char **idle)
{
	static const char *const forms[ULTI_SEATS] = {
		"0,-20,10,10", "-20,0,10,10", "-20,10,0,10", "-20,10,10,0" };
	int dealer = said->dealer == GAME_NO_SEAT ? scene->dealer : said->dealer;
	int seat = scene->seats < ULTI_SEATS ? GAME_NO_SEAT : dealer;

	*idle = seat == GAME_NO_SEAT ? NULL : text_seat_code(seat);
	return seat == GAME_NO_SEAT ? "-20,10,10" : forms[seat];
}

static bool refuse_points(struct judging *j, struct err *e, const struct msg *msg,
	const struct msg *with_idle, const char *given, const char *sum)
{
	const char *idle, *form = ulti_points_form(j->scene, &j->out->said, &idle);

	j->judged.missing = -1;
	return err_set(e, ERR_REFUSED, idle ? with_idle : msg, MSG_ARGS(given, sum, form, idle ? idle : ""));
}

static bool refuse_form(struct judging *j, struct err *e)
{
	return refuse_points(j, e, &msg_points_wrong, &msg_points_wrong_idle, num_of(j->scene->seats).text, "");
}

/* Check given points: a figure per seat, 0 for the seat that sits out, 0 in all. */
static bool check_points(struct judging *j, struct err *e)
{
	const struct court_dispute *said = &j->out->said;
	char given[64] = "";
	size_t at = 0;
	int sum = 0;

	for (int seat = 0; seat < said->point_count; seat++) {
		sum += said->points[seat];
		if (said->points[seat] && !ulti_deal_seats(&j->judged.dispute.deal, seat))
			return refuse_form(j, e);
	}
	if (said->point_count > 0 && said->point_count != j->scene->seats)
		return refuse_form(j, e);
	if (sum == 0)
		return true;
	/* "a megadott -2, 1, 2 összege +1" */
	for (int i = 0; i < said->point_count && at < sizeof given; i++)
		at += (size_t)snprintf(given + at, sizeof given - at, at ? ", %d" : "%d", said->points[i]);
	return refuse_points(j, e, &msg_points_sum, &msg_points_sum_idle, given, num_signed(sum).text);
}

bool ulti_parties_set(const struct court_dispute *said)
{
	return said->agreed && strcmp(said->case_no, COURT_JURY) == 0;
}

static void set_points(struct court_ruling *out, bool pays)
{
	out->pays = pays;
	for (int seat = 0; seat < GAME_SEATS; seat++)
		out->points[seat] = !pays ? 0
			: out->said.point_count ? out->said.points[seat] : out->book.points[seat];
}

bool ulti_is_allowed(const struct ulti_ruling *ruling)
{
	return ruling->follows == ULTI_FOLLOWS_OPEN_HAND || ruling->follows == ULTI_FOLLOWS_ALL_OPEN
		|| ruling->follows == ULTI_FOLLOWS_NOTHING;
}

/* was it done by an outsider, a spectator or the dealer who sits out? */
static bool is_outsider(const struct judging *j)
{
	const struct court_dispute *said = &j->out->said;
	bool sits_out = said->offender != GAME_NO_SEAT && said->offender < j->scene->seats
		&& !ulti_deal_seats(&j->judged.dispute.deal, said->offender);

	return j->judged.dispute.case_no == ULTI_CASE_JURY && (said->by_spectator || sits_out);
}

/* Cite the reading on outsiders, who pay nothing. The measures of 11.§ are no part of the ruling. */
static void cite_outsider(const struct judging *j, struct ulti_ruling *ruling)
{
	if (!is_outsider(j))
		return;
	ruling->guilty = 0;
	ruling->readings[ruling->reading_count++] = "R-85";
}

/* Convert the judgement of the rules to that of the house. */
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

/* Accept an allowed act as no offence: play goes on (10.§ (3) a). False: another refusal. */
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

bool ulti_is_late_meld(const struct court_scene *scene, const struct court_dispute *said)
{
	struct court_ruling ruling = { .said = *said };
	struct ulti_judged judged;
	struct err e = { 0 };

	return !ulti_court_judge(scene, &ruling, &judged, &e) && e.msg == &msg_meld_late;
}

/* Ask the rules; false if they refuse the dispute. An outsider's offence is not a player's. */
static bool ask_rules(struct judging *j, struct err *e)
{
	struct ulti_dispute *d = &j->judged.dispute, unnamed;
	struct ulti_ruling *ruling = &j->judged.ruling;
	const struct ulti_rules rules = ulti_rules_of(j->scene->rules);
	const struct court_dispute *said = &j->out->said;

	for (int seat = 0; d->case_no == ULTI_CASE_JURY && seat < said->point_count; seat++)
		d->points[seat] = (int16_t)said->points[seat];
	if (d->case_no == ULTI_CASE_JURY) {
		d->facts[ULTI_FACT_POINTS] = said->point_count > 0;
		d->facts[ULTI_FACT_REASON] = said->reason[0] || said->agreed;
	}
	unnamed = *d;
	for (int seat = 0; seat < ULTI_SEATS && is_outsider(j); seat++) {
		if (ulti_deal_seats(&unnamed.deal, seat))
			unnamed.offender = (int8_t)seat;
	}
	enum ulti_judge_refusal refusal = ulti_judge(&unnamed, &rules, ruling);
	if (refusal == ULTI_JUDGE_FINE)
		cite_outsider(j, ruling);
	/*
	 * 6.§ (6) and (7): 20 and 40 are announced with the first card, so never in a later trick, in any bid. No
	 * penalty is listed. An earlier ruling stays.
	 */
	bool is_permitted = refusal == ULTI_JUDGE_MELD_ALLOWED || refusal == ULTI_JUDGE_MELD_OWN;
	if (is_permitted && j->scene->is_typed && d->trick > 1 && said->state != COURT_DISMISSED) {
		j->judged.missing = -1;
		return err_set(e, ERR_REFUSED, &msg_meld_late, MSG_ARGS(num_of(d->trick).text,
			d->offender == d->deal.declarer ? "6.§ (6)" : "6.§ (7)", text_seat_code(d->offender)));
	}
	if (refusal == ULTI_JUDGE_FINE || take_allowed(d, refusal, ruling))
		return true;
	if (refusal == ULTI_JUDGE_OFFENDER_NOT_PLAYING && d->offender >= j->scene->seats)
		return court_value_refuse(e, "by", "A, B, C");
	if (refusal == ULTI_JUDGE_OFFENDER_NOT_PLAYING)
		return err_set(e, ERR_REFUSED, &msg_offender_out, MSG_ARGS(text_seat_code(d->offender)));
	if (refusal == ULTI_JUDGE_FACT_MISSING) {
		j->judged.missing = ruling->fact;
		const char *idle, *form = ulti_points_form(j->scene, said, &idle);
		return ulti_fact_want(e, d, ruling->fact, form);
	}
	j->judged.missing = -1;
	return ulti_judge_refuse(e, d, ruling, refusal);
}

/* Is each level of `said` at most that of `most` or, with is_equal, the same? */
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

/* Refuse kontras: {0} is the case, {1} the kontras of the sheet. */
static bool refuse_kontra(struct judging *j, struct err *e, const struct msg *msg, int missing,
	const struct ulti_deal *recorded)
{
	struct buf words = { 0 };

	if (recorded)
		ulti_modifiers_write(&words, recorded);
	j->judged.missing = missing;
	err_set(e, ERR_REFUSED, msg, MSG_ARGS(ulti_case_at(j->judged.dispute.case_no)->no,
		words.len > 0 ? buf_text(&words) : "-"));
	buf_free(&words);
	return false;
}

/*
 * typed kontras must agree with the moment of the act and with the sheet. At the declarer's lead there
 * is none, in the first trick those of the sheet or fewer, later all; none before an act of the leader means
 * that it was the lead. It does not matter without a payment, and earlier rulings are not checked.
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

/* Check that the ruling fits the deal in the book. Earlier rulings are not checked. */
static bool check_book(struct judging *j, struct err *e)
{
	static const char *const keys[] = { "trump", "made", "silent" };
	const struct ulti_dispute *d = &j->judged.dispute;
	const struct court_ruling *out = j->out;
	const struct court_scene *scene = j->scene;
	const char *no = ulti_case_at(d->case_no)->no;
	struct ulti_deal sheet;

	/* A contract has no facts without bid and declarer. */
	for (size_t i = 0; !ulti_is_founded(d) && i < sizeof keys / sizeof *keys; i++) {
		if (court_fact(&out->said, keys[i])[0])
			return err_set(e, ERR_REFUSED, &msg_ruling_contract, MSG_ARGS(keys[i]));
	}
	if (!scene->is_typed)
		return true;
	if (scene->record && ulti_record_read(scene->record, &sheet)) {
		/*
		 * a barred player cannot have declared the deal that goes on, except by an earlier bid (13.§
		 * (2) 2).
		 */
		const struct court_case row = court_case_at(&ulti_court, d->case_no);
		bool goes_on = out->said.state == COURT_DECIDED && !out->pays && !out->kind->redeals;
		bool is_plain = row.plain_stays && strcmp(scene->record->bid, scene->rules->edition->plain_bid) == 0;
		if (goes_on && out->book.barred[sheet.declarer] && !is_plain && !row.bid_stays)
			return err_set(e, ERR_REFUSED, &msg_barred_declares,
				MSG_ARGS(no, text_seat_code(sheet.declarer), ulti_bid_at(sheet.bid)->name));
		/* A deal thrown in before the lead has no tricks (6.§ (9)). */
		bool is_of_trick = d->trick || d->case_no == ULTI_CASE_3_4 || d->case_no == ULTI_CASE_3_5;
		if (is_of_trick && sheet.ending == ULTI_THROWN_IN)
			return err_set(e, ERR_REFUSED, &msg_never_led, MSG_ARGS(no, ulti_bid_at(sheet.bid)->name));
	}
	/* A lead has no duty to follow, overtake or trump, but the seven of the ulti can be led too early. */
	if (d->trick == 1 && ulti_leads_freely(d))
		return err_set(e, ERR_REFUSED, &msg_leads_first, MSG_ARGS(text_seat_code(d->offender)));
	if (out->said.state == COURT_DISMISSED || ulti_parties_set(&out->said) || !ulti_wants_meld(&out->said, d))
		return true;
	j->judged.missing = ULTI_FACT_MELD;
	return ulti_fact_want(e, d, ULTI_FACT_MELD, "");
}

/* 6.§ (9) concerns the declarer; 6.§ (10) forbids a defender something that it allows the declarer. */
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

/* Check claimant and offender by the case and by the players' seats. */
static bool check_parties(struct judging *j, struct err *e)
{
	struct ulti_dispute *d = &j->judged.dispute;
	struct court_dispute *said = &j->out->said;
	const char *no = ulti_case_at(d->case_no)->no, *offender = text_seat_code(said->offender);
	int dealer = said->dealer == GAME_NO_SEAT ? j->scene->dealer : said->dealer;
	int starter = ulti_starter(j->scene, said);
	unsigned counts = d->facts[ULTI_FACT_WRONG_COUNT];
	bool is_typed = j->scene->is_typed;

	/* 13.§ (3) 10 and 11: all threw the cards together, and nobody is at fault. */
	if (is_typed && ulti_is_thrown(d->case_no) && said->offender != GAME_NO_SEAT)
		return err_set(e, ERR_REFUSED, &msg_thrown_by_nobody, MSG_ARGS(no, offender));
	/* no case of 13.§ concerns people outside the table. */
	if (is_typed && said->by_spectator && d->case_no != ULTI_CASE_JURY)
		return err_set(e, ERR_REFUSED, &msg_spectator_out, MSG_ARGS(no));
	if (!check_role(j, e))
		return false;
	/* a player who does not play the deal may not claim. */
	if (said->claimant != GAME_NO_SEAT && !said->seats[0] && !ulti_deal_seats(&d->deal, said->claimant))
		return err_set(e, ERR_REFUSED, &msg_claimant_out, MSG_ARGS(text_seat_code(said->claimant)));
	/* 10.§ (3) g: the claimant is the offender, and need not be named twice. */
	if (d->case_no == ULTI_CASE_FALSE_CLAIM && !said->minor && said->claimant != GAME_NO_SEAT) {
		if (said->offender == GAME_NO_SEAT)
			d->offender = (int8_t)(said->offender = said->claimant);
		if (is_typed && said->offender != said->claimant)
			return err_set(e, ERR_REFUSED, &msg_claimant_pays,
				MSG_ARGS(text_seat_code(said->claimant), offender));
	}
	if (!is_typed)
		return true;
	/* 13.§ (3) 9: the offender has a wrong number of cards. */
	if (d->case_no == ULTI_CASE_3_9 && d->offender != ULTI_NO_SEAT && counts && !(counts >> d->offender & 1))
		return err_set(e, ERR_REFUSED, &msg_count_of_other, MSG_ARGS(text_seat_code(d->offender)));
	/* 9.§ (11) restricts only the dealer who sits out. */
	bool is_of_dealers = strcmp(said->paragraph, ULTI_OF_DEALERS) == 0;
	if (is_of_dealers && !j->scene->is_bare && j->scene->seats == ULTI_PLAYERS)
		return err_set(e, ERR_REFUSED, &msg_nobody_sits_out, MSG_NO_ARGS);
	if (is_of_dealers && said->offender != GAME_NO_SEAT && ulti_deal_seats(&d->deal, said->offender))
		return err_set(e, ERR_REFUSED, &msg_plays_itself, MSG_ARGS(offender));
	if (starter == GAME_NO_SEAT)
		return true;
	/*
	 * 13.§ (2) 6 and 7 concern a player not entitled to begin: neither the first bidder (3.§ (10)), who
	 * cannot be the second bidder either.
	 */
	bool is_second = d->facts[ULTI_FACT_SECOND_BIDDER] == 1u << starter;
	bool is_of_start = d->case_no == ULTI_CASE_2_6 || d->case_no == ULTI_CASE_2_7;
	if (is_of_start && (d->offender == starter || is_second))
		return err_set(e, ERR_REFUSED, is_second ? &msg_second_starts : &msg_starts_by_book,
			MSG_ARGS(no, text_seat_code(starter), text_seat_code(dealer)));
	/* 13.§ (1) 1 and 4: the dealer is at fault. */
	bool is_dealers = d->case_no == ULTI_CASE_1_1 || d->case_no == ULTI_CASE_1_4;
	if (is_dealers && d->offender != GAME_NO_SEAT && d->offender != dealer)
		return err_set(e, ERR_REFUSED, &msg_dealt_other,
			MSG_ARGS(no, text_seat_code(dealer), text_seat_code(d->offender)));
	return true;
}

/* 13.§ (1) 5: the named player dealt out of turn. */
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

/* Check for answers that contradict each other, or the sheet. */
static bool check_answers(const struct judging *j, struct err *e)
{
	const struct ulti_dispute *d = &j->judged.dispute;
	const uint16_t *facts = d->facts;
	bool is_late = d->case_no == ULTI_CASE_2_4 && facts[ULTI_FACT_STAGE] == ULTI_ANSWER_PLAY;
	bool is_warned = facts[ULTI_FACT_WARNED_BY] && facts[ULTI_FACT_WARNED_BY] != ULTI_NOBODY_BIT;
	struct ulti_deal sheet;

	if (!j->scene->is_typed)
		return true;
	/* 13.§ (2) 4 b: a bid found during play is the one played. */
	if (is_late && d->deal.bid && j->scene->record && ulti_record_read(j->scene->record, &sheet)
		&& (sheet.bid != d->deal.bid || (d->offender != GAME_NO_SEAT && d->offender != sheet.declarer)))
		return err_set(e, ERR_REFUSED, &msg_bid_of_sheet,
			MSG_ARGS(ulti_bid_at(sheet.bid)->name, text_seat_code(sheet.declarer)));
	/* A bid is raised in the auction; a warned player did not notice it alone. */
	if (is_late && facts[ULTI_FACT_RAISED])
		return err_set(e, ERR_REFUSED, &msg_facts_exclude, MSG_ARGS("stage=play", "raised="));
	return !is_warned || facts[ULTI_FACT_SELF_CORRECTED] != ULTI_ANSWER_YES
		|| err_set(e, ERR_REFUSED, &msg_warned_himself, MSG_NO_ARGS);
}

/* Read facts and players of the dispute, and note a dealer out of turn. */
static bool open_case(struct judging *j, struct err *e)
{
	struct court_dispute *said = &j->out->said;

	if (!take_dealer(j, e)) {
		j->judged.dispute = ulti_dispute_said(said);
		return false;
	}
	int dealer = said->dealer == GAME_NO_SEAT ? j->scene->dealer : said->dealer;
	said->no = j->scene->no;
	if (dealer != j->scene->due)
		said->dealer = dealer;
	if (!ulti_dispute_read(said, &j->judged.dispute, e))
		return false;
	j->judged.dispute.deal.players = ulti_players_at(j->scene->seats, dealer);
	return true;
}

/* A claim can be dismissed before all the facts of a ruling are known. */
static bool take_dismissed(struct judging *j, struct err *e)
{
	*e = (struct err){ 0 };
	j->judged.missing = -1;
	j->judged.ruling = (struct ulti_ruling){ .kind = ULTI_RULING_CONTINUE, .cite_count = 1,
		.cites = { ulti_case_at(j->judged.dispute.case_no)->outcomes[0].cite } };
	take_book(j->out, &j->judged.ruling);
	j->out->kind = j->out->book.kind;
	set_points(j->out, false);
	return true;
}

/* Decide: the rules' payment, the jury's points, or play goes on. */
static bool decide(struct judging *j, struct err *e)
{
	struct court_ruling *out = j->out;
	struct court_dispute *said = &out->said;
	struct ulti_ruling *ruling = &j->judged.ruling;
	const struct ulti_dispute typed = j->judged.dispute;

	if (is_outsider(j) && !said->by_spectator)
		said->dealer = said->offender;
	/* After a late claim, or an event without bearing on the play, it goes on (10.§ (2), (3) b). */
	if (said->late || said->minor) {
		*ruling = (struct ulti_ruling){ .kind = ULTI_RULING_CONTINUE, .cite_count = 1,
			.cites = { said->late ? "10.§ (2)" : "10.§ (3) b" },
			.reading_count = said->late, .readings = { "R-30" } };
		cite_outsider(j, ruling);
		take_book(out, ruling);
		/* An outsider may never interfere, with or without bearing (9.§ (11)). */
		out->book.is_clean = said->late || !is_outsider(j);
		out->kind = out->book.kind;
		set_points(out, false);
		return true;
	}
	if (!fill_contract(j->scene, said, &j->judged.dispute, e)) {
		j->judged.dispute = typed;
		return false;
	}
	ulti_dispute_write(&j->judged.dispute, said);
	bool done = ask_rules(j, e) && check_kontra(j, e);
	if (done)
		take_book(out, ruling);
	if (done && (out->book.kind->is_jurys || j->judged.dispute.case_no == ULTI_CASE_JURY)) {
		/* The rules leave it to the jury, which must give points and reasons. */
		if (said->point_count == 0)
			done = refuse_missing(j, e, &msg_points_missing, ULTI_FACT_POINTS);
		else if (!said->reason[0] && !said->agreed)
			done = refuse_missing(j, e, &msg_reason_missing, ULTI_FACT_REASON);
		if (done) {
			set_points(out, true);
			out->kind = &ulti_kinds[ULTI_RULING_PAY];
		}
	} else if (done && said->point_count > 0 && !said->agreed) {
		/* Only the parties may depart from the rules (10.§ (3) d). */
		done = refuse_missing(j, e, &msg_points_not_free, -1);
	} else if (done) {
		set_points(out, out->book.pays || said->point_count > 0);
		out->deviates = out->pays != out->book.pays
			|| memcmp(out->points, out->book.points, sizeof out->points) != 0;
		out->kind = out->deviates ? &ulti_kinds[ULTI_RULING_PAY] : out->book.kind;
	}
	/* An open dispute may wait for points that the rules leave to the jury. */
	if (!done && said->state == COURT_OPEN && j->judged.missing == ULTI_FACT_POINTS) {
		take_dismissed(j, e);
		ruling->kind = ULTI_RULING_PAY;
		ruling->follows = ulti_case_at(j->judged.dispute.case_no)->outcomes[0].follows;
		take_book(out, ruling);
		out->kind = out->book.kind;
		return true;
	}
	return done || (said->state == COURT_DISMISSED && j->judged.missing >= 0 && take_dismissed(j, e));
}

bool ulti_wants_meld(const struct court_dispute *said, const struct ulti_dispute *d)
{
	const struct ulti_bid *bid = ulti_bid_at(d->deal.bid);

	if (d->case_no != ULTI_CASE_3_3 || said->late || said->minor || d->facts[ULTI_FACT_MELD])
		return false;
	return bid && d->offender == d->deal.declarer
		&& (ulti_bid_has(bid, ULTI_40_100) || ulti_bid_has(bid, ULTI_20_100));
}

bool ulti_court_judge(const struct court_scene *scene, struct court_ruling *out, struct ulti_judged *judged,
	struct err *e)
{
	struct judging j = { .scene = scene, .out = out, .judged.missing = -1 };

	out->deviates = false;
	bool done = open_case(&j, e) && check_asked(&j, e) && check_answers(&j, e) && check_parties(&j, e);
	done = done && check_points(&j, e) && decide(&j, e) && check_seated(&j, e) && check_book(&j, e);
	if (done)
		out->cites[0] = '\0';
	if (done && out->said.agreed)
		court_cite_add(out, "10.§ (3)");
	if (done && out->said.paragraph[0])
		court_cite_add(out, out->said.paragraph);
	/* Points set by the parties do not depend on the rules' payment. */
	bool by_rules = done && !ulti_parties_set(&out->said);
	for (int i = 0; by_rules && i < (out->deviates ? 1 : out->book.cite_count); i++)
		court_cite_add(out, out->book.cites[i]);
	for (int i = 0; by_rules && i < out->book.reading_count && !out->deviates; i++)
		court_cite_add(out, out->book.readings[i]);
	*judged = j.judged;
	out->is_missing = judged->missing >= 0;
	return done;
}

static bool judge(const struct court_scene *scene, struct court_ruling *out, struct err *e)
{
	struct ulti_judged judged;

	return ulti_court_judge(scene, out, &judged, e);
}

bool ulti_court_again(const struct court_scene *scene, const struct court_ruling *ruling,
	struct ulti_judged *out, struct err *e)
{
	struct court_ruling again = *ruling;
	struct judging j = { .scene = scene, .out = &again, .judged.missing = -1 };
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
	/* If the cards can no longer be known, these do not count and are not on the sheet. */
	if (ulti_is_thrown(d.case_no) || d.case_no == ULTI_CASE_3_12)
		d.deal.silent_100 = d.deal.silent_4_asz = ULTI_NOBODY;
	ulti_record_of(&d.deal, out);
	return true;
}

/*
 * Find the offender: the declarer in 13.§ (3) 1 and 2, the player who warned in 13.§ (3) 5, nobody if all
 * threw the cards together; else as given.
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
	/* 13.§ (3) 9: a declarer with a wrong number is the only one guilty. */
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
