-- Version 5: every change can be read back, taken back, and proved. A step says what sort of command it was, and is
-- sealed when it is done: its seal covers all that it wrote and the seal of the step before. Tables that are updated
-- have each change of a row written down in `change`. Whom a step has taken back is removed, as in version 4.

ALTER TABLE step ADD COLUMN kind TEXT NOT NULL DEFAULT 'change'   -- upgrade: made by a newer program out of an older
	CHECK (kind IN ('change', 'undo', 'redo', 'upgrade'));        -- book; what was before cannot be taken back
ALTER TABLE step ADD COLUMN of INTEGER REFERENCES step            -- the step that an undo or redo is about
	CHECK ((of IS NULL) = (kind IN ('change', 'upgrade')));
ALTER TABLE step ADD COLUMN undone INTEGER NOT NULL DEFAULT 0     -- derived: 1 after its undo, 0 after its redo. What
	CHECK (undone IN (0, 1));                                     -- an undone step wrote does not count
ALTER TABLE step ADD COLUMN seal BLOB                             -- SHA-256, see docs/formats.md; NULL: not yet sealed
	CHECK (length(seal) = 32);
CREATE INDEX step_undone ON step (id) WHERE undone;
CREATE INDEX deal_step ON deal (step);
CREATE INDEX step_of ON step (of) WHERE of IS NOT NULL;
ALTER TABLE deal ADD COLUMN seal BLOB                             -- SHA-256 of its facts and points, likewise
	CHECK (length(seal) = 32);
ALTER TABLE game_table ADD COLUMN checked_by TEXT;                -- NULL: nobody has read the sheet over; else who

DROP TRIGGER step_fixed;
CREATE TRIGGER step_fixed BEFORE UPDATE OF id, at, operator, command, version, kind, of ON step
BEGIN SELECT RAISE(ABORT, 'steps are kept'); END;
CREATE TRIGGER step_sealed BEFORE UPDATE OF seal ON step WHEN OLD.seal IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'steps are kept'); END;
CREATE TRIGGER deal_sealed BEFORE UPDATE OF seal ON deal WHEN OLD.seal IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'deals are only added'); END;

DROP VIEW score;

CREATE TABLE player_new (
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
) STRICT;

INSERT INTO player_new SELECT id, name, mark, club, folded, 0, step FROM player;
DROP TABLE player;
ALTER TABLE player_new RENAME TO player;
CREATE UNIQUE INDEX player_name ON player (name, mark) WHERE NOT removed;

CREATE TABLE event_new (
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
) STRICT;

INSERT INTO event_new SELECT id, name, day, place, edition, stake, deals_per_round, pinned, 0, step FROM event;
DROP TABLE event;
ALTER TABLE event_new RENAME TO event;
CREATE UNIQUE INDEX event_name ON event (name, day) WHERE NOT removed;

CREATE TABLE choice_new (
	-- The event that commands act on when they name none. At most one row.
	id INTEGER PRIMARY KEY CHECK (id = 1),
	event INTEGER REFERENCES event,  -- NULL: none is chosen any more
	step INTEGER NOT NULL REFERENCES step
) STRICT;

INSERT INTO choice_new SELECT id, event, step FROM choice;
DROP TABLE choice;
ALTER TABLE choice_new RENAME TO choice;

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

CREATE TABLE change (
	-- One row of a table that is updated, before and after a step wrote it. Only added.
	id INTEGER PRIMARY KEY,
	step INTEGER NOT NULL REFERENCES step,
	thing TEXT NOT NULL              -- the table
		CHECK (thing IN ('club', 'player', 'event', 'choice', 'setting', 'entry', 'round', 'game_table', 'seat')),
	before TEXT                      -- JSON, its columns by name; NULL: the row is new
		CHECK (before IS NULL OR json_valid(before)),
	after TEXT NOT NULL              -- likewise
		CHECK (json_valid(after))
) STRICT;

CREATE INDEX change_step ON change (step);

-- What stood in the book before has no history: this step says how it was.
INSERT INTO step (at, operator, command, version, kind)
	SELECT strftime('%Y-%m-%dT%H:%M:%SZ', 'now'), '', '', '', 'upgrade' WHERE EXISTS (SELECT 1 FROM step);
INSERT INTO change (step, thing, after) SELECT (SELECT max(id) FROM step), 'club',
	json_object('id', id, 'name', name, 'step', step) FROM club;
INSERT INTO change (step, thing, after) SELECT (SELECT max(id) FROM step), 'player',
	json_object('id', id, 'name', name, 'mark', mark, 'club', club, 'folded', folded, 'removed', removed,
		'step', step) FROM player;
