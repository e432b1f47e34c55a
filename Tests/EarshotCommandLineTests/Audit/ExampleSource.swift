import EarshotAudit

/// The examples of all rules as one source file with a preview for each.
struct ExampleSource {
  /// One example: whose it is, and whether the rule finds something there.
  struct Example {
    let rule: String
    let isBad: Bool
    let content: AuditExample

    /// The name of its preview or its file.
    var name: String { "\(rule) \(isBad ? "bad" : "good")" }

    /// How the name of its screen ends.
    var screen: String {
      switch content {
      case .swift: "#\(name)"
      case .tree: "/\(name).json"
      }
    }
  }

  let examples: [Example] = AuditRules.facts.flatMap { facts in
    [
      Example(rule: facts.id, isBad: true, content: facts.bad),
      Example(rule: facts.id, isBad: false, content: facts.good),
    ]
  }

  /// The trees, by the name of their example.
  var trees: [(name: String, json: String)] {
    examples.compactMap { example in
      guard case .tree(let json) = example.content else { return nil }
      return (example.name, json)
    }
  }

  /// The source.
  var swift: String {
    "import SwiftUI\n\nenum Examples {}\n\n"
      + examples.enumerated().compactMap { index, example in
        guard case .swift(let code) = example.content else { return nil }
        return Self.preview(of: code, named: example.name, number: index)
      }.joined(separator: "\n")
  }

  /// Declarations get a room of their own, so that each example may call its view the same.
  private static func preview(of code: String, named name: String, number: Int) -> String {
    guard code.contains("struct Example") else {
      return "#Preview(\"\(name)\") {\n\(code)\n}\n"
    }
    return """
      extension Examples {
        enum Number\(number) {
      \(code)
        }
      }
      #Preview("\(name)") { Examples.Number\(number).Example() }

      """
  }
}
