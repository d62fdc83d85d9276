/* Write a ruling in words: the steps of 10.§ (2)-(3) in order, and the payments. */
#include "games/messages.h"
#include "games/ulti/court/court.h"
#include "games/ulti/court/messages.h"

#include <string.h>

/* ---- the steps --------------------------------------------------------------------------------- */

/* Steps being written. */
struct stepper {
	struct court_steps *out;
	const struct court_ruling *ruling;
	const struct ulti_judged *judged;
	enum lang lang;
	const char *const *names;
};

/* Begin a step; the caller writes its text. */
static struct buf *step_begin(struct stepper *s, enum court_step_kind kind, const char *cite)
{
	struct court_step *step = &s->out->step[s->out->count++];

	*step = (struct court_step){ .kind = kind, .cite = cite };
	return &step->text;
}

static void step_add(struct stepper *s, enum court_step_kind kind, const char *cite, const struct msg *msg,
	const char *const args[])
{
	buf_msg(step_begin(s, kind, cite), s->lang, msg, args);
}

/* A claim without ground is itself the act: its time does not matter. */
static void add_claim(struct stepper *s)
{
	const struct court_dispute *said = &s->ruling->said;
	const struct msg *in_time =
		s->judged->dispute.case_no == ULTI_CASE_FALSE_CLAIM ? &msg_step_claim_alone : &msg_step_claim;
	struct buf who = { 0 };

	if (said->claimant == GAME_NO_SEAT)
		return;
	court_who_write(&who, s->lang, said->claimant, s->names);
	step_add(s, COURT_STEP_CLAIM, "10.§ (2)", said->late ? &msg_step_claim_late : in_time,
		MSG_ARGS(buf_text(&who)));
	buf_free(&who);
}

/* Is nothing forbidden in the case: a claim without ground, cards thrown together? */
static bool is_no_act(int case_no)
{
	return case_no == ULTI_CASE_FALSE_CLAIM || ulti_is_thrown(case_no);
}

/* Write the act as a sentence. */
static void say_act(const struct stepper *s, struct buf *b)
{
	size_t start = b->len;

	if (s->ruling->said.act[0])
		buf_str(b, s->ruling->said.act);
	else
		ulti_finding_say(b, s->lang, &s->ruling->said, s->names);
	court_end_sentence(b, start);
}

/*
 * Add the act, and whether it departs from the rules: a card dropped by the declarer does not, nor does a
 * play wrongly doubted.
 */
static void add_finding(struct stepper *s, const struct court_scene *scene)
{
	const struct court_ruling *r = s->ruling;
	struct buf *b = step_begin(s, COURT_STEP_FINDING, r->said.late ? "" : "10.§ (3) a");
	struct court_ruling bearing = *r;
	struct ulti_judged judged;
	struct err none = { 0 };

	buf_str(b, r->said.late ? msg_step_claimed.text[s->lang] : "");
	say_act(s, b);
	if (r->said.late || is_no_act(s->judged->dispute.case_no))
		return;
	/* Without bearing on the play, the ruling says only that. */
	bearing.said.minor = false;
	bool is_allowed = r->said.minor
		? ulti_court_again(scene, &bearing, &judged, &none) && ulti_is_allowed(&judged.ruling)
		: ulti_is_allowed(&s->judged->ruling);
	buf_str(b, is_allowed ? "" : msg_step_breach.text[s->lang]);
}

/* Name the offender, whom the user's own words may leave out. */
static void name_offender(const struct stepper *s, struct buf *b)
{
	const struct court_dispute *said = &s->ruling->said;
	int seat = said->offender;
	struct buf who = { 0 };

	if (!said->act[0] || seat == GAME_NO_SEAT
		|| ulti_is_named(said->act, seat, s->names ? s->names[seat] : NULL))
		return;
	const struct msg *msg = said->state == COURT_DECIDED ? &msg_step_by : &msg_step_by_claim;
	court_who_write(&who, s->lang, seat, s->names);
	buf_str(b, b->len ? " " : "");
	buf_msg(b, s->lang, msg, MSG_ARGS(buf_text(&who)));
	buf_free(&who);
}

