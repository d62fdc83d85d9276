/*
 * What the cards allowed, over all deals of an event whose cards are recorded: bids beside what could be
 * forced, kontras beside what could not, points given away. Facts only.
 */
#include "base/messages.h"
#include "report/messages.h"
#include "report/report.h"

#include <stdlib.h>
#include <string.h>

/* ---- reading ----------------------------------------------------------------------------------- */

/* A reading under way: the deals of a table are added. */
struct reading {
	struct book *book;
	struct report_card_stats *out;
	const struct book_table *table;
	struct err *e;
};

/* A deal that does not count, with the reason. */
static void leave_out(const struct reading *r, int no, const char *why)
{
	listing_number(&r->out->left_out, r->table->round);
	listing_number(&r->out->left_out, r->table->no);
	listing_number(&r->out->left_out, no);
	listing_text(&r->out->left_out, why);
}

/* Lines as one: "…; …". */
static void join_lines(struct buf *out, const char *lines)
{
	while (*lines) {
		size_t n = strcspn(lines, "\n");
		buf_str(out, out->len > 0 ? "; " : "");
		buf_add(out, lines, n);
		lines += n + (lines[n] == '\n');
	}
}

/* Why the cards cannot be taken for what was played, as far as the sheet tells; nothing if they can. */
static bool find_doubt(const struct reading *r, int no, struct report_play *play, struct buf *why)
{
	struct ulti_deal written = { 0 };
	struct buf lines = { 0 };
	struct book_deal deal;
	struct err none = { 0 };
	bool found = book_deal_find(r->book, r->table->id, no, &deal, &none);

	report_names(r->table, no, play->names);
	if (none.status != ERR_NONE && none.status != ERR_NOT_FOUND)
		return *r->e = none, false;
	if (found && deal.state == BOOK_VOID)
		buf_str(why, report_state_word(r->out->lang, deal.state));
	else if (found && deal.state == BOOK_PLAYED && report_deal_of(r->table, &deal, &written))
		report_play_differences(&lines, r->out->lang, play, &written);
	join_lines(why, buf_text(&lines));
	buf_free(&lines);
	return true;
}

static void add_deal(const struct reading *r, int no, const struct report_play *play)
{
	struct report_card_stats *out = r->out;
	struct report_card_deal *deals = realloc(out->deals, (out->count + 1) * sizeof *deals);

	if (!deals) {
		out->left_out.failed = true;
		return;
	}
	out->deals = deals;
	deals[out->count] = (struct report_card_deal){ .table = r->table, .no = no, .play = *play };
	out->count++;
}

/* Cards that cannot be played over again are left out too, and do not stop the rest. */
static bool read_deal(const struct reading *r, int no)
{
	struct report_play play;
	struct buf why = { 0 };
	struct err refused = { 0 };
	bool found = false, done = true;

	if (report_play_find(r->book, r->table, no, &play, &found, &refused)) {
		done = !found || find_doubt(r, no, &play, &why);
	} else if (refused.status == ERR_REFUSED) {
		found = true;
		err_text(&why, r->out->lang, &refused);
	} else {
		*r->e = refused;
		done = false;
	}
	if (done && found && why.len > 0)
		leave_out(r, no, buf_text(&why));
	else if (done && found)
		add_deal(r, no, &play);
	buf_free(&why);
	return done;
}

static bool read_table(const struct reading *r)
{
	int *numbers = NULL;
	size_t count = 0;
	bool done = book_cards_numbers(r->book, r->table->id, &numbers, &count, r->e);

	for (size_t i = 0; done && i < count; i++)
		done = read_deal(r, numbers[i]);
	book_free(numbers);
	return done;
}

static void start_left_out(struct listing *t, enum lang lang)
{
	listing_start(t, msg_stats_left_out.text[lang]);
	listing_column(t, "round", &msg_head_round_no, LISTING_INT);
	listing_column(t, "table", &msg_head_table_no, LISTING_INT);
	listing_column(t, "deal", &msg_head_deal_no, LISTING_INT);
	listing_column(t, "why", &msg_head_left_out_why, LISTING_TEXT);
}

bool report_card_stats_read(struct book *s, const struct book_event *event, enum lang lang,
	struct report_card_stats *out, struct err *e)
{
	struct report_rules rules;

	*out = (struct report_card_stats){ .lang = lang };
	start_left_out(&out->left_out, lang);
	if (!report_rules_read(s, event->id, &rules, e)
		|| !book_entries(s, event->id, &out->entries, &out->entry_count, e)
		|| !book_tables(s, event->id, 0, &out->tables, &out->table_count, e))
		return false;
	out->rules = ulti_rules_of(&rules.game);
	bool done = true;
	for (size_t i = 0; done && i < out->table_count; i++)
		done = read_table(&(struct reading){ s, out, &out->tables[i], e });
	return done && (!out->left_out.failed || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS));
}

