/* Events: their fields by the keys of commands and journals. */
#include "desk/rounds/rounds.h"
#include "desk/desk.h"
#include "desk/inner.h"
#include "base/messages.h"
#include "desk/messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Copy a day as typed, "" for none. */
static bool copy_day(struct desk *desk, struct book_event *event, const char *value)
{
	struct day day;

	event->day[0] = '\0';
	if (!value[0])
		return true;
	if (!day_read(&day, value, strlen(value)))
		return desk_fail(desk, ERR_REFUSED, &msg_event_bad_day, MSG_ARGS(value));
	snprintf(event->day, sizeof event->day, "%.10s", day_text(&day).text);
	return true;
}

static bool copy_text(struct desk *desk, char *out, size_t size, const char *key, const char *value)
{
	if (strlen(value) >= size || !text_is_plain(value, strlen(value)))
		return desk_fail(desk, ERR_REFUSED, &msg_event_bad_text,
			MSG_ARGS(key, num_of((int64_t)size - 1).text));
	snprintf(out, size, "%s", value);
	return true;
}

static bool copy_count(struct desk *desk, int *out, const char *key, const char *value)
{
	char *end;
	long n = strtol(value, &end, 10);

	if (end == value || *end || n < 0 || n > 99999)
		return desk_fail(desk, ERR_REFUSED, &msg_event_bad_count, MSG_ARGS(key, value));
	*out = (int)n;
	return true;
}

int desk_usual_at_four(const struct book_event *event)
{
	const struct game_edition *edition = game_edition_find(event->edition);
	bool all_play = edition && edition->game->players == 4;

	return all_play ? event->deals_per_round : book_deals_at_four(event->deals_per_round);
}

/* Copy an edition whose deals can be written down. */
static bool copy_edition(struct desk *desk, struct book_event *event, const char *value)
{
	const struct game_edition *edition = game_edition_find(value);
	bool is_standard = event->deals_four == desk_usual_at_four(event);

	if (!edition)
		return desk_edition_refuse(desk->err, value);
	snprintf(event->edition, sizeof event->edition, "%s", edition->id);
	if (is_standard)
		event->deals_four = desk_usual_at_four(event);
	return true;
}

/* Put one field into the event; *known false: the key is none of its fields. */
static bool event_field(
	struct desk *desk, struct book_event *event, const char *key, const char *value, bool *known)
{
	*known = true;
	if (strcmp(key, "name") == 0)
		return copy_text(desk, event->name, sizeof event->name, key, value);
	if (strcmp(key, "place") == 0 || strcmp(key, "hely") == 0)
		return copy_text(desk, event->place, sizeof event->place, key, value);
	if (strcmp(key, "stake") == 0 || strcmp(key, "tet") == 0)
		return copy_count(desk, &event->stake, key, value);
	if (strcmp(key, "deals") == 0 || strcmp(key, "leosztas") == 0) {
		/* The number at a table of four follows, unless it was changed from the standard. */
		bool is_standard = event->deals_four == desk_usual_at_four(event);
		if (!copy_count(desk, &event->deals_per_round, key, value))
			return false;
		event->deals_four = is_standard ? desk_usual_at_four(event) : event->deals_four;
		return true;
	}
	if (strcmp(key, "deals-four") == 0 || strcmp(key, "leosztas-negy") == 0)
		return copy_count(desk, &event->deals_four, key, value);
	if (strcmp(key, "date") == 0 || strcmp(key, "datum") == 0)
		return copy_day(desk, event, value);
	if (strcmp(key, "edition") == 0 || strcmp(key, "szabaly") == 0)
		return copy_edition(desk, event, value);
	*known = false;
	return true;
}

bool desk_event_put(struct desk *desk, struct book_event *event, const char *key, const char *value)
{
	bool known;

	if (!event_field(desk, event, key, value, &known))
		return false;
	return known || desk_setting_check(event->edition, key, value, desk->err);
}

void desk_event_start(struct book_event *event)
{
	*event = (struct book_event){ 0 };
	snprintf(event->edition, sizeof event->edition, "%s", game_edition_standard()->id);
}

/* ---- made, opened, changed --------------------------------------------------------------------- */

bool desk_event_make(struct desk *desk, struct book_event *event)
{
	bool by_score = game_edition_find(event->edition)->game->ranks_by_score;
	bool done = desk_begin(desk) && book_name_check_letters(event->name, desk->err)
		&& book_event_add(desk->book, event, desk->err);

	if (done && by_score)
		done = book_setting_put(desk->book, event->id, "ranking", "score", false, desk->err);
	return desk_end(desk, done && book_event_use(desk->book, event->id, desk->err));
}

