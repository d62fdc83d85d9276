/* turn: steps of the book taken back, and done again. */
#ifndef DESK_TURN_H
#define DESK_TURN_H

#include "desk/desk.h"
#include "vault/vault.h"

struct desk_turn {
	enum vault_step_kind how;    /* VAULT_UNDO, VAULT_REDO */
	int count;                   /* so many steps, or none */
	int64_t seen;                /* the last step of the book when this was shown, 0: it was not; filled in */
};

/* Each step that was turned, by the step that did it: the surface may read what that changed. */
typedef bool desk_turned(void *arg, int64_t step);

/*
 * Turn them all. ERR_NOT_FOUND if there are fewer; ERR_CONFLICT if another has written since it was shown.
 * `is_preview`: it is done to be shown, and rolled back, so that nobody waits while somebody thinks.
 */
bool desk_turn(struct desk *desk, struct desk_turn *turn, bool is_preview, desk_turned *turned, void *arg);

#endif
