/*
 * Seal the book: SHA-256 over the rows of each deal and each step; every step's seal covers the one before.
 * docs/formats.md specifies the bytes, so that anybody can recompute them.
 */
#include "book/inner.h"

/* Rows to be sealed: their step, then the sealed columns. */
#define SEAL_ROWS(table, columns) "SELECT step, '" table "', " columns " FROM " table " WHERE id >= ? " \
	"ORDER BY id"
#define SEAL_PARTS(part, of, table, place) "SELECT step, '" part "', " part ".* FROM " table " JOIN " part \
	" ON " of " = " table ".id WHERE " table ".id >= ? ORDER BY " of ", " place

void seal_open(SHA2_CTX *seal)
{
	SHA256Init(seal);
}

void seal_close(SHA2_CTX *seal, unsigned char out[SEAL_SIZE])
{
	SHA256Final(out, seal);
}

/*
 * Write a value as bytes: a letter for its type, then a number in eight bytes, or a text after its length in
 * four, big-endian.
 */
static void seal_number(SHA2_CTX *seal, char type, uint64_t number, int bytes)
{
	unsigned char out[9] = { (unsigned char)type };

	for (int i = 0; i < bytes; i++)
		out[1 + i] = (unsigned char)(number >> 8 * (bytes - 1 - i));
	SHA256Update(seal, out, (size_t)bytes + 1);
}

static void seal_bytes(SHA2_CTX *seal, char type, const void *bytes, size_t n)
{
	seal_number(seal, type, n, 4);
	if (n > 0)
		SHA256Update(seal, bytes, n);
}

void seal_values(SHA2_CTX *seal, const struct value *values)
{
	for (; values->kind != VALUE_END; values++) {
		switch (values->kind) {
		case VALUE_INT:
			seal_number(seal, 'I', (uint64_t)values->number, 8);
			break;
		case VALUE_TEXT:
			seal_bytes(seal, 'T', values->text, strlen(values->text));
			break;
		case VALUE_SEAL:
			seal_bytes(seal, 'B', values->text, SEAL_SIZE);
			break;
		case VALUE_NULL:
		case VALUE_END:
			seal_number(seal, 'N', 0, 0);
			break;
		}
	}
}

void seal_columns(SHA2_CTX *seal, sqlite3_stmt *st, int from, int to)
{
	for (int i = from; i < to; i++) {
		switch (sqlite3_column_type(st, i)) {
		case SQLITE_INTEGER:
			seal_number(seal, 'I', (uint64_t)sqlite3_column_int64(st, i), 8);
			break;
		case SQLITE_TEXT:
			seal_bytes(seal, 'T', sqlite3_column_text(st, i), (size_t)sqlite3_column_bytes(st, i));
			break;
		case SQLITE_BLOB:
			seal_bytes(seal, 'B', sqlite3_column_blob(st, i), (size_t)sqlite3_column_bytes(st, i));
			break;
		case SQLITE_NULL:
			seal_number(seal, 'N', 0, 0);
			break;
		}
	}
}

/* ---- the seal of the present step ---------------------------------------------------------------- */

static const struct sql sql_seal_change = { SEAL_ROWS("change", "id, thing, before, after"), NULL };
static const struct sql sql_seal_ruling = { SEAL_ROWS("ruling", "id, game_table, deal_no, item, revision, "
	"state, case_no, claimant, "
	"offender, moment, act, facts, answers, kind, cites, agreed, book_kind, reason, judge, at, "
	"deal"), NULL };
static const struct sql sql_seal_ruling_seat = { SEAL_PARTS("ruling_seat", "ruling", "ruling", "seat"),
	NULL };
static const struct sql sql_seal_discipline = {
	SEAL_ROWS("discipline", "id, entry, kind, round, reason, judge"), NULL
};
static const struct sql sql_seal_deal_cards = { SEAL_ROWS("deal_cards", "id, game_table, no, after_revision"),
	NULL };
static const struct sql sql_seal_deal_cards_row = {
	SEAL_PARTS("deal_cards_row", "cards", "deal_cards", "kind, no"), NULL
};
static const struct sql sql_seal_duplicate = {
	SEAL_ROWS("duplicate", "id, event, round, seed, generator, deals"), NULL
};
static const struct sql sql_seal_substitute = {
	SEAL_ROWS("substitute", "id, game_table, seat, from_deal, entry"), NULL
};
static const struct sql sql_seal_sheet_total = { SEAL_ROWS("sheet_total", "id, game_table, deals"), NULL };
static const struct sql sql_seal_sheet_total_point = {
	SEAL_PARTS("sheet_total_point", "total", "sheet_total", "seat"), NULL
};

