import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule label-wipes-words", .cases(of: LabelWipesWords.self))
struct LabelWipesWordsTests {
  @Test(
    "Texts whose place a label takes are found",
    arguments: [
      (["Ana", "See you at nine"], "Message", "“Ana” and “See you at nine” are drawn"),
      (["Ana", "Yes"], "Ana", "“Yes” is drawn"),
      (["See you at nine"], "Message", "“See you at nine” is drawn"),
    ] as [([String], String, String)])
  func found(texts: [String], label: String, lost: String) {
    let screen = screen(texts, DrawnScreen.element("/0", label))

    #expect(
      LabelWipesWords.found(on: screen) == [
        AuditProblem(element: "/0", "\(lost) in it, and it is heard as “\(label)”")
      ])
  }

  @Test("A button with several texts loses words as well")
  func button() {
    let screen = screen(["Rowing club", "Yesterday"], DrawnScreen.element("/0", "Open", .button))

    #expect(LabelWipesWords.found(on: screen).count == 1)
  }

  @Test("Where there is only a value, it is quoted")
  func value() {
    let element = DrawnScreen.element("/0", nil, value: "Message")

    #expect(
      LabelWipesWords.found(on: screen(["Ana", "See you at nine"], element)) == [
        AuditProblem(
          element: "/0",
          "“Ana” and “See you at nine” are drawn in it, and it is heard as “Message”")
      ])
  }

  @Test(
    "Words that are told in any way are not lost",
    arguments: [
      DrawnScreen.element("/0", "Ana, see you at nine, delivered"),
      DrawnScreen.element("/0", "Ana", value: "See you at nine", actions: ["Delivered"]),
      DrawnScreen.element("/0", "Ana: see you at nine", hint: "Delivered"),
    ])
  func told(element: AuditedElement) {
    let screen = screen(["Ana", "See you at nine", "Delivered"], element)

    #expect(LabelWipesWords.found(on: screen).isEmpty)
  }

  @Test(
    "Numbers, initials, emoji and one short text in better words are not lost",
    arguments: [
      ["11:21", "See you at nine"], ["AB", "See you at nine"], ["❤️", "See you at nine"],
    ])
  func reworded(texts: [String]) {
    #expect(
      LabelWipesWords.found(on: screen(texts, DrawnScreen.element("/0", "See you at nine")))
        .isEmpty)
  }

  @Test("One short text may be put into better words, and a button called as one likes here")
  func singleText() {
    #expect(
      LabelWipesWords.found(
        on: screen(["5 km"], DrawnScreen.element("/0", "five kilometres"))
      ).isEmpty)
    #expect(
      LabelWipesWords.found(
        on: screen(["Take it back"], DrawnScreen.element("/0", "Unsend", .button))
      ).isEmpty)
  }

  @Test("A number of something is lost where neither is told", arguments: ["Chat", "Open"])
  func count(label: String) {
    #expect(
      LabelWipesWords.found(on: screen(["3 replies"], DrawnScreen.element("/0", label))) == [
        AuditProblem(
          element: "/0", "“3 replies” is drawn in it, and it is heard as “\(label)”")
      ])
  }

  @Test(
    "A number of something that is told in part, or in other words, is not",
    arguments: [
      ("3 replies", "3 answers"), ("3 replies", "Replies"), ("3 replies", "Three answers"),
      ("5 km", "Distance"), ("12 Jun", "Birthday"), ("No replies", "Empty"), ("42", "Answer"),
    ])
  func countInOtherWords(text: String, label: String) {
    #expect(
      LabelWipesWords.found(on: screen([text], DrawnScreen.element("/0", label))).isEmpty)
  }

  @Test("An element without words is the business of others")
  func nameless() {
    #expect(
      LabelWipesWords.found(on: screen(["Ana", "Yes"], DrawnScreen.element("/0", nil))).isEmpty)
  }

  @Test("What is written on a control inside is not lost by the label")
  func control() {
    let screen = DrawnScreen.of(
      DrawnScreen.element("/0", "See you at nine", actions: ["Answer"]),
      drawing: [
        DrawnScreen.text("/0/0", "See you at nine", in: "/0"),
        DrawnScreen.part("/0/1", .control, in: "/0", touches: [.tap]),
        DrawnScreen.text("/0/1/0", "Write", in: "/0"),
      ])

    #expect(LabelWipesWords.found(on: screen).isEmpty)
  }

  @Test("What is written beside a control, or on what one gesture covers, is lost by the label")
  func besideControl() {
    let beside = DrawnScreen.of(
      DrawnScreen.element("/0", "Message"),
      drawing: [
        DrawnScreen.text("/0/0", "Ana", in: "/0"),
        DrawnScreen.part("/0/1", .control, in: "/0", touches: [.tap]),
        DrawnScreen.text("/0/1/0", "Write", in: "/0"),
        DrawnScreen.text("/0/2", "See you at nine", in: "/0"),
      ])
    let tapped = DrawnScreen.of(
      DrawnScreen.element("/0", "Message"),
      drawing: [
        DrawnScreen.text("/0/0", "Ana", in: "/0", touches: [.tap]),
        DrawnScreen.text("/0/2", "See you at nine", in: "/0", touches: [.tap]),
      ])

    for screen in [beside, tapped] {
      #expect(
        LabelWipesWords.found(on: screen) == [
          AuditProblem(
            element: "/0",
            "“Ana” and “See you at nine” are drawn in it, and it is heard as “Message”")
        ])
    }
  }

  @Test("What is scaled to nothing is not drawn")
  func invisible() {
    let part = DrawnPart(
      id: "/0/1", kind: .text, words: "Yesterday", elements: ["/0"], isScaledToNothing: true)
    let screen = DrawnScreen.of(
      DrawnScreen.element("/0", "Ana"),
      drawing: [DrawnScreen.text("/0/0", "Ana", in: "/0"), part])

    #expect(LabelWipesWords.found(on: screen).isEmpty)
  }

  private func screen(_ texts: [String], _ element: AuditedElement) -> AuditedScreen {
    DrawnScreen.of(
      element,
      drawing: texts.enumerated().map { place, text in
        DrawnScreen.text(.init(rawValue: "/0/\(place)"), text, in: "/0")
      })
  }
}
