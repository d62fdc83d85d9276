/*
 * vault: what keeps a book whole. Its history and the way back, the proof that nobody changed it, a copy in
 * its place, and what can be saved of a damaged one. Errors and lists as in book/book.h.
 *
 *   1  history      2  proof      3  putting a copy back      4  damage
 */
#ifndef VAULT_H
#define VAULT_H

#include "book/deals.h"

/* ==== 1. History =============================================================================== */

enum vault_step_kind {
	VAULT_CHANGE,
	VAULT_UNDO, VAULT_REDO,         /* of an earlier change */
	VAULT_UPGRADE                   /* the book had no history before it */
};

/* One command that changed the book. */
struct vault_step {
	int64_t id; /* 1, 2 … in the order in which they were written, whatever the clock said */
	char at[32], operator_name[BOOK_NAME], command[BOOK_TEXT], version[BOOK_SHORT];   /* at: UTC */
	enum vault_step_kind kind;
	int64_t of;                     /* of an undo or redo: that change; else 0 */
	bool undone;                    /* a change that does not count now */
	char seal[2 * 32 + 1];          /* SHA-256 in hexadecimal digits: docs/formats.md */
};

bool vault_step_find(struct book *s, int64_t id, struct vault_step *out, struct err *e);
/* The last one; *found false in a book where nothing was written yet. */
bool vault_step_last(struct book *s, struct vault_step *out, bool *found, struct err *e);
/*
 * The last step that both books have, 0: none. Up to there they are one book, for each seal covers the one
 * before.
 */
bool vault_last_common(struct book *a, struct book *b, int64_t *out, struct err *e);
/* The step whose seal begins with these hexadecimal digits; *found false if there is none. */
bool vault_step_by_seal(struct book *s, const char *digits, struct vault_step *out, bool *found,
	struct err *e);
/* The changes that set a setting of an event, undone ones included, in their order: the step, the value. */
struct vault_set {
	struct vault_step step;
	char value[BOOK_SETTING];
};
bool vault_sets(struct book *s, int64_t event, const char *key, struct vault_set **list, size_t *count,
	struct err *e);
/* The last one of those that stands, up to a step; NULL: none, or from before the book's history. */
const struct vault_set *vault_set_by(const struct vault_set *list, size_t count, int64_t last);
/* Likewise, of a column of the event. */
bool vault_details(struct book *s, int64_t event, const char *column, struct vault_set **list, size_t *count,
	struct err *e);
/*
 * Likewise of a player or an entry, where it was changed: "label", "public", "club", "start_no".
 */
bool vault_row_sets(struct book *s, const char *thing, int64_t id, const char *column,
	struct vault_set **list, size_t *count, struct err *e);
/* Was a table ever removed in the book? */
bool vault_ever_removed(struct book *s, bool *removed, struct err *e);
/*
 * Was anything written of a table behind `since`, be it that it was undone: its sheet, seats, deals, cards,
 * rulings, totals? Or anything of before undone, or redone?
 */
bool vault_table_written(struct book *s, int64_t table, int64_t since, bool *written, struct err *e);
/* The steps behind `since`, the last one first, that may have taken something away. */
bool vault_takings(struct book *s, int64_t since, int64_t **list, size_t *count, struct err *e);
/* The players who have, or had for a while, another name or mark since that step. */
bool vault_renamed(struct book *s, int64_t since, int64_t **list, size_t *count, struct err *e);
/* What players, and who was joined to them, were called before: another name or mark than now. */
struct vault_former {
	int64_t player;
	char name[BOOK_NAME], mark[BOOK_SHORT];
};
bool vault_former_names(struct book *s, struct vault_former **list, size_t *count, struct err *e);
/* Of those that took over something from another book, the undone ones, or those that count. */
bool vault_given_back(struct book *s, int64_t since, int64_t **list, size_t *count, struct err *e);
bool vault_taken_over(struct book *s, int64_t since, int64_t **list, size_t *count, struct err *e);
/* Did that step take over something from another book? Did the book, behind that step? */
bool vault_step_takes_over(struct book *s, int64_t step, bool *takes, struct err *e);
bool vault_has_taken(struct book *s, int64_t since, bool *has, struct err *e);
/* The last step of the merge that a step is of, for one may have several; of any other command the step. */
bool vault_step_end(struct book *s, const struct vault_step *of, int64_t *out, struct err *e);
/*
 * The command of a change that takes over from another book: it ends with the seal of the last step that it
 * knows of that one; in front of it, of an event that comes by it, where that is from ("": not said).
 */
