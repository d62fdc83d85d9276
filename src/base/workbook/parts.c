/* Read the parts of a workbook (minizip) and their XML (expat), with limits on memory. */
#include "base/workbook/inner.h"

#include "base/messages.h"

#include <ctype.h>
#include <errno.h>
#include <expat.h>
#include <minizip/unzip.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

enum {
	MOST_MEMORY = 16 << 20,   /* of the parser */
	CHUNK = 1 << 16,          /* bytes given to the parser at a time */
	MOST_EXTRA = 4096,        /* extra bytes after the name in a part's entry */
	MOST_PARTS = 1 << 17,
	BETWEEN = '\n',           /* separates namespace and name in expat's names; occurs in neither */
	ENCRYPTED = 0x2041        /* an entry's flags for three ways of encryption */
};

/* A part in the container's directory. */
struct part {
	char *name;
	unz64_file_pos at;
};

struct parts {
	unzFile zip;
	FILE *file;            /* the same file, for details that minizip hides */
	XML_Parser parser;
	const char *path;      /* the caller's */
	struct part *list;     /* sorted by name, ignoring case */
	size_t count;
	size_t unpacked;
	char chunk[CHUNK];
};

/* ---- the container --------------------------------------------------------------------------- */

/* Refuse damage outside a part, or in one that workbook.c will name. */
static bool parts_damaged(const char *path, struct err *e)
{
	return err_set(e, ERR_REFUSED, &msg_workbook_damaged, MSG_ARGS(path, ""));
}

bool parts_damaged_at(const char *path, const char *part, const char *cell, struct err *e)
{
	char name[PART_NAME];
	struct buf place = { 0 };

	if (e->msg == &msg_workbook_damaged)
		*e = (struct err){ 0 };
	snprintf(name, sizeof name, "%s", part);
	text_make_plain(name, strlen(name));
	if (name[0])
		buf_printf(&place, " (%s%s%s)", name, cell[0] ? ", " : "", cell);
	err_set(e, ERR_REFUSED, &msg_workbook_damaged, MSG_ARGS(path, buf_text(&place)));
	buf_free(&place);
	return false;
}

bool parts_too_large(const char *path, struct err *e)
{
	return err_set(e, ERR_REFUSED, &msg_workbook_too_large,
		MSG_ARGS(path, num_of(LIMIT_WORKBOOK_CELLS).text, num_of(LIMIT_WORKBOOK >> 20).text));
}

/*
 * Is it a name that some programs take for another part ("/xl/a", "xl\\a", "xl/./a", "xl/%61"), or that makes
 * the container a document of another sort for them?
 */
static bool is_odd_name(const char *name)
{
	return *name == '/' || strpbrk(name, "\\%") || strncmp(name, "./", 2) == 0 || strstr(name, "/./")
		|| strstr(name, "/../") || strstr(name, "//") || strcasecmp(name, "mimetype") == 0
		|| strcasecmp(name, "content.xml") == 0 || strcasecmp(name, "META-INF/manifest.xml") == 0;
}

/* Add minizip's current part to the list, unless its name is longer than any that is read. */
static bool list_part(struct parts *parts, struct err *e)
{
	enum { HEAD = 4, UNICODE_PATH = 0x7075 };
	struct part part = { 0 };
	char name[PART_NAME + 1] = "";
	unsigned char extra[MOST_EXTRA] = { 0 };
	unz_file_info64 info;

	if (unzGetCurrentFileInfo64(parts->zip, &info, name, PART_NAME, extra, sizeof extra, NULL, 0) != UNZ_OK
		|| unzGetFilePos64(parts->zip, &part.at) != UNZ_OK)
		return parts_damaged(parts->path, e);
	bool is_odd = is_odd_name(name) || (info.flag & ENCRYPTED) != 0 || info.size_file_extra > sizeof extra;
	/* Some programs go by a second name in the entry. */
	for (size_t at = 0; !is_odd && at + HEAD <= info.size_file_extra;
		 at += HEAD + container_number(extra + at + 2, 2))
		is_odd = container_number(extra + at, 2) == UNICODE_PATH;
	if (is_odd)
		return parts_damaged_at(parts->path, name, "", e);
	if (info.size_filename >= PART_NAME)
		return true;
	if (parts->count == MOST_PARTS)
		return parts_too_large(parts->path, e);
	part.name = strdup(name);
	if (!part.name)
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	parts->list[parts->count++] = part;
	return true;
}

