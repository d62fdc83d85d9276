/* Feeds: an event as data, for the pages of others, and what was finished of late, for readers of news. */
#include "site/site.h"

#include "base/messages.h"
#include "book/deals.h"
#include "report/messages.h"
#include "vault/vault.h"

#include <stdlib.h>
#include <string.h>

enum { FORMAT = 1, ENTRIES = 50, PODIUM = 3 };

/* A round that is over, as an entry. */
struct entry {
	char updated[32];
	size_t no;               /* in the order of events and rounds */
	struct buf xml;
};

/* A table with the points of its seats. */
struct sheet {
	const struct book_table *table;
	int64_t points[BOOK_SEATS];
	bool is_over;            /* closed, or has all its deals */
};

/* An event whose feeds are being written. */
struct feed {
	struct book *s;
	const struct site_wanted *wanted;
	const struct report_standings *standings;
	const struct report_lines *lines;
	struct book_table *tables;
	size_t table_count;
	struct sheet *sheets;    /* of the tables */
};

/* ---- what is told ------------------------------------------------------------------------------ */

static bool read_sheets(struct feed *feed, struct err *e)
{
	const struct book_event *event = &feed->standings->event;
	struct book_score *scores = NULL;
	size_t count = 0, at = 0;

	if (!book_tables(feed->s, event->id, 0, &feed->tables, &feed->table_count, e)
		|| !book_scores(feed->s, event->id, 0, &scores, &count, e))
		return false;
	feed->sheets = calloc(feed->table_count + 1, sizeof *feed->sheets);
	for (size_t i = 0; feed->sheets && i < feed->table_count; i++) {
		struct sheet *sheet = &feed->sheets[i];
		const int wanted = book_event_deals(event, feed->tables[i].seat_count);
		*sheet = (struct sheet){ .table = &feed->tables[i], .is_over = feed->tables[i].is_signed };
		int deals = 0;
		/* Both are listed by round and table. */
		for (; at < count && scores[at].table == sheet->table->id; at++) {
			sheet->points[scores[at].seat] += scores[at].points;
			deals += scores[at].seat == 0 ? scores[at].deals - scores[at].unplayed : 0;
		}
		sheet->is_over = sheet->is_over || (wanted > 0 && deals >= wanted);
	}
	book_free(scores);
	return feed->sheets || err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}

/* ---- feed.json --------------------------------------------------------------------------------- */

static bool add_status(struct data *d, const struct feed *feed, struct err *e)
{
	struct book_ruling *rulings = NULL;
	size_t count = 0;
	int open = 0;

	if (!book_event_rulings(feed->s, feed->standings->event.id, &rulings, &count, e))
		return false;
	for (size_t i = 0; i < count; i++)
		open += rulings[i].said.state == COURT_OPEN;
	book_free(rulings);
	data_object(d, "status");
	if (feed->table_count > 0)
		data_number(d, "round", feed->tables[feed->table_count - 1].round);
	else
		data_value(d, "round", "null");
	data_number(d, "tables_missing", feed->standings->unfinished);
	data_number(d, "disputes_open", open);
	data_end(d);
	return true;
}

static void add_rounds(struct data *d, const struct feed *feed)
{
	const struct sheet *sheet = feed->sheets, *end = sheet + feed->table_count;

	data_line(d, 0);
	data_array(d, "rounds");
	while (sheet < end) {
		const int round = sheet->table->round;
		data_line(d, 1);
		data_object(d, NULL);
		data_number(d, "no", round);
		data_array(d, "tables");
		for (; sheet < end && sheet->table->round == round; sheet++) {
			data_line(d, 2);
			data_object(d, NULL);
			data_number(d, "no", sheet->table->no);
			data_array(d, "seats");
			for (int seat = 0; seat < sheet->table->seat_count; seat++)
				data_text(d, NULL, sheet->table->player[seat]);
			data_end(d);
			data_array(d, "points");
			for (int seat = 0; seat < sheet->table->seat_count; seat++)
				data_number(d, NULL, sheet->points[seat]);
			data_end(d);
			data_bool(d, "closed", sheet->table->is_signed);
			data_end(d);
		}
		data_end(d);
		data_end(d);
	}
	data_end(d);
}

static bool add_players(struct data *d, const struct feed *feed, struct err *e)
{
	struct book_entry *entries = NULL;
	size_t count = 0;

	if (!book_entries(feed->s, feed->standings->event.id, &entries, &count, e))
		return false;
	data_line(d, 0);
	data_array(d, "players");
	for (size_t i = 0; i < count; i++) {
		data_line(d, 1);
		data_object(d, NULL);
		data_number(d, "start_no", entries[i].start_no);
		data_text(d, "name", book_label_of(&entries[i].player).text);
		data_text(d, "club", entries[i].player.club);
		data_end(d);
	}
	data_end(d);
	book_free(entries);
	return true;
}

