/*
 * The texts of écarté: what is wrong with a hand or a coup, {0} the section behind it; what follows from a
 * fault.
 */
#include "base/base.h"
#ifndef M
#define M(name, hu, en) static const struct msg msg_##name = { { hu, en } };
#endif

M(game_ecarte, "écarté", "écarté")
M(edition_ecarte, "écarté", "écarté")
M(ecarte_fine,
	"a kör rendben van",
	"the hand is in order")
M(ecarte_not_playing,
	"„{0}”: ezen a helyen egyik játékos sem ül; javítsa a helyet vagy a „players” mezőt",
	"“{0}”: neither player sits there; correct the seat or “players”")
M(ecarte_not_five,
	"a két játékosnak együtt öt ütése van; javítsa ({0})",
	"the two players have five tricks between them; correct them ({0})")
M(ecarte_no_fault,
	"nincs ilyen jelölhető hiba: „{0}”; a körhöz a 23, 24, 29, 44 és 52 írható",
	"no such fault: “{0}”; a hand can have 23, 24, 29, 44 and 52")
M(ecarte_first_missing,
	"hiányzik, mi lett az első lapokkal („first”): e elfogadva („accepted”), v visszautasítva („refused”), d d'autorité („direct”) "
	"({0})",
	"say what became of the first cards (“first”): e accepted (“accepted”), v refused (“refused”), d d'autorité (“direct”) ({0})")
M(ecarte_tricks_missing,
	"hiányoznak az ütések („tricks”); adja meg, ki hányat vitt ({0})",
	"the tricks (“tricks”) are missing; say who took how many ({0})")
M(ecarte_score_over,
	"ezzel az állással a játszma már véget ért; az állás legfeljebb 4–4 ({0})",
	"at this score the coup was over; a score is 4–4 at most ({0})")
M(ecarte_turned_by_other,
	"a felütött királyt csak az osztó jelölheti; javítsa ({0})",
	"a turned king is marked by the dealer alone; correct it ({0})")
M(ecarte_23_of_dealer,
	"a kért lapok számát az ellenfél véti el, nem az osztó; javítsa ({0})",
	"it is the opponent who asks for a wrong number, not the dealer; correct it ({0})")
M(ecarte_fault_unproposed,
	"ilyen hiba csak elfogadott csere után lehet; javítsa ({0})",
	"this fault needs an accepted proposal; correct it ({0})")
M(ecarte_king_barred,
	"aki ezt a hibát elkövette, nem jelölheti a kézben tartott királyt; törölje ({0})",
	"whoever committed this fault may not mark the king held; remove it ({0})")
M(ecarte_king_of_offender,
	"akinek nem volt királya, annak nem jár érte pont; törölje ({0})",
	"whoever marked a king falsely has no mark for a king; remove it ({0})")
M(ecarte_44_beside_52,
	"összekevert lapokkal nincs mit visszajátszani; a két hiba közül csak az egyik maradhat ({0})",
	"mixed cards cannot be played again; only one of the two faults can stand ({0})")
M(ecarte_tricks_beside_52,
	"összekevert lapok után nincsenek ütések; törölje őket ({0})",
	"after mixed cards there are no tricks; remove them ({0})")
M(ecarte_after_the_end,
	"az ötödik ponttal a játszma véget ért; ami utána áll, törölje ({0}); ha a király hozta, az ütések helyén - áll: d - kA",
	"the fifth mark ended the coup; remove what comes after it ({0}); if the king gave it, - stands for the tricks: d - kA")
M(ecarte_bettor_of_other_side,
	"egyik játékos sem fogadhat a másikra; javítsa a tétet ({0})",
	"no player may bet on the other; correct the bet ({0})")
M(ecarte_rest_of_other_side,
	"a maradékot csak az adott oldal fogadója tarthatja; javítsa ({0})",
	"the rest of a side is held by a bettor of that side; correct it ({0})")
