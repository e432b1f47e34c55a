public import struct Foundation.CGFloat
public import struct Foundation.CGPoint
public import struct Foundation.CGSize

// Modifiers of size and place; they say nothing.
extension View {
  /// Adds room around the view.
  public nonisolated func padding(_ insets: EdgeInsets) -> Self { self }

  /// Adds room around the view that is never covered.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> Self { self }

  /// Adds room around the view that is never covered.
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> Self { self }

  /// Adds room around the view that is never covered.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> Self { self }

  /// Leaves the size as it is.
  public nonisolated func frame() -> Self { self }

  /// Keeps the view at its own size in some directions.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> Self { self }

  /// Sets the size in proportion to what contains the view.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> Self { self }

  /// Sets the size in proportion to what contains the view.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> Self { self }

  /// Sets the size as a share of what contains the view.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> Self { self }

  /// Keeps width and height in proportion.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> Self { self }

  /// Keeps width and height in proportion.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> Self { self }

  /// Takes as much room as leaves nothing out.
  public nonisolated func scaledToFit() -> Self { self }

  /// Takes all of the room.
  public nonisolated func scaledToFill() -> Self { self }

  /// Puts the middle of the view at a place.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }

  /// Puts the middle of the view at a place.
  public nonisolated func position(_ position: CGPoint) -> Self { self }

  /// Has the view asked first how much room it needs.
  public nonisolated func layoutPriority(_ value: Double) -> Self { self }

  /// Lets the view reach beyond the safe area.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> Self { self }

  /// Lets the view reach beyond the safe area.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }

  /// Sets how the columns of a grid are aligned.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> Self { self }

  /// Lets a cell take several columns of a grid.
  public nonisolated func gridCellColumns(_ count: Int) -> Self { self }

  /// Sets where a cell of a grid is aligned.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> Self { self }

  /// Keeps a cell from taking more room than it needs.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> Self { self }

  /// Gives the room of the view a name.
  public nonisolated func coordinateSpace(name: some Hashable) -> Self { self }

  /// Gives the room of the view a name.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> Self { self }

  /// Has size and place move as one.
  public nonisolated func geometryGroup() -> Self { self }

  /// Sets the margins inside of scrolled content.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> Self { self }

  /// Sets the margins inside of scrolled content.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> Self { self }

  /// Sets the margins inside of scrolled content.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> Self { self }
}
