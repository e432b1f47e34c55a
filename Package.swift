// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "earshot",
  products: [
    .executable(name: "earshot", targets: ["earshot"]),
    .library(name: "SwiftUI", targets: ["SwiftUI", "Combine"]),
    .library(name: "Accessibility", targets: ["Accessibility"]),
    .library(name: "Charts", targets: ["Charts"]),
    .library(name: "EarshotReader", targets: ["EarshotReader"]),
    .library(name: "EarshotTree", targets: ["EarshotTree"]),
    .library(name: "EarshotUI", targets: ["EarshotUI"]),
    .library(
      name: "EarshotTesting",
      targets: ["EarshotTesting", "EarshotConversation", "SwiftUI", "Combine"]),
    .library(
      name: "EarshotXCTest",
      targets: ["EarshotXCTest", "EarshotConversation", "SwiftUI", "Combine"]),
    .plugin(name: "EarshotPlugin", targets: ["EarshotPlugin"]),
  ],
  targets: [
    .target(name: "EarshotText"),
    .target(name: "EarshotFiles"),
    .target(name: "EarshotProcesses", dependencies: ["EarshotText"]),
    .target(name: "EarshotSource"),
    .target(name: "EarshotJSON", dependencies: ["EarshotText"]),
    .target(name: "EarshotReports", dependencies: ["EarshotFiles", "EarshotText"]),
    .target(name: "EarshotLocalization"),
    .target(name: "EarshotTree"),
    .target(
      name: "EarshotConversation", dependencies: ["EarshotFiles", "EarshotJSON", "EarshotText"]),
    .target(name: "CPreviewSection"),
    .target(name: "EarshotMacroExpansion", dependencies: ["EarshotJSON", "EarshotText"]),
    .macro(name: "EarshotMacros", dependencies: ["EarshotMacroExpansion"]),
    .target(
      name: "EarshotUI",
      dependencies: [
        "CPreviewSection", "EarshotLocalization", "EarshotMacros", "EarshotText", "EarshotTree",
      ]),
    .target(name: "SwiftUI", dependencies: ["EarshotUI"]),
    .target(name: "Accessibility", dependencies: ["EarshotUI"]),
    .target(name: "Charts", dependencies: ["SwiftUI"]),
    .target(name: "Combine", dependencies: ["EarshotUI", "SwiftUI"]),
    .target(
      name: "EarshotScreens",
      dependencies: ["Charts", "EarshotConversation", "EarshotTree", "EarshotUI", "SwiftUI"]),
    .target(
      name: "EarshotReader",
      dependencies: ["EarshotEmoji", "EarshotSpokenText", "EarshotText", "EarshotTree"]),
    .target(
      name: "EarshotAudit",
      dependencies: [
        "EarshotEmoji", "EarshotFiles", "EarshotJSON", "EarshotReader", "EarshotReports",
        "EarshotSource", "EarshotSpokenText", "EarshotText", "EarshotTree",
      ]),
    .target(
      name: "EarshotImport",
      dependencies: ["EarshotFiles", "EarshotJSON", "EarshotText", "EarshotTree"]),
    .target(
      name: "EarshotResources",
      dependencies: ["EarshotFiles", "EarshotJSON", "EarshotLocalization", "EarshotText"]),
    .target(
      name: "EarshotScenarios",
      dependencies: [
        "EarshotAudit", "EarshotConversation", "EarshotEmoji", "EarshotFiles", "EarshotImport",
        "EarshotJSON", "EarshotProcesses", "EarshotReader", "EarshotReports", "EarshotResources",
        "EarshotScreens", "EarshotText", "EarshotTree", "EarshotUI",
      ]),
    .target(
      name: "EarshotClient",
      dependencies: [
        "EarshotFiles", "EarshotProcesses", "EarshotResources", "EarshotSource", "EarshotText",
      ]),
    .target(
      name: "EarshotTestKit",
      dependencies: [
        "EarshotAudit", "EarshotConversation", "EarshotFiles", "EarshotReader", "EarshotScenarios",
        "EarshotScreens", "EarshotText", "EarshotTree", "EarshotUI",
      ]),
    .target(
      name: "EarshotTesting",
      dependencies: [
        "EarshotAudit", "EarshotReader", "EarshotTestKit", "EarshotTree", "EarshotUI",
      ]),
    .target(
      name: "EarshotXCTest",
      dependencies: [
        "EarshotAudit", "EarshotReader", "EarshotTestKit", "EarshotTree", "EarshotUI",
      ]),
    .target(name: "EarshotEmoji"),
    .target(name: "EarshotSpokenText", dependencies: ["EarshotEmoji", "EarshotTree"]),
    .executableTarget(name: "GenerateEmojiNames", dependencies: ["EarshotEmoji", "EarshotFiles"]),
    .target(name: "CEspeak"),
    .target(
      name: "EarshotSpeech",
      dependencies: [
        "CEspeak", "EarshotEmoji", "EarshotFiles", "EarshotSpokenText", "EarshotText",
      ]),
    .target(name: "CLineEditor"),
    .target(name: "CExportedSymbols"),
    .executableTarget(
      name: "earshot",
      dependencies: [
        "Accessibility", "CExportedSymbols", "Charts", "CLineEditor", "Combine",
        "EarshotAudit", "EarshotClient", "EarshotConversation", "EarshotEmoji", "EarshotFiles",
        "EarshotImport", "EarshotJSON", "EarshotProcesses", "EarshotReader", "EarshotReports",
        "EarshotScenarios", "EarshotScreens", "EarshotSpeech", "EarshotText", "EarshotTree",
        "EarshotUI", "SwiftUI",
      ]),
    .executableTarget(
      name: "EarshotBenchmarks",
      dependencies: [
        "EarshotAudit", "EarshotConversation", "EarshotEmoji", "EarshotFiles", "EarshotProcesses",
        "EarshotReader", "EarshotScenarios", "EarshotScreens", "EarshotSpeech", "EarshotText",
        "EarshotTree", "EarshotUI",
      ]),
    .plugin(
      name: "EarshotPlugin",
      capability: .command(
        intent: .custom(
          verb: "earshot", description: "Plays transcripts, and compares what is heard"),
        permissions: [
          .writeToPackageDirectory(reason: "It records transcripts, and writes reports and sound.")
        ])),
  ]
)

