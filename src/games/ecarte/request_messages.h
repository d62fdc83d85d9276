/* The fields of a line for `renonsz settle` and `renonsz judge`, as pages of help, which begin with lines that work. */
#include "base/base.h"
#ifndef M
#define M(name, hu, en) static const struct msg msg_##name = { { hu, en } };
#endif

/* The facts of each case and their values: the same words in both languages. */
#define ECARTE_FACTS \
	"    14        seen; demand\n" \
	"    15        eleventh\n" \
	"    16        to: \"dealer\", \"opponent\"; choice: \"accept\", \"void\"\n" \
	"    17        whose: \"dealer\", \"opponent\"; looked; choice: \"accept\", \"void\"\n" \
	"    18        stage: \"before-atout\", \"turned\", \"started\"\n" \
	"    19        seen\n" \
	"    20        dealer_looked; choice: \"correct\", \"deal\"\n" \
	"    21        count: 2, 3, 4, 6, 7; choice: \"correct\", \"void\"\n" \
	"    22        count: 2, 3, 4, 6, 7; choice: \"correct\", \"deal\"\n" \
	"    25        choice: \"restore\", \"bottom\", \"void\"\n" \
	"    26        timely\n" \
	"    27        stage: \"before-lead\", \"before-cover\", \"before-second-lead\",\n" \
	"              \"later\"; king_led; said\n" \
	"    28        stage: \"before-cover\", \"before-second-lead\", \"later\"; said\n" \
	"    29        corrected\n" \
	"    32, 34    covered; demand\n" \
	"    44        next_led\n" \
	"    51        opponent_played; covered_lead\n" \
	"    55        when: \"early\", \"in-time\", \"late\"\n"

M(request_settle_ecarte,
	"ecarte: egy sor egy kör vagy egy játszma; [szögletes zárójelben], ami nélküle\n"
	"áll:\n"
	"  {\"id\":1,\"dealer\":\"A\",\"first\":\"refused\",\"tricks\":{\"A\":2,\"B\":3}}\n"
	"  {\"dealer\":\"A\",\"score\":{\"A\":4,\"B\":2},\"king\":{\"by\":\"A\",\"how\":\"turned\"}}\n"
	"  {\"dealer\":\"A\",\"hands\":[{\"void\":\"kept\"}],\"end\":\"left\",\"by\":\"B\",\"stake\":10}\n"
	"\n"
	"Egy kör:\n"
	"  id       bármilyen egyszerű érték; a válaszban visszajön [null]\n"
	"  players  a két játékos helye, A–D [[\"A\",\"B\"]]\n"
	"  dealer   az osztó helye; kell\n"
	"  score    az állás a kör előtt, 0–4: {\"A\":2,\"B\":4} [0, 0]\n"
	"  king     a helyesen jelölt király: {\"by\":\"A\",\"how\":\"held\"} (kézben) vagy\n"
	"           \"turned\" (fölütve) [nincs]\n"
	"  first    az első lapok: \"accepted\" elfogadva, \"refused\" visszautasítva,\n"
	"           \"direct\" d'autorité; kell, ha játszottak\n"
	"  tricks   az ütések helyenként, együtt öt: {\"A\":2,\"B\":3}; kell, ha játszottak\n"
	"  faults   [{\"case\":\"44\",\"offender\":\"B\"}]: 23, 24, 29, 44, 52 [nincs]\n"
	"  committee  amit a bizottság adott vagy elvett: {\"A\":-1,\"B\":0} [0, 0]\n"
	"  stake    a tét, 0–1000000 [1]\n"
	"Egy játszma: id, players, dealer (az első köré), stake, és\n"
	"  hands    a körök, mint fent (king … committee), vagy semmis kör:\n"
	"           {\"void\":\"kept\"} ugyanaz oszt, {\"void\":\"lost\"} a másik; kell\n"
	"  end      \"played\"; \"left\" (otthagyta) és by: ki; \"false-pack\" [\"played\"]\n"
	"  bets     stake helyett: [{\"who\":\"Kiss\",\"side\":\"A\",\"amount\":10}, …]\n"
	"  rest     ki tartja egy oldal maradékát: {\"B\":\"Nagy\"}; csak bets mellett\n"
	"  chouette ki adja a chouette-et: hely; csak bets mellett\n",
	"ecarte: a line is a hand or a coup; [in brackets] what stands for one that is\n"
	"not given:\n"
	"  {\"id\":1,\"dealer\":\"A\",\"first\":\"refused\",\"tricks\":{\"A\":2,\"B\":3}}\n"
	"  {\"dealer\":\"A\",\"score\":{\"A\":4,\"B\":2},\"king\":{\"by\":\"A\",\"how\":\"turned\"}}\n"
	"  {\"dealer\":\"A\",\"hands\":[{\"void\":\"kept\"}],\"end\":\"left\",\"by\":\"B\",\"stake\":10}\n"
	"\n"
	"A hand:\n"
	"  id       anything simple; comes back in the answer [null]\n"
	"  players  the two players' seats, A–D [[\"A\",\"B\"]]\n"
	"  dealer   the dealer's seat; needed\n"
	"  score    before the hand, 0–4: {\"A\":2,\"B\":4} [0, 0]\n"
	"  king     rightly marked: {\"by\":\"A\",\"how\":\"held\"} or \"turned\" [none]\n"
	"  first    the first cards: \"accepted\", \"refused\", \"direct\" (d'autorité);\n"
	"           needed if it was played\n"
	"  tricks   by seat, five in all: {\"A\":2,\"B\":3}; needed if it was played\n"
	"  faults   [{\"case\":\"44\",\"offender\":\"B\"}]: 23, 24, 29, 44, 52 [none]\n"
	"  committee  marks that it gave or took: {\"A\":-1,\"B\":0} [0, 0]\n"
	"  stake    0–1000000 [1]\n"
	"A coup: id, players, dealer (of the first hand), stake, and\n"
	"  hands    each as above (king … committee), or a void hand:\n"
	"           {\"void\":\"kept\"} the same player deals, {\"void\":\"lost\"} the other;\n"
	"           needed\n"
	"  end      \"played\"; \"left\" and by: who; \"false-pack\" [\"played\"]\n"
	"  bets     in place of stake: [{\"who\":\"Kiss\",\"side\":\"A\",\"amount\":10}, …]\n"
	"  rest     who holds the rest of a side: {\"B\":\"Nagy\"}; with bets only\n"
	"  chouette the seat that gives the chouette; with bets only\n")

