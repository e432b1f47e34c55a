import EarshotReader
import EarshotText

/// Reads a transcript line by line.
///
/// Lines are looked at scalar by scalar, because a mark followed by a combining character is still
/// a mark.
struct TranscriptParser {
  private typealias Scalars = Substring.UnicodeScalarView

  private let file: String
  private let sourceLines: [String]
  private var settings: [(setting: TranscriptSetting, line: Int)] = []
  private var allowances: [(allowance: TranscriptAllowance, line: Int)] = []
  private var screen: (name: String, line: Int)?
  private var opening: [TranscriptExpectation] = []
  private var steps: [TranscriptStep] = []

  init(text: String, file: String) {
    self.file = file
    sourceLines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) }
  }

  mutating func parse() throws(TranscriptError) -> Transcript {
    let headerEnd = try parseHeader()
    guard let screen else {
      throw error(line: max(1, headerEnd), "the header names no screen; add 'screen: NAME'")
    }
    for index in sourceLines.indices.dropFirst(headerEnd) { try parseBodyLine(index) }
    return Transcript(
      file: file,
      header: TranscriptHeader(
        screen: screen.name, settings: settings.map(\.setting),
        allowances: allowances.map(\.allowance)),
      screenLine: screen.line, settingLines: settings.map(\.line),
      allowanceLines: allowances.map(\.line), opening: opening,
      openingLine: min(headerEnd + 1, sourceLines.count), steps: steps, sourceLines: sourceLines)
  }
}

// MARK: - Header

extension TranscriptParser {
  /// Reads up to the blank line after the last key, and returns how many lines that are.
  private mutating func parseHeader() throws(TranscriptError) -> Int {
    var isBegun = false
    for index in sourceLines.indices {
      let text = sourceLines[index].trimmingTrailingWhiteSpace()
      if text.isEmpty, isBegun { return index + 1 }
      guard !text.isEmpty, text.unicodeScalars.first != "#" else { continue }
      isBegun = true
      try parseHeaderLine(text, line: index + 1)
    }
    return sourceLines.count
  }

  private mutating func parseHeaderLine(_ text: String, line: Int) throws(TranscriptError) {
    try refuseControls(in: text, line: line)
    let scalars = text.unicodeScalars
    guard scalars.first != ">" else {
      throw error(line: line, "a blank line must stand between the header and the first command")
    }
    guard let colon = scalars.firstIndex(of: ":") else {
      throw error(line: line, "expected 'key: value'; a blank line ends the header")
    }
    let name = text[..<colon].trimmingTrailingWhiteSpace()
    let value = scalars[scalars.index(after: colon)...].drop(while: \.properties.isWhitespace)
    try take(key(name, line: line), value: Substring(value), of: text, line: line)
  }

  private func key(_ name: String, line: Int) throws(TranscriptError) -> TranscriptHeader.Key {
    if let key = TranscriptHeader.Key(rawValue: name) { return key }
    let names = TranscriptHeader.Key.allCases.map(\.rawValue)
    let suggestion = NearestName.suggestion(for: name, among: names)
    let help = suggestion.isEmpty ? "; a header has 'screen', 'set' and 'audit-allow'" : suggestion
    throw error(line: line, "unknown key '\(name)'\(help)")
  }

  private mutating func take(
    _ key: TranscriptHeader.Key, value: Substring, of text: String, line: Int
  ) throws(TranscriptError) {
    let column = text.distance(from: text.startIndex, to: value.startIndex) + 1
    guard !value.isEmpty else {
      throw error(line: line, column: column, "'\(key.rawValue)' has no value")
    }
    switch key {
    case .screen:
      guard screen == nil else { throw error(line: line, "'screen' is given twice") }
      screen = (String(value), line)
    case .set:
      guard let setting = TranscriptSetting(parsing: String(value)) else {
        throw error(
          line: line, column: column, "expected 'set: NAME VALUE', such as 'set: hints off'")
      }
      settings.append((setting, line))
    case .auditAllow:
      guard let allowance = TranscriptAllowance(parsing: String(value)) else {
        throw error(
          line: line, column: column,
          "expected 'audit-allow: RULE: REASON', such as "
            + "'audit-allow: missing-label: the badge is decoration'")
      }
      allowances.append((allowance, line))
    }
  }
}

// MARK: - Opening and steps

