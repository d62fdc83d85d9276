/* The texts of site/; see base/messages.h. */
#include "base/base.h"
#ifndef M
#define M(name, hu, en) static const struct msg msg_##name = { { hu, en } };
#endif

/* ---- the folder: {0} is its path ---- */
M(site_taken,
	"{0}: ebben a mappában más is van ({1}), és nem a honlap mappája; adjon meg üres vagy új mappát, például: {0}/ulti",
	"{0}: there is something else in this folder ({1}), and it is no folder of the site; name an empty or a new one, such as {0}/ulti")
M(site_list_bad,
	"{0}/.renonsz: nem e programváltozat fájllistája; adjon meg üres vagy új mappát, vagy törölje ezt a mappát",
	"{0}/.renonsz: this is no list of files by this version of the program; name an empty or a new folder, or delete this one")
M(site_list_odd,
	"{0}/.renonsz:{1}: „{2}” nem a mappa egyik lapja, a listát más írta át; adjon meg üres vagy új mappát, vagy törölje ezt a mappát",
	"{0}/.renonsz:{1}: “{2}” is no page of this folder, somebody else changed the list; name an empty or a new folder, or delete this one")
M(site_in_the_way,
	"{0}/{1}: ide lap kerülne, de ezt nem a program írta; helyezze át vagy nevezze át, és adja ki újra a parancsot",
	"{0}/{1}: a page belongs here, but the program did not write this; move or rename it, and give the command again")
M(site_busy,
	"{0}: egy másik renonsz éppen ide ír; várja meg, amíg végez, és adja ki újra a parancsot",
	"{0}: another renonsz is writing here; wait until it is done, and give the command again")

/* ---- the pages ---- */
M(site_skip, "Ugrás a tartalomra", "Skip to the contents")
M(site_pages, "Oldalak", "Pages")
M(site_players, "Játékosok", "Players")
M(site_seasons, "Évadok", "Seasons")
M(site_places, "Az oldalon", "On this page")
M(site_events, "Versenyek", "Events")
M(site_standings, "Állás", "Standings")
M(site_standings_after, "Állás a(z) {0}. forduló után", "Standings after round {0}")
M(site_rounds, "Fordulók", "Rounds")
M(site_round, "{0}. forduló", "Round {0}")
M(site_table, "{0}. asztal", "Table {0}")
M(site_round_table, "{0}. forduló, {1}. asztal", "Round {0}, table {1}")
M(site_prizes, "Díjak", "Prizes")
M(site_rulings, "Ítéletek", "Rulings")
M(site_measures, "Fegyelmi intézkedések", "Disciplinary measures")
M(site_head_measure, "Intézkedés", "Measure")
M(site_verify, "Valódi-e ez az oldal?", "Is this page genuine?")
M(site_points, "{0} pont", "{0} points")
M(site_place_points, "{0} helyezési pont", "{0} placement points")
M(site_ruled, "Ítélet: {0}", "Ruling: {0}")
M(site_season_title, "{0}: az évad állása", "{0}: standings of the season")
M(site_place, "{0}. hely", "Place {0}")
M(site_status_done, "{0}. forduló: minden asztal kész", "Round {0}: all tables are done")
M(site_status_open, "{0}. forduló; {1} asztal lapja még nem teljes", "Round {0}; the sheets of {1} tables are not complete yet")
M(site_status_none, "Még nincs forduló", "No round yet")
M(site_status_disputes, "Nyitott vita van: az állás még változhat", "A dispute is open: the standings may still change")
M(site_head_place, "Hely", "Place")
M(site_head_player, "Játékos", "Player")
M(site_head_club, "Klub", "Club")
M(site_head_place_points, "Helyezési pont", "Placement points")
M(site_head_score, "Pont", "Points")
M(site_head_line, "Hely fordulónként", "Place by round")
M(site_head_round, "Forduló", "Round")
M(site_head_table, "Asztal", "Table")
M(site_head_total, "Összesen", "In all")
M(site_head_rank, "Hely utána", "Place after it")
M(site_head_opponents, "Kikkel", "With whom")
M(site_head_event, "Verseny", "Event")
M(site_head_day, "Nap", "Day")
M(site_head_venue, "Helyszín", "Venue")
M(site_head_bid, "Licit", "Bid")
M(site_head_deals, "Leosztás", "Deals")
M(site_head_made, "Teljesítve", "Made")
M(site_head_lost, "Bukott", "Lost")
M(site_head_no, "Ssz.", "No.")
M(site_head_dealer, "Osztó", "Dealer")
M(site_head_seat, "Szék", "Seat")
M(site_head_ruling_case, "Eset", "Case")
M(site_head_ruling_deal, "Leosztás", "Deal")
M(site_race, "Verseny a dobogóért", "The race for the podium")
M(site_race_axis, "A vezető hat játékos helyezési pontjai fordulónként; a számok az állás táblázatában",
	"Placement points of the first six by round; the figures are in the table of the standings")
