/* The texts of report/. */
#include "base/base.h"
#ifndef M
#define M(name, hu, en) static const struct msg msg_##name = { { hu, en } };
#endif

/* Column heads of the tables. */
M(head_rank, "Hely", "Rank")
M(head_player, "Játékos", "Player")
M(head_place_points, "Helyezési pont", "Placement points")
M(head_score, "Elért pont", "Score")
M(head_deals, "Leosztás", "Deals")
M(head_made, "Teljesítve", "Made")
M(head_lost, "Bukott", "Lost")
M(head_bid, "Licit", "Bid")

/* Line comparison. */
M(head_match_points, "Mp.", "MP")
M(head_maximum, "Lehetett", "Of")
M(head_percent, "%", "%")
M(head_club, "Klub", "Club")
M(head_line, "Vonal", "Line")
M(head_stats_bid_result, "Licit és eredmény", "Bid and result")
M(head_against, "Ellen", "Against")
M(lines_round, "{0}. f.", "R{0}")
M(lines_title, "{0}: a sportulti állása", "{0}: standings by line comparison")
M(season_title, "{0}: az évad állása", "{0}: standings of the season")
M(season_span, "{0} verseny, {1} – {2}", "Events: {0}, {1} – {2}")
M(season_day, "{0} verseny, {1}", "Events: {0}, {1}")
M(head_season_points, "Pont", "Points")
M(head_season_played, "Verseny", "Events")
M(head_season_counted, "Számít", "Counted")
M(head_season_no, "Ssz.", "No.")
M(head_season_field, "Induló", "Players")
M(head_season_weight, "Súly (%)", "Weight (%)")
M(season_events, "Az évad versenyei", "Events of the season")
M(season_left_out,
	"A(z) {0}. versenytől látszik; az összes verseny szélesebb ablakban vagy --csv kapcsolóval.",
	"Shown from event {0}; a wider window or --csv shows every event.")
M(season_best, "A legjobb {0} eredmény számít.", "The {0} best results count.")
M(season_brackets, "Zárójelben: nem számít bele.", "In brackets: does not count.")
M(season_least, "Helyezéshez legalább {0} eredmény kell.", "A place takes at least {0} results.")
M(season_standard_scale,
	"N induló közül a p. hely 1000·(N − p)/(N − 1) pontot ér; holtversenyben a helyek átlagát (R-97).",
	"Place p of N players is worth 1000·(N − p)/(N − 1) points; a shared place the mean of its places (R-97).")
M(season_own_scale,
	"A pontok a klub saját skálája szerint járnak; holtversenyben a helyek átlaga (R-97).",
	"Points by the club's own scale; a shared place has the mean of its places (R-97).")
M(season_no_results, "{0}: még nincs eredménye.", "{0}: no results yet.")
M(season_unfinished,
	"{0}: még folyik ({1} asztalnál hiányzik leosztás); a pontjai változhatnak.",
	"{0}: still going on ({1} tables lack deals); its points may change.")
M(season_open, "{0}: nyitott vita van; a pontjai változhatnak.", "{0}: a dispute is open; its points may change.")
M(lines_rounds_left_out,
	"A(z) {0}. fordulótól látszik; az összes forduló szélesebb ablakban vagy --csv kapcsolóval.",
	"Shown from round {0}; a wider window or --csv shows every round.")
M(lines_note,
	"Ugyanabban a leosztásban, ugyanazon a vonalon: 2 meccspont minden kevesebb pontot elérő asztalért, 1 az egyenlőért.",
	"Of the same deal, in the same line: 2 match points for each table with fewer points, 1 for an equal one.")
M(head_carried_matches, "Hoz. mp.", "Carried MP")
M(lines_carry, "A meccspontban és a százalékban benne van a hozott meccspont: {0}, {1}%, a lehetségesből is; egészre kerekítve (R-98).",
	"Match points and percentages include what was carried over: {0}, {1}%, of the most possible too; in whole points (R-98).")
M(lines_ties, "Itt a legjobb forduló a legmagasabb százalékú; az egymás elleni pont az azonos vonalon egymás ellen kapott meccspont.",
	"Here the best round is that of the highest percentage; points against each other are match points in the same line.")
M(lines_no_wins, "Az asztalnyerés itt nem dönt: a saját asztalnál senki sem ellenfél.",
	"Tables won decide nothing here: nobody at one's own table is an opponent.")
M(lines_sheet, "Állás", "Standings")
M(lines_by_totals, "Nincs összehasonlítva {0} játszmalap, amelynek csak az összege ismert.",
	"Sheets of which only the totals are known are not compared: {0}.")
M(lines_deals_title, "{0}. forduló: ki mire jutott ugyanazzal a lappal", "Round {0}: results with the same cards")
M(lines_deal, "{0}. leosztás", "Deal {0}")
M(lines_none, "{0}. forduló: nincs ilyen rögzített leosztás; a leosztások listája: renonsz deals",
	"round {0} has no such deal on record; for a list: renonsz deals")
M(lines_against,
	"Ellen: sorban az 1., 2., 3. … asztal ellen kapott meccspont; x: a saját asztal, -: ott ezt nem játszották. §: ítélet szerint.",
	"Against: the match points against table 1, 2, 3 … in turn; x: one's own table, -: not played there. §: by a ruling.")
M(lines_why,
	"{0} vonal: {1} pont; a többi {2} asztalból {3} kevesebbet ért el (2-2 meccspont), {4} ugyanannyit (1-1), {5} többet: összesen {6} a lehetséges {7} meccspontból.",
	"Line {0}: {1} points; of {2} other tables {3} had fewer (2 match points each), {4} the same (1 each), {5} more: {6} match points of {7}.")

/* Ties, points carried over. */
M(tie_wins, "asztalnyerés", "tables won")
M(tie_best, "legjobb forduló", "best round")
M(tie_met, "egymás ellen elért pont", "points against each other")
M(tie_lot, "sorsolás", "lot")
M(ties_order, "Holtversenyben sorban ezek döntenek: {0}.", "Ties are broken, in this order, by: {0}.")
M(lot_rank, "{0}. hely: ", "place {0}: ")
M(lot_awaited, "Sorsolás dönti el, de még nincs beírva: {0}.", "The lot decides, and is not yet recorded: {0}.")
M(lot_command, "A sorsolás beírása rajtszámmal, az előrébb kihúzott elöl: renonsz event set lot={0}RAJTSZÁM,RAJTSZÁM",
	"To record the lot, by start numbers, the first drawn in front: renonsz event set lot={0}NUMBER,NUMBER")
M(carry_note, "A pontokban benne van a hozott pont: {0}, {1}%, a helyezési pontból is; az elért pont egészre kerekítve (R-98).",
	"The points include what was carried over: {0}, {1}%, of the placement points too; the score in whole points (R-98).")
M(carry_no_event,
	"a hozott pontok versenye nincs a könyvben: {0} ({1}); olvassa be, vagy adja meg újra (renonsz event carry)",
	"the event whose points are carried over is not in the book: {0} ({1}); import it, or set it again (renonsz event carry)")
M(carry_circle,
	"a hozott pontok körbeérnek: {0}; javítsa az egyik versenyt (renonsz -e VERSENY event set carry=none)",
	"the points carried over go round in a circle: {0}; correct one of the events (renonsz -e EVENT event set carry=none)")

/* Derivations of the figures of sheets and standings. */
M(head_why_seat, "Szék", "Seat")
M(head_why_figure, "Szám", "Figure")
M(head_why_value, "Érték", "Value")
M(head_why_steps, "Hogyan jön ki", "How it comes about")
M(why_foot_title, "{0}. forduló, {1}. asztal: miből állnak a lap alján álló számok",
	"Round {0}, table {1}: derivation of the figures at the foot")
M(why_foot_note, "Egy leosztás pontjai soronként levezetve: renonsz why {0} {1} SORSZÁM.",
	"The points of a deal line by line: renonsz why {0} {1} NUMBER.")
M(why_dispute, "Nyitott vita ({0}. forduló, {1}. asztal, {2}. leosztás): {3}", "Open dispute (round {0}, table {1}, deal {2}): {3}")
M(why_total, "Összesen", "Total")
M(why_known, "a lapnak csak az összege ismert: ahogyan a papíron áll",
	"of the sheet only the totals are known: as on paper")
M(why_place, "Helyezés", "Place")
M(why_place_alone, "több ponttal előtte: {0}; {0} + 1", "ahead with more points: {0}; {0} + 1")
M(why_place_shared, "több ponttal előtte: {0}, ugyanennyivel még: {1}; {0} + 1, megosztva",
	"ahead with more points: {0}, others with as many: {1}; {0} + 1, shared")
M(why_worth, "{0}. hely {2} fős asztalnál: ", "place {0} of {2}: ")
M(why_worth_shared, "{0}–{1}. hely {2} fős asztalnál, elosztva: ", "places {0} to {1} of {2}, shared: ")
M(why_absent, "a beugró annak játszott, akit helyettesített: {0}", "the substitute played for whom they stood in for: {0}")
M(why_main, "azé, aki a helyen többet játszott, egyenlőségnél azé, aki utoljára: {0}",
	"goes to whoever played more there, of equals to the last: {0}")
M(why_standings_title, "{0}: miből állnak az állás számai", "{0}: derivation of the figures of the standings")
M(why_round_points, "{0}. f. h.p.", "R{0} pl.pts")
M(why_round_score, "{0}. f. pont", "R{0} score")
M(why_round_matches, "{0}. f. mp.", "R{0} MP")
M(why_round_percent, "{0}. f. %", "R{0} %")
M(why_from_sheet, "a lap aljáról: renonsz why {0} {1}", "from the sheet's foot: renonsz why {0} {1}")
M(why_own_deals, "saját leosztásai ({0} hely): {1}; az egész lap: renonsz why {2} {3}",
	"seat {0}, the deals played there: {1}; the whole sheet: renonsz why {2} {3}")
