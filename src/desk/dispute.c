/* A dispute at the desk: opened, judged, recorded, and its consequences for its deal and its sheet. */
#include "desk/desk.h"
#include "desk/inner.h"
#include "desk/messages.h"

#include <stdio.h>
#include <string.h>

/* ---- the scene --------------------------------------------------------------------------------- */

/* `seen` is the deal as it stands; its id is 0 where there is none. */
static bool scene_make(struct book *s, const struct book_deal *seen, struct desk_scene *scene, struct err *e)
{
	struct court_scene *court = &scene->court;
	struct book_deal deal = *seen;
	struct desk_hold hold;
	bool found = seen->id != 0;

	court->rules = &scene->rules;
	court->seats = scene->table->seat_count;
	court->record = NULL;
	court->is_void = false;
	if (!desk_hold_make(s, scene->table->id, court->no, 0, &hold, e))
		return false;
	court->decided_by = hold.decided_by;
	bool is_judged = seen->state == BOOK_RULED || seen->state == BOOK_OPEN;
	if (is_judged && !book_deal_unruled(s, scene->table->id, court->no, &deal, &found, e))
		return false;
	court->due = game_dealer_after(scene->rules.edition->game, hold.last, court->no, court->seats);
	if (found && (deal.state == BOOK_PLAYED || deal.state == BOOK_VOID)) {
		court->dealer = deal.dealer;
		scene->record = deal.record;
		scene->recorded = deal.step;
		court->record = deal.has_record ? &scene->record : NULL;
		court->is_void = deal.state == BOOK_VOID;
		return true;
	}
	court->dealer = hold.dealer != GAME_NO_SEAT ? hold.dealer : court->due;
	return true;
}

bool desk_dispute_open(struct desk *desk, int no, struct desk_dispute *d)
{
	const struct game_edition *edition = game_edition_find(d->event.edition);
	struct err none = { 0 };

	if (edition && !edition->jury && !(edition->court && edition->court->record))
		return game_lacks(desk->err, edition, "rule");
	if (!desk_rules_read(desk->book, d->event.id, &d->rules, desk->err))
		return false;
	d->court = desk_court(d->event.edition);
	d->scene = (struct desk_scene){ .table = &d->table, .rules = d->rules.game,
		.court = { .no = no } };
	/* The ruling is based on the deal as it stands now. */
	if (!book_deal_find(desk->book, d->table.id, no, &d->seen, &none))
		d->seen = (struct book_deal){ .table = d->table.id, .no = no };
	if (none.status == ERR_NONE || none.status == ERR_NOT_FOUND)
		return scene_make(desk->book, &d->seen, &d->scene, desk->err);
	*desk->err = none;
	return false;
}

/* Find the deal as it was before it was ruled, or that its number was free. `before`: also before the deal
 * that was played in place of that attempt; 0: there is none. */
static bool find_original(
	struct desk *desk, const struct desk_dispute *d, int64_t before, struct book_deal *out)
{
	bool found = false;

	if (!book_deal_beside(desk->book, d->table.id, d->scene.court.no, before, d->previous.item, out, &found,
		desk->err))
		return false;
	if (!found)
		*out = (struct book_deal){ .table = d->table.id, .no = d->scene.court.no,
			.dealer = d->scene.court.dealer, .state = BOOK_TAKEN_BACK };
	return true;
}

/* Was the deal played after the ruling had it dealt again? Not if an earlier such ruling has fallen since. */
static bool find_dealt_anew(struct desk *desk, struct desk_dispute *d)
{
	const struct book_ruling *was = &d->previous;
	const struct court_kind *kind = court_kind_find(d->court, was->kind);
	bool redeals = was->said.state == COURT_DECIDED && was->deal && kind && kind->redeals, found = false;
	struct book_deal played;

	if (!redeals || d->seen.state != BOOK_PLAYED || d->seen.id == was->deal)
		return true;
	if (!book_deal_restored(desk->book, d->table.id, d->scene.court.no, 0, &played, &found, desk->err))
		return false;
	d->is_put_back = found && played.id < was->deal;
	d->is_dealt_anew = !d->is_put_back;
	return d->is_put_back || find_original(desk, d, was->deal, &d->original);
}

