// swift-tools-version: 6.2

import PackageDescription

/// Settings of targets that call GTK. GTK runs on the main thread, so declarations are isolated to the main actor by
/// default.
let mainActorByDefault: [SwiftSetting] = [
    .defaultIsolation(MainActor.self)
]

/// Settings of a program that needs no Swift libraries on the user's machine if it is built in release. In contrast to
/// `--static-swift-stdlib`, nothing is compiled differently, so one build serves the installation and the tests.
let containingSwift: [LinkerSetting] = [
    .unsafeFlags(
        // A sixth smaller: Swift's libraries would export all of their symbols, and relocations take 1 MB otherwise.
        [
            "-static-stdlib", "-use-ld=lld", "-Xlinker", "--no-export-dynamic", "-Xlinker", "-z", "-Xlinker",
            "pack-relative-relocs",
        ],
        .when(configuration: .release)
    ),
    // FoundationEssentials needs these.
    .linkedLibrary("_FoundationCollections", .when(configuration: .release)),
    .linkedLibrary("_FoundationCShims", .when(configuration: .release)),
]

/// Settings of the inspector, which is in debug builds, and in others if the environment of the build asks for it.
let inspecting: [SwiftSetting] =
    mainActorByDefault + [
        Context.environment["LASSO_INSPECTOR"] == "1"
            ? .define("LASSO_INSPECTOR") : .define("LASSO_INSPECTOR", .when(configuration: .debug))
    ]