M(why_seats_points, "megosztott hely (R-61), a pontot kapja: {0}; a lap aljáról: renonsz why {1} {2}",
	"a shared seat (R-61), the points go to {0}; from the sheet's foot: renonsz why {1} {2}")
M(why_carried_points, "Hozott h.p.", "Carried pl.pts")
M(why_carried_maximum, "Hozott lehetséges mp.", "Carried most MP")
M(why_carried_score, "Hozott pont", "Carried score")
M(why_rank_places, "több helyezési ponttal előtte: {1}, ugyanannyival és több elért ponttal: {0}",
	"ahead with more placement points: {1}, with as many and a higher score: {0}")
M(why_rank_score, "több elért ponttal előtte: {0}", "ahead with a higher score: {0}")
M(why_rank_ties, ", holtversenyben előtte: {0}", ", by the ties: {0}")
M(why_rank_shared, ", megosztva még: {0}", ", shared with others: {0}")
M(why_rank_percent, "magasabb százalékkal előtte: {0}", "ahead with a higher percentage: {0}")
M(why_rank_excluded, "ki van zárva: nincs helyezése, a többiek előreléptek", "is excluded: has no place, the others moved up")
M(why_won, "Nyert", "Won")
M(why_lost, "Vesztett", "Lost")
M(why_matches_note, "Leosztásonként: elért / elérhető meccspont; egy leosztásé szavakkal: renonsz why FORDULÓ ASZTAL SORSZÁM.",
	"Deal by deal: match points / the most there could be; of one deal in words: renonsz why ROUND TABLE NUMBER.")
M(why_season_place, "{0}. hely {1} közül: ", "place {0} of {1}: ")
M(why_season_shared, "{0}–{1}. hely {2} közül, elosztva: ", "places {0} to {1} of {2}, shared: ")
M(why_season_left_out, "; nem számít, mert csak a legjobb {0} eredmény számít", "; does not count: only the best {0} do")
M(why_season_few, "{0} eredménye van, a helyezéshez {1} kell", "has {0} result(s); a place takes {1}")
M(why_season_nobody,
	"{0} egy versenyen sem játszott ebben az évadban ({1}); akik igen: renonsz standings --season \"{1}\"",
	"{0} played in no event of the season ({1}); who did: renonsz standings --season \"{1}\"")
M(why_nobody, "{0} nem szerepel az állásban ({1}); akik igen: renonsz standings",
	"{0} is not in the standings ({1}); those who are: renonsz standings")

/* Teams. */
M(head_team, "Csapat", "Team")
M(head_team_places, "H.p.", "Pl.pts")
M(head_team_best, "Legjobb", "Best")
M(head_team_members, "Tagok", "Members")
M(teams_title, "{0}: a csapatok állása", "{0}: standings of the teams")
M(teams_none,
	"{0}: nincs csapat. Egy csapat a neve és a tagjai rajtszáma (renonsz entry list), elöl, aki az A helyen ül: "
	"renonsz event set \"team-1=Szolnok A: 12,7,9\"",
	"{0}: there is no team. A team is its name and its members' start numbers (renonsz entry list), first who sits in A: "
	"renonsz event set \"team-1=Szolnok A: 12,7,9\"")
M(teams_no_entry,
	"{0}: nincs csapat, és nevező sincs. Először nevezze be a játékosokat (renonsz entry add NÉV), azután adja meg a "
	"csapatokat a rajtszámukkal: renonsz event set \"team-1=Szolnok A: 12,7,9\"",
	"{0}: there is no team, and nobody is entered. Enter the players first (renonsz entry add NAME), then give the teams by "
	"their start numbers: renonsz event set \"team-1=Szolnok A: 12,7,9\"")
M(teams_nobody,
	"{0}: a(z) {1}. rajtszám senkié, így a pontjai hiányoznak; javítsa: renonsz event set \"{2}={0}: …\"",
	"{0}: start number {1} is nobody's, so that its points are missing; correct it: renonsz event set \"{2}={0}: …\"")
M(teams_note, "A tagok helyezési pontjai összeadva, azután az elért pontjaik, azután a legjobb egyéni hely (R-96).",
	"The members' placement points added up, then their scores, then the best single place (R-96).")
M(teams_score_note, "A tagok elért pontjai összeadva, azután a legjobb egyéni hely (R-96).",
	"The members' scores added up, then the best single place (R-96).")
M(teams_lines_note,
	"A tagok meccspontjai összeadva, azután a százalék, azután a legjobb egyéni hely a meccspontok állásában (R-96).",
	"The members' match points added up, then the percentage, then the best single place by match points (R-96).")

/* Prizes, ratings. */
M(prizes_unset,
	"Nincs díj megadva; például: renonsz event set prizes=30000,20000,10000 (helyezés szerint, forint)",
	"No prize is set; for example: renonsz event set prizes=30000,20000,10000 (by place, forint)")
M(prizes_title, "{0}: díjak", "{0}: prizes")
M(head_prize_list, "Díj", "Prize for")
M(head_prize, "Forint", "Forint")
M(prizes_place, "helyezés", "place")
M(prizes_club, "klub", "club")
M(prizes_note, "A megosztott helyek díja összeadva, egyenlően; a klubok sorrendjét a legjobb tagjuk helyezése adja. A kizárt játékos nem kap díjat.",
	"Shared places divide their prizes equally; clubs stand in the order of their best members. Excluded players get none.")
M(money_title, "{0}: ki kinek fizet", "{0}: who pays whom")
M(money_round, "{0}, {1}. forduló", "{0}, round {1}")
M(money_till, "a verseny pénztára", "the event’s till")
M(money_from, "Fizet", "Pays")
M(money_to, "Kinek", "To")
M(money_amount, "Ft", "Ft")
M(money_balances, "Egyenlegek", "Balances")
M(money_points, "Pont", "Points")
M(money_stakes, "Tét", "Stakes")
M(money_fee, "Nevezési díj", "Entry fee")
M(money_prize, "Díj", "Prize")
M(money_balance, "Egyenleg", "Balance")
M(money_even, "Senki sem tartozik senkinek.", "Nobody owes anybody anything.")
M(money_fewest, "{0} fizetés; ennél kevesebb nem elég.", "Payments: {0}; no fewer would do.")
M(money_few, "{0} fizetés; ennyi embernél nem bizonyított, hogy kevesebb nem volna elég.",
	"Payments: {0}; with so many people it is not proved that no fewer would do.")
M(money_stake, "A tét pontonként {0} Ft. Az egyenlegek összege 0: aki mínuszban van, fizet.",
	"The stake is {0} Ft a point. The balances sum to 0; a negative one pays.")
M(money_unset, "Nincs megadva se tét, se nevezési díj, se díj; például: renonsz event set stake=5 entry-fee=2000 (forint)",
	"Neither a stake nor an entry fee nor a prize is set; for example: renonsz event set stake=5 entry-fee=2000 (forint)")
M(money_stand_ins, "Aki csak beugró, nem fizet nevezési díjat.", "Substitutes pay no entry fee.")
M(money_left_bet,
	"{0}. forduló, {1}. asztal: itt a lap összege számít, ezért {2} fogadásai nincsenek benne; hogy a játszmák számítsanak: renonsz sheet totals {0} {1} --deals 0",
	"Round {0}, table {1}: the sheet’s totals count here, so the bets of {2} are not included; to count the coups instead: renonsz sheet totals {0} {1} --deals 0")
M(money_of_round, "Csak ennek a fordulónak a pontjai, nevezési díj és díjak nélkül.",
	"The points of this round alone, without entry fees and prizes.")
M(standings_against,
	"{0}. forduló, {1}. asztal: a lap felírt összege ({2}) ellentmond a leosztásainak ({3}), amelyek számítanak.",
	"Round {0}, table {1}: the totals on record of the sheet ({2}) contradict its deals ({3}), which count.")
M(standings_twice,
	"Nem végleges ({0}. forduló): {1} két asztalnál is ült ({2}. és {3}. asztal), és mindkettő számít.",
	"Not final (round {0}): {1} sat at two tables ({2} and {3}), and both count.")
M(not_final_missing, "Nem végleges: a versenyen {0} asztalnál hiányzik még leosztás.",
	"Not final: deals are missing at {0} table(s) of the event.")
M(not_final_open, "Nem végleges: nyitott vita van.", "Not final: a dispute is open.")
M(money_bets,
	"A pontok itt emberenként, a fogadásokkal együtt állnak: amit egy fogadás hoz vagy visz, a fogadóé; az állásban azé, aki a helyen ült.",
	"Points are by person here, with the bets: what a bet wins or loses is the bettor’s; in the standings it belongs to whoever sat there.")
M(money_too_many, "legfeljebb {0} ember tartozásait lehet elszámolni", "the debts of at most {0} people can be settled")
M(prizes_left, "Nem osztható el: {0} Ft.", "Not divisible: {0} Ft.")
M(prizes_unclaimed, "Kiosztatlan: {0} Ft – nincs, aki megkapja.", "Not given out: {0} Ft: there is nobody to get it.")
M(ratings_title, "{0}: játékerő", "{0}: ratings")
M(head_strength, "Játékerő", "Strength")
M(ratings_note,
	"Pont leosztásonként átlagos ellenfelek ellen; a hiba (±) alsó becslés. * 30-nál kevesebb leosztás: az véletlen is lehet. "
	"Kevés leosztás értéke 0 felé húz: mindenki húsz átlagos leosztással indul (R-99).",
	"Points a deal against average opponents; the error (±) is a lower bound. * fewer than 30 deals: it may be chance. "
	"Figures of few deals are drawn towards 0: everybody starts with twenty average deals (R-99).")
