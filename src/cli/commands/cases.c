/* The fault cases of a game: found by description, and as a table for the wall. No book needed. */
#include "cli/commands/commands.h"
#include "cli/shell/messages.h"

#include <string.h>

/* The most cases shown for a search in which none fits half as well as the best; the columns of their texts
 * and paragraphs on the terminal. */
enum { CASES_SHOWN = 5, MARGIN = 8, CITE = 12 };

/* The cases of a court that were found, best first, and the paragraphs that were meant. */
struct found {
	const struct game_court *court;
	struct court_hit hits[COURT_FINDS];
	struct court_paragraph paragraphs[COURT_PARAGRAPHS];
	size_t count, paragraph_count;
};

static struct court_case case_at(const struct found *found, size_t i)
{
	return court_case_at(found->court, found->hits[i].case_no);
}

/* Write the paragraphs of a case: "13.§ (3) 8 a, 13.§ (3) 8 b". */
static void write_cites(struct buf *b, const struct court_case *row)
{
	for (int i = 0; i < row->cite_count; i++) {
		buf_str(b, i > 0 ? ", " : "");
		buf_str(b, row->cites[i]);
	}
}

/* Add the table for scripts and for the wall. */
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
		struct buf cites = { 0 };
		write_cites(&cites, &row);
		listing_code(&t, row.no, court_case_label(cli->lang, found->court, row.no));
		listing_text(&t, row.phase->text[cli->lang]);
		listing_text(&t, row.title[cli->lang]);
		listing_text(&t, row.act[cli->lang]);
		listing_text(&t, row.follows[cli->lang]);
		listing_text(&t, buf_text(&cites));
		buf_free(&cites);
	}
	doc_table(doc, "rows", &t);
}

static void cases_add_one(struct doc *doc, const struct game_court *court, const struct court_case *row)
{
	struct buf b = { 0 };

	buf_str(&b, row->title[doc->lang]);
	if (row->cite_count > 0) {
		buf_str(&b, "   [");
		write_cites(&b, row);
		buf_char(&b, ']');
	}
	doc_item(doc, row->no[0] ? court_case_label(doc->lang, court, row->no) : "–", MARGIN, buf_text(&b));
	buf_free(&b);
	doc_gap(doc, DOC_GAP_NONE);
	doc_item(doc, "", MARGIN, row->act[doc->lang]);
	doc_item(doc, "     →", MARGIN, row->follows[doc->lang]);
}

/* For a terminal, add the phases of a deal with their cases, or the best fits of a search. */
static void cases_add_all(struct doc *doc, const struct found *found, bool by_phase)
{
	const struct msg *const firsts[] = {
		[COURT_LISTED] = NULL, [COURT_UNLISTED] = found->court->unlisted, [COURT_NAMED] = &msg_cases_named,
		[COURT_ALLOWED] = &msg_cases_free, [COURT_CONDUCT] = &msg_cases_conduct,
	};
	const struct msg *phase = NULL;

	doc_gap(doc, DOC_GAP_NONE);
	for (size_t i = 0; i < found->paragraph_count; i++)
		doc_item(doc, found->paragraphs[i].cite, CITE, found->paragraphs[i].text[doc->lang]);
	doc_gap(doc, found->paragraph_count ? DOC_GAP_ALWAYS : DOC_GAP_NONE);
	for (size_t i = 0; i < found->count; i++) {
		const struct court_case row = case_at(found, i);
		/* First report what is not listed, or no offence. */
		if (i == 0 && !by_phase && found->paragraph_count == 0 && firsts[row.standing])
			doc_say(doc, doc_plain, firsts[row.standing], MSG_ARGS(row.cites[0]));
		if (by_phase && row.phase != phase) {
			doc_say(doc, doc_plain, &msg_cases_phase, MSG_ARGS(row.phase->text[doc->lang]));
			phase = row.phase;
		}
		bool is_apart = !by_phase && (i > 0 || found->paragraph_count > 0);
		doc_gap(doc, is_apart ? DOC_GAP_ALWAYS : DOC_GAP_NONE);
		cases_add_one(doc, found->court, &row);
	}
}

static bool find_words(struct cli *cli, const struct game_rules *rules, const char *words,
	struct found *found)
{
	const struct game_court *court = found->court;
	size_t n = strlen(words);
	int case_no;

	found->count = court_find(court, rules, words, found->hits);
	if (found->count == 0)
		return cli_no_case(cli, court, words);
	if (court->paragraphs)
		found->paragraph_count = court->paragraphs(words, n, found->paragraphs);
	/* All of a paragraph, and the best of the rest. */
	while (!court->is_number(words, n, &case_no) && found->count > 1
		&& (found->count > CASES_SHOWN || 2 * found->hits[found->count - 1].score < found->hits[0].score))
		found->count--;
	return true;
}

bool cli_run_cases(struct cli *cli)
{
	struct game_rules rules;
	struct buf words = { 0 };
	struct found found = { .paragraph_count = 0 };
	struct doc doc;

	if (!cli_rules_here(cli, &rules))
		return false;
	if (!rules.edition->court)
		return game_lacks(&cli->err, rules.edition, "cases");
	found.court = rules.edition->court;
	cli_join(&words, cli, 0);
	found.count = (size_t)found.court->case_count;
	for (size_t i = 0; i < found.count; i++)
		found.hits[i] = (struct court_hit){ .case_no = (int)i };
	bool done = cli->argc == 0 || find_words(cli, &rules, buf_text(&words), &found);
	buf_free(&words);
	if (!done)
		return false;
	cli_start_list(cli, &doc, "");
	if (doc_for(&doc, DOC_TERMINAL))
		cases_add_all(&doc, &found, cli->argc == 0);
	if (doc_for(&doc, DOC_EVERYWHERE & ~(unsigned)DOC_TERMINAL))
		cases_add_table(cli, &doc, &found);
	return cli_show_doc(cli, &doc);
}
