/* Steps taken back and done again. */
#include "desk/rounds/rounds.h"
#include "desk/inner.h"

#include "desk/messages.h"

/* The last step of the book, 0 if it has none. */
static bool find_last(struct desk *desk, int64_t *id)
{
	struct vault_step last;
	bool found;

	if (!vault_step_last(desk->book, &last, &found, desk->err))
		return false;
	*id = found ? last.id : 0;
	return true;
}

/* There is no step left to turn; nothing is done, even if there were some. */
static bool fail_short(struct desk *desk, enum vault_step_kind how, int turned)
{
	const bool undo = how == VAULT_UNDO;
	const struct msg *none = undo ? &msg_undo_none : &msg_redo_none,
			 *fewer = undo ? &msg_undo_fewer : &msg_redo_fewer;

	return desk_fail(desk, ERR_NOT_FOUND, turned == 0 ? none : fewer, MSG_ARGS(num_of(turned).text));
}

/* Turn one step more; *by: the step that did it. */
static bool turn_one(struct desk *desk, const struct desk_turn *turn, int turned, int64_t *by)
{
	struct vault_step step;
	bool found;

	if (!vault_step_next(desk->book, turn->how, &step, &found, desk->err))
		return false;
	if (!found)
		return fail_short(desk, turn->how, turned);
	return vault_step_turn(desk->book, turn->how, step.id, desk->err) && find_last(desk, by);
}

static bool turn_all(struct desk *desk, struct desk_turn *turn, desk_turned *turned, void *arg)
{
	int64_t last = 0, by = 0;

	if (!find_last(desk, &last))
		return false;
	if (turn->seen && turn->seen != last)
		return desk_fail(desk, ERR_CONFLICT, &msg_undo_changed, MSG_NO_ARGS);
	turn->seen = last;
	for (int i = 0; i < turn->count; i++) {
		if (!turn_one(desk, turn, i, &by) || !turned(arg, by))
			return false;
	}
	return true;
}

bool desk_turn(struct desk *desk, struct desk_turn *turn, bool is_preview, desk_turned *turned, void *arg)
{
	bool done = desk_begin(desk) && turn_all(desk, turn, turned, arg);

	return is_preview ? desk_end_preview(desk, done) : desk_end(desk, done);
}
