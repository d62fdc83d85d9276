/*
 * vault: keep a book whole: its history and undo, the proof that nobody tampered with it, restoring a copy,
 * and rescuing a damaged one. Errors and lists as in book/book.h.
 *
 * 1 history 2 proof 3 restoring a copy 4 damage
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
	int64_t id;                     /* 1, 2 … in the order of writing, whatever the clock */
	char at[32], operator_name[BOOK_NAME], command[BOOK_TEXT], version[BOOK_SHORT];   /* at: UTC */
	enum vault_step_kind kind;
	int64_t of;                     /* the change undone or redone; else 0 */
	bool undone;                    /* a change that does not count now */
	char seal[2 * 32 + 1];          /* SHA-256 in hexadecimal digits: docs/formats.md */
};

bool vault_step_find(struct book *s, int64_t id, struct vault_step *out, struct err *e);
/* Find the last step; *found false in a book without any. */
bool vault_step_last(struct book *s, struct vault_step *out, bool *found, struct err *e);
/* Find the last step that both books have; 0: none. Up to it they are one book: each seal covers the last. */
bool vault_last_common(struct book *a, struct book *b, int64_t *out, struct err *e);
/* Find the step whose seal begins with these hexadecimal digits; *found false if there is none. */
bool vault_step_by_seal(struct book *s, const char *digits, struct vault_step *out, bool *found,
	struct err *e);
/* List the changes of a setting of an event in order, undone ones included. */
struct vault_set {
	struct vault_step step;
	char value[BOOK_SETTING];
};
bool vault_sets(struct book *s, int64_t event, const char *key, struct vault_set **list, size_t *count,
	struct err *e);
/* Find the last of them up to a step that is not undone; NULL: none, or older than the book's history. */
const struct vault_set *vault_set_by(const struct vault_set *list, size_t count, int64_t last);
/* List the same of a column of the event. */
bool vault_details(struct book *s, int64_t event, const char *column, struct vault_set **list, size_t *count,
	struct err *e);
/* List the same of a player or an entry: "label", "public", "club", "start_no". */
bool vault_row_sets(struct book *s, const char *thing, int64_t id, const char *column,
	struct vault_set **list, size_t *count, struct err *e);
/* Was a table ever removed in the book? */
bool vault_ever_removed(struct book *s, bool *removed, struct err *e);
/*
 * Did a step after `since`, undone or not, write to a table: its sheet, seats, deals, cards, rulings, totals?
 * Or undo or redo an earlier step?
 */
bool vault_table_written(struct book *s, int64_t table, int64_t since, bool *written, struct err *e);
/* List the steps after `since`, last first, that may have removed something. */
bool vault_takings(struct book *s, int64_t since, int64_t **list, size_t *count, struct err *e);
/* List the players who got another name or mark after `since`, if only for a while. */
bool vault_renamed(struct book *s, int64_t since, int64_t **list, size_t *count, struct err *e);
/* Former names and marks of players, and of those joined to them. */
struct vault_former {
	int64_t player;
	char name[BOOK_NAME], mark[BOOK_SHORT];
};
bool vault_former_names(struct book *s, struct vault_former **list, size_t *count, struct err *e);
/* List the steps after `since`, last first, that took over from another book, undone or not. */
bool vault_taken_over(
	struct book *s, int64_t since, bool undone, int64_t **list, size_t *count, struct err *e);
/* Did that step take over something from another book? vault_has_taken: did any step after `since`? */
bool vault_step_takes_over(struct book *s, int64_t step, bool *takes, struct err *e);
bool vault_has_taken(struct book *s, int64_t since, bool *has, struct err *e);
/* Find the last step of the merge to which a step belongs; for any other command, that step. */
bool vault_step_end(struct book *s, const struct vault_step *of, int64_t *out, struct err *e);
/*
 * Write the command of a change that takes over from another book: add the origin of an event that it brings
 * ("": none), and the seal of the other book's last step.
 */
void vault_command_met(
	char out[BOOK_TEXT], const char *command, const char *origin, const struct vault_step *theirs);
