/* The minutes (jegyzokonyv) of a ruling, and the blind file of an
 * appeal: the same facts without names or outcome. */
#include "base/messages.h"
#include "report/messages.h"
#include "report/rulings/rulings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The minutes being written. `names` NULL: blind. */
struct writer {
	struct report_minutes *out;
	const struct desk_scene *scene;
	const struct book_ruling *kept;
	const struct court_ruling *ruling;
	const struct game_court *court;
	enum lang lang;
	const char *players[BOOK_SEATS];
	const char *const *names;
	struct report_blind blind;
	bool is_dealt_anew;   /* the deal on the sheet was dealt after the ruling */
	bool is_restored;     /* a dismissal put it back in place of that one */
};

/* ---- its texts --------------------------------------------------------------------------------- */

static struct buf *text_of(struct writer *w, enum report_minute minute)
{
	return &w->out->text[minute];
}

static void add_seat(struct writer *w, enum report_minute minute, int seat)
{
	if (seat != GAME_NO_SEAT)
		court_who_write(text_of(w, minute), w->lang, seat, w->names);
}

/* Return who plays the deal; a seat that sits out is the dealer. */
static unsigned players(const struct writer *w)
{
	const struct court_dispute *said = &w->ruling->said;
	int dealer = said->dealer == GAME_NO_SEAT ? w->scene->court.dealer : said->dealer;

	return game_players_at(w->scene->rules.edition->game, w->out->table.seat_count, dealer);
}

/* Write the act; rewrite a sentence of the program's in the language of the minutes, and for a blind file as
 * before the decision. */
static void add_act(struct writer *w)
{
	const struct court_dispute *said = &w->ruling->said;
	struct court_dispute was = *said;
	const struct court_talk talk = { .scene = &w->scene->court, .names = w->players, .lang = w->lang,
		.now = { .said = *said } };
	struct buf *act = text_of(w, REPORT_MINUTE_ACT), again = { 0 };

	if (w->out->blind)
		desk_ruling_read(w->kept, &was);
	if (said->act[0] && w->court->act_again)
		w->court->act_again(&again, &talk, &was);
	if (w->out->blind && again.len == 0 && w->court->act_frame)
		w->court->act_frame(&again, &talk);
	const char *words = again.len ? buf_text(&again) : said->act;
	if (!said->act[0])
		w->court->finding_say(act, w->lang, said, w->names);
	else if (w->names)
		buf_str(act, words);
	else
		report_blind_write(act, &w->blind, words);
	court_end_sentence(act, 0);
	/* " (4. ütés)": the steps tell when a listed act was, and so may a sentence. */
	if (said->trick && strcmp(said->case_no, COURT_JURY) == 0) {
		buf_clear(&again);
		buf_msg(&again, w->lang, &msg_minutes_of_trick, MSG_ARGS(num_of(said->trick).text));
		if (!strstr(buf_text(act), buf_text(&again)))
			buf_printf(act, " (%s)", buf_text(&again));
	}
	buf_free(&again);
	int accused = w->court->accused ? w->court->accused(&talk, said) : GAME_NO_SEAT;
	if (accused != GAME_NO_SEAT)
		court_who_write(&w->out->accused, w->lang, accused, w->names);
}

/* Write the deal as the sheet has it. */
static void write_on_sheet(struct buf *b, const struct writer *w)
{
	const struct game_edition *edition = w->scene->rules.edition;
	const struct game_deal deal = { .record = *w->scene->court.record,
		.dealer = edition->game->always_names_dealer ? w->scene->court.dealer : GAME_NO_SEAT };

	game_deal_write(b, edition, &deal);
}

/* Write what else is known of the deal and the circumstances. Before anything is established, these are
 * claims like the act. */
static void add_facts(struct writer *w)
{
	const struct court_dispute *said = &w->ruling->said;
	struct buf *act = text_of(w, REPORT_MINUTE_ACT), *facts = text_of(w, REPORT_MINUTE_FACTS), all = { 0 };
	struct game_record told;

	w->court->facts_say(&all, w->lang, said, w->names);
	if (!w->out->is_alleged)
		buf_str(facts, buf_text(&all));
	else if (w->court->deal_say)
		w->court->deal_say(facts, w->lang, said, w->names);
	const char *rest = buf_text(&all) + facts->len;
	rest += *rest == ' ';
	if (*rest)
		buf_printf(act, "%s%s", act->len ? " " : "", rest);
	/* The deal on the sheet, if the court has none; a blind file has the sheet. */
	if (w->scene->court.record && w->names && !w->court->record(said, &told)) {
		buf_clear(&all);
		write_on_sheet(&all, w);
		buf_str(facts, facts->len > 0 ? "\n" : "");
		buf_msg(facts, w->lang, w->is_dealt_anew ? &msg_minutes_dealt_anew : &msg_minutes_played,
			MSG_ARGS(buf_text(&all)));
	}
	buf_free(&all);
}

