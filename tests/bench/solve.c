/*
 * How long the solver takes, in milliseconds of processor time. Deals are numbered: the same number is the
 * same deal on every machine.
 *     solve memory                      MiB of a solver as the program makes them
 *     solve QUESTION SET DEALS          median, 99 % and worst; on stderr the ten worst, as lines for:
 *     solve list FILE                   the worst of the deals listed, each the shortest of three turns
 *     solve QUESTION SET DEALS plain    how many times as long the same deals take alpha-beta, and how many
 *                                       it did not finish
 *     solve PART SET DEALS beside       how many times as long the settlement of the same deals takes
 * QUESTION: a PART (betli, ulti, parti, durchmars: asked alone of bids that have it), part (any, asked alone),
 * settlement. SET: random (any cards), bid (cards for the bid).
 *
 * Alpha-beta is the same search that remembers no position, takes no equal cards for one and cuts nothing
 * beyond alpha and beta, but begins with the card that was best before. It is stopped after CAP seconds a
 * deal, which then count as if it were done: the figure is a lower bound.
 */
#include "games/ulti/rules/solve.h"

#include "../unit/solve_deals.h"

#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>

enum { CAP = 1, WORST = 10, TURNS = 3 };

static const char *const questions[] = { "betli", "ulti", "parti", "durchmars", "part", "settlement" };
static const char *const sets[] = { "random", "bid" };
static const int parts[] = { ULTI_BETLI, ULTI_ULTI, ULTI_PARTI, ULTI_DURCHMARS };
enum { PART = sizeof parts / sizeof *parts, SETTLEMENT, QUESTIONS };

static struct ulti_solver *solver;

static int find_word(const char *word, const char *const words[], int count)
{
	for (int i = 0; i < count; i++) {
		if (strcmp(word, words[i]) == 0)
			return i;
	}
	fprintf(stderr, "solve: %s?\n", word);
	exit(2);
}

static bool is_asked(int question, int bid_no)
{
	const struct ulti_bid *bid = ulti_bid_at(bid_no);

	if (question < PART)
		return ulti_bid_has(bid, parts[question]);
	return question == SETTLEMENT || bid->colour != ULTI_COLOURLESS;
}

/* The bids in turn. */
static struct solve_case make_case(int question, int set, unsigned no)
{
	uint64_t random = (no + UINT64_C(1)) * UINT64_C(0x9e3779b97f4a7c15);
	int bid = (int)(no % ULTI_BIDS) + 1;

	while (!is_asked(question, bid))
		bid = bid % ULTI_BIDS + 1;
	return random_case(&random, bid, set == 1 ? 8 : 0);
}

static int answer_case(int question, const struct solve_case *c, unsigned no)
{
	const struct ulti_bid *bid = ulti_bid_at(c->deal.bid);

	ulti_solve_lay(solver, &c->deal, &c->play, &c->rules);
	if (question == SETTLEMENT)
		return ulti_solve_points(solver);
	return ulti_solve_part(solver, question < PART ? parts[question] : bid->parts[no % bid->part_count].part);
}

