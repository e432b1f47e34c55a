public import Foundation

/// Words that are looked up when they are shown.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// How a resource with values in it is put together.
  public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

  /// What the words are looked up by.
  public var key: String { written.key }
  /// The table that they are in.
  public let table: String?
  /// The language that they are shown in by code that is no view.
  public var locale: Locale
  let written: LocalizedStringKey
  /// What is said where no table has the key; nil for the key itself.
  let defaultValue: LocalizedStringKey?

  /// Words as they are written.
  public init(stringLiteral value: String) { self.init(LocalizedStringKey(value)) }

  /// Words as they are written, with values in them.
  public init(stringInterpolation: StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }

  /// Words by a key, and where to look.
  public init(
    _ key: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle? = nil, comment: StaticString? = nil
  ) { self.init(key.key, table: table, locale: locale) }

  /// Words by a key, with those to be shown.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init(
      LocalizedStringKey(key.description), default: defaultValue.key, table: table, locale: locale)
  }

  private init(
    _ key: LocalizedStringKey, default written: LocalizedStringKey? = nil, table: String? = nil,
    locale: Locale = .current
  ) {
    self.written = key
    self.defaultValue = written
    self.table = table
    self.locale = locale
  }

  /// Feeds what the words are looked up by.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(table)
  }
}

extension Wording {
  /// What is said for a resource.
  func words(for resource: LocalizedStringResource) -> SpokenWords {
    words(for: resource.written, table: resource.table, default: resource.defaultValue)
  }
}

extension Text {
  /// The words of a resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(.resource(resource)) }
}
