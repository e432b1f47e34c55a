/// Gives each row identity a text that no other row has, for as long as the rows live.
struct RowNames<ID: Hashable> {
  private var names: [ID: String] = [:]
  private var owners: [String: ID] = [:]

  /// The text of an identity.
  ///
  /// Numbers and strings read back as what they were, so they need no bookkeeping. Other identities
  /// may describe themselves alike, and are then told apart by a number.
  mutating func name(of id: ID) -> String {
    if let id = id as? any LosslessStringConvertible { return id.description }
    if let name = names[id] { return name }
    let description = String(describing: id)
    var name = description
    var number = 1
    while owners[name] != nil {
      number += 1
      name = "\(description)~\(number)"
    }
    names[id] = name
    owners[name] = id
    return name
  }
}
