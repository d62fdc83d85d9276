/*
 * How a coup of écarté is written: a page for `renonsz help notation`, and in short what `?` at the prompt of `enter`
 * shows.
 */
#include "base/base.h"
#ifndef M
#define M(name, hu, en) static const struct msg msg_##name = { { hu, en } };
#endif

M(notation_ecarte,
	"  renonsz deal add 1 1 A e A3 / d A3 kB / v B3 / e A5 / e A3\n"
	"\n"
	"[SORSZÁM] OSZTÓ KÖR {/ KÖR} [VÉGE] {TÉT} [= PONTOK]\n"
	"\n"
	"Egy sor egy játszma, öt pontig; csak lejátszott játszma vehető fel.\n"
	"\n"
	"  OSZTÓ      ki osztotta az első kört: A vagy B; utána felváltva osztanak\n"
	"  KÖR        AJÁNLAT ÜTÉS {KIRÁLY} {VÉTSÉG}, például: v B3 kA 44:B\n"
	"  AJÁNLAT    mi lett az első lapokkal: e elfogadta az osztó, v visszautasította,\n"
	"             d az ellenfél ajánlat nélkül hívott (d'autorité)\n"
	"  ÜTÉS       kié a több és hány: A3   B4   A5; -, ha nem volt ütés (52:, vagy a\n"
	"             játszma előbb eldőlt)\n"
	"  KIRÁLY     kf az osztó királyt ütött fel, kA vagy kB tartotta\n"
	"  VÉTSÉG     a szakasz és a vétkes: 23:A  24:A  29:A  44:A  52:A\n"
	"             (renonsz cases --rules ecarte)\n"
	"  kf         magában: a felütött király az ötödik pont volt\n"
	"  u, uv      érvénytelen osztás: ugyanaz oszt újra, illetve a másik\n"
	"  VÉGE       otthagyta:A   hamis (hamis kártya, a játszma senkié)\n"
	"  TÉT        tet:10 (alapból 1), vagy fogadások: fogad:A:10 (a játékosé),\n"
	"             fogad:B:Szabó:5 (egy szó), marad:B:Szabó (ő tartja a maradékot),\n"
	"             chouette:A (A adja, az oldala tétjének legalább fele az övé)\n"
	"  = PONTOK   a papír pontjai: 1 -1 vagy -1 1; fogadásnál az oldalak összege\n"
	"\n"
	"Körönként kérdez és az állást is mutatja: renonsz enter 1 1\n",
	"  renonsz deal add 1 1 A e A3 / d A3 kB / v B3 / e A5 / e A3\n"
	"\n"
	"[NUMBER] DEALER HAND {/ HAND} [END] {STAKE} [= POINTS]\n"
	"\n"
	"A line is a coup, to five marks; only a finished coup is recorded.\n"
	"\n"
	"  DEALER     who dealt the first hand, A or B; from there it alternates\n"
	"  HAND       PROPOSAL TRICKS {KING} {FAULT}, as in v B3 kA 44:B\n"
	"  PROPOSAL   what became of the first cards: e the dealer accepted, v refused,\n"
	"             d the opponent led without proposing (d'autorité)\n"
	"  TRICKS     who took most, and how many: A3   B4   A5; - if there were none\n"
	"             (52:, or the coup ended before)\n"
	"  KING       kf the dealer turned a king up, kA or kB held it\n"
	"  FAULT      the section and the offender: 23:A  24:A  29:A  44:A  52:A\n"
	"             (renonsz cases --rules ecarte)\n"
	"  kf         alone: the king turned up was the fifth mark\n"
	"  u, uv      a void hand: the same player deals again, or the other\n"
	"  END        otthagyta:A (left)   hamis (false pack, nobody's coup)\n"
	"  STAKE      tet:10 (1 if not said), or bets: fogad:A:10 (the player's own),\n"
	"             fogad:B:Szabó:5 (one word), marad:B:Szabó (holds the rest),\n"
	"             chouette:A (A gives it, with at least half of that side's bets)\n"
	"  = POINTS   the paper's points: 1 -1 or -1 1; with bets the sums by side\n"
	"\n"
	"Hand by hand, with the score after each: renonsz enter 1 1\n")

/* ---- at the prompt ---- */
M(prompt_ecarte,
	"  e A3             egy kör: az osztó elfogadta az első ajánlatot, A-é három ütés\n"
	"  v B4             visszautasította, B-é négy;  d A5  d'autorité, A-é mind az öt\n"
	"  e A3 kf          felütött király (az osztóé);  kA, kB  tartott király\n"
	"  e B4 44:B        vétség: szakasz és vétkes (23 24 29 44 52);  e - 52:A\n"
	"  kf               magában: az osztó ötödik pontja   u, uv  érvénytelen osztás\n"
	"  otthagyta:A      A otthagyta a játszmát   hamis  hamis kártya\n"
	"  e A3 tet:10      tét az utolsó kör mögött; fogadás: fogad:A:10 fogad:B:Szabó:5\n"
	"  A   B            ki osztja az első kört, ha nem az, akit a program kiír\n"
	"  -                az utolsó kört kiveszi; a játszmát az ötödik pont zárja le\n"
	"  A e A3 / d A3 …  az egész játszma egy sorban, az első osztóval kezdve\n",
	"  e A3             a hand: the dealer accepted the first proposal, three for A\n"
	"  v B4             refused, four for B;  d A5  d'autorité, all five for A\n"
	"  e A3 kf          a king turned up (the dealer's);  kA, kB  one that was held\n"
	"  e B4 44:B        a fault: section and offender (23 24 29 44 52);  e - 52:A\n"
	"  kf               alone: the dealer's fifth mark   u, uv  a void hand\n"
	"  otthagyta:A      A left the coup   hamis  a false pack\n"
	"  e A3 tet:10      a stake after the last hand; bets: fogad:A:10 fogad:B:Tar:5\n"
	"  A   B            who deals the first hand, if not the one shown\n"
	"  -                takes the last hand out; the fifth mark ends the coup\n"
	"  A e A3 / d A3 …  the whole coup in one line, beginning with the first dealer\n")
