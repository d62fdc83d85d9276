/* Derive the figures at the foot of a sheet, and in the standings, step by step. */
#include "base/messages.h"
#include "report/messages.h"
#include "report/sheet/sheet.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- a table of steps -------------------------------------------------------------------------- */

/* The table being made: the current player, and the steps to the next figure. */
struct why {
	struct listing t;
	enum lang lang;
	const char *seat, *player;
	bool is_first;                 /* the player has no figure yet */
	struct buf steps, where;       /* emptied after each figure */
};

static void start_steps(struct why *why, struct doc *doc, const struct msg *title, const char *const args[])
{
	struct listing *t = &why->t;

	*why = (struct why){ .lang = doc->lang, .seat = "", .player = "" };
	doc_say(doc, doc_title, title, args);
	listing_start(t, "");
	listing_column(t, "seat", &msg_head_why_seat, LISTING_TEXT);
	listing_for_scripts(t);
	listing_column(t, "player", &msg_head_player, LISTING_TEXT);
	listing_column(t, "figure", &msg_head_why_figure, LISTING_TEXT);
	listing_column(t, "value", &msg_head_why_value, LISTING_POINTS);
	listing_column(t, "steps", &msg_head_why_steps, LISTING_TEXT);
	listing_column(t, "where", &msg_head_where, LISTING_TEXT);
}

static void end_steps(struct why *why, struct doc *doc, const char *name)
{
	doc_table(doc, name, &why->t);
	buf_free(&why->steps);
	buf_free(&why->where);
}

static void why_player(struct why *why, const char *player)
{
	why->player = player;
	why->is_first = true;
}

/* Add a figure with the steps collected. */
static void put_figure(struct why *why, const char *code, const char *words, enum listing_kind kind,
	int64_t value)
{
	struct listing *t = &why->t;

	listing_text(t, why->seat);
	listing_code(t, why->player, why->is_first ? why->player : "");
	listing_code(t, code, words);
	listing_number(t, value);
	listing_last(t)->kind = kind;
	listing_text(t, buf_text(&why->steps));
	listing_text(t, buf_text(&why->where));
	buf_clear(&why->steps);
	buf_clear(&why->where);
	why->is_first = false;
}

/* Add the row of a player without a rank: excluded, or with too few results. */
static void put_no_rank(struct why *why, const struct msg *reason, const char *const args[])
{
	struct listing *t = &why->t;

	buf_msg(&why->steps, why->lang, reason, args);
	listing_text(t, "");
	listing_code(t, why->player, "");
	listing_code(t, "rank", msg_head_rank.text[why->lang]);
	listing_empty(t);
	listing_text(t, buf_text(&why->steps));
	listing_text(t, "R-97");
	buf_clear(&why->steps);
}

/* Write one more figure of a sum: "+5 - 12 + 3". */
static void add_term(struct buf *b, int64_t figure)
{
	if (b->len == 0)
		buf_str(b, num_signed(figure).text);
	else
		buf_printf(b, " %s %s", figure < 0 ? "-" : "+", num_of(figure < 0 ? -figure : figure).text);
}

static bool row_counts(const struct report_sheet_row *row)
{
	return row->state == BOOK_PLAYED || row->state == BOOK_RULED;
}

/* Write "13.§ (3) 8 Leejtett lap – a játék folytatódik; a leosztás eredménye érvényes", a line each. */
static void say_ruling(struct buf *b, enum lang lang, const struct book_ruling *ruling,
	const struct book_table *table)
{
	const struct court_kind *kind = court_kind_find(desk_court(ruling->edition), ruling->kind);
	bool is_open = ruling->said.state == COURT_OPEN, is_dismissed = ruling->said.state == COURT_DISMISSED;
	bool waits = is_open && strcmp(ruling->kind, "pay") == 0;

	buf_str(b, b->len > 0 ? "\n" : "");
	desk_ruling_title(b, lang, ruling);
	buf_printf(b, " – %s", is_open ? msg_rulings_possible.text[lang] : "");
	desk_ruling_outcome(b, lang, ruling, table);
	if (is_dismissed || (!ruling->pays && !waits && kind && !kind->redeals))
		buf_str(b, msg_minutes_result_stands.text[lang]);
}