INSERT INTO change (step, thing, after) SELECT (SELECT max(id) FROM step), 'event',
	json_object('id', id, 'name', name, 'day', day, 'place', place, 'edition', edition, 'stake', stake,
		'deals_per_round', deals_per_round, 'pinned', pinned, 'removed', removed, 'step', step) FROM event;
INSERT INTO change (step, thing, after) SELECT (SELECT max(id) FROM step), 'choice',
	json_object('id', id, 'event', event, 'step', step) FROM choice;
INSERT INTO change (step, thing, after) SELECT (SELECT max(id) FROM step), 'setting',
	json_object('event', event, 'key', key, 'value', value, 'step', step) FROM setting;
INSERT INTO change (step, thing, after) SELECT (SELECT max(id) FROM step), 'entry',
	json_object('id', id, 'event', event, 'player', player, 'start_no', start_no, 'removed', removed, 'step', step) FROM entry;
INSERT INTO change (step, thing, after) SELECT (SELECT max(id) FROM step), 'round',
	json_object('event', event, 'no', no, 'removed', removed, 'step', step) FROM round;
INSERT INTO change (step, thing, after) SELECT (SELECT max(id) FROM step), 'game_table',
	json_object('id', id, 'event', event, 'round', round, 'no', no, 'signed_by', signed_by, 'checked_by', checked_by,
		'removed', removed, 'step', step) FROM game_table;
INSERT INTO change (step, thing, after) SELECT (SELECT max(id) FROM step), 'seat',
	json_object('game_table', game_table, 'seat', seat, 'entry', entry, 'step', step) FROM seat;

-- A change belongs to the step that is being written, the last one: who writes with another program leaves a trace in
-- a step that is sealed already.
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
CREATE TRIGGER player_made AFTER INSERT ON player BEGIN
	INSERT INTO change (step, thing, after) VALUES ((SELECT max(id) FROM step), 'player',
	json_object('id', NEW.id, 'name', NEW.name, 'mark', NEW.mark, 'club', NEW.club, 'folded', NEW.folded,
		'removed', NEW.removed, 'step', NEW.step));
END;
CREATE TRIGGER player_changed AFTER UPDATE ON player BEGIN
	INSERT INTO change (step, thing, before, after) VALUES ((SELECT max(id) FROM step), 'player',
	json_object('id', OLD.id, 'name', OLD.name, 'mark', OLD.mark, 'club', OLD.club, 'folded', OLD.folded,
		'removed', OLD.removed, 'step', OLD.step),
	json_object('id', NEW.id, 'name', NEW.name, 'mark', NEW.mark, 'club', NEW.club, 'folded', NEW.folded,
		'removed', NEW.removed, 'step', NEW.step));
END;
CREATE TRIGGER player_kept BEFORE DELETE ON player BEGIN SELECT RAISE(ABORT, 'rows are kept'); END;
CREATE TRIGGER event_made AFTER INSERT ON event BEGIN
	INSERT INTO change (step, thing, after) VALUES ((SELECT max(id) FROM step), 'event',
	json_object('id', NEW.id, 'name', NEW.name, 'day', NEW.day, 'place', NEW.place, 'edition', NEW.edition,
		'stake', NEW.stake, 'deals_per_round', NEW.deals_per_round, 'pinned', NEW.pinned,
		'removed', NEW.removed, 'step', NEW.step));
END;
CREATE TRIGGER event_changed AFTER UPDATE ON event BEGIN
	INSERT INTO change (step, thing, before, after) VALUES ((SELECT max(id) FROM step), 'event',
	json_object('id', OLD.id, 'name', OLD.name, 'day', OLD.day, 'place', OLD.place, 'edition', OLD.edition,
		'stake', OLD.stake, 'deals_per_round', OLD.deals_per_round, 'pinned', OLD.pinned,
		'removed', OLD.removed, 'step', OLD.step),
	json_object('id', NEW.id, 'name', NEW.name, 'day', NEW.day, 'place', NEW.place, 'edition', NEW.edition,
		'stake', NEW.stake, 'deals_per_round', NEW.deals_per_round, 'pinned', NEW.pinned,
		'removed', NEW.removed, 'step', NEW.step));
END;
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
CREATE TRIGGER change_kept BEFORE DELETE ON change BEGIN SELECT RAISE(ABORT, 'changes are only added'); END;
CREATE TRIGGER change_fixed BEFORE UPDATE ON change BEGIN SELECT RAISE(ABORT, 'changes are only added'); END;
