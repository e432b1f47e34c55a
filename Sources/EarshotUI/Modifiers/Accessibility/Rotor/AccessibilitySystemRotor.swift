/// A rotor that the system knows, filled by the app.
public struct AccessibilitySystemRotor: Equatable, Sendable {
  let name: String

  /// Links.
  public static let links = Self(name: "Links")

  /// Links that were followed, or not yet.
  public static func links(visited: Bool) -> Self {
    Self(name: visited ? "Visited Links" : "Links")
  }

  /// Headings.
  public static let headings = Self(name: "Headings")

  /// Headings of one level.
  public static func headings(level: AccessibilityHeadingLevel) -> Self {
    Self(name: level == .unspecified ? "Headings" : "Headings, Level \(level.rawValue)")
  }

  /// Bold text.
  public static let boldText = Self(name: "Bold Text")
  /// Italic text.
  public static let italicText = Self(name: "Italic Text")
  /// Underlined text.
  public static let underlineText = Self(name: "Underlined Text")
  /// Misspelled words.
  public static let misspelledWords = Self(name: "Misspelled Words")
  /// Images.
  public static let images = Self(name: "Images")
  /// Text fields.
  public static let textFields = Self(name: "Text Fields")
  /// Tables.
  public static let tables = Self(name: "Tables")
  /// Lists.
  public static let lists = Self(name: "Lists")
  /// Regions of a page.
  public static let landmarks = Self(name: "Landmarks")
}