void report_card_stats_free(struct report_card_stats *stats)
{
	listing_free(&stats->left_out);
	free(stats->deals);
	book_free(stats->tables);
	book_free(stats->entries);
}

/* ---- working it out ---------------------------------------------------------------------------- */

/*
 * The bid beside the one worth most that the same seat could have forced with the same talon, nobody saying
 * kontra. Parti is the least bid: where nothing could be forced it is no overbid.
 */
static enum report_bid_kind bid_kind(const struct report_card_deal *deal, const struct ulti_par *own)
{
	if (own->is_made)
		return deal->best_par.points > own->points ? REPORT_BID_UNDER : REPORT_BID_FITS;
	return deal->best || deal->play.contract.bid > 1 ? REPORT_BID_OVER : REPORT_BID_FITS;
}

/*
 * As in the analysis the melds count that are recorded; if the bid was one in which none counts, nobody had
 * to say any, and of the other bids all that are held count.
 */
static void judge_bid(struct report_card_deal *deal, const struct ulti_rules *rules, struct ulti_solver *s)
{
	const struct ulti_deal *contract = &deal->play.contract;
	bool with_melds = ulti_bid_has(ulti_bid_at(contract->bid), ULTI_PARTI);
	struct report_par par = { .players = contract->players };
	struct ulti_par own = { .is_made = false };
	int seat = contract->declarer;

	for (int trump = ULTI_NO_SUIT; trump < ULTI_SUIT_COUNT; trump++) {
		struct ulti_par found[ULTI_BIDS];
		ulti_par_solve(s, contract->players, seat, trump, &deal->play.play, rules, with_melds, found);
		ulti_par_join(par.bids[seat], found);
		if (found[contract->bid - 1].is_solved && trump == ulti_deal_trump(contract))
			own = found[contract->bid - 1];
	}
	deal->best = report_par_best(&par, seat, LANG_HU, NULL);
	if (deal->best)
		deal->best_par = par.bids[seat][deal->best - 1];
	deal->bid = bid_kind(deal, &own);
}

/* One kontra or rekontra: of `seats` (a bit set), right if the side is the one that the part falls to. */
static void count_kontra(struct report_card_deal *deal, unsigned seats, bool is_right)
{
	deal->right += is_right;
	deal->wrong += !is_right;
	for (int seat = 0; seat < ULTI_SEATS; seat++) {
		deal->seat_right[seat] += seats >> seat & 1 && is_right;
		deal->seat_wrong[seat] += seats >> seat & 1 && !is_right;
	}
}

/* A level: 2 is a kontra, 4 the declarer's rekontra on top of it. */
static void count_level(struct report_card_deal *deal, int level, unsigned defenders, bool can_force)
{
	if (level >= 2)
		count_kontra(deal, defenders, !can_force);
	if (level >= 4)
		count_kontra(deal, 1u << deal->play.contract.declarer, can_force);
}

/* In trump bids a kontra is both defenders' (7.§ (4)), in the others that of who said it. */
static void judge_kontras(struct report_card_deal *deal, unsigned parts)
{
	const struct ulti_deal *contract = &deal->play.contract;
	const struct ulti_bid *bid = ulti_bid_at(contract->bid);
	unsigned defenders = contract->players & ~(1u << contract->declarer);

	for (int i = 0; i < bid->part_count; i++) {
		int part = bid->parts[i].part;
		count_level(deal, contract->kontra[part], defenders, parts >> part & 1);
	}
	for (int seat = 0; seat < ULTI_SEATS; seat++)
		count_level(deal, contract->seat_kontra[seat], 1u << seat, parts >> bid->parts[0].part & 1);
}

void report_card_stats_solve(struct report_card_stats *stats, size_t no, struct ulti_solver *s)
{
	struct report_card_deal *deal = &stats->deals[no];
	struct report_analysis analysis;

	report_analyse(&deal->play, &stats->rules, s, &analysis);
	memcpy(deal->gave, analysis.gave, sizeof deal->gave);
	judge_kontras(deal, analysis.parts);
	judge_bid(deal, &stats->rules, s);
}

enum { LEFT_OUT_COLUMN = 4 };

/* ---- as a document ----------------------------------------------------------------------------- */

/* What is counted of a player, or of all. */
struct counted {
	int deals, declarer, bids[REPORT_BID_KINDS], right, wrong, gave_declarer, gave_defender;
};

static struct counted count_player(const struct report_card_stats *stats, int64_t entry)
{
	struct counted c = { 0 };

