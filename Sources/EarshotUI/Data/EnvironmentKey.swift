/// A value that is handed down through the views.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// What a view finds when nothing was handed down.
  static var defaultValue: Value { get }
}
