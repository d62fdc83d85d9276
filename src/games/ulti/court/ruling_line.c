/* Read the facts of a dispute, pairs key=value, into the rules' struct; write them in canonical order. */
#include "games/ulti/court/messages.h"
#include "games/ulti/court/court.h"

#include <stdio.h>
#include <string.h>

/* ---- words ------------------------------------------------------------------------------------- */

static bool is_nothing(struct text_slice word)
{
	static const char *const words[] = { "-", "senki", "nobody", "none", "semmi", "nincs", "nem volt" };
	bool is_one = false;
	char folded[16];

	text_fold(folded, sizeof folded, word.s, word.n);
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		is_one = is_one || strcmp(folded, words[i]) == 0;
	return is_one;
}

bool ulti_is_nobody(const char *answer)
{
	return is_nothing((struct text_slice){ answer, strlen(answer) });
}

/* Is it the answer in words of either language? 2: completely, 1: their beginning. */
static int is_worded(int answer, const char *said)
{
	char words[256];
	int like = 0;

	for (int lang = 0; lang < LANG_COUNT; lang++) {
		const char *name = ulti_answer_name((enum lang)lang, answer);
		text_fold(words, sizeof words, name, strlen(name));
		if (said[0] && strcmp(words, said) == 0)
			return 2;
		like = like || (strlen(said) >= 3 && strncmp(words, said, strlen(said)) == 0);
	}
	return like;
}

/* Find an answer of the case by its code, by its words, or by their unique beginning. */
static uint16_t answer_of(int case_no, struct text_slice value)
{
	char said[COURT_VALUE];
	uint16_t found = 0;
	int count = 0;

	text_fold(said, sizeof said, value.s, value.n);
	for (uint16_t answer = ULTI_ANSWER_BEFORE_BID; answer < ULTI_ANSWER_DECLARER; answer++) {
		int like = ulti_case_at(case_no)->answers >> answer & 1 ? is_worded(answer, said) : 0;
		if (like == 2 || text_slice_is(value, ulti_answer_code(answer)))
			return answer;
		count += like;
		found = like ? answer : found;
	}
	return count == 1 ? found : 0;
}

/* Read "BC", "B,C" or "B C" as bits; 0 if one of them is no seat. */
static uint16_t seats_of(struct text_slice value)
{
	uint16_t seats = 0;

	for (size_t i = 0; i < value.n; i++) {
		int seat = ulti_seat_read(value.s + i, 1);
		if (value.s[i] == ' ' || value.s[i] == ',')
			continue;
		if (seat == ULTI_NO_SEAT || seats >> seat & 1)
			return 0;
		seats |= (uint16_t)(1u << seat);
	}
	return seats;
}

static uint16_t parts_of(struct text_slice value)
{
	struct text_slice rest = value, word;
	uint16_t parts = 0;

	while ((word = court_next_word(&rest)).n > 0) {
		int part = ulti_part_read(word.s, word.n);
		if (part < 0 || parts >> part & 1)
			return 0;
		parts |= (uint16_t)(1u << part);
	}
	return parts;
}

/* ---- facts ------------------------------------------------------------------------------------- */

const char *ulti_fact_form(enum lang lang, int case_no, int fact, const char *points, char *out, size_t size)
{
	const char *const forms[] = {
		[ULTI_KIND_BID] = "pU, 40-100", [ULTI_KIND_SEAT] = "A, B, C, D",
		[ULTI_KIND_SEAT_OR_NOBODY] = "A, B, C, D, -",
		[ULTI_KIND_SEATS] = "B, BC", [ULTI_KIND_PARTS] = "P, 40, 20, 4A", [ULTI_KIND_WORD] = "",
		[ULTI_KIND_YES_NO] = lang == LANG_HU ? "igen, nem" : "yes, no", [ULTI_KIND_CONTRACT] = "+, +-, ++-",
		[ULTI_KIND_POINTS] = points, [ULTI_KIND_TEXT] = "\"…\"",
	};
	const struct ulti_case *row = ulti_case_at(case_no);
	size_t at = 0;

	if (ulti_fact_kind(fact) != ULTI_KIND_WORD)
		return forms[ulti_fact_kind(fact)];
	out[0] = '\0';
	for (int answer = 0; answer < ULTI_ANSWER_COUNT && at < size; answer++) {
		if (!(row->answers >> answer & 1))
			continue;
		at += (size_t)snprintf(out + at, size - at, at ? ", %s" : "%s", ulti_answer_code(answer));
		if (lang == LANG_HU && at < size)
			at += (size_t)snprintf(out + at, size - at, " (%s)", ulti_answer_name(lang, answer));
	}
	return out;
}

