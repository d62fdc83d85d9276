/* Rulings of the book, read back and put into words. */
#include "desk/desk.h"
#include "desk/messages.h"
#include "games/court.h"

#include <stdio.h>
#include <string.h>

const struct game_court *desk_court(const char *edition)
{
	const struct game_edition *found = game_edition_find(edition);

	bool keeps = found && found->court && found->court->record;

	return keeps ? found->court
		: found && found->jury ? &game_jury_court
				       : game_edition_standard()->court;
}

/* ---- reading ----------------------------------------------------------------------------------- */

bool desk_ruling_read(const struct book_ruling *ruling, struct court_dispute *out)
{
	const struct game_court *court = desk_court(ruling->edition);
	const struct court_dispute *said = &ruling->said;
	const struct court_kind *kind = court_kind_find(court, ruling->kind);
	struct text_pair pairs[TEXT_PAIRS];
	struct err none = { 0 };
	int bad, count = court_pairs_split(ruling->facts, pairs);

	*out = *said;
	bool done = count >= 0 && court->find(said->case_no, strlen(said->case_no)) >= 0
		&& court->read(pairs, count, out, &bad, &none);
	if (said->state == COURT_DECIDED && kind && kind->plays_on)
		memcpy(out->sheet_seats, out->seats, sizeof out->sheet_seats);
	return done;
}

/* ---- in words ---------------------------------------------------------------------------------- */

void desk_case_title(struct buf *b, enum lang lang, const struct court_case *row)
{
	if (row->standing == COURT_LISTED)
		buf_printf(b, "%s ", row->no);
	buf_str(b, row->title[lang]);
}

void desk_reason_write(struct buf *b, enum lang lang, const char *reason)
{
	size_t n = strcspn(reason, ":");
	bool is_jurys = n == strlen(COURT_JURY) && strncmp(reason, COURT_JURY, n) == 0;

	buf_str(b, is_jurys ? court_unlisted(lang) : "");
	buf_str(b, is_jurys ? reason + n : reason);
}

/* For the jury's cases, add the subject of their paragraph if it is known. */
void desk_ruling_title(struct buf *b, enum lang lang, const struct book_ruling *ruling)
{
	const struct game_court *court = desk_court(ruling->edition);
	int case_no = court->find(ruling->said.case_no, strlen(ruling->said.case_no));

	if (case_no < 0) {
		buf_str(b, ruling->said.case_no);
		return;
	}
	struct court_dispute said;
	int claimed = desk_ruling_read(ruling, &said) ? court_claimed(court, NULL, &said) : -1;
	const struct court_case row = court_case_at(court, claimed < 0 ? case_no : claimed);
	desk_case_title(b, lang, &row);
}

const char *desk_kind_word(enum lang lang, const struct book_ruling *ruling)
{
	const struct court_kind *kind = court_kind_find(desk_court(ruling->edition), ruling->kind);
	struct court_dispute said;

	if (desk_ruling_read(ruling, &said) && said.late)
		return msg_kind_late.text[lang];
	if (ruling->pays && game_is_even(ruling->points))
		return msg_nobody_pays.text[lang];
	if (ruling->said.state == COURT_OPEN && !ruling->pays && strcmp(ruling->kind, "pay") == 0)
		return msg_kind_waits.text[lang];
	return kind ? kind->name->text[lang] : ruling->kind;
}

void desk_ruling_outcome(struct buf *b, enum lang lang, const struct book_ruling *ruling,
	const struct book_table *table)
{
	const struct game_court *court = desk_court(ruling->edition);
	bool first = true;

	if (ruling->said.state == COURT_DISMISSED) {
		bool claims = court_case_at(court, court_case_of(court, ruling->said.case_no)).claims;
		buf_str(b, claims ? msg_claimant_cleared.text[lang] : msg_claim_dismissed.text[lang]);
		return;
	}
	buf_str(b, desk_kind_word(lang, ruling));
	for (int seat = 0; seat < BOOK_SEATS && ruling->pays; seat++) {
		if (ruling->points[seat] == 0)
			continue;
		buf_printf(b, "%s%s %s", first ? ": " : ", ",
			table ? book_player_at(table, seat, ruling->said.no) : text_seat_code(seat),
			num_signed(ruling->points[seat]).text);
		first = false;
	}
}

void desk_ruling_note(struct buf *b, enum lang lang, const struct book_ruling *ruling)
{
	desk_ruling_title(b, lang, ruling);
	buf_str(b, " – ");
	buf_str(b, ruling->said.state == COURT_OPEN ? msg_note_possible.text[lang] : "");
	desk_ruling_outcome(b, lang, ruling, NULL);
	if (ruling->said.state != COURT_DISMISSED && ruling->said.agreed)
		buf_str(b, msg_note_agreed.text[lang]);
	if (ruling->said.state != COURT_DISMISSED)
		court_cites_write(b, " (", ruling->cites, ")");
}
