/* A worksheet beside its cells: texts over and under its pages, charts, and what no worksheet of ours has. */
#include "base/workbook_inner.h"

#include <stdlib.h>
#include <string.h>

void workbook_add_beside(struct workbook_reading *r, const char *what)
{
	enum { ENOUGH = 60 };
	struct workbook_cell *marker = workbook_sheet_marker(r);
	const char *before = workbook_text(r->book, marker->format);
	struct buf all = { 0 };

	if (strlen(before) > ENOUGH)
		return;
	buf_printf(&all, "%s%s%.*s", before, *before ? ", " : "", ENOUGH, what);
	marker->format = workbook_keep(r, buf_text(&all));
	buf_free(&all);
}

/* ---- on paper --------------------------------------------------------------------------------- */

/* Letters and figures around the cells. */
bool workbook_start_printed(struct workbook_reading *r, const char **attributes)
{
	if (part_is_true(part_attribute(attributes, "headings"), false, true))
		workbook_add_beside(r, "headings");
	return true;
}

/* Pages that are counted from another number on than the first one's. */
bool workbook_start_paper(struct workbook_reading *r, const char **attributes)
{
	const char *first = part_attribute(attributes, "firstPageNumber");
	bool is_used = part_is_true(part_attribute(attributes, "useFirstPageNumber"), false, true);

	if (is_used && first && strcmp(first, "1") != 0)
		workbook_add_beside(r, "firstPageNumber");
	return true;
}

/* ---- over and under the pages ----------------------------------------------------------------- */

bool workbook_start_edges(struct workbook_reading *r, const char **attributes)
{
	bool is_first = !r->has_edges;

	r->has_edges = true;
	r->has_pages[WORKBOOK_EVEN_PAGES] =
		part_is_true(part_attribute(attributes, "differentOddEven"), false, true);
	r->has_pages[WORKBOOK_FIRST_PAGE] =
		part_is_true(part_attribute(attributes, "differentFirst"), false, true);
	return is_first;
}

bool workbook_start_edge(struct workbook_reading *r, const char **attributes)
{
	int no = (int)(r->node - NODE_HEADER);
	bool *has = &r->has_edge[no % 2][no / 2];
	bool is_first = !*has;

	(void)attributes;
	r->edge = &r->edges[no % 2][no / 2];
	*has = true;
	buf_clear(&r->value);
	r->into = &r->value;
	return is_first;
}

/* Behind the sign & of a font ("Arial,Regular") or a size (10); 0: of anything else. */
static size_t font_length(const char *code)
{
	const char *end = *code == '"' ? strchr(code + 1, '"') : NULL;
	size_t digits = strspn(code, "0123456789");

	if (end)
		return (size_t)(end - code) + 1;
	return digits <= 2 ? digits : 0;
}

static bool is_side(const char *code)
{
	return *code == '&' && code[1] && strchr("LCR", code[1]);
}

/*
 * Programs add fonts to a text that had none, and drop a side without any. What looks like a longer size is
 * read in more than one way.
 */
static void write_edge(struct buf *b, const char *text)
{
	size_t end = 0;   /* of what is more than the code of a side */

	while (*text) {
		size_t font = *text == '&' ? font_length(text + 1) : 0;
		if (font > 0) {
			text += 1 + font;
			continue;
		}
		size_t n = *text == '&' && text[1] ? 2 : 1;
		if (is_side(text))
			b->len = end;
		buf_add(b, text, n);
		end = is_side(text) ? end : b->len;
		text += n;
	}
	b->len = end;
	buf_add(b, "", 1);
}

bool workbook_end_edge(struct workbook_reading *r)
{
	struct buf plain = { 0 };

	write_edge(&plain, buf_text(&r->value));
	*r->edge = workbook_keep(r, buf_text(&plain));
	buf_free(&plain);
	r->into = NULL;
	return true;
}