static void add_known(struct stepper *s)
{
	struct buf *b = step_begin(s, COURT_STEP_FACTS, "");

	if (!s->ruling->book.is_clean && !is_no_act(s->judged->dispute.case_no))
		name_offender(s, b);
	if (b->len > 0)
		buf_char(b, ' ');
	size_t start = b->len;
	ulti_facts_say(b, s->lang, &s->ruling->said, s->names);
	if (b->len == start && start > 0)
		b->data[--b->len] = '\0';
	if (b->len == 0)
		s->out->count--;
}

/* Add the bearing on the further play, and why (10.§ (3) b). For an unlisted act the jury decides it. */
static void add_bearing(struct stepper *s)
{
	const struct court_ruling *r = s->ruling;

	if (ulti_parties_set(&r->said))
		return;
	bool plays_on = r->said.late || r->said.minor;
	int case_no = s->judged->dispute.case_no;
	bool is_jurys = case_no == ULTI_CASE_JURY && !plays_on;
	bool bears = !plays_on && s->judged->ruling.kind == ULTI_RULING_PAY
		&& ulti_case_at(s->judged->dispute.case_no)->phase == ULTI_PLAY;
	struct buf *b = step_begin(s, COURT_STEP_BEARING, r->said.late ? "10.§ (2)" : "10.§ (3) b");

	if (bears || is_jurys)
		buf_str(b, msg_step_bears.text[s->lang]);
	if (is_jurys)
		return;
	buf_str(b, bears ? " " : "");
	buf_str(b, ulti_ruling_why(s->lang, &s->judged->ruling));
	if (plays_on)
		buf_str(b, (r->said.late ? &msg_step_too_late : &msg_step_play_on)->text[s->lang]);
	if (r->said.minor && case_no >= ULTI_CASE_3_3 && case_no <= ULTI_CASE_3_5)
		buf_msg(b, s->lang, &msg_step_is_grave, MSG_ARGS(ulti_case_at(case_no)->outcomes[0].cite));
}

/* Append a sentence. */
static void say_kontras(struct buf *b, enum lang lang, const struct msg *msg, const struct ulti_deal *deal)
{
	struct buf words = { 0 };

	ulti_modifiers_say(&words, lang, deal);
	if (words.len > 0 && b->len > 0)
		buf_char(b, ' ');
	if (words.len > 0)
		buf_msg(b, lang, msg, MSG_ARGS(buf_text(&words)));
	buf_free(&words);
}

/* explain which kontras count in the payment, which do not, and why. */
static void explain_kontras(struct stepper *s, const struct court_scene *scene, struct buf *b)
{
	const struct ulti_dispute *d = &s->judged->dispute;
	enum ulti_kontra_time time = ulti_kontra_time(d);
	struct ulti_deal said = { .bid = d->deal.bid }, left = said;

	if (!s->judged->ruling.pays || d->case_no == ULTI_CASE_JURY || !d->deal.bid)
		return;
	/* The payment of 13.§ (3) 1 and 2 does not depend on kontras. */
	if (d->case_no != ULTI_CASE_3_1 && d->case_no != ULTI_CASE_3_2)
		ulti_kontra_copy(&said, &d->deal);
	else
		ulti_kontra_copy(&left, &d->deal);
	ulti_kontra_recorded(scene, d, &left);
	/* Those on the sheet that do not count at their written level. */
	for (int part = 0; part < ULTI_PART_COUNT; part++)
		left.kontra[part] = left.kontra[part] > said.kontra[part] ? left.kontra[part] : 0;
	for (int seat = 0; seat < ULTI_SEATS; seat++)
		left.seat_kontra[seat] = left.seat_kontra[seat] > said.seat_kontra[seat] ? left.seat_kontra[seat] : 0;
	/* Without a trick it was stated, unless all count. */
	bool is_undated = time == ULTI_KONTRA_UNDATED || time == ULTI_KONTRA_ALL_OR_NONE;
	const struct msg *why = time != ULTI_KONTRA_ALL
		? is_undated && !ulti_kontra_is_said(&left) ? &msg_step_kontra_undated : &msg_step_kontra_before
		: ulti_is_thrown(d->case_no) ? &msg_step_kontra_thrown
		: d->case_no == ULTI_CASE_3_9 ? &msg_step_kontra_found
		: d->trick > 1 ? &msg_step_kontra_all : &msg_step_kontra_later;
	size_t start = b->len;
	say_kontras(b, s->lang, why, &said);
	say_kontras(b, s->lang,
		time == ULTI_KONTRA_NEVER ? &msg_step_kontra_never : &msg_step_kontra_left, &left);
	bool is_asked = ulti_case_at(d->case_no)->facts >> ULTI_FACT_KONTRA & 1 && time != ULTI_KONTRA_NEVER;
	bool is_known = scene->record || scene->by_cards || d->kontra_is_known;
	if (b->len == start && is_asked && !is_known)
		buf_printf(b, "%s%s", start ? " " : "", msg_step_kontra_guessed.text[s->lang]);
}

