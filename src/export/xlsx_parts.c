/* The container of a workbook (minizip) and its XML (expat), with limits on what they may take. */
#include "export/xlsx_parts.h"

#include "base/messages.h"
#include "export/messages.h"

#include <errno.h>
#include <expat.h>
#include <minizip/unzip.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

/* What the parser of a part may hold; how much it gets at a time; a part's name. */
enum { MOST_MEMORY = 16 << 20, CHUNK = 1 << 16, LONGEST_NAME = 256 };

struct parts {
	unzFile zip;
	const char *path;      /* the caller's */
	size_t unpacked;
	char chunk[CHUNK];
};

/* ---- the container --------------------------------------------------------------------------------- */

static bool damaged(const struct parts *parts, struct err *e)
{
	return err_set(e, ERR_REFUSED, &msg_workbook_damaged, MSG_ARGS(parts->path));
}

static bool too_large(const struct parts *parts, struct err *e)
{
	return err_set(e, ERR_REFUSED, &msg_workbook_too_large, MSG_ARGS(parts->path));
}

/* Is it a file that can be read? (minizip would wait for a pipe.) */
static bool is_file(const char *path, struct err *e)
{
	struct stat there;

	if (stat(path, &there) != 0)
		return err_set(e, errno == ENOENT ? ERR_NOT_FOUND : ERR_FAILED, &msg_cannot_read, MSG_ARGS(path, strerror(errno)));
	return S_ISREG(there.st_mode) || err_set(e, ERR_REFUSED, &msg_no_workbook, MSG_ARGS(path));
}

bool parts_open(struct parts **out, const char *path, struct err *e)
{
	if (!is_file(path, e))
		return false;
	struct parts *parts = calloc(1, sizeof *parts);
	if (!parts)
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	parts->path = path;
	parts->zip = unzOpen64(path);
	if (parts->zip) {
		*out = parts;
		return true;
	}
	free(parts);
	return err_set(e, ERR_REFUSED, &msg_no_workbook, MSG_ARGS(path));
}

void parts_close(struct parts *parts)
{
	if (parts)
		unzClose(parts->zip);
	free(parts);
}

/* ---- the parser's memory --------------------------------------------------------------------------- */

/* In front of each piece that expat gets. */
union piece {
	size_t size;
	max_align_t align;
};

/* What the one parser there is holds. Its memory functions get no pointer of ours. */
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

/* ---- reading a part -------------------------------------------------------------------------------- */

/* A part under way. */
struct reading {
	XML_Parser parser;
	const struct part_reader *reader;
};

static const char *without_prefix(const char *name)
{
	const char *colon = strrchr(name, ':');

	return colon ? colon + 1 : name;
}

const char *part_attribute(const char **attributes, const char *name)
{
	for (; *attributes; attributes += 2) {
		if (strcmp(without_prefix(attributes[0]), name) == 0)
			return attributes[1];
	}
	return NULL;
}

static void on_start(void *arg, const char *name, const char **attributes)
{
	struct reading *r = arg;

	if (!r->reader->start(r->reader->arg, without_prefix(name), attributes))
		XML_StopParser(r->parser, XML_FALSE);
}

static void on_end(void *arg, const char *name)
{
	struct reading *r = arg;

	if (!r->reader->end(r->reader->arg, without_prefix(name)))
		XML_StopParser(r->parser, XML_FALSE);
}

static void on_text(void *arg, const char *text, int n)
{
	struct reading *r = arg;

	if (!r->reader->text(r->reader->arg, text, (size_t)n))
		XML_StopParser(r->parser, XML_FALSE);
}

/* No workbook has a document type; entities that grow would need one. */
static void on_doctype(void *arg, const char *name, const char *system, const char *public, int has_subset)
{
	const struct reading *r = arg;

	(void)name;
	(void)system;
	(void)public;
	(void)has_subset;
	XML_StopParser(r->parser, XML_FALSE);
}

/* Unpack the part that minizip stands at, into the parser. */
static bool feed(struct parts *parts, XML_Parser parser, struct err *e)
{
	for (;;) {
		int n = unzReadCurrentFile(parts->zip, parts->chunk, CHUNK);
		if (n < 0)
			return damaged(parts, e);
		parts->unpacked += (size_t)n;
		if (parts->unpacked > LIMIT_WORKBOOK)
			return too_large(parts, e);
		if (XML_Parse(parser, parts->chunk, n, n == 0) != XML_STATUS_OK)
			return XML_GetErrorCode(parser) == XML_ERROR_NO_MEMORY ? too_large(parts, e) : damaged(parts, e);
		if (n == 0)
			return true;
	}
}

static bool parse(struct parts *parts, const struct part_reader *reader, struct err *e)
{
	static const XML_Memory_Handling_Suite memory = { parser_malloc, parser_realloc, parser_free };
	struct reading reading = { XML_ParserCreate_MM(NULL, &memory, NULL), reader };

	if (!reading.parser)
		return err_set(e, ERR_FAILED, &msg_out_of_memory, MSG_NO_ARGS);
	XML_SetUserData(reading.parser, &reading);
	XML_SetElementHandler(reading.parser, on_start, on_end);
	XML_SetCharacterDataHandler(reading.parser, on_text);
	XML_SetStartDoctypeDeclHandler(reading.parser, on_doctype);
	bool done = feed(parts, reading.parser, e);
	XML_ParserFree(reading.parser);
	return done;
}

/* No two parts of that name, however its letters are written: programs differ in which of them they show. */
static bool is_lone(struct parts *parts, const char *name)
{
	char other[LONGEST_NAME + 1] = "";
	int count = 0;

	for (int code = unzGoToFirstFile(parts->zip); code == UNZ_OK && count < 2; code = unzGoToNextFile(parts->zip)) {
		if (unzGetCurrentFileInfo64(parts->zip, NULL, other, LONGEST_NAME, NULL, 0, NULL, 0) == UNZ_OK)
			count += strcasecmp(other, name) == 0;
	}
	return count < 2;
}

bool parts_read(struct parts *parts, const char *name, const struct part_reader *reader, bool *found,
	struct err *e)
{
	*found = false;
	if (!is_lone(parts, name))
		return damaged(parts, e);
	int located = unzLocateFile(parts->zip, name, 1);
	*found = located == UNZ_OK;
	if (located == UNZ_END_OF_LIST_OF_FILE)
		return true;
	if (located != UNZ_OK || unzOpenCurrentFile(parts->zip) != UNZ_OK)
		return damaged(parts, e);
	bool done = parse(parts, reader, e);
	/* Closing compares the sum of all that was read. */
	if (unzCloseCurrentFile(parts->zip) != UNZ_OK && done)
		return damaged(parts, e);
	return done;
}
