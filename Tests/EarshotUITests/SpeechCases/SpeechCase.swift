import EarshotReader
import EarshotTree
import EarshotUI
import Testing

/// Something that was observed of SwiftUI, with a view of ours of the same structure.
///
/// The identity is that of the collection of observations, so that the ground of a case can be
/// looked up there.
struct SpeechCase: Sendable, CustomTestStringConvertible {
  /// What an element was observed to expose.
  struct Element: Equatable {
    var label: String?
    var value: String?
    var traits: [String] = []
    var hint: String?
    var actions: [String] = []
  }

  /// How exactly words were observed.
  enum Hearing {
    /// Each stop, with all of its words.
    case stops([String])
    /// Some of the words of each stop.
    case parts([String])
    /// One stop, with some of its words in this order.
    case together([String])
    /// What is said at each of several commands, the first of them when the screen has appeared.
    case steps([Step])
  }

  /// A command, and some of the words that are heard after it.
  struct Step {
    let command: ReaderCommand
    let words: String

    init(_ command: ReaderCommand, _ words: String) {
      self.command = command
      self.words = words
    }
  }

  let id: String
  let view: @MainActor @Sendable () -> AnyView
  var elements: [Element]?
  var hearing: Hearing?

  var testDescription: String { id }

  init(
    _ id: String, elements: [Element]? = nil, hearing: Hearing? = nil,
    @ViewBuilder view: @escaping @MainActor @Sendable () -> some View
  ) {
    self.id = id
    self.view = { AnyView(view()) }
    self.elements = elements
    self.hearing = hearing
  }
}

extension SpeechCase.Hearing: Sendable {}
extension SpeechCase.Step: Sendable {}
extension SpeechCase.Element: Sendable {}

extension SpeechCase.Element {
  /// What an element exposes, in the terms of the observations, which name no trait for plain text.
  init(_ element: AccessibilityElement) {
    self.init(
      label: element.label, value: element.value, traits: Self.traits(element.traits),
      hint: element.hint, actions: element.customActions.map(\.name))
  }

  private static func traits(_ traits: EarshotTree.AccessibilityTraits) -> [String] {
    var traits = traits.subtracting([.staticText, .textArea])
    if traits.contains(.switchButton) { traits.remove(.button) }
    if traits.contains(.secureTextField) { traits.remove(.textEntry) }
    let names = [
      "header": "heading", "switchButton": "toggle", "textEntry": "text field",
      "secureTextField": "secure text field", "popUpButton": "pop up button",
    ]
    return traits.names.map { names[$0] ?? $0 }
  }
}
