public import struct Foundation.CGFloat

// Modifiers of how text looks; they say nothing.
extension View {
  /// Sets how thick letters are.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Self { self }
  /// Sets how wide letters are.
  public nonisolated func fontWidth(_ width: Font.Width?) -> Self { self }
  /// Sets the shape of letters.
  public nonisolated func fontDesign(_ design: Font.Design?) -> Self { self }
  /// Sets text in bold.
  public nonisolated func bold(_ isActive: Bool = true) -> Self { self }
  /// Sets text in italics.
  public nonisolated func italic(_ isActive: Bool = true) -> Self { self }
  /// Sets letters as wide as each other.
  public nonisolated func monospaced(_ isActive: Bool = true) -> Self { self }
  /// Sets digits as wide as each other.
  public nonisolated func monospacedDigit() -> Self { self }
  /// Draws a line under text.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Self { self }
  /// Draws a line through text.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Self { self }
  /// Sets the room between letters.
  public nonisolated func kerning(_ kerning: CGFloat) -> Self { self }
  /// Sets the room between letters.
  public nonisolated func tracking(_ tracking: CGFloat) -> Self { self }
  /// Raises or lowers text.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Self { self }
  /// Sets the size of text beside other text.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Self {
    self
  }
  /// Sets how many lines text may take; all of it is read.
  public nonisolated func lineLimit(_ number: Int?) -> Self { self }
  /// Sets how many lines text may take; all of it is read.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> Self { self }
  /// Sets how many lines text may take; all of it is read.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> Self { self }
  /// Sets how many lines text takes at least; all of it is read.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> Self { self }
  /// Sets how many lines text takes at most; all of it is read.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> Self { self }
  /// Sets the room between lines.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> Self { self }
  /// Lets text shrink to a part of its size.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> Self { self }
  /// Lets letters come closer together.
  public nonisolated func allowsTightening(_ flag: Bool) -> Self { self }
  /// Sets where text that does not fit is cut; all of it is read.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> Self { self }
  /// Lets somebody choose a part of the text.
  public nonisolated func textSelection(_ selectability: some TextSelectability) -> Self {
    self
  }
}