static int part_order(const void *a, const void *b)
{
	const struct part *x = a, *y = b;

	return strcasecmp(x->name, y->name);
}

/* Read the directory once, so that finding a part needs no further walk. */
static bool list_zip_parts(struct parts *parts, struct err *e)
{
	unz_global_info64 all;
	int code = unzGetGlobalInfo64(parts->zip, &all);

	if (code != UNZ_OK || all.number_entry > MOST_PARTS)
		return code == UNZ_OK ? parts_too_large(parts->path, e) : parts_damaged(parts->path, e);
	parts->list = calloc((size_t)all.number_entry + 1, sizeof *parts->list);
	if (!parts->list)
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	code = unzGoToFirstFile(parts->zip);
	for (size_t left = (size_t)all.number_entry; code == UNZ_OK && left > 0; left--) {
		if (!list_part(parts, e))
			return false;
		code = unzGoToNextFile(parts->zip);
	}
	list_sort(parts->list, parts->count, sizeof *parts->list, part_order);
	return code == UNZ_END_OF_LIST_OF_FILE || code == UNZ_OK || parts_damaged(parts->path, e);
}

bool parts_open(struct parts **out, const char *path, struct err *e)
{
	struct stat there;

	if (stat(path, &there) != 0)
		return err_set(e, errno == ENOENT ? ERR_NOT_FOUND : ERR_FAILED, &msg_cannot_read,
			MSG_ARGS(path, strerror(errno)));
	if (!S_ISREG(there.st_mode))   /* minizip would wait for a pipe */
		return err_set(e, ERR_REFUSED, &msg_no_workbook, MSG_ARGS(path));
	struct parts *parts = calloc(1, sizeof *parts);
	if (!parts)
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	parts->path = path;
	parts->zip = unzOpen64(path);
	parts->file = fopen(path, "rb");
	bool done = (parts->zip && parts->file) || err_set(e, ERR_REFUSED, &msg_no_workbook, MSG_ARGS(path));
	done = done && (container_is_one(parts->file) || parts_damaged(path, e)) && list_zip_parts(parts, e);
	if (done)
		*out = parts;
	else
		parts_close(parts);
	return done;
}

void parts_close(struct parts *parts)
{
	if (!parts)
		return;
	if (parts->zip)
		unzClose(parts->zip);
	if (parts->file)
		fclose(parts->file);
	if (parts->parser)
		XML_ParserFree(parts->parser);
	for (size_t i = 0; i < parts->count; i++)
		free(parts->list[i].name);
	free(parts->list);
	free(parts);
}

/* ---- the parser's memory --------------------------------------------------------------------- */

/* The header of each piece of memory given to expat. */
union piece {
	size_t size;
	max_align_t align;
};

/* Bytes that the one parser holds; its memory functions take no context. */
static size_t parser_bytes;

static void *parser_realloc(void *old, size_t size)
{
	union piece *piece = old ? (union piece *)old - 1 : NULL;
	size_t had = piece ? piece->size : 0;

	if (size > MOST_MEMORY || parser_bytes - had + size > MOST_MEMORY)
		return NULL;
	union piece *now = realloc(piece, sizeof *now + size);
	if (!now)
		return NULL;
	parser_bytes += size - had;
	now->size = size;
	return now + 1;
}

static void *parser_malloc(size_t size)
{
	return parser_realloc(NULL, size);
}

static void parser_free(void *old)
{
	union piece *piece = old;

	if (!piece)
		return;
	parser_bytes -= piece[-1].size;
	free(piece - 1);
}

/* ---- reading a part -------------------------------------------------------------------------- */

/* A part being read. */
struct reading {
	XML_Parser parser;
	struct workbook_reading *book;
	int main;   /* its spelling of the main namespace, 0: none yet */
};

