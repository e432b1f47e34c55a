import EarshotReader
import EarshotTree
import Glibc

/// Somebody who gives commands; every line is made and written, to where nobody reads it.
@MainActor
final class Listener {
  /// How many lines were heard.
  private(set) var lineCount = 0
  private var reader: ScreenReader
  private let output = fopen("/dev/null", "w")

  /// Comes to a screen.
  init(at source: any AccessibilitySource) {
    reader = ScreenReader(reading: source)
    for heard in reader.screenAppeared() { write(heard) }
  }

  isolated deinit {
    if let output { fclose(output) }
  }

  /// Gives a command, and hears everything that comes of it.
  func perform(_ command: ReaderCommand) throws(ReaderError) {
    try reader.perform(command) { write($0) }
  }

  /// Gives a command a number of times.
  func perform(_ command: ReaderCommand, times: Int) throws(ReaderError) {
    for _ in 0..<times { try perform(command) }
  }

  private func write(_ heard: Heard) {
    lineCount += 1
    if let output { fputs("\(heard.line())\n", output) }
  }
}
