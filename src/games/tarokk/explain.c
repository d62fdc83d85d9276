/* Explain a deal of tarokk line by line, then the payment of a lone player. */
#include "base/messages.h"
#include "games/tarokk/messages.h"
#include "games/tarokk/notation.h"

/* ---- who plays --------------------------------------------------------------------------------- */

static void say_head(struct doc *doc, const struct tarokk_deal *deal, const char *const names[GAME_SEATS])
{
	struct buf opponents = { 0 };
	struct num took = num_of(deal->taken), value = num_of(tarokk_parti_value(deal->taken));

	for (int seat = 0; seat < TAROKK_SEATS; seat++) {
		if (tarokk_plays(deal, seat) && tarokk_side_of(deal, seat) == TAROKK_OPPONENTS)
			buf_printf(&opponents, "%s%s", opponents.len > 0 ? ", " : "", game_seat_name(names, seat));
	}
	bool is_alone = deal->alone != TAROKK_PARTNER;
	doc_say(doc, doc_text, is_alone ? &msg_why_alone : &msg_why_partner,
		MSG_ARGS(game_seat_name(names, deal->declarer),
			is_alone ? tarokk_alone_name(deal->alone)->text[doc->lang] : game_seat_name(names, deal->partner),
			buf_text(&opponents), took.text, value.text));
	buf_free(&opponents);
}

/* ---- lines ------------------------------------------------------------------------------------- */

static const char *result_word(enum lang lang, int result)
{
	static const struct msg *const words[] = {
		[TAROKK_UNSAID] = &msg_reason_none, [TAROKK_MADE] = &msg_result_made,
		[TAROKK_LOST] = &msg_result_lost,
		[TAROKK_UNPLAYABLE] = &msg_result_hopeless, [TAROKK_OWN_XXI] = &msg_result_own_xxi,
	};

	return words[result]->text[lang];
}

/* Write "parti", "ulti", "silent-ulti"; and the same in words. */
static void write_part(struct buf *code, struct buf *words, enum lang lang, const struct tarokk_line *line)
{
	const char *figure = tarokk_figure_name(line->figure)->text[lang];
	bool is_silent = line->kind == TAROKK_LINE_SILENT;

	if (line->kind == TAROKK_LINE_PARTI) {
		buf_str(code, "parti");
		buf_msg(words, lang, &msg_line_parti, MSG_NO_ARGS);
		return;
	}
	buf_printf(code, "%s%s", is_silent ? "silent-" : "", tarokk_figure_code(line->figure));
	buf_msg(words, lang, is_silent ? &msg_line_silent_figure : tarokk_figure_name(line->figure),
		MSG_ARGS(figure));
}

static void write_cites(struct buf *b, const struct tarokk_deal *deal, const struct tarokk_line *line)
{
	const char *pieces[2 * TAROKK_REASONS];
	size_t count = tarokk_line_cites(deal, line, pieces);

	count += tarokk_line_readings(deal, line, pieces + count);
	for (size_t i = 0; i < count; i++)
		buf_printf(b, "%s%s", i > 0 ? "; " : "", pieces[i]);
}

/* Why a line counts nothing, by enum tarokk_void. */
static const struct msg *const void_words[] = {
	[TAROKK_COUNTS] = NULL, [TAROKK_DROPPED] = &msg_line_dropped, [TAROKK_OVERLAPPED] = &msg_line_overlapped,
};

/* On a terminal the citations are below their line, for lack of room. */
static void say_lines(struct doc *doc, const struct tarokk_deal *deal, const struct tarokk_settlement *out)
{
	enum { PART = 20, SIDE = 13, RESULT = 13 };
	struct buf b = { 0 };

	for (int i = 0; i < out->line_count; i++) {
		const struct tarokk_line *line = &out->lines[i];
		const struct msg *side = line->side == TAROKK_OPPONENTS ? &msg_side_opponents : &msg_side_declarer;
		struct buf code = { 0 }, words = { 0 }, cites = { 0 };
		write_part(&code, &words, doc->lang, line);
		write_cites(&cites, deal, line);
		buf_str(&b, "  ");
		buf_column(&b, buf_text(&words), PART);
		buf_column(&b, side->text[doc->lang], SIDE);
		buf_column(&b, result_word(doc->lang, line->result), RESULT);
		/* Write "10 × 2 (kontra) = -20"; 0 for a line that counts nothing. */
		if (line->is_void != TAROKK_COUNTS) {
			buf_printf(&b, "0\n%*s%s", 2 + PART, "", void_words[line->is_void]->text[doc->lang]);
		} else {
			buf_int(&b, line->value);
			if (line->level > 1)
				buf_printf(&b, " × %d (%s)", line->level, tarokk_level_name(line->level));
			buf_printf(&b, " = %s", num_signed(line->points).text);
		}
		buf_printf(&b, "\n%*s%s\n", 2 + PART, "", buf_text(&cites));
		buf_free(&code);
		buf_free(&words);
		buf_free(&cites);
	}
	doc_plain(doc, buf_text(&b));
	buf_free(&b);
}

