/*
 * A private copy of the book without the names of players who want none in publications, and without anything
 * typed about them: whatever is made from it cannot show them.
 */
#include "base/messages.h"
#include "book/inner.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* A name that somebody has or had who hides it; `who`: as whom they play now. */
struct hidden {
	int64_t id, who;
	struct book_player player;
	bool is_former;
};

/* A name as texts may have it, and what takes its place; "" for one that stays. */
struct sought {
	char folded[BOOK_LABEL], shown[BOOK_LABEL];
	size_t letters;
};

struct publication {
	struct book *of, *copy;
	enum lang lang;
	struct hidden *hidden;
	struct book_player *players;   /* all, as the book has them */
	size_t hidden_count, player_count;
	struct list sought;            /* struct sought */
};

static void read_hidden(sqlite3_stmt *st, void *item)
{
	struct hidden *hidden = item;

	hidden->who = sqlite3_column_int64(st, 0);
	hidden->is_former = sqlite3_column_int64(st, 1);
	player_read(st, 2, &hidden->player);
	hidden->id = hidden->player.id;
}

static const struct row hidden_row = { sizeof(struct hidden), read_hidden, NULL };
/* Everybody's own name comes first, then those of players joined to them, then former ones. */
static const struct sql sql_hidden = { "WITH RECURSIVE hides (id, who, public) AS (SELECT id, id, public "
	"FROM player WHERE public IS NOT NULL AND joined IS NULL UNION SELECT player.id, who, hides.public "
	"FROM hides JOIN player ON player.joined = hides.id WHERE player.removed) "
	"SELECT * FROM (SELECT who, 0 AS former, id, name, mark, '', hides.public FROM hides "
	"JOIN player USING (id) UNION SELECT who, 1, hides.id, json_extract(before, '$.name'), "
	"json_extract(before, '$.mark'), '', public FROM change JOIN hides "
	"ON hides.id = json_extract(before, '$.id') WHERE thing = 'player' AND before IS NOT NULL) "
	"ORDER BY who, former, id <> who, id, name, mark", &hidden_row };

/* ---- what is shown instead --------------------------------------------------------------------- */

/* Write the first letter of each word, of a double name too: "Szabó-Nagy Éva" -> "Sz.-N. É.". */
static void write_initials(struct buf *b, const char *name)
{
	static const char *const letters[] = { "dzs", "cs", "dz", "gy", "ly", "ny", "sz", "ty", "zs" };
	bool is_first = true;

	for (const char *s = text_untitled(name); *s; s++) {
		size_t n = 1;
		const bool is_between = *s == ' ' || name_dash(s) > 0;
		if (is_between)
			buf_char(b, *s == ' ' ? ' ' : '-');
		while (((unsigned char)s[n] & 0xc0) == 0x80)
			n++;
		for (size_t i = 0; i < sizeof letters / sizeof *letters && is_first && n == 1; i++)
			n = strncasecmp(s, letters[i], strlen(letters[i])) == 0 ? strlen(letters[i]) : n;
		if (is_first && !is_between) {
			buf_add(b, s, n);
			buf_char(b, '.');
		}
		is_first = is_between;
		s += n - 1;
	}
}

static const struct sql sql_has_number = { "SELECT EXISTS (SELECT 1 FROM entry WHERE player = ? "
	"AND start_no = ?)", &int_row };

/* Is a label another player's, or given to one before? */
static bool is_taken(const struct publication *p, const struct book_player *player)
{
	const struct book_label label = book_label_of(player);
	bool is = false;

	for (size_t i = 0; i < p->player_count && !is; i++)
		is = p->players[i].id != player->id && strcmp(book_label_of(&p->players[i]).text, label.text) == 0;
	for (size_t i = 0; i < p->sought.count && !is; i++)
		is = strcmp(((struct sought *)p->sought.items)[i].shown, label.text) == 0;
	return is;
}

