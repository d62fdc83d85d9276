/* How an event counts: its settings as one table, checked when set and read into plain numbers. */
#include "desk/rounds/rounds.h"
#include "desk/inner.h"
#include "desk/messages.h"
#include "desk/rounds/order_inner.h"
#include "desk/desk.h"

#include <stdio.h>
#include <string.h>

/* ---- the list ---------------------------------------------------------------------------------- */

/* The placement points at a table of this size (9.§ (12) for three and four). */
static const struct {
	const char *key, *standard;
	const struct msg *what;
} place_settings[BOOK_SEATS + 1] = {
	[2] = { "place-points-2", "2-1", &msg_setting_places_2 },
	[3] = { "place-points-3", "3-2-1", &msg_setting_places_3 },
	[4] = { "place-points-4", "3-2-1-0", &msg_setting_places_4 },
	[5] = { "place-points-5", "4-3-2-1-0", &msg_setting_places_5 },
	[6] = { "place-points-6", "5-4-3-2-1-0", &msg_setting_places_6 },
	[7] = { "place-points-7", "6-5-4-3-2-1-0", &msg_setting_places_7 },
	[8] = { "place-points-8", "7-6-5-4-3-2-1-0", &msg_setting_places_8 },
};

static const char *const rankings[] = { "place", "score", NULL };
static const char *const unseated[] = { "missing", "bye", NULL };
static const char *const substitutes[] = { "own", "absent", NULL };
static const char *const top_tables[] = { "first", "drawn", NULL };

/* By enum desk_form. */
static const char *const forms[] = { "tarsasagi", "sportulti", "csapat", "oszt", NULL };

/* Settings with a syntax of their own, which do not change a deal's points either. */
static const struct desk_setting worded[] = {
	{ .key = "ties", .what = &msg_setting_ties, .example = "wins,best,met,lot",
		.take = desk_setting_take_ties },
	{ .key = "lot", .what = &msg_setting_lot, .example = "12,4,7", .take = desk_setting_take_lot },
	{ .key = "carry", .what = &msg_setting_carry, .example = "50 2026-11-20 Kupa",
		.take = desk_setting_take_carry },
	{ .key = "seed", .what = &msg_setting_seed, .example = "lottery 7 12 31",
		.take = desk_setting_take_seed },
	{ .key = "entry-fee", .what = &msg_setting_entry_fee, .example = "2000", .take = desk_setting_take_fee },
	{ .key = "prizes", .what = &msg_setting_prizes, .example = "30000,20000,10000",
		.take = desk_setting_take_prizes },
	{ .key = "prizes-club", .what = &msg_setting_prizes_club, .example = "10000",
		.take = desk_setting_take_prizes,
		.no = 1 },
	{ .key = "category-1", .what = &msg_setting_category, .example = "U20: 3,7,12",
		.take = desk_setting_take_category },
	{ .key = "prizes-1", .what = &msg_setting_prizes_category, .example = "5000",
		.take = desk_setting_take_prizes,
		.no = 2 },
	{ .key = "category-2", .what = &msg_setting_category, .example = "U20: 3,7,12",
		.take = desk_setting_take_category, .no = 1 },
	{ .key = "prizes-2", .what = &msg_setting_prizes_category, .example = "5000",
		.take = desk_setting_take_prizes,
		.no = 3 },
	{ .key = "category-3", .what = &msg_setting_category, .example = "U20: 3,7,12",
		.take = desk_setting_take_category, .no = 2 },
	{ .key = "prizes-3", .what = &msg_setting_prizes_category, .example = "5000",
		.take = desk_setting_take_prizes,
		.no = 4 },
};

/* Settings of every event, whatever is played. */
static const struct game_setting common[] = {
	{ "ranking", &msg_setting_ranking, rankings, NULL },
	{ "unseated", &msg_setting_unseated, unseated, NULL },
	{ "substitute", &msg_setting_substitute, substitutes, NULL },
	{ "top-table", &msg_setting_top_table, top_tables, NULL },
	{ "forma", &msg_setting_form, forms, NULL },
	{ NULL, NULL, NULL, NULL },
};

