/* Proof of the book: what store found, and every deal's points worked out from its facts once more. */
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

/* ---- check codes -------------------------------------------------------------------------------------- */

/* The digits of Crockford's base 32, five bits each: 25 and the last three bits are 128. */
static const char code_digits[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
enum { CODE_DIGITS = 26, CODE_GROUP = 4, CODE_BITS = 128, WEAK_DIGITS = 12 };

/* Bit `i` of hexadecimal digits, the highest first; 0 past the last of a code. */
static unsigned seal_bit(const char *hex, int i)
{
	if (i >= CODE_BITS)
		return 0;
	char c = hex[i / 4];
	unsigned digit = (unsigned)(c <= '9' ? c - '0' : c - 'a' + 10);
	return digit >> (3 - i % 4) & 1;
}

void report_code_of(const struct vault_step *step, char out[REPORT_CODE])
{
	for (int i = 0; i < CODE_DIGITS; i++) {
		unsigned digit = 0;
		for (int bit = 0; bit < 5; bit++)
			digit = digit << 1 | seal_bit(step->seal, 5 * i + bit);
		if (i > 0 && i % CODE_GROUP == 0)
			*out++ = '-';
		*out++ = code_digits[digit];
	}
	*out = '\0';
}

/* The value of a digit as it is typed or read aloud: O is 0, I and L are 1; -1 if it is none. */
static int digit_value(char c)
{
	if (c >= 'a' && c <= 'z')
		c = (char)(c - 'a' + 'A');
	if (c == 'O')
		return 0;
	if (c == 'I' || c == 'L')
		return 1;
	const char *at = c ? strchr(code_digits, c) : NULL;
	return at ? (int)(at - code_digits) : -1;
}

/* A code of twelve hexadecimal digits, as versions before 2.1 printed it. */
static bool read_weak(const int value[CODE_DIGITS], char seal[REPORT_CODE])
{
	for (int i = 0; i < WEAK_DIGITS; i++) {
		if (value[i] > 15)
			return false;
		seal[i] = "0123456789abcdef"[value[i]];
	}
	seal[WEAK_DIGITS] = '\0';
	return true;
}

bool report_code_read(const char *typed, char seal[REPORT_CODE])
{
	int value[CODE_DIGITS], n = 0;

	for (; *typed; typed++) {
		if (*typed == '-' || *typed == ' ')
			continue;
		if (n == CODE_DIGITS || (value[n++] = digit_value(*typed)) < 0)
			return false;
	}
	if (n == WEAK_DIGITS)
		return read_weak(value, seal);
	if (n != CODE_DIGITS || value[CODE_DIGITS - 1] % 4 != 0)
		return false;
	for (int i = 0; i < CODE_BITS / 4; i++) {
		int digit = 0;
		for (int bit = 4 * i; bit < 4 * i + 4; bit++)
			digit = digit << 1 | (value[bit / 5] >> (4 - bit % 5) & 1);
		seal[i] = "0123456789abcdef"[digit];
	}
	seal[CODE_BITS / 4] = '\0';
	return true;
}

bool report_code_is_weak(const char *seal)
{
	return strlen(seal) == WEAK_DIGITS;
}

bool report_mark_make(struct book *s, struct report_mark *out, struct err *e)
{
	struct vault_step last;
	bool found;

	*out = (struct report_mark){ 0 };
	if (!vault_step_last(s, &last, &found, e))
		return false;
	/* The step of a change under way has no seal yet. */
	if (found && last.seal[0]) {
		out->step = last.id;
		report_code_of(&last, out->code);
	}
	return true;
}

/* ---- what is proved ----------------------------------------------------------------------------------- */

/* The rules of an event that was met. */
struct known {
	int64_t event;
	struct report_rules rules;
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

/* ---- findings in words ------------------------------------------------------------------------------ */

static const char *const codes[] = {
	[VAULT_FAULT_FILE] = "file", [VAULT_FAULT_GUARD] = "guard", [VAULT_FAULT_SCHEMA] = "schema",
	[VAULT_FAULT_REFERENCE] = "reference", [VAULT_FAULT_DEAL] = "deal",
	[VAULT_FAULT_STEP] = "step", [VAULT_FAULT_GAP] = "gap", [VAULT_FAULT_STRAY] = "stray",
	[VAULT_FAULT_ROW] = "row", [VAULT_FAULT_IMAGE] = "image",
	[VAULT_FAULT_MARK] = "mark", [VAULT_FAULT_RULED] = "ruling", [VAULT_FAULT_PAYING] = "ruling",
	[VAULT_FAULT_TOTALS] = "sum",
	[VAULT_FAULT_SEATS] = "seats", [VAULT_FAULT_TABLE] = "seats", [VAULT_FAULT_ENTRY] = "entry",
	[VAULT_FAULT_HIDDEN] = "hidden", [VAULT_FAULT_TWICE] = "entry", [VAULT_FAULT_FORMER] = "former",
	[VAULT_FAULT_FAR] = "number", [VAULT_FAULT_OPEN] = "ruling", [VAULT_FAULT_PINNED] = "event",
	[VAULT_FAULT_JOINED] = "player", [VAULT_FAULT_FOLDED] = "player",
	[VAULT_FAULT_LINELESS] = "facts", [VAULT_FAULT_UNTIDY] = "text", [VAULT_FAULT_SEED] = "seed",
	[VAULT_FAULT_ORDER] = "cards", [VAULT_FAULT_NUL] = "text",
};

static const struct msg *const words[] = {
	[VAULT_FAULT_FILE] = &msg_fault_file, [VAULT_FAULT_GUARD] = &msg_fault_guard,
	[VAULT_FAULT_SCHEMA] = &msg_fault_schema_changed,
	[VAULT_FAULT_REFERENCE] = &msg_fault_reference,
	[VAULT_FAULT_DEAL] = &msg_fault_deal, [VAULT_FAULT_STEP] = &msg_fault_step,
	[VAULT_FAULT_GAP] = &msg_fault_gap,
	[VAULT_FAULT_STRAY] = &msg_fault_stray, [VAULT_FAULT_ROW] = &msg_fault_row,
	[VAULT_FAULT_IMAGE] = &msg_fault_image,
	[VAULT_FAULT_MARK] = &msg_fault_mark, [VAULT_FAULT_RULED] = &msg_fault_ruled,
	[VAULT_FAULT_PAYING] = &msg_fault_paying,
	[VAULT_FAULT_TOTALS] = &msg_fault_totals, [VAULT_FAULT_SEATS] = &msg_fault_seats,
	[VAULT_FAULT_TABLE] = &msg_fault_table, [VAULT_FAULT_ENTRY] = &msg_fault_entry,
	[VAULT_FAULT_HIDDEN] = &msg_fault_hidden, [VAULT_FAULT_TWICE] = &msg_fault_twice,
	[VAULT_FAULT_FORMER] = &msg_fault_former, [VAULT_FAULT_FAR] = &msg_fault_far,
	[VAULT_FAULT_NUL] = &msg_fault_nul, [VAULT_FAULT_OPEN] = &msg_fault_open,
	[VAULT_FAULT_PINNED] = &msg_fault_pinned, [VAULT_FAULT_JOINED] = &msg_fault_joined,
	[VAULT_FAULT_FOLDED] = &msg_fault_folded, [VAULT_FAULT_LINELESS] = &msg_fault_lineless,
	[VAULT_FAULT_UNTIDY] = &msg_fault_untidy, [VAULT_FAULT_SEED] = &msg_fault_seed,
	[VAULT_FAULT_ORDER] = &msg_fault_order,
};

/* One row: code, step, place, and the sentence `what`. */
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

/* The last things that stand in a step: what was written behind it is among them. */
enum { LAST_THINGS = 3 };

static void add_thing(void *arg, const struct report_logged *logged)
{
	if (!logged->item || logged->at + LAST_THINGS < logged->of)
		return;
	buf_str(arg, "; ");
	report_logged_write(arg, logged);
}

static void write_things(struct prover *p, struct buf *b, int64_t step)
{
	const struct report_log log = { .lang = p->lang, .step = step, .own = true };
	struct buf things = { 0 };
	struct err ignored = { 0 };

	if (report_log_each(p->s, &log, add_thing, &things, &ignored) && things.len > 0)
		buf_msg(b, p->lang, &msg_fault_step_things, MSG_ARGS(things.data + 2));
	buf_free(&things);
}

/* " (2026-11-21 18:40, Erzsi: deal edit …)" */
static void write_step(struct prover *p, struct buf *b, int64_t id)
{
	struct vault_step step;
	struct err ignored = { 0 };

	if (id > 0 && vault_step_find(p->s, id, &step, &ignored))
		buf_printf(b, " (%s%s%s: %s)", time_of(step.at, p->lang).text, step.operator_name[0] ? ", " : "",
			step.operator_name, step.command);
}

/* What SQLite says of a value that no table may have: somebody has put it there, nothing has broken. */
static bool is_written(const char *said)
{
	return strstr(said, " value in ") || strstr(said, "constraint failed");
}

static void add_stored(void *arg, const struct vault_finding *f)
{
	struct prover *p = arg;
	struct buf what = { 0 };
	const char *name = f->name[0] ? f->name : f->key;

	switch (f->fault) {
	case VAULT_FAULT_FILE:
		buf_msg(&what, p->lang, is_written(f->now) ? &msg_fault_value : words[f->fault], MSG_ARGS(f->now));
		break;
	case VAULT_FAULT_GUARD:
		buf_msg(&what, p->lang, words[f->fault], MSG_ARGS(f->key));
		break;
	case VAULT_FAULT_SCHEMA:
		buf_msg(&what, p->lang,
			strcmp(f->field, "missing") == 0         ? &msg_fault_schema_missing
				: strcmp(f->field, "added") == 0 ? &msg_fault_schema_added
								 : words[f->fault],
			MSG_ARGS(f->thing, f->key));
		break;
	case VAULT_FAULT_REFERENCE:
		buf_msg(&what, p->lang, f->row < 0 ? &msg_fault_reference_some : words[f->fault],
			MSG_ARGS(f->thing, num_of(f->row).text, f->now));
		break;
	case VAULT_FAULT_DEAL:
		buf_msg(&what, p->lang, words[f->fault], MSG_ARGS(num_of(f->revision).text));
		write_step(p, &what, f->step);
		break;
	case VAULT_FAULT_STEP:
		buf_msg(&what, p->lang, words[f->fault], MSG_ARGS(num_of(f->step).text));
		write_step(p, &what, f->step);
		write_things(p, &what, f->step);
		break;
	case VAULT_FAULT_GAP:
	case VAULT_FAULT_STRAY:
		buf_msg(&what, p->lang, words[f->fault], MSG_ARGS(num_of(f->step).text, num_of(f->row).text));
		write_step(p, &what, f->step);
		break;
	case VAULT_FAULT_ROW:
		buf_msg(&what, p->lang,
			strcmp(f->field, "made") == 0 ? &msg_fault_row_added
				: f->field[0]         ? words[f->fault]
						      : &msg_fault_row_gone,
			MSG_ARGS(f->thing, name, f->field, f->said, f->now));
		break;
	case VAULT_FAULT_IMAGE:
		buf_msg(&what, p->lang, words[f->fault], MSG_ARGS(f->thing, name));
		write_step(p, &what, f->step);
		break;
	case VAULT_FAULT_MARK:
		buf_msg(&what, p->lang, words[f->fault],
			MSG_ARGS(f->thing, num_of(f->row).text, f->field, f->said, f->now));
		break;
	case VAULT_FAULT_ENTRY:
		buf_msg(&what, p->lang, words[f->fault], MSG_ARGS(text_seat_code(atoi(f->now)), f->name));
		break;
	case VAULT_FAULT_TWICE:
		buf_msg(&what, p->lang, words[f->fault], MSG_ARGS(f->name, text_seat_code(atoi(f->said)),
			text_seat_code(atoi(f->now))));
		break;
	case VAULT_FAULT_FORMER:
		buf_msg(&what, p->lang, words[f->fault], MSG_ARGS(f->thing, f->now));
		break;
	case VAULT_FAULT_HIDDEN:
	case VAULT_FAULT_PAYING:
	case VAULT_FAULT_OPEN:
	case VAULT_FAULT_PINNED:
	case VAULT_FAULT_JOINED:
		buf_msg(&what, p->lang, words[f->fault], MSG_ARGS(f->name));
		break;
	case VAULT_FAULT_FAR:
		if (f->thing[0])
			buf_printf(&what, "%s %s: ", f->thing, name);
		buf_msg(&what, p->lang, words[f->fault], MSG_NO_ARGS);
		write_step(p, &what, f->step);
		break;
	case VAULT_FAULT_UNTIDY:
		buf_msg(&what, p->lang, words[f->fault], MSG_ARGS(f->thing, num_of(f->row).text, f->field, f->now));
		break;
	case VAULT_FAULT_SEED:
	case VAULT_FAULT_FOLDED:
		buf_msg(&what, p->lang, words[f->fault], MSG_ARGS(f->name, f->now));
		break;
	case VAULT_FAULT_LINELESS:
	case VAULT_FAULT_ORDER:
	case VAULT_FAULT_TABLE:
		buf_msg(&what, p->lang, words[f->fault], MSG_NO_ARGS);
		break;
	case VAULT_FAULT_NUL:
		buf_msg(&what, p->lang, words[f->fault], MSG_NO_ARGS);
		write_step(p, &what, f->step);
		break;
	case VAULT_FAULT_RULED:
	case VAULT_FAULT_TOTALS:
	case VAULT_FAULT_SEATS:
		buf_msg(&what, p->lang, words[f->fault], MSG_ARGS(num_of(f->row).text, f->now));
		break;
	}
	add_finding(p, codes[f->fault], f, buf_text(&what));
	buf_free(&what);
}

/* "1. forduló, 1. asztal, 5. leosztás: ", as far as it is known. */
static void write_place(struct buf *b, enum lang lang, const struct listing_cell *round)
{
	static const struct msg *const places[] = { &msg_log_round, &msg_log_table, &msg_log_deal };
	size_t before = b->len;

	for (int i = 0; i < 3; i++) {
		if (round[i].empty)
			continue;
		buf_str(b, b->len > before ? ", " : "");
		buf_msg(b, lang, places[i], MSG_ARGS(num_of(round[i].number).text));
	}
	buf_str(b, b->len > before ? ": " : "");
}

void report_proof_add(struct doc *doc, struct report_proof *proof)
{
	enum { MARGIN = 4 };
	struct listing *t = &proof->findings;
	struct buf text = { 0 };

	doc_title(doc, msg_proof_title.text[doc->lang]);
	doc_for(doc, DOC_TERMINAL);
	for (size_t i = 0; i < t->row_count; i++) {
		const struct listing_cell *row = &t->cells[i * t->column_count];
		buf_clear(&text);
		write_place(&text, doc->lang, &row[2]);
		buf_str(&text, row[5].text ? row[5].text : "");
		doc_item(doc, num_of((int64_t)i + 1).text, MARGIN, buf_text(&text));
	}
	buf_free(&text);
	doc_for(doc, DOC_EVERYWHERE & ~(unsigned)DOC_TERMINAL);
	doc_table(doc, "rows", t);
	doc_for(doc, DOC_EVERYWHERE);
}

/* ---- every deal once more --------------------------------------------------------------------------- */

static const struct report_rules *rules_of(struct prover *p, int64_t event)
{
	for (size_t i = p->known_count; i-- > 0;) {
		if (p->known[i].event == event)
			return &p->known[i].rules;
	}
	struct known *known = list_grow(p->known, p->known_count, sizeof *known);
	if (!known) {
		err_set(p->e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
		return NULL;
	}
	p->known = known;
	known[p->known_count].event = event;
	/* Without an edition none of its deals can be settled; settings are looked at by themselves. */
	struct err ignored = { 0 };
	report_rules_read(p->s, event, &known[p->known_count].rules, &ignored);
	return &known[p->known_count++].rules;
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
	const struct report_rules *rules, const struct vault_proved *proved, int points[BOOK_SEATS])
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

/* What is kept of a deal that does not count was played once. */
static bool is_kept_playable(const struct report_rules *rules, const struct vault_proved *proved)
{
	const struct book_deal *deal = &proved->deal;
	const struct game_played played = { .rules = &rules->game, .seats = proved->seats, .dealer = deal->dealer,
		.record = &deal->record };
	bool counts = deal->state == BOOK_PLAYED || deal->state == BOOK_RULED || deal->state == BOOK_OPEN;
	int points[BOOK_SEATS];
	struct err ignored = { 0 };

	return counts || !deal->has_record || game_settle(&played, points, &ignored);
}

/* NULL: it is what the rules make of its facts. `points` gets what they make. */
static const struct msg *fault_of(
	const struct report_rules *rules, const struct vault_proved *proved, int points[BOOK_SEATS])
{
	if (!report_points_settle(rules, proved, points) || !is_kept_playable(rules, proved))
		return &msg_fault_facts;
	bool differs = proved->deal.state != BOOK_RULED
		&& memcmp(points, proved->deal.points, BOOK_SEATS * sizeof *points) != 0;
	return differs ? &msg_fault_points : NULL;
}

/* What was undone leaves the settings free again: it may have been written under others. */
static bool was_right_then(struct prover *p, const struct vault_proved *proved)
{
	int points[BOOK_SEATS];

	if (p->then.event != proved->event || p->then_step != proved->deal.step) {
		struct err ignored = { 0 };
		p->then.event = proved->event;
		p->then_step = proved->deal.step;
		report_rules_then(p->s, proved->event, proved->deal.step, &p->then.rules, &ignored);
	}
	return !fault_of(&p->then.rules, proved, points);
}

static bool prove_deal(void *arg, const struct vault_proved *proved, struct err *e)
{
	struct prover *p = arg;
	const struct book_deal *deal = &proved->deal;
	const struct report_rules *rules = rules_of(p, proved->event);
	int points[BOOK_SEATS], sum = 0;

	(void)e;
	if (!rules)
		return false;
	for (int seat = 0; seat < BOOK_SEATS; seat++)
		sum += deal->points[seat];
	if (sum != 0)
		add_deal(p, "sum", &msg_fault_sum, proved, NULL);
	const struct msg *fault = fault_of(rules, proved, points);
	if (!fault || (proved->undone && was_right_then(p, proved)))
		return true;
	bool is_facts = fault == &msg_fault_facts;
	add_deal(p, is_facts ? "facts" : "points", fault, proved, is_facts ? NULL : points);
	return true;
}

/* ---- every ruling once more ------------------------------------------------------------------------- */

/* What a ruling means, what the rules say, and by which paragraphs; of a claim that is turned down too. */
static void write_ruled(struct buf *b, enum lang lang, const struct book_ruling *kept)
{
	struct book_ruling ruled = *kept, book = *kept;
	const struct book_ruling *ruling = &ruled;

	if (kept->state == BOOK_DISMISSED)
		ruled.state = book.state = BOOK_DECIDED;
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

/* Is each of the citations one of `all`, and `first` among them? */
static bool are_cites_of(const char *cites, const char *first, const char *all)
{
	bool has_first = !*first;

	for (size_t len; *cites; cites += len + strspn(cites + len, "; ")) {
		const char *at = all;
		len = strcspn(cites, ";");
		while (*at && !(strncmp(at, cites, len) == 0 && strchr(";", at[len])))
			at += strcspn(at, ";") + strspn(at + strcspn(at, ";"), "; ");
		if (!*at)
			return false;
		has_first = has_first || (strlen(first) == len && strncmp(cites, first, len) == 0);
	}
	return has_first;
}

/*
 * A ruling names all that it was based on, so that the deal, which may have been corrected since, is not
 * asked; `deal` gets the line that it writes there. False: it cannot be judged.
 */
static bool judge_again(const struct report_rules *rules, const struct book_ruling *kept, int dealer,
	struct book_ruling *out, struct book_deal *deal)
{
	struct desk_dispute d = { .court = desk_court(kept->edition),
		.table = { .id = kept->table, .seat_count = kept->seats },
		.scene = { .court = { .rules = &rules->game, .seats = kept->seats, .no = kept->deal_no,
			.dealer = dealer, .due = dealer } } };
	struct err ignored = { 0 };

	bool can_be = kept->seats > 0 && kept->moment >= 0 && kept->moment <= d.court->moments;
	if (!can_be || !rules->game.edition || !desk_ruling_read(kept, &d.ruling.said)
		|| !d.court->judge(&d.scene.court, &d.ruling, &ignored))
		return false;
	const char *cite = d.ruling.book.cite_count > 0 ? d.ruling.book.cites[0] : "";
	desk_dispute_keep(&d, out);
	deal->has_record = d.court->record(&d.ruling.said, &deal->record);
	memcpy(out->edition, kept->edition, sizeof out->edition);
	/* A later version may cite more; the paragraph that was applied is the same. */
	bool is_cited = are_cites_of(kept->cites, cite, d.ruling.cites);
	snprintf(out->cites, sizeof out->cites, "%s", is_cited ? kept->cites : d.ruling.cites);
	return true;
}

/* In words, and which version recorded it, if it was another. */
static void add_ruling(struct prover *p, const struct book_ruling *kept, const struct msg *msg,
	const char *now, const char *wanted)
{
	const struct vault_finding place = { .step = kept->step, .round = kept->round,
		.table_no = kept->table_no, .deal_no = kept->deal_no };
	struct vault_step step;
	struct err ignored = { 0 };
	struct buf what = { 0 };

	buf_msg(&what, p->lang, msg, MSG_ARGS(kept->case_no, now, wanted, kept->facts));
	if (vault_step_find(p->s, kept->step, &step, &ignored) && strcmp(step.version, RENONSZ_VERSION) != 0)
		buf_msg(&what, p->lang, &msg_fault_judged_then, MSG_ARGS(step.version));
	add_finding(p, "ruling", &place, buf_text(&what));
	buf_free(&what);
}

/* The facts of a ruled deal are those of its ruling. */
static bool is_same_line(const struct book_deal *deal, const struct book_deal *ruled)
{
	return deal->has_record == ruled->has_record
		&& (!deal->has_record || game_record_is_same(&deal->record, &ruled->record));
}

static void add_ruled_facts(struct prover *p, const struct book_ruling *kept, const struct book_deal *deal)
{
	const struct vault_proved proved = { .deal = *deal, .round = kept->round, .table_no = kept->table_no };

	add_deal(p, "facts", &msg_fault_facts, &proved, NULL);
}

/* Of a ruling that pays, its deal tells who dealt; else that it is right by some dealer is enough. */
static bool prove_ruling(void *arg, int64_t id, struct err *e)
{
	struct prover *p = arg;
	struct book_ruling kept, again;
	struct book_deal deal, ruled;
	struct book_table table;
	struct buf now = { 0 }, wanted = { 0 };
	struct err ignored = { 0 };
	bool same = false;

	(void)e;
	/* One that cannot be read has been told of: of a seat that no table has. */
	if (!vault_ruling_revision(p->s, id, &kept, &ignored))
		return true;
	const struct report_rules *rules = rules_of(p, kept.event);
	if (!rules)
		return false;
	bool is_known = kept.pays && kept.deal && vault_deal_revision(p->s, kept.deal, &deal, &table, &ignored);
	int first = is_known ? deal.dealer : 0, last = is_known ? deal.dealer : kept.seats - 1;
	write_ruled(&now, p->lang, &kept);
	for (int dealer = first; dealer <= last && !same; dealer++) {
		buf_clear(&wanted);
		if (judge_again(rules, &kept, dealer, &again, &ruled))
			write_ruled(&wanted, p->lang, &again);
		same = strcmp(buf_text(&now), buf_text(&wanted)) == 0;
	}
	if (!same)
		add_ruling(p, &kept, wanted.len > 0 ? &msg_fault_judged : &msg_fault_unjudged, buf_text(&now),
			buf_text(&wanted));
	else if (is_known && deal.state == BOOK_RULED && !is_same_line(&deal, &ruled))
		add_ruled_facts(p, &kept, &deal);
	if (same && strcmp(kept.answers, again.answers) != 0)
		add_ruling(p, &kept, &msg_fault_answers, kept.answers, again.answers);
	buf_free(&now);
	buf_free(&wanted);
	return true;
}

/* ---- every event ------------------------------------------------------------------------------------ */

/* A finding that has no place, in the words of an error. */
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

/* Check that what the first deal fixes has not changed since; a book without that history cannot say. */
static void prove_fixed(struct prover *p, const struct book_event *event, const struct report_rules *now)
{
	struct report_rules then;
	struct err ignored = { 0 };
	int64_t step;

	if (!book_event_first_deal(p->s, event->id, &step, &ignored) || step == 0
		|| !report_rules_then(p->s, event->id, step, &then, &ignored))
		return;
	bool is_same = then.game.edition == now->game.edition;
	for (int i = 0; i < GAME_SETTINGS; i++)
		is_same = is_same && then.game.choice[i] == now->game.choice[i];
	struct err why = { 0 };
	if (!is_same && !err_set(&why, ERR_CONFLICT, &msg_fault_late, MSG_NO_ARGS))
		add_error(p, &msg_fault_setting, event->name, &why);
}

/* By settings that nobody could have set nothing is counted; the program never writes others. */
static void prove_settings(struct prover *p, const struct book_event *event)
{
	struct book_setting *list = NULL;
	size_t count = 0;
	struct err ignored = { 0 };

	book_settings(p->s, event->id, &list, &count, &ignored);
	struct err edition = { 0 };
	if (!game_edition_find(event->edition) && !report_edition_refuse(&edition, event->edition))
		add_error(p, &msg_fault_setting, event->name, &edition);
	/* The last one is the edition, which is no setting. */
	for (size_t i = 0; i + 1 < count; i++) {
		struct err why = { 0 };
		if (!report_setting_prove(p->s, event, &list[i], &why))
			add_error(p, &msg_fault_setting, event->name, &why);
	}
	book_free(list);
	const struct report_rules *rules = rules_of(p, event->id);
	struct err why = { 0 };
	if (rules && !desk_carry_may(event, &rules->carry, &why))
		add_error(p, &msg_fault_setting, event->name, &why);
	if (rules)
		prove_fixed(p, event, rules);
}

/* Are they lines of cards, row by row, as somebody might type them? */
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

/* Cards that are recorded could be played. */
static void prove_cards(struct prover *p, const struct book_table *table)
{
	struct game_play play;
	struct book_cards cards;
	int *numbers = NULL;
	size_t count = 0;
	struct err ignored = { 0 };
	bool found;

	book_cards_numbers(p->s, table->id, &numbers, &count, &ignored);
	for (size_t i = 0; i < count; i++) {
		const struct vault_finding place = { .round = table->round, .table_no = table->no,
			.deal_no = numbers[i] };
		struct err why = { 0 };
		struct buf what = { 0 };
		bool can_be = report_play_find(p->s, table, numbers[i], &play, &found, &why);
		can_be = can_be && book_cards_find(p->s, table->id, numbers[i], 0, &cards, &why);
		/* Those of the play are in its own words by now. */
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

/* Who sits at a table are as many as sit down to its game, deals or not; its cards could be played. */
static void prove_tables(struct prover *p, const struct book_event *event)
{
	const struct report_rules *rules = rules_of(p, event->id);
	const struct game *game = rules && rules->game.edition ? rules->game.edition->game : NULL;
	struct book_table *list = NULL;
	size_t count = 0;
	struct err ignored = { 0 };

	/* One that cannot be read has been told of. */
	if (!game || !book_tables(p->s, event->id, 0, &list, &count, &ignored))
		return;
	for (size_t i = 0; i < count; i++) {
		const struct vault_finding place = { .round = list[i].round, .table_no = list[i].no };
		if (list[i].seat_count < game->least_seats || list[i].seat_count > game->most_seats)
			add_finding(p, "seats", &place, msg_fault_table.text[p->lang]);
		prove_cards(p, &list[i]);
	}
	book_free(list);
}

/* Every deal sums to zero, and so do the standings, but for what players brought along. */
static void prove_event(struct prover *p, const struct book_event *event)
{
	const struct vault_finding nowhere = { .step = 0 };
	struct report_standings standings;
	struct err ignored = { 0 };
	struct buf what = { 0 };
	uint64_t sum = 0;   /* points as another program writes them may run over */

	/* Where there are none, there is nothing to be believed. */
	if (!report_standings_make(p->s, event, &standings, &ignored))
		return;
	for (size_t i = 0; i < standings.count; i++)
		sum += (uint64_t)standings.rows[i].score - (uint64_t)standings.rows[i].carried_score;
	report_standings_free(&standings);
	buf_msg(&what, p->lang, &msg_fault_event_sum,
		MSG_ARGS(event->name, event->day, num_signed((int64_t)sum).text));
	if (sum != 0)
		add_finding(p, "sum", &nowhere, buf_text(&what));
	buf_free(&what);
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
		prove_settings(p, &events[i]);
		prove_tables(p, &events[i]);
		prove_event(p, &events[i]);
	}
	book_free(events);
	if (!book_seasons(p->s, &seasons, &count, &ignored))
		add_error(p, &msg_fault_seasons, "", &ignored);
	book_free(seasons);
}

/* ---- all of it ---------------------------------------------------------------------------------------- */

static void pass_progress(void *arg, size_t done, size_t total)
{
	struct prover *p = arg;

	if (p->proof->progress)
		p->proof->progress(p->proof->arg, done, total);
}

bool report_proof_make(struct book *s, enum lang lang, struct report_proof *proof, struct err *e)
{
	struct listing *t = &proof->findings;
	struct prover prover = { .s = s, .lang = lang, .proof = proof, .e = e };
	struct vault_verifier verifier
		= { .arg = &prover, .found = add_stored, .deal = prove_deal, .ruling = prove_ruling,
		.progress = pass_progress };

	listing_start(t, "");
	listing_column(t, "fault", &msg_head_fault, LISTING_TEXT);
	listing_column(t, "step", &msg_head_step, LISTING_INT);
	listing_column(t, "round", &msg_head_round_no, LISTING_INT);
	listing_column(t, "table", &msg_head_table_no, LISTING_INT);
	listing_column(t, "deal", &msg_head_deal_no, LISTING_INT);
	listing_column(t, "what", &msg_head_what, LISTING_TEXT);
	bool done = vault_verify(s, &verifier, e) && vault_step_last(s, &proof->last, &proof->has_steps, e)
		&& vault_step_upgrade(s, &proof->upgrade, &proof->has_upgrade, e);
	prove_events(&prover);
	proof->deals = verifier.deals;
	proof->versions = verifier.versions;
	proof->steps = verifier.steps;
	free(prover.known);
	return done;
}
