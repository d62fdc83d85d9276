/* The fault cases of a game: found by what people say, and as a table to hang up. No book needed. */
#include "cli/cli.h"
#include "cli/messages.h"

#include <string.h>

/*
 * At most so many cases are shown for a search, none that fits half as well as the best; where their texts
 * begin on the terminal.
 */
enum { CASES_SHOWN = 5, MARGIN = 8 };

/* What is looked at: the cases of a court that were found, best first. */
struct found {
	const struct game_court *court;
	struct court_hit hits[COURT_FINDS];
	size_t count;
};

static struct court_case case_at(const struct found *found, size_t i)
{
	return court_case_at(found->court, found->hits[i].case_no);
}

/* The paragraphs of a case: "13.§ (3) 8 a, 13.§ (3) 8 b". */
static void write_cites(struct buf *b, const struct court_case *row)
{
	for (int i = 0; i < row->cite_count; i++) {
		buf_str(b, i > 0 ? ", " : "");
		buf_str(b, row->cites[i]);
	}
}

static void case_row(struct listing *t, enum lang lang, const struct court_case *row)
{
	struct buf cites = { 0 };

	write_cites(&cites, row);
	listing_text(t, row->no);
	listing_text(t, row->phase->text[lang]);
	listing_text(t, row->title[lang]);
	listing_text(t, row->act[lang]);
	listing_text(t, row->follows[lang]);
	listing_text(t, buf_text(&cites));
	buf_free(&cites);
}

/* For scripts and for the wall. */
static void cases_add_table(struct cli *cli, struct doc *doc, const struct found *found)
{
	struct listing t;

	listing_start(&t, found->court->title->text[cli->lang]);
	listing_column(&t, "case", &msg_head_case, LISTING_TEXT);
	listing_column(&t, "phase", &msg_head_phase, LISTING_TEXT);
	listing_column(&t, "title", &msg_head_title, LISTING_TEXT);
	listing_column(&t, "act", &msg_head_act, LISTING_TEXT);
	listing_column(&t, "follows", &msg_head_follows, LISTING_TEXT);
	listing_column(&t, "cite", &msg_head_cite, LISTING_TEXT);
	for (size_t i = 0; i < found->count; i++) {
		const struct court_case row = case_at(found, i);
		case_row(&t, cli->lang, &row);
	}
	doc_table(doc, "rows", &t);
}

static void cases_add_one(struct doc *doc, const struct court_case *row)
{
	struct buf b = { 0 };

	buf_str(&b, row->title[doc->lang]);
	if (row->cite_count > 0) {
		buf_str(&b, "   [");
		write_cites(&b, row);
		buf_char(&b, ']');
	}
	doc_item(doc, row->no[0] ? row->no : "–", MARGIN, buf_text(&b));
	buf_free(&b);
	doc_gap(doc, DOC_GAP_NONE);
	doc_item(doc, "", MARGIN, row->act[doc->lang]);
	doc_item(doc, "     →", MARGIN, row->follows[doc->lang]);
}

/* A line that stands over cases. */
static void cases_add_head(struct doc *doc, const struct msg *msg, const char *arg)
{
	doc_say(doc, doc_plain, msg, MSG_ARGS(arg));
}

/* What is not listed, and what is no offence, is said before all else. */
static void cases_add_first(struct doc *doc, const struct game_court *court, const struct court_case *row)
{
	static const struct msg *const msgs[] = {
		[COURT_LISTED] = NULL, [COURT_UNLISTED] = NULL, [COURT_ALLOWED] = &msg_cases_free,
		[COURT_CONDUCT] = &msg_cases_conduct,
	};

	if (row->standing == COURT_UNLISTED)
		cases_add_head(doc, court->unlisted, "");
	else if (msgs[row->standing])
		cases_add_head(doc, msgs[row->standing], row->cites[0]);
}

/* For a terminal: the phases of a deal with their cases, or the best fits of a search. */
static void cases_add_all(struct doc *doc, const struct found *found, bool by_phase)
{
	const struct msg *phase = NULL;

	doc_gap(doc, DOC_GAP_NONE);
	for (size_t i = 0; i < found->count; i++) {
		const struct court_case row = case_at(found, i);
		if (i == 0 && !by_phase)
			cases_add_first(doc, found->court, &row);
		if (by_phase && row.phase != phase) {
			cases_add_head(doc, &msg_cases_phase, row.phase->text[doc->lang]);
			phase = row.phase;
		}
		doc_gap(doc, i > 0 && !by_phase ? DOC_GAP_ALWAYS : DOC_GAP_NONE);
		cases_add_one(doc, &row);
	}
}

static void find_all(struct found *found)
{
	found->count = (size_t)found->court->case_count;
	for (size_t i = 0; i < found->count; i++)
		found->hits[i] = (struct court_hit){ .case_no = (int)i };
}

bool cli_no_case(struct cli *cli, const struct game_court *court, const char *words)
{
	const struct court_case jury = court_case_at(court, court->case_count - 1);
	int case_no;

	if (court->is_number(words, strlen(words), &case_no))
		return cli_fail(cli, ERR_NOT_FOUND, &msg_cases_no_number, MSG_ARGS(words, court->numbers));
	if (court->case_count == 1)
		return cli_fail(cli, ERR_NOT_FOUND, &msg_cases_jury_alone, MSG_NO_ARGS);
	return cli_fail(cli, ERR_NOT_FOUND, &msg_cases_unknown, MSG_ARGS(words, jury.cites[0]));
}

static bool find_words(struct cli *cli, const char *words, struct found *found)
{
	found->count = found->court->search(words, strlen(words), found->hits);
	if (found->count == 0)
		return cli_no_case(cli, found->court, words);
	while (found->count > CASES_SHOWN || 2 * found->hits[found->count - 1].score < found->hits[0].score)
		found->count--;
	return true;
}

bool cli_run_cases(struct cli *cli, int argc, char **argv)
{
	const struct game_edition *edition = cli_edition_here(cli);
	struct buf words = { 0 };
	struct found found;
	struct doc doc;

	if (!edition)
		return false;
	if (!edition->court)
		return game_lacks(&cli->err, edition, "cases");
	found.court = edition->court;
	cli_join(&words, argc, argv, 0);
	find_all(&found);
	bool done = argc == 0 || find_words(cli, buf_text(&words), &found);
	buf_free(&words);
	if (!done)
		return false;
	cli_start_list(cli, &doc, found.court->title->text[cli->lang]);
	if (doc_for(&doc, DOC_TERMINAL))
		cases_add_all(&doc, &found, argc == 0);
	if (doc_for(&doc, DOC_EVERYWHERE & ~(unsigned)DOC_TERMINAL))
		cases_add_table(cli, &doc, &found);
	return cli_show_doc(cli, &doc);
}
