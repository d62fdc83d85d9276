/* The court of games without cases: the jury sets points and gives its reasons. */
#include "games/court.h"
#include "games/messages.h"

#include <stdio.h>
#include <string.h>

/* ---- the one case --------------------------------------------------------------------------------- */

static void jury_describe(int case_no, struct court_case *out)
{
	static const char *const title[LANG_COUNT] = { "A zsűri döntése", "A ruling of the jury" };
	static const char *const act[LANG_COUNT] = {
		"Ennek a játéknak a szabályai nem sorolnak fel hibákat: bármi, amin az asztalnál vita támad.",
		"The rules of this game list no faults: whatever is disputed at the table.",
	};
	static const char *const follows[LANG_COUNT] = {
		"A zsűri olyan fizetést szab meg, amely együtt nulla, és megindokolja.",
		"The jury sets a payment that adds up to zero, and gives its reasons.",
	};

	(void)case_no;
	*out = (struct court_case){ .no = COURT_JURY, .standing = COURT_UNLISTED, .phase = &msg_jury_any_time,
		.title = title, .act = act, .follows = follows };
}

static int find(const char *no, size_t n)
{
	return text_slice_is((struct text_slice){ no, n }, COURT_JURY) ? 0 : -1;
}

/* Accept only the jury's number: "3.4" is a case of other rules. */
static bool jury_is_number(const char *s, size_t n, int *case_no)
{
	*case_no = court_names_jury(&game_jury_court, s, n) ? 0 : -1;
	return *case_no == 0 || (n > 0 && s[0] >= '0' && s[0] <= '9');
}

/* Find the only case, whatever the words. */
static size_t jury_search(const char *words, size_t n, struct court_hit out[COURT_FINDS])
{
	int case_no;

	if (n == 0 || (jury_is_number(words, n, &case_no) && case_no < 0))
		return 0;
	out[0] = (struct court_hit){ .score = 1 };
	return 1;
}

static bool jury_read_pairs(const struct text_pair *pairs, int count, struct court_dispute *said, int *bad,
	struct err *e)
{
	for (*bad = 0; *bad < count; ++*bad) {
		bool taken;
		if (!court_pair_read(&game_jury_court, &pairs[*bad], said, &taken, e))
			return false;
		/* A jury does not pay for a fault that leaves the play unaffected. */
		if (!taken || said->late || said->minor)
			return court_key_refuse(e, pairs[*bad].key);
	}
	return true;
}

/* ---- judging -------------------------------------------------------------------------------------- */

enum { KIND_PAY, KIND_CONTINUE };

static const struct court_kind kinds[] = {
	[KIND_PAY] = { "pay", &msg_jury_pays, false, false, true },
	[KIND_CONTINUE] = { "continue", &msg_jury_dismisses, false, true, false },
	{ NULL, NULL, false, false, false },
};

/* Write an example for that many seats: "10,-10,0,0". */
static void points_form(int seats, char out[COURT_JUDGE])
{
	size_t at = (size_t)snprintf(out, COURT_JUDGE, "10,-10");

	for (int seat = 2; seat < seats; seat++)
		at += (size_t)snprintf(out + at, COURT_JUDGE - at, ",0");
}

/* Check for one figure per seat, 0 in all: the player who sits out may be at fault too. */
static bool jury_check_points(const struct court_scene *scene, const struct court_dispute *said,
	struct err *e)
{
	int sum = 0;

	if (said->point_count != scene->seats)
		return err_set(e, ERR_REFUSED, &msg_jury_count,
			MSG_ARGS(num_of(scene->seats).text, num_of(said->point_count).text));
	for (int seat = 0; seat < said->point_count; seat++)
		sum += said->points[seat];
	return sum == 0 || err_set(e, ERR_REFUSED, &msg_jury_sum, MSG_ARGS(num_signed(sum).text));
}

/* Apply the jury's points; a dismissed claim changes nothing. */
static bool jury_judge(const struct court_scene *scene, struct court_ruling *out, struct err *e)
{
	struct court_dispute *said = &out->said;
	/* An open dispute may wait for its points. */
	bool waits = said->state == COURT_OPEN && said->point_count == 0;
	bool is_upheld = said->state != COURT_DISMISSED, pays = is_upheld && !waits;
	char form[COURT_JUDGE];

	out->is_missing = out->deviates = false;
	said->no = scene->no;
	if (scene->dealer != scene->due && said->dealer == GAME_NO_SEAT)
		said->dealer = scene->dealer;
	points_form(scene->seats, form);
	out->is_missing = pays && said->point_count == 0;
	if (out->is_missing)
		return err_set(e, ERR_REFUSED, &msg_jury_no_points, MSG_ARGS(form));
	if (pays && !jury_check_points(scene, said, e))
		return false;
	out->is_missing = pays && !said->reason[0];
	if (out->is_missing)
		return err_set(e, ERR_REFUSED, &msg_jury_no_reason, MSG_NO_ARGS);
	out->kind = &kinds[is_upheld ? KIND_PAY : KIND_CONTINUE];
	out->pays = pays;
	memset(out->points, 0, sizeof out->points);
	for (int seat = 0; pays && seat < scene->seats; seat++)
		out->points[seat] = said->points[seat];
	out->book = (struct court_verdict){ .kind = out->kind, .pays = pays, .cite_count = 1,
		.cites = { scene->rules->edition->jury } };
	memcpy(out->book.points, out->points, sizeof out->points);
	snprintf(out->cites, sizeof out->cites, "%s", scene->rules->edition->jury);
	return true;
}

