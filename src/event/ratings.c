/*
 * Rate players. In a deal at a table of s, player p has y(p) points; the model is strength(p) minus the mean
 * of the table. With I − J/s for each deal the normal equations are a sum over meetings and are never written
 * down: conjugate gradients need only their product with a vector. No points are decided here, so only this
 * file of the room uses floating point.
 */
#include "event/event.h"

/* The members of work[] in each rating. */
enum { DIRECTION, RESIDUAL, PRODUCT, DIAGONAL };

/* Newton's square root; <math.h> would bring a library. */
static double root_of(double x)
{
	double root = x > 1 ? x : 1;

	if (x <= 0)
		return 0;
	for (int i = 0; i < 200; i++) {
		double next = (root + x / root) / 2;
		if (next >= root)
			break;
		root = next;
	}
	return root;
}

static double mean_at(const struct event_meeting *m, const struct event_rating ratings[], int what)
{
	double sum = 0;

	for (int i = 0; i < m->seats; i++)
		sum += what < 0 ? ratings[m->player[i]].strength : ratings[m->player[i]].work[what];
	return sum / m->seats;
}

/* Compute the square of the residual, scaled by the diagonal. */
static double size_of(const struct event_rating ratings[], int players)
{
	double size = 0;

	for (int p = 0; p < players; p++)
		size += ratings[p].work[RESIDUAL] * ratings[p].work[RESIDUAL] / ratings[p].work[DIAGONAL];
	return size;
}

/* Make one step along the direction; returns the size of the remaining residual. */
static double step(const struct event_meeting meetings[], size_t count, struct event_rating ratings[],
	int players, double size)
{
	double along = 0;

	/* Multiply the normal equations by the direction. */
	for (int p = 0; p < players; p++)
		ratings[p].work[PRODUCT] = EVENT_RIDGE * ratings[p].work[DIRECTION];
	for (size_t k = 0; k < count; k++) {
		const struct event_meeting *m = &meetings[k];
		double mean = mean_at(m, ratings, DIRECTION);
		for (int i = 0; i < m->seats; i++) {
			struct event_rating *r = &ratings[m->player[i]];
			r->work[PRODUCT] += m->deals * (r->work[DIRECTION] - mean);
		}
	}
	for (int p = 0; p < players; p++)
		along += ratings[p].work[DIRECTION] * ratings[p].work[PRODUCT];
	for (int p = 0; p < players; p++) {
		ratings[p].strength += size / along * ratings[p].work[DIRECTION];
		ratings[p].work[RESIDUAL] -= size / along * ratings[p].work[PRODUCT];
	}
	double left = size_of(ratings, players);
	for (int p = 0; p < players; p++) {
		double *work = ratings[p].work;
		work[DIRECTION] = work[RESIDUAL] / work[DIAGONAL] + left / size * work[DIRECTION];
	}
	return left;
}

/* Compute the variance of a deal's points around the prediction by strengths. */
static double variance(const struct event_meeting meetings[], size_t count,
	const struct event_rating ratings[])
{
	double sum = 0, freedom = 0;

	for (size_t k = 0; k < count; k++) {
		const struct event_meeting *m = &meetings[k];
		double mean = mean_at(m, ratings, -1);
		for (int i = 0; i < m->seats && m->deals > 0; i++) {
			double off = m->points[i] - m->deals * (ratings[m->player[i]].strength - mean);
			sum += off * off / m->deals;
		}
		freedom += m->deals > 0 ? m->seats - 1 : 0;
	}
	return freedom > 0 ? sum / freedom : 0;
}

void event_rate(const struct event_meeting meetings[], size_t count, struct event_rating ratings[],
	int players)
{
	enum { STEPS = 200 };

	/* Set up the right side, the diagonal, and the first direction. */
	for (int p = 0; p < players; p++)
		ratings[p] = (struct event_rating){ .work = { [DIAGONAL] = EVENT_RIDGE } };
	for (size_t k = 0; k < count; k++) {
		const struct event_meeting *m = &meetings[k];
		double sum = 0;
		for (int i = 0; i < m->seats; i++)
			sum += m->points[i];
		for (int i = 0; i < m->seats; i++) {
			struct event_rating *r = &ratings[m->player[i]];
			r->deals += m->deals;
			r->work[RESIDUAL] += m->points[i] - sum / m->seats;
			r->work[DIAGONAL] += m->deals * (1 - 1.0 / m->seats);
		}
	}
	for (int p = 0; p < players; p++)
		ratings[p].work[DIRECTION] = ratings[p].work[RESIDUAL] / ratings[p].work[DIAGONAL];
	double first = size_of(ratings, players), size = first;
	for (int i = 0; i < STEPS && size > first * 1e-18; i++)
		size = step(meetings, count, ratings, players, size);
	double mean = 0, of_deal = variance(meetings, count, ratings);
	for (int p = 0; p < players; p++)
		mean += ratings[p].strength / players;
	for (int p = 0; p < players; p++) {
		ratings[p].strength -= mean;
		ratings[p].error = root_of(of_deal / ratings[p].work[DIAGONAL]);
	}
}
