/* Shared by the commands: events and tables by their words, changes, listings, notes. */
#include "report/audit/audit.h"
#include "base/messages.h"
#include "cli/shell/cli.h"
#include "cli/shell/messages.h"
#include "desk/messages.h"
#include "games/court.h"
#include "games/messages.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

bool cli_fail(struct cli *cli, enum err_status status, const struct msg *msg, const char *const args[])
{
	return err_set(&cli->err, status, msg, args);
}

void cli_say(struct cli *cli, const struct msg *msg, const char *const args[])
{
	if (cli->desk.is_trying) {
		cli->desk.is_trying = false;
		buf_str(&cli->note, msg_cli_would.text[cli->lang]);
		buf_char(&cli->note, '\n');
	}
	size_t from = cli->note.len;
	buf_msg(&cli->note, cli->lang, msg, args);
	/* Messages contain typed parts, such as a file's name: make them harmless. */
	for (size_t at = from, n; at < cli->note.len; at += n + 1) {
		n = strcspn(cli->note.data + at, "\n");
		text_make_plain(cli->note.data + at, n);
	}
	cli_name_event(cli, &cli->note, from);
	buf_char(&cli->note, '\n');
}

void cli_say_now(struct cli *cli)
{
	cli_name_commands(cli, &cli->note);
	buf_wrap(&cli->out, 0, buf_text(&cli->note), cli->look.columns);
	buf_clear(&cli->note);
}

bool cli_flush(struct cli *cli)
{
	const char *s = buf_text(&cli->out);
	size_t n = cli->out.len;

	while (n > 0) {
		ssize_t done = write(STDOUT_FILENO, s, n);
		if (done < 0 && errno == EINTR)
			continue;
		if (done < 0)
			return cli_fail(cli, ERR_FAILED, &msg_cli_stdout, MSG_ARGS(strerror(errno)));
		s += done;
		n -= (size_t)done;
	}
	buf_clear(&cli->out);
	return true;
}

bool cli_book_path(const struct cli *cli, struct buf *path)
{
	const char *book = cli->opt[CLI_FILE] ? cli->opt[CLI_FILE] : getenv("RENONSZ_DB");
	const char *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME");

	if (book && book[0])
		buf_str(path, book);
	else if (data && data[0])
		buf_printf(path, "%s/renonsz/book.db", data);
	else
		buf_printf(path, "%s/.local/share/renonsz/book.db", home ? home : ".");
	return !book || !book[0];
}

/* Books that are proved at once, each on a core of its own. */
enum { PROVED_MOST = 2 };
struct proving {
	enum lang lang;
	struct book *const *books;
	struct report_proof proofs[PROVED_MOST];
	struct err errs[PROVED_MOST];
};

static void prove_book(void *arg, int worker, size_t at)
{
	struct proving *proving = arg;

	(void)worker;
	report_proof_make(proving->books[at], proving->lang, &proving->proofs[at], &proving->errs[at]);
}

int cli_warn_of_forgery(struct cli *cli, struct book *const books[], int count, const struct msg *msg)
{
	int warned = 0;
	struct proving proving = { .lang = cli->lang, .books = books };
	const int cores = pool_workers();

	pool_run(cores < count ? cores : count, (size_t)count, prove_book, &proving);
	for (int i = 0; i < count; i++) {
		const size_t findings = proving.proofs[i].findings.row_count;
		if (cli->err.status == ERR_NONE)
			cli->err = proving.errs[i];
		if (cli->err.status == ERR_NONE && findings > 0)
			cli_say(cli, msg, MSG_ARGS(num_of((int64_t)findings).text, book_path(books[i])));
		warned += findings > 0;
		listing_free(&proving.proofs[i].findings);
	}
	return cli->err.status == ERR_NONE ? warned : -1;
}

bool cli_is_journal(const struct cli *cli)
{
	const char *path = cli->opt[CLI_OUTPUT], *dot = path ? strrchr(path, '.') : NULL;

	return path ? dot && strcmp(dot, ".ulti") == 0 : cli->opt[CLI_JOURNAL] != NULL;
}

static void write_recipe(struct cli *cli, const struct report_mark *mark, int64_t event, const char *rule)
{
	buf_clear(&cli->recipe);
	buf_printf(&cli->recipe, "check=%s step=%s event=%s lang=%s templates=%s%s%s version=%s form=%s",
		mark->code, num_of(mark->step).text, num_of(event).text,
		cli->look.lang == LANG_EN ? "en" : "hu", cli->look.templates ? "own" : "built-in",
		*rule ? " zone=" : "", rule, RENONSZ_VERSION, buf_text(&cli->form));
}

