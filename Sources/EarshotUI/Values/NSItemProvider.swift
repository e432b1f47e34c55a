/// Something that is handed from app to app; here it carries nothing.
open class NSItemProvider {
  /// What it may be called.
  open var suggestedName: String?

  /// Carries nothing.
  public init() {}

  /// Would carry an object.
  public init(object: Any) {}

  /// Whether it carries something of a type; it never does.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
}
