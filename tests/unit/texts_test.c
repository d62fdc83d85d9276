/* Every text in both languages: there, with the same arguments, and in letters that Hungarian has. */
#include "test.h"

#include "base/base.h"

#include <string.h>

struct text {
	const char *name, *hu, *en;
};

#define M(name, hu, en) { #name, hu, en },
#define H(name, sum_hu, sum_en, help_hu, help_en) { #name, help_hu, help_en }, { #name, sum_hu, sum_en },

static const struct text texts[] = {
#include "base/messages.h"
#include "games/messages.h"
#include "games/ulti/cards/messages.h"
#include "games/ulti/messages.h"
#include "games/ulti/court/messages.h"
#include "games/ulti/json/messages.h"
#include "games/tarokk/messages.h"
#include "games/ecarte/messages.h"
#include "games/ulti/notation/notation_messages.h"
#include "games/tarokk/notation_messages.h"
#include "games/ecarte/notation_messages.h"
#include "games/ulti/json/request_messages.h"
#include "games/tarokk/request_messages.h"
#include "games/ecarte/request_messages.h"
#include "book/messages.h"
#include "desk/messages.h"
#include "report/messages.h"
#include "export/messages.h"
#include "cli/shell/messages.h"
#include "cli/dialogue/rule_messages.h"
#include "cli/shell/help.h"
};

enum { TEXTS = sizeof texts / sizeof texts[0] };

/* The set of arguments {0} … {9} that a text uses. */
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

static void no_text_is_empty_or_untranslated(void **state)
{
	(void)state;
	for (size_t i = 0; i < TEXTS; i++) {
		if (!texts[i].hu[0] || !texts[i].en[0])
			fail_msg("%s is empty", texts[i].name);
		/* A longer text that is the same in both was not translated. */
		if (strlen(texts[i].hu) > 24 && strcmp(texts[i].hu, texts[i].en) == 0)
			fail_msg("%s is not translated", texts[i].name);
	}
}

static void hungarian_is_written_in_its_own_letters(void **state)
{
	static const char *const foreign[] = { "õ", "û", "Õ", "Û", "ô", "ò", "è" };

	(void)state;
	for (size_t i = 0; i < TEXTS; i++) {
		assert_true(text_is_plain(texts[i].hu, strlen(texts[i].hu)) || strchr(texts[i].hu, '\n'));
		for (size_t j = 0; j < sizeof foreign / sizeof *foreign; j++) {
			if (strstr(texts[i].hu, foreign[j]))
				fail_msg("%s has a letter that is not Hungarian: %s", texts[i].name, foreign[j]);
		}
	}
}

/* "a(z) {0}" becomes "a" or "az" by what is put in. */
static void an_article_waits_for_its_word(void **state)
{
	(void)state;
	for (size_t i = 0; i < TEXTS; i++) {
		const char *place = strstr(texts[i].hu, " a {"), *quoted = strstr(texts[i].hu, " a „{");
		if (place || quoted || strncmp(texts[i].hu, "a {", 3) == 0)
			fail_msg("%s has an article that does not go by its word", texts[i].name);
	}
}

static void every_help_page_begins_with_an_example(void **state)
{
#undef H
#define H(name, sum_hu, sum_en, help_hu, help_en) { #name, help_hu, help_en },
	static const struct text pages[] = {
#undef M
#define M(name, hu, en)
#include "cli/shell/help.h"
	};

	(void)state;
	for (size_t i = 0; i < sizeof pages / sizeof *pages; i++) {
		assert_memory_equal(pages[i].hu, "  renonsz ", 10);
		assert_memory_equal(pages[i].en, "  renonsz ", 10);
	}
}

/* A help page is read on a terminal of 80 columns, and so are its summaries behind the names. */
static void no_help_line_is_wider_than_a_terminal(void **state)
{
	static const struct text pages[] = {
#include "cli/shell/help.h"
#undef M
#define M(name, hu, en) { #name, hu, en },
#include "games/ulti/notation/notation_messages.h"
#include "games/tarokk/notation_messages.h"
#include "games/ecarte/notation_messages.h"
#include "games/ulti/json/request_messages.h"
#include "games/tarokk/request_messages.h"
#include "games/ecarte/request_messages.h"
	};
	char line[512];

	(void)state;
	for (size_t i = 0; i < 2 * sizeof pages / sizeof *pages; i++) {
		const char *s = i % 2 ? pages[i / 2].en : pages[i / 2].hu;
		for (size_t n; *s; s += n + (s[n] == '\n')) {
			n = strcspn(s, "\n");
			assert_true(n < sizeof line);
			memcpy(line, s, n);
			line[n] = '\0';
			if (text_columns(line) > 80)
				fail_msg("%s: %zu columns: %s", pages[i / 2].name, text_columns(line), line);
		}
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(both_languages_have_the_same_arguments),
		cmocka_unit_test(no_text_is_empty_or_untranslated),
		cmocka_unit_test(hungarian_is_written_in_its_own_letters),
		cmocka_unit_test(an_article_waits_for_its_word),
		cmocka_unit_test(every_help_page_begins_with_an_example),
		cmocka_unit_test(no_help_line_is_wider_than_a_terminal),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