/* The contents of a step's seal after its deals: the rows of these tables, with their dependent rows. */
static const struct {
	const char *table;
	const struct sql *rows, *parts;   /* parts: NULL if there are none */
} sealed[SEALED_TABLES] = {
	[SEALED_CHANGE] = { "change", &sql_seal_change, NULL },
	[SEALED_RULING] = { "ruling", &sql_seal_ruling, &sql_seal_ruling_seat },
	[SEALED_MEASURE] = { "discipline", &sql_seal_discipline, NULL },
	[SEALED_CARDS] = { "deal_cards", &sql_seal_deal_cards, &sql_seal_deal_cards_row },
	[SEALED_DUPLICATE] = { "duplicate", &sql_seal_duplicate, NULL },
	[SEALED_SUBSTITUTE] = { "substitute", &sql_seal_substitute, NULL },
	[SEALED_TOTAL] = { "sheet_total", &sql_seal_sheet_total, &sql_seal_sheet_total_point },
};

static void note_row(void *arg, int operation, const char *schema, const char *table, sqlite3_int64 row)
{
	struct book *s = arg;

	(void)schema;
	for (int i = 0; operation == SQLITE_INSERT && i < SEALED_TABLES; i++) {
		if (s->first[i] == 0 && strcmp(table, sealed[i].table) == 0)
			s->first[i] = row;
	}
}

void seal_watch(struct book *s)
{
	sqlite3_update_hook(s->db, note_row, s);
}

static const struct sql sql_seal_step = { "SELECT (SELECT seal FROM step AS before WHERE before.id < step.id "
	"ORDER BY id DESC LIMIT 1), "
	"'step', id, at, operator, command, version, kind, of FROM step WHERE id = ?", NULL };

/* Begin a step's seal with the seal of the step before and the step's own row. */
bool seal_start(struct book *s, struct err *e)
{
	sqlite3_stmt *st = sql_start(s, &sql_seal_step, VALUES(INT(s->step)), e);
	int row = st ? sql_next(s, st, e) : -1;

	memset(s->first, 0, sizeof s->first);
	seal_open(&s->seal);
	if (row == 1)
		seal_columns(&s->seal, st, 0, sqlite3_column_count(st));
	if (st)
		sqlite3_reset(st);
	return row >= 0 && sql_sound(s, row == 1, e);
}

static bool seal_rows(struct book *s, const struct sql *which, int64_t first, struct err *e)
{
	sqlite3_stmt *st = sql_start(s, which, VALUES(INT(first)), e);
	int row = st ? sql_next(s, st, e) : -1;

	for (; row == 1; row = sql_next(s, st, e))
		seal_columns(&s->seal, st, 1, sqlite3_column_count(st));
	return row == 0;
}

static const struct sql sql_step_seal = { "UPDATE step SET seal = ?2 WHERE id = ?1", NULL };

bool seal_finish(struct book *s, struct err *e)
{
	unsigned char seal[SEAL_SIZE];

	for (int i = 0; i < SEALED_TABLES; i++) {
		if (s->first[i] == 0)
			continue;
		if (!seal_rows(s, sealed[i].rows, s->first[i], e)
			|| (sealed[i].parts != NULL && !seal_rows(s, sealed[i].parts, s->first[i], e)))
			return false;
	}
	seal_close(&s->seal, seal);
	return sql_run(s, &sql_step_seal, VALUES(INT(s->step), BYTES(seal)), e);
}

/* ---- reading the book in the order of sealing ------------------------------------------------------ */

static const struct sql sql_seal_deal = { "SELECT step, id, seal FROM deal WHERE id >= ? ORDER BY id",
	NULL };
#define WALK_ROWS(table) &sql_seal_##table,
static const struct sql *const walked[] = { SEAL_WALK(WALK_ROWS) };
/* Most books have rows in a few of them only: the statements that read the others are not prepared. */
#define WALK_ANY(table) "EXISTS (SELECT 1 FROM " #table "), "
static const struct sql sql_walk_any = { "SELECT " SEAL_WALK(WALK_ANY) "0", NULL };

static bool rows_start(struct seal_rows *rows, struct book *s, const struct sql *which, struct err *e)
{
	rows->st = sql_start(s, which, strchr(which->text, '?') ? VALUES(INT(0)) : NO_VALUES, e);
	rows->state = rows->st ? sql_next(s, rows->st, e) : -1;
	return rows->state >= 0;
}

