/* Show a ruling step by step, in the order of 10.§, with the paragraph of each; its payment; its effects. */
#include "cli/dialogue/dialogue.h"
#include "cli/shell/messages.h"
#include "cli/shell/cli.h"
#include "cli/dialogue/rule_messages.h"

#include <stdio.h>
#include <string.h>

enum { CITE_COLUMNS = 18, PRECEDENTS_SHOWN = 3 };

static void write_place(const struct rule *rule, struct buf *b)
{
	buf_msg(b, rule->cli->lang, &msg_rule_head, MSG_ARGS(num_of(rule->d.table.round).text,
		num_of(rule->d.table.no).text, num_of(rule->d.scene.court.no).text));
}

static void show_head(struct rule *rule, struct buf *b)
{
	const struct desk_dispute *d = &rule->d;
	const struct court_dispute *said = &d->ruling.said;
	int claimed = court_claimed(d->court, &d->rules.game, said);
	const struct court_case row = court_case_at(
		d->court, claimed < 0 ? court_case_of(d->court, said->case_no) : claimed);
	struct buf head = { 0 };

	if (rule->has_book)
		write_place(rule, &head);
	desk_case_title(&head, rule->cli->lang, &row);
	buf_wrap(b, 0, buf_text(&head), rule->cli->look.columns);
	buf_free(&head);
}

/* Write each step after its paragraph. */
static void show_steps(struct rule *rule, struct buf *b)
{
	struct court_steps steps;
	struct buf sign = { 0 };

	rule->d.court->steps(&rule->d.scene.court, rule->cli->lang, &rule->d.ruling,
		rule->has_book ? rule->names : NULL, &steps);
	for (size_t i = 0; i < steps.count; i++) {
		buf_clear(&sign);
		buf_printf(&sign, "  %s", steps.step[i].cite);
		buf_hang(b, buf_text(&sign), CITE_COLUMNS, buf_text(&steps.step[i].text), rule->cli->look.columns);
	}
	buf_free(&sign);
	court_steps_free(&steps);
}

static void show_payment(struct rule *rule, struct buf *b)
{
	const struct court_ruling *ruling = &rule->d.ruling;
	struct buf lines = { 0 }, cites = { 0 };
	size_t start = b->len;

	if (!ruling->pays)
		return;
	rule->d.court->payment_write(&rule->d.scene.court, rule->cli->lang, ruling, &lines);
	buf_msg(b, rule->cli->lang, &msg_rule_payment, MSG_NO_ARGS);
	for (const char *at = buf_text(&lines); *at;) {
		size_t n = strcspn(at, "\n");
		start = b->len;
		buf_str(b, "    ");
		buf_add(b, at, n);
		at += n + 1;
		if (*at)
			buf_char(b, '\n');
	}
	/* After the last line, or below it if the line is too long. */
	court_cites_write(&cites, "   [", ruling->cites, "]");
	size_t columns = text_columns(buf_text(b) + start) + text_columns(buf_text(&cites));
	bool is_wide = rule->cli->look.columns > 0 && columns > (size_t)rule->cli->look.columns;
	buf_str(b, is_wide ? "\n " : "");
	buf_printf(b, "%s\n", buf_text(&cites));
	buf_free(&cites);
	buf_free(&lines);
}

static void show_lines(struct rule *rule, const struct msg *heading, struct buf *lines, struct buf *b)
{
	if (lines->len > 0) {
		buf_msg(b, rule->cli->lang, heading, MSG_NO_ARGS);
		buf_wrap(b, 4, buf_text(lines), rule->cli->look.columns);
	}
	buf_free(lines);
}

void rule_readings_say(struct buf *b, enum lang lang, const char *cites, const char *case_no)
{
	const char *at = cites + court_paragraphs(cites);

	while (*(at += strspn(at, "; "))) {
		size_t n = strcspn(at, ";");
		buf_printf(b, "%s%.*s: ", b->len ? "\n" : "", (int)n, at);
		cli_reading_say(b, lang, at, n, case_no);
		at += n;
	}
}

/* Write the program's own readings apart from the paragraphs. */
static void show_readings(struct rule *rule, struct buf *b)
{
	struct buf lines = { 0 };

	rule_readings_say(&lines, rule->cli->lang, rule->d.ruling.cites, rule->d.ruling.said.case_no);
	show_lines(rule, &msg_rule_readings, &lines, b);
}

/* ---- precedents -------------------------------------------------------------------------------- */

