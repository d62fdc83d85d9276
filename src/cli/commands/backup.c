/* Copies of the book: made by hand and after each round, listed,
 * restored; and the recovery of a damaged book. */
#define _XOPEN_SOURCE 700   /* realpath */
#include "base/messages.h"
#include "cli/commands/commands.h"
#include "cli/shell/messages.h"
#include "desk/desk.h"
#include "desk/messages.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* ---- names ------------------------------------------------------------------------------------- */

static bool is_there(const char *path)
{
	struct stat st;

	return lstat(path, &st) == 0;
}

/* ---- making a copy ----------------------------------------------------------------------------- */

static void show_backup_progress(void *arg, size_t done, size_t total)
{
	cli_progress(arg, &msg_backup_progress, done, total);
}

/* Write "1,2 MB". */
static struct num size_in(enum lang lang, int64_t bytes)
{
	const bool is_large = bytes >= 1000000;
	const int64_t tenths = (bytes * 10 + (is_large ? 500000 : 500)) / (is_large ? 1000000 : 1000);
	struct num out;

	snprintf(out.text, sizeof out.text, "%lld%c%d %s", (long long)(tenths / 10), lang == LANG_HU ? ',' : '.',
		(int)(tenths % 10), is_large ? "MB" : "kB");
	return out;
}

static void say_copy(
	struct cli *cli, const struct msg *msg, const char *path, const struct book_summary *copy)
{
	cli_say(cli, msg, MSG_ARGS(path, size_in(cli->lang, copy->size).text, num_of(copy->deals).text,
		copy->last[0] ? time_of(copy->last, cli->lang).text : "–"));
}

static void show_proving(void *arg, size_t done, size_t total)
{
	cli_progress(arg, &msg_backup_checking, done, total);
}

/* Count what verify finds in a book, reading to the end of a table even if its root page was emptied. */
static size_t count_faults(struct cli *cli, const char *path, struct err *why)
{
	struct report_proof proof = { .progress = show_proving, .arg = cli };
	struct book *s = NULL;

	if (book_open(&s, path, BOOK_LOOK, why))
		report_proof_make(s, cli->lang, &proof, why);
	size_t count = proof.findings.row_count;

	listing_free(&proof.findings);
	book_close(s);
	return count;
}

/* Warn of a copy whose file is whole but whose book was altered, and of one that no command opens. */
static void warn_of_copy(struct cli *cli, const char *path)
{
	struct err why = { 0 };
	struct buf reason = { 0 };
	const size_t faults = count_faults(cli, path, &why);

	err_text(&reason, cli->lang, &why);
	if (why.status == ERR_FAILED)
		cli_say(cli, &msg_backup_unopened, MSG_ARGS(buf_text(&reason)));
	buf_free(&reason);
	if (why.status == ERR_NONE && faults > 0)
		cli_say(cli, &msg_backup_forged, MSG_ARGS(path, num_of((int64_t)faults).text));
}

/* Return the shelf of this run: its book, and the environment's settings; `book` is for its path. */
static struct desk_shelf shelf_of(const struct cli *cli, struct buf *book)
{
	cli_book_path(cli, book);
	return (struct desk_shelf){ .book = buf_text(book), .folder = getenv("RENONSZ_BACKUP_FOLDER"),
		.now = getenv("RENONSZ_NOW"), .may_replace = cli->opt[CLI_FORCE] };
}

bool cli_run_backup(struct cli *cli)
{
	const struct book_progress progress = { show_backup_progress, cli };
	struct buf book = { 0 }, path = { 0 };
	const struct desk_shelf shelf = shelf_of(cli, &book);
	struct book_summary copy;
	bool done = desk_back_up(&shelf, cli->argc > 0 ? cli->argv[0] : NULL, &progress, &path, &copy, &cli->err);

	if (done) {
		say_copy(cli, &msg_backup_done, path.data, &copy);
		warn_of_copy(cli, path.data);
	}
	buf_free(&book);
	buf_free(&path);
	return done;
}

/* ---- after a round ----------------------------------------------------------------------------- */

