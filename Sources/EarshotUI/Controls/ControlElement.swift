import EarshotTree

/// One element for everything inside it, named by the words that are there.
struct ControlElement<Content: View> {
  typealias Description = (_ element: ResolvedElement, _ inside: [ResolvedElement]) -> Void

  private let rule: UIRule
  private let content: Content
  private let name: AnyView?
  private let look: ControlLook
  private let describe: Description

  /// A control; its name stands in where a style shows no words.
  init(
    _ rule: UIRule, content: Content, named name: AnyView? = nil, look: ControlLook = .around,
    describe: @escaping Description
  ) {
    self.rule = rule
    self.content = content
    self.name = name
    self.look = look
    self.describe = describe
  }
}

extension ControlElement: BuildingBlock {
  static func _update(_ view: Self, in context: inout _UpdateContext) {
    context.isLazy = false
    Content._update(view.content, in: &context)
    if let name = view.name { context.updateChild(name) }
  }

  static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let content = Content._resolve(view.content, in: &context)
    let inside = content.heardElements
    let names = view.name == nil ? [] : context.resolveChild().heardElements
    let element = context.makeElement(view.rule)
    element.label = inside.withoutValues.words ?? names.words
    if !context.environment.isEnabled { element.disable() }
    view.describe(element, inside)
    guard DrawingWalk.isOn else { return [.element(element)] }
    return view.look.items(of: element, around: content, in: context)
  }
}

extension [_ResolvedItem] {
  /// The elements that are heard, in reading order; realises every row.
  @MainActor
  var heardElements: [ResolvedElement] { allElements.filter { !$0.isLatent } }
}

extension [ResolvedElement] {
  /// The texts; where there are none, what buttons and then pictures are called.
  var words: String? {
    guard count != 1 else { return compactMap(\.label).joinedWords }
    let words = filter { !$0.traits.contains(.image) }
    let texts = words.filter { $0.traits.isDisjoint(with: [.button, .link, .popUpButton]) }
    return texts.compactMap(\.label).joinedWords ?? words.compactMap(\.label).joinedWords
      ?? compactMap(\.label).joinedWords
  }

  /// What a double tap on one of them does.
  var activation: (() -> Void)? {
    lazy.compactMap { $0.activation ?? ($0.acceptsTouches ? $0.tap : nil) }.first
  }
}
