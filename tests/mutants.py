#!/usr/bin/python3
"""mutants.py BUILD COUNT [SEED [WORD]]: single random changes of the pure rooms, and which of them no test notices.

Each change is compiled into a library of the pure rooms that the unit tests and the program are linked with, and their tests
run, the quick ones first, until one fails. BUILD: objects made with -fPIC. WORD: only files whose path has it.
Prints a line a mutant: what noticed it, or LIVED; the last line counts them. Ends with 1 if more than one in twenty lived."""
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

ROOMS = ['event', 'games/ulti/rules', 'games/tarokk/rules', 'games/ecarte/rules']
# What tests a room, quick ones first: unit tests, then scripts of tests/cli.
UNITS = {
    'event': 'event_results event_all_play event_draw',
    'games/ulti/rules': 'ulti_settle ulti_line ulti_codes ulti_pack ulti_cards ulti_play ulti_played ulti_ruling ulti_replay'
                        ' ulti_round_trip ulti_editions ulti_renonsz ulti_judge ulti_playouts report_slips ulti_solve',
    'games/tarokk/rules': 'tarokk_settle tarokk_line',
    'games/ecarte/rules': 'ecarte_settle ecarte_line',
}
SCRIPTS = {
    'event': 'season ratings ties arrange prizes draw clock past',
    'games/ulti/rules': 'cases docs_rules paragraphs judge rule_cards game solve hands rule docs_examples',
    'games/tarokk/rules': 'tarokk_event docs_rules judge docs_examples cards',
    'games/ecarte/rules': 'ecarte_faults ecarte_event ecarte_order docs_rules judge docs_examples',
}
CHANGES = [(r'<=', '<'), (r'>=', '>'), (r'==', '!='), (r'!=', '=='), (r'&&', '||'), (r'\|\|', '&&'), (r'(?<![<\-])<(?![<=])', '<='),
           (r'(?<![>\-])>(?![>=])', '>='), (r'(?<=[\w)\]] )\+(?= )', '-'), (r'(?<=[\w)\]] )-(?= )', '+'), (r'(?<=[\w)\]] )\*(?= )', '+'),
           (r'\+\+', '--'), (r'--', '++'), (r'\+=', '-='), (r'-=', '+='), (r'\btrue\b', 'false'), (r'\bfalse\b', 'true'),
           (r'!(?=[\w(])', ''), (r'(?<![\w.])\d+(?![\w.])', None)]
LIMIT = 300   # seconds that no test of a sound program takes


def code_only(text):
    """The text with blanks for its comments, strings, characters and lines for the preprocessor."""
    blank = lambda match: re.sub(r'[^\n]', ' ', match.group(0))
    text = re.sub(r'/\*.*?\*/', blank, text, flags=re.S)
    text = re.sub(r'"(\\.|[^"\\\n])*"|\'(\\.|[^\'\\\n])*\'', blank, text)
    return re.sub(r'^[ \t]*#.*(\\\n.*)*$', blank, text, flags=re.M)


def places(path):
    """Every change of a file: (offset, end, what stands there then)."""
    text = code_only(path.read_text())
    for pattern, other in CHANGES:
        for match in re.finditer(pattern, text):
            yield match.start(), match.end(), str(int(match.group(0)) + 1) if other is None else other


