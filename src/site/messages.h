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
