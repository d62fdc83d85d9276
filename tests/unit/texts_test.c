/* Every text in both languages: present, with the same arguments, and in letters of Hungarian. */
#include "test.h"

#include "cli/shell/cli.h"

#include <stdio.h>
#include <string.h>

struct text {
	const char *name, *hu, *en;
};

#define M(name, hu, en) { #name, hu, en },

static const struct text texts[] = {
#include "texts.h"   /* made by the Makefile: every list under src */
};

enum { TEXTS = sizeof texts / sizeof texts[0] };

/* Return the set of arguments {0} … {9} used by a text. */
static unsigned arguments(const char *s)
{
	unsigned set = 0;

	for (; (s = strchr(s, '{')); s++) {
		if (s[1] >= '0' && s[1] <= '9' && s[2] == '}')
			set |= 1u << (s[1] - '0');
	}
	return set;
}

static void both_languages_have_the_same_arguments(void **state)
{
	(void)state;
	for (size_t i = 0; i < TEXTS; i++) {
		if (arguments(texts[i].hu) != arguments(texts[i].en))
			fail_msg("%s: the languages use other arguments", texts[i].name);
	}
}

static void is_translated(const struct text *text)
{
	if (!text->hu[0] || !text->en[0])
		fail_msg("%s is empty", text->name);
	/* A longer text equal in both languages was not translated. */
	if (strlen(text->hu) > 24 && strcmp(text->hu, text->en) == 0)
		fail_msg("%s is not translated", text->name);
}

static void is_hungarian(const struct text *text)
{
	static const char *const foreign[] = { "õ", "û", "Õ", "Û", "ô", "ò", "è" };

	assert_true(text_is_plain(text->hu, strlen(text->hu)) || strchr(text->hu, '\n'));
	for (size_t i = 0; i < sizeof foreign / sizeof *foreign; i++) {
		if (strstr(text->hu, foreign[i]))
			fail_msg("%s has a letter that is not Hungarian: %s", text->name, foreign[i]);
	}
}

static void no_text_is_empty_or_untranslated(void **state)
{
	(void)state;
	for (size_t i = 0; i < TEXTS; i++)
		is_translated(&texts[i]);
}

static void hungarian_is_written_in_its_own_letters(void **state)
{
	(void)state;
	for (size_t i = 0; i < TEXTS; i++)
		is_hungarian(&texts[i]);
}

/* "a(z) {0}" becomes "a" or "az" by its argument. */
static void an_article_waits_for_its_word(void **state)
{
	(void)state;
	for (size_t i = 0; i < TEXTS; i++) {
		const char *place = strstr(texts[i].hu, " a {"), *quoted = strstr(texts[i].hu, " a „{");
		if (place || quoted || strncmp(texts[i].hu, "a {", 3) == 0)
			fail_msg("%s has an article that does not go by its word", texts[i].name);
	}
}

/* ---- the pages of help, docs/help ------------------------------------------------------------------ */

static const char folder[] = "docs/help/";

/* Find the page that begins at the embedded file *n or after it: its name, and its adjacent files. */
static bool next_page(size_t *n, char name[64], struct text *page)
{
	const struct embedded *english, *hungarian;
	char other[128];

	while ((english = embedded_at(*n)) && strncmp(english->name, folder, strlen(folder)) != 0)
		++*n;
	if (!english)
		return false;
	const char *s = english->name + strlen(folder);
	snprintf(name, 64, "%.*s", (int)strcspn(s, "."), s);
	assert_string_equal(s + strlen(name), ".en.txt");
	snprintf(other, sizeof other, "%s%s.hu.txt", folder, name);
	hungarian = embedded_at(*n + 1);
	if (!hungarian || strcmp(hungarian->name, other) != 0)
		fail_msg("no %s", other);
	*page = (struct text){ name, (const char *)hungarian->data, (const char *)english->data };
	*n += 2;
	return true;
}

static void pages_are_written_as_other_texts_are(void **state)
{
	struct text page;
	char name[64];

	(void)state;
	for (size_t n = 0; next_page(&n, name, &page);) {
		is_translated(&page);
		is_hungarian(&page);
		if ((strstr(page.hu, "{others}") == NULL) != (strstr(page.en, "{others}") == NULL))
			fail_msg("%s: one language alone has the editions", name);
	}
}

/*
 * Each command has a page and summary; every other page belongs to an edition: notation-ID, prompt-ID,
 * settle-ID, judge-ID.
 */
static void every_page_is_of_a_command_or_an_edition(void **state)
{
	struct text page;
	char name[64];
	size_t pages = 0, of_commands = 0, of_editions = 0;

	(void)state;
	for (size_t n = 0; next_page(&n, name, &page); pages++)
		assert_true(page.hu[0] && page.en[0]);
	for (const struct cli_command *command = cli_commands; command->name; command++) {
		bool is_short = !cli_page(LANG_HU, command->name, NULL);
		if (is_short && !cli_page(LANG_HU, command->name, "show"))
			fail_msg("%s has no page of help", command->name);
		of_commands += !is_short;
		for (int lang = 0; lang < LANG_COUNT; lang++) {
			const char *text = cli_command_page((enum lang)lang, command);
			if (strncmp(text, "  renonsz ", 10) != 0)
				fail_msg("%s: its page does not begin with an example", command->name);
		}
	}
	for (const struct game *const *game = game_register; *game; game++) {
		for (const struct game_edition *edition = (*game)->editions; edition->id; edition++) {
			const char *const kinds[] = { "notation", "prompt", "settle", "judge" };
			for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
				of_editions += cli_page(LANG_HU, kinds[i], edition->id) != NULL;
		}
	}
	assert_int_equal(of_commands + of_editions, pages);
}

/* A page is read on a terminal of 80 columns, and so are its summaries after the names. */
static void no_help_line_is_wider_than_a_terminal(void **state)
{
	struct text page;
	char name[64], line[512];

	(void)state;
	for (size_t at = 0; next_page(&at, name, &page);) {
		struct buf both = { 0 };
		cli_page_write(&both, page.hu);
		cli_page_write(&both, page.en);
		for (const char *s = buf_text(&both); *s;) {
			size_t n = strcspn(s, "\n");
			assert_true(n < sizeof line);
			memcpy(line, s, n);
			line[n] = '\0';
			if (text_columns(line) > 80)
				fail_msg("%s: %zu columns: %s", name, text_columns(line), line);
			s += n + (s[n] == '\n');
		}
		buf_free(&both);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(both_languages_have_the_same_arguments),
		cmocka_unit_test(no_text_is_empty_or_untranslated),
		cmocka_unit_test(hungarian_is_written_in_its_own_letters),
		cmocka_unit_test(an_article_waits_for_its_word),
		cmocka_unit_test(pages_are_written_as_other_texts_are),
		cmocka_unit_test(every_page_is_of_a_command_or_an_edition),
		cmocka_unit_test(no_help_line_is_wider_than_a_terminal),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
