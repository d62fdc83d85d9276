/* Rulings as listings: those of an event, the revisions at a deal, a season's casebook. */
#include "games/messages.h"
#include "report/messages.h"
#include "report/rulings/rulings.h"

#include <string.h>

static const struct msg *const state_words[] = {
	[COURT_DECIDED] = &msg_ruling_decided, [COURT_OPEN] = &msg_state_open,
	[COURT_DISMISSED] = &msg_ruling_dismissed,
};

/* Begin a column that people find elsewhere, or in the minutes, unless revisions stand side by side. */
static void detail_column(struct listing *t, const char *key, const struct msg *head, enum listing_kind kind,
	bool all_revisions)
{
	listing_column(t, key, head, kind);
	if (!all_revisions)
		listing_for_scripts(t);
}

/* Return the number of seats with their own columns: those of the game's largest table, at least four. */
static int seat_columns(const char *edition)
{
	enum { USUAL_SEATS = 4 };
	const struct game_edition *found = game_edition_find(edition);

	return found && found->game->most_seats > USUAL_SEATS ? found->game->most_seats : USUAL_SEATS;
}

static void start_named(struct listing *t, const char *title, const char *edition, bool all_revisions)
{
	static const struct {
		const char *key;
		const struct msg *head;
	} seats[BOOK_SEATS] = { { "a", &msg_head_seat_a }, { "b", &msg_head_seat_b }, { "c", &msg_head_seat_c },
		{ "d", &msg_head_seat_d }, { "e", &msg_head_seat_e }, { "f", &msg_head_seat_f },
		{ "g", &msg_head_seat_g }, { "h", &msg_head_seat_h } };

	listing_start(t, title);
	listing_column(t, "round", &msg_head_round_no, LISTING_INT);
	listing_column(t, "table", &msg_head_table_no, LISTING_INT);
	listing_column(t, "deal", &msg_head_deal_no, LISTING_INT);
	listing_column(t, "item", &msg_head_ruling_item, LISTING_INT);
	detail_column(t, "revision", &msg_head_ruling_revision, LISTING_INT, all_revisions);
	listing_column(t, "state", &msg_head_ruling_state, LISTING_TEXT);
	listing_column(t, "case", &msg_head_ruling_case, LISTING_TEXT);
	listing_column(t, "offender", &msg_head_offender, LISTING_TEXT);
	listing_column(t, "ruling", &msg_head_ruling_kind, LISTING_TEXT);
	/* Figures by seat are for scripts: for people the ruling's words have them, by name. */
	for (int seat = 0; seat < seat_columns(edition); seat++) {
		listing_column(t, seats[seat].key, seats[seat].head, LISTING_POINTS);
		listing_for_scripts(t);
	}
	listing_column(t, "cite", &msg_head_ruling_cite, LISTING_TEXT);
	detail_column(t, "agreed", &msg_head_agreed, LISTING_TEXT, all_revisions);
	detail_column(t, "judge", &msg_head_judge, LISTING_TEXT, all_revisions);
	detail_column(t, "at", &msg_head_ruling_at, LISTING_TIME, all_revisions);
	listing_column(t, "claimant", &msg_head_claimant, LISTING_TEXT);
	detail_column(t, "trick", &msg_head_trick, LISTING_INT, all_revisions);
	listing_column(t, "act", &msg_head_ruling_act, LISTING_TEXT);
	listing_column(t, "facts", &msg_head_facts, LISTING_TEXT);
	listing_column(t, "reason", &msg_head_ruling_reason, LISTING_TEXT);
	listing_column(t, "book", &msg_head_book, LISTING_TEXT);
	listing_for_scripts(t);
	listing_column(t, "payers", &msg_head_payers, LISTING_TEXT);
	listing_for_scripts(t);
}

static void number_or_empty(struct listing *t, bool has, int64_t number)
{
	if (has)
		listing_number(t, number);
	else
		listing_empty(t);
}

/* A ruling contains everything it was based on. */
bool report_is_clean(struct book *s, const struct book_ruling *ruling)
{
	const struct game_court *court = desk_court(ruling->edition);
	struct err none = { 0 };
	struct desk_rules rules;
	struct court_ruling again;
	struct book_deal deal;

	if (!desk_rules_read(s, ruling->event, &rules, &none) || !desk_ruling_read(ruling, &again.said))
		return false;
	if (!book_deal_find(s, ruling->table, ruling->said.no, &deal, &none))
		deal.dealer = game_dealer_of(rules.game.edition->game, ruling->said.no, ruling->seats);
	const struct court_scene scene = { .rules = &rules.game, .seats = ruling->seats, .no = ruling->said.no,
		.dealer = deal.dealer, .due = deal.dealer };
	none = (struct err){ 0 };
	return court->judge(&scene, &again, &none) && again.book.is_clean;
}

