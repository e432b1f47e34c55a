import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule toggle-flips-twice", .cases(of: ToggleFlipsTwice.self))
struct ToggleFlipsTwiceTests {
  @Test(
    "A label that turns round together with the state is found",
    arguments: [("Add ❤️", "Remove ❤️"), ("Mute", "Unmute"), ("Follow Ana", "Unfollow Ana")])
  func found(label: String, other: String) {
    let problem = AuditProblem(
      element: "it",
      "“\(label)” becomes “\(other)”, and the state that is said with it changes as well")

    #expect(problems(from: (label, [.button]), to: (other, [.button, .selected])) == [problem])
    #expect(problems(from: (label, [.button, .selected]), to: (other, [.button])) == [problem])
  }

  @Test("A switch has its state in its value")
  func switches() {
    let step = Deeds.activate(
      "it", from: screen("Mute", "0", .switchButton), to: screen("Unmute", "1", .switchButton))
    let button = Deeds.activate(
      "it", from: screen("Mute", "0", .button), to: screen("Unmute", "1", .button))

    #expect(ToggleFlipsTwice.found(with: step).map(\.element) == ["it"])
    #expect(ToggleFlipsTwice.found(with: button).isEmpty)
  }

  @Test("A label alone, or a state alone, may change")
  func alone() {
    #expect(problems(from: ("Mute", [.button]), to: ("Unmute", [.button])).isEmpty)
    #expect(problems(from: ("Mute", [.button]), to: ("Mute", [.button, .selected])).isEmpty)
    #expect(problems(from: ("Mute", .switchButton), to: ("Unmute", .switchButton)).isEmpty)
  }

  @Test(
    "A number that changes, and words that come or go, do not turn the label round",
    arguments: [("Like, 3", "Like, 4"), ("Tea", "Tea, your choice"), ("❤️ 2", "❤️")])
  func additions(label: String, other: String) {
    #expect(problems(from: (label, [.button]), to: (other, [.button, .selected])).isEmpty)
  }

  @Test("Another element, another deed, or a refused one tells nothing")
  func others() {
    let before = screen("Mute", nil, .button)
    let after = screen("Unmute", nil, [.button, .selected])
    let steps = [
      Deeds.activate("it", from: before, to: after, outcome: .refused(.disabled)),
      Deeds.act("Mute", on: "it", from: before, to: after),
      Deeds.activate("other", from: before, to: after),
      Deeds.activate(
        "it", from: before,
        to: DrawnScreen.of(DrawnScreen.element("new", "Unmute", [.button, .selected]))),
    ]

    for step in steps { #expect(ToggleFlipsTwice.found(with: step).isEmpty) }
  }

  private func screen(
    _ label: String, _ value: String?, _ traits: AccessibilityTraits
  ) -> AuditedScreen {
    DrawnScreen.of(DrawnScreen.element("it", label, value: value, traits))
  }

  private func problems(
    from before: (String, AccessibilityTraits), to after: (String, AccessibilityTraits)
  ) -> [AuditProblem] {
    ToggleFlipsTwice.found(
      with: Deeds.activate(
        "it", from: screen(before.0, nil, before.1), to: screen(after.0, nil, after.1)))
  }
}
