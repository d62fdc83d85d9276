/* Quick entry at a prompt: a sheet typed deal by deal, each settled and stored at once. */
#include "base/messages.h"
#include "cli/commands/commands.h"
#include "cli/dialogue/dialogue.h"
#include "cli/shell/messages.h"
#include "desk/desk.h"
#include "desk/rounds/rounds.h"

#include <editline/readline.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
	DEALER_NAME_MAX = 30,   /* the length of a name in the prompt */
	KEY_WIDTH = 15          /* of a key in the prompt's help, after "= " */
};

/* A sheet being typed. */
struct enter {
	struct cli *cli;
	struct book_event event;
	struct book_table table;
	struct desk_rules rules;
	int no;                    /* the deal at the prompt */
	bool has_standing;         /* and it is in the book */
	bool is_open;              /* or a dispute about it is, which waits for its line */
	int passed;                /* deals up to this number were confirmed to be missing */
	struct book_deal standing;
	int *seen;                 /* the revision of each deal that the clerk has seen or typed, 0: none */
	int seen_count;
	struct desk_hold hold;   /* else the effect of rulings on it */
	struct game_run run;       /* and the deals before it */
	int unplayed;              /* deals of the table thrown in */
	struct enter_pieces pieces;   /* of the deal at the prompt, if its game has them */
	int seated;                /* the deal whose seating was confirmed */
	bool finished;
};

/* ---- the prompt -------------------------------------------------------------------------------- */

/* The edition whose words are completed: readline passes no argument. */
static const struct game_edition *completed;

/* Return words of a deal line, for completion. */
static char *next_word(const char *typed, int state)
{
	static size_t at;   /* the generator's position between calls, as readline requires */
	const char *word;

	if (state == 0)
		at = 0;
	while (completed && completed->game->word && (word = completed->game->word(completed, at))) {
		at++;
		if (strncmp(word, typed, strlen(typed)) == 0)
			return strdup(word);
	}
	return NULL;
}

static char **complete(const char *typed, int from, int to)
{
	(void)from;
	(void)to;
	return rl_completion_matches(typed, next_word);
}

/* Add lines that fit the terminal, if there is one. */
static void add_wrapped(struct cli *cli, struct buf *text)
{
	cli_name_event(cli, text, 0);
	cli_name_commands(cli, text);
	if (cli_at_terminal(cli))
		buf_wrap(&cli->out, 0, buf_text(text), cli->look.columns);
	else
		buf_add(&cli->out, buf_text(text), text->len);
}

static void say_entered(struct enter *enter, const struct msg *msg, const char *const args[])
{
	struct buf text = { 0 };

	buf_msg(&text, enter->cli->lang, msg, args);
	buf_char(&text, '\n');
	add_wrapped(enter->cli, &text);
	buf_free(&text);
}

/* Show the notes for the user. */
static void show_notes(struct enter *enter)
{
	struct cli *cli = enter->cli;

	add_wrapped(cli, &cli->note);
	buf_clear(&cli->note);
}

/* Show an error without ending the entry; the prompt stays. */
static void show_error(struct enter *enter)
{
	struct cli *cli = enter->cli;
	/* A fault shown with its caret needs no second line. Messages differ by file: compare their words. */
	bool is_marked = cli->note.len > 0
		&& (!cli->err.msg || strcmp(cli->err.msg->text[LANG_EN], msg_cli_bad_line.text[LANG_EN]) == 0);

	show_notes(enter);
	if (!is_marked) {
		struct buf text = { 0 };
		err_text(&text, cli->lang, &cli->err);
		buf_char(&text, '\n');
		add_wrapped(cli, &text);
		buf_free(&text);
	}
	cli->err = (struct err){ 0 };
}

/* ---- the deal at the prompt -------------------------------------------------------------------- */

/* Return the dealer of the deal at the prompt. */
static int dealer_here(const struct enter *enter)
{
	int dealer = enter->has_standing ? enter->standing.dealer : enter->hold.dealer;

	return dealer != GAME_NO_SEAT ? dealer : game_dealer_after(enter->rules.game.edition->game,
		enter->hold.last, enter->no, enter->table.seat_count);
}

