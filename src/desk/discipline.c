/* Discipline (11.§): warnings, cards, exclusions, withdrawals. */
#include "desk/inner.h"
#include "desk/messages.h"
#include "desk/rounds/order_inner.h"
#include "desk/desk.h"

#include <stdio.h>
#include <string.h>

const char *desk_measure_word(enum lang lang, enum book_measure_kind kind)
{
	static const struct msg *const words[] = {
		[BOOK_WARNING] = &msg_measure_warning, [BOOK_YELLOW] = &msg_measure_yellow,
		[BOOK_RED] = &msg_measure_red,
		[BOOK_EXCLUSION] = &msg_measure_exclusion, [BOOK_WITHDRAWAL] = &msg_measure_withdrawal,
		[BOOK_SEATED] = &msg_measure_seated, [BOOK_LIFTED] = &msg_measure_lifted,
	};

	return words[kind]->text[lang];
}

const char *desk_measure_said(enum lang lang, enum book_measure_kind kind)
{
	static const struct msg *const words[] = {
		[BOOK_WARNING] = &msg_said_warning, [BOOK_YELLOW] = &msg_said_yellow, [BOOK_RED] = &msg_said_red,
		[BOOK_EXCLUSION] = &msg_said_exclusion, [BOOK_WITHDRAWAL] = &msg_said_withdrawal,
		[BOOK_SEATED] = &msg_said_seated, [BOOK_LIFTED] = &msg_said_lifted,
	};

	return words[kind]->text[lang];
}

bool desk_measure_read(struct desk *desk, const char *word, enum book_measure_kind *out)
{
	static const char *const hungarian[] = {
		[BOOK_WARNING] = "figyelmeztetes", [BOOK_YELLOW] = "sarga", [BOOK_RED] = "piros",
		[BOOK_EXCLUSION] = "kizaras", [BOOK_WITHDRAWAL] = "visszalepes", [BOOK_SEATED] = "ultetve",
		[BOOK_LIFTED] = "feloldas",
	};
	char folded[32];

	text_fold(folded, sizeof folded, word, strlen(word));
	for (int kind = 0; kind < BOOK_MEASURES; kind++) {
		if (strcmp(folded, book_measure_words[kind]) == 0 || strcmp(folded, hungarian[kind]) == 0) {
			*out = (enum book_measure_kind)kind;
			return true;
		}
	}
	return desk_fail(desk, ERR_USAGE, &msg_discipline_kind, MSG_ARGS(word));
}

/* Find the entry that a measure is for. */
static bool find_active_entry(struct desk *desk, const struct book_event *event, const char *who,
	struct book_measure *measure)
{
	struct book_entry entry = { 0 };
	bool is_number = desk_seats_is_start_no(who);
	int found = is_number ? desk_seats_by_start_no(desk, event->id, who, &entry)
		: book_entry_by_words(desk->book, event->id, who, &entry, desk->err);

	measure->entry = found == 1 ? entry.id : 0;
	memcpy(measure->player, book_label_of(&entry.player).text, sizeof measure->player);
	if (found == 0 && !is_number)
		desk_fail(desk, ERR_NOT_FOUND, &msg_discipline_no_entry, MSG_ARGS(entry.player.name));
	return found == 1;
}

/* Report the seats that a withdrawn player leaves to be filled: those from the round of the withdrawal on. */
static bool say_open_seats(struct desk *desk, const struct book_event *event,
	const struct book_measure *measure)
{
	struct book_measure out;
	struct book_table *list = NULL;
	size_t count = 0;
	bool is_out = false;
	bool done = book_entry_is_out(desk->book, measure->entry, &out, &is_out, desk->err)
		&& (!is_out || book_tables(desk->book, event->id, 0, &list, &count, desk->err));

	for (size_t i = 0; done && i < count; i++) {
		const struct book_table *table = &list[i];
		struct desk_sheet sheet;
		int seat = 0;
		if (table->round < out.round || !book_table_has(table, measure->entry))
			continue;
		done = desk_sheet_look(desk, event, table, &sheet);
		while (seat < table->seat_count - 1 && table->entry[seat] != measure->entry)
			seat++;
		/* As long as nothing is recorded there, another player can still sit down. */
		if (done && sheet.deals == 0 && !sheet.known.id)
			desk_say(desk, &msg_discipline_sits, MSG_ARGS(measure->player, num_of(table->round).text,
				num_of(table->no).text, text_seat_code(seat)));
		desk_sheet_free(&sheet);
	}
	book_free(list);
	return done;
}

bool desk_open_seats_tell(struct desk *desk, const struct book_event *event)
{
	struct book_measure *list = NULL;
	size_t count = 0;
	bool done = book_measures(desk->book, event->id, "", &list, &count, desk->err);

	for (size_t i = 0; done && i < count; i++) {
		if (list[i].kind == BOOK_WITHDRAWAL || list[i].kind == BOOK_EXCLUSION)
			done = say_open_seats(desk, event, &list[i]);
	}
	book_free(list);
	return done;
}

/* Keep the time of a measure beside it if its step does not say it. */
static bool keep_time(struct desk *desk, const struct book_event *event, const struct book_measure *measure)
{
	return !measure->at[0] || book_measure_put_time(desk->book, event->id, measure, measure->at, desk->err);
}