M(site_score_axis, "A vezető hat játékos pontjai fordulónként; a számok az állás táblázatában",
	"Points of the first six by round; the figures are in the table of the standings")
M(site_places_chart, "Helye fordulónként", "Place by round")
M(site_points_chart, "Pontja fordulónként", "Points by round")
M(site_running_chart, "A pontok leosztásról leosztásra", "The points from deal to deal")
M(site_figures_below, "A számok a táblázatban", "The figures are in the table")
M(site_places_label, "helyezések: {0}", "places: {0}")
M(site_his_rounds, "Fordulói", "Rounds played")
M(site_his_events, "Versenyei", "Events played")
M(site_years_chart, "Helye versenyről versenyre", "Place from event to event")
M(site_head_events, "Verseny", "Events")
M(site_head_best, "Legjobb hely", "Best place")
M(site_his_bids, "Vállalt licitjei", "Bids as declarer")
M(site_player_stands, "{0}. hely, {1} pont", "Place {0}, {1} points")
M(site_player_stands_placed, "{0}. hely, {1} helyezési pont, {2} pont", "Place {0}, {1} placement points, {2} points")
M(site_sits, "{0}. forduló: a(z) {1}. asztalnál ül, a(z) {2} széken", "Round {0}: sits at table {1}, in seat {2}")
M(site_player_out, "Nincs helyezése", "Has no place")
M(site_who_sits, "Ülésrend", "Seating")
M(site_why, "Miért ennyi a pont?", "Why these points?")
M(site_why_deal, "{0}. leosztás", "Deal {0}")
M(site_totals_only, "A lapról csak az összeg ismert.", "Only the totals of this sheet are known.")
M(site_no_sheet, "Ennek az asztalnak még nincs leosztása.", "This table has no deal yet.")
M(site_sheet_open, "A lap még nincs lezárva.", "The sheet is not closed yet.")
M(site_code, "Ellenőrző kód: {0} (a könyv {1}. lépése)", "Check code: {0} (step {1} of the book)")
M(site_feeds, "Adatok más honlapoknak", "Data for other sites")
M(site_no_events, "Ebben a könyvben még nincs verseny.", "This book has no event yet.")
M(site_title, "Versenyek", "Events")
M(site_verify_1, "Minden oldal alján ott az ellenőrző kód: a versenykönyv pecsétje abban az állapotban, amelyből az oldal készült.",
	"At the foot of every page is a check code: the seal of the tournament's book in the state from which the page was made.")
M(site_verify_2, "A könyv minden lépésének pecsétje magában foglalja az előzőekét, ezért a könyv utólag nem írható át úgy, hogy a kód ugyanaz maradjon; a kód azonban csak az állapotot nevezi meg, az oldal számait magában nem igazolja.",
	"The seal of each step includes the one before, so the book cannot be changed later without changing the code; but the code only names the state, and does not by itself prove the figures on the page.")
M(site_verify_3, "A könyv őrzője a „renonsz ellenőriz KÓD” paranccsal megmondja, volt-e a könyv valaha ebben az állapotban, és hányadik lépésnél.",
	"With “renonsz verify CODE” the keeper of the book tells whether the book was ever in that state, and at which step.")
M(site_verify_4, "Aki a könyv másolatát megkapja, a „renonsz honlap MAPPA” paranccsal maga is elkészítheti ezt az oldalt, és összevetheti: a program közben minden leosztást újra elszámol, és minden ítéletet felülvizsgál.",
	"Whoever gets a copy of the book can make this page with “renonsz site FOLDER” and compare: the program settles every deal and judges every ruling again as it does so.")
M(site_verify_5, "Ha a terem falán ugyanarra a lépésre más kód állt, mint ezen az oldalon, az egyik nem a verseny könyvéből való: kérdezze meg a versenybírót.",
	"If the wall of the hall showed a different code for the same step, one of the two is not from the tournament's book: ask the referee.")
