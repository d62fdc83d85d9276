/* record: a deal as the book stores it, whatever the game: a head and facts, in words. */
#ifndef GAMES_RECORD_H
#define GAMES_RECORD_H

/* Seats A … H, numbered from 0 in the order of play. */
enum { GAME_SEATS = 8, GAME_NO_SEAT = -1 };
/* A coup of several hands is one deal: room for the facts of all. An item may be the name of a player. */
enum { GAME_FACTS = 96, GAME_WORD = 16, GAME_ITEM = 194, GAME_BID = 48, GAME_REASON = 200 };

/* One recorded fact: ("result","ulti","",1) ("kontra","betli","B",2) ("silent","ulti","defenders",0) … */
struct game_fact {
	char kind[GAME_WORD], item[GAME_ITEM], subject[GAME_WORD];
	int value;
};

/* The head and the facts of a deal in words. */
struct game_record {
	int declarer;                  /* seat */
	char bid[GAME_BID];            /* code */
	char trump[GAME_WORD];         /* "makk" …, "" if not written down or none */
	char ending[GAME_WORD];        /* "played" "thrown-in" "conceded" */
	int fact_count;
	struct game_fact facts[GAME_FACTS];
};

#endif
