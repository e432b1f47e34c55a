import EarshotReader
import EarshotScenarios
import EarshotText

/// Expectations; each yields why it does not hold, or nil.
extension SimulatedVoiceOver {
  package func failure(expectingSpoken phrases: [String], in part: HeardPart) -> String? {
    let expected = phrases.enumerated().map { index, phrase in
      TranscriptExpectation(.line(.speech(phrase)), line: index + 1)
    }
    let silence = [TranscriptExpectation(.line(.silence), line: 1)]
    return failure(expecting: expected.isEmpty ? silence : expected, of: part)
  }

  package func failure(expectingConveyed words: String, in part: HeardPart) -> String? {
    mistake(in: words)
      ?? failure(expecting: [TranscriptExpectation(.conveys(words), line: 1)], of: part)
  }

  package func failure(expectingNeverSaid words: String, in part: HeardPart) -> String? {
    mistake(in: words)
      ?? failure(expecting: [TranscriptExpectation(.omits(words), line: 1)], of: part)
  }

  /// Why an expectation about these words would hold whatever was heard, or nil.
  private func mistake(in words: String) -> String? {
    guard SpokenWords(words).words.isEmpty else { return nil }
    return "\(PrintableText.quoting(words)) has no word that could be heard"
  }

  private func failure(
    expecting expectations: [TranscriptExpectation], of part: HeardPart
  ) -> String? {
    let heard = phrases(since: start(of: part)).map { TranscriptLine.speech($0) }
    let step = ExpectedStep(command: nil, line: 1, expectations: expectations)
    guard let failure = step.result(hearing: heard).failure else { return nil }
    let text = FailureText(failure, file: "")
    let remarks = log(since: start(of: part)).filter { $0.kind == .note || $0.kind == .pending }
      .map { "    besides: [\($0.text)]" }
    return ([text.reason] + text.details + remarks).joined(separator: "\n")
  }

  private func start(of part: HeardPart) -> Int {
    switch part {
    case .everything: 0
    case .lastStep: steps.last?.start ?? 0
    case .since(let index): index
    }
  }
}
