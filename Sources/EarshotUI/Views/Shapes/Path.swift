public import struct Foundation.CGFloat
public import struct Foundation.CGPoint
public import struct Foundation.CGRect
public import struct Foundation.CGSize

/// An outline of lines and curves.
public struct Path: Hashable, Sendable {
  /// A part of an outline.
  public enum Element: Hashable, Sendable {
    /// The outline goes on at a point.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A curve to a point with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve to a point with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to where the outline began.
    case closeSubpath
  }

  private var elements: [Element] = []

  /// An outline without parts.
  public init() {}

  /// Draws an outline in a closure.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// The outline of a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// The outline of an ellipse in a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// The outline of a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) { addRect(rect) }

  /// The outline of a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) { addRect(rect) }

  /// Whether the outline has no parts.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the outline has come to.
  public var currentPoint: CGPoint? { points.last }

  /// The smallest rectangle around all points, those that only shape curves included.
  public var boundingRect: CGRect {
    guard let first = points.first else { return .zero }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  /// Hands each part of the outline to a closure.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Goes on at a point.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  /// Draws a straight line to a point.
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }

  /// Draws straight lines between points.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for line in lines.dropFirst() { addLine(to: line) }
  }

  /// Draws a curve to a point with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }

  /// Draws a curve to a point with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Draws a part of a circle, as the rectangle around the whole of it.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    addEllipse(
      in: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// Draws a part of a circle between two lines, as its corner.
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    addQuadCurve(to: tangent2End, control: tangent1End)
  }

  /// Draws a part of a circle, as the rectangle around the whole of it.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: false)
  }

  /// Draws a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Draws rectangles.
  public mutating func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Draws an ellipse, as the rectangle around it.
  public mutating func addEllipse(in rect: CGRect) { addRect(rect) }

  /// Draws a rectangle with round corners, as one without.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) { addRect(rect) }

  /// Draws another outline.
  public mutating func addPath(_ path: Path) { elements += path.elements }

  /// Draws another outline, moved by a transform.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform) {
    addPath(path.applying(transform))
  }

  /// The outline, moved by a transform.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.elements = elements.map { $0.applying(transform) }
    return path
  }

  /// The outline, moved by a distance.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// Draws a line back to where the outline began.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  /// A part of the outline.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }

  /// The outline of the drawn outline.
  public func strokedPath(_ style: StrokeStyle) -> Path { self }

  /// Whether a point lies in the rectangle around the outline.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    boundingRect.contains(point)
  }

  private var points: [CGPoint] {
    elements.compactMap { element in
      switch element {
      case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
      case .closeSubpath: nil
      }
    }
  }
}

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}

extension Path.Element {
  fileprivate func applying(_ transform: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let end): .move(to: end.applying(transform))
    case .line(let end): .line(to: end.applying(transform))
    case .quadCurve(let end, let control):
      .quadCurve(to: end.applying(transform), control: control.applying(transform))
    case .curve(let end, let control1, let control2):
      .curve(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .closeSubpath: .closeSubpath
    }
  }
}
