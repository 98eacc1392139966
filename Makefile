# LassoGtk's commands. Each installs the system packages that it needs and that are missing.

.PHONY: help run build manifests test test-headless test-consumer test-gtk-consumer test-examples test-display \
        test-end-to-end test-end-to-end-program test-end-to-end-samples test-install test-outside test-readme \
        test-new-app test-tutorial test-rejections test-fuzzing test-scripts test-explorations test-order test-load \
        test-wayland test-monkey test-deb test-new-machine test-debian13 test-quick test-display-quick test-sanitizer \
        sanitize fuzz endurance endurance-build endurance-drawn endurance-stores endurance-walk endurance-monkey \
        explore map coverage api-changes check hooks generate translations release-notes bench bench-compare \
        bench-document lint lint-documentation lint-warnings lint-sources format docs screenshot looks pictures \
        install deb dist new-app symbol-order recorded-test clean

# Debian's Python, which can import Debian's GObject introspection.
PYTHON = /usr/bin/python3 -B
# The C compiler of the Swift toolchain.
CLANG = $(dir $(shell readlink -f "$$(command -v swift)"))clang
PREFIX ?= /usr/local
# Packages outside of the library share one build of it, which takes minutes in release.
OUTSIDE = -c release --scratch-path build/outside
# With its memory in huge pages, the compiler takes up to a tenth less time.
SWIFT_BUILD = GLIBC_TUNABLES=glibc.malloc.hugetlb=1 swift build
WITHOUT_DISPLAY = env -u DISPLAY -u WAYLAND_DISPLAY

help:
	@echo "make run           build and launch the demo"
	@echo "make new-app       create an application: NAME=ToDo; FOLDER, ID, and DEVELOPER are optional"
	@echo "make install       install the demo below PREFIX ($(PREFIX)); DESTDIR is honored"
	@echo "make deb           build a Debian package of the demo in build/deb/"
	@echo "make docs          write the documentation of every library into build/documentation/"
	@echo "make screenshot    save a picture of every window of the demo in build/screenshots/"
	@echo "make looks         save pictures of every sample in other languages, themes, and sizes in build/looks/"
	@echo
	@echo "make test          build and run every test; tests that draw use a separate display"
	@echo "make test-quick    run every test that takes no longer than a few seconds; under two minutes"
	@echo "make check         check the format and run the tests that need no display; fast"
	@echo "make test-order    run each test suite alone, and all tests in a shuffled order; LASSO_TEST_ORDER repeats one"
	@echo "make test-load     run the tests three times while the machine is under load"
	@echo "make test-wayland  run the tests that draw on Wayland"
	@echo "make test-monkey   do 2,400 random things to the demo; LASSO_MONKEY_STEPS and LASSO_MONKEY_SEED change which"
	@echo "make sanitize      run the tests under the address sanitizer and the thread sanitizer"
	@echo "make fuzz          feed random bytes to what reads files, links, and settings; SECONDS=60 each, or one TARGET=Paths"
	@echo "make endurance     do for up to an hour what the tests do for seconds: walks, windows, lists, updates, days, kills"
	@echo "make explore       try everything that is possible in the demo and its samples, and print faults"
	@echo "make map           draw the map of the demo's places with pictures, for the documentation"
	@echo "make coverage      print the line coverage of the tests that need no display"
	@echo "make bench         measure speed, memory, and sizes, against what people would use instead; PARTS chooses some"
	@echo "make bench-compare say what became worse between two results: OLD=a.json NEW=b.json"
	@echo "make bench-document write the last results into BENCHMARKS.md"
	@echo "These three create Debian roots, and need root privileges:"
	@echo "make test-debian13     run every test on Debian 13"
	@echo "make test-deb          install, use, and remove the Debian package on Debian 12 and 13"
	@echo "make test-new-machine  follow the README on Debian 12 with nothing but Swift"
	@echo
	@echo "make lint          check the format, style, and documentation of all sources"
	@echo "make format        format all sources"
	@echo "make hooks         check the format before every commit"
	@echo "make generate      generate the wrappers of module Gtk from GTK's own description"
	@echo "make symbol-order  record the functions that a start calls, which programs for installation have side by side"
	@echo "make translations  extract the texts, merge them into the translations, and check these"
	@echo "make pictures      take the pictures of the documentation again"
	@echo "make release-notes copy the releases of CHANGELOG.md into the metainfo file"
	@echo "make api-changes   list what breaks code that was written for the newest tag, or for the commit SINCE"
	@echo "make dist          pack the committed sources in build/dist/"
	@echo "make clean         remove all build products"

