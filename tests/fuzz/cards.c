/* Card notation: rows of cards, melds, and whole deals of card lines that are played over again. */
#include "fuzz.h"

#include "export/export.h"
#include "games/ulti/notation/notation.h"

static void set_reads_again(struct text_slice text)
{
	uint8_t cards[ULTI_CARDS], back[ULTI_CARDS];
	struct ulti_cards_fault fault;
	int count = ulti_cards_read(text, cards, &fault);
	uint32_t set = 0, same = 0;
	struct buf b = { 0 };

	assert(count >= -1 && count <= ULTI_CARDS);
	for (int i = 0; i < count; i++)
		set |= 1u << cards[i];
	ulti_cards_write(&b, set);
	int again = ulti_cards_read((struct text_slice){ buf_text(&b), b.len }, back, &fault);
	for (int i = 0; i < again; i++)
		same |= 1u << back[i];
	assert(again >= 0 && same == set && (count < 0 || again == count));
	buf_free(&b);
}

/* The deal of those lines: refused in words, or played over again and shown. */
static void play_over(const struct game_cards *words)
{
	const struct game_cards_play *cards = game_edition_standard()->game->cards;
	const struct doc_look look = { .lang = LANG_HU, .media = DOC_TERMINAL };
	struct game_deal line;
	struct err e = { 0 };
	struct doc doc;

	if (!cards->contract_of(words, &line))
		return;
	struct game_play play = { .rules = game_rules_of(game_edition_standard()), .seats = ULTI_SEATS,
		.dealer = line.dealer == GAME_NO_SEAT ? ULTI_SEATS - 1 : line.dealer, .words = *words };
	if (!cards->play(&play, &e)) {
		fuzz_error(&e);
		return;
	}
	struct buf b = { 0 };
	game_cards_lines_write(&b, &play.words, "", true);
	cards->doc(&doc, LANG_HU, DOC_TERMINAL, &play);
	assert(export_doc(&b, &doc, EXPORT_TEXT, &look, &e));
	doc_free(&doc);
	fuzz_shows(&b);
	buf_free(&b);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	struct text_slice rest = { (const char *)data, n };
	struct game_cards words = { 0 };
	struct text_fault fault;
	int suit, value;

	while (rest.n > 0) {
		struct text_slice line = fuzz_line(&rest);
		set_reads_again(line);
		if (ulti_meld_read(line, &suit, &value))
			assert(suit >= 0 && suit < ULTI_SUIT_COUNT && (value == 20 || value == 40));
		if (!ulti_play_line_read(line.s, line.n, &words, &fault))
			fuzz_fault(line, &fault);
	}
	play_over(&words);
	return 0;
}
