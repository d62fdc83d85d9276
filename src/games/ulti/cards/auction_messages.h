/* The texts of `renonsz bids check`. */
#include "base/base.h"
#ifndef M
#define M(name, hu, en) static const struct msg msg_##name = { { hu, en } };
#endif

M(auction_title, "A licit menete", "The auction")
M(auction_head_no, "Ssz.", "No.")
M(auction_head_seat, "Hely", "Seat")
M(auction_head_said, "Elhangzott", "Said")
M(auction_head_bid, "Licit", "Bid")
M(auction_head_rank, "Rang", "Rank")
M(auction_head_legal, "Szabályos", "Legal")
M(auction_head_case, "Eset", "Case")
M(auction_head_cite, "Szabály", "Rule")
M(auction_head_weak, "Gyenge", "Weak")
M(auction_pass, "passz", "pass")
M(auction_legal, "igen", "yes")
M(auction_illegal, "nem", "no")
M(auction_no_bid, "nincs", "none")
M(auction_case, "; {0} eset", "; case {0}")
M(auction_unknown,
	"nincs ilyen licit: „{0}”; passz: -, a licitek: renonsz bids{1}; a több szóból álló licitek közé vesszőt tegyen",
	"no such bid: “{0}”; a pass is -, and renonsz bids{1} lists the bids; put commas between bids of several words")

/* ---- {0} who spoke, {1} what, {2} who was due, {3} the standing bid, {4} the lowest higher one, {5} the rule ---- */
M(auction_must_bid,
	"{0} az első: licitálnia kell, nem passzolhat ({5}).",
	"Seat {0} is the first and has to bid, not pass ({5}).")
M(auction_not_higher,
	"{0} licitje ({1}) nem magasabb az érvényesnél ({3}); a legkisebb, amit mondhat: {4} ({5}).",
	"The bid of seat {0} ({1}) is not higher than the standing one ({3}); the lowest that will do: {4} ({5}).")
M(auction_pass_early,
	"{0} soron kívül passzolt, {2} következett volna ({5}).",
	"Seat {0} passed out of turn; seat {2} was due ({5}).")
M(auction_bid_early,
	"{0} soron kívül licitált ({1}), nem várta meg, hogy {2} passzoljon ({5}).",
	"Seat {0} bid ({1}) out of turn, before seat {2} had passed ({5}).")
M(auction_opened,
	"{0} jogosulatlanul kezdte a licitet ({1}), {2} kezdett volna ({5}).",
	"Seat {0} opened ({1}) without being entitled to; seat {2} was to begin ({5}).")
M(auction_ended,
	"{0} megszólalása ({1}) későn jött: mindenki passzolt, a licit véget ért ({5}).",
	"Seat {0} spoke ({1}) too late: all had passed, the auction was over ({5}).")

/* ---- {0} the bid, {1} the standing one, {2} higher or not ---- */
M(auction_letter_r01,
	"Gyenge értelmezés (R-01): a nyomtatott táblában a piros ulti + durchmars fokozata 29, a programban 28; aszerint a(z) "
	"{0} a(z) {1} után {2}.",
	"Weak reading (R-01): the printed table has piros ulti + durchmars at grade 29, the program at 28; by print {0} is {2} "
	"after {1}.")
M(auction_letter_h03,
	"Gyenge értelmezés (H-03): „egyetlen kivétel az ulti”; betű szerint a piros ulti a többi tízpontossal egyenlő, és "
	"a(z) {0} a(z) {1} után {2}.",
	"Weak reading (H-03): ulti is “the only exception”; by the letter piros ulti equals the other bids of ten, and {0} is "
	"{2} after {1}.")
M(auction_higher, "magasabb", "higher")
M(auction_lower, "nem magasabb", "not higher")

/* ---- the end: {0} the seat, {1} the standing bid, {2} the lowest higher one ---- */
M(auction_over, "Vége a licitnek: a felvevő {0}, a licit: {1}.", "The auction is over: seat {0} declares {1}.")
M(auction_rob,
	"Önrablással {0} még emelhet, legalább erre: {1} (3.§ (8)).",
	"Seat {0} may still take the talon again and bid higher, at least {1} (3.§ (8)).")
M(auction_first,
	"{0} kezd, és licitálnia kell; a legkisebb licit: {2}.",
	"Seat {0} begins and has to bid; the lowest bid is {2}.")
M(auction_due,
	"{0} következik: passzol, vagy licitál; a legkisebb, amit mondhat: {2}.",
	"Seat {0} is due: to pass, or to bid; the lowest that will do is {2}.")
M(auction_last,
	"{0} következik: passzával ő a felvevő ({1}), vagy a saját talonját felvéve emel; a legkisebb, amit mondhat: {2}.",
	"Seat {0} is due: passing makes seat {0} the declarer ({1}), or the own talon is taken up for a higher bid, at least "
	"{2}.")
M(auction_top,
	"{0} következik: magasabb licit nincs, csak passzolhat.",
	"Seat {0} is due: there is no higher bid, only a pass.")
