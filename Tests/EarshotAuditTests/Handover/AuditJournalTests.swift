import EarshotAudit
import Testing

@Suite("What is known of an audit in which processes take turns")
struct AuditJournalTests {
  private static let act = AuditAct(deed: .escape)
  private static let fault = ScreenFault(act, AuditEnding(.crash(words: "gone")))
  private static let scene = FaultScene(lines: ["escape"], proof: .endsAgain)

  @Test("Each screen has its own report and faults, and its own findings to be played")
  func screens() {
    var journal = AuditJournal()
    let report = ScreenReport(
      coverage: AuditCoverage(screen: "tapback", states: 1, steps: 0, stops: 1))

    journal.add(.report(report, screen: 1))
    journal.add(.fault(Self.fault, screen: 2))
    journal.add(.unplayable(finding: 3, screen: 1))

    #expect((0..<3).map { journal.report(onScreen: $0) } == [nil, report, nil])
    #expect((0..<3).map { journal.faults(onScreen: $0) } == [[], [], [Self.fault]])
    #expect(!journal.isPlayable(3, onScreen: 1))
    #expect(journal.isPlayable(3, onScreen: 2) && journal.isPlayable(2, onScreen: 1))
    #expect(journal.entries.count == 3)
  }

  @Test("Where a fault was is known of all faults of the same act, before it and after it")
  func scenes() {
    var journal = AuditJournal()
    let other = ScreenFault(AuditAct(), AuditEnding(.crash(words: "gone")))

    journal.add(.fault(Self.fault, screen: 0))
    journal.add(.fault(other, screen: 0))
    journal.add(.scene(Self.scene, of: Self.act, screen: 0))
    journal.add(.scene(Self.scene, of: Self.act, screen: 7))
    journal.add(.fault(Self.fault, screen: 0))

    #expect(journal.faults(onScreen: 0).map(\.scene) == [Self.scene, nil, Self.scene])
    #expect(journal.faults(onScreen: 7).isEmpty)
  }

  @Test(
    "What there is in source, what cannot be opened, and what is written down is known by place")
  func others() {
    var journal = AuditJournal()

    journal.add(.screens(["First", nil], source: 1))
    journal.add(.refusal("it is not there", screen: 2))
    journal.add(.transcript("second", file: "b.transcript", finding: 4, screen: 0))
    journal.add(.transcript("first", file: "a.transcript", finding: 3, screen: 0))

    #expect(journal.screens(ofSource: 1) == ["First", nil])
    #expect(journal.screens(ofSource: 0) == nil)
    #expect((0..<3).map { journal.refusal(ofScreen: $0) } == [nil, nil, "it is not there"])
    #expect(journal.transcripts(onScreen: 0).map(\.text) == ["first", "second"])
    #expect(journal.transcript(of: 4, onScreen: 0)?.file == "b.transcript")
    #expect(journal.transcript(of: 5, onScreen: 0) == nil)
    #expect(journal.transcripts(onScreen: 1).isEmpty)
  }
}
