/* The game without a book: the licittabla, settlements and rulings by lines of JSON, why a deal counts so. */
#include "base/messages.h"
#include "games/ecarte/notation.h"
#include "games/tarokk/notation.h"
#include "cli/cli.h"
#include "cli/messages.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- bids -------------------------------------------------------------------------------------- */

static void add_parts(struct buf *b, const struct ulti_bid *bid)
{
	for (int i = 0; i < bid->part_count; i++) {
		buf_str(b, i > 0 ? " " : "");
		buf_str(b, ulti_item_code(bid->parts[i].part));
		buf_char(b, '=');
		buf_int(b, bid->parts[i].value);
	}
}

/* "8+4+12" */
static void add_sum(struct buf *b, const struct ulti_bid *bid)
{
	for (int i = 0; i < bid->part_count; i++)
		buf_printf(b, "%s%d", i > 0 ? "+" : "", bid->parts[i].value);
}

/* Bids of one rank stand together, with the rank beside the first of them. */
static void bid_row(struct listing *t, const struct ulti_bid *bid, bool is_first)
{
	static const char *const colours[] = {
		[ULTI_PLAIN] = "plain", [ULTI_RED] = "piros", [ULTI_COLOURLESS] = "none",
	};
	struct buf parts = { 0 }, sum = { 0 };

	add_parts(&parts, bid);
	add_sum(&sum, bid);
	listing_number(t, bid->no);
	listing_figure(t, bid->rank, is_first ? num_of(bid->rank).text : "");
	listing_text(t, bid->code);
	listing_text(t, bid->short_code);
	listing_text(t, bid->name);
	listing_text(t, colours[bid->colour]);
	listing_code(t, buf_text(&parts), buf_text(&sum));
	listing_number(t, bid->total);
	if (!is_first)
		listing_join(t);
	buf_free(&parts);
	buf_free(&sum);
}

void cli_bids_doc(
	struct cli *cli, struct doc *doc, const struct ulti_edition *edition, const struct ulti_bid *above)
{
	struct listing t;
	int rank = 0;

	listing_start(&t, "");
	listing_column(&t, "no", &msg_head_no, LISTING_INT);
	listing_column(&t, "rank", &msg_head_bid_rank, LISTING_INT);
	listing_column(&t, "code", &msg_head_code, LISTING_TEXT);
	listing_for_scripts(&t);
	listing_column(&t, "short", &msg_head_short, LISTING_TEXT);
	listing_column(&t, "name", &msg_head_bid, LISTING_TEXT);
	listing_column(&t, "trump", &msg_head_trump, LISTING_TEXT);
	listing_for_scripts(&t);
	listing_column(&t, "parts", &msg_head_parts, LISTING_TEXT);
	listing_column(&t, "total", &msg_head_total, LISTING_INT);
	for (int no = 1; no <= edition->bid_count; no++) {
		const struct ulti_bid *bid = ulti_edition_bid(edition, no);
		if (!ulti_bid_overcalls(bid, above))
			continue;
		bid_row(&t, bid, bid->rank != rank);
		rank = bid->rank;
	}
	struct doc_part *part = doc_table(doc, "rows", &t);
	if (part)
		part->blocks = 2;
	doc_note(doc, msg_bids_note.text[cli->lang]);
}

static bool show_ulti_bids(struct cli *cli, const struct ulti_edition *edition)
{
	const char *word = cli->opt[CLI_ABOVE];
	const struct ulti_bid *above = word ? ulti_bid_read_of(edition, word, strlen(word)) : NULL;
	struct doc doc;

	if (word && edition == &ulti_mausz_2017)
		above = ulti_bid_say(word, strlen(word), NULL);
	if (word && !above)
		return cli_fail(cli, ERR_USAGE, &msg_bids_unknown, MSG_ARGS(word));
	doc_start(&doc, cli->lang, msg_bids_title.text[cli->lang]);
	doc.is_list = true;
	cli_doc_look(cli, &doc);
	doc.landscape = true;
	cli_bids_doc(cli, &doc, edition, above);
	return cli_show_doc(cli, &doc);
}

