/* Find new players whose names differ in one letter from others': all of them at once, as lists are long. */
#include "base/messages.h"
#include "desk/messages.h"
#include "desk/tables/tables.h"

#include <stdlib.h>
#include <string.h>

/*
 * Two texts differ in one letter if they are equal after one letter is dropped from both, or from one of
 * them. Each new name stands in a table under itself and under itself without each letter; at most LOOKS
 * slots are tried.
 */
enum { LOOKS = 64, LIKE_TOLD = 20 };

struct likes {
	struct csv_player *const *rows;
	size_t count, size;          /* size: of the table, a power of 2 */
	uint32_t *slots;             /* the row's place plus 1; 0: empty */
	struct like {
		const char *name, *mark;
	} *found;                    /* by row; no name: none is like it */
};

/* Hash a key without one of its letters (FNV-1a), counted from 0; after the last, all of it. */
static uint64_t hash_without(const char *key, size_t letter)
{
	uint64_t hash = 14695981039346656037u;

	for (size_t i = 0; key[i]; i++) {
		if (i != letter)
			hash = (hash ^ (unsigned char)key[i]) * 1099511628211u;
	}
	return hash ^ hash >> 32;
}

/* Note a name for the rows below that line (0: all) whose names are like it. */
static void note_likes(struct likes *likes, const char *key, const char *name, const char *mark, int line)
{
	for (size_t letter = 0; letter <= strlen(key); letter++) {
		uint64_t at = hash_without(key, letter);
		for (int looks = 0; looks < LOOKS && likes->slots[at & (likes->size - 1)] != 0; looks++, at++) {
			size_t row = likes->slots[at & (likes->size - 1)] - 1;
			bool is_free = !likes->found[row].name && line < likes->rows[row]->line;
			if (is_free && desk_player_is_like(key, likes->rows[row]->key))
				likes->found[row] = (struct like){ name, mark };
		}
	}
}

bool player_say_likes(const struct player_import *import, struct csv_player *const rows[], size_t count,
	bool in_file)
{
	struct likes likes = { .rows = rows, .count = count, .size = 64 };
	size_t letters = 0, told = 0;

	if (count == 0 || (import->known_count == 0 && !in_file))
		return true;
	for (size_t i = 0; i < count; i++)
		letters += strlen(rows[i]->key) + 1;
	while (likes.size < 2 * letters)
		likes.size *= 2;
	likes.slots = calloc(likes.size, sizeof *likes.slots);
	likes.found = calloc(count, sizeof *likes.found);
	bool done = likes.slots && likes.found;
	for (size_t i = 0; done && i < count; i++) {
		for (size_t letter = 0; letter <= strlen(rows[i]->key); letter++) {
			uint64_t at = hash_without(rows[i]->key, letter), end = at + LOOKS;
			while (at < end && likes.slots[at & (likes.size - 1)] != 0)
				at++;
			if (at < end)
				likes.slots[at & (likes.size - 1)] = (uint32_t)i + 1;
		}
	}
	for (size_t i = 0; done && i < import->known_count; i++) {
		const struct known *known = &import->known[i];
		note_likes(&likes, known->key, known->player->name, known->player->mark, 0);
	}
	for (size_t i = 0; done && in_file && i < count; i++)
		note_likes(&likes, rows[i]->key, rows[i]->name, rows[i]->mark, rows[i]->line);
	for (size_t i = 0; done && i < count; i++) {
		const struct like *other = &likes.found[i];
		struct buf label = { 0 }, like = { 0 };
		if (!other->name || ++told > LIKE_TOLD)
			continue;
		buf_printf(&label, *rows[i]->mark ? "%s (%s)" : "%s", rows[i]->name, rows[i]->mark);
		buf_printf(&like, *other->mark ? "%s (%s)" : "%s", other->name, other->mark);
		desk_say(import->desk, &msg_import_near_name,
			MSG_ARGS(import->file, num_of(rows[i]->line).text, buf_text(&label), buf_text(&like)));
		buf_free(&label);
		buf_free(&like);
	}
	if (told > LIKE_TOLD)
		desk_say(import->desk, &msg_player_likes_more,
			MSG_ARGS(import->file, num_of((long)(told - LIKE_TOLD)).text));
	free(likes.slots);
	free(likes.found);
	return done || desk_fail(import->desk, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
}