bool cli_recipe_write(struct cli *cli)
{
	enum { MOST = 255 };   /* the length of such a property */
	struct book_event event = { 0 };
	struct report_mark mark;
	struct err none = { 0 };
	char zone[TIME_ZONE];

	if (cli_format(cli) != EXPORT_XLSX)
		return true;
	if (!report_mark_make(cli->book, &mark, &cli->err))
		return false;
	if (cli->opt[CLI_EVENT])
		book_event_find(cli->book, cli->opt[CLI_EVENT], &event, &none);
	else if (!cli->opt[CLI_SEASON])
		book_event_current(cli->book, &event, &none);
	/* It contains the rule of its times, so that they are the same again anywhere. */
	const char *rule = cli->zone ? cli->zone : time_zone_rule(zone) ? zone : "";
	write_recipe(cli, &mark, event.id, rule);
	if (cli->recipe.len > MOST)
		write_recipe(cli, &mark, event.id, "");
	else if (*rule)
		time_zone_set(rule);
	if (mark.code[0] && cli->recipe.len <= MOST)
		cli->look.recipe = buf_text(&cli->recipe);
	return true;
}

bool cli_open(struct cli *cli, enum cli_book book)
{
	static const enum book_access access[] = {
		[CLI_READS] = BOOK_READ, [CLI_LOOKS] = BOOK_LOOK, [CLI_WRITES] = BOOK_WRITE,
		[CLI_CREATES] = BOOK_CREATE,
	};
	struct buf path = { 0 };

	if (book == CLI_NO_BOOK || cli->book)
		return true;
	bool is_usual = cli_book_path(cli, &path);
	bool done = (!is_usual || book != CLI_CREATES || book_make_folder(buf_text(&path), &cli->err))
		&& book_open(&cli->book, buf_text(&path), access[book], &cli->err);
	buf_free(&path);
	/* Warn of a page on paper, on a wall or as a workbook, or a journal, of a book that was altered. It is
	 * made nevertheless. */
	bool is_journal = cli->command && cli->command->takes[CLI_JOURNAL] && cli_is_journal(cli);
	if (done && (book == CLI_READS || book == CLI_LOOKS) && (cli_is_page(cli) || is_journal))
		done = cli_warn_of_forgery(cli, &cli->book, 1, &msg_cli_forged) >= 0;
	if (done && cli->opt[CLI_AT]) {   /* the book as it was */
		struct vault_step step;
		if (!vault_rewind(cli->book, cli->opt[CLI_AT], &step, &cli->err))
			return false;
		cli_say(cli, &msg_cli_at, MSG_ARGS(num_of(step.id).text, time_of(step.at, cli->lang).text));
	}
	return done && (cli->form.len == 0 || cli_recipe_write(cli));
}

bool cli_number(struct cli *cli, const char *word, const struct msg *what, int *out)
{
	return desk_number(cli_desk(cli), word, what, out);
}

bool cli_event(struct cli *cli, struct book_event *out)
{
	const char *words = cli->opt[CLI_EVENT];
	bool found = words ? book_event_find(cli->book, words, out, &cli->err)
		: book_event_current(cli->book, out, &cli->err);

	if (words)
		cli_about(cli, found ? out : NULL);
	cli->shown = found ? out->id : 0;
	return found;
}

/* Put the event's number into the form: another event may fit the words later. */
static bool number_in_form(struct cli *cli, int64_t event)
{
	if (cli->form_words == 0)
		return true;
	cli->form.len = cli->form_words;
	buf_printf(&cli->form, " %s", num_of(event).text);
	return cli_recipe_write(cli);
}

bool cli_event_named(struct cli *cli, struct book_event *out)
{
	struct buf words = { 0 };

	if (cli->argc == 0)
		return cli_event(cli, out);
	cli_join(&words, cli, 0);
	bool found = book_event_find(cli->book, buf_text(&words), out, &cli->err);
	cli->shown = found ? out->id : 0;
	buf_free(&words);
	return found && number_in_form(cli, out->id);
}