let package = Package(
    name: "LassoGtk",
    products: [
        .library(name: "Lasso", targets: ["Lasso"]),
        .library(name: "Gtk", targets: ["Gtk"]),
        .library(name: "LassoGtk", targets: ["LassoGtk"]),
        .library(name: "LassoCodable", targets: ["LassoCodable"]),
        .library(name: "LassoInspector", targets: ["LassoInspector"]),
        .library(name: "LassoRecording", targets: ["LassoRecording"]),
        .library(name: "LassoReplay", targets: ["LassoReplay"]),
        .library(name: "LassoTestUtilities", targets: ["LassoTestUtilities"]),
        .library(name: "LassoGtkTestUtilities", targets: ["LassoGtkTestUtilities"]),
        .executable(name: "lasso-demo", targets: ["LassoDemoProgram"]),
        .executable(name: "lasso-replay", targets: ["LassoDemoReplay"]),
        .plugin(name: "NewScreen", targets: ["NewScreen"]),
        .plugin(name: "NewFlow", targets: ["NewFlow"]),
    ],
    targets: [
        // C libraries.
        .systemLibrary(name: "CGtk", pkgConfig: "gtk4-unix-print", providers: [.apt(["libgtk-4-dev"])]),
        .systemLibrary(name: "CCrypt", providers: [.apt(["libcrypt-dev"])]),
        .systemLibrary(name: "CMalloc"),
        .systemLibrary(name: "CIntl"),
        .systemLibrary(name: "CSwiftRuntime"),

        // The library.
        .target(
            name: "Gtk",
            dependencies: ["CGtk", "CSwiftRuntime"],
            exclude: ["Generated/COVERAGE.md"],
            swiftSettings: mainActorByDefault
        ),
        // Lasso has no default isolation: values, modules, and paths are used on any actor. Declarations that belong to
        // the main actor are marked.
        .target(name: "Lasso", dependencies: ["CIntl", "CSwiftRuntime"]),
        .target(name: "LassoGtk", dependencies: ["Lasso", "Gtk"], swiftSettings: mainActorByDefault),

        // Only this library and LassoRecording link FoundationEssentials, so that other applications are small.
        .target(name: "LassoCodable", dependencies: ["Lasso"]),

        // The window that shows what an application consists of and what happens in it.
        .target(name: "LassoInspector", dependencies: ["LassoGtk", "Lasso", "Gtk"], swiftSettings: inspecting),

        // Records runs of an application, and replays them.
        .target(name: "LassoRecording", dependencies: ["Lasso"]),

        // The program that an application makes to replay its tapes.
        .target(
            name: "LassoReplay",
            dependencies: ["LassoRecording", "LassoGtk", "Gtk", "Lasso", "CGtk"],
            swiftSettings: mainActorByDefault
        ),

        // The generator of the wrappers in module Gtk.
        .executableTarget(name: "GtkGenerator"),

        // Libraries that the tests of an application import.
        .target(name: "LassoTestUtilities", dependencies: ["Lasso", "LassoRecording", "CMalloc", "CSwiftRuntime"]),
        .target(
            name: "LassoGtkTestUtilities",
            dependencies: ["LassoGtk", "Gtk", "Lasso", "CGtk", "LassoTestUtilities"],
            swiftSettings: mainActorByDefault
        ),

        // The program that creates applications, screens, and flows from the folder Templates, and the commands of the
        // package manager that call it.
        .executableTarget(name: "LassoTemplates"),
        .plugin(
            name: "NewScreen",
            capability: .command(
                intent: .custom(verb: "new-screen", description: "Add a screen with its test"),
                permissions: [.writeToPackageDirectory(reason: "It creates the files of the screen.")]
            ),
            dependencies: ["LassoTemplates"]
        ),
        .plugin(
            name: "NewFlow",
            capability: .command(
                intent: .custom(verb: "new-flow", description: "Add a flow with its tests"),
                permissions: [.writeToPackageDirectory(reason: "It creates the files of the flow.")]
            ),
            dependencies: ["LassoTemplates"]
        ),

        // The demo.
        .target(
            name: "LassoDemo",
            dependencies: [
                "LassoGtk", "LassoCodable", "LassoInspector", "LassoRecording", "Gtk", "Lasso", "CCrypt",
            ],
            resources: [.embedInCode("Appearance/style.css")],
            swiftSettings: mainActorByDefault
        ),
        .executableTarget(
            name: "LassoDemoProgram",
            dependencies: ["LassoDemo"],
            swiftSettings: mainActorByDefault,
            linkerSettings: containingSwift
        ),
        // Replays the tapes of the demo.
        .executableTarget(
            name: "LassoDemoReplay",
            dependencies: ["LassoDemo", "LassoReplay"],
            swiftSettings: mainActorByDefault
        ),

        // Tests, one target for each module.
        .testTarget(
            name: "LassoTests",
            dependencies: ["Lasso", "LassoTestUtilities", "FlowCases", "StoreProgram", "TranslationProgram"]
        ),
        .testTarget(name: "LassoCodableTests", dependencies: ["LassoCodable", "Lasso", "LassoTestUtilities"]),
        .testTarget(
            name: "LassoRecordingTests",
            dependencies: [
                "LassoRecording", "Lasso", "LassoTestUtilities", "FlowCases", "RecordedFlow", "RecorderProgram",
                "ReplayProgram",
            ]
        ),
        // A flow that is recorded, a program that records it until it is killed, and one that replays it.
        .target(name: "RecordedFlow", dependencies: ["LassoRecording", "Lasso"], path: "Tests/RecordedFlow"),
        .executableTarget(
            name: "RecorderProgram",
            dependencies: ["RecordedFlow", "LassoRecording", "Lasso"],
            path: "Tests/RecorderProgram"
        ),
        .executableTarget(
            name: "ReplayProgram",
            dependencies: ["RecordedFlow", "LassoReplay", "Lasso"],
            path: "Tests/ReplayProgram",
            swiftSettings: mainActorByDefault
        ),
        .testTarget(name: "GtkGeneratorTests", dependencies: ["GtkGenerator"]),
        .testTarget(name: "LassoTemplatesTests", dependencies: ["LassoTemplates"]),
        // Flows, placers, random numbers, and runs of a program for tests with and without a display.
        .target(name: "FlowCases", dependencies: ["Lasso", "LassoTestUtilities"], path: "Tests/FlowCases"),
        .executableTarget(name: "StoreProgram", dependencies: ["Lasso"], path: "Tests/StoreProgram"),
        .executableTarget(name: "TranslationProgram", dependencies: ["Lasso"], path: "Tests/TranslationProgram"),
        .testTarget(
            name: "GtkTests",
            dependencies: ["Gtk", "CGtk", "LassoGtkTestUtilities", "LassoTestUtilities", "MainLoopProgram"],
            swiftSettings: mainActorByDefault
        ),
        .testTarget(
            name: "LassoGtkTests",
            dependencies: [
                "LassoGtk", "Gtk", "CGtk", "Lasso", "LassoGtkTestUtilities", "LassoTestUtilities", "LassoRecording",
                "FlowCases",
                "StorageProgram", "CommandLineProgram",
            ],
            swiftSettings: mainActorByDefault
        ),
        .testTarget(
            name: "LassoInspectorTests",
            dependencies: [
                "LassoInspector", "LassoGtk", "LassoRecording", "Gtk", "Lasso", "LassoGtkTestUtilities",
                "LassoTestUtilities",
            ],
            swiftSettings: mainActorByDefault
        ),
        .testTarget(
            name: "LassoDemoTests",
            dependencies: [
                "LassoDemo", "LassoGtk", "LassoRecording", "LassoReplay", "Gtk", "Lasso", "LassoGtkTestUtilities",
                "LassoTestUtilities", "FlowCases", "LassoDemoReplay",
            ],
            exclude: ["Exploration/Benchmark"],
            swiftSettings: mainActorByDefault
        ),
        .testTarget(
            name: "LassoDemoGtkTests",
            dependencies: ["LassoDemo", "LassoGtk", "Gtk", "Lasso", "LassoGtkTestUtilities", "LassoTestUtilities"],
            swiftSettings: mainActorByDefault
        ),
        // The inputs in Fuzzing/Corpora, which the package there tries at random, too.
        .testTarget(
            name: "FuzzTests",
            dependencies: [
                "Lasso", "LassoCodable", "LassoGtk", "Gtk", "CGtk", "GtkGenerator", "LassoDemo", "LassoTemplates",
                "LassoGtkTestUtilities", "CommandLineProgram", "FlowCases", "LassoRecording", "RecordedFlow",
                "LassoReplay", "LassoInspector",
            ],
            swiftSettings: mainActorByDefault
        ),
        .executableTarget(
            name: "CommandLineProgram",
            dependencies: ["LassoGtk"],
            path: "Tests/CommandLineProgram",
            swiftSettings: mainActorByDefault
        ),
        .executableTarget(
            name: "MainLoopProgram",
            dependencies: ["Gtk", "CGtk", "Lasso"],
            path: "Tests/MainLoopProgram",
            swiftSettings: mainActorByDefault
        ),
        .executableTarget(
            name: "StorageProgram",
            dependencies: ["LassoGtk", "Gtk", "CGtk", "LassoRecording"],
            path: "Tests/StorageProgram",
            swiftSettings: mainActorByDefault
        ),
    ],
    swiftLanguageModes: [.v6]
)

