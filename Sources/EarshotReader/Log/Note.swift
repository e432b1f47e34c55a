import EarshotText
public import EarshotTree

/// A remark in brackets: what a person would miss if only speech were printed.
public enum Note: Hashable, Sendable, CustomStringConvertible {
  /// The step had an effect, or time passed, and nothing was said.
  case silence
  /// No element is there for the cursor.
  case nothingToFocus
  /// The app did nothing.
  case nothingHappened(AccessibilityActionOutcome.Refusal)
  /// An action was named of which there are several.
  case offeredSeveralTimes(Int)
  /// The rotor has nothing for this element under a setting.
  case rotorEmpty(Rotor)
  /// The rotor's own places are none that the cursor could go to.
  case rotorLeadsNowhere(Rotor)
  /// Nobody has turned the rotor to anything.
  case rotorUnset
  /// Nothing for a setting was found among as many elements as are searched at a time.
  case searchCutShort(Rotor, elements: Int)
  /// It is not known what lies above and below the element.
  case placeUnknown
  /// Of the data of a chart only as many as these were said.
  case chartCutShort(points: Int)
  /// What was being said was cut off.
  case cutOff(after: Int, SpeechFate.Reason)
  /// Something that was to be said was not said at all.
  case notSaid(String, SpeechFate.Reason)
  /// No announcement was posted that could have had a fate.
  case nothingAnnounced
  /// A setting of the screen reader is another now.
  case set(ReaderSetting, ReaderSettingValue)
  /// Something that is not the screen reader's to do was done, in a few words.
  case applied(String)
  /// The app printed a line.
  case appOutput(String)
  /// The app or the source failed.
  case fault(String)
  /// So much happened while time passed that the rest of the time was not waited for.
  case waitCutShort(moments: Int)
  /// Something that was planned was not done, because the session ended before its time.
  case neverDone(String, at: Duration)
  /// What a gesture led to besides speech.
  case gesture(GestureNote)

  /// The remark without its brackets, on one line.
  public var description: String {
    switch self {
    case .silence: "silence"
    case .nothingToFocus: "nothing to focus"
    case .nothingHappened(let refusal): "nothing happened: \(Self.words(for: refusal))"
    case .offeredSeveralTimes(2): "offered twice: performed the first"
    case .offeredSeveralTimes(let count): "offered \(count) times: performed the first"
    case .rotorEmpty(let rotor): "rotor: nothing here for \(PrintableText.line(rotor.name))"
    case .rotorLeadsNowhere(let rotor):
      "rotor: nothing moved, no place of \(PrintableText.line(rotor.name)) names an element here"
    case .rotorUnset: "rotor: not turned to anything"
    case .searchCutShort(let rotor, let elements):
      "rotor: no \(rotor.name) among the next \(elements) elements"
    case .placeUnknown: "rotor: nobody knows where this lies on the screen"
    case .chartCutShort(let points): "chart: more than \(points) data points, the rest left out"
    case .cutOff(let count, let reason): "\(SpeechFate.cut(after: count, because: reason))"
    case .notSaid(let words, let reason): "not said: \(PrintableText.line(words)): \(reason)"
    case .nothingAnnounced: "nothing was announced"
    case .set(let setting, let value): "\(setting.rawValue) \(setting.word(for: value))"
    case .applied(let words): words
    case .appOutput(let line): "app printed: \(PrintableText(line))"
    case .fault(let sentence): "fault: \(PrintableText(sentence))"
    case .neverDone(let line, let time):
      "not done: \(PrintableText.line(line)): the session ended before \(DecimalSeconds(time)) s"
    case .gesture(let note): note.description
    case .waitCutShort(let moments): "stopped waiting: \(moments) moments had something to do"
    }
  }

  private static func words(for refusal: AccessibilityActionOutcome.Refusal) -> String {
    switch refusal {
    case .noAction: "no action"
    case .disabled: "dimmed"
    case .touchesIgnored: "touches do not reach it"
    case .notOffered: "not offered any more"
    case .elementGone: "the element is gone"
    }
  }
}