/* Write a document in a format. */
static bool write_doc(struct buf *b, struct doc *doc, enum export_format format, const struct feed *feed,
	struct err *e)
{
	bool done = doc_done(doc, e) && export_doc(b, doc, format, feed->wanted->look, e);

	doc_free(doc);
	return done;
}

/* Write the table of standings as scripts get it. */
static bool write_standings(struct buf *b, enum export_format format, const struct feed *feed, struct err *e)
{
	const struct doc_look *look = feed->wanted->look;
	struct doc doc = { 0 };
	bool done = feed->lines ? report_lines_doc(&doc, feed->lines, look, e)
		: report_standings_doc(&doc, feed->standings, look, e);

	if (done)
		return write_doc(b, &doc, format, feed, e);
	doc_free(&doc);
	return false;
}

static bool add_standings(struct data *d, const struct feed *feed, struct err *e)
{
	struct buf rows = { 0 };
	bool done = true;

	data_line(d, 0);
	if (feed->lines) {
		done = write_standings(&rows, EXPORT_JSON, feed, e);
		if (rows.len > 0 && rows.data[rows.len - 1] == '\n')
			rows.data[--rows.len] = '\0';
		data_value(d, "standings", done ? buf_text(&rows) : "null");
	} else {
		standings_rows_data(d, feed->standings);
	}
	buf_free(&rows);
	return done;
}

static bool write_json(struct buf *b, const struct feed *feed, const struct vault_step *last, struct err *e)
{
	const struct book_event *event = &feed->standings->event;
	struct data d = { 0 };
	struct doc doc = { 0 };

	data_object(&d, NULL);
	data_number(&d, "format", FORMAT);
	data_object(&d, "event");
	data_text(&d, "name", event->name);
	data_text(&d, "day", event->day);
	data_text(&d, "place", event->place);
	data_text(&d, "edition", event->edition);
	data_end(&d);
	data_number(&d, "step", last->id);
	data_text(&d, "code", feed->standings->mark.code);
	data_text(&d, "published_at", last->at);
	bool done = add_status(&d, feed, e) && add_standings(&d, feed, e);
	if (done)
		add_rounds(&d, feed);
	done = done && add_players(&d, feed, e);
	data_line(&d, 0);
	data_end(&d);
	if (!done) {
		data_free(&d);
		return false;
	}
	doc_start(&doc, feed->wanted->look->lang, "");
	doc_data(&doc, &d);
	return write_doc(b, &doc, EXPORT_JSON, feed, e);
}

/* ---- feed.atom --------------------------------------------------------------------------------- */

/* Write an address: the site's, if it is known, and the path in it. */
static void write_address(struct buf *b, const struct site_wanted *wanted, const char *path)
{
	const size_t n = strlen(wanted->base);

	buf_html(b, wanted->base);
	buf_str(b, n > 0 && wanted->base[n - 1] != '/' ? "/" : "");
	buf_html(b, path);
}

/* Begin the name of a thing that stays the same wherever its page is: "tag:club.example,2026-11-21:". */
static void write_tag(struct buf *b, const struct site_wanted *wanted, const char *day)
{
	const char *host = strstr(wanted->base, "://");
	struct buf name = { 0 };

	if (host)
		buf_add(&name, host + 3, strcspn(host + 3, "/:?#"));
	buf_str(b, "<id>tag:");
	buf_html(b, name.len > 0 ? buf_text(&name) : "renonsz.local");
	buf_printf(b, ",%s:", day);
	buf_free(&name);
}

/* Write who were first behind that round; nothing of match points, which have no places by round. */
static void write_podium(struct buf *b, const struct feed *feed, size_t round)
{
	const struct report_standings *standings = feed->standings;
	int named = 0;

	for (int rank = 1; rank <= PODIUM && !feed->lines; rank++) {
		for (size_t i = 0; i < standings->count && named < PODIUM; i++) {
			const struct report_standing *row = &standings->rows[i];
			if (row->rounds[round].rank != rank)
				continue;
			buf_printf(b, "%s%d. ", named > 0 ? "; " : "", rank);
			buf_html(b, row->player);
			named++;
		}
	}
}

static bool is_over(const struct feed *feed, int round)
{
	bool has_tables = false, is = true;

	for (size_t i = 0; i < feed->table_count; i++) {
		const struct sheet *sheet = &feed->sheets[i];
		has_tables = has_tables || sheet->table->round == round;
		is = is && (sheet->table->round != round || sheet->is_over);
	}
	return has_tables && is;
}

