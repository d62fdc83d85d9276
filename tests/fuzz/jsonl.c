/* JSON Lines: every line gets one line of an answer from each of the interfaces, by every book of rules. */
#include "fuzz.h"
#include "games/ecarte/ecarte.h"
#include "games/tarokk/notation.h"

static void answers(json_answer *answer, enum lang lang, struct text_slice line)
{
	static const char error[] = ",\"error\":{\"code\":\"";
	struct buf b = { 0 };

	bool done = answer(&b, lang, line.s, line.n);
	assert(!b.failed && b.len > 2 && strncmp(b.data, "{\"id\":", 6) == 0);
	assert(memcmp(b.data + b.len - 2, "}\n", 3) == 0);
	assert(text_is_plain(b.data, b.len - 1));
	assert(done || strstr(b.data, error));
	buf_free(&b);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	static json_answer *const all[] = {
		ulti_json_settle, ulti_json_judge, ulti_json_replay, ulti_json_online, ulti_json_online_judge,
		tarokk_json_settle, tarokk_json_judge, ecarte_json_settle, ecarte_json_judge,
	};
	struct text_slice rest = { (const char *)data, n };

	while (rest.n > 0) {
		struct text_slice line = fuzz_line(&rest);
		for (int lang = 0; lang < LANG_COUNT; lang++) {
			for (size_t i = 0; i < sizeof all / sizeof *all; i++)
				answers(all[i], (enum lang)lang, line);
		}
	}
	return 0;
}
