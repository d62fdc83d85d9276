/* A ruling step by step, in the order of 10.§, with the paragraph of each; its payment; what it changes. */
#include "cli/rule.h"
#include "cli/messages.h"

#include <stdio.h>
#include <string.h>

enum { CITE_COLUMNS = 18, PRECEDENTS_SHOWN = 3 };

/* One step: its paragraph, and what was found there. */
static void step(struct rule *rule, struct buf *b, const char *cite, const struct msg *msg, const char *const args[])
{
	struct buf text = { 0 }, sign = { 0 };

	buf_printf(&sign, "  %s", cite);
	buf_msg(&text, rule->cli->lang, msg, args);
	buf_hang(b, buf_text(&sign), CITE_COLUMNS, buf_text(&text), rule->cli->look.columns);
	buf_free(&sign);
	buf_free(&text);
}

static void show_head(struct rule *rule, struct buf *b)
{
	const struct text_ruling *said = &rule->ruling.said;
	int case_no = said->dispute.case_no;

	buf_msg(b, rule->cli->lang, &msg_rule_head, MSG_ARGS(num_of(rule->table.round).text, num_of(rule->table.no).text,
		num_of(rule->scene.no).text, ulti_case_at(case_no)->no));
	buf_str(b, text_case_title(rule->cli->lang, case_no));
	buf_char(b, '\n');
}

static void show_claim(struct rule *rule, struct buf *b)
{
	const struct text_ruling *said = &rule->ruling.said;
	int by = said->claimant, offender = said->dispute.offender;

	if (by != ULTI_NO_SEAT)
		step(rule, b, "10.§ (2)", said->late ? &msg_rule_claim_late : &msg_rule_claim,
			MSG_ARGS(text_seat_code(by), rule->table.player[by]));
	if (said->state == TEXT_DISMISSED)
		return;
	if (offender != ULTI_NO_SEAT)
		step(rule, b, "", &msg_rule_offender, MSG_ARGS(text_seat_code(offender), rule->table.player[offender]));
	if (said->late)
		return;
	step(rule, b, "10.§ (3)", said->agreed ? &msg_rule_agreed : &msg_rule_jury, MSG_NO_ARGS);
}

/* Is it a breach, does it matter, which act was it, is it listed? */
static void show_act(struct rule *rule, struct buf *b)
{
	const struct text_ruling *said = &rule->ruling.said;

	if (said->late)
		return;
	step(rule, b, "10.§ (3) a", &msg_rule_breach, MSG_ARGS(said->act[0] ? said->act : text_case_act(rule->cli->lang, said->dispute.case_no)));
	step(rule, b, "10.§ (3) b", said->minor ? &msg_rule_minor : &msg_rule_matters, MSG_NO_ARGS);
	if (said->minor)
		return;
	if (said->act[0] || said->trick)
		step(rule, b, "10.§ (3) c", said->trick ? &msg_rule_moment : &msg_rule_moment_unsaid,
			MSG_ARGS(num_of(said->trick).text, said->act));
	step(rule, b, "10.§ (3) d", said->dispute.case_no == ULTI_CASE_JURY ? &msg_rule_unlisted : &msg_rule_listed,
		MSG_ARGS(rule->ruling.book.cites[0]));
}

/* The paragraph by which it is paid: in play 10.§ (3) e, else the case's own, the first of all. */
static const char *paying_paragraph(const struct ulti_ruling *book)
{
	for (int i = 0; i < book->cite_count; i++) {
		if (strcmp(book->cites[i], "10.§ (3) e") == 0)
			return book->cites[i];
	}
	return book->cites[0];
}

static void show_penalty(struct rule *rule, struct buf *b)
{
	const struct report_ruling *r = &rule->ruling;
	struct buf words = { 0 };

	if (r->said.late || r->said.minor)
		return;
	text_ruling_write(&words, rule->cli->lang, &r->said.dispute, &r->book);
	step(rule, b, paying_paragraph(&r->book), r->deviates ? &msg_rule_book_says : &msg_rule_says,
		MSG_ARGS(buf_text(&words)));
	buf_free(&words);
	for (int i = 0; i < r->book.cite_count; i++) {
		if (strcmp(r->book.cites[i], "10.§ (3) f") == 0)
			step(rule, b, "10.§ (3) f", &msg_rule_partner, MSG_NO_ARGS);
	}
	if (r->said.dispute.case_no == ULTI_CASE_FALSE_CLAIM)
		step(rule, b, "10.§ (3) g", &msg_rule_false_claim, MSG_NO_ARGS);
	if (r->said.reason[0])
		step(rule, b, "", &msg_rule_reason, MSG_ARGS(r->said.reason));
}

static void show_payment(struct rule *rule, struct buf *b)
{
	struct buf lines = { 0 };

	if (!rule->ruling.pays)
		return;
	report_payment_write(&lines, rule->cli->lang, &rule->ruling, rule->table.seat_count);
	buf_msg(b, rule->cli->lang, &msg_rule_payment, MSG_NO_ARGS);
	for (const char *at = buf_text(&lines); *at;) {
		size_t n = strcspn(at, "\n");
		buf_str(b, "    ");
		buf_add(b, at, n);
		at += n + 1;
		if (*at)
			buf_char(b, '\n');
	}
	buf_printf(b, "   [%s]\n", rule->ruling.cites);
	buf_free(&lines);
}

/* ---- precedents -------------------------------------------------------------------------------- */

