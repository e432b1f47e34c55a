import EarshotTree

/// What is done, in words that a sentence may begin or go on with.
struct DeedWords {
  /// The words, such as `a double tap on “Send”`.
  let text: String

  init(of deed: AuditDeed, with name: String?) {
    let object = name.flatMap { $0.isEmpty ? nil : Quotation.of($0) } ?? "something without a name"
    text =
      switch deed {
      case .perform(let action, on: _): Self.words(of: action, with: object)
      case .touch(let touch, on: _): Self.words(of: touch, on: object)
      case .escape: "a two-finger scrub"
      }
  }

  private static func words(of action: AccessibilityAction, with object: String) -> String {
    switch action {
    case .activate: "a double tap on \(object)"
    case .touchAndHold: "a double tap and hold on \(object)"
    case .custom(let action): "the action \(Quotation.of(action.name)) of \(object)"
    case .increment: "a swipe up on \(object)"
    case .decrement: "a swipe down on \(object)"
    case .setText(let text): words(ofEntering: text, into: object)
    case .escape: "a two-finger scrub on \(object)"
    case .magicTap: "a two-finger double tap on \(object)"
    case .scroll(let direction): "scrolling \(direction.rawValue) at \(object)"
    }
  }

  private static func words(of touch: DrawnPart.Touch, on object: String) -> String {
    switch touch {
    case .tap: "a finger's tap on \(object)"
    case .touchAndHold: "a finger held on \(object)"
    case .drag: "dragging \(object) with a finger"
    case .swipe: "a finger's swipe over \(object)"
    case .menu: "opening the menu of \(object) with a finger"
    }
  }

  private static func words(ofEntering text: String, into object: String) -> String {
    if text.hasSuffix("\n") { return "the return key in \(object)" }
    return text.isEmpty ? "emptying \(object)" : "typing \(Quotation.of(text)) into \(object)"
  }
}
