/*
 * The texts of base/. Every room has such a list: M(name, "hungarian", "english"), {0} {1} … the arguments.
 * Each line becomes msg_NAME; a test reads all lists and compares the arguments of the two languages.
 */
#include "base/base.h"
#ifndef M
#define M(name, hu, en) static const struct msg msg_##name = { { hu, en } };
#endif

M(out_of_memory,
	"elfogyott a memória; zárjon be más programot, és próbálja újra",
	"out of memory; close another program and try again")
M(cannot_read,
	"{0}: nem olvasható ({1}); nézze meg az elérési utat és a jogosultságot",
	"{0}: cannot be read ({1}); check the path and the permissions")
M(cannot_write,
	"{0}: nem írható ({1}); válasszon írható mappát, vagy szabadítson fel helyet",
	"{0}: cannot be written ({1}); choose a writable folder or free some space")
M(why_not_there, "nincs ilyen fájl vagy mappa", "no such file or directory")
M(why_no_permission, "nincs hozzá jogosultság", "permission denied")
M(why_read_only, "csak olvasható fájlrendszer", "read-only file system")
M(why_disk_full, "megtelt a lemez", "no space left on the disk")
M(why_folder, "ez mappa", "it is a folder")
M(why_too_big, "túl nagy lenne a fájl", "the file would be too large")
M(why_no_folder, "nem mappa", "not a folder")
M(file_too_large,
	"{0}: a fájl nagyobb, mint {1} bájt; rövidítse le, vagy bontsa kisebb fájlokra",
	"{0}: the file is larger than {1} bytes; shorten it or split it into smaller ones")
M(file_line_long,
	"{0}:{1}: a sor hosszabb, mint {2} bájt; rövidítse le",
	"{0}:{1}: the line is longer than {2} bytes; shorten it")
