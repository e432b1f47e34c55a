import EarshotJSON
import EarshotText
import EarshotTree

/// Reads one node of a tree file.
struct TreeNodeParser {
  enum Key: String, CaseIterable {
    case id, label, value, hint, traits, frame, language, actions, customContent, inputLabels
    case rotors, headingLevel, sortPriority, hidden, modal, group, order, children, container
    case rows, columns, row, column, rowSpan, columnSpan, rowHeaders, columnHeaders
    case identifier, expanded
  }

  private let tree: TreeParser
  private var reader: JSONReader { tree.reader }

  init(_ tree: TreeParser) { self.tree = tree }

  func node() throws(JSONError) -> TreeNode {
    // The file's own path serves as identity until the file gives one.
    var node = TreeNode(element: AccessibilityElement(id: .init(rawValue: "\(reader.path)")))
    var id: String?
    try reader.object(keys: Key.self) { key throws(JSONError) in
      switch key {
      case .id: id = try tree.identity()
      case .children: node.children = try tree.nodes()
      case .row, .column, .rowSpan, .columnSpan, .rowHeaders, .columnHeaders:
        try readCell(key, into: &node.cell)
      case .sortPriority, .hidden, .modal, .group, .order, .container, .rows, .columns, .rotors:
        try readPlace(key, into: &node)
      default: try readElement(key, into: &node.element)
      }
    }
    if let id { node.element = node.element.identified(by: .init(rawValue: id)) }
    return node
  }

  /// Reads what the node exposes.
  private func readElement(_ key: Key, into element: inout AccessibilityElement) throws(JSONError) {
    switch key {
    case .label: element.label = try reader.string()
    case .value: element.value = try reader.string()
    case .hint: element.hint = try reader.string()
    case .traits: element.traits = try traits()
    case .frame: element.frame = try frame()
    case .language: element.language = try reader.string()
    case .actions: element.customActions = try actions()
    case .customContent: element.customContent = try customContent()
    case .inputLabels: element.inputLabels = try reader.strings()
    case .headingLevel: element.headingLevel = try headingLevel()
    case .identifier: element.identifier = try reader.string()
    case .expanded: element.expandedStatus = try reader.boolean() ? .expanded : .collapsed
    default: break
    }
  }

  /// Reads where the node stands, and what it is to those around it.
  private func readPlace(_ key: Key, into node: inout TreeNode) throws(JSONError) {
    switch key {
    case .sortPriority: node.sortPriority = try reader.number()
    case .hidden: node.isHidden = try reader.boolean()
    case .modal: node.isModal = try reader.boolean()
    case .group: node.isGroup = try reader.boolean()
    case .order: node.order = try reader.choice(of: "order")
    case .container: node.container = try reader.choice(of: "container")
    case .rows: node.rows = try reader.integer(from: 0)
    case .columns: node.columns = try reader.integer(from: 0)
    case .rotors: node.rotors = try rotors()
    default: break
    }
  }

  private func readCell(_ key: Key, into known: inout TreeNode.Cell?) throws(JSONError) {
    var cell = known ?? TreeNode.Cell()
    switch key {
    case .row: cell.row = try reader.integer(from: 0)
    case .column: cell.column = try reader.integer(from: 0)
    case .rowSpan: cell.rowSpan = try reader.integer(from: 1)
    case .columnSpan: cell.columnSpan = try reader.integer(from: 1)
    case .rowHeaders: cell.rowHeaders = try tree.references()
    case .columnHeaders: cell.columnHeaders = try tree.references()
    default: break
    }
    known = cell
  }
}

/// The values of keys.
extension TreeNodeParser {
  private func traits() throws(JSONError) -> AccessibilityTraits {
    var traits: AccessibilityTraits = []
    try reader.array { () throws(JSONError) in
      let name = try reader.string()
      guard let named = AccessibilityTraits.named.first(where: { $0.name == name }) else {
        let help = NearestName.help(for: name, among: AccessibilityTraits.named.map(\.name))
        throw reader.error("unknown trait \(PrintableText.quoting(name))\(help)")
      }
      traits.insert(named.trait)
    }
    return traits
  }

  private func frame() throws(JSONError) -> AccessibilityFrame {
    var numbers: [Double] = []
    try reader.array { () throws(JSONError) in numbers.append(try reader.number()) }
    guard numbers.count == 4 else {
      throw reader.error("a frame is [x, y, width, height], not \(numbers.count) numbers")
    }
    return AccessibilityFrame(
      x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private func actions() throws(JSONError) -> [AccessibilityCustomAction] {
    var occurrences: [String: Int] = [:]
    return try reader.strings().map { name in
      defer { occurrences[name, default: 0] += 1 }
      return AccessibilityCustomAction(name, occurrence: occurrences[name, default: 0])
    }
  }

  private func headingLevel() throws(JSONError) -> Int {
    let level = try reader.integer()
    guard (1...6).contains(level) else {
      throw reader.error("a heading has a level from 1 to 6, not \(level)")
    }
    return level
  }

  private func customContent() throws(JSONError) -> [AccessibilityCustomContent] {
    enum Key: String, CaseIterable {
      case label, value, importance
    }
    var facts: [AccessibilityCustomContent] = []
    try reader.array { () throws(JSONError) in
      var label: String?
      var value = ""
      var importance = AccessibilityCustomContent.Importance.default
      try reader.object(keys: Key.self) { key throws(JSONError) in
        switch key {
        case .label: label = try reader.string()
        case .value: value = try reader.string()
        case .importance: importance = try reader.choice(of: "importance")
        }
      }
      facts.append(
        AccessibilityCustomContent(
          label: try reader.required(label, Key.label), value: value, importance: importance))
    }
    return facts
  }

  private func rotors() throws(JSONError) -> [TreeNode.Rotor] {
    enum Key: String, CaseIterable {
      case name, results
    }
    var rotors: [TreeNode.Rotor] = []
    try reader.array { () throws(JSONError) in
      var name: String?
      var results: [String] = []
      try reader.object(keys: Key.self) { key throws(JSONError) in
        switch key {
        case .name: name = try reader.string()
        case .results: results = try reader.strings()
        }
      }
      rotors.append(
        TreeNode.Rotor(name: try reader.required(name, Key.name), results: results))
    }
    return rotors
  }
}
