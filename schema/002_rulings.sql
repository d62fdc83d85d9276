-- Rulings, disputes and discipline, version 2. A deal may be `ruled` (its points are a ruling's) or `open` (disputed,
-- no result stands yet), so the table of deals is made anew with these two states. Rulings and discipline are only
-- added, as deals are.

DROP VIEW score;

CREATE TABLE deal_new (
	-- One revision of one deal of a sheet. Only added; the last one counts.
	id INTEGER PRIMARY KEY,
	game_table INTEGER NOT NULL REFERENCES game_table,
	no INTEGER NOT NULL CHECK (no >= 1),
	revision INTEGER NOT NULL CHECK (revision >= 1),
	current INTEGER NOT NULL         -- derived: 1 in the last revision of the number, else 0. The one column
		CHECK (current IN (0, 1)),   -- that is ever updated, so it belongs to no seal over the facts
	state TEXT NOT NULL              -- void: does not count; redeal, taken-back: and its number is free again;
		CHECK (state IN ('played', 'void', 'redeal', 'taken-back', 'ruled', 'open')),   -- ruled, open: see above
	dealer INTEGER NOT NULL,         -- seat
	declarer INTEGER,                -- seat; this and the next four are NULL if there was no result
	bid TEXT,                        -- its code, as the game writes it
	trump TEXT,                      -- '' if there is none, or it was not written down
	ending TEXT,                     -- how it came to its end
	made INTEGER                     -- derived: 1 if every part of the bid was made, else 0; NULL if no result
		CHECK (made IN (0, 1)),
	reason TEXT NOT NULL,            -- of a deal that does not count, of a ruling, or of a correction
	step INTEGER NOT NULL REFERENCES step,
	UNIQUE (game_table, no, revision),
	FOREIGN KEY (game_table, dealer) REFERENCES seat,
	FOREIGN KEY (game_table, declarer) REFERENCES seat,
	CHECK ((declarer IS NULL) + (bid IS NULL) + (trump IS NULL) + (ending IS NULL) + (made IS NULL) IN (0, 5)),
	CHECK (state <> 'played' OR bid IS NOT NULL)
) STRICT;

INSERT INTO deal_new SELECT id, game_table, no, revision, current, state, dealer, declarer, bid, trump, ending, made,
	reason, step FROM deal;
DROP TABLE deal;
ALTER TABLE deal_new RENAME TO deal;

CREATE VIEW score (event_id, event, day, round, table_no, deal_no, seat, player_id, player, points) AS
SELECT event.id, event.name, event.day, game_table.round, game_table.no, deal.no, deal_point.seat, player.id,
	player.name || CASE player.mark WHEN '' THEN '' ELSE ' (' || player.mark || ')' END, deal_point.points
FROM deal
	JOIN deal_point ON deal_point.deal = deal.id
	JOIN game_table ON game_table.id = deal.game_table
	JOIN event ON event.id = game_table.event
	JOIN seat ON seat.game_table = deal.game_table AND seat.seat = deal_point.seat
	JOIN entry ON entry.id = seat.entry
	JOIN player ON player.id = entry.player
WHERE deal.current AND deal.state IN ('played', 'ruled');

CREATE TRIGGER deal_kept BEFORE DELETE ON deal BEGIN SELECT RAISE(ABORT, 'deals are only added'); END;
CREATE TRIGGER deal_fixed BEFORE UPDATE OF id, game_table, no, revision, state, dealer, declarer, bid, trump,
	ending, made, reason, step ON deal BEGIN SELECT RAISE(ABORT, 'deals are only added'); END;