/*
 * Add the moment of the act, by the trick and by the kontras (10.§ (3) c). For an unlisted act the jury
 * decides whether the later play is void.
 */
static void add_moment(struct stepper *s, const struct court_scene *scene)
{
	const struct court_dispute *said = &s->ruling->said;
	int case_no = s->judged->dispute.case_no;
	bool in_play = ulti_case_at(case_no)->phase == ULTI_PLAY;
	struct buf *b = step_begin(s, COURT_STEP_MOMENT, "10.§ (3) c");

	if (in_play && said->trick && !s->ruling->book.is_clean && !ulti_is_thrown(case_no))
		buf_msg(b, s->lang,
			case_no == ULTI_CASE_3_9 ? &msg_step_moment_found
			: case_no == ULTI_CASE_FALSE_CLAIM ? &msg_step_moment_claimed : &msg_step_moment,
			MSG_ARGS(num_of(said->trick).text));
	explain_kontras(s, scene, b);
	if (b->len == 0)
		s->out->count--;
}

/*
 * Add the case of the table (10.§ (3) d), or that there is none: then the jury sets the consequence, and the
 * paragraph that forbids it is cited. An allowed act is no case.
 */
static void add_case(struct stepper *s)
{
	int case_no = s->judged->dispute.case_no;
	const char *title = ulti_case_texts[case_no].title[s->lang], *table = "13.§";

	if (s->ruling->said.paragraph[0])
		step_add(s, COURT_STEP_CASE, s->ruling->said.paragraph, &msg_step_named, MSG_NO_ARGS);
	/* Once set, it is part of the consequences. */
	if (case_no == ULTI_CASE_JURY && court_waits(s->ruling))
		buf_str(step_begin(s, COURT_STEP_CASE, "10.§ (3) d"),
			ulti_ruling_why(s->lang, &s->judged->ruling));
	if (strncmp(s->ruling->book.cites[0], table, strlen(table)) != 0)
		return;
	struct buf *b = step_begin(s, COURT_STEP_CASE, "10.§ (3) d");
	buf_msg(b, s->lang, &msg_step_listed, MSG_ARGS(s->ruling->book.cites[0], title));
	buf_str(b, title[strlen(title) - 1] == '?' ? "" : ".");
}

static bool is_cited(const char *const cites[], int count, const char *cite)
{
	while (count > 0 && strcmp(cites[count - 1], cite) != 0)
		count--;
	return count > 0;
}

/* Did the jury or the parties set a payment of nothing? */
static bool is_unpaid(const struct court_ruling *r)
{
	return r->pays && game_is_even(r->points) && (r->deviates || strcmp(r->said.case_no, COURT_JURY) == 0);
}

/* Write who wants it, and its effect on the result of the deal. */
static void write_unpaid(struct buf *b, const struct stepper *s, const struct court_scene *scene)
{
	const struct msg *who = s->ruling->said.agreed ? &msg_step_by_parties : &msg_step_by_jury;

	buf_msg(b, s->lang, scene->record ? &msg_step_nothing_holds : &msg_step_nothing,
		MSG_ARGS(who->text[s->lang]));
}