/// The tests of each target, with what they use besides it.
let tests: [(of: String, using: [Target.Dependency])] = [
  (of: "EarshotText", using: []),
  (of: "EarshotFiles", using: []),
  (of: "EarshotProcesses", using: []),
  (of: "EarshotSource", using: ["CSourceKit"]),
  (of: "EarshotJSON", using: ["EarshotText"]),
  (of: "EarshotReports", using: []),
  (of: "EarshotLocalization", using: []),
  (of: "EarshotTree", using: []),
  (of: "EarshotConversation", using: ["EarshotFiles", "EarshotJSON"]),
  (of: "EarshotMacroExpansion", using: ["EarshotJSON"]),
  (of: "EarshotUI", using: ["Charts", "EarshotLocalization", "EarshotReader", "EarshotTree"]),
  (of: "SwiftUI", using: ["Combine", "EarshotLocalization", "EarshotTree", "EarshotUI"]),
  (
    of: "EarshotResources", using: ["EarshotLocalization", "EarshotReader", "EarshotUI", "SwiftUI"]
  ),
  (of: "Charts", using: ["Accessibility", "EarshotReader", "EarshotTree", "EarshotUI", "SwiftUI"]),
  (
    of: "EarshotScreens",
    using: ["EarshotAudit", "EarshotConversation", "EarshotReader", "EarshotTree", "EarshotUI"]
  ),
  (of: "EarshotReader", using: ["EarshotText", "EarshotTree"]),
  (
    of: "EarshotAudit",
    using: [
      "EarshotEmoji", "EarshotJSON", "EarshotReader", "EarshotSource", "EarshotText", "EarshotTree",
    ]
  ),
  (of: "EarshotImport", using: ["EarshotJSON", "EarshotReader", "EarshotTree"]),
  (of: "EarshotEmoji", using: ["EarshotReader", "EarshotSpeech", "EarshotSpokenText"]),
  (of: "EarshotSpokenText", using: ["EarshotTree"]),
  (of: "EarshotSpeech", using: []),
  (of: "EarshotClient", using: ["EarshotFiles", "EarshotProcesses", "EarshotSource"]),
  (
    of: "EarshotScenarios",
    using: [
      "DefectiveScreens", "DefectiveWorker", "EarshotAudit", "EarshotConversation", "EarshotFiles",
      "EarshotJSON",
      "EarshotReader", "EarshotScreens", "EarshotText", "EarshotTree", "EarshotUI", "FaultyWorker",
    ]
  ),
  (of: "EarshotBenchmarks", using: []),
  (
    of: "EarshotTesting",
    using: [
      "EarshotConversation", "EarshotReader", "EarshotScenarios", "EarshotTestKit", "EarshotUI",
    ]
  ),
]
package.targets += [
  .target(
    name: "EarshotTestSupport", dependencies: ["EarshotTree"], path: "Tests/EarshotTestSupport"),
  .target(name: "CSourceKit", path: "Tests/CSourceKit"),
  .executableTarget(
    name: "FaultyWorker", dependencies: ["EarshotScenarios", "EarshotScreens", "EarshotUI"],
    path: "Tests/FaultyWorker"),
  .target(
    name: "DefectiveScreens", dependencies: ["EarshotScreens", "EarshotTree"],
    path: "Tests/DefectiveScreens"),
  .executableTarget(
    name: "DefectiveWorker",
    dependencies: ["DefectiveScreens", "EarshotScenarios", "EarshotScreens"],
    path: "Tests/DefectiveWorker"),
]
for test in tests {
  package.targets.append(
    .testTarget(
      name: "\(test.of)Tests",
      dependencies: [.byName(name: test.of), "EarshotTestSupport"] + test.using,
      exclude: test.of == "EarshotTesting" ? ["Scenarios"] : []))
}
package.targets.append(
  .testTarget(
    name: "EarshotCommandLineTests",
    dependencies: [
      "earshot", "EarshotAudit", "EarshotClient", "EarshotConversation", "EarshotImport",
      "EarshotJSON",
      "EarshotReader", "EarshotScenarios", "EarshotScreens", "EarshotSpeech", "EarshotTestSupport",
      "EarshotText",
      "EarshotTree",
      "EarshotUI",
      "FaultyWorker",
    ]))

for target in package.targets where target.type != .plugin {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