/* Did an earlier ruling come to something else? Of listed cases: did it follow the rules; else what was paid. */
static bool differs(const struct store_ruling *earlier, const struct report_ruling *now)
{
	bool deviated = earlier->pays != earlier->book_pays
		|| memcmp(earlier->points, earlier->book_points, sizeof earlier->points) != 0;
	int offender = now->said.dispute.offender;

	if (strcmp(earlier->kind, ulti_ruling_code(now->kind)) != 0)
		return true;
	if (strcmp(earlier->book_kind, ulti_ruling_code(ULTI_RULING_JURY)) != 0
		&& now->said.dispute.case_no != ULTI_CASE_JURY)
		return deviated != now->deviates;
	return earlier->offender >= 0 && offender != ULTI_NO_SEAT
		&& earlier->points[earlier->offender] != now->points[offender];
}

/* Was the same paragraph applied? A case may have several: a card the declarer dropped is no precedent of a defender's. */
static bool is_precedent(const struct rule *rule, const struct store_ruling *other)
{
	return strstr(other->cites, rule->ruling.book.cites[0]) != NULL;
}

static bool is_same(const struct rule *rule, const struct store_ruling *other)
{
	return other->table == rule->table.id && other->deal_no == rule->scene.no
		&& (!rule->has_previous || other->item == rule->previous.item);
}

static void show_precedent(struct rule *rule, struct buf *b, const struct store_ruling *earlier)
{
	struct buf note = { 0 };

	report_ruling_note(&note, rule->cli->lang, earlier);
	buf_printf(b, "    %s %s: %s\n", earlier->day, earlier->event_name, buf_text(&note));
	buf_free(&note);
}

static bool show_precedents(struct rule *rule, struct buf *b)
{
	struct cli *cli = rule->cli;
	struct store_ruling kept, *list = NULL;
	size_t count = 0, shown = 0, different = 0;

	report_ruling_keep(&rule->scene, &rule->ruling, &kept);
	if (!store_precedents(cli->store, kept.case_no, kept.answers, &list, &count, &cli->err))
		return false;
	for (size_t i = 0; i < count; i++) {
		if (is_same(rule, &list[i]) || !is_precedent(rule, &list[i]))
			continue;
		different += differs(&list[i], &rule->ruling);
		if (shown == 0)
			buf_msg(b, cli->lang, &msg_rule_precedents, MSG_NO_ARGS);
		if (shown++ < PRECEDENTS_SHOWN)
			show_precedent(rule, b, &list[i]);
	}
	if (different > 0)
		buf_msg(b, cli->lang, &msg_rule_differs, MSG_ARGS(num_of((int64_t)different).text));
	store_free(list);
	return true;
}

/* A claim that was turned down: nobody did anything, and nobody pays. */
static void show_dismissed(struct rule *rule, struct buf *b)
{
	struct buf words = { 0 };

	report_dismissed_write(&words, rule->cli->lang, &rule->ruling.said, rule->scene.has_deal);
	step(rule, b, "10.§ (3)", &msg_rule_says, MSG_ARGS(buf_text(&words)));
	if (rule->ruling.said.reason[0])
		step(rule, b, "", &msg_rule_reason, MSG_ARGS(rule->ruling.said.reason));
	buf_free(&words);
}

bool rule_show(struct rule *rule, struct buf *b)
{
	show_head(rule, b);
	show_claim(rule, b);
	if (rule->ruling.said.state == TEXT_DISMISSED) {
		show_dismissed(rule, b);
		return true;
	}
	show_act(rule, b);
	show_penalty(rule, b);
	if (rule->ruling.said.late)
		step(rule, b, "10.§ (2)", &msg_rule_too_late, MSG_NO_ARGS);
	if (rule->ruling.said.state == TEXT_OPEN)
		step(rule, b, "", &msg_rule_open, MSG_NO_ARGS);
	show_payment(rule, b);
	return show_precedents(rule, b);
}

/* ---- standings --------------------------------------------------------------------------------- */

static const struct report_standing *standing_of(const struct report_standings *standings, const char *player)
{
	static const struct report_standing none;

	for (size_t i = 0; i < standings->count; i++) {
		if (strcmp(standings->rows[i].player, player) == 0)
			return &standings->rows[i];
	}
	return &none;
}

static void write_standing(struct buf *b, enum lang lang, const struct report_standing *row)
{
	if (row->rank == 0)
		buf_str(b, "–");
	else
		buf_msg(b, lang, &msg_rule_standing, MSG_ARGS(num_of(row->rank).text,
			num_twelfths(row->place_points, lang == LANG_HU ? ',' : '.').text, num_signed(row->score).text));
}

static void compare(struct rule *rule, struct buf *b, const struct report_standings *before,
	const struct report_standings *after)
{
	buf_msg(b, rule->cli->lang, &msg_rule_standings, MSG_NO_ARGS);
	for (int seat = 0; seat < rule->table.seat_count; seat++) {
		const char *player = rule->table.player[seat];
		buf_printf(b, "    %s: ", player);
		write_standing(b, rule->cli->lang, standing_of(before, player));
		buf_str(b, " → ");
		write_standing(b, rule->cli->lang, standing_of(after, player));
		buf_char(b, '\n');
	}
}

bool rule_show_standings(struct rule *rule, struct buf *b, bool keep)
{
	struct cli *cli = rule->cli;
	struct report_standings before = { 0 }, after = { 0 };
	bool done = report_standings_make(cli->store, &rule->event, &before, &cli->err) && cli_begin(cli);

	if (done) {
		done = rule_store(rule) && report_standings_make(cli->store, &rule->event, &after, &cli->err);
		if (!done || !keep)
			store_rollback(cli->store);
	}
	if (done)
		compare(rule, b, &before, &after);
	report_standings_free(&before);
	report_standings_free(&after);
	return done;
}
