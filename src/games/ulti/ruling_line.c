/*
 * A ruling as a line of the journal, and its facts as pairs key=value: read, written, in one canonical
 * order.
 */
#include "games/ulti/renonsz_messages.h"
#include "base/text.h"
#include "games/ulti/notation.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- words ------------------------------------------------------------------------------------- */

static bool refuse(struct err *e, const char *key, const char *form)
{
	return err_set(e, ERR_REFUSED, &msg_ruling_value, MSG_ARGS(key, form));
}

/* One of the words of a list: its place, -1 if it is none. */
static int word_of(struct text_slice value, const char *const words[])
{
	for (int i = 0; words[i]; i++) {
		if (text_slice_is(value, words[i]))
			return i;
	}
	return -1;
}

/* enum ulti_answer of yes or no, 0 if it is neither. */
static uint16_t yes_no_of(struct text_slice value)
{
	static const char *const yes[] = { "yes", "igen", "i", "y", "true", NULL };
	static const char *const no[] = { "no", "nem", "n", "false", NULL };

	return word_of(value, yes) >= 0 ? ULTI_ANSWER_YES : word_of(value, no) >= 0 ? ULTI_ANSWER_NO : 0;
}

static bool is_nobody(struct text_slice value)
{
	static const char *const words[] = { "-", "null", "senki", "nobody", NULL };

	return word_of(value, words) >= 0;
}

static uint16_t answer_of(struct text_slice value)
{
	for (uint16_t answer = ULTI_ANSWER_BEFORE_BID; answer < ULTI_ANSWER_DECLARER; answer++) {
		if (text_slice_is(value, ulti_answer_code(answer)))
			return answer;
	}
	return 0;
}

/* The next word of a list "B,C" or "B C"; n 0 at the end. */
static struct text_slice next_word(struct text_slice *rest)
{
	size_t n = 0;

	while (rest->n > 0 && (*rest->s == ' ' || *rest->s == ',')) {
		rest->s++;
		rest->n--;
	}
	while (n < rest->n && rest->s[n] != ' ' && rest->s[n] != ',')
		n++;
	struct text_slice word = { rest->s, n };
	rest->s += n;
	rest->n -= n;
	return word;
}

/* "BC", "B,C" or "B C" as bits; 0 if one of them is no seat. */
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

	while ((word = next_word(&rest)).n > 0) {
		int part = ulti_part_read(word.s, word.n);
		if (part < 0 || parts >> part & 1)
			return 0;
		parts |= (uint16_t)(1u << part);
	}
	return parts;
}

/* Words of one's own: they have to fit a line of the journal. */
static bool copy_plain(char *out, size_t size, struct text_slice value)
{
	return text_is_plain(value.s, value.n) && text_slice_copy(out, size, value);
}

/* ---- facts ------------------------------------------------------------------------------------- */

/* What a fact of a kind looks like. */
static const char *form_of(const struct court_ruling *r, int fact, char *out, size_t size)
{
	static const char *const forms[] = {
		[ULTI_KIND_BID] = "pU, 40-100", [ULTI_KIND_SEAT] = "A, B, C, D", [ULTI_KIND_SEAT_OR_NOBODY] = "A, B, C, D, -",
		[ULTI_KIND_SEATS] = "B, BC", [ULTI_KIND_PARTS] = "P, 40, 20, 4A", [ULTI_KIND_WORD] = "",
		[ULTI_KIND_YES_NO] = "yes, no", [ULTI_KIND_CONTRACT] = "kU, +-, csU+", [ULTI_KIND_POINTS] = "-20,10,10",
		[ULTI_KIND_TEXT] = "…",
	};
	const struct ulti_case *row = ulti_case_at(r->dispute.case_no);
	size_t at = 0;

	if (ulti_fact_kind(fact) != ULTI_KIND_WORD)
		return forms[ulti_fact_kind(fact)];
	out[0] = '\0';
	for (int answer = 0; answer < ULTI_ANSWER_COUNT && at < size; answer++) {
		if (row->answers >> answer & 1)
			at += (size_t)snprintf(out + at, size - at, at ? ", %s" : "%s", ulti_answer_code(answer));
	}
	return out;
}

