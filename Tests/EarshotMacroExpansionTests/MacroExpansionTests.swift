import EarshotTestSupport
import Testing

@testable import EarshotMacroExpansion

@Suite("Macros are expanded by their source")
struct MacroExpansionTests {
  private func expand(
    _ type: String, _ source: String, role: String = "declaration", in context: [String] = [],
    file: String = "App/Row.swift"
  ) throws(MacroError) -> String {
    try MacroExpansion.source(
      for: PluginRequest.Expansion(
        typeName: type, role: role, discriminator: "$s1", source: source,
        fileID: file, fileName: "/Row.swift", line: 4, offset: 40, context: context))
  }

  @Test("A preview becomes a view with a record, and what is previewable its properties")
  func preview() throws {
    let source = try expand(
      "PreviewMacro",
      "\n// A row {\n#Preview(\"Row\") {\n  @Previewable @State var isOn = false\n  Row(isOn: $isOn)\n}"
    )

    #expect(
      source == """
        struct $s17PreviewfMu_: View {
           @State var isOn = false

          var body: some View {

          
          Row(isOn: $isOn)

          }
        #if compiler(>=6.3)
          @section("earshot_previews") @used
          nonisolated static let record: _PreviewRecord = (
            1,
            { box in
              _PreviewBox.fill(
                box, name: "Row", file: "App/Row.swift",
                line: 6
              ) { $s17PreviewfMu_() }
            }
          )
        #endif
        }
        """)
  }

  @Test("The name of the file may have anything in it")
  func fileName() throws {
    let source = try expand(
      "PreviewMacro", "#Preview { Row() }", file: "App/a\n\"\\(b)\u{1B}.swift")

    #expect(source.contains(#"file: "App/a\u{a}\"\\(b)\u{1b}.swift","#))
  }

  @Test(
    "What cannot be expanded is said in a sentence",
    arguments: [
      ("PreviewMacro", "#Preview(\"Row\")", "'#Preview' needs a closure with the view to show"),
      (
        "EntryMacro", "@Entry var limit: Int",
        "'@Entry' needs a default value, or a type that is optional"
      ),
      ("OtherMacro", "#other", "this toolchain asks for a macro that Earshot does not have"),
    ])
  func failures(type: String, source: String, message: String) {
    #expect(throws: MacroError(message)) {
      try expand(type, source, role: "peer", in: ["extension EnvironmentValues {}"])
    }
  }

  @Test("An entry outside of the environment is refused")
  func entryElsewhere() {
    #expect(throws: MacroError.self) {
      try expand("EntryMacro", "@Entry var a = 1", in: ["extension Transaction {}"])
    }
  }

  @Test(
    "An entry has accessors and a key",
    arguments: [
      ("@Entry var limit: Int = 3", "static var defaultValue: Int { 3 }"),
      ("@Entry public var name = \"a: b = c\"", "static let defaultValue = \"a: b = c\""),
      ("@Entry var owner: [String: Int]?", "static var defaultValue: [String: Int]? { nil }"),
    ])
  func entry(source: String, storage: String) throws {
    let context = ["\nextension EnvironmentValues {}"]
    let key = try expand("EntryMacro", source, role: "peer", in: context)
    let accessors = try expand("EntryMacro", source, role: "accessor", in: context)

    #expect(key.contains("private struct __Key_"))
    #expect(key.contains(storage))
    #expect(accessors.hasPrefix("get { self[__Key_"))
  }

  @Test(
    "Brackets in strings and comments do not count",
    arguments: [
      "{ \"}\" }", "{ /* } /* } */ */ }", "{ // }\n }", "{ #\"\"}\"# }", "{ \"\"\"\n}\"\n\"\"\" }",
      "{ \"\\(f(\"}\"))\" }", "{ \"\\\"}\" }", "{ [{ ({}) }] }",
    ])
  func brackets(text: String) {
    let source = SwiftSource(text + " {}")

    #expect(source.endOfGroup(at: 0) == text.utf8.count)
  }

  @Test("Any bytes are gone through without a crash")
  func random() {
    var generator = SeededGenerator(seed: 3)
    let alphabet = Array("{}()[]\"#\\/*\n varx@Previewable=:".utf8)
    for _ in 0..<3_000 {
      let count = Int.random(in: 0..<60, using: &generator)
      let bytes = (0..<count).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
      let text = String(decoding: bytes, as: UTF8.self)
      _ = try? expand("PreviewMacro", text)
      _ = try? expand("EntryMacro", text, in: ["extension EnvironmentValues {}"])
      _ = PluginResponse(to: bytes)
    }
  }

  @Test("The compiler's messages are answered in its own words")
  func messages() {
    let capability = PluginResponse(
      to: Array(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#.utf8))
    let broken = PluginResponse(
      to: Array(
        #"{"expandFreestandingMacro":{"macro":{"typeName":"PreviewMacro"},"syntax":{"source":"#.utf8
      ))
    let noClosure = PluginResponse(
      to: Array(
        #"{"expandFreestandingMacro":{"macro":{"typeName":"PreviewMacro"},"macroRole":"declaration","discriminator":"d","syntax":{"source":"\n#Preview()","location":{"fileID":"A/B.swift","fileName":"B.swift","line":1,"offset":9}}}}"#
          .utf8))

    #expect(text(capability).contains(#""protocolVersion": 7"#))
    #expect(text(broken).contains(#""expandedSource": """#))
    #expect(text(noClosure).contains("'#Preview' needs a closure with the view to show"))
    #expect(text(noClosure).contains(#""offset": 10"#))
  }

  private func text(_ response: PluginResponse) -> String {
    String(decoding: response.bytes, as: UTF8.self)
  }
}
