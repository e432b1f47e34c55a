import EarshotReader

/// What should be heard in a step, in the words of a sheet.
struct DeviceExpectation: Hashable {
  private let expectations: [TranscriptExpectation]

  init(_ expectations: [TranscriptExpectation]) { self.expectations = expectations }

  /// A sentence for each line that is expected.
  var rows: [String] {
    guard !expectations.isEmpty else { return ["Expect: not known yet"] }
    return expectations.map { Self.row(for: $0.content) }
  }

  /// What should be said, a line for each phrase, where that is told exactly.
  var phrases: [String] {
    expectations.compactMap(\.exactLine).filter { $0.kind != .notice }.map(Self.phrase)
  }

  /// Whether what was heard, a line for each phrase, is as it should be.
  ///
  /// What stands in brackets is not said, and does not count.
  func agrees(with heard: [String]) -> Bool {
    let said = heard.filter { !$0.hasPrefix("[") }.map { SpokenWords(DeviceWords.of($0)) }
    let words = said.flatMap(\.words)
    guard expectations.contains(where: { $0.exactLine == nil }) else {
      return phrases.flatMap { SpokenWords($0).words } == words
    }
    return expectations.allSatisfy { expectation in
      switch expectation.content {
      case .conveys(let text): SpokenWords(DeviceWords.of(text)).areHeard(in: words)
      case .omits(let text):
        !said.contains { SpokenWords(DeviceWords.of(text)).areSaid(in: $0) }
      case .line: true
      }
    }
  }

  private static func row(for content: TranscriptExpectation.Content) -> String {
    switch content {
    case .conveys(let words): "Expect to hear these words in this order: \(DeviceWords.of(words))"
    case .omits(let words): "Expect not to hear: \(DeviceWords.of(words))"
    case .line(let line) where line.kind == .notice: row(forNotice: line)
    case .line(let line): "Expect: \(phrase(line))"
    }
  }

  private static func row(forNotice line: TranscriptLine) -> String {
    let text = DeviceWords.of(line.text)
    guard line != .silence else { return "Expect: nothing is said" }
    guard text != Heard.Sound.boundary.rawValue else { return "Expect: the sound at an end" }
    guard !text.hasPrefix("motion: ") else {
      return "Expect to see: \(text.dropFirst("motion: ".count))"
    }
    guard !text.hasPrefix("nothing happened") else {
      return "Expect: nothing is said, because \(text)"
    }
    return "Expect, not in words: \(text)"
  }

  private static func phrase(_ line: TranscriptLine) -> String {
    let ending = " (default)"
    let text = DeviceWords.of(line.text)
    return text.hasSuffix(ending) ? String(text.dropLast(ending.count)) : text
  }
}
