/* Take a journal's event, entries, rounds and measures. */
#include "desk/desk.h"
#include "desk/import/import.h"
#include "desk/messages.h"
#include "desk/rounds/order_inner.h"
#include "base/messages.h"
#include "vault/vault.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool import_look_up_event(struct book *book, int64_t id, const char *name, const char *day,
	struct book_event *out, bool *found, struct err *e)
{
	struct book_event *list = NULL;
	size_t count = 0;
	bool done = book_events(book, &list, &count, e);

	*found = false;
	for (size_t i = 0; done && i < count && !*found; i++) {
		*found = id ? list[i].id == id
			: strcmp(list[i].name, name) == 0 && (!day[0] || strcmp(list[i].day, day) == 0);
		if (*found)
			*out = list[i];
	}
	book_free(list);
	return done;
}

/* Write a setting as it is reported. */
static void write_set(struct buf *b, enum lang lang, const char *key, const char *value)
{
	static const struct {
		const char *key;
		const struct msg *words;
	} told[] = {
		{ "stake", &msg_merge_set_stake }, { "deals", &msg_merge_set_deals },
		{ "deals-four", &msg_merge_set_deals_four }, { "place", &msg_merge_set_place },
		{ "date", &msg_merge_set_date }, { DRAW_ANNOUNCED, &msg_merge_set_seed },
	};

	const struct msg *words = desk_team_is_key(key) ? &msg_merge_line_team : NULL;
	for (size_t i = 0; i < sizeof told / sizeof *told; i++)
		words = strcmp(told[i].key, key) == 0 ? told[i].words : words;
	if (words)
		buf_msg(b, lang, words, MSG_ARGS(value));
	else
		buf_printf(b, "%s=%s", key, value);
}

/* Report a setting taken over, and its former value. */
static void tell_set(struct import *im, const char *key, const char *value, const char *here)
{
	struct buf words = { 0 };

	write_set(&words, im->desk->lang, key, value);
	desk_say(im->desk, &msg_merge_set, MSG_ARGS(buf_text(&words), here));
	buf_free(&words);
}

/* Report a setting of the other book that changes one of an event existing here. */
static void say_set(struct import *im, const struct pair *pair, const char *here, const char *standard)
{
	const char *value = pair->value[0] ? pair->value : standard, *key = pair->key;
	const char *was = here[0] ? here : standard[0] ? standard : "–";
	const bool is_none = !value[0] || strcmp(value, SETTING_NONE) == 0;
	struct buf words = { 0 };
	struct round_clock clock;
	struct draw_how how;

	if (!im->from || !im->was_there)
		return;
	/* A team, or a round's clock or draw, that the other book no longer has. */
	if (is_none && strncmp(key, "start-", 6) == 0 && clock_parse(here, &clock))
		merge_clock_words(&words, im->desk->lang, atoi(key + 6), &clock);
	else if (is_none && strncmp(key, "draw-", 5) == 0 && draw_how_parse(here, &how))
		merge_draw_words(&words, im->desk->lang, atoi(key + 5), &how);
	else if (is_none && desk_team_is_key(key))
		write_set(&words, im->desk->lang, key, here);
	if (words.len > 0)
		desk_say(im->desk, &msg_merge_dropped, MSG_ARGS(buf_text(&words)));
	else
		tell_set(im, key, value[0] ? value : "–", was);
	buf_free(&words);
}

/* Compare two draws except for their steps, which a journal lacks. */
static bool is_same_draw(const struct draw_how *a, const struct draw_how *b)
{
	bool same_way = a->method == b->method && a->is_apart == b->is_apart && a->rounds == b->rounds;
	struct draw_how one = *a, other = *b;

	/* An old book has a seed as it was typed. */
	text_tidy(one.seed);
	text_tidy(other.seed);
	return same_way && a->is_top_first == b->is_top_first && strcmp(one.seed, other.seed) == 0;
}

/* Before a draw or an announcement put those that the other book took back earlier and this book lacks, one
 * by one, so that the check of a draw counts them. The caller puts the last one. */
static bool put_formers(struct import *im, const char *key)
{
	struct vault_set *ours = NULL, *theirs = NULL;
	size_t our_count = 0, their_count = 0;
	char stands[BOOK_SETTING];
	bool done = book_setting(im->from, im->from_event.id, key, stands, im->e)
		&& vault_sets(im->book, im->event.id, key, &ours, &our_count, im->e)
		&& vault_sets(im->from, im->from_event.id, key, &theirs, &their_count, im->e);

	for (size_t i = their_count; i-- > 0 && stands[0];) {
		if (strcmp(theirs[i].value, stands) == 0)
			theirs[i].value[0] = stands[0] = '\0';
	}
	for (size_t i = 0; done && i < their_count; i++) {
		const char *value = theirs[i].value;
		struct draw_how x, y;
		bool is_known = !value[0];
		for (size_t at = 0; at < our_count && !is_known; at++) {
			const char *here = ours[at].value;
			is_known = here[0] && (strcmp(here, value) == 0
				|| (draw_how_parse(here, &x) && draw_how_parse(value, &y) && is_same_draw(&x, &y)));
			if (is_known)
				ours[at].value[0] = '\0';   /* matches one of theirs only */
		}
		done = is_known || book_setting_put(im->book, im->event.id, key, value, false, im->e);
	}
	book_free(ours);
	book_free(theirs);
	return done;
}

/* Has a book that round, not taken back? */
static bool has_round(struct book *book, int64_t event, int round, bool *has, struct err *e)
{
	int *list = NULL;
	size_t count = 0;
	bool done = book_rounds(book, event, &list, &count, e);

	*has = false;
	for (size_t i = 0; i < count; i++)
		*has = *has || list[i] == round;
	book_free(list);
	return done;
}

/* Find a setting of the rules; or of a draw or clock, which have lines of their own except where one was
 * taken back, and share the fate of their round. False: none. */
static bool find_setting(struct import *im, const struct pair *pair, struct desk_setting *out)
{
	const char *round = strncmp(pair->key, "draw-", 5) == 0 ? pair->key + 5
		: strncmp(pair->key, "start-", 6) == 0 ? pair->key + 6 : NULL;
	struct err none = { 0 };
	bool has = false;

	if (desk_setting_known(pair->key, out))
		return true;
	*out = (struct desk_setting){ .standard = "", .may_change = true };
	if (round && !pair->value[0] && im->meeting_count > 0)
		has_round(im->from, im->from_event.id, atoi(round), &has, &none);
	return has;
}

bool import_ask_setting(struct import *im, const struct pair *pair, bool *may)
{
	char here[BOOK_SETTING];
	struct desk_setting setting;
	struct err *e = im->e;

	*may = find_setting(im, pair, &setting);
	if (!*may || !book_setting(im->book, im->event.id, pair->key, here, e))
		return !*may;
	/* A default stated explicitly decides no more than an unstated one. */
	bool is_same = strcmp(pair->value, here[0] ? here : setting.standard) == 0;
	*may = !(is_same && (here[0] || im->event.pinned));
	bool is_asked = *may && im->from && (!is_same || im->meeting_count > 0);
	if (!is_asked || merge_may_set(im, pair->key, setting.standard, pair->value, may))
		return true;
	*may = false;
	if (e->status != ERR_CONFLICT)
		return false;
	/* Changed in both books: keep the value here, and report it. */
	desk_say(im->desk, e->msg,
		MSG_ARGS(e->arg[0], e->arg[1][0] ? e->arg[1] : "–", e->arg[2][0] ? e->arg[2] : "–"));
	*e = (struct err){ 0 };
	im->gone++;
	return true;
}

/* Refuse a setting that differs from the book's, naming both values. */
static bool fail_setting(struct import *im, const char *key, const char *here, const char *there)
{
	return desk_fail(im->desk, ERR_CONFLICT, &msg_import_other_setting,
		MSG_ARGS(key, here[0] ? here : "–", there, there[0] ? there : "–"));
}

