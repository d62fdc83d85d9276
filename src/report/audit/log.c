/* The log: what each step of the book did, in words, before and after. */
#include "report/rulings/rulings.h"
#include "base/messages.h"
#include "desk/rounds/rounds.h"
#include "desk/desk.h"
#include "games/messages.h"
#include "report/messages.h"
#include "report/audit/audit.h"
#include "report/sheet/sheet.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The words for a new row, by its table; then the name of each column. */
static const struct { const char *thing; const struct msg *made; } made_things[] = {
	{ "club", &msg_log_made_club }, { "player", &msg_log_made_player }, { "event", &msg_log_made_event },
	{ "entry", &msg_log_made_entry }, { "round", &msg_log_made_round }, { "game_table", &msg_log_made_table },
	{ "season", &msg_log_made_season }, { "season_event", &msg_log_made_member },
};

static const struct { const char *field; const struct msg *name; } fields[] = {
	{ "name", &msg_log_name }, { "mark", &msg_log_mark }, { "club", &msg_log_club }, { "day", &msg_log_day },
	{ "place", &msg_log_place }, { "edition", &msg_log_edition }, { "stake", &msg_log_stake },
	{ "deals_per_round", &msg_log_deals },
	{ "deals_four", &msg_log_deals_four }, { "player", &msg_log_player }, { "start_no", &msg_log_start_no },
	{ "removed", &msg_log_state },
	{ "signed_by", &msg_log_signed }, { "checked_by", &msg_log_checked }, { "event", &msg_log_choice },
	{ "best", &msg_log_best }, { "least", &msg_log_least }, { "scale", &msg_log_scale },
	{ "weight", &msg_log_weight }, { "public", &msg_log_public },
};

/* The log being written. */
struct teller {
	struct book *s;
	const struct report_log *log;
	bool many_events;
	char asked[TIES_CARRIES + 1][BOOK_NAME];   /* the event asked for, and those whose points it carries */
	int asked_count;
	struct buf where, what, before, after;
	struct err *e;
};

static void say_logged(struct buf *b, const struct teller *t, const struct msg *msg, const char *const args[])
{
	buf_msg(b, t->log->lang, msg, args);
}

/* ---- places, things ---------------------------------------------------------------------------- */

static void say_where(struct teller *t, const struct vault_item *item)
{
	const struct { int no; const struct msg *msg; } places[] = {
		{ item->round, &msg_log_round }, { item->table_no, &msg_log_table }, { item->deal_no, &msg_log_deal },
	};
	bool is_made = strcmp(item->field, "made") == 0;

	if (item->event[0] && t->many_events && !(is_made && strcmp(item->thing, "event") == 0))
		buf_str(&t->where, item->event);
	for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
		if (places[i].no == 0 || (is_made && strcmp(item->thing, "round") == 0))
			continue;
		buf_str(&t->where, t->where.len ? ", " : "");
		say_logged(&t->where, t, places[i].msg, MSG_ARGS(num_of(places[i].no).text));
	}
}

/* Write a value: taken back or not; "*": signed without a name; the default of an unset setting. */
static void say_value(const struct teller *t, struct buf *b, const struct vault_item *item, const char *value)
{
	struct desk_setting setting;
	bool is_unset =
		strcmp(item->thing, "setting") == 0 && !value[0] && desk_setting_known(item->label, &setting);

	if (strcmp(item->field, "removed") == 0)
		say_logged(b, t, value[0] == '1' ? &msg_log_removed : &msg_log_stands, MSG_NO_ARGS);
	else if (strcmp(item->field, "public") == 0)
		buf_str(b, desk_shown_word(t->log->lang, value));
	else if (strcmp(value, "*") == 0)
		say_logged(b, t, &msg_log_yes, MSG_NO_ARGS);
	else
		buf_str(b, is_unset ? setting.standard : value);
}

/* Write "2026-11-21T18:00:00Z 60". */
static void say_clock(const struct teller *t, struct buf *b, const char *value)
{
	char start[32];
	int minutes = 0;

	if (sscanf(value, "%31s %d", start, &minutes) == 2)
		say_logged(b, t, &msg_log_clock_value, MSG_ARGS(time_of(start, t->log->lang).text,
			num_of(minutes).text));
}

