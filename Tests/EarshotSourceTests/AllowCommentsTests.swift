import EarshotSource
import EarshotTestSupport
import Testing

@Suite("Comments allow what the audit finds")
struct AllowCommentsTests {
  @Test("A comment allows its rule in the statement after it, or in its own line")
  func lines() throws {
    let source = """
      // earshot:allow a: whole file head
      import SwiftUI

      // earshot:allow b: the whole type
      @MainActor
      struct Row: View {
        var body: some View {
          //earshot:allow c:the stack
          HStack(spacing: 4) {
            Image("x")  // earshot:allow d: one line
            Text("y")
              .bold()  /// earshot:allow e: a modifier alone
          }
          .padding()
          .background {
            Color.red
          }
          Button("z") {  // earshot:allow f: the button
            print("z")
          }
        }
      }
      // earshot:allow g: nothing follows
      """

    let comments = try AllowComments(in: source, file: "Row.swift").comments

    #expect(
      comments.map { "\($0.rule) \($0.lines.lowerBound)-\($0.lines.upperBound)" } == [
        "a 1-2", "b 4-22", "c 8-17", "d 10-10", "e 12-12", "f 18-20", "g 23-23",
      ])
    #expect(comments.map(\.type) == [nil, "Row", "Row", "Row", "Row", "Row", nil])
    #expect(comments[2].reason == "the stack")
    #expect(comments[2].position == SourcePosition(line: 8, column: 5))
    #expect(comments[2].typePosition == SourcePosition(line: 6, column: 8))
  }

  @Test("The innermost type around a comment is named, and the one that it stands before")
  func types() throws {
    let source = """
      struct List: View {
        struct Row: View {
          let name: String  // earshot:allow a: in Row
        }
        let rows: Int  // earshot:allow b: in List
        // earshot:allow c: before Cell
        struct Cell: View { let name: String }
      }
      extension List { // earshot:allow d: in the extension
      }
      func f() {}  // earshot:allow e: in no type
      """

    let comments = try AllowComments(in: source, file: "List.swift").comments

    #expect(comments.map(\.type) == ["List.Row", "List", "List.Cell", "List", nil])
  }

  @Test(
    "What stands in strings, in other comments, or is written for others allows nothing",
    arguments: [
      "let a = \"// earshot:allow a: b\"", "/* earshot:allow a: b */", "// swiftlint:disable a",
      "let a = \"\"\"\n// earshot:allow a: b\n\"\"\"", "// see earshot:allow a: b",
      "/*\n// earshot:allow a: b\n*/", "// earshot allow a: b", "",
    ])
  func others(source: String) throws {
    let comments = try AllowComments(in: source, file: "Row.swift")

    #expect(comments.comments == [])
    #expect(comments.errors == [])
  }

  @Test(
    "What seems to allow something and does not is an error",
    arguments: [
      (
        "earshot:allow missing-label",
        "no reason is given; write 'earshot:allow missing-label: REASON'"
      ),
      ("earshot:allow a:  ", "no reason is given; write 'earshot:allow a: REASON'"),
      ("earshot:allow", nil), ("earshot:allow : b", nil), ("earshot:allowed a: b", nil),
      ("earshot:ignore a: b", nil), ("earshot: allow a: b", nil), ("earshot:allow A b: c", nil),
      ("earshot:allow a, b: c", nil),
    ] as [(String, String?)])
  func errors(comment: String, sentence: String?) throws {
    let form =
      "expected 'earshot:allow RULE: REASON', as in 'earshot:allow missing-label: it is decoration'"

    let comments = try AllowComments(in: "\nlet a = 1 // \(comment)\n", file: "Row.swift")

    #expect(comments.comments == [])
    #expect(
      comments.errors.map(\.description) == ["Row.swift:2:11: error: \(sentence ?? form)"])
  }

  @Test("What is no text is refused")
  func binary() {
    #expect(throws: SourceError.self) { try AllowComments(in: [0], file: "Row.swift") }
  }

  @Test("Mutated sources are read, and every line lies in the file", arguments: 0..<8)
  func mutations(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let pieces = [
      "// earshot:allow a: b\n", "{", "}", "(", ")", "struct A {", ".b()", "\"", "/*", "*/", "\n",
      "@C\n", "#if X\n", "#endif\n", "\r", "else",
    ]
    for _ in 0..<100 {
      let text = (0..<30).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      let count = text.utf8.count { $0 == 0x0A || $0 == 0x0D } + 1

      let comments = try AllowComments(in: text, file: "Row.swift")

      #expect(comments.errors == [])
      #expect(
        comments.comments.allSatisfy {
          1...count ~= $0.lines.lowerBound && $0.lines.upperBound <= count
        })
    }
  }

  @Test(
    "What repeats without end takes no longer than its length asks for",
    arguments: [
      ("// earshot:allow a: b\n{", 3_000), ("struct A { // earshot:allow a: b\n", 60),
      ("a( // earshot:allow a: b\n", 3_000), ("// earshot:allow a: b\n.c()\n", 3_000),
      ("struct A {} // earshot:allow a: b\n", 3_000),
    ])
  func repetition(piece: String, count: Int) throws {
    let text = String(repeating: piece, count: count)

    #expect(try AllowComments(in: text, file: "Row.swift").comments.count == count)
  }
}
