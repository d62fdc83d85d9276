/* desk, inside: functions shared by the files of the list of order. */
#ifndef DESK_ORDER_INNER_H
#define DESK_ORDER_INNER_H

#include "desk/inner.h"
#include "desk/rounds/rounds.h"
#include "desk/desk.h"

bool order_has(const int list[], int count, int who);
/* Write "1 1 4 enters 5,2". */
void order_step_write(struct buf *b, const struct order_step *step);
bool order_step_parse(const char *value, struct order_step *out);
bool order_is_key(const char *key);
/* The draws ever made at a table (0: at all), each once; free `list` with book_free. */
struct order_draws {
	struct order_step *list;
	size_t count;
	int standing;
};
bool order_draws(struct book *s, int64_t event, int table, struct order_draws *out, struct err *e);
/* Are two draws the same: table, seed, and numbers at the time of the draw? */
bool order_is_draw(const struct order_step *a, const struct order_step *b);
/* Write a step's value with each number replaced; 0: its player is gone. */
void order_step_renumber(struct buf *b, const char *value, desk_other_number *other, void *arg);
bool order_step_put(struct desk *desk, int64_t event, int no, const char *value);
/* Shuffle by the seed: sort by start number, then exchange each, from the last, with itself or one before. */
void order_shuffle(const char *seed, int table, int list[], int count);
/* Read the list, and find the player on whom the bettor first bet (0: none). */
bool order_of_bettor(struct book *s, const struct book_event *event, int table, int bettor, struct order *out,
	int *hand, struct err *e);
/* Take a reinstated player off every list of order. */
bool order_strike(struct desk *desk, const struct book_event *event, int64_t entry);
/* Keep the steps of a table before their deals when a deal is inserted as number `no`. */
bool order_make_room(struct desk *desk, const struct book_table *table, int no);

#endif
