/* A journal without somebody's name: "Névtelen 1" wherever it stood, in capitals and without accents too. */
#include "base/messages.h"
#include "desk/inner.h"
#include "desk/journal.h"
#include "desk/messages.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A name folded, as it may stand in the text; number 0: a longer one of somebody who keeps it, as it is. */
struct sought {
	char name[BOOK_LABEL];
	int number;
};

struct nameless {
	struct desk *desk;
	struct book_player *players;
	size_t player_count;
	struct sought *list;
	size_t count;
	int number;   /* the last one that was given */
};

static bool seek(struct nameless *n, const char *name, int number)
{
	struct sought *list = list_grow(n->list, n->count, sizeof *list);
	struct buf quoted = { 0 };

	if (!list)
		return desk_fail(n->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	n->list = list;
	text_quote(&quoted, name);
	list[n->count].number = number;
	quoted.data[quoted.len - 1] = '\0';
	if (number)
		text_fold(list[n->count++].name, sizeof list->name, quoted.data + 1, quoted.len - 2);
	else
		snprintf(list[n->count++].name, sizeof list->name, "%s", quoted.data + 1);
	buf_free(&quoted);
	return true;
}

/* The next number that the journal does not have yet. */
static void count_on(struct nameless *n, const struct buf *journal, char out[BOOK_SHORT])
{
	const char *at;

	do {
		snprintf(out, BOOK_SHORT, "Névtelen %d", ++n->number);
		at = strstr(buf_text(journal), out);
		while (at && isdigit((unsigned char)at[strlen(out)]))
			at = strstr(at + 1, out);
	} while (at);
}

/* The bytes of the blanks in front. */
static size_t blanks(const char *s)
{
	size_t n = 0;

	while (text_blank(s + n) > 0)
		n += text_blank(s + n);
	return n;
}

/* The bytes of the text that fold to that, whatever blanks it has for one; 0: it does not begin so. */
static size_t begins_with(const char *s, size_t length, const char *folded)
{
	size_t at = 0;

	while (*folded && at < length) {
		char letter[16];
		size_t width = 1, n;
		if (*folded == ' ') {
			if (blanks(s + at) == 0)
				return 0;
			at += blanks(s + at);
			folded++;
			continue;
		}
		while (at + width < length && ((unsigned char)s[at + width] & 0xc0) == 0x80)
			width++;
		text_fold(letter, sizeof letter, s + at, width);
		n = strlen(letter);
		if (strncmp(folded, letter, n) != 0)
			return 0;
		folded += n;
		at += width;
	}
	return *folded ? 0 : at;
}

/* Is it a value in the journal? */
static bool is_named(const struct buf *journal, const char *name)
{
	const char *const end = buf_text(journal) + journal->len;
	char folded[BOOK_LABEL];

	text_fold(folded, sizeof folded, name, strlen(name));
	for (const char *s = buf_text(journal); s < end && *folded; s++) {
		if (!strchr("=:", *s))
			continue;
		bool is_quoted = s[1] == '"';
		const char *value = s + 1 + is_quoted;
		size_t n = begins_with(value, (size_t)(end - value), folded);
		if (n > 0 && (is_quoted ? value[n] == '"' : strchr(" \n:", value[n]) != NULL))
			return true;
	}
	return false;
}

/* A player, or else somebody whom the journal names, such as a judge. */
static bool take_name(struct nameless *n, const char *name, const struct buf *journal)
{
	struct desk *desk = n->desk;
	struct book_player player;
	struct err unknown = { 0 };
	struct buf label = { 0 };
	char number[BOOK_SHORT];
	bool is_player = book_player_by_words(desk->book, name, &player, &unknown);
	bool is_other = unknown.status == ERR_NOT_FOUND && is_named(journal, name), done = false;

	if (is_player)
		book_player_label(&label, &player);
	else
		buf_str(&label, name);
	count_on(n, journal, number);
	if (!is_player && !is_other)
		*desk->err = unknown;
	else
		done = seek(n, buf_text(&label), n->number);
	if (done && is_player && player.mark[0])
		done = seek(n, player.name, n->number);
	if (done)
		desk_say(desk, &msg_export_nameless, MSG_ARGS(number, buf_text(&label)));
	buf_free(&label);
	return done;
}

/* Whose name begins with one that is left out, and is another. */
static bool keep_others(struct nameless *n)
{
	const size_t count = n->count;
	bool done = true;

	for (size_t i = 0; i < n->player_count && done; i++) {
		struct buf label = { 0 };
		char folded[BOOK_LABEL];
		bool begins = false, is_it = false;
		book_player_label(&label, &n->players[i]);
		text_fold(folded, sizeof folded, buf_text(&label), label.len);
		for (size_t k = 0; k < count; k++) {
			begins = begins || strncmp(folded, n->list[k].name, strlen(n->list[k].name)) == 0;
			is_it = is_it || strcmp(folded, n->list[k].name) == 0;
		}
		done = !begins || is_it || seek(n, buf_text(&label), 0);
		buf_free(&label);
	}
	return done;
}

static const struct sought *find_sought(const struct nameless *n, const char *s, size_t length, size_t *taken)
{
	const struct sought *found = NULL;

	*taken = 0;
	for (size_t i = 0; i < n->count; i++) {
		const struct sought *one = &n->list[i];
		size_t own = strlen(one->name);
		size_t here = one->number ? begins_with(s, length, one->name)
			: own <= length && memcmp(s, one->name, own) == 0 ? own : 0;
		if (here <= *taken)
			continue;
		*taken = here;
		found = one;
	}
	return found;
}

/* Writes a value without the names; `form` is what stands for one of that number. */
static bool write_names(struct buf *b, const struct nameless *n, const char *s, size_t length,
	const char *form)
{
	bool has_name = false;

	for (size_t i = 0, taken = 0; i < length; i += taken) {
		bool is_inside = text_ends_in_letter(s, i);
		const struct sought *found = is_inside ? NULL : find_sought(n, s + i, length - i, &taken);
		taken = found ? taken : 1;
		if (found && found->number) {
			buf_printf(b, "%s%d", form, found->number);
			has_name = true;
		} else {
			buf_add(b, s + i, taken);
		}
	}
	return has_name;
}

/* What a text of that length may have in a journal: a name, a reason, a setting. */
static size_t room_of(size_t length)
{
	return length < BOOK_NAME ? BOOK_NAME - 1 : length < GAME_REASON ? GAME_REASON - 1 : length;
}

/* A value; without quotes it gets some with a name in it. One that would be too long is shorter. */
static void write_value(struct buf *out, const struct nameless *n, const char *s, size_t length,
	bool is_quoted)
{
	static const char sign[] = "…";
	const size_t room = room_of(length);
	struct buf b = { 0 };
	bool has_name = write_names(&b, n, s, length, "Névtelen ");

	if (has_name && b.len > room) {
		buf_clear(&b);
		write_names(&b, n, s, length, "N");
	}
	const bool is_cut = has_name && b.len > room;
	buf_str(out, has_name && !is_quoted ? "\"" : "");
	buf_add(out, buf_text(&b), is_cut ? text_cut(b.data, b.len, room - strlen(sign)) : b.len);
	buf_str(out, is_cut ? sign : "");
	buf_str(out, has_name && !is_quoted ? "\"" : "");
	buf_free(&b);
}

/* A single letter is a seat. */
enum { SEAT = 1 };

static void write_nameless(struct buf *out, const struct nameless *n, const struct buf *journal)
{
	const char *s = buf_text(journal), *const end = s + journal->len;

	while (s < end) {
		size_t length = 0;
		if (*s == '"') {
			const char *from = ++s;
			while (s < end && (*s != '"' || s[1] == '"'))
				s += *s == '"' ? 2 : 1;
			buf_char(out, '"');
			write_value(out, n, from, (size_t)(s - from), true);
		} else if (s > buf_text(journal) && strchr("=:", s[-1])) {
			length = strcspn(s, " \n:\"");
			length = length > SEAT ? length : 0;
			write_value(out, n, s, length, false);
			s += length;
		}
		if (length == 0 && s < end)
			buf_char(out, *s++);
	}
}

bool desk_journal_nameless(struct desk *desk, const char *names, const struct buf *journal, struct buf *out)
{
	struct nameless n = { .desk = desk };
	bool done = book_players(desk->book, NULL, &n.players, &n.player_count, desk->err);

	while (done && *names) {
		char name[BOOK_LABEL];
		size_t length = strcspn(names, "\n");
		snprintf(name, sizeof name, "%.*s", (int)length, names);
		text_tidy(name);
		done = take_name(&n, name, journal);
		names += length + 1;
	}
	if (done && keep_others(&n))
		write_nameless(out, &n, journal);
	book_free(n.players);
	free(n.list);
	return desk->err->status == ERR_NONE;
}