/* Mark the command of a step that brought nothing, because the other book had not changed: not a meeting. */
void vault_command_noted(char command[BOOK_TEXT]);
/*
 * Find the origin of an event, the same in all books through which it came ("": unknown); and the event of
 * the book with that origin (0: none).
 */
bool vault_event_origin(struct book *s, int64_t event, char out[BOOK_SHORT], struct err *e);
bool vault_event_from(struct book *s, const char *origin, int64_t *out, struct err *e);
/*
 * List the meetings of two books after `since`: a step of each at which one had taken over the state of the
 * other, not undone. Steps brought by an undone merge count as unknown. Ordered by the steps of `b`, then of
 * `a`; only the last meeting of the same states is listed. Free the list with book_free.
 */
struct vault_meeting {
	int64_t step[2], worked[2];     /* worked: the step that led to that state of each */
};
bool vault_meetings(struct book *a, struct book *b, int64_t since, struct vault_meeting **list,
	size_t *count, struct err *e);
/* Has `a` taken over the present state of `b`, or is it a copy of it (`since`: the last common step)? */
bool vault_knows(struct book *a, struct book *b, int64_t since, bool *out, struct err *e);
/* Has `a` seen, in a merge or when it was copied, everything typed into `b` itself? */
bool vault_has_seen(struct book *a, struct book *b, int64_t since, bool *out, struct err *e);
/*
 * Find the last step of `b` that `a` knows: `a` took over from `b` or was copied from it by then, or `b` only
 * took over from `a` after that.
 */
bool vault_seen_to(struct book *a, struct book *b, int64_t since, int64_t *out, struct err *e);
/*
 * Find the last step that changed a setting, or a column of a row ("label": a player's name and mark), even
 * by undoing; 0: none did.
 */
bool vault_setting_written(struct book *s, int64_t event, const char *key, int64_t *step, struct err *e);
bool vault_column_written(struct book *s, const char *thing, int64_t row, const char *column, int64_t *step,
	struct err *e);
/* Has each of the two, after `since`, taken over something from other books that the other has not? */
bool vault_is_ring(struct book *a, struct book *b, int64_t since, bool *out, struct err *e);
/*
 * Count new entries of the event after one step up to another, changed start numbers, players who left
 * (withdrawn, excluded, removed) or returned; substitutes do not count.
 */
struct vault_entered {
	int64_t came, renumbered, left, back;
};
bool vault_entered_between(struct book *s, int64_t event, int64_t after, int64_t last,
	struct vault_entered *out, struct err *e);
/*
 * List the ids of the entries in an event at the end of a step, by the book's history; `is_in`: only those
 * neither withdrawn nor excluded. Free the list.
 */
bool vault_entries_at(struct book *s, int64_t event, int64_t step, bool is_in, int64_t **list,
	size_t *count, struct err *e);
/* Find the next change for VAULT_UNDO, or for VAULT_REDO; a new change leaves none to redo. */
bool vault_step_next(
	struct book *s, enum vault_step_kind how, struct vault_step *out, bool *found, struct err *e);
/*
 * Undo or redo a step, as a step of its own in the present change, which may have several. The rows of an
 * undone step stay, and do not count.
 */
bool vault_step_turn(struct book *s, enum vault_step_kind how, int64_t step, struct err *e);
/* List the last `most` steps (0: all) in order. */
bool vault_steps(struct book *s, int most, struct vault_step **list, size_t *count, struct err *e);

/* The selection of a log; 0: all. */
struct vault_log_wanted {
	int64_t table, player;
	int deal_no;                    /* of that table */
	size_t most;                    /* items of a step; the others are only counted */
};

enum vault_item_kind { VAULT_ITEM_DEAL, VAULT_ITEM_RULING, VAULT_ITEM_CARDS, VAULT_ITEM_MEASURE,
	VAULT_ITEM_SEED, VAULT_ITEM_SUBSTITUTE, VAULT_ITEM_TOTALS, VAULT_ITEM_ROW };

