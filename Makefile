# LassoGtk's commands. Each sets up what it needs and is missing.

.PHONY: help run build test test-headless test-consumer test-gtk-consumer test-release-consumer test-display \
        test-end-to-end test-install test-interface test-readme test-rejections test-order test-load test-wayland \
        test-debian13 test-sanitizer sanitize endurance \
        generate bench build-times lint format docs screenshot install clean

# Debian's, which knows Debian's GObject introspection.
PYTHON = /usr/bin/python3 -B
PREFIX ?= /usr/local
WITHOUT_DISPLAY = env -u DISPLAY -u WAYLAND_DISPLAY

help:
	@echo "make run           build and launch the demonstration"
	@echo "make test          build and run every test; those that draw get a display of their own"
	@echo "make test-order    run each suite of tests alone, and all of them in a shuffled order; LASSO_TEST_ORDER repeats one"
	@echo "make test-load     run the tests three times while the machine is busy with other things"
	@echo "make test-wayland  run the tests that draw on Wayland"
	@echo "make test-debian13 run every test on Debian 13, in a root of its own; needs root"
	@echo "make sanitize      run the tests under the address sanitizer and under the thread sanitizer"
	@echo "make endurance     walk at random through a drawn hierarchy, ten times as far as the tests do"
	@echo "make generate      write the wrappers of module Gtk from GTK's own description (on GTK 4.8)"
	@echo "make bench         compare the stores with what one would write by hand; measure how times grow"
	@echo "make build-times   print how long clean builds take"
	@echo "make lint          check the format, the style and the documentation of all sources"
	@echo "make format        format all sources"
	@echo "make docs          write the documentation of every library into build/documentation/"
	@echo "make screenshot    keep a picture of every window of the demonstration in build/screenshots/"
	@echo "make install       install the demonstration below PREFIX ($(PREFIX)); DESTDIR is honoured"
	@echo "make clean         remove everything that was built"

run:
	@if [ -z "$${DISPLAY:-}" ] && [ -z "$${WAYLAND_DISPLAY:-}" ]; then \
	    echo "There is no display to open a window on; \"make screenshot\" shows the windows without one." >&2; exit 1; fi
	@Scripts/set-up build
	swift build --product lasso-demo
	@.build/debug/lasso-demo

build:
	@Scripts/set-up build
	swift build --build-tests

test: test-headless test-rejections test-consumer test-gtk-consumer test-release-consumer test-display test-end-to-end \
      test-install test-interface test-readme
	@echo "All tests have passed."

# Stores and flows, with no display. The tests that draw are skipped, as with `swift test`.
test-headless: build
	$(WITHOUT_DISPLAY) Scripts/run-tests

# What the compiler is to reject.
test-rejections: build
	Scripts/check-rejections Tests/Rejections

# A package that uses Lasso alone has no GTK in its process.
test-consumer: build
	$(WITHOUT_DISPLAY) swift test --package-path Tests/LassoConsumer
	Scripts/without-gtk Tests/LassoConsumer/.build/debug/LassoConsumerPackageTests.xctest

# A package that uses the wrappers, in a module with default isolation and in one without.
test-gtk-consumer: build
	@Scripts/set-up build test
	swift build --build-tests --package-path Tests/GtkConsumer
	Scripts/with-display swift test --skip-build --package-path Tests/GtkConsumer

# The same package in release, where the compiler looks into the library's classes: every class is made, derived from and dropped.
# Without backtraces, a critical ends the program.
test-release-consumer: build
	@Scripts/set-up build test
	swift build -c release --product EveryClass --package-path Tests/GtkConsumer
	Scripts/with-display env SWIFT_BACKTRACE=enable=no Tests/GtkConsumer/.build/release/EveryClass

# Widgets and main loop, in one process, one test after the other.
test-display: build
	@Scripts/set-up build test
	Scripts/with-display Scripts/run-tests --no-parallel --filter '^(GtkTests|LassoGtkTests|LassoDemoGtkTests)\.'

