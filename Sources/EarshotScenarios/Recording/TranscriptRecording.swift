import EarshotReader
import EarshotText

/// A transcript with what was heard written into it; comments and layout stay.
struct TranscriptRecording {
  /// How many steps were written anew, the opening included.
  private(set) var stepCount = 0

  private let transcript: Transcript
  private var removed: Set<Int> = []
  /// What is written below a line, by the index of the line.
  private var added: [Int: [String]] = [:]

  /// Takes from a result what a mode asks for.
  init(of result: TranscriptResult, in transcript: Transcript, mode: RecordingMode) {
    self.transcript = transcript
    let opening = Part(line: Self.headerEnd(of: transcript), expectations: transcript.opening)
    let parts =
      [opening] + transcript.steps.map { Part(line: $0.line, expectations: $0.expectations) }
    for (part, step) in zip(parts, result.steps) {
      guard let lines = Self.lines(toRecordOf: step, mode) else { continue }
      replace(part, with: lines)
      stepCount += 1
    }
  }

  /// The text of the file with everything written into it.
  var text: String {
    let ending = transcript.sourceLines.first?.unicodeScalars.last == "\r" ? "\r" : ""
    var lines = added[-1] ?? []
    for (index, line) in transcript.sourceLines.enumerated() {
      if !removed.contains(index) { lines.append(line) }
      lines += (added[index] ?? []).map { $0 + ending }
    }
    if lines.last != "" { lines.append("") }
    return lines.joined(separator: "\n")
  }
}

extension TranscriptRecording {
  /// Where a step stands, and what it says.
  private struct Part {
    /// The number of the line below which its first expectation stands.
    let line: Int
    let expectations: [TranscriptExpectation]
  }

  /// The number of the blank line that ends the header; of the last line where there is none.
  private static func headerEnd(of transcript: Transcript) -> Int {
    let lastKey =
      (transcript.settingLines + transcript.allowanceLines + [transcript.screenLine]).max() ?? 1
    let blank = transcript.sourceLines.indices.dropFirst(lastKey)
      .first { transcript.sourceLines[$0].trimmingTrailingWhiteSpace().isEmpty }
    return blank.map { $0 + 1 } ?? transcript.sourceLines.count
  }

  private static func lines(toRecordOf step: StepResult, _ mode: RecordingMode) -> [String]? {
    switch step.failure?.reason {
    case .unrecorded, .assertsNothing: step.heard.map(\.description)
    case .differs where mode == .changed: step.failure?.heard.map(\.description)
    default: nil
    }
  }

  /// Writes lines in the place of the expectations, those that stay in their places among comments.
  private mutating func replace(_ part: Part, with lines: [String]) {
    let difference = LineDifference(
      expected: part.expectations.map(\.description), heard: lines)
    var old = part.expectations[...]
    var place = part.line - 1
    if part.expectations.isEmpty, needsBlankLine(below: place) { added[place, default: []] += [""] }
    for row in difference.rows {
      switch row {
      case .both: place = (old.popFirst()?.line ?? place + 1) - 1
      case .expected:
        place = (old.popFirst()?.line ?? place + 1) - 1
        removed.insert(place)
      case .heard(let line): added[place, default: []].append(line)
      }
    }
  }

  /// Whether the header ends with its last key, so that what follows would be taken for one.
  private func needsBlankLine(below index: Int) -> Bool {
    let line = transcript.sourceLines[index].trimmingTrailingWhiteSpace()
    return !line.isEmpty && line.unicodeScalars.first != ">"
  }
}
