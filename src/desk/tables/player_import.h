/* desk, inside: players out of a table, row by row (player_csv.c) into the book (player_import.c);
 * whose names are much alike (player_like.c). */
#ifndef DESK_PLAYER_IMPORT_H
#define DESK_PLAYER_IMPORT_H

#include "desk/tables/rows.h"

enum player_column { PLAYER_NAME, PLAYER_MARK, PLAYER_CLUB, PLAYER_START, PLAYER_COLUMNS };

/* Room for a label folded: case and accents can make it longer. */
enum { PLAYER_KEY = 2 * BOOK_LABEL };

/* A row as it was read. */
struct csv_player {
	int line, start_no;          /* 0: none given */
	const char *name, *mark, *club;
	bool by_club;                /* others of the file have its name: the club is the mark */
	bool is_wrong;               /* it is a fault: left out */
	bool is_new;                 /* and was added as a player */
	const char *key;             /* name and mark, case and accents folded */
	const char *bare, *club_key; /* those without titles and signs; the club folded */
	char text[];
};

/* A player of the book, by that key. */
struct known {
	const struct book_player *player;
	char *key, *bare;
	bool is_short;               /* the name may be an abbreviated one */
};

/* A name without titles and signs: of a player of the book, or of a row. */
struct bare_name {
	const char *bare, *key, *name, *mark;
	int line;                    /* of the row; 0: in the book */
};

/* A CSV on its way into the book. */
struct player_import {
	struct desk *desk;
	const char *file;
	struct rows rows_of_file;
	struct columns columns;        /* by enum player_column */
	const struct row_texts *row;   /* the one under way */
	bool are_counted;              /* each name has a number before it */
	const char *club_above;        /* what a ditto mark means */
	struct csv_player **rows;
	size_t count;
	struct row_faults faults;

	const struct desk_players_wanted *wanted;
	const struct book_event *event;   /* NULL: they are entered nowhere */
	struct listing *preview;
	bool is_same;                /* who differs in capitals, accents or dashes is the same */
	int looks;                   /* abbreviations that all names were looked through for */
	struct book_player *players;
	struct known *known;         /* sorted by key */
	size_t known_count;
	const struct known **shorts; /* those who may be abbreviated, in that order */
	size_t short_count;
	struct bare_name *bare_names; /* of all known ones and all rows, sorted by bare name, then by line */
	struct buf new_names;        /* of those who were new, with commas */
	struct desk_imported *out;
};

/* Read all rows of a file: names, clubs, start numbers. What is wrong with a row is told; false where it is
 * no such file. */
bool player_rows_read(struct player_import *import);
void player_rows_free(struct player_import *import);
/* A row of that name, mark and club; NULL: no memory. */
struct csv_player *player_row_make(const struct book_player *player);

/* The players of the book, to be freed in any case; desk is set. */
bool player_known_read(struct player_import *import);
void player_known_free(struct player_import *import);
/*
 * Whom a row means: by its mark, by its club as the mark, or by the name alone if no other club speaks
 * against it. NULL: nobody; *near then: who would be meant, but for case and accents.
 */
const struct book_player *player_meant(const struct player_import *import, const struct csv_player *row,
	const struct book_player **near);
/*
 * Can nobody else of the book be meant by a new player's name? Not without a mark, if one there has the name;
 * with a mark, those who have it are named.
 */
bool player_is_clear(const struct player_import *import, const struct book_player *player);
/*
 * Is a new player's name none that is short for another's, or the other way round, of the book or of the
 * rows? Else the error says what to write.
 */
bool player_is_whole(struct player_import *import, const struct csv_player *row);
/* One club in several spellings is one: as the book has it, else as it comes first. */
bool player_spell_clubs(struct player_import *import);
/* Say so where the known one is of another club than the row says. */
void player_say_club(struct player_import *import, const struct csv_player *row,
	const struct book_player *known);
/*
 * Say of the rows of new players, in the order of the file, whose name of the book (or of another row,
 * too) is a letter away from theirs.
 */
bool player_say_likes(const struct player_import *import, struct csv_player *const rows[], size_t count,
	bool in_file);
/* Are two keys a letter apart, and no figures? */
bool player_is_like(const char *key, const char *other);
/* Name those who are new. */
void player_say_new(struct desk *desk, struct buf *labels);
/* Name and mark as they are compared. */
void player_key(char out[PLAYER_KEY], const char *name, const char *mark);

#endif
