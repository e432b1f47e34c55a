import EarshotReader
import EarshotTree
import Testing

@testable import EarshotAudit

@Suite("Rule message-passes-unheard", .cases(of: MessagePassesUnheard.self))
struct MessagePassesUnheardTests {
  private static let copy = DrawnScreen.element("copy", "Copy", .button)
  private static let toast = DrawnScreen.element("toast", "Copied")

  @Test(
    "What shows for a while and is not heard is found",
    arguments: [
      ([moment(2, toast)], "“Copied” shows for 2 seconds and nothing of it is heard"),
      ([moment(0.5, toast)], "“Copied” shows for 0.5 seconds and nothing of it is heard"),
      (
        [moment(0.4, toast), moment(0.6, toast)],
        "“Copied” shows for a second and nothing of it is heard"
      ),
      (
        [moment(3, toast, DrawnScreen.element("undo", "Undo", .button))],
        "“Copied” and “Undo” show for 3 seconds and nothing of it is heard"
      ),
      (
        [moment(1, DrawnScreen.element("status", nil, value: "Copied"))],
        "“Copied” shows for a second and nothing of it is heard"
      ),
    ])
  func found(moments: [BriefScreen], message: String) {
    let problems = Self.problems(moments)

    #expect(problems.map(\.message) == [message])
    #expect(problems.map(\.element) == [moments[0].screen.elements[1].id])
  }

  @Test("A name that becomes another and again what it was is found where it is not heard")
  func renamed() {
    let moment = BriefScreen(
      DrawnScreen.of(DrawnScreen.element("copy", "Link copied", .button)), lasting: .seconds(1))

    #expect(
      Self.problems([moment]) == [
        AuditProblem(
          element: "copy", "“Link copied” shows for a second and nothing of it is heard"
        ).about(.moment)
      ])
  }

  @Test(
    "What flickers, goes on, says nothing or tells by itself that it changes is none",
    arguments: [
      [], [moment(0.4, toast)], [moment(2, DrawnScreen.element("busy", "Sending…"))],
      [moment(2, DrawnScreen.element("busy", "Sending..."))],
      [moment(2, DrawnScreen.element("busy", "Sending", .updatesFrequently))],
      [moment(2, DrawnScreen.element("icon", nil, .image))], [moment(2)],
    ])
  func none(moments: [BriefScreen]) {
    #expect(Self.problems(moments).isEmpty)
  }

  @Test("What was announced is heard, in whatever words")
  func announced() {
    let moments = [Self.moment(2, Self.toast)]

    #expect(Self.problems(moments, changes: [Deeds.announcement("Link copied")]).isEmpty)
    #expect(!Self.problems(moments, changes: [.haptic(.success)]).isEmpty)
  }

  @Test("What the cursor was taken to is heard")
  func taken() {
    let moments = [Self.moment(2, Self.toast, DrawnScreen.element("undo", "Undo", .button))]
    let utterance = Utterance(.focus, segments: [.label("Copied")])

    #expect(Self.problems(moments, heard: [.speech(utterance)]).isEmpty)
  }

  @Test("What goes on to become something that stays is not gone")
  func becomes() {
    let before = DrawnScreen.of(Self.copy)
    let sending = DrawnScreen.of(Self.copy, DrawnScreen.element("state", "Sending"))
    let sent = DrawnScreen.of(Self.copy, DrawnScreen.element("state", "Sent"))
    var step = Deeds.activate("copy", from: before, to: sent)
    step.moments = [BriefScreen(sending, lasting: .seconds(2))]

    #expect(MessagePassesUnheard.found(with: step).isEmpty)
  }

  @Test("Where something changes all the time, nobody can tell what is a message")
  func restless() {
    let screen = DrawnScreen.of(Self.copy)
    var step = AuditedStep(
      .perform(.activate, on: "copy"), before: screen, after: screen, comesToRest: false)
    step.moments = [Self.moment(2, Self.toast)]

    #expect(MessagePassesUnheard.found(with: step).isEmpty)
  }

  private static func moment(_ seconds: Double, _ elements: AuditedElement...) -> BriefScreen {
    BriefScreen(AuditedScreen(elements: [copy] + elements), lasting: .seconds(seconds))
  }

  private static func problems(
    _ moments: [BriefScreen], changes: [AccessibilityChange] = [], heard: [Heard] = []
  ) -> [AuditProblem] {
    var step = Deeds.activate(
      "copy", from: DrawnScreen.of(copy), changes: changes, heard: heard)
    step.moments = moments
    return MessagePassesUnheard.found(with: step)
  }
}
