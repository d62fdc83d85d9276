/* The desk: changes, and messages to the surface. */
#include "desk/inner.h"
#include "desk/messages.h"

#include <stdlib.h>

void desk_say(struct desk *desk, const struct msg *msg, const char *const args[])
{
	desk->say(desk->surface, msg, args);
}

void desk_about(struct desk *desk, const struct book_event *event)
{
	if (desk->about)
		desk->about(desk->teller, event);
}

bool desk_fail(struct desk *desk, enum err_status status, const struct msg *msg, const char *const args[])
{
	return err_set(desk->err, status, msg, args);
}

bool desk_begin(struct desk *desk)
{
	if (desk->is_held)
		return true;
	desk->is_trying = desk->is_trial;
	return book_begin(desk->book, &desk->author, desk->err);
}

bool desk_end(struct desk *desk, bool done)
{
	if (desk->is_held)
		return done;
	/* Checked sheets have changed: somebody has to read them again. */
	const struct book_unchecked was = book_unchecked(desk->book);
	if (done && was.count == 1)
		desk_say(desk, &msg_sheet_mark_fell, MSG_ARGS(num_of(was.round).text, num_of(was.no).text));
	else if (done && was.count > 1)
		desk_say(desk, &msg_sheet_marks_fell, MSG_ARGS(num_of(was.count).text));
	bool stands = done && !desk->is_trial && book_commit(desk->book, desk->err);
	if (!stands)
		book_rollback(desk->book);   /* a failed commit has left it open */
	return stands || (done && desk->is_trial);
}

bool desk_end_preview(struct desk *desk, bool done)
{
	if (!desk->is_held)
		book_rollback(desk->book);
	return done;
}

bool desk_begin_all(struct desk *desk)
{
	desk->is_held = desk_begin(desk);
	return desk->is_held;
}

bool desk_end_all(struct desk *desk, bool done)
{
	desk->is_held = false;
	return desk_end(desk, done);
}

bool desk_session(struct desk *desk, bool (*work)(void *arg), void *arg)
{
	if (!desk->is_trial)
		return work(arg);
	return desk_begin_all(desk) && desk_end_all(desk, work(arg));
}

bool desk_number(struct desk *desk, const char *word, const struct msg *what, int *out)
{
	char *end;
	long n = strtol(word, &end, 10);

	if (end == word || *end || n < 1 || n > SCAN_NUMBER)
		return desk_fail(desk, ERR_USAGE, &msg_desk_bad_number, MSG_ARGS(what->text[desk->lang], word));
	*out = (int)n;
	return true;
}
