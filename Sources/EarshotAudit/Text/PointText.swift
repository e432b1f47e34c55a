/// Lengths in points as text.
enum PointText {
  private static let largest = 1e6

  /// A length without more digits than it has; a file may hold any number.
  static func of(_ length: Double) -> String {
    guard abs(length) < largest else { return "\(length)" }
    return length == length.rounded() ? "\(Int(length))" : "\(length)"
  }

  /// How wide and how high something is.
  static func of(_ width: Double, by height: Double) -> String {
    "\(of(width)) × \(of(height)) points"
  }
}