void report_why_rulings(struct buf *b, enum lang lang, const struct report_sheet *sheet, int no,
	bool is_open)
{
	for (size_t i = 0; i < sheet->ruling_count; i++) {
		const struct book_ruling *ruling = &sheet->rulings[i];
		if (ruling->said.no == no && (ruling->said.state == COURT_OPEN) == is_open)
			say_ruling(b, lang, ruling, &sheet->table);
	}
}

/* ---- the foot of a sheet ----------------------------------------------------------------------- */

/* Explain a seat's total, deal by deal: "1. +5 → +5; 2. -1 → +4; 3. void". */
static void explain_total(struct why *why, const struct report_sheet *sheet, int seat)
{
	struct buf *b = &why->steps;

	if (sheet->known.counts) {
		buf_msg(b, why->lang, &msg_why_known, MSG_NO_ARGS);
		buf_str(&why->where, "R-62");
	}
	for (size_t i = 0; !sheet->known.counts && i < sheet->count; i++) {
		const struct report_sheet_row *row = &sheet->rows[i];
		buf_printf(b, "%s%d. ", b->len > 0 ? "; " : "", row->no);
		if (row_counts(row))
			buf_printf(b, "%s%s → %s", num_signed(row->points[seat]).text,
				row->state == BOOK_RULED ? " (§)" : "", num_signed(row->running[seat]).text);
		else
			buf_str(b, report_state_word(why->lang, row->state));
	}
	put_figure(why, "total", msg_why_total.text[why->lang], LISTING_POINTS, sheet->totals[seat]);
}

/* Explain a seat's place, and its placement points if the event counts them. */
static void explain_places(struct why *why, const struct report_sheet *sheet,
	const struct desk_rules *rules, int seat)
{
	int seats = sheet->table.seat_count, place = sheet->place[seat], equal = 0;
	const int *scale = rules->places[seats];
	struct buf *b = &why->steps;

	for (int other = 0; other < seats; other++)
		equal += sheet->place[other] == place;
	buf_msg(b, why->lang, equal > 1 ? &msg_why_place_shared : &msg_why_place_alone,
		MSG_ARGS(num_of(place - 1).text, num_of(equal - 1).text));
	put_figure(why, "place", msg_why_place.text[why->lang], LISTING_INT, place);
	if (sheet->by_score)
		return;
	buf_msg(b, why->lang, equal > 1 ? &msg_why_worth_shared : &msg_why_worth,
		MSG_ARGS(num_of(place).text, num_of(place + equal - 1).text, num_of(seats).text));
	for (int i = 0; i < equal; i++)
		buf_printf(b, "%s%d", i > 0 ? " + " : equal > 1 ? "(" : "", scale[place - 1 + i]);
	if (equal > 1)
		buf_printf(b, ") / %d", equal);
	/* "place-points-5=4-3-2-1-0" */
	buf_printf(&why->where, "place-points-%d=", seats);
	for (int i = 0; i < seats; i++)
		buf_printf(&why->where, "%s%d", i > 0 ? "-" : "", scale[i]);
	if (strcmp(sheet->who[seat], sheet->table.player[seat]) != 0) {
		buf_str(b, "; ");
		buf_msg(b, why->lang, sheet->table.is_for_absent ? &msg_why_absent : &msg_why_main,
			MSG_ARGS(sheet->main[seat]));
		buf_str(&why->where, "; R-61");
	}
	put_figure(why, "place_points", msg_head_place_points.text[why->lang], LISTING_PLACE_POINTS,
		sheet->place_points[seat]);
}

void report_why_foot(struct doc *doc, const struct report_sheet *sheet, const struct desk_rules *rules)
{
	struct num round = num_of(sheet->table.round), no = num_of(sheet->table.no);
	struct why why;

	start_steps(&why, doc, &msg_why_foot_title, MSG_ARGS(round.text, no.text));
	for (int seat = 0; seat < sheet->table.seat_count; seat++) {
		why.seat = text_seat_code(seat);
		why_player(&why, sheet->who[seat]);
		explain_total(&why, sheet, seat);
		explain_places(&why, sheet, rules, seat);
	}
	end_steps(&why, doc, "foot");
	for (size_t i = 0; i < sheet->count; i++) {
		struct buf words = { 0 };
		report_why_rulings(&words, doc->lang, sheet, sheet->rows[i].no, true);
		if (words.len > 0)
			doc_say(doc, doc_note, &msg_why_dispute, MSG_ARGS(round.text, no.text,
				num_of(sheet->rows[i].no).text, buf_text(&words)));
		buf_free(&words);
	}
	if (sheet->count > 0)
		doc_say(doc, doc_note, &msg_why_foot_note, MSG_ARGS(round.text, no.text));
}

