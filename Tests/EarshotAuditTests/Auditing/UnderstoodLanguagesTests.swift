import EarshotTree
import Testing

@testable import EarshotAudit

@Suite("A rule is asked only where it knows words of a language that is spoken")
struct UnderstoodLanguagesTests {
  private func screen(_ languages: [String?], app: String = "en") -> AuditedScreen {
    AuditedScreen(
      elements: languages.enumerated().map { place, language in
        AuditedElement(
          AccessibilityElement(id: .init(rawValue: "\(place)"), label: "Hi", language: language))
      }, language: app)
  }

  @Test("The languages of a screen are those of its elements, or else that of the app")
  func languages() {
    #expect(screen([]).languages == ["en"])
    #expect(screen([], app: "nl-BE").languages == ["nl"])
    #expect(screen([nil, "de-CH"], app: "nl").languages == ["nl", "de"])
  }

  @Test("One language that is known is enough, and what needs none knows all")
  func understanding() {
    #expect(CountPlural.facts.understands(screen([nil])))
    #expect(!CountPlural.facts.understands(screen([nil], app: "nl")))
    #expect(CountPlural.facts.understands(screen([nil, "de"], app: "nl")))
    #expect(MissingLabel.facts.understands(screen([nil], app: "nl")))
  }

  @Test("Where none is known, the report says that the rule was not asked")
  func notChecked() {
    let dutch = Exploration(states: [screen([nil], app: "nl")])
    let mixed = Exploration(states: [screen([nil], app: "nl"), screen([nil])])
    let rules = [MissingLabel.facts, CountPlural.facts]

    #expect(
      UnmetNeeds(of: dutch, isCalmKnown: true).notChecked(by: rules, on: "chat") == [
        AuditReport.NotChecked("count-plural", need: .language, screen: "chat")
      ])
    #expect(UnmetNeeds(of: mixed, isCalmKnown: true).notChecked(by: rules, on: "chat").isEmpty)
  }

  @Test("A rule that knows words of languages says which")
  func note() {
    #expect(MissingLabel.facts.languageNote == nil)
    #expect(
      ColorOnly.facts.languageNote
        == "It knows words in English; where that is not spoken, it is not checked.")
    #expect(
      CountPlural.facts.languageNote
        == "It knows words in English, German, French, Spanish, Italian, Portuguese and Japanese; "
        + "where none of these is spoken, it is not checked.")
  }

  @Test("A rule is not asked about a screen in a language that it does not know")
  func asked() {
    let rule: any AuditRule.Type = Anything.self
    let found = { (app: String) in
      FoundProblems(
        in: Exploration(states: [screen([nil], app: app)]), by: [rule], resting: {}
      ).all.map(\.problem.message)
    }

    #expect(found("en") == ["a screen", "a whole"])
    #expect(found("nl").isEmpty)
  }

  /// A rule that finds something everywhere, and knows English.
  private enum Anything: AuditRule {
    static let facts = AuditRuleFacts(
      id: "anything", title: "", meets: "", remedy: "", severity: .note, languages: ["en"],
      bad: .swift(""), good: .swift(""))

    static func problems(on screen: AuditedScreen) -> [AuditProblem] { [AuditProblem("a screen")] }

    static func problems(in exploration: Exploration) -> [AuditProblem] {
      [AuditProblem("a whole")]
    }
  }
}
