/* Players and their entries. */
#include "desk/desk.h"

#include "desk/inner.h"
#include "desk/messages.h"
#include "desk/rounds/order_inner.h"
#include "base/messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool copy(struct desk *desk, char *out, size_t size, const char *value)
{
	if (!value)
		return true;
	if (strlen(value) >= size)
		return desk_fail(desk, ERR_REFUSED, &msg_player_too_long,
			MSG_ARGS(value, num_of((int64_t)size - 1).text));
	snprintf(out, size, "%s", value);
	text_tidy(out);
	return true;
}

bool desk_player_shown(struct desk *desk, const char *word, struct book_player *player)
{
	bool is_name = strcmp(word, "name") == 0;

	if (!is_name && strcmp(word, "initials") != 0 && strcmp(word, "none") != 0)
		return desk_fail(desk, ERR_REFUSED, &msg_player_shown, MSG_ARGS(word));
	snprintf(player->shown, sizeof player->shown, "%s", is_name ? "" : word);
	return true;
}

const char *desk_shown_word(enum lang lang, const char *shown)
{
	return (!*shown ? &msg_shown_name : *shown == 'i' ? &msg_shown_initials : &msg_shown_none)->text[lang];
}

bool desk_player_put(struct desk *desk, const struct desk_player_fields *fields, struct book_player *player)
{
	if (!book_name_check_letters(fields->name, desk->err)
		|| !book_name_check_letters(fields->mark, desk->err))
		return false;
	if (fields->shown && !desk_player_shown(desk, fields->shown, player))
		return false;
	return copy(desk, player->name, sizeof player->name, fields->name)
		&& copy(desk, player->mark, sizeof player->mark, fields->mark)
		&& copy(desk, player->club, sizeof player->club, fields->club);
}

/* Is one name short for the other, and does no mark tell them apart? */
static bool may_be_one(const struct book_player *a, const struct book_player *b)
{
	return (!a->mark[0] && book_name_is_short(a->name, b->name))
		|| (!b->mark[0] && book_name_is_short(b->name, a->name));
}

void desk_player_key(char out[PLAYER_KEY], const char *name, const char *mark)
{
	static const char *const dashes[] = { "–", "—", "−", "\u2010", "\u2011", "\u2012", NULL };
	char label[BOOK_LABEL], *to = out;

	snprintf(label, sizeof label, "%s\n%s", name, mark);
	text_fold(out, PLAYER_KEY, label, strlen(label));
	/* Dashes and hyphens of any kind become "-". */
	for (const char *s = out; *s;) {
		size_t i = 0;
		while (dashes[i] && strncmp(s, dashes[i], strlen(dashes[i])) != 0)
			i++;
		*to++ = dashes[i] ? '-' : *s;
		s += dashes[i] ? strlen(dashes[i]) : 1;
	}
	*to = '\0';
}

bool desk_player_is_like(const char *key, const char *other)
{
	size_t n = strlen(key), others = strlen(other), same = 0;
	const char *longer = n < others ? other : key, *shorter = n < others ? key : other;

	while (key[same] && key[same] == other[same])
		same++;
	bool is_same = strcmp(key, other) == 0, is_numbered = strpbrk(key, "0123456789") != NULL;
	if (is_same || is_numbered || strlen(longer) > strlen(shorter) + 1)
		return false;
	return strcmp(longer + same + 1, shorter + same + (n == others)) == 0;
}

bool desk_player_near(struct desk *desk, const struct book_player *player, struct book_player *near,
	bool *found)
{
	const struct book_label label = book_label_of(player);
	struct book_player *list = NULL;
	size_t count = 0;
	bool done = book_players(desk->book, NULL, &list, &count, desk->err);

	*found = false;
	for (size_t i = 0; done && i < count && !*found; i++) {
		const struct book_label other = book_label_of(&list[i]);
		bool is_same = strcmp(other.text, label.text) == 0;   /* the book refuses it */
		bool is_alike = book_names_distance(other.text, label.text) == 0;
		*found = !is_same && (is_alike || (!player->mark[0] && may_be_one(player, &list[i])));
		char key[PLAYER_KEY], other_key[PLAYER_KEY];
		desk_player_key(key, player->name, player->mark);
		desk_player_key(other_key, list[i].name, list[i].mark);
		if (*found)
			*near = list[i];
		else if (desk_player_is_like(key, other_key))
			desk_say(desk, &msg_player_like, MSG_ARGS(label.text, other.text));
		else if (!is_same && strcmp(list[i].name, player->name) == 0)
			desk_say(desk, &msg_player_namesake, MSG_ARGS(label.text, other.text));
	}
	book_free(list);
	return done;
}

