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
        .executableTarget(name: "EveryClass", dependencies: [.product(name: "LassoGtk", package: "LassoGtk")]),
        .testTarget(
            name: "GtkConsumerTests",
            dependencies: [
                "Isolated", "Plain",
                .product(name: "LassoGtk", package: "LassoGtk"),
                .product(name: "LassoGtkTestUtilities", package: "LassoGtk"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
