/* Proof of the book: the vault's findings, and every deal's points computed again from its facts. */
#include "report/stats/stats.h"
#include "base/messages.h"
#include "book/people.h"
#include "desk/desk.h"
#include "games/messages.h"
#include "games/cards.h"
#include "report/messages.h"
#include "report/audit/audit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- the proof --------------------------------------------------------------------------------- */

/* An event met so far: its settings, its rules by them, and the step of its first deal that stands. */
struct known {
	int64_t event, first;
	struct book_setting *settings;
	size_t count;
	struct desk_rules rules;
};

struct prover {
	struct book *s;
	enum lang lang;
	struct report_proof *proof;
	struct known *known;
	size_t known_count;
	struct known then;              /* the rules by which then_step was written */
	int64_t then_step;
	struct err *e;
};

/* ---- findings in words ------------------------------------------------------------------------- */

/* The arguments {0} … of a fault's words. */
enum said {
	SAID_NOTHING, SAID_NAME, SAID_NAME_NOW, SAID_THING_NAME, SAID_THING_NOW, SAID_KEY, SAID_NOW,
	SAID_REVISION, SAID_STEP, SAID_STEP_ROW, SAID_ROW_NOW, SAID_VALUES, SAID_CELL, SAID_CELL_NOW,
	SAID_THING_KEY, SAID_THING_ROW, SAID_SEAT_NAME, SAID_SEATS
};

static const struct fault_row {
	const char *code;
	const struct msg *words;
	enum said said;
	bool has_step;             /* the step that wrote it is appended */
} faults[] = {
	[VAULT_FAULT_FILE] = { "file", &msg_fault_file, SAID_NOW, false },
	[VAULT_FAULT_GUARD] = { "guard", &msg_fault_guard, SAID_KEY, false },
	[VAULT_FAULT_SCHEMA] = { "schema", &msg_fault_schema_changed, SAID_THING_KEY, false },
	[VAULT_FAULT_REFERENCE] = { "reference", &msg_fault_reference, SAID_THING_ROW, false },
	[VAULT_FAULT_DEAL] = { "deal", &msg_fault_deal, SAID_REVISION, true },
	[VAULT_FAULT_STEP] = { "step", &msg_fault_step, SAID_STEP, true },
	[VAULT_FAULT_GAP] = { "gap", &msg_fault_gap, SAID_STEP_ROW, true },
	[VAULT_FAULT_STRAY] = { "stray", &msg_fault_stray, SAID_STEP_ROW, true },
	[VAULT_FAULT_ROW] = { "row", &msg_fault_row, SAID_VALUES, false },
	[VAULT_FAULT_IMAGE] = { "image", &msg_fault_image, SAID_THING_NAME, true },
	[VAULT_FAULT_MARK] = { "mark", &msg_fault_mark, SAID_CELL, false },
	[VAULT_FAULT_RULED] = { "ruling", &msg_fault_ruled, SAID_ROW_NOW, false },
	[VAULT_FAULT_PAYING] = { "ruling", &msg_fault_paying, SAID_NAME, false },
	[VAULT_FAULT_TOTALS] = { "sum", &msg_fault_totals, SAID_ROW_NOW, false },
	[VAULT_FAULT_SEATS] = { "seats", &msg_fault_seats, SAID_ROW_NOW, false },
	[VAULT_FAULT_TABLE] = { "seats", &msg_fault_table, SAID_NOTHING, false },
	[VAULT_FAULT_ENTRY] = { "entry", &msg_fault_entry, SAID_SEAT_NAME, false },
	[VAULT_FAULT_HIDDEN] = { "hidden", &msg_fault_hidden, SAID_NAME, false },
	[VAULT_FAULT_TWICE] = { "entry", &msg_fault_twice, SAID_SEATS, false },
	[VAULT_FAULT_FORMER] = { "former", &msg_fault_former, SAID_THING_NOW, false },
	[VAULT_FAULT_FAR] = { "number", &msg_fault_far, SAID_NOTHING, true },
	[VAULT_FAULT_OPEN] = { "ruling", &msg_fault_open, SAID_NAME, false },
	[VAULT_FAULT_PINNED] = { "event", &msg_fault_pinned, SAID_NAME, false },
	[VAULT_FAULT_JOINED] = { "player", &msg_fault_joined, SAID_NAME, false },
	[VAULT_FAULT_FOLDED] = { "player", &msg_fault_folded, SAID_NAME_NOW, false },
	[VAULT_FAULT_LINELESS] = { "facts", &msg_fault_lineless, SAID_NOTHING, false },
	[VAULT_FAULT_UNTIDY] = { "text", &msg_fault_untidy, SAID_CELL_NOW, false },
	[VAULT_FAULT_SEED] = { "seed", &msg_fault_seed, SAID_NAME_NOW, false },
	[VAULT_FAULT_ORDER] = { "cards", &msg_fault_order, SAID_NOTHING, false },
	[VAULT_FAULT_NUL] = { "text", &msg_fault_nul, SAID_NOTHING, true },
};

