/* A deal typed piece by piece: what there is of it, and where that is kept. */
#include "cli/enter_pieces.h"
#include "desk/bettors.h"

#include <string.h>
#include <unistd.h>

/* "BOOK.draft-e1-r1-t2-3" */
static void write_path(const struct enter_pieces *pieces, struct buf *path)
{
	const struct book_table *table = pieces->table;

	cli_book_path(pieces->cli, path);
	buf_printf(path, ".draft-e%lld-r%d-t%d-%d", (long long)table->event, table->round, table->no, pieces->no);
}

void enter_pieces_start(struct enter_pieces *pieces, int no, int dealer)
{
	struct text_fault fault = { 0 };
	struct buf path = { 0 }, kept = { 0 }, whole = { 0 };
	struct err none = { 0 };

	pieces->no = no;
	pieces->dealer = dealer;
	pieces->progress = (struct game_progress){ .dealer = dealer };
	buf_clear(&pieces->line);
	buf_clear(&pieces->said);
	write_path(pieces, &path);
	if (access(buf_text(&path), R_OK) == 0 && file_read(&kept, buf_text(&path), LIMIT_TYPED_LINE, &none)) {
		size_t n = strcspn(buf_text(&kept), "\n");
		const struct text_slice typed = { buf_text(&kept), n };
		if (pieces->edition->game->add_piece("", dealer, typed, &whole, &pieces->progress, &fault))
			buf_str(&pieces->line, buf_text(&whole));
		else
			pieces->progress = (struct game_progress){ .dealer = dealer };
	}
	buf_free(&path);
	buf_free(&kept);
	buf_free(&whole);
}

static bool keep_pieces(struct enter_pieces *pieces, const struct buf *whole)
{
	struct buf path = { 0 }, text = { 0 };

	if (whole->len == 0) {
		enter_pieces_drop(pieces);
		return true;
	}
	buf_clear(&pieces->line);
	buf_str(&pieces->line, buf_text(whole));
	if (pieces->cli->opt[CLI_DRY_RUN])
		return true;
	buf_printf(&text, "%s\n", buf_text(whole));
	write_path(pieces, &path);
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

/* Are those who bet so far somebody? Whom a short name means is said once, before the first hand. */
static bool can_bet(struct enter_pieces *pieces, struct game_progress progress)
{
	struct cli *cli = pieces->cli;
	struct game_rules rules = game_rules_of(pieces->edition);
	struct err odd = { 0 };
	bool done = desk_bettors_take(cli_desk(cli), &rules, pieces->table, pieces->no, &progress.record, &odd);

	if (done && progress.pieces > 0)
		buf_clear(&cli->note);
	if (done)
		enter_pieces_say_once(pieces);
	return done;
}

bool enter_pieces_add(struct enter_pieces *pieces, const char *typed, struct buf *whole)
{
	const struct text_slice words = { typed, strlen(typed) };
	struct game_progress progress = { 0 };
	struct text_fault fault = { 0 };

	if (!pieces->edition->game->add_piece(buf_text(&pieces->line), pieces->dealer, words, whole, &progress,
			&fault))
		return cli_fault(pieces->cli, whole, &fault);
	if (!progress.is_over && !can_bet(pieces, progress))
		return false;
	pieces->progress = progress;
	return progress.is_over || keep_pieces(pieces, whole);
}

void enter_pieces_drop(struct enter_pieces *pieces)
{
	struct buf path = { 0 };

	write_path(pieces, &path);
	if (!pieces->cli->opt[CLI_DRY_RUN])
		unlink(buf_text(&path));
	buf_free(&path);
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
