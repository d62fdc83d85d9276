/* The dialogue of a ruling: one question at a time, only those that the case needs. */
#include "base/messages.h"
#include "cli/rule.h"
#include "cli/messages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/*
 * Show what is ready, then ask; the answer is the caller's to free. The end of input ends the dialogue. Only the
 * last line of the question is the prompt, where it can be edited.
 */
static char *ask(struct cli *cli, const char *question)
{
	const char *newline = strrchr(question, '\n'), *prompt = newline ? newline + 1 : question;

	buf_add(&cli->out, question, (size_t)(prompt - question));
	char *line = cli_flush(cli) ? cli_read_line(cli, prompt) : NULL;

	if (!line && cli->err.status == ERR_NONE)
		cli_fail(cli, ERR_CHECK, &msg_rule_broken_off, MSG_NO_ARGS);
	return line;
}

static char *ask_msg(struct cli *cli, const struct msg *msg)
{
	return ask(cli, msg->text[cli->lang]);
}

/* An answer that does not do is explained, and asked for again. */
static void explain(struct cli *cli)
{
	err_text(&cli->out, cli->lang, &cli->err);
	buf_char(&cli->out, '\n');
	cli->err = (struct err){ 0 };
}

/* ---- where ------------------------------------------------------------------------------------- */

bool rule_ask_place(struct cli *cli, int place[3])
{
	static const struct msg *const questions[3] = { &msg_ask_round, &msg_ask_table, &msg_ask_deal };

	for (int i = 0; i < 3; i++) {
		while (!place[i]) {
			char *line = ask_msg(cli, questions[i]);
			if (!line)
				return false;
			if (!cli_number(cli, line, &msg_word_deal, &place[i]))
				explain(cli);
			free(line);
		}
	}
	return true;
}

/* ---- which case -------------------------------------------------------------------------------- */

enum { CHOICES = 6 };

static size_t find_cases(const char *words, struct text_case_hit hits[TEXT_FINDS])
{
	size_t count = text_case_search(words, strlen(words), hits);

	while (count > 0 && hits[0].case_no >= ULTI_CASES)
		memmove(hits, hits + 1, --count * sizeof *hits);
	while (count > 1 && (hits[count - 1].case_no >= ULTI_CASES || count > CHOICES || 2 * hits[count - 1].score < hits[0].score))
		count--;
	return count;
}

static void list_choices(struct cli *cli, const struct text_case_hit *hits, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		const struct ulti_case *row = ulti_case_at(hits[i].case_no);
		buf_str(&cli->out, "  ");
		buf_column(&cli->out, row->no, 6);
		buf_str(&cli->out, text_case_title(cli->lang, hits[i].case_no));
		buf_char(&cli->out, '\n');
	}
}

/* Words at the prompt: what fits them, until it is one. */
static bool choose_at_prompt(struct cli *cli, int *case_no)
{
	struct text_case_hit hits[TEXT_FINDS];

	for (;;) {
		char *line = ask_msg(cli, &msg_ask_case);
		if (!line)
			return false;
		size_t count = find_cases(line, hits);
		free(line);
		*case_no = hits[0].case_no;
		if (count == 1)
			return true;
		list_choices(cli, hits, count);
	}
}

bool rule_ask_case(struct cli *cli, const char *words, int *case_no)
{
	struct text_case_hit hits[TEXT_FINDS];
	size_t count = find_cases(words, hits);

	if (count == 1) {
		*case_no = hits[0].case_no;
		return true;
	}
	if (cli_at_terminal(cli)) {
		list_choices(cli, hits, count);
		return choose_at_prompt(cli, case_no);
	}
	if (count == 0)
		return cli_fail(cli, ERR_NOT_FOUND, &msg_cases_unknown, MSG_ARGS(words));
	list_choices(cli, hits, count);
	return cli_fail(cli, ERR_REFUSED, &msg_rule_case_unclear, MSG_ARGS(words));
}

/* ---- who claimed, do they agree ---------------------------------------------------------------- */

/* Words of one answer, "C B 6 kesve", one after the other. */
static bool next_word(char **rest, char out[32])
{
	size_t n;

	*rest += strspn(*rest, " ,");
	n = strcspn(*rest, " ,");
	text_fold(out, 32, *rest, n);
	*rest += n;
	return out[0] != '\0';
}

