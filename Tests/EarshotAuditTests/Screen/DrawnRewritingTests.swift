import EarshotTree
import Testing

@testable import EarshotAudit

@Suite("Words that are drawn and become others")
struct DrawnRewritingTests {
  @Test(
    "It is told what becomes of them",
    arguments: [
      (["a": "Likes 2"], ["a": "Likes 3"], "“Likes 2” becomes “Likes 3”"),
      (["a": "Likes 2"], [:], "“Likes 2” is gone"),
      ([:], ["a": "Liked"], "“Liked” appears"),
      (["a": "On"], ["b": "Off"], "“On” becomes “Off”"),
      (
        ["a": "1", "b": "2", "c": "3", "d": "9"], ["a": "2", "b": "3", "c": "4", "d": "9"],
        "“1” becomes “2”, “2” becomes “3”, and 1 more"
      ),
    ] as [([String: String], [String: String], String)])
  func text(before: [String: String], after: [String: String], text: String) {
    let rewriting = Self.rewriting(from: Self.screen(before), to: Self.screen(after))

    #expect(rewriting?.text == text)
  }

  @Test("Where the same is written, or what differs is seen by nobody, there is none")
  func none() {
    let scaled = { (words: String) in
      DrawnScreen.of(
        DrawnScreen.element("it", "Like", .button),
        drawing: [
          DrawnPart(
            id: "a", kind: .text, words: words, elements: ["it"], isScaledToNothing: true)
        ])
    }

    #expect(
      Self.rewriting(from: Self.screen(["a": "1"]), to: Self.screen(["a": "1"])) == nil)
    #expect(Self.rewriting(from: scaled("One"), to: scaled("Two")) == nil)
  }

  @Test("What no element stands for and nothing tells is told of by another rule")
  func neverSpoken() {
    let hidden = { (words: String) in
      DrawnScreen.of(
        DrawnScreen.element("it", "Like", .button),
        drawing: [DrawnScreen.text("a", words, isHidden: true)])
    }

    #expect(Self.rewriting(from: hidden("Not sent"), to: hidden("Sent")) == nil)
  }

  @Test("What a label takes away from what is drawn is told of by another rule, too")
  func wiped() {
    let wiped = { (words: String) in
      DrawnScreen.of(
        DrawnScreen.element("it", "Ana"),
        drawing: [DrawnScreen.text("a", "Ana", in: "it"), DrawnScreen.text("b", words, in: "it")])
    }

    #expect(Self.rewriting(from: wiped("Not sent"), to: wiped("Delivered")) == nil)
  }

  @Test("Where things go on by themselves, it counts what would be written without the deed")
  func goesOn() {
    var step = Deeds.activate("it", from: Self.screen(["a": "1"]), to: Self.screen(["a": "2"]))
    step.courses = ComparedCourses(
      acted: .init(to: Self.screen(["a": "9"])), leftAlone: .init(to: Self.screen(["a": "8"])))
    var idle = step
    idle.courses = ComparedCourses(
      acted: .init(to: Self.screen(["a": "9"])), leftAlone: .init(to: Self.screen(["a": "9"])))

    #expect(DrawnRewriting(by: step)?.text == "“8” becomes “9”")
    #expect(DrawnRewriting(by: idle) == nil)
  }

  private static func rewriting(
    from before: AuditedScreen, to after: AuditedScreen
  ) -> DrawnRewriting? {
    DrawnRewriting(by: Deeds.activate("it", from: before, to: after))
  }

  private static func screen(_ words: [String: String]) -> AuditedScreen {
    DrawnScreen.of(
      DrawnScreen.element("it", "Like", .button),
      drawing: words.sorted { $0.key < $1.key }.map {
        DrawnScreen.text(.init(rawValue: $0.key), $0.value, in: "it")
      })
  }
}
