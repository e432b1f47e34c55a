import EarshotText

/// Where a value is in a document, written as `$.messages[3].reactions[0].emoji`.
public struct JSONPath: Hashable, Sendable, CustomStringConvertible {
  /// One step into an object or array.
  public enum Component: Hashable, Sendable {
    /// The value of a key.
    case key(String)
    /// An element of an array, from 0.
    case index(Int)
  }

  /// The steps from the outermost value.
  public let components: [Component]

  /// Creates a path; without steps, it is the whole document.
  public init(_ components: [Component] = []) { self.components = components }

  /// The path in one line that is safe to print.
  public var description: String {
    components.reduce(into: "$") { text, component in
      switch component {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where Self.isPlain(key): text += ".\(key)"
      case .key(let key): text += "[\(PrintableText.quoting(key))]"
      }
    }
  }

  private static func isPlain(_ key: String) -> Bool {
    guard let first = key.utf8.first, key.utf8.count <= PrintableText.quotedLength else {
      return false
    }
    return !first.isDigit
      && key.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
  }
}

extension JSONPath: ExpressibleByArrayLiteral {
  /// Writes a path as its steps: `["messages", 3, "sender"]`.
  public init(arrayLiteral components: Component...) { self.init(components) }
}

extension JSONPath.Component: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// Writes a step to a key.
  public init(stringLiteral key: String) { self = .key(key) }

  /// Writes a step to an element.
  public init(integerLiteral index: Int) { self = .index(index) }
}