/* Load the revision of the ruling that was seen, and the last of those up to it that is not open. */
static bool load_revisions(struct desk *desk, int revision, struct desk_dispute *d)
{
	struct book_ruling *list = NULL;
	size_t count = 0, i = 0;

	if (!book_ruling_history(desk->book, &d->previous, &list, &count, desk->err))
		return false;
	while (i < count && list[i].revision != revision)
		i++;
	if (i < count)
		d->previous = d->settled = list[i];
	else
		desk_fail(desk, ERR_NOT_FOUND, &msg_rule_no_revision, MSG_ARGS(num_of(d->scene.court.no).text,
			num_of(d->previous.item).text, num_of(revision).text));
	for (size_t j = i; i < count && j-- > 0 && d->settled.said.state == COURT_OPEN;)
		d->settled = list[j];
	book_free(list);
	return i < count && desk_ruling_read(&d->previous, &d->ruling.said);
}

bool desk_fail_no_ruling(struct desk *desk, const struct book_table *table, int no, int item)
{
	struct book_ruling *list = NULL;
	size_t count = 0;
	struct buf there = { 0 };
	bool done = book_table_rulings(desk->book, table->id, &list, &count, desk->err);

	for (size_t i = 0; done && i < count; i++) {
		bool is_last = i + 1 == count || list[i + 1].said.no != list[i].said.no;
		if (!is_last)
			continue;
		buf_printf(&there, "%s%d", there.len > 0 ? ", " : "", list[i].said.no);
		if (list[i].item > 1)
			buf_printf(&there, " (1–%d)", list[i].item);
	}
	if (done)
		desk_fail(desk, ERR_NOT_FOUND, there.len > 0 ? &msg_rule_no_previous : &msg_rule_none_here,
			MSG_ARGS(num_of(no).text, num_of(item).text, buf_text(&there)));
	buf_free(&there);
	book_free(list);
	return false;
}

bool desk_dispute_revise(struct desk *desk, int item, int revision, struct desk_dispute *d)
{
	struct book_ruling *list = NULL;
	size_t count = 0;

	if (!book_deal_rulings(desk->book, d->table.id, d->scene.court.no, &list, &count, desk->err))
		return false;
	for (size_t i = 0; i < count; i++) {
		if (list[i].item == item) {
			d->previous = list[i];
			d->has_previous = desk_ruling_read(&list[i], &d->ruling.said);
		}
	}
	book_free(list);
	if (!d->has_previous)
		return desk_fail_no_ruling(desk, &d->table, d->scene.court.no, item);
	if (d->scene.court.decided_by == item)
		d->scene.court.decided_by = 0;
	bool done = load_revisions(desk, revision ? revision : d->previous.revision, d);
	d->ruling.said.at[0] = '\0';
	d->is_corrected = d->scene.court.record && d->scene.recorded > d->previous.step;
	if (d->court->facts_drop)
		d->court->facts_drop(&d->ruling.said, d->is_corrected);
	if (d->is_corrected)
		d->ruling.said.dealer = GAME_NO_SEAT;   /* the deal has that too */
	return done && find_dealt_anew(desk, d);
}

bool desk_dispute_judge(struct desk *desk, struct desk_dispute *d)
{
	return d->court->judge(&d->scene.court, &d->ruling, desk->err);
}

/* ---- the seats --------------------------------------------------------------------------------- */

/* Return the seat on the sheet of the player in `seat` once the ruling stands. */
static int seat_after(const struct desk_dispute *d, int seat)
{
	struct court_dispute said = d->ruling.said;

	if (!d->ruling.kind->plays_on || said.state != COURT_DECIDED)
		said.seats[0] = '\0';
	return court_really_in(&said, seat);
}

bool desk_dispute_reseats(const struct desk_dispute *d)
{
	bool is_moved = false;

	for (int seat = 0; seat < d->table.seat_count; seat++)
		is_moved = is_moved || seat_after(d, seat) != seat;
	return is_moved && !d->is_told;
}

