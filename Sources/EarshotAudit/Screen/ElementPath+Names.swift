import EarshotTree

extension ElementPath {
  /// A name that data gave something in the structure: the identity of a row, or what `.id()` says.
  struct Name: Hashable, Sendable {
    /// What is named, with everything named around it unnamed.
    let place: ElementPath
    /// The step that holds the name.
    let step: Substring
  }

  /// The names in the path, outermost first.
  var names: [Name] {
    guard steps.contains(where: Self.isName) else { return [] }
    let shape = steps.map(Self.nameless)
    return steps.indices.filter { Self.isName(steps[$0]) }.map { index in
      Name(place: ElementPath(steps: Array(shape[...index])), step: steps[index])
    }
  }

  /// The same with everything named unnamed.
  var nameless: ElementPath { ElementPath(steps: steps.map(Self.nameless)) }

  /// Whether a step holds a name.
  static func isName(_ step: Substring) -> Bool {
    step.hasPrefix("[") || (step.hasSuffix("}") && step.contains("){"))
  }

  /// A step of the same kind with another name.
  static func step(like step: Substring, named name: String) -> Substring {
    guard !step.hasPrefix("[") else { return "[\(name)]" }
    return "\(step.prefix { $0 != ")" }){\(name)}"
  }

  private static func nameless(_ step: Substring) -> Substring {
    isName(step) ? self.step(like: step, named: "") : step
  }
}

extension AccessibilityElement.ID {
  /// Whether data may have named something in it; seldom, and cheap to ask.
  var mayHoldNames: Bool {
    rawValue.utf8.contains { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") }
  }

  /// The identity of what stands at a path.
  init(_ path: ElementPath) {
    self.init(rawValue: path.steps.reduce(into: "") { $0 += "/\($1)" })
  }
}
