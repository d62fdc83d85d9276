/* The minutes of a ruling as one page, and the form to be filled in by hand; labels come from
 * templates/minutes. */
#include "report/messages.h"
#include "report/page/page.h"
#include "report/rulings/rulings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum minutes_text {
	MINUTES_BLIND_TITLE = TEMPLATE_COMMON_TEXTS,
	MINUTES_BLANK_TITLE,
	MINUTES_OTHER_TITLE,
	MINUTES_WHERE,
	MINUTES_BLANK_WHERE,
	MINUTES_PAYMENT,
	MINUTES_CLAIMANTS_WORDS,
	MINUTES_OFFENDERS_WORDS,
	MINUTES_APPEAL,
	MINUTES_SIGNED,
	MINUTES_JUROR,
	MINUTES_SIGN_JUROR,
	MINUTES_OLD_READINGS,
	MINUTES_ACCUSED,
	MINUTES_CLAIMED,
	MINUTES_DEAL,
	MINUTES_CLAIMANT,
	MINUTES_OTHER_SIDE,
	MINUTES_MEASURE_TITLE,
	MINUTES_MEASURE_WHERE,
	MINUTES_MEASURED,
	MINUTES_MEASURED_WORDS,
	MINUTES_POSSIBLE_PAYMENT,
	MINUTES_POSSIBLE_POINTS,
	MINUTES_POSSIBLE_BOOK,
	MINUTES_PARTIES_REASON,
	MINUTES_APPEALED,
	MINUTES_APPEAL_RULED,
	MINUTES_NOTE,
	MINUTES_OLD_RULE,
	MINUTES_OLD_TRICK,
	MINUTES_OLD_SIGN, /* allowed in a club's template, but not used */
	MINUTES_FIRST,
	MINUTES_TEXTS_END = MINUTES_FIRST + REPORT_MINUTES
};

#define TEXT_KEY(text) [text - TEMPLATE_COMMON_TEXTS]
#define MINUTE_KEY(minute) [MINUTES_FIRST + REPORT_MINUTE_##minute - TEMPLATE_COMMON_TEXTS]
static const char *const minutes_texts[MINUTES_TEXTS_END - TEMPLATE_COMMON_TEXTS] = {
	TEXT_KEY(MINUTES_BLIND_TITLE) = "blind-title",
	TEXT_KEY(MINUTES_BLANK_TITLE) = "blank-title",
	TEXT_KEY(MINUTES_OTHER_TITLE) = "other-title",
	TEXT_KEY(MINUTES_WHERE) = "where",
	TEXT_KEY(MINUTES_BLANK_WHERE) = "blank-where",
	TEXT_KEY(MINUTES_PAYMENT) = "payment",
	TEXT_KEY(MINUTES_CLAIMANTS_WORDS) = "claimants-words",
	TEXT_KEY(MINUTES_OFFENDERS_WORDS) = "offenders-words",
	TEXT_KEY(MINUTES_APPEAL) = "appeal",
	TEXT_KEY(MINUTES_SIGNED) = "signed",
	TEXT_KEY(MINUTES_JUROR) = "juror",
	TEXT_KEY(MINUTES_SIGN_JUROR) = "sign-juror",
	TEXT_KEY(MINUTES_OLD_READINGS) = "readings",
	TEXT_KEY(MINUTES_ACCUSED) = "accused",
	TEXT_KEY(MINUTES_CLAIMED) = "claimed",
	TEXT_KEY(MINUTES_DEAL) = "deal",
	TEXT_KEY(MINUTES_CLAIMANT) = "sign-claimant",
	TEXT_KEY(MINUTES_OTHER_SIDE) = "sign-other",
	TEXT_KEY(MINUTES_MEASURE_TITLE) = "measure-title",
	TEXT_KEY(MINUTES_MEASURE_WHERE) = "measure-where",
	TEXT_KEY(MINUTES_MEASURED) = "measured",
	TEXT_KEY(MINUTES_MEASURED_WORDS) = "measured-words",
	TEXT_KEY(MINUTES_POSSIBLE_PAYMENT) = "possible-payment",
	TEXT_KEY(MINUTES_POSSIBLE_POINTS) = "possible-points",
	TEXT_KEY(MINUTES_POSSIBLE_BOOK) = "possible-book",
	TEXT_KEY(MINUTES_PARTIES_REASON) = "parties-reason",
	TEXT_KEY(MINUTES_NOTE) = "note",
	TEXT_KEY(MINUTES_APPEALED) = "appealed",
	TEXT_KEY(MINUTES_APPEAL_RULED) = "appeal-ruled",
	TEXT_KEY(MINUTES_OLD_RULE) = "rule",
	TEXT_KEY(MINUTES_OLD_TRICK) = "trick",
	TEXT_KEY(MINUTES_OLD_SIGN) = "sign",
	MINUTE_KEY(CASE) = "case",
	MINUTE_KEY(PLAYERS) = "players",
	MINUTE_KEY(CLAIMANT) = "claimant",
	MINUTE_KEY(OFFENDER) = "offender",
	MINUTE_KEY(PAYERS) = "payers",
	MINUTE_KEY(ACT) = "act",
	MINUTE_KEY(FACTS) = "facts",
	MINUTE_KEY(SHEET) = "sheet",
	MINUTE_KEY(BASIS) = "basis",
	MINUTE_KEY(RULING) = "ruling",
	MINUTE_KEY(ANNULLED) = "annulled",
	MINUTE_KEY(BOOK) = "book",
	MINUTE_KEY(CITES) = "cites",
	MINUTE_KEY(READINGS) = "reading",
	MINUTE_KEY(ANALYSIS) = "analysis",
	MINUTE_KEY(REASON) = "reason",
	MINUTE_KEY(POINTS) = "points",
	MINUTE_KEY(JUDGE) = "judge",
	MINUTE_KEY(AT) = "at",
	MINUTE_KEY(REVISION) = "revision",
};
static const struct listing_column no_fields[] = { { .key = NULL } };
static const struct template_kind minutes_kind = {
	.name = "minutes", .fields = no_fields, .field_count = 0, .group = 0,
	.texts = minutes_texts, .text_count = TEMPLATE_OWN_TEXTS(MINUTES_TEXTS_END),
};

