import EarshotTestSupport
import Testing

@testable import EarshotAudit

@Suite("What processes that audit hand to each other")
struct HandoverTests {
  @Test("Everything arrives as it was sent", arguments: 0..<200 as Range<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var random = RandomHandover(seed: seed)
    let (entry, note) = (random.entry(), random.note())

    #expect(try AuditJournal.Entry(bytes: entry.bytes) == entry)
    #expect(try AuditJournal.Entry(bytes: entry.bytes).bytes == entry.bytes)
    #expect(try AuditNote(bytes: note.bytes) == note)
  }

  @Test("What is cut off or goes on is refused", arguments: 0..<20 as Range<UInt64>)
  func lengths(seed: UInt64) {
    var random = RandomHandover(seed: seed)
    let (entry, note) = (random.entry().bytes, random.note().bytes)

    for length in entry.indices {
      #expect(throws: UnpackingError()) {
        try AuditJournal.Entry(bytes: Array(entry.prefix(length)))
      }
    }
    #expect(throws: UnpackingError()) { try AuditJournal.Entry(bytes: entry + [0]) }
    #expect(throws: UnpackingError()) { try AuditNote(bytes: Array(note.dropLast())) }
    #expect(throws: UnpackingError()) { try AuditNote(bytes: []) }
  }

  @Test("Bytes that were written over are refused, or mean something else, and end nothing")
  func mutations() {
    var random = RandomHandover(seed: 7)
    var refusals = 0
    for _ in 0..<2_000 {
      var bytes = random.entry().bytes
      for _ in 0...random.number(3) {
        bytes[random.number(bytes.count)] = UInt8(random.number(256))
      }
      do {
        let entry = try AuditJournal.Entry(bytes: bytes)
        #expect(entry.bytes == bytes)
      } catch { refusals += 1 }
    }

    #expect(refusals > 200)
  }

  @Test("Random bytes are refused", arguments: [0, 1, 7, 64, 4_096])
  func noise(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))

    for _ in 0..<100 {
      let bytes = (0..<count).map { _ in UInt8.random(in: 4...255, using: &generator) }
      #expect(throws: UnpackingError()) { try AuditJournal.Entry(bytes: bytes) }
    }
  }

  @Test("A rule that does not exist is refused")
  func unknownRule() {
    let finding = AuditFinding(
      rule: SampleAudit.motion, problem: AuditProblem("it moves"), screen: "tapback")
    let report = ScreenReport(
      findings: [finding],
      coverage: AuditCoverage(screen: "tapback", states: 1, steps: 0, stops: 1))

    #expect(throws: UnpackingError()) {
      try AuditJournal.Entry(bytes: AuditJournal.Entry.report(report, screen: 0).bytes)
    }
  }
}
