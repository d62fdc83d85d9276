/*
 * Data: objects, arrays and values in the order in which they are written down once, to be read by programs.
 * Only a format that has such a tree writes them out. Texts are copied; keys outlive the data.
 */
#ifndef BASE_DATA_H
#define BASE_DATA_H

#include "base/base.h"

enum data_op { DATA_OBJECT, DATA_ARRAY, DATA_END, DATA_TEXT, DATA_VALUE /* a number, true, false, null */ };

struct data_item {
	uint8_t op;
	uint8_t line;        /* 0: on the line of the one before; else on its own, behind `line` - 1 blanks */
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

/* The next item begins a line, behind so many blanks. */
void data_line(struct data *d, int blanks);
void data_object(struct data *d, const char *key);
void data_array(struct data *d, const char *key);
/* The object or array under way ends. */
void data_end(struct data *d);
void data_text(struct data *d, const char *key, const char *text);
void data_number(struct data *d, const char *key, int64_t number);
void data_bool(struct data *d, const char *key, bool value);
/* A figure as it is written, or null. */
void data_value(struct data *d, const char *key, const char *value);
void data_free(struct data *d);
/* The text of an item. */
const char *data_said(const struct data *d, const struct data_item *item);

#endif
