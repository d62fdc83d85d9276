/* Draws as documents: the possibilities, the seats, the certificate. */
#include "report/rounds/rounds.h"
#include "base/messages.h"
#include "report/standings/standings.h"
#include "report/messages.h"

#include <stdlib.h>
#include <string.h>

/* ---- the standing ------------------------------------------------------------------------------ */

/* In a line comparison: rank by the match points of the rounds up to then. */
static bool line_ranks(struct book *s, const struct book_event *event, int round, struct draw_rank **list,
	size_t *count, struct err *e)
{
	struct report_lines lines;
	bool done = report_lines_make(s, event, 0, &lines, e);
	struct event_row *places = done ? calloc(lines.count + 1, sizeof *places) : NULL;

	*list = places ? calloc(lines.count + 1, sizeof **list) : NULL;
	for (size_t i = 0; *list && i < lines.count; i++) {
		struct event_share share = lines.rows[i].carried;
		for (size_t no = 0; no < lines.round_count && lines.round_no[no] < round; no++) {
			share.points += lines.rows[i].rounds[no].points;
			share.maximum += lines.rows[i].rounds[no].maximum;
		}
		places[i].key[0] = share.maximum > 0 && lines.rows[i].rank > 0 ? event_share_percent(share) : -1;
	}
	if (*list)
		event_place_rows(places, (int)lines.count, 1, NULL, 0);
	for (size_t i = 0; *list && i < lines.count; i++) {
		if (places[i].key[0] >= 0)
			(*list)[(*count)++] = (struct draw_rank){ lines.rows[i].start_no, places[i].place };
	}
	free(places);
	report_lines_free(&lines);
	return done && (*list || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS));
}

/* Before the first round: take the places in the event whose points are carried over. */
static bool carried_ranks(struct book *s, const struct book_event *event, const struct desk_rules *rules,
	struct draw_rank **list, size_t *count, struct err *e)
{
	struct book_event from;
	struct desk_place *places = NULL;
	struct book_entry *entries = NULL;
	size_t place_count = 0, entry_count = 0;
	bool done = ties_carried(s, rules, 0, &from, e) && report_all_ranked(s, &from, &places, &place_count, e)
		&& book_entries(s, event->id, &entries, &entry_count, e);

	*list = done ? calloc(entry_count + 1, sizeof **list) : NULL;
	if (done && !*list)
		done = err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	for (size_t i = 0; done && i < entry_count; i++) {
		struct buf label = { 0 };
		book_player_label(&label, &entries[i].player);
		size_t at = 0;
		while (at < place_count && strcmp(places[at].player, buf_text(&label)) != 0)
			at++;
		if (at < place_count && places[at].rank > 0)
			(*list)[(*count)++] = (struct draw_rank){ entries[i].start_no, places[at].rank };
		buf_free(&label);
	}
	free(places);
	book_free(entries);
	return done;
}

/* List the players ranked after the last round of the standings. */
static bool round_ranks(const struct report_standings *standings, struct draw_rank **list, size_t *count,
	struct err *e)
{
	*list = calloc(standings->count + 1, sizeof **list);
	if (!*list)
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	for (size_t i = 0; i < standings->placed; i++) {
		const struct report_standing *row = &standings->rows[i];
		(*list)[(*count)++]
			= (struct draw_rank){ row->start_no, row->rounds[standings->round_count - 1].drawn_rank };
	}
	return true;
}

bool report_ranks(struct book *s, const struct book_event *event, int round, const struct desk_rules *rules,
	struct draw_rank **list, size_t *count, struct err *e)
{
	struct report_standings standings;
	struct report_field field;
	size_t last = 0;

	*list = NULL;
	*count = 0;
	if (rules->form == DESK_FORM_DUPLICATE)
		return line_ranks(s, event, round, list, count, e);
	if (!report_field_read(s, event, &field, e))
		return false;
	while (last < field.round_count && field.round_no[last] < round)
		last++;
	field.round_count = last;
	/* Before the first round no standing is made. */
	bool done = last > 0 ? report_standings_of(s, event, &field, &standings, e)
			&& round_ranks(&standings, list, count, e)
		: rules->carry.percent == 0 || carried_ranks(s, event, rules, list, count, e);
	if (last > 0)
		report_standings_free(&standings);
	report_field_free(&field);
	return done;
}

