/* The list of order, read from the book: its steps, and the effect of the deals between them. */
#include "base/messages.h"
#include "base/random.h"
#include "desk/messages.h"
#include "desk/rounds/order_inner.h"
#include "vault/vault.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- steps ------------------------------------------------------------------------------------- */

static const char *const kinds[ORDER_KINDS] = {
	[ORDER_DRAWN] = "drawn", [ORDER_ENTERS] = "enters", [ORDER_WAIVES] = "waives",
	[ORDER_LEAVES] = "leaves",
};

static void order_key(char key[BOOK_SHORT], int no)
{
	snprintf(key, BOOK_SHORT, "order-%d", no);
}

void order_step_write(struct buf *b, const struct order_step *step)
{
	buf_printf(b, "%d %d %d %s ", step->table, step->round, step->deal, kinds[step->kind]);
	for (int i = 0; i < step->count; i++) {
		buf_printf(b, "%s%d", i > 0 ? "," : "", step->who[i]);
		if (step->as[i] && step->as[i] != abs(step->who[i]))
			buf_printf(b, "=%d", step->as[i]);
	}
	buf_printf(b, "%s%s", step->seed[0] ? " " : "", step->seed);
}

/* Read "12,4=3,-7", no number twice. */
static bool read_who(const char *list, struct order_step *out)
{
	for (out->count = 0; out->count < ORDER_MOST; list++) {
		const bool has_gone = *list == '-';
		list += has_gone;
		size_t n = strcspn(list, ","), of_number = strcspn(list, ",=");
		int *who = &out->who[out->count], *as = &out->as[out->count];
		if (!scan_number((struct text_slice){ list, of_number }, who) || *who < 1)
			return false;
		*as = *who;
		*who = has_gone ? -*who : *who;
		if (of_number < n && !scan_number((struct text_slice){ list + of_number + 1, n - of_number - 1 }, as))
			return false;
		if (order_has(out->who, out->count, *who))
			return false;
		out->count++;
		list += n;
		if (!*list)
			return true;
	}
	return false;
}

bool order_step_parse(const char *value, struct order_step *out)
{
	char kind[BOOK_WORD], who[BOOK_SETTING];
	int from = 0;

	*out = (struct order_step){ .kind = ORDER_DRAWN };
	int found = sscanf(value, "%d %d %d %15s %n", &out->table, &out->round, &out->deal, kind, &from);
	if (found != 4 || from == 0 || strlen(value) >= sizeof who)
		return false;
	const char *list = value + from, *seed = list + strcspn(list, " ");
	snprintf(who, sizeof who, "%.*s", (int)(seed - list), list);
	seed += *seed == ' ';
	while (out->kind < ORDER_KINDS && strcmp(kinds[out->kind], kind) != 0)
		out->kind++;
	snprintf(out->seed, sizeof out->seed, "%s", seed);
	bool fits = strlen(seed) < sizeof out->seed && out->table > 0 && out->round > 0 && out->deal > 0;
	return fits && out->kind < ORDER_KINDS && read_who(who, out);
}

bool order_is_key(const char *key)
{
	return strncmp(key, "order-", 6) == 0;
}

void order_step_renumber(struct buf *b, const char *value, desk_other_number *other, void *arg)
{
	struct order_step step;

	if (!order_step_parse(value, &step)) {
		buf_str(b, value);
		return;
	}
	for (int i = 0; i < step.count; i++) {
		int who = step.who[i], no = who > 0 ? other(arg, who) : who;
		/* Of joined players the first one's place stays. */
		step.who[i] = no == 0 || order_has(step.who, i, no) ? -step.as[i] : no;
	}
	struct buf whole = { 0 };
	order_step_write(&whole, &step);
	if (whole.len >= BOOK_SETTING)
		memset(step.as, 0, sizeof step.as);
	buf_free(&whole);
	order_step_write(b, &step);
}

bool order_step_read(struct book *s, int64_t event, int no, char value[BOOK_SETTING], struct err *e)
{
	char key[BOOK_SHORT];

	order_key(key, no);
	if (!book_setting(s, event, key, value, e))
		return false;
	if (strcmp(value, SETTING_NONE) == 0)
		value[0] = '\0';   /* taken off the list */
	return true;
}

bool order_step_put(struct desk *desk, int64_t event, int no, const char *value)
{
	char key[BOOK_SHORT];

	order_key(key, no);
	return book_setting_put(desk->book, event, key, value, false, desk->err);
}

bool order_step_at(struct book *s, int64_t event, int table, int place, char value[BOOK_SETTING], int *no,
	struct err *e)
{
	struct order_step step;

	for (*no = 1;; ++*no) {
		if (!order_step_read(s, event, *no, value, e))
			return false;
		if (!value[0] || (order_step_parse(value, &step) && step.table == table && --place == 0))
			return true;
	}
}