bool import_put_asked(struct import *im, const struct pair *pair)
{
	const bool is_announced = strcmp(pair->key, DRAW_ANNOUNCED) == 0;
	char here[BOOK_SETTING], said[BOOK_SETTING];
	struct desk_setting setting;

	if (!find_setting(im, pair, &setting) || !book_setting(im->book, im->event.id, pair->key, here, im->e))
		return false;
	if (is_announced && !im->from)
		return draw_announce(im->desk, im->event.id, pair->value);
	if (!book_name_set(said, sizeof said, pair->value, im->e))
		return false;
	const bool is_other = !im->from && here[0] && strcmp(said, here) != 0;
	/* A rule by which deals were recorded has a message of its own. */
	if (is_other && (setting.may_change || !im->event.pinned))
		return fail_setting(im, pair->key, here, said) || import_fault_error(im);
	bool is_news = strcmp(pair->value, here[0] ? here : setting.standard) != 0;
	if (is_news)
		say_set(im, pair, here, setting.standard);
	if (is_news && im->from && is_announced && !put_formers(im, pair->key))
		return false;
	im->has_numbers = im->has_numbers || desk_setting_has_numbers(pair->key);
	return book_setting_put(im->book, im->event.id, pair->key, pair->value, !setting.may_change, im->e);
}

bool import_put_setting(struct import *im, const struct pair *pair)
{
	bool may = false;

	return import_ask_setting(im, pair, &may) && (!may || import_put_asked(im, pair));
}

bool import_check_numbers(struct import *im)
{
	struct book_setting *list = NULL;
	struct err *e = im->e;
	size_t count = 0;
	bool done = !im->has_numbers || im->broken || book_settings(im->book, im->event.id, &list, &count, e);

	im->has_numbers = false;
	for (size_t i = 0; done && i < count; i++) {
		char value[BOOK_SETTING];
		const char *key = list[i].key;
		if (!desk_setting_has_numbers(key))
			continue;
		done = book_setting(im->book, im->event.id, key, value, e);
		if (!done || !value[0] || desk_setting_check_people(im->desk, &im->event, key, value))
			continue;
		done = e->status == ERR_REFUSED;
		if (!done)
			continue;
		bool is_missing = strcmp(e->msg->text[LANG_EN], msg_setting_no_entry.text[LANG_EN]) == 0;
		im->gone += im->from && !is_missing;
		desk_say(im->desk, is_missing ? &msg_import_no_number : e->msg,
			MSG_ARGS(e->arg[0], e->arg[1], e->arg[2], e->arg[3]));
		*e = (struct err){ 0 };
	}
	book_free(list);
	return done;
}

bool import_note_settings(struct import *im, struct book *then, int64_t event)
{
	struct book_setting *list = NULL;
	size_t count = 0;
	bool done = book_settings(then, event, &list, &count, im->e);

	for (size_t i = 0; done && i < count; i++) {
		size_t at = 0;
		while (at < im->setting_count && strcmp(im->settings[at].key, list[i].key) != 0)
			at++;
		if (at == im->setting_count)
			done = merge_add(im, &im->settings, &im->setting_count, &list[i], sizeof list[i]);
	}
	book_free(list);
	return done;
}

static bool put_settings(struct import *im)
{
	struct book_setting *list = NULL;
	struct pair pair;
	size_t count = 0;
	bool done = true;

	for (int i = 0; im->meeting_count == 0 && i < im->now.pair_count; i++) {
		if (!import_pair(im, i, &pair))
			return false;
		if (!(im->from && desk_setting_has_numbers(pair.key)) && !import_put_setting(im, &pair))
			return false;
	}
	/* Settings that the other book's event has, or had at the meeting, and its line may no longer name. */
	if (im->meeting_count > 0)
		done = book_settings(im->from, im->from_event.id, &list, &count, im->e);
	for (size_t i = 0; done && im->meeting_count > 0 && i < count + im->setting_count; i++) {
		const char *key = i < count ? list[i].key : im->settings[im->setting_count - 1 - (i - count)].key;
		size_t at = 0;
		while (i >= count && at < count && strcmp(list[at].key, key) != 0)
			at++;
		if ((i >= count && at < count) || desk_setting_has_numbers(key))
			continue;
		snprintf(pair.key, sizeof pair.key, "%s", key);
		done = book_setting(im->from, im->from_event.id, key, pair.value, im->e)
			&& merge_told_here(im, THEIRS, key, pair.value) && import_put_setting(im, &pair);
	}
	book_free(list);
	return done && desk_rules_read(im->book, im->event.id, &im->rules, im->e);
}

/* Read name and pairs into an event; false after a fault. */
static bool read_event(struct import *im, struct book_event *event)
{
	char name[BOOK_TEXT];
	struct pair pair;

	if (!import_copy(im, name, sizeof name, im->now.name) || !desk_event_put(im->desk, event, "name", name))
		return false;
	for (int i = 0; i < im->now.pair_count; i++) {
		if (!import_pair(im, i, &pair) || !desk_event_put(im->desk, event, pair.key, pair.value))
			return false;
	}
	return true;
}

/* Check a new name of a journal; report one of another book, which has accepted it. */
static bool check_letters(struct import *im, const char *name)
{
	if (book_name_check_letters(name, im->e))
		return true;
	if (im->from) {
		*im->e = (struct err){ 0 };
		desk_say(im->desk, &msg_name_mixed_note, MSG_ARGS(name));
	}
	return im->from != NULL;
}

/* Take over the other book's name, stake, deals, place and day by the rule for settings. */
static bool take_details(struct import *im)
{
	const struct book_event was = im->event;
	char here[BOOK_SETTING], there[BOOK_SETTING];
	bool any = false, comes[IMPORT_DETAILS] = { false }, may;

	for (int i = 0; i < IMPORT_DETAILS; i++) {
		const char *key = merge_details[i].key;
		merge_write_detail(&im->event, i, here);
		merge_write_detail(&im->from_event, i, there);
		if (strcmp(here, there) == 0)
			continue;
		may = false;
		if (im->meeting_count == 0)
			desk_fail(im->desk, ERR_CONFLICT, &msg_merge_setting, MSG_ARGS(key, here, there));
		if ((im->meeting_count == 0 || !merge_may_set(im, key, "", there, &may)) && !import_fault_error(im))
			return false;
		if (!may)
			continue;
		if (i == IMPORT_NAME && !check_letters(im, there))
			return false;
		merge_put_detail(&im->event, &im->from_event, i);
		any = comes[i] = true;
	}
	if (any && !desk_event_change(im->desk, &im->event)) {
		im->event = was;
		return import_fault_error(im);
	}
	for (int i = 0; i < IMPORT_DETAILS; i++) {
		merge_write_detail(&was, i, here);
		merge_write_detail(&im->event, i, there);
		if (comes[i] && i == IMPORT_NAME)
			desk_say(im->desk, &msg_merge_event_renamed, MSG_ARGS(here, there));
		else if (comes[i])
			tell_set(im, merge_details[i].key, there[0] ? there : "–", here[0] ? here : "–");
	}
	desk_about(im->desk, &im->event);
	return true;
}

/* Check a journal's details of an event against the book; take over another book's. */
static bool check_details(struct import *im, const struct book_event *book)
{
	struct book_event said = im->from ? im->from_event : *book, then[SIDES] = { { .id = 0 } };
	const struct meeting *met = NULL;
	char here[BOOK_SETTING], there[BOOK_SETTING];
	struct err none = { 0 };
	bool is_alike = false;

	if (!read_event(im, &said))
		return false;
	if (!im->from && strcmp(said.edition, book->edition) != 0)
		return fail_setting(im, "edition", book->edition, said.edition);
	for (int i = 0; i < IMPORT_DETAILS && !im->from; i++) {
		merge_write_detail(book, i, here);
		merge_write_detail(&said, i, there);
		if (strcmp(here, there) != 0)
			return fail_setting(im, merge_details[i].key, here, there);
	}
	if (!im->from)
		return true;
	/* An edition changed only in this book since both last had it alike is kept; else both must agree. */
	while (!is_alike && (met = merge_meeting_before(im, met)) != NULL) {
		is_alike = true;
		for (int side = 0; is_alike && side < SIDES; side++)
			is_alike = book_event_find(met->book[side], num_of(met->event[side]).text, &then[side], &none);
		is_alike = is_alike && strcmp(then[OURS].edition, then[THEIRS].edition) == 0;
	}
	const char *edition = im->from_event.edition;
	if ((met && strcmp(edition, then[THEIRS].edition) == 0) || strcmp(edition, book->edition) == 0)
		return take_details(im);
	bool is_theirs = met && strcmp(book->edition, then[THEIRS].edition) == 0;
	return desk_fail(im->desk, ERR_CONFLICT, is_theirs ? &msg_merge_event_theirs : &msg_import_other_event,
		MSG_ARGS(book->name));
}

