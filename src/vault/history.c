/*
 * History: the steps of the book, taking them back and doing them again, and the book as it was after one
 * of them. What a step added to deals, rulings, measures, cards and seeds stays and no longer counts; rows
 * that it changed get their former image out of `change` again, as a change of the undoing step.
 */
#include "base/messages.h"
#include "book/inner.h"
#include "vault/vault.h"

#include <stdlib.h>
#include <string.h>

/* Which statement makes a row of a thing what an image of it says. */
static const struct {
	const char *thing;
	enum sql put;
} things[] = {
	{ "club", SQL_PUT_CLUB }, { "player", SQL_PUT_PLAYER }, { "event", SQL_PUT_EVENT }, { "choice", SQL_PUT_CHOICE },
	{ "setting", SQL_PUT_SETTING }, { "entry", SQL_PUT_ENTRY }, { "round", SQL_PUT_ROUND },
	{ "game_table", SQL_PUT_TABLE }, { "seat", SQL_PUT_SEAT },
};

static const char *const kind_words[] = {
	[VAULT_CHANGE] = "change", [VAULT_UNDO] = "undo", [VAULT_REDO] = "redo", [VAULT_UPGRADE] = "upgrade",
};

static void read_step(sqlite3_stmt *st, void *item)
{
	struct vault_step *step = item;
	char kind[16];

	memset(step, 0, sizeof *step);
	step->id = sqlite3_column_int64(st, 0);
	sql_text(st, 1, step->at, sizeof step->at);
	sql_text(st, 2, step->operator_name, sizeof step->operator_name);
	sql_text(st, 3, step->command, sizeof step->command);
	sql_text(st, 4, step->version, sizeof step->version);
	sql_text(st, 5, kind, sizeof kind);
	while (step->kind < VAULT_UPGRADE && strcmp(kind, kind_words[step->kind]) != 0)
		step->kind++;
	step->of = sqlite3_column_int64(st, 6);
	step->undone = sql_int(st, 7) != 0;
	sql_text(st, 8, step->seal, sizeof step->seal);
}

const struct row step_row = { sizeof(struct vault_step), read_step, NULL };

/* ---- looking --------------------------------------------------------------------------------------- */

bool vault_step_find(struct book *s, int64_t id, struct vault_step *out, struct err *e)
{
	int found = sql_one(s, SQL_STEP_BY_ID, VALUES(INT(id)), out, e);

	if (found == 0)
		err_set(e, ERR_NOT_FOUND, &msg_step_unknown, MSG_ARGS(num_of(id).text));
	return found == 1;
}

bool vault_step_last(struct book *s, struct vault_step *out, bool *found, struct err *e)
{
	int row = sql_one(s, SQL_STEP_LAST, NO_VALUES, out, e);

	*found = row == 1;
	return row >= 0;
}

bool vault_step_by_seal(struct book *s, const char *digits, struct vault_step *out, bool *found, struct err *e)
{
	int row = sql_one(s, SQL_STEP_BY_SEAL, VALUES(TEXT(digits)), out, e);

	*found = row == 1;
	return row >= 0;
}

bool vault_step_upgrade(struct book *s, struct vault_step *out, bool *found, struct err *e)
{
	int64_t id = 0;
	int row = sql_one(s, SQL_STEP_UPGRADE, NO_VALUES, &id, e);

	*found = row == 1 && id > 0;
	return row == 1 && (!*found || vault_step_find(s, id, out, e));
}

bool vault_step_next(
	struct book *s, enum vault_step_kind how, struct vault_step *out, bool *found, struct err *e)
{
	int row = sql_one(s, how == VAULT_UNDO ? SQL_STEP_TO_UNDO : SQL_STEP_TO_REDO, NO_VALUES, out, e);

	*found = row == 1;
	return row >= 0;
}

/* ---- what the steps did ------------------------------------------------------------------------------ */

static void read_item(sqlite3_stmt *st, struct vault_item *item)
{
	memset(item, 0, sizeof *item);
	item->kind = (enum vault_item_kind)sql_int(st, 0);
	item->row = sqlite3_column_int64(st, 1);
	item->before_row = sqlite3_column_int64(st, 2);
	sql_text(st, 3, item->event, sizeof item->event);
	item->round = sql_int(st, 4);
	item->table_no = sql_int(st, 5);
	item->deal_no = sql_int(st, 6);
	sql_text(st, 7, item->thing, sizeof item->thing);
	sql_text(st, 8, item->label, sizeof item->label);
	sql_text(st, 9, item->field, sizeof item->field);
	sql_text(st, 10, item->before, sizeof item->before);
	sql_text(st, 11, item->after, sizeof item->after);
}