/* Return the form with its question, "igen, nem – Licitál-e tovább a másik kettő valamelyike?". */
static const char *form_asked(enum lang lang, const struct ulti_dispute *d, int fact, const char *points,
	char out[ERR_ARG_SIZE])
{
	const enum ulti_fact_kind kind = ulti_fact_kind(fact);
	const struct ulti_bid *bid = kind == ULTI_KIND_PARTS ? ulti_bid_at(d->deal.bid) : NULL;
	struct buf b = { 0 };

	/* Nobody warned themselves, nor did the player who sits out. */
	for (int seat = 0; seat < ULTI_SEATS && kind == ULTI_KIND_SEAT_OR_NOBODY; seat++) {
		if (seat != d->offender && ulti_deal_seats(&d->deal, seat))
			buf_printf(&b, "%s, ", ulti_seat_code(seat));
	}
	/* "40-100, 4A": the parts of the bid that may be past checking. */
	for (int i = 0; bid && i < bid->part_count; i++) {
		if (ULTI_COUNTED_PARTS >> bid->parts[i].part & 1)
			buf_printf(&b, b.len ? ", %s" : "%s", ulti_item_code(bid->parts[i].part));
	}
	if (!bid)
		buf_str(&b, kind == ULTI_KIND_SEAT_OR_NOBODY ? "-"
			: ulti_fact_form(lang, d->case_no, fact, points, out, ERR_ARG_SIZE));
	buf_printf(&b, " – %s", ulti_fact_question(lang, fact));
	snprintf(out, ERR_ARG_SIZE, "%.*s", (int)text_cut(buf_text(&b), b.len, ERR_ARG_SIZE - 1), buf_text(&b));
	buf_free(&b);
	return out;
}

bool ulti_fact_want(struct err *e, const struct ulti_dispute *d, int fact, const char *points)
{
	char words[ERR_ARG_SIZE];

	err_set(e, ERR_REFUSED, d->case_no == ULTI_CASE_JURY ? &msg_judge_fact_of_jury : &msg_judge_fact_wanted,
		MSG_ARGS(ulti_case_at(d->case_no)->no, fact == ULTI_FACT_OFFENDER ? "by" : ulti_fact_code(fact),
			form_asked(LANG_HU, d, fact, points, words)));
	snprintf(e->english, sizeof e->english, "%s", form_asked(LANG_EN, d, fact, points, words));
	return false;
}

/* Read the value of a fact for `facts`, 0 if it is not of its kind. */
static uint16_t fact_of(int case_no, int fact, struct text_slice value)
{
	int seat = ulti_seat_read(value.s, value.n);
	uint16_t seat_bit = (uint16_t)(seat == ULTI_NO_SEAT ? 0 : 1u << seat);
	int yes = court_yes_no(value);

	switch (ulti_fact_kind(fact)) {
	case ULTI_KIND_WORD:
		return answer_of(case_no, value);
	case ULTI_KIND_YES_NO:
		return yes < 0 ? 0 : yes ? ULTI_ANSWER_YES : ULTI_ANSWER_NO;
	case ULTI_KIND_SEAT:
		return seat_bit;
	case ULTI_KIND_SEAT_OR_NOBODY:
		return court_is_nobody(value) ? ULTI_NOBODY_BIT : seat_bit;
	case ULTI_KIND_SEATS:
		return court_is_nobody(value) ? ULTI_NOBODY_BIT : seats_of(value);
	case ULTI_KIND_PARTS:
		return court_is_nobody(value) ? ULTI_NO_PART_BIT : parts_of(value);
	case ULTI_KIND_BID:
	case ULTI_KIND_CONTRACT:
	case ULTI_KIND_POINTS:
	case ULTI_KIND_TEXT:
		break;
	}
	return 0;
}