static const struct game *game_of(const struct enter *enter)
{
	return enter->rules.game.edition->game;
}

/* Is the deal at the prompt begun piece by piece? */
static bool has_pieces(const struct enter *enter)
{
	return !enter->has_standing && enter->pieces.line.len > 0;
}

/* Go to a deal and see whether it is in the book. */
static bool go_to(struct enter *enter, int no)
{
	struct err none = { 0 };

	enter->no = no;
	enter->has_standing = book_deal_find(enter->cli->book, enter->table.id, no, &enter->standing, &none)
		&& enter->standing.state != BOOK_REDEAL && enter->standing.state != BOOK_TAKEN_BACK;
	enter->is_open = enter->has_standing && enter->standing.state == BOOK_OPEN;
	enter->has_standing = enter->has_standing && !enter->is_open;
	if (none.status != ERR_NONE && none.status != ERR_NOT_FOUND) {
		enter->cli->err = none;
		return false;
	}
	if (enter->has_standing && game_of(enter)->add_piece)
		enter_pieces_overtaken(&enter->pieces, no);
	if (enter->has_standing)
		return true;
	bool done = desk_hold_make(enter->cli->book, enter->table.id, no, 0, &enter->hold, &enter->cli->err)
		&& desk_run_make(enter->cli->book, &enter->table, no, &enter->run, &enter->cli->err);
	if (done && game_of(enter)->add_piece)
		enter_pieces_start(&enter->pieces, no, dealer_here(enter));
	return done;
}

/* Go to the first missing deal. */
static bool go_to_first_free(struct enter *enter)
{
	int no = 1;

	do {
		if (!go_to(enter, no++))
			return false;
	} while (enter->has_standing || (enter->is_open && enter->no <= enter->passed));
	return book_deals_unplayed(enter->cli->book, enter->table.id, &enter->unplayed, &enter->cli->err);
}