/* What stands there on these pages. A text that waits for its pages to differ counts as shown. */
static uint32_t shown_edge(const struct workbook_reading *r, int edge, int pages)
{
	uint32_t own = r->has_edge[edge][pages] ? r->edges[edge][pages] : 0;
	bool is_own = pages == WORKBOOK_ALL_PAGES || own || r->has_pages[pages];

	if (is_own)
		return own;
	return r->has_edge[edge][WORKBOOK_ALL_PAGES] ? r->edges[edge][WORKBOOK_ALL_PAGES] : 0;
}

static bool add_edge(struct workbook_reading *r, int edge, int pages)
{
	uint32_t all = shown_edge(r, edge, WORKBOOK_ALL_PAGES), shown = shown_edge(r, edge, pages);
	const struct workbook_cell cell = { .sheet = (uint32_t)r->sheet,
		.value = shown,
		.row = WORKBOOK_ROW_HEADER + edge,
		.column = (uint16_t)pages,
		.kind = WORKBOOK_TEXT };
	bool is_there = pages == WORKBOOK_ALL_PAGES
		? shown != 0
		: strcmp(workbook_text(r->book, shown), workbook_text(r->book, all)) != 0;

	return !is_there || workbook_add_cell(r, &cell);
}

bool workbook_end_worksheet(struct workbook_reading *r)
{
	for (int edge = 0; edge < 2; edge++) {
		for (int pages = 0; pages < WORKBOOK_PAGES; pages++) {
			if (!add_edge(r, edge, pages))
				return false;
		}
	}
	return true;
}

/* ---- drawings --------------------------------------------------------------------------------- */

bool workbook_start_drawing(struct workbook_reading *r, const char **attributes)
{
	const char *relation = part_relation(attributes);

	if (!relation || r->drawing)
		workbook_add_beside(r, "drawing");
	else
		r->drawing = workbook_keep(r, relation);
	return true;
}

/* A part within the folder "xl/", as one in a folder of that points at it. */
static bool resolve_sideways(struct buf *name, const char *target)
{
	return relations_resolve(name, "xl/", strncmp(target, "../", 3) == 0 ? target + 3 : target);
}

/* A drawing or a chart under way. */
struct picture {
	struct workbook_reading *r;
	struct buf text;
	/* How deep; so deep it began to repeat what cells say, or to leave a choice, 0: it does not. */
	int depth, cache, choice;
	int series, series_depth;   /* how many have begun; so deep the one under way is, 0: none */
	/* Of a drawing: column and row where a thing begins (0) and ends (1), and what is read of that. */
	long corners[2][2], *number;
	int corner;
	bool has_corners, has_size;
	bool takes, is_reference;   /* the element under way is a text; one that refers to cells */
};

/* What a drawing with a chart is made of, each with the attributes that it may have. */
static const struct {
	const char *name, *attributes;
} plain_things[] = {
	{ "wsDr", "" }, { "twoCellAnchor", "editAs" }, { "oneCellAnchor", "" }, { "absoluteAnchor", "" },
	{ "from", "" }, { "to", "" }, { "pos", "x y" }, { "ext", "cx cy uri" }, { "off", "x y" },
	{ "col", "" }, { "colOff", "" }, { "row", "" }, { "rowOff", "" },
	{ "graphicFrame", "fPublished" }, { "nvGraphicFramePr", "" }, { "cNvPr", "id name" },
	{ "cNvGraphicFramePr", "" }, { "graphicFrameLocks", "noGrp noChangeAspect" }, { "xfrm", "" },
	{ "graphic", "" }, { "graphicData", "uri" }, { "chart", "id" }, { "extLst", "" },
	{ "creationId", "id" }, { "clientData", "fLocksWithSheet" },
};

/* Is a value one of those between blanks? */
static bool is_among(const char *values, const char *value)
{
	size_t n = strlen(value);

	for (const char *at = values; *at; at += strspn(at, " ")) {
		size_t length = strcspn(at, " ");
		if (length == n && strncmp(at, value, n) == 0)
			return true;
		at += length;
	}
	return false;
}

