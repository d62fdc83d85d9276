/* Read templates. inih splits the lines; tables list what they may contain. */
#include "report/page/page.h"

#include "base/messages.h"
#include "report/messages.h"

#include <ini.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static const char *const lang_codes[LANG_COUNT] = { [LANG_HU] = "hu", [LANG_EN] = "en" };

static const char *const common_texts[TEMPLATE_COMMON_TEXTS] = {
	[TEMPLATE_TITLE] = "title", [TEMPLATE_WORKSHEET] = "worksheet", [TEMPLATE_FONT] = "font",
	[TEMPLATE_DATE] = "date", [TEMPLATE_HEADER_LEFT] = "header-left",
	[TEMPLATE_HEADER_RIGHT] = "header-right",
	[TEMPLATE_FOOTER_LEFT] = "footer-left", [TEMPLATE_FOOTER_RIGHT] = "footer-right",
	[TEMPLATE_CHECK_CODE] = "check-code",
};

static const char *const section_names[TEMPLATE_SECTIONS] = {
	[TEMPLATE_COLUMNS] = "columns", [TEMPLATE_GROUP] = "group", [TEMPLATE_TERMINAL] = "terminal",
	[TEMPLATE_TERMINAL_GROUP] = "terminal-group",
};

/* A number of [page]: within bounds, or one of some words. */
static const struct page_key {
	const char *key;
	int min, max;
	const char *words[3];
} page_keys[PAGE_COUNT] = {
	[PAGE_ORIENTATION] = { "orientation", 0, 1, { "portrait", "landscape" } },
	[PAGE_PAPER] = { "paper", 0, 2, { "A4", "letter", "A3" } },
	[PAGE_MARGIN_LEFT] = { "margin-left", 5, 60, { NULL } },
	[PAGE_MARGIN_RIGHT] = { "margin-right", 5, 60, { NULL } },
	[PAGE_MARGIN_TOP] = { "margin-top", 5, 60, { NULL } },
	[PAGE_MARGIN_BOTTOM] = { "margin-bottom", 5, 60, { NULL } },
	[PAGE_FONT_SIZE] = { "font-size", 9, 16, { NULL } },
	[PAGE_GREY] = { "grey", 0, 40, { NULL } },
	[PAGE_BLOCKS] = { "blocks", 1, 3, { NULL } },
};

static const char *const slot_names[SLOT_COUNT] = {
	[SLOT_EVENT] = "event", [SLOT_YEAR] = "year", [SLOT_MONTH] = "month", [SLOT_DAY] = "day",
	[SLOT_DATE] = "date", [SLOT_PLACE] = "place", [SLOT_WHERE] = "where", [SLOT_EDITION] = "edition",
	[SLOT_STAKE] = "stake", [SLOT_ROUND] = "round", [SLOT_TABLE] = "table", [SLOT_SEAT] = "seat",
	[SLOT_PLAYER] = "player", [SLOT_NUMBER] = "number", [SLOT_REASON] = "reason", [SLOT_WAS] = "was",
	[SLOT_PAGE] = "page", [SLOT_PAGES] = "pages", [SLOT_CODE] = "code", [SLOT_STEP] = "step",
};

/* ---- reading an ini file ----------------------------------------------------------------------- */

/* A file being read. `seen`: its texts and page numbers; `started`: its own sections. */
struct reading {
	struct template *t;
	const char *file, *next, *end;
	int line, fault_line;
	bool seen[TEMPLATE_TEXTS + PAGE_COUNT], started[TEMPLATE_SECTIONS];
	struct err fault;
};

/* Keep the first fault with its line; return 0 to inih. */
static int refuse(struct reading *r, const struct msg *msg, const char *a, const char *b)
{
	if (r->fault.status == ERR_NONE)
		r->fault_line = r->line;
	err_set(&r->fault, ERR_REFUSED, msg, MSG_ARGS(r->file, num_of(r->line).text, a, b));
	return 0;
}

/* Return the slot at s ("{event}…"), SLOT_COUNT if there is none of that name; *len: its length with the
 * braces. */
static int slot_at(const char *s, size_t *len)
{
	const char *close = strchr(s, '}');

	*len = close ? (size_t)(close - s) + 1 : 0;
	for (int i = 0; close && i < SLOT_COUNT; i++) {
		if (strlen(slot_names[i]) == *len - 2 && memcmp(slot_names[i], s + 1, *len - 2) == 0)
			return i;
	}
	return SLOT_COUNT;
}

