/* Why the figures at the foot of a sheet, and in the standings, are what they are: step by step. */
#include "base/messages.h"
#include "report/messages.h"
#include "report/sheet/sheet.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char point_of(enum lang lang)
{
	return lang == LANG_HU ? ',' : '.';
}

/* ---- a table of steps ---------------------------------------------------------------------------- */

static void start_steps(struct listing *t)
{
	listing_start(t, "");
	listing_column(t, "seat", &msg_head_why_seat, LISTING_TEXT);
	listing_for_scripts(t);
	listing_column(t, "player", &msg_head_player, LISTING_TEXT);
	listing_column(t, "figure", &msg_head_why_figure, LISTING_TEXT);
	listing_column(t, "value", &msg_head_why_value, LISTING_POINTS);
	listing_column(t, "steps", &msg_head_why_steps, LISTING_TEXT);
	listing_column(t, "where", &msg_head_where, LISTING_TEXT);
}

/* A figure with the steps to it, which are emptied. */
struct why_figure {
	const char *code, *words;
	enum listing_kind kind;
	int64_t value;
	struct buf steps, where;
};

static void add_figure(struct listing *t, const char *seat, const char *player, bool is_first,
	struct why_figure *figure)
{
	listing_text(t, seat);
	listing_code(t, player, is_first ? player : "");
	listing_code(t, figure->code, figure->words);
	listing_number(t, figure->value);
	listing_last(t)->kind = figure->kind;
	listing_text(t, buf_text(&figure->steps));
	listing_text(t, buf_text(&figure->where));
	buf_free(&figure->steps);
	buf_free(&figure->where);
}

/* "+5 - 12 + 3": one more figure of a sum. */
static void add_term(struct buf *b, int64_t figure)
{
	if (b->len == 0)
		buf_str(b, num_signed(figure).text);
	else
		buf_printf(b, " %s %s", figure < 0 ? "-" : "+", num_of(figure < 0 ? -figure : figure).text);
}

/* ---- the foot of a sheet ------------------------------------------------------------------------- */

/* Deal by deal: "1. +5 → +5; 2. -1 → +4; 3. void". */
static void write_total(struct buf *b, enum lang lang, const struct report_sheet *sheet, int seat)
{
	for (size_t i = 0; i < sheet->count; i++) {
		const struct report_sheet_row *row = &sheet->rows[i];
		bool counts = row->state == BOOK_PLAYED || row->state == BOOK_RULED;
		buf_printf(b, "%s%d. ", b->len > 0 ? "; " : "", row->no);
		if (counts)
			buf_printf(b, "%s%s → %s", num_signed(row->points[seat]).text,
				row->state == BOOK_RULED ? " (§)" : "", num_signed(row->running[seat]).text);
		else
			buf_str(b, report_state_word(lang, row->state));
	}
}

static void explain_total(struct listing *t, enum lang lang, const struct report_sheet *sheet, int seat)
{
	struct why_figure figure = { "total", msg_why_total.text[lang], LISTING_POINTS, sheet->totals[seat],
		{ 0 }, { 0 } };

	if (sheet->known.counts) {
		buf_msg(&figure.steps, lang, &msg_why_known, MSG_NO_ARGS);
		buf_str(&figure.where, "R-62");
	} else {
		write_total(&figure.steps, lang, sheet, seat);
	}
	add_figure(t, text_seat_code(seat), sheet->who[seat], true, &figure);
}

/* How many seats have as much as this one. */
static int equals_of(const struct report_sheet *sheet, int seat)
{
	int equal = 0;

	for (int other = 0; other < sheet->table.seat_count; other++)
		equal += sheet->place[other] == sheet->place[seat];
	return equal;
}

static void explain_place(struct listing *t, enum lang lang, const struct report_sheet *sheet, int seat)
{
	int equal = equals_of(sheet, seat);
	struct why_figure figure = { "place", msg_why_place.text[lang], LISTING_INT, sheet->place[seat], { 0 },
		{ 0 } };

	buf_msg(&figure.steps, lang, equal > 1 ? &msg_why_place_shared : &msg_why_place_alone,
		MSG_ARGS(num_of(sheet->place[seat] - 1).text, num_of(equal - 1).text));
	add_figure(t, text_seat_code(seat), sheet->who[seat], false, &figure);
}

