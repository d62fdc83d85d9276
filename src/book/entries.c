/* Keep the entries of an event; find those in the field, and those without a seat in a round. */
#include "base/messages.h"
#include "base/text.h"
#include "book/inner.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PLAYER "player.id, player.name, player.mark, coalesce(club.name, ''), player.public"
#define ENTRY "SELECT entry.id, entry.event, entry.start_no, " PLAYER " FROM entry " \
	"JOIN player ON player.id = entry.player LEFT JOIN club ON club.id = player.club "

static void read_entry(sqlite3_stmt *st, void *item)
{
	struct book_entry *entry = item;

	entry->id = sqlite3_column_int64(st, 0);
	entry->event = sqlite3_column_int64(st, 1);
	entry->start_no = sql_int(st, 2);
	player_read(st, 3, &entry->player);
	entry->is_new = false;
	entry->stands_in = NULL;
}

const struct row entry_row = { sizeof(struct book_entry), read_entry, NULL };

static const struct sql sql_entries = { ENTRY "WHERE entry.event = ? AND NOT entry.removed ORDER BY "
	"entry.start_no", &entry_row };

bool book_entries(struct book *s, int64_t event, struct book_entry **list, size_t *count, struct err *e)
{
	return sql_all(s, &sql_entries, VALUES(INT(event)), list, count, e);
}

const struct book_player *book_entry_meant(const struct book_entry *entries, size_t count, const char *name,
	struct buf *fits)
{
	const struct book_player *meant = NULL;
	size_t found = 0;

	for (size_t i = 0; i < count; i++) {
		const struct book_label label = book_label_of(&entries[i].player);
		if (strcmp(name, label.text) == 0) {
			buf_clear(fits);
			return &entries[i].player;
		}
		if (book_name_likeness(name, label.text) != BOOK_MEANT)
			continue;
		meant = &entries[i].player;
		buf_printf(fits, "%s%s", found++ > 0 ? ", " : "", label.text);
	}
	if (found < 2)
		buf_clear(fits);
	return found == 1 ? meant : NULL;
}

/* All entries except substitutes whose play counts for others. */
static const struct sql sql_entries_counted = { ENTRY "WHERE entry.event = ?1 AND NOT entry.removed "
	"AND NOT (" FOR_ABSENT("?1") "AND entry.id IN (" SITTERS "AND from_deal > 1) "
	"AND entry.id NOT IN (" SITTERS "AND from_deal = 1)) ORDER BY entry.start_no", &entry_row };

bool book_entries_counted(struct book *s, int64_t event, struct book_entry **list, size_t *count,
	struct err *e)
{
	return sql_all(s, &sql_entries_counted, VALUES(INT(event)), list, count, e);
}

/* ---- the field --------------------------------------------------------------------------------- */

/* Is the entry in the event, by its last such measure? */
#define IS_IN(ID) "coalesce((SELECT discipline.kind FROM discipline JOIN step ON step.id = discipline.step " \
	"WHERE entry = " ID " AND discipline.kind IN ('exclusion', 'withdrawal', 'lifted') " \
	"AND " MEASURE_STANDS("?1") "ORDER BY " MEASURE_TIME("?1") " DESC, discipline.id DESC LIMIT 1), " \
	"'lifted') = 'lifted' "
/* The substitutes, if they have only seats of players still in the event, or none. */
#define STAND_INS TOOK_OVER FOR_A_SEAT "AND min(" IS_IN("seat.entry") "OR NOT EXISTS (SELECT 1 " \
	"FROM sitting WHERE sitting.game_table = turn.game_table AND sitting.seat = turn.seat " \
	"AND sitting.from_deal = turn.from_deal AND sitting.entry = turn.entry)) UNION " SEATLESS_SUBSTITUTES
#define IS_ENTERED "entry.event = ?1 AND NOT entry.removed AND " IS_IN("entry.id")
#define IN_FIELD IS_ENTERED "AND entry.id NOT IN (" STAND_INS ") "
/* The entries that play; a substitute for a withdrawn player does once drawn or entered. */
#define IS_PLAYING IS_ENTERED "AND entry.id NOT IN (" SUBSTITUTES ") "

static const struct sql sql_field = { ENTRY "WHERE " IN_FIELD "ORDER BY entry.start_no", &entry_row };

bool book_field(struct book *s, int64_t event, struct book_entry **list, size_t *count, struct err *e)
{
	return sql_all(s, &sql_field, VALUES(INT(event)), list, count, e);
}