/* ---- possibilities ----------------------------------------------------------------------------- */

/* Describe how the field is divided. The words know tables of four in place of threes. */
static void plan_row(struct listing *t, enum lang lang, const struct event_plan *plan,
	struct event_game game, enum event_fill fill)
{
	bool is_of_three = game.players == EVENT_THREE && game.most == EVENT_THREE + 1;
	bool is_least = plan->byes + plan->large == 0 && plan->least == game.players;
	bool is_proved = plan->rounds == plan->bound;
	const struct msg *filled = is_of_three ? &msg_plan_four : &msg_plan_larger;

	if (fill == EVENT_BYES)
		filled = &msg_plan_bye;
	if (is_least)
		filled = is_of_three ? &msg_plan_even : &msg_plan_equal;
	listing_code(t, fill == EVENT_BYES ? "bye" : is_of_three ? "four" : "larger", filled->text[lang]);
	/* The number of tables of each size. */
	for (int size = game.players; size <= game.most; size++)
		listing_number(t, (size == plan->least ? plan->small : 0) + (size == plan->most ? plan->large : 0));
	listing_number(t, plan->byes);
	listing_number(t, plan->rounds);
	listing_code(t, is_proved ? "proved" : "found",
		(is_proved ? &msg_plan_proved : &msg_plan_found)->text[lang]);
}

void report_draw_plan(struct doc *doc, enum lang lang, int players, struct event_game game, int rounds,
	bool *enough)
{
	static const struct { const char *key; const struct msg *head; } sizes[EVENT_SEATS + 1] = {
		[2] = { "twos", &msg_plan_twos }, [3] = { "threes", &msg_plan_threes },
		[4] = { "fours", &msg_plan_fours }, [5] = { "fives", &msg_plan_fives },
		[6] = { "sixes", &msg_plan_sixes }, [7] = { "sevens", &msg_plan_sevens },
	};
	static const enum event_fill fills[] = { EVENT_FOURS, EVENT_BYES };
	struct listing t;
	struct buf title = { 0 };
	bool is_even = players % game.players == 0, any = false;

	buf_msg(&title, lang, &msg_plan_title, MSG_ARGS(num_of(players).text));
	listing_start(&t, buf_text(&title));
	listing_column(&t, "fill", &msg_plan_fill, LISTING_TEXT);
	for (int size = game.players; size <= game.most; size++)
		listing_column(&t, sizes[size].key, sizes[size].head, LISTING_INT);
	listing_column(&t, "byes", &msg_plan_byes, LISTING_INT);
	listing_column(&t, "rounds", &msg_plan_rounds, LISTING_INT);
	listing_column(&t, "certainty", &msg_plan_certainty, LISTING_TEXT);
	*enough = true;
	for (size_t i = 0; i < (is_even ? 1 : sizeof fills / sizeof *fills); i++) {
		struct event_plan plan;
		if (!event_plan_make(players, game, fills[i], &plan))
			continue;
		plan_row(&t, lang, &plan, game, fills[i]);
		*enough = *enough && plan.rounds >= rounds;
		any = any || plan.rounds >= rounds;
	}
	doc_list(doc, lang, &t);
	doc_note(doc, msg_plan_note.text[lang]);
	const struct msg *verdict = *enough ? &msg_plan_enough : any ? &msg_plan_some : &msg_plan_short;
	if (rounds > 0)
		doc_say(doc, doc_note, verdict, MSG_ARGS(num_of(rounds).text));
	buf_free(&title);
}

/* ---- a round ----------------------------------------------------------------------------------- */

/* Write "7. Kiss Péter". */
static void write_player(struct buf *b, const struct draw *draw, int player)
{
	buf_printf(b, "%d. ", draw->entries[player].start_no);
	book_player_label(b, &draw->entries[player].player);
}

