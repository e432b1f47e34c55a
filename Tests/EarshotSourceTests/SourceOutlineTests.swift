import EarshotSource
import Testing

@Suite("An outline says what a source declares before it is compiled")
struct SourceOutlineTests {
  @Test("Types are named with those around them, and what is hidden around them hides them")
  func declarations() throws {
    let outline = try SourceOutline(
      of: """
        import SwiftUI
        public struct Row: View, Equatable where Int: Hashable {
          enum Kind: String { case direct, group }
          private struct Badge { struct Dot {} }
          var body: some View { struct Local: View {}; return Text("struct Fake {}") }
        }
        fileprivate final class Store<Value> { actor Worker {} }
        extension Row.Kind: @retroactive CustomStringConvertible { struct Name {} }
        private extension Row { struct Shade {} }
        extension Store { enum Mode {} }
        extension [Row] { func sorted() {} }
        protocol Sender: AnyObject { func send<Item>(_ item: Item) }
        func == (left: Row, right: Row) -> Bool { true }
        typealias Rows = [Row]
        """, file: "Row.swift")

    #expect(
      outline.declarations.map(line) == [
        "2:15 struct Row: View Equatable",
        "3:8 enum Row.Kind: String",
        "4:18 hidden struct Row.Badge",
        "4:33 hidden struct Row.Badge.Dot",
        "7:25 hidden generic class Store",
        "7:46 hidden generic actor Store.Worker",
        "8:11 extension Row.Kind: CustomStringConvertible",
        "8:67 struct Row.Kind.Name",
        "9:19 hidden extension Row",
        "9:32 hidden struct Row.Shade",
        "10:11 hidden generic extension Store",
        "10:24 hidden generic enum Store.Mode",
        "11:11 extension [Row]",
        "11:24 func [Row].sorted",
        "12:10 protocol Sender: AnyObject",
        "12:35 generic func Sender.send",
        "13:6 func ==",
        "14:11 typealias Rows",
      ])
  }

  private func line(_ declaration: SourceOutline.Declaration) -> String {
    let words = [
      "\(declaration.position.line):\(declaration.position.column)",
      declaration.isVisibleToModule ? nil : "hidden", declaration.isGeneric ? "generic" : nil,
      declaration.kind.rawValue, declaration.name,
    ]
    let inherited = declaration.inherited.joined(separator: " ")
    let start = words.compactMap(\.self).joined(separator: " ")
    return inherited.isEmpty ? start : "\(start): \(inherited)"
  }

  @Test("A private setter and attributes with arguments hide nothing")
  func attributes() throws {
    let outline = try SourceOutline(
      of: """
        @main @available(iOS 17, *) struct ChatApp: App { private(set) var count = 0; struct Part {} }
        @MainActor
        @Observable final class Model {}
        """, file: "App.swift")

    #expect(
      outline.declarations.map(\.attributes) == [
        ["main", "available"], [], ["MainActor", "Observable"],
      ])
    #expect(outline.declarations.map(\.isVisibleToModule) == [true, true, true])
  }

  @Test("Previews are in order, and have the name that is a plain literal")
  func previews() throws {
    let outline = try SourceOutline(
      of: #####"""
        #Preview { Row() }
        #Preview("Short") { Row() }
        #Preview("A \"quoted\" \u{1F600}\n", traits: .sizeThatFitsLayout) { Row() }
        #Preview(#"Raw \n "one" \#t"#) { Row() }
        #Preview("Made of \(1 + 1)") { Row() }
        #Preview("Joined" + name) { Row() }
        #Preview("""
          Long
          """) { Row() }
        struct Row { var preview = "#Preview(\"no\") {}" /* #Preview("no") {} */ }
        #if os(iOS)
        #Preview("Only on iOS") { Row() }
        #endif
        """#####, file: "Row.swift")

    #expect(
      outline.previews.map(\.name) == [
        nil, "Short", "A \"quoted\" 😀\n", "Raw \\n \"one\" \t", nil, nil, nil,
      ])
    #expect(outline.previews.map(\.position.line) == [1, 2, 3, 4, 5, 6, 7])
    #expect(outline.topLevelCode == nil)
  }

  @Test("Imports have their module and its place")
  func imports() throws {
    let outline = try SourceOutline(
      of: """
        import SwiftUI; import Charts
        @preconcurrency import struct Foundation.Date
        public import os.log
        #if canImport(UIKit)
          import UIKit
        #endif
        """, file: "Row.swift")

    #expect(outline.imports.map(\.module) == ["SwiftUI", "Charts", "Foundation", "os"])
    #expect(
      outline.imports.map(\.position) == [
        SourcePosition(line: 1, column: 8), SourcePosition(line: 1, column: 24),
        SourcePosition(line: 2, column: 31), SourcePosition(line: 3, column: 15),
      ])
  }

  @Test(
    "A statement at file scope is found, and a declaration of several lines is none",
    arguments: [
      ("let a = 1\nprint(a)", 2), ("var a = 1\na = 2", 2), ("for a in [1] {}", 1),
      ("import Foundation\n\n_ = 3", 3), ("let a = 1; a.description", 1),
      ("[1].forEach { _ in }", 1),
      ("let a =\n  1\n  + 2\nlet b = a\n  .description", nil),
      ("func f()\n  -> Int\n{ 1 }\nlet c = f() > 0\n  ? 1\n  : 2", nil),
      (
        "infix operator ++\nprecedencegroup P { lowerThan: Q }\n@f\nstruct A<B>\nwhere B: C {}", nil
      ),
      ("private let a: [String] = [\n  b,\n  c(d) { e },\n]\n#warning(\"f\")", nil),
      ("struct A { func f() {\n  g()\n} }\nenum B:\n  C,\n  D\n{ case e }", nil),
    ])
  func topLevelCode(source: String, line: Int?) throws {
    let outline = try SourceOutline(of: source, file: "main.swift")

    #expect(outline.topLevelCode?.line == line)
  }

  @Test("Columns are bytes, a byte order mark counts, and any line end begins a line")
  func positions() throws {
    let outline = try SourceOutline(
      of: "\u{FEFF}struct A {}\r\n/* 👩‍🚀 */ struct B {}\rstruct C {}\n\tstruct É {}; struct D {}",
      file: "Row.swift")

    #expect(
      outline.declarations.map(\.position) == [
        SourcePosition(line: 1, column: 11), SourcePosition(line: 2, column: 26),
        SourcePosition(line: 3, column: 8), SourcePosition(line: 4, column: 9),
        SourcePosition(line: 4, column: 23),
      ])
  }
}