static const struct sql sql_stand_ins = { ENTRY "WHERE entry.id IN (" STAND_INS ") ORDER BY entry.start_no",
	&entry_row };

bool book_stand_ins(struct book *s, int64_t event, struct book_entry **list, size_t *count, struct err *e)
{
	return sql_all(s, &sql_stand_ins, VALUES(INT(event)), list, count, e);
}

static const struct sql sql_substitutes = { ENTRY "WHERE entry.id IN (" SUBSTITUTES ") "
	"ORDER BY entry.start_no", &entry_row };

bool book_substitutes(struct book *s, int64_t event, struct book_entry **list, size_t *count, struct err *e)
{
	return sql_all(s, &sql_substitutes, VALUES(INT(event)), list, count, e);
}

static const struct sql sql_entrants = { ENTRY "WHERE entry.id IN (" TOOK_OVER "NOT (" FOR_A_SEAT ")) "
	"AND entry.id IN (" SITTERS ") ORDER BY entry.start_no", &entry_row };

static const struct sql sql_seatless = { ENTRY "WHERE entry.id IN (" SUBSTITUTES ") "
	"AND entry.id NOT IN (" SITTERS ") ORDER BY entry.start_no", &entry_row };

bool book_entrants(struct book *s, int64_t event, struct book_entry *list, size_t count, struct err *e)
{
	const struct sql *const sql[] = { &sql_entrants, &sql_seatless };
	bool done = true;

	for (int word = 0; done && word < 2; word++) {
		struct book_entry *found = NULL;
		size_t many = 0, at = 0;
		done = sql_all(s, sql[word], VALUES(INT(event)), &found, &many, e);
		for (size_t i = 0; done && i < count; i++) {
			while (at < many && found[at].start_no < list[i].start_no)
				at++;
			if (at < many && found[at].id == list[i].id)
				list[i].stands_in = word == 0 ? "no" : "yes";
		}
		book_free(found);
	}
	return done;
}

/* Nobody is missing if the event lets players rest. */
#define NOBODY_RESTS "NOT EXISTS (SELECT 1 FROM setting WHERE event = ?1 AND key = 'unseated' " \
	"AND value = 'bye') "

/* Was an entry, now in the event, out in a round: withdrawn by then, and let in again later? */
#define TIMED "(SELECT discipline.id, entry, discipline.kind, coalesce(round, 0) AS round, " \
	MEASURE_TIME("?1") " AS at FROM discipline JOIN step ON step.id = discipline.step " \
	"WHERE " MEASURE_STANDS("?1") ") "
#define WAS_OUT(ID, ROUND) "EXISTS (SELECT 1 FROM " TIMED "AS gone WHERE gone.entry = " ID " " \
	"AND gone.kind IN ('exclusion', 'withdrawal') AND gone.round <= " ROUND " " \
	"AND NOT EXISTS (SELECT 1 FROM " TIMED "AS back WHERE back.entry = gone.entry AND back.kind = 'lifted' " \
	"AND back.round < " ROUND " AND (back.at, back.id) > (gone.at, gone.id))) "

/* The first round of an entry, in its own seat or in one taken over. */
#define CAME "coalesce(min(CASE from_deal WHEN 1 THEN round END), min(round)) "
/* Players without a seat in the round; those first seated in a later round came later. */
static const struct sql sql_unseated = { ENTRY "WHERE " IS_PLAYING
	"AND EXISTS (SELECT 1 FROM game_table WHERE event = ?1 AND round = ?2 AND NOT removed) "
	"AND entry.id NOT IN (" SITTERS "AND round = ?2) "
	"AND entry.id NOT IN (" SITTERS "GROUP BY sitting.entry HAVING " CAME "> ?2) "
	"AND NOT " WAS_OUT("entry.id", "?2") "AND " NOBODY_RESTS "ORDER BY entry.start_no", &entry_row };

bool book_unseated(struct book *s, int64_t event, int round, struct book_entry **list, size_t *count,
	struct err *e)
{
	return sql_all(s, &sql_unseated, VALUES(INT(event), INT(round)), list, count, e);
}

static void read_round_unseated(sqlite3_stmt *st, void *item)
{
	*(struct book_round *)item = (struct book_round){ .event = sqlite3_column_int64(st, 0),
		.round = sql_int(st, 1), .unseated = sql_int(st, 2) };
}

