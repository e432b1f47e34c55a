public import struct Foundation.CGFloat

// What is done to a view of a fixed size and changes that size.
extension ModifiedContent where Content: View, Modifier == FixedFrameModifier {
  /// Sets the size once more; what it leaves open stays as it is.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> Self { resized(width: width ?? modifier.width, height: height ?? modifier.height) }

  /// Sets limits of the size.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> Self {
    resized(
      width: modifier.width?.within(minWidth, maxWidth),
      height: modifier.height?.within(minHeight, maxHeight))
  }

  /// Adds room around the view; how much is not known where no length is given.
  public nonisolated func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> Self {
    let across = edges.count(in: .horizontal)
    let down = edges.count(in: .vertical)
    return resized(
      width: across == 0 ? modifier.width : modifier.width?.adding(length, times: across),
      height: down == 0 ? modifier.height : modifier.height?.adding(length, times: down))
  }

  /// Adds room around the view.
  public nonisolated func padding(_ length: CGFloat) -> Self { padding(.all, length) }

  /// Adds room around the view.
  public nonisolated func padding(_ insets: EdgeInsets) -> Self {
    resized(
      width: modifier.width.map { $0 + insets.leading + insets.trailing },
      height: modifier.height.map { $0 + insets.top + insets.bottom })
  }

  /// Sets where touches count; in a form that does not fill the view, how far is not known.
  public nonisolated func contentShape<Outline: Shape>(_ shape: Outline) -> Self {
    Outline.self is any FillingShape.Type ? self : resized(width: nil, height: nil)
  }

  private nonisolated func resized(width: CGFloat?, height: CGFloat?) -> Self {
    Self(content: content, modifier: FixedFrameModifier(width: width, height: height))
  }
}

extension CGFloat {
  /// The length between limits; nil where it takes as much as there is.
  fileprivate func within(_ least: CGFloat?, _ most: CGFloat?) -> CGFloat? {
    most == nil ? Swift.max(self, least ?? self) : nil
  }

  fileprivate func adding(_ length: CGFloat?, times count: CGFloat) -> CGFloat? {
    length.map { self + $0 * count }
  }
}

extension Edge.Set {
  fileprivate func count(in sides: Edge.Set) -> CGFloat {
    CGFloat(intersection(sides).rawValue.nonzeroBitCount)
  }
}
