/// Something that can be done with an element by choosing its name in the Actions rotor.
public struct AccessibilityCustomAction: Hashable, Sendable {
  /// What is spoken, such as `React with ❤️`.
  public let name: String
  /// How many actions of the same element and name stand before this one.
  ///
  /// An element may offer a name twice; the two are told apart by this number.
  public let occurrence: Int

  /// Creates an action; the first of its name unless an occurrence is given.
  public init(_ name: String, occurrence: Int = 0) {
    self.name = name
    self.occurrence = occurrence
  }

  /// Creates the actions for names in the order in which they are offered, numbering equal names.
  public static func numbering(_ names: some Sequence<String>) -> [AccessibilityCustomAction] {
    var seen: [String: Int] = [:]
    return names.map { name in
      defer { seen[name, default: 0] += 1 }
      return AccessibilityCustomAction(name, occurrence: seen[name, default: 0])
    }
  }
}