/* The same for all rounds at once: players present by then, minus those seated or out. */
const struct row unseated_row = { sizeof(struct book_round), read_round_unseated, NULL };
static const struct sql sql_unseated_counts = { "WITH sat (round, entry, from_deal) AS MATERIALIZED ("
	"SELECT round, entry, min(from_deal) FROM (SELECT round, entry, 1 AS from_deal FROM game_table "
	"LEFT JOIN seat ON seat.game_table = game_table.id AND entry IS NOT NULL "
	"WHERE event = ?1 AND NOT removed "
	"UNION ALL SELECT round, sitting.entry, from_deal FROM sitting JOIN game_table "
	"ON game_table.id = game_table WHERE from_deal > 1 AND event = ?1 AND NOT removed) GROUP BY 1, 2), "
	"came (entry, round) AS (SELECT entry, " CAME "FROM sat GROUP BY entry), "
	"here (entry, since) AS MATERIALIZED (SELECT entry.id, came.round FROM entry "
	"LEFT JOIN came ON came.entry = entry.id WHERE " IS_PLAYING "), "
	"away (entry, round) AS MATERIALIZED (SELECT DISTINCT here.entry, rounds.round FROM here "
	"JOIN discipline ON discipline.entry = here.entry AND discipline.kind = 'lifted' "
	"JOIN (SELECT DISTINCT round FROM sat) AS rounds ON since IS NULL OR since <= rounds.round "
	"WHERE (rounds.round, here.entry) NOT IN (SELECT round, entry FROM sat WHERE entry NOT NULL) "
	"AND " WAS_OUT("here.entry", "rounds.round") ") "
	"SELECT ?1, round, (SELECT count(*) FROM here WHERE since IS NULL OR since <= round) - count(here.entry) "
	"- (SELECT count(*) FROM away WHERE away.round = sat.round) "
	"FROM sat LEFT JOIN here ON here.entry = sat.entry AND since <= round "
	"WHERE " NOBODY_RESTS "GROUP BY round",
	&unseated_row };

bool book_unseated_counts(
	struct book *s, int64_t event, struct book_round **list, size_t *count, struct err *e)
{
	return sql_all(s, &sql_unseated_counts, VALUES(INT(event)), list, count, e);
}

/* ---- one entry --------------------------------------------------------------------------------- */

static const struct sql sql_entry_ever = { ENTRY "WHERE entry.id = ?", &entry_row };

int book_entry_by_id(struct book *s, int64_t id, struct book_entry *out, struct err *e)
{
	return sql_one(s, &sql_entry_ever, VALUES(INT(id)), out, e);
}

static const struct sql sql_entry_by_start_no = { ENTRY
	"WHERE entry.event = ? AND entry.start_no = ? AND NOT entry.removed",
	&entry_row };

bool book_entry_by_start_no(
	struct book *s, int64_t event, int start_no, struct book_entry *out, struct err *e)
{
	int found = sql_one(s, &sql_entry_by_start_no, VALUES(INT(event), INT(start_no)), out, e);

	if (found == 0)
		err_set(e, ERR_NOT_FOUND, &msg_start_no_unknown, MSG_ARGS(num_of(start_no).text));
	return found == 1;
}

static const struct sql sql_number_left = { ENTRY "WHERE entry.event = ? AND entry.start_no = ? "
	"AND entry.player <> ? AND entry.removed ORDER BY entry.step DESC LIMIT 1",
	&entry_row };

int book_number_left(struct book *s, int64_t event, int start_no, int64_t player, struct book_entry *out,
	struct err *e)
{
	return sql_one(s, &sql_number_left, VALUES(INT(event), INT(start_no), INT(player)), out, e);
}

int book_entry_numbered(struct book *s, int64_t event, int start_no, struct book_entry *out, struct err *e)
{
	int found = sql_one(s, &sql_entry_by_start_no, VALUES(INT(event), INT(start_no)), out, e);

	return found != 0 ? found : book_number_left(s, event, start_no, 0, out, e);
}

static const struct sql sql_start_no_next = { "SELECT coalesce(max(start_no), 0) + 1 FROM entry WHERE event "
	"= ? AND NOT removed", &int_row };

