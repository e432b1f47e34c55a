import Observation

/// A value that is handed down through the views.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// What a view finds when nothing was handed down.
  static var defaultValue: Value { get }
}

/// What is handed down to a view by those around it.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Nothing handed down yet.
  public init() {}

  /// The value for a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The observable object of a type.
  subscript<Object: AnyObject & Observable>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

private enum IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private enum ReduceMotionKey: EnvironmentKey {
  static let defaultValue = false
}

private enum ActionsOrderKey: EnvironmentKey {
  static let defaultValue = ActionsOrder.ios
}

/// In which order custom actions are offered.
public enum ActionsOrder: String, Hashable, Sendable, CaseIterable {
  /// Last written first, as iOS stores them.
  case ios
  /// As written.
  case declared
}

extension EnvironmentValues {
  /// Whether controls react.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// Whether somebody asked that things fade instead of moving.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// In which order custom actions are offered.
  public var _accessibilityActionsOrder: ActionsOrder {
    get { self[ActionsOrderKey.self] }
    set { self[ActionsOrderKey.self] = newValue }
  }
}
