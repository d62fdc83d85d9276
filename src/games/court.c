/* Help the courts of all games: read and write disputes, name players, find cases by paragraphs. */
#include "games/court.h"
#include "games/messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- cases ------------------------------------------------------------------------------------- */

void court_start(struct court_dispute *out, const char *case_no)
{
	*out = (struct court_dispute){ .claimant = GAME_NO_SEAT, .offender = GAME_NO_SEAT,
		.dealer = GAME_NO_SEAT };
	snprintf(out->case_no, sizeof out->case_no, "%s", case_no);
}

int court_case_of(const struct game_court *court, const char *case_no)
{
	int found = court->find(case_no, strlen(case_no));

	return found < 0 ? court->case_count - 1 : found;
}

struct court_case court_case_at(const struct game_court *court, int case_no)
{
	struct court_case row = { .no = "" };

	court->describe(case_no, &row);
	return row;
}

const char *court_case_number(const struct game_court *court, int case_no)
{
	const char *no = court_case_at(court, case_no).no;

	return no[0] ? no : COURT_JURY;
}

size_t court_find(const struct game_court *court, const struct game_rules *rules, const char *words,
	struct court_hit out[COURT_FINDS])
{
	size_t count = court->search(words, strlen(words), out), kept = 0;

	for (size_t i = 0; i < count; i++) {
		if (!court->holds || court->holds(rules, out[i].case_no))
			out[kept++] = out[i];
	}
	return kept;
}

const struct court_kind *court_kind_find(const struct game_court *court, const char *code)
{
	const struct court_kind *kind = court->kinds;

	while (kind->code && strcmp(kind->code, code) != 0)
		kind++;
	return kind->code ? kind : NULL;
}

/* Do the words of a juror mean that player? One or two letters mean a seat, or are a whole name. */
static bool is_juror(const struct court_talk *talk, int seat, const char *juror)
{
	char typed[TEXT_WORDS], name[TEXT_WORDS];
	enum { SHORTEST = 4 };

	text_words_fold(typed, text_untitled(juror + strspn(juror, " ")));
	text_words_fold(name, text_untitled(talk->names[seat]));
	if (talk->start_no && typed[0] && strcmp(typed + 1, num_of(talk->start_no[seat]).text) == 0)
		return true;
	if (strlen(typed) < SHORTEST)
		return typed[0] && (strcmp(typed, name) == 0
			|| text_seat_read(typed + 1, strlen(typed + 1), GAME_SEATS) == seat);
	return text_words_match(name, typed) || strstr(typed, name);
}

const char *court_own_judge(const struct court_talk *talk, const char *jurors)
{
	const int parties[] = { talk->now.said.claimant, talk->now.said.offender };
	char line[COURT_JUDGE], *rest = NULL;

	snprintf(line, sizeof line, "%.*s", COURT_JUDGE - 1, jurors);
	for (char *juror = strtok_r(line, ",;", &rest); juror; juror = strtok_r(NULL, ",;", &rest)) {
		for (size_t i = 0; i < sizeof parties / sizeof *parties; i++) {
			int seat = parties[i];
			if (seat != GAME_NO_SEAT && talk->names && talk->names[seat] && is_juror(talk, seat, juror))
				return talk->names[seat];
		}
	}
	return NULL;
}

/* ---- seats ------------------------------------------------------------------------------------- */

int court_really_in(const struct court_dispute *said, int seat)
{
	int from = seat < (int)strlen(said->seats) ? text_seat_read(said->seats + seat, 1, GAME_SEATS) : seat;
	const char *now = strchr(said->sheet_seats, *text_seat_code(from));

	return said->sheet_seats[0] && now ? (int)(now - said->sheet_seats) : from;
}

void court_who_write(struct buf *b, enum lang lang, int seat, const char *const *names)
{
	if (seat < 0 || seat >= GAME_SEATS)
		buf_str(b, msg_who_unknown.text[lang]);
	else
		buf_msg(b, lang, names ? &msg_who_named : &msg_who_seat,
			MSG_ARGS(names ? names[seat] : "", text_seat_code(seat)));
}

const char *court_spectator(enum lang lang)
{
	return msg_who_spectator.text[lang];
}

void court_seats_write(struct buf *b, enum lang lang, unsigned seats, const char *const *names)
{
	bool first = true;

	for (int seat = 0; seat < GAME_SEATS; seat++) {
		if (!(seats >> seat & 1))
			continue;
		buf_str(b, first ? "" : ", ");
		court_who_write(b, lang, seat, names);
		first = false;
	}
}

