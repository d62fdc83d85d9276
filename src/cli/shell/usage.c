/* The examples after a usage error. */
#include "cli/shell/cli.h"

#include <stdio.h>
#include <string.h>

/* Return the bytes of the next word of a command line; a quoted part belongs to one. */
static size_t word_bytes(const char *s)
{
	size_t n = 0;
	char quote = '\0';

	for (; s[n] && (quote || s[n] != ' '); n++) {
		if (quote)
			quote = s[n] == quote ? '\0' : quote;
		else if (s[n] == '"' || s[n] == '\'')
			quote = s[n];
	}
	return n;
}

/* The form of a command line: the kinds of its words in order, "aa11" (a word, a number), whether there are
 * pairs, and its options by name, " -r --rules". */
struct line_form {
	struct buf words, options;
	bool has_pairs;
};

static void add_word(struct line_form *form, const char *word, size_t n)
{
	bool is_option = n > 1 && word[0] == '-' && !(word[1] >= '0' && word[1] <= '9');
	const char *equals = memchr(word, '=', n);
	size_t name = equals ? (size_t)(equals - word) : n;

	if (is_option) {
		buf_char(&form->options, ' ');
		buf_add(&form->options, word, name);
	} else if (equals && name > 0) {
		form->has_pairs = true;
	} else {
		buf_char(&form->words, strspn(word, "0123456789.") >= n ? '1' : 'a');
	}
}

/* Ignore the options that every command takes. */
static void read_form(struct line_form *form, const char *line)
{
	size_t n = 0;

	*form = (struct line_form){ .has_pairs = false };
	for (const char *s = line; *s; s += n) {
		s += strspn(s, " ");
		n = word_bytes(s);
		if (n > 0 && cli_option_is_shared(s, n)) {
			bool has_value = !memchr(s, '=', n);
			s += n + strspn(s + n, " ");
			n = has_value ? word_bytes(s) : 0;
		} else if (n > 0) {
			add_word(form, s, n);
		}
	}
}

static void free_form(struct line_form *form)
{
	buf_free(&form->words);
	buf_free(&form->options);
}

/* Has the one every option that the other has? */
static bool has_options(const struct line_form *form, const struct line_form *other)
{
	char option[64];
	bool has = true;

	for (const char *s = buf_text(&other->options); *s; s += strcspn(s, " ")) {
		size_t n = 1 + strcspn(s + 1, " ");
		snprintf(option, sizeof option, "%.*s", (int)n, s);
		const char *at = strstr(buf_text(&form->options), option);
		has = has && at && (at[n] == ' ' || at[n] == '\0');
		s++;
	}
	return has;
}

/* Has the example, without the comment after it, the form that was typed? */
static bool is_typed_form(const struct cli *cli, const char *line, size_t n)
{
	static const char program[] = "renonsz ";
	struct buf example = { 0 };
	struct line_form shown, typed;

	buf_add(&example, line, n);
	const char *s = buf_text(&example) + strspn(buf_text(&example), " ");
	bool is_ours = strncmp(s, program, strlen(program)) == 0;
	const char *remark = strstr(s, "   ");
	if (remark)
		example.data[remark - example.data] = '\0';
	read_form(&shown, is_ours ? s + strlen(program) : s);
	read_form(&typed, buf_text(&cli->command_line));
	bool is_same = is_ours && shown.has_pairs == typed.has_pairs
		&& strcmp(buf_text(&shown.words), buf_text(&typed.words)) == 0;
	is_same = is_same && has_options(&shown, &typed) && has_options(&typed, &shown);
	buf_free(&example);
	free_form(&shown);
	free_form(&typed);
	return is_same;
}

void cli_examples_write(struct buf *b, const struct cli *cli, const char *page)
{
	while (*page && *page != '\n') {
		size_t n = strcspn(page, "\n");
		if (!is_typed_form(cli, page, n)) {
			buf_add(b, page, n);
			buf_char(b, '\n');
		}
		page += n + (page[n] == '\n');
	}
}