/* A step is sealed over all its columns except the seal. */
#define STEP_COLUMNS(FIRST, NEXT) \
	FIRST(STEP_ID, "id") NEXT(STEP_AT, "at") NEXT(STEP_OPERATOR, "operator") \
	NEXT(STEP_COMMAND, "command") NEXT(STEP_VERSION, "version") NEXT(STEP_KIND, "kind") \
	NEXT(STEP_OF, "of") NEXT(STEP_SEAL, "seal")
PLACES(STEP_COLUMNS);
static const struct sql sql_walk_steps = { SELECT(STEP_COLUMNS) "FROM step ORDER BY id", NULL };

bool seal_walk_start(struct seal_walk *walk, struct book *s, struct err *e)
{
	*walk = (struct seal_walk){ .s = s };
	sqlite3_stmt *any = sql_start(s, &sql_walk_any, NO_VALUES, e);
	bool done = any && sql_next(s, any, e) == 1 && rows_start(&walk->steps, s, &sql_walk_steps, e);
	for (int i = 0; done && i < SEAL_WALKED; i++)
		done = !sqlite3_column_int(any, i) || rows_start(&walk->rows[i], s, walked[i], e);
	if (any)
		sqlite3_reset(any);
	return done;
}

/* Find a byte 0 in JSON, \u0000; a typed backslash is doubled. */
static bool json_has_nul(const char *text)
{
	static const char nul[] = "\\u0000";

	for (const char *at = strstr(text, nul); at; at = strstr(at + 1, nul)) {
		const char *first = at;
		while (first > text && first[-1] == '\\')
			first--;
		if ((at - first) % 2 == 0)
			return true;
	}
	return false;
}

/* Find values in a row that the program never writes. */
static unsigned odd_in(sqlite3_stmt *st, bool is_json)
{
	unsigned odd = 0;

	for (int i = 0; i < sqlite3_column_count(st); i++) {
		const int type = sqlite3_column_type(st, i);
		const int64_t number = type == SQLITE_INTEGER ? sqlite3_column_int64(st, i) : 0;
		odd |= number > SMALL || number < -SMALL ? SEAL_FAR : 0;
		if (type != SQLITE_TEXT)
			continue;
		const char *text = (const char *)sqlite3_column_text(st, i);
		if (memchr(text, '\0', (size_t)sqlite3_column_bytes(st, i)) || (is_json && json_has_nul(text)))
			odd |= SEAL_NUL;
	}
	return odd;
}

/* Seal the rows of the step; rows that should have come earlier are strays. */
static bool walk_rows(struct seal_walk *walk, struct seal_rows *rows, SHA2_CTX *seal, struct err *e)
{
	while (rows->state == 1 && sqlite3_column_int64(rows->st, 0) <= walk->step) {
		if (sqlite3_column_int64(rows->st, 0) == walk->step)
			seal_columns(seal, rows->st, 1, sqlite3_column_count(rows->st));
		else
			walk->strays++;
		walk->odd |= odd_in(rows->st, rows == &walk->rows[WALK_change]);
		rows->state = sql_next(walk->s, rows->st, e);
	}
	return rows->state >= 0;
}

int seal_walk_next(struct seal_walk *walk, struct err *e)
{
	sqlite3_stmt *st = walk->steps.st;
	SHA2_CTX seal;

	if (walk->count > 0)
		walk->steps.state = sql_next(walk->s, st, e);
	if (walk->steps.state != 1)
		return walk->steps.state;
	walk->step = sqlite3_column_int64(st, STEP_ID);
	walk->strays = 0;
	walk->odd = odd_in(st, false);
	seal_open(&seal);
	seal_values(&seal,
		walk->count++ > 0 ? VALUES(BYTES(walk->before), TEXT("step"))
				  : VALUES(NOTHING, TEXT("step")));
	seal_columns(&seal, st, STEP_ID, STEP_SEAL);
	for (int i = 0; i < SEAL_WALKED; i++) {
		if (!walk_rows(walk, &walk->rows[i], &seal, e))
			return -1;
	}
	seal_close(&seal, walk->seal);
	/* If a step lacks its seal, the next seal covers the one that it should have. */
	walk->is_sealed = sqlite3_column_bytes(st, STEP_SEAL) == SEAL_SIZE;
	memcpy(walk->before, walk->is_sealed ? sqlite3_column_blob(st, STEP_SEAL) : walk->seal, SEAL_SIZE);
	walk->is_right = walk->is_sealed && memcmp(walk->before, walk->seal, SEAL_SIZE) == 0;
	return 1;
}

int seal_walk_rest(const struct seal_walk *walk)
{
	int rest = 0;

	for (int i = 0; i < SEAL_WALKED; i++)
		rest += walk->rows[i].state == 1;
	return rest;
}