void court_capitalise(struct buf *b, size_t start)
{
	if (b->len > start && b->data[start] >= 'a' && b->data[start] <= 'z')
		b->data[start] = (char)(b->data[start] - 'a' + 'A');
}

void court_end_sentence(struct buf *b, size_t start)
{
	if (b->len == start)
		return;
	if (!(b->data[start + 1] >= '0' && b->data[start + 1] <= 'Z'))
		court_capitalise(b, start);
	if (!strchr(".!?", b->data[b->len - 1]))
		buf_char(b, '.');
}

void court_steps_free(struct court_steps *steps)
{
	for (size_t i = 0; i < steps->count; i++)
		buf_free(&steps->step[i].text);
	steps->count = 0;
}

/* Is it a reading of the program: a letter, a hyphen and a number, "R-32"? */
static bool is_reading(const char *s)
{
	bool has_letter = s[0] >= 'A' && s[0] <= 'Z';

	return has_letter && s[1] == '-' && s[2] >= '0' && s[2] <= '9';
}

size_t court_paragraphs(const char *cites)
{
	if (is_reading(cites))
		return 0;
	for (const char *at = cites; (at = strstr(at, "; ")); at += 2) {
		if (is_reading(at + 2))
			return (size_t)(at - cites);
	}
	return strlen(cites);
}

void court_cites_write(struct buf *b, const char *before, const char *cites, const char *after)
{
	size_t n = court_paragraphs(cites);

	if (n > 0)
		buf_printf(b, "%s%.*s%s", before, (int)n, cites, after);
}

/* ---- facts ------------------------------------------------------------------------------------- */

const char *court_fact(const struct court_dispute *said, const char *key)
{
	for (int i = 0; i < said->fact_count; i++) {
		if (strcmp(said->facts[i].key, key) == 0)
			return said->facts[i].value;
	}
	return "";
}

void court_fact_put(struct court_dispute *said, const char *key, const char *value)
{
	int at = 0;

	while (at < said->fact_count && strcmp(said->facts[at].key, key) != 0)
		at++;
	if (at == COURT_FACTS)
		return;
	said->fact_count += at == said->fact_count;
	snprintf(said->facts[at].key, COURT_KEY, "%s", key);
	snprintf(said->facts[at].value, COURT_VALUE, "%s", value);
}

/* ---- reading ----------------------------------------------------------------------------------- */

bool court_value_refuse(struct err *e, const char *key, const char *form)
{
	return err_set(e, ERR_REFUSED, &msg_ruling_value, MSG_ARGS(key, form));
}

bool court_key_refuse(struct err *e, struct text_slice key)
{
	char word[64];

	snprintf(word, sizeof word, "%.*s", (int)(key.n < 60 ? key.n : 60), key.s);
	return err_set(e, ERR_REFUSED, &msg_ruling_key, MSG_ARGS(word));
}

/* Find a word in a list; -1 if it is not there. */
static int word_of(struct text_slice value, const char *const words[])
{
	for (int i = 0; words[i]; i++) {
		if (text_slice_is(value, words[i]))
			return i;
	}
	return -1;
}

int court_yes_no(struct text_slice word)
{
	static const char *const yes[] = { "yes", "igen", "i", "y", "true", NULL };
	static const char *const no[] = { "no", "nem", "n", "false", NULL };

	return word_of(word, yes) >= 0 ? 1 : word_of(word, no) >= 0 ? 0 : -1;
}

bool court_is_nobody(struct text_slice word)
{
	static const char *const words[] = { "-", "null", "senki", "nobody", NULL };

	return word_of(word, words) >= 0;
}

struct text_slice court_next_word(struct text_slice *rest)
{
	size_t n = 0;

	while (rest->n > 0 && (*rest->s == ' ' || *rest->s == ',')) {
		rest->s++;
		rest->n--;
	}
	while (n < rest->n && rest->s[n] != ' ' && rest->s[n] != ',')
		n++;
	struct text_slice word = { rest->s, n };
	rest->s += n;
	rest->n -= n;
	return word;
}

bool court_words_copy(char *out, size_t size, struct text_slice words)
{
	return text_is_plain(words.s, words.n) && text_slice_copy(out, size, words);
}

static bool put_seat(int *out, const struct game_court *court, struct text_slice value)
{
	*out = text_seat_read(value.s, value.n, court->most_seats);
	return *out != GAME_NO_SEAT;
}

