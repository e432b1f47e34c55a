public import EarshotReader
import EarshotScreens
import EarshotTree

extension Session: TranscriptPlayer {
  /// Makes the screen appear, and returns what is heard.
  public mutating func open() throws(TranscriptPlayerError) -> [TranscriptLine] {
    let heard: [Heard] = open()
    return heard.map(TranscriptLine.init)
  }

  /// Does what a command says, and returns what is heard.
  public mutating func perform(
    _ command: String
  ) throws(TranscriptPlayerError) -> [TranscriptLine] {
    var lines: [TranscriptLine] = []
    do throws(SessionError) {
      try perform(command) { lines.append(TranscriptLine($0)) }
    } catch {
      switch error {
      case .unknownCommand(_, let nearest): throw .unknownCommand(suggestion: nearest)
      case .refused(let sentence): throw .stopped(sentence)
      }
    }
    return lines
  }
}

extension TranscriptLine {
  /// The line that stands for something that was heard.
  public init(_ heard: Heard) {
    switch heard {
    case .speech(let utterance): self = .speech(Phrasing.spoken.text(of: utterance))
    case .sound(let sound): self = .notice(sound.rawValue)
    case .haptic(let haptic): self = .notice(haptic.rawValue)
    case .motion(let motion): self = .notice(motion.sentence)
    case .note(let note): self = .notice(note.description)
    case .answer(let text): self = .answer(text)
    }
  }
}

extension Session {
  /// Opens the screen of a transcript, with its settings.
  public init(playing transcript: Transcript) throws(TranscriptPlayerError) {
    let screen: OpenScreen
    do {
      screen = try OpenScreen(opening: transcript.screen)
    } catch {
      throw .stopped("\(error)")
    }
    do {
      try self.init(at: screen)
    } catch {
      throw .stopped("\(error)")
    }
    for (index, setting) in transcript.header.settings.enumerated() {
      do {
        try apply(setting)
      } catch {
        throw .refusedSetting(index: index, "\(error)")
      }
    }
  }
}
