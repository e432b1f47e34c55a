// swift-tools-version: 6.2

import PackageDescription

// On other platforms the tests below compile to nothing: Earshot stands in for Apple's frameworks only
// where those do not exist.
let testing = Target.Dependency.product(
  name: "EarshotTesting", package: "earshot", condition: .when(platforms: [.linux]))
let xctest = Target.Dependency.product(
  name: "EarshotXCTest", package: "earshot", condition: .when(platforms: [.linux]))
let swiftUI = Target.Dependency.product(
  name: "SwiftUI", package: "earshot", condition: .when(platforms: [.linux]))

let package = Package(
  name: "chat-tests",
  platforms: [.iOS(.v18), .macOS(.v15)],
  dependencies: [.package(name: "earshot", path: "../../..")],
  targets: [
    .target(
      name: "ChatViews", dependencies: [swiftUI],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "SwiftTestingTests", dependencies: ["ChatViews", testing],
      exclude: ["Transcripts", "Scenarios"],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "XCTestTests", dependencies: ["ChatViews", xctest],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "Swift5Tests", dependencies: ["ChatViews", testing],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
  ]
)
