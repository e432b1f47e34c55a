import EarshotJSON
import EarshotText
import EarshotTree

/// Reads a tree file, and checks that its nodes fit each other.
final class TreeParser {
  enum Key: String, CaseIterable {
    case earshotTree, language, direction, idiom, order, elements
  }

  let reader: JSONReader
  private var identities: Set<String> = []
  /// Where identities stand that look like the places of nodes in the file.
  private var placeLike: [(id: String, path: JSONPath, offset: Int)] = []
  /// Where cells name others, which may come later in the file.
  private var namedElsewhere: [(id: String, path: JSONPath, offset: Int)] = []

  init(_ reader: JSONReader) { self.reader = reader }

  func document() throws(JSONError) -> TreeDocument {
    var document = TreeDocument()
    var version: Int?
    var elements: [TreeNode]?
    try reader.object(keys: Key.self) { key throws(JSONError) in
      switch key {
      case .earshotTree: version = try self.version()
      case .language: document.language = try reader.string()
      case .direction: document.direction = try reader.choice(of: "direction")
      case .idiom: document.idiom = try reader.choice(of: "idiom")
      case .order: document.order = try reader.choice(of: "order")
      case .elements: elements = try nodes()
      }
    }
    _ = try reader.required(version, Key.earshotTree)
    document.elements = try reader.required(elements, Key.elements)
    try reader.end()
    try checkReferences()
    try checkPlaces(in: document.elements)
    return document
  }

  func nodes() throws(JSONError) -> [TreeNode] {
    var nodes: [TreeNode] = []
    try reader.array { () throws(JSONError) in nodes.append(try TreeNodeParser(self).node()) }
    return nodes
  }

  /// Reads an identity, which nothing else in the file may have.
  func identity() throws(JSONError) -> String {
    let id = try reader.string()
    guard !id.isEmpty else { throw reader.error("an identity must not be empty") }
    guard identities.insert(id).inserted else {
      throw reader.error("a second node has the identity \(PrintableText.quoting(id))")
    }
    if id.hasPrefix("$") { placeLike.append((id, reader.path, reader.offset)) }
    return id
  }

  /// Reads the identities of other nodes.
  func references() throws(JSONError) -> [AccessibilityElement.ID] {
    var ids: [AccessibilityElement.ID] = []
    try reader.array { () throws(JSONError) in
      let id = try reader.string()
      namedElsewhere.append((id, reader.path, reader.offset))
      ids.append(AccessibilityElement.ID(rawValue: id))
    }
    return ids
  }

  private func checkReferences() throws(JSONError) {
    for reference in namedElsewhere where !identities.contains(reference.id) {
      let help = NearestName.help(for: reference.id, among: identities.sorted())
      throw reader.error(
        "no node has the identity \(PrintableText.quoting(reference.id))\(help)",
        at: reference.path, offset: reference.offset)
    }
  }

  /// A node without an identity is known by its place in the file, which no other may be called.
  private func checkPlaces(in nodes: [TreeNode]) throws(JSONError) {
    guard !placeLike.isEmpty else { return }
    var counts: [String: Int] = [:]
    for node in nodes { node.countIdentities(in: &counts) }
    for given in placeLike where counts[given.id, default: 0] > 1 {
      throw reader.error(
        "\(PrintableText.quoting(given.id)) is the place of a node that has no other identity",
        at: given.path, offset: given.offset)
    }
  }

  private func version() throws(JSONError) -> Int {
    let version = try reader.integer()
    guard version == TreeDocument.version else {
      throw reader.error(
        "version \(version) of the format is unknown; known is \(TreeDocument.version)")
    }
    return version
  }
}

extension TreeNode {
  /// Counts how often each identity is given to something that is read, or that gives a context.
  fileprivate func countIdentities(in counts: inout [String: Int]) {
    if children == nil || containerKind != nil { counts[element.id.rawValue, default: 0] += 1 }
    for child in children ?? [] { child.countIdentities(in: &counts) }
  }
}

extension JSONReader {
  /// Reads one of the words of an enum; any other is an error that names the nearest.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    of name: String
  ) throws(JSONError) -> Choice {
    let word = try string()
    if let choice = Choice(rawValue: word) { return choice }
    let help = NearestName.help(for: word, among: Choice.allCases.map(\.rawValue))
    throw error("unknown \(name) \(PrintableText.quoting(word))\(help)")
  }

  /// Reads an array of texts without the empty ones.
  func strings() throws(JSONError) -> [String] {
    var texts: [String] = []
    try array { () throws(JSONError) in
      let text = try string()
      if !text.isEmpty { texts.append(text) }
    }
    return texts
  }

  /// Reads a whole number that is not less than a limit.
  func integer(from least: Int) throws(JSONError) -> Int {
    let value = try integer()
    guard value >= least else { throw error("expected at least \(least), found \(value)") }
    return value
  }
}
