/* Pairs of a round's lines in a journal: its draw and its clock. */
#include "base/messages.h"
#include "desk/journal/journal.h"
#include "desk/messages.h"
#include "desk/rounds/rounds.h"

#include <stdio.h>
#include <string.h>

bool journal_draw_put(struct draw_how *how, const char *key, const char *value, struct err *e)
{
	int rounds = 0;

	if (strcmp(key, journal_words[JOURNAL_WORD_METHOD]) == 0) {
		how->method = draw_method_of(value);
		return how->method < DRAW_METHODS || err_set(e, ERR_REFUSED, &msg_draw_method, MSG_ARGS(value));
	}
	if (strcmp(key, journal_words[JOURNAL_WORD_SEED]) == 0)
		return book_seed_set(how->seed, sizeof how->seed, value, e);
	if (strcmp(key, journal_words[JOURNAL_WORD_CLUBS]) == 0) {
		how->is_apart = strcmp(value, "apart") == 0;
		return how->is_apart || strcmp(value, "off") == 0
			|| err_set(e, ERR_REFUSED, &msg_draw_clubs, MSG_ARGS(value));
	}
	if (strcmp(key, journal_words[JOURNAL_WORD_TOP]) == 0) {
		how->is_top_first = strcmp(value, "first") == 0;
		return how->is_top_first || err_set(e, ERR_REFUSED, &msg_draw_top, MSG_ARGS(value));
	}
	/* Only the book knows these players. */
	if (strcmp(key, journal_words[JOURNAL_WORD_ABSENT]) == 0)
		return true;
	if (strcmp(key, journal_words[JOURNAL_WORD_ROUNDS]) != 0)
		return err_set(e, ERR_REFUSED, &msg_draw_key, MSG_ARGS(key));
	if (!scan_number((struct text_slice){ value, strlen(value) }, &rounds) || rounds < 1
		|| rounds > EVENT_ROUNDS)
		return err_set(e, ERR_REFUSED, &msg_draw_rounds, MSG_ARGS(num_of(EVENT_ROUNDS).text));
	how->rounds = rounds;
	return true;
}

bool journal_clock_put(struct round_clock *clock, const char *key, const char *value, struct err *e)
{
	int64_t seconds;
	int n = 0;

	if (strcmp(key, journal_words[JOURNAL_WORD_STARTED]) == 0) {
		snprintf(clock->start, sizeof clock->start, "%s", value);
		return time_seconds(clock->start, &seconds)
			|| err_set(e, ERR_REFUSED, &msg_clock_time, MSG_ARGS(value));
	}
	if (strcmp(key, journal_words[JOURNAL_WORD_MINUTES]) != 0)
		return err_set(e, ERR_REFUSED, &msg_clock_key, MSG_ARGS(key));
	bool is_number = sscanf(value, "%4d%n", &clock->minutes, &n) == 1 && !value[n];
	return (is_number && clock->minutes >= 1 && clock->minutes <= CLOCK_MINUTES)
		|| err_set(e, ERR_REFUSED, &msg_clock_length, MSG_ARGS(num_of(CLOCK_MINUTES).text));
}