run:
	@if [ -z "$${DISPLAY:-}" ] && [ -z "$${WAYLAND_DISPLAY:-}" ]; then \
	    echo "No display found. \"make screenshot\" saves pictures of the windows without one." >&2; exit 1; fi
	@Scripts/set-up build run
	swift build --product lasso-demo
	@Scripts/compile-resources
	@.build/debug/lasso-demo

# A running test locks the folder of the build.
build:
	@Scripts/set-up build
	$(if $(IS_BUILT),,$(SWIFT_BUILD) --build-tests)

# Tests that draw mostly wait, so others run at the same time. Those that take longest begin first. The monkey waits until
# most of the program that it installs has been built for the tests outside.
test: manifests test-headless test-scripts
	@Scripts/set-up build test
	Scripts/compile-resources
	Scripts/side-by-side test-outside test-end-to-end-program test-end-to-end-samples test-display test-monkey \
	    test-consumer test-explorations test-rejections test-fuzzing
	@echo "All tests passed."

EXPLORATIONS := \.(Demo|Sample)?ExplorationTests/

# Stores and flows, without a display. Tests that draw are skipped, as with `swift test`.
test-headless: build
	$(WITHOUT_DISPLAY) Scripts/run-tests --skip '$(EXPLORATIONS)'

# Explorations are several times as fast in a process of their own: their tasks needn't pass through other threads.
test-explorations: build
	LASSO_EXPLORE_ALONE=1 $(WITHOUT_DISPLAY) Scripts/run-tests --filter '$(EXPLORATIONS)'

# The package manager notices new files of a package that another one uses by its path only if the other one's manifest
# has changed.
manifests:
	$(if $(IS_BUILT),,@touch Tests/LassoConsumer/Package.swift Tests/GtkConsumer/Package.swift \
	    Examples/Tasks/Package.swift Benchmarks/Package.swift Fuzzing/Package.swift)

# The scripts, the comparison of benchmarks, and the rules of the Debian package.
test-scripts:
	@Scripts/set-up build
	$(PYTHON) -m unittest discover -s Tests/Scripts

# Sources that the compiler must reject.
test-rejections: build
	Scripts/check-rejections Tests/Rejections

# The package that "make fuzz" builds, which consists of parts of the library.
test-fuzzing: build
	Scripts/check-fuzzing

# A package that depends on a version of the library, in a repository. It uses only Lasso, and so doesn't load GTK.
test-consumer:
	@Scripts/set-up build
	$(WITHOUT_DISPLAY) Scripts/check-consumer build/consumer
	Scripts/without-gtk build/consumer/LassoConsumer/.build/debug/LassoConsumerPackageTests.xctest

# Packages outside of the library, one after the other, because they share a folder.
test-outside: test-gtk-consumer test-examples test-readme test-new-app test-tutorial

# A package that uses the wrappers, in modules with and without default isolation. In release, the optimizer sees the
# library's classes: each class is instantiated, subclassed, and released. Without backtraces, a critical ends the program.
test-gtk-consumer: build manifests
	@Scripts/set-up build test
	$(SWIFT_BUILD) $(OUTSIDE) --build-tests --package-path Tests/GtkConsumer
	Scripts/check-small-modules build/outside/release Lasso Gtk LassoGtk
	Scripts/with-display swift test $(OUTSIDE) --skip-build --package-path Tests/GtkConsumer
	Scripts/with-display env SWIFT_BACKTRACE=enable=no build/outside/release/EveryClass
	EDITOR_PROGRAM=build/outside/release/TextEditor \
	    Scripts/with-display $(PYTHON) -m unittest discover -s Tests/GtkConsumer/EndToEnd