/* Replace the name by initials, numbered if others have the same, or by a number that is no start number. */
static bool rename_player(const struct publication *p, struct book_player *player, struct err *e)
{
	const bool has_initials = strcmp(player->shown, "initials") == 0;
	struct buf b = { 0 };
	int no = 0, is_start_no;

	if (has_initials)
		write_initials(&b, player->name);
	do {
		is_start_no = 0;
		no++;
		player->mark[0] = '\0';
		if (has_initials && no > 1)
			snprintf(player->mark, sizeof player->mark, "%d", no);
		if (!has_initials) {
			buf_clear(&b);
			buf_msg(&b, p->lang, &msg_player_nameless, MSG_ARGS(num_of(no).text));
			if (sql_one(p->of, &sql_has_number, VALUES(INT(player->id), INT(no)), &is_start_no, e) != 1)
				break;
		}
		const size_t n = text_cut(buf_text(&b), b.len, sizeof player->name - 1);
		snprintf(player->name, sizeof player->name, "%.*s", (int)n, buf_text(&b));
	} while (is_start_no || is_taken(p, player));
	buf_free(&b);
	return e->status == 0;
}

static bool seek(struct publication *p, const char *name, const char *shown, struct err *e)
{
	struct sought *one = list_add(&p->sought, sizeof *one);

	if (!one)
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	name_fold(one->folded, sizeof one->folded, name, strlen(name));
	snprintf(one->shown, sizeof one->shown, "%s", shown);
	for (const char *c = one->folded; *c; c++)
		one->letters += text_ends_in_letter(c, 1) || (unsigned char)*c >= 0xc0;
	return true;
}

static const struct sql sql_rename = { "UPDATE player SET name = ?2, mark = ?3, folded = ?4, "
	"club = CASE public WHEN 'none' THEN NULL ELSE club END WHERE id = ?1", NULL };

/* Rename all who hide, and seek all names that they have and had. */
static bool rename_all(struct publication *p, struct err *e)
{
	struct book_player now = { 0 };
	int64_t who = 0;
	bool done = true;

	for (size_t i = 0; i < p->hidden_count && done; i++) {
		const struct hidden *one = &p->hidden[i];
		char folded[FOLDED];
		if (one->who != who) {
			now = one->player;
			who = one->who;
			done = rename_player(p, &now, e);
		}
		player_fold(folded, &now);
		const struct book_label was = book_label_of(&one->player), label = book_label_of(&now);
		done = done && (one->is_former || sql_run(p->copy, &sql_rename, VALUES(INT(one->id), TEXT(now.name),
			TEXT(now.mark), TEXT(folded)), e))
			&& seek(p, was.text, label.text, e)
			&& (!one->player.mark[0] || seek(p, one->player.name, label.text, e));
	}
	return done;
}

/* Players who show their name keep it where it contains another's. */
static bool keep_others(struct publication *p, struct err *e)
{
	const size_t count = p->sought.count;
	bool done = true;

	for (size_t i = 0; i < p->player_count && done; i++) {
		const struct book_label label = book_label_of(&p->players[i]);
		char folded[BOOK_LABEL];
		bool has = false;
		name_fold(folded, sizeof folded, label.text, strlen(label.text));
		for (size_t k = 0; k < count && !has; k++)
			has = strstr(folded, ((struct sought *)p->sought.items)[k].folded) != NULL;
		if (has && !p->players[i].shown[0])
			done = seek(p, label.text, "", e);
	}
	return done;
}

/* ---- texts ------------------------------------------------------------------------------------- */

/* Find the longest name that a text begins with, and its length; `least`: so few letters can be one. */
static const struct sought *find_sought(const struct publication *p, const char *s, size_t n, bool is_first,
	size_t *taken)
{
	enum { SHORT = 5 };
	struct name_match best = { .fit = NAME_NONE };
	const struct sought *found = NULL;

	for (size_t i = 0; i < p->sought.count; i++) {
		const struct sought *one = (const struct sought *)p->sought.items + i;
		const struct name_match match = name_match(s, n, one->folded);
		const bool is_whole = is_first && match.own == n;
		const bool is = match.fit > NAME_NONE && (is_whole || (one->letters > 1
			&& (match.fit > NAME_LOOSE || one->letters >= SHORT)));
		const bool is_as_good = is && found && !name_is_better(&best, &match) && !one->shown[0];
		if (is && (is_as_good || name_is_better(&match, &best))) {
			best = match;
			found = one;
		}
	}
	*taken = found ? best.own : 1;
	return found;
}