/* ---- the ruling in the book -------------------------------------------------------------------- */

void desk_dispute_keep(const struct desk_dispute *d, struct book_ruling *out)
{
	const struct court_ruling *ruling = &d->ruling;
	const struct court_dispute *said = &ruling->said;
	struct buf facts = { 0 }, answers = { 0 };

	*out = (struct book_ruling){ .table = d->table.id, .said = *said, .pays = ruling->pays,
		.book_pays = ruling->book.pays };
	out->said.no = d->scene.court.no;
	snprintf(out->kind, sizeof out->kind, "%s", ruling->kind->code);
	snprintf(out->book_kind, sizeof out->book_kind, "%s", ruling->book.kind->code);
	memcpy(out->cites, ruling->cites, sizeof out->cites);
	memcpy(out->points, ruling->points, sizeof out->points);
	memcpy(out->book_points, ruling->book.points, sizeof out->book_points);
	memcpy(out->barred, ruling->book.barred, sizeof out->barred);
	court_facts_write(&facts, said);
	snprintf(out->facts, sizeof out->facts, "%s", buf_text(&facts));
	d->court->answers_write(&answers, said);
	snprintf(out->answers, sizeof out->answers, "%s", buf_text(&answers));
	buf_free(&facts);
	buf_free(&answers);
}

/* Make the deal that follows from a decided ruling with a payment or a redeal. The bid of that attempt
 * belongs to the dispute alone: it had no result, and is no line of the sheet. */
static void follow(const struct desk_dispute *d, struct book_deal *out)
{
	const struct court_ruling *ruling = &d->ruling;
	int dealer = ruling->said.dealer == GAME_NO_SEAT ? d->scene.court.dealer : ruling->said.dealer;

	*out = (struct book_deal){ .table = d->table.id, .no = d->scene.court.no, .dealer = dealer,
		.state = ruling->kind->redeals ? BOOK_REDEAL : BOOK_RULED };
	snprintf(out->reason, sizeof out->reason, "%.15s: %.180s", ruling->said.case_no, ruling->cites);
	out->has_record = out->state == BOOK_RULED && d->court->record(&ruling->said, &out->record);
	for (int seat = 0; seat < d->table.seat_count && ruling->pays; seat++)
		out->points[seat] = ruling->points[seat];
}

/* ---- the deal that follows --------------------------------------------------------------------- */

/* What a ruling does to its deal. */
struct plan {
	bool writes;
	struct book_deal deal;
};

static bool plan_restore(struct desk *desk, struct desk_dispute *d, int64_t before, struct plan *plan)
{
	plan->writes = true;
	return find_original(desk, d, before, &plan->deal);
}

/* An open dispute leaves a standing result; without one the deal waits, whoever is named as dealer. */
static bool plan_open(struct desk *desk, struct desk_dispute *d, const struct book_deal *standing,
	bool is_ours, struct plan *plan)
{
	bool stands = standing && (standing->state == BOOK_PLAYED || standing->state == BOOK_VOID);
	/* Did the ruling reopened settle it for another dealer? */
	const bool is_moved = stands && is_ours && d->previous.said.state == COURT_DECIDED;
	struct desk_hold hold;

	if ((stands && !is_moved) || (standing && (standing->state == BOOK_OPEN || d->leaves_deal)))
		return true;
	if (is_ours && !plan_restore(desk, d, 0, plan))
		return false;
	if (is_ours && (plan->deal.state == BOOK_PLAYED || plan->deal.state == BOOK_VOID)) {
		plan->writes = !is_moved || !book_deal_is_same(standing, &plan->deal);
		return true;
	}
	if (!desk_hold_make(desk->book, d->table.id, d->scene.court.no, d->previous.item, &hold, desk->err))
		return false;
	plan->writes = true;
	plan->deal = (struct book_deal){ .table = d->table.id, .no = d->scene.court.no,
		.dealer = hold.dealer == GAME_NO_SEAT ? d->scene.court.due : hold.dealer, .state = BOOK_OPEN };
	snprintf(plan->deal.reason, sizeof plan->deal.reason, "%s", d->ruling.said.case_no);
	return true;
}

