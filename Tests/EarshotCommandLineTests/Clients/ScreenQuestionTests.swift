import Testing

@testable import EarshotScenarios
@testable import earshot

@MainActor
@Suite("At a terminal, several screens are a question")
struct ScreenQuestionTests {
  private static let choice = ScreenChoice(
    source: SourceReference(paths: ["Row.swift"], screen: nil),
    titles: ["Short (preview, Row.swift:13)", "preview without a name (Row.swift:14)"],
    names: ["Short", "MessageRow"], listedNames: ["Short", nil])

  private func ask(_ lines: [String]) throws -> (answer: SourceReference?, output: String) {
    let question = ScreenQuestion(
      choice: Self.choice, input: TypedLines(lines, isInteractive: true))
    var output = ""
    let answer = try question.answer(printingTo: &output)
    return (answer, output)
  }

  @Test("It is asked until there is an answer")
  func again() throws {
    let (answer, output) = try ask(["3", " 2 "])

    #expect(answer == SourceReference(paths: ["Row.swift"], screen: "2"))
    #expect(
      output == """
        There are 2 screens:
          1  Short (preview, Row.swift:13)
          2  preview without a name (Row.swift:14)
        Which one? Type its number or its name.
        error: there is no screen '3'
        Which one? Type its number or its name.

        """)
  }

  @Test("A name is an answer, and the end of the input is none")
  func name() throws {
    #expect(
      try ask(["MessageRow"]).answer == SourceReference(paths: ["Row.swift"], screen: "MessageRow"))
    #expect(try ask([]).answer == nil)
  }
}
