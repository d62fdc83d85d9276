/* The cases of renonsz: found by what people say, and as a table to hang up. No book needed. */
#include "cli/cli.h"
#include "cli/messages.h"

#include <stdlib.h>
#include <string.h>

/*
 * At most so many cases are shown for a search, none that fits half as well as the best; where their texts
 * begin on the terminal.
 */
enum { CASES_SHOWN = 5, MARGIN = 8 };

/* The paragraphs of a case, each once: "13.§ (3) 8 a, 13.§ (3) 8 b"; or that of what is no offence. */
static void write_cites(struct buf *b, int case_no)
{
	const struct ulti_case *row = ulti_case_at(case_no);
	const char *last = "";

	if (!row)
		buf_str(b, ulti_case_free_cite(case_no));
	for (int i = 0; row && i < ULTI_OUTCOMES && row->outcomes[i].follows != ULTI_FOLLOWS_NOTHING; i++) {
		if (strcmp(row->outcomes[i].cite, last) == 0)
			continue;
		buf_str(b, last[0] ? ", " : "");
		buf_str(b, row->outcomes[i].cite);
		last = row->outcomes[i].cite;
	}
}

/* The number of a case; what is none has no number. */
static const char *number_of(int case_no)
{
	return case_no < ULTI_CASES ? ulti_case_at(case_no)->no : "–";
}

static const char *phase_of(enum lang lang, int case_no)
{
	return ulti_phase_name(lang, case_no < ULTI_CASES ? ulti_case_at(case_no)->phase : ULTI_ANY_TIME);
}

static void case_row(struct listing *t, enum lang lang, int case_no)
{
	struct buf cites = { 0 };

	write_cites(&cites, case_no);
	listing_text(t, case_no < ULTI_CASES ? number_of(case_no) : "");
	listing_text(t, phase_of(lang, case_no));
	listing_text(t, ulti_case_title(lang, case_no));
	listing_text(t, ulti_case_act(lang, case_no));
	listing_text(t, ulti_case_follows(lang, case_no));
	listing_text(t, buf_text(&cites));
	buf_free(&cites);
}

/* For scripts and for the wall. */
static void cases_add_table(struct cli *cli, struct doc *doc, const struct ulti_case_hit *hits, size_t count)
{
	struct listing t;

	listing_start(&t, "");
	listing_column(&t, "case", &msg_head_case, LISTING_TEXT);
	listing_column(&t, "phase", &msg_head_phase, LISTING_TEXT);
	listing_column(&t, "title", &msg_head_title, LISTING_TEXT);
	listing_column(&t, "act", &msg_head_act, LISTING_TEXT);
	listing_column(&t, "follows", &msg_head_follows, LISTING_TEXT);
	listing_column(&t, "cite", &msg_head_cite, LISTING_TEXT);
	for (size_t i = 0; i < count; i++)
		case_row(&t, cli->lang, hits[i].case_no);
	doc_table(doc, "rows", &t);
}

static void cases_add_one(struct doc *doc, int case_no)
{
	struct buf b = { 0 };

	buf_column(&b, number_of(case_no), MARGIN);
	buf_str(&b, ulti_case_title(doc->lang, case_no));
	buf_str(&b, "   [");
	write_cites(&b, case_no);
	buf_str(&b, "]\n");
	doc_plain(doc, buf_text(&b));
	buf_free(&b);
	doc_gap(doc, DOC_GAP_NONE);
	doc_item(doc, "", MARGIN, ulti_case_act(doc->lang, case_no));
	doc_item(doc, "     →", MARGIN, ulti_case_follows(doc->lang, case_no));
}

/* What is not listed, and what is no offence, is said before all else. */
static void cases_add_first(struct doc *doc, int case_no)
{
	struct buf b = { 0 };

	if (case_no == ULTI_CASE_JURY)
		buf_msg(&b, doc->lang, &msg_cases_unlisted, MSG_NO_ARGS);
	else if (case_no >= ULTI_CASES)
		buf_msg(&b, doc->lang, case_no == ULTI_FREE_CONDUCT ? &msg_cases_conduct : &msg_cases_free,
			MSG_ARGS(ulti_case_free_cite(case_no)));
	doc_plain(doc, buf_text(&b));
	buf_free(&b);
}

static void cases_add_phase(struct doc *doc, int phase)
{
	struct buf b = { 0 };

	buf_msg(&b, doc->lang, &msg_cases_phase, MSG_ARGS(ulti_phase_name(doc->lang, phase)));
	doc_plain(doc, buf_text(&b));
	buf_free(&b);
}

/* For a terminal: the phases of a deal with their cases, or the best fits of a search. */
static void cases_add_all(struct doc *doc, const struct ulti_case_hit *hits, size_t count, bool by_phase)
{
	int phase = -1;

	doc_gap(doc, DOC_GAP_NONE);
	if (!by_phase)
		cases_add_first(doc, hits[0].case_no);
	for (size_t i = 0; i < count; i++) {
		const struct ulti_case *row = ulti_case_at(hits[i].case_no);
		if (by_phase && row->phase != phase) {
			cases_add_phase(doc, row->phase);
			phase = row->phase;
		}
		doc_gap(doc, i > 0 && !by_phase ? DOC_GAP_ALWAYS : DOC_GAP_NONE);
		cases_add_one(doc, hits[i].case_no);
	}
}

static size_t all_cases(struct ulti_case_hit hits[ULTI_FINDS])
{
	for (int i = 0; i < ULTI_CASES; i++)
		hits[i] = (struct ulti_case_hit){ .case_no = i };
	return ULTI_CASES;
}

bool cli_run_cases(struct cli *cli, int argc, char **argv)
{
	struct ulti_case_hit hits[ULTI_FINDS];
	struct buf words = { 0 };
	struct doc doc;
	size_t count;
	int case_no;

	cli_join(&words, argc, argv, 0);
	count = argc > 0 ? ulti_case_search(buf_text(&words), words.len, hits) : all_cases(hits);
	bool is_number = ulti_case_is_number(buf_text(&words), words.len, &case_no);
	bool found = count > 0
		|| cli_fail(cli, ERR_NOT_FOUND, is_number ? &msg_cases_no_number : &msg_cases_unknown,
			MSG_ARGS(buf_text(&words)));
	buf_free(&words);
	if (!found)
		return false;
	while (argc > 0 && (count > CASES_SHOWN || 2 * hits[count - 1].score < hits[0].score))
		count--;
	cli_start_list(cli, &doc, msg_cases_title.text[cli->lang]);
	if (doc_for(&doc, DOC_TERMINAL))
		cases_add_all(&doc, hits, count, argc == 0);
	if (doc_for(&doc, DOC_EVERYWHERE & ~(unsigned)DOC_TERMINAL))
		cases_add_table(cli, &doc, hits, count);
	return cli_show_doc(cli, &doc);
}
