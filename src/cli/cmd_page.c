/* verify --file: does a workbook that was put on the wall say what the book says? */
#include "base/messages.h"
#include "cli/cli.h"
#include "cli/messages.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* A listing on a terminal ends here. */
enum { CELLS_SHOWN = 40 };

/*
 * A workbook that is looked at: what it shows, what one of the book shows now, and of the book as it was
 * then.
 */
struct page {
	struct cli *cli;
	const char *path;
	const struct report_recipe *recipe;
	struct export_copy *file, *now, *then;
	struct vault_step step, last;
};

/* ---- the same workbook again ----------------------------------------------------------------- */

/* Two files of the same bytes show the same: such a one need not be read twice. */
static bool is_same_file(const char *path, const char *other)
{
	struct buf a = { 0 }, b = { 0 };
	struct err ignored = { 0 };
	bool same = file_read(&a, path, LIMIT_WORKBOOK, &ignored)
		&& file_read(&b, other, LIMIT_WORKBOOK, &ignored) && a.len == b.len
		&& memcmp(a.data, b.data, a.len) == 0;

	buf_free(&a);
	buf_free(&b);
	return same;
}

static bool read_again(struct page *page, const char *path, struct export_copy **out)
{
	if (!is_same_file(path, page->path))
		return export_copy_read(out, path, &page->cli->err);
	*out = page->file;
	return true;
}

/* In a folder of its own, which is gone afterwards. */
static bool make_again(struct page *page, struct export_copy **out)
{
	struct buf folder = { 0 }, path = { 0 };
	struct cli *cli = page->cli;

	buf_printf(&folder, "%s/renonsz.XXXXXX", file_temporary_folder());
	bool made = !folder.failed && mkdtemp(folder.data);
	if (!made)
		cli_fail(cli, ERR_FAILED, &msg_page_no_folder, MSG_ARGS(buf_text(&folder), strerror(errno)));
	buf_printf(&path, "%s/again.xlsx", buf_text(&folder));
	bool done = made && cli_export_again(cli, page->recipe, buf_text(&path))
		&& read_again(page, buf_text(&path), out);
	unlink(buf_text(&path));
	if (made)
		rmdir(folder.data);
	buf_free(&folder);
	buf_free(&path);
	return done;
}

/* Of the book as it is now; none if it no longer has the event or the round. */
static bool make_now(struct page *page)
{
	struct cli *cli = page->cli;

	if (make_again(page, &page->now))
		return true;
	if (cli->err.status != ERR_NOT_FOUND)
		return false;
	cli->err = (struct err){ 0 };
	return true;
}

/* Of the book as it was when the file was made: as it is, or it goes back to that, so this comes last. */
static bool make_then(struct page *page)
{
	struct vault_step step;

	if (page->step.id == page->last.id && page->now) {
		page->then = page->now;
		return true;
	}
	return vault_rewind(page->cli->store, num_of(page->step.id).text, &step, &page->cli->err)
		&& make_again(page, &page->then);
}

/* ---- what it says of itself ------------------------------------------------------------------ */

static bool find_step(struct page *page)
{
	struct cli *cli = page->cli;
	const struct report_mark *mark = &page->recipe->mark;
	char digits[REPORT_CODE];
	bool found;

	if (!report_code_read(mark->code, digits)
		|| !vault_step_by_seal(cli->store, digits, &page->step, &found, &cli->err))
		return false;
	return (found || cli_fail(cli, ERR_CHECK, &msg_verify_code_unknown, MSG_ARGS(mark->code)))
		&& vault_step_last(cli->store, &page->last, &found, &cli->err);
}

static bool read_page(struct page *page)
{
	struct cli *cli = page->cli;

	if (!export_copy_read(&page->file, page->path, &cli->err))
		return false;
	page->recipe = export_copy_recipe(page->file);
	if (!page->recipe)
		return cli_fail(cli, ERR_REFUSED, &msg_page_no_code, MSG_ARGS(page->path));
	return !page->recipe->own_templates || cli->look.templates
		|| cli_fail(cli, ERR_REFUSED, &msg_page_templates, MSG_ARGS(page->path));
}

/* ---- the verdict ----------------------------------------------------------------------------- */