/* Add an agreement of the parties other than the rules: first it, then the outcome by the rules. */
static void add_agreed(struct stepper *s, const struct court_scene *scene, struct buf *by_rules)
{
	const struct court_ruling *r = s->ruling;
	struct buf partner = { 0 };

	if (is_unpaid(r))
		write_unpaid(step_begin(s, COURT_STEP_FOLLOWS, "10.§ (3)"), s, scene);
	else
		step_add(s, COURT_STEP_FOLLOWS, "10.§ (3)", &msg_step_deviates, MSG_NO_ARGS);
	if (is_cited(r->book.cites, r->book.cite_count, "10.§ (3) f"))
		ulti_partner_write(&partner, s->lang, &s->judged->dispute, &s->judged->ruling, s->names);
	buf_printf(by_rules, "%s%s", partner.len ? " " : "", buf_text(&partner));
	buf_free(&partner);
	step_add(s, COURT_STEP_FOLLOWS, "", &msg_step_by_rules, MSG_ARGS(buf_text(by_rules)));
}

/* Add the consequences, by 10.§ (3) e in play, else by the case's own paragraph, the first one cited. */
static void add_follows(struct stepper *s, const struct court_scene *scene)
{
	const struct court_ruling *r = s->ruling;
	const struct ulti_dispute *d = &s->judged->dispute;
	const struct ulti_ruling *ruling = &s->judged->ruling;
	struct buf words = { 0 }, who = { 0 };
	struct ulti_deal played;

	court_who_write(&who, s->lang, r->said.offender, s->names);
	/* 13.§ (2) 2 bars only from further bids: the declarer's own bid came before. */
	bool has_bid_before = d->case_no == ULTI_CASE_2_2 && scene->record
		&& ulti_record_read(scene->record, &played) && (int)played.declarer == r->said.offender;
	/* 13.§ (1) 3 b: at a table the first bidder is known, the seat after the dealer (3.§ (10)). */
	bool is_first = r->said.offender == ulti_starter(scene, &r->said);
	/* For an unlisted act the jury sets the payment. */
	bool is_set = d->case_no == ULTI_CASE_JURY && !r->said.agreed;
	if (ruling->follows == ULTI_FOLLOWS_PLAIN_PARTI && s->names) {
		buf_msg(&words, s->lang, is_first ? &msg_step_first_barred : &msg_step_barred,
			MSG_ARGS(buf_text(&who)));
	} else if (ruling->follows == ULTI_FOLLOWS_NOTHING) {
		buf_str(&words, msg_step_allowed.text[s->lang]);
	} else if (ulti_parties_set(&r->said) && !is_unpaid(r)) {
		buf_str(&words, msg_step_parties_set.text[s->lang]);
	} else if (d->case_no == ULTI_CASE_JURY || (is_unpaid(r) && !r->deviates)) {
		buf_str(&words, is_set ? ulti_ruling_why(s->lang, ruling) : "");
		buf_str(&words, is_set && is_unpaid(r) ? " " : "");
		if (is_unpaid(r))
			write_unpaid(&words, s, scene);
	} else if (has_bid_before) {
		buf_msg(&words, s->lang, &msg_step_bid_stands, MSG_ARGS(buf_text(&who)));
	} else {
		ulti_follows_write(&words, s->lang, d, ruling, s->names);
	}
	if (r->deviates) {
		add_agreed(s, scene, &words);
	} else {
		const char *cite = is_cited(r->book.cites, r->book.cite_count, "10.§ (3) e") ? "10.§ (3) e"
			: ulti_parties_set(&r->said) ? "10.§ (3)" : r->book.cites[0];
		step_add(s, COURT_STEP_FOLLOWS, cite, &msg_step_says, MSG_ARGS(buf_text(&words)));
		if (is_cited(r->book.cites, r->book.cite_count, "10.§ (3) f"))
			ulti_partner_write(step_begin(s, COURT_STEP_FOLLOWS, "10.§ (3) f"), s->lang, d, ruling, s->names);
	}
	buf_free(&words);
	buf_free(&who);
}

