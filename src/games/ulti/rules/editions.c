/* The editions of the rules: their data, and the places in the rule book. */
#include "games/ulti/rules/ulti.h"

/* ---- mausz-2017 -------------------------------------------------------------------------------- */

static const struct ulti_item mausz_items[ULTI_ITEM_COUNT] = {
	[ULTI_PARTI] = { "parti", "4.§ (A) (4)", NULL, { "R-10", "R-11" } },
	[ULTI_40_100] = { "40-100", "4.§ (B) (1)", NULL, { "R-10" } },
	[ULTI_20_100] = { "20-100", "3.§ (5)", NULL, { "R-10" } },
	[ULTI_4_ASZ] = { "4-asz", "4.§ (C) (1)", NULL, { "R-10" } },
	[ULTI_ULTI] = { "ulti", "4.§ (D) (1)", NULL, { "R-10" } },
	[ULTI_DURCHMARS] = { "durchmars", "4.§ (F) (2)", NULL, { "R-10" } },
	[ULTI_BETLI] = { "betli", "4.§ (E) (2)", NULL, { "R-10" } },
	[ULTI_SILENT_100] = { "silent-100", "4.§ (A) (6)", NULL, { "R-13", "R-14" } },
	[ULTI_SILENT_ULTI] = { "silent-ulti", "4.§ (D) (1)", "4.§ (D) (3)", { "R-15" } },
	[ULTI_SILENT_4_ASZ] = { "silent-4-asz", "4.§ (C) (2)", NULL, { "R-16" } },
	[ULTI_LOST_ULTI_EXTRA] = { "lost-ulti-extra", "4.§ (D) (3)", NULL, { "R-12", "R-19" } },
};

static const char *const mausz_level_cites[ULTI_LEVELS] = { "7.§ (3)", "7.§ (6)" };

static const char *const mausz_reasons[ULTI_REFUSAL_COUNT] = {
	[ULTI_FINE] = "",
	[ULTI_NO_SUCH_BID] = "3.§ (5), R-03",
	[ULTI_NOT_THREE_PLAYERS] = "1.§ (1)",
	[ULTI_DECLARER_NOT_PLAYING] = "9.§ (11), R-10",
	[ULTI_TRUMP_NOT_OF_BID] = "3.§ (4)",
	[ULTI_RESULT_MISSING] = "R-20",
	[ULTI_RESULT_SURPLUS] = "R-20",
	[ULTI_RESULT_UNPLAYED] = "6.§ (9), R-18",
	[ULTI_SILENT_UNPLAYED] = "6.§ (9), R-18",
	[ULTI_LEVEL_UNKNOWN] = "7.§ (3), (6), (7)",
	[ULTI_LEVEL_SURPLUS] = "7.§ (2)",
	[ULTI_LEVEL_NOT_PER_SEAT] = "7.§ (5), R-17",
	[ULTI_LEVEL_PER_SEAT] = "7.§ (4), R-17",
	[ULTI_LEVEL_OF_DECLARER] = "7.§ (1), R-20",
	[ULTI_100_WITHOUT_PARTI] = "4.§ (A) (6), R-13",
	[ULTI_100_OF_LOSER] = "4.§ (A) (6), R-14",
	[ULTI_SILENT_WITHOUT_TRUMP] = "R-15, R-16",
	[ULTI_SILENT_ULTI_ANNOUNCED] = "4.§ (D) (1), R-15",
	[ULTI_SILENT_ULTI_TWICE] = "4.§ (D) (1), R-20",
	[ULTI_SILENT_ULTI_NO_TRICK] = "4.§ (F) (1), R-20",
	[ULTI_SILENT_4_ASZ_BID] = "4.§ (C) (2), R-16",
	[ULTI_SILENT_4_ASZ_100] = "4.§ (B) (1), R-20",
	[ULTI_SILENT_HALF_SAID] = "R-20",
	[ULTI_SILENT_4_ASZ_NONE] = "",
	[ULTI_NO_THROWING_IN] = "",
};

const struct ulti_edition ulti_mausz_2017 = {
	.id = "mausz-2017",
	.bids = ulti_bids, .bid_count = ULTI_BIDS, .rank_count = ULTI_RANKS,
	.top_level = 4,                                        /* 7.§ (7) */
	.extra = 4,                                            /* 4.§ (D) (3), R-12 */
	.silent_ulti_made = 2, .silent_ulti_caught = 4,        /* */
	.silent_4_asz = 2,                                     /* */
	.thrown_in_level = 2,                                  /* 6.§ (9), R-18 */
	.items = mausz_items,
	.level_cites = mausz_level_cites, .seat_level_cite = "7.§ (5)", .level_reading = "R-17",
	.ending_cite = "6.§ (9)", .ending_reading = "R-18",
	.refusal_reasons = mausz_reasons,
};