/* Name the event by its words, or by its number if they fit another too or a shell would change them. */
void cli_about(struct cli *cli, const struct book_event *event)
{
	static const char odd[] = "\"\\$`!", quoted[] = " '&;|<>()[]{}*?#~=";
	struct book_event open, named;
	struct err none = { 0 }, unclear = { 0 };

	buf_clear(&cli->event);
	bool is_open = event && !cli->opt[CLI_EVENT] && book_event_current(cli->book, &open, &none)
		&& open.id == event->id;
	if (!event || is_open)
		return;
	bool by_name = !strpbrk(event->name, odd) && event->name[0] != '-'
		&& book_event_find(cli->book, event->name, &named, &unclear) && named.id == event->id;
	const struct num number = num_of(event->id);
	const char *words = by_name ? event->name : number.text;
	const char *quote = strpbrk(words, quoted) ? "\"" : "";
	buf_printf(&cli->event, "-e %s%s%s ", quote, words, quote);
}

bool cli_table(struct cli *cli, const char *round, const char *table, struct book_event *event,
	struct book_table *out)
{
	int round_no = 0, table_no = 0;

	return cli_number(cli, round, &msg_word_round, &round_no)
		&& cli_number(cli, table, &msg_word_table, &table_no)
		&& cli_event(cli, event)
		&& book_table_find(cli->book, event->id, round_no, table_no, out, &cli->err);
}

static bool is_number(const char *word)
{
	return word[0] && word[strspn(word, "0123456789")] == '\0';
}

bool cli_are_numbers(int count, char **words)
{
	for (int i = 0; i < count; i++) {
		if (!is_number(words[i]))
			return false;
	}
	return true;
}

bool cli_names_deal(struct cli *cli, bool *deal)
{
	static const struct msg *const lacking[] = { &msg_cli_no_table_and_deal, &msg_cli_no_deal };

	*deal = cli->argc == 3 && cli_are_numbers(3, cli->argv);
	if (*deal || cli->argc == 0 || !cli_are_numbers(cli->argc, cli->argv) || access(cli->argv[0], F_OK) == 0)
		return true;
	return cli_fail(cli, ERR_USAGE, cli->argc < 3 ? lacking[cli->argc - 1] : &msg_cli_too_many_numbers,
		MSG_ARGS(cli_command_name(cli->command, cli->in_hungarian)));
}

bool cli_fail_no_cards(struct cli *cli, const struct book_table *table, char **argv)
{
	struct book_duplicate duplicate;

	if (!book_duplicate_find(cli->book, table->event, table->round, &duplicate, &cli->err))
		return false;
	return cli_fail(cli, ERR_NOT_FOUND, duplicate.id ? &msg_cards_none_but_seed : &msg_cards_none,
		MSG_ARGS(argv[0], argv[1], argv[2]));
}

void cli_join(struct buf *b, const struct cli *cli, int from)
{
	for (int i = from; i < cli->argc; i++) {
		if (i > from)
			buf_char(b, ' ');
		buf_str(b, cli->argv[i] + (cli->argv[i][0] == ' '));
	}
}

/* ---- changes ----------------------------------------------------------------------------------- */

const char *cli_operator(const struct cli *cli)
{
	const char *name = cli->opt[CLI_OPERATOR] ? cli->opt[CLI_OPERATOR] : getenv("RENONSZ_OPERATOR");
	const char *user = getenv("USER");

	return name && name[0] ? name : user ? user : "";
}

/* Show a message of the desk as a line for the user. */
static void say_of_desk(void *surface, const struct msg *msg, const char *const args[])
{
	cli_say(surface, msg, args);
}

static void be_about(void *teller, const struct book_event *event)
{
	cli_about(teller, event);
}

/* Messages so far come before the question. */
static char *ask_for_desk(void *surface, const struct msg *msg, const char *const args[])
{
	struct cli *cli = surface;
	struct buf prompt = { 0 };

	buf_msg(&prompt, cli->lang, msg, args);
	buf_add(&cli->out, buf_text(&cli->note), cli->note.len);
	buf_clear(&cli->note);
	char *line = cli_flush(cli) ? cli_read_line(cli, buf_text(&prompt)) : NULL;
	buf_free(&prompt);
	return line;
}

bool cli_at_terminal(const struct cli *cli)
{
	return cli->terminal_out && isatty(STDIN_FILENO);
}

struct desk *cli_desk(struct cli *cli)
{
	struct desk *desk = &cli->desk;

