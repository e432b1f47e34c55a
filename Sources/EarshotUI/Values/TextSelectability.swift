/// Whether a part of a text can be chosen.
public protocol TextSelectability {
  /// Whether it can be.
  static var allowsSelection: Bool { get }
}