bool vault_steps(struct book *s, int most, struct vault_step **list, size_t *count, struct err *e)
{
	struct list steps = { 0 };
	bool done = sql_list(s, SQL_STEPS_LISTED, VALUES(INT(most > 0 ? most : -1)), &steps, e);

	*list = steps.items;
	*count = steps.count;
	return done;
}

/* Items gathered from more than one statement. */
struct gathered {
	struct book *s;
	size_t most, total;
	struct list list;
};

/* The rows of a statement behind the others; above `most` (0: all) they are only counted. */
static bool gather(struct gathered *g, enum sql which, const struct value *asked, struct err *e)
{
	sqlite3_stmt *st = sql_start(g->s, which, asked, e);
	int row = st ? sql_next(g->s, st, e) : -1;

	for (; row == 1; row = sql_next(g->s, st, e)) {
		if (g->total++ >= g->most && g->most > 0)
			continue;
		struct vault_item *item = list_add(&g->list, sizeof *item);
		if (!item)
			return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
		read_item(st, item);
	}
	return row == 0;
}

bool vault_step_items(struct book *s, int64_t step, const struct vault_log_wanted *wanted,
	struct vault_items *out, struct err *e)
{
	struct gathered g = { .s = s, .most = wanted->most };
	const struct value *asked
		= VALUES(INT(step), INT(wanted->table), INT(wanted->deal_no), INT(wanted->player));
	bool done = gather(&g, SQL_LOG_CHANGED, asked, e) && gather(&g, SQL_LOG_SHEETS, asked, e)
		&& gather(&g, SQL_LOG_ADDED, asked, e);

	*out = (struct vault_items){ g.list.items, g.list.count, g.total };
	return done;
}

/* A row that the log told of: that it is not there, or belongs to no step or table, is damage. */
static bool find_told(struct book *s, enum sql which, int64_t id, void *out, struct err *e)
{
	int found = sql_one(s, which, VALUES(INT(id)), out, e);

	return found >= 0 && sql_sound(s, found == 1, e);
}

bool vault_deal_revision(struct book *s, int64_t id, struct book_deal *out, int *seats, struct err *e)
{
	return find_told(s, SQL_DEAL_BY_ID, id, out, e)
		&& sql_one(s, SQL_DEAL_SEATS, VALUES(INT(id), INT(out->table)), seats, e) == 1
		&& sql_sound(s, *seats >= FEWEST_SEATS && *seats <= BOOK_SEATS, e);
}

bool vault_ruling_revision(struct book *s, int64_t id, struct book_ruling *out, struct err *e)
{
	return find_told(s, SQL_RULING_BY_ID, id, out, e);
}

bool vault_cards_written(struct book *s, int64_t id, struct book_cards *out, struct err *e)
{
	return find_told(s, SQL_CARDS_BY_ID, id, out, e);
}

/* ---- taking back and doing again --------------------------------------------------------------------- */

/* Make rows what the images of a statement (thing, image) say, in its order. */
static bool put_images(struct book *s, enum sql images, int64_t step, struct err *e)
{
	sqlite3_stmt *st = sql_start(s, images, VALUES(INT(step)), e);
	int row = st ? sql_next(s, st, e) : -1;

	for (; row == 1; row = sql_next(s, st, e)) {
		const char *thing = (const char *)sqlite3_column_text(st, 0);
		const char *image = (const char *)sqlite3_column_text(st, 1);
		for (size_t i = 0; thing && image && i < sizeof things / sizeof *things; i++) {
			if (strcmp(thing, things[i].thing) == 0 && !sql_run(s, things[i].put, VALUES(TEXT(image)), e))
				return false;
		}
	}
	return row == 0;
}

static void read_round(sqlite3_stmt *st, void *item)
{
	*(struct book_round *)item = (struct book_round){ sqlite3_column_int64(st, 0), sql_int(st, 1), 0 };
}

const struct row round_row = { sizeof(struct book_round), read_round, NULL };

/* The rounds that a step wrote in: turning it may complete them. */
static bool touch_rounds(struct book *s, int64_t step, struct err *e)
{
	struct list rounds = { 0 };
	bool done = sql_list(s, SQL_STEP_ROUNDS, VALUES(INT(step)), &rounds, e);
	const struct book_round *round = rounds.items;

	for (size_t i = 0; done && i < rounds.count; i++)
		done = round_touch(s, round[i].event, round[i].round, e);
	list_free(&rounds);
	return done;
}

