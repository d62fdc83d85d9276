PRAGMA user_version = 10;
-- The newest schema, as the files beside this one make it; written by `make schema`.
CREATE TABLE step (
	-- One command that changed the book. Never changed.
	id INTEGER PRIMARY KEY,
	at TEXT NOT NULL                 -- when it began: UTC, 2026-11-21T18:00:00Z
		CHECK (strftime('%Y-%m-%dT%H:%M:%SZ', at, '+0 days') IS at),
	operator TEXT NOT NULL,          -- who sat at the keyboard, '' if nobody said
	command TEXT NOT NULL,           -- the command line
	version TEXT NOT NULL            -- of the program
, kind TEXT NOT NULL DEFAULT 'change'   -- upgrade: made by a newer program out of an older
	CHECK (kind IN ('change', 'undo', 'redo', 'upgrade')), of INTEGER REFERENCES step            -- the step that an undo or redo is about
	CHECK ((of IS NULL) = (kind IN ('change', 'upgrade'))), undone INTEGER NOT NULL DEFAULT 0     -- derived: 1 after its undo, 0 after its redo. What
	CHECK (undone IN (0, 1)), seal BLOB                             -- SHA-256, see docs/formats.md; NULL: not yet sealed
	CHECK (length(seal) = 32)) STRICT;
