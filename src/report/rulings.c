/* Rulings: a dispute judged on its deal, kept in the book, and read back. */
#include "report/messages.h"
#include "report/report.h"
#include "desk/journal.h"

#include <stdio.h>
#include <string.h>

/* ---- the scene --------------------------------------------------------------------------------- */

/* The ruling of the deal whose points hold. */
static bool find_decision(struct book *s, struct report_scene *scene, struct err *e)
{
	struct book_ruling *list = NULL;
	size_t count = 0;

	scene->decided_by = 0;
	if (!book_deal_rulings(s, scene->table->id, scene->no, &list, &count, e))
		return false;
	for (size_t i = 0; i < count; i++) {
		if (list[i].state == BOOK_DECIDED && list[i].pays)
			scene->decided_by = list[i].item;
	}
	book_free(list);
	return true;
}

bool report_scene_make(struct book *s, struct report_scene *scene, struct err *e)
{
	struct book_deal deal;
	struct report_hold hold;

	scene->dealer = ulti_dealer_of(scene->no, scene->table->seat_count);
	if (!find_decision(s, scene, e)
		|| !book_deal_unruled(s, scene->table->id, scene->no, &deal, &scene->has_deal, e))
		return false;
	scene->has_deal = scene->has_deal && (deal.state == BOOK_PLAYED || deal.state == BOOK_VOID);
	if (scene->has_deal) {
		scene->dealer = deal.dealer;
		scene->has_deal = report_deal_of(scene->table, &deal, &scene->deal);
		return true;
	}
	if (!report_hold_make(s, scene->table->id, scene->no, &hold, e))
		return false;
	if (hold.dealer != ULTI_NO_SEAT)
		scene->dealer = hold.dealer;
	return true;
}

/* ---- what the recorded deal tells --------------------------------------------------------------- */

static bool asks(const struct court_ruling *said, int fact)
{
	return ulti_case_at(said->dispute.case_no)->facts >> fact & 1;
}

static bool kontra_is_said(const struct ulti_deal *deal)
{
	unsigned said = 0;

	for (int part = 0; part < ULTI_PART_COUNT; part++)
		said |= deal->kontra[part];
	for (int seat = 0; seat < ULTI_SEATS; seat++)
		said |= deal->seat_kontra[seat];
	return said;
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
	deal->silent_100 = recorded->silent_100;
	deal->silent_4_asz = recorded->silent_4_asz;
	deal->silent_ulti = recorded->silent_ulti;
	deal->silent_ulti_result = recorded->silent_ulti_result;
}

/* Bid, declarer and kontras of a deal that was played stand on the sheet; what was typed goes before. */
static void fill_contract(const struct report_scene *scene, struct court_ruling *said)
{
	struct ulti_deal *deal = &said->dispute.deal;
	const struct ulti_deal *recorded = &scene->deal;
	uint8_t phase = ulti_case_at(said->dispute.case_no)->phase;

	if (!scene->has_deal || (phase != ULTI_PLAY && phase != ULTI_ANY_TIME) || !asks(said, ULTI_FACT_BID))
		return;
	if (!deal->bid)
		deal->bid = recorded->bid;
	if (deal->declarer == ULTI_SEATS)
		deal->declarer = recorded->declarer;
	if (deal->bid != recorded->bid || deal->declarer != recorded->declarer)
		return;
	if (deal->trump == ULTI_NO_SUIT)
		deal->trump = recorded->trump;
	if (!kontra_is_said(deal)) {
		memcpy(deal->kontra, recorded->kontra, sizeof deal->kontra);
		memcpy(deal->seat_kontra, recorded->seat_kontra, sizeof deal->seat_kontra);
	}
	if (asks(said, ULTI_FACT_MADE))
		fill_results(&said->dispute, recorded);
}

/* ---- judging ----------------------------------------------------------------------------------- */

static bool refuse(struct report_ruling *out, struct err *e, const struct msg *msg, int missing)
{
	out->missing = missing;
	return err_set(e, ERR_REFUSED, msg, MSG_NO_ARGS);
}