/* "place-points-5=4-3-2-1-0" */
static void write_scale(struct buf *b, const int scale[], int seats)
{
	buf_printf(b, "place-points-%d=", seats);
	for (int i = 0; i < seats; i++)
		buf_printf(b, "%s%d", i > 0 ? "-" : "", scale[i]);
}

static void explain_place_points(
	struct listing *t, enum lang lang, const struct report_sheet *sheet, const struct report_rules *rules,
	int seat)
{
	int seats = sheet->table.seat_count, equal = equals_of(sheet, seat);
	const int *scale = rules->places[seats];
	struct why_figure figure = { "place_points", msg_head_place_points.text[lang], LISTING_TWELFTHS,
		sheet->place_points[seat], { 0 }, { 0 } };

	buf_msg(&figure.steps, lang, equal > 1 ? &msg_why_worth_shared : &msg_why_worth,
		MSG_ARGS(num_of(sheet->place[seat]).text, num_of(sheet->place[seat] + equal - 1).text,
		num_of(seats).text));
	for (int i = 0; i < equal; i++)
		buf_printf(&figure.steps, "%s%d", i > 0 ? " + " : equal > 1 ? "(" : "",
			scale[sheet->place[seat] - 1 + i]);
	if (equal > 1)
		buf_printf(&figure.steps, ") / %d", equal);
	write_scale(&figure.where, scale, seats);
	if (strcmp(sheet->who[seat], sheet->table.player[seat]) != 0) {
		buf_str(&figure.steps, "; ");
		buf_msg(&figure.steps, lang, sheet->table.is_for_absent ? &msg_why_absent : &msg_why_main,
			MSG_ARGS(sheet->main[seat]));
		buf_str(&figure.where, "; R-61");
	}
	add_figure(t, text_seat_code(seat), sheet->who[seat], false, &figure);
}

void report_why_foot(struct doc *doc, const struct report_sheet *sheet, const struct report_rules *rules)
{
	struct listing t;
	struct buf b = { 0 };

	buf_msg(&b, doc->lang, &msg_why_foot_title,
		MSG_ARGS(num_of(sheet->table.round).text, num_of(sheet->table.no).text));
	doc_title(doc, buf_text(&b));
	start_steps(&t);
	for (int seat = 0; seat < sheet->table.seat_count; seat++) {
		explain_total(&t, doc->lang, sheet, seat);
		explain_place(&t, doc->lang, sheet, seat);
		if (!sheet->by_score)
			explain_place_points(&t, doc->lang, sheet, rules, seat);
	}
	doc_table(doc, "foot", &t);
	buf_clear(&b);
	buf_msg(&b, doc->lang, &msg_why_foot_note,
		MSG_ARGS(num_of(sheet->table.round).text, num_of(sheet->table.no).text));
	doc_note(doc, buf_text(&b));
	buf_free(&b);
}

/* What the player whose deal it is in the seat had at this table before the row, whoever sat there then. */
static int64_t total_before(const struct report_sheet *sheet, size_t at, int seat)
{
	int64_t entry = book_entry_counted(&sheet->table, seat, sheet->rows[at].no), total = 0;

	for (size_t i = 0; i < at; i++) {
		const struct report_sheet_row *row = &sheet->rows[i];
		for (int other = 0; other < sheet->table.seat_count; other++) {
			if (book_entry_counted(&sheet->table, other, row->no) == entry)
				total += row->points[other];
		}
	}
	return total;
}

void report_why_running(struct buf *b, const struct report_sheet *sheet, int no)
{
	for (size_t i = 0; i < sheet->count; i++) {
		const struct report_sheet_row *row = &sheet->rows[i];
		for (int seat = 0; row->no == no && seat < sheet->table.seat_count; seat++) {
			struct buf sum = { 0 };
			int64_t before = total_before(sheet, i, seat);
			add_term(&sum, before);
			add_term(&sum, row->points[seat]);
			buf_printf(b, "%s%s %s = %s", seat > 0 ? "\n" : "",
				book_player_counted(&sheet->table, seat, no), buf_text(&sum),
				num_signed(before + row->points[seat]).text);
			buf_free(&sum);
		}
	}
}