// Code that nobody edits is compiled as whole modules also in debug, which takes two thirds of the time: the library
// where it is a dependency, and all of the package in continuous integration, which needs no debug information either.
// The package manager's own options would have to be passed by everyone.
let isDependency = Context.packageDirectory.contains("/checkouts/")
let isBuiltOnce = Context.environment["LASSO_BUILD"] == "once"
if isDependency || isBuiltOnce {
    let wholeModules = [
        // With a number of threads, the compiler writes a file for each source, which the index needs.
        "-whole-module-optimization", "-disable-batch-mode", "-num-threads", "2",
        // What other modules import isn't written in a step of its own, which compiles some of the module twice: the
        // package manager builds these modules only after all steps.
        "-no-emit-module-separately-wmo",
        // An index of C headers is for those who edit the code that imports them.
        "-Xfrontend", "-index-ignore-clang-modules",
    ]
    for target in package.targets where [.regular, .executable, .test].contains(target.type) {
        var settings: [SwiftSetting] = [.unsafeFlags(wholeModules, .when(configuration: .debug))]
        // Nobody debugs what is built only once, and debug information takes time to write.
        if isBuiltOnce { settings.append(.unsafeFlags(["-Xfrontend", "-gnone"])) }
        target.swiftSettings = (target.swiftSettings ?? []) + settings
    }
}

// A closure on the main actor that is passed to a module that isn't compiled for Swift 6, such as the standard library,
// checks at each call that it runs there. Debug builds, and so `make test`, keep these checks. So do programs, which
// need few of them. In a release of the library, they would take up to a seventh of the time of a flow.
for target in package.targets where target.type == .regular {
    let unchecked = SwiftSetting.unsafeFlags(
        ["-Xfrontend", "-disable-dynamic-actor-isolation"],
        .when(configuration: .release)
    )
    target.swiftSettings = (target.swiftSettings ?? []) + [unchecked]
}

// A release of the modules that every application contains is optimized for size, as its programs for installation are.
// That saves an eighth of the time in the compiler. Most of what the benchmarks measure takes as long as with -O. A
// change of one row of a list takes 0.05 ms longer, a signal 8 percent, and an exploration one to two percent.
for target in package.targets where ["Lasso", "Gtk", "LassoGtk"].contains(target.name) {
    let small = SwiftSetting.unsafeFlags(["-Osize"], .when(configuration: .release))
    target.swiftSettings = (target.swiftSettings ?? []) + [small]
}

// A program that explores the demo, for the benchmarks. It imports internal declarations of the demo, also in release,
// so no other build has it. The library is compiled as in every release. SwiftPM allows a file in one target only.
if Context.environment["LASSO_EXPLORATION_BENCHMARK"] == "1" {
    package.targets.removeAll { $0.name == "LassoDemoTests" }
    for target in package.targets where target.name == "LassoDemo" {
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-enable-testing"])]
    }
    package.targets.append(
        .executableTarget(
            name: "ExplorationBenchmark",
            dependencies: ["LassoDemo", "LassoGtk", "LassoTestUtilities"],
            path: "Tests/LassoDemoTests/Exploration",
            sources: ["Benchmark", "DemoExploration.swift", "ExploredAccounts.swift"],
            swiftSettings: mainActorByDefault
        )
    )
}
