/* A layer over SQLite's own file system that counts the operations and fails at one of them. */
#include "vfs.h"

#include <errno.h>
#include <sqlite3.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

/* An open file: the real one lies behind this head in the same memory. */
struct file {
	sqlite3_file base;
	const char *name;
	sqlite3_file *real;
};

static sqlite3_vfs *usual;
static sqlite3_vfs layer;

static struct {
	long count, at;
	enum fault_mode mode;
	char what[512];
} state;

/* ---- counting ---------------------------------------------------------------------------------- */

void faults_arm(long n, enum fault_mode mode)
{
	memset(&state, 0, sizeof state);
	state.at = n;
	state.mode = mode;
}

long faults_counted(void)
{
	return state.count;
}

const char *faults_what(void)
{
	return state.what;
}

/* Is it this operation's turn to fail? */
static bool fails(const char *operation, const char *name)
{
	state.count++;
	bool due = state.at > 0
		&& (state.count == state.at || (state.mode == FAULT_LASTING && state.count > state.at));

	if (due && !state.what[0])
		snprintf(state.what, sizeof state.what, "%s of %s", operation, name ? name : "a temporary file");
	if (due)
		errno = EIO;   /* what SQLite asks the system for, and the message tells */
	return due;
}

/* ---- files ------------------------------------------------------------------------------------- */

static struct file *of(sqlite3_file *f)
{
	return (struct file *)(void *)f;
}

static sqlite3_file *real(sqlite3_file *f)
{
	return of(f)->real;
}

static int file_close(sqlite3_file *f)
{
	return real(f)->pMethods ? real(f)->pMethods->xClose(real(f)) : SQLITE_OK;
}

static int file_read(sqlite3_file *f, void *out, int n, sqlite3_int64 at)
{
	return fails("read", of(f)->name) ? SQLITE_IOERR_READ : real(f)->pMethods->xRead(real(f), out, n, at);
}

/* A disk that is full, or half of it written and then an error. */
static int file_write(sqlite3_file *f, const void *data, int n, sqlite3_int64 at)
{
	if (!fails("write", of(f)->name))
		return real(f)->pMethods->xWrite(real(f), data, n, at);
	if (state.mode == FAULT_LASTING)
		return SQLITE_FULL;
	real(f)->pMethods->xWrite(real(f), data, n / 2, at);
	return SQLITE_IOERR_WRITE;
}

static int file_truncate(sqlite3_file *f, sqlite3_int64 size)
{
	return fails("truncate", of(f)->name) ? SQLITE_IOERR_TRUNCATE
					      : real(f)->pMethods->xTruncate(real(f), size);
}

static int file_sync(sqlite3_file *f, int flags)
{
	return fails("sync", of(f)->name) ? SQLITE_IOERR_FSYNC : real(f)->pMethods->xSync(real(f), flags);
}

static int file_size(sqlite3_file *f, sqlite3_int64 *size)
{
	return fails("size", of(f)->name) ? SQLITE_IOERR_FSTAT : real(f)->pMethods->xFileSize(real(f), size);
}

static int file_lock(sqlite3_file *f, int lock)
{
	return fails("lock", of(f)->name) ? SQLITE_IOERR_LOCK : real(f)->pMethods->xLock(real(f), lock);
}

static int file_unlock(sqlite3_file *f, int lock)
{
	return real(f)->pMethods->xUnlock(real(f), lock);
}

static int file_is_reserved(sqlite3_file *f, int *out)
{
	return fails("reserved lock", of(f)->name) ? SQLITE_IOERR_CHECKRESERVEDLOCK
		: real(f)->pMethods->xCheckReservedLock(real(f), out);
}

static int file_control(sqlite3_file *f, int op, void *arg)
{
	return real(f)->pMethods->xFileControl(real(f), op, arg);
}

static int file_sector(sqlite3_file *f)
{
	return real(f)->pMethods->xSectorSize(real(f));
}

static int file_traits(sqlite3_file *f)
{
	return real(f)->pMethods->xDeviceCharacteristics(real(f));
}

static int shm_map(sqlite3_file *f, int page, int size, int extend, void volatile **out)
{
	*out = NULL;
	return fails("shm map", of(f)->name) ? SQLITE_IOERR_SHMMAP
		: real(f)->pMethods->xShmMap(real(f), page, size, extend, out);
}

static int shm_lock(sqlite3_file *f, int from, int n, int flags)
{
	if (flags & SQLITE_SHM_LOCK && fails("shm lock", of(f)->name))
		return SQLITE_IOERR_SHMLOCK;
	return real(f)->pMethods->xShmLock(real(f), from, n, flags);
}

static void shm_barrier(sqlite3_file *f)
{
	real(f)->pMethods->xShmBarrier(real(f));
}

static int shm_unmap(sqlite3_file *f, int remove)
{
	return real(f)->pMethods->xShmUnmap(real(f), remove);
}

/* Version 2: without the memory mapping of pages, which the book does not use. */
static const sqlite3_io_methods methods = {
	.iVersion = 2, .xClose = file_close, .xRead = file_read, .xWrite = file_write, .xTruncate = file_truncate,
	.xSync = file_sync, .xFileSize = file_size, .xLock = file_lock, .xUnlock = file_unlock,
	.xCheckReservedLock = file_is_reserved, .xFileControl = file_control, .xSectorSize = file_sector,
	.xDeviceCharacteristics = file_traits, .xShmMap = shm_map, .xShmLock = shm_lock,
	.xShmBarrier = shm_barrier, .xShmUnmap = shm_unmap,
};

/* ---- the file system --------------------------------------------------------------------------- */

static int vfs_open(sqlite3_vfs *vfs, const char *name, sqlite3_file *f, int flags, int *out)
{
	struct file *file = of(f);

	(void)vfs;
	*file = (struct file){ .name = name, .real = (sqlite3_file *)(void *)(file + 1) };
	if (fails("open", name))
		return SQLITE_CANTOPEN;
	int code = usual->xOpen(usual, name, file->real, flags, out);
	if (file->real->pMethods)
		file->base.pMethods = &methods;
	return code;
}

static int vfs_delete(sqlite3_vfs *vfs, const char *name, int sync_folder)
{
	(void)vfs;
	return fails("delete", name) ? SQLITE_IOERR_DELETE : usual->xDelete(usual, name, sync_folder);
}

static int vfs_access(sqlite3_vfs *vfs, const char *name, int flags, int *out)
{
	(void)vfs;
	*out = 0;
	return fails("access", name) ? SQLITE_IOERR_ACCESS : usual->xAccess(usual, name, flags, out);
}

static int vfs_full_path(sqlite3_vfs *vfs, const char *name, int size, char *out)
{
	(void)vfs;
	return usual->xFullPathname(usual, name, size, out);
}

void faults_install(void)
{
	usual = sqlite3_vfs_find(NULL);
	layer = *usual;
	layer.zName = "faults";
	layer.szOsFile = (int)sizeof(struct file) + usual->szOsFile;
	layer.xOpen = vfs_open;
	layer.xDelete = vfs_delete;
	layer.xAccess = vfs_access;
	layer.xFullPathname = vfs_full_path;
	sqlite3_vfs_register(&layer, 1);
}