/* ---- the standings ------------------------------------------------------------------------------- */

/* A row of the standings under way. */
struct why_row {
	struct listing *t;
	enum lang lang;
	const struct report_standings *standings;
	const struct report_standing *row;
	bool is_first;                 /* no figure of the player stands yet */
};

static void put_figure(struct why_row *why, struct why_figure *figure)
{
	add_figure(why->t, "", why->row->player, why->is_first, figure);
	why->is_first = false;
}

/* The table of a round, if somebody took over a seat there. */
static const struct book_table *turned_table(const struct report_standings *standings, int round, int no)
{
	for (size_t i = 0; i < standings->table_count; i++) {
		const struct book_table *table = &standings->tables[i].table;
		if (table->round == round && table->no == no && table->turn_count > 0)
			return table;
	}
	return NULL;
}

/* Did the player share that seat with others? */
static bool shares_seat(const struct book_table *table, int seat, const char *player)
{
	bool is_his = false;

	for (int i = 0; i < table->turn_count; i++) {
		const struct book_turn *turn = &table->turns[i];
		is_his = is_his || (turn->seat == seat && (strcmp(turn->player, player) == 0
			|| strcmp(book_player_at(table, seat, turn->from - 1), player) == 0));
	}
	return is_his;
}

/* "4. +10; 5. -2": what the player has of the deals played at the table, in whichever seat. */
static void write_own(struct buf *b, const struct report_sheet *sheet, const char *player)
{
	for (size_t i = 0; i < sheet->count; i++) {
		const struct report_sheet_row *row = &sheet->rows[i];
		bool counts = row->state == BOOK_PLAYED || row->state == BOOK_RULED;
		for (int seat = 0; counts && seat < sheet->table.seat_count; seat++) {
			if (strcmp(book_player_at(&sheet->table, seat, row->no), player) == 0)
				buf_printf(b, "%s%d. %s%s", b->len > 0 ? "; " : "", row->no,
					num_signed(row->points[seat]).text, row->state == BOOK_RULED ? " (§)" : "");
		}
	}
}

/* Where one took over a seat, the points are those of who played the deals, or the sheet's. */
static bool explain_shared(struct why_figure *figure, enum lang lang, const struct report_sheet *sheet,
	const char *player, bool of_score)
{
	struct num round = num_of(sheet->table.round), no = num_of(sheet->table.no);
	struct buf own = { 0 }, seats = { 0 }, mains = { 0 };
	bool found = false;

	for (int seat = 0; seat < sheet->table.seat_count; seat++) {
		if (!shares_seat(&sheet->table, seat, player))
			continue;
		buf_printf(&seats, "%s%s", found ? ", " : "", text_seat_code(seat));
		buf_printf(&mains, "%s%s", found ? ", " : "", sheet->main[seat]);
		found = true;
	}
	if (found && of_score && !sheet->known.counts) {
		write_own(&own, sheet, player);
		buf_msg(&figure->steps, lang, &msg_why_own_deals,
			MSG_ARGS(buf_text(&seats), buf_text(&own), round.text, no.text));
	} else if (found) {
		buf_msg(&figure->steps, lang, &msg_why_seats_points,
			MSG_ARGS(buf_text(&mains), round.text, no.text));
	}
	if (found)
		buf_str(&figure->where, of_score && sheet->known.counts ? "R-62" : "R-61");
	buf_free(&own);
	buf_free(&seats);
	buf_free(&mains);
	return found;
}