bool vault_step_turn(struct book *s, enum vault_step_kind how, int64_t step, struct err *e)
{
	bool undo = how == VAULT_UNDO;

	if (s->step != 0 && !seal_finish(s, e))
		return false;
	s->step = 0;
	s->kind = kind_words[how];
	s->of = step;
	return touch_rounds(s, step, e) && book_step(s, e)
		&& sql_run(s, SQL_STEP_UNDONE, VALUES(INT(step), INT(undo)), e)
		&& put_images(s, undo ? SQL_IMAGES_BEFORE : SQL_IMAGES_AFTER, step, e)
		&& sql_run(s, SQL_DEALS_MARK, VALUES(INT(step)), e)
		&& sql_run(s, SQL_RULINGS_MARK, VALUES(INT(step)), e);
}

/* ---- the book as it was -------------------------------------------------------------------------------- */

/* Move the connection to a copy of its own. */
static bool move_to_copy(struct book *s, struct err *e)
{
	sqlite3 *copy = NULL, *book = s->db;

	if (sqlite3_open("", &copy) != SQLITE_OK || !book_copy_pages(copy, book, NULL)) {
		sqlite3_close(copy);
		return err_set(e, ERR_FAILED, &msg_rewind_failed, MSG_ARGS(s->path));
	}
	sql_forget(s);
	sqlite3_close(book);
	s->db = copy;
	return true;
}

/* Take out of the copy what was written later. */
static bool rewind_to(struct book *s, int64_t step, struct err *e)
{
	static const enum sql later[] = {
		SQL_REWIND_POINTS, SQL_REWIND_FACTS, SQL_REWIND_DEALS, SQL_REWIND_SEATS, SQL_REWIND_RULINGS,
		SQL_REWIND_MEASURES,
		SQL_REWIND_CARDS_ROWS, SQL_REWIND_CARDS, SQL_REWIND_DUPLICATES, SQL_REWIND_SUBSTITUTES,
		SQL_REWIND_TOTAL_POINTS, SQL_REWIND_TOTALS, SQL_REWIND_CHANGES, SQL_REWIND_STEPS,
		SQL_REWIND_UNDONE,
	};

	if (!put_images(s, SQL_IMAGES_SINCE, step, e))
		return false;
	for (size_t i = 0; i < sizeof later / sizeof *later; i++) {
		if (!sql_run(s, later[i], VALUES(INT(step)), e))
			return false;
	}
	return sql_run(s, SQL_DEALS_MARK_ALL, NO_VALUES, e) && sql_run(s, SQL_RULINGS_MARK_ALL, NO_VALUES, e);
}

/* The step that "12", or a time as it is shown in the log ("2026-11-21", "2026-11-21 18:30"), means. */
static bool find_when(struct book *s, const char *when, struct vault_step *out, struct err *e)
{
	char *end;
	struct num time;
	long long id = strtoll(when, &end, 10);

	if (end != when && !*end && id > 0)
		return vault_step_find(s, id, out, e);
	if (!time_read(&time, when))
		return err_set(e, ERR_USAGE, &msg_step_no_time, MSG_ARGS(when));
	int found = sql_one(s, SQL_STEP_AT, VALUES(TEXT(time.text)), out, e);
	if (found == 0)
		err_set(e, ERR_NOT_FOUND, &msg_step_none_at, MSG_ARGS(when));
	return found == 1;
}

/* A book from before there was a history can be seen from its upgrade on. */
static bool has_history(struct book *s, const struct vault_step *step, struct err *e)
{
	int64_t begin = 0;

	if (sql_one(s, SQL_STEP_UPGRADE, NO_VALUES, &begin, e) != 1)
		return false;
	return step->id >= begin || err_set(e, ERR_NOT_FOUND, &msg_step_no_history, MSG_ARGS(num_of(begin).text));
}

bool vault_rewind(struct book *s, const char *when, struct vault_step *out, struct err *e)
{
	struct vault_step last;
	bool found;

	if (!find_when(s, when, out, e) || !has_history(s, out, e) || !vault_step_last(s, &last, &found, e))
		return false;
	return out->id == last.id || (move_to_copy(s, e) && schema_unguard(s, e) && rewind_to(s, out->id, e));
}