/* Does an attribute say what holds without it too? */
static bool says_nothing(const char *name, const char *value)
{
	if (strcmp(name, "hidden") == 0)
		return !part_is_true(value, false, true);
	if (strcmp(name, "fPrintsWithSheet") == 0)
		return part_is_true(value, true, false);
	return !*value;
}

/* What a thing of a drawing is or says that no chart of ours is or says, by its name. */
static void look_at_thing(struct workbook_reading *r, const char *name, const char **attributes)
{
	const char *known = NULL;

	for (size_t i = 0; i < sizeof plain_things / sizeof *plain_things && !known; i++)
		known = strcmp(plain_things[i].name, name) == 0 ? plain_things[i].attributes : NULL;
	if (!known)
		workbook_add_beside(r, name);
	for (; known && *attributes; attributes += 2) {
		const char *space = strrchr(attributes[0], '\n');
		const char *attribute = space ? space + 1 : attributes[0];
		if (!is_among(known, attribute) && !says_nothing(attribute, attributes[1]))
			workbook_add_beside(r, attribute);
	}
}

/* Less of a worksheet, or of the paper (in their units, a centimetre), shows no chart. */
static bool is_too_small(const char *width, const char *height)
{
	enum { CENTIMETRE = 360000 };

	return !width || !height || part_number(width) < CENTIMETRE || part_number(height) < CENTIMETRE;
}

static bool is_too_flat(const struct picture *picture)
{
	enum { LEAST_COLUMNS = 2, LEAST_ROWS = 5 };
	const long *from = picture->corners[0], *to = picture->corners[1];
	bool is_whole = from[0] >= 0 && from[1] >= 0;

	return !is_whole || to[0] - from[0] < LEAST_COLUMNS || to[1] - from[1] < LEAST_ROWS;
}

/* Where a thing begins and ends. */
static void look_at_place(struct picture *picture, const char *name, const char **attributes)
{
	if (picture->depth == 1) {
		for (int i = 0; i < 4; i++)
			picture->corners[i / 2][i % 2] = -1;
		picture->has_corners = strcmp(name, "twoCellAnchor") == 0;
		picture->has_size = false;
	} else if (picture->depth == 2) {
		picture->corner = strcmp(name, "from") == 0 ? 0 : strcmp(name, "to") == 0 ? 1 : -1;
		picture->has_size |= strcmp(name, "ext") == 0
			&& !is_too_small(part_attribute(attributes, "cx"), part_attribute(attributes, "cy"));
	}
	picture->number = NULL;
	if (picture->depth == 3 && picture->corner >= 0 && is_among("col row", name))
		picture->number = &picture->corners[picture->corner][strcmp(name, "row") == 0];
	if (picture->number && *picture->number >= 0)
		workbook_add_beside(picture->r, name);
	buf_clear(&picture->text);
}

/* Things stand within their places; of them only charts are known. */
static bool start_thing(void *arg, enum part_space space, const char *name, const char **attributes)
{
	static const char chart[] = "/chart";
	struct picture *picture = arg;
	const char *uri = part_attribute(attributes, "uri");
	size_t n = uri ? strlen(uri) : 0;
	bool is_chart = n >= sizeof chart && strcmp(uri + n - (sizeof chart - 1), chart) == 0;

	(void)space;
	look_at_thing(picture->r, name, attributes);
	look_at_place(picture, name, attributes);
	picture->depth++;
	if (strcmp(name, "graphicData") == 0 && !is_chart)
		workbook_add_beside(picture->r, name);
	return true;
}

static bool end_thing(void *arg)
{
	struct picture *picture = arg;

	picture->depth--;
	if (picture->number)
		*picture->number = part_number(buf_text(&picture->text));
	picture->number = NULL;
	if (picture->depth == 1 && (picture->has_corners ? is_too_flat(picture) : !picture->has_size))
		workbook_add_beside(picture->r, picture->has_corners ? "twoCellAnchor" : "ext");
	return true;
}

