// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "ToDo",
    products: [.executable(name: "to-do", targets: ["ToDo"])],
    dependencies: [.package(path: "../LassoGtk")],
    targets: [
        .executableTarget(
            name: "ToDo",
            dependencies: [.product(name: "LassoGtk", package: "LassoGtk")],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        )
    ]
)
