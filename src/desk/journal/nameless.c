/* Replace a player's name in a journal: "Névtelen 1" wherever it
 * stands, also in capitals and without accents. */
#include "base/messages.h"
#include "base/base.h"
#include "desk/inner.h"
#include "desk/journal/journal.h"
#include "desk/messages.h"
#include "vault/vault.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The forms of a name in the text; of two equally long ones the earlier form is meant. */
enum way {
	AS_IT_IS,   /* a player's label */
	FOLDED,     /* in capitals, without accents */
	UNMARKED,   /* the same without the mark of the label */
	KEPT        /* either form, of a player who keeps it */
};

/* The names a value may contain: none (a code, a number), in words, a sentence, a seed, a name alone. */
enum role { NO_NAMES, WORDS, SENTENCE, SEED, PERSON };

/* A name; number 0: of a player who keeps it. */
struct sought {
	char name[BOOK_LABEL], folded[BOOK_LABEL];
	int number;
	size_t letters;
	enum way way;
};

struct nameless {
	struct desk *desk;
	struct book_player *players;
	size_t player_count;
	struct vault_former *formers;
	size_t former_count;
	struct sought *list;
	size_t count;
	int number;   /* the last one given */
	int seeds;    /* with a name in them */
};

static bool seek(struct nameless *n, const char *name, int number, enum way way)
{
	struct sought *list = list_grow(n->list, n->count, sizeof *list), *one = list ? list + n->count : NULL;
	struct buf quoted = { 0 };

	if (!list)
		return desk_fail(n->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	n->list = list;
	n->count++;
	*one = (struct sought){ .number = number, .way = way };
	text_quote(&quoted, name);
	snprintf(one->name, sizeof one->name, "%.*s", (int)quoted.len - 2, quoted.data + 1);
	name_fold(one->folded, sizeof one->folded, name, strlen(name));
	buf_free(&quoted);
	for (const char *c = one->folded; *c; c++)
		one->letters += text_ends_in_letter(c, 1) || (unsigned char)*c >= 0xc0;
	return true;
}

/* Does the journal have it as a value? */
static bool is_named(const struct buf *journal, const char *name)
{
	const char *const end = buf_text(journal) + journal->len;
	char folded[BOOK_LABEL];

	name_fold(folded, sizeof folded, name, strlen(name));
	for (const char *s = buf_text(journal); s < end && *folded; s++) {
		if (!strchr("=:", *s))
			continue;
		bool is_quoted = s[1] == '"';
		const char *value = s + 1 + is_quoted;
		size_t n = name_begins(value, (size_t)(end - value), folded);
		if (n > 0 && (is_quoted ? value[n] == '"' : strchr(" \n:", value[n]) != NULL))
			return true;
	}
	return false;
}

/* Does that name have a number already? */
static bool is_taken(const struct nameless *n, const char *name, enum way way)
{
	struct nameless one = { .desk = n->desk };
	bool is = false;

	if (!seek(&one, name, 1, way))
		return false;
	for (size_t i = 0; i < n->count; i++) {
		const struct sought *other = &n->list[i];
		bool is_same = strcmp(way == AS_IT_IS ? other->name : other->folded,
			way == AS_IT_IS ? one.list->name : one.list->folded) == 0;
		is = is || (other->way == way && is_same);
	}
	free(one.list);
	return is;
}

static struct book_label former_label(const struct vault_former *former)
{
	struct book_player player = { .id = former->player };

	snprintf(player.name, sizeof player.name, "%s", former->name);
	snprintf(player.mark, sizeof player.mark, "%s", former->mark);
	return book_label_of(&player);
}

/* Find the only player who once had that name. */
static bool find_former(const struct nameless *n, const char *name, struct book_player *out)
{
	char wanted[BOOK_LABEL], folded[BOOK_LABEL];
	const struct book_player *found = NULL;
	bool is_one = true;

	name_fold(wanted, sizeof wanted, name, strlen(name));
	for (size_t i = 0; i < n->former_count; i++) {
		const struct book_label label = former_label(&n->formers[i]);
		name_fold(folded, sizeof folded, label.text, strlen(label.text));
		for (size_t k = 0; k < n->player_count && strcmp(folded, wanted) == 0; k++) {
			if (n->players[k].id != n->formers[i].player)
				continue;
			is_one = is_one && (!found || found == &n->players[k]);
			found = &n->players[k];
		}
	}
	if (found && is_one)
		*out = *found;
	return found && is_one;
}

/* Does a text have one of the first `count` names to replace? */
static bool has_sought(const struct nameless *n, size_t count, const char *s)
{
	const size_t length = strlen(s);
	bool has = false;

	for (size_t at = 0; at < length && !has; at++) {
		for (size_t k = 0; k < count && !has; k++)
			has = name_match(s + at, length - at, n->list[k].folded).fit > NAME_NONE;
	}
	return has;
}

/* Look for a name with its mark and by itself. */
static bool seek_both(struct nameless *n, const char *name, const char *label, int number)
{
	bool done = seek(n, label, number, number ? FOLDED : KEPT);

	if (done && strcmp(name, label) != 0)
		done = seek(n, name, number, number ? UNMARKED : KEPT);
	return done;
}

/* Give former names of a player the same number; of a player who keeps the name, those with a sought name. */
static bool seek_formers(struct nameless *n, const struct book_player *player, int number, size_t count)
{
	bool done = true;

	for (size_t i = 0; i < n->former_count && done; i++) {
		const struct vault_former *former = &n->formers[i];
		if (former->player == player->id && (number || has_sought(n, count, former->name)))
			done = seek_both(n, former->name, former_label(former).text, number);
	}
	return done;
}

/* Give a number to a player, or to another person in the journal, such as a judge. */
static bool take_name(struct nameless *n, const char *name, const struct buf *journal)
{
	struct desk *desk = n->desk;
	struct book_player player;
	struct err unknown = { 0 };
	struct book_label label = { "" };
	char number[BOOK_SHORT];
	const char *at;
	bool is_player = book_player_by_words(desk->book, name, &player, &unknown)
		|| (unknown.status == ERR_NOT_FOUND && find_former(n, name, &player));

	if (!is_player && (unknown.status != ERR_NOT_FOUND || !is_named(journal, name))) {
		*desk->err = unknown;
		return false;
	}
	if (is_player)
		label = book_label_of(&player);
	else
		snprintf(label.text, sizeof label.text, "%s", name);
	if (is_taken(n, label.text, is_player ? AS_IT_IS : FOLDED))
		return true;
	/* The next number not in the journal. */
	do {
		snprintf(number, sizeof number, "Névtelen %d", ++n->number);
		at = strstr(buf_text(journal), number);
		while (at && isdigit((unsigned char)at[strlen(number)]))
			at = strstr(at + 1, number);
	} while (at);
	desk_say(desk, &msg_export_nameless, MSG_ARGS(number, label.text));
	return is_player ? seek(n, label.text, n->number, AS_IT_IS)
			&& seek_both(n, player.name, label.text, n->number) && seek_formers(n, &player, n->number, 0)
		: seek(n, label.text, n->number, FOLDED);
}

/* Return the name that a value begins with, and its length there; NULL: none, or another word. `whole`: the
 * bytes that a name without letters must fill. */
static const struct sought *find_sought(const struct nameless *n, const char *s, size_t length, size_t whole,
	size_t *taken)
{
	enum { SHORT = 5 };
	struct name_match best = { .fit = NAME_NONE };
	const struct sought *found = NULL;

	for (size_t i = 0; i < n->count; i++) {
		const struct sought *one = &n->list[i];
		struct name_match match = { .fit = NAME_NONE };
		if (one->way != AS_IT_IS || strncmp(s, one->name, strlen(one->name)) == 0)
			match = name_match(s, length, one->folded);
		/* A letter or a number is a name only where nothing else can stand. */
		const bool is = one->letters < 2 ? whole > 0 && match.own == whole
			: match.fit > NAME_LOOSE || one->letters >= SHORT;
		if (!is)
			match = (struct name_match){ .fit = NAME_NONE };
		const bool is_as_good = found && match.fit && !name_is_better(&best, &match);
		if (name_is_better(&match, &best) || (is_as_good && one->way < found->way)) {
			best = match;
			found = one;
		}
	}
	*taken = best.own;
	const char *mark = found && !found->number ? strstr(found->folded, " (") : NULL;
	if (mark) {
		char name[BOOK_LABEL];
		snprintf(name, sizeof name, "%.*s", (int)(mark - found->folded), found->folded);
		*taken = name_begins(s, length, name);
	}
	return found;
}

/* Write a value without the names; `form` replaces the one with that number. */
static bool write_names(struct buf *b, const struct nameless *n, struct text_slice value, enum role role,
	const char *form)
{
	bool has_name = false;

	for (size_t i = 0, taken = 0; i < value.n; i += taken) {
		const char *const s = value.s + i, *comma = memchr(s, ',', value.n - i);
		const bool is_first = i == 0 || (role == PERSON && i > 1 && strncmp(s - 2, ", ", 2) == 0);
		size_t whole = 0;   /* all of a sentence, or one of several names */
		if (is_first && role == PERSON && comma)
			whole = (size_t)(comma - s);
		else if (is_first && (role == PERSON || role == SENTENCE))
			whole = value.n - i;
		const struct sought *found = text_ends_in_letter(value.s, i) ? NULL
			: find_sought(n, s, value.n - i, whole, &taken);
		taken = found ? taken : 1;
		if (found && found->number) {
			buf_printf(b, "%s%d", form, found->number);
			has_name = true;
		} else {
			buf_add(b, s, taken);
		}
	}
	return has_name;
}

/* Write a value, in quotes if it has a name. Shorten what would be too long for the book. */
static void write_value(struct buf *out, struct nameless *n, struct text_slice value, enum role role,
	bool is_quoted)
{
	static const char sign[] = "…";
	size_t room = value.n;   /* how long such a text may be: a club, a name, a reason, a setting */
	if (value.n < BOOK_SHORT)
		room = BOOK_SHORT - 1;
	else if (value.n < BOOK_NAME)
		room = BOOK_NAME - 1;
	else if (value.n < GAME_REASON)
		room = GAME_REASON - 1;
	struct buf b = { 0 };
	bool has_name = role != NO_NAMES && write_names(&b, n, value, role, "Névtelen ");

	if (has_name && b.len > room) {
		buf_clear(&b);
		write_names(&b, n, value, role, "N");
	}
	const bool is_cut = has_name && b.len > room;
	n->seeds += has_name && role == SEED;
	buf_str(out, has_name && !is_quoted ? "\"" : "");
	if (has_name)
		buf_add(out, b.data, is_cut ? text_cut(b.data, b.len, room - strlen(sign)) : b.len);
	else
		buf_add(out, value.s, value.n);
	buf_str(out, is_cut ? sign : "");
	buf_str(out, has_name && !is_quoted ? "\"" : "");
	buf_free(&b);
}

static bool is_among(struct text_slice word, const char *const *words)
{
	while (*words && !text_slice_is(word, *words))
		words++;
	return *words != NULL;
}

/* Return the role of a value with that key: A="…" at a table, alairva="…". */
static enum role role_of(struct text_slice key)
{
	static const char *const people[] = { "alairva", "ellenorizte", "dontott", "judge", NULL };
	static const char *const words[] = { "hely", "klub", "carry", NULL };
	static const char *const sentences[] = { "indok", "act", "reason", NULL };
	static const char *const seeds[] = { "mag", "seed", NULL };
	static const char category[] = "category-";
	bool is_seat = key.n == 1 && text_seat_read(key.s, 1, GAME_SEATS) >= 0;
	bool is_category = key.n >= sizeof category && memcmp(key.s, category, sizeof category - 1) == 0;

	if (is_seat || is_among(key, people))
		return PERSON;
	if (is_among(key, seeds))
		return SEED;
	if (is_among(key, sentences))
		return SENTENCE;
	return is_category || is_among(key, words) ? WORDS : NO_NAMES;
}

/* Return where the seed of a step of the order begins in it: "1 1 4 drawn 2,3,1 SEED"; 0: it has none. */
static size_t seed_of_step(struct text_slice step)
{
	size_t at = 0;

	for (int word = 1; word <= 5; word++) {
		while (at < step.n && step.s[at] != ' ')
			at++;
		if (at == step.n)
			return 0;
		at++;
		if (word == 3 && strncmp(step.s + at, "drawn ", strlen("drawn ")) != 0)
			return 0;
	}
	return at;
}

/* Return the role of the value at `s`, in the given word and line: key=…, fogad:A:… */
static enum role role_at(const char *line, const char *word, const char *s)
{
	static const char *const people[] = { "nevezo", "fegyelmi", NULL };
	static const char *const sentences[] = { "ervenytelen", "ujraosztas", NULL };
	struct text_slice said = { word, (size_t)(s - word) };

	if (said.n == 0) {
		/* A value without a key has the role of its line: nevezo 1 "…";
		 * sor 3 "1 1 4 enters 5"; 2 ervenytelen "…". */
		const struct text_slice first = { line, strcspn(line, " \n") };
		const char *next = line + first.n + (line[first.n] == ' ');
		if (is_among((struct text_slice){ next, strcspn(next, " \n") }, sentences))
			return SENTENCE;
		return is_among(first, people) ? PERSON : text_slice_is(first, "sor") ? SEED : WORDS;
	}
	said.n--;
	if (s[-1] == '=')
		return role_of(said);
	bool is_bet = s[-1] == ':' && memchr(said.s, ':', said.n);
	return is_bet && !memchr(said.s, '=', said.n) ? PERSON : NO_NAMES;
}

static void write_nameless(struct buf *out, struct nameless *n, const struct buf *journal)
{
	const char *s = buf_text(journal), *const end = s + journal->len, *line = s, *word = s;

	while (s < end) {
		const bool is_quoted = *s == '"';
		enum role role = is_quoted || s > word ? role_at(line, word, s) : NO_NAMES;
		struct text_slice value = { s + is_quoted, strcspn(s, " \n:\"") };
		/* Digits after a seat are a start number, in a bet the stake. */
		bool may_count = s == word + 2 || (s > word && s[-1] == ':');
		bool is_number = may_count && strspn(s, "0123456789") >= value.n;
		if (is_quoted) {
			for (s++; s < end && (*s != '"' || s[1] == '"');)
				s += *s == '"' ? 2 : 1;
			value.n = (size_t)(s - value.s);
			buf_char(out, '"');
			if (role == SEED && strncmp(line, "sor ", strlen("sor ")) == 0) {
				const size_t at = seed_of_step(value);
				buf_add(out, value.s, at);
				value = (struct text_slice){ value.s + at, value.n - at };
				role = at ? SEED : NO_NAMES;
			}
			write_value(out, n, value, role, true);
		} else if (role != NO_NAMES && value.n > 0 && !is_number) {
			write_value(out, n, value, role, false);
			s += value.n;
		}
		if (s >= end)
			break;
		const bool is_blank = *s == ' ' || *s == '\n';
		line = *s == '\n' ? s + 1 : line;
		buf_char(out, *s++);
		word = is_blank ? s : word;
	}
}

bool desk_journal_nameless(struct desk *desk, const char *names, const struct buf *journal, struct buf *out)
{
	struct nameless n = { .desk = desk };
	bool done = book_players(desk->book, NULL, &n.players, &n.player_count, desk->err)
		&& vault_former_names(desk->book, &n.formers, &n.former_count, desk->err);

	while (done && *names) {
		char name[BOOK_LABEL];
		size_t length = strcspn(names, "\n");
		snprintf(name, sizeof name, "%.*s", (int)length, names);
		text_tidy(name);
		done = take_name(&n, name, journal);
		names += length + 1;
	}
	/* A player whose own name contains one of these keeps it, with or without the mark, and former ones. */
	const size_t count = n.count;
	for (size_t i = 0; i < n.player_count && done; i++) {
		const struct book_player *player = &n.players[i];
		const struct book_label label = book_label_of(player);
		if (is_taken(&n, label.text, AS_IT_IS))
			continue;
		if (has_sought(&n, count, player->name))
			done = seek(&n, label.text, 0, AS_IT_IS) && seek_both(&n, player->name, label.text, 0);
		done = done && seek_formers(&n, player, 0, count);
	}
	if (done)
		write_nameless(out, &n, journal);
	if (n.seeds > 0) {
		desk_say(desk, &msg_export_seeds, MSG_ARGS(num_of(n.seeds).text));
	}
	book_free(n.players);
	book_free(n.formers);
	free(n.list);
	return desk->err->status == ERR_NONE;
}