CREATE TABLE club (
	-- A club that players belong to.
	id INTEGER PRIMARY KEY,
	name TEXT NOT NULL UNIQUE CHECK (name <> ''),
	step INTEGER NOT NULL REFERENCES step
) STRICT;
CREATE TABLE setting (
	-- How an event counts, where it departs from the standard.
	event INTEGER NOT NULL REFERENCES event,
	key TEXT NOT NULL CHECK (key <> ''),
	value TEXT NOT NULL,
	step INTEGER NOT NULL REFERENCES step,
	PRIMARY KEY (event, key)
) STRICT, WITHOUT ROWID;
CREATE TABLE round (
	-- A round of an event.
	event INTEGER NOT NULL REFERENCES event,
	no INTEGER NOT NULL CHECK (no >= 1),
	step INTEGER NOT NULL REFERENCES step, removed INTEGER NOT NULL DEFAULT 0   -- 1: taken back, nobody sees it
	CHECK (removed IN (0, 1)),
	PRIMARY KEY (event, no)
) STRICT, WITHOUT ROWID;
CREATE TABLE game_table (
	-- A table of a round, with its game sheet.
	id INTEGER PRIMARY KEY,
	event INTEGER NOT NULL,
	round INTEGER NOT NULL,
	no INTEGER NOT NULL CHECK (no >= 1),
	signed_by TEXT,                  -- NULL: the sheet is open; else closed, by whom ('' if nobody said)
	step INTEGER NOT NULL REFERENCES step, removed INTEGER NOT NULL DEFAULT 0   -- likewise; nobody sits there any more
	CHECK (removed IN (0, 1)), checked_by TEXT,
	UNIQUE (event, round, no),
	FOREIGN KEY (event, round) REFERENCES round (event, no)
) STRICT;
CREATE TABLE seat (
	-- Who sits where. The deals of a table belong to its seats: whoever is put there takes them over.
	game_table INTEGER NOT NULL REFERENCES game_table,
	seat INTEGER NOT NULL            -- from 0, in the order of play
		CHECK (seat >= 0),
	entry INTEGER REFERENCES entry,  -- NULL: nobody sits here any more
	step INTEGER NOT NULL REFERENCES step,
	PRIMARY KEY (game_table, seat),
	UNIQUE (game_table, entry)
) STRICT, WITHOUT ROWID;
CREATE TABLE deal_fact (
	-- What was said and achieved in a deal, in the words of the game: ('result', 'ulti', '', 1).
	deal INTEGER NOT NULL REFERENCES deal,
	kind TEXT NOT NULL,              -- what sort of fact. 'result': a part of the bid, value 1 made, 0 lost
	item TEXT NOT NULL,              -- the part it is about
	subject TEXT NOT NULL,           -- whose it is: a seat or a side, '' where that is plain
	value INTEGER NOT NULL,
	PRIMARY KEY (deal, kind, item, subject)
) STRICT, WITHOUT ROWID;
CREATE TABLE deal_point (
	-- What each seat got in a deal: computed from the facts when the deal was recorded. All 0 in a void deal;
	-- no rows for one that was redealt or taken back.
	deal INTEGER NOT NULL REFERENCES deal,
	seat INTEGER NOT NULL,
	points INTEGER NOT NULL,
	PRIMARY KEY (deal, seat)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER step_kept BEFORE DELETE ON step
BEGIN SELECT RAISE(ABORT, 'steps are kept'); END;
CREATE TRIGGER deal_fact_kept BEFORE DELETE ON deal_fact
BEGIN SELECT RAISE(ABORT, 'deals are only added'); END;
CREATE TRIGGER deal_fact_fixed BEFORE UPDATE ON deal_fact
BEGIN SELECT RAISE(ABORT, 'deals are only added'); END;
CREATE TRIGGER deal_point_kept BEFORE DELETE ON deal_point
BEGIN SELECT RAISE(ABORT, 'deals are only added'); END;
CREATE TRIGGER deal_point_fixed BEFORE UPDATE ON deal_point
BEGIN SELECT RAISE(ABORT, 'deals are only added'); END;
CREATE TABLE "deal" (
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
	step INTEGER NOT NULL REFERENCES step, seal BLOB                             -- SHA-256 of its facts and points, likewise
	CHECK (length(seal) = 32),
	UNIQUE (game_table, no, revision),
	FOREIGN KEY (game_table, dealer) REFERENCES seat,
	FOREIGN KEY (game_table, declarer) REFERENCES seat,
	CHECK ((declarer IS NULL) + (bid IS NULL) + (trump IS NULL) + (ending IS NULL) + (made IS NULL) IN (0, 5)),
	CHECK (state <> 'played' OR bid IS NOT NULL)
) STRICT;
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
CREATE TABLE "entry" (
	-- A player who takes part in an event.
	id INTEGER PRIMARY KEY,
	event INTEGER NOT NULL REFERENCES event,
	player INTEGER NOT NULL REFERENCES player,
	start_no INTEGER NOT NULL        -- his number in the event
		CHECK (start_no >= 1),
	removed INTEGER NOT NULL         -- 1: taken back
		CHECK (removed IN (0, 1)),
	step INTEGER NOT NULL REFERENCES step,
	UNIQUE (event, player)
) STRICT;
CREATE UNIQUE INDEX entry_start_no ON entry (event, start_no) WHERE NOT removed;
CREATE INDEX step_undone ON step (id) WHERE undone;
CREATE INDEX deal_step ON deal (step);
CREATE INDEX step_of ON step (of) WHERE of IS NOT NULL;
CREATE TRIGGER step_fixed BEFORE UPDATE OF id, at, operator, command, version, kind, of ON step
BEGIN SELECT RAISE(ABORT, 'steps are kept'); END;
CREATE TRIGGER step_sealed BEFORE UPDATE OF seal ON step WHEN OLD.seal IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'steps are kept'); END;
CREATE TRIGGER deal_sealed BEFORE UPDATE OF seal ON deal WHEN OLD.seal IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'deals are only added'); END;
CREATE TABLE "player" (
	-- A person. Two of one name differ in their mark.
	id INTEGER PRIMARY KEY,
	name TEXT NOT NULL CHECK (name <> ''),
	mark TEXT NOT NULL,              -- shown behind the name in brackets, '' if the name is enough
	club INTEGER REFERENCES club,    -- NULL: none
	folded TEXT NOT NULL,            -- derived, for searches: the words of name and mark, each behind a space,
	                                 -- without case, accents and punctuation
	removed INTEGER NOT NULL         -- 1: taken back
		CHECK (removed IN (0, 1)),
	step INTEGER NOT NULL REFERENCES step
, public TEXT                -- 'initials'; 'none': without a name; NULL: by name
	CHECK (public IN ('initials', 'none')), joined INTEGER             -- of one who is removed: as whom the same person stays; NULL: as
	REFERENCES player) STRICT;
