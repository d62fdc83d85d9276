/*
 * The bytes as damage to a book: its pages zeroed, half zeroed, filled with noise, exchanged, bytes set, its end cut off. It
 * is recovered, in output or in words; what was saved opens, and every command says what it makes of it. No
 * deal comes out of it that its seal does not fit.
 *
 * The first byte says how long the book's pages are: short ones make many inner pages of few rows. Then five bytes a
 * damage: what is done, to which page (two bytes), where in it or with which other, and with what.
 */
#include "fuzz_run.h"

#include "book/inner.h"

enum { DAMAGES_MOST = 12, DAMAGE = 5, SHORT = 512, LONG = 4096 };

struct damaged {
	struct buf book;
	size_t page;
};

/* The base book with pages of that length. */
static const struct buf *base_book(size_t page)
{
	static struct buf books[2];
	struct buf *book = &books[page == LONG];
	struct err e = { 0 };
	char sql[120];
	sqlite3 *db = NULL;

	if (books[0].len + books[1].len == 0)
		fuzz_make_base();
	if (book->len > 0)
		return book;
	assert(sqlite3_open(fuzz_path("base.db"), &db) == SQLITE_OK);
	snprintf(sql, sizeof sql, "PRAGMA journal_mode = DELETE; PRAGMA page_size = %zu; VACUUM", page);
	assert(sqlite3_exec(db, sql, NULL, NULL, NULL) == SQLITE_OK);
	sqlite3_close(db);
	assert(file_read(book, fuzz_path("base.db"), SIZE_MAX / 2, &e) && book->len > 0);
	return book;
}

static void damage(struct damaged *d, const uint8_t *bytes)
{
	size_t pages = d->book.len / d->page;

	if (pages == 0)
		return;
	char *page = d->book.data + (bytes[1] * 256u + bytes[2]) % pages * d->page;
	uint32_t noise = bytes[3] * 256u + bytes[4] + 1;
	switch (bytes[0] % 7) {
	case 0: memset(page, 0, d->page); break;
	case 1: memset(page, 0, d->page / 2); break;
	case 2: memset(page + d->page / 2, 0, d->page / 2); break;
	case 3:
		for (size_t i = 0; i < d->page; i++) {
			noise = noise * 1664525u + 1013904223u;
			page[i] = (char)(noise >> 24);
		}
		break;
	case 4: memmove(page, d->book.data + noise % pages * d->page, d->page); break;
	case 5: page[(size_t)bytes[3] * 2 % d->page] = (char)bytes[4]; break;
	default: d->book.len -= (size_t)bytes[3] * 16 < d->book.len ? (size_t)bytes[3] * 16 : d->book.len;
	}
}

static void remove_book(const char *name)
{
	static const char *const behind[] = { "", "-wal", "-shm", "-journal" };
	char path[200];

	for (size_t i = 0; i < sizeof behind / sizeof *behind; i++) {
		snprintf(path, sizeof path, "%s%s", name, behind[i]);
		unlink(fuzz_path(path));
	}
}

/*
 * Rows of the log and marks may be lost, and a step's number be another; verify says so. The file, its structure,
 * what refers to what (`now` names that table, with a number where only the order of steps is odd) and each deal
 * are sound.
 */
static void on_found(void *arg, const struct vault_finding *finding)
{
	(void)arg;
	assert(finding->fault != VAULT_FAULT_FILE && finding->fault != VAULT_FAULT_GUARD);
	assert(finding->fault != VAULT_FAULT_SCHEMA && finding->fault != VAULT_FAULT_DEAL);
	assert(finding->fault != VAULT_FAULT_REFERENCE || strchr(finding->now, ' '));
}

static void look_at_saved(void)
{
	static const char *const lines[] = { "verify --csv", "deals 2 --csv", "log", "standings" };
	struct vault_verifier verifier = { .found = on_found };
	struct book *book = NULL;
	struct err e = { 0 };

	if (access(fuzz_path("saved.db"), F_OK) != 0)
		return;
	assert(book_open(&book, fuzz_path("saved.db"), BOOK_READ, &e));
	assert(vault_verify(book, &verifier, &e));
	book_close(book);
	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
		fuzz_run(lines[i], "saved.db");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	struct damaged d = { .page = n > 0 && data[0] % 2 ? LONG : SHORT };
	const struct buf *base = base_book(d.page);

	buf_add(&d.book, base->data, base->len);
	for (size_t i = 1; i + DAMAGE <= n && i < DAMAGE * DAMAGES_MOST; i += DAMAGE)
		damage(&d, data + i);
	remove_book("bad.db");
	remove_book("saved.db");
	fuzz_file("bad.db", (const uint8_t *)d.book.data, d.book.len);
	buf_free(&d.book);
	fuzz_run("recover bad.db -o saved.db", "own.db");
	look_at_saved();
	return 0;
}
