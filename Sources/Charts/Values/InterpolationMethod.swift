public import SwiftUI

/// How a line runs between its points.
public struct InterpolationMethod: Hashable, Sendable {
  /// Straight.
  public static let linear = Self()
  /// Curved through each point.
  public static let cardinal = Self()
  /// Curved through each point, without loops.
  public static let catmullRom = Self()
  /// Curved without going beyond the points.
  public static let monotone = Self()
  /// In steps at the points.
  public static let stepStart = Self()
  /// In steps between the points.
  public static let stepCenter = Self()
  /// In steps at the following points.
  public static let stepEnd = Self()

  /// Curved through each point, as tightly as told.
  public static func cardinal(tension: CGFloat) -> Self { Self() }

  /// Curved through each point, without loops, as evenly as told.
  public static func catmullRom(alpha: CGFloat) -> Self { Self() }
}
