import EarshotAudit
import EarshotTree
import Testing

@MainActor
@Suite("Exploring screens with words that are others at each opening")
struct ChancedWordsTests {
  @Test("Words that differ are told of, and the screen is explored as if they did not")
  func openedWords() throws {
    let words = ["Hi", "Yo", "Ahoy"]
    var openings = 0
    let explorer = Explorer { () -> ModelSource<Bool> in
      openings += 1
      return SampleSources.greeting(words[openings % words.count])
    }

    let exploration = explorer.explore()

    #expect(exploration.surprises.isEmpty)
    #expect(exploration.states.map { $0["/1"]?.element.value } == ["0", "1"])
    #expect(exploration.states.count == 2)
    let problem = try #require(NotDeterministic.problems(in: exploration).first)
    #expect(problem.element == "/0")
    #expect(
      problem.message
        == "there is “Yo” once and “Ahoy” another time, although the same was done")
  }

  @Test("It has the same fingerprint whatever the words are")
  func fingerprint() {
    let fingerprints = [["Hi", "Yo"], ["Ahoy", "Moin"]].map { words in
      var openings = 0
      let explorer = Explorer { () -> ModelSource<Bool> in
        openings += 1
        return SampleSources.greeting(words[openings % words.count])
      }
      return Audit(of: "greeting", by: [NotDeterministic.self], exploring: explorer).run()
        .findings.withFingerprints().map(\.fingerprint)
    }

    #expect(fingerprints[0].count == 1)
    #expect(fingerprints[0] == fingerprints[1])
  }

  @Test("Words that differ after a deed are told of, and its state is found again")
  func laterWords() {
    var openings = 0
    let exploration = Explorer { () -> ModelSource<Bool> in
      openings += 1
      return SampleSources.numbered(openings)
    }.explore()

    #expect(exploration.states.count == 2)
    #expect(exploration.surprises.isEmpty)
    #expect(NotDeterministic.problems(in: exploration).count == 1)
  }

  @Test("Rows whose number is another at each opening are told of, whatever they are called")
  func rowCounts() {
    for name in [{ "\($1)" }, { "\($0)-\($1)" }] as [(Int, Int) -> String] {
      var openings = 0
      let explorer = Explorer { () -> ModelSource<Bool> in
        openings += 1
        let (opening, count) = (openings, openings % 3 + 1)
        return ModelSource(
          false,
          exposing: { _ in
            (0..<count).map {
              AccessibilityElement(id: .init(rawValue: "/0/[\(name(opening, $0))]"), label: "Row")
            }
          })
      }

      let problems = NotDeterministic.problems(in: explorer.explore())

      #expect(problems.count == 1)
      #expect(problems.first?.message.hasSuffix("another time, although the same was done") == true)
      #expect(problems.first?.message.contains("row") == true)
    }
  }

  @Test("Where nothing differs, nothing is told")
  func steady() {
    let exploration = Explorer { SampleSources.greeting("Hi") }.explore()

    #expect(NotDeterministic.problems(in: exploration).isEmpty)
  }

  @Test("The first words that differ are quoted, and the others are counted")
  func many() throws {
    var openings = 0
    let exploration = Explorer { () -> ModelSource<Bool> in
      openings += 1
      let opening = openings
      return ModelSource(
        false,
        exposing: { _ in
          (0..<5).map {
            AccessibilityElement(id: .init(rawValue: "/\($0)"), label: "\(opening).\($0)")
          }
        })
    }.explore()

    let problem = try #require(NotDeterministic.problems(in: exploration).first)

    #expect(problem.message.hasSuffix("; and so at 2 more places, although the same was done"))
  }
}
