-- Version 6: how many deals a round has at a table of four, who takes over a seat in the middle of a sheet, and sheets
-- of which only the totals are known. The latter two are only added, as deals are. No step is written: what stood in
-- the book keeps its history, and what it meant.

ALTER TABLE event ADD COLUMN deals_four INTEGER          -- deals a round at a table of four, 0: not fixed; NULL, in
	CHECK (deals_four >= 0);                             -- events from before: as many as deals_per_round

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

-- Who sits in a seat from which deal on, as it stands now.
CREATE VIEW sitting (game_table, seat, from_deal, entry) AS
SELECT game_table, seat, 1, entry FROM seat WHERE entry IS NOT NULL
UNION ALL
SELECT game_table, seat, from_deal, entry FROM substitute
WHERE entry IS NOT NULL AND step NOT IN (SELECT id FROM step WHERE undone) AND NOT EXISTS (
	SELECT 1 FROM substitute AS later WHERE later.game_table = substitute.game_table
		AND later.seat = substitute.seat AND later.from_deal = substitute.from_deal AND later.id > substitute.id
		AND later.step NOT IN (SELECT id FROM step WHERE undone));

-- The totals that stand, and of them those that count: the sheet has not all their deals yet.
CREATE VIEW total_standing (id, game_table, deals, step) AS
SELECT id, game_table, deals, step FROM sheet_total
WHERE deals > 0 AND step NOT IN (SELECT id FROM step WHERE undone) AND NOT EXISTS (
	SELECT 1 FROM sheet_total AS later WHERE later.game_table = sheet_total.game_table AND later.id > sheet_total.id
		AND later.step NOT IN (SELECT id FROM step WHERE undone));

CREATE VIEW total_counting (id, game_table, deals) AS
SELECT id, game_table, deals FROM total_standing WHERE deals > (
	SELECT count(*) FROM deal WHERE deal.game_table = total_standing.game_table AND current
		AND state NOT IN ('redeal', 'taken-back'));

-- Who sat in a seat in how many deals of such totals, the last time from deal `last` on.
CREATE VIEW total_sitting (id, game_table, seat, entry, deals, last) AS
SELECT id, game_table, seat, entry, sum(min(upto, deals + 1) - from_deal), max(from_deal) FROM (
	SELECT total_counting.id, total_counting.game_table, total_counting.deals, sitting.seat, from_deal, entry,
		lead(from_deal, 1, 1 << 40) OVER (PARTITION BY sitting.game_table, sitting.seat ORDER BY from_deal) AS upto
	FROM total_counting JOIN sitting ON sitting.game_table = total_counting.game_table)
WHERE from_deal <= deals GROUP BY id, seat, entry;

DROP VIEW score;

-- What counts, for dashboards and plain SQL: a row for each seat of each played deal, with who played it. Of a sheet of
-- which only the totals are known a row for each seat, without a deal; it is whose who sat there in most of the
-- deals, of equals the last.
--   SELECT player, sum(points) FROM score WHERE event = 'Szolnok Kupa' GROUP BY player_id;
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

DROP TRIGGER event_made;
CREATE TRIGGER event_made AFTER INSERT ON event BEGIN
	INSERT INTO change (step, thing, after) VALUES ((SELECT max(id) FROM step), 'event',
	json_object('id', NEW.id, 'name', NEW.name, 'day', NEW.day, 'place', NEW.place, 'edition', NEW.edition,
		'stake', NEW.stake, 'deals_per_round', NEW.deals_per_round, 'deals_four', NEW.deals_four,
		'pinned', NEW.pinned, 'removed', NEW.removed, 'step', NEW.step));
END;
DROP TRIGGER event_changed;
CREATE TRIGGER event_changed AFTER UPDATE ON event BEGIN
	INSERT INTO change (step, thing, before, after) VALUES ((SELECT max(id) FROM step), 'event',
	json_object('id', OLD.id, 'name', OLD.name, 'day', OLD.day, 'place', OLD.place, 'edition', OLD.edition,
		'stake', OLD.stake, 'deals_per_round', OLD.deals_per_round, 'deals_four', OLD.deals_four,
		'pinned', OLD.pinned, 'removed', OLD.removed, 'step', OLD.step),
	json_object('id', NEW.id, 'name', NEW.name, 'day', NEW.day, 'place', NEW.place, 'edition', NEW.edition,
		'stake', NEW.stake, 'deals_per_round', NEW.deals_per_round, 'deals_four', NEW.deals_four,
		'pinned', NEW.pinned, 'removed', NEW.removed, 'step', NEW.step));
END;