/* 13.§ (1) 5, at a table of four: another player sat out, and the deal counts for those who played. */
static void add_who_played(struct stepper *s, const struct court_scene *scene)
{
	const struct court_dispute *said = &s->ruling->said;
	struct buf dealer = { 0 }, who = { 0 };

	if (s->judged->ruling.follows != ULTI_FOLLOWS_SHEET_DEALER || said->dealer == GAME_NO_SEAT)
		return;
	unsigned players = game_players_at(scene->rules->edition->game, scene->seats, said->dealer);
	if (players == (1u << scene->seats) - 1)
		return;
	court_who_write(&dealer, s->lang, said->dealer, s->names);
	court_seats_write(&who, s->lang, players, s->names);
	step_add(s, COURT_STEP_FOLLOWS, "9.§ (11)", &msg_step_sat_out,
		MSG_ARGS(buf_text(&dealer), buf_text(&who)));
	buf_free(&dealer);
	buf_free(&who);
}

/* Add the weak reading behind the ruling, and the result by the letter. */
static void add_letter(struct stepper *s, const struct court_scene *scene)
{
	const struct ulti_rules rules = ulti_rules_of(scene->rules);
	const struct ulti_judged *j = s->judged;
	const char *act = s->ruling->said.act;
	struct ulti_letter letter;

	if (!ulti_judge_letter(&j->dispute, &rules, &j->ruling, &letter))
		return;
	/* R-52 concerns the seven of the ulti: an act that does not name it concerns another card. */
	bool is_no_seven = act[0] && !strstr(act, "hetes") && !strstr(act, "seven");
	if (j->dispute.case_no != ULTI_CASE_3_4 || !is_no_seven)
		ulti_letter_write(step_begin(s, COURT_STEP_LETTER, ""), s->lang, &letter, j->dispute.deal.players);
}

static void add_reason(struct stepper *s)
{
	if (s->ruling->said.reason[0])
		step_add(s, COURT_STEP_REASON, "", &msg_step_reason, MSG_ARGS(s->ruling->said.reason));
}

/* Add 10.§ (3) g, if tricks may have been looked at for a groundless claim. */
static void add_looked(struct stepper *s, const struct msg *msg)
{
	if (s->ruling->said.claimant != GAME_NO_SEAT && s->judged->dispute.case_no != ULTI_CASE_JURY
		&& ulti_case_at(s->judged->dispute.case_no)->phase >= ULTI_PLAY)
		step_add(s, COURT_STEP_STATE, "10.§ (3) g", msg, MSG_NO_ARGS);
}

/* Report another contract in the book; not in 13.§ (3) 2, about a raised bid, nor in an auction. */
static void add_other_contract(struct stepper *s, const struct court_scene *scene)
{
	const struct ulti_dispute *d = &s->judged->dispute;
	bool is_of_it = ulti_case_at(d->case_no)->phase == ULTI_PLAY && d->case_no != ULTI_CASE_3_2;
	struct ulti_deal played;
	struct buf declarer = { 0 };

	if (!is_of_it || !ulti_is_founded(d) || !scene->record || !ulti_record_read(scene->record, &played))
		return;
	if (played.bid != d->deal.bid || played.declarer != d->deal.declarer) {
		court_who_write(&declarer, s->lang, played.declarer, s->names);
		step_add(s, COURT_STEP_STATE, "", &msg_step_other_contract,
			MSG_ARGS(ulti_bid_at(played.bid)->name, buf_text(&declarer)));
	}
	buf_free(&declarer);
}

/* Report a sheet with a bid made without the cards for it, which is impossible. */
static void add_made_without(struct stepper *s, const struct court_scene *scene)
{
	static const uint8_t needing[] = { ULTI_ULTI, ULTI_40_100, ULTI_20_100 };
	const struct court_dispute *said = &s->ruling->said;
	struct ulti_deal played;

	if (!scene->is_typed || strcmp(said->paragraph, ulti_case_cite(ULTI_FREE_HOPELESS)) != 0)
		return;
	if (!scene->record || !ulti_record_read(scene->record, &played) || played.declarer != said->offender)
		return;
	for (size_t i = 0; i < sizeof needing; i++) {
		if (played.ending == ULTI_PLAYED && played.made[needing[i]] == ULTI_MADE)
			step_add(s, COURT_STEP_STATE, "", &msg_step_made_without,
				MSG_ARGS(ulti_item_name(s->lang, needing[i])));
	}
}

