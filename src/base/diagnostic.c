/* Write faults in words, with their line and a caret under the place. */
#include "base/messages.h"
#include "base/text.h"

#include <string.h>

void text_fault_write(struct buf *b, enum lang lang, const struct text_fault *fault)
{
	const char *args[ERR_ARGS + 1] = { NULL };

	for (size_t i = 0; i < ERR_ARGS; i++)
		args[i] = fault->arg[i];
	buf_msg(b, lang, fault->msg, args);
	if (fault->near[0])
		buf_msg(b, lang, &msg_did_you_mean, MSG_ARGS(fault->near));
}

/* Skip the first character; a broken byte counts as one. */
static size_t skip_character(struct text_slice *rest)
{
	size_t n = scan_character(*rest);

	if (n == 0)
		n = 1;
	*rest = scan_part(*rest, n, rest->n - n);
	return n;
}

/* Count the terminal columns of a slice; a broken byte is shown as one character. */
static size_t columns_of(struct text_slice slice)
{
	size_t columns = 0;

	while (slice.n > 0) {
		char one[5] = "";
		bool is_text = scan_character(slice) > 0 && slice.s[0] != '\t';
		memcpy(one, slice.s, is_text ? scan_character(slice) : 0);
		columns += is_text ? text_columns(one) : 1;
		skip_character(&slice);
	}
	return columns;
}

/*
 * Cut out the part of a line that fits in `room` columns and shows the place up to `to`; *start: its offset.
 */
static struct text_slice window_of(struct text_slice line, size_t from, size_t to, size_t room, size_t *start)
{
	struct text_slice rest = line;
	size_t before = columns_of(scan_part(line, 0, to)), shown = 0;

	for (*start = 0; before > room && *start < from;) {
		struct text_slice one = rest;
		one.n = skip_character(&rest);
		before -= columns_of(one);
		*start += one.n;
	}
	struct text_slice window = { rest.s, 0 };
	while (rest.n > 0) {
		struct text_slice one = rest;
		one.n = skip_character(&rest);
		shown += columns_of(one);
		if (shown > room)
			break;
		window.n += one.n;
	}
	return window;
}

/* Write the line, or the part around the place that fits the terminal, with the place marked below. */
static void write_place(struct buf *b, const struct text_diagnostic *d, size_t from, size_t to)
{
	enum { INDENT = 2, CUTS = 2, LEAST = 20 };
	struct text_slice shown = d->source;
	size_t start = 0;
	bool is_cut = d->columns > LEAST && columns_of(d->source) + INDENT > (size_t)d->columns;

	if (is_cut)
		shown = window_of(d->source, from, to, (size_t)d->columns - INDENT - CUTS - 1, &start);
	size_t end = to - start < shown.n ? to - start : shown.n;
	from -= start;
	end = end < from ? from : end;
	buf_printf(b, "\n  %s", start > 0 ? "…" : "");
	for (struct text_slice rest = shown; rest.n > 0;) {
		const char *s = rest.s;
		bool is_text = scan_character(rest) > 0;
		size_t n = skip_character(&rest);
		buf_add(b, is_text ? s : "\uFFFD", is_text ? n : strlen("\uFFFD"));
	}
	buf_printf(b, "%s\n  %s", start + shown.n < d->source.n ? "…" : "", start > 0 ? " " : "");
	/* Keep tabs, so that the caret is in the right column whatever their width. */
	for (struct text_slice rest = scan_part(shown, 0, from); rest.n > 0;) {
		struct text_slice one = rest;
		one.n = skip_character(&rest);
		if (one.s[0] == '\t')
			buf_char(b, '\t');
		else
			buf_pad(b, ' ', columns_of(one));
	}
	size_t columns = columns_of(scan_part(shown, from, end - from));
	buf_char(b, '^');
	buf_pad(b, '~', columns > 1 ? columns - 1 : 0);
}

void text_diagnostic_write(struct buf *b, enum lang lang, const struct text_diagnostic *d)
{
	size_t from = d->fault.from < d->source.n ? d->fault.from : d->source.n;
	size_t to = d->fault.to < d->source.n ? d->fault.to : d->source.n;
	int column = 1;

	for (struct text_slice before = scan_part(d->source, 0, from); before.n > 0; column++)
		skip_character(&before);
	if (d->file)
		buf_printf(b, "%s:%d:%d: ", d->file, d->line, column);
	text_fault_write(b, lang, &d->fault);
	write_place(b, d, from, to < from ? from : to);
	buf_char(b, '\n');
}
