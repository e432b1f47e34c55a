/// A value of a property list, and where it begins.
struct PropertyListValue {
  enum Kind {
    case string(String)
    case number(Int)
    indirect case dictionary([String: PropertyListValue])
    /// Something that no table of words has a use for.
    case other
  }

  let kind: Kind
  /// Where it begins, in Unicode scalars.
  let place: Int

  /// The value of a key, if this is a dictionary that has it.
  subscript(key: String) -> PropertyListValue? {
    if case .dictionary(let values) = kind { values[key] } else { nil }
  }

  /// The string, if this is one.
  var string: String? { if case .string(let string) = kind { string } else { nil } }
}