/* Write "random off 0 56 s". */
static void say_draw(const struct teller *t, struct buf *b, const char *value)
{
	static const struct msg *const methods[] = { [DRAW_RANDOM] = &msg_log_draw_random,
		[DRAW_STANDING] = &msg_log_draw_standing, [DRAW_ALL_PLAY] = &msg_log_draw_all_play };
	struct draw_how how;

	if (!draw_how_parse(value, &how))
		return;
	say_logged(b, t, methods[how.method], MSG_NO_ARGS);
	if (how.seed[0])
		say_logged(b, t, &msg_log_draw_seed, MSG_ARGS(how.seed));
	if (how.is_apart)
		say_logged(b, t, &msg_log_draw_apart, MSG_NO_ARGS);
}

static void say_time(const struct teller *t, struct buf *b, const char *value)
{
	if (strcmp(value, BOOK_MEASURE_BACK) == 0)
		say_logged(b, t, &msg_log_measure_back, MSG_NO_ARGS);
	else
		buf_str(b, value[0] ? time_of(value, t->log->lang).text : "");
}

/* Write "yes", "no", "still": the last two are a substitute. */
static void say_entrant(const struct teller *t, struct buf *b, const char *value)
{
	if (value[0])
		say_logged(b, t, strcmp(value, "yes") == 0 ? &msg_log_yes : &msg_log_no, MSG_NO_ARGS);
}

/* Write the subject of a setting that the program makes; false: users set it. */
static bool say_made_setting(struct teller *t, const struct vault_item *item)
{
	static const struct {
		const char *key;
		const struct msg *what;
		void (*say)(const struct teller *t, struct buf *b, const char *value);
	} made[] = {
		{ "columns-", &msg_log_columns, NULL }, { "start-", &msg_log_clock, say_clock },
		{ "draw-", &msg_log_draw, say_draw }, { BOOK_MEASURE_AT, &msg_log_measured, say_time },
		{ BOOK_ENTRANT, &msg_log_entrant, say_entrant },
	};

	for (size_t i = 0; i < sizeof made / sizeof *made; i++) {
		if (strncmp(item->label, made[i].key, strlen(made[i].key)) != 0)
			continue;
		say_logged(&t->what, t, made[i].what, MSG_ARGS(item->label + strlen(made[i].key)));
		if (made[i].say) {
			made[i].say(t, &t->before, item->before);
			made[i].say(t, &t->after, item->after);
		}
		return true;
	}
	return false;
}

static void say_row(struct teller *t, const struct vault_item *item)
{
	if (strcmp(item->field, "made") == 0) {
		for (size_t i = 0; i < sizeof made_things / sizeof *made_things; i++) {
			if (strcmp(item->thing, made_things[i].thing) == 0)
				say_logged(&t->what, t, made_things[i].made,
					MSG_ARGS(strcmp(item->thing, "round") == 0 ? num_of(item->round).text : item->label));
		}
		buf_str(&t->after, item->after);
		return;
	}
	if (strcmp(item->thing, "setting") == 0 && say_made_setting(t, item))
		return;
	buf_str(&t->what, item->label);
	for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
		if (strcmp(item->field, fields[i].field) == 0) {
			buf_str(&t->what, t->what.len ? ", " : "");
			say_logged(&t->what, t, fields[i].name, MSG_NO_ARGS);
		}
	}
	say_value(t, &t->before, item, item->before);
	say_value(t, &t->after, item, item->after);
}

/* ---- deals, rulings, measures ------------------------------------------------------------------ */

/* Write "A U z +- o=C (+6 -3 -3)": a deal's line without its number, and its points. */
static void say_line(struct buf *b, const struct book_deal *deal, const struct book_table *table)
{
	const struct game_edition *edition = game_edition_find(table->edition);

	if (edition && deal->has_record) {
		buf_str(b, b->len ? ", " : "");
		if (deal->record.declarer != GAME_NO_SEAT)
			buf_printf(b, "%s ", text_seat_code(deal->record.declarer));
		report_result_write(b, edition, deal);
	}
	if (deal->dealer != book_deal_turn(deal, table))
		buf_printf(b, "%so=%s", b->len ? " " : "", text_seat_code(deal->dealer));
	if (deal->state != BOOK_PLAYED && deal->state != BOOK_RULED)
		return;
	for (int seat = 0; seat < table->seat_count && seat < BOOK_SEATS; seat++)
		buf_printf(b, "%s%s", seat ? " " : " (", num_signed(deal->points[seat]).text);
	buf_char(b, ')');
}

