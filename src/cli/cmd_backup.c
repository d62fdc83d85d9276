/*
 * Copies of the book: made by hand and after each round, listed, put back; and what a damaged one still
 * has.
 */
#define _XOPEN_SOURCE 700   /* realpath */
#include "base/messages.h"
#include "cli/cli.h"
#include "cli/messages.h"
#include "desk/messages.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* ---- names ------------------------------------------------------------------------------------- */

/* When it is, as a file's name has it: 20261121T180000Z. */
static struct num stamp(void)
{
	const char *given = getenv("RENONSZ_NOW");
	time_t now = time(NULL);
	struct tm utc;
	struct num out;
	size_t n = 0;

	if (!given || !given[0]) {
		strftime(out.text, sizeof out.text, "%Y%m%dT%H%M%SZ", gmtime_r(&now, &utc));
		return out;
	}
	for (; *given && n + 1 < sizeof out.text; given++) {
		if (!strchr("-:", *given))
			out.text[n++] = *given;
	}
	out.text[n] = '\0';
	return out;
}

static const char *file_of(const char *path)
{
	const char *slash = strrchr(path, '/');

	return slash ? slash + 1 : path;
}

static bool is_folder(const char *path)
{
	struct stat st;

	return stat(path, &st) == 0 && S_ISDIR(st.st_mode);
}

static bool is_there(const char *path)
{
	struct stat st;

	return lstat(path, &st) == 0;
}

/* Beside the book, or in a folder: the book's name with `kind` behind it, and a number if that is taken. */
static bool name_copy(struct buf *b, const char *book, const char *folder, const char *kind)
{
	if (folder && folder[0])
		buf_printf(b, "%s/%s.%s", folder, file_of(book), kind);
	else
		buf_printf(b, "%s.%s", book, kind);
	return !b->failed;
}

/* Something is there that may not give way; an earlier state of the book `s` (or NULL) may. */
static bool is_taken(struct book *s, const char *path)
{
	return is_there(path) && !(s && vault_is_earlier(s, path));
}

static bool name_free_copy(
	struct buf *b, struct book *s, const char *book, const char *folder, const char *kind)
{
	struct buf tried = { 0 };

	bool done = name_copy(b, book, folder, kind);
	for (int n = 2; done && is_taken(s, b->data); n++) {
		buf_clear(&tried);
		buf_printf(&tried, "%s-%d", kind, n);
		buf_clear(b);
		done = name_copy(b, book, folder, buf_text(&tried));
	}
	buf_free(&tried);
	return done;
}

/* ---- made -------------------------------------------------------------------------------------- */

static void show_progress(void *arg, size_t done, size_t total)
{
	cli_progress(arg, &msg_backup_progress, done, total);
}

/* "1,2 MB" */
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

/* Where the words of the command want the copy. */
static bool name_wanted(struct cli *cli, const char *book, const char *word, struct buf *path)
{
	const char *folder = word ? word : getenv("RENONSZ_BACKUP_FOLDER");
	struct buf kind = { 0 };

	if (word && !word[0])
		return cli_fail(cli, ERR_USAGE, &msg_backup_no_name, MSG_NO_ARGS);
	if (word && !is_folder(word)) {
		buf_str(path, word);
		if (is_there(word) && !cli->opt[CLI_FORCE])
			return cli_fail(cli, ERR_CONFLICT, &msg_backup_there, MSG_ARGS(word));
		return !path->failed;
	}
	buf_printf(&kind, "backup-%s", stamp().text);
	bool done = name_free_copy(path, NULL, book, folder, buf_text(&kind));
	buf_free(&kind);
	return done;
}

/* The book has to be there, and to be another file than its copy. */
static bool check_book(struct cli *cli, const char *book, const char *copy)
{
	if (!is_there(book))
		return cli_fail(cli, ERR_NOT_FOUND, &msg_backup_no_book, MSG_ARGS(book));
	if (cli_same_file(book, copy))
		return cli_fail(cli, ERR_USAGE, &msg_backup_itself, MSG_ARGS(copy));
	return true;
}

bool cli_run_backup(struct cli *cli, int argc, char **argv)
{
	const struct book_progress progress = { show_progress, cli };
	struct buf book = { 0 }, path = { 0 };
	struct book_summary copy;

	cli_book_path(cli, &book);
	bool done = name_wanted(cli, buf_text(&book), argc > 0 ? argv[0] : NULL, &path)
		&& check_book(cli, buf_text(&book), buf_text(&path))
		&& book_back_up(buf_text(&book), path.data, &progress, &copy, &cli->err);
	if (done)
		say_copy(cli, &msg_backup_done, path.data, &copy);
	buf_free(&book);
	buf_free(&path);
	return done;
}