/* ---- ulti-online, cited by the headings of its book with the number of the paragraph below ----- */

#define VALUES "Az vállalások pontértékei"

static const struct ulti_item online_items[ULTI_ITEM_COUNT] = {
	[ULTI_PARTI] = { "parti", "Egyszerű játék", NULL, { "H-08" } },
	[ULTI_40_100] = { "40-100", VALUES, NULL, { "H-08" } },
	[ULTI_20_100] = { "20-100", VALUES, NULL, { "H-08" } },
	[ULTI_4_ASZ] = { "4-asz", VALUES, NULL, { "H-18" } },
	[ULTI_ULTI] = { "ulti", VALUES, NULL, { "H-08" } },
	[ULTI_DURCHMARS] = { "durchmars", VALUES, NULL, { "H-08" } },
	[ULTI_BETLI] = { "betli", VALUES, NULL, { "H-08" } },
	[ULTI_SILENT_100] = { "silent-100", "Csendes 100", NULL, { "H-13", "H-14" } },
	[ULTI_SILENT_ULTI] = { "silent-ulti", "Csendes ulti", NULL, { "H-15", "H-17" } },
	[ULTI_SILENT_4_ASZ] = { "silent-4-asz", VALUES, NULL, { "H-18" } },
	[ULTI_LOST_ULTI_EXTRA] = { "lost-ulti-extra", "Ulti-buktatási különdíj", NULL, { "H-12" } },
};

static const char *const online_level_cites[ULTI_LEVELS] = {
	"Kontrázás 1", "Kontrázás 3", "Kontrázás 4", "Kontrázás 4", "Kontrázás 4",
};

static const char *const online_reasons[ULTI_REFUSAL_COUNT] = {
	[ULTI_FINE] = "",
	[ULTI_NO_SUCH_BID] = "H-02",
	[ULTI_NOT_THREE_PLAYERS] = "H-23",
	[ULTI_DECLARER_NOT_PLAYING] = "H-23",
	[ULTI_TRUMP_NOT_OF_BID] = "H-20",
	[ULTI_RESULT_MISSING] = "H-20",
	[ULTI_RESULT_SURPLUS] = "H-20",
	[ULTI_RESULT_UNPLAYED] = "H-19",
	[ULTI_SILENT_UNPLAYED] = "H-19, H-20",
	[ULTI_LEVEL_UNKNOWN] = "Kontrázás 4, H-10",
	[ULTI_LEVEL_SURPLUS] = "H-09",
	[ULTI_LEVEL_NOT_PER_SEAT] = "Kontrázás 2, H-11",
	[ULTI_LEVEL_PER_SEAT] = "Kontrázás 1, H-09",
	[ULTI_LEVEL_OF_DECLARER] = "Kontrázás 1, H-20",
	[ULTI_100_WITHOUT_PARTI] = "Csendes 100, H-14",
	[ULTI_100_OF_LOSER] = "Csendes 100, H-14",
	[ULTI_SILENT_WITHOUT_TRUMP] = "Csendes ulti, H-16",
	[ULTI_SILENT_ULTI_ANNOUNCED] = "Csendes ulti, H-16",
	[ULTI_SILENT_ULTI_TWICE] = "Csendes ulti, H-20",
	[ULTI_SILENT_ULTI_NO_TRICK] = "Durchmars, H-20",
	[ULTI_SILENT_4_ASZ_BID] = "H-18",
	[ULTI_SILENT_4_ASZ_100] = "H-18",
	[ULTI_SILENT_HALF_SAID] = "H-20",
	[ULTI_SILENT_4_ASZ_NONE] = "H-18, H-20",
	[ULTI_NO_THROWING_IN] = "Feladás, H-19",
};

const struct ulti_edition ulti_online = {
	.id = "ulti-online",
	.bids = ulti_online_bids, .bid_count = ULTI_ONLINE_BIDS, .rank_count = 20,
	.top_level = 32,                                       /* Kontrázás 4, H-10 */
	.extra = 4,                                            /* Ulti-buktatási különdíj, H-12 */
	.silent_ulti_made = 2, .silent_ulti_caught = 4,        /* Csendes ulti, H-15 */
	.silent_100_at_level = true,                           /* Csendes 100, H-13 */
	.names_in_full = true,                                 /* H-04 */
	.parts_first = true,
	.items = online_items,
	.level_cites = online_level_cites, .seat_level_cite = "Kontrázás 2", .level_reading = "H-09",
	.ending_cite = "Feladás", .ending_reading = "H-19",
	.refusal_reasons = online_reasons,
};
