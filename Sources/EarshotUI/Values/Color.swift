import EarshotTree

public import class Foundation.Bundle

/// A colour; paint is accepted, and says nothing.
public struct Color: ShapeStyle, Hashable {
  /// What the parts of a colour are measured by.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The usual one.
    case sRGB
    /// The usual one, with light added up as it is.
    case sRGBLinear
    /// A wider one.
    case displayP3
  }

  private let name: String

  public var _paint: String? { name }

  /// The colour of an asset.
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }

  /// A colour from its parts, each from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    name = "\(colorSpace) \(red) \(green) \(blue) \(opacity)"
  }

  /// A grey, from black at 0 to white at 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    name = "\(colorSpace) \(white) \(opacity)"
  }

  /// A colour from its place on the colour wheel, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    name = "hue \(hue) \(saturation) \(brightness) \(opacity)"
  }

  /// The colour, more or less transparent.
  public func opacity(_ opacity: Double) -> Color { Color("\(name) at \(opacity)") }

  /// The colour with some of another.
  public func mix(with other: Color, by fraction: Double) -> Color {
    Color("\(name) with \(fraction) \(other.name)")
  }

  /// A gradient of the colour's own.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
}

extension Color: SilentView {
  var drawnKind: DrawnPart.Kind? { .shape(paint: name) }
}
