import EarshotReader
import EarshotScenarios
import EarshotScreens
import EarshotTree
import Glibc

/// Somebody at a screen who types commands; every line is made and written, to where nobody reads it.
@MainActor
final class Wanderer {
  /// How many lines were heard.
  private(set) var lineCount = 0
  private(set) var session: Session
  private let output = fopen("/dev/null", "w")

  /// Comes to a screen.
  init(at screen: OpenScreen) throws {
    session = try Session(at: screen)
    for line in try session.open() as [TranscriptLine] { write(line) }
  }

  isolated deinit {
    if let output { fclose(output) }
  }

  /// Whether the cursor is at an element that is there, or nowhere because there is none.
  var knowsItsCursor: Bool {
    let source = session.screen.source
    guard let cursor = session.focusedElement?.id else { return source.firstElement() == nil }
    return source.element(cursor) != nil
  }

  /// Types a command, and hears everything that comes of it.
  func type(_ command: String) throws(SessionError) {
    try session.perform(command) { write(TranscriptLine($0)) }
  }

  private func write(_ line: TranscriptLine) {
    lineCount += 1
    if let output { fputs("\(line)\n", output) }
  }
}
