/* JSON Lines: every line gets one line of an answer from each of the interfaces, by every edition. */
#include "fuzz.h"

static void answers(json_answer *answer, enum lang lang, struct text_slice line)
{
	static const char error[] = ",\"error\":{\"code\":\"";
	struct buf b = { 0 };

	if (!answer)
		return;
	bool done = answer(&b, lang, line.s, line.n);
	assert(!b.failed && b.len > 2 && strncmp(b.data, "{\"id\":", 6) == 0);
	assert(memcmp(b.data + b.len - 2, "}\n", 3) == 0);
	assert(text_is_plain(b.data, b.len - 1));
	assert(done || strstr(b.data, error));
	buf_free(&b);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	struct text_slice rest = { (const char *)data, n };

	while (rest.n > 0) {
		struct text_slice line = fuzz_line(&rest);
		for (int lang = 0; lang < LANG_COUNT; lang++) {
			answers(ulti_json_replay, (enum lang)lang, line);
			for (const struct game *const *game = game_register; *game; game++) {
				for (const struct game_edition *by = (*game)->editions; by->id; by++) {
					answers(by->settle, (enum lang)lang, line);
					answers(by->judge, (enum lang)lang, line);
				}
			}
		}
	}
	return 0;
}
