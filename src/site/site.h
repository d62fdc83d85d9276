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
/* Write a text as part of a file's name: in ASCII, small letters, a hyphen between words; "x" for nothing. */
void site_slug(struct buf *b, const char *text);

/* ---- the folder (folder.c) --------------------------------------------------------------------- */

/* What became of a file: still only in the list, or no page of ours; then what the user is told. */
enum site_state { SITE_LISTED, SITE_WRITTEN, SITE_SAME, SITE_REMOVED };

struct site_file {
	char *path;
	enum site_state state;
};

/*
 * A folder of pages. Its file .renonsz has a line with the format and what the pages were made of, then the
 * path of each. It always lists every page that may be there, so whatever interrupts a run, the next one
 * goes on.
 */
struct site_folder {
	const char *path;             /* the caller's, needed until it is closed, like `source` */
	const char *source;           /* all that the pages follow from, as words key=value; "": unknown */
	bool is_trial;                /* nothing is written */
	struct site_file *files;      /* those of the list by path, then others */
	size_t count, listed;
	int fd, list;                 /* of the folder, and of its list while pages are written; -1 */
	struct buf head, temp;        /* the list's first line; the path of a file being written */
};

/*
 * Open it, or make it. ERR_REFUSED if it has files but no list, or a list that names anything outside;
 * ERR_CONFLICT while another program writes there. Close it in any case.
 */
bool site_folder_open(struct site_folder *f, const char *path, const char *source, bool is_trial,
	struct err *e);
void site_folder_close(struct site_folder *f);
/* Were the pages made of the same, and are all there as they were written? Then none needs to be made. */
bool site_folder_is_whole(struct site_folder *f);
/* Write a page if it has other bytes. Anything else at its place is ERR_REFUSED. */
site_put site_folder_put;
/* After the last page: remove the pages that are no more, and write the list; `files` is then by path. */
bool site_folder_finish(struct site_folder *f, struct err *e);

/* ---- feeds (docs/formats.md) ------------------------------------------------------------------- */

/* The finished rounds of all events, the newest of which become feed.atom. Start with zeros. */
struct site_news {
	void *list;
	size_t count;
};

/*
 * Hand over feed.json and feed.csv of an event, and note its finished rounds. `standings`: those of the
 * event; of a line comparison those added to `lines`, else NULL. `folder`: that of site_event_folder.
 */
bool site_feed_event(struct site_news *news, struct book *s, const struct site_wanted *wanted,
	const struct report_standings *standings, const struct report_lines *lines, const char *folder,
	struct err *e);
/* Hand over feed.atom. */
bool site_feed_news(struct site_news *news, const struct site_wanted *wanted, const char *title,
	struct err *e);
void site_news_free(struct site_news *news);

#endif
