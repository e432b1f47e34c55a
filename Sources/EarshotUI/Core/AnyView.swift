/// A view whose type is hidden; another type at the same place is another view.
public struct AnyView {
  let content: any View

  /// Hides the type of a view.
  public init(_ content: some View) { self.content = content }

  /// Hides the type of a view.
  public init(erasing content: some View) { self.content = content }
}

extension AnyView: BuildingBlock {
  public static func _update(_ view: Self, in context: inout _UpdateContext) {
    update(view.content, in: &context)
  }

  public static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] { context.resolveChild() }

  @MainActor
  private static func update<Content: View>(
    _ content: Content, in context: inout _UpdateContext
  ) {
    context.updateChild(content, identity: TypeNames.name(of: Content.self))
  }
}

/// Short names of types, the same on every machine.
@MainActor
private enum TypeNames {
  private static var known: [ObjectIdentifier: String] = [:]

  static func name(of type: Any.Type) -> String {
    let key = ObjectIdentifier(type)
    if let name = known[key] { return name }
    let name = String(fingerprint(of: _typeName(type)), radix: 36)
    known[key] = name
    return name
  }

  /// The FNV-1a hash of a text; a type's full name would make identities hundreds of letters long.
  private static func fingerprint(of text: String) -> UInt32 {
    text.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }
}
