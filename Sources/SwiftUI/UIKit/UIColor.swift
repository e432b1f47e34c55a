#if !canImport(Darwin)
  public import Foundation

  /// A colour as UIKit has it; paint is accepted, and says nothing.
  public final class UIColor: Hashable, Sendable {
    let name: String

    init(name: String) { self.name = name }

    /// The colour of an asset.
    public convenience init?(named name: String) {
      self.init(name: name)
    }

    /// A colour from its parts, each from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(name: "\(red) \(green) \(blue) at \(alpha)")
    }

    /// A grey, from black at 0 to white at 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
      self.init(name: "\(white) white at \(alpha)")
    }

    /// The colour, more or less transparent.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
      UIColor(name: "\(name) at \(alpha)")
    }

    /// Whether two colours are the same paint.
    public static func == (one: UIColor, other: UIColor) -> Bool { one.name == other.name }

    /// Hashes the paint.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }
#endif
