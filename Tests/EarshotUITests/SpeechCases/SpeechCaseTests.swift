import EarshotReader
import EarshotTree
import EarshotUI
import Testing

@MainActor
@Suite("What was observed of SwiftUI holds here")
struct SpeechCaseTests {
  @Test(
    "Elements are exposed as observed",
    arguments: (SpeechCase.all + SpeechCase.siblings).filter { $0.elements != nil })
  func elements(of speechCase: SpeechCase) {
    let source = ViewSource(speechCase.view())

    #expect(source.allElements.map(SpeechCase.Element.init) == speechCase.elements)
  }

  @Test(
    "Words are said as observed",
    arguments: (SpeechCase.all + SpeechCase.siblings).filter { $0.hearing != nil })
  func words(of speechCase: SpeechCase) throws {
    if case .steps(let steps) = speechCase.hearing { return try take(steps, in: speechCase.view()) }
    let heard = try stops(of: speechCase.view())

    switch try #require(speechCase.hearing) {
    case .stops(let expected): #expect(heard.map(words) == expected.map(words))
    case .parts(let expected):
      #expect(heard.count == expected.count)
      for (stop, part) in zip(heard, expected) {
        #expect(words(stop).contains(words(part)), "\(stop)")
      }
    case .together(let expected):
      #expect(heard.count == 1)
      var rest = words(heard[0])[...]
      for part in expected {
        let range = try #require(rest.firstRange(of: words(part)), "\(heard)")
        rest = rest[range.upperBound...]
      }
    case .steps: Issue.record("steps are taken one by one")
    }
  }

  private func take(_ steps: [SpeechCase.Step], in view: some View) throws {
    var reader = ScreenReader(reading: ViewSource(view))
    _ = reader.screenAppeared()
    for step in steps {
      let heard = try reader.perform(step.command).map { $0.line() }
      #expect(words(heard.joined(separator: " ")).contains(words(step.words)), "\(heard)")
    }
  }

  @Test("Each observation is held or open, and no one is both")
  func ids() {
    let held = SpeechCase.all.map(\.id)
    let open = OpenSpeechCase.all.map(\.id)

    #expect(Set(held + open).count == held.count + open.count)
    #expect(held.count == 70)
    #expect(Set(held).isDisjoint(with: SpeechCase.siblings.map(\.id)))
    #expect(SpeechCase.all.allSatisfy { $0.elements != nil || $0.hearing != nil })
  }

  @Test(
    "Observations that are open are counted by reason",
    arguments: [
      (OpenSpeechCase.Reason.superseded, 2), (.disputed, 8), (.doubtful, 5),
    ])
  func open(_ reason: OpenSpeechCase.Reason, count: Int) {
    #expect(OpenSpeechCase.all.filter { $0.reason == reason }.count == count)
  }

  /// Every stop from the first, which is heard when the screen appears, to the last.
  private func stops(of view: some View) throws -> [String] {
    var reader = ScreenReader(reading: ViewSource(view))
    guard reader.source.firstElement() != nil else { return [] }
    var heard = reader.screenAppeared().map { $0.line() }
    while reader.cursor != reader.source.lastElement()?.id {
      heard += try reader.perform(.next).map { $0.line() }
    }
    return heard
  }

  /// The words in order, without the marks between them.
  private func words(_ line: String) -> [String] {
    line.lowercased().split(separator: " ").map { word in
      String(word.reversed().drop { ",.".contains($0) }.reversed())
    }
  }
}
