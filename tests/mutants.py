#!/usr/bin/python3
"""mutants.py BUILD COUNT [SEED [WORD]]: single random changes of the pure rooms, and which of them no test notices.

Each change is compiled into a library of the pure rooms that the unit tests and the program are linked with, and their tests
run, the likely and quick ones first, until one fails; then the unit tests again so that what is undefined fails.
BUILD: objects made with -fPIC. WORD: only files whose path has it.
WORKERS of the environment: how many at a time. A greater COUNT of the same seed begins with the changes of the smaller.
Prints a line a mutant: what noticed it, or LIVED; the last line counts them. Ends with 1 if more than one in twenty lived."""
import os
import pathlib
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

ROOMS = ['event', 'games/ulti/rules', 'games/tarokk/rules', 'games/ecarte/rules']
# What tests a room: unit tests, and scripts of tests/cli that reach it; of each the quick ones first.
UNITS = {
    'event': 'event_past event_again event_results event_all_play event_draw',
    'games/ulti/rules': 'ulti_cards ulti_slips ulti_play ulti_played ulti_codes ulti_ruling ulti_pack ulti_line ulti_replay ulti_round_trip'
                        ' ulti_settle ulti_renonsz ulti_editions ulti_par ulti_judge ulti_playouts ulti_solve report_slips',
    'games/tarokk/rules': 'tarokk_line tarokk_settle',
    'games/ecarte/rules': 'ecarte_judge ecarte_settle ecarte_line',
}
SCRIPTS = {
    'event': 'ratings arrange season prizes ties past draw',
    'games/ulti/rules': 'replay judge hands game cards rule_cards games online cases paragraphs docs_examples rule solve',
    'games/tarokk/rules': 'judge cards games docs_examples tarokk_event',
    'games/ecarte/rules': 'judge cards games docs_examples ecarte_faults ecarte_order ecarte_event',
}
# What is likely to notice a change of a file comes before the others of its room.
FIRST = {
    'lines': 'event_results', 'places': 'event_results', 'ratings': 'event_results', 'season': 'event_results', 'debts': 'event_again',
    'renonsz': 'ulti_renonsz', 'settle': 'ulti_settle', 'par': 'ulti_par', 'bids': 'ulti_editions', 'solve': 'ulti_par',
    'solve_aim': 'ulti_par', 'solve_search': 'ulti_par',
    'slips': 'ulti_slips', 'editions': 'ulti_editions',
}
CHANGES = [(r'<=', '<'), (r'>=', '>'), (r'==', '!='), (r'!=', '=='), (r'&&', '||'), (r'\|\|', '&&'), (r'(?<![<\-])<(?![<=])', '<='),
           (r'(?<![>\-])>(?![>=])', '>='), (r'(?<=[\w)\]] )\+(?= )', '-'), (r'(?<=[\w)\]] )-(?= )', '+'), (r'(?<=[\w)\]] )\*(?= )', '+'),
           (r'\+\+', '--'), (r'--', '++'), (r'\+=', '-='), (r'-=', '+='), (r'\btrue\b', 'false'), (r'\bfalse\b', 'true'),
           (r'!(?=[\w(])', ''), (r'(?<![\w.])\d+(?![\w.])', None)]