M(ratings_groups,
	"A játékosok {0} csoportjának nincs közös ellenfele: a számok csak egy csoporton belül vethetők össze.",
	"Of the players {0} groups have no opponent in common: figures compare within a group alone.")
M(ratings_by_totals, "Kimaradt {0} játszmalap, amelynek csak az összege ismert.",
	"Left out: {0} sheets of which only the totals are known.")

/* Slips on paper. */
M(slip_likely, "; ezt magyarázná: ", "; this would explain it: ")
M(slip_or, "; vagy ", "; or ")
M(slip_deal, "{0}. leosztás: ", "deal {0}: ")
M(slip_one_figure, "csak {0} tér el: {1} helyett {2}", "only {0} differs: {2} for {1}")
M(slip_seats, "{0} és {1} pontja felcserélve", "the points of {0} and {1} exchanged")
M(slip_signs, "minden előjel fordítva", "every sign turned")
M(slip_digits, "{0}: {1} helyett {2}, felcserélt számjegyek", "{0}: {2} for {1}, digits transposed")
M(slip_sign, "{0}: {1} helyett {2}, hibás előjel", "{0}: {2} for {1}, wrong sign")
M(slip_carry, "{0}: {1} helyett {2}, hibás összeadás", "{0}: {2} for {1}, added up wrong")
M(slip_missing, "kihagyták az összegből", "missing from the total")
M(slip_twice, "kétszer számolták", "counted twice")
M(slip_unruled, "az ítélet előtti pontokkal számolták", "counted with the points before the ruling")
M(slip_more, "; és még {0} (mind: renonsz doctor)", "; and {0} more (all: renonsz doctor)")
M(slips_title, "A papíron {0}, az elszámolás szerint {1}", "The paper says {0}, the settlement {1}")
M(slips_title_known, "A papíron {0}, a rögzített összeg {1}", "The paper says {0}, the recorded totals {1}")
M(head_slip_rank, "Sz.", "No.")
M(head_slip_deal, "Leosztás", "Deal")
M(head_slip, "Ami magyarázná", "What would explain it")
M(head_recorded, "Rögzítve", "As recorded")
M(head_paper, "Ami a papíron állna", "What it would be")

/* ---- rulings ----------------------------------------------------------------------------------- */
M(head_outcome, "Eredmény", "Outcome")
M(head_outcome_label, "Ha", "If")
M(outcome_title, "{0}. lehetőség: {1}", "Outcome {0}: {1}")
M(outcome_stands, "{0}. ford. {1}. asztal {2}. leosztás – ha a vitát elutasítják",
	"round {0}, table {1}, deal {2}: if the dispute is dismissed")
M(outcome_ruled, "{0}. ford. {1}. asztal {2}. leosztás – ha az ítélet: {3}{4}",
	"round {0}, table {1}, deal {2}: if the ruling is {3}{4}")
M(head_round_no, "Ford.", "Round")
M(head_table_no, "Aszt.", "Table")
M(head_what_if_deal, "Leo.", "Deal")
M(head_ruling_item, "Sz.", "No.")
M(head_ruling_revision, "Vált.", "Rev.")
M(head_ruling_state, "Állapot", "State")
M(head_ruling_case, "Eset", "Case")
M(head_kontra, "Kontra", "Kontra")
M(head_previous_bid, "Előző licit", "Bid before")
M(head_case_title, "Megnevezés", "Name")
M(head_offender, "Vétkes", "Offender")
M(head_payers, "Fizet", "Paid by")
M(rulings_payers, "(fizet: {0})", "(paid by {0})")
M(head_claimant, "Bejelentő", "Claimant")
M(head_ruling_kind, "Döntés", "Ruling")
M(head_ruling_cite, "Paragrafus", "Paragraph")
M(head_agreed, "Megegyezés", "Agreed")
M(head_judge, "Döntött", "Decided by")
M(head_ruling_at, "Mikor", "When")
M(head_ruling_act, "Mi történt", "What was done")
M(head_facts, "Tények", "Facts")
M(head_ruling_reason, "Indok", "Reasons")
M(head_book, "A szabály szerint", "By the rules")
M(head_payment, "Fizetés", "Payment")
M(head_day, "Nap", "Day")

/* Two books. */
M(diff_title, "Eltérések", "Differences")
M(diff_event, "verseny", "event")
M(diff_place, "helyszín", "place")
M(diff_edition, "szabálykiadás", "edition")
M(diff_stake, "tét", "stake")
M(diff_deals, "leosztásszám", "deals a round")
M(diff_deals_four, "leosztásszám négyes asztalnál", "deals at a table of four")
M(diff_substitute, "beugró", "substitute")
M(diff_totals, "összeg", "totals")
M(diff_player, "nevezés", "entry")
M(diff_typo, "elírt név?", "mistyped?")
M(diff_renamed, "átnevezve", "renamed")
M(diff_team, "csapat", "team")
M(diff_discipline, "fegyelmi", "discipline")
M(diff_round, "forduló", "round")
M(diff_order, "sorrend", "order")
M(diff_seed, "mag", "seed")
M(diff_draw, "sorsolás", "draw")
M(diff_clock, "óra", "clock")
M(diff_table, "asztal", "table")
M(diff_seat, "ülés", "seat")
M(diff_signed, "lezárás", "signature")
M(diff_checked, "ellenőrzés", "check mark")
M(diff_deal, "leosztás", "deal")
M(diff_attempt, "újraosztás", "redeal")
M(diff_ruling, "ítélet", "ruling")
M(diff_cards, "lapok", "cards")
M(diff_sheet, "egész lap", "whole sheet")
M(diff_sheet_none, "nincs meg", "not there")
M(diff_sheet_deals, "{0} leosztás", "deals: {0}")
M(rulings_title, "{0} – ítéletek", "{0} – rulings")
M(blind_player, "(játékos{0})", "(a player{0})")
M(blind_bettor, "{0}. fogadó", "bettor {0}")
M(casebook_title, "Esettár", "Casebook")
M(play_damaged,
	"a könyvben nem olvashatók egy leosztás lapjai ({0}. bejegyzés); a könyv sérült",
	"the cards of record {0} cannot be read; the book is damaged")
M(minutes_round, " – {0}. forduló", " – round {0}")
M(minutes_open, "még nincs (nyitott vita); lehetséges eredmény: {0}", "none yet (open dispute); possible: {0}")

/* ---- the steps of a ruling; {0} who, what follows, the reasons --------------------------------- */
M(ruling_decided, "eldöntve", "decided")
M(ruling_dismissed, "elutasítva", "dismissed")
M(ruling_agreed, "megegyezés", "agreed")
M(yes, "igen", "yes")
M(minutes_agreed, "a felek megegyezése (10.§ (3))", "agreement of the parties (10.§ (3))")
M(minutes_unclaimed, "; hogy ki jelentette be, nincs felírva", "; who claimed it is not recorded")
M(minutes_sat_out, "; nem játszott: {0}", "; sat out: {0}")
M(minutes_ruled, "a zsűri döntése", "ruling of the jury")
M(rulings_possible, "lehetséges: ", "possible: ")
M(rulings_accused, "(vádolt: {0})", "(accused: {0})")
M(rulings_claimed, "A bejelentés szerint: ", "According to the claim: ")
M(minutes_claim, "Renonsz-bejelentés", "A renonsz that was claimed")
M(minutes_claimed_by, "amire a bejelentés szólt: {0}", "what the claim was about: {0}")
M(minutes_of_trick, "{0}. ütés", "trick {0}")
M(minutes_result_stands, "; a leosztás eredménye érvényes", "; the result of the deal stands")
M(minutes_play_stands, "; a játék érvényes", "; the play stands")
M(minutes_annulled, "{0}; {1}. változat, {2}", "{0}; revision {1}, {2}")
M(minutes_annulled_by, "{0}; {3} ítélete, {1}. változat, {2}", "{0}; ruled by {3}, revision {1}, {2}")

/* States of a deal, and measures against a player (11.§). */
M(state_void, "érvénytelen", "void")
M(state_redeal, "újraosztandó", "to be redealt")
M(state_taken_back, "visszavonva", "taken back")
M(state_ruled, "ítélet", "ruled")
M(state_open, "nyitott vita", "open dispute")

