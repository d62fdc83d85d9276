/*
 * A file system that fails when it is told to: the n-th operation of SQLite ends with the error of its kind.
 */
#ifndef FAULTS_VFS_H
#define FAULTS_VFS_H

enum fault_mode {
	FAULT_ONCE,      /* that operation alone: a cable that was loose for a moment */
	FAULT_LASTING    /* and all after it: a dead disk; what is written finds it full */
};

/* Put it in front of the usual file system, as the one that every book is opened with. */
void faults_install(void);
/* Count from now on, and fail at operation `n` (0: never). */
void faults_arm(long n, enum fault_mode mode);
/* How many operations there were, and whether the n-th was reached. */
long faults_counted(void);
/* What failed first, "read of /tmp/book.db"; "" if nothing did. */
const char *faults_what(void);

#endif