/* "C B 6 késve": claimant, offender, trick; "-": not said. */
static bool read_claim(struct text_ruling *said, char *answer)
{
	char word[32];
	int seats = 0;

	while (next_word(&answer, word)) {
		int seat = text_seat_read(word, strlen(word)), trick = atoi(word);
		if (strcmp(word, "-") == 0)
			seats++;
		else if (seat != ULTI_NO_SEAT && seats == 0)
			said->claimant = seat, seats++;
		else if (seat != ULTI_NO_SEAT && seats == 1)
			said->dispute.offender = (int8_t)seat, seats++;
		else if (trick >= 1 && trick <= TEXT_MOMENT)
			said->trick = trick;
		else if (strcmp(word, "kesve") == 0 || strcmp(word, "late") == 0)
			said->late = true;
		else
			return false;
	}
	return seats > 0;
}

static bool ask_claimant(struct rule *rule)
{
	struct cli *cli = rule->cli;

	for (;;) {
		struct text_ruling said = rule->ruling.said;
		char *line = ask_msg(cli, &msg_ask_claim);
		if (!line)
			return false;
		bool read = read_claim(&said, line);
		free(line);
		if (read) {
			rule->ruling.said = said;
			return true;
		}
		buf_msg(&cli->out, cli->lang, &msg_ask_claim_again, MSG_NO_ARGS);
	}
}

/* "n": the jury; "i": as the rules say; figures: what they agreed on; "enyhe": it does not matter. */
static bool read_agreement(struct text_ruling *said, const char *answer, struct err *e)
{
	char word[32];

	text_fold(word, sizeof word, answer, strlen(answer));
	if (!word[0] || strcmp(word, "n") == 0 || strcmp(word, "nem") == 0 || strcmp(word, "no") == 0)
		return true;
	if (strcmp(word, "enyhe") == 0 || strcmp(word, "minor") == 0)
		return said->minor = true;
	said->agreed = true;
	if (strcmp(word, "i") == 0 || strcmp(word, "igen") == 0 || strcmp(word, "y") == 0 || strcmp(word, "yes") == 0)
		return true;
	return text_fact_read(said, ULTI_FACT_POINTS, (struct text_slice){ answer, strlen(answer) }, e);
}

bool rule_ask_claim(struct rule *rule)
{
	struct cli *cli = rule->cli;

	if (!ask_claimant(rule))
		return false;
	for (;;) {
		struct text_ruling said = rule->ruling.said;
		char *line = said.late ? strdup("") : ask_msg(cli, &msg_ask_agreed);
		if (!line)
			return false;
		bool read = read_agreement(&said, line, &cli->err);
		free(line);
		if (read) {
			rule->ruling.said = said;
			return true;
		}
		explain(cli);
	}
}

/* ---- facts ------------------------------------------------------------------------------------- */

/* The declarer is asked for with his bid. */
static int wanted_fact(const struct rule *rule)
{
	return rule->ruling.missing == ULTI_FACT_DECLARER ? ULTI_FACT_BID : rule->ruling.missing;
}

/* The question, and the words that a case allows, each with a number. */
static void write_question(struct rule *rule, struct buf *b)
{
	int fact = wanted_fact(rule), n = 0;
	const struct ulti_case *row = ulti_case_at(rule->ruling.said.dispute.case_no);
	enum lang lang = rule->cli->lang;

	buf_str(b, text_fact_question(lang, fact));
	for (int answer = 0; ulti_fact_kind(fact) == ULTI_KIND_WORD && answer < ULTI_ANSWER_COUNT; answer++) {
		if (row->answers >> answer & 1)
			buf_printf(b, "\n  %d = %s", ++n, text_answer_name(lang, answer));
	}
	if (ulti_fact_kind(fact) == ULTI_KIND_YES_NO)
		buf_str(b, msg_ask_yes_no.text[lang]);
	if (fact == ULTI_FACT_BID && row->facts >> ULTI_FACT_DECLARER & 1)
		buf_str(b, msg_ask_contract.text[lang]);
	if (fact == ULTI_FACT_MADE)
		buf_str(b, msg_ask_results.text[lang]);
	if (fact == ULTI_FACT_POINTS)
		buf_str(b, msg_ask_by_seat.text[lang]);
	buf_str(b, "\n> ");
}

/* "2": the second of the words that the case allows. */
static const char *numbered_answer(const struct rule *rule, const char *answer)
{
	uint32_t answers = ulti_case_at(rule->ruling.said.dispute.case_no)->answers;
	int n = atoi(answer);

	if (ulti_fact_kind(rule->ruling.missing) != ULTI_KIND_WORD || n < 1)
		return answer;
	for (int i = 0; i < ULTI_ANSWER_COUNT; i++) {
		if (answers >> i & 1 && --n == 0)
			return ulti_answer_code(i);
	}
	return answer;
}