void report_why_running(struct buf *b, const struct report_sheet *sheet, int no)
{
	for (size_t i = 0; i < sheet->count; i++) {
		const struct report_sheet_row *row = &sheet->rows[i];
		for (int seat = 0; row->no == no && seat < sheet->table.seat_count; seat++) {
			struct buf sum = { 0 };
			/* The player's points at this table before, in whatever seats. */
			int64_t entry = book_entry_counted(&sheet->table, seat, no), before = 0;
			for (size_t n = 0; n < i * (size_t)sheet->table.seat_count; n++) {
				const struct report_sheet_row *other = &sheet->rows[n / (size_t)sheet->table.seat_count];
				int its = (int)(n % (size_t)sheet->table.seat_count);
				if (book_entry_counted(&sheet->table, its, other->no) == entry)
					before += other->points[its];
			}
			add_term(&sum, before);
			add_term(&sum, row->points[seat]);
			buf_printf(b, "%s%s %s = %s", seat > 0 ? "\n" : "",
				book_player_counted(&sheet->table, seat, no), buf_text(&sum),
				num_signed(before + row->points[seat]).text);
			buf_free(&sum);
		}
	}
}

/* ---- the standings ----------------------------------------------------------------------------- */

/* Did the player share that seat with others? */
static bool shares_seat(const struct book_table *table, int seat, const char *player)
{
	for (int i = 0; i < table->turn_count; i++) {
		const struct book_turn *turn = &table->turns[i];
		if (turn->seat == seat && (strcmp(turn->player, player) == 0
			|| strcmp(book_player_at(table, seat, turn->from - 1), player) == 0))
			return true;
	}
	return false;
}

/* For a shared seat, explain the points by deals played, or by the sheet's share. */
static bool explain_shared(struct why *why, const struct report_sheet *sheet, bool of_score)
{
	struct num round = num_of(sheet->table.round), no = num_of(sheet->table.no);
	struct buf own = { 0 }, seats = { 0 }, mains = { 0 };
	bool found = false, by_deals = of_score && !sheet->known.counts;

	for (int seat = 0; seat < sheet->table.seat_count; seat++) {
		if (!shares_seat(&sheet->table, seat, why->player))
			continue;
		buf_printf(&seats, "%s%s", found ? ", " : "", text_seat_code(seat));
		buf_printf(&mains, "%s%s", found ? ", " : "", sheet->main[seat]);
		found = true;
	}
	/* The player's deals at the table, in whichever seat: "4. +10; 5. -2". */
	for (size_t i = 0; found && by_deals && i < sheet->count; i++) {
		const struct report_sheet_row *row = &sheet->rows[i];
		for (int seat = 0; row_counts(row) && seat < sheet->table.seat_count; seat++) {
			if (strcmp(book_player_at(&sheet->table, seat, row->no), why->player) == 0)
				buf_printf(&own, "%s%d. %s%s", own.len > 0 ? "; " : "", row->no,
					num_signed(row->points[seat]).text, row->state == BOOK_RULED ? " (§)" : "");
		}
	}
	if (found && by_deals)
		buf_msg(&why->steps, why->lang, &msg_why_own_deals,
			MSG_ARGS(buf_text(&seats), buf_text(&own), round.text, no.text));
	else if (found)
		buf_msg(&why->steps, why->lang, &msg_why_seats_points,
			MSG_ARGS(buf_text(&mains), round.text, no.text));
	if (found)
		buf_str(&why->where, of_score && sheet->known.counts ? "R-62" : "R-61");
	buf_free(&own);
	buf_free(&seats);
	buf_free(&mains);
	return found;
}

/* Explain a round's placement points and points, from the sheet (NULL: no seat was taken over). */
static void explain_round(struct why *why, const struct desk_rules *rules, const struct report_round *round,
	int no, const struct report_sheet *sheet)
{
	struct buf words = { 0 };

	for (int of_score = desk_ranks_by_score(rules); round->played && of_score < 2; of_score++) {
		char code[32];
		snprintf(code, sizeof code, "r%d_%s", no, of_score ? "score" : "place_points");
		buf_clear(&words);
		buf_msg(&words, why->lang, of_score ? &msg_why_round_score : &msg_why_round_points,
			MSG_ARGS(num_of(no).text));
		if (!sheet || !explain_shared(why, sheet, of_score))
			buf_msg(&why->steps, why->lang, &msg_why_from_sheet,
				MSG_ARGS(num_of(no).text, num_of(round->other > 0 ? round->other : round->table).text));
		if (round->other > 0)
			buf_printf(&why->steps, " + renonsz why %d %d", no, round->table);
		put_figure(why, code, buf_text(&words), of_score ? LISTING_POINTS : LISTING_PLACE_POINTS,
			of_score ? round->score : round->place_points);
	}
	buf_free(&words);
}

