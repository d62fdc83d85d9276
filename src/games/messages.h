/* The texts that all games share: what a game lacks, what is wrong with a deal's line whatever the game. */
#include "base/base.h"
#ifndef M
#define M(name, hu, en) static const struct msg msg_##name = { { hu, en } };
#endif

M(game_lacks,
	"ennél a játéknál ({0}) ez nem használható: {1}",
	"“{1}” cannot be used with this game ({0})")
M(game_no_bids,
	"ebben a játékban nincs licit ({0}); hogy ki hányszor nyert és vesztett, azt a sorrend mutatja: renonsz standings",
	"this game has no bids ({0}); how often each player won and lost is in the standings: renonsz standings")
M(game_seats,
	"ennél a játéknál {1}–{2} hely van egy asztalnál, itt {0}; javítsa az asztalt",
	"a table of this game has {1} to {2} seats, this one {0}; correct the table")
M(column_who, "Felvevő", "Declarer")
M(column_outcome, "Leosztás", "Deal")
M(game_no_such_dealer,
	"„{0}”: ezen a helyen nem ül senki, nem oszthatott; javítsa az o= értékét",
	"nobody sits at {0}, so nobody dealt there; correct o=")

/* ---- faults of a deal line ---- */
M(number_bad,
	"„{0}” nem jó sorszám; a leosztásokat 1-től {1}-ig számozzuk",
	"“{0}” is not a deal number; deals are numbered from 1 to {1}")
M(said_twice,
	"„{0}” másodszor szerepel a sorban; hagyja meg az egyiket",
	"“{0}” is said a second time in this line; keep one of them")
M(said_otherwise,
	"„{0}”: ugyanerről a sor már mást mond; a kettő együtt nem állhat, a téveset törölje",
	"“{0}”: the line says otherwise already; the two cannot stand together, remove the wrong one")
M(level_twice,
	"„{0}” két szinten is szerepel; csak a magasabbik jele maradjon: ha rekontra volt, az r",
	"“{0}” stands at two levels; the higher mark stands alone: if there was a rekontra, keep only the r")
M(dealer_bad,
	"az o= után az osztó helye áll: {1}",
	"after o= comes the dealer's seat: {1}")
M(reason_bad,
	"az indok idézőjelek közé kerül: {1} \"indok\"",
	"the reason stands between quotes: {1} \"reason\"")
M(reason_long,
	"az indok legfeljebb {1} bájt lehet, vezérlőkarakter nélkül; rövidítse",
	"a reason has at most {1} bytes and no control characters; shorten it")

/* ---- heads of columns ---- */
M(head_deal_no, "Leo.", "Deal")
M(head_trick, "Ütés", "Trick")
M(head_declarer_points, "Felvevő", "Declarer")
M(head_seat_a, "A", "A")
M(head_seat_b, "B", "B")
M(head_seat_c, "C", "C")
M(head_seat_d, "D", "D")
M(head_seat_e, "E", "E")
M(head_seat_f, "F", "F")
M(head_seat_g, "G", "G")
M(head_seat_h, "H", "H")
M(head_before, "Előtte", "Before")
M(head_after, "Utána", "After")
M(head_gave, "Elengedett pont", "Given away")
M(par_cell_none, "–", "–")
M(head_par_points, "Pont", "Points")
M(head_par_bid, "Licit", "Bid")
