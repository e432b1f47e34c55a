public import struct Foundation.CGFloat

// Modifiers of how lists look; they say nothing.
extension View {
  /// Lays a view behind a row; it is not read.
  public nonisolated func listRowBackground(_ view: (some View)?) -> Self { self }
  /// Sets the room around a row.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> Self { self }
  /// Sets the room around a row.
  public nonisolated func listRowInsets(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> Self { self }
  /// Sets the room between rows.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> Self { self }
  /// Sets whether lines between rows are seen.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> Self { self }
  /// Sets the colour of lines between rows.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> Self { self }
  /// Sets whether lines between sections are seen.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> Self { self }
  /// Sets the colour of lines between sections.
  public nonisolated func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> Self { self }
  /// Sets the room between sections.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> Self { self }
  /// Sets the room between sections.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> Self { self }
  /// Sets the colour of a row.
  public nonisolated func listItemTint(_ tint: Color?) -> Self { self }
  /// Sets how much headings stand out.
  public nonisolated func headerProminence(_ prominence: Prominence) -> Self { self }
}
