import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule read-twice", .cases(of: ReadTwice.self))
struct ReadTwiceTests {
  private static let long =
    "They came this morning, all but the beans, and I have sorted them by month"

  @Test(
    "A message of a list that is read again beside it is found",
    arguments: ["Did the seeds come?", "See you there", long])
  func copy(text: String) {
    let screen = DrawnScreen.of(
      DrawnScreen.element("/0/[0]/0", text), DrawnScreen.element("/0/[1]/0", "Wonderful"),
      DrawnScreen.element("/1/0", "Reply", .button), DrawnScreen.element("/1/1", text))

    #expect(
      ReadTwice.found(on: screen) == [
        AuditProblem(element: "/1/1", "\(quoted(text)) is read here, and was read before")
      ])
  }

  @Test("The copy may come first, and a long text needs no list")
  func elsewhere() {
    let first = DrawnScreen.of(
      DrawnScreen.element("/0", "Did the seeds come?"),
      DrawnScreen.element("/1/[0]/0", "did the seeds come"))
    let flat = DrawnScreen.of(
      DrawnScreen.element("/0", Self.long), DrawnScreen.element("/1", Self.long))

    #expect(ReadTwice.found(on: first).map(\.element) == ["/1/[0]/0"])
    #expect(ReadTwice.found(on: flat).map(\.element) == ["/1"])
  }

  @Test("Each further copy is found, whatever lies between")
  func more() {
    let screen = DrawnScreen.of(
      DrawnScreen.element("/0/[0]/0", "Did the seeds come?"),
      DrawnScreen.element("/0/[1]/0", "Did the seeds come?"),
      DrawnScreen.element("/1", "Did the seeds come?"),
      DrawnScreen.element("/2", "Did the seeds come?"))

    #expect(ReadTwice.found(on: screen).map(\.element) == ["/1", "/2"])
  }

  @Test("Two people may say the same, at any length")
  func twoRows() {
    for text in ["Yes", "See you at the allotment", Self.long] {
      let screen = DrawnScreen.of(
        DrawnScreen.element("/0/[0]/0", text), DrawnScreen.element("/0/[1]/0", text),
        DrawnScreen.element("/1/[5]/0", text))

      #expect(ReadTwice.found(on: screen).isEmpty)
    }
  }

  @Test("Short words, and texts of a few words outside of lists, repeat by chance")
  func chance() {
    let short = DrawnScreen.of(
      DrawnScreen.element("/0/[0]/0", "Me too"), DrawnScreen.element("/1", "Me too"))
    let form = DrawnScreen.of(
      DrawnScreen.element("/0", "This field is required"),
      DrawnScreen.element("/1", "This field is required"))

    #expect(ReadTwice.found(on: short).isEmpty)
    #expect(ReadTwice.found(on: form).isEmpty)
  }

  @Test("Titles, controls, other values, and what has no letters are called alike on purpose")
  func others() {
    let text = "Did the seeds come?"
    let row = DrawnScreen.element("/0/[0]/0", text)
    let screens = [
      DrawnScreen.of(row, DrawnScreen.element("/1", text, .header)),
      DrawnScreen.of(row, DrawnScreen.element("/1", text, .button)),
      DrawnScreen.of(row, DrawnScreen.element("/1", text, value: "Reacted with ❤️")),
      DrawnScreen.of(
        DrawnScreen.element("/0/[0]/0", "🎉🎉🎉"), DrawnScreen.element("/1", "🎉🎉🎉")),
      DrawnScreen.of(row, DrawnScreen.element("/1", "Did the seeds come then?")),
    ]

    for screen in screens { #expect(ReadTwice.found(on: screen).isEmpty) }
  }

  private func quoted(_ text: String) -> String {
    text == Self.long ? "“They came this morning, all but the bean…”" : "“\(text)”"
  }
}
