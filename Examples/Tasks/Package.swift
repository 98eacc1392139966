// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Tasks",
    dependencies: [.package(name: "LassoGtk", path: "../..")],
    targets: [
        .executableTarget(
            name: "Tasks",
            dependencies: [
                .product(name: "LassoGtk", package: "LassoGtk"),
                .product(name: "LassoCodable", package: "LassoGtk"),
            ],
            // The tests of a release build import what isn't public.
            swiftSettings: [.defaultIsolation(MainActor.self), .unsafeFlags(["-enable-testing"])]
        ),
        .testTarget(
            name: "TasksTests",
            dependencies: [
                "Tasks",
                .product(name: "LassoTestUtilities", package: "LassoGtk"),
            ],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
    ],
    swiftLanguageModes: [.v6]
)