class House:
    def __init__(self, build):
        self.build = pathlib.Path(build).resolve()
        self.objects = self.build / 'obj'
        self.flags = ['-std=c11', '-D_POSIX_C_SOURCE=200809L', '-Isrc', '-O1', '-fPIC', '-w']
        self.pure = {room: sorted((self.objects / room).glob('*.o')) for room in ROOMS}
        self.library(self.build / 'libpure.so', {})
        rest = [o for o in sorted(self.objects.rglob('*.o'))
                if o.parent.relative_to(self.objects).as_posix() not in ROOMS and o != self.objects / 'cli/main.o']
        includes = self.said('pkg-config', '--cflags', 'sqlite3', 'libcjson', 'inih', 'libedit', 'libutf8proc', 'expat', 'minizip')
        libraries = self.said('make', '-s', 'libraries')
        tail = [str(self.build / 'libpure.so'), f'-Wl,-rpath,{self.build}', '-lcmocka', *libraries]
        (self.build / 'unit').mkdir(exist_ok=True)
        for unit in ' '.join(UNITS.values()).split():
            subprocess.run(['gcc', *self.flags, *includes, f'tests/unit/{unit}_test.c', *map(str, rest), *tail,
                            '-o', str(self.build / 'unit' / unit)], check=True)
        subprocess.run(['gcc', str(self.objects / 'cli/main.o'), *map(str, rest), *tail, '-o', str(self.build / 'renonsz')], check=True)

    @staticmethod
    def said(*command):
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()

    def library(self, path, instead):
        objects = [str(instead.get(o, o)) for room in ROOMS for o in self.pure[room]]
        return subprocess.run(['gcc', '-shared', '-o', str(path), *objects]).returncode == 0

    def noticed_by(self, room, folder):
        """The first test that fails with the library in the folder; None: none does."""
        home = os.environ | {'LD_LIBRARY_PATH': str(folder), 'BUILD': str(self.build), 'TESTS': str(pathlib.Path('tests').resolve()),
                             'RENONSZ': str(self.build / 'renonsz'), 'CMOCKA_MESSAGE_OUTPUT': 'TAP'}
        for kind, names in (('unit', UNITS[room]), ('script', SCRIPTS[room])):
            for name in names.split():
                command = [str(self.build / 'unit' / name)] if kind == 'unit' else ['bash', f'tests/cli/{name}.sh']
                try:
                    run = subprocess.run(command, env=home, capture_output=True, timeout=LIMIT)
                except subprocess.TimeoutExpired:
                    return f'{name} (hangs)'
                if run.returncode != 0 or b'\nnot ok' in b'\n' + run.stdout:
                    return name
        return None

    def mutate(self, path, start, end, other):
        text = path.read_text()
        line = text.count('\n', 0, start) + 1
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            # The changed file stands in a folder of its own, and includes what the true one does.
            changed = folder / path.name
            changed.write_text(text[:start] + other + text[end:])
            if subprocess.run(['gcc', *self.flags, '-iquote', str(path.parent), '-c', str(changed), '-o', str(folder / 'changed.o')],
                              capture_output=True).returncode != 0:
                return None
            room = path.parent.relative_to('src').as_posix()
            true_object = (self.objects / path.relative_to('src')).with_suffix('.o')
            # What the compiler makes the same of is no change.
            if (folder / 'changed.o').read_bytes() == self.plain(path):
                return None
            self.library(folder / 'libpure.so', {true_object: folder / 'changed.o'})
            noticed = self.noticed_by(room, folder)
        at = text.rfind('\n', 0, start) + 1
        source = text[at:text.index('\n', start)].strip()
        return noticed, f'{noticed or "LIVED"}: {path}:{line}: "{text[start:end]}" -> "{other}" at {start - at}: {source}'

    def plain(self, path, kept={}):
        if path not in kept:
            with tempfile.TemporaryDirectory() as folder:
                copy = pathlib.Path(folder) / path.name
                shutil.copy(path, copy)
                subprocess.run(['gcc', *self.flags, '-iquote', str(path.parent), '-c', str(copy), '-o', f'{folder}/changed.o'], check=True)
                kept[path] = (pathlib.Path(folder) / 'changed.o').read_bytes()
        return kept[path]


def main():
    build, count = sys.argv[1], int(sys.argv[2])
    choice = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
    word = sys.argv[4] if len(sys.argv) > 4 else ''
    files = [f for room in ROOMS for f in sorted(pathlib.Path('src', room).glob('*.c')) if word in str(f)]
    every = [(f, *place) for f in files for place in places(f)]
    house = House(build)
    lived = done = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for result in pool.map(lambda change: house.mutate(*change), choice.sample(every, min(count, len(every)))):
            if result:
                done += 1
                lived += result[0] is None
                print(result[1], flush=True)
    print(f'{done} changes, {lived} not noticed')
    sys.exit(20 * lived > done)


main()
