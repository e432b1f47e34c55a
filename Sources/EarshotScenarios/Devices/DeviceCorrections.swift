import EarshotText
public import EarshotTree

/// What a filled-in sheet says against what Earshot expects, and against which rules.
public struct DeviceCorrections: Sendable {
  /// The steps that differed, in the order of the sheet.
  public private(set) var corrections: [DeviceCorrection] = []
  /// How many steps were as expected.
  public private(set) var agreedCount = 0
  /// How many steps nothing was written for.
  public private(set) var openCount = 0

  private let sheet: FilledDeviceSheet

  /// Holds a sheet against its transcripts, which must be as they were when it was made.
  @MainActor
  public init(of sheet: FilledDeviceSheet) throws(TranscriptError) {
    self.sheet = sheet
    for entry in sheet.entries { try compare(entry) }
    guard agreedCount + corrections.count > 0 else {
      throw TranscriptError(
        file: sheet.file, line: 1,
        message: "nothing is written behind any '\(DeviceSheet.heardMark)'")
    }
  }

  /// The rules behind what differed, those that are assumed first, each with how many steps it shaped.
  public var rules: [(rule: AccessibilityRule, stepCount: Int)] {
    var counts: [AccessibilityRule: Int] = [:]
    for correction in corrections {
      for rule in Set(correction.rules) { counts[rule, default: 0] += 1 }
    }
    return counts.map { (rule: $0.key, stepCount: $0.value) }.sorted { first, second in
      let isAssumed = (first.rule.evidence == .assumption, second.rule.evidence == .assumption)
      guard isAssumed.0 == isAssumed.1 else { return isAssumed.0 }
      return (-first.stepCount, first.rule.id) < (-second.stepCount, second.rule.id)
    }
  }
}

extension DeviceCorrections {
  @MainActor
  private mutating func compare(_ entry: FilledDeviceSheet.Entry) throws(TranscriptError) {
    let transcript = try transcript(of: entry)
    var differing: [(answer: FilledDeviceSheet.Answer, step: ExpectedStep)] = []
    for answer in entry.answers {
      let step = try step(of: answer, in: transcript)
      guard let heard = answer.heard else { continue }
      guard !heard.isEmpty else {
        openCount += 1
        continue
      }
      if Self.agrees(heard, with: step) {
        agreedCount += 1
      } else {
        differing.append((answer, step))
      }
    }
    guard !differing.isEmpty else { return }
    let rules = RulesOfSteps(of: transcript).rules
    for (answer, step) in differing {
      corrections.append(
        DeviceCorrection(
          sheetLine: answer.line, transcript: entry.path, line: step.line, command: step.command,
          heard: answer.heard ?? [], rules: rules[answer.number] ?? [],
          expectation: DeviceExpectation(step.expectations)))
    }
  }

  private static func agrees(_ heard: [String], with step: ExpectedStep) -> Bool {
    let words = heard.map { $0.lowercased() }
    guard words != [DeviceSheet.same] else { return true }
    return DeviceExpectation(step.expectations)
      .agrees(with: words == [DeviceSheet.nothing] ? [] : heard)
  }

  private func transcript(
    of entry: FilledDeviceSheet.Entry
  ) throws(TranscriptError) -> Transcript {
    do {
      return try Transcript(contentsOf: entry.path)
    } catch {
      guard error.line == nil else { throw error }
      throw TranscriptError(
        file: sheet.file, line: entry.line,
        message: "cannot read the transcript '\(entry.path)': \(error.message)")
    }
  }

  private func step(
    of answer: FilledDeviceSheet.Answer, in transcript: Transcript
  ) throws(TranscriptError) -> ExpectedStep {
    guard answer.number > 0 else {
      return ExpectedStep(
        command: nil, line: transcript.openingLine, expectations: transcript.opening)
    }
    guard transcript.steps.indices.contains(answer.number - 1),
      case let step = transcript.steps[answer.number - 1],
      PrintableText.line(step.command) == answer.command
    else {
      throw TranscriptError(
        file: sheet.file, line: answer.line,
        message:
          "step \(answer.number) of '\(transcript.file)' is not '\(answer.command)' any more; "
          + "make the sheet again with '--device-sheet'")
    }
    return ExpectedStep(step)
  }
}
