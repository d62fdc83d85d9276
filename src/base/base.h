/*
 * base: what every room but the pure ones stands on: messages in two languages, errors, a growing buffer,
 * and the files (schema, templates) that the build put into the program.
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
/* Make room for n more bytes; false if there is none. */
bool buf_room(struct buf *b, size_t n);
/* buf_add, buf_str and buf_char stand here so that a piece of known length costs a check and a copy. */
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
/* A message with its arguments put in; in Hungarian "a(z) {0}" gets the article that the argument takes. */
void buf_msg(struct buf *b, enum lang lang, const struct msg *msg, const char *const args[]);
/* The text written so far, "" if none. */
const char *buf_text(const struct buf *b);

/* ---- notations of text shared by all outputs ------------------------------------------------- */

/* A JSON string with its quotes; no control character stands in it but as an escape. */
void buf_json(struct buf *b, const char *s, size_t n);
/*
 * A text as a CSV field, quoted where it has to be (RFC 4180). What a spreadsheet would run as a formula
 * gets an apostrophe in front, behind a ; or a tab too, at which some part fields; text_csv_plain takes it
 * off again.
 */
void buf_csv(struct buf *b, const char *s);
void text_csv_plain(char *field);
/* Would a spreadsheet take the text for a formula? Results (+-) and figures are none. */
bool text_is_formula(const char *s);
/* Text inside HTML, with & < > " ' escaped. */
void buf_html(struct buf *b, const char *s);
/* Text cut or padded to `columns` terminal columns; right-aligned if `columns` is negative. */
void buf_column(struct buf *b, const char *s, int columns);
/*
 * A text behind a sign, broken into lines as wide as the terminal (`columns`, else 80) that hang `margin`
 * columns in, with the end of the last line.
 */
void buf_hang(struct buf *b, const char *sign, int margin, const char *text, int columns);
/* Several lines, each broken so; what hangs stands `margin` columns and the line's own
 * blanks in. Empty lines stay. */
void buf_wrap(struct buf *b, int margin, const char *text, int columns);
/*
 * The bytes of a text up to where a line may be broken: a blank, or behind a hyphen, but not that of a name
 * with a number ("R-32").
 */
size_t text_word(const char *s);
/* The terminal columns that a UTF-8 text takes. */
size_t text_columns(const char *s);
/*
 * True if the n bytes are valid UTF-8 without characters that are not seen, or turn what is: control
 * characters (tab included), zero-width and direction marks, what no font has.
 */
bool text_is_plain(const char *s, size_t n);
/*
 * The first character that is not plain, of a text that has one: its bytes, and its code point; 0: no
 * UTF-8.
 */
struct text_odd { size_t at, length; unsigned long point; };
struct text_odd text_find_odd(const char *s, size_t n);
/*
 * The one character in which a text differs from another, if the eye does not tell it: another space, what
 * is not seen, a letter of another script. `at`: which character it is, from 0; `point` 0: the eye does, or
 * more than one differs.
 */
struct text_odd text_find_alike(const char *s, const char *other);
/*
 * The first letter of a text with Latin letters that looks like one and is Cyrillic or Greek: which
 * character it is, from 0, and its code point; 0: there is none.
 */
struct text_odd text_find_mixed(const char *s);
/*
 * The first character that nobody sees, as text_find_mixed tells one: what is not plain (0xfffd where it is
 * broken), and what a font may leave out or shows as a blank. For texts that are compared, names and seeds.
 */
struct text_odd text_find_unseen(const char *s);
/* Likewise the first sign that stands for another character, or for several. */
struct text_odd text_find_twin(const char *s);
/* The bytes of a blank in front, of any width: they look like one, and spreadsheets write them; 0: none. */
size_t text_blank(const char *s);
/* Is the last character of those n bytes a letter, of whatever script, or its accent? */
bool text_ends_in_letter(const char *s, size_t n);
/* Each run of blanks becomes one, those at the ends go; the length of what is left. */
size_t text_tidy(char *s);
/* The first accent that stands behind its letter as a character of its own, as text_find_mixed tells one. */
struct text_odd text_find_accent(const char *s);
/* Is all of it UTF-8, whatever characters? */
bool text_is_utf8(const char *s, size_t n);
/* Of a cell: ends of lines and tabs are blanks, what is not seen goes, what else is odd stays (refused). */
void text_of_cell(char *s);
/* A letter and its accents that follow it as one letter, in place. */
void text_compose(char *s);
/* Make it so: a question mark for every control character, and for every byte that is no UTF-8. */
void text_make_plain(char *s, size_t n);
/* The length of a UTF-8 text cut to at most `longest` bytes, between two characters. */
size_t text_cut(const char *s, size_t n, size_t longest);
/* In small letters, accents kept; a text too long for `out` is cut. */
void text_small(char *out, size_t size, const char *s, size_t n);
/* Case and accents folded ("Tóth" -> "toth"), for searching; a text too long for `out` is cut. */
void text_fold(char *out, size_t size, const char *s, size_t n);
/* The words of a text for searching: each behind a space, without case, accents and punctuation. */
enum { TEXT_WORDS = 512 };
void text_words_fold(char out[TEXT_WORDS], const char *text);
/* The same without blanks between them: "U.K." and "UK" differ in signs alone. */
void text_signs_fold(char out[TEXT_WORDS], const char *text);
/* Does the folded text have every one of the folded `words` as the beginning of a word? */
bool text_words_match(const char *folded, const char *words);
/* A name behind its titles, which do not count where names are sorted: "ifj.
 * Tóth István" -> "Tóth István". */