/* Take a text: printable, with known slots. */
static int take_text(struct reading *r, char out[TEMPLATE_LINE], const char *value)
{
	size_t len;

	if (!text_is_plain(value, strlen(value)))
		return refuse(r, &msg_template_bytes, "", "");
	for (const char *open = strchr(value, '{'); open; open = strchr(open + 1, '{')) {
		if (slot_at(open, &len) == SLOT_COUNT) {
			char name[TEMPLATE_LINE];
			snprintf(name, sizeof name, "%.*s", len ? (int)len : (int)strlen(open), open);
			return refuse(r, &msg_template_slot, name, "");
		}
	}
	snprintf(out, TEMPLATE_LINE, "%s", value);
	return 1;
}

static int take_once(struct reading *r, int index, const char *key)
{
	if (r->seen[index])
		return refuse(r, &msg_template_twice, key, "");
	r->seen[index] = true;
	return 1;
}

static int read_text(struct reading *r, const char *key, const char *value)
{
	const struct template_kind *kind = r->t->kind;

	for (int i = 0; i < TEMPLATE_COMMON_TEXTS + kind->text_count; i++) {
		const char *name = i < TEMPLATE_COMMON_TEXTS ? common_texts[i]
							     : kind->texts[i - TEMPLATE_COMMON_TEXTS];
		if (strcmp(name, key) == 0)
			return take_once(r, i, key) && take_text(r, r->t->text[i], value);
	}
	return refuse(r, &msg_template_key, key, "texts");
}

/* Read a word of the key, or a number within its bounds. */
static bool page_value(const struct page_key *key, const char *value, int *out)
{
	char *end;
	long number = strtol(value, &end, 10);

	for (int i = 0; i < 3 && key->words[i]; i++) {
		if (strcmp(key->words[i], value) == 0) {
			*out = i;
			return true;
		}
	}
	*out = (int)number;
	bool is_number = !key->words[0] && end != value && !*end;
	return is_number && number >= key->min && number <= key->max;
}

static int read_page_size(struct reading *r, const char *name, const char *value)
{
	char wanted[64];
	int number;

	for (int i = 0; i < PAGE_COUNT; i++) {
		const struct page_key *key = &page_keys[i];
		if (strcmp(key->key, name) != 0)
			continue;
		if (page_value(key, value, &number)) {
			r->t->page[i] = number;
			return take_once(r, TEMPLATE_TEXTS + i, name);
		}
		if (key->words[0])
			snprintf(wanted, sizeof wanted, "%s, %s%s%s", key->words[0], key->words[1],
				key->words[2] ? ", " : "", key->words[2] ? key->words[2] : "");
		else
			snprintf(wanted, sizeof wanted, "%d–%d", key->min, key->max);
		return refuse(r, &msg_template_value, name, wanted);
	}
	return refuse(r, &msg_template_key, name, "page");
}

/* Find the field of that name allowed in the section; -1: none. */
static int field_find(const struct template_kind *kind, enum template_section section, const char *key)
{
	bool grouped = section == TEMPLATE_GROUP || section == TEMPLATE_TERMINAL_GROUP;
	int from = grouped ? kind->group + 1 : 0, to = grouped ? kind->field_count : kind->group + 1;

	for (int i = from; i < to && i < kind->field_count; i++) {
		if (strcmp(kind->fields[i].key, key) == 0)
			return i;
	}
	return -1;
}

/* Read "Head" or "Head | width". */
static int take_column(struct reading *r, struct template_column *column, const char *value)
{
	char head[TEMPLATE_LINE], *end;
	double width = 0;

	snprintf(head, sizeof head, "%s", value);
	char *bar = strrchr(head, '|');
	if (bar) {
		width = strtod(bar + 1, &end);
		if (end == bar + 1 || end[strspn(end, " \t")] || !(width >= 1 && width <= 100))
			return refuse(r, &msg_template_width, value, "");
		while (bar > head && bar[-1] == ' ')
			bar--;
		*bar = '\0';
	}
	column->width = (int)(width * 10 + 0.5);
	return take_text(r, column->head, head);
}

static int read_column(struct reading *r, enum template_section section, const char *key, const char *value)
{
	struct template_list *list = &r->t->list[section];
	int field = field_find(r->t->kind, section, key);

	const struct template_own *own = r->t->kind->own;
	bool is_other = field < 0 && own && own->is_other(key);
	if (field < 0 && !is_other)
		return refuse(r, &msg_template_key, key, section_names[section]);
	if (!r->started[section])
		list->count = list->others = 0;
	r->started[section] = true;
	if (is_other) {
		list->others = list->others ? list->others : list->count + 1;
		return 1;
	}
	for (int i = 0; i < list->count; i++) {
		if (list->column[i].field == field)
			return refuse(r, &msg_template_twice, key, "");
	}
	struct template_column *column = &list->column[list->count++];
	column->field = field;
	return take_column(r, column, value);
}