/* Of one round: placement points and points, from the sheet (or NULL: nobody took over a seat there). */
static void explain_round(struct why_row *why, size_t i, const struct report_sheet *sheet)
{
	const struct report_round *round = &why->row->rounds[i];
	int no = why->standings->round_no[i];
	struct buf code = { 0 }, words = { 0 };

	if (!round->played)
		return;
	for (int of_score = report_ranks_by_score(&why->standings->rules); of_score < 2; of_score++) {
		struct why_figure figure = { .kind = of_score ? LISTING_POINTS : LISTING_TWELFTHS,
			.value = of_score ? round->score : round->place_points };
		buf_clear(&code);
		buf_clear(&words);
		buf_printf(&code, "r%d_%s", no, of_score ? "score" : "place_points");
		buf_msg(&words, why->lang, of_score ? &msg_why_round_score : &msg_why_round_points,
			MSG_ARGS(num_of(no).text));
		figure.code = buf_text(&code);
		figure.words = buf_text(&words);
		if (!sheet || !explain_shared(&figure, why->lang, sheet, why->row->player, of_score))
			buf_msg(&figure.steps, why->lang, &msg_why_from_sheet,
				MSG_ARGS(num_of(no).text, num_of(round->table).text));
		put_figure(why, &figure);
	}
	buf_free(&code);
	buf_free(&words);
}

/* What was brought along from another event, by the factor. */
static void explain_carried(struct why_row *why, bool of_score)
{
	const struct report_carry *carry = &why->standings->rules.carry;
	const struct report_standing *row = why->row;
	struct why_figure figure = { "carried_place_points", msg_why_carried_points.text[why->lang],
		LISTING_TWELFTHS,
		row->carried_place_points, { 0 }, { 0 } };
	struct num brought = num_twelfths(row->brought_place_points, point_of(why->lang));

	if (of_score) {
		figure = (struct why_figure){ "carried_score", msg_why_carried_score.text[why->lang], LISTING_POINTS,
			row->carried_score, { 0 }, { 0 } };
		brought = num_signed(row->brought_score);
	}
	buf_printf(&figure.steps, "%s: %s × %d%%", carry->event, brought.text, carry->percent);
	buf_str(&figure.where, "R-98");
	put_figure(why, &figure);
}

/* Of all rounds, with what was brought along. */
static void explain_sum(struct why_row *why, bool of_score)
{
	const struct report_standing *row = why->row;
	char point = point_of(why->lang);
	int first = why->standings->rules.carry.percent > 0 ? -1 : 0;
	struct why_figure figure = { "place_points", msg_head_place_points.text[why->lang], LISTING_TWELFTHS,
		row->place_points, { 0 }, { 0 } };

	if (of_score)
		figure = (struct why_figure){ "score", msg_head_score.text[why->lang], LISTING_POINTS, row->score,
			{ 0 }, { 0 } };
	for (int i = first; i < (int)why->standings->round_count; i++) {
		if (i >= 0 && !row->rounds[i].played)
			continue;
		if (of_score)
			add_term(&figure.steps, i < 0 ? row->carried_score : row->rounds[i].score);
		else
			buf_printf(&figure.steps, "%s%s", figure.steps.len > 0 ? " + " : "",
				num_twelfths(i < 0 ? row->carried_place_points : row->rounds[i].place_points, point).text);
	}
	put_figure(why, &figure);
}

/* How far a row stands before another by what the ranking looks at: 2 by the first figure, 1 by the second,
 * 0 equal. */
static int ahead(const struct report_standings *standings, const struct report_standing *a,
	const struct report_standing *b)
{
	if (standings->rules.ranking == REPORT_BY_PLACE && a->place_points != b->place_points)
		return a->place_points > b->place_points ? 2 : -1;
	if (a->score != b->score)
		return a->score > b->score ? 1 : -1;
	return 0;
}

/* Who is excluded has none, nor who has too few results. */
static void explain_no_rank(struct listing *t, enum lang lang, const char *player, const struct msg *why,
	const char *const args[])
{
	struct buf steps = { 0 };

	buf_msg(&steps, lang, why, args);
	listing_text(t, "");
	listing_code(t, player, "");
	listing_code(t, "rank", msg_head_rank.text[lang]);
	listing_empty(t);
	listing_text(t, buf_text(&steps));
	listing_text(t, "R-97");
	buf_free(&steps);
}