# An application in a package of its own: its tests, and a walk through the program.
test-examples: build manifests
	@Scripts/set-up build test
	Scripts/count-lines Examples/Tasks/Sources 700
	$(SWIFT_BUILD) $(OUTSIDE) --build-tests --package-path Examples/Tasks
	$(WITHOUT_DISPLAY) swift test $(OUTSIDE) --skip-build --package-path Examples/Tasks
	TASKS_PROGRAM=build/outside/release/Tasks \
	    Scripts/with-display $(PYTHON) -m unittest discover -s Examples/Tasks/EndToEnd

# All tests without a display, and the short ones with one. Both mostly wait, so they run at the same time.
test-quick: build
	@Scripts/set-up build test
	Scripts/side-by-side test-headless test-display-quick test-explorations
	@echo "The quick tests passed."

SLOW_SUITES := Random|NavigationMemory|Accessibility|Contrast|KilledProgram|ListView|DemoDrawing|BegunElsewhere|Tutorial
SLOW_SUITES := $(SLOW_SUITES)|StateListModel|Split|Thread|Accelerator|ContainerDrawing|EveryProperty|WayBack|AllWidgets
SLOW_SUITES := $(SLOW_SUITES)|GestureBinding|PlacerDrawing|SeveralWindows|BackSwipe|LargeText|SmallWindow|Pseudolocale
SLOW_SUITES := $(SLOW_SUITES)|ListArranger|ListDrawing|DocumentDrawing|LanguageDrawing|TabBar

test-display-quick: build
	@Scripts/set-up build test
	Scripts/with-display Scripts/run-tests --no-parallel --filter '^((GtkTests|LassoGtkTests|LassoInspectorTests|LassoDemoGtkTests)\.|FuzzTests\.Drawn)' \
	    --skip '$(SLOW_SUITES)'

# Widgets and the main loop, in one process, one test at a time. Programs that are killed draw nothing, so only
# `test-headless` runs them.
test-display: build
	@Scripts/set-up build test
	Scripts/with-display Scripts/run-tests --no-parallel --filter '^((GtkTests|LassoGtkTests|LassoInspectorTests|LassoDemoGtkTests)\.|FuzzTests\.Drawn)' \
	    --skip '^LassoGtkTests\.KilledProgramTests/'

# The launched program, controlled through the keyboard and AT-SPI. The walks through its samples are a part of their own,
# so that both parts can run at the same time.
test-end-to-end: test-end-to-end-program test-end-to-end-samples

test-end-to-end-program: MODULES = test_[!s]*.py
test-end-to-end-samples: MODULES = test_s*.py

test-end-to-end-program test-end-to-end-samples: build
	@Scripts/set-up build test
	$(if $(IS_BUILT),,Scripts/compile-resources)
	Scripts/with-display $(PYTHON) -m unittest discover -s Tests/EndToEnd -p '$(MODULES)'

# The installed program, and the files installed with it.
test-install: build
	@Scripts/set-up build test
	Scripts/check-installation build/installation build/outside
	prefix=$(CURDIR)/build/installation/destination/usr && \
	    LASSO_INSTALLED=$$prefix XDG_DATA_DIRS=$$prefix/share:/usr/local/share:/usr/share \
	    Scripts/with-display $(PYTHON) -m unittest discover -s Tests/EndToEnd -p test_installed.py

# The Debian package, where nothing else is installed.
test-deb: deb
	@Scripts/set-up debian
	for release in bookworm trixie; do \
	    Scripts/with-clean-debian $$release sh -c 'Scripts/check-deb /src/build/deb/*.deb' || exit 1; \
	done

# What the README says, on a machine that has only a Swift toolchain.
test-new-machine: dist
	@Scripts/set-up debian
	@mkdir -p build/new-machine
	LASSO_TOOLCHAIN=1 LASSO_RESULTS=build/new-machine Scripts/with-clean-debian bookworm \
	    sh -c 'Scripts/check-new-machine build/dist/*.tar.xz /mnt'

# Random keys, clicks, links, sizes, and appearances for the installed program.
test-monkey: test-install
	@Scripts/set-up build test
	$(CLANG) -shared -fPIC -O1 -Wall -Werror -o build/memory-report.so Tests/EndToEnd/memory_report.c
	LASSO_MONKEY_STEPS=$${LASSO_MONKEY_STEPS:-2400} LASSO_DEMO=build/installation/destination/usr/bin/lasso-demo \
	    Scripts/with-display $(PYTHON) -m unittest discover -s Tests/EndToEnd -p test_monkey.py

