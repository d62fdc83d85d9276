/* Within report/: what parts equals in the standings, by the setting `ties`. */
#ifndef REPORT_TIES_H
#define REPORT_TIES_H

#include "event/results.h"
#include "report/report.h"

/* What the ranking looks at, of the whole event or up to a round. */
struct rank_key {
	int64_t first, second;
	size_t row;
};

/* Has nobody else the first place of the table? */
bool ties_first_alone(const int place[], int seats);
/* Room for who had how much of whom, if a tie asks for it. */
bool ties_make_room(struct report_standings *out, struct err *e);
/* Where ties are to be parted: put the place of each row, by what its key says and then by
 * the ties, in the key's stead. */
bool ties_part(const struct report_standings *out, struct rank_key *keys, struct err *e);

#endif