/* Note that the clerk has seen this revision; a later correction revises it. */
static bool mark_seen(struct enter *enter, const struct book_deal *deal)
{
	if (deal->no >= enter->seen_count) {
		int count = 2 * deal->no + 64;
		int *seen = realloc(enter->seen, (size_t)count * sizeof *seen);
		if (!seen)
			return cli_fail(enter->cli, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
		memset(seen + enter->seen_count, 0, (size_t)(count - enter->seen_count) * sizeof *seen);
		enter->seen = seen;
		enter->seen_count = count;
	}
	enter->seen[deal->no] = deal->revision;
	return true;
}

/* Show the deal at the prompt. */
static void show_standing(struct enter *enter)
{
	const struct book_deal *standing = &enter->standing;
	struct buf text = { 0 };

	if (enter->is_open)
		say_entered(enter, &msg_enter_disputed, MSG_ARGS(num_of(enter->no).text, standing->reason));
	if (!enter->has_standing)
		return;
	if (standing->state == BOOK_RULED) {
		say_entered(enter, &msg_enter_standing_ruled, MSG_ARGS(num_of(enter->no).text, standing->reason));
		return;
	}
	book_deal_write(&text, standing, &enter->table);
	say_entered(enter, &msg_enter_standing, MSG_ARGS(buf_text(&text)));
	buf_free(&text);
}

/* Show the totals of the sheet; during a deal typed piece by piece they are labelled as the sheet's. */
static bool show_totals(struct enter *enter)
{
	const struct msg *msg = has_pieces(enter) ? &msg_enter_totals_sheet : &msg_enter_totals;
	struct buf totals = { 0 };
	struct book_sums sums;
	bool done = book_table_sums(enter->cli->book, &enter->table, &sums, &enter->cli->err);

	if (done)
		cli_sums_write(&totals, &enter->table, &sums);
	if (done)
		say_entered(enter, msg, MSG_ARGS(buf_text(&totals)));
	buf_free(&totals);
	return done;
}

/* Show the state of the deal typed piece by piece. */
static void show_pieces_score(struct enter *enter)
{
	struct buf score = { 0 };

	enter_pieces_score(&enter->pieces, &score);
	say_entered(enter, &msg_enter_piece,
		MSG_ARGS(num_of(enter->pieces.progress.pieces).text, buf_text(&score)));
	buf_free(&score);
}

/* ---- what can be typed ------------------------------------------------------------------------- */

/* Report the difference, explanations, and the command for more: "renonsz doctor 1 3 = 69 -62 -7". */
static void say_differs(struct enter *enter, const struct desk_paper *paper, const char *ours)
{
	const struct msg *msg = paper->by_totals ? &msg_enter_totals_differ_known : &msg_enter_totals_differ;
	struct buf slips = { 0 }, again = { 0 };
	int64_t sum = 0;

	report_slips(&slips, enter->cli->lang, paper);
	buf_printf(&again, "%d %d =", enter->table.round, enter->table.no);
	for (int seat = 0; seat < paper->seats; seat++) {
		buf_printf(&again, " %lld", (long long)paper->theirs[seat]);
		sum += paper->theirs[seat];
	}
	if (sum != 0)
		say_entered(enter, &msg_enter_totals_sum, MSG_ARGS(num_signed(sum).text));
	say_entered(enter, msg, MSG_ARGS(ours, buf_text(&slips), buf_text(&again)));
	buf_free(&slips);
	buf_free(&again);
}

/* As long as written totals count, the sums shown are theirs. */
static bool tell_totals(struct enter *enter)
{
	struct desk_sheet sheet;
	bool done = desk_sheet_look(cli_desk(enter->cli), &enter->event, &enter->table, &sheet);

	if (done)
		desk_sheet_tell(cli_desk(enter->cli), &enter->table, &sheet);
	show_notes(enter);
	desk_sheet_free(&sheet);
	return done;
}

/* Compare "= 69 -62 -7" with the sheet's totals; "=" alone shows them. */
static bool check_totals(struct enter *enter, const char *figures)
{
	struct cli *cli = enter->cli;
	struct desk_paper paper = { .rules = &enter->rules.game, .seats = enter->table.seat_count };
	struct desk_counted *deals = NULL;
	struct buf ours = { 0 };

	if (!figures[strspn(figures, " \t")]) {
		if (has_pieces(enter))
			show_pieces_score(enter);
		return show_totals(enter) && tell_totals(enter);
	}
	if (!desk_figures(figures, paper.seats, paper.theirs)) {
		return cli_fail(cli, ERR_REFUSED, &msg_enter_totals_bad, MSG_ARGS(num_of(paper.seats).text,
			desk_figures_example[paper.seats]));
	}
	if (!desk_paper_of_table(cli->book, &enter->table, &paper, &deals, &cli->err))
		return false;
	for (int seat = 0; seat < paper.seats; seat++)
		buf_printf(&ours, "%s%lld", seat > 0 ? " " : "", (long long)paper.ours[seat]);
	if (desk_paper_agrees(&paper))
		say_entered(enter, &msg_enter_totals_agree, MSG_ARGS(buf_text(&ours), ""));
	else
		say_differs(enter, &paper, buf_text(&ours));
	buf_free(&ours);
	free(deals);
	return tell_totals(enter);
}

/* Report "2. leosztás: érvénytelen, nem számít", and its reason, or how to give one. */
static void say_void(struct enter *enter, const struct book_deal *deal)
{
	bool is_void = deal->state == BOOK_VOID;
	struct buf why = { 0 };

	if (deal->reason[0])
		buf_msg(&why, enter->cli->lang, &msg_enter_reason, MSG_ARGS(deal->reason));
	else
		buf_msg(&why, enter->cli->lang, &msg_enter_no_reason,
			MSG_ARGS(num_of(deal->no).text, is_void ? "ervenytelen" : "ujraosztas"));
	say_entered(enter, is_void ? &msg_enter_void : &msg_enter_redeal,
		MSG_ARGS(num_of(deal->no).text, buf_text(&why)));
	buf_free(&why);
}

/* Report "2. leosztás: A +10 B -5 C -5", and what it was before a correction. */
static void say_stored(struct enter *enter, const struct book_deal *deal, const struct book_deal *before)
{
	struct buf points = { 0 }, was = { 0 }, now = { 0 };

	for (int seat = 0; seat < enter->table.seat_count; seat++)
		buf_printf(&points, "%s%s %s", seat > 0 ? "   " : "", text_seat_code(seat),
			num_signed(deal->points[seat]).text);
	if (deal->state == BOOK_VOID || deal->state == BOOK_REDEAL)
		say_void(enter, deal);
	else
		say_entered(enter, &msg_enter_stored, MSG_ARGS(num_of(deal->no).text, buf_text(&points)));
	if (before) {
		book_deal_write(&was, before, &enter->table);
		book_deal_write(&now, deal, &enter->table);
		say_entered(enter, &msg_enter_corrected, MSG_ARGS(buf_text(&was), buf_text(&now)));
	}
	buf_free(&points);
	buf_free(&was);
	buf_free(&now);
}

/* Report what is odd, if anything. */
static bool remark_on(struct enter *enter, const struct err *odd)
{
	if (odd->msg)
		say_entered(enter, odd->msg, MSG_ARGS(odd->arg[0], odd->arg[1]));
	return odd->msg;
}

/* Complete a new line from the deals before it; have oddities confirmed. */
static bool is_sure(struct enter *enter, struct game_deal *line)
{
	const struct game *game = enter->rules.game.edition->game;
	struct err odd[DESK_ODD];
	bool any = false;

	if (!enter->has_standing && line->kind == GAME_DEAL_PLAYED && game->complete
		&& game->complete(&enter->run, &line->record))
		say_entered(enter, &msg_enter_doubled, MSG_NO_ARGS);
	if (!cli_at_terminal(enter->cli))
		return true;
	if (!desk_deal_odd(cli_desk(enter->cli), &enter->rules, &enter->table, line, odd))
		return false;
	enter_pieces_say_once(&enter->pieces);
	show_notes(enter);
	if (enter->seated == line->no || has_pieces(enter))
		odd[DESK_ODD_ORDER].msg = NULL;
	if (!enter_pieces_sure(&enter->pieces, &odd[DESK_ODD_BETTORS]))
		return false;
	for (int i = 0; i < DESK_ODD; i++)
		any |= remark_on(enter, &odd[i]);
	return !any || cli_confirm(enter->cli, &msg_enter_sure, MSG_NO_ARGS);
}

/* Keep the parts that a corrected line leaves out, and report that. */
static bool keep_standing(struct enter *enter, struct game_deal *line)
{
	bool done = !enter->has_standing
		|| desk_deal_keep(cli_desk(enter->cli), enter->rules.game.edition, &enter->standing, line);

	show_notes(enter);
	return done;
}

/* Record a typed deal; `is_piece`: the line is the noted pieces with the last one. */
static bool take_deal(struct enter *enter, const char *typed, bool is_piece)
{
	struct cli *cli = enter->cli;
	struct game_deal line;
	struct desk_deal d = { .end = DESK_DEAL_UNREAD };
	struct book_round round;
	struct buf text = { 0 };
	int before = enter->no;

	buf_str(&text, typed);
	const struct text_slice words = { buf_text(&text), text.len };
	bool is_read = desk_deal_read(cli_desk(cli), &enter->rules.game, &enter->table, enter->no, words, &line,
		&d.fault);
	bool is_there = is_read && (line.no == enter->no || go_to(enter, line.no));
	bool done = is_there && keep_standing(enter, &line) && is_sure(enter, &line);
	if (done) {
		/* A correction of the revision that was seen, or a deal under a free number. */
		bool has_seen = enter->has_standing && line.no < enter->seen_count;
		d = (struct desk_deal){ .event = enter->event,
			.table = enter->table, .rules = enter->rules, .line = line, .typed = words,
			.seen = has_seen ? enter->seen[line.no] : 0, .has_standing = enter->has_standing,
			.standing = enter->standing, .is_seen = cli_at_terminal(cli) };
		done = desk_deal_record(cli_desk(cli), &d);
	}
	if (done) {
		enter_pieces_say_once(&enter->pieces);
		bool corrects = d.end == DESK_DEAL_WRITTEN && d.seen > 0;
		if (is_piece)
			enter_pieces_drop(&enter->pieces);
		else if (line.kind == GAME_DEAL_REDEAL && game_of(enter)->add_piece)
			enter_pieces_overtaken(&enter->pieces, line.no);
		done = mark_seen(enter, d.end == DESK_DEAL_UNCHANGED ? &d.standing : &d.deal);
		say_stored(enter, &d.deal, corrects ? &d.standing : NULL);
		if (!cli->opt[CLI_DRY_RUN] && book_round_completed(cli->book, &round))
			cli_back_up_round(cli, &round);
		show_notes(enter);
		done = done && show_totals(enter) && go_to_first_free(enter);
	} else {
		if (cli->err.status == ERR_NONE)
			cli_fail_deal(cli, &text, &d);
		if (enter->no != before && cli->err.status == ERR_REFUSED)
			go_to(enter, before);
	}
	buf_free(&text);
	return done;
}

/* Insert a deal that was left out: "+5 A U z ++", or "+ A U z ++" at the prompt. */
static bool insert_deal(struct enter *enter, const char *words)
{
	struct cli *cli = enter->cli;
	struct desk_deal d = { .event = enter->event, .table = enter->table, .end = DESK_DEAL_REFUSED };
	struct book_round round;
	struct buf text = { 0 };

	if (enter->pieces.line.len > 0)
		return cli_fail(cli, ERR_CONFLICT, &msg_enter_pieces_first, MSG_NO_ARGS);
	words += strspn(words, " \t");
	buf_char(&text, '+');
	if (!strchr("0123456789", words[0]))
		buf_printf(&text, "%d ", enter->no);
	buf_str(&text, words);
	bool done = desk_deal_insert(cli_desk(cli), (struct text_slice){ buf_text(&text) + 1, text.len - 1 }, &d);
	d.fault.from++, d.fault.to++;   /* behind the sign */
	done = done || cli_fail_deal(cli, &text, &d);
	buf_free(&text);
	if (!done)
		return false;
	for (int no = d.deal.no; no < enter->seen_count; no++)
		enter->seen[no] = 0;
	done = mark_seen(enter, &d.deal);
	say_stored(enter, &d.deal, NULL);
	cli_say_moved(cli, &d);
	if (!cli->opt[CLI_DRY_RUN] && book_round_completed(cli->book, &round))
		cli_back_up_round(cli, &round);
	show_notes(enter);
	return done && show_totals(enter) && go_to_first_free(enter);
}

/* Return the piece of the deal at the prompt in a line, after an optional number; NULL: none, such as a line
 * for another number, or a deal without a result. */
static const char *piece_of(const struct enter *enter, const char *typed)
{
	static const char *const others[] = { "ervenytelen", "ujraosztas" };
	char *rest;
	long no = strtol(typed, &rest, 10);
	bool has_number = typed[0] >= '0' && typed[0] <= '9';

	if (has_number && (no != enter->no || (*rest != ' ' && *rest != '\t')))
		return NULL;
	typed = has_number ? rest + strspn(rest, " \t") : typed;
	for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
		if (text_slice_is((struct text_slice){ typed, strcspn(typed, " \t") }, others[i]))
			return NULL;
	}
	return game_of(enter)->add_piece && !enter->has_standing ? typed : NULL;
}

