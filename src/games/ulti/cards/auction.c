/* List an auction, a row per bid: what is legal, what not and why; who is in turn or declares. */
#include "games/ulti/cards/messages.h"
#include "games/ulti/notation/notation.h"

#include <string.h>

/* An auction being read. */
struct reader {
	const struct ulti_edition *edition;
	enum lang lang;
	const char *seats;   /* in the order of bidding */
	struct ulti_auction now;
	struct listing *rows;
	struct buf words;    /* faults and weak readings */
	bool is_legal;
};

/* Return the paragraph of a fault; below, its case of 13.§, which an edition without cases lacks. */
static const char *fault_cite(const struct ulti_edition *edition, enum ulti_auction_fault fault)
{
	static const char *const mausz[ULTI_AUCTION_FAULTS] = {
		[ULTI_AUCTION_FINE] = "", [ULTI_AUCTION_MUST_BID] = "3.§ (10)",
		[ULTI_AUCTION_NOT_HIGHER] = "3.§ (5), 13.§ (2) 4", [ULTI_AUCTION_PASS_EARLY] = "13.§ (2) 2",
		[ULTI_AUCTION_BID_EARLY] = "13.§ (2) 5", [ULTI_AUCTION_OPENED] = "13.§ (2) 6",
		[ULTI_AUCTION_ENDED] = "3.§ (8)",
	};
	static const char *const online[ULTI_AUCTION_FAULTS] = {
		[ULTI_AUCTION_FINE] = "", [ULTI_AUCTION_MUST_BID] = "Licit, H-04",
		[ULTI_AUCTION_NOT_HIGHER] = "Az vállalások pontértékei, H-03",
		[ULTI_AUCTION_PASS_EARLY] = "Licit, H-05", [ULTI_AUCTION_BID_EARLY] = "Licit, H-05",
		[ULTI_AUCTION_OPENED] = "Licit, H-05", [ULTI_AUCTION_ENDED] = "Licit, H-05",
	};

	return (edition == &ulti_online ? online : mausz)[fault];
}

static const char *fault_case(const struct ulti_edition *edition, enum ulti_auction_fault fault)
{
	static const char *const cases[ULTI_AUCTION_FAULTS] = {
		[ULTI_AUCTION_NOT_HIGHER] = "2.4", [ULTI_AUCTION_PASS_EARLY] = "2.2",
		[ULTI_AUCTION_BID_EARLY] = "2.5", [ULTI_AUCTION_OPENED] = "2.6",
	};

	return edition == &ulti_online || !cases[fault] ? "" : cases[fault];
}

static const char *seat_word(const struct reader *r, int player)
{
	return text_seat_code(text_seat_read(&r->seats[player], 1, ULTI_SEATS));
}

static const char *name_of(const struct ulti_bid *bid, enum lang lang)
{
	return bid ? bid->name : msg_auction_no_bid.text[lang];
}

/* Say the fault, with the player in turn, the standing bid and the lowest legal one. */
static void say_fault(
	struct reader *r, enum ulti_auction_fault fault, int player, const struct ulti_bid *bid)
{
	static const struct msg *const sentences[ULTI_AUCTION_FAULTS] = {
		[ULTI_AUCTION_MUST_BID] = &msg_auction_must_bid, [ULTI_AUCTION_NOT_HIGHER] = &msg_auction_not_higher,
		[ULTI_AUCTION_PASS_EARLY] = &msg_auction_pass_early,
		[ULTI_AUCTION_BID_EARLY] = &msg_auction_bid_early, [ULTI_AUCTION_OPENED] = &msg_auction_opened,
		[ULTI_AUCTION_ENDED] = &msg_auction_ended,
	};
	const char *no = fault_case(r->edition, fault);
	struct buf cite = { 0 };

	buf_str(&cite, fault_cite(r->edition, fault));
	if (*no)
		buf_msg(&cite, r->lang, &msg_auction_case, MSG_ARGS(no));
	buf_msg(&r->words, r->lang, sentences[fault],
		MSG_ARGS(seat_word(r, player), name_of(bid, r->lang), seat_word(r, r->now.due),
			name_of(ulti_edition_bid(r->edition, r->now.bid), r->lang),
			name_of(ulti_auction_next(r->edition, &r->now), r->lang), buf_text(&cite)));
	buf_char(&r->words, '\n');
	buf_free(&cite);
}

/* Say the weak reading that allows or forbids the bid. */
static const char *say_letter(struct reader *r, const struct ulti_bid *bid)
{
	const struct ulti_bid *standing = ulti_edition_bid(r->edition, r->now.bid);
	const char *reading = bid ? ulti_bid_letter(r->edition, bid, standing) : NULL;
	const struct msg *msg = r->edition == &ulti_online ? &msg_auction_letter_h03 : &msg_auction_letter_r01;

	if (!reading)
		return "";
	buf_msg(&r->words, r->lang, msg, MSG_ARGS(bid->name, standing ? standing->name : "",
		(ulti_bid_overcalls(bid, standing) ? &msg_auction_lower : &msg_auction_higher)->text[r->lang]));
	buf_char(&r->words, '\n');
	return reading;
}

static void add_word(
	struct reader *r, int no, int player, struct text_slice word, const struct ulti_bid *bid)
{
	const char *weak = say_letter(r, bid);
	const enum ulti_auction_fault fault = ulti_auction_say(r->edition, &r->now, player, bid ? bid->no : 0);
	struct listing *t = r->rows;
	struct buf said = { 0 };