bool import_find_event(struct import *im, const struct book_event *wanted, struct book_event *out)
{
	const int64_t id = im->parted.event.id ? im->parted.event.id : im->met_event;
	bool found = false;

	/* An event that both books had at a parting or meeting is the same whatever its name is here now. */
	if (id && !import_look_up_event(im->book, id, "", "", out, &found, im->e))
		return false;
	if (!found && !import_look_up_event(im->book, 0, wanted->name, wanted->day, out, &found, im->e))
		return false;
	out->id = found ? out->id : 0;
	return true;
}

/* Is an event of that name here the same? Not if that one has another name or day there now. */
static bool is_same_event(struct import *im, const struct book_event *known)
{
	struct book_event now;
	int64_t there = 0;

	if (!im->from || im->parted.event.id || known->id == im->met_event)
		return true;
	if (!merge_find_there(im, known->id, &there))
		return false;
	if (!there || there == im->from_event.id)
		return true;
	return book_event_find(im->from, num_of(there).text, &now, im->e) && desk_fail(im->desk, ERR_CONFLICT,
		&msg_merge_event_other, MSG_ARGS(known->name, now.name, day_of(now.day, im->desk->lang).text));
}

/* Check that everything that decides points is the same in both books, stated or not, if the other one has
 * deals. Anything else stated only here is kept, and reported. */
static bool check_rules(struct import *im)
{
	const struct game_edition *edition = game_edition_find(im->event.edition);
	char here[BOOK_SETTING], there[BOOK_SETTING];
	struct desk_setting setting;

	for (size_t i = 0; im->from && desk_setting_at(edition, i, &setting); i++) {
		if (!book_setting(im->book, im->event.id, setting.key, here, im->e)
			|| !merge_setting(im, THEIRS, im->from, im->from_event.id, setting.key, there))
			return false;
		bool is_told = im->meeting_count == 0 && here[0] && !there[0];
		if (strcmp(here[0] ? here : setting.standard, there[0] ? there : setting.standard) == 0)
			continue;
		if (!setting.may_change && im->from_event.pinned)
			return desk_fail(im->desk, ERR_CONFLICT, &msg_merge_rule, MSG_ARGS(setting.key,
				here[0] ? here : setting.standard, there[0] ? there : setting.standard));
		if (is_told)
			desk_say(im->desk, &msg_merge_setting, MSG_ARGS(setting.key, here, setting.standard));
	}
	return true;
}

static bool take_event(struct import *im)
{
	struct book_event known, event;

	desk_event_start(&event);
	if (!read_event(im, &event) || !import_find_event(im, &event, &known))
		return false;
	bool found = known.id != 0;
	im->was_there = found;
	if (found) {
		im->event = known;
		desk_about(im->desk, &known);
		if (!is_same_event(im, &known) || !check_details(im, &known))
			return false;
		bool done = merge_follow_players(im) && merge_drop_entries(im) && merge_follow_numbers(im)
			&& merge_pair_teams(im);
		return done && put_settings(im) && check_rules(im) && desk_carry_stands(im->desk, &im->event);
	}
	if (!event.day[0])
		return desk_fail(im->desk, ERR_REFUSED, &msg_import_no_day, MSG_NO_ARGS);
	im->passes = im->parted.is_all;
	if (im->passes)
		return true;
	if ((im->from && !merge_check_twin(im)) || !check_letters(im, event.name)
		|| !book_event_add(im->book, &event, im->e))
		return false;
	im->event = event;
	desk_about(im->desk, &event);
	return merge_pair_teams(im) && put_settings(im) && desk_carry_stands(im->desk, &im->event);
}

bool import_event(struct import *im)
{
	if (!import_end_table(im) || !import_check_numbers(im))
		return false;
	im->has_round = false;
	im->has_event = true;
	desk_about(im->desk, NULL);
	im->order_count = 0;
	im->order_lost = 0;
	im->broken = !take_event(im);
	if (im->broken)
		return import_fault_error(im);
	im->broken = im->passes;
	return true;
}

/* A journal without an event goes into the open one. */
static bool need_event(struct import *im)
{
	if (im->has_event)
		return true;
	im->has_event = true;
	im->broken = !(im->open_event ? book_event_find(im->book, im->open_event, &im->event, im->e)
			: book_event_current(im->book, &im->event, im->e))
		|| !desk_rules_read(im->book, im->event.id, &im->rules, im->e);
	desk_about(im->desk, im->broken ? NULL : &im->event);
	return !im->broken || import_fault_error(im);
}

static bool is_same_seed(const struct book_duplicate *a, const struct book_duplicate *b)
{
	return a->deals == b->deals && strcmp(a->seed, b->seed) == 0;
}

/* As with cards: another seed gives way only to a book that had it and went on from there. */
static bool may_put_seed(struct import *im, const struct book_duplicate *said, bool *may)
{
	struct book_duplicate here, then[SIDES] = { { .id = 0 } };
	const struct book_duplicate *const both[] = { &here, said };
	const struct meeting *met = NULL;
	struct err none = { 0 };
	struct buf seeds[2] = { 0 };
	bool was_here = false, was_there = false, is_alike = false;

	if (!book_duplicate_find(im->book, im->event.id, im->round, &here, im->e))
		return false;
	*may = !here.id || is_same_seed(&here, said);
	here.round = im->round;
	if (*may)
		return true;
	while (!is_alike && (met = merge_meeting_before(im, met)) != NULL) {
		is_alike = true;
		for (int side = 0; is_alike && side < SIDES; side++)
			is_alike = book_duplicate_find(met->book[side], met->event[side], im->round, &then[side], &none);
		is_alike = is_alike && is_same_seed(&then[OURS], &then[THEIRS]);
	}
	if (met && then[THEIRS].id
		&& (is_same_seed(&here, &then[THEIRS]) || is_same_seed(said, &then[THEIRS]))) {
		*may = is_same_seed(&here, &then[THEIRS]);
		return true;
	}
	const int64_t parted[SIDES] = { im->parted.step, im->parted.step }, *since = met ? met->step : parted;
	if (!book_duplicate_was_there(im->book, im->event.id, said, since[OURS], &was_here, im->e)
		|| (im->from && !book_duplicate_was_there(im->from, im->from_event.id, &here, since[THEIRS],
			&was_there, im->e)))
		return false;
	*may = was_there;
	if (was_here != was_there)
		return true;
	for (int i = 0; i < 2; i++) {
		text_quote(&seeds[i], both[i]->seed);
		text_pair_write(&seeds[i], "leosztas", num_of(both[i]->deals).text);
	}
	desk_fail(im->desk, ERR_CONFLICT, &msg_import_other_seed,
		MSG_ARGS(num_of(im->round).text, buf_text(&seeds[0]), buf_text(&seeds[1])));
	buf_free(&seeds[0]);
	buf_free(&seeds[1]);
	return false;
}

/* Take mag="…" leosztas=12: the deals of a seed for the round. */
static bool take_duplicate(struct import *im)
{
	struct book_duplicate duplicate = { .event = im->event.id, .round = im->round };
	const struct game_edition *edition = im->rules.game.edition;
	struct pair pair;

	if (!desk_duplicate_can_be(im->desk, edition))
		return false;
	for (int i = 0; i < im->now.pair_count; i++) {
		if (!import_pair(im, i, &pair))
			return false;
		if (strcmp(pair.key, "mag") == 0) {
			if (!book_seed_set(duplicate.seed, sizeof duplicate.seed, pair.value, im->e))
				return false;
		} else if (strcmp(pair.key, "leosztas") != 0) {
			return desk_fail(im->desk, ERR_REFUSED, &msg_import_round_key, MSG_ARGS(pair.key));
		} else if (!desk_duplicate_deals(im->desk, pair.value, &duplicate.deals)) {
			return false;
		}
	}
	if (!duplicate.seed[0] || !duplicate.deals)
		return desk_fail(im->desk, ERR_REFUSED, &msg_import_round_key, MSG_ARGS(""));
	struct book_duplicate here;
	bool may = false;
	if (!book_duplicate_find(im->book, im->event.id, im->round, &here, im->e)
		|| !may_put_seed(im, &duplicate, &may))
		return false;
	if (may && !(here.id && is_same_seed(&here, &duplicate)))
		merge_say_came(im);
	return !may || book_duplicate_put(im->book, &duplicate, im->e);
}

