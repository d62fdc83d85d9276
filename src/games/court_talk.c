/* Help the dialogues of all courts: choices, seats and names as people type them; cases by their words. */
#include "games/court.h"
#include "games/messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool court_again(const struct court_talk *talk, struct buf *b, const struct msg *msg, const char *arg)
{
	buf_msg(b, talk->lang, msg, MSG_ARGS(arg));
	return false;
}

int court_yes_no_typed(const char *answer)
{
	static const char *const words[2][5] = { { "n", "nem", "no" }, { "i", "igen", "y", "yes" } };
	char folded[16];

	answer += strspn(answer, " ");
	size_t n = strlen(answer);
	while (n > 0 && answer[n - 1] == ' ')
		n--;
	text_fold(folded, sizeof folded, answer, n);
	for (int yes = 0; yes < 2; yes++) {
		for (int i = 0; i < 5 && words[yes][i]; i++) {
			if (strcmp(folded, words[yes][i]) == 0)
				return yes;
		}
	}
	return -1;
}

bool court_open_typed(const char *answer)
{
	char folded[32];

	text_fold(folded, sizeof folded, answer, strlen(answer));
	size_t n = strlen(folded);
	return n > 0 && court_yes_no_typed(answer) < 0
		&& (strncmp(folded, "nyitva hagyom", n) == 0 || strncmp(folded, "open", n) == 0);
}

bool court_open_put(struct court_talk *talk, const char *answer)
{
	if (court_open_typed(answer))
		talk->now.said.state = COURT_OPEN;
	return court_open_typed(answer);
}

bool court_reason_put(struct court_talk *talk, const char *answer, struct buf *b)
{
	struct court_dispute *said = &talk->now.said;

	if (court_open_typed(answer))
		return court_again(talk, b, &msg_talk_reason_again, "");
	return court_words_copy(said->reason, sizeof said->reason, (struct text_slice){ answer, strlen(answer) })
		|| court_again(talk, b, &msg_talk_words_long, num_of(sizeof said->reason - 1).text);
}

bool court_waits(const struct court_ruling *ruling)
{
	return ruling->said.state == COURT_OPEN && !ruling->pays && strcmp(ruling->kind->code, "pay") == 0;
}

/* ---- choices ----------------------------------------------------------------------------------- */

static bool is_digits(const char *s)
{
	return s[0] && !s[strspn(s, "0123456789")];
}

static bool are_numbers(const char *const choices[], int count)
{
	for (int i = 0; i < count; i++) {
		if (!is_digits(choices[i]))
			return false;
	}
	return count > 0;
}

int court_choice(const char *answer, const char *const choices[], int count)
{
	char wanted[64], folded[256];
	int found = 0;

	for (int i = 0; is_digits(answer) && are_numbers(choices, count) && i < count; i++) {
		if (atoi(choices[i]) == atoi(answer))
			return i + 1;
	}
	if (is_digits(answer) && are_numbers(choices, count))
		return 0;
	if (is_digits(answer))
		return atoi(answer) <= count ? atoi(answer) : 0;
	text_fold(wanted, sizeof wanted, answer, strlen(answer));
	for (int i = 0; wanted[0] && i < count; i++) {
		text_fold(folded, sizeof folded, choices[i], strlen(choices[i]));
		if (strcmp(folded, wanted) == 0)
			return i + 1;
		if (!strstr(folded, wanted))
			continue;
		if (found)
			return 0;
		found = i + 1;
	}
	return found;
}

/* "3, 4, 6 vagy 7" */
static void write_numbers(struct buf *b, enum lang lang, const char *const choices[], int count)
{
	for (int i = 0; i < count; i++) {
		if (i > 0)
			buf_str(b, i == count - 1 ? msg_talk_or.text[lang] : ", ");
		buf_str(b, choices[i]);
	}
}

void court_choices_list(const struct court_talk *talk, struct buf *b, const char *const choices[], int count)
{
	if (are_numbers(choices, count)) {
		buf_char(b, ' ');
		write_numbers(b, talk->lang, choices, count);
		return;
	}
	for (int i = 0; i < count; i++)
		buf_printf(b, "\n  %d = %s", i + 1, choices[i]);
}

bool court_choice_again(const struct court_talk *talk, struct buf *b, const char *const choices[], int count)
{
	struct buf list = { 0 };

	if (!are_numbers(choices, count))
		return court_again(talk, b, &msg_talk_number, num_of(count).text);
	write_numbers(&list, talk->lang, choices, count);
	court_again(talk, b, &msg_talk_one_of, buf_text(&list));
	buf_free(&list);
	return false;
}

/* ---- seats ------------------------------------------------------------------------------------- */

/* Does a word of the name begin with `wanted`? Both folded. */
static bool begins_a_name(const char *name, const char *wanted)
{
	const char *at = strstr(name, wanted);

	return at && (at == name || at[-1] == ' ');
}