static void add_dismissed(struct stepper *s, const struct court_scene *scene)
{
	const struct court_dispute *said = &s->ruling->said;
	bool is_of_claim = s->judged->dispute.case_no == ULTI_CASE_FALSE_CLAIM;
	struct buf *claim = step_begin(s, COURT_STEP_FINDING, "");

	buf_str(claim, is_of_claim ? "" : msg_step_claimed.text[s->lang]);
	say_act(s, claim);
	if (!is_of_claim)
		name_offender(s, claim);
	ulti_dismissed_say(step_begin(s, COURT_STEP_BASIS, ulti_court.dismissed_by), s->lang, said, scene);
	add_reason(s);
	add_made_without(s, scene);
	if (!is_of_claim)
		add_looked(s, &msg_step_dismissed_looked);
}

void ulti_steps_make(const struct court_scene *scene, enum lang lang, const struct court_ruling *ruling,
	const char *const *names, struct court_steps *out)
{
	static const char of_outsiders[] = "R-85";   /* about players who sit out, and spectators */
	const struct court_dispute *said = &ruling->said;
	struct ulti_judged judged;
	struct stepper s = { .out = out, .ruling = ruling, .judged = &judged, .lang = lang, .names = names };
	struct err e = { 0 };

	*out = (struct court_steps){ 0 };
	if (!ulti_court_again(scene, ruling, &judged, &e)) {
		err_text(step_begin(&s, COURT_STEP_BEARING, ""), lang, &e);
		return;
	}
	add_claim(&s);
	if (said->state == COURT_DISMISSED) {
		add_dismissed(&s, scene);
		return;
	}
	if (!said->late)
		step_add(&s, COURT_STEP_BASIS, "10.§ (3)",
			said->agreed ? &msg_step_agreed : &msg_step_jury, MSG_NO_ARGS);
	add_finding(&s, scene);
	add_known(&s);
	add_bearing(&s);
	if (!said->late && !said->minor) {
		add_moment(&s, scene);
		add_case(&s);
		if (!court_waits(ruling))
			add_follows(&s, scene);
		add_who_played(&s, scene);
		add_letter(&s, scene);
	}
	if (said->by_spectator || is_cited(ruling->book.readings, ruling->book.reading_count, of_outsiders))
		step_add(&s, COURT_STEP_FOLLOWS, of_outsiders,
			said->by_spectator ? &msg_step_spectator : &msg_step_outsider, MSG_NO_ARGS);
	add_reason(&s);
	if (!said->late && !said->minor && ulti_is_allowed(&judged.ruling))
		add_looked(&s, &msg_step_allowed_looked);
	if (scene->is_typed && scene->record && is_unpaid(ruling))
		step_add(&s, COURT_STEP_STATE, "", &msg_step_keep_result, MSG_NO_ARGS);
	if (scene->is_typed && !said->late && !said->minor)
		add_other_contract(&s, scene);
	if (said->state == COURT_OPEN)
		step_add(&s, COURT_STEP_STATE, "",
			court_waits(ruling) ? &msg_court_waits : &msg_step_open, MSG_NO_ARGS);
}

/* ---- the payment ------------------------------------------------------------------------------- */

/* Do the rules' own payments, judged again, make the points? */
static bool pays_by_rules(const struct court_scene *scene, const struct court_ruling *ruling,
	struct ulti_judged *judged)
{
	struct err none = { 0 };   /* the steps report it */

	if (!ulti_court_again(scene, ruling, judged, &none) || ruling->deviates)
		return false;
	return ruling->pays && !ruling->said.late && !ruling->said.minor;
}

/* Write " A +36, B -54, C +18". */
static void write_figures(struct buf *b, const int points[], int seats)
{
	for (int seat = 0; seat < seats; seat++)
		buf_printf(b, "%s %s %s", seat > 0 ? "," : "", ulti_seat_code(seat), num_signed(points[seat]).text);
	buf_char(b, '\n');
}

/* Name the paid part; for betli the bid of that value, "rebetli"; or the whole bid. */
static const char *paid_name(enum lang lang, int item, int value, const struct msg *whole_bid)
{
	for (int no = 1; item == ULTI_BETLI && no <= ULTI_BIDS; no++) {
		const struct ulti_bid *bid = ulti_bid_at(no);
		if (bid->part_set == 1u << ULTI_BETLI && bid->total == value)
			return bid->name;
	}
	return item == ULTI_WHOLE_BID ? whole_bid->text[lang] : ulti_item_name(lang, item);
}

