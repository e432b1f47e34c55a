// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "earshot",
  targets: [
    .target(name: "EarshotTree"),
    .target(name: "EarshotUI", dependencies: ["EarshotTree"]),
    .target(name: "EarshotScreens", dependencies: ["EarshotUI"]),
    .testTarget(name: "EarshotTreeTests", dependencies: ["EarshotTree"]),
    .testTarget(name: "EarshotUITests", dependencies: ["EarshotTree", "EarshotUI"]),
    .testTarget(
      name: "EarshotScreensTests", dependencies: ["EarshotScreens", "EarshotTree", "EarshotUI"]),
  ]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