CREATE UNIQUE INDEX player_name ON player (name, mark) WHERE NOT removed;
CREATE TABLE "event" (
	-- A championship, a cup, an evening of the club.
	id INTEGER PRIMARY KEY,
	name TEXT NOT NULL CHECK (name <> ''),
	day TEXT NOT NULL                -- its first day: 2026-11-21
		CHECK (date(day, '+0 days') IS day),
	place TEXT NOT NULL,             -- '' if nobody said
	edition TEXT NOT NULL            -- of the rules: mausz-2017
		CHECK (edition <> ''),
	stake INTEGER NOT NULL           -- forint a point, 0: none
		CHECK (stake >= 0),
	deals_per_round INTEGER NOT NULL -- 0: not fixed
		CHECK (deals_per_round >= 0),
	pinned INTEGER NOT NULL          -- 1: a deal has been recorded; edition and settings are fixed
		CHECK (pinned IN (0, 1)),
	removed INTEGER NOT NULL         -- 1: taken back
		CHECK (removed IN (0, 1)),
	step INTEGER NOT NULL REFERENCES step
, deals_four INTEGER          -- deals a round at a table of four, 0: not fixed; NULL, in
	CHECK (deals_four >= 0)) STRICT;
CREATE UNIQUE INDEX event_name ON event (name, day) WHERE NOT removed;
CREATE TABLE "choice" (
	-- The event that commands act on when they name none. At most one row.
	id INTEGER PRIMARY KEY CHECK (id = 1),
	event INTEGER REFERENCES event,  -- NULL: none is chosen any more
	step INTEGER NOT NULL REFERENCES step
) STRICT;
CREATE TRIGGER club_made AFTER INSERT ON club BEGIN
	INSERT INTO change (step, thing, after) VALUES ((SELECT max(id) FROM step), 'club',
	json_object('id', NEW.id, 'name', NEW.name, 'step', NEW.step));
END;
CREATE TRIGGER club_changed AFTER UPDATE ON club BEGIN
	INSERT INTO change (step, thing, before, after) VALUES ((SELECT max(id) FROM step), 'club',
	json_object('id', OLD.id, 'name', OLD.name, 'step', OLD.step),
	json_object('id', NEW.id, 'name', NEW.name, 'step', NEW.step));
END;
CREATE TRIGGER club_kept BEFORE DELETE ON club BEGIN SELECT RAISE(ABORT, 'rows are kept'); END;
CREATE TRIGGER player_kept BEFORE DELETE ON player BEGIN SELECT RAISE(ABORT, 'rows are kept'); END;
CREATE TRIGGER event_kept BEFORE DELETE ON event BEGIN SELECT RAISE(ABORT, 'rows are kept'); END;
CREATE TRIGGER choice_made AFTER INSERT ON choice BEGIN
	INSERT INTO change (step, thing, after) VALUES ((SELECT max(id) FROM step), 'choice',
	json_object('id', NEW.id, 'event', NEW.event, 'step', NEW.step));
END;
CREATE TRIGGER choice_changed AFTER UPDATE ON choice BEGIN
	INSERT INTO change (step, thing, before, after) VALUES ((SELECT max(id) FROM step), 'choice',
	json_object('id', OLD.id, 'event', OLD.event, 'step', OLD.step),
	json_object('id', NEW.id, 'event', NEW.event, 'step', NEW.step));
END;
CREATE TRIGGER choice_kept BEFORE DELETE ON choice BEGIN SELECT RAISE(ABORT, 'rows are kept'); END;
CREATE TRIGGER setting_made AFTER INSERT ON setting BEGIN
	INSERT INTO change (step, thing, after) VALUES ((SELECT max(id) FROM step), 'setting',
	json_object('event', NEW.event, 'key', NEW.key, 'value', NEW.value, 'step', NEW.step));
END;
CREATE TRIGGER setting_changed AFTER UPDATE ON setting BEGIN
	INSERT INTO change (step, thing, before, after) VALUES ((SELECT max(id) FROM step), 'setting',
	json_object('event', OLD.event, 'key', OLD.key, 'value', OLD.value, 'step', OLD.step),
	json_object('event', NEW.event, 'key', NEW.key, 'value', NEW.value, 'step', NEW.step));
END;
CREATE TRIGGER setting_kept BEFORE DELETE ON setting BEGIN SELECT RAISE(ABORT, 'rows are kept'); END;
CREATE TRIGGER entry_made AFTER INSERT ON entry BEGIN
	INSERT INTO change (step, thing, after) VALUES ((SELECT max(id) FROM step), 'entry',
	json_object('id', NEW.id, 'event', NEW.event, 'player', NEW.player, 'start_no', NEW.start_no,
		'removed', NEW.removed, 'step', NEW.step));
