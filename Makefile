# renonsz: `make run` shows it at work, `make test` proves it, `make help` lists the rest.
CC ?= gcc
PREFIX ?= /usr/local
BUILD ?= build
VERSION := 2.1.0

LIBRARIES := sqlite3 xlsxwriter libcjson libqrencode libedit libutf8proc inih libmd minizip expat
PACKAGES := gcc pkg-config libsqlite3-dev libxlsxwriter-dev libminizip-dev libexpat1-dev libcjson-dev libedit-dev \
	libutf8proc-dev libinih-dev libcsv-dev libmd-dev libhpdf-dev zlib1g-dev libqrencode-dev fonts-liberation
FUZZ_PACKAGES := clang libclang-rt-dev
TEST_PACKAGES := libcmocka-dev python3 sqlite3 unzip zip jq tidy cppcheck poppler-utils zbar-tools $(FUZZ_PACKAGES)
DEB_PACKAGES := dpkg-dev
BARE_PACKAGES := debootstrap
OFFICE_PACKAGES := libreoffice-calc

WARNINGS := -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wstrict-prototypes -Wmissing-prototypes \
	-Wswitch-enum -Wvla -Werror
CFLAGS ?= -O1 -g
# The rooms that compute. The others wait for SQLite: -O3 makes their commands no faster, and building takes half as long again.
COMPUTING ?= -O3
STANDARD := -std=c11 -D_POSIX_C_SOURCE=200809L -DRENONSZ_VERSION='"$(VERSION)"' -Isrc
# Link statically if the archives exist: a third of the program's start is the loading of shared libraries.
ARCHIVES := -lsqlite3 -ledit -lutf8proc -linih -lcsv -lminizip -lexpat -lz -ltinfo -lbsd -lmd
STATIC := -Wl,-Bstatic $(ARCHIVES) -Wl,-Bdynamic -lcjson -lqrencode -lm -ldl -lpthread
LIBS = $(shell echo 'int main(void) { return 0; }' | $(CC) -x c -o /dev/null - $(STATIC) 2>/dev/null && echo '$(STATIC)' \
	|| echo "$$(pkg-config --libs $(filter-out xlsxwriter,$(LIBRARIES))) -lcsv -ldl -lpthread")
# The loader's names of libxlsxwriter and libharu, which are loaded when needed (src/export/formats.c).
soname = $(shell readelf -d "$$($(CC) -print-file-name=$(1))" 2>/dev/null | sed -n 's/.*SONAME.*\[\(.*\)\]/\1/p')
XLSX_LIBRARY = $(call soname,libxlsxwriter.so)
PDF_LIBRARY = $(call soname,libhpdf.so)

INCLUDES = $(shell pkg-config --cflags $(LIBRARIES))

