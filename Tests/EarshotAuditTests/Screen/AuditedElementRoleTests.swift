import EarshotTree
import Testing

@testable import EarshotAudit

@Suite("What an element is")
struct AuditedElementRoleTests {
  @Test(
    "Some roles promise a reaction",
    arguments: [
      (.button, true), (.link, true), (.switchButton, true), (.adjustable, true),
      (.textEntry, true), ([.selected, .button], true), (.staticText, false), (.image, false),
      (.header, false), ([], false),
    ] as [(AccessibilityTraits, Bool)])
  func active(traits: AccessibilityTraits, isActive: Bool) {
    #expect(DrawnScreen.element("it", "Send", traits).hasActiveRole == isActive)
  }

  @Test("The rules of the source tell what it was made of and whether it is the system’s")
  func rules() {
    #expect(DrawnScreen.element("it", "a", rules: ["label.text", "combine.labels"]).isCombined)
    #expect(
      !DrawnScreen.element("it", "a", rules: ["recombine.labels", "sheet.grabber"]).isCombined)
    #expect(DrawnScreen.element("it", "a", rules: ["sheet.grabber"]).isOfSystem)
    #expect(!DrawnScreen.element("it", "a", rules: ["worksheet.x", "combine.labels"]).isOfSystem)
  }

  @Test("It reacts by what the code would do, or by what is drawn")
  func reactions() {
    let tappable = DrawnScreen.of(
      DrawnScreen.element("it", "a"),
      drawing: [DrawnScreen.text("part", "a", in: "it", touches: [.tap])]
    ).elements[0]

    #expect(DrawnScreen.element("it", "a", responses: .tap).reacts(to: .tap, .tap))
    #expect(!DrawnScreen.element("it", "a", responses: .menu).reacts(to: .tap, .tap))
    #expect(!DrawnScreen.element("it", "a", responses: .tap).reacts(to: .tap))
    #expect(tappable.reacts(to: .tap))
    #expect(!tappable.reacts(to: .drag))
    #expect(!DrawnScreen.element("it", "a").reacts(to: .tap, .tap))
  }

  @Test("It is worded where it has words and is not only a picture")
  func worded() {
    #expect(DrawnScreen.element("it", "Send").isWorded)
    #expect(DrawnScreen.element("it", nil, value: "40 %").isWorded)
    #expect(!DrawnScreen.element("it", nil, hint: "Sends").isWorded)
    #expect(!DrawnScreen.element("it", "Send", .image).isWorded)
  }
}