int court_seat_of(const struct court_talk *talk, const char *answer, unsigned seats)
{
	char wanted[COURT_LINE], name[256];
	int seat = text_seat_read(answer, strlen(answer), GAME_SEATS), found = GAME_NO_SEAT;

	if (seat != GAME_NO_SEAT)
		return seats >> seat & 1 ? seat : GAME_NO_SEAT;
	text_fold(wanted, sizeof wanted, answer, strlen(answer));
	for (seat = 0; wanted[0] && wanted[1] && seat < talk->scene->seats; seat++) {
		text_fold(name, sizeof name, talk->names[seat], strlen(talk->names[seat]));
		if (!begins_a_name(name, wanted) || !(seats >> seat & 1))
			continue;
		if (found != GAME_NO_SEAT)
			return GAME_NO_SEAT;
		found = seat;
	}
	return found;
}

const char *court_seats_of(const struct court_talk *talk, const char *answer, unsigned seats,
	char letters[GAME_SEATS + 1])
{
	static const char *const between[] = { " és ", " and " };
	char line[COURT_LINE], *rest = NULL, *at;
	size_t count = 0;

	snprintf(line, sizeof line, "%s", answer);
	for (size_t i = 0; i < sizeof between / sizeof *between; i++) {
		while ((at = strstr(line, between[i])))
			memset(at, ',', strlen(between[i]));
	}
	for (char *name = strtok_r(line, ",;", &rest); name; name = strtok_r(NULL, ",;", &rest)) {
		int seat = court_seat_of(talk, name + strspn(name, " "), seats);
		if (seat == GAME_NO_SEAT || count == GAME_SEATS)
			return answer;
		letters[count++] = *text_seat_code(seat);
	}
	letters[count] = '\0';
	return count ? letters : answer;
}

void court_seats_list(const struct court_talk *talk, struct buf *b, unsigned seats)
{
	const char *before = "\n";   /* without a book seats have no names, and all fit one line */

	for (int seat = 0; seat < talk->scene->seats; seat++) {
		const char *code = text_seat_code(seat);
		bool has_name = strcmp(talk->names[seat], code) != 0;
		if (!(seats >> seat & 1))
			continue;
		if (has_name)
			buf_printf(b, "\n  %s = %s", code, talk->names[seat]);
		else
			buf_printf(b, "%s  %s", before, code);
		before = has_name ? "\n" : "";
	}
}

bool court_seat_again(const struct court_talk *talk, struct buf *b, unsigned seats)
{
	struct buf list = { 0 };

	buf_str(b, msg_talk_seat.text[talk->lang]);
	court_seats_list(talk, &list, seats);
	buf_str(b, list.len ? buf_text(&list) + 1 : "");
	buf_char(b, '\n');
	buf_free(&list);
	return false;
}

/* ---- cases by their words ---------------------------------------------------------------------- */

/* The length of a longer word without its ending; a shorter one must match whole. */
enum { STEM = 5, SHORTEST = 3, OF_TITLE = 3 };

/* Is the word, or its stem, the beginning of a word of the text? Both folded. */
static bool text_has(const char *text, const char *word, size_t n)
{
	size_t stem = n > STEM ? STEM : n;

	for (const char *at = text; *at;) {
		size_t length = strcspn(at, " ,.;:()");
		if (length >= stem && strncmp(at, word, stem) == 0)
			return true;
		at += length + strspn(at + length, " ,.;:()");
	}
	return false;
}

/* Score a case by the words: those in its title count more than those in its act. */
static int score_of(const struct court_case *row, const char *words)
{
	char text[1024];
	int score = 0;

	for (int lang = 0; lang < LANG_COUNT; lang++) {
		const char *const texts[] = { row->title[lang], row->act[lang] };
		for (int i = 0; i < 2; i++) {
			text_fold(text, sizeof text, texts[i], strlen(texts[i]));
			for (const char *at = words; *at;) {
				size_t n = strcspn(at, " ");
				if (n >= SHORTEST && text_has(text, at, n))
					score += i == 0 ? OF_TITLE : 1;
				at += n + strspn(at + n, " ");
			}
		}
	}
	return score;
}

size_t court_search(const struct game_court *court, const char *words, size_t n,
	struct court_hit out[COURT_FINDS])
{
	char folded[COURT_LINE];
	size_t count = 0;
	int case_no;

	if (court->is_number(words, n, &case_no)) {
		out[0] = (struct court_hit){ .case_no = case_no, .score = 1 };
		return case_no >= 0;
	}
	text_fold(folded, sizeof folded, words, n);
	for (int i = 0; i < court->find_count; i++) {
		struct court_case row = court_case_at(court, i);
		int score = score_of(&row, folded);
		if (score == 0)
			continue;
		size_t at = count++;
		for (; at > 0 && out[at - 1].score < score; at--)
			out[at] = out[at - 1];
		out[at] = (struct court_hit){ .case_no = i, .score = score };
	}
	return count;
}
