public import struct Foundation.CGFloat

/// The room between sections.
public struct ListSectionSpacing: Hashable, Sendable {
  private let length: CGFloat?

  /// As usual.
  public static let `default` = ListSectionSpacing(length: nil)
  /// Less.
  public static let compact = ListSectionSpacing(length: 8)

  /// A length in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing)
  }
}
