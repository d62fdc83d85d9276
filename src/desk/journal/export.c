/* Write a journal: single statements, and a whole event. */
#include "desk/desk.h"
#include "desk/rounds/rounds.h"
#include "desk/journal/journal.h"
#include "desk/rounds/order_inner.h"
#include "games/cards.h"
#include "base/messages.h"
#include "book/messages.h"
#include "desk/messages.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- statements -------------------------------------------------------------------------------- */

/* Write a key with a quoted value; write one with a whole number. */
static void write_quoted(struct buf *b, enum journal_word key, const char *value)
{
	buf_printf(b, " %s=", journal_words[key]);
	text_quote(b, value);
}

static void write_number(struct buf *b, enum journal_word key, int value)
{
	buf_printf(b, " %s=%d", journal_words[key], value);
}

void journal_entry_write(struct buf *b, const struct book_entry *entry)
{
	const struct book_label label = book_label_of(&entry->player);

	buf_printf(b, "%s %d ", journal_words[JOURNAL_WORD_ENTRY], entry->start_no);
	text_quote(b, label.text);
	if (entry->player.club[0])
		write_quoted(b, JOURNAL_WORD_CLUB, entry->player.club);
	if (entry->player.shown[0])
		text_pair_write(b, journal_words[JOURNAL_WORD_PUBLIC], entry->player.shown);
	if (entry->stands_in)
		text_pair_write(b, journal_words[JOURNAL_WORD_STAND_IN], entry->stands_in);
}

void journal_team_write(
	struct buf *b, const struct desk_team *team, const struct book_entry *entries, size_t count)
{
	buf_printf(b, "%s ", journal_words[JOURNAL_WORD_TEAM]);
	text_quote(b, team->name);
	for (int seat = 0; seat < team->count; seat++) {
		const struct book_player *who = NULL;
		for (size_t i = 0; i < count; i++)
			who = entries[i].start_no == team->start_no[seat] ? &entries[i].player : who;
		buf_printf(b, " %s=", text_seat_code(seat));
		if (who)
			text_quote(b, book_label_of(who).text);
		else
			buf_printf(b, "%d", team->start_no[seat]);
	}
	if (team->club[0])
		write_quoted(b, JOURNAL_WORD_CLUB, team->club);
}

void journal_seats_write(struct buf *b, const struct book_table *table)
{
	for (int seat = 0; seat < table->seat_count; seat++) {
		buf_printf(b, "%s%s=", seat > 0 ? " " : "", text_seat_code(seat));
		text_quote(b, table->player[seat]);
	}
}

void journal_turn_write(struct buf *b, const struct book_turn *turn)
{
	buf_printf(b, "%s %d %s=", journal_words[JOURNAL_WORD_TURN], turn->from, text_seat_code(turn->seat));
	text_quote(b, turn->player);
}

void journal_totals_write(struct buf *b, const struct book_totals *totals, int seats)
{
	buf_printf(b, "%s =", journal_words[JOURNAL_WORD_KNOWN]);
	for (int seat = 0; seat < seats; seat++)
		buf_printf(b, " %d", totals->points[seat]);
	write_number(b, JOURNAL_WORD_DEALS, totals->deals);
}

void journal_measure_write(struct buf *b, const struct book_measure *measure)
{
	buf_printf(b, "%s ", journal_words[JOURNAL_WORD_MEASURE]);
	text_quote(b, measure->player);
	text_pair_write(b, journal_words[JOURNAL_WORD_DEGREE], book_measure_words[measure->kind]);
	if (measure->round)
		write_number(b, JOURNAL_WORD_ROUND, measure->round);
	text_pair_write(b, journal_words[JOURNAL_WORD_REASON], measure->reason);
	if (measure->judge[0])
		text_pair_write(b, journal_words[JOURNAL_WORD_JUDGE], measure->judge);
	if (measure->at[0])
		text_pair_write(b, journal_words[JOURNAL_WORD_TAKEN_AT], measure->at);
}

/* ---- a whole event ----------------------------------------------------------------------------- */