/* How many jurors sign if none is named; the lines for free text, and for the rest of the form. */
enum { JURORS = 3, WORDS_LINES = 2, FORM_LINES = 1, FORM_LONG_LINES = 3 };

/* ---- one page ---------------------------------------------------------------------------------- */

/* Return the label of a text, which tells what is only claimed, possible or agreed. */
static int label_of(const struct report_minutes *minutes, int minute)
{
	bool undecided = minutes->blind || minutes->is_claimed || minutes->is_clean;

	if (minute == REPORT_MINUTE_OFFENDER && undecided)
		return MINUTES_ACCUSED;
	if (minute == REPORT_MINUTE_ACT && minutes->is_claimed && !minutes->is_of_claim)
		return MINUTES_CLAIMED;
	if (minute == REPORT_MINUTE_FACTS && minutes->is_alleged)
		return MINUTES_DEAL;
	if (minute == REPORT_MINUTE_POINTS && minutes->is_claimed)
		return MINUTES_POSSIBLE_POINTS;
	if (minute == REPORT_MINUTE_BOOK && minutes->is_open)
		return MINUTES_POSSIBLE_BOOK;
	if (minute == REPORT_MINUTE_REASON && minutes->is_open)
		return MINUTES_NOTE;
	if (minute == REPORT_MINUTE_REASON && minutes->agreed)
		return MINUTES_PARTIES_REASON;
	return MINUTES_FIRST + minute;
}

/* Add a line to sign for each of "Nagy Bandi, Kiss Ede"; without names, for `unnamed` jurors. */
static void sign_jurors(struct doc *doc, struct page *page, const char *names, int unnamed)
{
	for (int i = 0; i < unnamed && !*names; i++)
		doc_sign(doc, page_text(page, MINUTES_JUROR));
	while (*names) {
		size_t n = strcspn(names, ",");
		char name[COURT_JUDGE];
		snprintf(name, sizeof name, "%.*s", (int)n, names);
		page->slots.value[SLOT_PLAYER] = name;
		doc_sign(doc, page_text(page, MINUTES_SIGN_JUROR));
		page->slots.value[SLOT_PLAYER] = NULL;
		names += n;
		names += strspn(names, ", ");
	}
}

/* Add where and when the page is signed; the place is left blank unless the event has one. */
static void add_signed(struct doc *doc, struct page *page)
{
	const char *place = page->slots.value[SLOT_PLACE];

	page->slots.value[SLOT_PLACE] = place && *place ? place : "__________________";
	doc_text(doc, page_text(page, MINUTES_SIGNED));
	page->slots.value[SLOT_PLACE] = place;
}

/* Add room for both sides' statements and, of a decision, for an appeal; on the form, also for its outcome.
 * Then where and when it is signed. */