/* The value of a fact in `facts`, 0 if it is none of its kind. */
static uint16_t fact_of(int fact, struct text_slice value)
{
	int seat = ulti_seat_read(value.s, value.n);
	uint16_t seat_bit = (uint16_t)(seat == ULTI_NO_SEAT ? 0 : 1u << seat);

	switch (ulti_fact_kind(fact)) {
	case ULTI_KIND_WORD:
		return answer_of(value);
	case ULTI_KIND_YES_NO:
		return yes_no_of(value);
	case ULTI_KIND_SEAT:
		return seat_bit;
	case ULTI_KIND_SEAT_OR_NOBODY:
		return is_nobody(value) ? ULTI_NOBODY_BIT : seat_bit;
	case ULTI_KIND_SEATS:
		return is_nobody(value) ? ULTI_NOBODY_BIT : seats_of(value);
	case ULTI_KIND_PARTS:
		return is_nobody(value) ? ULTI_NO_PART_BIT : parts_of(value);
	case ULTI_KIND_BID:
	case ULTI_KIND_CONTRACT:
	case ULTI_KIND_POINTS:
	case ULTI_KIND_TEXT:
		break;
	}
	return 0;
}

/* Bid, previous bid, declarer, offender: fields of the dispute. False if it is none of their kind. */
static bool read_head(struct ulti_dispute *d, int fact, struct text_slice value)
{
	const struct ulti_bid *bid = ulti_bid_say(value.s, value.n, NULL);
	int seat = ulti_seat_read(value.s, value.n);

	if (fact == ULTI_FACT_BID && bid)
		d->deal.bid = bid->no;
	else if (fact == ULTI_FACT_PREVIOUS_BID && bid)
		d->previous_bid = bid->no;
	else if (fact == ULTI_FACT_DECLARER && seat != ULTI_NO_SEAT)
		d->deal.declarer = (uint8_t)seat;
	else if (fact == ULTI_FACT_OFFENDER && seat != ULTI_NO_SEAT)
		d->offender = (int8_t)seat;
	else
		return false;
	return true;
}

static bool read_points(struct court_ruling *out, struct text_slice value)
{
	struct text_slice rest = value, word;

	out->point_count = 0;
	while ((word = next_word(&rest)).n > 0) {
		char figure[8];
		char *end;
		if (out->point_count == ULTI_SEATS || word.n >= sizeof figure)
			return false;
		snprintf(figure, sizeof figure, "%.*s", (int)word.n, word.s);
		out->points[out->point_count++] = (int)strtol(figure, &end, 10);
		if (*end)
			return false;
	}
	return out->point_count >= ULTI_PLAYERS;
}

bool ulti_fact_read(struct court_ruling *out, int fact, struct text_slice value, struct err *e)
{
	char words[128];
	bool done;

	if (fact <= ULTI_FACT_OFFENDER) {
		done = read_head(&out->dispute, fact, value);
	} else if (fact == ULTI_FACT_POINTS) {
		done = read_points(out, value);
	} else if (fact == ULTI_FACT_REASON) {
		done = copy_plain(out->reason, sizeof out->reason, value);
	} else {
		uint16_t answer = fact_of(fact, value);
		done = answer != 0;
		if (done)
			out->dispute.facts[fact] = answer;
	}
	return done || refuse(e, ulti_fact_code(fact), form_of(out, fact, words, sizeof words));
}

/* ---- the contract: read as a deal line is ------------------------------------------------------- */

/* What was said of a contract, in the words of a deal line. */
struct contract {
	struct text_slice trump, kontra, made, silent;
};

static void add_words(struct buf *b, struct text_slice words)
{
	buf_char(b, ' ');
	for (size_t i = 0; i < words.n; i++)
		buf_char(b, words.s[i] == ',' && i + 1 < words.n && words.s[i + 1] == ' ' ? ' ' : words.s[i]);
}

