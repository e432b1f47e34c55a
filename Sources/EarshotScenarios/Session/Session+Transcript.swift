public import EarshotReader
public import EarshotScreens
import EarshotTree

extension Session: TranscriptPlayer {
  /// Makes the screen appear, and returns what is heard.
  public mutating func open() throws(TranscriptPlayerError) -> [TranscriptLine] {
    let heard: [Heard] = open()
    return heard.map { TranscriptLine($0) }
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

  /// The gestures that were planned and never made, unless somebody quit, who was told.
  public var undone: [TranscriptLine] { isOver ? [] : gesturesLeft.map { TranscriptLine($0) } }
}

extension Session {
  /// Opens the screen of a transcript, with its settings.
  public init(
    playing transcript: Transcript, compiled libraries: ClientLibraries = ClientLibraries()
  ) throws(TranscriptPlayerError) {
    let screen: OpenScreen
    do {
      screen = try OpenScreen(
        opening: transcript.screen, compiled: libraries, settings: transcript.header.settings)
    } catch {
      throw .stopped(error.summary)
    }
    try self.init(playing: transcript, on: screen)
  }

  /// Sits down at a screen that is already open, with the settings of a transcript.
  public init(
    playing transcript: Transcript, on screen: OpenScreen
  ) throws(TranscriptPlayerError) {
    self.init(withUsualSettingsAt: screen)
    for (index, setting) in transcript.header.settings.enumerated() {
      do {
        try apply(setting)
      } catch {
        throw .refusedSetting(index: index, "\(error)")
      }
    }
  }
}
