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
/* Where ties are to be parted: put the place of each row behind a round, by what its key says and then by
 * the ties, in the key's stead. `met` has what was had up to then. */
bool ties_part(const struct report_standings *out, size_t round, struct rank_key *keys, size_t count,
	struct err *e);

/* The place of a tie among those of the event; REPORT_TIES if it is none of them. */
int ties_at(const struct report_rules *rules, enum report_tie tie);
/* The higher the better: who was drawn first; 0: not drawn. */
int64_t ties_lot(const struct report_rules *rules, int start_no);

/* Who waits for a lot that is not yet recorded, by rank: gathered, then told with how it is recorded. */
struct ties_awaiting {
	struct buf names;
	int rank;                       /* of the last; 0: nobody waits */
};
void ties_await(struct ties_awaiting *list, enum lang lang, int rank, const char *player, int start_no);
void ties_awaiting_doc(struct doc *doc, const struct report_rules *rules, struct ties_awaiting *list);

/* So many events may stand one behind another, each carried into the next. */
enum { TIES_CARRIES = 8 };
/* The event whose points are carried over; ERR_NOT_FOUND if it is not in the book, and refused where it
 * counts another sort of points. `behind`: so many events stand behind this one. */
bool ties_carried(struct book *s, const struct report_rules *rules, int behind, struct book_event *out,
	struct err *e);

#endif