/* The log. */
M(log_title, "A könyv naplója", "Log of the book")
M(log_round, "{0}. forduló", "round {0}")
M(log_table, "{0}. asztal", "table {0}")
M(log_deal, "{0}. leosztás", "deal {0}")
M(log_made_club, "új klub: {0}", "new club: {0}")
M(log_made_player, "új játékos: {0}", "new player: {0}")
M(log_made_event, "új verseny: {0}", "new event: {0}")
M(log_made_entry, "nevezés: {0}, rajtszám", "entry: {0}, start number")
M(log_made_round, "új forduló: {0}.", "new round: {0}")
M(log_made_table, "új asztal", "new table")
M(log_made_season, "új évad: {0}", "new season: {0}")
M(log_made_member, "évadban számít: {0}, súly (%)", "counts in a season: {0}, weight (%)")
M(log_best, "hány eredmény számít", "results that count")
M(log_least, "legalább ennyi eredmény", "results at least")
M(log_scale, "pontok helyenként", "points by place")
M(log_weight, "súly (%)", "weight (%)")
M(log_name, "név", "name")
M(log_mark, "jel", "mark")
M(log_club, "klub", "club")
M(log_public, "a közzétett lapokon", "on published pages")
M(log_day, "nap", "day")
M(log_place, "helyszín", "place")
M(log_edition, "szabálykiadás", "edition of the rules")
M(log_stake, "tét (Ft/pont)", "stake (Ft a point)")
M(log_deals, "leosztás fordulónként", "deals a round")
M(log_deals_four, "leosztás fordulónként négyes asztalnál", "deals a round at a table of four")
M(log_player, "játékos", "player")
M(log_start_no, "rajtszám", "start number")
M(log_state, "állapot", "state")
M(log_stands, "érvényes", "in force")
M(log_removed, "visszavonva", "taken back")
M(log_signed, "lezárás", "signed")
M(log_checked, "ellenőrzés", "checked")
M(log_choice, "nyitott verseny", "open event")
M(log_ruling, "ítélet", "ruling")
M(log_cards, "a leosztás lapjai", "cards of the deal")
M(log_substitute, "innen a(z) {0} helyen", "from here in seat {0}")
M(log_totals, "a lap összege", "totals of the sheet")
M(log_seed, "előre osztott leosztások", "duplicate deals")
M(log_none, "nincs", "none")
M(log_columns, "megjegyzett oszlopok a beolvasáshoz", "columns remembered for imports")
M(log_entrant, "nevezett, nem csak beugró", "entered to play, not only as a substitute")
M(log_measured, "mikor hozták az intézkedést", "when the measure was taken")
M(log_measure_back, "visszavonták", "taken back")
M(log_yes, "igen", "yes")
M(log_no, "nem", "no")
M(log_change, "; változás:", "; change:")
M(log_offender, "; vétkes: {0}", "; offender: {0}")
M(log_accused, "; vádolt: {0}", "; accused: {0}")
M(log_claimant, "; bejelentő: {0}", "; claimant: {0}")
M(log_trick, "; {0}. ütés", "; trick {0}")
M(log_judge, "; döntött: {0}", "; decided by {0}")
M(log_undo, "visszavonva: {0}. lépés", "step {0} undone")
M(log_redo, "újra megtéve: {0}. lépés", "step {0} done again")
M(log_upgrade, "a könyv frissítése; a napló innen kezdődik", "the book was upgraded; its log begins here")
M(log_undone, " [visszavonva]", " [undone]")
M(log_more, "… és még {0}; mind: {2} {1}", "… and {0} more; all: {2} {1}")
M(what_if_totals,
	"csak a lap összegei ismertek: ezek számítanak mindkét állásban",
	"only the sheet's totals are known: they count in both standings")
M(what_if_ruled, "ítélet döntött róla: {0}", "a ruling decided it: {0}")
M(what_if_open, "vita van róla: {0}", "it is disputed: {0}")
M(what_if_changed, "Ami e szerint másként számít", "What counts otherwise by it")
M(what_if_left,
	"Ami e szerint nem számolható el, és a könyvbeli pontjával számít:",
	"What cannot be settled by it, and counts as the book has it:")
M(what_if_counts,
	"{0} leosztásból {1} más pontot ad; a könyvbeli pontjával számít: {2}.",
	"Of {0} deals {1} give other points; counting as the book has them: {2}.")
M(what_if_note, "A könyv nem változott.", "The book was not changed.")
M(what_if_other_game,
	"{0} szabálya {1}, az pedig más játék, mint {2}; ugyanannak a játéknak a kiadásai: {3}",
	"{0} is played by {1}, which is another game than {2}; the editions of its game: {3}")
M(head_what_if_place, "H.p.", "Pl.pts")
M(head_what_if_score, "Pont", "Score")
M(head_what_if_then, "Így volna", "Would be")
M(head_what_if_why, "Miért", "Why")
M(head_step, "Lépés", "Step")
M(head_operator, "Ki", "Who")
M(head_kind, "Fajta", "Kind")
M(head_of, "Melyiké", "Of")
M(head_undone, "Visszavonva", "Undone")
M(head_command, "Parancs", "Command")
M(head_event, "Verseny", "Event")
M(head_thing, "Tárgy", "Thing")
M(head_field, "Mező", "Field")
M(head_what, "Mi", "What")
M(head_changed, "Változott", "Changed in")
M(diff_in_a, "csak A", "A only")
M(diff_in_b, "csak B", "B only")
M(diff_in_both, "mindkettő", "both")
M(head_where, "Hol", "Where")
M(head_seal, "Pecsét", "Seal")

/* Proof. */
M(proof_title, "A könyv ellenőrzése", "Check of the book")
M(head_fault, "Hiba", "Fault")
M(fault_file,
	"a fájl sérült: {0}; mentse ki, ami menthető (renonsz recover), vagy állítson vissza egy mentést (renonsz restore)",
	"the file is damaged: {0}; save what can be saved (renonsz recover), or restore a backup (renonsz restore)")
M(fault_value,
	"más program olyan értéket írt a könyvbe, amilyen nem állhat benne ({0}); mentse át új könyvbe (renonsz recover), vagy állítson "
	"vissza egy mentést (renonsz restore)",
	"another program has put a value into the book that this one never writes ({0}); save it into a new book (renonsz "
	"recover), or restore a backup (renonsz restore)")
M(fault_guard,
	"más program kikapcsolta a könyv naplózását ({0}): azóta nyom nélkül is módosíthatták",
	"another program has switched off the log of the book ({0}): it may have been changed since without a trace")
M(fault_schema_changed,
	"más program átírta a könyv szerkezetét ({0}: {1}); mentse át új könyvbe (renonsz recover)",
	"another program has changed the structure of the book ({0}: {1}); save it into a new book (renonsz recover)")
M(fault_schema_missing,
	"a könyv szerkezetéből hiányzik egy darab ({0}: {1}); mentse át új könyvbe (renonsz recover)",
	"a piece of the structure of the book is missing ({0}: {1}); save it into a new book (renonsz recover)")
M(fault_schema_added,
	"más program hozzátett valamit a könyv szerkezetéhez ({0}: {1}); mentse át új könyvbe (renonsz recover)",
	"another program has added something to the structure of the book ({0}: {1}); save it into a new book (renonsz recover)")
M(fault_reference,
	"{0}, {1}. sor: olyasmire hivatkozik, ami nincs meg ({2})",
	"row {1} of {0} refers to something that is not there ({2})")
M(fault_reference_some,
	"{0}: egy sora olyasmire hivatkozik, ami nincs meg ({2})",
	"a row of {0} refers to something that is not there ({2})")
M(fault_deal,
	"nem az áll itt, amit a program felírt: a tényeket vagy a pontokat más átírta ({0}. változat)",
	"this is not what the program wrote: somebody else has changed the facts or the points (revision {0})")
M(fault_step,
	"{0}. lépés: nem az, amit a program lepecsételt; utólag módosították, töröltek belőle vagy hozzáírtak",
	"step {0} is not what the program sealed: something was changed in it, deleted or added since")
M(fault_step_things, "; most így végződik: {0}", "; it now ends with: {0}")
M(fault_gap,
	"{0}. lépés: utána legalább egy lépést kitöröltek",
	"at least one step after step {0} was deleted")
M(fault_stray,
	"{0}. lépés: utána idegen kéz írt be {1} sort, amely egyik lépéshez sem tartozik",
	"{1} row(s) after step {0} were written by another hand and belong to no step")
M(fault_row,
	"{0} „{1}”, {2}: a napló szerint „{3}”, a könyvben „{4}”",
	"{0} “{1}”, {2}: “{3}” according to the log, “{4}” in the book")
M(fault_row_gone,
	"{0} „{1}”: a napló szerint megvan, a könyvből kitörölték",
	"{0} “{1}”: in the log, but deleted from the book")
M(fault_row_added,
	"{0} „{1}”: a könyvben megvan, de a napló nem tud róla",
	"{0} “{1}”: in the book, but unknown to the log")
M(fault_image,
	"{0} „{1}”: a naplóban olyan bejegyzés van róla, amilyet a program nem ír, vagy amely nem az előző folytatása",
	"{0} “{1}”: the log has an entry about it that this program does not write, or one that does not continue the entry before it")
M(fault_mark,
	"{0} {1}: {2} jelzése {4}, a napló szerint {3}",
	"{0} {1}: the mark {2} is {4}, according to the log {3}")
M(fault_ruled,
	"a(z) {0}. számú leosztásváltozat pontjait ({1}) ítélet adná, de ilyen ítélet nincs a könyvben",
	"the points of deal record {0} ({1}) would be a ruling's, but the book has no such ruling")
M(fault_paying,
	"a leosztás ítélete ({0}) pontot ad, de a leosztás nem eszerint áll",
	"the ruling of this deal ({0}) gives points, but the deal does not have them")
M(fault_open,
	"a leosztást vita tartja nyitva, de nyitott vitája nincs a könyvben",
	"a dispute keeps this deal open, and the book has no open dispute about it")
M(fault_pinned,
	"{0}: van leosztása, mégsem rögzítettek a szabályai",
	"{0}: it has deals, but its rules are not fixed")
M(fault_joined,
	"{0}: egy másik játékossal egyesítették, mégis ott van",
	"{0}: was joined to another player, but is still there")
M(fault_judged,
	"a leosztás ítélete ({0}) nem az, ami a tényeiből a szabály szerint következik: a könyvben „{1}”, újra megítélve „{2}” "
	"({3})",
	"the ruling of this deal ({0}) is not what the rules make of its facts: “{1}” in the book, “{2}” when judged again ({3})")
M(fault_judged_then,
	"; a program {0} változata írta fel, az talán másként ítélt",
	"; version {0} of the program recorded it, which may have judged otherwise")
M(fault_unjudged,
	"a leosztás ítélete ({0}, „{1}”) a tényeiből nem születhetett: a szabály szerint így nem ítélhető meg ({3})",
	"the ruling of this deal ({0}, “{1}”) cannot have come from its facts: by the rules they cannot be judged ({3})")
