import EarshotTree

/// Where an identity stands in the structure of its source, step by step from the outside.
///
/// Views give identities such as `/0/2/[7]/1`, in which `[7]` is the row of a `ForEach`; an identity
/// from elsewhere is one step, and tells nothing.
struct ElementPath: Hashable, Sendable {
  /// The steps, outermost first.
  let steps: [Substring]

  init(_ id: AccessibilityElement.ID) { self.init(steps: Self.steps(of: id.rawValue)) }

  init(steps: [Substring]) { self.steps = steps }

  /// What stands around; nil at the outermost step.
  var parent: ElementPath? {
    steps.count > 1 ? ElementPath(steps: steps.dropLast()) : nil
  }

  /// The innermost row in which this stands, or which this is.
  var row: ElementPath? {
    steps.lastIndex { $0.hasPrefix("[") }.map { ElementPath(steps: Array(steps[...$0])) }
  }

  /// Everything around, innermost first, beginning with the path itself.
  var ancestry: [ElementPath] {
    steps.indices.reversed().map { ElementPath(steps: Array(steps[...$0])) }
  }

  /// The same, with the rows unnamed: what stands at one place in different rows is equal by it.
  var shape: ElementPath {
    ElementPath(steps: steps.map { $0.hasPrefix("[") ? "[]" : $0 })
  }

  /// Whether this is inside another path, or is it.
  func isWithin(_ other: ElementPath) -> Bool { steps.starts(with: other.steps) }

  /// Splits at separators that are not part of a row's name.
  private static func steps(of path: String) -> [Substring] {
    var steps: [Substring] = []
    var start = path.startIndex
    var isEscaped = false
    for place in path.unicodeScalars.indices {
      switch path.unicodeScalars[place] {
      case "\\": isEscaped.toggle()
      case "/" where !isEscaped:
        steps.append(path[start..<place])
        start = path.unicodeScalars.index(after: place)
      default: isEscaped = false
      }
    }
    steps.append(path[start...])
    return steps.filter { !$0.isEmpty }
  }
}
