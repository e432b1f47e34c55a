/// Assets by their names in Swift, in the name spaces that they are in.
struct SymbolTree {
  struct Member {
    let symbol: String
    let asset: String
  }

  private(set) var members: [Member] = []
  private var spaces: [(symbol: String, tree: SymbolTree)] = []

  /// Sorts names into name spaces; of two that come to the same name in Swift, the first has it.
  init(_ names: [String], droppingEnd end: String) {
    for name in names {
      var parts = name.split(separator: "/").map(String.init)
      guard let last = parts.popLast(),
        let symbol = SymbolName.member(for: last, droppingEnd: end)
      else { continue }
      let spaces = parts.map(SymbolName.type)
      guard spaces.allSatisfy({ $0 != nil }) else { continue }
      add(Member(symbol: symbol, asset: name), in: spaces.compactMap(\.self)[...])
    }
  }

  private init() {}

  var isEmpty: Bool { members.isEmpty && spaces.isEmpty }

  /// The lines of an extension with a member for each asset.
  func `extension`(of type: String) -> [String] {
    isEmpty ? [] : ["extension \(type) {"] + lines(of: type, indent: "  ") + ["}", ""]
  }

  private func lines(of type: String, indent: String) -> [String] {
    let own = members.map { member in
      "\(indent)static let \(member.symbol) = "
        + "\(type)(name: \(Self.literal(member.asset)), bundle: .main)"
    }
    return own
      + spaces.flatMap { space in
        ["\(indent)enum \(space.symbol) {"] + space.tree.lines(of: type, indent: indent + "  ")
          + ["\(indent)}"]
      }
  }

  private mutating func add(_ member: Member, in path: ArraySlice<String>) {
    guard let space = path.first else {
      if !members.contains(where: { $0.symbol == member.symbol }) { members.append(member) }
      return
    }
    let place = spaces.firstIndex { $0.symbol == space } ?? spaces.count
    if place == spaces.count { spaces.append((space, SymbolTree())) }
    spaces[place].tree.add(member, in: path.dropFirst())
  }

  /// A name as a literal; every character that could end it or begin something is written out.
  private static func literal(_ name: String) -> String {
    let scalars = name.unicodeScalars.map { scalar in
      let isPlain = scalar.value >= 0x20 && scalar != "\"" && scalar != "\\" && scalar.value != 0x7F
      return isPlain && scalar.isASCII || scalar.properties.isAlphabetic
        ? String(Character(scalar)) : "\\u{\(String(scalar.value, radix: 16))}"
    }
    return "\"\(scalars.joined())\""
  }
}