M(fault_answers,
	"a leosztás ítéletének ({0}) válaszai („{1}”) nem a tényeiből ({3}) valók; azokból „{2}” következik",
	"the answers of the ruling of this deal ({0}), “{1}”, are not those of its facts ({3}), which make “{2}”")
M(fault_totals,
	"a(z) {0}. számú lapösszesítés pontjai ({1}) nem adnak ki nullát",
	"the points of sheet totals {0} ({1}) do not come to zero")
M(fault_seats,
	"a pontok ({1}) nem azoké, akik az asztalnál ülnek: van pontja olyan helynek, ahol nem ül senki, vagy nincs annak, ahol ül",
	"the points ({1}) are not of those who sit at the table: a seat where nobody sits has some, or one where somebody sits has none")
M(fault_cards, "a felírt lapjainak egyik sora nem olvasható lapokként", "a line of its recorded cards does not read as cards")
M(fault_order,
	"a felírt lapjainak sorai olyan sorrendben állnak, amilyenben a program sosem írja őket",
	"the lines of its recorded cards are in an order in which this program never writes them")
M(fault_folded,
	"{0}: a szavak, amelyekről megtalálni („{1}”), nem a nevéből valók",
	"{0}: its search words (“{1}”) are not those of its name")
M(fault_lineless, "tények tartoznak hozzá, pedig nincs felírt sora", "facts are kept with it, and it has no line")
M(fault_untidy,
	"{0}, {1}. sor: fölösleges szóköz van benne ({2}: „{3}”), a név elején, végén vagy kettő egymás után; ilyet a program sosem ír",
	"row {1} of {0}: it has a blank ({2}: “{3}”) too many, at an end of the name or beside another; the program never writes one")
M(fault_seed,
	"{0}: az előre osztott leosztások magja („{1}”) olyan, amilyet a program nem fogad el",
	"{0}: the seed of its duplicate deals (“{1}”) is one that this program does not take")
M(fault_table,
	"így ennél az asztalnál nem ülhetnek: a székek A-tól kezdve sorban foglaltak, és annyian ülnek, ahányan a játékhoz leülnek",
	"impossible seating at this table: seats are taken from A on, by as many players as the game has")
M(fault_entry,
	"{0}. szék, {1}: nem nevezett ezen a versenyen, vagy a nevezését visszavonták",
	"seat {0}, {1}: not entered in this event, or the entry was taken back")
M(fault_hidden,
	"az asztal a könyvben áll, de a fordulója vagy a versenye ({0}) vissza van vonva: így nem látja senki",
	"the table is in the book, but its round or its event ({0}) is marked as taken back, so that nobody sees it")
M(fault_twice,
	"{0} ettől a leosztástól egyszerre két helyen ül: {1} és {2}",
	"{0} sits in two seats at once from this deal on: {1} and {2}")
M(fault_former,
	"{0}: megvan a(z) {1}. változata vagy vitája, de az eggyel korábbi hiányzik a könyvből",
	"{0}: revision or dispute {1} is in the book, and the one before it is not")
M(fault_far,
	"akkora szám áll benne, amekkorát a program sosem ír",
	"a number in it is larger than any that this program writes")
M(fault_setting,
	"{0}: olyan beállítása van, amilyet a program nem fogad el ({1})",
	"{0}: it has a setting that this program does not take ({1})")
M(fault_late,
	"az első leosztása után változott, ami attól fogva nem változhat",
	"something changed after its first deal that is fixed from then on")
M(fault_seasons,
	"egy évad pontozása vagy beállítása olyan, amilyet a program sosem ír: az évadok nem olvashatók",
	"the points by place or the numbers of a season are such as this program never writes: no season can be read")
M(fault_nul,
	"egy szövegben nulla bájt áll: ami mögötte van, azt senki sem látja",
	"a text has a byte 0 in it: what stands behind it nobody sees")
M(fault_event_sum,
	"{0} ({1}): az állás pontjainak összege {2}, pedig nullának kell lennie",
	"{0} ({1}): the points of the standings sum to {2}, and should to zero")
M(fault_event_read,
	"{0}: az állása nem készíthető el, mert olyan áll benne, amit a program sosem ír ({1})",
	"{0}: its standings cannot be made, because something in it is such as this program never writes ({1})")
M(fault_sum,
	"a pontok összege nem nulla: {2} ({0}. változat)",
	"the points do not sum to zero: {2} (revision {0})")
M(fault_facts,
	"a felírt tények nem lehetségesek: osztó, felvevő, licit vagy eredmény ({0}. változat)",
	"the recorded facts are impossible: dealer, declarer, bid or result (revision {0})")
M(fault_points,
	"a felírt pontok {2}, a tényekből {1} jön ki ({0}. változat)",
	"the recorded points are {2}, the facts give {1} (revision {0})")

/* Statistics of cards. */
M(stats_title, "Mit engedtek a lapok – {0}", "What the cards allowed – {0}")
M(stats_sums,
	"{0} leosztásnak vannak meg a lapjai. Licit: {1} a lapok alatt, {2} annyi, {3} a lapok fölött. "
	"Kontra: {4} jó, {5} rossz. Elengedett pont: {6}.",
	"The cards of {0} deal(s) are recorded. Bids: {1} under the cards, {2} as the cards allowed, {3} over. "
	"Kontras: {4} right, {5} wrong. Points given away: {6}.")
M(order_title, "Sorrend – {0}, {1}. asztal", "Order – {0}, table {1}")
M(order_place, "Sor", "Turn")
M(order_state, "Most", "Now")
M(order_waits, "vár", "waits")
M(order_plays, "játszik", "plays")
M(order_next, "ő következik", "is next")
M(order_holds, "a chouette-et adja", "gives the chouette")
M(order_partner, "része van a chouette-ben", "has a part in the chouette")
M(order_seat, "{0} helyére {1} ül: renonsz table seat {2} {3} {0}=\"{1}\"{4}",
	"{1} takes seat {0}: renonsz table seat {2} {3} {0}=\"{1}\"{4}")
M(order_again,
	"Aki várt, mind lemondott, ezért a sor elölről kezdődik; aki most sem játszik: renonsz order waive NÉV (4.§).",
	"All who waited have waived, so the list begins again from the front; who still does not play: renonsz order waive NAME "
	"(4.§).")
M(order_nobody,
	"{0} helyére nincs, aki üljön; ha jön valaki: renonsz order enter NÉV KI_ELÉ (3.§).",
	"Nobody is left for seat {0}; if somebody comes: renonsz order enter NAME BEFORE_WHOM (3.§).")
M(order_new_sheet, "Ezen a lapon több csere nem fér el; az új lap: renonsz table add {0} {1}{2}",
	"This sheet has no room for more changes; the new one: renonsz table add {0} {1}{2}")
M(order_new_round,
	"Ezen a lapon a forduló minden leosztása megvan; az est a következő fordulóban folytatódik: renonsz table add {0} {1}{2}",
	"This sheet has all deals of the round; the evening goes on in the next one: renonsz table add {0} {1}{2}")
M(order_heirs,
	"Ha {0} nem adja tovább, chouette-et ebben a sorrendben adhatnak: {1} (5.§).",
	"If {0} gives the chouette no longer, it may be given by, in this order: {1} (5.§).")
M(order_left,
	"Nincs a sorban: {0}. Aki újra játszana, belép: renonsz order enter NÉV",
	"Not on the list: {0}. To play again they enter: renonsz order enter NAME")
M(order_by_cards, "A sorrendet kártyával húzták (9.§).", "The order was drawn with cards (9.§).")
M(order_is_same,
	"A sorrendet a program húzta, a mag: {0}; újrahúzva ugyanez jön ki (9.§; E-32).",
	"The order was drawn by the program, the seed: {0}; drawn once more it comes out the same (9.§; E-32).")
M(order_is_other,
	"A sorrendet a program húzta, a mag: {0}; de újrahúzva NEM ez jön ki (9.§; E-32).",
	"The order was drawn by the program, the seed: {0}; but drawn once more it does NOT come out the same (9.§; E-32).")
M(order_taken_back,
	"Ennek az asztalnak a kihúzott sorrendjét korábban {0} alkalommal visszavonták (renonsz log).",
	"An order that was drawn at this table was taken back before, {0} time(s) (renonsz log).")
M(order_announced, "Ezt a magot előre kihirdették.", "That seed was announced beforehand.")
M(bettors_title, "Elszámolás a fogadókkal – {0}", "Accounts of the bettors – {0}")
M(bettors_name, "fogadó", "bettor")
M(bettors_deals, "játszma", "coups")
M(bettors_won, "nyert", "won")
M(bettors_lost, "vesztett", "lost")
M(bettors_unclear,
	"„{0}” többekre illik, itt külön számlája van: {2}; írja ki, melyikük: renonsz deal edit {1} …",
	"“{0}” fits several, and has an account of its own here: {2}; write which of them: renonsz deal edit {1} …")
M(bettors_balance, "egyenleg", "balance")
M(stats_players, "Játékosonként", "By player")
M(stats_deals, "Leosztásonként", "By deal")
M(stats_left_out, "Kihagyott leosztások", "Deals left out")
M(stats_left_out_deal, "{0}. forduló, {1}. asztal, {2}. leosztás: {3}", "Round {0}, table {1}, deal {2}: {3}")
M(stats_under, "alatta", "under")
M(stats_fits, "annyi", "as allowed")
M(stats_over, "fölötte", "over")
M(stats_note,
	"Nyílt lapokkal, a talonnal együtt, ahogy letették. Alatta: kikényszeríthető volt, de többet érő is. Annyi: "
	"kikényszeríthető volt, többet érő nem (vagy parti volt, és semmi sem). Fölötte: nem volt kikényszeríthető. "
	"Jó a kontra (K+), ha a rész nem volt kikényszeríthető, a rekontra, ha az volt; adus licitben a kontra mindkét "
	"védőé. Az elengedett pont a felvevő elszámolásában értendő, szabályos lapokból. A felírt jelentések számítanak; "
	"ha a bemondott licitben egy sem számít, a többi licitnél minden, ami kézben van.",
	"With all cards open and the talon as it was laid away. Under: it could be forced, and so could one worth more. "
	"As allowed: it could be forced and none worth more (or it was parti and nothing could be). Over: it could not "
	"be forced. A kontra is right (K+) if the part could not be forced, a rekontra if it could; in trump bids a "
	"kontra is both defenders'. Points given away are those of the declarer's settlement, with legal cards. The "
	"recorded melds count; if none counts in the bid that was made, all that are held for the other bids.")