void vault_command_met(
	char out[BOOK_TEXT], const char *command, const char *origin, const struct vault_step *theirs);
/* Mark the command of a step by which nothing came, for the other book is what it was: it is no meeting. */
void vault_command_noted(char command[BOOK_TEXT]);
/*
 * Which event it was where it was first made, through however many books it has come since; "" if the book
 * does not know. And the event of the book that is from there; 0: none.
 */
bool vault_event_origin(struct book *s, int64_t event, char out[BOOK_SHORT], struct err *e);
bool vault_event_from(struct book *s, const char *origin, int64_t *out, struct err *e);
/*
 * Where two books met behind `since`: a step of each at which one of them had taken over what the other was
 * then, and has not undone it; of a book that took over something before and has undone that since, as it was
 * before that: it does not know it. In the order of the steps of `b`, then of `a`; where both books were the
 * same as at another they are one, the last. book_free the list.
 */
struct vault_meeting {
	int64_t step[2], worked[2];     /* worked: by which each became what it was */
};
bool vault_meetings(struct book *a, struct book *b, int64_t since, struct vault_meeting **list,
	size_t *count, struct err *e);
/* Has `a` taken over what `b` is now, or was it copied from it (`since`: the last common step) since? */
bool vault_knows(struct book *a, struct book *b, int64_t since, bool *out, struct err *e);
/* Has `a` seen, in a merge or when it was copied, all that was typed into `b` itself? */
bool vault_has_seen(struct book *a, struct book *b, int64_t since, bool *out, struct err *e);
/*
 * Find the last step of `b` that `a` knows: `a` took over from `b` or was copied from it by then, or `b` did
 * nothing after that but take over from `a`. What `b` wrote later `a` cannot know from it.
 */
bool vault_seen_to(struct book *a, struct book *b, int64_t since, int64_t *out, struct err *e);
/*
 * Find the last step that gave a setting, or a column of a row ("label": a player's name and mark), another
 * value, also by undoing; 0: none did.
 */
bool vault_setting_written(struct book *s, int64_t event, const char *key, int64_t *step, struct err *e);
bool vault_column_written(struct book *s, const char *thing, int64_t row, const char *column, int64_t *step,
	struct err *e);
/* Has each of the two taken over from other books since something that the other one has not? */
bool vault_is_ring(struct book *a, struct book *b, int64_t since, bool *out, struct err *e);
/*
 * Entries of the event that came behind one step up to another, and start numbers that were given anew; who
 * left (withdrawn, excluded, struck from the entries), and who came back. Who only takes over seats is none.
 */
struct vault_entered {
	int64_t came, renumbered, left, back;
};
bool vault_entered_between(struct book *s, int64_t event, int64_t after, int64_t last,
	struct vault_entered *out, struct err *e);
/*
 * Who was entered in an event at the end of a step, by the book's history; `is_in`: and was neither withdrawn
 * nor excluded. Ids of entries, to be freed.
 */
bool vault_entries_at(struct book *s, int64_t event, int64_t step, bool is_in, int64_t **list,
	size_t *count, struct err *e);
/*
 * The change that VAULT_UNDO would take back next, or VAULT_REDO do again: there is none once something new
 * is written.
 */
bool vault_step_next(
	struct book *s, enum vault_step_kind how, struct vault_step *out, bool *found, struct err *e);
/*
 * Take that next one back, or do it again: a step of its own in the change under way, which may have
 * several. Nothing is lost: what an undone step wrote stays, and does not count.
 */
bool vault_step_turn(struct book *s, enum vault_step_kind how, int64_t step, struct err *e);
/* The steps in their order, the last `most` of them (0: all). */
bool vault_steps(struct book *s, int most, struct vault_step **list, size_t *count, struct err *e);

/* What is asked of a log; 0: all. */
struct vault_log_wanted {
	int64_t table, player;
	int deal_no;                    /* of that table */
	size_t most;                    /* of the things of a step; the others are only counted */
};

enum vault_item_kind { VAULT_ITEM_DEAL, VAULT_ITEM_RULING, VAULT_ITEM_CARDS, VAULT_ITEM_MEASURE,
	VAULT_ITEM_SEED, VAULT_ITEM_SUBSTITUTE, VAULT_ITEM_TOTALS, VAULT_ITEM_ROW };

