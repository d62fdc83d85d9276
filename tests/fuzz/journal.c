/* The journal: statements, the deal lines and cards in them. What was read is written, and reads the same. */
#include "fuzz.h"
#include "desk/journal/journal.h"
#include "games/ulti/notation/notation.h"

static void line_reads_again(const struct game_edition *edition, const struct game_deal *line)
{
	struct game_deal back;
	struct text_fault fault;
	struct buf b = { 0 }, again = { 0 };

	game_deal_write(&b, edition, line);
	assert(game_deal_read(edition, (struct text_slice){ b.data, b.len }, 0, true, &back, &fault));
	game_deal_write(&again, edition, &back);
	assert(strcmp(b.data, again.data) == 0);
	buf_free(&b);
	buf_free(&again);
}

/* Rows of cards are written as lines that give the same rows. */
static void cards_read_again(struct text_slice line, struct game_cards *play)
{
	struct game_cards back = { 0 };
	struct text_fault fault;
	struct buf b = { 0 };

	if (!ulti_play_line_read(line.s, line.n, play, &fault)) {
		fuzz_fault(line, &fault);
		return;
	}
	game_cards_lines_write(&b, play, "  ", true);
	struct text_slice rest = { buf_text(&b), b.len };
	while (rest.n > 0) {
		line = fuzz_line(&rest);
		assert(ulti_play_line_read(line.s, line.n, &back, &fault));
	}
	assert(back.count == play->count);
	for (int i = 0; i < play->count; i++) {
		const struct game_cards_row *row = game_cards_find(&back, play->rows[i].kind, play->rows[i].no);
		assert(row && strcmp(row->words, play->rows[i].words) == 0);
	}
	buf_free(&b);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	struct journal journal = { .next = (const char *)data, .end = (const char *)data + n };
	struct journal_statement st;
	struct game_cards play = { 0 };
	struct text_fault fault;

	for (int got; (got = journal_next(&journal, &st, &fault)) != 0;) {
		if (got < 0)
			fuzz_fault(st.source, &fault);
		else if (st.kind == JOURNAL_DEAL)
			line_reads_again(journal.edition ? journal.edition : game_edition_standard(), &st.deal);
		else if (st.kind == JOURNAL_CARDS)
			cards_read_again(st.source, &play);
		else
			play = (struct game_cards){ 0 };
	}
	return 0;
}
