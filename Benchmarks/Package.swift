// swift-tools-version: 6.2

import PackageDescription

// A separate package, so that an application that uses the library never builds it.
let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "LassoGtk", path: "..")],
    targets: [
        .systemLibrary(name: "CGtk4", pkgConfig: "gtk4"),
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
            dependencies: ["CHeap", "Measuring", .product(name: "LassoGtk", package: "LassoGtk")],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        // Programs that DrawnBenchmarks starts.
        .executableTarget(
            name: "MinimalWindow",
            dependencies: [.product(name: "LassoGtk", package: "LassoGtk")],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        .executableTarget(name: "BareWindow", dependencies: ["CGtk4"]),
    ],
    swiftLanguageModes: [.v6]
)