END;
CREATE TRIGGER entry_changed AFTER UPDATE ON entry BEGIN
	INSERT INTO change (step, thing, before, after) VALUES ((SELECT max(id) FROM step), 'entry',
	json_object('id', OLD.id, 'event', OLD.event, 'player', OLD.player, 'start_no', OLD.start_no,
		'removed', OLD.removed, 'step', OLD.step),
	json_object('id', NEW.id, 'event', NEW.event, 'player', NEW.player, 'start_no', NEW.start_no,
		'removed', NEW.removed, 'step', NEW.step));
END;
CREATE TRIGGER entry_kept BEFORE DELETE ON entry BEGIN SELECT RAISE(ABORT, 'rows are kept'); END;
CREATE TRIGGER round_made AFTER INSERT ON round BEGIN
	INSERT INTO change (step, thing, after) VALUES ((SELECT max(id) FROM step), 'round',
	json_object('event', NEW.event, 'no', NEW.no, 'removed', NEW.removed, 'step', NEW.step));
END;
CREATE TRIGGER round_changed AFTER UPDATE ON round BEGIN
	INSERT INTO change (step, thing, before, after) VALUES ((SELECT max(id) FROM step), 'round',
	json_object('event', OLD.event, 'no', OLD.no, 'removed', OLD.removed, 'step', OLD.step),
	json_object('event', NEW.event, 'no', NEW.no, 'removed', NEW.removed, 'step', NEW.step));
END;
CREATE TRIGGER round_kept BEFORE DELETE ON round BEGIN SELECT RAISE(ABORT, 'rows are kept'); END;
CREATE TRIGGER game_table_made AFTER INSERT ON game_table BEGIN
	INSERT INTO change (step, thing, after) VALUES ((SELECT max(id) FROM step), 'game_table',
	json_object('id', NEW.id, 'event', NEW.event, 'round', NEW.round, 'no', NEW.no, 'signed_by', NEW.signed_by,
		'checked_by', NEW.checked_by, 'removed', NEW.removed, 'step', NEW.step));
END;
CREATE TRIGGER game_table_changed AFTER UPDATE ON game_table BEGIN
	INSERT INTO change (step, thing, before, after) VALUES ((SELECT max(id) FROM step), 'game_table',
	json_object('id', OLD.id, 'event', OLD.event, 'round', OLD.round, 'no', OLD.no, 'signed_by', OLD.signed_by,
		'checked_by', OLD.checked_by, 'removed', OLD.removed, 'step', OLD.step),
	json_object('id', NEW.id, 'event', NEW.event, 'round', NEW.round, 'no', NEW.no, 'signed_by', NEW.signed_by,
		'checked_by', NEW.checked_by, 'removed', NEW.removed, 'step', NEW.step));
END;
CREATE TRIGGER game_table_kept BEFORE DELETE ON game_table BEGIN SELECT RAISE(ABORT, 'rows are kept'); END;
CREATE TRIGGER seat_made AFTER INSERT ON seat BEGIN
	INSERT INTO change (step, thing, after) VALUES ((SELECT max(id) FROM step), 'seat',
	json_object('game_table', NEW.game_table, 'seat', NEW.seat, 'entry', NEW.entry, 'step', NEW.step));
END;
CREATE TRIGGER seat_changed AFTER UPDATE ON seat BEGIN
	INSERT INTO change (step, thing, before, after) VALUES ((SELECT max(id) FROM step), 'seat',
	json_object('game_table', OLD.game_table, 'seat', OLD.seat, 'entry', OLD.entry, 'step', OLD.step),
	json_object('game_table', NEW.game_table, 'seat', NEW.seat, 'entry', NEW.entry, 'step', NEW.step));