bool order_step_told(struct desk *desk, int64_t event, int place, const char *value)
{
	char here[BOOK_SETTING], before[BOOK_SETTING] = "first";
	struct order_step step;
	int no;

	if (!order_step_parse(value, &step))
		return desk_fail(desk, ERR_REFUSED, &msg_order_step, MSG_ARGS(value));
	if (!book_seed_set(step.seed, sizeof step.seed, value + strlen(value) - strlen(step.seed), desk->err))
		return false;
	if ((place > 1 && !order_step_at(desk->book, event, step.table, place - 1, before, &no, desk->err))
		|| !order_step_at(desk->book, event, step.table, place, here, &no, desk->err))
		return false;
	if (strcmp(here, value) == 0)
		return true;
	if (!here[0] && before[0])
		return order_step_put(desk, event, no, value);
	struct buf ours = { 0 }, theirs = { 0 };
	order_step_words(&ours, desk->lang, desk->book, event, here);
	order_step_words(&theirs, desk->lang, desk->book, event, value);
	desk_fail(desk, ERR_CONFLICT, &msg_order_differs,
		MSG_ARGS(num_of(step.table).text, num_of(place).text, buf_text(&ours), buf_text(&theirs)));
	buf_free(&ours);
	buf_free(&theirs);
	return false;
}

/* ---- in words ---------------------------------------------------------------------------------- */

/* Write the players of a step by name; a player who is no longer entered, by number. */
static void write_who(struct buf *b, struct book *s, int64_t event, const struct order_step *step, int from)
{
	for (int i = from; i < step->count; i++) {
		struct book_entry entry;
		struct err none = { 0 };
		buf_str(b, i > from ? ", " : "");
		if (step->who[i] > 0 && book_entry_by_start_no(s, event, step->who[i], &entry, &none))
			book_player_label(b, &entry.player);
		else
			buf_printf(b, "%d.", abs(step->who[i]));
	}
}

void order_step_words(struct buf *b, enum lang lang, struct book *s, int64_t event, const char *value)
{
	static const struct msg *const words[ORDER_KINDS] = {
		[ORDER_DRAWN] = &msg_order_is_drawn, [ORDER_ENTERS] = &msg_order_enters,
		[ORDER_WAIVES] = &msg_order_waives, [ORDER_LEAVES] = &msg_order_leaves,
	};
	struct order_step step;
	struct buf who = { 0 }, before = { 0 };

	if (!order_step_parse(value, &step)) {
		buf_str(b, *value ? value : "–");
		return;
	}
	const bool is_before = step.kind == ORDER_ENTERS && step.count > 1;
	write_who(&before, s, event, &step, 1);
	step.count = step.kind == ORDER_DRAWN ? step.count : 1;
	write_who(&who, s, event, &step, 0);
	buf_msg(b, lang, &msg_order_before_deal, MSG_ARGS(num_of(step.round).text, num_of(step.deal).text));
	buf_msg(b, lang, is_before ? &msg_order_enters_before : words[step.kind],
		MSG_ARGS(buf_text(&who), buf_text(&before)));
	if (step.seed[0])
		buf_printf(b, " (%s)", step.seed);
	buf_free(&who);
	buf_free(&before);
}

/* ---- a list of start numbers ------------------------------------------------------------------- */

bool order_has(const int list[], int count, int who)
{
	for (int i = 0; i < count; i++) {
		if (list[i] == who)
			return true;
	}
	return false;
}

static void take_out(int list[], int *count, int who)
{
	int kept = 0;

	for (int i = 0; i < *count; i++) {
		if (list[i] != who)
			list[kept++] = list[i];
	}
	*count = kept;
}

/* Insert a player into a list before `before`, or at its end; a full list is left as it is. */
static void put_in(int list[ORDER_MOST], int *count, int who, int before)
{
	int at = *count;

	if (!who || *count == ORDER_MOST)
		return;
	for (; before && order_has(list, at, before); at--)
		list[at] = list[at - 1];
	list[at] = who;
	++*count;
}

void order_shuffle(const char *seed, int table, int list[], int count)
{
	uint64_t state = random_seed_of_round(seed, table);

	for (int i = 1; i < count; i++) {
		for (int at = i; at > 0 && list[at] < list[at - 1]; at--) {
			int low = list[at];
			list[at] = list[at - 1];
			list[at - 1] = low;
		}
	}
	for (int i = count - 1; i > 0; i--) {
		int other = (int)random_below(&state, (unsigned)i + 1), who = list[i];
		list[i] = list[other];
		list[other] = who;
	}
}

/* ---- the deals --------------------------------------------------------------------------------- */

