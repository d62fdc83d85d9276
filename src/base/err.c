/* Errors as values: set where they are found, written in words by main. */
#include "base/messages.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

/* Copy as much of a text as an argument holds; it may come from a file, so it is made plain. */
static void copy_arg(char out[ERR_ARG_SIZE], const char *text)
{
	size_t n = text_cut(text, strlen(text), ERR_ARG_SIZE - 1);

	memcpy(out, text, n);
	out[n] = '\0';
	text_make_plain(out, n);
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

void err_say_times(struct err *e, enum lang lang)
{
	enum { TIME = sizeof "2026-11-21T18:00:00Z" - 1 };

	for (size_t i = 0; i < ERR_ARGS; i++) {
		size_t n = strlen(e->arg[i]);
		char *time = e->arg[i] + n - (n < TIME ? n : TIME);
		if (time_is_whole(time, strlen(time)))
			snprintf(time, TIME + 1, "%.*s", (int)TIME, time_of(time, lang).text);
		struct day day;
		if (day_read(&day, e->arg[i], n) && strcmp(e->arg[i], day_text(&day).text) == 0)
			copy_arg(e->arg[i], day_of(e->arg[i], lang).text);
	}
}

void err_text(struct buf *b, enum lang lang, const struct err *e)
{
	/* The system gives its reasons only in English; translate the usual ones. */
	static const struct { int number; const struct msg *msg; } reasons[] = {
		{ ENOENT, &msg_why_not_there }, { EACCES, &msg_why_no_permission }, { EROFS, &msg_why_read_only },
		{ ENOSPC, &msg_why_disk_full }, { EISDIR, &msg_why_folder }, { EFBIG, &msg_why_too_big },
		{ ENOTDIR, &msg_why_no_folder },
	};
	const char *args[ERR_ARGS + 1] = { NULL };

	if (!e->msg)
		return;
	struct err said = *e;
	err_say_times(&said, lang);
	for (size_t i = 0; i < ERR_ARGS; i++) {
		args[i] = said.arg[i];
		for (size_t k = 0; k < sizeof reasons / sizeof *reasons && said.arg[i][0]; k++) {
			if (strcmp(said.arg[i], strerror(reasons[k].number)) == 0)
				args[i] = reasons[k].msg->text[lang];
		}
	}
	for (size_t i = ERR_ARGS; i-- > 0 && lang == LANG_EN && e->english[0];) {
		if (!said.arg[i][0])
			continue;
		args[i] = e->english;
		break;
	}
	buf_msg(b, lang, e->msg, args);
}
