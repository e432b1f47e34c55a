/// Names that Earshot lacks, for which the same stands in.
struct UnsupportedGroup {
  /// Where such a name stands in a source.
  enum Kind: Hashable, CaseIterable {
    /// After `import`.
    case module
    /// Where a type or a function is named.
    case type
    /// After a point, and called.
    case modifier
    /// After `@`.
    case attribute
    /// After `@Environment(\.`.
    case setting
  }

  let kind: Kind
  /// What to write instead, in which `%` stands for the name.
  private let instead: String
  let names: [String]

  /// Takes names between white space.
  init(_ kind: Kind, instead: String, names: String) {
    self.kind = kind
    self.instead = instead
    self.names = names.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// What to write instead of one of the names.
  func instead(for name: String) -> String {
    instead.split(separator: "%", omittingEmptySubsequences: false).joined(separator: name)
  }
}