END;
CREATE TRIGGER seat_kept BEFORE DELETE ON seat BEGIN SELECT RAISE(ABORT, 'rows are kept'); END;
CREATE TABLE substitute (
	-- Somebody takes over a seat from a deal on. Only added; of one seat and deal the last one counts.
	id INTEGER PRIMARY KEY,
	game_table INTEGER NOT NULL REFERENCES game_table,
	seat INTEGER NOT NULL,
	from_deal INTEGER NOT NULL CHECK (from_deal >= 2),
	entry INTEGER REFERENCES entry,                      -- NULL: taken back
	step INTEGER NOT NULL REFERENCES step,
	FOREIGN KEY (game_table, seat) REFERENCES seat
) STRICT;
CREATE INDEX substitute_by_seat ON substitute (game_table, seat, from_deal);
CREATE TABLE sheet_total (
	-- The totals of a sheet, where its deals are not known. Only added; the last one of a table counts, and only as
	-- long as the sheet has fewer deals.
	id INTEGER PRIMARY KEY,
	game_table INTEGER NOT NULL REFERENCES game_table,
	deals INTEGER NOT NULL CHECK (deals >= 0),           -- how many were played; 0: taken back
	step INTEGER NOT NULL REFERENCES step
) STRICT;
CREATE INDEX sheet_total_by_table ON sheet_total (game_table);
CREATE TABLE sheet_total_point (
	-- What each seat has in them.
	total INTEGER NOT NULL REFERENCES sheet_total,
	seat INTEGER NOT NULL,
	points INTEGER NOT NULL,
	PRIMARY KEY (total, seat)
) STRICT, WITHOUT ROWID;
CREATE VIEW sitting (game_table, seat, from_deal, entry) AS
SELECT game_table, seat, 1, entry FROM seat WHERE entry IS NOT NULL
UNION ALL
SELECT game_table, seat, from_deal, entry FROM substitute
WHERE entry IS NOT NULL AND step NOT IN (SELECT id FROM step WHERE undone) AND NOT EXISTS (
	SELECT 1 FROM substitute AS later WHERE later.game_table = substitute.game_table
		AND later.seat = substitute.seat AND later.from_deal = substitute.from_deal AND later.id > substitute.id
		AND later.step NOT IN (SELECT id FROM step WHERE undone));
CREATE VIEW total_standing (id, game_table, deals, step) AS
SELECT id, game_table, deals, step FROM sheet_total
WHERE deals > 0 AND step NOT IN (SELECT id FROM step WHERE undone) AND NOT EXISTS (
	SELECT 1 FROM sheet_total AS later WHERE later.game_table = sheet_total.game_table AND later.id > sheet_total.id
		AND later.step NOT IN (SELECT id FROM step WHERE undone));
CREATE VIEW total_sitting (id, game_table, seat, entry, deals, last) AS
SELECT id, game_table, seat, entry, sum(min(upto, deals + 1) - from_deal), max(from_deal) FROM (
	SELECT total_counting.id, total_counting.game_table, total_counting.deals, sitting.seat, from_deal, entry,
		lead(from_deal, 1, 1 << 40) OVER (PARTITION BY sitting.game_table, sitting.seat ORDER BY from_deal) AS upto
	FROM total_counting JOIN sitting ON sitting.game_table = total_counting.game_table)
WHERE from_deal <= deals GROUP BY id, seat, entry;
CREATE VIEW score (event_id, event, day, round, table_no, deal_no, seat, player_id, player, points) AS
SELECT event.id, event.name, event.day, game_table.round, game_table.no, deal.no, deal_point.seat, player.id,
	player.name || CASE player.mark WHEN '' THEN '' ELSE ' (' || player.mark || ')' END, deal_point.points
FROM deal
	JOIN deal_point ON deal_point.deal = deal.id
	JOIN game_table ON game_table.id = deal.game_table
	JOIN event ON event.id = game_table.event
	JOIN entry ON entry.id = (SELECT entry FROM sitting WHERE sitting.game_table = deal.game_table
		AND sitting.seat = deal_point.seat AND from_deal <= deal.no ORDER BY from_deal DESC LIMIT 1)
	JOIN player ON player.id = entry.player
WHERE deal.current AND deal.state IN ('played', 'ruled')
	AND deal.game_table NOT IN (SELECT game_table FROM total_counting)
UNION ALL
SELECT event.id, event.name, event.day, game_table.round, game_table.no, NULL, sheet_total_point.seat, player.id,
	player.name || CASE player.mark WHEN '' THEN '' ELSE ' (' || player.mark || ')' END, sheet_total_point.points
FROM total_counting
	JOIN sheet_total_point ON sheet_total_point.total = total_counting.id
	JOIN game_table ON game_table.id = total_counting.game_table
	JOIN event ON event.id = game_table.event
	JOIN entry ON entry.id = (SELECT entry FROM total_sitting WHERE total_sitting.id = total_counting.id
		AND total_sitting.seat = sheet_total_point.seat ORDER BY total_sitting.deals DESC, last DESC LIMIT 1)
	JOIN player ON player.id = entry.player;
