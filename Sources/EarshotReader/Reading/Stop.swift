public import EarshotTree

/// One stop of the cursor, taken apart: what is exposed there, what is said of it, and why.
public struct Stop: Hashable, Sendable {
  /// What the app exposes.
  public let element: AccessibilityElement
  /// Everything that is said when somebody asks where the cursor is.
  public let utterance: Utterance
  /// The rules that shaped the element, and then those behind what is said of it.
  public let rules: [AccessibilityRule]
  /// The rotors that the app offers here, nearest first.
  public let rotors: [StopRotor]

  /// What is said before the pause; empty where nothing is.
  public func description(in phrasing: Phrasing = .spoken) -> String {
    phrasing.text(of: utterance.beforePause)
  }

  /// The app's hint and the screen reader's own, if hints are on; empty where there is none.
  public func hint(in phrasing: Phrasing = .spoken) -> String {
    phrasing.text(of: utterance.keeping(\.isHint))
  }
}

extension Utterance {
  /// The same without what is said after a pause.
  var beforePause: Utterance { keeping { !$0.followsPause } }

  /// The same with only some of its parts.
  fileprivate func keeping(_ isKept: (Segment) -> Bool) -> Utterance {
    Utterance(
      kind, about: element, language: language, segments: segments.filter(isKept),
      manner: manner, keepsEmoji: keepsEmoji, rules: rules)
  }
}

extension Utterance.Segment {
  fileprivate var isHint: Bool {
    switch self {
    case .hint, .defaultHint: true
    default: false
    }
  }
}