/* Settle the recorded deal again with its real dealer: at a table of four another seat sat out. A player whom
 * a ruling bars is not its declarer, however the ruling comes into the book. */
static bool plan_dealer(struct desk *desk, struct desk_dispute *d, const struct game_record *record,
	int dealer, struct plan *plan)
{
	const struct game_deal line = { .no = d->scene.court.no, .kind = GAME_DEAL_PLAYED, .dealer = dealer,
		.record = *record };
	unsigned players = game_players_at(d->rules.game.edition->game, d->table.seat_count, dealer);

	if (line.record.declarer != GAME_NO_SEAT && !(players >> line.record.declarer & 1))
		return desk_fail(desk, ERR_REFUSED, &msg_ruling_dealer_declares,
			MSG_ARGS(num_of(line.no).text, text_seat_code(dealer)));
	plan->writes = desk_deal_settle(desk, &d->rules, &d->table, &line, &plan->deal);
	snprintf(plan->deal.reason, sizeof plan->deal.reason, "%.190s", d->ruling.cites);
	return plan->writes;
}

/* Let play go on: undo what an earlier revision did to the deal, and put a wrong dealer right. */
static bool plan_play_on(struct desk *desk, struct desk_dispute *d, const struct book_deal *standing,
	bool is_ours, struct plan *plan)
{
	int dealer = d->ruling.said.dealer;
	bool waits = standing && standing->state == BOOK_OPEN, open = false;
	struct book_ruling *list = NULL;
	size_t count = 0;
	struct book_deal before;

	/* Is another dispute at the deal still open? */
	if (!book_deal_rulings(desk->book, d->table.id, d->scene.court.no, &list, &count, desk->err))
		return false;
	for (size_t i = 0; i < count; i++) {
		bool other = !d->has_previous || list[i].item != d->previous.item;
		open = open || (other && list[i].said.state == COURT_OPEN);
	}
	book_free(list);
	if (waits ? !open : is_ours) {
		if (!plan_restore(desk, d, 0, plan))
			return false;
		before = plan->deal;
		standing = &before;
	}
	if (d->ruling.said.state != COURT_DECIDED || dealer == GAME_NO_SEAT)
		return true;
	/* In a journal a barred declarer stands in the line before the ruling, and that line names the dealer. */
	if (d->is_told && standing && standing->has_record && standing->record.declarer != GAME_NO_SEAT
		&& d->ruling.book.barred[standing->record.declarer])
		return true;
	if (standing && standing->state == BOOK_PLAYED && standing->has_record && dealer != standing->dealer)
		return plan_dealer(desk, d, &standing->record, dealer, plan);
	return true;
}

/* Does the deal stand by the ruling being revised: written by it, or again since another one fell? */
static bool stands_by_it(
	struct desk *desk, const struct desk_dispute *d, const struct book_deal *last, bool *is_ours)
{
	struct book_deal standing;
	bool found = false;

	*is_ours = d->has_previous && d->previous.deal && last->id == d->previous.deal;
	if (*is_ours || !d->previous.deal || last->state == BOOK_RULED || last->state == BOOK_OPEN)
		return true;
	if (!book_deal_beside(desk->book, d->table.id, d->scene.court.no, 0, 0, &standing, &found, desk->err))
		return false;
	*is_ours = found && standing.id == d->previous.deal;
	return true;
}