/* ---- after a round ----------------------------------------------------------------------------- */

static bool is_switched_off(void)
{
	const char *word = getenv("RENONSZ_BACKUP");

	return word && (strcmp(word, "no") == 0 || strcmp(word, "nem") == 0 || strcmp(word, "0") == 0);
}

void cli_back_up_round(struct cli *cli)
{
	struct buf path = { 0 }, kind = { 0 }, why = { 0 };
	struct book_summary copy;
	struct book_round round;
	struct err e = { 0 };

	if (!cli->store || cli->opt[CLI_DRY_RUN] || !book_round_completed(cli->store, &round))
		return;
	const struct num no = num_of(round.round);
	if (round.unseated > 0) {
		cli_say(cli, &msg_round_unseated, MSG_ARGS(no.text, num_of(round.unseated).text));
		return;
	}
	if (is_switched_off())
		return;
	buf_printf(&kind, "backup-e%lld-r%d", (long long)round.event, round.round);
	const char *book = book_path(cli->store);
	if (name_free_copy(&path, cli->store, book, getenv("RENONSZ_BACKUP_FOLDER"), buf_text(&kind))
		&& book_back_up(book, path.data, NULL, &copy, &e)) {
		cli_say(cli, &msg_backup_round, MSG_ARGS(no.text, file_of(path.data)));
	} else {
		err_text(&why, cli->lang, &e);
		cli_say(cli, &msg_backup_round_failed, MSG_ARGS(no.text, buf_text(&why)));
	}
	buf_free(&path);
	buf_free(&kind);
	buf_free(&why);
}

/* ---- listed ------------------------------------------------------------------------------------ */

/* A copy that lies in the folder. */
struct copy {
	char *path;
	time_t at;
};

struct copies {
	struct copy *list;
	size_t count, room;
};

/*
 * BOOK.backup-… or BOOK.before-restore-…, but none of the files that are SQLite's or are just being
 * written.
 */
static bool is_copy(const char *file, const char *book)
{
	static const char *const kinds[] = { ".backup-", ".before-restore-" };
	static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-";
	size_t n = strlen(book);

	if (strncmp(file, book, n) != 0)
		return false;
	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
		const char *rest = file + n + strlen(kinds[i]);
		if (strncmp(file + n, kinds[i], strlen(kinds[i])) != 0 || rest[strspn(rest, plain)])
			continue;
		const char *last = strrchr(rest, '-');
		return !last
			|| (strcmp(last, "-wal") != 0 && strcmp(last, "-shm") != 0
				&& strcmp(last, "-journal") != 0);
	}
	return false;
}

static bool add_copy(struct copies *copies, const char *folder, const char *file)
{
	struct buf path = { 0 };
	struct stat st;

	if (copies->count == copies->room) {
		size_t room = 2 * copies->room + 16;
		struct copy *list = realloc(copies->list, room * sizeof *list);
		if (!list)
			return false;
		copies->list = list;
		copies->room = room;
	}
	buf_printf(&path, "%s%s", folder, file);
	if (path.failed)
		return false;
	if (stat(path.data, &st) != 0 || !S_ISREG(st.st_mode))
		buf_free(&path);
	else
		copies->list[copies->count++] = (struct copy){ path.data, st.st_mtime };
	return true;
}