static int read_template_pair(void *user, const char *section, const char *key, const char *value)
{
	struct reading *r = user;

	if (strcmp(section, "texts") == 0)
		return read_text(r, key, value);
	if (strcmp(section, "page") == 0)
		return read_page_size(r, key, value);
	for (int i = 0; i < TEMPLATE_SECTIONS; i++) {
		if (strcmp(section, section_names[i]) == 0)
			return read_column(r, (enum template_section)i, key, value);
	}
	return refuse(r, &msg_template_section, section, "");
}

/* Read one line for inih, and count it; refuse a line too long for it, which it would split silently. */
static char *read_template_line(char *out, int size, void *stream)
{
	struct reading *r = stream;
	const char *stop;
	size_t len;

	if (r->next == r->end)
		return NULL;
	stop = memchr(r->next, '\n', (size_t)(r->end - r->next));
	len = (size_t)((stop ? stop + 1 : r->end) - r->next);
	r->line++;
	if (len + 3 > (size_t)size) {
		refuse(r, &msg_file_line_long, num_of(size - 3).text, "");
		r->next = r->end;
		return NULL;
	}
	memcpy(out, r->next, len);
	out[len] = '\0';
	r->next += len;
	return out;
}

static bool parse_template(struct template *t, const char *file, const char *data, size_t size, struct err *e)
{
	struct reading r = { .t = t, .file = file, .next = data, .end = data + size };
	int first_bad = ini_parse_stream(read_template_line, &r, read_template_pair, &r);

	/* A line that is neither section nor key never reaches read_template_pair; only inih reports it. */
	if (first_bad > 0 && (r.fault.status == ERR_NONE || first_bad < r.fault_line))
		return err_set(e, ERR_REFUSED, &msg_template_syntax, MSG_ARGS(file, num_of(first_bad).text));
	if (r.fault.status != ERR_NONE)
		*e = r.fault;
	return r.fault.status == ERR_NONE;
}

/* ---- which file -------------------------------------------------------------------------------- */

/* A club's own file. Start with {0}. */
struct club {
	bool found;
	struct buf path, text;
};

static void club_free(struct club *club)
{
	buf_free(&club->path);
	buf_free(&club->text);
}

/* Read the club's file of that name, if any. */
static bool club_file(struct club *club, const char *name, const struct doc_look *look, struct err *e)
{
	struct stat there;

	if (!look->templates)
		return true;
	if (stat(look->templates, &there) != 0 || !S_ISDIR(there.st_mode))
		return err_set(e, ERR_NOT_FOUND, &msg_template_folder, MSG_ARGS(look->templates));
	buf_printf(&club->path, "%s/%s", look->templates, name);
	if (club->path.failed)
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	club->found = lstat(club->path.data, &there) == 0;
	/* A link that leads nowhere is no missing file. */
	if (club->found && (stat(club->path.data, &there) != 0 || !S_ISREG(there.st_mode)))
		return err_set(e, ERR_REFUSED, &msg_template_no_file, MSG_ARGS(club->path.data));
	return !club->found || file_read(&club->text, club->path.data, LIMIT_TEMPLATE, e);
}

/* If the section names other games' columns, replace them with this game's that it does not name. */
static void put_own(struct template *t, struct template_list *list, const struct msg *const heads[])
{
	enum { NARROW = 80, WIDE = 160 };   /* in tenths of a character */
	const struct template_own *own = t->kind->own;
	int at = list->others - 1;

	for (int i = 0; at >= 0 && i < own->count && list->count < TEMPLATE_FIELDS; i++) {
		bool has = false;
		for (int c = 0; c < list->count; c++)
			has = has || list->column[c].field == own->first + i;
		if (has)
			continue;
		struct template_column *column = &list->column[at];
		memmove(column + 1, column, (size_t)(list->count - at) * sizeof *column);
		int usual = t->kind->fields[own->first + i].centred ? NARROW : WIDE;
		*column = (struct template_column){ .field = own->first + i,
			.width = own->widths[i] ? own->widths[i] : usual };
		snprintf(column->head, sizeof column->head, "%s", heads[i]->text[t->lang]);
		list->count++;
		at++;
	}
}