/* Add two columns for scripts beside one for people: the start number and the bare name. */
static void apart_columns(struct listing *t, const char *no, const char *name)
{
	listing_column(t, no, &msg_head_seating_start, LISTING_INT);
	listing_for_scripts(t);
	listing_column(t, name, &msg_head_player, LISTING_TEXT);
	listing_for_scripts(t);
}

static void apart_cells(struct listing *t, const struct draw *draw, int player)
{
	struct buf name = { 0 };

	listing_some(t, player != EVENT_NOBODY ? draw->entries[player].start_no : 0);
	if (player != EVENT_NOBODY)
		book_player_label(&name, &draw->entries[player].player);
	listing_text(t, buf_text(&name));
	buf_free(&name);
}

static void cell(struct listing *t, const struct draw *draw, int player)
{
	struct buf name = { 0 };

	if (player != EVENT_NOBODY)
		write_player(&name, draw, player);
	listing_text(t, buf_text(&name));
	buf_free(&name);
}

struct named {
	const char *key, *list_key;
	const struct msg *label;
	int count;
	int players[EVENT_PLAYERS];
};

/* Write "3. Kiss Péter, 7. Nagy Éva"; for scripts also a row each. */
static void name_players(struct doc *doc, enum lang lang, const struct draw *draw, const struct named *named)
{
	struct buf names = { 0 };
	struct listing t;

	listing_start(&t, "");
	apart_columns(&t, "start_no", "name");
	for (int i = 0; i < named->count; i++) {
		buf_str(&names, i > 0 ? ", " : "");
		write_player(&names, draw, named->players[i]);
		apart_cells(&t, draw, named->players[i]);
	}
	doc_pair(doc, named->key, named->label->text[lang], buf_text(&names));
	if (named->count == 0) {
		listing_free(&t);
	} else {
		doc_for(doc, DOC_SCRIPTS);
		doc_table(doc, named->list_key, &t);
		doc_for(doc, DOC_EVERYWHERE);
	}
	buf_free(&names);
}

static void tables(struct doc *doc, enum lang lang, const struct draw *draw)
{
	static const char *const keys[EVENT_SEATS] = { "a", "b", "c", "d", "e", "f", "g" };
	static const char *const names[EVENT_SEATS] = { "a_name", "b_name", "c_name", "d_name", "e_name",
		"f_name", "g_name" };
	struct named resting = { .key = "byes", .list_key = "bye_list", .label = &msg_draw_bye };
	struct named beside = { .key = "stand_ins", .list_key = "stand_in_list", .label = &msg_draw_stand_ins };
	struct listing t;
	int seats = draw->field.game.players;

	for (int no = 0; no < draw->count; no++)
		seats = draw->tables[no].size > seats ? draw->tables[no].size : seats;
	listing_start(&t, "");
	listing_column(&t, "table", &msg_draw_table, LISTING_INT);
	for (int seat = 0; seat < seats; seat++) {
		listing_column(&t, keys[seat], &msg_draw_seat, LISTING_TEXT);
		listing_head(&t, text_seat_code(seat), "");
	}
	for (int seat = 0; seat < seats; seat++)
		apart_columns(&t, report_seat_numbers[seat], names[seat]);
	for (int no = 0; no < draw->count; no++) {
		const struct event_table *table = &draw->tables[no];
		if (table->size <= 1)
			continue;
		listing_number(&t, no + 1);
		for (int seat = 0; seat < seats; seat++)
			cell(&t, draw, seat < table->size ? table->seat[seat] : EVENT_NOBODY);
		for (int seat = 0; seat < seats; seat++)
			apart_cells(&t, draw, seat < table->size ? table->seat[seat] : EVENT_NOBODY);
	}
	doc_table(doc, "tables", &t);
	for (int no = 0; no < draw->count; no++) {
		if (draw->tables[no].size == 1)
			resting.players[resting.count++] = draw->tables[no].seat[0];
	}
	name_players(doc, lang, draw, &resting);
	for (int player = 0; player < draw->field.count; player++) {
		if (draw->stands_in[player])
			beside.players[beside.count++] = player;
	}
	name_players(doc, lang, draw, &beside);
	if (beside.count > 0)
		doc_note(doc, msg_draw_stand_in_note.text[lang]);
}

