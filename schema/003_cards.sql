-- Version 3: the cards of deals, and deals that are dealt from a seed. Like the deals themselves only added.

CREATE TABLE deal_cards (
	-- The cards of one deal, as they were written down at one time. The last ones count; after a redeal, or when the
	-- deal is taken back, those written before belong to the void attempt.
	id INTEGER PRIMARY KEY,
	game_table INTEGER NOT NULL REFERENCES game_table,
	no INTEGER NOT NULL CHECK (no >= 1),
	after_revision INTEGER NOT NULL  -- the deal's last revision then; 0: it had no result yet
		CHECK (after_revision >= 0),
	step INTEGER NOT NULL REFERENCES step
) STRICT;

CREATE INDEX deal_cards_of ON deal_cards (game_table, no);

CREATE TABLE deal_cards_row (
	-- One piece of them in the notation of the journal.
	cards INTEGER NOT NULL REFERENCES deal_cards,
	place INTEGER NOT NULL,          -- the order of the rows
	kind TEXT NOT NULL               -- contract: what was bid and said; the others: cards
		CHECK (kind IN ('contract', 'hand', 'talon', 'melds', 'trick')),
	no INTEGER NOT NULL,             -- the seat from 0, the number of the trick from 1; else 0
	words TEXT NOT NULL,
	PRIMARY KEY (cards, kind, no)
) STRICT, WITHOUT ROWID;

CREATE TABLE duplicate (
	-- A round whose tables all play the same deals: number N of the round is deal N of the seed. The last row of a
	-- round counts.
	id INTEGER PRIMARY KEY,
	event INTEGER NOT NULL,
	round INTEGER NOT NULL,
	seed TEXT NOT NULL CHECK (seed <> ''),
	generator TEXT NOT NULL          -- how a seed becomes deals (docs/formats.md)
		CHECK (generator = 'renonsz-1'),
	deals INTEGER NOT NULL           -- so many, from number 1
		CHECK (deals >= 1),
	step INTEGER NOT NULL REFERENCES step,
	FOREIGN KEY (event, round) REFERENCES round (event, no)
) STRICT;

CREATE TRIGGER deal_cards_kept BEFORE DELETE ON deal_cards BEGIN SELECT RAISE(ABORT, 'cards are only added'); END;
CREATE TRIGGER deal_cards_fixed BEFORE UPDATE ON deal_cards BEGIN SELECT RAISE(ABORT, 'cards are only added'); END;
CREATE TRIGGER deal_cards_row_kept BEFORE DELETE ON deal_cards_row
BEGIN SELECT RAISE(ABORT, 'cards are only added'); END;
CREATE TRIGGER deal_cards_row_fixed BEFORE UPDATE ON deal_cards_row
BEGIN SELECT RAISE(ABORT, 'cards are only added'); END;
CREATE TRIGGER duplicate_kept BEFORE DELETE ON duplicate BEGIN SELECT RAISE(ABORT, 'seeds are only added'); END;
CREATE TRIGGER duplicate_fixed BEFORE UPDATE ON duplicate BEGIN SELECT RAISE(ABORT, 'seeds are only added'); END;
