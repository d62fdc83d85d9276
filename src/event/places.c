/* Place rows by a list of criteria; add up teams. */
#include "event/event.h"

/* Compare by the first keys: below 0 if a is better, above 0 if b is. */
static int compare_rows(const struct event_row *a, const struct event_row *b, int keys)
{
	for (int i = 0; i < keys; i++) {
		if (a->key[i] != b->key[i])
			return a->key[i] > b->key[i] ? -1 : 1;
	}
	return 0;
}

void event_place_rows(struct event_row rows[], int count, int keys, const int32_t met[], int met_key)
{
	for (int i = 0; met && i < count; i++) {
		rows[i].key[met_key] = 0;
		for (int j = 0; j < count; j++) {
			if (j != i && compare_rows(&rows[i], &rows[j], met_key) == 0)
				rows[i].key[met_key] += met[(size_t)i * (size_t)count + (size_t)j];
		}
	}
	for (int i = 0; i < count; i++) {
		rows[i].place = 1;
		rows[i].equal = 0;
		for (int j = 0; j < count; j++) {
			int order = compare_rows(&rows[j], &rows[i], keys);
			rows[i].place += order < 0;
			rows[i].equal += order == 0;
		}
	}
}

void event_team_add(struct event_team *team, int64_t place_points, int64_t score, int place)
{
	team->place_points += place_points;
	team->score += score;
	if (place > 0 && (team->best_place == 0 || place < team->best_place))
		team->best_place = place;
}

struct event_row event_team_row(const struct event_team *team)
{
	return (struct event_row){ .key = { team->place_points, team->score, -team->best_place } };
}