/* SQL's unnamed(text): the text without the names. */
static void unnamed(sqlite3_context *context, int count, sqlite3_value **values)
{
	const struct publication *p = sqlite3_user_data(context);
	const char *text = (const char *)sqlite3_value_text(values[0]);
	const size_t n = text ? (size_t)sqlite3_value_bytes(values[0]) : 0;
	struct buf b = { 0 };

	(void)count;
	for (size_t i = 0, taken = 0; i < n; i += taken) {
		const struct sought *found = NULL;
		taken = 1;
		if (!text_ends_in_letter(text, i))
			found = find_sought(p, text + i, n - i, i == 0, &taken);
		if (found && found->shown[0])
			buf_str(&b, found->shown);
		else
			buf_add(&b, text + i, taken);
	}
	if (b.failed)
		sqlite3_result_error_nomem(context);
	else
		sqlite3_result_text(context, buf_text(&b), (int)b.len, SQLITE_TRANSIENT);
	buf_free(&b);
}

/* Texts typed about people go; names go from those that are shown or counted with. Of the words in the facts
 * of a deal, those of a game are small letters and figures alone. */
static const struct sql sql_texts[] = {
	{ "UPDATE step SET operator = '', command = ''", NULL },
	{ "UPDATE deal SET reason = '' WHERE reason <> ''", NULL },
	{ "UPDATE ruling SET act = '', reason = '', judge = '', facts = unnamed(facts), "
		"answers = unnamed(answers)", NULL },
	{ "UPDATE discipline SET reason = '', judge = ''", NULL },
	{ "UPDATE game_table SET signed_by = iif(signed_by IS NULL, NULL, ''), "
		"checked_by = iif(checked_by IS NULL, NULL, '')", NULL },
	{ "UPDATE setting SET value = unnamed(value) WHERE value <> ''", NULL },
	{ "UPDATE OR REPLACE deal_fact SET item = unnamed(item) WHERE item GLOB '*[^a-z0-9]*'", NULL },
	{ "UPDATE deal_cards_row SET words = unnamed(words) WHERE kind = 'contract'", NULL },
	{ "UPDATE duplicate SET seed = unnamed(seed)", NULL },
	{ "UPDATE event SET name = unnamed(name), place = unnamed(place)", NULL },
	{ "UPDATE season SET name = unnamed(name)", NULL },
	{ "UPDATE club SET name = unnamed(name)", NULL },
	{ "UPDATE player SET mark = unnamed(mark), folded = unnamed(folded) WHERE public IS NULL "
		"AND mark <> ''", NULL },
};

static bool publish(struct publication *p, struct err *e)
{
	const int how = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY;
	bool done = book_players(p->of, NULL, &p->players, &p->player_count, e)
		&& book_open_copy(&p->copy, p->of, e) && schema_unguard(p->copy, e) && rename_all(p, e)
		&& keep_others(p, e)
		&& (sqlite3_create_function(p->copy->db, "unnamed", 1, how, p, unnamed, NULL, NULL) == SQLITE_OK
			|| sql_failed(p->copy, e));

	for (size_t i = 0; i < sizeof sql_texts / sizeof *sql_texts && done; i++)
		done = sql_run(p->copy, &sql_texts[i], NO_VALUES, e);
	return done;
}

bool book_published_copy(struct book **out, struct book *of, enum lang lang, struct err *e)
{
	struct publication p = { .of = of, .lang = lang };
	bool done = sql_all(of, &sql_hidden, NO_VALUES, &p.hidden, &p.hidden_count, e)
		&& (p.hidden_count == 0 || publish(&p, e));

	if (!done) {
		book_close(p.copy);
		p.copy = NULL;
	}
	*out = p.copy;
	book_free(p.hidden);
	book_free(p.players);
	list_free(&p.sought);
	return done;
}
