public import struct Foundation.CGFloat

// How a text looks; it stays a text, so that it can be joined to others.
extension Text {
  /// Sets the font.
  public func font(_ font: Font?) -> Text { self }
  /// Sets how thick letters are.
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  /// Sets how wide letters are.
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  /// Sets the shape of letters.
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  /// Sets the colour.
  public func foregroundColor(_ color: Color?) -> Text { self }
  /// Sets the colour.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text { self }
  /// Sets the text in bold.
  public func bold() -> Text { self }
  /// Sets the text in bold or not.
  public func bold(_ isActive: Bool) -> Text { self }
  /// Sets the text in italics.
  public func italic() -> Text { self }
  /// Sets the text in italics or not.
  public func italic(_ isActive: Bool) -> Text { self }
  /// Sets letters as wide as each other.
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  /// Sets digits as wide as each other.
  public func monospacedDigit() -> Text { self }
  /// Draws a line through the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  /// Draws a line through the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text { self }
  /// Draws a line under the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  /// Draws a line under the text.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text { self }
  /// Sets the room between letters.
  public func kerning(_ kerning: CGFloat) -> Text { self }
  /// Sets the room between letters.
  public func tracking(_ tracking: CGFloat) -> Text { self }
  /// Raises or lowers the text.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
  /// Sets the size beside other text.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { self }
}