/* The parti and the figures by the talon cards that the declarer took (I.3). */
static bool show_tarokk_bids(struct cli *cli)
{
	struct listing t;

	listing_start(&t, msg_bids_tarokk_title.text[cli->lang]);
	listing_column(&t, "bid", &msg_head_talon_cards, LISTING_INT);
	listing_column(&t, "figure", &msg_head_figure, LISTING_TEXT);
	listing_column(&t, "announced", &msg_head_announced, LISTING_INT);
	listing_column(&t, "silent", &msg_head_silent, LISTING_INT);
	for (int taken = 3; taken >= 0; taken--) {
		listing_number(&t, taken);
		listing_text(&t, "parti");
		listing_number(&t, tarokk_parti_value(taken));
		listing_empty(&t);
		for (int figure = 0; figure < TAROKK_FIGURE_COUNT; figure++) {
			int value = tarokk_figure_value(figure, taken);
			listing_number(&t, taken);
			listing_text(&t, tarokk_figure_code(figure));
			listing_number(&t, value);
			listing_number(&t, value / 2);
		}
	}
	return cli_show(cli, &t);
}

bool cli_run_bids(struct cli *cli, int argc, char **argv)
{
	const char *id = cli->opt[CLI_RULES];
	const struct ulti_edition *edition = id ? ulti_edition_find(id) : &ulti_mausz_2017;

	(void)argc;
	(void)argv;
	if (edition)
		return show_ulti_bids(cli, edition);
	if (strcmp(id, "vadasz-2025") == 0)
		return show_tarokk_bids(cli);
	return cli_fail(cli, ERR_USAGE, strcmp(id, "ecarte") == 0 ? &msg_bids_none : &msg_no_such_rules,
		MSG_ARGS(id));
}

/* ---- JSON Lines -------------------------------------------------------------------------------- */

enum { CHUNK = 4 * LIMIT_JSON_LINE, FLUSH_AT = 1 << 16 };

/* A stream of lines on its way through an answer. */
struct lines {
	struct cli *cli;
	cli_answer *answer;
	void *arg;
	const char *path;
	int64_t line;    /* the number of the one under way */
	bool told;       /* where the first overlong line is */
	char *data;
	size_t len;
	bool skipping;   /* behind the limit of an overlong line */
};

/* The answer cannot say where an overlong line is. Once a file: it may have no end of them. */
static void tell_long_line(struct lines *lines)
{
	if (!lines->told) {
		cli_say(lines->cli, &msg_file_line_long,
			MSG_ARGS(lines->path, num_of(lines->line).text, num_of(LIMIT_JSON_LINE).text));
	}
	lines->told = true;
}

static bool answer_line(struct lines *lines, const char *line, size_t n)
{
	if (n > LIMIT_JSON_LINE)
		tell_long_line(lines);
	if (!lines->answer(lines->cli, lines->arg, line, n))
		lines->cli->status = ERR_REFUSED;
	return lines->cli->out.len < FLUSH_AT || cli_flush(lines->cli);
}

/* A line of blanks asks nothing; its '\n' stands behind the n bytes. */
static bool is_blank(const char *line, size_t n)
{
	return strspn(line, " \t\r") == n;
}

