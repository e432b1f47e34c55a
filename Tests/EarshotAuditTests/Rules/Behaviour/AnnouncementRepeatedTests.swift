import EarshotAudit
import EarshotReader
import EarshotTree
import Testing

@Suite("Rule announcement-repeated", .cases(of: AnnouncementRepeated.self))
struct AnnouncementRepeatedTests {
  private static let screen = DrawnScreen.of(DrawnScreen.element("it", "Send", .button))

  @Test("What is announced twice is found once, however it is written")
  func twice() {
    for words in [["Sent", "Sent"], ["Sent", "sent."], ["Sent", "Sent", "Sent"]] {
      #expect(
        problems(announcing: words, hearing: words) == [
          AuditProblem(element: "it", "“Sent” is announced, and heard more than once")
        ])
    }
  }

  @Test("What is heard of the element under the cursor need not be announced")
  func cursor() {
    #expect(
      problems(announcing: ["Reacted"], hearing: ["Reacted", "Reacted"]).map(\.message) == [
        "“Reacted” is announced, and heard more than once"
      ])
  }

  @Test("A scrub that announces the same twice is found without an element")
  func scrub() {
    #expect(
      problems(.escape, announcing: ["Left", "Left"], hearing: ["Left", "Left"]) == [
        AuditProblem("“Left” is announced, and heard more than once")
      ])
  }

  @Test("Announced once and heard once, or said in other words, it is no repetition")
  func once() {
    #expect(problems(announcing: ["Sent"], hearing: ["Sent"]).isEmpty)
    #expect(problems(announcing: ["Sent", "Delivered"], hearing: ["Sent", "Delivered"]).isEmpty)
    #expect(problems(announcing: ["Sent"], hearing: ["Sent", "Sent to Ana"]).isEmpty)
    #expect(problems(announcing: [], hearing: ["Sent", "Sent"]).isEmpty)
  }

  @Test("A gesture for the whole screen may be done where nothing else tells of it")
  func anywhere() {
    let words = ["Recording", "Recording"]

    for deed in [AuditDeed.perform(.magicTap, on: "it"), .perform(.escape, on: "it")] {
      #expect(problems(deed, announcing: ["Recording"], hearing: words).isEmpty)
    }
  }

  @Test("An announcement without words is no repetition of another")
  func empty() {
    #expect(problems(announcing: ["", " "], hearing: []).isEmpty)
  }

  private func problems(
    _ deed: AuditDeed = .perform(.activate, on: "it"), announcing announced: [String],
    hearing heard: [String]
  ) -> [AuditProblem] {
    AnnouncementRepeated.found(
      with: Deeds.step(
        deed, from: Self.screen, changes: announced.map(Deeds.announcement),
        heard: heard.map { .speech(Utterance(.announcement, segments: [.announcement($0)])) }))
  }
}
