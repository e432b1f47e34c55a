// swift-tools-version: 6.2

import PackageDescription

// On other platforms the tests below compile to nothing: Earshot stands in for Apple's frameworks only
// where those do not exist.
let swiftUI = Target.Dependency.product(
  name: "SwiftUI", package: "earshot", condition: .when(platforms: [.linux]))
let testing = Target.Dependency.product(
  name: "EarshotTesting", package: "earshot", condition: .when(platforms: [.linux]))
let xctest = Target.Dependency.product(
  name: "EarshotXCTest", package: "earshot", condition: .when(platforms: [.linux]))

let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let strictSettings: [SwiftSetting] =
  settings + [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]

let package = Package(
  name: "chat-tests",
  platforms: [.iOS(.v18), .macOS(.v15)],
  dependencies: [.package(name: "earshot", path: "../../..")],
  targets: [
    .target(name: "ChatViews", dependencies: [swiftUI], swiftSettings: settings),
    .testTarget(
      name: "SwiftTestingTests", dependencies: ["ChatViews", testing],
      exclude: ["Transcripts", "Scenarios"], swiftSettings: settings),
    .testTarget(
      name: "XCTestTests", dependencies: ["ChatViews", xctest], exclude: ["Transcripts"],
      swiftSettings: settings),
    .testTarget(
      name: "Swift5Tests", dependencies: ["ChatViews", testing],
      swiftSettings: settings + [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "AloneTests", dependencies: [testing], exclude: ["Screens"],
      swiftSettings: strictSettings),
  ]
)
