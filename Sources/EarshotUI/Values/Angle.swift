/// A turn.
public struct Angle: Hashable, Comparable, Sendable {
  /// The turn in radians.
  public var radians: Double

  /// No turn.
  public init() { radians = 0 }

  /// A turn in radians.
  public init(radians: Double) { self.radians = radians }

  /// A turn in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// The turn in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No turn.
  public static let zero = Angle()

  /// A turn in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// A turn in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }

  /// Both turns.
  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }

  /// One turn without the other.
  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }

  /// The turn back.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// A multiple of a turn.
  public static func * (left: Angle, right: Double) -> Angle {
    Angle(radians: left.radians * right)
  }

  /// A part of a turn.
  public static func / (left: Angle, right: Double) -> Angle {
    Angle(radians: left.radians / right)
  }
}