M(head_left_out_why, "Miért", "Why")
M(head_stats_deals, "Leo.", "Deals")
M(head_stats_declarer, "Felv.", "Decl.")
M(head_stats_under, "Alatta", "Under")
M(head_stats_fits, "Annyi", "Fits")
M(head_stats_over, "Fölötte", "Over")
M(head_stats_right, "K+", "K+")
M(head_stats_wrong, "K−", "K−")
M(head_stats_gave, "Elengedett", "Given away")
M(head_stats_round, "F.", "R.")
M(head_stats_table, "A.", "T.")
M(head_stats_deal, "L.", "D.")
M(head_stats_bid, "A licit", "The bid")
M(head_stats_best, "Legtöbbet ért volna", "Worth most")

/* Statistics of results. */
M(stats_title_players, "Játékosok – {0}", "Players – {0}")
M(stats_title_players_bids, "Játékosok licitenként – {0}", "Players by bid – {0}")
M(stats_title_bids, "Licitek – {0}", "Bids – {0}")
M(stats_title_kontras, "Kontrák – {0}", "Kontras – {0}")
M(stats_title_tables, "Asztalok – {0}", "Tables – {0}")
M(stats_counted, "{0} verseny {1} lejátszott leosztásából.", "Of {1} deals played in {0} event(s).")
M(stats_as_defender, "védőként", "as defender")
M(stats_as_opponent, "ellenfélként", "as opponent")
M(stats_as_partner, "partnerként", "as partner")
M(stats_by_totals,
	"Kimaradt {0} lap, amelynek csak az összesítése ismert.",
	"Left out: {0} sheet(s) of which only the totals are known.")
M(stats_not_played,
	"Kimaradt {0} leosztás, amely érvénytelen, vitás, vagy a pontját ítélet adta.",
	"Left out: {0} deal(s) that are void, disputed, or have their points from a ruling.")
M(stats_thrown_in,
	"Kimaradt {0} bedobott leosztás, amelyet nem játszottak le.",
	"Left out: {0} deal(s) that were thrown in and not played.")
M(stats_too_few,
	"Kevés a leosztás: ezek a számok inkább a szerencséről szólnak, mint a játékról.",
	"Few deals: these figures show luck rather than play.")
M(stats_note_players,
	"Átlag: pont leosztásonként; Védő: ugyanez, amikor védő volt. *: 30-nál kevesebb leosztás, az átlag ennyiből "
	"véletlen is lehet; ők a lista végén állnak. Jó: a licit minden része teljesült. Adus licitben a "
	"kontra mindkét védőé; nyert, ha a rész megbukott, a felvevő rekontrája akkor, ha megvan.",
	"Avg.: points a deal; Def.: the same as a defender. *: fewer than 30 deals, of which an average may be chance; they "
	"stand at the end. Made: every part of the bid was made. In trump bids a kontra is both defenders'; it is won "
	"if the part was lost, the declarer's rekontra if it was made.")
M(stats_note_players_partner,
	"Átlag: pont leosztásonként; Ellenfél: ugyanez, amikor sem Játékos, sem a partnere nem volt. *: 30-nál kevesebb "
	"leosztás, az átlag ennyiből véletlen is lehet; ők a lista végén állnak. Jó: a Játékos oldala megnyerte a partit; "
	"hogy a bemondások sikerültek-e, az csak a pontokban látszik.",
	"Avg.: points a deal; Opp.: the same when neither declarer nor the declarer's partner. *: fewer than 30 deals, of "
	"which an average may be chance; they stand at the end. Made: the declarer's side won the parti; what became of "
	"announcements shows in the points alone.")
M(stats_note_players_bids,
	"Átlag: pont leosztásonként. *: 30-nál kevesebb leosztás, az átlag ennyiből véletlen is lehet.",
	"Avg.: points a deal. *: fewer than 30 deals, of which an average may be chance.")
M(stats_note_bids,
	"Megvan: a licit minden része teljesült. Átlag: a felvevő pontja leosztásonként; ±: ennek szokásos hibája. "
	"*: 30-nál kevesebb leosztás, az átlag ennyiből véletlen is lehet.",
	"Made: every part of the bid was made. Avg.: the declarer's points a deal; ±: its standard error. *: fewer "
	"than 30 deals, of which an average may be chance.")
M(stats_note_bids_partner,
	"Megvan: a Játékos oldala megnyerte a partit; hogy a bemondások sikerültek-e, az csak az átlagban látszik. Átlag: "
	"pont leosztásonként, licitnél a Játékosé. *: 30-nál kevesebb leosztás, az átlag ennyiből véletlen is lehet.",
	"Made: the declarer's side won the parti; what became of announcements shows in the average alone. Avg.: points a "
	"deal, of a bid the declarer's. *: fewer than 30 deals, of which an average may be chance.")
M(stats_note_kontras,
	"Volt: ahány licitben a rész szerepelt; a feladott vagy bedobott licit minden része megbukott. Kontra: a védőké; a "
	"színtelen licitekben minden védőé külön, így több lehet, mint ahányszor a rész volt. Rekontra: a felvevőé. "
	"A kontra nyert, ha a rész megbukott, a rekontra, ha megvan. *: 30-nál kevesebb kontra, az arány ennyiből véletlen is lehet.",
	"Times: the bids that had the part; a bid that was conceded or thrown in lost all its parts. Kontra: the defenders'; "
	"in no-trump bids each defender's counts for itself, so there may be more than parts. Rekontra: the "
	"declarer's. A kontra is won if the part was lost, a rekontra if it was made. *: fewer than 30 kontras, of which a rate may be chance.")
M(stats_note_levels,
	"A szubkontra és a Fedák Sári újabb kontra, a mordkontra újabb rekontra.",
	"A szubkontra and a Fedák Sári are further kontras, a mordkontra is a further rekontra.")
M(stats_note_tables,
	"Mozgott: ennyi pont cserélt gazdát; az átlag ugyanez leosztásonként.",
	"Moved: so many points changed hands; the average is the same a deal.")
M(stats_note_tables_partner,
	"Megvan: a Játékos oldala megnyerte a partit. Mozgott: ennyi pont cserélt gazdát; az átlag ugyanez leosztásonként.",
	"Made: the declarer's side won the parti. Moved: so many points changed hands; the average is the same a deal.")
M(stats_bars_players, "Pont leosztásonként (30 leosztástól; az első 24)", "Points a deal (from 30 deals on; the first 24)")
M(stats_bars_bids, "A 12 leggyakoribb licit", "The 12 commonest bids")
M(stats_bars_kontras, "Kontrák: hány hangzott el, és hány nyert", "Kontras: how many were said and won")
M(stats_bars_tables, "Leosztásonként gazdát cserélt pontok (a 24 legtöbb)",
	"Points that changed hands a deal (the 24 highest)")
M(head_stats_points, "Pont", "Points")
M(head_stats_average, "Átlag", "Avg.")
M(head_stats_error, "±", "±")
M(head_stats_few, "*", "*")
M(head_stats_made, "Megvan", "Made")
M(head_stats_good, "Jó", "Made")
M(head_stats_declared, "Volt", "Times")
M(head_stats_defender, "Védő", "Def.")
M(head_stats_opponent, "Ellenfél", "Opp.")
M(head_stats_share, "Arány, %", "Share, %")
M(head_stats_rate, "Siker, %", "Rate, %")
M(head_stats_part, "Rész", "Part")
M(head_stats_said, "Volt", "Said")
M(head_stats_won, "Nyert", "Won")
M(head_stats_unwon, "Vesztett", "Lost")
M(head_stats_moved, "Mozgott", "Moved")
M(over_declarer, "Felvevőként", "As declarer")
M(over_taker, "Játékosként", "As declarer")
M(over_partner, "Partnerként", "As partner")
M(over_kontra, "Kontra", "Kontra")
M(over_rekontra, "Rekontra", "Rekontra")

/* The clock of a round. */
M(clock_title, "{0}. forduló – {1}", "Round {0} – {1}")
M(clock_left, "Hátravan", "Left")
M(clock_over, "Lejárt", "Over")
M(clock_times, "Kezdés {0}, vége {1} ({2} perc).", "Begun {0}, ends {1} ({2} minutes).")
M(clock_open, "Asztalok, amelyek még nincsenek kész: {0}.", "Tables not done yet: {0}.")
M(clock_late, "Asztalok, amelyek az idő lejárta után lettek kész: {0}.", "Tables done after time: {0}.")
M(clock_none,
	"egyetlen forduló óráját sem indították el; így lehet: renonsz round start 1 --minutes 60",
	"no round has a clock; start one: renonsz round start 1 --minutes 60")
M(clock_none_of,
	"a(z) {0}. forduló óráját nem indították el; így lehet: renonsz round start {0} --minutes 60",
	"round {0} has no clock; start it: renonsz round start {0} --minutes 60")