static void pair(struct doc *doc, enum lang lang, const char *key, const struct msg *label, int64_t figure)
{
	doc_pair(doc, key, label->text[lang], num_of(figure).text);
}

static bool is_of_three(const struct draw *draw)
{
	return draw->field.game.players == EVENT_THREE;
}

static void certificate(struct doc *doc, enum lang lang, const struct draw *draw)
{
	const struct event_grade *grade = &draw->grade;
	const struct msg *clubs = draw->field.is_apart ? &msg_draw_clubs : &msg_draw_clubs_free;
	struct buf seats = { 0 };

	doc_heading(doc, msg_draw_certificate.text[lang]);
	pair(doc, lang, "repeats", &msg_draw_repeats, grade->repeats);
	pair(doc, lang, "four_repeats", is_of_three(draw) ? &msg_draw_turns : &msg_draw_larger_turns,
		grade->turn_repeats);
	pair(doc, lang, "club_pairs", clubs, grade->club_pairs);
	if (draw->has_ranks) {
		pair(doc, lang, "widest", &msg_draw_widest, grade->widest);
		pair(doc, lang, "span2", &msg_draw_span, grade->span2);
	}
	for (int seat = 0; seat < EVENT_SEATS && (seat < draw->field.game.players || grade->seats[seat] > 0);
		 seat++)
		buf_printf(&seats, "%s%lld", seat > 0 ? " " : "", (long long)grade->seats[seat]);
	const struct msg *label = is_of_three(draw) ? &msg_draw_seats : &msg_draw_all_seats;
	doc_pair(doc, "seats", label->text[lang], buf_text(&seats));
	pair(doc, lang, "same_table", &msg_draw_same_table, grade->same_table);
	doc_for(doc, DOC_PEOPLE);
	doc_text(doc, msg_draw_seats_meaning.text[lang]);
	doc_for(doc, DOC_EVERYWHERE);
	buf_free(&seats);
}

/* Add the violation's code and words. */
static void flaw_kind(struct listing *t, enum lang lang, const struct draw *draw,
	const struct event_flaw *flaw)
{
	bool is_bye = flaw->table > 0 && draw->tables[flaw->table - 1].size == 1;

	switch (flaw->kind) {
	case EVENT_REPEAT:
		listing_code(t, "repeat", msg_flaw_repeat.text[lang]);
		break;
	case EVENT_TURN_REPEAT:
		if (is_bye)
			listing_code(t, "bye", msg_flaw_bye.text[lang]);
		else if (is_of_three(draw))
			listing_code(t, "four", msg_flaw_four.text[lang]);
		else
			listing_code(t, "larger", msg_flaw_larger.text[lang]);
		break;
	case EVENT_CLUB_PAIR:
		listing_code(t, "club", msg_flaw_club.text[lang]);
		break;
	case EVENT_SAME_TABLE:
		listing_code(t, "same-table", msg_flaw_same_table.text[lang]);
		break;
	case EVENT_ABSENT:
		listing_code(t, "absent", msg_flaw_absent.text[lang]);
		break;
	case EVENT_TWICE:
		listing_code(t, "twice", msg_flaw_twice.text[lang]);
		break;
	case EVENT_OUT:
		if (draw->is_late[flaw->a])
			listing_code(t, "late", msg_flaw_late.text[lang]);
		else
			listing_code(t, "out",
				(draw->seating == DRAW_BY_HAND ? &msg_flaw_out : &msg_flaw_not_drawn)->text[lang]);
		break;
	}
}

