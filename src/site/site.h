/*
 * site: the public pages of events, players, clubs and seasons: which pages there are, their links, names and
 * contents. They are handed over one by one, to be written into a folder (folder.c) or served.
 */
#ifndef SITE_SITE_H
#define SITE_SITE_H

#include "export/export.h"
#include "report/sheet/sheet.h"
#include "report/standings/standings.h"

/* Called with each file: its path within the site ("2026-11-21-szolnok-kupa/index.html"), and its bytes. */
typedef bool site_put(void *arg, const char *path, const struct buf *content, struct err *e);

/* What to make. */
struct site_wanted {
	const struct book_event *events;     /* by day */
	size_t event_count;
	const struct book_season *seasons;
	size_t season_count;
	const char *base;                    /* "https://club.example/ulti/", for absolute links; "": none */
	const struct doc_look *look;
	site_put *put;
	void *arg;                           /* of `put` */
};

/* Make all pages, of a book that has everybody's name as it may be shown. */
bool site_make(struct book *s, const struct site_wanted *wanted, struct err *e);

/* Write the folder of an event: its day and name in ASCII, "-2" behind a second one of that name. */
void site_event_folder(struct buf *b, const struct site_wanted *wanted, size_t event);
/* Write a text as part of a file's name: ASCII, small letters, a hyphen between words; "x" if nothing is left. */
void site_slug(struct buf *b, const char *text);

#endif