/* Add a row: code, step, place, and the sentence `what`. */
static void add_finding(struct prover *p, const char *code, const struct vault_finding *f, const char *what)
{
	struct listing *t = &p->proof->findings;

	listing_text(t, code);
	listing_some(t, f->step);
	listing_some(t, f->round);
	listing_some(t, f->table_no);
	listing_some(t, f->deal_no);
	listing_text(t, what);
}

/* Add one of the last things that a step did: anything written after it is among them. */
static void add_thing(void *arg, const struct report_logged *logged)
{
	enum { LAST_THINGS = 3 };

	if (!logged->item || logged->at + LAST_THINGS < logged->of)
		return;
	buf_str(arg, "; ");
	report_logged_write(arg, logged);
}

/* Return the words of a fault, depending on the finding. */
static const struct msg *fault_words(const struct vault_finding *f)
{
	/* SQLite reports this for a value that no table allows: it was put there, nothing broke. */
	if (f->fault == VAULT_FAULT_FILE && (strstr(f->now, " value in ") || strstr(f->now, "constraint failed")))
		return &msg_fault_value;
	if (f->fault == VAULT_FAULT_SCHEMA && strcmp(f->field, "missing") == 0)
		return &msg_fault_schema_missing;
	if (f->fault == VAULT_FAULT_SCHEMA && strcmp(f->field, "added") == 0)
		return &msg_fault_schema_added;
	if (f->fault == VAULT_FAULT_REFERENCE && f->row < 0)
		return &msg_fault_reference_some;
	if (f->fault == VAULT_FAULT_ROW && strcmp(f->field, "made") == 0)
		return &msg_fault_row_added;
	if (f->fault == VAULT_FAULT_ROW && !f->field[0])
		return &msg_fault_row_gone;
	return faults[f->fault].words;
}

static void add_stored(void *arg, const struct vault_finding *f)
{
	struct prover *p = arg;
	const struct fault_row *fault = &faults[f->fault];
	const char *name = f->name[0] ? f->name : f->key;
	struct num row = num_of(f->row), step = num_of(f->step), revision = num_of(f->revision);
	const char *seat = text_seat_code(atoi(f->now)), *said_seat = text_seat_code(atoi(f->said));
	const char *const *args[] = {
		[SAID_NOTHING] = MSG_NO_ARGS, [SAID_NAME] = MSG_ARGS(f->name),
		[SAID_NAME_NOW] = MSG_ARGS(f->name, f->now),
		[SAID_THING_NAME] = MSG_ARGS(f->thing, name), [SAID_THING_NOW] = MSG_ARGS(f->thing, f->now),
		[SAID_KEY] = MSG_ARGS(f->key), [SAID_NOW] = MSG_ARGS(f->now),
		[SAID_REVISION] = MSG_ARGS(revision.text),
		[SAID_STEP] = MSG_ARGS(step.text), [SAID_STEP_ROW] = MSG_ARGS(step.text, row.text),
		[SAID_ROW_NOW] = MSG_ARGS(row.text, f->now),
		[SAID_VALUES] = MSG_ARGS(f->thing, name, f->field, f->said, f->now),
		[SAID_CELL] = MSG_ARGS(f->thing, row.text, f->field, f->said, f->now),
		[SAID_CELL_NOW] = MSG_ARGS(f->thing, row.text, f->field, f->now),
		[SAID_THING_KEY] = MSG_ARGS(f->thing, f->key),
		[SAID_THING_ROW] = MSG_ARGS(f->thing, row.text, f->now),
		[SAID_SEAT_NAME] = MSG_ARGS(seat, f->name), [SAID_SEATS] = MSG_ARGS(f->name, said_seat, seat),
	};
	struct buf what = { 0 }, things = { 0 };
	struct vault_step then;
	struct err ignored = { 0 };

	if (f->fault == VAULT_FAULT_FAR && f->thing[0])
		buf_printf(&what, "%s %s: ", f->thing, name);
	buf_msg(&what, p->lang, fault_words(f), args[fault->said]);
	/* " (2026-11-21 18:40, Erzsi: deal edit …)" */
	if (fault->has_step && f->step > 0 && vault_step_find(p->s, f->step, &then, &ignored))
		buf_printf(&what, " (%s%s%s: %s)", time_of(then.at, p->lang).text, then.operator_name[0] ? ", " : "",
			then.operator_name, then.command);
	if (f->fault == VAULT_FAULT_STEP) {
		const struct report_log log = { .lang = p->lang, .step = f->step, .own = true };
		if (report_log_each(p->s, &log, add_thing, &things, &ignored) && things.len > 0)
			buf_msg(&what, p->lang, &msg_fault_step_things, MSG_ARGS(things.data + 2));
	}
	add_finding(p, fault->code, f, buf_text(&what));
	buf_free(&things);
	buf_free(&what);
}

