import Testing

@testable import EarshotSource

@Suite("The code of a source that makes views")
struct ViewBodiesTests {
  @Test(
    "It stands in braces behind what it makes",
    arguments: [
      "struct Row: View { var body: some View { Text(“) } }",
      "extension Row { var body: some SwiftUI.View { Text(“) } }",
      "struct Row { func tail() -> some View { if isOn { Text(“) } } }",
      "struct Row { func tail() -> AnyView { AnyView(Text(“)) } }",
      "struct Row { var tail: AnyView { AnyView(Text(“)) } }",
    ])
  func body(source: String) throws {
    #expect(try Self.isDrawn(in: source))
  }

  @Test(
    "What stands beside it, and in a type that is called a view, is none of it",
    arguments: [
      "struct Row: View { let words = “; var body: some View { Text(words) } }",
      "struct Row: SwiftUI.View { let words = “ }", "let people = [“]",
      "struct Row: Equatable, View { let words = “ }", "enum AnyView { static let words = “ }",
      "struct Row { var view: some View = Text(“) }", "struct View { let words = “ }",
    ])
  func beside(source: String) throws {
    #expect(try !Self.isDrawn(in: source))
  }

  @Test("A body that is never closed goes on to the end")
  func open() throws {
    #expect(try Self.isDrawn(in: "struct Row { var body: some View { Text(“)"))
  }

  /// Whether the literal that stands for a quotation mark is in such code.
  private static func isDrawn(in source: String) throws -> Bool {
    let text = source.replacing("“", with: "\"Ana\"")
    let outline = try SourceOutline(of: text, file: "Row.swift")
    let offset = source.prefix { $0 != "“" }.utf8.count
    return ViewBodies(in: outline.source, reaching: CodeExtents(of: outline)).contain(offset)
  }
}
