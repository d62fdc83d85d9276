/* players: recorded, changed, and entered in events. */
#ifndef DESK_PLAYERS_H
#define DESK_PLAYERS_H

#include "desk/desk.h"

/* What is said of a player; NULL: nothing is, so that it stays. */
struct desk_player_fields {
	const char *name, *mark, *club, *shown;   /* shown: name, initials, none */
};

/* Put them over what `player` has; ERR_REFUSED if one is too long, or no way to show somebody. */
bool desk_player_put(struct desk *desk, const struct desk_player_fields *fields, struct book_player *player);
/*
 * Before a new player is added: *found one of the same name but for case and accents, or whose name is short
 * for it or the other way round, who may be the same person (`near`). One of that very name with another
 * mark is told.
 */
bool desk_player_near(struct desk *desk, const struct book_player *player, struct book_player *near,
	bool *found);
bool desk_player_add(struct desk *desk, struct book_player *player);
/* Spellings of clubs, by their letters without capitals, accents and signs. Start with zeros. */
struct desk_clubs {
	struct desk_spelling *list;
	size_t count;
	bool is_read;
};
/*
 * That club as the book writes it for any player but that one (0: any), which is said if it is written
 * otherwise.
 */
bool desk_clubs_spell(struct desk *desk, struct desk_clubs *clubs, int64_t but, char club[BOOK_NAME]);
void desk_clubs_free(struct desk_clubs *clubs);
/* The player whom the words mean gets these fields. */
bool desk_player_change(struct desk *desk, const char *who, const struct desk_player_fields *fields,
	struct book_player *out);

/* What became of two players who are one person. */
struct desk_joined {
	struct book_player one, into;
	int events, tables;          /* of `one`, which are of `into` now */
};
/*
 * All of the player whom the words mean becomes the other's: entries, seats, measures, teams. ERR_REFUSED
 * where both sat in one round.
 */
bool desk_player_join(struct desk *desk, const char *who, const char *into, struct desk_joined *out);
/* Within a change: likewise of both->one, which becomes both->into. Refused, nothing is written. */
bool desk_players_join(struct desk *desk, struct desk_joined *both);
/* Teams, lots, categories and the list of order speak of people by start numbers. One of the first three? */
bool desk_setting_has_numbers(const char *key);
/* Write its value with another number (0: with none) for each, each once; "" if none is left. */
typedef int desk_other_number(void *arg, int no);
void desk_setting_renumber(
	struct buf *b, const struct book_setting *setting, desk_other_number *other, void *arg);
/* Within a change: report the settings that contain a start number: "lot, team-1 (Szolnok A)". */
bool desk_number_mentions(struct desk *desk, int64_t event, int start_no, struct buf *places);
bool desk_number_warn(struct desk *desk, int64_t event, int start_no, const struct msg *msg);
/* Within a change: write so all settings of an event that speak of numbers. */
bool desk_settings_follow(struct desk *desk, int64_t event, desk_other_number *other, void *arg);
/* Map one number to another: `arg` is an array of the old and the new one. */
int desk_number_moved(void *arg, int no);
/*
 * The entry of a player, be it taken back, whose number still means them where it is said; false: there is
 * none.
 */
bool desk_number_means(struct desk *desk, int64_t event, int64_t player, struct book_entry *out);
/* Within a change: enter a player; start_no 0: the next one. Settings and the order follow who comes back. */
bool desk_entry_enter(struct desk *desk, int64_t event, int64_t player, int start_no, struct book_entry *out);
/* Within a change: give an entry another start number, in the settings that contain it too. */
bool desk_entry_renumber(struct desk *desk, const struct book_entry *entry, int start_no);

/* A renamed player, or one joined to another. */
struct desk_called {
	struct book_label was, now;
	bool is_joined;
};
/* Who is entered in the events that have bets: read before names change, it tells whom a short one meant. */
struct desk_entered {
	struct desk_event_entered {
		int64_t event;
		struct book_entry *entries;
		size_t count;
	} *list;
	size_t count;
};
bool desk_entered_read(struct desk *desk, struct desk_entered *out);
void desk_entered_free(struct desk_entered *entered);
/*
 * Within a change: rename bettors in the deals of every event, all at once, for some may have exchanged their
 * names, and report the deals, also those on which others now count for somebody.
 */
bool desk_bets_follow(struct desk *desk, const struct desk_entered *before, const struct desk_called *called,
	size_t called_count);
bool desk_bets_follow_one(struct desk *desk, const struct desk_entered *before, const struct book_player *was,
	const struct book_player *now);

/* Within a change: who had no club is of that one from now on, which is said. */
bool desk_player_club(struct desk *desk, struct book_player *player, const char *club);

/* How the word says that a player is shown, into it. */
bool desk_player_shown(struct desk *desk, const char *word, struct book_player *player);
/* The same of the book's word, in words: "monogrammal". */
const char *desk_shown_word(enum lang lang, const char *shown);
/* Within a change: who is shown by name is shown so from now on; another way stays. Either is said. */
bool desk_player_show(struct desk *desk, struct book_player *player, const char *word);

/* Before a player is entered: *found one in the event of whom the name is short, or the other way round. */
bool desk_entry_near(struct desk *desk, const struct book_event *event, const char *who,
	struct book_player *player, struct book_player *near, bool *found);
/*
 * Enter the player whom the words mean, with a start number (0: the next); `out->is_new`: was not entered
 * before. Who only stood in for others (*stood_in) is in the field from now on.
 */
bool desk_entry_add(struct desk *desk, const struct book_event *event, const char *who, int start_no,
	struct book_entry *out, bool *stood_in);
/* A place in an event, the players who are out too; `player` is the label. */
struct desk_place {
	char player[BOOK_LABEL];
	int start_no, rank;
};
/* The places of an event by rank, to be freed (report_all_ranked). */
typedef bool desk_places(struct book *s, const struct book_event *event, struct desk_place **list,
	size_t *count, struct err *e);
/*
 * Enter the first `wanted` of another event, in the order of their places there, in one step; who is out is
 * told and left out. *added: how many were not entered yet.
 */
bool desk_entries_qualify(struct desk *desk, const struct book_event *event, const struct book_event *from,
	int wanted, desk_places *places, int *added);
/* ERR_NOT_FOUND for somebody who is not entered. */
bool desk_entry_change(struct desk *desk, const struct book_event *event, const char *who, int start_no,
	struct book_entry *out);
bool desk_entry_remove(struct desk *desk, const struct book_event *event, const char *who,
	struct book_entry *out, bool *stands_in);

#endif