/* Add what the draw depended on that has changed since, or had when its seed was announced. */
static void moved_rows(struct listing *t, enum lang lang, const struct draw_checked *checked)
{
	static const struct { const char *code; const struct msg *what; } kinds[] = {
		[DRAW_NAME_SINCE] = { "name-since", &msg_moved_name_since },
		[DRAW_NAME_AFTER] = { "name-after", &msg_moved_name_after },
		[DRAW_CLUB_SINCE] = { "club-since", &msg_moved_club_since },
		[DRAW_CLUB_AFTER] = { "club-after", &msg_moved_club_after },
		[DRAW_FILL_SINCE] = { "unseated-since", &msg_moved_fill_since },
		[DRAW_FILL_AFTER] = { "unseated-after", &msg_moved_fill_after },
		[DRAW_TOP_SINCE] = { "top-table-since", &msg_moved_top_since },
		[DRAW_PLACE_AFTER] = { "place-after", &msg_moved_place_after },
		[DRAW_PAST_AFTER] = { "met-after", &msg_moved_past_after },
		[DRAW_ROUND_MISSING] = { "no-round", &msg_moved_no_round },
	};

	for (size_t i = 0; i < checked->moved_count; i++) {
		const struct draw_moved *moved = &checked->moved[i];
		struct buf what = { 0 };
		buf_msg(&what, lang, kinds[moved->kind].what, MSG_ARGS(num_of(moved->round).text, moved->name));
		listing_code(t, kinds[moved->kind].code, buf_text(&what));
		listing_some(t, 0);
		cell(t, draw_moved_of(checked), moved->player);
		cell(t, draw_moved_of(checked), EVENT_NOBODY);
		apart_cells(t, draw_moved_of(checked), moved->player);
		apart_cells(t, draw_moved_of(checked), EVENT_NOBODY);
		buf_free(&what);
	}
}

/* Add a row a violation. `checked` may be NULL. */
static void flaws(struct doc *doc, enum lang lang, const struct draw *draw,
	const struct draw_checked *checked)
{
	int shown = draw->flaw_count < DRAW_FLAWS ? draw->flaw_count : DRAW_FLAWS;
	struct listing t;

	listing_start(&t, "");
	listing_column(&t, "violation", &msg_draw_flaw, LISTING_TEXT);
	listing_column(&t, "table", &msg_draw_table, LISTING_INT);
	listing_column(&t, "player", &msg_draw_player, LISTING_TEXT);
	listing_column(&t, "other", &msg_draw_other, LISTING_TEXT);
	apart_columns(&t, "player_start_no", "player_name");
	apart_columns(&t, "other_start_no", "other_name");
	for (int i = 0; i < shown; i++) {
		flaw_kind(&t, lang, draw, &draw->flaws[i]);
		listing_some(&t, draw->flaws[i].table);
		cell(&t, draw, draw->flaws[i].a);
		cell(&t, draw, draw->flaws[i].b);
		apart_cells(&t, draw, draw->flaws[i].a);
		apart_cells(&t, draw, draw->flaws[i].b);
	}
	if (checked)
		moved_rows(&t, lang, checked);
	if (t.row_count == 0) {
		doc_for(doc, DOC_PEOPLE);
		doc_text(doc, msg_draw_no_flaw.text[lang]);
		doc_for(doc, DOC_SCRIPTS);
	}
	doc_table(doc, "violations", &t);
	doc_for(doc, DOC_EVERYWHERE);
}

/* Return what is certain about the draw; nothing, if the seating differs from it. */
static const struct msg *proof_msg(const struct draw *draw)
{
	if (draw->seating != DRAW_AS_DRAWN)
		return draw->seating == DRAW_CHANGED ? &msg_draw_as_seated : NULL;
	if (draw->how.method != DRAW_STANDING)
		return draw->grade.repeats > 0 ? &msg_draw_repeats_found : NULL;
	switch (draw->proof) {
	case EVENT_FOUND: return draw->grade.repeats > 0 ? &msg_draw_repeats_found : &msg_draw_best_found;
	case EVENT_UNAVOIDABLE: return &msg_draw_unavoidable;
	case EVENT_PROVED: return &msg_draw_proved;
	}
	return NULL;
}