/* Write "8 × 2", the factors other than 1. */
static void sum_write(struct buf *b, int value, int level, int times)
{
	buf_int(b, value);
	if (level > 1)
		buf_printf(b, " × %d", level);
	if (times > 1)
		buf_printf(b, " × %d", times);
}

void ulti_payment_write(const struct court_scene *scene, enum lang lang, const struct court_ruling *ruling,
	struct buf *b)
{
	struct ulti_judged judged;
	const struct ulti_settlement *settlement = &judged.ruling.settlement;
	bool by_rules = pays_by_rules(scene, ruling, &judged);

	/* "B → A (C helyett): ulti 8 × 2 = 16" */
	for (int i = 0; by_rules && i < judged.ruling.step_count; i++) {
		const struct ulti_step *step = &judged.ruling.steps[i];
		bool for_partner = step->instead_of != ULTI_NO_SEAT;
		struct buf sum = { 0 };
		sum_write(&sum, step->value, step->level, step->times);
		if (step->level > 1 || step->times > 1)
			buf_printf(&sum, " = %d", ulti_step_points(step));
		buf_msg(b, lang, for_partner ? &msg_step_paid_for : &msg_step_paid,
			MSG_ARGS(ulti_seat_code(step->payer), ulti_seat_code(step->payee),
				paid_name(lang, step->item, step->value, &msg_whole_bid), buf_text(&sum),
				for_partner ? ulti_seat_code(step->instead_of) : ""));
		buf_char(b, '\n');
		buf_free(&sum);
	}
	/* "parti +1 × 2: A +4, B -2, C -2" */
	for (int i = 0; by_rules && i < settlement->line_count; i++) {
		const struct ulti_line *line = &settlement->lines[i];
		int points[ULTI_SEATS];
		for (int seat = 0; seat < ULTI_SEATS; seat++)
			points[seat] = line->points[seat];
		buf_printf(b, "%s %s%d × %d:", ulti_item_name(lang, line->item), line->made ? "+" : "−", line->value,
			line->level);
		write_figures(b, points, scene->seats);
	}
	buf_char(b, '=');
	write_figures(b, ruling->points, scene->seats);
}

/* A table of payments being made, and its names. */
struct payer {
	struct listing *t;
	enum lang lang;
	const char *const *names;
};

static void pay_who(const struct payer *p, int seat)
{
	struct buf who = { 0 };

	court_who_write(&who, p->lang, seat, p->names);
	listing_code(p->t, ulti_seat_code(seat), buf_text(&who));
	buf_free(&who);
}

/* Write "ulti kontrával": a part, and the level of its payment. */
static void item_write(struct buf *b, enum lang lang, int item, int value, int level)
{
	const char *name = paid_name(lang, item, value, &msg_pay_whole_bid);
	const struct msg *msg = level == 4 ? &msg_pay_rekontra : level == 2 ? &msg_pay_kontra : &msg_pay_plain;

	buf_msg(b, lang, msg, MSG_ARGS(name));
}

static void pay_words(const struct payer *p, struct buf *words)
{
	listing_text(p->t, buf_text(words));
	buf_free(words);
}

static void pay_step(const struct payer *p, const struct ulti_step *step)
{
	struct buf item = { 0 }, sum = { 0 }, partner = { 0 };

	pay_who(p, step->payer);
	pay_who(p, step->payee);
	item_write(&item, p->lang, step->item, step->value, step->level);
	if (step->instead_of != ULTI_NO_SEAT) {
		court_who_write(&partner, p->lang, step->instead_of, p->names);
		buf_msg(&item, p->lang, &msg_pay_share, MSG_ARGS(buf_text(&partner)));
		buf_free(&partner);
	}
	sum_write(&sum, step->value, step->level, step->times);
	pay_words(p, &item);
	pay_words(p, &sum);
	listing_number(p->t, ulti_step_points(step));
}

