/* The game without a book: the licittabla, settlements and rulings as JSON Lines, derivations. */
#include "base/messages.h"
#include "cli/commands/commands.h"
#include "cli/shell/messages.h"
#include "report/sheet/sheet.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- bids -------------------------------------------------------------------------------------- */

bool cli_bids_add(struct cli *cli, struct doc *doc, const struct game_edition *edition, const char *above)
{
	enum { LONG_LIST = 40 };   /* becomes two blocks */
	const struct game *game = edition->game;
	struct listing t;

	if (!game->bids)
		return game_lacks(&cli->err, edition, "bids");
	if (!game->bids(&t, doc->lang, edition, above, &cli->err))
		return false;
	if (doc->title && *doc->title) {
		doc_page(doc, cli->look.size);
		doc_heading(doc, t.title);
	} else {
		doc_title(doc, t.title);
	}
	t.title[0] = '\0';
	bool is_long = t.row_count >= LONG_LIST;
	struct doc_part *part = doc_table(doc, "rows", &t);
	if (part && is_long)
		part->blocks = 2;
	doc_note(doc, game->bids_note ? game->bids_note->text[doc->lang] : "");
	return true;
}

bool cli_run_bids(struct cli *cli)
{
	const struct game_edition *edition = cli_edition_here(cli);
	struct doc doc = { 0 };

	doc_start(&doc, cli->lang, "");
	if (!edition || !cli_bids_add(cli, &doc, edition, cli->opt[CLI_ABOVE])) {
		doc_free(&doc);
		return false;
	}
	doc.is_list = true;
	cli_doc_look(cli, &doc);
	doc.landscape = true;
	return cli_show_doc(cli, &doc);
}

enum { SAID_MOST = 128, BIDDERS = 3 };

/* Split the bids, each a word of its own, or all in one with commas or blanks between; -1: too many. */
static int split_said(int argc, char **argv, struct text_slice said[SAID_MOST])
{
	const char *between = argc > 1 ? "" : strchr(argv[0], ',') ? "," : " ";
	int count = 0;

	for (int i = 0; i < argc; i++) {
		for (const char *s = argv[i] + strspn(argv[i], between); *s; s += strspn(s, between)) {
			size_t n = strcspn(s, between);
			if (count == SAID_MOST)
				return -1;
			said[count++] = (struct text_slice){ s, n };
			s += n;
		}
	}
	return count;
}

/* Read the order of bidding: three letters, each once. */
static bool bidders_of(struct cli *cli, char seats[BIDDERS + 1])
{
	const char *given = cli->opt[CLI_SEATS] ? cli->opt[CLI_SEATS] : "ABC";
	bool is_good = strlen(given) == BIDDERS;

	for (int i = 0; is_good && i < BIDDERS; i++) {
		int seat = text_seat_read(&given[i], 1, BIDDERS + 1);
		is_good = seat >= 0 && !memchr(seats, 'A' + seat, (size_t)i);
		seats[i] = (char)('A' + seat);
	}
	seats[BIDDERS] = '\0';
	return is_good || cli_fail(cli, ERR_USAGE, &msg_bidders_wrong, MSG_ARGS(given));
}

bool cli_run_bids_check(struct cli *cli)
{
	const struct game_edition *edition = cli_edition_here(cli);
	struct text_slice said[SAID_MOST];
	char seats[BIDDERS + 1] = "";
	struct doc doc = { 0 };
	bool is_legal = true;
	int count;

	if (!edition || !bidders_of(cli, seats))
		return false;
	if (!edition->game->auction)
		return game_lacks(&cli->err, edition, "bids check");
	if ((count = split_said(cli->argc, cli->argv, said)) < 0)
		return cli_fail(cli, ERR_USAGE, &msg_said_too_much, MSG_ARGS(num_of(SAID_MOST).text));
	doc_start(&doc, cli->lang, "");
	if (!edition->game->auction(&doc, edition, seats, said, (size_t)count, &is_legal, &cli->err)) {
		doc_free(&doc);
		return false;
	}
	cli_doc_look(cli, &doc);
	if (!is_legal)
		cli->status = ERR_CHECK;
	return cli_show_doc(cli, &doc);
}