static bool refuse_fact(const struct ulti_dispute *d, int fact, struct err *e)
{
	char words[ERR_ARG_SIZE];
	const struct ulti_case *row = ulti_case_at(d->case_no);

	if (!(row->facts >> fact & 1))
		return err_set(e, ERR_REFUSED, &msg_judge_fact_unasked, MSG_ARGS(row->no, ulti_fact_code(fact)));
	const size_t size = sizeof words;
	court_value_refuse(e, ulti_fact_code(fact), ulti_fact_form(LANG_HU, d->case_no, fact, "", words, size));
	snprintf(e->english, sizeof e->english, "%s", ulti_fact_form(LANG_EN, d->case_no, fact, "", words, size));
	return false;
}

bool ulti_fact_read(struct ulti_dispute *d, int fact, struct text_slice value, struct err *e)
{
	const struct ulti_bid *bid = ulti_bid_say(value.s, value.n, NULL);
	int seat = ulti_seat_read(value.s, value.n);
	uint16_t answer = fact > ULTI_FACT_OFFENDER ? fact_of(d->case_no, fact, value) : 0;

	/* Bid, previous bid and declarer are fields of the dispute. */
	if (fact == ULTI_FACT_BID && bid)
		d->deal.bid = bid->no;
	else if (fact == ULTI_FACT_PREVIOUS_BID && bid)
		d->previous_bid = bid->no;
	else if (fact == ULTI_FACT_DECLARER && seat != ULTI_NO_SEAT)
		d->deal.declarer = (uint8_t)seat;
	else if (answer)
		d->facts[fact] = answer;
	else
		return refuse_fact(d, fact, e);
	return true;
}

/* ---- the contract, in the words of a deal line ------------------------------------------------------- */

static const char *const contract_keys[] = { "trump", "kontra", "made", "silent" };
enum { CONTRACT_KEYS = sizeof contract_keys / sizeof *contract_keys };

/* Find the slot in which a key's words wait for bid and declarer; NULL: not a key of a contract. */
static struct text_slice *slot_of(struct ulti_pieces *c, struct text_slice key)
{
	struct text_slice *const slots[CONTRACT_KEYS] = { &c->trump, &c->kontra, &c->made, &c->silent };

	for (int i = 0; i < CONTRACT_KEYS; i++) {
		if (text_slice_is(key, contract_keys[i]))
			return slots[i];
	}
	return NULL;
}

/* Blame the last piece without which the others can be read; a silent item by the rule against it. */
static bool refuse_pieces(const struct ulti_dispute *d, const struct ulti_pieces *p,
	enum ulti_refusal refusal, struct err *e)
{
	static const char *const forms[] = { "m, z, t", "kU, k:BC, -", "+-, +?", "csU+, csU-, csUv+, csUv-" };
	int blamed = 0;
	bool reads = false;

	for (int i = CONTRACT_KEYS - 1; i >= 0 && !reads; i--) {
		const char *key = contract_keys[i];
		struct ulti_pieces rest = *p;
		struct ulti_deal deal = d->deal;
		enum ulti_refusal none;
		struct text_slice *slot = slot_of(&rest, (struct text_slice){ key, strlen(key) });
		if (slot->n == 0)
			continue;
		blamed = i;
		slot->n = 0;
		reads = ulti_pieces_read(&rest, &deal, &none);
	}
	return blamed == CONTRACT_KEYS - 1 && refusal != ULTI_FINE ? ulti_refuse(e, &ulti_mausz_2017, refusal)
		: court_value_refuse(e, contract_keys[blamed], forms[blamed]);
}

/* Read the contract; "kontra=-" states that there was none, unlike a missing key. */
static bool read_contract(struct ulti_dispute *d, const struct ulti_pieces *said, struct err *e)
{
	struct ulti_pieces p = *said;
	enum ulti_refusal refusal;

	d->kontra_is_known = p.kontra.n > 0;
	if (is_nothing(p.kontra))
		p.kontra.n = 0;
	return p.trump.n + p.kontra.n + p.made.n + p.silent.n == 0 || ulti_pieces_read(&p, &d->deal, &refusal)
		|| refuse_pieces(d, &p, refusal, e);
}