/* One item of a step. */
struct vault_item {
	enum vault_item_kind kind;
	int64_t row, before_row;        /* of deals, rulings, cards: the revision; the one before, 0: none */
	char event[BOOK_NAME];
	int round, table_no, deal_no;   /* 0: none */
	/* Of rows: "player", its name, "club" (or "made": it is new), the value before and after. */
	char thing[BOOK_WORD], label[BOOK_NAME + BOOK_SHORT], field[BOOK_SHORT / 2], before[BOOK_TEXT],
		after[BOOK_TEXT];
};
/* The items of a step, in the order of writing; free them with book_free. */
struct vault_items {
	struct vault_item *items;
	size_t count, total;            /* listed; all */
};
bool vault_step_items(struct book *s, int64_t step, const struct vault_log_wanted *wanted,
	struct vault_items *out, struct err *e);
/* Read a revision of a deal, with the seats of its table; of a ruling; recorded cards. */
bool vault_deal_revision(
	struct book *s, int64_t id, struct book_deal *out, struct book_table *table, struct err *e);
bool vault_ruling_revision(struct book *s, int64_t id, struct book_ruling *out, struct err *e);
bool vault_cards_written(struct book *s, int64_t id, struct book_cards *out, struct err *e);

/*
 * Turn the book into a copy of its state after a step, given by number or as the last one until a time
 * (time_read; UTC). It takes no changes.
 */
bool vault_rewind(struct book *s, const char *when, struct vault_step *out, struct err *e);

/* ==== 2. Proof ================================================================================= */

enum vault_fault {
	VAULT_FAULT_FILE,      /* SQLite's own check of the file; its words are in `now` */
	VAULT_FAULT_GUARD,     /* the trigger `key`, which keeps the history, is missing */
	VAULT_FAULT_SCHEMA,    /* the `thing` (table, index, view) `key` is missing, changed or added (`field`) */
	VAULT_FAULT_REFERENCE, /* a row of `thing` refers to a missing one (its table in `now`) */
	VAULT_FAULT_DEAL,      /* a revision of a deal differs from its seal */
	VAULT_FAULT_STEP,      /* the rows of a step differ from its seal, or it has no seal */
	VAULT_FAULT_GAP,       /* the step after this one is missing */
	VAULT_FAULT_STRAY,     /* rows that did not exist when their step was sealed; `row` of them */
	VAULT_FAULT_ROW,       /* a row of `thing` differs from its history: `said` and `now` of its `field` */
	VAULT_FAULT_IMAGE,     /* `step` recorded row `name` of `thing` in a form never written, or with a gap */
	VAULT_FAULT_MARK,      /* a derived mark is wrong: `field` of row `row` of `thing` */
	VAULT_FAULT_RULED,     /* no ruling gave the deal its points, `now`, though its state says so */
	VAULT_FAULT_PAYING,    /* a ruling gives points, by case `name`, that no counting deal has */
	VAULT_FAULT_TOTALS,    /* the totals of a sheet, `now`, do not come to 0 */
	VAULT_FAULT_SEATS,     /* points, `now`, of an empty seat, or none of a taken one */
	VAULT_FAULT_TABLE,     /* the players of a table do not sit from the first seat on */
	VAULT_FAULT_ENTRY,     /* `name` sits in seat `now`, and is not entered in the event of that table */
	VAULT_FAULT_HIDDEN,    /* a table of event `name` exists, but its round or event was taken back */
	VAULT_FAULT_TWICE,     /* `name` sits in the seats `said` and `now` of a table at once */
	VAULT_FAULT_FORMER,    /* the `now`-th revision of a `thing` or dispute exists, but not the one before */
	VAULT_FAULT_FAR,       /* a number, of a `thing` if known, is larger than the program writes */
	VAULT_FAULT_OPEN,      /* an open deal without a dispute */
	VAULT_FAULT_PINNED,    /* an event whose rules are not fixed, though it has deals */
	VAULT_FAULT_FOLDED,    /* player `name` is indexed by the words `now`, which do not fit */
	VAULT_FAULT_JOINED,    /* a player joined to another still exists */
	VAULT_FAULT_LINELESS,  /* a deal without a line has facts */
	VAULT_FAULT_UNTIDY,    /* a name, `now`, in `field` of a `thing` has a blank too many */
	VAULT_FAULT_SEED,      /* duplicate deals of event `name` have a seed, `now`, that no command accepts */
	VAULT_FAULT_ORDER,     /* the rows of a deal's cards are in an order never written */
	VAULT_FAULT_NUL        /* a text contains a byte 0, which hides the rest */
};