/* One thing that a step did. */
struct vault_item {
	enum vault_item_kind kind;
	int64_t row, before_row; /* of deals, rulings, cards: the revision; the one that stood before it, 0:
				    none */
	char event[BOOK_NAME];
	int round, table_no, deal_no;   /* 0: none */
	/* Of rows: "player", what it is called, "club" (or "made": it is new), what was there and what is now. */
	char thing[BOOK_WORD], label[BOOK_NAME + BOOK_SHORT], field[BOOK_SHORT / 2], before[BOOK_TEXT],
		after[BOOK_TEXT];
};
/* What a step did, in the order in which it was written; book_free its items. */
struct vault_items {
	struct vault_item *items;
	size_t count, total;            /* listed; all that there are */
};
bool vault_step_items(struct book *s, int64_t step, const struct vault_log_wanted *wanted,
	struct vault_items *out, struct err *e);
/* The revision of a deal, with the seats of its table; of a ruling; cards as they were written down. */
bool vault_deal_revision(
	struct book *s, int64_t id, struct book_deal *out, struct book_table *table, struct err *e);
bool vault_ruling_revision(struct book *s, int64_t id, struct book_ruling *out, struct err *e);
bool vault_cards_written(struct book *s, int64_t id, struct book_cards *out, struct err *e);

/*
 * From now on the book as it was after a step: its number, or the last one until a time (time_read; UTC).
 * It is read from a copy; nothing can be written then.
 */
bool vault_rewind(struct book *s, const char *when, struct vault_step *out, struct err *e);

/* ==== 2. Proof ================================================================================= */

enum vault_fault {
	VAULT_FAULT_FILE,      /* SQLite's own check of the file; its words are in `now` */
	VAULT_FAULT_GUARD,     /* the trigger `key`, which keeps the history, is not there */
	VAULT_FAULT_SCHEMA,    /* the `thing` (table, index, view) `key` is not made as the program makes it:
				 `field` says    missing, changed, or added */
	VAULT_FAULT_REFERENCE, /* a row of `thing` refers to one that is not there (its table in `now`) */
	VAULT_FAULT_DEAL,      /* a revision of a deal is not what was sealed */
	VAULT_FAULT_STEP,      /* what a step wrote is not what was sealed, or it has no seal */
	VAULT_FAULT_GAP,       /* the step after this one is not there */
	VAULT_FAULT_STRAY,     /* rows that were not there when their step was sealed; `row` of them */
	VAULT_FAULT_ROW, /* a row of `thing` is not what its history says: `said` and `now` of its `field` */
	VAULT_FAULT_IMAGE, /* `step` recorded row `name` of `thing` in a form never written, or not continuing */
	VAULT_FAULT_MARK,      /* a derived mark is wrong: `field` of row `row` of `thing` */
	VAULT_FAULT_RULED,     /* no ruling gave the deal its points, `now`, though its state says so */
	VAULT_FAULT_PAYING,    /* a ruling gives points, by case `name`, and no deal that stands has them */
	VAULT_FAULT_TOTALS,    /* the totals of a sheet, `now`, do not come to 0 */
	VAULT_FAULT_SEATS,     /* points, `now`, of a seat where nobody sits, or none where somebody does */
	VAULT_FAULT_TABLE,     /* at a table seats are not taken from the first on */
	VAULT_FAULT_ENTRY,     /* `name` sits in seat `now`, and is not entered in the event of that table */
	VAULT_FAULT_HIDDEN,    /* a table of event `name` is there, and its round or event was taken back */
	VAULT_FAULT_TWICE,     /* `name` sits in the seats `said` and `now` of a table at once */
	VAULT_FAULT_FORMER,    /* the `now`-th revision of a `thing` or dispute is there, not the one before */
	VAULT_FAULT_FAR,       /* a number is larger than any that is written; in a `thing`, if it is said */
	VAULT_FAULT_OPEN,       /* a deal that is open, without a dispute */
	VAULT_FAULT_PINNED,     /* an event whose rules are not fixed, though it has deals */
	VAULT_FAULT_FOLDED,     /* player `name` is found by the words `now`, which are not the name's */
	VAULT_FAULT_JOINED,     /* a player who was joined to another, and is there */
	VAULT_FAULT_LINELESS,   /* facts are kept with a deal that has no line */
	VAULT_FAULT_UNTIDY,     /* a name, `now`, in `field` of a `thing` has a blank too many */
	VAULT_FAULT_SEED,       /* duplicate deals of event `name` have a seed, `now`, that nobody can give */
	VAULT_FAULT_ORDER,      /* the rows of a deal's cards are in an order that is never written */
	VAULT_FAULT_NUL        /* a text has a byte 0 in it: what stands behind it nobody sees */
};