M(ecarte_chouette_share,
	"aki a chouette oldalán játszik, annak az ottani tétek legalább felét állnia kell; javítsa a téteket ({0})",
	"whoever plays on the side of the chouette must hold at least half of its bets; correct them ({0})")
M(ecarte_below_zero,
	"a bizottság nem vehet el több pontot, mint amennyi a játékosnak van ({0})",
	"the committee cannot take more marks than the player has ({0})")
M(ecarte_stake_or_bets,
	"vagy „stake”, vagy „bets” kell, a kettő együtt nem",
	"give either “stake” or “bets”, not both")
M(ecarte_players_bet,
	"a „bets” mezőben mindkét játékosnak szerepelnie kell a helyével (a tét lehet 0)",
	"“bets” must have both players under their seats (the amount may be 0)")
M(ecarte_no_case,
	"nincs ilyen eset: „{0}”; az esetek: {1} (renonsz cases --rules ecarte)",
	"no such case: “{0}”; the cases are {1} (renonsz cases --rules ecarte)")
M(ecarte_bad_fact,
	"{0} eset: „{1}” értéke nem jó; ilyen lehet: {2}",
	"case {0}: “{1}” has a wrong value; it can be {2}")
M(ecarte_first_bad,
	"„first” értéke nem jó: „{0}”; ez lehet: e – elfogadva (accepted), v – visszautasítva (refused), d – d'autorité (direct)",
	"“first” has a wrong value: “{0}”; it can be e – accepted, v – refused, d – d'autorité (direct)")
M(ecarte_first_wanted,
	"hiányzik: first=…, vagyis mi lett az első lapokkal; enélkül nem dönthető el az eset; ez lehet: e – elfogadva (accepted), "
	"v – visszautasítva (refused), d – d'autorité (direct)",
	"first=… is missing, what became of the first cards; the case cannot be decided without it; it can be e – accepted, "
	"v – refused, d – d'autorité (direct)")
M(ecarte_fact_missing,
	"{0} eset: hiányzik: „{1}”; adja meg, ilyen lehet: {2}",
	"case {0} needs “{1}”; give it, it can be {2}")
M(ecarte_fact_unasked,
	"{0} eset: itt nem kérdés: „{1}”; ami kérdés: {2}",
	"case {0} does not ask for “{1}”; it asks for {2}")
M(ecarte_no_facts,
	"{0} eset: itt nem kérdés: „{1}”; ehhez az esethez nem kell tény",
	"case {0} does not ask for “{1}”; it needs no facts")
M(ecarte_missing_fact,
	"hiányzik: „{0}”; enélkül nem dönthető el az eset",
	"“{0}” is missing; the case cannot be decided without it")
M(ecarte_missing_pair,
	"hiányzik: {0}=…; enélkül nem dönthető el az eset; ilyen lehet: {1}",
	"{0}=… is missing; the case cannot be decided without it; it can be: {1}")

/* ---- what follows; {0} a seat ---- */
M(ecarte_says_redeal, "Az osztás érvénytelen; az új osztást végzi: {0}.", "The deal is void; the new one is dealt by {0}.")
M(ecarte_says_continue, "A játék folytatódik.", "Play goes on.")
M(ecarte_says_correct, "A hibát helyre kell hozni, a játék folytatódik.", "The fault is put right and play goes on.")
M(ecarte_says_mark, "Pont jár érte.", "Marks are given.")
M(ecarte_says_no_mark, "Nem jár érte pont.", "No mark is given.")
M(ecarte_says_set_aside,
	"A lapokat félreteszik; a most következő kört osztja: {0}, és ez a kör utána jön.",
	"The hand is set aside: {0} deals first, and this hand comes next.")
M(ecarte_says_replay,
	"A lapokat vissza kell venni, és a kört újra le kell játszani.",
	"The cards are taken back and the hand is played again.")
M(ecarte_says_forfeit, "A játszma nyertese: {0}.", "{0} has won the coup.")
M(ecarte_says_void_coup,
	"A játszma érvénytelen; a korábbiak érvényesek maradnak.",
	"The coup is void; earlier ones stand.")