	buf_add(&said, word.s, word.n);
	listing_number(t, no);
	listing_text(t, seat_word(r, player));
	listing_text(t, buf_text(&said));
	listing_code(t, bid ? bid->short_code : "-", bid ? bid->name : msg_auction_pass.text[r->lang]);
	listing_some(t, bid ? bid->rank : 0);
	listing_code(t, fault ? "no" : "yes", (fault ? &msg_auction_illegal : &msg_auction_legal)->text[r->lang]);
	listing_text(t, fault_case(r->edition, fault));
	listing_text(t, fault_cite(r->edition, fault));
	listing_text(t, weak);
	buf_free(&said);
	r->is_legal = fault == ULTI_AUCTION_FINE;
	if (fault)
		say_fault(r, fault, player, bid);
}

/* Read one statement; false if it is not a bid of the edition. */
static bool read_said(struct reader *r, int no, struct text_slice said, struct err *e)
{
	static const char *const pass_words[] = { "-", "–", "passz", "pass" };
	const struct ulti_bid *standing = ulti_edition_bid(r->edition, r->now.bid), *bid = NULL;
	struct text_slice word = scan_trim(said);
	int player = r->now.due;
	bool passes = false;

	/* "B:40" is said by B, anything else by the player in turn. */
	const char *at = word.n > 2 && word.s[1] == ':' ? strchr(r->seats, word.s[0] & ~0x20) : NULL;
	if (at && *at) {
		player = (int)(at - r->seats);
		word = (struct text_slice){ word.s + 2, word.n - 2 };
	}
	for (size_t i = 0; i < sizeof pass_words / sizeof *pass_words; i++)
		passes = passes || text_slice_is(word, pass_words[i]);
	/* a pass by the first player is parti. */
	if (passes && !standing && player == 0 && !r->edition->names_in_full)
		bid = ulti_bid_say_of(r->edition, "passz", strlen("passz"), NULL);
	else if (!passes)
		bid = ulti_bid_say_of(r->edition, word.s, word.n, standing);
	if (!passes && !bid) {
		char text[64];
		text_slice_copy(text, sizeof text, word);
		return err_set(e, ERR_USAGE, &msg_auction_unknown, MSG_ARGS(text, ulti_bids_option(r->edition)));
	}
	add_word(r, no, player, word, bid);
	return true;
}

/* Say who declares, or who is in turn and what they may bid. */
static void say_end(struct reader *r, struct doc *doc)
{
	const struct ulti_bid *next = ulti_auction_next(r->edition, &r->now);
	const struct ulti_bid *standing = ulti_edition_bid(r->edition, r->now.bid);
	bool over = ulti_auction_is_over(r->edition, &r->now);
	bool may_rob = over && r->now.passes < ULTI_PLAYERS && next;
	const struct msg *msg = r->now.passes == ULTI_PLAYERS - 1 ? &msg_auction_last : &msg_auction_due;
	if (over)
		msg = &msg_auction_over;
	else if (!standing || !next)
		msg = !standing ? &msg_auction_first : &msg_auction_top;
	const char *due = seat_word(r, over ? r->now.bidder : r->now.due);

	doc_say(doc, doc_text, msg, MSG_ARGS(due, name_of(standing, r->lang), name_of(next, r->lang)));
	if (may_rob)
		doc_say(doc, doc_text, &msg_auction_rob, MSG_ARGS(due, name_of(next, r->lang)));
	doc_for(doc, DOC_SCRIPTS);
	doc_pair(doc, "legal", "", r->is_legal ? "yes" : "no");
	doc_pair(doc, "declarer", "", over ? due : "");
	doc_pair(doc, "bid", "", standing ? standing->short_code : "");
	doc_pair(doc, "due", "", over ? "" : due);
	doc_pair(doc, "next", "", next && (!over || may_rob) ? next->short_code : "");
	doc_for(doc, DOC_EVERYWHERE);
}

bool ulti_auction_check(struct doc *doc, const struct game_edition *edition, const char *seats,
	const struct text_slice said[], size_t count, bool *legal, struct err *e)
{
	struct listing t;
	struct reader r = { .edition = edition->values, .lang = doc->lang, .seats = seats, .rows = &t,
		.is_legal = true };
	bool done = true;

	doc_title(doc, msg_auction_title.text[doc->lang]);
	listing_start(&t, "");
	listing_column(&t, "no", &msg_auction_head_no, LISTING_INT);
	listing_column(&t, "seat", &msg_auction_head_seat, LISTING_TEXT);
	listing_column(&t, "said", &msg_auction_head_said, LISTING_TEXT);
	listing_column(&t, "bid", &msg_auction_head_bid, LISTING_TEXT);
	listing_column(&t, "rank", &msg_auction_head_rank, LISTING_INT);
	listing_column(&t, "legal", &msg_auction_head_legal, LISTING_TEXT);
	listing_column(&t, "case", &msg_auction_head_case, LISTING_TEXT);
	listing_column(&t, "cite", &msg_auction_head_cite, LISTING_TEXT);
	listing_column(&t, "weak", &msg_auction_head_weak, LISTING_TEXT);
	for (size_t i = 0; done && r.is_legal && i < count; i++)
		done = read_said(&r, (int)i + 1, said[i], e);
	doc_table(doc, "rows", &t);
	doc_for(doc, DOC_PEOPLE);
	doc_text(doc, buf_text(&r.words));
	if (done)
		say_end(&r, doc);
	buf_free(&r.words);
	*legal = r.is_legal;
	return done;
}
