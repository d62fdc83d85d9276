/* Recorded cards: the deal they belong to; writing both together. */
#include "desk/desk.h"
#include "desk/inner.h"
#include "desk/messages.h"
#include "games/cards.h"

bool desk_cards_open(struct desk *desk, int no, struct desk_cards *cards)
{
	struct desk_deal *d = &cards->deal;
	struct err none = { 0 };

	d->line = (struct game_deal){ .no = no, .dealer = GAME_NO_SEAT, .is_open = true };
	if (!desk_rules_read(desk->book, d->event.id, &d->rules, desk->err))
		return false;
	d->has_standing = book_deal_find(desk->book, d->table.id, no, &d->standing, &none);
	if (!d->has_standing) {
		*desk->err = none.status == ERR_NOT_FOUND ? *desk->err : none;
		return none.status == ERR_NOT_FOUND;
	}
	enum book_deal_state state = d->standing.state;
	cards->is_taken = state != BOOK_REDEAL && state != BOOK_TAKEN_BACK;
	/* Does the record contain the bid? */
	const struct game_cards_play *play = d->rules.game.edition->game->cards;
	const struct game_deal line = { .dealer = GAME_NO_SEAT, .record = d->standing.record };
	struct game_cards scratch = { .count = 0 };
	cards->has_facts = cards->is_taken && d->standing.has_record && play
		&& play->contract_put(&scratch, &line);
	cards->facts = d->standing.record;
	cards->is_recorded = cards->has_facts && (state == BOOK_PLAYED || state == BOOK_VOID);
	return true;
}

bool desk_cards_contract(struct desk *desk, const struct game_deal *typed, const struct game_cards *words,
	struct desk_cards *cards)
{
	struct desk_deal *d = &cards->deal;
	const int no = d->line.no;
	struct book_cards before;

	if (typed) {
		d->line = *typed;
		d->line.no = no;
	} else if (cards->has_facts) {
		d->line.record = cards->facts;
	}
	if (cards->is_taken)
		d->line.dealer = d->standing.dealer;
	if (typed || cards->has_facts || game_cards_find(words, "contract", 0))
		return true;
	if (!book_cards_find(desk->book, d->table.id, d->line.no, 0, &before, desk->err))
		return false;
	const struct game_cards_play *play = d->rules.game.edition->game->cards;
	return (before.id && play->contract_of(&before.play, &d->line))
		|| desk_fail(desk, ERR_REFUSED, &msg_cards_no_contract, MSG_NO_ARGS);
}

/* Record the deal too if its number is free. */
static bool record_free(struct desk *desk, struct desk_cards *cards)
{
	struct desk_deal *d = &cards->deal;

	if (cards->is_taken || d->line.is_open)
		return true;
	d->seen = 0;
	d->has_standing = false;
	if (!desk_deal_record(desk, d))
		return false;
	cards->is_taken = true;
	cards->is_recorded = d->deal.state == BOOK_PLAYED;
	cards->facts = d->deal.record;
	return true;
}

/* Refuse a contract that is no line of the event's edition, as the journal will write and read it. */
static bool is_of_edition(struct desk *desk, const struct game_cards *words, const struct desk_deal *d)
{
	const struct game_edition *edition = d->rules.game.edition;
	const struct game_cards_row *row = game_cards_find(words, "contract", 0);
	struct game_deal contract = { .no = 0 }, again;
	const char *id = edition->id;
	struct text_fault ignored;
	struct buf line = { 0 };

	if (!row || !edition->game->cards->contract_of(words, &contract))
		return true;
	game_deal_write(&line, edition, &contract);
	const struct text_slice text = { buf_text(&line), line.len };
	bool can_be = game_deal_read(edition, text, 1, true, &again, &ignored)
		&& game_record_is_same(&contract.record, &again.record);
	buf_free(&line);
	return can_be || desk_fail(desk, ERR_REFUSED, &msg_cards_other_contract, MSG_ARGS(row->words, id));
}

bool desk_cards_set(struct desk *desk, const struct game_cards *words, struct desk_cards *cards)
{
	const struct desk_deal *d = &cards->deal;
	const struct book_deal nothing = { .table = d->table.id, .no = d->line.no };
	struct book_cards kept = { .table = d->table.id, .no = d->line.no, .play = *words };

	if (!is_of_edition(desk, words, &cards->deal))
		return false;
	if (!desk_begin_all(desk))
		return false;
	/* If the deal was recorded or struck meanwhile, the cards may be of the attempt before. */
	bool done = book_deal_is_as_seen(desk->book, d->has_standing ? &d->standing : &nothing, &d->table,
		desk->err);
	return desk_end_all(desk, done && record_free(desk, cards)
		&& book_cards_put(desk->book, &kept, 0, &cards->again, desk->err));
}
