/// A small screen that shows what a rule is about.
///
/// Examples are compiled, opened and audited by a test, so that none of them tells a fairy tale.
public enum AuditExample: Hashable, Sendable {
  /// Views in Swift: one expression, or declarations of which `struct Example: View` is shown.
  case swift(String)
  /// A tree in JSON, where frames matter or views cannot be told to expose such a thing.
  case tree(String)
}
