-- A book as the program of version 9 wrote it (sqlite3 .dump): that of version 8, upgraded, and a dispute at a sheet with totals.
PRAGMA application_id = 1380864858; PRAGMA user_version = 9;
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
INSERT INTO step VALUES(1,'2026-11-21T10:01:00Z','Szabó Anna','event new ''Szolnok Kupa'' --date 2026-11-21 --deals 6','1.0.0','change',NULL,0,X'039a629f7319200123574c340eeb8a9db51521476de0cf33bbb5d9078b4044da');
INSERT INTO step VALUES(2,'2026-11-21T10:02:00Z','Szabó Anna','event set stake=10 lost-ulti-extra=played','1.0.0','change',NULL,0,X'aca033a6f81bf370edabe40c84b00b07daffdb219f0747708dcca296bb250cd5');
INSERT INTO step VALUES(3,'2026-11-21T10:03:00Z','Szabó Anna','import j.ulti','1.0.0','change',NULL,0,X'd340f129d5176bbe1e71128d9de19209a95cf8d7afafe05259609b9994f0e30b');
INSERT INTO step VALUES(4,'2026-11-21T10:04:00Z','Szabó Anna','player add ''Fekete Zsolt'' --club Törökszentmiklós','1.0.0','change',NULL,0,X'77815c2c9269e1c1fffa6444bb75df5876bda8a217469e4b78ed7f19c25f42cd');
INSERT INTO step VALUES(5,'2026-11-21T10:05:00Z','Szabó Anna','player change ''Nagy Éva'' --club Szolnok','1.0.0','change',NULL,0,X'2743f30aedd29bf01434a82331f5699543f6919540bb286949c4b452c2fe2aad');
INSERT INTO step VALUES(6,'2026-11-21T10:06:00Z','Szabó Anna','deal edit 1 1 2 B 40-100 z - --reason ''a lap szerint elvesztette''','1.0.0','change',NULL,0,X'2ad0e19e533bb8389133a1721ca445e5614e8ffbfd60cf2f23189c30f13c725e');
INSERT INTO step VALUES(7,'2026-11-21T10:07:00Z','Szabó Anna','deal add 1 2 3 C P t +','1.0.0','change',NULL,0,X'6a6f6e2d93e5c4e710f61fbfb4a58e9a1744145c58160b511d05c08cc59245cc');
INSERT INTO step VALUES(8,'2026-11-21T10:08:00Z','Szabó Anna','deal add 1 2 4 D U z ++','1.0.0','change',NULL,0,X'1fb9543818fba6e7d755fe03d373f20f00f050d82488197b87e4f4fe47b8060c');
INSERT INTO step VALUES(9,'2026-11-21T10:09:00Z','Szabó Anna','deal void 1 2 3 --reason ''két tök ász''','1.0.0','change',NULL,0,X'92f3a832629e704b8286a5cbac144e36e3e6647aa995e73137ece281865e2a56');
INSERT INTO step VALUES(10,'2026-11-21T10:10:00Z','Szabó Anna','deal redeal 1 1 6 --reason ''kilátszott egy lap''','1.0.0','change',NULL,0,X'38e86e0541f14bfc0c402cb0438c8dfcc6f35c736cd155187cb32e3bfe7ccd70');
INSERT INTO step VALUES(11,'2026-11-21T10:11:00Z','Szabó Anna','deal add 1 1 6 C P m +','1.0.0','change',NULL,0,X'edcbd251f45aa0242416d80947473efea6164fe2461ade74efed12a1de9defbc');
INSERT INTO step VALUES(12,'2026-11-21T10:12:00Z','Szabó Anna','sheet sign 1 1 --force','1.0.0','change',NULL,0,X'1151af2566610fe5c4baa4e88be70b6f7750631c167030f385c94991ecd73f37');
INSERT INTO step VALUES(13,'2026-11-21T10:13:00Z','Szabó Anna','round add 2','1.0.0','change',NULL,0,X'0b43301fc9688899cea702b41732cea828d4149edfa9fc653cbf2231ad640c23');
INSERT INTO step VALUES(14,'2026-11-21T10:14:00Z','Szabó Anna','table add 2 1 ''A=Kiss Péter'' ''B=Varga Ödön'' ''C=Nagy Éva''','1.0.0','change',NULL,0,X'fe6f4fcf8f7cf81e3aab348cd0fb38d9a33cf4c15679cefbae21863511292e64');
INSERT INTO step VALUES(15,'2026-11-21T10:15:00Z','Szabó Anna','deal add 2 1 A U z ++','1.0.0','change',NULL,0,X'd3b4b8598dcf5c0c4a300decc54a02df685640f4da294a22d22ea714356402ca');
INSERT INTO step VALUES(16,'2026-11-21T10:16:00Z','Szabó Anna','deal add 2 1 B B +','1.0.0','change',NULL,0,X'e623f17b167012ab63fd1bfbc28312776105a0856d16a7bee09656f1626b74af');
INSERT INTO step VALUES(17,'2026-11-21T10:17:00Z','Szabó Anna','rule 3.4 -r 2 -t 1 -d 1 by=C bid=U declarer=A trump=z trick=3 --yes','1.0.0','change',NULL,0,X'5cf6ad7c0ab55c3a7acafa43c035a2cc0993ffe698d5b59b8f7789e6f6424ff8');
INSERT INTO step VALUES(18,'2026-11-21T10:18:00Z','Szabó Anna','rule 2.2 -r 2 -t 1 -d 3 by=B --yes','1.0.0','change',NULL,0,X'f4c675bd07e4bdfc2b0db7ad2850e7f04b276453ab686ada00cccf9cbba206ed');
INSERT INTO step VALUES(19,'2026-11-21T10:19:00Z','Szabó Anna','deal add 2 1 3 C P m +','1.0.0','change',NULL,0,X'965a34417266a21a3d8578ea7ff154bdded199a5f737a7bffd23c58064702ca6');
INSERT INTO step VALUES(20,'2026-11-21T10:20:00Z','Szabó Anna','rule 1.4 -r 1 -t 2 -d 4 --yes','1.0.0','change',NULL,0,X'a8805c53ed4df75ad34aaaab1037f93f368370e0ef7a88f5ff6f9ddffc6ba9b4');
INSERT INTO step VALUES(21,'2026-11-21T10:21:00Z','Szabó Anna','deal add 1 2 4 D U z +-','1.0.0','change',NULL,0,X'6bb04ee0b4bf3566d26865f2a71945caa9d9600494485a88365b9efe88a570b2');
INSERT INTO step VALUES(22,'2026-11-21T10:22:00Z','Szabó Anna','discipline add warning ''Varga Ödön'' --reason kiabált','1.0.0','change',NULL,0,X'400660cd50964ec30c708e132b6d7d40f9cfe97a34199d2e654080cd6b64b260');
INSERT INTO step VALUES(23,'2026-11-22T12:17:34Z','Szabó Anna','cards set 2 1 4','1.0.0','change',NULL,0,X'94648ea9f03d3a5d071f634bd20d459fdcabc77d607ff159eab3c047bd8ee8b4');
INSERT INTO step VALUES(24,'2026-11-21T10:23:00Z','Szabó Anna','duplicate attach 2 szolnok-2 6','1.0.0','change',NULL,0,X'107831d895ddad5eacea64f416fff478d0d8b7b8e6d1093411bcb4b02d5ac142');
INSERT INTO step VALUES(25,'2026-11-21T10:24:00Z','Szabó Anna','round add 3','1.0.0','change',NULL,0,X'9052fbc8e41485efb8b18ae354986fbc74593aa2b7b6782ad842e013b1705372');
INSERT INTO step VALUES(26,'2026-11-21T10:25:00Z','Szabó Anna','round remove 3','1.0.0','change',NULL,0,X'bc1c7ccd8bd80b5df6ba7bf7107fcf7bfe5e63ba5f94977e9126efee4f7d26a5');
INSERT INTO step VALUES(27,'2026-11-21T10:26:00Z','Szabó Anna','entry add ''Fekete Zsolt''','1.0.0','change',NULL,0,X'09e840a3a780c9f0a2db711899f1a72048b11677bf6ace22391fa8ab5de13c5d');
INSERT INTO step VALUES(28,'2026-11-21T10:27:00Z','Szabó Anna','entry remove ''Fekete Zsolt''','1.0.0','change',NULL,0,X'1d74916f5aa55855114022351eb45f9d670c1e3d2caf3274f0a9af6f2dd5b00f');
INSERT INTO step VALUES(29,'2026-11-21T10:28:00Z','Szabó Anna','event new Klubest --date 2026-11-22','1.0.0','change',NULL,0,X'38f6b5db3d87ec5b407c2061e615892d48c4242561c380086f70c8f42890884f');
INSERT INTO step VALUES(30,'2026-11-21T10:29:00Z','Szabó Anna','import -','1.0.0','change',NULL,0,X'14c6b3c250f35a196c1b2b3cb14bc3b49c6ac9fe864aee787361cbcce5e1b4b9');
INSERT INTO step VALUES(31,'2026-11-21T10:30:00Z','Szabó Anna','player change Fekete --club Másik','1.0.0','change',NULL,1,X'f22203d2ac5806120549cb33586590d359e52757eaf9eff916f3c9a5ed79a94b');
INSERT INTO step VALUES(32,'2026-11-21T10:31:00Z','Szabó Anna','undo --yes','1.0.0','undo',31,0,X'601eaf9d5d9295c01bea5ffa45c0407e54f927c50ba7bed8fd366deb1b1a0a8b');
INSERT INTO step VALUES(33,'2026-11-21T10:32:00Z','Szabó Anna','sheet check 1 1 --by ''Tóth Imre''','1.0.0','change',NULL,0,X'73400a18aaf5a0cbe5fe185d7a7ce3c83cd6e747a8d15e3a2faabf5bfddfc334');
INSERT INTO step VALUES(34,'2026-11-21T10:33:00Z','Szabó Anna','table add 1 3 ''A=Varga Ödön'' ''B=Őz Ágnes'' ''C=Szűcs Béla''','1.0.0','change',NULL,0,X'84d4776d30d921c0976c8ddb5e06599d820a96273410f8e7735014c11a18f887');
INSERT INTO step VALUES(35,'2026-11-21T10:34:00Z','Szabó Anna','sheet totals 1 3 12 -4 -8 --deals 9','1.0.0','change',NULL,0,X'401f8541a9c973cc1ba250b152bcf5933500297291b4f893c4f17f2a9c630988');
INSERT INTO step VALUES(36,'2026-11-21T10:35:00Z','Szabó Anna','table seat 1 1 ''A=Tóth Imre'' --from 3','1.0.0','change',NULL,0,X'41a87c6da0ad4ba2a3286f113eb2f975fa9a1a4159936139a86ea6e478d8556a');
INSERT INTO step VALUES(37,'2026-11-21T10:36:00Z','Szabó Anna','deal add 1 1 3 A P m +','1.0.0','change',NULL,0,X'd3c9cea0fa5b0e53efd4b62e2b87e36e02baae30713c3742e49cc9e81a9173b5');
INSERT INTO step VALUES(38,'2026-11-21T10:37:00Z','Szabó Anna','undo --yes','1.0.0','undo',37,0,X'3f4bade5a79a073865e95523b423e8d7dcbd3b8c2f0a8f9ade8912e74e420e3e');
INSERT INTO step VALUES(39,'2026-11-21T10:38:00Z','Szabó Anna','redo','1.0.0','redo',37,0,X'70a5849dfb3c0c83ccdbd8f894593754c8845d27a1b939fdd11eecac2742dd4d');
INSERT INTO step VALUES(40,'2026-11-23T10:00:00Z','Szabó Anna','season new 2026 --count best=2','2.1.0','change',NULL,0,X'02d6bbdb91eb09ad19ee106f1bb77e55e1d976a145f4943559085940462665e4');
INSERT INTO step VALUES(41,'2026-11-23T10:01:00Z','Szabó Anna','season add 2026 Klubest --weight 50','2.1.0','change',NULL,0,X'0d34f3330e0176d25959e6ff60737284d74b8e25d0c7656d2428a193e7fd0e27');
INSERT INTO step VALUES(42,'2026-11-23T10:02:00Z','Szabó Anna','player change ''Tóth Imre'' --club ''Szegedi Kör''','2.1.0','change',NULL,0,X'd3109e5558e3c4502a3c93042fb8bb516bc2d3c7386f44568e171e29f4a23bf4');
INSERT INTO step VALUES(43,'2026-11-24T10:00:00Z','Szabó Anna','player change ''Nagy Éva'' --public initials','2.1.0','change',NULL,0,X'8d4d72b3dab640d09b88f0ac2def8268f2f5de7ac5222a848a032f68f6bd118c');
INSERT INTO step VALUES(44,'2026-11-25T10:00:00Z','Szabó Anna','rule jury -r 1 -t 3 -d 1 state=open --yes','2.1.0','change',NULL,0,X'5b0ba4f8bb0c3ef1e0be7e05145d6b066bffebc32230fe75120a1c045ff9b45d');
CREATE TABLE club (
	-- A club that players belong to.
	id INTEGER PRIMARY KEY,
	name TEXT NOT NULL UNIQUE CHECK (name <> ''),
	step INTEGER NOT NULL REFERENCES step
) STRICT;
INSERT INTO club VALUES(1,'Törökszentmiklós',4);
INSERT INTO club VALUES(2,'Szolnok',5);
INSERT INTO club VALUES(3,'Másik',31);
INSERT INTO club VALUES(4,'Szegedi Kör',42);
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
	CHECK (removed IN (0, 1)), checked_by TEXT,
	UNIQUE (event, round, no),
	FOREIGN KEY (event, round) REFERENCES round (event, no)
) STRICT;
INSERT INTO game_table VALUES(1,1,1,1,'',12,0,NULL);
INSERT INTO game_table VALUES(2,1,1,2,NULL,3,0,NULL);
INSERT INTO game_table VALUES(3,1,2,1,NULL,14,0,NULL);
INSERT INTO game_table VALUES(4,2,1,1,NULL,36,0,NULL);
INSERT INTO game_table VALUES(5,2,1,3,NULL,34,0,NULL);
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
INSERT INTO seat VALUES(5,0,12,34);
INSERT INTO seat VALUES(5,1,13,34);
INSERT INTO seat VALUES(5,2,14,34);
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
INSERT INTO deal_fact VALUES(24,'result','parti','',1);
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
INSERT INTO deal_point VALUES(24,0,2);
INSERT INTO deal_point VALUES(24,1,-1);
INSERT INTO deal_point VALUES(24,2,-1);
INSERT INTO deal_point VALUES(25,0,0);
INSERT INTO deal_point VALUES(25,1,0);
INSERT INTO deal_point VALUES(25,2,0);
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
INSERT INTO deal VALUES(1,1,1,1,1,'played',2,0,'ulti','zold','played',1,'',3,X'0fba1f368f1ab7b997e8655cad9bdbd2d4b80d1b9d62c4f4560f2ac47b5bd3d4');
INSERT INTO deal VALUES(2,1,2,1,0,'played',0,1,'40-100','zold','played',1,'',3,X'1204bededf05de058ca7bbd9ef9f32ff31d9019410545d6d2bc9ff186c96b3b6');
INSERT INTO deal VALUES(3,1,3,1,1,'played',1,2,'40-100','zold','played',1,'',3,X'35e1f7920b301c83ce8a3fc74b2c6ead2a74b56d3623368f5d00a0bd841a3178');
INSERT INTO deal VALUES(4,1,4,1,1,'played',2,0,'betli','','played',0,'',3,X'422007adebab42a0e8e197703eb2fc391d25220cb329091e745cd782712b9cc3');
INSERT INTO deal VALUES(5,1,5,1,1,'played',0,1,'durchmars','','played',1,'',3,X'1be3711087247416fe72c0c5cf74f797737ea5bba26b75b0ef0fe530ff7595a0');
INSERT INTO deal VALUES(6,1,6,1,0,'played',1,2,'parti','makk','played',0,'',3,X'f9914bb0256ad6497dc3c39d07a0e513f1da596eef8fa9d6411bdf12419533e4');
INSERT INTO deal VALUES(7,2,1,1,1,'played',3,0,'ulti','zold','played',0,'',3,X'c26a53be9fa273bea5d6af1e93a2d40c945b493fc15c014fa1b0ba85698be49d');
INSERT INTO deal VALUES(8,2,2,1,1,'played',0,1,'parti','makk','played',1,'',3,X'5bdd6d07cc745c525d36057c849516b02a49d877b8001d169858b0b9a61960e5');
INSERT INTO deal VALUES(9,1,2,2,1,'played',0,1,'40-100','zold','played',0,'a lap szerint elvesztette',6,X'a312bf7cdc54c6629c72734219696b3e2788a3e372db32021d9abcfc25561725');
INSERT INTO deal VALUES(10,2,3,1,0,'played',1,2,'parti','tok','played',1,'',7,X'e27bd516650ac411e3b233935946d960e6c3fadd4fe3f1f8e6e4aaeb19819043');
INSERT INTO deal VALUES(11,2,4,1,0,'played',2,3,'ulti','zold','played',1,'',8,X'abcb40c8e202aa12d37639230d7e7c21ce54303cf39f95863d91234803aadeb8');
INSERT INTO deal VALUES(12,2,3,2,1,'void',1,2,'parti','tok','played',1,'két tök ász',9,X'b5246c652a2d6f1bd5a39fae6e89d1f11605ce29c8622ca410830f31bd685f55');
INSERT INTO deal VALUES(13,1,6,2,0,'redeal',1,2,'parti','makk','played',0,'kilátszott egy lap',10,X'70c308ad9872ab277b743e13ac6b51a90460625009480083daa378765efca322');
INSERT INTO deal VALUES(14,1,6,3,1,'played',1,2,'parti','makk','played',1,'',11,X'7ffa2141c8e7b076625a4a2f61a47c9638bcfab5077db09cff48cb6850d74d76');
INSERT INTO deal VALUES(15,3,1,1,0,'played',2,0,'ulti','zold','played',1,'',15,X'6248281124d87c5d844906e2750cfcd22ea2d01e9c7b1a5e487c3b73f1780056');
INSERT INTO deal VALUES(16,3,2,1,1,'played',0,1,'betli','','played',1,'',16,X'22a6e46fc9386f4d2c3073da5d364ec1798145a5c2b587e85e7ec7504b68f8fd');
INSERT INTO deal VALUES(17,3,1,2,1,'ruled',2,0,'ulti','zold','played',0,'3.4: 13.§ (3) 4; 10.§ (3) e; 10.§ (3) f; R-32',17,X'8aab73525ad101528fb2cc49ef97c8ce775d658ff0b6e8f78ce1bf36f5abddaf');
INSERT INTO deal VALUES(18,3,3,1,1,'played',1,2,'parti','makk','played',1,'',19,X'9a1d90499b726d141680b388f3233c571a59e6eaf847862bd8787717e758c193');
INSERT INTO deal VALUES(19,2,4,2,0,'redeal',2,NULL,NULL,NULL,NULL,NULL,'1.4: 13.§ (1) 4; R-43',20,X'73f89d606d4c683e52233166029ef75d0b8f0026b6682dca81c3f833c46453c7');
INSERT INTO deal VALUES(20,2,4,3,1,'played',2,3,'ulti','zold','played',0,'',21,X'6c1beea4c8d9c685400d134ec11589d037993f69a95195da9b2072a6aa4cad2e');
INSERT INTO deal VALUES(21,3,4,1,1,'played',2,0,'parti','tok','played',1,'',23,X'9937d3be5401329a29f3035e20cccd6ac3c7d4e9bbf64f3f996ee6a454d1d584');
INSERT INTO deal VALUES(22,4,1,1,1,'played',2,0,'ulti','zold','played',1,'',30,X'5e0dfb3e024da08692f4db5a72df47e507a8bd4a682f0efe6fc14dc8a97f1cad');
INSERT INTO deal VALUES(23,4,2,1,1,'played',0,1,'parti','tok','played',0,'',30,X'f7072433aa62f5ee7ca3eb4bb54ab9889bc3feb875ec77e29195f3942f7bb132');
INSERT INTO deal VALUES(24,4,3,1,1,'played',1,0,'parti','makk','played',1,'',37,X'b9c7e26ead30ef87aea60fcd1e88ddfa960a611651c5fb6e20f3cdd2db17c303');
INSERT INTO deal VALUES(25,5,1,1,1,'open',2,NULL,NULL,NULL,NULL,NULL,'jury',44,X'7e3931689856f21956c704b1b52629e50df0fbdf942f5626bdbd379cc90ad1cf');
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
INSERT INTO ruling VALUES(4,5,1,1,1,1,'open','jury',NULL,NULL,NULL,'','','','pay','10.§ (3) d',0,'pay','','','2026-11-25T10:00:00Z',25,44);
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
INSERT INTO ruling_seat VALUES(4,0,NULL,NULL,0);
INSERT INTO ruling_seat VALUES(4,1,NULL,NULL,0);
INSERT INTO ruling_seat VALUES(4,2,NULL,NULL,0);
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
INSERT INTO entry VALUES(12,2,4,4,0,34);
INSERT INTO entry VALUES(13,2,5,5,0,34);
INSERT INTO entry VALUES(14,2,7,6,0,34);
INSERT INTO entry VALUES(15,2,3,7,0,36);
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
, public TEXT                -- 'initials'; 'none': without a name; NULL: by name
	CHECK (public IN ('initials', 'none')), joined INTEGER             -- of one who is removed: as whom the same person stays; NULL: as
	REFERENCES player) STRICT;