/* List the game's own settings, then placement points for its tables, then those of every event. */
bool desk_setting_at(const struct game_edition *edition, size_t i, struct desk_setting *out)
{
	const struct game *game = edition->game;
	size_t own = 0, tables = (size_t)(game->most_seats - game->least_seats + 1);

	while (edition->settings && edition->settings[own].key)
		own++;
	bool is_common = i >= own + tables && i < own + tables + sizeof common / sizeof *common - 1;
	if (i < own || is_common) {
		const struct game_setting *named = is_common ? &common[i - own - tables] : &edition->settings[i];
		*out = (struct desk_setting){ .key = named->key, .standard = named->choices[0], .what = named->what,
			.choices = named->choices, .is_own = !is_common, .may_change = is_common, .no = (int)i };
		return true;
	}
	i -= own;
	if (i < tables) {
		int seats = game->least_seats + (int)i;
		*out = (struct desk_setting){ .key = place_settings[seats].key,
			.standard = place_settings[seats].standard,
			.what = place_settings[seats].what, .seats = seats, .may_change = true };
		return true;
	}
	i -= tables + sizeof common / sizeof *common - 1;
	if (i >= sizeof worded / sizeof *worded)
		return false;
	*out = worded[i];
	out->standard = SETTING_NONE;
	out->may_change = true;
	return true;
}

/* Each team of an event has one; they are not listed. */
static const struct desk_setting team_setting = { .key = "team-1", .standard = SETTING_NONE,
	.what = &msg_setting_team,
	.may_change = true, .example = "Szolnok A: 12,7,9", .take = desk_setting_take_team };

bool desk_setting_find(const struct game_edition *edition, const char *key, struct desk_setting *out)
{
	if (desk_team_is_key(key)) {
		*out = team_setting;
		return true;
	}
	for (size_t i = 0; desk_setting_at(edition, i, out); i++) {
		if (strcmp(out->key, key) == 0)
			return true;
	}
	return false;
}

bool desk_setting_known(const char *key, struct desk_setting *out)
{
	for (const struct game *const *game = game_register; *game; game++) {
		for (const struct game_edition *edition = (*game)->editions; edition->id; edition++) {
			if (desk_setting_find(edition, key, out))
				return true;
		}
	}
	return false;
}

/* ---- a value ----------------------------------------------------------------------------------- */

/* "3-2-1": `count` whole numbers up to 999, none larger than the one before it. */
static bool read_places(const char *value, int count, int places[BOOK_SEATS])
{
	for (int i = 0; i < count; i++) {
		int n = 0, digits = 0;
		for (; *value >= '0' && *value <= '9' && digits < 3; digits++)
			n = n * 10 + (*value++ - '0');
		const char end = i < count - 1 ? '-' : '\0';
		if (digits == 0 || *value != end || (i > 0 && n > places[i - 1]))
			return false;
		places[i] = n;
		value += *value == '-';
	}
	return true;
}

/* Put one setting into the rules; false if the value does not fit. */
static bool apply(struct desk_rules *rules, const struct desk_setting *setting, const char *value)
{
	if (setting->seats > 0)
		return read_places(value, setting->seats, rules->places[setting->seats]);
	if (setting->take)
		return strcmp(value, SETTING_NONE) == 0 || setting->take(rules, setting->no, value);
	int choice = 0;
	while (setting->choices[choice] && strcmp(setting->choices[choice], value) != 0)
		choice++;
	if (!setting->choices[choice])
		return false;
	if (setting->is_own)
		rules->game.choice[setting->no] = (uint8_t)choice;
	else if (setting->choices == rankings)
		rules->ranking = choice == 0 ? DESK_BY_PLACE : DESK_BY_SCORE;
	else if (setting->choices == forms)
		rules->form = (enum desk_form)choice;
	else if (setting->choices == unseated)
		rules->rests = choice == 1;
	return true;   /* the book too reads "unseated", and "substitute"; the draw reads "top-table" */
}

