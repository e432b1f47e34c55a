/// What kind of text a view holds.
public struct AccessibilityTextContentType: Equatable, Sendable {
  private let name: String

  /// Any text.
  public static let plain = Self(name: "plain")
  /// Commands and what they print.
  public static let console = Self(name: "console")
  /// Places of files.
  public static let fileSystem = Self(name: "file system")
  /// Messages.
  public static let messaging = Self(name: "messaging")
  /// A story.
  public static let narrative = Self(name: "narrative")
  /// Code.
  public static let sourceCode = Self(name: "source code")
  /// Cells of a table.
  public static let spreadsheet = Self(name: "spreadsheet")
  /// A document with styles.
  public static let wordProcessing = Self(name: "word processing")
}
