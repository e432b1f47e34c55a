import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotSource

@Suite("The table of what is missing says what the sources of the layer say")
struct UnsupportedNamesTests {
  private static let file = "Sources/EarshotSource/Unsupported/UnsupportedNames+Refused.swift"

  @Test("What the layer refuses by name stands in the table as the layer words it")
  func refused() throws {
    let working = try Layer.typesAndFunctions()
    let refused = try RefusedDeclarations(
      in: Layer.refused(), exceptTypes: working.types, functions: working.functions)
    let url = Layer.root.appending(path: Self.file)
    if ProcessInfo.processInfo.environment["EARSHOT_WRITE_COVERAGE"] == "1" {
      try RefusedNamesFile(refused).text.write(to: url, atomically: true, encoding: .utf8)
    }

    let written = try String(contentsOf: url, encoding: .utf8)

    #expect(refused.all.count > 100)
    #expect(
      written == RefusedNamesFile(refused).text,
      """
      What is refused has changed; write it again with
      EARSHOT_WRITE_COVERAGE=1 swift test --filter UnsupportedNamesTests
      """)
  }

  @Test("Nothing in the table is declared by the layer and works")
  func declared() throws {
    let declared = try Layer.names()
    let types = try Layer.typesAndFunctions().types

    let wrong = UnsupportedNames.groups.flatMap { group in
      switch group.kind {
      // A module may be called as something is that it does not have to do with.
      case .module: [String]()
      // A generic parameter of the layer is no macro.
      case .attribute: group.names.filter(types.contains)
      default: group.names.filter(declared.contains)
      }
    }

    #expect(declared.contains("accessibilityLabel") && declared.contains("UIColor"))
    #expect(wrong == [])
  }

  @Test("No name is in the table twice, and none that the layer refuses is kept by hand")
  func once() throws {
    let refused = try RefusedDeclarations(in: Layer.refused(), exceptTypes: [], functions: [])
      .all.map(\.name)

    for kind in UnsupportedGroup.Kind.allCases {
      let names = UnsupportedNames.groups.filter { $0.kind == kind }.flatMap(\.names)

      #expect(!names.isEmpty)
      #expect(Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.isEmpty)
      #expect(kind == .module || Set(names).isDisjoint(with: refused))
    }
  }

  @Test("No module of the table can be imported")
  func modules() {
    let names = UnsupportedNames.groups.filter { $0.kind == .module }.flatMap(\.names)

    #expect(names.contains("UIKit"))
    #expect(BuildFacts.modules.isDisjoint(with: names))
  }
}
