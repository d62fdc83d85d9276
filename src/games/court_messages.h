/* The texts that the courts of all games share. */
#include "base/base.h"
#ifndef M
#define M(name, hu, en) static const struct msg msg_##name = { { hu, en } };
#endif

M(who_named, "{0} ({1})", "{0} ({1})")
M(who_seat, "„{1}”", "seat {1}")
M(who_spectator, "egy kibic", "a spectator")
M(who_unknown, "valaki", "somebody")
M(court_waits, "Nyitott vita: a zsűri még nem döntött.", "Open dispute: the jury has not decided yet.")
M(ruling_key,
	"ítéletnél nincs ilyen adat: „{0}”; a lehetséges adatok: docs/formats.md, renonsz help rule",
	"a ruling has no “{0}”; see docs/formats.md or renonsz help rule")
M(ruling_too_long,
	"„{0}” túl hosszú: {1} betű; legfeljebb {2} betű fér el belőle, rövidítse",
	"“{0}” is too long: {1} letters; there is room for {2} of them, shorten it")
M(ruling_value,
	"„{0}” értéke nem jó; ilyen lehet: {1}",
	"“{0}” has a wrong value; it can be: {1}")

/* ---- what is wrong with an answer, and what Enter gives ---- */
M(talk_number, "Ezt nem értem. 1 és {0} közötti számot írjon, vagy a választ szóval.\n",
	"Not understood. Write a number from 1 to {0}, or the answer in words.\n")
M(talk_one_of, "Ezt nem értem. Ezek közül az egyik kell: {0}.\n", "Not understood. One of these is wanted: {0}.\n")
M(talk_or, " vagy ", " or ")
M(talk_yes_no, "Ezt nem értem. Igen vagy nem? (i/n)\n", "Not understood. Yes or no? (y/n)\n")
M(talk_seat, "Ezt nem értem. Egy hely vagy egy név kell ezek közül:\n", "Not understood. A seat or a name of these:\n")
M(talk_yes_no_signs, " (i/n)", " (y/n)")
M(talk_skip, "kihagyom", "skip")
M(word_yes, "igen", "yes")
M(word_no, "nem", "no")
M(word_nobody, "senki", "nobody")
M(talk_no_default, "Erre választ kell adni.\n", "This needs an answer.\n")
M(talk_judge_last, "\n  a legutóbbi ítéletet hozta: {0}", "\n  the last ruling was made by: {0}")
M(talk_words_long,
	"Ez túl hosszú: legfeljebb {0} betű fér el (az ékezetes kettőnek számít); írja rövidebben.\n",
	"That is too long: there is room for {0} letters (one with an accent counts as two); put it shorter.\n")
M(talk_reason_again,
	"Ide az indok kell, szavakkal; a vita a „Ki döntött” kérdésnél hagyható nyitva (ny).\n",
	"The reasons are wanted here, in words; the dispute can be left open at “Who decided” (o).\n")
M(case_jury, "zsűri", "jury")
M(case_unlisted, "fel nem sorolt eset", "not listed")
