@_spi(Reflection) import Swift

/// Where the dynamic properties of a type lie in its values; found once per type.
@MainActor
struct PropertyFields {
  private struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  private let fields: [Field]
  private static var known: [ObjectIdentifier: PropertyFields] = [:]

  /// The fields of a type.
  static func of(_ type: Any.Type) -> PropertyFields {
    let key = ObjectIdentifier(type)
    if let known = known[key] { return known }
    let found = PropertyFields(fields: find(in: type, at: 0))
    known[key] = found
    return found
  }

  /// Installs and updates each property of a value.
  func install<Value>(in value: inout Value, _ context: inout _PropertyContext) {
    guard !fields.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for field in fields {
        Self.install(field.type, at: base + field.offset, &context)
      }
    }
  }

  private static func install<Property: DynamicProperty>(
    _ type: Property.Type, at pointer: UnsafeMutableRawPointer, _ context: inout _PropertyContext
  ) {
    let property = pointer.assumingMemoryBound(to: type)
    property.pointee._install(in: &context)
    property.pointee.update()
  }

  private static func find(in type: Any.Type, at base: Int) -> [Field] {
    var fields: [Field] = []
    _forEachField(of: type, options: []) { _, offset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type {
        fields.append(Field(offset: base + offset, type: property))
      } else if fieldType is any ViewModifier.Type {
        fields += find(in: fieldType, at: base + offset)
      }
      return true
    }
    return fields
  }
}