/* Did an earlier ruling have another result? For listed cases: did it follow the rules; else the payment. */
static bool differs(const struct rule *rule, const struct book_ruling *earlier)
{
	const struct court_ruling *now = &rule->d.ruling;
	const struct court_kind *book = court_kind_find(rule->d.court, earlier->book_kind);
	bool deviated = earlier->pays != earlier->book_pays
		|| memcmp(earlier->points, earlier->book_points, sizeof earlier->points) != 0;
	const struct game_court *court = rule->d.court;
	struct court_dispute was;
	int offender = now->said.offender;

	/* Is it comparable: of the same bid; of the jury's, by a known paragraph? */
	if (!desk_ruling_read(earlier, &was))
		return false;
	bool is_jurys = strcmp(now->said.case_no, COURT_JURY) == 0;
	if (is_jurys && !now->said.paragraph[0])
		return false;
	if (!is_jurys && court->bid && strcmp(court->bid(&was, true), court->bid(&now->said, true)) != 0)
		return false;
	if (strcmp(earlier->kind, now->kind->code) != 0)
		return true;
	if (!(book && book->is_jurys) && strcmp(now->said.case_no, COURT_JURY) != 0)
		return deviated != now->deviates;
	return earlier->said.offender >= 0 && offender != GAME_NO_SEAT
		&& earlier->points[earlier->said.offender] != now->points[offender];
}

/* Was the same paragraph applied? A case may have several: a card the
 * declarer dropped is no precedent for a defender's. */
static bool is_precedent(const struct rule *rule, const struct book_ruling *other)
{
	const struct court_dispute *now = &rule->d.ruling.said;
	struct court_dispute was;

	bool is_here = other->table == rule->d.table.id && other->said.no == rule->d.scene.court.no;
	if (is_here && (!rule->d.has_previous || other->item == rule->d.previous.item))
		return false;   /* the ruling itself */
	/* For an unlisted case only the paragraph shows that it was the same. */
	if (strcmp(now->case_no, COURT_JURY) == 0 && !now->paragraph[0])
		return false;
	return strstr(other->cites, rule->d.ruling.book.cites[0]) != NULL && desk_ruling_read(other, &was)
		&& strcmp(was.paragraph, now->paragraph) == 0;
}

static bool show_precedents(struct rule *rule, struct buf *b)
{
	struct cli *cli = rule->cli;
	struct book_ruling kept, *list = NULL;
	size_t count = 0, shown = 0, different = 0;

	desk_dispute_keep(&rule->d, &kept);
	if (!book_precedents(cli->book, kept.said.case_no, kept.answers, &list, &count, &cli->err))
		return false;
	for (size_t i = 0; i < count; i++) {
		if (!is_precedent(rule, &list[i]))
			continue;
		different += differs(rule, &list[i]);
		if (shown == 0)
			buf_msg(b, cli->lang, &msg_rule_precedents, MSG_NO_ARGS);
		if (shown++ < PRECEDENTS_SHOWN) {
			struct buf note = { 0 };
			buf_printf(&note, "%s %s: ", day_of(list[i].day, cli->lang).text, list[i].event_name);
			desk_ruling_note(&note, cli->lang, &list[i]);
			buf_hang(b, "    ", 6, buf_text(&note), cli->look.columns);
			buf_free(&note);
		}
	}
	if (different > 0)
		buf_msg(b, cli->lang, &msg_rule_differs, MSG_ARGS(num_of((int64_t)different).text));
	book_free(list);
	return true;
}

/* On request write what the breach cost, or why that cannot be said. */
static bool show_cost(struct rule *rule, const struct game_play *play, bool found, struct buf *b)
{
	const struct doc_look *look = &rule->cli->look;
	struct buf text = { 0 };
	const bool is_known = found && play->has_breach;

	if (!found)
		buf_msg(&text, look->lang, &msg_rule_no_cards, MSG_ARGS(num_of(rule->d.table.round).text,
			num_of(rule->d.table.no).text, num_of(rule->d.scene.court.no).text));
	else
		buf_msg(is_known ? b : &text, look->lang, is_known ? &msg_rule_cost : &msg_rule_no_breach,
			MSG_ARGS(num_of(play->trick_count).text));
	bool done = !is_known || rule_breach_cost(rule, false, play, &text);
	cli_name_event(rule->cli, &text, 0);
	cli_name_commands(rule->cli, &text);
	buf_wrap(b, is_known ? 4 : 0, buf_text(&text), look->columns);
	buf_free(&text);
	return done;
}

