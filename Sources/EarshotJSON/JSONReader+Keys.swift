/// Objects whose keys are a closed set.
extension JSONReader {
  /// Reads an object with the keys of an enum; any other key is an error that names the nearest.
  ///
  /// ```swift
  /// enum Key: String, CaseIterable { case id, name }
  /// try reader.object(keys: Key.self) { key throws(JSONError) in
  ///   switch key {
  ///   case .id: id = try reader.string()
  ///   case .name: name = try reader.string()
  ///   }
  /// }
  /// let person = Person(id: try reader.required(id, Key.id), name: try reader.required(name, Key.name))
  /// ```
  public func object<Key: RawRepresentable<String> & CaseIterable>(
    keys: Key.Type, _ body: (Key) throws(JSONError) -> Void
  ) throws(JSONError) {
    try object { name throws(JSONError) in
      guard let key = Key(rawValue: name) else {
        throw unknownKey(name, known: Key.allCases.map(\.rawValue))
      }
      try body(key)
    }
  }

  /// Gives a value that the object just read must have had; throws where its key was missing.
  public func required<Value>(
    _ value: Value?, _ key: some RawRepresentable<String>
  ) throws(JSONError) -> Value {
    guard let value else { throw missingKey(key.rawValue) }
    return value
  }
}