/* Write a revision: "A U z +- (+6 -3 -3)", "érvénytelen – …"; a ruling's reason is with the ruling. */
static bool say_revision(struct teller *t, struct buf *b, int64_t id)
{
	struct book_deal deal;
	struct book_table table;

	if (id == 0)
		return true;
	if (!vault_deal_revision(t->s, id, &deal, &table, t->e))
		return false;
	buf_str(b, report_state_word(t->log->lang, deal.state));
	say_line(b, &deal, &table);
	if (deal.reason[0] && deal.state != BOOK_RULED)
		buf_printf(b, " – %s", deal.reason);
	return true;
}

/* Write how a ruling, or its end, changed the points of a deal that had some: "; változás: +4 -12 +8". */
static bool say_change(struct teller *t, int64_t before_id, int64_t id)
{
	struct book_deal before, after;
	struct book_table table;

	if (before_id == 0 || id == 0)
		return true;
	if (!vault_deal_revision(t->s, before_id, &before, &table, t->e)
		|| !vault_deal_revision(t->s, id, &after, &table, t->e))
		return false;
	bool is_ruled = before.state == BOOK_RULED || after.state == BOOK_RULED;
	if (!is_ruled || memcmp(before.points, after.points, sizeof before.points) == 0)
		return true;
	say_logged(&t->after, t, &msg_log_change, MSG_NO_ARGS);
	for (int seat = 0; seat < table.seat_count && seat < BOOK_SEATS; seat++)
		buf_printf(&t->after, " %s", num_signed(after.points[seat] - before.points[seat]).text);
	return true;
}

/* Write one revision of a ruling; `title` (or NULL) gets its case. */
static bool say_decision(struct teller *t, struct buf *b, int64_t id, struct buf *title)
{
	static const struct msg *const states[] = {
		[COURT_DECIDED] = NULL, [COURT_OPEN] = &msg_state_open, [COURT_DISMISSED] = NULL,
	};
	struct book_ruling ruling;
	struct court_dispute said;

	if (id == 0)
		return true;
	if (!vault_ruling_revision(t->s, id, &ruling, t->e))
		return false;
	bool is_upheld = ruling.said.state != COURT_DISMISSED;
	if (title)
		desk_ruling_title(title, t->log->lang, &ruling);
	if (states[ruling.said.state]) {
		say_logged(b, t, states[ruling.said.state], MSG_NO_ARGS);
		buf_str(b, ", ");
	}
	desk_ruling_outcome(b, t->log->lang, &ruling, NULL);
	/* The offender, the claimant, the time, and what else was established. */
	if (ruling.said.offender >= 0 && is_upheld)
		say_logged(b, t, report_is_clean(t->s, &ruling) ? &msg_log_accused : &msg_log_offender,
			MSG_ARGS(text_seat_code(ruling.said.offender)));
	if (ruling.said.claimant >= 0)
		say_logged(b, t, &msg_log_claimant, MSG_ARGS(text_seat_code(ruling.said.claimant)));
	if (ruling.said.trick > 0)
		say_logged(b, t, &msg_log_trick, MSG_ARGS(num_of(ruling.said.trick).text));
	if (ruling.answers[0] && desk_ruling_read(&ruling, &said)) {
		buf_str(b, "; ");
		desk_court(ruling.edition)->answers_say(b, t->log->lang, &said);
		/* More follows the last sentence. */
		if (b->len > 0 && b->data[b->len - 1] == '.')
			b->data[--b->len] = '\0';
	}
	if (ruling.said.judge[0])
		say_logged(b, t, &msg_log_judge, MSG_ARGS(ruling.said.judge));
	if (is_upheld)
		buf_printf(b, " (%s)", ruling.cites);
	if (ruling.said.act[0] && is_upheld)
		buf_printf(b, " – %s", ruling.said.act);
	if (ruling.said.reason[0])
		buf_printf(b, " – %s", ruling.said.reason);
	return true;
}

