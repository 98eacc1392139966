// swift-tools-version: 6.2

import PackageDescription

// A package outside LassoGtk that uses only the pattern, like the tests of an application's stores.
let package = Package(
    name: "LassoConsumer",
    dependencies: [.package(name: "LassoGtk", path: "../..")],
    targets: [
        .testTarget(
            name: "LassoConsumerTests",
            dependencies: [
                .product(name: "Lasso", package: "LassoGtk"),
                .product(name: "LassoTestUtilities", package: "LassoGtk"),
            ]
        )
    ],
    swiftLanguageModes: [.v6]
)