/* Explain each round, with the sheet if a seat at the player's table was taken over. */
static bool explain_rounds(struct why *why, struct book *s, const struct report_standings *standings,
	const struct report_standing *row, struct err *e)
{
	for (size_t i = 0; i < standings->round_count; i++) {
		const struct book_table *turned = NULL;
		struct report_sheet sheet = { 0 };
		for (size_t n = 0; !turned && n < standings->table_count; n++) {
			const struct book_table *table = &standings->tables[n].table;
			if (table->round == standings->round_no[i] && table->no == row->rounds[i].table
				&& table->turn_count > 0)
				turned = table;
		}
		if (turned && !report_sheet_make(s, &standings->event, turned, &sheet, e))
			return false;
		explain_round(why, &standings->rules, &row->rounds[i], standings->round_no[i],
			turned ? &sheet : NULL);
		if (turned)
			report_sheet_free(&sheet);
	}
	return true;
}

/* Explain the points, or the placement points: those carried over from another event, then the sum. */
static void explain_sum(struct why *why, const struct report_standings *standings,
	const struct report_standing *row, bool of_score)
{
	const struct desk_carry *carry = &standings->rules.carry;
	char point = why->lang == LANG_HU ? ',' : '.';
	int first = carry->percent > 0 ? -1 : 0;

	for (int i = first; i < (int)standings->round_count; i++) {
		if (i >= 0 && !row->rounds[i].played)
			continue;
		if (of_score)
			add_term(&why->steps, i < 0 ? row->carried_score : row->rounds[i].score);
		else
			buf_printf(&why->steps, "%s%s", why->steps.len > 0 ? " + " : "",
				num_place_points(i < 0 ? row->carried_place_points : row->rounds[i].place_points,
					point).text);
	}
	if (of_score)
		put_figure(why, "score", msg_head_score.text[why->lang], LISTING_POINTS, row->score);
	else
		put_figure(why, "place_points", msg_head_place_points.text[why->lang], LISTING_PLACE_POINTS,
			row->place_points);
}

/* Explain a rank: how many are ahead by the second figure, by the first, and by the ties. */
static void explain_rank(struct why *why, const struct report_standings *standings,
	const struct report_standing *row)
{
	bool by_place = standings->rules.ranking == DESK_BY_PLACE;
	int by_score = 0, by_points = 0, by_ties = 0, equal = 0;

	for (size_t i = 0; i < standings->placed; i++) {
		const struct report_standing *other = &standings->rows[i];
		if (by_place && other->place_points != row->place_points)
			by_points += other->place_points > row->place_points;
		else if (other->score != row->score)
			by_score += other->score > row->score;
		else
			by_ties += other->rank < row->rank;
		equal += other->rank == row->rank;
	}
	buf_msg(&why->steps, why->lang, by_place ? &msg_why_rank_places : &msg_why_rank_score,
		MSG_ARGS(num_of(by_score).text, num_of(by_points).text));
	if (by_ties > 0)
		buf_msg(&why->steps, why->lang, &msg_why_rank_ties, MSG_ARGS(num_of(by_ties).text));
	buf_printf(&why->steps, "; %d + 1", row->rank - 1);
	if (equal > 1)
		buf_msg(&why->steps, why->lang, &msg_why_rank_shared, MSG_ARGS(num_of(equal - 1).text));
	buf_printf(&why->where, "ranking=%s%s", by_place ? "place" : "score",
		standings->rules.tie_count > 0 ? "; R-96" : "");
	put_figure(why, "rank", msg_head_rank.text[why->lang], LISTING_INT, row->rank);
}

static int64_t entry_of(const struct book_entry *entries, size_t count, int start_no)
{
	for (size_t i = 0; i < count; i++) {
		if (entries[i].start_no == start_no)
			return entries[i].id;
	}
	return 0;
}

