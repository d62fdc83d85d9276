/* Build and read data, item by item. */
#include "base/json.h"

#include <stdlib.h>

static void data_add(struct data *d, enum data_op op, const char *key, const char *text)
{
	struct data_item *items = list_grow(d->items, d->count, sizeof *items);

	if (!items) {
		d->failed = true;
		return;
	}
	d->items = items;
	d->items[d->count++]
		= (struct data_item){ .op = (uint8_t)op, .line = d->line, .key = key, .at = d->texts.len };
	d->line = 0;
	if (text) {
		buf_str(&d->texts, text);
		buf_char(&d->texts, '\0');
	}
	d->failed = d->failed || d->texts.failed;
}

void data_line(struct data *d, int blanks)
{
	d->line = (uint8_t)(blanks + 1);
}

void data_object(struct data *d, const char *key)
{
	data_add(d, DATA_OBJECT, key, NULL);
}

void data_array(struct data *d, const char *key)
{
	data_add(d, DATA_ARRAY, key, NULL);
}

void data_end(struct data *d)
{
	data_add(d, DATA_END, NULL, NULL);
}

void data_text(struct data *d, const char *key, const char *text)
{
	data_add(d, DATA_TEXT, key, text);
}

void data_value(struct data *d, const char *key, const char *value)
{
	data_add(d, DATA_VALUE, key, value);
}

void data_number(struct data *d, const char *key, int64_t number)
{
	data_value(d, key, num_of(number).text);
}

void data_bool(struct data *d, const char *key, bool value)
{
	data_value(d, key, value ? "true" : "false");
}

const char *data_said(const struct data *d, const struct data_item *item)
{
	return d->texts.failed ? "" : d->texts.data + item->at;
}

void data_free(struct data *d)
{
	free(d->items);
	buf_free(&d->texts);
	*d = (struct data){ 0 };
}
