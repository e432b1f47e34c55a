public import struct Foundation.CGFloat

/// A height at which a sheet stays.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String

  /// Half of the screen.
  public static let medium = PresentationDetent(name: "medium")
  /// The screen.
  public static let large = PresentationDetent(name: "large")

  /// A part of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction \(fraction)")
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height \(height)")
  }

  /// A height that the app calculates.
  public static func custom<Detent: CustomPresentationDetent>(
    _ type: Detent.Type
  ) -> PresentationDetent { PresentationDetent(name: _typeName(type)) }

  /// What is known where a height is calculated.
  public struct Context {
    /// The greatest height in points.
    public let maxDetentValue: CGFloat
  }
}