/* List the deals that the player won, then those lost, in a game that counts them: "1/1/3, 2/1/1". */
static bool explain_wins(struct why *why, struct book *s, const struct report_standings *standings,
	const struct report_standing *row, struct err *e)
{
	struct book_point *points = NULL;
	struct book_entry *entries = NULL;
	size_t count = 0, entry_count = 0;
	bool done = report_won(s, &standings->event, &standings->rules.game, &points, &count, e)
		&& book_entries(s, standings->event.id, &entries, &entry_count, e);
	int64_t entry = entry_of(entries, entry_count, row->start_no);

	for (int lost = 0; lost < 2; lost++) {
		for (size_t i = 0; i < count; i++) {
			if (points[i].entry == entry && (lost ? points[i].points < 0 : points[i].points > 0))
				buf_printf(&why->steps, "%s%d/%d/%d", why->steps.len > 0 ? ", " : "", points[i].round,
					points[i].table_no, points[i].deal_no);
		}
		put_figure(why, lost ? "deals_lost" : "deals_won",
			(lost ? &msg_why_lost : &msg_why_won)->text[why->lang], LISTING_INT,
			lost ? row->beaten : row->won);
	}
	book_free(points);
	book_free(entries);
	return done;
}

/* Add a note on each open dispute of the event. */
static bool add_disputes(struct doc *doc, struct book *s, const struct report_standings *standings,
	struct err *e)
{
	struct book_ruling *list = NULL;
	struct book_table table;
	size_t count = 0;
	bool done = book_event_rulings(s, standings->event.id, &list, &count, e);

	for (size_t i = 0; done && i < count; i++) {
		struct buf words = { 0 };
		if (list[i].said.state != COURT_OPEN)
			continue;
		done = book_table_find(s, list[i].event, list[i].round, list[i].table_no, &table, e);
		if (done)
			say_ruling(&words, doc->lang, &list[i], &table);
		doc_say(doc, doc_note, &msg_why_dispute, MSG_ARGS(num_of(list[i].round).text,
			num_of(list[i].table_no).text, num_of(list[i].said.no).text, buf_text(&words)));
		buf_free(&words);
	}
	book_free(list);
	return done;
}

bool report_why_standings(struct doc *doc, struct book *s, const struct report_standings *standings,
	const char *player, struct err *e)
{
	const struct desk_rules *rules = &standings->rules;
	const bool by_score = desk_ranks_by_score(rules);
	struct why why;
	struct buf ties = { 0 };
	bool done = true, found = false;

	start_steps(&why, doc, &msg_why_standings_title, MSG_ARGS(standings->event.name));
	for (size_t i = 0; done && i < standings->count; i++) {
		const struct report_standing *row = &standings->rows[i];
		if (strcmp(player, row->player) != 0)
			continue;
		found = true;
		why_player(&why, row->player);
		done = explain_rounds(&why, s, standings, row, e);
		for (int of_score = by_score; rules->carry.percent > 0 && of_score < 2; of_score++) {
			struct num brought = of_score ? num_signed(row->brought_score)
				: num_place_points(row->brought_place_points, doc->lang == LANG_HU ? ',' : '.');
			buf_printf(&why.steps, "%s: %s × %d%%", rules->carry.event, brought.text, rules->carry.percent);
			buf_str(&why.where, "R-98");
			if (of_score)
				put_figure(&why, "carried_score", msg_why_carried_score.text[doc->lang], LISTING_POINTS,
					row->carried_score);
			else
				put_figure(&why, "carried_place_points", msg_why_carried_points.text[doc->lang],
					LISTING_PLACE_POINTS, row->carried_place_points);
		}
		for (int of_score = by_score; of_score < 2; of_score++)
			explain_sum(&why, standings, row, of_score);
		if (done && rules->game.edition->game->winner)
			done = explain_wins(&why, s, standings, row, e);
		if (row->rank > 0)
			explain_rank(&why, standings, row);
		else
			put_no_rank(&why, &msg_why_rank_excluded, MSG_NO_ARGS);
	}
	end_steps(&why, doc, "standings");
	report_ties_say(&ties, doc->lang, rules);
	doc_note(doc, buf_text(&ties));
	buf_free(&ties);
	if (done && !found)
		return err_set(e, ERR_NOT_FOUND, &msg_why_nobody, MSG_ARGS(player, standings->event.name));
	return done && (!standings->is_disputed || add_disputes(doc, s, standings, e));
}

/* ---- match points ------------------------------------------------------------------------------ */