/* Write cards as the lines of the journal, one after another. */
static bool say_cards(struct teller *t, struct buf *b, int64_t id)
{
	struct book_cards cards;
	struct buf lines = { 0 };

	if (id == 0)
		return true;
	if (!vault_cards_written(t->s, id, &cards, t->e))
		return false;
	game_cards_lines_write(&lines, &cards.play, "", true);
	for (size_t i = 0; i + 1 < lines.len; i++) {
		if (lines.data[i] == '\n')
			buf_str(b, "; ");
		else
			buf_char(b, lines.data[i]);
	}
	buf_free(&lines);
	return true;
}

static bool say_item(struct teller *t, const struct vault_item *item)
{
	int measure = 0;

	say_where(t, item);
	switch (item->kind) {
	case VAULT_ITEM_DEAL:
		return say_revision(t, &t->before, item->before_row) && say_revision(t, &t->after, item->row)
			&& say_change(t, item->before_row, item->row);
	case VAULT_ITEM_RULING:
		say_logged(&t->what, t, &msg_log_ruling, MSG_NO_ARGS);
		buf_str(&t->what, ": ");
		return say_decision(t, &t->before, item->before_row, NULL)
			&& say_decision(t, &t->after, item->row, &t->what);
	case VAULT_ITEM_CARDS:
		say_logged(&t->what, t, &msg_log_cards, MSG_NO_ARGS);
		return say_cards(t, &t->before, item->before_row) && say_cards(t, &t->after, item->row);
	case VAULT_ITEM_MEASURE:
		while (measure + 1 < BOOK_MEASURES && strcmp(item->field, book_measure_words[measure]) != 0)
			measure++;
		buf_printf(&t->what, "%s, %s", item->label,
			desk_measure_word(t->log->lang, (enum book_measure_kind)measure));
		buf_str(&t->after, item->after);
		return true;
	case VAULT_ITEM_SEED:
		say_logged(&t->what, t, &msg_log_seed, MSG_NO_ARGS);
		break;
	case VAULT_ITEM_SUBSTITUTE:
		say_logged(&t->what, t, &msg_log_substitute, MSG_ARGS(item->label));
		break;
	case VAULT_ITEM_TOTALS:
		say_logged(&t->what, t, &msg_log_totals, MSG_NO_ARGS);
		break;
	case VAULT_ITEM_ROW:
		say_row(t, item);
		return true;
	}
	buf_str(&t->before, item->before);
	buf_str(&t->after, item->after);
	return true;
}

/* ---- step by step ------------------------------------------------------------------------------ */

/* Find the event asked for, and those whose points appear in its standings. */
static bool read_asked(struct teller *t)
{
	struct book_event event;
	struct desk_rules rules;
	bool goes_on = t->log->event;

	if (goes_on)
		event = *t->log->event;
	while (goes_on && t->asked_count <= TIES_CARRIES) {
		snprintf(t->asked[t->asked_count++], BOOK_NAME, "%s", event.name);
		if (!desk_rules_read(t->s, event.id, &rules, t->e))
			return false;
		struct err ignored = { 0 };
		goes_on = rules.carry.percent > 0 && ties_carried(t->s, &rules, 0, &event, &ignored);
	}
	return true;
}

/* Read what a step did, or only what concerns the event asked for; at most as much as is wanted. */
static bool read_step(const struct teller *t, int64_t step, struct vault_items *did)
{
	struct vault_log_wanted wanted = t->log->wanted;

	if (t->log->event)
		wanted.most = 0;
	if (!vault_step_items(t->s, step, &wanted, did, t->e))
		return false;
	if (!t->log->event)
		return true;
	size_t most = t->log->wanted.most, kept = 0;
	for (size_t i = 0; i < did->count; i++) {
		const struct vault_item *item = &did->items[i];
		/* Players may have another name on the event's pages. */
		bool is_player = strcmp(item->thing, "player") == 0 || strcmp(item->thing, "club") == 0;
		bool is_asked = !item->event[0] && is_player && strcmp(item->field, "made") != 0;
		for (int n = 0; n < t->asked_count; n++)
			is_asked = is_asked || strcmp(item->event, t->asked[n]) == 0;
		if (is_asked)
			did->items[kept++] = *item;
	}
	did->total = kept;
	did->count = most > 0 && kept > most ? most : kept;
	return true;
}