/* "1 A pU z +- kU csU+": results that are "?" are lost for the moment, which hinders nothing silent. */
static void contract_line(struct buf *b, const struct ulti_deal *deal, const struct contract *c)
{
	buf_printf(b, "1 %s %s", ulti_seat_code(deal->declarer), ulti_bid_at(deal->bid)->short_code);
	if (c->trump.n > 0)
		add_words(b, c->trump);
	if (c->made.n == 0)
		buf_str(b, " felad");
	else
		buf_char(b, ' ');
	for (size_t i = 0; i < c->made.n; i++)
		buf_char(b, c->made.s[i] == '?' ? '-' : c->made.s[i]);
	if (c->kontra.n > 0)
		add_words(b, c->kontra);
	if (c->silent.n > 0)
		add_words(b, c->silent);
}

/* A part whose result is "?" has none. */
static void forget_unknown(struct ulti_deal *deal, struct text_slice made)
{
	const struct ulti_bid *bid = ulti_bid_at(deal->bid);

	for (size_t i = 0; i < made.n && i < bid->part_count; i++) {
		if (made.s[i] == '?')
			deal->made[bid->parts[i].part] = ULTI_UNSAID;
	}
}

static bool read_contract(struct court_ruling *out, const struct contract *c, struct err *e)
{
	struct ulti_deal *deal = &out->dispute.deal;
	struct ulti_deal_line line;
	struct text_fault fault;
	struct buf b = { 0 };
	const char *key = c->made.n ? "made" : c->kontra.n ? "kontra" : c->silent.n ? "silent" : "trump";

	if (c->trump.n + c->kontra.n + c->made.n + c->silent.n == 0)
		return true;
	if (!deal->bid || deal->declarer == ULTI_SEATS)
		return err_set(e, ERR_REFUSED, &msg_ruling_contract, MSG_ARGS(key));
	contract_line(&b, deal, c);
	bool done = ulti_deal_line_read(buf_text(&b), b.len, 0, &line, &fault);
	buf_free(&b);
	if (!done)
		return refuse(e, key, c->made.n ? "+-, +?" : c->kontra.n ? "kU, k:BC" : c->silent.n ? "csUv+" : "m, z, t");
	line.deal.players = deal->players;
	line.deal.ending = ULTI_PLAYED;
	*deal = line.deal;
	forget_unknown(deal, c->made);
	return true;
}

/* ---- keys -------------------------------------------------------------------------------------- */

static bool read_seat(int *out, struct text_slice value)
{
	*out = ulti_seat_read(value.s, value.n);
	return *out != ULTI_NO_SEAT;
}

static bool read_flag(bool *out, struct text_slice value)
{
	uint16_t answer = yes_no_of(value);

	*out = answer == ULTI_ANSWER_YES;
	return answer != 0;
}

static bool put_claim(struct court_ruling *out, struct text_slice value)
{
	return read_seat(&out->claimant, value);
}

static bool put_dealer(struct court_ruling *out, struct text_slice value)
{
	return read_seat(&out->dealer, value);
}

static bool put_by(struct court_ruling *out, struct text_slice value)
{
	return read_head(&out->dispute, ULTI_FACT_OFFENDER, value);
}

static bool put_trick(struct court_ruling *out, struct text_slice value)
{
	return scan_number(value, &out->trick) && out->trick >= 1 && out->trick <= COURT_MOMENT;
}

static bool put_late(struct court_ruling *out, struct text_slice value)
{
	return read_flag(&out->late, value);
}

static bool put_minor(struct court_ruling *out, struct text_slice value)
{
	return read_flag(&out->minor, value);
}

static bool put_agreed(struct court_ruling *out, struct text_slice value)
{
	return read_flag(&out->agreed, value);
}

static const char *const states[] = { "decided", "open", "dismissed", NULL };

