/* Within text/: what the readers of lines share. Words of a line, their places, near misses. */
#ifndef TEXT_SCAN_H
#define TEXT_SCAN_H

#include "text/text.h"

/* Room for a folded code or keyword; a longer word is neither. */
enum { SCAN_KEY = 64 };

/* Numbers of deals, rounds and tables go from 1 to this. */
enum { SCAN_NUMBER = 9999 };

/* A line under way. Places in faults count from `s`. */
struct scan {
	const char *s;
	size_t n, at;
	struct text_fault *fault;
};

/* Case and accents folded like text_fold, but fast for ASCII; the length, 0 if too long to be a code. */
size_t scan_fold(char out[SCAN_KEY], const char *s, size_t n);
/* The n bytes at `from` of a slice. */
struct text_slice scan_part(struct text_slice slice, size_t from, size_t n);

/* The slice without the blanks around it. */
struct text_slice scan_trim(struct text_slice slice);
/* The bytes of the character in front: 0 if it is none that a line may hold (broken UTF-8, control). */
size_t scan_character(struct text_slice slice);
/* The slice cut to at most `longest` bytes, between two characters. */
struct text_slice scan_cut(struct text_slice slice, size_t longest);

/* Skip blanks; true at the end of the line or at a comment. */
bool scan_end(struct scan *scan);
/* The next word, up to a blank or comment; empty at the end. A "=" in front is a word of its own. */
struct text_slice scan_word(struct scan *scan);
/* The next word, up to a blank, a comment, a quote or "=". */
struct text_slice scan_key(struct scan *scan);
/* Skip blanks; if the character comes next, skip it too and return true. */
bool scan_char(struct scan *scan, char c);
/* The string in quotes that begins here, its quotes and the blanks inside them off. */
bool scan_quoted(struct scan *scan, struct text_slice *out);
/* The length of the plus (*sign 1) or minus (-1; also U+2212, the en dash) in front; 0 if there is none. */
size_t scan_sign(struct text_slice word, int *sign);
/* A whole number of at most six digits; false if the word is anything else. */
bool scan_number(struct text_slice word, int *out);
/* What follows a "=": three or four points, and the end of the line. */
bool scan_points(struct scan *scan, struct text_deal_line *out);
/* A fault if anything is left on the line. */
bool scan_finish(struct scan *scan);

/* A fault at a word; returns false. The word itself is the message's {0}, `args` are {1} and on. */
bool scan_fault(struct scan *scan, struct text_slice place, const struct msg *msg, const char *const args[]);
/* Likewise for an unknown word, with the nearest of the candidates (closed by NULL) if one is near enough. */
bool scan_fault_near(struct scan *scan, struct text_slice word, const struct msg *msg,
	const char *const candidates[]);

#endif
