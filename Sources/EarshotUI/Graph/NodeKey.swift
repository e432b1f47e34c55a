/// Where a node stands below its parent.
enum NodeKey: Hashable {
  /// The place among the parent's children.
  case place(Int)
  /// The place, and the branch of a condition that stands there.
  case branch(Int, Branch)
  /// The place, and the type that stands there under a hidden type.
  case identity(Int, String)
  /// The identity of a row.
  case row(String)

  /// One side of a condition.
  enum Branch: String, Hashable {
    case first = "t"
    case second = "f"
    case absent = "-"
  }

  /// The key as part of an identity; no two keys below one parent read the same.
  var pathComponent: String {
    switch self {
    case .place(let place): "\(place)"
    case .branch(let place, let branch): "\(place)\(branch.rawValue)"
    case .identity(let place, let identity): "\(place){\(Self.escaped(identity))}"
    case .row(let identity): "[\(Self.escaped(identity))]"
    }
  }

  /// Keeps an identity that contains a separator from reading like two components.
  private static func escaped(_ identity: String) -> String {
    guard identity.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") })
    else { return identity }
    return identity.reduce(into: "") { text, character in
      if character == "/" || character == "\\" { text.append("\\") }
      text.append(character)
    }
  }

  /// The name of the row at the beginning of a path.
  static func rowName(ofPath path: Substring) -> String? {
    guard path.first == "[" else { return nil }
    var name = ""
    var isEscaped = false
    for character in path.dropFirst() {
      switch character {
      case _ where isEscaped:
        name.append(character)
        isEscaped = false
      case "\\": isEscaped = true
      case "/": return closed(name)
      default: name.append(character)
      }
    }
    return closed(name)
  }

  private static func closed(_ name: String) -> String? {
    name.last == "]" ? String(name.dropLast()) : nil
  }
}
