/* The readings of the rules ("R-32", "T-17"), from the embedded docs/rules*.md, their only source. */
#include "cli/shell/cli.h"
#include "cli/shell/messages.h"

#include <stdio.h>
#include <string.h>

enum { HELP_COLUMNS = 80, BLOCK_MARGIN = 4, READINGS = 100, SAID_SHORT = 300 };

/* A reading's full name, "E-04"; "" if the word is none. */
struct reading_id { char text[5]; };

static struct reading_id id_of(const char *word)
{
	char letter = (char)(word[0] & ~0x20);
	bool is_name = letter >= 'A' && letter <= 'Z' && word[1] == '-';
	size_t figures = is_name ? strspn(word + 2, "0123456789") : 0;
	struct reading_id id = { "" };

	if (figures < 1 || figures > 2 || word[2 + figures + (word[2 + figures] == ',')] != '\0')
		return id;
	memcpy(id.text, (char[]){ letter, '-', figures == 2 ? word[2] : '0', word[1 + figures], '\0' },
		sizeof id.text);
	return id;
}

/* Return the first line of the text at s, and where the next one begins. */
static struct text_slice line_at(const char *s, const char **next)
{
	size_t n = strcspn(s, "\n");

	*next = s + n + (s[n] == '\n');
	return (struct text_slice){ s, n };
}

/* Does a reading begin at that line: "### R-39°", or "| E-07° | …"? Return where its text begins, else NULL.
 * A letter alone matches every reading of its book. */
static const char *reading_at(struct text_slice line, const char *id, struct reading_id *found)
{
	static const char heading[] = "### ", row[] = "| ";
	size_t head = strncmp(line.s, heading, strlen(heading)) == 0 ? strlen(heading)
		: strncmp(line.s, row, strlen(row)) == 0             ? strlen(row)
								     : 0;
	const char *s = line.s + head;

	if (head == 0 || line.n < head + 4 || strncmp(s, id, strlen(id)) != 0)
		return NULL;
	if (s[1] != '-' || strspn(s + 2, "0123456789") != 2)
		return NULL;
	memcpy(found->text, s, 4);
	found->text[4] = '\0';
	if (head == strlen(heading))
		return line.s + line.n + strspn(line.s + line.n, "\n");
	const char *bar = memchr(s, '|', line.n - head);
	return bar ? bar + strlen("| ") : NULL;
}

/* Write a line of Markdown as plain text: without marks of emphasis and code; of a link its words. */
static void add_plain(struct buf *b, struct text_slice line)
{
	const char *end = line.s + line.n;

	for (const char *s = line.s; s < end; s++) {
		if (*s == ']' && s + 1 < end && s[1] == '(')
			s = memchr(s, ')', (size_t)(end - s)) ? memchr(s, ')', (size_t)(end - s)) : s;
		else if (!strchr("*`[]", *s))
			buf_char(b, *s);
	}
}

/* End the paragraph collected, breaking it into lines. */
static void end_paragraph(struct buf *out, struct buf *paragraph)
{
	if (paragraph->len == 0)
		return;
	buf_wrap(out, 0, buf_text(paragraph), HELP_COLUMNS);
	buf_clear(paragraph);
}

/* Write a line of an example or a table by itself, indented. */
static void add_line_alone(struct buf *out, struct text_slice line, bool is_row)
{
	size_t ends = is_row ? strlen("| ") : 0;   /* a row's first and last bar */
	struct buf b = { 0 };

	buf_pad(&b, ' ', BLOCK_MARGIN);
	if (is_row && line.n > 2 * ends)
		add_plain(&b, (struct text_slice){ line.s + ends, line.n - 2 * ends });
	else
		buf_add(&b, line.s, line.n);
	if (line.s[0] == '$')   /* a command to copy stays whole */
		buf_printf(out, "%s\n", buf_text(&b));
	else
		buf_wrap(out, 0, buf_text(&b), HELP_COLUMNS);
	buf_free(&b);
}