/* The copies in a folder, whose name ends with "/" ("": where we are). */
static bool find_copies(struct cli *cli, const char *folder, const char *book, struct copies *copies)
{
	DIR *dir = opendir(folder[0] ? folder : ".");
	struct dirent *entry;
	bool done = true;

	if (!dir)
		return cli_fail(cli, ERR_FAILED, &msg_cannot_read, MSG_ARGS(folder, strerror(errno)));
	while (done && (entry = readdir(dir)) != NULL) {
		if (is_copy(entry->d_name, book))
			done = add_copy(copies, folder, entry->d_name)
				|| cli_fail(cli, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	}
	closedir(dir);
	return done;
}

static int by_time(const void *a, const void *b)
{
	const struct copy *x = a, *y = b;

	return x->at != y->at ? (x->at < y->at ? -1 : 1) : strcmp(x->path, y->path);
}

static void start_list(struct cli *cli, struct listing *t)
{
	listing_start(t, msg_backup_title.text[cli->lang]);
	listing_column(t, "file", &msg_head_file, LISTING_TEXT);
	listing_column(t, "made", &msg_head_made_at, LISTING_TEXT);
	listing_column(t, "bytes", &msg_head_bytes, LISTING_INT);
	listing_column(t, "events", &msg_head_events, LISTING_INT);
	listing_column(t, "deals", &msg_head_deals, LISTING_INT);
	listing_column(t, "last_change", &msg_head_last_change, LISTING_TIME);
	listing_column(t, "state", &msg_head_state, LISTING_TEXT);
}

/* A row of the list. A backup that does not open is shown, and makes the check say no. */
static void list_copy(struct cli *cli, struct listing *t, const struct copy *copy)
{
	struct book_summary summary;
	struct err why = { 0 };
	struct tm utc;
	char at[32];

	bool opens = book_inspect(copy->path, false, &summary, &why);
	strftime(at, sizeof at, "%Y-%m-%dT%H:%M:%SZ", gmtime_r(&copy->at, &utc));
	listing_text(t, copy->path);
	listing_text(t, at);
	if (opens) {
		listing_number(t, summary.size);
		listing_number(t, summary.events);
		listing_number(t, summary.deals);
		listing_text(t, summary.last);
		listing_code(t, "ok", msg_backup_sound.text[cli->lang]);
		return;
	}
	for (int i = 0; i < 3; i++)
		listing_empty(t);
	listing_text(t, "");
	listing_code(t, "damaged", msg_backup_unsound.text[cli->lang]);
	/* The book that a backup replaced is no backup: it may have been put aside because it was broken. */
	if (!strstr(copy->path, ".before-restore-"))
		cli->status = ERR_CHECK;
}

/* Beside the book, and in the folder that the user has set for copies. */
static bool find_all(struct cli *cli, const char *book, struct copies *copies)
{
	const char *file = file_of(book), *set = getenv("RENONSZ_BACKUP_FOLDER");
	struct buf folder = { 0 };

	buf_add(&folder, book, (size_t)(file - book));
	bool done = find_copies(cli, buf_text(&folder), file, copies);
	if (done && set && set[0]) {
		buf_clear(&folder);
		buf_printf(&folder, "%s/", set);
		done = find_copies(cli, buf_text(&folder), file, copies);
	}
	buf_free(&folder);
	return done;
}

bool cli_run_backup_list(struct cli *cli, int argc, char **argv)
{
	struct copies copies = { 0 };
	struct listing t;
	struct buf book = { 0 };

	(void)argc;
	(void)argv;
	cli_book_path(cli, &book);
	bool done = find_all(cli, buf_text(&book), &copies);
	if (copies.count > 0)
		qsort(copies.list, copies.count, sizeof *copies.list, by_time);
	if (done)
		start_list(cli, &t);
	for (size_t i = 0; i < copies.count; i++) {
		cli_progress(cli, &msg_backup_checking, i, copies.count);
		if (done)
			list_copy(cli, &t, &copies.list[i]);
		free(copies.list[i].path);
	}
	cli_progress(cli, &msg_backup_checking, copies.count, copies.count);
	free(copies.list);
	buf_free(&book);
	return done && cli_show(cli, &t);
}

/* ---- put back ---------------------------------------------------------------------------------- */

/* The backup as it was typed, or if it is not there, beside the book. */
static void find_backup(const char *book, const char *word, struct buf *path)
{
	buf_str(path, word);
	if (is_there(word) || strchr(word, '/'))
		return;
	buf_clear(path);
	buf_add(path, book, (size_t)(file_of(book) - book));
	buf_str(path, word);
	if (is_there(buf_text(path)))
		return;
	buf_clear(path);
	buf_str(path, word);
}

/* What there is now, and what will be there. */
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
	else
		cli_say(cli, &msg_restore_damaged, MSG_ARGS(book));
	say_copy(cli, &msg_restore_then, backup, &then);
	return true;
}

static bool put_back(struct cli *cli, const char *book, const char *backup, bool is_usual)
{
	const struct book_progress progress = { show_progress, cli };
	const bool was_there = is_there(book);
	struct buf keep = { 0 }, kind = { 0 };
	struct book_summary now;

	buf_printf(&kind, "before-restore-%s", stamp().text);
	bool done = (!is_usual || book_make_folder(book, &cli->err))
		&& name_free_copy(&keep, NULL, book, NULL, buf_text(&kind))
		&& vault_restore(book, backup, keep.data, &progress, &now, &cli->err);
	if (done)
		say_copy(cli, &msg_restore_done, book, &now);
	if (done && was_there)
		cli_say(cli, &msg_restore_kept, MSG_ARGS(keep.data));
	buf_free(&keep);
	buf_free(&kind);
	return done;
}