static void put_percent(struct why *why, const char *code, const char *words, struct event_share share)
{
	buf_printf(&why->steps, "100 × %d / %d", share.points, share.maximum);
	buf_str(&why->where, "R-95");
	put_figure(why, code, words, LISTING_HUNDREDTHS, event_share_percent(share));
}

/* Explain a round's match points, deal by deal: "1: 3/4, 2: 1/4"; and their percentage. */
static void explain_line_round(struct why *why, const struct report_lines *lines, int64_t entry, int round,
	struct event_share share)
{
	struct buf words = { 0 };
	char code[32];

	for (size_t i = 0; i < lines->point_count; i++) {
		const struct book_point *point = &lines->points[i];
		if (point->entry == entry && point->round == round)
			buf_printf(&why->steps, "%s%d: %d/%d", why->steps.len > 0 ? ", " : "", point->deal_no,
				lines->shares[i].points, lines->shares[i].maximum);
	}
	buf_str(&why->where, "R-95");
	snprintf(code, sizeof code, "r%d_match_points", round);
	buf_msg(&words, why->lang, &msg_why_round_matches, MSG_ARGS(num_of(round).text));
	put_figure(why, code, buf_text(&words), LISTING_INT, share.points);
	snprintf(code, sizeof code, "r%d_percent", round);
	buf_clear(&words);
	buf_msg(&words, why->lang, &msg_why_round_percent, MSG_ARGS(num_of(round).text));
	put_percent(why, code, buf_text(&words), share);
	buf_free(&words);
}

/* Explain a rank: who is ahead by the percentage, and who by the ties. */
static void explain_line_rank(struct why *why, const struct report_lines *lines,
	const struct report_line *row)
{
	int equal = 0, higher = 0;

	for (size_t i = 0; i < lines->placed; i++) {
		equal += lines->rows[i].rank == row->rank;
		higher += event_share_percent(lines->rows[i].share) > event_share_percent(row->share);
	}
	buf_msg(&why->steps, why->lang, &msg_why_rank_percent, MSG_ARGS(num_of(higher).text));
	if (row->rank - 1 > higher)
		buf_msg(&why->steps, why->lang, &msg_why_rank_ties, MSG_ARGS(num_of(row->rank - 1 - higher).text));
	buf_printf(&why->steps, "; %d + 1", row->rank - 1);
	if (equal > 1)
		buf_msg(&why->steps, why->lang, &msg_why_rank_shared, MSG_ARGS(num_of(equal - 1).text));
	buf_str(&why->where, lines->rules.tie_count > 0 ? "R-95; R-96" : "R-95");
	put_figure(why, "rank", msg_head_rank.text[why->lang], LISTING_INT, row->rank);
}

static void explain_line(struct why *why, const struct report_lines *lines, const struct report_line *row,
	int64_t entry)
{
	const struct desk_carry *carry = &lines->rules.carry;

	for (size_t i = 0; i < lines->round_count; i++) {
		if (row->rounds[i].maximum > 0)
			explain_line_round(why, lines, entry, lines->round_no[i], row->rounds[i]);
	}
	why->is_first = false;
	/* The match points carried over, then the maximum. */
	for (int of_most = 0; carry->percent > 0 && of_most < 2; of_most++) {
		buf_printf(&why->steps, "%d × %d / 100", of_most ? row->behind.maximum : row->behind.points,
			carry->percent);
		buf_printf(&why->where, "%s; R-98", carry->event);
		put_figure(why, of_most ? "carried_maximum" : "carried_match_points",
			(of_most ? &msg_why_carried_maximum : &msg_head_carried_matches)->text[why->lang], LISTING_INT,
			of_most ? row->carried.maximum : row->carried.points);
	}
	for (size_t i = 0; i < lines->round_count; i++) {
		if (row->rounds[i].maximum > 0)
			buf_printf(&why->steps, "%s%d", why->steps.len > 0 ? " + " : "", row->rounds[i].points);
	}
	if (carry->percent > 0)
		buf_printf(&why->steps, " + %d", row->carried.points);
	put_figure(why, "match_points", msg_head_match_points.text[why->lang], LISTING_INT, row->share.points);
	put_percent(why, "percent", msg_head_percent.text[why->lang], row->share);
	if (row->rank > 0)
		explain_line_rank(why, lines, row);
	else
		put_no_rank(why, &msg_why_rank_excluded, MSG_NO_ARGS);
}

