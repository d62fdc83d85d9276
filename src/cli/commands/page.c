/* verify --file: compare a workbook with the book. */
#include "base/messages.h"
#include "cli/commands/commands.h"
#include "cli/shell/messages.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The most lines of a list on a terminal; for cells changed since, the steps say more. */
enum { CELLS_SHOWN = 40, CELLS_SINCE = 10, CHANGES_SHOWN = 5 };

/* How a workbook says that it was made. */
struct recipe {
	char check[64], version[64], event[64], zone[TIME_ZONE];
	enum lang lang;
	bool own_templates, names_zone;
	const char *form;   /* of the command */
};

/* A workbook being checked: its contents, those of one made from the
 * book now, and from the book as it was then. */
struct page_file {
	struct cli *cli;
	const char *path;
	struct recipe recipe;
	struct buf bytes, again;        /* of the file; of the workbook last made */
	struct export_copy *file, *now, *then;
	struct vault_step step, last;
	int64_t shown;                  /* the event that the command last made again showed; 0: none, or all */
	struct buf made;                /* the command last made again, as it could be typed */
	struct buf event;               /* "Event: Szolnok Kupa (2026-11-21)." */
	struct buf since;               /* the first later changes, a line each */
	int64_t since_count;
};

/* ---- the same workbook again ------------------------------------------------------------------- */

/* Read a workbook of ours, through a file in a folder of its own. */
static bool read_again(struct page_file *page, struct export_copy **out)
{
	struct buf folder = { 0 }, path = { 0 };
	struct cli *cli = page->cli;

	buf_printf(&folder, "%s/renonsz.XXXXXX", file_temporary_folder());
	bool made = !folder.failed && mkdtemp(folder.data);
	if (!made)
		cli_fail(cli, ERR_FAILED, &msg_page_no_folder, MSG_ARGS(buf_text(&folder), strerror(errno)));
	buf_printf(&path, "%s/again.xlsx", buf_text(&folder));
	file_passes(buf_text(&path));
	file_passes(buf_text(&folder));
	bool done = made && file_write(buf_text(&path), &page->again, &cli->err)
		&& export_copy_read(out, buf_text(&path), &cli->err);
	unlink(buf_text(&path));
	if (made)
		rmdir(folder.data);
	file_passed(buf_text(&path));
	file_passed(buf_text(&folder));
	buf_free(&folder);
	buf_free(&path);
	return done;
}

/* Is the file identical to the one last made? */
static bool is_genuine(const struct page_file *page)
{
	return page->bytes.len == page->again.len
		&& memcmp(page->bytes.data, page->again.data, page->bytes.len) == 0;
}

/* Find the event that the page shows, if any. */
static bool find_event(struct page_file *page, struct book_event *event)
{
	struct err none = { 0 };

	return page->shown && book_event_find(page->cli->book, num_of(page->shown).text, event, &none);
}

/* Run the command of the recipe on the present book. */
static bool run_again(struct page_file *page, struct cli *again, char *form)
{
	char *argv[CLI_FORM_WORDS];

	if (!cli_form_read(again, form, argv))
		return cli_fail(again, ERR_REFUSED, &msg_page_no_code, MSG_ARGS(page->path));
	again->opt[CLI_OUTPUT] = ".xlsx";
	if (page->recipe.event[0] && strcmp(page->recipe.event, "0") != 0)
		again->opt[CLI_EVENT] = page->recipe.event;
	buf_str(&again->form, page->recipe.form);
	return cli_check_output(again, again->command) && cli_recipe_write(again) && again->command->run(again)
		&& (again->look.recipe || cli_fail(again, ERR_REFUSED, &msg_page_no_code, MSG_ARGS(page->path)));
}

