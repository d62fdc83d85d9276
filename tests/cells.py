#!/usr/bin/python3
"""cells.py [--texts] FILE.xlsx: a workbook as lines that can be read, a cell a line: place, what it shows, formula, style.

--texts: the texts of the cells and charts alone, as of the second language."""
import re
import sys
import zipfile
from xml.etree import ElementTree

MAIN = '{http://schemas.openxmlformats.org/spreadsheetml/2006/main}'


def local(tag):
    return tag.rsplit('}', 1)[-1]


def pairs(attributes, *but):
    return ' '.join(f'{local(name)}={value}' for name, value in attributes.items() if local(name) not in but)


def words(element, depth=1):
    """What an element without a form of its own says: its name and attributes, those of its children in brackets."""
    said = ' '.join(part for part in (local(element.tag), pairs(element.attrib), (element.text or '').strip()) if part)
    inner = ', '.join(words(child) for child in element)
    return f'{said} ({inner})' if inner else said


class Styles:
    """Each style of a workbook in words, by its number."""
    def __init__(self, root):
        formats = {f.get('numFmtId'): f.get('formatCode') for f in root.iter(MAIN + 'numFmt')}
        fonts = [self.font(f) for f in root.find(MAIN + 'fonts')]
        fills = [f'fill {c.get("rgb")[2:]}' if (c := f.find('.//' + MAIN + 'fgColor')) is not None else ''
                 for f in root.find(MAIN + 'fills')]
        borders = [self.border(b) for b in root.find(MAIN + 'borders')]
        self.words = []
        for xf in root.find(MAIN + 'cellXfs'):
            alignment = xf.find(MAIN + 'alignment')
            number = xf.get('numFmtId')
            self.words.append(', '.join(word for word in (
                fonts[int(xf.get('fontId'))], fills[int(xf.get('fillId'))], borders[int(xf.get('borderId'))],
                self.alignment(alignment.attrib) if alignment is not None else '',
                f'[{formats.get(number, number)}]' if number != '0' else '') if word))

    @staticmethod
    def font(font):
        size = font.find(MAIN + 'sz').get('val')
        name = font.find(MAIN + 'name').get('val')
        marks = [local(mark.tag) for mark in font if local(mark.tag) in ('b', 'i', 'strike', 'u')]
        said = {'b': 'bold', 'i': 'italic', 'strike': 'struck', 'u': 'underlined'}
        usual = [] if (name, size) == ('Arial', '10') else [name, size]
        return ' '.join(usual + [said[mark] for mark in marks])

    @staticmethod
    def alignment(attributes):
        said = {'vertical=center': 'middle', 'horizontal=center': 'centred', 'shrinkToFit=1': 'shrinks', 'wrapText=1': 'wraps'}
        return ' '.join(said.get(pair, pair.removeprefix('horizontal=').removeprefix('vertical='))
                        for pair in pairs(attributes).split())

    @staticmethod
    def border(border):
        sides = {local(side.tag): side.get('style') for side in border if side.get('style')}
        if len(set(sides.values())) == 1 and len(sides) == 4:
            return f'{sides["left"]} box'
        return ' '.join(f'{side} {style}' for side, style in sides.items())


def cell_words(cell, texts, styles):
    """(what is shown, what more there is) of a cell."""
    value, formula = cell.find(MAIN + 'v'), cell.find(MAIN + 'f')
    shown = value.text or '' if value is not None else ''
    if cell.get('t') == 's':
        shown = '"' + texts[int(shown)].replace('\n', '\\n') + '"'
    elif cell.get('t') == 'str':
        shown = f'"{shown}"'
    return shown, ([f'={formula.text}'] if formula is not None else []) + [f'{{{styles.words[int(cell.get("s", 0))]}}}']


def runs(row_cells):
    """Empty cells of one style in a row, together."""
    out = []
    for place, shown, more in row_cells:
        if out and not shown and not out[-1][1] and more == out[-1][2] and '=' not in more[0][:1]:
            out[-1][0] = out[-1][0].split(':')[0] + ':' + place
        else:
            out.append([place, shown, more])
    return out


def sheet_lines(root, texts, styles, only_texts):
    for part in root:
        if local(part.tag) != 'sheetData':
            if not only_texts and local(part.tag) != 'dimension':
                yield from part_lines(part)
            continue
        for row in part:
            cells = [[cell.get('r'), *cell_words(cell, texts, styles)] for cell in row]
            if not only_texts and (size := pairs(row.attrib, 'spans')):
                yield f'row {size.removeprefix("r=")}'
            for place, shown, more in runs(cells):
                if not only_texts:
                    yield ' '.join([place] + ([shown] if shown else []) + more)
                elif shown.startswith('"'):
                    yield f'{place} {shown}'


def part_lines(part):
    """A part of a worksheet that is no cell; lists an item a line."""
    if local(part.tag) in ('cols', 'conditionalFormatting', 'mergeCells', 'dataValidations'):
        yield from (words(child) for child in part)
    else:
        yield words(part)


def main():
    only_texts = sys.argv[1] == '--texts'
    with zipfile.ZipFile(sys.argv[-1]) as book:
        read = lambda name: ElementTree.fromstring(book.read(name))
        names = sorted(book.namelist(), key=lambda n: [int(p) if p.isdigit() else p for p in re.split(r'(\d+)', n)])
        texts = []
        if 'xl/sharedStrings.xml' in names:
            texts = [''.join(t.text or '' for t in item.iter(MAIN + 't')) for item in read('xl/sharedStrings.xml')]
        styles = Styles(read('xl/styles.xml'))
        print('== workbook')
        for part in read('xl/workbook.xml'):
            if not only_texts or local(part.tag) == 'sheets':
                for child in part:
                    print(words(child))
        for name in names:
            if re.match(r'xl/worksheets/[^/]*\.xml', name):
                print(f'== {name}')
                print('\n'.join(sheet_lines(read(name), texts, styles, only_texts)))
            elif re.match(r'xl/(charts|drawings)/[^/]*\.xml', name):
                print(f'== {name}')
                for element in read(name).iter():
                    if local(element.tag) in ('idx', 'order', 'pt', 'ptCount'):
                        continue
                    said = (element.text or '').strip()
                    if said if only_texts else (said or element.attrib):
                        print(' '.join(w for w in (local(element.tag), '' if only_texts else pairs(element.attrib), said) if w))


main()