/* The state of the list on its way through the book. */
struct walk {
	struct book *book;
	const struct book_event *event;
	const struct game_rules *rules;
	struct order *out;
	struct book_entry *entries;
	size_t entry_count;
	int next;                                    /* the next step */
	int list[ORDER_MOST], count;
	int known[ORDER_MOST], known_count;          /* players seen on the list or on the chouette's side */
	int side[ORDER_MOST], side_count;            /* of the chouette, its giver first */
	int waived[ORDER_MOST], waived_count;        /* since the last deal */
	int quit[ORDER_MOST], quit_count;            /* players who gave up the chouette or left since then */
	int players[ORDER_PLAYERS], lost[ORDER_PLAYERS];   /* of the last deal */
	int stays[ORDER_PLAYERS];                    /* who has won it in the seat of a player who left */
	/* waiting after the deal; none: its loser is the end (E-29) */
	int waited[ORDER_MOST], waited_count;
	int holder;                                  /* seat, in the current deal */
	/* the bettor whose first bet is sought, and on which player it was */
	int bettor, hand;
	bool as_played;                              /* ignore players who sat down since the last deal */
	struct err *e;
};

static int start_no_at(const struct walk *walk, const struct book_table *table, int seat, int deal)
{
	int64_t entry = book_entry_at(table, seat, deal);

	for (size_t i = 0; i < walk->entry_count; i++) {
		if (walk->entries[i].id == entry)
			return walk->entries[i].start_no;
	}
	return 0;
}

/* Remember the players who are on the list or on the side of the chouette now. */
static void remember(struct walk *walk)
{
	for (int i = 0; i < walk->count + walk->side_count; i++) {
		int who = i < walk->count ? walk->list[i] : walk->side[i - walk->count];
		if (!order_has(walk->known, walk->known_count, who))
			put_in(walk->known, &walk->known_count, who, 0);
	}
}

/* Has a player of the list left the event, or is the entry removed? */
static bool is_out(struct walk *walk, int who)
{
	struct book_measure measure;

	for (size_t i = 0; i < walk->entry_count; i++) {
		bool is_out = false;
		if (walk->entries[i].start_no != who)
			continue;
		return book_entry_is_out(walk->book, walk->entries[i].id, &measure, &is_out, walk->e) && is_out;
	}
	return who != 0;
}

/*
 * Does a member of the chouette's side leave a seat to others by entering? The giver does, and after the
 * giver has gone the partner asked to take the seat; a partner beside the giver is a newcomer like any other
 * (5.§).
 */
static bool gives_seat_up(struct walk *walk, int who)
{
	int giver = walk->holder == GAME_NO_SEAT ? 0 : walk->players[walk->holder];

	if (!order_has(walk->side, walk->side_count, who))
		return false;
	return who == giver || !order_has(walk->side, walk->side_count, giver) || is_out(walk, giver);
}

/* Return the listed player who lost the last deal; 0: none. */
static int listed_loser(const struct walk *walk)
{
	for (int seat = 0; seat < ORDER_PLAYERS; seat++) {
		if (order_has(walk->list, walk->count, walk->lost[seat]))
			return walk->lost[seat];
	}
	return 0;
}

static void take_step(struct walk *walk, const struct order_step *step)
{
	int who = step->who[0];

	if (step->kind == ORDER_DRAWN) {
		walk->out->drawn = *step;
		walk->count = step->count;
		memcpy(walk->list, step->who, sizeof walk->list);
		memcpy(walk->players, step->who, sizeof walk->players);
		return;
	}
	bool waives = step->kind == ORDER_WAIVES, quits = gives_seat_up(walk, who);
	take_out(walk->list, &walk->count, who);
	take_out(walk->side, &walk->side_count, who);
	if (step->kind == ORDER_LEAVES) {
		take_out(walk->waited, &walk->waited_count, who);
		walk->hand = who == walk->bettor ? 0 : walk->hand;
		if (order_has(walk->players, ORDER_PLAYERS, who))
			put_in(walk->quit, &walk->quit_count, who, 0);
		return;
	}
	int before = step->count > 1 ? step->who[1] : 0;
	if (walk->waited_count == 0 && !waives && !before)
		before = listed_loser(walk);
	put_in(walk->list, &walk->count, who, before);
	if (waives) {
		take_out(walk->waived, &walk->waived_count, who);
		put_in(walk->waived, &walk->waived_count, who, 0);
	} else if (quits) {
		put_in(walk->quit, &walk->quit_count, who, 0);
	}
}

/* Take the steps before a deal of the table. */
static bool take_steps(struct walk *walk, int round, int deal)
{
	char value[BOOK_SETTING];
	struct order_step step;

	for (;; walk->next++) {
		if (!order_step_read(walk->book, walk->event->id, walk->next, value, walk->e))
			return false;
		if (!value[0] || !order_step_parse(value, &step))
			return true;
		if (step.table != walk->out->table)
			continue;
		if (step.round > round || (step.round == round && step.deal > deal))
			return true;
		take_step(walk, &step);
	}
}