static bool put_flag(bool *out, struct text_slice value)
{
	int answer = court_yes_no(value);

	*out = answer == 1;
	return answer >= 0;
}

static const char *const states[] = { "decided", "open", "dismissed", NULL };

/* Take an order of all seats of the table. */
static bool put_seats(const struct game_court *court, struct court_dispute *out, struct text_slice value)
{
	unsigned seats = 0;
	int count = 0;

	for (size_t i = 0; i < value.n; i++) {
		int seat = text_seat_read(value.s + i, 1, court->most_seats);
		if (seat == GAME_NO_SEAT || seats >> seat & 1)
			return false;
		seats |= 1u << seat;
		out->seats[count++] = *text_seat_code(seat);
	}
	out->seats[count] = '\0';
	return count >= court->least_seats && seats == (1u << count) - 1;
}

/* Take points; "-": none are set. */
static bool put_points(const struct game_court *court, struct court_dispute *out, struct text_slice value)
{
	struct text_slice rest = value, word;

	out->point_count = 0;
	if (text_slice_is(value, "-"))
		return true;
	while ((word = court_next_word(&rest)).n > 0) {
		char figure[8];
		char *end;
		if (out->point_count == court->most_seats || word.n >= sizeof figure)
			return false;
		snprintf(figure, sizeof figure, "%.*s", (int)word.n, word.s);
		out->points[out->point_count++] = (int)strtol(figure, &end, 10);
		if (*end)
			return false;
	}
	return out->point_count >= court->least_seats;
}

int court_named_by(const struct game_court *court, struct text_slice paragraph, bool *alone)
{
	int found = -1;

	for (int i = court->case_count; i < court->find_count; i++) {
		const struct court_case row = court_case_at(court, i);
		/* "4.§ (D) (1)" has a capital, which a word does not keep. */
		if (row.standing != COURT_NAMED || strlen(row.cites[0]) != paragraph.n
			|| memcmp(row.cites[0], paragraph.s, paragraph.n) != 0)
			continue;
		*alone = found < 0;
		found = found < 0 ? i : found;
	}
	return found;
}

int court_alone_by(const struct game_court *court, const char *paragraph)
{
	int found = -1;

	for (int i = court->case_count; i < court->find_count; i++) {
		if (strcmp(court_case_at(court, i).cites[0], paragraph) != 0)
			continue;
		if (found >= 0)
			return -1;
		found = i;
	}
	return found;
}

int court_claimed(const struct game_court *court, const struct game_rules *rules,
	const struct court_dispute *said)
{
	const struct text_slice cite = { said->paragraph, strlen(said->paragraph) };
	struct court_hit hits[COURT_FINDS];
	bool is_alone = false;
	int named = cite.n > 0 ? court_named_by(court, cite, &is_alone) : -1;

	/* An allowed act cannot be an admitted fault. */
	if (said->state != COURT_DISMISSED)
		return is_alone ? named : -1;
	int alone = cite.n > 0 ? court_alone_by(court, said->paragraph) : -1;
	if (cite.n == 0 || alone >= 0)
		return alone;
	size_t count = court->search(said->act, strlen(said->act), hits);
	for (size_t i = 0; i < count && 2 * hits[i].score >= hits[0].score; i++) {
		int no = hits[i].case_no;
		bool holds = !rules || !court->holds || court->holds(rules, no);
		if (!holds || no < court->case_count)
			continue;
		if (strcmp(court_case_at(court, no).cites[0], said->paragraph) == 0)
			return no;
	}
	return -1;
}

bool court_allows(const struct game_court *court, const char *paragraph)
{
	struct text_slice cite = { paragraph, strlen(paragraph) };
	bool any = false, alone;

	for (int i = court->case_count; i < court->find_count && !any; i++) {
		const struct court_case row = court_case_at(court, i);
		any = row.standing == COURT_ALLOWED && text_slice_is(cite, row.cites[0]);
	}
	return any && court_named_by(court, cite, &alone) < 0;
}

/* Leave out brackets without a citation: they show words to type, "(az eredmény: bedob)". */
static void write_grounds(struct buf *b, const char *follows)
{
	for (const char *at = follows; *at;) {
		size_t n = strncmp(at, " (", 2) == 0 ? strcspn(at, ")") : 0;
		if (n > 0 && at[n] == ')' && !memchr(at, '.', n))
			at += n + 1;
		else
			buf_char(b, *at++);
	}
}