M(ecarte_says_jury, "A játékbizottság dönt.", "The play committee decides.")
M(ecarte_says_marks, "{0}: {1} pont.", "{0}: {1}.")
M(ecarte_says_barred, "Ebben a körben nem jelölhet királyt: {0}.", "{0} may not mark the king in this hand.")
M(ecarte_says_open, "Nyílt lapokkal játszik tovább: {0}.", "{0} plays on with open cards.")

/* ---- weak readings, and the letter against them; {0} who ---- */
M(ecarte_letter_07,
	"Gyenge értelmezés (E-07): a 44.§ szerint a vétkes „három vagy négy ütés esetén pedig semmit” sem jelez; betű "
	"szerint {0} az ütésekért 1 helyett 0 pontot ír.",
	"Weak reading (E-07): by 44.§ three or four tricks give the offender nothing; by the letter {0} marks 0 for the "
	"tricks, not 1.")
M(ecarte_letter_13,
	"Gyenge értelmezés (E-13): „Az előre nem látott esetek mindenkor azon játékos ellen döntendők el, a ki hibázott, "
	"kétes esetekben a játékbizottság határoz” (59.§); betű szerint hét vagy két lapnál is az ellen kell dönteni, aki hibázott, "
	"mint hatnál.",
	"Weak reading (E-13): by 59.§ what is not foreseen goes against the player who erred, and only doubtful cases to "
	"the committee; by the letter seven cards, or two, go against the player who erred too, as six do.")
M(ecarte_why_hand, "{0}. kör: ", "Hand {0}: ")

/* ---- and what else, on the verdict; {0} the offender ---- */
M(entails_36, "Az ajánlat és az elfogadása nem vonható vissza.", "A proposal and its acceptance cannot be taken back.")
M(entails_42,
	"A következő ajánlatot az osztónak el kell fogadnia.",
	"The dealer has to grant the next proposal.")
M(entails_44,
	"Ha az újrajátszott kört a vétkes ({0}) nyeri, eggyel kevesebb pontot ír.",
	"If {0} wins the replay, one mark less is made for it.")
M(entails_20, "A hiányzó lapokat a talonból megkapja.", "The missing cards are given from the talon.")
M(entails_take, "A hiányt a talon felső {1} lapjával pótolja: {0}.", "{0} takes the top {1} of the talon.")
M(entails_draw, "A hat lapból egyet a másik kihúz: {0}.", "Of the six cards {0} draws one.")
M(entails_aside, "Félretesz {1} lapot: {0}.", "{0} lays {1} aside.")
M(entails_51, "A leejtett lap ki van játszva.", "The card that fell is played.")
M(entails_51_back, "A leejtett lapot vissza kell venni, nincs kijátszva.", "The card that fell is taken back, it is not played.")
M(entails_52b,
	"Az eldobott lapokat meg kell mutatnia a másiknak, és utánuk nem számíthat ütést: {0}.",
	"{0} shows the cards thrown away to the other, and no trick counts after them.")
M(entails_53,
	"Ha fogadások vannak rajta, a távozó oldaláról egy fogadó végigjátszhatja, a chouette oldalán az, akié a tétek legalább "
	"fele; a leosztás sorában: helyette:{0}:NÉV.",
	"If there are bets on it, a bettor of that side may play it to the end, on the side of the chouette one with at least "
	"half of its bets; on the line of the deal: helyette:{0}:NAME.")
M(entails_52, "A kör ezzel véget ér.", "The hand ends with it.")
M(entails_55, "A korai jelölés érvénytelen; a pontot a játék után kell írni.", "Early marks are void; they are made after the play.")
M(entails_56, "Más következményről a játékbizottság dönt.", "What else follows the play committee decides.")
M(fault_on_line,
	"A leosztás sorában így kell jelölni: {0}:{1}; az elszámolás ezt veszi figyelembe.",
	"On the line of the deal write {0}:{1}; the settlement goes by it.")