bool import_round(struct import *im)
{
	struct book_duplicate here;

	if (!import_end_table(im) || !need_event(im))
		return false;
	im->has_round = true;
	im->round = im->now.number;
	bool is_followed = im->is_back && im->now.pair_count > 0;
	if (is_followed && !im->broken) {
		if (!book_duplicate_find(im->book, im->event.id, im->round, &here, im->e))
			return false;
		is_followed = here.id != 0;
	}
	if (im->is_back && !im->broken && !is_followed)
		merge_say_back(im);
	bool is_left = false;
	if (im->from && !merge_round_is_left(im, im->round, &is_left))
		return false;
	if (im->broken || is_left || (im->is_old && !is_followed))
		return im->broken || import_note_round(im);
	bool done = im->now.pair_count > 0 ? take_duplicate(im)
		: book_round_add(im->book, im->event.id, im->round, im->e);
	return (done || import_fault_error(im)) && import_note_round(im);
}

static bool is_drawing(const struct draw_how *a, const struct draw_how *b)
{
	return is_same_draw(a, b) && a->step == b->step && a->came == b->came;
}

/* Was the round drawn anew in the other book only, be it in the same way? *is_old: its draw is the one that
 * both last had alike. */
static bool is_redrawn(
	struct import *im, const struct draw_how *here, const struct draw_how *there, bool *is_old)
{
	const struct meeting *met = NULL;
	struct draw_how then[SIDES];
	struct err none = { 0 };
	bool is_alike = false;

	while (im->from && !is_alike && (met = merge_meeting_before(im, met)) != NULL) {
		is_alike = true;
		for (int side = 0; is_alike && side < SIDES; side++) {
			bool found = false;
			is_alike = draw_how_read(met->book[side], met->event[side], im->round, &then[side], &found, &none)
				&& found;
		}
		is_alike = is_alike && is_same_draw(&then[OURS], &then[THEIRS]);
	}
	*is_old = im->is_old || (is_alike && is_same_draw(there, &then[OURS]));
	if (!is_alike)
		return false;
	if (!is_same_draw(here, there))
		return is_same_draw(here, &then[OURS]);
	return is_drawing(here, &then[OURS]) && !is_drawing(there, &then[THEIRS])
		&& (there->step > 0 || here->step == 0);
}

/* Add an absent player; *fits false if there are too many: then the field is unknown. */
static void add_absent(struct draw_how *how, bool *fits, int64_t entry)
{
	*fits = *fits && how->absent_count < DRAW_ABSENT;
	if (*fits)
		how->absent[how->absent_count++] = entry;
}

/* Store with the draw which present entries were absent: those listed, and in a merge those the other book
 * lacks. Players entered here later were absent too. */
static bool keep_absent(struct import *im, const struct draw_absent *told, struct draw_how *how)
{
	struct vault_step last = { .id = 0 };
	struct book_entry *list = NULL, *theirs = NULL, entry;
	bool is_common[EVENT_PLAYERS] = { false };
	size_t count = 0, their_count = 0;
	bool any, is = false, fits = true, done = vault_step_last(im->book, &last, &any, im->e);

	if (done && im->from)
		done = book_entries(im->book, im->event.id, &list, &count, im->e)
			&& book_entries(im->from, im->from_event.id, &theirs, &their_count, im->e);
	count = count < EVENT_PLAYERS ? count : EVENT_PLAYERS;
	for (size_t i = 0; done && i < their_count; i++) {
		done = merge_entry_here(im, theirs[i].start_no, &entry, &is);
		for (size_t at = 0; done && is && at < count; at++)
			is_common[at] = is_common[at] || list[at].id == entry.id;
	}
	for (int i = 0; done && i < told->count; i++) {
		done = merge_entry_here(im, told->start_no[i], &entry, &is);
		if (is)
			add_absent(how, &fits, entry.id);
	}
	for (size_t i = 0; done && i < count; i++) {
		if (!is_common[i])
			add_absent(how, &fits, list[i].id);
	}
	how->came = fits ? last.id : 0;
	how->absent_count = fits ? how->absent_count : 0;
	book_free(list);
	book_free(theirs);
	return done;
}

/* Is no seed known, as in old books and journals? In an all-play-all that is another draw. */
static bool is_seedless(const struct draw_how *how)
{
	return how->method != DRAW_ALL_PLAY && !how->seed[0] && !how->is_top_first;
}

/* Report two different draws of the round; keep the one here. A journal without a seed names no other one. */
static bool say_draw(struct import *im, const struct draw_how *here, const struct draw_how *there)
{
	const struct draw_how *const draws[] = { here, there };
	struct buf words[2] = { 0 };

	bool is_other = im->from || here->method != there->method || here->is_apart != there->is_apart
		|| here->rounds != there->rounds || !(is_seedless(here) || is_seedless(there));
	for (int i = 0; i < 2; i++)
		journal_draw_write(&words[i], draws[i]);
	const struct num round = num_of(im->round);
	const char *const args[] = { round.text, buf_text(&words[0]) + 1, buf_text(&words[1]) + 1, NULL };
	if (im->from)
		desk_say(im->desk, &msg_import_other_draw, args);
	else if (is_other)
		desk_fail(im->desk, ERR_CONFLICT, &msg_import_other_draw, args);
	im->gone += im->from != NULL;
	buf_free(&words[0]);
	buf_free(&words[1]);
	return im->from || !is_other;
}

/* Take "sorsolas mod=standing mag="…"": how a round was drawn. Keep the draw here unless the other book alone
 * drew anew, or is the first to list the absent. */
static bool take_draw(struct import *im)
{
	struct draw_how how = { .method = DRAW_RANDOM }, here, there;
	struct draw_absent absent = { .is_known = false };
	char key[BOOK_SHORT];
	bool found = false, is_here, is_old = false;
	struct buf said = { 0 };
	struct pair pair;

	for (int i = 0; i < im->now.pair_count; i++) {
		if (!import_pair(im, i, &pair) || !journal_draw_put(&how, pair.key, pair.value, im->e))
			return false;
		/* hianyzott=3,7: the absent; 0: none */
		bool is_absent = strcmp(pair.key, journal_words[JOURNAL_WORD_ABSENT]) == 0;
		absent.is_known = absent.is_known || is_absent;
		for (const char *at = is_absent ? pair.value : NULL; at; at = strchr(at, ',')) {
			at += *at == ',';
			int no = 0;
			if (!scan_number((struct text_slice){ at, strcspn(at, ",") }, &no) || absent.count == DRAW_ABSENT)
				return desk_fail(im->desk, ERR_REFUSED, &msg_import_absent, MSG_ARGS(pair.value));
			if (no > 0)
				absent.start_no[absent.count++] = no;
		}
	}
	/* As the book keeps it: if the leaders sit at table 1, there is no seed. */
	draw_how_say(&said, &how);
	bool is_read = draw_how_parse(buf_text(&said), &there);
	buf_free(&said);
	if (!is_read)
		there = how;
	if (im->from && (!draw_how_read(im->from, im->from_event.id, im->round, &there, &found, im->e)
		|| !draw_absent_read(im->from, im->from_event.id, im->round, &absent, im->e)))
		return false;
	if (!has_round(im->book, im->event.id, im->round, &is_here, im->e)
		|| !draw_how_read(im->book, im->event.id, im->round, &here, &found, im->e))
		return false;
	if (!is_here || (!found && im->is_old))
		return true;
	const bool is_untold = here.step == 0 && here.came == 0;
	const bool is_told = absent.is_known && is_untold && is_same_draw(&here, &how);
	if (found && !is_told && !is_redrawn(im, &here, &there, &is_old))
		return is_old || is_same_draw(&here, &there) || say_draw(im, &here, &there);
	if (!found)
		merge_say_came(im);
	snprintf(key, sizeof key, "draw-%d", im->round);
	if (absent.is_known && !keep_absent(im, &absent, &how))
		return false;
	return (!im->from || put_formers(im, key)) && draw_how_write(im->desk, im->event.id, im->round, &how);
}