bool ulti_kontra_read(struct ulti_dispute *d, const char *words)
{
	const struct ulti_pieces said = { .kontra = { words, strlen(words) } };
	struct ulti_dispute read = *d;
	struct err none = { 0 };

	if (!read_contract(&read, &said, &none))
		return false;
	ulti_kontra_copy(&d->deal, &read.deal);
	d->kontra_is_known = read.kontra_is_known;
	return true;
}

bool ulti_is_founded(const struct ulti_dispute *d)
{
	return d->deal.bid && d->deal.declarer != ULTI_SEATS;
}

/* Take the contract. Without bid and declarer there is no line yet: the words, or a trump alone, wait. */
static bool take_contract(struct ulti_dispute *d, const struct ulti_pieces *c, struct err *e)
{
	if (ulti_is_founded(d))
		return read_contract(d, c, e);
	if (c->trump.n)
		d->deal.trump = (int8_t)ulti_suit_read(c->trump.s, c->trump.n);
	return true;
}

/* ---- from words to the rules -------------------------------------------------------------------- */

/* Find the fact of that code among those given by pairs; -1 if there is none. */
static int fact_find(struct text_slice key)
{
	for (int fact = 0; fact < ULTI_FACT_POINTS; fact++) {
		if (fact != ULTI_FACT_OFFENDER && text_slice_is(key, ulti_fact_code(fact)))
			return fact;
	}
	return -1;
}

/* Load all facts except the contract's, whose words go into `c`. */
static bool load(const struct court_dispute *said, struct ulti_dispute *out, struct ulti_pieces *c,
	struct err *e)
{
	int case_no = ulti_case_find(said->case_no, strlen(said->case_no));
	bool done = true;

	*out = ulti_dispute_of(case_no < 0 ? ULTI_CASE_JURY : case_no, 0);
	*c = (struct ulti_pieces){ .trump = { NULL, 0 } };
	out->offender = (int8_t)said->offender;
	out->trick = (uint8_t)said->trick;
	for (int i = 0; i < said->fact_count; i++) {
		const struct court_fact *fact = &said->facts[i];
		struct text_slice key = { fact->key, strlen(fact->key) };
		struct text_slice value = { fact->value, strlen(fact->value) }, *slot = slot_of(c, key);
		int no = fact_find(key);
		if (slot)
			*slot = value;
		else
			done = done && no >= 0 && ulti_fact_read(out, no, value, e);
	}
	return done;
}

bool ulti_contract_fill(const struct court_dispute *said, struct ulti_dispute *d, struct err *e)
{
	struct ulti_dispute unread;
	struct ulti_pieces c;

	return load(said, &unread, &c, e) && read_contract(d, &c, e);
}

bool ulti_dispute_read(const struct court_dispute *said, struct ulti_dispute *out, struct err *e)
{
	struct ulti_pieces c;

	return load(said, out, &c, e) && take_contract(out, &c, e);
}

struct ulti_dispute ulti_dispute_said(const struct court_dispute *said)
{
	struct ulti_dispute out;
	struct err none = { 0 };

	ulti_dispute_read(said, &out, &none);
	return out;
}

/* Write seats "BC", parts "40,4A"; "-" for nobody and none. */
static void set_words(struct buf *b, unsigned set, const char *(*name)(int))
{
	for (int i = 0; i < ULTI_PART_COUNT; i++) {
		if (set >> i & 1) {
			buf_str(b, b->len && name == ulti_part_short ? "," : "");
			buf_str(b, name(i));
		}
	}
	if (b->len == 0)
		buf_char(b, '-');
}

static bool read_ruling_pair(const struct text_pair *pair, struct court_dispute *said, struct ulti_dispute *d,
	struct err *e)
{
	int fact = fact_find(pair->key);
	struct buf words = { 0 };
	bool taken;

