/* The standings of teams: the sums of their members. */
#include "base/messages.h"
#include "desk/desk.h"
#include "event/event.h"
#include "report/standings/standings.h"
#include "report/messages.h"

#include <stddef.h>
#include <stdlib.h>

/* A team with its members' sums. */
struct summed {
	const struct desk_team *team;
	struct event_team sum;
	struct event_share share;      /* only of a line comparison */
	struct event_row row;
	const char *members;           /* in words */
};

/* The ranking used by the event: one of the two. */
struct ranking {
	bool by_lines;
	struct report_standings standings;
	struct report_lines lines;
};

static int by_place(const void *a, const void *b)
{
	const struct summed *x = a, *y = b;

	return x->row.place != y->row.place ? x->row.place - y->row.place : x->team->no - y->team->no;
}

static bool is_member(const struct desk_team *team, int start_no)
{
	for (int m = 0; m < team->count; m++) {
		if (team->start_no[m] == start_no)
			return true;
	}
	return false;
}

static struct event_row sum_places(struct summed *team, const struct report_standings *standings)
{
	for (size_t at = 0; at < standings->count; at++) {
		const struct report_standing *row = &standings->rows[at];
		if (is_member(team->team, row->start_no))
			event_team_add(&team->sum, row->place_points, row->score, row->rank);
	}
	if (standings->rules.ranking == DESK_BY_PLACE)
		return event_team_row(&team->sum);
	return (struct event_row){ .key = { team->sum.score, 0, -team->sum.best_place } };
}

/* Return the place by match points alone; 0: none, as for those excluded. */
static int place_by_points(const struct report_lines *lines, const struct report_line *row)
{
	int place = row->rank > 0;

	for (size_t at = 0; row->rank > 0 && at < lines->count; at++)
		place += lines->rows[at].rank > 0 && lines->rows[at].share.points > row->share.points;
	return place;
}

/* Return the key for sorting: match points, then percentage, then best place. */
static struct event_row sum_lines(struct summed *team, const struct report_lines *lines)
{
	for (size_t at = 0; at < lines->count; at++) {
		const struct report_line *row = &lines->rows[at];
		if (!is_member(team->team, row->start_no))
			continue;
		event_team_add(&team->sum, 0, row->score, place_by_points(lines, row));
		team->share.points += row->share.points;
		team->share.maximum += row->share.maximum;
	}
	return (struct event_row){
		.key = { team->share.points, event_share_percent(team->share), -team->sum.best_place } };
}

static bool sum_up(const struct desk_team *teams, size_t count, const struct ranking *ranking,
	struct summed *list)
{
	struct event_row *rows = calloc(count + 1, sizeof *rows);

	for (size_t i = 0; rows && i < count; i++) {
		list[i].team = &teams[i];
		rows[i] = ranking->by_lines ? sum_lines(&list[i], &ranking->lines)
			: sum_places(&list[i], &ranking->standings);
		if (list[i].sum.best_place == 0)
			rows[i].key[2] = INT64_MIN;   /* best place of a team without any */
	}
	if (rows)
		event_place_rows(rows, (int)count, 3, NULL, 0);
	for (size_t i = 0; rows && i < count; i++)
		list[i].row = rows[i];
	list_sort(list, count, sizeof *list, by_place);
	free(rows);
	return rows != NULL;
}

/* Find the entry with that start number; NULL: none. */
static const struct book_entry *entry_of(int start_no, const struct book_entry *entries, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		if (entries[i].start_no == start_no)
			return &entries[i];
	}
	return NULL;
}

/* Report members without an entry, and what to do about it. */
static void add_nobodies(struct doc *out, enum lang lang, const struct desk_team *teams, size_t team_count,
	const struct book_entry *entries, size_t count)
{
	for (size_t i = 0; i < team_count; i++) {
		for (int m = 0; m < teams[i].count; m++) {
			struct buf text = { 0 }, key = { 0 };
			desk_team_key(&key, &teams[i]);
			if (!entry_of(teams[i].start_no[m], entries, count))
				buf_msg(&text, lang, &msg_teams_nobody,
					MSG_ARGS(teams[i].name, num_of(teams[i].start_no[m]).text, buf_text(&key)));
			doc_note(out, buf_text(&text));
			buf_free(&text);
			buf_free(&key);
		}
	}
}

static void percent_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	(void)column;
	listing_number(t, event_share_percent(((const struct summed *)row)->share));
}

static void team_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	const struct desk_team *team = ((const struct summed *)row)->team;

	listing_text(t, column->item ? team->club : team->name);
}

/* Show placement points, or in a line comparison match points. */
static bool is_wanted(const struct listing_column *column, const void *arg)
{
	const struct ranking *ranking = arg;
	bool of_lines = column->item == offsetof(struct summed, share.points)
		|| column->item == offsetof(struct summed, share.maximum) || column->cell == percent_cell;

	return ranking->by_lines ? column->item != offsetof(struct summed, sum.place_points) : !of_lines;
}