void cli_back_up_round(struct cli *cli, const struct book_round *round)
{
	struct buf book = { 0 }, path = { 0 }, why = { 0 };
	struct err e = { 0 };

	const struct desk_shelf shelf = shelf_of(cli, &book);
	const char *word = getenv("RENONSZ_BACKUP");
	bool is_off = word && (strcmp(word, "no") == 0 || strcmp(word, "nem") == 0 || strcmp(word, "0") == 0);
	enum desk_round_copy copied = desk_back_up_round(cli->book, &shelf, is_off, round, &path, &e);
	const struct num no = num_of(round->round);
	const char *slash;
	switch (copied) {
	case DESK_ROUND_NO_COPY: break;
	case DESK_ROUND_MISSEATED:
		if (round->unseated > 0)
			cli_say(cli, &msg_round_unseated, MSG_ARGS(no.text, num_of(round->unseated).text));
		if (round->twice > 0)
			cli_say(cli, &msg_round_twice, MSG_ARGS(no.text, num_of(round->twice).text));
		break;
	case DESK_ROUND_COPIED:
		slash = strrchr(path.data, '/');
		cli_say(cli, round->short_tables > 0 ? &msg_backup_round_short : &msg_backup_round,
			MSG_ARGS(no.text, slash ? slash + 1 : path.data, num_of(round->short_tables).text));
		break;
	case DESK_ROUND_FAILED:
		err_text(&why, cli->lang, &e);
		cli_say(cli, &msg_backup_round_failed, MSG_ARGS(no.text, buf_text(&why)));
		break;
	}
	buf_free(&book);
	buf_free(&path);
	buf_free(&why);
}

/* ---- listing ----------------------------------------------------------------------------------- */

/* List a copy. A backup that does not open is shown, and fails the check. */
static void list_copy(struct cli *cli, struct listing *t, const struct desk_copy *copy)
{
	struct book_summary summary;
	struct err why = { 0 };
	struct tm utc;
	char at[32];

	bool opens = book_inspect(copy->path, false, &summary, &why);
	strftime(at, sizeof at, "%Y-%m-%dT%H:%M:%SZ", gmtime_r(&copy->at, &utc));
	listing_text(t, copy->path);
	listing_text(t, at);
	struct book *s = NULL;
	if (opens && !book_open(&s, copy->path, BOOK_LOOK, &why))
		opens = why.status != ERR_FAILED;   /* its structure is different: no command opens it */
	book_close(s);
	if (opens) {
		listing_number(t, summary.size);
		listing_number(t, summary.events);
		listing_number(t, summary.deals);
		listing_text(t, summary.last);
		listing_code(t, "ok", msg_backup_readable.text[cli->lang]);
		return;
	}
	for (int i = 0; i < 3; i++)
		listing_empty(t);
	listing_text(t, "");
	listing_code(t, "damaged", msg_backup_unsound.text[cli->lang]);
	if (!desk_copy_was_replaced(copy))
		cli->status = ERR_CHECK;
}

bool cli_run_backup_list(struct cli *cli)
{
	struct desk_copy *copies = NULL;
	struct listing t;
	struct buf book = { 0 };
	const struct desk_shelf shelf = shelf_of(cli, &book);
	size_t count = 0;
	bool done = desk_copies(&shelf, &copies, &count, &cli->err);

	if (done) {
		listing_start(&t, msg_backup_title.text[cli->lang]);
		listing_column(&t, "file", &msg_head_file, LISTING_TEXT);
		listing_column(&t, "made", &msg_head_made_at, LISTING_TIME);
		listing_column(&t, "bytes", &msg_head_bytes, LISTING_INT);
		listing_column(&t, "events", &msg_head_events, LISTING_INT);
		listing_column(&t, "deals", &msg_head_deals, LISTING_INT);
		listing_column(&t, "last_change", &msg_head_last_change, LISTING_TIME);
		listing_column(&t, "state", &msg_head_state, LISTING_TEXT);
	}
	for (size_t i = 0; done && i < count; i++) {
		cli_progress(cli, &msg_backup_checking, i, count);
		list_copy(cli, &t, &copies[i]);
	}
	cli_progress(cli, &msg_backup_checking, count, count);
	desk_copies_free(copies, count);
	buf_free(&book);
	return done && cli_show(cli, &t);
}