bool desk_entry_near(struct desk *desk, const struct book_event *event, const char *who,
	struct book_player *player, struct book_player *near, bool *found)
{
	struct book_entry *list = NULL;
	size_t count = 0;
	bool done = book_name_check_letters(who, desk->err)
		&& book_player_by_words(desk->book, who, player, desk->err)
		&& book_entries(desk->book, event->id, &list, &count, desk->err);
	bool is_entered = false;

	*found = false;
	for (size_t i = 0; done && i < count; i++) {
		is_entered = is_entered || list[i].player.id == player->id;
		if (*found || !may_be_one(player, &list[i].player))
			continue;
		*found = true;
		*near = list[i].player;
	}
	*found = *found && !is_entered;
	book_free(list);
	return done;
}

/* ---- one club, one spelling -------------------------------------------------------------------- */

struct desk_spelling {
	char *key, *club;
	const char *as;              /* its spelling in the book */
};

/* Find a spelling's place in the list, which is sorted by key, then by itself. */
static size_t spelling_at(const struct desk_clubs *clubs, const char *key, const char *club)
{
	size_t low = 0, high = clubs->count;

	while (low < high) {
		size_t middle = low + (high - low) / 2;
		const struct desk_spelling *at = &clubs->list[middle];
		int order = strcmp(at->key, key);
		if ((order ? order : strcmp(at->club, club)) < 0)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

/* Insert a spelling; `as` NULL: the book writes it like this. */
static bool add_spelling(struct desk *desk, struct desk_clubs *clubs, size_t at, const char *key,
	const char *club, const char *as)
{
	struct desk_spelling *list = list_grow(clubs->list, clubs->count, sizeof *list);
	struct desk_spelling added = { strdup(key), strdup(club), as };

	clubs->list = list ? list : clubs->list;
	if (!list || !added.key || !added.club) {
		free(added.key);
		free(added.club);
		return desk_fail(desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	}
	added.as = as ? as : added.club;
	memmove(list + at + 1, list + at, (clubs->count++ - at) * sizeof *list);
	list[at] = added;
	return true;
}

static bool spells(const struct desk_clubs *clubs, size_t at, const char *key, const char *club)
{
	return at < clubs->count && strcmp(clubs->list[at].key, key) == 0
		&& (!club || strcmp(clubs->list[at].club, club) == 0);
}

static bool read_clubs(struct desk *desk, struct desk_clubs *clubs, int64_t but)
{
	struct book_player *list = NULL;
	size_t count = 0;
	char key[TEXT_WORDS];
	bool done = book_players(desk->book, NULL, &list, &count, desk->err);

	for (size_t i = 0; done && i < count; i++) {
		text_signs_fold(key, list[i].club);
		size_t at = spelling_at(clubs, key, list[i].club);
		if (list[i].id != but && list[i].club[0] && !spells(clubs, at, key, list[i].club))
			done = add_spelling(desk, clubs, at, key, list[i].club, NULL);
	}
	book_free(list);
	clubs->is_read = done;
	return done;
}

bool desk_clubs_spell(struct desk *desk, struct desk_clubs *clubs, int64_t but, char club[BOOK_NAME])
{
	char key[TEXT_WORDS];
	const char *as = NULL;

	text_signs_fold(key, club);
	if (!key[0])
		return true;
	if (!clubs->is_read && !read_clubs(desk, clubs, but))
		return false;
	size_t at = spelling_at(clubs, key, club), like = spelling_at(clubs, key, "");
	bool is_known = spells(clubs, at, key, club);
	if (is_known || spells(clubs, like, key, NULL))
		as = clubs->list[is_known ? at : like].as;
	if (!is_known && !add_spelling(desk, clubs, at, key, club, as))
		return false;
	if (!is_known && as)
		desk_say(desk, &msg_one_club, MSG_ARGS(as, club));
	if (as)
		snprintf(club, BOOK_NAME, "%s", as);
	return true;
}

void desk_clubs_free(struct desk_clubs *clubs)
{
	for (size_t i = 0; i < clubs->count; i++) {
		free(clubs->list[i].key);
		free(clubs->list[i].club);
	}
	free(clubs->list);
	*clubs = (struct desk_clubs){ 0 };
}

/* Spell a player's club as the book does, unless it is the mark too: that is part of the name. */
static bool spell_club(struct desk *desk, struct book_player *player)
{
	struct desk_clubs clubs = { 0 };
	bool done = strcmp(player->club, player->mark) == 0
		|| desk_clubs_spell(desk, &clubs, player->id, player->club);

	desk_clubs_free(&clubs);
	return done;
}

bool desk_player_add(struct desk *desk, struct book_player *player)
{
	return desk_end(desk, desk_begin(desk) && spell_club(desk, player)
		&& book_player_add(desk->book, player, desk->err));
}

bool desk_player_change(struct desk *desk, const char *who, const struct desk_player_fields *fields,
	struct book_player *out)
{
	bool done = desk_begin(desk) && book_player_by_words(desk->book, who, out, desk->err);
	struct book_player was = { .id = 0 };
	struct desk_entered before = { .count = 0 };

	if (done)
		was = *out;
	done = done && desk_entered_read(desk, &before);
	done = done && desk_player_put(desk, fields, out) && (!fields->club || spell_club(desk, out));
	done = done && book_player_change(desk->book, out, desk->err)
		&& desk_bets_follow_one(desk, &before, &was, out);
	desk_entered_free(&before);
	return desk_end(desk, done);
}

bool desk_player_club(struct desk *desk, struct book_player *player, const char *club)
{
	if (!book_name_set(player->club, sizeof player->club, club, desk->err)
		|| !book_player_change(desk->book, player, desk->err))
		return false;
	desk_say(desk, &msg_player_club, MSG_ARGS(book_label_of(player).text, player->club));
	return true;
}

bool desk_player_show(struct desk *desk, struct book_player *player, const char *word)
{
	struct book_player said = *player;
	bool is_said = desk_player_shown(desk, word, &said);

	if (!is_said || strcmp(said.shown, player->shown) == 0)
		return is_said;
	bool is_free = !player->shown[0];
	desk_say(desk, is_free ? &msg_player_shown_so : &msg_player_shown_stays,
		MSG_ARGS(book_label_of(player).text,
			desk_shown_word(desk->lang, is_free ? said.shown : player->shown),
			desk_shown_word(desk->lang, said.shown)));
	if (!is_free)
		return true;
	memcpy(player->shown, said.shown, sizeof player->shown);
	return book_player_change(desk->book, player, desk->err);
}

/* ---- entries ----------------------------------------------------------------------------------- */

bool desk_entry_add(struct desk *desk, const struct book_event *event, const char *who, int start_no,
	struct book_entry *out, bool *stood_in)
{
	struct book_player player;
	struct book_entry whose;
	int was = 0;
	bool done = desk_begin(desk) && book_player_by_words(desk->book, who, &player, desk->err)
		&& desk_entry_enter(desk, event->id, player.id, start_no, out)
		&& book_entry_admit(desk->book, out, stood_in, desk->err);

	if (done && out->is_new)
		was = book_number_left(desk->book, event->id, out->start_no, player.id, &whose, desk->err);
	return desk_end(desk, done && (was == 0
		|| (was > 0 && desk_number_warn(desk, event->id, out->start_no, &msg_number_taken))));
}

/* Find the entry of the player whom the words mean. */
static bool find_entry(struct desk *desk, const struct book_event *event, const char *who,
	struct book_entry *out)
{
	if (desk_seats_is_start_no(who))
		return desk_seats_by_start_no(desk, event->id, who, out);
	int found = book_entry_by_words(desk->book, event->id, who, out, desk->err);
	if (found == 0)
		desk_fail(desk, ERR_NOT_FOUND, &msg_entry_none, MSG_ARGS(out->player.name, event->name));
	return found == 1;
}

/* ---- players who qualified --------------------------------------------------------------------- */

/* Drop withdrawn players; report each whose place passes to the next. */
static bool leave_out(struct desk *desk, const struct book_event *from, int wanted, struct desk_place *list,
	size_t *count)
{
	size_t kept = 0;

	for (size_t i = 0; i < *count; i++) {
		struct book_entry entry;
		struct book_measure measure;
		bool is_out = false;
		if (!book_entry_by_start_no(desk->book, from->id, list[i].start_no, &entry, desk->err)
			|| !book_entry_is_out(desk->book, entry.id, &measure, &is_out, desk->err))
			return false;
		if (!is_out)
			list[kept++] = list[i];
		else if (kept < (size_t)wanted || list[i].rank == 0)
			desk_say(desk, &msg_entry_left_out,
				MSG_ARGS(list[i].player, desk_measure_said(desk->lang, measure.kind)));
	}
	*count = kept;
	return true;
}

/* Refuse if there are fewer places, or the last one is shared. */
static bool check_places(struct desk *desk, const struct book_event *from, int wanted,
	const struct desk_place *list, size_t count)
{
	size_t last = (size_t)wanted - 1;

	if (last >= count)
		return desk_fail(desk, ERR_REFUSED, &msg_entry_too_few,
			MSG_ARGS(from->name, num_of((int64_t)count).text));
	if (last + 1 == count || list[last].rank != list[last + 1].rank)
		return true;
	return desk_fail(desk, ERR_REFUSED, &msg_entry_tied,
		MSG_ARGS(num_of(list[last + 1].rank).text, list[last].player, list[last + 1].player, from->name));
}

bool desk_entries_qualify(struct desk *desk, const struct book_event *event, const struct book_event *from,
	int wanted, desk_places *places, int *added)
{
	struct desk_place *list = NULL;
	size_t count = 0;

	*added = 0;
	if (from->id == event->id)
		return desk_fail(desk, ERR_REFUSED, &msg_entry_itself, MSG_ARGS(event->name));
	bool done = desk_begin(desk) && places(desk->book, from, &list, &count, desk->err)
		&& leave_out(desk, from, wanted, list, &count) && check_places(desk, from, wanted, list, count);
	for (int i = 0; done && i < wanted; i++) {
		struct book_entry there, here;
		done = book_entry_by_start_no(desk->book, from->id, list[i].start_no, &there, desk->err)
			&& desk_entry_enter(desk, event->id, there.player.id, 0, &here);
		*added += done && here.is_new;
	}
	free(list);
	return desk_end(desk, done);
}

/* ---- start numbers in settings ----------------------------------------------------------------- */

bool desk_setting_has_numbers(const char *key)
{
	return desk_team_is_key(key) || strcmp(key, "lot") == 0 || strncmp(key, "category-", 9) == 0;
}

/* Return where the numbers begin in a value: "Szolnok A: 12,7,9 / UK". */
static const char *numbers_in(const char *key, const char *value)
{
	const char *colon = strcmp(key, "lot") == 0 ? NULL : strstr(value, desk_team_is_key(key) ? ": " : ":");

	return colon ? colon + 1 + strspn(colon + 1, " ") : value;
}

void desk_setting_renumber(
	struct buf *b, const struct book_setting *setting, desk_other_number *other, void *arg)
{
	const char *at = numbers_in(setting->key, setting->value);
	int put[BOOK_SETTING], count = 0;

	if (order_is_key(setting->key)) {
		order_step_renumber(b, setting->value, other, arg);
		return;
	}
	buf_add(b, setting->value, (size_t)(at - setting->value));
	bool has_any = *at >= '0' && *at <= '9';
	while (*at >= '0' && *at <= '9') {
		char *end;
		long number = strtol(at, &end, 10);
		int no = number <= 0 || number > 99999 ? 0 : other(arg, (int)number);
		if (no > 0 && count < BOOK_SETTING && !order_has(put, count, no)) {
			buf_printf(b, "%s%d", count > 0 ? "," : "", no);
			put[count++] = no;
		}
		at = end + strspn(end, ",");
	}
	if (has_any && count == 0)
		buf_clear(b);
	else
		buf_str(b, at);
}

/* A number to search for. */
struct sought {
	int no;
	bool is_found;
};

static int seek_number(void *arg, int no)
{
	struct sought *sought = arg;

	sought->is_found = sought->is_found || no == sought->no;
	return no;
}

static bool has_number(const struct book_setting *setting, int no)
{
	struct sought sought = { .no = no };
	struct buf ignored = { 0 };

	desk_setting_renumber(&ignored, setting, seek_number, &sought);
	buf_free(&ignored);
	return sought.is_found;
}

bool desk_number_mentions(struct desk *desk, int64_t event, int start_no, struct buf *places)
{
	struct book_setting *list = NULL;
	size_t count = 0;
	bool done = book_settings(desk->book, event, &list, &count, desk->err);

	for (size_t i = 0; done && i < count; i++) {
		const char *value = list[i].value;
		size_t n = (size_t)(numbers_in(list[i].key, value) - value);
		if (!desk_setting_has_numbers(list[i].key) || !has_number(&list[i], start_no))
			continue;
		/* "team-1 (Szolnok A)" */
		while (n > 0 && (value[n - 1] == ' ' || value[n - 1] == ':'))
			n--;
		buf_printf(places, "%s%s", places->len > 0 ? ", " : "", list[i].key);
		if (n > 0)
			buf_printf(places, " (%.*s)", (int)n, value);
	}
	book_free(list);
	return done;
}

bool desk_number_warn(struct desk *desk, int64_t event, int start_no, const struct msg *msg)
{
	struct buf places = { 0 };
	bool done = desk_number_mentions(desk, event, start_no, &places);

	if (done && places.len > 0)
		desk_say(desk, msg, MSG_ARGS(num_of(start_no).text, buf_text(&places)));
	buf_free(&places);
	return done;
}

static bool follows(const struct book_setting *setting, bool order_alone)
{
	return order_is_key(setting->key) || (!order_alone && desk_setting_has_numbers(setting->key));
}

/* Renumber all settings that contain numbers, or only the list of order. */
static bool follow_some(
	struct desk *desk, int64_t event, bool order_alone, desk_other_number *other, void *arg)
{
	struct book_setting *list = NULL;
	size_t count = 0;
	bool done = book_settings(desk->book, event, &list, &count, desk->err);

	for (size_t i = 0; done && i < count; i++) {
		struct buf value = { 0 };
		if (follows(&list[i], order_alone)) {
			desk_setting_renumber(&value, &list[i], other, arg);
			done = strcmp(buf_text(&value), list[i].value) == 0
				|| book_setting_put(desk->book, event, list[i].key,
					value.len > 0 ? buf_text(&value) : SETTING_NONE, false, desk->err);
		}
		buf_free(&value);
	}
	book_free(list);
	return done;
}

bool desk_settings_follow(struct desk *desk, int64_t event, desk_other_number *other, void *arg)
{
	return follow_some(desk, event, false, other, arg);
}

int desk_number_moved(void *arg, int no)
{
	const int *const moved = arg;

	return no == moved[0] ? moved[1] : no;
}

bool desk_number_means(struct desk *desk, int64_t event, int64_t player, struct book_entry *out)
{
	struct book_entry last;
	struct err none = { 0 };

	return book_entry_ever(desk->book, event, player, out, &none) == 1
		&& book_entry_numbered(desk->book, event, out->start_no, &last, &none) == 1
		&& last.id == out->id;
}

bool desk_number_leave(struct desk *desk, int64_t event, int64_t player, int no, bool order_alone)
{
	struct book_setting *list = NULL;
	struct book_entry whose;
	int none[] = { no, 0 }, left = 0;
	size_t count = 0;
	bool done = book_settings(desk->book, event, &list, &count, desk->err), is_set = false;

	for (size_t i = 0; i < count; i++)
		is_set = is_set || (follows(&list[i], order_alone) && has_number(&list[i], no));
	book_free(list);
	if (done && is_set)
		left = book_number_left(desk->book, event, no, player, &whose, desk->err);
	return done && left >= 0 && (left == 0 || follow_some(desk, event, order_alone, desk_number_moved, none));
}

bool desk_entry_enter(struct desk *desk, int64_t event, int64_t player, int start_no, struct book_entry *out)
{
	struct book_entry was = { .start_no = 0 };
	bool is_back = desk_number_means(desk, event, player, &was);

	if (!book_entry_add(desk->book, event, player, start_no, out, desk->err))
		return false;
	if (!out->is_new || (is_back && was.start_no == out->start_no))
		return true;
	int moved[] = { was.start_no, out->start_no };
	return desk_number_leave(desk, event, player, out->start_no, true)
		&& (!is_back || desk_settings_follow(desk, event, desk_number_moved, moved));
}

bool desk_entry_renumber(struct desk *desk, const struct book_entry *entry, int start_no)
{
	int moved[] = { entry->start_no, start_no };

	return book_entry_change(desk->book, entry->id, start_no, desk->err)
		&& desk_settings_follow(desk, entry->event, desk_number_moved, moved);
}

bool desk_entry_change(struct desk *desk, const struct book_event *event, const char *who, int start_no,
	struct book_entry *out)
{
	bool done = desk_begin(desk) && find_entry(desk, event, who, out);
	int was = done ? out->start_no : 0;

	int moved[] = { was, start_no };

	done = done && book_entry_change(desk->book, out->id, start_no, desk->err);
	if (done && was != start_no)
		done = desk_number_leave(desk, out->event, out->player.id, start_no, true)
			&& desk_number_warn(desk, event->id, start_no, &msg_number_taken)
			&& desk_settings_follow(desk, out->event, desk_number_moved, moved)
			&& desk_number_warn(desk, event->id, start_no, &msg_number_moved);
	done = desk_end(desk, done);
	out->start_no = done ? start_no : out->start_no;
	return done;
}

bool desk_entry_remove(struct desk *desk, const struct book_event *event, const char *who,
	struct book_entry *out, bool *stands_in)
{
	bool done = desk_begin(desk) && find_entry(desk, event, who, out)
		&& book_entry_remove(desk->book, out, stands_in, desk->err);

	return desk_end(desk, done
		&& (*stands_in || desk_number_warn(desk, event->id, out->start_no, &msg_number_left)));
}
