/// A sheet in which a person has written what a device said.
public struct FilledDeviceSheet: Hashable, Sendable {
  /// What was written for one step.
  struct Answer: Hashable, Sendable {
    /// The number of the step; 0 for the opening.
    let number: Int
    /// The command as the sheet gives it.
    let command: String
    /// The number of the heading's line, from 1.
    let line: Int
    /// What was written, a line for each phrase; nil where there is no room, empty where it is left.
    var heard: [String]?
  }

  /// What was written for one transcript.
  struct Entry: Hashable, Sendable {
    /// The path of the transcript.
    let path: String
    /// The number of the heading's line, from 1.
    let line: Int
    var answers: [Answer] = []
  }

  /// The path of the sheet, as it was given.
  public let file: String
  /// On what it was heard, in the words of whoever filled in the sheet.
  public let device: [String]
  let entries: [Entry]

  init(file: String, device: [String], entries: [Entry]) {
    self.file = file
    self.device = device
    self.entries = entries
  }

  /// Reads a sheet from a file.
  public init(contentsOf file: String) throws(TranscriptError) {
    try self.init(parsing: TextFile.read(file), file: file)
  }

  /// Reads the text of a sheet.
  public init(parsing text: String, file: String) throws(TranscriptError) {
    var parser = FilledDeviceSheetParser(file: file)
    self = try parser.parse(text)
  }
}