/* ---- faults of a coup's line; {0} the word that is wrong ---- */
M(line_dealer,
	"„{0}” nem hely; itt az első kör osztója áll: A vagy B",
	"“{0}” is not a seat; expected: the dealer of the first hand, A or B")
M(line_dealer_late,
	"„{0}”: már van felírt kör, ezért az első kör osztója nem változhat; előbb vegye ki a köröket: -",
	"“{0}”: there are hands already, so the dealer of the first one cannot change; take them out first: -")
M(line_kept,
	"  ami fel volt írva, marad: {0}",
	"  what was noted stays: {0}")
M(line_replaced,
	"  ez már nem áll, az új lépett a helyébe: {0}",
	"  this is gone, the new one takes its place: {0}")
M(line_back, "  újra ez áll: {0}", "  this stands again: {0}")
M(line_taken_out, "  kivéve: {0}", "  taken out: {0}")
M(line_hand,
	"„{0}” nem kör; így kezdődik: e (elfogadva), v (visszautasítva), d (d'autorité), kf (felütött király), u vagy uv "
	"(érvénytelen osztás)",
	"“{0}” is not a hand; it begins with e (accepted), v (refused), d (d'autorité), kf (king turned up), u or uv (void)")
M(line_end_slash, "„{0}” nem kör, hanem a játszma vége: nem kell elé „/”; törölje",
	"“{0}” is not a hand but the end of the coup: remove the “/” before it")
M(line_hand_absent,
	"hiányzik a kör; így kezdődik: e (elfogadva), v (visszautasítva), d (d'autorité), kf (felütött király), u vagy uv "
	"(érvénytelen osztás)",
	"the hand is missing; it begins with e (accepted), v (refused), d (d'autorité), kf (king turned up), u or uv (void)")
M(line_tricks_absent,
	"hiányoznak az ütések: kié a több és hány, A3, B5; vagy -, ha nem volt ütés",
	"the tricks are missing: who took most, and how many, A3, B5; or - if none was played")
M(line_tricks,
	"„{0}” nem jó; az ütéseknél az áll, kié a több és hány: A3, B5; vagy -, ha nem volt ütés",
	"“{0}” is not right; write who took most tricks, and how many: A3, B5; or - if none was played")
M(line_king_first,
	"„{0}”: a király az ütések mögött áll: e A3 {0}; elöl csak kf állhat, magában, ha a felütött király az ötödik pont",
	"“{0}”: the king comes after the tricks: e A3 {0}; only kf can begin a hand, alone, if the turned king is the "
	"fifth mark")
M(line_king_alone,
	"kf magában csak akkor állhat, ha a felütött király az ötödik pont; itt az is kell, mi lett az első lapokkal, és az "
	"ütések: e A3 kf ({0})",
	"kf stands alone only if the turned king is the fifth mark; here write what became of the first cards, and the "
	"tricks: e A3 kf ({0})")
M(line_tricks_left_out,
	"ütések nélkül (-) csak olyan kör állhat, amely a játék előtt eldőlt, vagy amelyben összekeverték a lapokat (52:A); "
	"itt az is kell, kié a több ütés és hány: A3 ({0})",
	"a hand is without tricks (-) only if it was decided before the play, or if the cards were mixed (52:A); here say who "
	"took most tricks, and how many: A3 ({0})")
M(line_king,
	"„{0}” nem jó; kf a felütött király, kA vagy kB a tartott",
	"“{0}” is not right; kf is a king turned up, kA or kB one that was held")
M(line_fault,
	"„{0}” nem vétség; a szakasz száma és a vétkes áll itt: 23:A 24:A 29:A 44:A 52:A",
	"“{0}” is not a fault; write the section and the offender: 23:A 24:A 29:A 44:A 52:A")
M(line_committee,
	"„{0}”: a bizottság pontjai: a hely és a pont, körönként helyenként egyszer: bizottsag:A:1 vagy bizottsag:A:-1",
	"“{0}”: marks of the committee: the seat and the marks, once a seat and hand: bizottsag:A:1 or bizottsag:A:-1")