static void explain_rank(struct why_row *why)
{
	const struct report_standings *standings = why->standings;
	const struct report_standing *row = why->row;
	bool by_place = standings->rules.ranking == REPORT_BY_PLACE;
	int more[3] = { 0 }, equal = 0;
	struct why_figure figure = { "rank", msg_head_rank.text[why->lang], LISTING_INT, row->rank, { 0 },
		{ 0 } };

	for (size_t i = 0; i < standings->placed; i++) {
		int by = ahead(standings, &standings->rows[i], row);
		if (by > 0)
			more[by]++;
		else if (by == 0 && standings->rows[i].rank < row->rank)
			more[0]++;
		equal += standings->rows[i].rank == row->rank;
	}
	buf_msg(&figure.steps, why->lang, by_place ? &msg_why_rank_places : &msg_why_rank_score,
		MSG_ARGS(num_of(more[1]).text, num_of(more[2]).text));
	if (more[0] > 0)
		buf_msg(&figure.steps, why->lang, &msg_why_rank_ties, MSG_ARGS(num_of(more[0]).text));
	buf_printf(&figure.steps, "; %d + 1", row->rank - 1);
	if (equal > 1)
		buf_msg(&figure.steps, why->lang, &msg_why_rank_shared, MSG_ARGS(num_of(equal - 1).text));
	buf_printf(&figure.where, "ranking=%s%s", by_place ? "place" : "score", standings->rules.tie_count > 0
		? "; R-96" : "");
	put_figure(why, &figure);
}

/* Which deals somebody won, or lost: "1/1/3, 2/1/1". */
static void explain_wins(struct why_row *why, const struct book_point *points, size_t count, int64_t entry,
	bool won)
{
	struct why_figure figure = { won ? "deals_won" : "deals_lost", (won ? &msg_why_won
		: &msg_why_lost)->text[why->lang],
		LISTING_INT, won ? why->row->won : why->row->beaten, { 0 }, { 0 } };

	for (size_t i = 0; i < count; i++) {
		if (points[i].entry == entry && (won ? points[i].points > 0 : points[i].points < 0))
			buf_printf(&figure.steps, "%s%d/%d/%d", figure.steps.len > 0 ? ", " : "", points[i].round,
				points[i].table_no, points[i].deal_no);
	}
	put_figure(why, &figure);
}

static bool explain_rounds(struct why_row *why, struct book *s, struct err *e)
{
	const struct report_standings *standings = why->standings;

	for (size_t i = 0; i < standings->round_count; i++) {
		const struct book_table *table =
			turned_table(standings, standings->round_no[i], why->row->rounds[i].table);
		struct report_sheet sheet = { 0 };
		if (table && !report_sheet_make(s, &standings->event, table, &sheet, e))
			return false;
		explain_round(why, i, table ? &sheet : NULL);
		if (table)
			report_sheet_free(&sheet);
	}
	return true;
}

static int64_t entry_of(const struct book_entry *entries, size_t count, int start_no)
{
	for (size_t i = 0; i < count; i++) {
		if (entries[i].start_no == start_no)
			return entries[i].id;
	}
	return 0;
}

static bool explain_standing(struct why_row *why, struct book *s, struct err *e)
{
	const struct report_rules *rules = &why->standings->rules;
	const bool by_score = report_ranks_by_score(rules);
	struct book_point *points = NULL;
	struct book_entry *entries = NULL;
	size_t count = 0, entry_count = 0;
	bool done = explain_rounds(why, s, e);

	for (int of_score = by_score; rules->carry.percent > 0 && of_score < 2; of_score++)
		explain_carried(why, of_score);
	if (!by_score)
		explain_sum(why, false);
	explain_sum(why, true);
	if (done && rules->game.edition->game->winner) {
		done = report_won(s, &why->standings->event, &rules->game, &points, &count, e)
			&& book_entries(s, why->standings->event.id, &entries, &entry_count, e);
		int64_t entry = entry_of(entries, entry_count, why->row->start_no);
		explain_wins(why, points, count, entry, true);
		explain_wins(why, points, count, entry, false);
	}
	if (why->row->rank > 0)
		explain_rank(why);
	else
		explain_no_rank(why->t, why->lang, why->row->player, &msg_why_rank_excluded, MSG_NO_ARGS);
	book_free(points);
	book_free(entries);
	return done;
}

