#if !canImport(Darwin)
  public import EarshotUI

  // Property wrappers of values that come from outside.
  /// Refused; the message says what to write in its place.
  @available(*, unavailable, message: "Earshot does not model FocusedValues; use EnvironmentValues")
  public struct FocusedValues {
    /// As it is written.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
      get { nil }
      set {}
    }
  }

  /// Refused; the message says what to write in its place.
  @available(*, unavailable, message: "Earshot does not model FocusedValueKey; use EnvironmentKey")
  public protocol FocusedValueKey {
    /// What it names.
    associatedtype Value
  }

  /// Refused; the message says what to write in its place.
  @available(*, unavailable, message: "Earshot does not model FocusedValue; use Environment")
  @propertyWrapper
  public struct FocusedValue<Value> {
    /// As it is written.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
    /// As it is written.
    public var wrappedValue: Value? { nil }
  }

  /// Refused; the message says what to write in its place.
  @available(*, unavailable, message: "Earshot does not model FocusedBinding; use Binding")
  @propertyWrapper
  public struct FocusedBinding<Value> {
    /// As it is written.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
    /// As it is written.
    public var wrappedValue: Value? {
      get { nil }
      nonmutating set {}
    }
    /// As it is written.
    public var projectedValue: Binding<Value?> { .constant(nil) }
  }

  /// Refused; the message says what to write in its place.
  @available(*, unavailable, message: "Earshot does not model FocusedObject; use EnvironmentObject")
  @propertyWrapper
  public struct FocusedObject<Object: ObservableObject> {
    /// As it is written.
    public init() {}
    /// As it is written.
    public var wrappedValue: Object? { nil }
  }

  /// Refused; the message says what to write in its place.
  @available(
    *, unavailable,
    message: "Earshot does not model UIApplicationDelegateAdaptor; use App.init or task"
  )
  @propertyWrapper
  public struct UIApplicationDelegateAdaptor<Delegate> {
    /// As it is written.
    public init(_ type: Delegate.Type = Delegate.self) {}
    /// As it is written.
    public var wrappedValue: Delegate { preconditionFailure("refused") }
  }

  /// Refused; the message says what to write in its place.
  @available(
    *, unavailable,
    message: "Earshot does not model FetchRequest; use State with an Observable class"
  )
  @propertyWrapper
  public struct FetchRequest<Result> {
    /// As it is written.
    public init(sortDescriptors: [_Unmodelled]) {}
    /// As it is written.
    public var wrappedValue: [Result] { [] }
  }

  /// Refused; the message says what to write in its place.
  @available(
    *, unavailable, message: "Earshot does not model Query; use State with an Observable class"
  )
  @propertyWrapper
  public struct Query<Element> {
    /// As it is written.
    public init() {}
    /// As it is written.
    public init<Value>(sort: KeyPath<Element, Value>) {}
    /// As it is written.
    public var wrappedValue: [Element] { [] }
  }
#endif