/* Report a step; for an undo what it took back, reversed. */
static bool tell_step(struct teller *t, const struct vault_step *step, report_log_visit *visit, void *arg)
{
	struct vault_items did = { 0 };
	bool is_undo = step->kind == VAULT_UNDO && !t->log->own;
	int64_t of = step->of && !t->log->own ? step->of : step->id;
	bool asks_all = t->log->wanted.table == 0 && t->log->wanted.player == 0 && !t->log->event;
	bool done = step->kind == VAULT_UPGRADE || read_step(t, of, &did);

	for (size_t i = 0; done && i < did.count; i++) {
		buf_clear(&t->where);
		buf_clear(&t->what);
		buf_clear(&t->before);
		buf_clear(&t->after);
		done = say_item(t, &did.items[i]);
		const struct report_logged change = { t->log, step, &did.items[i], i, did.total, is_undo,
			buf_text(&t->where), buf_text(&t->what),
			buf_text(is_undo ? &t->after : &t->before), buf_text(is_undo ? &t->before : &t->after) };
		if (done)
			visit(arg, &change);
	}
	if (done && did.count == 0 && asks_all)
		visit(arg, &(struct report_logged){ t->log, step, NULL, 0, 0, false, "", "", "", "" });
	book_free(did.items);
	return done;
}

/* Keep the steps that concern the event, from `skip` on. */
static bool find_asked(const struct teller *t, struct vault_step *steps, size_t *count)
{
	size_t kept = 0;
	int found = 0;

	for (size_t i = 0; i < *count; i++) {
		struct vault_items did = { 0 };
		if (steps[i].kind == VAULT_UPGRADE)
			continue;
		bool done = read_step(t, steps[i].of ? steps[i].of : steps[i].id, &did);
		bool is_about = did.total > 0;
		book_free(did.items);
		if (!done)
			return false;
		if (is_about && found++ >= t->log->skip)
			steps[kept++] = steps[i];
	}
	*count = kept;
	return true;
}

bool report_log_count(struct book *s, const struct report_log *log, int *count, struct err *e)
{
	struct teller teller = { .s = s, .log = log, .e = e };
	struct vault_step *steps = NULL;
	size_t found = 0;
	bool done = read_asked(&teller) && vault_steps(s, log->most, &steps, &found, e)
		&& find_asked(&teller, steps, &found);

	*count = (int)found;
	book_free(steps);
	return done;
}

/* Report the steps asked for: those that concern the event, or the
 * last `most` that changed the table or player. */
static bool tell_steps(struct teller *t, report_log_visit *visit, void *arg)
{
	struct vault_step *steps = NULL;
	size_t count = 0;
	bool counts = t->log->most > 0 && (t->log->wanted.table || t->log->wanted.player);
	bool done = vault_steps(t->s, counts ? 0 : t->log->most, &steps, &count, t->e);
	size_t first = counts ? count : 0;

	const struct vault_log_wanted wanted = { .table = t->log->wanted.table, .player = t->log->wanted.player,
		.deal_no = t->log->wanted.deal_no, .most = 1 };
	for (int found = 0; done && counts && first > 0 && found < t->log->most; first--) {
		const struct vault_step *step = &steps[first - 1];
		struct vault_items did = { 0 };
		if (step->kind == VAULT_UPGRADE)
			continue;
		done = vault_step_items(t->s, step->of ? step->of : step->id, &wanted, &did, t->e);
		found += did.total > 0;
		book_free(did.items);
	}
	if (done && t->log->event)
		done = find_asked(t, steps, &count);
	for (size_t i = first; done && i < count; i++)
		done = tell_step(t, &steps[i], visit, arg);
	book_free(steps);
	return done;
}

