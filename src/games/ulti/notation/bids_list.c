/* List an edition's table of bids, those of one rank together. */
#include "games/ulti/notation/messages.h"
#include "games/ulti/notation/notation.h"

#include <string.h>

static void add_parts(struct buf *b, const struct ulti_bid *bid)
{
	for (int i = 0; i < bid->part_count; i++) {
		buf_str(b, i > 0 ? " " : "");
		buf_str(b, ulti_item_code(bid->parts[i].part));
		buf_char(b, '=');
		buf_int(b, bid->parts[i].value);
	}
}

/* Write "8+4+12". */
static void add_sum(struct buf *b, const struct ulti_bid *bid)
{
	for (int i = 0; i < bid->part_count; i++)
		buf_printf(b, "%s%d", i > 0 ? "+" : "", bid->parts[i].value);
}

/* Add a bid; only the first of a rank shows the rank. */
static void bid_row(struct listing *t, const struct ulti_bid *bid, bool is_first)
{
	static const char *const colours[] = {
		[ULTI_PLAIN] = "plain", [ULTI_RED] = "piros", [ULTI_COLOURLESS] = "none",
	};
	struct buf parts = { 0 }, sum = { 0 };

	add_parts(&parts, bid);
	add_sum(&sum, bid);
	listing_number(t, bid->no);
	listing_figure(t, bid->rank, is_first ? num_of(bid->rank).text : "");
	listing_text(t, bid->code);
	listing_text(t, bid->short_code);
	listing_text(t, bid->name);
	listing_text(t, colours[bid->colour]);
	listing_code(t, buf_text(&parts), buf_text(&sum));
	listing_number(t, bid->total);
	if (!is_first)
		listing_join(t);
	buf_free(&parts);
	buf_free(&sum);
}

static void start_bids(struct listing *out, enum lang lang)
{
	listing_start(out, msg_bids_title.text[lang]);
	listing_column(out, "no", &msg_bids_head_no, LISTING_INT);
	listing_column(out, "rank", &msg_head_bid_rank, LISTING_INT);
	listing_column(out, "code", &msg_head_code, LISTING_TEXT);
	listing_for_scripts(out);
	listing_column(out, "short", &msg_head_short, LISTING_TEXT);
	listing_column(out, "name", &msg_head_bid, LISTING_TEXT);
	listing_column(out, "trump", &msg_head_trump, LISTING_TEXT);
	listing_for_scripts(out);
	listing_column(out, "parts", &msg_head_parts, LISTING_TEXT);
	listing_column(out, "total", &msg_head_total, LISTING_INT);
}

const char *ulti_bids_option(const struct ulti_edition *edition)
{
	return edition == &ulti_online ? " --rules ulti-online" : "";
}

bool ulti_bids_list(struct listing *out, enum lang lang, const struct game_edition *edition,
	const char *above, struct err *e)
{
	const struct ulti_edition *values = edition->values;
	const struct ulti_bid *standing = above ? ulti_bid_say_of(values, above, strlen(above), NULL) : NULL;
	int rank = 0;

	if (above && !standing)
		return err_set(e, ERR_USAGE, &msg_bids_unknown, MSG_ARGS(above, ulti_bids_option(values)));
	start_bids(out, lang);
	for (int no = 1; no <= values->bid_count; no++) {
		const struct ulti_bid *bid = ulti_edition_bid(values, no);
		if (!ulti_bid_overcalls(bid, standing))
			continue;
		bid_row(out, bid, bid->rank != rank);
		rank = bid->rank;
	}
	return true;
}