static bool plan_deal(struct desk *desk, struct desk_dispute *d, struct plan *plan)
{
	const struct court_ruling *ruling = &d->ruling;
	struct book_deal last = d->seen;
	struct err none = { 0 };
	/* The user has seen the present state, as record_dispute has checked. */
	bool found = d->is_told ? book_deal_find(desk->book, d->table.id, d->scene.court.no, &last, &none)
		: last.id != 0;
	bool is_ours = false;

	*plan = (struct plan){ .writes = false };
	if (none.status != ERR_NONE && none.status != ERR_NOT_FOUND) {
		*desk->err = none;
		return false;
	}
	if (found && !stands_by_it(desk, d, &last, &is_ours))
		return false;
	const struct book_ruling *before = &d->previous, *kept = &d->kept;
	if (d->has_previous && before->said.state == kept->said.state && before->pays == kept->pays
		&& strcmp(before->kind, kept->kind) == 0 && strcmp(before->facts, kept->facts) == 0
		&& memcmp(before->points, kept->points, sizeof before->points) == 0) {
		d->kept.deal = d->previous.deal;
		return true;
	}
	/* A reopened or dismissed ruling did nothing that the deal's correction could contradict. */
	if (d->has_previous && d->previous.deal && !is_ours && d->previous.said.state == COURT_DECIDED) {
		const struct court_kind *was = court_kind_find(d->court, d->previous.kind);
		bool is_played = found && last.state == BOOK_PLAYED && was && was->redeals;
		if (is_played && d->is_put_back && ruling->said.state == COURT_DISMISSED)
			return true;
		if (is_played && ruling->said.state == COURT_DISMISSED)
			return plan_restore(desk, d, d->previous.deal, plan);
		return desk_fail(desk, ERR_CONFLICT, is_played ? &msg_ruling_dealt_anew : &msg_ruling_moved_on,
			MSG_ARGS(num_of(d->scene.court.no).text, num_of(d->previous.item).text));
	}
	bool plays_on = ruling->said.state == COURT_DISMISSED || (!ruling->pays && !ruling->kind->redeals);
	bool is_ruled = found && last.state == BOOK_RULED && !is_ours;
	/* A dismissed claim changes nothing; neither does what a journal states after the deciding ruling. */
	bool is_void = d->is_told ? plays_on && ruling->said.state != COURT_OPEN
		: !d->has_previous && ruling->said.state == COURT_DISMISSED;
	if (is_ruled && is_void)
		return true;
	if (is_ruled)
		return desk_fail(desk, ERR_CONFLICT, &msg_ruling_stands,
			MSG_ARGS(num_of(d->scene.court.no).text, num_of(d->scene.court.decided_by).text));
	if (ruling->said.state == COURT_OPEN)
		return plan_open(desk, d, found ? &last : NULL, is_ours, plan);
	if (plays_on)
		return plan_play_on(desk, d, found ? &last : NULL, is_ours, plan);
	plan->writes = true;
	follow(d, &plan->deal);
	return true;
}

/* Dismiss an open dispute, judged as dismissed. */
static bool dismiss(struct desk *desk, const struct desk_dispute *d, const struct book_ruling *open)
{
	struct desk_dispute other = *d;
	struct book_ruling kept;
	bool again;

	if (!desk_ruling_read(open, &other.ruling.said))
		return desk_fail(desk, ERR_FAILED, &msg_export_bad_ruling,
			MSG_ARGS(book_path(desk->book), num_of(open->id).text));
	other.ruling.said.state = COURT_DISMISSED;
	other.ruling.said.at[0] = '\0';
	if (!desk_dispute_judge(desk, &other))
		return false;
	desk_dispute_keep(&other, &kept);
	kept.item = open->item;
	return book_ruling_put(desk->book, &kept, NULL, &again, desk->err);
}

/* Dismiss the other open disputes of a deal decided now, and report them once. */
static bool dismiss_others(struct desk *desk, struct desk_dispute *d)
{
	struct book_ruling *list = NULL;
	size_t count = 0;
	bool done = book_deal_rulings(desk->book, d->table.id, d->scene.court.no, &list, &count, desk->err);

	for (size_t i = 0; done && i < count; i++) {
		if (list[i].said.state != COURT_OPEN || list[i].item == d->kept.item)
			continue;
		struct buf note = { 0 };
		buf_printf(&note, "%d: ", list[i].item);
		desk_ruling_note(&note, desk->lang, &list[i]);
		if (!d->is_fall_said)
			desk_say(desk, &msg_rule_fell, MSG_ARGS(num_of(d->table.round).text, num_of(d->table.no).text,
				num_of(list[i].said.no).text, buf_text(&note)));
		buf_free(&note);
		done = dismiss(desk, d, &list[i]);
	}
	d->is_fall_said = true;
	book_free(list);
	return done;
}

