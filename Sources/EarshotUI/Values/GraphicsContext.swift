public import struct Foundation.CGFloat
public import struct Foundation.CGPoint
public import struct Foundation.CGRect
public import struct Foundation.CGSize

/// What draws on a canvas; nothing is drawn.
public struct GraphicsContext {
  /// What something is painted with.
  public struct Shading: Sendable {
    private init() {}

    /// With a colour.
    public static func color(_ color: Color) -> Shading { Shading() }
    /// With a style.
    public static func style(_ style: some ShapeStyle) -> Shading { Shading() }
    /// With a style that surrounds the canvas.
    public static let foreground = Shading()

    /// With colours from one point to another.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading { Shading() }

    /// With colours from one distance to another.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading { Shading() }
  }

  /// A picture that is ready to be drawn.
  public struct ResolvedImage: Sendable {
    /// The size in points, of which nothing is known.
    public var size: CGSize { .zero }
  }

  /// A text that is ready to be drawn.
  public struct ResolvedText: Sendable {
    /// The size in points, of which nothing is known.
    public func measure(in size: CGSize) -> CGSize { .zero }
  }

  /// A change to all that is drawn.
  public struct Filter: Sendable {
    private init() {}

    /// Unsharp by a radius in points.
    public static func blur(radius: CGFloat) -> Filter { Filter() }
    /// With a shadow.
    public static func shadow(
      color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter() }
  }

  /// How opaque everything is.
  public var opacity = 1.0
  /// How everything mixes with what lies behind.
  public var blendMode = BlendMode.normal

  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  /// Draws an outline.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  /// Draws an outline.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  /// Draws a text.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a text.
  public func draw(_ text: Text, in rect: CGRect) {}
  /// Draws a picture.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a picture.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  /// Draws a text.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a picture.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a picture.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
  /// Gets a text ready.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
  /// Gets a picture ready.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
  /// Draws into a layer of its own.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }
  /// Keeps to an outline.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}
  /// Changes all that is drawn.
  public mutating func addFilter(_ filter: Filter) {}
  /// Moves all that is drawn.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  /// Scales all that is drawn.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Turns all that is drawn.
  public mutating func rotate(by angle: Angle) {}
}