/* Return the start number of a bettor, by a name of the list of entries or a short form of it; 0: nobody. */
static int bettor_of(struct walk *walk, const char *name)
{
	struct book_entry entry;
	struct err none = { 0 };

	return book_entry_by_words(walk->book, walk->event->id, name, &entry, &none) == 1 ? entry.start_no : 0;
}

static void add_outside(char list[BOOK_TEXT], const char *name)
{
	size_t n = strlen(list);

	if (n + strlen(name) + 3 < BOOK_TEXT)
		snprintf(list + n, BOOK_TEXT - n, "%s%s", n > 0 ? ", " : "", name);
}

static void take_bet(void *arg, const char *name, int seat, int payment)
{
	struct walk *walk = arg;
	int who = name ? bettor_of(walk, name) : 0;

	(void)payment;
	if (name && !who && seat == walk->holder)
		add_outside(walk->out->outside, name);
	if (!who)
		return;
	if (seat == walk->holder && !order_has(walk->side, walk->side_count, who))
		put_in(walk->side, &walk->side_count, who, 0);
	if (who == walk->bettor && !walk->hand)
		walk->hand = walk->players[seat];
}

/* Take the giver of the chouette and the partners off the list; put all other players of the deal on it. */
static void take_sides(struct walk *walk)
{
	for (int i = 0; i < walk->side_count; i++) {
		take_out(walk->list, &walk->count, walk->side[i]);
		walk->hand = walk->side[i] == walk->bettor ? 0 : walk->hand;
	}
	for (int seat = 0; seat < ORDER_PLAYERS; seat++) {
		int who = walk->players[seat];
		if (!order_has(walk->list, walk->count, who) && !order_has(walk->side, walk->side_count, who))
			put_in(walk->list, &walk->count, who, 0);
	}
	remember(walk);
}

/*
 * A player who left while another played on has lost (53.§); one who played on and won stays as the winner,
 * listed so far or not. The giver of a chouette is on no list, and gives it up by leaving: on return a
 * newcomer (5.§).
 */
static void take_leaver(struct walk *walk, int seat, const char *stand_in)
{
	int left = walk->players[seat], who = *stand_in ? bettor_of(walk, stand_in) : 0;
	bool has_lost = walk->lost[seat] != 0;

	take_out(walk->side, &walk->side_count, left);
	walk->lost[seat] = left;
	if (has_lost || !who || order_has(walk->side, walk->side_count, who))
		return;
	take_out(walk->list, &walk->count, who);
	put_in(walk->list, &walk->count, who, walk->list[0]);
	walk->stays[seat] = who;
}

static bool order_deal(void *arg, const struct book_table *table, const struct book_deal *deal)
{
	struct walk *walk = arg;
	const struct game *game = walk->rules->edition->game;
	struct book_deal was = *deal;   /* as played: a ruling has only the points */
	const struct game_played played = { .rules = walk->rules, .seats = table->seat_count,
		.dealer = deal->dealer, .record = &was.record };
	bool is_there = true;
	bool counts = deal->state == BOOK_PLAYED || deal->state == BOOK_RULED;

	if (table->no != walk->out->table || !counts)
		return true;
	if (deal->state == BOOK_RULED
		&& !book_deal_unruled(walk->book, deal->table, deal->no, &was, &is_there, walk->e))
		return false;
	if (!take_steps(walk, table->round, deal->no))
		return false;
	is_there = is_there && was.has_record;
	walk->waived_count = walk->quit_count = walk->side_count = 0;
	walk->out->outside[0] = '\0';
	walk->holder = is_there ? game->holder(&was.record) : GAME_NO_SEAT;
	bool is_told = is_there && deal->state == BOOK_PLAYED && game->winner;
	int winner = is_told ? game->winner(&was.record) : GAME_NO_SEAT;
	for (int seat = 0; seat < ORDER_PLAYERS; seat++) {
		walk->players[seat] = start_no_at(walk, table, seat, deal->no);
		walk->stays[seat] = 0;
		bool has_lost = winner == GAME_NO_SEAT ? deal->points[seat] < 0 : seat != winner;
		walk->lost[seat] = has_lost ? walk->players[seat] : 0;
	}
	if (walk->holder != GAME_NO_SEAT)
		put_in(walk->side, &walk->side_count, walk->players[walk->holder], 0);
	if (is_there)
		game->payments(&played, take_bet, walk);
	take_sides(walk);
	/* The leaver lost before the opponent did (53.§). */
	int first = is_there && game->stand_in(&was.record, 1) ? 1 : 0;
	for (int i = 0; i < ORDER_PLAYERS; i++) {
		int seat = i == 0 ? first : !first;
		const char *stand_in = is_there ? game->stand_in(&was.record, seat) : NULL;
		if (stand_in && (*stand_in || walk->lost[seat]))
			take_leaver(walk, seat, stand_in);
		else if (!order_has(walk->list, walk->count, walk->lost[seat]))
			walk->lost[seat] = 0;
		take_out(walk->list, &walk->count, walk->lost[seat]);
		if (seat != walk->holder)
			put_in(walk->list, &walk->count, walk->lost[seat], 0);
	}
	walk->waited_count = 0;
	for (int i = 0; i < walk->count; i++) {
		if (!order_has(walk->players, ORDER_PLAYERS, walk->list[i]))
			put_in(walk->waited, &walk->waited_count, walk->list[i], 0);
	}
	return true;
}