bool template_read(struct template *t, const struct template_kind *kind, const struct doc_look *look,
	struct err *e)
{
	struct club club = { 0 };
	char name[64];

	snprintf(name, sizeof name, "templates/%s.%s.ini", kind->name, lang_codes[look->lang]);
	const struct embedded *file = embedded_find(name);
	if (!file)
		return err_set(e, ERR_FAILED, &msg_template_missing, MSG_ARGS(name));
	*t = (struct template){ .kind = kind, .lang = look->lang };
	bool done = parse_template(t, name, (const char *)file->data, file->size, e) &&
		club_file(&club, name + strlen("templates/"), look, e) &&
		(!club.found || parse_template(t, club.path.data, buf_text(&club.text), club.text.len, e));
	club_free(&club);
	if (done && kind->own) {
		put_own(t, &t->list[TEMPLATE_COLUMNS], kind->own->heads);
		put_own(t, &t->list[TEMPLATE_TERMINAL], kind->own->briefs);
	}
	return done;
}

/* ---- texts with {slots} ------------------------------------------------------------------------ */

void slots_number(struct slots *slots, enum slot slot, int64_t number)
{
	slots->num[slot] = num_of(number);
	slots->value[slot] = slots->num[slot].text;
}

void slots_event(struct slots *slots, const struct template *t, const struct book_event *event)
{
	static const enum slot part[3] = { SLOT_YEAR, SLOT_MONTH, SLOT_DAY };
	struct buf b = { 0 };
	struct day date;

	*slots = (struct slots){ .value = { NULL } };
	/* "2026-11-21" in the template's `date` notation; another text stays as it is */
	bool is_day = day_read(&date, event->day, strlen(event->day));
	if (is_day) {
		const int number[3] = { date.year, date.month, date.day };
		for (int i = 0; i < 3; i++) {
			snprintf(slots->num[part[i]].text, sizeof slots->num[0].text, "%02d", number[i]);
			slots->value[part[i]] = slots->num[part[i]].text;
		}
		slots_fill(&b, slots, t->text[TEMPLATE_DATE]);
	}
	snprintf(slots->date, sizeof slots->date, "%s", is_day ? buf_text(&b) : event->day);
	buf_free(&b);
	snprintf(slots->where, sizeof slots->where, "%s%s%s", event->place,
		*event->place && *slots->date ? ", " : "", slots->date);
	slots->value[SLOT_EVENT] = event->name;
	slots->value[SLOT_DATE] = slots->date;
	slots->value[SLOT_PLACE] = event->place;
	slots->value[SLOT_WHERE] = slots->where;
	slots->value[SLOT_EDITION] = desk_edition_name(t->lang, event->edition);
	slots_number(slots, SLOT_STAKE, event->stake);
}

void slots_fill(struct buf *b, const struct slots *slots, const char *text)
{
	size_t len;

	while (*text) {
		int slot = *text == '{' ? slot_at(text, &len) : SLOT_COUNT;
		if (slot == SLOT_COUNT) {
			buf_char(b, *text++);
			continue;
		}
		if (slots->value[slot])
			buf_str(b, slots->value[slot]);
		text += len;
	}
}

bool slots_say(const struct slots *slots, const char *text)
{
	bool any = false;
	size_t len;

	for (; *text; text++) {
		int slot = *text == '{' ? slot_at(text, &len) : SLOT_COUNT;
		if (slot < SLOT_COUNT && slots->value[slot] && *slots->value[slot])
			return true;
		any = any || slot < SLOT_COUNT;
	}
	return !any;
}

const char *slots_text(struct buf *b, const struct slots *slots, const char *text)
{
	buf_clear(b);
	slots_fill(b, slots, text);
	return buf_text(b);
}

/* ---- other files ------------------------------------------------------------------------------- */

bool template_file(struct buf *text, struct buf *path, const char *name, const struct doc_look *look,
	struct err *e)
{
	struct buf place = { 0 };
	struct club club = { 0 };

	buf_printf(&place, "templates/%s", name);
	const struct embedded *file = embedded_find(buf_text(&place));
	bool done = file ? club_file(&club, name, look, e)
		: err_set(e, ERR_FAILED, &msg_template_missing, MSG_ARGS(buf_text(&place)));
	if (done) {
		buf_str(path, club.found ? buf_text(&club.path) : buf_text(&place));
		buf_str(text, club.found ? buf_text(&club.text) : (const char *)file->data);
		done = !path->failed && !text->failed;
		done = done || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	}
	club_free(&club);
	buf_free(&place);
	return done;
}
