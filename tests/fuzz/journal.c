/* The journal: statements, the deal lines and cards in them. What was read is written, and reads the same. */
#include "fuzz.h"

static void line_reads_again(const struct text_deal_line *line)
{
	struct text_deal_line wanted = *line, back;
	struct text_fault fault;
	struct buf b = { 0 };

	text_deal_line_write(&b, line);
	assert(text_deal_line_read_open(b.data, b.len, 0, &back, &fault));
	wanted.has_points = false;
	wanted.point_count = 0;
	memset(wanted.points, 0, sizeof wanted.points);
	assert(memcmp(&back, &wanted, sizeof back) == 0);
	buf_free(&b);
}

/* Rows of cards are written as lines that give the same rows. */
static void cards_read_again(struct text_slice line, struct text_play *play)
{
	struct text_play back = { 0 };
	struct text_fault fault;
	struct buf b = { 0 };

	if (!text_play_line_read(line.s, line.n, play, &fault)) {
		fuzz_fault(line, &fault);
		return;
	}
	text_play_lines_write(&b, play, "  ", true);
	struct text_slice rest = { buf_text(&b), b.len };
	while (rest.n > 0) {
		line = fuzz_line(&rest);
		assert(text_play_line_read(line.s, line.n, &back, &fault));
	}
	assert(back.count == play->count);
	for (int i = 0; i < play->count; i++) {
		const struct text_play_row *row = text_play_find(&back, play->rows[i].kind, play->rows[i].no);
		assert(row && strcmp(row->words, play->rows[i].words) == 0);
	}
	buf_free(&b);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	struct text_journal journal = { .next = (const char *)data, .end = (const char *)data + n };
	struct text_statement st;
	struct text_play play = { 0 };
	struct text_fault fault;

	for (int got; (got = text_journal_next(&journal, &st, &fault)) != 0;) {
		if (got < 0)
			fuzz_fault(st.source, &fault);
		else if (st.kind == TEXT_DEAL)
			line_reads_again(&st.deal);
		else if (st.kind == TEXT_CARDS)
			cards_read_again(st.source, &play);
		else
			play = (struct text_play){ 0 };
	}
	return 0;
}