/* Write a round that is over as an entry. */
static void write_entry(struct buf *b, const struct feed *feed, const char *folder, size_t round,
	const char *updated)
{
	const struct book_event *event = &feed->standings->event;
	const int no = feed->standings->round_no[round];
	struct buf text = { 0 };

	buf_str(b, "<entry>\n<title>");
	buf_msg(&text, feed->wanted->look->lang, &msg_money_round, MSG_ARGS(event->name, num_of(no).text));
	buf_html(b, buf_text(&text));
	buf_str(b, "</title>\n");
	write_tag(b, feed->wanted, event->day);
	buf_printf(b, "%s/%d</id>\n<updated>%s</updated>\n<link href=\"", folder, no, updated);
	buf_clear(&text);
	buf_printf(&text, "%s/index.html", folder);
	write_address(b, feed->wanted, buf_text(&text));
	buf_str(b, "\"/>\n<summary>");
	write_podium(b, feed, round);
	buf_str(b, "</summary>\n</entry>\n");
	buf_free(&text);
}

static bool add_entries(struct site_news *news, const struct feed *feed, const char *folder, struct err *e)
{
	const struct report_standings *standings = feed->standings;
	struct book_round_time *times = NULL;
	size_t count = 0;
	bool done = book_round_times(feed->s, standings->event.id, &times, &count, e);

	for (size_t i = 0; done && i < standings->round_count; i++) {
		size_t at = 0;
		while (at < count && times[at].round != standings->round_no[i])
			at++;
		if (at == count || !is_over(feed, standings->round_no[i]))
			continue;
		struct entry *list = list_grow(news->list, news->count, sizeof *list), *entry;
		if (!list) {
			done = err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
			break;
		}
		news->list = list;
		entry = &list[news->count];
		*entry = (struct entry){ .no = news->count++ };
		memcpy(entry->updated, times[at].at, sizeof entry->updated);
		write_entry(&entry->xml, feed, folder, i, times[at].at);
	}
	book_free(times);
	return done;
}

static int newest_first(const void *a, const void *b)
{
	const struct entry *x = a, *y = b;
	int order = strcmp(y->updated, x->updated);

	return order ? order : (x->no < y->no) - (x->no > y->no);
}

bool site_feed_news(struct site_news *news, const struct site_wanted *wanted, const char *title,
	struct err *e)
{
	struct entry *list = news->list;
	const enum lang lang = wanted->look->lang;
	struct buf b = { 0 };

	list_sort(list, news->count, sizeof *list, newest_first);
	buf_printf(&b, "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\""
		" xml:lang=\"%s\">\n<title>", lang == LANG_HU ? "hu" : "en");
	buf_html(&b, title);
	buf_str(&b, "</title>\n");
	write_tag(&b, wanted, "2026-01-01");
	buf_printf(&b, "renonsz</id>\n<updated>%s</updated>\n<author><name>renonsz</name></author>\n"
		"<link rel=\"self\" href=\"", news->count > 0 ? list[0].updated : "2026-01-01T00:00:00Z");
	write_address(&b, wanted, "feed.atom");
	buf_str(&b, "\"/>\n<link href=\"");
	write_address(&b, wanted, "index.html");
	buf_str(&b, "\"/>\n");
	bool failed = b.failed;
	for (size_t i = 0; i < news->count && i < ENTRIES; i++) {
		buf_add(&b, buf_text(&list[i].xml), list[i].xml.len);
		failed = failed || list[i].xml.failed;
	}
	buf_str(&b, "</feed>\n");
	bool done = !failed && !b.failed ? wanted->put(wanted->arg, "feed.atom", &b, e)
		: err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	buf_free(&b);
	return done;
}

void site_news_free(struct site_news *news)
{
	struct entry *list = news->list;

	for (size_t i = 0; i < news->count; i++)
		buf_free(&list[i].xml);
	free(list);
	*news = (struct site_news){ 0 };
}

/* ---- both -------------------------------------------------------------------------------------- */

static bool put(const struct feed *feed, const char *folder, const char *name, const struct buf *b,
	struct err *e)
{
	struct buf path = { 0 };

	buf_printf(&path, "%s/%s", folder, name);
	bool done = b->failed || path.failed ? err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS)
		: feed->wanted->put(feed->wanted->arg, buf_text(&path), b, e);
	buf_free(&path);
	return done;
}

bool site_feed_event(struct site_news *news, struct book *s, const struct site_wanted *wanted,
	const struct report_standings *standings, const struct report_lines *lines, const char *folder,
	struct err *e)
{
	struct feed feed = { .s = s, .wanted = wanted, .standings = standings, .lines = lines };
	const int64_t step = standings->mark.step;
	struct vault_step last = { 0 };
	struct buf json = { 0 }, csv = { 0 };
	bool done = (step == 0 || vault_step_find(s, step, &last, e)) && read_sheets(&feed, e)
		&& write_json(&json, &feed, &last, e) && put(&feed, folder, "feed.json", &json, e)
		&& write_standings(&csv, EXPORT_CSV, &feed, e) && put(&feed, folder, "feed.csv", &csv, e)
		&& add_entries(news, &feed, folder, e);

	buf_free(&json);
	buf_free(&csv);
	book_free(feed.tables);
	free(feed.sheets);
	return done;
}
