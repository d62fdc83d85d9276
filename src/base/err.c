/* Errors as values: set where they are found, put into words by main. */
#include "base/base.h"

#include <stdio.h>

bool err_set(struct err *e, enum err_status status, const struct msg *msg, const char *const args[])
{
	if (e->status != ERR_NONE)
		return false;
	e->status = status;
	e->msg = msg;
	for (size_t i = 0; i < ERR_ARGS && args[i]; i++)
		snprintf(e->arg[i], ERR_ARG_SIZE, "%s", args[i]);
	return false;
}

void err_text(struct buf *b, enum lang lang, const struct err *e)
{
	const char *args[ERR_ARGS + 1] = { NULL };

	for (size_t i = 0; i < ERR_ARGS; i++)
		args[i] = e->arg[i];
	if (e->msg)
		buf_msg(b, lang, e->msg, args);
}
