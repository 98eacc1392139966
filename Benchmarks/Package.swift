// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that whoever uses the library never builds it.
let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "LassoGtk", path: "..")],
    targets: [
        .target(name: "CHeap"),
        .executableTarget(
            name: "StoreBenchmarks",
            dependencies: ["CHeap", .product(name: "Lasso", package: "LassoGtk")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
