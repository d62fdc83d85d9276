/* Golden files: tests/golden/NAME holds the expected text; GOLDEN=write renews it. */
#ifndef GOLDEN_H
#define GOLDEN_H

#include "base/base.h"

#include <stdio.h>
#include <stdlib.h>

static inline void golden(const char *name, const struct buf *got)
{
	const char *tests = getenv("TESTS"), *mode = getenv("GOLDEN");
	struct buf wanted = { 0 };
	struct err e = { 0 };
	char path[512];

	snprintf(path, sizeof path, "%s/golden/%s", tests ? tests : "tests", name);
	if (mode && *mode == 'w')
		assert_true(file_write(path, got, &e));
	assert_true(file_read(&wanted, path, 1 << 24, &e));
	assert_string_equal(buf_text(got), buf_text(&wanted));
	buf_free(&wanted);
}

#endif