/* ---- the next deal ----------------------------------------------------------------------------- */

/* Find the next deal, in the last round that has the table, and the players who sit there. */
static bool find_next(struct walk *walk, struct book_table *now)
{
	struct book_table *list = NULL;
	struct game_dealt last;
	size_t count = 0;

	now->id = 0;
	if (!book_tables(walk->book, walk->event->id, 0, &list, &count, walk->e))
		return false;
	for (size_t i = 0; i < count; i++) {
		if (list[i].no == walk->out->table)
			*now = list[i];
	}
	book_free(list);
	if (!now->id)
		return true;
	if (!book_deal_last(walk->book, now->id, INT_MAX, &last, walk->e))
		return false;
	walk->out->round = now->round;
	walk->out->turns = now->turn_count;
	walk->out->deal = last.no + 1;
	int deals = book_event_deals(walk->event, ORDER_PLAYERS);
	walk->out->is_full = deals > 0 && last.no >= deals;
	return true;
}

static void list_place(struct walk *walk, int who, enum order_state state, int seat)
{
	for (size_t i = 0; i < walk->entry_count && walk->out->count < ORDER_MOST; i++) {
		struct order_place *place = &walk->out->places[walk->out->count];
		if (walk->entries[i].start_no != who)
			continue;
		*place = (struct order_place){ .start_no = who, .seat = seat, .state = state,
			.is_due = state == ORDER_NEXT, .has_won = order_has(walk->stays, ORDER_PLAYERS, who) };
		memcpy(place->player, book_label_of(&walk->entries[i].player).text, sizeof place->player);
		walk->out->count++;
		return;
	}
}

static void drop_who_is_out(struct walk *walk, int list[], int *count)
{
	for (int i = *count - 1; i >= 0; i--) {
		if (is_out(walk, list[i]))
			take_out(list, count, list[i]);
	}
}

/* The next deal's seats as the book has them, and the players who should leave theirs. */
struct chairs {
	int sits[ORDER_PLAYERS];
	bool has_gone[ORDER_PLAYERS], gives_up[ORDER_PLAYERS];
};

static struct chairs read_chairs(struct walk *walk, const struct book_table *now)
{
	struct chairs chairs;

	for (int seat = 0; seat < ORDER_PLAYERS; seat++) {
		int sits = now->id ? start_no_at(walk, now, seat, walk->out->deal) : 0;
		int who = walk->as_played ? walk->players[seat] : sits;
		chairs.sits[seat] = who;
		chairs.has_gone[seat] = is_out(walk, who);
		chairs.gives_up[seat] = who
			&& (who == walk->lost[seat] || order_has(walk->waived, walk->waived_count, who)
				|| order_has(walk->quit, walk->quit_count, who));
	}
	return chairs;
}

/* Return the seat that an absent giver leaves to the first partner (5.§), the giver's own first. */
static int seat_left(const struct walk *walk, const struct chairs *chairs)
{
	bool has_heir = walk->side_count > 0 && !order_has(walk->side, walk->side_count, chairs->sits[0])
		&& !order_has(walk->side, walk->side_count, chairs->sits[1]);

	for (int i = 0; has_heir && i < ORDER_PLAYERS; i++) {
		int seat = i == 0 ? walk->holder : !walk->holder;
		if (chairs->has_gone[seat] || chairs->gives_up[seat])
			return seat;
	}
	return GAME_NO_SEAT;
}

/* List the giver of the chouette, who may be a partner who has sat down for it, and the partners. */
static void add_side(struct walk *walk, const struct chairs *chairs, int left)
{
	for (int seat = 0; seat < ORDER_PLAYERS; seat++) {
		int who = chairs->sits[seat];
		if (!order_has(walk->side, walk->side_count, who))
			continue;
		take_out(walk->side, &walk->side_count, who);
		put_in(walk->side, &walk->side_count, who, walk->side[0]);
	}
	for (int i = 0; i < walk->side_count; i++) {
		int who = walk->side[i], seat = i == 0 ? left : GAME_NO_SEAT;
		seat = chairs->sits[0] == who ? 0 : chairs->sits[1] == who ? 1 : seat;
		list_place(walk, who, ORDER_HOLDS, seat);
		walk->out->places[0].is_due = left != GAME_NO_SEAT;
	}
}

