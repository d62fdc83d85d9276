/* Handle the cards of a deal in words: rows of the book, lines of the journal. */
#include "games/cards.h"

#include <stdio.h>
#include <string.h>

const struct game_cards_words game_cards_words[GAME_CARDS_KINDS] = {
	[GAME_CARDS_CONTRACT] = { "contract", "licit" },
	[GAME_CARDS_HAND] = { "hand", "lap" },
	[GAME_CARDS_TALON] = { "talon", "talon" },
	[GAME_CARDS_MELDS] = { "melds", "bemond" },
	[GAME_CARDS_TRICK] = { "trick", "utes" },
};

const struct game_cards_row *game_cards_find(const struct game_cards *cards, const char *kind, int no)
{
	for (int i = 0; i < cards->count; i++) {
		if (cards->rows[i].no == no && strcmp(cards->rows[i].kind, kind) == 0)
			return &cards->rows[i];
	}
	return NULL;
}

void game_cards_add(struct game_cards *cards, const char *kind, int no, const char *words)
{
	/* There is room for all different rows; a book changed by another program may have more. */
	if (cards->count >= GAME_CARDS_ROWS)
		return;
	struct game_cards_row *row = &cards->rows[cards->count++];

	snprintf(row->kind, sizeof row->kind, "%s", kind);
	row->no = no;
	snprintf(row->words, sizeof row->words, "%s", words);
}

static void write_row(struct buf *b, enum game_cards_kind kind, const struct game_cards_row *row)
{
	if (kind == GAME_CARDS_HAND)
		buf_printf(b, " %s=\"%s\"", text_seat_code(row->no), row->words);
	else if (kind == GAME_CARDS_MELDS)
		buf_printf(b, " %s %s", text_seat_code(row->no), row->words);
	else
		buf_printf(b, " %s", row->words);
}

/* Write the rows of a kind; each trick has its own line. */
static void write_lines(struct buf *b, const struct game_cards *cards, enum game_cards_kind kind,
	const char *indent)
{
	bool any = false;

	for (int i = 0; i < cards->count; i++) {
		if (strcmp(cards->rows[i].kind, game_cards_words[kind].kind) != 0)
			continue;
		if (!any || kind == GAME_CARDS_TRICK)
			buf_printf(b, "%s%s%s", any ? "\n" : "", indent, game_cards_words[kind].keyword);
		write_row(b, kind, &cards->rows[i]);
		any = true;
	}
	buf_str(b, any ? "\n" : "");
}

void game_cards_lines_write(
	struct buf *b, const struct game_cards *cards, const char *indent, bool with_contract)
{
	for (int kind = with_contract ? 0 : GAME_CARDS_CONTRACT + 1; kind < GAME_CARDS_KINDS; kind++)
		write_lines(b, cards, (enum game_cards_kind)kind, indent);
}

void game_cards_rest_write(struct buf *b, const struct game_cards *cards, const struct game_cards *other)
{
	struct game_cards rest = { .count = 0 };

	for (int i = 0; i < cards->count; i++) {
		const struct game_cards_row *row = game_cards_find(other, cards->rows[i].kind, cards->rows[i].no);
		if (!row || strcmp(row->words, cards->rows[i].words) != 0)
			rest.rows[rest.count++] = cards->rows[i];
	}
	game_cards_lines_write(b, &rest, "", true);
	if (b->len > 0 && b->data[b->len - 1] == '\n')
		b->data[--b->len] = '\0';
	for (size_t i = 0; i < b->len; i++) {
		if (b->data[i] == '\n')
			b->data[i] = ';';
	}
}

bool game_cards_agree(const struct game *game, const struct game_cards *cards, const struct game_deal *deal)
{
	const struct game_cards_row *row = game_cards_find(cards, "contract", 0);
	struct game_cards own = { 0 };

	if (!row || !game->cards || deal->kind != GAME_DEAL_PLAYED)
		return false;
	return game->cards->contract_put(&own, deal) && strcmp(own.rows[0].words, row->words) == 0;
}
