/// The types outside of code that Swift's parser finds.
struct ParsedTypes {
  /// A type with those around it.
  struct Parsed {
    let name: String
    let offset: Int
    let isHidden: Bool
  }

  private(set) var all: [Parsed] = []
  /// What is open at each depth; none where it is no type.
  private var open: [Parsed?] = []

  init(_ nodes: [(kind: String, access: String, name: String, depth: Int, offset: Int)]) {
    for node in nodes { take(node) }
  }

  private mutating func take(
    _ node: (kind: String, access: String, name: String, depth: Int, offset: Int)
  ) {
    guard node.kind.hasPrefix("source.lang.swift.decl.") else { return }
    open.removeSubrange(min(node.depth, open.count)...)
    let kind = node.kind.split(separator: ".").last ?? ""
    let isType = ["struct", "class", "enum", "protocol", "typealias"].contains(kind)
    let isOutermost = node.depth == 0
    let outer = open.last ?? nil
    guard isType || kind == "extension", isOutermost || outer != nil else {
      return open.append(nil)
    }
    let parsed = Parsed(
      name: outer.map { "\($0.name).\(node.name)" } ?? node.name, offset: node.offset,
      isHidden: ["private", "fileprivate"].contains(node.access) || outer?.isHidden == true)
    if isType { all.append(parsed) }
    open.append(parsed)
  }
}
