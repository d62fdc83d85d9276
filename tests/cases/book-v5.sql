-- A book as the program of version 5 wrote it (sqlite3 .dump), for the test of the upgrade.
PRAGMA application_id = 1380864858; PRAGMA user_version = 5;
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
, kind TEXT NOT NULL DEFAULT 'change'   -- upgrade: made by a newer program out of an older
	CHECK (kind IN ('change', 'undo', 'redo', 'upgrade')), of INTEGER REFERENCES step            -- the step that an undo or redo is about
	CHECK ((of IS NULL) = (kind IN ('change', 'upgrade'))), undone INTEGER NOT NULL DEFAULT 0     -- derived: 1 after its undo, 0 after its redo. What
	CHECK (undone IN (0, 1)), seal BLOB                             -- SHA-256, see docs/formats.md; NULL: not yet sealed
	CHECK (length(seal) = 32)) STRICT;
INSERT INTO step VALUES(1,'2026-11-21T18:00:00Z','teszt','import j.ulti','1.0.0','change',NULL,0,X'0d2bd97d2174a0d041139e3d136b677dc09bff0659365754863487504707ee05');
INSERT INTO step VALUES(2,'2026-11-21T18:00:00Z','teszt','event set stake=10','1.0.0','change',NULL,0,X'1d877363465f04057f49f974c3d2f824e349edb4918f3ada27a1ccf6d148c680');
INSERT INTO step VALUES(3,'2026-11-21T18:00:00Z','teszt','player change papp --club Másik','1.0.0','change',NULL,1,X'7df6836aa7bee85e069e80c0dbf2bb7d5d62916431eb89094018b996df0aef1f');
INSERT INTO step VALUES(4,'2026-11-21T18:00:00Z','teszt','undo -y','1.0.0','undo',3,0,X'58a268af1c008d5828a95b81acedfc0d114845ef1914a8b1bacb0fd54f8afecf');
INSERT INTO step VALUES(5,'2026-11-21T18:00:00Z','teszt','rule 3.4 -r 1 -t 2 -d 2 by=C bid=P declarer=B trick=3 --yes','1.0.0','change',NULL,0,X'c102b8264720d724075b33c87a55a432e1fe7b48b5330f3de6e5ee6d6ef2d0d0');
INSERT INTO step VALUES(6,'2026-11-21T18:00:00Z','teszt','discipline add warning varga --reason kiabált','1.0.0','change',NULL,0,X'3fae1ffe17397fc3c7dca5b8e78788b4e1739437ccdc63b174a4038ce3669298');
CREATE TABLE club (
	-- A club that players belong to.
	id INTEGER PRIMARY KEY,
	name TEXT NOT NULL UNIQUE CHECK (name <> ''),
	step INTEGER NOT NULL REFERENCES step
) STRICT;
INSERT INTO club VALUES(1,'Ulti Klub',1);
INSERT INTO club VALUES(2,'Másik',3);
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
INSERT INTO round VALUES(1,1,1,0);
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
INSERT INTO game_table VALUES(1,1,1,1,'Bíró Éva',1,0,NULL);
INSERT INTO game_table VALUES(2,1,1,2,NULL,1,0,NULL);
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
INSERT INTO seat VALUES(2,0,4,1);
INSERT INTO seat VALUES(2,1,5,1);
INSERT INTO seat VALUES(2,2,6,1);
INSERT INTO seat VALUES(2,3,7,1);
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
INSERT INTO deal_fact VALUES(2,'kontra','betli','C',2);
INSERT INTO deal_fact VALUES(2,'result','betli','',0);
INSERT INTO deal_fact VALUES(3,'result','40-100','',1);
INSERT INTO deal_fact VALUES(3,'result','ulti','',0);
INSERT INTO deal_fact VALUES(4,'result','parti','',1);
INSERT INTO deal_fact VALUES(4,'result','ulti','',1);
INSERT INTO deal_fact VALUES(5,'result','parti','',1);
INSERT INTO deal_fact VALUES(6,'result','parti','',0);
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
INSERT INTO deal_point VALUES(2,0,5);
INSERT INTO deal_point VALUES(2,1,-15);
INSERT INTO deal_point VALUES(2,2,10);
INSERT INTO deal_point VALUES(3,0,8);
INSERT INTO deal_point VALUES(3,1,8);
INSERT INTO deal_point VALUES(3,2,-16);
INSERT INTO deal_point VALUES(4,0,10);
INSERT INTO deal_point VALUES(4,1,-5);
INSERT INTO deal_point VALUES(4,2,-5);
INSERT INTO deal_point VALUES(4,3,0);
INSERT INTO deal_point VALUES(5,0,0);
INSERT INTO deal_point VALUES(5,1,2);
INSERT INTO deal_point VALUES(5,2,-1);
INSERT INTO deal_point VALUES(5,3,-1);
INSERT INTO deal_point VALUES(6,0,1);
INSERT INTO deal_point VALUES(6,1,0);
INSERT INTO deal_point VALUES(6,2,-2);
INSERT INTO deal_point VALUES(6,3,1);
INSERT INTO deal_point VALUES(7,0,0);
INSERT INTO deal_point VALUES(7,1,2);
INSERT INTO deal_point VALUES(7,2,-3);
INSERT INTO deal_point VALUES(7,3,1);
CREATE TABLE IF NOT EXISTS "deal" (
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
INSERT INTO deal VALUES(1,1,1,1,1,'played',2,0,'ulti','zold','played',1,'',1,X'346eb316599dd2ef58c3c477460a5de405c81aaa8dd4d414cd25bb36f493a3d8');
INSERT INTO deal VALUES(2,1,2,1,1,'played',0,1,'betli','','played',0,'',1,X'66ff2ad8e98e2cd47642eb375331e6601f112ee66fe46b69ca68b9d19972bfba');
INSERT INTO deal VALUES(3,1,3,1,1,'played',1,2,'piros-40-100+ulti','piros','played',0,'',1,X'61fae2a67370a3fd5adbac4942de6278539063e73ea751302eaf9d225e6e57ae');
INSERT INTO deal VALUES(4,2,1,1,1,'played',3,0,'ulti','zold','played',1,'',1,X'95370b2221203804a1c0c87bf2a77b1e7b9861ee003a43f88e607ef804771565');
INSERT INTO deal VALUES(5,2,2,1,0,'played',0,1,'parti','makk','played',1,'',1,X'88aa8f1c02e7e8d11cdadf8794f6fe6b91e2e9b0f48910c121661b61930813a0');
INSERT INTO deal VALUES(6,2,3,1,1,'played',1,2,'parti','zold','played',0,'',1,X'ac0b2214007a92140e3f3a8d7545d1f04ee2586887ecee590d77d5e59a11dd5b');
INSERT INTO deal VALUES(7,2,2,2,1,'ruled',0,1,'parti','makk','played',0,'3.4: 13.§ (3) 4; 10.§ (3) e; 10.§ (3) f; R-32',5,X'f92b2beff9f222f01e20b1b87918e2b4cf47b711ec76cb79c561eb148b823bcb');
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
INSERT INTO ruling VALUES(1,2,2,1,1,1,'decided','3.4',NULL,2,3,'','bid=P declarer=B trump=makk','','pay','13.§ (3) 4; 10.§ (3) e; 10.§ (3) f; R-32',0,'pay','','','2026-11-21T18:00:00Z',7,5);
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
INSERT INTO ruling_seat VALUES(1,0,0,0,0);
INSERT INTO ruling_seat VALUES(1,1,2,2,0);
INSERT INTO ruling_seat VALUES(1,2,-3,-3,0);
INSERT INTO ruling_seat VALUES(1,3,1,1,0);
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
INSERT INTO discipline VALUES(1,5,'warning',NULL,'kiabált','',6);
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
CREATE TABLE IF NOT EXISTS "entry" (
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
INSERT INTO entry VALUES(1,1,1,1,0,1);
INSERT INTO entry VALUES(2,1,2,2,0,1);
INSERT INTO entry VALUES(3,1,3,3,0,1);
INSERT INTO entry VALUES(4,1,4,4,0,1);
INSERT INTO entry VALUES(5,1,5,5,0,1);
INSERT INTO entry VALUES(6,1,6,6,0,1);
INSERT INTO entry VALUES(7,1,7,7,0,1);
CREATE TABLE IF NOT EXISTS "player" (
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
INSERT INTO player VALUES(1,'Kiss Péter','',1,' kiss peter',0,1);
INSERT INTO player VALUES(2,'Nagy Éva','',NULL,' nagy eva',0,1);
INSERT INTO player VALUES(3,'Tóth Imre','',NULL,' toth imre',0,1);
INSERT INTO player VALUES(4,'Papp Béla','',NULL,' papp bela',0,1);
INSERT INTO player VALUES(5,'Varga Ede','',NULL,' varga ede',0,1);
INSERT INTO player VALUES(6,'Szabó Ili','',NULL,' szabo ili',0,1);
INSERT INTO player VALUES(7,'Zöld Ida','',NULL,' zold ida',0,1);
CREATE TABLE IF NOT EXISTS "event" (
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
INSERT INTO event VALUES(1,'Kupa','2026-11-21','Szolnok','mausz-2017',10,3,1,0,2);
CREATE TABLE IF NOT EXISTS "choice" (
	-- The event that commands act on when they name none. At most one row.
	id INTEGER PRIMARY KEY CHECK (id = 1),
	event INTEGER REFERENCES event,  -- NULL: none is chosen any more
	step INTEGER NOT NULL REFERENCES step
) STRICT;
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
INSERT INTO change VALUES(1,1,'event',NULL,'{"id":1,"name":"Kupa","day":"2026-11-21","place":"Szolnok","edition":"mausz-2017","stake":0,"deals_per_round":3,"pinned":0,"removed":0,"step":1}');
INSERT INTO change VALUES(2,1,'club',NULL,'{"id":1,"name":"Ulti Klub","step":1}');
INSERT INTO change VALUES(3,1,'player',NULL,'{"id":1,"name":"Kiss Péter","mark":"","club":1,"folded":" kiss peter","removed":0,"step":1}');
INSERT INTO change VALUES(4,1,'entry',NULL,'{"id":1,"event":1,"player":1,"start_no":1,"removed":0,"step":1}');
INSERT INTO change VALUES(5,1,'round',NULL,'{"event":1,"no":1,"removed":0,"step":1}');
INSERT INTO change VALUES(6,1,'player',NULL,'{"id":2,"name":"Nagy Éva","mark":"","club":null,"folded":" nagy eva","removed":0,"step":1}');
INSERT INTO change VALUES(7,1,'entry',NULL,'{"id":2,"event":1,"player":2,"start_no":2,"removed":0,"step":1}');
INSERT INTO change VALUES(8,1,'player',NULL,'{"id":3,"name":"Tóth Imre","mark":"","club":null,"folded":" toth imre","removed":0,"step":1}');
INSERT INTO change VALUES(9,1,'entry',NULL,'{"id":3,"event":1,"player":3,"start_no":3,"removed":0,"step":1}');
INSERT INTO change VALUES(10,1,'game_table',NULL,'{"id":1,"event":1,"round":1,"no":1,"signed_by":null,"checked_by":null,"removed":0,"step":1}');
INSERT INTO change VALUES(11,1,'seat',NULL,'{"game_table":1,"seat":0,"entry":1,"step":1}');
INSERT INTO change VALUES(12,1,'seat',NULL,'{"game_table":1,"seat":1,"entry":2,"step":1}');
INSERT INTO change VALUES(13,1,'seat',NULL,'{"game_table":1,"seat":2,"entry":3,"step":1}');
INSERT INTO change VALUES(14,1,'event','{"id":1,"name":"Kupa","day":"2026-11-21","place":"Szolnok","edition":"mausz-2017","stake":0,"deals_per_round":3,"pinned":0,"removed":0,"step":1}','{"id":1,"name":"Kupa","day":"2026-11-21","place":"Szolnok","edition":"mausz-2017","stake":0,"deals_per_round":3,"pinned":1,"removed":0,"step":1}');
INSERT INTO change VALUES(15,1,'game_table','{"id":1,"event":1,"round":1,"no":1,"signed_by":null,"checked_by":null,"removed":0,"step":1}','{"id":1,"event":1,"round":1,"no":1,"signed_by":"Bíró Éva","checked_by":null,"removed":0,"step":1}');
INSERT INTO change VALUES(16,1,'player',NULL,'{"id":4,"name":"Papp Béla","mark":"","club":null,"folded":" papp bela","removed":0,"step":1}');
INSERT INTO change VALUES(17,1,'entry',NULL,'{"id":4,"event":1,"player":4,"start_no":4,"removed":0,"step":1}');
INSERT INTO change VALUES(18,1,'player',NULL,'{"id":5,"name":"Varga Ede","mark":"","club":null,"folded":" varga ede","removed":0,"step":1}');
INSERT INTO change VALUES(19,1,'entry',NULL,'{"id":5,"event":1,"player":5,"start_no":5,"removed":0,"step":1}');
INSERT INTO change VALUES(20,1,'player',NULL,'{"id":6,"name":"Szabó Ili","mark":"","club":null,"folded":" szabo ili","removed":0,"step":1}');
INSERT INTO change VALUES(21,1,'entry',NULL,'{"id":6,"event":1,"player":6,"start_no":6,"removed":0,"step":1}');
INSERT INTO change VALUES(22,1,'player',NULL,'{"id":7,"name":"Zöld Ida","mark":"","club":null,"folded":" zold ida","removed":0,"step":1}');
INSERT INTO change VALUES(23,1,'entry',NULL,'{"id":7,"event":1,"player":7,"start_no":7,"removed":0,"step":1}');
INSERT INTO change VALUES(24,1,'game_table',NULL,'{"id":2,"event":1,"round":1,"no":2,"signed_by":null,"checked_by":null,"removed":0,"step":1}');
INSERT INTO change VALUES(25,1,'seat',NULL,'{"game_table":2,"seat":0,"entry":4,"step":1}');
INSERT INTO change VALUES(26,1,'seat',NULL,'{"game_table":2,"seat":1,"entry":5,"step":1}');
INSERT INTO change VALUES(27,1,'seat',NULL,'{"game_table":2,"seat":2,"entry":6,"step":1}');
INSERT INTO change VALUES(28,1,'seat',NULL,'{"game_table":2,"seat":3,"entry":7,"step":1}');
INSERT INTO change VALUES(29,2,'event','{"id":1,"name":"Kupa","day":"2026-11-21","place":"Szolnok","edition":"mausz-2017","stake":0,"deals_per_round":3,"pinned":1,"removed":0,"step":1}','{"id":1,"name":"Kupa","day":"2026-11-21","place":"Szolnok","edition":"mausz-2017","stake":10,"deals_per_round":3,"pinned":1,"removed":0,"step":2}');
INSERT INTO change VALUES(30,3,'club',NULL,'{"id":2,"name":"Másik","step":3}');
INSERT INTO change VALUES(31,3,'player','{"id":4,"name":"Papp Béla","mark":"","club":null,"folded":" papp bela","removed":0,"step":1}','{"id":4,"name":"Papp Béla","mark":"","club":2,"folded":" papp bela","removed":0,"step":3}');
INSERT INTO change VALUES(32,4,'player','{"id":4,"name":"Papp Béla","mark":"","club":2,"folded":" papp bela","removed":0,"step":3}','{"id":4,"name":"Papp Béla","mark":"","club":null,"folded":" papp bela","removed":0,"step":1}');
INSERT INTO change VALUES(33,4,'club','{"id":2,"name":"Másik","step":3}','{"id":2,"name":"Másik","step":3}');
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
CREATE TRIGGER deal_kept BEFORE DELETE ON deal BEGIN SELECT RAISE(ABORT, 'deals are only added'); END;
CREATE TRIGGER deal_fixed BEFORE UPDATE OF id, game_table, no, revision, state, dealer, declarer, bid, trump,
	ending, made, reason, step ON deal BEGIN SELECT RAISE(ABORT, 'deals are only added'); END;
CREATE INDEX ruling_by_case ON ruling (case_no, answers) WHERE current;
CREATE INDEX discipline_by_entry ON discipline (entry);
CREATE TRIGGER ruling_kept BEFORE DELETE ON ruling BEGIN SELECT RAISE(ABORT, 'rulings are only added'); END;
CREATE TRIGGER ruling_fixed BEFORE UPDATE OF id, game_table, deal_no, item, revision, state, case_no, claimant, offender,
	moment, act, facts, answers, kind, cites, agreed, book_kind, reason, judge, at, deal, step
	ON ruling BEGIN SELECT RAISE(ABORT, 'rulings are only added'); END;
CREATE TRIGGER ruling_seat_kept BEFORE DELETE ON ruling_seat BEGIN SELECT RAISE(ABORT, 'rulings are only added'); END;
CREATE TRIGGER ruling_seat_fixed BEFORE UPDATE ON ruling_seat BEGIN SELECT RAISE(ABORT, 'rulings are only added'); END;
CREATE TRIGGER discipline_kept BEFORE DELETE ON discipline BEGIN SELECT RAISE(ABORT, 'discipline is only added'); END;
CREATE TRIGGER discipline_fixed BEFORE UPDATE ON discipline BEGIN SELECT RAISE(ABORT, 'discipline is only added'); END;
CREATE INDEX deal_cards_of ON deal_cards (game_table, no);
CREATE TRIGGER deal_cards_kept BEFORE DELETE ON deal_cards BEGIN SELECT RAISE(ABORT, 'cards are only added'); END;
CREATE TRIGGER deal_cards_fixed BEFORE UPDATE ON deal_cards BEGIN SELECT RAISE(ABORT, 'cards are only added'); END;
CREATE TRIGGER deal_cards_row_kept BEFORE DELETE ON deal_cards_row
BEGIN SELECT RAISE(ABORT, 'cards are only added'); END;
CREATE TRIGGER deal_cards_row_fixed BEFORE UPDATE ON deal_cards_row
BEGIN SELECT RAISE(ABORT, 'cards are only added'); END;
CREATE TRIGGER duplicate_kept BEFORE DELETE ON duplicate BEGIN SELECT RAISE(ABORT, 'seeds are only added'); END;
CREATE TRIGGER duplicate_fixed BEFORE UPDATE ON duplicate BEGIN SELECT RAISE(ABORT, 'seeds are only added'); END;
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
CREATE UNIQUE INDEX player_name ON player (name, mark) WHERE NOT removed;
CREATE UNIQUE INDEX event_name ON event (name, day) WHERE NOT removed;
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
CREATE INDEX change_step ON change (step);
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
COMMIT;