/* Write contradictions of the deal's cards in any case, and their cost on request. */
static bool show_cards(struct rule *rule, struct buf *b)
{
	bool asked = rule->cli->opt[CLI_ANALYSE] != NULL, found;
	struct game_play play;

	if (!rule_find_play(rule, false, &play, &found))
		return false;
	if (found) {   /* contradictions of the recorded cards to the ruling, and to the sheet */
		const struct game_cards_play *cards = rule_cards(rule);
		struct buf ruling = { 0 }, sheet = { 0 };
		cards->against_ruling(&ruling, rule->cli->lang, &play, &rule->d.ruling.said);
		show_lines(rule, &msg_rule_against, &ruling, b);
		if (rule->d.scene.court.record)
			cards->against_record(&sheet, rule->cli->lang, &play, rule->d.scene.court.record);
		show_lines(rule, &msg_rule_sheet_against, &sheet, b);
	}
	return !asked || show_cost(rule, &play, found, b);
}

/* 13.§ (1) 6: the sheet's deals go with its seats. */
static bool show_seats(struct rule *rule, struct buf *b)
{
	const struct desk_dispute *d = &rule->d;
	struct buf line = { 0 };
	int deals = 0;

	if (!desk_dispute_reseats(d))
		return true;
	if (!desk_table_deals(cli_desk(rule->cli), &d->table, &deals))
		return false;
	if (deals > 0) {
		buf_msg(&line, rule->cli->lang, &msg_rule_seats_deals, MSG_ARGS(num_of(deals).text));
		buf_hang(b, "", CITE_COLUMNS, buf_text(&line), rule->cli->look.columns);
	}
	buf_free(&line);
	return true;
}

/* Write the line of a deal, with its number unless that is 0. */
static void write_line(const struct rule *rule, struct buf *b, int no, const struct game_record *record,
	int dealer)
{
	const struct game_edition *edition = rule->d.rules.game.edition;
	const struct game_deal line = { .no = no, .record = *record,
		.dealer = edition->game->always_names_dealer ? dealer : GAME_NO_SEAT };

	game_deal_write(b, edition, &line);
}

void rule_show_deal(struct rule *rule)
{
	const struct court_scene *court = &rule->d.scene.court;
	struct buf text = { 0 }, *out = &rule->cli->out;

	write_place(rule, &text);
	for (int seat = 0; seat < court->seats; seat++)
		buf_printf(&text, "%s%s\u00a0%s", seat > 0 ? "   " : "", text_seat_code(seat), rule->names[seat]);
	buf_wrap(out, 0, buf_text(&text), rule->cli->look.columns);
	buf_free(&text);
	buf_str(out, "  ");
	if (court->record)
		write_line(rule, out, court->no, court->record, court->dealer);
	buf_printf(out, "%s\n", court->record ? "" : msg_rule_deal_none.text[rule->cli->lang]);
}

/* If a ruling that had the deal dealt again falls, so does what was played since. */
static void show_replay_lost(const struct rule *rule, struct buf *b)
{
	const struct desk_dispute *d = &rule->d;
	struct buf now = { 0 }, then = { 0 }, said = { 0 };

	if (!d->is_dealt_anew)
		return;
	write_line(rule, &now, 0, &d->seen.record, d->seen.dealer);
	if (d->original.state == BOOK_PLAYED)
		write_line(rule, &then, 0, &d->original.record, d->original.dealer);
	buf_msg(&said, rule->cli->lang, then.len > 0 ? &msg_rule_replay_lost : &msg_rule_replay_gone,
		MSG_ARGS(buf_text(&now), buf_text(&then)));
	buf_hang(b, "  ", 4, buf_text(&said), rule->cli->look.columns);
	buf_free(&now);
	buf_free(&then);
	buf_free(&said);
}

bool rule_show(struct rule *rule, struct buf *b)
{
	show_head(rule, b);
	show_steps(rule, b);
	if (rule->d.ruling.said.judge[0]) {   /* whose names will be signed */
		struct buf line = { 0 };
		buf_msg(&line, rule->cli->lang, &msg_rule_judge, MSG_ARGS(rule->d.ruling.said.judge));
		buf_hang(b, "", CITE_COLUMNS, buf_text(&line), rule->cli->look.columns);
		buf_free(&line);
	}
	if (!rule->has_book) {   /* without a book there are no precedents, and no cards */
		show_payment(rule, b);
		show_readings(rule, b);
		return true;
	}
	if (!show_seats(rule, b))
		return false;
	if (rule->d.ruling.said.state == COURT_DISMISSED) {
		show_replay_lost(rule, b);
		return show_cards(rule, b);
	}
	const struct court_ruling *r = &rule->d.ruling;
	bool is_played = rule->d.seen.id && rule->d.seen.state == BOOK_PLAYED;
	/* A deal to be dealt again is recorded as played: perhaps it was found out later than stated. */
	if (is_played && r->said.state == COURT_DECIDED && r->kind->redeals)
		buf_hang(b, "  ", 4, msg_rule_played.text[rule->cli->lang], rule->cli->look.columns);
	/* The jury decides a deal whose line is missing: usually a slip of the number. */
	bool is_jurys = strcmp(r->said.case_no, COURT_JURY) == 0;
	if (is_jurys && r->pays && !rule->d.scene.court.record && !rule->d.has_previous)
		buf_hang(b, "  ", 4, msg_rule_unrecorded.text[rule->cli->lang], rule->cli->look.columns);
	show_payment(rule, b);
	show_readings(rule, b);
	return show_precedents(rule, b) && show_cards(rule, b);
}