/* Check that a start number is free; for 0 find the next one. */
static bool start_no_free(struct book *s, int64_t event, int *start_no, struct err *e)
{
	struct book_entry taken = { 0 };

	if (*start_no == 0 && sql_one(s, &sql_start_no_next, VALUES(INT(event)), start_no, e) != 1)
		return false;
	if (!sql_is_number(*start_no))
		return err_set(e, ERR_REFUSED, &msg_number_wrong, MSG_ARGS(num_of(*start_no).text));
	int found = sql_one(s, &sql_entry_by_start_no, VALUES(INT(event), INT(*start_no)), &taken, e);
	if (found == 1)
		err_set(e, ERR_CONFLICT, &msg_start_no_taken,
			MSG_ARGS(num_of(*start_no).text, book_label_of(&taken.player).text));
	return found == 0;
}

static const struct sql sql_entry_add = { "INSERT INTO entry (event, player, start_no, removed, step) "
	"VALUES (?1, ?2, ?3, 0, ?4) ON CONFLICT (event, player) DO UPDATE SET start_no = ?3, removed = 0, "
	"step = ?4", NULL };
static const struct sql sql_entry_by_player = { ENTRY "WHERE entry.event = ? AND entry.player = ? AND NOT "
	"entry.removed", &entry_row };

int book_entry_of(struct book *s, int64_t event, int64_t player, struct book_entry *out, struct err *e)
{
	return sql_one(s, &sql_entry_by_player, VALUES(INT(event), INT(player)), out, e);
}

static const struct sql sql_entry_of_ever = {
	ENTRY "WHERE entry.event = ? AND entry.player = ?", &entry_row };

int book_entry_ever(struct book *s, int64_t event, int64_t player, struct book_entry *out, struct err *e)
{
	return sql_one(s, &sql_entry_of_ever, VALUES(INT(event), INT(player)), out, e);
}

bool book_entry_add(struct book *s, int64_t event, int64_t player, int start_no, struct book_entry *out,
	struct err *e)
{
	int found = book_entry_of(s, event, player, out, e);

	if (found == 1 && start_no != 0 && start_no != out->start_no)
		return err_set(e, ERR_CONFLICT, &msg_entry_other_start, MSG_ARGS(book_label_of(&out->player).text,
			num_of(out->start_no).text, num_of(start_no).text));
	if (found != 0)
		return found == 1;
	if (!start_no_free(s, event, &start_no, e) || !book_step(s, e)
		|| !sql_run(s, &sql_entry_add, VALUES(INT(event), INT(player), INT(start_no), INT(s->step)), e)
		|| book_entry_of(s, event, player, out, e) != 1)
		return false;
	out->is_new = true;
	return true;
}

static const struct sql sql_entry_by_id = { ENTRY "WHERE entry.id = ? AND NOT entry.removed", &entry_row };

bool entry_of_event(struct book *s, int64_t event, int64_t id, struct book_entry *out, struct err *e)
{
	int found = sql_one(s, &sql_entry_by_id, VALUES(INT(id)), out, e);

	if (found == 0 || (found == 1 && out->event != event))
		return err_set(e, ERR_REFUSED, &msg_entry_unknown, MSG_ARGS(num_of(id).text));
	return found == 1;
}

static const struct sql sql_entry_change = { "UPDATE entry SET start_no = ?2, step = ?3 WHERE id = ?1",
	NULL };

void book_entrant_key(char key[BOOK_SHORT], const struct book_entry *entry)
{
	snprintf(key, BOOK_SHORT, BOOK_ENTRANT "%lld", (long long)entry->id);
}

static const struct sql sql_is_substitute = { ENTRY "WHERE entry.id IN (" SUBSTITUTES ") "
	"AND entry.id = ?2", &entry_row };

bool book_entry_say_entrant(struct book *s, const struct book_entry *entry, const char *word, struct err *e)
{
	char key[BOOK_SHORT];

	book_entrant_key(key, entry);
	return book_setting_put(s, entry->event, key, word, false, e);
}

/* Record that an entry is still a substitute: the present step is not that of its takeover. */
static bool say_still_substitute(struct book *s, const struct book_entry *entry, struct err *e)
{
	char key[BOOK_SHORT], said[BOOK_SETTING];
	struct book_entry was;
	int found = sql_one(s, &sql_is_substitute, VALUES(INT(entry->event), INT(entry->id)), &was, e);

	book_entrant_key(key, entry);
	if (found != 1 || !book_setting(s, entry->event, key, said, e))
		return found == 0;
	return said[0] || book_entry_say_entrant(s, entry, "still", e);
}

