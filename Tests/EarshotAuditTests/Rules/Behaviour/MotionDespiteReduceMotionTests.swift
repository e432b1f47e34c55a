import EarshotAudit
import EarshotReader
import EarshotTree
import Testing

@Suite("Rule motion-despite-reduce-motion", .cases(of: MotionDespiteReduceMotion.self))
struct MotionDespiteReduceMotionTests {
  private static let screen = DrawnScreen.of(
    DrawnScreen.element("it", "React", .button),
    drawing: [DrawnScreen.text("part", "React", in: "it", touches: [.tap])])

  @Test(
    "What changes its size, turn or place is found",
    arguments: [
      (MotionEvent.Property.scale, "scale"), (.horizontalScale, "width scale"),
      (.rotation, "rotation"), (.tilt, "tilt"), (.verticalOffset, "vertical offset"),
      (.position, "position"),
    ])
  func found(property: MotionEvent.Property, word: String) {
    #expect(
      problems([step([Deeds.motion(property)])]) == [
        AuditProblem(
          element: "it", "it moves although less motion was asked for: \(word) of ❤️", steps: [0])
      ])
  }

  @Test("Many movements are named by the first three, and each is told of once")
  func many() {
    let motions = ["1", "2", "3", "4", "5"].map { Deeds.motion(of: $0) }

    #expect(
      problems([step(motions), step(motions)]) == [
        AuditProblem(
          element: "it",
          "it moves although less motion was asked for: scale of 1, scale of 2, scale of 3 and 2 more",
          steps: [0])
      ])
    #expect(problems([step(motions), step(motions + [Deeds.motion(of: "6")])]).count == 2)
  }

  @Test("Three movements are named, and no more are counted")
  func three() {
    let motions = ["1", "2", "3"].map { Deeds.motion(of: $0) }

    #expect(
      problems([step(motions)]).map(\.message) == [
        "it moves although less motion was asked for: scale of 1, scale of 2, scale of 3"
      ])
  }

  @Test("What stands at one place of different rows moves alike")
  func rows() {
    let motions = ["/[0]/1", "/[1]/1"].map { (id: AccessibilityElement.ID) in
      Deeds.motion(of: "icon \(id)", element: id)
    }

    #expect(problems([step([motions[0]]), step([motions[1]])]).count == 1)
  }

  @Test("A finger and a scrub set things in motion as well")
  func others() {
    let tap = Deeds.step(
      .touch(.tap, on: "part"), from: Self.screen, changes: [Deeds.motion()], reducesMotion: true)
    let scrub = Deeds.step(
      .escape, from: Self.screen, changes: [Deeds.motion()], reducesMotion: true)
    let message = "it moves although less motion was asked for: scale of ❤️"

    #expect(problems([tap]) == [AuditProblem(part: "part", message, steps: [0])])
    #expect(problems([scrub]) == [AuditProblem(message, steps: [0])])
  }

  @Test(
    "What fades, blurs or is drawn anew does not move",
    arguments: [MotionEvent.Property.opacity, .blur, .look])
  func fades(property: MotionEvent.Property) {
    #expect(problems([step([Deeds.motion(property)])]).isEmpty)
  }

  @Test("What stays where it is, or is there at once, does not move")
  func still() {
    #expect(problems([step([Deeds.motion(from: 1, to: 1)])]).isEmpty)
    #expect(problems([step([Deeds.motion(duration: .zero)])]).isEmpty)
    #expect(problems([step([.haptic(.success)])]).isEmpty)
  }

  @Test("Who did not ask for less motion may be shown some")
  func notAsked() {
    #expect(
      problems([Deeds.activate("it", from: Self.screen, changes: [Deeds.motion()])]).isEmpty)
  }

  @Test("A finger does not come to what lies behind a layer that takes its touches")
  func behind() {
    let layered = DrawnScreen.of(
      DrawnScreen.element("it", "React", .button),
      drawing: [
        DrawnScreen.text("part", "React", in: "it", touches: [.tap]),
        DrawnScreen.part("layer", .shape(paint: nil), touches: [.tap]),
      ])
    let tap = Deeds.step(
      .touch(.tap, on: "part"), from: layered, changes: [Deeds.motion()], reducesMotion: true)

    #expect(problems([tap]).isEmpty)
  }

  private func step(_ changes: [AccessibilityChange]) -> AuditedStep {
    Deeds.step(
      .perform(.activate, on: "it"), from: Self.screen, changes: changes, reducesMotion: true)
  }

  private func problems(_ steps: [AuditedStep]) -> [AuditProblem] {
    MotionDespiteReduceMotion.found(in: Deeds.exploration(steps))
  }
}
