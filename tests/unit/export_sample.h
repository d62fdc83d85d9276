/* A made-up event for the export tests: long, accented and tricky names, all kinds of deals. */
#ifndef EXPORT_SAMPLE_H
#define EXPORT_SAMPLE_H

#include "export/export.h"
#include "report/sheet/sheet.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SAMPLE_NAMES = 14 };

static const char *const sample_names[SAMPLE_NAMES] = {
	"Kovács Őrs", "Szentgyörgyi-Kovácsné Tűzkő Magdolna (Hódmezővásárhely)", "Kiss Péter (Szolnok)", "=1+1",
	"Nagy \"Öcsi\" Éva", "Tóth & Társa <Bt.>", "Fűzfa Ödön", "Árvíztűrő Tükörfúró Gépállomány", "Papp Béla",
	"Németh Győző", "Horváth Sándor", "Varga Ágnes", "Molnár Zsófia", "Balogh Péter",
};

static inline struct book_event sample_event(void)
{
	return (struct book_event){
		.name = "Szolnok & Jászság Kupa", .day = "2026-11-21", .place = "Szolnok", .edition = "mausz-2017",
		.stake = 10, .deals_per_round = 9,
	};
}

static inline struct report_mark sample_mark(void)
{
	return (struct report_mark){ 12, "K7Q4-M2XH-9TRD-0V6B-3NWE-8CPA-1G" };
}

static inline void sample_round(struct report_standing *row, size_t round, int player, int players)
{
	struct report_round *now = &row->rounds[round];

	*now = (struct report_round){ .played = (player + (int)round) % 11 != 10 };
	if (now->played) {
		now->table = 1 + player % (players / 3 > 0 ? players / 3 : 1);
		now->place_points = POINT_PARTS * (1 + (player * 7 + (int)round) % 3)
			+ ((player + (int)round) % 5 == 0 ? POINT_PARTS / 2 : 0);
		now->score = (player * 37 + (int)round * 53) % 301 - 150;
		row->rounds_played++;
	}
	now->joined = now->played || (round > 0 && row->rounds[round - 1].joined);
	now->total_place_points = now->place_points + (round > 0 ? row->rounds[round - 1].total_place_points : 0);
	now->total_score = now->score + (round > 0 ? row->rounds[round - 1].total_score : 0);
	now->rank = 1 + (player + (int)round) % players;
	row->place_points = now->total_place_points;
	row->score = now->total_score;
}

/* Make plausible figures, without ranking. Free with sample_standings_free. */
static inline struct report_standings sample_standings(int players, int rounds)
{
	struct report_standings s = {
		.event = sample_event(),
		.round_count = (size_t)rounds,
		.count = (size_t)players,
		.mark = sample_mark(),
	};

	s.round_no = calloc(s.round_count + 1, sizeof *s.round_no);
	s.rows = calloc(s.count + 1, sizeof *s.rows);
	for (int i = 0; i < rounds; i++)
		s.round_no[i] = i + 1;
	for (int i = 0; i < players; i++) {
		struct report_standing *row = &s.rows[i];
		row->rank = i == 4 ? 4 : i + 1;
		row->shared = i == 3 || i == 4;
		row->start_no = 100 - i;
		row->deals = 9 * rounds;
		row->declared = 11 + i % 3;
		row->made = 6 + i % 5;
		row->lost = row->declared - row->made;
		snprintf(row->player, sizeof row->player, "%s%s", sample_names[i % SAMPLE_NAMES],
			i < SAMPLE_NAMES ? "" : i < 2 * SAMPLE_NAMES ? " ifj." : " dr.");
		snprintf(row->club, sizeof row->club, "%s", i % 3 == 0 ? "Szolnoki Ultisok" : i % 3 == 1 ? "" : "Győr");
		row->rounds = calloc(s.round_count + 1, sizeof *row->rounds);
		for (size_t round = 0; round < s.round_count; round++)
			sample_round(row, round, i, players);
	}
	s.unfinished = players > 20 ? 2 : 0;
	return s;
}

static inline void sample_standings_free(struct report_standings *s)
{
	for (size_t i = 0; i < s->count; i++)
		free(s->rows[i].rounds);
	free(s->rows);
	free(s->round_no);
}

