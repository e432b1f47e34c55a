import EarshotAudit
import EarshotClient
import EarshotTree
import Testing

@testable import earshot

@Suite("How faults of client code are told and borne")
struct FaultAllowanceTests {
  private static func fault(_ act: AuditAct, steps: Int = 0) -> ScreenFault {
    ScreenFault(act, AuditEnding(.crash(words: "gone")), steps: steps)
  }

  private static func faults(_ count: Int) -> [ScreenFault] {
    (1...count).map { fault(AuditAct(deed: .escape), steps: 10 * $0) }
  }

  @Test(
    "The more often a screen fails, the less is done with it",
    arguments: [
      ([], .whole), (faults(4), .whole), (faults(5), .some(steps: 50)), (faults(6), .glance),
      (faults(7), .none),
    ] as [([ScreenFault], FaultAllowance)])
  func often(faults: [ScreenFault], allowance: FaultAllowance) {
    #expect(FaultAllowance(after: faults) == allowance)
  }

  @Test(
    "A screen that cannot be opened is left alone, and one that fails a little later is looked at",
    arguments: [
      ([fault(AuditAct())], .none), ([fault(AuditAct(isResting: true))], .glance),
      ([fault(AuditAct(isResting: true)), fault(AuditAct())], .none),
      ([fault(AuditAct(reducesMotion: true))], .whole),
    ] as [([ScreenFault], FaultAllowance)])
  func opening(faults: [ScreenFault], allowance: FaultAllowance) {
    #expect(FaultAllowance(after: faults) == allowance)
  }

  @Test(
    "What a program says when it gives up is taken apart",
    arguments: [
      (
        "ClientScreens/Row.swift:5: Fatal error: no: more", "Fatal error: no: more",
        SourcePlace(file: "Row.swift", line: 5)
      ),
      (
        "Swift/Array.swift:600: Fatal error: Index out of range", "Fatal error: Index out of range",
        nil
      ),
      ("Fatal error: no", "Fatal error: no", nil),
      ("a: b: Fatal error", "a: b: Fatal error", nil),
    ] as [(String, String, SourcePlace?)])
  func reasons(reason: String, words: String, place: SourcePlace?) {
    let end = ClientProcess.End.crashed(during: "", in: "Row", words: "by a signal")

    #expect(
      AuditEnding(end, saying: reason)
        == AuditEnding(.crash(words: words), inBodyOf: "Row", at: place))
  }

  @Test("Without a reason, the system's words are told, and a hang has its time")
  func otherEndings() {
    #expect(
      AuditEnding(.crashed(during: "", in: nil, words: "by a signal"), saying: nil)
        == AuditEnding(.crash(words: "by a signal")))
    #expect(
      AuditEnding(.hung(during: "", in: "Row", .computed(seconds: 3)), saying: nil)
        == AuditEnding(.endlessWork(seconds: 3), inBodyOf: "Row"))
    #expect(
      AuditEnding(.hung(during: "", in: nil, .waited(seconds: 6)), saying: nil)
        == AuditEnding(.endlessWait(seconds: 6)))
    #expect(
      AuditEnding(.robbed(during: ""), saying: "Fatal error: no") == AuditEnding(.closedFiles))
    #expect(AuditEnding(.status(0), saying: nil) == nil)
    #expect(AuditEnding(.refused(status: 2), saying: nil) == nil)
    #expect(AuditEnding(.stopped(signal: 2), saying: "Fatal error: no") == nil)
  }

  @Test("Progress counts in words, and names what takes long")
  func progress() {
    let act = AuditAct(deed: .perform(.activate, on: "send"), name: "Se\u{1B}nd")
    let note = AuditNote(
      screen: 0, name: "Chat.swift#Thread", states: 1, waiting: 3, steps: 1,
      .moment(AuditMoment(act)))

    #expect(
      ProgressLine(of: note).text
        == "Chat.swift#Thread: 1 thing tried, 1 state, 3 still to leave; now: a double tap on "
        + "“Se\\u{1B}nd”")
    #expect(
      ProgressLine(of: AuditNote(screen: 0, name: "a", states: 2, steps: 120, .transcript(1))).text
        == "a: 120 things tried, 2 states, 0 still to leave; now: writing a transcript")
  }
}