/* who does not play the deal may not claim. */
static bool check_claimant(struct report_ruling *out, struct err *e)
{
	int claimant = out->said.claimant;

	return claimant == ULTI_NO_SEAT || ulti_deal_seats(&out->said.dispute.deal, claimant)
		|| err_set(e, ERR_REFUSED, &msg_claimant_out, MSG_ARGS(ulti_seat_code(claimant)));
}

/* Points that were given: a figure a seat, none for who sits out, together 0. */
static bool check_points(const struct report_scene *scene, struct report_ruling *out, struct err *e)
{
	const struct court_ruling *said = &out->said;
	int sum = 0;

	if (said->point_count == 0)
		return true;
	for (int seat = 0; seat < said->point_count; seat++) {
		sum += said->points[seat];
		if (said->points[seat] && !ulti_deal_seats(&said->dispute.deal, seat))
			return refuse(out, e, &msg_points_wrong, ULTI_FACT_POINTS);
	}
	return (sum == 0 && said->point_count == scene->table->seat_count)
		|| refuse(out, e, &msg_points_wrong, ULTI_FACT_POINTS);
}

static void add_cite(struct report_ruling *out, const char *cite)
{
	size_t at = strlen(out->cites);

	snprintf(out->cites + at, sizeof out->cites - at, "%s%s", at ? "; " : "", cite);
}

static void add_cites(struct report_ruling *out)
{
	out->cites[0] = '\0';
	if (out->said.agreed)
		add_cite(out, "10.§ (3)");
	for (int i = 0; i < out->book.cite_count; i++)
		add_cite(out, out->book.cites[i]);
	for (int i = 0; i < out->book.reading_count; i++)
		add_cite(out, out->book.readings[i]);
}

static void set_points(struct report_ruling *out, bool pays)
{
	out->pays = pays;
	for (int seat = 0; seat < ULTI_SEATS; seat++)
		out->points[seat] = !pays       ? 0
			: out->said.point_count ? out->said.points[seat]
						: out->book.points[seat];
}

/* A claim that came late, or an event without bearing on the play: it goes on (10.§ (2), (3) b). */
static bool play_on(struct report_ruling *out)
{
	static const char *const cites[] = { "10.§ (2)", "10.§ (3) b" };

	out->book = (struct ulti_ruling){ .kind = ULTI_RULING_CONTINUE, .cite_count = 1,
		.cites = { cites[!out->said.late] }, .reading_count = out->said.late, .readings = { "R-30" } };
	out->kind = ULTI_RULING_CONTINUE;
	set_points(out, false);
	add_cites(out);
	return true;
}

/* The rules leave it to the jury, whose points and reasons are needed. */
static bool jury_decides(struct report_ruling *out, struct err *e)
{
	if (out->said.point_count == 0)
		return refuse(out, e, &msg_points_missing, ULTI_FACT_POINTS);
	if (!out->said.reason[0])
		return refuse(out, e, &msg_reason_missing, ULTI_FACT_REASON);
	out->kind = ULTI_RULING_PAY;
	set_points(out, true);
	add_cites(out);
	return true;
}

/* Nobody but the parties may depart from what the rules set (10.§ (3) d). */
static bool rules_decide(struct report_ruling *out, struct err *e)
{
	if (out->said.point_count > 0 && !out->said.agreed)
		return refuse(out, e, &msg_points_not_free, -1);
	out->kind = out->book.kind;
	set_points(out, out->book.pays || out->said.point_count > 0);
	for (int seat = 0; seat < ULTI_SEATS; seat++)
		out->deviates = out->deviates || out->points[seat] != out->book.points[seat];
	out->deviates = out->deviates || out->pays != out->book.pays;
	if (out->deviates)
		out->kind = ULTI_RULING_PAY;
	add_cites(out);
	return true;
}

static void give_points(struct court_ruling *said)
{
	if (said->dispute.case_no != ULTI_CASE_JURY)
		return;
	for (int seat = 0; seat < said->point_count; seat++)
		said->dispute.points[seat] = (int16_t)said->points[seat];
	said->dispute.facts[ULTI_FACT_POINTS] = said->point_count > 0;
	said->dispute.facts[ULTI_FACT_REASON] = said->reason[0] != '\0';
}

