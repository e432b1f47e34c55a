import EarshotTree
import Testing

@testable import EarshotAudit

@Suite("Steps by the place of what was acted on")
struct PerformedStepsTests {
  private static let screen = DrawnScreen.of(
    DrawnScreen.element("/[1]/0", "Like", .button), DrawnScreen.element("/[2]/0", "Like", .button),
    DrawnScreen.element("/1", "Send", .button))

  @Test("One place of different rows is one, in the order of the first step")
  func places() {
    let steps = [
      Deeds.activate("/1", from: Self.screen), Deeds.activate("/[1]/0", from: Self.screen),
      Deeds.activate("/[2]/0", from: Self.screen), Deeds.activate("/1", from: Self.screen),
    ]

    #expect(Self.groups(of: steps) == [[0, 3], [1, 2]])
  }

  @Test("Deeds of different kinds are apart at the same place")
  func kinds() {
    let steps = [
      Deeds.act("Reply", on: "/1", from: Self.screen), Deeds.activate("/1", from: Self.screen),
      Deeds.act("Reply", on: "/1", from: Self.screen),
    ]

    #expect(Self.groups(of: steps) == [[0, 2], [1]])
  }

  @Test("What was refused, what is of no kind, and what is about no element does not count")
  func others() {
    let steps = [
      Deeds.activate("/1", from: Self.screen, outcome: .refused(.disabled)),
      Deeds.step(.escape, from: Self.screen),
      Deeds.step(.perform(.increment, on: "/1"), from: Self.screen),
    ]

    #expect(Self.groups(of: steps).isEmpty)
  }

  private static func groups(of steps: [AuditedStep]) -> [[Int]] {
    PerformedSteps(of: Deeds.exploration(steps)) { deed in
      switch deed.action {
      case .activate: "activate"
      case .custom(let action): action.name
      case nil: "escape"
      default: nil
      }
    }.groups
  }
}
