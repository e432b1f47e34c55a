import EarshotTree

public import class Foundation.Bundle

/// Words on the screen.
public struct Text: Equatable, Sendable {
  package let string: String
  /// What happened to the words on their way.
  let rules: [UIRule]

  /// Words that are looked up in the app's translations.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { self.init(string: key.words, rules: key.rules) }

  /// Words as they are.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) { self.init(verbatim: String(content)) }

  /// Words as they are.
  public init(verbatim content: String) { self.init(string: content, rules: []) }

  init(string: String, rules: [UIRule]) {
    self.string = string
    self.rules = rules
  }

  /// Words followed by other words.
  public static func + (left: Text, right: Text) -> Text {
    Text(string: left.string + right.string, rules: left.rules + right.rules)
  }
}

extension Text: BuildingBlock {
  public static func _update(_ view: Self, in context: inout _UpdateContext) {}

  public static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    guard !view.string.isEmpty else { return [] }
    let element = context.makeElement(.text)
    element.label = view.string
    element.traits = .staticText
    for rule in view.rules where !element.rules.contains(rule) { element.rules.append(rule) }
    if let textCase = context.environment.textCase {
      element.label = textCase.applied(to: view.string)
      element.rules.append(.textCase)
    }
    return [.element(element)]
  }
}