/* The number of a row or a column. */
static bool text_of_thing(void *arg, const char *text, size_t n)
{
	struct picture *picture = arg;

	if (picture->number)
		buf_add(&picture->text, text, n);
	return !picture->text.failed;
}

static bool ends_with(const char *name, const char *end)
{
	size_t n = strlen(name), m = strlen(end);

	return n > m && strcmp(name + n - m, end) == 0;
}

/* What a chart is made of without another figure or word by it, with the only values that may stand there;
 * NULL: whatever does. Lines, colours and fonts are looks. */
static const struct plain_look {
	const char *name, *values;
} plain_looks[] = {
	{ "chartSpace", NULL }, { "chart", NULL }, { "lang", NULL }, { "date1904", "0 false" },
	{ "roundedCorners", NULL }, { "plotArea", NULL }, { "layout", NULL }, { "plotVisOnly", NULL },
	{ "dispBlanksAs", NULL }, { "autoTitleDeleted", NULL }, { "title", NULL }, { "tx", NULL },
	{ "rich", NULL }, { "overlay", "0 false" }, { "legendPos", NULL }, { "delete", "0 false" },
	{ "lineChart", NULL }, { "barChart", NULL }, { "barDir", NULL }, { "gapWidth", NULL },
	{ "overlap", NULL },
	{ "grouping", "standard clustered" }, { "varyColors", NULL }, { "ser", NULL }, { "idx", NULL },
	{ "order", NULL }, { "marker", NULL }, { "symbol", NULL }, { "size", NULL }, { "smooth", "0 false" },
	{ "invertIfNegative", NULL }, { "hiLowLines", NULL }, { "cat", NULL }, { "val", NULL },
	{ "strRef", NULL },
	{ "numRef", NULL }, { "strCache", NULL }, { "numCache", NULL }, { "f", NULL }, { "t", NULL },
	{ "v", NULL },
	{ "dLbls", NULL }, { "showLegendKey", "0 false" }, { "showVal", "0 false" }, { "showCatName", "0 false" },
	{ "showSerName", "0 false" }, { "showPercent", "0 false" }, { "showBubbleSize", "0 false" },
	{ "showLeaderLines", NULL }, { "separator", NULL }, { "dLblPos", NULL }, { "extLst", NULL },
	{ "ext", NULL }, { "uniqueId", NULL }, { "showDLblsOverMax", NULL },
	{ "dataDisplayOptions16", NULL }, { "dispNaAsBlank", NULL }, { "style", NULL },
	{ "catAx", NULL }, { "valAx", NULL }, { "axId", NULL },
	{ "scaling", NULL }, { "orientation", "minMax" }, { "axPos", NULL }, { "majorGridlines", NULL },
	{ "majorTickMark", NULL }, { "minorTickMark", NULL }, { "tickLblPos", "low nextTo" }, { "crossAx", NULL },
	{ "crosses", "autoZero" }, { "auto", NULL }, { "lblAlgn", NULL }, { "lblOffset", NULL },
	{ "noMultiLvlLbl", NULL }, { "crossBetween", NULL }, { "printSettings", NULL }, { "headerFooter", NULL },
	{ "pageMargins", NULL }, { "pageSetup", NULL }, { "spPr", NULL }, { "txPr", NULL }, { "ln", NULL },
	{ "noFill", NULL }, { "solidFill", NULL }, { "srgbClr", NULL }, { "sysClr", NULL }, { "schemeClr", NULL },
	{ "lumMod", NULL }, { "lumOff", NULL }, { "alpha", NULL }, { "prstDash", NULL }, { "round", NULL },
	{ "miter", NULL }, { "bevel", NULL }, { "effectLst", NULL }, { "lstStyle", NULL }, { "p", NULL },
	{ "pPr", NULL }, { "r", NULL }, { "rPr", NULL }, { "defRPr", NULL }, { "endParaRPr", NULL },
	{ "latin", NULL }, { "ea", NULL }, { "cs", NULL }, { "sym", NULL },
};