CREATE TRIGGER substitute_kept BEFORE DELETE ON substitute
BEGIN SELECT RAISE(ABORT, 'substitutes are only added'); END;
CREATE TRIGGER substitute_fixed BEFORE UPDATE ON substitute
BEGIN SELECT RAISE(ABORT, 'substitutes are only added'); END;
CREATE TRIGGER sheet_total_kept BEFORE DELETE ON sheet_total
BEGIN SELECT RAISE(ABORT, 'totals are only added'); END;
CREATE TRIGGER sheet_total_fixed BEFORE UPDATE ON sheet_total
BEGIN SELECT RAISE(ABORT, 'totals are only added'); END;
CREATE TRIGGER sheet_total_point_kept BEFORE DELETE ON sheet_total_point
BEGIN SELECT RAISE(ABORT, 'totals are only added'); END;
CREATE TRIGGER sheet_total_point_fixed BEFORE UPDATE ON sheet_total_point
BEGIN SELECT RAISE(ABORT, 'totals are only added'); END;
CREATE TRIGGER event_made AFTER INSERT ON event BEGIN
	INSERT INTO change (step, thing, after) VALUES ((SELECT max(id) FROM step), 'event',
	json_object('id', NEW.id, 'name', NEW.name, 'day', NEW.day, 'place', NEW.place, 'edition', NEW.edition,
		'stake', NEW.stake, 'deals_per_round', NEW.deals_per_round, 'deals_four', NEW.deals_four,
		'pinned', NEW.pinned, 'removed', NEW.removed, 'step', NEW.step));
END;
CREATE TRIGGER event_changed AFTER UPDATE ON event BEGIN
	INSERT INTO change (step, thing, before, after) VALUES ((SELECT max(id) FROM step), 'event',
	json_object('id', OLD.id, 'name', OLD.name, 'day', OLD.day, 'place', OLD.place, 'edition', OLD.edition,
		'stake', OLD.stake, 'deals_per_round', OLD.deals_per_round, 'deals_four', OLD.deals_four,
		'pinned', OLD.pinned, 'removed', OLD.removed, 'step', OLD.step),
	json_object('id', NEW.id, 'name', NEW.name, 'day', NEW.day, 'place', NEW.place, 'edition', NEW.edition,
		'stake', NEW.stake, 'deals_per_round', NEW.deals_per_round, 'deals_four', NEW.deals_four,
		'pinned', NEW.pinned, 'removed', NEW.removed, 'step', NEW.step));
END;
CREATE TABLE season (
	-- A season of the club.
	id INTEGER PRIMARY KEY,
	name TEXT NOT NULL CHECK (name <> ''),
	best INTEGER NOT NULL            -- so many of a player's results count, the best ones; 0: all
		CHECK (best >= 0),
	least INTEGER NOT NULL           -- who has fewer results has no place in it
		CHECK (least >= 1),
	scale TEXT NOT NULL,             -- points by place, '100 80 60'; '': the standard scale
	removed INTEGER NOT NULL         -- 1: taken back
		CHECK (removed IN (0, 1)),
	step INTEGER NOT NULL REFERENCES step
) STRICT;
CREATE UNIQUE INDEX season_name ON season (name) WHERE NOT removed;
CREATE TABLE season_event (
	-- An event that counts in a season.
	id INTEGER PRIMARY KEY,
	season INTEGER NOT NULL REFERENCES season,
	event INTEGER NOT NULL REFERENCES event,
	weight INTEGER NOT NULL          -- per cent
		CHECK (weight BETWEEN 1 AND 1000),
	removed INTEGER NOT NULL         -- 1: taken back
		CHECK (removed IN (0, 1)),
	step INTEGER NOT NULL REFERENCES step,
	UNIQUE (season, event)
) STRICT;
CREATE TABLE "change" (
	-- One row of a table that is updated, before and after a step wrote it. Only added.
	id INTEGER PRIMARY KEY,
	step INTEGER NOT NULL REFERENCES step,
	thing TEXT NOT NULL              -- the table
		CHECK (thing <> ''),
	before TEXT                      -- JSON, its columns by name; NULL: the row is new
		CHECK (before IS NULL OR json_valid(before)),
	after TEXT NOT NULL              -- likewise
		CHECK (json_valid(after))
) STRICT;
CREATE INDEX change_step ON change (step);
CREATE TRIGGER change_kept BEFORE DELETE ON change BEGIN SELECT RAISE(ABORT, 'changes are only added'); END;
CREATE TRIGGER change_fixed BEFORE UPDATE ON change BEGIN SELECT RAISE(ABORT, 'changes are only added'); END;
CREATE TRIGGER season_made AFTER INSERT ON season BEGIN
	INSERT INTO change (step, thing, after) VALUES ((SELECT max(id) FROM step), 'season',
	json_object('id', NEW.id, 'name', NEW.name, 'best', NEW.best, 'least', NEW.least, 'scale', NEW.scale,
		'removed', NEW.removed, 'step', NEW.step));
