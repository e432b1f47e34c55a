public import Foundation

/// Words that are looked up when they are shown; here they are the words as they are written.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// What the words are looked up by.
  public let key: String
  /// The table that they are in.
  public let table: String?
  /// The language that they are shown in.
  public var locale: Locale
  let words: String

  /// Words as they are written.
  public init(stringLiteral value: String) { self.init(value, words: value) }

  /// Words as they are written, with values in them.
  public init(stringInterpolation: DefaultStringInterpolation) {
    let words = String(stringInterpolation: stringInterpolation)
    self.init(words, words: words)
  }

  /// Words by a key, and where to look.
  public init(
    _ key: LocalizedStringResource, table: String? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) { self.init(key.key, words: key.words, table: table, locale: locale) }

  /// Words by a key, with those to be shown.
  public init(
    _ key: StaticString, defaultValue: String, table: String? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) { self.init("\(key)", words: defaultValue, table: table, locale: locale) }

  private init(_ key: String, words: String, table: String? = nil, locale: Locale = .current) {
    self.key = key
    self.words = words
    self.table = table
    self.locale = locale
  }
}

extension String {
  /// The words of a resource.
  public init(localized resource: LocalizedStringResource) { self = resource.words }
}

extension Text {
  /// The words of a resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(verbatim: resource.words) }
}