static bool is_plain_look(const char *name, const char *value)
{
	for (size_t i = 0; i < sizeof plain_looks / sizeof *plain_looks; i++) {
		const struct plain_look *look = &plain_looks[i];
		if (strcmp(look->name, name) == 0)
			return !look->values || (value && is_among(look->values, value));
	}
	return false;
}

/* Lines of text lie, or stand from below upwards. */
static void write_turn(struct buf *b, const char **attributes)
{
	const char *turned = part_attribute(attributes, "rot"), *runs = part_attribute(attributes, "vert");

	if ((turned && !is_among("0 -5400000 -60000000", turned)) || (runs && strcmp(runs, "horz") != 0))
		buf_printf(b, "bodyPr rot=%s vert=%s", turned ? turned : "", runs ? runs : "");
}

/* What else may make another figure or name of one: whatever is not known to be harmless. */
static void write_odd_look(struct buf *b, const char *name, const char **attributes)
{
	const char *value = part_attribute(attributes, "val"), *code = part_attribute(attributes, "formatCode");

	if (strcmp(name, "bodyPr") == 0)
		write_turn(b, attributes);
	else if (strcmp(name, "numFmt") == 0)
		buf_str(b, code && strcmp(code, "General") != 0 ? code : "");
	else if (!is_plain_look(name, value))
		buf_printf(b, "%s%s%s", name, value ? " " : "", value ? value : "");
}

/* Programs leave each other a choice of colours, and of nothing else. */
static void write_choice(struct buf *b, const char *name)
{
	if (!is_among("AlternateContent Choice Fallback style", name))
		buf_printf(b, "AlternateContent %s", name);
}

/* To what of which series a reference belongs: each has its names, places and values once, from cells. */
static void write_role(struct picture *picture, const char *name)
{
	bool is_role = is_among("tx cat val", name), refers = picture->is_reference;

	picture->is_reference = is_among("strRef numRef", name);
	if (strcmp(name, "ser") == 0) {
		picture->series_depth = picture->series_depth ? picture->series_depth : picture->depth;
		buf_printf(&picture->text, "series %d\n", ++picture->series);
	} else if (is_role && picture->series_depth) {
		buf_printf(&picture->text, "series %d %s: ", picture->series, name);
	} else if (strcmp(name, "f") == 0 && !(refers && picture->series_depth)) {
		buf_str(&picture->text, "f ");
	}
}

static bool start_of_chart(void *arg, enum part_space space, const char *name, const char **attributes)
{
	struct picture *picture = arg;
	bool is_text = strcmp(name, "f") == 0 || strcmp(name, "t") == 0 || strcmp(name, "v") == 0;

	(void)space;
	picture->depth++;
	if (picture->choice == 0 && strcmp(name, "AlternateContent") == 0)
		picture->choice = picture->depth;
	if (picture->choice > 0)
		write_choice(&picture->text, name);
	else if (picture->cache == 0)
		write_odd_look(&picture->text, name, attributes);
	if (picture->choice == 0 && picture->cache == 0)
		write_role(picture, name);
	if (picture->cache == 0 && ends_with(name, "Cache"))
		picture->cache = picture->depth;
	picture->takes = is_text && picture->cache == 0;
	if (ends_with(name, "Chart"))
		buf_str(&picture->text, name);
	return true;
}

static bool end_of_chart(void *arg)
{
	struct picture *picture = arg;
	struct buf *text = &picture->text;

	if (picture->cache == picture->depth)
		picture->cache = 0;
	if (picture->choice == picture->depth)
		picture->choice = 0;
	if (picture->series_depth == picture->depth)
		picture->series_depth = 0;
	picture->depth--;
	picture->takes = picture->is_reference = false;
	if (text->len > 0 && text->data[text->len - 1] != '\n')
		buf_char(text, '\n');
	return !text->failed;
}

