public import struct Foundation.CGFloat
public import struct Foundation.CGPoint
public import struct Foundation.CGSize

/// Where views line up from left to right.
public struct HorizontalAlignment: Hashable, Sendable {
  private let name: String

  /// At the side where reading begins.
  public static let leading = Self(name: "leading")
  /// In the middle.
  public static let center = Self(name: "center")
  /// At the side where reading ends.
  public static let trailing = Self(name: "trailing")
}

/// Where views line up from top to bottom.
public struct VerticalAlignment: Hashable, Sendable {
  private let name: String

  /// At the top.
  public static let top = Self(name: "top")
  /// In the middle.
  public static let center = Self(name: "center")
  /// At the bottom.
  public static let bottom = Self(name: "bottom")
  /// At the first line of text.
  public static let firstTextBaseline = Self(name: "firstTextBaseline")
  /// At the last line of text.
  public static let lastTextBaseline = Self(name: "lastTextBaseline")
}

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

/// A direction.
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// Several directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The directions as bits.
    public let rawValue: Int8

    /// Takes bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// From left to right.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)
  }
}

/// A side of a rectangle.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  /// The upper side.
  case top
  /// The side where reading begins.
  case leading
  /// The lower side.
  case bottom
  /// The side where reading ends.
  case trailing

  /// Several sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The sides as bits.
    public let rawValue: Int8

    /// Takes bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The upper side.
    public static let top = Set(rawValue: 1)
    /// The side where reading begins.
    public static let leading = Set(rawValue: 2)
    /// The lower side.
    public static let bottom = Set(rawValue: 4)
    /// The side where reading ends.
    public static let trailing = Set(rawValue: 8)
    /// Left and right.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// Every side.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// A point in a rectangle, in fractions of its size.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction from left to right.
  public var x: CGFloat
  /// The fraction from top to bottom.
  public var y: CGFloat

  /// Makes a point from two fractions.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the top.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The middle of the side where reading begins.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the side where reading ends.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The corner where reading begins.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper corner where lines end.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower corner where lines begin.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The corner where reading ends.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
