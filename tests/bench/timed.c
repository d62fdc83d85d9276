/*
 * timed N COMMAND…: run a command N times with its output thrown away, and print the shortest wall time in
 * seconds, the largest resident memory in KiB, and the shortest time that it had a core, in seconds. Exits
 * with 1 if the command ever fails.
 */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

/* How long the children that have ended had a core. */
static double worked(void)
{
	struct rusage usage;

	getrusage(RUSAGE_CHILDREN, &usage);
	return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
		+ (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
}

int main(int argc, char **argv)
{
	int turns = argc > 2 ? atoi(argv[1]) : 0, status;
	double best = 1e9, least = 1e9;
	struct rusage usage;

	for (int i = 0; i < turns; i++) {
		double from = now(), before = worked();
		pid_t child = fork();
		if (child == 0) {
			int null = open("/dev/null", O_WRONLY);
			dup2(null, STDOUT_FILENO);
			dup2(null, STDERR_FILENO);
			execvp(argv[2], argv + 2);
			_exit(127);
		}
		if (child < 0 || waitpid(child, &status, 0) < 0 || status != 0)
			return 1;
		double took = now() - from;
		if (took < best)
			best = took;
		double work = worked() - before;
		if (work < least)
			least = work;
	}
	getrusage(RUSAGE_CHILDREN, &usage);
	printf("%.6f %ld %.6f\n", best, usage.ru_maxrss, least);
	return turns > 0 ? 0 : 1;
}