bool report_ruling_make(const struct report_scene *scene, struct report_ruling *out, struct err *e)
{
	struct court_ruling *said = &out->said;
	int dealer = said->dealer == ULTI_NO_SEAT ? scene->dealer : said->dealer;

	out->missing = -1;
	out->deviates = false;
	said->no = scene->no;
	if (dealer != ulti_dealer_of(scene->no, scene->table->seat_count))
		said->dealer = dealer;
	said->dispute.deal.players = ulti_players_at(scene->table->seat_count, dealer);
	if (!check_claimant(out, e) || !check_points(scene, out, e))
		return false;
	if (said->late || said->minor)
		return play_on(out);
	fill_contract(scene, said);
	give_points(said);
	enum ulti_judge_refusal refusal = ulti_judge(&said->dispute, &scene->rules->ulti, &out->book);
	if (refusal != ULTI_JUDGE_FINE) {
		out->missing = refusal == ULTI_JUDGE_FACT_MISSING ? out->book.fact : -1;
		return ulti_judge_refuse(e, &said->dispute, &out->book, refusal);
	}
	bool is_jurys = out->book.kind == ULTI_RULING_JURY || said->dispute.case_no == ULTI_CASE_JURY;
	return is_jurys ? jury_decides(out, e) : rules_decide(out, e);
}

/* ---- keeping ----------------------------------------------------------------------------------- */

static void copy_text(char *out, size_t size, struct buf *b)
{
	snprintf(out, size, "%s", buf_text(b));
	buf_clear(b);
}

void report_ruling_keep(const struct report_scene *scene, const struct report_ruling *ruling,
	struct book_ruling *out)
{
	static const enum book_ruling_state states[] = {
		[COURT_DECIDED] = BOOK_DECIDED, [COURT_OPEN] = BOOK_UNDECIDED, [COURT_DISMISSED] = BOOK_DISMISSED,
	};
	const struct court_ruling *said = &ruling->said;
	struct buf b = { 0 };

	*out = (struct book_ruling){ .table = scene->table->id,
		.deal_no = scene->no,
		.state = states[said->state],
		.claimant = said->claimant,
		.offender = said->dispute.offender,
		.moment = said->trick,
		.agreed = said->agreed,
		.pays = ruling->pays,
		.book_pays = ruling->book.pays };
	snprintf(out->case_no, sizeof out->case_no, "%s", ulti_case_at(said->dispute.case_no)->no);
	snprintf(out->kind, sizeof out->kind, "%s", ulti_ruling_code(ruling->kind));
	snprintf(out->book_kind, sizeof out->book_kind, "%s", ulti_ruling_code(ruling->book.kind));
	memcpy(out->cites, ruling->cites, sizeof out->cites);
	memcpy(out->act, said->act, sizeof out->act);
	memcpy(out->reason, said->reason, sizeof out->reason);
	memcpy(out->judge, said->judge, sizeof out->judge);
	memcpy(out->at, said->at, sizeof out->at);
	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		out->points[seat] = ruling->points[seat];
		out->book_points[seat] = ruling->book.points[seat];
		out->barred[seat] = ruling->book.barred >> seat & 1;
	}
	ulti_facts_write(&b, said);
	copy_text(out->facts, sizeof out->facts, &b);
	ulti_answers_write(&b, said);
	copy_text(out->answers, sizeof out->answers, &b);
	buf_free(&b);
}

