/// Which form words take by number, in one language.
public struct PluralRules: Hashable, Sendable {
  private let conditions: [(PluralCategory, PluralCondition)]
  /// The language as the table names it; two rules of one name are the same.
  private let name: String

  /// The rules of a language, such as `de` or `pt-PT`; a language that is not known has one form.
  public init(language: String) {
    var tag = language[...]
    while Self.table[String(tag)] == nil, let end = tag.lastIndex(of: "-") { tag = tag[..<end] }
    name = String(tag)
    conditions = Self.table[name] ?? []
  }

  /// The form for a number.
  public func category(of number: PluralNumber) -> PluralCategory {
    conditions.first { $0.1.holds(for: number) }?.0 ?? .other
  }

  public static func == (left: Self, right: Self) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The languages whose rules are known.
  static var languages: [String] { table.keys.sorted() }

  private static let table: [String: [(PluralCategory, PluralCondition)]] =
    lines.split(separator: "\n").reduce(into: [:]) { table, line in
      let parts = line.split(separator: ";")
      guard let languages = parts.first else { return }
      let conditions = parts.dropFirst().compactMap(condition)
      for language in languages.split(separator: " ") { table[String(language)] = conditions }
    }

  private static func condition(_ text: Substring) -> (PluralCategory, PluralCondition)? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let name = text[..<colon].filter { $0 != " " }
    guard let category = PluralCategory(rawValue: name),
      let condition = PluralCondition(text[text.index(after: colon)...])
    else { return nil }
    return (category, condition)
  }
}
