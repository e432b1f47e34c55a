extension Animation {
  /// The animation that fits.
  public static let `default` = Animation(curve: .spring(bounce: 0), duration: 0.55)

  /// At one speed.
  public static let linear = linear(duration: 0.35)
  /// Slow at the beginning.
  public static let easeIn = easeIn(duration: 0.35)
  /// Slow at the end.
  public static let easeOut = easeOut(duration: 0.35)
  /// Slow at both ends.
  public static let easeInOut = easeInOut(duration: 0.35)

  /// At one speed; the duration is in seconds.
  public static func linear(duration: Double) -> Animation {
    Animation(curve: .linear, duration: duration)
  }

  /// Slow at the beginning; the duration is in seconds.
  public static func easeIn(duration: Double) -> Animation {
    Animation(curve: .easeIn, duration: duration)
  }

  /// Slow at the end; the duration is in seconds.
  public static func easeOut(duration: Double) -> Animation {
    Animation(curve: .easeOut, duration: duration)
  }

  /// Slow at both ends; the duration is in seconds.
  public static func easeInOut(duration: Double) -> Animation {
    Animation(curve: .easeInOut, duration: duration)
  }

  /// Along a curve with two control points; the duration is in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(curve: .bezier(x1: p1x, y1: p1y, x2: p2x, y2: p2y), duration: duration)
  }

  /// Along a curve; the duration is in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(curve: curve.curve, duration: duration)
  }
}
