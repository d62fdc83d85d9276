/* json: one line of JSON in, one out. cJSON parses; the readers of fields, games' too, refuse with a code. */
#ifndef BASE_JSON_H
#define BASE_JSON_H

#include <cjson/cJSON.h>

#include "base/base.h"

/*
 * One line in, one line out (with its end of line), as docs/formats.md says. A line of more than
 * LIMIT_JSON_LINE bytes, or nested deeper than CJSON_NESTING_LIMIT, is refused as bad-json. Returns false if
 * the line was refused; the output line then carries the error. `lang` is that of the messages and texts.
 */
typedef bool json_answer(struct buf *out, enum lang lang, const char *line, size_t n);

/* A request being read, and why it was refused. A game puts this first into a struct of its own. */
struct json_request {
	const cJSON *root;
	const cJSON *id;                 /* NULL if there is none */
	unsigned given;                  /* bit set of the fields read so far */
	bool is_ordered;                 /* the first kind of several faults counts */
	const char *code;                /* of the refusal; NULL: none so far */
	struct err err;                  /* its message */
};

/* A field's reader: false after json_refuse. */
typedef bool json_reader(struct json_request *r, const cJSON *value, void *arg);

struct json_field {
	const char *key;
	json_reader *read;
};

/*
 * Read a line's object field by field: each key must be one of `fields` (closed by a NULL key) or "id". `arg`
 * goes to the readers. What cJSON allocates lives until the next line.
 */
bool json_read(
	struct json_request *r, const char *line, size_t n, const struct json_field *fields, void *arg);
/*
 * The same for the later editions: read the whole line; the first kind of several faults counts, in the order
 * fields, bid or case, seats, parts, levels, facts, impossible. False if the line is not JSON; else `code` is
 * the fault.
 */
bool json_read_all(
	struct json_request *r, const char *line, size_t n, const struct json_field *fields, void *arg);
/* The same for fields that depend on each other: keep the value of each key, NULL if absent. */
bool json_keep_all(struct json_request *r, const char *line, size_t n, const char *const keys[], int count,
	const cJSON *values[]);
/* Refuse the request; returns false. The first fault counts; with json_read_all, that of the first kind. */
bool json_refuse(struct json_request *r, const char *code, const struct msg *msg, const char *const args[]);

/* Refuse a value; `wanted` shows a valid one. */
bool json_bad_type(struct json_request *r, const char *field, const char *wanted);
/* Refuse an unknown field; `known` lists the possible ones. */
bool json_unknown(struct json_request *r, const char *field, const char *known);
/* Refuse a field that was given before. */
bool json_twice(struct json_request *r, const char *field);
/* Refuse with bad-field unless the field was given; `wanted` shows a valid value. */
bool json_require(struct json_request *r, const char *field, const char *wanted, bool given);
/* Read a seat from A on, of `count`; refuses with bad-seat, or bad-field if it is not a text. */
bool json_letter(struct json_request *r, const char *field, const cJSON *value, int count, int *seat);
/* Read the seats that play, `wanted` of `count`, in the order of play. */
bool json_letters(struct json_request *r, const cJSON *value, int count, int wanted, int order[]);
/* Read a whole number of that range, else refuse with bad-field. */
bool json_whole(struct json_request *r, const char *field, const cJSON *value, int low, int high, int *out);
/* Find the value among `words` (closed by NULL); -1, refused with bad-field, if it is not there. */
int json_word(struct json_request *r, const char *field, const cJSON *value, const char *const words[]);

/* Write pieces of answers: {"id":…, the whole line of a refusal, ["…","…"]. */
void json_write_id(struct buf *b, const struct json_request *r);
void json_write_error(struct buf *b, enum lang lang, const struct json_request *r);
void json_write_strings(struct buf *b, const char *const strings[], size_t count);

/*
 * Data for programs: objects, arrays and values in the order of writing. Only formats with such a tree write
 * them. Texts are copied; keys outlive the data.
 */

enum data_op { DATA_OBJECT, DATA_ARRAY, DATA_END, DATA_TEXT, DATA_VALUE /* a number, true, false, null */ };

struct data_item {
	uint8_t op;
	uint8_t line;        /* 0: on the line of the item before; else on its own, after `line` - 1 blanks */
	const char *key;     /* NULL within an array */
	size_t at;           /* of its text */
};

struct data {
	struct data_item *items;
	size_t count;
	struct buf texts;
	uint8_t line;        /* of the next item */
	bool failed;         /* memory ran out */
};

/* Let the next item begin a line, after `blanks` blanks. */
void data_line(struct data *d, int blanks);
void data_object(struct data *d, const char *key);
void data_array(struct data *d, const char *key);
/* End the present object or array. */
void data_end(struct data *d);
void data_text(struct data *d, const char *key, const char *text);
void data_number(struct data *d, const char *key, int64_t number);
void data_bool(struct data *d, const char *key, bool value);
/* Add a number in its text form, or null. */
void data_value(struct data *d, const char *key, const char *value);
void data_free(struct data *d);
/* Find the text of an item. */
const char *data_said(const struct data *d, const struct data_item *item);

#endif