static bool put_state(struct court_ruling *out, struct text_slice value)
{
	int state = word_of(value, states);

	out->state = state < 0 ? COURT_DECIDED : (enum court_state)state;
	return state >= 0;
}

/* An order of all seats of the table. */
static bool put_seats(struct court_ruling *out, struct text_slice value)
{
	uint16_t seats = seats_of(value);

	if ((seats != 0x7 && seats != 0xf) || !text_slice_copy(out->seats, sizeof out->seats, value))
		return false;
	for (char *c = out->seats; *c; c++)
		*c = *ulti_seat_code(ulti_seat_read(c, 1));
	return strlen(out->seats) == (seats == 0xf ? 4 : 3);
}

static bool put_act(struct court_ruling *out, struct text_slice value)
{
	return copy_plain(out->act, sizeof out->act, value);
}

static bool put_judge(struct court_ruling *out, struct text_slice value)
{
	return copy_plain(out->judge, sizeof out->judge, value);
}

/* 2026-11-21T18:00:00Z, as the book has it. */
static bool put_at(struct court_ruling *out, struct text_slice value)
{
	return time_is_whole(value.s, value.n) && text_slice_copy(out->at, sizeof out->at, value);
}

/* What a ruling has beside the facts of the rules. */
static const struct {
	const char *key, *form;
	bool (*put)(struct court_ruling *out, struct text_slice value);
} keys[] = {
	{ "claim", "A, B, C, D", put_claim },
	{ "by", "A, B, C, D", put_by },
	{ "trick", "1 … 10", put_trick },
	{ "late", "yes, no", put_late },
	{ "minor", "yes, no", put_minor },
	{ "agreed", "yes, no", put_agreed },
	{ "state", "decided, open, dismissed", put_state },
	{ "dealer", "A, B, C, D", put_dealer },
	{ "seats", "BAC", put_seats },
	{ "act", "…", put_act },
	{ "judge", "…", put_judge },
	{ "at", "2026-11-21T18:00:00Z", put_at },
};

/* The fact of that code among those a pair can give; -1 if there is none. */
static int fact_find(struct text_slice key)
{
	for (int fact = 0; fact < ULTI_FACT_COUNT; fact++) {
		if (text_slice_is(key, ulti_fact_code(fact)))
			return fact;
	}
	return -1;
}

/* The words of the contract wait until bid and declarer are known. */
static bool keep_contract(struct contract *c, const struct text_pair *pair)
{
	const struct {
		const char *key;
		struct text_slice *slot;
	} slots[] = { { "trump", &c->trump }, { "kontra", &c->kontra }, { "made", &c->made },
		{ "silent", &c->silent } };

	for (size_t i = 0; i < sizeof slots / sizeof *slots; i++) {
		if (text_slice_is(pair->key, slots[i].key)) {
			*slots[i].slot = pair->value;
			return true;
		}
	}
	return false;
}

static bool read_pair(struct court_ruling *out, const struct text_pair *pair, struct err *e)
{
	char key[64];
	int fact = fact_find(pair->key);

	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
		if (text_slice_is(pair->key, keys[i].key))
			return keys[i].put(out, pair->value) || refuse(e, keys[i].key, keys[i].form);
	}
	if (fact >= 0)
		return ulti_fact_read(out, fact, pair->value, e);
	snprintf(key, sizeof key, "%.*s", (int)(pair->key.n < 60 ? pair->key.n : 60), pair->key.s);
	return err_set(e, ERR_REFUSED, &msg_ruling_key, MSG_ARGS(key));
}

void court_ruling_start(struct court_ruling *out, int case_no)
{
	*out = (struct court_ruling){ .dispute = ulti_dispute_of(case_no, 0), .claimant = ULTI_NO_SEAT,
		.dealer = ULTI_NO_SEAT };
}