static bool make_again(struct page_file *page, struct export_copy **out)
{
	struct cli *cli = page->cli;
	struct cli again = { .lang = page->recipe.lang, .book = cli->book, .zone = page->recipe.zone };
	char *form = strdup(page->recipe.form), *zone = getenv("TZ") ? strdup(getenv("TZ")) : NULL;

	again.look = (struct doc_look){ .lang = page->recipe.lang,
		.templates = page->recipe.own_templates ? cli->look.templates : NULL };
	time_told_keep(true);
	bool done = form ? run_again(page, &again, form)
		: cli_fail(&again, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	time_told_keep(false);
	time_zone_set(zone);
	if (!done)
		cli->err = again.err;
	buf_free(&page->again);
	page->again = again.out;
	buf_free(&page->made);
	page->made = again.command_line;
	page->shown = again.shown;
	buf_free(&again.note);
	buf_free(&again.event);
	buf_free(&again.form);
	buf_free(&again.recipe);
	free(form);
	free(zone);
	if (done && is_genuine(page))
		*out = page->file;   /* its contents are read already */
	return done && (*out || read_again(page, out));
}

/*
 * Is the recipe none of the program's, since its command cannot be run even on the book as it was? That its
 * event is not there is said instead.
 */
static bool is_no_recipe(const struct page_file *page)
{
	struct book_event event;
	struct err none = { 0 };
	const enum err_status status = page->cli->err.status;

	return status == ERR_USAGE || (status == ERR_NOT_FOUND && (strcmp(page->recipe.event, "0") == 0
		|| book_event_find(page->cli->book, page->recipe.event, &event, &none)));
}

/* Make it from the present book; none if the event or the round is gone, or of another game. */
static bool make_now(struct page_file *page)
{
	struct cli *cli = page->cli;

	if (make_again(page, &page->now))
		return true;
	if ((cli->err.status != ERR_NOT_FOUND && cli->err.status != ERR_USAGE)
		|| page->step.id == page->last.id)
		return false;
	cli->err = (struct err){ 0 };
	page->now = export_copy_none();
	return page->now || cli_fail(cli, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}

static void add_change(void *arg, const struct report_logged *change)
{
	struct page_file *page = arg;

	if (!change->item || page->since_count++ >= CHANGES_SHOWN)
		return;
	buf_char(&page->since, '\n');
	buf_msg(&page->since, page->cli->lang, &msg_page_step, MSG_ARGS(num_of(change->step->id).text));
	report_logged_write(&page->since, change);
}

/* Describe later changes, of the file's event if it has one. */
static bool tell_since(struct page_file *page)
{
	struct cli *cli = page->cli;
	struct book_event event = { .id = 0 };
	struct report_log log = { .lang = cli->lang, .most = (int)(page->last.id - page->step.id) };

	if (find_event(page, &event))
		log.event = &event;
	buf_str(&page->since, msg_page_since.text[cli->lang]);
	if (!report_log_each(cli->book, &log, add_change, page, &cli->err))
		return false;
	if (page->since_count > CHANGES_SHOWN) {
		buf_char(&page->since, '\n');
		buf_msg(&page->since, cli->lang, &msg_page_since_more,
			MSG_ARGS(num_of(page->since_count - CHANGES_SHOWN).text));
	}
	return true;
}

/* Make it from the book as it was when the file was made. This rewinds the book, so it comes last. */
static bool make_then(struct page_file *page)
{
	struct vault_step step;

	if (page->step.id == page->last.id) {
		page->then = page->now;
		return true;
	}
	return tell_since(page)
		&& vault_rewind(page->cli->book, num_of(page->step.id).text, &step, &page->cli->err)
		&& make_again(page, &page->then);
}

/* ---- the file's own record --------------------------------------------------------------------- */

static bool find_step(struct page_file *page)
{
	struct cli *cli = page->cli;
	char seal[REPORT_CODE];
	bool found;

	if (!report_code_read(page->recipe.check, seal))
		return cli_fail(cli, ERR_REFUSED, &msg_page_no_code, MSG_ARGS(page->path));
	if (!vault_step_by_seal(cli->book, seal, &page->step, &found, &cli->err))
		return false;
	return (found || cli_code_unknown(cli, page->recipe.check))
		&& vault_step_last(cli->book, &page->last, &found, &cli->err);
}

/* Read "check=… step=12 event=1 … form=standings --wall=": pairs up to the form; skip unknown keys. */
static bool read_recipe(const char *text, struct recipe *out)
{
	char key[16], value[64];
	int length = 0;

	/* `length` stays 0 where no = follows the key. */
	for (; sscanf(text, " %15[a-z]=%n", key, &length) == 1 && length > 0; length = 0) {
		text += length;
		if (strcmp(key, "form") == 0) {
			out->form = text;
			return out->check[0] && out->form[0];
		}
		if (sscanf(text, "%63s%n", value, &length) != 1)
			return false;
		text += length;
		if (strcmp(key, "check") == 0)
			snprintf(out->check, sizeof out->check, "%s", value);
		else if (strcmp(key, "event") == 0)
			snprintf(out->event, sizeof out->event, "%s", value);
		else if (strcmp(key, "lang") == 0)
			out->lang = strcmp(value, "en") == 0 ? LANG_EN : LANG_HU;
		else if (strcmp(key, "templates") == 0)
			out->own_templates = strcmp(value, "own") == 0;
		else if (strcmp(key, "zone") == 0) {
			out->names_zone = true;
			snprintf(out->zone, sizeof out->zone, "%s", time_zone_is_rule(value) ? value : "");
		}
		else if (strcmp(key, "version") == 0)
			snprintf(out->version, sizeof out->version, "%s", value);
	}
	return false;
}

static bool read_page(struct page_file *page)
{
	struct cli *cli = page->cli;

	if (!export_copy_read(&page->file, page->path, &cli->err)
		|| !file_read(&page->bytes, page->path, LIMIT_WORKBOOK, &cli->err))
		return false;
	if (!read_recipe(export_copy_recipe(page->file), &page->recipe))
		return cli_fail(cli, ERR_REFUSED, &msg_page_no_code, MSG_ARGS(page->path));
	return !page->recipe.own_templates || cli->look.templates
		|| cli_fail(cli, ERR_REFUSED, &msg_page_templates, MSG_ARGS(page->path));
}

/* ---- the verdict ------------------------------------------------------------------------------- */

/* List the cells that differ, after the changes `since`, if any. */
static bool show_cells(struct page_file *page, struct export_difference *difference, const char *since)
{
	struct cli *cli = page->cli;
	size_t count = difference->count, most = *since ? CELLS_SINCE : CELLS_SHOWN;
	struct buf more = { 0 };
	struct doc doc;

	cli_start_list(cli, &doc, "");
	doc_for(&doc, DOC_TERMINAL);
	if (*since)
		doc_text(&doc, since);
	doc_for(&doc, count > 0 ? DOC_EVERYWHERE : DOC_EVERYWHERE & ~(unsigned)DOC_TERMINAL);
	struct doc_part *part = doc_table(&doc, "rows", &difference->table);
	if (part)
		part->most = most;
	doc_for(&doc, DOC_TERMINAL);
	if (count > most)
		buf_msg(&more, cli->lang, &msg_page_more, MSG_ARGS(num_of((int64_t)(count - most)).text));
	doc_note(&doc, buf_text(&more));
	buf_free(&more);
	return cli_show_doc(cli, &doc);
}

/* Report the verdict, with the event compared, the file's command and its version. */
static void say_verdict(struct page_file *page, enum err_status status, const struct msg *msg, size_t cells)
{
	struct cli *cli = page->cli;
	struct num told_by, here;

	cli->status = status;
	cli_say(cli, msg,
		MSG_ARGS(page->path, num_of(page->step.id).text, time_of(page->step.at, cli->lang).text,
			num_of((int64_t)cells).text, buf_text(&page->event)));
	cli_say(cli, &msg_page_made, MSG_ARGS(buf_text(&page->made)));
	if (page->recipe.own_templates)
		cli_say(cli, &msg_page_templates_used, MSG_NO_ARGS);
	if (strcmp(page->recipe.version, RENONSZ_VERSION) != 0)
		cli_say(cli, &msg_page_version, MSG_ARGS(page->recipe.version, RENONSZ_VERSION));
	if (time_told_otherwise(&told_by, &here))
		cli_say(cli, &msg_page_clock, MSG_ARGS(told_by.text, here.text));
}

/* The file is as the book was then. Is it as the book is now? */
static bool judge_same(struct page_file *page, struct export_difference *difference)
{
	struct cli *cli = page->cli;
	const bool genuine = is_genuine(page);

	if (!export_copies_compare(page->file, page->now, difference, &cli->err))
		return false;
	if (genuine && difference->count > 0)
		say_verdict(page, ERR_CHECK, &msg_page_outdated, difference->count);
	else if (genuine)
		say_verdict(page, ERR_NONE,
			page->step.id == page->last.id ? &msg_page_fine : &msg_page_still_fine, 0);
	else
		say_verdict(page, ERR_RESAVED, &msg_page_resaved, 0);
	if (!genuine && difference->count > 0) {
		cli->status = ERR_CHECK;
		cli_say(cli, &msg_page_resaved_outdated, MSG_ARGS(num_of((int64_t)difference->count).text));
	}
	return show_cells(page, difference, difference->count > 0 ? buf_text(&page->since) : "");
}

/* Do two texts differ only in digits, including a time? */
static bool is_other_time(const char *a, const char *b)
{
	bool has_time = strchr(a, ':') != NULL;

	for (; *a && *b; a++, b++) {
		bool are_figures = isdigit((unsigned char)*a) && isdigit((unsigned char)*b);
		if (*a != *b && !are_figures)
			return false;
	}
	return has_time && *a == *b;
}

static bool judge_page(struct page_file *page)
{
	struct cli *cli = page->cli;
	struct export_difference difference = { .lang = cli->lang };
	bool done = export_copies_compare(page->file, page->then, &difference, &cli->err);

	struct book_event event;   /* in the book as it was then */

	if (find_event(page, &event))
		buf_msg(&page->event, cli->lang, &msg_page_event,
			MSG_ARGS(event.name, day_of(event.day, cli->lang).text));
	if (done && difference.count > 0) {
		say_verdict(page, ERR_CHECK, &msg_page_altered, difference.count);
		const int by = difference.moved_by;
		if (by)
			cli_say(cli, by > 0 ? &msg_page_moved_down : &msg_page_moved_up,
				MSG_ARGS(difference.table.cells[0].text, num_of(difference.moved_row + 1).text,
					num_of(by > 0 ? by : -by).text));
		if (page->recipe.own_templates)
			cli_say(cli, &msg_page_other_templates, MSG_NO_ARGS);
		/* Do only times differ, in a file of a version that did not record its clock? */
		const struct listing *t = &difference.table;
		bool is_of_other_zone = !page->recipe.names_zone;
		for (size_t i = 0; i < t->row_count && is_of_other_zone; i++) {
			const struct listing_cell *row = &t->cells[i * t->column_count];
			is_of_other_zone = row[2].text && row[3].text && is_other_time(row[2].text, row[3].text);
		}
		if (is_of_other_zone)
			cli_say(cli, &msg_page_other_zone, MSG_ARGS(page->path));
		return show_cells(page, &difference, "");
	}
	listing_free(&difference.table);
	return done && judge_same(page, &difference);
}

/* Judge no page by an altered book: list the differences, and blame neither. */
static bool accuse_book(struct page_file *page, size_t findings)
{
	struct cli *cli = page->cli;
	struct export_difference difference = { .lang = cli->lang };
	/* An altered book may not even allow making the page. */
	bool made = make_again(page, &page->now)
		&& export_copies_compare(page->file, page->now, &difference, &cli->err);

	cli->err = (struct err){ 0 };
	cli->status = ERR_CHECK;
	cli_say(cli, &msg_page_forged, MSG_ARGS(num_of((int64_t)findings).text, page->path));
	return !made || show_cells(page, &difference, "");
}

bool cli_verify_page(struct cli *cli, const char *path)
{
	struct page_file page = { .cli = cli, .path = path };
	struct report_proof proof;
	bool done = read_page(&page) && cli_prove(cli, &proof);

	/* First the book: if it cannot be trusted, it proves nothing about a page. */
	if (done) {
		size_t findings = proof.findings.row_count;
		listing_free(&proof.findings);
		done = findings > 0 ? accuse_book(&page, findings)
			: find_step(&page) && make_now(&page) && make_then(&page) && judge_page(&page);
		if (!done && is_no_recipe(&page)) {
			cli->err = (struct err){ 0 };
			cli_fail(cli, ERR_REFUSED, &msg_page_no_code, MSG_ARGS(path));
		}
	}

	if (page.then != page.now && page.then != page.file)
		export_copy_free(page.then);
	if (page.now != page.file)
		export_copy_free(page.now);
	export_copy_free(page.file);
	buf_free(&page.bytes);
	buf_free(&page.again);
	buf_free(&page.made);
	buf_free(&page.event);
	buf_free(&page.since);
	return done;
}