	desk->book = cli->book;
	desk->author = (struct book_author){
		.operator_name = cli_operator(cli),
		.command = cli->command_line.data ? cli->command_line.data : "",
		.at = getenv("RENONSZ_NOW"),
	};
	desk->lang = cli->lang;
	desk->is_trial = cli->opt[CLI_DRY_RUN];
	desk->err = &cli->err;
	desk->surface = cli;
	desk->say = say_of_desk;
	desk->about = be_about;
	desk->teller = cli;
	desk->ask = cli_at_terminal(cli) ? ask_for_desk : NULL;
	return desk;
}

/* ---- listings ---------------------------------------------------------------------------------- */

enum export_format cli_format(const struct cli *cli)
{
	enum export_format format
		= cli->opt[CLI_OUTPUT] ? export_format_of(cli->opt[CLI_OUTPUT]) : EXPORT_FORMATS;

	if (cli->opt[CLI_JSON])
		return EXPORT_JSON;
	if (cli->opt[CLI_CSV])
		return EXPORT_CSV;
	if (cli->opt[CLI_HTML])
		return EXPORT_HTML;
	return format == EXPORT_FORMATS ? EXPORT_TEXT : format;
}

bool cli_is_page(const struct cli *cli)
{
	return export_formats[cli_format(cli)].medium & (DOC_PAPER | DOC_WORKBOOK);
}

/* Output replaces an existing file: never a book, this one or another, or a part of one. */
static bool is_of_a_book(struct cli *cli, const char *path)
{
	struct buf book = { 0 };

	cli_book_path(cli, &book);
	bool is_there = file_is_same(buf_text(&book), path) || book_is_part(path);
	buf_free(&book);
	if (is_there)
		cli_fail(cli, ERR_CONFLICT, &msg_cli_output_book, MSG_ARGS(path));
	return is_there;
}

bool cli_check_output(struct cli *cli, const struct cli_command *command)
{
	const char *path = cli->opt[CLI_OUTPUT], *dot = path ? strrchr(path, '.') : NULL;
	const char *paper = cli->opt[CLI_PAPER];
	struct buf endings = { 0 };
	bool documents = command->takes[CLI_HTML], journal = command->takes[CLI_JOURNAL];

	cli->look.size = cli->opt[CLI_SCREEN] ? DOC_SCREEN : cli->opt[CLI_WALL] ? DOC_WALL : DOC_DESK;
	cli->look.media = export_formats[cli_format(cli)].medium;
	cli->look.paper = paper && strcasecmp(paper, "a3") == 0 ? DOC_A3 : DOC_A4;
	if (paper && cli->look.paper != DOC_A3 && strcasecmp(paper, "a4") != 0)
		return cli_fail(cli, ERR_USAGE, &msg_cli_bad_paper, MSG_ARGS(paper));
	if (path && is_of_a_book(cli, path))
		return false;
	const bool is_screen = cli->look.size == DOC_SCREEN;
	const char *look = is_screen ? "screen" : cli->opt[CLI_WALL] ? "wall" : paper ? "paper" : NULL;
	if (!path || !documents || export_format_of(path) != EXPORT_FORMATS) {
		if (look && !cli_is_page(cli))
			cli_say(cli, &msg_cli_no_page, MSG_ARGS(look, is_screen ? "html" : "pdf"));
		return true;
	}
	if (journal && dot && strcmp(dot, ".ulti") == 0)
		return true;
	export_endings(&endings);
	buf_str(&endings, journal ? " .ulti" : "");
	cli_fail(cli, ERR_USAGE, &msg_export_ending, MSG_ARGS(path, buf_text(&endings)));
	buf_free(&endings);
	return false;
}

bool cli_deliver(struct cli *cli, const struct cli_command *command)
{
	const char *path = cli->opt[CLI_OUTPUT];

	if (!path || !command->takes[CLI_HTML])
		return true;
	bool done = cli->is_written || file_write(path, &cli->out, &cli->err);
	buf_clear(&cli->out);
	if (done)
		cli_say(cli, &msg_export_written, MSG_ARGS(path));
	return done;
}

void cli_doc_look(const struct cli *cli, struct doc *doc)
{
	doc->size = cli->look.size;
	doc->paper = cli->look.paper;
}

void cli_start_list(struct cli *cli, struct doc *doc, const char *title)
{
	doc_list_start(doc, cli->lang, title, cli->look.media);
	cli_doc_look(cli, doc);
}