	if (!court_pair_read(&ulti_court, pair, said, &taken, e)) {
		/* Two players at fault are no offender; their wrong numbers of cards are a fact. */
		uint16_t seats = text_slice_is(pair->key, "by") ? seats_of(pair->value) : 0;
		if (seats & (seats - 1) && ulti_case_at(d->case_no)->facts >> ULTI_FACT_WRONG_COUNT & 1) {
			set_words(&words, seats, ulti_seat_code);
			*e = (struct err){ 0 };
			err_set(e, ERR_REFUSED, &msg_judge_two_offenders, MSG_ARGS(buf_text(&words)));
			buf_free(&words);
		}
		return false;
	}
	if (taken && said->paragraph[0] && d->case_no != ULTI_CASE_JURY)
		return err_set(e, ERR_REFUSED, &msg_paragraph_jurys, MSG_ARGS(ulti_case_at(d->case_no)->no));
	if (taken)
		return true;
	return fact >= 0 ? ulti_fact_read(d, fact, pair->value, e) : court_key_refuse(e, pair->key);
}

/* Check that a kontra is possible; its words are read once bid and declarer are known. */
static bool kontra_can_be(const struct ulti_dispute *d, struct text_slice words, struct err *e)
{
	const struct ulti_ruling about = { .fact = ULTI_FACT_KONTRA };

	if (!(ulti_case_at(d->case_no)->facts >> ULTI_FACT_KONTRA & 1))
		return ulti_judge_refuse(e, d, &about, ULTI_JUDGE_KONTRA_UNASKED);
	return (words.n > 0 && words.n < COURT_VALUE) || court_value_refuse(e, "kontra", "kU, k:BC, -");
}

static bool is_given(const struct text_pair *pairs, int count, const char *key)
{
	while (count > 0 && !text_slice_is(pairs[count - 1].key, key))
		count--;
	return count > 0;
}

/*
 * Drop facts tied to the former offender: own bid in the auction and announcement must be given anew;
 * likewise the offender, if only other numbers of cards are given (13.§ (3) 9).
 */
static void drop_tied(const struct text_pair *pairs, int count, int was, struct court_dispute *said,
	const struct ulti_dispute *before, struct ulti_dispute *d)
{
	bool is_other = was != GAME_NO_SEAT && said->offender != was;
	bool is_own_bid = ulti_case_at(d->case_no)->phase == ULTI_AUCTION && d->case_no != ULTI_CASE_2_7;

	if (is_other && is_own_bid && !is_given(pairs, count, ulti_fact_code(ULTI_FACT_BID)))
		d->deal.bid = 0;
	if (is_other && !is_given(pairs, count, ulti_fact_code(ULTI_FACT_MELD)))
		d->facts[ULTI_FACT_MELD] = 0;
	/* A fact asked only after another answer to the first. */
	if (is_given(pairs, count, "warned_by") && !is_given(pairs, count, "self_corrected"))
		d->facts[ULTI_FACT_SELF_CORRECTED] = 0;
	if (is_given(pairs, count, "stage") && !is_given(pairs, count, "raised"))
		d->facts[ULTI_FACT_RAISED] = 0;
	const int had = before->facts[ULTI_FACT_WRONG_COUNT], has = d->facts[ULTI_FACT_WRONG_COUNT];
	const bool fits = was != GAME_NO_SEAT && had == 0 && (has >> was & 1);
	if (d->case_no == ULTI_CASE_3_9 && was == said->offender && !fits
		&& is_given(pairs, count, ulti_fact_code(ULTI_FACT_WRONG_COUNT)) && !is_given(pairs, count, "by"))
		said->offender = GAME_NO_SEAT;
}

bool ulti_pairs_read(const struct text_pair *pairs, int count, struct court_dispute *said, int *bad,
	struct err *e)
{
	struct ulti_pieces c, given = { .trump = { NULL, 0 } };
	int was = said->offender;
	struct ulti_dispute d, before;