INSERT INTO player VALUES(1,'Kiss Péter','',NULL,' kiss peter',0,3,NULL,NULL);
INSERT INTO player VALUES(2,'Nagy Éva','',2,' nagy eva',0,43,'initials',NULL);
INSERT INTO player VALUES(3,'Tóth Imre','',4,' toth imre',0,42,NULL,NULL);
INSERT INTO player VALUES(4,'Varga Ödön','',NULL,' varga odon',0,3,NULL,NULL);
INSERT INTO player VALUES(5,'Őz Ágnes','',NULL,' oz agnes',0,3,NULL,NULL);
INSERT INTO player VALUES(6,'Kiss Péter','Győr',NULL,' kiss peter gyor',0,3,NULL,NULL);
INSERT INTO player VALUES(7,'Szűcs Béla','',NULL,' szucs bela',0,3,NULL,NULL);
INSERT INTO player VALUES(8,'Fekete Zsolt','',1,' fekete zsolt',0,4,NULL,NULL);
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
, deals_four INTEGER          -- deals a round at a table of four, 0: not fixed; NULL, in
	CHECK (deals_four >= 0)) STRICT;
INSERT INTO event VALUES(1,'Szolnok Kupa','2026-11-21','','mausz-2017',10,6,1,0,3,8);
INSERT INTO event VALUES(2,'Klubest','2026-11-22','','mausz-2017',0,0,1,0,30,0);
CREATE TABLE IF NOT EXISTS "choice" (
	-- The event that commands act on when they name none. At most one row.
	id INTEGER PRIMARY KEY CHECK (id = 1),
	event INTEGER REFERENCES event,  -- NULL: none is chosen any more
	step INTEGER NOT NULL REFERENCES step
) STRICT;
INSERT INTO choice VALUES(1,2,29);
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
INSERT INTO substitute VALUES(1,4,0,3,15,36);
CREATE TABLE sheet_total (
	-- The totals of a sheet, where its deals are not known. Only added; the last one of a table counts, and only as
	-- long as the sheet has fewer deals.
	id INTEGER PRIMARY KEY,
	game_table INTEGER NOT NULL REFERENCES game_table,
	deals INTEGER NOT NULL CHECK (deals >= 0),           -- how many were played; 0: taken back
	step INTEGER NOT NULL REFERENCES step
) STRICT;
INSERT INTO sheet_total VALUES(1,5,9,35);
CREATE TABLE sheet_total_point (
	-- What each seat has in them.
	total INTEGER NOT NULL REFERENCES sheet_total,
	seat INTEGER NOT NULL,
	points INTEGER NOT NULL,
	PRIMARY KEY (total, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO sheet_total_point VALUES(1,0,12);
INSERT INTO sheet_total_point VALUES(1,1,-4);
INSERT INTO sheet_total_point VALUES(1,2,-8);
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
INSERT INTO season VALUES(1,'2026',2,1,'',0,40);
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
INSERT INTO season_event VALUES(1,1,2,50,0,41);
CREATE TABLE IF NOT EXISTS "change" (
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
INSERT INTO change VALUES(1,1,'event',NULL,'{"id":1,"name":"Szolnok Kupa","day":"2026-11-21","place":"","edition":"mausz-2017","stake":0,"deals_per_round":6,"deals_four":8,"pinned":0,"removed":0,"step":1}');
INSERT INTO change VALUES(2,1,'choice',NULL,'{"id":1,"event":1,"step":1}');
INSERT INTO change VALUES(3,2,'setting',NULL,'{"event":1,"key":"lost-ulti-extra","value":"played","step":2}');
INSERT INTO change VALUES(4,2,'event','{"id":1,"name":"Szolnok Kupa","day":"2026-11-21","place":"","edition":"mausz-2017","stake":0,"deals_per_round":6,"deals_four":8,"pinned":0,"removed":0,"step":1}','{"id":1,"name":"Szolnok Kupa","day":"2026-11-21","place":"","edition":"mausz-2017","stake":10,"deals_per_round":6,"deals_four":8,"pinned":0,"removed":0,"step":2}');
INSERT INTO change VALUES(5,3,'round',NULL,'{"event":1,"no":1,"removed":0,"step":3}');
INSERT INTO change VALUES(6,3,'player',NULL,'{"id":1,"name":"Kiss Péter","mark":"","club":null,"folded":" kiss peter","removed":0,"step":3}');
INSERT INTO change VALUES(7,3,'entry',NULL,'{"id":1,"event":1,"player":1,"start_no":1,"removed":0,"step":3}');
INSERT INTO change VALUES(8,3,'player',NULL,'{"id":2,"name":"Nagy Éva","mark":"","club":null,"folded":" nagy eva","removed":0,"step":3}');
INSERT INTO change VALUES(9,3,'entry',NULL,'{"id":2,"event":1,"player":2,"start_no":2,"removed":0,"step":3}');
INSERT INTO change VALUES(10,3,'player',NULL,'{"id":3,"name":"Tóth Imre","mark":"","club":null,"folded":" toth imre","removed":0,"step":3}');
INSERT INTO change VALUES(11,3,'entry',NULL,'{"id":3,"event":1,"player":3,"start_no":3,"removed":0,"step":3}');
INSERT INTO change VALUES(12,3,'game_table',NULL,'{"id":1,"event":1,"round":1,"no":1,"signed_by":null,"checked_by":null,"removed":0,"step":3}');
INSERT INTO change VALUES(13,3,'seat',NULL,'{"game_table":1,"seat":0,"entry":1,"step":3}');
INSERT INTO change VALUES(14,3,'seat',NULL,'{"game_table":1,"seat":1,"entry":2,"step":3}');
INSERT INTO change VALUES(15,3,'seat',NULL,'{"game_table":1,"seat":2,"entry":3,"step":3}');
INSERT INTO change VALUES(16,3,'event','{"id":1,"name":"Szolnok Kupa","day":"2026-11-21","place":"","edition":"mausz-2017","stake":10,"deals_per_round":6,"deals_four":8,"pinned":0,"removed":0,"step":2}','{"id":1,"name":"Szolnok Kupa","day":"2026-11-21","place":"","edition":"mausz-2017","stake":10,"deals_per_round":6,"deals_four":8,"pinned":1,"removed":0,"step":3}');
INSERT INTO change VALUES(17,3,'player',NULL,'{"id":4,"name":"Varga Ödön","mark":"","club":null,"folded":" varga odon","removed":0,"step":3}');
INSERT INTO change VALUES(18,3,'entry',NULL,'{"id":4,"event":1,"player":4,"start_no":4,"removed":0,"step":3}');
INSERT INTO change VALUES(19,3,'player',NULL,'{"id":5,"name":"Őz Ágnes","mark":"","club":null,"folded":" oz agnes","removed":0,"step":3}');
INSERT INTO change VALUES(20,3,'entry',NULL,'{"id":5,"event":1,"player":5,"start_no":5,"removed":0,"step":3}');
INSERT INTO change VALUES(21,3,'player',NULL,'{"id":6,"name":"Kiss Péter","mark":"Győr","club":null,"folded":" kiss peter gyor","removed":0,"step":3}');
INSERT INTO change VALUES(22,3,'entry',NULL,'{"id":6,"event":1,"player":6,"start_no":6,"removed":0,"step":3}');
INSERT INTO change VALUES(23,3,'player',NULL,'{"id":7,"name":"Szűcs Béla","mark":"","club":null,"folded":" szucs bela","removed":0,"step":3}');
INSERT INTO change VALUES(24,3,'entry',NULL,'{"id":7,"event":1,"player":7,"start_no":7,"removed":0,"step":3}');
INSERT INTO change VALUES(25,3,'game_table',NULL,'{"id":2,"event":1,"round":1,"no":2,"signed_by":null,"checked_by":null,"removed":0,"step":3}');
INSERT INTO change VALUES(26,3,'seat',NULL,'{"game_table":2,"seat":0,"entry":4,"step":3}');
INSERT INTO change VALUES(27,3,'seat',NULL,'{"game_table":2,"seat":1,"entry":5,"step":3}');
INSERT INTO change VALUES(28,3,'seat',NULL,'{"game_table":2,"seat":2,"entry":6,"step":3}');
INSERT INTO change VALUES(29,3,'seat',NULL,'{"game_table":2,"seat":3,"entry":7,"step":3}');
INSERT INTO change VALUES(30,4,'club',NULL,'{"id":1,"name":"Törökszentmiklós","step":4}');
INSERT INTO change VALUES(31,4,'player',NULL,'{"id":8,"name":"Fekete Zsolt","mark":"","club":1,"folded":" fekete zsolt","removed":0,"step":4}');
INSERT INTO change VALUES(32,5,'club',NULL,'{"id":2,"name":"Szolnok","step":5}');
INSERT INTO change VALUES(33,5,'player','{"id":2,"name":"Nagy Éva","mark":"","club":null,"folded":" nagy eva","removed":0,"step":3}','{"id":2,"name":"Nagy Éva","mark":"","club":2,"folded":" nagy eva","removed":0,"step":5}');
INSERT INTO change VALUES(34,12,'game_table','{"id":1,"event":1,"round":1,"no":1,"signed_by":null,"checked_by":null,"removed":0,"step":3}','{"id":1,"event":1,"round":1,"no":1,"signed_by":"","checked_by":null,"removed":0,"step":12}');
INSERT INTO change VALUES(35,13,'round',NULL,'{"event":1,"no":2,"removed":0,"step":13}');
INSERT INTO change VALUES(36,14,'game_table',NULL,'{"id":3,"event":1,"round":2,"no":1,"signed_by":null,"checked_by":null,"removed":0,"step":14}');
INSERT INTO change VALUES(37,14,'seat',NULL,'{"game_table":3,"seat":0,"entry":1,"step":14}');
INSERT INTO change VALUES(38,14,'seat',NULL,'{"game_table":3,"seat":1,"entry":4,"step":14}');
INSERT INTO change VALUES(39,14,'seat',NULL,'{"game_table":3,"seat":2,"entry":2,"step":14}');
INSERT INTO change VALUES(40,25,'round',NULL,'{"event":1,"no":3,"removed":0,"step":25}');
INSERT INTO change VALUES(41,26,'round','{"event":1,"no":3,"removed":0,"step":25}','{"event":1,"no":3,"removed":1,"step":26}');
INSERT INTO change VALUES(42,27,'entry',NULL,'{"id":8,"event":1,"player":8,"start_no":8,"removed":0,"step":27}');
INSERT INTO change VALUES(43,28,'entry','{"id":8,"event":1,"player":8,"start_no":8,"removed":0,"step":27}','{"id":8,"event":1,"player":8,"start_no":8,"removed":1,"step":28}');
INSERT INTO change VALUES(44,29,'event',NULL,'{"id":2,"name":"Klubest","day":"2026-11-22","place":"","edition":"mausz-2017","stake":0,"deals_per_round":0,"deals_four":0,"pinned":0,"removed":0,"step":29}');
INSERT INTO change VALUES(45,29,'choice','{"id":1,"event":1,"step":1}','{"id":1,"event":2,"step":29}');
INSERT INTO change VALUES(46,30,'round',NULL,'{"event":2,"no":1,"removed":0,"step":30}');
INSERT INTO change VALUES(47,30,'entry',NULL,'{"id":9,"event":2,"player":1,"start_no":1,"removed":0,"step":30}');
INSERT INTO change VALUES(48,30,'entry',NULL,'{"id":10,"event":2,"player":2,"start_no":2,"removed":0,"step":30}');
INSERT INTO change VALUES(49,30,'entry',NULL,'{"id":11,"event":2,"player":8,"start_no":3,"removed":0,"step":30}');
INSERT INTO change VALUES(50,30,'game_table',NULL,'{"id":4,"event":2,"round":1,"no":1,"signed_by":null,"checked_by":null,"removed":0,"step":30}');
INSERT INTO change VALUES(51,30,'seat',NULL,'{"game_table":4,"seat":0,"entry":9,"step":30}');
INSERT INTO change VALUES(52,30,'seat',NULL,'{"game_table":4,"seat":1,"entry":10,"step":30}');
INSERT INTO change VALUES(53,30,'seat',NULL,'{"game_table":4,"seat":2,"entry":11,"step":30}');
INSERT INTO change VALUES(54,30,'event','{"id":2,"name":"Klubest","day":"2026-11-22","place":"","edition":"mausz-2017","stake":0,"deals_per_round":0,"deals_four":0,"pinned":0,"removed":0,"step":29}','{"id":2,"name":"Klubest","day":"2026-11-22","place":"","edition":"mausz-2017","stake":0,"deals_per_round":0,"deals_four":0,"pinned":1,"removed":0,"step":30}');
INSERT INTO change VALUES(55,31,'club',NULL,'{"id":3,"name":"Másik","step":31}');
INSERT INTO change VALUES(56,31,'player','{"id":8,"name":"Fekete Zsolt","mark":"","club":1,"folded":" fekete zsolt","removed":0,"step":4}','{"id":8,"name":"Fekete Zsolt","mark":"","club":3,"folded":" fekete zsolt","removed":0,"step":31}');
INSERT INTO change VALUES(57,32,'player','{"id":8,"name":"Fekete Zsolt","mark":"","club":3,"folded":" fekete zsolt","removed":0,"step":31}','{"id":8,"name":"Fekete Zsolt","mark":"","club":1,"folded":" fekete zsolt","removed":0,"step":4}');
INSERT INTO change VALUES(58,32,'club','{"id":3,"name":"Másik","step":31}','{"id":3,"name":"Másik","step":31}');
INSERT INTO change VALUES(59,33,'game_table','{"id":4,"event":2,"round":1,"no":1,"signed_by":null,"checked_by":null,"removed":0,"step":30}','{"id":4,"event":2,"round":1,"no":1,"signed_by":null,"checked_by":"Tóth Imre","removed":0,"step":33}');
INSERT INTO change VALUES(60,34,'entry',NULL,'{"id":12,"event":2,"player":4,"start_no":4,"removed":0,"step":34}');
INSERT INTO change VALUES(61,34,'entry',NULL,'{"id":13,"event":2,"player":5,"start_no":5,"removed":0,"step":34}');
INSERT INTO change VALUES(62,34,'entry',NULL,'{"id":14,"event":2,"player":7,"start_no":6,"removed":0,"step":34}');
INSERT INTO change VALUES(63,34,'game_table',NULL,'{"id":5,"event":2,"round":1,"no":3,"signed_by":null,"checked_by":null,"removed":0,"step":34}');
INSERT INTO change VALUES(64,34,'seat',NULL,'{"game_table":5,"seat":0,"entry":12,"step":34}');
INSERT INTO change VALUES(65,34,'seat',NULL,'{"game_table":5,"seat":1,"entry":13,"step":34}');
INSERT INTO change VALUES(66,34,'seat',NULL,'{"game_table":5,"seat":2,"entry":14,"step":34}');
INSERT INTO change VALUES(67,36,'entry',NULL,'{"id":15,"event":2,"player":3,"start_no":7,"removed":0,"step":36}');
INSERT INTO change VALUES(68,36,'game_table','{"id":4,"event":2,"round":1,"no":1,"signed_by":null,"checked_by":"Tóth Imre","removed":0,"step":33}','{"id":4,"event":2,"round":1,"no":1,"signed_by":null,"checked_by":null,"removed":0,"step":36}');
INSERT INTO change VALUES(69,40,'season',NULL,'{"id":1,"name":"2026","best":2,"least":1,"scale":"","removed":0,"step":40}');
INSERT INTO change VALUES(70,41,'season_event',NULL,'{"id":1,"season":1,"event":2,"weight":50,"removed":0,"step":41}');
INSERT INTO change VALUES(71,42,'club',NULL,'{"id":4,"name":"Szegedi Kör","step":42}');
INSERT INTO change VALUES(72,42,'player','{"id":3,"name":"Tóth Imre","mark":"","club":null,"folded":" toth imre","removed":0,"step":3}','{"id":3,"name":"Tóth Imre","mark":"","club":4,"folded":" toth imre","removed":0,"step":42}');
INSERT INTO change VALUES(73,43,'player','{"id":2,"name":"Nagy Éva","mark":"","club":2,"folded":" nagy eva","removed":0,"public":null,"joined":null,"step":5}','{"id":2,"name":"Nagy Éva","mark":"","club":2,"folded":" nagy eva","removed":0,"public":"initials","joined":null,"step":43}');
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
CREATE INDEX substitute_by_seat ON substitute (game_table, seat, from_deal);
CREATE INDEX sheet_total_by_table ON sheet_total (game_table);
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
CREATE UNIQUE INDEX season_name ON season (name) WHERE NOT removed;
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
		AND state NOT IN ('redeal', 'taken-back') AND NOT coalesce(CASE
			WHEN state = 'played' THEN bid = 'bedob'
			WHEN state IN ('ruled', 'open') THEN (
				SELECT was.state = 'played' AND was.bid = 'bedob' FROM deal AS was
				WHERE was.game_table = deal.game_table AND was.no = deal.no AND was.state NOT IN ('ruled', 'open')
					AND was.step NOT IN (SELECT id FROM step WHERE undone)
				ORDER BY was.revision DESC LIMIT 1) END, 0));
COMMIT;
