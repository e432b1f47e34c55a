import EarshotTestSupport
import Testing

@testable import EarshotClient

@Suite("The Swift compiler at hand is found")
struct ToolchainTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["a", "b", "c"] { try folder.makeFolder(name) }
    try folder.put("#!/bin/sh\n", at: "b/swiftc", mode: 0o755)
    try folder.put("#!/bin/sh\n", at: "c/swiftc", mode: 0o755)
    try folder.put("#!/bin/sh\n", at: "c/other", mode: 0o755)
  }

  private func compiler(_ variables: [String: String]) throws -> String {
    try Toolchain(environment: { variables[$0] }).compiler
  }

  private var path: String { ["a", "", "b", "c"].map { folder($0) }.joined(separator: ":") }

  @Test("It is the first on the PATH")
  func first() throws {
    #expect(try compiler(["PATH": path]) == folder("b/swiftc"))
  }

  @Test("What cannot be run, and what is a folder, is passed over")
  func unusable() throws {
    try folder.put("no program", at: "a/swiftc", mode: 0o644)
    try folder.makeFolder("d")
    try folder.makeFolder("d/swiftc")

    #expect(try compiler(["PATH": "\(folder("d")):\(path)"]) == folder("b/swiftc"))
  }

  @Test("SWIFT_EXEC names another, by its path or by a name on the PATH")
  func named() throws {
    #expect(try compiler(["PATH": path, "SWIFT_EXEC": folder("c/swiftc")]) == folder("c/swiftc"))
    #expect(try compiler(["PATH": path, "SWIFT_EXEC": "other"]) == folder("c/other"))
    #expect(try compiler(["PATH": path, "SWIFT_EXEC": ""]) == folder("b/swiftc"))
  }

  @Test("Where there is none, it is told how to get one", arguments: ["", "/nowhere", ":"])
  func none(path: String) {
    #expect(throws: ClientBuildError.noCompiler) { try compiler(["PATH": path]) }
    #expect(
      "\(ClientBuildError.noCompiler)" == """
        earshot: error: Swift source needs a Swift compiler, and there is no 'swiftc' on the PATH; \
        install a toolchain from https://swift.org/install, or name one in SWIFT_EXEC
        """)
  }

  @Test("What SWIFT_EXEC names and cannot be run is told, and nothing else is taken instead")
  func wronglyNamed() throws {
    for name in ["/nowhere/swiftc", folder("a"), "absent", "with\nline"] {
      let error = try #require(
        throws: ClientBuildError.self,
        performing: { try compiler(["PATH": path, "SWIFT_EXEC": name]) })

      #expect("\(error)".hasSuffix("SWIFT_EXEC names it, and it cannot be run"))
      #expect(!"\(error)".contains("\n"))
    }
  }
}