/* Documents of the standard's two editions differ only in these. */
static const struct {
	enum part_space space;
	const char *name;
} spaces[] = {
	{ PART_MAIN, "http://schemas.openxmlformats.org/spreadsheetml/2006/main" },
	{ PART_MAIN, "http://purl.oclc.org/ooxml/spreadsheetml/main" },
	{ PART_RELATIONS, "http://schemas.openxmlformats.org/package/2006/relationships" },
	{ PART_TYPES, "http://schemas.openxmlformats.org/package/2006/content-types" },
	{ PART_PROPERTIES, "http://schemas.openxmlformats.org/officeDocument/2006/custom-properties" },
	{ PART_PROPERTIES, "http://purl.oclc.org/ooxml/officeDocument/customProperties" },
	{ PART_VALUES, "http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes" },
	{ PART_VALUES, "http://purl.oclc.org/ooxml/officeDocument/docPropsVTypes" },
};

/*
 * Find the namespace of a name given by expat; `*local` is the name after it. A part belongs to one edition:
 * names of the other are foreign in it.
 */
static enum part_space space_of(struct reading *r, const char *full, const char **local)
{
	const char *between = strrchr(full, BETWEEN);
	size_t n = between ? (size_t)(between - full) : 0;

	*local = between ? between + 1 : full;
	for (size_t i = 0; i < sizeof spaces / sizeof *spaces; i++) {
		if (strlen(spaces[i].name) != n || memcmp(spaces[i].name, full, n) != 0)
			continue;
		if (spaces[i].space != PART_MAIN)
			return spaces[i].space;
		r->main = r->main ? r->main : (int)i + 1;
		return r->main == (int)i + 1 ? PART_MAIN : PART_FOREIGN;
	}
	return PART_FOREIGN;
}

const char *part_attribute(const char **attributes, const char *name)
{
	for (; *attributes; attributes += 2) {
		if (strcmp(attributes[0], name) == 0)
			return attributes[1];
	}
	return NULL;
}

const char *part_relation(const char **attributes)
{
	const char *id = part_attribute(
		attributes, "http://schemas.openxmlformats.org/officeDocument/2006/relationships\nid");
	const char *other =
		part_attribute(attributes, "http://purl.oclc.org/ooxml/officeDocument/relationships\nid");

	return id && other ? NULL : id ? id : other;
}

static bool is_one_of(const char *value, const char *const words[3])
{
	return strcmp(value, words[0]) == 0 || strcmp(value, words[1]) == 0 || strcmp(value, words[2]) == 0;
}

bool part_is_true(const char *value, bool otherwise, bool unclear)
{
	static const char *const yes[] = { "1", "true", "on" }, *const no[] = { "0", "false", "off" };

	if (!value)
		return otherwise;
	return is_one_of(value, yes) || (!is_one_of(value, no) && unclear);
}

bool part_is_number(const char *text)
{
	const char *at = text + (*text == '-' || *text == '+');
	size_t whole = strspn(at, "0123456789"), rest = 0;

	at += whole;
	if (*at == '.') {
		rest = strspn(at + 1, "0123456789");
		at += 1 + rest;
	}
	if (whole + rest > 0 && (*at == 'e' || *at == 'E')) {
		at += 1 + (at[1] == '-' || at[1] == '+');
		return isdigit((unsigned char)*at) && !at[strspn(at, "0123456789")];
	}
	return whole + rest > 0 && !*at;
}

long part_number(const char *text)
{
	size_t digits = strspn(text, "0123456789");

	return digits >= 1 && digits <= 9 && !text[digits] ? strtol(text, NULL, 10) : -1;
}

static void on_start(void *arg, const char *full, const char **attributes)
{
	struct reading *r = arg;
	const char *name;
	enum part_space space = space_of(r, full, &name);

	if (!workbook_element(r->book, space, name, attributes))
		XML_StopParser(r->parser, XML_FALSE);
}

static void on_end(void *arg, const char *full)
{
	struct reading *r = arg;

	(void)full;
	if (!workbook_element_end(r->book))
		XML_StopParser(r->parser, XML_FALSE);
}

static void on_text(void *arg, const char *text, int n)
{
	struct reading *r = arg;

	if (!r->book->into || r->book->skipped > 0)
		return;
	buf_add(r->book->into, text, (size_t)n);
	if (r->book->into->failed)
		XML_StopParser(r->parser, XML_FALSE);
}