/* Before a deal is begun piece by piece: is the seating in turn, or confirmed? */
static bool is_seated(struct enter *enter)
{
	const struct game *game = enter->rules.game.edition->game;
	struct err odd = { 0 };

	if (enter->seated == enter->no || enter->pieces.line.len > 0 || !cli_at_terminal(enter->cli))
		return true;
	if (!desk_order_odd(cli_desk(enter->cli), game, &enter->table, enter->no, &odd)
		|| (remark_on(enter, &odd) && !cli_confirm(enter->cli, &msg_enter_seated, MSG_NO_ARGS)))
		return false;
	enter->seated = enter->no;
	return true;
}

/* Take a piece of the deal, which is recorded with the last one. */
static bool take_piece(struct enter *enter, const char *typed)
{
	struct enter_pieces *pieces = &enter->pieces;
	struct buf whole = { 0 }, noted = { 0 };
	struct game_progress before = pieces->progress;
	bool done = book_deal_can_be(enter->cli->book, enter->table.id, enter->no, &enter->cli->err)
		&& is_seated(enter) && enter_pieces_add(pieces, typed, &whole);

	if (done) {
		show_notes(enter);
		remark_on(enter, &pieces->progress.kept);
		remark_on(enter, &pieces->progress.gone);
	}
	if (done && pieces->progress.is_over) {
		done = take_deal(enter, buf_text(&whole), true);
		if (!done)
			pieces->progress = before;
	} else if (done) {
		game_of(enter)->noted(buf_text(&pieces->line), &noted);
		if (pieces->progress.pieces > 0)
			show_pieces_score(enter);
		else if (pieces->line.len == 0)
			say_entered(enter, &msg_enter_emptied, MSG_NO_ARGS);
		else
			say_entered(enter, &msg_enter_noted, MSG_ARGS(buf_text(&noted)));
		remark_on(enter, &pieces->progress.remark);
	}
	buf_free(&whole);
	buf_free(&noted);
	return done;
}