bool report_ruling_read(const struct book_ruling *ruling, struct court_ruling *out)
{
	static const enum court_state states[] = {
		[BOOK_DECIDED] = COURT_DECIDED, [BOOK_UNDECIDED] = COURT_OPEN, [BOOK_DISMISSED] = COURT_DISMISSED,
	};
	struct journal_statement statement;
	struct text_fault fault;
	struct err none = { 0 };
	struct buf b = { 0 };
	int bad, case_no = ulti_case_find(ruling->case_no, strlen(ruling->case_no));

	court_ruling_start(out, case_no < 0 ? ULTI_CASE_JURY : case_no);
	buf_printf(&b, "itelet %d %s %s", ruling->deal_no, ruling->case_no, ruling->facts);
	struct journal journal = { .next = buf_text(&b), .end = buf_text(&b) + b.len };
	bool done = case_no >= 0 && journal_next(&journal, &statement, &fault) == 1
		&& statement.kind == JOURNAL_RULING
		&& court_ruling_read(statement.pairs, statement.pair_count, out, &bad, &none);
	buf_free(&b);
	out->no = ruling->deal_no;
	out->state = states[ruling->state];
	out->claimant = ruling->claimant < 0 ? ULTI_NO_SEAT : ruling->claimant;
	out->dispute.offender = (int8_t)(ruling->offender < 0 ? ULTI_NO_SEAT : ruling->offender);
	out->trick = ruling->moment;
	out->agreed = ruling->agreed;
	memcpy(out->act, ruling->act, sizeof out->act);
	memcpy(out->reason, ruling->reason, sizeof out->reason);
	memcpy(out->judge, ruling->judge, sizeof out->judge);
	memcpy(out->at, ruling->at, sizeof out->at);
	return done;
}

void report_ruling_deal(const struct report_scene *scene, const struct report_ruling *ruling,
	struct book_deal *out)
{
	const struct ulti_deal *deal = &ruling->said.dispute.deal;
	int dealer = ruling->said.dealer == ULTI_NO_SEAT ? scene->dealer : ruling->said.dealer;

	*out = (struct book_deal){ .table = scene->table->id, .no = scene->no, .dealer = dealer,
		.state = ruling->kind == ULTI_RULING_REDEAL ? BOOK_REDEAL : BOOK_RULED };
	snprintf(out->reason, sizeof out->reason, "%.16s: %.180s",
		ulti_case_at(ruling->said.dispute.case_no)->no, ruling->cites);
	out->has_record = deal->bid && deal->declarer != ULTI_SEATS;
	if (out->has_record)
		ulti_record_of(deal, &out->record);
	for (int seat = 0; seat < scene->table->seat_count && ruling->pays; seat++)
		out->points[seat] = ruling->points[seat];
}

void report_case_title(struct buf *b, enum lang lang, int case_no)
{
	if (case_no != ULTI_CASE_JURY)
		buf_printf(b, "%s ", ulti_case_at(case_no)->no);
	buf_str(b, ulti_case_title(lang, case_no));
}

const char *report_case_word(enum lang lang, const char *case_no)
{
	return strcmp(case_no, ulti_case_at(ULTI_CASE_JURY)->no) == 0 ? msg_case_unlisted.text[lang] : case_no;
}

void report_reason_write(struct buf *b, enum lang lang, const char *reason)
{
	const char *jury = ulti_case_at(ULTI_CASE_JURY)->no;
	size_t n = strcspn(reason, ":");
	bool is_jurys = n == strlen(jury) && strncmp(reason, jury, n) == 0;

	buf_str(b, is_jurys ? msg_case_unlisted.text[lang] : "");
	buf_str(b, is_jurys ? reason + n : reason);
}

void report_ruling_title(struct buf *b, enum lang lang, const struct book_ruling *ruling)
{
	int case_no = ulti_case_find(ruling->case_no, strlen(ruling->case_no));

	if (case_no < 0)
		buf_str(b, ruling->case_no);
	else
		report_case_title(b, lang, case_no);
}

const char *report_kind_word(enum lang lang, const char *kind)
{
	int i = 0;

	while (i + 1 < ULTI_RULING_COUNT && strcmp(kind, ulti_ruling_code(i)) != 0)
		i++;
	return ulti_ruling_name(lang, i);
}

int report_ruling_offender(const struct court_ruling *said)
{
	const struct ulti_dispute *d = &said->dispute;
	unsigned warned_by = d->case_no == ULTI_CASE_3_5 ? d->facts[ULTI_FACT_WARNED_BY] : 0;

	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		if (warned_by == 1u << seat)
			return seat;
	}
	if ((d->case_no == ULTI_CASE_3_1 || d->case_no == ULTI_CASE_3_2) && d->deal.declarer != ULTI_SEATS)
		return d->deal.declarer;
	return d->offender;
}