/* Cells are named with quotes, and without. */
static bool text_of_chart(void *arg, const char *text, size_t n)
{
	struct picture *picture = arg;

	for (size_t i = 0; picture->takes && i < n; i++) {
		if (text[i] != '\'')
			buf_char(&picture->text, text[i]);
	}
	return true;
}

/* Of a chart: its sort, from which cells it draws, its words, values and forms of its own. */
static bool read_chart(struct workbook_reading *r, int no, const char *part, struct err *e)
{
	struct picture picture = { .r = r };
	const struct part_reader reader = { &picture, start_of_chart, end_of_chart, text_of_chart };
	bool found = false;
	bool done = parts_read(r->parts, part, &reader, &found, e);
	const struct workbook_cell cell = { .sheet = (uint32_t)r->sheet,
		.value = workbook_keep(r, buf_text(&picture.text)),
		.row = WORKBOOK_ROW_CHART,
		.column = (uint16_t)no,
		.kind = WORKBOOK_TEXT };

	buf_free(&picture.text);
	return done && found && workbook_add_cell(r, &cell);
}

/* What else a part points at is told by the last word of its type. */
static void add_others(struct workbook_reading *r, enum relation_type known)
{
	for (size_t i = 0; i < r->relation_count; i++) {
		const struct relation *relation = &r->relations[i];
		if (relation->type != known && relation->type != TYPE_LOOK)
			workbook_add_beside(r, workbook_text(r->book, relation->kind));
	}
}

static bool look_at_chart(struct workbook_reading *r, int no, const char *target, struct err *e)
{
	struct buf name = { 0 };
	bool found;
	bool done = no <= UINT16_MAX && resolve_sideways(&name, target) && read_chart(r, no, buf_text(&name), e)
		&& workbook_read_relations_of(r, buf_text(&name), &found, e);

	if (done)
		add_others(r, TYPE_LOOK);
	buf_free(&name);
	return done;
}

/* The charts of a drawing, whose relations these are: the list itself is needed for theirs. */
static bool look_at_charts(struct workbook_reading *r, struct err *e)
{
	struct relation *list = r->relations;
	size_t count = r->relation_count;
	bool done = true;
	int no = 0;

	add_others(r, TYPE_CHART);
	r->relations = NULL;
	r->relation_count = 0;
	for (size_t i = 0; done && i < count; i++) {
		if (list[i].type == TYPE_CHART)
			done = look_at_chart(r, no++, workbook_text(r->book, list[i].target), e);
	}
	free(list);
	return done;
}

/* Some programs give a worksheet a drawing with nothing on it. */
static bool look_at_drawing(struct workbook_reading *r, const char *target, struct err *e)
{
	struct picture picture = { .r = r };
	const struct part_reader reader = { &picture, start_thing, end_thing, text_of_thing };
	struct buf name = { 0 };
	bool found = false;
	bool done = target && resolve_sideways(&name, target)
		&& parts_read(r->parts, buf_text(&name), &reader, &found, e);

	if (done && found)
		done = workbook_read_relations_of(r, buf_text(&name), &found, e) && look_at_charts(r, e);
	else if (e->status == ERR_NONE)
		workbook_add_beside(r, "drawing");
	buf_free(&name);
	buf_free(&picture.text);
	return done || e->status == ERR_NONE;
}

bool workbook_look_beside(struct workbook_reading *r, const char *part, struct err *e)
{
	bool found;

	if (!workbook_read_relations_of(r, part, &found, e))
		return false;
	add_others(r, TYPE_DRAWING);
	return r->drawing == 0
		|| look_at_drawing(r, relations_target(r, workbook_text(r->book, r->drawing)), e);
}