/* The state of writing a journal, deal by deal. */
struct journal_copy {
	struct book *book;
	struct buf *b;
	struct err *e;
	const struct game_edition *edition;
	int64_t table;   /* the current one; 0: none yet */
	int *rounds;
	size_t round_count, round_at;   /* the next to write */
	struct book_ruling *rulings;   /* of that table, by deal */
	size_t count, written;
	struct book_deal played;   /* the current deal as it was before its ruling; id 0: not written */
	/* the seats that dealt the attempts at the current number differ, in fact or by a ruling */
	bool dealers_differ;
};

static void write_word(struct buf *b, const char *key, const char *value)
{
	buf_char(b, ' ');
	buf_str(b, key);
	buf_char(b, '=');
	if (value[strspn(value, "abcdefghijklmnopqrstuvwxyz0123456789-")])
		text_quote(b, value);
	else
		buf_str(b, value);
}

static bool write_event(struct journal_copy *journal, const struct book_event *event)
{
	char value[BOOK_SETTING];
	struct desk_setting setting;

	buf_str(journal->b, "verseny ");
	text_quote(journal->b, event->name);
	write_word(journal->b, "datum", event->day);
	if (event->place[0])
		write_word(journal->b, "hely", event->place);
	write_word(journal->b, "szabaly", event->edition);
	if (event->stake)
		write_word(journal->b, "tet", num_of(event->stake).text);
	if (event->deals_per_round)
		write_word(journal->b, "leosztas", num_of(event->deals_per_round).text);
	int four = book_event_deals(event, 4);
	if (four != desk_usual_at_four(event))
		write_word(journal->b, "leosztas-negy", num_of(four).text);
	for (size_t i = 0; desk_setting_at(journal->edition, i, &setting); i++) {
		if (!book_setting(journal->book, event->id, setting.key, value, journal->e))
			return false;
		if (value[0])
			write_word(journal->b, setting.key, value);
	}
	buf_char(journal->b, '\n');
	return true;
}

/* Write the entries and their teams. */
static bool write_people(struct journal_copy *journal, const struct book_event *event)
{
	struct book_entry *entries = NULL;
	struct desk_team *teams = NULL;
	size_t entry_count = 0, count = 0;
	bool done = book_entries(journal->book, event->id, &entries, &entry_count, journal->e)
		&& book_entrants(journal->book, event->id, entries, entry_count, journal->e)
		&& desk_teams_read(journal->book, event->id, &teams, &count, journal->e);

	for (size_t i = 0; done && i < entry_count; i++) {
		journal_entry_write(journal->b, &entries[i]);
		buf_char(journal->b, '\n');
	}
	for (size_t i = 0; done && i < count; i++) {
		journal_team_write(journal->b, &teams[i], entries, entry_count);
		if (teams[i].no != (int)i + 1)
			write_word(journal->b, journal_words[JOURNAL_WORD_TEAM_NO], num_of(teams[i].no).text);
		buf_char(journal->b, '\n');
	}
	book_free(entries);
	free(teams);
	return done;
}

/* A step of the list of order, and its table. */
struct table_step {
	int table, no;
	char value[BOOK_SETTING];
};

static int table_step_order(const void *a, const void *b)
{
	const struct table_step *x = a, *y = b;
	int order = (x->table > y->table) - (x->table < y->table);

	return order ? order : (x->no > y->no) - (x->no < y->no);
}

