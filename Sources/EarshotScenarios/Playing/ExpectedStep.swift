package import EarshotReader

/// The opening or a step, held against what was heard in it.
package struct ExpectedStep {
  let command: String?
  let line: Int
  let expectations: [TranscriptExpectation]

  package init(command: String?, line: Int, expectations: [TranscriptExpectation]) {
    self.command = command
    self.line = line
    self.expectations = expectations
  }

  package init(_ step: TranscriptStep) {
    self.init(command: step.command, line: step.line, expectations: step.expectations)
  }

  /// What comes of the step when these lines are heard.
  package func result(hearing heard: [TranscriptLine]) -> StepResult {
    let printed = TranscriptLine.printed(heard)
    return StepResult(
      command: command, line: line, heard: printed, failure: failure(hearing: printed))
  }

  /// In what way the heard lines, given as printed, are not those that were expected.
  private func failure(hearing heard: [TranscriptLine]) -> TranscriptFailure? {
    guard let first = expectations.first else {
      return TranscriptFailure(command: command, line: line, heard: heard, reason: .unrecorded)
    }
    return first.exactLine == nil ? wordFailure(hearing: heard) : lineFailure(hearing: heard)
  }

  private func lineFailure(hearing heard: [TranscriptLine]) -> TranscriptFailure? {
    let expected = expectations.compactMap(\.exactLine)
    let asksForAnswers = expected.contains { $0.kind == .answer }
    let heard = asksForAnswers ? heard : TranscriptLine.printed(heard.filter { $0.kind != .answer })
    guard withoutSilence(expected) != withoutSilence(heard) else { return nil }
    return TranscriptFailure(
      command: command, line: lineOfDifference(expected, heard), expected: expected, heard: heard,
      reason: .differs)
  }

  private func wordFailure(hearing heard: [TranscriptLine]) -> TranscriptFailure? {
    let said = heard.map { SpokenWords($0.text) }
    let unmet = expectations.filter { !holds($0.content, in: said) }
    guard let first = unmet.first else { return nil }
    return TranscriptFailure(
      command: command, line: first.line, heard: heard, reason: .unmet(unmet))
  }

  private func holds(
    _ content: TranscriptExpectation.Content, in said: [SpokenWords]
  ) -> Bool {
    switch content {
    case .conveys(let words): SpokenWords(words).areHeard(in: said.lazy.flatMap(\.words))
    case .omits(let words): !said.contains { SpokenWords(words).areSaid(in: $0) }
    case .line: false
    }
  }

  /// A step that only answers is silent, whether or not its transcript says so.
  private func withoutSilence(_ lines: [TranscriptLine]) -> [TranscriptLine] {
    lines.filter { $0.kind != .answer } == [.silence] ? lines.filter { $0 != .silence } : lines
  }

  /// The first line that was not heard in its place, or the command when only more was heard.
  private func lineOfDifference(_ expected: [TranscriptLine], _ heard: [TranscriptLine]) -> Int {
    let index = zip(expected, heard).prefix { $0 == $1 }.count
    return expectations.indices.contains(index) ? expectations[index].line : line
  }
}
