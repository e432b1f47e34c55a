// swift-tools-version: 6.2

import PackageDescription

let swiftUI = Target.Dependency.product(
    name: "SwiftUI", package: "earshot", condition: .when(platforms: [.linux]))
let charts = Target.Dependency.product(
    name: "Charts", package: "earshot", condition: .when(platforms: [.linux]))

let package = Package(
    name: "chat-components",
    platforms: [.iOS(.v18), .macOS(.v15)],
    dependencies: [.package(name: "earshot", path: "../../..")],
    targets: [
        .target(
            name: "ChatComponents",
            dependencies: [swiftUI, charts],
            swiftSettings: [.treatAllWarnings(as: .error)]),
        .target(
            name: "ChatComponentsSwift5",
            dependencies: [swiftUI, charts],
            swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
        .executableTarget(
            name: "list-components",
            dependencies: [
                "ChatComponents",
                .product(name: "EarshotReader", package: "earshot"),
                .product(name: "EarshotTree", package: "earshot"),
                .product(name: "EarshotUI", package: "earshot"),
            ]),
    ]
)
