import EarshotFiles
import EarshotTestSupport
import Testing

@testable import EarshotClient

@Suite("The parts of Earshot are found around the program")
struct EarshotLayoutTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The names of the parts as a build leaves them.
  private static let built = [
    "Modules/SwiftUI.swiftmodule", "EarshotMacros-tool", "CPreviewSection.build/module.modulemap",
    "CPreviewSection.build/CPreviewSection.c.o",
  ]
  /// The names of the parts as they are installed.
  private static let installed = [
    "Modules/SwiftUI.swiftmodule", "EarshotMacros", "CPreviewSection/module.modulemap",
    "CPreviewSection/CPreviewSection.o",
  ]

  private func put(_ parts: [String], in place: String) throws {
    try makeFolders(place)
    for part in parts {
      try makeFolders("\(place)/\(part.split(separator: "/").dropLast().joined(separator: "/"))")
      try folder.put("", at: "\(place)/\(part)")
    }
  }

  private func makeFolders(_ path: String) throws { try FilePath.makeFolder(folder(path)) }

  @Test("A build has them beside the program")
  func build() throws {
    try put(Self.built, in: "debug")

    let layout = try EarshotLayout(around: folder("debug/earshot"))

    #expect(layout.modules == folder("debug/Modules"))
    #expect(layout.macros == folder("debug/EarshotMacros-tool"))
    #expect(layout.previewModuleMap == folder("debug/CPreviewSection.build/module.modulemap"))
    #expect(layout.previewObject == folder("debug/CPreviewSection.build/CPreviewSection.c.o"))
  }

  @Test("An installed program has them in lib/earshot, named without a way through its own folder")
  func installed() throws {
    try makeFolders("usr/bin")
    try put(Self.installed, in: "usr/lib/earshot")

    let layout = try EarshotLayout(around: folder("usr/bin/earshot"))

    #expect(layout.modules == folder("usr/lib/earshot/Modules"))
    #expect(
      layout.compilerArguments == [
        "-I", folder("usr/lib/earshot/Modules"), "-load-plugin-executable",
        "\(folder("usr/lib/earshot/EarshotMacros"))#EarshotMacros", "-Xcc",
        "-fmodule-map-file=\(folder("usr/lib/earshot/CPreviewSection/module.modulemap"))",
      ])
  }

  @Test(
    "The first part that is missing is named, with where it was looked for and what to do",
    arguments: 0..<4)
  func missing(index: Int) throws {
    try put(Self.built.enumerated().filter { $0.offset != index }.map(\.element), in: "debug")
    let part = index == 0 ? "Modules" : Self.built[index]

    let error = try #require(
      throws: ClientBuildError.self,
      performing: { try EarshotLayout(around: folder("debug/earshot")) })

    #expect(
      "\(error)" == """
        earshot: error: '\(part)' is not in '\(folder.path)/debug/', and Swift source cannot be compiled \
        without it; build Earshot with 'swift build --product earshot'
        """)
  }

  @Test("All that makes a difference to what is compiled is among the parts")
  func parts() throws {
    try put(Self.built + ["Modules/EarshotUI.swiftmodule", "Modules/notes.txt"], in: "debug")

    let layout = try EarshotLayout(around: folder("debug/earshot"))

    #expect(
      layout.parts
        == [
          "Modules/EarshotUI.swiftmodule", "Modules/SwiftUI.swiftmodule", "EarshotMacros-tool",
          "CPreviewSection.build/module.modulemap", "CPreviewSection.build/CPreviewSection.c.o",
        ].map { folder("debug/\($0)") })
  }
}