static double cpu_ms(void)
{
	struct timespec t;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static double time_case(int question, int set, unsigned no)
{
	struct solve_case c = make_case(question, set, no);
	double from = cpu_ms();

	answer_case(question, &c, no);
	return cpu_ms() - from;
}

/* ---- rows -------------------------------------------------------------------------------------- */

struct taken {
	double ms;
	unsigned no;
};

static int compare_taken(const void *a, const void *b)
{
	double x = ((const struct taken *)a)->ms, y = ((const struct taken *)b)->ms;

	return x < y ? -1 : x > y;
}

static void print_times(int question, int set, unsigned count)
{
	struct taken *taken = calloc(count, sizeof *taken);

	for (unsigned i = 0; i < count; i++)
		taken[i] = (struct taken){ time_case(question, set, i), i };
	qsort(taken, count, sizeof *taken, compare_taken);
	printf("%.3f %.2f %.1f\n", taken[count / 2].ms, taken[(count - 1) * 99 / 100].ms, taken[count - 1].ms);
	for (unsigned i = count; i > 0 && count - i < WORST; i--)
		fprintf(stderr, "%s %s %u %.1f\n", questions[question], sets[set], taken[i - 1].no, taken[i - 1].ms);
	free(taken);
}

static double time_listed(int question, int set, unsigned no)
{
	double best = time_case(question, set, no);

	for (int i = 1; i < TURNS; i++) {
		double ms = time_case(question, set, no);
		best = ms < best ? ms : best;
	}
	return best;
}

/* What stands behind the number in a line is not read: what it took when it was listed. */
static int print_list(const char *path)
{
	FILE *file = fopen(path, "r");
	char line[80], question[20], set[20];
	double worst = 0;
	unsigned no;

	while (file && fgets(line, sizeof line, file)) {
		if (sscanf(line, "%19s %19s %u", question, set, &no) != 3)
			return 2;
		double ms = time_listed(find_word(question, questions, QUESTIONS), find_word(set, sets, 2), no);
		worst = ms > worst ? ms : worst;
	}
	if (file)
		fclose(file);
	printf("%.1f\n", worst);
	return worst > 0 ? 0 : 1;
}

/* ---- alpha-beta -------------------------------------------------------------------------------- */

static sigjmp_buf out_of_time;

static void stop_search(int sig)
{
	(void)sig;
	siglongjmp(out_of_time, 1);
}

/* false if it was stopped. */
static bool is_answered(int question, const struct solve_case *c, unsigned no, int answer)
{
	const struct itimerval cap = { .it_value.tv_sec = CAP }, none = { .it_value.tv_sec = 0 };

	if (sigsetjmp(out_of_time, 1))
		return false;
	setitimer(ITIMER_PROF, &cap, NULL);
	if (answer_case(question, c, no) != answer)
		abort();
	setitimer(ITIMER_PROF, &none, NULL);
	return true;
}

static void print_ratio(int question, int set, unsigned count)
{
	double ours = 0, plain = 0;
	unsigned stopped = 0;

	signal(SIGPROF, stop_search);
	for (unsigned i = 0; i < count; i++) {
		struct solve_case c = make_case(question, set, i);
		ulti_solver_use(solver, ULTI_SOLVER_ALL);
		double from = cpu_ms();
		int answer = answer_case(question, &c, i);
		ours += cpu_ms() - from;
		ulti_solver_use(solver, ULTI_SOLVER_ORDER);
		from = cpu_ms();
		stopped += !is_answered(question, &c, i, answer);
		plain += cpu_ms() - from;
	}
	printf("%.0f %u\n", plain / ours, stopped);
}

/* ---- the settlement ---------------------------------------------------------------------------- */

static void print_beside(int question, int set, unsigned count)
{
	double part = 0, settlement = 0;

	for (unsigned i = 0; i < count; i++) {
		struct solve_case c = make_case(question, set, i);
		double from = cpu_ms();
		answer_case(question, &c, i);
		double between = cpu_ms();
		answer_case(SETTLEMENT, &c, i);
		part += between - from;
		settlement += cpu_ms() - between;
	}
	printf("%.1f\n", settlement / part);
}

int main(int argc, char **argv)
{
	void *memory = malloc(ulti_solver_size(ULTI_SOLVER_BITS));

	if (!memory || argc < 2)
		return 2;
	if (strcmp(argv[1], "memory") == 0) {
		printf("%.1f\n", (double)ulti_solver_size(ULTI_SOLVER_BITS) / 1048576);
		free(memory);
		return 0;
	}
	solver = ulti_solver_make(memory, ULTI_SOLVER_BITS);
	if (strcmp(argv[1], "list") == 0 && argc == 3)
		return print_list(argv[2]);
	if (argc < 4)
		return 2;
	int question = find_word(argv[1], questions, QUESTIONS), set = find_word(argv[2], sets, 2);
	unsigned count = (unsigned)strtoul(argv[3], NULL, 10);
	if (count == 0)
		return 2;
	if (argc > 4 && strcmp(argv[4], "beside") == 0)
		print_beside(question, set, count);
	else if (argc > 4)
		print_ratio(question, set, count);
	else
		print_times(question, set, count);
	return 0;
}
