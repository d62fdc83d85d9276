/* Prizes: by place, of clubs, of categories; who shares a place shares the prizes of the places taken. */
#include "base/messages.h"
#include "event/event.h"
#include "report/messages.h"
#include "report/standings/standings.h"

#include <stdlib.h>
#include <string.h>

/* One list of prizes, and those who may get them, by rank. */
struct prize_list {
	const char *kind;
	const int64_t *prizes;
	const struct report_ranked **rows;
	size_t count;
	bool of_clubs;
};

static int prize_count(const int64_t prizes[])
{
	int count = 0;

	while (count < REPORT_PRIZES && prizes[count] > 0)
		count++;
	return count;
}

/* The prizes of the list: place, how many share it, what each gets. */
static void visit_list(const struct prize_list *list, report_prize_visit *visit, void *arg,
	struct report_prizes_kept *kept)
{
	int count = prize_count(list->prizes);

	for (size_t i = 0, equal; i < list->count && (int)i < count; i += equal) {
		int64_t left = 0;
		for (equal = 1; i + equal < list->count && list->rows[i + equal]->rank == list->rows[i]->rank;
			 equal++)
			continue;
		int64_t prize = event_prize(list->prizes, count, (int)i + 1, (int)equal, &left);
		kept->left += left;
		for (size_t j = i; j < i + equal; j++)
			visit(arg, &(struct report_prize){ .kind = list->kind, .place = (int)i + 1,
				.who = list->rows[j], .of_club = list->of_clubs, .amount = prize });
	}
	for (int i = (int)list->count; i < count; i++)
		kept->unclaimed += list->prizes[i];
}

static bool is_in(const struct report_category *category, int start_no)
{
	for (int i = 0; i < category->count; i++) {
		if (category->start_no[i] == start_no)
			return true;
	}
	return false;
}

static bool club_stands(const struct prize_list *list, const char *club)
{
	for (size_t i = 0; i < list->count; i++) {
		if (strcmp(list->rows[i]->club, club) == 0)
			return true;
	}
	return false;
}

/* Of each club the best placed; with the members as they come, by rank. */
static void take_rows(struct prize_list *list, const struct report_ranked *ranked, size_t count,
	const struct report_category *category)
{
	list->count = 0;
	for (size_t i = 0; i < count; i++) {
		bool taken = category ? is_in(category, ranked[i].start_no)
			: !list->of_clubs || (ranked[i].club[0] && !club_stands(list, ranked[i].club));
		if (taken)
			list->rows[list->count++] = &ranked[i];
	}
}

static void visit_lists(const struct report_rules *rules, const struct report_ranked *ranked, size_t count,
	const struct report_ranked **rows, report_prize_visit *visit, void *arg, struct report_prizes_kept *kept)
{
	for (int i = 0; i < REPORT_CATEGORIES + 2; i++) {
		const struct report_category *category = i < 2 ? NULL : &rules->categories[i - 2];
		struct prize_list list = { .kind = category ? category->name : i == 0 ? "place" : "club",
			.prizes = rules->prizes[i], .rows = rows, .of_clubs = i == 1 };
		take_rows(&list, ranked, count, category);
		visit_list(&list, visit, arg, kept);
	}
}

bool report_prizes_each(struct book *s, const struct book_event *event, const struct report_rules *rules,
	report_prize_visit *visit, void *arg, struct report_prizes_kept *kept, struct err *e)
{
	struct report_ranked *ranked = NULL;
	size_t count = 0;

	*kept = (struct report_prizes_kept){ 0 };
	if (!report_ranked_make(s, event, rules, &ranked, &count, e))
		return false;
	const struct report_ranked **rows = calloc(count + 1, sizeof *rows);
	if (rows)
		visit_lists(rules, ranked, count, rows, visit, arg, kept);
	kept->unclaimed = count > 0 ? kept->unclaimed : 0;
	bool done = rows || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	free(rows);
	free(ranked);
	return done;
}

static bool has_prizes(const struct report_rules *rules)
{
	for (int list = 0; list < REPORT_CATEGORIES + 2; list++) {
		if (rules->prizes[list][0] > 0)
			return true;
	}
	return false;
}

static void start_list(struct listing *t)
{
	listing_start(t, "");
	listing_column(t, "list", &msg_head_prize_list, LISTING_TEXT);
	listing_column(t, "rank", &msg_head_rank, LISTING_INT);
	listing_column(t, "player", &msg_head_player, LISTING_TEXT);
	listing_column(t, "club", &msg_head_club, LISTING_TEXT);
	listing_column(t, "prize", &msg_head_prize, LISTING_INT);
	if (!t->failed)
		t->columns[t->column_count - 1].is_amount = true;
	listing_column(t, "unfinished", &msg_head_prize, LISTING_INT);
	listing_for_scripts(t);
	listing_column(t, "open", &msg_head_prize, LISTING_INT);
	listing_for_scripts(t);
}

struct prize_rows {
	enum lang lang;
	struct report_state state;
	struct listing t;
};

static void prize_row(void *arg, const struct report_prize *prize)
{
	struct prize_rows *rows = arg;
	bool is_place = strcmp(prize->kind, "place") == 0;

	listing_code(&rows->t, prize->kind, prize->of_club ? msg_prizes_club.text[rows->lang]
		: is_place ? msg_prizes_place.text[rows->lang] : prize->kind);
	listing_number(&rows->t, prize->place);
	listing_text(&rows->t, prize->of_club ? "" : prize->who->player);
	listing_text(&rows->t, prize->who->club);
	listing_number(&rows->t, prize->amount);
	listing_number(&rows->t, rows->state.unfinished);
	listing_number(&rows->t, rows->state.is_open);
}

bool report_prizes_doc(struct book *s, const struct book_event *event, enum lang lang, struct doc *out,
	struct err *e)
{
	struct prize_rows rows = { .lang = lang };
	struct report_prizes_kept kept = { 0 };
	struct report_rules rules;
	struct buf text = { 0 };

	buf_msg(&text, lang, &msg_prizes_title, MSG_ARGS(event->name));
	doc_start(out, lang, buf_text(&text));
	doc_about(out, event->name, event->day);
	doc_subtitle(out, day_of(event->day, lang).text);
	out->is_list = true;
	start_list(&rows.t);
	bool done = report_rules_read(s, event->id, &rules, e)
		&& report_state_add(s, event, &rows.state, e)
		&& report_prizes_each(s, event, &rules, prize_row, &rows, &kept, e);
	report_state_say(&rows.state, out);
	doc_table(out, "prizes", &rows.t);
	doc_note(out, !done || has_prizes(&rules) ? "" : msg_prizes_unset.text[lang]);
	doc_note(out, msg_prizes_note.text[lang]);
	if (kept.left > 0)
		doc_say(out, doc_note, &msg_prizes_left, MSG_ARGS(num_amount(kept.left).text));
	if (kept.unclaimed > 0)
		doc_say(out, doc_note, &msg_prizes_unclaimed, MSG_ARGS(num_amount(kept.unclaimed).text));
	buf_free(&text);
	return done;
}