bool report_log_each(
	struct book *s, const struct report_log *log, report_log_visit *visit, void *arg, struct err *e)
{
	struct teller teller = { .s = s, .log = log, .e = e };
	struct book_event *events = NULL;
	struct vault_step step;
	size_t count = 0;

	if (!read_asked(&teller) || !book_events(s, &events, &count, e))
		return false;
	book_free(events);
	teller.many_events = count > 1;
	bool done = log->step == 0 ? tell_steps(&teller, visit, arg)
		: vault_step_find(s, log->step, &step, e) && tell_step(&teller, &step, visit, arg);
	buf_free(&teller.where);
	buf_free(&teller.what);
	buf_free(&teller.before);
	buf_free(&teller.after);
	return done;
}

/* ---- for a terminal ---------------------------------------------------------------------------- */

enum { SHOWN = 12, MARGIN = 6 };

struct writer {
	struct doc *doc;
	const struct report_log *log;
};

/* "12  2026-11-21 18:40  Erzsi  deal edit …" */
static void write_head(struct writer *w, const struct vault_step *step)
{
	enum lang lang = w->log->lang;
	struct buf text = { 0 };

	buf_printf(&text, "%s  %s  ", time_of(step->at, lang).text, step->operator_name);
	switch (step->kind) {
	case VAULT_CHANGE:
		buf_str(&text, step->command);
		break;
	case VAULT_UNDO:
		buf_msg(&text, lang, &msg_log_undo, MSG_ARGS(num_of(step->of).text));
		break;
	case VAULT_REDO:
		buf_msg(&text, lang, &msg_log_redo, MSG_ARGS(num_of(step->of).text));
		break;
	case VAULT_UPGRADE:
		buf_msg(&text, lang, &msg_log_upgrade, MSG_NO_ARGS);
		break;
	}
	if (step->undone)
		buf_msg(&text, lang, &msg_log_undone, MSG_NO_ARGS);
	doc_item(w->doc, num_of(step->id).text, MARGIN, buf_text(&text));
	buf_free(&text);
}

/* Is it a setting that users know by its key? */
static bool is_setting(const struct report_logged *change, struct desk_setting *out)
{
	const struct vault_item *item = change->item;

	return item->kind == VAULT_ITEM_ROW && strcmp(item->thing, "setting") == 0
		&& strcmp(change->what, item->label) == 0 && desk_setting_known(item->label, out);
}

/* Write a value; a day in people's notation (scripts get the book's). */
static void write_value(struct buf *b, const struct report_logged *change, const char *value)
{
	enum lang lang = change->log->lang;
	struct desk_setting setting;
	bool is_day = change->item->kind == VAULT_ITEM_ROW && strcmp(change->item->field, "day") == 0;
	bool is_none = strcmp(value, "none") == 0 && is_setting(change, &setting);
	const char *words = is_none ? msg_log_none.text[lang] : *value ? value : "–";

	buf_str(b, is_day && *value ? day_of(value, lang).text : words);
}

void report_logged_write(struct buf *b, const struct report_logged *change)
{
	const struct vault_item *item = change->item;
	struct desk_setting setting;
	/* Was there a value before, or may there have been? */
	bool may_have_two = item->kind == VAULT_ITEM_ROW ? strcmp(item->field, "made") != 0
		: item->kind == VAULT_ITEM_DEAL || item->kind == VAULT_ITEM_SUBSTITUTE
		|| item->kind == VAULT_ITEM_TOTALS;
	bool has_two = change->before[0] || (change->is_back && may_have_two);

	buf_str(b, change->where);
	buf_str(b, change->where[0] && change->what[0] ? ": " : "");
	/* A setting in words, without its values' meaning, and its key: "díjak helyezés szerint (prizes)". */
	if (change->what[0] && is_setting(change, &setting)) {
		const char *words = setting.what->text[change->log->lang];
		buf_printf(b, "%.*s (%s)", (int)strcspn(words, ":,"), words, change->what);
	} else {
		buf_str(b, change->what);
	}
	if (change->before[0] || change->after[0])
		buf_str(b, ": ");
	if (has_two) {
		write_value(b, change, change->before);
		buf_str(b, " → ");
	}
	if (change->after[0] || has_two)
		write_value(b, change, change->after);
	if (change->is_back && !has_two)
		buf_msg(b, change->log->lang, &msg_log_undone, MSG_NO_ARGS);
}