bool desk_event_use(struct desk *desk, const char *words, struct book_event *out)
{
	return desk_end(desk, desk_begin(desk) && book_event_find(desk->book, words, out, desk->err)
		&& book_event_use(desk->book, out->id, desk->err));
}

/* Let the events that carry points over from that one name it as it is called now. */
static bool carriers_follow(struct desk *desk, const struct book_event *was, const struct book_event *now)
{
	struct book_event *list = NULL;
	size_t count = 0;
	bool done = book_events(desk->book, &list, &count, desk->err);

	for (size_t i = 0; done && i < count; i++) {
		struct desk_rules rules;
		char value[BOOK_SETTING];
		done = book_setting(desk->book, list[i].id, "carry", value, desk->err);
		if (!done || !desk_setting_take_carry(&rules, 0, value) || strcmp(rules.carry.day, was->day) != 0
			|| strcmp(rules.carry.event, was->name) != 0)
			continue;
		snprintf(value, sizeof value, "%d %s %s", rules.carry.percent, now->day, now->name);
		done = book_setting_put(desk->book, list[i].id, "carry", value, false, desk->err);
		desk_say(desk, &msg_carry_follows,
			MSG_ARGS(list[i].name, now->name, day_of(now->day, desk->lang).text));
	}
	book_free(list);
	return done;
}

bool desk_event_change(struct desk *desk, const struct book_event *event)
{
	const struct num id = num_of(event->id);
	struct book_event was, now;

	if (!book_event_find(desk->book, id.text, &was, desk->err)
		|| !book_event_change(desk->book, event, desk->err)
		|| !book_event_find(desk->book, id.text, &now, desk->err))
		return false;
	return (strcmp(was.name, now.name) == 0 && strcmp(was.day, now.day) == 0)
		|| carriers_follow(desk, &was, &now);
}

static bool set_pair(struct desk *desk, struct book_event *event, const char *word)
{
	char key[BOOK_SHORT];
	const char *equals = strchr(word, '=');
	struct desk_setting setting;

	if (!equals || (size_t)(equals - word) >= sizeof key)
		return desk_fail(desk, ERR_USAGE, &msg_event_bad_pair, MSG_ARGS(word));
	memcpy(key, word, (size_t)(equals - word));
	key[equals - word] = '\0';
	if (strcmp(key, DRAW_ANNOUNCED) == 0)
		return desk_fail(desk, ERR_REFUSED, &msg_event_seed, MSG_NO_ARGS);
	if (!desk_event_put(desk, event, key, equals + 1)
		|| (strcmp(key, "name") == 0 && !book_name_check_letters(event->name, desk->err)))
		return false;
	return !desk_setting_known(key, &setting)
		|| book_setting_put(desk->book, event->id, key, equals + 1, !setting.may_change, desk->err);
}

/* Report what another number of deals means for the sheets that are there. */
static bool say_deals(struct desk *desk, const struct book_event *event)
{
	struct book_table *tables = NULL;
	struct desk_sheet sheet;
	size_t count = 0;
	int begun = 0, missing = 0, beyond = 0;
	bool done = book_tables(desk->book, event->id, 0, &tables, &count, desk->err);

	const struct game_edition *edition = game_edition_find(event->edition);
	bool has_four = !edition || edition->game->most_seats >= 4;
	bool is_same = !has_four || book_event_deals(event, 4) == event->deals_per_round;
	const struct msg *fixed = is_same ? &msg_event_deals_same : &msg_event_deals;
	desk_say(desk, event->deals_per_round > 0 ? fixed : &msg_event_deals_open,
		MSG_ARGS(num_of(event->deals_per_round).text, num_of(book_event_deals(event, 4)).text));
	for (size_t i = 0; done && i < count; i++) {
		done = desk_sheet_look(desk, event, &tables[i], &sheet);
		bool is_begun = done && (sheet.deals > 0 || sheet.known.id);
		begun += is_begun;
		missing += is_begun && sheet.owes > 0;
		beyond += done && sheet.wanted > 0 && sheet.last > sheet.wanted;
		if (done && sheet.counts_on)
			desk_sheet_tell(desk, &tables[i], &sheet);
		desk_sheet_free(&sheet);
	}
	book_free(tables);
	if (missing > 0)
		desk_say(desk, &msg_event_deals_missing, MSG_ARGS(num_of(missing).text, num_of(begun).text));
	if (beyond > 0)
		desk_say(desk, &msg_event_deals_beyond, MSG_ARGS(num_of(beyond).text));
	return done;
}