/* Write the text under a heading, up to the next one. */
static void add_section(struct buf *out, const char *s)
{
	static const char fence[] = "```";
	struct buf paragraph = { 0 };
	bool in_example = false;

	while (*s && (in_example || *s != '#')) {
		struct text_slice line = line_at(s, &s);
		bool is_fence = line.n >= strlen(fence) && strncmp(line.s, fence, strlen(fence)) == 0;
		bool is_row = line.n > 0 && line.s[0] == '|';
		if (is_fence)
			in_example = !in_example;
		else if (in_example || is_row) {
			end_paragraph(out, &paragraph);
			if (in_example || strncmp(line.s, "|--", 3) != 0)
				add_line_alone(out, line, is_row && !in_example);
		} else if (line.n == 0) {
			bool is_more = *s && *s != '#';
			end_paragraph(out, &paragraph);
			buf_str(out, is_more ? "\n" : "");
		} else {
			buf_str(&paragraph, paragraph.len > 0 ? " " : "");
			add_plain(&paragraph, line);
		}
	}
	end_paragraph(out, &paragraph);
	buf_free(&paragraph);
}

/* Is it a page of the rules in that language? */
static bool is_rules(const struct embedded *file, enum lang lang)
{
	static const char begin[] = "docs/rules", hungarian[] = ".hu.md";
	size_t n = strlen(file->name);

	return strncmp(file->name, begin, strlen(begin)) == 0
		&& (lang == LANG_HU)
		== (n > strlen(hungarian) && strcmp(file->name + n - strlen(hungarian), hungarian) == 0);
}

/* Return the text of a reading, and its first line or heading; NULL: not in that page. */
static const char *text_in(const struct embedded *file, const char *id, struct text_slice *line)
{
	const char *next, *s = (const char *)file->data;
	struct reading_id found;

	for (; *s; s = next) {
		*line = line_at(s, &next);
		const char *text = reading_at(*line, id, &found);
		if (text)
			return text;
	}
	return NULL;
}

/* Show the reading if that page has it. */
static bool show_from(struct buf *out, const struct embedded *file, const char *id)
{
	struct text_slice line;
	const char *text = text_in(file, id, &line);

	if (!text)
		return false;
	bool is_weak = strncmp(strstr(line.s, id) + strlen(id), "°", strlen("°")) == 0;
	buf_printf(out, "%s%s   (%s)\n", id, is_weak ? "°" : "", file->name);
	if (line.s[0] == '|') {   /* a row of a table, up to its last bar */
		size_t n = (size_t)(line.s + line.n - text);
		struct buf paragraph = { 0 };
		while (n > 0 && strchr(" |", text[n - 1]))
			n--;
		add_plain(&paragraph, (struct text_slice){ text, n });
		end_paragraph(out, &paragraph);
		buf_free(&paragraph);
	} else {
		add_section(out, text);
	}
	return true;
}

/* List the existing ones: "R-01– –R-20". */
static void list_readings(struct buf *b, enum lang lang, char letter)
{
	bool there[READINGS + 1] = { false };
	const struct embedded *file;
	struct reading_id found;

	for (size_t n = 0; (file = embedded_at(n)); n++) {
		const char *next, *s = is_rules(file, lang) ? (const char *)file->data : "";
		for (; *s; s = next) {
			if (reading_at(line_at(s, &next), (char[]){ letter, '\0' }, &found))
				there[10 * (found.text[2] - '0') + found.text[3] - '0'] = true;
		}
	}
	for (int no = 0, from = -1; no < READINGS; no++) {
		from = !there[no] ? -1 : from < 0 ? no : from;
		if (from < 0 || there[no + 1])
			continue;
		buf_printf(b, "%s%c-%02d", b->len > 0 ? ", " : "", letter, from);
		if (no > from)
			buf_printf(b, "–%c-%02d", letter, no);
	}
}

/* Return the length of the first sentence of a text of n bytes, with the blank after it. */
static size_t sentence_of(const char *s, size_t n)
{
	for (size_t i = 0; i + 2 < n; i++) {
		if (strchr(".?", s[i]) && s[i + 1] == ' ' && !(s[i + 2] >= 'a' && s[i + 2] <= 'z'))
			return i + 2;
	}
	return n;
}

