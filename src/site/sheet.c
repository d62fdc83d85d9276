/* The page of a table: its game sheet, deal by deal, and why each deal has these points. */
#include "site/inner.h"

#include "base/messages.h"
#include "report/rulings/rulings.h"
#include "site/messages.h"

#include <stdlib.h>

/* Write the table of the deals: the game's own columns in words, points and totals of each seat. */
static bool add_deals(struct site *site, const struct report_sheet *sheet)
{
	const struct game_edition *edition = sheet->rules.edition;
	const struct game_column *own = game_columns(edition->game);
	struct listing t;

	listing_start(&t, "");
	t.lang = site->lang;
	listing_column(&t, "no", &msg_site_head_no, LISTING_INT);
	listing_column(&t, "dealer", &msg_site_head_dealer, LISTING_TEXT);
	for (const struct game_column *column = own; column->key; column++)
		listing_column(&t, column->key, column->head, LISTING_TEXT);
	for (int seat = 0; seat < sheet->table.seat_count; seat++) {
		listing_column(&t, "points", NULL, LISTING_POINTS);
		listing_head(&t, text_seat_code(seat), "");
		listing_column(&t, "running", NULL, LISTING_POINTS);
		listing_head(&t, "Σ", "");
	}
	for (size_t i = 0; i < sheet->count; i++) {
		const struct report_sheet_row *row = &sheet->rows[i];
		struct buf text = { 0 };
		listing_number(&t, row->no);
		listing_text(&t, text_seat_code(row->dealer));
		for (const struct game_column *column = own; column->key; column++) {
			buf_clear(&text);
			if (column->is_result && row->state != BOOK_PLAYED)
				buf_str(&text, report_state_word(site->lang, row->state));
			else if (row->record)
				report_cell_say(&text, site->lang, sheet, row, column, 0);
			listing_text(&t, buf_text(&text));
		}
		for (int seat = 0; seat < sheet->table.seat_count; seat++) {
			listing_number(&t, row->points[seat]);
			listing_number(&t, row->running[seat]);
		}
		buf_free(&text);
	}
	return site_table(site, "sheet", &t);
}

/* Explain a deal that was played as the game does. */
static bool add_reasons(struct site *site, const struct report_sheet *sheet, size_t at)
{
	const struct game_played played = report_played_of(&sheet->rules, &sheet->table, &sheet->deals[at]);
	const char *names[BOOK_SEATS];
	struct doc doc;

	report_names(&sheet->table, sheet->rows[at].no, names);
	doc_start(&doc, site->lang, "");
	doc.wanted = DOC_PAPER;
	if (sheet->rules.edition->game->explain(&doc, &played, names, site->e))
		return site_doc(site, &doc);
	doc_free(&doc);
	return false;
}

/* Why each deal has its points, folded away: by the game, and by the rulings about it. */
static bool add_why(struct site *site, const struct report_sheet *sheet)
{
	struct buf rulings = { 0 };
	bool done = true;

	site_text(site, "h2", msg_site_why.text[site->lang]);
	for (size_t i = 0; done && i < sheet->count; i++) {
		const struct report_sheet_row *row = &sheet->rows[i];
		bool is_played = row->record && row->state == BOOK_PLAYED && sheet->rules.edition->game->explain;
		buf_clear(&rulings);
		report_why_rulings(&rulings, site->lang, sheet, row->no, true);
		report_why_rulings(&rulings, site->lang, sheet, row->no, false);
		if (!is_played && rulings.len == 0)
			continue;
		buf_printf(&site->page, "<details id=\"d%d\">\n", row->no);
		site_say(site, "summary", &msg_site_why_deal, MSG_ARGS(num_of(row->no).text));
		done = !is_played || add_reasons(site, sheet, i);
		if (rulings.len > 0)
			site_say(site, "p class=\"lines\"", &msg_site_ruled, MSG_ARGS(buf_text(&rulings)));
		buf_str(&site->page, "</details>\n");
	}
	buf_free(&rulings);
	return done;
}