M(log_clock, "a(z) {0}. forduló órája", "clock of round {0}")
M(log_draw, "{0}. forduló sorsolása", "draw of round {0}")
M(log_draw_random, "véletlen", "at random")
M(log_draw_standing, "állás szerint", "by standing")
M(log_draw_all_play, "mindenki mindenkivel", "everybody with everybody")
M(log_draw_seed, ", mag „{0}”", ", seed “{0}”")
M(log_draw_apart, ", egy klub tagjai külön", ", clubs apart")
M(log_clock_value, "{0}, {1} perc", "{0}, {1} minutes")

/* ---- draws ------------------------------------------------------------------------------------- */
M(plan_title, "Sorsolás {0} játékosnak", "Draws for {0} players")
M(plan_fill, "Ahogyan kijön", "Made up with")
M(plan_four, "négyes asztallal", "tables of four")
M(plan_even, "csak hármas asztalokkal", "tables of three alone")
M(plan_bye, "pihenővel", "byes")
M(plan_larger, "nagyobb asztallal", "larger tables")
M(plan_equal, "egyforma asztalokkal", "equal tables")
M(plan_twos, "Kettes", "Twos")
M(plan_fives, "Ötös", "Fives")
M(plan_sixes, "Hatos", "Sixes")
M(plan_sevens, "Hetes", "Sevens")
M(plan_threes, "Hármas", "Threes")
M(plan_fours, "Négyes", "Fours")
M(plan_byes, "Pihen", "Byes")
M(plan_rounds, "Forduló", "Rounds")
M(plan_note,
	"Az asztalok fajtája alatt az áll, hány ilyen asztal lesz. Forduló: ennyi sorsolható úgy, hogy senki sem ül kétszer össze.",
	"Under each kind of table: how many of them there are. Rounds: so many can be drawn without a pair meeting twice.")
M(plan_some,
	"{0} forduló csak az egyik módon játszható le úgy, hogy senki sem ül kétszer össze; hogy melyik az, a táblázat "
	"mutatja. "
	"Beállítása: renonsz event set unseated=bye (pihenővel) vagy unseated=missing (pihenő nélkül).",
	"{0} rounds can be played without a pair meeting twice in only one of the ways: the table shows which. "
	"To choose: renonsz event set unseated=bye (byes) or unseated=missing (without byes).")
M(plan_certainty, "Lehet-e több", "Can there be more")
M(plan_proved, "nem, ez a legtöbb", "no, these are the most")
M(plan_found, "nem ismert", "not known")
M(plan_enough,
	"{0} forduló lejátszható úgy, hogy senki sem ül kétszer össze.",
	"{0} rounds can be played without a pair meeting twice.")
M(plan_short,
	"{0} forduló nem játszható le úgy, hogy senki sem ül kétszer össze; lesz, aki újra találkozik.",
	"{0} rounds cannot be played without a pair meeting twice; some will meet again.")

/* ---- a round on paper -------------------------------------------------------------------------- */

M(no_round,
	"{0}. forduló: nincs benne asztal; a fordulók listája: renonsz round list",
	"there is no table in round {0}; renonsz round list shows the rounds")
M(seating_at_two, "Két asztalnál is ül:", "At two tables:")
M(seating_twice, "{0} ({1}. és {2}. asztal)", "{0} (tables {1} and {2})")
M(seating_title, "{0} – {1}. forduló: ki hol ül", "{0} – round {1}: who sits where")
M(seating_by_name, "Név szerint", "By name")
M(seating_by_table, "Asztalok szerint", "By table")
M(seating_resting, "Pihen: {0}", "Bye: {0}")
M(seating_tableless, "Nem ül asztalnál: {0}", "At no table: {0}")
M(seating_rests, "pihen", "bye")
M(seating_none, "nincs", "none")
M(seating_card, "{0}. asztal", "Table {0}")
M(seating_card_round, "{0} – {1}. forduló", "{0} – round {1}")
M(seating_played, "{0} játszott leosztás; a bedobott nem számít bele", "{0} deals to be played, those thrown in not among them")
M(seating_at_first, "{0}Ülésrend az 1. leosztásnál; azóta leült: {1}", "{0}Seats at deal 1; since then: {1}")
M(seating_turn, "{0}: {1} ({2}. leosztástól)", "{0}: {1} (from deal {2})")
M(sheet_spare,
	"{0} játszott leosztás; a többi sor a bedobott lapoké.",
	"{0} deals to be played; the other rows are for hands thrown in.")
M(head_seating_table, "Aszt.", "Table")
M(head_seating_seat, "Hely", "Seat")
M(head_seating_start, "Rajtszám", "Start no.")

/* ---- draws ------------------------------------------------------------------------------------- */

M(draw_title, "{0}: {1}. forduló, sorsolás", "{0}: draw of round {1}")
M(draw_title_by_hand, "{0}: {1}. forduló, ültetés", "{0}: seating of round {1}")
M(draw_seated_by_hand, "Kézi ültetés", "Seated by hand")
M(draw_by_random, "Véletlenül, mag: {0}", "By lot, seed: {0}")
M(draw_seed_announced, "Ezt a magot előre meghirdették.", "This seed was announced beforehand.")
M(draw_seed_same, "Ez a verseny meghirdetett magja.", "This is the event's announced seed.")
M(draw_seed_other,
	"NEM a meghirdetett maggal sorsolták; az ez volt: {0}",
	"NOT drawn with the seed that was announced; that was: {0}")
M(draw_changed_since,
	"Nem mindenki úgy ül, ahogy kisorsolták: a sorsolás mást ad ki ezeknél az asztaloknál: {0}.",
	"Not everybody sits as drawn: the draw gives another seating at these tables: {0}.")
M(draw_history, "A sorsolás előzményei", "Before this draw")
M(draw_taken_back, "A forduló visszavont sorsolásai:", "Draws of the round that were taken back:")
M(draw_orders_gone, "A verseny visszavont kihúzott sorrendjei:", "Drawn orders of the event that were taken back:")
M(draw_announcements_gone, "A verseny visszavont meghirdetései:", "Announcements of the event that were taken back:")
M(draw_left, "A meghirdetéstől a sorsolásig visszalépett, kizárt vagy törölt:",
	"Withdrawn, excluded or struck between announcement and draw:")
M(draw_back, "A meghirdetéstől a sorsolásig visszatért:", "Come back between announcement and draw:")
M(draw_renumbered, "A meghirdetéstől a sorsolásig változott rajtszám:", "Start numbers changed between announcement and draw:")
M(draw_announced_seed, "Meghirdetett mag", "Seed announced")
M(draw_announced_state, "Mi lett vele", "What became of it")
M(draw_state_stands, "érvényes", "stands")
M(draw_state_taken_back, "visszavonva", "taken back")
M(draw_state_replaced, "felülírva", "replaced")
M(draw_announced_before,
	"A magot („{0}”) a nevezés lezárása előtt hirdették meg: {1}. lépés, {2}; attól a sorsolásig {3} nevezés "
	"érkezett.",
	"The seed (“{0}”) was announced before the entries closed: step {1}, {2}; {3} entries came between that and the draw.")
M(draw_announced_after,
	"A magot („{0}”) a sorsolás előtti utolsó nevezés után hirdették meg: {1}. lépés, {2}.",
	"The seed (“{0}”) was announced after the last entry before the draw: step {1}, {2}.")
M(draw_announced_until,
	"A magot („{0}”) meghirdették: {1}. lépés, {2}; attól addig, amíg a sorsolás átjött egy másik könyvből, {3} nevezés "
	"érkezett. Hogy közülük hány a sorsolás előtt, azt ez a könyv nem tudja.",
	"The seed (“{0}”) was announced: step {1}, {2}; from then until the draw came from another book {3} entries came. How "
	"many of them before the draw this book does not know.")
M(draw_announced_there,
	"A meghirdetett mag („{0}”) másik könyvből jött: {1}. lépés, {2}. Hogy ott mikor hirdették meg, és ki nevezett azóta, azt "
	"ez a könyv nem tudja.",
	"The seed that was announced (“{0}”) came from another book: step {1}, {2}. When it was announced there, and who entered "
	"since, this book does not know.")
M(draw_announced_once,
	"A magot („{0}”) meghirdették; hogy mikor, azt ez a könyv nem tudja.",
	"The seed (“{0}”) was announced; when, this book does not know.")
M(draw_not_announced,
	"A magot nem hirdették meg előre ebben a könyvben (renonsz draw announce).",
	"No seed was announced beforehand in this book (renonsz draw announce).")
M(draw_by_standing, "Erősorrend szerint", "By standing")
M(draw_by_all_play, "Mindenki mindenkivel; mag: {0}", "Everybody with everybody; seed: {0}")
M(draw_table, "Asztal", "Table")
M(draw_seat, "Hely", "Seat")
M(draw_bye, "Pihen:", "Bye:")
M(draw_stand_ins, "Beugró, nem sorsolt:", "Substitutes, not drawn:")
M(draw_stand_in_note, "A beugró olyan játékost helyettesített, aki maga is versenyben van. Ha a beugró is versenyez: renonsz entry add NÉV",
	"A substitute sat for somebody who plays as well. To let the substitute play too: renonsz entry add NAME")
M(draw_certificate, "A sorsolás minősítése", "Certificate of the draw")
M(draw_repeats, "Újra összekerülő pár:", "Pairs that have met before:")
M(draw_turns, "Újra négyes asztalnál, vagy újra pihen:", "Again at a table of four, or with a bye:")
M(draw_larger_turns, "Újra kimarad leosztásból, vagy újra pihen:", "Again to sit out deals, or with a bye:")
M(draw_clubs, "Egy klubból való pár:", "Pairs of one club:")
M(draw_clubs_free, "Egy klubból való pár (nem volt szempont):", "Pairs of one club (not asked for):")
M(draw_widest, "Legnagyobb helyezéskülönbség egy asztalnál:", "Widest rank difference at a table:")
M(draw_span, "Helyezéskülönbségek négyzetösszege:", "Rank differences, squares added up:")
M(draw_seats, "A, B, C (D) helyek négyzetösszege:", "Seats A, B, C (D), squares added up:")
M(draw_all_seats, "A, B … helyek négyzetösszege:", "Seats A, B …, squares added up:")
M(draw_seats_meaning,
	"A helyek száma annál kisebb, minél egyenletesebben ül mindenki az egyes helyeken.",
	"The more evenly everybody has sat in each seat, the smaller is a seat's figure.")
