// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "TargetModule",
    products: [.executable(name: "@PROGRAM@", targets: ["TargetModule"])],
    dependencies: [.package(name: "LassoGtk", path: "@LIBRARY@")],
    targets: [
        .executableTarget(
            name: "TargetModule",
            dependencies: [.product(name: "LassoGtk", package: "LassoGtk")],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        .testTarget(
            name: "TargetModuleTests",
            dependencies: [
                "TargetModule",
                .product(name: "LassoGtkTestUtilities", package: "LassoGtk"),
                .product(name: "LassoTestUtilities", package: "LassoGtk"),
            ],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
    ],
    swiftLanguageModes: [.v6]
)