END;
CREATE TRIGGER season_changed AFTER UPDATE ON season BEGIN
	INSERT INTO change (step, thing, before, after) VALUES ((SELECT max(id) FROM step), 'season',
	json_object('id', OLD.id, 'name', OLD.name, 'best', OLD.best, 'least', OLD.least, 'scale', OLD.scale,
		'removed', OLD.removed, 'step', OLD.step),
	json_object('id', NEW.id, 'name', NEW.name, 'best', NEW.best, 'least', NEW.least, 'scale', NEW.scale,
		'removed', NEW.removed, 'step', NEW.step));
END;
CREATE TRIGGER season_kept BEFORE DELETE ON season BEGIN SELECT RAISE(ABORT, 'rows are kept'); END;
CREATE TRIGGER season_event_made AFTER INSERT ON season_event BEGIN
	INSERT INTO change (step, thing, after) VALUES ((SELECT max(id) FROM step), 'season_event',
	json_object('id', NEW.id, 'season', NEW.season, 'event', NEW.event, 'weight', NEW.weight,
		'removed', NEW.removed, 'step', NEW.step));
END;
CREATE TRIGGER season_event_changed AFTER UPDATE ON season_event BEGIN
	INSERT INTO change (step, thing, before, after) VALUES ((SELECT max(id) FROM step), 'season_event',
	json_object('id', OLD.id, 'season', OLD.season, 'event', OLD.event, 'weight', OLD.weight,
		'removed', OLD.removed, 'step', OLD.step),
	json_object('id', NEW.id, 'season', NEW.season, 'event', NEW.event, 'weight', NEW.weight,
		'removed', NEW.removed, 'step', NEW.step));
END;
CREATE TRIGGER season_event_kept BEFORE DELETE ON season_event BEGIN SELECT RAISE(ABORT, 'rows are kept'); END;
CREATE TRIGGER player_made AFTER INSERT ON player BEGIN
	INSERT INTO change (step, thing, after) VALUES ((SELECT max(id) FROM step), 'player',
	json_object('id', NEW.id, 'name', NEW.name, 'mark', NEW.mark, 'club', NEW.club, 'folded', NEW.folded,
		'removed', NEW.removed, 'public', NEW.public, 'joined', NEW.joined, 'step', NEW.step));
END;
CREATE TRIGGER player_changed AFTER UPDATE ON player BEGIN
	INSERT INTO change (step, thing, before, after) VALUES ((SELECT max(id) FROM step), 'player',
	json_object('id', OLD.id, 'name', OLD.name, 'mark', OLD.mark, 'club', OLD.club, 'folded', OLD.folded,
		'removed', OLD.removed, 'public', OLD.public, 'joined', OLD.joined, 'step', OLD.step),
	json_object('id', NEW.id, 'name', NEW.name, 'mark', NEW.mark, 'club', NEW.club, 'folded', NEW.folded,
		'removed', NEW.removed, 'public', NEW.public, 'joined', NEW.joined, 'step', NEW.step));
END;
CREATE VIEW total_counting (id, game_table, deals) AS
SELECT id, game_table, deals FROM total_standing WHERE deals > (
	SELECT count(*) FROM deal WHERE deal.game_table = total_standing.game_table AND current
		AND state NOT IN ('redeal', 'taken-back', 'open') AND NOT coalesce(CASE
			WHEN state = 'played' THEN bid = 'bedob'
			WHEN state = 'ruled' THEN (
				SELECT was.state = 'played' AND was.bid = 'bedob' FROM deal AS was
				WHERE was.game_table = deal.game_table AND was.no = deal.no AND was.state NOT IN ('ruled', 'open')
					AND was.step NOT IN (SELECT id FROM step WHERE undone)
				ORDER BY was.revision DESC LIMIT 1) END, 0));
