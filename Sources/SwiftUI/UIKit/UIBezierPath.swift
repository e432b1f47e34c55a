#if !canImport(Darwin)
  /// An outline as UIKit has it.
  public final class UIBezierPath {
    private var path: Path

    /// An outline without parts.
    public init() { path = Path() }

    /// The outline of a rectangle.
    public init(rect: CGRect) { path = Path(rect) }

    /// The outline of an ellipse.
    public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }

    /// The outline of a rectangle with round corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
      path = Path(roundedRect: rect, cornerRadius: cornerRadius)
    }

    /// The outline of a rectangle of which some corners are round.
    public init(
      roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
      path = Path(roundedRect: rect, cornerSize: cornerRadii)
    }

    /// The outline of a part of a circle; angles are in radians.
    public init(
      arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
      clockwise: Bool
    ) {
      path = Path()
      addArc(
        withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise)
    }

    /// The outline as Core Graphics has it.
    public var cgPath: CGPath { CGPath(path) }

    /// The smallest rectangle around all points.
    public var bounds: CGRect { path.boundingRect }

    /// Whether the outline has no parts.
    public var isEmpty: Bool { path.isEmpty }

    /// Goes on at a point.
    public func move(to point: CGPoint) { path.move(to: point) }

    /// Draws a straight line to a point.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Draws a curve to a point with one control point.
    public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
      path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Draws a curve to a point with two control points.
    public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
      path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Draws a part of a circle; angles are in radians.
    public func addArc(
      withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
      clockwise: Bool
    ) {
      path.addArc(
        center: center, radius: radius, startAngle: .radians(startAngle),
        endAngle: .radians(endAngle), clockwise: !clockwise)
    }

    /// Draws another outline.
    public func append(_ other: UIBezierPath) { path.addPath(other.path) }

    /// Draws a line back to where the outline began.
    public func close() { path.closeSubpath() }
  }
#endif