/* Go to a deal and show it; from then on it can be corrected. */
static bool look_at(struct enter *enter, int no)
{
	if (!go_to(enter, no))
		return false;
	show_standing(enter);
	return !enter->has_standing || mark_seen(enter, &enter->standing);
}

static bool step_deal(struct enter *enter, int by)
{
	if (by > 0 && enter->is_open && enter->passed < enter->no)
		enter->passed = enter->no;
	bool is_last = by > 0 && !enter->has_standing && !enter->is_open;
	return is_last || enter->no + by < 1 || look_at(enter, enter->no + by);
}

/* Return how many deals the round has at this table, 0: not fixed; is the prompt after the last of them? */
static int deals_of(const struct enter *enter)
{
	return book_event_deals(&enter->event, enter->table.seat_count);
}

static bool is_full(const struct enter *enter)
{
	return deals_of(enter) > 0 && enter->no > deals_of(enter) + enter->unplayed && !enter->has_standing;
}

/* Go to the deal named; beyond those of the round there is none. */
static bool look_at_named(struct enter *enter, const char *word)
{
	const int before = enter->no;
	int no = 0;

	if (!cli_number(enter->cli, word, &msg_word_deal, &no) || !look_at(enter, no))
		return false;
	if (!is_full(enter))
		return true;
	return go_to(enter, before) && cli_fail(enter->cli, ERR_NOT_FOUND, &msg_enter_no_deal,
		MSG_ARGS(num_of(no).text, num_of(deals_of(enter)).text));
}

