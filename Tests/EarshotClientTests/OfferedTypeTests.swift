import EarshotTestSupport
import Testing

@testable import EarshotClient

@Suite("Types that may be screens are offered")
struct OfferedTypeTests {
  private func types(
    in source: String, named names: Set<String> = []
  ) throws -> [OfferedType] {
    let folder = try TemporaryFolder()
    return OfferedType.types(
      in: [try SourceFile(folder.put(source, at: "View.swift"))], named: names)
  }

  @Test("A view is offered with the initialiser that needs no arguments")
  func views() throws {
    let types = try types(
      in: """
        struct Plain: View {}
        struct Given: SwiftUI.View & Sendable { init(size: Int = 3) {} }
        struct Several: View { init(name: String) {}; init() {} }
        struct Later {}
        extension Later: View {}
        extension Outer { struct Inner: View {} }
        enum Outer {}
        struct `Type`: View {}
        """)

    #expect(types.map(\.name) == ["Plain", "Given", "Several", "Later", "Outer.Inner", "Type"])
    #expect(
      types.map(\.maker) == [
        "Plain.init", "{ Given() }", "{ Several() }", "Later.init", "Outer.Inner.init", "Type.init",
      ])
    #expect(types.map(\.line) == [1, 2, 3, 4, 6, 8])
  }

  @Test(
    "What other files cannot name or make is not offered",
    arguments: [
      "private struct Hidden: View {}", "fileprivate struct Hidden: View {}",
      "private enum Outer { struct Hidden: View {} }", "struct Box<Content: View>: View {}",
      "struct Outer<Value> { struct Inner: View {} }", "class Model: View {}",
      "struct Named: View { init(name: String) {} }", "struct Closed: View { private init() {} }",
      "struct Viewer: Viewing {}", "protocol Row: View {}", "// struct Row: View {}",
      "let text = \"struct Row: View {}\"",
    ])
  func refused(source: String) throws {
    let types = try types(in: source).filter { $0.maker != nil || $0.isView }

    #expect(types == [])
  }

  @Test("Beside previews and programs, a view is offered only if it is named")
  func named() throws {
    let source = """
      struct Row: View {}
      struct Cell: View {}
      #Preview { Row() }
      """
    let program = "@main struct Chat: App {}\nstruct Row: View {}"

    #expect(try types(in: source) == [])
    #expect(try types(in: source, named: ["Cell", "Other"]).map(\.name) == ["Cell"])
    #expect(try types(in: program).map(\.name) == ["Chat"])
    #expect(try types(in: program, named: ["Row"]).map(\.name) == ["Chat", "Row"])
  }
}
