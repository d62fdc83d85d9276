/* json: one line of JSON in, one out. */
#ifndef BASE_JSON_H
#define BASE_JSON_H

#include "base/base.h"

/*
 * One line in, one line out (with its end of line), as docs/formats.md says. A line of more than
 * LIMIT_JSON_LINE bytes, or nested deeper than CJSON_NESTING_LIMIT, is refused as bad-json. Returns false
 * when the line was refused, in which case the output line carries the error. `lang` is that of the
 * messages and texts.
 */
typedef bool json_answer(struct buf *out, enum lang lang, const char *line, size_t n);

#endif
