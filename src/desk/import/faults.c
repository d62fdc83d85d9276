/* Report faults of a journal's lines, and keep the values on them. */
#include "book/messages.h"
#include "desk/rounds/rounds.h"
#include "desk/import/import.h"
#include "desk/messages.h"

#include <stdio.h>
#include <string.h>

static void show_fault(struct import *im, const struct text_fault *fault)
{
	const struct import_shown shown = { { im->file, im->now.line, im->now.source, *fault, 0 }, im->table,
		im->has_table && im->unit == im->table_line };

	if (im->shown++ >= DESK_FAULTS_SHOWN)
		return;
	if (im->from)
		merge_add(im, &im->held, &im->held_count, &shown, sizeof shown);
	else
		im->view->fault(im->view->arg, &shown.fault, shown.has_table ? &shown.table : NULL);
}

void import_fault(struct import *im, const struct text_fault *fault, bool is_conflict)
{
	const bool is_at_table = im->has_table && im->unit == im->table_line;

	if (im->from && merge_is_left(im))
		return;
	if (is_at_table && merge_spares(im, im->table.round, im->table.no))
		return;
	im->conflicts += is_conflict;
	if (im->from)
		merge_leave_out(im);
	im->faults++;
	show_fault(im, fault);
}

void import_fault_beside(struct import *im)
{
	struct text_fault fault = { .to = im->now.source.n, .msg = im->e->msg };

	memcpy(fault.arg, im->e->arg, sizeof fault.arg);
	show_fault(im, &fault);
	*im->e = (struct err){ 0 };
}

void import_fault_line(struct import *im, const struct msg *msg, const char *const args[])
{
	struct text_fault fault = { .to = im->now.source.n, .msg = msg };

	for (size_t i = 0; i < ERR_ARGS && args[i]; i++)
		snprintf(fault.arg[i], sizeof fault.arg[i], "%s", args[i]);
	import_fault(im, &fault, false);
}

/* Turn an error of a lower room into a fault of the line, at that byte. An error of the book itself (a full
 * disk) remains one: then false. */
bool import_fault_error_at(struct import *im, size_t from)
{
	struct err *e = im->e;
	struct text_fault fault = { .from = from, .to = im->now.source.n, .msg = e->msg };

	if (e->status == ERR_FAILED || e->status == ERR_NONE)
		return false;
	/* The report begins with the table, which the other room's message would repeat. */
	bool is_closed = strcmp(e->msg->text[LANG_EN], msg_sheet_signed.text[LANG_EN]) == 0;
	if (im->from && im->has_table && is_closed)
		fault.msg = &msg_merge_closed;
	err_say_times(e, im->desk->lang);
	memcpy(fault.arg, e->arg, sizeof fault.arg);
	import_fault(im, &fault, e->status == ERR_CONFLICT);
	*e = (struct err){ 0 };
	return true;
}

bool import_fault_error(struct import *im)
{
	return import_fault_error_at(im, 0);
}

bool import_fault_pair(struct import *im, int bad)
{
	struct err *e = im->e;
	const struct text_slice line = im->now.source,
				*value = &im->now.pairs[bad < im->now.pair_count ? bad : 0].value;
	struct text_fault fault = { .to = line.n, .msg = e->msg };

	if (bad < im->now.pair_count) {
		fault.from = (size_t)(value->s - line.s);
		fault.to = fault.from + value->n;
	}
	memcpy(fault.arg, e->arg, sizeof fault.arg);
	import_fault(im, &fault, false);
	*e = (struct err){ 0 };
	return true;
}

bool import_copy(struct import *im, char *out, size_t size, struct text_slice slice)
{
	if (text_slice_copy(out, size, slice))
		return true;
	return desk_fail(im->desk, ERR_REFUSED, &msg_import_too_long, MSG_ARGS(num_of((int64_t)size - 1).text));
}

bool import_is_quoted(struct text_slice value)
{
	const char *s = value.s - 1;

	while (*s == ' ' || *s == '\t')
		s--;
	return *s == '"';
}

struct text_slice import_whole(struct text_slice value)
{
	if (!import_is_quoted(value))
		return value;
	for (; value.s[-1] != '"'; value.s--)
		value.n++;
	value.n += strspn(value.s + value.n, " \t");
	return value;
}

bool import_pair(struct import *im, int i, struct pair *out)
{
	const struct text_pair *pair = &im->now.pairs[i];

	text_fold(out->key, sizeof out->key, pair->key.s, pair->key.n);
	bool is_seed = strcmp(out->key, DRAW_ANNOUNCED) == 0
		|| strcmp(out->key, journal_words[JOURNAL_WORD_SEED]) == 0;
	return import_copy(im, out->value, sizeof out->value, is_seed ? import_whole(pair->value) : pair->value);
}