void cli_tell(struct cli *cli, struct doc *doc, const char *text)
{
	buf_printf(&cli->note, "%s\n", text);
	doc_for(doc, cli->opt[CLI_OUTPUT] ? DOC_PEOPLE : DOC_PAPER | DOC_WORKBOOK);
	doc_text(doc, text);
	doc_for(doc, DOC_EVERYWHERE);
}

static bool add_mark(struct cli *cli, struct doc *doc)
{
	struct report_mark mark;

	doc_for(doc, DOC_EVERYWHERE);
	return report_mark_make(cli->book, &mark, &cli->err)
		&& report_mark_doc(doc, &mark, &cli->look, &cli->err);
}

/* Name the event and commands in the text as they were typed. */
static void name_in_text(const struct cli *cli, char **text)
{
	struct buf named = { 0 };

	if (!*text || !strstr(*text, "renonsz "))
		return;
	buf_str(&named, *text);
	cli_name_event(cli, &named, 0);
	cli_name_commands(cli, &named);
	char *copy = strdup(buf_text(&named));
	buf_free(&named);
	if (copy) {
		free(*text);
		*text = copy;
	}
}

/* On a terminal, do so in notes and texts, and for people in pairs and tables. */
static void name_in_notes(const struct cli *cli, struct doc *doc)
{
	const bool is_text = cli_format(cli) == EXPORT_TEXT;

	for (size_t i = 0; i < doc->count; i++) {
		struct doc_part *part = &doc->parts[i];
		struct listing *t = &part->table;
		if (part->kind == DOC_NOTE || part->kind == DOC_TEXT || part->kind == DOC_ITEM
			|| (part->kind == DOC_PAIR && is_text))
			name_in_text(cli, &part->text);
		for (size_t at = 0; part->kind == DOC_TABLE && is_text && at < t->row_count * t->row_cells; at++)
			name_in_text(cli, (char **)&t->cells[at].text);
	}
}

bool cli_show_doc(struct cli *cli, struct doc *doc)
{
	if (!cli_is_page(cli))
		name_in_notes(cli, doc);
	bool of_book = cli->book && cli->form.len > 0 && cli_is_page(cli) && !cli->opt[CLI_BLANK];
	bool done = (!of_book || *doc->foot || add_mark(cli, doc))
		&& export_doc(&cli->out, doc, cli_format(cli), &cli->look, &cli->err);

	doc_free(doc);
	return done;
}

bool cli_show_page(struct cli *cli, struct doc *doc)
{
	cli_doc_look(cli, doc);
	if (add_mark(cli, doc))
		return cli_show_doc(cli, doc);
	doc_free(doc);
	return false;
}

bool cli_show(struct cli *cli, struct listing *table)
{
	struct doc doc;

	doc_list(&doc, cli->lang, table);
	cli_doc_look(cli, &doc);
	return cli_show_doc(cli, &doc);
}

void cli_seat_names(struct cli *cli, const struct book_table *table, int seat, struct buf *b)
{
	buf_str(b, table->player[seat]);
	for (int i = 0; i < table->turn_count; i++) {
		if (table->turns[i].seat == seat)
			buf_msg(b, cli->lang, &msg_seat_turn,
				MSG_ARGS(num_of(table->turns[i].from).text, table->turns[i].player));
	}
}

/* Has another player come to that seat before this takeover? */
static bool sat_before(const struct book_table *table, const struct book_turn *turn)
{
	bool sat = table->entry[turn->seat] == turn->entry;

	for (const struct book_turn *other = table->turns; other < turn; other++)
		sat = sat || (other->seat == turn->seat && other->entry == turn->entry);
	return sat;
}

void cli_sums_write(struct buf *b, const struct book_table *table, const struct book_sums *sums)
{
	for (int seat = 0; seat < table->seat_count; seat++) {
		bool is_shared = false;
		for (int i = 0; i < table->turn_count; i++)
			is_shared = is_shared || table->turns[i].seat == seat;
		buf_printf(b, "%s%s", seat > 0 ? "   " : "", table->player[seat]);
		if (is_shared)
			buf_printf(b, " %lld", (long long)sums->first[seat]);
		for (int i = 0; i < table->turn_count; i++) {
			const struct book_turn *turn = &table->turns[i];
			if (turn->seat == seat && !sat_before(table, turn))
				buf_printf(b, " / %s %lld", turn->player, (long long)sums->turn[i]);
		}
		buf_printf(b, "%s %lld", is_shared ? " =" : "", (long long)sums->seat[seat]);
	}
}

