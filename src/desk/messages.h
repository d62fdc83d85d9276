/* The texts of desk/. */
#include "base/base.h"
#ifndef M
#define M(name, hu, en) static const struct msg msg_##name = { { hu, en } };
#endif

/* ---- faults of a journal ---- */
M(line_long,
	"a sor hosszabb {1} bájtnál; bontsa rövidebbekre",
	"the line is longer than {1} bytes; split it")
M(line_not_utf8,
	"itt nem UTF-8 szöveg áll; mentse a fájlt UTF-8 kódolással",
	"this is not UTF-8 text; save the file as UTF-8")
M(line_unseen,
	"itt olyan karakter áll ({0}), amely nem látszik, vagy megfordítja a sort; törölje ki",
	"here stands a character ({0}) that is not seen, or turns the line around; delete it")
M(line_control,
	"itt láthatatlan vezérlőkarakter áll; törölje",
	"there is an invisible control character here; remove it")
M(statement_bad,
	"„{0}” nem utasítás; a sor így kezdődhet: verseny, nevezo, fordulo, asztal, A=\"Név\", itelet, fegyelmi, egy leosztás sorszáma "
	"vagy =",
	"“{0}” is no statement; a line begins with verseny, nevezo, fordulo, asztal, A=\"Name\", itelet, fegyelmi, "
	"the number of a deal "
	"or =")
M(statement_number,
	"{1} után egy szám áll 1-től {2}-ig",
	"after {1} comes a number from 1 to {2}")
M(round_surplus,
	"„{0}” helyett itt legfeljebb ez állhat: mag=\"…\" leosztas=12",
	"instead of “{0}” only this can stand here: mag=\"…\" leosztas=12")
M(table_surplus,
	"„{0}” helyett itt legfeljebb ez állhat: alairva, ellenorizte=\"NÉV\"",
	"instead of “{0}” only this can stand here: alairva, ellenorizte=\"NAME\"")
M(event_name,
	"a verseny neve idézőjelek között áll: verseny \"Név\" datum=2026-11-21",
	"the event's name stands between quotes: verseny \"Name\" datum=2026-11-21")
M(pair_bad,
	"itt kulcs=érték párok állnak, például hely=\"Szolnok\"",
	"here come pairs of key=value, such as hely=\"Szolnok\"")
M(value_missing,
	"{0}= után érték kell; ha szóköz is van benne, tegye idézőjelek közé",
	"after {0}= comes a value; put it between quotes if it has blanks")
M(value_quote,
	"idézőjel csak az érték elején és végén állhat; a benne lévőt írja duplán",
	"a quote stands only around a value; write one inside it twice")
M(value_long,
	"„{0}” hosszabb {1} bájtnál; rövidítse",
	"“{0}” is longer than {1} bytes; shorten it")
M(pair_twice,
	"ez a kulcs már szerepelt a sorban: {0}; hagyja meg az egyiket",
	"the key {0} is there already in this line; keep one of them")
M(pairs_many,
	"legfeljebb {1} kulcs lehet egy sorban; törölje, ami fölösleges",
	"there can be at most {1} keys in a line; remove what is too much")
M(seat_bad,
	"„{0}” nem hely; a helyek: A, B, C és négyes asztalnál D, például A=\"Kiss Péter\"",
	"“{0}” is not a seat; seats are A, B, C and, at a table of four, D, such as A=\"Kiss Péter\"")
M(known_bad,
	"a lap összege így áll: osszeg = 69 -62 -7 leosztas=9",
	"the totals of a sheet are written so: osszeg = 69 -62 -7 leosztas=9")
M(seat_missing,
	"hiányzik egy hely: {1}; egy asztalnál A, B és C mindig ül, D csak négyes asztalnál",
	"seat {1} is missing; at a table A, B and C are always taken, D only at a table of four")
M(seat_empty,
	"{0}= után a játékos neve kell, idézőjelek között",
	"after {0}= comes the player's name, between quotes")
M(player_twice,
	"„{0}” már ül ennél az asztalnál; javítsa az egyik nevet",
	"“{0}” sits at this table already; correct one of the names")
M(case_bad,
	"ide egy eset száma kell: 1.1–1.6, 2.1–2.7, 3.1–3.12, 10.3g, jury",
	"here the number of a case is needed: 1.1–1.6, 2.1–2.7, 3.1–3.12, 10.3g, jury")
