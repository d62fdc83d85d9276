/* Undo and redo steps. */
#include "desk/inner.h"

#include "desk/messages.h"

/* Find the last step of the book; 0 if it has none. */
static bool find_last(struct desk *desk, int64_t *id)
{
	struct vault_step last;
	bool found;

	if (!vault_step_last(desk->book, &last, &found, desk->err))
		return false;
	*id = found ? last.id : 0;
	return true;
}

static bool turn_all(struct desk *desk, struct desk_turn *turn, desk_turned *turned, void *arg)
{
	const bool undo = turn->how == VAULT_UNDO;
	struct vault_step step;
	int64_t last = 0, by = 0;
	bool found;

	if (!find_last(desk, &last))
		return false;
	if (turn->seen && turn->seen != last)
		return desk_fail(desk, ERR_CONFLICT, &msg_undo_changed, MSG_NO_ARGS);
	turn->seen = last;
	for (int i = 0; i < turn->count; i++) {
		if (!vault_step_next(desk->book, turn->how, &step, &found, desk->err))
			return false;
		/* Nothing is done, even if there were some steps. */
		if (!found && i == 0)
			return desk_fail(desk, ERR_NOT_FOUND, undo ? &msg_undo_none : &msg_redo_none, MSG_ARGS("0"));
		if (!found)
			return desk_fail(desk, ERR_NOT_FOUND, undo ? &msg_undo_fewer : &msg_redo_fewer,
				MSG_ARGS(num_of(i).text));
		if (!vault_step_turn(desk->book, turn->how, step.id, desk->err) || !find_last(desk, &by)
			|| !turned(arg, by))
			return false;
	}
	return true;
}

bool desk_turn(struct desk *desk, struct desk_turn *turn, bool is_preview, desk_turned *turned, void *arg)
{
	bool done = desk_begin(desk) && turn_all(desk, turn, turned, arg);

	return is_preview ? desk_end_preview(desk, done) : desk_end(desk, done);
}
