/* Within site/: the frame of a page, and the parts that all pages share. */
#ifndef SITE_INNER_H
#define SITE_INNER_H

#include "site/site.h"

/*
 * The check code of a page, also as a picture. That of an event's pages is of the last step that concerned
 * it: as long as nothing happens to it, its pages stay the same.
 */
struct site_mark {
	struct report_mark mark;
	struct buf qr;
};

/* A site being made. */
struct site {
	struct book *s;
	const struct site_wanted *wanted;
	enum lang lang;
	struct err *e;
	struct buf page;             /* being written */
	struct site_mark whole;      /* of the whole book */
	struct site_mark *of_event;  /* one for each event */
	const struct site_mark *mark;   /* at the foot of the page being written */
	struct site_news news;       /* the finished rounds so far */
	struct site_result *results; /* of all players so far (years.c) */
	size_t result_count;
	const char *up;              /* from the page to the site's folder: "", "../" … */
};

/* An event whose pages are being made. */
struct site_event {
	const struct book_event *event;
	struct buf folder;
	struct report_standings standings;
	struct book_table *tables;
	size_t table_count;
	bool by_score;               /* placement points do not count */
	bool by_lines;               /* match points do: the standings have no places that count */
	struct report_lines lines;
};

/* Begin a page with its head; end it with its foot, and hand it over. */
void site_begin(struct site *site, const char *title, const char *up);
bool site_end(struct site *site, const char *path);
/* Write an element with a text: site_text(site, "h2", "…"). */
void site_text(struct site *site, const char *element, const char *text);
void site_say(struct site *site, const char *element, const struct msg *msg, const char *const args[]);
/* Write a table, and free it. */
bool site_table(struct site *site, const char *key, struct listing *t);
/* Write the parts of a document, and free it. */
bool site_doc(struct site *site, struct doc *doc);
/* Write a chart. */
void site_chart(struct site *site, const struct export_chart *chart);

/* The pages of an event, each written by its file. */
bool site_event_page(struct site *site, struct site_event *event);
bool site_table_pages(struct site *site, struct site_event *event);
bool site_player_pages(struct site *site, struct site_event *event);
/* Note the results of an event, which is `at` among those of the site; after all, make its players' pages. */
bool site_years_add(struct site *site, const struct site_event *event, size_t at);
bool site_years_pages(struct site *site);
bool site_season_page(struct site *site, const struct book_season *season);

#endif