/* Add who is at fault by the facts, for people as the accused unless decided so; if nobody is, the payers.
 * For scripts add the accused. */
static void add_offender(struct book *s, struct listing *t, enum lang lang, const struct book_table *table,
	const struct book_ruling *ruling, const struct court_dispute *said, const char *payers)
{
	const struct game_court *court = desk_court(ruling->edition);
	const char *who = said->by_spectator ? court_spectator(lang)
		: book_player_at(table, court->offender(said), ruling->said.no);
	bool claims = court_case_at(court, court_case_of(court, ruling->said.case_no)).claims;
	struct buf words = { 0 };

	if (ruling->said.state == COURT_DECIDED && !report_is_clean(s, ruling))
		buf_str(&words, who);
	else if (who[0] && ruling->said.claimant != GAME_NO_SEAT && !claims)
		buf_msg(&words, lang, &msg_rulings_accused, MSG_ARGS(who));
	if (words.len == 0 && *payers)
		buf_msg(&words, lang, &msg_rulings_payers, MSG_ARGS(payers));
	listing_code(t, said->by_spectator ? "spectator" : who, buf_text(&words));
	buf_free(&words);
}

/* Add a code and its words, and empty them. */
static void add_words(struct listing *t, const char *code, struct buf *words)
{
	listing_code(t, code, buf_text(words));
	buf_free(words);
}

/* Add the paragraphs without the program's readings that follow them; for a claim dismissed as allowed, the
 * grounds and their paragraph. `about`: the case it was about, or -1. */
static void add_cites(struct listing *t, const struct book_ruling *ruling, int about)
{
	const struct game_court *court = desk_court(ruling->edition);
	struct buf words = { 0 }, code = { 0 };

	if (ruling->said.state != COURT_DISMISSED)
		buf_add(&words, ruling->cites, court_paragraphs(ruling->cites));
	const struct court_case row = court_case_at(court, about < 0 ? court->case_count - 1 : about);
	if (ruling->said.state == COURT_DISMISSED && row.standing == COURT_ALLOWED)
		buf_printf(&code, "%s; %s", court->dismissed_by, row.cites[0]);
	add_words(t, code.len ? buf_text(&code) : ruling->cites, &words);
	buf_free(&code);
}

/* Add the act as written down, else a sentence made from the facts; marked as claimed if not found. */
static void add_act(struct listing *t, enum lang lang, const struct book_ruling *ruling,
	const struct court_dispute *said, bool is_read, const char *const names[BOOK_SEATS])
{
	const struct game_court *court = desk_court(ruling->edition);
	struct buf words = { 0 };
	bool claims = court_case_at(court, court_case_of(court, ruling->said.case_no)).claims;
	bool is_claim = !claims && (ruling->said.state != COURT_DECIDED || said->late);

	buf_str(&words, is_claim ? msg_rulings_claimed.text[lang] : "");
	if (ruling->said.act[0])
		buf_str(&words, ruling->said.act);
	else if (is_read)
		court->finding_say(&words, lang, said, names);
	add_words(t, ruling->said.act, &words);
}

/* Add a row of rulings with the names of the players. */
static void add_named(struct book *s, struct listing *t, enum lang lang, const struct book_table *table,
	const struct book_ruling *ruling)
{
	const char *names[BOOK_SEATS];
	struct court_dispute said;
	struct buf words = { 0 }, payers = { 0 };
	bool is_read = desk_ruling_read(ruling, &said);
	bool charges = ruling->said.state == COURT_DECIDED && ruling->pays;

	report_names(table, ruling->said.no, names);
	for (int seat = 0; seat < table->seat_count && charges; seat++) {
		if (ruling->points[seat] < 0)
			buf_printf(&payers, "%s%s", payers.len ? ", " : "", names[seat]);
	}
	listing_number(t, ruling->round);
	listing_number(t, ruling->table_no);
	listing_number(t, ruling->said.no);
	listing_number(t, ruling->item);
	listing_number(t, ruling->revision);
	listing_code(t, book_ruling_words[ruling->said.state], state_words[ruling->said.state]->text[lang]);
	desk_ruling_title(&words, lang, ruling);
	add_words(t, ruling->said.case_no, &words);
	add_offender(s, t, lang, table, ruling, &said, buf_text(&payers));
	buf_str(&words, ruling->said.state == COURT_OPEN ? msg_rulings_possible.text[lang] : "");
	desk_ruling_outcome(&words, lang, ruling, table);
	if (ruling->said.agreed && ruling->said.state != COURT_DISMISSED)
		buf_printf(&words, " (%s)", msg_ruling_agreed.text[lang]);
	add_words(t, ruling->kind, &words);
	for (int seat = 0; seat < seat_columns(ruling->edition); seat++)
		number_or_empty(t, ruling->pays && seat < table->seat_count, ruling->points[seat]);
	add_cites(t, ruling, -1);
	listing_code(t, ruling->said.agreed ? "yes" : "", ruling->said.agreed ? msg_yes.text[lang] : "");
	listing_text(t, ruling->said.judge);
	listing_text(t, ruling->said.at);
	listing_text(t, book_player_at(table, ruling->said.claimant, ruling->said.no));
	listing_some(t, ruling->said.trick);
	add_act(t, lang, ruling, &said, is_read, names);
	if (ruling->said.state != COURT_DISMISSED && is_read)
		desk_court(ruling->edition)->facts_say(&words, lang, &said, names);
	add_words(t, ruling->facts, &words);
	listing_text(t, ruling->said.reason);
	/* In the rules' words: "pay A +36, B -54, C +18". */
	buf_str(&words, ruling->book_kind);
	for (int seat = 0; seat < BOOK_SEATS && ruling->book_pays; seat++) {
		if (ruling->book_points[seat])
			buf_printf(&words, " %s %s", text_seat_code(seat), num_signed(ruling->book_points[seat]).text);
	}
	listing_text(t, buf_text(&words));
	listing_text(t, buf_text(&payers));
	buf_free(&words);
	buf_free(&payers);
}