void court_allowed_say(const struct game_court *court, int case_no, enum lang lang, char out[GAME_REASON])
{
	const struct court_case row = court_case_at(court, case_no);
	struct buf reason = { 0 };

	buf_printf(&reason, "%s: ", row.cites[0]);
	write_grounds(&reason, row.follows[lang]);
	buf_char(&reason, ' ');
	size_t n = reason.len < GAME_REASON ? reason.len - 1 : GAME_REASON - 1;
	while (n > 0 && (reason.data[n] != ' ' || reason.data[n - 1] != '.'))
		n--;
	snprintf(out, GAME_REASON, "%.*s", (int)n, buf_text(&reason));
	buf_free(&reason);
}

void court_reason_say(const struct game_court *court, enum lang lang, const struct court_dispute *said,
	char out[GAME_REASON])
{
	char own[GAME_REASON];

	snprintf(out, GAME_REASON, "%s", said->reason);
	for (int i = court->case_count; i < court->find_count && said->paragraph[0]; i++) {
		const struct court_case row = court_case_at(court, i);
		if (row.standing != COURT_ALLOWED || strcmp(row.cites[0], said->paragraph) != 0)
			continue;
		for (int other = 0; other < LANG_COUNT; other++) {
			court_allowed_say(court, i, (enum lang)other, own);
			if (strcmp(own, said->reason) == 0)
				court_allowed_say(court, i, lang, out);
		}
	}
}

/*
 * Take a paragraph of the rules on deal, bids, play and conduct (2.§ to 9.§). One that allows the act belongs
 * to a dismissed claim: the game checks that once everything is read.
 */
static bool put_paragraph(const struct game_court *court, struct court_dispute *out, struct text_slice value)
{
	struct court_paragraph found[COURT_PARAGRAPHS];
	char cite[COURT_CODE];
	bool alone;

	if (!text_slice_copy(cite, sizeof cite, value))
		return false;
	size_t count = court->paragraphs ? court->paragraphs(cite, strlen(cite), found) : 0;
	while (count > 0 && strcmp(found[count - 1].cite, cite) != 0)
		count--;
	bool is_paragraph = count > 0 && cite[0] >= '2' && cite[0] <= '9' && cite[1] == '.';
	return (is_paragraph || court_named_by(court, value, &alone) >= 0 || court_allows(court, cite))
		&& court_words_copy(out->paragraph, sizeof out->paragraph, value);
}

#define YES_NO { "igen, nem", "yes, no" }
enum key {
	KEY_CLAIM, KEY_BY, KEY_OFFENDER, KEY_TRICK, KEY_LATE, KEY_MINOR, KEY_AGREED, KEY_STATE, KEY_DEALER,
	KEY_SEATS, KEY_POINTS, KEY_PARAGRAPH, KEY_ACT, KEY_REASON, KEY_JUDGE, KEY_AT, KEYS
};
/* The other keys of a dispute, and the forms of their values; NULL: letters, or as in Hungarian. */
static const struct {
	const char *key, *form[LANG_COUNT];
} keys[KEYS] = {
	[KEY_CLAIM] = { "claim", { NULL } },
	[KEY_BY] = { "by", { "A, B, C, D, kibic", "A, B, C, D, spectator" } },
	[KEY_OFFENDER] = { "offender", { "A, B, C, D, kibic", "A, B, C, D, spectator" } },
	[KEY_TRICK] = { "trick", { "1 … 10, -" } },
	[KEY_LATE] = { "late", YES_NO }, [KEY_MINOR] = { "minor", YES_NO },
	[KEY_AGREED] = { "agreed", YES_NO },
	[KEY_STATE] = { "state", { "eldöntve, nyitott, elutasítva", "decided, open, dismissed" } },
	[KEY_DEALER] = { "dealer", { NULL } },
	[KEY_SEATS] = { "seats", { "BAC" } },
	[KEY_POINTS] = { "points",
		{ "-20,10,10; annyi szám, ahányan az asztalnál ülnek",
			"-20,10,10; as many numbers as sit at the table" } },
	[KEY_PARAGRAPH] = { "paragraph",
		{ "9.§ (6); a 2.§ és a 9.§ között bármelyik szakasz (renonsz esetek 9.§)",
			"9.§ (6); any paragraph from 2.§ to 9.§ (renonsz cases 9.§)" } },
	[KEY_ACT] = { "act", { "…" } }, [KEY_REASON] = { "reason", { "…" } }, [KEY_JUDGE] = { "judge", { "…" } },
	[KEY_AT] = { "at", { "2026-11-21T18:00:00Z" } },
};

