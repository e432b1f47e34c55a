import EarshotJSON
import EarshotTree

/// Writes one element of a tree file; what it does not have is left out.
@MainActor
struct ElementWriter {
  private typealias Key = TreeNodeParser.Key

  private let element: AccessibilityElement
  private let source: any AccessibilitySource

  init(_ element: AccessibilityElement, of source: any AccessibilitySource) {
    self.element = element
    self.source = source
  }

  func write(to writer: JSONWriter) {
    writer.object {
      writer.key(Key.id.rawValue).string(element.id.rawValue)
      writeWords(to: writer)
      writeOffers(to: writer)
      writeState(to: writer)
      writeCell(to: writer)
    }
  }

  private func writeWords(to writer: JSONWriter) {
    writer.write(element.label, for: Key.label)
    writer.write(element.value, for: Key.value)
    writer.write(element.hint, for: Key.hint)
    writer.write(element.traits.names, for: Key.traits)
    writer.write(element.language, for: Key.language)
    writer.write(element.identifier, for: Key.identifier)
  }

  private func writeOffers(to writer: JSONWriter) {
    writer.write(element.customActions.map(\.name), for: Key.actions)
    writer.write(element.inputLabels, for: Key.inputLabels)
    writer.write(element.customContent, for: Key.customContent) { content in
      writer.key("label").string(content.label)
      writer.key("value").string(content.value)
      writer.key("importance").string(content.importance.rawValue)
    }
    writer.write(element.rotors, for: Key.rotors) { name in
      writer.key("name").string(name)
      let results = source.results(ofRotor: name, at: element.id)
      writer.key("results").array { results.map(words).forEach(writer.string) }
    }
  }

  private func writeState(to writer: JSONWriter) {
    writer.write(element.headingLevel, for: Key.headingLevel)
    if let status = element.expandedStatus {
      writer.key(Key.expanded.rawValue).boolean(status == .expanded)
    }
    if let frame = element.frame {
      writer.key(Key.frame.rawValue).array(layout: .inline) {
        for side in [frame.x, frame.y, frame.width, frame.height] { writer.number(side) }
      }
    }
  }

  private func writeCell(to writer: JSONWriter) {
    guard let cell = source.tableCell(element.id) else { return }
    writer.write(cell.row, for: Key.row)
    writer.write(cell.column, for: Key.column)
    writer.write(cell.rowSpan == 1 ? nil : cell.rowSpan, for: Key.rowSpan)
    writer.write(cell.columnSpan == 1 ? nil : cell.columnSpan, for: Key.columnSpan)
    writer.write(cell.rowHeaders.map(\.id.rawValue), for: Key.rowHeaders)
    writer.write(cell.columnHeaders.map(\.id.rawValue), for: Key.columnHeaders)
  }

  /// What a place of a rotor is called, or else which element it is.
  private func words(for result: AccessibilityRotorResult) -> String {
    result.label ?? result.target?.rawValue ?? ""
  }
}

extension JSONWriter {
  fileprivate func write(_ text: String?, for name: TreeNodeParser.Key) {
    if let text { key(name.rawValue).string(text) }
  }

  fileprivate func write(_ number: Int?, for name: TreeNodeParser.Key) {
    if let number { key(name.rawValue).integer(number) }
  }

  fileprivate func write(_ texts: [String], for name: TreeNodeParser.Key) {
    guard !texts.isEmpty else { return }
    key(name.rawValue).array(layout: .inline) { texts.forEach(string) }
  }

  fileprivate func write<Item>(
    _ items: [Item], for name: TreeNodeParser.Key, _ fields: (Item) -> Void
  ) {
    guard !items.isEmpty else { return }
    key(name.rawValue).array {
      for item in items { object(layout: .inline) { fields(item) } }
    }
  }
}