bool book_entry_change(struct book *s, int64_t entry, int start_no, struct err *e)
{
	struct book_entry was;
	int found = book_entry_by_id(s, entry, &was, e);

	if (found == 0)
		err_set(e, ERR_NOT_FOUND, &msg_entry_unknown, MSG_ARGS(num_of(entry).text));
	if (found != 1)
		return false;
	if (was.start_no == start_no)
		return true;
	return start_no_free(s, was.event, &start_no, e) && book_step(s, e) && say_still_substitute(s, &was, e)
		&& sql_run(s, &sql_entry_change, VALUES(INT(entry), INT(start_no), INT(s->step)), e);
}

bool book_entry_admit(struct book *s, const struct book_entry *entry, bool *stood_in, struct err *e)
{
	struct book_entry was;
	int found = sql_one(s, &sql_is_substitute, VALUES(INT(entry->event), INT(entry->id)), &was, e);

	*stood_in = found == 1;
	return found == 1 ? book_entry_say_entrant(s, &was, "yes", e) : found == 0;
}

static const struct sql sql_is_entrant = { ENTRY "WHERE entry.id IN (" TOOK_OVER "NOT (" FOR_A_SEAT ")) "
	"AND entry.id = ?2", &entry_row };
static const struct sql sql_entry_remove = { "UPDATE entry SET removed = 1, step = ?2 WHERE id = ?1", NULL };
static const struct sql sql_entry_seat = { TABLE
	"WHERE id = (SELECT min(game_table) FROM sitting WHERE entry = ?)",
	&table_row };

bool book_entry_remove(struct book *s, const struct book_entry *entry, bool *stands_in, struct err *e)
{
	struct book_table table;
	struct book_measure measure;
	struct book_entry late;
	int took_over = sql_one(s, &sql_is_entrant, VALUES(INT(entry->event), INT(entry->id)), &late, e);

	*stands_in = took_over == 1;
	if (took_over != 0)
		return took_over == 1 && book_entry_say_entrant(s, entry, "no", e);
	int seated = sql_one(s, &sql_entry_seat, VALUES(INT(entry->id)), &table, e);
	int measured = seated == 0 ? sql_one(s, &sql_measure_last, VALUES(INT(entry->id)), &measure, e) : 0;
	const struct book_label label = book_label_of(&entry->player);
	if (seated == 1)
		return err_set(e, ERR_CONFLICT, &msg_entry_seated,
			MSG_ARGS(label.text, num_of(table.round).text, num_of(table.no).text));
	if (measured == 1)
		return err_set(e, ERR_CONFLICT, &msg_entry_measured, MSG_ARGS(label.text));
	if (seated != 0 || measured != 0)
		return false;
	return book_step(s, e) && book_entry_say_entrant(s, entry, "", e)
		&& sql_run(s, &sql_entry_remove, VALUES(INT(entry->id), INT(s->step)), e);
}

/* ---- two entries of one person ------------------------------------------------------------------- */

static const struct sql sql_entry_was = { "SELECT EXISTS (SELECT 1 FROM entry WHERE event = ? "
	"AND player = ?)", &int_row };
/* Whoever was entered as a substitute stays one: its step shows it. */
static const struct sql sql_entry_give = { "UPDATE entry SET player = ?2 WHERE id = ?1", NULL };

bool book_entry_give(struct book *s, const struct book_entry *entry, int64_t player, struct book_entry *out,
	struct err *e)
{
	int was = 0;

	if (sql_one(s, &sql_entry_was, VALUES(INT(entry->event), INT(player)), &was, e) != 1
		|| !book_step(s, e))
		return false;
	if (was)
		return book_entry_add(s, entry->event, player, 0, out, e);
	return sql_run(s, &sql_entry_give, VALUES(INT(entry->id), INT(player)), e)
		&& entry_of_event(s, entry->event, entry->id, out, e);
}

static const struct sql sql_seats_join = { "UPDATE seat SET entry = ?2, step = ?3 WHERE entry = ?1", NULL };
static const struct sql sql_turns_join = { "INSERT INTO substitute (game_table, seat, from_deal, entry, "
	"step) SELECT game_table, seat, from_deal, ?2, ?3 FROM sitting "
	"WHERE entry = ?1 AND from_deal > 1", NULL };

bool book_entry_join(struct book *s, const struct book_entry *entry, const struct book_entry *into,
	struct err *e)
{
	if (!book_step(s, e))
		return false;
	const struct value *both = VALUES(INT(entry->id), INT(into->id), INT(s->step));
	return sql_run(s, &sql_turns_join, both, e) && sql_run(s, &sql_seats_join, both, e)
		&& sql_run(s, &sql_entry_remove, VALUES(INT(entry->id), INT(s->step)), e);
}