const char *text_untitled(const char *name);
/*
 * The order of the Hungarian alphabet, in which every list by name stands: behind the titles word by word,
 * cs, dz, dzs, gy, ly, ny, sz, ty, zs, ö and ü letters of their own, a long vowel behind a short one only
 * where all else is equal. As strcmp; of a list that is long by strcmp of keys.
 */
enum { TEXT_ORDER = 512 };
void text_order_key(char out[TEXT_ORDER], const char *name);
int text_order(const char *one, const char *other);
/* "%d" into a small array: an argument for a message. */
struct num { char text[24]; };
struct num num_of(int64_t n);
/* Signed, with a plus: "+12", "0", "-7". */
struct num num_signed(int64_t n);
/* Money as people read it, from five figures on in groups: "30 000", the blanks unbreakable. */
struct num num_amount(int64_t n);
/* n/12 with at most two decimals after `point`: 30 -> "2.5" or "2,5". */
struct num num_twelfths(int64_t n, char point);
/* n/100 with two decimals after `point`: -50 -> "-0.50". */
struct num num_hundredths(int64_t n, char point);
struct num num_thousandths(int64_t n, char point);

/*
 * Room behind the `count` items of a list that grows one by one, and by this alone: the list, which may have
 * moved; NULL without memory, and the list is as it was.
 */
void *list_grow(void *items, size_t count, size_t size);
/* qsort, for which there need be no list where there are no items. */
void list_sort(void *items, size_t count, size_t size, int (*compare)(const void *, const void *));

/* ---- days and times (date.c) ----------------------------------------------------------------- */

/* A day of the calendar, from the year 1 on. */
struct day {
	int year, month, day;
};

/*
 * A day as people type it: 2026-11-21, 2026.11.21., 2026. 11. 21., 2026. november 21., 2026. XI. 21. False
 * if it is none, or not in the calendar; `out` then stays as it is.
 */
bool day_read(struct day *out, const char *s, size_t n);
/* As the book keeps it: "2026-11-21". */
struct num day_text(const struct day *day);
/* Days since 1970-01-01. */
long day_number(const struct day *day);
/* The day of that number. */
struct day day_at(long number);
/*
 * The book keeps its times in UTC; people type and read those of the place ($TZ, else the machine's).
 *
 * A day, perhaps with a time behind it ("2026.11.21. 18:30"), as the last second of what was said, in the
 * book's notation: of a day its last, of "18:30" that of the minute. With "Z" or "UTC" behind it is not of
 * the place. A time that comes twice when summer ends is the later one. False if it is none.
 */
bool time_read(struct num *out, const char *typed);
/* A time of the book as people read it: "2026. 11. 21. 19:40". What is none stays as it is. */
struct num time_of(const char *at, enum lang lang);
/* A day of the book for people: "2026. 11. 21.", in English as it is; what is none stays too. */
struct num day_of(const char *day, enum lang lang);
/* A time of the book as seconds since 1970, and back; false if it is none. */
bool time_seconds(const char *at, int64_t *out);
struct num time_at(int64_t seconds);
/* "19:40": of the place. */
struct num time_hour(const char *at);
/*
 * The rule by which the place tells its times ("CET-1CEST,M3.5.0,M10.5.0/3"), which needs no list of zones to
 * be read; false: it is not known, or not plain. To live by such a rule, or (NULL) by that of the machine.
 * Plain is one offset, or two an hour or half an hour apart that last weeks: no clock for an event.
 */