	*bad = count;
	if (!load(said, &d, &c, e))
		return false;
	before = d;
	for (*bad = 0; *bad < count; ++*bad) {
		struct text_slice *slot = slot_of(&given, pairs[*bad].key);
		if (slot == &given.kontra && !kontra_can_be(&d, pairs[*bad].value, e))
			return false;
		if (slot)
			*slot = pairs[*bad].value;
		else if (!read_ruling_pair(&pairs[*bad], said, &d, e))
			return false;
	}
	bool is_said = given.trump.n + given.kontra.n + given.made.n + given.silent.n > 0;
	d.offender = (int8_t)said->offender;
	d.trick = (uint8_t)said->trick;
	/* Facts of one contract do not fit another; nor do kontras for another moment. */
	bool is_other = before.deal.bid != d.deal.bid || before.deal.declarer != d.deal.declarer;
	if (ulti_is_founded(&before) && is_other)
		c = (struct ulti_pieces){ .trump = { NULL, 0 } };
	else if (ulti_kontra_time(&before) != ulti_kontra_time(&d))
		c.kontra = (struct text_slice){ NULL, 0 };
	if (!take_contract(&d, is_said ? &given : &c, e))
		return false;
	if (said->state != COURT_DISMISSED && is_given(pairs, count, "paragraph")
		&& court_allows(&ulti_court, said->paragraph))
		return err_set(e, ERR_REFUSED, &msg_paragraph_allows, MSG_ARGS(said->paragraph));
	drop_tied(pairs, count, was, said, &before, &d);
	d.offender = (int8_t)said->offender;
	/* The new facts of the contract replace all former ones. */
	for (int i = 0; i < CONTRACT_KEYS; i++) {
		const char *key = contract_keys[i];
		const struct text_slice *words = slot_of(&given, (struct text_slice){ key, strlen(key) });
		char text[COURT_VALUE];
		snprintf(text, sizeof text, "%.*s", (int)words->n, words->s ? words->s : "");
		if (words->n)
			court_fact_put(said, key, text);
	}
	ulti_dispute_write(&d, said);
	return true;
}

/* Does the fact belong to the case? `recorded`: and is it missing from recorded deals? */
static bool is_kept(int case_no, const struct court_fact *fact, bool recorded)
{
	static const struct { const char *key; int fact; } contract[] = { { "bid", ULTI_FACT_BID },
		{ "declarer", ULTI_FACT_DECLARER }, { "trump", ULTI_FACT_DECLARER }, { "kontra", ULTI_FACT_KONTRA },
		{ "made", ULTI_FACT_MADE }, { "silent", ULTI_FACT_SILENT } };
	struct text_slice key = { fact->key, strlen(fact->key) };
	struct ulti_dispute d = ulti_dispute_of(case_no, 0);
	const struct ulti_case *row = ulti_case_at(case_no);
	struct err none = { 0 };

	for (size_t i = 0; i < sizeof contract / sizeof *contract; i++) {
		if (!text_slice_is(key, contract[i].key))
			continue;
		if (recorded && row->phase >= ULTI_PLAY)
			return false;
		if (i >= 2)
			return row->facts >> contract[i].fact & 1;
	}
	int no = fact_find(key);
	bool is_asked = no == ULTI_FACT_BID || no == ULTI_FACT_DECLARER || row->facts >> no & 1;
	return is_asked && ulti_fact_read(&d, no, (struct text_slice){ fact->value, strlen(fact->value) }, &none);
}

void ulti_facts_drop(struct court_dispute *said, bool recorded)
{
	int case_no = ulti_case_find(said->case_no, strlen(said->case_no)), kept = 0;

	for (int i = 0; i < said->fact_count; i++) {
		if (is_kept(case_no, &said->facts[i], recorded))
			said->facts[kept++] = said->facts[i];
	}
	said->fact_count = kept;
}

/* ---- from the rules to words ------------------------------------------------------------------- */

/* Write only kontras, or only silent results, as a pair. */
static void modifiers_write(struct court_dispute *said, const char *key, const struct ulti_deal *deal)
{
	struct buf words = { 0 };

	ulti_modifiers_write(&words, deal);
	if (words.len > 0)
		court_fact_put(said, key, buf_text(&words));
	buf_free(&words);
}