M(request_judge_ecarte,
	"ecarte: egy-egy sor így írható:\n"
	"  {\"id\":1,\"case\":\"21\",\"dealer\":\"A\",\"facts\":{\"count\":4,\"choice\":\"void\"}}\n"
	"  {\"id\":2,\"case\":\"38\",\"offender\":\"B\"}\n"
	"\n"
	"  case      a szakasz száma (renonsz cases --rules ecarte) vagy \"jury\"; kell\n"
	"  dealer    az osztó helye: 14–23, 25–29, 42; 44, ha van tricks\n"
	"  offender  a vétkes helye: 24, 29, 32, 34, 36, 38, 44, 48, 50–53, 52b\n"
	"  players   a két játékos helye, A–D; ha nincs: [\"A\",\"B\"]\n"
	"  first, tricks   a kör, ha 29-nél és 44-nél a pontok ezen múlnak: \"accepted\",\n"
	"            \"refused\", \"direct\"; {\"A\":2,\"B\":3}\n"
	"  id        bármilyen egyszerű érték; a válaszban visszajön\n"
	"  facts     a tények; esetenként:\n"
	ECARTE_FACTS
	"    jury      marks: {\"A\":1,\"B\":0}; reason: indoklás\n"
	"Ahol nincs érték: true, false. Ha valami hiányzik, a válasz megnevezi.\n",
	"ecarte: a line can be like these:\n"
	"  {\"id\":1,\"case\":\"21\",\"dealer\":\"A\",\"facts\":{\"count\":4,\"choice\":\"void\"}}\n"
	"  {\"id\":2,\"case\":\"38\",\"offender\":\"B\"}\n"
	"\n"
	"  case      the section (renonsz cases --rules ecarte) or \"jury\"; needed\n"
	"  dealer    the dealer's seat: 14–23, 25–29, 42; 44 with tricks\n"
	"  offender  the offender's seat: 24, 29, 32, 34, 36, 38, 44, 48, 50–53, 52b\n"
	"  players   the two players' seats, A–D; else [\"A\",\"B\"]\n"
	"  first, tricks   the hand, where the marks of 29 and 44 turn on it: \"accepted\",\n"
	"            \"refused\", \"direct\"; {\"A\":2,\"B\":3}\n"
	"  id        anything simple; comes back in the answer\n"
	"  facts     by the case:\n"
	ECARTE_FACTS
	"    jury      marks: {\"A\":1,\"B\":0}; reason: a text\n"
	"Where no value is given: true, false. What is missing the answer names.\n")