	for (size_t i = 0; i < stats->count; i++) {
		const struct report_card_deal *deal = &stats->deals[i];
		for (int seat = 0; seat < deal->table->seat_count; seat++) {
			bool declares = seat == deal->play.contract.declarer;
			if (!ulti_deal_seats(&deal->play.contract, seat)
				|| book_entry_at(deal->table, seat, deal->no) != entry)
				continue;
			c.deals++;
			c.declarer += declares;
			c.bids[deal->bid] += declares;
			c.right += deal->seat_right[seat];
			c.wrong += deal->seat_wrong[seat];
			*(declares ? &c.gave_declarer : &c.gave_defender) += deal->gave[seat];
		}
	}
	return c;
}

static struct counted count_all(const struct report_card_stats *stats)
{
	struct counted c = { .deals = (int)stats->count };

	for (size_t i = 0; i < stats->count; i++) {
		const struct report_card_deal *deal = &stats->deals[i];
		c.bids[deal->bid]++;
		c.right += deal->right;
		c.wrong += deal->wrong;
		for (int seat = 0; seat < ULTI_SEATS; seat++)
			c.gave_declarer += deal->gave[seat];
	}
	return c;
}

static void players_table(const struct report_card_stats *stats, struct listing *t)
{
	listing_start(t, msg_stats_players.text[stats->lang]);
	listing_column(t, "player", &msg_head_player, LISTING_TEXT);
	listing_column(t, "deals", &msg_head_stats_deals, LISTING_INT);
	listing_column(t, "declarer", &msg_head_stats_declarer, LISTING_INT);
	listing_column(t, "under", &msg_head_stats_under, LISTING_INT);
	listing_column(t, "fits", &msg_head_stats_fits, LISTING_INT);
	listing_column(t, "over", &msg_head_stats_over, LISTING_INT);
	listing_column(t, "kontras_right", &msg_head_stats_right, LISTING_INT);
	listing_column(t, "kontras_wrong", &msg_head_stats_wrong, LISTING_INT);
	listing_column(t, "gave_declarer", &msg_head_gave, LISTING_INT);
	listing_for_scripts(t);
	listing_column(t, "gave_defender", &msg_head_gave, LISTING_INT);
	listing_for_scripts(t);
	listing_column(t, "gave", &msg_head_stats_gave, LISTING_INT);
	for (size_t i = 0; i < stats->entry_count; i++) {
		const struct book_entry *entry = &stats->entries[i];
		const struct counted c = count_player(stats, entry->id);
		if (c.deals == 0)
			continue;
		struct buf label = { 0 };
		book_player_label(&label, &entry->player);
		listing_text(t, buf_text(&label));
		buf_free(&label);
		const int figures[] = { c.deals, c.declarer, c.bids[REPORT_BID_UNDER], c.bids[REPORT_BID_FITS],
			c.bids[REPORT_BID_OVER], c.right, c.wrong, c.gave_declarer, c.gave_defender,
			c.gave_declarer + c.gave_defender };
		for (size_t k = 0; k < sizeof figures / sizeof *figures; k++)
			listing_number(t, figures[k]);
	}
}

/* The bid worth most that could be forced: its code for scripts, "40-100, zöld (+8)" for people. */
static void best_cell(const struct report_card_deal *deal, enum lang lang, struct listing *t)
{
	struct ulti_deal best = { .bid = (uint8_t)deal->best, .trump = deal->best_par.trump };
	struct buf words = { 0 };

	if (!deal->best) {
		listing_code(t, "", msg_par_cell_none.text[lang]);
		return;
	}
	ulti_contract_say(&words, lang, &best);
	buf_printf(&words, " (%s)", num_signed(deal->best_par.points).text);
	listing_code(t, ulti_bid_at(deal->best)->code, buf_text(&words));
	buf_free(&words);
}

static void deal_row(const struct report_card_deal *deal, enum lang lang, struct listing *t)
{
	static const struct { const char *code; const struct msg *words; } kinds[REPORT_BID_KINDS] = {
		[REPORT_BID_UNDER] = { "under", &msg_stats_under }, [REPORT_BID_FITS] = { "fits", &msg_stats_fits },
		[REPORT_BID_OVER] = { "over", &msg_stats_over },
	};
	const struct ulti_deal *contract = &deal->play.contract;
	struct buf bid = { 0 };
	int gave = 0;

	for (int seat = 0; seat < ULTI_SEATS; seat++)
		gave += deal->gave[seat];
	ulti_contract_say(&bid, lang, contract);
	listing_number(t, deal->table->round);
	listing_number(t, deal->table->no);
	listing_number(t, deal->no);
	listing_text(t, book_player_at(deal->table, contract->declarer, deal->no));
	listing_code(t, ulti_bid_at(contract->bid)->code, buf_text(&bid));
	listing_code(t, kinds[deal->bid].code, kinds[deal->bid].words->text[lang]);
	best_cell(deal, lang, t);
	if (deal->best)
		listing_number(t, deal->best_par.points);
	else
		listing_empty(t);
	listing_number(t, deal->right);
	listing_number(t, deal->wrong);
	listing_number(t, gave);
	buf_free(&bid);
}

