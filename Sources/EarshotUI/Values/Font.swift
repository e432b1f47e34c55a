public import struct Foundation.CGFloat

/// How text looks; it is accepted, and says nothing.
public struct Font: Hashable, Sendable {
  /// How thick letters are.
  public struct Weight: Hashable, Sendable {
    private let value: Int

    /// As thin as can be.
    public static let ultraLight = Weight(value: 100)
    /// Very thin.
    public static let thin = Weight(value: 200)
    /// Thin.
    public static let light = Weight(value: 300)
    /// As running text.
    public static let regular = Weight(value: 400)
    /// A little thicker.
    public static let medium = Weight(value: 500)
    /// Half bold.
    public static let semibold = Weight(value: 600)
    /// Bold.
    public static let bold = Weight(value: 700)
    /// Very bold.
    public static let heavy = Weight(value: 800)
    /// As thick as can be.
    public static let black = Weight(value: 900)
  }

  /// How wide letters are.
  public struct Width: Hashable, Sendable {
    /// The width, of which 0 is the usual.
    public var value: CGFloat

    /// Takes a width, of which 0 is the usual.
    public init(_ value: CGFloat) { self.value = value }

    /// Narrower.
    public static let compressed = Width(-0.2)
    /// A little narrower.
    public static let condensed = Width(-0.1)
    /// As usual.
    public static let standard = Width(0)
    /// Wider.
    public static let expanded = Width(0.2)
  }

  /// The shape of letters.
  public enum Design: Hashable, Sendable {
    /// As the system's.
    case `default`
    /// With serifs.
    case serif
    /// Rounded.
    case rounded
    /// All as wide as each other.
    case monospaced
  }

  /// How much room lines take.
  public enum Leading: Hashable, Sendable {
    /// As usual.
    case standard
    /// Less.
    case tight
    /// More.
    case loose
  }

  /// The purpose of a text, from which its size follows.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// A large title.
    case largeTitle
    /// A title.
    case title
    /// A smaller title.
    case title2
    /// The smallest title.
    case title3
    /// A headline.
    case headline
    /// What follows a headline.
    case subheadline
    /// Running text.
    case body
    /// What is called out.
    case callout
    /// A footnote.
    case footnote
    /// A caption.
    case caption
    /// A smaller caption.
    case caption2
  }

  private let description: String

  private func with(_ change: String) -> Font { Font(description: "\(description) \(change)") }
}

extension Font {
  /// The style of a large title.
  public static let largeTitle = system(.largeTitle)
  /// The style of a title.
  public static let title = system(.title)
  /// The style of a smaller title.
  public static let title2 = system(.title2)
  /// The style of the smallest title.
  public static let title3 = system(.title3)
  /// The style of a headline.
  public static let headline = system(.headline)
  /// The style of what follows a headline.
  public static let subheadline = system(.subheadline)
  /// The style of running text.
  public static let body = system(.body)
  /// The style of what is called out.
  public static let callout = system(.callout)
  /// The style of a footnote.
  public static let footnote = system(.footnote)
  /// The style of a caption.
  public static let caption = system(.caption)
  /// The style of a smaller caption.
  public static let caption2 = system(.caption2)

  /// The system's font for a purpose.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font(description: "\(style)") }

  /// The system's font in a size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font(description: "system \(size)") }

  /// A font of the app's own, in a size in points that grows with the text size.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(description: "\(name) \(size)")
  }

  /// A font of the app's own, in a size in points that grows as that of a purpose.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font { custom(name, size: size) }

  /// A font of the app's own, in a size in points that stays.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    custom(name, size: fixedSize)
  }
}

extension Font {
  /// The font, thicker or thinner.
  public func weight(_ weight: Weight) -> Font { with("weight") }
  /// The font, wider or narrower.
  public func width(_ width: Width) -> Font { with("width") }
  /// The font with more or less room between lines.
  public func leading(_ leading: Leading) -> Font { with("leading") }
  /// The font in bold.
  public func bold() -> Font { with("bold") }
  /// The font in bold or not.
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }
  /// The font in italics.
  public func italic() -> Font { with("italic") }
  /// The font in italics or not.
  public func italic(_ isActive: Bool) -> Font { isActive ? italic() : self }
  /// The font with letters as wide as each other.
  public func monospaced() -> Font { with("monospaced") }
  /// The font with digits as wide as each other.
  public func monospacedDigit() -> Font { with("monospacedDigit") }
  /// The font in small capitals.
  public func smallCaps() -> Font { with("smallCaps") }
  /// The font with small capitals for lower case.
  public func lowercaseSmallCaps() -> Font { with("lowercaseSmallCaps") }
  /// The font with small capitals for upper case.
  public func uppercaseSmallCaps() -> Font { with("uppercaseSmallCaps") }
}
