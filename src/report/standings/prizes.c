/* Prizes: by place, for clubs, for categories; equals share the prizes of their places. */
#include "base/messages.h"
#include "event/event.h"
#include "report/messages.h"
#include "report/standings/standings.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* A list of prizes, and the candidates by rank. */
struct prize_list {
	const char *kind;
	const int64_t *prizes;
	const struct report_ranked **rows;
	size_t count;
	bool of_clubs;
};

/* Can a player get a prize of the list? Of each club only the best placed, who comes first. */
static bool is_in_list(const struct prize_list *list, const struct report_ranked *player,
	const struct desk_category *category)
{
	for (int i = 0; category && i < category->count; i++) {
		if (category->start_no[i] == player->start_no)
			return true;
	}
	if (category || (list->of_clubs && !player->club[0]))
		return false;
	for (size_t i = 0; list->of_clubs && i < list->count; i++) {
		if (strcmp(list->rows[i]->club, player->club) == 0)
			return false;
	}
	return true;
}

bool report_prizes_each(struct book *s, const struct book_event *event, const struct desk_rules *rules,
	report_prize_visit *visit, void *arg, struct report_prizes_kept *kept, struct err *e)
{
	struct report_ranked *ranked = NULL;
	size_t count = 0;

	if (!report_ranked_make(s, event, rules, &kept->state, &ranked, &count, e))
		return false;
	const struct report_ranked **rows = calloc(count + 1, sizeof *rows);
	for (int i = 0; rows && i < DESK_CATEGORIES + 2; i++) {
		const struct desk_category *category = i < 2 ? NULL : &rules->categories[i - 2];
		struct prize_list list = { .kind = category ? category->name : i == 0 ? "place" : "club",
			.prizes = rules->prizes[i], .rows = rows, .of_clubs = i == 1 };
		for (size_t at = 0; at < count; at++) {
			if (is_in_list(&list, &ranked[at], category))
				list.rows[list.count++] = &ranked[at];
		}
		int places = 0;
		while (places < DESK_PRIZES && list.prizes[places] > 0)
			places++;
		for (size_t at = 0, equal; at < list.count && (int)at < places; at += equal) {
			int64_t left = 0;
			for (equal = 1; at + equal < list.count && rows[at + equal]->rank == rows[at]->rank; equal++)
				continue;
			int64_t prize = event_prize(list.prizes, places, (int)at + 1, (int)equal, &left);
			kept->left += left;
			for (size_t j = at; j < at + equal; j++)
				visit(arg, &(struct report_prize){ .kind = list.kind, .place = (int)at + 1,
					.who = rows[j], .of_club = list.of_clubs, .amount = prize });
		}
		for (int at = (int)list.count; count > 0 && at < places; at++)
			kept->unclaimed += list.prizes[at];
	}
	bool done = rows || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	free(rows);
	free(ranked);
	return done;
}

/* ---- the document ------------------------------------------------------------------------------ */

static void list_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	const struct report_prize *prize = row;
	const struct msg *words = prize->of_club ? &msg_prizes_club
		: strcmp(prize->kind, "place") == 0 ? &msg_prizes_place : NULL;

	(void)column;
	listing_code(t, prize->kind, words ? words->text[t->lang] : prize->kind);
}

static void who_cell(struct listing *t, const void *row, const struct listing_column *column)
{
	const struct report_prize *prize = row;

	if (column->item)
		listing_text(t, prize->who->club);
	else
		listing_text(t, prize->of_club ? "" : prize->who->player);
}

static const struct listing_column prize_columns[] = {
	{ "list", &msg_head_prize_list, .cell = list_cell },
	{ "rank", &msg_head_rank, LISTING_INT, cell_int, .item = offsetof(struct report_prize, place) },
	{ "player", &msg_head_player, .cell = who_cell, .item = false },
	{ "club", &msg_head_club, .cell = who_cell, .item = true },
	{ "prize", &msg_head_prize, LISTING_INT, cell_int64, .item = offsetof(struct report_prize, amount),
		.is_amount = true },
	REPORT_STATE_COLUMNS,
	{ .key = NULL },
};

static void prize_row(void *t, const struct report_prize *prize)
{
	listing_row(t, prize);
}

bool report_prizes_doc(struct book *s, const struct book_event *event, enum lang lang, struct doc *out,
	struct err *e)
{
	struct report_prizes_kept kept = { 0 };
	struct desk_rules rules;
	struct listing t;
	struct buf text = { 0 };

	buf_msg(&text, lang, &msg_prizes_title, MSG_ARGS(event->name));
	doc_start(out, lang, buf_text(&text));
	doc_about(out, event->name, event->day);
	doc_subtitle(out, day_of(event->day, lang).text);
	out->is_list = true;
	listing_begin(&t, lang, "", prize_columns);
	t.about = &kept.state;
	bool done = desk_rules_read(s, event->id, &rules, e)
		&& report_prizes_each(s, event, &rules, prize_row, &t, &kept, e);
	report_state_say(&kept.state, out);
	doc_table(out, "prizes", &t);
	bool has_prizes = false;
	for (int list = 0; done && list < DESK_CATEGORIES + 2; list++)
		has_prizes = has_prizes || rules.prizes[list][0] > 0;
	doc_note(out, !done || has_prizes ? "" : msg_prizes_unset.text[lang]);
	doc_note(out, msg_prizes_note.text[lang]);
	if (kept.left > 0)
		doc_say(out, doc_note, &msg_prizes_left, MSG_ARGS(num_amount(kept.left).text));
	if (kept.unclaimed > 0)
		doc_say(out, doc_note, &msg_prizes_unclaimed, MSG_ARGS(num_amount(kept.unclaimed).text));
	buf_free(&text);
	return done;
}
