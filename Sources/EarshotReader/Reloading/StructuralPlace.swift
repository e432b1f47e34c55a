import EarshotTree

/// Where an element stands by the structure of the views, as far as that outlives a change of their
/// source.
///
/// An identity is the way from the root: places in containers, rows by the identity of their data,
/// and in braces what else tells views apart, such as their type, which is another as soon as
/// anything within the view is.
struct StructuralPlace: Hashable, Sendable {
  /// The way without what stands in braces.
  let path: String
  /// The beginning of that way up to the innermost row; empty where there is none.
  let row: String

  init(of id: EarshotTree.AccessibilityElement.ID) {
    let steps = Self.steps(of: id.rawValue).map(Self.withoutType)
    let last = steps.lastIndex { $0.hasPrefix("[") && $0.hasSuffix("]") }
    path = steps.joined(separator: "/")
    row = last.map { steps[...$0].joined(separator: "/") } ?? ""
  }

  /// The steps of a way; a slash behind a backslash belongs to the name of a row.
  private static func steps(of path: String) -> [String] {
    var steps: [String] = [""]
    var isEscaped = false
    for scalar in path.unicodeScalars {
      if scalar == "/", !isEscaped {
        steps.append("")
      } else {
        steps[steps.count - 1].unicodeScalars.append(scalar)
      }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return steps
  }

  private static func withoutType(_ step: String) -> String {
    guard !step.hasPrefix("["), step.hasSuffix("}"), let brace = step.firstIndex(of: "{") else {
      return step
    }
    return String(step[..<brace])
  }
}
