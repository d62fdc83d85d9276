/* Errors as values: set where they are found, put into words by main. */
#include "base/base.h"

#include <string.h>

/* As much of the text as an argument holds. */
static void copy_arg(char out[ERR_ARG_SIZE], const char *text)
{
	size_t n = text_cut(text, strlen(text), ERR_ARG_SIZE - 1);

	memcpy(out, text, n);
	out[n] = '\0';
}

bool err_set(struct err *e, enum err_status status, const struct msg *msg, const char *const args[])
{
	if (e->status != ERR_NONE)
		return false;
	e->status = status;
	e->msg = msg;
	for (size_t i = 0; i < ERR_ARGS && args[i]; i++)
		copy_arg(e->arg[i], args[i]);
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
