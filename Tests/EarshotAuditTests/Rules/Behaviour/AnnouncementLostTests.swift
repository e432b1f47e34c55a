import EarshotAudit
import EarshotReader
import EarshotTree
import Testing

@Suite("Rule announcement-lost", .cases(of: AnnouncementLost.self))
struct AnnouncementLostTests {
  private static let screen = DrawnScreen.of(DrawnScreen.element("it", "Send", .button))

  @Test(
    "What is cut off or not said at all is found",
    arguments: [
      (SpeechFate.cut(after: 3, because: .cursorMoved), "cut off, because the cursor moved"),
      (.dropped(because: .cursorMoved), "not heard, because the cursor moved"),
      (
        .dropped(because: .highPriority),
        "not heard, because an announcement of high priority came"
      ),
      (.dropped(because: .inaudible), "not heard, because there was nothing to be heard in it"),
    ])
  func found(fate: SpeechFate, words: String) {
    #expect(
      problems([fate]) == [AuditProblem(element: "it", "“Sent” is announced and \(words)")])
  }

  @Test(
    "What is spoken, or replaced by something newer, is not lost",
    arguments: [
      [], [SpeechFate.spoken], [.spoken, .spoken], [.dropped(because: .outdated)],
    ])
  func heard(fates: [SpeechFate]) {
    #expect(problems(fates).isEmpty)
  }

  @Test("Each announcement has its own fate, and a scrub has no element")
  func each() {
    let step = Deeds.step(
      .escape, from: Self.screen,
      fates: [
        AnnouncementFate(words: "Kept", fate: .spoken),
        AnnouncementFate(words: "Left", fate: .dropped(because: .cursorMoved)),
      ])

    #expect(
      AnnouncementLost.found(with: step) == [
        AuditProblem("“Left” is announced and not heard, because the cursor moved")
      ])
  }

  private func problems(_ fates: [SpeechFate]) -> [AuditProblem] {
    AnnouncementLost.found(
      with: Deeds.activate(
        "it", from: Self.screen, fates: fates.map { AnnouncementFate(words: "Sent", fate: $0) }))
  }
}
