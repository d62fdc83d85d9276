/* Within export/: charts are laid out once (chart.c), for whatever draws lines, boxes, dots and texts. */
#ifndef CHART_H
#define CHART_H

#include "export/export.h"

enum {
	CHART_WIDTH = 640,
	CHART_LETTERS = 13,          /* the size of letters */
	CHART_NAMED = 6,             /* series with a look of their own */
};

/* Looks: of axes, of guides, of the series without a look of their own, of the first series and so on. */
enum { CHART_AXIS, CHART_GUIDE, CHART_OTHER, CHART_SERIES, CHART_LOOKS = CHART_SERIES + CHART_NAMED };

/* Grey: 0 is paper, 1 ink. The dashes end with 0. */
extern const struct chart_look {
	const char *name;
	double width, ink, fill;   /* of a line; how dark line and box are */
	int dashes[5];
} chart_looks[CHART_LOOKS];

/* Draws a chart, in units of which CHART_WIDTH are its width; y runs down from its top. */
struct chart_pen {
	void *arg;
	/* A line through any number of points, perhaps in pieces: begun, moved and drawn to them, ended. */
	void (*begin)(void *arg, int look);
	void (*point)(void *arg, double x, double y, bool is_first);
	void (*end)(void *arg);
	void (*box)(void *arg, int look, const double at[2], const double size[2]);
	void (*dot)(void *arg, int look, double x, double y);
	/* `side`: -1 to the right of x, 0 centred, 1 to the left. */
	void (*text)(void *arg, double x, double y, int side, const char *text);
};

double chart_height(const struct export_chart *chart);
void chart_draw(const struct chart_pen *pen, const struct export_chart *chart, enum lang lang);

/* The chart of a part of a document. It has no series if there is nothing to draw; free it in any case. */
struct chart_data {
	struct export_chart chart;
	struct listing view;
	const char **columns;
	struct export_series *series;
	double *values;
};
bool chart_of(struct chart_data *out, const struct doc_part *part, const struct doc_look *look,
	struct err *e);
void chart_free(struct chart_data *data);

#endif
