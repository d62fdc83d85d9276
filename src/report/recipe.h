/* The recipe of a workbook as words. */
#ifndef REPORT_RECIPE_H
#define REPORT_RECIPE_H

#include "report/pages.h"

/* The document property that holds it. */
#define RECIPE_PROPERTY "renonsz"

/* The recipe as the property says it, and read back; false if the text is none. */
void recipe_write(struct buf *b, const struct report_recipe *recipe);
bool recipe_read(const char *text, struct report_recipe *out);

#endif