/* Find the step of the upgrade from which the book is sealed; *found false: sealed from its beginning. */
bool vault_step_upgrade(struct book *s, struct vault_step *out, bool *found, struct err *e);

/* A finding of the proof. Fields that do not apply are 0 or "". */
struct vault_finding {
	enum vault_fault fault;
	int64_t step, row;
	int round, table_no, deal_no, revision;
	char thing[BOOK_WORD], key[BOOK_SHORT], name[BOOK_NAME], field[BOOK_SHORT / 2], said[BOOK_TEXT],
		now[BOOK_TEXT];
};

/* A revision of a deal. */
struct vault_proved {
	struct book_deal deal;
	int64_t event;
	int round, table_no, seats;
	bool undone;
};

/* Callbacks of the proof; `deal`, `ruling` and `progress` may be NULL. */
struct vault_verifier {
	void *arg;
	void (*found)(void *arg, const struct vault_finding *finding);
	/* Every revision of every deal, in the order of writing. */
	bool (*deal)(void *arg, const struct vault_proved *proved, struct err *e);
	/* Every revision of a ruling, decided or not, except those undone. */
	bool (*ruling)(void *arg, const struct book_ruling *ruling, struct err *e);
	void (*progress)(void *arg, size_t done, size_t total);
	size_t deals, versions, steps;   /* filled in: numbers checked; the versions of all deals */
};

/*
 * Check the file, the references, the seal of every deal and step, and every row against its history. Reports
 * each fault as a finding; returns false only if the book could not be read to its end.
 */
bool vault_verify(struct book *s, struct vault_verifier *verifier, struct err *e);

/* ==== 3. Restoring a copy ===================================================================== */

/* Is a file a copy of the present or a former state of this book, without steps of its own? */
bool vault_is_earlier(struct book *s, const char *copy);
/*
 * Put a backup in the place of the book, which is kept under the name `keep` (its -wal file too). The backup
 * is copied and checked first. ERR_CONFLICT while anybody has the book open. The book need not exist.
 */
bool vault_restore(const char *book, const char *backup, const char *keep,
	const struct book_progress *progress, struct book_summary *out, struct err *e);

/* ==== 4. Damage ================================================================================ */

enum { VAULT_SAVED_TABLES = 64 };

/* The saved part of a table. */
struct vault_saved {
	char table[BOOK_SHORT];
	int64_t rows;                   /* read and put into the new book */
	int64_t left_out;               /* read, but violating the table's rules, or with a lost reference */
	int64_t made_up;                /* in place of lost rows with references to them; points settled again */
	bool is_whole;                  /* readable to its end */
};

/* A loss: a deal (perhaps only known by a later number), a substitute from deal `no` on, totals, rulings. */
struct vault_lost {
	char event[BOOK_NAME];
	int round, table_no, no, seat;
	enum vault_lost_kind { VAULT_LOST_DEAL, VAULT_LOST_TURN, VAULT_LOST_TOTALS, VAULT_LOST_RULING } kind;
};

/*
 * Computes the points of a deal from its facts, by the rules of its event as far as readable; false if
 * impossible. The points count only if the deal's seal fits them.
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
	int unplaced;                   /* deals of which only the existence is known */
	int unplaced_turns, unplaced_totals;   /* lost ones beyond those that `lost` names */
};

/*
 * Read as much as possible of a damaged book, its -wal file included, into a sound new book at `to` of the
 * same version. Works on a copy of the damaged file, in a folder beside `to`. Keeps a sealed deal if its seal
 * fits. `settler` computes lost points; NULL: they stay lost. ERR_FAILED: not even its tables can be found.
 */
bool vault_recover(const char *damaged, const char *to, const struct vault_settler *settler,
	const struct book_progress *progress, struct vault_recovery *out, struct err *e);

#endif