static const struct sample_deal {
	const char *contract, *result, *modifiers;
	int value;
} sample_deals[] = {
	{ "U z", "++", "", 5 }, { "B", "-", "k:?", -5 }, { "p40+U", "+-", "kU csUv+", -8 },
	{ "P m", "+", "kP cs100", 4 }, { "pU", "bedob", "", -20 }, { "4A t", "+-", "cs100v", -2 },
	{ "p20+U+TD", "+-+", "r20,U,D csUv-", 16 },
	{ "RD", "+", "r:?", 48 }, { "40+U+4A m", "+++", "k40,U,4A", 24 },
};

/* Make the record of the row's deal from its line. */
static inline void sample_record(
	struct game_record *record, const struct report_sheet_row *row, const struct sample_deal *deal)
{
	char line[64];
	struct game_deal read;
	struct text_fault fault;

	snprintf(line, sizeof line, "%s %s %s %s", text_seat_code(row->declarer), deal->contract, deal->result,
		deal->modifiers);
	char *defender = strchr(line, '?');
	if (defender)
		*defender = *text_seat_code((row->declarer + 1) % 3);
	assert_true(game_deal_read(game_edition_standard(), (struct text_slice){ line, strlen(line) }, 1, true, &read,
		&fault));
	*record = read.record;
}

/* Make the i-th deal: the fourth is void, the seventh to be dealt again, the fifth corrected. */
static inline void sample_row(struct report_sheet_row *row, struct game_record *record, int i, int seats)
{
	const struct sample_deal *deal = &sample_deals[i % 9];

	*row = (struct report_sheet_row){
		.no = i + 1, .dealer = (i + seats - 1) % seats, .turn = (i + seats - 1) % seats,
		.declarer = i % (seats < 4 ? seats : 4), .revision = i == 4 ? 2 : 1,
		.state = i == 3 ? BOOK_VOID : i == 6 ? BOOK_REDEAL : BOOK_PLAYED,
		.before = i == 4 ? REPORT_CORRECTED : REPORT_NOTHING, .record = record,
	};
	sample_record(record, row, deal);
	snprintf(row->mended, sizeof row->mended, "%s", i == 4 ? "U z ++ kP" : "");
	snprintf(row->note, sizeof row->note, "%s", row->state != BOOK_PLAYED
		? "Az osztó az emelés után nem helyezte vissza a maradékot (13.§ (1) 1)"
		: i == 4 ? "a kontra nem hangzott el, mindhárom játékos egyetértett" : "");
	for (int seat = 0, others = 0; row->state == BOOK_PLAYED && seat < seats && others < 2; seat++) {
		if (seat == row->declarer || (seats > 3 && seat == row->dealer))
			continue;
		row->points[seat] = -deal->value;
		row->points[row->declarer] += deal->value;
		others++;
	}
}

static inline void sample_places(struct report_sheet *s)
{
	int seats = s->table.seat_count;

	for (int seat = 0; seat < seats; seat++) {
		s->place[seat] = 1;
		for (int other = 0; other < seats; other++)
			s->place[seat] += s->totals[other] > s->totals[seat];
		s->place_points[seat] = POINT_PARTS * (seats - s->place[seat]) + (seat == 1 ? POINT_PARTS / 2 : 0);
	}
}

/* Make a sheet; free it with report_sheet_free. */
static inline struct report_sheet sample_sheet(int round, int table, int seats, int deals)
{
	struct report_sheet s = {
		.event = sample_event(), .count = (size_t)deals, .missing = 1, .mark = sample_mark(),
		.rules = game_rules_of(game_edition_standard()),
		.table = {
			.edition = "mausz-2017", .round = round, .no = table, .seat_count = seats, .is_signed = true, .signed_by = "Fűzfa Ödön",
		},
	};

	s.rows = calloc(s.count + 1, sizeof *s.rows);
	s.deals = calloc(s.count + 1, sizeof *s.deals);
	for (int seat = 0; seat < seats; seat++) {
		const char *name = sample_names[(table * 3 + seat) % SAMPLE_NAMES];
		snprintf(s.table.player[seat], sizeof s.table.player[seat], "%s", name);
		snprintf(s.who[seat], sizeof s.who[seat], "%s", name);
		s.table.start_no[seat] = seat == 2 ? 0 : 10 * table + seat;
	}
	for (int i = 0; i < deals; i++) {
		sample_row(&s.rows[i], &s.deals[i].record, i, seats);
		for (int seat = 0; seat < seats; seat++) {
			s.totals[seat] += s.rows[i].points[seat];
			s.rows[i].running[seat] = s.totals[seat];
		}
	}
	sample_places(&s);
	return s;
}

#endif