bool import_draw(struct import *im)
{
	if (!im->has_round) {
		import_fault_line(im, &msg_import_no_round, MSG_NO_ARGS);
		return true;
	}
	/* If a table of the round is left out, so is its draw. */
	for (size_t i = 0; i < im->left_count; i++) {
		if (im->left[i].round == im->round)
			return true;
	}
	return im->broken || im->is_back || take_draw(im) || import_fault_error(im);
}

/* Report two different clocks; keep the one here. */
static void say_clock(struct import *im, const struct round_clock *here, const struct round_clock *there)
{
	const struct round_clock *const clocks[] = { here, there };
	struct buf words[2] = { 0 };

	for (int i = 0; i < 2; i++)
		clock_words(&words[i], im->desk->lang, clocks[i]);
	desk_say(im->desk, &msg_import_other_clock,
		MSG_ARGS(num_of(im->round).text, buf_text(&words[0]), buf_text(&words[1])));
	im->gone += im->from != NULL;
	buf_free(&words[0]);
	buf_free(&words[1]);
}

/* Take "ora kezdes=2026-11-21T18:00:00Z perc=60"; another clock here gives way only to a new start there. */
static bool take_clock(struct import *im)
{
	struct round_clock clock = { .minutes = 0 }, here;
	struct buf key = { 0 }, value = { 0 };
	struct pair pair;
	bool is_here, may = false;

	for (int i = 0; i < im->now.pair_count; i++) {
		if (!import_pair(im, i, &pair) || !journal_clock_put(&clock, pair.key, pair.value, im->e))
			return false;
	}
	if (!has_round(im->book, im->event.id, im->round, &is_here, im->e)
		|| !clock_read(im->book, im->event.id, im->round, &here, im->e))
		return false;
	if (!is_here)
		return true;
	const bool is_other = here.minutes > 0 && !clock_is_same(&here, &clock);
	if (here.minutes == 0)
		merge_say_came(im);
	if (is_other && im->meeting_count == 0)
		say_clock(im, &here, &clock);
	if (!is_other || im->meeting_count == 0)
		return desk_clock_told(im->desk, im->event.id, im->round, &clock);
	buf_printf(&key, "start-%d", im->round);
	buf_printf(&value, "%s %d", clock.start, clock.minutes);
	bool done = merge_may_set(im, buf_text(&key), "", buf_text(&value), &may);
	if (!done && im->e->status == ERR_CONFLICT) {
		*im->e = (struct err){ 0 };
		say_clock(im, &here, &clock);
		done = true;
	}
	if (done && may) {
		desk_say(im->desk, &msg_merge_clock, MSG_ARGS(num_of(im->round).text));
		done = book_setting_put(im->book, im->event.id, buf_text(&key), buf_text(&value), false, im->e);
	}
	buf_free(&key);
	buf_free(&value);
	return done;
}

bool import_clock(struct import *im)
{
	if (!im->has_round) {
		import_fault_line(im, &msg_import_no_round, MSG_NO_ARGS);
		return true;
	}
	return im->broken || im->is_old || take_clock(im) || import_fault_error(im);
}

/* New names are compared with those of the book about this many times. */
enum { LOOKS = 500000 };

void import_forget_names(struct import *im)
{
	for (struct known_name *name; (name = im->names) != NULL; free(name))
		im->names = name->next;
}

