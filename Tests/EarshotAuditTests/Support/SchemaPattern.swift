/// Regular expressions of a schema.
enum SchemaPattern {
  /// Whether an expression matches somewhere in a text; one that cannot be read matches nothing.
  static func has(_ text: String, _ pattern: String) -> Bool {
    guard let expression = try? Regex(pattern) else { return false }
    return text.contains(expression)
  }
}