/* Show what can be typed: the game's own lines, then the general ones. */
static void show_help(struct enter *enter)
{
	const struct game_edition *edition = enter->rules.game.edition;
	const int players = edition->game->players;
	const char *page = cli_page(enter->cli->lang, "prompt", edition->id);
	struct buf figures = { 0 };

	if (page)
		buf_str(&enter->cli->out, page);
	buf_str(&figures, players == 2 ? "1 -1" : players == 3 ? "4 4 -8" : "4 4 -4 -4");
	for (int seat = players; seat < enter->table.seat_count; seat++)
		buf_str(&figures, " 0");
	buf_pad(&figures, ' ', figures.len < KEY_WIDTH ? KEY_WIDTH - figures.len : 1);
	say_entered(enter, &msg_enter_keys, MSG_ARGS(buf_text(&figures)));
	buf_free(&figures);
}

static bool take_line(struct enter *enter, const char *line)
{
	line += strspn(line, " \t");
	switch (line[0]) {
	case '\0':
	case '>':
		return step_deal(enter, 1);
	case '<':   /* "<3" goes to deal 3 */
		line += 1 + strspn(line + 1, " \t");
		if (!line[0])
			return step_deal(enter, -1);
		return look_at_named(enter, line);
	case '+':
		return insert_deal(enter, line + 1);
	case '=':
		return check_totals(enter, line + 1);
	case '?':
		show_help(enter);
		return true;
	case '.':
		enter->finished = true;
		return true;
	}
	const char *piece = piece_of(enter, line);
	return piece ? take_piece(enter, piece) : take_deal(enter, line, false);
}

/* ---- the command ------------------------------------------------------------------------------- */