/* Put a player's name in its place from that one on. */
static bool note_name(struct import *im, struct known_name **at, const struct book_player *player)
{
	struct known_name *name = malloc(sizeof *name);

	if (!name)
		return desk_fail(im->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	name->player = player->id;
	name->label = book_label_of(player);
	memcpy(name->name, player->name, sizeof name->name);
	text_words_fold(name->words, name->label.text);
	text_order_key(name->key, name->label.text);
	while (*at && strcmp((*at)->key, name->key) <= 0)
		at = &(*at)->next;
	name->next = *at;
	*at = name;
	return true;
}

/* Read the names of the book's players, once; a merge that renames or joins some forgets them. */
static bool read_names(struct import *im)
{
	struct book_player *list = NULL;
	size_t count = 0;

	if (im->names || im->looks >= LOOKS)
		return true;
	bool done = book_players(im->book, NULL, &list, &count, im->e);
	struct known_name **at = &im->names;
	for (size_t i = 0; done && i < count; i++) {
		done = note_name(im, at, &list[i]);
		at = done ? &(*at)->next : at;
	}
	book_free(list);
	return done;
}

/* Look for players whom a new name may mean: refuse an abbreviation of an entered one at a table, report a
 * similar name, and both for a new entry. */
static bool check_likeness(struct import *im, const struct book_player *player, bool is_entry)
{
	const struct book_label name = book_label_of(player);
	char words[TEXT_WORDS];
	struct book_entry entry;
	struct err none = { 0 };
	bool done = read_names(im);
	int line = im->table_lines ? im->table_lines[im->now.line - 1] : im->now.line;

	text_words_fold(words, name.text);
	for (const struct known_name *known = im->looks < LOOKS ? im->names : NULL; done && known;
		known = known->next) {
		enum book_likeness likeness = book_words_likeness(words, known->words);
		const char *label = known->label.text;
		im->looks++;
		if (likeness == BOOK_UNLIKE || strcmp(known->name, player->name) == 0)
			continue;
		if (likeness == BOOK_MEANT && !is_entry && !im->table_lines
			&& book_entry_of(im->book, im->event.id, known->player, &entry, &none) == 1)
			done = desk_fail(im->desk, ERR_REFUSED, &msg_import_short_name, MSG_ARGS(name.text, label));
		else if (!im->table_lines)
			desk_say(im->desk, &msg_player_like, MSG_ARGS(name.text, label));
		/* At a table, names one letter apart have been reported. */
		else if (book_names_distance(name.text, label) > 1)
			desk_say(im->desk, &msg_import_near_name,
				MSG_ARGS(im->file, num_of(line).text, name.text, label));
	}
	return done;
}

/*
 * Can a new player's bare name mean nobody else? A new entry may stand beside namesakes of the same file; at
 * a table, and if the book has them already, a mark must tell them apart. Merged books have their own record
 * of who is who.
 */
static bool is_clear(struct import *im, const struct book_player *player, bool is_entry)
{
	struct book_player *list = NULL;
	struct buf labels = { 0 };
	size_t count = 0;
	bool done = im->from || player->mark[0] || book_namesakes(im->book, player->name, &list, &count, im->e);

	for (size_t i = 0; i < count; i++) {
		if (is_entry && im->first_new > 0 && list[i].id >= im->first_new)
			continue;
		buf_str(&labels, labels.len > 0 ? "; " : "");
		book_player_told(&labels, &list[i]);
	}
	if (done && labels.len > 0)
		done = desk_fail(im->desk, ERR_REFUSED, &msg_player_which, MSG_ARGS(player->name, buf_text(&labels)));
	buf_free(&labels);
	book_free(list);
	return done;
}

/* Is a new player of the other book the one of that name here? Not if that one has another name there since
 * the two parted. */
static bool is_same_name(struct import *im, const char *label)
{
	struct book_player here, now;
	struct err none = { 0 };

	if (!book_player_by_label(im->book, label, &here, &none))
		return true;
	const int64_t there = merge_counterpart(im, OURS, here.id);
	int found = there ? book_player_now(im->from, there, &now, im->e) : 0;
	const struct book_label called = found == 1 ? book_label_of(&now) : (struct book_label){ "" };
	const bool is_player = book_player_by_label(im->from, label, &now, &none);
	const struct msg *other = is_player ? &msg_merge_other_player : &msg_merge_other_guest;
	return found == 0 || (found == 1 && (strcmp(called.text, label) == 0
		|| desk_fail(im->desk, ERR_CONFLICT, other, MSG_ARGS(label, called.text))));
}

bool import_check_bettors(struct import *im, const struct game_record *record)
{
	const struct game *game = merge_betting(im);
	struct book_player player;
	bool done = true;

	for (int i = 0; done && game && i < record->fact_count; i++) {
		const struct game_fact *fact = &record->facts[i];
		if (game->is_bettor(fact))
			done = merge_same_player(im, fact->item, &player)
				&& (player.id || is_same_name(im, fact->item));
	}
	return done;
}

bool import_player(struct import *im, const char *label, const char *club, struct book_player *player)
{
	char spelt[BOOK_NAME] = "";
	struct err none = { 0 };

	if (im->from && !merge_same_player(im, label, player))
		return false;
	if (im->from && player->id)
		return true;
	if (im->from && !is_same_name(im, label))
		return false;
	int joined = im->from ? merge_joined(im, OURS, label, player) : 0;
	im->is_joined = im->is_joined || joined == 1;
	if (joined != 0)
		return joined == 1;
	bool is_known = book_player_by_label(im->book, label, player, &none);
	if (is_known && (player->club[0] || !club || !*club))
		return true;
	if (!is_known && none.status != ERR_NOT_FOUND) {
		*im->e = none;
		return false;
	}
	im->taken_over.players += !is_known;
	if (!is_known && (!check_letters(im, label) || !book_player_set(player, label, im->e)))
		return false;
	if (!book_name_set(spelt, sizeof spelt, club ? club : "", im->e)
		|| (strcmp(spelt, player->mark) != 0 && !desk_clubs_spell(im->desk, &im->clubs, 0, spelt)))
		return false;
	if (is_known)
		return desk_player_club(im->desk, player, spelt);
	if (!is_clear(im, player, club != NULL) || !check_likeness(im, player, club != NULL))
		return false;
	if (!book_name_set(player->club, sizeof player->club, spelt, im->e)
		|| !book_player_add(im->book, player, im->e)
		|| (im->looks < LOOKS && !note_name(im, &im->names, player)))
		return false;
	im->first_new = im->first_new > 0 ? im->first_new : player->id;
	return true;
}

/* beugro=no: admit a player who only took over seats so far, unless made a mere substitute here since. */
static bool take_entrant(struct import *im, const struct book_entry *entry)
{
	char key[BOOK_SHORT], here[BOOK_SETTING] = "";
	struct vault_set *list = NULL;
	size_t count = 0;
	bool stood_in = false, stays = false;

	book_entrant_key(key, entry);
	if (im->from && !entry->is_new && !book_setting(im->book, entry->event, key, here, im->e))
		return false;
	bool done = strcmp(here, "no") != 0 || vault_sets(im->book, entry->event, key, &list, &count, im->e);
	for (size_t i = 0; i < count; i++)
		stays = stays || (list[i].step.id > im->since[OURS] && !list[i].step.undone
			&& strcmp(list[i].value, "no") == 0);
	book_free(list);
	if (stays) {
		desk_say(im->desk, &msg_merge_substitute, MSG_ARGS(book_label_of(&entry->player).text));
		im->gone++;
	}
	if (!done || stays)
		return done;
	done = entry->is_new ? book_entry_say_entrant(im->book, entry, "yes", im->e)
		: book_entry_admit(im->book, entry, &stood_in, im->e);
	if (stood_in)
		merge_say_came(im);
	return done;
}

/* A player's entry here as both books had it, with the same number, at a meeting. */
struct entry_then {
	const struct book_player *player;
	struct book_entry entry;
};

static bool entry_alike(struct import *im, const struct meeting *met, void *thing)
{
	struct entry_then *then = thing;
	struct book_entry theirs;

	return merge_entry_of(im, OURS, met, then->player, &then->entry)
		&& merge_entry_of(im, THEIRS, met, then->player, &theirs)
		&& then->entry.start_no == theirs.start_no;
}

bool import_weigh_number(struct import *im, const struct book_entry *here, int no, enum import_weight *out)
{
	struct entry_then then = { .player = &here->player };
	struct book_entry theirs;
	const bool found = merge_entry_of(im, THEIRS, NULL, &here->player, &theirs);
	const struct meeting *met = found ? merge_last_alike(im, entry_alike, &then) : NULL;

	/* The number of who is joined to one with another number there counts no more. */
	*out = found && theirs.start_no != no ? IMPORT_STAYS : IMPORT_DISAGREE;
	if (!met || *out == IMPORT_STAYS)
		return true;
	struct import_row row = { .thing = "entry", .column = "start_no", .id = { here->id, theirs.id } };
	snprintf(row.here.text, sizeof row.here.text, "%d", here->start_no);
	snprintf(row.there.text, sizeof row.there.text, "%d", theirs.start_no);
	snprintf(row.then.text, sizeof row.then.text, "%d", then.entry.start_no);
	return merge_weigh_row(im, &row, met, out);
}

/* Take over the start number if only the other book has changed it since. */
static bool follow_entry(struct import *im, const struct book_player *player)
{
	struct book_entry now;
	struct err none = { 0 };
	enum import_weight weight;

	if (!im->from || book_entry_of(im->book, im->event.id, player->id, &now, &none) != 1)
		return true;
	if (im->now.number == 0 || now.start_no == im->now.number)
		return true;
	if (!import_weigh_number(im, &now, im->now.number, &weight))
		return false;
	/* Changed only here. */
	if (weight == IMPORT_STAYS)
		im->now.number = now.start_no;
	if (weight != IMPORT_COMES)
		return true;
	if (!merge_renumber(im, &now, im->now.number))
		return merge_fail_number(im, player, im->now.number);
	desk_say(im->desk, &msg_merge_number,
		MSG_ARGS(book_label_of(player).text, num_of(now.start_no).text, num_of(im->now.number).text));
	return true;
}

bool import_number_behind(struct import *im, int *no)
{
	*no = 1;
	for (int side = 0; side < SIDES; side++) {
		struct book_entry *list = NULL;
		size_t count = 0;
		if (!book_entries(merge_book(im, side), merge_event_id(im, side), &list, &count, im->e))
			return false;
		for (size_t i = 0; i < count; i++)
			*no = list[i].start_no >= *no ? list[i].start_no + 1 : *no;
		book_free(list);
	}
	return true;
}

/* Find the mere substitute with that number, or with that label unless it is NULL; NULL: none. */
static const struct book_entry *substitute_in(const struct book_entry *list, size_t count, int start_no,
	const char *label)
{
	for (size_t i = 0; i < count; i++) {
		if (label ? strcmp(book_label_of(&list[i].player).text, label) == 0 : list[i].start_no == start_no)
			return &list[i];
	}
	return NULL;
}

static void say_gave_way(struct import *im, const struct book_player *who, int no,
	const struct book_player *to)
{
	desk_say(im->desk, &msg_merge_gave_way, MSG_ARGS(book_label_of(who).text, num_of(no).text,
		num_of(im->now.number).text, book_label_of(to).text));
}

/* If a number was given to a substitute in one book and to an entered player in the other, the substitute
 * gets another one, the same in either book. */
static bool give_way(struct import *im, const struct book_player *player)
{
	int *start_no = &im->now.number;
	struct book_entry holder, own, *beside = NULL;
	struct err none = { 0 };
	size_t count = 0;

	if (!im->from || im->is_joined || *start_no == 0)
		return true;
	if (!book_entry_by_start_no(im->book, im->event.id, *start_no, &holder, &none)
		|| holder.player.id == player->id)
		return true;
	bool is_theirs = substitute_in(im->substitutes, im->substitute_count, *start_no, NULL) != NULL;
	bool done = book_substitutes(im->book, im->event.id, &beside, &count, im->e);
	bool is_ours = done && substitute_in(beside, count, *start_no, NULL) != NULL;
	book_free(beside);
	if (!done || is_ours == is_theirs)
		return done;
	int no = 0;
	if (is_ours) {
		/* Take the other book's number, or one that neither has. */
		const struct book_entry *there = substitute_in(
			im->substitutes, im->substitute_count, 0, book_label_of(&holder.player).text);
		if (there && !book_entry_by_start_no(im->book, im->event.id, there->start_no, &own, &none))
			no = there->start_no;
		else
			done = import_number_behind(im, &no);
		done = done && merge_renumber(im, &holder, no);
		if (done)
			say_gave_way(im, &holder.player, no, player);
		return done;
	}
	int found = book_entry_of(im->book, im->event.id, player->id, &own, im->e);
	if (found != 0) {
		*start_no = own.start_no;
		return found == 1;
	}
	if (!import_number_behind(im, &no))
		return false;
	say_gave_way(im, player, no, &holder.player);
	*start_no = no;
	return true;
}

/* Admit a substitute without a seat here whom the other book has as a player, which its line alone tells. */
static bool follow_entrant(struct import *im, const char *label, struct book_entry *entry)
{
	if (!im->from || entry->is_new || substitute_in(im->substitutes, im->substitute_count, 0, label))
		return true;
	return book_entrants(im->book, entry->event, entry, 1, im->e)
		&& (!entry->stands_in || strcmp(entry->stands_in, "yes") != 0 || take_entrant(im, entry));
}

/* Take "nevezo 7 "Kiss Péter" klub="Szolnok"". */
static bool take_entry(struct import *im)
{
	char label[BOOK_TEXT], club[BOOK_NAME] = "", shown[BOOK_TEXT] = "", beside[BOOK_TEXT] = "";
	char here[TEXT_WORDS], there[TEXT_WORDS];
	const int players = im->taken_over.players;
	struct book_player player;
	struct book_entry entry;
	struct pair pair;

	if (!import_copy(im, label, sizeof label, im->now.name))
		return false;
	for (int i = 0; i < im->now.pair_count; i++) {
		if (!import_pair(im, i, &pair))
			return false;
		if (strcmp(pair.key, journal_words[JOURNAL_WORD_PUBLIC]) == 0) {
			memcpy(shown, pair.value, sizeof shown);
			continue;
		}
		if (strcmp(pair.key, journal_words[JOURNAL_WORD_STAND_IN]) == 0) {
			memcpy(beside, pair.value, sizeof beside);
			continue;
		}
		if (strcmp(pair.key, "klub") != 0)
			return desk_fail(im->desk, ERR_REFUSED, &msg_import_entry_key, MSG_ARGS(pair.key));
		if (!book_name_set(club, sizeof club, pair.value, im->e))
			return false;
	}
	if (!import_player(im, label, club, &player))
		return false;
	/* Report a journal's club that differs from the one here, and is not taken over. */
	text_signs_fold(here, player.club);
	text_signs_fold(there, club);
	if (!im->from && club[0] && strcmp(here, there) != 0)
		desk_say(im->desk, &msg_import_club_stays, MSG_ARGS(book_label_of(&player).text, player.club, club));
	if (shown[0] && !merge_was_shown(im, &player) && !desk_player_show(im->desk, &player, shown))
		return false;
	if (!give_way(im, &player) || !follow_entry(im, &player))
		return false;
	const bool is_mere = strcmp(beside, "yes") == 0;
	if (beside[0] && !is_mere && strcmp(beside, "no") != 0)
		return desk_fail(im->desk, ERR_REFUSED, &msg_import_stand_in, MSG_ARGS(beside));
	int start_no = im->is_joined ? 0 : im->now.number;
	if (!merge_enter(im, &player, start_no, &entry))
		return merge_fail_number(im, &player, im->now.number);
	if (entry.is_new && im->taken_over.players == players)
		merge_say_came(im);   /* new players are counted */
	if (is_mere)
		return !entry.is_new || book_entry_say_entrant(im->book, &entry, "still", im->e);
	return beside[0] ? take_entrant(im, &entry) : follow_entrant(im, label, &entry);
}

/* Is that player of the other book entered here? */
static bool is_entered_here(struct import *im, const char *label, struct book_entry *entry, bool *is)
{
	struct book_player player;
	struct err none = { 0 };

	*is = false;
	if (!merge_same_player(im, label, &player))
		return false;
	if (!player.id && !book_player_by_label(im->book, label, &player, &none))
		return true;
	int found = book_entry_of(im->book, im->event.id, player.id, entry, im->e);
	*is = found == 1;
	return found >= 0;
}

bool import_enter_waiting(struct import *im, const char *label, int start_no)
{
	const struct journal_statement now = im->now;
	const int unit = im->unit;
	char name[BOOK_TEXT];
	size_t at = 0;

	for (; at < im->waiting_count; at++) {
		if (label ? text_slice_copy(name, sizeof name, im->waiting[at].name) && strcmp(name, label) == 0
			: im->waiting[at].number == start_no)
			break;
	}
	if (at == im->waiting_count)
		return true;
	im->now = im->waiting[at];
	im->unit = im->now.line;
	im->waiting[at] = im->waiting[--im->waiting_count];
	bool done = take_entry(im) || import_fault_error(im);
	im->now = now;
	im->unit = unit;
	return done;
}

/* Follow a line taken back here since: a player who is nevertheless entered has another number or club here,
 * which only the other book may have changed. */
static bool follow_back(struct import *im)
{
	char label[BOOK_TEXT], club[BOOK_NAME] = "", beside[BOOK_TEXT] = "";
	struct book_entry was, now;
	struct pair pair;
	bool is_here = false;

	if (!import_copy(im, label, sizeof label, im->now.name)
		|| !is_entered_here(im, label, &was, &is_here))
		return false;
	for (int i = 0; i < im->now.pair_count; i++) {
		if (!import_pair(im, i, &pair))
			return false;
		if (strcmp(pair.key, "klub") == 0 && !book_name_set(club, sizeof club, pair.value, im->e))
			return false;
		if (strcmp(pair.key, journal_words[JOURNAL_WORD_STAND_IN]) == 0)
			memcpy(beside, pair.value, sizeof beside);
	}
	if (is_here && !beside[0] && !follow_entrant(im, label, &was))
		return false;
	const int number = im->now.number;
	/* Is only the number here different from the line's, or that a substitute sits somewhere? */
	struct book_entry numbered = was;
	numbered.stands_in = strcmp(beside, "yes") == 0 ? "yes" : NULL;
	struct buf line = { 0 };
	numbered.start_no = number;
	if (is_here)
		journal_entry_write(&line, &numbered);
	const bool is_news = line.len != im->now.source.n
		|| memcmp(buf_text(&line), im->now.source.s, line.len) != 0;
	buf_free(&line);
	if (is_here && !im->is_joined) {
		struct book_player player = was.player;
		if (!follow_entry(im, &player)
			|| !book_entry_add(im->book, im->event.id, player.id, im->now.number, &now, im->e))
			return false;
		if (now.start_no != was.start_no || strcmp(now.player.club, was.player.club) != 0)
			return true;
	}
	im->now.number = number;
	if (is_news)
		merge_say_back(im);
	return true;
}

bool import_entry(struct import *im)
{
	char label[BOOK_TEXT];
	struct book_entry entry;
	bool waits = false, is_here = false;

	if (!need_event(im))
		return false;
	if (im->broken || merge_is_left(im))
		return true;
	if (im->is_back)
		return follow_back(im) || import_fault_error(im);
	if (im->is_old)
		return true;
	/* A substitute who sits there comes with the first seat taken over; without one, not at all. */
	for (size_t i = 0; i < im->substitute_count && !waits; i++)
		waits = im->substitutes[i].start_no == im->now.number;
	for (int i = 0; i < im->now.pair_count; i++)
		waits = waits && !(text_slice_is(im->now.pairs[i].key, journal_words[JOURNAL_WORD_STAND_IN])
			&& text_slice_is(im->now.pairs[i].value, "yes"));
	if (waits && (!import_copy(im, label, sizeof label, im->now.name)
		|| !is_entered_here(im, label, &entry, &is_here)))
		return import_fault_error(im);
	if (waits && !is_here)
		return merge_add(im, &im->waiting, &im->waiting_count, &im->now, sizeof im->now);
	return take_entry(im) || import_fault_error(im);
}

/* Take "csapat "Szolnok A" A="Kiss Péter" B=7 C="Tóth Imre" klub="Szolnok"". */
static bool take_team(struct import *im)
{
	struct desk_team team = { .count = 0 };
	char name[BOOK_TEXT];
	struct pair pair;

	if (!import_copy(im, name, sizeof name, im->now.name)
		|| !book_name_set(team.name, sizeof team.name, name, im->e))
		return false;
	for (int i = 0; i < im->now.pair_count; i++) {
		if (!import_pair(im, i, &pair))
			return false;
		if (strcmp(pair.key, "szam") == 0) {
			if (!desk_number(im->desk, pair.value, &msg_word_team, &team.no))
				return false;
			continue;
		}
		int seat = pair.key[0] && !pair.key[1] ? pair.key[0] - 'a' : -1;
		if (strcmp(pair.key, "klub") == 0) {
			if (!book_name_set(team.club, sizeof team.club, pair.value, im->e))
				return false;
			continue;
		}
		if (seat < 0 || seat >= BOOK_SEATS)
			return desk_fail(im->desk, ERR_REFUSED, &msg_import_team_key, MSG_ARGS(pair.key));
		/* A member is a bare start number, or a label: enter that player if need be. */
		const struct text_slice who = { pair.value, strlen(pair.value) };
		struct book_player player;
		struct book_entry entry;
		if (import_is_quoted(im->now.pairs[i].value) || !scan_number(who, &team.start_no[seat])) {
			if (!import_player(im, pair.value, NULL, &player)
				|| !book_entry_add(im->book, im->event.id, player.id, 0, &entry, im->e))
				return false;
			team.start_no[seat] = entry.start_no;
		}
		team.count = seat >= team.count ? seat + 1 : team.count;
	}
	for (int i = 0; i < team.count; i++) {
		if (team.start_no[i] == 0)
			return desk_fail(im->desk, ERR_REFUSED, &msg_import_team_few, MSG_ARGS(team.name));
	}
	return desk_team_pair(im->desk, im->event.id, &team, pair.key, pair.value)
		&& import_put_setting(im, &pair);
}

bool import_team(struct import *im)
{
	if (!need_event(im))
		return false;
	/* In a merge teams come as settings. */
	return im->broken || im->from || take_team(im) || import_fault_error(im);
}

/* Before an order drawn in the other book put those it took back earlier, except any also drawn here; `next`
 * follows by itself. */
static bool put_orders(struct import *im, const struct order_step *next, int no)
{
	struct order_draws theirs = { 0 }, ours = { 0 };
	struct buf value = { 0 };
	bool is_next_known = false;
	bool done = order_draws(im->from, im->from_event.id, next->table, &theirs, im->e)
		&& order_draws(im->book, im->event.id, next->table, &ours, im->e);

	for (size_t i = theirs.count; done && i-- > 0;) {
		size_t at = 0;
		bool is_next = !is_next_known && order_is_draw(&theirs.list[i], next);
		is_next_known = is_next_known || is_next;
		while (at < ours.count && !order_is_draw(&ours.list[at], &theirs.list[i]))
			at++;
		if (at < ours.count)
			ours.list[at].table = 0;   /* matches one of theirs only */
		if (is_next || at < ours.count)
			continue;
		buf_clear(&value);
		order_step_write(&value, &theirs.list[i]);
		done = order_step_put(im->desk, im->event.id, no, buf_text(&value))
			&& order_step_put(im->desk, im->event.id, no, SETTING_NONE);
	}
	buf_free(&value);
	book_free(theirs.list);
	book_free(ours.list);
	return done;
}

bool import_order(struct import *im)
{
	char value[BOOK_SETTING], here[BOOK_SETTING];
	struct order_step step;
	int place = 1, lost = 0, no;

	if (!need_event(im))
		return false;
	if (!import_copy(im, value, sizeof value, import_whole(im->now.name)))
		return import_fault_error(im);
	const int table = order_step_parse(value, &step) ? step.table : 0;
	/* Its place in its table's list is counted by the steps before it, as a journal may number them across
	 * all tables, as older versions did. In a list that starts in the middle the number gives it. */
	for (size_t i = 0; i < im->order_count; i++)
		place += im->order_told[i] == table;
	if ((size_t)im->now.number > im->order_count + 1)
		place = im->now.number;
	if (!merge_add(im, &im->order_told, &im->order_count, &table, sizeof table))
		return false;
	/* If a step was left out, so are the later ones. */
	const bool is_lost = im->from && table && table == im->order_lost;
	if (im->broken || im->is_old || merge_is_left(im) || is_lost)
		return true;
	/* Put a step of the other book into this book's numbers; a player in it may have none here. */
	if (im->from && !merge_named_here(im, "order-", value, &lost))
		return import_fault_error(im);
	if (lost) {
		im->gone++;
		desk_say(im->desk, &msg_merge_order_lost,
			MSG_ARGS(num_of(place).text, num_of(lost).text, num_of(table).text));
		im->order_lost = table;
		return true;
	}
	if (!order_step_at(im->book, im->event.id, table, place, here, &no, im->e))
		return import_fault_error(im);
	if (strcmp(here, value) == 0)
		return true;
	if (here[0] && im->from && !merge_drop_step(im, place, here))
		return false;
	if (im->from && step.kind == ORDER_DRAWN && !put_orders(im, &step, no))
		return false;
	if (order_step_told(im->desk, im->event.id, place, value)) {
		merge_say_came(im);
		return true;
	}
	im->order_lost = table;
	return import_fault_error(im);
}

static uint64_t measure_sum(const struct book_measure *measure)
{
	struct buf said = { 0 };

	buf_printf(&said, "%lld %d %d %s\t%s", (long long)measure->entry, (int)measure->kind, measure->round,
		measure->reason, measure->judge);
	uint64_t sum = merge_sum(0, buf_text(&said), said.len);
	buf_free(&said);
	return sum;
}

static int measure_order(const void *a, const void *b)
{
	const struct known_measure *x = a, *y = b;
	int order = (x->sum > y->sum) - (x->sum < y->sum);

	order = order ? order : strcmp(x->measure.at, y->measure.at);
	return order ? order : (x->measure.id > y->measure.id) - (x->measure.id < y->measure.id);
}

/* List the event's measures: the file's second one in the same words is also the second here. A measure taken
 * back in the other book is none of its others. */
static bool list_measures(struct import *im)
{
	struct book_measure *list = NULL;
	size_t count = 0;

	if (im->measured == im->event.id)
		return true;
	if (!book_measures(im->book, im->event.id, "", &list, &count, im->e))
		return false;
	free(im->measures);
	im->measured = im->event.id;
	im->measure_count = 0;
	im->measures = calloc(count + 1, sizeof *im->measures);
	for (size_t i = 0; im->measures && i < count; i++) {
		if (!im->from || !merge_measure_is_gone(im, &list[i]))
			im->measures[im->measure_count++]
				= (struct known_measure){ .sum = measure_sum(&list[i]), .measure = list[i] };
	}
	book_free(list);
	if (!im->measures)
		return desk_fail(im->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	list_sort(im->measures, im->measure_count, sizeof *im->measures, measure_order);
	return true;
}

/* Return the first one in these words that the file has not matched yet; NULL: none. */
static struct known_measure *meet_measure(struct import *im, uint64_t sum)
{
	size_t from = 0, to = im->measure_count;

	while (from < to) {
		size_t middle = from + (to - from) / 2;
		const struct known_measure *known = &im->measures[middle];
		if (known->sum < sum || (known->sum == sum && known->is_met))
			from = middle + 1;
		else
			to = middle;
	}
	struct known_measure *found = from < im->measure_count ? &im->measures[from] : NULL;
	if (!found || found->sum != sum)
		return NULL;
	found->is_met = true;
	return found;
}

/* Take "fegyelmi "Kiss Péter" fokozat=yellow fordulo=2 indok="…"". */
static bool take_measure(struct import *im)
{
	char label[BOOK_TEXT];
	struct book_measure measure = { .kind = BOOK_MEASURES };
	struct book_player player;
	struct book_entry entry;
	struct pair pair;

	if (im->is_back)
		return true;
	if (!import_copy(im, label, sizeof label, im->now.name) || !import_player(im, label, NULL, &player)
		|| !merge_enter(im, &player, 0, &entry))
		return false;
	for (int i = 0; i < im->now.pair_count; i++) {
		if (!import_pair(im, i, &pair) || !desk_measure_pair(im->desk, pair.key, pair.value, &measure))
			return false;
	}
	measure.entry = entry.id;
	bool is_kind = measure.kind < BOOK_MEASURES || desk_measure_read(im->desk, "", &measure.kind);
	if (!is_kind || !list_measures(im))
		return false;
	const struct known_measure *known = meet_measure(im, measure_sum(&measure));
	/* If both books took the same measure, it counts from the earlier time. */
	if (known && im->from && measure.at[0] && strcmp(measure.at, known->measure.at) < 0)
		return merge_keep_typist(im, NULL)
			&& book_measure_put_time(im->book, im->event.id, &known->measure, measure.at, im->e);
	if (known || im->is_old)
		return true;
	if (im->from && im->was_there)
		desk_say(im->desk, &msg_merge_measure,
			MSG_ARGS(book_label_of(&player).text, desk_measure_said(im->desk->lang, measure.kind)));
	return desk_measure_told(im->desk, &im->event, &measure);
}

bool import_measure(struct import *im)
{
	if (!need_event(im))
		return false;
	return im->broken || merge_is_left(im) || take_measure(im) || import_fault_error(im);
}