/* Rank another game as is usual for it, unless the same command sets the ranking (T-29). */
static bool follow_edition(struct desk *desk, const char *was, const struct book_event *event,
	char *const *pairs, int count)
{
	const struct game_edition *before = game_edition_find(was), *now = game_edition_find(event->edition);
	const char *ranking = now && now->game->ranks_by_score ? "score" : "place";

	for (int i = 0; i < count; i++) {
		if (strncmp(pairs[i], "ranking=", strlen("ranking=")) == 0)
			return true;
	}
	if (!before || !now || before->game->ranks_by_score == now->game->ranks_by_score)
		return true;
	desk_say(desk, &msg_event_ranking, MSG_ARGS(ranking));
	return book_setting_put(desk->book, event->id, "ranking", ranking, false, desk->err);
}

/* Refuse an edition for which existing tables have too few or too many seats. */
static bool check_tables(struct desk *desk, const struct book_event *event)
{
	enum { SHOWN = 12 };
	const struct game_edition *edition = game_edition_find(event->edition);
	const int least = edition->game->least_seats, most = edition->game->most_seats;
	struct book_table *list = NULL;
	struct buf odd = { 0 }, wanted = { 0 };
	size_t count = 0;
	int found = 0;
	bool done = book_tables(desk->book, event->id, 0, &list, &count, desk->err);

	for (size_t i = 0; done && i < count; i++) {
		if (list[i].seat_count >= least && list[i].seat_count <= most)
			continue;
		if (found < SHOWN)
			buf_printf(&odd, "%s%d/%d", found > 0 ? ", " : "", list[i].round, list[i].no);
		found++;
	}
	if (found > SHOWN)
		buf_str(&odd, " …");
	buf_printf(&wanted, least < most ? "%d–%d" : "%d", least, most);
	if (found > 0)
		done = desk_fail(desk, ERR_REFUSED, &msg_event_edition_seats, MSG_ARGS(event->name,
			edition->name->text[desk->lang], buf_text(&wanted), buf_text(&odd)));
	buf_free(&odd);
	buf_free(&wanted);
	book_free(list);
	return done;
}

static bool set(struct desk *desk, struct book_event *event, char *const *pairs, int count)
{
	const struct book_event was = *event;

	for (int i = 0; i < count; i++) {
		if (!set_pair(desk, event, pairs[i]))
			return false;
	}
	for (int i = 0; i < count; i++) {
		char key[BOOK_SHORT];
		const char *equals = strchr(pairs[i], '=');
		snprintf(key, sizeof key, "%.*s", equals ? (int)(equals - pairs[i]) : 0, pairs[i]);
		if (equals && !desk_setting_check_people(desk, event, key, equals + 1))
			return false;
	}
	bool is_renamed = strcmp(was.name, event->name) != 0 || strcmp(was.day, event->day) != 0;
	if ((is_renamed && !desk_carry_stands(desk, event))
		|| (strcmp(was.edition, event->edition) != 0 && !check_tables(desk, event)))
		return false;
	bool is_other = was.deals_per_round != event->deals_per_round || was.deals_four != event->deals_four;
	return desk_event_change(desk, event)
		&& follow_edition(desk, was.edition, event, pairs, count) && (!is_other || say_deals(desk, event));
}

bool desk_event_set(struct desk *desk, struct book_event *event, char *const *pairs, int count)
{
	return desk_end(desk, desk_begin(desk) && set(desk, event, pairs, count));
}

static bool carry(struct desk *desk, const struct book_event *event, const char *words, int percent,
	struct book_event *from)
{
	struct desk_rules rules, other;
	struct buf value = { 0 };

	if (!book_event_find(desk->book, words, from, desk->err))
		return false;
	if (from->id == event->id)
		return desk_fail(desk, ERR_REFUSED, &msg_carry_itself, MSG_ARGS(event->name));
	if (!desk_rules_read(desk->book, event->id, &rules, desk->err)
		|| !desk_rules_read(desk->book, from->id, &other, desk->err))
		return false;
	if ((rules.form == DESK_FORM_DUPLICATE) != (other.form == DESK_FORM_DUPLICATE))
		return desk_fail(desk, ERR_REFUSED, &msg_carry_other_form, MSG_ARGS(from->name));
	buf_printf(&value, "%d %s %s", percent, from->day, from->name);
	bool done = desk_setting_check(event->edition, "carry", buf_text(&value), desk->err)
		&& desk_setting_check_people(desk, event, "carry", buf_text(&value))
		&& book_setting_put(desk->book, event->id, "carry", buf_text(&value), false, desk->err);
	buf_free(&value);
	return done;
}

bool desk_event_carry(struct desk *desk, const struct book_event *event, const char *words, int percent,
	struct book_event *from)
{
	return desk_end(desk, desk_begin(desk) && carry(desk, event, words, percent, from));
}
