/// Where a node stands below its parent.
enum NodeKey: Hashable {
  /// The place among the parent's children.
  case place(Int32)
  /// The place, and the branch of a condition that stands there.
  case branch(Int32, Branch)
  /// The place, and what tells apart the views that stand there one after another.
  indirect case identity(Int32, String)
  /// The identity of a row.
  indirect case row(String)

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

  private static let firstSteps = (0..<10).map { "/\($0)" }

  /// Adds the key to the identity of what stands around.
  ///
  /// Identities are made of many steps, and nearly all of those are places of one digit.
  func appendStep(to path: inout String) {
    guard case .place(let place) = self, Self.firstSteps.indices.contains(Int(place)) else {
      path += "/"
      path += pathComponent
      return
    }
    path += Self.firstSteps[Int(place)]
  }

  /// Keeps an identity that contains a separator from reading like two components.
  ///
  /// Scalars are looked at one by one, because a separator and a mark that follows it are one
  /// character.
  private static func escaped(_ identity: String) -> String {
    guard identity.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") })
    else { return identity }
    var text = String.UnicodeScalarView()
    for scalar in identity.unicodeScalars {
      if scalar == "/" || scalar == "\\" { text.append("\\") }
      text.append(scalar)
    }
    return String(text)
  }

  /// The name of the row at the beginning of a path.
  static func rowName(ofPath path: Substring) -> String? {
    guard path.unicodeScalars.first == "[" else { return nil }
    var name = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in path.unicodeScalars.dropFirst() {
      switch scalar {
      case _ where isEscaped:
        name.append(scalar)
        isEscaped = false
      case "\\": isEscaped = true
      case "/": return closed(name)
      default: name.append(scalar)
      }
    }
    return closed(name)
  }

  private static func closed(_ name: String.UnicodeScalarView) -> String? {
    name.last == "]" ? String(name.dropLast()) : nil
  }
}