/* No workbook has a document type; expanding entities would need one. */
static void on_doctype(void *arg, const char *name, const char *system, const char *public, int has_subset)
{
	const struct reading *r = arg;

	(void)name;
	(void)system;
	(void)public;
	(void)has_subset;
	XML_StopParser(r->parser, XML_FALSE);
}

/* Accept the one version that all programs agree on. */
static void on_declaration(void *arg, const char *version, const char *encoding, int standalone)
{
	const struct reading *r = arg;

	(void)encoding;
	(void)standalone;
	if (version && strcmp(version, "1.0") != 0)
		XML_StopParser(r->parser, XML_FALSE);
}

/*
 * Unpack minizip's current part into the parser. One parser reads all parts in turn: making one costs more
 * than reading a short part.
 */
static bool parse_part(struct parts *parts, struct workbook_reading *r, struct err *e)
{
	static const XML_Memory_Handling_Suite memory = { parser_malloc, parser_realloc, parser_free };
	static const char between[] = { BETWEEN, '\0' };

	if (parts->parser)
		XML_ParserReset(parts->parser, NULL);
	else
		parts->parser = XML_ParserCreate_MM(NULL, &memory, between);
	if (!parts->parser)
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	struct reading reading = { parts->parser, r, 0 };
	XML_SetUserData(parts->parser, &reading);
	XML_SetElementHandler(parts->parser, on_start, on_end);
	XML_SetCharacterDataHandler(parts->parser, on_text);
	XML_SetStartDoctypeDeclHandler(parts->parser, on_doctype);
	XML_SetXmlDeclHandler(parts->parser, on_declaration);
	for (int n = 1; n > 0;) {
		n = unzReadCurrentFile(parts->zip, parts->chunk, CHUNK);
		if (n < 0)
			return parts_damaged(parts->path, e);
		parts->unpacked += (size_t)n;
		if (parts->unpacked > LIMIT_WORKBOOK)
			return parts_too_large(parts->path, e);
		if (XML_Parse(parts->parser, parts->chunk, n, n == 0) == XML_STATUS_OK)
			continue;
		if (XML_GetErrorCode(parts->parser) == XML_ERROR_NO_MEMORY)
			return parts_too_large(parts->path, e);
		return parts_damaged(parts->path, e);
	}
	return true;
}

/* Does the header of the open part repeat its name? Some programs go by that one. */
static bool is_named_so(struct parts *parts, const char *name)
{
	char before[PART_NAME] = "";
	size_t n = strlen(name);
	int64_t from = (int64_t)unzGetCurrentFileZStreamPos64(parts->zip)
		- unzGetLocalExtrafield(parts->zip, NULL, 0) - (int64_t)n;

	if (n >= sizeof before || from < 0 || fseeko(parts->file, from, SEEK_SET) != 0)
		return false;
	return fread(before, 1, n, parts->file) == n && memcmp(before, name, n) == 0;
}

bool parts_read(
	struct parts *parts, const char *name, struct workbook_reading *r, bool *found, struct err *e)
{
	const struct part wanted = { .name = (char *)name };
	const struct part *end = parts->list + parts->count;
	const struct part *part = bsearch(&wanted, parts->list, parts->count, sizeof wanted, part_order);
	bool has_twin = part && ((part > parts->list && part_order(part - 1, part) == 0)
		|| (part + 1 < end && part_order(part, part + 1) == 0));

	snprintf(r->part, sizeof r->part, "%s", name);
	*found = part && strcmp(part->name, name) == 0;
	if (has_twin)
		return parts_damaged(parts->path, e);
	if (!*found)
		return true;
	if (unzGoToFilePos64(parts->zip, &part->at) != UNZ_OK || unzOpenCurrentFile(parts->zip) != UNZ_OK)
		return parts_damaged(parts->path, e);
	bool done = is_named_so(parts, name) ? parse_part(parts, r, e) : parts_damaged(parts->path, e);
	/* Closing compares the checksum of all that was read. */
	if (unzCloseCurrentFile(parts->zip) != UNZ_OK && done)
		return parts_damaged(parts->path, e);
	return done;
}