/* Fill in the round in which a player goes or comes back: the last one seated, unless another was given. */
static bool fill_round(struct desk *desk, const struct book_event *event, struct book_measure *measure)
{
	struct book_measure last = { .id = 0 };
	int *rounds = NULL;
	size_t count = 0;
	bool is_about_out = measure->kind == BOOK_EXCLUSION || measure->kind == BOOK_WITHDRAWAL
		|| measure->kind == BOOK_LIFTED, is_out = false;

	if (measure->round > 0 || !is_about_out)
		return true;
	if (!book_entry_is_out(desk->book, measure->entry, &last, &is_out, desk->err))
		return false;
	if (last.id && last.kind == measure->kind) {
		measure->round = last.round;
		return true;
	}
	bool done = book_rounds(desk->book, event->id, &rounds, &count, desk->err);
	measure->round = count > 0 ? rounds[count - 1] : 0;
	book_free(rounds);
	return done;
}

/* Report substitutes who are in the next draw because the player they stood in for withdraws. */
static bool say_taken_place(struct desk *desk, const struct book_event *event,
	const struct book_measure *measure, const struct book_entry *before, size_t count)
{
	struct book_entry *now = NULL;
	struct book_measure out;
	size_t left = 0, at = 0;
	bool done = book_stand_ins(desk->book, event->id, &now, &left, desk->err), is_out;

	for (size_t i = 0; done && i < count; i++) {
		if (at < left && now[at].id == before[i].id) {
			at++;
			continue;
		}
		done = book_entry_is_out(desk->book, before[i].id, &out, &is_out, desk->err);
		if (done && !is_out)
			desk_say(desk, &msg_discipline_takes_place, MSG_ARGS(book_label_of(&before[i].player).text,
				measure->player));
	}
	book_free(now);
	return done;
}

bool desk_measure_add(struct desk *desk, const struct book_event *event, const char *who,
	struct book_measure *measure, bool *again)
{
	struct book_entry *beside = NULL;
	struct book_measure last;
	size_t count = 0;
	bool is_out = false;
	bool done = desk_begin(desk) && find_active_entry(desk, event, who, measure)
		&& fill_round(desk, event, measure)
		&& book_entry_is_out(desk->book, measure->entry, &last, &is_out, desk->err)
		&& book_stand_ins(desk->book, event->id, &beside, &count, desk->err);

	/* Who has withdrawn in a round withdraws in it no second time, whatever the reason. */
	*again = done && is_out && measure->kind == BOOK_WITHDRAWAL && last.kind == measure->kind
		&& last.round == measure->round;
	if (*again)
		*measure = last;
	else
		done = done && book_measure_add(desk->book, measure, again, desk->err)
			&& keep_time(desk, event, measure);
	done = done && say_taken_place(desk, event, measure, beside, measure->kind == BOOK_LIFTED ? 0 : count);
	book_free(beside);
	if (done && measure->kind == BOOK_LIFTED)
		done = order_strike(desk, event, measure->entry);
	return desk_end(desk, done && say_open_seats(desk, event, measure));
}

bool desk_measure_find(struct desk *desk, const struct book_event *event, const char *who, int no,
	struct book_measure *out)
{
	struct book_measure whom = { .round = 0 }, *list = NULL;
	size_t count = 0;
	int there = 0;
	bool done = find_active_entry(desk, event, who, &whom)
		&& book_measures(desk->book, event->id, "", &list, &count, desk->err);

	for (size_t i = 0; i < count; i++) {
		if (list[i].entry != whom.entry || list[i].kind == BOOK_WITHDRAWAL || list[i].kind == BOOK_SEATED)
			continue;
		there++;
		if (no == 0 || no == there)
			*out = list[i];
	}
	book_free(list);
	if (!done || (there > 0 && no <= there))
		return done;
	return desk_fail(desk, ERR_NOT_FOUND, &msg_discipline_none, MSG_ARGS(whom.player, num_of(there).text));
}

bool desk_measure_pair(struct desk *desk, const char *key, const char *value, struct book_measure *out)
{
	if (strcmp(key, "fokozat") == 0)
		return desk_measure_read(desk, value, &out->kind);
	if (strcmp(key, "fordulo") == 0)
		return desk_number(desk, value, &msg_word_round, &out->round);
	if (strcmp(key, "indok") == 0)
		return book_name_set(out->reason, sizeof out->reason, value, desk->err);
	if (strcmp(key, "dontott") == 0)
		return book_name_set(out->judge, sizeof out->judge, value, desk->err);
	if (strcmp(key, "idopont") == 0) {
		int64_t seconds;
		return (time_seconds(value, &seconds) && book_name_set(out->at, sizeof out->at, value, desk->err))
			|| desk_fail(desk, ERR_REFUSED, &msg_clock_time, MSG_ARGS(value));
	}
	return desk_fail(desk, ERR_REFUSED, &msg_discipline_key, MSG_ARGS(key));
}

bool desk_measure_told(struct desk *desk, const struct book_event *event, struct book_measure *measure)
{
	return book_measure_add(desk->book, measure, NULL, desk->err) && keep_time(desk, event, measure);
}