/*
 * From which step on the book is sealed: the one by which a newer program took it over; false if from its
 * beginning.
 */
bool vault_step_upgrade(struct book *s, struct vault_step *out, bool *found, struct err *e);

/* What does not fit. Fields that say nothing are 0 or "". */
struct vault_finding {
	enum vault_fault fault;
	int64_t step, row;
	int round, table_no, deal_no, revision;
	char thing[BOOK_WORD], key[BOOK_SHORT], name[BOOK_NAME], field[BOOK_SHORT / 2], said[BOOK_TEXT],
		now[BOOK_TEXT];
};

/* Every revision of every deal in the order in which they were written. */
struct vault_proved {
	struct book_deal deal;
	int64_t event;
	int round, table_no, seats;
	bool undone;
};

/* Who is told what is found; `deal` and `ruling` (or NULL) look at every one. */
struct vault_verifier {
	void *arg;
	void (*found)(void *arg, const struct vault_finding *finding);
	bool (*deal)(void *arg, const struct vault_proved *proved, struct err *e);
	/* Likewise every revision of a ruling, decided or not, that was not taken back, by its id. */
	bool (*ruling)(void *arg, int64_t id, struct err *e);
	void (*progress)(void *arg, size_t done, size_t total);
	size_t deals, versions, steps;   /* how many were looked at; the versions of all deals */
};

/*
 * Check the file, the references, the seal of every deal and step, and that every row is what its history
 * says. What is wrong is a finding; false only if the book could not be read to its end.
 */
bool vault_verify(struct book *s, struct vault_verifier *verifier, struct err *e);

/* ==== 3. Putting a copy back =================================================================== */

/*
 * Is a file a copy of this book as it is or was, with no step that the book has not? All of it is in the
 * book then.
 */
bool vault_is_earlier(struct book *s, const char *copy);
/*
 * Put a backup in the place of the book, which is kept under the name `keep` (what lies in its -wal file
 * too). The backup is copied and checked first. ERR_CONFLICT while anybody has the book open. It need not
 * be there.
 */
bool vault_restore(const char *book, const char *backup, const char *keep,
	const struct book_progress *progress, struct book_summary *out, struct err *e);

/* ==== 4. Damage ================================================================================ */

enum { VAULT_SAVED_TABLES = 64 };

/* What could be saved of a table. */
struct vault_saved {
	char table[BOOK_SHORT];
	int64_t rows;                   /* that were read and are in the new book */
	int64_t left_out; /* read, but of no use: against the rules of the table, or what they belong to is
			     lost */
	int64_t made_up;  /* in place of lost ones that others point at; points that were settled again */
	bool is_whole;                  /* it could be read to its end */
};

/* What was there: a deal (or its number is below that of another one), who sits from deal `no` on, totals. */
struct vault_lost {
	char event[BOOK_NAME];
	int round, table_no, no, seat;
	enum vault_lost_kind { VAULT_LOST_DEAL, VAULT_LOST_TURN, VAULT_LOST_TOTALS } kind;
};

/*
 * Works out the points of a deal from its facts, by the rules of its event, which `s` still has as far as
 * they could be read. False: it cannot. Nothing is believed: they count if the deal's seal fits them.
 */
struct vault_settler {
	void *arg;
	bool (*settle)(void *arg, struct book *s, const struct vault_proved *deal, int points[BOOK_SEATS]);
};

struct vault_recovery {
	struct vault_saved tables[VAULT_SAVED_TABLES];
	size_t table_count;
	struct vault_lost *lost;        /* freed with book_free */
	size_t lost_count;
	int unplaced;                   /* deals of which no more is left than that they were */
	int unplaced_turns, unplaced_totals;   /* is more lost of these than is named? */
};

/*
 * Read what can be read of a damaged book, with what lies in its -wal file, into a new book at `to`, of the
 * same version and sound. The damaged file is not touched: a copy of it is worked on, in a folder beside
 * `to`. A sealed deal is kept if its seal fits. `settler` works out points that are lost; NULL: they stay
 * lost. ERR_FAILED: not even its tables can be found.
 */
bool vault_recover(const char *damaged, const char *to, const struct vault_settler *settler,
	const struct book_progress *progress, struct vault_recovery *out, struct err *e);

#endif