bool desk_is_same_claim(const struct book_ruling *one, const struct book_ruling *other)
{
	const struct court_dispute *a = &one->said, *b = &other->said;
	bool is_jurys = strcmp(a->case_no, COURT_JURY) == 0;
	bool is_case = strcmp(a->case_no, b->case_no) == 0 && (!is_jurys || strcmp(a->act, b->act) == 0);

	return is_case && a->claimant == b->claimant && a->offender == b->offender && a->trick == b->trick;
}

bool desk_find_claim(
	struct book *s, const struct book_ruling *said, bool is_open, struct book_ruling *out, struct err *e)
{
	struct book_ruling *list = NULL;
	size_t count = 0;

	out->id = 0;
	if (!book_deal_rulings(s, said->table, said->said.no, &list, &count, e))
		return false;
	for (size_t i = 0; i < count && !out->id; i++) {
		bool is_known = list[i].said.claimant != GAME_NO_SEAT || list[i].said.offender != GAME_NO_SEAT;
		if (is_known && (list[i].said.state == COURT_OPEN) == is_open && desk_is_same_claim(&list[i], said))
			*out = list[i];
	}
	book_free(list);
	return true;
}

/* Refuse a second ruling on an open dispute: it has to be a revision of the first. */
static bool is_no_open_one(struct desk *desk, const struct desk_dispute *d)
{
	struct book_ruling open = { .id = 0 };

	if (d->is_told || d->kept.said.state == COURT_OPEN)
		return true;
	if (!desk_find_claim(desk->book, &d->kept, true, &open, desk->err))
		return false;
	return !open.id || desk_fail(desk, ERR_CONFLICT, &msg_rule_open_claim,
		MSG_ARGS(num_of(d->table.round).text, num_of(d->table.no).text, num_of(open.said.no).text,
			num_of(open.item).text));
}

/* Map a seat from before the correction of seats to the seat the same player has after it. */
static int seat_of_person(const struct desk_dispute *d, int person)
{
	for (int seat = 0; seat < d->table.seat_count; seat++) {
		if (person == seat_after(d, seat))
			return seat;
	}
	return person;
}

/* Check that the ruling being revised is the last revision of its number. */
static bool previous_stands(struct desk *desk, struct desk_dispute *d)
{
	struct book_ruling *list = NULL, *last = NULL;
	struct buf old = { 0 }, new = { 0 };
	size_t count = 0;

	if (!book_deal_rulings(desk->book, d->table.id, d->scene.court.no, &list, &count, desk->err))
		return false;
	for (size_t i = 0; i < count; i++) {
		if (list[i].item == d->previous.item && list[i].revision != d->previous.revision)
			last = &list[i];
	}
	if (last) {
		desk_ruling_note(&old, desk->lang, &d->previous);
		desk_ruling_note(&new, desk->lang, last);
		desk_fail(desk, ERR_CONFLICT, &msg_ruling_changed,
			MSG_ARGS(num_of(d->scene.court.no).text, last->said.at, buf_text(&old), buf_text(&new)));
	}
	buf_free(&old);
	buf_free(&new);
	book_free(list);
	return !last;
}

/* Does the same follow from both? If the deal was corrected, it need not. */
static bool follows_alike(const struct book_ruling *a, const struct book_ruling *b)
{
	return a->pays == b->pays && a->book_pays == b->book_pays && strcmp(a->kind, b->kind) == 0
		&& strcmp(a->book_kind, b->book_kind) == 0 && strcmp(a->cites, b->cites) == 0
		&& strcmp(a->answers, b->answers) == 0 && memcmp(a->points, b->points, sizeof a->points) == 0
		&& memcmp(a->book_points, b->book_points, sizeof a->book_points) == 0
		&& memcmp(a->barred, b->barred, sizeof a->barred) == 0;
}