/* Where a link leads, there the book is: else it would live on under its own name. */
static void follow_link(struct buf *book)
{
	char *whole = realpath(buf_text(book), NULL);
	struct stat there;

	if (whole && lstat(buf_text(book), &there) == 0 && S_ISLNK(there.st_mode)) {
		buf_clear(book);
		buf_str(book, whole);
	}
	free(whole);
}

bool cli_run_restore(struct cli *cli, int argc, char **argv)
{
	struct buf book = { 0 }, backup = { 0 };

	(void)argc;
	bool is_usual = cli_book_path(cli, &book);
	find_backup(buf_text(&book), argv[0], &backup);
	follow_link(&book);
	bool done = show_both(cli, buf_text(&book), buf_text(&backup));
	if (done && cli->opt[CLI_DRY_RUN]) {
		cli_say(cli, &msg_desk_trial, MSG_NO_ARGS);
	} else if (done) {
		done = cli_confirm(cli, &msg_restore_sure, MSG_ARGS(buf_text(&book)))
			&& put_back(cli, buf_text(&book), buf_text(&backup), is_usual);
	}
	buf_free(&book);
	buf_free(&backup);
	return done;
}

/* ---- saved ------------------------------------------------------------------------------------- */

static void show_reading(void *arg, size_t done, size_t total)
{
	cli_progress(arg, &msg_recover_progress, done, total);
}

/* What was saved of each table. */
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

/* Is something lost? A number that is missing may have been missing before, if every table could be read. */
static bool is_partly(const struct vault_recovery *saved)
{
	for (size_t i = 0; i < saved->table_count; i++) {
		if (!saved->tables[i].is_whole || saved->tables[i].left_out > 0 || saved->tables[i].made_up > 0)
			return true;
	}
	return false;
}

static void say_recovery(struct cli *cli, const struct vault_recovery *saved)
{
	const bool partly = is_partly(saved);

	for (size_t i = 0; partly && i < saved->lost_count; i++) {
		const struct vault_lost *lost = &saved->lost[i];
		cli_say(cli, &msg_recover_lost,
			MSG_ARGS(lost->event, num_of(lost->round).text, num_of(lost->table_no).text,
				num_of(lost->no).text));
	}
	if (saved->unplaced > 0)
		cli_say(cli, &msg_recover_unplaced, MSG_ARGS(num_of(saved->unplaced).text));
	cli_say(cli, partly ? &msg_recover_partly : &msg_recover_done, MSG_ARGS(cli->opt[CLI_OUTPUT]));
	if (partly)
		cli->status = ERR_CHECK;
}

/* The rules of the event that the last deal was of; most deals of a book follow one of the same event. */
struct settling {
	int64_t event;
	struct report_rules rules;
};

static bool settle_saved(void *arg, struct book *s, const struct vault_proved *deal, int points[BOOK_SEATS])
{
	struct settling *settling = arg;
	struct err ignored = { 0 };

	bool known = settling->event == deal->event
		|| report_rules_read(s, deal->event, &settling->rules, &ignored);
	settling->event = known ? deal->event : 0;
	return known && report_points_settle(&settling->rules, deal, points);
}

bool cli_run_recover(struct cli *cli, int argc, char **argv)
{
	struct settling settling = { 0 };
	const struct vault_settler settler = { &settling, settle_saved };
	const struct book_progress progress = { show_reading, cli };
	struct vault_recovery saved;

	(void)argc;
	if (!cli->opt[CLI_OUTPUT])
		return cli_fail(cli, ERR_USAGE, &msg_recover_no_output, MSG_NO_ARGS);
	if (is_there(cli->opt[CLI_OUTPUT]))
		return cli_fail(cli, ERR_CONFLICT, &msg_recover_there, MSG_ARGS(cli->opt[CLI_OUTPUT]));
	bool done = vault_recover(argv[0], cli->opt[CLI_OUTPUT], &settler, &progress, &saved, &cli->err);
	if (done) {
		say_recovery(cli, &saved);
		done = show_tables(cli, &saved);
	}
	book_free(saved.lost);
	return done;
}
