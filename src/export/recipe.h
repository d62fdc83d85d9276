/* Within export/: the recipe of a workbook as words. */
#ifndef EXPORT_RECIPE_H
#define EXPORT_RECIPE_H

#include "export/export.h"

/* The document property that holds it. */
#define RECIPE_PROPERTY "renonsz"

/* The recipe as the property says it, and read back; false if the text is none. */
void recipe_write(struct buf *b, const struct export_recipe *recipe);
bool recipe_read(const char *text, struct export_recipe *out);

#endif
