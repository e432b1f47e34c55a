/// A session kept as a test: commands, and what is heard after each.
public struct Transcript: Hashable, Sendable {
  /// The path of the file, as it was given.
  public let file: String
  /// The screen and the settings.
  public let header: TranscriptHeader
  /// The number of the line that names the screen, from 1.
  public let screenLine: Int
  /// The numbers of the lines that make the settings, from 1.
  public let settingLines: [Int]
  /// The numbers of the lines that allow what an audit finds, from 1.
  public let allowanceLines: [Int]
  /// What must be heard when the screen appears; empty when that was not recorded.
  public let opening: [TranscriptExpectation]
  /// The number of the line at which the opening begins, from 1.
  public let openingLine: Int
  /// The commands in order.
  public let steps: [TranscriptStep]
  /// The lines of the file as they are written, comments included.
  ///
  /// Joined by line feeds they are the file again, so that recording keeps comments and layout.
  public let sourceLines: [String]

  /// Reads the text of a transcript.
  public init(parsing text: String, file: String) throws(TranscriptError) {
    var parser = TranscriptParser(text: text, file: file)
    self = try parser.parse()
  }

  /// Reads a transcript from a file.
  public init(contentsOf file: String) throws(TranscriptError) {
    try self.init(parsing: TextFile.read(file), file: file)
  }

  /// The file as it is written, without a byte order mark.
  var sourceText: String { sourceLines.joined(separator: "\n") }

  /// The Swift source that the screen is in; nil where it is in none.
  package var source: SourceReference? {
    if case .source(let source) = screen.resolved { source } else { nil }
  }

  /// The screen, with a path resolved against the folder of the transcript.
  public var screen: ScreenReference {
    ScreenReference(header.screen, relativeToFolderOf: file)
  }

  init(
    file: String, header: TranscriptHeader, screenLine: Int, settingLines: [Int],
    allowanceLines: [Int],
    opening: [TranscriptExpectation], openingLine: Int, steps: [TranscriptStep],
    sourceLines: [String]
  ) {
    self.file = file
    self.header = header
    self.screenLine = screenLine
    self.settingLines = settingLines
    self.allowanceLines = allowanceLines
    self.opening = opening
    self.openingLine = openingLine
    self.steps = steps
    self.sourceLines = sourceLines
  }
}
