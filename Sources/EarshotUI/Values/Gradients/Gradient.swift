public import struct Foundation.CGFloat

/// Colours that pass into each other.
public struct Gradient: ShapeStyle, Hashable {
  /// A colour and its place from 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place from 0 to 1.
    public var location: CGFloat

    /// Puts a colour at a place from 0 to 1.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours and their places.
  public var stops: [Stop]

  public var _paint: String? {
    let colors = stops.compactMap(\.color._paint)
    return colors.isEmpty ? nil : colors.joined(separator: " to ")
  }

  /// Takes colours and their places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Takes colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}