static void add_room(struct doc *doc, struct page *page, const char *claimant, const char *offender,
	bool is_form, bool is_open)
{
	if (*claimant)
		doc_space(doc, page_text(page, MINUTES_CLAIMANTS_WORDS), WORDS_LINES);
	if (*offender)
		doc_space(doc, page_text(page, MINUTES_OFFENDERS_WORDS), WORDS_LINES);
	if (!is_open)
		doc_space(doc, page_text(page, MINUTES_APPEAL), FORM_LINES);
	if (is_form) {
		doc_space(doc, page_text(page, MINUTES_APPEALED), FORM_LINES);
		doc_space(doc, page_text(page, MINUTES_APPEAL_RULED), WORDS_LINES);
	}
	add_signed(doc, page);
}

static void sign_parties(struct doc *doc, const char *claimant, const char *offender)
{
	if (*claimant)
		doc_sign(doc, claimant);
	if (*offender)
		doc_sign(doc, offender);
}

/* Add a line to sign for every party without fault that has none yet. */
static void sign_others(struct doc *doc, const struct report_minutes *minutes, const char *claimant,
	const char *offender)
{
	const char *names[BOOK_SEATS];

	report_names(&minutes->table, minutes->deal_no, names);
	for (int seat = 0; minutes->signers >> seat; seat++) {
		struct buf who = { 0 };
		court_who_write(&who, doc->lang, seat, names);
		bool has_signed = strcmp(buf_text(&who), claimant) == 0 || strcmp(buf_text(&who), offender) == 0;
		if (minutes->signers >> seat & 1 && !has_signed)
			doc_sign(doc, buf_text(&who));
		buf_free(&who);
	}
}

static const char *minute_text(const struct report_minutes *minutes, enum report_minute minute)
{
	return buf_text(&minutes->text[minute]);
}

static void draw_minutes(struct doc *doc, struct page *page, struct report_minutes *minutes)
{
	const char *offender = minute_text(minutes, REPORT_MINUTE_OFFENDER);
	const char *claimant = minute_text(minutes, REPORT_MINUTE_CLAIMANT);

	/* In 10.§ (3) g the claimant is at fault, and signs once; the other side is the accused. */
	if (minutes->by_spectator || strcmp(offender, claimant) == 0)
		offender = "";
	if (minutes->accused.len > 0)
		offender = buf_text(&minutes->accused);
	for (int i = 0; i < REPORT_MINUTES; i++) {
		struct listing *payment = &minutes->payment;
		if (i == REPORT_MINUTE_POINTS && payment->row_count > 0) {
			free(payment->title);
			payment->title =
				strdup(page->t.text[minutes->is_claimed ? MINUTES_POSSIBLE_PAYMENT : MINUTES_PAYMENT]);
			payment->failed = payment->failed || !payment->title;
			doc_table(doc, "payment", payment);
		}
		/* An empty label in a template removes its line. */
		const char *label = page->t.text[label_of(minutes, i)];
		if (*label)
			doc_pair(doc, minutes_texts[MINUTES_FIRST + i - TEMPLATE_COMMON_TEXTS], label,
				minute_text(minutes, (enum report_minute)i));
		if (i == REPORT_MINUTE_OFFENDER && minutes->accused.len > 0)
			doc_pair(doc, "accused", page->t.text[MINUTES_ACCUSED], buf_text(&minutes->accused));
	}
	if (minutes->blind)
		return;
	add_room(doc, page, claimant, *offender ? offender : minute_text(minutes, REPORT_MINUTE_PAYERS),
		false, minutes->is_open);
	bool has_jury = !minutes->agreed && !minutes->is_open;
	sign_jurors(doc, page, minute_text(minutes, REPORT_MINUTE_JUDGE), has_jury ? JURORS : 0);
	sign_parties(doc, claimant, offender);
	sign_others(doc, minutes, claimant, offender);
	doc_foot(doc, page_mark(page, &minutes->mark), minutes->mark.code);
}

/* Do the rules leave disputes to a jury, like those without renonsz? */
static bool is_other(const struct game_edition *edition)
{
	return edition && edition->jury;
}

bool report_minutes_doc(
	struct doc *doc, struct report_minutes *minutes, const struct doc_look *look, struct err *e)
{
	const struct game_edition *edition = game_edition_find(minutes->table.edition);
	struct page page;
	bool done = page_start(&page, &minutes_kind, &minutes->event, look, e);

	doc_start(doc, look->lang,
		done ? page_text(&page, minutes->blind ? MINUTES_BLIND_TITLE : is_other(edition)
			? MINUTES_OTHER_TITLE : TEMPLATE_TITLE) : "");
	if (done) {
		slots_number(&page.slots, SLOT_ROUND, minutes->table.round);
		slots_number(&page.slots, SLOT_TABLE, minutes->table.no);
		slots_number(&page.slots, SLOT_NUMBER, minutes->deal_no);
		if (!minutes->blind)
			doc_subtitle(doc, page_text(&page, MINUTES_WHERE));
		draw_minutes(doc, &page, minutes);
	}
	doc->one_page = true;
	page_free(&page);
	return done && doc_done(doc, e);
}

