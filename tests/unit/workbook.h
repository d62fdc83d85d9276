/* Write the workbook of an event, complete or not at all: write_workbook. */
#ifndef WORKBOOK_H
#define WORKBOOK_H

#include "export/export.h"
#include "report/sheet/sheet.h"

static inline bool write_workbook(
	const char *path, const struct report_book *book, const struct doc_look *look, struct err *e)
{
	struct doc_look for_workbook = *look;
	struct doc doc = { 0 };
	struct buf b = { 0 };

	for_workbook.media = DOC_WORKBOOK;
	bool done = report_book_doc(&doc, book, &for_workbook, e)
		&& export_doc(&b, &doc, EXPORT_XLSX, &for_workbook, e) && file_write(path, &b, e);
	doc_free(&doc);
	buf_free(&b);
	return done;
}
#endif