bool report_why_standings(struct doc *doc, struct book *s, const struct report_standings *standings,
	const char *player, struct err *e)
{
	struct listing t;
	struct buf b = { 0 };
	bool done = true, found = false;

	buf_msg(&b, doc->lang, &msg_why_standings_title, MSG_ARGS(standings->event.name));
	doc_title(doc, buf_text(&b));
	start_steps(&t);
	for (size_t i = 0; done && i < standings->count; i++) {
		struct why_row why = { &t, doc->lang, standings, &standings->rows[i], true };
		if (strcmp(player, standings->rows[i].player) != 0)
			continue;
		found = true;
		done = explain_standing(&why, s, e);
	}
	doc_table(doc, "standings", &t);
	buf_clear(&b);
	report_ties_say(&b, doc->lang, &standings->rules);
	doc_note(doc, buf_text(&b));
	buf_free(&b);
	return done && (found || err_set(e, ERR_NOT_FOUND, &msg_why_nobody, MSG_ARGS(player,
		standings->event.name)));
}

/* ---- match points -------------------------------------------------------------------------------- */

/* The match points of a round, deal by deal: "1: 3/4, 2: 1/4". */
static void write_matches(struct buf *b, const struct report_lines *lines, int64_t entry, int round)
{
	for (size_t i = 0; i < lines->point_count; i++) {
		const struct book_point *point = &lines->points[i];
		if (point->entry == entry && point->round == round)
			buf_printf(b, "%s%d: %d/%d", b->len > 0 ? ", " : "", point->deal_no, lines->shares[i].points,
				lines->shares[i].maximum);
	}
}

/* The percentage of so many match points. */
static void explain_percent(struct listing *t, const char *player, const char *code, const char *words,
	struct event_share share, bool is_first)
{
	struct why_figure figure = { code, words, LISTING_HUNDREDTHS, event_share_percent(share), { 0 }, { 0 } };

	buf_printf(&figure.steps, "100 × %d / %d", share.points, share.maximum);
	buf_str(&figure.where, "R-95");
	add_figure(t, "", player, is_first, &figure);
}

static void explain_line_rounds(struct listing *t, enum lang lang, const struct report_lines *lines,
	const struct report_line *row, int64_t entry)
{
	bool is_first = true;

	for (size_t i = 0; i < lines->round_count; i++) {
		struct buf code = { 0 }, words = { 0 };
		if (row->rounds[i].maximum == 0)
			continue;
		buf_printf(&code, "r%d_match_points", lines->round_no[i]);
		buf_msg(&words, lang, &msg_why_round_matches, MSG_ARGS(num_of(lines->round_no[i]).text));
		struct why_figure figure = { buf_text(&code), buf_text(&words), LISTING_INT, row->rounds[i].points,
			{ 0 }, { 0 } };
		write_matches(&figure.steps, lines, entry, lines->round_no[i]);
		buf_str(&figure.where, "R-95");
		add_figure(t, "", row->player, is_first, &figure);
		buf_clear(&code);
		buf_clear(&words);
		buf_printf(&code, "r%d_percent", lines->round_no[i]);
		buf_msg(&words, lang, &msg_why_round_percent, MSG_ARGS(num_of(lines->round_no[i]).text));
		explain_percent(t, row->player, buf_text(&code), buf_text(&words), row->rounds[i], false);
		buf_free(&code);
		buf_free(&words);
		is_first = false;
	}
}

/* What was carried over of match points, or of the most possible. */
static void explain_line_carried(struct listing *t, enum lang lang, const struct report_lines *lines,
	const struct report_line *row, bool of_most)
{
	struct why_figure figure = { of_most ? "carried_maximum" : "carried_match_points",
		(of_most ? &msg_why_carried_maximum : &msg_head_carried_matches)->text[lang], LISTING_INT,
		of_most ? row->carried.maximum : row->carried.points, { 0 }, { 0 } };

	buf_printf(&figure.steps, "%d × %d / 100", of_most ? row->behind.maximum : row->behind.points,
		lines->rules.carry.percent);
	buf_printf(&figure.where, "%s; R-98", lines->rules.carry.event);
	add_figure(t, "", row->player, false, &figure);
}