/* Write the paragraphs; in a blind file only the claim's, as the others reveal the decision, and so does the
 * one about a claim without grounds. */
static void add_paragraphs(struct writer *w)
{
	const struct court_dispute *said = &w->ruling->said;
	struct buf *cites = text_of(w, REPORT_MINUTE_CITES), claimed = { 0 };

	if (!w->out->blind) {
		buf_add(cites, w->kept->cites, court_paragraphs(w->kept->cites));
		return;
	}
	const struct court_case row = court_case_at(w->court, court_case_of(w->court, said->case_no));
	if (row.standing == COURT_LISTED && !w->out->is_of_claim)
		court_case_cite(&claimed, w->lang, &row);
	else
		buf_str(&claimed, said->paragraph);
	if (claimed.len > 0)
		buf_msg(cites, w->lang, &msg_minutes_claimed_by, MSG_ARGS(buf_text(&claimed)));
	buf_free(&claimed);
}

static void add_findings(struct writer *w)
{
	const struct court_dispute *said = &w->ruling->said;

	add_act(w);
	/* Nobody is at fault: name the accused if there was a claim; a claimant accuses nobody. */
	w->out->is_clean = w->ruling->book.is_clean;
	bool is_shown = !w->out->is_clean || said->claimant != GAME_NO_SEAT || w->out->blind;
	bool is_accused = w->out->is_clean || w->out->is_claimed || w->out->blind;
	if (is_shown && !(is_accused && w->out->is_of_claim))
		add_seat(w, REPORT_MINUTE_OFFENDER,
			w->out->is_claimed && said->offender != GAME_NO_SEAT ? said->offender : w->court->offender(said));
	w->out->by_spectator = said->by_spectator;
	if (said->by_spectator)
		buf_str(text_of(w, REPORT_MINUTE_OFFENDER), court_spectator(w->lang));
	if (said->state == COURT_DISMISSED)
		return;
	add_facts(w);
	add_paragraphs(w);
}

/* Write the reasons and consequences, a line a step; the claimant,
 * the finding and the jury's reasons separately. */
static void add_steps(struct writer *w)
{
	struct buf *b = text_of(w, REPORT_MINUTE_BOOK);
	struct court_steps steps;

	w->court->steps(&w->scene->court, w->lang, w->ruling, w->players, &steps);
	for (size_t i = 0; i < steps.count; i++) {
		const struct court_step *step = &steps.step[i];
		/* Beside paragraphs a reading stands alone. */
		bool is_reading = step->cite[0] && court_paragraphs(step->cite) == 0
			&& court_paragraphs(w->kept->cites) > 0;
		if (step->kind < COURT_STEP_BEARING || step->kind > COURT_STEP_LETTER || is_reading)
			continue;
		buf_printf(b, "%s%s%s%s", b->len ? "\n" : "", step->cite, step->cite[0] ? ": " : "",
			buf_text(&step->text));
	}
	court_steps_free(&steps);
}

/* Write the outcome, which a blind file lacks. */
static void add_outcome(struct writer *w)
{
	const struct court_ruling *r = w->ruling;
	int offender = w->court->offender(&r->said);
	unsigned payers = 0;
	struct buf *ruling = text_of(w, REPORT_MINUTE_RULING), *basis = text_of(w, REPORT_MINUTE_BASIS);

	if (w->kept->said.state == COURT_OPEN)
		buf_msg(ruling, w->lang, &msg_minutes_open, MSG_ARGS(desk_kind_word(w->lang, w->kept)));
	else
		buf_str(ruling, desk_kind_word(w->lang, w->kept));
	/* Without consequences the deal's result stands. */
	if (r->book.is_clean && !r->pays && !w->scene->court.is_void && !w->scene->court.decided_by)
		buf_str(ruling, w->scene->court.record ? msg_minutes_result_stands.text[w->lang]
			: r->said.late ? msg_minutes_play_stands.text[w->lang] : "");
	add_steps(w);
	/* Name the payers, unless it is just the offender: both defenders, or whom the jury charges. */
	for (int seat = 0; seat < w->out->table.seat_count && r->pays; seat++)
		payers |= r->points[seat] < 0 ? 1u << seat : 0;
	if (w->kept->said.state == COURT_DECIDED && (offender == GAME_NO_SEAT || payers != 1u << offender)) {
		/* If nobody is at fault, all players are parties, and sign. */
		w->out->signers = offender == GAME_NO_SEAT && payers ? payers | players(w) : payers;
		court_seats_write(text_of(w, REPORT_MINUTE_PAYERS), w->lang, payers, w->names);
	}
	w->court->payment_list(&w->scene->court, w->lang, r, w->names, &w->out->payment);
	if (r->pays && !game_is_even(r->points))
		report_points_write(text_of(w, REPORT_MINUTE_POINTS), w->lang, r->points, &w->out->table,
			w->out->deal_no);
	if (w->kept->said.state == COURT_DECIDED)
		buf_str(basis, (r->said.agreed ? &msg_minutes_agreed : &msg_minutes_ruled)->text[w->lang]);
	if (w->kept->said.state == COURT_DECIDED && r->said.claimant == GAME_NO_SEAT)
		buf_str(basis, msg_minutes_unclaimed.text[w->lang]);
	/* All players are parties to an agreement. */
	if (w->kept->said.state == COURT_DECIDED && r->said.agreed)
		w->out->signers = players(w);
}

