import EarshotAudit
import EarshotReader
import EarshotTree
import Testing

@Suite("Rule pictures-as-choices", .cases(of: PicturesAsChoices.self))
struct PicturesAsChoicesTests {
  private static let closed = DrawnScreen.of(DrawnScreen.element("it", "Reactions", .button))

  @Test("Pictures that come up in rows and cannot be activated are found", arguments: [2, 3, 5])
  func found(count: Int) {
    #expect(
      problems(to: screen(count)) == [
        AuditProblem(
          element: "/[0]",
          "\(count) pictures come up as if to choose from, and none of them can be activated")
      ])
  }

  @Test("Symbols, and pictures that were scaled to nothing, come up as well")
  func others() {
    #expect(problems(to: screen(2, kind: .symbol("star"))).count == 1)
    #expect(problems(from: screen(2, isScaled: true), to: screen(2)).count == 1)
  }

  @Test("One picture alone, and pictures that were there, are nothing to choose from")
  func few() {
    #expect(problems(to: screen(1)).isEmpty)
    #expect(problems(from: screen(2), to: screen(2)).isEmpty)
    #expect(problems(to: screen(2, isScaled: true)).isEmpty)
    #expect(problems(from: screen(2), to: Self.closed).isEmpty)
  }

  @Test("What can be activated can be chosen")
  func active() {
    #expect(problems(to: screen(2, traits: .button)).isEmpty)
    #expect(problems(to: screen(2, responses: .tap)).isEmpty)
    #expect(problems(to: screen(2, actions: ["Choose"])).isEmpty)
    #expect(problems(to: screen(2, touches: [.tap])).isEmpty)
  }

  @Test(
    "Decoration, photos, words and shapes are no icons",
    arguments: [DrawnPart.Kind.decoration, .picture, .text, .shape(paint: nil), .control])
  func kinds(kind: DrawnPart.Kind) {
    #expect(problems(to: screen(2, kind: kind)).isEmpty)
  }

  @Test("A picture beside words in its row, such as a portrait, is a part of the row")
  func portraits() {
    let after = screen(2, words: true)

    #expect(problems(to: after).isEmpty)
  }

  @Test("Pictures outside of rows, and those that no element stands for, are left alone")
  func elsewhere() {
    let loose = DrawnScreen.of(
      DrawnScreen.element("/0", "like", .image), DrawnScreen.element("/1", "lol", .image),
      drawing: [
        DrawnScreen.part("/0", .asset("like"), in: "/0"),
        DrawnScreen.part("/1", .asset("lol"), in: "/1"),
      ])

    #expect(problems(to: loose).isEmpty)
    #expect(problems(to: screen(2, isHidden: true)).isEmpty)
    #expect(problems(to: screen(2, isExposed: false)).isEmpty)
  }

  private func screen(
    _ count: Int, kind: DrawnPart.Kind = .asset("like"), traits: AccessibilityTraits = .image,
    responses: AccessibilityResponses = [], actions: [String] = [],
    touches: Set<DrawnPart.Touch> = [], isScaled: Bool = false, isHidden: Bool = false,
    isExposed: Bool = true, words: Bool = false
  ) -> AuditedScreen {
    let ids = (0..<count).map { AccessibilityElement.ID(rawValue: "/[\($0)]") }
    let parts = ids.flatMap { id in
      [
        DrawnPart(
          id: id, kind: kind, touches: touches, elements: isExposed ? [id] : [],
          isHidden: isHidden, isScaledToNothing: isScaled)
      ]
        + (words ? [DrawnScreen.text(.init(rawValue: "\(id)/1"), "Ana", in: id)] : [])
    }
    return AuditedScreen(
      elements: Self.closed.elements
        + ids.map {
          DrawnScreen.element($0, "like", traits, actions: actions, responses: responses)
        },
      drawn: DrawnContent(parts: parts))
  }

  private func problems(
    from before: AuditedScreen = closed, to after: AuditedScreen
  ) -> [AuditProblem] {
    PicturesAsChoices.found(with: Deeds.activate("it", from: before, to: after))
  }
}