bool report_why_lines(struct doc *doc, struct book *s, const struct report_lines *lines, const char *player,
	struct err *e)
{
	struct why why;
	struct book_entry *entries = NULL;
	size_t count = 0;
	bool found = false, done = book_entries(s, lines->event.id, &entries, &count, e);

	start_steps(&why, doc, &msg_why_standings_title, MSG_ARGS(lines->event.name));
	for (size_t i = 0; done && i < lines->count; i++) {
		const struct report_line *row = &lines->rows[i];
		if (strcmp(player, row->player) != 0)
			continue;
		found = true;
		why_player(&why, row->player);
		explain_line(&why, lines, row, entry_of(entries, count, row->start_no));
	}
	end_steps(&why, doc, "standings");
	doc_note(doc, msg_why_matches_note.text[doc->lang]);
	book_free(entries);
	if (done && !found)
		return err_set(e, ERR_NOT_FOUND, &msg_why_nobody, MSG_ARGS(player, lines->event.name));
	return done;
}

/* ---- a season ---------------------------------------------------------------------------------- */

/* Write "(1000·19/21 + 1000·18/21) / 2 · 50%": the share in the places from one on for equals. */
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

/* Explain the points of one event. */
static void explain_result(struct why *why, const struct report_season *season, size_t event,
	const struct report_season_result *result)
{
	const struct report_season_event *of = &season->events[event];
	struct num players = num_of((int64_t)of->players), place = num_of(result->place);
	int equal = 0;
	char code[32];

	for (size_t i = 0; i < season->count; i++)
		equal += season->rows[i].results[event].place == result->place;
	if (equal > 1)
		buf_msg(&why->steps, why->lang, &msg_why_season_shared,
			MSG_ARGS(place.text, num_of(result->place + equal - 1).text, players.text));
	else
		buf_msg(&why->steps, why->lang, &msg_why_season_place, MSG_ARGS(place.text, players.text));
	write_worth(&why->steps, season, event, result->place, equal);
	if (!result->counts)
		buf_msg(&why->steps, why->lang, &msg_why_season_left_out, MSG_ARGS(num_of(season->season.best).text));
	buf_str(&why->where, "R-97");
	snprintf(code, sizeof code, "e%lld_points", (long long)of->of.event.id);
	put_figure(why, code, of->of.event.name, LISTING_INT, result->points);
}

static void explain_season_row(struct why *why, const struct report_season *season,
	const struct report_season_row *row)
{
	int equal = 0;

	for (size_t i = 0; i < season->event_count; i++) {
		if (row->results[i].place > 0)
			explain_result(why, season, i, &row->results[i]);
	}
	for (size_t i = 0; i < season->event_count; i++) {
		const struct report_season_result *result = &row->results[i];
		if (result->place > 0 && result->counts)
			buf_printf(&why->steps, "%s%lld", why->steps.len > 0 ? " + " : "", (long long)result->points);
	}
	buf_str(&why->where, "R-97");
	why->is_first = false;
	put_figure(why, "points", msg_head_season_points.text[why->lang], LISTING_INT, row->points);
	if (row->rank == 0) {
		put_no_rank(why, &msg_why_season_few,
			MSG_ARGS(num_of(row->events).text, num_of(season->season.least).text));
		return;
	}
	for (size_t i = 0; i < season->count; i++)
		equal += season->rows[i].rank == row->rank;
	buf_msg(&why->steps, why->lang, equal > 1 ? &msg_why_place_shared : &msg_why_place_alone,
		MSG_ARGS(num_of(row->rank - 1).text, num_of(equal - 1).text));
	buf_str(&why->where, "R-97");
	put_figure(why, "rank", msg_head_rank.text[why->lang], LISTING_INT, row->rank);
}

bool report_why_season(struct doc *doc, const struct report_season *season, const char *player, struct err *e)
{
	struct why why;
	bool found = false;

	start_steps(&why, doc, &msg_why_standings_title, MSG_ARGS(season->season.name));
	for (size_t i = 0; i < season->count; i++) {
		if (strcmp(player, season->rows[i].player) != 0)
			continue;
		found = true;
		why_player(&why, season->rows[i].player);
		explain_season_row(&why, season, &season->rows[i]);
	}
	end_steps(&why, doc, "standings");
	return found || err_set(e, ERR_NOT_FOUND, &msg_why_season_nobody, MSG_ARGS(player, season->season.name));
}