#define AT(member) .item = offsetof(struct summed, member)
static const struct listing_column team_columns[] = {
	{ "rank", &msg_head_rank, LISTING_INT, cell_int, AT(row.place) },
	{ "team", &msg_head_team, .cell = team_cell, .item = false },
	{ "match_points", &msg_head_match_points, LISTING_INT, cell_int, AT(share.points) },
	{ "maximum", &msg_head_maximum, LISTING_INT, cell_int, AT(share.maximum) },
	{ "percent", &msg_head_percent, LISTING_HUNDREDTHS, .cell = percent_cell },
	{ "place_points", &msg_head_team_places, LISTING_PLACE_POINTS, cell_int64, AT(sum.place_points) },
	{ "score", &msg_head_stats_points, LISTING_POINTS, cell_int64, AT(sum.score) },
	{ "best_place", &msg_head_team_best, LISTING_INT, cell_some, AT(sum.best_place) },
	{ "club", &msg_head_club, .cell = team_cell, .item = true, .for_scripts = true },
	{ "members", &msg_head_team_members, LISTING_TEXT, cell_string, AT(members) },
	REPORT_STATE_COLUMNS,
	{ .key = NULL },
};

static void add_rows(struct listing *t, const struct ranking *ranking, struct summed *list,
	size_t count, const struct book_entry *entries, size_t entry_count)
{
	listing_keep(t, is_wanted, ranking);
	for (size_t i = 0; i < t->column_count; i++) {
		if (t->columns[i].kind == LISTING_PLACE_POINTS)
			t->columns[i].for_scripts = ranking->standings.rules.ranking == DESK_BY_SCORE;
	}
	for (size_t i = 0; i < count; i++) {
		struct buf members = { 0 };
		/* "Kiss Péter, Nagy Éva, 9. (?)" */
		for (int m = 0; m < list[i].team->count; m++) {
			const struct book_entry *entry = entry_of(list[i].team->start_no[m], entries, entry_count);
			buf_str(&members, m > 0 ? ", " : "");
			if (entry)
				book_player_label(&members, &entry->player);
			else
				buf_printf(&members, "%d. (?)", list[i].team->start_no[m]);
		}
		list[i].members = buf_text(&members);
		listing_row(t, &list[i]);
		buf_free(&members);
	}
}

bool report_teams_doc(struct book *s, const struct book_event *event, enum lang lang, struct doc *out,
	struct err *e)
{
	struct ranking ranking = { 0 };
	struct report_state state = { 0 };
	struct book_entry *entries = NULL;
	struct desk_team *teams = NULL;
	struct buf title = { 0 };
	struct listing t = { 0 };
	size_t count = 0, entry_count = 0;
	struct desk_rules rules;
	bool done = desk_rules_read(s, event->id, &rules, e);

	ranking.by_lines = done && rules.form == DESK_FORM_DUPLICATE;
	if (done)
		done = ranking.by_lines ? report_lines_make(s, event, 0, &ranking.lines, e)
			: report_standings_make(s, event, &ranking.standings, e);
	done = done && report_state_add(s, event, &state, e)
		&& book_entries(s, event->id, &entries, &entry_count, e)
		&& desk_teams_read(s, event->id, &teams, &count, e);
	struct summed *list = calloc(count + 1, sizeof *list);

	buf_msg(&title, lang, &msg_teams_title, MSG_ARGS(event->name));
	doc_start(out, lang, buf_text(&title));
	buf_free(&title);
	doc_about(out, event->name, event->day);
	doc_subtitle(out, day_of(event->day, lang).text);
	out->is_list = true;
	if (done && count == 0)
		done = err_set(e, ERR_NOT_FOUND, entry_count > 0 ? &msg_teams_none : &msg_teams_no_entry,
			MSG_ARGS(event->name));
	if (done && (!list || !sum_up(teams, count, &ranking, list)))
		done = err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	if (done) {
		report_state_say(&state, out);
		listing_begin(&t, lang, "", team_columns);
		t.about = &state;
		add_rows(&t, &ranking, list, count, entries, entry_count);
		doc_table(out, "teams", &t);
		doc_note(out, (ranking.by_lines ? &msg_teams_lines_note
			: ranking.standings.rules.ranking == DESK_BY_SCORE ? &msg_teams_score_note
			: &msg_teams_note)->text[lang]);
		add_nobodies(out, lang, teams, count, entries, entry_count);
	}
	report_standings_free(&ranking.standings);
	report_lines_free(&ranking.lines);
	book_free(entries);
	free(teams);
	free(list);
	return done;
}
