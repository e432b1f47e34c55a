public import Foundation

extension String {
  /// A key for words, with values in it.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// How a key with values in it is put together.
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

    let key: LocalizedStringKey

    /// A key from a string made at run time.
    public init(_ value: String) { key = LocalizedStringKey(value) }

    /// A key written out.
    public init(stringLiteral value: String) { key = LocalizedStringKey(value) }

    /// A key with values in it.
    public init(stringInterpolation: StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// The words for a key, in the language of the screen whose code runs.
  ///
  /// A region given here decides how numbers are written, and not which language is looked in.
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = Wording.current.plainWords(for: key.key, table: table)
  }

  /// The words for a key, or others where no table has it.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = Wording.current.plainWords(
      for: LocalizedStringKey(key.description), table: table, default: defaultValue.key)
  }

  /// The words of a resource.
  public init(localized resource: LocalizedStringResource) {
    self = Wording.current.plainWords(
      for: resource.written, table: resource.table, default: resource.defaultValue)
  }
}

extension AttributedString {
  /// The words for a key, in the language of the screen whose code runs; marks are not read.
  public init(
    localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(Wording.current.words(for: key.key, table: table).string)
  }

  /// The words of a resource; marks are not read.
  public init(localized resource: LocalizedStringResource) {
    self.init(Wording.current.words(for: resource).string)
  }
}
