/* Read and write codes of bids, parts, suits and seats: the same in both languages, fast for JSON lines. */
#include "base/text.h"
#include "games/ulti/notation/notation.h"

#include <string.h>

/* ---- bids -------------------------------------------------------------------------------------- */

/* The numbers of the bids in the order of their codes, and of their short codes, by compare_code. */
static const uint8_t by_code[ULTI_BIDS] = {
	11, 20, 26, 36, 21, 27, 33, 40, 4, 3, 9, 16, 30, 10, 19, 25, 35, 6, 7, 1, 32, 42, 47, 53, 43, 48, 51,
	54, 14, 12, 28, 37, 49, 29, 41, 46, 52, 24, 2, 44, 15, 34, 38, 50, 18, 23, 8, 45, 39, 22, 5, 13, 17, 31,
};
static const uint8_t by_short_code[ULTI_BIDS] = {
	11, 20, 26, 36, 21, 27, 33, 40, 3, 9, 16, 30, 10, 19, 25, 35, 4, 6, 7, 1, 32, 42, 47, 53, 43, 48, 51,
	54, 12, 28, 37, 49, 29, 41, 46, 52, 14, 24, 2, 44, 15, 34, 38, 50, 18, 23, 8, 45, 39, 22, 5, 13, 17, 31,
};

static char lower(char c)
{
	return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

/* Compare a folded key with a code, like strcmp. */
static int compare_code(const char *key, const char *code)
{
	while (*key && *key == lower(*code)) {
		key++;
		code++;
	}
	return *key - lower(*code);
}

static const struct ulti_bid *find_bid(const char *key, const uint8_t order[ULTI_BIDS], bool is_short)
{
	size_t low = 0, high = ULTI_BIDS;

	while (low < high) {
		size_t middle = (low + high) / 2;
		const struct ulti_bid *bid = ulti_bid_at(order[middle]);
		int difference = compare_code(key, is_short ? bid->short_code : bid->code);
		if (difference == 0)
			return bid;
		if (difference < 0)
			high = middle;
		else
			low = middle + 1;
	}
	return NULL;
}

/* Read "1" … "54", without leading zeros; 0 if it is no such number. */
static int number_of(const char *key, size_t n)
{
	int no = 0;

	if (n > 2 || key[0] == '0')
		return 0;
	for (size_t i = 0; i < n; i++) {
		if (key[i] < '0' || key[i] > '9')
			return 0;
		no = no * 10 + (key[i] - '0');
	}
	return no;
}

const struct ulti_bid *ulti_bid_read(const char *s, size_t n)
{
	char key[SCAN_KEY];
	size_t length = scan_fold(key, s, n);
	const struct ulti_bid *bid;

	if (length == 0)
		return NULL;
	if ((bid = find_bid(key, by_short_code, true)))
		return bid;
	if ((bid = find_bid(key, by_code, false)))
		return bid;
	return ulti_bid_at(number_of(key, length));
}

/* Another edition has few bids: search them one by one. */
const struct ulti_bid *ulti_bid_read_of(const struct ulti_edition *edition, const char *s, size_t n)
{
	char key[SCAN_KEY];
	size_t length = scan_fold(key, s, n);

	if (edition == &ulti_mausz_2017)
		return ulti_bid_read(s, n);
	for (int no = 1; no <= edition->bid_count && length > 0; no++) {
		const struct ulti_bid *bid = ulti_edition_bid(edition, no);
		if (compare_code(key, bid->short_code) == 0 || compare_code(key, bid->code) == 0)
			return bid;
	}
	int no = length > 0 ? number_of(key, length) : 0;
	return ulti_edition_bid(edition, no);
}

/* ---- parts, suits, seats ----------------------------------------------------------------------- */

const char *ulti_part_short(int part)
{
	static const char *const short_codes[ULTI_PART_COUNT] = {
		[ULTI_PARTI] = "P", [ULTI_40_100] = "40", [ULTI_20_100] = "20", [ULTI_4_ASZ] = "4A",
		[ULTI_ULTI] = "U", [ULTI_DURCHMARS] = "D", [ULTI_BETLI] = "B",
	};

	return short_codes[part];
}

int ulti_part_read(const char *s, size_t n)
{
	char key[SCAN_KEY];

	if (scan_fold(key, s, n) == 0)
		return -1;
	for (int part = 0; part < ULTI_PART_COUNT; part++) {
		if (compare_code(key, ulti_part_short(part)) == 0 || compare_code(key, ulti_item_code(part)) == 0)
			return part;
	}
	return -1;
}

static const char *const suit_codes[ULTI_SUIT_COUNT] = { "makk", "zold", "tok", "piros" };

int ulti_suit_read(const char *s, size_t n)
{
	char key[SCAN_KEY];
	size_t length = scan_fold(key, s, n);

	for (int suit = 0; suit < ULTI_SUIT_COUNT && length > 0; suit++) {
		if (length == 1 ? key[0] == suit_codes[suit][0] : strcmp(key, suit_codes[suit]) == 0)
			return suit;
	}
	return ULTI_NO_SUIT;
}

const char *ulti_suit_code(int suit)
{
	return suit >= 0 && suit < ULTI_SUIT_COUNT ? suit_codes[suit] : "";
}

int ulti_seat_read(const char *s, size_t n)
{
	return text_seat_read(s, n, ULTI_SEATS);
}

const char *ulti_seat_code(int seat)
{
	return seat < ULTI_SEATS ? text_seat_code(seat) : "";
}

/* ---- levels ------------------------------------------------------------------------------------ */

/* The steps of the ladder from level 2 on (7.§; Kontrázás 1-4). */
static const struct {
	const char *mark, *name;
} levels[ULTI_LEVELS] = {
	{ "k", "kontra" }, { "r", "rekontra" }, { "sz", "szubkontra" }, { "m", "mordkontra" },
	{ "f", "Fedák Sári" }, { "", "" },
};

/* Find the step of a level: 2 is the first; the last, nameless, if it is no level above 1. */
static int step_of(int level)
{
	int step = 0;

	while (step < ULTI_LEVELS - 1 && level != 2 << step)
		step++;
	return step;
}

const char *ulti_level_mark(int level)
{
	return levels[step_of(level)].mark;
}

const char *ulti_level_name(int level)
{
	return levels[step_of(level)].name;
}