size_t report_paragraphs(const char *cites)
{
	const char *reading = strncmp(cites, "R-", 2) == 0 ? cites : strstr(cites, "; R-");

	return reading ? (size_t)(reading - cites) : strlen(cites);
}

void report_ruling_outcome(struct buf *b, enum lang lang, const struct book_ruling *ruling,
	const struct book_table *table)
{
	bool first = true;

	if (ruling->state == BOOK_DISMISSED) {
		buf_str(b, msg_claim_dismissed.text[lang]);
		return;
	}
	buf_str(b, report_kind_word(lang, ruling->kind));
	for (int seat = 0; seat < ULTI_SEATS && ruling->pays; seat++) {
		if (ruling->points[seat] == 0)
			continue;
		buf_printf(b, "%s%s %s", first ? ": " : ", ",
			table ? book_player_at(table, seat, ruling->deal_no) : ulti_seat_code(seat),
			num_signed(ruling->points[seat]).text);
		first = false;
	}
}

void report_ruling_note(struct buf *b, enum lang lang, const struct book_ruling *ruling)
{
	report_ruling_title(b, lang, ruling);
	buf_str(b, " – ");
	report_ruling_outcome(b, lang, ruling, NULL);
	if (ruling->state != BOOK_DISMISSED)
		buf_printf(b, " (%.*s)", (int)report_paragraphs(ruling->cites), ruling->cites);
}

/* ---- what holds for a deal ---------------------------------------------------------------------- */

/* Who dealt the last attempt that was void, ULTI_NO_SEAT if there is none; one taken back was none. */
static bool find_attempt(struct book *s, int64_t table, int no, int *dealer, struct err *e)
{
	struct book_deal *list = NULL;
	size_t count = 0;

	*dealer = ULTI_NO_SEAT;
	if (!book_deal_history(s, table, no, &list, &count, e))
		return false;
	for (size_t i = 0; i < count; i++) {
		if (list[i].state == BOOK_REDEAL)
			*dealer = list[i].dealer;
		else if (list[i].state == BOOK_TAKEN_BACK && i > 0 && list[i - 1].state == BOOK_REDEAL)
			*dealer = ULTI_NO_SEAT;
	}
	book_free(list);
	return true;
}

/* A bar ends when the deal is dealt again: by `dealer`, in 13.§ (1) 5 by whose turn it is. */
static void hold_ruling(struct report_hold *out, const struct book_ruling *ruling, int dealer)
{
	struct court_ruling said;

	if (ruling->state != BOOK_DECIDED)
		return;
	if (strcmp(ruling->kind, ulti_ruling_code(ULTI_RULING_REDEAL)) == 0) {
		memset(out->barred, 0, sizeof out->barred);
		memset(out->plain_parti, 0, sizeof out->plain_parti);
		out->dealer = strcmp(ruling->case_no, ulti_case_at(ULTI_CASE_1_5)->no) == 0 ? ULTI_NO_SEAT : dealer;
		return;
	}
	for (int seat = 0; seat < BOOK_SEATS; seat++) {
		if (!ruling->barred[seat])
			continue;
		out->barred[seat] = true;
		out->plain_parti[seat] = strcmp(ruling->case_no, ulti_case_at(ULTI_CASE_1_3)->no) == 0;
		snprintf(out->cites, sizeof out->cites, "%s", ruling->cites);
	}
	if (report_ruling_read(ruling, &said) && said.dealer != ULTI_NO_SEAT)
		out->dealer = said.dealer;
}

bool report_hold_make(struct book *s, int64_t table, int no, struct report_hold *out, struct err *e)
{
	struct book_ruling *list = NULL;
	size_t count = 0;
	int dealer;

	if (!find_attempt(s, table, no, &dealer, e) || !book_deal_rulings(s, table, no, &list, &count, e))
		return false;
	*out = (struct report_hold){ .dealer = dealer };
	for (size_t i = 0; i < count; i++)
		hold_ruling(out, &list[i], dealer);
	book_free(list);
	return true;
}
