import EarshotTree

/// Words on the screen.
public struct Text: Equatable, Sendable {
  let string: String

  /// Words that are looked up in the app's translations.
  public init(_ key: LocalizedStringKey) { string = key.words }

  /// Words as they are.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) { string = String(content) }

  /// Words as they are.
  public init(verbatim content: String) { string = content }

  /// Words followed by other words.
  public static func + (left: Text, right: Text) -> Text {
    Text(verbatim: left.string + right.string)
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
    return [.element(element)]
  }
}