# The program that the README shows, and all other code in the documentation.
test-readme: build
	@Scripts/set-up build test
	Scripts/check-snippets build/snippets
	HELLO_PROGRAM=build/outside/release/Hello \
	    Scripts/with-display $(PYTHON) -m unittest discover -s Tests/EndToEnd -p test_readme.py

# An application that is created in an empty folder, with a screen and a flow that are added to it.
test-new-app: build
	@Scripts/set-up build test
	Scripts/check-new-app

# Each step of the tutorial, and the program that it makes.
test-tutorial: build manifests
	@Scripts/set-up build test
	Scripts/with-display Scripts/check-tutorial build/tutorial

# Each suite alone, and all tests in a shuffled order.
test-order: build
	@Scripts/set-up build test
	Scripts/with-display Scripts/test-order

# Other processes compete for the processors.
test-load: build
	@Scripts/set-up build test
	for round in 1 2 3; do \
	    echo "Round $$round"; \
	    $(WITHOUT_DISPLAY) Scripts/under-load Scripts/run-tests && \
	    Scripts/under-load Scripts/with-display Scripts/run-tests || exit 1; \
	done

# Tests that need no X11 program.
test-wayland: build
	@Scripts/set-up build test wayland
	Scripts/with-wayland Scripts/run-tests --no-parallel --filter '^((GtkTests|LassoGtkTests|LassoInspectorTests|LassoDemoGtkTests)\.|FuzzTests\.Drawn)'

# The newest GTK in a Debian release.
test-debian13:
	@Scripts/set-up debian
	Scripts/with-debian trixie make test

# The object model and lists, where Swift and C share memory.
test-sanitizer: manifests
	@Scripts/set-up build test
	Scripts/sanitize address quick

# All tests, including those with several threads.
sanitize: manifests
	@Scripts/set-up build test
	Scripts/sanitize address
	Scripts/sanitize thread

# Random bytes for everything that reads bytes from outside. `make test` reads those that are kept in Fuzzing/Corpora.
fuzz:
	@Scripts/set-up build test
	Scripts/fuzz $(or $(SECONDS),60) $(TARGET)

# What the tests do for seconds, for up to an hour: walks of 1,000,000 steps without a display and of 100,000 drawn ones,
# 100,000 random things to the demo, 10,000 windows, 1,000,000 edits of a list, 1,000,000 concurrent updates, sixty
# simulated days of a flow, and a program that is killed 2,000 times while it saves. The walks and the random things are
# different ones each time (LASSO_WALK_SEED and LASSO_MONKEY_SEED repeat them). Each of the random things is a real key
# or click and takes 10 to 50 ms, so that a million would take hours. The tests are built in release, which is
# faster.
endurance: endurance-build
	@Scripts/set-up build test
	Scripts/side-by-side endurance-drawn endurance-walk endurance-monkey endurance-stores

ENDURANCE = -c release --scratch-path build/endurance
# Otherwise, Swift Testing keeps a part of each error that is thrown, which counts as memory in use.
endurance-drawn endurance-stores endurance-walk: export SWT_SWIFT_ERROR_BACKTRACING_ENABLED = 0
WALK = seed=$${LASSO_WALK_SEED:-$$(date +%s)}; echo "LASSO_WALK_SEED=$$seed"; LASSO_ENDURANCE=1 LASSO_WALK_SEED=$$seed

# The tests import what isn't public, also of the inspector.
endurance-build:
	@Scripts/set-up build
	$(if $(IS_BUILT),,LASSO_INSPECTOR=1 $(SWIFT_BUILD) $(ENDURANCE) --build-tests -Xswiftc -enable-testing)

endurance-drawn: endurance-build
	@Scripts/set-up build test
	$(WALK) LASSO_WALK_STEPS=$${LASSO_WALK_STEPS:-100000} Scripts/with-display \
	    Scripts/run-tests $(ENDURANCE) --no-parallel --filter '^LassoGtkTests\.(Random|EnduranceTests|StateListModelTests)'