void report_proof_add(struct doc *doc, struct report_proof *proof)
{
	enum { MARGIN = 4 };
	static const struct msg *const places[] = { &msg_log_round, &msg_log_table, &msg_log_deal };
	struct listing *t = &proof->findings;
	struct buf text = { 0 };

	doc_title(doc, msg_proof_title.text[doc->lang]);
	doc_for(doc, DOC_TERMINAL);
	for (size_t i = 0; i < t->row_count; i++) {
		const struct listing_cell *row = &t->cells[i * t->column_count];
		buf_clear(&text);
		/* "1. forduló, 1. asztal, 5. leosztás: ", as far as known */
		for (int place = 0; place < 3; place++) {
			if (row[2 + place].empty)
				continue;
			buf_str(&text, text.len > 0 ? ", " : "");
			buf_msg(&text, doc->lang, places[place], MSG_ARGS(num_of(row[2 + place].number).text));
		}
		buf_str(&text, text.len > 0 ? ": " : "");
		buf_str(&text, row[5].text ? row[5].text : "");
		doc_item(doc, num_of((int64_t)i + 1).text, MARGIN, buf_text(&text));
	}
	buf_free(&text);
	doc_for(doc, DOC_EVERYWHERE & ~(unsigned)DOC_TERMINAL);
	doc_table(doc, "rows", t);
	doc_for(doc, DOC_EVERYWHERE);
}

/* ---- every deal again -------------------------------------------------------------------------- */