/* 13.§ (1) 5: with another dealer another seat sat out; write the deal's points, which the players got. */
static bool add_dealt(struct book *s, struct writer *w, struct err *e)
{
	const struct court_dispute *said = &w->ruling->said;
	const struct court_case row = court_case_at(w->court, court_case_of(w->court, said->case_no));
	bool moves = row.turn_deals && said->dealer != GAME_NO_SEAT && w->scene->court.record
		&& players(w) != (1u << w->out->table.seat_count) - 1;
	struct book_deal deal;

	if (!moves || w->ruling->pays || w->kept->said.state != COURT_DECIDED)
		return true;
	if (!book_deal_find(s, w->out->table.id, w->out->deal_no, &deal, e))
		return false;
	report_points_write(
		text_of(w, REPORT_MINUTE_POINTS), w->lang, deal.points, &w->out->table, w->out->deal_no);
	return true;
}

/* Write how a claim was dismissed: by which paragraph, and about which one it was. */
static void add_dismissal(struct writer *w)
{
	const struct court_dispute *said = &w->ruling->said;
	struct buf *cites = text_of(w, REPORT_MINUTE_CITES);
	struct buf *ruling = text_of(w, REPORT_MINUTE_RULING), line = { 0 };

	w->court->dismissed_say(ruling, w->lang, said, &w->scene->court);
	if (w->is_restored) {
		write_on_sheet(&line, w);
		buf_msg(ruling, w->lang, &msg_minutes_stands, MSG_ARGS(buf_text(&line)));
		buf_free(&line);
	}
	bool is_listed = strcmp(said->case_no, COURT_JURY) != 0;
	const struct court_case row = court_case_at(w->court, court_case_of(w->court, said->case_no));
	bool is_applied = w->ruling->book.cite_count > 0 && !said->late && !said->minor;
	const char *claimed = !is_listed ? said->paragraph : is_applied ? w->ruling->book.cites[0] : row.cites[0];
	if (w->court->dismissed_by)
		buf_printf(cites, "%s%s", w->court->dismissed_by, court_paragraphs(claimed) > 0 ? "; " : "");
	int about = is_listed ? -1 : court_claimed(w->court, &w->scene->rules, said);
	bool is_allowed = about >= 0 && court_case_at(w->court, about).standing == COURT_ALLOWED;
	if (is_allowed || court_allows(w->court, claimed))
		buf_str(cites, claimed);
	else if (court_paragraphs(claimed) > 0)
		buf_msg(cites, w->lang, &msg_minutes_claimed_by, MSG_ARGS(claimed));
}

/* Did the decision of `was` have another result? */
static bool is_annulled(const struct book_ruling *was, const struct book_ruling *now)
{
	return was->said.state != now->said.state || was->pays != now->pays || strcmp(was->kind, now->kind) != 0
		|| memcmp(was->points, now->points, sizeof was->points) != 0;
}

/* Write which decisions this one replaces: the last earlier one with another result, then payments decided
 * before, each in its last revision, newest first. */
