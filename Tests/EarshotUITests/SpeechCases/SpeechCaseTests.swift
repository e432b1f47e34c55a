import EarshotReader
import EarshotTree
import EarshotUI
import Testing

@MainActor
@Suite("What was observed of SwiftUI holds here")
struct SpeechCaseTests {
  @Test("Elements are exposed as observed", arguments: SpeechCase.all.filter { $0.elements != nil })
  func elements(of speechCase: SpeechCase) {
    let source = ViewSource(speechCase.view())

    #expect(source.allElements.map(SpeechCase.Element.init) == speechCase.elements)
  }

  @Test("Words are said as observed", arguments: SpeechCase.all.filter { $0.hearing != nil })
  func words(of speechCase: SpeechCase) throws {
    let heard = try stops(of: speechCase.view())

    switch try #require(speechCase.hearing) {
    case .stops(let expected): #expect(heard.map(words) == expected.map(words))
    case .parts(let expected):
      #expect(heard.count == expected.count)
      for (stop, part) in zip(heard, expected) { #expect(words(stop).contains(words(part))) }
    }
  }

  @Test("The Actions rotor stands at the activation, and then names the action")
  func activateFirst() throws {
    var reader = ScreenReader(
      reading: ViewSource(Button("Post") {}.accessibilityAction(named: "Reply") {}))
    _ = reader.screenAppeared()
    _ = try reader.perform(.rotor(.current))

    #expect(try reader.perform(.down).map { $0.line() } == ["Reply"])
    #expect(try reader.perform(.up).map { $0.line() } == ["Activate"])
  }

  @Test("Each observation is held or open, and no one is both")
  func ids() {
    let held = SpeechCase.all.map(\.id)
    let open = OpenSpeechCase.all.map(\.id)

    #expect(Set(held + open).count == held.count + open.count)
    #expect(held.count == 28)
    #expect(SpeechCase.all.allSatisfy { $0.elements != nil || $0.hearing != nil })
  }

  @Test(
    "Observations that are open are counted by reason",
    arguments: [
      (OpenSpeechCase.Reason.superseded, 2), (.disputed, 7), (.doubtful, 6), (.worded, 1),
      (.elsewhere, 18),
    ])
  func open(_ reason: OpenSpeechCase.Reason, count: Int) {
    #expect(OpenSpeechCase.all.filter { $0.reason == reason }.count == count)
  }

  private func stops(of view: some View) throws -> [String] {
    var reader = ScreenReader(reading: ViewSource(view))
    _ = reader.screenAppeared()
    return try reader.perform(.readAll).map { $0.line() }
  }

  /// The words in order, without the marks between them.
  private func words(_ line: String) -> [String] {
    line.lowercased().split(separator: " ").map { word in
      String(word.reversed().drop { ",.".contains($0) }.reversed())
    }
  }
}