static struct known *known_of(struct prover *p, int64_t event)
{
	for (size_t i = p->known_count; i-- > 0;) {
		if (p->known[i].event == event)
			return &p->known[i];
	}
	struct known *known = list_grow(p->known, p->known_count, sizeof *known);
	if (!known) {
		err_set(p->e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
		return NULL;
	}
	p->known = known;
	known += p->known_count++;
	*known = (struct known){ .event = event };
	/* Without an edition none of its deals can be settled; settings are checked separately. */
	struct err ignored = { 0 };
	if (book_settings(p->s, event, &known->settings, &known->count, &ignored))
		desk_rules_fill(known->settings, known->count, &known->rules, &ignored);
	return known;
}

static void write_points(struct buf *b, const int points[], int seats)
{
	for (int seat = 0; seat < seats && seat < BOOK_SEATS; seat++)
		buf_printf(b, "%s%s", seat ? " " : "", num_signed(points[seat]).text);
}

static void add_deal(struct prover *p, const char *code, const struct msg *msg,
	const struct vault_proved *proved, const int wanted[])
{
	const struct vault_finding place = { .step = proved->deal.step,
		.round = proved->round,
		.table_no = proved->table_no,
		.deal_no = proved->deal.no };
	struct buf said = { 0 }, now = { 0 }, what = { 0 };

	write_points(&now, proved->deal.points, proved->seats);
	if (wanted)
		write_points(&said, wanted, proved->seats);
	buf_msg(&what, p->lang, msg,
		MSG_ARGS(num_of(proved->deal.revision).text, buf_text(&said), buf_text(&now)));
	add_finding(p, code, &place, buf_text(&what));
	buf_free(&said);
	buf_free(&now);
	buf_free(&what);
}

bool report_points_settle(
	const struct desk_rules *rules, const struct vault_proved *proved, int points[BOOK_SEATS])
{
	const struct book_deal *deal = &proved->deal;
	const struct game_played played = { .rules = &rules->game, .seats = proved->seats, .dealer = deal->dealer,
		.record = &deal->record };
	const struct game_edition *edition = rules->game.edition;
	struct err ignored = { 0 };

	memset(points, 0, BOOK_SEATS * sizeof *points);
	if (!edition || !game_can_be(edition->game, proved->seats, deal->dealer))
		return false;
	if (deal->state != BOOK_PLAYED)
		return deal->state != BOOK_VOID || !deal->has_record || game_is_a_line(&played);
	return deal->has_record && game_settle(&played, points, &ignored) && game_is_a_line(&played);
}

/* Return NULL if the deal is what the rules make of its facts; `points` gets what they make. */
static const struct msg *fault_of(
	const struct desk_rules *rules, const struct vault_proved *proved, int points[BOOK_SEATS])
{
	const struct book_deal *deal = &proved->deal;
	const struct game_played played = { .rules = &rules->game, .seats = proved->seats, .dealer = deal->dealer,
		.record = &deal->record };
	bool counts = deal->state == BOOK_PLAYED || deal->state == BOOK_RULED || deal->state == BOOK_OPEN;
	int kept[BOOK_SEATS];
	struct err ignored = { 0 };

	if (!report_points_settle(rules, proved, points))
		return &msg_fault_facts;
	/* The result kept with a deal that does not count must have been possible. */
	if (!counts && deal->has_record && !game_settle(&played, kept, &ignored))
		return &msg_fault_facts;
	bool differs = proved->deal.state != BOOK_RULED
		&& memcmp(points, proved->deal.points, BOOK_SEATS * sizeof *points) != 0;
	return differs ? &msg_fault_points : NULL;
}

static bool prove_deal(void *arg, const struct vault_proved *proved, struct err *e)
{
	struct prover *p = arg;
	const struct book_deal *deal = &proved->deal;
	struct known *known = known_of(p, proved->event);
	int points[BOOK_SEATS], sum = 0;

	(void)e;
	if (!known)
		return false;
	if (known->first == 0 && !proved->undone)
		known->first = deal->step;
	for (int seat = 0; seat < BOOK_SEATS; seat++)
		sum += deal->points[seat];
	if (sum != 0)
		add_deal(p, "sum", &msg_fault_sum, proved, NULL);
	const struct msg *fault = fault_of(&known->rules, proved, points);
	/* After an undo the settings are free again: the deal may have been written under others. */
	if (fault && proved->undone) {
		int then[BOOK_SEATS];
		struct err ignored = { 0 };
		if (p->then.event != proved->event || p->then_step != deal->step)
			desk_rules_then(p->s, proved->event, deal->step, &p->then.rules, &ignored);
		p->then.event = proved->event;
		p->then_step = deal->step;
		if (!fault_of(&p->then.rules, proved, then))
			return true;
	}
	if (!fault)
		return true;
	bool is_facts = fault == &msg_fault_facts;
	add_deal(p, is_facts ? "facts" : "points", fault, proved, is_facts ? NULL : points);
	return true;
}

/* ---- every ruling again ------------------------------------------------------------------------ */

/* Write what a ruling means, what the rules say, and the paragraphs; also for a dismissed claim. */
static void write_ruled(struct buf *b, enum lang lang, const struct book_ruling *kept)
{
	struct book_ruling ruled = *kept, book = *kept;
	const struct book_ruling *ruling = &ruled;

	if (kept->said.state == COURT_DISMISSED)
		ruled.said.state = book.said.state = COURT_DECIDED;
	memcpy(book.kind, ruling->book_kind, sizeof book.kind);
	memcpy(book.points, ruling->book_points, sizeof book.points);
	book.pays = ruling->book_pays;
	desk_ruling_outcome(b, lang, ruling, NULL);
	buf_str(b, " / ");
	desk_ruling_outcome(b, lang, &book, NULL);
	for (int seat = 0; seat < BOOK_SEATS; seat++)
		buf_printf(b, "%s%s", ruling->barred[seat] ? " barred=" : "",
			ruling->barred[seat] ? text_seat_code(seat) : "");
	buf_printf(b, " (%s)", ruling->cites);
}

/* Is a citation of that length one of `all`? */
static bool has_cite(const char *all, const char *cite, size_t len)
{
	while (*all && !(strncmp(all, cite, len) == 0 && strchr(";", all[len])))
		all += strcspn(all, ";") + strspn(all + strcspn(all, ";"), "; ");
	return *all;
}

/* Judge a ruling again by everything it was based on, which it contains: the deal may have been corrected
 * since. `deal` gets the line that the ruling writes there. Return false if it cannot be judged. */
static bool judge_again(const struct desk_rules *rules, const struct book_ruling *kept, int dealer,
	struct book_ruling *out, struct book_deal *deal)
{
	struct desk_dispute d = { .court = desk_court(kept->edition),
		.table = { .id = kept->table, .seat_count = kept->seats },
		.scene = { .court = { .rules = &rules->game, .seats = kept->seats, .no = kept->said.no,
			.dealer = dealer, .due = dealer } } };
	struct err ignored = { 0 };

