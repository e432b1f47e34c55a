import EarshotAudit
import EarshotTestSupport
import EarshotTree
import Testing

@Suite("A finding has the same fingerprint tomorrow")
struct FingerprintTests {
  /// A finding of which what matters to its fingerprint can be chosen.
  private struct Sample {
    var rule = MissingLabel.facts
    var element: AccessibilityElement.ID? = "/2/0/[1]/0f"
    var message = "heard only as “image”"
    var screen = "tapback"
    var view: String? = "Bubble"
    var label: String?
    var identifier: String?
    var traces: [String] = []

    var finding: AuditFinding {
      AuditFinding(
        rule: rule, problem: AuditProblem(element: element, message), screen: screen, view: view,
        traces: traces, label: label, identifier: identifier)
    }

    func with(_ change: (inout Sample) -> Void) -> Sample {
      var sample = self
      change(&sample)
      return sample
    }
  }

  private static let labelled = Sample(message: "“Reply” is offered twice", label: "2 reactions")

  @Test(
    "Neither a count, nor the place among others, nor the folder of a file tells findings apart")
  func stable() {
    let sample = Self.labelled
    let screens = ["App/Row.swift#Row", "Row.swift#Row", "/home/a/Row.swift#Row"]

    expectSame([sample, sample.with { $0.label = "31,000 reactions" }])
    expectSame([sample, sample.with { $0.element = "/7/[3]/0/1" }])
    expectSame([Sample(), Sample().with { $0.element = "/3/1/[24]/1f" }])
    expectSame(screens.map { screen in sample.with { $0.screen = screen } })
    expectSame([
      sample.with { $0.message = "“Reply 2” is offered twice" },
      sample.with { $0.message = "two actions are called “Reply 3”" },
    ])
    expectSame([
      sample.with { $0.identifier = "badge" },
      sample.with {
        $0.identifier = "badge"
        $0.label = "No reactions"
      },
    ])
  }

  @Test("Everything that tells one finding from another does")
  func different() {
    let sample = Self.labelled
    let other: [(inout Sample) -> Void] = [
      { $0.rule = ButtonWithoutAction.facts }, { $0.screen = "popover" }, { $0.view = "Row" },
      { $0.view = nil }, { $0.label = "2 replies" }, { $0.label = nil },
      { $0.message = "“Forward” is offered twice" }, { $0.identifier = "2 reactions" },
      {
        $0.label = nil
        $0.traces = ["2 reactions"]
      },
      {
        $0.label = nil
        $0.element = "/2"
      },
      {
        $0.label = nil
        $0.element = nil
      },
    ]

    let fingerprints = ([sample] + other.map(sample.with)).map(Self.fingerprint)

    #expect(Set(fingerprints).count == fingerprints.count)
  }

  @Test("What has no words is told apart by how deep it lies and what it is there")
  func places() {
    let rows = ["/2/0/[1]/0f", "/2/0/[1]/0t", "/2/0/[1]/0f/1", "/2/[1]/0f", "/2/[1/0f"]
    let odd = ["/a]/b", "/a]/c"]

    for paths in [rows, odd] {
      let fingerprints = paths.map(Self.fingerprint(at:))
      #expect(Set(fingerprints).count == fingerprints.count)
    }
  }

  @Test("The name of a row does not tell, whatever is in it")
  func rowNames() {
    let paths = ["/2/[a[1]b]/0f", "/5/[a[2]c]/1f", "/2/[x]/0f", "/2/[[[1]]]/0f"]

    #expect(Set(paths.map(Self.fingerprint(at:))).count == 1)
  }

  @Test(
    "Only what belongs to a number is taken for it",
    arguments: [("3. reply", "3 reply"), ("3x4", "34"), ("1, 2", "1,2"), ("a 5", "a5")])
  func noNumbers(first: String, second: String) {
    let fingerprints = [first, second].map { label in
      Self.fingerprint(of: Self.labelled.with { $0.label = label })
    }

    #expect(fingerprints[0] != fingerprints[1])
  }

  @Test("Findings of which nothing tells one from another are numbered")
  func numbered() {
    let findings = Array(repeating: Sample().finding, count: 3).withFingerprints()
    let first = findings[0].fingerprint

    #expect(findings.map(\.fingerprint) == [first, "\(first)-2", "\(first)-3"])
  }

  @Test("What comes and goes elsewhere on the screen changes no fingerprint", arguments: 0..<50)
  func unrelated(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let kept = (0..<8).map { index in
      Self.labelled.with { sample in
        sample.label = "Message of person \(Self.letters[index]), 3 of 9"
        sample.element = AccessibilityElement.ID(rawValue: "/1/[\(index)]/0f")
      }
    }
    var changed = kept.map { sample in
      sample.with { $0.label = $0.label?.replacing("3 of 9", with: "12 of 30") }
    }
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let other = Sample(label: "Other \(Self.letters.randomElement(using: &generator) ?? "a")")
      changed.insert(other, at: Int.random(in: 0...changed.count, using: &generator))
    }
    changed = changed.enumerated().map { index, sample in
      sample.with { $0.element = AccessibilityElement.ID(rawValue: "/4/[\(index)]/1f") }
    }

    let before = kept.map(\.finding).withFingerprints().map(\.fingerprint)
    let after = changed.map(\.finding).withFingerprints().map(\.fingerprint)

    #expect(after.filter(before.contains) == before)
  }

  @Test(
    "Words with numbers are the same whatever the numbers are",
    arguments: [
      ("2 reactions", "3 reactions"), ("at 9:41", "at 10:05"), ("1.5 km", "31 km"),
      ("1 000 000 messages", "2 000 000 messages"), ("٣ ردود", "٤٢ ردود"),
      ("12,345.67 €", "1 €"),
    ])
  func numbers(first: String, second: String) {
    expectSame([first, second].map { label in Self.labelled.with { $0.label = label } })
  }

  private static let letters = ["a", "b", "c", "d", "e", "f", "g", "h"]

  private static func fingerprint(of sample: Sample) -> String {
    [sample.finding].withFingerprints()[0].fingerprint
  }

  private static func fingerprint(at path: String) -> String {
    fingerprint(of: Sample(element: AccessibilityElement.ID(rawValue: path)))
  }

  private func expectSame(_ samples: [Sample]) {
    #expect(Set(samples.map(Self.fingerprint)).count == 1)
  }
}