bool court_ruling_read(
	const struct text_pair *pairs, int count, struct court_ruling *out, int *bad, struct err *e)
{
	struct contract contract = { .trump = { NULL, 0 } };

	for (*bad = 0; *bad < count; ++*bad) {
		if (!keep_contract(&contract, &pairs[*bad]) && !read_pair(out, &pairs[*bad], e))
			return false;
	}
	return read_contract(out, &contract, e);
}

/* ---- writing ----------------------------------------------------------------------------------- */

void text_pair_write(struct buf *b, const char *key, const char *value)
{
	buf_char(b, ' ');
	buf_str(b, key);
	buf_char(b, '=');
	if (!*value || value[strspn(value, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-+?,.:*_")])
		text_quote(b, value);
	else
		buf_str(b, value);
}

static void seat_write(struct buf *b, const char *key, int seat)
{
	if (seat >= 0 && seat < ULTI_SEATS)
		text_pair_write(b, key, ulti_seat_code(seat));
}

static void flag_write(struct buf *b, const char *key, bool flag)
{
	if (flag)
		text_pair_write(b, key, "yes");
}

static void text_write(struct buf *b, const char *key, const char *text)
{
	if (*text)
		text_pair_write(b, key, text);
}

/* Kontras alone, or silent results alone, as a pair. */
static void modifiers_write(struct buf *b, const char *key, const struct ulti_deal *deal)
{
	struct buf words = { 0 };

	ulti_modifiers_write(&words, deal);
	text_write(b, key, buf_text(&words));
	buf_free(&words);
}

/*
 * Results of which none is known are left out, but where something silent stands with them: it is read with
 * results.
 */
static void made_write(struct buf *b, const struct ulti_deal *deal)
{
	static const char marks[] = { [ULTI_UNSAID] = '?', [ULTI_MADE] = '+', [ULTI_LOST] = '-' };
	const struct ulti_bid *bid = ulti_bid_at(deal->bid);
	char made[ULTI_BID_PARTS + 1] = "";
	bool any = deal->silent_100 || deal->silent_4_asz || deal->silent_ulti;

	for (int i = 0; i < bid->part_count; i++) {
		made[i] = marks[deal->made[bid->parts[i].part]];
		any = any || made[i] != '?';
	}
	if (any)
		text_pair_write(b, "made", made);
}

static void contract_write(struct buf *b, const struct ulti_deal *deal)
{
	struct ulti_deal said = *deal;

	if (!deal->bid)
		return;
	text_pair_write(b, "bid", ulti_bid_at(deal->bid)->short_code);
	if (deal->declarer == ULTI_SEATS)
		return;
	seat_write(b, "declarer", deal->declarer);
	if (deal->trump != ULTI_NO_SUIT && deal->trump != ULTI_PIROS)
		text_pair_write(b, "trump", ulti_suit_code(deal->trump));
	said.silent_100 = said.silent_4_asz = said.silent_ulti = ULTI_NOBODY;
	modifiers_write(b, "kontra", &said);
	made_write(b, deal);
	said = (struct ulti_deal){ .bid = deal->bid, .silent_100 = deal->silent_100,
		.silent_4_asz = deal->silent_4_asz, .silent_ulti = deal->silent_ulti,
		.silent_ulti_result = deal->silent_ulti_result };
	modifiers_write(b, "silent", &said);
}

static void set_write(struct buf *b, int fact, unsigned set, const char *(*name)(int))
{
	struct buf words = { 0 };

	for (int i = 0; i < ULTI_PART_COUNT; i++) {
		if (set >> i & 1) {
			buf_str(&words, words.len && name == ulti_part_short ? "," : "");
			buf_str(&words, name(i));
		}
	}
	text_pair_write(b, ulti_fact_code(fact), words.len ? buf_text(&words) : "-");
	buf_free(&words);
}

static void fact_write(struct buf *b, int fact, unsigned value)
{
	switch (ulti_fact_kind(fact)) {
	case ULTI_KIND_WORD:
	case ULTI_KIND_YES_NO:
		text_pair_write(b, ulti_fact_code(fact), ulti_answer_code((int)value));
		break;
	case ULTI_KIND_SEAT:
	case ULTI_KIND_SEAT_OR_NOBODY:
	case ULTI_KIND_SEATS:
		set_write(b, fact, value & (ULTI_NOBODY_BIT - 1), ulti_seat_code);
		break;
	case ULTI_KIND_PARTS:
		set_write(b, fact, value & (ULTI_NO_PART_BIT - 1), ulti_part_short);
		break;
	case ULTI_KIND_BID:
	case ULTI_KIND_CONTRACT:
	case ULTI_KIND_POINTS:
	case ULTI_KIND_TEXT:
		break;
	}
}

/* "points=-20,10,10" */
static void points_write(struct buf *b, const struct court_ruling *ruling)
{
	if (ruling->point_count == 0)
		return;
	buf_str(b, " points=");
	for (int i = 0; i < ruling->point_count; i++) {
		buf_str(b, i > 0 ? "," : "");
		buf_int(b, ruling->points[i]);
	}
}

/* Without the blank in front of the first pair. */
static void drop_blank(struct buf *b, size_t start)
{
	if (b->len > start && !b->failed) {
		memmove(b->data + start, b->data + start + 1, b->len - start);
		b->len--;
	}
}

void ulti_facts_write(struct buf *b, const struct court_ruling *ruling)
{
	const struct ulti_dispute *d = &ruling->dispute;
	size_t start = b->len;

	contract_write(b, &d->deal);
	if (d->previous_bid)
		text_pair_write(b, "previous_bid", ulti_bid_at(d->previous_bid)->short_code);
	for (int fact = ULTI_FACT_STAGE; fact < ULTI_FACT_POINTS; fact++) {
		if (d->facts[fact])
			fact_write(b, fact, d->facts[fact]);
	}
	flag_write(b, "late", ruling->late);
	flag_write(b, "minor", ruling->minor);
	points_write(b, ruling);
	seat_write(b, "dealer", ruling->dealer);
	text_write(b, "seats", ruling->seats);
	drop_blank(b, start);
}

void ulti_answers_write(struct buf *b, const struct court_ruling *ruling)
{
	const struct ulti_dispute *d = &ruling->dispute;
	size_t start = b->len;

	for (int fact = ULTI_FACT_STAGE; fact < ULTI_FACT_POINTS; fact++) {
		enum ulti_fact_kind kind = ulti_fact_kind(fact);
		if (d->facts[fact] && (kind == ULTI_KIND_WORD || kind == ULTI_KIND_YES_NO || kind == ULTI_KIND_PARTS))
			fact_write(b, fact, d->facts[fact]);
		else if (d->facts[fact] && kind == ULTI_KIND_SEAT_OR_NOBODY)
			text_pair_write(b, ulti_fact_code(fact), d->facts[fact] == ULTI_NOBODY_BIT ? "no" : "yes");
	}
	flag_write(b, "late", ruling->late);
	flag_write(b, "minor", ruling->minor);
	drop_blank(b, start);
}

void court_ruling_line_write(struct buf *b, const struct court_ruling *ruling)
{
	buf_printf(b, "itelet %d %s", ruling->no, ulti_case_at(ruling->dispute.case_no)->no);
	seat_write(b, "claim", ruling->claimant);
	seat_write(b, "by", ruling->dispute.offender);
	if (ruling->trick)
		text_pair_write(b, "trick", num_of(ruling->trick).text);
	size_t start = b->len;
	buf_char(b, ' ');
	ulti_facts_write(b, ruling);
	if (b->len == start + 1 && !b->failed)
		b->data[--b->len] = '\0';
	flag_write(b, "agreed", ruling->agreed);
	if (ruling->state != COURT_DECIDED)
		text_pair_write(b, "state", states[ruling->state]);
	text_write(b, "act", ruling->act);
	text_write(b, "reason", ruling->reason);
	text_write(b, "judge", ruling->judge);
	text_write(b, "at", ruling->at);
}