bool report_rulings_table(struct book *s, const struct book_event *event, enum lang lang,
	struct listing *out, struct err *e)
{
	struct book_ruling *list = NULL;
	struct book_table table = { 0 };
	size_t count = 0;
	struct buf title = { 0 };
	bool done = book_event_rulings(s, event->id, &list, &count, e);

	buf_msg(&title, lang, &msg_rulings_title, MSG_ARGS(event->name));
	start_named(out, buf_text(&title), event->edition, false);
	buf_free(&title);
	for (size_t i = 0; done && i < count; i++) {
		if (table.id != list[i].table)
			done = book_table_find(s, event->id, list[i].round, list[i].table_no, &table, e);
		add_named(s, out, lang, &table, &list[i]);
	}
	book_free(list);
	return done;
}

bool report_history_table(struct book *s, const struct book_table *table, int no, enum lang lang,
	struct listing *out, struct err *e)
{
	struct book_ruling *list = NULL, *history = NULL;
	size_t count = 0, revisions = 0;
	bool done = book_deal_rulings(s, table->id, no, &list, &count, e);

	start_named(out, "", count > 0 ? list[0].edition : "", true);
	for (size_t i = 0; done && i < count; i++) {
		done = book_ruling_history(s, &list[i], &history, &revisions, e);
		for (size_t j = 0; done && j < revisions; j++)
			add_named(s, out, lang, table, &history[j]);
		book_free(history);
		history = NULL;
	}
	book_free(list);
	return done;
}

/* ---- casebook ---------------------------------------------------------------------------------- */

/* Add free text, with seats in place of names. */
static void add_blind(struct listing *t, const struct report_blind *blind, const char *words)
{
	struct buf b = { 0 };

	report_blind_write(&b, blind, words);
	listing_text(t, buf_text(&b));
	buf_free(&b);
}

/* Add the role of who is at fault; for a claim that failed, as the accused. */
static void add_role(struct book *s, struct listing *t, enum lang lang, const struct court_dispute *said,
	const struct book_ruling *ruling)
{
	const struct game_court *court = desk_court(ruling->edition);
	int offender = court->offender(said);
	const char *who = said->by_spectator ? court_spectator(lang)
		: offender == GAME_NO_SEAT ? "" : court->role(said, offender)->text[lang];
	struct buf words = { 0 };

	if (who[0] && (ruling->said.state == COURT_DISMISSED || report_is_clean(s, ruling)))
		buf_msg(&words, lang, &msg_rulings_accused, MSG_ARGS(who));
	else
		buf_str(&words, who);
	add_words(t, who, &words);
}

