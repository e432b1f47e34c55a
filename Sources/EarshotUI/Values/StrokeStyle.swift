public import struct Foundation.CGFloat

/// How an outline is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// How thick the line is in points.
  public var lineWidth: CGFloat
  /// How a line ends.
  public var lineCap: CGLineCap
  /// How lines meet.
  public var lineJoin: CGLineJoin
  /// How far a corner may reach out.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in points.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins in points.
  public var dashPhase: CGFloat

  /// Takes how an outline is drawn.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