static void contract_write(struct court_dispute *said, const struct ulti_dispute *d)
{
	static const char marks[] = { [ULTI_UNSAID] = '?', [ULTI_MADE] = '+', [ULTI_LOST] = '-' };
	const struct ulti_deal *deal = &d->deal;
	const struct ulti_bid *bid = ulti_bid_at(deal->bid);
	struct ulti_deal part = *deal;
	char made[ULTI_BID_PARTS + 1] = "";

	if (bid)
		court_fact_put(said, "bid", bid->short_code);
	if (deal->declarer != ULTI_SEATS)
		court_fact_put(said, "declarer", ulti_seat_code(deal->declarer));
	if (bid && deal->trump != ULTI_NO_SUIT && deal->trump != ULTI_PIROS)
		court_fact_put(said, "trump", ulti_suit_code(deal->trump));
	if (!bid || deal->declarer == ULTI_SEATS)
		return;
	part.silent_100 = part.silent_4_asz = part.silent_ulti = ULTI_NOBODY;
	if (d->kontra_is_known)
		court_fact_put(said, "kontra", "-");
	modifiers_write(said, "kontra", &part);
	/* Leave out results if none is known, unless there are silent items, read together with them. */
	bool any = deal->silent_100 || deal->silent_4_asz || deal->silent_ulti;
	for (int i = 0; i < bid->part_count; i++) {
		made[i] = marks[deal->made[bid->parts[i].part]];
		any = any || made[i] != '?';
	}
	if (any)
		court_fact_put(said, "made", made);
	part = (struct ulti_deal){ .bid = deal->bid, .silent_100 = deal->silent_100,
		.silent_4_asz = deal->silent_4_asz, .silent_ulti = deal->silent_ulti,
		.silent_ulti_result = deal->silent_ulti_result };
	modifiers_write(said, "silent", &part);
}

void ulti_dispute_write(const struct ulti_dispute *d, struct court_dispute *said)
{
	const struct court_dispute before = *said;

	said->fact_count = 0;
	snprintf(said->case_no, sizeof said->case_no, "%s", ulti_case_at(d->case_no)->no);
	said->offender = d->offender;
	contract_write(said, d);
	for (int i = 0; i < CONTRACT_KEYS && !ulti_is_founded(d); i++) {
		const char *words = court_fact(&before, contract_keys[i]);
		if (words[0])
			court_fact_put(said, contract_keys[i], words);
	}
	if (d->previous_bid)
		court_fact_put(said, "previous_bid", ulti_bid_at(d->previous_bid)->short_code);
	for (int fact = ULTI_FACT_STAGE; fact < ULTI_FACT_POINTS; fact++) {
		const enum ulti_fact_kind kind = ulti_fact_kind(fact);
		struct buf words = { 0 };
		if (!d->facts[fact])
			continue;
		if (kind == ULTI_KIND_WORD || kind == ULTI_KIND_YES_NO)
			buf_str(&words, ulti_answer_code(d->facts[fact]));
		else if (kind == ULTI_KIND_PARTS)
			set_words(&words, d->facts[fact] & (ULTI_NO_PART_BIT - 1), ulti_part_short);
		else
			set_words(&words, d->facts[fact] & (ULTI_NOBODY_BIT - 1), ulti_seat_code);
		court_fact_put(said, ulti_fact_code(fact), buf_text(&words));
		buf_free(&words);
	}
}

void ulti_answers_write(struct buf *b, const struct court_dispute *said)
{
	const struct ulti_dispute d = ulti_dispute_said(said);
	struct court_dispute nameless = { .late = said->late, .minor = said->minor, .dealer = GAME_NO_SEAT };

	for (int fact = ULTI_FACT_STAGE; fact < ULTI_FACT_POINTS; fact++) {
		const char *key = ulti_fact_code(fact);
		const enum ulti_fact_kind kind = ulti_fact_kind(fact);
		/* about the act, not its author */
		bool is_nameless = kind == ULTI_KIND_WORD || kind == ULTI_KIND_YES_NO || kind == ULTI_KIND_PARTS;
		if (d.facts[fact] && is_nameless)
			court_fact_put(&nameless, key, court_fact(said, key));
		else if (d.facts[fact] && kind == ULTI_KIND_SEAT_OR_NOBODY)
			court_fact_put(&nameless, key, d.facts[fact] == ULTI_NOBODY_BIT ? "no" : "yes");
	}
	court_facts_write(b, &nameless);
}