/* Is a sentence only about another case, "A 3.9-ben …", "In 3.9 …"? */
static bool is_of_other(const char *s, enum lang lang, const char *case_no)
{
	static const char *const before[] = { [LANG_HU] = "A ", [LANG_EN] = "In " };
	static const char *const behind[] = { [LANG_HU] = "-ben ", [LANG_EN] = " " };
	size_t n = strlen(before[lang]);

	if (strncmp(s, before[lang], n) != 0)
		return false;
	s += n;
	n = strspn(s, "0123456789.");
	return n > 2 && strncmp(s + n, behind[lang], strlen(behind[lang])) == 0
		&& (n != strlen(case_no) || strncmp(s, case_no, n) != 0);
}

/* Write a paragraph in short: whole sentences up to the grounds, without those about other cases. */
static void add_short(struct buf *b, const char *s, enum lang lang, const char *case_no)
{
	const char *grounds = strstr(s, lang == LANG_HU ? " Miért" : " Why");
	size_t n = grounds ? (size_t)(grounds - s) : strlen(s), start = b->len, columns = 0, length;

	for (; n > 0; s += length, n -= length) {
		length = sentence_of(s, n);
		for (size_t i = 0; i < length; i++)
			columns += (s[i] & 0xC0) != 0x80;
		bool is_whole = length < n || strchr(".?", s[n - 1]);
		if (b->len > start && (columns >= SAID_SHORT || !is_whole))
			break;
		if (!is_of_other(s, lang, case_no))
			buf_add(b, s, length);
	}
	if (b->len > start && b->data[b->len - 1] == ' ')
		b->data[--b->len] = '\0';
}

void cli_reading_say(struct buf *b, enum lang lang, const char *id, size_t n, const char *case_no)
{
	const struct embedded *file;
	const char *text = NULL;
	struct text_slice line = { "", 0 };
	struct buf words = { 0 };
	char name[8];

	snprintf(name, sizeof name, "%.*s", (int)n, id);
	for (size_t no = 0; !text && (file = embedded_at(no)); no++)
		text = is_rules(file, lang) ? text_in(file, name, &line) : NULL;
	bool is_row = text && line.s[0] == '|';
	/* A title may be a sentence of its own, "**Whose kontra is it?** …". */
	const char *end = text && strncmp(text, "**", 2) == 0 ? strstr(text + 2, "**") : NULL;
	if (end && strchr(".?", end[-1]))
		text = end + 2 + strspn(end + 2, " \n");
	while (text && *text && *text != '\n' && *text != '#') {
		struct text_slice part = line_at(text, &text);
		buf_str(&words, words.len > 0 ? " " : "");
		add_plain(&words, part);
		if (is_row)
			break;
	}
	/* Leave out the question that it answers. */
	const char *said = buf_text(&words), *question = strstr(said, "? "), *sentence = strstr(said, ". ");
	if (question && (!sentence || question < sentence))
		said = question + 2;
	add_short(b, said, lang, case_no);
	buf_free(&words);
}

bool cli_is_reading(const char *word)
{
	const char letter = (char)(word[0] & ~0x20);

	return letter >= 'A' && letter <= 'Z' && word[1] == '-' && word[2]
		&& !word[2 + strspn(word + 2, "0123456789,")];
}

bool cli_show_readings(struct cli *cli, int argc, char **argv)
{
	for (int i = 0; i < argc; i++) {
		const struct reading_id id = id_of(argv[i]);
		const struct embedded *file;
		bool shown = false;
		buf_str(&cli->out, i > 0 ? "\n" : "");
		for (size_t n = 0; id.text[0] && !shown && (file = embedded_at(n)); n++)
			shown = is_rules(file, cli->lang) && show_from(&cli->out, file, id.text);
		if (shown)
			continue;
		const char *typed = id.text[0] ? id.text : argv[i];
		struct buf known = { 0 };
		list_readings(&known, cli->lang, typed[0]);
		bool is_letter = known.len > 0;
		for (char letter = 'A'; letter <= 'Z' && !is_letter; letter++)
			list_readings(&known, cli->lang, letter);
		cli_fail(cli, ERR_NOT_FOUND, &msg_reading_unknown, MSG_ARGS(typed, buf_text(&known)));
		buf_free(&known);
		return false;
	}
	return true;
}
