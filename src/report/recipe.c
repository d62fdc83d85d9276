/* How a workbook was made, as the words of a document property: "check=5f0b-c3e0-f0f4 step=12 event=1 …". */
#include "report/recipe.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { KEY = 16, VALUE = 64 };

void recipe_write(struct buf *b, const struct report_recipe *recipe)
{
	const struct { bool is_in; const char *name; } parts[] = {
		{ recipe->standings, "standings" }, { recipe->sheets, "sheets" }, { recipe->bids, "bids" },
	};
	const char *comma = "";

	buf_printf(b, "check=%s step=%s event=%s parts=", recipe->mark.code, num_of(recipe->mark.step).text,
		num_of(recipe->event).text);
	for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
		if (!parts[i].is_in)
			continue;
		buf_printf(b, "%s%s", comma, parts[i].name);
		comma = ",";
	}
	buf_printf(b, " round=%d lang=%s templates=%s version=%s", recipe->round,
		recipe->lang == LANG_EN ? "en" : "hu", recipe->own_templates ? "own" : "built-in", recipe->version);
}

/* A whole number that a book can have. */
static bool read_number(const char *value, int64_t *out)
{
	char *end;

	*out = strtoll(value, &end, 10);
	return end != value && !*end && *out >= 0 && *out < INT32_MAX;
}

static bool read_code(const char *value, struct report_mark *mark)
{
	struct vault_step step = { 0 };

	if (!report_code_read(value, step.seal))
		return false;
	report_code_of(&step, mark->code);
	return true;
}

/* One pair; a key of a later version is passed over. */
static bool read_recipe_pair(const char *key, const char *value, struct report_recipe *out)
{
	int64_t round = 0;

	if (strcmp(key, "check") == 0)
		return read_code(value, &out->mark);
	if (strcmp(key, "step") == 0)
		return read_number(value, &out->mark.step);
	if (strcmp(key, "event") == 0)
		return read_number(value, &out->event);
	if (strcmp(key, "round") == 0) {
		bool fine = read_number(value, &round);
		out->round = (int)round;
		return fine;
	}
	if (strcmp(key, "parts") == 0) {
		out->standings = strstr(value, "standings") != NULL;
		out->sheets = strstr(value, "sheets") != NULL;
		out->bids = strstr(value, "bids") != NULL;
	} else if (strcmp(key, "lang") == 0) {
		out->lang = strcmp(value, "en") == 0 ? LANG_EN : LANG_HU;
	} else if (strcmp(key, "templates") == 0) {
		out->own_templates = strcmp(value, "own") == 0;
	} else if (strcmp(key, "version") == 0) {
		snprintf(out->version, sizeof out->version, "%s", value);
	}
	return true;
}

bool recipe_read(const char *text, struct report_recipe *out)
{
	char key[KEY], value[VALUE];
	int length;

	*out = (struct report_recipe){ 0 };
	while (sscanf(text, " %15[a-z]=%63[-a-zA-Z0-9.,]%n", key, value, &length) == 2) {
		if (!read_recipe_pair(key, value, out))
			return false;
		text += length;
	}
	return text[strspn(text, " \n")] == '\0' && out->mark.code[0];
}
