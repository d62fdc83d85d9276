-- Version 4: a round, a table, an entry made by mistake can be taken back. The row stays, marked; made again, it is
-- the same row. The table of entries is made anew, because who is taken back keeps no start number from others.

ALTER TABLE round ADD COLUMN removed INTEGER NOT NULL DEFAULT 0   -- 1: taken back, nobody sees it
	CHECK (removed IN (0, 1));
ALTER TABLE game_table ADD COLUMN removed INTEGER NOT NULL DEFAULT 0   -- likewise; nobody sits there any more
	CHECK (removed IN (0, 1));

DROP VIEW score;

CREATE TABLE entry_new (
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

INSERT INTO entry_new SELECT id, event, player, start_no, 0, step FROM entry;
DROP TABLE entry;
ALTER TABLE entry_new RENAME TO entry;
CREATE UNIQUE INDEX entry_start_no ON entry (event, start_no) WHERE NOT removed;

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
