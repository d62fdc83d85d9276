/* Feeds: what stands in them, that other programs read them, and that equal books give equal bytes. */
#include "book_shelf.h"
#include "desk/journal/journal.h"
#include "site/site.h"

/* Two events: the first with a ruling request and a round under way, the second by line comparison. */
static const char journal[] =
	"verseny \"Szolnok & <Kupa>\" datum=2026-11-21 hely=\"Művház\" leosztas=2\n"
	"nevezo 1 \"Kiss Péter\" klub=\"Szolnok\"\nnevezo 2 \"Nagy Éva\"\nnevezo 3 \"Tóth Imre\"\n"
	"fordulo 1\nasztal 1 alairva=\"Kiss Péter\"\nA=\"Kiss Péter\" B=\"Nagy Éva\" C=\"Tóth Imre\"\n"
	"1 A U z ++\n2 B B -\n"
	"fordulo 2\nasztal 1\nA=\"Tóth Imre\" B=\"Kiss Péter\" C=\"Nagy Éva\"\n1 A U z ++\n"
	"itelet 1 3.4 by=B claim=A trick=3 state=open reason=\"titok\"\n";
static const char lines[] =
	"verseny \"Sport\" datum=2026-11-22 leosztas=1 forma=sportulti\nfordulo 1\nasztal 1\n"
	"A=\"A Bé\" B=\"C Dé\" C=\"E Ef\"\n1 A U z ++\nasztal 2\nA=\"G Há\" B=\"I Jé\" C=\"K El\"\n1 A P z +\n";

static void show_fault(void *arg, const struct text_diagnostic *fault, const struct book_table *table)
{
	(void)arg, (void)table;
	fail_msg("line %d: %s", fault->line, fault->fault.msg->text[LANG_EN]);
}

static void no_progress(void *arg, size_t done, size_t total)
{
	(void)arg, (void)done, (void)total;
}

static void say_nothing(void *surface, const struct msg *msg, const char *const args[])
{
	(void)surface, (void)msg, (void)args;
}

static void take(struct shelf *b, const char *text)
{
	struct desk desk = { .book = b->s, .author = author, .err = &b->e, .say = say_nothing };
	const struct desk_import_view view = { .fault = show_fault, .progress = no_progress };
	struct desk_taken taken;
	char path[200], *paths[] = { path };
	FILE *file;

	snprintf(path, sizeof path, "%s/one.ulti", b->folder);
	assert_non_null(file = fopen(path, "w"));
	fputs(text, file);
	fclose(file);
	must(desk_import(&desk, &view, NULL, 1, paths, &taken));
}

static int made(void **state)
{
	shelf_make(state);
	take(*state, journal);
	take(*state, lines);
	return 0;
}

/* Keep what is handed over as FOLDER/NAME, its folders' slashes as hyphens. */
static bool keep(void *arg, const char *path, const struct buf *content, struct err *e)
{
	struct shelf *b = arg;
	char name[300];
	(void)e;

	snprintf(name, sizeof name, "%s/", b->folder);
	for (size_t n = strlen(name); *path && n + 1 < sizeof name; name[++n] = '\0')
		name[n] = *path == '/' ? '-' : *path, path++;
	FILE *file = fopen(name, "w");
	assert_non_null(file);
	assert_int_equal(fwrite(content->data, 1, content->len, file), content->len);
	fclose(file);
	return true;
}

static void write_feeds(struct shelf *b, const char *base)
{
	static const struct doc_look look = { .lang = LANG_EN };
	static const char *const folders[] = { "kupa", "sport" };
	struct book_event *events;
	size_t count;
	struct site_news news = { 0 };

	must(book_events(b->s, &events, &count, &b->e));
	assert_int_equal(count, 2);
	const size_t kupa = strcmp(events[0].name, "Sport") == 0;
	const struct site_wanted wanted = { .base = base, .look = &look, .put = keep, .arg = b };
	struct report_standings standings;
	struct report_lines line;
	must(report_standings_make(b->s, &events[kupa], &standings, &b->e));
	must(site_feed_event(&news, b->s, &wanted, &standings, NULL, folders[0], &b->e));
	must(report_lines_make(b->s, &events[!kupa], 0, &line, &b->e));
	must(report_lines_add_standings(b->s, &line, &b->e));
	must(site_feed_event(&news, b->s, &wanted, line.standings, &line, folders[1], &b->e));
	must(site_feed_news(&news, &wanted, "Results", &b->e));
	report_standings_free(&standings);
	report_lines_free(&line);
	site_news_free(&news);
	book_free(events);
}

/* Run a line of shell in the folder; it must print `wanted`. */
static void shell(struct shelf *b, const char *command, const char *wanted)
{
	char line[1200], got[2000] = "";

	snprintf(line, sizeof line, "cd '%s' && { %s; } 2>&1", b->folder, command);
	FILE *out = popen(line, "r");
	assert_non_null(out);
	got[fread(got, 1, sizeof got - 1, out)] = '\0';
	assert_int_equal(pclose(out), 0);
	assert_string_equal(got, wanted);
}