bool cli_confirm(struct cli *cli, const struct msg *question, const char *const args[])
{
	struct buf prompt = { 0 };

	if (cli->opt[CLI_YES])
		return true;
	if (!cli_at_terminal(cli))
		return cli_fail(cli, ERR_REFUSED, &msg_cli_not_confirmed, MSG_NO_ARGS);
	buf_msg(&prompt, cli->lang, question, args);
	cli_name_commands(cli, &prompt);
	cli_say_now(cli);
	char *line = NULL;
	int yes = -1;
	do {
		buf_str(&cli->out, line ? msg_talk_yes_no.text[cli->lang] : "");
		free(line);
		line = cli_flush(cli) ? cli_read_line(cli, buf_text(&prompt)) : NULL;
		yes = line ? court_yes_no_typed(line) : 0;
	} while (yes < 0);
	free(line);
	buf_free(&prompt);
	return yes || cli_fail(cli, ERR_REFUSED, &msg_cli_declined, MSG_NO_ARGS);
}

void cli_progress(struct cli *cli, const struct msg *what, size_t done, size_t total)
{
	struct buf line = { 0 };

	if (!cli->terminal_err || total == 0)
		return;
	buf_char(&line, '\r');
	if (done < total) {
		buf_str(&line, what->text[cli->lang]);
		buf_str(&line, " [");
		buf_pad(&line, '#', done * 40 / total);
		buf_pad(&line, '.', 40 - done * 40 / total);
		buf_printf(&line, "] %zu%%", done * 100 / total);
	} else {
		buf_str(&line, "\033[K");
	}
	if (write(STDERR_FILENO, buf_text(&line), line.len) < 0)
		cli->terminal_err = false;
	buf_free(&line);
}

bool cli_fault(struct cli *cli, const struct buf *line, const struct text_fault *fault)
{
	const struct text_diagnostic d = { NULL, 1, { buf_text(line), line->len }, *fault,
		cli->terminal_err || cli->terminal_out ? cli->look.columns : 0 };

	text_diagnostic_write(&cli->note, cli->lang, &d);
	return cli_fail(cli, ERR_REFUSED, &msg_cli_bad_line, MSG_NO_ARGS);
}

bool cli_no_case(struct cli *cli, const struct game_court *court, const char *words)
{
	const struct court_case jury = court_case_at(court, court->case_count - 1);
	char numbers[ERR_ARG_SIZE];
	int case_no;

	/* The last is the jury's, by its name. */
	const int listed = (int)(strlen(court->numbers) - strlen(COURT_JURY));
	snprintf(numbers, sizeof numbers, "%.*s%s", listed, court->numbers,
		court_case_label(cli->lang, court, COURT_JURY));
	if (!words[0] && court->case_count > 1)
		return cli_fail(cli, ERR_USAGE, &msg_cases_not_said, MSG_ARGS(numbers));
	if (court->is_number(words, strlen(words), &case_no))
		return cli_fail(cli, ERR_NOT_FOUND, &msg_cases_no_number, MSG_ARGS(words, numbers));
	if (court->case_count == 1)
		return cli_fail(cli, ERR_NOT_FOUND, &msg_cases_jury_alone, MSG_NO_ARGS);
	return cli_fail(cli, ERR_NOT_FOUND, &msg_cases_unknown, MSG_ARGS(words, jury.cites[0]));
}

/* ---- solvers, one for each core ---------------------------------------------------------------- */

const struct game_solve *cli_solve(struct cli *cli, const char *edition)
{
	const struct game_edition *found = edition ? game_edition_find(edition) : NULL;
	const struct game_solve *solve = (found ? found : game_edition_standard())->solve;

	if (!solve)
		cli_fail(cli, ERR_REFUSED, &msg_no_solver, MSG_ARGS(edition));
	return solve;
}

void cli_solvers_free(struct cli_solvers *solvers)
{
	for (int i = 0; i < solvers->count; i++)
		free(solvers->list[i]);
}

bool cli_solvers_make(struct cli *cli, const struct game_solve *solve, int count, struct cli_solvers *solvers)
{
	*solvers = (struct cli_solvers){ .count = 0 };
	while (solvers->count < count) {
		struct game_solver *solver = solve->solver();
		if (!solver) {
			cli_solvers_free(solvers);
			return cli_fail(cli, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
		}
		solvers->list[solvers->count++] = solver;
	}
	return true;
}
