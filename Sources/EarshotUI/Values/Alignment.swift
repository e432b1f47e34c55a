/// Where a view lies in another.
public struct Alignment: Hashable, Sendable {
  /// From left to right.
  public var horizontal: HorizontalAlignment
  /// From top to bottom.
  public var vertical: VerticalAlignment

  /// Combines two alignments.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Self(horizontal: .center, vertical: .center)
  /// The middle of the side where reading begins.
  public static let leading = Self(horizontal: .leading, vertical: .center)
  /// The middle of the side where reading ends.
  public static let trailing = Self(horizontal: .trailing, vertical: .center)
  /// The middle of the top.
  public static let top = Self(horizontal: .center, vertical: .top)
  /// The middle of the bottom.
  public static let bottom = Self(horizontal: .center, vertical: .bottom)
  /// The corner where reading begins.
  public static let topLeading = Self(horizontal: .leading, vertical: .top)
  /// The upper corner where lines end.
  public static let topTrailing = Self(horizontal: .trailing, vertical: .top)
  /// The lower corner where lines begin.
  public static let bottomLeading = Self(horizontal: .leading, vertical: .bottom)
  /// The corner where reading ends.
  public static let bottomTrailing = Self(horizontal: .trailing, vertical: .bottom)
}
