public import struct Foundation.Data
public import struct Foundation.Date
public import struct Foundation.URL

/// A type whose values an app can keep.
public protocol _StorableValue {}

extension Bool: _StorableValue {}
extension Int: _StorableValue {}
extension Double: _StorableValue {}
extension String: _StorableValue {}
extension URL: _StorableValue {}
extension Data: _StorableValue {}
extension Date: _StorableValue {}

/// The place of a value that is kept by name, as one type sees it.
struct StoredValue<Value> {
  let name: String
  let initial: Value
  let decode: (Any) -> Value?
  let encode: (Value) -> Any?
  var box: StateBox<Any?>?

  var current: Value {
    get { box?.current.flatMap(decode) ?? initial }
    nonmutating set { box?.current = encode(newValue) }
  }

  var binding: Binding<Value> {
    let stored = self
    return Binding(get: { stored.current }, set: { stored.current = $0 })
  }
}

extension StoredValue {
  /// A value that is kept as it is.
  init(_ name: String, _ initial: Value) {
    self.init(name: name, initial: initial, decode: { $0 as? Value }, encode: { $0 })
  }

  /// A value that is kept as its raw value.
  init(raw name: String, _ initial: Value) where Value: RawRepresentable {
    self.init(
      name: name, initial: initial,
      decode: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) }, encode: { $0.rawValue })
  }

  /// A value that may be missing.
  init<Wrapped>(optional name: String) where Value == Wrapped? {
    self.init(name: name, initial: nil, decode: { $0 as? Wrapped }, encode: { $0 })
  }

  /// A value that is kept as its raw value and may be missing.
  init<Wrapped: RawRepresentable>(optionalRaw name: String) where Value == Wrapped? {
    self.init(
      name: name, initial: nil,
      decode: { ($0 as? Wrapped.RawValue).flatMap(Wrapped.init(rawValue:)) },
      encode: { $0?.rawValue })
  }
}