static bool refuse_value(
	struct err *e, enum err_status status, const struct desk_setting *setting, const char *value)
{
	struct buf choices = { 0 };

	if (setting->take)
		return err_set(e, status, &msg_setting_bad_words, MSG_ARGS(setting->key, value, setting->example));
	if (setting->seats > 0)
		buf_str(&choices, setting->standard);
	for (int i = 0; setting->choices && setting->choices[i]; i++)
		buf_printf(&choices, "%s%s", i > 0 ? ", " : "", setting->choices[i]);
	err_set(e, status, &msg_setting_bad_value, MSG_ARGS(setting->key, value, buf_text(&choices)));
	buf_free(&choices);
	return false;
}

bool desk_edition_refuse(struct err *e, const char *edition)
{
	struct buf known = { 0 };

	game_editions_write(&known);
	err_set(e, ERR_REFUSED, &msg_edition_unknown, MSG_ARGS(edition, buf_text(&known)));
	buf_free(&known);
	return false;
}

const char *desk_edition_name(enum lang lang, const char *edition)
{
	const struct game_edition *known = game_edition_find(edition);

	return known ? known->name->text[lang] : edition;
}

bool desk_setting_check(const char *edition, const char *key, const char *value, struct err *e)
{
	struct desk_rules scratch = { .game.edition = game_edition_find(edition) };
	struct desk_setting setting;

	if (!scratch.game.edition)
		return desk_edition_refuse(e, edition);
	if (!desk_setting_find(scratch.game.edition, key, &setting))
		return err_set(e, ERR_USAGE, &msg_setting_unknown, MSG_ARGS(key));
	setting.key = key;   /* the key of the team that was meant */
	char seed[BOOK_SETTING];
	if (strcmp(key, DRAW_ANNOUNCED) == 0 && !book_seed_set(seed, sizeof seed, value, e))
		return false;
	return apply(&scratch, &setting, value) || refuse_value(e, ERR_REFUSED, &setting, value);
}

/* ---- settings that the program writes itself --------------------------------------------------- */

static bool is_clock(const char *value)
{
	struct round_clock clock;
	char again[BOOK_SETTING];

	if (!clock_parse(value, &clock))
		return false;
	snprintf(again, sizeof again, "%s %d", clock.start, clock.minutes);
	return strcmp(again, value) == 0;
}

/* Is the value as the program writes it? Frees `again`. */
static bool is_written(struct buf *again, const char *value)
{
	bool same = strcmp(buf_text(again), value) == 0;

	buf_free(again);
	return same;
}

static bool is_draw(const char *value)
{
	struct draw_how how;
	struct buf again = { 0 };

	if (!draw_how_parse(value, &how))
		return false;
	text_tidy(how.seed);
	draw_how_say(&again, &how);
	return is_written(&again, value);
}

static bool is_order(const char *value)
{
	struct order_step step;
	struct buf again = { 0 };

	if (!order_step_parse(value, &step))
		return strcmp(value, SETTING_NONE) == 0;
	order_step_write(&again, &step);
	return is_written(&again, value);
}

static bool is_entrant(const char *value)
{
	return strcmp(value, "yes") == 0 || strcmp(value, "no") == 0 || strcmp(value, "still") == 0;
}

static bool is_measured(const char *value)
{
	int64_t seconds;

	return time_seconds(value, &seconds) || strcmp(value, BOOK_MEASURE_BACK) == 0;
}

/* Column kinds of a file, and the order of its days. */
static bool is_columns(const char *value)
{
	return strspn(value, "-0123456789 ") == strlen(value);
}

/* The beginning of a key, followed by a number, "2"; for columns also by the hash of their headings. */
static const struct own_setting {
	const char *key;
	bool (*is_value)(const char *value);
	int part;                   /* enum book_part: whose number it is; -1: of nothing in the book */
} own_settings[] = {
	{ "start-", is_clock, BOOK_PART_ROUND }, { "draw-", is_draw, BOOK_PART_ROUND },
	{ "order-", is_order, -1 }, { BOOK_ENTRANT, is_entrant, BOOK_PART_ENTRY },
	{ BOOK_MEASURE_AT, is_measured, BOOK_PART_MEASURE }, { "columns-", is_columns, -1 },
};

