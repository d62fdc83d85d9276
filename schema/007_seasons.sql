-- Version 7: seasons, which count several events together. What they come to is worked out, not kept. The table of
-- changes is made anew, because from now on any table may have a history.

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

CREATE TABLE change_new (
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

INSERT INTO change_new SELECT id, step, thing, before, after FROM change;
DROP TABLE change;
-- The triggers of other tables go on naming it as it is named now.
PRAGMA legacy_alter_table = ON;
ALTER TABLE change_new RENAME TO change;
PRAGMA legacy_alter_table = OFF;
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