/* Answer the whole lines in the buffer and move the rest to its front. */
static bool answer_lines(struct lines *lines)
{
	char *at = lines->data, *end = lines->data + lines->len, *newline;

	while ((newline = memchr(at, '\n', (size_t)(end - at)))) {
		size_t n = (size_t)(newline - at);
		if (!lines->skipping && !is_blank(at, n) && !answer_line(lines, at, n))
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
	lines->data[lines->len++] = '\n';   /* the last line came without an end */
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

bool cli_lines_with(struct cli *cli, int argc, char **argv, cli_answer *answer, void *arg)
{
	struct lines lines = { .cli = cli, .answer = answer, .arg = arg, .data = malloc(CHUNK) };
	bool done = lines.data != NULL;

	if (!done)
		return cli_fail(cli, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	if (argc == 0)
		done = answer_file(&lines, "-");
	for (int i = 0; done && i < argc; i++)
		done = answer_file(&lines, argv[i]);
	done = cli_flush(cli) && done;   /* what is answered stays so, whatever becomes of the next file */
	free(lines.data);
	return done;
}

const struct game_edition *cli_edition(struct cli *cli)
{
	const char *id = cli->opt[CLI_RULES];
	const struct game_edition *edition = id ? game_edition_find(id) : game_edition_standard();

	if (!edition)
		cli_fail(cli, ERR_USAGE, &msg_no_such_rules, MSG_ARGS(id));
	return edition;
}

static bool answer_at_once(struct cli *cli, void *arg, const char *line, size_t n)
{
	json_answer **answer = arg;

	return (*answer)(&cli->out, cli->lang, line, n);
}

bool cli_lines(struct cli *cli, int argc, char **argv, json_answer *answer)
{
	return cli_lines_with(cli, argc, argv, answer_at_once, &answer);
}

bool cli_run_settle(struct cli *cli, int argc, char **argv)
{
	const struct game_edition *edition = cli_edition(cli);

	return edition && cli_lines(cli, argc, argv, edition->settle);
}

bool cli_run_judge(struct cli *cli, int argc, char **argv)
{
	const struct game_edition *edition = cli_edition(cli);

	return edition && cli_lines(cli, argc, argv, edition->judge);
}

/* ---- why --------------------------------------------------------------------------------------- */

static bool show_why(struct cli *cli, const struct ulti_deal *deal, const struct ulti_rules *rules,
	const char *const names[ULTI_SEATS])
{
	struct doc doc;

	cli_start_list(cli, &doc, "");
	doc.is_list = false;
	report_why(&doc, deal, rules, names);
	return cli_show_doc(cli, &doc);
}

static bool why_recorded(struct cli *cli, char **argv)
{
	struct book_event event;
	struct book_table table;
	struct book_deal deal;
	struct report_rules rules;
	struct ulti_deal facts = { 0 };
	const char *names[ULTI_SEATS];
	int no = 0;

	if (!cli_open(cli, CLI_READS) || !cli_table(cli, argv[0], argv[1], &event, &table)
		|| !cli_number(cli, argv[2], &msg_word_deal, &no)
		|| !book_deal_find(cli->store, table.id, no, &deal, &cli->err)
		|| !report_rules_read(cli->store, event.id, &rules, &cli->err))
		return false;
	if (deal.state != BOOK_PLAYED || !report_deal_of(&table, &deal, &facts))
		return cli_fail(cli, ERR_CHECK, &msg_why_not_counted, MSG_ARGS(argv[2], deal.reason));
	for (int seat = 0; seat < ULTI_SEATS; seat++)
		names[seat] = book_player_at(&table, seat, no);
	return show_why(cli, &facts, &rules.ulti, names);
}

/* The seats a line speaks of: the declarer, those with a kontra of their own. */
static unsigned seats_named(const struct ulti_deal_line *line)
{
	unsigned seats = 1u << line->deal.declarer;

	for (int seat = 0; seat < ULTI_SEATS; seat++)
		seats |= (unsigned)(line->deal.seat_kontra[seat] > 0) << seat;
	return seats;
}

/* Who plays a deal of which only the line is known: three seats, or four less the dealer when D is named. */
static uint8_t players_of(const struct ulti_deal_line *line)
{
	unsigned named = seats_named(line);
	int dealer = line->dealer;

	if (!(named >> 3 & 1) && dealer != 3)
		return ulti_players_at(ULTI_PLAYERS, 0);
	for (int seat = 0; dealer == ULTI_NO_SEAT && seat < ULTI_SEATS; seat++) {
		if (!(named >> seat & 1))
			dealer = seat;
	}
	return ulti_players_at(ULTI_SEATS, dealer == ULTI_NO_SEAT ? 0 : dealer);
}

bool cli_deal_line(struct cli *cli, int argc, char **argv, struct ulti_deal_line *line)
{
	struct text_fault fault;
	struct buf text = { 0 };

	cli_join(&text, argc, argv, 0);
	bool done = ulti_deal_line_read(buf_text(&text), text.len, 1, line, &fault);
	if (!done)
		cli_fault(cli, &text, &fault);
	buf_free(&text);
	if (!done)
		return false;
	if (line->kind != ULTI_LINE_PLAYED)
		return cli_fail(cli, ERR_CHECK, &msg_why_not_counted, MSG_ARGS(num_of(line->no).text, line->reason));
	line->deal.players = players_of(line);
	enum ulti_refusal refusal = ulti_deal_check(&line->deal, &ulti_mausz_2017);
	return refusal == ULTI_FINE
		|| cli_fail(cli, ERR_REFUSED, ulti_refusal_msg(refusal), MSG_ARGS(ulti_refusal_reason(refusal)));
}

static bool why_line(struct cli *cli, int argc, char **argv)
{
	const struct ulti_rules rules = { .lost_ulti_extra = ULTI_EXTRA_ALWAYS };
	struct ulti_deal_line line;

	if (!cli_deal_line(cli, argc, argv, &line))
		return false;
	return show_why(cli, &line.deal, &rules, NULL);
}

bool cli_run_why(struct cli *cli, int argc, char **argv)
{
	bool deal;

	return cli_names_deal(cli, argc, argv, &deal) && (deal ? why_recorded(cli, argv) : why_line(cli, argc, argv));
}