/* ---- restoring --------------------------------------------------------------------------------- */

/* Show the present book, and the one to restore. */
static bool show_both(struct cli *cli, const char *book, const char *backup)
{
	struct book_summary now, then;
	struct err why = { 0 };

	if (!book_inspect(backup, false, &then, &cli->err))
		return false;
	if (!is_there(book))
		cli_say(cli, &msg_restore_no_book, MSG_ARGS(book));
	else if (book_inspect(book, true, &now, &why))
		say_copy(cli, &msg_restore_now, book, &now);
	else {   /* no sign of damage: the disk may be full, or the book in use */
		struct buf reason = { 0 };
		err_text(&reason, cli->lang, &why);
		cli_say(cli, &msg_restore_unread, MSG_ARGS(book, buf_text(&reason)));
		buf_free(&reason);
	}
	say_copy(cli, &msg_restore_then, backup, &then);
	warn_of_copy(cli, backup);
	return true;
}

static bool put_back(struct cli *cli, const struct desk_shelf *shelf, const char *backup, bool is_usual)
{
	const struct book_progress progress = { show_backup_progress, cli };
	const bool was_there = is_there(shelf->book);
	struct buf keep = { 0 };
	struct book_summary now;
	bool done = desk_restore(shelf, backup, is_usual, &progress, &keep, &now, &cli->err);

	if (done)
		say_copy(cli, &msg_restore_done, shelf->book, &now);
	if (done && was_there)
		cli_say(cli, &msg_restore_kept, MSG_ARGS(keep.data));
	buf_free(&keep);
	return done;
}

bool cli_run_restore(struct cli *cli)
{
	struct buf book = { 0 }, backup = { 0 };

	bool is_usual = cli_book_path(cli, &book);
	struct desk_shelf shelf = { .book = buf_text(&book), .now = getenv("RENONSZ_NOW") };
	desk_copy_find(&shelf, cli->argv[0], &backup);
	/* Follow a link to the book, which would otherwise survive under its own name. */
	struct stat there;
	char *whole = realpath(buf_text(&book), NULL);
	if (lstat(buf_text(&book), &there) == 0 && S_ISLNK(there.st_mode)) {
		if (!whole)
			cli_fail(cli, ERR_NOT_FOUND, &msg_cannot_read, MSG_ARGS(buf_text(&book), strerror(ENOENT)));
		buf_clear(&book);
		buf_str(&book, whole ? whole : "");
	}
	free(whole);
	shelf.book = buf_text(&book);
	if (file_is_same(shelf.book, buf_text(&backup)))
		cli_fail(cli, ERR_USAGE, &msg_restore_itself, MSG_ARGS(buf_text(&backup)));
	bool done = cli->err.status == ERR_NONE && show_both(cli, shelf.book, buf_text(&backup));
	if (done && cli->opt[CLI_DRY_RUN]) {
		cli_say(cli, &msg_desk_trial, MSG_NO_ARGS);
	} else if (done) {
		done = cli_confirm(cli, &msg_restore_sure, MSG_ARGS(shelf.book))
			&& put_back(cli, &shelf, buf_text(&backup), is_usual);
	}
	buf_free(&book);
	buf_free(&backup);
	return done;
}

/* ---- recovery ---------------------------------------------------------------------------------- */

static void show_reading(void *arg, size_t done, size_t total)
{
	cli_progress(arg, &msg_recover_progress, done, total);
}

