/// Where a popover points to.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle.
  case rect(Source)
  /// A point of the view.
  case point(UnitPoint)

  /// The rectangle that a popover points to.
  public struct Source: Sendable {
    private let isBounds: Bool

    /// The whole view.
    public static let bounds = Source(isBounds: true)
  }
}