void seal_walk_end(struct seal_walk *walk)
{
	for (int i = 0; i < SEAL_WALKED; i++) {
		if (walk->rows[i].st)
			sqlite3_reset(walk->rows[i].st);
	}
	if (walk->steps.st)
		sqlite3_reset(walk->steps.st);
}

static const struct sql sql_walk_deals = { "SELECT " DEAL_COLUMNS(COLUMN_FIRST, COLUMN_NEXT)
	WALK_COLUMNS(COLUMN_NEXT, COLUMN_NEXT) " FROM deal LEFT JOIN step ON step.id = deal.step LEFT JOIN "
	"game_table ON game_table.id = game_table ORDER BY deal.id", NULL };
static const struct sql sql_walk_facts = {
	SELECT(FACT_COLUMNS) "FROM deal_fact ORDER BY deal, kind, item, subject", NULL
};
static const struct sql sql_walk_points = { SELECT(POINT_COLUMNS) "FROM deal_point ORDER BY deal, seat",
	NULL };

bool seal_deals_start(struct seal_deals *deals, struct book *s, struct err *e)
{
	static const struct sql *const rows[] = { &sql_walk_deals, &sql_walk_facts, &sql_walk_points };

	*deals = (struct seal_deals){ .s = s };
	for (int i = 0; i < 3; i++) {
		if (!rows_start(&deals->rows[i], s, rows[i], e))
			return false;
	}
	return true;
}

/* Seal and take the rows of facts or points that belong to the deal. */
static bool take_parts(
	struct seal_deals *deals, int which, struct book_deal *deal, SHA2_CTX *seal, struct err *e)
{
	struct seal_rows *rows = &deals->rows[which];

	while (rows->state == 1 && sqlite3_column_int64(rows->st, 0) <= deal->id) {
		if (sqlite3_column_int64(rows->st, 0) == deal->id) {
			seal_columns(seal, rows->st, 1, sqlite3_column_count(rows->st));
			(which == 1 ? deal_take_fact : deal_take_points)(rows->st, deal);
			deals->odd |= odd_in(rows->st, false);
		}
		rows->state = sql_next(deals->s, rows->st, e);
	}
	return rows->state >= 0;
}

int seal_deals_next(
	struct seal_deals *deals, struct book_deal *deal, unsigned char out[SEAL_SIZE], struct err *e)
{
	sqlite3_stmt *st = deals->rows[0].st;
	SHA2_CTX seal;

	if (deals->count++ > 0)
		deals->rows[0].state = sql_next(deals->s, st, e);
	if (deals->rows[0].state != 1)
		return deals->rows[0].state;
	deal_row.read(st, deal);
	deals->odd = odd_in(st, false);
	seal_open(&seal);
	seal_columns(&seal, st, DEAL_TABLE, DEAL_AT);
	if (!take_parts(deals, 1, deal, &seal, e) || !take_parts(deals, 2, deal, &seal, e))
		return -1;
	seal_close(&seal, out);
	return 1;
}

void seal_deals_end(struct seal_deals *deals)
{
	for (int i = 0; i < 3; i++) {
		if (deals->rows[i].st)
			sqlite3_reset(deals->rows[i].st);
	}
}

/* ---- books from before ---------------------------------------------------------------------------- */

static const struct sql sql_deal_seal = { "UPDATE deal SET seal = ?2 WHERE id = ?1 AND seal IS NULL", NULL };

static bool seal_past_deals(struct book *s, struct err *e)
{
	struct seal_deals deals;
	struct book_deal deal;
	unsigned char seal[SEAL_SIZE];
	int row = seal_deals_start(&deals, s, e) ? seal_deals_next(&deals, &deal, seal, e) : -1;

	while (row == 1)
		row = sql_run(s, &sql_deal_seal, VALUES(INT(deal.id), BYTES(seal)), e)
			? seal_deals_next(&deals, &deal, seal, e) : -1;
	seal_deals_end(&deals);
	return row == 0;
}

bool seal_past(struct book *s, struct err *e)
{
	struct seal_walk walk = { 0 };
	int row = seal_past_deals(s, e) && seal_walk_start(&walk, s, e) ? seal_walk_next(&walk, e) : -1;

	while (row == 1) {
		bool done = walk.is_sealed || sql_run(s, &sql_step_seal, VALUES(INT(walk.step), BYTES(walk.seal)), e);
		row = done ? seal_walk_next(&walk, e) : -1;
	}
	seal_walk_end(&walk);
	return row == 0;
}
