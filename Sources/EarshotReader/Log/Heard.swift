import EarshotText
public import EarshotTree

/// One thing that a command brought about for the person who gave it.
public enum Heard: Hashable, Sendable {
  /// Something is said.
  case speech(Utterance)
  /// Something is said, from a character on, and cut off when so many more were heard.
  case cutSpeech(Utterance, from: Int = 0, after: Int)
  /// Something that was cut off is said to its end, from a character on.
  case restOfSpeech(Utterance, from: Int)
  /// A sound is played.
  case sound(Sound)
  /// Something is felt.
  case haptic(AccessibilityChange.Haptic)
  /// Something is seen to move.
  case motion(MotionEvent)
  /// This project's own remark; VoiceOver would say nothing.
  case note(Note)
  /// A line of the answer to a question that is put to the tool, not to the app.
  case answer(String)

  /// A sound of the screen reader's own.
  public enum Sound: String, Hashable, Sendable, CaseIterable {
    /// There is nothing further in this direction.
    case boundary
    /// The data of a chart as tones.
    case audioGraph = "audio graph"
    /// What is said is a link.
    case link = "sound: link"
    /// What is said is a link, and the voice is higher for it.
    case linkPitch = "higher voice: link"
    /// There are custom actions.
    case actions = "sound: actions"
    /// There are custom actions, and the voice is higher for it.
    case actionsPitch = "higher voice: actions"
    /// There is custom content to read on demand.
    case moreContent = "sound: more content"
    /// There is custom content to read on demand, and the voice is higher for it.
    case moreContentPitch = "higher voice: more content"
    /// The letter is a capital.
    case capital = "sound: capital letter"
    /// The letter is a capital, and the voice is higher for it.
    case capitalPitch = "higher voice: capital letter"
    /// A character was deleted.
    case deleted = "sound: deleted"
    /// A character was deleted, and the voice is higher for it.
    case deletedPitch = "higher voice: deleted"

    /// Whether this comes behind the words rather than before them.
    var followsWords: Bool { self == .actions || self == .moreContent }
  }

  /// The setting that has to be on for this to be reported; it is logged in any case.
  var setting: ReaderSetting? {
    switch self {
    case .haptic: .haptics
    case .motion: .motion
    default: nil
    }
  }

  /// What is begun to be said, if anything is.
  var utterance: Utterance? {
    switch self {
    case .speech(let said), .cutSpeech(let said, from: 0, after: _): said
    default: nil
    }
  }

  /// What is heard in the place of words; what is gone on with has been heard with its beginning.
  var cues: [Sound] {
    (utterance?.segments ?? []).compactMap { if case .cue(let sound) = $0 { sound } else { nil } }
  }

  /// Whether a step that brings this about needs no remark that nothing was heard.
  var breaksSilence: Bool {
    switch self {
    case .haptic, .motion, .note(.offeredSeveralTimes): false
    default: true
    }
  }

  /// The words, where this is speech, as far as they are said.
  public func words(in phrasing: Phrasing = .spoken) -> String? {
    switch self {
    case .speech(let utterance): phrasing.text(of: utterance)
    case .cutSpeech(let utterance, let start, let count):
      String(phrasing.text(of: utterance).fromWord(reachedBy: start).prefix(count))
    case .restOfSpeech(let utterance, let start):
      String(phrasing.text(of: utterance).fromWord(reachedBy: start))
    case .sound, .haptic, .motion, .note, .answer: nil
    }
  }

  /// The line that stands for this in a session and in a transcript.
  public func line(in phrasing: Phrasing = .spoken) -> String {
    TranscriptLine(self, in: phrasing).description
  }
}