const char *report_proof_word(enum event_proof proof)
{
	switch (proof) {
	case EVENT_FOUND: return "none";
	case EVENT_UNAVOIDABLE: return "repeats-unavoidable";
	case EVENT_PROVED: return "best";
	}
	return "";
}

/* Add that for people as a sentence, for scripts as the word used by `arrange`. */
static void draw_proof(struct doc *doc, enum lang lang, const struct draw *draw)
{
	bool is_searched = draw->seating == DRAW_AS_DRAWN && draw->how.method == DRAW_STANDING;
	const struct msg *proof = proof_msg(draw);

	if (proof)
		doc_say(doc, doc_note, proof, MSG_ARGS(num_of(draw->grade.repeats).text));
	bool by_standing = draw->seating != DRAW_BY_HAND && draw->how.method == DRAW_STANDING;
	if (by_standing && draw->unfinished > 0)
		doc_say(doc, doc_note, &msg_draw_not_final, MSG_ARGS(num_of(draw->unfinished).text));
	if (draw->is_standing_other)
		doc_note(doc, msg_draw_standing_other.text[lang]);
	doc_for(doc, DOC_SCRIPTS);
	doc_pair(doc, "proof", "", report_proof_word(is_searched ? draw->proof : EVENT_FOUND));
	if (by_standing)
		doc_pair(doc, "unfinished", "", num_of(draw->unfinished).text);
	if (by_standing)
		doc_pair(doc, "standing_since", "", draw->is_standing_other ? "changed" : "same");
	doc_for(doc, DOC_EVERYWHERE);
}

/* Add whether the seed was the announced one. If none was, people need not read it. */
static void announced(struct doc *doc, const struct draw *draw)
{
	bool is_seeded = draw->seating != DRAW_BY_HAND && draw->how.method != DRAW_STANDING;
	const struct msg *same = draw->is_brought ? &msg_draw_seed_same : &msg_draw_seed_announced;
	bool is_same = strcmp(draw->how.seed, draw->announced) == 0;

	if (is_seeded && draw->announced[0])
		doc_say(doc, doc_text, is_same ? same : &msg_draw_seed_other,
			MSG_ARGS(draw->announced));
	doc_for(doc, DOC_SCRIPTS);
	doc_pair(doc, "announced_seed", "", draw->announced);
	doc_for(doc, DOC_EVERYWHERE);
}

/* Add every announced seed; for people only if several were announced. */
static void announcements(struct doc *doc, enum lang lang, const struct draw_checked *checked)
{
	const int64_t count = (int64_t)checked->announced_count, gone = count - (checked->standing != NULL);
	struct listing t;

	listing_start(&t, "");
	listing_column(&t, "seed", &msg_draw_announced_seed, LISTING_TEXT);
	listing_column(&t, "step", &msg_head_step, LISTING_INT);
	listing_column(&t, "at", &msg_head_ruling_at, LISTING_TIME);
	listing_column(&t, "state", &msg_draw_announced_state, LISTING_TEXT);
	for (int64_t i = 0; i < count; i++) {
		const struct vault_set *set = &checked->announcements[i];
		listing_text(&t, set->value);
		listing_number(&t, set->step.id);
		listing_text(&t, set->step.at);
		/* What became of the seed. */
		if (set->step.undone)
			listing_code(&t, "taken-back", msg_draw_state_taken_back.text[lang]);
		else if (set == checked->standing)
			listing_code(&t, "stands", msg_draw_state_stands.text[lang]);
		else
			listing_code(&t, "replaced", msg_draw_state_replaced.text[lang]);
	}
	pair(doc, lang, "announcements_taken_back", &msg_draw_announcements_gone, gone);
	if (gone == 0)
		doc_for(doc, DOC_SCRIPTS);
	doc_table(doc, "announcements", &t);
	doc_for(doc, DOC_EVERYWHERE);
}

