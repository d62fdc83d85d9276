-- A book as the program of version 1 wrote it (sqlite3 .dump), for the test of the upgrade.
PRAGMA application_id = 1380864858; PRAGMA user_version = 1;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE step (
	-- One command that changed the book. Never changed.
	id INTEGER PRIMARY KEY,
	at TEXT NOT NULL                 -- when it began: UTC, 2026-11-21T18:00:00Z
		CHECK (strftime('%Y-%m-%dT%H:%M:%SZ', at, '+0 days') IS at),
	operator TEXT NOT NULL,          -- who sat at the keyboard, '' if nobody said
	command TEXT NOT NULL,           -- the command line
	version TEXT NOT NULL            -- of the program
) STRICT;
INSERT INTO step VALUES(1,'2026-11-21T18:00:00Z','teszt','import -','1.0.0');
INSERT INTO step VALUES(2,'2026-11-21T18:00:00Z','teszt','sheet open 1 1','1.0.0');
INSERT INTO step VALUES(3,'2026-11-21T18:00:00Z','teszt','deal edit 1 1 1 A U z +- --reason elírás','1.0.0');
CREATE TABLE club (
	-- A club that players belong to.
	id INTEGER PRIMARY KEY,
	name TEXT NOT NULL UNIQUE CHECK (name <> ''),
	step INTEGER NOT NULL REFERENCES step
) STRICT;
CREATE TABLE player (
	-- A person. Two of one name differ in their mark.
	id INTEGER PRIMARY KEY,
	name TEXT NOT NULL CHECK (name <> ''),
	mark TEXT NOT NULL,              -- shown behind the name in brackets, '' if the name is enough
	club INTEGER REFERENCES club,    -- NULL: none
	folded TEXT NOT NULL,            -- derived, for searches: the words of name and mark, each behind a space,
	                                 -- without case, accents and punctuation
	step INTEGER NOT NULL REFERENCES step,
	UNIQUE (name, mark)
) STRICT;
INSERT INTO player VALUES(1,'Kiss Péter','',NULL,' kiss peter',1);
INSERT INTO player VALUES(2,'Nagy Éva','',NULL,' nagy eva',1);
INSERT INTO player VALUES(3,'Tóth Imre','',NULL,' toth imre',1);
CREATE TABLE event (
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
	step INTEGER NOT NULL REFERENCES step,
	UNIQUE (name, day)
) STRICT;
INSERT INTO event VALUES(1,'Minta Kupa','2026-11-21','Szolnok','mausz-2017',0,4,1,1);
CREATE TABLE choice (
	-- The event that commands act on when they name none. At most one row.
	id INTEGER PRIMARY KEY CHECK (id = 1),
	event INTEGER NOT NULL REFERENCES event,
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
CREATE TABLE entry (
	-- A player who takes part in an event.
	id INTEGER PRIMARY KEY,
	event INTEGER NOT NULL REFERENCES event,
	player INTEGER NOT NULL REFERENCES player,
	start_no INTEGER NOT NULL        -- his number in the event
		CHECK (start_no >= 1),
	step INTEGER NOT NULL REFERENCES step,
	UNIQUE (event, player),
	UNIQUE (event, start_no)
) STRICT;
INSERT INTO entry VALUES(1,1,1,1,1);
INSERT INTO entry VALUES(2,1,2,2,1);
INSERT INTO entry VALUES(3,1,3,3,1);
CREATE TABLE round (
	-- A round of an event.
	event INTEGER NOT NULL REFERENCES event,
	no INTEGER NOT NULL CHECK (no >= 1),
	step INTEGER NOT NULL REFERENCES step,
	PRIMARY KEY (event, no)
) STRICT, WITHOUT ROWID;
INSERT INTO round VALUES(1,1,1);
CREATE TABLE game_table (
	-- A table of a round, with its game sheet.
	id INTEGER PRIMARY KEY,
	event INTEGER NOT NULL,
	round INTEGER NOT NULL,
	no INTEGER NOT NULL CHECK (no >= 1),
	signed_by TEXT,                  -- NULL: the sheet is open; else closed, by whom ('' if nobody said)
	step INTEGER NOT NULL REFERENCES step,
	UNIQUE (event, round, no),
	FOREIGN KEY (event, round) REFERENCES round (event, no)
) STRICT;
INSERT INTO game_table VALUES(1,1,1,1,NULL,2);
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
INSERT INTO seat VALUES(1,0,1,1);
INSERT INTO seat VALUES(1,1,2,1);
INSERT INTO seat VALUES(1,2,3,1);
CREATE TABLE deal (
	-- One revision of one deal of a sheet. Only added; the last one counts.
	id INTEGER PRIMARY KEY,
	game_table INTEGER NOT NULL REFERENCES game_table,
	no INTEGER NOT NULL CHECK (no >= 1),
	revision INTEGER NOT NULL CHECK (revision >= 1),
	current INTEGER NOT NULL         -- derived: 1 in the last revision of the number, else 0. The one column
		CHECK (current IN (0, 1)),   -- that is ever updated, so it belongs to no seal over the facts
	state TEXT NOT NULL              -- void: does not count; redeal, taken-back: and its number is free again
		CHECK (state IN ('played', 'void', 'redeal', 'taken-back')),
	dealer INTEGER NOT NULL,         -- seat
	declarer INTEGER,                -- seat; this and the next four are NULL if there was no result
	bid TEXT,                        -- its code, as the game writes it
	trump TEXT,                      -- '' if there is none, or it was not written down
	ending TEXT,                     -- how it came to its end
	made INTEGER                     -- derived: 1 if every part of the bid was made, else 0; NULL if no result
		CHECK (made IN (0, 1)),
	reason TEXT NOT NULL,            -- of a deal that does not count, or of a correction
	step INTEGER NOT NULL REFERENCES step,
	UNIQUE (game_table, no, revision),
	FOREIGN KEY (game_table, dealer) REFERENCES seat,
	FOREIGN KEY (game_table, declarer) REFERENCES seat,
	CHECK ((declarer IS NULL) + (bid IS NULL) + (trump IS NULL) + (ending IS NULL) + (made IS NULL)
		IN (0, 5)),
	CHECK (state <> 'played' OR bid IS NOT NULL)
) STRICT;
INSERT INTO deal VALUES(1,1,1,1,0,'played',2,0,'ulti','zold','played',1,'',1);
INSERT INTO deal VALUES(2,1,2,1,0,'redeal',0,NULL,NULL,NULL,NULL,NULL,'13.§ (1) 4',1);
INSERT INTO deal VALUES(3,1,2,2,1,'played',0,1,'betli','','played',0,'',1);
INSERT INTO deal VALUES(4,1,3,1,1,'void',1,NULL,NULL,NULL,NULL,NULL,'a zsűri törölte',1);
INSERT INTO deal VALUES(5,1,1,2,1,'played',2,0,'ulti','zold','played',0,'elírás',3);
CREATE TABLE deal_fact (
	-- What was said and achieved in a deal, in the words of the game: ('result', 'ulti', '', 1).
	deal INTEGER NOT NULL REFERENCES deal,
	kind TEXT NOT NULL,              -- what sort of fact. 'result': a part of the bid, value 1 made, 0 lost
	item TEXT NOT NULL,              -- the part it is about
	subject TEXT NOT NULL,           -- whose it is: a seat or a side, '' where that is plain
	value INTEGER NOT NULL,
	PRIMARY KEY (deal, kind, item, subject)
) STRICT, WITHOUT ROWID;
INSERT INTO deal_fact VALUES(1,'result','parti','',1);
INSERT INTO deal_fact VALUES(1,'result','ulti','',1);
INSERT INTO deal_fact VALUES(3,'kontra','betli','C',2);
INSERT INTO deal_fact VALUES(3,'result','betli','',0);
INSERT INTO deal_fact VALUES(5,'result','parti','',0);
INSERT INTO deal_fact VALUES(5,'result','ulti','',1);
CREATE TABLE deal_point (
	-- What each seat got in a deal: computed from the facts when the deal was recorded. All 0 in a void deal;
	-- no rows for one that was redealt or taken back.
	deal INTEGER NOT NULL REFERENCES deal,
	seat INTEGER NOT NULL,
	points INTEGER NOT NULL,
	PRIMARY KEY (deal, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO deal_point VALUES(1,0,10);
INSERT INTO deal_point VALUES(1,1,-5);
INSERT INTO deal_point VALUES(1,2,-5);
INSERT INTO deal_point VALUES(3,0,5);
INSERT INTO deal_point VALUES(3,1,-15);
INSERT INTO deal_point VALUES(3,2,10);
INSERT INTO deal_point VALUES(4,0,0);
INSERT INTO deal_point VALUES(4,1,0);
INSERT INTO deal_point VALUES(4,2,0);
INSERT INTO deal_point VALUES(5,0,6);
INSERT INTO deal_point VALUES(5,1,-3);
INSERT INTO deal_point VALUES(5,2,-3);
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
WHERE deal.current AND deal.state = 'played';
CREATE TRIGGER step_kept BEFORE DELETE ON step
BEGIN SELECT RAISE(ABORT, 'steps are kept'); END;
CREATE TRIGGER step_fixed BEFORE UPDATE ON step
BEGIN SELECT RAISE(ABORT, 'steps are kept'); END;
CREATE TRIGGER deal_kept BEFORE DELETE ON deal
BEGIN SELECT RAISE(ABORT, 'deals are only added'); END;
CREATE TRIGGER deal_fixed BEFORE UPDATE OF id, game_table, no, revision, state, dealer, declarer, bid, trump,
	ending, made, reason, step ON deal BEGIN SELECT RAISE(ABORT, 'deals are only added'); END;
CREATE TRIGGER deal_fact_kept BEFORE DELETE ON deal_fact
BEGIN SELECT RAISE(ABORT, 'deals are only added'); END;
CREATE TRIGGER deal_fact_fixed BEFORE UPDATE ON deal_fact
BEGIN SELECT RAISE(ABORT, 'deals are only added'); END;
CREATE TRIGGER deal_point_kept BEFORE DELETE ON deal_point
BEGIN SELECT RAISE(ABORT, 'deals are only added'); END;
CREATE TRIGGER deal_point_fixed BEFORE UPDATE ON deal_point
BEGIN SELECT RAISE(ABORT, 'deals are only added'); END;
COMMIT;