static void list_lines(struct doc *doc, const struct tarokk_deal *deal, const struct tarokk_settlement *out)
{
	static const char *const results[] = {
		[TAROKK_UNSAID] = "", [TAROKK_MADE] = "made", [TAROKK_LOST] = "lost",
		[TAROKK_UNPLAYABLE] = "unplayable", [TAROKK_OWN_XXI] = "own-xxi",
	};
	struct listing t;

	listing_start(&t, "");
	listing_column(&t, "part", &msg_head_what, LISTING_TEXT);
	listing_column(&t, "side", &msg_head_whose, LISTING_TEXT);
	listing_column(&t, "by", &msg_column_player, LISTING_TEXT);
	listing_for_scripts(&t);
	listing_column(&t, "result", &msg_head_result, LISTING_TEXT);
	listing_column(&t, "value", &msg_head_value, LISTING_INT);
	listing_column(&t, "kontra", &msg_head_level, LISTING_INT);
	listing_column(&t, "points", &msg_head_points, LISTING_POINTS);
	listing_column(&t, "cite", &msg_head_cite, LISTING_TEXT);
	for (int i = 0; i < out->line_count; i++) {
		const struct tarokk_line *line = &out->lines[i];
		bool is_theirs = line->side == TAROKK_OPPONENTS;
		struct buf code = { 0 }, words = { 0 }, cites = { 0 };
		write_part(&code, &words, doc->lang, line);
		write_cites(&cites, deal, line);
		listing_code(&t, buf_text(&code), buf_text(&words));
		listing_code(&t, is_theirs ? "opponents" : "declarer",
			(is_theirs ? &msg_side_opponents : &msg_side_declarer)->text[doc->lang]);
		listing_text(&t, line->by == TAROKK_NO_SEAT ? "" : text_seat_code(line->by));
		listing_code(&t, results[line->result], result_word(doc->lang, line->result));
		listing_number(&t, line->value);
		listing_number(&t, line->level > 1 ? line->level : 1);
		if (void_words[line->is_void])
			listing_figure(&t, line->points, void_words[line->is_void]->text[doc->lang]);
		else
			listing_number(&t, line->points);
		listing_text(&t, buf_text(&cites));
		buf_free(&code);
		buf_free(&words);
		buf_free(&cites);
	}
	doc_for(doc, DOC_EVERYWHERE & ~(unsigned)DOC_TERMINAL);
	doc_table(doc, "lines", &t);
	if (doc_for(doc, DOC_TERMINAL))
		say_lines(doc, deal, out);
	doc_for(doc, DOC_EVERYWHERE);
}

/* ---- the sum ----------------------------------------------------------------------------------- */

static void say_sum(struct doc *doc, const struct tarokk_deal *deal, const struct tarokk_settlement *out,
	const char *const names[GAME_SEATS])
{
	struct buf points = { 0 }, rounded = { 0 };
	bool alone = deal->alone != TAROKK_PARTNER;
	int paid = out->points[deal->declarer] / (alone ? 3 : 1), each = deal->is_double ? paid / 2 : paid;

	doc_say(doc, doc_text, out->is_softened ? &msg_why_softened : &msg_why_total,
		MSG_ARGS(num_signed(out->total).text, num_signed(out->unsoftened).text));
	/* Alone: factor, rounding, a third for each; `each` is an opponent's payment before doubling. */
	if (out->factor && out->total != 0) {
		if (out->is_rounded)
			buf_msg(&rounded, doc->lang, &msg_why_rounded, MSG_ARGS(num_signed(3 * each).text));
		doc_say(doc, doc_text, out->total > 0 ? &msg_why_factor_won : &msg_why_factor_lost,
			MSG_ARGS(num_of(out->factor).text, num_signed(out->total).text,
				num_signed(out->factor * out->total).text, buf_text(&rounded), num_signed(each).text));
	}
	if (deal->is_double)
		doc_say(doc, doc_text, &msg_why_double, MSG_ARGS(num_signed(each).text, num_signed(paid).text));
	for (int seat = 0; seat < TAROKK_SEATS; seat++) {
		if (tarokk_plays(deal, seat))
			buf_printf(&points, "%s%s %s", points.len > 0 ? ", " : "", game_seat_name(names, seat),
				num_signed(out->points[seat]).text);
	}
	doc_say(doc, doc_text, &msg_why_points, MSG_ARGS(buf_text(&points)));
	buf_free(&points);
	buf_free(&rounded);
}

bool tarokk_explain(struct doc *doc, const struct game_played *played, const char *const names[GAME_SEATS],
	struct err *e)
{
	struct tarokk_settlement settlement;
	struct tarokk_deal deal = { 0 };

	if (!tarokk_deal_of(played, &deal))
		return err_set(e, ERR_REFUSED, &msg_line_record, MSG_ARGS(played->record->bid));
	if (deal.reason != TAROKK_PLAYED) {
		doc_say(doc, doc_text, &msg_why_thrown_in,
			MSG_ARGS(game_seat_name(names, deal.thrown_by),
				tarokk_reason_name(deal.reason)->text[doc->lang]));
		return true;
	}
	enum tarokk_refusal refusal = tarokk_settle(&deal, &settlement);
	if (refusal != TAROKK_FINE)
		return err_set(e, ERR_REFUSED, tarokk_refusal_msg(refusal), MSG_ARGS(tarokk_refusal_reason(refusal)));
	say_head(doc, &deal, names);
	list_lines(doc, &deal, &settlement);
	say_sum(doc, &deal, &settlement, names);
	return true;
}