M(line_after_void,
	"„{0}”: érvénytelen osztásnál nincs több mondanivaló; a következő kör / után áll",
	"“{0}”: nothing more is written about a void hand; the next hand comes after /")
M(line_left,
	"az otthagyta: után annak a helye áll, aki otthagyta: A vagy B",
	"after otthagyta: comes the seat of the player who left: A or B")
M(line_stake, "„{0}”: a tét 1 és 99999 közötti szám, egyszer: tet:10", "“{0}”: the stake is a number from 1 to 99999, once: tet:10")
M(line_bet,
	"„{0}”: egy fogadás így áll: fogad:A:10 (a játékosé) vagy fogad:A:Szabó:10, több szóból álló vagy jelet "
	"(: ; \") tartalmazó névvel fogad:A:\"Szabó Anna\":10, a névben lévő idézőjel kettőzve; a név legfeljebb 193 bájt, "
	"mindenki egyszer fogad, legfeljebb 16 fogadás lehet",
	"“{0}”: a bet is written as fogad:A:10 (the player's own) or fogad:A:Szabó:10, a name of several words, or with "
	"a sign (: ; \") in it, as fogad:A:\"Szabó Anna\":10, a quote in it doubled; it has at most 193 bytes, everybody "
	"bets once, and there are at most 16 bets")
M(line_bet_twice,
	"„{0}”: ő ebben a játszmában már fogad; mindenki egyszer fogad: vonja össze, vagy írja le mindkét nevet pontosan",
	"“{0}”: they bet on this coup already; everybody bets once: make one bet of the two, or write both names in full")
M(line_rest,
	"„{0}”: a maradékot egy fogadó tartja: marad:A:Szabó, mellette a fogadása is (fogad:A:Szabó:10)",
	"“{0}”: the rest is held by somebody who bets: marad:A:Szabó, beside that bet (fogad:A:Szabó:10)")
M(line_instead,
	"„{0}”: így áll: helyette:A:Szabó, az első olyan kör előtt, amelyet ő játszott: helyette:A:Szabó e A3, oldalanként egyszer (53.§)",
	"“{0}”: it is written as helyette:A:Szabó, before the first hand they played: helyette:A:Szabó e A3, once a side "
	"(53.§)")
M(line_instead_none,
	"„{0}”: neki ebben a játszmában nincs tétje. Aki a távozó helyett játszik tovább, az {1} oldalán fogad; írja fel a "
	"fogadását: fogad:{1}:NÉV:10 (53.§)",
	"“{0}”: they have no bet on this coup. Whoever plays on for a player who left has a bet on that side; write it: "
	"fogad:{1}:NAME:10 (53.§)")
M(line_instead_other,
	"„{0}”: ő a másik oldalon fogad; aki a távozó helyett játszik tovább, annak {1} oldalán áll a tétje (53.§)",
	"“{0}”: they bet on the other side; whoever plays on for a player who left has a bet on that side, {1} (53.§)")
M(line_instead_half,
	"„{0}”: a chouette oldalán csak az játszhat tovább, akié a tétek legalább fele; az ő tétje {2}, a(z) {1} oldal együtt {3} "
	"(4.§, 53.§)",
	"“{0}”: on the side of the chouette only who holds at least half of its bets can play on; theirs is {2}, those of side {1} "
	"together {3} (4.§, 53.§)")
M(line_left_bets,
	"„{0}”: a fogadások miatt a játszma nem vész el: {1} oldaláról egy fogadó végigjátszhatja (53.§). Írja az ő első köre "
	"elé: helyette:{1}:NÉV; vagy ha egyikük sem vállalja: otthagyta:{1}:-",
	"“{0}”: with bets on it the coup is not lost: a bettor of side {1} may play it to the end (53.§). Write before their "
	"first hand helyette:{1}:NAME; or, if none of them will, otthagyta:{1}:-")