static bool pair_read(struct text_ruling *said, const char *key, const char *value, struct err *e)
{
	const struct text_pair pair = { { key, strlen(key) }, { value, strlen(value) } };
	int bad;

	return text_ruling_read(&pair, 1, said, &bad, e);
}

/* "A pU z kU": declarer, bid, and the rest as in a deal line. "A" may be left out where nobody is declarer. */
static bool read_contract(struct text_ruling *said, const char *answer, struct err *e)
{
	struct buf line = { 0 };
	struct text_deal_line read;
	struct text_fault fault;

	if (!(ulti_case_at(said->dispute.case_no)->facts >> ULTI_FACT_DECLARER & 1))
		return pair_read(said, "bid", answer, e);
	buf_printf(&line, "1 %s felad", answer);
	for (size_t i = 2; i < 2 + strlen(answer); i++) {
		/* The result stands in front of the kontras. */
		if (i > 4 && line.data[i - 1] == ' ' && (line.data[i] == 'k' || line.data[i] == 'r')) {
			buf_clear(&line);
			buf_printf(&line, "1 %.*s felad %s", (int)(i - 3), answer, answer + i - 2);
			break;
		}
	}
	bool done = text_deal_line_read(buf_text(&line), line.len, 0, &read, &fault);
	buf_free(&line);
	if (!done)
		return err_set(e, ERR_REFUSED, &msg_ask_contract_again, MSG_NO_ARGS);
	read.deal.players = said->dispute.deal.players;
	read.deal.ending = ULTI_PLAYED;
	said->dispute.deal = read.deal;
	return true;
}

/* "+- csUv+": the marks, then what was silent. */
static bool read_results(struct text_ruling *said, const char *answer, struct err *e)
{
	struct buf kontra = { 0 };
	char made[8], bid[8];
	size_t n = strcspn(answer, " ");
	int bad;

	snprintf(made, sizeof made, "%.*s", (int)n, answer);
	snprintf(bid, sizeof bid, "%d", said->dispute.deal.bid);
	text_modifiers_write(&kontra, &said->dispute.deal);
	const struct text_pair pairs[] = { { { "kontra", 6 }, { buf_text(&kontra), kontra.len } },
		{ { "made", 4 }, { made, strlen(made) } }, { { "silent", 6 }, { answer + n, strlen(answer + n) } },
		{ { "trump", 5 }, { text_suit_code(said->dispute.deal.trump), 1 } } };
	bool has_trump = said->dispute.deal.trump >= 0 && said->dispute.deal.trump != ULTI_PIROS;
	bool done = text_ruling_read(pairs, has_trump ? 4 : 3, said, &bad, e);
	buf_free(&kontra);
	return done;
}

static bool read_answer(struct rule *rule, struct text_ruling *said, const char *answer)
{
	int fact = wanted_fact(rule);
	struct buf quoted = { 0 };

	if (fact == ULTI_FACT_BID)
		return read_contract(said, answer, &rule->cli->err);
	if (fact == ULTI_FACT_MADE)
		return read_results(said, answer, &rule->cli->err);
	/* A quote in it stands doubled, as in the journal. */
	text_quote(&quoted, numbered_answer(rule, answer));
	bool done = quoted.failed ? cli_fail(rule->cli, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS)
		: text_fact_read(said, fact, (struct text_slice){ quoted.data + 1, quoted.len - 2 }, &rule->cli->err);
	buf_free(&quoted);
	return done;
}

bool rule_ask_fact(struct rule *rule)
{
	struct cli *cli = rule->cli;
	struct buf question = { 0 };

	write_question(rule, &question);
	for (;;) {
		struct text_ruling said = rule->ruling.said;
		char *line = ask(cli, buf_text(&question));
		if (!line)
			break;
		bool read = read_answer(rule, &said, line);
		free(line);
		if (read) {
			rule->ruling.said = said;
			buf_free(&question);
			return true;
		}
		explain(cli);
	}
	buf_free(&question);
	return false;
}

/* ---- the end ----------------------------------------------------------------------------------- */

bool rule_ask_save(struct rule *rule, bool *yes)
{
	static const char *const words[] = { "i", "igen", "y", "yes" };
	char folded[32];
	char *line = ask_msg(rule->cli, &msg_ask_save);

	*yes = false;
	if (!line)
		return false;
	text_fold(folded, sizeof folded, line, strlen(line));
	free(line);
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		*yes = *yes || strcmp(folded, words[i]) == 0;
	/* "nyitott": one of the possible outcomes, to be decided later. */
	if (strncmp(folded, "ny", 2) == 0 || strcmp(folded, "open") == 0 || strcmp(folded, "o") == 0) {
		rule->ruling.said.state = TEXT_OPEN;
		*yes = true;
	}
	return true;
}
