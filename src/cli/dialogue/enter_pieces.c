/* A deal typed piece by piece: its pieces, and the file that keeps them. */
#include "cli/dialogue/dialogue.h"
#include "cli/shell/messages.h"
#include "desk/desk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The size of that file: the deal's line, and its bettors. */
enum { KEPT_MOST = 4 * LIMIT_JOURNAL_LINE };

/* Write "BOOK.draft-e1-r1-t2-3". */
static void write_path(const struct cli *cli, const struct book_table *table, int no, struct buf *path)
{
	cli_book_path(cli, path);
	buf_printf(path, ".draft-e%lld-r%d-t%d-%d", (long long)table->event, table->round, table->no, no);
}

bool enter_pieces_wait(struct cli *cli, const struct book_table *table, int no)
{
	struct buf path = { 0 };

	write_path(cli, table, no, &path);
	bool waits = access(buf_text(&path), R_OK) == 0;
	buf_free(&path);
	if (!waits)
		return false;
	buf_msg(&cli->note, cli->lang, &msg_enter_pieces_wait,
		MSG_ARGS(num_of(no).text, num_of(table->round).text, num_of(table->no).text));
	buf_char(&cli->note, '\n');
	return true;
}

/* Write "=42 7": the last revision of the deal, and the table. */
static void write_place(const struct enter_pieces *pieces, int no, struct buf *place)
{
	const int64_t table = pieces->table->id;
	struct book_deal last = { .id = 0 };
	struct err none = { 0 };

	book_deal_find(pieces->cli->book, table, no, &last, &none);
	buf_printf(place, "=%lld %lld", (long long)last.id, (long long)table);
}

/* Was it noted for another attempt, or at another table? Versions before 2.1 did not keep that. */
static bool is_of_another(const struct enter_pieces *pieces, int no, const char *kept)
{
	struct buf place = { 0 };

	write_place(pieces, no, &place);
	bool is = *kept == '=' && (strncmp(kept, buf_text(&place), place.len) != 0 || kept[place.len] != '\n');
	buf_free(&place);
	return is;
}

/* The bettors of a line who are players of the book, as kept beside it. */
struct bettors {
	struct cli *cli;
	struct buf known;       /* "17 Szabó Anna", a line each */
};

static bool know_bettor(void *arg, const struct game_bettor *bettor, char name[GAME_ITEM])
{
	struct bettors *bettors = arg;
	struct book_player player;
	struct err none = { 0 };

	(void)bettor;
	if (book_player_by_label(bettors->cli->book, name, &player, &none))
		buf_printf(&bettors->known, "%lld %s\n", (long long)player.id, name);
	return true;
}

/* Name a player by the present name, whoever else has the former one (E-27). */
static bool call_bettor(void *arg, const struct game_bettor *bettor, char name[GAME_ITEM])
{
	const struct bettors *bettors = arg;
	struct book_player player;
	struct err none = { 0 };
	const char *line = buf_text(&bettors->known);
	char *end;

	(void)bettor;
	for (; *line; line = end + strcspn(end, "\n"), line += *line == '\n') {
		const int64_t id = strtoll(line, &end, 10);
		const size_t n = strcspn(end, "\n");
		if (n != strlen(name) + 1 || strncmp(end + 1, name, n - 1) != 0)
			continue;
		if (book_player_now(bettors->cli->book, id, &player, &none) == 1)
			snprintf(name, GAME_ITEM, "%s", book_label_of(&player).text);
		break;
	}
	return true;
}

/* Write into `out` the line as the calls make it. */
static void walk_bettors(const struct enter_pieces *pieces, const char *line, game_bettor_visit *visit,
	struct bettors *bettors, struct buf *out)
{
	const struct game *game = pieces->edition->game;

	if (!game->name_bettors
		|| !game->name_bettors((struct text_slice){ line, strlen(line) }, visit, bettors, out)) {
		buf_clear(out);
		buf_str(out, line);
	}
}

