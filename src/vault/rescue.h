/*
 * Within vault/: the rescue of a damaged book. rescue_rows.c reads its tables as far as SQLite can follow
 * them, rescue_pages.c the orphaned pages; rescue_mend.c mends the rows; recover.c runs all of it.
 */
#ifndef VAULT_RESCUE_H
#define VAULT_RESCUE_H

#include "book/inner.h"
#include "vault/vault.h"

struct name { char text[BOOK_SHORT]; };

/* Is a name in a list? */
bool rescue_has_name(const struct list *names, const char *name);

/* Statements run by several files of the rescue. */
extern const struct sql sql_table_columns, sql_table_key, sql_table_defaults, sql_pages, sql_broken_add;

struct rescue {
	struct book from, to;           /* the working copy of the damaged file; the new book */
	struct vault_recovery *out;
	const char *work;               /* the working copy's path */
	int64_t last_id;                /* no id can be higher */
	bool has_seals;                 /* of a version whose deals are sealed */
	struct list triggers;           /* of the new book: char *, their SQL */
	const struct vault_settler *settler;
};

/* Open the working copy so that SQLite reads on instead of refusing the whole file. */
bool rescue_connect(struct rescue *rescue, struct err *e);

/* Find the record of a saved table; NULL if this version has none of that name. */
struct vault_saved *rescue_saved(struct rescue *rescue, const char *name);
/* Was any row of a table lost? (A page half of zeros gives empty rows, and no error.) */
bool rescue_has_loss(const struct vault_saved *saved);
/* Does the history keep every image of its rows? */
bool rescue_has_history(const char *table);
/* Prepare a statement; NULL if that fails. */
sqlite3_stmt *rescue_prepare(struct book *s, const struct buf *sql);
/* Prepare an insertion of a row of `count` columns, listed for SQL, into a table of the new book. */
sqlite3_stmt *rescue_prepare_insert(
	struct rescue *rescue, const char *table, const char *columns, size_t count);

/* Read every table as far as possible. */
bool rescue_tables(struct rescue *rescue, const struct book_progress *progress, struct err *e);
/* Read the orphaned pages of tables with losses. */
void rescue_pages(struct rescue *rescue);
/* Add rows from the histories and indexes of tables with losses. */
void rescue_histories(struct rescue *rescue);
void rescue_indexes(struct rescue *rescue);
/* Settle deals again, compare them with their seals, and make up or leave out rows with lost references. */
void rescue_references(struct rescue *rescue);

#endif