/* ---- a measure --------------------------------------------------------------------------------- */

bool report_measure_doc(struct doc *doc, const struct book_event *event, const struct book_measure *measure,
	const struct report_mark *mark, const struct doc_look *look, struct err *e)
{
	const struct game_court *court = desk_court(event->edition);
	const char *cite = "";
	struct page page;
	struct buf where = { 0 };
	bool done = page_start(&page, &minutes_kind, event, look, e);

	/* The paragraph of the game's rules about conduct, if any. */
	for (int i = 0; court && i < court->find_count && !*cite; i++) {
		const struct court_case row = court_case_at(court, i);
		cite = row.standing == COURT_CONDUCT ? row.cites[0] : "";
	}
	const struct num at = time_of(measure->at, look->lang);
	const struct { int text; const char *words; } rows[] = {
		{ MINUTES_FIRST + REPORT_MINUTE_ACT, measure->reason },
		{ MINUTES_FIRST + REPORT_MINUTE_RULING, desk_measure_word(look->lang, measure->kind) },
		{ MINUTES_FIRST + REPORT_MINUTE_CITES, cite },
		{ MINUTES_FIRST + REPORT_MINUTE_JUDGE, measure->judge },
		{ MINUTES_FIRST + REPORT_MINUTE_AT, at.text },
	};
	doc_start(doc, look->lang, done ? page_text(&page, MINUTES_MEASURE_TITLE) : "");
	if (done) {
		buf_str(&where, page_text(&page, MINUTES_MEASURE_WHERE));
		if (measure->round)
			buf_msg(&where, look->lang, &msg_minutes_round, MSG_ARGS(num_of(measure->round).text));
		doc_subtitle(doc, buf_text(&where));
		doc_pair(doc, "measured", page.t.text[MINUTES_MEASURED], measure->player);
		for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
			doc_pair(doc, minutes_texts[rows[i].text - TEMPLATE_COMMON_TEXTS], page.t.text[rows[i].text],
				rows[i].words);
		doc_space(doc, page_text(&page, MINUTES_MEASURED_WORDS), WORDS_LINES);
		doc_space(doc, page_text(&page, MINUTES_APPEAL), FORM_LINES);
		add_signed(doc, &page);
		sign_jurors(doc, &page, measure->judge, JURORS);
		doc_sign(doc, measure->player);
		doc_foot(doc, page_mark(&page, mark), mark->code);
	}
	buf_free(&where);
	doc->one_page = true;
	page_free(&page);
	return done && doc_done(doc, e);
}

/* ---- the form ---------------------------------------------------------------------------------- */

/* Ask for everything the desk will need, in the order of the minutes. */
bool report_minutes_form(
	struct doc *doc, const struct book_event *event, const struct game_edition *edition,
	const struct doc_look *look, struct err *e)
{
	static const struct { enum report_minute minute; int lines; } rows[] = {
		{ REPORT_MINUTE_PLAYERS, FORM_LINES }, { REPORT_MINUTE_CLAIMANT, FORM_LINES },
		{ REPORT_MINUTE_OFFENDER, FORM_LINES }, { REPORT_MINUTE_ACT, FORM_LONG_LINES },
		{ REPORT_MINUTE_FACTS, WORDS_LINES }, { REPORT_MINUTE_RULING, FORM_LINES },
		{ REPORT_MINUTE_CITES, FORM_LINES }, { REPORT_MINUTE_REASON, WORDS_LINES },
		{ REPORT_MINUTE_POINTS, FORM_LINES },
	};
	struct page page;
	bool done = page_start(&page, &minutes_kind, event, look, e);

	doc_start(doc, look->lang, done ? page_text(&page, is_other(edition) ? MINUTES_OTHER_TITLE
		: MINUTES_BLANK_TITLE) : "");
	if (done)
		doc_subtitle(doc, page_text(&page, MINUTES_BLANK_WHERE));
	for (size_t i = 0; done && i < sizeof rows / sizeof *rows; i++)
		doc_space(doc, page.t.text[MINUTES_FIRST + rows[i].minute], rows[i].lines);
	if (done) {
		add_room(doc, &page, page.t.text[MINUTES_CLAIMANTS_WORDS], page.t.text[MINUTES_OFFENDERS_WORDS],
			true, false);
		sign_jurors(doc, &page, "", JURORS);
		sign_parties(doc, page.t.text[MINUTES_CLAIMANT], page.t.text[MINUTES_OTHER_SIDE]);
	}
	doc->one_page = true;
	page_free(&page);
	return done && doc_done(doc, e);
}