/* Return the state of a player who is due in a seat; one who sits there already plays on. */
static enum order_state state_in(const struct chairs *chairs, int seat, int who)
{
	return seat == GAME_NO_SEAT ? ORDER_WAITS : chairs->sits[seat] == who ? ORDER_PLAYS : ORDER_NEXT;
}

/*
 * Give the free seats to the first of the list; a player who sits in one of them, or won in it for a player
 * who left, plays on there (E-30).
 */
static void give_seats(const struct walk *walk, const struct chairs *chairs, bool leaves[ORDER_PLAYERS],
	const int waits[], int count, int seat_of[])
{
	int due[ORDER_PLAYERS], due_count = 0, free_count = leaves[0] + leaves[1];

	for (int i = 0; i < count; i++) {
		seat_of[i] = GAME_NO_SEAT;
		if (due_count < free_count && !order_has(walk->waived, walk->waived_count, waits[i]))
			due[due_count++] = i;
	}
	for (int pass = 0; pass < 2; pass++) {
		for (int i = 0; i < due_count; i++) {
			int who = waits[due[i]], *seat = &seat_of[due[i]];
			if (*seat != GAME_NO_SEAT)
				continue;
			if (pass > 0)
				*seat = leaves[0] ? 0 : 1;
			else if (leaves[0] && (walk->stays[0] == who || chairs->sits[0] == who))
				*seat = 0;
			else if (leaves[1] && (walk->stays[1] == who || chairs->sits[1] == who))
				*seat = 1;
			if (*seat != GAME_NO_SEAT)
				leaves[*seat] = false;
		}
	}
}

/* List the waiting players, the first ones for the seats to be given up. */
static void add_waiting(struct walk *walk, const struct chairs *chairs, const bool stays[ORDER_PLAYERS],
	bool leaves[ORDER_PLAYERS])
{
	int waits[ORDER_MOST], seat_of[ORDER_MOST], count = 0;

	for (int i = 0; i < walk->count; i++) {
		int who = walk->list[i];
		if (!(stays[0] && chairs->sits[0] == who) && !(stays[1] && chairs->sits[1] == who))
			waits[count++] = who;
	}
	give_seats(walk, chairs, leaves, waits, count, seat_of);
	for (int i = 0; i < count; i++)
		list_place(walk, waits[i], state_in(chairs, seat_of[i], waits[i]), seat_of[i]);
}

/* Give the seat to the first waiting player; if all waived, to the first of them. */
static void take_whoever_waits(struct walk *walk, const struct chairs *chairs, int seat)
{
	struct order_place *place = NULL, *waiver = NULL;

	for (int i = walk->out->count - 1; i >= 0; i--) {
		struct order_place *at = &walk->out->places[i];
		if (at->state == ORDER_WAITS)
			*(order_has(walk->waived, walk->waived_count, at->start_no) ? &waiver : &place) = at;
	}
	if (!place && !waiver)
		return;
	if (!place) {
		place = waiver;
		place->is_again = true;
	}
	place->state = state_in(chairs, seat, place->start_no);
	place->is_due = place->state == ORDER_NEXT;
	place->seat = seat;
}

/*
 * Return the loser who still sits there because all waiting players have left the event, and who is still the
 * end of the list; 0: none. No record says before which deal they left, so an entering player is given this
 * place.
 */
static int end_of_list(struct walk *walk)
{
	int loser = listed_loser(walk);
	bool is_behind = false;

	if (walk->waited_count == 0)
		return 0;
	drop_who_is_out(walk, walk->waited, &walk->waited_count);
	for (int i = 0; i < walk->count; i++) {
		if (is_behind && !order_has(walk->lost, ORDER_PLAYERS, walk->list[i]))
			return 0;
		is_behind = is_behind || walk->list[i] == loser;
	}
	return walk->waited_count == 0 ? loser : 0;
}

