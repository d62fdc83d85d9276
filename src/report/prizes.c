/* Prizes: by place, of clubs, of categories; who shares a place shares the prizes of the places taken. */
#include "event/results.h"
#include "report/messages.h"
#include "report/ranked.h"

#include <stdlib.h>
#include <string.h>

/* One list of prizes, and those who may get them, by rank. */
struct prize_list {
	const char *kind, *name;
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

/* Forint that nobody gets: what could not be divided, and the prizes of places that nobody has. */
struct prizes_kept {
	int64_t left, unclaimed;
};

/* The rows of the list: place, how many share it, the prize of each. */
static void add_list(struct listing *t, const struct prize_list *list, struct prizes_kept *kept)
{
	int count = prize_count(list->prizes);

	for (size_t i = 0, equal; i < list->count && (int)i < count; i += equal) {
		int64_t left = 0;
		for (equal = 1; i + equal < list->count && list->rows[i + equal]->rank == list->rows[i]->rank;
			 equal++)
			continue;
		int64_t prize = event_prize(list->prizes, count, (int)i + 1, (int)equal, &left);
		kept->left += left;
		for (size_t j = i; j < i + equal; j++) {
			listing_code(t, list->kind, list->name);
			listing_number(t, (int64_t)i + 1);
			listing_text(t, list->rows[j]->player);
			listing_text(t, list->rows[j]->club);
			listing_number(t, prize);
		}
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

static struct prizes_kept add_lists(struct listing *t, enum lang lang, const struct report_rules *rules,
	const struct report_ranked *ranked, size_t count, const struct report_ranked **rows)
{
	struct prizes_kept kept = { 0 };
	struct prize_list list = { .kind = "place", .name = msg_prizes_place.text[lang],
		.prizes = rules->prizes[0], .rows = rows };

	take_rows(&list, ranked, count, NULL);
	add_list(t, &list, &kept);
	list = (struct prize_list){ .kind = "club", .name = msg_prizes_club.text[lang],
		.prizes = rules->prizes[1], .rows = rows,
		.of_clubs = true };
	take_rows(&list, ranked, count, NULL);
	add_list(t, &list, &kept);
	for (int i = 0; i < REPORT_CATEGORIES; i++) {
		const struct report_category *category = &rules->categories[i];
		list = (struct prize_list){ .kind = category->name,
			.name = category->name,
			.prizes = rules->prizes[2 + i],
			.rows = rows };
		take_rows(&list, ranked, count, category);
		add_list(t, &list, &kept);
	}
	return kept;
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
}

bool report_prizes_doc(struct book *s, const struct book_event *event, enum lang lang, struct doc *out,
	struct err *e)
{
	struct report_rules rules;
	struct report_ranked *ranked = NULL;
	struct buf text = { 0 };
	struct listing t;
	size_t count = 0;
	bool done = report_rules_read(s, event->id, &rules, e)
		&& report_ranked_make(s, event, &rules, &ranked, &count, e);
	const struct report_ranked **rows = calloc(count + 1, sizeof *rows);

	buf_msg(&text, lang, &msg_prizes_title, MSG_ARGS(event->name));
	doc_start(out, lang, buf_text(&text));
	doc_about(out, event->name, event->day);
	doc_subtitle(out, day_of(event->day, lang).text);
	out->is_list = true;
	start_list(&t);
	struct prizes_kept kept = { 0 };
	if (done && rows)
		kept = add_lists(&t, lang, &rules, ranked, count, rows);
	bool is_set = done && has_prizes(&rules);
	doc_table(out, "prizes", &t);
	doc_note(out, is_set || !done ? "" : msg_prizes_unset.text[lang]);
	doc_note(out, msg_prizes_note.text[lang]);
	if (kept.left > 0)
		doc_say(out, doc_note, &msg_prizes_left, MSG_ARGS(num_amount(kept.left).text));
	if (kept.unclaimed > 0 && count > 0)
		doc_say(out, doc_note, &msg_prizes_unclaimed, MSG_ARGS(num_amount(kept.unclaimed).text));
	buf_free(&text);
	free(rows);
	free(ranked);
	return done;
}