# The first suite measures the memory of its process, in which nothing else happens.
endurance-stores: endurance-build
	LASSO_ENDURANCE=1 $(WITHOUT_DISPLAY) Scripts/run-tests $(ENDURANCE) --no-parallel --filter '^LassoTests\.EnduranceTests'
	LASSO_ENDURANCE=1 LASSO_KILLS=2000 $(WITHOUT_DISPLAY) \
	    Scripts/run-tests $(ENDURANCE) --filter '^LassoGtkTests\.KilledProgramTests'

# Alone in its process, so that its tasks don't pass through other threads.
endurance-walk: endurance-build
	$(WALK) LASSO_EXPLORE_ALONE=1 $(WITHOUT_DISPLAY) \
	    Scripts/run-tests $(ENDURANCE) --filter '^LassoDemoTests\.RandomWalkTests'

endurance-monkey: build
	LASSO_MONKEY_STEPS=$${LASSO_MONKEY_STEPS:-100000} LASSO_MONKEY_SEED=$${LASSO_MONKEY_SEED:-$$(date +%s)} \
	    $(MAKE) test-monkey IS_BUILT=1

# Everything that the user can do in the demo, with services that end in each way.
explore: build
	@Scripts/set-up build
	LASSO_EXPLORE=1 LASSO_EXPLORE_ALONE=1 $(WITHOUT_DISPLAY) Scripts/run-tests --filter '^LassoDemoTests\.(Demo|Sample)ExplorationTests'

# The places of the demo, and the steps between them.
map: build
	@Scripts/set-up build test
	LASSO_MAP=$(CURDIR)/build/map \
	    Scripts/with-display Scripts/run-tests --no-parallel --filter '^LassoDemoTests\.DemoMapTests'
	cp build/map/demo-map.svg Sources/LassoTestUtilities/LassoTestUtilities.docc/Resources/

# The test that the demo's program writes for a run, which is compiled with the others. The old one may not compile.
recorded-test:
	rm -f Tests/LassoDemoTests/Problem/RecordedRunTest.swift
	$(MAKE) build
	LASSO_RECORDED_TEST=1 $(WITHOUT_DISPLAY) Scripts/run-tests \
	    --filter '^LassoDemoTests\.RecordedDemoTests/theProgramWritesTheTestThatIsCompiled'

# The modules that are tested without a display, in a separate build.
coverage:
	@Scripts/set-up build
	$(WITHOUT_DISPLAY) Scripts/print-coverage

# The public interface, compared with that of an earlier commit.
api-changes:
	@Scripts/set-up build
	Scripts/check-api-changes $(SINCE)

translations:
	@Scripts/set-up build
	Scripts/update-translations

generate:
	@Scripts/set-up build
	Scripts/generate .

# PARTS chooses some, such as PARTS="stores latency". What the inspector costs while it is closed is measured in a build
# that contains it. To the program in C, the package manager would link Swift's library.
bench: manifests
	@Scripts/set-up build test bench
	LASSO_INSPECTOR=1 $(SWIFT_BUILD) -c release --package-path Benchmarks
	@mkdir -p build/bench/bin
	$(CLANG) -O2 -Wall -Werror Benchmarks/Peers/LoginWindow/login.c -o build/bench/bin/CLoginWindow \
	    $$(pkg-config --cflags --libs gtk4)
	for program in LoginWindow lasso-demo; do \
	    Scripts/build-release swift Benchmarks build/bench/swift build/bench/bin/$$program --static-swift-stdlib || exit 1; \
	done
	Scripts/compile-resources build/bench/share
	Scripts/compile-resources "$$(readlink -f Benchmarks/.build/release)/../share"
	Scripts/with-display $(PYTHON) Benchmarks/Tools/run.py build/bench/results.json $(PARTS)

# The functions that the start of an application calls, which a program for installation has one after the other.
symbol-order:
	@Scripts/set-up build test symbols
	@mkdir -p build/bench/bin
	Scripts/build-release swift Benchmarks build/bench/swift build/bench/bin/LoginWindow --static-swift-stdlib
	Scripts/with-display Scripts/record-symbol-order build/bench/bin/LoginWindow Scripts/symbol-order.txt

# What became worse beyond noise between two runs.
bench-compare:
	@[ -n "$(OLD)" ] && [ -n "$(NEW)" ] || { echo "Name two results: make bench-compare OLD=a.json NEW=b.json" >&2; exit 1; }
	@$(PYTHON) Benchmarks/Tools/compare.py "$(OLD)" "$(NEW)"