/* List the cells that differ. */
static bool show_cells(struct page *page, struct export_difference *difference)
{
	struct cli *cli = page->cli;
	size_t count = difference->count;
	struct buf more = { 0 };
	struct doc doc;

	cli_start_list(cli, &doc, "");
	doc_for(&doc, count > 0 ? DOC_EVERYWHERE : DOC_EVERYWHERE & ~(unsigned)DOC_TERMINAL);
	struct doc_part *part = doc_table(&doc, "rows", &difference->table);
	if (part)
		part->most = CELLS_SHOWN;
	doc_for(&doc, DOC_TERMINAL);
	if (count > CELLS_SHOWN)
		buf_msg(&more, cli->lang, &msg_page_more, MSG_ARGS(num_of((int64_t)(count - CELLS_SHOWN)).text));
	doc_note(&doc, buf_text(&more));
	buf_free(&more);
	return cli_show_doc(cli, &doc);
}

static void say_cells(struct page *page, const struct msg *msg, size_t cells)
{
	cli_say(page->cli, msg,
		MSG_ARGS(page->path, num_of(page->step.id).text,
			time_of(page->step.at, page->cli->lang).text, num_of((int64_t)cells).text));
}

static bool show_altered(struct page *page, struct export_difference *difference)
{
	struct cli *cli = page->cli;

	cli->status = ERR_CHECK;
	if (strcmp(page->recipe->version, RENONSZ_VERSION) == 0)
		say_cells(page, &msg_page_altered, difference->count);
	else
		cli_say(cli, &msg_page_version, MSG_ARGS(page->path, page->recipe->version, RENONSZ_VERSION,
			num_of((int64_t)difference->count).text));
	if (page->recipe->own_templates)
		cli_say(cli, &msg_page_other_templates, MSG_NO_ARGS);
	return show_cells(page, difference);
}

static bool show_outdated(struct page *page, struct export_difference *difference)
{
	page->cli->status = ERR_CHECK;
	say_cells(page, &msg_page_outdated, difference->count);
	return show_cells(page, difference);
}

/* It is what the book said then. Is it what the book says now? */
static bool judge_genuine(struct page *page, struct export_difference *difference)
{
	struct cli *cli = page->cli;

	difference->marks = false;
	if (!page->now)
		page->now = export_copy_none();
	if (!page->now)
		return cli_fail(cli, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	if (!export_copies_compare(page->file, page->now, difference, &cli->err))
		return false;
	if (difference->count > 0)
		return show_outdated(page, difference);
	say_cells(page, page->step.id == page->last.id ? &msg_page_fine : &msg_page_still_fine, 0);
	return show_cells(page, difference);
}

static bool judge_page(struct page *page)
{
	struct cli *cli = page->cli;
	struct export_difference difference = { .lang = cli->lang, .marks = true };
	bool done = export_copies_compare(page->file, page->then, &difference, &cli->err);

	if (done && difference.count > 0)
		return show_altered(page, &difference);
	listing_free(&difference.table);
	done = done && judge_genuine(page, &difference);
	listing_free(&difference.table);
	return done;
}

/*
 * By a book that was altered no page is judged: where they differ is listed, and which of them is right is
 * not known.
 */
static bool accuse_book(struct page *page, size_t findings)
{
	struct cli *cli = page->cli;
	struct export_difference difference = { .lang = cli->lang };
	/* What was altered may be such that no page can be made of it any more. */
	bool made = make_again(page, &page->now)
		&& export_copies_compare(page->file, page->now, &difference, &cli->err);

	cli->err = (struct err){ 0 };
	cli->status = ERR_CHECK;
	cli_say(cli, &msg_page_forged, MSG_ARGS(num_of((int64_t)findings).text, page->path));
	bool done = !made || show_cells(page, &difference);
	listing_free(&difference.table);
	return done;
}

/* The book first: what it says of a page counts for nothing if it is not to be believed. */
static bool judge_all(struct page *page)
{
	struct report_proof proof;

	if (!read_page(page) || !cli_prove(page->cli, &proof))
		return false;
	size_t findings = proof.findings.row_count;
	listing_free(&proof.findings);
	if (findings > 0)
		return accuse_book(page, findings);
	return find_step(page) && make_now(page) && make_then(page) && judge_page(page);
}

bool cli_verify_page(struct cli *cli, const char *path)
{
	struct page page = { .cli = cli, .path = path };
	bool done = judge_all(&page);

	if (page.then != page.now && page.then != page.file)
		export_copy_free(page.then);
	if (page.now != page.file)
		export_copy_free(page.now);
	export_copy_free(page.file);
	return done;
}