static void add_anonymous(struct book *s, struct listing *t, enum lang lang, const struct report_blind *blind,
	const struct book_ruling *ruling)
{
	const struct game_court *court = desk_court(ruling->edition);
	int case_no = court->find(ruling->said.case_no, strlen(ruling->said.case_no));
	bool is_jurys = strcmp(ruling->said.case_no, COURT_JURY) == 0;
	bool is_dismissed = ruling->said.state == COURT_DISMISSED;
	struct court_dispute said;
	struct buf answers = { 0 }, more = { 0 }, words = { 0 };

	desk_ruling_read(ruling, &said);
	if (court->around_say)
		court->around_say(&answers, lang, &said);
	court->answers_say(&more, lang, &said);
	buf_printf(&answers, "%s%s", answers.len && more.len ? " " : "", buf_text(&more));
	buf_free(&more);
	listing_code(t, ruling->day, day_of(ruling->day, lang).text);
	listing_code(t, ruling->said.case_no, is_jurys ? "" : ruling->said.case_no);
	int named = court_claimed(court, NULL, &said);
	listing_text(t, case_no < 0 ? "" : court_case_at(court, named < 0 ? case_no : named).title[lang]);
	add_role(s, t, lang, &said, ruling);
	listing_code(t, court->bid(&said, true), court->bid(&said, false));
	add_words(t, ruling->answers, &answers);
	/* A dismissed claim leaves the deal as it is. */
	if (is_dismissed)
		desk_ruling_outcome(&words, lang, ruling, NULL);
	else
		buf_str(&words, desk_kind_word(lang, ruling));
	add_words(t, is_dismissed ? book_ruling_words[ruling->said.state] : ruling->kind, &words);
	/* "védő -54, felvevő +36, védő +18": a casebook has no names */
	for (int seat = 0; seat < BOOK_SEATS && ruling->pays && ruling->said.state == COURT_DECIDED; seat++) {
		if (ruling->points[seat])
			buf_printf(&words, "%s%s %s", words.len ? ", " : "", court->role(&said, seat)->text[lang],
				num_signed(ruling->points[seat]).text);
	}
	listing_text(t, buf_text(&words));
	buf_free(&words);
	add_cites(t, ruling, named);
	listing_code(t, ruling->said.agreed ? "yes" : "", ruling->said.agreed ? msg_yes.text[lang] : "");
	number_or_empty(t, ruling->said.trick > 0, ruling->said.trick);
	listing_text(t, court_fact(&said, "kontra"));
	listing_text(t, court_fact(&said, "previous_bid"));
	listing_code(t, book_ruling_words[ruling->said.state], state_words[ruling->said.state]->text[lang]);
	add_blind(t, blind, is_jurys ? ruling->said.act : "");
	add_blind(t, blind, ruling->said.reason);
}

/* Does the case fit the words at least half as well as the best one? */
static bool holds_words(const struct book_ruling *ruling, const char *words)
{
	const struct game_court *court = desk_court(ruling->edition);
	int case_no = court->find(ruling->said.case_no, strlen(ruling->said.case_no));
	struct court_hit hits[COURT_FINDS];
	size_t count = court->search(words, strlen(words), hits);

	for (size_t i = 0; i < count && 2 * hits[i].score >= hits[0].score; i++) {
		if (hits[i].case_no == case_no)
			return true;
	}
	return false;
}

bool report_casebook_table(struct book *s, const struct report_casebook *wanted, struct listing *out,
	struct err *e)
{
	struct book_ruling *list = NULL;
	size_t count = 0;
	bool done = book_season_rulings(s, wanted->season, &list, &count, e);

	listing_start(out, msg_casebook_title.text[wanted->lang]);
	listing_column(out, "day", &msg_head_day, LISTING_TEXT);
	listing_column(out, "case", &msg_head_ruling_case, LISTING_TEXT);
	listing_column(out, "title", &msg_head_case_title, LISTING_TEXT);
	listing_column(out, "offender", &msg_head_offender, LISTING_TEXT);
	listing_column(out, "bid", &msg_head_bid, LISTING_TEXT);
	listing_column(out, "facts", &msg_head_facts, LISTING_TEXT);
	listing_column(out, "ruling", &msg_head_ruling_kind, LISTING_TEXT);
	listing_column(out, "payment", &msg_head_payment, LISTING_TEXT);
	listing_column(out, "cite", &msg_head_ruling_cite, LISTING_TEXT);
	listing_column(out, "agreed", &msg_head_agreed, LISTING_TEXT);
	listing_column(out, "trick", &msg_head_trick, LISTING_INT);
	listing_column(out, "kontra", &msg_head_kontra, LISTING_TEXT);
	listing_for_scripts(out);
	listing_column(out, "previous_bid", &msg_head_previous_bid, LISTING_TEXT);
	listing_for_scripts(out);
	listing_column(out, "state", &msg_head_ruling_state, LISTING_TEXT);
	listing_column(out, "act", &msg_head_ruling_act, LISTING_TEXT);
	listing_column(out, "reason", &msg_head_ruling_reason, LISTING_TEXT);
	for (size_t i = 0; done && i < count; i++) {
		struct book_table table = { 0 };
		struct report_blind blind = { 0 };
		if (wanted->words && !holds_words(&list[i], wanted->words))
			continue;
		done = book_table_find(s, list[i].event, list[i].round, list[i].table_no, &table, e)
			&& report_blind_start(&blind, s, wanted->lang, &table, list[i].said.no, e);
		if (done)
			add_anonymous(s, out, wanted->lang, &blind, &list[i]);
		report_blind_free(&blind);
	}
	book_free(list);
	return done;
}
