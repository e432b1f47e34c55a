/// The words of Swift that an outline is read by.
enum Keywords {
  /// What may stand before the keyword of a declaration.
  static let modifiers: Set = [
    "open", "public", "package", "internal", "fileprivate", "private", "final", "static", "lazy",
    "weak", "unowned", "mutating", "nonmutating", "consuming", "borrowing", "indirect", "override",
    "required", "convenience", "dynamic", "optional", "nonisolated", "isolated", "distributed",
    "prefix", "postfix", "infix", "async", "sending",
  ]

  /// What declares something that an outline does not name.
  static let values: Set = [
    "let", "var", "init", "deinit", "subscript", "case", "associatedtype", "macro", "operator",
    "precedencegroup", "some", "any",
  ]

  /// What goes on with the declaration of the line before.
  static let continuing: Set = [
    "where", "throws", "rethrows", "async", "as", "is", "in", "else", "get", "set", "willSet",
    "didSet", "catch",
  ]
}