static bool add_annulled(struct book *s, struct writer *w, struct err *e)
{
	struct book_ruling *list = NULL;
	const struct book_ruling *next = w->kept;
	struct buf *out = text_of(w, REPORT_MINUTE_ANNULLED);
	size_t count = 0;
	bool done = w->kept->revision == 1 || book_ruling_history(s, w->kept, &list, &count, e);

	while (count-- > 0) {
		const struct book_ruling *was = &list[count];
		if (was->revision >= w->kept->revision || was->said.state == COURT_OPEN)
			continue;
		bool was_paid = was->said.state == COURT_DECIDED && was->pays && is_annulled(was, next);
		next = was;
		if (!is_annulled(was, w->kept) || (out->len > 0 && !was_paid))
			continue;
		struct buf outcome = { 0 };
		desk_ruling_title(&outcome, w->lang, was);
		buf_str(&outcome, " – ");
		desk_ruling_outcome(&outcome, w->lang, was, &w->out->table);
		if (was->said.state == COURT_DECIDED)
			court_cites_write(&outcome, " (", was->cites, ")");
		buf_str(out, out->len ? "\n" : "");
		buf_msg(out, w->lang, was->said.judge[0] ? &msg_minutes_annulled_by : &msg_minutes_annulled,
			MSG_ARGS(buf_text(&outcome), num_of(was->revision).text, time_of(was->said.at, w->lang).text,
				was->said.judge));
		buf_free(&outcome);
	}
	book_free(list);
	return done;
}

/* Write who ruled, when and why. */
static void add_jury(struct writer *w)
{
	const struct court_dispute *said = &w->ruling->said;
	char reason[GAME_REASON];

	court_reason_say(w->court, w->lang, said, reason);
	buf_str(text_of(w, REPORT_MINUTE_REASON), reason);
	/* An open dispute has no jury yet. */
	buf_str(text_of(w, REPORT_MINUTE_JUDGE), w->out->is_open ? "" : said->judge);
	buf_str(text_of(w, REPORT_MINUTE_AT), time_of(w->kept->said.at, w->lang).text);
	if (w->kept->revision > 1)
		buf_int(text_of(w, REPORT_MINUTE_REVISION), w->kept->revision);
}

struct bettors {
	char (*names)[GAME_ITEM];
	size_t count;
};

/* Number bettors in place of their names, in the order in which the sheet has them. */
static bool hide_bettors(
	const struct writer *w, struct game_record *record, struct bettors *bettors, struct err *e)
{
	const struct game *game = w->scene->rules.edition->game;

	for (int i = 0; game->is_bettor && i < record->fact_count; i++) {
		struct game_fact *fact = &record->facts[i];
		size_t at = 0;
		if (!game->is_bettor(fact))
			continue;
		while (at < bettors->count && strcmp(bettors->names[at], fact->item) != 0)
			at++;
		if (at == bettors->count) {
			char (*more)[GAME_ITEM] = list_grow(bettors->names, at, sizeof *more);
			if (!more)
				return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
			bettors->names = more;
			memcpy(more[bettors->count++], fact->item, sizeof *more);
		}
		struct buf number = { 0 };
		buf_msg(&number, w->lang, &msg_blind_bettor, MSG_ARGS(num_of((int64_t)at + 1).text));
		snprintf(fact->item, sizeof fact->item, "%s", buf_text(&number));
		buf_free(&number);
	}
	return true;
}

/* Write the sheet up to the deal, each deal as it was played: no figure reveals a ruling. Nor does it show
 * that the deal was dealt again, or a name. */
static bool add_sheet(struct book *s, struct writer *w, struct err *e)
{
	struct buf *b = text_of(w, REPORT_MINUTE_SHEET);
	int64_t table = w->out->table.id, redeal = 0;
	struct book_ruling *list = NULL;
	struct bettors bettors = { NULL, 0 };
	size_t count = 0;
	bool done = book_ruling_history(s, w->kept, &list, &count, e);

	/* Find the revision that first had it dealt again. */
	for (size_t i = 0; i < count && !redeal; i++) {
		const struct court_kind *kind = court_kind_find(w->court, list[i].kind);
		if (list[i].said.state == COURT_DECIDED && kind && kind->redeals)
			redeal = list[i].deal;
	}
	book_free(list);
	for (int no = 1; done && no <= w->kept->said.no; no++) {
		struct game_deal line = { .no = no, .dealer = GAME_NO_SEAT };
		struct book_deal deal;
		bool found = false;
		done = no == w->kept->said.no && redeal ? book_deal_restored(s, table, no, redeal, &deal, &found, e)
			: book_deal_unruled(s, table, no, &deal, &found, e);
		if (!found || deal.state != BOOK_PLAYED || !deal.has_record)
			continue;
		line.record = deal.record;
		done = hide_bettors(w, &line.record, &bettors, e);
		game_deal_write(b, w->scene->rules.edition, &line);
		buf_char(b, '\n');
	}
	free(bettors.names);
	return done;
}

/* Was the deal on the sheet recorded after the first decision that
 * had it dealt again, or put back when that fell? */
