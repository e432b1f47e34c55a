import EarshotText
public import EarshotTree

/// The accessibility tree as text: an element a paragraph, its facts a line each.
///
/// Elements are asked for one after another and not kept, so that any number can be printed.
@MainActor
public struct TreeText {
  private let source: any AccessibilitySource

  /// Prepares to print what a source exposes now.
  public init(of source: any AccessibilitySource) { self.source = source }

  /// Hands over each line, from the first element to the last.
  public func forEachLine(_ print: (String) -> Void) {
    // What was set before the first question has to have reached the views.
    source.settle()
    var open: [AccessibilityContainer] = []
    source.forEachElement { element in
      let around = containers(around: element.id)
      let shared = zip(open, around).prefix { $0.id == $1.id }.count
      for depth in shared..<max(shared, around.count) {
        print(indented(line(for: around[depth]), by: depth))
      }
      open = around
      for line in lines(for: element) { print(indented(line, by: around.count)) }
    }
  }

  private func line(for container: AccessibilityContainer) -> String {
    ["\(container.kind)", container.label.map(PrintableText.line)].compactMap(\.self)
      .joined(separator: ": ")
  }

  private func lines(for element: AccessibilityElement) -> [String] {
    let facts: [(name: String, text: String?)] = [
      ("value", element.value),
      ("hint", element.hint),
      ("traits", list(element.traits.names)),
      ("actions", list(element.customActions.map(\.name))),
      ("content", list(element.customContent.map { "\($0.label): \($0.value)" })),
      ("input labels", list(element.inputLabels)),
      ("rotors", list(element.rotors)),
      ("chart", element.hasChart ? source.chart(at: element.id)?.title ?? "untitled" : nil),
      ("heading level", element.headingLevel.map(String.init)),
      ("status", element.expandedStatus?.rawValue),
      ("language", element.language),
      ("frame", element.frame.map { "\($0.x), \($0.y), \($0.width), \($0.height)" }),
      ("identifier", element.identifier),
      ("id", element.id.rawValue),
    ]
    return [PrintableText.line(element.label ?? "(no label)")]
      + facts.compactMap { fact in
        fact.text.map { "  \(fact.name): \(PrintableText.line($0))" }
      }
  }

  private func list(_ names: [String]) -> String? {
    names.isEmpty ? nil : names.joined(separator: ", ")
  }

  private func indented(_ line: String, by depth: Int) -> String {
    String(repeating: "  ", count: depth) + line
  }

  /// The containers around an element, outermost first.
  private func containers(around id: AccessibilityElement.ID) -> [AccessibilityContainer] {
    var chain: [AccessibilityContainer] = []
    var inner = id
    while let container = source.container(around: inner) {
      chain.append(container)
      inner = container.id
    }
    return chain.reversed()
  }
}