/* Read what is kept of deal `no`, without a line end; false: nothing. `*other`: it no longer counts. */
static bool read_kept(const struct enter_pieces *pieces, int no, struct buf *kept, bool *other)
{
	struct bettors bettors = { .cli = pieces->cli };
	struct buf path = { 0 }, text = { 0 }, line = { 0 };
	struct err none = { 0 };

	write_path(pieces->cli, pieces->table, no, &path);
	if (access(buf_text(&path), R_OK) == 0
		&& file_read(&text, buf_text(&path), KEPT_MOST, &none)) {
		const size_t n = strcspn(buf_text(&text), "\n");
		buf_add(&line, buf_text(&text), n);
		buf_str(&bettors.known, n < text.len ? text.data + n + 1 : "");
		*other = is_of_another(pieces, no, buf_text(&bettors.known));
		walk_bettors(pieces, buf_text(&line), call_bettor, &bettors, kept);
	}
	buf_free(&line);
	buf_free(&bettors.known);
	buf_free(&path);
	buf_free(&text);
	return kept->len > 0;
}

static void unlink_kept(const struct enter_pieces *pieces, int no)
{
	struct buf path = { 0 };

	write_path(pieces->cli, pieces->table, no, &path);
	if (!pieces->cli->opt[CLI_DRY_RUN])
		unlink(buf_text(&path));
	buf_free(&path);
}

void enter_pieces_overtaken(const struct enter_pieces *pieces, int no)
{
	struct buf kept = { 0 }, noted = { 0 };
	bool other;

	if (!pieces->cli->opt[CLI_DRY_RUN] && read_kept(pieces, no, &kept, &other)) {
		pieces->edition->game->noted(buf_text(&kept), &noted);
		buf_msg(&pieces->cli->note, pieces->cli->lang, &msg_enter_pieces_overtaken,
			MSG_ARGS(num_of(no).text, buf_text(&noted)));
		buf_char(&pieces->cli->note, '\n');
		unlink_kept(pieces, no);
	}
	buf_free(&noted);
	buf_free(&kept);
}

/* Write two names that may be one person, a line each time. */
static void write_pair(struct buf *pair, const struct err *odd)
{
	buf_printf(pair, "%s:%s\n", odd->arg[0], odd->arg[1]);
}

bool enter_pieces_sure(struct enter_pieces *pieces, struct err *odd)
{
	struct cli *cli = pieces->cli;
	struct buf pair = { 0 };
	bool is_sure = true;

	write_pair(&pair, odd);
	if (odd->msg && !strstr(buf_text(&pieces->sure), buf_text(&pair))) {
		buf_msg(&cli->note, cli->lang, odd->msg, MSG_ARGS(odd->arg[0], odd->arg[1]));
		buf_char(&cli->note, '\n');
		is_sure = cli_confirm(cli, &msg_enter_sure, MSG_NO_ARGS);
		if (is_sure)
			buf_str(&pieces->sure, buf_text(&pair));
	}
	odd->msg = NULL;
	buf_free(&pair);
	return is_sure;
}

/* Kept pairs were confirmed when typed; bettors have their whole names. */
static void were_sure(struct enter_pieces *pieces)
{
	struct game_rules rules = game_rules_of(pieces->edition);
	struct err odd = { 0 }, none = pieces->cli->err;
	struct buf note = pieces->cli->note, nothing = { 0 }, line = { 0 };

	pieces->cli->note = (struct buf){ 0 };
	buf_str(&line, buf_text(&pieces->line));
	desk_bettors_take(cli_desk(pieces->cli), &rules, pieces->table, pieces->no, &nothing, &line, &odd);
	buf_free(&line);
	pieces->cli->err = none;
	buf_free(&pieces->cli->note);
	pieces->cli->note = note;
	if (odd.msg)
		write_pair(&pieces->sure, &odd);
}

void enter_pieces_start(struct enter_pieces *pieces, int no, int dealer)
{
	struct text_fault fault = { 0 };
	struct buf kept = { 0 }, whole = { 0 };
	bool other = false;

	if (no == pieces->no && pieces->cli->opt[CLI_DRY_RUN])
		return;
	pieces->no = no;
	pieces->dealer = dealer;
	pieces->progress = (struct game_progress){ .dealer = dealer };
	buf_clear(&pieces->line);
	buf_clear(&pieces->said);
	if (read_kept(pieces, no, &kept, &other)) {
		const struct text_slice typed = { buf_text(&kept), kept.len };
		if (!other && pieces->edition->game->add_piece("", dealer, typed, &whole, &pieces->progress, &fault))
			buf_str(&pieces->line, buf_text(&whole));
		else
			enter_pieces_overtaken(pieces, no);
	}
	if (pieces->line.len > 0)
		were_sure(pieces);
	else
		pieces->progress = (struct game_progress){ .dealer = dealer };
	buf_free(&kept);
	buf_free(&whole);
}