extension TranscriptParser {
  private mutating func parseBodyLine(_ index: Int) throws(TranscriptError) {
    let text = sourceLines[index].trimmingTrailingWhiteSpace()
    guard let mark = text.unicodeScalars.first, mark != "#" else { return }
    let line = index + 1
    try refuseControls(in: text, line: line)
    if mark == ">" {
      steps.append(TranscriptStep(command: try words(after: ">", in: text, line: line), line: line))
    } else {
      let content = try content(of: text, markedBy: mark, line: line)
      try expect(TranscriptExpectation(content, line: line))
    }
  }

  private func content(
    of text: String, markedBy mark: Unicode.Scalar, line: Int
  ) throws(TranscriptError) -> TranscriptExpectation.Content {
    switch mark {
    case "~": .conveys(try assertedWords(after: "~", in: text, line: line))
    case "!": .omits(try assertedWords(after: "!", in: text, line: line))
    case "[": .line(.notice(try notice(in: text, line: line)))
    case "|": .line(.answer(try rest(after: "|", in: text, line: line)))
    default: .line(.speech(try speech(in: text, line: line)))
    }
  }

  /// Adds a line to the step that it stands under.
  private mutating func expect(_ expectation: TranscriptExpectation) throws(TranscriptError) {
    let others = steps.last?.expectations ?? opening
    if let first = others.first, (first.exactLine == nil) != (expectation.exactLine == nil) {
      throw error(
        line: expectation.line,
        "a step has either exact lines or '~' and '!' lines; "
          + "write '\\' before a heard line that begins with such a mark")
    }
    if steps.isEmpty {
      opening.append(expectation)
    } else {
      steps[steps.count - 1].expectations.append(expectation)
    }
  }
}

// MARK: - Lines

extension TranscriptParser {
  /// What stands after a mark and a space; an answer may be empty.
  private func rest(
    after mark: Unicode.Scalar, in text: String, line: Int
  ) throws(TranscriptError) -> String {
    let rest = text.unicodeScalars.dropFirst()
    guard let space = rest.first else { return "" }
    guard space == " " else {
      throw error(
        line: line, column: 2,
        "expected a space after '\(mark)'; write '\\\(mark)' if this line is heard as it is")
    }
    return String(rest.dropFirst())
  }

  private func words(
    after mark: Unicode.Scalar, in text: String, line: Int
  ) throws(TranscriptError) -> String {
    let words = try rest(after: mark, in: text, line: line).trimmingLeadingWhiteSpace()
    guard !words.isEmpty else {
      throw error(line: line, column: 2, "nothing stands after '\(mark)'")
    }
    return words
  }

  private func assertedWords(
    after mark: Unicode.Scalar, in text: String, line: Int
  ) throws(TranscriptError) -> String {
    let words = try words(after: mark, in: text, line: line)
    guard !SpokenWords(words).words.isEmpty else {
      throw error(line: line, column: 3, "'\(words)' has no word that could be heard")
    }
    return words
  }

  private func notice(in text: String, line: Int) throws(TranscriptError) -> String {
    let scalars = text.unicodeScalars
    guard scalars.last == "]" else {
      throw error(
        line: line, column: text.count,
        "expected ']' at the end; write '\\[' if this line is heard as it is")
    }
    return String(String.UnicodeScalarView(scalars.dropFirst().dropLast()))
  }

  private func speech(in text: String, line: Int) throws(TranscriptError) -> String {
    guard let words = HeardLine.words(ofSpeech: text) else {
      throw error(
        line: line,
        "only '>', '#', '~', '!', '[', '|' and '\\' need a '\\' in front; write '\\\\' for one")
    }
    return words
  }

  /// Refuses what a session never prints, because such a line could never be heard.
  private func refuseControls(in text: String, line: Int) throws(TranscriptError) {
    let scalars = text.unicodeScalars
    guard let index = scalars.firstIndex(where: { !PrintableText.isPrintable($0) }) else { return }
    let column = text.distance(from: text.startIndex, to: index) + 1
    let printed = PrintableText.printed(scalars[index])
    throw error(
      line: line, column: column,
      "control character; a session prints it as \(printed == " " ? "a space" : "'\(printed)'")")
  }

  private func error(line: Int, column: Int = 1, _ message: String) -> TranscriptError {
    TranscriptError(
      file: file, line: line, column: column, message: message,
      source: sourceLines[min(line, sourceLines.count) - 1].trimmingTrailingWhiteSpace())
  }
}