static bool add_running(struct site *site, const struct report_sheet *sheet)
{
	size_t count = sheet->count;
	double *values = calloc(count * BOOK_SEATS + 1, sizeof *values);
	struct num *names = calloc(count + 1, sizeof *names);
	const char **columns = calloc(count + 1, sizeof *columns);
	struct export_series series[BOOK_SEATS];
	bool done = values && names && columns;

	for (size_t i = 0; done && i < count; i++) {
		names[i] = num_of(sheet->rows[i].no);
		columns[i] = names[i].text;
		for (int seat = 0; seat < sheet->table.seat_count; seat++)
			values[(size_t)seat * count + i] = (double)sheet->rows[i].running[seat];
	}
	for (int seat = 0; done && seat < sheet->table.seat_count; seat++)
		series[seat] = (struct export_series){ sheet->who[seat], values + (size_t)seat * count };
	if (done && count > 1)
		site_chart(site, &(struct export_chart){ EXPORT_CHART_LINES, msg_site_running_chart.text[site->lang],
			msg_site_figures_below.text[site->lang], columns, count, series,
			(size_t)sheet->table.seat_count });
	free(values);
	free(names);
	free(columns);
	return done || err_set(site->e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}

/* Who sat there, and with what they left. */
static bool add_seats(struct site *site, const struct report_sheet *sheet, bool by_score)
{
	struct listing t;

	listing_start(&t, "");
	t.lang = site->lang;
	listing_column(&t, "seat", &msg_site_head_seat, LISTING_TEXT);
	listing_column(&t, "player", &msg_site_head_player, LISTING_TEXT);
	listing_column(&t, "score", &msg_site_head_score, LISTING_POINTS);
	if (!by_score)
		listing_column(&t, "place_points", &msg_site_head_place_points, LISTING_PLACE_POINTS);
	for (int seat = 0; seat < sheet->table.seat_count; seat++) {
		struct buf href = { 0 };
		listing_text(&t, text_seat_code(seat));
		listing_text(&t, sheet->who[seat]);
		buf_printf(&href, "player/%d.html", sheet->table.start_no[seat]);
		listing_link(&t, buf_text(&href), NULL);
		listing_number(&t, sheet->totals[seat]);
		if (!by_score)
			listing_number(&t, sheet->place_points[seat]);
		buf_free(&href);
	}
	return site_table(site, "seats", &t);
}

static bool make_page(struct site *site, const struct site_event *event, const struct report_sheet *sheet)
{
	struct num round = num_of(sheet->table.round), table = num_of(sheet->table.no);
	struct buf text = { 0 };

	buf_msg(&text, site->lang, &msg_site_round_table, MSG_ARGS(round.text, table.text));
	site_begin(site, buf_text(&text), "../");
	buf_str(&site->page, "<p class=\"soft\"><a href=\"index.html\">");
	buf_html(&site->page, event->event->name);
	buf_str(&site->page, "</a></p>\n");
	bool done = add_seats(site, sheet, event->by_score);
	if (sheet->count == 0)
		site_text(site, "p", (sheet->known.id ? msg_site_totals_only : msg_site_no_sheet).text[site->lang]);
	else if (!sheet->table.is_signed)
		site_text(site, "p class=\"soft\"", msg_site_sheet_open.text[site->lang]);
	if (done && sheet->count > 0)
		done = add_deals(site, sheet) && add_running(site, sheet) && add_why(site, sheet);
	buf_clear(&text);
	buf_printf(&text, "%s/%s-%s.html", buf_text(&event->folder), round.text, table.text);
	done = done && site_end(site, buf_text(&text));
	buf_free(&text);
	return done;
}

bool site_table_pages(struct site *site, struct site_event *event)
{
	struct report_sheets sheets;
	const struct report_sheet *sheet;
	int found = 0;

	if (event->table_count == 0)
		return true;
	bool done = report_sheets_open(site->s, event->event, 0, &sheets, site->e);
	while (done && (found = report_sheets_next(&sheets, &sheet, site->e)) == 1)
		done = make_page(site, event, sheet);
	report_sheets_close(&sheets);
	return done && found == 0;
}