/* Show what was recovered of each table. */
static bool show_tables(struct cli *cli, const struct vault_recovery *saved)
{
	struct listing t;

	listing_start(&t, msg_recover_title.text[cli->lang]);
	listing_column(&t, "table", &msg_head_saved_table, LISTING_TEXT);
	listing_column(&t, "saved", &msg_head_saved, LISTING_INT);
	listing_column(&t, "left_out", &msg_head_left_out, LISTING_INT);
	listing_column(&t, "made_up", &msg_head_made_up, LISTING_INT);
	listing_column(&t, "state", &msg_head_state, LISTING_TEXT);
	for (size_t i = 0; i < saved->table_count; i++) {
		const struct vault_saved *table = &saved->tables[i];
		listing_text(&t, table->table);
		listing_number(&t, table->rows);
		listing_number(&t, table->left_out);
		listing_number(&t, table->made_up);
		listing_code(&t, table->is_whole ? "whole" : "damaged",
			(table->is_whole ? &msg_recover_whole : &msg_recover_broken)->text[cli->lang]);
	}
	return cli_show(cli, &t);
}

static void say_recovery(struct cli *cli, const struct vault_recovery *saved)
{
	static const struct msg *const says[] = { [VAULT_LOST_DEAL] = &msg_recover_lost,
		[VAULT_LOST_TURN] = &msg_recover_lost_turn, [VAULT_LOST_TOTALS] = &msg_recover_lost_totals,
		[VAULT_LOST_RULING] = &msg_recover_lost_ruling };
	struct err why = { 0 };
	const size_t found = count_faults(cli, cli->opt[CLI_OUTPUT], &why);
	const size_t faults = found + (why.status != ERR_NONE);
	/* If every table could be read, a missing number may have been missing before. */
	bool partly = false;
	for (size_t i = 0; i < saved->table_count; i++)
		partly |= !saved->tables[i].is_whole || saved->tables[i].left_out > 0 || saved->tables[i].made_up > 0;

	for (size_t i = 0; i < saved->lost_count; i++) {
		const struct vault_lost *lost = &saved->lost[i];
		if (partly || lost->kind != VAULT_LOST_DEAL)
			cli_say(cli, says[lost->kind], MSG_ARGS(lost->event, num_of(lost->round).text,
				num_of(lost->table_no).text, num_of(lost->no).text, text_seat_code(lost->seat)));
	}
	if (partly && saved->unplaced_turns)
		cli_say(cli, &msg_recover_unplaced_turns, MSG_NO_ARGS);
	if (partly && saved->unplaced_totals)
		cli_say(cli, &msg_recover_unplaced_totals, MSG_NO_ARGS);
	if (saved->unplaced > 0)
		cli_say(cli, &msg_recover_unplaced, MSG_ARGS(num_of(saved->unplaced).text));
	cli_say(cli, partly ? &msg_recover_partly : faults > 0 ? &msg_recover_faults : &msg_recover_done,
		MSG_ARGS(cli->opt[CLI_OUTPUT], num_of((int64_t)faults).text));
	if (partly || faults > 0)
		cli->status = ERR_CHECK;
}

/* The rules of the last deal's event; most consecutive deals of a book share one. */
struct settling {
	int64_t event;
	struct desk_rules rules;
};

static bool settle_saved(void *arg, struct book *s, const struct vault_proved *deal, int points[BOOK_SEATS])
{
	struct settling *settling = arg;
	struct err ignored = { 0 };

	bool known = settling->event == deal->event
		|| desk_rules_read(s, deal->event, &settling->rules, &ignored);
	settling->event = known ? deal->event : 0;
	return known && report_points_settle(&settling->rules, deal, points);
}

bool cli_run_recover(struct cli *cli)
{
	struct settling settling = { 0 };
	const struct vault_settler settler = { &settling, settle_saved };
	const struct book_progress progress = { show_reading, cli };
	struct vault_recovery saved;

	if (!cli->opt[CLI_OUTPUT])
		return cli_fail(cli, ERR_USAGE, &msg_recover_no_output, MSG_NO_ARGS);
	if (is_there(cli->opt[CLI_OUTPUT]))
		return cli_fail(cli, ERR_CONFLICT, &msg_recover_there, MSG_ARGS(cli->opt[CLI_OUTPUT]));
	bool done = vault_recover(cli->argv[0], cli->opt[CLI_OUTPUT], &settler, &progress, &saved, &cli->err);
	if (done) {
		say_recovery(cli, &saved);
		done = show_tables(cli, &saved);
	}
	book_free(saved.lost);
	return done;
}
