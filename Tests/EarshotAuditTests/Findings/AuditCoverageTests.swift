import EarshotAudit
import Testing

@Suite("How much was seen is told in figures")
struct AuditCoverageTests {
  @Test(
    "Stops a message are counted in tenths, and not where there is no message",
    arguments: [(9, 4, 23), (8, 4, 20), (1, 3, 3), (5, 3, 17), (9, 0, nil), (9, nil, nil)]
      as [(Int, Int?, Int?)])
  func stopsPerMessage(stops: Int, messages: Int?, tenths: Int?) {
    let coverage = AuditCoverage(
      screen: "chat", states: 1, steps: 0, stops: stops, messages: messages)

    #expect(coverage.tenthsOfStopsPerMessage == tenths)
  }
}
