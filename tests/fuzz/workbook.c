/*
 * The bytes as a workbook that somebody handed in: the parts of one, each behind a line "== NAME", packed
 * as a workbook is; and as they are. It is read within its limits and compared, or refused.
 */
#include "fuzz.h"

#include "export/export.h"

#include <minizip/zip.h>

/* The parts up to the end, into the open container. */
static void pack(zipFile zip, struct text_slice rest)
{
	bool is_open = false;

	while (rest.n > 0) {
		struct text_slice line = fuzz_line(&rest);
		char name[64];
		if (line.n > 3 && memcmp(line.s, "== ", 3) == 0) {
			snprintf(name, sizeof name, "%.*s", (int)line.n - 3, line.s + 3);
			is_open = zipOpenNewFileInZip(zip, name, NULL, NULL, 0, NULL, 0, NULL, 0, 0) == ZIP_OK;
		} else if (is_open) {
			zipWriteInFileInZip(zip, line.s, (unsigned)line.n);
			zipWriteInFileInZip(zip, "\n", 1);
		}
	}
}

/* Read it, and compare it with itself and with nothing. */
static void see(const char *path)
{
	struct export_difference same = { 0 }, all = { 0 };
	struct export_copy *copy = NULL, *none = export_copy_none();
	struct err e = { 0 };
	struct buf b = { 0 };

	if (!export_copy_read(&copy, path, &e)) {
		fuzz_error(&e);
	} else {
		assert(export_copies_compare(copy, copy, &same, &e) && same.count == 0);
		assert(export_copies_compare(copy, none, &all, &e) && all.count == all.table.row_count);
		struct doc doc;
		doc_list(&doc, LANG_HU, &all.table);
		assert(export_doc(&b, &doc, EXPORT_TEXT, &(struct doc_look){ .lang = LANG_HU }, &e));
		fuzz_shows(&b);
		doc_free(&doc);
		listing_free(&same.table);
	}
	buf_free(&b);
	export_copy_free(copy);
	export_copy_free(none);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	const char *path = fuzz_file("book.xlsx", data, n);

	see(path);
	unlink(path);
	zipFile zip = zipOpen64(path, APPEND_STATUS_CREATE);
	assert(zip);
	pack(zip, (struct text_slice){ (const char *)data, n });
	assert(zipClose(zip, NULL) == ZIP_OK);
	see(path);
	return 0;
}
