import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotSource

@Suite("What Earshot does not have is found by its name before anything is compiled")
struct UnsupportedUsesTests {
  private func lines(_ sources: [(file: String, text: String)]) throws -> [String] {
    let outlines = try sources.map { try SourceOutline(of: $0.text, file: $0.file) }
    return UnsupportedUses(in: outlines).findings.map(\.description)
  }

  @Test("A line names the place, the name, and what to write instead")
  func lines() throws {
    let found = try lines([
      (
        "Row.swift",
        """
        import MapKit
        import struct SwiftData.ModelContext
        struct Row: UIViewRepresentable {
          @Environment(\\.openWindow) private var open
          @IBOutlet var label: UILabel?
          var body: some View { Text("é👩‍🚀").glassBackgroundEffect().navigationSubtitle("b") }
        }
        """
      )
    ])

    #expect(
      found == [
        "Row.swift:1:8: error: there is no module 'MapKit' here: put the import, and what uses it, "
          + "in '#if canImport(MapKit)', and an Image with an accessibilityLabel in '#else'",
        "Row.swift:2:15: error: there is no module 'SwiftData' here: put the import, and what uses "
          + "it, in '#if canImport(SwiftData)', and give the view its values by an Observable class",
        "Row.swift:3:13: error: 'UIViewRepresentable' is not in Earshot's SwiftUI: write the view "
          + "in SwiftUI",
        "Row.swift:4:18: error: 'openWindow' is not in Earshot's SwiftUI: use sheet or "
          + "NavigationLink",
        "Row.swift:5:4: error: 'IBOutlet' is not in Earshot's SwiftUI: put it in "
          + "'#if canImport(ObjectiveC)'; Swift on Linux has no Objective-C",
        "Row.swift:5:24: error: 'UILabel' is not in Earshot's SwiftUI: write the view in SwiftUI; "
          + "where it has to be UIKit's, put it in '#if canImport(UIKit)'",
        "Row.swift:6:47: error: 'glassBackgroundEffect' is not in Earshot's SwiftUI: leave it out; "
          + "nothing is drawn",
        "Row.swift:6:71: error: 'navigationSubtitle' is not in Earshot's SwiftUI: put the words "
          + "into navigationTitle",
      ])
  }

  @Test(
    "A name that means something else is no use",
    arguments: [
      "// UIView\n/* UIView /* UIView */ UIView */ let a = 1",
      "let a = \"UIView\"; let b = \"\"\"\n  UIView \\\n  UIView\n  \"\"\"",
      "let a = #\"\\(UIView.self) \"UIView\" \"#", "let a = /UIView ( .*)/; let b = #/UIView/#",
      "struct Map {}; let a = Map(); let b: [Map] = []", "func f<Map>(_ map: Map) {}",
      "enum Tab { case Settings, Map }; let a: Tab = .Map", "func f() { g(Map: 1) }",
      "let a = b.navigationSubtitle", "let navigationSubtitle = 1; f(navigationSubtitle)",
      "let a = \\Row.openWindow", "let a = Foo.UIView", "let a = `UIView`",
      "#if os(iOS)\nlet a = UIView()\n#endif", "#if canImport(UIKit)\nimport UIKit\n#endif",
      "#if !os(Linux) && DEBUG\nimport UIKit\n#elseif true\nlet a = 1\n#else\nimport AppKit\n#endif",
      "#if targetEnvironment(simulator) || swift(>=99) || compiler(<6.0) || FLAG\nimport UIKit\n#endif",
      "#if ((((!(canImport(SwiftUI)))) || arch(wasm32)))\nimport UIKit\n#endif",
      "#if os(iOS)\n#if DEBUG\nimport UIKit\n#else\nimport UIKit\n#endif\n#endif",
      "view\n  #if os(iOS)\n  .glassBackgroundEffect()\n  #endif\n  .padding()",
      "let a = UIColor.red, b = UIImage(named: \"c\"), d = UIDevice.current, e = UIScreen.main.bounds",
    ])
  func others(source: String) throws {
    #expect(try lines([("Row.swift", source)]) == [])
  }

  @Test(
    "Code in strings and in regions that are compiled is looked at",
    arguments: [
      ("let a = \"\\(UIView())\"", "1:12"), ("let a = \"\\(f(\"\\(UIView())\"))\"", "1:17"),
      ("let a = \"\"\"\n  \\(UIView.self)\n  \"\"\"", "2:5"),
      ("let a = #\"\\#(UIView())\"#", "1:14"),
      ("#if os(Linux)\nlet a = UIView()\n#endif", "2:9"),
      ("#if os(iOS)\n#else\nlet a = UIView()\n#endif", "3:9"),
      ("#if DEBUG && !RELEASE && swift(>=5.9.1) && compiler(>=6)\nlet a = UIView()\n#endif", "2:9"),
      ("#if os(Linux) || os(iOS) && os(macOS)\nlet a = UIView()\n#endif", "2:9"),
      ("#if canImport(Combine, _version: 1)\nlet a = UIView()\n#endif", "2:9"),
      ("let a = b / c; let d = UIView() / e", "1:24"), ("let a = SwiftUI.Map()", "1:17"),
      ("#if os(iOS)\n#elseif canImport(Foundation)\nlet a = UIView()\n#endif", "3:9"),
    ])
  func compiled(source: String, place: String) throws {
    let name = source.contains("SwiftUI.Map") ? "Map" : "UIView"

    let found = try lines([("Row.swift", source)])

    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("Row.swift:\(place): error: '\(name)' is not in ") == true)
  }

  @Test("A name that one source declares is meant in all of them")
  func together() throws {
    let found = try lines([
      ("Row.swift", "struct Row: View { var body: some View { Map().navigationSubtitle(1) } }"),
      ("Map.swift", "struct Map: View {}\nextension View { func navigationSubtitle(_ a: Int) {} }"),
    ])

    #expect(found == [])
  }

  @Test("A value that a source adds to the environment may be called as one that is missing")
  func settings() throws {
    let found = try lines([
      ("Key.swift", "extension EnvironmentValues { @Entry var openWindow = 1 }\nlet purchase = 1"),
      ("Row.swift", "@Environment(\\.openWindow) var a; @Environment(\\.purchase) var b"),
    ])

    #expect(
      found == [
        "Row.swift:1:50: error: 'purchase' is not in Earshot's SwiftUI: leave it out; there is no "
          + "store"
      ])
  }

  @Test("Client code that is compiled against the layer has no findings")
  func components() throws {
    let paths = try Layer.paths(in: "Tests/Fixtures/ChatComponents/Sources")
    let sources = try paths.map {
      (file: $0, text: try String(contentsOf: Layer.root.appending(path: $0), encoding: .utf8))
    }

    #expect(paths.count == 25)
    #expect(try lines(sources) == [])
  }

  @Test("A module that is not there is found, and names that code declares itself are not")
  func alone() throws {
    let paths = try Layer.paths(in: "Tests/Fixtures/Unsupported/Alone")
    let sources = try paths.map {
      (file: $0, text: try String(contentsOf: Layer.root.appending(path: $0), encoding: .utf8))
    }

    let found = try sources.map {
      try UnsupportedUses(in: [SourceOutline(of: $0.text, file: $0.file)])
    }

    #expect(paths.map { $0.suffix(10) } == ["Maps.swift", "/Own.swift"])
    #expect(found.first?.findings.first?.name == "MapKit")
    #expect(found.last?.findings == [])
  }

  @Test("What the compiler refuses by name is found at the same place")
  func unsupported() throws {
    let folder = "Tests/Fixtures/Unsupported"
    let expected = try String(
      contentsOf: Layer.root.appending(path: "\(folder)/expected.txt"), encoding: .utf8)
    let working = try Layer.typesAndFunctions()
    let names = try RefusedDeclarations(
      in: Layer.refused(), exceptTypes: working.types, functions: working.functions
    ).all.map(\.name)
    let sources = try Layer.paths(in: "\(folder)/Sources").map { path in
      (
        file: path.split(separator: "/").last.map(String.init) ?? path,
        text: try String(contentsOf: Layer.root.appending(path: path), encoding: .utf8)
      )
    }

    let found = Set(try lines(sources).compactMap(Self.place))
    let missed = expected.split(separator: "\n").map(String.init).filter { line in
      names.contains { line.contains("does not model \($0);") }
        && !found.contains(Self.place(line) ?? "")
    }

    #expect(found.count > 100)
    #expect(missed == [])
  }

  private static func place(_ line: String) -> String? {
    let parts = line.split(separator: ":").prefix(3)
    return parts.count == 3 ? parts.joined(separator: ":") : nil
  }
}
