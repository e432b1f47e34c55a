package import EarshotTree

extension AccessibilityRule {
  /// The rule with its ground on one line, as `why` cites it.
  package var citation: String { "\(id): \(statement) (\(evidence.rawValue))" }
}
