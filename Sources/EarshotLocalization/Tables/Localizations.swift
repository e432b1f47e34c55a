import Synchronization

/// The words of an app in each of its languages, by table and key.
///
/// It is one value that everyone shares: to copy it costs nothing, and to compare it with itself
/// neither.
public struct Localizations: Equatable, Sendable {
  /// The entries of each language by table and key.
  public typealias Tables = [String: [String: [String: LocalizedEntry]]]

  /// What was found for a key.
  public struct Match: Hashable, Sendable {
    /// The words.
    public let entry: LocalizedEntry
    /// The language that they are in.
    public let language: String
  }

  private final class Storage: Sendable {
    let tables: Tables
    let sourceLanguage: String?
    /// The languages to look in for each that was asked for.
    let chains = Mutex<[String: [String]]>([:])

    init(_ tables: Tables, sourceLanguage: String?) {
      self.tables = tables
      self.sourceLanguage = sourceLanguage
    }
  }

  private let storage: Storage

  /// The name of the table in which words are looked for that name none.
  public static let mainTable = "Localizable"
  /// No words in any language.
  public static let none = Localizations([:])
  /// For how many languages it is remembered where to look.
  private static let chainLimit = 64

  /// Words by language, table and key, and the language in which the app was written.
  public init(_ tables: Tables, sourceLanguage: String? = nil) {
    let named = tables.map { (LanguageChain.normalized($0.key), $0.value) }
    storage = Storage(
      Dictionary(named) { Self.merged($0, $1) },
      sourceLanguage: sourceLanguage.map(LanguageChain.normalized))
  }

  /// The languages that there are words in, in the order of their tags.
  public var languages: [String] { storage.tables.keys.sorted() }

  /// The language in which the app was written, if it is known.
  public var sourceLanguage: String? { storage.sourceLanguage }

  /// Whether there are no words at all.
  public var isEmpty: Bool { storage.tables.isEmpty }

  /// Looks a key up in a language, then in those that it is a part of, then in the app's own.
  public func match(
    for key: String, table: String = mainTable, language: String
  ) -> Match? {
    guard !isEmpty else { return nil }
    for language in chain(for: language) {
      guard let entry = storage.tables[language]?[table]?[key] else { continue }
      return Match(entry: entry, language: language)
    }
    return nil
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.storage === right.storage
      || left.storage.sourceLanguage == right.storage.sourceLanguage
        && left.storage.tables == right.storage.tables
  }

  private func chain(for language: String) -> [String] {
    storage.chains.withLock { chains in
      if let known = chains[language] { return known }
      let tags = LanguageChain.tags(from: language) + [storage.sourceLanguage].compactMap(\.self)
      let chain = tags.filter { storage.tables[$0] != nil }
      if chains.count < Self.chainLimit { chains[language] = chain }
      return chain
    }
  }

  private static func merged(
    _ first: [String: [String: LocalizedEntry]], _ second: [String: [String: LocalizedEntry]]
  ) -> [String: [String: LocalizedEntry]] {
    first.merging(second) { $0.merging($1) { entry, _ in entry } }
  }
}
