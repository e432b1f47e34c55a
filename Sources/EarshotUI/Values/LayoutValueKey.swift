/// Names a value that a view hands to the arrangement around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that hand none.
  static var defaultValue: Value { get }
}
