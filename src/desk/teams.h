/*
 * teams: who plays for which team of an event. A team is a setting of the event, `team-N`, "Szolnok A: 12,7,9
 * / Szolnoki UK": its name, its members by start number (the first sits in A), and its club if it has one.
 */
#ifndef DESK_TEAMS_H
#define DESK_TEAMS_H

#include "desk/desk.h"

enum { DESK_TEAMS = 99 };

struct desk_team {
	int no, count, start_no[BOOK_SEATS];
	char name[BOOK_SHORT], club[BOOK_SHORT];
};

/*
 * Is it the key of a team? Its number; 0: it is none's. Read the value of one; false if it is none. Write it:
 * what the setting has.
 */
bool desk_team_is_key(const char *key);
int desk_team_number(const char *key);
bool desk_team_read(const char *value, struct desk_team *out);
void desk_team_write(struct buf *b, const struct desk_team *team);
/* "team-1"; "12,7,9 / Szolnoki UK": what of it is not the name. */
void desk_team_key(struct buf *b, const struct desk_team *team);
void desk_team_write_members(struct buf *b, const struct desk_team *team);
/* The member of both; 0: nobody is. May the two not stand in one event, be it for their name? */
int desk_team_shared(const struct desk_team *team, const struct desk_team *other);
bool desk_teams_clash(const struct desk_team *team, const struct desk_team *other);
/* All of an event, by number; free the list. */
bool desk_teams_read(struct book *s, int64_t event, struct desk_team **list, size_t *count, struct err *e);
/*
 * The setting that it is to be: that of the team of that name, or of its number with a member of it, else a
 * new one. A club that is not said is the one it has.
 */
bool desk_team_pair(
	struct desk *desk, int64_t event, struct desk_team *team, char key[BOOK_SHORT], char value[BOOK_SETTING]);

#endif