SECONDS = 2, 4   # of the processor: so many times those of the sound program, and so many more, before a test hangs
MEMORY = 4 << 30
UNDEFINED = ['-fsanitize=undefined', '-fsanitize-undefined-trap-on-error']   # as make asan has it


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
        self.flags = ['-std=c11', '-D_POSIX_C_SOURCE=200809L', '-Isrc', '-O2', '-fPIC', '-w']
        # The folder may hold objects of sources that are no more.
        sound = sorted(o for o in self.objects.rglob('*.o') if o.stem == 'embedded' or (pathlib.Path('src')
                       / o.relative_to(self.objects)).with_suffix('.c').exists())
        self.pure = {room: [o for o in sound if o.parent == self.objects / room] for room in ROOMS}
        self.library(self.build / 'libpure.so', {})
        rest = [o for o in sound
                if o.parent.relative_to(self.objects).as_posix() not in ROOMS and o != self.objects / 'cli/main.o']
        includes = self.said('pkg-config', '--cflags', 'sqlite3', 'libcjson', 'inih', 'libedit', 'libutf8proc', 'expat', 'minizip')
        libraries = self.said('make', '-s', 'libraries')
        tail = [str(self.build / 'libpure.so'), f'-Wl,-rpath,{self.build}', '-lcmocka', *libraries]
        (self.build / 'unit').mkdir(exist_ok=True)
        for unit in ' '.join(UNITS.values()).split():
            subprocess.run(['gcc', *self.flags, *includes, f'tests/unit/{unit}_test.c', *map(str, rest), *tail,
                            '-o', str(self.build / 'unit' / unit)], check=True)
        self.seconds = {}
        subprocess.run(['gcc', str(self.objects / 'cli/main.o'), *map(str, rest), *tail, '-o', str(self.build / 'renonsz')], check=True)

    @staticmethod
    def said(*command):
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()

    def library(self, path, instead):
        objects = [str(instead.get(o, o)) for room in ROOMS for o in self.pure[room]]
        return subprocess.run(['gcc', '-shared', '-Wl,-soname,libpure.so', '-o', str(path), *objects]).returncode == 0

    def fails(self, name, folder):
        """How a test fails with the library in the folder, '' if it passes, and the seconds of the processor that it took."""
        home = os.environ | {'LD_LIBRARY_PATH': str(folder), 'BUILD': str(self.build), 'TESTS': str(pathlib.Path('tests').resolve()),
                             'RENONSZ': str(self.build / 'renonsz'), 'CMOCKA_MESSAGE_OUTPUT': 'TAP', 'CMOCKA_TEST_ABORT': '1'}
        unit = self.build / 'unit' / name
        command = [str(unit)] if unit.exists() else ['bash', f'tests/cli/{name}.sh']
        limit = int(SECONDS[0] * self.seconds.get(name, 1000)) + SECONDS[1]

        def bounds():
            resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 1))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        run = subprocess.Popen(command, env=home, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, preexec_fn=bounds, start_new_session=True)
        how = ''
        for line in run.stdout:
            if line.startswith(b'not ok'):
                how = line.decode(errors='replace').strip()
                os.killpg(run.pid, signal.SIGTERM)
                break
        run.stdout.read()
        if run.wait() != 0:
            how = how or f'status {run.returncode}'
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return how, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    def measure(self, rooms):
        """How long each test of the rooms takes with the sound program, which it must pass."""
        for name in sorted({name for room in rooms for tests in (UNITS, SCRIPTS) for name in tests[room].split()}):
            how, seconds = self.fails(name, self.build)
            if how:
                sys.exit(f'{name} fails before any change: {how}')
            self.seconds[name] = seconds

    def noticed_by(self, path, folder, *lists):
        """The first test of the lists that fails with the library in the folder; None: none does."""
        room = path.parent.relative_to('src').as_posix()
        names = [name for tests in lists for name in tests[room].split()]
        first = FIRST.get(path.stem)
        for name in sorted(names, key=lambda name: name != first):
            if self.fails(name, folder)[0]:
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
            true_object = (self.objects / path.relative_to('src')).with_suffix('.o')
            for flags, lists in ([], (UNITS, SCRIPTS)), (UNDEFINED, (UNITS,)):
                compiled = subprocess.run(['gcc', *self.flags, *flags, '-iquote', str(path.parent), '-c', str(changed),
                                           '-o', str(folder / 'changed.o')], capture_output=True)
                # What the compiler makes the same of is no change.
                if compiled.returncode != 0 or (folder / 'changed.o').read_bytes() == self.plain(path):
                    return None
                self.library(folder / 'libpure.so', {true_object: folder / 'changed.o'})
                noticed = self.noticed_by(path, folder, *lists)
                if noticed:
                    break
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
    choice.shuffle(every)
    house = House(build)
    house.measure({file.parent.relative_to('src').as_posix() for file in files})
    lived = done = 0
    with ThreadPoolExecutor(int(os.environ.get('WORKERS', os.cpu_count()))) as pool:
        for result in pool.map(lambda change: house.mutate(*change), every[:count]):
            if result:
                done += 1
                lived += result[0] is None
                print(result[1], flush=True)
    print(f'{done} changes, {lived} not noticed')
    sys.exit(20 * lived > done)


main()
