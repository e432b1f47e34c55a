import EarshotText

/// Reads a sheet line by line; what stands between headings and answers is for people.
struct FilledDeviceSheetParser {
  private let file: String
  private var device: [String] = []
  private var entries: [FilledDeviceSheet.Entry] = []
  private var isInAnswer = false

  init(file: String) { self.file = file }

  mutating func parse(_ text: String) throws(TranscriptError) -> FilledDeviceSheet {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { PrintableText.line(String($0).trimmingWhiteSpace()) }
    guard lines.first == DeviceSheet.title else {
      throw error(1, "this is no device sheet; its first line is '\(DeviceSheet.title)'")
    }
    for (index, line) in lines.enumerated().dropFirst() { try take(line, number: index + 1) }
    guard !entries.isEmpty else {
      throw error(1, "no transcript is left in the sheet; make it again with '--device-sheet'")
    }
    return FilledDeviceSheet(file: file, device: device, entries: entries)
  }

  private mutating func take(_ line: String, number: Int) throws(TranscriptError) {
    if line.hasPrefix("##") { return try takeHeading(line, number: number) }
    if line.hasPrefix(DeviceSheet.heardMark) { return try beginAnswer(line, number: number) }
    guard !line.isEmpty else { return }
    if isInAnswer {
      add(line)
    } else if DeviceSheet.deviceMarks.contains(where: { line.hasPrefix($0) && line != $0 }) {
      device.append(line)
    }
  }

  private mutating func takeHeading(_ line: String, number: Int) throws(TranscriptError) {
    isInAnswer = false
    if line.hasPrefix(DeviceSheet.transcriptMark) {
      let path = String(line.dropFirst(DeviceSheet.transcriptMark.count))
      guard !entries.contains(where: { $0.path == path }) else {
        throw error(number, "the transcript '\(path)' is in the sheet twice")
      }
      entries.append(FilledDeviceSheet.Entry(path: path, line: number))
    } else {
      try beginStep(line, number: number)
    }
  }

  private mutating func beginStep(_ line: String, number: Int) throws(TranscriptError) {
    let parts = line.dropFirst(DeviceSheet.stepMark.count).split(separator: ":", maxSplits: 1)
    guard line.hasPrefix(DeviceSheet.stepMark), parts.count == 2, let step = Int(parts[0]) else {
      throw error(
        number, "expected '\(DeviceSheet.transcriptMark)PATH' or '\(DeviceSheet.stepMark)1: next'")
    }
    guard let entry = entries.last else {
      throw error(number, "a step stands before the first '\(DeviceSheet.transcriptMark)PATH'")
    }
    guard step > (entry.answers.last?.number ?? -1) else {
      throw error(number, "step \(step) is in the sheet twice, or after a later one")
    }
    entries[entries.count - 1].answers.append(
      FilledDeviceSheet.Answer(
        number: step, command: String(parts[1]).trimmingWhiteSpace(), line: number))
  }

  private mutating func beginAnswer(_ line: String, number: Int) throws(TranscriptError) {
    guard let answer = entries.last?.answers.last else {
      throw error(number, "'\(DeviceSheet.heardMark)' stands before the first step")
    }
    guard answer.heard == nil else {
      throw error(
        number, "'\(DeviceSheet.heardMark)' stands twice in a step; write further phrases below it")
    }
    change { $0.heard = [] }
    isInAnswer = true
    let rest = line.dropFirst(DeviceSheet.heardMark.count)
    if !rest.isEmpty { add(String(rest).trimmingWhiteSpace()) }
  }

  private mutating func add(_ phrase: String) { change { $0.heard?.append(phrase) } }

  /// Changes the answer of the step that is being read.
  private mutating func change(_ body: (inout FilledDeviceSheet.Answer) -> Void) {
    guard let entry = entries.indices.last, let answer = entries[entry].answers.indices.last
    else { return }
    body(&entries[entry].answers[answer])
  }

  private func error(_ line: Int, _ message: String) -> TranscriptError {
    TranscriptError(file: file, line: line, message: message)
  }
}
