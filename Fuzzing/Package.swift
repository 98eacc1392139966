// swift-tools-version: 6.2

import PackageDescription

// A separate package, so that an application that uses the library never builds it. The folders Library and Tests are
// links to those of the library, because what is fuzzed isn't what a client sees: executables are libraries here, and
// modules that read bytes are compiled with the fuzzer's instrumentation, without which it would find nothing.

/// Settings of modules whose code the fuzzer follows. They are optimized, because more inputs find more.
let followed: [SwiftSetting] = [.unsafeFlags(["-sanitize=fuzzer,address", "-O"])]

/// Settings of targets that call GTK.
let mainActorByDefault: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
    name: "Fuzzing",
    targets: [
        // The library. The wrappers aren't followed: they are many, and read nothing by themselves.
        .systemLibrary(
            name: "CGtk",
            path: "Library/CGtk",
            pkgConfig: "gtk4-unix-print",
            providers: [.apt(["libgtk-4-dev"])]
        ),
        .systemLibrary(name: "CCrypt", path: "Library/CCrypt", providers: [.apt(["libcrypt-dev"])]),
        .systemLibrary(name: "CIntl", path: "Library/CIntl"),
        .systemLibrary(name: "CSwiftRuntime", path: "Library/CSwiftRuntime"),
        .target(
            name: "Gtk",
            dependencies: ["CGtk", "CSwiftRuntime"],
            path: "Library/Gtk",
            exclude: ["Generated/COVERAGE.md"],
            swiftSettings: mainActorByDefault
        ),
        .target(
            name: "Lasso",
            dependencies: ["CIntl", "CSwiftRuntime"],
            path: "Library/Lasso",
            swiftSettings: followed
        ),
        .target(
            name: "LassoGtk",
            dependencies: ["Lasso", "Gtk"],
            path: "Library/LassoGtk",
            swiftSettings: mainActorByDefault + followed
        ),
        .target(name: "LassoCodable", dependencies: ["Lasso"], path: "Library/LassoCodable", swiftSettings: followed),
        .target(
            name: "LassoRecording",
            dependencies: ["Lasso"],
            path: "Library/LassoRecording",
            swiftSettings: followed
        ),
        // A flow in which tapes are replayed.
        .target(name: "RecordedFlow", dependencies: ["LassoRecording", "Lasso"], path: "Tests/RecordedFlow"),

        // The part of the replaying program that reads its command line.
        .target(
            name: "LassoReplay",
            path: "Library/LassoReplay",
            sources: ["ReplayArguments.swift"],
            swiftSettings: mainActorByDefault + followed
        ),

        // The part of the inspector that reads what a developer writes.
        .target(
            name: "LassoInspector",
            dependencies: ["LassoGtk", "Lasso"],
            path: "Library/LassoInspector",
            sources: ["Editing"],
            swiftSettings: mainActorByDefault + followed + [.define("LASSO_INSPECTOR")]
        ),

        // The part of the test utilities that creates a list of recent files.
        .target(
            name: "LassoGtkTestUtilities",
            dependencies: ["LassoGtk", "CGtk"],
            path: "Library/LassoGtkTestUtilities",
            sources: ["RecentManager+Tests.swift"],
            swiftSettings: mainActorByDefault
        ),

        // The parts of the executables that read bytes.
        .target(
            name: "GtkGenerator",
            path: "Library/GtkGenerator",
            exclude: ["Main.swift"],
            swiftSettings: followed
        ),
        .target(
            name: "LassoDemo",
            dependencies: ["LassoGtk", "LassoCodable", "Lasso", "CCrypt"],
            path: "Library/LassoDemo",
            sources: ["Accounts", "Appearance/String+Trimmed.swift", "Source/Highlighting"],
            swiftSettings: mainActorByDefault + followed
        ),
        .target(
            name: "LassoTemplates",
            path: "Library/LassoTemplates",
            exclude: ["LassoTemplates.swift"],
            swiftSettings: followed
        ),
        .target(
            name: "CommandLineProgram",
            dependencies: ["LassoGtk"],
            path: "Tests/CommandLineProgram",
            exclude: ["Main.swift"],
            swiftSettings: mainActorByDefault
        ),

        // What is read, and what must be true then. The tests of the library compile the same files.
        .target(
            name: "Readers",
            dependencies: [
                "Lasso", "LassoCodable", "LassoGtk", "Gtk", "CGtk", "GtkGenerator", "LassoDemo", "LassoTemplates",
                "LassoRecording", "RecordedFlow", "LassoReplay", "LassoInspector", "LassoGtkTestUtilities",
            ],
            path: "Tests/FuzzTests/Readers",
            swiftSettings: mainActorByDefault + followed
        ),

        // The program. Scripts/fuzz links the fuzzer of the toolchain, which is written in C++.
        .target(name: "CFuzzer", path: "CFuzzer"),
        .executableTarget(
            name: "Fuzz",
            dependencies: ["Readers", "CFuzzer", "CommandLineProgram", "Gtk", "CGtk"],
            path: "Program",
            swiftSettings: mainActorByDefault,
            linkerSettings: [.linkedLibrary("stdc++")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