/* List the givers, the players, then the waiting, without those who have left the event. */
static bool add_places(struct walk *walk, const struct book_table *now)
{
	bool leaves[ORDER_PLAYERS], stays[ORDER_PLAYERS];

	drop_who_is_out(walk, walk->list, &walk->count);
	drop_who_is_out(walk, walk->side, &walk->side_count);
	walk->out->end = end_of_list(walk);
	struct chairs chairs = read_chairs(walk, now);
	int left = seat_left(walk, &chairs), waiting = walk->count;
	add_side(walk, &chairs, left);
	for (int seat = 0; seat < ORDER_PLAYERS; seat++) {
		waiting -= order_has(walk->list, walk->count, chairs.sits[seat]);
		waiting -= chairs.has_gone[seat] && seat != left;
	}
	for (int seat = 0; seat < ORDER_PLAYERS; seat++) {
		int who = chairs.sits[seat];
		leaves[seat] = seat != left && (chairs.has_gone[seat] || (chairs.gives_up[seat] && waiting > 0));
		stays[seat] = !leaves[seat] && seat != left;
		if (!stays[seat] || order_has(walk->side, walk->side_count, who))
			continue;
		list_place(walk, who, ORDER_PLAYS, seat);
		if (walk->out->count > 0 && walk->out->places[walk->out->count - 1].start_no == who)
			walk->out->places[walk->out->count - 1].plays_on = chairs.gives_up[seat];
	}
	add_waiting(walk, &chairs, stays, leaves);
	for (int seat = 0; seat < ORDER_PLAYERS; seat++) {
		if (leaves[seat])
			take_whoever_waits(walk, &chairs, seat);
	}
	return walk->e->status == ERR_NONE;
}

/* List the players still in the event who were on the list or the chouette's side, and no longer are. */
static void list_left(struct walk *walk)
{
	struct order *out = walk->out;

	remember(walk);
	for (size_t i = 0; i < walk->entry_count; i++) {
		int who = walk->entries[i].start_no;
		bool is_there = !order_has(walk->known, walk->known_count, who) || is_out(walk, who);
		for (int n = 0; n < out->count; n++)
			is_there = is_there || out->places[n].start_no == who;
		if (!is_there)
			add_outside(out->left, book_label_of(&walk->entries[i].player).text);
	}
}

static bool read_walk(struct walk *walk, struct desk_rules *rules)
{
	const int64_t event = walk->event->id;
	struct book_table now;
	int again[ORDER_MOST];

	*walk->out = (struct order){ .table = walk->out->table };
	if (!desk_rules_read(walk->book, walk->event->id, rules, walk->e))
		return false;
	if (!rules->game.edition->game->holder)
		return game_lacks(walk->e, rules->game.edition, "order");
	walk->rules = &rules->game;
	bool done = book_entries(walk->book, event, &walk->entries, &walk->entry_count, walk->e)
		&& book_each_deal(walk->book, event, order_deal, walk, walk->e) && walk->e->status == ERR_NONE
		&& take_steps(walk, INT_MAX, INT_MAX) && find_next(walk, &now) && add_places(walk, &now)
		&& draw_announced_read(walk->book, event, walk->out->announced, walk->e);
	const struct order_step *drawn = &walk->out->drawn;
	memcpy(again, drawn->as, sizeof again);
	order_shuffle(drawn->seed, drawn->table, again, drawn->count);
	walk->out->is_same = memcmp(again, drawn->as, sizeof again) == 0;
	if (done)
		list_left(walk);
	book_free(walk->entries);
	return done;
}

bool order_of_bettor(struct book *s, const struct book_event *event, int table, int bettor, struct order *out,
	int *hand, struct err *e)
{
	struct desk_rules rules;
	struct walk walk = { .book = s, .event = event, .out = out, .next = 1, .bettor = bettor, .e = e };

	out->table = table;
	bool done = read_walk(&walk, &rules);
	*hand = walk.hand;
	return done;
}

bool order_read(struct book *s, const struct book_event *event, int table, struct order *out, struct err *e)
{
	int hand;

	return order_of_bettor(s, event, table, 0, out, &hand, e);
}

/* ---- draws that were taken back ---------------------------------------------------------------- */

/* Everything ever written as a step of the event. */
struct written {
	struct vault_set *sets;
	size_t count;
};

/* Read a draw at that table; 0: at any. */
static bool parse_draw(const char *value, int table, struct order_step *out)
{
	return order_step_parse(value, out) && out->kind == ORDER_DRAWN && (!table || out->table == table);
}

bool order_is_draw(const struct order_step *a, const struct order_step *b)
{
	return a->table == b->table && strcmp(a->seed, b->seed) == 0 && memcmp(a->as, b->as, sizeof a->as) == 0;
}

/* Did the same draw stand there before, with other numbers, or before another step was removed? */
static bool is_rewritten(const struct written *was, const struct vault_set *set,
	const struct order_step *drawn, bool is_own)
{
	size_t before = was->count;
	struct order_step step;

	while (before > 0 && was->sets[before - 1].step.id >= set->step.id)
		before--;
	const struct vault_set *last = before > 0 ? &was->sets[before - 1] : NULL;
	if (!last || (last->step.undone && !set->step.undone))
		return false;
	return parse_draw(last->value, drawn->table, &step) && order_is_draw(&step, drawn)
		&& !(is_own && strcmp(last->value, set->value) == 0);
}

