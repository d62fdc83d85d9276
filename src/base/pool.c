/* Run work on all cores. */
#include "base/base.h"

#include <pthread.h>
#include <stdatomic.h>
#include <unistd.h>

struct pool {
	pool_work *work;
	void *arg;
	size_t count;
	atomic_size_t next;    /* the first piece not taken yet */
};

struct worker {
	struct pool *pool;
	int no;
	pthread_t thread;
	bool runs;
};

static void *run_worker(void *arg)
{
	struct worker *worker = arg;
	struct pool *pool = worker->pool;

	for (size_t piece; (piece = atomic_fetch_add(&pool->next, 1)) < pool->count;)
		pool->work(pool->arg, worker->no, piece);
	return NULL;
}

int pool_workers(void)
{
	long cores = sysconf(_SC_NPROCESSORS_ONLN);

	return cores < 1 ? 1 : cores > POOL_WORKERS ? POOL_WORKERS : (int)cores;
}

void pool_run(int workers, size_t count, pool_work *work, void *arg)
{
	struct pool pool = { .work = work, .arg = arg, .count = count };
	struct worker list[POOL_WORKERS];

	for (int i = 1; i < workers; i++) {
		list[i] = (struct worker){ .pool = &pool, .no = i };
		list[i].runs = pthread_create(&list[i].thread, NULL, run_worker, &list[i]) == 0;
	}
	list[0] = (struct worker){ .pool = &pool };
	run_worker(&list[0]);
	for (int i = 1; i < workers; i++) {
		if (list[i].runs)
			pthread_join(list[i].thread, NULL);
	}
}
