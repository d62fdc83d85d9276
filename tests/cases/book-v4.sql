-- A book as the program of version 4 wrote it (sqlite3 .dump): corrections, a void deal, a deal dealt again, rulings, cards, what was taken back.
PRAGMA application_id = 1380864858; PRAGMA user_version = 4;
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
INSERT INTO step VALUES(1,'2026-11-21T10:01:00Z','Szabó Anna','event new ''Szolnok Kupa'' --date 2026-11-21 --deals 6','1.0.0');
INSERT INTO step VALUES(2,'2026-11-21T10:02:00Z','Szabó Anna','event set stake=10 lost-ulti-extra=played','1.0.0');
INSERT INTO step VALUES(3,'2026-11-21T10:03:00Z','Szabó Anna','import j.ulti','1.0.0');
INSERT INTO step VALUES(4,'2026-11-21T10:04:00Z','Szabó Anna','player add ''Fekete Zsolt'' --club Törökszentmiklós','1.0.0');
INSERT INTO step VALUES(5,'2026-11-21T10:05:00Z','Szabó Anna','player change ''Nagy Éva'' --club Szolnok','1.0.0');
INSERT INTO step VALUES(6,'2026-11-21T10:06:00Z','Szabó Anna','deal edit 1 1 2 B 40-100 z - --reason ''a lap szerint elvesztette''','1.0.0');
INSERT INTO step VALUES(7,'2026-11-21T10:07:00Z','Szabó Anna','deal add 1 2 3 C P t +','1.0.0');
INSERT INTO step VALUES(8,'2026-11-21T10:08:00Z','Szabó Anna','deal add 1 2 4 D U z ++','1.0.0');
INSERT INTO step VALUES(9,'2026-11-21T10:09:00Z','Szabó Anna','deal void 1 2 3 --reason ''két tök ász''','1.0.0');
INSERT INTO step VALUES(10,'2026-11-21T10:10:00Z','Szabó Anna','deal redeal 1 1 6 --reason ''kilátszott egy lap''','1.0.0');
INSERT INTO step VALUES(11,'2026-11-21T10:11:00Z','Szabó Anna','deal add 1 1 6 C P m +','1.0.0');
INSERT INTO step VALUES(12,'2026-11-21T10:12:00Z','Szabó Anna','sheet sign 1 1 --force','1.0.0');
INSERT INTO step VALUES(13,'2026-11-21T10:13:00Z','Szabó Anna','round add 2','1.0.0');
INSERT INTO step VALUES(14,'2026-11-21T10:14:00Z','Szabó Anna','table add 2 1 ''A=Kiss Péter'' ''B=Varga Ödön'' ''C=Nagy Éva''','1.0.0');
INSERT INTO step VALUES(15,'2026-11-21T10:15:00Z','Szabó Anna','deal add 2 1 A U z ++','1.0.0');
INSERT INTO step VALUES(16,'2026-11-21T10:16:00Z','Szabó Anna','deal add 2 1 B B +','1.0.0');
INSERT INTO step VALUES(17,'2026-11-21T10:17:00Z','Szabó Anna','rule 3.4 -r 2 -t 1 -d 1 by=C bid=U declarer=A trump=z trick=3 --yes','1.0.0');
INSERT INTO step VALUES(18,'2026-11-21T10:18:00Z','Szabó Anna','rule 2.2 -r 2 -t 1 -d 3 by=B --yes','1.0.0');
INSERT INTO step VALUES(19,'2026-11-21T10:19:00Z','Szabó Anna','deal add 2 1 3 C P m +','1.0.0');
INSERT INTO step VALUES(20,'2026-11-21T10:20:00Z','Szabó Anna','rule 1.4 -r 1 -t 2 -d 4 --yes','1.0.0');
INSERT INTO step VALUES(21,'2026-11-21T10:21:00Z','Szabó Anna','deal add 1 2 4 D U z +-','1.0.0');
INSERT INTO step VALUES(22,'2026-11-21T10:22:00Z','Szabó Anna','discipline add warning ''Varga Ödön'' --reason kiabált','1.0.0');
INSERT INTO step VALUES(23,'2026-11-22T12:16:55Z','Szabó Anna','cards set 2 1 4','1.0.0');
INSERT INTO step VALUES(24,'2026-11-21T10:23:00Z','Szabó Anna','duplicate attach 2 szolnok-2 6','1.0.0');
INSERT INTO step VALUES(25,'2026-11-21T10:24:00Z','Szabó Anna','round add 3','1.0.0');
INSERT INTO step VALUES(26,'2026-11-21T10:25:00Z','Szabó Anna','round remove 3','1.0.0');
INSERT INTO step VALUES(27,'2026-11-21T10:26:00Z','Szabó Anna','entry add ''Fekete Zsolt''','1.0.0');
INSERT INTO step VALUES(28,'2026-11-21T10:27:00Z','Szabó Anna','entry remove ''Fekete Zsolt''','1.0.0');
INSERT INTO step VALUES(29,'2026-11-21T10:28:00Z','Szabó Anna','event new Klubest --date 2026-11-22','1.0.0');
INSERT INTO step VALUES(30,'2026-11-21T10:29:00Z','Szabó Anna','import -','1.0.0');
CREATE TABLE club (
	-- A club that players belong to.
	id INTEGER PRIMARY KEY,
	name TEXT NOT NULL UNIQUE CHECK (name <> ''),
	step INTEGER NOT NULL REFERENCES step
) STRICT;
INSERT INTO club VALUES(1,'Törökszentmiklós',4);
INSERT INTO club VALUES(2,'Szolnok',5);
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
INSERT INTO player VALUES(1,'Kiss Péter','',NULL,' kiss peter',3);
INSERT INTO player VALUES(2,'Nagy Éva','',2,' nagy eva',5);
INSERT INTO player VALUES(3,'Tóth Imre','',NULL,' toth imre',3);
INSERT INTO player VALUES(4,'Varga Ödön','',NULL,' varga odon',3);
INSERT INTO player VALUES(5,'Őz Ágnes','',NULL,' oz agnes',3);
INSERT INTO player VALUES(6,'Kiss Péter','Győr',NULL,' kiss peter gyor',3);
INSERT INTO player VALUES(7,'Szűcs Béla','',NULL,' szucs bela',3);
INSERT INTO player VALUES(8,'Fekete Zsolt','',1,' fekete zsolt',4);
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
INSERT INTO event VALUES(1,'Szolnok Kupa','2026-11-21','','mausz-2017',10,6,1,3);
INSERT INTO event VALUES(2,'Klubest','2026-11-22','','mausz-2017',0,0,1,30);
CREATE TABLE choice (
	-- The event that commands act on when they name none. At most one row.
	id INTEGER PRIMARY KEY CHECK (id = 1),
	event INTEGER NOT NULL REFERENCES event,
	step INTEGER NOT NULL REFERENCES step
) STRICT;
INSERT INTO choice VALUES(1,2,29);
CREATE TABLE setting (
	-- How an event counts, where it departs from the standard.
	event INTEGER NOT NULL REFERENCES event,
	key TEXT NOT NULL CHECK (key <> ''),
	value TEXT NOT NULL,
	step INTEGER NOT NULL REFERENCES step,
	PRIMARY KEY (event, key)
) STRICT, WITHOUT ROWID;
INSERT INTO setting VALUES(1,'lost-ulti-extra','played',2);
CREATE TABLE round (
	-- A round of an event.
	event INTEGER NOT NULL REFERENCES event,
	no INTEGER NOT NULL CHECK (no >= 1),
	step INTEGER NOT NULL REFERENCES step, removed INTEGER NOT NULL DEFAULT 0   -- 1: taken back, nobody sees it
	CHECK (removed IN (0, 1)),
	PRIMARY KEY (event, no)
) STRICT, WITHOUT ROWID;
INSERT INTO round VALUES(1,1,3,0);
INSERT INTO round VALUES(1,2,13,0);
INSERT INTO round VALUES(1,3,26,1);
INSERT INTO round VALUES(2,1,30,0);
CREATE TABLE game_table (
	-- A table of a round, with its game sheet.
	id INTEGER PRIMARY KEY,
	event INTEGER NOT NULL,
	round INTEGER NOT NULL,
	no INTEGER NOT NULL CHECK (no >= 1),
	signed_by TEXT,                  -- NULL: the sheet is open; else closed, by whom ('' if nobody said)
	step INTEGER NOT NULL REFERENCES step, removed INTEGER NOT NULL DEFAULT 0   -- likewise; nobody sits there any more
	CHECK (removed IN (0, 1)),
	UNIQUE (event, round, no),
	FOREIGN KEY (event, round) REFERENCES round (event, no)
) STRICT;
INSERT INTO game_table VALUES(1,1,1,1,'',12,0);
INSERT INTO game_table VALUES(2,1,1,2,NULL,3,0);
INSERT INTO game_table VALUES(3,1,2,1,NULL,14,0);
INSERT INTO game_table VALUES(4,2,1,1,NULL,30,0);
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
INSERT INTO seat VALUES(1,0,1,3);
INSERT INTO seat VALUES(1,1,2,3);
INSERT INTO seat VALUES(1,2,3,3);
INSERT INTO seat VALUES(2,0,4,3);
INSERT INTO seat VALUES(2,1,5,3);
INSERT INTO seat VALUES(2,2,6,3);
INSERT INTO seat VALUES(2,3,7,3);
INSERT INTO seat VALUES(3,0,1,14);
INSERT INTO seat VALUES(3,1,4,14);
INSERT INTO seat VALUES(3,2,2,14);
INSERT INTO seat VALUES(4,0,9,30);
INSERT INTO seat VALUES(4,1,10,30);
INSERT INTO seat VALUES(4,2,11,30);
CREATE TABLE deal_fact (
	-- What was said and achieved in a deal, in the words of the game: ('result', 'ulti', '', 1).
	deal INTEGER NOT NULL REFERENCES deal,
	kind TEXT NOT NULL,              -- what sort of fact. 'result': a part of the bid, value 1 made, 0 lost
	item TEXT NOT NULL,              -- the part it is about
	subject TEXT NOT NULL,           -- whose it is: a seat or a side, '' where that is plain
	value INTEGER NOT NULL,
	PRIMARY KEY (deal, kind, item, subject)
) STRICT, WITHOUT ROWID;
INSERT INTO deal_fact VALUES(1,'kontra','ulti','',2);
INSERT INTO deal_fact VALUES(1,'result','parti','',1);
INSERT INTO deal_fact VALUES(1,'result','ulti','',1);
INSERT INTO deal_fact VALUES(2,'result','40-100','',1);
INSERT INTO deal_fact VALUES(3,'result','40-100','',1);
INSERT INTO deal_fact VALUES(4,'result','betli','',0);
INSERT INTO deal_fact VALUES(5,'kontra','durchmars','',2);
INSERT INTO deal_fact VALUES(5,'result','durchmars','',1);
INSERT INTO deal_fact VALUES(6,'result','parti','',0);
INSERT INTO deal_fact VALUES(7,'result','parti','',0);
INSERT INTO deal_fact VALUES(7,'result','ulti','',1);
INSERT INTO deal_fact VALUES(8,'result','parti','',1);
INSERT INTO deal_fact VALUES(8,'silent','100','declarer',1);
INSERT INTO deal_fact VALUES(9,'result','40-100','',0);
INSERT INTO deal_fact VALUES(10,'result','parti','',1);
INSERT INTO deal_fact VALUES(11,'result','parti','',1);
INSERT INTO deal_fact VALUES(11,'result','ulti','',1);
INSERT INTO deal_fact VALUES(12,'result','parti','',1);
INSERT INTO deal_fact VALUES(13,'result','parti','',0);
INSERT INTO deal_fact VALUES(14,'result','parti','',1);
INSERT INTO deal_fact VALUES(15,'result','parti','',1);
INSERT INTO deal_fact VALUES(15,'result','ulti','',1);
INSERT INTO deal_fact VALUES(16,'result','betli','',1);
INSERT INTO deal_fact VALUES(18,'result','parti','',1);
INSERT INTO deal_fact VALUES(20,'result','parti','',0);
INSERT INTO deal_fact VALUES(20,'result','ulti','',1);
INSERT INTO deal_fact VALUES(21,'kontra','parti','',2);
INSERT INTO deal_fact VALUES(21,'result','parti','',1);
INSERT INTO deal_fact VALUES(22,'result','parti','',1);
INSERT INTO deal_fact VALUES(22,'result','ulti','',1);
INSERT INTO deal_fact VALUES(23,'result','parti','',0);
CREATE TABLE deal_point (
	-- What each seat got in a deal: computed from the facts when the deal was recorded. All 0 in a void deal;
	-- no rows for one that was redealt or taken back.
	deal INTEGER NOT NULL REFERENCES deal,
	seat INTEGER NOT NULL,
	points INTEGER NOT NULL,
	PRIMARY KEY (deal, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO deal_point VALUES(1,0,18);
INSERT INTO deal_point VALUES(1,1,-9);
INSERT INTO deal_point VALUES(1,2,-9);
INSERT INTO deal_point VALUES(2,0,-4);
INSERT INTO deal_point VALUES(2,1,8);
INSERT INTO deal_point VALUES(2,2,-4);
INSERT INTO deal_point VALUES(3,0,-4);
INSERT INTO deal_point VALUES(3,1,-4);
INSERT INTO deal_point VALUES(3,2,8);
INSERT INTO deal_point VALUES(4,0,-10);
INSERT INTO deal_point VALUES(4,1,5);
INSERT INTO deal_point VALUES(4,2,5);
INSERT INTO deal_point VALUES(5,0,-12);
INSERT INTO deal_point VALUES(5,1,24);
INSERT INTO deal_point VALUES(5,2,-12);
INSERT INTO deal_point VALUES(6,0,1);
INSERT INTO deal_point VALUES(6,1,1);
INSERT INTO deal_point VALUES(6,2,-2);
INSERT INTO deal_point VALUES(7,0,6);
INSERT INTO deal_point VALUES(7,1,-3);
INSERT INTO deal_point VALUES(7,2,-3);
INSERT INTO deal_point VALUES(7,3,0);
INSERT INTO deal_point VALUES(8,0,0);
INSERT INTO deal_point VALUES(8,1,4);
INSERT INTO deal_point VALUES(8,2,-2);
INSERT INTO deal_point VALUES(8,3,-2);
INSERT INTO deal_point VALUES(9,0,4);
INSERT INTO deal_point VALUES(9,1,-8);
INSERT INTO deal_point VALUES(9,2,4);
INSERT INTO deal_point VALUES(10,0,-1);
INSERT INTO deal_point VALUES(10,1,0);
INSERT INTO deal_point VALUES(10,2,2);
INSERT INTO deal_point VALUES(10,3,-1);
INSERT INTO deal_point VALUES(11,0,-5);
INSERT INTO deal_point VALUES(11,1,-5);
INSERT INTO deal_point VALUES(11,2,0);
INSERT INTO deal_point VALUES(11,3,10);
INSERT INTO deal_point VALUES(12,0,0);
INSERT INTO deal_point VALUES(12,1,0);
INSERT INTO deal_point VALUES(12,2,0);
INSERT INTO deal_point VALUES(12,3,0);
INSERT INTO deal_point VALUES(14,0,-1);
INSERT INTO deal_point VALUES(14,1,-1);
INSERT INTO deal_point VALUES(14,2,2);
INSERT INTO deal_point VALUES(15,0,10);
INSERT INTO deal_point VALUES(15,1,-5);
INSERT INTO deal_point VALUES(15,2,-5);
INSERT INTO deal_point VALUES(16,0,-5);
INSERT INTO deal_point VALUES(16,1,10);
INSERT INTO deal_point VALUES(16,2,-5);
INSERT INTO deal_point VALUES(17,0,10);
INSERT INTO deal_point VALUES(17,1,5);
INSERT INTO deal_point VALUES(17,2,-15);
INSERT INTO deal_point VALUES(18,0,-1);
INSERT INTO deal_point VALUES(18,1,-1);
INSERT INTO deal_point VALUES(18,2,2);
INSERT INTO deal_point VALUES(20,0,-3);
INSERT INTO deal_point VALUES(20,1,-3);
INSERT INTO deal_point VALUES(20,2,0);
INSERT INTO deal_point VALUES(20,3,6);
INSERT INTO deal_point VALUES(21,0,4);
INSERT INTO deal_point VALUES(21,1,-2);
INSERT INTO deal_point VALUES(21,2,-2);
INSERT INTO deal_point VALUES(22,0,10);
INSERT INTO deal_point VALUES(22,1,-5);
INSERT INTO deal_point VALUES(22,2,-5);
INSERT INTO deal_point VALUES(23,0,1);
INSERT INTO deal_point VALUES(23,1,-2);
INSERT INTO deal_point VALUES(23,2,1);
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
	step INTEGER NOT NULL REFERENCES step,
	UNIQUE (game_table, no, revision),
	FOREIGN KEY (game_table, dealer) REFERENCES seat,
	FOREIGN KEY (game_table, declarer) REFERENCES seat,
	CHECK ((declarer IS NULL) + (bid IS NULL) + (trump IS NULL) + (ending IS NULL) + (made IS NULL) IN (0, 5)),
	CHECK (state <> 'played' OR bid IS NOT NULL)
) STRICT;
INSERT INTO deal VALUES(1,1,1,1,1,'played',2,0,'ulti','zold','played',1,'',3);
INSERT INTO deal VALUES(2,1,2,1,0,'played',0,1,'40-100','zold','played',1,'',3);
INSERT INTO deal VALUES(3,1,3,1,1,'played',1,2,'40-100','zold','played',1,'',3);
INSERT INTO deal VALUES(4,1,4,1,1,'played',2,0,'betli','','played',0,'',3);
INSERT INTO deal VALUES(5,1,5,1,1,'played',0,1,'durchmars','','played',1,'',3);
INSERT INTO deal VALUES(6,1,6,1,0,'played',1,2,'parti','makk','played',0,'',3);
INSERT INTO deal VALUES(7,2,1,1,1,'played',3,0,'ulti','zold','played',0,'',3);
INSERT INTO deal VALUES(8,2,2,1,1,'played',0,1,'parti','makk','played',1,'',3);
INSERT INTO deal VALUES(9,1,2,2,1,'played',0,1,'40-100','zold','played',0,'a lap szerint elvesztette',6);
INSERT INTO deal VALUES(10,2,3,1,0,'played',1,2,'parti','tok','played',1,'',7);
INSERT INTO deal VALUES(11,2,4,1,0,'played',2,3,'ulti','zold','played',1,'',8);
INSERT INTO deal VALUES(12,2,3,2,1,'void',1,2,'parti','tok','played',1,'két tök ász',9);
INSERT INTO deal VALUES(13,1,6,2,0,'redeal',1,2,'parti','makk','played',0,'kilátszott egy lap',10);
INSERT INTO deal VALUES(14,1,6,3,1,'played',1,2,'parti','makk','played',1,'',11);
INSERT INTO deal VALUES(15,3,1,1,0,'played',2,0,'ulti','zold','played',1,'',15);
INSERT INTO deal VALUES(16,3,2,1,1,'played',0,1,'betli','','played',1,'',16);
INSERT INTO deal VALUES(17,3,1,2,1,'ruled',2,0,'ulti','zold','played',0,'3.4: 13.§ (3) 4; 10.§ (3) e; 10.§ (3) f; R-32',17);
INSERT INTO deal VALUES(18,3,3,1,1,'played',1,2,'parti','makk','played',1,'',19);
INSERT INTO deal VALUES(19,2,4,2,0,'redeal',2,NULL,NULL,NULL,NULL,NULL,'1.4: 13.§ (1) 4; R-43',20);
INSERT INTO deal VALUES(20,2,4,3,1,'played',2,3,'ulti','zold','played',0,'',21);
INSERT INTO deal VALUES(21,3,4,1,1,'played',2,0,'parti','tok','played',1,'',23);
INSERT INTO deal VALUES(22,4,1,1,1,'played',2,0,'ulti','zold','played',1,'',30);
INSERT INTO deal VALUES(23,4,2,1,1,'played',0,1,'parti','tok','played',0,'',30);
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
INSERT INTO ruling VALUES(1,3,1,1,1,1,'decided','3.4',NULL,2,3,'','bid=U declarer=A trump=zold','','pay','13.§ (3) 4; 10.§ (3) e; 10.§ (3) f; R-32',0,'pay','','','2026-11-21T10:17:00Z',17,17);
INSERT INTO ruling VALUES(2,3,3,1,1,1,'decided','2.2',NULL,1,NULL,'','','','continue','13.§ (2) 2; R-38',0,'continue','','','2026-11-21T10:18:00Z',NULL,18);
INSERT INTO ruling VALUES(3,2,4,1,1,1,'decided','1.4',NULL,NULL,NULL,'','','','redeal','13.§ (1) 4; R-43',0,'redeal','','','2026-11-21T10:20:00Z',19,20);
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
INSERT INTO ruling_seat VALUES(1,0,10,10,0);
INSERT INTO ruling_seat VALUES(1,1,5,5,0);
INSERT INTO ruling_seat VALUES(1,2,-15,-15,0);
INSERT INTO ruling_seat VALUES(2,0,NULL,NULL,0);
INSERT INTO ruling_seat VALUES(2,1,NULL,NULL,1);
INSERT INTO ruling_seat VALUES(2,2,NULL,NULL,0);
INSERT INTO ruling_seat VALUES(3,0,NULL,NULL,0);
INSERT INTO ruling_seat VALUES(3,1,NULL,NULL,0);
INSERT INTO ruling_seat VALUES(3,2,NULL,NULL,0);
INSERT INTO ruling_seat VALUES(3,3,NULL,NULL,0);
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
INSERT INTO discipline VALUES(1,4,'warning',NULL,'kiabált','',22);
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
INSERT INTO deal_cards VALUES(1,3,4,1,23);
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
INSERT INTO deal_cards_row VALUES(1,0,'contract',0,'A P t kP');
INSERT INTO deal_cards_row VALUES(1,1,'hand',0,'m87 tAKFL8 pAF8');
INSERT INTO deal_cards_row VALUES(1,2,'hand',1,'mFL zKL87 t7 pXL9');
INSERT INTO deal_cards_row VALUES(1,3,'hand',2,'mAXK9 zXF9 t9 pK7');
INSERT INTO deal_cards_row VALUES(1,5,'melds',0,'t40');
INSERT INTO deal_cards_row VALUES(1,4,'talon',0,'zA tX');
INSERT INTO deal_cards_row VALUES(1,6,'trick',1,'m7 mL mK');
INSERT INTO deal_cards_row VALUES(1,7,'trick',2,'pK pA p9');
INSERT INTO deal_cards_row VALUES(1,8,'trick',3,'m8 mF mA');
INSERT INTO deal_cards_row VALUES(1,9,'trick',4,'zX tA z8');
INSERT INTO deal_cards_row VALUES(1,10,'trick',5,'pF pX p7');
INSERT INTO deal_cards_row VALUES(1,11,'trick',6,'zK zF t8');
INSERT INTO deal_cards_row VALUES(1,12,'trick',7,'tF t7 t9');
INSERT INTO deal_cards_row VALUES(1,13,'trick',8,'tK z7 m9');
INSERT INTO deal_cards_row VALUES(1,14,'trick',9,'p8 pL mX');
INSERT INTO deal_cards_row VALUES(1,15,'trick',10,'zL z9 tL');
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
INSERT INTO duplicate VALUES(1,1,2,'szolnok-2','renonsz-1',6,24);
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
INSERT INTO entry VALUES(1,1,1,1,0,3);
INSERT INTO entry VALUES(2,1,2,2,0,3);
INSERT INTO entry VALUES(3,1,3,3,0,3);
INSERT INTO entry VALUES(4,1,4,4,0,3);
INSERT INTO entry VALUES(5,1,5,5,0,3);
INSERT INTO entry VALUES(6,1,6,6,0,3);
INSERT INTO entry VALUES(7,1,7,7,0,3);
INSERT INTO entry VALUES(8,1,8,8,1,28);
INSERT INTO entry VALUES(9,2,1,1,0,30);
INSERT INTO entry VALUES(10,2,2,2,0,30);
INSERT INTO entry VALUES(11,2,8,3,0,30);
CREATE TRIGGER step_kept BEFORE DELETE ON step
BEGIN SELECT RAISE(ABORT, 'steps are kept'); END;
CREATE TRIGGER step_fixed BEFORE UPDATE ON step
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
COMMIT;
