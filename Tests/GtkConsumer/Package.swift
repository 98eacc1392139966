// swift-tools-version: 6.2

import PackageDescription

// A package outside LassoGtk that uses the wrappers as an application does, in modules with and without default
// isolation to the main actor.
let package = Package(
    name: "GtkConsumer",
    dependencies: [.package(name: "LassoGtk", path: "../..")],
    targets: [
        .target(
            name: "Isolated",
            dependencies: [.product(name: "LassoGtk", package: "LassoGtk")],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        .target(name: "Plain", dependencies: [.product(name: "LassoGtk", package: "LassoGtk")]),
        // A text editor, as an application of its own.
        .target(
            name: "Editor",
            dependencies: [.product(name: "LassoGtk", package: "LassoGtk")],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        .executableTarget(
            name: "TextEditor",
            dependencies: ["Editor", .product(name: "LassoGtk", package: "LassoGtk")],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        // Notes with letters, as an application that opens its windows itself.
        .target(
            name: "Notes",
            dependencies: [.product(name: "LassoGtk", package: "LassoGtk")],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        .executableTarget(name: "EveryClass", dependencies: [.product(name: "LassoGtk", package: "LassoGtk")]),
        .testTarget(
            name: "GtkConsumerTests",
            dependencies: [
                "Isolated", "Plain", "Editor", "Notes",
                .product(name: "LassoGtk", package: "LassoGtk"),
                .product(name: "LassoGtkTestUtilities", package: "LassoGtk"),
                .product(name: "LassoTestUtilities", package: "LassoGtk"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
