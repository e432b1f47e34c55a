/// Gives each row identity a text that no other row has, for as long as the rows live.
struct RowNames<ID: Hashable> {
  private var names: [ID: String] = [:]
  private var owners: [String: ID] = [:]

  /// Whether identities of this type read back from their text, and so need no bookkeeping.
  ///
  /// The type decides, not the value: an erased 1 and an erased "1" are two.
  private static var areTexts: Bool { ID.self is any LosslessStringConvertible.Type }

  /// The text of an identity; those that describe themselves alike are told apart by a number.
  mutating func name(of id: ID) -> String {
    if ID.self == String.self, let text = id as? String { return text }
    if Self.areTexts, let id = id as? any LosslessStringConvertible { return id.description }
    if let name = names[id] { return name }
    let name = Self.freeName(like: id) { owners[$0] != nil }
    names[id] = name
    owners[name] = id
    return name
  }

  /// A description of an identity that is not taken.
  static func freeName(like id: ID, isTaken: (String) -> Bool) -> String {
    let description = String(describing: id)
    var name = description
    var number = 1
    while isTaken(name) {
      number += 1
      name = "\(description)~\(number)"
    }
    return name
  }

  /// Forgets the names of rows that are gone, once there are more of those than of the others.
  mutating func forget(exceptIDsOf rows: @autoclosure () -> some Sequence<ID>, count: Int) {
    guard names.count > 2 * count + 64 else { return }
    let kept = Set(rows())
    names = names.filter { kept.contains($0.key) }
    owners = owners.filter { kept.contains($0.value) }
  }
}
