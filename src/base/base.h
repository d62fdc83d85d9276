/*
 * base: what every room but the pure ones uses: messages in two languages, errors, a growing buffer, and the
 * files (schema, templates) that the build embeds in the program.
 */
#ifndef BASE_BASE_H
#define BASE_BASE_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* ---- languages and messages ------------------------------------------------------------------ */

enum lang { LANG_HU, LANG_EN, LANG_COUNT };

/*
 * A text that a user sees. Each room lists its own in ROOM/messages.h as M(name, "hungarian", "english"),
 * so a missing language does not compile. {0} {1} … stand for the arguments, in any order.
 */
struct msg {
	const char *text[LANG_COUNT];
};

/* The arguments of a message: MSG_ARGS("one", "two"). All are strings, so that the compiler checks them. */
#define MSG_ARGS(...) ((const char *const[]){ __VA_ARGS__, NULL })
#define MSG_NO_ARGS ((const char *const[]){ NULL })

/* ---- growing buffer -------------------------------------------------------------------------- */

/*
 * Bytes, always NUL-terminated once written to. Start with {0}; free with buf_free. When memory runs out
 * the buffer turns `failed` and keeps what it has: check once, at the end.
 */
struct buf {
	char *data;
	size_t len, cap;
	bool failed;
};

void buf_free(struct buf *b);
/* Empty it but keep the memory. */
void buf_clear(struct buf *b);
/* Make room for n more bytes; false without memory. */
bool buf_room(struct buf *b, size_t n);
/* buf_add, buf_str and buf_char are inline, so that a piece of known length costs a check and a copy. */
static inline void buf_add(struct buf *b, const void *bytes, size_t n)
{
	if (n == 0 || (n >= b->cap - b->len && !buf_room(b, n)))
		return;
	memcpy(b->data + b->len, bytes, n);
	b->len += n;
	b->data[b->len] = '\0';
}
static inline void buf_str(struct buf *b, const char *s)
{
	buf_add(b, s, strlen(s));
}
static inline void buf_char(struct buf *b, char c)
{
	buf_add(b, &c, 1);
}
void buf_int(struct buf *b, int64_t n);
void buf_pad(struct buf *b, char c, size_t n);
void buf_printf(struct buf *b, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Write a message with its arguments; in Hungarian "a(z) {0}" gets the article that the argument takes. */
void buf_msg(struct buf *b, enum lang lang, const struct msg *msg, const char *const args[]);
/* Return the text written so far, "" if none. */
const char *buf_text(const struct buf *b);

/* ---- notations of text shared by all outputs ------------------------------------------------- */

/* Write a JSON string with its quotes; control characters are escaped. */
void buf_json(struct buf *b, const char *s, size_t n);
/*
 * Write a text as a CSV field, quoted where necessary (RFC 4180). A text that a spreadsheet would run as a
 * formula gets an apostrophe before it, also after a ; or a tab, where some programs split fields;
 * text_csv_plain removes the apostrophes.
 */
void buf_csv(struct buf *b, const char *s);
void text_csv_plain(char *field);
/* Would a spreadsheet take the text for a formula? Not results (+-) and figures. */
bool text_is_formula(const char *s);
/* Write text inside HTML, with & < > " ' escaped. */
void buf_html(struct buf *b, const char *s);
/* Cut or pad a text to `columns` terminal columns; right-aligned if `columns` is negative. */
void buf_column(struct buf *b, const char *s, int columns);
/*
 * Write a sign, then a text broken into lines as wide as the terminal (`columns`, else 80) and indented by
 * `margin` columns, with a final end of line.
 */
void buf_hang(struct buf *b, const char *sign, int margin, const char *text, int columns);
/*
 * Write several lines, each broken that way, indented by `margin` and the line's own blanks. Keep empty
 * lines.
 */
void buf_wrap(struct buf *b, int margin, const char *text, int columns);
/*
 * Count the bytes of a text up to where a line may be broken: a blank, or after a hyphen, except that of a
 * name with a number ("R-32").
 */
size_t text_word(const char *s);
/* Count the terminal columns that a UTF-8 text takes. */
size_t text_columns(const char *s);
/*
 * Are the n bytes valid UTF-8 without characters that are invisible or reorder text: control characters (tab
 * included), zero-width and direction marks, private and non-characters?
 */
bool text_is_plain(const char *s, size_t n);
/* Find the first character that is not plain: its bytes, and its code point (0: not UTF-8). */
struct text_odd { size_t at, length; unsigned long point; };
struct text_odd text_find_odd(const char *s, size_t n);
/*
 * Find the one character in which a text differs from another invisibly: another space, an invisible
 * character, a letter of another script. `at`: its index; `point` 0: there is no such character.
 */
struct text_odd text_find_alike(const char *s, const char *other);
/*
 * Find the first Cyrillic or Greek letter that looks like a Latin one, in a text that has Latin letters: its
 * index and its code point; 0: there is none.
 */
struct text_odd text_find_mixed(const char *s);
/*
 * Find the first character of such a kind, in texts that are compared (names, seeds): its index and its code
 * point; 0: there is none.
 */
enum text_sign {
	TEXT_UNSEEN,   /* not plain (0xfffd: broken UTF-8), or invisible in some fonts, or shown as a blank */
	TEXT_TWIN,     /* stands for another character, or for several */
	TEXT_ACCENT    /* an accent after its letter, as a character of its own */
};
struct text_odd text_find_sign(const char *s, enum text_sign sign);
/* Count the bytes of the blank, of any width, that a text begins with (spreadsheets write them); 0: none. */
size_t text_blank(const char *s);
/* Is the last character of n bytes a letter, of any script, or its accent? */
bool text_ends_in_letter(const char *s, size_t n);
/* Turn each run of blanks into one, and drop those at the ends; returns the length. */
size_t text_tidy(char *s);
/* Is the text valid UTF-8, whatever its characters? */
bool text_is_utf8(const char *s, size_t n);
/*
 * Clean the text of a cell: join letters with the accents after them, turn ends of lines and tabs into
 * blanks, drop invisible characters; other odd ones stay, for the reader to refuse.
 */
void text_of_cell(char *s);
/* Make a text plain: replace every byte of other characters by a question mark. */
void text_make_plain(char *s, size_t n);
/* Cut a UTF-8 text to at most `longest` bytes, between two characters; returns the length. */
size_t text_cut(const char *s, size_t n, size_t longest);
/* Write in small letters, accents kept; a text too long for `out` is cut. */
void text_small(char *out, size_t size, const char *s, size_t n);
/* Fold case and accents ("Tóth" -> "toth"), for searching; a text too long for `out` is cut. */
void text_fold(char *out, size_t size, const char *s, size_t n);
/* Write the words of a text for searching: each after a space, without case, accents and punctuation. */
enum { TEXT_WORDS = 512 };
void text_words_fold(char out[TEXT_WORDS], const char *text);
/* Write the same without blanks between them: "U.K." and "UK" differ only in signs. */
void text_signs_fold(char out[TEXT_WORDS], const char *text);
/* Does the folded text have each of the folded `words` as the beginning of a word? */
bool text_words_match(const char *folded, const char *words);
/* Skip the titles of a name, which do not count in sorting: "ifj. Tóth István" -> "Tóth István". */
const char *text_untitled(const char *name);
/*
 * Compare by the Hungarian alphabet, as in every list by name: without titles, word by word, cs, dz, dzs, gy,
 * ly, ny, sz, ty, zs, ö and ü as letters of their own, a long vowel after a short one only if all else is
 * equal. Returns as strcmp; for long lists make keys, and compare those by strcmp.
 */
enum { TEXT_ORDER = 512 };
void text_order_key(char out[TEXT_ORDER], const char *name);
int text_order(const char *one, const char *other);
/* Write a number into a small array, as an argument for a message. */
struct num { char text[24]; };
struct num num_of(int64_t n);
/* Write it signed: "+12", "0", "-7". */
struct num num_signed(int64_t n);
/* Write money as people read it, from five figures on in groups: "30 000", the blanks unbreakable. */
struct num num_amount(int64_t n);
/* Placement points are kept in parts of a point: any share among 2 to 8 players of a table is whole. */
enum { POINT_PARTS = 840 };
/* Write those with at most two decimals after `point`: 2100 -> "2.5" or "2,5". */
struct num num_place_points(int64_t n, char point);
/* Write n/parts with `decimals` decimals after `point`: -50 of 100 parts -> "-0.50". */
struct num num_decimals(int64_t n, int parts, int decimals, char point);

/*
 * Make room for one more item after `count`, in a list that grows by this function alone. Returns the list,
 * which may have moved; NULL without memory, with the list unchanged.
 */
void *list_grow(void *items, size_t count, size_t size);
/* qsort, which also accepts NULL for a list without items. */
void list_sort(void *items, size_t count, size_t size, int (*compare)(const void *, const void *));

/* ---- days and times (date.c) ----------------------------------------------------------------- */

/* A day of the calendar, from the year 1 on. */
struct day {
	int year, month, day;
};

/*
 * Read a day as people type it: 2026-11-21, 2026.11.21., 2026. 11. 21., 2026. november 21., 2026. XI. 21.
 * False if it is not a day of the calendar; `out` is then unchanged.
 */
bool day_read(struct day *out, const char *s, size_t n);
/* Write it as the book keeps it: "2026-11-21". */
struct num day_text(const struct day *day);
/* Count the days since 1970-01-01. */
long day_number(const struct day *day);
/* Find the day of that number. */
struct day day_at(long number);
/*
 * The book keeps its times in UTC; people type and read local time ($TZ, else the machine's).
 *
 * Read a day, perhaps with a time after it ("2026.11.21. 18:30"), as the last second of the day, or of the
 * minute, in the book's notation. With "Z" or "UTC" at the end it is not local. A time that occurs twice when
 * summer time ends is the later one. False if it is not a time.
 */
bool time_read(struct num *out, const char *typed);
/* Write a time of the book as people read it: "2026. 11. 21. 19:40"; any other text unchanged. */
struct num time_of(const char *at, enum lang lang);
/* Write a day of the book for people: "2026. 11. 21.", in English as stored; any other text unchanged. */
struct num day_of(const char *day, enum lang lang);
/* Convert a time of the book to seconds since 1970, and back; false if it is not a time. */
bool time_seconds(const char *at, int64_t *out);
struct num time_at(int64_t seconds);
/* Write the local time: "19:40". */
struct num time_hour(const char *at);
/*
 * Find the rule of the local clock ("CET-1CEST,M3.5.0,M10.5.0/3"), which needs no list of zones to be read;
 * false if it is unknown or not plain. A plain rule has one offset, or two, an hour or half an hour apart,
 * that last for weeks each. time_zone_set: use such a rule, or (NULL) that of the machine.
 */
enum { TIME_ZONE = 64 };
bool time_zone_is_rule(const char *zone);
bool time_zone_rule(char out[TIME_ZONE]);
void time_zone_set(const char *zone);
/*
 * Begin or stop recording the local times that are written. time_told_otherwise: would the present clock
 * write one of them differently ("UTC+9", and "UTC+1" here)? It clears the record.
 */
void time_told_keep(bool keeps);
bool time_told_otherwise(struct num *told_by, struct num *here);
/* Is it a time as the book keeps it: "2026-11-21T18:00:00Z"? */
bool time_is_whole(const char *s, size_t n);

/* ---- errors ---------------------------------------------------------------------------------- */

/* The exit statuses of the program; ERR_NONE is "done". */
enum err_status {
	ERR_NONE = 0,
	ERR_CHECK = 1,     /* a check says no */
	ERR_USAGE = 2,     /* the command line is wrong */
	ERR_REFUSED = 3,   /* the input is refused */
	ERR_NOT_FOUND = 4,
	ERR_CONFLICT = 5,  /* already recorded, changed meanwhile, locked */
	ERR_RESAVED = 6,   /* a file says the same, but another program saved it */
	ERR_FAILED = 7     /* file or database */
};

enum { ERR_ARGS = 6, ERR_ARG_SIZE = 256 };

/*
 * An error: a message that says what is wrong, where, and what to do, with copies of its arguments, cut to
 * the room for them. Start with {0}.
 */
struct err {
	enum err_status status;
	const struct msg *msg;
	char arg[ERR_ARGS][ERR_ARG_SIZE];
	char english[ERR_ARG_SIZE];   /* the last argument in English, where it has other words; else "" */
};

/* Fill the error (the first one stays) and return false, so that callers can `return err_set(…)`. */
bool err_set(struct err *e, enum err_status status, const struct msg *msg, const char *const args[]);
/* Write the error in words. */
void err_text(struct buf *b, enum lang lang, const struct err *e);
/*
 * Convert times of the book at the end of the arguments ("Kiss, 2026-11-21T18:00:00Z"), and arguments that
 * are a day ("2026-11-21"), into those that people read.
 */
void err_say_times(struct err *e, enum lang lang);

/* ---- files ----------------------------------------------------------------------------------- */

/* A file that the build embedded; `name` is its path in the source tree ("schema/001_book.sql"). */
struct embedded {
	const char *name;
	const unsigned char *data;   /* NUL-terminated after `size` bytes */
	size_t size;
};

/* Find the embedded file of that name, or NULL. */
const struct embedded *embedded_find(const char *name);
/* Find the n-th embedded file in the order of names, or NULL after the last. */
const struct embedded *embedded_at(size_t n);

/*
 * Limits on input, in bytes, so that no file can exhaust memory (docs/formats.md); more is refused with file,
 * line and limit. A stream of JSON Lines has no limit.
 */
enum {
	LIMIT_JOURNAL = 64 << 20,
	LIMIT_JOURNAL_LINE = 16384,   /* a coup on which sixteen bet by the longest names */
	LIMIT_JSON_LINE = 65536,
	LIMIT_CSV = 4 << 20,
	LIMIT_CSV_LINE = 4096,
	LIMIT_SHEET = 16 << 20,   /* names or results of a worksheet: a text counts once per cell */
	LIMIT_TYPED = 65536,
	LIMIT_TYPED_LINE = 4096,  /* cards, and lines and answers, typed or piped in */
	LIMIT_TEMPLATE = 1 << 20, /* the lines of its ini files have the limit of inih */
	LIMIT_WORKBOOK = 256 << 20,
	LIMIT_WORKBOOK_CELLS = 4 << 20 /* of a workbook to verify: everything in it, unpacked */
};

/* Return the folder of temporary files: $TMPDIR, else /tmp. */
const char *file_temporary_folder(void);
/* Do two paths name the same file? */
bool file_is_same(const char *a, const char *b);
/* Append a whole file ("-": standard input) of at most `max` bytes to `b`. */
bool file_read(struct buf *b, const char *path, size_t max, struct err *e);
/* Write a file completely or not at all; a buffer that failed is not written. */
bool file_write(const char *path, const struct buf *b, struct err *e);
/* Write it all to an open file; `path` is for errors. */
bool file_put(int fd, const char *path, const struct buf *b, struct err *e);

/*
 * A file being written by other means: it has the name in `temp`, in the same folder, until it is complete. A
 * device or a pipe at `path` is written to directly.
 */
struct file_draft {
	const char *path;   /* the caller's, needed until the end */
	struct buf temp;
	int fd;
	bool direct;
	bool is_new;        /* set by the caller: replace no file; ERR_CONFLICT if there is one by then */
};

/* Note a file or an empty folder that is removed if a signal ends the program; until it is removed anyway. */
void file_passes(const char *path);
void file_passed(const char *path);
bool file_draft_start(struct file_draft *draft, const char *path, struct err *e);
/* Sync a `whole` file and give it its name; discard any other. Returns whether the file has its name. */
bool file_draft_finish(struct file_draft *draft, bool whole, struct err *e);

/* ---- all cores --------------------------------------------------------------------------------- */

enum { POOL_WORKERS = 16 };
/* A piece of work; `worker` (from 0) says whose memory it may use. */
typedef void pool_work(void *arg, int worker, size_t piece);

/* Count the workers for the cores of this machine: 1 … POOL_WORKERS. */
int pool_workers(void);
/* Do the pieces 0 … count - 1, each once, in any order, at most `workers` at a time; returns when done. */
void pool_run(int workers, size_t count, pool_work *work, void *arg);

/* name: a name as people write it in a text: in capitals, without accents, with a Hungarian ending. */

/* An ending in all spellings; after A (and H, K), after the other letters, after „játékos”. */
struct name_ending {
	const char *forms, *back, *front, *player;
	enum name_behind { BEHIND_ANY, BEHIND_CONSONANT, BEHIND_VOWEL } behind;
	bool is_loose;   /* makes a new word: Kovácsok, Ernőm, Ákosos */
};

/*
 * How surely a text begins with a name: it only begins like one; or it has one with an ending that makes a
 * new word, with a case ending, or without any ending.
 */
enum name_fit { NAME_NONE, NAME_BEGINS, NAME_LOOSE, NAME_INFLECTED, NAME_EXACT };

struct name_match {
	enum name_fit fit;
	size_t own, n;      /* the bytes of the name, without and with its ending */
	size_t length;      /* with the consonant that an ending doubles; the longest of several names is meant */
	const struct name_ending *ending;   /* NULL: none */
};

/* Count the bytes of the hyphen, dash or minus sign that a text begins with; 0: none. */
size_t name_dash(const char *s);
/* Count those of the apostrophe, or of a sign typed for one. */
size_t name_apostrophe(const char *s);
/* Fold a name for a search: one sign for all apostrophes and quotes, one blank between two words. */
void name_fold(char *out, size_t size, const char *name, size_t n);
/* Count the leading bytes of a text that fold to `folded`, whatever its blanks; 0: it begins differently. */
size_t name_begins(const char *s, size_t n, const char *folded);
struct name_match name_match(const char *s, size_t n, const char *folded);
/* Is the match more surely a name than the other? */
bool name_is_better(const struct name_match *match, const struct name_match *other);

#endif
