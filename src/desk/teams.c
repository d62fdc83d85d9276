/* Teams: settings of an event; read, written, changed. */
#include "base/messages.h"
#include "desk/messages.h"
#include "desk/desk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TEAM_KEY "team-"

int desk_team_number(const char *key)
{
	int no = 0;

	if (strncmp(key, TEAM_KEY, strlen(TEAM_KEY)) != 0)
		return 0;
	key += strlen(TEAM_KEY);
	if (*key < '1' || *key > '9' || strlen(key) > 2 || key[strspn(key, "0123456789")])
		return 0;
	for (; *key; key++)
		no = no * 10 + (*key - '0');
	return no;
}

bool desk_team_is_key(const char *key)
{
	return desk_team_number(key) > 0;
}

/* Read "12,7,9"; return where it ends, or NULL. */
static const char *read_members(const char *at, struct desk_team *out)
{
	for (out->count = 0; out->count < BOOK_SEATS; at++) {
		int no = 0, digits = 0;
		for (; *at >= '0' && *at <= '9' && digits < 5; digits++)
			no = no * 10 + (*at++ - '0');
		for (int i = 0; i < out->count; i++)
			digits = out->start_no[i] == no ? 0 : digits;
		if (digits == 0 || no == 0)
			return NULL;
		out->start_no[out->count++] = no;
		if (*at != ',')
			return at;
	}
	return NULL;
}

bool desk_team_read(const char *value, struct desk_team *out)
{
	const char *colon = strstr(value, ": ");

	*out = (struct desk_team){ .count = 0 };
	if (!colon || colon == value || (size_t)(colon - value) >= sizeof out->name)
		return false;
	snprintf(out->name, sizeof out->name, "%.*s", (int)(colon - value), value);
	const char *rest = read_members(colon + 2, out);
	if (!rest || strchr(out->name, '/'))
		return false;
	if (strncmp(rest, " / ", 3) == 0 && rest[3] && strlen(rest + 3) < sizeof out->club)
		snprintf(out->club, sizeof out->club, "%s", rest + 3);
	return *rest == '\0' || out->club[0];
}

int desk_team_shared(const struct desk_team *team, const struct desk_team *other)
{
	for (int i = 0; i < team->count; i++) {
		for (int j = 0; j < other->count; j++) {
			if (team->start_no[i] == other->start_no[j])
				return team->start_no[i];
		}
	}
	return 0;
}

bool desk_teams_clash(const struct desk_team *team, const struct desk_team *other)
{
	bool is_either = team->count > 0 && other->count > 0;

	return is_either && (desk_team_shared(team, other) || strcmp(team->name, other->name) == 0);
}

void desk_team_key(struct buf *b, const struct desk_team *team)
{
	buf_printf(b, TEAM_KEY "%d", team->no);
}

void desk_team_write_members(struct buf *b, const struct desk_team *team)
{
	for (int i = 0; i < team->count; i++)
		buf_printf(b, "%s%d", i > 0 ? "," : "", team->start_no[i]);
	if (team->club[0])
		buf_printf(b, " / %s", team->club);
}

void desk_team_write(struct buf *b, const struct desk_team *team)
{
	buf_printf(b, "%s: ", team->name);
	desk_team_write_members(b, team);
}

static int by_number(const void *a, const void *b)
{
	const struct desk_team *x = a, *y = b;

	return x->no - y->no;
}

bool desk_teams_read(struct book *s, int64_t event, struct desk_team **list, size_t *count, struct err *e)
{
	struct book_setting *settings = NULL;
	size_t setting_count = 0;

	*list = NULL;
	*count = 0;
	if (!book_settings(s, event, &settings, &setting_count, e))
		return false;
	*list = calloc(setting_count + 1, sizeof **list);
	for (size_t i = 0; *list && i < setting_count; i++) {
		struct desk_team *team = &(*list)[*count];
		int no = desk_team_number(settings[i].key);
		if (no == 0 || !desk_team_read(settings[i].value, team))
			continue;
		team->no = no;
		++*count;
	}
	book_free(settings);
	if (!*list)
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	list_sort(*list, *count, sizeof **list, by_number);
	return true;
}

/* Find the team with that name, else one with that number and a common member, which was renamed; or NULL. */
static const struct desk_team *find_same(
	const struct desk_team *list, size_t count, const struct desk_team *team)
{
	const struct desk_team *same = NULL;

	for (size_t i = 0; i < count; i++) {
		if (strcmp(list[i].name, team->name) == 0)
			return &list[i];
		if (list[i].no == team->no && desk_team_shared(&list[i], team))
			same = &list[i];
	}
	return same;
}

/* Return the number that the team asks for, else the first free one; 0 if there are too many. */
static int free_number(const struct desk_team *list, size_t count, const struct desk_team *team)
{
	int no = 1;
	bool is_free = team->no > 0 && team->no <= DESK_TEAMS;

	for (size_t i = 0; i < count; i++)
		is_free = is_free && list[i].no != team->no;
	if (is_free)
		return team->no;
	for (size_t i = 0; i < count && list[i].no == no; i++)
		no++;
	return no <= DESK_TEAMS ? no : 0;
}

bool desk_team_pair(
	struct desk *desk, int64_t event, struct desk_team *team, char key[BOOK_SHORT], char value[BOOK_SETTING])
{
	struct desk_team *list = NULL, again;
	struct buf said = { 0 };
	size_t count = 0;

	if (!desk_teams_read(desk->book, event, &list, &count, desk->err))
		return false;
	const struct desk_team *same = find_same(list, count, team);
	team->no = same ? same->no : free_number(list, count, team);
	if (same && !team->club[0])
		memcpy(team->club, same->club, sizeof team->club);
	free(list);
	desk_team_write(&said, team);
	bool fits = team->no > 0 && said.len < BOOK_SETTING && desk_team_read(buf_text(&said), &again)
		&& strcmp(again.name, team->name) == 0;
	snprintf(key, BOOK_SHORT, TEAM_KEY "%d", team->no);
	snprintf(value, BOOK_SETTING, "%s", buf_text(&said));
	buf_free(&said);
	return fits
		|| desk_fail(desk, ERR_REFUSED, &msg_team_long, MSG_ARGS(team->name, num_of(DESK_TEAMS).text));
}