static bool put_value(const struct game_court *court, struct court_dispute *out, enum key key,
	struct text_slice value)
{
	static const char *const spectators[] = { "spectator", "kibic", "kibitzer", "nezo", NULL };
	static const char *const hungarian[] = { "eldontve", "nyitott", "elutasitva", NULL };
	int state;

	switch (key) {
	case KEY_CLAIM:
		return put_seat(&out->claimant, court, value);
	case KEY_BY:
	case KEY_OFFENDER:
		out->by_spectator = word_of(value, spectators) >= 0;
		return put_seat(&out->offender, court, value) || out->by_spectator;
	case KEY_TRICK:
		/* "-": unknown, or withdrawn. */
		if (text_slice_is(value, "-")) {
			out->trick = 0;
			return true;
		}
		return scan_number(value, &out->trick) && out->trick >= 1 && out->trick <= court->moments;
	case KEY_LATE:
		return put_flag(&out->late, value);
	case KEY_MINOR:
		return put_flag(&out->minor, value);
	case KEY_AGREED:
		return put_flag(&out->agreed, value);
	case KEY_STATE:
		state = word_of(value, states) >= 0 ? word_of(value, states) : word_of(value, hungarian);
		out->state = state < 0 ? COURT_DECIDED : (enum court_state)state;
		return state >= 0;
	case KEY_DEALER:
		return put_seat(&out->dealer, court, value);
	case KEY_SEATS:
		return put_seats(court, out, value);
	case KEY_POINTS:
		return put_points(court, out, value);
	case KEY_PARAGRAPH:
		return put_paragraph(court, out, value);
	case KEY_ACT:
		return court_words_copy(out->act, sizeof out->act, value);
	case KEY_REASON:
		return court_words_copy(out->reason, sizeof out->reason, value);
	case KEY_JUDGE:
		return court_words_copy(out->judge, sizeof out->judge, value);
	case KEY_AT:
		/* 2026-11-21T18:00:00Z, as in the book */
		return time_is_whole(value.s, value.n) && text_slice_copy(out->at, sizeof out->at, value);
	case KEYS:
		break;
	}
	return false;
}

/* Refuse a text that is too long, giving its length and the room. */
static bool refuse_long(const struct text_pair *pair, enum key key, struct err *e)
{
	const struct court_dispute *room = NULL;
	bool is_text = key == KEY_ACT || key == KEY_REASON || key == KEY_JUDGE;
	size_t most = (key == KEY_JUDGE ? sizeof room->judge : sizeof room->act) - 1;
	struct buf all = { 0 }, fits = { 0 };

	if (!is_text || pair->value.n <= most || !text_is_plain(pair->value.s, pair->value.n))
		return false;
	buf_add(&all, pair->value.s, pair->value.n);
	buf_add(&fits, pair->value.s, text_cut(pair->value.s, pair->value.n, most));
	*e = (struct err){ 0 };
	int64_t has = (int64_t)text_columns(buf_text(&all)), room_for = (int64_t)text_columns(buf_text(&fits));
	err_set(e, ERR_REFUSED, &msg_ruling_too_long,
		MSG_ARGS(keys[key].key, num_of(has).text, num_of(room_for).text));
	buf_free(&all);
	buf_free(&fits);
	return true;
}

bool court_pair_read(const struct game_court *court, const struct text_pair *pair,
	struct court_dispute *said, bool *taken, struct err *e)
{
	char letters[32] = "";
	size_t at = 0;

	*taken = true;
	for (enum key key = 0; key < KEYS; key++) {
		if (!text_slice_is(pair->key, keys[key].key))
			continue;
		const char *const *form = keys[key].form;
		if (put_value(court, said, key, pair->value))
			return true;
		if (refuse_long(pair, key, e))
			return false;
		if ((key == KEY_TRICK && court->moments == 0) || (key == KEY_PARAGRAPH && !court->paragraphs))
			break;   /* no value of it would do */
		/* "A, B, C, D" */
		for (int seat = 0; seat < court->most_seats && at < sizeof letters; seat++)
			at += (size_t)snprintf(letters + at, sizeof letters - at, at ? ", %s" : "%s",
				text_seat_code(seat));
		court_value_refuse(e, keys[key].key, form[LANG_HU] ? form[LANG_HU] : letters);
		snprintf(e->english, sizeof e->english, "%s", form[LANG_EN] ? form[LANG_EN] : "");
		return false;
	}
	*taken = false;
	return true;
}