void report_draw_history(struct doc *doc, enum lang lang, const struct draw_checked *checked)
{
	const struct vault_step *step = checked->announced ? &checked->announced->step : NULL;
	struct num since = num_of(checked->since.came);
	struct buf text = { 0 };

	doc_heading(doc, msg_draw_history.text[lang]);
	pair(doc, lang, "taken_back", &msg_draw_taken_back, checked->taken_back);
	if (checked->orders_taken_back >= 0)
		pair(doc, lang, "orders_taken_back", &msg_draw_orders_gone, checked->orders_taken_back);
	const struct msg *when = checked->seated->announced[0] ? &msg_draw_announced_once
		: &msg_draw_not_announced;
	if (step && !checked->is_announced_here)
		when = &msg_draw_announced_there;
	else if (step && checked->since.came > 0)
		when = checked->brought.id ? &msg_draw_announced_until : &msg_draw_announced_before;
	else if (step)
		when = &msg_draw_announced_after;
	buf_msg(&text, lang, when, MSG_ARGS(checked->seated->announced, num_of(step ? step->id : 0).text,
		time_of(step ? step->at : "", lang).text, since.text));
	doc_for(doc, DOC_PEOPLE);
	doc_text(doc, buf_text(&text));
	doc_for(doc, DOC_SCRIPTS);
	if (checked->brought.id) {
		doc_pair(doc, "brought_step", "", num_of(checked->brought.id).text);
		doc_pair(doc, "brought_at", "", checked->brought.at);
	}
	if (step) {
		doc_pair(doc, "announced_step", "", num_of(step->id).text);
		doc_pair(doc, "announced_at", "", step->at);
	}
	if (step && checked->is_announced_here)
		doc_pair(doc, "entered_since", "", since.text);
	doc_for(doc, DOC_EVERYWHERE);
	if (step && checked->is_announced_here) {
		pair(doc, lang, "withdrawn_since", &msg_draw_left, checked->since.left);
		pair(doc, lang, "returned_since", &msg_draw_back, checked->since.back);
		pair(doc, lang, "start_numbers_since", &msg_draw_renumbered, checked->since.renumbered);
	}
	announcements(doc, lang, checked);
	buf_free(&text);
}

/* Add the tables seated differently from the draw: the seed does not give this seating. */
static void changed_since(struct doc *doc, enum lang lang, const struct draw_checked *checked)
{
	struct buf tables = { 0 }, text = { 0 };

	if (!checked || !checked->is_known || checked->count == 0 || checked->seated->seating == DRAW_BY_HAND)
		return;
	for (int i = 0; i < checked->count; i++)
		buf_printf(&tables, "%s%d", i > 0 ? ", " : "", checked->others[i]);
	buf_msg(&text, lang, &msg_draw_changed_since, MSG_ARGS(buf_text(&tables)));
	doc_for(doc, DOC_PEOPLE);
	doc_text(doc, buf_text(&text));
	doc_for(doc, DOC_SCRIPTS);
	doc_pair(doc, "other_tables", "", buf_text(&tables));
	doc_for(doc, DOC_EVERYWHERE);
	buf_free(&text);
	buf_free(&tables);
}

void report_draw_doc(struct doc *doc, enum lang lang, const struct draw *draw,
	const struct draw_checked *checked)
{
	static const struct msg *const methods[] = { [DRAW_RANDOM] = &msg_draw_by_random,
		[DRAW_STANDING] = &msg_draw_by_standing, [DRAW_ALL_PLAY] = &msg_draw_by_all_play };
	struct buf text = { 0 };

	buf_msg(&text, lang, draw->seating == DRAW_BY_HAND ? &msg_draw_title_by_hand : &msg_draw_title,
		MSG_ARGS(draw->event.name, num_of(draw->round).text));
	doc_start(doc, lang, buf_text(&text));
	buf_clear(&text);
	buf_msg(&text, lang, draw->seating == DRAW_BY_HAND ? &msg_draw_seated_by_hand : methods[draw->how.method],
		MSG_ARGS(draw->how.seed));
	doc_subtitle(doc, buf_text(&text));
	announced(doc, draw);
	changed_since(doc, lang, checked);
	tables(doc, lang, draw);
	certificate(doc, lang, draw);
	flaws(doc, lang, draw, checked);
	draw_proof(doc, lang, draw);
	buf_free(&text);
}