static bool keep_pieces(struct enter_pieces *pieces, const struct buf *whole)
{
	struct bettors bettors = { .cli = pieces->cli };
	struct buf path = { 0 }, text = { 0 };

	if (whole->len == 0) {
		enter_pieces_drop(pieces);
		return true;
	}
	buf_clear(&pieces->line);
	if (whole->len > LIMIT_JOURNAL_LINE)   /* with too many changes they are not restored */
		pieces->edition->game->noted(buf_text(whole), &pieces->line);
	else
		buf_str(&pieces->line, buf_text(whole));
	if (pieces->cli->opt[CLI_DRY_RUN])
		return true;
	walk_bettors(pieces, buf_text(&pieces->line), know_bettor, &bettors, &text);
	buf_clear(&text);
	buf_printf(&text, "%s\n", buf_text(&pieces->line));
	write_place(pieces, pieces->no, &text);
	buf_printf(&text, "\n%s", buf_text(&bettors.known));
	buf_free(&bettors.known);
	write_path(pieces->cli, pieces->table, pieces->no, &path);
	bool done = file_write(buf_text(&path), &text, &pieces->cli->err);
	buf_free(&path);
	buf_free(&text);
	return done;
}

void enter_pieces_say_once(struct enter_pieces *pieces)
{
	struct buf *note = &pieces->cli->note, left = { 0 };
	const char *s = buf_text(note);

	while (*s) {
		size_t n = strcspn(s, "\n") + (s[strcspn(s, "\n")] != '\0');
		struct buf line = { 0 };
		buf_add(&line, s, n);
		if (!strstr(buf_text(&pieces->said), buf_text(&line)))
			buf_str(&left, buf_text(&line));
		buf_free(&line);
		s += n;
	}
	buf_str(&pieces->said, buf_text(&left));
	buf_free(note);
	*note = left;
}

/* Write whole names of bettors into what was noted and typed; false: unknown names. */
static bool name_bettors(struct enter_pieces *pieces, struct buf *noted, struct buf *typed, struct err *odd)
{
	struct game_rules rules = game_rules_of(pieces->edition);

	if (!desk_bettors_take(cli_desk(pieces->cli), &rules, pieces->table, pieces->no, noted, typed, odd))
		return false;
	enter_pieces_say_once(pieces);
	return true;
}

static bool add_typed(struct enter_pieces *pieces, const char *typed, struct buf *noted, struct buf *named,
	struct buf *whole)
{
	struct cli *cli = pieces->cli;
	struct game_progress progress = { 0 };
	struct text_fault fault = { 0 };
	struct err odd = { 0 };
	/* Invalid pieces can still be removed. */
	bool takes_out = typed[0] == '-' && strchr(" \t;", typed[1]);

	if (!takes_out && !name_bettors(pieces, noted, named, &odd))
		return false;
	const struct text_slice words = { buf_text(named), named->len };
	if (!pieces->edition->game->add_piece(buf_text(noted), pieces->dealer, words, whole, &progress, &fault))
		return cli_fault(cli, whole, &fault);
	if (!progress.is_over && cli_at_terminal(cli) && !enter_pieces_sure(pieces, &odd))
		return false;
	pieces->progress = progress;
	if (takes_out)
		were_sure(pieces);
	return progress.is_over || keep_pieces(pieces, whole);
}

bool enter_pieces_add(struct enter_pieces *pieces, const char *typed, struct buf *whole)
{
	struct buf noted = { 0 }, named = { 0 };

	typed += strspn(typed, " \t");
	buf_str(&noted, buf_text(&pieces->line));
	buf_str(&named, typed);
	bool done = add_typed(pieces, typed, &noted, &named, whole);
	buf_free(&noted);
	buf_free(&named);
	return done;
}

void enter_pieces_drop(struct enter_pieces *pieces)
{
	unlink_kept(pieces, pieces->no);
	buf_clear(&pieces->line);
}

const char *enter_pieces_player(const struct enter_pieces *pieces, int seat)
{
	const struct game *game = pieces->edition->game;
	const char *other = game->stand_in ? game->stand_in(&pieces->progress.record, seat) : NULL;

	return other && *other ? other : book_player_at(pieces->table, seat, pieces->no);
}

void enter_pieces_score(const struct enter_pieces *pieces, struct buf *b)
{
	for (int seat = 0; seat < pieces->table->seat_count; seat++) {
		buf_str(b, seat > 0 ? ", " : "");
		buf_printf(b, "%s %d", enter_pieces_player(pieces, seat), pieces->progress.score[seat]);
	}
}
