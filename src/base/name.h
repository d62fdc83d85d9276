/* name: a name as people write it in a text: in capitals, without accents, with a Hungarian ending. */
#ifndef BASE_NAME_H
#define BASE_NAME_H

#include "base/base.h"

/* An ending as it may be written; behind A (and H, K), behind the other letters, behind „játékos”. */
struct name_ending {
	const char *forms, *back, *front, *player;
	enum name_behind { BEHIND_ANY, BEHIND_CONSONANT, BEHIND_VOWEL } behind;
	bool is_loose;   /* makes a word of its own: Kovácsok, Ernőm, Ákosos */
};

/*
 * How surely a text begins with a name: it only begins like one, it has one with what makes a word of its own
 * of it, with the ending of a case, or by itself.
 */
enum name_fit { NAME_NONE, NAME_BEGINS, NAME_LOOSE, NAME_INFLECTED, NAME_EXACT };

struct name_match {
	enum name_fit fit;
	size_t own, n;      /* the bytes of the name; with what hangs on it */
	size_t length;      /* with the consonant that an ending doubles: of several names the longest is meant */
	const struct name_ending *ending;   /* NULL: none */
};

/* Count the bytes of the hyphen, dash or minus sign that a text begins with; 0: none. */
size_t name_dash(const char *s);
/* Likewise of the apostrophe, or what is typed for one. */
size_t name_apostrophe(const char *s);
/* A name to be looked for: folded, apostrophes and quotes alike, one blank for what is between two words. */
void name_fold(char *out, size_t size, const char *name, size_t n);
/* The bytes of a text that fold to that, whatever blanks it has for one; 0: it does not begin so. */
size_t name_begins(const char *s, size_t n, const char *folded);
struct name_match name_match(const char *s, size_t n, const char *folded);
/* Is that match meant rather than the other? What is less of a name gives way. */
bool name_is_better(const struct name_match *match, const struct name_match *other);

#endif