static bool add_draws(const struct written list[2], int table, struct order_draws *out, struct err *e)
{
	for (size_t i = 0; i < list[0].count; i++) {
		struct vault_set *set = &list[0].sets[i];
		struct order_step step;
		if (!parse_draw(set->value, table, &step) || is_rewritten(&list[0], set, &step, true)
			|| is_rewritten(&list[1], set, &step, false))
			continue;
		struct order_step *grown = list_grow(out->list, out->count, sizeof *grown);
		if (!grown)
			return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
		out->list = grown;
		grown[out->count++] = step;
	}
	return true;
}

bool order_draws(struct book *s, int64_t event, int table, struct order_draws *out, struct err *e)
{
	struct written list[2] = { { NULL, 0 }, { NULL, 0 } };
	char key[BOOK_SHORT], value[BOOK_SETTING];
	struct order_step step;
	bool done = vault_sets(s, event, "order-1", &list[0].sets, &list[0].count, e);

	*out = (struct order_draws){ 0 };
	for (int no = 1; done && list[0].count > 0; no++) {
		order_key(key, no + 1);
		done = vault_sets(s, event, key, &list[1].sets, &list[1].count, e)
			&& order_step_read(s, event, no, value, e) && add_draws(list, table, out, e);
		out->standing += done && parse_draw(value, table, &step);
		book_free(list[0].sets);
		list[0] = list[1];
		list[1] = (struct written){ NULL, 0 };
	}
	book_free(list[0].sets);
	book_free(list[1].sets);
	return done;
}

bool order_taken_back(struct book *s, int64_t event, int table, int *times, struct err *e)
{
	struct order_draws draws;
	bool done = order_draws(s, event, table, &draws, e);

	*times = (int)draws.count - draws.standing;
	book_free(draws.list);
	return done;
}

/* ---- seats out of turn ------------------------------------------------------------------------- */

/* Return a player who is due to sit down and does not, or who plays on and no longer sits; "": none. */
static const char *player_due(const struct order *order, const char *const sits[ORDER_PLAYERS], bool sat_down)
{
	const char *stays = "";

	for (int i = 0; i < order->count; i++) {
		const struct order_place *place = &order->places[i];
		if (strcmp(place->player, sits[0]) == 0 || strcmp(place->player, sits[1]) == 0)
			continue;
		if (place->is_due && sat_down)
			return place->player;
		if (!place->is_due && place->seat != GAME_NO_SEAT)
			stays = place->player;
	}
	return stays;
}

bool desk_order_jump(struct desk *desk, const struct book_table *seated, int from, struct err *odd)
{
	const struct book_event event = { .id = seated->event };
	const char *sits[ORDER_PLAYERS];
	struct desk_rules rules;
	struct book_table before;
	struct order order = { .table = seated->no };
	struct walk walk = { .book = desk->book, .event = &event, .out = &order, .next = 1, .as_played = true,
		.e = desk->err };

	if (!desk_rules_read(desk->book, event.id, &rules, desk->err))
		return false;
	if (!rules.game.edition->game->holder)
		return true;
	if (!read_walk(&walk, &rules) || (seated->id
		&& !book_table_find(desk->book, seated->event, seated->round, seated->no, &before, desk->err)))
		return false;
	for (int seat = 0; seat < ORDER_PLAYERS; seat++) {
		bool stays = seated->id && !seated->entry[seat];
		sits[seat] = stays ? book_player_at(&before, seat, from) : seated->player[seat];
	}
	bool is_next = order.round == seated->round ? order.deal == from : order.round < seated->round;
	if (order.drawn.count == 0 || order.round == 0 || !is_next)
		return true;
	for (int seat = 0; seat < ORDER_PLAYERS && !odd->msg; seat++) {
		const struct order_place *place = NULL;
		for (int i = order.count - 1; i >= 0; i--)
			place = strcmp(order.places[i].player, sits[seat]) == 0 ? &order.places[i] : place;
		const char *due = player_due(&order, sits, seated->entry[seat] != 0);
		if (sits[seat][0] && (!place || place->state == ORDER_WAITS) && *due)
			err_set(odd, ERR_REFUSED, &msg_order_jumped, MSG_ARGS(due, sits[seat]));
	}
	return true;
}

bool desk_order_odd(struct desk *desk, const struct game *game, const struct book_table *table, int no,
	struct err *odd)
{
	const struct book_event event = { .id = table->event };
	struct order order;

	if (!game->holder)
		return true;
	if (!order_read(desk->book, &event, table->no, &order, desk->err))
		return false;
	for (int i = 0; order.drawn.count > 0 && i < order.count; i++) {
		const struct order_place *place = &order.places[i];
		if (place->is_due && order.round == table->round && order.deal == no)
			err_set(odd, ERR_REFUSED, &msg_order_not_seated,
				MSG_ARGS(book_player_at(table, place->seat, no), place->player));
	}
	return true;
}