M(line_unequal,
	"A két oldal tétje nem egyenlő: A {0}, B {1}. A játszma csak egyenlő tétekkel indulhat meg (58.§); ha mégis így kezdték "
	"el, a különbözet a vesztes játékosé, vagy azé, aki a maradékot tartja (E-17).",
	"The bets of the two sides are not equal: A {0}, B {1}. A coup may begin only when they are (58.§); if it was begun all "
	"the same, the difference falls to the losing player, or to whoever holds the rest (E-17).")
M(line_chouette, "„{0}”: a chouette-et A vagy B adja, egyszer: chouette:A",
	"“{0}”: the chouette is given once, by A or B: chouette:A")
M(line_stake_or_bets,
	"tét és fogadás együtt nem állhat; a játékos saját tétje: fogad:A:10",
	"a stake and bets cannot stand together; a player's own stake is fogad:A:10")
M(line_no_bets,
	"chouette és maradék csak fogadások mellett állhat (fogad:A:10 fogad:B:Szabó:10)",
	"a chouette or a rest needs bets (fogad:A:10 fogad:B:Szabó:10)")
M(line_coup_end,
	"„{0}”: a körök között / áll; a tétek (tet:10, fogad:A:10) az első kör előtt vagy egy kör mögött, a végén otthagyta:A, "
	"hamis vagy = pontok",
	"“{0}”: hands are separated by /; the stakes (tet:10, fogad:A:10) come before the first hand or after one, and "
	"otthagyta:A, hamis or = points at the end")
M(line_not_over,
	"a játszma még nincs eldöntve ({0}:{1}); csak lejátszott játszmát lehet felvenni, vagy írja a végére: otthagyta:A, hamis",
	"the coup is not over yet ({0}:{1}); only a finished coup is recorded, or end it with otthagyta:A, hamis")
M(line_many_hands,
	"egy játszmában legfeljebb 24 kör fér el; ellenőrizze a sort",
	"a coup has room for 24 hands; check the line")
M(line_record,
	"a tárolt „{0}” nem ennek a játéknak a leosztása; a renonsz verify megmondja, mi a baj",
	"the stored “{0}” is not a deal of this game; renonsz verify says what is wrong")

/* ---- the sheet, and why ---- */
M(column_hand, "kör", "hand")
M(column_dealt, "osztott", "dealt")
M(column_king, "király", "king")
M(column_first, "első lapok", "first cards")
M(column_tricks_a, "ütés A", "tricks A")
M(column_tricks_b, "ütés B", "tricks B")
M(column_faults, "vétség", "faults")
M(column_stakes, "tét, fogadás", "stakes, bets")
M(blank_stakes,
	"A játszik: ____________________\nA saját tétje: ________________\nA-ra fogad: ___________________\n"
	"_______________________________\nB játszik: ____________________\nB saját tétje: ________________\n"
	"B-re fogad: ___________________\n_______________________________\na maradékot tartja: ___________\n"
	"chouette-et ad: _______________",
	"A is played by: _______________\nA’s own stake: ________________\nbets on A: ____________________\n"
	"_______________________________\nB is played by: _______________\nB’s own stake: ________________\n"
	"bets on B: ____________________\n_______________________________\nholds the rest: _______________\n"
	"chouette given by: ____________")
M(column_marks_a, "pont A", "marks A")
M(column_marks_b, "pont B", "marks B")
M(column_score_a, "állás A", "score A")
M(column_score_b, "állás B", "score B")
M(say_left, "{0} otthagyta", "{0} left")
M(say_false_pack, "hamis kártya", "false pack")
M(say_stake, "tét: {0}", "stake: {0}")
M(say_bet, "{0} fogad: {1}", "{0} bets {1}")
M(say_named_bet, "{0} oldalán {2} fogad: {1}", "{2} bets {1} on {0}")
M(stakes_kept,
	"A javított sor nem mond tétet, ezért a régi tét vagy fogadások maradnak. Ha mások voltak, írja a sorba mindet "
	"(tet:, fogad:); ha nem fogadtak, tet:1 lép a helyükre.",
	"The corrected line names neither stake nor bets, so those that stood stay. If they were others, name them all in "
	"the line (tet:, fogad:); if nobody bet, tet:1 takes their place.")
