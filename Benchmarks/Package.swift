// swift-tools-version: 6.2

import PackageDescription

// A separate package, so that an application that uses the library never builds it.
let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "LassoGtk", path: "..")],
    targets: [
        .systemLibrary(name: "CGtk4", path: "Peers/CGtk4", pkgConfig: "gtk4"),
        .target(name: "CHeap"),
        .target(name: "Measuring"),
        .executableTarget(
            name: "StoreBenchmarks",
            dependencies: ["CHeap", "Measuring", .product(name: "Lasso", package: "LassoGtk")]
        ),
        .executableTarget(
            name: "GrowthBenchmarks",
            dependencies: ["Measuring", .product(name: "Lasso", package: "LassoGtk")]
        ),
        .executableTarget(
            name: "DrawnBenchmarks",
            // The demo is only built.
            dependencies: [
                "CHeap", "CPeers", "Measuring", .product(name: "LassoGtk", package: "LassoGtk"),
                .product(name: "LassoInspector", package: "LassoGtk"),
                .product(name: "LassoRecording", package: "LassoGtk"),
                .product(name: "lasso-demo", package: "LassoGtk"),
            ],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        // The same as parts of the library, in C.
        .target(name: "CPeers", dependencies: ["CGtk4"], path: "Peers/CPeers"),
        // A program that is compared with those in Peers/LoginWindow.
        .executableTarget(
            name: "LoginWindow",
            dependencies: [.product(name: "LassoGtk", package: "LassoGtk")],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
    ],
    swiftLanguageModes: [.v6]
)