static void an_event_as_data(void **state)
{
	struct shelf *b = *state;

	write_feeds(b, "");
	shell(b, "jq -c keys_unsorted kupa-feed.json", "[\"format\",\"event\",\"step\",\"code\",\"published_at\","
		"\"status\",\"standings\",\"rounds\",\"players\"]\n");
	shell(b, "jq -c '[.format, .event, .status, .published_at]' kupa-feed.json", "[1,{\"name\":"
		"\"Szolnok & <Kupa>\",\"day\":\"2026-11-21\",\"place\":\"Művház\",\"edition\":\"mausz-2017\"},"
		"{\"round\":2,\"tables_missing\":1,\"disputes_open\":1},\"2026-11-21T18:00:00Z\"]\n");
	shell(b, "jq -c '.rounds[]' kupa-feed.json",
		"{\"no\":1,\"tables\":[{\"no\":1,\"seats\":[\"Kiss Péter\",\"Nagy Éva\",\"Tóth Imre\"],"
		"\"points\":[15,-15,0],\"closed\":true}]}\n"
		"{\"no\":2,\"tables\":[{\"no\":1,\"seats\":[\"Tóth Imre\",\"Kiss Péter\",\"Nagy Éva\"],"
		"\"points\":[10,-5,-5],\"closed\":false}]}\n");
	shell(b, "jq -c '.players[0]' kupa-feed.json", "{\"start_no\":1,\"name\":\"Kiss Péter\",\"club\":\"Szolnok\"}\n");
	shell(b, "jq -r '.standings[] | [.rank, .player, .score, (.rounds | length)] | @csv' kupa-feed.json",
		"1,\"Tóth Imre\",10,2\n2,\"Kiss Péter\",10,2\n3,\"Nagy Éva\",-20,2\n");
	shell(b, "cut -d, -f1-4 kupa-feed.csv", "rank,player,place_points,score\n1,Tóth Imre,5,10\n"
		"2,Kiss Péter,4.5,10\n3,Nagy Éva,2.5,-20\n");
	shell(b, "grep -c titok kupa-feed.* || true", "kupa-feed.csv:0\nkupa-feed.json:0\n");
}

static void match_points(void **state)
{
	struct shelf *b = *state;

	write_feeds(b, "");
	shell(b, "jq -c '[(.standings | length), (.standings[0] | keys_unsorted[:6]), .status]' sport-feed.json",
		"[6,[\"rank\",\"player\",\"match_points\",\"maximum\",\"percent\",\"score\"],"
		"{\"round\":1,\"tables_missing\":0,\"disputes_open\":0}]\n");
	shell(b, "head -1 sport-feed.csv | cut -d, -f1-6", "rank,player,match_points,maximum,percent,score\n");
}

static const char read_atom[] = "python3 -c 'import xml.etree.ElementTree as tree\n"
	"a = \"{http://www.w3.org/2005/Atom}\"\nfeed = tree.parse(\"feed.atom\").getroot()\n"
	"print(feed.find(a + \"id\").text, feed.find(a + \"updated\").text, feed.find(a + \"link\").get(\"href\"))\n"
	"for e in feed.findall(a + \"entry\"): print(\" | \".join([e.find(a + x).text or \"\" for x in "
	"(\"id\", \"title\", \"updated\", \"summary\")] + [e.find(a + \"link\").get(\"href\")]))'";

static void news(void **state)
{
	struct shelf *b = *state;

	write_feeds(b, "");
	shell(b, read_atom, "tag:renonsz.local,2026-01-01:renonsz 2026-11-21T18:00:00Z feed.atom\n"
		"tag:renonsz.local,2026-11-22:sport/1 | Sport, round 1 | 2026-11-21T18:00:00Z |  | sport/index.html\n"
		"tag:renonsz.local,2026-11-21:kupa/1 | Szolnok & <Kupa>, round 1 | 2026-11-21T18:00:00Z | "
		"1. Kiss Péter; 2. Tóth Imre; 3. Nagy Éva | kupa/index.html\n");
	write_feeds(b, "https://club.example:8080/ulti");
	shell(b, read_atom, "tag:club.example,2026-01-01:renonsz 2026-11-21T18:00:00Z "
		"https://club.example:8080/ulti/feed.atom\n"
		"tag:club.example,2026-11-22:sport/1 | Sport, round 1 | 2026-11-21T18:00:00Z |  | "
		"https://club.example:8080/ulti/sport/index.html\n"
		"tag:club.example,2026-11-21:kupa/1 | Szolnok & <Kupa>, round 1 | 2026-11-21T18:00:00Z | "
		"1. Kiss Péter; 2. Tóth Imre; 3. Nagy Éva | https://club.example:8080/ulti/kupa/index.html\n");
}

static void equal_books_give_equal_bytes(void **state)
{
	struct shelf *b = *state;

	write_feeds(b, "https://club.example/");
	shell(b, "cat *feed* | sha256sum >first; sleep 1", "");
	write_feeds(b, "https://club.example/");
	shell(b, "cat *feed* | sha256sum | cmp - first", "");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(an_event_as_data, made, shelf_drop),
		cmocka_unit_test_setup_teardown(match_points, made, shelf_drop),
		cmocka_unit_test_setup_teardown(news, made, shelf_drop),
		cmocka_unit_test_setup_teardown(equal_books_give_equal_bytes, made, shelf_drop),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