/* ---- JSON Lines -------------------------------------------------------------------------------- */

enum { CHUNK = 4 * LIMIT_JSON_LINE, FLUSH_AT = 1 << 16 };

/* A stream of lines being answered. */
struct lines {
	struct cli *cli;
	cli_answer *answer;
	void *arg;
	const char *path;
	int64_t line;    /* the number of the current one */
	bool told;       /* the first overlong line was reported */
	char *data;
	size_t len;
	bool skipping;   /* skipping the rest of an overlong line */
};

static bool answer_line(struct lines *lines, const char *line, size_t n)
{
	if (n > LIMIT_JSON_LINE && !lines->told) {
		/* The answer cannot give the place. Report one a file: there may be no end of them. */
		cli_say(lines->cli, &msg_file_line_long,
			MSG_ARGS(lines->path, num_of(lines->line).text, num_of(LIMIT_JSON_LINE).text));
		lines->told = true;
	}
	if (!lines->answer(lines->cli, lines->arg, line, n))
		lines->cli->status = ERR_REFUSED;
	return lines->cli->out.len < FLUSH_AT || cli_flush(lines->cli);
}

/* Answer the whole lines in the buffer and move the rest to its front. */
static bool answer_lines(struct lines *lines)
{
	char *at = lines->data, *end = lines->data + lines->len, *newline;

	while ((newline = memchr(at, '\n', (size_t)(end - at)))) {
		size_t n = (size_t)(newline - at);
		bool is_blank = strspn(at, " \t\r") == n;   /* and asks nothing; the '\n' ends it */
		if (!lines->skipping && !is_blank && !answer_line(lines, at, n))
			return false;
		lines->skipping = false;
		lines->line++;
		at = newline + 1;
	}
	lines->len = (size_t)(end - at);
	memmove(lines->data, at, lines->len);
	if (lines->skipping)
		lines->len = 0;
	if (lines->len <= LIMIT_JSON_LINE)
		return true;
	lines->skipping = true;
	bool done = answer_line(lines, lines->data, lines->len);
	lines->len = 0;
	return done;
}

static bool answer_stream(struct lines *lines, int fd)
{
	for (;;) {
		ssize_t n = read(fd, lines->data + lines->len, CHUNK - lines->len - 1);
		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0)
			return cli_fail(lines->cli, ERR_FAILED, &msg_cannot_read, MSG_ARGS(lines->path, strerror(errno)));
		if (n == 0)
			break;
		lines->len += (size_t)n;
		if (!answer_lines(lines))
			return false;
	}
	if (lines->len == 0)
		return true;
	lines->data[lines->len++] = '\n';   /* the last line had no line end */
	return answer_lines(lines);
}

static bool answer_file(struct lines *lines, const char *path)
{
	bool is_stdin = strcmp(path, "-") == 0;
	int fd = is_stdin ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);

	if (fd < 0) {
		return cli_fail(lines->cli, errno == ENOENT ? ERR_NOT_FOUND : ERR_FAILED, &msg_cannot_read,
			MSG_ARGS(path, strerror(errno)));
	}
	lines->path = path;
	lines->line = 1;
	lines->len = 0;
	lines->skipping = lines->told = false;
	bool done = answer_stream(lines, fd);
	if (!is_stdin)
		close(fd);
	return done;
}