/* ---- about a dispute ------------------------------------------------------------------------------ */

/* Nothing is known of the bid. */
static bool jury_record(const struct court_dispute *said, struct game_record *out)
{
	(void)said, (void)out;
	return false;
}

static void answers_write(struct buf *b, const struct court_dispute *said)
{
	(void)b, (void)said;
}

static int offender(const struct court_dispute *said)
{
	return said->offender;
}

static const struct msg *role(const struct court_dispute *said, int seat)
{
	return seat == said->offender ? &msg_jury_offender : &msg_jury_player;
}

static const char *bid(const struct court_dispute *said, bool as_code)
{
	(void)said, (void)as_code;
	return "";
}

static void finding_say(struct buf *b, enum lang lang, const struct court_dispute *said,
	const char *const *names)
{
	(void)names;
	buf_str(b, said->act[0] ? said->act : msg_jury_finding.text[lang]);
}

static void nothing_say(struct buf *b, enum lang lang, const struct court_dispute *said,
	const char *const *names)
{
	(void)b, (void)lang, (void)said, (void)names;
}

static void answers_say(struct buf *b, enum lang lang, const struct court_dispute *said)
{
	(void)b, (void)lang, (void)said;
}

static void dismissed_say(struct buf *b, enum lang lang, const struct court_dispute *said,
	const struct court_scene *scene)
{
	(void)said, (void)scene;
	buf_str(b, msg_jury_dismissed.text[lang]);
}

static void add_step(struct court_steps *out, enum court_step_kind kind, const char *cite, const char *text)
{
	out->step[out->count] = (struct court_step){ .kind = kind, .cite = cite };
	buf_str(&out->step[out->count++].text, text);
}

static void steps(const struct court_scene *scene, enum lang lang, const struct court_ruling *ruling,
	const char *const *names, struct court_steps *out)
{
	const struct court_dispute *said = &ruling->said;
	struct buf claim = { 0 };

	*out = (struct court_steps){ 0 };
	if (said->claimant != GAME_NO_SEAT) {
		court_who_write(&claim, lang, said->claimant, names);
		add_step(out, COURT_STEP_CLAIM, "", buf_text(&claim));
	}
	buf_free(&claim);
	if (said->act[0])
		add_step(out, COURT_STEP_FINDING, "", said->act);
	add_step(out, COURT_STEP_FOLLOWS, scene->rules->edition->jury,
		(said->state == COURT_DISMISSED ? &msg_jury_dismissed : said->agreed ? &msg_jury_agreed
			: scene->rules->edition->court != &game_jury_court ? &msg_jury_committee
			: &msg_json_jury_sets)->text[lang]);
	if (said->reason[0])
		add_step(out, COURT_STEP_REASON, "", said->reason);
	if (said->state == COURT_OPEN)
		add_step(out, COURT_STEP_STATE, "",
			(court_waits(ruling) ? &msg_court_waits : &msg_jury_open)->text[lang]);
}

/* No rule makes anybody pay. */
static void payment_list(const struct court_scene *scene, enum lang lang, const struct court_ruling *ruling,
	const char *const *names, struct listing *t)
{
	(void)scene, (void)lang, (void)ruling, (void)names;
	listing_start(t, "");
}

static void payment_write(const struct court_scene *scene, enum lang lang, const struct court_ruling *ruling,
	struct buf *b)
{
	(void)lang;
	for (int seat = 0; seat < scene->seats; seat++)
		buf_printf(b, "%s %s %s", seat > 0 ? "," : "=", text_seat_code(seat),
			num_signed(ruling->points[seat]).text);
	buf_char(b, '\n');
}

/* ---- the dialogue --------------------------------------------------------------------------------- */

enum { ASK_ACT, ASK_POINTS, ASK_REASON, ASK_JUDGE, ASK_NOTHING = -1 };

