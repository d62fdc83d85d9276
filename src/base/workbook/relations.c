/* Read how the parts of a workbook point at each other. */
#include "base/workbook/inner.h"

#include <stdlib.h>

enum { MOST_RELATIONS = 1 << 15 };

static enum relation_type type_of(const char *type)
{
	static const char *const beginnings[] = {
		"http://schemas.openxmlformats.org/officeDocument/2006/relationships/",
		"http://purl.oclc.org/ooxml/officeDocument/relationships/",
		"http://schemas.microsoft.com/office/2011/relationships/"
	};
	static const struct { const char *name; enum relation_type type;
	} types[] = {
		{ "officeDocument", TYPE_WORKBOOK },
		{ "custom-properties", TYPE_PROPERTIES },
		{ "customProperties", TYPE_PROPERTIES },
		{ "worksheet", TYPE_SHEET },
		{ "sharedStrings", TYPE_STRINGS },
	};

	for (size_t i = 0; i < sizeof beginnings / sizeof *beginnings; i++) {
		size_t n = strlen(beginnings[i]);
		for (size_t t = 0; strncmp(type, beginnings[i], n) == 0 && t < sizeof types / sizeof *types; t++) {
			if (strcmp(type + n, types[t].name) == 0)
				return types[t].type;
		}
	}
	return TYPE_OTHER;
}

bool workbook_start_relation(struct workbook_reading *r, const char **attributes)
{
	const char *id = part_attribute(attributes, "Id"), *target = part_attribute(attributes, "Target");
	const char *type = part_attribute(attributes, "Type"), *mode = part_attribute(attributes, "TargetMode");
	struct relation relation = { .type = type ? type_of(type) : TYPE_OTHER };

	if (!id || !target)
		return false;
	if (relation.type != TYPE_OTHER && mode && strcmp(mode, "Internal") != 0)
		return false;
	struct relation *list = workbook_grow(r, r->relations, r->relation_count, sizeof *list, MOST_RELATIONS);
	if (!list)
		return false;
	r->relations = list;
	relation.id = workbook_keep(r, id);
	relation.target = workbook_keep(r, target);
	list[r->relation_count++] = relation;
	return true;
}

bool relations_only(const struct workbook_reading *r, enum relation_type type, const char **target)
{
	int count = 0;

	*target = "";
	for (size_t i = 0; i < r->relation_count; i++) {
		if (r->relations[i].type != type)
			continue;
		*target = workbook_text(r->book, r->relations[i].target);
		count++;
	}
	return count <= 1;
}

bool relations_resolve(struct buf *name, const char *folder, const char *target)
{
	buf_clear(name);
	buf_printf(name, "/%s%s", *target == '/' ? "" : folder, target + (*target == '/'));
	if (name->failed || strstr(name->data, "/.") || strstr(name->data, "//")
		|| strpbrk(name->data, "%\\?#"))
		return false;
	memmove(name->data, name->data + 1, name->len--);
	return true;
}

static int by_id(const void *a, const void *b)
{
	const struct relation *x = a, *y = b;

	return strcmp(x->id_text, y->id_text);
}

bool relations_find_sheets(struct workbook_reading *r)
{
	for (size_t i = 0; i < r->relation_count; i++)
		r->relations[i].id_text = workbook_text(r->book, r->relations[i].id);
	list_sort(r->relations, r->relation_count, sizeof *r->relations, by_id);
	for (size_t i = 1; i < r->relation_count; i++) {
		if (by_id(&r->relations[i - 1], &r->relations[i]) == 0)
			return false;
	}
	for (size_t i = 0; i < r->book->sheet_count; i++) {
		struct workbook_sheet *sheet = &r->book->sheets[i];
		const struct relation wanted = { .id_text = workbook_text(r->book, sheet->relation) };
		const struct relation *found = r->relation_count == 0 ? NULL
			: bsearch(&wanted, r->relations, r->relation_count, sizeof wanted, by_id);
		if (!found)
			return false;
		sheet->target = found->type == TYPE_SHEET ? found->target : 0;
	}
	return true;
}
