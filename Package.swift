// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "earshot",
  targets: [
    .target(name: "EarshotTree"),
    .testTarget(name: "EarshotTreeTests", dependencies: ["EarshotTree"]),
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
