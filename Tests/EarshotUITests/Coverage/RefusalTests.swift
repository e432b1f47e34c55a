import EarshotTestSupport
import Foundation
import Testing

@Suite("What is refused says so, and is compiled to see that it does")
struct RefusalTests {
  private static let root = URL(filePath: Repository.root)
  private static let page = root.appending(path: "Sources/EarshotUI/EarshotUI.docc/Refused.md")
  private static let expected = root.appending(path: "Tests/Fixtures/Unsupported/expected.txt")

  private static func refusals() throws -> Refusals {
    try Refusals(folder: root.appending(path: "Sources/SwiftUI/Refused"))
  }

  @Test("The page is up to date")
  func page() throws {
    try WrittenPage(url: Self.page, suite: "RefusalTests").expect(Self.refusals().page)
  }

  @Test("Every refusal names what it refuses")
  func names() throws {
    let refusals = try Self.refusals()

    #expect(refusals.misnamed == [])
    #expect(refusals.all.contains { $0.name == "mapStyle" && $0.advice.hasPrefix("leave it out") })
  }

  @Test("Every refused name is used by the client code that is compiled against it")
  func uses() throws {
    let text = try String(contentsOf: Self.expected, encoding: .utf8)

    let unused = try Self.refusals().all.filter {
      !text.contains("is unavailable: Earshot does not model \($0.name); \($0.advice)\n")
    }

    #expect(unused == [])
  }

  @Test("Every error of that client code is a refusal, and a place has one")
  func errors() throws {
    let lines = try String(contentsOf: Self.expected, encoding: .utf8).split(separator: "\n")

    let others = lines.filter { !$0.contains("is unavailable: Earshot does not model ") }
    let places = lines.map { $0.split(separator: ":").prefix(3).joined(separator: ":") }

    #expect(
      others == ["Maps.swift:1:8: error: no such module 'MapKit'", "Own.swift: compiles"])
    #expect(Set(places).count == places.count)
  }
}