/* Record ruling and deal, then their consequences. */
static bool record_dispute(struct desk *desk, struct desk_dispute *d)
{
	struct book_table seated = d->table;
	struct plan plan;

	/* Deal, ruling and seats have to be as the user saw them; a journal has seen nothing. */
	if (!d->is_told && ((d->has_previous && !previous_stands(desk, d))
		|| !book_deal_is_as_seen(desk->book, &d->seen, &d->table, desk->err)
		|| !book_table_is_as_seen(desk->book, &d->table, desk->err)))
		return false;
	if (!plan_deal(desk, d, &plan))
		return false;
	d->wrote_deal = plan.writes;
	d->again = d->again && !plan.writes && !desk_dispute_reseats(d) && follows_alike(&d->previous, &d->kept);
	if (d->again) {
		d->kept = d->previous;
		return true;
	}
	memcpy(d->before, d->seen.points, sizeof d->before);
	memcpy(d->after, plan.writes ? plan.deal.points : d->seen.points, sizeof d->after);
	if (!book_ruling_put(desk->book, &d->kept, plan.writes ? &plan.deal : NULL, &d->again, desk->err))
		return false;
	bool decides = plan.writes && d->ruling.said.state == COURT_DECIDED;
	if (decides && !dismiss_others(desk, d))
		return false;
	if (!desk_dispute_reseats(d))
		return true;
	/* 13.§ (1) 6: the sheet takes over the seats, once. */
	for (int seat = 0; seat < d->table.seat_count; seat++)
		seated.entry[seat] = d->table.entry[seat_after(d, seat)];
	return book_table_reseat(desk->book, &seated, desk->err);
}

/* Refuse a ruling that repeats another of the deal: in a journal they would be one. Does it repeat the one
 * that it revises (d->again)? */
static bool is_unlike_others(struct desk *desk, struct desk_dispute *d)
{
	struct book_ruling same = d->kept;
	bool there = false;

	same.said.at[0] = '\0';
	if (!book_ruling_is_there(desk->book, &same, &there, desk->err))
		return false;
	d->again = there && same.item == d->previous.item;
	return !there || d->again || desk_fail(desk, ERR_REFUSED, &msg_ruling_alike,
		MSG_ARGS(num_of(same.said.no).text, num_of(same.item).text));
}

bool desk_dispute_put(struct desk *desk, struct desk_dispute *d)
{
	const char *order = d->ruling.said.seats;
	struct desk_dispute seated = *d;

	if (!d->is_told && order[0] && (int)strlen(order) != d->table.seat_count)
		return desk_fail(desk, ERR_REFUSED, &msg_ruling_seats, MSG_ARGS(order));
	if (desk_dispute_reseats(d)) {
		seated.ruling.said.claimant = seat_of_person(d, d->ruling.said.claimant);
		seated.ruling.said.offender = seat_of_person(d, d->ruling.said.offender);
	}
	desk_dispute_keep(&seated, &d->kept);
	d->again = d->wrote_deal = false;
	if (!d->is_told && d->has_previous && !is_unlike_others(desk, d))
		return false;
	d->kept.is_told = d->is_told;
	d->kept.item = d->has_previous ? d->previous.item : 0;
	if (!d->has_previous) {
		struct book_ruling same = d->kept;
		if (!book_ruling_is_there(desk->book, &same, &d->again, desk->err))
			return false;
		if (d->again) {
			d->kept = same;
			return true;
		}
		if (!is_no_open_one(desk, d))
			return false;
	}
	return record_dispute(desk, d);
}

bool desk_dispute_rule(struct desk *desk, struct desk_dispute *d, bool is_preview, desk_looked *looked,
	void *arg)
{
	bool done = desk_begin(desk);

	/* For a preview, treat a closed sheet as open. */
	if (done && (is_preview || desk->is_trial) && d->table.is_signed)
		done = book_sheet_sign(desk->book, d->table.id, NULL, desk->err);
	done = done && desk_dispute_put(desk, d) && (!looked || looked(arg));
	return is_preview ? desk_end_preview(desk, done) : desk_end(desk, done);
}