	bool can_be = kept->seats > 0 && kept->said.trick >= 0 && kept->said.trick <= d.court->moments;
	if (!can_be || !rules->game.edition || !desk_ruling_read(kept, &d.ruling.said)
		|| !d.court->judge(&d.scene.court, &d.ruling, &ignored))
		return false;
	const char *cite = d.ruling.book.cite_count > 0 ? d.ruling.book.cites[0] : "";
	desk_dispute_keep(&d, out);
	deal->has_record = d.court->record(&d.ruling.said, &deal->record);
	memcpy(out->edition, kept->edition, sizeof out->edition);
	/* A later version may cite more; the paragraph applied is the same. */
	bool is_cited = !*cite;
	for (const char *at = kept->cites; *at; at += strcspn(at, ";") + strspn(at + strcspn(at, ";"), "; ")) {
		size_t len = strcspn(at, ";");
		if (!has_cite(d.ruling.cites, at, len)) {
			is_cited = false;
			break;
		}
		is_cited = is_cited || (strlen(cite) == len && strncmp(at, cite, len) == 0);
	}
	snprintf(out->cites, sizeof out->cites, "%s", is_cited ? kept->cites : d.ruling.cites);
	return true;
}

/* Add a finding about a ruling, with the version that recorded it if another. */
static void add_ruling(struct prover *p, const struct book_ruling *kept, const struct msg *msg,
	const char *now, const char *wanted)
{
	const struct vault_finding place = { .step = kept->step, .round = kept->round,
		.table_no = kept->table_no, .deal_no = kept->said.no };
	struct vault_step step;
	struct err ignored = { 0 };
	struct buf what = { 0 };

	buf_msg(&what, p->lang, msg, MSG_ARGS(kept->said.case_no, now, wanted, kept->facts));
	if (vault_step_find(p->s, kept->step, &step, &ignored) && strcmp(step.version, RENONSZ_VERSION) != 0)
		buf_msg(&what, p->lang, &msg_fault_judged_then, MSG_ARGS(step.version));
	add_finding(p, "ruling", &place, buf_text(&what));
	buf_free(&what);
}

/* Judge a ruling again. A deal that was paid has the dealer; otherwise it may be right by any dealer. */
static bool prove_ruling(void *arg, const struct book_ruling *kept, struct err *e)
{
	struct prover *p = arg;
	struct book_ruling again;
	struct book_deal deal, ruled = { .id = 0 };
	struct book_table table;
	struct buf now = { 0 }, wanted = { 0 };
	struct err ignored = { 0 };
	bool same = false;

	(void)e;
	const struct known *known = known_of(p, kept->event);
	if (!known)
		return false;
	bool is_known = kept->pays && kept->deal && kept->said.state == COURT_DECIDED
		&& vault_deal_revision(p->s, kept->deal, &deal, &table, &ignored);
	int first = is_known ? deal.dealer : 0, last = is_known ? deal.dealer : kept->seats - 1;
	write_ruled(&now, p->lang, kept);
	for (int dealer = first; dealer <= last && !same; dealer++) {
		buf_clear(&wanted);
		if (judge_again(&known->rules, kept, dealer, &again, &ruled))
			write_ruled(&wanted, p->lang, &again);
		same = strcmp(buf_text(&now), buf_text(&wanted)) == 0;
	}
	if (!same)
		add_ruling(p, kept, wanted.len > 0 ? &msg_fault_judged : &msg_fault_unjudged, buf_text(&now),
			buf_text(&wanted));
	/* The facts of a ruled deal are those of its ruling. */
	bool is_same_line = !is_known || (deal.has_record == ruled.has_record
		&& (!deal.has_record || game_record_is_same(&deal.record, &ruled.record)));
	if (same && is_known && deal.state == BOOK_RULED && !is_same_line) {
		const struct vault_proved proved = { .deal = deal, .round = kept->round, .table_no = kept->table_no };
		add_deal(p, "facts", &msg_fault_facts, &proved, NULL);
	}
	if (same && strcmp(kept->answers, again.answers) != 0)
		add_ruling(p, kept, &msg_fault_answers, kept->answers, again.answers);
	buf_free(&now);
	buf_free(&wanted);
	return true;
}

/* ---- every event ------------------------------------------------------------------------------- */

/* Add a finding without a place, in the words of an error. */
static void add_error(struct prover *p, const struct msg *msg, const char *of, const struct err *why)
{
	const struct vault_finding nowhere = { .step = 0 };
	struct buf what = { 0 }, reason = { 0 };

	err_text(&reason, p->lang, why);
	buf_msg(&what, p->lang, msg, MSG_ARGS(of, buf_text(&reason)));
	add_finding(p, "setting", &nowhere, buf_text(&what));
	buf_free(&reason);
	buf_free(&what);
}

/* Check the settings: the program counts by none that nobody could have set, and never writes one. */
static void prove_settings(struct prover *p, const struct book_event *event, const struct known *known)
{
	const struct desk_rules *rules = &known->rules;
	struct err edition = { 0 };

	if (!game_edition_find(event->edition) && !desk_edition_refuse(&edition, event->edition))
		add_error(p, &msg_fault_setting, event->name, &edition);
	/* The last one is the edition, which is no setting. */
	for (size_t i = 0; i + 1 < known->count; i++) {
		struct err why = { 0 };
		if (!desk_setting_prove(p->s, event, &known->settings[i], &why))
			add_error(p, &msg_fault_setting, event->name, &why);
	}
	struct err why = { 0 }, ignored = { 0 };
	if (!desk_carry_may(event, &rules->carry, &why))
		add_error(p, &msg_fault_setting, event->name, &why);
	/* Settings fixed by the first deal have not changed since; a book without that history cannot tell. */
	struct desk_rules then;
	if (known->first == 0 || !desk_rules_then(p->s, event->id, known->first, &then, &ignored))
		return;
	bool is_same = then.game.edition == rules->game.edition;
	for (int i = 0; i < GAME_SETTINGS; i++)
		is_same = is_same && then.game.choice[i] == rules->game.choice[i];
	err_set(&why, ERR_CONFLICT, &msg_fault_late, MSG_NO_ARGS);
	if (!is_same)
		add_error(p, &msg_fault_setting, event->name, &why);
}

/* Are they lines of cards, row by row, as a user might type them? */
static bool are_cards(const struct game_cards_play *play, const struct game_cards *rows)
{
	struct game_cards again = { .count = 0 };
	struct text_fault fault;
	struct buf lines = { 0 };
	bool can_be = true;

	game_cards_lines_write(&lines, rows, "", true);
	for (const char *s = buf_text(&lines); can_be && *s;) {
		const struct text_slice line = { s, strcspn(s, "\n") };
		can_be = play->read(line, &again, &fault);
		s += line.n + (s[line.n] == '\n');
	}
	buf_free(&lines);
	for (int i = 0; can_be && i < rows->count; i++)
		can_be = game_cards_find(&again, rows->rows[i].kind, rows->rows[i].no) != NULL;
	return can_be && again.count == rows->count;
}

/* Check that recorded cards could be played. */
static void prove_cards(struct prover *p, int64_t event, const struct book_seated *seated)
{
	struct book_table table;
	struct game_play play;
	struct book_cards cards;
	int *numbers = NULL;
	size_t count = 0;
	struct err ignored = { 0 };
	bool found;

	if (!book_table_find(p->s, event, seated->round, seated->no, &table, &ignored))
		return;
	book_cards_numbers(p->s, table.id, &numbers, &count, &ignored);
	for (size_t i = 0; i < count; i++) {
		const struct vault_finding place = { .round = table.round, .table_no = table.no,
			.deal_no = numbers[i] };
		struct err why = { 0 };
		struct buf what = { 0 };
		bool can_be = report_play_find(p->s, &table, numbers[i], &play, &found, &why);
		can_be = can_be && book_cards_find(p->s, table.id, numbers[i], 0, &cards, &why);
		/* By now the play has rewritten them. */
		if (can_be && found && !are_cards(play.rules.edition->game->cards, &cards.play))
			can_be = err_set(&why, ERR_FAILED, &msg_fault_cards, MSG_NO_ARGS);
		if (!can_be) {
			err_text(&what, p->lang, &why);
			add_finding(p, "cards", &place, buf_text(&what));
		}
		buf_free(&what);
	}
	book_free(numbers);
}

/* Check that each table has the right number of seats for its game, and that its cards could be played. */
static void prove_tables(struct prover *p, const struct book_event *event, const struct known *known)
{
	const struct game *game = known->rules.game.edition ? known->rules.game.edition->game : NULL;
	struct book_seated *list = NULL;
	size_t count = 0;
	struct err ignored = { 0 };

	/* One with fewer than two players, or not from the first seat on, has been reported. */
	if (!game || !book_seated(p->s, event->id, &list, &count, &ignored))
		return;
	for (size_t i = 0; i < count; i++) {
		const struct vault_finding place = { .round = list[i].round, .table_no = list[i].no };
		if (list[i].seats < game->least_seats || list[i].seats > game->most_seats)
			add_finding(p, "seats", &place, msg_fault_table.text[p->lang]);
		if (list[i].has_cards)
			prove_cards(p, event->id, &list[i]);
	}
	book_free(list);
}

static void prove_events(struct prover *p)
{
	struct book_event *events = NULL;
	struct book_season *seasons = NULL;
	size_t count = 0;
	struct err ignored = { 0 };

	if (!book_events(p->s, &events, &count, &ignored))
		return;
	for (size_t i = 0; i < count; i++) {
		const struct known *known = known_of(p, events[i].id);
		struct err unknown = { 0 };
		uint64_t sum = 0;   /* another program's points may overflow */
		if (known) {
			prove_settings(p, &events[i], known);
			prove_tables(p, &events[i], known);
		}
		/* They sum to zero as every deal does; they may wait for another event that they carry over. */
		if (!report_standings_sum(p->s, &events[i], &sum, &unknown)) {
			if (unknown.status == ERR_FAILED)
				add_error(p, &msg_fault_event_read, events[i].name, &unknown);
			continue;
		}
		if (sum == 0)
			continue;
		struct buf what = { 0 };
		buf_msg(&what, p->lang, &msg_fault_event_sum,
			MSG_ARGS(events[i].name, events[i].day, num_signed((int64_t)sum).text));
		add_finding(p, "sum", &(struct vault_finding){ .step = 0 }, buf_text(&what));
		buf_free(&what);
	}
	book_free(events);
	if (!book_seasons(p->s, &seasons, &count, &ignored))
		add_error(p, &msg_fault_seasons, "", &ignored);
	book_free(seasons);
}

/* ---- all together ------------------------------------------------------------------------------ */

static void pass_progress(void *arg, size_t done, size_t total)
{
	struct prover *p = arg;

	p->proof->progress(p->proof->arg, done, total);
}

bool report_proof_make(struct book *s, enum lang lang, struct report_proof *proof, struct err *e)
{
	struct listing *t = &proof->findings;
	struct prover prover = { .s = s, .lang = lang, .proof = proof, .e = e };
	struct vault_verifier verifier
		= { .arg = &prover, .found = add_stored, .deal = prove_deal, .ruling = prove_ruling,
		.progress = proof->progress ? pass_progress : NULL };

	listing_start(t, "");
	listing_column(t, "fault", &msg_head_fault, LISTING_TEXT);
	listing_column(t, "step", &msg_head_step, LISTING_INT);
	listing_column(t, "round", &msg_head_round_no, LISTING_INT);
	listing_column(t, "table", &msg_head_table_no, LISTING_INT);
	listing_column(t, "deal", &msg_head_deal_no, LISTING_INT);
	listing_column(t, "what", &msg_head_what, LISTING_TEXT);
	bool done = vault_verify(s, &verifier, e);
	prove_events(&prover);
	proof->deals = verifier.deals;
	proof->versions = verifier.versions;
	proof->steps = verifier.steps;
	for (size_t i = 0; i < prover.known_count; i++)
		book_free(prover.known[i].settings);
	free(prover.known);
	return done;
}