/* Who is ahead by the percentage, and who by the ties. */
static void explain_line_rank(struct listing *t, enum lang lang, const struct report_lines *lines,
	const struct report_line *row)
{
	struct why_figure rank = { "rank", msg_head_rank.text[lang], LISTING_INT, row->rank, { 0 }, { 0 } };
	int equal = 0, higher = 0;

	for (size_t i = 0; i < lines->placed; i++) {
		equal += lines->rows[i].rank == row->rank;
		higher += event_share_percent(lines->rows[i].share) > event_share_percent(row->share);
	}
	buf_msg(&rank.steps, lang, &msg_why_rank_percent, MSG_ARGS(num_of(higher).text));
	if (row->rank - 1 > higher)
		buf_msg(&rank.steps, lang, &msg_why_rank_ties, MSG_ARGS(num_of(row->rank - 1 - higher).text));
	buf_printf(&rank.steps, "; %d + 1", row->rank - 1);
	if (equal > 1)
		buf_msg(&rank.steps, lang, &msg_why_rank_shared, MSG_ARGS(num_of(equal - 1).text));
	buf_str(&rank.where, lines->rules.tie_count > 0 ? "R-95; R-96" : "R-95");
	add_figure(t, "", row->player, false, &rank);
}

static void explain_line(struct listing *t, enum lang lang, const struct report_lines *lines,
	const struct report_line *row,
	int64_t entry)
{
	struct why_figure sum = { "match_points", msg_head_match_points.text[lang], LISTING_INT,
		row->share.points,
		{ 0 }, { 0 } };
	bool is_carried = lines->rules.carry.percent > 0;

	explain_line_rounds(t, lang, lines, row, entry);
	for (size_t i = 0; i < lines->round_count; i++) {
		if (row->rounds[i].maximum > 0)
			buf_printf(&sum.steps, "%s%d", sum.steps.len > 0 ? " + " : "", row->rounds[i].points);
	}
	for (int of_most = 0; is_carried && of_most < 2; of_most++)
		explain_line_carried(t, lang, lines, row, of_most);
	if (is_carried)
		buf_printf(&sum.steps, " + %d", row->carried.points);
	add_figure(t, "", row->player, false, &sum);
	explain_percent(t, row->player, "percent", msg_head_percent.text[lang], row->share, false);
	if (row->rank > 0)
		explain_line_rank(t, lang, lines, row);
	else
		explain_no_rank(t, lang, row->player, &msg_why_rank_excluded, MSG_NO_ARGS);
}

bool report_why_lines(struct doc *doc, struct book *s, const struct report_lines *lines, const char *player,
	struct err *e)
{
	struct listing t;
	struct buf b = { 0 };
	struct book_entry *entries = NULL;
	size_t count = 0;
	bool found = false, done = book_entries(s, lines->event.id, &entries, &count, e);

	buf_msg(&b, doc->lang, &msg_why_standings_title, MSG_ARGS(lines->event.name));
	doc_title(doc, buf_text(&b));
	start_steps(&t);
	for (size_t i = 0; done && i < lines->count; i++) {
		const struct report_line *row = &lines->rows[i];
		if (strcmp(player, row->player) != 0)
			continue;
		found = true;
		explain_line(&t, doc->lang, lines, row, entry_of(entries, count, row->start_no));
	}
	doc_table(doc, "standings", &t);
	doc_note(doc, msg_why_matches_note.text[doc->lang]);
	buf_free(&b);
	book_free(entries);
	return done && (found || err_set(e, ERR_NOT_FOUND, &msg_why_nobody, MSG_ARGS(player, lines->event.name)));
}

/* ---- a season ------------------------------------------------------------------------------------ */

/* How many share the place of a result. */
static int sharing(const struct report_season *season, size_t event, int place)
{
	int found = 0;

	for (size_t i = 0; i < season->count; i++)
		found += season->rows[i].results[event].place == place;
	return found;
}

/* "(1000·19/21 + 1000·18/21) / 2 · 50%": what the places from one on are worth to each who shares them. */
static void write_worth(struct buf *b, const struct report_season *season, size_t event, int place, int equal)
{
	const struct book_season *how = &season->season;
	const int players = (int)season->events[event].players, weight = season->events[event].of.weight;

	buf_str(b, equal > 1 ? "(" : "");
	for (int i = place; i < place + equal; i++) {
		buf_str(b, i > place ? " + " : "");
		if (how->scale_count > 0)
			buf_printf(b, "%d", i <= how->scale_count ? how->scale[i - 1] : 0);
		else if (players < 2)
			buf_str(b, "1000");
		else
			buf_printf(b, "1000·%d/%d", players - i, players - 1);
	}
	if (equal > 1)
		buf_printf(b, ") / %d", equal);
	if (weight != 100)
		buf_printf(b, " · %d%%", weight);
}

