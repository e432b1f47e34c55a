public import struct Foundation.CGFloat

// Room and marks around rows and in labels.
extension View {
  /// Leaves room around a section.
  public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> Self {
    self
  }
  /// Sets whether a list has an index at its side.
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> Self { self }
  /// Sets the room between a label's icon and its title.
  public nonisolated func labelIconToTitleSpacing(_ spacing: CGFloat) -> Self { self }
  /// Sets the room that a label's icon takes.
  public nonisolated func labelReservedIconWidth(_ width: CGFloat) -> Self { self }
  /// Sets whether a slider's knob is seen.
  public nonisolated func sliderThumbVisibility(_ visibility: Visibility) -> Self { self }
  /// Hides how content fades under bars.
  public nonisolated func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> Self { self }
  /// Sets how a field of several lines looks.
  public nonisolated func textEditorStyle(_ style: TextEditorStyle) -> Self { self }
  /// Sets how far the system helps with writing.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> Self { self }
  /// Sets whether the system offers to help with writing.
  public nonisolated func writingToolsAffordanceVisibility(_ visibility: Visibility) -> Self {
    self
  }
}