static bool find_dealt_anew(struct book *s, struct writer *w, struct err *e)
{
	struct book_ruling *list = NULL;
	size_t count = 0;
	bool was_void = false;

	if (w->kept->said.state == COURT_OPEN || !w->scene->court.record)
		return true;
	bool done = book_ruling_history(s, w->kept, &list, &count, e);
	for (size_t i = 0; i < count; i++) {
		const struct court_kind *kind = court_kind_find(w->court, list[i].kind);
		bool redeals = list[i].said.state == COURT_DECIDED && kind && kind->redeals;
		was_void = was_void || (redeals && list[i].step < w->scene->recorded);
		bool restores = list[i].said.state == COURT_DISMISSED && list[i].step == w->scene->recorded;
		w->is_restored = w->is_restored || (was_void && restores);
	}
	w->is_restored = w->is_restored && w->kept->said.state == COURT_DISMISSED && !w->scene->court.decided_by;
	w->is_dealt_anew = was_void && w->kept->said.state == COURT_DECIDED && w->ruling->kind->redeals;
	book_free(list);
	/* A deal put back by the fall of another ruling was not dealt after this one. */
	done = done && book_deal_rulings(s, w->out->table.id, w->kept->said.no, &list, &count, e);
	for (size_t i = 0; done && i < count; i++)
		w->is_dealt_anew = w->is_dealt_anew
			&& (list[i].said.state != COURT_DISMISSED || list[i].step != w->scene->recorded);
	if (done)
		book_free(list);
	return done;
}

bool report_minutes_make(struct book *s, const struct desk_scene *scene, const struct book_ruling *kept,
	const struct court_ruling *ruling, struct report_minutes *out, struct err *e)
{
	struct writer w = { .out = out, .scene = scene, .kept = kept, .ruling = ruling,
		.court = desk_court(out->event.edition), .lang = out->lang };

	report_names(&out->table, out->deal_no, w.players);
	w.names = out->blind ? NULL : w.players;
	/* "Kiss Péter (A), Nagy Éva (B), …", and who sat out */
	unsigned all = (1u << out->table.seat_count) - 1, sat_out = all & ~players(&w);
	if (w.names)
		court_seats_write(text_of(&w, REPORT_MINUTE_PLAYERS), out->lang, all, w.names);
	for (int seat = 0; w.names && seat < out->table.seat_count; seat++) {
		if (sat_out >> seat & 1)
			buf_msg(text_of(&w, REPORT_MINUTE_PLAYERS), out->lang, &msg_minutes_sat_out,
				MSG_ARGS(text_seat_code(seat)));
	}
	add_seat(&w, REPORT_MINUTE_CLAIMANT, ruling->said.claimant);
	out->agreed = ruling->said.agreed;
	out->is_open = kept->said.state == COURT_OPEN;
	out->is_alleged = out->is_open || out->blind;
	out->is_claimed = kept->said.state != COURT_DECIDED || ruling->said.late || out->blind;
	out->is_of_claim = court_case_at(w.court, court_case_of(w.court, ruling->said.case_no)).claims;
	if (out->blind && out->is_of_claim)   /* the lack of grounds is the outcome */
		buf_str(text_of(&w, REPORT_MINUTE_CASE), msg_minutes_claim.text[out->lang]);
	else
		desk_ruling_title(text_of(&w, REPORT_MINUTE_CASE), out->lang, kept);
	if (out->blind) {
		/* Take the dispute as it came before the jury, without the decision. */
		struct court_ruling claimed = *ruling;
		struct err none = { 0 };
		claimed.said.state = COURT_OPEN;
		claimed.said.late = claimed.said.minor = claimed.said.agreed = false;
		struct court_ruling judged = claimed;
		w.ruling = w.court->judge(&scene->court, &judged, &none) ? &judged : &claimed;
		bool done = report_blind_start(&w.blind, s, out->lang, &out->table, out->deal_no, e);
		if (done)
			add_findings(&w);
		report_blind_free(&w.blind);
		return done && add_sheet(s, &w, e);
	}
	if (!find_dealt_anew(s, &w, e))
		return false;
	add_findings(&w);
	if (kept->said.state == COURT_DISMISSED)
		add_dismissal(&w);
	else
		add_outcome(&w);
	add_jury(&w);
	return add_dealt(s, &w, e) && add_annulled(s, &w, e) && report_mark_make(s, &out->mark, e);
}

void report_minutes_free(struct report_minutes *minutes)
{
	for (int i = 0; i < REPORT_MINUTES; i++)
		buf_free(&minutes->text[i]);
	buf_free(&minutes->accused);
	listing_free(&minutes->payment);
}