static void make_prompt(const struct enter *enter, struct buf *prompt)
{
	struct buf who = { 0 };

	buf_clear(prompt);
	if (is_full(enter)) {
		buf_msg(prompt, enter->cli->lang, &msg_enter_prompt_full, MSG_ARGS(num_of(deals_of(enter)).text));
		return;
	}
	/* The dealer's seat, and as much of the name as leaves room for a line of 80 columns. */
	int seat = has_pieces(enter) ? enter->pieces.progress.dealer : dealer_here(enter);
	const char *name = has_pieces(enter) ? enter_pieces_player(&enter->pieces, seat)
		: book_player_at(&enter->table, seat, enter->no);
	size_t n = text_cut(name, strlen(name), DEALER_NAME_MAX);
	buf_printf(&who, "%s%s%.*s%s", text_seat_code(seat), n > 0 ? " " : "", (int)n, name, name[n] ? "…" : "");
	if (has_pieces(enter)) {
		buf_msg(prompt, enter->cli->lang, &msg_enter_prompt_piece,
			MSG_ARGS(num_of(enter->no).text, num_of(enter->pieces.progress.pieces + 1).text, buf_text(&who)));
		buf_free(&who);
		return;
	}
	buf_msg(prompt, enter->cli->lang, enter->has_standing ? &msg_enter_prompt_edit : &msg_enter_prompt,
		MSG_ARGS(num_of(enter->no).text, buf_text(&who)));
	buf_free(&who);
}

/* Report once when the round's deals are complete. */
static void say_if_complete(struct enter *enter)
{
	struct buf seats = { 0 };

	if (!is_full(enter) || enter->no != deals_of(enter) + enter->unplayed + 1)
		return;
	for (int seat = 0; seat < enter->table.seat_count; seat++)
		buf_printf(&seats, " %s", text_seat_code(seat));
	say_entered(enter, &msg_enter_complete, MSG_ARGS(num_of(deals_of(enter)).text,
		num_of(enter->table.round).text, num_of(enter->table.no).text, buf_text(&seats)));
	buf_free(&seats);
	tell_totals(enter);
}

/* Report what the earlier deals mean for the one at the prompt. */
static void say_run(struct enter *enter)
{
	const struct game_run *run = &enter->run;
	int seats = enter->table.seat_count, room = deals_of(enter) + enter->unplayed + 1 - enter->no;

	if (enter->has_standing)
		return;
	if (is_full(enter) && run->left > 0)
		say_entered(enter, &msg_enter_run_cut, MSG_ARGS(num_of(run->left).text));
	if (enter->rules.game.edition->game->holder)
		cli_say_next(enter->cli, &enter->event, enter->table.no);
	show_notes(enter);
	if (is_full(enter))
		return;
	if (run->left > 0)
		say_entered(enter, &msg_enter_run, MSG_ARGS(num_of(run->left).text));
	else if (run->may_start)
		say_entered(enter, &msg_enter_run_may, MSG_ARGS(num_of(seats).text));
	if (deals_of(enter) > 0 && run->left > room)
		say_entered(enter, &msg_enter_run_short, MSG_ARGS(num_of(room).text, num_of(run->left - room).text));
	else if (deals_of(enter) > 0 && run->may_start && seats > room)
		say_entered(enter, &msg_enter_run_may_short,
			MSG_ARGS(num_of(room).text, num_of(seats).text, num_of(seats - room).text));
}

/* Report who sits at the table now if another clerk has changed the seats. */
static void look_who_sits(struct enter *enter)
{
	const struct book_table was = enter->table;
	struct book_table now;
	struct buf seats = { 0 };
	struct err none = { 0 };
	bool is_same = true;

	if (!book_table_find(enter->cli->book, was.event, was.round, was.no, &now, &none))
		return;
	enter->table = now;
	for (int seat = 0; seat < BOOK_SEATS; seat++)
		is_same = is_same && book_entry_at(&was, seat, enter->no) == book_entry_at(&now, seat, enter->no);
	if (is_same)
		return;
	enter->seated = 0;
	for (int seat = 0; seat < now.seat_count; seat++)
		buf_printf(&seats, "%s%s %s", seat > 0 ? "   " : "", text_seat_code(seat),
			book_player_at(&now, seat, enter->no));
	say_entered(enter, &msg_enter_seats_changed, MSG_ARGS(buf_text(&seats)));
	buf_free(&seats);
}