/* Write the steps of the list of order by table, numbered at each: books that agree write one text. */
static bool write_order(struct journal_copy *journal, const struct book_event *event)
{
	struct table_step *list = NULL, now = { .value = "some" };
	int count = 0, place = 0;
	bool done = true;

	while (done && now.value[0]) {
		struct order_step step = { .table = 0 };
		now.no = count + 1;
		done = order_step_read(journal->book, event->id, now.no, now.value, journal->e);
		if (!done || !now.value[0])
			break;
		struct table_step *more = list_grow(list, (size_t)count, sizeof *list);
		done = more || err_set(journal->e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
		if (!more)
			break;
		list = more;
		now.table = order_step_parse(now.value, &step) ? step.table : 0;
		list[count++] = now;
	}
	list_sort(list, (size_t)count, sizeof *list, table_step_order);
	for (int i = 0; done && i < count; i++) {
		place = i > 0 && list[i].table == list[i - 1].table ? place + 1 : 1;
		buf_printf(journal->b, "%s %d ", journal_words[JOURNAL_WORD_ORDER], place);
		text_quote(journal->b, list[i].value);
		buf_char(journal->b, '\n');
	}
	free(list);
	return done;
}

/* Write "itelet 5 3.4 by=B …". */
static bool write_ruling(struct journal_copy *journal, const struct book_ruling *ruling)
{
	struct court_dispute said;

	if (!desk_ruling_read(ruling, &said))
		return err_set(journal->e, ERR_FAILED, &msg_export_bad_ruling,
			MSG_ARGS(book_path(journal->book), num_of(ruling->id).text));
	court_line_write(journal->b, &said);
	buf_char(journal->b, '\n');
	return true;
}

/* Write the rulings of deals before `no`. */
static bool write_rulings_before(struct journal_copy *journal, int no)
{
	while (journal->written < journal->count && journal->rulings[journal->written].said.no < no) {
		if (!write_ruling(journal, &journal->rulings[journal->written++]))
			return false;
	}
	return true;
}

/* Does the ruling have the deal paid or dealt again? */
static bool decides_deal(const struct book_ruling *ruling)
{
	const struct court_kind *kind = court_kind_find(desk_court(ruling->edition), ruling->kind);

	return ruling->said.state == COURT_DECIDED && (ruling->pays || (kind && kind->redeals));
}

/* Did the ruling have the deal dealt again, before it was played as its line says? */
static bool is_redealt(const struct journal_copy *journal, const struct book_ruling *ruling)
{
	return decides_deal(ruling) && ruling->deal && ruling->deal < journal->played.id;
}

/* Was the ruling made before the deal was played as its line says: did it have that dealt again, or name
 * another dealer, and was not followed? After a ruling that decided the deal none is followed. */
static bool is_in_front(const struct journal_copy *journal, const struct book_ruling *ruling)
{
	struct court_dispute said;

	if (ruling->deal >= journal->played.id || ruling->said.state != COURT_DECIDED || decides_deal(ruling))
		return is_redealt(journal, ruling);
	for (const struct book_ruling *before = journal->rulings + journal->written; before < ruling; before++) {
		if (decides_deal(before) && !is_redealt(journal, before))
			return false;
	}
	return desk_ruling_read(ruling, &said) && said.dealer != GAME_NO_SEAT
		&& said.dealer != journal->played.dealer;
}

/* Write the disputes before the deal, or (`behind`) those after it that leave its result. */
static bool write_rulings_of(struct journal_copy *journal, const struct book_deal *deal, bool behind)
{
	const bool stands = deal->state == BOOK_PLAYED || deal->state == BOOK_VOID;

	for (size_t i = journal->written;
		i < journal->count && journal->rulings[i].said.no == deal->no; i++) {
		const struct book_ruling *ruling = &journal->rulings[i];
		/* Was it decided after the deal, whose declarer it would have barred? */
		const bool bars_declarer = deal->state == BOOK_PLAYED && ruling->said.state == COURT_DECIDED
			&& deal->record.declarer != GAME_NO_SEAT && ruling->barred[deal->record.declarer];
		const bool is_behind = stands && (ruling->said.state == COURT_OPEN || bars_declarer);
		if (is_behind == behind && !is_in_front(journal, ruling) && !write_ruling(journal, ruling))
			return false;
	}
	return true;
}

/* Does the second belong before the first: made earlier, or at the same time in other words? A ruling that
 * decides the deal dismisses the claims open then: one still open came after it. */
static bool is_out_of_order(const struct book_ruling two[2])
{
	struct court_dispute said[2];
	struct buf lines[2] = { 0 };
	int order = strcmp(two[0].said.at, two[1].said.at);

	if (two[0].said.no == two[1].said.no && decides_deal(&two[0]) && decides_deal(&two[1]))
		return two[1].deal && two[0].deal > two[1].deal;
	if (two[0].said.no != two[1].said.no || decides_deal(&two[0]))
		return false;
	if (decides_deal(&two[1]))
		return two[0].said.state == COURT_OPEN;
	for (int i = 0; order == 0 && i < 2; i++) {
		if (desk_ruling_read(&two[i], &said[i]))
			court_line_write(&lines[i], &said[i]);
	}
	order = order ? order : strcmp(buf_text(&lines[0]), buf_text(&lines[1]));
	buf_free(&lines[0]);
	buf_free(&lines[1]);
	return order > 0;
}

/*
 * Write the rulings of the current table that have no deal, and read the next table's. Rulings are sorted by
 * content, so that two books with the same rulings of a deal write the same: numbers are each book's own.
 * Those that decide their deal keep their places, in the order of what they made of it.
 */
static bool turn_rulings(struct journal_copy *journal, int64_t table)
{
	if (!write_rulings_before(journal, INT_MAX))
		return false;
	book_free(journal->rulings);
	journal->rulings = NULL;
	journal->count = journal->written = 0;
	bool done = !table || book_table_rulings(journal->book, table, &journal->rulings, &journal->count,
		journal->e);
	for (size_t end = 1; end < journal->count; end++) {
		struct book_ruling *list = journal->rulings;
		for (size_t i = end; i > 0 && is_out_of_order(&list[i - 1]); i--) {
			struct book_ruling other = list[i];
			list[i] = list[i - 1];
			list[i - 1] = other;
		}
	}
	return done;
}

void journal_draw_write(struct buf *b, const struct draw_how *how)
{
	text_pair_write(b, journal_words[JOURNAL_WORD_METHOD], draw_method_words[how->method]);
	if (how->seed[0])
		write_quoted(b, JOURNAL_WORD_SEED, how->seed);
	if (how->is_apart)
		text_pair_write(b, journal_words[JOURNAL_WORD_CLUBS], "apart");
	if (how->is_top_first)
		text_pair_write(b, journal_words[JOURNAL_WORD_TOP], "first");
	if (how->rounds)
		write_number(b, JOURNAL_WORD_ROUNDS, how->rounds);
}

/* Write a round, the seed of its deals, how it was drawn, and its clock. */
static bool write_round(struct journal_copy *journal, int64_t event, int round)
{
	struct buf *b = journal->b;
	struct book_duplicate duplicate;
	struct round_clock clock;
	struct draw_how how;
	struct draw_absent absent = { .is_known = false };
	char unseated[BOOK_SETTING] = "";
	bool is_drawn = false;

	if (!book_duplicate_find(journal->book, event, round, &duplicate, journal->e)
		|| !clock_read(journal->book, event, round, &clock, journal->e)
		|| !draw_how_read(journal->book, event, round, &how, &is_drawn, journal->e))
		return false;
	if (is_drawn && (!draw_absent_read(journal->book, event, round, &absent, journal->e)
		|| !book_setting(journal->book, event, "unseated", unseated, journal->e)))
		return false;
	buf_printf(b, "%s %d\n", journal_words[JOURNAL_WORD_ROUND], round);
	if (duplicate.id) {
		buf_printf(b, "%s %d", journal_words[JOURNAL_WORD_ROUND], duplicate.round);
		write_quoted(b, JOURNAL_WORD_SEED, duplicate.seed);
		write_number(b, JOURNAL_WORD_DEALS, duplicate.deals);
		buf_char(b, '\n');
	}
	if (is_drawn) {
		buf_str(b, journal_words[JOURNAL_WORD_DRAW]);
		journal_draw_write(b, &how);
		/* Where players may rest, list the start numbers of those absent; 0: none. */
		const bool is_said = absent.is_known && strcmp(unseated, "bye") == 0;
		if (is_said)
			write_number(b, JOURNAL_WORD_ABSENT, absent.start_no[0]);
		for (int i = 1; is_said && i < absent.count; i++)
			buf_printf(b, ",%d", absent.start_no[i]);
		buf_char(b, '\n');
	}
	if (clock.minutes > 0) {
		buf_str(b, journal_words[JOURNAL_WORD_CLOCK]);
		text_pair_write(b, journal_words[JOURNAL_WORD_STARTED], clock.start);
		write_number(b, JOURNAL_WORD_MINUTES, clock.minutes);
		buf_char(b, '\n');
	}
	return true;
}

/* Write the remaining rounds up to `last`, including those without players. */
static bool write_rounds(struct journal_copy *journal, int64_t event, int last)
{
	while (journal->round_at < journal->round_count && journal->rounds[journal->round_at] <= last) {
		if (!write_round(journal, event, journal->rounds[journal->round_at++]))
			return false;
	}
	return true;
}

static bool write_table(struct journal_copy *journal, const struct book_table *table)
{
	struct book_totals totals;
	struct buf *b = journal->b;

	if (!write_rounds(journal, table->event, table->round))
		return false;
	buf_printf(b, "%s %d", journal_words[JOURNAL_WORD_TABLE], table->no);
	if (table->is_signed && table->signed_by[0])
		write_quoted(b, JOURNAL_WORD_SIGNED, table->signed_by);
	else if (table->is_signed)
		buf_printf(b, " %s", journal_words[JOURNAL_WORD_SIGNED]);
	if (table->is_checked)
		write_quoted(b, JOURNAL_WORD_CHECKED, table->checked_by);
	buf_char(b, '\n');
	journal_seats_write(b, table);
	buf_char(b, '\n');
	/* A line for each deal from which another player sits there. */
	for (int from = 0, next; from < INT_MAX; from = next) {
		next = INT_MAX;
		for (int i = 0; i < table->turn_count; i++) {
			if (table->turns[i].from > from && table->turns[i].from < next)
				next = table->turns[i].from;
		}
		if (next < INT_MAX)
			buf_printf(b, "%s %d", journal_words[JOURNAL_WORD_TURN], next);
		for (int i = 0; i < table->turn_count; i++) {
			const struct book_turn *turn = &table->turns[i];
			if (turn->from != next)
				continue;
			buf_printf(b, " %s=", text_seat_code(turn->seat));
			text_quote(b, turn->player);
		}
		buf_str(b, next < INT_MAX ? "\n" : "");
	}
	journal->table = table->id;
	if (!book_totals_find(journal->book, table->id, &totals, journal->e))
		return false;
	if (totals.id) {
		journal_totals_write(b, &totals, table->seat_count);
		buf_char(b, '\n');
	}
	return true;
}

static bool write_deal_line(
	struct journal_copy *journal, const struct book_table *table, const struct book_deal *deal)
{
	static const enum game_deal_kind kinds[] = {
		[BOOK_PLAYED] = GAME_DEAL_PLAYED, [BOOK_VOID] = GAME_DEAL_VOID, [BOOK_REDEAL] = GAME_DEAL_REDEAL,
		[BOOK_TAKEN_BACK] = GAME_DEAL_REDEAL, [BOOK_RULED] = GAME_DEAL_REDEAL, [BOOK_OPEN] = GAME_DEAL_REDEAL,
	};
	const struct game *game = journal->edition->game;
	struct game_deal line = { .no = deal->no, .kind = kinds[deal->state], .dealer = GAME_NO_SEAT,
		.record = deal->record };
	struct book_cards cards;
	struct buf outcome = { 0 };

	/* Did the game write this record? */
	game->write_piece(&outcome, journal->edition, &deal->record, GAME_OUTCOME);
	const bool is_sound = outcome.len > 0;
	buf_free(&outcome);
	if (line.kind == GAME_DEAL_PLAYED && !is_sound)
		return err_set(journal->e, ERR_FAILED, &msg_export_bad_deal, MSG_ARGS(num_of(deal->id).text));
	/* The dealer in turn must be written too for a number that several seats dealt, as the last dealer deals
	 * again; and by the number alone, as earlier versions read it. */
	if (deal->dealer != game_dealer_of(game, deal->no, table->seat_count)
		|| deal->dealer != book_deal_turn(deal, table) || journal->dealers_differ)
		line.dealer = deal->dealer;
	snprintf(line.reason, sizeof line.reason, "%s", deal->reason);
	if (!book_cards_find(journal->book, table->id, deal->no, deal->revision, &cards, journal->e))
		return false;
	game_deal_write(journal->b, journal->edition, &line);
	buf_char(journal->b, '\n');
	if (cards.id)
		game_cards_lines_write(journal->b, &cards.play, "  ", !game_cards_agree(game, &cards.play, &line));
	return true;
}

/* Find the ruling that describes that revision; NULL: none does. */
static struct book_ruling *find_ruling(const struct journal_copy *journal, const struct book_deal *deal)
{
	for (size_t i = 0; i < journal->count; i++) {
		if (journal->rulings[i].deal == deal->id)
			return &journal->rulings[i];
	}
	return NULL;
}

/* Note whether rulings at the deal name another dealer, who is read from them unless the line names one. */
static void look_at_dealers(struct journal_copy *journal, const struct book_deal *deal)
{
	struct court_dispute said;

	for (size_t i = journal->written; i < journal->count && journal->rulings[i].said.no == deal->no; i++) {
		if (desk_ruling_read(&journal->rulings[i], &said) && said.dealer != GAME_NO_SEAT)
			journal->dealers_differ |= said.dealer != deal->dealer;
	}
}

/*
 * Write the void attempts before a redealt deal. A ruling that had the deal dealt again stands for
 * one, and is written here, ahead of the others, only if an attempt without a ruling follows it.
 */
static bool write_attempts(
	struct journal_copy *journal, const struct book_table *table, const struct book_deal *deal)
{
	struct book_deal *list = NULL;
	size_t count = 0;
	bool done = book_deal_history(journal->book, table->id, deal->no, &list, &count, journal->e);

	const int64_t last = count > 0 ? list[count - 1].id : 0;
	count = book_deal_attempts(list, count);
	for (size_t i = 0; done && i < count; i++)
		journal->dealers_differ |= list[i].dealer != deal->dealer;
	while (count > 0 && (list[count - 1].id == last || list[count - 1].id == deal->id
		|| find_ruling(journal, &list[count - 1])))
		count--;
	for (size_t i = 0; done && i < count; i++) {
		struct book_ruling *at = find_ruling(journal, &list[i]);
		if (!at) {
			done = list[i].id == deal->id || write_deal_line(journal, table, &list[i]);
			continue;
		}
		struct book_ruling *next = &journal->rulings[journal->written];
		if (at >= next && decides_deal(at)) {
			const struct book_ruling ruling = *at;
			memmove(next + 1, next, (size_t)(at - next) * sizeof *next);
			*next = ruling;
			journal->written++;
			done = write_ruling(journal, next);
		}
	}
	book_free(list);
	return done;
}

static bool write_deal(void *arg, const struct book_table *table, const struct book_deal *last)
{
	struct journal_copy *journal = arg;
	struct book_deal as_told = *last, *deal = &as_told, played;

	if (!book_deal_told(journal->book, journal->rulings, journal->count, deal, journal->e))
		return false;
	bool told = deal->state == BOOK_RULED || deal->state == BOOK_OPEN
		|| (deal->state == BOOK_REDEAL && find_ruling(journal, deal));
	journal->dealers_differ = false;
	journal->played.id = 0;
	if (!write_rulings_before(journal, deal->no))
		return false;
	if (!told)
		look_at_dealers(journal, deal);
	if (deal->revision > 1 && !write_attempts(journal, table, deal))
		return false;
	/* The deal as played before its ruling counts again if the ruling is ever dismissed. */
	bool found = false;
	if (deal->revision > 1 && told
		&& !book_deal_restored(journal->book, table->id, deal->no, 0, &played, &found, journal->e))
		return false;
	if (found && (played.state == BOOK_PLAYED || played.state == BOOK_VOID)) {
		journal->played = played;
		journal->dealers_differ |= played.dealer != deal->dealer;
		look_at_dealers(journal, &played);
		for (size_t i = journal->written;
			i < journal->count && journal->rulings[i].said.no == deal->no; i++) {
			if (is_in_front(journal, &journal->rulings[i]) && !write_ruling(journal, &journal->rulings[i]))
				return false;
		}
		if (!write_deal_line(journal, table, &played))
			return false;
	}
	if (!write_rulings_of(journal, deal, false))
		return false;
	if (!told && !write_deal_line(journal, table, deal))
		return false;
	if (!write_rulings_of(journal, deal, true))
		return false;
	while (journal->written < journal->count && journal->rulings[journal->written].said.no == deal->no)
		journal->written++;
	return true;
}

/* Write the deals of the current table that have cards but no result yet: a line without one each. */
static bool write_all_waiting(struct journal_copy *journal)
{
	const struct game_cards_play *play = journal->edition->game->cards;
	size_t count = 0;
	int *waiting = NULL;
	bool done = book_cards_waiting(journal->book, journal->table, &waiting, &count, journal->e);

	for (size_t i = 0; done && i < count; i++) {
		struct game_deal line = { .no = 0 };
		struct book_cards cards;
		done = book_cards_find(journal->book, journal->table, waiting[i], 0, &cards, journal->e);
		if (done && cards.id == 0)
			done = err_set(journal->e, ERR_FAILED, &msg_book_damaged, MSG_ARGS(book_path(journal->book)));
		else if (done && (!play || !play->contract_of(&cards.play, &line)))
			done = err_set(journal->e, ERR_FAILED, &msg_export_bad_deal, MSG_ARGS(num_of(cards.id).text));
		if (!done)
			break;
		line.no = waiting[i];
		game_deal_write(journal->b, journal->edition, &line);
		buf_char(journal->b, '\n');
		game_cards_lines_write(journal->b, &cards.play, "  ", false);
	}
	book_free(waiting);
	return done;
}

/* Write rounds and tables in order, including empty ones. */
static bool write_tables(struct journal_copy *journal, const struct book_event *event)
{
	struct book_table *tables = NULL;
	size_t count = 0;
	bool done = book_rounds(journal->book, event->id, &journal->rounds, &journal->round_count, journal->e)
		&& book_tables(journal->book, event->id, 0, &tables, &count, journal->e);

	for (size_t i = 0; done && i < count; i++) {
		done = turn_rulings(journal, tables[i].id) && write_table(journal, &tables[i])
			&& book_each_deal_of(journal->book, &tables[i], write_deal, journal, journal->e);
		done = done && journal->e->status == ERR_NONE && write_all_waiting(journal);
	}
	done = done && turn_rulings(journal, 0) && write_rounds(journal, event->id, INT_MAX);
	book_free(tables);
	book_free(journal->rounds);
	return done;
}

/* Sort by time, then by player, so that two books write the same order. */
static int measure_order(const void *a, const void *b)
{
	const struct book_measure *x = a, *y = b;
	int order = strcmp(x->at, y->at);

	order = order ? order : strcmp(x->player, y->player);
	return order ? order : (x->id > y->id) - (x->id < y->id);
}

bool journal_export(struct book *s, const struct book_event *event, struct buf *b, struct err *e)
{
	struct journal_copy journal = { .book = s, .b = b, .e = e,
		.edition = game_edition_find(event->edition) };

	if (!journal.edition)
		return desk_edition_refuse(e, event->edition);
	struct book_measure *list = NULL;
	size_t count = 0;
	bool done = write_event(&journal, event) && write_people(&journal, event)
		&& write_order(&journal, event) && write_tables(&journal, event)
		&& book_measures(s, event->id, "", &list, &count, e);
	list_sort(list, count, sizeof *list, measure_order);
	for (size_t i = 0; done && i < count; i++) {
		journal_measure_write(b, &list[i]);
		buf_char(b, '\n');
	}
	book_free(list);
	book_free(journal.rulings);
	return done;
}