M(draw_no_flaw, "Nincs eltérés.", "No deviations.")
M(draw_same_table, "Újra ugyanannál az asztalnál:", "Again at the same table number:")
M(draw_flaw, "Eltérés", "Deviation")
M(draw_player, "Játékos", "Player")
M(draw_other, "Vele", "With")
M(moved_name_since, "neve a mag meghirdetésekor: {1}", "name when the seed was announced: {1}")
M(moved_name_after, "neve a sorsolás óta változott, most: {1}", "name changed since the draw, now: {1}")
M(moved_club_since, "klubja a mag meghirdetése óta változott", "club changed since the seed was announced")
M(moved_club_after, "klubja a sorsolás óta változott", "club changed since the draw")
M(moved_fill_since, "a mag meghirdetése óta változott, hogy pihennek-e, akik kimaradnak",
	"whether those left over rest was changed since the seed was announced")
M(moved_fill_after, "a sorsolás óta változott, hogy pihennek-e, akik kimaradnak",
	"whether those left over rest was changed since the draw")
M(moved_top_since, "a mag meghirdetése óta változott, hogy az élen állók az 1. asztalhoz kerülnek-e (top-table)",
	"whether the top table is number 1 (top-table) was changed since the seed was announced")
M(moved_place_after, "helyezése, amelyre a sorsolás épült, azóta változott", "place that the draw rested on was changed since")
M(moved_past_after, "a sorsolás óta változott, kikkel játszott addig, vagy hol ült",
	"earlier opponents or seats were changed since the draw")
M(moved_no_round, "a(z) {0}. fordulónak a sorsoláskor nem volt asztala", "round {0} had no table when it was drawn")
M(flaw_repeat, "már játszottak egymással", "have met before")
M(flaw_four, "már ült négyes asztalnál", "sat at a table of four before")
M(flaw_larger, "már ült nagyobb asztalnál", "sat at a larger table before")
M(flaw_bye, "már pihent", "had a bye before")
M(flaw_club, "egy klubból valók", "are of one club")
M(flaw_same_table, "már ült ennél az asztalnál", "sat at this table before")
M(flaw_absent, "nem ül asztalnál", "sits at no table")
M(flaw_twice, "másik asztalnál is ül", "sits at another table too")
M(flaw_late, "leült; a sorsolás után nevezett", "is seated, and was entered after the draw")
M(flaw_out, "leült, de már nincs a mezőnyben", "is seated, but no longer in the field")
M(flaw_not_drawn, "leült, de a sorsoláskor nem volt a mezőnyben", "is seated, but was not in the field when it was drawn")
M(draw_as_seated,
	"Ez a mostani ültetés minősítése; hogy van-e nála jobb, azt nem mondja meg.",
	"This is the certificate of the present seating; it does not show whether a better one exists.")
M(draw_repeats_found,
	"Ismétlődő pár: {0}; jobb sorsolás nem található, de az nincs bizonyítva, hogy nincs is.",
	"Pairs meeting again: {0}; no better draw was found, but it is not proved that none exists.")
M(draw_best_found,
	"Ismétlődő pár nincs; az nincs bizonyítva, hogy a többi szempont szerint nem lehet jobb.",
	"No pair meets again; it is not proved that no draw is better in the other criteria.")
M(draw_unavoidable,
	"Ismétlődő pár: {0}; bizonyítottan nincs olyan sorsolás, amelyben ne lenne ilyen.",
	"Pairs meeting again: {0}; it is proved that there is no draw without any.")
M(draw_not_final,
	"Az állás, amely szerint készült, nem volt végleges: {0} asztalnál hiányzott még leosztás.",
	"The standing it was drawn by was not final: deals were missing at {0} table(s).")
M(draw_standing_other,
	"A sorsolás óta változott az állás, amelyre épült; ez a minősítés a sorsoláskori állás szerinti.",
	"The standing it was drawn by has changed since; this certificate goes by the standing at the draw.")
M(draw_proved,
	"Bizonyítottan nincs jobb sorsolás.",
	"It is proved that no draw is better.")

/* Pages shaped by templates, and the templates. */
M(template_missing,
	"{0}: ez a sablon nincs a programban; fordítsa újra a programot",
	"{0}: this template is not in the program; build the program again")
M(template_folder,
	"{0}: nincs ilyen mappa; adja meg a klub sablonjainak mappáját",
	"{0}: there is no such folder; give the folder of the club's templates")
M(template_no_file,
	"{0}: nem fájl, hanem mappa, cső, eszköz vagy sehova sem vezető hivatkozás; a sablon helyén fájl álljon",
	"{0}: no file but a folder, a pipe, a device or a link that leads nowhere; in the place of a template there has to be a file")
M(template_syntax,
	"{0}:{1}: a sor nem „kulcs = érték” és nem „[szakasz]”; javítsa ki, vagy kezdje pontosvesszővel",
	"{0}:{1}: the line is neither “key = value” nor “[section]”; correct it or start it with a semicolon")
M(template_section,
	"{0}:{1}: nincs [{2}] szakasz; nézze meg a beépített sablont",
	"{0}:{1}: there is no section [{2}]; see the built-in template")
M(template_key,
	"{0}:{1}: a [{3}] szakaszban nincs „{2}” kulcs; nézze meg a beépített sablont",
	"{0}:{1}: there is no key “{2}” in section [{3}]; see the built-in template")
M(template_twice,
	"{0}:{1}: a(z) „{2}” kulcs már szerepelt; hagyja meg az egyiket",
	"{0}:{1}: the key “{2}” was there already; keep one of them")
M(template_value,
	"{0}:{1}: a(z) „{2}” értéke nem megfelelő; lehetséges: {3}",
	"{0}:{1}: the value of “{2}” does not fit; possible: {3}")
M(template_width,
	"{0}:{1}: „{2}”: a | jel mögött az oszlop szélessége áll, 1 és 100 közötti szám",
	"{0}:{1}: “{2}”: after the | comes the width of the column, a number from 1 to 100")
M(template_bytes,
	"{0}:{1}: a szöveg nem érvényes UTF-8, vagy vezérlőjel van benne; mentse a fájlt UTF-8 kódolással",
	"{0}:{1}: the text is not valid UTF-8 or has a control character; save the file as UTF-8")
M(template_no_body,
	"{0}: nincs benne {1}, ahová a lap tartalma kerül",
	"{0}: there is no {1} in it, where the page's content goes")
M(template_slot,
	"{0}:{1}: „{2}” helyére nincs mit beírni; nézze meg a beépített sablont",
	"{0}:{1}: there is nothing to put in for “{2}”; see the built-in template")
M(standings_total_score, "Σ pont", "Σ score")
M(sheet_run,
	"{0}  Dupla kör: innen {1} lejátszott leosztás kétszer számít (II.3 b).",
	"{0}  Dupla kör: from here on {1} played deals count double (II.3 b).")
M(sheet_run_open,
	"{0}  Dupla kör: innen {1} lejátszott leosztás kétszer számít (II.3 b); még {2} van hátra.",
	"{0}  Dupla kör: from here on {1} played deals count double (II.3 b); {2} are open.")
M(sheet_run_short,
	"{0}  Dupla kör: innen {1} lejátszott leosztás számítana kétszer (II.3 b); még {2} van hátra, {3} a lappal együtt "
	"elmarad (T-31).",
	"{0}  Dupla kör: from here on {1} played deals would count double (II.3 b); {2} still to come, {3} lapse with the "
	"sheet (T-31).")
M(sheet_run_cut,
	"{0}  Csonka dupla kör: {1} leosztásából {3} lejátszva, {2} elmaradt (II.3 b, T-31).",
	"{0}  Dupla kör cut off: {3} of its {1} deals played, {2} lapsed (II.3 b, T-31).")
M(sheet_played, "; a lapon ez állt: {0}", "; the sheet had: {0}")
M(sheet_kontras,
	"; a lapon ez állt: {0}; a vétség után mondott kontra nem számít (10.§ (3) c)",
	"; the sheet had: {0}; kontras said after the act do not count (10.§ (3) c)")
M(sheet_bets_off, "; a mellette fogadók számláján nem számít: {0}", "; it does not count in the accounts of who bet beside it: {0}")
M(minutes_played, "A lapon: {0}", "On the sheet: {0}")
M(minutes_stands,
	" Ez az újraosztás előtti eredmény: {0}.", " That is the one from before it was dealt again: {0}.")
M(minutes_dealt_anew, "Az újraosztás után a lapon: {0}", "On the sheet, dealt again: {0}")
M(sheet_may_deal, "{0}  Bedobás után osztott: {1} ({2}), ahogy a II.3 megengedi.",
	"{0}  Dealt after a hand thrown in, as II.3 allows: {1} ({2}).")
M(sheet_people, "Az összeg a helyeké; játékosonként: {0}.", "The sums are those of the seats; by player: {0}.")
M(sheet_late,
	"A forduló ideje {0}-kor lejárt; a lap {1}-kor készült el.",
	"The time of the round was over at {0}; the sheet was finished at {1}.")
M(rounds_left_out,
	"A(z) {0}. fordulótól látszik; az összes forduló szélesebb ablakban vagy --csv kapcsolóval.",
	"Shown from round {0}; a wider window or --csv shows every round.")