static bool prompt_loop(struct enter *enter)
{
	struct buf prompt = { 0 };
	char *line;
	bool alive = cli_flush(enter->cli);

	while (alive && !enter->finished) {
		int before = enter->no;
		make_prompt(enter, &prompt);
		line = cli_read_line(enter->cli, buf_text(&prompt));
		if (!line)
			break;
		look_who_sits(enter);
		if (!take_line(enter, line)) {
			bool conflict = enter->cli->err.status == ERR_CONFLICT;
			alive = enter->cli->err.status != ERR_FAILED;
			if (alive)
				show_error(enter);
			/* Another clerk was faster: go on to the deal now there, or to a free one. */
			bool is_seen = enter->has_standing && enter->no < enter->seen_count && enter->seen[enter->no] > 0;
			if (alive && conflict && enter->has_standing && !is_seen)
				say_entered(enter, &msg_enter_unseen, MSG_ARGS(num_of(enter->no).text));
			if (alive && conflict)
				alive = is_seen ? look_at(enter, enter->no) : go_to_first_free(enter);
		}
		free(line);
		if (alive && enter->no != before) {
			say_if_complete(enter);
			say_run(enter);
		}
		look_who_sits(enter);
		alive = alive && cli_flush(enter->cli);
	}
	buf_free(&prompt);
	return alive;
}

/* Run the prompt, from the first missing deal to the last line typed. */
static bool hold_session(void *arg)
{
	struct enter *enter = arg;

	struct buf seats = { 0 };

	for (int seat = 0; seat < enter->table.seat_count; seat++) {
		buf_printf(&seats, "%s%s ", seat > 0 ? "   " : "", text_seat_code(seat));
		cli_seat_names(enter->cli, &enter->table, seat, &seats);
	}
	say_entered(enter, &msg_enter_hello, MSG_ARGS(enter->event.name, num_of(enter->table.round).text,
		num_of(enter->table.no).text, buf_text(&seats)));
	buf_free(&seats);
	bool done = show_totals(enter) && go_to_first_free(enter);
	if (enter->pieces.line.len > 0) {   /* resumed pieces */
		struct buf score = { 0 }, noted = { 0 };
		enter_pieces_score(&enter->pieces, &score);
		game_of(enter)->noted(buf_text(&enter->pieces.line), &noted);
		say_entered(enter, &msg_enter_pieces_here, MSG_ARGS(buf_text(&noted), buf_text(&score)));
		buf_free(&score);
		buf_free(&noted);
	}
	if (done)
		show_standing(enter);
	if (done)
		say_run(enter);
	return done && prompt_loop(enter);
}

bool cli_run_enter(struct cli *cli)
{
	struct enter enter = { .cli = cli };

	if (!cli_table(cli, cli->argv[0], cli->argv[1], &enter.event, &enter.table)
		|| !desk_rules_read(cli->book, enter.event.id, &enter.rules, &cli->err))
		return false;
	if (enter.table.is_signed)
		return cli_fail(cli, ERR_CONFLICT, &msg_enter_signed, MSG_ARGS(cli->argv[0], cli->argv[1]));
	completed = enter.rules.game.edition;
	enter.pieces = (struct enter_pieces){ .cli = cli, .edition = completed, .table = &enter.table };
	rl_attempted_completion_function = complete;
	bool done = desk_session(cli_desk(cli), hold_session, &enter);
	if (enter.pieces.line.len > 0)
		say_entered(&enter, &msg_enter_pieces_kept, MSG_ARGS(cli->argv[0], cli->argv[1]));
	if (done && cli_at_terminal(cli))
		say_entered(&enter, &msg_enter_bye, MSG_ARGS(cli->argv[0], cli->argv[1]));
	free(enter.seen);
	buf_free(&enter.pieces.line);
	buf_free(&enter.pieces.said);
	buf_free(&enter.pieces.sure);
	return done;
}