CREATE TABLE ruling (
	-- One revision of one dispute at a deal, and how it was decided. Only added; the last one counts.
	id INTEGER PRIMARY KEY,
	game_table INTEGER NOT NULL REFERENCES game_table,
	deal_no INTEGER NOT NULL CHECK (deal_no >= 1),
	item INTEGER NOT NULL            -- the deal's first dispute, its second …
		CHECK (item >= 1),
	revision INTEGER NOT NULL CHECK (revision >= 1),
	current INTEGER NOT NULL         -- derived, as in deal
		CHECK (current IN (0, 1)),
	state TEXT NOT NULL              -- open: a possible outcome; dismissed: the deal stands as it was
		CHECK (state IN ('decided', 'open', 'dismissed')),
	case_no TEXT NOT NULL,           -- the row of the rules: '3.4'
	claimant INTEGER,                -- seat of who claimed, NULL if not said
	offender INTEGER,                -- seat of who did it, NULL if not said
	moment INTEGER                   -- the trick in which it was done, NULL if not said
		CHECK (moment >= 1),
	act TEXT NOT NULL,               -- what was done, in words, '' if the case says it all
	facts TEXT NOT NULL,             -- what was established, in the words of the journal: 'by=B bid=pU declarer=A'
	answers TEXT NOT NULL,           -- derived from them: those that do not name a player or a bid, to find the like
	kind TEXT NOT NULL,              -- what follows: redeal, continue, correct, pay, settle
	cites TEXT NOT NULL,             -- the paragraphs and readings: '13.§ (3) 4; R-32'
	agreed INTEGER NOT NULL          -- 1: the parties agreed; 0: it was ruled
		CHECK (agreed IN (0, 1)),
	book_kind TEXT NOT NULL,         -- what the rules say follows
	reason TEXT NOT NULL,            -- of the jury, or of a revision
	judge TEXT NOT NULL,             -- who decided, '' if nobody said
	at TEXT NOT NULL                 -- when: UTC, 2026-11-21T18:00:00Z
		CHECK (strftime('%Y-%m-%dT%H:%M:%SZ', at) IS at),
	deal INTEGER REFERENCES deal,    -- the revision of the deal that it wrote, NULL if it left the deal alone
	step INTEGER NOT NULL REFERENCES step,
	UNIQUE (game_table, deal_no, item, revision),
	FOREIGN KEY (game_table, claimant) REFERENCES seat,
	FOREIGN KEY (game_table, offender) REFERENCES seat
) STRICT;

CREATE INDEX ruling_by_case ON ruling (case_no, answers) WHERE current;

CREATE TABLE ruling_seat (
	-- What a ruling means for each seat of its table.
	ruling INTEGER NOT NULL REFERENCES ruling,
	seat INTEGER NOT NULL,
	points INTEGER,                  -- NULL if the ruling gives none; of an open one those it would give
	book_points INTEGER,             -- those of the rules; NULL likewise
	barred INTEGER NOT NULL          -- 1: may not bid again in this deal
		CHECK (barred IN (0, 1)),
	PRIMARY KEY (ruling, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE discipline (
	-- A measure against a player, his withdrawal, or that he was let in again. Only added.
	id INTEGER PRIMARY KEY,
	entry INTEGER NOT NULL REFERENCES entry,
	kind TEXT NOT NULL               -- seated: sits although he is out; lifted: is in again
		CHECK (kind IN ('warning', 'yellow', 'red', 'exclusion', 'withdrawal', 'seated', 'lifted')),
	round INTEGER                    -- in which round, NULL if not said
		CHECK (round >= 1),
	reason TEXT NOT NULL,
	judge TEXT NOT NULL,             -- who decided, '' if nobody said
	step INTEGER NOT NULL REFERENCES step
) STRICT;

CREATE INDEX discipline_by_entry ON discipline (entry);

CREATE TRIGGER ruling_kept BEFORE DELETE ON ruling BEGIN SELECT RAISE(ABORT, 'rulings are only added'); END;
CREATE TRIGGER ruling_fixed BEFORE UPDATE OF id, game_table, deal_no, item, revision, state, case_no, claimant, offender,
	moment, act, facts, answers, kind, cites, agreed, book_kind, reason, judge, at, deal, step
	ON ruling BEGIN SELECT RAISE(ABORT, 'rulings are only added'); END;
CREATE TRIGGER ruling_seat_kept BEFORE DELETE ON ruling_seat BEGIN SELECT RAISE(ABORT, 'rulings are only added'); END;
CREATE TRIGGER ruling_seat_fixed BEFORE UPDATE ON ruling_seat BEGIN SELECT RAISE(ABORT, 'rulings are only added'); END;
CREATE TRIGGER discipline_kept BEFORE DELETE ON discipline BEGIN SELECT RAISE(ABORT, 'discipline is only added'); END;
CREATE TRIGGER discipline_fixed BEFORE UPDATE ON discipline BEGIN SELECT RAISE(ABORT, 'discipline is only added'); END;