# The program as it is launched, through the keyboard and AT-SPI.
test-end-to-end: build
	@Scripts/set-up build test
	Scripts/with-display $(PYTHON) -m unittest discover -s Tests/EndToEnd

# The installed program, and what is installed beside it.
test-install: build
	@Scripts/set-up build test
	Scripts/check-installation build/installation

# The interface that applications see.
test-interface: build
	@Scripts/set-up build test
	swift package dump-symbol-graph --minimum-access-level public --skip-synthesized-members >/dev/null
	$(PYTHON) Scripts/check-interface $$(for module in Gtk Lasso LassoGtk; do \
	    echo $$(swift build --show-bin-path)/../symbolgraph/$$module.symbols.json; done)

# What the README tells a newcomer to type.
test-readme: build
	@Scripts/set-up build test
	Scripts/check-readme build/readme

# Each suite alone, and all of them in any order.
test-order: build
	@Scripts/set-up build test
	Scripts/with-display Scripts/test-order

# Nobody else waits for the tests to have their turn.
test-load: build
	@Scripts/set-up build test
	for round in 1 2 3; do \
	    echo "Round $$round"; \
	    $(WITHOUT_DISPLAY) Scripts/under-load Scripts/run-tests && \
	    Scripts/under-load Scripts/with-display Scripts/run-tests || exit 1; \
	done

# What needs no program of X's.
test-wayland: build
	@Scripts/set-up build test wayland
	Scripts/with-wayland Scripts/run-tests --no-parallel --filter '^(GtkTests|LassoGtkTests|LassoDemoGtkTests)\.'

# The newest GTK of a Debian release.
test-debian13:
	@Scripts/set-up debian13
	Scripts/with-debian trixie make test

# The object model and the lists, where Swift and C share memory.
test-sanitizer: build
	@Scripts/set-up build test
	Scripts/sanitize address quick

# Everything, and what runs on several threads.
sanitize: build
	@Scripts/set-up build test
	Scripts/sanitize address
	Scripts/sanitize thread

# Another walk each time; LASSO_WALK_SEED repeats one.
endurance: build
	@Scripts/set-up build test
	seed=$${LASSO_WALK_SEED:-$$(date +%s)}; echo "LASSO_WALK_SEED=$$seed"; \
	LASSO_WALK_SEED=$$seed LASSO_WALK_STEPS=100000 Scripts/with-display Scripts/run-tests --no-parallel \
	    --filter '^LassoGtkTests\.RandomNavigationTests'

generate:
	@Scripts/set-up build
	Scripts/generate .

bench:
	@Scripts/set-up build
	swift run -c release --package-path Benchmarks StoreBenchmarks
	swift run -c release --package-path Benchmarks GrowthBenchmarks
	@Scripts/set-up build test
	swift build -c release --package-path Benchmarks --product DrawnBenchmarks
	Scripts/with-display Benchmarks/.build/release/DrawnBenchmarks

build-times:
	@Scripts/set-up build
	Scripts/build-times

lint:
	@Scripts/set-up build
	Scripts/check-generated
	swift format lint --strict --recursive --parallel Package.swift Sources Tests Benchmarks
	Scripts/build-without-warnings
	Scripts/build-documentation build/documentation

format:
	swift format --in-place --recursive --parallel Package.swift Sources Tests Benchmarks

docs:
	@Scripts/set-up build
	Scripts/build-documentation build/documentation

screenshot:
	@Scripts/set-up build test
	swift build --product lasso-demo
	Scripts/with-display $(PYTHON) Tests/EndToEnd/take_screenshots.py build/screenshots

install:
	@Scripts/set-up build install
	@[ -f build/meson/build.ninja ] || meson setup build/meson --prefix $(PREFIX)
	meson configure build/meson -Dprefix=$(PREFIX)
	meson install -C build/meson

clean:
	rm -rf .build build Tests/LassoConsumer/.build Tests/GtkConsumer/.build Benchmarks/.build Tests/EndToEnd/__pycache__