/* Find the setting that a key names, with its number; NULL: none. */
static const struct own_setting *find_own(const char *key, long long *no)
{
	for (size_t i = 0; i < sizeof own_settings / sizeof *own_settings; i++) {
		const struct own_setting *own = &own_settings[i];
		unsigned long long hash = 0;
		char again[BOOK_SHORT];
		if (strncmp(key, own->key, strlen(own->key)) != 0)
			continue;
		int n = sscanf(key + strlen(own->key), "%lld-%llx", no, &hash);
		if (own->is_value == is_columns)
			snprintf(again, sizeof again, "%s%lld-%016llx", own->key, *no, hash);
		else
			snprintf(again, sizeof again, "%s%lld", own->key, *no);
		return n >= 1 && *no >= 1 && strcmp(again, key) == 0 ? own : NULL;
	}
	return NULL;
}

bool desk_setting_prove(struct book *s, const struct book_event *event, const struct book_setting *setting,
	struct err *e)
{
	const struct game_edition *edition = game_edition_find(event->edition);
	const char *key = setting->key, *value = setting->value;
	struct desk_setting known;
	long long no = 0;
	const struct own_setting *own = find_own(key, &no);
	struct draw_how how;

	/* Settings of other editions count for nothing. */
	if (setting->is_plain && desk_setting_known(key, &known))
		return !edition || !desk_setting_find(edition, key, &known)
			|| desk_setting_check(event->edition, key, value, e);
	bool is_typed = own && own->is_value == is_draw && setting->is_old && draw_how_parse(value, &how);
	if (setting->is_plain && own && (is_typed || own->is_value(value))) {
		int there = own->part < 0 ? 1 : book_event_has(s, event->id, (enum book_part)own->part, no, e);
		if (there != 0)
			return there > 0;
	}
	return err_set(e, ERR_REFUSED, &msg_setting_never, MSG_ARGS(key, value));
}

/* ---- all settings of an event ------------------------------------------------------------------ */

/* Return the value of a setting, or `standard`. */
static const char *value_of(
	const char *key, const char *standard, const struct book_setting *list, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		if (strcmp(list[i].key, key) == 0)
			return list[i].value;
	}
	return standard;
}

bool desk_rules_fill(const struct book_setting *list, size_t count, struct desk_rules *out, struct err *e)
{
	struct desk_setting setting;
	const char *edition = value_of("edition", "", list, count);

	*out = (struct desk_rules){ 0 };
	out->game.edition = game_edition_find(edition);
	if (!out->game.edition)
		return desk_edition_refuse(e, edition);
	for (size_t i = 0; desk_setting_at(out->game.edition, i, &setting); i++) {
		const char *value = value_of(setting.key, setting.standard, list, count);
		if (!apply(out, &setting, value))
			return refuse_value(e, ERR_FAILED, &setting, value);
	}
	return true;
}

bool desk_ranks_by_score(const struct desk_rules *rules)
{
	return rules->ranking == DESK_BY_SCORE && rules->game.edition->game->ranks_by_score;
}

bool desk_rules_read(struct book *s, int64_t event, struct desk_rules *out, struct err *e)
{
	struct book_setting *list = NULL;
	size_t count = 0;

	*out = (struct desk_rules){ 0 };
	bool done = book_settings(s, event, &list, &count, e) && desk_rules_fill(list, count, out, e);
	book_free(list);
	return done;
}

bool desk_rules_then(struct book *s, int64_t event, int64_t step, struct desk_rules *out, struct err *e)
{
	struct book_setting *list = NULL;
	size_t count = 0;

	*out = (struct desk_rules){ 0 };
	bool done = book_settings_then(s, event, step, &list, &count, e) && desk_rules_fill(list, count, out, e);
	book_free(list);
	return done;
}