static void explain_result(struct listing *t, enum lang lang, const struct report_season *season,
	const struct report_season_row *row, size_t event, bool is_first)
{
	const struct report_season_result *result = &row->results[event];
	struct why_figure figure = { "points", season->events[event].of.event.name, LISTING_INT, result->points,
		{ 0 }, { 0 } };
	struct num players = num_of((int64_t)season->events[event].players), place = num_of(result->place);
	int equal = sharing(season, event, result->place);
	char code[24];

	snprintf(code, sizeof code, "e%lld_points", (long long)season->events[event].of.event.id);
	figure.code = code;
	if (equal > 1)
		buf_msg(&figure.steps, lang, &msg_why_season_shared,
			MSG_ARGS(place.text, num_of(result->place + equal - 1).text, players.text));
	else
		buf_msg(&figure.steps, lang, &msg_why_season_place, MSG_ARGS(place.text, players.text));
	write_worth(&figure.steps, season, event, result->place, equal);
	if (!result->counts)
		buf_msg(&figure.steps, lang, &msg_why_season_left_out, MSG_ARGS(num_of(season->season.best).text));
	buf_str(&figure.where, "R-97");
	add_figure(t, "", row->player, is_first, &figure);
}

static void explain_season_rank(struct listing *t, enum lang lang, const struct report_season *season,
	const struct report_season_row *row)
{
	struct why_figure figure = { "rank", msg_head_rank.text[lang], LISTING_INT, row->rank, { 0 }, { 0 } };
	int equal = 0;

	for (size_t i = 0; i < season->count; i++)
		equal += season->rows[i].rank == row->rank;
	const struct msg *msg = equal > 1 ? &msg_why_place_shared : &msg_why_place_alone;
	if (row->rank == 0) {
		explain_no_rank(t, lang, row->player, &msg_why_season_few,
			MSG_ARGS(num_of(row->events).text, num_of(season->season.least).text));
		return;
	}
	buf_msg(&figure.steps, lang, msg, MSG_ARGS(num_of(row->rank - 1).text, num_of(equal - 1).text));
	buf_str(&figure.where, "R-97");
	add_figure(t, "", row->player, false, &figure);
}

static void explain_season_row(struct listing *t, enum lang lang, const struct report_season *season,
	const struct report_season_row *row)
{
	struct why_figure sum = { "points", msg_head_season_points.text[lang], LISTING_INT, row->points, { 0 },
		{ 0 } };
	bool is_first = true;

	for (size_t i = 0; i < season->event_count; i++) {
		const struct report_season_result *result = &row->results[i];
		if (result->place == 0)
			continue;
		explain_result(t, lang, season, row, i, is_first);
		is_first = false;
		if (result->counts)
			buf_printf(&sum.steps, "%s%lld", sum.steps.len > 0 ? " + " : "", (long long)result->points);
	}
	buf_str(&sum.where, "R-97");
	add_figure(t, "", row->player, false, &sum);
	explain_season_rank(t, lang, season, row);
}

bool report_why_season(struct doc *doc, const struct report_season *season, const char *player, struct err *e)
{
	struct listing t;
	struct buf title = { 0 };
	bool found = false;

	buf_msg(&title, doc->lang, &msg_why_standings_title, MSG_ARGS(season->season.name));
	doc_title(doc, buf_text(&title));
	buf_free(&title);
	start_steps(&t);
	for (size_t i = 0; i < season->count; i++) {
		if (strcmp(player, season->rows[i].player) != 0)
			continue;
		found = true;
		explain_season_row(&t, doc->lang, season, &season->rows[i]);
	}
	doc_table(doc, "standings", &t);
	return found || err_set(e, ERR_NOT_FOUND, &msg_why_season_nobody, MSG_ARGS(player, season->season.name));
}