static void deals_table(const struct report_card_stats *stats, struct listing *t)
{
	listing_start(t, msg_stats_deals.text[stats->lang]);
	listing_column(t, "round", &msg_head_stats_round, LISTING_INT);
	listing_column(t, "table", &msg_head_stats_table, LISTING_INT);
	listing_column(t, "deal", &msg_head_stats_deal, LISTING_INT);
	listing_column(t, "declarer", &msg_head_declarer_points, LISTING_TEXT);
	listing_column(t, "bid", &msg_head_par_bid, LISTING_TEXT);
	listing_column(t, "by_the_cards", &msg_head_stats_bid, LISTING_TEXT);
	listing_column(t, "best", &msg_head_stats_best, LISTING_TEXT);
	listing_column(t, "best_points", &msg_head_par_points, LISTING_INT);
	listing_for_scripts(t);
	listing_column(t, "kontras_right", &msg_head_stats_right, LISTING_INT);
	listing_for_scripts(t);
	listing_column(t, "kontras_wrong", &msg_head_stats_wrong, LISTING_INT);
	listing_for_scripts(t);
	listing_column(t, "gave", &msg_head_stats_gave, LISTING_INT);
	listing_for_scripts(t);
	for (size_t i = 0; i < stats->count; i++)
		deal_row(&stats->deals[i], stats->lang, t);
}

static void say_sums(const struct report_card_stats *stats, struct doc *doc)
{
	const struct counted c = count_all(stats);
	struct buf text = { 0 };

	buf_msg(&text, stats->lang, &msg_stats_sums, MSG_ARGS(num_of(c.deals).text, num_of(c.bids[REPORT_BID_UNDER]).text,
		num_of(c.bids[REPORT_BID_FITS]).text, num_of(c.bids[REPORT_BID_OVER]).text, num_of(c.right).text,
		num_of(c.wrong).text, num_of(c.gave_declarer).text));
	doc_text(doc, buf_text(&text));
	buf_free(&text);
}

/* A table apart from the one above it. */
static void add_apart(struct doc *doc, const char *key, struct listing *table, unsigned media)
{
	struct doc_part *part = doc_table(doc, key, table);

	if (!part)
		return;
	part->gap = DOC_GAP_ALWAYS;
	part->media = media;
}

/* For a terminal, whose lines are too short for a table of reasons. */
static void list_left_out(struct doc *doc, const struct listing *t)
{
	doc_gap(doc, DOC_GAP_ALWAYS);
	doc_heading(doc, t->title);
	doc_gap(doc, DOC_GAP_NONE);
	for (size_t row = 0; row < t->row_count; row++) {
		const struct listing_cell *cells = &t->cells[row * t->column_count];
		struct buf text = { 0 };
		buf_msg(&text, doc->lang, &msg_stats_left_out_deal, MSG_ARGS(num_of(cells[0].number).text,
			num_of(cells[1].number).text, num_of(cells[2].number).text, cells[3].text));
		doc_item(doc, "", LEFT_OUT_COLUMN, buf_text(&text));
		buf_free(&text);
	}
	doc_gap(doc, DOC_GAP_USUAL);
}

void report_card_stats_doc(struct report_card_stats *stats, const struct book_event *event, struct doc *doc)
{
	bool left_out = stats->left_out.row_count > 0;
	struct listing players, deals;
	struct buf title = { 0 };

	buf_msg(&title, stats->lang, &msg_stats_title, MSG_ARGS(event->name));
	doc_start(doc, stats->lang, buf_text(&title));
	buf_free(&title);
	say_sums(stats, doc);
	players_table(stats, &players);
	doc_table(doc, "players", &players);
	deals_table(stats, &deals);
	add_apart(doc, "deals", &deals, DOC_EVERYWHERE);
	if (left_out && doc_for(doc, DOC_TERMINAL))
		list_left_out(doc, &stats->left_out);
	doc_for(doc, DOC_EVERYWHERE);
	add_apart(doc, "left_out", &stats->left_out, left_out ? DOC_EVERYWHERE & ~(unsigned)DOC_TERMINAL : DOC_TREE);
	doc_note(doc, msg_stats_note.text[stats->lang]);
}
