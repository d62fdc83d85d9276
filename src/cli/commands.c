/* Every command in one table, in the order of `renonsz help`. */
#include "cli/cli.h"
#include "cli/help.h"

#define O(option) (1ull << CLI_##option)
#define LISTS (O(JSON) | O(CSV))
#define WRITES (O(DRY_RUN))

const struct cli_command cli_commands[] = {
	{ "event new", cli_run_event_new, CLI_CREATES, false, 1, -1,
		WRITES | O(DATE) | O(PLACE) | O(EDITION) | O(STAKE) | O(DEALS), &help_event_new, &sum_event_new },
	{ "event list", cli_run_event_list, CLI_READS, false, 0, 0, LISTS, &help_event_list, &sum_event_list },
	{ "event show", cli_run_event_show, CLI_READS, false, 0, 1, LISTS, &help_event_show, &sum_event_show },
	{ "event use", cli_run_event_use, CLI_WRITES, false, 1, -1, WRITES, &help_event_use, &sum_event_use },
	{ "event set", cli_run_event_set, CLI_WRITES, false, 1, -1, WRITES, &help_event_set, &sum_event_set },

	{ "player add", cli_run_player_add, CLI_CREATES, false, 1, -1, WRITES | O(MARK) | O(CLUB),
		&help_player_add, &sum_player_add },
	{ "player list", cli_run_player_list, CLI_READS, false, 0, -1, LISTS, &help_player_list, &sum_player_list },
	{ "player change", cli_run_player_change, CLI_WRITES, false, 1, -1, WRITES | O(NAME) | O(MARK) | O(CLUB),
		&help_player_change, &sum_player_change },
	{ "player import", cli_run_player_import, CLI_CREATES, false, 1, 1, WRITES,
		&help_player_import, &sum_player_import },
	{ "entry add", cli_run_entry_add, CLI_WRITES, false, 1, -1, WRITES | O(START), &help_entry_add, &sum_entry_add },
	{ "entry list", cli_run_entry_list, CLI_READS, false, 0, 0, LISTS, &help_entry_list, &sum_entry_list },
	{ "entry change", cli_run_entry_change, CLI_WRITES, false, 1, -1, WRITES | O(START),
		&help_entry_change, &sum_entry_change },

	{ "round add", cli_run_round_add, CLI_WRITES, false, 0, 1, WRITES, &help_round_add, &sum_round_add },
	{ "round list", cli_run_round_list, CLI_READS, false, 0, 0, LISTS, &help_round_list, &sum_round_list },
	{ "table add", cli_run_table_add, CLI_WRITES, false, 5, 6, WRITES | O(FORCE) | O(REASON), &help_table_add, &sum_table_add },
	{ "table list", cli_run_table_list, CLI_READS, false, 0, 1, LISTS, &help_table_list, &sum_table_list },
	{ "table seat", cli_run_table_seat, CLI_WRITES, false, 5, 6, WRITES | O(FORCE) | O(REASON), &help_table_seat, &sum_table_seat },

	{ "enter", cli_run_enter, CLI_WRITES, false, 2, 2, WRITES, &help_enter, &sum_enter },
	{ "deal add", cli_run_deal_add, CLI_WRITES, true, 3, -1, WRITES, &help_deal_add, &sum_deal_add },
	{ "deal edit", cli_run_deal_edit, CLI_WRITES, true, 3, -1, WRITES | O(REASON), &help_deal_edit, &sum_deal_edit },
	{ "deal void", cli_run_deal_void, CLI_WRITES, false, 3, 3, WRITES | O(REASON), &help_deal_void, &sum_deal_void },
	{ "deal redeal", cli_run_deal_redeal, CLI_WRITES, false, 3, 3, WRITES | O(REASON),
		&help_deal_redeal, &sum_deal_redeal },
	{ "deal remove", cli_run_deal_remove, CLI_WRITES, false, 3, 3, WRITES | O(REASON),
		&help_deal_remove, &sum_deal_remove },
	{ "deal show", cli_run_deal_show, CLI_READS, false, 3, 3, LISTS, &help_deal_show, &sum_deal_show },
	{ "deals", cli_run_deals, CLI_READS, false, 0, 0, LISTS | O(ROUND) | O(TABLE), &help_deals, &sum_deals },

	{ "sheet show", cli_run_sheet_show, CLI_READS, false, 2, 2, LISTS, &help_sheet_show, &sum_sheet_show },
	{ "sheet sign", cli_run_sheet_sign, CLI_WRITES, false, 2, 2, WRITES | O(BY), &help_sheet_sign, &sum_sheet_sign },
	{ "sheet open", cli_run_sheet_open, CLI_WRITES, false, 2, 2, WRITES, &help_sheet_open, &sum_sheet_open },
	{ "sheet", cli_run_sheet_show, CLI_READS, false, 2, 2, LISTS, &help_sheet_show, &sum_sheet_show },
	{ "missing", cli_run_missing, CLI_READS, false, 0, 1, LISTS, &help_missing, &sum_missing },

	{ "rule", cli_run_rule, CLI_WRITES, false, 0, -1, WRITES | O(ROUND) | O(TABLE) | O(DEAL) | O(REVISE) | O(YES),
		&help_rule, &sum_rule },
	{ "ruling list", cli_run_ruling_list, CLI_READS, false, 0, 0, LISTS | O(HTML) | O(OUTPUT),
		&help_ruling_list, &sum_ruling_list },
	{ "ruling show", cli_run_ruling_show, CLI_READS, false, 3, 3, LISTS, &help_ruling_show, &sum_ruling_show },
	{ "minutes", cli_run_minutes, CLI_READS, false, 3, 4, O(HTML) | O(OUTPUT) | O(BLIND), &help_minutes, &sum_minutes },
	{ "casebook", cli_run_casebook, CLI_READS, false, 0, -1, LISTS | O(HTML) | O(OUTPUT) | O(SEASON),
		&help_casebook, &sum_casebook },
	{ "discipline add", cli_run_discipline_add, CLI_WRITES, false, 2, 2, WRITES | O(REASON) | O(BY) | O(ROUND),
		&help_discipline_add, &sum_discipline_add },
	{ "discipline list", cli_run_discipline_list, CLI_READS, false, 0, 0, LISTS | O(SEASON),
		&help_discipline_list, &sum_discipline_list },
	{ "standings", cli_run_standings, CLI_READS, false, 0, 0, LISTS | O(HTML) | O(OUTPUT) | O(BIDS),
		&help_standings, &sum_standings },
	{ "import", cli_run_import, CLI_CREATES, false, 1, -1, WRITES, &help_import, &sum_import },
	{ "export", cli_run_export, CLI_NO_BOOK, false, 0, 0,
		LISTS | O(HTML) | O(OUTPUT) | O(JOURNAL) | O(STANDINGS) | O(SHEETS) | O(ROUND) | O(BLANK) | O(BIDS),
		&help_export, &sum_export },

	{ "bids", cli_run_bids, CLI_NO_BOOK, false, 0, 0, LISTS | O(ABOVE), &help_bids, &sum_bids },
	{ "why", cli_run_why, CLI_NO_BOOK, true, 1, -1, 0, &help_why, &sum_why },
	{ "settle", cli_run_settle, CLI_NO_BOOK, false, 0, -1, 0, &help_settle, &sum_settle },
	{ "cases", cli_run_cases, CLI_NO_BOOK, false, 0, -1, LISTS | O(HTML) | O(OUTPUT), &help_cases, &sum_cases },
	{ "judge", cli_run_judge, CLI_NO_BOOK, false, 0, -1, 0, &help_judge, &sum_judge },
	{ "replay", cli_run_replay, CLI_NO_BOOK, false, 0, -1, LISTS, &help_replay, &sum_replay },

	{ "cards check", cli_run_cards_check, CLI_NO_BOOK, false, 0, -1, 0, &help_cards_check, &sum_cards_check },
	{ "cards set", cli_run_cards_set, CLI_WRITES, false, 3, -1, WRITES, &help_cards_set, &sum_cards_set },
	{ "cards show", cli_run_cards_show, CLI_READS, false, 3, 3, 0, &help_cards_show, &sum_cards_show },
	{ "duplicate deal", cli_run_duplicate_deal, CLI_NO_BOOK, false, 2, 2, LISTS | O(HTML) | O(OUTPUT) | O(SEATS),
		&help_duplicate_deal, &sum_duplicate_deal },
	{ "duplicate attach", cli_run_duplicate_attach, CLI_WRITES, false, 3, 3, WRITES,
		&help_duplicate_attach, &sum_duplicate_attach },
	{ "duplicate show", cli_run_duplicate_show, CLI_READS, false, 1, 1, LISTS | O(HTML) | O(OUTPUT) | O(SEATS),
		&help_duplicate_show, &sum_duplicate_show },
	{ NULL, NULL, CLI_NO_BOOK, false, 0, 0, 0, NULL, NULL },
};
