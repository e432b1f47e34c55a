public import struct Foundation.CGFloat

// Modifiers of how text looks; they say nothing.
extension View {
  /// Sets how thick letters are.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { self }
  /// Sets how wide letters are.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { self }
  /// Sets the shape of letters.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { self }
  /// Sets text in bold.
  public nonisolated func bold(_ isActive: Bool = true) -> some View { self }
  /// Sets text in italics.
  public nonisolated func italic(_ isActive: Bool = true) -> some View { self }
  /// Sets letters as wide as each other.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View { self }
  /// Sets digits as wide as each other.
  public nonisolated func monospacedDigit() -> some View { self }
  /// Draws a line under text.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { self }
  /// Draws a line through text.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { self }
  /// Sets the room between letters.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { self }
  /// Sets the room between letters.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { self }
  /// Raises or lowers text.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
  /// Sets the size of text beside other text.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    self
  }
  /// Sets how many lines text may take; all of it is read.
  public nonisolated func lineLimit(_ number: Int?) -> some View { self }
  /// Sets how many lines text may take; all of it is read.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }
  /// Sets how many lines text may take; all of it is read.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }
  /// Sets how many lines text takes at least; all of it is read.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }
  /// Sets how many lines text takes at most; all of it is read.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { self }
  /// Sets the room between lines.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
  /// Lets text shrink to a part of its size.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  /// Lets letters come closer together.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View { self }
  /// Sets where text that does not fit is cut; all of it is read.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
  /// Lets somebody choose a part of the text.
  public nonisolated func textSelection(_ selectability: some TextSelectability) -> some View {
    self
  }
}