enum { TIME_ZONE = 64 };
bool time_zone_is_rule(const char *zone);
bool time_zone_rule(char out[TIME_ZONE]);
void time_zone_set(const char *zone);
/*
 * Keep the times that are told from here on, or no longer. Of those that were kept, is there one that the
 * clock of now tells otherwise ("UTC+9", and "UTC+1" here)? None is kept after that.
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

enum { ERR_ARGS = 4, ERR_ARG_SIZE = 256 };

/*
 * What went wrong: a message that says what, where and what to do, with its arguments copied in, cut to
 * what there is room for. Start with {0}.
 */
struct err {
	enum err_status status;
	const struct msg *msg;
	char arg[ERR_ARGS][ERR_ARG_SIZE];
	char english[ERR_ARG_SIZE];   /* the last argument in English, where it has other words; else "" */
};

/* Fill the error (the first one stays) and return false, so that callers can `return err_set(…)`. */
bool err_set(struct err *e, enum err_status status, const struct msg *msg, const char *const args[]);
/* The error in words. */
void err_text(struct buf *b, enum lang lang, const struct err *e);
/* Times of the book at the end of the arguments ("Kiss, 2026-11-21T18:00:00Z"), and arguments that are a day
 * ("2026-11-21"), become those that people read. */
void err_say_times(struct err *e, enum lang lang);

/* ---- files ----------------------------------------------------------------------------------- */

/* A file that the build embedded; `name` is its path in the source tree ("schema/001_book.sql"). */
struct embedded {
	const char *name;
	const unsigned char *data;   /* NUL-terminated after `size` bytes */
	size_t size;
};

/* The embedded file of that name, or NULL. */
const struct embedded *embedded_find(const char *name);
/* The n-th embedded file in the order of names, or NULL past the last. */
const struct embedded *embedded_at(size_t n);

/*
 * How much of what comes from outside is read, in bytes, so that no file can take the memory away
 * (docs/formats.md); more is refused with file, line and limit. A stream of JSON Lines may be as long as it
 * likes.
 */
enum {
	LIMIT_JOURNAL = 64 << 20,
	LIMIT_JOURNAL_LINE = 16384,   /* a coup on which sixteen bet by the longest names */
	LIMIT_JSON_LINE = 65536,
	LIMIT_CSV = 4 << 20,
	LIMIT_CSV_LINE = 4096,
	LIMIT_SHEET = 16 << 20,   /* names or results of a worksheet: a text counts in each cell that has it */
	LIMIT_TYPED = 65536,
	LIMIT_TYPED_LINE = 4096,  /* cards, and lines and answers that are typed or piped in */
	LIMIT_TEMPLATE = 1 << 20, /* the lines of its ini files: what inih takes */
	LIMIT_WORKBOOK = 256 << 20,
	LIMIT_WORKBOOK_CELLS = 4 << 20 /* one to verify: all it has, unpacked */
};

/* Where temporary files go: $TMPDIR, else /tmp. */
const char *file_temporary_folder(void);
/* Do two paths name one file? */
bool file_is_same(const char *a, const char *b);
/* Read a whole file ("-": standard input) of at most `max` bytes behind what `b` holds. */
bool file_read(struct buf *b, const char *path, size_t max, struct err *e);
/* Write a whole file so that it is there complete or not at all; a buffer that failed is not written. */
bool file_write(const char *path, const struct buf *b, struct err *e);

/*
 * A file under way, for those who write it by other means: it stands beside its place under the name in
 * `temp` until it is whole. What is there and no regular file (a device, a pipe) is written to directly.
 */
struct file_draft {
	const char *path;   /* the caller's, needed until the end */
	struct buf temp;
	int fd;
	bool direct;
	bool is_new;        /* by the caller: in the place of no file; ERR_CONFLICT if one has come there */
};

bool file_draft_start(struct file_draft *draft, const char *path, struct err *e);
/* `whole`: sync it and give it its name; else throw it away. Returns whether the file is there. */
bool file_draft_finish(struct file_draft *draft, bool whole, struct err *e);

/* ---- all cores --------------------------------------------------------------------------------- */

enum { POOL_WORKERS = 16 };
/* A piece of work; `worker` (0 …) says whose memory it may use. */
typedef void pool_work(void *arg, int worker, size_t piece);

/* How many workers this machine has cores for: 1 … POOL_WORKERS. */
int pool_workers(void);
/*
 * Do the pieces 0 … count - 1, each once, in any order, so many at a time at most; returns when all are
 * done.
 */
void pool_run(int workers, size_t count, pool_work *work, void *arg);

/* name: a name as people write it in a text: in capitals, without accents, with a Hungarian ending. */

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