/* Add a line settled by result, between the declarer and each defender. */
static void pay_line(const struct payer *p, const struct ulti_line *line, int declarer)
{
	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		int points = line->points[seat], paid = points < 0 ? -points : points;
		struct buf item = { 0 }, sum = { 0 };
		if (seat == declarer || points == 0)
			continue;
		pay_who(p, points < 0 ? seat : declarer);
		pay_who(p, points < 0 ? declarer : seat);
		item_write(&item, p->lang, line->item, line->value, line->level);
		if (line->value * line->level == paid)
			sum_write(&sum, line->value, line->level, 1);
		pay_words(p, &item);
		pay_words(p, &sum);
		listing_number(p->t, paid);
	}
}

/* Add set points: one pays all others, or all others pay one, because three add up to 0. */
static void pay_set(const struct payer *p, const struct court_ruling *ruling, int seats)
{
	int payers = 0, payees = 0, last_payer = 0, last_payee = 0;

	for (int seat = 0; seat < seats; seat++) {
		if (ruling->points[seat] < 0)
			payers++, last_payer = seat;
		else if (ruling->points[seat] > 0)
			payees++, last_payee = seat;
	}
	for (int seat = 0; seat < seats && (payers == 1 || payees == 1); seat++) {
		int points = ruling->points[seat];
		if (points == 0 || (payers == 1 ? points < 0 : points > 0))
			continue;
		pay_who(p, payers == 1 ? last_payer : seat);
		pay_who(p, payers == 1 ? seat : last_payee);
		listing_text(p->t, (ruling->said.agreed ? &msg_pay_agreed : &msg_pay_jury)->text[p->lang]);
		listing_empty(p->t);
		listing_number(p->t, points < 0 ? -points : points);
	}
}

void ulti_payment_list(const struct court_scene *scene, enum lang lang, const struct court_ruling *ruling,
	const char *const *names, struct listing *t)
{
	const struct payer p = { t, lang, names };
	struct ulti_judged judged;
	bool by_rules = pays_by_rules(scene, ruling, &judged);

	listing_start(t, "");
	listing_column(t, "payer", &msg_head_payer, LISTING_TEXT);
	listing_column(t, "payee", &msg_head_payee, LISTING_TEXT);
	listing_column(t, "item", &msg_head_item, LISTING_TEXT);
	listing_column(t, "sum", &msg_head_sum, LISTING_TEXT);
	listing_column(t, "points", &msg_head_points, LISTING_INT);
	for (int i = 0; by_rules && i < judged.ruling.step_count; i++)
		pay_step(&p, &judged.ruling.steps[i]);
	for (int i = 0; by_rules && i < judged.ruling.settlement.line_count; i++)
		pay_line(&p, &judged.ruling.settlement.lines[i], judged.dispute.deal.declarer);
	/* If the rules' own payment was not followed, list only the points. */
	if (ruling->pays && ruling->said.point_count > 0 && !ruling->deviates && t->row_count == 0)
		pay_set(&p, ruling, scene->seats);
}

void ulti_dismissed_say(struct buf *b, enum lang lang, const struct court_dispute *said,
	const struct court_scene *scene)
{
	struct court_ruling upheld = { .said = *said };
	struct ulti_judged judged;
	struct err none = { 0 };
	const struct msg *msg = said->agreed ? &msg_dismissed_agreed : &msg_dismissed;
	const struct msg *ending = scene->is_void ? &msg_deal_stays_void
		: scene->record ? &msg_result_stands : &msg_play_stands;

	if (ulti_dispute_said(said).case_no == ULTI_CASE_FALSE_CLAIM)
		msg = said->agreed ? &msg_dismissed_claim_agreed : &msg_dismissed_claim;
	if (scene->decided_by)
		msg = &msg_dismissed_other;
	buf_msg(b, lang, msg,
		MSG_ARGS(scene->decided_by ? num_of(scene->decided_by).text : ending->text[lang]));
	/* The claimed act is allowed: the rules give the reason. */
	upheld.said.state = COURT_DECIDED;
	if (ulti_court_again(scene, &upheld, &judged, &none) && ulti_is_allowed(&judged.ruling))
		buf_printf(b, " %s: %s", judged.ruling.cites[0], ulti_ruling_why(lang, &judged.ruling));
}