static void write_change(void *arg, const struct report_logged *change)
{
	struct writer *w = arg;
	struct buf text = { 0 };

	if (change->at == 0)
		write_head(w, change->step);
	if (!change->item)
		return;
	report_logged_write(&text, change);
	doc_item(w->doc, "", MARGIN, buf_text(&text));
	if (!w->log->whole && change->at + 1 == SHOWN && change->of > SHOWN) {
		buf_clear(&text);
		buf_msg(&text, w->log->lang, &msg_log_more, MSG_ARGS(num_of((int64_t)(change->of - SHOWN)).text,
			num_of(change->step->of ? change->step->of : change->step->id).text, w->log->command));
		doc_item(w->doc, "", MARGIN, buf_text(&text));
	}
	buf_free(&text);
}

/* ---- as a table -------------------------------------------------------------------------------- */

static void add_step_row(void *arg, const struct report_logged *change)
{
	static const char *const kinds[] = {
		[VAULT_CHANGE] = "change", [VAULT_UNDO] = "undo", [VAULT_REDO] = "redo", [VAULT_UPGRADE] = "upgrade",
	};
	static const struct vault_item nothing;
	struct listing *t = arg;
	const struct vault_step *step = change->step;
	const struct vault_item *item = change->item ? change->item : &nothing;

	listing_number(t, step->id);
	listing_text(t, step->at);
	listing_text(t, step->operator_name);
	listing_text(t, kinds[step->kind]);
	listing_some(t, step->of);
	listing_text(t, step->undone ? "yes" : "");
	listing_text(t, step->command);
	listing_text(t, item->event);
	listing_some(t, item->round);
	listing_some(t, item->table_no);
	listing_some(t, item->deal_no);
	listing_text(t, item->thing);
	listing_text(t, item->field);
	listing_text(t, change->what);
	listing_text(t, change->before);
	listing_text(t, change->after);
	listing_text(t, step->seal);
}

bool report_log_add(struct doc *doc, struct book *s, const struct report_log *log, struct err *e)
{
	struct listing table, *out = &table;
	bool done = true;

	doc_title(doc, msg_log_title.text[log->lang]);
	if (doc_for(doc, DOC_TERMINAL)) {
		struct report_log shown = *log;
		struct writer writer = { doc, log };
		shown.wanted.most = log->whole ? 0 : SHOWN;
		done = report_log_each(s, &shown, write_change, &writer, e);
	}
	if (done && doc_for(doc, DOC_EVERYWHERE & ~(unsigned)DOC_TERMINAL)) {
		listing_start(out, "");
		listing_column(out, "step", &msg_head_step, LISTING_INT);
		listing_column(out, "at", &msg_head_ruling_at, LISTING_TIME);
		listing_column(out, "operator", &msg_head_operator, LISTING_TEXT);
		listing_column(out, "kind", &msg_head_kind, LISTING_TEXT);
		listing_column(out, "of", &msg_head_of, LISTING_INT);
		listing_column(out, "undone", &msg_head_undone, LISTING_TEXT);
		listing_column(out, "command", &msg_head_command, LISTING_TEXT);
		listing_column(out, "event", &msg_head_event, LISTING_TEXT);
		listing_column(out, "round", &msg_head_round_no, LISTING_INT);
		listing_column(out, "table", &msg_head_table_no, LISTING_INT);
		listing_column(out, "deal", &msg_head_deal_no, LISTING_INT);
		listing_column(out, "thing", &msg_head_thing, LISTING_TEXT);
		listing_column(out, "field", &msg_head_field, LISTING_TEXT);
		listing_column(out, "what", &msg_head_what, LISTING_TEXT);
		listing_column(out, "before", &msg_head_before, LISTING_TEXT);
		listing_column(out, "after", &msg_head_after, LISTING_TEXT);
		listing_column(out, "seal", &msg_head_seal, LISTING_TEXT);
		done = report_log_each(s, log, add_step_row, out, e);
		doc_table(doc, "rows", out);
	}
	doc_for(doc, DOC_EVERYWHERE);
	return done;
}
