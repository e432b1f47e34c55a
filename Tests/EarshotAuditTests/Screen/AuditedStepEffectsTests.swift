import EarshotReader
import EarshotTree
import Testing

@testable import EarshotAudit

@Suite("What came of a step")
struct AuditedStepEffectsTests {
  private static let screen = screen("Like")
  private static let liked = screen("Liked")

  @Test("It is performed where the app’s code ran")
  func performed() {
    #expect(Deeds.activate("it", from: Self.screen).isPerformed)
    #expect(!Deeds.activate("it", from: Self.screen, outcome: .refused(.disabled)).isPerformed)
  }

  @Test("What is acted on is looked at as it was and as it is")
  func subjects() {
    let step = Deeds.activate("it", from: Self.screen, to: Self.liked)

    #expect(step.subject?.element.label == "Like")
    #expect(step.subjectAfter?.element.label == "Liked")
    #expect(Deeds.step(.escape, from: Self.screen).subject == nil)
  }

  @Test("Announcements, movements and what is felt are told apart")
  func effects() {
    let step = Deeds.activate(
      "it", from: Self.screen,
      changes: [
        Deeds.announcement("Liked"), .posted(.layoutChanged(focus: nil)), Deeds.motion(of: "heart"),
      ])

    #expect(step.announcements == ["Liked"])
    #expect(step.posts.count == 2)
    #expect(step.movements.map(\.subject) == ["heart"])
    #expect(!step.isFelt)
    #expect(Deeds.activate("it", from: Self.screen, changes: [.haptic(.success)]).isFelt)
  }

  @Test(
    "The app moves the cursor on purpose where it names an element",
    arguments: [
      (.layoutChanged(focus: "it"), true), (.screenChanged(focus: "it"), true),
      (.layoutChanged(focus: nil), false), (.screenChanged(focus: nil), false),
      (.announcement("it"), false),
    ] as [(AccessibilityNotification, Bool)])
  func purpose(post: AccessibilityNotification, isOnPurpose: Bool) {
    let step = Deeds.activate("it", from: Self.screen, changes: [.posted(post)])

    #expect(step.movesCursorOnPurpose == isOnPurpose)
  }

  @Test("Who listens notices what is told or felt, where the cursor goes, and what is exposed")
  func noticed() {
    let list = AccessibilityContainer(id: "list", kind: .list)
    let listed = AuditedScreen(elements: Self.screen.elements, containers: [list])
    let steps = [
      Deeds.activate("it", from: Self.screen, changes: [Deeds.announcement("Liked")]),
      Deeds.activate("it", from: Self.screen, changes: [.haptic(.success)]),
      Deeds.activate("it", from: Self.screen, cursor: "other"),
      Deeds.activate("it", from: Self.screen, to: Self.liked),
      Deeds.activate("it", from: Self.screen, to: listed),
    ]

    for step in steps { #expect(step.isNoticed(besides: [])) }
  }

  @Test("Nobody who listens notices movements, what is drawn, or words that change by themselves")
  func unnoticed() {
    let clock = Self.screen("9:41", .updatesFrequently)
    let steps = [
      Deeds.activate("it", from: Self.screen, changes: [Deeds.motion()]),
      Deeds.activate("it", from: Self.screen, to: Self.screen("Like", drawing: .symbol("heart"))),
      Deeds.activate("it", from: clock, to: Self.screen("9:42", .updatesFrequently)),
    ]

    for step in steps { #expect(!step.isNoticed(besides: [])) }
    #expect(
      !Deeds.activate("it", from: Self.screen, to: Self.liked).isNoticed(besides: ["it"]))
  }

  @Test("Who looks sees what moves and what is drawn, other words left aside")
  func seen() {
    let one = Self.screen("1", drawing: .text)
    let steps = [
      Deeds.activate("it", from: Self.screen, changes: [Deeds.motion()]),
      Deeds.activate("it", from: Self.screen, to: Self.screen("Like", drawing: .symbol("heart"))),
    ]

    for step in steps { #expect(step.isSeen) }
    #expect(!Deeds.activate("it", from: one, to: Self.screen("2", drawing: .text)).isSeen)
    #expect(!Deeds.activate("it", from: Self.screen).isSeen)
  }

  @Test(
    "A screen is alive where something that a person does on purpose is noticed",
    arguments: [
      (.activate, true), (.touchAndHold, true), (.increment, true), (.decrement, true),
      (.custom(AccessibilityCustomAction("Like")), true), (.escape, false), (.magicTap, false),
    ] as [(AccessibilityAction, Bool)])
  func alive(action: AccessibilityAction, isAlive: Bool) {
    let told = [Deeds.announcement("Liked")]
    let deed = AuditDeed.perform(action, on: "it")

    #expect(
      Deeds.exploration([Deeds.step(deed, from: Self.screen, changes: told)]).isAlive == isAlive)
    #expect(!Deeds.exploration([Deeds.step(deed, from: Self.screen)]).isAlive)
    #expect(
      !Deeds.exploration([
        Deeds.step(deed, from: Self.screen, outcome: .refused(.disabled), changes: told)
      ]).isAlive)
  }

  @Test("The name of an action is that of one that is chosen by its name")
  func names() {
    #expect(
      AuditDeed.perform(.custom(AccessibilityCustomAction("Like")), on: "it").actionName == "Like")
    #expect(AuditDeed.perform(.activate, on: "it").actionName == nil)
    #expect(AuditDeed.touch(.tap, on: "it").action == nil)
  }

  private static func screen(
    _ label: String, _ traits: AccessibilityTraits = .button, drawing kind: DrawnPart.Kind? = nil
  ) -> AuditedScreen {
    AuditedScreen(
      elements: [DrawnScreen.element("it", label, traits)],
      drawn: DrawnContent(
        parts: kind.map {
          [DrawnPart(id: "part", kind: $0, words: $0 == .text ? label : nil)]
        } ?? []))
  }
}