M(stakes_gone, "A javított sorban már nem szerepel, ezért kimarad: {0}.", "No longer in the corrected line, and so dropped: {0}.")
M(stakes_left,
	"A javított sor nem mond tétet, a régi fogadások mellett pedig a játszmát {0} oldaláról egy fogadó végigjátszhatja "
	"(53.§): írja a sorba a fogadásokat is.",
	"The corrected line names neither stake nor bets, and with those that stood a bettor of side {0} may play the coup to "
	"the end (53.§): write the bets into the line too.")
M(say_rest, "{0} maradéka: {1}", "rest of {0}: {1}")
M(say_instead, "{0} helyett a(z) {2}. körtől {1}", "{1} for {0} from hand {2}")
M(say_chouette, "chouette: {0}", "chouette: {0}")
M(column_winner, "nyertes", "winner")
M(brief_winner, "ny", "w")
M(brief_dealt, "oszt", "by")
M(brief_king, "kir", "king")
M(brief_first, "aj", "pr")
M(brief_tricks_a, "üt A", "tr A")
M(brief_tricks_b, "üt B", "tr B")
M(brief_marks_a, "pt A", "mk A")
M(brief_marks_b, "pt B", "mk B")
M(brief_score_a, "ál A", "sc A")
M(brief_score_b, "ál B", "sc B")
M(legend_ecarte,
	"Első lapok: e elfogadva, v visszautasítva, d d'autorité; u, uv érvénytelen osztás. Király: kf felütött, kA kB tartott. "
	"Ütés nélkül -. Vétség: a szakasz és a vétkes; bizottsag: a bizottság pontjai; otthagyta: ki hagyta ott, helyette: ki "
	"játszik tovább helyette, hamis: hamis kártya. A pont és az állás a játszmáé, a szélső két hasáb a mérkőzésé.",
	"First cards: e accepted, v refused, d d'autorité; u, uv a void hand. King: kf turned up, kA kB held. No tricks: -. Faults: section "
	"and offender; bizottsag: marks of the committee; otthagyta: who left, helyette: who plays on, hamis: a false pack. Marks and scores are the coup's, the last two groups the match's.")
M(first_accepted, "elfogadva", "accepted")
M(first_refused, "visszautasítva", "refused")
M(first_direct, "d'autorité", "d'autorité")
M(king_turned, "felütött: {0}", "turned: {0}")
M(king_held, "tartott: {0}", "held: {0}")
M(hand_void_kept, "érvénytelen, ugyanaz oszt", "void, the same deals")
M(hand_void_lost, "érvénytelen, a másik oszt", "void, the other deals")
M(head_why_hand, "kör", "hand")
M(head_why_part, "miért", "for")
M(head_why_who, "kinek", "who")
M(head_why_marks, "pont", "marks")
M(head_why_cite, "hol", "where")
M(part_king_turned, "felütött király", "king turned up")
M(part_king_held, "tartott király", "king held")
M(part_most_tricks, "a több ütés", "most tricks")
M(part_refused_lost, "visszautasítás után vesztett", "lost after refusing")
M(part_direct_lost, "d'autorité indult és vesztett", "lost after leading d'autorité")
M(part_vole, "vole", "vole")
M(part_23, "hibás kérés (23.§)", "wrong request (23.§)")
M(part_24, "ötnél több lap (24.§)", "more than five cards (24.§)")
M(part_29, "jogtalan király (29.§)", "king marked wrongly (29.§)")
M(part_44, "szín- vagy ütéskényszer megsértése (44.§)", "did not follow, trump or beat (44.§)")
M(part_52, "összekevert lapok (52.§)", "mixed cards (52.§)")
M(part_committee, "a bizottság döntése", "the committee's decision")
M(head_why_score, "állás", "score")
M(why_players,
	"A: {0}, B: {1}; az első kört {2} osztotta, utána felváltva (E-11). A pontok és az állás:",
	"A: {0}, B: {1}; {2} dealt the first hand, from there it alternates (E-11). Marks and score:")