bool cli_lines_with(struct cli *cli, cli_answer *answer, void *arg)
{
	struct lines lines = { .cli = cli, .answer = answer, .arg = arg, .data = malloc(CHUNK) };
	bool done = lines.data != NULL;

	if (!done)
		return cli_fail(cli, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	if (cli->argc == 0)
		done = answer_file(&lines, "-");
	for (int i = 0; done && i < cli->argc; i++)
		done = answer_file(&lines, cli->argv[i]);
	done = cli_flush(cli) && done;   /* answers stay, whatever becomes of the next file */
	free(lines.data);
	return done;
}

/* Use the rules of the open event, if there is one; upgrade and report nothing. */
static bool rules_of_event(struct cli *cli, struct game_rules *out)
{
	struct desk_rules rules;
	struct book_event event;
	struct book *book = NULL;
	struct err none = { 0 };
	struct buf path = { 0 };

	cli_book_path(cli, &path);
	bool found = book_open(&book, buf_text(&path), BOOK_LOOK, &none)
		&& (cli->opt[CLI_EVENT] ? book_event_find(book, cli->opt[CLI_EVENT], &event, &none)
					: book_event_current(book, &event, &none))
		&& desk_rules_read(book, event.id, &rules, &none);
	if (found)
		*out = rules.game;
	book_close(book);
	buf_free(&path);
	return found;
}

const struct game_edition *cli_edition_here(struct cli *cli)
{
	struct game_rules rules;

	return cli_rules_here(cli, &rules) ? rules.edition : NULL;
}

bool cli_rules_here(struct cli *cli, struct game_rules *out)
{
	if (!cli->opt[CLI_RULES] && rules_of_event(cli, out))
		return true;
	*out = game_rules_of(cli_edition(cli));
	return out->edition != NULL;
}

const struct game_edition *cli_edition(struct cli *cli)
{
	const char *id = cli->opt[CLI_RULES];
	const struct game_edition *edition = id ? game_edition_find(id) : game_edition_standard();
	struct buf known = { 0 };

	if (edition)
		return edition;
	game_editions_write(&known);
	cli_fail(cli, ERR_USAGE, &msg_no_such_rules, MSG_ARGS(id, buf_text(&known)));
	buf_free(&known);
	return NULL;
}

static bool answer_at_once(struct cli *cli, void *arg, const char *line, size_t n)
{
	json_answer **answer = arg;

	return (*answer)(&cli->out, cli->lang, line, n);
}

bool cli_lines(struct cli *cli, json_answer *answer)
{
	return cli_lines_with(cli, answer_at_once, &answer);
}

/* Settle, or with the other variant judge. */
bool cli_run_lines(struct cli *cli)
{
	const struct game_edition *edition = cli_edition(cli);

	if (!edition)
		return false;
	json_answer *answer = cli->command->variant ? edition->judge : edition->settle;
	return answer ? cli_lines(cli, answer) : game_lacks(&cli->err, edition, cli->command->name);
}

/* ---- derivations ------------------------------------------------------------------------------- */

void cli_why_add(struct doc *doc, const struct cli_why *more)
{
	doc_pair(doc, "match_points", msg_why_match_points.text[doc->lang], buf_text(&more->match_points));
	doc_pair(doc, "running", msg_why_running.text[doc->lang], buf_text(&more->running));
	doc_pair(doc, "open", msg_why_open_dispute.text[doc->lang], buf_text(&more->open));
	doc_pair(doc, "rulings", msg_why_rulings.text[doc->lang], buf_text(&more->rulings));
}

static bool show_why(struct cli *cli, const struct game_played *played, const char *const names[GAME_SEATS],
	const struct cli_why *more)
{
	const struct game_edition *edition = played->rules->edition;
	struct doc doc;

	if (!edition->game->explain)
		return game_lacks(&cli->err, edition, "why");
	cli_start_list(cli, &doc, "");
	doc.is_list = false;
	if (edition->game->explain(&doc, played, names, &cli->err)) {
		cli_why_add(&doc, more);
		return cli_show_doc(cli, &doc);
	}
	doc_free(&doc);
	return false;
}

/* Report why nothing can be derived, by round, table and number as typed; in JSON with the deal's state. */
static bool fail_uncounted(struct cli *cli, char **argv, const struct book_deal *deal)
{
	bool waits = deal->state == BOOK_OPEN, has_none = deal->state == BOOK_TAKEN_BACK;
	const struct msg *msg = waits ? &msg_why_open : has_none ? &msg_why_no_result : &msg_why_not_counted;
	const char *const *args = MSG_ARGS(argv[2], waits || has_none ? argv[0] : deal->reason, argv[1]);
	struct doc doc;

	if (cli_format(cli) != EXPORT_JSON)
		return cli_fail(cli, ERR_CHECK, msg, args);
	cli_start_list(cli, &doc, "");
	doc.is_list = false;
	doc_say(&doc, doc_title, msg, args);
	doc_pair(&doc, "state", "", book_deal_words[deal->state]);
	doc_pair(&doc, "reason", "", deal->reason);
	cli_say(cli, msg, args);
	cli->status = ERR_CHECK;
	return cli_show_doc(cli, &doc);
}

static bool why_recorded(struct cli *cli, char **argv)
{
	struct book_event event;
	struct book_table table;
	struct book_deal deal;
	struct desk_rules rules;
	const char *names[GAME_SEATS];
	int no = 0;

	if (!cli_open(cli, CLI_READS) || !cli_table(cli, argv[0], argv[1], &event, &table)
		|| !cli_number(cli, argv[2], &msg_word_deal, &no))
		return false;
	if (!book_deal_find(cli->book, table.id, no, &deal, &cli->err)
		|| !desk_rules_read(cli->book, event.id, &rules, &cli->err))
		return false;
	if (deal.state != BOOK_RULED && (deal.state != BOOK_PLAYED || !deal.has_record))
		return fail_uncounted(cli, argv, &deal);
	for (int seat = 0; seat < GAME_SEATS; seat++)
		names[seat] = book_player_at(&table, seat, no);
	const struct game_played played = report_played_of(&rules.game, &table, &deal);
	struct cli_why more = { 0 };
	bool done = true;
	if (rules.form == DESK_FORM_DUPLICATE) {
		struct report_lines lines;
		done = report_lines_make(cli->book, &event, table.round, &lines, &cli->err);
		if (done)
			report_lines_why(&more.match_points, cli->lang, &lines, table.id, no);
		report_lines_free(&lines);
	}
	struct report_sheet sheet;   /* its totals after the deal */
	if (done && (done = report_sheet_make(cli->book, &event, &table, &sheet, &cli->err))) {
		report_why_running(&more.running, &sheet, no);
		report_why_rulings(&more.open, cli->lang, &sheet, no, true);
		if (deal.state == BOOK_PLAYED)
			report_why_rulings(&more.rulings, cli->lang, &sheet, no, false);
		report_sheet_free(&sheet);
	}
	if (done)
		done = deal.state == BOOK_RULED ? cli_why_ruled(cli, &event, &table, no, &more)
			: show_why(cli, &played, names, &more);
	buf_free(&more.match_points);
	buf_free(&more.running);
	buf_free(&more.open);
	buf_free(&more.rulings);
	return done;
}

/* Explain the foot of a sheet. */
static bool why_foot(struct cli *cli, char **argv)
{
	struct book_event event;
	struct book_table table;
	struct desk_rules rules;
	struct report_sheet sheet;
	struct doc doc;

	if (!cli_open(cli, CLI_READS) || !cli_table(cli, argv[0], argv[1], &event, &table)
		|| !desk_rules_read(cli->book, event.id, &rules, &cli->err)
		|| !report_sheet_make(cli->book, &event, &table, &sheet, &cli->err))
		return false;
	cli_start_list(cli, &doc, "");
	report_why_foot(&doc, &sheet, &rules);
	report_sheet_free(&sheet);
	return cli_show_doc(cli, &doc);
}

/* Find the player of the standings meant: by start number, or words of a name. */
static bool find_ranked(struct cli *cli, const struct book_event *event, const char *who, struct buf *label)
{
	struct book_entry entry, *list = NULL;
	size_t count = 0;

	if (!book_entries(cli->book, event->id, &list, &count, &cli->err))
		return false;
	for (size_t i = 0; i < count; i++) {
		if (strcmp(num_of(list[i].start_no).text, who) == 0)
			book_player_label(label, &list[i].player);
	}
	book_free(list);
	if (label->len > 0)
		return true;
	if (book_entry_by_words(cli->book, event->id, who, &entry, &cli->err) < 0)
		return false;
	book_player_label(label, &entry.player);
	return true;
}

static bool add_standings(
	struct cli *cli, const struct book_event *event, const char *player, struct doc *doc)
{
	struct desk_rules rules;
	struct report_standings standings;
	struct report_lines lines;

	if (!desk_rules_read(cli->book, event->id, &rules, &cli->err))
		return false;
	if (rules.form == DESK_FORM_DUPLICATE) {
		bool done = report_lines_make(cli->book, event, 0, &lines, &cli->err)
			&& report_why_lines(doc, cli->book, &lines, player, &cli->err);
		report_lines_free(&lines);
		return done;
	}
	if (!report_standings_make(cli->book, event, &standings, &cli->err))
		return false;
	bool done = report_why_standings(doc, cli->book, &standings, player, &cli->err);
	report_standings_free(&standings);
	return done;
}

/* Explain the row of a player in the standings. */
static bool why_standings(struct cli *cli)
{
	struct book_event event;
	struct doc doc;
	struct buf who = { 0 }, player = { 0 };

	cli_join(&who, cli, 0);
	bool done = cli_open(cli, CLI_READS) && cli_event(cli, &event)
		&& find_ranked(cli, &event, buf_text(&who), &player);
	if (done) {
		cli_start_list(cli, &doc, "");
		done = add_standings(cli, &event, buf_text(&player), &doc);
		if (done)
			done = cli_show_doc(cli, &doc);
		else
			doc_free(&doc);
	}
	buf_free(&who);
	buf_free(&player);
	return done;
}

/* Explain the row in those of a season. */
static bool why_season(struct cli *cli)
{
	struct book_season season;
	struct report_season standings = { .count = 0 };
	struct book_player player;
	struct doc doc;
	struct buf who = { 0 }, label = { 0 };

	cli_join(&who, cli, 0);
	bool done = cli_open(cli, CLI_READS)
		&& book_season_find(cli->book, cli->opt[CLI_SEASON], &season, &cli->err)
		&& book_player_by_words(cli->book, buf_text(&who), &player, &cli->err)
		&& report_season_make(cli->book, &season, &standings, &cli->err);
	if (done) {
		book_player_label(&label, &player);
		cli_start_list(cli, &doc, "");
		done = report_why_season(&doc, &standings, buf_text(&label), &cli->err);
		if (done)
			done = cli_show_doc(cli, &doc);
		else
			doc_free(&doc);
	}
	report_season_free(&standings);
	buf_free(&who);
	buf_free(&label);
	return done;
}

bool cli_deal_line(struct cli *cli, struct cli_line *out)
{
	const struct game_edition *edition = cli_edition_here(cli);
	struct text_fault fault;
	struct buf text = { 0 };

	if (!edition)
		return false;
	cli->look.recipe = NULL;   /* no part of the book, which cannot make its page again */
	out->rules = game_rules_of(edition);
	cli_join(&text, cli, 0);
	bool done = game_deal_read(
		edition, (struct text_slice){ buf_text(&text), text.len }, 1, false, &out->line, &fault);
	if (!done)
		cli_fault(cli, &text, &fault);
	buf_free(&text);
	if (!done)
		return false;
	if (out->line.kind != GAME_DEAL_PLAYED) {
		return cli_fail(cli, ERR_CHECK, &msg_why_not_counted,
			MSG_ARGS(num_of(out->line.no).text, out->line.reason));
	}
	out->played = (struct game_played){ .rules = &out->rules, .record = &out->line.record };
	game_place(&out->line, &out->played);
	return game_settle(&out->played, out->points, &cli->err);
}

bool cli_run_why(struct cli *cli)
{
	const struct cli_why nothing = { 0 };
	struct cli_line line;
	bool deal;

	if (cli->opt[CLI_SEASON])
		return why_season(cli);
	if (cli->opt[CLI_STANDINGS])
		return why_standings(cli);
	if (cli->argc == 2 && cli_are_numbers(2, cli->argv))
		return why_foot(cli, cli->argv);
	/* More figures than name a deal are a line of a game whose lines begin with them. */
	bool are_figures = cli->argc > 3 && cli_are_numbers(cli->argc, cli->argv);
	const struct game_edition *edition = are_figures ? cli_edition_here(cli) : NULL;
	bool is_line = edition && edition->game->begins_with_figure;
	if (!is_line && !cli_names_deal(cli, &deal))
		return false;
	if (!is_line && deal)
		return why_recorded(cli, cli->argv);
	return cli_deal_line(cli, &line) && show_why(cli, &line.played, NULL, &nothing);
}