int court_pairs_split(const char *facts, struct text_pair pairs[TEXT_PAIRS])
{
	struct text_fault fault;
	struct scan scan = { .s = facts, .n = strlen(facts), .fault = &fault };
	int count = 0;

	for (; !scan_end(&scan); count++) {
		struct text_pair pair = { .key = scan_key(&scan) };
		if (count == TEXT_PAIRS || pair.key.n == 0 || !scan_char(&scan, '=') || scan_end(&scan))
			return -1;
		if (scan.s[scan.at] != '"')
			pair.value = scan_word(&scan);
		else if (!scan_quoted(&scan, &pair.value))
			return -1;
		pairs[count] = pair;
	}
	return count;
}

/* ---- writing ----------------------------------------------------------------------------------- */

static void seat_write(struct buf *b, const char *key, int seat)
{
	if (seat >= 0 && seat < GAME_SEATS)
		text_pair_write(b, key, text_seat_code(seat));
}

static void flag_write(struct buf *b, const char *key, bool flag)
{
	if (flag)
		text_pair_write(b, key, "yes");
}

static void words_write(struct buf *b, const char *key, const char *words)
{
	if (*words)
		text_pair_write(b, key, words);
}

/* Write each pair after a blank. */
static void pairs_write(struct buf *b, const struct court_dispute *said)
{
	for (int i = 0; i < said->fact_count; i++)
		text_pair_write(b, said->facts[i].key, said->facts[i].value);
	if (said->by_spectator)
		text_pair_write(b, "by", "spectator");
	flag_write(b, "late", said->late);
	flag_write(b, "minor", said->minor);
	for (int i = 0; i < said->point_count; i++)
		buf_printf(b, "%s%d", i > 0 ? "," : " points=", said->points[i]);
	seat_write(b, "dealer", said->dealer);
	words_write(b, "seats", said->seats);
	words_write(b, "paragraph", said->paragraph);
}

void court_facts_write(struct buf *b, const struct court_dispute *said)
{
	struct buf pairs = { 0 };

	pairs_write(&pairs, said);
	if (pairs.len > 0)
		buf_add(b, pairs.data + 1, pairs.len - 1);
	buf_free(&pairs);
}

void court_line_write(struct buf *b, const struct court_dispute *said)
{
	buf_printf(b, "itelet %d %s", said->no, said->case_no);
	seat_write(b, "claim", said->claimant);
	seat_write(b, "by", said->offender);
	if (said->trick)
		text_pair_write(b, "trick", num_of(said->trick).text);
	pairs_write(b, said);
	flag_write(b, "agreed", said->agreed);
	if (said->state != COURT_DECIDED)
		text_pair_write(b, "state", states[said->state]);
	words_write(b, "act", said->act);
	words_write(b, "reason", said->reason);
	words_write(b, "judge", said->judge);
	words_write(b, "at", said->at);
}

const char *court_unlisted(enum lang lang)
{
	return msg_case_unlisted.text[lang];
}

/* A final letter names one of several outcomes: the case is the part before it. */
void court_case_cite(struct buf *b, enum lang lang, const struct court_case *row)
{
	const char *cite = row->standing == COURT_UNLISTED ? court_unlisted(lang) : row->cites[0];
	size_t n = strlen(cite);
	bool is_outcome = row->cite_count > 1 && n > 2 && cite[n - 2] == ' ' && cite[n - 1] >= 'a';

	buf_printf(b, "%.*s", (int)(is_outcome ? n - 2 : n), cite);
}

const char *court_case_label(enum lang lang, const struct game_court *court, const char *case_no)
{
	const struct msg *jury = court->jury ? court->jury : &msg_case_jury;

	return strcmp(case_no, COURT_JURY) == 0 ? jury->text[lang] : case_no;
}

bool court_names_jury(const struct game_court *court, const char *s, size_t n)
{
	const struct msg *const names[] = { &msg_case_jury, court->jury ? court->jury : &msg_case_jury };
	char word[COURT_LINE], name[COURT_CODE];
	bool is_name = false;

	text_fold(word, sizeof word, s, n);
	for (int i = 0; i < 2 * LANG_COUNT; i++) {
		const char *text = names[i / LANG_COUNT]->text[i % LANG_COUNT];
		text_fold(name, sizeof name, text, strlen(text));
		is_name = is_name || strcmp(word, name) == 0;
	}
	return is_name;
}

void court_cite_add(struct court_ruling *out, const char *cite)
{
	size_t at = strlen(out->cites);

	if (cite)
		snprintf(out->cites + at, sizeof out->cites - at, "%s%s", at ? "; " : "", cite);
}