/* ---- standings --------------------------------------------------------------------------------- */

static void write_standing(struct buf *b, enum lang lang, const struct report_standings *standings,
	const char *player)
{
	static const struct report_standing none;
	const struct report_standing *row = &none;
	for (size_t i = 0; i < standings->count && row == &none; i++) {
		if (strcmp(standings->rows[i].player, player) == 0)
			row = &standings->rows[i];
	}
	struct num rank = num_of(row->rank), score = num_signed(row->score);

	if (row->rank == 0)
		buf_str(b, "–");
	else if (desk_ranks_by_score(&standings->rules))
		buf_msg(b, lang, &msg_rule_standing_score, MSG_ARGS(rank.text, score.text));
	else
		buf_msg(b, lang, &msg_rule_standing, MSG_ARGS(rank.text,
			num_place_points(row->place_points, lang == LANG_HU ? ',' : '.').text, score.text));
}

static void show_standings_change(struct rule *rule, struct buf *b, const struct report_standings *before,
	const struct report_standings *after)
{
	buf_msg(b, rule->cli->lang, &msg_rule_standings, MSG_NO_ARGS);
	for (int seat = 0; seat < rule->d.table.seat_count; seat++) {
		const char *player = book_player_at(&rule->d.table, seat, rule->d.scene.court.no);
		buf_printf(b, "    %s: ", player);
		write_standing(b, rule->cli->lang, before, player);
		buf_str(b, " → ");
		write_standing(b, rule->cli->lang, after, player);
		buf_char(b, '\n');
	}
}

/* The standings with the ruling. */
struct ruled {
	struct cli *cli;
	const struct book_event *event;
	const struct report_field *field;
	struct report_standings standings;
};

static bool look_at_ruled(void *arg)
{
	struct ruled *ruled = arg;

	return report_standings_of(ruled->cli->book, ruled->event, ruled->field, &ruled->standings,
		&ruled->cli->err);
}

bool rule_record(struct rule *rule, struct buf *b, bool is_preview)
{
	struct cli *cli = rule->cli;
	struct report_standings before = { 0 };
	struct report_field field;
	struct ruled after = { .cli = cli, .event = &rule->d.event, .field = &field };
	bool done = report_field_read(cli->book, &rule->d.event, &field, &cli->err)
		&& report_standings_of(cli->book, &rule->d.event, &field, &before, &cli->err)
		&& desk_dispute_rule(cli_desk(cli), &rule->d, is_preview, look_at_ruled, &after);

	/* The consequences are not computed for match points. */
	if (done && before.rules.form != DESK_FORM_DUPLICATE)
		show_standings_change(rule, b, &before, &after.standings);
	report_field_free(&field);
	report_standings_free(&before);
	report_standings_free(&after.standings);
	return done;
}

/* ---- by the recorded cards --------------------------------------------------------------------- */

bool rule_find_play(struct rule *rule, bool blind, struct game_play *play, bool *found)
{
	struct cli *cli = rule->cli;

	*found = false;
	if (rule->has_no_cards)
		return true;
	if (!report_play_find(cli->book, &rule->d.table, rule->d.scene.court.no, play, found, &cli->err))
		return false;
	rule->has_no_cards = !*found && !cli_at_terminal(cli);
	if (*found && !blind)
		report_names(&rule->d.table, rule->d.scene.court.no, play->names);
	return true;
}

bool rule_breach_cost(struct rule *rule, bool blind, const struct game_play *play, struct buf *b)
{
	const struct game_solve *solve = cli_solve(rule->cli, rule->d.event.edition);
	struct game_play seen = *play;
	struct cli_solvers solvers;

	if (!solve || !cli_solvers_make(rule->cli, solve, 1, &solvers))
		return false;
	seen.is_ruled = seen.is_ruled && !blind;
	solve->breach_cost(b, rule->cli->lang, &seen, blind ? NULL : &rule->d.ruling, solvers.list[0]);
	cli_solvers_free(&solvers);
	return true;
}
