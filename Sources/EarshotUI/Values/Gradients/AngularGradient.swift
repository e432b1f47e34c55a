/// Colours around a point.
public struct AngularGradient: ShapeStyle {
  /// Colours from one direction to another.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {}

  /// Colours from one direction to another.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}

  /// Colours from one direction to another.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}

  /// Colours all around.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}

  /// Colours all around.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}

  /// Colours all around.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {}
}

extension AngularGradient: SilentView {}

extension ShapeStyle where Self == AngularGradient {
  /// Colours from one direction to another.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours from one direction to another.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours all around.
  public static func conicGradient(
    colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient { AngularGradient(colors: colors, center: center, angle: angle) }

  /// Colours all around.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient { AngularGradient(gradient: gradient, center: center, angle: angle) }
}