# BENCHMARKS.md, from the results of the last run.
bench-document:
	$(PYTHON) Benchmarks/Tools/document.py build/bench/results.json

# The documentation takes as long as everything else, and uses one processor.
lint: lint-warnings lint-documentation lint-sources

ifeq ($(MAKECMDGOALS),lint)
MAKEFLAGS += --no-print-directory --output-sync -j 2
endif

# Comes before the rest of `make lint`, and with `make lint test` before the build for the tests, which it saves.
lint-warnings:
	@Scripts/set-up build
	Scripts/build-without-warnings

build lint-documentation lint-sources: | $(if $(filter lint,$(MAKECMDGOALS)),lint-warnings)

lint-documentation:
	Scripts/build-documentation build/documentation check

lint-sources:
	Scripts/check-generated
	Scripts/update-translations check
	Scripts/release-notes check Resources/org.lassogtk.Demo.metainfo.xml
	Scripts/check-version
	swift format lint --strict --recursive --parallel Package.swift Sources Plugins Templates Tests Benchmarks Fuzzing Examples
	Scripts/check-comments Package.swift Sources Plugins Templates Tests Benchmarks Fuzzing Examples

# The fast check while one works.
check: build
	swift format lint --strict --recursive --parallel Package.swift Sources Plugins Templates Tests Benchmarks Fuzzing Examples
	Scripts/check-comments Package.swift Sources Plugins Templates Tests Benchmarks Fuzzing Examples
	$(WITHOUT_DISPLAY) Scripts/run-tests

hooks:
	ln -sfn "$(CURDIR)/Scripts/pre-commit" "$$(git rev-parse --git-path hooks/pre-commit)"

format:
	swift format --in-place --recursive --parallel Package.swift Sources Plugins Templates Tests Benchmarks Fuzzing Examples

docs:
	@Scripts/set-up build
	Scripts/build-documentation build/documentation

screenshot:
	@Scripts/set-up build test screenshot
	swift build --product lasso-demo
	swift build --product lasso-replay
	Scripts/compile-resources
	Scripts/with-display $(PYTHON) Tests/EndToEnd/take_screenshots.py build/screenshots

# Every sample in each look, for people to look at: other languages, high contrast, large texts.
looks:
	@Scripts/set-up build test screenshot
	swift build --product lasso-demo
	Scripts/compile-resources
	Scripts/with-display $(PYTHON) Tests/EndToEnd/take_looks.py build/looks $(LOOKS)

# Those that the documentation and the metainfo file show.
pictures: screenshot
	for picture in $(wildcard Sources/*/*.docc/Resources/*.png); do \
	    cp "build/screenshots/$$(basename "$$picture")" "$$picture" || exit 1; \
	done

install:
	@Scripts/set-up build install
	@[ -f build/meson/build.ninja ] || meson setup build/meson --prefix $(PREFIX)
	meson configure build/meson -Dprefix=$(PREFIX)
	meson install -C build/meson

deb:
	@Scripts/set-up build deb
	Scripts/build-deb build/deb

# What git contains, in build/dist/lasso-gtk-VERSION.tar.xz.
dist:
	@Scripts/set-up build install
	@[ -f build/meson/build.ninja ] || meson setup build/meson --prefix $(PREFIX)
	meson dist -C build/meson --no-tests --formats xztar
	@rm -rf build/dist && mkdir -p build/dist && mv build/meson/meson-dist/*.tar.xz* build/dist

release-notes:
	Scripts/release-notes metainfo Resources/org.lassogtk.Demo.metainfo.xml

# A package outside of this one.
new-app:
	@[ -n "$(NAME)" ] || { echo "Name the application: make new-app NAME=ToDo" >&2; exit 1; }
	@Scripts/set-up build
	$(if $(IS_BUILT),,@swift build --quiet --product LassoTemplates)
	@.build/debug/LassoTemplates application "$(NAME)" --in "$(or $(FOLDER),../$(NAME))" --id "$(ID)" \
	    --developer "$(DEVELOPER)" --library "$(CURDIR)" --templates "$(CURDIR)/Templates"

clean:
	rm -rf .build build
	find Benchmarks Examples Tests \( -name .build -o -name __pycache__ \) -prune -exec rm -rf {} +