SOURCES := $(sort $(shell find src -name '*.c'))
MIGRATIONS := $(sort $(wildcard schema/[0-9]*.sql))
EMBEDDED := $(sort $(wildcard schema/*.sql templates/* docs/rules*.md docs/help/*.txt) src/cli/completion.bash)
OBJECTS := $(SOURCES:src/%.c=$(BUILD)/obj/%.o) $(BUILD)/obj/embedded.o
ROOM_OBJECTS := $(filter-out $(BUILD)/obj/cli/main.o,$(OBJECTS))
FUZZERS := $(patsubst tests/fuzz/%.c,$(BUILD)/target/%,$(sort $(wildcard tests/fuzz/*.c)))
UNITS := $(patsubst tests/unit/%.c,$(BUILD)/unit/%,$(sort $(wildcard tests/unit/*_test.c)))

FAULTS := $(BUILD)/faults/sound $(BUILD)/faults/walk $(BUILD)/faults/killed $(BUILD)/faults/damaged

PARALLEL := --no-print-directory -j$(shell nproc 2>/dev/null || echo 1)

.PHONY: libraries all run test check asan sanitized fuzz bench trace mutants nothing faults bare deb carry install clean help packages \
	test-packages bare-packages office units schema fuzzers fault-programs
all: packages
	@$(MAKE) $(PARALLEL) $(BUILD)/renonsz

help:
	@echo 'make           build $(BUILD)/renonsz'
	@echo 'make run       a sample championship: import, standings, .xlsx files under $(BUILD)/run/'
	@echo 'make test      all tests'
	@echo 'make check     layers, purity, texts, static analysis'
	@echo 'make asan      all tests under the address and undefined-behaviour sanitizers'
	@echo 'make fuzz      hostile input to every reader, FUZZ_SECONDS=$(FUZZ_SECONDS) each; findings in $(BUILD)/asan/found/'
	@echo 'make bench     speed, as ratios against named baselines'
	@echo 'make trace     the functions, files and SQL statements of five commands'
	@echo 'make mutants   MUTANTS=$(MUTANTS) changes of the pure rooms: list those that no test notices'
	@echo 'make schema    after a new migration: schema/whole.sql, which makes new books'
	@echo 'make nothing   list the checks that pass when the program does nothing'
	@echo 'make faults    16 writers, 1000 kills, every failure of the disk: a quarter of an hour'
	@echo 'make bare      the README on bare Debian 12 and 13 roots, made for it: as root, a quarter of an hour'
	@echo 'make deb       a Debian package with manual and completion: $(BUILD)/renonsz_*.deb'
	@echo 'make carry     that package and its dependencies, for a machine without network: $(BUILD)/carry/'
	@echo 'make install   DESTDIR= PREFIX=$(PREFIX)'
	@echo 'make clean     remove $(BUILD)/'

# ---- packages: installed if there is apt-get, else named -----------------------------------------
packages:
	@tests/packages.sh $(PACKAGES)
test-packages:
	@tests/packages.sh $(PACKAGES) $(TEST_PACKAGES)
bare-packages:
	@tests/packages.sh $(BARE_PACKAGES)
# LibreOffice shows forged workbooks. All tests together install it if possible; else they report that it was not run.
office:
	@[ -n '$(ONLY)' ] || command -v soffice >/dev/null || tests/packages.sh $(OFFICE_PACKAGES) || true

# ---- the program ---------------------------------------------------------------------------------
$(BUILD)/renonsz: $(OBJECTS)
	@echo '  LD $@'
	@$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $^ $(LIBS)

$(BUILD)/obj/export/formats.o: INCLUDES += -DXLSX_LIBRARY='"$(XLSX_LIBRARY)"' -DPDF_LIBRARY='"$(PDF_LIBRARY)"'
$(BUILD)/obj/base/%.o $(BUILD)/obj/event/%.o $(BUILD)/obj/games/%.o: INCLUDES += $(COMPUTING)
$(BUILD)/obj/%.o: src/%.c Makefile
	@mkdir -p $(@D)
	@echo '  CC $<'
	@$(CC) $(STANDARD) $(WARNINGS) $(CFLAGS) $(INCLUDES) -MMD -MP -c -o $@ $<

$(BUILD)/embedded.c: $(EMBEDDED) Makefile
	@mkdir -p $(@D)
	@{ echo '#include "base/base.h"'; echo 'extern const struct embedded embedded_files[];'; n=0; \
	for f in $(EMBEDDED); do n=$$((n+1)); echo "static const unsigned char file_$$n[] = {"; \
		od -An -v -tu1 "$$f" | sed 's/[0-9]\{1,\}/&,/g'; echo '0 };'; done; \
	echo 'const struct embedded embedded_files[] = {'; n=0; \
	for f in $(EMBEDDED); do n=$$((n+1)); echo "{ \"$$f\", file_$$n, sizeof file_$$n - 1 },"; done; \
	echo '{ NULL, NULL, 0 } };'; } > $@.new && mv $@.new $@
$(BUILD)/obj/embedded.o: $(BUILD)/embedded.c
	@mkdir -p $(@D)
	@$(CC) $(STANDARD) $(CFLAGS) -c -o $@ $<

# ---- tests ---------------------------------------------------------------------------------------
# Their own programs: what only calls the rooms need not be fast.
define test-program
@mkdir -p $(@D)
@echo '  CC $@'
@$(CC) $(STANDARD) $(WARNINGS) $(CFLAGS) -O0 $(INCLUDES) $(LDFLAGS) -o $@ $(1) $(LIBS)
endef

# The program with made-up games, which have only what games/game.h requires.
MADE_UP := $(sort $(wildcard tests/made_up/*.c))
$(BUILD)/made-up: $(MADE_UP) $(OBJECTS)
	$(call test-program,$(MADE_UP) $(filter-out $(BUILD)/obj/games/register.o,$(OBJECTS)))

# Made-up events for `renonsz arrange`.
$(BUILD)/arrange-gen: tests/arrange/gen.c $(ROOM_OBJECTS)
	$(call test-program,$< $(ROOM_OBJECTS))

units: $(UNITS)
$(BUILD)/unit/%: tests/unit/%.c $(ROOM_OBJECTS) $(wildcard tests/unit/*.h)
	$(call test-program,$< $(ROOM_OBJECTS) -lcmocka)

# The games and the made-up ones.
$(BUILD)/unit/games_test: tests/unit/games_test.c tests/unit/test.h $(MADE_UP) $(ROOM_OBJECTS)
	$(call test-program,$< $(MADE_UP) $(filter-out $(BUILD)/obj/games/register.o,$(ROOM_OBJECTS)) -lcmocka)
# Every list of texts.
$(BUILD)/unit/texts_test: INCLUDES += -I$(BUILD)
$(BUILD)/unit/texts_test: $(BUILD)/texts.h
TEXTS := $(sort $(shell grep -rlE '^M.[a-z0-9_]+,' src --include='*.h'))
$(BUILD)/texts.h: $(TEXTS) Makefile
	@mkdir -p $(@D)
	@printf '#include "%s"\n' $(TEXTS:src/%=%) >$@

fault-programs: $(FAULTS)
$(BUILD)/faults/%: tests/faults/%.c tests/faults/vfs.c $(wildcard tests/faults/*.h) $(ROOM_OBJECTS)
	$(call test-program,$< tests/faults/vfs.c $(ROOM_OBJECTS) -lcmocka)

# PLAIN=yes: no build under the sanitizers, and so no fuzzing; each test then runs once. BARE: only that build here.
test: test-packages office
	@[ -n '$(BARE)' ] || $(MAKE) $(PARALLEL) $(BUILD)/renonsz $(BUILD)/made-up $(BUILD)/arrange-gen units fault-programs
	@[ -n '$(PLAIN)' ] || $(MAKE) $(PARALLEL) $(SANITIZED) sanitized
	@BUILD=$(BUILD) tests/run.sh

# One build under both sanitizers, for the tests and for the fuzzers; by clang, like libFuzzer.
SANITIZED = BUILD=$(BUILD)/asan CC=clang WARNINGS='-Wall -Wextra -Werror' COMPUTING=-O1 \
	CFLAGS='-O0 -gline-tables-only -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all'
# Only for the make of that build.
sanitized: $(BUILD)/renonsz $(BUILD)/made-up $(BUILD)/arrange-gen fault-programs fuzzers
fuzzers: $(FUZZERS)
$(BUILD)/target/%: tests/fuzz/%.c $(ROOM_OBJECTS) $(wildcard tests/fuzz/*.h)
	$(call test-program,-fsanitize=fuzzer $< $(ROOM_OBJECTS))

asan: test-packages
	@$(MAKE) $(PARALLEL) $(SANITIZED) sanitized units
	@BUILD=$(BUILD)/asan FUZZ=$(BUILD)/asan tests/run.sh

FUZZ_SECONDS ?= 600
fuzz: test-packages
	@$(MAKE) $(PARALLEL) $(BUILD)/renonsz
	@$(MAKE) $(PARALLEL) $(SANITIZED) fuzzers
	@BUILD=$(BUILD) FUZZ_SECONDS=$(FUZZ_SECONDS) tests/fuzz.sh

# The faults of `make test` in full: every operation, every kill, every writer.
faults: test-packages
	@$(MAKE) $(PARALLEL) $(BUILD)/renonsz fault-programs $(BUILD)/unit/ulti_solve_test
	@$(MAKE) $(PARALLEL) $(SANITIZED) $(BUILD)/asan/renonsz fault-programs
	@BUILD=$(BUILD) FAULTS=all ONLY=faults tests/run.sh

check: test-packages
	@$(MAKE) $(PARALLEL) $(BUILD)/renonsz
	@BUILD=$(BUILD) tests/check.sh

# Only a machine without any packages shows which ones are missing.
bare: bare-packages
	@tests/bare.sh

# Print the libraries of the program, for programs built by tests and benchmarks themselves.
libraries:
	@echo "$(LIBS)"

MUTANTS ?= 100
mutants: test-packages
	@$(MAKE) $(PARALLEL) BUILD=$(BUILD)/mutants COMPUTING= CFLAGS='-O2 -fPIC' $(BUILD)/mutants/renonsz $(BUILD)/mutants/arrange-gen
	@tests/mutants.py $(BUILD)/mutants $(MUTANTS) $(SEED)

nothing: all
	@BUILD=$(BUILD) VERBOSE=yes tests/nothing.sh

# Trace commands: their functions, files, statements.
TRACED = BUILD=$(BUILD)/trace COMPUTING= CFLAGS='-O0 -g1 -no-pie -finstrument-functions' LDFLAGS='-Wl,--wrap=sqlite3_open_v2 $(BUILD)/trace.o'
trace: packages
	@mkdir -p $(BUILD)
	@$(CC) -O2 -c -o $(BUILD)/trace.o tests/trace/trace.c
	@$(MAKE) $(PARALLEL) $(TRACED) $(BUILD)/trace/renonsz
	@BUILD=$(BUILD) tests/trace.sh

# The schema of the newest version in one piece, as the migrations make it.
schema: test-packages
	@{ echo "PRAGMA user_version = $(words $(MIGRATIONS));"; \
		echo '-- The newest schema, as the files beside this one make it; written by `make schema`.'; \
		{ echo 'PRAGMA legacy_alter_table = ON;'; cat $(MIGRATIONS); \
			echo "SELECT sql || ';' FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid;"; } | sqlite3; } \
		> $(BUILD)/whole.sql && mv $(BUILD)/whole.sql schema/whole.sql

bench: test-packages
	@$(MAKE) $(PARALLEL) $(BUILD)/renonsz $(BUILD)/arrange-gen
	@BUILD=$(BUILD) tests/bench.sh

run: all
	@tests/sample.sh $(BUILD)/renonsz $(BUILD)/run

# The manual, with the help page of every command inserted.
$(BUILD)/man/%: docs/% $(BUILD)/renonsz
	@mkdir -p $(@D)
	@lang=en; case $* in *.hu.*) lang=hu;; esac; \
	$(BUILD)/renonsz --lang $$lang help --all | sed 's/\\/\\e/g; s/-/\\-/g; s/^\./\\\&./' > $@.pages; \
	awk -v pages=$@.pages '{ print } /^.." COMMANDS/ { print ".nf"; while ((getline line < pages) > 0) print line; print ".fi" }' \
		$< > $@

install: $(BUILD)/renonsz $(BUILD)/man/renonsz.1 $(BUILD)/man/renonsz.hu.1 $(BUILD)/completion.bash
	install -D -m 755 $(BUILD)/renonsz $(DESTDIR)$(PREFIX)/bin/renonsz
	install -D -m 644 $(BUILD)/man/renonsz.1 $(DESTDIR)$(PREFIX)/share/man/man1/renonsz.1
	install -D -m 644 $(BUILD)/man/renonsz.hu.1 $(DESTDIR)$(PREFIX)/share/man/hu/man1/renonsz.1
	install -D -m 644 $(BUILD)/completion.bash $(DESTDIR)$(PREFIX)/share/bash-completion/completions/renonsz
	install -d $(DESTDIR)$(PREFIX)/share/doc/renonsz $(DESTDIR)$(PREFIX)/share/renonsz/templates
	install -m 644 docs/rules*.md docs/formats.md docs/promises*.md $(DESTDIR)$(PREFIX)/share/doc/renonsz/
	install -m 644 templates/* $(DESTDIR)$(PREFIX)/share/renonsz/templates/

$(BUILD)/completion.bash: $(BUILD)/renonsz
	@$< help --bash > $@

# Libraries loaded when needed, for the dependencies of the package.
LOADED := -lxlsxwriter -lhpdf
MAINTAINER ?= renonsz <renonsz@localhost>
deb: packages
	@tests/packages.sh $(DEB_PACKAGES)
	@$(MAKE) $(PARALLEL) $(BUILD)/renonsz
	@BUILD='$(abspath $(BUILD))' VERSION='$(VERSION)' MAINTAINER='$(MAINTAINER)' CC='$(CC)' ARCHIVES='$(ARCHIVES)' \
		LOADED='$(LOADED)' docs/debian/package.sh

carry: deb
	@rm -rf $(BUILD)/carry && mkdir -p $(BUILD)/carry && cp $(BUILD)/renonsz_*.deb $(BUILD)/carry/
	@cd $(BUILD)/carry && apt-get download -q $$(apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts \
		--no-breaks --no-replaces --no-enhances \
		$$(dpkg-deb -f renonsz_*.deb Depends | sed 's/([^)]*)//g; s/|[^,]*//g; s/,//g') | grep '^[a-z]')
	@echo 'In $(BUILD)/carry/; on the other machine, in the folder with these files: sudo dpkg -iGE *.deb'

clean:
	rm -rf $(BUILD)

-include $(OBJECTS:.o=.d)
