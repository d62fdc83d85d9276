/* text: slices, faults with their place, words, near misses and pairs, for readers and writers of lines. */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include "base/base.h"

/* ==== 1. Slices and pairs ======================================================================= */

/*
 * A piece of the journal's text, without the quotes around it. A quote inside is still doubled: copy the
 * slice out with text_slice_copy.
 */
struct text_slice {
	const char *s;
	size_t n;
};

/* Copy the slice as a string, doubled quotes made single; false if `out` has no room for it. */
bool text_slice_copy(char *out, size_t size, struct text_slice slice);
/* Is the slice, case and accents folded, that word (lower case, no accents)? For the keys of an event. */
bool text_slice_is(struct text_slice slice, const char *word);

/* Find the letter of a seat, "A" … "H"; "" if there is no such seat. */
const char *text_seat_code(int seat);
/* Find the seat of a letter, in either case, among the first `seats`; -1 if there is none. */
int text_seat_read(const char *s, size_t n, int seats);

enum { TEXT_PAIRS = 48 };

struct text_pair {
	struct text_slice key, value;
};

/* Write a blank and a pair key=value, the value quoted if necessary. */
void text_pair_write(struct buf *b, const char *key, const char *value);
/* Write a quoted string of the journal. */
void text_quote(struct buf *b, const char *s);

/* ==== 2. Faults ================================================================================= */

/* A fault of a line, and its place: bytes from the start of the line. */
struct text_fault {
	size_t from, to;
	const struct msg *msg;
	char arg[ERR_ARGS][ERR_ARG_SIZE];
	char near[48];   /* the word probably meant, "" if none is near */
};
#define FAULT_ARGS(fault) MSG_ARGS((fault).arg[0], (fault).arg[1], (fault).arg[2], (fault).arg[3])

/* Find the candidate (list closed by NULL) that a mistyped word most likely means; "" if none is near. */
const char *text_nearest(const char *s, size_t n, const char *const candidates[]);

/* Write the fault in words, with "did you mean …?". */
void text_fault_write(struct buf *b, enum lang lang, const struct text_fault *fault);

/* One diagnostic of a file, like a compiler's. */
struct text_diagnostic {
	const char *file;
	int line;
	struct text_slice source;
	struct text_fault fault;
	int columns;   /* of the terminal: a longer line is cut around the place; 0: never cut */
};

/*
 * Write "FILE:LINE:COLUMN: what", the line, and a caret under the place; without a file (NULL), from "what"
 * on. The column counts characters from 1. Nothing in it can harm a terminal.
 */
void text_diagnostic_write(struct buf *b, enum lang lang, const struct text_diagnostic *d);

/* ==== 3. Words of a line ======================================================================== */

/* Size of a folded code or keyword; a longer word is neither. */
enum { SCAN_KEY = 64 };

/* Numbers of deals, rounds, tables and starts go from 1 to this, wherever they are read. */
enum { SCAN_NUMBER = 99999 };

/* A line being read. Places in faults count from `s`. */
struct scan {
	const char *s;
	size_t n, at;
	struct text_fault *fault;
};

/* Fold like text_fold, but fast for ASCII; returns the length, 0 if too long to be a code. */
size_t scan_fold(char out[SCAN_KEY], const char *s, size_t n);
/* Return the n bytes at `from` of a slice. */
struct text_slice scan_part(struct text_slice slice, size_t from, size_t n);

/* Return the slice without the blanks around it. */
struct text_slice scan_trim(struct text_slice slice);
/* Count the bytes of the first character: 0 if a line may not hold it (broken UTF-8, control). */
size_t scan_character(struct text_slice slice);

/* Skip blanks; true at the end of the line or at a comment. */
bool scan_end(struct scan *scan);
/* Read the next word, up to a blank or comment; empty at the end. A leading "=" is a word of its own. */
struct text_slice scan_word(struct scan *scan);
/* Read the next word, up to a blank, a comment, a quote or "=". */
struct text_slice scan_key(struct scan *scan);
/* Skip blanks; if the character is next, skip it too and return true. */
bool scan_char(struct scan *scan, char c);
/* Read the string in quotes that begins here, without its quotes and the blanks inside them. */
bool scan_quoted(struct scan *scan, struct text_slice *out);
/* Count the bytes of a leading plus (*sign 1) or minus (-1; also U+2212, the en dash); 0: none. */
size_t scan_sign(struct text_slice word, int *sign);
/* Read a whole number of at most six digits; false if the word is anything else. */
bool scan_number(struct text_slice word, int *out);
/* Read the points after "=": `least` to `most` whole numbers, one a seat, to the end of the line. */
bool scan_points(struct scan *scan, int least, int most, int *points, int *count);
/* Set a fault if anything is left on the line. */
bool scan_finish(struct scan *scan);

/* Set a fault at a word; returns false. The word is the message's {0}, `args` are {1} and so on. */
bool scan_fault(struct scan *scan, struct text_slice place, const struct msg *msg, const char *const args[]);
/* Set a fault whose message does not name the word, as err_set does: `args` are {0} and so on. */
bool scan_refuse(struct scan *scan, struct text_slice place, const struct msg *msg, const char *const args[]);
/* Set a fault at an unknown word, with the nearest candidate (closed by NULL) if one is near enough. */
bool scan_fault_near(struct scan *scan, struct text_slice word, const struct msg *msg,
	const char *const candidates[]);

#endif
