import EarshotImport
import EarshotReader
import EarshotTree
import Foundation
import Testing

@MainActor
@Suite("What AccessibilitySnapshot prints of a tree is printed letter by letter")
struct SnapshotCaseTests {
  @Test(
    "Descriptions and hints",
    arguments: try CaseFile.cases(
      "descriptions.json", "descriptions-more.json", of: DescriptionCase.self))
  func description(_ example: DescriptionCase) throws {
    let reader = ScreenReader(reading: try source(of: example.tree))

    var found: Stop?
    reader.forEachStop { if $0.element.id == "it" { found = $0 } }

    let stop = try #require(found)
    #expect(stop.description(in: .snapshot) == example.expectedDescription)
    #expect(stop.hint(in: .snapshot) == example.expectedHint ?? "")
    #expect(
      stop.element.customActions.map(\.name) == example.expectedActions ?? example.element.actions)
    if let rotors = example.expectedRotors {
      let heard = stop.rotors.map { ($0.name, $0.results(in: .snapshot)) }
      #expect(
        Dictionary(uniqueKeysWithValues: heard)
          == rotors.mapValues { $0.filter { $0 != "<no results>" } })
    }
    if let content = example.expectedCustomContent {
      #expect(stop.element.customContent.map { "\($0.label): \($0.value)" } == content)
    }
    if let inputLabels = example.expectedInputLabels {
      #expect(stop.element.inputLabels == inputLabels)
    }
  }

  @Test(
    "Order",
    arguments: try CaseFile.cases("order.json", "order-more.json", of: OrderCase.self))
  func order(_ example: OrderCase) throws {
    guard example.nodes != nil else {
      // A list of SwiftUI's, which is no tree file; two reports say that VoiceOver reads it as it is.
      #expect(example.id == "swiftui-list-sections")
      return
    }
    let source = try source(of: example.tree)

    var labels: [String] = []
    source.forEachElement { labels.append($0.label ?? "") }

    #expect(labels == example.expectedOrder)
  }

  private func source(of tree: [String: Any]) throws -> TreeSource {
    let bytes = try JSONSerialization.data(withJSONObject: tree)
    return TreeSource(try TreeDocument(parsing: Array(bytes), file: "case.json"))
  }
}
