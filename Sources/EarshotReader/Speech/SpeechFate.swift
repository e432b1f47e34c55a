/// What became of something that was to be said.
public enum SpeechFate: Hashable, Sendable {
  /// It was said to its end.
  case spoken
  /// It was cut off when so many characters had been said.
  case cut(after: Int, because: Reason)
  /// Nothing of it was said.
  case dropped(because: Reason)

  /// Why something was not said, or not to its end.
  public enum Reason: Hashable, Sendable, CaseIterable {
    /// The cursor came to an element, which was said instead.
    case cursorMoved
    /// Somebody asked for something else, and the cursor stayed.
    case otherAsked
    /// Somebody typed.
    case typed
    /// Somebody held it, to go on with it later.
    case paused
    /// Somebody had held it, and did something else.
    case givenUp
    /// An announcement of high priority came.
    case highPriority
    /// Something that came later was said before it.
    case saidLater
    /// Something newer about the same element took its place.
    case outdated
    /// There was nothing to be heard in it.
    case inaudible
    /// More was waiting than a person would ever listen to.
    case tooManyWaiting
  }
}

extension SpeechFate: CustomStringConvertible {
  /// The fate in a few words.
  public var description: String {
    switch self {
    case .spoken: "spoken"
    case .cut(after: 1, let reason): "cut after 1 character, \(reason)"
    case .cut(let count, let reason): "cut after \(count) characters, \(reason)"
    case .dropped(let reason): "dropped, \(reason)"
    }
  }
}

extension SpeechFate.Reason: CustomStringConvertible {
  /// The reason in a few words.
  public var description: String {
    switch self {
    case .cursorMoved: "the cursor moved"
    case .otherAsked: "something else was asked for"
    case .typed: "something was typed"
    case .paused: "paused"
    case .givenUp: "it was left paused"
    case .highPriority: "an announcement of high priority came"
    case .saidLater: "something that came later was said first"
    case .outdated: "something newer took its place"
    case .inaudible: "there was nothing to be heard in it"
    case .tooManyWaiting: "too many others were waiting"
    }
  }
}