M(why_won, "{0} nyerte a játszmát ({1}:{2}): {3}.", "{0} has won the coup {1}:{2}: {3}.")
M(why_left, "{0} otthagyta a játszmát, {1} nyert (53.§): {2}.", "{0} left the coup, {1} has won (53.§): {2}.")
M(why_stake, "A játszma tétje: {0} pont (E-16).", "The stake of the coup: {0} points (E-16).")
M(head_why_bettor, "fogadó", "bettor")
M(head_why_side, "oldal", "side")
M(head_why_amount, "tét", "stake")
M(head_why_payment, "kap", "gets")
M(why_bets, "Fogadások (E-17): akinek az oldala nyer, megkapja a tétjét, akié veszít, kifizeti; a különbözet a vesztes "
	"játékosé, vagy azé, aki az oldal maradékát tartja.",
	"Bets (E-17): whoever wins gets their own stake, whoever loses pays it; what is missing or over is for the losing "
	"player, or for whoever holds the rest of that side.")
M(why_instead,
	"{0} helyett a(z) {2}. körtől {1} játszott (53.§). Az állásban a játszma, ahogy véget ért, {0} nevén marad (E-20).",
	"{1} played for {0} from hand {2} (53.§). In the standings the coup, as it ended, stays {0}’s (E-20).")
M(why_false, "Hamis volt a kártya: a játszma senkié (54.§, E-19).", "The pack was false: the coup counts for nobody (54.§, E-19).")

/* ---- the court ---- */
M(cases_ecarte, "Az écarté hibái", "The faults of écarté")
M(unlisted_ecarte, "Fel nem sorolt eset: 59.§, a játékbizottság dönt.\n\n", "Not listed: 59.§, the play committee decides.\n\n")
M(phase_deal, "osztás és csere", "deal and exchange")
M(phase_king, "a király jelölése", "marking the king")
M(phase_hand, "ajánlat és játék", "proposals and play")
M(phase_coup, "a játszma és a jelek", "coup and marks")
M(phase_any_time, "bármikor", "any time")
M(kind_redeal, "új osztás", "deal again")
M(kind_continue, "a játék folytatódik", "play on")
M(kind_correct, "helyre kell hozni", "to be put right")
M(kind_mark, "pont jár", "marks")
M(kind_no_mark, "nem jár pont", "no mark")
M(kind_set_aside, "félre kell tenni", "set aside")
M(kind_replay, "újra kell játszani", "play it again")
M(kind_forfeit, "elvesztette a játszmát", "coup forfeited")
M(kind_void_coup, "érvénytelen játszma", "coup void")
M(case_other, "egyéb", "other")
M(kind_committee, "a játékbizottság dönt", "the play committee decides")
M(ask_ecarte_dealer, "Ki az osztó?", "Who is the dealer?")
M(ask_ecarte_offender, "Ki követte el?", "Who did it?")
M(ask_ecarte_first, "Mi lett az első ajánlattal?", "What became of the first proposal?")
M(ask_ecarte_tricks, "Ki hány ütést vitt? (például: A3)", "Who took how many tricks? (such as A3)")
M(ask_ecarte_tricks_help,
	"Egyikük helye és ütéseinek száma; az ötből a többi a másiké. Az újrajátszott kör ütései számítanak.\n",
	"The seat of one and the number of tricks; the rest of five are the other's. Those of the replay count.\n")
M(ask_ecarte_help,
	"A szabály szerint ezen múlik a döntés. Számmal vagy szóval is válaszolhat.\n",
	"By the rules the ruling hangs on this. Answer by number or in words.\n")