static int next(const struct court_talk *talk)
{
	const struct court_dispute *said = &talk->now.said;
	bool asks_all = talk->is_full && !talk->is_brief;
	bool waits = said->state == COURT_OPEN && said->point_count == 0;

	if (asks_all && !said->act[0] && !(talk->now.asked >> ASK_ACT & 1))
		return ASK_ACT;
	if (waits)
		return ASK_NOTHING;
	if (said->point_count == 0 && said->state != COURT_DISMISSED)
		return ASK_POINTS;
	if (!said->reason[0])
		return ASK_REASON;
	/* An open dispute has no jury yet. */
	bool asks_judge = (asks_all || talk->asks_judge) && said->state != COURT_OPEN;
	return asks_judge && !said->judge[0] && !(talk->now.asked >> ASK_JUDGE & 1) ? ASK_JUDGE : ASK_NOTHING;
}

static void ask(const struct court_talk *talk, int question, struct buf *b, char preset[COURT_JUDGE])
{
	static const struct msg *const words[]
		= { &msg_jury_ask_act, &msg_jury_ask_points, &msg_jury_ask_reason, &msg_jury_ask_judge };
	char form[COURT_JUDGE];

	points_form(talk->scene->seats, form);
	buf_msg(b, talk->lang, words[question], MSG_ARGS(form));
	preset[0] = '\0';
	if (question != ASK_JUDGE)
		return;
	snprintf(preset, COURT_JUDGE, "%s", talk->asks_judge ? "" : talk->jurors);
	if (preset[0])
		buf_msg(b, talk->lang, &msg_talk_judge_last, MSG_ARGS(preset));
}

static const struct msg *help(const struct court_talk *talk, int question)
{
	(void)talk;
	return question == ASK_POINTS ? &msg_jury_points_help : &msg_jury_words_help;
}

/* Take the points, if there are any and the table can have them. */
static bool put_points(struct court_talk *talk, const char *answer, struct buf *b)
{
	const struct text_pair pair = { { "points", 6 }, { answer, strlen(answer) } };
	struct err e = { 0 };
	int bad;

	if (court_open_put(talk, answer) || (jury_read_pairs(&pair, 1, &talk->now.said, &bad, &e)
		&& jury_check_points(talk->scene, &talk->now.said, &e)))
		return true;
	err_text(b, talk->lang, &e);
	buf_char(b, '\n');
	return false;
}

static bool put_words(struct court_talk *talk, char *out, size_t size, const char *answer, struct buf *b)
{
	return court_words_copy(out, size, (struct text_slice){ answer, strlen(answer) })
		|| court_again(talk, b, &msg_talk_words_long, num_of((int64_t)size - 1).text);
}

static bool jury_answer(struct court_talk *talk, int question, const char *typed, struct buf *b)
{
	struct court_dispute *said = &talk->now.said;
	const char *words = question == ASK_JUDGE && !typed[0] && !talk->asks_judge ? talk->jurors : typed;

	if (question == ASK_JUDGE && !words[0])
		return court_again(talk, b, &msg_talk_judge_again, "");
	talk->now.asked |= UINT64_C(1) << question;
	if (question == ASK_JUDGE && (court_is_nobody((struct text_slice){ words, strlen(words) })
		|| court_open_put(talk, words)))
		return true;
	if (question == ASK_ACT || question == ASK_JUDGE)
		return question == ASK_ACT ? put_words(talk, said->act, sizeof said->act, words, b)
			: put_words(talk, said->judge, sizeof said->judge, words, b);
	if (!typed[0])
		return court_again(talk, b, &msg_talk_no_default, "");
	return question == ASK_POINTS ? put_points(talk, typed, b) : court_reason_put(talk, typed, b);
}

/* Write nothing: the act is asked for in whole sentences. */
static void act_say(struct buf *b, const struct court_talk *talk)
{
	(void)b, (void)talk;
}

static void cards_are_known(struct court_known *known, bool act)
{
	(void)known, (void)act;
}

const struct game_court game_jury_court = {
	.title = &msg_jury_cases, .unlisted = &msg_json_jury_sets, .numbers = COURT_JURY,
	.case_count = 1, .find_count = 1, .least_seats = 2, .most_seats = GAME_SEATS, .kinds = kinds,
	.describe = jury_describe, .find = find, .is_number = jury_is_number, .search = jury_search,
	.read = jury_read_pairs, .judge = jury_judge, .record = jury_record, .answers_write = answers_write,
	.offender = offender, .role = role, .bid = bid,
	.finding_say = finding_say, .facts_say = nothing_say, .answers_say = answers_say,
	.dismissed_say = dismissed_say, .steps = steps,
	.payment_list = payment_list, .payment_write = payment_write,
	.next = next, .ask = ask, .help = help, .answer = jury_answer, .act_say = act_say,
	.cards_are_known = cards_are_known,
};
